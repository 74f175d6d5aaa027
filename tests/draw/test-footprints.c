/* test-footprints.c: signs, symbols and the ground lie where they always have
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>

#include "draw/print/extras.h"
#include "draw/units/markers-private.h"
#include "draw/units/unit.h"
#include "fixture.h"
#include "footprint.h"

/* ---------------------------------------------------------------------------------------------
 * Bases. */

#define BASE_PIXELS 240

static cairo_surface_t *
draw_base (const DrawUnit *unit)
{
  cairo_surface_t *picture = fixture_new_picture (BASE_PIXELS, BASE_PIXELS);
  cairo_t *cr = cairo_create (picture);

  cairo_translate (cr, BASE_PIXELS / 2.0, BASE_PIXELS / 2.0);
  cairo_scale (cr, BASE_PIXELS / 42.0, BASE_PIXELS / 42.0);
  draw_unit (cr, unit);
  cairo_destroy (cr);
  return picture;
}

static void
test_symbols (void)
{
  for (WarSymbol symbol = 0; symbol < WAR_N_SYMBOLS; symbol++)
    {
      DrawUnit unit = { .symbol = symbol, .ink = DRAW_INK_BLACK, .width = 40, .depth = 40 };
      g_autofree char *name = g_strdup_printf ("symbol %u", (guint) symbol);

      footprint_check (name, draw_base (&unit), fixture_new_picture (BASE_PIXELS, BASE_PIXELS), 8);
    }
}

/* All cloths in both inks, on a base that is not square. */
static void
test_cloths (void)
{
  for (WarCloth cloth = 0; cloth < WAR_N_CLOTHS; cloth++)
    for (DrawInk ink = DRAW_INK_COLOUR; ink <= DRAW_INK_BLACK; ink++)
      {
        DrawUnit unit = { .cloth = cloth, .ink = ink, .width = 40, .depth = 25 };
        g_autofree char *name = g_strdup_printf ("cloth %u, ink %u", (guint) cloth, (guint) ink);

        footprint_check (name, draw_base (&unit), fixture_new_picture (BASE_PIXELS, BASE_PIXELS),
                         10);
      }
}

static void
test_wounds (void)
{
  for (gint wounds = 1; wounds <= 6; wounds++)
    {
      DrawUnit large = { .left = wounds, .width = 40, .depth = 40 };
      DrawUnit small = { .left = wounds, .width = 40, .depth = 20 };
      g_autofree char *name = g_strdup_printf ("%d wounds", wounds);
      g_autofree char *small_name = g_strdup_printf ("%d wounds, a small base", wounds);

      footprint_check (name, draw_base (&large), fixture_new_picture (BASE_PIXELS, BASE_PIXELS),
                       10);
      footprint_check (small_name, draw_base (&small),
                       fixture_new_picture (BASE_PIXELS, BASE_PIXELS), 10);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Tokens and markers. */

#define MARKER_MM 48
#define MARKER_SCALE 5

static cairo_t *
begin_marker (cairo_surface_t *picture)
{
  cairo_t *cr = cairo_create (picture);

  cairo_scale (cr, MARKER_SCALE, MARKER_SCALE);
  cairo_translate (cr, MARKER_MM / 2.0, MARKER_MM / 2.0);
  return cr;
}

static cairo_surface_t *
new_marker_picture (void)
{
  return fixture_new_picture (MARKER_MM * MARKER_SCALE, MARKER_MM * MARKER_SCALE);
}

/* Each by itself, and all of them behind a base that is turned. */
static void
test_tokens (void)
{
  const DrawUnit unit = { .width = 40, .depth = 20, .ink = DRAW_INK_COLOUR };

  for (guint token = 0; token <= WAR_N_TOKENS; token++)
    {
      gboolean all = token == WAR_N_TOKENS;
      g_autofree char *name = all ? g_strdup ("all tokens") : g_strdup_printf ("token %u", token);
      cairo_surface_t *picture = new_marker_picture ();
      cairo_t *cr = begin_marker (picture);
      double turn = all ? G_PI / 5 : 0;

      cairo_rotate (cr, turn);
      draw_tokens (cr, &unit, turn, all ? (1u << WAR_N_TOKENS) - 1 : 1u << token);
      cairo_destroy (cr);
      footprint_check (name, picture, new_marker_picture (), 5);
    }
}

/* Colours are no part of a footprint: in black there are none. */
static gboolean
is_coloured (cairo_surface_t *picture)
{
  cairo_surface_flush (picture);
  for (int y = 0; y < cairo_image_surface_get_height (picture); y++)
    for (int x = 0; x < cairo_image_surface_get_width (picture); x++)
      {
        const guint8 *pixel = cairo_image_surface_get_data (picture)
                              + y * cairo_image_surface_get_stride (picture) + x * 4;

        if (abs (pixel[0] - pixel[1]) > 8 || abs (pixel[1] - pixel[2]) > 8)
          return TRUE;
      }
  return FALSE;
}

static void
check_marker (const char *name, const WarShownMarker *marker, DrawInk ink)
{
  cairo_surface_t *picture = new_marker_picture ();
  cairo_t *cr = begin_marker (picture);

  draw_marker (cr, marker, ink);
  cairo_destroy (cr);
  g_assert_cmpint (is_coloured (picture), ==, ink == DRAW_INK_COLOUR);
  footprint_check (name, picture, new_marker_picture (), 6);
}

/* Of both sides, lying and carried, deadly and not, as they head; in both inks. */
static void
test_markers (void)
{
  g_autoptr (WarUnitType) type = war_unit_type_new ();

  type->base_width = 36 * WAR_MILLIMETRE;
  type->base_depth = 24 * WAR_MILLIMETRE;
  for (WarMarkerKind kind = 0; kind < WAR_N_MARKERS; kind++)
    for (guint variant = 0; variant < 8; variant++)
      {
        gint side = variant & 1;
        gboolean other = (variant & 2) != 0;
        DrawInk ink = variant & 4 ? DRAW_INK_BLACK : DRAW_INK_COLOUR;
        const WarShownMarker marker = {
          .kind = kind,
          .side = side,
          .heading = side == 0 ? 0 : WAR_HEADING_FROM_DEGREES (60),
          .carrier = other && kind != WAR_MARKER_CLOUD && kind != WAR_MARKER_GAP ? 3 : WAR_NONE,
          .radius = 20 * WAR_MILLIMETRE,
          .kills = other,
          .width = (other ? 30 : 50) * WAR_MILLIMETRE,
          .depth = 20 * WAR_MILLIMETRE,
          .type = type,
        };
        g_autofree char *name = g_strdup_printf ("marker %u, variant %u", (guint) kind, variant);

        check_marker (name, &marker, ink);
      }
}

/* ---------------------------------------------------------------------------------------------
 * Terrain. */

#define FIELD_WIDTH 140
#define FIELD_DEPTH 70
#define FIELD_SCALE 4

static WarField *
new_field (void)
{
  return war_field_new ("Test", FIELD_WIDTH * WAR_MILLIMETRE, FIELD_DEPTH * WAR_MILLIMETRE);
}

static void
check_field (const char *name, const WarField *field, DrawInk ink, int cell)
{
  g_autoptr (WarField) empty = new_field ();

  footprint_check (name, fixture_draw_field (field, FIELD_SCALE, ink, 1),
                   fixture_draw_field (empty, FIELD_SCALE, ink, 1), cell);
}

static void
check_feature (const char *name, WarTerrain terrain, WarShapeKind kind, const char *variant)
{
  g_autoptr (WarField) field = new_field ();
  g_autofree char *black = g_strconcat (name, ", black", NULL);
  WarFeature *area = fixture_new_feature (terrain, kind, 6, 6, 56, 58);
  WarFeature *line = fixture_new_feature (terrain, kind + 1, 74, 6, 58, 58);

  area->variant = g_strdup (variant);
  line->variant = g_strdup (variant);
  g_ptr_array_add (field->features, area);
  g_ptr_array_add (field->features, line);
  check_field (name, field, DRAW_INK_COLOUR, 10);
  check_field (black, field, DRAW_INK_BLACK, 20);
}

/* Each terrain as an area and along a line, as a box and as an ellipse. */
static void
test_terrain (void)
{
  for (WarTerrain terrain = 0; terrain < WAR_N_TERRAINS; terrain++)
    {
      g_autofree char *turned = g_strconcat (war_terrain_get_id (terrain), ", turned", NULL);

      check_feature (war_terrain_get_id (terrain), terrain, WAR_SHAPE_AREA, NULL);
      check_feature (turned, terrain, WAR_SHAPE_BOX, NULL);
    }
}

static void
test_variants (void)
{
  static const struct
  {
    const char *variant;
    WarTerrain terrain;
  } variants[] = {
    { "church", WAR_TERRAIN_BUILDING }, { "ruin", WAR_TERRAIN_BUILDING },
    { "track", WAR_TERRAIN_ROAD },      { "conifer", WAR_TERRAIN_WOOD },
    { "deciduous", WAR_TERRAIN_WOOD },  { "splintered", WAR_TERRAIN_WOOD },
    { "side-1", WAR_TERRAIN_TRENCH },   { "side-2", WAR_TERRAIN_TRENCH },
  };

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      WarShapeKind kind
        = variants[i].terrain == WAR_TERRAIN_BUILDING ? WAR_SHAPE_BOX : WAR_SHAPE_AREA;

      check_feature (variants[i].variant, variants[i].terrain, kind, variants[i].variant);
    }
}

/* The paper with its contours and squares, and zones upon it. */
static void
test_ground (void)
{
  g_autoptr (WarField) field = war_field_new ("Ground", 600 * WAR_MILLIMETRE, 400 * WAR_MILLIMETRE);
  g_autoptr (WarField) zones = new_field ();

  footprint_check ("ground", fixture_draw_field (field, 2, DRAW_INK_COLOUR, 1),
                   fixture_new_picture (1200, 800), 20);
  footprint_check ("ground, black", fixture_draw_field (field, 2, DRAW_INK_BLACK, 1),
                   fixture_new_picture (1200, 800), 20);
  g_ptr_array_add (zones->zones, fixture_new_zone (1, 0, 0, 50, 70));
  g_ptr_array_add (zones->zones, fixture_new_zone (2, 90, 10, 50, 50));
  check_field ("zones", zones, DRAW_INK_COLOUR, 10);
  check_field ("zones, black", zones, DRAW_INK_BLACK, 10);
}

/* ---------------------------------------------------------------------------------------------
 * The templates' sheet, where it has no letters. */

#define SHEET_SCALE 6

/* A part of the sheet around a place, in millimetres. */
static void
check_sheet (const char *name, const DrawSheets *sheets, double left, double top, int width,
             int height)
{
  cairo_surface_t *picture = fixture_new_picture (width * SHEET_SCALE, height * SHEET_SCALE);
  cairo_t *cr = cairo_create (picture);

  cairo_scale (cr, SHEET_SCALE, SHEET_SCALE);
  cairo_translate (cr, -left, -top);
  draw_sheets_draw_page (sheets, 0, cr);
  cairo_destroy (cr);
  footprint_check (name, picture, fixture_new_picture (width * SHEET_SCALE, height * SHEET_SCALE),
                   SHEET_SCALE);
}

/* The arrows of the compass, the rim of a template, and the scale, on A4. */
static void
test_templates (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  const DrawSubject subject = { .rules = rules };
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .ink = DRAW_INK_BLACK };
  g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (DRAW_SHEET_TEMPLATES, &subject, &setup);

  check_sheet ("compass", sheets, 96.7, 17, 35, 38);
  check_sheet ("template", sheets, 7.5 - 2, 7.5 - 2, 80, 18);
  check_sheet ("ruler", sheets, 7, 277, 103, 9);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  footprint_open ("footprints.txt");
  g_test_add_func ("/draw/footprints/symbols", test_symbols);
  g_test_add_func ("/draw/footprints/cloths", test_cloths);
  g_test_add_func ("/draw/footprints/wounds", test_wounds);
  g_test_add_func ("/draw/footprints/tokens", test_tokens);
  g_test_add_func ("/draw/footprints/markers", test_markers);
  g_test_add_func ("/draw/footprints/terrain", test_terrain);
  g_test_add_func ("/draw/footprints/variants", test_variants);
  g_test_add_func ("/draw/footprints/ground", test_ground);
  g_test_add_func ("/draw/footprints/templates", test_templates);
  return footprint_close (g_test_run ());
}

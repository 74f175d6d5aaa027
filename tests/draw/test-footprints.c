/* test-footprints.c: signs, symbols and the ground lie where they always have
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "draw/template-sheet.h"
#include "draw/unit.h"
#include "fixture.h"

/* A picture's footprint is how dark the cells of a grid over it are, against the same without what
 * is looked at: '.' for no difference, else a digit. It says where things are and how large, not
 * which pixels a line has; no letters are drawn. footprints.txt has them all, to be looked at too;
 * when a drawing is meant to change, FOOTPRINTS_WRITE=tests/draw/footprints.txt before this program
 * writes it anew, and what has changed shows in the difference. */
#define LEVELS 9

/* A cell may differ from its digit by this share of a level: rounding takes half of one. */
#define TOLERANCE 0.85

typedef struct
{
  GHashTable *known; /* name → rows, each ending in a newline */
  GString *written; /* or NULL: compare */
} Footprints;

static Footprints footprints;

/* The mean difference of a cell, from 0 to LEVELS. Small ones are spread, as thin lines count. */
static double
measure_cell (cairo_surface_t *picture, cairo_surface_t *blank, int left, int top, int size)
{
  guint64 sum = 0;

  for (int y = top; y < top + size; y++)
    for (int x = left; x < left + size; x++)
      {
        gsize at = (gsize) y * (gsize) cairo_image_surface_get_stride (picture) + (gsize) x * 4;
        const guint8 *p = cairo_image_surface_get_data (picture) + at;
        const guint8 *q = cairo_image_surface_get_data (blank) + at;

        for (guint channel = 0; channel < 3; channel++)
          sum += (guint64) abs (p[channel] - q[channel]);
      }
  return sqrt ((double) sum / (3 * 255.0 * size * size)) * LEVELS;
}

static char
get_digit (double level)
{
  int rounded = (int) lround (level);

  return rounded == 0 ? '.' : (char) ('0' + rounded);
}

static gboolean
is_like (double level, char digit)
{
  return fabs (level - (digit == '.' ? 0 : digit - '0')) <= TOLERANCE;
}

/* Compares the picture with its footprint, or writes it. cell: in pixels. Takes the pictures. */
static void
check (const char *name, cairo_surface_t *picture, cairo_surface_t *blank, int cell)
{
  int columns = cairo_image_surface_get_width (picture) / cell;
  int rows = cairo_image_surface_get_height (picture) / cell;
  const char *known = g_hash_table_lookup (footprints.known, name);
  g_autoptr (GString) found = g_string_new (NULL);
  guint n_wrong = 0;

  if (known != NULL && strlen (known) != (gsize) (rows * (columns + 1)))
    known = NULL;
  cairo_surface_flush (picture);
  cairo_surface_flush (blank);
  for (int row = 0; row < rows; row++)
    {
      for (int column = 0; column < columns; column++)
        {
          double level = measure_cell (picture, blank, column * cell, row * cell, cell);

          g_string_append_c (found, get_digit (level));
          if (known != NULL && !is_like (level, known[row * (columns + 1) + column]))
            n_wrong++;
        }
      g_string_append_c (found, '\n');
    }
  cairo_surface_destroy (picture);
  cairo_surface_destroy (blank);

  if (footprints.written != NULL)
    {
      g_string_append_printf (footprints.written, "\n%s\n%s", name, found->str);
    }
  else if (known == NULL || n_wrong > 0)
    {
      g_test_message ("%s: %u cells are not as they were\n%s", name, n_wrong, found->str);
      g_test_fail ();
    }
}

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

      check (name, draw_base (&unit), fixture_new_picture (BASE_PIXELS, BASE_PIXELS), 8);
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

        check (name, draw_base (&unit), fixture_new_picture (BASE_PIXELS, BASE_PIXELS), 10);
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

      check (name, draw_base (&large), fixture_new_picture (BASE_PIXELS, BASE_PIXELS), 10);
      check (small_name, draw_base (&small), fixture_new_picture (BASE_PIXELS, BASE_PIXELS), 10);
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

  check (name, fixture_draw_field (field, FIELD_SCALE, ink, 1),
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

  check ("ground", fixture_draw_field (field, 2, DRAW_INK_COLOUR, 1),
         fixture_new_picture (1200, 800), 20);
  check ("ground, black", fixture_draw_field (field, 2, DRAW_INK_BLACK, 1),
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
  check (name, picture, fixture_new_picture (width * SHEET_SCALE, height * SHEET_SCALE),
         SHEET_SCALE);
}

/* The arrows of the compass, the rim of a template, and the scale, on A4. */
static void
test_templates (void)
{
  g_autoptr (DrawSheets) sheets = draw_template_sheets_new (draw_paper_a4, DRAW_INK_BLACK);

  check_sheet ("compass", sheets, 70 - 19, 183.2 - 19, 38, 38);
  check_sheet ("template", sheets, 76.1 - 40, 87.1 - 40, 80, 18);
  check_sheet ("ruler", sheets, 50, 249.5, 108, 10);
}

/* ---------------------------------------------------------------------------------------------
 * The file. */

static void
read_footprints (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "draw", "footprints.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) blocks = NULL;
  g_autoptr (GError) error = NULL;

  footprints.known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  blocks = g_strsplit (text, "\n\n", -1);
  for (guint i = 0; blocks[i] != NULL; i++)
    {
      const char *rows = strchr (blocks[i], '\n');

      if (rows != NULL)
        g_hash_table_insert (footprints.known, g_strndup (blocks[i], (gsize) (rows - blocks[i])),
                             g_strconcat (rows + 1, blocks[i + 1] != NULL ? "\n" : "", NULL));
    }
}

int
main (int argc, char *argv[])
{
  const char *path = g_getenv ("FOOTPRINTS_WRITE");
  int status;

  g_test_init (&argc, &argv, NULL);
  if (path != NULL)
    {
      footprints.known = g_hash_table_new (g_str_hash, g_str_equal);
      footprints.written
        = g_string_new ("How dark each part of a drawing is: test-footprints.c.\n");
    }
  else
    {
      read_footprints ();
    }
  g_test_add_func ("/draw/footprints/symbols", test_symbols);
  g_test_add_func ("/draw/footprints/cloths", test_cloths);
  g_test_add_func ("/draw/footprints/wounds", test_wounds);
  g_test_add_func ("/draw/footprints/terrain", test_terrain);
  g_test_add_func ("/draw/footprints/variants", test_variants);
  g_test_add_func ("/draw/footprints/ground", test_ground);
  g_test_add_func ("/draw/footprints/templates", test_templates);
  status = g_test_run ();

  if (footprints.written != NULL)
    {
      g_assert_true (g_file_set_contents (path, footprints.written->str, -1, NULL));
      g_string_free (footprints.written, TRUE);
    }
  g_hash_table_unref (footprints.known);
  return status;
}

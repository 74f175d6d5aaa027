/* test-layouts.c: maps, sheets and covers have their parts where they always have
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-tiles.h"
#include "draw/print/extras.h"
#include "draw/sheets/campaign-sheet.h"
#include "draw/sheets/cover.h"
#include "draw/sheets/map-sheet.h"
#include "draw/sheets/operation-sheet.h"
#include "draw/sheets/roster-sheet.h"
#include "draw/surface/fonts.h"
#include "draw/units/pieces.h"
#include "draw/units/reserves.h"
#include "engine/entrenched/terms.h"
#include "fixture.h"
#include "footprint.h"
#include "shipped.h"
#include "store/documents/army-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/field-file.h"

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

typedef struct
{
  StoreLibrary *library;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->library = store_library_new (NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  store_library_free (fixture->library);
}

static WarField *
load_field (Fixture *fixture, const char *name)
{
  g_autofree char *path = store_library_find_file (fixture->library, name);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarField *field = store_field_load (path, faults);

  g_assert_nonnull (field);
  return field;
}

static WarArmy *
load_army (Fixture *fixture)
{
  g_autofree char *path
    = store_library_find_file (fixture->library, "scenarios/british-expeditionary-force.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarArmy *army = store_army_load (fixture->library, path, faults);

  g_assert_nonnull (army);
  return army;
}

/* With all that the signs of a map may have: squares in centimetres, if so. */
static WarField *
new_field (gboolean metric)
{
  WarField *field = metric ? war_field_new ("Field", 120 * WAR_CENTIMETRE, 60 * WAR_CENTIMETRE)
                           : war_field_new ("Field", 36 * WAR_INCH, 24 * WAR_INCH);

  for (guint i = 0; i < WAR_N_TERRAINS; i += 3)
    g_ptr_array_add (field->features,
                     fixture_new_feature (i, i % 2 ? WAR_SHAPE_LINE : WAR_SHAPE_BOX,
                                          (int) (40 + i % 7 * 110), (int) (30 + i / 7 * 150), 90,
                                          80));
  for (guint i = 0; i < field->features->len; i += 2)
    ((WarFeature *) g_ptr_array_index (field->features, i))->name = g_strdup ("Somewhere");
  for (WarPointKind kind = 0; kind <= WAR_POINT_LABEL; kind++)
    {
      WarPoint *point = war_point_new ();

      point->id = g_strdup_printf ("point-%u", (guint) kind);
      point->name = g_strdup ("Here");
      point->kind = kind;
      point->position
        = (WarPosition){ (200 + 160 * (gint) kind) * WAR_MILLIMETRE, 520 * WAR_MILLIMETRE };
      g_ptr_array_add (field->points, point);
    }
  g_ptr_array_add (field->zones, fixture_new_zone (1, 0, 0, 150, 500));
  g_ptr_array_add (field->zones, fixture_new_zone (2, 700, 0, 150, 500));
  return field;
}

static cairo_t *
begin (cairo_surface_t *picture, double scale)
{
  cairo_t *cr;

  footprint_mark_letters (picture);
  cr = cairo_create (picture);
  cairo_scale (cr, scale, scale);
  return cr;
}

/* Against a blank sheet that is white, or of the map's paper. */
static void
end (const char *name, cairo_surface_t *picture, cairo_t *cr, gboolean paper, int cell)
{
  cairo_surface_t *blank = fixture_new_picture (cairo_image_surface_get_width (picture),
                                                cairo_image_surface_get_height (picture));

  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  if (paper)
    {
      cr = cairo_create (blank);
      draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_PAPER, DRAW_INK_COLOUR), 1);
      cairo_paint (cr);
      cairo_destroy (cr);
    }
  footprint_check (name, picture, blank, cell);
}

/* ---------------------------------------------------------------------------------------------
 * Maps. */

/* In their border. */
static void
check_map (const char *name, const WarField *field, const DrawMapOptions *options)
{
  double margin = draw_map_get_margin (field), scale = 0.7;
  double width = (double) field->width / WAR_MILLIMETRE + 2 * margin;
  double height = (double) field->depth / WAR_MILLIMETRE + 2 * margin;
  cairo_surface_t *picture = fixture_new_picture ((int) (width * scale), (int) (height * scale));
  cairo_t *cr = begin (picture, scale);

  cairo_translate (cr, margin, margin);
  draw_map (cr, field, options);
  end (name, picture, cr, options->ink == DRAW_INK_COLOUR, 8);
}

static void
test_maps (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *name;
    gboolean metric;
    DrawMapOptions options;
  } maps[] = {
    { "map in inches", FALSE, { .zones = TRUE, .labels = TRUE } },
    { "map in centimetres, black", TRUE, { .ink = DRAW_INK_BLACK, .zones = TRUE, .labels = TRUE } },
    { "map without names and zones", FALSE, { .labels = TRUE, .no_names = TRUE } },
    { "map without squares", TRUE, { .labels = TRUE, .no_squares = TRUE } },
    { "map without labels", FALSE, { .pixel = 1.5 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (maps); i++)
    {
      g_autoptr (WarField) field = new_field (maps[i].metric);

      check_map (maps[i].name, field, &maps[i].options);
    }
}

/* Part by part, wherever they begin, the signs of points and the hatching of zones are whole; only
 * edges that a clip cuts are smoothed otherwise. */
static void
test_parts (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarField) field = new_field (FALSE);
  const DrawMapOptions options = { .zones = TRUE, .labels = TRUE, .pixel = 1 };
  int width = field->width / WAR_MILLIMETRE, height = field->depth / WAR_MILLIMETRE;
  cairo_surface_t *whole = fixture_new_picture (width, height);
  cairo_surface_t *strips = fixture_new_picture (width, height);
  cairo_t *cr = begin (whole, 1);

  draw_field (cr, field, &options);
  cairo_destroy (cr);
  for (int left = 0; left < width; left += 13)
    for (int top = 0; top < height; top += 101)
      {
        cr = begin (strips, 1);
        cairo_rectangle (cr, left, top, 13, 101);
        cairo_clip (cr);
        draw_field (cr, field, &options);
        cairo_destroy (cr);
      }
  g_assert_cmpuint (fixture_count_differences (whole, strips, 0, 0, width, height, 48), ==, 0);
  cairo_surface_destroy (whole);
  cairo_surface_destroy (strips);
}

/* On a small field: names wider than it, and points along its edges. */
static void
test_long_names (Fixture *fixture, gconstpointer data)
{
  static const gint places[][2] = { { 4, 4 }, { 156, 30 }, { 80, 97 }, { 3, 70 }, { 150, 95 } };
  g_autoptr (WarField) field
    = war_field_new ("A Field of Some Size", 160 * WAR_MILLIMETRE, 100 * WAR_MILLIMETRE);
  const DrawMapOptions options = { .labels = TRUE, .zones = TRUE };
  cairo_surface_t *picture = fixture_new_picture (640, 400);
  cairo_t *cr = begin (picture, 4);

  for (guint i = 0; i < 2; i++)
    {
      WarFeature *wood
        = fixture_new_feature (WAR_TERRAIN_WOOD, WAR_SHAPE_BOX, 10, 10 + 45 * (gint) i, 140, 35);

      wood->name = g_strnfill (i == 0 ? 60 : 200, 'o');
      g_ptr_array_add (field->features, wood);
    }
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      WarPoint *point = war_point_new ();

      point->id = g_strdup_printf ("point-%u", i);
      point->name = g_strdup ("Crossroads");
      point->kind = i % 3;
      point->position
        = (WarPosition){ places[i][0] * WAR_MILLIMETRE, places[i][1] * WAR_MILLIMETRE };
      g_ptr_array_add (field->points, point);
    }
  draw_field (cr, field, &options);
  end ("long names", picture, cr, TRUE, 8);
}

/* Reserves of both sides at each edge and in each zone. */
static void
test_reserves (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) shipped = shipped_load_operation (fixture->library, "langemarck");
  g_autoptr (WarOperation) operation = war_operation_copy (shipped);

  for (guint side = 0; side < WAR_N_SIDES; side++)
    for (guint place = 0; place < 6; place++)
      {
        WarForce *force = operation->forces[side];
        WarForceEntry *entry = war_force_entry_copy (g_ptr_array_index (force->entries, 0));

        g_clear_pointer (&entry->zone, g_free);
        entry->arrives = 2 + (gint) place;
        if (place < 4)
          entry->edge = (WarFieldEdge) (WAR_FIELD_EDGE_NORTH + place);
        else
          entry->zone = g_strdup (place == 4 ? "entente-zone" : "central-zone");
        g_ptr_array_add (force->entries, entry);
      }
  for (DrawInk ink = DRAW_INK_COLOUR; ink <= DRAW_INK_BLACK; ink++)
    {
      cairo_surface_t *picture = fixture_new_picture (610, 305);
      cairo_t *cr = begin (picture, 1);

      draw_reserves (cr, operation, ink);
      end (ink == DRAW_INK_COLOUR ? "reserves" : "reserves, black", picture, cr, FALSE, 8);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Sheets. */

#define SHEET_SCALE 3 /* pixels in a millimetre */

static void
check_page (const char *name, const DrawSheets *sheets, guint page)
{
  DrawPaper paper = draw_sheets_get_paper (sheets, page);
  g_autofree char *full = g_strdup_printf ("%s, page %u", name, page + 1);
  cairo_surface_t *picture
    = fixture_new_picture ((int) (paper.width * SHEET_SCALE), (int) (paper.height * SHEET_SCALE));
  cairo_t *cr = begin (picture, SHEET_SCALE);

  draw_sheets_draw_page (sheets, page, cr);
  end (full, picture, cr, FALSE, 4 * SHEET_SCALE);
}

static void
check_pages (const char *name, const DrawSheets *sheets)
{
  for (guint page = 0; page < draw_sheets_get_n_pages (sheets); page++)
    check_page (name, sheets, page);
}

static void
test_rosters (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army = load_army (fixture);
  g_autoptr (DrawSheets) whole
    = draw_roster_sheets_new (army, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  g_autoptr (DrawSheets) brief = draw_roster_sheets_new (
    army, &(DrawSheetSetup){ .paper = draw_paper_a5,
                             .ink = DRAW_INK_BLACK,
                             .left_out = DRAW_SHEET_COMPOSITION | DRAW_SHEET_TRAITS });
  g_autoptr (DrawSheets) book = draw_book_sheets_new (
    army->book, &(DrawSheetSetup){ .paper = draw_paper_letter, .left_out = DRAW_SHEET_TRAITS });

  check_pages ("roster", whole);
  check_page ("roster in brief", brief, 0);
  check_page ("book", book, 0);
}

/* Without their stories, whose letters are drawn line by line. */
static WarOperation *
load_operation (Fixture *fixture, const char *name)
{
  g_autoptr (WarOperation) shipped = shipped_load_operation (fixture->library, name);
  WarOperation *operation;

  operation = war_operation_copy (shipped);
  g_clear_pointer (&operation->prologue, g_free);
  g_clear_pointer (&operation->special_rules, g_free);
  return operation;
}

static void
test_operations (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = store_library_find_file (fixture->library, "scenarios/blood-of-ypres.duckcampaign");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarCampaign) campaign = store_campaign_load (fixture->library, path, faults);
  g_autoptr (WarOperation) langemarck = load_operation (fixture, "langemarck.duckop");
  g_autoptr (WarOperation) hooge = load_operation (fixture, "hooge.duckop");
  g_autoptr (DrawSheets) sheets = NULL, small = NULL, campaign_sheets = NULL;

  g_assert_nonnull (campaign);
  g_clear_pointer (&campaign->prologue, g_free);
  langemarck->forces[1]->cost_limit = 500;
  sheets = draw_operation_sheets_new (
    langemarck, NULL,
    &(DrawSheetSetup){ .paper = draw_paper_a4, .left_out = DRAW_SHEET_REFERENCE });
  small = draw_operation_sheets_new (hooge, NULL,
                                     &(DrawSheetSetup){ .paper = draw_paper_a5,
                                                        .ink = DRAW_INK_BLACK,
                                                        .left_out = DRAW_SHEET_REFERENCE });
  campaign_sheets = draw_campaign_sheets_new (
    campaign, NULL, &(DrawSheetSetup){ .paper = draw_paper_a4, .left_out = DRAW_SHEET_REFERENCE });
  check_pages ("operation", sheets);
  check_pages ("operation on A5", small);
  check_page ("campaign", campaign_sheets, 0);
}

static void
test_map_sheets (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarField) field = new_field (FALSE);
  const DrawPicture picture = { .format = DRAW_FORMAT_PDF, .width = 500, .paper = &draw_paper_a4 };
  const DrawSubject subject
    = { .rules = store_library_get_rules (fixture->library, "entrenched", NULL) };
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .ink = DRAW_INK_BLACK };
  g_autoptr (DrawSheets) templates = draw_extra_sheets_new (DRAW_SHEET_TEMPLATES, &subject, &setup);
  g_autoptr (DrawSheets) map = draw_map_sheets_new ("Map", field, draw_paper_a4, DRAW_INK_COLOUR);
  g_autoptr (DrawSheets) tiles = draw_map_tiles_new ("Map", field, &picture);

  check_pages ("templates", templates);
  check_pages ("map sheet", map);
  check_page ("tiles", tiles, 0);
  check_page ("tiles", tiles, draw_sheets_get_n_pages (tiles) - 1);
}

/* ---------------------------------------------------------------------------------------------
 * Covers. */

#define COVER_SCALE 2

static cairo_t *
begin_cover (cairo_surface_t **picture, DrawCover *cover)
{
  *cover = (DrawCover){ 160, 100, 1.0 / COVER_SCALE };
  *picture = fixture_new_picture (160 * COVER_SCALE, 100 * COVER_SCALE);
  return begin (*picture, COVER_SCALE);
}

static void
test_covers (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = store_library_find_file (fixture->library, "scenarios/blood-of-ypres.duckcampaign");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarCampaign) campaign = store_campaign_load (fixture->library, path, faults);
  g_autoptr (WarArmy) army = load_army (fixture);
  g_autoptr (WarField) field = load_field (fixture, "scenarios/langemarck.duckfield");
  cairo_surface_t *picture;
  DrawCover cover;
  cairo_t *cr;

  g_assert_nonnull (campaign);
  cr = begin_cover (&picture, &cover);
  draw_field_cover (cr, &cover, field);
  end ("cover of a field", picture, cr, TRUE, 8);

  cr = begin_cover (&picture, &cover);
  draw_army_cover (cr, &cover, army);
  end ("cover of an army", picture, cr, TRUE, 8);

  cr = begin_cover (&picture, &cover);
  draw_book_cover (cr, &cover, army->book);
  end ("cover of a book", picture, cr, TRUE, 8);

  cr = begin_cover (&picture, &cover);
  draw_campaign_cover (cr, &cover, campaign);
  end ("cover of a campaign", picture, cr, TRUE, 8);
}

/* ---------------------------------------------------------------------------------------------
 * Games. */

/* Langemarck with every third unit in rows, each turned a little farther; some have lost something
 * or are inactive. */
static WarSetup *
begin_game (WarOperation *operation, WarState **state)
{
  WarSetupFault fault;
  WarSetup *setup = war_setup_new (operation, &fault);
  gint n = 0;

  g_assert_nonnull (setup);
  *state = war_setup_begin (setup, 1);
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row += 3)
    {
      gint32 *cells = war_state_get_row (setup->layout, *state, WAR_TABLE_PIECES, row);

      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
      cells[WAR_PIECE_X] = (80 + n % 4 * 120) * WAR_MILLIMETRE;
      cells[WAR_PIECE_Y] = (60 + n / 4 * 100) * WAR_MILLIMETRE;
      cells[WAR_PIECE_HEADING] = WAR_HEADING_FROM_DEGREES (35) * n;
      cells[WAR_ENTRENCHED_PIECE_LEFT] -= n % 3;
      cells[WAR_ENTRENCHED_PIECE_INACTIVE] = n % 2;
      n++;
    }
  return setup;
}

static void
test_games (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) operation = load_operation (fixture, "langemarck.duckop");
  g_autofree WarState *state = NULL;
  WarSetup *setup = begin_game (operation, &state);
  cairo_surface_t *picture;
  DrawCover cover;
  cairo_t *cr;

  for (DrawInk ink = DRAW_INK_COLOUR; ink <= DRAW_INK_BLACK; ink++)
    {
      picture = fixture_new_picture (610, 305);
      cr = begin (picture, 1);
      draw_pieces (cr, setup, state, ink);
      end (ink == DRAW_INK_COLOUR ? "pieces" : "pieces, black", picture, cr, FALSE, 5);
    }
  cr = begin_cover (&picture, &cover);
  draw_game_cover (cr, &cover, setup, state);
  end ("cover of a game", picture, cr, TRUE, 8);
  war_setup_free (setup);
}

int
main (int argc, char *argv[])
{
  g_autofree char *missing = draw_fonts_describe_missing ();

  g_test_init (&argc, &argv, NULL);
  if (missing != NULL)
    {
      g_test_message ("%s", missing);
      return 77;
    }
  footprint_open ("layouts.txt");
  ADD ("/draw/layouts/maps", test_maps);
  ADD ("/draw/layouts/parts", test_parts);
  ADD ("/draw/layouts/long-names", test_long_names);
  ADD ("/draw/layouts/reserves", test_reserves);
  ADD ("/draw/layouts/rosters", test_rosters);
  ADD ("/draw/layouts/operations", test_operations);
  ADD ("/draw/layouts/map-sheets", test_map_sheets);
  ADD ("/draw/layouts/covers", test_covers);
  ADD ("/draw/layouts/games", test_games);
  return footprint_close (g_test_run ());
}

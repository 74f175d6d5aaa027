/* test-pieces.c: what lies on the field in a game is seen, and can be told apart
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/units/pieces.h"

#include <math.h>
#include <string.h>

#include "draw/units/starts.h"
#include "draw/units/unit.h"
#include "engine/entrenched/terms.h"
#include "engine/game/position.h"
#include "engine/game/session.h"
#include "engine/operation/battle.h"
#include "engine/solo/quick.h"
#include "fixture.h"
#include "shipped.h"
#include "store/documents/army-file.h"
#include "store/documents/field-file.h"
#include "text/game/piece.h"

/* A part of the field, in millimetres, which are pixels, with everything in its middle. */
#define SIZE 120
#define MIDDLE (SIZE / 2)

/* By how much a pixel may differ that has been painted twice. */
#define SAME 64

/* Of commanders, until there is a position. */
#define N_ORDERS 60

typedef struct
{
  WarOperation *operation;
  WarSetup *setup;
  WarState *state; /* with nothing on the field */
} Fixture;

static WarArmy *
load_army (StoreLibrary *library, const char *name)
{
  g_autofree char *path = store_library_find_file (library, name);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarArmy *army = store_army_load (library, path, faults);

  g_assert_nonnull (army);
  return army;
}

static gint32 *
get_piece (Fixture *fixture, guint row)
{
  return war_state_get_row (fixture->setup->layout, fixture->state, WAR_TABLE_PIECES, row);
}

static guint
count_rows (const Fixture *fixture)
{
  return fixture->setup->layout->tables[WAR_TABLE_PIECES].n_rows;
}

/* A game of Capture, which has objectives, with an army that has gas. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autofree char *path = store_library_find_file (library, "scenarios/open-ground.duckfield");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarField) field = store_field_load (path, faults);
  g_autoptr (WarArmy) first = load_army (library, "scenarios/french-twentieth-corps.duckarmy");
  g_autoptr (WarArmy) second = load_army (library, "scenarios/german-fifteenth-corps.duckarmy");
  WarBattle battle = { .game_type = "capture",
                       .armies = { first, second },
                       .field = field,
                       .edges = WAR_BATTLE_LONG_EDGES };
  WarBattleFault battle_fault;
  WarSetupFault setup_fault;

  fixture->operation = war_battle_arrange (&battle, &battle_fault);
  g_assert_nonnull (fixture->operation);
  fixture->setup = war_setup_new (fixture->operation, &setup_fault);
  g_assert_nonnull (fixture->setup);
  fixture->state = war_setup_begin (fixture->setup, 1);
  for (guint row = 0; row < count_rows (fixture); row++)
    get_piece (fixture, row)[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_free (fixture->state);
  war_setup_free (fixture->setup);
  war_operation_unref (fixture->operation);
}

static cairo_surface_t *
draw (const Fixture *fixture, DrawInk ink)
{
  cairo_surface_t *picture = fixture_new_picture (SIZE, SIZE);
  cairo_t *cr = cairo_create (picture);

  draw_pieces (cr, fixture->setup, fixture->state, ink);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  return picture;
}

/* Puts the first piece of the kind and side into the middle, facing right. */
static gint32 *
put (Fixture *fixture, WarEntrenchedKind kind, gint side)
{
  for (guint row = 0; row < count_rows (fixture); row++)
    {
      gint32 *cells = get_piece (fixture, row);

      if (cells[WAR_ENTRENCHED_PIECE_KIND] != (gint32) kind || cells[WAR_PIECE_SIDE] != side)
        continue;
      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
      cells[WAR_PIECE_X] = cells[WAR_PIECE_Y] = MIDDLE * WAR_MILLIMETRE;
      cells[WAR_PIECE_HEADING] = WAR_HEADING_TURN / 4;
      return cells;
    }
  g_assert_not_reached ();
}

static void
put_wounded (Fixture *fixture, gint side)
{
  gint32 *cells = put (fixture, WAR_ENTRENCHED_UNIT, side);

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
  cells[WAR_ENTRENCHED_PIECE_HEALTH] = WAR_ENTRENCHED_LYING;
}

/* The last rows are those of clouds, and are nothing until there are any. */
static void
put_cloud (Fixture *fixture, gboolean kills)
{
  gint32 *cells = get_piece (fixture, count_rows (fixture) - 1);

  cells[WAR_PIECE_SIDE] = 0;
  cells[WAR_PIECE_TYPE] = 1;
  cells[WAR_ENTRENCHED_PIECE_KIND] = WAR_ENTRENCHED_CLOUD;
  cells[WAR_ENTRENCHED_PIECE_KILLS] = kills;
  put (fixture, WAR_ENTRENCHED_CLOUD, 0);
}

/* The n-th sight that there is; FALSE: there is none. */
static gboolean
put_nth (Fixture *fixture, guint n)
{
  /* In its first turn: 1. */
  const guint tokens[] = { WAR_ENTRENCHED_PIECE_INACTIVE, WAR_ENTRENCHED_PIECE_STUNNED,
                           WAR_ENTRENCHED_PIECE_SUPPRESSED, WAR_ENTRENCHED_PIECE_FELL_BACK };
  gint32 *unit;

  switch (n)
    {
    case 0:
      break;
    case 1:
    case 2:
      put (fixture, WAR_ENTRENCHED_OBJECTIVE, (gint) n - 1);
      break;
    case 3:
    case 4:
      put_wounded (fixture, (gint) n - 3);
      break;
    case 5:
    case 6:
      put_cloud (fixture, n == 6);
      break;
    case 7:
      put (fixture, WAR_ENTRENCHED_UNIT, 0);
      break;
    default:
      if (n - 8 >= G_N_ELEMENTS (tokens))
        return FALSE;
      unit = put (fixture, WAR_ENTRENCHED_UNIT, 0);
      unit[tokens[n - 8]] = 1;
      break;
    }
  return TRUE;
}

/* What lies where a unit has its die. */
static cairo_surface_t *
draw_left (Fixture *fixture, gint32 left)
{
  gint32 *cells = put (fixture, WAR_ENTRENCHED_UNIT, 0);

  cells[WAR_ENTRENCHED_PIECE_LEFT] = left;
  return draw (fixture, DRAW_INK_BLACK);
}

/* The same unit as the map should show it by itself. */
static cairo_surface_t *
draw_expected (Fixture *fixture, gint32 left)
{
  cairo_surface_t *picture = draw_left (fixture, left);
  WarShownPiece piece;
  DrawUnit unit;
  cairo_t *cr = cairo_create (picture);

  for (guint row = 0; !war_play_show_piece (fixture->setup, fixture->state, row, &piece); row++)
    g_assert_cmpuint (row, <, count_rows (fixture));
  unit = (DrawUnit){
    .symbol = piece.type->symbol,
    .cloth = piece.type->cloth,
    .width = piece.base.width / (double) WAR_MILLIMETRE,
    .depth = piece.base.depth / (double) WAR_MILLIMETRE,
    .left = left,
    .ink = DRAW_INK_BLACK,
  };
  cairo_translate (cr, MIDDLE, MIDDLE);
  cairo_rotate (cr, G_PI / 2);
  draw_unit (cr, &unit);
  cairo_destroy (cr);
  return picture;
}

/* entrenched.1.6: the die shows the wounds that are left; who has all of them needs none. */
static void
test_die (Fixture *fixture, gconstpointer data)
{
  gint32 all = put (fixture, WAR_ENTRENCHED_UNIT, 0)[WAR_ENTRENCHED_PIECE_LEFT];

  g_assert_cmpint (all, >, 1);
  for (gint32 left = 1; left < all; left++)
    {
      cairo_surface_t *picture = draw_left (fixture, left);
      cairo_surface_t *expected = draw_expected (fixture, left);
      cairo_surface_t *whole = draw_left (fixture, all);

      g_assert_cmpuint (fixture_count_differences (picture, expected, 0, 0, SIZE, SIZE, SAME), ==,
                        0);
      g_assert_cmpuint (fixture_count_differences (picture, whole, 0, 0, SIZE, SIZE, SAME), >, 20);
      cairo_surface_destroy (picture);
      cairo_surface_destroy (expected);
      cairo_surface_destroy (whole);
    }
}

/* In colour and in black. */
static void
test_distinct (Fixture *fixture, gconstpointer data)
{
  DrawInk ink = (DrawInk) GPOINTER_TO_INT (data);
  g_autoptr (GPtrArray) pictures
    = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  WarState *empty = war_state_copy (fixture->state);

  for (guint n = 0; put_nth (fixture, n); n++)
    {
      g_ptr_array_add (pictures, draw (fixture, ink));
      war_state_assign (fixture->state, empty);
    }
  g_free (empty);

  for (guint i = 0; i < pictures->len; i++)
    for (guint j = i + 1; j < pictures->len; j++)
      {
        guint n = fixture_count_differences (g_ptr_array_index (pictures, i),
                                             g_ptr_array_index (pictures, j), 0, 0, SIZE, SIZE, 64);

        if (n < 8)
          g_test_message ("sights %u and %u differ in %u pixels", i, j, n);
        g_assert_cmpuint (n, >=, 8);
      }
}

/* Each tile has all that reaches into it: in strips the picture is the same. */
static void
test_strips (Fixture *fixture, gconstpointer data)
{
  WarState *empty = war_state_copy (fixture->state);

  for (guint n = 0; put_nth (fixture, n); n++)
    {
      cairo_surface_t *whole = draw (fixture, DRAW_INK_COLOUR);
      cairo_surface_t *strips = fixture_new_picture (SIZE, SIZE);

      for (int x = 0; x < SIZE; x += 10)
        {
          cairo_t *cr = cairo_create (strips);

          cairo_rectangle (cr, x, 0, 10, SIZE);
          cairo_clip (cr);
          draw_pieces (cr, fixture->setup, fixture->state, DRAW_INK_COLOUR);
          cairo_destroy (cr);
        }
      g_assert_cmpuint (fixture_count_differences (whole, strips, 0, 0, SIZE, SIZE, 24), ==, 0);
      cairo_surface_destroy (whole);
      cairo_surface_destroy (strips);
      war_state_assign (fixture->state, empty);
    }
  g_free (empty);
}

static guint32
get_pixel (cairo_surface_t *picture, int x, int y)
{
  const guint8 *data = cairo_image_surface_get_data (picture);
  guint32 pixel;

  memcpy (&pixel, data + y * cairo_image_surface_get_stride (picture) + x * 4, sizeof pixel);
  return pixel & 0xffffff;
}

static guint32
get_colour (DrawColourName name)
{
  DrawColour colour = draw_palette_get (name, DRAW_INK_COLOUR);

  return (guint32) lround (colour.red * 255) << 16 | (guint32) lround (colour.green * 255) << 8
         | (guint32) lround (colour.blue * 255);
}

/* Where a base would be but two or three pixels of cloth, as a figure of Trench Raider is on a
 * whole field, it is a dot of its side's colour, five wide, within its reach; side 2's has a light
 * middle. */
static void
test_dots (Fixture *fixture, gconstpointer data)
{
  static const double scale = 0.08;
  g_autofree WarState *empty = war_state_copy (fixture->state);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      const gint32 *cells = put (fixture, WAR_ENTRENCHED_UNIT, side);
      cairo_surface_t *picture = fixture_new_picture (SIZE, SIZE);
      cairo_t *cr = cairo_create (picture);
      WarShownPiece piece;
      guint32 colour = get_colour (side == 0 ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2);
      guint n_dark = 0;
      double reach;

      cairo_translate (cr, MIDDLE + 0.5 - MIDDLE * scale, MIDDLE + 0.5 - MIDDLE * scale);
      cairo_scale (cr, scale, scale);
      draw_pieces (cr, fixture->setup, fixture->state, DRAW_INK_COLOUR);
      cairo_destroy (cr);
      cairo_surface_flush (picture);
      war_play_show_piece (fixture->setup, fixture->state,
                           (guint) ((cells - get_piece (fixture, 0))
                                    / (get_piece (fixture, 1) - get_piece (fixture, 0))),
                           &piece);
      reach = draw_piece_get_reach (&piece.base, scale) * scale;
      g_assert_cmpint (get_pixel (picture, MIDDLE, MIDDLE) == colour, ==, side == 0);
      for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++)
          {
            n_dark += get_pixel (picture, x, y) == colour;
            if (ABS (x - MIDDLE) > reach || ABS (y - MIDDLE) > reach)
              g_assert_cmphex (get_pixel (picture, x, y), ==, get_pixel (picture, 0, 0));
          }
      g_assert_cmpuint (n_dark, >=, side == 0 ? 25 : 24);
      cairo_surface_destroy (picture);
      war_state_assign (fixture->state, empty);
    }
}

/* What is carried is with who carries it, on top. */
static void
test_carried (Fixture *fixture, gconstpointer data)
{
  gint32 *bearer = put (fixture, WAR_ENTRENCHED_UNIT, 0);
  gint32 *objective;
  cairo_surface_t *alone = draw (fixture, DRAW_INK_COLOUR), *together;
  WarShownMarker marker;
  guint row = 0;

  objective = put (fixture, WAR_ENTRENCHED_OBJECTIVE, 1);
  objective[WAR_PIECE_X] = objective[WAR_PIECE_Y] = 0;
  objective[WAR_ENTRENCHED_PIECE_CARRIER] = 0;
  while (!war_play_show_marker (fixture->setup, fixture->state, row, &marker))
    row++;
  g_assert_cmpint (marker.kind, ==, WAR_MARKER_OBJECTIVE);
  g_assert_cmpint (marker.carrier, ==, 0);
  g_assert_cmpint (marker.centre.x, ==, bearer[WAR_PIECE_X]);
  together = draw (fixture, DRAW_INK_COLOUR);
  g_assert_cmpuint (
    fixture_count_differences (alone, together, MIDDLE - 20, MIDDLE - 20, 40, 40, 64), >, 20);
  g_assert_cmpuint (fixture_count_differences (alone, together, 0, 0, 20, SIZE, 2), ==, 0);
  cairo_surface_destroy (alone);
  cairo_surface_destroy (together);
}

/* A position of the shipped operation as one of its own. */
static WarOperation *
take_position (const char *name)
{
  g_autoptr (WarSetup) setup = shipped_set_up (name);
  g_autoptr (WarGame) game = war_game_new (setup, 3);
  WarOperation *operation;
  WarSession session;

  war_session_init (&session, game);
  for (guint seat = 0; seat < WAR_MAX_SEATS; seat++)
    session.commanders[seat] = war_quick_command;
  war_session_run (&session, N_ORDERS);
  war_session_clear (&session);
  operation = war_position_to_operation (setup, game->state, "Position");
  g_assert_nonnull (operation);
  return operation;
}

static cairo_surface_t *
draw_starts_of (WarOperation *operation)
{
  g_autoptr (DrawStarts) starts = draw_starts_new (operation);
  cairo_surface_t *picture = fixture_new_picture (operation->field->width / WAR_MILLIMETRE + 1,
                                                  operation->field->depth / WAR_MILLIMETRE + 1);
  cairo_t *cr = cairo_create (picture);

  g_assert_nonnull (starts);
  draw_starts (cr, starts, DRAW_INK_COLOUR);
  cairo_destroy (cr);
  return picture;
}

/* Whether anything is drawn right at the middle of the piece. */
static gboolean
is_drawn (cairo_surface_t *picture, const WarShownPiece *piece)
{
  int x = (int) (piece->base.centre.x / WAR_MILLIMETRE) - 3;
  int y = (int) (piece->base.centre.y / WAR_MILLIMETRE) - 3;
  cairo_surface_t *blank = fixture_new_picture (cairo_image_surface_get_width (picture),
                                                cairo_image_surface_get_height (picture));
  gboolean is_there = fixture_count_differences (picture, blank, x, y, 6, 6, SAME) > 0;

  cairo_surface_destroy (blank);
  return is_there;
}

/* Units that begin somewhere are seen there, in each system; also two that stand on each other, as
 * while somebody designs. */
static void
test_starts (gconstpointer name)
{
  g_autoptr (WarOperation) operation = take_position (name);
  g_autoptr (WarSetup) setup = war_setup_look (operation);
  WarState *state = war_setup_begin (setup, 2);
  cairo_surface_t *picture = draw_starts_of (operation), *moved;
  WarUnitStart *first = NULL;
  guint n = 0;

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece piece;

      if (!war_play_show_piece (setup, state, row, &piece))
        continue;
      g_assert_true (is_drawn (picture, &piece));
      n++;
    }
  g_assert_cmpuint (n, >, 2);

  for (guint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < operation->forces[side]->entries->len; i++)
      {
        const WarForceEntry *entry = g_ptr_array_index (operation->forces[side]->entries, i);

        for (guint j = 0; j < entry->starts->len; j++)
          {
            WarUnitStart *start = g_ptr_array_index (entry->starts, j);

            if (start->is_placed && first != NULL)
              start->at = first->at;
            else if (start->is_placed)
              first = start;
          }
      }
  moved = draw_starts_of (operation);
  cairo_surface_destroy (moved);
  cairo_surface_destroy (picture);
  g_free (state);
}

/* Where nobody begins there is nothing to draw. */
static void
test_no_starts (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, "langemarck");

  g_assert_null (draw_starts_new (operation));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/draw/pieces/distinct-in-colour", Fixture, GINT_TO_POINTER (DRAW_INK_COLOUR), set_up,
              test_distinct, tear_down);
  g_test_add ("/draw/pieces/distinct-in-black", Fixture, GINT_TO_POINTER (DRAW_INK_BLACK), set_up,
              test_distinct, tear_down);
  g_test_add ("/draw/pieces/strips", Fixture, NULL, set_up, test_strips, tear_down);
  g_test_add ("/draw/pieces/carried", Fixture, NULL, set_up, test_carried, tear_down);
  g_test_add ("/draw/pieces/entrenched.1.6/die", Fixture, NULL, set_up, test_die, tear_down);
  g_test_add ("/draw/pieces/dots", Fixture, NULL, set_up, test_dots, tear_down);
  g_test_add_data_func ("/draw/pieces/starts/entrenched", "hooge", test_starts);
  g_test_add_data_func ("/draw/pieces/starts/empires", "mons", test_starts);
  g_test_add_data_func ("/draw/pieces/starts/assault", "parapet", test_starts);
  g_test_add_data_func ("/draw/pieces/starts/club", "club-side-by-side", test_starts);
  g_test_add_func ("/draw/pieces/starts/none", test_no_starts);
  return g_test_run ();
}

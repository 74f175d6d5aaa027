/* test-positions.c: positions of games as operations, which begin as the games stood
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/entrenched/terms.h"
#include "engine/game/position.h"
#include "engine/game/session.h"
#include "engine/game/starts.h"
#include "engine/solo/quick.h"
#include "shipped.h"
#include "store/documents/operation-file.h"

/* How often a game is cut, after so many orders more each time; and how far what was saved is
 * played on. */
#define N_CUTS 4
#define ORDERS_BETWEEN 45
#define ORDERS_AFTER 40

/* Of each system that is played, some. */
static const char *const names[] = {
  "langemarck",       "hooge", "mons", "le-cateau", "parapet", "switch-line", "club-first-watch",
  "club-side-by-side"
};

/* Games --------------------------------------------------------------------------------------- */

static void
run (WarGame *game, guint n_orders)
{
  WarSession session;

  war_session_init (&session, game);
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    session.commanders[seat] = war_quick_command;
  war_session_run (&session, n_orders);
  war_session_clear (&session);
}

/* Written and read again: the same bytes. */
static WarOperation *
pass_through_file (StoreLibrary *library, const WarOperation *operation)
{
  g_autoptr (GBytes) bytes = store_operation_to_whole_bytes (operation);
  g_autoptr (StoreFaults) faults = store_faults_new ("position");
  WarOperation *read = store_operation_from_bytes (library, bytes, NULL, faults);
  g_autoptr (GBytes) again = NULL;

  if (read == NULL)
    {
      g_autofree char *lines = store_faults_to_string (faults);

      g_error ("%s\n%s", lines, (const char *) g_bytes_get_data (bytes, NULL));
    }
  again = store_operation_to_whole_bytes (read);
  g_assert_true (g_bytes_equal (bytes, again));
  return read;
}

/* What stands --------------------------------------------------------------------------------- */

static gint
compare_lines (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* The first piece of the unit that the piece is of. */
static guint
find_first (const WarSetup *setup, const WarState *state, guint row)
{
  gint32 formation = war_setup_peek_piece (setup, state, row)[WAR_PIECE_FORMATION];

  while (setup->ranks != NULL && row > 0
         && war_setup_peek_piece (setup, state, row - 1)[WAR_PIECE_FORMATION] == formation)
    row--;
  return row;
}

/* A line for each piece that stands; those of units that an operation cannot place as they stand
 * are counted instead. */
static char *
list_pieces (const WarSetup *setup, const WarState *state, guint *n_out)
{
  guint marks = setup->operation->rules->system->start_marks;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarUnitStart start;
      WarShownPiece piece;

      if (!war_play_show_piece (setup, state, row, &piece))
        continue;
      war_starts_take (setup, state, find_first (setup, state, row), &start);
      if (!start.is_placed)
        {
          ++*n_out;
          continue;
        }
      g_ptr_array_add (lines, g_strdup_printf ("%d %s %d,%d facing %d left %d lost %d marks %x",
                                               piece.side, piece.type->id, piece.base.centre.x,
                                               piece.base.centre.y, piece.base.heading, piece.left,
                                               piece.lost, piece.tokens & marks));
    }
  g_ptr_array_sort (lines, compare_lines);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

/* Who is not on the field, and may still come. */
static gint
count_waiting (const WarOperation *operation)
{
  gint n = 0;

  for (guint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < operation->forces[side]->entries->len; i++)
      {
        const WarForceEntry *entry = g_ptr_array_index (operation->forces[side]->entries, i);

        n += entry->count - (gint) war_force_entry_count_placed (entry);
      }
  return n;
}

/* Positions ----------------------------------------------------------------------------------- */

static WarSetup *
set_up (WarOperation *operation)
{
  WarSetupFault fault;
  WarSetup *setup = war_setup_new (operation, &fault);

  if (setup == NULL)
    g_error ("cannot be played: %d", fault.kind);
  return setup;
}

/* What begins so stands where the game had it, and is played on without a fault. */
static void
check_position (StoreLibrary *library, const WarGame *game)
{
  g_autoptr (WarOperation) operation
    = war_position_to_operation (game->setup, game->state, "Position");
  g_autoptr (WarOperation) read = NULL;
  g_autoptr (WarSetup) setup = NULL;
  g_autoptr (WarGame) next = NULL;
  g_autofree char *before = NULL, *after = NULL, *fault = NULL;
  guint n_out = 0, n_none = 0;

  if (operation == NULL)
    return;

  read = pass_through_file (library, operation);
  setup = set_up (read);
  next = war_game_new (setup, 1);
  before = list_pieces (game->setup, game->state, &n_out);
  after = list_pieces (setup, next->state, &n_none);
  if (n_out == 0)
    g_assert_cmpuint (n_none, ==, 0);
  g_assert_cmpstr (after, ==, before);
  g_test_message ("%d pieces, %u out, %d waiting", (gint) strlen (before), n_out,
                  count_waiting (read));

  run (next, ORDERS_AFTER);
  fault = war_play_find_fault (setup, next->state);
  g_assert_cmpstr (fault, ==, NULL);
}

static void
test_game (gconstpointer name)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarSetup) setup = shipped_set_up (name);
  g_autoptr (WarGame) game = war_game_new (setup, 1914);

  for (guint i = 1; i <= N_CUTS; i++)
    {
      run (game, i * i * ORDERS_BETWEEN);
      check_position (library, game);
    }
}

/* entrenched.E-1: where sides have changed zones the operation has them so. */
static void
test_edges (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarOperation) battle = shipped_load_operation (library, "langemarck");
  g_autoptr (WarSetup) setup = NULL, next = NULL;
  g_autoptr (WarOperation) operation = NULL;
  const WarZone *before, *after;
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_CHOOSE_EDGE, 1, WAR_NONE);
  WarSession session;
  WarGame *game;

  g_free (battle->game_type);
  battle->game_type = g_strdup ("control");
  battle->first_side = 1;
  setup = set_up (battle);
  game = war_game_new (setup, 3);
  order.arguments[0] = 1;
  war_session_init (&session, game);
  g_assert_cmpint (war_session_give (&session, &order, NULL, NULL), ==, WAR_OUTCOME_DONE);
  war_session_clear (&session);
  run (game, 60);

  operation = war_position_to_operation (setup, game->state, "Turned");
  before = war_field_find_deployment_zone (battle->field, 1);
  after = war_field_find_deployment_zone (operation->field, 2);
  g_assert_cmpint (before->shape.vertices->len, ==, after->shape.vertices->len);
  g_assert_cmpmem (before->shape.vertices->data, before->shape.vertices->len * sizeof (WarPosition),
                   after->shape.vertices->data, after->shape.vertices->len * sizeof (WarPosition));
  next = set_up (operation);
  war_game_free (game);
}

/* What cannot be ----------------------------------------------------------------------------- */

/* The operation with the first unit of the side's n-th entry placed there; free it. */
static WarOperation *
place_first (const WarOperation *operation, gint side, guint n, WarPosition at, WarHeading heading)
{
  WarOperation *copy = war_operation_copy (operation);
  WarForceEntry *entry = g_ptr_array_index (copy->forces[side]->entries, n);
  WarUnitStart *start = war_unit_start_new ();

  start->is_placed = TRUE;
  start->at = at;
  start->heading = heading;
  g_ptr_array_add (entry->starts, start);
  return copy;
}

static WarUnitStart *
get_first (const WarOperation *operation, gint side, guint n)
{
  const WarForceEntry *entry = g_ptr_array_index (operation->forces[side]->entries, n);

  return g_ptr_array_index (entry->starts, 0);
}

/* The only thing that is in the way, and whom it is about. */
static void
check_refused (WarOperation *operation, WarSetupFaultKind kind, gint side, guint entry)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));
  g_autoptr (WarSetup) setup = war_setup_try (operation, faults);
  const WarSetupFault *fault;

  g_assert_null (setup);
  g_assert_cmpuint (faults->len, ==, 1);
  fault = &g_array_index (faults, WarSetupFault, 0);
  g_assert_cmpint (fault->kind, ==, kind);
  g_assert_cmpint (fault->side, ==, side);
  g_assert_cmpuint (fault->entry, ==, entry);
}

/* Off the field, across its edge, on one another, on a shelter; more than there is. */
static void
test_faults (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, "langemarck");
  WarPosition middle = { operation->field->width / 2, operation->field->depth / 2 };
  g_autoptr (WarOperation) well = place_first (operation, 0, 0, middle, 100);
  g_autoptr (WarOperation) beside = place_first (operation, 0, 0, (WarPosition){ -WAR_INCH, 0 }, 0);
  g_autoptr (WarOperation) across = place_first (operation, 1, 0, (WarPosition){ middle.x, 1 }, 0);
  g_autoptr (WarOperation) taken = place_first (well, 1, 0, middle, 0);
  g_autoptr (WarOperation) much = war_operation_copy (well);
  g_autoptr (WarOperation) much_damaged = war_operation_copy (well);
  g_autoptr (WarSetup) setup = set_up (well);
  WarUnitStart *start = get_first (much, 0, 0);

  g_assert_nonnull (setup);
  check_refused (beside, WAR_SETUP_START_OUTSIDE, 1, 0);
  check_refused (across, WAR_SETUP_START_OUTSIDE, 2, 0);
  check_refused (taken, WAR_SETUP_START_TAKEN, 2, 0);
  start->n_bases = 1;
  start->left[0] = WAR_START_MAX_LEFT;
  check_refused (much, WAR_SETUP_START_LOSSES, 1, 0);
  start = get_first (much_damaged, 0, 0);
  start->n_bases = 2;
  start->left[0] = start->left[1] = 1;
  check_refused (much_damaged, WAR_SETUP_START_LOSSES, 1, 0);
}

/* On every hex of a board a unit may begin, or is refused as on one where it cannot stand. */
static void
test_hexes (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, "club-side-by-side");
  const WarHexBoard *board = operation->field->board;
  guint n_good = 0, n_barred = 0;

  for (guint hex = 0; hex < board->n_columns * board->n_rows; hex++)
    {
      g_autoptr (WarOperation) placed = place_first (
        operation, 0, 0,
        (WarPosition){ (WarLength) (hex % board->n_columns), (WarLength) (hex / board->n_columns) },
        0);
      g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));
      g_autoptr (WarSetup) setup = war_setup_try (placed, faults);

      if (setup != NULL)
        n_good++;
      else
        check_refused (placed, WAR_SETUP_START_BARRED, 1, 0);
      n_barred += setup == NULL;
    }
  g_assert_cmpuint (n_good, >, 10);
  g_test_message ("%u good, %u barred", n_good, n_barred);
}

/* Who is placed by the operation is not placed by hand, and begins with what is left; the others
 * are as ever. */
static void
test_one_placed (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, "langemarck");
  WarPosition middle = { operation->field->width / 2, operation->field->depth / 2 };
  g_autoptr (WarOperation) placed = place_first (operation, 0, 0, middle, 100);
  WarUnitStart *start = get_first (placed, 0, 0);
  g_autoptr (WarSetup) setup = NULL;
  g_autofree WarState *state = NULL;
  guint n_on_field = 0;
  WarShownPiece piece;

  start->marks = 1u << WAR_TOKEN_SUPPRESSED;
  setup = set_up (placed);
  state = war_setup_begin (setup, 0);
  g_assert_cmpint (war_setup_peek_game (setup, state)[WAR_GAME_ROUND], ==, 0);
  g_assert_true (war_play_show_piece (setup, state, 0, &piece));
  g_assert_cmpint (piece.base.centre.x, ==, middle.x);
  g_assert_cmpint (piece.base.centre.y, ==, middle.y);
  g_assert_cmpint (piece.base.heading, ==, 100);
  g_assert_cmphex (piece.tokens, ==, 1u << WAR_TOKEN_SUPPRESSED);
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    n_on_field += war_play_show_piece (setup, state, row, &piece);
  g_assert_cmpuint (n_on_field, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/positions/%s", names[i]);

      g_test_add_data_func (path, names[i], test_game);
    }
  g_test_add_func ("/rules/positions/entrenched.E-1/edges", test_edges);
  g_test_add_func ("/rules/positions/faults", test_faults);
  g_test_add_func ("/rules/positions/hexes", test_hexes);
  g_test_add_func ("/rules/positions/one-placed", test_one_placed);
  return g_test_run ();
}

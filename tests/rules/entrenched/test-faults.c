/* test-faults.c: states of Entrenched! that cannot be are found out, and no other breaks play
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "common/games.h"
#include "engine/game/decision.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"

/* Always the same states, so that this test fails for everybody or for nobody; with -m slow others
 * each time, by --seed. */
#define SEED 1915

/* States that pass, of each battle, and orders that are then given. */
#define N_STATES 5
#define N_ORDERS 40
#define N_SLOW_STATES 400
#define N_SLOW_ORDERS 120

/* States are taken from games at every so many orders, on average. As most changes are found out at
 * once each is changed again so often. */
#define SPACING 25
#define N_TRIES 50

#define MOST_CELLS 3 /* are changed at a time */

typedef struct
{
  WarGenerator generator; /* not the games' */
  guint n_wanted, n_orders;
  guint n_passed, n_tried;
} Trial;

/* What could be written into a cell, by mistake or on purpose. */
static gint32
draw_value (const WarSetup *setup, const WarState *state, WarTable table, guint column,
            gint32 value, WarGenerator *generator)
{
  const WarTableLayout *layout = &setup->layout->tables[table];
  guint row = war_generator_draw (generator, layout->n_rows);

  switch (war_generator_draw (generator, 8))
    {
    case 0:
      return (gint32) war_generator_draw (generator, 9) - 2;
    case 1:
      return value + 1 - 2 * (gint32) war_generator_draw (generator, 2);
    case 2:
      return layout->initials[column];
    case 3:
      return (gint32) war_generator_draw (generator,
                                          setup->layout->tables[WAR_TABLE_PIECES].n_rows);
    case 4:
      return (gint32) war_generator_draw (generator, 24 * WAR_INCH);
    case 5:
      return war_generator_draw (generator, 2) == 0 ? G_MAXINT32 : G_MININT32;
    default:
      return war_state_peek_row (setup->layout, state, table, row)[column];
    }
}

static void
change_cell (const WarSetup *setup, WarState *state, WarGenerator *generator, GString *changes)
{
  static const WarTable tables[]
    = { WAR_TABLE_GAME,   WAR_TABLE_SIDES,  WAR_TABLE_SEATS,    WAR_TABLE_PIECES,
        WAR_TABLE_PIECES, WAR_TABLE_PIECES, WAR_TABLE_DECISIONS };
  WarTable table = tables[war_generator_draw (generator, G_N_ELEMENTS (tables))];
  const WarTableLayout *layout = &setup->layout->tables[table];
  guint row = war_generator_draw (generator, layout->n_rows);
  guint column = war_generator_draw (generator, MAX (layout->n_columns, 1));
  gint32 *cells, value;

  /* Most decisions are not open: what they say matters not. */
  if (table == WAR_TABLE_DECISIONS && war_generator_draw (generator, 4) != 0)
    row = 0;

  cells = war_state_get_row (setup->layout, state, table, row);
  value = draw_value (setup, state, table, column, cells[column], generator);
  g_string_append_printf (changes, " %s %u: %s %d → %d;", war_table_get_name (table), row,
                          war_layout_get_column (setup->layout, table, column)->name, cells[column],
                          value);
  cells[column] = value;
}

static gint
find_seat (const WarSetup *setup, const WarState *state)
{
  guint32 must, may;
  gint seat = 0;

  war_decision_get_seats (setup, state, &must, &may);
  g_assert_cmpuint (must | may, !=, 0);
  while (((must | may) >> seat & 1) == 0)
    seat++;

  return seat;
}

static void
assert_sound (const WarSetup *setup, const WarState *state, const char *changes, const char *last)
{
  g_autofree char *fault = war_play_find_fault (setup, state);

  if (fault != NULL)
    g_error ("changed%s after “%s”: %s", changes, last, fault);
}

/* The game goes on from the state: whoever has to decide can, and whatever is decided leads to a
 * state that can be. */
static void
play_on (const WarSetup *setup, WarState *state, const char *changes, Trial *trial)
{
  g_autofree WarState *scratch = war_state_copy (state);
  g_autofree WarChance *chance = g_new (WarChance, 1);

  for (guint i = 0;
       i < trial->n_orders && setup->play->get_winner (setup, state) == WAR_WINNER_NONE; i++)
    {
      gint seat = find_seat (setup, state);
      gboolean is_quick = war_generator_draw (&trial->generator, 8) == 0;
      g_autofree char *line = NULL;
      WarRefusal refusal;
      WarOrder order;

      g_assert_true ((is_quick ? war_solo_quick_choose : war_solo_random_choose) (
        setup, state, seat, &trial->generator, &order));
      line = war_order_to_text (&order, setup->play->orders);
      war_chance_init (chance, WAR_CHANCE_GENERATOR);
      g_assert_cmpint (war_play_carry_out (setup, state, scratch, &order, chance, NULL, &refusal),
                       ==, WAR_OUTCOME_DONE);
      assert_sound (setup, state, changes, line);
    }
}

/* As a saved game keeps it. */
static void
save_and_load (const WarSetup *setup, const WarState *state)
{
  g_autofree char *text = war_state_to_text (setup->layout, state);
  g_autofree WarState *loaded = war_state_from_text (setup->layout, text, NULL);

  g_assert_nonnull (loaded);
  g_assert_cmphex (war_state_hash (setup->layout, loaded), ==,
                   war_state_hash (setup->layout, state));
}

static void
watch (const WarGame *game, const WarEvents *events, gpointer data)
{
  Trial *trial = data;

  if (trial->n_passed >= trial->n_wanted || war_generator_draw (&trial->generator, SPACING) != 0)
    return;

  for (guint i = 0; i < N_TRIES; i++)
    {
      g_autofree WarState *state = war_state_copy (game->state);
      guint n_cells = 1 + war_generator_draw (&trial->generator, MOST_CELLS);
      g_autoptr (GString) changes = g_string_new (NULL);
      g_autofree char *fault = NULL;

      for (guint j = 0; j < n_cells; j++)
        change_cell (game->setup, state, &trial->generator, changes);

      trial->n_tried++;
      fault = war_play_find_fault (game->setup, state);
      if (fault != NULL)
        continue;

      trial->n_passed++;
      if (g_test_verbose ())
        g_test_message ("game %" G_GUINT64_FORMAT ", order %u:%s", game->seed, game->records->len,
                        changes->str);
      save_and_load (game->setup, state);
      play_on (game->setup, state, changes->str, trial);
      save_and_load (game->setup, state);
      return;
    }
}

/* Games of both commanders: the states of one are never seen with the other. */
static void
test_changed (gconstpointer data)
{
  static const GamesCommander commanders[][WAR_N_SIDES] = {
    { war_solo_random_choose, war_solo_random_choose },
    { war_solo_quick_choose, war_solo_quick_choose },
  };
  g_autoptr (WarSetup) setup = games_set_up (GPOINTER_TO_INT (data));
  guint64 seed = g_test_slow () ? (guint64) g_test_rand_int () : SEED;
  Trial trial = {
    .generator = war_generator_new (seed, 11),
    .n_wanted = g_test_slow () ? N_SLOW_STATES : N_STATES,
    .n_orders = g_test_slow () ? N_SLOW_ORDERS : N_ORDERS,
  };

  for (guint i = 0; trial.n_passed < trial.n_wanted; i++)
    war_game_free (games_play (setup, seed + i, commanders[i % 2], watch, &trial));

  g_test_message ("%u of %u changed states can be", trial.n_passed, trial.n_tried);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gint battle = 0; battle < GAMES_N_BATTLES; battle++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/faults/changed/%s", games_get_name (battle));

      g_test_add_data_func (path, GINT_TO_POINTER (battle), test_changed);
    }

  return g_test_run ();
}

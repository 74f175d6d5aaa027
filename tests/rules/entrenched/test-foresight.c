/* test-foresight.c: what is foreseen of an order is what comes of it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "common/games.h"
#include "driver.h"
#include "engine/entrenched/terms.h"
#include "engine/game/decision.h"
#include "engine/game/foresight.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"

#define MAX_OPTIONS 1024
#define MAX_EVENTS 512

/* Orders that are tried, and after how many of a game's orders one is. */
#ifdef __SANITIZE_ADDRESS__
#define N_ORDERS 300
#else
#define N_ORDERS 1500
#endif
#define N_SLOW_ORDERS 100000
#define ORDERS_SHARE 4

/* States in which what nobody knows is exchanged. */
#define N_STATES 90
#define N_SLOW_STATES 10000

typedef struct
{
  const WarSetup *setup;
  WarState *view, *state, *scratch;
  WarForesight foresight;
  WarChance chance;
  WarEvents events;
  WarOption options[MAX_OPTIONS];
  WarGenerator generator;
  guint n_orders, n_checks, n_stops, n_charges;
} Watch;

static Watch *
watch_new (const WarSetup *setup)
{
  Watch *watch = g_new0 (Watch, 1);

  watch->setup = setup;
  watch->view = war_setup_begin (setup, 1);
  watch->state = war_state_copy (watch->view);
  watch->scratch = war_state_copy (watch->view);
  watch->events.items = g_new (WarEvent, MAX_EVENTS);
  watch->events.capacity = MAX_EVENTS;
  watch->generator = war_generator_new ((guint64) g_test_rand_int (), 9);
  war_foresight_init (&watch->foresight);
  return watch;
}

static void
watch_free (Watch *watch)
{
  war_foresight_clear (&watch->foresight);
  g_free (watch->events.items);
  g_free (watch->scratch);
  g_free (watch->state);
  g_free (watch->view);
  g_free (watch);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Watch, watch_free)

/* Carrying out -------------------------------------------------------------------------------- */

/* With the dice of watch->chance. Whoever is charged holds his fire. */
static void
carry_out (Watch *watch, const WarState *state, const WarOrder *order)
{
  WarOrder hold = war_order_new (WAR_ENTRENCHED_ORDER_HOLD_FIRE, WAR_NONE, WAR_NONE);
  WarChanceSource source = watch->chance.source;
  guint n_given = watch->chance.n_given;
  WarRefusal refusal;
  gint row = WAR_NONE;

  war_state_assign (watch->state, state);
  watch->state->generator = war_generator_new (war_generator_next (&watch->generator), 1);
  if (order->kind == WAR_ENTRENCHED_ORDER_CHARGE)
    {
      watch->chance.source = WAR_CHANCE_GIVEN;
      watch->chance.n_given = 0;
      if (war_play_carry_out (watch->setup, watch->state, watch->scratch, order, &watch->chance,
                              &watch->events, &refusal)
          == WAR_OUTCOME_DONE)
        row = war_decision_find_kind (watch->setup, watch->state, 1 - order->seat,
                                      WAR_ENTRENCHED_DECIDE_COUNTER_FIRE);
      watch->chance.source = source;
      watch->chance.n_given = n_given;
    }
  if (row != WAR_NONE)
    {
      hold.seat = 1 - order->seat;
      hold.actor = war_state_peek_row (watch->setup->layout, watch->state, WAR_TABLE_DECISIONS,
                                       (guint) row)[WAR_DECISION_SUBJECT];
      order = &hold;
    }

  g_assert_cmpint (war_play_carry_out (watch->setup, watch->state, watch->scratch, order,
                                       &watch->chance, &watch->events, &refusal),
                   ==, WAR_OUTCOME_DONE);
}

/* How many checks were rolled, which have to be those that were foreseen; *failed is the one that
 * was not passed, or WAR_NONE. */
static guint
compare_checks (const Watch *watch, gint *failed)
{
  guint n_rolled = 0;

  *failed = WAR_NONE;
  for (guint i = 0; i < watch->events.n_items; i++)
    {
      const WarEvent *event = &watch->events.items[i];
      const WarForeseenCheck *check = &watch->foresight.checks[n_rolled];

      if (event->kind != WAR_ENTRENCHED_EVENT_CHECKED)
        continue;

      g_assert_cmpuint (n_rolled, <, watch->foresight.n_checks);
      g_assert_cmpint (check->row, ==, event->actor);
      g_assert_cmpint (check->feature, ==, event->target);
      g_assert_cmpint ((gint) check->kind, ==, event->arguments[0]);
      g_assert_cmpint (check->need, ==, event->need);
      g_assert_cmpstr (check->clause, ==, event->clause);
      g_assert_cmpuint (check->chance, ==, war_probability ((guint) (7 - check->need), 6));
      if (event->arguments[1] == 0)
        *failed = (gint) n_rolled;
      n_rolled++;
    }

  return n_rolled;
}

/* Everybody who is on the field stands where it was foreseen. */
static void
compare_poses (Watch *watch, const WarState *before, gint failed)
{
  const WarForeseenCheck *check = &watch->foresight.checks[MAX (failed, 0)];
  WarShownPiece piece, now;

  for (guint row = 0; row < watch->setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      const WarForeseenPose *pose = war_foresight_find_pose (&watch->foresight, (gint) row);

      war_play_show_piece (watch->setup, before, row, &piece);
      if (!war_play_show_piece (watch->setup, watch->state, row, &now))
        continue;

      if (failed != WAR_NONE && (gint) row == check->row)
        {
          g_assert_true (check->stops);
          g_assert_true (war_base_is_same (&check->stop, &now.base));
        }
      else if (pose != NULL && failed == WAR_NONE)
        g_assert_true (war_base_is_same (&pose->base, &now.base));
      else
        g_assert_true (piece.is_on_field && war_base_is_same (&piece.base, &now.base));
    }
}

static void
compare_contact (const Watch *watch, gint failed)
{
  for (guint i = 0; i < watch->events.n_items; i++)
    if (watch->events.items[i].kind == WAR_ENTRENCHED_EVENT_CONTACT)
      {
        g_assert_cmpint (failed, ==, WAR_NONE);
        g_assert_cmpint (watch->foresight.contact, ==, watch->events.items[i].target);
        g_assert_cmpint ((gint) watch->foresight.contact_edge, ==,
                         watch->events.items[i].arguments[0]);
      }
}

static void
compare (Watch *watch, const WarState *before, gint *failed)
{
  guint n_rolled = compare_checks (watch, failed);

  if (*failed == WAR_NONE)
    g_assert_cmpuint (n_rolled, ==, watch->foresight.n_checks);
  compare_poses (watch, before, *failed);
  compare_contact (watch, *failed);
}

/* Dice that pass so many checks, and not the next. */
static void
fail_check (Watch *watch, const WarState *state, const WarOrder *order, guint n)
{
  gint failed;

  war_chance_init (&watch->chance, WAR_CHANCE_GIVEN);
  for (guint i = 0; i < n; i++)
    war_chance_give (&watch->chance, watch->foresight.checks[i].need);
  war_chance_give (&watch->chance, 1);
  carry_out (watch, state, order);
  compare (watch, state, &failed);
  g_assert_cmpint (failed, ==, (gint) n);
  watch->n_stops++;
}

/* Games --------------------------------------------------------------------------------------- */

static gboolean
draw_order (Watch *watch, const WarState *state, gint seat, WarOrder *order)
{
  guint n_options
    = watch->setup->play->list (watch->setup, state, seat, WAR_NONE, watch->options, MAX_OPTIONS);
  const WarOption *option;

  g_assert_cmpuint (n_options, <=, MAX_OPTIONS);
  if (n_options == 0)
    return FALSE;

  option = &watch->options[war_generator_draw (&watch->generator, n_options)];
  return war_generator_draw (&watch->generator, 2) == 0
           ? war_play_sample (watch->setup, state, seat, option, &watch->generator, order)
           : war_play_sample_limit (watch->setup, state, seat, option, &watch->generator, order);
}

static void
try_order (Watch *watch, const WarState *state, const WarOrder *order)
{
  WarRefusal refusal;
  gint failed;

  war_play_view (watch->setup, state, order->seat, 0, watch->view);
  g_assert_true (war_play_foresee (watch->setup, watch->view, order, &watch->foresight, &refusal));
  war_chance_init (&watch->chance, WAR_CHANCE_GENERATOR);
  watch->n_orders++;
  carry_out (watch, state, order);
  if (order->kind == WAR_ENTRENCHED_ORDER_COUNTER_FIRE)
    return; /* the dice of the shot decide how the charge goes on */

  compare (watch, state, &failed);
  for (guint i = 0; i < watch->foresight.n_checks; i++)
    if (watch->foresight.checks[i].need > 1)
      fail_check (watch, state, order, i);

  watch->n_checks += watch->foresight.n_checks;
  watch->n_charges += order->kind == WAR_ENTRENCHED_ORDER_CHARGE;
}

static void
try_orders (const WarGame *game, const WarEvents *events, gpointer data)
{
  Watch *watch = data;
  guint32 must, may;
  WarOrder order;

  if (war_generator_draw (&watch->generator, ORDERS_SHARE) != 0)
    return;

  war_decision_get_seats (game->setup, game->state, &must, &may);
  for (gint seat = 0; seat < WAR_N_SIDES; seat++)
    if (((must | may) >> seat & 1) != 0 && draw_order (watch, game->state, seat, &order))
      try_order (watch, game->state, &order);
}

/* Orders drawn from games, carried out with dice as they fall, and then with each of the checks
 * failing in turn: everybody stands where it was foreseen. Some games have no check at all; further
 * ones are played until there was one. */
static void
test_orders (gconstpointer data)
{
  static const GamesCommander commanders[][WAR_N_SIDES] = {
    { war_solo_random_choose, war_solo_random_choose },
    { war_solo_quick_choose, war_solo_random_choose },
    { war_solo_random_choose, war_solo_quick_choose },
    { war_solo_quick_choose, war_solo_quick_choose },
  };
  guint n_orders = (g_test_slow () ? N_SLOW_ORDERS : N_ORDERS) / GAMES_N_BATTLES;
  g_autoptr (WarSetup) setup = games_set_up_near (GPOINTER_TO_INT (data));
  g_autoptr (Watch) watch = watch_new (setup);

  for (guint i = 0; watch->n_orders < n_orders || watch->n_checks == 0; i++)
    {
      WarGame *game = games_play (setup, (guint64) g_test_rand_int (),
                                  commanders[i % G_N_ELEMENTS (commanders)], try_orders, watch);

      war_game_free (game);
    }

  g_test_message ("%u orders, %u charges, %u checks, %u stops", watch->n_orders, watch->n_charges,
                  watch->n_checks, watch->n_stops);
  g_assert_cmpuint (watch->n_checks, >, 0);
}

static void
try_secrets (const WarGame *game, const WarEvents *events, gpointer data)
{
  Watch *watch = data;

  if (war_generator_draw (&watch->generator, ORDERS_SHARE) != 0)
    return;

  for (gint seat = 0; seat < WAR_N_SIDES; seat++)
    driver_check_secrets (game->setup, game->state, seat, &watch->generator);
  watch->n_orders++;
}

/* Nothing that a seat is told or offered hangs on the dice that are to come, the one thing that
 * nobody knows. */
static void
test_secrets (gconstpointer data)
{
  static const GamesCommander commanders[] = { war_solo_random_choose, war_solo_quick_choose };
  guint n_states = (g_test_slow () ? N_SLOW_STATES : N_STATES) / GAMES_N_BATTLES;
  g_autoptr (WarSetup) setup = games_set_up_near (GPOINTER_TO_INT (data));
  g_autoptr (Watch) watch = watch_new (setup);

  while (watch->n_orders < n_states)
    war_game_free (
      games_play (setup, (guint64) g_test_rand_int (), commanders, try_secrets, watch));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gint i = 0; i < GAMES_N_BATTLES; i++)
    {
      g_autofree char *path
        = g_strdup_printf ("/rules/foresight/entrenched.4.11/orders/%s", games_get_name (i));

      g_autofree char *secrets
        = g_strdup_printf ("/rules/foresight/secrets/%s", games_get_name (i));

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_orders);
      g_test_add_data_func (secrets, GINT_TO_POINTER (i), test_secrets);
    }
  return g_test_run ();
}

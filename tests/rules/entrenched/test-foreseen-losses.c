/* test-foreseen-losses.c: what attacks do on average is what was foreseen of them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "common/games.h"
#include "engine/entrenched/terms.h"
#include "engine/game/decision.h"
#include "engine/game/foresight.h"
#include "engine/solo/quick.h"

#define MAX_OPTIONS 1024
#define MAX_EVENTS 512
#define MAX_PIECES 160

/* How often an order is carried out in each situation; how many situations of each kind of order
 * there are in a battle. The same ones every time, so that nothing fails by bad luck. */
#ifdef __SANITIZE_ADDRESS__
#define N_ROLLS 500
#else
#define N_ROLLS 2000
#endif
#define N_SLOW_ROLLS 20000
#define N_SITUATIONS 1
#define N_SLOW_SITUATIONS 5

/* So many standard deviations a mean may be off: each by itself, and all of a battle together. */
#define MOST_OFF 4.5
#define MOST_OFF_TOGETHER 3.0

/* Games after which the kinds of orders that have not come about are left out. */
#define MAX_GAMES 40

typedef struct
{
  const WarSetup *setup;
  WarForesight foresight;
  const WarState *before;
  WarState *state;
  WarChance chance;
  WarEvents events;
  WarOption options[MAX_OPTIONS];
  WarGenerator generator;
  guint most, n_rolls;
  guint n_situations[WAR_ENTRENCHED_N_ORDERS];
  guint n_lines; /* shots that nothing bars but what is in the way */

  gint losses[MAX_PIECES]; /* of one roll */
  gboolean is_lost[MAX_PIECES];
  double sums[MAX_PIECES], squares[MAX_PIECES], n_lost[MAX_PIECES];
  double off; /* sum of the standard deviations that means were off */
  guint n_means;
} Watch;

/* One roll ------------------------------------------------------------------------------------- */

/* All that it had when the order was given: gas does not wound. */
static gint
get_left (const Watch *watch, gint row)
{
  return war_setup_peek_piece (watch->setup, watch->before, (guint) row)[WAR_ENTRENCHED_PIECE_LEFT];
}

/* What a shot rolls is what was said of it. */
static void
check_dice (const Watch *watch, const WarOrder *order)
{
  const WarForeseenLoss *loss = &watch->foresight.losses[0];
  gboolean has_hit = FALSE;

  if (order->kind != WAR_ENTRENCHED_ORDER_FIRE)
    return;
  for (guint i = 0; i < watch->events.n_items; i++)
    {
      const WarEvent *event = &watch->events.items[i];
      gint save = event->need - event->adds[0];

      if (event->n_dice > 0 && !has_hit)
        {
          g_assert_cmpuint (event->n_dice, ==, loss->n_dice);
          g_assert_cmpint (event->need - event->adds[0], ==, loss->need);
          has_hit = TRUE;
        }
      else if (event->kind == WAR_ENTRENCHED_EVENT_SAVED && event->n_dice > 0)
        {
          g_assert_cmpint (loss->save, >=, MAX (save, 1));
          g_assert_cmpint (loss->save, <=, MAX (save, 2));
        }
    }
}

/* What the order did, up to where a charge goes on after counter-fire. */
static void
count_losses (Watch *watch, const WarOrder *order)
{
  for (guint i = 0; i < watch->events.n_items; i++)
    {
      const WarEvent *event = &watch->events.items[i];
      const WarForeseenLoss *loss = war_foresight_find_loss (&watch->foresight, event->actor);

      if (order->kind == WAR_ENTRENCHED_ORDER_COUNTER_FIRE
          && (event->kind == WAR_ENTRENCHED_EVENT_CONTACT
              || event->kind == WAR_ENTRENCHED_EVENT_CHECKED))
        return;

      if (event->kind == WAR_ENTRENCHED_EVENT_WOUNDED)
        watch->losses[event->actor] += event->arguments[0];
      else if (event->kind == WAR_ENTRENCHED_EVENT_KILLED)
        {
          watch->is_lost[event->actor] = TRUE;
          if (event->arguments[0] == WAR_ENTRENCHED_LOST_GAS)
            watch->losses[event->actor] += get_left (watch, event->actor);
        }
      else if (event->kind == WAR_ENTRENCHED_EVENT_SAVED && loss != NULL)
        g_assert_cmpint (event->arguments[2], ==, loss->cover);
    }
}

static void
give (Watch *watch, const WarOrder *order, const WarOrder *first)
{
  war_chance_rewind (&watch->chance);
  watch->events.n_items = 0;
  g_assert_cmpint (watch->setup->play->carry_out (watch->setup, watch->state, order, &watch->chance,
                                                  &watch->events),
                   ==, WAR_OUTCOME_DONE);
  check_dice (watch, order);
  count_losses (watch, first);
}

/* Who is charged holds his fire; who is struck strikes back at once, with what comes first. */
static gboolean
find_answer (Watch *watch, gint level, WarOrder *answer)
{
  static const gint kinds[][2] = {
    { WAR_ENTRENCHED_DECIDE_COUNTER_FIRE, WAR_ENTRENCHED_ORDER_HOLD_FIRE },
    { WAR_ENTRENCHED_DECIDE_STRIKE, WAR_ENTRENCHED_ORDER_STRIKE },
    { WAR_ENTRENCHED_DECIDE_STRIKE_BACK, WAR_ENTRENCHED_ORDER_STRIKE_BACK },
  };

  if (war_decision_get_level (watch->setup, watch->state) <= level)
    return FALSE;

  for (gint seat = 0; seat < WAR_N_SIDES; seat++)
    for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
      {
        gint row = war_decision_find_kind (watch->setup, watch->state, seat, (guint) kinds[i][0]);
        WarOption options[4];

        if (row == WAR_NONE)
          continue;

        watch->setup->play->list (watch->setup, watch->state, seat, WAR_NONE, options,
                                  G_N_ELEMENTS (options));
        *answer = war_order_new ((guint) kinds[i][1], seat, options[0].actor);
        if (kinds[i][1] != WAR_ENTRENCHED_ORDER_HOLD_FIRE)
          answer->arguments[0] = options[0].arguments[0].ranges[0].minimum;
        return TRUE;
      }

  return FALSE;
}

static void
roll (Watch *watch, const WarState *before, const WarOrder *order)
{
  gint level = 0;
  WarOrder next = *order;

  for (guint i = 0; i < MAX_PIECES; i++)
    {
      watch->losses[i] = 0;
      watch->is_lost[i] = FALSE;
    }
  watch->before = before;
  war_state_assign (watch->state, before);
  watch->state->generator
    = war_generator_new (war_generator_next (&watch->generator), watch->n_means);
  do
    give (watch, &next, order);
  while (order->kind != WAR_ENTRENCHED_ORDER_COUNTER_FIRE
         && order->kind != WAR_ENTRENCHED_ORDER_STRIKE_BACK && find_answer (watch, level, &next));

  for (guint i = 0; i < MAX_PIECES; i++)
    {
      watch->sums[i] += watch->losses[i];
      watch->squares[i] += (double) watch->losses[i] * watch->losses[i];
      watch->n_lost[i] += watch->is_lost[i];
    }
}

/* One situation -------------------------------------------------------------------------------- */

static void
compare_mean (Watch *watch, double sum, double squares, WarProbability foreseen)
{
  double expected = (double) foreseen / (double) WAR_PROBABILITY_ONE;
  double n = watch->n_rolls, mean = sum / n, variance = squares / n - mean * mean;
  double off = (mean - expected) / sqrt (MAX (variance, 1 / n) / n);

  if (fabs (off) > MOST_OFF)
    g_error ("%g was foreseen, and came to %g: %.1f standard deviations", expected, mean, off);
  watch->off += off;
  watch->n_means++;
}

static void
compare (Watch *watch, const WarState *before, const WarOrder *order)
{
  guint n_rows = watch->setup->layout->tables[WAR_TABLE_PIECES].n_rows;

  g_assert_cmpuint (n_rows, <=, MAX_PIECES);
  for (guint i = 0; i < MAX_PIECES; i++)
    watch->sums[i] = watch->squares[i] = watch->n_lost[i] = 0;
  for (guint i = 0; i < watch->n_rolls; i++)
    roll (watch, before, order);

  for (guint row = 0; row < n_rows; row++)
    {
      const WarForeseenLoss *loss = war_foresight_find_loss (&watch->foresight, (gint) row);

      if (loss == NULL)
        {
          g_assert_cmpfloat (watch->sums[row], ==, 0);
          continue;
        }
      compare_mean (watch, watch->sums[row], watch->squares[row], loss->loss);
      compare_mean (watch, watch->n_lost[row], watch->n_lost[row], loss->destroyed);
    }
}

/* Whoever cannot be seen: every line is blocked, the first by what the refusal says. */
static void
check_lines (Watch *watch, const WarRefusal *refusal)
{
  if (refusal->kind != WAR_ENTRENCHED_REFUSAL_NO_SIGHT)
    return;

  g_assert_cmpuint (watch->foresight.n_lines, ==, 5);
  g_assert_true (watch->foresight.needs_sight);
  for (guint i = 0; i < watch->foresight.n_lines; i++)
    g_assert_true (watch->foresight.lines[i].is_blocked);
  g_assert_cmpint (watch->foresight.lines[0].feature, ==, refusal->arguments[0]);
  watch->n_lines++;
}

static void
check_clear (const Watch *watch)
{
  gboolean is_clear = watch->foresight.n_lines == 0 || !watch->foresight.needs_sight;

  for (guint i = 0; i < watch->foresight.n_lines; i++)
    is_clear |= !watch->foresight.lines[i].is_blocked;
  g_assert_true (is_clear);
}

/* A shot of every unit of the seat at a unit of the enemy's, whether or not it may. */
static void
try_shots (Watch *watch, const WarState *state, gint seat)
{
  guint n_rows = watch->setup->layout->tables[WAR_TABLE_PIECES].n_rows;

  for (guint row = 0; row < n_rows; row++)
    {
      WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_FIRE, seat, (gint) row);
      WarRefusal refusal;

      order.n_targets = 1;
      order.targets[0] = (gint) war_generator_draw (&watch->generator, n_rows);
      if (war_play_foresee (watch->setup, state, &order, &watch->foresight, &refusal))
        check_clear (watch);
      else
        check_lines (watch, &refusal);
    }
}

static void
try_order (Watch *watch, const WarState *state, const WarOrder *order)
{
  WarRefusal refusal;

  g_assert_true (war_play_foresee (watch->setup, state, order, &watch->foresight, &refusal));
  check_clear (watch);
  if (watch->foresight.n_losses == 0 || watch->foresight.n_checks > 0
      || watch->n_situations[order->kind] == watch->most)
    return;

  watch->n_situations[order->kind]++;
  compare (watch, state, order);
}

static void
try_orders (const WarGame *game, const WarEvents *events, gpointer data)
{
  Watch *watch = data;
  guint32 must, may;
  guint n_options;
  WarOrder order;

  war_decision_get_seats (game->setup, game->state, &must, &may);
  for (gint seat = 0; seat < WAR_N_SIDES; seat++)
    if (((must | may) >> seat & 1) != 0)
      {
        n_options = game->setup->play->list (game->setup, game->state, seat, WAR_NONE,
                                             watch->options, MAX_OPTIONS);
        g_assert_cmpuint (n_options, <=, MAX_OPTIONS);
        if (n_options > 0
            && war_play_sample (game->setup, game->state, seat,
                                &watch->options[war_generator_draw (&watch->generator, n_options)],
                                &watch->generator, &order))
          try_order (watch, game->state, &order);
        if (war_generator_draw (&watch->generator, 8) == 0)
          try_shots (watch, game->state, seat);
      }
}

static void
watch_begin (Watch *watch, const WarSetup *setup)
{
  watch->setup = setup;
  watch->state = war_setup_begin (setup, 1);
  watch->events.items = g_new (WarEvent, MAX_EVENTS);
  watch->events.capacity = MAX_EVENTS;
  watch->generator = war_generator_new (1916, 9);
  watch->n_rolls = g_test_slow () ? N_SLOW_ROLLS : N_ROLLS;
  watch->most = g_test_slow () ? N_SLOW_SITUATIONS : N_SITUATIONS;
  war_foresight_init (&watch->foresight);
  war_chance_init (&watch->chance, WAR_CHANCE_GENERATOR);
}

static void
watch_end (Watch *watch)
{
  war_foresight_clear (&watch->foresight);
  g_free (watch->events.items);
  g_free (watch->state);
  g_free (watch);
}

static gboolean
has_all (const Watch *watch)
{
  static const guint kinds[] = {
    WAR_ENTRENCHED_ORDER_FIRE,        WAR_ENTRENCHED_ORDER_SHELL,
    WAR_ENTRENCHED_ORDER_CHARGE,      WAR_ENTRENCHED_ORDER_FIGHT,
    WAR_ENTRENCHED_ORDER_RECEIVE,     WAR_ENTRENCHED_ORDER_COUNTER_FIRE,
    WAR_ENTRENCHED_ORDER_STRIKE_BACK,
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (watch->n_situations[kinds[i]] < watch->most)
      return FALSE;

  return TRUE;
}

/* Attacks drawn from games, each carried out again and again: the wounds that everybody loses, and
 * how often he is destroyed, are what was foreseen; nobody else loses any. */
static void
test_losses (gconstpointer data)
{
  static const GamesCommander quickly[] = { war_solo_quick_choose, war_solo_quick_choose };
  g_autoptr (WarSetup) setup = games_set_up_near (GPOINTER_TO_INT (data));
  Watch *watch = g_new0 (Watch, 1);

  watch_begin (watch, setup);
  for (guint i = 0; i < MAX_GAMES && !has_all (watch); i++)
    war_game_free (games_play (setup, i, quickly, try_orders, watch));

  for (guint kind = 0; kind < WAR_ENTRENCHED_N_ORDERS; kind++)
    if (watch->n_situations[kind] > 0)
      g_test_message ("%u × %s", watch->n_situations[kind], setup->play->orders[kind].name);
  g_test_message ("%u means, %g; %u lines", watch->n_means, watch->off, watch->n_lines);
  g_assert_cmpuint (watch->n_situations[WAR_ENTRENCHED_ORDER_FIRE], >, 0);
  g_assert_cmpfloat (fabs (watch->off), <, MOST_OFF_TOGETHER * sqrt (watch->n_means));
  watch_end (watch);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gint i = 0; i < GAMES_N_BATTLES; i++)
    {
      g_autofree char *path
        = g_strdup_printf ("/rules/foresight/entrenched.5.6/losses/%s", games_get_name (i));

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_losses);
    }
  return g_test_run ();
}

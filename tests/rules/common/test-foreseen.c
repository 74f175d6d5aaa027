/* test-foreseen.c: what is foreseen of orders of any system is what comes of them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/assault/terms.h"
#include "engine/bases/ranks.h"
#include "engine/club/terms.h"
#include "engine/empires/terms.h"
#include "engine/game/decision.h"
#include "engine/game/foresight.h"
#include "engine/game/session.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "shipped.h"

#define MAX_EVENTS 2048

/* Orders that are tried of a game's states, and after how many of its orders one is. */
#ifdef __SANITIZE_ADDRESS__
#define N_ORDERS 100
#define N_ROLLS 200
#else
#define N_ORDERS 400
#define N_ROLLS 1000
#endif
#define N_SLOW_ORDERS 20000
#define N_SLOW_ROLLS 20000
#define ORDERS_SHARE 3

/* Orders whose dice are rolled again and again, of each operation. */
#define N_SITUATIONS 6
#define N_SLOW_SITUATIONS 50

/* So many standard deviations a mean may be off: each by itself, and all of a battle together. */
#define MOST_OFF 4.5
#define MOST_OFF_TOGETHER 3.0

/* Orders that others give until what one has done is settled. */
#define MOST_ANSWERS 60

/* What became of somebody who might lose something. */
typedef struct
{
  gint loss;
  gboolean is_destroyed;
  gboolean is_settled; /* nothing more comes of it */
} Fate;

typedef struct _Watch Watch;
typedef void (*ReadFate) (const Watch *watch, const WarOrder *order, gint row, Fate *fate);

struct _Watch
{
  const WarSetup *setup;
  ReadFate read;
  gint deferred; /* a kind of order whose dice come with another one; WAR_NONE */
  WarState *view, *state, *before;
  WarForesight foresight;
  WarChance chance;
  WarEvents events;
  WarGenerator generator;
  guint n_orders, n_exact, n_checked, n_situations;
  double off; /* sum of the standard deviations that means were off */
  guint n_means;
};

/* Of each system ------------------------------------------------------------------------------- */

static void
read_empires (const Watch *watch, const WarOrder *order, gint row, Fate *fate)
{
  guint unit = war_ranks_find_unit (watch->setup, (guint) row);

  for (guint i = 0; i < watch->events.n_items; i++)
    {
      const WarEvent *event = &watch->events.items[i];

      if (event->kind != WAR_EMPIRES_EVENT_HIT
          || war_ranks_find_unit (watch->setup, (guint) event->actor) != unit)
        continue;
      fate->loss += event->arguments[0];
      fate->is_destroyed |= event->arguments[1] == 0;
    }
  fate->is_settled = war_decision_get_level (watch->setup, watch->state) == 0;
}

/* What is fired in secret is rolled when everybody has named his targets. */
static void
read_assault (const Watch *watch, const WarOrder *order, gint row, Fate *fate)
{
  for (guint i = 0; i < watch->events.n_items; i++)
    {
      const WarEvent *event = &watch->events.items[i];

      if (event->kind != WAR_ASSAULT_EVENT_FIRED || event->actor != order->actor
          || event->target != row)
        continue;
      fate->is_destroyed = event->arguments[1] > 0;
      fate->loss = fate->is_destroyed;
      fate->is_settled = TRUE;
    }
}

/* What is declared is fought later, after other attacks, which may change what comes of it: only
 * the fight itself is followed. */
static void
read_club (const Watch *watch, const WarOrder *order, gint row, Fate *fate)
{
  WarShownPiece before, now;

  war_play_show_piece (watch->setup, watch->before, (guint) row, &before);
  fate->is_destroyed
    = !war_play_show_piece (watch->setup, watch->state, (guint) row, &now) || !now.is_on_field;
  fate->loss = fate->is_destroyed ? before.left : before.left - now.left;
  fate->is_settled = TRUE;
}

static const struct
{
  const char *operation;
  ReadFate read;
  gint deferred;
} battles[] = {
  { "mons", read_empires, WAR_NONE },
  { "le-cateau", read_empires, WAR_NONE },
  { "parapet", read_assault, WAR_NONE },
  { "switch-line", read_assault, WAR_NONE },
  { "club-first-watch", read_club, WAR_CLUB_ORDER_ATTACK },
  { "club-seven-forts", read_club, WAR_CLUB_ORDER_ATTACK },
};

/* Carrying out --------------------------------------------------------------------------------- */

static gboolean
give (Watch *watch, const WarOrder *order)
{
  war_chance_rewind (&watch->chance);
  watch->events.n_items = 0;
  return watch->setup->play->carry_out (watch->setup, watch->state, order, &watch->chance,
                                        &watch->events)
         == WAR_OUTCOME_DONE;
}

/* With dice of this time's own. */
static void
begin (Watch *watch, const WarOrder *order)
{
  war_state_assign (watch->state, watch->before);
  watch->state->generator
    = war_generator_new (war_generator_next (&watch->generator), watch->n_means);
  g_assert_true (give (watch, order));
}

/* What is to be decided before it goes on: whoever can pass does, or ends his step. */
static gboolean
answer (Watch *watch)
{
  guint32 must, may;
  WarOrder order;

  war_decision_get_seats (watch->setup, watch->state, &must, &may);
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    {
      g_autoptr (GArray) options = NULL;
      const WarOption *chosen;

      if ((must >> seat & 1) == 0)
        continue;
      options = war_play_list_options (watch->setup, watch->state, seat, WAR_NONE);
      chosen = (const WarOption *) (void *) options->data;
      for (guint i = 0; i < options->len; i++)
        {
          const WarOption *option = &g_array_index (options, WarOption, i);
          WarOrderRole role = watch->setup->play->orders[option->kind].role;

          if (role == WAR_ORDER_PASSES || role == WAR_ORDER_ENDS)
            chosen = option;
        }
      if (options->len > 0
          && war_play_sample (watch->setup, watch->state, seat, chosen, &watch->generator, &order))
        return give (watch, &order);
    }

  return FALSE;
}

/* Where everybody stands ----------------------------------------------------------------------- */

static gboolean
is_as_foreseen (const Watch *watch)
{
  for (guint row = 0; row < watch->setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      const WarForeseenPose *pose = war_foresight_find_pose (&watch->foresight, (gint) row);
      WarShownPiece before, now;

      war_play_show_piece (watch->setup, watch->before, row, &before);
      if (war_play_show_piece (watch->setup, watch->state, row, &now)
          && !war_base_is_same (&now.base, pose != NULL ? &pose->base : &before.base))
        return FALSE;
    }

  return TRUE;
}

static void
compare_mean (Watch *watch, double sum, double squares, guint n, double expected)
{
  double mean = sum / n, variance = squares / n - mean * mean;
  double off = (mean - expected) / sqrt (MAX (variance, 1.0 / n) / n);

  if (fabs (off) > MOST_OFF)
    g_error ("%g was foreseen, and came to %g: %.1f standard deviations", expected, mean, off);
  watch->off += off;
  watch->n_means++;
}

/* How often nothing keeps it from being carried out to its end. */
static void
compare_checks (Watch *watch, const WarOrder *order, guint n_rolls)
{
  guint n_passed = 0;

  for (guint i = 0; i < n_rolls; i++)
    {
      begin (watch, order);
      n_passed += is_as_foreseen (watch);
    }
  compare_mean (watch, n_passed, n_passed, n_rolls, war_foresight_get_chance (&watch->foresight));
  watch->n_checked++;
}

/* What is lost --------------------------------------------------------------------------------- */

static Fate
follow (Watch *watch, const WarOrder *order, gint row)
{
  Fate fate = { 0 };

  watch->read (watch, order, row, &fate);
  for (guint i = 0; i < MOST_ANSWERS && !fate.is_settled && answer (watch); i++)
    watch->read (watch, order, row, &fate);
  if (!fate.is_settled)
    g_error ("%s is never settled", watch->setup->play->orders[order->kind].name);

  return fate;
}

static void
compare_losses (Watch *watch, const WarOrder *order, guint n_rolls)
{
  for (guint i = 0; i < watch->foresight.n_losses; i++)
    {
      const WarForeseenLoss *loss = &watch->foresight.losses[i];
      double sum = 0, squares = 0, n_destroyed = 0;

      for (guint j = 0; j < n_rolls; j++)
        {
          Fate fate;

          begin (watch, order);
          fate = follow (watch, order, loss->row);
          sum += fate.loss;
          squares += (double) fate.loss * fate.loss;
          n_destroyed += fate.is_destroyed;
        }
      compare_mean (watch, sum, squares, n_rolls, (double) loss->loss / WAR_PROBABILITY_ONE);
      compare_mean (watch, n_destroyed, n_destroyed, n_rolls,
                    (double) loss->destroyed / WAR_PROBABILITY_ONE);
    }
  watch->n_situations++;
}

/* Orders --------------------------------------------------------------------------------------- */

static void
try_order (Watch *watch, const WarState *state, const WarOrder *order)
{
  guint n_rolls = g_test_slow () ? N_SLOW_ROLLS : N_ROLLS;
  guint most = g_test_slow () ? N_SLOW_SITUATIONS : N_SITUATIONS;
  WarRefusal refusal;

  war_play_view (watch->setup, state, order->seat, 0, watch->view);
  war_state_assign (watch->before, state);
  if (!war_play_foresee (watch->setup, watch->view, order, &watch->foresight, &refusal))
    return; /* what nobody may know is in the way */

  watch->n_orders++;
  begin (watch, order);
  if (watch->chance.n_answers == 0
      && war_decision_get_level (watch->setup, watch->state)
           <= war_decision_get_level (watch->setup, watch->before))
    {
      g_assert_true (is_as_foreseen (watch));
      watch->n_exact++;
    }
  if ((gint) order->kind == watch->deferred)
    return;

  if (watch->foresight.n_losses > 0 && watch->n_situations < most)
    compare_losses (watch, order, n_rolls);
  else if (watch->foresight.has_way && watch->chance.n_answers > 0 && watch->foresight.n_losses == 0
           && watch->n_checked < most)
    compare_checks (watch, order, n_rolls);
}

/* One of what a seat may do, as likely something that can be foreseen as anything else. */
static void
try_seat (Watch *watch, const WarState *state, gint seat)
{
  const gint32 *cells
    = war_state_peek_row (watch->setup->layout, state, WAR_TABLE_SEATS, (guint) seat);
  g_autoptr (GArray) options = NULL;
  const WarOption *option;
  WarOrder order;
  gboolean is_drawn;

  if (cells[WAR_SEAT_CONTROL] == WAR_CONTROL_AUTOMATIC)
    return;
  options = war_play_list_options (watch->setup, state, seat, WAR_NONE);
  if (options->len == 0)
    return;
  option
    = &g_array_index (options, WarOption, war_generator_draw (&watch->generator, options->len));
  is_drawn
    = war_generator_draw (&watch->generator, 2) == 0
        ? war_play_sample (watch->setup, state, seat, option, &watch->generator, &order)
        : war_play_sample_limit (watch->setup, state, seat, option, &watch->generator, &order);
  if (is_drawn)
    try_order (watch, state, &order);
}

static Watch *
watch_new (const WarSetup *setup, guint battle)
{
  Watch *watch = g_new0 (Watch, 1);

  watch->setup = setup;
  watch->read = battles[battle].read;
  watch->deferred = battles[battle].deferred;
  watch->view = war_setup_begin (setup, 1);
  watch->state = war_state_copy (watch->view);
  watch->before = war_state_copy (watch->view);
  watch->events.items = g_new (WarEvent, MAX_EVENTS);
  watch->events.capacity = MAX_EVENTS;
  watch->generator = war_generator_new (1914, 9);
  war_foresight_init (&watch->foresight);
  war_chance_init (&watch->chance, WAR_CHANCE_GENERATOR);
  return watch;
}

static void
watch_free (Watch *watch)
{
  war_foresight_clear (&watch->foresight);
  g_free (watch->events.items);
  g_free (watch->before);
  g_free (watch->state);
  g_free (watch->view);
  g_free (watch);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Watch, watch_free)

/* Plays one game, and tries orders of its states; every other one by quick commanders, who come to
 * grips, and the rest at random. */
static void
play (Watch *watch, guint64 seed, guint most)
{
  g_autoptr (WarGame) game = war_game_new (watch->setup, seed);
  WarSession session;
  WarStep step;

  war_session_init (&session, game);
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    session.commanders[seat] = seed % 2 == 0 ? war_random_command : war_quick_command;
  do
    {
      guint32 must, may;

      step
        = war_session_run (&session, game->records->len + 1
                                       + war_generator_draw (&watch->generator, ORDERS_SHARE * 2));
      war_decision_get_seats (watch->setup, game->state, &must, &may);
      for (gint seat = 0; seat < WAR_MAX_SEATS && step.kind != WAR_STEP_OVER; seat++)
        if (((must | may) >> seat & 1) != 0)
          try_seat (watch, game->state, seat);
    }
  while (step.kind != WAR_STEP_OVER && watch->n_orders < most);
  war_session_clear (&session);
}

/* Orders drawn from games: where no dice are rolled everybody stands where it was foreseen; where
 * some are, what is lost, and how often a way is gone to its end, is what was foreseen. */
static void
test_orders (gconstpointer data)
{
  guint battle = GPOINTER_TO_UINT (data);
  guint n_orders = g_test_slow () ? N_SLOW_ORDERS : N_ORDERS;
  g_autoptr (WarSetup) setup = shipped_set_up (battles[battle].operation);
  g_autoptr (Watch) watch = watch_new (setup, battle);

  for (guint i = 1; watch->n_orders < n_orders || watch->n_situations == 0; i++)
    play (watch, i, MAX (n_orders, watch->n_orders + 100));

  g_test_message ("%u orders, %u without dice, %u with checks, %u with losses: %.2f",
                  watch->n_orders, watch->n_exact, watch->n_checked, watch->n_situations,
                  watch->off / sqrt (MAX (watch->n_means, 1)));
  g_assert_cmpfloat (fabs (watch->off / sqrt (MAX (watch->n_means, 1))), <=, MOST_OFF_TOGETHER);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/foreseen/%s", battles[i].operation);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_orders);
    }
  return g_test_run ();
}

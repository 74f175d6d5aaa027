/* test-reach.c: how far units may go, heading by heading
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "common/games.h"
#include "engine/entrenched/terms.h"
#include "engine/game/decision.h"
#include "engine/game/reach.h"
#include "engine/solo/random.h"

#define MAX_OPTIONS 1024
#define N_HEADINGS 24
#define ENOUGH (60 * G_USEC_PER_SEC)

/* Options whose reach is found, and after how many of a game's orders one is. */
#define N_REACHES 36
#define N_SLOW_REACHES 3000
#define SHARE 10

typedef struct
{
  WarReach reach, other;
  WarOption options[MAX_OPTIONS];
  WarGenerator generator;
  guint n_reaches, n_rays, n_checks;
} Watch;

static gboolean
allows (const WarSetup *setup, const WarState *state, const WarOrder *order)
{
  WarRefusal refusal;

  return war_play_check (setup, state, order, &refusal);
}

/* The ends of every range are allowed, what lies beyond the last is not. */
static void
check_ray (const WarSetup *setup, const WarState *state, const WarReach *reach,
           const WarReachRay *ray)
{
  const WarDomain *distances = &ray->distances;
  WarOrder order = reach->order;

  g_assert_true (ray->is_known);
  order.arguments[reach->argument] = ray->heading;
  for (guint i = 0; i < distances->n_ranges; i++)
    {
      order.arguments[reach->argument + 1] = distances->ranges[i].minimum;
      g_assert_true (allows (setup, state, &order));
      order.arguments[reach->argument + 1] = distances->ranges[i].maximum;
      g_assert_true (allows (setup, state, &order));
    }
  order.arguments[reach->argument + 1]
    = distances->n_ranges > 0 ? distances->ranges[distances->n_ranges - 1].maximum + 1 : 0;
  g_assert_false (allows (setup, state, &order));
}

/* The first check is passed on the way to the end, and is not on a way that ends before it. */
static void
check_checks (const WarSetup *setup, const WarState *state, Watch *watch, const WarReachRay *ray)
{
  WarOrder order = watch->reach.order;
  WarForesight *foresight = &watch->other.foresight;
  WarRefusal refusal;

  watch->n_rays++;
  if (ray->n_checks == 0)
    return;

  watch->n_checks++;
  order.arguments[watch->reach.argument] = ray->heading;
  order.arguments[watch->reach.argument + 1]
    = ray->distances.ranges[ray->distances.n_ranges - 1].maximum;
  g_assert_true (war_play_foresee (setup, state, &order, foresight, &refusal));
  g_assert_cmpuint (foresight->n_checks, >=, ray->n_checks);
  for (guint i = 0; i < ray->n_checks; i++)
    {
      g_assert_cmpint (foresight->checks[i].distance, ==, ray->checks[i].distance);
      g_assert_cmpuint (foresight->checks[i].chance, ==, ray->checks[i].chance);
    }
}

/* The same comes out at once and a heading at a time, whose number grows by one each time. */
static void
try_reach (Watch *watch, const WarSetup *setup, const WarState *state, const WarOption *option,
           const WarOrder *begun)
{
  guint n_calls = 0;

  if (!war_play_begin_reach (setup, state, option, begun, N_HEADINGS, &watch->reach))
    return;

  g_assert_true (war_play_reach (setup, state, ENOUGH, &watch->reach));
  g_assert_true (war_play_begin_reach (setup, state, option, begun, N_HEADINGS, &watch->other));
  while (!war_play_reach (setup, state, 0, &watch->other))
    g_assert_cmpuint (watch->other.n_known, ==, ++n_calls);
  g_assert_cmpuint (watch->reach.n_known, ==, watch->reach.n_rays);
  g_assert_cmpuint (watch->other.n_rays, ==, watch->reach.n_rays);

  for (guint i = 0; i < watch->reach.n_rays; i++)
    {
      const WarReachRay *ray = &watch->reach.rays[i];

      g_assert_cmpmem (ray->distances.ranges, ray->distances.n_ranges * sizeof (WarRange),
                       watch->other.rays[i].distances.ranges,
                       watch->other.rays[i].distances.n_ranges * sizeof (WarRange));
      if (i > 0)
        g_assert_cmpint (ray->heading, >, ray[-1].heading);
      check_ray (setup, state, &watch->reach, ray);
      check_checks (setup, state, watch, ray);
    }
  watch->n_reaches++;
}

static void
try_options (const WarGame *game, const WarEvents *events, gpointer data)
{
  Watch *watch = data;
  guint32 must, may;

  if (war_generator_draw (&watch->generator, SHARE) != 0)
    return;

  war_decision_get_seats (game->setup, game->state, &must, &may);
  for (gint seat = 0; seat < WAR_N_SIDES; seat++)
    {
      guint n_options = ((must | may) >> seat & 1) != 0 ? game->setup->play->list (
                          game->setup, game->state, seat, WAR_NONE, watch->options, MAX_OPTIONS)
                                                        : 0;
      const WarOption *option;
      WarOrder begun;

      if (n_options == 0)
        continue;

      option = &watch->options[war_generator_draw (&watch->generator, n_options)];
      begun = war_order_new (option->kind, seat, option->actor);
      if (option->kind == WAR_ENTRENCHED_ORDER_SHELL
          || option->kind == WAR_ENTRENCHED_ORDER_RELEASE)
        begun.arguments[0] = war_domain_get (&option->arguments[0], 0);
      try_reach (watch, game->setup, game->state, option, &begun);
    }
}

static void
test_reach (gconstpointer data)
{
  static const GamesCommander commanders[] = { war_solo_random_choose, war_solo_random_choose };
  g_autoptr (WarSetup) setup = games_set_up_near (GPOINTER_TO_INT (data));
  Watch *watch = g_new0 (Watch, 1);
  guint n_reaches = (g_test_slow () ? N_SLOW_REACHES : N_REACHES) / GAMES_N_BATTLES;

  watch->generator = war_generator_new ((guint64) g_test_rand_int (), 9);
  war_reach_init (&watch->reach);
  war_reach_init (&watch->other);
  while (watch->n_reaches < n_reaches)
    war_game_free (
      games_play (setup, (guint64) g_test_rand_int (), commanders, try_options, watch));

  g_test_message ("%u reaches, %u rays, %u with checks", watch->n_reaches, watch->n_rays,
                  watch->n_checks);
  war_reach_clear (&watch->other);
  war_reach_clear (&watch->reach);
  g_free (watch);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gint i = 0; i < GAMES_N_BATTLES; i++)
    {
      g_autofree char *path
        = g_strdup_printf ("/rules/reach/entrenched.4.3/%s", games_get_name (i));

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_reach);
    }
  return g_test_run ();
}

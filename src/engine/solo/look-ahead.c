/* look-ahead.c: solo commanders that play the battle on in their minds before each turn
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/look-ahead.h"

#include "engine/solo/playout.h"
#include "engine/solo/quick.h"

/* A side's turn of a game is to take 2 s of a core at most, and 8 s: two thirds as these count,
 * as no two cores are alike and no two turns. */
static const WarLookAhead steady = { .n_playouts = 3, .cost = 1300000 };
static const WarLookAhead veteran = { .n_playouts = 10, .cost = 5500000 };

/* The usual one first; then bold, patient, eager, careless of everything but what it can hit,
 * reckless, and careful. */
static const WarPosture postures[]
  = { { 8, 8 }, { 1, 8 }, { 8, 3 }, { 8, 20 }, { 3, 3 }, { 2, 20 }, { 16, 8 } };

#define N_POSTURES G_N_ELEMENTS (postures)

/* So many go on to each stage, and are played so many times as often as in the first. */
static const struct
{
  guint n_left, n_times;
} stages[] = { { N_POSTURES, 1 }, { 3, 2 }, { 2, 4 } };

/* Battles of all stages for each in the first. */
#define N_BATTLES (N_POSTURES + 3 * 2 + 2 * 4)

typedef struct
{
  guint posture;
  gint64 sum; /* over all times that it was played */
  guint n_played, n_won, n_drawn;
  guint *gone; /* one for each row of the pieces */
} Rated;

typedef struct
{
  WarPlayoutPlan plan;
  WarGenerator *generator;
  guint n_first; /* times that each is played in the first stage */
  guint cost, spent, most; /* of an order; by now; in all */
  Rated rated[N_POSTURES]; /* the best first */
} Look;

/* The best first, of equal ones the one that was before. */
static void
sort (Rated *rated, guint n_rated)
{
  for (guint i = 1; i < n_rated; i++)
    for (guint j = i; j > 0 && rated[j].sum > rated[j - 1].sum; j--)
      {
        Rated worse = rated[j - 1];

        rated[j - 1] = rated[j];
        rated[j] = worse;
      }
}

static gboolean
is_hurried (const Look *look)
{
  return look->plan.haste != NULL && g_atomic_int_get (&look->plan.haste->is_wanted);
}

static void
tell_progress (const Look *look, guint n_done)
{
  guint n_all = look->n_first * N_BATTLES;

  if (look->plan.haste != NULL)
    g_atomic_int_set (&look->plan.haste->done, (gint) (1000 * n_done / MAX (n_all, 1)));
}

/* Each that is left with the same dice; what is broken off counts for none. */
static void
play_all (Look *look, guint n_left)
{
  WarPlayout playouts[N_POSTURES];

  look->plan.seed = (guint64) war_generator_next (look->generator) << 32;
  look->plan.seed |= war_generator_next (look->generator);
  for (guint i = 0; i < n_left; i++)
    {
      look->plan.posture = postures[look->rated[i].posture];
      look->plan.gone = look->rated[i].gone;
      playouts[i] = war_playout_run (&look->plan);
      if (playouts[i].is_broken_off)
        return;
      look->spent += look->cost * playouts[i].n_orders;
    }
  for (guint i = 0; i < n_left; i++)
    {
      look->rated[i].sum += war_playout_rate (&playouts[i]);
      look->rated[i].n_played++;
      look->rated[i].n_won += playouts[i].winner > 0;
      look->rated[i].n_drawn += playouts[i].winner == 0;
    }
}

/* How often the first stage plays each, so that all stages stay within what they may cost: by the
 * length of one battle, which is thrown away. Battles of which not even so many can be played are
 * broken off. */
static void
measure (Look *look, guint n_playouts)
{
  guint most = look->most / look->cost / N_BATTLES;
  guint n_orders;

  look->plan.posture = war_posture_usual;
  look->plan.max_orders = MAX (most, 1);
  n_orders = war_playout_run (&look->plan).n_orders;
  look->spent += look->cost * n_orders;
  look->n_first = MAX (most / MAX (n_orders, 1), 1);
  look->n_first = MIN (look->n_first, n_playouts);
}

static void
fill_in (const Look *look, WarReckoning *reckoning)
{
  const Rated *best = &look->rated[0];
  guint n_rows = look->plan.setup->layout->tables[WAR_TABLE_PIECES].n_rows;

  *reckoning = (WarReckoning){
    .n_played = best->n_played,
    .n_won = best->n_won,
    .n_drawn = best->n_drawn,
    .feared = WAR_NONE,
  };
  for (guint i = 0; i < N_POSTURES; i++)
    if (look->rated[i].posture == 0)
      {
        reckoning->n_usual = look->rated[i].n_played;
        reckoning->n_usual_won = look->rated[i].n_won;
      }
  for (guint row = 0; row < n_rows; row++)
    if (best->gone[row] > reckoning->n_feared)
      {
        reckoning->feared = (gint) row;
        reckoning->n_feared = MIN (best->gone[row], best->n_played);
      }
}

WarPosture
war_look_ahead_choose (const WarSetup *setup, const WarState *view, gint seat,
                       const WarLookAhead *look_ahead, WarGenerator *generator, WarHaste *haste,
                       WarReckoning *reckoning)
{
  g_return_val_if_fail (war_playout_is_possible (setup), war_posture_usual);
  g_return_val_if_fail (look_ahead != NULL && reckoning != NULL, war_posture_usual);

  guint n_rows = setup->layout->tables[WAR_TABLE_PIECES].n_rows, n_done = 0;
  g_autofree guint *gone = g_new0 (guint, N_POSTURES * n_rows + 1);
  Look look = {
    .plan = { .setup = setup, .view = view, .seat = seat, .haste = haste },
    .generator = generator,
    .cost = war_playout_get_cost (setup, view),
    .most = look_ahead->cost,
  };

  for (guint i = 0; i < N_POSTURES; i++)
    look.rated[i] = (Rated){ .posture = i, .gone = gone + i * n_rows };
  measure (&look, look_ahead->n_playouts);
  for (guint stage = 0; stage < G_N_ELEMENTS (stages); stage++)
    {
      for (guint n = 0; n < look.n_first * stages[stage].n_times && !is_hurried (&look); n++)
        {
          tell_progress (&look, n_done);
          if (look.spent < look.most)
            play_all (&look, stages[stage].n_left);
          n_done += stages[stage].n_left;
        }
      sort (look.rated, stages[stage].n_left);
    }
  if (haste != NULL)
    g_atomic_int_set (&haste->done, -1);

  fill_in (&look, reckoning);
  return postures[look.rated[0].posture];
}

/* In what the other side's turn asks for it keeps the posture that it has. */
static gboolean
command (const WarSetup *setup, const WarState *view, gint seat, const WarLookAhead *look,
         WarMind *mind, WarOrder *order)
{
  const gint32 *cells = war_setup_peek_game (setup, view);
  gint side = war_playout_get_side (setup, view, seat);
  gboolean is_planned
    = mind->has_plan
      && (cells[WAR_GAME_SIDE] == 1 - side
          || (mind->round == cells[WAR_GAME_ROUND] && mind->side == cells[WAR_GAME_SIDE]));

  if (!is_planned && side != WAR_NONE && war_playout_is_possible (setup))
    {
      mind->posture = war_posture_usual;
      mind->reckoning = (WarReckoning){ .feared = WAR_NONE };
      if (!war_playout_has_gaps (setup, view))
        mind->posture = war_look_ahead_choose (setup, view, seat, look, &mind->generator,
                                               mind->haste, &mind->reckoning);
      mind->has_plan = TRUE;
      mind->round = cells[WAR_GAME_ROUND];
      mind->side = cells[WAR_GAME_SIDE];
    }

  return war_solo_choose_in (setup, view, seat, &mind->posture, &mind->generator, order);
}

gboolean
war_steady_command (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                    WarOrder *order)
{
  return command (setup, view, seat, &steady, mind, order);
}

gboolean
war_veteran_command (const WarSetup *setup, const WarState *view, gint seat, WarMind *mind,
                     WarOrder *order)
{
  return command (setup, view, seat, &veteran, mind, order);
}

/* foresee-gas.c: whom gas would come over in Entrenched!, what awaits them, and where it drifts
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/game/foresight.h"

/* Units test one after the other (act() in gas.c). On most of these tests nothing else hangs. That
 * of an officer decides whether later ones have Command, and that of a unit under several clouds
 * whether it tests again: of these every outcome is followed. Each of them doubles the number of
 * outcomes; beyond so many they are taken for units that nobody else hangs on. */
#define MAX_FOLLOWED 8
#define MAX_OUTCOMES (1u << MAX_FOLLOWED)
#define DIE 6

typedef struct
{
  WarPosition middle;
  guint template;
  gboolean kills;
} Cloud;

/* What has become of the followed units: bits by their number. */
typedef struct
{
  guint32 weight;
  guint32 lost, stunned;
} Outcome;

typedef struct
{
  const WarSetup *setup;
  const WarState *view;
  guint n_clouds;
  Cloud clouds[WAR_ENTRENCHED_MAX_CLOUDS];
  guint n_followed, n_outcomes, n_splits;
  gint followed[MAX_FOLLOWED]; /* rows */
  Outcome outcomes[MAX_OUTCOMES];
  guint32 of; /* the sum of all weights: 6 for each test that was followed */
} Trial;

static guint
count_tests (const Trial *trial, guint piece)
{
  guint n_tests = 0;

  for (guint i = 0; i < trial->n_clouds; i++)
    n_tests += war_entrenched_is_under (trial->setup, trial->view, (gint) piece,
                                        trial->clouds[i].template, trial->clouds[i].middle);
  return n_tests;
}

/* The number of the unit among those that are followed; WAR_NONE. */
static gint
find_followed (const Trial *trial, guint piece)
{
  for (guint i = 0; i < trial->n_followed; i++)
    if (trial->followed[i] == (gint) piece)
      return (gint) i;

  return WAR_NONE;
}

static void
begin (Trial *trial)
{
  guint n_splits = 0;

  trial->n_followed = trial->n_splits = 0;
  for (guint i = 0; i < war_entrenched_get_data (trial->setup)->units->len; i++)
    {
      guint n_tests = count_tests (trial, i);

      if (n_tests == 0 || n_splits + n_tests > MAX_FOLLOWED
          || (n_tests == 1 && war_entrenched_get_type (trial->setup, i)->command == 0))
        continue;
      trial->followed[trial->n_followed++] = (gint) i;
      n_splits += n_tests;
    }

  trial->outcomes[0] = (Outcome){ .weight = 1 };
  trial->n_outcomes = trial->of = 1;
}

/* Who commands the unit: bits of the followed ones; *always: somebody else does. */
static guint32
list_commanders (const Trial *trial, guint piece, gboolean *always)
{
  guint32 commanders = 0;

  *always = FALSE;
  for (guint i = 0; i < war_entrenched_get_data (trial->setup)->units->len; i++)
    {
      gint number = find_followed (trial, i);

      if (!war_entrenched_commands (trial->setup, trial->view, piece, i))
        continue;
      if (number == WAR_NONE)
        *always = TRUE;
      else
        commanders |= 1u << number;
    }

  return commanders;
}

/* Parts every outcome into those in which the unit passes, and in which it fails. */
static void
split (Trial *trial, guint outcome, guint32 bit, gboolean kills, guint n_fail)
{
  Outcome *passes = &trial->outcomes[outcome];
  Outcome *fails = &trial->outcomes[trial->n_outcomes++];

  *fails = *passes;
  fails->weight *= n_fail;
  if (kills)
    fails->lost |= bit;
  else
    fails->stunned |= bit;
  passes->weight *= DIE - n_fail;
}

/* How many of trial->of × 6 outcomes the unit fails in. */
static guint32
test (Trial *trial, guint piece, gboolean kills)
{
  gint response = war_entrenched_get_type (trial->setup, piece)->response;
  gint number = find_followed (trial, piece);
  guint32 bit = number == WAR_NONE ? 0 : 1u << number, failed = 0;
  guint n_outcomes = trial->n_outcomes;
  gboolean always;
  guint32 commanders = list_commanders (trial, piece, &always);

  for (guint i = 0; i < n_outcomes; i++)
    {
      Outcome *outcome = &trial->outcomes[i];
      gboolean is_led = always || (commanders & ~(outcome->lost | outcome->stunned)) != 0;
      guint n_fail = (guint) CLAMP (MAX (response - is_led, 2) - 1, 0, DIE);

      if ((outcome->lost & bit) != 0)
        outcome->weight *= DIE; /* the dead do not test */
      else
        {
          failed += outcome->weight * n_fail;
          if (bit != 0)
            split (trial, i, bit, kills, n_fail);
        }
    }

  if (bit != 0)
    trial->of *= DIE;
  return failed;
}

static void
add_loss (const Trial *trial, guint piece, WarProbability lost, WarProbability stunned,
          WarForesight *foresight)
{
  WarForeseenLoss *loss = war_foresight_add_loss (foresight, (gint) piece);
  const gint32 *cells = war_setup_peek_piece (trial->setup, trial->view, piece);
  gint command = war_entrenched_get_type (trial->setup, piece)->response
                 - war_entrenched_get_response_need (trial->setup, trial->view, piece);

  loss->destroyed = lost;
  loss->loss = lost * (guint) MAX (cells[WAR_ENTRENCHED_PIECE_LEFT], 0);
  loss->stunned = stunned;
  if (command > 0)
    war_foresight_add_modifier (foresight, WAR_ENTRENCHED_MODIFIER_COMMAND, (gint) piece, command,
                                "entrenched.6.3");
}

static void
add_followed (const Trial *trial, WarForesight *foresight)
{
  for (guint i = 0; i < trial->n_followed; i++)
    {
      guint32 bit = 1u << i, lost = 0, stunned = 0;

      for (guint j = 0; j < trial->n_outcomes; j++)
        {
          const Outcome *outcome = &trial->outcomes[j];

          if ((outcome->lost & bit) != 0)
            lost += outcome->weight;
          else if ((outcome->stunned & bit) != 0)
            stunned += outcome->weight;
        }
      add_loss (trial, (guint) trial->followed[i], war_probability (lost, trial->of),
                war_probability (stunned, trial->of), foresight);
    }
}

/* Everybody under the clouds tests, in the order of play (6.3 to 6.5). */
static void
foresee_tests (Trial *trial, WarForesight *foresight)
{
  begin (trial);
  for (guint i = 0; i < trial->n_clouds; i++)
    for (guint j = 0; j < war_entrenched_get_data (trial->setup)->units->len; j++)
      {
        const Cloud *cloud = &trial->clouds[i];
        guint32 of = trial->of * DIE, failed;
        WarProbability chance;

        if (!war_entrenched_is_under (trial->setup, trial->view, (gint) j, cloud->template,
                                      cloud->middle))
          continue;
        failed = test (trial, j, cloud->kills);
        chance = war_probability (failed, of);
        if (find_followed (trial, j) == WAR_NONE)
          add_loss (trial, j, cloud->kills ? chance : 0, cloud->kills ? 0 : chance, foresight);
      }
  add_followed (trial, foresight);
}

void
war_entrenched_foresee_release (const WarSetup *setup, const WarState *view, const WarOrder *order,
                                WarForesight *foresight)
{
  const WarEntrenchedWeapon *weapon
    = &war_entrenched_get_type (setup, (guint) order->actor)->weapons[order->arguments[0]];
  gint side = war_entrenched_get_owner (setup, view, (guint) order->actor);
  Trial trial = { .setup = setup, .view = view, .n_clouds = 1 };

  trial.clouds[0] = (Cloud){
    .middle = foresight->area,
    .template = weapon->template,
    .kills = weapon->gas_kills,
  };
  foresee_tests (&trial, foresight);

  for (gint32 die = 1; die <= WAR_ENTRENCHED_COMPASS; die++)
    {
      WarPosition to;
      gboolean stays = war_entrenched_find_drifted (
        setup, foresight->area, war_entrenched_get_drift (setup, view, side, die), &to);
      WarForeseenDrift *drift = war_foresight_add_drift (foresight, foresight->area, to);

      drift->radius = foresight->radius;
      drift->chance = war_probability (1, WAR_ENTRENCHED_COMPASS);
      drift->leaves = !stays;
    }
}

void
war_entrenched_foresee_drifts (const WarSetup *setup, const WarState *view, WarForesight *foresight)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  Trial trial = { .setup = setup, .view = view };

  if (war_setup_peek_game (setup, view)[WAR_GAME_PHASE] != WAR_ENTRENCHED_PHASE_MOVEMENT)
    return;

  for (guint i = data->first_cloud; i < data->n_pieces; i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, view, i);
      WarPosition from = { cells[WAR_PIECE_X], cells[WAR_PIECE_Y] }, to;
      WarForeseenDrift *drift;

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        continue;
      drift = war_foresight_add_drift (foresight, from, (WarPosition){ 0 });
      drift->leaves
        = !war_entrenched_find_drifted (setup, from, (WarHeading) cells[WAR_PIECE_HEADING], &to);
      drift->to = to;
      drift->radius = war_entrenched_get_radius (setup, (guint) cells[WAR_PIECE_TYPE]);
      drift->chance = WAR_PROBABILITY_ONE;
      if (!drift->leaves)
        trial.clouds[trial.n_clouds++] = (Cloud){
          .middle = to,
          .template = (guint) cells[WAR_PIECE_TYPE],
          .kills = cells[WAR_ENTRENCHED_PIECE_KILLS] != 0,
        };
    }
  foresee_tests (&trial, foresight);
}

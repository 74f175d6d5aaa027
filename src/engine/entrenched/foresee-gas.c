/* foresee-gas.c: whom gas would come over in Entrenched!, what awaits them, and where it drifts
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/chance/trial.h"
#include "engine/entrenched/private.h"
#include "engine/entrenched/shell.h"
#include "engine/game/foresight.h"

/* Units test one after the other (act() in gas.c). That of an officer decides whether later ones
 * have Command, and that of a unit under several clouds whether it tests again: these are followed.
 * Beyond so many tests they are taken for units that nobody else hangs on, and nothing is exact. */
#define DIE 6

typedef struct
{
  WarPosition middle;
  guint template;
  gboolean kills;
} Cloud;

typedef struct
{
  const WarSetup *setup;
  const WarState *view;
  guint n_clouds;
  Cloud clouds[WAR_ENTRENCHED_MAX_CLOUDS];
  WarTrial tests;
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

static void
begin (Trial *trial)
{
  war_trial_begin (&trial->tests, DIE);
  for (guint i = 0; i < war_entrenched_count_units (trial->setup); i++)
    {
      guint n_tests = count_tests (trial, i);

      if (n_tests > 1 || (n_tests == 1 && war_entrenched_get_type (trial->setup, i)->command > 0))
        war_trial_follow (&trial->tests, (gint) i, n_tests);
    }
}

/* Who commands the unit: bits of the followed ones; *always: somebody else does. */
static guint32
list_commanders (const Trial *trial, guint piece, gboolean *always)
{
  guint32 commanders = 0;

  *always = FALSE;
  for (guint i = 0; i < war_entrenched_count_units (trial->setup); i++)
    {
      guint32 bit = war_trial_get_bit (&trial->tests, (gint) i);

      if (!war_entrenched_commands (trial->setup, trial->view, piece, i))
        continue;
      commanders |= bit;
      *always |= bit == 0;
    }

  return commanders;
}

static guint
count_failing_faces (gint response, gboolean is_led)
{
  return (guint) CLAMP (MAX (response - is_led, 2) - 1, 0, DIE);
}

static WarProbability
test (Trial *trial, guint piece, gboolean kills)
{
  gint response = war_entrenched_get_type (trial->setup, piece)->response;
  gboolean always;
  guint32 commanders = list_commanders (trial, piece, &always);

  return war_trial_test (&trial->tests, war_trial_get_bit (&trial->tests, (gint) piece), commanders,
                         count_failing_faces (response, always),
                         count_failing_faces (response, TRUE), kills);
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
  loss->is_rough = trial->tests.is_rough;
  if (command > 0)
    war_foresight_add_modifier (foresight, WAR_ENTRENCHED_MODIFIER_COMMAND, (gint) piece, command,
                                "entrenched.6.3");
}

static void
add_followed (const Trial *trial, WarForesight *foresight)
{
  for (guint i = 0; i < trial->tests.n_followed; i++)
    {
      WarProbability lost, stunned;

      war_trial_get_fate (&trial->tests, 1u << i, &lost, &stunned);
      add_loss (trial, (guint) trial->tests.followed[i], lost, stunned, foresight);
    }
}

/* Everybody under the clouds tests, in the order of play (6.3 to 6.5). */
static void
foresee_tests (Trial *trial, WarForesight *foresight)
{
  begin (trial);
  for (guint i = 0; i < trial->n_clouds; i++)
    for (guint j = 0; j < war_entrenched_count_units (trial->setup); j++)
      {
        const Cloud *cloud = &trial->clouds[i];
        WarProbability chance;

        if (!war_entrenched_is_under (trial->setup, trial->view, (gint) j, cloud->template,
                                      cloud->middle))
          continue;
        chance = test (trial, j, cloud->kills);
        if (war_trial_get_bit (&trial->tests, (gint) j) == 0)
          add_loss (trial, j, cloud->kills ? chance : 0, cloud->kills ? 0 : chance, foresight);
      }
  add_followed (trial, foresight);
}

void
war_entrenched_foresee_release (const WarSetup *setup, const WarState *view, const WarOrder *order,
                                WarForesight *foresight)
{
  const WarEntrenchedWeapon *weapon
    = war_entrenched_get_weapon (setup, (guint) order->actor, (guint) order->arguments[0]);
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
      WarPosition from = war_piece_get_position (cells), to;
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

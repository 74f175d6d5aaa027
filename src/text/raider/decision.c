/* decision.c: what seats have to decide in Trench Raider, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/raider/private.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

static char *
describe_shells (const WarSetup *setup, const WarState *state, const char *side)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  gint32 n = game[WAR_RAIDER_GAME_SHELLS];
  g_autofree char *gun = NULL;

  if (n == 0)
    return g_strdup_printf (_ ("%s: roll for the shells of a gun, fire it direct, or end the "
                               "step."),
                            side);
  if (game[WAR_RAIDER_GAME_GUN] == WAR_NONE)
    return g_strdup_printf (
      PLURAL ("%s: name a point for the large shell that is left, or leave it.",
              "%s: name a point for the %d large shells that are left, or leave them.", n),
      side, n);

  gun = text_raider_piece (setup, game[WAR_RAIDER_GAME_GUN]);
  return g_strdup_printf (
    PLURAL ("%s: name a point for the last shell of %s, or leave it (%d).",
            "%s: name a point for the shells of %s, or leave them (%d are left).", n),
    side, gun, n);
}

/* Why somebody is asked amid the other side's moves: what has been done. */
static char *
describe_opportunity (const WarSetup *setup, const WarState *state, const char *side, gint32 is_end)
{
  if (is_end != 0)
    return g_strdup_printf (_ ("%s: the enemy’s moves are over. Machine guns may fire their "
                               "last shots at anybody, or pass."),
                            side);
  if (war_setup_peek_game (setup, state)[WAR_RAIDER_GAME_CUTTING] != WAR_NONE)
    return g_strdup_printf (_ ("%s: the enemy is about to cut wire. Machine guns may fire first, "
                               "or pass."),
                            side);

  return g_strdup_printf (_ ("%s: the enemy has moved in front of your machine guns. They may "
                             "fire, or pass."),
                          side);
}

static char *
describe_fall (const WarSetup *setup, const WarState *state, const char *side)
{
  return g_strdup_printf (
    _ ("%s: you have lost a round hand to hand. Choose which of yours falls."), side);
}

/* Who decides knows what the aeroplane is about to do (raider.R-21). */
static char *
describe_interception (const WarSetup *setup, const WarState *state, const char *side)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  g_autofree char *square = NULL, *heading = NULL, *target = NULL;

  if (game[WAR_RAIDER_GAME_RUN] == WAR_RAIDER_RUN_BOMBS)
    {
      target = text_raider_piece (setup, game[WAR_RAIDER_GAME_RUN_TARGET]);
      return g_strdup_printf (_ ("%s: an aeroplane is about to bomb %s. Intercept it, or pass."),
                              side, target);
    }

  square = text_raider_square (setup, game[WAR_RAIDER_GAME_RUN_X], game[WAR_RAIDER_GAME_RUN_Y]);
  heading = text_facing (game[WAR_RAIDER_GAME_RUN_HEADING]);
  return g_strdup_printf (
    _ ("%s: an aeroplane is about to strafe from %s towards %s. Intercept it, or pass."), side,
    square, heading);
}

/* "1 = 1st Regiment (4 dice)": those that may be chosen. */
static char *
list_eligible (const WarSetup *setup, const WarState *state)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < war_raider_get_data (setup)->n_regiments; i++)
    {
      gint32 dice = war_setup_peek_formation (setup, state, i)[WAR_RAIDER_REGIMENT_DICE];
      g_autofree char *name = text_raider_regiment (setup, (gint) i);

      if (dice == 0)
        continue;
      g_string_append (list, list->len > 0 ? ", " : "");
      g_string_append_printf (list, PLURAL ("%u = %s (%d die)", "%u = %s (%d dice)", dice), i + 1,
                              name, dice);
    }

  return g_string_free (list, FALSE);
}

char *
text_raider_decision (const WarSetup *setup, const WarState *state, const gint32 *decision)
{
  const char *side = decision[WAR_DECISION_SEAT] == WAR_RAIDER_MASTER
                       ? NULL
                       : text_raider_side (setup, decision[WAR_DECISION_SEAT]);
  gint32 argument = decision[WAR_DECISION_ARGUMENT];
  g_autofree char *list = NULL;

  switch ((WarRaiderDecision) decision[WAR_DECISION_KIND])
    {
    case WAR_RAIDER_DECIDE_SET_UP:
      return g_strdup_printf (_ ("%s: set up in your zones, or end it: the program places the "
                                 "rest."),
                              side);
    case WAR_RAIDER_DECIDE_GAS:
      return g_strdup_printf (_ ("%s: make a cloud of gas at a point, or pass."), side);
    case WAR_RAIDER_DECIDE_SHELLS:
      return describe_shells (setup, state, side);
    case WAR_RAIDER_DECIDE_MOVE:
      return g_strdup_printf (_ ("%s: move and fire with a unit or a group, or end the step."),
                              side);
    case WAR_RAIDER_DECIDE_OPPORTUNITY:
      return describe_opportunity (setup, state, side, argument);
    case WAR_RAIDER_DECIDE_RETURN_FIRE:
      return g_strdup_printf (_ ("%s: return fire, once with each weapon. In the end let all "
                                 "others fire at their nearest, or pass."),
                              side);
    case WAR_RAIDER_DECIDE_WHO_FALLS:
      return describe_fall (setup, state, side);
    case WAR_RAIDER_DECIDE_PUT_BACK:
      return g_strdup_printf (_ ("%s: put the men who ran back on your base line."), side);
    case WAR_RAIDER_DECIDE_SERVE:
      list = list_eligible (setup, state);
      return g_strdup_printf (_ ("%s: choose which regiment gets its men first: %s."), side, list);
    case WAR_RAIDER_DECIDE_TAKE:
      return g_strdup_printf (_ ("%s: choose which heavy unit comes."), side);
    case WAR_RAIDER_DECIDE_ARRIVE:
      return g_strdup_printf (_ ("%s: place who has come."), side);
    case WAR_RAIDER_DECIDE_RUN:
      return g_strdup_printf (
        argument != 0
          ? _ ("%s: the aeroplane has a free run: name a line to strafe, or pass.")
          : _ ("%s: name a line that the aeroplane strafes, or whom it bombs, or pass."),
        side);
    case WAR_RAIDER_DECIDE_INTERCEPT:
      return describe_interception (setup, state, side);
    case WAR_RAIDER_DECIDE_MISFORTUNE:
      return g_strdup (_ ("Game master: announce a misfortune of this turn, or pass: none."));
    case WAR_RAIDER_N_DECISIONS:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Whose decision of the highest level is open; NULL: nobody's. */
static const gint32 *
find_decision (const WarSetup *setup, const WarState *state)
{
  for (gint seat = 0; seat < WAR_N_SIDES; seat++)
    {
      const gint32 *decision = war_decision_peek (setup, state, seat);

      if (decision != NULL)
        return decision;
    }

  return NULL;
}

const char *
text_raider_end (const WarSetup *setup, const WarState *state)
{
  const gint32 *decision = find_decision (setup, state);

  if (decision == NULL)
    return NULL;

  switch (decision[WAR_DECISION_KIND])
    {
    case WAR_RAIDER_DECIDE_SET_UP:
      return _ ("End Setting Up");
    case WAR_RAIDER_DECIDE_RETURN_FIRE:
      return _ ("All Others at Their Nearest");
    case WAR_RAIDER_DECIDE_PUT_BACK:
    case WAR_RAIDER_DECIDE_ARRIVE:
      return _ ("Let the Program Place Them");
    default:
      return NULL;
    }
}

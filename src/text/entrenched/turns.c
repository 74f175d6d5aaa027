/* turns.c: what happened before, between and after the turns of Entrenched!, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/entrenched/event-private.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

char *
text_entrenched_tie (const TextEventParts *parts)
{
  const WarSetup *setup = parts->setup;
  const WarEvent *event = parts->event;

  return g_strdup_printf (_ ("Roll-off: %s %u, %s %u. Both roll again."),
                          text_entrenched_side (setup, 0), event->dice[0],
                          text_entrenched_side (setup, 1), event->dice[1]);
}

char *
text_entrenched_roll_off (const TextEventParts *parts)
{
  const WarSetup *setup = parts->setup;
  const WarEvent *event = parts->event;

  return g_strdup_printf (_ ("Roll-off: %s %u, %s %u. %s: first turn."),
                          text_entrenched_side (setup, 0), event->dice[0],
                          text_entrenched_side (setup, 1), event->dice[1],
                          text_entrenched_side (setup, event->arguments[0]));
}

char *
text_entrenched_edge (const TextEventParts *parts)
{
  const char *side = text_entrenched_side (parts->setup, parts->event->arguments[0]);

  return g_strdup_printf (parts->event->arguments[1] != 0
                            ? _ ("%s: the sides exchange their zones.")
                            : _ ("%s: the zones stay as they are."),
                          side);
}

char *
text_entrenched_begun_phase (const TextEventParts *parts)
{
  switch ((WarEntrenchedPhase) parts->event->arguments[0])
    {
    case WAR_ENTRENCHED_PHASE_RESPONSE:
      return g_strdup (_ ("The response phase begins."));
    case WAR_ENTRENCHED_PHASE_MOVEMENT:
      return g_strdup (_ ("The movement phase begins."));
    case WAR_ENTRENCHED_PHASE_RANGED:
      return g_strdup (_ ("The ranged phase begins."));
    case WAR_ENTRENCHED_PHASE_MELEE:
      return g_strdup (_ ("The melee phase begins."));
    case WAR_ENTRENCHED_PHASE_MORALE:
      return g_strdup (_ ("The morale phase begins."));
    case WAR_ENTRENCHED_PHASE_SETUP:
    default:
      return g_strdup (_ ("The sides set up."));
    }
}

char *
text_entrenched_reserves_come (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  return g_strdup_printf (PLURAL ("%s: %d unit arrives from the reserve.",
                                  "%s: %d units arrive from the reserve.", arguments[1]),
                          text_entrenched_side (parts->setup, arguments[0]), arguments[1]);
}

char *
text_entrenched_scored (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  return g_strdup_printf (
    PLURAL ("%s is held by the %s, who have %d victory point now.",
            "%s is held by the %s, who have %d victory points now.", arguments[1]),
    parts->actor, text_entrenched_side (parts->setup, arguments[0]), arguments[1]);
}

char *
text_entrenched_held (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *place = text_entrenched_place_of (parts->setup, arguments[1]);
  g_autofree char *holding
    = text_entrenched_holding (parts->setup, arguments[1], arguments[2], arguments[3]);
  g_autofree char *held = NULL;

  if (parts->event->actor == WAR_NONE)
    /* Translators: a side, a place, and "1 of 2 turns" */
    held = g_strdup_printf (_ ("%s: “%s” is held for %s."),
                            text_entrenched_side (parts->setup, arguments[0]), place, holding);
  else
    /* Translators: a unit, a place, and "1½ of 2 rounds" */
    held = g_strdup_printf (_ ("%s has held “%s” for %s."), parts->actor, place, holding);
  return arguments[2] + 1 == arguments[3]
           ? g_strdup_printf ("%s %s", held, _ ("One more end of a turn wins the game."))
           : g_steal_pointer (&held);
}

/* The end ------------------------------------------------------------------------------------- */

/* How the condition was met; winner and loser are sides' names. */
static char *
describe_condition (const WarSetup *setup, gint index, const char *winner, const char *loser)
{
  const WarPlacedCondition *condition
    = war_conditions_get (war_entrenched_get_data (setup)->conditions, index);
  g_autofree char *place = text_entrenched_place_of (setup, index);

  switch (condition->kind)
    {
    case WAR_CONDITION_DESTROY_ALL:
      return g_strdup_printf (_ ("%s win: all units of the other side (%s) are gone."), winner,
                              loser);
    case WAR_CONDITION_HOLD_ZONE:
      return g_strdup_printf (PLURAL ("%s win: a unit of theirs has stayed in “%s” for %d round.",
                                      "%s win: a unit of theirs has stayed in “%s” for %d rounds.",
                                      condition->count),
                              winner, place, condition->count);
    case WAR_CONDITION_HOLD_POINT:
      return g_strdup_printf (PLURAL ("%s win: they have been at “%s” for %d turn.",
                                      "%s win: they have been at “%s” for %d turns.",
                                      condition->count),
                              winner, place, condition->count);
    case WAR_CONDITION_CARRY:
      return g_strdup_printf (_ ("%s win: they have carried “%s” into their zone."), winner, place);
    case WAR_CONDITION_MOST_KILLED:
      return g_strdup_printf (_ ("%s win: the rounds are over, and they have killed more."),
                              winner);
    case WAR_CONDITION_MOST_POINTS:
      return g_strdup_printf (_ ("%s win: the rounds are over, and they have more victory points."),
                              winner);
    case WAR_CONDITION_SURVIVE:
      return g_strdup_printf (
        PLURAL ("%s win: the rounds are over, and they have %d unit or more left.",
                "%s win: the rounds are over, and they have %d units or more left.",
                condition->count),
        winner, condition->count);
    case WAR_CONDITION_LIMIT:
      return g_strdup_printf (_ ("%s win: the rounds are over, and they have held."), winner);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* entrenched.1.8, E-23, E-26. */
static char *
describe_draw (const TextEventParts *parts)
{
  if (parts->event->arguments[1] != WAR_NONE)
    return g_strdup (_ ("Both sides have what they fight for at the same moment: the game ends in "
                        "a draw."));
  if (g_strcmp0 (parts->event->clause, "entrenched.E-26") == 0)
    return g_strdup (_ ("Neither side has a unit left: the game ends in a draw."));
  return g_strdup (_ ("The rounds are over and nobody has won: the game ends in a draw."));
}

char *
text_entrenched_over (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  gint side = arguments[0] - WAR_WINNER_SIDE_1;

  if (side != 0 && side != 1)
    return describe_draw (parts);
  if (arguments[1] != WAR_NONE)
    return describe_condition (parts->setup, arguments[1],
                               text_entrenched_side (parts->setup, side),
                               text_entrenched_side (parts->setup, 1 - side));

  return g_strdup_printf (_ ("%s win: the other side (%s) has no unit left on the field."),
                          text_entrenched_side (parts->setup, side),
                          text_entrenched_side (parts->setup, 1 - side));
}

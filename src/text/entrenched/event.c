/* event.c: what happened in a game of Entrenched!, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/entrenched/event-private.h"
#include "text/words/dice.h"
#include "text/words/place.h"

static char *
format_roll (const WarEvent *event)
{
  g_autofree char *dice = text_dice (event);

  if (event->need <= 0)
    return g_steal_pointer (&dice);
  /* As with a save from behind heavy cover. */
  if (event->need == 1)
    return g_strdup_printf (event->n_dice == 1 ? _ ("rolls %s, cannot fail")
                                               : C_ ("several dice", "%s, cannot fail"),
                            dice);

  return g_strdup_printf (event->n_dice == 1 ? _ ("rolls %s, needs %d+")
                                             : C_ ("several dice", "%s, needs %d+"),
                          dice, event->need);
}

static char *
describe_placed (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *square = text_entrenched_square (parts->setup, arguments[0], arguments[1]);
  g_autofree char *heading = text_facing (arguments[2]);

  return g_strdup_printf (arguments[3] != 0 ? _ ("%s arrives at %s, facing %s.")
                                            : _ ("%s is placed at %s, facing %s."),
                          parts->actor, square, heading);
}

/* Rolls --------------------------------------------------------------------------------------- */

static char *
describe_response (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  if (arguments[1] != 0)
    return g_strdup_printf (arguments[0] != 0 ? _ ("%s %s (command helps): it is active.")
                                              : _ ("%s %s (command helps): it is inactive."),
                            parts->actor, parts->roll);

  return g_strdup_printf (arguments[0] != 0 ? _ ("%s %s: it is active.")
                                            : _ ("%s %s: it is inactive."),
                          parts->actor, parts->roll);
}

static char *
describe_morale (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *bravery
    = g_strdup_printf ("%s%d", arguments[2] < 0 ? "−" : "", ABS (arguments[2]));

  if (arguments[1] != 0)
    return g_strdup_printf (arguments[0] != 0
                              ? _ ("%s wavers (bravery left: %s) and %s (command helps): it stays.")
                              : _ ("%s wavers (bravery left: %s) and %s (command helps): it "
                                   "withdraws."),
                            parts->actor, bravery, parts->roll);

  return g_strdup_printf (arguments[0] != 0
                            ? _ ("%s wavers (bravery left: %s) and %s: it stays.")
                            : _ ("%s wavers (bravery left: %s) and %s: it withdraws."),
                          parts->actor, bravery, parts->roll);
}

/* Movement ------------------------------------------------------------------------------------ */

static char *
describe_run (const TextEventParts *parts)
{
  g_autofree char *extra = text_entrenched_length (parts->setup, parts->event->arguments[0]);

  return g_strdup_printf (_ ("%s runs and rolls %s: up to %s farther."), parts->actor, parts->roll,
                          extra);
}

static char *
describe_way (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  gboolean falls_back = parts->event->kind == WAR_ENTRENCHED_EVENT_FELL_BACK;
  g_autofree char *square = text_entrenched_square (parts->setup, arguments[0], arguments[1]);
  g_autofree char *heading = text_facing (arguments[2]);
  g_autofree char *distance = text_entrenched_length (parts->setup, arguments[3]);

  if (arguments[3] == 0)
    return g_strdup_printf (falls_back ? _ ("%s means to fall back and stays at %s, facing %s.")
                                       : _ ("%s stays at %s, facing %s."),
                            parts->actor, square, heading);

  return g_strdup_printf (falls_back ? _ ("%s falls back %s to %s, facing %s.")
                                     : _ ("%s moves %s to %s, facing %s."),
                          parts->actor, distance, square, heading);
}

static char *
describe_move (const TextEventParts *parts)
{
  g_autofree char *sentence = text_move_to_bound (parts->setup, parts->event, describe_way (parts));

  if (parts->event->target == WAR_NONE)
    return g_steal_pointer (&sentence);

  /* Translators: a sentence about a unit that moves, then another unit */
  return g_strdup_printf (_ ("%s %s stands where it was to stop."), sentence, parts->target);
}

const char *
text_entrenched_check (guint check)
{
  switch ((WarEntrenchedCheck) check)
    {
    case WAR_ENTRENCHED_CHECK_BOG:
      return _ ("bog check");
    case WAR_ENTRENCHED_CHECK_WIRE:
      return _ ("wire check");
    case WAR_ENTRENCHED_CHECK_VAULT:
      return _ ("vaulting check");
    case WAR_ENTRENCHED_CHECK_WADE:
      return _ ("wade check");
    case WAR_ENTRENCHED_CHECK_NONE:
    default:
      return _ ("check");
    }
}

static char *
describe_check (const TextEventParts *parts)
{
  const WarEvent *event = parts->event;
  const char *check = text_entrenched_check ((guint) event->arguments[0]);
  const char *feature = text_entrenched_feature (parts->setup, event->target);

  return g_strdup_printf (event->arguments[1] != 0 ? _ ("%s %s: %s (%s) is passed.")
                                                   : _ ("%s %s: %s (%s) is failed, and it stops."),
                          parts->actor, parts->roll, check, feature);
}

/* Gas ----------------------------------------------------------------------------------------- */

static char *
describe_drift (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *square = text_entrenched_square (parts->setup, arguments[0], arguments[1]);

  return g_strdup_printf (_ ("%s drifts to %s."), parts->actor, square);
}

static char *
describe_gassed (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  if (arguments[1] != 0)
    return g_strdup_printf (arguments[0] != 0
                              ? _ ("%s, in the gas, %s (command helps): it is safe.")
                              : _ ("%s, in the gas, %s (command helps): it fails."),
                            parts->actor, parts->roll);

  return g_strdup_printf (arguments[0] != 0 ? _ ("%s, in the gas, %s: it is safe.")
                                            : _ ("%s, in the gas, %s: it fails."),
                          parts->actor, parts->roll);
}

/* Objectives, waves and casualties ------------------------------------------------------------ */

static char *
describe_dropped (const TextEventParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *square = text_entrenched_square (parts->setup, arguments[0], arguments[1]);

  return g_strdup_printf (_ ("%s drops %s at %s."), parts->actor, parts->target, square);
}

/* All of them --------------------------------------------------------------------------------- */

static char *
describe (const TextEventParts *parts)
{
  const WarSetup *setup = parts->setup;
  const char *actor = parts->actor, *target = parts->target, *roll = parts->roll;
  const gint32 *arguments = parts->event->arguments;

  switch ((WarEntrenchedEvent) parts->event->kind)
    {
    case WAR_ENTRENCHED_EVENT_TIED:
      return text_entrenched_tie (parts);
    case WAR_ENTRENCHED_EVENT_ROLLED_OFF:
      return text_entrenched_roll_off (parts);
    case WAR_ENTRENCHED_EVENT_FIRST:
      return g_strdup_printf (_ ("%s: first turn."), text_entrenched_side (setup, arguments[0]));
    case WAR_ENTRENCHED_EVENT_EDGE:
      return text_entrenched_edge (parts);
    case WAR_ENTRENCHED_EVENT_WAVE:
      return g_strdup_printf (_ ("%s is in wave %d."), actor, arguments[0]);
    case WAR_ENTRENCHED_EVENT_PLACED:
      return describe_placed (parts);
    case WAR_ENTRENCHED_EVENT_LEFT_OUT:
      return g_strdup_printf (arguments[0] != 0 ? _ ("%s has to wait: there is no room for it.")
                                                : _ ("%s is left out: there is no room for it."),
                              actor);
    case WAR_ENTRENCHED_EVENT_ROUND:
      return g_strdup_printf (_ ("Round %d of %d begins."), arguments[0], setup->operation->rounds);
    case WAR_ENTRENCHED_EVENT_TURN:
      return g_strdup_printf (_ ("%s: turn %d begins."), text_entrenched_side (setup, arguments[0]),
                              arguments[1]);
    case WAR_ENTRENCHED_EVENT_PHASE:
      return text_entrenched_begun_phase (parts);
    case WAR_ENTRENCHED_EVENT_RESPONDED:
      return describe_response (parts);
    case WAR_ENTRENCHED_EVENT_RAN:
      return describe_run (parts);
    case WAR_ENTRENCHED_EVENT_MOVED:
    case WAR_ENTRENCHED_EVENT_FELL_BACK:
      return describe_move (parts);
    case WAR_ENTRENCHED_EVENT_CHECKED:
      return describe_check (parts);
    case WAR_ENTRENCHED_EVENT_ENTERED:
      return g_strdup_printf (_ ("%s goes into “%s”."), actor,
                              text_entrenched_feature (setup, parts->event->target));
    case WAR_ENTRENCHED_EVENT_FIRED:
      return text_entrenched_fired (parts);
    case WAR_ENTRENCHED_EVENT_SHELLED:
      return text_entrenched_shelled (parts);
    case WAR_ENTRENCHED_EVENT_SAVED:
      return text_entrenched_saved (parts);
    case WAR_ENTRENCHED_EVENT_WOUNDED:
      return text_entrenched_wounded (parts);
    case WAR_ENTRENCHED_EVENT_KILLED:
      return text_entrenched_killed (parts);
    case WAR_ENTRENCHED_EVENT_SUPPRESSED:
      return g_strdup_printf (_ ("%s is suppressed to the end of its next turn."), actor);
    case WAR_ENTRENCHED_EVENT_RELEASED:
      return text_entrenched_released (parts);
    case WAR_ENTRENCHED_EVENT_DRIFTED:
      return describe_drift (parts);
    case WAR_ENTRENCHED_EVENT_CLOUD_GONE:
      return g_strdup_printf (_ ("%s leaves the field."), actor);
    case WAR_ENTRENCHED_EVENT_GASSED:
      return describe_gassed (parts);
    case WAR_ENTRENCHED_EVENT_STUNNED:
      return text_entrenched_stunned (parts);
    case WAR_ENTRENCHED_EVENT_CHARGED:
      return g_strdup_printf (_ ("%s charges %s (%s)."), actor, target,
                              text_entrenched_weapon (setup, parts->event->actor, arguments[0]));
    case WAR_ENTRENCHED_EVENT_HELD_FIRE:
      return g_strdup_printf (_ ("%s holds its fire."), actor);
    case WAR_ENTRENCHED_EVENT_CONTACT:
      return text_entrenched_contact (parts);
    case WAR_ENTRENCHED_EVENT_CHARGE_FAILED:
      return g_strdup_printf (_ ("%s does not reach %s."), actor, target);
    case WAR_ENTRENCHED_EVENT_STRUCK:
      return text_entrenched_struck (parts);
    case WAR_ENTRENCHED_EVENT_WAITED:
      return text_entrenched_waited (parts);
    case WAR_ENTRENCHED_EVENT_MORALE:
      return describe_morale (parts);
    case WAR_ENTRENCHED_EVENT_SCORED:
      return text_entrenched_scored (parts);
    case WAR_ENTRENCHED_EVENT_TAKEN:
      return g_strdup_printf (_ ("%s takes %s."), actor, target);
    case WAR_ENTRENCHED_EVENT_DROPPED:
      return describe_dropped (parts);
    case WAR_ENTRENCHED_EVENT_TAKEN_UP:
      return g_strdup_printf (_ ("%s takes up the wounded of %s."), actor, target);
    case WAR_ENTRENCHED_EVENT_DELIVERED:
      return g_strdup_printf (_ ("%s brings %s in: it is in care."), actor, target);
    case WAR_ENTRENCHED_EVENT_WAVE_COMES:
      return g_strdup_printf (_ ("%s: wave %d may come."),
                              text_entrenched_side (setup, arguments[0]), arguments[1]);
    case WAR_ENTRENCHED_EVENT_RESERVES_COME:
      return text_entrenched_reserves_come (parts);
    case WAR_ENTRENCHED_EVENT_LIES:
      return g_strdup_printf (_ ("%s lies wounded."), actor);
    case WAR_ENTRENCHED_EVENT_DIED:
      return g_strdup_printf (_ ("%s lay too long and is lost."), actor);
    case WAR_ENTRENCHED_EVENT_CARED:
      return g_strdup_printf (arguments[0] != 0 ? _ ("%s, in care, %s: it recovers and may return.")
                                                : _ ("%s, in care, %s: it stays in care."),
                              actor, roll);
    case WAR_ENTRENCHED_EVENT_HELD:
      return text_entrenched_held (parts);
    case WAR_ENTRENCHED_EVENT_OVER:
      return text_entrenched_over (parts);
    case WAR_ENTRENCHED_N_EVENTS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
text_entrenched_event (const WarSetup *setup, const WarEvent *event)
{
  const TextEventFields *fields = &text_entrenched_fields[event->kind];
  TextEventParts parts = { .setup = setup, .event = event };
  char *sentence;

  if (event->actor != WAR_NONE)
    parts.actor = text_entrenched_piece (setup, event->actor);
  if (event->target != WAR_NONE && g_strcmp0 (fields->target, "target") == 0)
    parts.target = text_entrenched_piece (setup, event->target);
  if (event->n_dice > 0)
    parts.roll = format_roll (event);

  sentence = describe (&parts);
  g_free (parts.actor);
  g_free (parts.target);
  g_free (parts.roll);
  return sentence;
}

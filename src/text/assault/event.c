/* event.c: what happened in a game of Trench Assault, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/assault/private.h"
#include "text/game/parts.h"
#include "text/words/dice.h"
#include "text/words/place.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* Before play ---------------------------------------------------------------------------------- */

static char *
describe_shelter (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *bunker = text_assault_bunker (parts->setup, arguments[0]);

  /* Translators: a unit, a bunker, and when it will come out of it: as the third */
  return g_strdup_printf (_ ("%s goes into %s and comes out as number %d."), parts->actor, bunker,
                          arguments[1]);
}

static char *
describe_entrance (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *bunker = text_assault_bunker (parts->setup, arguments[0]);

  if (arguments[1] <= 1)
    /* Translators: dice, a bunker */
    return g_strdup_printf (_ ("The bombardment: %s. The entrance of %s stays open."), parts->dice,
                            bunker);
  /* Translators: dice, a bunker, a turn */
  return g_strdup_printf (_ ("The bombardment: %s. The entrance of %s is blocked: the first base "
                             "comes out in turn %d."),
                          parts->dice, bunker, arguments[1]);
}

static char *
describe_stretch (const TextParts *parts)
{
  if (parts->event->n_dice == 0)
    return g_strdup_printf (parts->event->arguments[2] != 0 ? _ ("The wire at %s is gapped.")
                                                            : _ ("The wire at %s holds."),
                            parts->place);

  return g_strdup_printf (parts->event->arguments[2] != 0
                            ? _ ("The wire at %s: %s, needs %d+: it is gapped.")
                            : _ ("The wire at %s: %s, needs %d+: it holds."),
                          parts->place, parts->dice, parts->event->need);
}

static char *
describe_arrangement (const TextParts *parts)
{
  g_autofree char *heading = text_facing (parts->event->arguments[2]);

  return g_strdup_printf (_ ("%s is placed at %s, facing %s."), parts->actor, parts->place,
                          heading);
}

/* Shells and fire ------------------------------------------------------------------------------ */

/* What becomes of it is an event of its own. */
static char *
describe_shelled (const TextParts *parts)
{
  if (parts->event->arguments[0] == WAR_ASSAULT_NO_EFFECT)
    return g_strdup_printf (_ ("%s is near it: %s, no harm."), parts->actor, parts->dice);

  /* Translators: a unit near which a shell falls, and a die; what comes of it is said next */
  return g_strdup_printf (_ ("%s is near it: %s."), parts->actor, parts->dice);
}

static const char *
name_range (const TextParts *parts)
{
  return parts->event->arguments[3] != 0 ? C_ ("target", "far") : C_ ("target", "near");
}

static char *
describe_fire (const TextParts *parts)
{
  gint32 n_pins = parts->event->arguments[0], n_kills = parts->event->arguments[1];
  const char *row = text_assault_row (parts->event->arguments[2]);

  if (n_kills > 0)
    /* Translators: who fires at whom; what the target is like: "in a trench"; "near" or "far";
     * dice */
    return g_strdup_printf (_ ("%s fires at %s (%s, %s): %s, killed."), parts->actor, parts->target,
                            row, name_range (parts), parts->dice);
  if (n_pins > 0)
    return g_strdup_printf (_ ("%s fires at %s (%s, %s): %s, pinned."), parts->actor, parts->target,
                            row, name_range (parts), parts->dice);
  return g_strdup_printf (_ ("%s fires at %s (%s, %s): %s, no harm."), parts->actor, parts->target,
                          row, name_range (parts), parts->dice);
}

static char *
describe_hit (const TextParts *parts)
{
  return g_strdup_printf (
    parts->event->arguments[1] != 0 ? _ ("%s is pinned.") : _ ("%s stays pinned."), parts->actor);
}

static char *
describe_order (const TextParts *parts)
{
  gint32 n = parts->event->arguments[0];

  return g_strdup_printf (
    PLURAL ("%s is to fire at %s: %d shot.", "%s is to fire at %s: %d shots.", n), parts->actor,
    parts->target, n);
}

/* Morale --------------------------------------------------------------------------------------- */

static char *
describe_morale (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *company = text_assault_company (parts->setup, arguments[0] - 1);

  /* Translators: "Company 2"; bases that are lost, of how many; dice; "nervous" */
  return g_strdup_printf (_ ("%s has lost %d of %d bases and rolls %s: %s."), company, arguments[2],
                          arguments[3], parts->dice, text_assault_morale (arguments[1]));
}

static char *
describe_unpinning (const TextParts *parts)
{
  return g_strdup_printf (parts->event->arguments[0] != 0
                            ? _ ("%s rolls %s, needs %d+: it is pinned no longer.")
                            : _ ("%s rolls %s, needs %d+: it stays pinned."),
                          parts->actor, parts->dice, parts->event->need);
}

/* Movement ------------------------------------------------------------------------------------- */

static char *
describe_move (const TextParts *parts)
{
  g_autofree char *length = text_assault_length (parts->setup, parts->event->arguments[3]);

  return text_move_to_bound (
    parts->setup, parts->event,
    g_strdup_printf (_ ("%s moves %s to %s."), parts->actor, length, parts->place));
}

static char *
describe_turn (const TextParts *parts)
{
  g_autofree char *heading = text_facing (parts->event->arguments[0]);

  return g_strdup_printf (_ ("%s turns to %s."), parts->actor, heading);
}

static char *
describe_stuck (const TextParts *parts)
{
  return g_strdup_printf (parts->event->arguments[0] != 0
                            ? _ ("%s gets into a trench or bog: %s, needs %d+: it is stuck.")
                            : _ ("%s gets into a trench or bog: %s, needs %d+: it goes on."),
                          parts->actor, parts->dice, parts->event->need);
}

/* Hand to hand --------------------------------------------------------------------------------- */

/* "Rifles 1", "Rifles 1 and Rifles 2" */
static char *
name_party (const TextParts *parts, const char *first, gint32 second)
{
  g_autofree char *other = NULL;

  if (second == WAR_NONE)
    return g_strdup (first);

  other = text_assault_piece (parts->setup, second);
  /* Translators: two units that fight together */
  return g_strdup_printf (_ ("%s and %s"), first, other);
}

static const char *
name_result (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  gboolean defends = arguments[5] == WAR_ASSAULT_DEFENDERS;

  switch ((WarAssaultResult) arguments[4])
    {
    case WAR_ASSAULT_FORCES_BACK:
      return defends ? _ ("the attacker is forced back") : _ ("the defender is forced back");
    case WAR_ASSAULT_FIGHT_KILLS:
      return defends ? _ ("the attacker is killed") : _ ("the defender is killed");
    case WAR_ASSAULT_CAPTURES:
      return defends ? _ ("the attacker is captured") : _ ("the defender is captured");
    case WAR_ASSAULT_TIE:
    default:
      return _ ("nobody wins");
    }
}

static char *
describe_fight (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *attackers = name_party (parts, parts->target, arguments[2]);
  g_autofree char *defenders = name_party (parts, parts->actor, arguments[3]);
  g_autofree char *attack = text_die (parts->event, 0);
  g_autofree char *defence = text_die (parts->event, 1);

  /* Translators: attackers, defenders; their dice, with what is added to these; what these come
   * to; "the defender is killed" */
  return g_strdup_printf (_ ("Hand to hand, %s against %s: %s and %s, %d to %d, %s."), attackers,
                          defenders, attack, defence, arguments[0], arguments[1],
                          name_result (parts));
}

static char *
describe_loss (const TextParts *parts)
{
  switch ((WarAssaultLoss) parts->event->arguments[0])
    {
    case WAR_ASSAULT_LOSS_CAPTURED:
      return g_strdup_printf (_ ("%s is captured."), parts->actor);
    case WAR_ASSAULT_LOSS_SURRENDERED:
      return g_strdup_printf (_ ("%s surrenders."), parts->actor);
    case WAR_ASSAULT_LOSS_LEFT:
      return g_strdup_printf (_ ("%s flees from the field."), parts->actor);
    case WAR_ASSAULT_LOSS_KILLED:
    case WAR_ASSAULT_LOSS_NONE:
    default:
      return g_strdup_printf (_ ("%s is killed."), parts->actor);
    }
}

/* Notes ---------------------------------------------------------------------------------------- */

/* The words stand behind it: text_event_in_game(). */
static char *
describe_reading (const TextParts *parts)
{
  const WarAssaultUnit *runner = war_assault_get_unit (parts->setup, (guint) parts->event->actor);
  g_autofree char *sender = text_assault_player (parts->setup, runner->seat);

  /* Translators: an officer, and from whom he has a note: "British, company 2" */
  return g_strdup_printf (_ ("%s reads a note from %s."), parts->target, sender);
}

/* The end -------------------------------------------------------------------------------------- */

/* Whoever has nobody left wonders how he has won by that. */
static char *
describe_limit (const WarSetup *setup, const char *winner)
{
  gint32 needed = war_assault_get_number (setup, WAR_ASSAULT_BASES_TO_TAKE);

  if (war_assault_get_data (setup)->lines[WAR_ASSAULT_SECOND_LINE]->len > 0)
    return g_strdup_printf (
      PLURAL ("%s win: the last turn is over, and the attackers have no hold on the trenches. That "
              "takes at least %d base in or beyond the first line, and no defender in it. How many "
              "defenders are left does not matter.",
              "%s win: the last turn is over, and the attackers have no hold on the trenches. That "
              "takes at least %d bases in or beyond the first line, and no defender in it. How "
              "many defenders are left does not matter.",
              needed),
      winner, needed);
  return g_strdup_printf (
    PLURAL ("%s win: the last turn is over, and the attackers have not taken the trench. That "
            "takes at least %d base in it, and no defender. How many defenders are left does not "
            "matter.",
            "%s win: the last turn is over, and the attackers have not taken the trench. That "
            "takes at least %d bases in it, and no defender. How many defenders are left does not "
            "matter.",
            needed),
    winner, needed);
}

static char *
describe_end (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  const char *winner = text_assault_side (parts->setup, arguments[0] == WAR_WINNER_SIDE_2 ? 1 : 0);

  switch ((WarAssaultEnd) arguments[1])
    {
    case WAR_ASSAULT_END_TAKEN:
      return g_strdup_printf (_ ("%s win: the enemy’s trench is theirs."), winner);
    case WAR_ASSAULT_END_PLAIN:
      return g_strdup_printf (_ ("%s win: the enemy’s first line is theirs at the end, "
                                 "but not the second."),
                              winner);
    case WAR_ASSAULT_END_BROKEN:
      return g_strdup_printf (_ ("%s win: too many companies of the attackers are "
                                 "demoralised or destroyed."),
                              winner);
    case WAR_ASSAULT_END_FEW:
      return g_strdup_printf (_ ("%s win: too few attackers are left."), winner);
    case WAR_ASSAULT_END_LIMIT:
    case WAR_ASSAULT_END_NONE:
    default:
      return describe_limit (parts->setup, winner);
    }
}

/* All of them ---------------------------------------------------------------------------------- */

static char *
describe (const TextParts *parts)
{
  const WarEvent *event = parts->event;
  const gint32 *arguments = event->arguments;
  const char *actor = parts->actor;

  switch ((WarAssaultEvent) event->kind)
    {
    case WAR_ASSAULT_EVENT_SHELTERED:
      return describe_shelter (parts);
    case WAR_ASSAULT_EVENT_ENTRANCE:
      return describe_entrance (parts);
    case WAR_ASSAULT_EVENT_STRETCH:
      return describe_stretch (parts);
    case WAR_ASSAULT_EVENT_ARRANGED:
      return describe_arrangement (parts);
    case WAR_ASSAULT_EVENT_ROUND:
      return g_strdup_printf (_ ("Turn %d of %d begins."), arguments[0],
                              parts->setup->operation->rounds);
    case WAR_ASSAULT_EVENT_PHASE:
      return g_strdup_printf (_ ("Next step: %s."), text_assault_phase (arguments[0]));
    case WAR_ASSAULT_EVENT_SHELLS:
      return g_strdup_printf (PLURAL ("%d shell falls in no-man’s-land.",
                                      "%d shells fall in no-man’s-land.", event->dice[0]),
                              event->dice[0]);
    case WAR_ASSAULT_EVENT_SHELL:
      return g_strdup_printf (_ ("Shell %d of %d falls at %s."), arguments[2], arguments[3],
                              parts->place);
    case WAR_ASSAULT_EVENT_SHELLED:
      return describe_shelled (parts);
    case WAR_ASSAULT_EVENT_ORDERED:
      return describe_order (parts);
    case WAR_ASSAULT_EVENT_FIRED:
      return describe_fire (parts);
    case WAR_ASSAULT_EVENT_HIT:
      return describe_hit (parts);
    case WAR_ASSAULT_EVENT_OFFICER:
      return g_strdup_printf (_ ("%s is replaced: the new one is at %s."), actor, parts->place);
    case WAR_ASSAULT_EVENT_MORALE:
      return text_parts_add_reasons (parts, describe_morale (parts));
    case WAR_ASSAULT_EVENT_SURRENDERED:
      return g_strdup_printf (_ ("%s is demoralised, and the enemy is near."), actor);
    case WAR_ASSAULT_EVENT_MOVED:
      return describe_move (parts);
    case WAR_ASSAULT_EVENT_TURNED:
      return describe_turn (parts);
    case WAR_ASSAULT_EVENT_CAME_BACK:
      return g_strdup_printf (_ ("%s is nervous and does not stay so near to the enemy: it is back "
                                 "at %s."),
                              actor, parts->place);
    case WAR_ASSAULT_EVENT_WITHDREW:
      return g_strdup_printf (arguments[2] != 0 ? _ ("%s goes back, beyond %s.")
                                                : _ ("%s goes back to %s."),
                              actor, parts->place);
    case WAR_ASSAULT_EVENT_STUCK:
      return describe_stuck (parts);
    case WAR_ASSAULT_EVENT_GAPPED:
      return g_strdup_printf (_ ("%s leaves a gap in the wire at %s."), actor, parts->place);
    case WAR_ASSAULT_EVENT_EMERGED:
      return g_strdup_printf (_ ("%s comes out of its bunker at %s."), actor, parts->place);
    case WAR_ASSAULT_EVENT_FOUGHT:
      return text_parts_add_reasons (parts, describe_fight (parts));
    case WAR_ASSAULT_EVENT_FORCED_BACK:
      return g_strdup_printf (arguments[2] != 0
                                ? _ ("%s cannot get away from %s and is cornered in the next turn.")
                                : _ ("%s is forced back to %s."),
                              actor, parts->place);
    case WAR_ASSAULT_EVENT_LOST:
      return describe_loss (parts);
    case WAR_ASSAULT_EVENT_UNPINNED:
      return text_parts_add_reasons (parts, describe_unpinning (parts));
    case WAR_ASSAULT_EVENT_TAKEN:
      return g_strdup (arguments[0] == WAR_ASSAULT_SECOND_LINE ? _ ("The second line is taken.")
                                                               : _ ("The first line is taken."));
    case WAR_ASSAULT_EVENT_NOTE:
      /* Translators: officers who touch, or are on the telephone */
      return g_strdup_printf (_ ("%s speaks to %s."), actor, parts->target);
    case WAR_ASSAULT_EVENT_RUNNER:
      return g_strdup_printf (_ ("%s sends %s, who is at %s."), parts->target, actor, parts->place);
    case WAR_ASSAULT_EVENT_WRITTEN:
      return g_strdup_printf (_ ("%s has a note for %s."), actor, parts->target);
    case WAR_ASSAULT_EVENT_DELIVERED:
      return g_strdup_printf (_ ("%s delivers his note."), actor);
    case WAR_ASSAULT_EVENT_READ:
      return describe_reading (parts);
    case WAR_ASSAULT_EVENT_UNDELIVERED:
      return g_strdup_printf (_ ("%s finds nobody any more to whom his note could go."), actor);
    case WAR_ASSAULT_EVENT_OVER:
      return describe_end (parts);
    case WAR_ASSAULT_N_EVENTS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
text_assault_event (const WarSetup *setup, const WarEvent *event)
{
  return text_parts_describe (setup, event, describe);
}

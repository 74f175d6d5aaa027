/* event.c: what happened in a game of End of Empires 1914, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/empires/private.h"
#include "text/field/field.h"
#include "text/game/parts.h"
#include "text/words/dice.h"
#include "text/words/phrase.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* A way that is less comes of what a wheel left over, and would be said as 0 cm. */
#define LEAST_SAID (WAR_CENTIMETRE / 20)

/* Before and between the steps ----------------------------------------------------------------- */

static char *
describe_roll (const TextParts *parts)
{
  const WarEvent *event = parts->event;
  const char *first = text_empires_side (parts->setup, 0);
  const char *second = text_empires_side (parts->setup, 1);

  if (event->arguments[0] == WAR_NONE)
    return g_strdup_printf (_ ("Roll-off: %s %u, %s %u. Both roll again."), first, event->dice[0],
                            second, event->dice[1]);
  /* Translators: the dice of two sides; the last is the side that rolled higher */
  return g_strdup_printf (_ ("Roll-off: %s %u, %s %u. Higher: %s."), first, event->dice[0], second,
                          event->dice[1], text_empires_side (parts->setup, event->arguments[0]));
}

static char *
describe_phase (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  if (arguments[1] == WAR_NONE)
    /* Translators: what begins now: "melee", "initiative" */
    return g_strdup_printf (_ ("Next step: %s."), text_empires_phase (arguments[0]));
  /* Translators: what begins now, and for whom: "side A moves (British)" */
  return g_strdup_printf (_ ("Next step: %s (%s)."), text_empires_phase (arguments[0]),
                          text_empires_side (parts->setup, arguments[1]));
}

static char *
describe_points (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  const GPtrArray *places = war_empires_get_data (parts->setup)->places;
  const char *side = text_empires_side (parts->setup, arguments[0]);
  g_autofree char *change = text_signed (arguments[1]), *place = NULL;

  if (arguments[3] == 0)
    /* Translators: a side, "+4", its points, a unit */
    return g_strdup_printf (_ ("Victory points, %s: %s, %d in all, for the loss of %s."), side,
                            change, arguments[2], parts->actor);

  place = text_point (parts->setup->operation->field,
                      g_ptr_array_index (places, (guint) arguments[3] - 1));
  /* Translators: a side, "+4" or "−4", its points, a place */
  return g_strdup_printf (arguments[1] > 0
                            ? _ ("Victory points, %s: %s, %d in all, as they alone hold %s.")
                            : _ ("Victory points, %s: %s, %d in all, as they no longer hold %s."),
                          side, change, arguments[2], place);
}

static char *
describe_end (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  gint winner = arguments[0] == WAR_WINNER_SIDE_2 ? 1 : 0;
  gint32 points = arguments[1 + winner], others = arguments[2 - winner];

  if (arguments[0] == WAR_WINNER_DRAW)
    return g_strdup_printf (_ ("The game is a draw, with %d to %d victory points."), points,
                            others);
  if (arguments[3] != 0)
    return g_strdup_printf (_ ("%s win: the enemy breaks. Victory points: %d to %d."),
                            text_empires_side (parts->setup, winner), points, others);
  return g_strdup_printf (_ ("%s win, with %d to %d victory points."),
                          text_empires_side (parts->setup, winner), points, others);
}

/* Movement ------------------------------------------------------------------------------------ */

static char *
describe_way (const TextParts *parts)
{
  gint32 distance = parts->event->arguments[3];
  g_autofree char *length = text_empires_length (parts->setup, distance);

  if (distance < LEAST_SAID)
    return g_strdup_printf (_ ("%s turns at %s, facing %s."), parts->actor, parts->place,
                            parts->heading);
  return g_strdup_printf (_ ("%s moves %s to %s, facing %s."), parts->actor, length, parts->place,
                          parts->heading);
}

static char *
describe_move (const TextParts *parts)
{
  return text_move_to_bound (parts->setup, parts->event, describe_way (parts));
}

static char *
describe_retreat (const TextParts *parts)
{
  gint32 left = parts->event->arguments[3];

  if (left == 0)
    return g_strdup_printf (_ ("%s retreats to %s, and no farther."), parts->actor, parts->place);
  return g_strdup_printf (
    PLURAL ("%s retreats to %s (%d more step).", "%s retreats to %s (%d more steps).", left),
    parts->actor, parts->place, left);
}

static char *
describe_change (const char *actor, gint32 pose)
{
  switch ((WarEmpiresPose) pose)
    {
    case WAR_EMPIRES_POSE_LINE:
      return g_strdup_printf (_ ("%s forms line."), actor);
    case WAR_EMPIRES_POSE_COLUMN:
      return g_strdup_printf (_ ("%s forms column."), actor);
    case WAR_EMPIRES_POSE_LIMBERED:
      return g_strdup_printf (_ ("%s limbers up."), actor);
    case WAR_EMPIRES_POSE_UNLIMBERED:
      return g_strdup_printf (_ ("%s unlimbers."), actor);
    case WAR_EMPIRES_POSE_ABOUT:
    case WAR_EMPIRES_POSE_SINGLE:
    default:
      return g_strdup_printf (_ ("%s faces about."), actor);
    }
}

/* Fighting ------------------------------------------------------------------------------------ */

/* "0 + 2 + 0 + 1", where a die hits more than once; or "". */
static char *
list_hits (const TextParts *parts)
{
  const WarEvent *event = parts->event;
  g_autoptr (GString) list = g_string_new (NULL);
  guint unit = war_ranks_find_unit (parts->setup, (guint) event->actor);

  if ((guint) event->arguments[0] == war_event_count_successes (event) || event->n_dice < 2)
    return g_strdup ("");

  for (guint i = 0; i < event->n_dice; i++)
    g_string_append_printf (
      list, "%s%d", i > 0 ? " + " : "",
      war_empires_count_shot_hits (parts->setup, unit, event->dice[i] + event->adds[i]));
  g_string_append (list, " = ");
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static char *
describe_shot (const TextParts *parts)
{
  gint32 hits = parts->event->arguments[0];

  g_autofree char *sum = list_hits (parts);

  /* Translators: who shoots at whom; dice; what they need; "0 + 2 = " or nothing; hits */
  return g_strdup_printf (PLURAL ("%s shoots at %s: %s, needs %d+: %s%d hit.",
                                  "%s shoots at %s: %s, needs %d+: %s%d hits.", hits),
                          parts->actor, parts->target, parts->dice, parts->event->need, sum, hits);
}

static char *
describe_hit (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  guint unit = war_ranks_find_unit (parts->setup, (guint) parts->event->actor);
  WarEmpiresBranch branch = war_empires_get_type (parts->setup, unit)->branch;

  if (branch == WAR_EMPIRES_MACHINE_GUN)
    return g_strdup_printf (PLURAL ("%s loses %d die: %d of %d are left.",
                                    "%s loses %d dice: %d of %d are left.", arguments[0]),
                            parts->actor, arguments[0], arguments[1],
                            war_empires_get_full_strength (parts->setup, unit));
  if (branch == WAR_EMPIRES_BATTERY)
    return g_strdup_printf (PLURAL ("%s loses %d of its crew: %d of %d are left.",
                                    "%s loses %d of its crew: %d of %d are left.", arguments[0]),
                            parts->actor, arguments[0], arguments[1],
                            war_empires_get_full_strength (parts->setup, unit));

  if (branch == WAR_EMPIRES_VEHICLE)
    return g_strdup_printf (PLURAL ("%s takes %d hit and can bear %d more.",
                                    "%s takes %d hits and can bear %d more.", arguments[0]),
                            parts->actor, arguments[0], arguments[1]);

  return g_strdup_printf (PLURAL ("%s loses %d figure: %d of %d are left.",
                                  "%s loses %d figures: %d of %d are left.", arguments[0]),
                          parts->actor, arguments[0], arguments[1],
                          war_empires_get_full_strength (parts->setup, unit));
}

static char *
describe_load (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  return g_strdup_printf (PLURAL ("The lorry of %s is lost: %s, %d figure is lost, %d left.",
                                  "The lorry of %s is lost: %s, %d figures are lost, %d left.",
                                  arguments[0]),
                          parts->actor, parts->dice, arguments[0], arguments[1]);
}

static char *
describe_lost_base (const TextParts *parts)
{
  gint32 left = parts->event->arguments[0];

  return g_strdup_printf (PLURAL ("%s loses base %d and has %d base left.",
                                  "%s loses base %d and has %d bases left.", left),
                          parts->actor, parts->event->arguments[1], left);
}

/* Which base of each, and in which round, as a unit of four may fight a dozen times in a turn. */
static char *
describe_pair (const TextParts *parts)
{
  const gint32 *results = parts->event->arguments, *bases = results + 2;
  gint32 round = results[4];
  g_autofree char *own = text_die (parts->event, 0);
  g_autofree char *others = text_die (parts->event, 1);

  if (results[0] == results[1])
    /* Translators: a round of a melee, bases of two units, their dice with what is added, and what
       these come to */
    return g_strdup_printf (
      _ ("Melee round %d, base %d of %s against base %d of %s: %s and %s, %d to %d, nobody falls."),
      round, bases[0], parts->actor, bases[1], parts->target, own, others, results[0], results[1]);
  return g_strdup_printf (_ ("Melee round %d, base %d of %s against base %d of %s: %s and %s, %d "
                             "to %d, that of %s falls."),
                          round, bases[0], parts->actor, bases[1], parts->target, own, others,
                          results[0], results[1],
                          results[0] < results[1] ? parts->actor : parts->target);
}

static char *
describe_morale (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  gint least = parts->setup->operation->rules->numbers[WAR_EMPIRES_RETREAT];
  gint result = parts->event->dice[0] + arguments[0];

  return g_strdup_printf (
    arguments[1] != 0 ? _ ("%s tests its morale: %s makes %d. It retreats, as %d or more does.")
                      : _ ("%s tests its morale: %s makes %d. It stays, as less than %d does."),
    parts->actor, parts->dice, result, least);
}

static char *
describe_loss (const TextParts *parts)
{
  switch ((WarEmpiresLoss) parts->event->arguments[0])
    {
    case WAR_EMPIRES_LOST_FIRE:
      return g_strdup_printf (_ ("%s is shot to pieces."), parts->actor);
    case WAR_EMPIRES_LOST_MELEE:
      return g_strdup_printf (_ ("%s is lost in the melee."), parts->actor);
    case WAR_EMPIRES_LOST_OVERRUN:
      return g_strdup_printf (_ ("%s is overrun."), parts->actor);
    case WAR_EMPIRES_LOST_SURRENDER:
      return g_strdup_printf (_ ("%s surrenders."), parts->actor);
    case WAR_EMPIRES_LOST_LEFT_FIELD:
      return g_strdup_printf (_ ("%s flees from the field."), parts->actor);
    case WAR_EMPIRES_LOST_CAPTURED:
      return g_strdup_printf (_ ("%s is captured."), parts->actor);
    case WAR_EMPIRES_LOST_LEFT_OUT:
    default:
      return g_strdup_printf (_ ("%s is left out: there is no room for it."), parts->actor);
    }
}

/* The event names only the first of several. */
static char *
describe_boarding (const TextParts *parts)
{
  guint unit = war_ranks_find_unit (parts->setup, (guint) parts->event->actor);

  if (war_empires_count_lorries (parts->setup, unit) > 1)
    return g_strdup_printf (_ ("%s boards the lorries beside it."), parts->actor);
  return g_strdup_printf (_ ("%s boards %s."), parts->actor, parts->target);
}

/* All of them --------------------------------------------------------------------------------- */

static char *
describe (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  const char *actor = parts->actor;

  switch ((WarEmpiresEvent) parts->event->kind)
    {
    case WAR_EMPIRES_EVENT_ROLLED:
      return describe_roll (parts);
    case WAR_EMPIRES_EVENT_PLACED:
      return g_strdup_printf (_ ("%s is placed at %s, facing %s."), actor, parts->place,
                              parts->heading);
    case WAR_EMPIRES_EVENT_ROUND:
      return g_strdup_printf (_ ("Round %d of %d begins."), arguments[0],
                              parts->setup->operation->rounds);
    case WAR_EMPIRES_EVENT_ORDER_OF_SIDES:
      /* Translators: the name of a side: "Side A: British." */
      return g_strdup_printf (_ ("Side A: %s."), text_empires_side (parts->setup, arguments[0]));
    case WAR_EMPIRES_EVENT_PHASE:
      return describe_phase (parts);
    case WAR_EMPIRES_EVENT_MOVED:
      return describe_move (parts);
    case WAR_EMPIRES_EVENT_CHANGED:
      return describe_change (actor, arguments[0]);
    case WAR_EMPIRES_EVENT_MOUNTED:
      return g_strdup_printf (arguments[0] != 0 ? _ ("%s dismounts.") : _ ("%s mounts."), actor);
    case WAR_EMPIRES_EVENT_BOARDED:
      return describe_boarding (parts);
    case WAR_EMPIRES_EVENT_ALIGHTED:
      return g_strdup_printf (_ ("%s alights at %s, facing %s."), actor, parts->place,
                              parts->heading);
    case WAR_EMPIRES_EVENT_LOAD:
      return describe_load (parts);
    case WAR_EMPIRES_EVENT_FORMED_UP:
      return g_strdup_printf (_ ("%s forms up at %s, facing %s."), actor, parts->place,
                              parts->heading);
    case WAR_EMPIRES_EVENT_LAY_DOWN:
      return g_strdup_printf (_ ("%s lies down."), actor);
    case WAR_EMPIRES_EVENT_ROSE:
      return g_strdup_printf (_ ("%s gets up."), actor);
    case WAR_EMPIRES_EVENT_FIRED:
      return text_parts_add_reasons (parts, describe_shot (parts));
    case WAR_EMPIRES_EVENT_EXPOSED:
      return g_strdup_printf (_ ("%s loses figures on base %d first."), actor, arguments[0]);
    case WAR_EMPIRES_EVENT_HIT:
      return describe_hit (parts);
    case WAR_EMPIRES_EVENT_BASE_LOST:
      return describe_lost_base (parts);
    case WAR_EMPIRES_EVENT_PINNED:
      return g_strdup_printf (_ ("%s is pinned."), actor);
    case WAR_EMPIRES_EVENT_UNPINNED:
      return g_strdup_printf (_ ("%s is pinned no longer."), actor);
    case WAR_EMPIRES_EVENT_ENDANGERED:
      return g_strdup_printf (arguments[0] != 0 ? _ ("Shells fall near %s: %s, a hit.")
                                                : _ ("Shells fall near %s: %s, no harm."),
                              actor, parts->dice);
    case WAR_EMPIRES_EVENT_DISPLACED:
      return g_strdup_printf (_ ("%s makes way and goes to %s."), actor, parts->place);
    case WAR_EMPIRES_EVENT_CHARGED:
      return g_strdup_printf (_ ("%s advances into contact with %s."), actor, parts->target);
    case WAR_EMPIRES_EVENT_FOUGHT:
      return text_parts_add_reasons (parts, describe_pair (parts));
    case WAR_EMPIRES_EVENT_CUT_OFF:
      return g_strdup_printf (arguments[0] != 0 ? _ ("%s is cut off and rolls %s: it gives up.")
                                                : _ ("%s is cut off and rolls %s: it holds out."),
                              actor, parts->dice);
    case WAR_EMPIRES_EVENT_MORALE:
      return text_parts_add_reasons (parts, describe_morale (parts));
    case WAR_EMPIRES_EVENT_RETREATS:
      return g_strdup_printf (
        PLURAL ("%s retreats for %d turn.", "%s retreats for %d turns.", arguments[0]), actor,
        arguments[0]);
    case WAR_EMPIRES_EVENT_RETREATED:
      return describe_retreat (parts);
    case WAR_EMPIRES_EVENT_RETREAT_ENDED:
      return g_strdup_printf (_ ("%s ends its retreat."), actor);
    case WAR_EMPIRES_EVENT_LOST:
      return describe_loss (parts);
    case WAR_EMPIRES_EVENT_POINTS:
      return describe_points (parts);
    case WAR_EMPIRES_EVENT_OVER:
      return describe_end (parts);
    case WAR_EMPIRES_N_EVENTS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
text_empires_event (const WarSetup *setup, const WarEvent *event)
{
  return text_parts_describe (setup, event, describe);
}

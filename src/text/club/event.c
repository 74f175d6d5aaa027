/* event.c: what happened in a game of Trench Club, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/club/private.h"
#include "text/game/parts.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* Before the first turn ------------------------------------------------------------------------ */

static char *
describe_roll (const TextParts *parts)
{
  const WarEvent *event = parts->event;
  const char *first = text_club_side (parts->setup, 0);
  const char *second = text_club_side (parts->setup, 1);

  if (event->arguments[0] == WAR_NONE)
    return g_strdup_printf (_ ("Roll-off: %s %u, %s %u. Both roll again."), first, event->dice[0],
                            second, event->dice[1]);
  /* Translators: the dice of two sides; the last is the side that rolled higher */
  return g_strdup_printf (_ ("Roll-off: %s %u, %s %u. Higher: %s."), first, event->dice[0], second,
                          event->dice[1], text_club_side (parts->setup, event->arguments[0]));
}

static char *
describe_draw (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  if (parts->event->dice[0] == parts->event->dice[1])
    return g_strdup_printf (_ ("The enemy’s army %d: %s, rolled again."), arguments[0],
                            parts->dice);
  return g_strdup_printf (PLURAL ("The enemy’s army %d: %s, so %d token from the bag.",
                                  "The enemy’s army %d: %s, so %d tokens from the bag.",
                                  arguments[1]),
                          arguments[0], parts->dice, arguments[1]);
}

static char *
describe_army (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *seat = text_club_seat (parts->setup, arguments[0]);

  /* Translators: a side, the numbers of an army and of a start, and how many units the army has */
  return g_strdup_printf (PLURAL ("%s: army %d is turned up at start %d, with %d unit.",
                                  "%s: army %d is turned up at start %d, with %d units.",
                                  arguments[3]),
                          seat, arguments[1], arguments[2], arguments[3]);
}

/* Moving --------------------------------------------------------------------------------------- */

static char *
describe_move (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *from = text_club_hex (parts->setup, arguments[0]);
  g_autofree char *to = text_club_hex (parts->setup, arguments[1]);
  g_autofree char *cost = text_club_halves (arguments[2]);

  /* Translators: a unit, two hexes, and what its way costs: "2½" */
  return g_strdup_printf (_ ("%s moves from %s to %s (cost: %s)."), parts->actor, from, to, cost);
}

static char *
describe_taking (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  if (arguments[1] == WAR_NONE)
    return g_strdup_printf (_ ("%s takes fort %d, which was neutral."), parts->actor, arguments[0]);
  return g_strdup_printf (_ ("%s takes fort %d from the %s."), parts->actor, arguments[0],
                          text_club_side (parts->setup, arguments[1]));
}

static char *
describe_setting_down (const TextParts *parts)
{
  g_autofree char *asked = text_club_priorities ((WarClubPriorities) parts->event->arguments[1]);

  if (asked == NULL)
    return g_strdup_printf (_ ("%s is set down at %s by %s."), parts->actor, parts->place,
                            parts->target);
  return g_strdup_printf (_ ("%s is set down at %s by %s (asked in turn: %s)."), parts->actor,
                          parts->place, parts->target, asked);
}

/* Fighting ------------------------------------------------------------------------------------- */

/* "3 hits, 1 damage" */
static char *
describe_hits (const WarEvent *event)
{
  return g_strdup_printf (PLURAL ("%d hit, damage: %d", "%d hits, damage: %d", event->arguments[0]),
                          event->arguments[0], event->arguments[1]);
}

/* Dice for position come from a flank, or from surrounding (club.M-24). */
static char *
describe_positioned (const TextParts *parts, gint32 position, const char *hits)
{
  const gint32 *numbers = war_club_get_data (parts->setup)->rules->numbers;
  gboolean is_surround = position == numbers[WAR_CLUB_SURROUND_DICE];

  return g_strdup_printf (
    /* Translators: who attacks whom; dice for position; dice; their need; "3 hits, damage: 1" */
    is_surround
      ? PLURAL ("%s attacks %s, surrounded, with %d die more [M-24]: %s, needs %d+: %s.",
                "%s attacks %s, surrounded, with %d dice more [M-24]: %s, needs %d+: %s.", position)
      : PLURAL ("%s attacks %s, flanked, with %d die more [M-24]: %s, needs %d+: %s.",
                "%s attacks %s, flanked, with %d dice more [M-24]: %s, needs %d+: %s.", position),
    parts->actor, parts->target, position, parts->dice, parts->event->need, hits);
}

static char *
describe_attack (const TextParts *parts)
{
  const WarEvent *event = parts->event;
  gint32 position = event->kind == WAR_CLUB_EVENT_FOUGHT ? event->arguments[2] : 0;
  g_autofree char *hits = describe_hits (event);
  g_autofree char *asked = event->kind == WAR_CLUB_EVENT_TURRET_FIRED
                             ? text_club_priorities ((WarClubPriorities) event->arguments[3])
                             : NULL;

  if (event->kind == WAR_CLUB_EVENT_HIT_BACK)
    /* Translators: who hits back at whom; dice; what they need; "3 hits, damage: 1" */
    return g_strdup_printf (_ ("%s hits back at %s: %s, needs %d+: %s."), parts->actor,
                            parts->target, parts->dice, event->need, hits);
  if (event->kind == WAR_CLUB_EVENT_TURRET_FIRED && asked != NULL)
    /* Translators: a fort’s number; at whom; what was asked in turn; dice; what they need; "3 hits,
     * damage: 1" */
    return g_strdup_printf (
      _ ("The turret of fort %d fires at %s (asked in turn: %s): %s, needs %d+: %s."),
      event->arguments[2], parts->target, asked, parts->dice, event->need, hits);
  if (event->kind == WAR_CLUB_EVENT_TURRET_FIRED)
    /* Translators: a fort’s number; at whom; dice; what they need; "3 hits, damage: 1" */
    return g_strdup_printf (_ ("The turret of fort %d fires at %s: %s, needs %d+: %s."),
                            event->arguments[2], parts->target, parts->dice, event->need, hits);
  if (position > 0)
    return describe_positioned (parts, position, hits);
  /* Translators: who attacks whom; dice; what they need; "3 hits, damage: 1" */
  return g_strdup_printf (_ ("%s attacks %s: %s, needs %d+: %s."), parts->actor, parts->target,
                          parts->dice, event->need, hits);
}

static char *
describe_stray (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *hex = text_club_hex (parts->setup, arguments[0]);
  g_autofree char *victim
    = arguments[1] != WAR_NONE ? text_club_piece (parts->setup, arguments[1]) : NULL;

  if (victim == NULL)
    return g_strdup_printf (_ ("%s rolls %s: its shells fall on %s and hit nobody."), parts->actor,
                            parts->dice, hex);
  return g_strdup_printf (_ ("%s rolls %s: its shells fall on %s, on %s."), parts->actor,
                          parts->dice, hex, victim);
}

static char *
describe_mine (const TextParts *parts)
{
  return g_strdup_printf (parts->event->arguments[1] != 0
                            /* Translators: a unit, a hex, a die, and what would have been safe */
                            ? _ ("%s comes near the mine at %s: %s, safe from %d on, it goes off.")
                            : _ ("%s comes near the mine at %s: %s, safe from %d on."),
                          parts->actor, parts->place, parts->dice, parts->event->need);
}

/* Bonds, the chart, the end -------------------------------------------------------------------- */

static char *
describe_income (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *seat = text_club_seat (parts->setup, arguments[0]);
  /* Translators: a side, what it gets, and what it has then */
  g_autofree char *income = g_strdup_printf (
    PLURAL ("%s: %d war bond more, %d in all.", "%s: %d war bonds more, %d in all.", arguments[1]),
    seat, arguments[1], arguments[2]);

  if ((WarClubUnspent) arguments[3] == WAR_CLUB_UNSPENT_NO_FORT)
    /* Translators: a sentence that ends: "British: 3 war bonds more, 6 in all." */
    return g_strdup_printf (_ ("%s They are kept: no own fort is free for a new unit [M-14], and "
                               "nobody inside one is to be repaired [2.15]."),
                            income);
  if ((WarClubUnspent) arguments[3] == WAR_CLUB_UNSPENT_BONDS)
    /* Translators: likewise */
    return g_strdup_printf (_ ("%s They are kept: whatever may be bought or repaired costs more."),
                            income);
  return g_steal_pointer (&income);
}

static char *
describe_purchase (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  gint seat = war_club_get_unit (parts->setup, (guint) parts->event->actor)->seat;
  gint party = war_club_find_party (parts->setup, seat);

  if (war_club_get_party (parts->setup, party)->is_chart)
    /* Translators: a unit, a fort, what the unit costs, what is left */
    return g_strdup_printf (
      _ ("%s is bought, as the dearest that the enemy can pay, and is in fort "
         "%d, nearest to the players’ units of those that are free [9.7]. War "
         "bonds: %d; %d left."),
      parts->actor, arguments[0], arguments[1], arguments[2]);
  return g_strdup_printf (PLURAL ("%s is bought for %d war bond and is in fort %d; %d left.",
                                  "%s is bought for %d war bonds and is in fort %d; %d left.",
                                  arguments[1]),
                          parts->actor, arguments[1], arguments[0], arguments[2]);
}

/* What one of two allies would spend, and what the other says. */
static char *
describe_wish (const TextParts *parts)
{
  const WarEvent *event = parts->event;
  g_autofree char *seat = text_club_seat (parts->setup, event->arguments[0]);
  g_autofree char *ally
    = text_club_seat (parts->setup, war_club_get_ally (parts->setup, event->arguments[0]));
  const char *what = parts->actor != NULL
                       ? parts->actor
                       : text_club_type (parts->setup, (guint) event->arguments[1] - 1);

  if (event->kind == WAR_CLUB_EVENT_AGREED)
    /* Translators: one of two allies, and what the other would repair or buy */
    return g_strdup_printf (_ ("%s agrees: %s."), ally, what);
  if (event->kind == WAR_CLUB_EVENT_DISAGREED)
    /* Translators: one of two allies, and what the other would repair or buy */
    return g_strdup_printf (_ ("%s disagrees: %s."), ally, what);
  if (parts->actor != NULL)
    return g_strdup_printf (_ ("%s would repair %s (war bonds: %d)."), seat, what,
                            event->arguments[3]);
  return g_strdup_printf (_ ("%s would buy %s (war bonds: %d)."), seat, what, event->arguments[3]);
}

static char *
describe_purchase_roll (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;

  if (arguments[1] == WAR_CLUB_PURCHASE_NO_UNIT)
    return g_strdup_printf (
      PLURAL ("The enemy rolls %s, not more than its %d war bond, but no unit that it may have is "
              "to be had for that.",
              "The enemy rolls %s, not more than its %d war bonds, but no unit that it may have is "
              "to be had for that.",
              arguments[0]),
      parts->dice, arguments[0]);
  if (arguments[1] == WAR_CLUB_PURCHASE_NO_FORT)
    return g_strdup_printf (
      PLURAL ("The enemy rolls %s, not more than its %d war bond, but no fort is free for a new "
              "unit [9.7].",
              "The enemy rolls %s, not more than its %d war bonds, but no fort is free for a new "
              "unit [9.7].",
              arguments[0]),
      parts->dice, arguments[0]);
  return g_strdup_printf (
    arguments[1] == WAR_CLUB_PURCHASE_DIE
      ? PLURAL ("The enemy rolls %s, more than its %d war bond: no purchase.",
                "The enemy rolls %s, more than its %d war bonds: no purchase.", arguments[0])
      : PLURAL ("The enemy rolls %s, not more than its %d war bond: it may buy.",
                "The enemy rolls %s, not more than its %d war bonds: it may buy.", arguments[0]),
    parts->dice, arguments[0]);
}

/* Others of its units do not act (club.4.7). */
static char *
describe_first_armies (gint32 armies)
{
  g_autoptr (GString) list = g_string_new (NULL);
  guint n = 0;

  for (gint i = 0; i < WAR_CLUB_N_ARMIES; i++)
    if ((armies >> i & 1) != 0)
      g_string_append_printf (list, n++ > 0 ? ", %d" : "%d", i + 1);
  /* Translators: numbers of armies: "1, 3" */
  return g_strdup_printf (PLURAL ("In its first turn the enemy moves only its largest army: %s.",
                                  "In its first turn the enemy moves only its largest armies: %s.",
                                  n),
                          list->str);
}

static char *
describe_resolution (const TextParts *parts)
{
  g_autofree char *asked = text_club_priorities ((WarClubPriorities) parts->event->arguments[0]);

  if (asked == NULL)
    /* Translators: targets are dealt with in the order in which they were named; of those who
     * attack this one nobody else is left */
    return g_strdup_printf (_ ("Next attack: %s at %s, the next target that was named [M-7]."),
                            parts->actor, parts->target);
  return g_strdup_printf (_ ("Next attack: %s at %s (asked in turn: %s)."), parts->actor,
                          parts->target, asked);
}

static char *
describe_giving_up (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  g_autofree char *seat = text_club_seat (parts->setup, arguments[0]);

  if (arguments[1] != 0)
    /* Translators: a side, or one of two allies */
    return g_strdup_printf (_ ("Given up: %s."), seat);
  /* Translators: one of two allies */
  return g_strdup_printf (_ ("Given up: %s. That stands until the next round is over; the game "
                             "ends if the ally gives up as well."),
                          seat);
}

static char *
describe_end (const TextParts *parts)
{
  const gint32 *arguments = parts->event->arguments;
  gint winner = arguments[0] == WAR_WINNER_SIDE_2 ? 1 : 0;
  const char *side = text_club_side (parts->setup, winner);
  gint32 forts = arguments[1 + winner], others = arguments[2 - winner];

  if (arguments[0] == WAR_WINNER_DRAW)
    return g_strdup_printf (_ ("The game is a draw. Forts: %d to %d."), forts, others);

  switch ((WarClubEnd) arguments[3])
    {
    case WAR_CLUB_END_UNITS:
      return g_strdup_printf (_ ("%s win: the enemy has no units left."), side);
    case WAR_CLUB_END_GAVE_UP:
      return g_strdup_printf (_ ("%s win: the enemy has given up."), side);
    case WAR_CLUB_END_ROUNDS:
      return g_strdup_printf (_ ("The last round is over. %s win. Forts: %d to %d."), side, forts,
                              others);
    case WAR_CLUB_END_FORTS:
    default:
      return g_strdup_printf (_ ("%s win. Forts: %d to %d."), side, forts, others);
    }
}

static char *
describe (const TextParts *parts)
{
  const WarEvent *event = parts->event;
  const gint32 *arguments = event->arguments;
  const char *actor = parts->actor;

  switch ((WarClubEvent) event->kind)
    {
    case WAR_CLUB_EVENT_ROLLED:
      return describe_roll (parts);
    case WAR_CLUB_EVENT_DEALT:
      return g_strdup_printf (_ ("Location tokens are dealt. First player: %s."),
                              text_club_side (parts->setup, arguments[0]));
    case WAR_CLUB_EVENT_DRAWN:
      return describe_draw (parts);
    case WAR_CLUB_EVENT_ASSIGNED:
      return g_strdup_printf (_ ("%s goes to army %d."), actor, arguments[0]);
    case WAR_CLUB_EVENT_TURNED_UP:
      return describe_army (parts);
    case WAR_CLUB_EVENT_FLAG:
      /* Of a force that has it without a flag. */
      return g_strdup_printf (g_strcmp0 (event->clause, "club.8.7") == 0
                                ? _ ("The token is a Special Force: %s.")
                                : _ ("The flag is a Special Force: %s."),
                              text_club_type (parts->setup, (guint) arguments[0] - 1));
    case WAR_CLUB_EVENT_PLACED:
      return g_strdup_printf (_ ("%s is placed at %s."), actor, parts->place);
    case WAR_CLUB_EVENT_ROUND:
      return g_strdup_printf (_ ("Round %d."), arguments[0]);
    case WAR_CLUB_EVENT_TURN:
      {
        gint party = war_club_find_party (parts->setup, arguments[1]);
        g_autofree char *seat = text_club_seat (parts->setup, arguments[1]);

        /* Two who act together have one (club.10.6). */
        return g_strdup_printf (_ ("Turn: %s."),
                                war_club_get_party (parts->setup, party)->n_seats > 1
                                  ? text_club_side (parts->setup, arguments[0])
                                  : seat);
      }
    case WAR_CLUB_EVENT_PHASE:
      /* Translators: what begins now, and for whom: "moves (Entente)" */
      return g_strdup_printf (_ ("Next step: %s (%s)."), text_club_phase (arguments[0]),
                              text_club_side (parts->setup, arguments[1]));
    case WAR_CLUB_EVENT_MOVED:
      return describe_move (parts);
    case WAR_CLUB_EVENT_TOOK_FORT:
      return describe_taking (parts);
    case WAR_CLUB_EVENT_MINED:
      return g_strdup_printf (_ ("%s leaves a mine at %s."), actor, parts->place);
    case WAR_CLUB_EVENT_MINE:
      return describe_mine (parts);
    case WAR_CLUB_EVENT_SET_DOWN:
      return describe_setting_down (parts);
    case WAR_CLUB_EVENT_LEFT_BEHIND:
      return g_strdup_printf (_ ("%s finds no room beside %s, and is not taken."), actor,
                              parts->target);
    case WAR_CLUB_EVENT_HEALED:
      return g_strdup_printf (_ ("%s heals %s, whose damage is now %d."), actor, parts->target,
                              arguments[0]);
    case WAR_CLUB_EVENT_DECLARED:
      return g_strdup_printf (_ ("%s is to attack %s."), actor, parts->target);
    case WAR_CLUB_EVENT_WITHDRAWN:
      return g_strdup_printf (_ ("%s attacks nobody after all."), actor);
    case WAR_CLUB_EVENT_LAPSED:
      return g_strdup_printf (
        g_strcmp0 (event->clause, "club.7.4") == 0
          ? _ ("The attack of %s is lost: %s has been destroyed, and it has no other target in "
               "reach that is worth it [M-7].")
          : _ ("The attack of %s is lost: %s has been destroyed."),
        actor, parts->target);
    case WAR_CLUB_EVENT_STRAYED:
      return describe_stray (parts);
    case WAR_CLUB_EVENT_FOUGHT:
    case WAR_CLUB_EVENT_HIT_BACK:
    case WAR_CLUB_EVENT_TURRET_FIRED:
      return describe_attack (parts);
    case WAR_CLUB_EVENT_DAMAGED:
      return g_strdup_printf (_ ("%s is damaged: %d of %d."), actor, arguments[0],
                              WAR_CLUB_MAX_DAMAGE);
    case WAR_CLUB_EVENT_DESTROYED:
      return g_strdup_printf (_ ("%s is destroyed."), actor);
    case WAR_CLUB_EVENT_LEARNT:
      /* Translators: a unit, its points of experience, and what these add to its dice */
      return g_strdup_printf (_ ("%s has experience %d: +%d on its dice."), actor, arguments[0],
                              arguments[1]);
    case WAR_CLUB_EVENT_INCOME:
      return describe_income (parts);
    case WAR_CLUB_EVENT_REPAIRED:
      return g_strdup_printf (PLURAL ("%s is repaired for %d war bond; %d left.",
                                      "%s is repaired for %d war bonds; %d left.", arguments[0]),
                              actor, arguments[0], arguments[1]);
    case WAR_CLUB_EVENT_BOUGHT:
      return describe_purchase (parts);
    case WAR_CLUB_EVENT_WISHED:
    case WAR_CLUB_EVENT_AGREED:
    case WAR_CLUB_EVENT_DISAGREED:
      return describe_wish (parts);
    case WAR_CLUB_EVENT_WOULD_NOT_BUY:
      return describe_purchase_roll (parts);
    case WAR_CLUB_EVENT_COLUMN:
      /* Translators: the column of the enemy’s chart, and its name */
      return g_strdup_printf (_ ("The enemy rolls %d on its chart: %s."), arguments[0],
                              text_club_mood (parts->setup->operation->rules, arguments[0]));
    case WAR_CLUB_EVENT_FIRST_ARMIES:
      return describe_first_armies (arguments[0]);
    case WAR_CLUB_EVENT_ACTED:
      return text_club_acted (parts->setup, event, actor, parts->target);
    case WAR_CLUB_EVENT_UNREPAIRED:
      if ((WarClubUnrepaired) arguments[0] == WAR_CLUB_UNREPAIRED_BONDS)
        return g_strdup_printf (
          PLURAL ("%s is in a fort, but the enemy cannot pay the %d war bond "
                  "for its repair.",
                  "%s is in a fort, but the enemy cannot pay the %d war bonds "
                  "for its repair.",
                  arguments[1]),
          actor, arguments[1]);
      if ((WarClubUnrepaired) arguments[0] == WAR_CLUB_UNREPAIRED_NO_WAY)
        return g_strdup_printf (_ ("%s is to be repaired, but comes no nearer to fort %d."), actor,
                                arguments[1]);
      return g_strdup_printf (_ ("%s is to be repaired, but its side has no fort that it could "
                                 "get to."),
                              actor);
    case WAR_CLUB_EVENT_RESOLVES:
      return describe_resolution (parts);
    case WAR_CLUB_EVENT_LEFT:
      return g_strdup_printf (_ ("%s has laid its mines and is removed."), actor);
    case WAR_CLUB_EVENT_TURRET:
      return g_strdup_printf (_ ("Fort %d gets a gun turret."), arguments[0]);
    case WAR_CLUB_EVENT_GAVE_UP:
      return describe_giving_up (parts);
    case WAR_CLUB_EVENT_OVER:
      return describe_end (parts);
    case WAR_CLUB_N_EVENTS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
text_club_event (const WarSetup *setup, const WarEvent *event)
{
  return text_parts_describe (setup, event, describe);
}

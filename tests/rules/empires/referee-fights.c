/* referee-fights.c: what the referee knows of shots, advances and melees
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "referee-private.h"

/* Shots ---------------------------------------------------------------------------------------- */

typedef struct
{
  WarLength short_range, effective, far; /* empires.4.3, empires.5.1 */
} Ranges;

static Ranges
get_ranges (const Account *account)
{
  if (account->branch == WAR_EMPIRES_BATTERY)
    return (Ranges){ CM (30), CM (60), CM (120) };
  if (account->branch == WAR_EMPIRES_MACHINE_GUN)
    return (Ranges){ CM (10), CM (20), CM (40) };

  return (Ranges){ CM (8), CM (16), CM (30) };
}

/* empires.4.4 */
static gint
count_hits (const Account *shooter, gint result)
{
  if (shooter->branch == WAR_EMPIRES_BATTERY)
    return MAX (result, 0);

  return result <= 3 ? 0 : result <= 5 ? 1 : result == 6 ? 2 : 3;
}

static gint
modify_small_arms (const EmpiresReferee *referee, const Account *shooter, const Account *target,
                   gboolean moves, WarLength distance, gboolean is_covered)
{
  Ranges ranges = get_ranges (shooter);
  gint modifier = 0;

  if (referee_note (referee, is_covered, "4.5"))
    modifier -= 1;
  else if (target->is_prone && referee_has_amendment (referee, WAR_EMPIRES_AMENDMENT_PRONE_COVER))
    modifier -= 1;
  if (referee_note (referee, shooter->is_prone || shooter->is_pinned, "4.6"))
    modifier -= 2;
  if (referee_note (referee, moves, "4.7"))
    modifier -= 1;
  if (referee_note (referee, target->is_mounted, "4.8"))
    modifier += 2;
  if (referee_note (referee, distance > ranges.effective, "4.9"))
    modifier -= 1;
  if (referee_note (referee, distance <= ranges.short_range, "4.10"))
    modifier += 1;
  if (referee_note (referee, target->branch == WAR_EMPIRES_BATTERY, "4.11"))
    modifier -= 2;
  if (referee_note (referee, target->branch == WAR_EMPIRES_MACHINE_GUN, "4.12"))
    modifier -= 1;
  return modifier;
}

static gint
modify_artillery (const EmpiresReferee *referee, const Account *shooter, const Account *target,
                  WarLength distance, gboolean is_covered)
{
  Ranges ranges = get_ranges (shooter);
  gint modifier = distance <= ranges.short_range ? -2 : distance <= ranges.effective ? -3 : -4;

  if (referee_note (referee, is_covered, "5.2"))
    modifier += referee_has_amendment (referee, WAR_EMPIRES_AMENDMENT_ARTILLERY_COVER) ? -1 : 1;
  if (referee_note (referee, target->is_prone || target->is_pinned, "5.3"))
    modifier += 1;
  if (referee_note (referee, target->is_mounted, "5.5"))
    modifier += 2;
  referee_note (referee, shooter->left < shooter->full, "5.4");
  return modifier - (shooter->full - shooter->left);
}

/* What stands in the way of one base: all of other units but commanders, and those before it in its
 * own column (empires.C-4). */
static GArray *
list_screens (const EmpiresReferee *referee, gint unit, gint target, guint base)
{
  const Account *shooter = &referee->accounts[unit];
  GArray *screens = g_array_new (FALSE, FALSE, sizeof (WarBase));
  gboolean is_column
    = war_setup_peek_formation (referee->setup, referee->before, (guint) unit)[WAR_FORMATION_SHAPE]
      == WAR_FORMATION_COLUMN;

  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      const Account *other = &referee->accounts[i];

      if (other->stands && i != unit && i != target && other->branch != WAR_EMPIRES_COMMANDER)
        g_array_append_vals (screens, other->bases, other->n_bases);
    }
  if (is_column)
    g_array_append_vals (screens, shooter->bases, base);

  return screens;
}

typedef struct
{
  gint modifier;
  guint n_dice;
} Roll;

/* What one base rolls: at the nearest base that it sees in its arc, from where guns have turned. */
static gboolean
aim (const EmpiresReferee *referee, gint unit, gint victim, guint base, gboolean moves, Roll *roll,
     gboolean *is_behind)
{
  const Account *shooter = &referee->accounts[unit], *target = &referee->accounts[victim];
  gboolean is_artillery = shooter->branch == WAR_EMPIRES_BATTERY, is_covered = FALSE;
  const WarBase *own = &shooter->bases[base], *aimed_at = NULL;
  g_autoptr (GArray) screens = list_screens (referee, unit, victim, base);
  WarSightScene scene = war_empires_make_scene (referee->setup);
  WarLength nearest = get_ranges (shooter).far + 1;
  guint half_arc = is_artillery ? DEGREES (30) : DEGREES (45);

  scene.bases = (const WarBase *) (void *) screens->data;
  scene.n_bases = screens->len;
  for (guint i = 0; i < target->n_bases; i++)
    {
      WarLength distance = war_base_get_distance (own, &target->bases[i]);
      WarSight sight;

      if (distance >= nearest || !war_base_has_in_arc (own, target->bases[i].centre, half_arc))
        continue;
      sight = war_sight_look (&scene, own, &target->bases[i]);
      if (sight.n_clear == 0)
        continue;
      nearest = distance;
      aimed_at = &target->bases[i];
      is_covered = sight.cover > 0;
    }
  if (aimed_at == NULL)
    return FALSE;

  *is_behind = !war_base_has_in_arc (aimed_at, own->centre, DEGREES (60));
  roll->modifier = is_artillery
                     ? modify_artillery (referee, shooter, target, nearest, is_covered)
                     : modify_small_arms (referee, shooter, target, moves, nearest, is_covered);
  roll->n_dice = shooter->branch == WAR_EMPIRES_MACHINE_GUN ? (guint) shooter->left : 1;
  return count_hits (shooter, 6 + roll->modifier) > 0;
}

/* empires.3.9, empires.3.10, empires.C-4, empires.C-13, empires.C-17 */
static void
judge_shooter (const EmpiresReferee *referee, gint unit, gint victim, gboolean moves)
{
  const Account *shooter = &referee->accounts[unit], *target = &referee->accounts[victim];
  gboolean is_a = shooter->side == referee->side_a;

  referee_expect (
    referee, referee->phase == (is_a ? WAR_EMPIRES_PHASE_A_SHOOTS : WAR_EMPIRES_PHASE_B_SHOOTS),
    "2.2", unit);
  referee_expect (referee,
                  referee_is_fighting (shooter) && !shooter->is_mounted && shooter->retreat == 0
                    && !(shooter->branch == WAR_EMPIRES_BATTERY && shooter->is_limbered),
                  "C-17", unit);
  referee_expect (referee, !shooter->has_shot, "C-4", unit);
  referee_expect (
    referee, !referee_is_in_contact (referee, unit) && !referee_is_in_contact (referee, victim),
    "C-4", unit);
  referee_expect (referee,
                  target->stands && target->side != shooter->side
                    && target->branch != WAR_EMPIRES_COMMANDER,
                  "C-18", unit);
  referee_expect (referee, !moves || (!is_a && shooter->branch != WAR_EMPIRES_MACHINE_GUN), "C-13",
                  unit);
  referee_expect (referee,
                  !is_a || shooter->command == WAR_EMPIRES_COMMAND_NONE
                    || shooter->command == WAR_EMPIRES_COMMAND_PIVOT
                    || shooter->command == WAR_EMPIRES_COMMAND_UNLIMBER
                    || (shooter->command == WAR_EMPIRES_COMMAND_HALF_MOVE
                        && shooter->branch != WAR_EMPIRES_MACHINE_GUN),
                  "C-13", unit);
}

/* empires.7.3, empires.7.4, empires.C-18: a die for each commander near whom a shell hits. */
static void
judge_danger (EmpiresReferee *referee, const WarEvents *events, guint n, gint victim)
{
  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      Account *commander = &referee->accounts[i];
      const WarEvent *event = ++n < events->n_items ? &events->items[n] : NULL;

      if (commander->branch != WAR_EMPIRES_COMMANDER || !commander->stands
          || referee_get_distance (commander, &referee->accounts[victim]) > CM (5))
        {
          n--;
          continue;
        }
      referee_expect (referee,
                      event != NULL && event->kind == WAR_EMPIRES_EVENT_ENDANGERED
                        && referee_find (referee, event->actor) == i
                        && (event->dice[0] == 6) == (event->arguments[0] != 0),
                      "7.3", i);
      commander->left -= event->arguments[0];
      if (commander->left > 0)
        continue;
      n++;
      referee_expect (referee,
                      n < events->n_items && events->items[n].kind == WAR_EMPIRES_EVENT_LOST
                        && referee_find (referee, events->items[n].actor) == i,
                      "7.4", i);
    }
}

void
referee_judge_shot (EmpiresReferee *referee, const WarEvents *events, guint n)
{
  const WarEvent *event = &events->items[n];
  gint unit = referee_find (referee, event->actor), victim = referee_find (referee, event->target);
  Account *shooter = &referee->accounts[unit], *target = &referee->accounts[victim];
  gboolean moves = event->arguments[1] != 0 || shooter->command == WAR_EMPIRES_COMMAND_HALF_MOVE;
  guint n_dice = 0;
  gint hits = 0;

  judge_shooter (referee, unit, victim, event->arguments[1] != 0);
  if (shooter->branch == WAR_EMPIRES_BATTERY)
    {
      WarHeading heading = shooter->bases[0].heading;

      war_ranks_get_bases (referee->setup, referee->after, (guint) unit, shooter->bases);
      referee_expect (referee, !shooter->is_pinned || shooter->bases[0].heading == heading, "C-15",
                      unit);
    }
  for (guint i = 0; i < shooter->n_bases; i++)
    {
      gboolean is_behind;
      Roll roll;

      if (!aim (referee, unit, victim, i, moves, &roll, &is_behind))
        continue;
      referee_expect (referee, n_dice + roll.n_dice <= event->n_dice, "4.1", unit);
      for (guint j = 0; j < roll.n_dice; j++)
        hits += count_hits (shooter, event->dice[n_dice++] + roll.modifier);
      target->is_enfiladed |= is_behind;
    }
  referee_expect (referee, n_dice == event->n_dice, "4.1", unit);
  referee_expect (referee, hits == event->arguments[0], "4.4", unit);

  referee_note (referee, referee_is_brigade (shooter), "4.1");
  referee_note (referee, shooter->branch == WAR_EMPIRES_MACHINE_GUN, "4.2");
  referee_note (referee, shooter->branch != WAR_EMPIRES_BATTERY, "4.3");
  referee_note (referee, shooter->branch == WAR_EMPIRES_MACHINE_GUN, "3.10");
  referee_note (referee, n_dice < shooter->n_bases, "C-4");
  referee_note (referee, event->arguments[1] != 0, "C-13");
  referee_note (referee, target->is_mounted && target->hits + hits >= 4, "7.8");
  referee_note (referee,
                shooter->branch == WAR_EMPIRES_MACHINE_GUN && shooter->left < shooter->full, "7.5");
  shooter->has_shot = TRUE;
  shooter->says_it_moves = event->arguments[1] != 0;
  target->is_under_fire = TRUE;
  target->hits += hits;
  referee->victim = victim;
  referee->owed = MIN (hits, target->left);
  if (hits > 0 && shooter->branch == WAR_EMPIRES_BATTERY)
    judge_danger (referee, events, n, victim);
}

/* Advances (empires.6.1, empires.6.2, empires.C-6) --------------------------------------------- */

static WarLength
find_nearest (const EmpiresReferee *referee, const Account *own)
{
  WarLength nearest = G_MAXINT32;

  for (guint i = 0; i < referee->n_units; i++)
    {
      const Account *other = &referee->accounts[i];

      if (other->side != own->side && other->stands && other->branch != WAR_EMPIRES_COMMANDER)
        {
          WarLength distance = referee_get_distance (own, other);

          nearest = MIN (nearest, distance);
        }
    }

  return nearest;
}

/* Machine guns and guns that it touches are gone before anybody else advances. */
static void
judge_overrun (const EmpiresReferee *referee, const WarEvents *events, guint n, gint unit)
{
  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      const Account *other = &referee->accounts[i];
      gboolean is_overrun = FALSE;

      for (guint j = n + 1;
           j < events->n_items && events->items[j].kind != WAR_EMPIRES_EVENT_CHARGED; j++)
        is_overrun |= events->items[j].kind == WAR_EMPIRES_EVENT_LOST
                      && events->items[j].arguments[0] == WAR_EMPIRES_LOST_OVERRUN
                      && referee_find (referee, events->items[j].actor) == i;
      referee_expect (
        referee,
        is_overrun
          == (other->stands && other->side != referee->accounts[unit].side
              && !referee_is_brigade (other) && other->branch != WAR_EMPIRES_COMMANDER
              && referee_get_distance (&referee->accounts[unit], other) <= WAR_MILLIMETRE / 2),
        "6.2", i);
    }
}

/* Who was shifted attacks; whom it reached too if both moved in this turn. */
static void
mark_attackers (Account *own, Account *other)
{
  own->has_advanced = own->attacks = TRUE;
  if (own->has_moved && other->has_moved && !other->is_pinned && !other->is_prone
      && other->retreat == 0)
    other->attacks = TRUE;
}

void
referee_judge_advance (EmpiresReferee *referee, const WarEvents *events, guint n)
{
  const WarEvent *event = &events->items[n];
  gint unit = referee_find (referee, event->actor), victim = referee_find (referee, event->target);
  Account *own = &referee->accounts[unit], *other = &referee->accounts[victim];
  const gint32 *cells = war_setup_peek_formation (referee->setup, referee->before, (guint) unit);
  WarBase whole = war_ranks_get_whole (referee->setup, referee->before, (guint) unit);
  WarPosition shift
    = { event->arguments[0] - whole.centre.x, event->arguments[1] - whole.centre.y };

  referee_expect (referee,
                  referee->phase == WAR_EMPIRES_PHASE_MELEE && referee_is_brigade (own)
                    && !own->is_pinned && !own->is_prone && own->retreat == 0 && !own->has_advanced
                    && !referee_is_in_contact (referee, unit),
                  "C-6", unit);
  referee_expect (referee,
                  event->arguments[2] == cells[WAR_FORMATION_HEADING]
                    && (gint64) shift.x * shift.x + (gint64) shift.y * shift.y
                         <= (gint64) CM (5) * CM (5),
                  "6.1", unit);
  referee_expect (referee,
                  other->side != own->side && other->branch != WAR_EMPIRES_COMMANDER
                    && referee_get_distance (own, other) == find_nearest (referee, own),
                  "C-6", unit);

  for (guint i = 0; i < own->n_bases; i++)
    own->bases[i] = war_base_place (
      (WarPosition){ own->bases[i].centre.x + shift.x, own->bases[i].centre.y + shift.y },
      own->bases[i].heading, own->bases[i].width, own->bases[i].depth);
  referee_expect (referee, referee_get_distance (own, other) <= WAR_MILLIMETRE / 2, "C-6", unit);
  referee_note (referee, TRUE, "6.1");
  referee_note (referee, own->has_moved, "3.12");
  mark_attackers (own, other);
  judge_overrun (referee, events, n, unit);
}

/* Melees (empires.6.3 to empires.6.10, empires.C-5 to empires.C-7) ----------------------------- */

/* Where units were in contact before, all attack who are neither pinned nor prone nor retreat. */
void
referee_begin_melee (EmpiresReferee *referee)
{
  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      Account *account = &referee->accounts[i];

      account->attacks = account->stands && !account->is_pinned && !account->is_prone
                         && account->retreat == 0 && referee_is_in_contact (referee, i);
    }
}

typedef struct
{
  gint unit;
  guint base;
} Fighter;

typedef struct
{
  guint n_fighters;
  Fighter fighters[WAR_EMPIRES_MAX_UNITS * WAR_EMPIRES_MAX_BASES];
  gboolean is_paired[WAR_EMPIRES_MAX_UNITS * WAR_EMPIRES_MAX_BASES];
  gboolean is_lost[WAR_EMPIRES_MAX_UNITS * WAR_EMPIRES_MAX_BASES];
} Ranks;

static void
draw_up (const EmpiresReferee *referee, gint side, Ranks *ranks)
{
  memset (ranks, 0, sizeof *ranks);
  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      const Account *account = &referee->accounts[i];

      for (guint j = 0; account->side == side && account->stands && referee_is_brigade (account)
                        && j < account->n_bases;
           j++)
        ranks->fighters[ranks->n_fighters++] = (Fighter){ i, j };
    }
}

static const WarBase *
get_base (const EmpiresReferee *referee, Fighter fighter)
{
  return &referee->accounts[fighter.unit].bases[fighter.base];
}

/* How far the position lies to the right of the base's middle, in some unit. */
static double
get_right (const WarBase *base, WarPosition position)
{
  double angle = 2 * G_PI * base->heading / WAR_HEADING_TURN;

  return (position.x - base->centre.x) * cos (angle) + (position.y - base->centre.y) * sin (angle);
}

/* Of units that touch its own, the nearest within 1 cm that has no opponent yet; of equally near
 * ones the left, and of those one behind the other that of the first unit: doubles are not quite
 * equal. */
static gint
find_opponent (const EmpiresReferee *referee, Fighter fighter, const Ranks *others)
{
  const WarBase *own = get_base (referee, fighter);
  WarLength nearest = CM (1) + 1;
  gint found = WAR_NONE;

  for (guint i = 0; i < others->n_fighters; i++)
    {
      const WarBase *base = get_base (referee, others->fighters[i]);
      WarLength distance = war_base_get_distance (own, base);

      if (others->is_paired[i] || distance > nearest || distance > CM (1)
          || referee_get_distance (&referee->accounts[fighter.unit],
                                   &referee->accounts[others->fighters[i].unit])
               > WAR_MILLIMETRE / 2)
        continue;
      if (distance < nearest
          || get_right (own, base->centre)
               < get_right (own, get_base (referee, others->fighters[found])->centre) - 0.5)
        {
          nearest = distance;
          found = (gint) i;
        }
    }

  return found;
}

static gint
get_result (const EmpiresReferee *referee, gint die, Fighter own, Fighter other)
{
  const Account *account = &referee->accounts[own.unit];
  gint result = die;

  if (referee_note (
        referee, referee_is_covered (referee, get_base (referee, own), get_base (referee, other)),
        "6.4"))
    result -= 1;
  if (referee_note (referee, account->is_prone || account->is_pinned, "6.5"))
    result -= 1;
  if (referee_note (referee,
                    account->figures[own.base] > referee->accounts[other.unit].figures[other.base],
                    "6.6"))
    result += account->figures[own.base] - referee->accounts[other.unit].figures[other.base];
  if (referee_note (referee, account->is_mounted, "6.7"))
    result += 2;
  if (referee_note (referee, account->attacks, "6.8"))
    result += 1;
  return result;
}

static void
judge_pair (EmpiresReferee *referee, const WarEvent *event, Fighter own, Fighter other)
{
  referee_expect (referee,
                  event != NULL && referee_find (referee, event->actor) == own.unit
                    && referee_find (referee, event->target) == other.unit,
                  "C-6", own.unit);
  referee_expect (referee, event->arguments[0] == get_result (referee, event->dice[0], own, other),
                  "6.3", own.unit);
  referee_expect (referee, event->arguments[1] == get_result (referee, event->dice[1], other, own),
                  "6.3", other.unit);
  referee->accounts[own.unit].has_fought = referee->accounts[other.unit].has_fought = TRUE;
}

static void
take_away (EmpiresReferee *referee, const Ranks *ranks)
{
  for (guint i = ranks->n_fighters; i > 0; i--)
    {
      Fighter fighter = ranks->fighters[i - 1];
      Account *account = &referee->accounts[fighter.unit];

      if (!ranks->is_lost[i - 1])
        continue;
      account->left -= account->figures[fighter.base];
      account->n_bases--;
      for (guint j = fighter.base; j < account->n_bases; j++)
        {
          account->bases[j] = account->bases[j + 1];
          account->figures[j] = account->figures[j + 1];
        }
      account->stands = account->n_bases > 0;
    }
}

static const WarEvent *
find_fight (const WarEvents *events, guint *n)
{
  for (; *n < events->n_items; (*n)++)
    if (events->items[*n].kind == WAR_EMPIRES_EVENT_FOUGHT)
      return &events->items[(*n)++];

  return NULL;
}

/* FALSE: nobody has an opponent. */
static gboolean
judge_round (EmpiresReferee *referee, const WarEvents *events, guint *n)
{
  g_autofree Ranks *own = g_new (Ranks, 1), *others = g_new (Ranks, 1);
  gboolean has_fought = FALSE;

  draw_up (referee, referee->side_a, own);
  draw_up (referee, 1 - referee->side_a, others);
  for (guint i = 0; i < own->n_fighters; i++)
    {
      gint opponent = find_opponent (referee, own->fighters[i], others);
      const WarEvent *event;

      if (opponent == WAR_NONE)
        continue;
      event = find_fight (events, n);
      judge_pair (referee, event, own->fighters[i], others->fighters[opponent]);
      others->is_paired[opponent] = has_fought = TRUE;
      own->is_lost[i] = event->arguments[0] < event->arguments[1];
      others->is_lost[opponent] = event->arguments[1] < event->arguments[0];
    }

  take_away (referee, own);
  take_away (referee, others);
  return has_fought;
}

void
referee_judge_melee (EmpiresReferee *referee, const WarEvents *events)
{
  guint n = 0;

  for (guint round = 0; round < 3; round++)
    if (!judge_round (referee, events, &n))
      break;

  referee_expect (referee, find_fight (events, &n) == NULL, "C-6", WAR_NONE);
  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      Account *account = &referee->accounts[i];

      if (referee_note (referee, account->has_fought && account->n_bases == 1, "C-7"))
        {
          account->stands = FALSE;
          account->left = 0;
        }
      referee_expect (referee, account->is_beaten == (account->has_fought && !account->stands),
                      "6.10", i);
      account->is_beaten = FALSE;
    }
}

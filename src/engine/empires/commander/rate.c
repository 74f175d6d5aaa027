/* rate.c: what it is worth to the solo commander of End of Empires 1914 that a unit stands
 * somewhere
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/commander/mind.h"

#include "engine/geometry/geometry.h"

/* Worths, in hundredths of cost. */
#define CENTIMETRE_WORTH 100 /* nearer to where it goes */
#define PLACE_WORTH 3000 /* at it, with nobody else of the enemy's */
#define COMMAND_WORTH 700 /* within reach of a commander */
#define CHAIN_WORTH 200 /* of another unit only */
#define GUNS_WORTH 2600 /* touched guns are gone */
#define CROWD 3 /* who have the same goal count so many centimetres each, the nearest first */

/* How much of a shot of its own counts, and of those that others may take at it. */
#define SHOT_NOW 100
#define SHOT_LATER 55
#define SHOT_AT_IT 45

/* Looking round ------------------------------------------------------------------------------- */

static void
fill_averages (WarEmpiresMind *mind)
{
  for (gint i = 0; i < WAR_EMPIRES_N_MODIFIERS; i++)
    for (gint die = 1; die <= 6; die++)
      {
        gint result = die + i + WAR_EMPIRES_LEAST_MODIFIER;

        mind->small_arms[i] += 100 * war_empires_count_hits (mind->setup, result) / 6;
        mind->artillery[i] += 100 * MAX (result, 0) / 6;
      }
}

static gboolean
is_in_cover (const WarEmpiresMind *mind, const WarBase *bases, guint n_bases)
{
  guint n_covered = 0;

  for (guint i = 0; i < n_bases; i++)
    n_covered += war_empires_is_in_cover (mind->setup, &bases[i]);

  return 2 * n_covered >= n_bases;
}

static void
look_at (WarEmpiresMind *mind, const WarEmpiresStand *stand, guint unit)
{
  WarEmpiresSight *sight = &mind->units[unit];
  const gint32 *cells = war_setup_peek_formation (mind->setup, mind->view, unit);
  const WarEmpiresType *type = war_empires_get_type (mind->setup, unit);

  sight->stands = stand->stands;
  sight->is_own = war_ranks_side (mind->setup, unit) == mind->seat;
  sight->branch = type->branch;
  sight->is_fighting = war_empires_is_fighting (mind->setup, unit);
  sight->is_brigade = war_empires_is_brigade (mind->setup, unit);
  if (!sight->stands)
    return;

  sight->weapon = war_empires_get_manner (mind->setup, mind->view, unit)->weapon;
  sight->is_mounted = war_empires_is_mounted (mind->setup, mind->view, unit);
  sight->is_pinned = war_empires_is_prone_or_pinned (mind->setup, mind->view, unit);
  sight->strength = war_empires_get_strength (mind->setup, mind->view, unit);
  sight->n_bases = stand->n_bases;
  sight->n_dice = sight->n_bases * (guint) sight->weapon.dice;
  if (sight->branch == WAR_EMPIRES_MACHINE_GUN)
    sight->n_dice = (guint) sight->strength;
  sight->may_shoot
    = sight->is_fighting && !sight->is_mounted && sight->n_dice > 0
      && cells[WAR_EMPIRES_UNIT_STATE_RETREAT] == 0
      && (sight->branch != WAR_EMPIRES_BATTERY || cells[WAR_EMPIRES_UNIT_STATE_LIMBERED] == 0);
  sight->is_in_cover = 2 * war_empires_count_covered (mind->setup, unit) >= sight->n_bases;
  sight->whole = war_ranks_get_whole (mind->setup, mind->view, unit);
}

void
war_empires_look_round (WarEmpiresMind *mind)
{
  const WarEmpiresStand *stands = war_empires_look_up (mind->setup, mind->view);

  mind->n_units = mind->setup->n_units;
  fill_averages (mind);
  for (guint i = 0; i < mind->n_units; i++)
    look_at (mind, &stands[i], i);
}

/* Fire ---------------------------------------------------------------------------------------- */

/* No base reaches farther from its middle than half its width and depth together. */
gboolean
war_empires_is_beyond (const WarBase *a, const WarBase *b, WarLength distance)
{
  gint64 x = (gint64) a->centre.x - b->centre.x, y = (gint64) a->centre.y - b->centre.y;
  gint64 reach = (gint64) distance + (a->width + a->depth + b->width + b->depth) / 2;

  return x * x + y * y > reach * reach;
}

/* What a shot takes on average, in hundredths of a figure: sight and single bases left aside. */
static gint32
rate_shot (const WarEmpiresMind *mind, const WarEmpiresSight *from, const WarBase *stand,
           const WarEmpiresSight *at, const WarBase *target, gboolean is_in_cover)
{
  gboolean is_artillery = from->branch == WAR_EMPIRES_BATTERY;
  WarEmpiresConditions shot = {
    .is_artillery = is_artillery,
    .firer_is_low = from->is_pinned,
    .target = at->branch,
    .is_covered = is_in_cover,
    .is_mounted = at->is_mounted,
    .is_low = at->is_pinned,
  };
  WarLength distance;
  gint modifier;

  if (war_empires_is_beyond (stand, target, from->weapon.long_range)
      || (!is_artillery && !war_base_has_in_arc (stand, target->centre, from->weapon.half_arc)))
    return 0;
  distance = war_base_get_distance (stand, target);
  if (distance > from->weapon.long_range)
    return 0;

  shot.range = war_empires_find_range (&from->weapon, distance);
  modifier
    = war_empires_sum_shot (mind->data->rules, mind->data->adds, mind->setup->amendments, &shot)
        .sum;
  modifier = CLAMP (modifier - WAR_EMPIRES_LEAST_MODIFIER, 0, WAR_EMPIRES_N_MODIFIERS - 1);
  return (gint32) from->n_dice
         * (is_artillery ? mind->artillery[modifier] : mind->small_arms[modifier]);
}

/* The best shot from there. */
static gint32
rate_own_fire (const WarEmpiresMind *mind, guint unit, const WarBase *stand)
{
  gint32 best = 0;

  for (guint i = 0; i < mind->n_units; i++)
    {
      const WarEmpiresSight *at = &mind->units[i];
      gint32 hits;

      if (at->is_own || !at->stands || !at->is_fighting)
        continue;
      hits = rate_shot (mind, &mind->units[unit], stand, at, &at->whole, at->is_in_cover);
      best = MAX (best, hits);
    }

  return best;
}

/* All shots at who is there. */
static gint32
rate_enemy_fire (const WarEmpiresMind *mind, guint unit, const WarBase *stand, gboolean is_covered)
{
  gint32 hits = 0;

  for (guint i = 0; i < mind->n_units; i++)
    {
      const WarEmpiresSight *from = &mind->units[i];

      if (!from->is_own && from->stands && from->may_shoot)
        hits += rate_shot (mind, from, &from->whole, &mind->units[unit], stand, is_covered);
    }

  return hits;
}

/* Places -------------------------------------------------------------------------------------- */

gint
war_empires_find_place (const WarEmpiresMind *mind, WarPosition from)
{
  WarLength nearest = G_MAXINT32;
  gint found = WAR_NONE;

  for (guint i = 0; i < mind->data->places->len; i++)
    {
      const WarPoint *place = g_ptr_array_index (mind->data->places, i);
      WarLength distance = war_position_distance (from, place->position);

      if (distance < nearest)
        {
          nearest = distance;
          found = (gint) i;
        }
    }

  return found;
}

/* How many friends are nearer to it. */
static gint
count_nearer (const WarEmpiresMind *mind, guint unit, WarPosition place, WarLength distance)
{
  gint n_nearer = 0;

  for (guint i = 0; i < mind->n_units; i++)
    {
      const WarEmpiresSight *other = &mind->units[i];

      if (i != unit && other->is_own && other->stands && other->is_brigade)
        n_nearer += war_position_distance (other->whole.centre, place) < distance;
    }

  return n_nearer;
}

WarPosition
war_empires_get_goal (const WarEmpiresMind *mind, guint unit, WarPosition from)
{
  WarPosition goal = { mind->data->field->width / 2, mind->data->field->depth / 2 };
  gint64 least = G_MAXINT64;

  for (guint i = 0; i < mind->data->places->len; i++)
    {
      const WarPoint *place = g_ptr_array_index (mind->data->places, i);
      WarLength distance = war_position_distance (from, place->position);
      gint n_nearer = count_nearer (mind, unit, place->position, distance);
      gint64 weight = (gint64) distance + n_nearer * n_nearer * CROWD * WAR_CENTIMETRE;

      if (weight < least)
        {
          least = weight;
          goal = place->position;
        }
    }

  return goal;
}

static gint32
rate_place (const WarEmpiresMind *mind, WarPosition goal, const WarBase *stand)
{
  WarBase there = war_base_place (goal, 0, WAR_BASE_MIN, WAR_BASE_MIN);
  WarLength distance = war_base_get_distance (stand, &there);
  WarLength reach = mind->data->rules->numbers[WAR_EMPIRES_PLACE_REACH] - WAR_MILLIMETRE;

  return war_posture_weigh (
    mind->posture->drive,
    distance <= reach ? PLACE_WORTH : -(distance - reach) / (WAR_CENTIMETRE / CENTIMETRE_WORTH));
}

/* Melees and command -------------------------------------------------------------------------- */

/* Within reach of enemies: against brigades by the figures, against others it wins. */
static gint32
rate_melee (const WarEmpiresMind *mind, guint unit, const WarBase *stand)
{
  const WarEmpiresSight *own = &mind->units[unit];
  WarLength reach = mind->data->rules->numbers[WAR_EMPIRES_MELEE_REACH];
  gint32 worth = 0;

  for (guint i = 0; i < mind->n_units; i++)
    {
      const WarEmpiresSight *enemy = &mind->units[i];
      gint32 odds;

      if (enemy->is_own || !enemy->stands || enemy->branch == WAR_EMPIRES_COMMANDER
          || !war_base_is_within (stand, &enemy->whole, reach))
        continue;
      if (!enemy->is_brigade)
        return own->is_pinned ? 0 : GUNS_WORTH;
      odds
        = own->strength * (own->is_mounted ? 2 : 1) - enemy->strength * (enemy->is_mounted ? 2 : 1);
      odds += (own->is_pinned ? -4 : 2) + (enemy->is_pinned ? 4 : 0) - (enemy->is_in_cover ? 3 : 0);
      worth += odds * WAR_EMPIRES_FIGURE_WORTH / 2;
    }

  return worth;
}

static gint32
rate_command (const WarEmpiresMind *mind, guint unit, const WarBase *stand)
{
  WarLength reach = mind->data->rules->numbers[WAR_EMPIRES_COMMAND_REACH];
  gint32 worth = 0;

  for (guint i = 0; i < mind->n_units; i++)
    {
      const WarEmpiresSight *other = &mind->units[i];

      if (i == unit || !other->is_own || !other->stands
          || !war_base_is_within (stand, &other->whole, reach))
        continue;
      if (other->branch == WAR_EMPIRES_COMMANDER)
        return COMMAND_WORTH;
      worth = CHAIN_WORTH;
    }

  return worth;
}

gint32
war_empires_rate_stand (const WarEmpiresMind *mind, guint unit, const WarBase *whole,
                        const WarBase *bases, guint n_bases, gboolean shoots)
{
  const WarEmpiresSight *own = &mind->units[unit];
  gboolean is_covered = is_in_cover (mind, bases, n_bases);
  WarPosition goal = war_empires_get_goal (mind, unit, own->whole.centre);
  gint32 fire = rate_own_fire (mind, unit, whole) * (shoots ? SHOT_NOW : SHOT_LATER) / 100;
  gint32 harm = war_posture_weigh (
    mind->posture->caution, rate_enemy_fire (mind, unit, whole, is_covered) * SHOT_AT_IT / 100);

  return (fire - harm) * (WAR_EMPIRES_FIGURE_WORTH / 100)
         + (own->is_brigade ? rate_place (mind, goal, whole) + rate_melee (mind, unit, whole) : 0)
         + rate_command (mind, unit, whole);
}

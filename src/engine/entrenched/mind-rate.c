/* mind-rate.c: what a solo commander of Entrenched! makes of dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/entrenched/mind.h"

#define FACES 6
#define BOTH_FACES (FACES * FACES)

/* Of six faces, those that hit (5.5, E-5). */
static gint
count_hitting_faces (gint hit)
{
  return CLAMP (FACES + 1 - hit, 1, FACES - 1);
}

/* Of six faces, those that do not save. */
static gint
count_failing_faces (gint save)
{
  return CLAMP (save - 1, 1, FACES - 1);
}

/* A unit's cost is shared by its wounds; the last ones are worth more, as its weapons go with
 * them. */
gint32
war_entrenched_rate_dice (const WarEntrenchedMind *mind, guint target, guint n_dice, gint hit,
                          gint save)
{
  const WarEntrenchedType *type = war_entrenched_get_type (mind->setup, target);
  gint64 left
    = BOTH_FACES
      * MAX (war_entrenched_peek (mind->setup, mind->view, target)[WAR_ENTRENCHED_PIECE_LEFT], 1);
  gint64 cost = (gint64) WAR_ENTRENCHED_WORTH * type->type->cost;
  gint64 mean
    = MIN ((gint64) n_dice * count_hitting_faces (hit) * count_failing_faces (save), left);

  return (gint32) (cost * mean / (BOTH_FACES * type->wounds)
                   + cost * mean / left * mean / left / 3);
}

gint32
war_entrenched_rate_weapon (const WarEntrenchedMind *mind, guint piece, guint weapon, guint target,
                            gint cover)
{
  const WarEntrenchedWeapon *used = &war_entrenched_get_type (mind->setup, piece)->weapons[weapon];
  const WarEntrenchedType *type = war_entrenched_get_type (mind->setup, target);
  guint n_dice;

  /* Gas: a failed response kills, or stuns for two turns. */
  if (used->gas_kills || used->gas_stuns)
    {
      gint64 worth
        = (gint64) WAR_ENTRENCHED_WORTH * type->type->cost * (type->response - 1) / FACES;

      return (gint32) (used->gas_kills ? worth : worth / 3);
    }

  n_dice = war_entrenched_count_dice (mind->setup, mind->view, piece, weapon);
  return war_entrenched_rate_dice (mind, target, n_dice, used->hit,
                                   type->save - (used->negates_cover ? 0 : cover));
}

guint
war_entrenched_choose_blade (const WarEntrenchedMind *mind, guint piece, guint target,
                             gint32 *worth)
{
  const WarEntrenchedType *type = war_entrenched_get_type (mind->setup, piece);
  guint best = WAR_ENTRENCHED_FISTS;
  gint32 best_worth = -1;

  for (guint i = 0; i < type->n_weapons; i++)
    {
      gint32 rated;

      if (type->weapons[i].range > 0)
        continue;
      rated = war_entrenched_rate_weapon (mind, piece, i, target, 0);
      if (rated > best_worth)
        {
          best = i;
          best_worth = rated;
        }
    }

  if (best == WAR_ENTRENCHED_FISTS)
    best_worth = war_entrenched_rate_weapon (mind, piece, best, target, 0);
  if (worth != NULL)
    *worth = best_worth;
  return best;
}

/* Whoever strikes first leaves fewer to strike back: a share of what the target might do. */
gint32
war_entrenched_rate_melee (const WarEntrenchedMind *mind, guint piece, guint target)
{
  gint64 cost
    = (gint64) WAR_ENTRENCHED_WORTH * war_entrenched_get_type (mind->setup, target)->type->cost;
  gint32 given, taken;

  war_entrenched_choose_blade (mind, piece, target, &given);
  if (war_entrenched_is_stunned (mind->setup, mind->view, target))
    return given;

  war_entrenched_choose_blade (mind, target, piece, &taken);
  return (gint32) (given - taken * MAX (cost - given, 0) / MAX (cost, 1));
}

void
war_entrenched_consider (WarEntrenchedMind *mind, guint piece)
{
  guint n_own = war_entrenched_get_type (mind->setup, piece)->n_weapons;

  for (guint i = 0; i < mind->n_enemies; i++)
    {
      guint enemy = mind->enemies[i];
      const WarEntrenchedType *type = war_entrenched_get_type (mind->setup, enemy);
      WarEntrenchedThreat *threat = &mind->threats[i];

      threat->movement = type->movement;
      threat->may_charge = !type->is_artillery;
      threat->n_weapons = 0;
      war_entrenched_choose_blade (mind, enemy, piece, &threat->blade);
      for (guint j = 0; j < type->n_weapons; j++)
        if (type->weapons[j].range > 0)
          {
            threat->ranges[threat->n_weapons] = type->weapons[j].range;
            for (gint cover = 0; cover < 3; cover++)
              threat->shots[threat->n_weapons][cover]
                = war_entrenched_rate_weapon (mind, enemy, j, piece, cover);
            threat->n_weapons++;
          }

      for (guint j = 0; j < n_own; j++)
        threat->targets[j] = war_entrenched_rate_weapon (mind, piece, j, enemy, 0);
    }
}

/* The worst that one enemy might do from where it is: in full if it can do so as it stands, half if
 * it would have to move first. */
static gint32
rate_threat (const WarEntrenchedMind *mind, const WarEntrenchedThreat *threat, WarLength distance,
             gint cover)
{
  WarLength charge = mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE];
  gint32 worst = 0;

  for (guint i = 0; i < threat->n_weapons; i++)
    if (distance <= threat->ranges[i] + threat->movement)
      worst = MAX (worst, distance <= threat->ranges[i] ? threat->shots[i][cover]
                                                        : threat->shots[i][cover] / 2);

  if (threat->may_charge && distance <= charge + threat->movement)
    worst += distance <= charge ? threat->blade : threat->blade / 2;

  return worst;
}

/* The square root is the same on every machine: it is exact before it is rounded down, and far from
 * where that could matter. */
static WarLength
get_distance (WarPosition a, WarPosition b)
{
  gint64 x = (gint64) b.x - a.x, y = (gint64) b.y - a.y;

  return (WarLength) sqrt ((double) (x * x + y * y));
}

/* From the middle, less what the base takes of it at the least. */
WarLength
war_entrenched_guess_distance (const WarBase *base, WarPosition position)
{
  return MAX (get_distance (base->centre, position) - MIN (base->width, base->depth) / 2, 0);
}

void
war_entrenched_look_round (const WarEntrenchedMind *mind, const WarBase *base,
                           WarEntrenchedSpot *spot)
{
  spot->base = *base;
  spot->nearest = -1;
  for (guint i = 0; i < mind->n_enemies; i++)
    {
      const WarBase *other = &mind->enemy_bases[i];

      spot->distances[i] = MAX (war_entrenched_guess_distance (base, other->centre)
                                  - MIN (other->width, other->depth) / 2,
                                0);
      if (spot->nearest < 0 || spot->distances[i] < spot->distances[spot->nearest])
        spot->nearest = (gint) i;
    }
}

gint
war_entrenched_guess_cover (const WarEntrenchedMind *mind, const WarEntrenchedSpot *spot)
{
  WarSightScene scene = war_entrenched_get_scene (mind->setup);

  if (spot->nearest < 0)
    return 0;

  return war_sight_look (&scene, &mind->enemy_bases[spot->nearest], &spot->base).cover;
}

gint32
war_entrenched_rate_danger (const WarEntrenchedMind *mind, const WarEntrenchedSpot *spot,
                            gint cover)
{
  gint32 danger = 0;

  for (guint i = 0; i < mind->n_enemies; i++)
    danger += rate_threat (mind, &mind->threats[i], spot->distances[i], CLAMP (cover, 0, 2));

  /* Not all of them will choose this target. */
  return danger / 3;
}

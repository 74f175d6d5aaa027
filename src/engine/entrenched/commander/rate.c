/* rate.c: what a solo commander of Entrenched! makes of dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/commander/mind.h"

#define FACES 6
#define BOTH_FACES (FACES * FACES)

/* Of all that enemies might do to a unit, this part of it: they choose other targets too. Who fears
 * more than that leaves what has to be held. */
#define SHARE_OF_FIRE 8

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

/* What a unit is worth to its enemy: its cost, and more of who is about to win the battle with the
 * objective that it carries or the zone that it keeps. */
static gint32
get_value (const WarEntrenchedMind *mind, guint piece)
{
  const gint32 *cells = war_setup_peek_piece (mind->setup, mind->view, piece);
  gint32 cost = WAR_ENTRENCHED_WORTH * war_entrenched_get_type (mind->setup, piece)->type->cost;

  if (cells[WAR_PIECE_SIDE] == mind->seat)
    return cost;
  if (cells[WAR_ENTRENCHED_PIECE_LOAD] != WAR_NONE
      && !war_entrenched_is_unit (mind->setup, cells[WAR_ENTRENCHED_PIECE_LOAD]))
    cost *= 3;

  return cost * (1 + MIN (cells[WAR_ENTRENCHED_PIECE_ZONE_TURNS], 3));
}

/* So many dice that hit on `hit` against so good a save of the unit, which has some wounds left. A
 * unit's cost is shared by its wounds; the last ones are worth more, as its weapons go with
 * them. */
static gint32
rate_dice (const WarEntrenchedMind *mind, guint target, guint n_dice, gint hit, gint save)
{
  const WarEntrenchedType *type = war_entrenched_get_type (mind->setup, target);
  gint32 wounds = war_setup_peek_piece (mind->setup, mind->view, target)[WAR_ENTRENCHED_PIECE_LEFT];
  gint64 left = BOTH_FACES * MAX (wounds, 1);
  gint64 cost = get_value (mind, target);
  gint64 expected = (gint64) n_dice * count_hitting_faces (hit) * count_failing_faces (save);
  gint64 mean = MIN (expected, left);

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
  return rate_dice (mind, target, n_dice, used->hit,
                    type->save - (used->negates_cover ? 0 : cover));
}

guint
war_entrenched_choose_blade (const WarEntrenchedMind *mind, guint piece, guint target,
                             gint32 *worth)
{
  guint32 weapons = war_entrenched_get_melee_weapons (mind->setup, mind->view, piece);
  guint best = WAR_ENTRENCHED_FISTS;
  gint32 best_worth = -1;

  for (guint i = 0; weapons >> i != 0; i++)
    {
      gint32 rated;

      if ((weapons >> i & 1) == 0)
        continue;
      rated = war_entrenched_rate_weapon (mind, piece, i, target, 0);
      if (rated > best_worth)
        {
          best = i;
          best_worth = rated;
        }
    }
  if (worth != NULL)
    *worth = best_worth;
  return best;
}

/* Whoever strikes first leaves fewer to strike back: a share of what the target might do. */
gint32
war_entrenched_rate_melee (const WarEntrenchedMind *mind, guint piece, guint target)
{
  gint64 cost = get_value (mind, target);
  gint32 given, taken;

  war_entrenched_choose_blade (mind, piece, target, &given);
  if (war_entrenched_is_stunned (mind->setup, mind->view, target))
    return given;

  war_entrenched_choose_blade (mind, target, piece, &taken);
  return (gint32) (given - taken * MAX (cost - given, 0) / MAX (cost, 1));
}

/* What counter-fire may cost is taken off. */
gint32
war_entrenched_rate_charge (const WarEntrenchedMind *mind, guint piece, guint enemy)
{
  const WarEntrenchedType *type = war_entrenched_get_type (mind->setup, enemy);
  gint32 counter_fire = 0, given, lost;

  for (guint i = 0; i < type->n_weapons; i++)
    if (type->weapons[i].range > 0 && type->weapons[i].template == 0 && !type->is_artillery)
      {
        gint32 rated = war_entrenched_rate_weapon (mind, enemy, i, piece, 0);

        counter_fire = MAX (counter_fire, rated);
      }

  war_entrenched_choose_blade (mind, piece, enemy, &given);
  lost = given - war_entrenched_rate_melee (mind, piece, enemy) + counter_fire / 2;

  /* Only charges drive anybody out of good cover: who has to press on thinks more of them. */
  return given * (2 * WAR_ENTRENCHED_CAUTION - mind->caution) / WAR_ENTRENCHED_CAUTION
         - lost * mind->caution / WAR_ENTRENCHED_CAUTION;
}

/* What the enemy's weapons might do to the unit. */
static void
consider_enemy_weapons (const WarEntrenchedMind *mind, guint piece, guint enemy,
                        WarEntrenchedThreat *threat)
{
  const WarEntrenchedType *type = war_entrenched_get_type (mind->setup, enemy);

  threat->n_weapons = 0;
  for (guint i = 0; i < type->n_weapons; i++)
    {
      guint n = threat->n_weapons;

      if (type->weapons[i].range == 0
          || !war_entrenched_has_use (mind->setup, mind->view, enemy, i))
        continue;

      threat->ranges[n] = type->weapons[i].range;
      threat->is_indirect[n] = type->weapons[i].indirect;
      for (gint cover = 0; cover < 3; cover++)
        threat->shots[n][cover] = war_entrenched_rate_weapon (mind, enemy, i, piece, cover);
      threat->reach = MAX (threat->reach, threat->ranges[n] + threat->movement);
      threat->n_weapons++;
    }
}

/* What the unit's weapons might do to the enemy. */
static void
consider_own_weapons (WarEntrenchedMind *mind, guint piece, guint enemy,
                      WarEntrenchedThreat *threat)
{
  const WarEntrenchedType *type = war_entrenched_get_type (mind->setup, piece);
  gboolean may_shoot = !war_entrenched_is_stunned (mind->setup, mind->view, piece)
                       && !war_entrenched_is_in_contact (mind->setup, mind->view, enemy);

  for (guint i = 0; i < type->n_weapons; i++)
    {
      gboolean is_usable = may_shoot && type->weapons[i].range > 0
                           && war_entrenched_has_use (mind->setup, mind->view, piece, i);

      for (gint cover = 0; cover < 3; cover++)
        {
          gint32 rated = is_usable ? war_entrenched_rate_weapon (mind, piece, i, enemy, cover) : 0;

          threat->targets[i][cover] = rated;
          mind->best_shot = MAX (mind->best_shot, rated);
        }
      if (is_usable)
        threat->reach = MAX (threat->reach, type->weapons[i].range);
    }
}

/* The best first, of equal ones the first. */
static void
add_prey (WarEntrenchedMind *mind, guint enemy)
{
  guint place = mind->n_prey++;

  for (; place > 0 && mind->threats[mind->prey[place - 1]].charge < mind->threats[enemy].charge;
       place--)
    mind->prey[place] = mind->prey[place - 1];
  mind->prey[place] = enemy;
}

void
war_entrenched_consider (WarEntrenchedMind *mind, guint piece)
{
  gboolean may_charge = war_entrenched_is_charger (mind->setup, piece)
                        && !war_entrenched_is_suppressed (mind->setup, mind->view, piece)
                        && !war_entrenched_is_stunned (mind->setup, mind->view, piece);

  mind->n_prey = 0;
  mind->best_shot = 0;
  for (guint i = 0; i < mind->n_enemies; i++)
    {
      guint enemy = mind->enemies[i];
      const WarEntrenchedType *type = war_entrenched_get_type (mind->setup, enemy);
      WarEntrenchedThreat *threat = &mind->threats[i];

      threat->movement = type->movement;
      threat->may_charge = war_entrenched_is_charger (mind->setup, enemy);
      threat->reach = mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE] + threat->movement;
      war_entrenched_choose_blade (mind, enemy, piece, &threat->blade);
      threat->charge = may_charge ? war_entrenched_rate_charge (mind, piece, enemy) : 0;
      consider_enemy_weapons (mind, piece, enemy, threat);
      consider_own_weapons (mind, piece, enemy, threat);
      if (threat->charge > 0)
        add_prey (mind, i);
    }
}

/* From middle to middle, less what the bases take of it at the least. */
void
war_entrenched_look_round (const WarEntrenchedMind *mind, guint piece, WarPosition centre,
                           WarEntrenchedSpot *spot)
{
  const WarUnitType *type = war_entrenched_get_type (mind->setup, piece)->type;

  spot->centre = centre;
  spot->inset = MIN (type->base_width, type->base_depth) / 2;
  spot->cell = war_cells_find (mind->memo->cells, centre);
  spot->nearest = -1;
  for (guint i = 0; i < mind->n_enemies; i++)
    {
      const WarBase *other = &mind->enemy_bases[i];
      WarLength apart = war_cells_guess_distance (centre, other->centre) - spot->inset
                        - MIN (other->width, other->depth) / 2;

      spot->distances[i] = MAX (apart, 0);
      if (spot->nearest < 0 || spot->distances[i] < spot->distances[spot->nearest])
        spot->nearest = (gint) i;
    }
}

/* The worst that one enemy might do from where it is: in full if it can do so as it stands, half if
 * it would have to move first. */
static gint32
rate_threat (const WarEntrenchedMind *mind, const WarEntrenchedThreat *threat, WarLength distance,
             WarCellGlance glance)
{
  WarLength charge = mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE];
  gint32 worst = 0;

  for (guint i = 0; i < threat->n_weapons; i++)
    if (distance <= threat->ranges[i] + threat->movement)
      {
        gboolean as_it_stands
          = distance <= threat->ranges[i] && (glance.is_seen || threat->is_indirect[i]);

        worst = MAX (worst, as_it_stands ? threat->shots[i][glance.cover]
                                         : threat->shots[i][glance.cover] / 2);
      }

  if (threat->may_charge && distance <= charge + threat->movement)
    worst += distance <= charge ? threat->blade : threat->blade / 2;

  return worst;
}

gint32
war_entrenched_rate_fire (const WarEntrenchedMind *mind, guint piece, const WarEntrenchedSpot *spot)
{
  const WarEntrenchedType *type = war_entrenched_get_type (mind->setup, piece);
  gint32 danger = 0, best = 0;

  for (guint i = 0; i < mind->n_enemies; i++)
    {
      const WarEntrenchedThreat *threat = &mind->threats[i];
      WarLength distance = spot->distances[i];
      WarCellGlance here, there;

      if (distance > threat->reach)
        continue;

      here = war_cells_glance (mind->memo->cells, mind->enemy_cells[i], spot->cell, &there);
      danger += rate_threat (mind, threat, distance, here);
      for (guint j = 0; j < type->n_weapons; j++)
        if (distance <= type->weapons[j].range && (there.is_seen || type->weapons[j].indirect))
          best = MAX (best, threat->targets[j][there.cover]);
    }

  return best - danger / SHARE_OF_FIRE * mind->caution / WAR_ENTRENCHED_CAUTION;
}

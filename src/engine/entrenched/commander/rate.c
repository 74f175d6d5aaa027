/* rate.c: what a solo commander of Entrenched! makes of dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/commander/mind.h"
#include "engine/entrenched/melee.h"

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
  const gint32 *cells = war_entrenched_mind_peek (mind, piece);
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
  gint32 wounds = war_entrenched_mind_peek (mind, target)[WAR_ENTRENCHED_PIECE_LEFT];
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
  const WarEntrenchedWeapon *used = war_entrenched_get_weapon (mind->setup, piece, weapon);
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

/* Whoever strikes first leaves fewer to strike back: a share of what the target might do. given,
 * taken: what the best blades of both do. */
static gint32
weigh_blows (const WarEntrenchedMind *mind, guint target, gint32 given, gint32 taken)
{
  gint64 cost = get_value (mind, target);

  if (war_entrenched_is_stunned (mind->setup, mind->view, target))
    return given;

  return (gint32) (given - taken * MAX (cost - given, 0) / MAX (cost, 1));
}

gint32
war_entrenched_rate_melee (const WarEntrenchedMind *mind, guint piece, guint target)
{
  gint32 given, taken;

  war_entrenched_choose_blade (mind, piece, target, &given);
  war_entrenched_choose_blade (mind, target, piece, &taken);
  return weigh_blows (mind, target, given, taken);
}

/* What counter-fire may cost is taken off; taken: what the best blade of the enemy does. */
static gint32
rate_charge (const WarEntrenchedMind *mind, guint piece, guint enemy, gint32 taken)
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
  lost = given - weigh_blows (mind, enemy, given, taken) + counter_fire / 2;

  /* Only charges drive anybody out of good cover: who has to press on thinks more of them. */
  return given * (2 * WAR_ENTRENCHED_CAUTION - mind->caution) / WAR_ENTRENCHED_CAUTION
         - lost * mind->caution / WAR_ENTRENCHED_CAUTION;
}

gint32
war_entrenched_rate_charge (const WarEntrenchedMind *mind, guint piece, guint enemy)
{
  gint32 taken;

  war_entrenched_choose_blade (mind, enemy, piece, &taken);
  return rate_charge (mind, piece, enemy, taken);
}

/* What the weapon is worth at the target in any cover. */
static WarThreatWeapon
rate_covers (const WarEntrenchedMind *mind, guint piece, guint weapon, guint target)
{
  const WarEntrenchedWeapon *used = war_entrenched_get_weapon (mind->setup, piece, weapon);
  WarThreatWeapon rated = { .range = used->range, .is_indirect = used->indirect };

  for (gint cover = 0; cover < (gint) G_N_ELEMENTS (rated.worth); cover++)
    rated.worth[cover] = war_entrenched_rate_weapon (mind, piece, weapon, target, cover);

  return rated;
}

/* Whether the weapon reaches farther than a blade, and is not used up. */
static gboolean
may_use (const WarEntrenchedMind *mind, guint piece, guint weapon)
{
  return war_entrenched_get_weapon (mind->setup, piece, weapon)->range > 0
         && war_entrenched_has_use (mind->setup, mind->view, piece, weapon);
}

/* What the weapons of the unit, and of the enemy at that place, do to each other. */
static void
consider_weapons (WarEntrenchedMind *mind, guint piece, guint place)
{
  guint enemy = mind->enemies->rows[place];
  gboolean may_shoot = !war_entrenched_is_stunned (mind->setup, mind->view, piece)
                       && !war_entrenched_is_in_contact (mind->setup, mind->view, enemy);

  for (guint i = 0; i < war_entrenched_get_type (mind->setup, enemy)->n_weapons; i++)
    if (may_use (mind, enemy, i))
      {
        WarThreatWeapon rated = rate_covers (mind, enemy, i, piece);

        war_threat_add_weapon (&mind->enemies->threats[place], &rated);
      }
  for (guint i = 0; i < war_entrenched_get_type (mind->setup, piece)->n_weapons; i++)
    if (may_shoot && may_use (mind, piece, i))
      {
        WarThreatWeapon rated = rate_covers (mind, piece, i, enemy);

        war_threats_add_shot (mind->enemies, place, &rated);
      }
}

void
war_entrenched_consider (WarEntrenchedMind *mind, guint piece)
{
  gboolean may_charge = war_entrenched_is_charger (mind->setup, piece)
                        && !war_entrenched_is_suppressed (mind->setup, mind->view, piece)
                        && !war_entrenched_is_stunned (mind->setup, mind->view, piece);

  war_threats_begin (mind->enemies);
  for (guint i = 0; i < mind->enemies->n_items; i++)
    {
      guint enemy = mind->enemies->rows[i];
      WarLength movement = war_entrenched_get_type (mind->setup, enemy)->movement;
      WarThreat *threat = &mind->enemies->threats[i];
      gint32 blade;

      war_entrenched_choose_blade (mind, enemy, piece, &blade);
      *threat = (WarThreat){
        .movement = movement,
        .reach = mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE] + movement,
        .may_charge = war_entrenched_is_charger (mind->setup, enemy),
        .blade = blade,
        .charge = may_charge ? rate_charge (mind, piece, enemy, blade) : 0,
      };
      consider_weapons (mind, piece, i);
      if (threat->charge > 0)
        war_threats_add_prey (mind->enemies, i);
    }
}

void
war_entrenched_look_round (const WarEntrenchedMind *mind, guint piece, WarPosition centre,
                           WarOutpost *spot)
{
  const WarUnitType *type = war_entrenched_get_type (mind->setup, piece)->type;

  war_outpost_look_round (spot, mind->enemies, mind->memo->cells, type->base_width,
                          type->base_depth, centre);
}

gint32
war_entrenched_rate_fire (const WarEntrenchedMind *mind, const WarOutpost *spot)
{
  gint32 danger;
  gint32 best = war_outpost_rate_fire (spot, mind->enemies, mind->memo->cells,
                                       mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE], &danger);

  return best - danger / SHARE_OF_FIRE * mind->caution / WAR_ENTRENCHED_CAUTION;
}

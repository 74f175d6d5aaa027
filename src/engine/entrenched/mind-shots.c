/* mind-shots.c: whom a solo commander of Entrenched! shoots at
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/mind.h"

/* Weapons of few uses wait for something worthwhile. */
#define LEAST_WORTH_OF_USE (10 * WAR_ENTRENCHED_WORTH)

/* What the shot is worth: with a close look, or with a glance along one line. */
static gint32
rate_shot (const WarEntrenchedMind *mind, guint piece, const WarBase *base, guint weapon, guint nth,
           gboolean is_glance, gint32 uncovered)
{
  const WarEntrenchedWeapon *used = &war_entrenched_get_type (mind->setup, piece)->weapons[weapon];
  WarSightScene scene = war_entrenched_get_scene (mind->setup);
  const WarBase *other = &mind->enemy_bases[nth];
  WarSight sight;

  if (is_glance)
    return used->indirect || war_sight_reaches (&scene, base, other->centre, NULL) ? uncovered : 0;

  sight = war_sight_look (&scene, base, other);
  return sight.n_clear > 0 || used->indirect
           ? war_entrenched_rate_weapon (mind, piece, weapon, mind->enemies[nth], sight.cover)
           : 0;
}

/* Looking costs time: those who would lose most go first, and who would lose less than the best so
 * far even without cover is passed over. */
static gint32
rate_direct (const WarEntrenchedMind *mind, guint piece, const WarBase *base, guint weapon,
             gboolean is_glance, gint32 least, guint *target)
{
  const WarEntrenchedWeapon *used = &war_entrenched_get_type (mind->setup, piece)->weapons[weapon];
  gint32 rated[WAR_ENTRENCHED_MAX_UNITS], best = least;

  for (guint i = 0; i < mind->n_enemies; i++)
    rated[i] = war_base_is_within (base, &mind->enemy_bases[i], used->range)
                   && !war_entrenched_is_in_contact (mind->setup, mind->view, mind->enemies[i])
                 ? war_entrenched_rate_weapon (mind, piece, weapon, mind->enemies[i], 0)
                 : 0;

  for (;;)
    {
      guint next = 0;
      gint32 worth;

      for (guint i = 1; i < mind->n_enemies; i++)
        if (rated[i] > rated[next])
          next = i;
      if (mind->n_enemies == 0 || rated[next] <= best)
        return best;

      worth = rate_shot (mind, piece, base, weapon, next, is_glance, rated[next]);
      rated[next] = 0;
      if (worth > best)
        {
          best = worth;
          *target = mind->enemies[next];
        }
    }
}

/* Everybody under a template there, friends too. */
static gint32
rate_template (const WarEntrenchedMind *mind, guint piece, guint weapon, WarPosition middle)
{
  const WarEntrenchedWeapon *used = &war_entrenched_get_type (mind->setup, piece)->weapons[weapon];
  gint32 rated = 0;

  for (guint i = 0; i < mind->data->units->len; i++)
    if (war_entrenched_is_under (mind->setup, mind->view, (gint) i, used->template, middle))
      {
        gint32 worth = war_entrenched_rate_weapon (mind, piece, weapon, i, 0);

        rated += war_entrenched_is_own (mind, i) ? -2 * worth : worth;
      }

  return rated;
}

/* The best of the points over the enemies' middles, as one may aim at them. */
static gint32
find_aim (const WarEntrenchedMind *mind, guint piece, guint weapon, WarOrder *order)
{
  WarBase base = war_entrenched_get_base (mind->setup, mind->view, piece);
  const WarEntrenchedWeapon *used = &war_entrenched_get_type (mind->setup, piece)->weapons[weapon];
  gint32 best = 0;

  for (guint i = 0; i < mind->n_enemies; i++)
    {
      WarPosition middle = mind->enemy_bases[i].centre;
      WarHeading heading = war_heading_towards (base.centre, middle);
      WarDomain distances;
      gint32 distance, rated;

      if (war_base_get_position_distance (&base, middle) > used->range + WAR_INCH
          || !war_entrenched_find_aims (mind->setup, mind->view, piece, weapon, heading,
                                        &distances))
        continue;

      distance
        = war_entrenched_find_value (&distances, war_position_distance (base.centre, middle));
      rated = rate_template (
        mind, piece, weapon,
        war_entrenched_get_aim (mind->setup, mind->view, piece, heading, distance));
      if (rated > best)
        {
          best = rated;
          order->arguments[0] = (gint32) weapon;
          order->arguments[1] = heading;
          order->arguments[2] = distance;
        }
    }

  return best;
}

gint32
war_entrenched_rate_shots (const WarEntrenchedMind *mind, guint piece,
                           const WarEntrenchedSpot *spot, gboolean looks)
{
  const WarEntrenchedType *type = war_entrenched_get_type (mind->setup, piece);
  gint32 best = 0;
  guint target;

  for (guint i = 0; i < type->n_weapons; i++)
    {
      if (type->weapons[i].range == 0
          || !war_entrenched_has_use (mind->setup, mind->view, piece, i))
        continue;
      if (looks)
        best = rate_direct (mind, piece, &spot->base, i, TRUE, best, &target);
      else
        for (guint j = 0; j < mind->n_enemies; j++)
          if (spot->distances[j] <= type->weapons[i].range)
            best = MAX (best, mind->threats[j].targets[i]);
    }

  return best;
}

static gboolean
add_shot (WarEntrenchedMind *mind, guint piece, guint weapon)
{
  const WarEntrenchedWeapon *used = &war_entrenched_get_type (mind->setup, piece)->weapons[weapon];
  gboolean is_gas = used->gas_kills || used->gas_stuns;
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_FIRE, mind->seat, (gint) piece);
  guint target = 0;
  gint32 rated;

  if (used->range == 0 || !war_entrenched_has_use (mind->setup, mind->view, piece, weapon))
    return FALSE;

  if (is_gas || used->template != 0)
    {
      order.kind = is_gas ? WAR_ENTRENCHED_ORDER_RELEASE : WAR_ENTRENCHED_ORDER_SHELL;
      rated = find_aim (mind, piece, weapon, &order);
    }
  else
    {
      WarBase base = war_entrenched_get_base (mind->setup, mind->view, piece);

      rated = rate_direct (mind, piece, &base, weapon, FALSE, 0, &target);
      order.arguments[0] = (gint32) weapon;
      order.n_targets = 1;
      order.targets[0] = (gint) target;
    }

  return rated > (used->uses > 0 ? LEAST_WORTH_OF_USE : 0)
         && war_entrenched_add_idea (mind, &order, rated);
}

/* Units shoot in the order of their rows, so that none is thought about twice: who comes before the
 * last that has shot has nothing to shoot at. */
void
war_entrenched_think_of_shots (WarEntrenchedMind *mind)
{
  guint first = 0;
  gboolean has_shot = FALSE;

  for (guint i = 0; i < mind->data->units->len; i++)
    if (war_entrenched_peek (mind->setup, mind->view, i)[WAR_ENTRENCHED_PIECE_FIRED] != 0
        && war_entrenched_get_owner (mind->setup, mind->view, i) == mind->seat)
      first = i + 1;

  for (guint i = first; i < mind->data->units->len && !has_shot; i++)
    {
      WarRefusal refusal;

      if (!war_entrenched_is_own (mind, i)
          || !war_entrenched_check_shooter (mind->setup, mind->view, i, &refusal))
        continue;
      for (guint j = 0; j < war_entrenched_get_type (mind->setup, i)->n_weapons; j++)
        has_shot |= add_shot (mind, i, j);
    }
}

void
war_entrenched_think_of_counter_fire (WarEntrenchedMind *mind, guint piece)
{
  guint charger
    = (guint) war_entrenched_peek_game (mind->setup, mind->view)[WAR_ENTRENCHED_GAME_CHARGER];
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_COUNTER_FIRE, mind->seat, (gint) piece);

  for (guint i = 0; i < war_entrenched_get_type (mind->setup, piece)->n_weapons; i++)
    {
      order.arguments[0] = (gint32) i;
      war_entrenched_add_idea (mind, &order,
                               war_entrenched_rate_weapon (mind, piece, i, charger, 0));
    }

  order = war_order_new (WAR_ENTRENCHED_ORDER_HOLD_FIRE, mind->seat, (gint) piece);
  war_entrenched_add_idea (mind, &order, 0);
}

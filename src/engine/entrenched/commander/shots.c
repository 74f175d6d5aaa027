/* shots.c: whom a solo commander of Entrenched! shoots at, charges and fights
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/commander/mind.h"
#include "engine/entrenched/melee.h"
#include "engine/entrenched/shell.h"

/* Weapons of few uses wait for something worthwhile. */
#define LEAST_WORTH_OF_USE (10 * WAR_ENTRENCHED_WORTH)

/* The best target of the weapon; 0: there is none. Looking costs time, and most need no look. */
static gint32
rate_direct (const WarEntrenchedMind *mind, guint piece, guint weapon, guint *target)
{
  const WarEntrenchedWeapon *used = war_entrenched_get_weapon (mind->setup, piece, weapon);
  WarBase base = war_entrenched_get_base (mind->setup, mind->view, piece);
  gint32 rated[WAR_ENTRENCHED_MAX_UNITS], best = 0;
  gint next;

  for (guint i = 0; i < mind->enemies->n_items; i++)
    rated[i]
      = war_base_is_within (&base, &mind->enemies->bases[i], used->range)
            && !war_entrenched_is_in_contact (mind->setup, mind->view, mind->enemies->rows[i])
          ? war_entrenched_rate_weapon (mind, piece, weapon, mind->enemies->rows[i], 0)
          : 0;

  while ((next = war_threats_find_best (mind->enemies, rated, best)) >= 0)
    {
      WarSight sight = war_entrenched_look (mind->setup, &base, &mind->enemies->bases[next]);
      gint32 worth = 0;

      if (sight.n_clear > 0 || used->indirect)
        worth = war_entrenched_rate_weapon (mind, piece, weapon, mind->enemies->rows[next],
                                            sight.cover);
      if (worth > best)
        {
          best = worth;
          *target = mind->enemies->rows[next];
        }
      rated[next] = 0;
    }

  return best;
}

/* Everybody under a template there, friends too. */
static gint32
rate_template (const WarEntrenchedMind *mind, guint piece, guint weapon, WarPosition middle)
{
  const WarEntrenchedWeapon *used = war_entrenched_get_weapon (mind->setup, piece, weapon);
  gint32 rated = 0;

  for (guint i = 0; i < mind->data->units->len; i++)
    if (war_entrenched_is_under (mind->setup, mind->view, (gint) i, used->template, middle))
      {
        gint32 worth = war_entrenched_rate_weapon (mind, piece, weapon, i, 0);

        rated += war_entrenched_is_own (mind, i) ? -2 * worth : worth;
      }

  return rated;
}

/* The best of the points over the enemies' middles. */
static gint32
find_aim (const WarEntrenchedMind *mind, guint piece, guint weapon, WarOrder *order)
{
  WarBase base = war_entrenched_get_base (mind->setup, mind->view, piece);
  const WarEntrenchedWeapon *used = war_entrenched_get_weapon (mind->setup, piece, weapon);
  guint cell = war_cells_find (mind->memo->cells, base.centre);
  gint32 rated[WAR_ENTRENCHED_MAX_UNITS], best = 0;
  gint next;

  for (guint i = 0; i < mind->enemies->n_items; i++)
    {
      WarPosition middle = mind->enemies->bases[i].centre;

      rated[i]
        = war_cells_guess_distance (base.centre, middle) <= used->range + WAR_INCH
              && (used->indirect
                  || war_cells_glance (mind->memo->cells, cell, mind->enemies->cells[i], NULL)
                       .is_seen)
            ? rate_template (mind, piece, weapon, middle)
            : 0;
    }

  while ((next = war_threats_find_best (mind->enemies, rated, best)) >= 0)
    {
      WarPosition middle = mind->enemies->bases[next].centre;
      WarHeading heading = war_heading_towards (base.centre, middle);
      WarLength distance = war_position_distance (base.centre, middle);

      if (war_entrenched_reaches (mind->setup, mind->view, piece, weapon, heading, distance))
        {
          best = rated[next];
          order->arguments[0] = (gint32) weapon;
          order->arguments[1] = heading;
          order->arguments[2] = distance;
        }
      rated[next] = 0;
    }

  return best;
}

static gboolean
add_shot (WarEntrenchedMind *mind, guint piece, guint weapon)
{
  const WarEntrenchedWeapon *used = war_entrenched_get_weapon (mind->setup, piece, weapon);
  gboolean is_gas = used->gas_kills || used->gas_stuns;
  WarOrder order = war_order_new (
    is_gas ? WAR_ENTRENCHED_ORDER_RELEASE : WAR_ENTRENCHED_ORDER_SHELL, mind->seat, (gint) piece);
  gint32 least = used->uses > 0 ? LEAST_WORTH_OF_USE : 0, rated;
  guint target = 0;

  if (used->range == 0 || !war_entrenched_has_use (mind->setup, mind->view, piece, weapon))
    return FALSE;

  if (is_gas || used->template != 0)
    {
      rated = find_aim (mind, piece, weapon, &order);
      return rated > least && war_ideas_add (&mind->ideas, &order, rated);
    }

  rated = rate_direct (mind, piece, weapon, &target);
  return rated > least
         && war_ideas_add_at (&mind->ideas, WAR_ENTRENCHED_ORDER_FIRE, (gint) piece,
                              (gint32) weapon, (gint) target, rated);
}

/* Units shoot in the order of their rows, so that none is thought about twice: who comes before the
 * last that has shot has nothing to shoot at. */
void
war_entrenched_think_of_shots (WarEntrenchedMind *mind)
{
  guint first = 0;
  gboolean has_shot = FALSE;

  for (guint i = 0; i < mind->data->units->len; i++)
    if (war_entrenched_mind_peek (mind, i)[WAR_ENTRENCHED_PIECE_FIRED] != 0
        && war_entrenched_get_owner (mind->setup, mind->view, i) == mind->seat)
      first = i + 1;

  for (guint i = first; i < mind->data->units->len && !has_shot; i++)
    {
      if (!war_entrenched_is_own (mind, i)
          || !war_entrenched_check_shooter (mind->setup, mind->view, i, NULL))
        continue;
      for (guint j = 0; j < war_entrenched_get_type (mind->setup, i)->n_weapons; j++)
        has_shot |= add_shot (mind, i, j);
    }
}

void
war_entrenched_think_of_counter_fire (WarEntrenchedMind *mind, guint piece)
{
  guint charger
    = (guint) war_setup_peek_game (mind->setup, mind->view)[WAR_ENTRENCHED_GAME_CHARGER];
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_COUNTER_FIRE, mind->seat, (gint) piece);

  for (guint i = 0; i < war_entrenched_get_type (mind->setup, piece)->n_weapons; i++)
    {
      order.arguments[0] = (gint32) i;
      war_ideas_add (&mind->ideas, &order, war_entrenched_rate_weapon (mind, piece, i, charger, 0));
    }

  war_ideas_add_plain (&mind->ideas, WAR_ENTRENCHED_ORDER_HOLD_FIRE, (gint) piece, 0);
}

/* Melees -------------------------------------------------------------------------------------- */

static void
add_fight (WarEntrenchedMind *mind, guint piece)
{
  for (guint i = 0; i < mind->enemies->n_items; i++)
    {
      guint enemy = mind->enemies->rows[i], blade;
      gint32 worth;

      if (!war_entrenched_touches (mind->setup, mind->view, piece, enemy))
        continue;

      blade = war_entrenched_choose_blade (mind, piece, enemy, &worth);
      if (war_ideas_add_at (&mind->ideas, WAR_ENTRENCHED_ORDER_FIGHT, (gint) piece, (gint32) blade,
                            (gint) enemy, worth))
        continue;

      war_entrenched_choose_blade (mind, enemy, piece, &worth);
      war_ideas_add_at (&mind->ideas, WAR_ENTRENCHED_ORDER_RECEIVE, (gint) piece, 0, (gint) enemy,
                        -worth);
    }
}

static void
add_charges (WarEntrenchedMind *mind, guint piece)
{
  WarBase base = war_entrenched_get_base (mind->setup, mind->view, piece);
  WarLength reach = mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE] + WAR_MILLIMETRE;

  for (guint i = 0; i < mind->enemies->n_items; i++)
    {
      guint enemy = mind->enemies->rows[i];
      gint32 worth;

      if (!war_base_is_within (&base, &mind->enemies->bases[i], reach))
        continue;
      worth = war_entrenched_rate_charge (mind, piece, enemy);
      if (worth > 0)
        war_ideas_add_at (&mind->ideas, WAR_ENTRENCHED_ORDER_CHARGE, (gint) piece,
                          (gint32) war_entrenched_choose_blade (mind, piece, enemy, NULL),
                          (gint) enemy, worth);
    }
}

void
war_entrenched_think_of_fights (WarEntrenchedMind *mind)
{
  gint fighter = war_entrenched_find_fighter (mind->setup, mind->view, mind->seat);

  if (fighter != WAR_NONE)
    {
      add_fight (mind, (guint) fighter);
      return;
    }

  for (guint i = 0; i < mind->data->units->len; i++)
    if (war_entrenched_is_own (mind, i))
      add_charges (mind, i);
}

/* Striking back is done at once: a blow in hand is better than one that may never come. */
void
war_entrenched_think_of_strikes (WarEntrenchedMind *mind, WarEntrenchedOrder kind, guint piece,
                                 guint target)
{
  war_ideas_add_plain (&mind->ideas, kind, (gint) piece,
                       (gint32) war_entrenched_choose_blade (mind, piece, target, NULL));
}

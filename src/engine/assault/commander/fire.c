/* fire.c: at whom the solo commander of Trench Assault fires
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/commander/mind.h"

#include "engine/geometry/geometry.h"

/* What it is worth to kill a base, in hundredths of cost, and to pin one that is near its goal. */
#define KILL_WORTH 600
#define PIN_WORTH 300

/* Shots that the seat has ordered already, by targets. */
static void
count_planned (const WarAssaultMind *mind, gint *planned)
{
  const WarSetup *setup = mind->setup;

  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_SEALED].n_rows; i++)
    {
      const gint32 *sealed = war_state_peek_row (setup->layout, mind->view, WAR_TABLE_SEALED, i);

      if (sealed[WAR_SEALED_SEAT] == mind->seat)
        planned[sealed[WAR_SEALED_TARGETS]] += sealed[WAR_SEALED_ARGUMENTS];
    }
}

/* In hundredths: who is near the trench that he makes for has to be stopped. */
static gint32
rate_nearness (const WarAssaultMind *mind, guint target)
{
  const GArray *line = mind->side == WAR_ASSAULT_DEFENDERS
                         ? mind->data->lines[WAR_ASSAULT_FIRST_LINE]
                         : mind->data->lines[WAR_ASSAULT_START_TRENCH];
  WarPosition nearest;
  WarLength distance;

  war_assault_find_nearest (line, war_assault_get_centre (mind->setup, mind->view, target),
                            &nearest, &distance);
  return 100 * (40 * WAR_CENTIMETRE) / (distance + 40 * WAR_CENTIMETRE);
}

/* What one more shot is worth: less, the more there are at the same target. */
static gint32
rate_shot (const WarAssaultMind *mind, guint target, const WarAssaultAim *aim, gint planned)
{
  gboolean can_pin = !war_assault_is_pinned (mind->setup, mind->view, target)
                     && aim->row != WAR_ASSAULT_ROW_COVERED;
  gint32 n_kills = 0, n_pins = 0, worth, share = 100;
  gint32 nearness = rate_nearness (mind, target);

  for (gint die = 1; die <= 6; die++)
    {
      WarAssaultEffect effect = war_assault_get_effect (mind->setup, aim->is_far, die);

      n_kills += effect == WAR_ASSAULT_KILLS;
      n_pins += effect == WAR_ASSAULT_PINS;
    }
  worth = (n_kills * (KILL_WORTH + war_posture_weigh (mind->posture->drive, 4 * nearness))
           + (can_pin ? n_pins * PIN_WORTH * nearness / 50 : 0))
          / 6;
  if (!war_assault_get_type (mind->setup, target)->is_base)
    worth /= 2;
  for (gint i = 0; i < planned; i++)
    share = share * (6 - n_kills - (can_pin ? n_pins : 0)) / 6;
  return worth * MAX (share, 5) / 100;
}

/* Who could move gives that up by firing: attackers with nothing but rifles go on. */
static gboolean
fires_rather (const WarAssaultMind *mind, guint unit)
{
  const WarAssaultType *type = war_assault_get_type (mind->setup, unit);

  if (mind->side == WAR_ASSAULT_DEFENDERS || war_assault_is_pinned (mind->setup, mind->view, unit)
      || type->branch == WAR_ASSAULT_TANK)
    return TRUE;

  /* Who is careful rather keeps the enemy's heads down than goes on. */
  return type->is_crew || mind->posture->caution > mind->posture->drive
         || war_assault_get_morale (mind->setup, mind->view, unit) != WAR_ASSAULT_FINE;
}

/* One unit after the other, one shot after the other: so they are split as far as that helps. */
static gboolean
think_of_unit (WarAssaultMind *mind, guint unit, const gint *planned)
{
  guint n_before = mind->ideas.n_items;

  for (guint i = 0; i < war_assault_count_units (mind->setup); i++)
    {
      WarAssaultAim aim;

      if (!war_assault_is_enemy (mind->setup, unit, i)
          || !war_assault_take_aim (mind->setup, mind->view, unit, i, &aim, NULL))
        continue;
      war_ideas_add_at (&mind->ideas, WAR_ASSAULT_ORDER_FIRE, (gint) unit, 1, (gint) i,
                        rate_shot (mind, i, &aim, planned[i]) + 1);
    }

  return mind->ideas.n_items > n_before;
}

void
war_assault_think_of_fire (WarAssaultMind *mind)
{
  guint n_units = war_assault_count_units (mind->setup);
  g_autofree gint *planned = g_new0 (gint, n_units);

  count_planned (mind, planned);
  for (guint i = 0; i < n_units; i++)
    if (war_assault_get_unit (mind->setup, i)->seat == mind->seat
        && war_assault_may_fire (mind->setup, mind->view, i, NULL) && fires_rather (mind, i)
        && think_of_unit (mind, i, planned))
      return;
}

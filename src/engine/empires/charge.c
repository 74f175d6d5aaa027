/* charge.c: the advance into contact at the start of the melee step (empires.6.1, empires.C-6)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/contact.h"
#include "engine/empires/private.h"

/* How finely the way is looked at for what lies on it. */
#define SAMPLE WAR_MILLIMETRE

#define MAX_SHIFTS (WAR_EMPIRES_MAX_BASES * WAR_EMPIRES_MAX_BASES)

/* Who may advance at all. */
static gboolean
may_advance (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);

  return war_ranks_stands (setup, state, unit) && war_empires_is_brigade (setup, unit)
         && !war_empires_is_prone_or_pinned (setup, state, unit)
         && cells[WAR_EMPIRES_UNIT_STATE_RETREAT] == 0
         && cells[WAR_EMPIRES_UNIT_STATE_ADVANCED] == 0
         && !war_empires_is_in_contact (setup, state, unit);
}

/* The nearest enemy unit within reach; commanders are none. */
static gint
find_nearest (const WarSetup *setup, const WarState *state, guint unit)
{
  WarLength nearest = war_empires_get_data (setup)->rules->numbers[WAR_EMPIRES_MELEE_REACH] + 1;
  gint found = WAR_NONE;

  for (guint i = 0; i < setup->n_units; i++)
    {
      WarLength distance;

      if (!war_ranks_is_enemy (setup, unit, i) || war_empires_is_commander (setup, i)
          || !war_ranks_stands (setup, state, i)
          || !war_ranks_is_within (setup, state, unit, i, nearest - 1))
        continue;
      distance = war_ranks_get_distance (setup, state, unit, i);
      if (distance < nearest)
        {
          nearest = distance;
          found = (gint) i;
        }
    }

  return found;
}

/* Whether the unit may be shifted so: none of its bases reaches into another, into ground that it
 * cannot pass, or off the field, nowhere on the way. */
static gboolean
is_free_way (const WarSetup *setup, const WarState *state, guint unit, WarPosition shift)
{
  WarBase bases[WAR_EMPIRES_MAX_BASES], shifted[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_ranks_get_bases (setup, state, unit, bases);
  WarLength length = MAX (ABS (shift.x), ABS (shift.y));
  gint n_steps = MAX (length / SAMPLE, 1);

  for (gint step = 1; step <= n_steps; step++)
    {
      const WarPosition part = { shift.x * step / n_steps, shift.y * step / n_steps };

      for (guint i = 0; i < n_bases; i++)
        shifted[i] = war_base_shift (&bases[i], part);
      if (!war_empires_has_room (setup, state, unit, shifted, n_bases, FALSE, NULL))
        return FALSE;
    }

  return TRUE;
}

static gint64
measure (WarPosition shift)
{
  return (gint64) shift.x * shift.x + (gint64) shift.y * shift.y;
}

/* The shortest ways from each base to each of the enemy's, the shortest first. */
static guint
find_shifts (const WarSetup *setup, const WarState *state, guint unit, guint target,
             WarPosition shifts[MAX_SHIFTS])
{
  WarBase bases[WAR_EMPIRES_MAX_BASES], others[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_ranks_get_bases (setup, state, unit, bases);
  guint n_others = war_ranks_get_bases (setup, state, target, others);
  guint n_shifts = 0;

  for (guint i = 0; i < n_bases; i++)
    for (guint j = 0; j < n_others; j++)
      {
        WarPosition from, to, shift;
        guint place = n_shifts++;

        war_contact_find_line (&bases[i], &others[j], &from, &to);
        shift = (WarPosition){ to.x - from.x, to.y - from.y };
        for (; place > 0 && measure (shifts[place - 1]) > measure (shift); place--)
          shifts[place] = shifts[place - 1];
        shifts[place] = shift;
      }

  return n_shifts;
}

gboolean
war_empires_find_advance (const WarSetup *setup, const WarState *state, guint unit, gint *target,
                          WarPosition *shift)
{
  gint64 reach = war_empires_get_data (setup)->rules->numbers[WAR_EMPIRES_MELEE_REACH];
  WarPosition shifts[MAX_SHIFTS];
  guint n_shifts;

  if (!may_advance (setup, state, unit))
    return FALSE;
  *target = find_nearest (setup, state, unit);
  if (*target == WAR_NONE)
    return FALSE;

  n_shifts = find_shifts (setup, state, unit, (guint) *target, shifts);
  for (guint i = 0; i < n_shifts && measure (shifts[i]) <= reach * reach; i++)
    if (is_free_way (setup, state, unit, shifts[i]))
      {
        *shift = shifts[i];
        return TRUE;
      }

  return FALSE;
}

gboolean
war_empires_has_advance (const WarSetup *setup, const WarState *state, gint side)
{
  for (guint i = 0; i < setup->n_units; i++)
    {
      WarPosition shift;
      gint target;

      if (war_ranks_side (setup, i) == side
          && war_empires_find_advance (setup, state, i, &target, &shift))
        return TRUE;
    }

  return FALSE;
}

gboolean
war_empires_overrun (WarContext *context, guint unit)
{
  for (guint i = 0; i < context->setup->n_units; i++)
    if (war_ranks_is_enemy (context->setup, unit, i) && !war_empires_is_brigade (context->setup, i)
        && !war_empires_is_commander (context->setup, i)
        && war_ranks_stands (context->setup, context->state, i)
        && war_ranks_touches (context->setup, context->state, unit, i))
      {
        if (war_empires_get_type (context->setup, i)->branch != WAR_EMPIRES_VEHICLE)
          war_empires_remove (context, i, WAR_EMPIRES_LOST_OVERRUN, "empires.6.2");
        else if (!war_empires_lose_vehicle (context, i, WAR_EMPIRES_LOST_OVERRUN, "empires.C-23"))
          return FALSE;
      }

  return TRUE;
}

/* The order ----------------------------------------------------------------------------------- */

static gboolean
may_charge (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
            WarRefusal *refusal)
{
  WarPosition shift;
  gint target;

  return war_empires_find_advance (setup, state, unit, &target, &shift)
         || war_refuse (refusal, WAR_EMPIRES_REFUSAL_NO_WAY, "empires.C-6",
                        (gint32) war_ranks_first (setup, unit), 0);
}

/* Who was shifted attacks; whom it touched too, if both went from their places this turn: they
 * ended that within reach of each other, as nobody comes nearer before the melee step. */
static void
mark_attackers (WarContext *context, guint unit, guint target)
{
  gint32 *own = war_setup_get_formation (context->setup, context->state, unit);
  gint32 *other = war_setup_get_formation (context->setup, context->state, target);

  own[WAR_EMPIRES_UNIT_STATE_ADVANCED] = own[WAR_EMPIRES_UNIT_STATE_ATTACKS] = 1;
  if (own[WAR_EMPIRES_UNIT_STATE_MOVED] != 0 && other[WAR_EMPIRES_UNIT_STATE_MOVED] != 0
      && !war_empires_is_prone_or_pinned (context->setup, context->state, target)
      && other[WAR_EMPIRES_UNIT_STATE_RETREAT] == 0)
    other[WAR_EMPIRES_UNIT_STATE_ATTACKS] = 1;
}

static gboolean
carry_out_charge (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *game = war_context_get_game (context);
  WarPosition shift = { 0, 0 };
  gint target = WAR_NONE;

  war_empires_find_advance (context->setup, context->state, unit, &target, &shift);
  war_ranks_shift (context->setup, context->state, unit, shift);
  mark_attackers (context, unit, (guint) target);
  war_empires_tell_place (context, WAR_EMPIRES_EVENT_CHARGED, unit, target, "empires.C-6", 0);
  if (!war_empires_overrun (context, unit))
    return FALSE;
  war_empires_displace_commanders (context, unit);
  if (war_empires_has_advance (context->setup, context->state, order->seat))
    return TRUE;

  game[WAR_EMPIRES_GAME_STAGE]++;
  return war_empires_go_on_with_melee (context);
}

const WarOrderRule war_empires_charge_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_CHARGE,
  .may = may_charge,
  .carry_out = carry_out_charge,
};

/* form-up.c: what is left of a unit after a melee forms up again (empires.6.9, empires.C-19)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

static gboolean
may_form_up (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
             WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);
  gint32 piece = (gint32) war_ranks_first (setup, unit);

  if (cells[WAR_EMPIRES_UNIT_STATE_UNFORMED] == 0)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NEVER, "empires.C-19", piece, 0);
  if (cells[WAR_EMPIRES_UNIT_STATE_RETREAT] != 0)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_RETREATS, "empires.C-21", piece, 0);
  if (cells[WAR_EMPIRES_UNIT_STATE_SHOT] != WAR_EMPIRES_SHOT_NONE)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_DONE, "empires.C-19", piece, 0);
  if (war_empires_is_pinned (setup, state, unit))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_PINNED, "empires.C-19", piece, 0);

  return !war_empires_is_in_contact (setup, state, unit)
         || war_refuse (refusal, WAR_EMPIRES_REFUSAL_IN_CONTACT, "empires.C-19", piece, 0);
}

/* The unit around the place of one of its bases. */
static WarBase
place_around (const WarSetup *setup, const WarState *state, guint unit, gint32 shape, guint base,
              WarHeading heading)
{
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  WarBase now = war_ranks_get_base (setup, state, war_ranks_first (setup, unit) + base);
  WarBase whole = war_ranks_place_whole (setup, state, unit, shape, (WarPosition){ 0, 0 }, heading);

  war_ranks_split (setup, state, unit, shape, &whole, bases);
  return war_base_place ((WarPosition){ whole.centre.x + now.centre.x - bases[base].centre.x,
                                        whole.centre.y + now.centre.y - bases[base].centre.y },
                         heading, whole.width, whole.depth);
}

static gboolean
has_room (const WarSetup *setup, const WarState *state, guint unit, gint32 shape, guint base,
          gint32 heading, WarRefusal *refusal)
{
  WarBase whole = place_around (setup, state, unit, shape, base, (WarHeading) heading);
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_ranks_split (setup, state, unit, shape, &whole, bases);

  return war_empires_has_room (setup, state, unit, bases, n_bases, TRUE, refusal);
}

static gboolean
check_form_up (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
               WarRefusal *refusal)
{
  gint32 shape = order->arguments[0], base = order->arguments[1], heading = order->arguments[2];

  if (shape < WAR_FORMATION_LINE || shape > WAR_FORMATION_COLUMN || base < 1
      || (guint) base > war_ranks_count_bases (setup, state, unit)
      || !war_stand_has_heading (heading))
    return war_refuse_malformed (refusal);

  return has_room (setup, state, unit, shape, (guint) base - 1, heading, refusal);
}

static gboolean
offer_form_up (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
               WarOption *option)
{
  war_domain_add (&option->arguments[0], WAR_FORMATION_LINE, WAR_FORMATION_COLUMN);
  war_domain_add (&option->arguments[1], 1, (gint32) war_ranks_count_bases (setup, state, unit));
  return TRUE;
}

static gboolean
narrow_form_up (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
                guint unit, WarOption *option)
{
  if (n != 2)
    return TRUE;

  war_domain_clear (&option->arguments[2], WAR_STAND_HEADING_STEP);
  for (gint32 heading = 0; heading < WAR_HEADING_TURN; heading += WAR_STAND_HEADING_STEP)
    if (has_room (setup, state, unit, order->arguments[0], (guint) order->arguments[1] - 1, heading,
                  NULL))
      war_domain_add (&option->arguments[2], heading, heading);

  return option->arguments[2].n_ranges > 0;
}

static gboolean
finds_room (const WarSetup *setup, const WarState *state, guint unit)
{
  for (gint32 shape = WAR_FORMATION_LINE; shape <= WAR_FORMATION_COLUMN; shape++)
    for (guint base = 0; base < war_ranks_count_bases (setup, state, unit); base++)
      for (gint32 heading = 0; heading < WAR_HEADING_TURN; heading += WAR_STAND_HEADING_STEP)
        if (has_room (setup, state, unit, shape, base, heading, NULL))
          return TRUE;

  return FALSE;
}

static gint32
get_melee (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_MELEE];
}

/* Who has enemies of its melee near may stay to attack them. */
static gboolean
may_stay (const WarSetup *setup, const WarState *state, guint unit)
{
  WarLength reach = war_empires_get_data (setup)->rules->numbers[WAR_EMPIRES_MELEE_REACH];
  gint32 melee = get_melee (setup, state, unit);

  for (guint i = 0; i < setup->n_units; i++)
    if (war_ranks_is_enemy (setup, unit, i) && melee != 0 && get_melee (setup, state, i) == melee
        && war_ranks_stands (setup, state, i) && war_ranks_is_within (setup, state, unit, i, reach))
      return TRUE;

  return FALSE;
}

gboolean
war_empires_must_form_up (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_ranks_stands (setup, state, unit)
         && may_form_up (setup, state, WAR_EMPIRES_ORDER_FORM_UP, 0, (gint) unit, NULL)
         && !may_stay (setup, state, unit) && finds_room (setup, state, unit);
}

static gboolean
carry_out_form_up (WarContext *context, const WarOrder *order, guint unit)
{
  WarBase whole = place_around (context->setup, context->state, unit, order->arguments[0],
                                (guint) order->arguments[1] - 1, (WarHeading) order->arguments[2]);

  war_empires_set_whole (context->setup, context->state, unit, order->arguments[0], &whole);
  war_setup_get_formation (context->setup, context->state, unit)[WAR_EMPIRES_UNIT_STATE_COMMAND]
    = WAR_EMPIRES_COMMAND_FORM_UP;
  war_empires_tell_place (context, WAR_EMPIRES_EVENT_FORMED_UP, unit, WAR_NONE, "empires.C-19",
                          order->arguments[0]);
  war_empires_displace_commanders (context, unit);
  return TRUE;
}

const WarOrderRule war_empires_form_up_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_MOVE,
  .may = may_form_up,
  .check = check_form_up,
  .carry_out = carry_out_form_up,
  .offer = offer_form_up,
  .narrow = narrow_form_up,
};

/* unit.c: questions about the units of End of Empires 1914, and where their bases stand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

gboolean
war_empires_is_fighting (const WarSetup *setup, guint unit)
{
  WarEmpiresBranch branch = war_empires_get_type (setup, unit)->branch;

  return branch != WAR_EMPIRES_COMMANDER && branch != WAR_EMPIRES_VEHICLE;
}

gboolean
war_empires_is_brigade (const WarSetup *setup, guint unit)
{
  WarEmpiresBranch branch = war_empires_get_type (setup, unit)->branch;

  return branch == WAR_EMPIRES_INFANTRY || branch == WAR_EMPIRES_CAVALRY;
}

gboolean
war_empires_is_commander (const WarSetup *setup, guint unit)
{
  return war_empires_get_type (setup, unit)->branch == WAR_EMPIRES_COMMANDER;
}

gboolean
war_empires_is_mounted (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_empires_get_type (setup, unit)->branch == WAR_EMPIRES_CAVALRY
         && war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_DISMOUNTED] == 0;
}

gboolean
war_empires_is_on_foot (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_empires_is_brigade (setup, unit) && !war_empires_is_mounted (setup, state, unit);
}

gboolean
war_empires_is_pinned (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_PINNED] != 0;
}

gboolean
war_empires_is_prone_or_pinned (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_empires_is_pinned (setup, state, unit)
         || war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_PRONE] != 0;
}

gboolean
war_empires_is_formed (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);

  return cells[WAR_EMPIRES_UNIT_STATE_UNFORMED] == 0 && cells[WAR_EMPIRES_UNIT_STATE_BENT] == 0;
}

WarEmpiresGait
war_empires_get_gait (const WarSetup *setup, const WarState *state, guint unit)
{
  switch (war_empires_get_type (setup, unit)->branch)
    {
    case WAR_EMPIRES_BATTERY:
      return WAR_EMPIRES_GUNS;
    case WAR_EMPIRES_COMMANDER:
      return WAR_EMPIRES_STAFF;
    case WAR_EMPIRES_VEHICLE:
      return WAR_EMPIRES_WHEELS;
    case WAR_EMPIRES_CAVALRY:
      return war_empires_is_mounted (setup, state, unit) ? WAR_EMPIRES_RIDERS : WAR_EMPIRES_ON_FOOT;
    case WAR_EMPIRES_INFANTRY:
    case WAR_EMPIRES_MACHINE_GUN:
    default:
      return WAR_EMPIRES_ON_FOOT;
    }
}

const WarEmpiresType *
war_empires_get_manner (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarEmpiresType *type = war_empires_get_type (setup, unit);
  const WarEmpiresType *foot = &war_empires_get_data (setup)->foot[war_ranks_side (setup, unit)];

  if (type->branch != WAR_EMPIRES_CAVALRY || war_empires_is_mounted (setup, state, unit)
      || foot->type == NULL)
    return type;

  return foot;
}

gint
war_empires_get_strength (const WarSetup *setup, const WarState *state, guint unit)
{
  guint first = war_ranks_first (setup, unit);
  gint strength = 0;

  for (guint i = 0; i < war_ranks_count_bases (setup, state, unit); i++)
    strength += war_setup_peek_piece (setup, state, first + i)[WAR_EMPIRES_PIECE_FIGURES];

  return strength;
}

gint
war_empires_get_full_strength (const WarSetup *setup, guint unit)
{
  const WarEmpiresType *type = war_empires_get_type (setup, unit);

  return type->figures * (gint) type->n_bases;
}

static gboolean
touches (const WarEmpiresStand *a, const WarEmpiresStand *b)
{
  for (guint i = 0; i < a->n_bases; i++)
    for (guint j = 0; j < b->n_bases; j++)
      if (war_base_is_within (&a->bases[i], &b->bases[j], WAR_RANKS_TOUCH))
        return TRUE;

  return FALSE;
}

gboolean
war_empires_touches_enemy (const WarSetup *setup, const WarEmpiresStand *stands, guint unit)
{
  WarEmpiresContact *contact = &war_empires_get_memo (setup)->contacts[unit];
  WarEmpiresBox box;

  if (war_empires_is_commander (setup, unit))
    return FALSE;
  if (war_empires_still_holds (setup, &contact->finding, unit, unit))
    return contact->is_in_contact;

  box = war_empires_grow_box (stands[unit].box, WAR_RANKS_TOUCH);
  contact->is_in_contact = FALSE;
  for (guint i = 0; i < setup->n_units && !contact->is_in_contact; i++)
    contact->is_in_contact = war_ranks_is_enemy (setup, unit, i) && stands[i].stands
                             && !war_empires_is_commander (setup, i)
                             && war_empires_boxes_meet (&box, &stands[i].box)
                             && touches (&stands[unit], &stands[i]);
  war_empires_note (setup, &contact->finding, box);
  return contact->is_in_contact;
}

gboolean
war_empires_is_in_contact (const WarSetup *setup, const WarState *state, guint unit)
{
  return !war_empires_is_commander (setup, unit)
         && war_empires_touches_enemy (setup, war_empires_look_up (setup, state), unit);
}

void
war_empires_set_whole (const WarSetup *setup, WarState *state, guint unit, gint32 shape,
                       const WarBase *whole)
{
  gint32 *cells = war_setup_get_formation (setup, state, unit);

  cells[WAR_EMPIRES_UNIT_STATE_UNFORMED] = cells[WAR_EMPIRES_UNIT_STATE_BENT] = 0;
  war_ranks_set_whole (setup, state, unit, shape, whole);
}

void
war_empires_set_trail (const WarSetup *setup, WarState *state, guint unit, const WarBase *bases)
{
  war_setup_get_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_BENT]
    = !war_ranks_set_trail (setup, state, unit, bases);
}

/* Losing -------------------------------------------------------------------------------------- */

void
war_empires_drop_base (const WarSetup *setup, WarState *state, guint unit, guint place)
{
  gint32 *losing = &war_setup_get_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_LOSING];

  war_ranks_drop (setup, state, unit, place);
  war_setup_get_piece (setup, state,
                       war_ranks_first (setup, unit)
                         + war_ranks_count_bases (setup, state, unit))[WAR_EMPIRES_PIECE_FIGURES]
    = 0;
  if (*losing == (gint32) place)
    *losing = WAR_NONE;
  else if (*losing > (gint32) place)
    --*losing;
}

void
war_empires_remove (WarContext *context, guint unit, WarEmpiresLoss loss, const char *clause)
{
  guint first = war_ranks_first (context->setup, unit);
  gint32 *cells = war_setup_get_formation (context->setup, context->state, unit);

  war_context_tell (context, WAR_EMPIRES_EVENT_LOST, (gint) first, WAR_NONE, clause, loss);
  for (guint i = 0; i < war_ranks_count_bases (context->setup, context->state, unit); i++)
    war_context_get_piece (context, first + i)[WAR_EMPIRES_PIECE_FIGURES] = 0;
  war_ranks_set_presence (context->setup, context->state, unit, WAR_PRESENCE_GONE);
  cells[WAR_EMPIRES_UNIT_STATE_RETREAT] = 0;
  cells[WAR_EMPIRES_UNIT_STATE_UNFORMED] = 0;
  cells[WAR_EMPIRES_UNIT_STATE_LOSING] = WAR_NONE;
}

/* Obstacles ----------------------------------------------------------------------------------- */

/* Commanders bar nobody's way but each other's (empires.C-18), and units theirs. */
static gboolean
is_in_way (const WarSetup *setup, const WarState *state, guint unit, guint other)
{
  return other != unit && war_ranks_stands (setup, state, other)
         && (!war_empires_is_commander (setup, other) || war_empires_is_commander (setup, unit));
}

GArray *
war_empires_list_obstacles (const WarSetup *setup, const WarState *state, guint unit,
                            const WarBase *now, const WarEmpiresBox *area)
{
  GArray *obstacles = g_array_new (FALSE, FALSE, sizeof (WarObstacle));
  WarLength gap = war_empires_get_data (setup)->rules->numbers[WAR_EMPIRES_ENEMY_GAP];
  const WarEmpiresStand *stands = war_empires_look_up (setup, state);

  for (guint i = 0; i < setup->n_units; i++)
    if (is_in_way (setup, state, unit, i)
        && (area == NULL || war_empires_boxes_meet (&stands[i].box, area)))
      war_ranks_add_obstacles (setup, state, unit, i, now, gap, obstacles);

  return obstacles;
}

gboolean
war_empires_is_carried (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_CARRIED] != 0;
}

gint
war_empires_get_load (const WarSetup *setup, const WarState *state, guint vehicle)
{
  return war_setup_peek_formation (setup, state, vehicle)[WAR_EMPIRES_UNIT_STATE_LOAD];
}

WarEvent *
war_empires_tell_place (WarContext *context, WarEmpiresEvent kind, guint unit, gint target,
                        const char *clause, gint32 last)
{
  WarEvent *event = war_context_add (
    context, kind, (gint) war_ranks_first (context->setup, unit),
    target == WAR_NONE ? WAR_NONE : (gint) war_ranks_first (context->setup, (guint) target),
    clause);
  WarBase whole = war_ranks_get_whole (context->setup, context->state, unit);

  war_event_set_pose (event, 0, whole.centre, whole.heading);
  event->arguments[3] = last;
  return event;
}

gboolean
war_empires_is_to_place (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_piece (setup, state, war_ranks_first (setup, unit))[WAR_PIECE_PRESENCE]
           == WAR_PRESENCE_AWAY
         && !war_empires_is_carried (setup, state, unit);
}

gboolean
war_empires_may_lie (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);

  return war_ranks_stands (setup, state, unit) && war_empires_is_on_foot (setup, state, unit)
         && cells[WAR_EMPIRES_UNIT_STATE_PRONE] == 0 && cells[WAR_EMPIRES_UNIT_STATE_RETREAT] == 0;
}

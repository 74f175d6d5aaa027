/* place.c: units of End of Empires 1914 that come onto the field (empires.C-24)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

/* How finely a zone is searched for room. */
#define SEARCH_STEP WAR_CENTIMETRE
#define N_SEARCH_HEADINGS 8

/* How the unit may be placed: from the first pose to the last. */
static void
get_poses (const WarSetup *setup, guint unit, WarEmpiresPose *first, WarEmpiresPose *last)
{
  const WarEmpiresType *type = war_empires_get_type (setup, unit);

  if (type->branch == WAR_EMPIRES_BATTERY)
    {
      *first = WAR_EMPIRES_POSE_LIMBERED;
      *last = WAR_EMPIRES_POSE_UNLIMBERED;
    }
  else if (type->n_bases > 1)
    {
      *first = WAR_EMPIRES_POSE_LINE;
      *last = WAR_EMPIRES_POSE_COLUMN;
    }
  else
    *first = *last = WAR_EMPIRES_POSE_SINGLE;
}

static gint32
get_shape (gint32 pose)
{
  return pose == WAR_EMPIRES_POSE_COLUMN ? WAR_FORMATION_COLUMN : WAR_FORMATION_LINE;
}

static WarBase
place_around (const WarSetup *setup, const WarState *state, guint unit, gint32 pose,
              WarPosition centre, WarHeading heading)
{
  return war_ranks_place_around (setup, state, unit, get_shape (pose), centre, heading);
}

static WarStandScene
get_scene (const WarSetup *setup, gint side, const GArray *obstacles)
{
  const WarEmpires *data = war_empires_get_data (setup);

  return (WarStandScene){
    .field = data->field,
    .area = data->zones[side],
    .ground = data->ground,
    .scratch = war_empires_get_memo (setup)->scratch,
    .obstacles = (const WarObstacle *) (void *) obstacles->data,
    .n_obstacles = obstacles->len,
  };
}

/* The feature on which the unit may not stand there. */
static gint
find_bar (const WarSetup *setup, const WarState *state, guint unit, gint32 pose,
          const WarBase *whole)
{
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_ranks_split (setup, state, unit, get_shape (pose), whole, bases);

  for (guint i = 0; i < n_bases; i++)
    {
      gint feature
        = war_empires_find_bar (setup, war_empires_get_gait (setup, state, unit), &bases[i]);

      if (feature != WAR_NONE)
        return feature;
    }

  return WAR_NONE;
}

static gboolean
may_stand (const WarSetup *setup, const WarState *state, guint unit, const WarStandScene *scene,
           gint32 pose, const WarBase *whole, WarRefusal *refusal)
{
  gint row, feature;

  switch (war_stand_find_reason (scene, whole, &row))
    {
    case WAR_STAND_OUTSIDE:
      return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NOT_IN_ZONE, "empires.C-24", 0, 0);
    case WAR_STAND_WALL:
    case WAR_STAND_TAKEN:
    case WAR_STAND_NEAR:
      return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NO_ROOM, "empires.C-24", row, WAR_NONE);
    case WAR_STAND_FREE:
    default:
      break;
    }

  feature = find_bar (setup, state, unit, pose, whole);
  return feature == WAR_NONE
         || war_refuse (refusal, WAR_EMPIRES_REFUSAL_NO_ROOM, "empires.C-26", WAR_NONE, feature);
}

gboolean
war_empires_find_stand (const WarSetup *setup, const WarState *state, guint unit, gboolean goes_on,
                        WarPosition *centre, WarHeading *heading)
{
  gint side = war_ranks_side (setup, unit);
  g_autoptr (GArray) obstacles = war_empires_list_obstacles (setup, state, unit, NULL, NULL);
  WarStandScene scene = get_scene (setup, side, obstacles);
  WarEmpiresPose pose, last;
  WarPosition place = goes_on ? *centre : scene.area.minimum;

  get_poses (setup, unit, &pose, &last);
  for (; place.x <= scene.area.maximum.x; place.x += SEARCH_STEP)
    {
      for (; place.y <= scene.area.maximum.y; place.y += SEARCH_STEP)
        for (guint i = 0; i < N_SEARCH_HEADINGS; i++)
          {
            WarHeading tried = (WarHeading) (i * WAR_HEADING_TURN / N_SEARCH_HEADINGS);
            WarBase whole = place_around (setup, state, unit, (gint32) pose, place, tried);

            if (!may_stand (setup, state, unit, &scene, (gint32) pose, &whole, NULL))
              continue;
            *centre = place;
            *heading = tried;
            return TRUE;
          }
      place.y = scene.area.minimum.y;
    }

  return FALSE;
}

/* Placing -------------------------------------------------------------------------------------- */

/* Commanders come last (empires.C-24). */
static gboolean
has_troops_to_place (const WarSetup *setup, const WarState *state, gint side)
{
  for (guint i = 0; i < setup->n_units; i++)
    if (war_ranks_side (setup, i) == side && !war_empires_is_commander (setup, i)
        && war_empires_is_to_place (setup, state, i))
      return TRUE;

  return FALSE;
}

static gboolean
may_place (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarRefusal *refusal)
{
  gint32 piece = (gint32) war_ranks_first (setup, unit);

  if (!war_empires_is_to_place (setup, state, unit))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_PLACED, "empires.C-24", piece, 0);
  if (war_empires_is_commander (setup, unit) && has_troops_to_place (setup, state, seat))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_COMMANDERS_LAST, "empires.C-24", piece, 0);

  return TRUE;
}

static gboolean
check_place (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
             WarRefusal *refusal)
{
  g_autoptr (GArray) obstacles = NULL;
  gint32 pose = order->arguments[0], heading = order->arguments[3];
  WarPosition centre = { order->arguments[1], order->arguments[2] };
  WarEmpiresPose first, last;
  WarEmpiresBox area;
  WarStandScene scene;
  WarBase whole;

  get_poses (setup, unit, &first, &last);
  if (pose < (gint32) first || pose > (gint32) last || !war_stand_has_heading (heading))
    return war_refuse_malformed (refusal);

  if (!war_stand_may_have (&war_empires_get_data (setup)->zones[order->seat], centre))
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NOT_IN_ZONE, "empires.C-24", 0, 0);

  whole = place_around (setup, state, unit, pose, centre, (WarHeading) heading);
  area = war_empires_get_box (&whole);
  obstacles = war_empires_list_obstacles (setup, state, unit, NULL, &area);
  scene = get_scene (setup, order->seat, obstacles);
  return may_stand (setup, state, unit, &scene, pose, &whole, refusal);
}

static gboolean
offer_place (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
             WarOption *option)
{
  const WarStandArea *area = &war_empires_get_data (setup)->zones[war_ranks_side (setup, unit)];
  WarEmpiresPose first, last;

  get_poses (setup, unit, &first, &last);
  war_domain_add (&option->arguments[0], (gint32) first, (gint32) last);
  war_domain_add (&option->arguments[1], area->minimum.x, area->maximum.x);
  war_domain_add (&option->arguments[2], area->minimum.y, area->maximum.y);
  return TRUE;
}

static gboolean
narrow_place (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
              guint unit, WarOption *option)
{
  WarPosition centre = { order->arguments[1], order->arguments[2] };
  g_autoptr (GArray) obstacles = NULL;
  WarStandScene scene;

  if (n != 3)
    return TRUE;

  obstacles = war_empires_list_obstacles (setup, state, unit, NULL, NULL);
  scene = get_scene (setup, war_ranks_side (setup, unit), obstacles);
  war_domain_clear (&option->arguments[3], WAR_STAND_HEADING_STEP);
  for (gint32 heading = 0; heading < WAR_HEADING_TURN; heading += WAR_STAND_HEADING_STEP)
    {
      WarBase whole
        = place_around (setup, state, unit, order->arguments[0], centre, (WarHeading) heading);

      if (may_stand (setup, state, unit, &scene, order->arguments[0], &whole, NULL))
        war_domain_add (&option->arguments[3], heading, heading);
    }

  return option->arguments[3].n_ranges > 0;
}

static gboolean
carry_out_place (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 pose = order->arguments[0];
  gint32 *cells = war_setup_get_formation (context->setup, context->state, unit);
  WarBase whole = place_around (context->setup, context->state, unit, pose,
                                (WarPosition){ order->arguments[1], order->arguments[2] },
                                (WarHeading) order->arguments[3]);

  cells[WAR_EMPIRES_UNIT_STATE_LIMBERED] = pose == WAR_EMPIRES_POSE_LIMBERED;
  war_ranks_set_presence (context->setup, context->state, unit, WAR_PRESENCE_ON_FIELD);
  war_empires_set_whole (context->setup, context->state, unit, get_shape (pose), &whole);
  war_empires_tell_place (context, WAR_EMPIRES_EVENT_PLACED, unit, WAR_NONE, "empires.C-24", pose);
  return war_empires_go_on_setting_up (context);
}

const WarOrderRule war_empires_place_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_PLACE,
  .may = may_place,
  .check = check_place,
  .carry_out = carry_out_place,
  .offer = offer_place,
  .narrow = narrow_place,
};

/* Leaving out ---------------------------------------------------------------------------------- */

static gboolean
may_leave_out (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
               WarRefusal *refusal)
{
  WarPosition centre;
  WarHeading heading;

  if (!may_place (setup, state, kind, seat, unit, refusal))
    return FALSE;

  return !war_empires_find_stand (setup, state, unit, FALSE, &centre, &heading)
         || war_refuse (refusal, WAR_EMPIRES_REFUSAL_ROOM, "empires.C-24",
                        (gint32) war_ranks_first (setup, unit), 0);
}

static gboolean
carry_out_leave_out (WarContext *context, const WarOrder *order, guint unit)
{
  war_empires_remove (context, unit, WAR_EMPIRES_LOST_LEFT_OUT, "empires.C-24");
  return war_empires_go_on_setting_up (context);
}

const WarOrderRule war_empires_leave_out_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_PLACE,
  .may = may_leave_out,
  .carry_out = carry_out_leave_out,
};

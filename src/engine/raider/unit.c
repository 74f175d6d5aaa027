/* unit.c: the pieces of Trench Raider: where they are, whom they touch, who leads them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

gboolean
war_raider_is_man (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_raider_is_man_branch (war_raider_get_type (setup, state, unit)->branch);
}

gboolean
war_raider_is_vehicle (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_raider_is_vehicle_branch (war_raider_get_type (setup, state, unit)->branch);
}

WarRaiderKind
war_raider_get_kind (const WarSetup *setup, const WarState *state, guint unit)
{
  WarRaiderBranch branch = war_raider_get_type (setup, state, unit)->branch;

  return war_raider_is_man_branch (branch)     ? WAR_RAIDER_KIND_MAN
         : war_raider_is_stand_branch (branch) ? WAR_RAIDER_KIND_STAND
                                               : WAR_RAIDER_KIND_VEHICLE;
}

/* Where they are ------------------------------------------------------------------------------ */

WarPosition
war_raider_get_centre (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_piece_get_position (war_setup_peek_piece (setup, state, unit));
}

WarBase
war_raider_place_base (const WarRaiderType *type, WarPosition centre, WarHeading heading)
{
  return war_base_place (centre, heading, type->type->base_width, type->type->base_depth);
}

WarBase
war_raider_get_base (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_raider_place_base (
    war_raider_get_type (setup, state, unit), war_raider_get_centre (setup, state, unit),
    (WarHeading) war_setup_peek_piece (setup, state, unit)[WAR_PIECE_HEADING]);
}

/* What a unit is measured to: its base, or the bunker that it is in. */
static const WarPosition *
get_outline (const WarSetup *setup, const WarState *state, guint unit, WarBase *base,
             guint *n_corners)
{
  gint bunker = war_raider_get_bunker_index (setup, war_raider_get_bunker_of (setup, state, unit));

  if (bunker != WAR_NONE)
    {
      *n_corners = war_raider_get_bunker (setup, (guint) bunker)->n_corners;
      return war_raider_get_bunker (setup, (guint) bunker)->corners;
    }

  *base = war_raider_get_base (setup, state, unit);
  *n_corners = WAR_N_EDGES;
  return base->corners;
}

WarLength
war_raider_get_distance (const WarSetup *setup, const WarState *state, guint a, guint b)
{
  WarBase base_a, base_b;
  guint n_a, n_b;
  const WarPosition *corners_a = get_outline (setup, state, a, &base_a, &n_a);
  const WarPosition *corners_b = get_outline (setup, state, b, &base_b, &n_b);

  return war_polygons_distance (corners_a, n_a, corners_b, n_b);
}

gboolean
war_raider_boxes_are_within (WarPosition a, WarPosition b, WarLength half_width,
                             WarLength half_depth, WarLength limit)
{
  gint64 x = ABS ((gint64) a.x - b.x) - half_width, y = ABS ((gint64) a.y - b.y) - half_depth;

  x = MAX (x, 0);
  y = MAX (y, 0);
  return x * x + y * y <= (gint64) limit * limit;
}

/* Those of men and stands lie square to the field (raider.R-22). */
static gboolean
is_square (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_raider_get_kind (setup, state, unit) < 2
         && war_raider_get_bunker_of (setup, state, unit) == WAR_NONE;
}

gboolean
war_raider_is_within (const WarSetup *setup, const WarState *state, guint a, guint b,
                      WarLength limit)
{
  const WarRaiderType *type_a = war_raider_get_type (setup, state, a);
  const WarRaiderType *type_b = war_raider_get_type (setup, state, b);

  if (is_square (setup, state, a) && is_square (setup, state, b))
    return war_raider_boxes_are_within (
      war_raider_get_centre (setup, state, a), war_raider_get_centre (setup, state, b),
      type_a->half_width + type_b->half_width, type_a->half_depth + type_b->half_depth, limit);

  return war_raider_get_distance (setup, state, a, b) <= limit;
}

/* Contact ------------------------------------------------------------------------------------- */

static gboolean
can_touch (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_raider_stands (setup, state, unit) && war_raider_get_kind (setup, state, unit) < 2;
}

gboolean
war_raider_touches (const WarSetup *setup, const WarState *state, guint a, guint b)
{
  return war_raider_get_side (setup, a) != war_raider_get_side (setup, b)
         && can_touch (setup, state, a) && can_touch (setup, state, b)
         && war_setup_peek_piece (setup, state, a)[WAR_RAIDER_PIECE_MOTION] == WAR_RAIDER_STILL
         && war_setup_peek_piece (setup, state, b)[WAR_RAIDER_PIECE_MOTION] == WAR_RAIDER_STILL
         && war_raider_is_within (setup, state, a, b,
                                  war_raider_get_number (setup, WAR_RAIDER_CONTACT));
}

gboolean
war_raider_is_in_contact (const WarSetup *setup, const WarState *state, guint unit)
{
  WarPosition centre = war_raider_get_centre (setup, state, unit);

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
          && ABS (cells[WAR_PIECE_X] - centre.x) < 2 * WAR_INCH
          && ABS (cells[WAR_PIECE_Y] - centre.y) < 2 * WAR_INCH
          && war_raider_touches (setup, state, unit, i))
        return TRUE;
    }

  return FALSE;
}

gboolean
war_raider_would_touch (const WarSetup *setup, const WarState *state, gint side,
                        const WarRaiderType *type, WarPosition centre)
{
  WarLength limit = war_raider_get_number (setup, WAR_RAIDER_CONTACT);

  if (war_raider_is_vehicle_branch (type->branch))
    return FALSE;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      const WarRaiderType *other;

      if (war_raider_get_side (setup, i) == side || !can_touch (setup, state, i))
        continue;
      other = war_raider_get_type (setup, state, i);
      if (war_raider_boxes_are_within (centre, war_raider_get_centre (setup, state, i),
                                       type->half_width + other->half_width,
                                       type->half_depth + other->half_depth, limit))
        return TRUE;
    }

  return FALSE;
}

/* Leaders ------------------------------------------------------------------------------------- */

gint
war_raider_get_leader (const WarSetup *setup, const WarState *state, guint unit)
{
  gint32 regiment = war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_REGIMENT];

  return regiment == WAR_NONE
           ? WAR_NONE
           : war_setup_peek_formation (setup, state, (guint) regiment)[WAR_RAIDER_REGIMENT_LEADER];
}

static gboolean
has_any_leader (const WarSetup *setup, const WarState *state, gint side)
{
  for (guint i = 0; i < war_raider_count_units (setup); i++)
    if (war_raider_get_side (setup, i) == side && war_raider_stands (setup, state, i)
        && war_raider_get_type (setup, state, i)->branch == WAR_RAIDER_LEADER)
      return TRUE;

  return FALSE;
}

/* raider.6.7, raider.R-14: regimental men alone are bound. */
gboolean
war_raider_is_led (const WarSetup *setup, const WarState *state, guint unit)
{
  gint leader;

  if (war_raider_get_type (setup, state, unit)->branch != WAR_RAIDER_SOLDIER)
    return TRUE;

  leader = war_raider_get_leader (setup, state, unit);
  if (leader == WAR_NONE || !war_raider_stands (setup, state, (guint) leader))
    return !has_any_leader (setup, state, war_raider_get_side (setup, unit));

  return war_raider_is_within (setup, state, unit, (guint) leader,
                               war_raider_get_type (setup, state, (guint) leader)->leads);
}

gint
war_raider_find_nearest_leader (const WarSetup *setup, const WarState *state, guint unit,
                                WarLength *distance)
{
  gint found = WAR_NONE;

  *distance = WAR_LENGTH_MAX;
  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      WarLength away;

      if (i == unit || war_raider_get_side (setup, i) != war_raider_get_side (setup, unit)
          || !war_raider_stands (setup, state, i)
          || war_raider_get_type (setup, state, i)->branch != WAR_RAIDER_LEADER)
        continue;
      away = war_raider_get_distance (setup, state, unit, i);
      if (away >= *distance)
        continue;
      *distance = away;
      found = (gint) i;
    }

  return found;
}

void
war_raider_join (WarContext *context, guint unit, gint regiment, const char *clause)
{
  war_context_get_piece (context, unit)[WAR_RAIDER_PIECE_REGIMENT] = regiment;
  war_context_tell (context, WAR_RAIDER_EVENT_JOINED, (gint) unit, WAR_NONE, clause, regiment + 1);
}

/* Counting ------------------------------------------------------------------------------------ */

/* Soldiers of a regiment that are left. */
guint
war_raider_count_men (const WarSetup *setup, const WarState *state, gint regiment)
{
  guint n = 0;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    n += war_setup_peek_piece (setup, state, i)[WAR_RAIDER_PIECE_REGIMENT] == regiment
         && war_raider_stands (setup, state, i)
         && war_raider_get_type (setup, state, i)->branch == WAR_RAIDER_SOLDIER;

  return n;
}

gint
war_raider_find_free (const WarSetup *setup, const WarState *state, guint first, guint n)
{
  for (guint i = first; i < first + n; i++)
    if (war_setup_peek_piece (setup, state, i)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_FREE)
      return (gint) i;

  return WAR_NONE;
}

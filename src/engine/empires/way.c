/* way.c: where a unit of End of Empires 1914 may go (empires.C-3, empires.C-14, empires.C-26)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

/* More than all rounding on a way adds up to. */
#define ROUNDING WAR_MILLIMETRE

void
war_empires_begin_march (WarMarch *march, const WarSetup *setup, const WarState *state, guint unit,
                         gboolean is_half)
{
  const WarEmpires *data = war_empires_get_data (setup);
  const WarEmpiresType *manner = war_empires_get_manner (setup, state, unit);
  gboolean is_slow = war_empires_is_prone_or_pinned (setup, state, unit);
  gint divisor = is_half ? 2 : 1;
  WarEmpiresBox area; /* it gets no farther than it may go, after a wheel about a corner */

  war_march_init (march, setup, state, unit);
  march->footing = &data->footing;
  march->scratch = war_empires_get_memo (setup)->scratch;
  march->manner = war_empires_get_gait (setup, state, unit);
  march->is_bent = war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_BENT] != 0;
  march->country = (is_slow ? manner->pinned : manner->country) / divisor;
  march->road = (is_slow ? manner->pinned : manner->road) / divisor;
  march->wheel_most = data->rules->numbers[WAR_EMPIRES_WHEEL_MOST] * WAR_HEADING_TURN / 360;
  area = war_empires_grow_box (
    war_empires_join_boxes (war_empires_get_box (&march->whole),
                            war_empires_look_up (setup, state)[unit].box),
    MAX (march->country, march->road) + march->whole.width + march->whole.depth
      + data->rules->numbers[WAR_EMPIRES_ENEMY_GAP] + ROUNDING);
  march->obstacles = war_empires_list_obstacles (setup, state, unit, &march->whole, &area);
}

gboolean
war_empires_refuse_distance (WarRefusal *refusal, WarWayReason reason, gboolean is_ground,
                             WarLength allowed, gint row)
{
  switch (reason)
    {
    case WAR_WAY_FIELD:
      return war_refuse (refusal, WAR_EMPIRES_REFUSAL_OFF_FIELD, "empires.C-26", allowed, 0);
    case WAR_WAY_ENEMY:
      return war_refuse (refusal, WAR_EMPIRES_REFUSAL_ENEMY, "empires.C-14", allowed, row);
    case WAR_WAY_FRIEND:
      return war_refuse (refusal, WAR_EMPIRES_REFUSAL_FRIEND, "empires.C-14", allowed, row);
    case WAR_WAY_MOST:
    case WAR_WAY_WALL:
    case WAR_WAY_LEAST:
    default:
      return is_ground
               ? war_refuse (refusal, WAR_EMPIRES_REFUSAL_GROUND, "empires.C-12", allowed, 0)
               : war_refuse (refusal, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2", allowed, 0);
    }
}

gboolean
war_empires_check_distance (const WarWay *way, gboolean is_ground, WarLength distance,
                            WarRefusal *refusal)
{
  WarDomain distances;
  WarWayReason reason;
  WarLength allowed;
  gint row;

  war_way_get_distances (way, &distances);
  if (war_domain_has (&distances, distance))
    return TRUE;
  if (distance < way->least)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NOTHING, NULL, 0, 0);

  reason = war_way_find_reason (way, distance, &row, &allowed);
  if (reason == WAR_WAY_MOST || reason == WAR_WAY_WALL || reason == WAR_WAY_LEAST)
    allowed = way->room;
  return war_empires_refuse_distance (refusal, reason, is_ground, allowed, row);
}

/* Whoever keeps off such bases, or is kept off by them, reaches into it. */
static WarEmpiresBox
get_area (const WarEmpires *data, const WarBase *bases, guint n_bases)
{
  WarEmpiresBox area = { 0 };

  for (guint i = 0; i < n_bases; i++)
    {
      WarEmpiresBox box = war_empires_get_box (&bases[i]);

      area = i == 0 ? box : war_empires_join_boxes (area, box);
    }
  return war_empires_grow_box (area, data->rules->numbers[WAR_EMPIRES_ENEMY_GAP] + ROUNDING);
}

gboolean
war_empires_has_room (const WarSetup *setup, const WarState *state, guint unit,
                      const WarBase *bases, guint n_bases, gboolean keeps_off, WarRefusal *refusal)
{
  const WarEmpires *data = war_empires_get_data (setup);
  WarBase whole = war_ranks_get_whole (setup, state, unit);
  WarEmpiresBox area = get_area (data, bases, n_bases);
  g_autoptr (GArray) obstacles
    = war_empires_list_obstacles (setup, state, unit, keeps_off ? &whole : NULL, &area);
  const WarMarch march = {
    .field = data->field,
    .footing = &data->footing,
    .scratch = war_empires_get_memo (setup)->scratch,
    .manner = war_empires_get_gait (setup, state, unit),
    .obstacles = obstacles,
  };
  gint piece, feature;

  return war_march_has_room (&march, bases, n_bases, &piece, &feature)
         || war_refuse (refusal, WAR_EMPIRES_REFUSAL_NO_ROOM, "empires.C-26", piece, feature);
}

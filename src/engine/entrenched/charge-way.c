/* charge-way.c: whether a charge can reach its target, and where it ends
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/melee.h"
#include "engine/entrenched/private.h"

/* Who measures on a table is not exact: a charge may be so much longer (entrenched.E-10). */
#define CHARGE_SLACK (WAR_MILLIMETRE / 2)

/* Whether the unit stands in the feature; whatever shelters it, it is in. */
static gboolean
is_in (const WarSetup *setup, const WarState *state, guint piece, guint feature)
{
  WarBase base = war_entrenched_get_base (setup, state, piece);

  return war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_INSIDE] == (gint32) feature
         || war_ground_feature_has (war_entrenched_get_data (setup)->ground, feature, base.centre);
}

/* Heavy terrain that the line goes through, or WAR_NONE. What the target stands in is none; what
 * the charger stands in is (E-9). */
static gint
find_heavy (const WarSetup *setup, const WarState *state, guint piece, guint target,
            WarPosition from, WarPosition to)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  const WarPassageScene scene = war_entrenched_get_passage_scene (setup);
  gint32 inside = war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_INSIDE];

  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].is_heavy
        && (inside == (gint32) i || war_ground_feature_meets_segment (data->ground, i, from, to))
        && !is_in (setup, state, target, i) && !war_passage_is_bridged (&scene, i, from, to))
      return (gint) i;

  return WAR_NONE;
}

/* Another unit that stands in the line, or WAR_NONE. */
static gint
find_base_in_way (const WarSetup *setup, const WarState *state, guint piece, guint target,
                  WarPosition from, WarPosition to)
{
  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (i != piece && i != target && war_entrenched_stands (setup, state, (gint) i))
      {
        WarBase base = war_entrenched_get_base (setup, state, i);

        if (war_contact_is_barred (&base, from, to))
          return (gint) i;
      }

  return WAR_NONE;
}

/* Shelters are among the obstacles: nobody enters one by charging (E-25). */
static WarAbutScene
make_scene (const WarSetup *setup, const GArray *obstacles)
{
  return (WarAbutScene){
    .field = war_entrenched_get_data (setup)->field,
    .obstacles = (const WarObstacle *) (void *) obstacles->data,
    .n_obstacles = obstacles->len,
  };
}

/* Out of a shelter it comes with a base of its own. */
gboolean
war_entrenched_find_edge (const WarSetup *setup, const WarState *state, guint piece, guint target,
                          WarBase *base, WarEdge *edge)
{
  g_autoptr (GArray) obstacles = war_entrenched_list_obstacles (setup, state, piece, 0, NULL);
  const WarAbutScene scene = make_scene (setup, obstacles);
  WarBase now = war_entrenched_get_base (setup, state, piece);
  WarBase charger = war_entrenched_place_base (setup, piece, now.centre, now.heading);
  WarBase charged = war_entrenched_get_base (setup, state, target);

  return war_abut_find (&scene, &charger, &charged, base, edge);
}

gboolean
war_entrenched_find_stop (const WarSetup *setup, const WarState *state, guint piece,
                          const WarSweep *sweep, WarLength *distance, WarBase *base)
{
  g_autoptr (GArray) obstacles = war_entrenched_list_obstacles (setup, state, piece, 0, NULL);
  const WarAbutScene scene = make_scene (setup, obstacles);

  return war_abut_find_stop (&scene, sweep, distance, base);
}

/* Whether the target can be reached: entrenched.7.1, entrenched.7.2, E-9, E-10. */
gboolean
war_entrenched_check_charge_way (const WarSetup *setup, const WarState *state, guint piece,
                                 guint target, WarRefusal *refusal)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  WarLength reach = data->rules->numbers[WAR_ENTRENCHED_CHARGE];
  WarBase charger = war_entrenched_get_base (setup, state, piece);
  WarBase charged = war_entrenched_get_base (setup, state, target);
  WarPosition from, to;
  WarBase base;
  WarEdge edge;
  gint obstacle;

  if (!war_base_is_within (&charger, &charged, reach + CHARGE_SLACK))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, "entrenched.7.1",
                       war_base_get_distance (&charger, &charged), reach);

  war_contact_find_line (&charger, &charged, &from, &to);
  obstacle = find_heavy (setup, state, piece, target, from, to);
  if (obstacle != WAR_NONE)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_HEAVY, "entrenched.7.2", obstacle, 0);

  obstacle = find_base_in_way (setup, state, piece, target, from, to);
  if (obstacle != WAR_NONE)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_BASE_IN_WAY, "entrenched.E-10", obstacle, 0);
  if (!war_entrenched_find_edge (setup, state, piece, target, &base, &edge))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_EDGE, "entrenched.E-10", 0, 0);

  return TRUE;
}

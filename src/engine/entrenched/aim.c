/* aim.c: weapons that are aimed at points
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/entrenched/shell.h"

/* The arguments of these orders. */
enum
{
  WEAPON,
  HEADING,
  DISTANCE,
};

WarPosition
war_entrenched_get_aim (const WarSetup *setup, const WarState *state, guint piece,
                        WarHeading heading, WarLength distance)
{
  return war_position_step (war_entrenched_get_base (setup, state, piece).centre, heading,
                            distance);
}

/* What the unit aims with its weapon. */
static WarAim
get_aim (const WarSetup *setup, const WarState *state, guint piece, guint weapon)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  const WarEntrenchedWeapon *used = war_entrenched_get_weapon (setup, piece, weapon);

  return (WarAim){
    .scene = war_entrenched_get_scene (setup),
    .field = data->field,
    .features = war_entrenched_get_memo (setup)->near_features,
    .base = war_entrenched_get_base (setup, state, piece),
    .range = used->range,
    .minimum_range = used->minimum_range,
    .needs_sight = !used->indirect,
  };
}

static const WarDomain *
get_distances (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
               WarHeading heading, WarLength limit)
{
  const WarAim aim = get_aim (setup, state, piece, weapon);

  return war_aim_recall_distances (&war_entrenched_get_memo (setup)->aim, &aim, heading, limit);
}

gboolean
war_entrenched_find_aims (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
                          WarHeading heading, WarDomain *distances)
{
  *distances = *get_distances (setup, state, piece, weapon, heading, WAR_LENGTH_MAX);
  return distances->n_ranges > 0;
}

gboolean
war_entrenched_may_aim (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
                        WarHeading heading, WarLength distance)
{
  return war_domain_has (get_distances (setup, state, piece, weapon, heading, distance), distance);
}

gboolean
war_entrenched_reaches (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
                        WarHeading heading, WarLength distance)
{
  const WarAim aim = get_aim (setup, state, piece, weapon);

  return war_aim_reaches (&aim, heading, distance);
}

/* Refuses an aim that is not among the distances that are allowed, and says why. The last reason
 * may stand for more ranges than a domain holds. */
static gboolean
refuse_aim (const WarSetup *setup, const WarState *state, const WarOrder *order,
            WarRefusal *refusal)
{
  const WarField *field = war_entrenched_get_data (setup)->field;
  guint piece = (guint) order->actor;
  const WarEntrenchedWeapon *weapon
    = war_entrenched_get_weapon (setup, piece, (guint) order->arguments[WEAPON]);
  WarSightScene scene = war_entrenched_get_scene (setup);
  WarBase base = war_entrenched_get_base (setup, state, piece);
  WarPosition point = war_entrenched_get_aim (
    setup, state, piece, (WarHeading) order->arguments[HEADING], order->arguments[DISTANCE]);
  WarLength range = war_base_get_position_distance (&base, point);
  WarSightLine line;

  if (!war_field_has_position (field, point))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_POINT_OFF_FIELD, "entrenched.E-7", 0, 0);
  if (!war_entrenched_check_range (weapon, range, "entrenched.E-7", refusal))
    return FALSE;

  war_sight_reaches (&scene, &base, point, &line);
  return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_SIGHT, "entrenched.E-7", line.feature, 0);
}

static WarEntrenchedWeaponKind
get_kind (guint order_kind)
{
  return order_kind == WAR_ENTRENCHED_ORDER_RELEASE ? WAR_ENTRENCHED_GAS_WEAPON
                                                    : WAR_ENTRENCHED_TEMPLATE_WEAPON;
}

gboolean
war_entrenched_check_aim (const WarSetup *setup, const WarState *state, const WarOrder *order,
                          guint piece, WarRefusal *refusal)
{
  WarEntrenchedWeaponKind kind = get_kind (order->kind);
  gint32 heading = order->arguments[HEADING], distance = order->arguments[DISTANCE];

  if (heading < 0 || heading >= WAR_HEADING_TURN || distance > WAR_LENGTH_MAX)
    return war_refuse_malformed (refusal);
  if (distance < 0)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TOO_SHORT, "entrenched.5.2", 0, 0);
  if (!war_entrenched_check_arms (setup, piece, kind, refusal)
      || !war_entrenched_check_shooter (setup, state, piece, refusal)
      || !war_entrenched_check_weapon (setup, state, piece, order->arguments[WEAPON], kind,
                                       refusal))
    return FALSE;

  return war_entrenched_may_aim (setup, state, piece, (guint) order->arguments[WEAPON],
                                 (WarHeading) heading, distance)
         || refuse_aim (setup, state, order, refusal);
}

/* Some point can always be aimed at, at least at the unit's own feet, unless there is a minimum
 * range; then a heading may have none. */
gboolean
war_entrenched_offer_aim (const WarSetup *setup, const WarState *state, guint kind, gint seat,
                          guint piece, WarOption *option)
{
  gint32 n_weapons = (gint32) war_entrenched_get_type (setup, piece)->n_weapons;

  if (!war_entrenched_check_shooter (setup, state, piece, NULL))
    return FALSE;

  for (gint32 i = 0; i < n_weapons; i++)
    if (war_entrenched_check_weapon (setup, state, piece, i, get_kind (kind), NULL))
      war_domain_add (&option->arguments[WEAPON], i, i);

  war_domain_add (&option->arguments[HEADING], 0, WAR_HEADING_TURN - 1);
  return option->arguments[WEAPON].n_ranges > 0;
}

gboolean
war_entrenched_narrow_aim (const WarSetup *setup, const WarState *state, const WarOrder *order,
                           guint n, guint piece, WarOption *option)
{
  return n != DISTANCE
         || war_entrenched_find_aims (setup, state, piece, (guint) order->arguments[WEAPON],
                                      (WarHeading) order->arguments[HEADING],
                                      &option->arguments[DISTANCE]);
}

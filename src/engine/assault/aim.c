/* aim.c: who may fire at whom in Trench Assault, and with what (assault.6.5, assault.A-13)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

/* assault.A-3; a tank that nothing protects is a target in the open (assault.A-22). */
WarAssaultRow
war_assault_get_row (const WarSetup *setup, const WarState *state, guint target)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, target);

  if (war_assault_get_type (setup, target)->branch != WAR_ASSAULT_TANK
      && war_assault_recall_cover (setup, state, target))
    return WAR_ASSAULT_ROW_COVERED;

  return cells[WAR_ASSAULT_PIECE_PINNED] != 0 || cells[WAR_ASSAULT_PIECE_MOVED] == 0
           ? WAR_ASSAULT_ROW_STILL
           : WAR_ASSAULT_ROW_MOVING;
}

/* Whether it has come where assault.A-15 sends it. */
static gboolean
has_got_away (const WarSetup *setup, const WarState *state, guint unit)
{
  gint trench = war_assault_find_trench (setup, war_assault_get_centre (setup, state, unit));

  return trench
         == (war_assault_get_unit (setup, unit)->side == WAR_ASSAULT_ATTACKERS
               ? WAR_ASSAULT_START_TRENCH
               : WAR_ASSAULT_SECOND_LINE);
}

gboolean
war_assault_may_fire (const WarSetup *setup, const WarState *state, guint unit, WarRefusal *refusal)
{
  const WarAssaultType *type = war_assault_get_type (setup, unit);

  if (type->shots[WAR_ASSAULT_ROW_MOVING] + type->shots[WAR_ASSAULT_ROW_STILL]
        + type->shots[WAR_ASSAULT_ROW_COVERED]
      == 0)
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_NEVER, "assault.A-21", (gint32) unit, 0);
  if (!war_assault_stands (setup, state, unit))
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_NOT_ON_FIELD, "assault.A-18", (gint32) unit, 0);
  if (war_assault_get_morale (setup, state, unit) == WAR_ASSAULT_DEMORALISED
      && !war_assault_is_pinned (setup, state, unit) && !has_got_away (setup, state, unit))
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_DEMORALISED, "assault.A-14", (gint32) unit, 0);
  if (war_setup_is_amended (setup, WAR_ASSAULT_AMENDMENT_CLOSE_FIRE)
      && type->branch != WAR_ASSAULT_TANK && war_assault_is_close (setup, state, unit))
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_CLOSE, "assault.A-14", (gint32) unit, 0);

  return TRUE;
}

static WarAssaultLook
look_at (const WarSetup *setup, const WarState *state, guint unit, guint target)
{
  WarAssaultLook look;
  WarSightScene scene = war_assault_make_scene (setup);
  WarBase firer, base;
  WarSight sight;

  if (war_assault_recall_look (setup, state, unit, target, &look))
    return look;

  firer = war_assault_get_base (setup, state, unit);
  base = war_assault_get_base (setup, state, target);
  sight = war_sight_look (&scene, &firer, &base);
  look = (WarAssaultLook){
    .feature = sight.lines[0].feature,
    .is_seen = sight.n_clear > 0,
    .is_near = war_assault_is_within (setup, state, unit, target,
                                      war_assault_get_number (setup, WAR_ASSAULT_NEAR)),
  };
  war_assault_remember_look (setup, state, unit, target, &look);
  return look;
}

gboolean
war_assault_take_aim (const WarSetup *setup, const WarState *state, guint unit, guint target,
                      WarAssaultAim *aim, WarRefusal *refusal)
{
  const WarAssaultType *type = war_assault_get_type (setup, unit);
  WarAssaultLook look;

  *aim = (WarAssaultAim){ 0 };
  if (!war_assault_is_enemy (setup, unit, target) || !war_assault_stands (setup, state, target))
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_TARGET, "assault.A-13", (gint32) target, 0);
  if (war_assault_get_type (setup, target)->is_armoured
      && war_setup_is_amended (setup, WAR_ASSAULT_AMENDMENT_TANKS))
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_ARMOURED, "assault.A-22", (gint32) target, 0);

  aim->row = war_assault_get_row (setup, state, target);
  aim->shots = type->shots[aim->row];
  if (aim->shots == 0)
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_NO_SHOT, "assault.6.5", (gint32) target,
                       (gint32) aim->row);
  look = look_at (setup, state, unit, target);
  aim->is_far = !look.is_near;
  if (!look.is_seen)
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_NOT_SEEN, "assault.A-1", (gint32) target,
                       look.feature);

  return TRUE;
}

gboolean
war_assault_could_fire (const WarSetup *setup, const WarState *state, gint seat)
{
  WarAssaultAim aim;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      if (war_assault_get_unit (setup, i)->seat != seat
          || !war_assault_may_fire (setup, state, i, NULL))
        continue;
      for (guint j = 0; j < war_assault_count_units (setup); j++)
        if (war_assault_take_aim (setup, state, i, j, &aim, NULL))
          return TRUE;
    }

  return FALSE;
}

WarAssaultEffect
war_assault_get_effect (const WarSetup *setup, gboolean is_far, gint die)
{
  return (WarAssaultEffect) war_assault_look_up_die (
    setup, WAR_ASSAULT_TABLE_SHOT, die, is_far ? WAR_ASSAULT_SHOT_FAR : WAR_ASSAULT_SHOT_NEAR);
}

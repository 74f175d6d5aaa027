/* looks.c: sights between bases that were looked at before
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/looks.h"

static guint
get_place (const WarBase *from, const WarBase *to)
{
  guint32 mixed = (guint32) from->centre.x;

  mixed = mixed * 0x9e3779b1u + (guint32) from->centre.y;
  mixed = mixed * 0x9e3779b1u + (guint32) to->centre.x;
  mixed = mixed * 0x9e3779b1u + (guint32) to->centre.y;
  return (mixed * 0x9e3779b1u >> 16) % WAR_LOOKS_MAX;
}

WarSight
war_looks_look (WarLooks *looks, const WarSightScene *scene, const WarBase *from, const WarBase *to)
{
  guint place = get_place (from, to);

  if (!war_base_is_same (&looks->items[place].from, from)
      || !war_base_is_same (&looks->items[place].to, to))
    {
      looks->items[place].from = *from;
      looks->items[place].to = *to;
      looks->items[place].sight = war_sight_look (scene, from, to);
    }

  return looks->items[place].sight;
}

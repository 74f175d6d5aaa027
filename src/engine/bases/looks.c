/* looks.c: sights between bases that were looked at before
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/looks.h"

#include "engine/game/foresight.h"

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

/* From the middle to the middle and to the corners. */
void
war_sight_foresee (const WarSight *sight, const WarBase *from, const WarBase *to,
                   WarForesight *foresight)
{
  for (guint i = 0; i < WAR_SIGHT_N_LINES; i++)
    {
      WarForeseenLine *line = war_foresight_add_line (foresight, from->centre,
                                                      i == 0 ? to->centre : to->corners[i - 1]);

      line->feature = sight->lines[i].feature;
      line->is_blocked = line->feature != WAR_NONE;
    }
}

void
war_sight_foresee_line (const WarSightScene *scene, const WarBase *from, WarPosition position,
                        WarForesight *foresight)
{
  WarForeseenLine *line = war_foresight_add_line (foresight, from->centre, position);
  WarSightLine found;

  line->is_blocked = !war_sight_reaches (scene, from, position, &found);
  line->feature = found.feature;
}

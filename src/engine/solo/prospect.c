/* prospect.c: what a move is worth that checks may stop on its way
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/prospect.h"

void
war_prospect_look (WarProspect *prospect, const WarPassageScene *scene, WarPosition from,
                   WarHeading heading, WarLength length)
{
  guint n_hits;

  prospect->effects = scene->effects;
  prospect->from = from;
  prospect->to = war_position_step (from, heading, length);
  prospect->length = length;
  n_hits = war_ground_find_hits (scene->ground, scene->scratch, scene->terrains, from, prospect->to,
                                 prospect->hits, WAR_PROSPECT_MAX_HITS);
  prospect->n_hits = MIN (n_hits, WAR_PROSPECT_MAX_HITS);
}

gint64
war_prospect_get_chance (const WarProspect *prospect, WarLength distance)
{
  gint64 x = prospect->to.x - prospect->from.x, y = prospect->to.y - prospect->from.y;
  guint64 square = (guint64) (x * x + y * y);
  gint64 chance = WAR_PROSPECT_CERTAIN;

  for (guint i = 0; i < prospect->n_hits; i++)
    {
      const WarGroundHit *hit = &prospect->hits[i];
      const WarPassageEffect *effect = &prospect->effects[hit->feature];

      if (effect->kind != 0 && hit->entry.numerator > 0
          && (distance == prospect->length
              || war_fraction_of_root_down (hit->entry, square) < distance))
        chance = chance * (7 - effect->need) / 6;
    }

  return chance;
}

gint32
war_prospect_weigh (gint32 worth, gint32 stay, gint64 chance)
{
  return (gint32) (stay + ((gint64) worth - stay) * chance / WAR_PROSPECT_CERTAIN);
}

gint32
war_prospect_find_least (gint32 best, gint32 stay, gint64 chance)
{
  gint64 least;

  if (best < stay)
    return G_MININT32;
  if (chance <= 0)
    return G_MAXINT32;

  least = stay + (((gint64) best - stay + 1) * WAR_PROSPECT_CERTAIN - 1) / chance;
  return (gint32) MIN (least, G_MAXINT32);
}

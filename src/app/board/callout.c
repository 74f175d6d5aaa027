/* callout.c: where words lie that say something about two places and what is between them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/callout.h"

/* How many of the places along the line a rectangle covers, or comes so near to. */
static guint
count_covered (const graphene_rect_t *rect, graphene_point_t from, graphene_point_t to, float reach)
{
  const guint n_places = 32;
  guint n = 0;
  graphene_rect_t around = *rect;

  graphene_rect_inset (&around, -reach, -reach);
  for (guint i = 0; i <= n_places; i++)
    {
      graphene_point_t place;

      graphene_point_interpolate (&from, &to, (double) i / n_places, &place);
      n += graphene_rect_contains_point (&around, &place) ? 1 : 0;
    }

  return n;
}

graphene_rect_t
duck_callout_place (const graphene_rect_t *sight, graphene_point_t from, graphene_point_t to,
                    float width, float height, float reach, float away)
{
  float gap = away + reach;
  float left = sight->origin.x, right = MAX (left + sight->size.width - width, left);
  float top = sight->origin.y, bottom = MAX (top + sight->size.height - height, top);
  const graphene_point_t corners[] = {
    { to.x + gap, to.y - height / 2 },
    { to.x - gap - width, to.y - height / 2 },
    { to.x - width / 2, to.y + gap },
    { to.x - width / 2, to.y - gap - height },
    { right, bottom },
    { left, bottom },
    { right, top },
    { left, top },
  };
  graphene_rect_t best;
  guint least = G_MAXUINT;

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      const graphene_rect_t rect = GRAPHENE_RECT_INIT (
        CLAMP (corners[i].x, left, right), CLAMP (corners[i].y, top, bottom), width, height);
      guint n_covered = count_covered (&rect, from, to, reach);

      if (n_covered < least)
        {
          best = rect;
          least = n_covered;
        }
    }

  return best;
}

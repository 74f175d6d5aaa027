/* abut.c: a base laid along an edge of another
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/abut.h"

static gboolean
is_on_field (const WarAbutScene *scene, const WarBase *base)
{
  return war_base_is_on_field (base, scene->field->width, scene->field->depth);
}

/* What the base would stand on; NULL: nothing. */
static const WarBase *
find_blocker (const WarAbutScene *scene, const WarBase *base)
{
  for (guint i = 0; i < scene->n_obstacles; i++)
    if (war_base_overlaps (base, &scene->obstacles[i].base))
      return &scene->obstacles[i].base;

  return NULL;
}

/* A base's place along an edge of the target: how far its centre is to the right of the edge's
 * middle, as one sees it who looks out over the edge. */
typedef struct
{
  const WarAbutScene *scene;
  const WarBase *charger, *target;
  WarEdge edge;
  WarLength away; /* from centre to centre, straight out */
  WarLength reach; /* so far it may be to either side: half of the shorter edge then touches */
} Slide;

static WarBase
place_along (const Slide *slide, WarLength along)
{
  WarHeading outwards = war_base_get_edge_heading (slide->target, slide->edge);

  return war_base_place (war_position_offset (slide->target->centre, outwards, along, slide->away),
                         war_heading_add (outwards, WAR_HEADING_TURN / 2), slide->charger->width,
                         slide->charger->depth);
}

/* The inverse of place_along(), to a unit. */
static WarLength
find_along (const Slide *slide, const WarBase *base)
{
  WarHeading outwards = war_base_get_edge_heading (slide->target, slide->edge);
  gint64 x = (gint64) base->centre.x - slide->target->centre.x;
  gint64 y = (gint64) base->centre.y - slide->target->centre.y;
  gint64 right = x * war_heading_cosine (outwards) + y * war_heading_sine (outwards);

  right = (right + (right < 0 ? -WAR_SINE_ONE : WAR_SINE_ONE) / 2) / WAR_SINE_ONE;
  return CLAMP ((WarLength) right, -slide->reach, slide->reach);
}

/* What the base has to keep clear of: another one or, without one, a border of the field. */
typedef struct
{
  const WarBase *base;
  WarEdge border; /* the field looks up */
} Bar;

static gboolean
is_clear (const Slide *slide, const Bar *bar, WarLength along)
{
  const WarField *field = slide->scene->field;
  WarBase base = place_along (slide, along);

  if (bar->base != NULL)
    return !war_base_overlaps (&base, bar->base);

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarPosition corner = base.corners[i];

      if ((bar->border == WAR_EDGE_FRONT && corner.y < 0)
          || (bar->border == WAR_EDGE_RIGHT && corner.x > field->width)
          || (bar->border == WAR_EDGE_REAR && corner.y > field->depth)
          || (bar->border == WAR_EDGE_LEFT && corner.x < 0))
        return FALSE;
    }

  return TRUE;
}

/* The place next to those that are blocked, on the way to one that is clear. As everything is
 * convex, all from there on are clear too. */
static WarLength
find_clear (const Slide *slide, const Bar *bar, WarLength blocked, WarLength clear)
{
  while (ABS (clear - blocked) > 1)
    {
      WarLength middle = blocked + (clear - blocked) / 2;

      if (is_clear (slide, bar, middle))
        clear = middle;
      else
        blocked = middle;
    }

  return clear;
}

/* The places from *low to *high that are on the field; FALSE if none is. */
static gboolean
clip (const Slide *slide, WarLength *low, WarLength *high)
{
  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      const Bar border = { NULL, i };
      gboolean is_low_clear = is_clear (slide, &border, *low);
      gboolean is_high_clear = is_clear (slide, &border, *high);

      if (!is_low_clear && !is_high_clear)
        return FALSE;
      if (!is_low_clear)
        *low = find_clear (slide, &border, *low, *high);
      if (!is_high_clear)
        *high = find_clear (slide, &border, *high, *low);
    }

  return TRUE;
}

/* Slides to the end until there is room. */
static gboolean
find_room (const Slide *slide, WarLength end, WarLength *along)
{
  for (;;)
    {
      WarBase base = place_along (slide, *along);
      const Bar blocker = { find_blocker (slide->scene, &base), WAR_EDGE_FRONT };

      if (blocker.base == NULL)
        return is_on_field (slide->scene, &base);
      if (!is_clear (slide, &blocker, end))
        return FALSE;

      *along = find_clear (slide, &blocker, *along, end);
    }
}

/* The place along the edge that is nearest to where the line between the centres crosses it, among
 * those with room. */
static gboolean
lay (const Slide *slide, WarBase *base)
{
  WarBase ideal = war_base_lay_against (slide->charger, slide->target, slide->edge);
  WarLength best = find_along (slide, &ideal), low = -slide->reach, high = slide->reach;
  WarLength left, right;
  gboolean has_left, has_right;

  if (!clip (slide, &low, &high))
    return FALSE;

  best = left = right = CLAMP (best, low, high);
  has_left = find_room (slide, low, &left);
  has_right = (has_left && left == best) || find_room (slide, high, &right);
  if (!has_left && !has_right)
    return FALSE;

  *base
    = place_along (slide, has_left && (!has_right || best - left <= right - best) ? left : right);
  return TRUE;
}

gboolean
war_abut_find (const WarAbutScene *scene, const WarBase *charger, const WarBase *target,
               WarBase *base, WarEdge *edge)
{
  WarEdge edges[WAR_N_EDGES];

  war_base_order_edges (target, charger->centre, edges);
  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      gboolean is_across = edges[i] == WAR_EDGE_FRONT || edges[i] == WAR_EDGE_REAR;
      const Slide slide = {
        .scene = scene,
        .charger = charger,
        .target = target,
        .edge = edges[i],
        .away = ((is_across ? target->depth : target->width) + charger->depth) / 2,
        .reach = MAX (is_across ? target->width : target->depth, charger->width) / 2,
      };

      *edge = edges[i];
      if (lay (&slide, base))
        return TRUE;
    }

  return FALSE;
}

gboolean
war_abut_find_stop (const WarAbutScene *scene, const WarSweep *sweep, WarLength *distance,
                    WarBase *base)
{
  const WarBase *blocker;

  if (*distance < 0)
    return FALSE;

  *base = war_sweep_place (sweep, *distance);
  while ((blocker = find_blocker (scene, base)) != NULL)
    {
      WarLength room = war_sweep_get_room (sweep, blocker, 0);

      if (room < 0 || *distance == 0)
        return FALSE;

      *distance = MIN (room, *distance - 1);
      *base = war_sweep_place (sweep, *distance);
    }

  return is_on_field (scene, base);
}

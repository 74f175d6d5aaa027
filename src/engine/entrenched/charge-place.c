/* charge-place.c: where a charge ends
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

static gboolean
is_on_field (const WarSetup *setup, const WarBase *base)
{
  const WarField *field = war_entrenched_get_data (setup)->field;

  return war_base_is_on_field (base, field->width, field->depth);
}

/* Another unit's base that the base would stand on, or a shelter, which nobody enters by charging
 * (E-25). FALSE if there is none. */
static gboolean
find_blocker (const WarSetup *setup, const WarState *state, guint piece, const WarBase *base,
              WarBase *blocker)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  for (guint i = 0; i < data->units->len; i++)
    if (i != piece && war_entrenched_stands (setup, state, (gint) i))
      {
        *blocker = war_entrenched_get_base (setup, state, i);
        if (war_base_overlaps (base, blocker))
          return TRUE;
      }

  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].is_shelter)
      {
        *blocker = data->features[i].shelter;
        if (war_base_overlaps (base, blocker))
          return TRUE;
      }

  return FALSE;
}

/* Along an edge ------------------------------------------------------------------------------- */

/* A charger's place along an edge of the target: how far its centre is to the right of the edge's
 * middle, as one sees it who looks out over the edge. */
typedef struct
{
  const WarSetup *setup;
  const WarState *state;
  guint piece;
  const WarBase *charged;
  WarEdge edge;
  WarLength away; /* from centre to centre, straight out */
  WarLength reach; /* so far it may be to either side: half of the shorter edge then touches */
} Slide;

static WarBase
place_along (const Slide *slide, WarLength along)
{
  WarHeading outwards = war_base_get_edge_heading (slide->charged, slide->edge);

  return war_entrenched_place_base (
    slide->setup, slide->piece,
    war_position_offset (slide->charged->centre, outwards, along, slide->away),
    war_heading_add (outwards, WAR_HEADING_TURN / 2));
}

/* The inverse of place_along(), to a unit. */
static WarLength
find_along (const Slide *slide, const WarBase *base)
{
  WarHeading outwards = war_base_get_edge_heading (slide->charged, slide->edge);
  gint64 x = (gint64) base->centre.x - slide->charged->centre.x;
  gint64 y = (gint64) base->centre.y - slide->charged->centre.y;
  gint64 right = x * war_heading_cosine (outwards) + y * war_heading_sine (outwards);

  right = (right + (right < 0 ? -WAR_SINE_ONE : WAR_SINE_ONE) / 2) / WAR_SINE_ONE;
  return CLAMP ((WarLength) right, -slide->reach, slide->reach);
}

/* What a charger has to keep clear of: another base or, without one, a border of the field. */
typedef struct
{
  const WarBase *base;
  WarEdge border; /* the field looks up */
} Obstacle;

static gboolean
is_clear (const Slide *slide, const Obstacle *obstacle, WarLength along)
{
  const WarField *field = war_entrenched_get_data (slide->setup)->field;
  WarBase base = place_along (slide, along);

  if (obstacle->base != NULL)
    return !war_base_overlaps (&base, obstacle->base);

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarPosition corner = base.corners[i];

      if ((obstacle->border == WAR_EDGE_FRONT && corner.y < 0)
          || (obstacle->border == WAR_EDGE_RIGHT && corner.x > field->width)
          || (obstacle->border == WAR_EDGE_REAR && corner.y > field->depth)
          || (obstacle->border == WAR_EDGE_LEFT && corner.x < 0))
        return FALSE;
    }

  return TRUE;
}

/* The place next to those that are blocked, on the way to one that is clear. As everything is
 * convex, all from there on are clear too. */
static WarLength
find_clear (const Slide *slide, const Obstacle *obstacle, WarLength blocked, WarLength clear)
{
  while (ABS (clear - blocked) > 1)
    {
      WarLength middle = blocked + (clear - blocked) / 2;

      if (is_clear (slide, obstacle, middle))
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
      const Obstacle border = { NULL, i };
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
      WarBase base = place_along (slide, *along), other;
      const Obstacle blocker = { &other, WAR_EDGE_FRONT };

      if (!find_blocker (slide->setup, slide->state, slide->piece, &base, &other))
        return is_on_field (slide->setup, &base);
      if (!is_clear (slide, &blocker, end))
        return FALSE;

      *along = find_clear (slide, &blocker, *along, end);
    }
}

/* entrenched.E-10: the place along the edge that is nearest to where the line between the centres
 * crosses it, among those with room. */
static gboolean
lay (const Slide *slide, const WarBase *charger, WarBase *base)
{
  WarBase ideal = war_base_lay_against (charger, slide->charged, slide->edge);
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
war_entrenched_find_edge (const WarSetup *setup, const WarState *state, guint piece, guint target,
                          WarBase *base, WarEdge *edge)
{
  WarBase charger = war_entrenched_get_base (setup, state, piece);
  WarBase charged = war_entrenched_get_base (setup, state, target);
  WarEdge edges[WAR_N_EDGES];

  /* Out of a shelter it would come with a base of its own. */
  charger = war_entrenched_place_base (setup, piece, charger.centre, charger.heading);
  war_base_order_edges (&charged, charger.centre, edges);
  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      gboolean is_across = edges[i] == WAR_EDGE_FRONT || edges[i] == WAR_EDGE_REAR;
      Slide slide = {
        .setup = setup,
        .state = state,
        .piece = piece,
        .charged = &charged,
        .edge = edges[i],
        .away = ((is_across ? charged.depth : charged.width) + charger.depth) / 2,
        .reach = MAX (is_across ? charged.width : charged.depth, charger.width) / 2,
      };

      *edge = edges[i];
      if (lay (&slide, &charger, base))
        return TRUE;
    }

  return FALSE;
}

/* Stopped ------------------------------------------------------------------------------------- */

gboolean
war_entrenched_find_stop (const WarSetup *setup, const WarState *state, guint piece,
                          const WarSweep *sweep, WarLength *distance, WarBase *base)
{
  WarBase blocker;

  if (*distance < 0)
    return FALSE;

  *base = war_sweep_place (sweep, *distance);
  while (find_blocker (setup, state, piece, base, &blocker))
    {
      WarLength room = war_sweep_get_room (sweep, &blocker, 0);

      if (room < 0 || *distance == 0)
        return FALSE;

      *distance = MIN (room, *distance - 1);
      *base = war_sweep_place (sweep, *distance);
    }

  return is_on_field (setup, base);
}

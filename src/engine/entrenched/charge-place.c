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

/* Whether the base is clear of the blocker, or, without one, on the field. */
static gboolean
is_clear (const Slide *slide, const WarBase *base, const WarBase *blocker)
{
  return blocker != NULL ? !war_base_overlaps (base, blocker) : is_on_field (slide->setup, base);
}

/* The nearest place on the way to the end that is clear of what is in the way at *along. As all is
 * convex it is clear from there on if it is at the end. */
static gboolean
pass (const Slide *slide, WarLength end, const WarBase *blocker, WarLength *along)
{
  WarLength blocked = *along, clear = end;
  WarBase base = place_along (slide, end);

  if (!is_clear (slide, &base, blocker))
    return FALSE;

  while (ABS (clear - blocked) > 1)
    {
      WarLength middle = blocked + (clear - blocked) / 2;

      base = place_along (slide, middle);
      if (is_clear (slide, &base, blocker))
        clear = middle;
      else
        blocked = middle;
    }

  *along = clear;
  return TRUE;
}

/* Slides to the end until there is room. */
static gboolean
find_room (const Slide *slide, WarLength end, WarLength *along)
{
  for (;;)
    {
      WarBase base = place_along (slide, *along), blocker;
      gboolean is_blocked
        = find_blocker (slide->setup, slide->state, slide->piece, &base, &blocker);

      if (!is_blocked && is_on_field (slide->setup, &base))
        return TRUE;
      if (!pass (slide, end, is_blocked ? &blocker : NULL, along))
        return FALSE;
    }
}

/* entrenched.E-10: the place along the edge that is nearest to where the line between the centres
 * crosses it, among those with room. */
static gboolean
lay (const Slide *slide, const WarBase *charger, WarBase *base)
{
  WarBase ideal = war_base_lay_against (charger, slide->charged, slide->edge);
  WarLength best = find_along (slide, &ideal), left = best, right = best;
  gboolean has_left = find_room (slide, -slide->reach, &left);
  gboolean has_right = (has_left && left == best) || find_room (slide, slide->reach, &right);

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

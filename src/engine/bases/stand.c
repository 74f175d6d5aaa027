/* stand.c: where a base may stand that comes onto the field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/stand.h"

#include "engine/game/state.h"

/* How finely an area is searched. A base turned by half stands on the same ground. */
#define SEARCH_STEP (10 * WAR_MILLIMETRE)
#define N_SEARCH_HEADINGS 8

#define MAX_FEATURES 128

WarStandArea
war_stand_get_area (const WarShape *shape)
{
  WarStandArea area = { .shape = shape };

  war_shape_get_bounds (shape, &area.minimum, &area.maximum);
  return area;
}

WarStandArea
war_stand_get_strip (const WarField *field, WarFieldEdge edge, WarLength depth)
{
  WarStandArea strip = { .maximum = { field->width, field->depth } };

  if (edge == WAR_FIELD_EDGE_NORTH)
    strip.maximum.y = MIN (depth, strip.maximum.y);
  else if (edge == WAR_FIELD_EDGE_EAST)
    strip.minimum.x = MAX (strip.maximum.x - depth, 0);
  else if (edge == WAR_FIELD_EDGE_SOUTH)
    strip.minimum.y = MAX (strip.maximum.y - depth, 0);
  else
    strip.maximum.x = MIN (depth, strip.maximum.x);

  return strip;
}

static gboolean
is_in_shape (const WarShape *shape, const WarBase *base)
{
  const GArray *vertices = shape->vertices;

  return war_base_is_in_polygon (base, (const WarPosition *) (void *) vertices->data,
                                 vertices->len);
}

static gboolean
is_in_bounds (const WarStandArea *area, const WarBase *base)
{
  const WarPosition corners[] = {
    area->minimum,
    { area->maximum.x, area->minimum.y },
    area->maximum,
    { area->minimum.x, area->maximum.y },
  };

  return war_base_is_in_polygon (base, corners, G_N_ELEMENTS (corners));
}

/* Whether the base stands wholly in the area, and on the field. */
static gboolean
is_in_area (const WarStandScene *scene, const WarBase *base)
{
  const WarStandArea *area = &scene->area;

  return war_stand_may_have (area, base->centre)
         && war_base_is_on_field (base, scene->field->width, scene->field->depth)
         && (area->shape != NULL ? is_in_shape (area->shape, base) : is_in_bounds (area, base));
}

/* The feature across whose solid edges the base would stand; or WAR_NONE. */
static gint
find_solid (const WarStandScene *scene, const WarBase *base)
{
  guint features[MAX_FEATURES];
  guint n_features
    = war_ground_find_meeting (scene->ground, scene->scratch, scene->solid_terrains, base->corners,
                               WAR_N_EDGES, features, G_N_ELEMENTS (features));

  for (guint i = 0; i < MIN (n_features, G_N_ELEMENTS (features)); i++)
    if (scene->is_solid[features[i]]
        && war_ground_feature_has_edge_in (scene->ground, features[i], base->corners, WAR_N_EDGES))
      return (gint) features[i];

  return WAR_NONE;
}

WarStandReason
war_stand_find_reason (const WarStandScene *scene, const WarBase *base, gint *row)
{
  *row = WAR_NONE;
  if (!is_in_area (scene, base))
    return WAR_STAND_OUTSIDE;

  *row = find_solid (scene, base);
  if (*row != WAR_NONE)
    return WAR_STAND_WALL;

  for (guint i = 0; i < scene->n_obstacles; i++)
    {
      const WarObstacle *obstacle = &scene->obstacles[i];

      *row = obstacle->row;
      if (war_base_overlaps (base, &obstacle->base))
        return obstacle->kind == WAR_OBSTACLE_WALL ? WAR_STAND_WALL : WAR_STAND_TAKEN;
      if (obstacle->limit > 0 && war_base_is_nearer (base, &obstacle->base, obstacle->limit))
        return WAR_STAND_NEAR;
    }

  *row = WAR_NONE;
  return WAR_STAND_FREE;
}

static gboolean
is_free (const WarStandScene *scene, WarPosition centre, WarHeading heading, WarLength width,
         WarLength depth)
{
  WarBase base = war_base_place (centre, heading, width, depth);
  gint row;

  return war_stand_find_reason (scene, &base, &row) == WAR_STAND_FREE;
}

void
war_stand_find_headings (const WarStandScene *scene, WarPosition centre, WarLength width,
                         WarLength depth, gint32 step, WarDomain *headings)
{
  if (!war_stand_may_have (&scene->area, centre))
    return;

  for (gint32 heading = 0; heading < WAR_HEADING_TURN; heading += step)
    if (is_free (scene, centre, (WarHeading) heading, width, depth))
      war_domain_add (headings, heading, heading);
}

/* The middle of a base is at least half its lesser side off the edge. */
gboolean
war_stand_search (const WarStandScene *scene, WarLength width, WarLength depth, gboolean goes_on,
                  WarPosition *centre, WarHeading *heading)
{
  WarLength inset = MIN (width, depth) / 2;
  WarPosition first = { scene->area.minimum.x + inset, scene->area.minimum.y + inset };
  WarPosition last = { scene->area.maximum.x - inset, scene->area.maximum.y - inset };

  if (!goes_on)
    *centre = first;
  for (; centre->x <= last.x; centre->x += SEARCH_STEP, centre->y = first.y)
    for (; centre->y <= last.y; centre->y += SEARCH_STEP)
      for (gint i = 0; i < N_SEARCH_HEADINGS; i++)
        {
          *heading = (WarHeading) (i * WAR_HEADING_TURN / 2 / N_SEARCH_HEADINGS);
          if (is_free (scene, *centre, *heading, width, depth))
            return TRUE;
        }

  return FALSE;
}

/* The next that has not been tried, the first of the largest; WAR_NONE. */
static gint
find_largest (const WarStandNewcomer *newcomers, guint n_newcomers, const gboolean *is_tried)
{
  WarLength largest = 0;
  gint found = WAR_NONE;

  for (guint i = 0; i < n_newcomers; i++)
    {
      WarLength size = newcomers[i].width + newcomers[i].depth;

      if (!is_tried[i] && size > largest)
        {
          largest = size;
          found = (gint) i;
        }
    }

  return found;
}

static void
add_base (GArray *obstacles, WarPosition centre, WarHeading heading, WarLength width,
          WarLength depth)
{
  const WarObstacle obstacle = {
    .base = war_base_place (centre, heading, width, depth),
    .kind = WAR_OBSTACLE_FRIEND,
  };

  g_array_append_val (obstacles, obstacle);
}

guint
war_stand_muster (const WarStandScene *scene, const WarStandNewcomer *newcomers, guint n_newcomers,
                  gint *misfit)
{
  g_autofree gboolean *is_tried = g_new0 (gboolean, n_newcomers);
  g_autoptr (GArray) obstacles = g_array_new (FALSE, FALSE, sizeof (WarObstacle));
  const WarStandNewcomer *last = NULL;
  gboolean has_room = TRUE;
  WarPosition centre = { 0, 0 }, anywhere;
  WarHeading heading;
  guint n_placed = 0;
  gint next;

  *misfit = WAR_NONE;
  g_array_append_vals (obstacles, scene->obstacles, scene->n_obstacles);
  while ((next = find_largest (newcomers, n_newcomers, is_tried)) != WAR_NONE)
    {
      const WarStandNewcomer *newcomer = &newcomers[next];
      gboolean goes_on = last != NULL && newcomer->kind == last->kind;
      WarStandScene now = *scene;

      is_tried[next] = TRUE;
      now.obstacles = (const WarObstacle *) (void *) obstacles->data;
      now.n_obstacles = obstacles->len;

      /* Where one found no room there is none for another of its kind. */
      if (!goes_on || has_room)
        has_room
          = war_stand_search (&now, newcomer->width, newcomer->depth, goes_on, &centre, &heading);
      last = newcomer;
      if (has_room)
        {
          add_base (obstacles, centre, heading, newcomer->width, newcomer->depth);
          n_placed++;
        }
      else if (*misfit == WAR_NONE && !goes_on
               && !war_stand_search (scene, newcomer->width, newcomer->depth, FALSE, &anywhere,
                                     &heading))
        *misfit = next;
    }

  return n_placed;
}

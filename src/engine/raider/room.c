/* room.c: where pieces of Trench Raider may stand (raider.R-7, raider.R-23, raider.R-28)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* How finely a place is looked for, and how far at most. */
#define STEP (5 * WAR_MILLIMETRE)
#define SEARCH (40 * WAR_INCH)

gint
war_raider_find_taken (const WarSetup *setup, const WarState *state, guint unit,
                       const WarBase *base, gboolean over_men)
{
  WarLength own = war_raider_get_type (setup, state, unit)->reach;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);
      const WarRaiderType *type;
      WarBase other;

      if (i == unit || cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        continue;
      type = war_raider_get_type (setup, state, i);
      if (ABS (cells[WAR_PIECE_X] - base->centre.x) > own + type->reach
          || ABS (cells[WAR_PIECE_Y] - base->centre.y) > own + type->reach
          || (over_men && war_raider_is_man_branch (type->branch)))
        continue;
      other = war_raider_get_base (setup, state, i);
      if (war_base_overlaps (base, &other))
        return (gint) i;
    }

  return WAR_NONE;
}

/* As at the end of a move. */
static gboolean
may_stand (const WarSetup *setup, const WarState *state, guint unit, const WarBase *base)
{
  const WarField *field = war_raider_get_data (setup)->field;

  return war_base_is_on_field (base, field->width, field->depth)
         && war_raider_may_be_at (setup, state, war_raider_get_side (setup, unit),
                                  war_raider_get_type (setup, state, unit), base)
         && war_raider_find_taken (setup, state, unit, base, FALSE) == WAR_NONE
         && !war_raider_is_gassed (setup, state, base);
}

/* raider.R-12: what is placed on a base line stands within 2″ of it. */
static gboolean
is_at_edge (const WarSetup *setup, const WarRaiderArea *area, WarPosition minimum,
            WarPosition maximum)
{
  const WarField *field = war_raider_get_data (setup)->field;
  WarLength depth = war_raider_get_number (setup, WAR_RAIDER_BASE_LINE_DEPTH);

  if (area->is_at_side)
    return minimum.x <= depth || maximum.x >= field->width - depth;
  if (area->edge == WAR_FIELD_EDGE_NONE)
    return TRUE;

  return area->edge == WAR_FIELD_EDGE_NORTH ? minimum.y <= depth
                                            : maximum.y >= field->depth - depth;
}

static gboolean
is_in_area (const WarSetup *setup, const WarRaiderArea *area, const WarBase *base)
{
  WarPosition minimum = base->centre, maximum = base->centre;

  if (area == NULL)
    return TRUE;

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      minimum.x = MIN (minimum.x, base->corners[i].x);
      minimum.y = MIN (minimum.y, base->corners[i].y);
      maximum.x = MAX (maximum.x, base->corners[i].x);
      maximum.y = MAX (maximum.y, base->corners[i].y);
    }

  return is_at_edge (setup, area, minimum, maximum)
         && (!area->is_at_side || (base->centre.y > area->top && base->centre.y < area->bottom))
         && (area->line == 0
             || war_raider_find_line (setup, base->centre, WAR_RAIDER_GERMAN) == area->line)
         && (area->zone == NULL
             || war_base_is_in_polygon (
               base, (const WarPosition *) (gpointer) area->zone->shape.vertices->data,
               area->zone->shape.vertices->len));
}

typedef struct
{
  gboolean is_found;
  WarPosition place;
  gint64 square;
} Best;

static void
try_place (const WarSetup *setup, const WarState *state, guint unit, WarPosition wanted,
           WarPosition place, WarHeading heading, const WarRaiderArea *area, Best *best)
{
  gint64 x = (gint64) place.x - wanted.x, y = (gint64) place.y - wanted.y;
  gint64 square = x * x + y * y;
  const WarField *field = war_raider_get_data (setup)->field;
  const WarRaiderType *type = war_raider_get_type (setup, state, unit);
  WarBase base;

  if (place.x < 0 || place.y < 0 || place.x > field->width || place.y > field->depth
      || (best->is_found
          && (square > best->square
              || (square == best->square
                  && (place.x > best->place.x
                      || (place.x == best->place.x && place.y >= best->place.y))))))
    return;
  base = war_raider_place_base (type, place, heading);
  if (!is_in_area (setup, area, &base) || !may_stand (setup, state, unit, &base)
      || war_raider_would_touch (setup, state, war_raider_get_side (setup, unit), type, place))
    return;

  *best = (Best){ .is_found = TRUE, .place = place, .square = square };
}

/* Where the centre of who may stand in the area can be at all. */
static void
get_bounds (const WarSetup *setup, const WarRaiderType *type, const WarRaiderArea *area,
            WarPosition *minimum, WarPosition *maximum)
{
  const WarRaider *data = war_raider_get_data (setup);
  WarLength depth = war_raider_get_number (setup, WAR_RAIDER_BASE_LINE_DEPTH) + type->reach;

  *minimum = (WarPosition){ 0, 0 };
  *maximum = (WarPosition){ data->field->width, data->field->depth };
  if (area == NULL)
    return;

  if (area->zone != NULL)
    war_shape_get_bounds (&area->zone->shape, minimum, maximum);
  else if (area->is_at_side)
    {
      minimum->y = area->top;
      maximum->y = area->bottom;
    }
  else if (area->edge == WAR_FIELD_EDGE_NORTH)
    maximum->y = depth;
  else if (area->edge != WAR_FIELD_EDGE_NONE)
    minimum->y = data->field->depth - depth;
}

/* The first and last of the places every STEP on both sides of the middle, no farther than the
 * ring, that lie between the two. */
static void
limit (WarLength middle, WarLength ring, WarLength minimum, WarLength maximum, WarLength *first,
       WarLength *last)
{
  *first = middle - ring;
  *last = middle + ring;
  if (*first < minimum)
    *first += (minimum - *first + STEP - 1) / STEP * STEP;
  if (*last > maximum)
    *last -= (*last - maximum + STEP - 1) / STEP * STEP;
}

/* Ring by ring: once there is a place, farther rings have none that is nearer. */
gboolean
war_raider_find_place (const WarSetup *setup, const WarState *state, guint unit, WarPosition wanted,
                       WarHeading heading, const WarRaiderArea *area, WarPosition *place)
{
  WarPosition minimum, maximum;
  Best best = { 0 };

  get_bounds (setup, war_raider_get_type (setup, state, unit), area, &minimum, &maximum);
  for (WarLength ring = 0; ring <= SEARCH; ring += STEP)
    {
      WarLength first, last;

      if (best.is_found && (gint64) ring * ring > best.square)
        break;
      limit (wanted.x, ring, minimum.x, maximum.x, &first, &last);
      for (gint i = -1; i <= 1; i += 2)
        {
          WarLength y = wanted.y + i * ring;

          for (WarLength x = first; y >= minimum.y && y <= maximum.y && x <= last; x += STEP)
            try_place (setup, state, unit, wanted, (WarPosition){ x, y }, heading, area, &best);
        }
      limit (wanted.y, ring, minimum.y, maximum.y, &first, &last);
      for (gint i = -1; i <= 1; i += 2)
        {
          WarLength x = wanted.x + i * ring;

          for (WarLength y = first; x >= minimum.x && x <= maximum.x && y <= last; y += STEP)
            try_place (setup, state, unit, wanted, (WarPosition){ x, y }, heading, area, &best);
        }
    }

  if (best.is_found)
    *place = best.place;
  return best.is_found;
}

/* It is there from now on, whatever it was before. */
void
war_raider_put (WarContext *context, guint unit, WarPosition place, WarHeading heading,
                const char *clause)
{
  gint32 *cells = war_context_get_piece (context, unit);
  WarEvent *event;

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_RAIDER_PIECE_LOSS] = WAR_RAIDER_LOSS_NONE;
  cells[WAR_RAIDER_PIECE_BUNKER] = WAR_NONE;
  if (cells[WAR_RAIDER_PIECE_COMES] != WAR_RAIDER_COMES_TO_SET_UP)
    cells[WAR_RAIDER_PIECE_COMES] = WAR_RAIDER_COMES_NOT;
  war_piece_set_pose (cells, place, heading);
  event = war_context_add (context, WAR_RAIDER_EVENT_PLACED, (gint) unit, WAR_NONE, clause);
  war_event_set_pose (event, 0, place, heading);
}

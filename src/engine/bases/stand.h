/* stand.h: where a base may stand that comes onto the field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/bases/obstacle.h"
#include "engine/field/field.h"
#include "engine/game/order.h"
#include "engine/ground/ground.h"
#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* A part of the field that holds whole bases. */
typedef struct
{
  WarPosition minimum, maximum; /* its bounds */
  const WarShape *shape; /* NULL: it is all within the bounds */
} WarStandArea;

WarStandArea war_stand_get_area (const WarShape *shape);

/* The strip along an edge of the field, so deep. */
WarStandArea war_stand_get_strip (const WarField *field, WarFieldEdge edge, WarLength depth);

typedef struct
{
  const WarField *field;
  WarStandArea area;
  const WarGround *ground;
  WarGroundScratch *scratch; /* of the thread */
  const guint8 *is_solid; /* for each feature, whether nobody stands across its edge */
  guint32 solid_terrains; /* bits of those */
  const WarObstacle *obstacles; /* all of which bar a base; it keeps the limits of those that have
                                   one */
  guint n_obstacles;
} WarStandScene;

typedef enum
{
  WAR_STAND_FREE,
  WAR_STAND_OUTSIDE, /* not wholly in the area, or on the field */
  WAR_STAND_WALL, /* across a feature's edge, or on an obstacle that is a wall */
  WAR_STAND_TAKEN, /* on another obstacle */
  WAR_STAND_NEAR, /* nearer to an obstacle than its limit */
} WarStandReason;

/* Whether a base with its centre there may stand in the area: else it need not be placed. */
static inline gboolean
war_stand_may_have (const WarStandArea *area, WarPosition centre)
{
  return centre.x >= area->minimum.x && centre.x <= area->maximum.x && centre.y >= area->minimum.y
         && centre.y <= area->maximum.y;
}

/* Why the base may not stand there; *row is of the feature or obstacle, or WAR_NONE. */
WarStandReason war_stand_find_reason (const WarStandScene *scene, const WarBase *base, gint *row);

/* Units are placed in so many headings, evenly round; they turn freely once they move. However many
 * of these are free, a domain has a range for each gap. */
#define WAR_STAND_N_HEADINGS 32
#define WAR_STAND_HEADING_STEP (WAR_HEADING_TURN / WAR_STAND_N_HEADINGS)
G_STATIC_ASSERT (WAR_STAND_N_HEADINGS <= 2 * WAR_DOMAIN_MAX_RANGES);

static inline gboolean
war_stand_has_heading (gint32 heading)
{
  return heading >= 0 && heading < WAR_HEADING_TURN && heading % WAR_STAND_HEADING_STEP == 0;
}

/* Adds the headings, each so many on from 0, in which a base of that size may stand there: none if
 * the centre is not within the bounds. */
void war_stand_find_headings (const WarStandScene *scene, WarPosition centre, WarLength width,
                              WarLength depth, gint32 step, WarDomain *headings);

/* Somewhere in the area where a base of that size may stand, looked for from column to column, or
 * from *centre on, which was found before for one as large; FALSE: nowhere that the search comes
 * to, which is every 10 mm and every 1/16 turn. */
gboolean war_stand_search (const WarStandScene *scene, WarLength width, WarLength depth,
                           gboolean goes_on, WarPosition *centre, WarHeading *heading);

/* A base that is to come: those of one kind are as large. */
typedef struct
{
  WarLength width, depth;
  guint kind; /* the system's */
} WarStandNewcomer;

/* How many of them find room in the area together, each by war_stand_search(), the largest first:
 * large bases find room only as long as there is much of it. *misfit is the first that finds none
 * even alone, or WAR_NONE. */
guint war_stand_muster (const WarStandScene *scene, const WarStandNewcomer *newcomers,
                        guint n_newcomers, gint *misfit);

G_END_DECLS

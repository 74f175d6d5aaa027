/* footing.h: what the ground is to who moves over it: roads, obstacles, and what bars
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"
#include "engine/geometry/base.h"
#include "engine/ground/ground.h"

G_BEGIN_DECLS

/* What a feature is. */
typedef enum
{
  WAR_FOOTING_OBSTACLE, /* who touches it is slowed, unless it is on a road */
  WAR_FOOTING_ROAD,
  WAR_FOOTING_CROSSING, /* a bridge or ford */
  WAR_FOOTING_N_KINDS,
} WarFootingKind;

/* How it lets somebody through whom it bars. */
typedef enum
{
  WAR_FOOTING_OPEN, /* it does not bar */
  WAR_FOOTING_BY_ROAD,
  WAR_FOOTING_BY_CROSSING,
} WarFootingPassage;

#define WAR_FOOTING_MAX_MANNERS 8 /* of moving: on foot, mounted … */

/* All features of a field: does not change. A base reaches into what it overlaps by more than the
 * rounding of places, and is on what its middle is on. */
typedef struct
{
  const WarGround *ground;
  guint n_features;
  guint8 *kinds[WAR_FOOTING_N_KINDS]; /* for each feature whether it is one */
  guint8 *passages[WAR_FOOTING_MAX_MANNERS]; /* likewise WarFootingPassage */
  guint32 terrains[WAR_FOOTING_N_KINDS], barring[WAR_FOOTING_MAX_MANNERS]; /* bits of those */
} WarFooting;

void war_footing_init (WarFooting *footing, const WarGround *ground, const WarField *field);
void war_footing_clear (WarFooting *footing);
void war_footing_add (WarFooting *footing, const WarFeature *feature, guint index,
                      WarFootingKind kind);
void war_footing_bar (WarFooting *footing, const WarFeature *feature, guint index, guint manner,
                      WarFootingPassage passage);

/* The feature that who moves in that manner may not reach into with such a base, or WAR_NONE. A
 * road leads through what bars where the middle of the base is on it; over what only has crossings
 * the middle decides, wherever the corners are. */
gint war_footing_find_bar (const WarFooting *footing, WarGroundScratch *scratch, guint manner,
                           const WarBase *base);
gboolean war_footing_bars_point (const WarFooting *footing, WarGroundScratch *scratch, guint manner,
                                 WarPosition point);

gboolean war_footing_meets_obstacle (const WarFooting *footing, WarGroundScratch *scratch,
                                     const WarBase *base);
gboolean war_footing_is_on_road (const WarFooting *footing, WarGroundScratch *scratch,
                                 WarPosition point);

/* Whether anything of those terrains is so near to the position that it may matter. */
gboolean war_footing_has_near (const WarFooting *footing, WarGroundScratch *scratch,
                               guint32 terrains, WarPosition position, WarLength reach);

G_END_DECLS

/* cost.h: how far a base comes where terrain slows it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/base.h"
#include "engine/ground/ground.h"

G_BEGIN_DECLS

/* A part of a feature in which it counts less, as the gap that somebody has left in wire. */
typedef struct
{
  guint feature;
  guint8 factor;
  WarPosition corners[WAR_N_EDGES]; /* of a convex polygon, clockwise */
} WarCostGap;

/* Systems slow who moves in two manners: each length that the centre goes in a feature counts so
 * many times, or whoever touches a feature at all has less of its allowance. */
typedef struct
{
  const WarGround *ground;
  WarGroundScratch *scratch; /* of the thread */
  const guint8 *factors; /* for each feature how many times a length in it counts; 0 and 1: once */
  guint32 terrains; /* bits of those that have one above 1 */
  const WarCostGap *gaps; /* of those in one feature that overlap the least factor counts */
  guint n_gaps;
} WarCostScene;

/* How many times a length counts in the feature at a position that it holds, gapped or not. */
guint8 war_cost_get_factor (const WarCostScene *scene, guint feature, WarPosition position);

/* What it costs the centre to go that whole distance from there: each of its hundredths as many
 * times as the greatest factor of the features has that hold the point at which it ends, as
 * war_position_step() has it. At most `most`, or more than that. */
WarLength war_cost_measure (const WarCostScene *scene, WarPosition from, WarHeading heading,
                            WarLength distance, WarLength most);

/* How far along a way lengths count so many times, from where the part before it ends. */
typedef struct
{
  WarLength last;
  gint factor;
} WarCostPart;

/* The parts, WarCostPart, of all of the way that the allowance lasts for; and from these what
 * war_cost_measure() says of a distance, with at most that allowance. */
void war_cost_list_parts (const WarCostScene *scene, WarPosition from, WarHeading heading,
                          WarLength allowance, GArray *parts);
WarLength war_cost_sum_parts (const GArray *parts, WarLength distance, WarLength most);

/* The farthest distance that costs no more than the allowance. */
WarLength war_cost_find_reach (const WarCostScene *scene, WarPosition from, WarHeading heading,
                               WarLength allowance);

/* The farthest distance that a base may go of which the whole allowance is divided, rounded down,
 * as soon as it touches such a feature, in a gap too. All distances up to it are allowed. */
WarLength war_cost_find_divided (const WarCostScene *scene, const WarBase *start,
                                 WarHeading heading, WarLength allowance, gint divisor);

G_END_DECLS

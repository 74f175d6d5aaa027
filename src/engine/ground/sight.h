/* sight.h: what is seen, what blocks it, and what covers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/base.h"
#include "engine/ground/ground.h"

G_BEGIN_DECLS

typedef enum
{
  WAR_BLOCKS_NEVER,
  WAR_BLOCKS_ALWAYS, /* unless firer or target is in it */
  WAR_BLOCKS_DEPTH, /* if more than the limit of it lies on the line: also for who is in it */
  WAR_BLOCKS_FAR, /* unless firer or target is in it, or within the limit of it */
} WarBlocks;

typedef enum
{
  WAR_COVERS_NOT,
  WAR_COVERS_INSIDE, /* whose centre is in it */
  WAR_COVERS_BEHIND, /* whom the lines reach across it */
} WarCovers;

/* What a feature does to sight. A table of these, one for each feature of the ground, is filled by
 * the rule system from its data and from what has changed in play. */
typedef struct
{
  guint8 blocks; /* WarBlocks */
  guint8 covers; /* WarCovers */
  gint16 cover; /* how good the cover is; > 0 unless WAR_COVERS_NOT */
  WarLength limit; /* of WAR_BLOCKS_DEPTH and WAR_BLOCKS_FAR */
} WarSightEffect;

/* Where sight is looked for. All is lent. */
typedef struct
{
  const WarGround *ground;
  WarGroundScratch *scratch;
  const WarSightEffect *effects; /* one for each feature */
  const WarBase *bases; /* those that block sight; neither the firer's nor the target's */
  guint n_bases;
  WarLength cover_reach; /* how far from the target's base covering features count (G-4) */
} WarSightScene;

#define WAR_SIGHT_N_LINES 5
#define WAR_SIGHT_N_COVERING 3 /* so many lines must reach the target across a covering feature */

/* Why a line is blocked: the first feature, by number, that blocks it, else the first base. */
typedef struct
{
  gint feature; /* its number, or −1 */
  gint base; /* its place in the scene's bases, or −1 */
} WarSightLine;

/* What is seen: lines run from the centre of the firer's base to the centre of the target's and to
 * its corners, in their order (G-3). */
typedef struct
{
  WarSightLine lines[WAR_SIGHT_N_LINES];
  guint n_clear; /* lines that nothing blocks: there is sight if there is one */
  gint cover; /* the best, or 0 */
  gint cover_feature; /* which gives it, the first of equally good ones by number; or −1 */
} WarSight;

WarSight war_sight_look (const WarSightScene *scene, const WarBase *firer, const WarBase *target);

/* For a guess: the first of the lines alone, and what covers on it; from a to b, and back. */
void war_sight_glance (const WarSightScene *scene, const WarBase *a, const WarBase *b,
                       WarSight *there, WarSight *back);

/* Whether there would be sight where there is none, or better or worse cover, if all lines ran
 * WAR_SIGHT_DOUBT further to the left, or to the right: on a table, players might disagree. */
#define WAR_SIGHT_DOUBT (WAR_MILLIMETRE / 2)
gboolean war_sight_is_doubtful (const WarSightScene *scene, const WarBase *firer,
                                const WarBase *target, const WarSight *sight);

/* Sight of a position, along one line from the centre of the base; line may be NULL. */
gboolean war_sight_reaches (const WarSightScene *scene, const WarBase *firer, WarPosition position,
                            WarSightLine *line);

G_END_DECLS

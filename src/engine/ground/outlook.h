/* outlook.h: sight on a field as a system's rules have it, with reasons
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ground/sight.h"

G_BEGIN_DECLS

#define WAR_SIGHT_NONE -1

/* Where a system's rules say what is needed for sight. */
struct _WarSightSystem
{
  guint blocks, limit, cover; /* statistics of terrain: WarBlocks; as in WarSightEffect; choices of
                                 cover, of which the first is none */
  gint covers; /* likewise: 0: who is inside, 1: who is behind it; WAR_SIGHT_NONE: always inside */
  gint worth; /* number of the rules: what the second choice of cover is worth, then the others in
                 order; WAR_SIGHT_NONE: there is one kind, worth 1 */
  gint
    reach; /* number: as WarSightScene.cover_reach; WAR_SIGHT_NONE: nothing covers from outside */
};

WarSightEffect war_sight_system_find_effect (const WarSightSystem *system,
                                             const WarFeature *feature, const WarRules *rules);

/* A field as one system sees it while nobody stands on it. */
typedef struct
{
  WarSightScene scene;
  WarRules *rules;
  WarGround *ground;
  WarGroundScratch *scratch;
  WarSightEffect *effects;
} WarOutlook;

/* NULL: the system of the rules has nothing to say about sight. */
WarOutlook *war_outlook_new (WarField *field, WarRules *rules);
void war_outlook_free (WarOutlook *outlook);
const WarFeature *war_outlook_get_feature (const WarOutlook *outlook, guint feature);

/* The base of somebody who looks from one place to the other, or stands at `from` and is looked at
 * from the other: of a size that is common, facing there. */
WarBase war_outlook_place_base (WarPosition from, WarPosition to);

/* One of the five lines (G-3). */
typedef struct
{
  WarPosition start, end;
  gint feature; /* that blocks it, or −1 */
  gint base; /* likewise, of the scene's bases */
  WarPosition block; /* where it is blocked; its end if it is not */
  WarLength crossed; /* how much of a feature of WAR_BLOCKS_DEPTH lies on it */
} WarSightReason;

typedef struct
{
  WarSight sight;
  WarSightReason lines[WAR_SIGHT_N_LINES];
  gboolean is_doubtful; /* war_sight_is_doubtful() */
  guint n_covering; /* lines that come across the covering feature; 0: the target is in it */
} WarSightReport;

WarSightReport war_sight_explain (const WarSightScene *scene, const WarBase *firer,
                                  const WarBase *target);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarOutlook, war_outlook_free)

G_END_DECLS

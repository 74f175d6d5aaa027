/* outlook.h: sight on a field as a system's rules have it, with reasons
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ground/sight.h"

G_BEGIN_DECLS

/* What a system says about sight. */
struct _WarSightSystem
{
  void (*find_effect) (const WarFeature *feature, const WarRules *rules, WarSightEffect *effect);
  WarLength (*get_cover_reach) (const WarRules *rules); /* as WarSightScene.cover_reach */
};

/* The effect of a feature with that cover, 0: none, for who is in it or, if is_behind, for whom
 * lines reach across it. blocks: WarBlocks; limit: as in WarSightEffect. */
WarSightEffect war_outlook_make_effect (gint32 blocks, WarLength limit, gint32 cover,
                                        gboolean is_behind);

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

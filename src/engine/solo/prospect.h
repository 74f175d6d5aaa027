/* prospect.h: what a move is worth that checks may stop on its way
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/bases/passage.h"
#include "engine/ground/ground.h"

G_BEGIN_DECLS

/* A chance, in 1/65536: who chooses does so in integers, the same on every machine. */
#define WAR_PROSPECT_CERTAIN (1 << 16)

#define WAR_PROSPECT_MAX_HITS 16 /* features; those beyond are not looked at */

/* The way of the middle of a base, and the features that it comes to. */
typedef struct
{
  const WarPassageEffect *effects; /* one for each feature: lent */
  WarPosition from, to;
  WarLength length;
  guint n_hits;
  WarGroundHit hits[WAR_PROSPECT_MAX_HITS];
} WarProspect;

void war_prospect_look (WarProspect *prospect, const WarPassageScene *scene, WarPosition from,
                        WarHeading heading, WarLength length);

/* How likely it is to get that far, by the dice of six that its checks need. What is crossed by
 * bridge or road is counted too: it is a guess. */
gint64 war_prospect_get_chance (const WarProspect *prospect, WarLength distance);

/* What a place of that worth weighs: who is stopped on the way is as well off as where it stays. */
gint32 war_prospect_weigh (gint32 worth, gint32 stay, gint64 chance);

/* The most that a place may be worth to weigh no more than the best so far. */
gint32 war_prospect_find_least (gint32 best, gint32 stay, gint64 chance);

G_END_DECLS

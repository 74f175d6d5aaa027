/* passage.h: the features that a base comes to on its way
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"
#include "engine/ground/sweep.h"

G_BEGIN_DECLS

/* What a feature does to who passes it. */
typedef struct
{
  guint kind; /* the system's, 0 … 31, by which passages are asked about; 0: no matter */
  gint need; /* of features that begin together the one that needs most comes first */
  gboolean holds; /* it is passed by leaving it too */
  gboolean lets_astride; /* who stands astride it goes on over it */
  gboolean is_crossing; /* a bridge, ford, road: spares who goes on it what lies below */
} WarPassageEffect;

typedef struct
{
  const WarGround *ground;
  WarGroundScratch *scratch; /* of the thread */
  const WarPassageEffect *effects; /* one for each feature */
  guint32 terrains, crossings; /* bits of those that have a kind, and of those that are crossings */
} WarPassageScene;

/* Why a feature is passed. */
typedef enum
{
  WAR_PASSAGE_TURNING, /* before it goes, the base turns into it */
  WAR_PASSAGE_LEAVING,
  WAR_PASSAGE_STEPPING_OUT, /* it comes over it as it steps out of what it was in */
  WAR_PASSAGE_ENTERING,
} WarPassageReason;

/* Where the base is that has not turned yet, nor stepped out. */
#define WAR_PASSAGE_NOT_YET (-1)

typedef struct
{
  guint feature;
  WarLength distance; /* of the sweep, at which the base comes to it; or WAR_PASSAGE_NOT_YET */
  gint need; /* of the feature */
  WarPassageReason reason;
} WarPassage;

#define WAR_PASSAGE_MAX 256

/* Each feature once, where the base comes to it first: by distance, then the worst first, and of
 * equally bad ones that with the lower number. */
typedef struct
{
  guint n_items;
  WarPassage items[WAR_PASSAGE_MAX];
} WarPassages;

/* Finds what a base that stands at `now` passes on the sweep: what its leading edges come to, what
 * they turn into and what the middle of the base leaves. steps_out: it is inside of something, and
 * begins right outside; else it only turns to begin. kinds: bits (1 << kind) of those that are
 * asked about. */
void war_passage_find (const WarPassageScene *scene, const WarBase *now, gboolean steps_out,
                       const WarSweep *sweep, guint32 kinds, WarPassages *passages);

/* Adds them to what is foreseen of the piece, as checks with dice of six: by kind, the clauses that
 * say so. */
void war_passages_foresee (const WarPassages *passages, const WarPassageEffect *effects,
                           const char *const *clauses, gint row, WarForesight *foresight);

/* Whether one crossing above the feature lies under all of the line that is in the feature. */
gboolean war_passage_is_bridged (const WarPassageScene *scene, guint feature, WarPosition from,
                                 WarPosition to);

G_END_DECLS

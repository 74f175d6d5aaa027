/* ground-query-private.h: what the questions to the ground share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ground/ground-private.h"
#include "engine/ground/sight.h"

G_BEGIN_DECLS

/* Where a line crosses an edge, in 2^-63ths of the segment, cut off at its ends; and whether it
 * does so if it is shifted a little to the left, or right. */
typedef struct
{
  guint64 low, high; /* rounded down, up */
  gboolean left, right;
} WarGroundEvent;

/* In 2^-63ths of a segment. */
typedef struct
{
  guint64 start, end;
} WarGroundInterval;

struct _WarGroundScratch
{
  /* What the query numbered `stamp` has seen; one entry for each part, and for each feature. */
  guint32 stamp;
  guint32 *part_stamps, *feature_stamps;

  WarFraction *entries; /* for each feature that the query has seen */
  guint32 *found; /* the features that it has seen */
  guint8 *lines; /* for each feature that the query has seen: a bit for each line that meets it */
  WarGroundEvent *events; /* for each edge of a part */
  WarGroundInterval *intervals; /* for each edge of a feature */
};

/* Begins a query: nothing is seen yet. */
void war_ground_forget (const WarGround *ground, WarGroundScratch *scratch);

/* Puts a feature into a list that is in ascending order and has room for max_features. Returns the
 * number of features, with those that had no room. */
guint war_ground_insert_feature (guint *features, guint n_features, guint max_features,
                                 guint feature);

gboolean war_ground_part_has (const WarGround *ground, const WarGroundPart *part,
                              WarPosition position);
gboolean war_ground_part_meets_polygon (const WarGround *ground, const WarGroundPart *part,
                                        const WarPosition *vertices, guint n_vertices);

/* Where the segment a–b first meets the edge c–d; FALSE if it does not. */
gboolean war_ground_edge_find_entry (WarPosition a, WarPosition b, WarPosition c, WarPosition d,
                                     WarFraction *entry);

/* Finds all features with an effect that the segments, at most eight, meet: into scratch->found, in
 * ascending order, and scratch->lines. Returns how many features there are. */
guint war_ground_find_on_lines (const WarGround *ground, WarGroundScratch *scratch,
                                const WarSightEffect *effects, const WarPosition *starts,
                                const WarPosition *ends, guint n_lines);

G_END_DECLS

/* ground.h: the features of a field, made ready for questions
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"
#include "engine/geometry/exact.h"

G_BEGIN_DECLS

/* The ground of a field: each feature as a union of closed polygons (parts) with whole vertices, in
 * a grid. Immutable once built and counted by reference, so that threads share it. Features have
 * the numbers that they have in the field.
 *
 * An area is one polygon, a box one of four vertices. An ellipse is a polygon of
 * WAR_GROUND_N_ELLIPSE vertices on it. A line is a rectangle for each segment, and around each
 * inner vertex, where two of them meet, a disc: a polygon of WAR_GROUND_N_DISC vertices on the
 * circle, which lies within half a hundredth of the radius of it. A line without length is such a
 * disc.
 *
 * Everything that the queries say is exact for these polygons. Self-meeting ones, which no document
 * can have, are taken as even-odd. Field, features and questions may reach as far as
 * WAR_COORDINATE_MAX and half a WAR_LENGTH_MAX more.
 *
 * No query allocates. Those that must remember what they have seen take a scratch: one for each
 * thread, for this ground only. */
typedef struct _WarGround WarGround;
typedef struct _WarGroundScratch WarGroundScratch;

#define WAR_GROUND_N_ELLIPSE 64
#define WAR_GROUND_N_DISC 32

/* Sets of terrain types, as a mask of bits. */
#define WAR_TERRAIN_BIT(terrain) ((guint32) 1 << (terrain))
#define WAR_TERRAINS_ALL G_MAXUINT32

WarGround *war_ground_new (WarField *field);
WarGround *war_ground_ref (WarGround *ground);
void war_ground_unref (WarGround *ground);
const WarField *war_ground_get_field (const WarGround *ground);
guint war_ground_get_n_features (const WarGround *ground);

/* The polygon that stands for an ELLIPSE. */
void war_ground_get_ellipse (const WarShape *shape, WarPosition vertices[WAR_GROUND_N_ELLIPSE]);

WarGroundScratch *war_ground_scratch_new (const WarGround *ground);
void war_ground_scratch_free (WarGroundScratch *scratch);

/* The polygons of a feature: lent, as long as the ground. */
guint war_ground_get_n_parts (const WarGround *ground, guint feature);
const WarPosition *war_ground_get_part (const WarGround *ground, guint feature, guint part,
                                        guint *n_vertices);

/* Questions about one feature. Distances are 0 if they meet, else as geometry.h says. */
gboolean war_ground_feature_has (const WarGround *ground, guint feature, WarPosition position);
gboolean war_ground_feature_meets_segment (const WarGround *ground, guint feature, WarPosition a,
                                           WarPosition b);
gboolean war_ground_feature_meets_polygon (const WarGround *ground, guint feature,
                                           const WarPosition *vertices, guint n_vertices);

/* Whether some of the segment lies inside one of the feature's polygons, or some of an edge of
 * those inside the convex polygon: to touch it is not enough. */
gboolean war_ground_feature_is_entered (const WarGround *ground, guint feature, WarPosition a,
                                        WarPosition b);
gboolean war_ground_feature_has_edge_in (const WarGround *ground, guint feature,
                                         const WarPosition *vertices, guint n_vertices);

WarLength war_ground_feature_get_distance (const WarGround *ground, guint feature,
                                           const WarPosition *vertices, guint n_vertices);
gboolean war_ground_feature_is_within (const WarGround *ground, guint feature,
                                       const WarPosition *vertices, guint n_vertices,
                                       WarLength limit);

/* Where the segment first meets the feature, from a on; FALSE if it does not. */
gboolean war_ground_feature_find_entry (const WarGround *ground, guint feature, WarPosition a,
                                        WarPosition b, WarFraction *entry);

/* How much of the segment lies in the feature, an edge that it runs along included: the least whole
 * length that is not less, so `> limit` is exact. To compare them the lengths between crossings are
 * added up as 2^-62ths of the segment; what is so near above a limit counts as on it. */
WarLength war_ground_feature_get_length (const WarGround *ground, WarGroundScratch *scratch,
                                         guint feature, WarPosition a, WarPosition b);

/* Questions about all features of some terrains. Those that find features write the first
 * max_features in the order of the field (a later one lies on top), and return how many there are
 * in all. */
guint war_ground_find_at (const WarGround *ground, WarGroundScratch *scratch, guint32 terrains,
                          WarPosition position, guint *features, guint max_features);
guint war_ground_find_meeting (const WarGround *ground, WarGroundScratch *scratch, guint32 terrains,
                               const WarPosition *vertices, guint n_vertices, guint *features,
                               guint max_features);
gboolean war_ground_meets_polygon (const WarGround *ground, WarGroundScratch *scratch,
                                   guint32 terrains, const WarPosition *vertices, guint n_vertices);
gboolean war_ground_segment_meets (const WarGround *ground, guint32 terrains, WarPosition a,
                                   WarPosition b);

/* The feature nearest to the position and its distance; of equally near ones the last. −1: there is
 * none of these terrains. */
gint war_ground_find_nearest (const WarGround *ground, guint32 terrains, WarPosition position,
                              WarLength *distance);

typedef struct
{
  guint feature;
  WarFraction entry; /* where the segment first meets it */
} WarGroundHit;

/* All features that the segment meets, from a on, by exact entry and then by number. Writes the
 * first max_hits and returns how many there are in all. */
guint war_ground_find_hits (const WarGround *ground, WarGroundScratch *scratch, guint32 terrains,
                            WarPosition a, WarPosition b, WarGroundHit *hits, guint max_hits);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarGround, war_ground_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarGroundScratch, war_ground_scratch_free)

G_END_DECLS

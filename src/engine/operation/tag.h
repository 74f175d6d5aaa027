/* tag.h: the tags by which a photo of a table is read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* A tag is a black square with squares in it that say its number. Around it a ring as wide as one
 * of ten squares across stays white, or nobody finds it. It lies in the middle of its base, and
 * looks where that looks. The last numbers are those of the field's corners, from the top left one
 * clockwise. */
#define WAR_TAG_N 587
#define WAR_TAG_N_CORNERS 4
#define WAR_TAG_FIRST_CORNER (WAR_TAG_N - WAR_TAG_N_CORNERS)
#define WAR_TAG_WITH_RING(size) ((size) / 4 * 5)

/* A smaller one is not found: pixels along an edge of the black square. */
#define WAR_TAG_LEAST_PIXELS 30

/* A base of an operation, whole as it is at first. */
typedef struct
{
  gint side; /* 0, 1 */
  guint entry; /* of the side's force */
  guint nth; /* unit of the entry, from 0 */
  guint base; /* of the unit, from 0 */
} WarTagged;

/* Units have the numbers that their entry says (WarForceEntry.tags), as far as nobody before them
 * has them. All others are numbered through behind those, side 1 first, and then in what gaps there
 * are. −1: there are more than numbers. */
gint war_tag_get_id (const WarOperation *operation, const WarTagged *tagged);

/* FALSE: no base has that number. */
gboolean war_tag_find (const WarOperation *operation, guint id, WarTagged *tagged);

/* Counters are printed once. Before units go or come, the entries of an operation that nobody else
 * has are given the numbers that they have by now; afterwards, where nobody's has become another
 * one than it would be anyway, none of them says it any more. */
void war_tags_keep (WarOperation *operation);
void war_tags_forget_usual (WarOperation *operation);

/* How many bases there are, with and without a number; and how many are without. */
guint war_tag_count_bases (const WarOperation *operation);
guint war_tag_count_without (const WarOperation *operation);

/* The edge of the black square on a base of this size: as large as there is room for beside a name,
 * and on a long one larger than that if it is found on such a field only then. */
WarLength war_tag_get_size (WarLength width, WarLength depth, const WarField *field);

/* Of those in the corners of a field, and that of the cards on which they stand in the middle: each
 * lies on the field, with its edges along those of its corner. */
WarLength war_tag_get_corner_size (const WarField *field);
WarLength war_tag_get_corner_side (const WarField *field);

/* How many pixels an edge has in a photo of 4000 × 3000 that shows the field and a bit more. */
guint war_tag_count_pixels (WarLength size, const WarField *field);

/* How large a part of such a field a photo may show so that it has enough of them, and how many
 * photos of such parts, that overlap, show all of it; 1: one shows the whole field. */
void war_tag_get_part (WarLength size, const WarField *field, WarLength *width, WarLength *depth);
guint war_tag_count_photos (WarLength size, const WarField *field);

/* Nobody joins more of them. */
#define WAR_TAG_MOST_PHOTOS 16

G_END_DECLS

/* photo.h: photos of a table: what stands where, and the table as a picture
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "engine/operation/tag.h"
#include "engine/solo/reading.h"

G_BEGIN_DECLS

typedef struct
{
  double x, y;
} StorePoint;

/* FALSE: the program was built without libapriltag. Then no photo has tags. */
gboolean store_photo_reads_tags (void);

/* A photo, upright as its camera says, and the tags that were found in it. */
typedef struct _StorePhoto StorePhoto;

/* How far the reading of a photo has come, for who looks at it from another thread. */
typedef struct
{
  GCancellable *cancellable; /* or NULL */
  gint permille; /* atomic */
} StoreProgress;

/* Reads a JPEG or PNG file, and finds its tags. An error says what is wrong with it: what it is no
 * picture, or how large a picture may be; or that it was cancelled. progress: or NULL. */
StorePhoto *store_photo_load (const char *path, StoreProgress *progress, GError **error);
void store_photo_free (StorePhoto *photo);

guint store_photo_get_width (const StorePhoto *photo);
guint store_photo_get_height (const StorePhoto *photo);

/* Red, green and blue of each pixel; stride: bytes from row to row. Lent. */
const guint8 *store_photo_get_pixels (const StorePhoto *photo, guint *stride);

/* About where its tag has a corner of the field, in pixels. FALSE: it is not seen, or twice. */
gboolean store_photo_guess_corner (const StorePhoto *photo, guint corner, const WarField *field,
                                   StorePoint *at);

/* The picture of a JPEG or PNG file to be looked at: a small JPEG, upright, of at most so many
 * pixels a side, which says nothing of where and with what it was taken. */
#define STORE_PICTURE_MAX 1280
GBytes *store_picture_load (const char *path, guint *width, guint *height, GError **error);

/* What the photos together show of a field: where its corners are, by their tags. */
typedef struct _StoreTable StoreTable;

/* A tag, where it lies on the field. */
typedef struct
{
  guint id;
  StorePoint at; /* millimetres, as positions on fields */
  double heading; /* degrees, from the top clockwise */
  double edge; /* of the black square, millimetres */
  guint n_photos; /* in which it was found */
  gboolean is_doubled; /* it was found at two places, of which this is one */
} StoreTag;

/* Error if the field's corners cannot be found in them: it says which of their tags are missing.
 * The photos are lent, and outlive the table. */
StoreTable *store_table_new (StorePhoto *const *photos, guint n_photos, const WarField *field,
                             GError **error);

/* Likewise of one photo whose corners somebody has pointed at, from the top left one clockwise, in
 * pixels. */
StoreTable *store_table_new_by_corners (StorePhoto *photo, const WarField *field,
                                        const StorePoint corners[WAR_TAG_N_CORNERS],
                                        GError **error);
void store_table_free (StoreTable *table);

/* StoreTags by number, without those of the corners. */
const GArray *store_table_get_tags (const StoreTable *table);

/* Reads of them who stands where in a game. */
void store_table_read_units (const StoreTable *table, WarReading *reading);

/* FALSE: the photo shows too few tags that others show, too, and says nothing. */
gboolean store_table_has_joined (const StoreTable *table, guint photo);

/* Where a place of the field, in millimetres, is in a photo. FALSE: it has not joined. */
gboolean store_table_find_pixel (const StoreTable *table, guint photo, StorePoint place,
                                 StorePoint *pixel);

/* How far, in millimetres, the corners of tags are from those of squares: places are as sure. */
double store_table_get_error (const StoreTable *table);

/* By how much the lens bends, as a part of half the picture's diagonal; 0: not to be seen. */
double store_table_get_bend (const StoreTable *table);

/* The field as the photos show it, from straight above: a JPEG. */
GBytes *store_table_straighten (const StoreTable *table, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StorePhoto, store_photo_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreTable, store_table_free)

G_END_DECLS

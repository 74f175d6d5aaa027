/* photo.h: photos of a table: what stands where, and the table as a picture; with libapriltag only
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "engine/operation/tag.h"

G_BEGIN_DECLS

typedef struct
{
  double x, y;
} StorePoint;

/* A photo, upright as its camera says, and the tags that were found in it. */
typedef struct _StorePhoto StorePhoto;

/* Reads a JPEG or PNG file. An error says what is wrong with it: what it is no picture, or how
 * large a picture may be. */
StorePhoto *store_photo_load (const char *path, GError **error);
void store_photo_free (StorePhoto *photo);

guint store_photo_get_width (const StorePhoto *photo);
guint store_photo_get_height (const StorePhoto *photo);

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

/* FALSE: the photo shows too few tags that others show, too, and says nothing. */
gboolean store_table_has_joined (const StoreTable *table, guint photo);

/* How far, in millimetres, the corners of tags are from those of squares: places are as sure. */
double store_table_get_error (const StoreTable *table);

/* By how much the lens bends, as a part of half the picture's diagonal; 0: not to be seen. */
double store_table_get_bend (const StoreTable *table);

/* The field as the photos show it, from straight above: a JPEG. */
GBytes *store_table_straighten (const StoreTable *table, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StorePhoto, store_photo_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreTable, store_table_free)

G_END_DECLS

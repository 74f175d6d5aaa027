/* photo-private.h: what photos of a table are worked out with
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/photo/photo.h"

G_BEGIN_DECLS

/* A tag in a photo: the corners of its black square, in pixels, from its own top left one
 * clockwise. */
typedef struct
{
  guint id;
  StorePoint corners[4];
  double margin; /* how clearly it was read */
} StoreSighting;

struct _StorePhoto
{
  guint width, height;
  guint stride; /* of the colours */
  guint8 *colours; /* red, green, blue */
  GArray *sightings; /* StoreSighting */
};

/* FALSE: nobody wants it any more. progress: or NULL. */
gboolean store_progress_reach (StoreProgress *progress, gint permille);

/* Adds the tags that are seen in a grey picture, as far as nobody cancels it. */
void store_photo_find_tags (guint8 *grey, guint width, guint height, guint stride,
                            StoreProgress *progress, GArray *sightings);

/* A plane seen from somewhere else: the last of nine numbers is 1. */
typedef struct
{
  double cells[9];
} StorePlane;

StorePoint store_plane_map (const StorePlane *plane, StorePoint point);

/* The one that leads from so many points nearest to others, four at least. FALSE: they lie on a
 * line, or too many of them in one place. */
gboolean store_plane_fit (const StorePoint *from, const StorePoint *to, guint n, StorePlane *plane);
/* What leads through b, then through a. */
StorePlane store_plane_multiply (const StorePlane *a, const StorePlane *b);
gboolean store_plane_invert (const StorePlane *plane, StorePlane *inverse);

/* Where a lens that does not bend would have put a point of the photo, and the other way round. */
StorePoint store_lens_straighten (const StorePhoto *photo, double bend, StorePoint point);
StorePoint store_lens_bend (const StorePhoto *photo, double bend, StorePoint point);

struct _StoreTable
{
  StorePhoto **photos; /* each lent */
  guint n_photos;
  double width, depth; /* of the field, millimetres */
  double bend;
  StorePlane *planes; /* of each photo: from straight pixels to the field */
  gboolean *is_joined; /* of each photo: it has a plane */
  GArray *tags; /* StoreTag */
  double error; /* millimetres */
};

G_END_DECLS

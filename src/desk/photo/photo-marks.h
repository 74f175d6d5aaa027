/* photo-marks.h: where units are in photos of a table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/photo/photo-work.h"

G_BEGIN_DECLS

/* A unit's base in a photo, in pixels. */
typedef struct
{
  StorePoint corners[4]; /* its front is from the first to the second */
  gint row; /* of its unit: its first piece */
  gboolean is_wrong; /* something is said of it that is not as it should be */
} DuckPhotoMark;

/* DuckPhotoMark: all that were seen, in the n-th photo, of which some may lie beside it. */
GArray *duck_photo_marks_list (const DuckPhotoAnswer *answer, guint photo);

/* A photo on which the unit is, this one if it is on that; −1: on none. */
gint duck_photo_marks_find_photo (const DuckPhotoAnswer *answer, gint row, guint photo);

G_END_DECLS

/* photo-view.h: a photo of a table, with handles at the corners of the field and marks on units
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "desk/photo/photo-marks.h"

G_BEGIN_DECLS

#define DUCK_TYPE_PHOTO_VIEW (duck_photo_view_get_type ())
G_DECLARE_FINAL_TYPE (DuckPhotoView, duck_photo_view, DUCK, PHOTO_VIEW, GtkWidget)

/* The four handles are pulled by the pointer or a finger, under a glass that shows what lies below
 * at more than its size, or moved by the arrow keys, with Shift by ten pixels.
 *
 * Signal "corners-moved": one of them has been let go. "mark-pressed" (int row): a unit. */

/* The photo is lent until the next one, or NULL; without marks. */
void duck_photo_view_set_photo (DuckPhotoView *self, const DuckPhoto *photo);

/* Where the corners of the field are, from the top left one clockwise, in pixels; NULL: nobody
 * knows, and no handles are there. are_handles: FALSE: they are shown only. */
void duck_photo_view_set_corners (DuckPhotoView *self, const StorePoint *corners,
                                  gboolean are_handles);
const StorePoint *duck_photo_view_get_corners (DuckPhotoView *self);

/* Brings the keys to the first handle. FALSE: there is none. */
gboolean duck_photo_view_take_focus (DuckPhotoView *self);

/* DuckPhotoMark, which are copied. */
void duck_photo_view_set_marks (DuckPhotoView *self, const GArray *marks);

/* The unit that is chosen; WAR_NONE. */
void duck_photo_view_choose (DuckPhotoView *self, gint row);

G_END_DECLS

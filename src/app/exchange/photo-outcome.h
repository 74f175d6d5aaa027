/* photo-outcome.h: what becomes of photos of a table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/photo/photo-target.h"
#include "desk/photo/photo-work.h"
#include "app/shell/shell.h"

G_BEGIN_DECLS

/* A new game, in which units stand as they were seen: of a game, played by the same persons, with a
 * note that says who has gone how far since then. FALSE after a dialog above the parent that says
 * why there is none. */
gboolean duck_photo_play (const DuckPhotoTarget *target, const DuckPhotoAnswer *answer,
                          DuckShell *shell, GtkWindow *parent);

/* Likewise an operation that begins so. */
gboolean duck_photo_make_operation (const DuckPhotoTarget *target, const DuckPhotoAnswer *answer,
                                    DuckShell *shell, GtkWindow *parent);

/* The picture, which shows the field at its scale, lies below it: a step of a battlefield; of an
 * operation or a game the field becomes a battlefield of its own. */
void duck_photo_lay_below (const DuckPhotoTarget *target, const char *path, DuckShell *shell);

G_END_DECLS

/* photo-window.h: the window in which photos of a real table become a game, an operation or a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/photo/photo-target.h"
#include "app/shell/shell.h"

G_BEGIN_DECLS

#define DUCK_TYPE_PHOTO_WINDOW (duck_photo_window_get_type ())
G_DECLARE_FINAL_TYPE (DuckPhotoWindow, duck_photo_window, DUCK, PHOTO_WINDOW, AdwWindow)

/* Reads the pictures (GFile) in a thread, shows what they show, and asks what becomes of it: what
 * is made opens in a tab of the parent, unsaved, but for a picture that is laid below the field of
 * a battlefield, which is a step there. Where none of them can be read, a dialog says why. */
void duck_photo_window_show (DuckShell *parent, DuckDocument *document, GPtrArray *files);

G_END_DECLS

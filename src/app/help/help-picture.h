/* help-picture.h: pictures for the help, drawn from what comes with the program
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "store/documents/library.h"

G_BEGIN_DECLS

#define DUCK_HELP_PICTURE_WIDTH 400
#define DUCK_HELP_PICTURE_HEIGHT 200

/* name: "scenarios/hooge.duckfield". The army or field as it is; of an operation a game of it that
 * commanders have begun. scale: pixels of the screen for one of the picture. NULL: it is not
 * there. */
GdkTexture *duck_help_picture_new (StoreLibrary *library, const char *name, gint scale);

G_END_DECLS

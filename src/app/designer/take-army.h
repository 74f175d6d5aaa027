/* take-army.h: an army of a file, whose units a side of an operation takes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/army/army.h"
#include "store/documents/library.h"

G_BEGIN_DECLS

/* The army of the file, of a book of the system; NULL: there is none, and a dialog over the window
 * says why. */
WarArmy *duck_take_army (GtkWindow *window, StoreLibrary *library, const char *path,
                         const WarSystem *system);

G_END_DECLS

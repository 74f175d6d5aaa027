/* unit-picture.h: a unit's base in a list
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/army/book.h"

G_BEGIN_DECLS

#define DUCK_TYPE_UNIT_PICTURE (duck_unit_picture_get_type ())
G_DECLARE_FINAL_TYPE (DuckUnitPicture, duck_unit_picture, DUCK, UNIT_PICTURE, GtkWidget)

/* Properties: "size", the side of its square in logical pixels. It says nothing to assistive
 * technologies: the name of the unit stands beside it. */
GtkWidget *duck_unit_picture_new (WarUnitType *type, gint size);

/* NULL: shows nothing. */
void duck_unit_picture_set_unit_type (DuckUnitPicture *self, WarUnitType *type);

G_END_DECLS

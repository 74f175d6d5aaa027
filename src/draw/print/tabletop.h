/* tabletop.h: armies, fields, operations and games for virtual tabletops
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/subject.h"
#include "engine/army/tabletop.h"

G_BEGIN_DECLS

/* Of an army a bag with its units; of an operation the map and a bag for each side; of a game the
 * units where they stand, as those know it who see that state; with tokens, templates and a range
 * stick. with_pictures: else nothing has one, and all are blocks of their colours. NULL with an
 * error: the map cannot be drawn. */
WarTabletop *draw_tabletop_new (const DrawSubject *subject, gboolean with_pictures, GError **error);

/* The map alone. */
WarTabletop *draw_tabletop_new_of_field (const WarField *field, gboolean with_pictures,
                                         GError **error);

/* A sign of the file, so large as programs want it beside the file. */
GBytes *draw_tabletop_thumbnail (const WarTabletop *tabletop, GError **error);

G_END_DECLS

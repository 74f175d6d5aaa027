/* field-room.h: how many vertices a field has, and may have
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"

G_BEGIN_DECLS

/* Of all features and zones together; shipped fields have some 500. */
#define WAR_FIELD_MAX_VERTICES 40000

guint war_field_count_vertices (const WarField *field);

/* Whether the field would not have too many with the shape too. old: that one goes; or NULL. */
gboolean war_field_has_room (const WarField *field, const WarShape *shape, const WarShape *old);

G_END_DECLS

/* field-edit-private.h: what the files with changes to fields share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field-edit/field-edit.h"

G_BEGIN_DECLS

/* Puts an item of a field that is being built, which is taken over, in the place of another. */
void war_field_swap_feature (WarField *field, guint index, WarFeature *feature);
void war_field_swap_zone (WarField *field, guint index, WarZone *zone);
void war_field_swap_point (WarField *field, guint index, WarPoint *point);

/* Gives an item of a field that is being built another shape; FALSE if it cannot have it. */
gboolean war_field_put_shape (WarField *field, WarItem item, const WarShape *shape);

/* Moves each vertex of a zone onto the field; FALSE if no area is left. */
gboolean war_shape_clamp (WarShape *shape, const WarField *field);

/* "wood-3": an id that no item of the kind has, and that begins as this one. Free it. */
char *war_field_number_id (const WarField *field, WarItemKind kind, const char *id);

G_END_DECLS

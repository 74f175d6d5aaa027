/* field-room.c: how many vertices a field has, and may have
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field/field-room.h"

static guint
count_vertices (const WarShape *shape)
{
  return shape->vertices != NULL ? shape->vertices->len : 0;
}

guint
war_field_count_vertices (const WarField *field)
{
  guint count = 0;

  g_return_val_if_fail (field != NULL, 0);

  for (guint i = 0; i < field->features->len; i++)
    count += count_vertices (&((const WarFeature *) g_ptr_array_index (field->features, i))->shape);
  for (guint i = 0; i < field->zones->len; i++)
    count += count_vertices (&((const WarZone *) g_ptr_array_index (field->zones, i))->shape);

  return count;
}

gboolean
war_field_has_room (const WarField *field, const WarShape *shape, const WarShape *old)
{
  guint n_new, n_old;

  g_return_val_if_fail (field != NULL && shape != NULL, FALSE);

  n_new = count_vertices (shape);
  n_old = old != NULL ? count_vertices (old) : 0;
  return n_new <= n_old
         || war_field_count_vertices (field) - n_old + n_new <= WAR_FIELD_MAX_VERTICES;
}

/* field-session-add.c: what has just been drawn comes onto the field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "desk/field-editor/field-session.h"
#include "engine/field-edit/field-edit.h"

/* The last of its kind has just come. */
static void
select_last (DuckFieldSession *self, WarItemKind kind)
{
  const WarItem item
    = { kind, war_field_count_items (duck_field_session_get_field (self), kind) - 1 };

  duck_field_session_select (self, &item, 1);
}

gboolean
duck_field_session_add_feature (DuckFieldSession *self, const WarShape *shape)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), FALSE);

  const WarField *field = duck_field_session_get_field (self);
  const DuckFieldOptions *options = duck_field_session_get_options (self);
  g_autoptr (WarFeature) feature = war_feature_new ();
  const char *terrain = war_terrain_get_name (options->terrain);
  /* Translators: a step that can be undone; %s is a kind of terrain */
  g_autofree char *step = g_strdup_printf (_ ("Add %s"), g_dgettext (GETTEXT_PACKAGE, terrain));

  feature->id
    = war_field_invent_id (field, WAR_ITEM_FEATURE, war_terrain_get_id (options->terrain));
  feature->terrain = options->terrain;
  feature->variant = g_strdup (options->variant);
  feature->shape = war_shape_copy (shape);
  if (!duck_field_session_edit_by_shape (
        self, war_field_insert_feature (field, field->features->len, feature), shape, step))
    return FALSE;

  select_last (self, WAR_ITEM_FEATURE);
  return TRUE;
}

gboolean
duck_field_session_add_zone (DuckFieldSession *self, const WarShape *shape)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), FALSE);

  const WarField *field = duck_field_session_get_field (self);
  const DuckFieldOptions *options = duck_field_session_get_options (self);
  g_autoptr (WarZone) zone = war_zone_new ();

  zone->id = war_field_invent_id (field, WAR_ITEM_ZONE, "zone");
  zone->side = options->side;
  zone->shape = war_shape_copy (shape);
  if (!duck_field_session_edit_by_shape (self, war_field_add_zone (field, zone), shape,
                                         _ ("Add Zone")))
    return FALSE;

  select_last (self, WAR_ITEM_ZONE);
  return TRUE;
}

gboolean
duck_field_session_add_point (DuckFieldSession *self, WarPosition position)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), FALSE);

  const WarField *field = duck_field_session_get_field (self);
  const DuckFieldOptions *options = duck_field_session_get_options (self);
  g_autoptr (WarPoint) point = war_point_new ();

  point->id
    = war_field_invent_id (field, WAR_ITEM_POINT, war_point_kind_get_ids ()[options->point]);
  point->kind = options->point;
  point->position = position;
  if (point->kind == WAR_POINT_LABEL)
    point->name = g_strdup (_ ("Label"));
  if (!duck_field_session_edit (self, war_field_add_point (field, point), _ ("Add Point")))
    return FALSE;

  select_last (self, WAR_ITEM_POINT);
  return TRUE;
}

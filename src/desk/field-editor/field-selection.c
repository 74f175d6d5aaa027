/* field-selection.c: what is selected on a field, taken as one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/field-editor/field-selection.h"

#include <glib/gi18n-lib.h>

#include "engine/field-edit/field-edit.h"
#include "engine/field-edit/field-pick.h"
#include "text/words/phrase.h"

#define SHAPE_BIT(kind) (1u << (kind))
#define STAMPS (SHAPE_BIT (WAR_SHAPE_BOX) | SHAPE_BIT (WAR_SHAPE_ELLIPSE))

gboolean
duck_field_selection_get (DuckFieldSession *session, DuckFieldSelection *selection)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (session), FALSE);

  const WarField *field = duck_field_session_get_field (session);
  const WarItem *items = duck_field_session_get_selection (session, &selection->n_items);

  selection->kinds = selection->shapes = 0;
  for (guint i = 0; i < selection->n_items; i++)
    {
      selection->kinds |= WAR_ITEM_BIT (items[i].kind);
      if (items[i].kind != WAR_ITEM_POINT)
        selection->shapes |= SHAPE_BIT (war_field_get_item_shape (field, items[i]).kind);
    }

  return war_field_get_items_bounds (field, items, selection->n_items, &selection->minimum,
                                     &selection->maximum);
}

gboolean
duck_field_selection_is_all (const DuckFieldSelection *selection, WarItemKind kind)
{
  return selection->kinds == WAR_ITEM_BIT (kind);
}

gboolean
duck_field_selection_is_stamps (const DuckFieldSelection *selection)
{
  return duck_field_selection_is_all (selection, WAR_ITEM_FEATURE) && selection->shapes != 0
         && (selection->shapes & ~STAMPS) == 0;
}

/* ---------------------------------------------------------------------------------------------
 * Edits of each item. */

/* Puts another item in the place of this one; the field that comes of it, or NULL: that cannot
 * be. */
typedef WarField *(*Change) (const WarField *field, WarItem item, gpointer data);

static gboolean
change_all (DuckFieldSession *session, Change change, gpointer data, const char *step)
{
  guint n_items;
  const WarItem *items = duck_field_session_get_selection (session, &n_items);
  WarField *field = war_field_ref (duck_field_session_get_field (session));

  for (guint i = 0; i < n_items && field != NULL; i++)
    {
      g_autoptr (WarField) before = field;

      field = change (before, items[i], data);
    }

  return duck_field_session_edit (session, field, step);
}

typedef void (*ChangeFeature) (WarFeature *feature, gpointer data);

static WarField *
change_feature (const WarField *field, WarItem item, ChangeFeature change, gpointer data)
{
  g_autoptr (WarFeature) copy = NULL;

  if (item.kind != WAR_ITEM_FEATURE)
    return war_field_ref ((WarField *) field);
  copy = war_feature_copy (g_ptr_array_index (field->features, item.index));
  change (copy, data);
  return war_field_replace_feature (field, item.index, copy);
}

static void
set_name (char **name, const char *value)
{
  g_free (*name);
  *name = *value != '\0' ? g_strdup (value) : NULL;
}

static void
name_feature (WarFeature *feature, gpointer name)
{
  set_name (&feature->name, name);
}

static WarField *
name_item (const WarField *field, WarItem item, const char *name)
{
  if (item.kind == WAR_ITEM_FEATURE)
    return change_feature (field, item, name_feature, (gpointer) name);

  if (item.kind == WAR_ITEM_ZONE)
    {
      g_autoptr (WarZone) zone = war_zone_copy (g_ptr_array_index (field->zones, item.index));

      set_name (&zone->name, name);
      return war_field_replace_zone (field, item.index, zone);
    }

  g_autoptr (WarPoint) point = war_point_copy (g_ptr_array_index (field->points, item.index));

  set_name (&point->name, name);
  return war_field_replace_point (field, item.index, point);
}

gboolean
duck_field_selection_set_name (DuckFieldSession *session, const char *name)
{
  guint n_items;
  const WarItem *items = duck_field_session_get_selection (session, &n_items);

  g_return_val_if_fail (n_items == 1, FALSE);

  return duck_field_session_edit_typed (
    session, name_item (duck_field_session_get_field (session), items[0], name), _ ("Rename"));
}

/* ---------------------------------------------------------------------------------------------
 * What features are. */

static void
give_terrain (WarFeature *feature, gpointer terrain)
{
  feature->terrain = (WarTerrain) GPOINTER_TO_UINT (terrain);
  /* A way of drawing belongs to its terrain. */
  g_clear_pointer (&feature->variant, g_free);
}

static WarField *
change_terrain (const WarField *field, WarItem item, gpointer terrain)
{
  return change_feature (field, item, give_terrain, terrain);
}

gboolean
duck_field_selection_set_terrain (DuckFieldSession *session, WarTerrain terrain)
{
  return change_all (session, change_terrain, GUINT_TO_POINTER (terrain), _ ("Change Terrain"));
}

static void
give_variant (WarFeature *feature, gpointer variant)
{
  g_free (feature->variant);
  feature->variant = g_strdup (variant);
}

static WarField *
change_variant (const WarField *field, WarItem item, gpointer variant)
{
  return change_feature (field, item, give_variant, variant);
}

gboolean
duck_field_selection_set_variant (DuckFieldSession *session, const char *variant)
{
  return change_all (session, change_variant, (gpointer) variant, _ ("Change Variant"));
}

typedef struct
{
  const char *system;
  guint stat;
  gboolean own;
  gint value;
} Effect;

static void
give_effect (WarFeature *feature, gpointer data)
{
  const Effect *effect = data;

  if (effect->own)
    war_feature_set_effect (feature, effect->system, effect->stat, effect->value);
  else
    war_feature_clear_effect (feature, effect->system, effect->stat);
}

static WarField *
change_effect (const WarField *field, WarItem item, gpointer effect)
{
  return change_feature (field, item, give_effect, effect);
}

gboolean
duck_field_selection_set_effect (DuckFieldSession *session, guint stat, gboolean own, gint value)
{
  const WarSystem *system
    = duck_field_document_get_rules (duck_field_session_get_document (session))->system;
  Effect effect = { system->id, stat, own, value };
  /* Translators: a step that can be undone; %s is what a terrain does: "Cover" */
  g_autofree char *step
    = g_strdup_printf (_ ("Change %s"), text_translate (system->terrain_stats[stat].name));

  return change_all (session, change_effect, &effect, step);
}

/* ---------------------------------------------------------------------------------------------
 * Roles, and what zones and points are. */

static WarField *
change_side (const WarField *field, WarItem item, gpointer side)
{
  g_autoptr (WarZone) zone = NULL;

  if (item.kind != WAR_ITEM_ZONE)
    return war_field_ref ((WarField *) field);
  zone = war_zone_copy (g_ptr_array_index (field->zones, item.index));
  zone->side = GPOINTER_TO_INT (side);
  return war_field_replace_zone (field, item.index, zone);
}

gboolean
duck_field_selection_set_side (DuckFieldSession *session, gint side)
{
  return change_all (session, change_side, GINT_TO_POINTER (side), _ ("Change Side"));
}

static void
give_role (WarFeature *feature, gpointer role)
{
  g_free (feature->role);
  feature->role = g_strdup (role);
}

static WarField *
change_role (const WarField *field, WarItem item, gpointer role)
{
  g_autoptr (WarZone) zone = NULL;

  if (item.kind != WAR_ITEM_ZONE)
    return change_feature (field, item, give_role, role);
  zone = war_zone_copy (g_ptr_array_index (field->zones, item.index));
  g_free (zone->role);
  zone->role = g_strdup (role);
  return war_field_replace_zone (field, item.index, zone);
}

gboolean
duck_field_selection_set_role (DuckFieldSession *session, const char *role)
{
  return change_all (session, change_role, (gpointer) role, _ ("Change Role"));
}

static WarField *
change_point (const WarField *field, WarItem item, gpointer kind)
{
  g_autoptr (WarPoint) point = NULL;

  if (item.kind != WAR_ITEM_POINT)
    return war_field_ref ((WarField *) field);
  point = war_point_copy (g_ptr_array_index (field->points, item.index));
  point->kind = (WarPointKind) GPOINTER_TO_UINT (kind);
  return war_field_replace_point (field, item.index, point);
}

gboolean
duck_field_selection_set_point (DuckFieldSession *session, WarPointKind kind)
{
  return change_all (session, change_point, GUINT_TO_POINTER (kind), _ ("Change Kind of Point"));
}

gboolean
duck_field_selection_set_locked (DuckFieldSession *session, gboolean locked)
{
  guint n_items;
  const WarItem *items = duck_field_session_get_selection (session, &n_items);

  return duck_field_session_edit (
    session,
    war_field_set_items_locked (duck_field_session_get_field (session), items, n_items, locked),
    locked ? _ ("Lock") : _ ("Unlock"));
}

/* ---------------------------------------------------------------------------------------------
 * Place and size. */

gboolean
duck_field_selection_move (DuckFieldSession *session, WarPosition by)
{
  const WarField *field = duck_field_session_get_field (session);
  guint n_items;
  const WarItem *items = duck_field_session_get_selection (session, &n_items);
  const WarTransform move
    = { .kind = WAR_TRANSFORM_MOVE, .origin = war_field_limit_move (field, items, n_items, by) };

  return duck_field_session_edit (session, war_field_transform_items (field, items, n_items, &move),
                                  _ ("Move"));
}

typedef struct
{
  WarLength width, depth; /* 0: as it is */
} Size;

static WarField *
scale_outline (const WarField *field, WarItem item, const WarShape *shape, const Size *size)
{
  WarTransform scale = { .kind = WAR_TRANSFORM_SCALE };
  WarPosition minimum, maximum;

  war_shape_get_bounds (shape, &minimum, &maximum);
  scale.origin = minimum;
  scale.from = (WarPosition){ MAX (maximum.x - minimum.x, 1), MAX (maximum.y - minimum.y, 1) };
  scale.to = scale.from;
  if (size->width > 0)
    scale.to.x = size->width;
  if (size->depth > 0)
    scale.to.y = size->depth;
  return war_field_transform_items (field, &item, 1, &scale);
}

static WarField *
change_size (const WarField *field, WarItem item, gpointer data)
{
  const Size *size = data;
  WarShape shape = war_field_get_item_shape (field, item);

  if (shape.kind == WAR_SHAPE_AREA)
    return scale_outline (field, item, &shape, size);

  if (size->width > 0)
    shape.width = size->width;
  if (size->depth > 0 && shape.kind != WAR_SHAPE_LINE)
    shape.depth = size->depth;
  return war_field_set_item_shape (field, item, &shape);
}

gboolean
duck_field_selection_set_size (DuckFieldSession *session, WarLength width, WarLength depth)
{
  Size size = { width, depth };

  return change_all (session, change_size, &size, _ ("Change Size"));
}

static WarField *
change_heading (const WarField *field, WarItem item, gpointer heading)
{
  WarShape shape = war_field_get_item_shape (field, item);

  shape.heading = (WarHeading) GPOINTER_TO_UINT (heading);
  return war_field_set_item_shape (field, item, &shape);
}

gboolean
duck_field_selection_set_heading (DuckFieldSession *session, WarHeading heading)
{
  return change_all (session, change_heading, GUINT_TO_POINTER (heading), _ ("Turn"));
}

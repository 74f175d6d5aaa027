/* field-session-select.c: what is selected on a field that is being edited
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/field-editor/field-session-private.h"

#include "engine/field-edit/field-pick.h"
#include "text/field/field.h"

const WarItem *
duck_field_session_get_selection (DuckFieldSession *self, guint *n_items)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), NULL);

  *n_items = self->items->len;
  return (const WarItem *) (gpointer) self->items->data;
}

gboolean
duck_field_session_is_selected (DuckFieldSession *self, WarItem item)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), FALSE);

  for (guint i = 0; i < self->items->len; i++)
    {
      const WarItem *other = &g_array_index (self->items, WarItem, i);

      if (other->kind == item.kind && other->index == item.index)
        return TRUE;
    }
  return FALSE;
}

static void
add_one (DuckFieldSession *self, WarItem item)
{
  const WarField *field = duck_field_session_get_field (self);
  const DuckFieldKey key = { item.kind, g_strdup (war_field_get_item_id (field, item)) };

  g_array_append_val (self->keys, key);
  g_array_append_val (self->items, item);
}

/* With its group. */
static void
add (DuckFieldSession *self, WarItem item)
{
  const WarField *field = duck_field_session_get_field (self);
  const char *group = war_field_get_item_group (field, item);
  g_autoptr (GArray) members = group != NULL ? war_field_find_group (field, group) : NULL;

  if (duck_field_session_is_selected (self, item))
    return;
  if (members == NULL)
    add_one (self, item);
  for (guint i = 0; members != NULL && i < members->len; i++)
    if (!duck_field_session_is_selected (self, g_array_index (members, WarItem, i)))
      add_one (self, g_array_index (members, WarItem, i));
}

void
duck_field_session_select (DuckFieldSession *self, const WarItem *items, guint n_items)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));

  if (n_items == 0 && self->keys->len == 0)
    return;
  g_array_set_size (self->keys, 0);
  g_array_set_size (self->items, 0);
  for (guint i = 0; i < n_items; i++)
    add (self, items[i]);
  g_signal_emit_by_name (self, "selection-changed");
}

void
duck_field_session_jump (DuckFieldSession *self, const WarItem *items, guint n_items)
{
  duck_field_session_select (self, items, n_items);
  g_signal_emit_by_name (self, "jump");
}

void
duck_field_session_toggle (DuckFieldSession *self, WarItem item)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));

  if (!duck_field_session_is_selected (self, item))
    {
      add (self, item);
      g_signal_emit_by_name (self, "selection-changed");
      return;
    }

  const WarField *field = duck_field_session_get_field (self);
  const char *group = war_field_get_item_group (field, item);

  for (guint i = self->items->len; i-- > 0;)
    {
      WarItem other = g_array_index (self->items, WarItem, i);

      if ((other.kind == item.kind && other.index == item.index)
          || (group != NULL && g_strcmp0 (war_field_get_item_group (field, other), group) == 0))
        {
          g_array_remove_index (self->items, i);
          g_array_remove_index (self->keys, i);
        }
    }
  g_signal_emit_by_name (self, "selection-changed");
}

void
duck_field_session_select_all (DuckFieldSession *self)
{
  g_return_if_fail (DUCK_IS_FIELD_SESSION (self));

  const WarField *field = duck_field_session_get_field (self);
  guint kinds = duck_field_session_get_kinds (self);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (WarItem));

  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    for (guint i = 0; i < war_field_count_items (field, kind); i++)
      {
        const WarItem item = { kind, i };

        if ((kinds & WAR_ITEM_BIT (kind)) != 0 && !war_field_is_item_locked (field, item))
          g_array_append_val (all, item);
      }
  duck_field_session_select (self, (const WarItem *) (gpointer) all->data, all->len);
}

static gboolean
is_layer_locked (DuckFieldSession *self, WarItemKind kind)
{
  return self->flags[DUCK_FIELD_FLAG_LOCK_TERRAIN + (guint) kind];
}

GArray *
duck_field_session_dup_movable (DuckFieldSession *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), NULL);

  const WarField *field = duck_field_session_get_field (self);
  GArray *movable = g_array_new (FALSE, FALSE, sizeof (WarItem));

  for (guint i = 0; i < self->items->len; i++)
    {
      WarItem item = g_array_index (self->items, WarItem, i);

      if (!war_field_is_item_locked (field, item) && !is_layer_locked (self, item.kind))
        g_array_append_val (movable, item);
    }
  return movable;
}

char *
duck_field_session_dup_selection_name (DuckFieldSession *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), NULL);

  guint n = self->items->len;

  if (n == 1)
    return text_item (duck_field_session_get_field (self), g_array_index (self->items, WarItem, 0),
                      duck_field_document_get_rules (self->document));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Item", "%u Items", n), n);
}

guint
duck_field_session_get_kinds (DuckFieldSession *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), 0);

  guint kinds = 0;

  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    if (self->flags[DUCK_FIELD_FLAG_SHOW_TERRAIN + (guint) kind] && !is_layer_locked (self, kind))
      kinds |= WAR_ITEM_BIT (kind);
  return kinds;
}

gboolean
duck_field_session_pick (DuckFieldSession *self, WarPosition position, WarLength reach,
                         WarItem *item)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (self), FALSE);

  const WarField *field = duck_field_session_get_field (self);
  guint kinds = duck_field_session_get_kinds (self);

  /* What is exactly there goes before what is only near. */
  return war_field_pick (field, kinds & ~WAR_ITEM_BIT (WAR_ITEM_ZONE), position, 0, item, 1) > 0
         || war_field_pick (field, kinds & ~WAR_ITEM_BIT (WAR_ITEM_ZONE), position, reach, item, 1)
              > 0
         || war_field_pick (field, kinds, position, 0, item, 1) > 0;
}

/* field-editor-copy.c: copies, and the clipboard
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/base/toasts.h"
#include "app/field-editor/field-editor-private.h"
#include "engine/field-edit/field-edit.h"
#include "store/documents/field-file.h"

/* What is on the clipboard is a field in the format of files, with what was copied alone, so that
 * it goes between windows, and into a text editor. */
static char *
dup_text (const WarField *field, const WarItem *items, guint n_items)
{
  g_autoptr (WarField) part = war_field_extract_items (field, items, n_items);
  g_autoptr (GBytes) bytes = store_field_to_bytes (part);
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return g_strndup (text, length);
}

static void
copy (DuckFieldEditor *self)
{
  guint n_items;
  const WarItem *items = duck_field_session_get_selection (self->session, &n_items);
  g_autofree char *text = dup_text (duck_field_session_get_field (self->session), items, n_items);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
}

static void
copy_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  copy (self);
}

static void
cut_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  g_autoptr (GArray) movable = duck_field_session_dup_movable (self->session);

  copy (self);
  duck_field_session_edit (self->session,
                           war_field_remove_items (duck_field_session_get_field (self->session),
                                                   (const WarItem *) (gpointer) movable->data,
                                                   movable->len),
                           _ ("Cut"));
}

/* Whether something lies exactly where the first item of the other field lies. */
static gboolean
is_taken (const WarField *field, const WarField *other)
{
  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    if (war_field_count_items (other, kind) > 0)
      {
        const WarShape first = war_field_get_item_shape (other, (WarItem){ kind, 0 });

        for (guint i = 0; i < war_field_count_items (field, kind); i++)
          {
            const WarShape shape = war_field_get_item_shape (field, (WarItem){ kind, i });

            if (war_shape_equal (&first, &shape))
              return TRUE;
          }
        return FALSE;
      }
  return FALSE;
}

/* Where it was; beside what is there already. */
static void
insert (DuckFieldEditor *self, const WarField *other, const char *step)
{
  const WarField *field = duck_field_session_get_field (self->session);
  WarLength aside = is_taken (field, other) ? duck_board_get_grid_step (self->board) / 2 : 0;
  g_autoptr (GArray) inserted = NULL;
  WarField *changed
    = war_field_insert_field (field, other, (WarPosition){ aside, aside }, &inserted);

  if (duck_field_session_edit (self->session, changed, step))
    duck_field_session_select (self->session, (const WarItem *) (gpointer) inserted->data,
                               inserted->len);
}

static void
duplicate_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  g_autoptr (GArray) movable = duck_field_session_dup_movable (self->session);
  g_autoptr (WarField) part
    = war_field_extract_items (duck_field_session_get_field (self->session),
                               (const WarItem *) (gpointer) movable->data, movable->len);

  insert (self, part, _ ("Duplicate"));
}

static void
pasted_cb (GObject *clipboard, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (DuckFieldEditor) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
  g_autoptr (StoreFaults) faults = store_faults_new ("");
  g_autoptr (GBytes) bytes = text != NULL ? g_bytes_new (text, strlen (text)) : NULL;
  g_autoptr (WarField) other = bytes != NULL ? store_field_from_bytes (bytes, faults) : NULL;

  if (self->session == NULL)
    return;
  if (other == NULL)
    duck_toasts_say (GTK_WIDGET (self), _ ("There is nothing of a battlefield on the clipboard"),
                     FALSE);
  else
    insert (self, other, _ ("Paste"));
}

static void
paste_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, pasted_cb,
                                 g_object_ref (self));
}

void
duck_field_editor_add_copy_actions (DuckFieldEditor *self)
{
  static const GActionEntry actions[] = {
    { .name = "cut", .activate = cut_action },
    { .name = "copy", .activate = copy_action },
    { .name = "paste", .activate = paste_action },
    { .name = "duplicate", .activate = duplicate_action },
  };

  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
}

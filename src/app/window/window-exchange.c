/* window-exchange.c: what goes to other programs and comes from them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/exchange/army-code.h"
#include "app/exchange/export-other.h"
#include "app/exchange/import-map.h"
#include "app/exchange/photo-window.h"
#include "app/window/window-private.h"
#include "desk/documents/army-document.h"
#include "store/disk/name.h"
#include "store/disk/read-file.h"
#include "store/foreign/army-text.h"
#include "store/foreign/uvtt.h"

#define TEXT_SUFFIX ".txt"

/* ---------------------------------------------------------------------------------------------
 * In. */

/* It begins empty, so that what was taken in is unsaved. */
static void
add_army (DuckWindow *self, WarArmy *army)
{
  g_autoptr (WarArmy) empty = army->book != NULL
                                ? war_army_new (army->name, army->book)
                                : war_army_new_without_book (army->name, army->rules);
  g_autoptr (DuckArmyDocument) document
    = duck_army_document_new (duck_shell_get_library (DUCK_SHELL (self)), NULL, empty);

  duck_document_push (DUCK_DOCUMENT (document), war_army_ref (army), _ ("Paste Army"));
  duck_shell_add_document (DUCK_SHELL (self), DUCK_DOCUMENT (document));
}

gboolean
duck_window_take_text (DuckWindow *self, const char *text)
{
  g_autoptr (StoreFaults) faults = store_faults_new (_ ("Text"));
  g_autoptr (WarArmy) army
    = store_army_from_text (duck_shell_get_library (DUCK_SHELL (self)), text, faults);
  g_autofree char *words = NULL;

  if (army != NULL)
    {
      add_army (self, army);
      return TRUE;
    }
  words = store_faults_to_string (faults);
  duck_dialog_show_error (GTK_WINDOW (self), _ ("No Army Pasted"),
                          _ ("Nothing has been taken over. The line below says why."), words);
  return FALSE;
}

static gboolean
open_text (DuckWindow *self, const char *path)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_autoptr (StoreFaults) faults = store_faults_new (shown);
  g_autoptr (GBytes) bytes = store_read_text_file (path, faults);
  g_autoptr (WarArmy) army = NULL;

  if (bytes != NULL)
    army = store_army_from_text (duck_shell_get_library (DUCK_SHELL (self)),
                                 g_bytes_get_data (bytes, NULL), faults);
  if (army == NULL)
    {
      duck_dialog_show_faults (GTK_WINDOW (self), faults);
      return FALSE;
    }
  add_army (self, army);
  return TRUE;
}

gboolean
duck_window_is_other (const char *path)
{
  return store_uvtt_is_name (path) || store_name_has_suffix (path, TEXT_SUFFIX);
}

gboolean
duck_window_open_other (DuckWindow *self, const char *path)
{
  g_return_val_if_fail (duck_window_is_other (path), FALSE);

  if (store_name_has_suffix (path, TEXT_SUFFIX))
    return open_text (self, path);
  duck_import_map_show (DUCK_SHELL (self), path);
  return TRUE;
}

static void
text_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (DuckWindow) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  /* The program has been closed meanwhile. */
  if (gtk_window_get_application (GTK_WINDOW (self)) == NULL)
    return;
  duck_window_take_text (self, text != NULL ? text : "");
}

static void
paste_army_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckWindow *self = data;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, text_cb,
                                 g_object_ref (self));
}

/* ---------------------------------------------------------------------------------------------
 * Out. */

/* NULL: the library is shown, or nothing is open. */
static DuckDocument *
get_document (DuckWindow *self)
{
  return self->page != NULL ? duck_page_get_document (self->page) : NULL;
}

static void
export_other_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckWindow *self = data;

  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_export_other_show (DUCK_SHELL (self), get_document (self));
}

static void
copy_army_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckWindow *self = data;
  const WarArmy *army;
  g_autofree char *text = NULL;

  duck_shell_finish_typing (DUCK_SHELL (self));
  army = duck_army_document_get_army (DUCK_ARMY_DOCUMENT (get_document (self)));
  text = store_army_to_text (army);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  duck_shell_add_toast (DUCK_SHELL (self), _ ("Army copied: Paste Army takes it elsewhere"), NULL);
}

static void
show_code_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckWindow *self = data;

  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_army_code_show (DUCK_SHELL (self), DUCK_ARMY_DOCUMENT (get_document (self)));
}

static void
photo_chosen_cb (const char *path, gpointer data)
{
  DuckWindow *self = data;
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (files, g_file_new_for_path (path));
  if (duck_photo_is_for (get_document (self)))
    duck_photo_window_show (DUCK_SHELL (self), get_document (self), files);
}

static void
photo_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckWindow *self = data;

  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_dialog_open_picture (GTK_WINDOW (self), photo_chosen_cb, self);
}

gboolean
duck_window_take_photos (DuckWindow *self, GPtrArray *files)
{
  for (guint i = 0; i < files->len; i++)
    {
      const char *path = g_file_peek_path (g_ptr_array_index (files, i));

      if (path == NULL || !duck_photo_is_name (path))
        return FALSE;
    }
  if (files->len == 0 || !duck_photo_is_for (get_document (self)))
    return FALSE;
  duck_shell_finish_typing (DUCK_SHELL (self));
  duck_photo_window_show (DUCK_SHELL (self), get_document (self), files);
  return TRUE;
}

static void
set_enabled (DuckWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
duck_window_update_exchange (DuckWindow *self)
{
  DuckDocument *document = get_document (self);
  gboolean is_army = document != NULL && DUCK_IS_ARMY_DOCUMENT (document);

  set_enabled (self, "export-other", duck_other_is_for_any (document));
  set_enabled (self, "photo", duck_photo_is_for (document));
  set_enabled (self, "copy-army", is_army);
  set_enabled (self, "show-code", is_army);
}

void
duck_window_add_exchange (DuckWindow *self)
{
  static const GActionEntry actions[] = {
    { .name = "export-other", .activate = export_other_action },
    { .name = "photo", .activate = photo_action },
    { .name = "copy-army", .activate = copy_army_action },
    { .name = "show-code", .activate = show_code_action },
    { .name = "paste-army", .activate = paste_army_action },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

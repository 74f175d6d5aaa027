/* shell.c: what pages and dialogs may ask of the window that they are in
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shell/shell.h"

G_DEFINE_INTERFACE (DuckShell, duck_shell, GTK_TYPE_WINDOW)

static void
duck_shell_default_init (DuckShellInterface *interface)
{
}

DuckShell *
duck_shell_find (gpointer widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  GtkRoot *root = gtk_widget_get_root (widget);

  while (GTK_IS_WINDOW (root) && !DUCK_IS_SHELL (root))
    root = GTK_ROOT (gtk_window_get_transient_for (GTK_WINDOW (root)));
  return DUCK_IS_SHELL (root) ? DUCK_SHELL (root) : NULL;
}

StoreLibrary *
duck_shell_get_library (DuckShell *self)
{
  g_return_val_if_fail (DUCK_IS_SHELL (self), NULL);

  return DUCK_SHELL_GET_IFACE (self)->get_library (self);
}

DuckLibraryModel *
duck_shell_get_library_model (DuckShell *self)
{
  g_return_val_if_fail (DUCK_IS_SHELL (self), NULL);

  return DUCK_SHELL_GET_IFACE (self)->get_library_model (self);
}

gboolean
duck_shell_open_file (DuckShell *self, GFile *file)
{
  g_return_val_if_fail (DUCK_IS_SHELL (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return DUCK_SHELL_GET_IFACE (self)->open_file (self, file);
}

void
duck_shell_add_document (DuckShell *self, DuckDocument *document)
{
  g_return_if_fail (DUCK_IS_SHELL (self));
  g_return_if_fail (DUCK_IS_DOCUMENT (document));

  DUCK_SHELL_GET_IFACE (self)->add_document (self, document);
}

GPtrArray *
duck_shell_list_documents (DuckShell *self)
{
  g_return_val_if_fail (DUCK_IS_SHELL (self), NULL);

  return DUCK_SHELL_GET_IFACE (self)->list_documents (self);
}

static gboolean
has_title (DuckShell *self, const char *title)
{
  g_autoptr (GPtrArray) documents = duck_shell_list_documents (self);
  GListModel *items = duck_library_model_get_items (duck_shell_get_library_model (self));

  for (guint i = 0; i < documents->len; i++)
    if (g_str_equal (duck_document_get_title (g_ptr_array_index (documents, i)), title))
      return TRUE;
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (DuckLibraryItem) item = g_list_model_get_item (items, i);

      if (g_str_equal (duck_library_item_get_name (item), title))
        return TRUE;
    }
  return FALSE;
}

char *
duck_shell_dup_free_title (DuckShell *self, const char *wanted)
{
  g_return_val_if_fail (DUCK_IS_SHELL (self), NULL);
  g_return_val_if_fail (wanted != NULL, NULL);

  char *title = g_strdup (wanted);

  for (guint n = 2; has_title (self, title); n++)
    {
      g_free (title);
      title = g_strdup_printf ("%s (%u)", wanted, n);
    }
  return title;
}

gboolean
duck_shell_has_open (DuckShell *self, const char *path)
{
  g_return_val_if_fail (DUCK_IS_SHELL (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  return DUCK_SHELL_GET_IFACE (self)->has_open (self, path);
}

void
duck_shell_save_document (DuckShell *self, DuckDocument *document, DuckSaveFunc func, gpointer data)
{
  g_return_if_fail (DUCK_IS_SHELL (self));
  g_return_if_fail (DUCK_IS_DOCUMENT (document));
  g_return_if_fail (func != NULL);

  DUCK_SHELL_GET_IFACE (self)->save_document (self, document, func, data);
}

AdwToast *
duck_shell_add_toast (DuckShell *self, const char *text, const char *button)
{
  g_return_val_if_fail (DUCK_IS_SHELL (self), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  return DUCK_SHELL_GET_IFACE (self)->add_toast (self, text, button);
}

void
duck_shell_say_missing_fonts (DuckShell *self)
{
  g_return_if_fail (DUCK_IS_SHELL (self));

  DUCK_SHELL_GET_IFACE (self)->say_missing_fonts (self);
}

void
duck_shell_finish_typing (DuckShell *self)
{
  g_return_if_fail (DUCK_IS_SHELL (self));

  GtkWindow *window = GTK_WINDOW (self);
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus == NULL)
    return;

  g_object_ref (focus);
  gtk_window_set_focus (window, NULL);
  /* GTK remembers a focus in a tab that has closed meanwhile. */
  if (gtk_widget_get_root (focus) == GTK_ROOT (window))
    gtk_window_set_focus (window, focus);
  g_object_unref (focus);
}

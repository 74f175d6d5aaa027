/* file-dialog.c: the desktop's own dialogs in which files are chosen
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/file-dialog.h"

#include "app/base/desktop.h"

typedef struct
{
  DuckFilesFunc func;
  gpointer data;
} Choosing;

static Choosing *
choosing_new (DuckFilesFunc func, gpointer data)
{
  Choosing *choosing = g_new0 (Choosing, 1);

  choosing->func = func;
  choosing->data = data;
  return choosing;
}

/* Takes choosing over. */
static void
choosing_end (Choosing *choosing, GPtrArray *files)
{
  choosing->func (files, choosing->data);
  g_free (choosing);
}

/* file: taken over, or NULL. */
static void
add_file (GPtrArray *files, GFile *file)
{
  if (file != NULL && g_file_peek_path (file) != NULL)
    g_ptr_array_add (files, file);
  else
    g_clear_object (&file);
}

/* chosen: GFile, or NULL. */
static GPtrArray *
list_files (GListModel *chosen)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; chosen != NULL && i < g_list_model_get_n_items (chosen); i++)
    add_file (files, g_list_model_get_item (chosen, i));
  return files;
}

#if DUCK_HAS_FILE_DIALOG

/* That nothing is chosen is an error, as is that nothing can be; GTK has said so then. */
static void
open_cb (GObject *dialog, GAsyncResult *result, gpointer choosing)
{
  g_autoptr (GListModel) chosen
    = gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (dialog), result, NULL);
  g_autoptr (GPtrArray) files = list_files (chosen);

  choosing_end (choosing, files);
}

static void
open_one_cb (GObject *dialog, GAsyncResult *result, gpointer choosing)
{
  g_autoptr (GPtrArray) files = list_files (NULL);

  add_file (files, gtk_file_dialog_open_finish (GTK_FILE_DIALOG (dialog), result, NULL));
  choosing_end (choosing, files);
}

void
duck_file_dialog_open (GtkWindow *parent, const char *title, GListModel *filters, gboolean multiple,
                       DuckFilesFunc func, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (func != NULL);

  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  Choosing *choosing = choosing_new (func, data);

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, filters);
  if (multiple)
    gtk_file_dialog_open_multiple (dialog, parent, NULL, open_cb, choosing);
  else
    gtk_file_dialog_open (dialog, parent, NULL, open_one_cb, choosing);
}

static void
save_cb (GObject *dialog, GAsyncResult *result, gpointer choosing)
{
  g_autoptr (GPtrArray) files = list_files (NULL);

  add_file (files, gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, NULL));
  choosing_end (choosing, files);
}

void
duck_file_dialog_save (GtkWindow *parent, const char *title, const char *folder, const char *name,
                       DuckFilesFunc func, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (folder != NULL);
  g_return_if_fail (func != NULL);

  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GFile) place = g_file_new_for_path (folder);

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_initial_folder (dialog, place);
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, parent, NULL, save_cb, choosing_new (func, data));
}

#else

static void
response_cb (GtkNativeDialog *dialog, int response, Choosing *choosing)
{
  g_autoptr (GListModel) chosen = response == GTK_RESPONSE_ACCEPT
                                    ? gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog))
                                    : NULL;
  g_autoptr (GPtrArray) files = list_files (chosen);

  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
  choosing_end (choosing, files);
}

static void
show (GtkFileChooserNative *dialog, DuckFilesFunc func, gpointer data)
{
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), choosing_new (func, data));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
duck_file_dialog_open (GtkWindow *parent, const char *title, GListModel *filters, gboolean multiple,
                       DuckFilesFunc func, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (func != NULL);

  GtkFileChooserNative *dialog
    = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);

  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog), multiple);
  for (guint i = 0; i < g_list_model_get_n_items (filters); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);

      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
    }
  show (dialog, func, data);
}

void
duck_file_dialog_save (GtkWindow *parent, const char *title, const char *folder, const char *name,
                       DuckFilesFunc func, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (folder != NULL);
  g_return_if_fail (func != NULL);

  GtkFileChooserNative *dialog
    = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  g_autoptr (GFile) place = g_file_new_for_path (folder);

  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), place, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  show (dialog, func, data);
}

#endif

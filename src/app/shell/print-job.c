/* print-job.c: printing by GTK's dialog: what is the same whatever is printed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shell/print-job.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "app/base/dialogs.h"
#include "app/base/sheet-settings.h"
#include "app/shell/shell.h"
#include "desk/base/kind.h"

/* Where a file is that is printed to, if nobody says otherwise: GTK would take the folder in which
 * the program happens to run. */
static char *
dup_output_folder (DuckDocument *document)
{
  char *folder = duck_document_dup_export_folder (document);

  return folder != NULL ? folder : duck_kind_dup_usual_folder ();
}

void
duck_print_job_keep_size (GtkPrintSettings *settings)
{
  g_return_if_fail (GTK_IS_PRINT_SETTINGS (settings));

  gtk_print_settings_set (settings, "cups-print-scaling", "none");
}

GtkPrintOperation *
duck_print_job_new (DuckDocument *document, const char *name)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (document) && name != NULL, NULL);

  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPaperSize) size = gtk_paper_size_new (duck_settings_get_paper ().name);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autofree char *folder = dup_output_folder (document);

  /* GTK adds the suffix. */
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_DIR, folder);
  duck_print_job_keep_size (settings);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_page_setup_set_paper_size (setup, size);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, duck_document_get_title (document));
  return operation;
}

/* A file that was printed to is named: nothing comes out of a printer. */
static void
say_file (GtkPrintOperation *operation, GtkWindow *parent)
{
  const char *uri = gtk_print_settings_get (gtk_print_operation_get_print_settings (operation),
                                            GTK_PRINT_SETTINGS_OUTPUT_URI);
  g_autoptr (GFile) file = uri != NULL ? g_file_new_for_uri (uri) : NULL;
  const char *path = file != NULL ? g_file_peek_path (file) : NULL;
  g_autofree char *name = path != NULL ? duck_file_dup_shown (path) : NULL;
  g_autofree char *text = NULL;

  if (name == NULL || !DUCK_IS_SHELL (parent))
    return;
  /* Translators: %s is a file, with its folder */
  text = g_strdup_printf (_ ("Printed to “%s”"), name);
  duck_shell_add_toast (DUCK_SHELL (parent), text, NULL);
}

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, GtkWindow *parent)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    say_file (operation, parent);
  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  gtk_print_operation_get_error (operation, &error);
  duck_dialog_show_error (parent, _ ("Printing Failed"), error != NULL ? error->message : NULL,
                          NULL);
}

void
duck_print_job_run (GtkPrintOperation *operation, DuckDocument *document, GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_PRINT_OPERATION (operation));
  g_return_if_fail (DUCK_IS_DOCUMENT (document) && GTK_IS_WINDOW (parent));

  g_autofree char *folder = dup_output_folder (document);

  /* If this fails, GTK says that a file cannot be there. */
  g_mkdir_with_parents (folder, 0755);
  gtk_print_operation_set_allow_async (operation, TRUE);
  /* If it takes longer, with a button that cancels it. */
  gtk_print_operation_set_show_progress (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), parent, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, NULL);
}

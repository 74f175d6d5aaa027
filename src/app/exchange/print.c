/* print.c: documents on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/print.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/base/settings.h"

#define POINTS_PER_MM (72. / 25.4)

/* What is being printed, laid out for the paper once that is known. */
typedef struct
{
  DuckDocument *document;
  DrawSheets *sheets; /* or NULL */
} Job;

static void
job_free (gpointer data, GClosure *closure)
{
  Job *job = data;

  g_object_unref (job->document);
  g_clear_pointer (&job->sheets, draw_sheets_free);
  g_free (job);
}

static DrawPaper
get_paper (GtkPaperSize *size)
{
  const DrawPaper *papers[]
    = { &draw_paper_a4, &draw_paper_a3, &draw_paper_a5, &draw_paper_letter };

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (g_str_equal (papers[i]->name, gtk_paper_size_get_name (size)))
      return *papers[i];
  return (DrawPaper){ "custom", gtk_paper_size_get_width (size, GTK_UNIT_MM),
                      gtk_paper_size_get_height (size, GTK_UNIT_MM) };
}

static GtkPageOrientation
get_orientation (DrawPaper paper)
{
  return paper.width > paper.height ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                    : GTK_PAGE_ORIENTATION_PORTRAIT;
}

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);

  g_clear_pointer (&job->sheets, draw_sheets_free);
  job->sheets = duck_document_new_sheets (
    job->document, get_paper (gtk_page_setup_get_paper_size (setup)), duck_settings_get_ink ());
  gtk_print_operation_set_n_pages (operation, (gint) draw_sheets_get_n_pages (job->sheets));
}

/* Pages lie as they were laid out, whichever way the paper was chosen. */
static void
request_page_setup_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page,
                       GtkPageSetup *setup, Job *job)
{
  gtk_page_setup_set_orientation (
    setup, get_orientation (draw_sheets_get_paper (job->sheets, (guint) page)));
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, Job *job)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  cairo_save (cr);
  cairo_scale (cr, POINTS_PER_MM, POINTS_PER_MM);
  draw_sheets_draw_page (job->sheets, (guint) page, cr);
  cairo_restore (cr);
}

GtkPrintOperation *
duck_print_new (DuckDocument *document)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (document), NULL);

  GtkPrintOperation *operation = gtk_print_operation_new ();
  DrawPaper paper = duck_settings_get_paper ();
  g_autoptr (GtkPaperSize) size = gtk_paper_size_new (paper.name);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (DrawSheets) sheets
    = duck_document_new_sheets (document, paper, duck_settings_get_ink ());
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autofree char *name = duck_document_suggest_name (document, "");
  DrawPaper first = draw_sheets_get_paper (sheets, 0);
  Job *job = g_new0 (Job, 1);

  job->document = g_object_ref (document);
  /* What a file is called that is printed to; GTK adds the suffix. */
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_page_setup_set_paper_size (setup, size);
  gtk_page_setup_set_orientation (setup, get_orientation (first));
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  /* The sheets have their own margins: the origin is the corner of the paper. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, duck_document_get_title (document));

  g_signal_connect_data (operation, "begin-print", G_CALLBACK (begin_print_cb), job, job_free, 0);
  g_signal_connect (operation, "request-page-setup", G_CALLBACK (request_page_setup_cb), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  return operation;
}

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, GtkWindow *parent)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  gtk_print_operation_get_error (operation, &error);
  duck_dialog_show_error (parent, _ ("Printing Failed"), error != NULL ? error->message : NULL,
                          NULL);
}

void
duck_print_run (DuckDocument *document, GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  g_autoptr (GtkPrintOperation) operation = duck_print_new (document);

  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), parent, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, NULL);
}

/* print.c: documents on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/print.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/base/settings.h"

#define POINTS_PER_MM (72. / 25.4)

/* Around the dialog's page, in pixels. */
#define MARGIN 18

/* What can be left out, in the order of the dialog. */
static const struct
{
  DrawSheetPart part;
  const char *title, *subtitle;
} parts[] = {
  { DRAW_SHEET_COMPOSITION, N_ ("Composition"), N_ ("The limits, and whether they are kept") },
  { DRAW_SHEET_TRAITS, N_ ("Traits"), N_ ("What each of them does") },
  { DRAW_SHEET_MAP, N_ ("Map"), NULL },
  { DRAW_SHEET_TEMPLATES, N_ ("Templates"), N_ ("To cut out, on a page of their own") },
};

/* What is being printed, laid out for the paper once that is known. */
typedef struct
{
  DuckDocument *document;
  DrawSheets *sheets; /* or NULL */
  /* In the dialog, as long as it is open. */
  AdwComboRow *ink;
  GtkSwitch *switches[G_N_ELEMENTS (parts)]; /* or NULL */
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
  job->sheets
    = duck_document_new_sheets (job->document, get_paper (gtk_page_setup_get_paper_size (setup)),
                                duck_settings_get_ink (), duck_settings_get_left_out ());
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

/* ---------------------------------------------------------------------------------------------
 * The dialog's page. */

static GtkWidget *
new_ink_row (Job *job)
{
  const char *const inks[] = { _ ("Colours"), _ ("Black and white"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (inks);

  job->ink = ADW_COMBO_ROW (adw_combo_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (job->ink), _ ("Ink"));
  adw_combo_row_set_model (job->ink, G_LIST_MODEL (list));
  adw_combo_row_set_selected (job->ink, duck_settings_get_ink ());
  return GTK_WIDGET (job->ink);
}

static GtkWidget *
new_part_row (Job *job, guint i)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *on = gtk_switch_new ();

  gtk_widget_set_valign (on, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (on), (duck_settings_get_left_out () & parts[i].part) == 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (parts[i].title));
  if (parts[i].subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ (parts[i].subtitle));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), on);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), on);
  job->switches[i] = GTK_SWITCH (on);
  return row;
}

static GtkWidget *
create_custom_widget_cb (GtkPrintOperation *operation, Job *job)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  guint offered = duck_document_get_sheet_parts (job->document);

  gtk_widget_set_margin_start (GTK_WIDGET (group), MARGIN);
  gtk_widget_set_margin_end (GTK_WIDGET (group), MARGIN);
  gtk_widget_set_margin_top (GTK_WIDGET (group), MARGIN);
  gtk_widget_set_margin_bottom (GTK_WIDGET (group), MARGIN);
  adw_preferences_group_add (group, new_ink_row (job));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if ((offered & parts[i].part) != 0)
      adw_preferences_group_add (group, new_part_row (job, i));

  return GTK_WIDGET (group);
}

/* Before the preview and before printing, not when the dialog is cancelled. */
static void
custom_widget_apply_cb (GtkPrintOperation *operation, GtkWidget *widget, Job *job)
{
  g_settings_set_enum (duck_settings_get (), DUCK_SETTING_INK,
                       (gint) adw_combo_row_get_selected (job->ink));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (job->switches[i] != NULL)
      g_settings_set_boolean (duck_settings_get (), duck_settings_get_key_of_part (parts[i].part),
                              gtk_switch_get_active (job->switches[i]));
}

/* --------------------------------------------------------------------------------------------- */

GtkPrintOperation *
duck_print_new (DuckDocument *document)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (document), NULL);

  GtkPrintOperation *operation = gtk_print_operation_new ();
  DrawPaper paper = duck_settings_get_paper ();
  g_autoptr (GtkPaperSize) size = gtk_paper_size_new (paper.name);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (DrawSheets) sheets = duck_document_new_sheets (
    document, paper, duck_settings_get_ink (), duck_settings_get_left_out ());
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
  gtk_print_operation_set_custom_tab_label (operation, _ ("What Is Printed"));

  g_signal_connect_data (operation, "begin-print", G_CALLBACK (begin_print_cb), job, job_free, 0);
  g_signal_connect (operation, "request-page-setup", G_CALLBACK (request_page_setup_cb), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  g_signal_connect (operation, "create-custom-widget", G_CALLBACK (create_custom_widget_cb), job);
  g_signal_connect (operation, "custom-widget-apply", G_CALLBACK (custom_widget_apply_cb), job);
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

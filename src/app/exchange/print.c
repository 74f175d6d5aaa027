/* print.c: documents on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/print.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/base/sheet-settings.h"
#include "app/shell/print-job.h"
#include "app/shell/work-toast.h"
#include "desk/base/settings.h"
#include "draw/surface/sheet-options.h"

#define POINTS_PER_MM (72. / 25.4)

/* Around the dialog's page, in pixels. */
#define MARGIN 18

GSettings *
duck_print_get_settings (DuckDocument *document)
{
  return duck_settings_get_sheets (DUCK_DOCUMENT_GET_CLASS (document)->suffix);
}

/* ---------------------------------------------------------------------------------------------
 * Files. */

/* Sheets that become files behind the window. */
typedef struct
{
  DuckDocument *document;
  DuckSheets *sheets; /* NULL: not laid out yet */
  char *path;
  GCancellable *cancellable;
  DuckWorkToast *toast;
} Export;

static void
export_free (Export *export)
{
  g_object_unref (export->document);
  g_clear_pointer (&export->sheets, duck_sheets_unref);
  g_free (export->path);
  g_object_unref (export->cancellable);
  duck_work_toast_free (export->toast);
  g_free (export);
}

static char *
dup_progress (gpointer data)
{
  const Export *export = data;
  g_autofree char *name = g_filename_display_basename (export->path);
  guint n_saved = export->sheets != NULL ? duck_sheets_get_n_saved (export->sheets) : 0;

  if (n_saved == 0)
    return NULL;
  /* Translators: %s is the name of a file, the numbers are how many sheets are done, of how many */
  return g_strdup_printf (_ ("Exporting “%s”: %u of %u sheets"), name, n_saved,
                          duck_sheets_get_n_pages (export->sheets));
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Export *export = data;
  g_autoptr (GError) error = NULL;
  gboolean is_good = duck_sheets_save_finish (result, &error);
  DuckShell *window = duck_work_toast_get_window (export->toast);
  g_autofree char *name = g_filename_display_basename (export->path);
  /* Translators: %s is the name of a file */
  g_autofree char *text = g_strdup_printf (_ ("Exported “%s”"), name);

  if (window != NULL && is_good)
    {
      duck_shell_add_toast (window, text, NULL);
      duck_shell_say_missing_fonts (window);
    }
  else if (window != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    duck_dialog_show_error (GTK_WINDOW (window), _ ("Not Exported"), error->message, NULL);
  export_free (export);
}

static void
save_sheets (Export *export)
{
  duck_sheets_save (export->sheets, export->path, export->cancellable, saved_cb, export);
}

static void
export_laid_out_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Export *export = data;

  export->sheets = duck_sheets_lay_out_finish (result);
  if (export->sheets != NULL)
    save_sheets (export);
  else
    export_free (export);
}

void
duck_print_export (DuckDocument *document, DuckSheets *sheets, const char *path, DuckShell *window)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (document) && path != NULL && DUCK_IS_SHELL (window));

  Export *export = g_new0 (Export, 1);
  g_autofree char *name = g_filename_display_basename (path);
  /* Translators: %s is the name of a file */
  g_autofree char *text = g_strdup_printf (_ ("Exporting “%s”"), name);

  export->document = g_object_ref (document);
  export->path = g_strdup (path);
  export->cancellable = g_cancellable_new ();
  export->toast = duck_work_toast_new (window, text, export->cancellable, dup_progress, export);
  if (sheets == NULL)
    {
      duck_sheets_lay_out (document, duck_settings_get_paper (), export->cancellable,
                           export_laid_out_cb, export);
      return;
    }
  export->sheets = duck_sheets_ref (sheets);
  save_sheets (export);
}

/* ---------------------------------------------------------------------------------------------
 * Printing. */

/* GTK asks so often whether the sheets are laid out, in µs: it would ask without a pause. */
#define PAUSE 4000

/* What is being printed, laid out for the paper once that is known. */
typedef struct
{
  DuckDocument *document;
  DuckSheets *sheets; /* NULL: not laid out yet */
  /* In the dialog, as long as it is open. */
  AdwComboRow *ink;
  AdwComboRow *detail, *columns; /* or NULL, as the next one */
  GtkSwitch *landscape;
  GPtrArray *parts; /* Part */
} Job;

/* A part of the sheets, and whether it is on them. */
typedef struct
{
  const DrawSheetPartOption *option;
  GtkSwitch *on;
} Part;

static void
job_free (gpointer data, GClosure *closure)
{
  Job *job = data;

  g_object_unref (job->document);
  g_clear_pointer (&job->sheets, duck_sheets_unref);
  g_ptr_array_unref (job->parts);
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

/* An operation that is printed again has other sheets. */
typedef struct
{
  GtkPrintOperation *operation;
  Job *job; /* the operation's */
} Layout;

static void
laid_out_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Layout *layout = data;

  g_clear_pointer (&layout->job->sheets, duck_sheets_unref);
  layout->job->sheets = duck_sheets_lay_out_finish (result);
  g_object_unref (layout->operation);
}

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  GtkPageSetup *page = gtk_print_context_get_page_setup (context);
  Layout *layout = g_new (Layout, 1);

  *layout = (Layout){ g_object_ref (operation), job };
  g_clear_pointer (&job->sheets, duck_sheets_unref);
  duck_sheets_lay_out (job->document, get_paper (gtk_page_setup_get_paper_size (page)), NULL,
                       laid_out_cb, layout);
}

/* Called until it is TRUE; the main loop runs in between. */
static gboolean
paginate_cb (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  if (job->sheets == NULL)
    {
      g_usleep (PAUSE);
      return FALSE;
    }
  gtk_print_operation_set_n_pages (operation, (gint) duck_sheets_get_n_pages (job->sheets));
  return TRUE;
}

/* Pages lie as they were laid out, whichever way the paper was chosen. */
static void
request_page_setup_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page,
                       GtkPageSetup *setup, Job *job)
{
  gtk_page_setup_set_orientation (
    setup, get_orientation (duck_sheets_get_paper (job->sheets, (guint) page)));
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, Job *job)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  cairo_save (cr);
  cairo_scale (cr, POINTS_PER_MM, POINTS_PER_MM);
  duck_sheets_draw_page (job->sheets, (guint) page, cr);
  cairo_restore (cr);
}

/* ---------------------------------------------------------------------------------------------
 * The dialog's page. */

/* A row with a choice of words, which end with NULL. */
static AdwComboRow *
add_choice (AdwPreferencesGroup *group, const char *title, const char *const *words, guint chosen)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (words);
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  adw_combo_row_set_selected (row, chosen);
  adw_preferences_group_add (group, GTK_WIDGET (row));
  return row;
}

static GtkSwitch *
add_switch (AdwPreferencesGroup *group, const char *title, const char *subtitle, gboolean is_on)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *on = gtk_switch_new ();

  gtk_widget_set_valign (on, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (on), is_on);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), on);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), on);
  adw_preferences_group_add (group, row);
  return GTK_SWITCH (on);
}

/* How units are set, for sheets that have some. */
static void
add_layout_rows (Job *job, AdwPreferencesGroup *group)
{
  GSettings *settings = duck_print_get_settings (job->document);
  const char *const columns[] = { _ ("As the Paper Allows"), "1", "2", "3", NULL };
  const char *details[] = { draw_sheet_get_detail_name (DRAW_DETAIL_FULL),
                            draw_sheet_get_detail_name (DRAW_DETAIL_COMPACT),
                            draw_sheet_get_detail_name (DRAW_DETAIL_LINE), NULL };

  job->detail = add_choice (group, _ ("Units"), details,
                            (guint) g_settings_get_enum (settings, DUCK_SHEET_SETTING_DETAIL));
  job->columns = add_choice (group, _ ("Columns"), columns,
                             (guint) g_settings_get_int (settings, DUCK_SHEET_SETTING_COLUMNS));
  job->landscape = add_switch (group, _ ("Landscape"), _ ("The paper lies on its side"),
                               g_settings_get_boolean (settings, DUCK_SHEET_SETTING_LANDSCAPE));
}

static void
add_part_row (Job *job, AdwPreferencesGroup *group, const DrawSheetPartOption *option)
{
  GSettings *settings = duck_print_get_settings (job->document);
  Part *part = g_new (Part, 1);

  part->option = option;
  part->on
    = add_switch (group, _ (option->title), option->subtitle != NULL ? _ (option->subtitle) : NULL,
                  g_settings_get_boolean (settings, option->id));
  g_ptr_array_add (job->parts, part);
}

static GtkWidget *
create_custom_widget_cb (GtkPrintOperation *operation, Job *job)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget *scroller = gtk_scrolled_window_new ();
  const char *const inks[] = { _ ("Colours"), _ ("Black and white"), NULL };
  guint offered = duck_document_get_sheet_parts (job->document);

  gtk_widget_set_margin_start (GTK_WIDGET (group), MARGIN);
  gtk_widget_set_margin_end (GTK_WIDGET (group), MARGIN);
  gtk_widget_set_margin_top (GTK_WIDGET (group), MARGIN);
  gtk_widget_set_margin_bottom (GTK_WIDGET (group), MARGIN);
  job->ink = add_choice (group, _ ("Ink"), inks, duck_settings_get_ink ());
  if ((offered & DRAW_SHEET_COSTS) != 0)
    add_layout_rows (job, group);
  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    if ((offered & option->part) != 0)
      add_part_row (job, group, option);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (group));
  return scroller;
}

/* Before the preview and before printing, not when the dialog is cancelled. */
static void
custom_widget_apply_cb (GtkPrintOperation *operation, GtkWidget *widget, Job *job)
{
  GSettings *settings = duck_print_get_settings (job->document);

  /* Again: the dialog has made settings of its own, from its rows alone. */
  duck_print_job_keep_size (gtk_print_operation_get_print_settings (operation));
  g_settings_set_enum (duck_settings_get (), DUCK_SETTING_INK,
                       (gint) adw_combo_row_get_selected (job->ink));
  if (job->detail != NULL)
    {
      g_settings_set_enum (settings, DUCK_SHEET_SETTING_DETAIL,
                           (gint) adw_combo_row_get_selected (job->detail));
      g_settings_set_int (settings, DUCK_SHEET_SETTING_COLUMNS,
                          (gint) adw_combo_row_get_selected (job->columns));
      g_settings_set_boolean (settings, DUCK_SHEET_SETTING_LANDSCAPE,
                              gtk_switch_get_active (job->landscape));
    }
  for (guint i = 0; i < job->parts->len; i++)
    {
      const Part *part = g_ptr_array_index (job->parts, i);

      g_settings_set_boolean (settings, part->option->id, gtk_switch_get_active (part->on));
    }
}

/* --------------------------------------------------------------------------------------------- */

/* The printer is told to turn sheets over, if something is cut out that has backs. */
static void
set_duplex (GtkPrintSettings *settings, DuckDocument *document)
{
  const DrawSheetSetup setup = duck_settings_get_sheet_setup (duck_print_get_settings (document),
                                                              duck_settings_get_paper ());
  guint parts = duck_document_get_sheet_parts (document) & ~setup.left_out;

  if ((parts & (DRAW_SHEET_PARTS_TO_CUT | DRAW_SHEET_TEST)) == 0)
    return;
  if (setup.backs == DRAW_BACKS_LONG_EDGE)
    gtk_print_settings_set_duplex (settings, GTK_PRINT_DUPLEX_HORIZONTAL);
  else if (setup.backs == DRAW_BACKS_SHORT_EDGE)
    gtk_print_settings_set_duplex (settings, GTK_PRINT_DUPLEX_VERTICAL);
}

GtkPrintOperation *
duck_print_new (DuckDocument *document, const DrawPaper *first)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (document), NULL);

  g_autofree char *name = duck_document_suggest_name (document, "");
  GtkPrintOperation *operation = duck_print_job_new (document, name);
  DrawPaper paper = duck_settings_get_paper ();
  Job *job = g_new0 (Job, 1);

  job->document = g_object_ref (document);
  job->parts = g_ptr_array_new_with_free_func (g_free);
  set_duplex (gtk_print_operation_get_print_settings (operation), document);
  gtk_page_setup_set_orientation (gtk_print_operation_get_default_page_setup (operation),
                                  get_orientation (first != NULL ? *first : paper));
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_custom_tab_label (operation, _ ("What Is Printed"));

  g_signal_connect_data (operation, "begin-print", G_CALLBACK (begin_print_cb), job, job_free, 0);
  g_signal_connect (operation, "paginate", G_CALLBACK (paginate_cb), job);
  g_signal_connect (operation, "request-page-setup", G_CALLBACK (request_page_setup_cb), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  g_signal_connect (operation, "create-custom-widget", G_CALLBACK (create_custom_widget_cb), job);
  g_signal_connect (operation, "custom-widget-apply", G_CALLBACK (custom_widget_apply_cb), job);
  return operation;
}

void
duck_print_run (DuckDocument *document, const DrawPaper *first, GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  g_autoptr (GtkPrintOperation) operation = duck_print_new (document, first);

  duck_print_job_run (operation, document, parent);
}

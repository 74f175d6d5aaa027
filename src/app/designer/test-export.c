/* test-export.c: the report of a test, as files of several kinds, on paper, and to be pasted
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/test-export.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/base/dialogs.h"
#include "app/base/sheet-settings.h"
#include "app/shell/print-job.h"
#include "app/shell/shell.h"
#include "desk/base/kind.h"
#include "draw/sheets/report-sheet.h"
#include "store/disk/save.h"
#include "store/documents/operation-hash.h"
#include "text/solo/series-json.h"
#include "text/solo/series-report.h"
#include "text/solo/trials.h"

#define POINTS_PER_MM (72. / 25.4)

typedef struct
{
  GtkWidget *button; /* which owns it */
  DuckOperationDocument *document; /* lent */
  DuckTestResultFunc result;
  gpointer data;
} Export;

/* ---------------------------------------------------------------------------------------------
 * What is written. */

static TextReport *
new_report (const DuckTestResult *result)
{
  TextReport *report = text_report_new (result->operation->name);

  text_series_report_add_sentences (report, &result->tally, result->operation, result->commanders,
                                    result->looks);
  if (result->trials != NULL)
    {
      g_autofree char *remedy = text_trials_remedy (result->trials, result->operation);
      g_autofree char *method = text_trials_method (result->trials);

      text_report_add_sentence (report, remedy);
      text_report_add_sentence (report, method);
      text_trials_add_table (result->trials, result->operation, report);
    }
  text_series_report_add_tables (report, &result->tally, result->operation);
  return report;
}

static char *
to_text (const DuckTestResult *result, TextReportFormat format)
{
  g_autoptr (TextReport) report = new_report (result);

  return text_report_write (report, format);
}

/* As duckboard-cli writes it. */
static char *
to_json (const DuckTestResult *result, StoreLibrary *library, GError **error)
{
  g_auto (TextSeries) series = {
    .system = g_strdup (result->operation->rules->system->id),
    .rules_version = result->operation->rules->system->version,
    .operation = g_strdup (result->operation->name),
    .hash = store_operation_dup_hash (library, result->operation, error),
    .seed = result->seed,
    .changes_sides = result->changes_sides,
    .n_games = result->tally.n_games,
    .shard = 1,
    .n_shards = 1,
    .tally = result->tally,
  };

  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      series.commanders[i] = g_strdup (result->commanders[i]);
      series.types[i] = text_series_dup_types (result->operation, i);
    }
  return series.hash != NULL ? text_series_to_json (&series) : NULL;
}

GBytes *
duck_test_export_to_bytes (const DuckTestResult *result, StoreLibrary *library, const char *suffix,
                           const DrawSheetSetup *setup, GError **error)
{
  g_return_val_if_fail (result != NULL && library != NULL && suffix != NULL, NULL);

  char *text;

  if (g_str_equal (suffix, "pdf"))
    {
      g_autoptr (DrawSheets) sheets
        = draw_report_sheets_new (new_report (result), result->operation, &result->tally, setup);

      return draw_sheets_to_pdf (sheets, error);
    }

  text = g_str_equal (suffix, "json")
           ? to_json (result, library, error)
           : to_text (result, g_str_equal (suffix, "csv")  ? TEXT_REPORT_CSV
                              : g_str_equal (suffix, "md") ? TEXT_REPORT_MARKDOWN
                                                           : TEXT_REPORT_PLAIN);
  return text != NULL ? g_bytes_new_take (text, strlen (text)) : NULL;
}

static DrawSheetSetup
get_setup (void)
{
  return (DrawSheetSetup){ .paper = duck_settings_get_paper (), .ink = duck_settings_get_ink () };
}

/* ---------------------------------------------------------------------------------------------
 * Files, and what is pasted. */

typedef struct
{
  GtkWindow *window;
  GBytes *bytes;
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->window);
  g_bytes_unref (saving->bytes);
  g_free (saving);
}

static void
save_path_cb (const char *path, gpointer data)
{
  Saving *saving = data;
  g_autoptr (GError) error = NULL;

  if (path != NULL && !store_save_bytes (path, saving->bytes, &error))
    duck_dialog_show_error (saving->window, _ ("Not Saved"), error->message, NULL);
  else if (path != NULL && DUCK_IS_SHELL (saving->window))
    {
      g_autofree char *name = g_filename_display_basename (path);
      /* Translators: %s is the name of a file */
      g_autofree char *text = g_strdup_printf (_ ("Saved “%s”"), name);

      duck_shell_add_toast (DUCK_SHELL (saving->window), text, NULL);
    }
  saving_free (saving);
}

/* Other files of the operation have its title alone. */
static char *
dup_file_name (const Export *export, const char *suffix)
{
  /* Translators: %s is an operation; it becomes the name of a file */
  g_autofree char *name
    = g_strdup_printf (_ ("%s – Test"), duck_document_get_title (DUCK_DOCUMENT (export->document)));

  return duck_kind_suggest_name (name, suffix);
}

/* What was found out when one asked for it is saved, whatever comes while one chooses where. */
static void
save_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Export *export = data;
  const DuckTestResult *result = export->result (export->data);
  DuckShell *shell = duck_shell_find (export->button);
  const char *kind = g_variant_get_string (parameter, NULL);
  g_autofree char *suffix = g_strconcat (".", kind, NULL);
  g_autofree char *folder = duck_document_dup_export_folder (DUCK_DOCUMENT (export->document));
  g_autofree char *wanted = dup_file_name (export, suffix);
  g_autoptr (GError) error = NULL;
  DrawSheetSetup setup = get_setup ();
  GBytes *bytes;
  Saving *saving;

  if (result == NULL || shell == NULL)
    return;
  bytes = duck_test_export_to_bytes (result, duck_shell_get_library (shell), kind, &setup, &error);
  if (bytes == NULL)
    {
      duck_dialog_show_error (GTK_WINDOW (shell), _ ("Not Saved"), error->message, NULL);
      return;
    }

  saving = g_new (Saving, 1);
  *saving = (Saving){ GTK_WINDOW (g_object_ref (shell)), bytes };
  duck_dialog_save_file (GTK_WINDOW (shell), _ ("Save Report"), folder, wanted, suffix,
                         save_path_cb, saving);
}

static void
copy_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Export *export = data;
  const DuckTestResult *result = export->result (export->data);
  DuckShell *shell = duck_shell_find (export->button);
  g_autofree char *text = NULL;

  if (result == NULL)
    return;
  text = to_text (result, g_str_equal (g_variant_get_string (parameter, NULL), "md")
                            ? TEXT_REPORT_MARKDOWN
                            : TEXT_REPORT_PLAIN);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (export->button), text);
  if (shell != NULL)
    duck_shell_add_toast (shell, _ ("Report copied"), NULL);
}

/* ---------------------------------------------------------------------------------------------
 * Paper. */

typedef struct
{
  TextReport *report;
  WarOperation *operation;
  WarSeriesTally tally;
  DrawSheets *sheets; /* NULL: not laid out yet */
} Job;

static void
job_free (gpointer data, GClosure *closure)
{
  Job *job = data;

  g_clear_pointer (&job->report, text_report_free);
  g_clear_pointer (&job->sheets, draw_sheets_free);
  war_operation_unref (job->operation);
  g_free (job);
}

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  GtkPaperSize *size = gtk_page_setup_get_paper_size (gtk_print_context_get_page_setup (context));
  DrawSheetSetup setup = get_setup ();

  setup.paper = (DrawPaper){ "custom", gtk_paper_size_get_width (size, GTK_UNIT_MM),
                             gtk_paper_size_get_height (size, GTK_UNIT_MM) };
  if (job->sheets == NULL)
    job->sheets = draw_report_sheets_new (g_steal_pointer (&job->report), job->operation,
                                          &job->tally, &setup);
  gtk_print_operation_set_n_pages (operation, (gint) draw_sheets_get_n_pages (job->sheets));
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

static void
print_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Export *export = data;
  const DuckTestResult *result = export->result (export->data);
  DuckShell *shell = duck_shell_find (export->button);
  g_autofree char *name = dup_file_name (export, "");
  g_autoptr (GtkPrintOperation) operation = NULL;
  Job *job;

  if (result == NULL || shell == NULL)
    return;

  operation = duck_print_job_new (DUCK_DOCUMENT (export->document), name);
  job = g_new0 (Job, 1);
  job->report = new_report (result);
  job->operation = war_operation_ref (result->operation);
  job->tally = result->tally;
  g_signal_connect_data (operation, "begin-print", G_CALLBACK (begin_print_cb), job, job_free, 0);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  duck_print_job_run (operation, DUCK_DOCUMENT (export->document), GTK_WINDOW (shell));
}

/* ---------------------------------------------------------------------------------------------
 * The button. */

static GMenu *
new_menu (void)
{
  static const struct
  {
    const char *label, *action;
  } items[] = {
    { N_ ("Copy as _Text"), "report.copy::txt" },
    { N_ ("Copy as _Markdown"), "report.copy::md" },
    { NULL, NULL },
    { N_ ("Save as _PDF…"), "report.save::pdf" },
    { N_ ("Save as T_ext…"), "report.save::txt" },
    { N_ ("Save as M_arkdown…"), "report.save::md" },
    { N_ ("Save as _CSV Table…"), "report.save::csv" },
    { N_ ("Save as _JSON…"), "report.save::json" },
    { NULL, NULL },
    { N_ ("P_rint…"), "report.print" },
  };
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      if (items[i].label != NULL)
        g_menu_append (section, _ (items[i].label), items[i].action);
      if (items[i].label != NULL && i + 1 < G_N_ELEMENTS (items))
        continue;
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
      g_object_unref (section);
      section = g_menu_new ();
    }
  return menu;
}

GtkWidget *
duck_test_export_new (DuckOperationDocument *document, DuckTestResultFunc result, gpointer data)
{
  g_return_val_if_fail (DUCK_IS_OPERATION_DOCUMENT (document), NULL);
  g_return_val_if_fail (result != NULL, NULL);

  static const GActionEntry entries[] = {
    { .name = "copy", .activate = copy_cb, .parameter_type = "s" },
    { .name = "save", .activate = save_cb, .parameter_type = "s" },
    { .name = "print", .activate = print_cb },
  };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GMenu) menu = new_menu ();
  Export *export = g_new (Export, 1);

  *export = (Export){ gtk_menu_button_new (), document, result, data };
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), export);
  gtk_widget_insert_action_group (export->button, "report", G_ACTION_GROUP (actions));
  gtk_menu_button_set_label (GTK_MENU_BUTTON (export->button), _ ("_Report"));
  gtk_menu_button_set_use_underline (GTK_MENU_BUTTON (export->button), TRUE);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (export->button), G_MENU_MODEL (menu));
  gtk_widget_set_halign (export->button, GTK_ALIGN_START);
  g_object_set_data_full (G_OBJECT (export->button), "export", export, g_free);
  return export->button;
}

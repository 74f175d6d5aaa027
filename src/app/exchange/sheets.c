/* sheets.c: sheets of a document, for which no window waits
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/sheets.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <math.h>

#include "app/base/sheet-settings.h"
#include "app/exchange/print.h"
#include "desk/base/settings.h"
#include "desk/documents/sheet-source.h"
#include "draw/cut/cut-plan.h"
#include "draw/print/sheet-files.h"
#include "store/disk/name.h"
#include "store/disk/save.h"

struct _DuckSheets
{
  guint n_refs; /* all of where the document lives */
  DuckSheetSource *source;
  DrawSheets *sheets;
  GMutex mutex; /* of whoever draws: letters that were laid out are nobody else's so long */
  guint n_saved; /* atomic */
};

DuckSheets *
duck_sheets_ref (DuckSheets *sheets)
{
  g_return_val_if_fail (sheets != NULL, NULL);

  sheets->n_refs++;
  return sheets;
}

void
duck_sheets_unref (DuckSheets *sheets)
{
  if (sheets == NULL || --sheets->n_refs > 0)
    return;

  draw_sheets_free (sheets->sheets);
  duck_sheet_source_free (sheets->source);
  g_mutex_clear (&sheets->mutex);
  g_free (sheets);
}

guint
duck_sheets_get_n_pages (const DuckSheets *sheets)
{
  return draw_sheets_get_n_pages (sheets->sheets);
}

DrawPaper
duck_sheets_get_paper (const DuckSheets *sheets, guint page)
{
  return draw_sheets_get_paper (sheets->sheets, page);
}

char *
duck_sheets_dup_plan (const DuckSheets *sheets)
{
  g_autoptr (GPtrArray) plans = draw_sheets_list_plans (sheets->sheets);
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < plans->len; i++)
    {
      g_autofree char *line = draw_cut_plan_describe (g_ptr_array_index (plans, i));

      g_string_append_printf (words, "%s%s", i > 0 ? "\n" : "", line);
    }
  return g_string_free (words, FALSE);
}

void
duck_sheets_draw_page (DuckSheets *sheets, guint page, cairo_t *cr)
{
  g_return_if_fail (sheets != NULL && cr != NULL);

  g_mutex_lock (&sheets->mutex);
  draw_sheets_draw_page (sheets->sheets, page, cr);
  g_mutex_unlock (&sheets->mutex);
}

guint
duck_sheets_get_n_saved (const DuckSheets *sheets)
{
  return (guint) g_atomic_int_get (&sheets->n_saved);
}

/* What a thread has to do. The callback takes out of it what only its own thread may free. */
typedef struct
{
  DuckSheets *sheets; /* of those that are to be laid out only the source */
  /* To lay out. */
  DrawSheetSetup setup;
  gboolean as_booklet;
  /* To draw. */
  guint page;
  double scale;
  cairo_surface_t *picture;
  /* To write. */
  char *path;
  double dots;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_clear_pointer (&work->picture, cairo_surface_destroy);
  g_free (work->path);
  g_free (work);
}

/* Takes the sheets over. */
static Work *
begin (DuckSheets *sheets, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data,
       GTask **task)
{
  Work *work = g_new0 (Work, 1);

  work->sheets = sheets;
  *task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_check_cancellable (*task, FALSE);
  g_task_set_task_data (*task, work, work_free);
  return work;
}

static void
run (GTask *task, GTaskThreadFunc func)
{
  g_task_run_in_thread (task, func);
  g_object_unref (task);
}

/* ---------------------------------------------------------------------------------------------
 * Laying out. */

static void
lay_out_cb (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  Work *work = data;

  work->sheets->sheets
    = duck_sheet_source_lay_out (work->sheets->source, &work->setup, work->as_booklet);
  g_task_return_boolean (task, TRUE);
}

void
duck_sheets_lay_out (DuckDocument *document, DrawPaper paper, GCancellable *cancellable,
                     GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (DUCK_IS_DOCUMENT (document) && callback != NULL);

  GSettings *settings = duck_print_get_settings (document);
  DuckSheets *sheets = g_new0 (DuckSheets, 1);
  GTask *task;
  Work *work;

  sheets->n_refs = 1;
  sheets->source = duck_sheet_source_new (document);
  g_mutex_init (&sheets->mutex);
  work = begin (sheets, cancellable, callback, data, &task);
  work->setup = duck_settings_get_sheet_setup (settings, paper);
  work->as_booklet = g_settings_get_boolean (settings, DUCK_SHEET_SETTING_BOOKLET);
  run (task, lay_out_cb);
}

DuckSheets *
duck_sheets_lay_out_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (DuckSheets) sheets = g_steal_pointer (&work->sheets);

  return g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result)))
           ? NULL
           : g_steal_pointer (&sheets);
}

/* ---------------------------------------------------------------------------------------------
 * Pictures. */

static void
draw_cb (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  Work *work = data;
  DrawPaper paper = duck_sheets_get_paper (work->sheets, work->page);
  cairo_t *cr;

  work->picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                              (int) fmax (round (paper.width * work->scale), 1),
                                              (int) fmax (round (paper.height * work->scale), 1));
  cr = cairo_create (work->picture);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, work->scale, work->scale);
  duck_sheets_draw_page (work->sheets, work->page, cr);
  cairo_destroy (cr);
  g_task_return_boolean (task, TRUE);
}

void
duck_sheets_make_picture (DuckSheets *sheets, guint page, double scale,
                          GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (sheets != NULL && page < duck_sheets_get_n_pages (sheets));
  g_return_if_fail (scale > 0 && callback != NULL);

  GTask *task;
  Work *work = begin (duck_sheets_ref (sheets), NULL, callback, data, &task);

  work->page = page;
  work->scale = scale;
  run (task, draw_cb);
}

cairo_surface_t *
duck_sheets_make_picture_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  Work *work = g_task_get_task_data (G_TASK (result));

  g_clear_pointer (&work->sheets, duck_sheets_unref);
  return g_steal_pointer (&work->picture);
}

/* ---------------------------------------------------------------------------------------------
 * Files. */

static gboolean
save_pdf (const Work *work, DrawPageFunc go_on, gpointer data, GError **error)
{
  g_autoptr (GBytes) pdf = draw_sheets_to_pdf_by_pages (work->sheets->sheets, go_on, data, error);

  return pdf != NULL && store_save_bytes (work->path, pdf, error);
}

static gboolean
check_free (const Work *work, GError **error)
{
  const DrawSheets *sheets = work->sheets->sheets;

  for (guint page = 0; page < draw_sheets_get_n_pages (sheets); page++)
    {
      g_autofree char *own = draw_sheets_dup_page_path (sheets, page, work->path);
      g_autofree char *name = g_filename_display_basename (own);

      if (!g_str_equal (own, work->path) && g_file_test (own, G_FILE_TEST_EXISTS))
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
                       _ ("“%s” is there already. Choose another name."), name);
          return FALSE;
        }
    }
  return TRUE;
}

/* The bytes of the page's file; NULL, without an error if it has none. */
static GBytes *
make_page (const Work *work, guint page, GError **error)
{
  const DrawSheets *sheets = work->sheets->sheets;

  if (store_name_has_suffix (work->path, ".svg"))
    return draw_sheets_page_to_svg (sheets, page, FALSE, error);
  if (store_name_has_suffix (work->path, ".png"))
    return draw_sheets_page_to_png (sheets, page, work->dots, error);
  return draw_sheets_page_has_cuts (sheets, page) ? draw_sheets_page_to_dxf (sheets, page) : NULL;
}

static void
unref_page (gpointer bytes)
{
  if (bytes != NULL)
    g_bytes_unref (bytes);
}

/* Of each page that has one, in their order; those of others are NULL. FALSE: an error, or it was
 * broken off. */
static gboolean
make_pages (const Work *work, GPtrArray *pages, DrawPageFunc go_on, gpointer data, GError **error)
{
  guint n = draw_sheets_get_n_pages (work->sheets->sheets), n_made = 0;

  while (pages->len < n)
    {
      GError *own = NULL;
      GBytes *bytes = make_page (work, pages->len, &own);

      if (own != NULL)
        {
          g_propagate_error (error, own);
          return FALSE;
        }
      g_ptr_array_add (pages, bytes);
      n_made += bytes != NULL;
      if (!go_on (pages->len, data))
        return FALSE;
    }
  if (n_made == 0)
    g_set_error_literal (
      error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
      _ ("Nothing of this is cut out; a DXF file has only lines to cut along. Choose counters, "
         "cards or other pieces to be printed."));
  return n_made > 0;
}

/* A file for each sheet, where none is yet but the one that was agreed to be replaced; all or none
 * of them. */
static gboolean
save_pages (const Work *work, DrawPageFunc go_on, gpointer data, GError **error)
{
  const DrawSheets *sheets = work->sheets->sheets;
  guint page = 0;
  g_autoptr (GPtrArray) pages = g_ptr_array_new_with_free_func (unref_page);
  /* Who cancels keeps the file that was to be replaced. */
  gboolean is_good = check_free (work, error) && make_pages (work, pages, go_on, data, error);

  while (is_good && page < pages->len)
    {
      g_autofree char *own = draw_sheets_dup_page_path (sheets, page, work->path);
      GBytes *bytes = g_ptr_array_index (pages, page);

      is_good = bytes == NULL || store_save_bytes (own, bytes, error);
      page += is_good;
    }
  while (!is_good && page > 0)
    {
      g_autofree char *own = draw_sheets_dup_page_path (sheets, --page, work->path);

      if (g_ptr_array_index (pages, page) != NULL)
        g_remove (own);
    }
  return is_good;
}

static gboolean
go_on (guint n_pages, gpointer data)
{
  GTask *task = data;
  const Work *work = g_task_get_task_data (task);

  g_atomic_int_set (&work->sheets->n_saved, n_pages);
  return !g_cancellable_is_cancelled (g_task_get_cancellable (task));
}

static void
save_cb (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  const Work *work = data;
  GError *error = NULL;
  gboolean is_good;

  g_mutex_lock (&work->sheets->mutex);
  if (g_cancellable_set_error_if_cancelled (cancellable, &error))
    is_good = FALSE;
  else if (store_name_has_suffix (work->path, ".pdf"))
    is_good = save_pdf (work, go_on, task, &error);
  else
    is_good = save_pages (work, go_on, task, &error);
  g_mutex_unlock (&work->sheets->mutex);

  if (!is_good && error == NULL)
    g_cancellable_set_error_if_cancelled (cancellable, &error);
  if (is_good)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
duck_sheets_save (DuckSheets *sheets, const char *path, GCancellable *cancellable,
                  GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (sheets != NULL && path != NULL && callback != NULL);

  GTask *task;
  Work *work = begin (duck_sheets_ref (sheets), cancellable, callback, data, &task);

  g_atomic_int_set (&sheets->n_saved, 0);
  work->path = g_strdup (path);
  work->dots = g_settings_get_double (duck_settings_get (), DUCK_SETTING_MAP_DOTS);
  run (task, save_cb);
}

gboolean
duck_sheets_save_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  Work *work = g_task_get_task_data (G_TASK (result));

  g_clear_pointer (&work->sheets, duck_sheets_unref);
  return g_task_propagate_boolean (G_TASK (result), error);
}

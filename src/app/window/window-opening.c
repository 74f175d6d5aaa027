/* window-opening.c: files or drafts, also many at once, each in a tab
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/exchange/print-window.h"
#include "app/shell/work-toast.h"
#include "app/window/window-private.h"
#include "desk/documents/reading.h"
#include "desk/documents/roster-document.h"

/* Most files have been read before anybody sees that the window waits, in µs. */
#define MOMENT 30000

typedef struct
{
  GFile *file;
  DuckOpenOne open;
  gpointer owner; /* lent */
} Opening;

static void
opening_free (Opening *opening)
{
  g_object_unref (opening->file);
  g_free (opening);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

/* ---------------------------------------------------------------------------------------------
 * One file. */

/* A file that a thread reads for longer than a moment. */
typedef struct
{
  DuckWindow *window;
  GApplication *application; /* held: the library must stay */
  GFile *file;
  DuckReading *reading;
  GCancellable *cancellable; /* NULL: cancelled */
  DuckWorkToast *toast;
  DuckOpeningOrder order;
} Read;

static void open_others (DuckWindow *self, DuckOpeningOrder order, gboolean opened);

static void
show_document (DuckWindow *self, DuckDocument *document, const char *path,
               const StoreFaults *faults)
{
  DuckShell *shell = DUCK_SHELL (self);

  /* A roster is of any game: it is shown as it is printed, and becomes no army. */
  if (DUCK_IS_ROSTER_DOCUMENT (document))
    {
      duck_print_window_show (document, GTK_WINDOW (self));
      duck_shell_add_toast (
        shell, _ ("Another program’s roster can be printed; no army is made of it"), NULL);
      return;
    }

  if (duck_document_get_path (document) != NULL)
    duck_library_note_used (path);
  duck_shell_add_document (shell, document);
  if (faults->warnings->len > 0)
    duck_shell_add_toast (
      shell, _ ("Made with a newer Duckboard: what this one does not know is kept"), NULL);
}

static gboolean
show_read (DuckWindow *self, DuckReading *reading, const char *path)
{
  const StoreFaults *faults = duck_reading_get_faults (reading);
  g_autoptr (DuckDocument) document = duck_reading_make (reading);

  if (document == NULL)
    duck_dialog_show_faults (GTK_WINDOW (self), faults);
  else
    show_document (self, document, path, faults);
  return document != NULL;
}

/* Nobody waits for it any more. */
static void
cancelled_cb (Read *read)
{
  g_signal_handlers_disconnect_by_data (read->cancellable, read);
  g_clear_object (&read->cancellable);
  g_clear_pointer (&read->toast, duck_work_toast_free);
  duck_reading_cancel (read->reading);
  open_others (read->window, read->order, FALSE);
}

static void
read_cb (DuckReading *reading, gpointer data)
{
  g_autofree Read *read = data;
  g_autoptr (DuckWindow) self = read->window;
  gboolean wanted = read->toast != NULL && duck_work_toast_get_window (read->toast) != NULL;
  gboolean opened = FALSE;

  g_ptr_array_remove (self->reads, read);
  if (read->cancellable != NULL)
    g_signal_handlers_disconnect_by_data (read->cancellable, read);
  g_clear_object (&read->cancellable);
  g_clear_pointer (&read->toast, duck_work_toast_free);
  if (wanted)
    {
      self->opens_behind = read->order == DUCK_OPENING_BEHIND;
      opened = show_read (self, reading, g_file_peek_path (read->file));
      self->opens_behind = FALSE;
      open_others (self, read->order, opened);
    }
  duck_reading_free (reading);
  g_object_unref (read->file);
  g_application_release (read->application);
  g_object_unref (read->application);
}

static gboolean
is_being_read (DuckWindow *self, GFile *file)
{
  for (guint i = 0; i < self->reads->len; i++)
    {
      const Read *read = g_ptr_array_index (self->reads, i);

      if (read->cancellable != NULL && g_file_equal (read->file, file))
        return TRUE;
    }
  return FALSE;
}

gboolean
duck_window_read_file (DuckWindow *self, GFile *file)
{
  g_return_val_if_fail (DUCK_IS_SHELL (self) && g_file_peek_path (file) != NULL, FALSE);

  const char *path = g_file_peek_path (file);
  g_autofree char *name = g_filename_display_basename (path), *text = NULL;
  g_autofree char *full = g_file_get_parse_name (file);
  gboolean opened;
  Read *read;

  if (is_being_read (self, file))
    return TRUE;
  read = g_new0 (Read, 1);
  read->reading
    = duck_reading_new (duck_shell_get_library (DUCK_SHELL (self)), path, full, read_cb, read);
  if (duck_reading_wait (read->reading, MOMENT))
    {
      opened = show_read (self, read->reading, path);
      duck_reading_free (read->reading);
      g_free (read);
      return opened;
    }

  /* Translators: %s is the name of a file */
  text = g_strdup_printf (_ ("Opening “%s”"), name);
  read->window = g_object_ref (self);
  read->application = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
  g_object_ref (read->application);
  g_application_hold (read->application);
  read->file = g_object_ref (file);
  read->cancellable = g_cancellable_new ();
  read->order = self->opening_order;
  read->toast = duck_work_toast_new (DUCK_SHELL (self), text, read->cancellable, NULL, NULL);
  g_signal_connect_swapped (read->cancellable, "cancelled", G_CALLBACK (cancelled_cb), read);
  g_ptr_array_add (self->reads, read);
  if (read->order != DUCK_OPENING_ALONE)
    self->n_awaited++;
  return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * Many. */

static gboolean
open_one (DuckWindow *self, Opening *opening, DuckOpeningOrder order)
{
  gboolean opened;

  self->opening_order = order;
  self->opens_behind = order == DUCK_OPENING_BEHIND;
  opened = opening->open (opening->owner, opening->file);
  self->opens_behind = FALSE;
  self->opening_order = DUCK_OPENING_ALONE;
  return opened;
}

/* Between two of them the window is drawn, and does what it is told. Whoever has begun to look at
 * the first is not led away from it; nor is the bar of tabs, which goes to where the last one has
 * come: that is next to it. */
static gboolean
open_next_cb (gpointer data)
{
  DuckWindow *self = data;
  g_autoptr (Opening) opening = g_queue_pop_tail (&self->to_open);

  if (opening != NULL)
    open_one (self, opening, DUCK_OPENING_BEHIND);
  if (!g_queue_is_empty (&self->to_open) && self->n_awaited == 0)
    return G_SOURCE_CONTINUE;

  self->opening_source = 0;
  return G_SOURCE_REMOVE;
}

static void
open_rest (DuckWindow *self)
{
  if (self->opening_source == 0 && self->n_awaited == 0 && !g_queue_is_empty (&self->to_open))
    self->opening_source = g_idle_add (open_next_cb, self);
}

static void
note_first (DuckWindow *self, gboolean opened)
{
  g_set_weak_pointer (&self->opened_first,
                      opened ? adw_tab_view_get_selected_page (self->tabs) : NULL);
}

/* The first that can be opened. */
static void
open_first (DuckWindow *self)
{
  gboolean opened = FALSE;
  guint n_awaited = self->n_awaited;

  while (!opened && !g_queue_is_empty (&self->to_open))
    {
      g_autoptr (Opening) opening = g_queue_pop_head (&self->to_open);

      opened = open_one (self, opening, DUCK_OPENING_FIRST);
    }
  if (self->n_awaited == n_awaited)
    note_first (self, opened);
}

/* One that took longer is there, or is not to be. */
static void
open_others (DuckWindow *self, DuckOpeningOrder order, gboolean opened)
{
  if (order == DUCK_OPENING_ALONE)
    return;

  self->n_awaited--;
  if (order == DUCK_OPENING_FIRST && opened)
    note_first (self, TRUE);
  else if (order == DUCK_OPENING_FIRST)
    open_first (self);
  open_rest (self);
}

void
duck_window_open_one_by_one (DuckWindow *self, GPtrArray *files, DuckOpenOne open, gpointer owner)
{
  g_return_if_fail (DUCK_IS_SHELL (self));
  g_return_if_fail (files != NULL);

  /* Others may still be to come: these go before them. */
  for (guint i = files->len; i > 0; i--)
    {
      Opening *opening = g_new (Opening, 1);

      *opening = (Opening){ g_object_ref (g_ptr_array_index (files, i - 1)), open, owner };
      g_queue_push_head (&self->to_open, opening);
    }
  open_first (self);
  open_rest (self);
}

static gboolean
open_file (gpointer self, GFile *file)
{
  return duck_shell_open_file (DUCK_SHELL (self), file);
}

void
duck_window_open_files (DuckWindow *self, GPtrArray *files)
{
  duck_window_open_one_by_one (self, files, open_file, self);
}

void
duck_window_stop_opening (DuckWindow *self)
{
  g_clear_handle_id (&self->opening_source, g_source_remove);
  g_queue_clear_full (&self->to_open, (GDestroyNotify) opening_free);
}

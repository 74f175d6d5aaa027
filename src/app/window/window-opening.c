/* window-opening.c: many files or drafts at once, each in a tab
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/window-private.h"

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

/* The first that can be opened. */
static void
open_first (DuckWindow *self)
{
  AdwTabPage *tab = NULL;

  while (tab == NULL && !g_queue_is_empty (&self->to_open))
    {
      g_autoptr (Opening) opening = g_queue_pop_head (&self->to_open);

      if (opening->open (opening->owner, opening->file))
        tab = adw_tab_view_get_selected_page (self->tabs);
    }
  g_set_weak_pointer (&self->opened_first, tab);
}

/* Between two of them the window is drawn, and does what it is told. Whoever has begun to look at
 * the first is not led away from it; nor is the bar of tabs, which goes to where the last one has
 * come: that is next to it. */
static gboolean
open_next_cb (gpointer data)
{
  DuckWindow *self = data;
  g_autoptr (Opening) opening = g_queue_pop_tail (&self->to_open);

  self->opens_behind = TRUE;
  if (opening != NULL)
    opening->open (opening->owner, opening->file);
  self->opens_behind = FALSE;
  if (!g_queue_is_empty (&self->to_open))
    return G_SOURCE_CONTINUE;

  self->opening_source = 0;
  return G_SOURCE_REMOVE;
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
  if (self->opening_source == 0 && !g_queue_is_empty (&self->to_open))
    self->opening_source = g_idle_add (open_next_cb, self);
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

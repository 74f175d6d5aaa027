/* window-opening.c: many files at once, each in a tab
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/window-private.h"

/* The first that can be opened. */
static void
open_first (DuckWindow *self)
{
  AdwTabPage *tab = NULL;

  while (tab == NULL && !g_queue_is_empty (&self->to_open))
    {
      g_autoptr (GFile) file = g_queue_pop_head (&self->to_open);

      if (duck_shell_open_file (DUCK_SHELL (self), file))
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
  g_autoptr (GFile) file = g_queue_pop_tail (&self->to_open);

  self->opens_behind = TRUE;
  if (file != NULL)
    duck_shell_open_file (DUCK_SHELL (self), file);
  self->opens_behind = FALSE;
  if (!g_queue_is_empty (&self->to_open))
    return G_SOURCE_CONTINUE;

  self->opening_source = 0;
  return G_SOURCE_REMOVE;
}

void
duck_window_open_files (DuckWindow *self, GPtrArray *files)
{
  g_return_if_fail (DUCK_IS_SHELL (self));
  g_return_if_fail (files != NULL);

  /* Others may still be to come: these go before them. */
  for (guint i = files->len; i > 0; i--)
    g_queue_push_head (&self->to_open, g_object_ref (g_ptr_array_index (files, i - 1)));
  open_first (self);
  if (self->opening_source == 0 && !g_queue_is_empty (&self->to_open))
    self->opening_source = g_idle_add (open_next_cb, self);
}

void
duck_window_stop_opening (DuckWindow *self)
{
  g_clear_handle_id (&self->opening_source, g_source_remove);
  g_queue_clear_full (&self->to_open, g_object_unref);
}

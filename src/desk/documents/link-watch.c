/* link-watch.c: hears when files that a document takes something from come, change or go
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/link-watch.h"

struct _DuckLinkWatch
{
  void (*func) (gpointer data);
  gpointer data;
  GHashTable *monitors; /* path (char) → GFileMonitor, or NULL if it cannot be watched */
};

static void
changed_cb (DuckLinkWatch *watch)
{
  watch->func (watch->data);
}

/* Events that are on their way when it goes do not come any more. */
static void
drop_monitor (gpointer data)
{
  GFileMonitor *monitor = data;

  if (monitor == NULL)
    return;
  g_file_monitor_cancel (monitor);
  g_signal_handlers_disconnect_matched (monitor, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, changed_cb, NULL);
  g_object_unref (monitor);
}

static GFileMonitor *
new_monitor (DuckLinkWatch *watch, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GFileMonitor *monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);

  if (monitor != NULL)
    g_signal_connect_swapped (monitor, "changed", G_CALLBACK (changed_cb), watch);
  return monitor;
}

static GHashTable *
new_monitors (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, drop_monitor);
}

void
duck_link_watch_set_paths (DuckLinkWatch *watch, GPtrArray *paths)
{
  g_return_if_fail (watch != NULL);
  g_return_if_fail (paths != NULL);

  GHashTable *old = watch->monitors;

  watch->monitors = new_monitors ();
  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      gpointer key = NULL, monitor = NULL;

      if (g_hash_table_contains (watch->monitors, path))
        continue;
      if (g_hash_table_steal_extended (old, path, &key, &monitor))
        g_hash_table_insert (watch->monitors, key, monitor);
      else
        g_hash_table_insert (watch->monitors, g_strdup (path), new_monitor (watch, path));
    }
  g_hash_table_unref (old);
  g_ptr_array_unref (paths);
}

DuckLinkWatch *
duck_link_watch_new (void (*func) (gpointer data), gpointer data)
{
  g_return_val_if_fail (func != NULL, NULL);

  DuckLinkWatch *watch = g_new (DuckLinkWatch, 1);

  watch->func = func;
  watch->data = data;
  watch->monitors = new_monitors ();
  return watch;
}

void
duck_link_watch_free (DuckLinkWatch *watch)
{
  g_return_if_fail (watch != NULL);

  g_hash_table_unref (watch->monitors);
  g_free (watch);
}

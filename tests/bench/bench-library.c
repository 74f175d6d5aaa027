/* bench-library.c: how long a large library keeps the window from answering
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <time.h>
#include <utime.h>

#include "app/window/application.h"
#include "app/window/window.h"
#include "desk/base/kind.h"
#include "short.h"

static guint n_documents = 400;

/* So long nothing must have been done, in milliseconds, until all is done. */
static guint quiet = 1500;

/* ---------------------------------------------------------------------------------------------
 * What is in the library. */

/* Copies of the shipped armies and fields among the user's own; their paths. */
static GPtrArray *
fill_library (StoreLibrary *library)
{
  static const DuckKind kinds[] = { DUCK_KIND_ARMY, DUCK_KIND_FIELD };
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_documents; i++)
    {
      DuckKind kind = kinds[i % G_N_ELEMENTS (kinds)];
      const char *suffix = duck_kind_get_info (kind)->suffix;
      g_autoptr (GPtrArray) shipped = store_library_list_shipped (library, suffix);
      g_autofree char *folder = duck_kind_dup_folder (kind);
      g_autofree char *name = g_strdup_printf ("%u%s", i, suffix);
      g_autofree char *text = NULL;
      char *path = g_build_filename (folder, name, NULL);

      if (shipped->len == 0)
        g_error ("There are no documents; DUCKBOARD_DATA_PATH says where they are.");
      g_mkdir_with_parents (folder, 0700);
      g_file_get_contents (g_ptr_array_index (shipped, i % shipped->len), &text, NULL, NULL);
      g_file_set_contents (path, text, -1, NULL);
      g_ptr_array_add (paths, path);
    }
  return paths;
}

/* ---------------------------------------------------------------------------------------------
 * Measuring. */

/* The time of this thread alone, in milliseconds. */
static double
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Runs the main loop until it has had nothing to do for a while, and says how long it was busy at a
 * time. */
static void
measure (const char *name)
{
  guint source = g_timeout_add (10, wake_cb, NULL);
  gint64 last = g_get_monotonic_time ();
  double longest = 0, sum = 0;
  guint n_long = 0;

  while (g_get_monotonic_time () - last < quiet * 1000)
    {
      double begin = get_time (), took;

      g_main_context_iteration (NULL, TRUE);
      took = get_time () - begin;
      sum += took;
      longest = MAX (longest, took);
      n_long += took > 16;
      if (took > 1)
        last = g_get_monotonic_time ();
    }
  g_source_remove (source);
  printf ("  %-34s longest %6.1f ms, %2u times more than 16 ms, in all %6.0f ms\n", name, longest,
          n_long, sum);
}

static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
scroll_to (GtkWidget *window, double share)
{
  GtkScrollable *grid = GTK_SCROLLABLE (find_type (window, GTK_TYPE_GRID_VIEW));
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (grid);
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  gtk_adjustment_set_value (adjustment, share * end);
}

int
main (int argc, char **argv)
{
  g_autoptr (DuckApplication) application = NULL;
  g_autoptr (GPtrArray) paths = NULL;
  GtkEditable *search;
  GtkWidget *window;

  if (bench_take_short (&argc, argv))
    {
      n_documents = 40;
      quiet = 100;
    }
  adw_init ();
  application = duck_application_new (G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, NULL))
    return 1;

  paths = fill_library (duck_application_get_library (application));
  printf ("a library of %d documents, iterations of the main loop on the processor (goal 50 ms or "
          "less)\n",
          n_documents);
  window = duck_application_new_window (application);
  gtk_window_present (GTK_WINDOW (window));
  measure ("it opens");
  scroll_to (window, 0.5);
  measure ("to the middle");
  scroll_to (window, 1);
  measure ("to the end");
  search = GTK_EDITABLE (find_type (window, GTK_TYPE_SEARCH_ENTRY));
  gtk_editable_set_text (search, "langemarck");
  measure ("something is searched");
  gtk_editable_set_text (search, "");
  measure ("everything again");
  if (g_utime (g_ptr_array_index (paths, 0), NULL) == 0)
    measure ("a file has changed");

  gtk_window_destroy (GTK_WINDOW (window));
  for (guint i = 0; i < paths->len; i++)
    g_unlink (g_ptr_array_index (paths, i));
  return 0;
}

/* bench-opening.c: how long the page of a large document keeps the window from answering
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <time.h>

#include "app/window/application.h"
#include "app/window/window.h"
#include "engine/army/book-edit.h"
#include "engine/campaign/campaign-edit.h"
#include "large.h"
#include "short.h"
#include "store/disk/save.h"
#include "store/documents/army-file.h"
#include "store/documents/book-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/field-file.h"
#include "store/documents/game-file.h"
#include "store/documents/operation-file.h"

/* So long nothing must have been done, in milliseconds, until all is done. */
static guint quiet = 1500;

static GBytes *
save_army (gconstpointer army)
{
  return store_army_to_bytes (army);
}

static GBytes *
save_book (gconstpointer book)
{
  return store_book_to_bytes (book);
}

static GBytes *
save_field (gconstpointer field)
{
  return store_field_to_bytes (field);
}

static GBytes *
save_operation (gconstpointer operation)
{
  return store_operation_to_bytes (operation);
}

static GBytes *
save_campaign (gconstpointer campaign)
{
  return store_campaign_to_bytes (campaign);
}

static GBytes *
save_game (gconstpointer game)
{
  return store_game_to_bytes (game);
}

/* A kind of document, at the size of what comes with the program and as large as it may be. */
static const struct
{
  const char *name; /* of the file, without suffix as an argument */
  const char *suffix;
  guint few, most;
  gpointer (*make) (guint n);
  void (*unref) (gpointer document);
  GBytes *(*save) (gconstpointer document);
} kinds[] = {
  { "army", ".duckarmy", 28, WAR_ARMY_MAX_UNITS, bench_make_army,
    (void (*) (gpointer)) war_army_unref, save_army },
  { "book", ".duckbook", 12, WAR_BOOK_MAX_TYPES, bench_make_book,
    (void (*) (gpointer)) war_book_unref, save_book },
  { "field", ".duckfield", 20, WAR_FIELD_MAX_FEATURES, bench_make_field,
    (void (*) (gpointer)) war_field_unref, save_field },
  { "operation", ".duckop", 10, WAR_FORCE_MAX_ENTRIES, bench_make_operation,
    (void (*) (gpointer)) war_operation_unref, save_operation },
  { "campaign", ".duckcampaign", 3, WAR_CAMPAIGN_MAX_PARTS, bench_make_campaign,
    (void (*) (gpointer)) war_campaign_unref, save_campaign },
  { "game", ".duckgame", 30, 300, bench_make_game, (void (*) (gpointer)) store_game_free,
    save_game },
};

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
 * time; begun: what was done before. */
static void
measure (const char *name, guint n, double begun)
{
  guint source = g_timeout_add (10, wake_cb, NULL);
  gint64 last = g_get_monotonic_time ();
  double longest = begun, sum = begun;
  guint n_long = begun > 16;

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
  printf ("  %-9s of %5u: longest %6.1f ms (%5.1f at once), %2u times more than 16 ms, in all "
          "%6.0f ms\n",
          name, n, longest, begun, n_long, sum);
}

/* The section of an operation's page that has its units. */
static void
show_forces (GtkWidget *widget)
{
  if (GTK_IS_STACK (widget) && gtk_stack_get_child_by_name (GTK_STACK (widget), "forces") != NULL)
    gtk_stack_set_visible_child_name (GTK_STACK (widget), "forces");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    show_forces (child);
}

static void
open (GtkWidget *window, guint kind, guint n, const char *folder)
{
  g_autofree char *file = g_strdup_printf ("%s-%u%s", kinds[kind].name, n, kinds[kind].suffix);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  gpointer document = kinds[kind].make (n);
  g_autoptr (GBytes) bytes = kinds[kind].save (document);
  double begin;

  kinds[kind].unref (document);
  if (!store_save_bytes (path, bytes, NULL))
    g_error ("%s cannot be written", path);
  begin = get_time ();
  gtk_widget_activate_action (window, "win.open-file", "^ay", path);
  measure (kinds[kind].name, n, get_time () - begin);
  if (g_str_equal (kinds[kind].name, "operation"))
    {
      begin = get_time ();
      show_forces (window);
      measure ("forces", n, get_time () - begin);
    }
  g_unlink (path);
}

/* Arguments: "--short"; the kinds that are measured, instead of all. */
int
main (int argc, char **argv)
{
  gboolean is_short = bench_take_short (&argc, argv);
  g_autoptr (DuckApplication) application = NULL;
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);

  if (is_short)
    quiet = 100;
  adw_init ();
  application = duck_application_new (G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, NULL))
    return 1;
  bench_library = duck_application_get_library (application);

  printf ("documents are opened, iterations of the main loop on the processor (goal 100 ms or "
          "less)\n");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint j = 0; j < (is_short ? 1 : 2); j++)
      {
        GtkWidget *window;

        if (argc > 1 && !g_strv_contains ((const char *const *) argv + 1, kinds[i].name))
          continue;
        window = duck_application_new_window (application);
        gtk_window_present (GTK_WINDOW (window));
        while (!gtk_widget_get_mapped (window))
          g_main_context_iteration (NULL, TRUE);
        for (gint64 end = g_get_monotonic_time () + quiet * 1000; g_get_monotonic_time () < end;)
          g_main_context_iteration (NULL, FALSE);
        open (window, i, j == 0 ? kinds[i].few : kinds[i].most, folder);
        gtk_window_destroy (GTK_WINDOW (window));
      }
  g_rmdir (folder);
  return 0;
}

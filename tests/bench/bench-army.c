/* bench-army.c: what an edit of a large army costs, in the document and in the window
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
#include "desk/documents/army-document.h"
#include "short.h"

static guint n_units = 500;
static guint n_times = 40;
static guint n_settling = 20; /* frames */

/* An edit; number: which time this is. */
typedef void (*Edit) (DuckArmyDocument *document, guint number);

static void
add_unit (DuckArmyDocument *document, guint number)
{
  WarArmy *army = duck_army_document_get_army (document);

  duck_army_document_add_unit (
    document, g_ptr_array_index (army->book->types, number % army->book->types->len), 1);
}

static void
remove_unit (DuckArmyDocument *document, guint number)
{
  guint index = number * 7;

  duck_army_document_remove_units (document, &index, 1);
}

static void
name_unit (DuckArmyDocument *document, guint number)
{
  guint index = number * 11;
  g_autofree char *name = g_strdup_printf ("Section %u", number);

  duck_army_document_set_units_words (document, &index, 1, name, "Holds the bridge.");
}

static void
move_unit (DuckArmyDocument *document, guint number)
{
  guint index = number * 5;

  duck_army_document_move_units (document, &index, 1, n_units - number, 2);
}

static void
set_limit (DuckArmyDocument *document, guint number)
{
  duck_army_document_set_cost_limit (document, 20000 + (gint) number);
}

static void
undo (DuckArmyDocument *document, guint number)
{
  duck_document_undo (DUCK_DOCUMENT (document));
}

static void
redo (DuckArmyDocument *document, guint number)
{
  duck_document_redo (DUCK_DOCUMENT (document));
}

/* In this order: what has been done can be undone. */
static const struct
{
  const char *name;
  Edit edit;
} edits[] = {
  { "a unit is added", add_unit },
  { "a unit is removed", remove_unit },
  { "a unit is named", name_unit },
  { "a unit is moved", move_unit },
  { "the limit is changed", set_limit },
  { "undo", undo },
  { "redo", redo },
};

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

static void
after_paint_cb (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

/* Until the window shows what has changed. */
static void
wait_for_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean painted = FALSE;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &painted);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

static void
settle (GtkWidget *widget)
{
  for (guint i = 0; i < n_settling; i++)
    wait_for_frame (widget);
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

/* window: NULL: the document alone. */
static void
measure (DuckArmyDocument *document, GtkWidget *window)
{
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      double sum = 0, longest = 0, with_frame = 0;

      for (guint n = 0; n < n_times; n++)
        {
          double begin, took;

          if (window != NULL)
            settle (window);
          begin = get_time ();
          edits[i].edit (document, n);
          took = get_time () - begin;
          sum += took;
          longest = MAX (longest, took);
          if (window != NULL)
            {
              wait_for_frame (window);
              with_frame += get_time () - begin;
            }
        }
      printf ("    %-24s %6.2f ms (longest %6.2f)", edits[i].name, sum / n_times, longest);
      if (window != NULL)
        printf ("   until it is shown %6.2f ms", with_frame / n_times);
      printf ("\n");
    }
}

/* ---------------------------------------------------------------------------------------------
 * What is measured. */

/* In three waves; each tenth unit has a name of its own. */
static DuckArmyDocument *
new_document (StoreLibrary *library)
{
  WarBook *book = store_library_get_book (library, "entente-in-arms", NULL);
  g_autoptr (WarArmy) army = NULL;

  if (book == NULL)
    g_error ("There is no army book; DUCKBOARD_DATA_PATH says where the data is.");

  army = war_army_new ("Bench", book);
  army->game_type = g_strdup ("attrition");
  for (guint i = 0; i < n_units; i++)
    {
      g_autofree char *name = i % 10 == 0 ? g_strdup_printf ("Number %u", i) : NULL;
      WarUnit *unit
        = war_unit_new (g_ptr_array_index (book->types, i % book->types->len), name, NULL);

      unit->wave = 1 + (gint) i % 3;
      g_ptr_array_add (army->units, unit);
    }
  return duck_army_document_new (library, NULL, army);
}

static void
measure_document (StoreLibrary *library, const char *drafts)
{
  DuckArmyDocument *document = new_document (library);

  duck_document_keep_draft (DUCK_DOCUMENT (document), drafts);
  printf ("  in the document, with its draft\n");
  measure (document, NULL);
  duck_document_give_up_draft (DUCK_DOCUMENT (document));
  g_object_unref (document);
}

static void
measure_window (DuckApplication *application, gboolean merged)
{
  DuckArmyDocument *document = new_document (duck_application_get_library (application));
  GtkWidget *window = duck_application_new_window (application);

  duck_army_document_set_merged (document, merged);
  gtk_window_present (GTK_WINDOW (window));
  duck_shell_add_document (DUCK_SHELL (DUCK_WINDOW (window)), DUCK_DOCUMENT (document));
  while (!gtk_widget_get_mapped (window))
    g_main_context_iteration (NULL, TRUE);
  printf (merged ? "  in the window, like units in one row\n"
                 : "  in the window, each unit in a row\n");
  measure (document, window);
  duck_document_give_up_draft (DUCK_DOCUMENT (document));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (document);
}

int
main (int argc, char **argv)
{
  g_autoptr (DuckApplication) application = NULL;
  g_autofree char *drafts = g_dir_make_tmp ("duckboard-XXXXXX", NULL);

  if (bench_take_short (&argc, argv))
    {
      n_units = 30;
      n_times = 1;
      n_settling = 2;
    }
  adw_init ();
  application = duck_application_new (G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, NULL))
    return 1;

  printf ("an edit of an army of %d units, on the processor (goal 16 ms in the document)\n",
          n_units);
  measure_document (duck_application_get_library (application), drafts);
  measure_window (application, FALSE);
  measure_window (application, TRUE);
  g_rmdir (drafts);
  return 0;
}

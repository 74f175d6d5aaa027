/* bench-field.c: how long a large field takes to open, beside xmllint
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/chance/generator.h"
#include "short.h"
#include "store/documents/field-file.h"

#define MAX_RUNS 9
#define FIELD_SIZE 2000000 /* hundredths of a millimetre */

static guint n_runs = MAX_RUNS;

static gint
draw (WarGenerator *generator, gint minimum, gint maximum)
{
  return minimum + (gint) war_generator_draw (generator, (guint32) (maximum - minimum + 1));
}

/* Corners around a middle, nearer to it and farther, so that no edges cross. */
static void
append_area (GString *text, WarGenerator *generator)
{
  gint n_corners = draw (generator, 3, 5);
  gint x = draw (generator, 0, FIELD_SIZE), y = draw (generator, 0, FIELD_SIZE);
  gint radius = 20000;

  g_string_append (text, " points-mm100=\"");
  for (gint i = 0; i < n_corners; i++)
    {
      double angle = 2 * G_PI * i / n_corners;

      radius += draw (generator, -2000, 2000);
      radius = CLAMP (radius, 10000, 30000);
      g_string_append_printf (text, "%s%d,%d", i > 0 ? " " : "", x + (gint) (radius * cos (angle)),
                              y + (gint) (radius * sin (angle)));
    }
  g_string_append_c (text, '"');
}

static void
append_line (GString *text, WarGenerator *generator)
{
  gint n_positions = draw (generator, 3, 5);
  gint x = draw (generator, 0, FIELD_SIZE), y = draw (generator, 0, FIELD_SIZE);

  g_string_append (text, " width-mm100=\"500\" points-mm100=\"");
  for (gint i = 0; i < n_positions; i++)
    {
      g_string_append_printf (text, "%s%d,%d", i > 0 ? " " : "", x, y);
      x += draw (generator, 100, 5000);
      y += draw (generator, -5000, 5000);
    }
  g_string_append_c (text, '"');
}

static void
append_box (GString *text, WarGenerator *generator)
{
  g_string_append_printf (text,
                          " centre-mm100=\"%d,%d\" heading=\"%d\" width-mm100=\"5000\" "
                          "depth-mm100=\"3500\"",
                          draw (generator, 0, FIELD_SIZE), draw (generator, 0, FIELD_SIZE),
                          draw (generator, 0, 4095));
}

/* As many features as a field may have, with about as many corners. Of every ten five are areas,
 * four lines and one a box; all have names, and half of them effects of their own. */
static GString *
make_field (void)
{
  static const struct
  {
    const char *element, *terrain;
    void (*append) (GString *text, WarGenerator *generator);
  } kinds[] = {
    { "area", "wood", append_area },
    { "line", "trench", append_line },
    { "box", "building", append_box },
  };
  static const guint turns[] = { 0, 1, 0, 1, 0, 1, 0, 1, 0, 2 };
  WarGenerator generator = war_generator_new (1, 1);
  GString *text = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                "<field xmlns=\"urn:duckboard:1\" version=\"1.0\" name=\"Large\"");

  g_string_append_printf (text,
                          " width-mm100=\"%d\" depth-mm100=\"%d\">\n"
                          "  <ground kind=\"free\"/>\n  <features>\n",
                          FIELD_SIZE, FIELD_SIZE);
  for (guint i = 0; i < WAR_FIELD_MAX_FEATURES; i++)
    {
      guint kind = turns[i % G_N_ELEMENTS (turns)];

      g_string_append_printf (text,
                              "    <%s id=\"%s-%u\" terrain=\"%s\" name=\"Number %u near the road "
                              "from Ypres to Menin\" variant=\"splintered\"",
                              kinds[kind].element, kinds[kind].terrain, i, kinds[kind].terrain, i);
      kinds[kind].append (text, &generator);
      if (i % 2 == 0)
        g_string_append (text, "/>\n");
      else
        g_string_append_printf (text,
                                ">\n      <effect system=\"entrenched\" cover=\"light\" "
                                "sight=\"clear\" solid=\"no\"/>\n    </%s>\n",
                                kinds[kind].element);
    }
  g_string_append (text, "  </features>\n</field>\n");

  return text;
}

/* Of a process. */
typedef struct
{
  double wall, processor; /* milliseconds */
  double memory; /* megabytes at once */
} Cost;

static double
get_milliseconds (struct timeval time)
{
  return (double) time.tv_sec * 1000 + (double) time.tv_usec / 1000;
}

/* Runs a program, which has to succeed. */
static Cost
run (char **arguments)
{
  gint64 start = g_get_monotonic_time ();
  pid_t child = fork ();
  struct rusage usage;
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      execvp (arguments[0], arguments);
      _exit (127);
    }

  g_assert_cmpint (wait4 (child, &status, 0, &usage), ==, child);
  if (!WIFEXITED (status) || WEXITSTATUS (status) != 0)
    g_error ("%s failed", arguments[0]);

  return (Cost){ (double) (g_get_monotonic_time () - start) / 1000,
                 get_milliseconds (usage.ru_utime) + get_milliseconds (usage.ru_stime),
                 (double) usage.ru_maxrss / 1024 };
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  double first = *(const double *) a, second = *(const double *) b;

  return (first > second) - (first < second);
}

static double
get_median (double *values)
{
  qsort (values, n_runs, sizeof *values, compare);
  return values[n_runs / 2];
}

/* The medians of several runs, each by itself. */
static Cost
get_medians (const Cost *costs)
{
  double wall[MAX_RUNS], processor[MAX_RUNS], memory[MAX_RUNS];

  for (guint i = 0; i < n_runs; i++)
    {
      wall[i] = costs[i].wall;
      processor[i] = costs[i].processor;
      memory[i] = costs[i].memory;
    }

  return (Cost){ get_median (wall), get_median (processor), get_median (memory) };
}

/* Whole processes are compared, with their starts (some 3 ms of each) and ends. Both read the same
 * file, which is in the kernel's memory. xmllint makes a tree of it, looks whether it is
 * well-formed, and frees the tree. Ours makes a WarField of it, with all checks that opening a
 * document has, and frees that. The processor's time is the one to go by: wall time on a busy
 * machine is mostly that of others. */

/* What is measured of ours. */
static int
open_field (const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarField *field = store_field_load (path, faults);
  g_autofree char *lines = store_faults_to_string (faults);

  fputs (lines, stderr);
  g_clear_pointer (&field, war_field_unref);
  return store_faults_is_empty (faults) ? 0 : 1;
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  GString *text;
  Cost ours[MAX_RUNS], theirs[MAX_RUNS], own, peer;

  if (argc == 3 && g_str_equal (argv[1], "--open"))
    return open_field (argv[2]);

  if (bench_take_short (&argc, argv))
    n_runs = 1;
  folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  path = g_build_filename (folder, "large.duckfield", NULL);
  text = make_field ();
  g_assert_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));

  /* In turn, so that what else the machine does meets both. */
  for (guint i = 0; i < n_runs; i++)
    {
      theirs[i] = run ((char *[]){ (char *) "xmllint", (char *) "--noout", path, NULL });
      ours[i] = run ((char *[]){ argv[0], (char *) "--open", path, NULL });
    }

  peer = get_medians (theirs);
  own = get_medians (ours);
  printf ("opening a field of %.1f MB     wall  processor  memory (medians of %d)\n",
          (double) text->len / 1e6, n_runs);
  printf ("xmllint --noout           %6.0f ms  %6.0f ms  %3.0f MB\n", peer.wall, peer.processor,
          peer.memory);
  printf ("with all checks           %6.0f ms  %6.0f ms  %3.0f MB\n", own.wall, own.processor,
          own.memory);
  printf ("ratio (goal 1.00 or less) %6.2f     %6.2f\n", own.wall / peer.wall,
          own.processor / peer.processor);

  g_string_free (text, TRUE);
  g_unlink (path);
  g_rmdir (folder);
  return 0;
}

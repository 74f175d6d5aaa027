/* bench-costly.c: what files cost that are made to cost as much as they can
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../store/costly.h"
#include "short.h"
#include "store/disk/read-file.h"
#include "store/foreign/battlescribe.h"

/* What was promised: milliseconds of the processor, megabytes at once. What the bytes themselves
 * take to be read and looked at once comes to that, which no reader can save. */
#define TIME_OF_REFUSED 100
#define TIME_OF_DOCUMENT 1000
#define MEMORY_OF_REFUSED 64
#define MEMORY_OF_DOCUMENT 128

/* Nothing is waited for longer, in seconds. */
#define PATIENCE 10

typedef struct
{
  const char *end; /* "refused", "opened", or what became of the process */
  double time, memory; /* milliseconds of the processor; megabytes at once */
  double own; /* of the time, what is beyond the reading of the bytes */
  gboolean too_much;
} Cost;

static const Kind *
find_kind (const char *name)
{
  for (const Kind *kind = kinds; kind->name != NULL; kind++)
    if (g_str_equal (kind->name, name))
      return kind;
  for (const Kind *kind = read_kinds; kind->name != NULL; kind++)
    if (g_str_equal (kind->name, name))
      return kind;

  g_assert_not_reached ();
}

/* What is measured: the file is read, and made canonical if it is a document. */
static int
open_file (const char *name, const char *path)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  const Kind *kind = find_kind (name);
  WarRoster *roster = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (g_str_has_suffix (name, "roster"))
    roster = store_battlescribe_roster_load (path, faults);
  else
    bytes = g_str_equal (name, "map") ? store_read_file (path, faults)
                                      : store_read_text_file (path, faults);
  g_clear_pointer (&roster, war_roster_unref);

  if (bytes != NULL)
    g_bytes_unref (kind->rewrite (library, bytes, NULL, faults) ?: g_bytes_new (NULL, 0));

  return store_faults_is_empty (faults) ? 0 : 1;
}

/* A busy machine takes twice as long for it, and for all else. */
static int
read_bytes (const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (GBytes) bytes = store_read_file (path, faults);

  return bytes != NULL
             && g_utf8_validate_len (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL)
           ? 0
           : 1;
}

static void
limit_time (gpointer data)
{
  struct rlimit limit = { PATIENCE, PATIENCE };

  setrlimit (RLIMIT_CPU, &limit);
}

static double
get_milliseconds (struct timeval time)
{
  return (double) time.tv_sec * 1000 + (double) time.tv_usec / 1000;
}

/* Runs the program and waits for it; its status. */
static int
run (char **arguments, Cost *cost)
{
  struct rusage usage;
  int status;
  GPid child;

  if (!g_spawn_async (NULL, arguments, NULL,
                      G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDERR_TO_DEV_NULL,
                      limit_time, NULL, &child, NULL)
      || wait4 (child, &status, 0, &usage) != child)
    g_error ("%s cannot be run", arguments[0]);

  cost->time = get_milliseconds (usage.ru_utime) + get_milliseconds (usage.ru_stime);
  cost->memory = (double) usage.ru_maxrss / 1024;
  return status;
}

static Cost
measure (const char *program, const char *kind, const char *path)
{
  char *arguments[] = { (char *) program, (char *) "--open", (char *) kind, (char *) path, NULL };
  char *reading[] = { (char *) program, (char *) "--read", (char *) path, NULL };
  Cost cost, read_cost;
  int status;

  run (reading, &read_cost);
  status = run (arguments, &cost);
  cost.own = MAX (cost.time - read_cost.time, 0);

  if (WIFEXITED (status) && WEXITSTATUS (status) == 0)
    cost.end = "opened";
  else
    cost.end = WIFEXITED (status) && WEXITSTATUS (status) == 1 ? "refused" : "killed";
  cost.too_much
    = g_str_equal (cost.end, "killed")
      || cost.own > (g_str_equal (cost.end, "opened") ? TIME_OF_DOCUMENT : TIME_OF_REFUSED)
      || cost.memory > (g_str_equal (cost.end, "opened") ? MEMORY_OF_DOCUMENT : MEMORY_OF_REFUSED);
  return cost;
}

/* How long xmllint takes only to say whether the file is well-formed. */
static double
measure_parsing (const char *path)
{
  char *arguments[]
    = { (char *) "xmllint", (char *) "--noout", (char *) "--nonet", (char *) path, NULL };
  Cost cost;

  run (arguments, &cost);
  return cost.time;
}

static Cost
measure_one (const char *program, const Costly *costly, gsize size, const char *path)
{
  GString *text = costly_make (costly, size);
  double parsing = 0;
  Cost cost;

  g_assert_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));
  g_string_free (text, TRUE);
  cost = measure (program, costly->kind->name, path);
  if (cost.too_much && costly->kind->suffix != NULL)
    parsing = measure_parsing (path);
  printf ("%-10s %-28s %-7s %6.0f ms, reading %4.0f ms, %4.0f MB%s", costly->kind->name,
          costly->name, cost.end, cost.own, cost.time - cost.own, cost.memory,
          cost.too_much ? "  too much" : "");
  if (parsing > 0)
    printf (", %.1f of what xmllint takes", cost.time / parsing);
  printf ("\n");
  fflush (stdout);
  return cost;
}

/* Arguments: "--short", a file of each kind that is short, too; a size in bytes, instead of the
 * largest that is allowed; the kinds that are measured, instead of all. */
int
main (int argc, char **argv)
{
  gsize size = STORE_FILE_MAX - COSTLY_MORE;
  g_autoptr (StoreLibrary) library = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  guint n_files = 0, n_too_much = 0;
  gboolean is_short;

  if (argc == 4 && g_str_equal (argv[1], "--open"))
    return open_file (argv[2], argv[3]);
  if (argc == 3 && g_str_equal (argv[1], "--read"))
    return read_bytes (argv[2]);

  is_short = bench_take_short (&argc, argv);
  if (is_short)
    size = 4096;
  if (argc > 1 && g_ascii_isdigit (*argv[1]))
    {
      size = g_ascii_strtoull (argv[1], NULL, 10);
      argv[1] = argv[0];
      argv++;
      argc--;
    }
  library = store_library_new (NULL);
  folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  path = g_build_filename (folder, "costly", NULL);
  for (guint table = 0; table < 2; table++)
    for (const Kind *kind = table == 0 ? kinds : read_kinds; kind->name != NULL; kind++)
      {
        g_autoptr (GPtrArray) all = costly_new_all (kind, library);

        if (argc > 1 && !g_strv_contains ((const char *const *) argv + 1, kind->name))
          continue;
        for (guint i = 0; i < (is_short ? MIN (all->len, 1) : all->len); i++, n_files++)
          n_too_much += measure_one (argv[0], g_ptr_array_index (all, i), size, path).too_much;
      }

  printf ("%u files of %.1f MB, %u of which cost more than %d ms and %d MB refused, or %d ms and "
          "%d MB opened\n",
          n_files, (double) size / 1024 / 1024, n_too_much, TIME_OF_REFUSED, MEMORY_OF_REFUSED,
          TIME_OF_DOCUMENT, MEMORY_OF_DOCUMENT);
  g_unlink (path);
  g_rmdir (folder);
  return 0;
}

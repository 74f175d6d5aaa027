/* played-file.c: the games that somebody has played to their end on this computer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/draft/played-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <math.h>

#include "store/disk/read-file.h"
#include "store/disk/save.h"

#define SUFFIX ".duckplayed"
#define GROUP "game"

/* Bytes: of a file that has less than one. */
#define FILE_MAX 65536

/* Counts and names that no game can have are damage. */
#define MOST_DICE 100000000

static const char *const ends[WAR_N_PLAYED_ENDS] = {
  [WAR_PLAYED_WON] = "won",
  [WAR_PLAYED_LOST] = "lost",
  [WAR_PLAYED_DRAWN] = "drawn",
  [WAR_PLAYED_BETWEEN] = "between persons",
};

char *
store_played_build_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "duckboard", "played", NULL);
}

static char *
choose_folder (const char *folder)
{
  return folder != NULL ? g_strdup (folder) : store_played_build_folder ();
}

static char *
build_path (const char *folder, const WarPlayed *played)
{
  g_autofree char *subject = g_strdup_printf ("%s\n%s\n%" G_GUINT64_FORMAT, played->system,
                                              played->operation, played->seed);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, subject, -1);
  g_autofree char *name = g_strconcat (sum, SUFFIX, NULL);

  return g_build_filename (folder, name, NULL);
}

/* ---------------------------------------------------------------------------------------------
 * One file. */

static GBytes *
write_game (const WarPlayed *played)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  gsize length;
  char *data;

  g_key_file_set_string (file, GROUP, "system", played->system);
  g_key_file_set_string (file, GROUP, "operation", played->operation);
  g_key_file_set_uint64 (file, GROUP, "seed", played->seed);
  g_key_file_set_int64 (file, GROUP, "time", played->time);
  g_key_file_set_string (file, GROUP, "end", ends[played->end]);
  g_key_file_set_string (file, GROUP, "opponent", played->opponent);
  g_key_file_set_integer (file, GROUP, "needed", (gint) played->n_needed);
  g_key_file_set_integer (file, GROUP, "met", (gint) played->n_met);
  g_key_file_set_double (file, GROUP, "expected", played->expected);
  g_key_file_set_double (file, GROUP, "variance", played->variance);
  data = g_key_file_to_data (file, &length, NULL);
  return g_bytes_new_take (data, length);
}

/* FALSE: it is not there, or not one that dice can have. */
static gboolean
read_count (GKeyFile *file, const char *key, guint *count)
{
  g_autoptr (GError) error = NULL;
  gint value = g_key_file_get_integer (file, GROUP, key, &error);

  *count = (guint) value;
  return error == NULL && value >= 0 && value <= MOST_DICE;
}

static gboolean
read_number (GKeyFile *file, const char *key, double *number)
{
  g_autoptr (GError) error = NULL;

  *number = g_key_file_get_double (file, GROUP, key, &error);
  return error == NULL && isfinite (*number) && *number >= 0 && *number <= MOST_DICE;
}

static gboolean
read_end (GKeyFile *file, WarPlayedEnd *end)
{
  g_autofree char *word = g_key_file_get_string (file, GROUP, "end", NULL);

  for (guint i = 0; i < WAR_N_PLAYED_ENDS; i++)
    if (g_strcmp0 (word, ends[i]) == 0)
      {
        *end = (WarPlayedEnd) i;
        return TRUE;
      }
  return FALSE;
}

/* NULL: it is none, or damaged, or a copy under another name, which would count twice. */
static WarPlayed *
read_game (const char *folder, const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (GBytes) bytes = store_read_file_up_to (path, FILE_MAX, faults);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (WarPlayed) played = g_new0 (WarPlayed, 1);
  g_autofree char *wanted = NULL;

  if (bytes == NULL || g_bytes_get_size (bytes) == 0
      || !g_key_file_load_from_bytes (file, bytes, G_KEY_FILE_NONE, NULL))
    return NULL;

  played->system = g_key_file_get_string (file, GROUP, "system", NULL);
  played->operation = g_key_file_get_string (file, GROUP, "operation", NULL);
  played->opponent = g_key_file_get_string (file, GROUP, "opponent", NULL);
  played->seed = g_key_file_get_uint64 (file, GROUP, "seed", &error);
  if (error == NULL)
    played->time = g_key_file_get_int64 (file, GROUP, "time", &error);
  if (error != NULL || played->system == NULL || played->operation == NULL
      || played->opponent == NULL || !read_end (file, &played->end)
      || !read_count (file, "needed", &played->n_needed)
      || !read_count (file, "met", &played->n_met) || played->n_met > played->n_needed
      || !read_number (file, "expected", &played->expected)
      || !read_number (file, "variance", &played->variance))
    return NULL;

  wanted = build_path (folder, played);
  return g_str_equal (wanted, path) ? g_steal_pointer (&played) : NULL;
}

/* ---------------------------------------------------------------------------------------------
 * All of them. */

gboolean
store_played_add (const char *folder, const WarPlayed *played, GError **error)
{
  g_return_val_if_fail (played != NULL, FALSE);

  g_autofree char *chosen = choose_folder (folder);
  g_autofree char *path = build_path (chosen, played);
  g_autoptr (GBytes) bytes = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;

  g_mkdir_with_parents (chosen, 0700);
  store_remove_stale_saves (chosen);
  bytes = write_game (played);
  return store_save_bytes (path, bytes, error);
}

/* Their paths; of a folder that is not there, none. */
static GPtrArray *
list_files (const char *folder)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  const char *name;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    if (g_str_has_suffix (name, SUFFIX))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  return paths;
}

static gint
compare_times (gconstpointer a, gconstpointer b)
{
  const WarPlayed *one = *(WarPlayed *const *) a, *other = *(WarPlayed *const *) b;

  return (one->time > other->time) - (one->time < other->time);
}

GPtrArray *
store_played_list (const char *folder, guint *n_damaged)
{
  g_return_val_if_fail (n_damaged != NULL, NULL);

  g_autofree char *chosen = choose_folder (folder);
  g_autoptr (GPtrArray) paths = list_files (chosen);
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) war_played_free);

  *n_damaged = 0;
  for (guint i = 0; i < paths->len; i++)
    {
      WarPlayed *played = read_game (chosen, g_ptr_array_index (paths, i));

      if (played != NULL)
        g_ptr_array_add (games, played);
      else
        (*n_damaged)++;
    }
  g_ptr_array_sort (games, compare_times);
  return games;
}

gboolean
store_played_clear (const char *folder, GError **error)
{
  g_autofree char *chosen = choose_folder (folder);
  g_autoptr (GPtrArray) paths = list_files (chosen);
  gint fault = 0;

  for (guint i = 0; i < paths->len; i++)
    if (g_unlink (g_ptr_array_index (paths, i)) != 0 && errno != ENOENT)
      fault = errno;
  if (fault == 0)
    return TRUE;

  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (fault),
               _ ("The files in “%s” cannot all be removed: %s"), chosen, g_strerror (fault));
  return FALSE;
}

/* shard.c: many games dealt out to many machines: which of them are whose, and the whole again
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/shard.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/command.h"
#include "store/disk/read-file.h"

gboolean
cli_shard_parse (const char *text, guint *shard, guint *n_shards)
{
  g_return_val_if_fail (text != NULL, FALSE);

  g_auto (GStrv) words = g_strsplit (text, "/", 2);
  guint64 number, of;

  if (g_strv_length (words) != 2
      || !g_ascii_string_to_unsigned (words[1], 10, 1, CLI_SHARD_MOST, &of, NULL)
      || !g_ascii_string_to_unsigned (words[0], 10, 1, of, &number, NULL))
    return FALSE;

  *shard = (guint) number;
  *n_shards = (guint) of;
  return TRUE;
}

static guint
find_first (guint n_games, guint shard, guint n_shards)
{
  return (guint) ((guint64) n_games * (shard - 1) / n_shards);
}

void
cli_shard_split (guint n_games, guint shard, guint n_shards, guint *first, guint *n)
{
  g_return_if_fail (shard >= 1 && shard <= n_shards);

  *first = find_first (n_games, shard, n_shards);
  *n = find_first (n_games, shard + 1, n_shards) - *first;
}

/* Reading -------------------------------------------------------------------------------------- */

static char *
read_string (StoreJson *json, const char *key)
{
  gsize length;

  return json != NULL ? store_json_dup_string (json, store_json_get_root (json), key, &length)
                      : NULL;
}

/* Reads what the program wrote, nothing else; FALSE, with nothing to clear, after saying what is
 * wrong with the file and what to do. */
static gboolean
read_file (const CliShardKind *kind, const char *path, gpointer content, int *status)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (GBytes) bytes = store_read_file_up_to (path, kind->most_bytes, faults);
  g_autoptr (StoreJson) json = bytes != NULL ? store_json_new (bytes, faults) : NULL;
  g_autofree char *name = read_string (json, "duckboard");
  g_autofree char *format = read_string (json, "format");
  g_autofree char *program = read_string (json, "program");

  memset (content, 0, kind->size);
  if (bytes == NULL)
    {
      *status = cli_report_faults (faults);
      return FALSE;
    }

  *status = CLI_WRONG;
  if (g_strcmp0 (name, kind->kind) != 0)
    kind->fail_foreign (path);
  else if (g_strcmp0 (format, kind->format) != 0 || g_strcmp0 (program, DUCK_VERSION) != 0)
    cli_fail (_ ("“%s” was made by version %s of the program, and this is %s: run its shard again "
                 "with this one"),
              path, program != NULL ? program : "?", DUCK_VERSION);
  else if (!kind->read (json, content) || !kind->is_as_written (bytes, content))
    cli_fail (_ ("“%s” is not as the program wrote it: run its shard again"), path);
  else
    return TRUE;

  kind->clear (content);
  return FALSE;
}

/* Merging -------------------------------------------------------------------------------------- */

static gboolean
is_same (const CliShard *shard, const char *path, const CliShard *first, const char *first_path)
{
  if (shard->rules_version != first->rules_version)
    cli_fail (_ ("“%s” and “%s” are of other versions of the rules, %u and %u: run one of them "
                 "again"),
              first_path, path, first->rules_version, shard->rules_version);
  else if (!g_str_equal (shard->commander_1, first->commander_1)
           || !g_str_equal (shard->commander_2, first->commander_2))
    cli_fail (_ ("“%s” and “%s” were played by other commanders: run one of them again"),
              first_path, path);
  else if (shard->seed != first->seed)
    cli_fail (_ ("“%s” and “%s” have other seeds: run one of them again"), first_path, path);
  else if (shard->n_games != first->n_games || shard->n_shards != first->n_shards)
    cli_fail (_ ("“%s” is a shard of %u games in %u, “%s” of %u in %u: run one of them again"),
              first_path, first->n_games, first->n_shards, path, shard->n_games, shard->n_shards);
  else
    return TRUE;

  return FALSE;
}

/* "3,7-9": as schedulers take it; NULL: none is. */
static char *
list_missing (const char *const *paths, guint n)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      guint first = i;

      if (paths[i] != NULL)
        continue;
      while (i + 1 < n && paths[i + 1] == NULL)
        i++;
      g_string_append_printf (list, list->len > 0 ? ",%u" : "%u", first + 1);
      if (i > first)
        g_string_append_printf (list, "-%u", i + 1);
    }

  return list->len > 0 ? g_string_free (g_steal_pointer (&list), FALSE) : NULL;
}

/* Reads a shard and adds it to the first. found: the file of each shard, or NULL. */
static gboolean
merge_next (const CliShardKind *kind, const char *path, gpointer content, gpointer first,
            const char *first_path, const char **found, int *status)
{
  CliShard shard, of_first = kind->describe (first);
  gboolean is_new;

  if (!read_file (kind, path, content, status))
    return FALSE;

  shard = kind->describe (content);
  is_new = kind->suits (content, path, first, first_path)
           && is_same (&shard, path, &of_first, first_path);
  if (is_new && found[shard.shard - 1] != NULL)
    {
      cli_fail (_ ("“%s” is the same shard as “%s”, %u of %u: leave one of them out"), path,
                found[shard.shard - 1], shard.shard, shard.n_shards);
      is_new = FALSE;
    }
  if (is_new)
    {
      found[shard.shard - 1] = path;
      kind->add (first, content);
    }
  kind->clear (content);
  return is_new;
}

gboolean
cli_shard_merge (const CliShardKind *kind, char **paths, guint n_paths, gpointer whole, int *status)
{
  g_return_val_if_fail (kind != NULL && whole != NULL && status != NULL, FALSE);
  g_return_val_if_fail (n_paths > 0, FALSE);

  g_autofree gpointer content = g_malloc (kind->size);
  g_autofree const char **found = NULL;
  g_autofree char *missing = NULL;
  gboolean is_right = TRUE;
  CliShard first;

  if (!read_file (kind, paths[0], whole, status))
    return FALSE;

  first = kind->describe (whole);
  found = g_new0 (const char *, first.n_shards);
  found[first.shard - 1] = paths[0];
  for (guint i = 1; is_right && i < n_paths; i++)
    is_right = merge_next (kind, paths[i], content, whole, paths[0], found, status);

  missing = is_right ? list_missing (found, first.n_shards) : NULL;
  if (missing != NULL)
    cli_fail (_ ("of the %u shards of “%s” these are missing: %s; run each of them, --shard "
                 "NUMBER/%u, and merge all"),
              first.n_shards, paths[0], missing, first.n_shards);
  if (is_right && missing == NULL)
    return TRUE;

  kind->clear (whole);
  return FALSE;
}

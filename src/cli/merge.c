/* merge.c: duckboard-cli test --merge: the shards of a series become the whole
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/merge.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"

gboolean
cli_merge_suits (const CliShard *shard, const char *path, const CliShard *first,
                 const char *first_path)
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

gboolean
cli_merge_is_new (const char *const *found, guint shard, guint n_shards, const char *path)
{
  if (found[shard - 1] != NULL)
    cli_fail (_ ("“%s” is the same shard as “%s”, %u of %u: leave one of them out"), path,
              found[shard - 1], shard, n_shards);
  return found[shard - 1] == NULL;
}

/* "3,7-9": as schedulers take it. */
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

gboolean
cli_merge_is_complete (const char *const *found, guint n_shards, const char *first_path)
{
  g_autofree char *missing = list_missing (found, n_shards);

  if (missing != NULL)
    cli_fail (_ ("of the %u shards of “%s” these are missing: %s; run each of them, --shard "
                 "NUMBER/%u, and merge all"),
              n_shards, first_path, missing, n_shards);
  return missing == NULL;
}

/* Says that the file is of another series than the first, unless it is not. */
static gboolean
belongs (const TextSeries *series, const char *path, const TextSeries *first,
         const char *first_path)
{
  if (!g_str_equal (series->system, first->system) || !g_str_equal (series->hash, first->hash))
    cli_fail (_ ("“%s” and “%s” are not of the same operation, to the last letter: run one of them "
                 "again"),
              first_path, path);
  else if (series->changes_sides != first->changes_sides)
    cli_fail (_ ("“%s” and “%s” were played by other commanders: run one of them again"),
              first_path, path);
  else
    return cli_merge_suits (
      &(const CliShard){ series->rules_version, series->commanders[0], series->commanders[1],
                         series->seed, series->n_games, series->n_shards },
      path,
      &(const CliShard){ first->rules_version, first->commanders[0], first->commanders[1],
                         first->seed, first->n_games, first->n_shards },
      first_path);

  return FALSE;
}

gboolean
cli_merge (char **paths, guint n_paths, TextSeries *whole, int *status)
{
  g_return_val_if_fail (n_paths > 0 && whole != NULL && status != NULL, FALSE);

  g_auto (TextSeries) first = { 0 };
  g_autofree const char **found = NULL; /* the file of each shard */

  for (guint i = 0; i < n_paths; i++)
    {
      g_auto (TextSeries) series = { 0 };

      if (!cli_series_read (paths[i], &series, status))
        return FALSE;

      *status = CLI_WRONG;
      if (found == NULL)
        {
          found = g_new0 (const char *, series.n_shards);
          first = series;
          series = (TextSeries){ 0 };
          found[first.shard - 1] = paths[i];
          continue;
        }
      if (!belongs (&series, paths[i], &first, paths[0])
          || !cli_merge_is_new (found, series.shard, series.n_shards, paths[i]))
        return FALSE;
      found[series.shard - 1] = paths[i];
      war_series_tally_add (&first.tally, &series.tally);
    }

  if (!cli_merge_is_complete (found, first.n_shards, paths[0]))
    return FALSE;

  *whole = first;
  first = (TextSeries){ 0 };
  whole->shard = whole->n_shards = 1;
  return TRUE;
}

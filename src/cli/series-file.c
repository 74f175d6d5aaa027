/* series-file.c: what the games of a series, or of a part of one, have come to, as JSON
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/series-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/shard.h"
#include "engine/solo/stopping.h"
#include "store/xml/json.h"

/* Of a file; a shard takes a few thousand, however many games it has. */
#define MOST_BYTES (1024 * 1024)

/* What no game is longer than, or kills more of. */
#define MOST_ROUNDS WAR_OPERATION_MAX_ROUNDS
#define MOST_KILLED 10000000

void
cli_series_get_range (const TextSeries *series, guint *first, guint *n_games)
{
  g_return_if_fail (series != NULL && series->n_shards > 0);

  cli_shard_split (series->n_games, series->shard, series->n_shards, first, n_games);
}

/* Reading -------------------------------------------------------------------------------------- */

static char *
read_string (StoreJson *json, const char *key)
{
  gsize length;

  return store_json_dup_string (json, store_json_get_root (json), key, &length);
}

static gint64
read_number (StoreJson *json, const char *key, gint64 most)
{
  double number = 0;

  store_json_get_number (json, store_json_get_root (json), key, 0, (double) most, &number);
  return (gint64) number;
}

/* Ids, as many as are told apart. */
static GStrv
read_strings (StoreJson *json, const char *key)
{
  const StoreJsonValue *array = store_json_get_array (json, store_json_get_root (json), key);
  const StoreJsonValue *element = array != NULL ? store_json_get_first (json, array) : NULL;
  g_autoptr (GStrvBuilder) strings = g_strv_builder_new ();

  for (guint i = 0; element != NULL && i < WAR_SERIES_MAX_TYPES; i++)
    {
      g_autofree char *text = store_json_dup_text (json, element);

      g_strv_builder_add (strings, text);
      element = store_json_get_next (json, array, element);
    }
  return g_strv_builder_end (strings);
}

/* What is no number, or too many, is 0: then it is not what is written again. */
static void
read_numbers (StoreJson *json, const char *key, gint64 most, gint64 *numbers, guint n)
{
  const StoreJsonValue *array = store_json_get_array (json, store_json_get_root (json), key);
  const StoreJsonValue *element = array != NULL ? store_json_get_first (json, array) : NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = element != NULL ? store_json_dup_text (json, element) : NULL;
      numbers[i] = 0;
      if (text != NULL)
        g_ascii_string_to_signed (text, 10, -most, most, &numbers[i], NULL);
      element = element != NULL ? store_json_get_next (json, array, element) : NULL;
    }
}

static void
read_luck (StoreJson *json, WarLuckTally *luck)
{
  const gint64 most = (gint64) WAR_SERIES_MAX_GAMES * WAR_LUCK_MOST * WAR_LUCK_MOST;

  gint64 numbers[TEXT_SERIES_N_LUCK];

  read_numbers (json, TEXT_SERIES_LUCK, most, numbers, TEXT_SERIES_N_LUCK);
  luck->sum = numbers[0];
  luck->squares = numbers[1];
  for (guint i = 0; i < WAR_N_SIDES; i++)
    luck->of_wins[i] = numbers[2 + i];
}

static void
read_tally (StoreJson *json, WarSeriesTally *tally)
{
  const gint64 most = WAR_SERIES_MAX_GAMES;

  guint n;
  const TextSeriesCount *counts = text_series_get_counts (&n);

  for (guint i = 0; i < n; i++)
    {
      guint *members = (guint *) (gpointer) ((char *) tally + counts[i].offset);
      gint64 *numbers = g_newa (gint64, counts[i].n);

      if (counts[i].n == 1)
        numbers[0] = read_number (json, counts[i].key, most);
      else
        read_numbers (json, counts[i].key, most, numbers, counts[i].n);
      for (guint j = 0; j < counts[i].n; j++)
        members[j] = (guint) MAX (numbers[j], 0);
    }
  tally->rounds = read_number (json, "rounds", most * MOST_ROUNDS);
  read_numbers (json, "killed", most * MOST_KILLED, tally->killed, WAR_N_SIDES);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    read_numbers (json, text_series_get_keys (i)->killed_in, most * MOST_KILLED,
                  tally->killed_in[i], WAR_SERIES_MAX_LENGTH + 1);
  read_luck (json, &tally->luck);
}

static guint64
add_up (const guint *numbers, guint n)
{
  guint64 all = 0;

  for (guint i = 0; i < n; i++)
    all += numbers[i];
  return all;
}

/* Of n games that came to an end. */
static gboolean
is_luck_possible (const WarSeriesTally *tally, guint n)
{
  const WarLuckTally *luck = &tally->luck;
  const gint64 most = (gint64) n * WAR_LUCK_MOST;

  for (guint i = 0; i < WAR_LUCK_N_BANDS; i++)
    if ((guint64) luck->band_wins[0][i] + luck->band_wins[1][i] > luck->bands[i])
      return FALSE;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    if (add_up (luck->band_wins[i], WAR_LUCK_N_BANDS) != tally->wins[i] || luck->of_wins[i] < -most
        || luck->of_wins[i] > most)
      return FALSE;
  return add_up (luck->bands, WAR_LUCK_N_BANDS) == n && luck->sum >= -most && luck->sum <= most
         && luck->squares >= 0 && luck->squares <= most * WAR_LUCK_MOST;
}

/* Whether it can have come of games, as many as the shard has. */
static gboolean
is_possible (const TextSeries *series)
{
  const WarSeriesTally *tally = &series->tally;
  guint first, n;

  cli_series_get_range (series, &first, &n);
  if (tally->look > (series->n_shards == 1 ? WAR_N_LOOKS : 0))
    return FALSE;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      if (tally->changed_wins[i] > MIN (tally->wins[i], tally->n_changed)
          || tally->n_changed > (series->changes_sides ? n : 0))
        return FALSE;
      if (tally->began_and_won[i] > MIN (tally->began[i], tally->wins[i]) || tally->killed[i] < 0
          || tally->killed[i] > (gint64) n * MOST_KILLED)
        return FALSE;
      for (guint j = 0; j < WAR_SERIES_MAX_TYPES; j++)
        if (tally->lost[i][j] > tally->fielded[i][j])
          return FALSE;
    }

  return tally->n_games == n && tally->rounds <= (gint64) n * MOST_ROUNDS && tally->unfinished <= n
         && is_luck_possible (tally, n - tally->unfinished)
         && add_up (tally->wins, WAR_N_SIDES) + tally->draws + tally->unfinished == n
         && add_up (tally->began, WAR_N_SIDES) + tally->unfinished <= n
         && add_up (tally->decided, G_N_ELEMENTS (tally->decided)) + tally->unfinished == n
         && add_up (tally->lengths, G_N_ELEMENTS (tally->lengths)) + tally->unfinished == n;
}

static gboolean
read_series (StoreJson *json, gpointer content)
{
  TextSeries *series = content;
  g_autofree char *seed = read_string (json, "seed");

  series->system = read_string (json, "system");
  series->rules_version = (guint) read_number (json, "rules", G_MAXINT);
  series->operation = read_string (json, "operation");
  series->hash = read_string (json, "hash");
  series->commanders[0] = read_string (json, "1");
  series->commanders[1] = read_string (json, "2");
  for (guint i = 0; i < WAR_N_SIDES; i++)
    series->types[i] = read_strings (json, text_series_get_keys (i)->types);
  series->changes_sides = store_json_get_boolean (json, store_json_get_root (json), "change-sides");
  series->n_games = (guint) read_number (json, "games", WAR_SERIES_MAX_GAMES);
  series->shard = (guint) read_number (json, "shard", CLI_SHARD_MOST);
  series->n_shards = (guint) read_number (json, "shards", CLI_SHARD_MOST);
  read_tally (json, &series->tally);

  return seed != NULL && g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &series->seed, NULL)
         && series->system != NULL && series->operation != NULL && series->hash != NULL
         && series->commanders[0] != NULL && series->commanders[1] != NULL && series->shard >= 1
         && series->shard <= series->n_shards && series->n_games >= series->n_shards
         && is_possible (series);
}

static gboolean
is_as_written (GBytes *bytes, gconstpointer content)
{
  g_autofree char *again = text_series_to_json (content);
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return length == strlen (again) && memcmp (text, again, length) == 0;
}

/* Merging -------------------------------------------------------------------------------------- */

static void
fail_foreign (const char *path)
{
  cli_fail (_ ("“%s” is no shard, or was cut off: run its shard again"), path);
}

static CliShard
describe (gconstpointer content)
{
  const TextSeries *series = content;

  return (CliShard){ series->rules_version, series->commanders[0], series->commanders[1],
                     series->seed,          series->n_games,       series->n_shards,
                     series->shard };
}

static gboolean
suits (gconstpointer content, const char *path, gconstpointer first_content, const char *first_path)
{
  const TextSeries *series = content, *first = first_content;

  if (!g_str_equal (series->system, first->system) || !g_str_equal (series->hash, first->hash))
    cli_fail (_ ("“%s” and “%s” are not of the same operation, to the last letter: run one of them "
                 "again"),
              first_path, path);
  else if (series->changes_sides != first->changes_sides)
    cli_fail (_ ("“%s” and “%s” were played by other commanders: run one of them again"),
              first_path, path);
  else
    return TRUE;

  return FALSE;
}

static void
add (gpointer sum, gconstpointer content)
{
  war_series_tally_add (&((TextSeries *) sum)->tally, &((const TextSeries *) content)->tally);
}

static void
clear (gpointer content)
{
  text_series_clear (content);
}

static const CliShardKind kind = {
  .kind = TEXT_SERIES_KIND,
  .format = TEXT_SERIES_FORMAT,
  .most_bytes = MOST_BYTES,
  .size = sizeof (TextSeries),
  .fail_foreign = fail_foreign,
  .read = read_series,
  .is_as_written = is_as_written,
  .describe = describe,
  .suits = suits,
  .add = add,
  .clear = clear,
};

gboolean
cli_series_merge (char **paths, guint n_paths, TextSeries *whole, int *status)
{
  if (!cli_shard_merge (&kind, paths, n_paths, whole, status))
    return FALSE;

  whole->shard = whole->n_shards = 1;
  return TRUE;
}

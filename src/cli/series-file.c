/* series-file.c: what the games of a series, or of a part of one, have come to, as JSON
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/series-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/command.h"
#include "engine/solo/stopping.h"
#include "store/json.h"
#include "store/operation-file.h"
#include "store/read-file.h"
#include "text/json.h"

#define KIND "series"
#define FORMAT "1" /* raised when the keys, or what they mean, become others */
#define FILE_MAX (1024 * 1024) /* bytes; a shard takes a few thousand, however many games it has */

/* What no game is longer than, or kills more of. */
#define MOST_ROUNDS WAR_OPERATION_MAX_ROUNDS
#define MOST_KILLED 10000000

/* Numbers in the order in which they stand in a file. */
static const struct
{
  const char *key;
  gsize offset;
  guint n; /* 1: a number, else an array, of which zeros at the end are left out */
} counts[] = {
#define COUNT(key, member) \
  { \
    key, G_STRUCT_OFFSET (WarSeriesTally, member), 1 \
  }
#define COUNTS(key, member) \
  { \
    key, G_STRUCT_OFFSET (WarSeriesTally, member), \
      sizeof ((WarSeriesTally *) NULL)->member / sizeof (guint) \
  }
  COUNT ("played", n_games),
  COUNT ("look", look),
  COUNTS ("wins", wins),
  COUNT ("draws", draws),
  COUNT ("unfinished", unfinished),
  COUNT ("changed", n_changed),
  COUNTS ("changed-wins", changed_wins),
  COUNTS ("began", began),
  COUNTS ("began-and-won", began_and_won),
  COUNTS ("decided", decided),
  COUNTS ("lengths", lengths),
  COUNTS ("fielded-1", fielded[0]),
  COUNTS ("fielded-2", fielded[1]),
  COUNTS ("lost-1", lost[0]),
  COUNTS ("lost-2", lost[1]),
  COUNTS ("lost-at-1", lost_at[0]),
  COUNTS ("lost-at-2", lost_at[1]),
#undef COUNT
#undef COUNTS
};

/* Of each side. */
static const struct
{
  const char *killed_in, *types;
} keys[WAR_N_SIDES] = { { "killed-in-1", "types-1" }, { "killed-in-2", "types-2" } };

void
cli_series_clear (CliSeries *series)
{
  g_return_if_fail (series != NULL);

  g_free (series->system);
  g_free (series->operation);
  g_free (series->hash);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      g_free (series->commanders[i]);
      g_strfreev (series->types[i]);
    }
  *series = (CliSeries){ 0 };
}

char *
cli_series_dup_hash (StoreLibrary *library, const WarOperation *operation, GError **error)
{
  g_return_val_if_fail (library != NULL && operation != NULL, NULL);

  g_autoptr (WarOperation) whole = war_operation_make_whole (operation);
  g_autoptr (GBytes) bytes = store_operation_to_bytes (whole);
  g_autofree char *name
    = g_build_filename ("systems", operation->rules->system->id, "rules.xml", NULL);
  g_autofree char *path = store_library_find_file (library, name);
  g_autoptr (StoreFaults) faults = store_faults_new (path != NULL ? path : name);
  g_autoptr (GBytes) rules = store_read_file (faults->file, faults);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  if (rules == NULL)
    {
      g_propagate_error (error, store_faults_to_error (faults));
      return NULL;
    }
  g_checksum_update (sum, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
  g_checksum_update (sum, g_bytes_get_data (rules, NULL), (gssize) g_bytes_get_size (rules));
  return g_strdup (g_checksum_get_string (sum));
}

GStrv
cli_series_dup_types (const WarOperation *operation, guint side)
{
  g_return_val_if_fail (operation != NULL && side < WAR_N_SIDES, NULL);

  g_autoptr (GPtrArray) types = war_force_list_types (operation->forces[side]);
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint i = 0; i < MIN (types->len, WAR_SERIES_MAX_TYPES); i++)
    g_strv_builder_add (ids, ((const WarUnitType *) g_ptr_array_index (types, i))->id);
  return g_strv_builder_end (ids);
}

gboolean
cli_series_parse_shard (const char *text, guint *shard, guint *n_shards)
{
  g_return_val_if_fail (text != NULL, FALSE);

  g_auto (GStrv) words = g_strsplit (text, "/", 2);
  guint64 number, of;

  if (g_strv_length (words) != 2
      || !g_ascii_string_to_unsigned (words[1], 10, 1, CLI_SERIES_MAX_SHARDS, &of, NULL)
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
cli_series_split (guint n_games, guint shard, guint n_shards, guint *first, guint *n)
{
  g_return_if_fail (shard >= 1 && shard <= n_shards);

  *first = find_first (n_games, shard, n_shards);
  *n = find_first (n_games, shard + 1, n_shards) - *first;
}

void
cli_series_get_range (const CliSeries *series, guint *first, guint *n_games)
{
  g_return_if_fail (series != NULL && series->n_shards > 0);

  cli_series_split (series->n_games, series->shard, series->n_shards, first, n_games);
}

/* Writing -------------------------------------------------------------------------------------- */

static void
add_numbers (GString *json, const char *key, const gint64 *numbers, guint n)
{
  text_json_key (json, key);
  g_string_append_c (json, '[');
  for (guint i = 0; i < n; i++)
    {
      text_json_item (json);
      g_string_append_printf (json, "%" G_GINT64_FORMAT, numbers[i]);
    }
  g_string_append_c (json, ']');
}

static void
add_counts (GString *json, const char *key, const guint *numbers, guint n)
{
  gint64 *copies = g_newa (gint64, n);

  for (guint i = 0; i < n; i++)
    copies[i] = numbers[i];
  if (n == 1)
    text_json_add_number (json, key, numbers[0]);
  else
    {
      while (n > WAR_N_SIDES && numbers[n - 1] == 0)
        n--;
      add_numbers (json, key, copies, n);
    }
}

static void
add_strings (GString *json, const char *key, const char *const *strings)
{
  text_json_key (json, key);
  g_string_append_c (json, '[');
  for (; *strings != NULL; strings++)
    {
      text_json_item (json);
      text_json_string (json, *strings);
    }
  g_string_append_c (json, ']');
}

/* The last round in which something was killed, so that what follows is left out. */
static guint
count_rounds (const gint64 *killed)
{
  guint n = WAR_SERIES_MAX_LENGTH + 1;

  while (n > 0 && killed[n - 1] == 0)
    n--;
  return n;
}

/* Of the shares of wins, for who reads no formulas. */
static void
add_intervals (GString *json, const WarSeriesTally *tally)
{
  text_json_key (json, "intervals");
  g_string_append_c (json, '[');
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      WarInterval interval
        = war_series_get_interval (tally, tally->wins[i], tally->n_games - tally->unfinished);

      text_json_item (json);
      g_string_append_c (json, '{');
      text_json_add_fraction (json, "low", interval.low);
      text_json_add_fraction (json, "high", interval.high);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');
}

char *
cli_series_to_json (const CliSeries *series)
{
  g_return_val_if_fail (series != NULL, NULL);

  g_autoptr (GString) json = g_string_new ("{");
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, series->seed);
  const WarSeriesTally *tally = &series->tally;

  text_json_add_string (json, "duckboard", KIND);
  text_json_add_string (json, "format", FORMAT);
  text_json_add_string (json, "program", DUCK_VERSION);
  text_json_add_string (json, "system", series->system);
  text_json_add_number (json, "rules", series->rules_version);
  text_json_add_string (json, "operation", series->operation);
  text_json_add_string (json, "hash", series->hash);
  text_json_add_string (json, "1", series->commanders[0]);
  text_json_add_string (json, "2", series->commanders[1]);
  text_json_add_flag (json, "change-sides", series->changes_sides);
  /* Not all programs read numbers as large as this one may be. */
  text_json_add_string (json, "seed", seed);
  text_json_add_number (json, "games", series->n_games);
  text_json_add_number (json, "shard", series->shard);
  text_json_add_number (json, "shards", series->n_shards);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    add_counts (json, counts[i].key, G_STRUCT_MEMBER_P (tally, counts[i].offset), counts[i].n);
  text_json_add_number (json, "rounds", tally->rounds);
  add_numbers (json, "killed", tally->killed, WAR_N_SIDES);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      add_numbers (json, keys[i].killed_in, tally->killed_in[i],
                   count_rounds (tally->killed_in[i]));
      add_strings (json, keys[i].types, (const char *const *) series->types[i]);
    }
  add_intervals (json, tally);
  g_string_append (json, "}\n");
  return g_string_free (g_steal_pointer (&json), FALSE);
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
read_tally (StoreJson *json, WarSeriesTally *tally)
{
  const gint64 most = WAR_SERIES_MAX_GAMES;

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
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
    read_numbers (json, keys[i].killed_in, most * MOST_KILLED, tally->killed_in[i],
                  WAR_SERIES_MAX_LENGTH + 1);
}

static guint64
sum (const guint *numbers, guint n)
{
  guint64 all = 0;

  for (guint i = 0; i < n; i++)
    all += numbers[i];
  return all;
}

/* Whether it can have come of games, as many as the shard has. */
static gboolean
is_possible (const CliSeries *series)
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

  return tally->n_games == n && tally->rounds <= (gint64) n * MOST_ROUNDS
         && sum (tally->wins, WAR_N_SIDES) + tally->draws + tally->unfinished == n
         && sum (tally->began, WAR_N_SIDES) + tally->unfinished <= n
         && sum (tally->decided, G_N_ELEMENTS (tally->decided)) + tally->unfinished == n
         && sum (tally->lengths, G_N_ELEMENTS (tally->lengths)) + tally->unfinished == n;
}

static gboolean
read_series (StoreJson *json, CliSeries *series)
{
  g_autofree char *seed = read_string (json, "seed");

  series->system = read_string (json, "system");
  series->rules_version = (guint) read_number (json, "rules", G_MAXINT);
  series->operation = read_string (json, "operation");
  series->hash = read_string (json, "hash");
  series->commanders[0] = read_string (json, "1");
  series->commanders[1] = read_string (json, "2");
  for (guint i = 0; i < WAR_N_SIDES; i++)
    series->types[i] = read_strings (json, keys[i].types);
  series->changes_sides = store_json_get_boolean (json, store_json_get_root (json), "change-sides");
  series->n_games = (guint) read_number (json, "games", WAR_SERIES_MAX_GAMES);
  series->shard = (guint) read_number (json, "shard", CLI_SERIES_MAX_SHARDS);
  series->n_shards = (guint) read_number (json, "shards", CLI_SERIES_MAX_SHARDS);
  read_tally (json, &series->tally);

  return seed != NULL && g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &series->seed, NULL)
         && series->system != NULL && series->operation != NULL && series->hash != NULL
         && series->commanders[0] != NULL && series->commanders[1] != NULL && series->shard >= 1
         && series->shard <= series->n_shards && series->n_games >= series->n_shards
         && is_possible (series);
}

/* Whether the text is what would be written of it, to the last byte. */
static gboolean
is_as_written (GBytes *bytes, const CliSeries *series)
{
  g_autofree char *again = cli_series_to_json (series);
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return length == strlen (again) && memcmp (text, again, length) == 0;
}

void
cli_fail_shard_version (const char *path, const char *program)
{
  cli_fail (_ ("“%s” was made by version %s of the program, and this is %s: run its shard again "
               "with this one"),
            path, program != NULL ? program : "?", DUCK_VERSION);
}

void
cli_fail_shard_changed (const char *path)
{
  cli_fail (_ ("“%s” is not as the program wrote it: run its shard again"), path);
}

gboolean
cli_series_read (const char *path, CliSeries *series, int *status)
{
  g_return_val_if_fail (path != NULL && series != NULL && status != NULL, FALSE);

  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (GBytes) bytes = store_read_file_up_to (path, FILE_MAX, faults);
  g_autoptr (StoreJson) json = bytes != NULL ? store_json_new (bytes, faults) : NULL;
  g_autofree char *kind = NULL, *format = NULL, *program = NULL;

  *series = (CliSeries){ 0 };
  if (bytes == NULL)
    {
      *status = cli_report_faults (faults);
      return FALSE;
    }

  *status = CLI_WRONG;
  if (json != NULL)
    {
      kind = read_string (json, "duckboard");
      format = read_string (json, "format");
      program = read_string (json, "program");
    }
  if (g_strcmp0 (kind, KIND) != 0)
    cli_fail (_ ("“%s” is no shard, or was cut off: run its shard again"), path);
  else if (g_strcmp0 (format, FORMAT) != 0 || g_strcmp0 (program, DUCK_VERSION) != 0)
    cli_fail_shard_version (path, program);
  else if (!read_series (json, series) || !is_as_written (bytes, series))
    cli_fail_shard_changed (path);
  else
    return TRUE;

  cli_series_clear (series);
  return FALSE;
}

/* series-json.c: what the games of a series, or of a part of one, have come to, as JSON
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/solo/series-json.h"

#include "engine/solo/luck.h"
#include "text/words/json.h"

static const TextSeriesCount counts[] = {
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
  COUNTS ("luck-bands", luck.bands),
  COUNTS ("luck-wins-1", luck.band_wins[0]),
  COUNTS ("luck-wins-2", luck.band_wins[1]),
#undef COUNT
#undef COUNTS
};

static const TextSeriesKeys keys[WAR_N_SIDES]
  = { { "killed-in-1", "types-1" }, { "killed-in-2", "types-2" } };

const TextSeriesCount *
text_series_get_counts (guint *n)
{
  *n = G_N_ELEMENTS (counts);
  return counts;
}

const TextSeriesKeys *
text_series_get_keys (guint side)
{
  g_return_val_if_fail (side < WAR_N_SIDES, NULL);

  return &keys[side];
}

void
text_series_clear (TextSeries *series)
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
  *series = (TextSeries){ 0 };
}

GStrv
text_series_dup_types (const WarOperation *operation, guint side)
{
  g_return_val_if_fail (operation != NULL && side < WAR_N_SIDES, NULL);

  g_autoptr (GPtrArray) types = war_force_list_types (operation->forces[side]);
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint i = 0; i < MIN (types->len, WAR_SERIES_MAX_TYPES); i++)
    g_strv_builder_add (ids, ((const WarUnitType *) g_ptr_array_index (types, i))->id);
  return g_strv_builder_end (ids);
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
      text_json_add_numbers (json, key, copies, n);
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

static void
add_luck (GString *json, const WarLuckTally *luck)
{
  const gint64 numbers[TEXT_SERIES_N_LUCK]
    = { luck->sum, luck->squares, luck->of_wins[0], luck->of_wins[1] };

  text_json_add_numbers (json, TEXT_SERIES_LUCK, numbers, TEXT_SERIES_N_LUCK);
}

/* The shares of wins with average dice, if they are known. */
static void
add_evened (GString *json, const WarSeriesTally *tally)
{
  text_json_key (json, "average-dice");
  g_string_append_c (json, '[');
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      WarEvened evened;

      if (!war_luck_even_out (tally, i, &evened))
        continue;
      text_json_item (json);
      g_string_append_c (json, '{');
      text_json_add_fraction (json, "share", evened.share);
      text_json_add_fraction (json, "low", evened.interval.low);
      text_json_add_fraction (json, "high", evened.interval.high);
      text_json_add_fraction (json, "explained", evened.explained);
      text_json_add_number (json, "worth", evened.n_worth);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');
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
text_series_to_json (const TextSeries *series)
{
  g_return_val_if_fail (series != NULL, NULL);

  g_autoptr (GString) json = g_string_new ("{");
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, series->seed);
  const WarSeriesTally *tally = &series->tally;

  text_json_add_string (json, "duckboard", TEXT_SERIES_KIND);
  text_json_add_string (json, "format", TEXT_SERIES_FORMAT);
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
  text_json_add_numbers (json, "killed", tally->killed, WAR_N_SIDES);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      text_json_add_numbers (json, keys[i].killed_in, tally->killed_in[i],
                             count_rounds (tally->killed_in[i]));
      add_strings (json, keys[i].types, (const char *const *) series->types[i]);
    }
  add_luck (json, &tally->luck);
  add_intervals (json, tally);
  add_evened (json, tally);
  g_string_append (json, "}\n");
  return g_string_free (g_steal_pointer (&json), FALSE);
}

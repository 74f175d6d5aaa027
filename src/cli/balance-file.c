/* balance-file.c: what games between many armies, or a part of them, have come to, as JSON
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/balance-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/shard.h"
#include "engine/solo/worth.h"
#include "store/xml/json.h"
#include "text/words/json.h"

#define KIND "balance"
#define FORMAT "1" /* raised when the keys, or what they mean, become others */
#define MOST_BYTES (4 * 1024 * 1024) /* of a file, however many games there are */
#define GIVEN "given" /* of an army: in no style */
#define WORTH ",\"worth\":" /* where what is reckoned of a whole one begins */

void
cli_balance_clear (CliBalance *balance)
{
  g_return_if_fail (balance != NULL);

  g_free (balance->system);
  g_free (balance->game_type);
  g_free (balance->field);
  g_free (balance->hash);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    g_free (balance->commanders[i]);
  g_clear_pointer (&balance->roll, war_balance_roll_free);
  g_clear_pointer (&balance->tally, war_balance_tally_free);
  *balance = (CliBalance){ 0 };
}

/* Writing -------------------------------------------------------------------------------------- */

static void
add_counts (GString *json, const char *key, const guint *counts, guint n)
{
  g_autofree gint64 *numbers = g_new (gint64, n + 1);

  for (guint i = 0; i < n; i++)
    numbers[i] = counts[i];
  text_json_add_numbers (json, key, numbers, n);
}

static void
add_roll (GString *json, const WarBalanceRoll *roll)
{
  text_json_key (json, "books");
  g_string_append_c (json, '[');
  for (guint i = 0; i < roll->books->len; i++)
    {
      const WarBalanceBook *book = war_balance_roll_get_book (roll, i);

      text_json_item (json);
      g_string_append_c (json, '{');
      text_json_add_string (json, "id", book->id);
      text_json_add_string (json, "name", book->name);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');

  text_json_key (json, "types");
  g_string_append_c (json, '[');
  for (guint i = 0; i < roll->types->len; i++)
    {
      const WarBalanceType *type = war_balance_roll_get_type (roll, i);

      text_json_item (json);
      g_string_append_c (json, '{');
      text_json_add_number (json, "book", type->book);
      text_json_add_string (json, "id", type->id);
      text_json_add_string (json, "name", type->name);
      text_json_add_number (json, "cost", type->cost);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');

  text_json_key (json, "armies");
  g_string_append_c (json, '[');
  for (guint i = 0; i < roll->armies->len; i++)
    {
      const WarBalanceArmy *army = war_balance_roll_get_army (roll, i);

      text_json_item (json);
      g_string_append_c (json, '{');
      text_json_add_string (json, "name", army->name);
      text_json_add_number (json, "book", army->book);
      text_json_add_string (json, "style",
                            army->style == WAR_NONE ? GIVEN : war_style_get_ids ()[army->style]);
      text_json_add_number (json, "cost", army->cost);
      add_counts (json, "units", army->n_units, roll->types->len);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');
}

/* Of each army, for who reads no formulas. */
static void
add_shares (GString *json, const WarBalanceTally *tally)
{
  text_json_key (json, "shares");
  g_string_append_c (json, '[');
  for (guint i = 0; i < tally->n_armies; i++)
    {
      WarScore score = war_balance_get_total (tally, i);
      WarInterval interval = war_score_get_interval (&score);

      text_json_item (json);
      g_string_append_c (json, '{');
      text_json_add_fraction (json, "share", war_score_get_share (&score));
      text_json_add_fraction (json, "low", interval.low);
      text_json_add_fraction (json, "high", interval.high);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');
}

static void
add_worths (GString *json, const CliBalance *balance)
{
  g_autofree WarWorth *worths = war_worth_measure (balance->roll, balance->tally);

  g_string_append (json, WORTH "[");
  for (guint i = 0; i < balance->roll->types->len; i++)
    {
      text_json_item (json);
      g_string_append_c (json, '{');
      text_json_add_number (json, "armies", worths[i].n_armies);
      text_json_add_number (json, "taking", worths[i].n_taking);
      text_json_add_fraction (json, "with", worths[i].share_with);
      text_json_add_fraction (json, "without", worths[i].share_without);
      if (worths[i].is_known)
        {
          text_json_add_fraction (json, "slope", worths[i].slope);
          text_json_add_fraction (json, "low", worths[i].interval.low);
          text_json_add_fraction (json, "high", worths[i].interval.high);
        }
      if (worths[i].is_priced)
        {
          text_json_add_fraction (json, "price", worths[i].price);
          text_json_add_fraction (json, "price-low", worths[i].price_interval.low);
          text_json_add_fraction (json, "price-high", worths[i].price_interval.high);
        }
      text_json_add_number (json, "third", worths[i].n_third);
      text_json_add_number (json, "of-best", worths[i].n_of_best);
      text_json_add_number (json, "of-worst", worths[i].n_of_worst);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');
}

static char *
write_json (const CliBalance *balance, gboolean has_worths)
{
  g_autoptr (GString) json = g_string_new ("{");
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, balance->seed);
  const WarBalanceTally *tally = balance->tally;

  text_json_add_string (json, "duckboard", KIND);
  text_json_add_string (json, "format", FORMAT);
  text_json_add_string (json, "program", DUCK_VERSION);
  text_json_add_string (json, "system", balance->system);
  text_json_add_number (json, "rules", balance->rules_version);
  text_json_add_string (json, "type", balance->game_type);
  text_json_add_string (json, "field", balance->field);
  text_json_add_number (json, "amendments", balance->amendments);
  text_json_add_string (json, "hash", balance->hash);
  text_json_add_string (json, "1", balance->commanders[0]);
  text_json_add_string (json, "2", balance->commanders[1]);
  /* Not all programs read numbers as large as this one may be. */
  text_json_add_string (json, "seed", seed);
  text_json_add_number (json, "games", balance->n_games);
  text_json_add_number (json, "shard", balance->shard);
  text_json_add_number (json, "shards", balance->n_shards);
  add_roll (json, balance->roll);
  text_json_add_number (json, "played", tally->n_games);
  text_json_add_number (json, "unfinished", tally->unfinished);
  add_counts (json, "wins", tally->wins, WAR_N_SIDES);
  text_json_add_number (json, "draws", tally->draws);
  text_json_add_number (json, "rounds", tally->rounds);
  add_counts (json, "meetings", (const guint *) tally->meetings,
              3 * war_balance_count_pairs (tally->n_armies));
  text_json_add_numbers (json, "fielded", tally->fielded, tally->n_types);
  text_json_add_numbers (json, "lost", tally->lost, tally->n_types);
  text_json_add_numbers (json, "killed", tally->killed, tally->n_types);
  add_shares (json, tally);
  if (has_worths)
    add_worths (json, balance);
  g_string_append (json, "}\n");
  return g_string_free (g_steal_pointer (&json), FALSE);
}

char *
cli_balance_to_json (const CliBalance *balance)
{
  g_return_val_if_fail (balance != NULL, NULL);

  return write_json (balance, balance->n_shards == 1);
}

/* Reading -------------------------------------------------------------------------------------- */

static char *
read_string (StoreJson *json, const StoreJsonValue *object, const char *key)
{
  gsize length;

  return store_json_dup_string (json, object, key, &length);
}

/* What is none, or too large, is 0: then it is not what is written again. */
static guint
read_count (StoreJson *json, const StoreJsonValue *object, const char *key, double most)
{
  double number = 0;

  store_json_get_number (json, object, key, 0, most, &number);
  return (guint) number;
}

static void
read_numbers (StoreJson *json, const StoreJsonValue *object, const char *key, gint64 *numbers,
              guint n)
{
  const StoreJsonValue *array = store_json_get_array (json, object, key);
  const StoreJsonValue *element = array != NULL ? store_json_get_first (json, array) : NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = element != NULL ? store_json_dup_text (json, element) : NULL;

      numbers[i] = 0;
      if (text != NULL)
        g_ascii_string_to_signed (text, 10, 0, G_MAXINT64 / 2, &numbers[i], NULL);
      element = element != NULL ? store_json_get_next (json, array, element) : NULL;
    }
}

static void
read_counts (StoreJson *json, const StoreJsonValue *object, const char *key, guint *counts, guint n)
{
  g_autofree gint64 *numbers = g_new (gint64, n + 1);

  read_numbers (json, object, key, numbers, n);
  for (guint i = 0; i < n; i++)
    counts[i] = numbers[i] <= WAR_SERIES_MAX_GAMES ? (guint) numbers[i] : 0;
}

/* Each element of an array that is an object; FALSE: another one is not, or they are too many. */
typedef gboolean (*ReadObject) (StoreJson *json, const StoreJsonValue *object,
                                WarBalanceRoll *roll);

static gboolean
read_objects (StoreJson *json, const char *key, guint most, ReadObject read, WarBalanceRoll *roll)
{
  const StoreJsonValue *array = store_json_get_array (json, store_json_get_root (json), key);
  const StoreJsonValue *element = array != NULL ? store_json_get_first (json, array) : NULL;

  for (guint i = 0; element != NULL; i++)
    {
      if (i == most || !store_json_is_object (element) || !read (json, element, roll))
        return FALSE;
      element = store_json_get_next (json, array, element);
    }
  return TRUE;
}

static gboolean
read_book (StoreJson *json, const StoreJsonValue *object, WarBalanceRoll *roll)
{
  WarBalanceBook *book = g_new0 (WarBalanceBook, 1);

  book->id = read_string (json, object, "id");
  book->name = read_string (json, object, "name");
  g_ptr_array_add (roll->books, book);
  return book->id != NULL && book->name != NULL;
}

static gboolean
read_type (StoreJson *json, const StoreJsonValue *object, WarBalanceRoll *roll)
{
  WarBalanceType *type = g_new0 (WarBalanceType, 1);

  type->book = read_count (json, object, "book", WAR_BALANCE_MAX_ARMIES);
  type->id = read_string (json, object, "id");
  type->name = read_string (json, object, "name");
  type->cost = (gint) read_count (json, object, "cost", G_MAXINT);
  g_ptr_array_add (roll->types, type);
  return type->id != NULL && type->name != NULL && type->book < roll->books->len;
}

static gint
find_style (const char *id)
{
  const char *const *ids = war_style_get_ids ();

  for (gint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], id))
      return i;
  return WAR_NONE;
}

static gboolean
read_army (StoreJson *json, const StoreJsonValue *object, WarBalanceRoll *roll)
{
  WarBalanceArmy *army = g_new0 (WarBalanceArmy, 1);
  g_autofree char *style = read_string (json, object, "style");

  army->name = read_string (json, object, "name");
  army->book = read_count (json, object, "book", WAR_BALANCE_MAX_ARMIES);
  army->style = style != NULL ? find_style (style) : WAR_NONE;
  army->cost = (gint) read_count (json, object, "cost", G_MAXINT);
  army->n_units = g_new0 (guint, roll->types->len + 1);
  read_counts (json, object, "units", army->n_units, roll->types->len);
  g_ptr_array_add (roll->armies, army);
  return army->name != NULL && style != NULL && army->book < roll->books->len;
}

static gboolean
read_roll (StoreJson *json, CliBalance *balance)
{
  balance->roll = war_balance_roll_new ();
  return read_objects (json, "books", WAR_BALANCE_MAX_ARMIES, read_book, balance->roll)
         && read_objects (json, "types", WAR_BALANCE_MAX_TYPES, read_type, balance->roll)
         && read_objects (json, "armies", WAR_BALANCE_MAX_ARMIES, read_army, balance->roll)
         && balance->roll->armies->len >= WAR_BALANCE_MIN_ARMIES;
}

/* Whether it can have come of games, as many as the shard has. */
static gboolean
is_possible (const CliBalance *balance)
{
  const WarBalanceTally *tally = balance->tally;
  guint first, n;
  guint64 met = 0;

  cli_shard_split (balance->n_games, balance->shard, balance->n_shards, &first, &n);
  for (guint i = 0; i < war_balance_count_pairs (tally->n_armies); i++)
    met += (guint64) tally->meetings[i].won + tally->meetings[i].drawn + tally->meetings[i].lost;
  for (guint i = 0; i < tally->n_types; i++)
    if (tally->lost[i] > tally->fielded[i])
      return FALSE;
  return tally->n_games == n && met + tally->unfinished == n
         && (guint64) tally->wins[0] + tally->wins[1] + tally->draws + tally->unfinished == n;
}

static void
read_tally (StoreJson *json, CliBalance *balance)
{
  const StoreJsonValue *root = store_json_get_root (json);
  WarBalanceTally *tally
    = war_balance_tally_new (balance->roll->armies->len, balance->roll->types->len);

  double rounds = 0;

  balance->tally = tally;
  tally->n_games = read_count (json, root, "played", WAR_SERIES_MAX_GAMES);
  tally->unfinished = read_count (json, root, "unfinished", WAR_SERIES_MAX_GAMES);
  tally->draws = read_count (json, root, "draws", WAR_SERIES_MAX_GAMES);
  read_counts (json, root, "wins", tally->wins, WAR_N_SIDES);
  store_json_get_number (json, root, "rounds", 0, 1e15, &rounds);
  tally->rounds = (gint64) rounds;
  read_counts (json, root, "meetings", (guint *) tally->meetings,
               3 * war_balance_count_pairs (tally->n_armies));
  read_numbers (json, root, "fielded", tally->fielded, tally->n_types);
  read_numbers (json, root, "lost", tally->lost, tally->n_types);
  read_numbers (json, root, "killed", tally->killed, tally->n_types);
}

static gboolean
read_balance (StoreJson *json, gpointer content)
{
  CliBalance *balance = content;
  const StoreJsonValue *root = store_json_get_root (json);
  g_autofree char *seed = read_string (json, root, "seed");

  balance->system = read_string (json, root, "system");
  balance->rules_version = read_count (json, root, "rules", G_MAXINT);
  balance->game_type = read_string (json, root, "type");
  balance->field = read_string (json, root, "field");
  balance->amendments = (WarAmendments) read_count (json, root, "amendments", G_MAXUINT32);
  balance->hash = read_string (json, root, "hash");
  balance->commanders[0] = read_string (json, root, "1");
  balance->commanders[1] = read_string (json, root, "2");
  balance->n_games = read_count (json, root, "games", WAR_SERIES_MAX_GAMES);
  balance->shard = read_count (json, root, "shard", CLI_SHARD_MOST);
  balance->n_shards = read_count (json, root, "shards", CLI_SHARD_MOST);
  if (!read_roll (json, balance) || balance->shard < 1 || balance->shard > balance->n_shards
      || balance->n_games < balance->n_shards)
    return FALSE;
  read_tally (json, balance);

  return seed != NULL && g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &balance->seed, NULL)
         && balance->system != NULL && balance->game_type != NULL && balance->field != NULL
         && balance->hash != NULL && balance->commanders[0] != NULL
         && balance->commanders[1] != NULL && is_possible (balance);
}

/* What is reckoned of a whole one may end in other digits on another machine. */
static gboolean
is_as_written (GBytes *bytes, gconstpointer content)
{
  const CliBalance *balance = content;
  g_autofree char *again = write_json (balance, FALSE);
  gsize length, n = strlen (again) - strlen ("}\n");
  const char *text = g_bytes_get_data (bytes, &length);

  if (length < n || memcmp (text, again, n) != 0)
    return FALSE;
  if (balance->n_shards > 1)
    return length == strlen (again) && memcmp (text, again, length) == 0;
  return length > n + strlen (WORTH "[]}\n") && memcmp (text + n, WORTH, strlen (WORTH)) == 0
         && memcmp (text + length - strlen ("]}\n"), "]}\n", strlen ("]}\n")) == 0;
}

/* Merging -------------------------------------------------------------------------------------- */

static void
fail_foreign (const char *path)
{
  cli_fail (_ ("“%s” is no shard of “balance”, or was cut off: run its shard again"), path);
}

static CliShard
describe (gconstpointer content)
{
  const CliBalance *balance = content;

  return (CliShard){ balance->rules_version, balance->commanders[0], balance->commanders[1],
                     balance->seed,          balance->n_games,       balance->n_shards,
                     balance->shard };
}

static gboolean
suits (gconstpointer content, const char *path, gconstpointer first_content, const char *first_path)
{
  const CliBalance *balance = content, *first = first_content;

  if (g_str_equal (balance->system, first->system) && g_str_equal (balance->hash, first->hash)
      && balance->roll->types->len == first->roll->types->len
      && balance->roll->armies->len == first->roll->armies->len)
    return TRUE;

  cli_fail (_ ("“%s” and “%s” are not of the same armies, books, field and game, to the last "
               "letter: run one of them again"),
            first_path, path);
  return FALSE;
}

static void
add (gpointer sum, gconstpointer content)
{
  war_balance_tally_add (((CliBalance *) sum)->tally, ((const CliBalance *) content)->tally);
}

static void
clear (gpointer content)
{
  cli_balance_clear (content);
}

static const CliShardKind kind = {
  .kind = KIND,
  .format = FORMAT,
  .most_bytes = MOST_BYTES,
  .size = sizeof (CliBalance),
  .fail_foreign = fail_foreign,
  .read = read_balance,
  .is_as_written = is_as_written,
  .describe = describe,
  .suits = suits,
  .add = add,
  .clear = clear,
};

gboolean
cli_balance_merge (char **paths, guint n_paths, CliBalance *whole, int *status)
{
  if (!cli_shard_merge (&kind, paths, n_paths, whole, status))
    return FALSE;

  whole->shard = whole->n_shards = 1;
  return TRUE;
}

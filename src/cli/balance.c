/* balance.c: duckboard-cli balance: what costs of unit types are worth, by armies all against all
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "cli/balance-file.h"
#include "cli/command.h"
#include "cli/report.h"
#include "cli/shard.h"
#include "engine/solo/commander.h"
#include "store/disk/read-file.h"
#include "store/documents/army-file.h"
#include "store/documents/book-file.h"
#include "store/documents/field-file.h"
#include "text/operation/battle-fault.h"
#include "text/operation/oddity.h"
#include "text/solo/balance.h"

#define USUAL_GAMES 2000
#define USUAL_ARMIES 64 /* made of books */
#define USUAL_COMMANDER "quick"

/* What was asked for, as it is found. */
typedef struct
{
  StoreLibrary *library;
  const CliOptions *options;
  WarRules *rules; /* of the library; NULL: not known yet */
  const WarGameType *game_type;
  GPtrArray *armies; /* WarArmy: those that were given first */
  GArray *styles; /* gint, of each: WarStyle or WAR_NONE */
  GPtrArray *books; /* WarBook: of which armies are made */
  WarField *field; /* or NULL */
  CliBalance balance; /* all of it but the tally, once it is known */
  WarBalancePlan plan;
} Call;

static void
call_clear (Call *call)
{
  g_ptr_array_unref (call->armies);
  g_array_unref (call->styles);
  g_ptr_array_unref (call->books);
  g_clear_pointer (&call->field, war_field_unref);
  cli_balance_clear (&call->balance);
}

static const char *
get_commander (const CliOptions *options, guint side)
{
  return options->players[side] != NULL ? options->players[side] : USUAL_COMMANDER;
}

/* Documents ------------------------------------------------------------------------------------ */

/* That is asked for, or the first of the system's; and by which amendments. */
static gboolean
find_game_type (Call *call)
{
  const GPtrArray *types = call->rules->game_types;
  const char *word = call->options->type;
  g_autoptr (GString) ids = g_string_new (NULL);

  if (word == NULL && types->len > 0)
    call->game_type = g_ptr_array_index (types, 0);
  else if (word != NULL)
    call->game_type = war_rules_find_game_type (call->rules, word);
  if (call->game_type != NULL)
    {
      call->plan.amendments = 0;
      if (!cli_choose_amendments (call->options, call->rules->system, &call->plan.amendments)
          || !cli_check_level (call->options, call->rules->system))
        return FALSE;
      call->plan.amendments &= war_system_get_amendments (call->rules->system);
      return TRUE;
    }

  for (guint i = 0; i < types->len; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? ", " : "",
                            ((const WarGameType *) g_ptr_array_index (types, i))->id);
  cli_fail (_ ("there is no game type “%s”, but: %s"), word != NULL ? word : "", ids->str);
  return FALSE;
}

/* Whether all are of one system; says so if not. */
static gboolean
take_rules (Call *call, WarRules *rules, const char *word)
{
  if (call->rules == NULL)
    {
      call->rules = rules;
      return find_game_type (call);
    }
  if (call->rules->system == rules->system)
    return TRUE;

  cli_fail (_ ("“%s” is of %s, not of %s"), word, rules->system->name, call->rules->system->name);
  return FALSE;
}

static void
add_army (Call *call, WarArmy *army, gint style)
{
  g_ptr_array_add (call->armies, war_army_ref (army));
  g_array_append_val (call->styles, style);
}

static gboolean
is_taken (const Call *call, const char *name)
{
  for (guint i = 0; i < call->armies->len; i++)
    if (g_str_equal (((const WarArmy *) g_ptr_array_index (call->armies, i))->name, name))
      return TRUE;
  return FALSE;
}

/* As it is fit for the game, with a name that no other one has; says so if the rules forbid it. */
static gboolean
take_army (Call *call, const WarArmy *army, const char *word)
{
  g_autoptr (WarArmy) fit = war_army_set_game (army, call->game_type->id, call->plan.amendments);
  g_autoptr (WarArmy) named = NULL;
  g_autofree char *name = g_strdup (army->name);

  if (!cli_check_army (fit, word))
    return FALSE;
  for (guint n = 2; is_taken (call, name); n++)
    {
      g_free (name);
      name = g_strdup_printf ("%s (%u)", army->name, n);
    }
  named = war_army_set_name (fit, name);
  add_army (call, named, WAR_NONE);
  return TRUE;
}

/* An army, or a book to make some of. */
static gboolean
take_word (Call *call, const char *word, int *status)
{
  g_auto (CliDocument) document = { 0 };

  if (!cli_document_open_word (&document, call->library, word, status))
    return FALSE;

  *status = CLI_UNREADABLE;
  if (document.army != NULL)
    {
      if (!take_rules (call, document.army->rules, word))
        return FALSE;
      *status = CLI_WRONG;
      return take_army (call, document.army, word);
    }
  if (document.book != NULL)
    {
      if (!take_rules (call, document.book->rules, word))
        return FALSE;
      g_ptr_array_add (call->books, war_book_ref (document.book));
      return TRUE;
    }

  cli_fail (_ ("“%s” is neither an army nor an army book"), word);
  return FALSE;
}

/* All books of the system that are shipped. */
static gboolean
take_shipped_books (Call *call)
{
  g_autoptr (GPtrArray) paths = store_library_list_shipped (call->library, ".duckbook");

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarBook) book = store_book_load (call->library, path, faults);

      if (book == NULL)
        {
          cli_report_faults (faults);
          return FALSE;
        }
      if (book->rules->system == call->rules->system)
        g_ptr_array_add (call->books, war_book_ref (book));
    }
  return TRUE;
}

static gboolean
find_documents (Call *call, char **words, guint n_words, int *status)
{
  g_autoptr (GError) error = NULL;

  *status = CLI_UNREADABLE;
  if (call->options->system != NULL)
    {
      call->rules = store_library_get_rules (call->library, call->options->system, &error);
      if (call->rules == NULL)
        {
          cli_fail ("%s", error->message);
          return FALSE;
        }
      if (!find_game_type (call))
        return FALSE;
    }
  else if (n_words == 0)
    {
      cli_fail (_ ("say armies or army books, or --system NAME for all books of a system"));
      return FALSE;
    }
  for (guint i = 0; i < n_words; i++)
    if (!take_word (call, words[i], status))
      return FALSE;
  return n_words > 0 || take_shipped_books (call);
}

static gboolean
find_field (Call *call, int *status)
{
  g_auto (CliDocument) document = { 0 };
  const char *word = call->options->field;

  if (word == NULL)
    return TRUE;
  if (!cli_document_open_word (&document, call->library, word, status))
    return FALSE;
  if (document.field != NULL)
    call->field = war_field_ref (document.field);
  else if (document.operation != NULL && document.operation->field != NULL)
    call->field = war_field_ref (document.operation->field);
  else
    {
      *status = cli_fail (_ ("“%s” has no field"), word);
      return FALSE;
    }
  return TRUE;
}

/* Armies --------------------------------------------------------------------------------------- */

/* So many as are asked for, with those that were given. FALSE after saying what is wrong. */
static gboolean
make_armies (Call *call)
{
  const CliOptions *options = call->options;
  guint n_given = call->armies->len, n = n_given;
  gint cost_limit = options->points;

  if (cost_limit > WAR_ARMY_MAX_COST_LIMIT)
    cli_fail (_ ("--points can be 1 to %d"), WAR_ARMY_MAX_COST_LIMIT);
  else if (call->books->len == 0 && (options->armies != 0 || cost_limit != 0))
    cli_fail (_ ("--armies and --points are of armies that are made: name a book, too"));
  else
    {
      if (call->books->len > 0)
        n = options->armies != 0 ? (guint) options->armies : MAX (n_given, USUAL_ARMIES);
      if (n < WAR_BALANCE_MIN_ARMIES || n > WAR_BALANCE_MAX_ARMIES || n < n_given)
        {
          cli_fail (_ ("there can be %d to %d armies, with those that are given"),
                    WAR_BALANCE_MIN_ARMIES, WAR_BALANCE_MAX_ARMIES);
          return FALSE;
        }
      if (cost_limit == 0)
        cost_limit = (call->game_type->cost_minimum + call->game_type->cost_maximum) / 2;
      for (guint i = 0; n_given + i < n; i++)
        {
          WarStyle style;
          g_autoptr (WarArmy) army
            = war_balance_make_army (call->books, i, call->game_type->id, cost_limit,
                                     call->plan.amendments, call->plan.seed, &style);

          if (army == NULL)
            {
              cli_fail (_ ("nothing of the book “%s” fits into %d points"),
                        ((WarBook *) g_ptr_array_index (call->books, i % call->books->len))->name,
                        cost_limit);
              return FALSE;
            }
          add_army (call, army, (gint) style);
        }
      return TRUE;
    }
  return FALSE;
}

static WarBalanceRoll *
make_roll (const Call *call)
{
  WarBalanceRoll *roll = war_balance_roll_new ();

  for (guint i = 0; i < call->books->len; i++)
    war_balance_roll_add_book (roll, g_ptr_array_index (call->books, i));
  for (guint i = 0; i < call->armies->len; i++)
    {
      const WarArmy *army = g_ptr_array_index (call->armies, i);

      if (army->own_book != NULL)
        war_balance_roll_add_book (roll, army->own_book);
      war_balance_roll_add_types (roll, army);
    }
  for (guint i = 0; i < call->armies->len; i++)
    war_balance_roll_add_army (roll, g_ptr_array_index (call->armies, i),
                               g_array_index (call->styles, gint, i));
  return roll;
}

/* What is played ------------------------------------------------------------------------------- */

static gboolean
choose_numbers (Call *call, CliFormat format)
{
  const CliOptions *options = call->options;
  CliBalance *balance = &call->balance;
  guint n_processors = g_get_num_processors ();

  balance->n_games = options->games != 0 ? (guint) options->games : USUAL_GAMES;
  balance->shard = balance->n_shards = 1;
  call->plan.rounds = options->rounds;
  call->plan.level = options->level;
  call->plan.n_threads
    = options->threads != 0 ? (guint) options->threads : MIN (n_processors, WAR_SERIES_MAX_THREADS);
  if (balance->n_games > WAR_SERIES_MAX_GAMES)
    cli_fail (_ ("there can be 1 to %d games"), WAR_SERIES_MAX_GAMES);
  else if (call->plan.n_threads > WAR_SERIES_MAX_THREADS)
    cli_fail (_ ("there can be 1 to %d threads"), WAR_SERIES_MAX_THREADS);
  else if (options->rounds > WAR_OPERATION_MAX_ROUNDS)
    cli_fail (_ ("there can be 1 to %d rounds"), WAR_OPERATION_MAX_ROUNDS);
  else if (options->seed != NULL
           && !g_ascii_string_to_unsigned (options->seed, 10, 0, G_MAXUINT64, &balance->seed, NULL))
    cli_fail (_ ("the seed must be a number from 0"));
  else if (options->shard != NULL
           && !cli_shard_parse (options->shard, &balance->shard, &balance->n_shards))
    cli_fail (_ ("“%s” is no shard; say 1/%u for the first of so many, at most"), options->shard,
              CLI_SHARD_MOST);
  else if (options->shard != NULL && format != CLI_FORMAT_JSON)
    cli_fail (_ ("a shard is written as JSON: say --json, too"));
  else if (options->shard != NULL && options->games == 0)
    cli_fail (_ ("say --games, too: of how many games it is a shard"));
  else if (balance->n_shards > balance->n_games)
    cli_fail (_ ("%u games make no %u shards"), balance->n_games, balance->n_shards);
  else
    {
      call->plan.seed = balance->seed;
      cli_shard_split (balance->n_games, balance->shard, balance->n_shards, &call->plan.first,
                       &call->plan.n_games);
      return TRUE;
    }
  return FALSE;
}

static gboolean
choose_commanders (Call *call)
{
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      const char *name = get_commander (call->options, i);

      if (!war_commander_find (name, &call->plan.commanders[i]) || call->plan.commanders[i] == NULL)
        {
          cli_fail (_ ("“%s” cannot play by itself; say quick, recruit, random, steady or veteran"),
                    name);
          return FALSE;
        }
      call->balance.commanders[i] = g_strdup (name);
    }
  return TRUE;
}

/* Whether each army can be set up once; says so if not. */
static gboolean
try_games (const Call *call, int *status)
{
  const WarBalancePlan *plan = &call->plan;
  guint n_games = 2 * (plan->n_armies / 2) * (plan->n_armies % 2 == 0 ? 1 : 2);

  for (guint number = 0; number < n_games; number += 2)
    {
      WarBattleFault fault;
      WarSetupFault setup_fault;
      g_autoptr (WarOperation) operation = war_balance_arrange (plan, number, &fault);
      g_autoptr (WarSetup) setup
        = operation != NULL ? war_setup_new (operation, &setup_fault) : NULL;
      g_autofree char *sentence = operation == NULL ? text_battle_fault (&fault)
                                  : setup == NULL   ? text_setup_fault (&setup_fault, operation)
                                                    : NULL;

      if (sentence != NULL)
        {
          guint sides[WAR_N_SIDES];

          war_balance_find_pair (plan->n_armies, number, sides);
          cli_fail ("%s / %s: %s", plan->armies[sides[0]]->name, plan->armies[sides[1]]->name,
                    sentence);
          *status = CLI_WRONG;
          return FALSE;
        }
    }
  return TRUE;
}

static void
add_to_sum (GChecksum *sum, GBytes *bytes)
{
  g_checksum_update (sum, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
  g_bytes_unref (bytes);
}

/* Of all that the games hang on beside the program, and that the shard does not say. */
static gboolean
describe (Call *call)
{
  CliBalance *balance = &call->balance;
  g_autofree char *name = g_build_filename ("systems", call->rules->system->id, "rules.xml", NULL);
  g_autofree char *path = store_library_find_file (call->library, name);
  g_autoptr (StoreFaults) faults = store_faults_new (path != NULL ? path : name);
  GBytes *rules = store_read_file (faults->file, faults);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *chosen = g_strdup_printf ("%d %s", call->plan.rounds,
                                             call->plan.level != NULL ? call->plan.level : "");

  if (rules == NULL)
    {
      cli_report_faults (faults);
      return FALSE;
    }
  add_to_sum (sum, rules);
  for (guint i = 0; i < call->books->len; i++)
    add_to_sum (sum, store_book_to_bytes (g_ptr_array_index (call->books, i)));
  for (guint i = 0; i < call->armies->len; i++)
    {
      const WarArmy *army = g_ptr_array_index (call->armies, i);

      add_to_sum (sum, store_army_to_bytes (army));
      if (army->own_book != NULL)
        add_to_sum (sum, store_book_to_bytes (army->own_book));
    }
  if (call->field != NULL)
    add_to_sum (sum, store_field_to_bytes (call->field));
  g_checksum_update (sum, (const guchar *) chosen, -1);

  balance->system = g_strdup (call->rules->system->id);
  balance->rules_version = call->rules->system->version;
  balance->game_type = g_strdup (call->game_type->id);
  balance->field = g_strdup (call->field != NULL ? call->field->name : "");
  balance->amendments = call->plan.amendments;
  balance->hash = g_strdup (g_checksum_get_string (sum));
  balance->roll = make_roll (call);
  balance->tally = war_balance_tally_new (call->armies->len, balance->roll->types->len);
  return TRUE;
}

/* What came of it ------------------------------------------------------------------------------ */

static int
write_report (const CliBalance *balance, const WarRules *rules, CliFormat format,
              const CliOptions *options)
{
  const TextBalance words = {
    .rules = rules,
    .game_type = balance->game_type,
    .field = balance->field[0] != '\0' ? balance->field : NULL,
    .commanders = { balance->commanders[0], balance->commanders[1] },
    .amendments = balance->amendments,
    .roll = balance->roll,
    .tally = balance->tally,
  };
  g_autofree char *report = format == CLI_FORMAT_JSON
                              ? cli_balance_to_json (balance)
                              : text_balance_report (&words, cli_report_get_text_format (format));

  return cli_report_write (options, format, report);
}

static int
merge (StoreLibrary *library, char **paths, guint n_paths, CliFormat format,
       const CliOptions *options)
{
  g_auto (CliBalance) whole = { 0 };
  g_autoptr (GError) error = NULL;
  WarRules *rules;
  int status;

  if (n_paths == 0 || options->games != 0 || options->seed != NULL || options->shard != NULL
      || options->threads != 0 || options->players[0] != NULL || options->players[1] != NULL
      || options->system != NULL || options->type != NULL || options->level != NULL
      || options->field != NULL || options->rounds != 0 || options->armies != 0
      || options->points != 0 || cli_has_amendments (options))
    return cli_fail (_ ("say “balance --merge FILE…”: all else stands in the files"));
  if (!cli_balance_merge (paths, n_paths, &whole, &status))
    return status;

  rules = store_library_get_rules (library, whole.system, &error);
  if (rules == NULL)
    return cli_fail ("%s", error->message);
  return write_report (&whole, rules, format, options);
}

static int
play (Call *call, char **words, guint n_words, CliFormat format)
{
  g_autofree char *not_played = NULL;
  int status;

  if (!choose_numbers (call, format) || !choose_commanders (call))
    return CLI_UNREADABLE;
  if (!find_documents (call, words, n_words, &status) || !find_field (call, &status))
    return status;
  not_played = text_not_played (call->rules->system);
  if (not_played != NULL)
    return cli_fail ("%s", not_played);
  if (!make_armies (call) || !describe (call))
    return CLI_UNREADABLE;

  call->plan.armies = (WarArmy **) call->armies->pdata;
  call->plan.n_armies = call->armies->len;
  call->plan.roll = call->balance.roll;
  call->plan.game_type = call->game_type->id;
  call->plan.field = call->field;
  if (!try_games (call, &status))
    return status;

  war_balance_play (&call->plan, call->balance.tally);
  return write_report (&call->balance, call->rules, format, call->options);
}

int
cli_run_balance (StoreLibrary *library, char **words, guint n_words, const CliOptions *options)
{
  Call call = { .library = library, .options = options };
  CliFormat format;
  int status;

  if (!cli_report_choose_format (options, &format))
    return CLI_UNREADABLE;
  if (options->merge)
    return merge (library, words, n_words, format, options);

  call.armies = g_ptr_array_new_with_free_func ((GDestroyNotify) war_army_unref);
  call.styles = g_array_new (FALSE, FALSE, sizeof (gint));
  call.books = g_ptr_array_new_with_free_func ((GDestroyNotify) war_book_unref);
  status = play (&call, words, n_words, format);
  call_clear (&call);
  return status;
}

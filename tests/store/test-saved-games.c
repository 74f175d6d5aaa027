/* test-saved-games.c: games that are saved, opened, and go on
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "driver.h"
#include "engine/field-edit/field-edit.h"
#include "engine/operation/operation-edit.h"
#include "store/disk/read-file.h"
#include "store/documents/game-file.h"
#include "store/documents/operation-file.h"

#define SEED 1914
#define N_ORDERS 60

typedef struct
{
  StoreLibrary *library;
  WarOperation *operation;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autoptr (StoreFaults) faults = store_faults_new ("langemarck");

  fixture->library = store_library_new (NULL);
  path = store_library_find_file (fixture->library, "scenarios/langemarck.duckop");
  fixture->operation = store_operation_load (fixture->library, path, faults);
  g_assert_nonnull (fixture->operation);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  war_operation_unref (fixture->operation);
  store_library_free (fixture->library);
}

static StoreGame *
play (Fixture *fixture, guint n_orders)
{
  WarSetupFault fault;
  StoreGame *game = store_game_new (fixture->operation, SEED, &fault);

  g_assert_nonnull (game);
  driver_play (game->game, SEED, n_orders);
  g_assert_cmpuint (game->game->records->len, ==, n_orders);
  return game;
}

static char *
to_text (const StoreGame *game)
{
  g_autoptr (GBytes) bytes = store_game_to_bytes (game);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* *lines are the faults, or else the warnings. */
static StoreGame *
read_game (Fixture *fixture, const char *text, char **lines)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("game");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  StoreGame *game = store_game_from_bytes (fixture->library, bytes, faults);

  *lines
    = game != NULL ? store_faults_warnings_to_string (faults) : store_faults_to_string (faults);
  return game;
}

static StoreGame *
read_sound (Fixture *fixture, const char *text)
{
  g_autofree char *lines = NULL;
  StoreGame *game = read_game (fixture, text, &lines);

  g_assert_cmpstr (lines, ==, "");
  return game;
}

static guint64
get_hash (const StoreGame *game)
{
  return war_state_hash (game->setup->layout, game->game->state);
}

/* Who commands now, and who did when the game began, where that was somebody else. */
static void
test_begun_by (Fixture *fixture, gconstpointer data)
{
  static const char *const begun[] = { "person quick", "quick quick" };

  for (guint i = 0; i < G_N_ELEMENTS (begun); i++)
    {
      StoreGame *game = play (fixture, 3);
      g_autofree char *text = NULL;

      game->commanders = g_strsplit ("person quick", " ", -1);
      game->begun_by = g_strsplit (begun[i], " ", -1);
      text = to_text (game);
      g_assert_true ((strstr (text, "begun-by=\"quick quick\"") != NULL) == (i == 1));
      store_game_free (game);
      game = read_sound (fixture, text);
      g_assert_cmpstr (game->commanders[0], ==, "person");
      if (i == 1)
        g_assert_cmpstr (game->begun_by[0], ==, "quick");
      store_game_free (game);
    }
}

/* A game that was saved and opened goes on as the one that was not: with the same dice, back
 * through its orders, and into the same file. */
static void
test_goes_on (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreGame) game = play (fixture, N_ORDERS);
  g_autofree char *text = to_text (game);
  g_autoptr (StoreGame) opened = read_sound (fixture, text);
  g_autofree char *again = to_text (opened);
  g_autofree char *orders = war_game_to_text (game->game);
  g_autofree char *opened_orders = war_game_to_text (opened->game);

  g_assert_cmpstr (again, ==, text);
  g_assert_cmpstr (opened_orders, ==, orders);
  g_assert_cmpuint (opened->past->len, ==, 0);
  g_assert_cmphex (get_hash (opened), ==, get_hash (game));

  war_game_go_back (game->game, 20);
  war_game_go_back (opened->game, 20);
  driver_play (game->game, 7, N_ORDERS);
  driver_play (opened->game, 7, N_ORDERS);
  g_assert_cmphex (get_hash (opened), ==, get_hash (game));
}

/* Who lists games looks at how they stand, and carries no order out again: not even such as cannot
 * be. What is no state is a fault all the same. */
static void
test_glance (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.duckgame", NULL);
  g_autoptr (StoreGame) game = play (fixture, N_ORDERS);
  g_autofree char *text = to_text (game);
  g_auto (GStrv) parts = g_strsplit (text, "<order line=\"", 2);
  g_autofree char *changed = g_strconcat (parts[0], "<order line=\"x", parts[1], NULL);
  g_auto (GStrv) rows = g_strsplit (text, "<row line=\"", 2);
  g_autofree char *damaged = g_strconcat (rows[0], "<row line=\"x", rows[1], NULL);
  const char *const files[] = { text, changed, damaged };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (StoreGame) glanced = NULL;

      g_assert_true (g_file_set_contents (path, files[i], -1, NULL));
      glanced = store_game_glance (fixture->library, path, faults);
      if (files[i] == damaged)
        {
          g_assert_null (glanced);
          continue;
        }
      g_assert_true (store_faults_is_empty (faults));
      g_assert_cmphex (get_hash (glanced), ==, get_hash (game));
      g_assert_cmpuint (glanced->game->records->len, ==, 0);
    }

  g_unlink (path);
  g_rmdir (folder);
}

/* What an operation lets no game turn on stays so in a game of it, which may turn on the rest. */
static void
test_fixed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = store_library_find_file (fixture->library, "scenarios/mons.duckop");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) mons = store_operation_load (fixture->library, path, faults);
  g_autoptr (WarOperation) amended = war_operation_set_amendments (
    mons, war_system_get_amendments (mons->rules->system) & ~mons->fixed_off);
  WarSetupFault fault;
  g_autoptr (StoreGame) game = store_game_new (amended, SEED, &fault);
  g_autofree char *text = to_text (game);
  g_autoptr (StoreGame) opened = read_sound (fixture, text);

  g_assert_cmpuint (mons->fixed_off, !=, 0);
  g_assert_cmpuint (opened->setup->operation->fixed_off, ==, mons->fixed_off);
  g_assert_cmpuint (opened->setup->operation->amendments, ==, amended->amendments);
  g_assert_cmpuint (amended->amendments & mons->fixed_off, ==, 0);
}

/* Saved after every order, and before the first, each file is whole. */
static void
test_every_order (Fixture *fixture, gconstpointer data)
{
  WarSetupFault fault;
  g_autoptr (StoreGame) game = store_game_new (fixture->operation, SEED, &fault);

  for (guint n = 0; n < N_ORDERS; n++)
    {
      g_autofree char *text = NULL;
      g_autoptr (StoreGame) opened = NULL;
      g_autofree char *again = NULL;

      driver_play (game->game, SEED + n, n);
      text = to_text (game);
      opened = read_sound (fixture, text);
      again = to_text (opened);
      g_assert_cmpstr (again, ==, text);
      g_assert_cmphex (get_hash (opened), ==, get_hash (game));
    }
}

static char *
replace (const char *text, const char *pattern, const char *replacement)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);

  g_assert_true (g_regex_match (regex, text, 0, NULL));
  return g_regex_replace (regex, text, -1, 0, replacement, 0, NULL);
}

/* Under other rules a game goes on from its state; its orders are kept to look at, through further
 * saves too, and it says so. */
static void
test_other_rules (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreGame) game = play (fixture, N_ORDERS);
  g_autofree char *text = to_text (game);
  g_autofree char *old = replace (text, " rules-version=\"[0-9]+\"", " rules-version=\"0\"");
  g_autofree char *lines = NULL;
  g_autoptr (StoreGame) opened = read_game (fixture, old, &lines);
  g_autofree char *orders = war_game_to_text (game->game);
  g_autofree char *saved = NULL;
  g_autofree char *saved_again = NULL;
  g_autoptr (StoreGame) third = NULL;
  const StorePast *past;

  g_assert_nonnull (strstr (lines, ": warning: this game was played under version 0 of the rules, "
                                   "and these are version "));
  g_assert_cmphex (get_hash (opened), ==, get_hash (game));
  g_assert_cmpuint (opened->game->records->len, ==, 0);
  g_assert_cmpuint (opened->past->len, ==, 1);
  past = g_ptr_array_index (opened->past, 0);
  g_assert_cmpuint (past->rules_version, ==, 0);
  g_assert_cmpstr (past->orders, ==, orders);

  driver_play (opened->game, 3, 10);
  saved = to_text (opened);
  g_assert_true (g_regex_match_simple (
    "  <past rules-version=\"0\" sum=\"[0-9a-f]{64}\">\n    <order line=\"", saved, 0, 0));
  third = read_sound (fixture, saved);
  g_assert_cmphex (get_hash (third), ==, get_hash (opened));
  g_assert_cmpuint (third->game->records->len, ==, 10);
  saved_again = to_text (third);
  g_assert_cmpstr (saved_again, ==, saved);

  /* Back to where the old rules ended, and no farther. */
  war_game_go_back (third->game, 0);
  g_assert_cmphex (get_hash (third), ==, get_hash (game));
}

/* Notes come back as they were, and none is lost; a file of two about one moment is refused. */
static void
test_notes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreGame) game = play (fixture, 3);
  g_autoptr (StoreGame) opened = NULL, refused = NULL;
  g_autofree char *plain = to_text (game), *text = NULL, *again = NULL, *twice = NULL,
                  *lines = NULL;

  g_assert_null (strstr (plain, "<note"));
  g_ptr_array_add (game->notes, store_note_new (0, WAR_NONE, "Who holds the wood wins"));
  g_ptr_array_add (game->notes, store_note_new (3, 1, "“Too early” & <bold>"));
  text = to_text (game);
  opened = read_sound (fixture, text);
  again = to_text (opened);
  g_assert_cmpstr (again, ==, text);
  g_assert_nonnull (strstr (text, "version=\"1.1\""));
  g_assert_cmpuint (opened->notes->len, ==, 2);
  g_assert_cmpint (((StoreNote *) g_ptr_array_index (opened->notes, 0))->seat, ==, WAR_NONE);
  g_assert_cmpint (((StoreNote *) g_ptr_array_index (opened->notes, 1))->seat, ==, 1);
  g_assert_cmpstr (((StoreNote *) g_ptr_array_index (opened->notes, 1))->text, ==,
                   "“Too early” & <bold>");

  twice = replace (text, "after=\"3\" seat=\"2\"", "after=\"0\"");
  refused = read_game (fixture, twice, &lines);
  g_assert_null (refused);
  g_assert_nonnull (strstr (lines, "notes stand in the order"));
}

/* What is too long, or too much, is refused with its place and what there may be: a note about an
 * order, and one that an officer has given somebody, which is a part of his order. */
static void
test_long_notes (Fixture *fixture, gconstpointer data)
{
  static const char *const places[] = { "text=\"short", "<order line=\"" };
  static const struct
  {
    guint more; /* characters */
    const char *messages[G_N_ELEMENTS (places)]; /* NULL: it is opened */
  } cases[] = {
    { STORE_NOTE_MAX - 5, { NULL, "order 1 does not lead" } },
    { STORE_NOTE_MAX - 4, { "1 to 1000 characters", "order 1 does not lead" } },
    { 4001, { "1 to 1000 characters", "1 to 4000 characters" } },
    { STORE_FILE_MAX - 65536, { "64 KiB", "64 KiB" } },
  };
  g_autoptr (StoreGame) game = play (fixture, 3);
  g_autoptr (GString) many = g_string_new (NULL);
  g_autofree char *text = NULL, *crowd = NULL, *lines = NULL;

  g_ptr_array_add (game->notes, store_note_new (1, 0, "short"));
  text = to_text (game);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint j = 0; j < G_N_ELEMENTS (places); j++)
      {
        g_autofree char *more = g_strnfill (cases[i].more, 'x');
        g_autofree char *longer = g_strconcat (places[j], more, NULL);
        g_autofree char *changed = replace (text, places[j], longer), *said = NULL;
        g_autoptr (StoreGame) opened = read_game (fixture, changed, &said);

        g_test_message ("%s %u: %s", places[j], cases[i].more, said);
        if (cases[i].messages[j] == NULL)
          g_assert_nonnull (opened);
        else
          g_assert_nonnull (strstr (said, cases[i].messages[j]));
      }

  for (guint i = 2; i < 10003; i++)
    g_string_append_printf (many, "<note after=\"%u\" text=\"x\"/>", i);
  g_string_append (many, "<state>");
  crowd = replace (text, "<state>", many->str);
  g_assert_null (read_game (fixture, crowd, &lines));
  g_assert_nonnull (strstr (lines, "at most 10000 <note>"));
}

/* A line of the log, from 1, with its text replaced. */
static char *
change_order (const char *text, guint n, const char *pattern, const char *replacement)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint first = 0;
  char *line;

  while (strstr (lines[first], "<order ") == NULL)
    first++;

  line = lines[first + n - 1];
  lines[first + n - 1] = replace (line, pattern, replacement);
  g_free (line);
  return g_strjoinv ("\n", lines);
}

/* An order that does something else now is named, and the game goes on. */
static void
test_other_order (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreGame) game = play (fixture, N_ORDERS);
  g_autofree char *text = to_text (game);
  /* Given by nobody there is. */
  g_autofree char *changed = change_order (text, 12, "line=\"[12]", "line=\"8");
  g_autofree char *warnings = NULL;
  g_autoptr (StoreGame) opened = read_game (fixture, changed, &warnings);

  g_assert_nonnull (strstr (warnings, ": warning: order 12 does not lead to what it led to when "
                                      "it was given: the game goes on from where it stands"));
  g_assert_cmphex (get_hash (opened), ==, get_hash (game));
  g_assert_cmpuint (opened->past->len, ==, 1);
}

/* The first order of which the program asks something of chance. */
static guint
find_answered (const StoreGame *game)
{
  const GArray *records = game->game->records;

  for (guint i = 0; i < records->len; i++)
    if (g_array_index (records, WarRecord, i).n_answers > 0)
      return i + 1;

  g_assert_not_reached ();
}

/* A log that has been damaged is found out at the first order that is not what it was, whatever is
 * wrong with it; nothing of the game is lost but the way back. */
static void
test_damaged_log (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    gboolean is_answered;
    const char *pattern, *replacement;
  } rows[] = {
    { FALSE, "line=\"[^\"]*\"", "line=\"1 respond\"" }, /* not now */
    { FALSE, "line=\"[^\"]*\"", "line=\"1 fly pieces.0\"" },
    { FALSE, "line=\"[^\"]*\"", "line=\"…\"" },
    { FALSE, "line=\"([^\"]*)\"", "line=\"\\1 x=1\"" },
    { FALSE, "pieces\\.[0-9]+", "pieces.4000" },
    { FALSE, "x=[0-9]+", "x=99999999" },
    { FALSE, "x=[0-9]+", "x=99999999999999999999" },
    { FALSE, "hash=\"[0-9a-f]+\"", "hash=\"0123456789abcdef\"" },
    { FALSE, " hash=", " answers=\"1\" hash=" }, /* that nobody asked for */
    { TRUE, "answers=\"-?[0-9]+", "answers=\"7" },
    { TRUE, "answers=\"-?[0-9]+", "answers=\"0" },
    { TRUE, "answers=\"-?[0-9]+", "answers=\"-20000000" },
    { TRUE, "answers=\"([^\"]*)\"", "answers=\"\\1 1\"" },
    { TRUE, "answers=\"[^\"]*\"", "" },
  };
  g_autoptr (StoreGame) game = play (fixture, N_ORDERS);
  g_autofree char *text = to_text (game);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint n = rows[i].is_answered ? find_answered (game) : 3;
      g_autofree char *changed = change_order (text, n, rows[i].pattern, rows[i].replacement);
      g_autofree char *expected = g_strdup_printf (": warning: order %u does not lead to", n);
      g_autofree char *lines = NULL;
      g_autoptr (StoreGame) opened = read_game (fixture, changed, &lines);

      if (opened == NULL || strstr (lines, expected) == NULL)
        g_error ("%s: “%s” instead of “%s”", rows[i].replacement, lines, expected);
      g_assert_cmphex (get_hash (opened), ==, get_hash (game));
      driver_play (opened->game, SEED, 5);
    }
}

/* Dice that come to the same state are the same dice: a miss may not become another miss. */
static void
test_changed_dice (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreGame) game = play (fixture, N_ORDERS);
  g_autofree char *text = to_text (game);
  g_autofree char *blind = replace (text, " sum=\"[0-9a-f]{64}\"", "");
  g_autofree char *lines = NULL;
  guint n_unnoticed = 0;

  for (guint i = 0; i < game->game->records->len; i++)
    for (gint die = 1; die <= 6; die++)
      {
        const WarRecord *record = &g_array_index (game->game->records, WarRecord, i);
        g_autofree char *answer = g_strdup_printf ("answers=\"%d", die);
        g_autofree char *changed = NULL;
        g_autofree char *unguarded = NULL;
        g_autoptr (StoreGame) opened = NULL;
        g_autoptr (StoreGame) trusted = NULL;

        if (record->n_answers == 0
            || g_array_index (game->game->answers, gint32, record->first_answer) == die)
          continue;
        g_free (g_steal_pointer (&lines));
        unguarded = change_order (blind, i + 1, "answers=\"[0-9]+", answer);
        trusted = read_game (fixture, unguarded, &lines);
        if (strstr (lines, "goes on from where it stands") != NULL)
          continue;

        g_assert_cmpstr (
          lines, ==,
          "game:2:1: warning: an older version of Duckboard saved this game: whether "
          "its dice were changed since then cannot be told\n");
        g_free (g_steal_pointer (&lines));
        changed = change_order (text, i + 1, "answers=\"[0-9]+", answer);
        opened = read_game (fixture, changed, &lines);
        g_assert_nonnull (strstr (lines, "the dice of this game were changed after it was saved"));
        g_assert_cmphex (get_hash (opened), ==, get_hash (game));
        g_assert_cmpuint (opened->past->len, ==, 1);
        n_unnoticed++;
      }

  g_assert_cmpuint (n_unnoticed, >, 0);
}

/* So are those of orders that are past; and where nothing is left that leads to a state, that is
 * said. */
static void
test_changed_past (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreGame) game = play (fixture, N_ORDERS);
  g_autofree char *text = to_text (game);
  g_autofree char *old = replace (text, " rules-version=\"[0-9]+\"", " rules-version=\"0\"");
  g_autofree char *warnings = NULL;
  g_autoptr (StoreGame) opened = read_game (fixture, old, &warnings);
  g_autofree char *saved = to_text (opened);
  g_autofree char *changed
    = change_order (saved, find_answered (game), "answers=\"[0-9]+", "answers=\"9");
  g_autofree char *lines = NULL;
  g_autofree char *changed_lines = NULL;
  g_autoptr (StoreGame) again = read_game (fixture, saved, &lines);
  g_autoptr (StoreGame) third = read_game (fixture, changed, &changed_lines);

  g_assert_nonnull (again);
  g_assert_nonnull (third);
  g_assert_nonnull (strstr (lines, "none of its orders can be carried out again"));
  g_assert_null (strstr (lines, "were changed after they were saved"));
  g_assert_nonnull (strstr (changed_lines, "were changed after they were saved"));
}

/* What cannot be is refused, with its place. */
static void
test_refused (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *pattern, *replacement, *expected;
  } rows[] = {
    /* The last order has another hash, or the state another cell. */
    { "hash=\"[0-9a-f]{16}\"/>\n  </orders>", "hash=\"0123456789abcdef\"/>\n  </orders>",
      "this is not the state that the orders lead to" },
    { "<row line=\"generator [0-9]+ ", "<row line=\"generator 1 ",
      "this is not the state that the orders lead to" },
    { "<row line=\"generator", "<row line=\"generation", "this is no row of a state of this game" },
    { "<row line=\"pieces 3 ", "<row line=\"pieces 4000 ",
      "this is no row of a state of this game" },
    { "<row line=\"game 0 round=[0-9]+", "<row line=\"game 0 round=-3",
      "this state is impossible in this game: game 0: round is -3" },
    { "(<force side=\"1\"[^>]*book=\")entente-in-arms", "\\1for-the-fatherland",
      "there is no unit type “bef-infantry” in the book “for-the-fatherland”" },
    { "(<force side=\"1\"[^>]*book=\")entente-in-arms", "\\1lost",
      "the file has no army book “lost”" },
    { "<zone id=\"([a-z-]+)\" side=\"2\"", "<zone id=\"\\1\" side=\"1\"",
      "this operation cannot be played" },
    { "<field name[\\s\\S]*</field>", "<field-link href=\"langemarck.duckfield\"/>",
      "there is no folder to follow this link from" },
    { "<orders ", "<beginning><row line=\"generator 1 1\"/></beginning><orders ",
      "<past> and <beginning> stand together, or not at all" },
    { " seed=", " own-dice=\"1 2 1\" seed=", "a seat stands here twice" },
    { "system=\"entrenched\" revision", "system=\"chess\" revision",
      "the system must be “entrenched” here" },
  };
  g_autoptr (StoreGame) game = play (fixture, N_ORDERS);
  g_autofree char *text = to_text (game);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *changed = replace (text, rows[i].pattern, rows[i].replacement);
      g_autofree char *lines = NULL;

      g_assert_null (read_game (fixture, changed, &lines));
      if (strstr (lines, rows[i].expected) == NULL || strncmp (lines, "game:", 5) != 0
          || !g_ascii_isdigit (lines[5]))
        g_error ("“%s” instead of “%s”", lines, rows[i].expected);
    }
}

/* A game stands on its own books: that the library's have changed, or are gone, is nothing to it.
 */
static void
test_own_books (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreGame) game = play (fixture, 5);
  g_autofree char *text = to_text (game);
  g_autofree char *changed = replace (text, "id=\"bef-infantry\" name=\"BEF Infantry\" cost=\"40\"",
                                      "id=\"bef-infantry\" name=\"BEF Infantry\" cost=\"39\"");
  g_autofree char *renamed = replace (changed, "entente-in-arms", "lost-book");
  g_autoptr (StoreGame) opened = read_sound (fixture, renamed);

  g_assert_cmpint (war_force_get_cost (opened->operation->forces[0]), ==,
                   war_force_get_cost (fixture->operation->forces[0]) - 5);
  g_assert_cmpstr (opened->operation->forces[0]->book->id, ==, "lost-book");
}

/* Who rolls dice of their own stays known, and their answers are carried out again. */
static void
test_own_dice (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreGame) game = play (fixture, N_ORDERS);
  g_autofree char *text = NULL;
  g_autoptr (StoreGame) opened = NULL;

  game->game->people = 1u << 1;
  text = to_text (game);
  g_assert_nonnull (strstr (text, " own-dice=\"2\""));
  opened = read_sound (fixture, text);
  g_assert_cmpuint (opened->game->people, ==, 1u << 1);
}

/* Who commanded stays known, even one whom this program does not know; older files do not say. */
static void
test_commanders (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreGame) game = play (fixture, N_ORDERS);
  g_autofree char *before = to_text (game);
  g_autoptr (StoreGame) old = read_sound (fixture, before);
  g_autofree char *text = NULL;
  g_autoptr (StoreGame) opened = NULL;

  g_assert_null (old->commanders);
  game->commanders = g_strsplit ("person grand-master", " ", -1);
  text = to_text (game);
  g_assert_nonnull (strstr (text, " commanders=\"person grand-master\""));
  opened = read_sound (fixture, text);
  g_assert_true (g_strv_equal ((const char *const *) opened->commanders,
                               (const char *const *) game->commanders));
}

/* How it is taken back, and whether there is a screen between persons, are words of version 1.1,
 * and stand only where they say something. */
static void
test_manners (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    WarUndoPolicy undo;
    gboolean hands_over;
    gboolean is_by_post;
    const char *written;
  } rows[] = {
    { WAR_UNDO_ALL, FALSE, FALSE, NULL },
    { WAR_UNDO_UNTIL_CHANCE, FALSE, FALSE, " undo=\"until-chance\"" },
    { WAR_UNDO_NONE, TRUE, FALSE, " undo=\"none\" hands-over=\"yes\"" },
    { WAR_UNDO_ALL, TRUE, FALSE, " hands-over=\"yes\"" },
    { WAR_UNDO_ALL, TRUE, TRUE, " hands-over=\"yes\" by-post=\"yes\"" },
    { WAR_UNDO_ALL, FALSE, TRUE, " by-post=\"yes\"" },
  };
  g_autoptr (WarOperation) plain = war_operation_copy (fixture->operation);

  /* Amendments are of version 1.1 themselves. */
  plain->amendments = 0;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      WarSetupFault fault;
      g_autoptr (StoreGame) game = store_game_new (plain, SEED, &fault);
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;
      g_autoptr (StoreGame) opened = NULL;

      game->undo = rows[i].undo;
      game->hands_over = rows[i].hands_over;
      game->is_by_post = rows[i].is_by_post;
      text = to_text (game);
      g_assert_nonnull (
        strstr (text, rows[i].written != NULL ? " version=\"1.1\"" : " version=\"1.0\""));
      if (rows[i].written != NULL)
        g_assert_nonnull (strstr (text, rows[i].written));
      else
        g_assert_null (strstr (text, "undo="));

      opened = read_sound (fixture, text);
      g_assert_cmpint (opened->undo, ==, rows[i].undo);
      g_assert_cmpint (opened->hands_over, ==, rows[i].hands_over);
      g_assert_cmpint (opened->is_by_post, ==, rows[i].is_by_post);
      again = to_text (opened);
      g_assert_cmpstr (again, ==, text);
    }
}

static void
test_save (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "own.duckgame", NULL);
  g_autoptr (StoreGame) game = play (fixture, N_ORDERS);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (StoreGame) opened = NULL;
  g_autoptr (GError) error = NULL;

  store_game_save (fixture->library, game, path, &error);
  g_assert_no_error (error);
  opened = store_game_load (fixture->library, path, faults);
  g_assert_nonnull (opened);
  g_assert_cmphex (get_hash (opened), ==, get_hash (game));

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* What a newer version says about orders and rows is written again while they are what they were:
 * not about others that have taken their places. */
static void
test_newer (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreGame) game = play (fixture, N_ORDERS);
  g_autofree char *text = to_text (game);
  g_autofree char *newer
    = replace (text, "(xmlns=\"urn:duckboard:1\" version=\"1)\\.[0-9]+\"", "\\1.7\"");
  g_autofree char *noted = replace (newer, "<order line", "<order clock=\"3\" line");
  g_autofree char *marked = replace (noted, "<row line", "<row mark=\"x\" line");
  g_autofree char *lines = NULL;
  g_autoptr (StoreGame) opened = read_game (fixture, marked, &lines);
  g_autofree char *again = to_text (opened);
  g_autofree char *longer = NULL;
  g_autofree char *shorter = NULL;

  g_assert_cmpstr (again, ==, marked);

  driver_play (opened->game, 5, N_ORDERS + 1);
  longer = to_text (opened);
  g_assert_nonnull (strstr (longer, "<order clock=\"3\" line"));
  g_assert_null (strstr (longer, "mark=\"x\""));

  war_game_go_back (opened->game, 10);
  shorter = to_text (opened);
  g_assert_null (strstr (shorter, "clock=\"3\""));
  g_assert_nonnull (strstr (shorter, "version=\"1.7\""));
}

/* A picture that a field was traced from lies in somebody's folders, whose names a game that is
 * sent to others does not tell; its operation keeps it. */
static void
test_picture (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarBackground) background = war_background_new ();
  WarField *traced;
  WarSetupFault fault;
  g_autoptr (StoreGame) game = NULL;
  g_autofree char *text = NULL;

  background->path = g_strdup ("/maps-of-somebody/farm.png");
  background->width = 100 * WAR_MILLIMETRE;
  background->opacity = 50;
  traced = war_field_set_background (fixture->operation->field, background);
  war_field_unref (fixture->operation->field);
  fixture->operation->field = traced;

  game = store_game_new (fixture->operation, SEED, &fault);
  text = to_text (game);
  g_assert_null (strstr (text, "somebody"));
  g_assert_null (strstr (text, "<background"));
  g_assert_true (game->operation->field->background == background);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/store/saved-games/glance", test_glance);
  ADD ("/store/saved-games/notes", test_notes);
  ADD ("/store/saved-games/long-notes", test_long_notes);
  ADD ("/store/saved-games/begun-by", test_begun_by);
  ADD ("/store/saved-games/goes-on", test_goes_on);
  ADD ("/store/saved-games/empires.C-1/fixed", test_fixed);
  ADD ("/store/saved-games/every-order", test_every_order);
  ADD ("/store/saved-games/other-rules", test_other_rules);
  ADD ("/store/saved-games/other-order", test_other_order);
  ADD ("/store/saved-games/damaged-log", test_damaged_log);
  ADD ("/store/saved-games/refused", test_refused);
  ADD ("/store/saved-games/own-books", test_own_books);
  ADD ("/store/saved-games/own-dice", test_own_dice);
  ADD ("/store/saved-games/changed-dice", test_changed_dice);
  ADD ("/store/saved-games/changed-past", test_changed_past);
  ADD ("/store/saved-games/commanders", test_commanders);
  ADD ("/store/saved-games/manners", test_manners);
  ADD ("/store/saved-games/picture", test_picture);
  ADD ("/store/saved-games/save", test_save);
  ADD ("/store/saved-games/newer", test_newer);

  return g_test_run ();
}

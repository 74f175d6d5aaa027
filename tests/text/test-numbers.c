/* test-numbers.c: lengths that are typed, dice, chances, series of games and limits, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/book-check.h"
#include "text/army/amendment.h"
#include "text/army/book.h"
#include "text/army/odds.h"
#include "text/game/piece.h"
#include "text/game/tally.h"
#include "text/operation/briefing.h"
#include "text/solo/series.h"
#include "text/words/measure.h"
#include "text/words/phrase.h"

#include "own-books.h"
#include "scenario.h"

/* ---------------------------------------------------------------------------------------------
 * Lengths. */

static const struct
{
  const char *word;
  WarLengthUnit unit;
  WarLength length; /* −1: it is none */
} lengths[] = {
  { "3", WAR_UNIT_INCH, 3 * WAR_INCH },
  { "3", WAR_UNIT_CENTIMETRE, 3 * WAR_CENTIMETRE },
  { "3½", WAR_UNIT_INCH, 7 * WAR_INCH / 2 },
  { "⅛", WAR_UNIT_INCH, 318 },
  { "1⅞″", WAR_UNIT_CENTIMETRE, 4763 },
  { "3.5\"", WAR_UNIT_CENTIMETRE, 7 * WAR_INCH / 2 },
  { ".5in", WAR_UNIT_CENTIMETRE, WAR_INCH / 2 },
  { "9cm", WAR_UNIT_INCH, 9 * WAR_CENTIMETRE },
  { "90mm", WAR_UNIT_INCH, 9 * WAR_CENTIMETRE },
  { "0", WAR_UNIT_INCH, 0 },
  { "", WAR_UNIT_INCH, -1 },
  { "″", WAR_UNIT_INCH, -1 },
  { "2 1/2", WAR_UNIT_INCH, 5 * WAR_INCH / 2 },
  { "1/2in", WAR_UNIT_CENTIMETRE, WAR_INCH / 2 },
  { "2 3/2", WAR_UNIT_INCH, -1 },
  { "1/0", WAR_UNIT_INCH, -1 },
  { "2.5 1/2", WAR_UNIT_INCH, -1 },
  { "2 1", WAR_UNIT_INCH, -1 },
  { "3 cm", WAR_UNIT_INCH, -1 },
  { "3km", WAR_UNIT_INCH, -1 },
  { "far", WAR_UNIT_INCH, -1 },
  { "-", WAR_UNIT_INCH, -1 },
  { "1e999", WAR_UNIT_INCH, -1 },
  { "1e9", WAR_UNIT_INCH, -1 },
};

static void
test_lengths (Fixture *fixture, gconstpointer data)
{
  WarLength length;

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      gboolean is_length = text_read_length (lengths[i].word, lengths[i].unit, &length);

      g_test_message ("%s", lengths[i].word);
      g_assert_cmpint (is_length, ==, lengths[i].length >= 0);
      if (is_length)
        g_assert_cmpint (length, ==, lengths[i].length);
    }
  g_assert_true (text_read_length ("-3½", WAR_UNIT_INCH, &length));
  g_assert_cmpint (length, ==, -7 * WAR_INCH / 2);
  g_assert_true (text_is_too_long ("1e9", WAR_UNIT_INCH));
  g_assert_true (text_is_too_long ("-1e9", WAR_UNIT_INCH));
  g_assert_false (text_is_too_long ("9", WAR_UNIT_INCH));
  g_assert_false (text_is_too_long ("1e9km", WAR_UNIT_INCH));
}

/* As people write them, where a point parts tenths; NULL: it may be something else elsewhere. */
static const struct
{
  const char *said, *plain;
} written[] = {
  { "1.5", "1.5" },       { "1,5", "1.5" },         { " 3 cm ", "3cm" },   { "2 1/2", "2 1/2" },
  { "2 ½", "2½" },        { "−3", "-3" },           { "- 3,25", "-3.25" }, { "+4", "4" },
  { "1,500", NULL },      { "-12,000 cm", NULL },   { "0,125", "0.125" },  { "1.500", "1.500" },
  { "1,5000", "1.5000" }, { "1\u00a0000", "1000" }, { "1 000", "1 000" },  { "", "" },
};

static void
test_written (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    {
      g_autofree char *plain = text_dup_plain_number (written[i].said);

      g_test_message ("%s", written[i].said);
      g_assert_cmpstr (plain, ==, written[i].plain);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Dice and chances. */

/* So many had what they needed, of a hundred of which fifty have it, with a deviation of ten. */
static const struct
{
  guint n_met;
  const char *sentence;
} tallies[] = {
  { 50, "50 of 100 dice had what they needed, 50.0 on average: about what chance gives." },
  { 56, "56 of 100 dice had what they needed, 50.0 on average: about what chance gives." },
  { 44, "44 of 100 dice had what they needed, 50.0 on average: about what chance gives." },
  { 58, "58 of 100 dice had what they needed, 50.0 on average: rather lucky." },
  { 42, "42 of 100 dice had what they needed, 50.0 on average: rather unlucky." },
  { 69, "69 of 100 dice had what they needed, 50.0 on average: rather lucky." },
  { 31, "31 of 100 dice had what they needed, 50.0 on average: rather unlucky." },
  { 70, "70 of 100 dice had what they needed, 50.0 on average: very lucky." },
  { 30, "30 of 100 dice had what they needed, 50.0 on average: very unlucky." },
};

static void
test_tallies (Fixture *fixture, gconstpointer data)
{
  const WarTally nothing = { .n_dice = 3 };
  g_autofree char *none = text_tally_luck (&nothing);

  g_assert_cmpstr (none, ==, "No die has needed anything yet.");
  for (guint i = 0; i < G_N_ELEMENTS (tallies); i++)
    {
      const WarTally tally
        = { .n_needed = 100, .n_met = tallies[i].n_met, .expected = 50, .variance = 100 };
      g_autofree char *sentence = text_tally_luck (&tally);

      g_assert_cmpstr (sentence, ==, tallies[i].sentence);
    }
}

static void
test_tally_kinds (Fixture *fixture, gconstpointer data)
{
  const WarTallyKind several = { .sides = 6, .n_dice = 4, .counts = { 1, 0, 2, 0, 0, 1 } };
  const WarTallyKind one = { .sides = 4, .n_dice = 1, .counts = { 0, 0, 0, 1 } };
  g_autofree char *kind = text_tally_kind (&several), *single = text_tally_kind (&one);
  g_autofree char *counts = text_tally_counts (&several);

  g_assert_cmpstr (kind, ==, "4 dice with 6 sides: 3.25 on average, 3.50 expected");
  g_assert_cmpstr (single, ==, "1 die with 4 sides: 4.00 on average, 2.50 expected");
  g_assert_cmpstr (counts, ==, "1: 1, 2: 0, 3: 2, 4: 0, 5: 0, 6: 1");
}

static const struct
{
  double wounds, destroyed;
  const char *words;
} averages[] = {
  { 0, 0, "0.00, 0\u00a0%" },
  { 1.333, 0.0049, "1.33, <\u00a01\u00a0%" },
  { 1.333, 0.005, "1.33, <\u00a01\u00a0%" },
  { 1.333, 0.0051, "1.33, 1\u00a0%" },
  { 1.333, 0.5, "1.33, 50\u00a0%" },
  { 6, 1, "6.00, 100\u00a0%" },
};

static void
test_averages (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (averages); i++)
    {
      const TextAverage average = { averages[i].wounds, averages[i].destroyed, FALSE };
      g_autofree char *words = text_average_phrase (&average);

      g_assert_cmpstr (words, ==, averages[i].words);
    }
}

/* Each weapon of a unit against another: for display, and as a table with the cover. */
static void
test_odds (Fixture *fixture, gconstpointer data)
{
  WarBook *ours = fixture->operation->forces[0]->book,
          *theirs = fixture->operation->forces[1]->book;
  const WarUnitType *infantry = war_book_find_type (ours, "bef-infantry");
  TextAttack attack = { .rules = fixture->operation->rules,
                        .attacker = infantry,
                        .target = war_book_find_type (theirs, "german-infantry"),
                        .weapon = -1 };
  g_autofree char *open = text_odds (&attack), *covered = NULL, *gun = NULL, *brigades = NULL;
  g_autofree char *mine = NULL, *officer = NULL;
  g_autoptr (GString) each = g_string_new (NULL);
  TextAverage average;

  g_assert_cmpstr (
    open, ==,
    "BEF Infantry (wounds: 4 of 4) at German Infantry (wounds: 6) in the open\n"
    "\n"
    "  Weapon       Dice  Hit  Save  Average   ≥ 1   ≥ 2  ≥ 3    ≥ 4  ≥ 5  ≥ 6\n"
    "  Lee-Enfield     4   4+    4+     1.00  68\u00a0%  26\u00a0%  5\u00a0%  <\u00a01\u00a0%  "
    "0\u00a0%  0\u00a0%\n"
    "  Bayonet         4   5+    4+     0.67  52\u00a0%  13\u00a0%  2\u00a0%  <\u00a01\u00a0%  "
    "0\u00a0%  0\u00a0%\n"
    "\n"
    "A charge (Bayonet) costs it 0.89 wounds when it is struck back (Bayonet); it is\n"
    "destroyed in 1\u00a0%.\n");
  attack.situation = 1;
  attack.wounds = 2;
  attack.weapon = 0;
  covered = text_odds (&attack);
  g_assert_cmpstr (covered, ==,
                   "BEF Infantry (wounds: 2 of 4) at German Infantry (wounds: 6) in light cover\n"
                   "\n"
                   "  Weapon       Dice  Hit  Save  Average   ≥ 1  ≥ 2  ≥ 3  ≥ 4  ≥ 5  ≥ 6\n"
                   "  Lee-Enfield     2   4+    3+     0.33  31\u00a0%  3\u00a0%  0\u00a0%  "
                   "0\u00a0%  0\u00a0%  0\u00a0%\n");
  attack.situation = 2;
  attack.wounds = 0;
  attack.weapon = -1;
  attack.attacker = war_book_find_type (ours, "18-pounder-team");
  gun = text_odds (&attack);
  g_assert_cmpstr (
    gun, ==,
    "18 Pounder Team (wounds: 4 of 4) at German Infantry (wounds: 6) in heavy cover\n"
    "\n"
    "  Weapon        Dice  Hit  Save  Average   ≥ 1  ≥ 2    ≥ 3    ≥ 4  ≥ 5  ≥ 6\n"
    "  18-pdr Shell     3   4+    2+     0.25  23\u00a0%  2\u00a0%  <\u00a01\u00a0%    0\u00a0%  "
    "0\u00a0%  0\u00a0%\n"
    "  Fists            4   6+    4+     0.33  29\u00a0%  4\u00a0%  <\u00a01\u00a0%  "
    "<\u00a01\u00a0%  0\u00a0%  0\u00a0%\n"
    "\n"
    "A charge (Fists) costs it 0.94 wounds when it is struck back (Bayonet); it is\n"
    "destroyed in 1\u00a0%.\n");

  attack.attacker = war_book_find_type (ours, "clay-kickers");
  mine = text_odds (&attack);
  g_assert_cmpstr (
    mine, ==,
    "Clay Kickers (wounds: 4 of 4) at German Infantry (wounds: 6) in heavy cover\n"
    "\n"
    "  Weapon  Dice  Hit  Save  Average   ≥ 1   ≥ 2   ≥ 3    ≥ 4  ≥ 5  ≥ 6\n"
    "  Mine       4   3+    4+     1.33  80\u00a0%  41\u00a0%  11\u00a0%    1\u00a0%  0\u00a0%  "
    "0\u00a0%\n"
    "  Spades     4   4+    4+     1.00  68\u00a0%  26\u00a0%   5\u00a0%  <\u00a01\u00a0%  "
    "0\u00a0%  0\u00a0%\n"
    "\n"
    "A charge (Spades) costs it 0.83 wounds when it is struck back (Bayonet); it is\n"
    "destroyed in <\u00a01\u00a0%.\n");
  attack.attacker = war_book_find_type (ours, "bef-officer");
  officer = text_odds (&attack);
  g_assert_cmpstr (officer, ==,
                   "BEF Officer (wounds: 3 of 3) at German Infantry (wounds: 6) in heavy cover\n"
                   "\n"
                   "  Weapon  Dice  Hit  Save  Average   ≥ 1   ≥ 2  ≥ 3  ≥ 4  ≥ 5  ≥ 6\n"
                   "  Webley     2   4+    2+     0.17  16\u00a0%   1\u00a0%  0\u00a0%  0\u00a0%  "
                   "0\u00a0%  0\u00a0%\n"
                   "  Sword      3   4+    4+     0.75  58\u00a0%  16\u00a0%  2\u00a0%  0\u00a0%  "
                   "0\u00a0%  0\u00a0%\n"
                   "\n"
                   "A charge (Sword) costs it 0.58 wounds when it is struck back (Bayonet); it is\n"
                   "destroyed in 1\u00a0%.\n");

  attack.situation = 0;
  attack.attacker = infantry;
  for (attack.weapon = 0; (guint) attack.weapon < infantry->weapons->len; attack.weapon++)
    {
      g_autofree char *words = NULL;

      g_assert_true (text_average (&attack, &average));
      words = text_average_phrase (&average);
      g_string_append_printf (each, "%s%s\n", words, average.melee ? " (melee)" : "");
    }
  g_assert_cmpstr (each->str, ==,
                   "1.00, 0\u00a0%\n"
                   "0.67, 0\u00a0% (melee)\n");

  /* entrenched.9.1: gas rolls no dice to hit, so that there is nothing to say of it. */
  attack.attacker = war_book_find_type (theirs, "gas-trooper-team");
  attack.weapon = 0;
  g_assert_false (text_average (&attack, &average));

  attack.rules = store_library_get_rules (fixture->library, "empires", NULL);
  attack.attacker
    = war_book_find_type (store_library_get_book (fixture->library, "british-brigades", NULL),
                          "british-infantry-brigade");
  attack.target = war_book_find_type (
    store_library_get_book (fixture->library, "german-brigades", NULL), "german-battery");
  attack.weapon = -1;
  brigades = text_odds (&attack);
  g_assert_cmpstr (
    brigades, ==,
    "British Infantry Brigade (strength: 16 of 16) at 7.7 cm Battery (strength: 4) in the open\n"
    "\n"
    "  Range     Dice  Modifier  Average   ≥ 1   ≥ 2   ≥ 3    ≥ 4  ≥ 5  ≥ 6\n"
    "  to 8\u00a0cm      4        −1     1.33  80\u00a0%  41\u00a0%  11\u00a0%    1\u00a0%\n"
    "  to 16\u00a0cm     4        −2     0.67  52\u00a0%  13\u00a0%   2\u00a0%  <\u00a01\u00a0%\n"
    "  to 30\u00a0cm     4        −3     0.00   0\u00a0%   0\u00a0%   0\u00a0%    0\u00a0%\n");
}

/* A table has what the type's system lists: for Entrenched! a row for each weapon that rolls to
 * hit, a column for each cover; for End of Empires one for each range, in the open and in cover. */
static void
assert_averages (const TextAttack *attack, const char *expected)
{
  const TextAverages *table = text_find_averages (attack->rules->system);
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint n = 0;; n++)
    {
      TextAverage cells[TEXT_MAX_SITUATIONS];
      g_autofree char *row = table->dup_row (attack, n, cells);

      if (row == NULL)
        break;
      g_string_append (lines, row);
      for (guint i = 0; table->situations[i] != NULL; i++)
        {
          g_autofree char *phrase = text_average_phrase (&cells[i]);

          g_string_append_printf (lines, "; %s", cells[i].melee && i > 0 ? "–" : phrase);
        }
      g_string_append_c (lines, '\n');
    }
  g_assert_cmpstr (lines->str, ==, expected);
}

static void
test_average_tables (Fixture *fixture, gconstpointer data)
{
  const WarBook *british = store_library_get_book (fixture->library, "british-brigades", NULL);
  const WarBook *german = store_library_get_book (fixture->library, "german-brigades", NULL);
  TextAttack attack = {
    .rules = fixture->operation->rules,
    .attacker = war_book_find_type (fixture->operation->forces[0]->book, "bef-infantry"),
    .target = war_book_find_type (fixture->operation->forces[1]->book, "german-infantry"),
  };

  assert_averages (&attack, "Lee-Enfield; 1.00, 0\u00a0%; 0.67, 0\u00a0%; 0.33, 0\u00a0%\n"
                            "Bayonet; 0.67, 0\u00a0%; –; –\n");
  attack.rules = store_library_get_rules (fixture->library, "empires", NULL);
  attack.attacker = war_book_find_type (british, "british-infantry-brigade");
  attack.target = war_book_find_type (german, "german-infantry-brigade");
  assert_averages (&attack, "to 8\u00a0cm; 4.67, 69\u00a0%; 2.67, 28\u00a0%\n"
                            "to 16\u00a0cm; 2.67, 28\u00a0%; 1.33, 1\u00a0%\n"
                            "to 30\u00a0cm; 1.33, 1\u00a0%; 0.67, <\u00a01\u00a0%\n");

  /* Cavalry in the saddle is never pinned (empires.7.8): all eight figures would have to go. */
  attack.target = war_book_find_type (german, "german-cavalry-brigade");
  assert_averages (&attack, "to 8\u00a0cm; 7.57, 75\u00a0%; 6.30, 36\u00a0%\n"
                            "to 16\u00a0cm; 6.30, 36\u00a0%; 4.60, 10\u00a0%\n"
                            "to 30\u00a0cm; 4.60, 10\u00a0%; 2.67, <\u00a01\u00a0%\n");

  attack.attacker = war_book_find_type (british, "british-lorry");
  assert_averages (&attack, "");
}

/* ---------------------------------------------------------------------------------------------
 * Series of games. */

static const struct
{
  WarSeriesTally tally;
  const char *sentences;
} series[] = {
  { { .n_games = 0 },
    "Entente: 0 wins of 0, 0\u00a0% (95\u00a0% interval: 0\u00a0% to 100\u00a0%).\n"
    "Central Powers: 0 wins of 0, 0\u00a0% (95\u00a0% interval: 0\u00a0% to 100\u00a0%).\n"
    "0 draws. 0.0 rounds on average. On average Entente killed 0 points, Central Powers killed 0 "
    "points.\n" },
  { { .n_games = 1, .wins = { 1, 0 }, .rounds = 7, .killed = { 120, 80 } },
    "Entente: 1 win of 1, 100\u00a0% (95\u00a0% interval: 21\u00a0% to 100\u00a0%).\n"
    "Central Powers: 0 wins of 1, 0\u00a0% (95\u00a0% interval: 0\u00a0% to 79\u00a0%).\n"
    "0 draws. 7.0 rounds on average. On average Entente killed 120 points, Central Powers killed "
    "80 points.\n" },
  { { .n_games = 100,
      .wins = { 50, 40 },
      .draws = 9,
      .unfinished = 1,
      .rounds = 750,
      .killed = { 42000, 30100 } },
    "Entente: 50 wins of 99, 51\u00a0% (95\u00a0% interval: 41\u00a0% to 60\u00a0%).\n"
    "Central Powers: 40 wins of 99, 40\u00a0% (95\u00a0% interval: 31\u00a0% to 50\u00a0%).\n"
    "9 draws. 7.5 rounds on average. On average Entente killed 420 points, Central Powers killed "
    "301 points. 1 game was given up.\n" },
  { { .n_games = 100, .wins = { 80, 10 }, .draws = 8, .unfinished = 2, .rounds = 750 },
    "Entente: 80 wins of 98, 82\u00a0% (95\u00a0% interval: 73\u00a0% to 88\u00a0%).\n"
    "Central Powers: 10 wins of 98, 10\u00a0% (95\u00a0% interval: 6\u00a0% to 18\u00a0%).\n"
    "8 draws. 7.5 rounds on average. On average Entente killed 0 points, Central Powers killed 0 "
    "points. 2 games were given up.\n" },
  { { .n_games = 100, .wins = { 10, 80 }, .draws = 1, .unfinished = 9, .rounds = 750 },
    "Entente: 10 wins of 91, 11\u00a0% (95\u00a0% interval: 6\u00a0% to 19\u00a0%).\n"
    "Central Powers: 80 wins of 91, 88\u00a0% (95\u00a0% interval: 80\u00a0% to 93\u00a0%).\n"
    "1 draw. 7.5 rounds on average. On average Entente killed 0 points, Central Powers killed 0 "
    "points. 9 games were given up.\n" },
};

static void
test_series (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (series); i++)
    {
      const WarSeriesTally *tally = &series[i].tally;
      g_autofree char *first = text_series_wins (tally, fixture->operation, 1);
      g_autofree char *second = text_series_wins (tally, fixture->operation, 2);
      g_autofree char *means = text_series_means (tally, fixture->operation);
      g_autofree char *all = g_strdup_printf ("%s\n%s\n%s\n", first, second, means);

      g_assert_cmpstr (all, ==, series[i].sentences);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Forces and books. */

static void
test_brought (Fixture *fixture, gconstpointer data)
{
  WarForce *const *forces = fixture->operation->forces;
  g_autofree char *none = text_series_armies (fixture->operation);
  g_autofree char *own = text_force (forces[0]);
  g_autofree char *second = NULL, *both = NULL, *brought = NULL, *limited = NULL;

  g_assert_cmpstr (none, ==, NULL);
  g_assert_cmpstr (own, ==, "Entente: 665 points");
  forces[1]->cost_limit = 500;
  second = text_series_armies (fixture->operation);
  g_assert_cmpstr (second, ==,
                   "Central Powers: the player brings an army. In each game it was another, legal "
                   "and drawn at random.");
  brought = text_brought_force (forces[1]);
  g_assert_cmpstr (brought, ==,
                   "The player brings an army of at most 500 points from “For the Fatherland”.");
  limited = text_force (forces[1]);
  g_assert_cmpstr (limited, ==, "Central Powers: at most 500 points");
  forces[0]->cost_limit = 1;
  both = text_series_armies (fixture->operation);
  g_assert_cmpstr (
    both, ==, "Both sides bring armies: in each game they had others, legal and drawn at random.");
}

/* By edge, and in a zone. */
static void
test_reserves (Fixture *fixture, gconstpointer data)
{
  const WarOperation *operation = fixture->operation;
  g_autofree char *zone = text_reserve (
    2, operation, g_ptr_array_index (operation->field->zones, 0), WAR_FIELD_EDGE_NONE);
  g_autoptr (GString) all = g_string_new (NULL);

  for (WarFieldEdge edge = WAR_FIELD_EDGE_NONE; edge <= WAR_FIELD_EDGE_WEST; edge++)
    {
      g_autofree char *words = text_reserve (3, operation, NULL, edge);

      g_string_append_printf (all, "%s\n", words);
    }
  g_assert_cmpstr (all->str, ==,
                   "from round 3, place not chosen\n"
                   "from round 3, at the north edge\n"
                   "from round 3, at the east edge\n"
                   "from round 3, at the south edge\n"
                   "from round 3, at the west edge\n");
  g_assert_cmpstr (zone, ==, "from round 2, in “Entente Zone”");
}

static const struct
{
  WarLimit limit;
  const char *words;
} limits[] = {
  { { WAR_LIMIT_AT_MOST, (char *) "cavalry", 0, 10, NULL, NULL }, "none" },
  { { WAR_LIMIT_AT_MOST, (char *) "cavalry", 3, 0, NULL, NULL }, "at most 3" },
  { { WAR_LIMIT_AT_LEAST, (char *) "cavalry", 3, 0, NULL, NULL }, "at least 3" },
  { { WAR_LIMIT_AT_MOST, (char *) "cavalry", 3, 10, NULL, NULL }, "at most 3 in every 10 units" },
  { { WAR_LIMIT_AT_LEAST, (char *) "cavalry", 3, 10, NULL, NULL }, "at least 3 in every 10 units" },
  { { WAR_LIMIT_AT_MOST, (char *) "cavalry", 1, 2, (char *) "officer", NULL },
    "at most 1 for every 2 officers" },
  { { WAR_LIMIT_AT_LEAST, (char *) "cavalry", 1, 2, (char *) "officer", NULL },
    "at least 1 for every 2 officers" },
  { { WAR_LIMIT_AT_LEAST, (char *) "cavalry", 1, 2, (char *) "unheard-of", NULL },
    "at least 1 for every 2 unheard-of" },
};

static void
test_limits (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autofree char *words = text_book_limit (&limits[i].limit, fixture->operation->rules);

      g_assert_cmpstr (words, ==, limits[i].words);
    }
}

static void
test_book_oddities (Fixture *fixture, gconstpointer data)
{
  WarBook *book = fixture->operation->forces[0]->book;
  g_autoptr (GString) all = g_string_new (NULL);

  for (WarBookOddityKind kind = WAR_BOOK_WITHOUT_COST; kind <= WAR_BOOK_SAME_NAME; kind++)
    {
      const WarBookOddity oddity = { kind, g_ptr_array_index (book->types, 0) };
      g_autofree char *sentence = text_book_oddity (&oddity);

      g_string_append_printf (all, "%s\n", sentence);
    }
  g_assert_cmpstr (all->str, ==,
                   "“BEF Infantry” costs nothing.\n"
                   "“BEF Infantry” cannot move: its movement is 0.\n"
                   "“BEF Infantry” has no weapon, and no trait to make up for that.\n"
                   "Two units are called “BEF Infantry”.\n");
}

/* What there may be instead of what is printed: a heading for each, and its sentences. */
static void
test_amendments (Fixture *fixture, gconstpointer data)
{
  WarRules *rules = fixture->operation->rules;
  g_autofree char *list = text_list_amendments (rules);
  g_auto (GStrv) lines = g_strsplit (list, "\n", -1);
  g_autoptr (GString) headings = g_string_new (NULL);
  g_autoptr (GPtrArray) words = text_amendments_in_words (rules, 1, 0);
  g_autoptr (GPtrArray) none = text_amendments_in_words (rules, 0, 0);
  g_autoptr (GPtrArray) fixed = text_amendments_in_words (rules, 1, 2);

  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != ' ')
      g_string_append_printf (headings, "%s ", lines[i]);
    else
      g_assert_true (lines[i][1] == ' ' && lines[i][2] != ' ');
  g_assert_cmpstr (headings->str, ==, "E-2 E-5 E-10 E-17 E-18 E-23 E-24 E-27  ");
  g_assert_cmpuint (words->len, ==, 1);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (words, 0), "Amendment E-2: "));
  g_assert_cmpuint (none->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (none, 0), ==, "Played as the rules are printed.");
  g_assert_cmpuint (fixed->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (fixed, 1), ==,
                   "Amendment E-5 stays off. As printed: Cover adds to every save, to a natural 1 "
                   "as well.");
}

static void
test_capitals (Fixture *fixture, gconstpointer data)
{
  g_autofree char *word = text_capitalised ("über den Fluss"), *nothing = text_capitalised ("");

  g_assert_cmpstr (word, ==, "Über den Fluss");
  g_assert_cmpstr (nothing, ==, "");
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  own_books_use ();

  ADD ("/text/numbers/lengths", test_lengths);
  ADD ("/text/numbers/written", test_written);
  ADD ("/text/numbers/tallies", test_tallies);
  ADD ("/text/numbers/tally-kinds", test_tally_kinds);
  ADD ("/text/numbers/averages", test_averages);
  ADD ("/text/numbers/average-tables", test_average_tables);
  ADD ("/text/numbers/odds", test_odds);
  ADD ("/text/numbers/series", test_series);
  ADD ("/text/numbers/brought", test_brought);
  ADD ("/text/numbers/reserves", test_reserves);
  ADD ("/text/numbers/entrenched.10.2/limits", test_limits);
  ADD ("/text/numbers/book-oddities", test_book_oddities);
  ADD ("/text/numbers/amendments", test_amendments);
  ADD ("/text/numbers/capitals", test_capitals);

  return g_test_run ();
}

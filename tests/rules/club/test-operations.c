/* test-operations.c: the shipped operations of Trench Club, played to their ends: watched by a
 * referee, the same everywhere, replayed and saved
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "common/games.h"
#include "engine/club/private.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "referee.h"
#include "shipped.h"
#include "store/documents/game-file.h"

#define N_SLOW_GAMES 40

static StoreLibrary *library;

static const char *const names[]
  = { "club-first-watch", "club-whistles",     "club-empty-forts", "club-bridges",
      "club-seventh-day", "club-side-by-side", "club-both-banks",  "club-one-telephone",
      "club-seven-forts", "club-four-flags" };

static gboolean
is_chart (const WarSetup *setup, const WarState *state, gint seat)
{
  return war_club_peek_seat (setup, state, seat)[WAR_SEAT_CONTROL] == WAR_CONTROL_AUTOMATIC;
}

/* Whoever has the seat: the chart, or the quick commander; or one at random. */
static gboolean
ask_quick (const WarSetup *setup, const WarState *view, gint seat, WarGenerator *generator,
           WarOrder *order)
{
  return is_chart (setup, view, seat) ? setup->play->get_automatic (setup, view, seat, order)
                                      : war_solo_quick_choose (setup, view, seat, generator, order);
}

static gboolean
ask_random (const WarSetup *setup, const WarState *view, gint seat, WarGenerator *generator,
            WarOrder *order)
{
  return is_chart (setup, view, seat)
           ? setup->play->get_automatic (setup, view, seat, order)
           : war_solo_random_choose (setup, view, seat, generator, order);
}

static const GamesCommander quickly[] = { ask_quick, ask_quick, ask_quick, ask_quick };
static const GamesCommander at_random[] = { ask_random, ask_random, ask_random, ask_random };

static void
watch (const WarGame *game, const WarEvents *events, gpointer referee)
{
  g_autofree char *fault = war_play_find_fault (game->setup, game->state);

  if (fault != NULL)
    g_error ("%s", fault);
  club_referee_watch (game, events, referee);
}

/* Nothing impossible comes about, and a second reading agrees, with one person, two, and four. */
static void
test_watched (gconstpointer name)
{
  g_autoptr (WarSetup) setup = shipped_set_up (name);
  guint n_games = g_test_slow () ? N_SLOW_GAMES : 2;

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (ClubReferee) referee = club_referee_new (setup);
      guint64 seed = (guint64) g_test_rand_int ();
      g_autoptr (WarGame) game
        = games_play (setup, seed, i % 2 == 0 ? quickly : at_random, watch, referee);

      g_assert_cmpuint (game->records->len, >, 0);
      g_assert_cmpuint (club_referee_count (referee), >, 50);
    }
}

/* Games that are kept: the same orders and states with every compiler and machine. They change
 * when the rules do, or the commander's mind; then WarSystem.version may have to as well. */
static void
test_golden (void)
{
  static const struct
  {
    guint n_orders; /* of both games of an operation together */
    guint64 hash; /* likewise */
  } golden[G_N_ELEMENTS (names)] = {
    { 460, 0x1dbbab4d6361d8ce },  { 441, 0x3c596d2ba5f0ba17 }, { 378, 0xb627a6674cdec045 },
    { 310, 0x636b1f04b3c34122 },  { 346, 0x479ef2ce2db23188 }, { 616, 0x34ed881fd5049eee },
    { 1726, 0xd2b451452eb96df0 }, { 626, 0xd50171d18ceadb49 }, { 945, 0x8368ff8a0ca1d716 },
    { 2245, 0xbcf416bcfd528de7 },
  };
  guint n_wrong = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (WarSetup) setup = shipped_set_up (names[i]);
      guint64 hash = 0;
      guint n_orders = 0;

      for (guint64 seed = 0; seed < 2; seed++)
        {
          g_autoptr (WarGame) game
            = games_play (setup, 1914 + seed, seed == 0 ? quickly : at_random, NULL, NULL);

          hash = hash * G_GUINT64_CONSTANT (0x100000001b3)
                 ^ war_state_hash (setup->layout, game->state);
          n_orders += game->records->len;
        }
      if (hash == golden[i].hash && n_orders == golden[i].n_orders)
        continue;
      n_wrong++;
      g_test_message ("{ %u, %#" G_GINT64_MODIFIER "x }, %s", n_orders, hash, names[i]);
    }
  g_assert_cmpuint (n_wrong, ==, 0);
}

/* The same orders lead to the same state. */
static void
test_replay (gconstpointer name)
{
  g_autoptr (WarSetup) setup = shipped_set_up (name);
  g_autoptr (WarGame) game = games_play (setup, 1916, quickly, NULL, NULL);
  g_autoptr (WarGame) again = war_game_new (setup, 1916);
  g_autofree char *text = war_game_to_text (game);
  guint line;

  if (!war_game_replay (again, text, &line))
    g_error ("line %u", line);
  g_assert_cmpuint (again->records->len, ==, game->records->len);
  g_assert_cmpuint (war_state_hash (setup->layout, again->state), ==,
                    war_state_hash (setup->layout, game->state));
}

/* In the middle of a game, in a file and out of it; and it goes on alike. */
static void
test_saved (gconstpointer name)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (library, name);
  WarSetupFault fault;
  g_autoptr (StoreGame) game = store_game_new (operation, 1917, &fault);
  g_autoptr (WarSetup) setup = shipped_set_up (name);
  g_autoptr (WarGame) whole = games_play (setup, 1917, quickly, NULL, NULL);
  g_autoptr (StoreFaults) faults = store_faults_new ("game");
  g_autoptr (GBytes) bytes = NULL, more = NULL;
  g_autoptr (StoreGame) loaded = NULL;
  guint half = whole->records->len / 2;

  g_assert_nonnull (game);
  for (guint i = 0; i < whole->records->len; i++)
    {
      StoreGame *to = i < half ? game : loaded;
      const WarOrder *order = &g_array_index (whole->records, WarRecord, i).order;
      WarRefusal refusal;

      if (war_game_give (to->game, order, NULL, 0, NULL, &refusal, NULL) != WAR_OUTCOME_DONE)
        g_error ("order %u: %u, %s", i, refusal.kind, refusal.clause);
      if (i + 1 != half)
        continue;
      bytes = store_game_to_bytes (game);
      loaded = store_game_from_bytes (library, bytes, faults);
      g_assert_nonnull (loaded);
      more = store_game_to_bytes (loaded);
      g_assert_true (g_bytes_equal (bytes, more));
      g_assert_cmpuint (loaded->game->records->len, ==, half);
    }
  g_assert_cmpuint (war_state_hash (setup->layout, loaded->game->state), ==,
                    war_state_hash (setup->layout, whole->state));
}

static void
add_regulars (WarForce *force, const WarBook *book)
{
  guint32 regular = war_rules_get_category_mask (book->rules, "regular");

  for (guint i = 0; i < book->types->len; i++)
    {
      WarUnitType *type = g_ptr_array_index (book->types, i);

      if ((type->categories & regular) != 0)
        g_ptr_array_add (force->entries, war_force_entry_new (type, 1));
    }
}

/* club.1.1, club.M-4: two nations of a side, each with its own book, have a seat each. */
static void
test_two_books (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "club-four-flags");
  WarBook *french = store_library_get_book (library, "club-french", NULL);
  WarBook *british = store_library_get_book (library, "club-british", NULL);
  WarForce *force = war_force_new ("Allies", french);
  guint counts[WAR_CLUB_MAX_SEATS] = { 0 };
  g_autoptr (WarSetup) setup = NULL;
  WarSetupFault fault;

  g_ptr_array_add (force->allies, war_book_ref (british));
  add_regulars (force, french);
  add_regulars (force, british);
  war_force_free (operation->forces[0]);
  operation->forces[0] = force;
  setup = war_setup_new (operation, &fault);
  g_assert_nonnull (setup);
  for (guint i = 0; i < war_club_get_data (setup)->units->len; i++)
    {
      const WarClubUnit *unit = war_club_get_unit (setup, i);
      const WarClubType *type
        = &g_array_index (war_club_get_data (setup)->types, WarClubType, unit->type);

      if (!unit->is_at_start || type->side != 0)
        continue;
      counts[unit->seat]++;
      g_assert_cmpint (unit->seat, ==, war_book_find_type (british, type->type->id) != NULL);
    }
  g_assert_cmpuint (counts[0], ==, 11);
  g_assert_cmpuint (counts[1], ==, 11);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *watched = g_strconcat ("/club-operations/club.10.1/", names[i], NULL);
      g_autofree char *replay = g_strconcat ("/club-operations/replay/", names[i], NULL);
      g_autofree char *saved = g_strconcat ("/club-operations/saved/", names[i], NULL);

      g_test_add_data_func (watched, names[i], test_watched);
      g_test_add_data_func (replay, names[i], test_replay);
      if (i >= 4)
        g_test_add_data_func (saved, names[i], test_saved);
    }
  g_test_add_func ("/club-operations/golden", test_golden);
  g_test_add_func ("/club-operations/club.1.1/two-books", test_two_books);
  result = g_test_run ();
  store_library_free (library);
  return result;
}

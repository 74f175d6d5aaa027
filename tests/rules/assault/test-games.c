/* test-games.c: whole games of Trench Assault, at random and by its quick commander
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/assault/private.h"
#include "engine/game/game.h"
#include "engine/game/session.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "engine/system.h"
#include "store/field-file.h"
#include "store/library.h"

#define MAX_ORDERS 20000
#define MAX_EVENTS 2048

static StoreLibrary *library;

/* The system with its play, which it does not offer yet. */
static WarSystem played;

static void
add_units (WarForce *force, const char *type, gint count)
{
  WarUnitType *found = war_book_find_type (force->book, type);

  g_assert_nonnull (found);
  g_ptr_array_add (force->entries, war_force_entry_new (found, count));
}

static WarForce *
new_force (const char *name, const char *book_id)
{
  WarBook *book = store_library_get_book (library, book_id, NULL);

  g_assert_nonnull (book);
  return war_force_new (name, book);
}

static WarField *
load_field (void)
{
  g_autofree char *path
    = g_test_build_filename (G_TEST_DIST, "..", "scenarios", "parapet.duckfield", NULL);
  StoreFaults *faults = store_faults_new (path);
  WarField *field = store_field_load (path, faults);

  g_assert_nonnull (field);
  store_faults_free (faults);
  return field;
}

/* assault.A-24 */
static WarOperation *
new_operation (WarAmendments amendments)
{
  WarRules *rules = (WarRules *) store_library_get_rules (library, "assault", NULL);
  WarOperation *operation;

  g_assert_nonnull (rules);
  played = *war_system_get ("assault");
  played.play = &war_assault_play;
  rules->system = &played;
  operation = war_operation_new ("parapet", "The Race to the Parapet", rules);
  operation->field = load_field ();
  operation->rounds = 20;
  operation->amendments = amendments;
  operation->forces[0] = new_force ("British", "british-battalion");
  operation->forces[1] = new_force ("Germans", "german-garrison");
  add_units (operation->forces[0], "battalion-riflemen", 24);
  add_units (operation->forces[0], "battalion-bombers", 8);
  add_units (operation->forces[0], "battalion-lewis-gun", 2);
  add_units (operation->forces[0], "battalion-company-officer", 4);
  add_units (operation->forces[0], "battalion-headquarters", 1);
  add_units (operation->forces[0], "battalion-telephone", 1);
  add_units (operation->forces[1], "garrison-riflemen", 8);
  add_units (operation->forces[1], "garrison-machine-gun", 2);
  add_units (operation->forces[1], "garrison-company-officer", 1);
  return operation;
}

static WarSetup *
set_up (WarAmendments amendments)
{
  g_autoptr (WarOperation) operation = new_operation (amendments);
  WarSetupFault fault;
  WarSetup *setup = war_setup_new (operation, &fault);

  if (setup == NULL)
    g_error ("fault %d", fault.kind);
  return setup;
}

/* The seats that may not know what others order see nothing of it, nor of the bunkers. */
static void
check_events (const WarSetup *setup, const WarEvents *events)
{
  guint32 defenders = 1u << war_assault_get_data (setup)->seat_of_defenders;

  for (guint i = 0; i < events->n_items; i++)
    {
      const WarEvent *event = &events->items[i];

      if (event->kind == WAR_ASSAULT_EVENT_SHELTERED || event->kind == WAR_ASSAULT_EVENT_ENTRANCE)
        g_assert_cmpuint (event->seats, ==, defenders);
      if (event->kind == WAR_ASSAULT_EVENT_ORDERED)
        g_assert_cmpuint (event->seats, ==,
                          1u << war_assault_get_unit (setup, (guint) event->actor)->seat);
    }
}

static WarGame *
play (const WarSetup *setup, guint64 seed, const WarCommander commanders[WAR_N_SIDES],
      guint counts[WAR_ASSAULT_N_EVENTS])
{
  WarGame *game = war_game_new (setup, seed);
  g_autofree WarEvent *items = g_new (WarEvent, MAX_EVENTS);
  WarSession session;
  WarStep step;

  war_session_init (&session, game);
  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    session.commanders[i] = commanders[(gint) i == war_assault_get_data (setup)->seat_of_defenders];

  while ((step = war_session_get_step (&session)).kind == WAR_STEP_COMMANDER)
    {
      WarEvents events = { .items = items, .capacity = MAX_EVENTS };
      WarRefusal refusal;
      WarOrder order;
      g_autofree char *fault = NULL;

      g_assert_cmpuint (game->records->len, <, MAX_ORDERS);
      g_assert_true (war_session_choose (&session, step.seat, &order));
      if (war_session_give (&session, &order, &events, &refusal) != WAR_OUTCOME_DONE)
        g_error ("order %u of seat %d: refusal %u", order.kind, step.seat, refusal.kind);
      g_assert_cmpuint (events.n_lost, ==, 0);
      fault = war_play_find_fault (setup, game->state);
      if (fault != NULL)
        g_error ("seed %u, order %u: %s", (guint) seed, game->records->len, fault);
      check_events (setup, &events);
      for (guint i = 0; i < events.n_items; i++)
        counts[events.items[i].kind]++;
    }
  g_assert_cmpint (step.kind, ==, WAR_STEP_OVER);
  war_session_clear (&session);
  return game;
}

static void
play_many (const WarCommander commanders[WAR_N_SIDES], guint n_games, WarAmendments amendments,
           guint wins[4], guint counts[WAR_ASSAULT_N_EVENTS])
{
  g_autoptr (WarSetup) setup = set_up (amendments);

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (WarGame) game = play (setup, i + 1, commanders, counts);

      wins[war_play_get_result (setup, game->state).winner]++;
    }
  g_test_message ("%u wins of the attackers, %u of the defenders", wins[1], wins[2]);
}

static void
test_random (void)
{
  const WarCommander commanders[] = { war_solo_random_choose, war_solo_random_choose };
  guint wins[4] = { 0 }, counts[WAR_ASSAULT_N_EVENTS] = { 0 };

  play_many (commanders, g_test_slow () ? 200 : 2, G_MAXUINT32, wins, counts);
  play_many (commanders, g_test_slow () ? 200 : 2, 0, wins, counts);
  g_assert_cmpuint (counts[WAR_ASSAULT_EVENT_SHELLED], >, 0);
  g_assert_cmpuint (counts[WAR_ASSAULT_EVENT_FIRED], >, 0);
  g_assert_cmpuint (counts[WAR_ASSAULT_EVENT_MORALE], >, 0);
  g_assert_cmpuint (counts[WAR_ASSAULT_EVENT_WITHDREW], >, 0);
  g_assert_cmpuint (counts[WAR_ASSAULT_EVENT_UNPINNED], >, 0);
}

static void
test_quick (void)
{
  const WarCommander commanders[] = { war_solo_quick_choose, war_solo_quick_choose };
  guint wins[4] = { 0 }, counts[WAR_ASSAULT_N_EVENTS] = { 0 };

  play_many (commanders, g_test_slow () ? 400 : 4, G_MAXUINT32, wins, counts);
  g_assert_cmpuint (counts[WAR_ASSAULT_EVENT_GAPPED], >, 0);
  g_assert_cmpuint (counts[WAR_ASSAULT_EVENT_EMERGED], >, 0);
  g_assert_cmpuint (counts[WAR_ASSAULT_EVENT_FOUGHT], >, 0);
  g_assert_cmpuint (counts[WAR_ASSAULT_EVENT_FORCED_BACK], >, 0);
}

/* Each side's quick commander beats one that does anything. */
static void
test_beats_random (void)
{
  const WarCommander attack[] = { war_solo_quick_choose, war_solo_random_choose };
  const WarCommander defence[] = { war_solo_random_choose, war_solo_quick_choose };
  guint wins[4] = { 0 }, lost[4] = { 0 }, counts[WAR_ASSAULT_N_EVENTS] = { 0 };
  guint n = g_test_slow () ? 200 : 2;

  play_many (attack, n, G_MAXUINT32, wins, counts);
  play_many (defence, n, G_MAXUINT32, lost, counts);
  g_assert_cmpuint (wins[1] + lost[2], >, n);

  /* A few games say little about each side. */
  if (g_test_slow ())
    {
      g_assert_cmpuint (wins[1] * 100, >=, n * 80);
      g_assert_cmpuint (lost[2] * 100, >=, n * 95);
    }
}

/* assault.3.4, assault.A-18: with other bunkers blocked, and others in them, the attackers' views
 * are the same. */
static void
test_secret (void)
{
  g_autoptr (WarSetup) setup = set_up (G_MAXUINT32);
  const WarAssault *data = war_assault_get_data (setup);
  g_autofree WarState *state = war_setup_begin (setup, 1);
  g_autofree WarState *other = war_state_copy (state);
  g_autofree WarState *view = war_state_copy (state), *other_view = war_state_copy (state);

  for (guint i = 0; i < data->bunkers->len; i++)
    war_state_get_row (
      setup->layout, other, WAR_TABLE_FEATURES,
      g_array_index (data->bunkers, WarAssaultBunker, i).feature)[WAR_ASSAULT_FEATURE_OPENS]
      = (gint32) i + 3;
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (war_assault_get_unit (setup, i)->side == WAR_ASSAULT_DEFENDERS)
      war_setup_get_piece (setup, other, i)[WAR_ASSAULT_PIECE_BUNKER]
        = (gint32) g_array_index (data->bunkers, WarAssaultBunker, i % data->bunkers->len).feature;

  for (gint seat = 0; seat <= data->seat_of_defenders; seat++)
    {
      gboolean is_same;

      war_play_view (setup, state, seat, 1, view);
      war_play_view (setup, other, seat, 1, other_view);
      is_same
        = memcmp (view->cells, other_view->cells, setup->layout->n_cells * sizeof (gint32)) == 0;
      g_assert_cmpint (is_same, ==, seat != data->seat_of_defenders);
    }
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/assault-games/assault.A-18/secret", test_secret);
  g_test_add_func ("/assault-games/assault.4.1/random", test_random);
  g_test_add_func ("/assault-games/assault.A-7/quick", test_quick);
  g_test_add_func ("/assault-games/assault.A-7/beats-random", test_beats_random);
  result = g_test_run ();
  store_library_free (library);
  return result;
}

/* games.c: whole games of Entrenched!, played by commanders against each other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games.h"

#include "engine/game/decision.h"
#include "engine/operation/battle.h"
#include "engine/operation/operation-edit.h"
#include "engine/system.h"
#include "shipped.h"
#include "store/documents/army-file.h"
#include "store/documents/field-file.h"

#define MAX_EVENTS 512
#define MAX_ORDERS 20000

/* In each army of the war of attrition. */
#define N_BEARERS 2

static const struct
{
  const char *name;
  const char *operation; /* or: */
  const char *game_type, *army_1, *army_2, *field;
} battles[] = {
  [GAMES_ASSAULT] = { "assault", NULL, "assault", "british-expeditionary-force.duckarmy",
                      "german-fourth-army.duckarmy", "open-ground.duckfield" },
  [GAMES_CONTROL] = { "control", NULL, "control", "french-twentieth-corps.duckarmy",
                      "german-fifteenth-corps.duckarmy", "village.duckfield" },
  [GAMES_CAPTURE] = { "capture", NULL, "capture", "french-twentieth-corps.duckarmy",
                      "german-fifteenth-corps.duckarmy", "trench-lines.duckfield" },
  [GAMES_ATTRITION] = { "attrition", NULL, "attrition", "french-twentieth-corps.duckarmy",
                        "german-fifteenth-corps.duckarmy", "village.duckfield" },
  [GAMES_LANGEMARCK] = { "langemarck", "langemarck", NULL, NULL, NULL, NULL },
  [GAMES_HOOGE] = { "hooge", "hooge", NULL, NULL, NULL, NULL },
};

const char *
games_get_name (GamesBattle battle)
{
  return battles[battle].name;
}

static char *
find (const StoreLibrary *library, const char *name)
{
  g_autofree char *below = g_build_filename ("scenarios", name, NULL);
  char *path = store_library_find_file (library, below);

  if (path == NULL)
    g_error ("%s is missing", below);

  return path;
}

/* Gives up if there are faults. */
static void
assert_none (StoreFaults *faults)
{
  g_autofree char *lines = store_faults_to_string (faults);

  if (!store_faults_is_empty (faults))
    g_error ("%s", lines);
}

static WarArmy *
load_army (StoreLibrary *library, const char *name)
{
  g_autofree char *path = find (library, name);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarArmy *army = store_army_load (library, path, faults);

  assert_none (faults);
  return army;
}

/* War of Attrition is about bearers too (9.6), of which the shipped armies have none. */
static WarArmy *
add_bearers (WarArmy *army)
{
  WarUnitType *bearers = war_book_find_type (army->book, "stretcher-bearers");

  g_assert_nonnull (bearers);
  for (guint i = 0; i < N_BEARERS; i++)
    {
      g_autoptr (WarArmy) before = army;
      g_autoptr (WarUnit) unit = war_unit_new (bearers, NULL, NULL);

      army = war_army_insert_unit (before, before->units->len, unit);
    }

  return army;
}

/* The shipped fields have zones at the short edges, and points between those; others come to fields
 * without. */
static WarField *
clear_places (WarField *field)
{
  WarField *bare = war_field_copy (field);

  war_field_unref (field);
  g_ptr_array_set_size (bare->zones, 0);
  g_ptr_array_set_size (bare->points, 0);
  return bare;
}

static WarAmendments
get_amendments (void)
{
  return war_system_get_amendments (war_system_get ("entrenched"));
}

static WarOperation *
arrange (StoreLibrary *library, GamesBattle kind, gboolean is_near)
{
  g_autofree char *path = find (library, battles[kind].field);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarBattle battle = {
    .game_type = battles[kind].game_type,
    .armies
    = { load_army (library, battles[kind].army_1), load_army (library, battles[kind].army_2) },
    .field = store_field_load (path, faults),
    .edges = WAR_BATTLE_LONG_EDGES,
    .amendments = get_amendments (),
  };
  WarBattleFault fault;
  WarOperation *operation;

  assert_none (faults);
  if (is_near)
    battle.field = clear_places (battle.field);
  for (gint side = 0; side < WAR_N_SIDES && kind == GAMES_ATTRITION; side++)
    battle.armies[side] = add_bearers (battle.armies[side]);
  operation = war_battle_arrange (&battle, &fault);
  if (operation == NULL)
    g_error ("%s cannot be arranged: %u, side %d", battles[kind].name, fault.kind, fault.side);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    war_army_unref (battle.armies[side]);
  war_field_unref (battle.field);
  return operation;
}

static WarSetup *
set_up (GamesBattle battle, gboolean is_near, gboolean is_as_printed)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarOperation) operation
    = battles[battle].operation != NULL
        ? shipped_load_operation (library, battles[battle].operation)
        : arrange (library, battle, is_near);
  WarAmendments amendments = is_as_printed ? 0
                             : is_near     ? get_amendments ()
                                           : operation->amendments;
  g_autoptr (WarOperation) amended = war_operation_set_amendments (operation, amendments);
  WarSetupFault fault;
  WarSetup *setup = war_setup_new (amended, &fault);

  if (setup == NULL)
    g_error ("%s cannot be played: %u", battles[battle].name, fault.kind);

  return setup;
}

WarSetup *
games_set_up (GamesBattle battle)
{
  return set_up (battle, FALSE, FALSE);
}

WarSetup *
games_set_up_near (GamesBattle battle)
{
  return set_up (battle, TRUE, FALSE);
}

WarSetup *
games_set_up_as_printed (GamesBattle battle)
{
  return set_up (battle, TRUE, TRUE);
}

static gint
find_seat (const WarGame *game)
{
  guint32 must, may;
  gint seat = 0;

  war_decision_get_seats (game->setup, game->state, &must, &may);
  g_assert_cmpuint (must | may, !=, 0);
  while (((must | may) >> seat & 1) == 0)
    seat++;

  return seat;
}

WarGame *
games_play (const WarSetup *setup, guint64 seed, const GamesCommander commanders[WAR_N_SIDES],
            GamesWatcher watcher, gpointer data)
{
  WarGame *game = war_game_new (setup, seed);
  g_autofree WarState *view = war_state_copy (game->state);
  g_autofree WarEvent *items = g_new (WarEvent, MAX_EVENTS);
  WarGenerator generator = war_generator_new (seed, 101);

  while (setup->play->get_winner (setup, game->state) == WAR_WINNER_NONE)
    {
      gint seat = find_seat (game);
      WarEvents events = { .items = items, .capacity = MAX_EVENTS };
      WarRefusal refusal;
      WarOrder order;

      if (game->records->len == MAX_ORDERS)
        g_error ("the game %" G_GUINT64_FORMAT " does not end", seed);

      war_play_view (setup, game->state, seat, war_generator_next (&generator), view);
      if (!commanders[seat](setup, view, seat, &generator, &order))
        g_error ("game %" G_GUINT64_FORMAT ": nothing to do for seat %d", seed, seat + 1);
      if (war_game_give (game, &order, NULL, 0, &events, &refusal, NULL) != WAR_OUTCOME_DONE)
        {
          g_autofree char *line = war_order_to_text (&order, setup->play->orders);

          g_error ("game %" G_GUINT64_FORMAT ": “%s” is refused: %u, %s", seed, line, refusal.kind,
                   refusal.clause);
        }
      if (watcher != NULL)
        watcher (game, &events, data);
    }

  return game;
}

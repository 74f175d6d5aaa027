/* battle.c: whole games of Trench Assault, played by commanders against each other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "battle.h"

#include "store/documents/field-file.h"

#define MAX_ORDERS 20000
#define MAX_EVENTS 2048
#define CM(value) ((value) *WAR_CENTIMETRE)

static void
add_units (WarForce *force, const char *type, gint count, gint wave)
{
  WarUnitType *found = war_book_find_type (force->book, type);
  WarForceEntry *entry;

  g_assert_nonnull (found);
  if (count == 0)
    return;

  entry = war_force_entry_new (found, count);
  entry->wave = wave;
  g_ptr_array_add (force->entries, entry);
}

static WarForce *
new_force (StoreLibrary *library, const char *name, const char *book_id)
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
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarField *field = store_field_load (path, faults);

  g_assert_nonnull (field);
  return field;
}

static void
add_box (WarField *field, WarTerrain terrain, const char *role, gint x, gint y, gint width,
         gint depth)
{
  WarFeature *feature = war_feature_new ();

  feature->id = g_strdup_printf ("more-%u", field->features->len);
  feature->terrain = terrain;
  feature->role = g_strdup (role);
  feature->shape = (WarShape){
    .kind = WAR_SHAPE_BOX,
    .centre = { CM (x), CM (y) },
    .width = CM (width),
    .depth = CM (depth),
  };
  g_ptr_array_add (field->features, feature);
}

static void
add_more (WarOperation *operation)
{
  WarField *field = operation->field;

  add_box (field, WAR_TERRAIN_TRENCH, "second-line", 100, 5, 200, 2);
  add_box (field, WAR_TERRAIN_BUNKER, "second-bunker", 60, 2, 4, 3);
  add_box (field, WAR_TERRAIN_BARBED_WIRE, "attackers-wire", 100, 196, 200, 8);
  add_box (field, WAR_TERRAIN_MUD, NULL, 100, 120, 60, 20);
  add_box (field, WAR_TERRAIN_WOOD, NULL, 40, 110, 20, 20);
  add_box (field, WAR_TERRAIN_BUILDING, NULL, 150, 80, 12, 8);
  add_box (field, WAR_TERRAIN_HILL, NULL, 160, 140, 30, 20);
  add_box (field, WAR_TERRAIN_RIVER, NULL, 30, 70, 60, 4);
  add_box (field, WAR_TERRAIN_BRIDGE, NULL, 30, 70, 10, 6);
  add_box (field, WAR_TERRAIN_GUN_PIT, NULL, 100, 60, 8, 6);
  add_box (field, WAR_TERRAIN_TRENCH, NULL, 190, 100, 4, 60);
  add_units (operation->forces[0], "battalion-tank", 2, 0);
  add_units (operation->forces[1], "garrison-riflemen", 3, 2);
}

WarOperation *
battle_new_operation (StoreLibrary *library, const BattleKind *kind)
{
  WarRules *rules = store_library_get_rules (library, "assault", NULL);
  gint n = (gint) kind->n_companies;
  WarOperation *operation;

  g_assert_nonnull (rules);
  operation = war_operation_new ("parapet", "The Race to the Parapet", rules);
  operation->field = load_field ();
  operation->rounds = kind->rounds;
  operation->amendments
    = kind->amendments == G_MAXUINT32 ? war_system_get_balanced (rules->system) : kind->amendments;
  operation->forces[0] = new_force (library, "British", "british-battalion");
  operation->forces[1] = new_force (library, "Germans", "german-garrison");
  add_units (operation->forces[0], "battalion-riflemen", 6 * n, 0);
  add_units (operation->forces[0], "battalion-bombers", 2 * n, 0);
  add_units (operation->forces[0], "battalion-lewis-gun", (n + 1) / 2, 0);
  add_units (operation->forces[0], "battalion-company-officer", n, 0);
  add_units (operation->forces[0], "battalion-headquarters", 1, 0);
  add_units (operation->forces[0], "battalion-telephone", 1, 0);
  add_units (operation->forces[1], "garrison-riflemen", 2 * n, 0);
  add_units (operation->forces[1], "garrison-machine-gun", (n + 1) / 2, 0);
  add_units (operation->forces[1], "garrison-company-officer", 1, 0);
  if (kind->has_more)
    add_more (operation);
  return operation;
}

WarSetup *
battle_set_up (StoreLibrary *library, const BattleKind *kind)
{
  g_autoptr (WarOperation) operation = battle_new_operation (library, kind);
  WarSetupFault fault;
  WarSetup *setup = war_setup_new (operation, &fault);

  if (setup == NULL)
    g_error ("fault %d", fault.kind);
  return setup;
}

WarGame *
battle_play (const WarSetup *setup, guint64 seed, const WarCommander commanders[WAR_N_SIDES],
             BattleWatcher watcher, gpointer data)
{
  gint defenders = war_assault_get_data (setup)->seat_of_defenders;
  WarGame *game = war_game_new (setup, seed);
  g_autofree WarEvent *items = g_new (WarEvent, MAX_EVENTS);
  g_autofree WarState *before = war_state_copy (game->state);
  WarSession session;
  WarStep step;

  war_session_init (&session, game);
  for (gint i = 0; i <= defenders; i++)
    session.commanders[i] = commanders[i == defenders];

  while ((step = war_session_get_step (&session)).kind == WAR_STEP_COMMANDER)
    {
      WarEvents events = { .items = items, .capacity = MAX_EVENTS };
      WarRefusal refusal;
      WarOrder order;
      g_autofree char *fault = NULL;

      g_assert_cmpuint (game->records->len, <, MAX_ORDERS);
      g_assert_true (war_session_choose (&session, step.seat, &order));
      war_state_assign (before, game->state);
      if (war_session_give (&session, &order, &events, &refusal) != WAR_OUTCOME_DONE)
        g_error ("game %" G_GUINT64_FORMAT ", order %u of seat %d: refusal %u", seed, order.kind,
                 step.seat, refusal.kind);
      if (watcher == NULL)
        continue;
      fault = war_play_find_fault (setup, game->state);
      if (fault != NULL)
        g_error ("game %" G_GUINT64_FORMAT ", order %u: %s", seed, game->records->len, fault);
      watcher (game, before, &events, data);
    }
  g_assert_cmpint (step.kind, ==, WAR_STEP_OVER);
  war_session_clear (&session);
  return game;
}

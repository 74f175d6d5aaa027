/* test-reserves.c: units that an operation holds in reserve
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "common/games.h"
#include "engine/entrenched/private.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "shipped.h"
#include "store/documents/game-file.h"
#include "table.h"

#define UP 0

/* The round in which the reserves of these tests come. */
#define ROUND 4

/* More units than have room in a zone. */
#define CROWD 90

/* BEF infantry in rows 0 and 1, the second in reserve; German infantry in row 2. */
enum
{
  FIRST,
  RESERVE,
  ENEMY,
};

typedef struct
{
  Table *table;
  WarForceEntry *entry; /* of the reserve */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->table = table_new ();
  table_add_unit (fixture->table, 1, "bef-infantry");
  table_add_unit (fixture->table, 1, "bef-infantry");
  table_add_unit (fixture->table, 2, "german-infantry");
  fixture->entry
    = g_ptr_array_index (table_get_operation (fixture->table)->forces[0]->entries, RESERVE);
  fixture->entry->arrives = ROUND;
  fixture->entry->edge = WAR_FIELD_EDGE_NORTH;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  table_free (fixture->table);
}

/* A zone of the field besides those in which the sides begin: the last 4″ in the middle below. */
static void
add_lane (Fixture *fixture, WarLength width)
{
  const WarPosition corners[] = { { IN (10), IN (8) },
                                  { IN (10) + width, IN (8) },
                                  { IN (10) + width, IN (12) },
                                  { IN (10), IN (12) } };
  WarZone *zone = war_zone_new ();

  zone->id = g_strdup ("lane");
  zone->side = 1;
  zone->shape.kind = WAR_SHAPE_AREA;
  zone->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_vals (zone->shape.vertices, corners, G_N_ELEMENTS (corners));
  g_ptr_array_add (table_get_operation (fixture->table)->field->zones, zone);
  fixture->entry->edge = WAR_FIELD_EDGE_NONE;
  fixture->entry->zone = g_strdup ("lane");
}

static const char *
place (guint piece, WarLength x, WarLength y)
{
  static char lines[8][80];
  static guint next;
  char *line = lines[next++ % G_N_ELEMENTS (lines)];

  g_snprintf (line, sizeof lines[0], "%d place pieces.%u x=%d y=%d heading=0",
              piece == ENEMY ? 2 : 1, piece, x, y);
  return line;
}

/* The others are on the field, and side 1 is to respond in the round. */
static void
begin_round (Fixture *fixture, gint round)
{
  table_begin (fixture->table);
  table_put (fixture->table, FIRST, IN (2), IN (11), UP);
  table_put (fixture->table, ENEMY, IN (22), IN (11), UP);
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_RESPONSE, round);
}

/* And now to move. */
static void
begin_movement (Fixture *fixture, gint round)
{
  begin_round (fixture, round);
  table_order (fixture->table, "1 respond", "6");
}

/* Nobody places reserves before the first turn, which begins without them. */
static void
test_not_at_first (Fixture *fixture, gconstpointer data)
{
  table_begin_game (fixture->table);
  table_refuse (fixture->table, place (RESERVE, IN (4), IN (1)), WAR_ENTRENCHED_REFUSAL_RESERVE,
                "entrenched.E-30");
  table_refuse (fixture->table, "1 leave-out pieces.1", WAR_ENTRENCHED_REFUSAL_RESERVE,
                "entrenched.E-30");
  table_order (fixture->table, place (FIRST, IN (4), IN (6)), "");
  table_order (fixture->table, place (ENEMY, IN (20), IN (6)), "");
  g_assert_cmpint (*table_game (fixture->table, WAR_GAME_ROUND), ==, 1);
  table_refuse (fixture->table, place (RESERVE, IN (4), IN (1)), WAR_ENTRENCHED_REFUSAL_RESERVE,
                "entrenched.E-30");
}

/* Not in the round before, and then at once; that it comes is said once. */
static void
test_round (Fixture *fixture, gconstpointer data)
{
  begin_movement (fixture, ROUND - 1);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_RESERVES_COME), ==, 0);
  table_refuse (fixture->table, place (RESERVE, IN (4), IN (1)), WAR_ENTRENCHED_REFUSAL_RESERVE,
                "entrenched.E-30");
  g_assert_true (table_allows (fixture->table, "1 end-phase"));

  tear_down (fixture, NULL);
  set_up (fixture, NULL);
  begin_movement (fixture, ROUND);
  g_assert_cmpint (
    table_event (fixture->table, WAR_ENTRENCHED_EVENT_RESERVES_COME, 0)->arguments[1], ==, 1);
  table_order (fixture->table, place (RESERVE, IN (4), IN (1)), "");
  g_assert_cmpstr (table_event (fixture->table, WAR_ENTRENCHED_EVENT_PLACED, 0)->clause, ==,
                   "entrenched.E-30");
  g_assert_cmpint (*table_piece (fixture->table, RESERVE, WAR_PIECE_PRESENCE), ==,
                   WAR_PRESENCE_ON_FIELD);

  /* It is active, and may move at once. */
  g_assert_true (table_allows (fixture->table, "1 move pieces.1 heading=2048 distance=2540"));

  tear_down (fixture, NULL);
  set_up (fixture, NULL);
  begin_movement (fixture, ROUND + 1);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_RESERVES_COME), ==, 0);
  g_assert_true (table_allows (fixture->table, place (RESERVE, IN (4), IN (1))));
}

/* Wholly in the strip along the edge, 3″ deep; not in the own zone, which is no edge. */
static void
test_edge (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    WarFieldEdge edge;
    WarLength x, y; /* the farthest from the edge that the middle of the base may be */
    gint right, down; /* the way on from there */
  } cases[] = {
    { WAR_FIELD_EDGE_NORTH, IN (12), IN (3) - 1000, 0, 1 },
    { WAR_FIELD_EDGE_EAST, IN (21) + 2000, IN (6), -1, 0 },
    { WAR_FIELD_EDGE_SOUTH, IN (12), IN (9) + 1000, 0, -1 },
    { WAR_FIELD_EDGE_WEST, IN (3) - 2000, IN (6), 1, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (gint swapped = 0; swapped <= 1; swapped++)
      {
        tear_down (fixture, NULL);
        set_up (fixture, NULL);

        /* Across from it, where the sides have changed zones. */
        fixture->entry->edge = cases[swapped != 0 ? (i + 2) % 4 : i].edge;
        table_begin (fixture->table);
        *table_game (fixture->table, WAR_ENTRENCHED_GAME_SWAPPED) = swapped;
        table_put (fixture->table, FIRST, IN (2), IN (11), UP);
        table_put (fixture->table, ENEMY, IN (16), IN (6), UP);
        table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, ROUND);
        g_assert_true (table_allows (fixture->table, place (RESERVE, cases[i].x, cases[i].y)));
        table_refuse (fixture->table,
                      place (RESERVE, cases[i].x + cases[i].right, cases[i].y + cases[i].down),
                      WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE, "entrenched.E-30");
        table_refuse (fixture->table, place (RESERVE, IN (12), IN (6)),
                      WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE, "entrenched.E-30");
      }
}

/* Wholly in the zone that the operation names, and in no other. */
static void
test_zone (Fixture *fixture, gconstpointer data)
{
  add_lane (fixture, IN (4));
  begin_movement (fixture, ROUND);
  g_assert_true (table_allows (fixture->table, place (RESERVE, IN (10) + 2000, IN (8) + 1000)));
  table_refuse (fixture->table, place (RESERVE, IN (10) + 1999, IN (8) + 1000),
                WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE, "entrenched.E-30");
  table_refuse (fixture->table, place (RESERVE, IN (4), IN (6)), WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE,
                "entrenched.E-30");
}

/* A side's own zone is where it is after the sides have changed them. */
static void
test_swapped_zone (Fixture *fixture, gconstpointer data)
{
  fixture->entry->edge = WAR_FIELD_EDGE_NONE;
  fixture->entry->zone = g_strdup ("zone-1");
  table_begin (fixture->table);
  *table_game (fixture->table, WAR_ENTRENCHED_GAME_SWAPPED) = 1;
  table_put (fixture->table, FIRST, IN (22), IN (11), UP);
  table_put (fixture->table, ENEMY, IN (2), IN (11), UP);
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, ROUND);
  g_assert_true (table_allows (fixture->table, place (RESERVE, IN (20), IN (3))));
  table_refuse (fixture->table, place (RESERVE, IN (4), IN (3)), WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE,
                "entrenched.E-30");
}

/* As waves do: 3″ from enemies. */
static void
test_enemies (Fixture *fixture, gconstpointer data)
{
  begin_movement (fixture, ROUND);
  table_put (fixture->table, ENEMY, IN (12), IN (1), UP);
  g_assert_true (table_allows (fixture->table, place (RESERVE, IN (12) + 4000 + IN (3), IN (1))));
  table_refuse (fixture->table, place (RESERVE, IN (12) + 3999 + IN (3), IN (1)),
                WAR_ENTRENCHED_REFUSAL_TOO_NEAR, "entrenched.E-30");
}

/* Where there is room it has to come; where there is none it waits, and comes when there is. */
static void
test_room (Fixture *fixture, gconstpointer data)
{
  add_lane (fixture, IN (2));
  begin_movement (fixture, ROUND);
  table_refuse (fixture->table, "1 end-phase", WAR_ENTRENCHED_REFUSAL_ROOM, "entrenched.E-30");

  table_put (fixture->table, ENEMY, IN (11), IN (10), UP);
  g_assert_true (table_allows (fixture->table, "1 end-phase"));
  table_order (fixture->table, "1 end-phase", "");
  table_refuse (fixture->table, place (RESERVE, IN (11), IN (10)), WAR_REFUSAL_NOT_THIS_ORDER,
                "entrenched.2.1");

  table_put (fixture->table, ENEMY, IN (22), IN (11), UP);
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, ROUND + 2);
  g_assert_true (table_allows (fixture->table, place (RESERVE, IN (11), IN (10))));
}

/* Morale takes the last unit of side 1 from the field: it has lost, unless reserves are to come. */
static void
lose_first (Fixture *fixture)
{
  begin_round (fixture, 2);
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MORALE, 2);
  *table_piece (fixture->table, FIRST, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  *table_piece (fixture->table, FIRST, WAR_ENTRENCHED_PIECE_LOST) = 3;
  table_order (fixture->table, "1 test-morale", "1");
  g_assert_cmpint (*table_piece (fixture->table, FIRST, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
}

static gint
get_winner (Fixture *fixture)
{
  return *table_game (fixture->table, WAR_ENTRENCHED_GAME_WINNER);
}

static void
test_not_lost (Fixture *fixture, gconstpointer data)
{
  table_add_condition (fixture->table, WAR_CONDITION_DESTROY_ALL, 2, NULL, 0, 0);
  lose_first (fixture);
  g_assert_cmpint (get_winner (fixture), ==, WAR_WINNER_NONE);

  /* Without any it is over. */
  tear_down (fixture, NULL);
  set_up (fixture, NULL);
  fixture->entry->arrives = 0;
  table_add_condition (fixture->table, WAR_CONDITION_DESTROY_ALL, 2, NULL, 0, 0);
  lose_first (fixture);
  g_assert_cmpint (get_winner (fixture), ==, WAR_WINNER_SIDE_2);
}

/* Who has not come by the end has survived. */
static void
test_survives (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    gint count, winner;
  } cases[] = { { 2, WAR_WINNER_SIDE_1 }, { 3, WAR_WINNER_DRAW } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      tear_down (fixture, NULL);
      set_up (fixture, NULL);
      fixture->entry->arrives = 13;
      table_add_condition (fixture->table, WAR_CONDITION_SURVIVE, 1, NULL, cases[i].count, 0);
      begin_round (fixture, 12);
      table_set_phase (fixture->table, 2, WAR_ENTRENCHED_PHASE_MELEE, 12);
      table_order (fixture->table, "2 end-phase", "");
      g_assert_cmpint (get_winner (fixture), ==, cases[i].winner);
    }
}

/* A side may have nobody else at first, but not both. */
static void
test_all_of_a_side (Fixture *fixture, gconstpointer data)
{
  GPtrArray *entries = table_get_operation (fixture->table)->forces[0]->entries;
  WarForceEntry *enemies
    = g_ptr_array_index (table_get_operation (fixture->table)->forces[1]->entries, 0);
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));

  g_ptr_array_remove_index (entries, FIRST);
  enemies->arrives = 1;
  enemies->edge = WAR_FIELD_EDGE_EAST;
  g_assert_null (war_setup_try (table_get_operation (fixture->table), faults));
  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_cmpint (g_array_index (faults, WarSetupFault, 0).kind, ==, WAR_SETUP_ALL_RESERVES);

  enemies->arrives = 0;
  table_begin_game (fixture->table);
  table_order (fixture->table, "2 place pieces.1 x=55880 y=5080 heading=0", "");
  g_assert_cmpint (*table_game (fixture->table, WAR_GAME_ROUND), ==, 1);
  g_assert_cmpint (get_winner (fixture), ==, WAR_WINNER_NONE);
  table_order (fixture->table, "1 end-phase", "");
}

/* In a draft it may not be said where they come, or the zone may be gone: all is said at once. */
static void
test_no_place (Fixture *fixture, gconstpointer data)
{
  WarOperation *operation = table_get_operation (fixture->table);
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));

  fixture->entry->edge = WAR_FIELD_EDGE_NONE;
  fixture->entry->zone = g_strdup ("nowhere");
  table_add_condition (fixture->table, WAR_CONDITION_HOLD_ZONE, 1, NULL, 2, 0);
  g_assert_null (war_setup_try (operation, faults));
  g_assert_cmpuint (faults->len, ==, 2);
  g_assert_cmpint (g_array_index (faults, WarSetupFault, 0).kind, ==, WAR_SETUP_RESERVE_PLACE);
  g_assert_cmpint (g_array_index (faults, WarSetupFault, 0).side, ==, 1);
  g_assert_true (g_array_index (faults, WarSetupFault, 0).type == fixture->entry->type);
  g_assert_cmpint (g_array_index (faults, WarSetupFault, 1).kind, ==, WAR_SETUP_CONDITION_PLACE);

  g_clear_pointer (&fixture->entry->zone, g_free);
  g_array_set_size (faults, 0);
  g_assert_null (war_setup_try (operation, faults));
  g_assert_cmpuint (faults->len, ==, 2);
}

/* In War of Attrition they are in no wave; who was wounded then comes with one, in the own zone. */
static void
test_attrition (Fixture *fixture, gconstpointer data)
{
  table_get_operation (fixture->table)->game_type = g_strdup ("attrition");
  table_begin_game (fixture->table);
  table_order (fixture->table, "2 choose-edge swap=0", "");
  table_refuse (fixture->table, "1 assign wave=1 targets=1", WAR_ENTRENCHED_REFUSAL_RESERVE,
                "entrenched.E-30");
  table_order (fixture->table, "1 assign wave=1 targets=0", "");
  table_order (fixture->table, "1 ready", "");

  *table_game (fixture->table, WAR_ENTRENCHED_GAME_STAGE) = WAR_ENTRENCHED_STAGE_OVER;
  *table_piece (fixture->table, ENEMY, WAR_ENTRENCHED_PIECE_WAVE) = 1;
  table_put (fixture->table, FIRST, IN (2), IN (11), UP);
  table_put (fixture->table, ENEMY, IN (22), IN (11), UP);
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, ROUND);
  g_assert_true (table_allows (fixture->table, place (RESERVE, IN (12), IN (1))));
  table_refuse (fixture->table, place (RESERVE, IN (4), IN (6)), WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE,
                "entrenched.E-30");

  *table_piece (fixture->table, RESERVE, WAR_ENTRENCHED_PIECE_HEALTH) = WAR_ENTRENCHED_RECOVERED;
  *table_piece (fixture->table, RESERVE, WAR_ENTRENCHED_PIECE_WAVE) = 1;
  g_assert_true (table_allows (fixture->table, place (RESERVE, IN (4), IN (6))));
  table_refuse (fixture->table, place (RESERVE, IN (12), IN (1)),
                WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE, "entrenched.E-1");
}

/* A state in which a reserve is there too soon cannot be. */
static void
test_too_soon (Fixture *fixture, gconstpointer data)
{
  g_autofree char *fault = NULL;

  begin_round (fixture, ROUND - 1);
  table_put (fixture->table, RESERVE, IN (4), IN (1), UP);
  fault = war_play_find_fault (table_get_setup (fixture->table), table_get_state (fixture->table));
  g_assert_cmpstr (fault, ==, "pieces 1: has come before round 4");
}

/* Whole games ---------------------------------------------------------------------------------- */

typedef struct
{
  guint n_arrived, n_called;
} Arrivals;

static void
watch (const WarGame *game, const WarEvents *events, gpointer data)
{
  Arrivals *arrivals = data;

  for (guint i = 0; i < events->n_items; i++)
    {
      const WarEvent *event = &events->items[i];

      if (event->kind == WAR_ENTRENCHED_EVENT_PLACED
          && g_strcmp0 (event->clause, "entrenched.E-30") == 0)
        arrivals->n_arrived++;
      if (event->kind == WAR_ENTRENCHED_EVENT_RESERVES_COME)
        arrivals->n_called += (guint) event->arguments[1];
    }
}

/* Langemarck with some of each side in reserve. */
static WarOperation *
hold_back (void)
{
  WarOperation *operation = shipped_load_operation (NULL, "langemarck");

  for (guint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < operation->forces[side]->entries->len; i += 2)
      {
        WarForceEntry *entry = g_ptr_array_index (operation->forces[side]->entries, i);

        entry->arrives = 1 + (gint) (i + side) % 3;
        if (i % 4 == 0)
          entry->edge = (WarFieldEdge) (WAR_FIELD_EDGE_NORTH + (i / 4 + 2 * side) % 4);
        else
          entry->zone
            = g_strdup (((const WarZone *) g_ptr_array_index (operation->field->zones, side))->id);
      }

  return operation;
}

/* Commanders play such games to the end; saved and loaded they are the same, order by order. */
static void
test_games (void)
{
  static const GamesCommander commanders[][WAR_N_SIDES] = {
    { war_solo_quick_choose, war_solo_quick_choose },
    { war_solo_random_choose, war_solo_random_choose },
    { war_solo_quick_choose, war_solo_random_choose },
  };
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarOperation) operation = hold_back ();

  for (guint i = 0; i < G_N_ELEMENTS (commanders); i++)
    {
      WarSetupFault fault;
      g_autoptr (StoreGame) saved = store_game_new (operation, i, &fault);
      g_autoptr (StoreFaults) faults = store_faults_new ("game");
      g_autoptr (StoreGame) loaded = NULL;
      g_autoptr (GBytes) bytes = NULL;
      Arrivals arrivals = { 0 };

      g_assert_nonnull (saved);
      war_game_free (saved->game);
      saved->game = games_play (saved->setup, i, commanders[i], watch, &arrivals);
      g_assert_cmpuint (arrivals.n_called, >, 0);
      g_assert_cmpuint (arrivals.n_arrived, >, 0);
      g_assert_cmpuint (arrivals.n_arrived, <=, arrivals.n_called);

      bytes = store_game_to_bytes (saved);
      loaded = store_game_from_bytes (library, bytes, faults);
      g_assert_nonnull (loaded);
      g_assert_cmpuint (loaded->past->len, ==, 0);
      g_assert_cmpuint (loaded->game->records->len, ==, saved->game->records->len);
      g_assert_cmphex (war_state_hash (loaded->setup->layout, loaded->game->state), ==,
                       war_state_hash (saved->setup->layout, saved->game->state));
    }
}

/* Reserves have the whole of their place, but not more. */
static void
test_muster (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) shortages = g_array_new (FALSE, FALSE, sizeof (WarShortage));
  const WarShortage *shortage;

  add_lane (fixture, IN (1) / 2);
  table_begin (fixture->table);
  war_entrenched_muster (table_get_setup (fixture->table), shortages);
  g_assert_cmpuint (shortages->len, ==, 1);
  shortage = &g_array_index (shortages, WarShortage, 0);
  g_assert_cmpint (shortage->side, ==, 1);
  g_assert_cmpint (shortage->round, ==, ROUND);
  g_assert_cmpuint (shortage->n_placed, ==, 0);
  g_assert_cmpstr (shortage->type->id, ==, "bef-infantry");
}

static void
test_muster_finds_room (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) shortages = g_array_new (FALSE, FALSE, sizeof (WarShortage));

  add_lane (fixture, IN (2));
  table_begin (fixture->table);
  war_entrenched_muster (table_get_setup (fixture->table), shortages);
  g_assert_cmpuint (shortages->len, ==, 0);
}

/* Who begins on the field needs room in the zones of the side, all at the same time. */
static void
test_muster_at_first (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) shortages = g_array_new (FALSE, FALSE, sizeof (WarShortage));
  const WarShortage *shortage;

  for (guint i = 0; i < CROWD; i++)
    table_add_unit (fixture->table, 2, "german-infantry");
  table_begin (fixture->table);
  war_entrenched_muster (table_get_setup (fixture->table), shortages);
  g_assert_cmpuint (shortages->len, ==, 1);
  shortage = &g_array_index (shortages, WarShortage, 0);
  g_assert_cmpint (shortage->side, ==, 2);
  g_assert_cmpint (shortage->round, ==, 0);
  g_assert_null (shortage->type);
  g_assert_cmpuint (shortage->n_units, ==, CROWD + 1);
  g_assert_cmpuint (shortage->n_placed, >, 0);
  g_assert_cmpuint (shortage->n_placed, <, CROWD);
}

#define ADD(path, test) g_test_add ("/rules/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("entrenched.E-30/not-at-first", test_not_at_first);
  ADD ("entrenched.E-30/round", test_round);
  ADD ("entrenched.E-30/edge", test_edge);
  ADD ("entrenched.E-30/zone", test_zone);
  ADD ("entrenched.E-30/swapped-zone", test_swapped_zone);
  ADD ("entrenched.E-30/enemies", test_enemies);
  ADD ("entrenched.E-30/room", test_room);
  ADD ("entrenched.E-30/not-lost", test_not_lost);
  ADD ("entrenched.E-30/survives", test_survives);
  ADD ("entrenched.E-30/all-of-a-side", test_all_of_a_side);
  ADD ("entrenched.E-30/no-place", test_no_place);
  ADD ("entrenched.E-30/attrition", test_attrition);
  ADD ("entrenched.E-30/too-soon", test_too_soon);
  ADD ("entrenched.E-30/muster", test_muster);
  ADD ("entrenched.E-30/muster-finds-room", test_muster_finds_room);
  ADD ("entrenched.E-1/muster", test_muster_at_first);
  g_test_add_func ("/rules/entrenched.E-30/games", test_games);

  return g_test_run ();
}

/* test-prepare.c: what keeps an operation of Trench Club from being played, and what a game is made
 * of (club.1.2, club.1.3, club.4.1, club.9.8, club.11, club.M-4)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

static void
make_field (Stage *stage)
{
  WarHexBoard *board = stage_get_board (stage);

  if (war_hex_board_get_last_fort (board) == 0)
    stage_add_fort (stage, stage_at (30, 4), 0, 5, 1);
  stage_get_operation (stage)->field = war_field_new_hex ("Stage", board, WAR_HEX_USUAL_HALF_WIDTH);
}

/* The faults, of which there is one; NONE: there is none. */
#define NONE ((WarSetupFaultKind) -1)

static WarSetupFault
find_fault (Stage *stage)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));
  WarSetup *setup = war_setup_try (stage_get_operation (stage), faults);

  g_assert_true ((setup == NULL) == (faults->len > 0));
  g_clear_pointer (&setup, war_setup_free);
  g_assert_cmpuint (faults->len, <=, 1);
  return faults->len == 0 ? (WarSetupFault){ .kind = NONE }
                          : g_array_index (faults, WarSetupFault, 0);
}

/* Each side brings units of its own. */
static void
test_forces (void)
{
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
      WarForce *force = stage_get_operation (stage)->forces[side];
      WarSetupFault fault;

      make_field (stage);
      g_assert_cmpint (find_fault (stage).kind, ==, NONE);
      force->cost_limit = 90;
      fault = find_fault (stage);
      g_assert_cmpint (fault.kind, ==, WAR_SETUP_NO_ARMY);
      g_assert_cmpint (fault.side, ==, side + 1);
      g_assert_cmpint (fault.limit, ==, 90);
      force->cost_limit = 0;
      g_ptr_array_set_size (force->entries, 0);
      fault = find_fault (stage);
      g_assert_cmpint (fault.kind, ==, WAR_SETUP_NO_UNITS);
      g_assert_cmpint (fault.side, ==, side + 1);
    }
}

/* The board is one of hexes, with a fort, and three starts for each who places (club.1.2). */
static void
test_ground (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  g_autoptr (WarHexBoard) without_fort = war_hex_board_new (12, 8);
  g_autoptr (WarField) bare = war_field_new_hex ("Bare", without_fort, WAR_HEX_USUAL_HALF_WIDTH);
  WarOperation *operation = stage_get_operation (stage);
  WarField *field;

  g_assert_cmpint (find_fault (stage).kind, ==, WAR_SETUP_NO_FIELD);
  make_field (stage);
  g_assert_cmpint (find_fault (stage).kind, ==, NONE);

  stage_set_game_type (stage, "four-players"); /* of six starts (club.1.3) */
  g_assert_cmpint (find_fault (stage).kind, ==, WAR_SETUP_WRONG_GROUND);
  stage_set_game_type (stage, "two-players");
  g_assert_cmpint (find_fault (stage).kind, ==, NONE);

  field = operation->field;
  operation->field = bare;
  for (guint i = 0; i < 6; i++)
    war_hex_board_set_start (without_fort, (WarHex) i, i + 1);
  g_assert_cmpint (find_fault (stage).kind, ==, WAR_SETUP_WRONG_GROUND);
  war_hex_board_set_fort (without_fort, 40, 1u << 0 | 1u << 3, 1);
  g_assert_cmpint (find_fault (stage).kind, ==, NONE);
  operation->field = field;
}

/* Persons have no Gun Turret (club.4.6), and the chart's stands nowhere on the board when the game
 * begins (club.M-13). */
static void
test_turret (void)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
      gint side = i == 0 ? 0 : 1;
      WarForce *force = stage_get_operation (stage)->forces[side];
      WarForceEntry *entry = war_force_entry_new (
        war_book_find_type (force->book,
                            side == 0 ? "club-british-gun-turret" : "club-german-gun-turret"),
        1);
      WarSetupFault fault;

      make_field (stage);
      g_ptr_array_add (force->entries, entry);
      if (i == 1)
        stage_set_game_type (stage, "two-players");
      if (i == 2)
        {
          WarUnitStart *start = war_unit_start_new ();

          g_ptr_array_add (entry->starts, start);
          start->is_placed = TRUE;
          start->at = (WarPosition){ 3, 3 };
        }
      fault = find_fault (stage);
      g_assert_cmpint (fault.kind, ==,
                       i < 2    ? WAR_SETUP_NOT_OF_SIDE
                       : i == 2 ? WAR_SETUP_START_BARRED
                                : NONE);
      if (i < 3)
        g_assert_cmpint (fault.side, ==, side + 1);
    }
}

/* Of hundreds of units no more have rows than a game can have. */
static void
test_too_many (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  WarForceEntry *entry;
  WarSetupFault fault;

  make_field (stage);
  entry = g_ptr_array_index (stage_get_operation (stage)->forces[0]->entries, 0);
  entry->count = WAR_CLUB_MAX_UNITS;
  fault = find_fault (stage);
  g_assert_cmpint (fault.kind, ==, WAR_SETUP_TOO_MANY_UNITS);
  g_assert_cmpint (fault.limit, ==, WAR_CLUB_MAX_UNITS);
}

static guint
count_rows (Stage *stage, gint side, const char *suffix)
{
  const WarClub *data = war_club_get_data (stage_get_setup (stage));
  guint n = 0;

  for (guint i = 0; i < data->units->len; i++)
    {
      const WarClubUnit *unit = &g_array_index (data->units, WarClubUnit, i);

      n += unit->type != WAR_NONE && data->seat_sides[unit->seat] == side
           && g_str_has_suffix (
             war_club_get_nth_type (stage_get_setup (stage), (guint) unit->type)->type->id, suffix);
    }
  return n;
}

/* Who may come later has a row: two of each type that is sold (club.9.8), and for the chart one of
 * each Special Force where its bag has a flag (club.4.5), but no turret (club.M-13), and none for
 * persons (club.4.6). */
static void
test_reserves (void)
{
  static const struct
  {
    const char *level, *game_type;
    guint n_specials;
  } games[] = { { "conscript", "against-chart", 0 },
                { "poilu", "against-chart", 1 },
                { "shell-shock", "against-chart", 1 },
                { "shell-shock", "two-players", 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
      WarOperation *operation = stage_get_operation (stage);

      g_free (operation->level);
      operation->level = g_strdup (games[i].level);
      stage_set_game_type (stage, games[i].game_type);
      stage_begin_game (stage);
      for (gint side = 0; side < WAR_N_SIDES; side++)
        {
          g_assert_cmpuint (count_rows (stage, side, "-truck"), ==, 2);
          g_assert_cmpuint (count_rows (stage, side, "-tank"), ==, 2);
          g_assert_cmpuint (count_rows (stage, side, "-medic"), ==,
                            side == 1 ? games[i].n_specials : 0);
          g_assert_cmpuint (count_rows (stage, side, "-gun-turret"), ==, 0);
        }
    }
}

/* The second unit of a type has a number, the first has none. */
static void
test_names (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  const WarClub *data;
  guint n_without = 0, n_second = 0;

  stage_begin_game (stage);
  data = war_club_get_data (stage_get_setup (stage));
  for (guint i = 0; i < data->units->len; i++)
    {
      const WarClubUnit *unit = &g_array_index (data->units, WarClubUnit, i);

      g_assert_cmpuint (unit->namesake.number, !=, 1);
      n_without += unit->namesake.number == 0;
      n_second += unit->namesake.number == 2;
    }
  /* Eleven types a nation, and of the chart's one more of its ally's. */
  g_assert_cmpuint (n_second, >=, 22);
  g_assert_cmpuint (n_without, >=, n_second);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/club-prepare/club.M-33/forces", test_forces);
  g_test_add_func ("/club-prepare/club.1.3/ground", test_ground);
  g_test_add_func ("/club-prepare/club.M-13/turret", test_turret);
  g_test_add_func ("/club-prepare/club.M-14/too-many", test_too_many);
  g_test_add_func ("/club-prepare/club.4.6/reserves", test_reserves);
  g_test_add_func ("/club-prepare/club.9.8/names", test_names);
  return g_test_run ();
}

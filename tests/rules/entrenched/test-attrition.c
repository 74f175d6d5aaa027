/* test-attrition.c: War of Attrition: waves
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/solo/quick.h"
#include "table.h"

typedef struct
{
  Table *table;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->table = table_new ();
  table_get_operation (fixture->table)->game_type = g_strdup ("attrition");
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  table_free (fixture->table);
}

/* The n-th entry of the side's force. */
static WarForceEntry *
get_entry (Fixture *fixture, gint side, guint index)
{
  return g_ptr_array_index (table_get_operation (fixture->table)->forces[side - 1]->entries, index);
}

/* Adds so many units of the type; gives the row of the first. */
static guint
add_units (Fixture *fixture, gint side, const char *type, guint n_units)
{
  guint first = table_add_unit (fixture->table, side, type);

  for (guint i = 1; i < n_units; i++)
    table_add_unit (fixture->table, side, type);

  return first;
}

static gint
get_wave (Fixture *fixture, guint piece)
{
  return *table_piece (fixture->table, piece, WAR_ENTRENCHED_PIECE_WAVE);
}

/* Goes on to the choice of waves. */
static void
begin_game (Fixture *fixture)
{
  table_begin_game (fixture->table);
  table_order (fixture->table, "2 choose-edge swap=0", "");
}

/* Six units of 40 for each side: rows 0 … 5 and 6 … 11. */
static void
begin_six (Fixture *fixture)
{
  add_units (fixture, 1, "bef-infantry", 6);
  add_units (fixture, 2, "bef-infantry", 6);
  begin_game (fixture);
}

/* Side 1's movement phase in the round begins; says which wave is the last that may come. */
static gint
begin_movement (Fixture *fixture, gint round, const char *dice)
{
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_RESPONSE, round);
  table_order (fixture->table, "1 respond", dice);
  return *table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_WAVE);
}

static gint
find_decision (Fixture *fixture, gint side)
{
  gint row = war_decision_find (table_get_setup (fixture->table), table_get_state (fixture->table),
                                side - 1);

  if (row == WAR_NONE)
    return WAR_NONE;

  return war_state_peek_row (table_get_setup (fixture->table)->layout,
                             table_get_state (fixture->table), WAR_TABLE_DECISIONS,
                             (guint) row)[WAR_DECISION_KIND];
}

static void
test_assign (Fixture *fixture, gconstpointer data)
{
  begin_six (fixture);
  g_assert_cmpint (find_decision (fixture, 1), ==, WAR_ENTRENCHED_DECIDE_WAVES);
  g_assert_cmpint (find_decision (fixture, 2), ==, WAR_ENTRENCHED_DECIDE_WAVES);

  g_assert_true (table_allows (fixture->table, "2 assign wave=1 targets=6"));
  g_assert_true (table_allows (fixture->table, "1 assign wave=3 targets=5,0,2"));
  table_order (fixture->table, "1 assign wave=3 targets=5,0,2", "");
  g_assert_cmpint (get_wave (fixture, 5), ==, 3);
  g_assert_cmpint (get_wave (fixture, 0), ==, 3);
  g_assert_cmpint (get_wave (fixture, 1), ==, 0);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_WAVE), ==, 3);
  g_assert_cmpint (table_event (fixture->table, WAR_ENTRENCHED_EVENT_WAVE, 0)->arguments[0], ==, 3);

  /* A choice may be changed. */
  table_order (fixture->table, "1 assign wave=2 targets=0", "");
  g_assert_cmpint (get_wave (fixture, 0), ==, 2);
}

static void
test_assign_refused (Fixture *fixture, gconstpointer data)
{
  begin_six (fixture);
  table_refuse (fixture->table, "1 assign wave=0 targets=0", WAR_REFUSAL_MALFORMED, NULL);
  table_refuse (fixture->table, "1 assign wave=4 targets=0", WAR_REFUSAL_MALFORMED, NULL);
  table_refuse (fixture->table, "1 assign wave=1", WAR_REFUSAL_MALFORMED, NULL);
  table_refuse (fixture->table, "1 assign wave=1 targets=0,6", WAR_ENTRENCHED_REFUSAL_NOT_YOURS,
                "entrenched.9.4");
}

/* Nobody plays with waves in another game, and nobody comes later. */
static void
test_other_game (Fixture *fixture, gconstpointer data)
{
  WarOperation *operation = table_get_operation (fixture->table);

  g_free (operation->game_type);
  operation->game_type = g_strdup ("assault");
  begin_six (fixture);
  g_assert_cmpint (find_decision (fixture, 1), ==, WAR_ENTRENCHED_DECIDE_PLACE);
  table_refuse (fixture->table, "1 assign wave=1 targets=0", WAR_REFUSAL_NOT_THIS_ORDER, NULL);

  *table_game (fixture->table, WAR_ENTRENCHED_GAME_STAGE) = WAR_ENTRENCHED_STAGE_OVER;
  table_put (fixture->table, 0, IN (4), IN (10), 0);
  table_put (fixture->table, 6, IN (20), IN (10), 0);
  g_assert_cmpint (begin_movement (fixture, 9, "6"), ==, 0);
  table_refuse (fixture->table, "1 place pieces.1 x=5080 y=5080 heading=1024",
                WAR_ENTRENCHED_REFUSAL_CANNOT_COME, "entrenched.E-18");
}

/* Each unit is in a wave, and each wave has a unit. */
static void
test_none_empty (Fixture *fixture, gconstpointer data)
{
  begin_six (fixture);
  table_order (fixture->table, "1 assign wave=1 targets=0,1,2", "");
  table_order (fixture->table, "1 assign wave=2 targets=3,4", "");
  table_refuse (fixture->table, "1 ready", WAR_ENTRENCHED_REFUSAL_WAVES, "entrenched.E-18");

  table_order (fixture->table, "1 assign wave=2 targets=5", "");
  table_refuse (fixture->table, "1 ready", WAR_ENTRENCHED_REFUSAL_WAVES, "entrenched.E-18");

  table_order (fixture->table, "1 assign wave=3 targets=5", "");
  g_assert_true (table_allows (fixture->table, "1 ready"));
}

/* Half the cost is allowed: three of six; four are too many. */
static void
test_half (Fixture *fixture, gconstpointer data)
{
  begin_six (fixture);
  table_order (fixture->table, "1 assign wave=1 targets=4", "");
  table_order (fixture->table, "1 assign wave=2 targets=5", "");
  table_order (fixture->table, "1 assign wave=3 targets=0,1,2,3", "");
  table_refuse (fixture->table, "1 ready", WAR_ENTRENCHED_REFUSAL_WAVES, "entrenched.E-18");

  table_order (fixture->table, "1 assign wave=1 targets=3", "");
  g_assert_true (table_allows (fixture->table, "1 ready"));
}

/* 40 and 40 with 90: the dear unit is over half of 170, and has to be somewhere. */
static void
test_dear_unit (Fixture *fixture, gconstpointer data)
{
  add_units (fixture, 1, "bef-infantry", 2);
  add_units (fixture, 1, "18-pounder-team", 1);
  begin_game (fixture);
  table_order (fixture->table, "1 assign wave=1 targets=0", "");
  table_order (fixture->table, "1 assign wave=2 targets=1", "");
  table_order (fixture->table, "1 assign wave=3 targets=2", "");
  g_assert_true (table_allows (fixture->table, "1 ready"));
}

/* Two units are two waves, and one is one. */
static void
test_few_units (Fixture *fixture, gconstpointer data)
{
  add_units (fixture, 1, "bef-infantry", 2);
  add_units (fixture, 2, "german-infantry", 1);
  begin_game (fixture);
  table_order (fixture->table, "1 assign wave=1 targets=0,1", "");
  table_refuse (fixture->table, "1 ready", WAR_ENTRENCHED_REFUSAL_WAVES, "entrenched.E-18");
  table_order (fixture->table, "1 assign wave=3 targets=0", "");
  table_refuse (fixture->table, "1 ready", WAR_ENTRENCHED_REFUSAL_WAVES, "entrenched.E-18");
  table_order (fixture->table, "1 assign wave=2 targets=0", "");
  g_assert_true (table_allows (fixture->table, "1 ready"));

  table_order (fixture->table, "2 assign wave=2 targets=2", "");
  table_refuse (fixture->table, "2 ready", WAR_ENTRENCHED_REFUSAL_WAVES, "entrenched.E-18");
  table_order (fixture->table, "2 assign wave=1 targets=2", "");
  g_assert_true (table_allows (fixture->table, "2 ready"));
}

/* Who is ready waits for the other; then the first waves are placed, and no others. */
static void
test_both_ready (Fixture *fixture, gconstpointer data)
{
  begin_six (fixture);
  table_order (fixture->table, "2 assign wave=1 targets=6,7", "");
  table_order (fixture->table, "2 assign wave=2 targets=8,9", "");
  table_order (fixture->table, "2 assign wave=3 targets=10,11", "");
  table_order (fixture->table, "2 ready", "");
  g_assert_cmpint (find_decision (fixture, 2), ==, WAR_NONE);
  table_refuse (fixture->table, "2 assign wave=1 targets=8", WAR_REFUSAL_NOT_YOUR_TURN, NULL);

  table_order (fixture->table, "1 assign wave=1 targets=0,1", "");
  table_order (fixture->table, "1 assign wave=2 targets=2,3", "");
  table_order (fixture->table, "1 assign wave=3 targets=4,5", "");
  g_assert_cmpint (find_decision (fixture, 1), ==, WAR_ENTRENCHED_DECIDE_WAVES);
  table_order (fixture->table, "1 ready", "");
  g_assert_cmpint (find_decision (fixture, 1), ==, WAR_ENTRENCHED_DECIDE_PLACE);

  g_assert_true (table_allows (fixture->table, "1 place pieces.0 x=5080 y=5080 heading=1024"));
  g_assert_false (table_allows (fixture->table, "1 place pieces.2 x=5080 y=5080 heading=1024"));

  /* Four units, and the first turn begins. */
  table_order (fixture->table, "1 place pieces.0 x=5080 y=5080 heading=1024", "");
  table_order (fixture->table, "2 place pieces.6 x=55880 y=5080 heading=3072", "");
  table_order (fixture->table, "1 place pieces.1 x=5080 y=15240 heading=1024", "");
  table_order (fixture->table, "2 place pieces.7 x=55880 y=15240 heading=3072", "");
  g_assert_cmpint (*table_game (fixture->table, WAR_GAME_ROUND), ==, 1);
  g_assert_false (table_allows (fixture->table, "1 place pieces.2 x=5080 y=25400 heading=1024"));
}

/* Nobody is ready before he says so, whatever the other says. */
static void
test_not_yet_ready (Fixture *fixture, gconstpointer data)
{
  begin_six (fixture);
  table_order (fixture->table, "1 assign wave=1 targets=0,1,2,3,4,5", "");
  table_order (fixture->table, "2 assign wave=1 targets=6,7", "");
  table_order (fixture->table, "2 assign wave=2 targets=8,9", "");
  table_order (fixture->table, "2 assign wave=3 targets=10,11", "");
  table_order (fixture->table, "2 ready", "");
  g_assert_cmpint (find_decision (fixture, 1), ==, WAR_ENTRENCHED_DECIDE_WAVES);
  table_refuse (fixture->table, "1 ready", WAR_ENTRENCHED_REFUSAL_WAVES, "entrenched.E-18");
}

/* The orders of a solo commander until the side is ready. */
static void
divide_solo (Fixture *fixture, gint side)
{
  WarGenerator generator = war_generator_new (1, 1);

  while (find_decision (fixture, side) == WAR_ENTRENCHED_DECIDE_WAVES)
    {
      g_autofree char *line = NULL;
      WarOrder order;

      g_assert_true (war_solo_quick_choose (table_get_setup (fixture->table),
                                            table_get_state (fixture->table), side - 1, &generator,
                                            &order));
      line = war_order_to_text (&order, table_get_setup (fixture->table)->play->orders);
      table_order (fixture->table, line, "");
    }
}

/* A solo commander finds waves for any army, be it of one unit or of the dearest and the cheapest,
 * and puts right what somebody else has chosen. */
static void
test_solo (Fixture *fixture, gconstpointer data)
{
  static const char *const types[] = { "bef-infantry", "mounted-bef-officer", "18-pounder-team",
                                       "french-flag-bearer", "british-cavalry" };

  for (guint i = 0; i < 60; i++)
    {
      guint n_units = 1 + i % 10;

      tear_down (fixture, NULL);
      set_up (fixture, NULL);
      for (guint j = 0; j < n_units; j++)
        table_add_unit (fixture->table, 1, types[g_test_rand_int_range (0, G_N_ELEMENTS (types))]);
      add_units (fixture, 2, "german-infantry", 3);
      if (i % 4 == 3)
        get_entry (fixture, 1, 0)->wave = g_test_rand_int_range (1, 4);
      begin_game (fixture);
      if (i % 2 == 1 && find_decision (fixture, 1) != WAR_NONE)
        table_order (fixture->table,
                     i % 4 == 3 ? "1 assign wave=2 targets=1" : "1 assign wave=3 targets=0,1", "");
      divide_solo (fixture, 1);
      g_assert_cmpint (find_decision (fixture, 1), ==, WAR_NONE);
      divide_solo (fixture, 2);
    }
}

/* A unit of side 1 in each wave: rows 0, 1 and 2; of side 2 rows 3 and 4. The first of each is on
 * the field, the others wait. */
static void
begin_three (Fixture *fixture, gint rounds)
{
  table_get_operation (fixture->table)->rounds = rounds;
  add_units (fixture, 1, "bef-infantry", 3);
  add_units (fixture, 2, "german-infantry", 2);
  table_begin (fixture->table);
  for (guint i = 0; i < 5; i++)
    *table_piece (fixture->table, i, WAR_ENTRENCHED_PIECE_WAVE) = (gint32) i % 3 + 1;
  *table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_WAVE) = 1;
  *table_side (fixture->table, 2, WAR_ENTRENCHED_SIDE_WAVE) = 1;
  table_put (fixture->table, 0, IN (12), IN (6), 0);
  table_put (fixture->table, 3, IN (22), IN (6), 0);
}

/* Where edges were changed a solo commander knows whither: to the enemy's zone as it is now. */
static void
test_solo_changed_edges (Fixture *fixture, gconstpointer data)
{
  for (gint swapped = 0; swapped <= 1; swapped++)
    {
      WarGenerator generator = war_generator_new (1, 1);
      gint32 *x;

      tear_down (fixture, NULL);
      set_up (fixture, NULL);
      table_add_condition (fixture->table, WAR_CONDITION_HOLD_ZONE, 1, "zone-2", 2, 0);
      begin_three (fixture, 12);
      *table_game (fixture->table, WAR_ENTRENCHED_GAME_SWAPPED) = swapped;
      table_put (fixture->table, 3, swapped != 0 ? IN (2) : IN (22), IN (11), 0);
      table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 3);
      x = table_piece (fixture->table, 0, WAR_PIECE_X);
      while (*table_game (fixture->table, WAR_GAME_PHASE) == WAR_ENTRENCHED_PHASE_MOVEMENT)
        {
          g_autofree char *line = NULL;
          WarOrder order;

          g_assert_true (war_solo_quick_choose (table_get_setup (fixture->table),
                                                table_get_state (fixture->table), 0, &generator,
                                                &order));
          line = war_order_to_text (&order, table_get_setup (fixture->table)->play->orders);
          table_order (fixture->table, line, order.kind == WAR_ENTRENCHED_ORDER_RUN ? "1" : "");
        }
      g_assert_cmpint (swapped != 0 ? IN (12) - *x : *x - IN (12), >=, IN (2));
    }
}

/* What the operation says is not the player's to change, and it answers for the sizes. */
static void
test_given_waves (Fixture *fixture, gconstpointer data)
{
  add_units (fixture, 1, "bef-infantry", 6);
  add_units (fixture, 2, "german-infantry", 1);
  for (guint i = 0; i < 5; i++)
    get_entry (fixture, 1, i)->wave = 1;
  get_entry (fixture, 2, 0)->wave = 2;
  begin_game (fixture);

  /* Side 2 has nothing to choose. */
  g_assert_cmpint (find_decision (fixture, 2), ==, WAR_NONE);
  g_assert_cmpint (get_wave (fixture, 6), ==, 2);

  g_assert_cmpint (get_wave (fixture, 4), ==, 1);
  table_refuse (fixture->table, "1 assign wave=2 targets=4", WAR_ENTRENCHED_REFUSAL_WAVE_GIVEN,
                "entrenched.E-18");
  table_refuse (fixture->table, "1 ready", WAR_ENTRENCHED_REFUSAL_WAVES, "entrenched.E-18");
  table_order (fixture->table, "1 assign wave=1 targets=5", "");
  table_order (fixture->table, "1 ready", "");
  g_assert_cmpint (find_decision (fixture, 1), ==, WAR_ENTRENCHED_DECIDE_PLACE);
}

/* There are no more than three waves. */
static void
test_given_too_late (Fixture *fixture, gconstpointer data)
{
  add_units (fixture, 1, "bef-infantry", 2);
  get_entry (fixture, 1, 0)->wave = 7;
  begin_game (fixture);
  g_assert_cmpint (get_wave (fixture, 0), ==, 3);
}

/* Limits, and the first rounds past one and past two thirds of them. */
static void
test_rounds (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    gint limit, second, third;
  } cases[] = { { 12, 5, 9 },  { 13, 5, 9 }, { 14, 5, 10 }, { 18, 7, 13 },
                { 24, 9, 17 }, { 3, 2, 3 },  { 1, 1, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      tear_down (fixture, NULL);
      set_up (fixture, NULL);
      begin_three (fixture, cases[i].limit);
      for (gint round = 1; round <= cases[i].limit; round++)
        {
          gint wave = begin_movement (fixture, round, "6");

          g_test_message ("%d of %d: %d", round, cases[i].limit, wave);
          g_assert_cmpint (wave, ==,
                           round >= cases[i].third    ? 3
                           : round >= cases[i].second ? 2
                                                      : 1);
        }
    }
}

static void
test_comes (Fixture *fixture, gconstpointer data)
{
  const WarEvent *event;

  begin_three (fixture, 12);
  begin_movement (fixture, 4, "6");
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_WAVE_COMES), ==, 0);
  g_assert_false (table_allows (fixture->table, "1 place pieces.1 x=5080 y=5080 heading=1024"));

  begin_movement (fixture, 5, "6");
  event = table_event (fixture->table, WAR_ENTRENCHED_EVENT_WAVE_COMES, 0);
  g_assert_cmpint (event->arguments[0], ==, 0);
  g_assert_cmpint (event->arguments[1], ==, 2);
  g_assert_true (table_allows (fixture->table, "1 place pieces.1 x=5080 y=5080 heading=1024"));
  g_assert_false (table_allows (fixture->table, "1 place pieces.2 x=5080 y=5080 heading=1024"));

  /* It is called once. */
  begin_movement (fixture, 6, "6");
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_WAVE_COMES), ==, 0);
  g_assert_true (table_allows (fixture->table, "1 place pieces.1 x=5080 y=5080 heading=1024"));

  /* It is not the other side's. */
  g_assert_cmpint (*table_side (fixture->table, 2, WAR_ENTRENCHED_SIDE_WAVE), ==, 1);
}

/* The table would put a unit on the field for a side that has none there. */
static void
clear_field (Fixture *fixture, gint side, guint first, guint n_units, gint round)
{
  table_set_phase (fixture->table, side, WAR_ENTRENCHED_PHASE_RESPONSE, round);
  for (guint i = first; i < first + n_units; i++)
    if (*table_piece (fixture->table, i, WAR_PIECE_PRESENCE) == WAR_PRESENCE_ON_FIELD)
      *table_piece (fixture->table, i, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
}

/* The next wave comes as soon as the present one is all gone, however early; the one after it does
 * not, as long as any unit of the second waits. */
static void
test_all_gone (Fixture *fixture, gconstpointer data)
{
  begin_three (fixture, 12);
  clear_field (fixture, 1, 1, 2, 2);
  *table_piece (fixture->table, 0, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  table_order (fixture->table, "1 respond", "");
  g_assert_cmpint (*table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_WAVE), ==, 2);
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_WINNER), ==, WAR_WINNER_NONE);

  clear_field (fixture, 1, 1, 2, 3);
  table_order (fixture->table, "1 respond", "");
  g_assert_cmpint (*table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_WAVE), ==, 2);

  clear_field (fixture, 1, 1, 2, 3);
  *table_piece (fixture->table, 1, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  table_order (fixture->table, "1 respond", "");
  g_assert_cmpint (*table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_WAVE), ==, 3);
}

/* Who lies wounded, is carried or in care is gone from the wave. */
static void
test_wounded_are_gone (Fixture *fixture, gconstpointer data)
{
  begin_three (fixture, 12);
  clear_field (fixture, 1, 0, 3, 2);
  *table_piece (fixture->table, 0, WAR_ENTRENCHED_PIECE_HEALTH) = WAR_ENTRENCHED_LYING;
  *table_piece (fixture->table, 0, WAR_ENTRENCHED_PIECE_FELL) = 100;
  table_order (fixture->table, "1 respond", "");
  g_assert_cmpint (*table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_WAVE), ==, 2);
}

/* A wave without units is no reason to wait: side 2 has waves 1 and 3 alone. */
static void
test_empty_wave (Fixture *fixture, gconstpointer data)
{
  begin_three (fixture, 12);
  *table_piece (fixture->table, 1, WAR_ENTRENCHED_PIECE_WAVE) = 3;
  clear_field (fixture, 1, 1, 2, 2);
  *table_piece (fixture->table, 0, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  table_order (fixture->table, "1 respond", "");
  g_assert_cmpint (*table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_WAVE), ==, 3);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_WAVE_COMES), ==, 1);
}

/* Waves that are called in the enemy's turn would come in it. */
static void
test_own_phase (Fixture *fixture, gconstpointer data)
{
  begin_three (fixture, 12);
  table_set_phase (fixture->table, 2, WAR_ENTRENCHED_PHASE_RESPONSE, 9);
  table_order (fixture->table, "2 respond", "6");
  g_assert_cmpint (*table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_WAVE), ==, 1);
}

/* A side whose units all wait has not lost; one whose units are all gone has. */
static void
test_reserves (Fixture *fixture, gconstpointer data)
{
  begin_three (fixture, 12);
  clear_field (fixture, 2, 0, 3, 2);
  table_order (fixture->table, "2 respond", "6");
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_WINNER), ==, WAR_WINNER_NONE);

  clear_field (fixture, 2, 0, 3, 2);
  for (guint i = 0; i < 3; i++)
    *table_piece (fixture->table, i, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  table_order (fixture->table, "2 respond", "6");
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_WINNER), ==, WAR_WINNER_SIDE_2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add ("/rules/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("entrenched.E-18/assign", test_assign);
  ADD ("entrenched.E-18/assign-refused", test_assign_refused);
  ADD ("entrenched.9.4/other-game", test_other_game);
  ADD ("entrenched.E-18/none-empty", test_none_empty);
  ADD ("entrenched.E-18/half", test_half);
  ADD ("entrenched.E-18/dear-unit", test_dear_unit);
  ADD ("entrenched.E-18/few-units", test_few_units);
  ADD ("entrenched.9.4/both-ready", test_both_ready);
  ADD ("entrenched.E-18/not-yet-ready", test_not_yet_ready);
  ADD ("entrenched.E-18/solo", test_solo);
  ADD ("entrenched.E-1/solo-changed-edges", test_solo_changed_edges);
  ADD ("entrenched.E-18/given-waves", test_given_waves);
  ADD ("entrenched.E-18/given-too-late", test_given_too_late);
  ADD ("entrenched.E-18/rounds", test_rounds);
  ADD ("entrenched.9.4/comes", test_comes);
  ADD ("entrenched.E-18/all-gone", test_all_gone);
  ADD ("entrenched.E-18/wounded-are-gone", test_wounded_are_gone);
  ADD ("entrenched.E-18/empty-wave", test_empty_wave);
  ADD ("entrenched.E-18/own-phase", test_own_phase);
  ADD ("entrenched.E-26/reserves", test_reserves);
#undef ADD

  return g_test_run ();
}

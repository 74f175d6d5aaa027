/* test-umpire.c: the umpire's seat of Trench Assault, gaps that somebody fixes, and the garrison's
 * officer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include <string.h>

#define UMPIRE (1u << WAR_ASSAULT_AMENDMENT_UMPIRE)

/* One company, headquarters, a garrison in bunkers, and wire of five stretches. Seats: company 1,
 * headquarters 2, defenders 3, umpire 4. */
static Stage *
begin (WarAmendments amendments, guint n_riflemen, void (*prepare) (Stage *stage))
{
  Stage *stage = stage_new (amendments);

  stage_add (stage, 1, "company-officer", 1);
  stage_add (stage, 1, "riflemen", 8);
  stage_add (stage, 1, "headquarters", 1);
  stage_add (stage, 2, "riflemen", n_riflemen);
  stage_add (stage, 2, "company-officer", 1);
  stage_add_bunker (stage, 50);
  stage_add_bunker (stage, 100);
  stage_add_bunker (stage, 150);
  stage_add_wire (stage);
  if (prepare != NULL)
    prepare (stage);
  stage_begin_play (stage);
  return stage;
}

static guint
count_gaps (Stage *stage)
{
  const WarAssault *data = stage_get_data (stage);
  WarBase gap;
  guint n = 0;

  for (guint i = 0; i < data->n_gaps; i++)
    n += war_assault_get_gap (stage_get_setup (stage), stage_get_state (stage),
                              data->units->len + i, &gap);
  return n;
}

/* Whether the middle of the stretch, from 1, is gapped. */
static gboolean
is_gapped (Stage *stage, guint stretch)
{
  const WarAssault *data = stage_get_data (stage);
  WarBase gap;

  return war_assault_get_gap (stage_get_setup (stage), stage_get_state (stage),
                              data->units->len + stretch - 1, &gap)
         && ABS (gap.centre.x - (WarLength) (40 * stretch - 20) * WAR_CENTIMETRE) < 2;
}

/* The umpire -------------------------------------------------------------------------------- */

static void
test_seat (void)
{
  g_autoptr (Stage) stage = begin (UMPIRE, 3, NULL);
  g_autoptr (Stage) without = begin (0, 3, NULL);
  const WarSetup *setup = stage_get_setup (stage);
  g_autofree WarState *view = war_state_copy (stage_get_state (stage));
  g_autofree char *fault = NULL;
  const gint32 *seat = war_state_peek_row (setup->layout, view, WAR_TABLE_SEATS, 3);
  guint32 must, may;

  g_assert_cmpint (stage_get_data (without)->seat_of_umpire, ==, WAR_NONE);
  g_assert_cmpuint (stage_get_setup (without)->layout->tables[WAR_TABLE_SEATS].n_rows, ==, 3);
  g_assert_cmpuint (setup->layout->tables[WAR_TABLE_SEATS].n_rows, ==, 4);
  g_assert_cmpint (seat[WAR_SEAT_SIDE], ==, WAR_NONE);
  g_assert_cmpint (seat[WAR_SEAT_CONTROL], ==, WAR_CONTROL_MASTER);
  fault = war_play_find_fault (setup, view);
  g_assert_null (fault);

  war_decision_get_seats (setup, view, &must, &may);
  g_assert_cmphex (must, ==, 1u << 2);
  g_assert_cmphex (may, ==, 0);

  /* He commands nobody. */
  stage_refuse (stage, WAR_REFUSAL_NOT_YOUR_TURN, NULL, "4 shelter pieces.10 bunker=1");

  /* Sees everything (assault.3.4). */
  stage_order (stage, "", "3 shelter pieces.10 bunker=2");
  g_assert_true (
    war_event_is_for (stage_event (stage, WAR_ASSAULT_EVENT_SHELTERED, 0), 1u << 3 | 1u << 2));
  g_assert_false (war_event_is_for (stage_event (stage, WAR_ASSAULT_EVENT_SHELTERED, 0), 1u << 0));
  war_play_view (setup, stage_get_state (stage), 3, 1, view);
  g_assert_cmpint (
    memcmp (view->cells, stage_get_state (stage)->cells, setup->layout->n_cells * sizeof (gint32)),
    ==, 0);
}

/* A game from before version 3 of the rules, in which he was asked while the bunkers were divided:
 * it goes on, and he is asked again. */
static void
test_old_order (void)
{
  g_autoptr (Stage) stage = begin (UMPIRE, 3, NULL);
  const WarSetup *setup = stage_get_setup (stage);
  g_autofree char *fault = NULL;
  guint32 must, may;

  war_decision_open (setup, stage_get_state (stage), 3, WAR_ASSAULT_DECIDE_GAPS, FALSE, WAR_NONE, 0,
                     NULL);
  fault = war_play_find_fault (setup, stage_get_state (stage));
  g_assert_cmpstr (fault, ==, NULL);
  stage_order (stage, "", "4 gap stretch=2 gapped=1");
  stage_order (stage, "", "4 end-step");
  war_decision_get_seats (setup, stage_get_state (stage), &must, &may);
  g_assert_cmphex (must, ==, 1u << 2);
  g_assert_cmphex (may, ==, 0);
  stage_order (stage, "1 1 1", "3 end-step");
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_STRETCH), ==, 0);
  stage_order (stage, "1 1 1 1", "4 end-step");
  g_assert_true (is_gapped (stage, 2));
  g_assert_cmpuint (count_gaps (stage), ==, 1);
}

/* Everybody knows the gaps: he sets them once the defenders have divided, so that these do not
 * divide by them, and all wait for him. */
static void
test_order (void)
{
  g_autoptr (Stage) stage = begin (UMPIRE, 3, NULL);
  const WarSetup *setup = stage_get_setup (stage);
  guint32 must, may;

  stage_refuse (stage, WAR_REFUSAL_NOT_YOUR_TURN, NULL, "4 gap stretch=1 gapped=1");
  stage_refuse (stage, WAR_REFUSAL_NOT_YOUR_TURN, NULL, "4 end-step");
  for (guint i = 0; i < 2; i++)
    stage_order (stage, "", "3 shelter pieces.%u bunker=%u", 10 + i, i + 1);
  stage_refuse (stage, WAR_REFUSAL_NOT_YOUR_TURN, NULL, "4 gap stretch=1 gapped=1");

  stage_order (stage, "1 1 1", "3 shelter pieces.12 bunker=3");
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_ENTRANCE), ==, 3);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_STRETCH), ==, 0);
  war_decision_get_seats (setup, stage_get_state (stage), &must, &may);
  g_assert_cmphex (must, ==, 1u << 3);
  g_assert_cmphex (may, ==, 0);
  stage_refuse (stage, WAR_REFUSAL_NOT_YOUR_TURN, NULL, "3 end-step");

  stage_order (stage, "", "4 gap stretch=2 gapped=1");
  for (gint seat = 0; seat < 4; seat++)
    {
      g_autofree WarState *view = war_state_copy (stage_get_state (stage));
      WarBase gap;

      g_assert_true (
        war_event_is_for (stage_event (stage, WAR_ASSAULT_EVENT_STRETCH, 0), 1u << seat));
      war_play_view (setup, stage_get_state (stage), seat, 1, view);
      g_assert_true (
        war_assault_get_gap (setup, view, stage_get_data (stage)->units->len + 1, &gap));
    }
}

/* What he says holds, and dice are thrown for the rest. */
static void
test_gaps (void)
{
  g_autoptr (Stage) stage = begin (UMPIRE, 3, NULL);
  g_autofree char *fault = NULL;

  stage_order (stage, "1 1 1", "3 end-step");
  stage_order (stage, "", "4 gap stretch=1 gapped=1");
  stage_order (stage, "", "4 gap stretch=2 gapped=0");
  stage_order (stage, "", "4 gap stretch=4 gapped=0");
  stage_order (stage, "", "4 gap stretch=4 gapped=1");
  stage_order (stage, "", "4 gap stretch=5 gapped=1");
  stage_order (stage, "", "4 gap stretch=5 gapped=0");
  fault = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));
  g_assert_null (fault);
  stage_refuse (stage, WAR_REFUSAL_MALFORMED, NULL, "4 gap stretch=6 gapped=1");
  stage_refuse (stage, WAR_REFUSAL_MALFORMED, NULL, "4 gap stretch=0 gapped=1");
  stage_refuse (stage, WAR_REFUSAL_MALFORMED, NULL, "4 gap stretch=1 gapped=2");

  /* Stretch 3. */
  stage_order (stage, "5", "4 end-step");
  stage_refuse (stage, WAR_REFUSAL_NOT_YOUR_TURN, NULL, "4 gap stretch=1 gapped=0");
  g_assert_cmpuint (count_gaps (stage), ==, 3);
  g_assert_true (is_gapped (stage, 1));
  g_assert_true (is_gapped (stage, 3));
  g_assert_true (is_gapped (stage, 4));
  g_free (g_steal_pointer (&fault));
  fault = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));
  g_assert_null (fault);
}

static void
add_belt (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_BARBED_WIRE, "defenders-wire", 0, 60, 200, 68);
}

/* Stretches are counted wire by wire; of two that begin as far left, as they are on the field. */
static void
test_two_belts (void)
{
  g_autoptr (Stage) stage = begin (UMPIRE, 3, add_belt);
  static const gint stretches[] = { 1, 5, 6, 10 };

  stage_order (stage, "1 1 1", "3 end-step");
  for (guint i = 0; i < G_N_ELEMENTS (stretches); i++)
    {
      stage_order (stage, "", "4 gap stretch=%d gapped=1", stretches[i]);
      g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_STRETCH, 0)->arguments[1], ==,
                       (stretches[i] <= 5 ? 46 : 64) * WAR_CENTIMETRE);
    }
  stage_refuse (stage, WAR_REFUSAL_MALFORMED, NULL, "4 gap stretch=11 gapped=1");
}

/* He may leave it to the dice. */
static void
test_silent (void)
{
  g_autoptr (Stage) stage = begin (UMPIRE, 3, NULL);

  stage_order (stage, "1 1 1", "3 end-step");
  stage_order (stage, "6 1 1 1 5", "4 end-step");
  g_assert_cmpuint (count_gaps (stage), ==, 2);
  g_assert_true (is_gapped (stage, 1));
  g_assert_true (is_gapped (stage, 5));
  stage_refuse (stage, WAR_REFUSAL_NOT_YOUR_TURN, NULL, "4 gap stretch=1 gapped=0");
}

/* Fixed by the operation ------------------------------------------------------------------- */

static void
fix_second (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_MUD, "wire-gap", 50, 40, 70, 52);
  stage_add_box (stage, WAR_TERRAIN_MUD, "wire-gap", 121, 40, 138, 52);
}

static void
fix_none (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_MUD, "wire-gap", 90, 100, 110, 110);
}

/* Without dice, and no umpire says anything else. */
static void
test_fixed (void)
{
  static const struct
  {
    void (*prepare) (Stage *stage);
    guint n_gaps;
  } cases[] = { { fix_second, 1 }, { fix_none, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Stage) stage = begin (UMPIRE, 3, cases[i].prepare);

      stage_refuse (stage, WAR_REFUSAL_NOT_YOUR_TURN, NULL, "4 gap stretch=1 gapped=1");
      stage_order (stage, "1 1 1", "3 end-step");
      g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_STRETCH), ==, 5);
      g_assert_cmpuint (stage_event (stage, WAR_ASSAULT_EVENT_STRETCH, 1)->n_dice, ==, 0);
      g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_STRETCH, 1)->arguments[2], ==,
                       cases[i].n_gaps);
      g_assert_cmpuint (count_gaps (stage), ==, cases[i].n_gaps);
      g_assert_cmpint (is_gapped (stage, 2), ==, cases[i].n_gaps);
    }
}

/* The garrison's officer ------------------------------------------------------------------- */

static void
let_out (Stage *stage, gint round)
{
  *stage_game (stage, WAR_GAME_ROUND) = round;
  stage_do_surely (stage, war_assault_let_out);
}

/* He comes with the first base of the middle bunker; of those that have any, if that has none. */
static void
test_officer (void)
{
  static const struct
  {
    guint n_riflemen;
    guint bunkers[2]; /* of the first of them */
    gint x; /* of the entrance beside which he appears */
  } cases[] = {
    { 3, { 1, 2 }, 100 },
    { 1, { 3, 0 }, 150 },
    { 2, { 1, 3 }, 50 }, /* of equal ones that to the attackers' left */
    { 2, { 3, 2 }, 100 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Stage) stage = begin (0, cases[i].n_riflemen, NULL);
      guint first = stage_get_data (stage)->units->len - cases[i].n_riflemen - 1;
      guint officer = first + cases[i].n_riflemen;

      for (guint j = 0; j < MIN (cases[i].n_riflemen, 2); j++)
        stage_order (stage, j + 1 == cases[i].n_riflemen ? "1 1 1 1 1 1 1 1" : "",
                     "3 shelter pieces.%u bunker=%u", first + j, cases[i].bunkers[j]);
      if (cases[i].n_riflemen > 2)
        stage_order (stage, "1 1 1 1 1 1 1 1", "3 end-step");
      let_out (stage, 1);
      g_assert_true (stage_stands (stage, officer));
      g_assert_cmpint (abs (stage_x (stage, officer) / 100 - cases[i].x), <=, 5);
    }
}

/* Without room he waits, and comes when there is some, also after the last base of his bunker. */
static void
test_waiting_officer (void)
{
  g_autoptr (Stage) stage = begin (0, 1, NULL);
  guint man = stage_get_data (stage)->units->len - 2, officer = man + 1;

  stage_order (stage, "1 1 1 1 1 1 1 1", "3 shelter pieces.%u bunker=2", man);
  for (guint i = 0; i < 5; i++)
    stage_put (stage, i, 89 + 5.5 * i, 30);
  let_out (stage, 1);
  g_assert_false (stage_stands (stage, officer));

  for (guint i = 0; i < 5; i++)
    *stage_unit (stage, i, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  let_out (stage, 2);
  let_out (stage, 3);
  g_assert_true (stage_stands (stage, man));
  g_assert_true (stage_stands (stage, officer));
}

/* Where nobody begins in a bunker he is in his line from the start. */
static void
test_officer_without_men_inside (void)
{
  g_autoptr (Stage) stage = stage_new (0);
  guint officer;

  stage_add (stage, 1, "company-officer", 1);
  stage_add (stage, 1, "riflemen", 8);
  officer = stage_add (stage, 2, "company-officer", 1);
  stage_add_bunker (stage, 100);
  stage_begin_play (stage);
  g_assert_true (stage_stands (stage, officer));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/assault.A-28/seat", test_seat);
  g_test_add_func ("/rules/assault.A-4/order", test_order);
  g_test_add_func ("/rules/assault.A-4/old-order", test_old_order);
  g_test_add_func ("/rules/assault.A-4/umpire", test_gaps);
  g_test_add_func ("/rules/assault.A-4/two-belts", test_two_belts);
  g_test_add_func ("/rules/assault.A-4/silent-umpire", test_silent);
  g_test_add_func ("/rules/assault.A-4/fixed", test_fixed);
  g_test_add_func ("/rules/assault.A-15/officer", test_officer);
  g_test_add_func ("/rules/assault.A-15/waiting-officer", test_waiting_officer);
  g_test_add_func ("/rules/assault.A-15/officer-without-men-inside",
                   test_officer_without_men_inside);
  return g_test_run ();
}

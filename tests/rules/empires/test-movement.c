/* test-movement.c: command and movement in End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/foresight.h"
#include "stage.h"

#define CM(value) ((value) *WAR_CENTIMETRE)

/* Two brigades one behind the other, a general near the first, a battery, a company, cavalry and a
 * lorry; and an enemy far off. */
enum
{
  FIRST,
  SECOND,
  GENERAL,
  GUNS,
  COMPANY,
  RIDERS,
  LORRY,
  ENEMY,
};

static Stage *
begin (void (*prepare) (Stage *stage))
{
  static const char *const types[]
    = { "infantry-brigade",    "infantry-brigade", "general", "battery",
        "machine-gun-company", "cavalry-brigade",  "lorry" };
  Stage *stage = stage_new (0);

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    stage_add_unit (stage, 1, types[i]);
  stage_add_unit (stage, 2, "infantry-brigade");
  if (prepare != NULL)
    prepare (stage);
  stage_begin (stage);
  stage_put (stage, FIRST, WAR_FORMATION_LINE, 60, 80, 0);
  stage_put (stage, SECOND, WAR_FORMATION_LINE, 60, 91, 0);
  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 70, 80, 0);
  stage_put (stage, GUNS, WAR_FORMATION_LINE, 76, 80, 0);
  stage_put (stage, COMPANY, WAR_FORMATION_LINE, 70, 74, 0);
  stage_put (stage, RIDERS, WAR_FORMATION_LINE, 74, 86, 0);
  stage_put (stage, LORRY, WAR_FORMATION_LINE, 80, 80, 0);
  stage_put (stage, ENEMY, WAR_FORMATION_LINE, 150, 10, 180);
  return stage;
}

static gboolean
is_bound (Stage *stage, gint row, gint other)
{
  gint rows[WAR_MAX_BONDS];
  guint n_rows
    = war_play_list_bonds (stage_get_setup (stage), stage_get_state (stage), (guint) row, rows);

  for (guint i = 0; i < n_rows; i++)
    if (rows[i] == other)
      return TRUE;
  return FALSE;
}

/* empires.3.1, empires.C-2: what the board draws of chains of command. The first brigade is led by
 * the general; the second is not, but by the first once that has had an order; and nobody while
 * others move. */
static void
test_bonds (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, SECOND, WAR_FORMATION_LINE, 50, 91, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  g_assert_true (is_bound (stage, 8, 0));
  g_assert_true (is_bound (stage, 0, 8));
  g_assert_false (is_bound (stage, 8, 4));
  g_assert_false (is_bound (stage, 0, 4));
  g_assert_false (is_bound (stage, 0, 0));
  stage_order (stage, "", "1 change pieces.0 formation=1");
  g_assert_true (is_bound (stage, 4, 0));
  g_assert_true (is_bound (stage, 0, 4));

  stage_set_step (stage, WAR_EMPIRES_PHASE_B_MOVES);
  g_assert_false (is_bound (stage, 0, 8));
}

/* empires.3.1, empires.C-2: the second brigade is in command only through the first, which does the
 * same; a side without commanders moves nobody (empires.C-18). */
static void
test_command (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, SECOND, WAR_FORMATION_LINE, 50, 91, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NO_COMMAND, "empires.3.1",
                "1 march pieces.4 wheel=0 slant=0 distance=1000");
  stage_order (stage, "", "1 change pieces.0 formation=1");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NO_COMMAND, "empires.3.1",
                "1 march pieces.4 wheel=0 slant=0 distance=1000");
  stage_order (stage, "", "1 change pieces.4 formation=1");

  /* The rest of the move needs nobody else (empires.C-2). */
  stage_order (stage, "", "1 march pieces.4 wheel=0 slant=0 distance=8000");

  g_autoptr (Stage) alone = begin (NULL);

  *stage_base (alone, GENERAL, 0, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  *stage_unit (alone, GENERAL, WAR_FORMATION_IN_USE) = 0;
  stage_set_step (alone, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (alone, WAR_EMPIRES_REFUSAL_NO_COMMAND, "empires.3.1",
                "1 march pieces.0 wheel=0 slant=0 distance=1000");
}

/* empires.3.2: how far each goes across country, and pinned; empires.C-15: others do not move. */
static void
test_distances (void)
{
  g_autoptr (Stage) stage = begin (NULL);
  WarRefusal refusal;

  *stage_unit (stage, SECOND, WAR_EMPIRES_UNIT_STATE_PINNED) = 1;
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  refusal = stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                          "1 march pieces.0 wheel=128 slant=2048 distance=16001");
  g_assert_cmpint (refusal.arguments[1], ==,
                   1 << WAR_EMPIRES_TOLL_WHEEL | 1 << WAR_EMPIRES_TOLL_BACK);
  refusal = stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                          "1 march pieces.0 wheel=0 slant=0 distance=16001");
  g_assert_cmpint (refusal.arguments[1], ==, 0);
  stage_order (stage, "", "1 march pieces.0 wheel=0 slant=0 distance=16000");
  refusal = stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                          "1 march pieces.4 wheel=0 slant=0 distance=6001");
  g_assert_cmpint (refusal.arguments[1], ==, 1 << WAR_EMPIRES_TOLL_PINNED);
  stage_order (stage, "", "1 march pieces.4 wheel=0 slant=0 distance=6000");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 go pieces.10 heading=1024 distance=10001");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 go pieces.8 heading=0 distance=20001");
  *stage_unit (stage, COMPANY, WAR_EMPIRES_UNIT_STATE_PINNED) = 1;
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_PINNED, "empires.C-15",
                "1 go pieces.10 heading=1024 distance=1000");
}

/* empires.C-3: straight back at half rate; an oblique leg does not turn; a wheel costs the path of
 * the other front corner: of 12 cm by a quarter that is more than 16 cm. */
static void
test_wheels_and_slants (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_WHEEL, "empires.C-3",
                "1 march pieces.0 wheel=-1024 slant=0 distance=0");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 march pieces.4 wheel=0 slant=2048 distance=8001");
  stage_order (stage, "", "1 march pieces.0 wheel=0 slant=-512 distance=1000");
  g_assert_cmpint (*stage_unit (stage, FIRST, WAR_FORMATION_HEADING), ==, 0);
  g_assert_cmpint (*stage_unit (stage, FIRST, WAR_FORMATION_X), ==, CM (60) - 707);
  stage_order (stage, "", "1 march pieces.4 wheel=0 slant=2048 distance=8000");
  g_assert_cmpint (*stage_unit (stage, SECOND, WAR_FORMATION_Y), ==, CM (99));
}

static void
add_road (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_ROAD, 58, 0, 62, 120);
}

/* empires.3.3: in column a unit goes along a road at its rate, in line it does not. */
static void
test_roads (void)
{
  g_autoptr (Stage) stage = begin (add_road);

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 march pieces.0 wheel=0 slant=0 distance=20000");

  g_autoptr (Stage) column = begin (add_road);

  stage_put (column, FIRST, WAR_FORMATION_COLUMN, 60, 80, 0);
  stage_set_step (column, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (column, "", "1 march pieces.0 wheel=0 slant=0 distance=20000");
}

static void
add_hedge (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_HEDGE, 40, 75, 66, 75.5);
}

/* empires.3.8, empires.C-14: who touches an obstacle has half of its move. */
static void
test_obstacles (void)
{
  g_autoptr (Stage) stage = begin (add_hedge);

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 march pieces.0 wheel=0 slant=0 distance=8001");
  stage_order (stage, "", "1 march pieces.0 wheel=0 slant=0 distance=8000");
}

/* That a march of that unit straight on is foreseen and told to come to that, and no farther. */
static void
assert_bound (Stage *stage, WarLength distance, WarBoundKind kind, gint row)
{
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  WarOrder order = war_order_new (WAR_EMPIRES_ORDER_MARCH, 0, 0);
  WarRefusal refusal;
  WarBound told;

  order.arguments[2] = distance;
  war_foresight_init (foresight);
  g_assert_true (war_play_foresee (stage_get_setup (stage), stage_get_state (stage), &order,
                                   foresight, &refusal));
  stage_order (stage, "", "1 march pieces.0 wheel=0 slant=0 distance=%d", distance);
  told = war_event_get_bound (stage_event (stage, WAR_EMPIRES_EVENT_MOVED), 4);
  g_assert_cmpint (foresight->distance, ==, distance);
  g_assert_cmpint (foresight->most, ==, CM (16));
  g_assert_cmpint (foresight->bound.kind, ==, kind);
  g_assert_cmpint (foresight->bound.row, ==, row);
  g_assert_cmpint (told.kind, ==, kind);
  g_assert_cmpint (told.row, ==, row);
  war_foresight_clear (foresight);
}

/* empires.C-3: what the outer end goes in a wheel is taken off, and told before anybody marches: an
 * eighth of a right angle of a line 12 cm wide is 2.4 cm. */
static void
test_wheel_is_foreseen (void)
{
  g_autoptr (Stage) stage = begin (NULL);
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  WarOrder order = war_order_new (WAR_EMPIRES_ORDER_MARCH, 0, 0);
  WarRefusal refusal;

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  order.arguments[0] = WAR_HEADING_TURN / 32;
  order.arguments[2] = CM (2);
  war_foresight_init (foresight);
  g_assert_true (war_play_foresee (stage_get_setup (stage), stage_get_state (stage), &order,
                                   foresight, &refusal));
  g_assert_cmpint (ABS (foresight->wheel - 2356), <=, 2);
  g_assert_cmpint (foresight->most, ==, CM (16) - foresight->wheel);
  war_foresight_clear (foresight);
}

/* Whoever comes less far than it might sees beforehand, and in the log, why. */
static void
test_told (void)
{
  g_autoptr (Stage) open = begin (NULL);
  g_autoptr (Stage) hedge = begin (add_hedge);
  g_autoptr (Stage) near = begin (NULL);

  stage_set_step (open, WAR_EMPIRES_PHASE_A_MOVES);
  assert_bound (open, CM (16), WAR_BOUND_NONE, WAR_NONE);
  stage_set_step (hedge, WAR_EMPIRES_PHASE_A_MOVES);
  assert_bound (hedge, CM (8), WAR_BOUND_SLOWED, WAR_NONE);
  stage_put (near, ENEMY, WAR_FORMATION_LINE, 60, 70, 180);
  stage_set_step (near, WAR_EMPIRES_PHASE_A_MOVES);
  assert_bound (near, 9900, WAR_BOUND_ENEMY,
                (gint) war_ranks_first (stage_get_setup (near), ENEMY));
}

/* empires.C-3: a wheel alone is a move. */
static void
test_wheel_alone (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NOTHING, NULL,
                "1 march pieces.0 wheel=0 slant=0 distance=0");
  stage_order (stage, "", "1 march pieces.0 wheel=-256 slant=0 distance=0");
  g_assert_cmpint (*stage_unit (stage, FIRST, WAR_FORMATION_HEADING), ==, WAR_HEADING_TURN - 256);
}

/* One at which a corner of the general reaches before he turns, and one in front of the first. */
static void
add_hedges (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_HEDGE, 110, 48.5, 120, 49.3);
  stage_add_box (stage, WAR_TERRAIN_HEDGE, 40, 67.45, 66, 67.95);
}

/* empires.C-14: an obstacle counts where the unit begins, however it turns, and where it ends. */
static void
test_ends_of_moves (void)
{
  g_autoptr (Stage) stage = begin (add_hedges);

  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 115, 50, 45);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 go pieces.8 heading=2048 distance=10001");
  stage_order (stage, "", "1 go pieces.8 heading=2048 distance=10000");

  g_autoptr (Stage) other = begin (add_hedges);

  stage_set_step (other, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (other, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 march pieces.0 wheel=0 slant=0 distance=12080");
  stage_order (other, "", "1 march pieces.0 wheel=0 slant=0 distance=12000");
}

static void
add_river (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_RIVER, 0, 70, 180, 74);
  stage_add_box (stage, WAR_TERRAIN_BRIDGE, 58, 69, 62, 75);
}

/* empires.C-12, empires.C-26: a river is crossed by a bridge only, one base behind the other. */
static void
test_rivers (void)
{
  g_autoptr (Stage) stage = begin (add_river);

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_GROUND, "empires.C-12",
                "1 march pieces.0 wheel=0 slant=0 distance=7000");

  g_autoptr (Stage) column = begin (add_river);

  stage_put (column, FIRST, WAR_FORMATION_COLUMN, 60, 80, 0);
  stage_set_step (column, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (column, "", "1 march pieces.0 wheel=0 slant=0 distance=8000");
}

/* empires.C-14: friends may be passed, not ended on; of enemies one keeps off. empires.3.12: and
 * that within 5 cm, where the move ends, is where a melee begins. */
static void
test_others (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, ENEMY, WAR_FORMATION_LINE, 60, 70, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_ENEMY, "empires.C-14",
                "1 march pieces.0 wheel=0 slant=0 distance=10000");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_FRIEND, "empires.C-14",
                "1 march pieces.4 wheel=0 slant=0 distance=10000");
  stage_order (stage, "", "1 march pieces.0 wheel=0 slant=0 distance=9900");
}

/* empires.3.4, empires.3.5, empires.3.6: guns pivot, limber for half of the move and unlimber for
 * all of it, and go only limbered. */
static void
test_guns (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, LORRY, WAR_FORMATION_LINE, 100, 110, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_CANNOT, "empires.3.6",
                "1 go pieces.9 heading=1024 distance=1000");
  stage_order (stage, "", "1 limber pieces.9");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 go pieces.9 heading=1024 distance=8001");
  stage_order (stage, "", "1 go pieces.9 heading=1024 distance=8000");

  g_autoptr (Stage) other = begin (NULL);

  *stage_unit (other, GUNS, WAR_EMPIRES_UNIT_STATE_LIMBERED) = 1;
  stage_set_step (other, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (other, "", "1 unlimber pieces.9");
  stage_refuse (other, WAR_EMPIRES_REFUSAL_DONE, "empires.2.2", "1 pivot pieces.9 heading=128");

  g_autoptr (Stage) third = begin (NULL);

  stage_put (third, GUNS, WAR_FORMATION_LINE, 80, 70, 0);
  stage_set_step (third, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (third, "", "1 pivot pieces.9 heading=1024");
  g_assert_cmpint (*stage_unit (third, GUNS, WAR_EMPIRES_UNIT_STATE_MOVED), ==, 0);
}

/* empires.C-25: a change takes half of the move; the middle of the front edge stays, and the
 * right-hand base of the line leads the column. */
static void
test_changes (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  *stage_base (stage, FIRST, 3, WAR_EMPIRES_PIECE_FIGURES) = 1;
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (stage, "", "1 change pieces.0 formation=1");
  g_assert_cmpint (*stage_unit (stage, FIRST, WAR_FORMATION_X), ==, CM (60));
  g_assert_cmpint (*stage_unit (stage, FIRST, WAR_FORMATION_Y), ==, CM (80));
  g_assert_cmpint (*stage_base (stage, FIRST, 0, WAR_EMPIRES_PIECE_FIGURES), ==, 1);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 march pieces.0 wheel=0 slant=0 distance=8001");
}

/* empires.C-25, empires.C-26: where there is no room the change is refused, for who or what is in
 * the way there; who stands so already has nothing to change. */
static void
test_no_room_to_change (void)
{
  g_autoptr (Stage) stage = begin (NULL);
  WarRefusal refusal;

  stage_put (stage, LORRY, WAR_FORMATION_LINE, 60, 83, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  refusal = stage_refuse (stage, WAR_EMPIRES_REFUSAL_NO_ROOM, "empires.C-26",
                          "1 change pieces.0 formation=1");
  g_assert_cmpint (refusal.arguments[0], ==, 15);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NOTHING, NULL, "1 change pieces.0 formation=0");
  stage_order (stage, "", "1 change pieces.0 formation=2");

  stage_put (stage, FIRST, WAR_FORMATION_LINE, 60, 117, 0);
  stage_put (stage, GENERAL, WAR_FORMATION_LINE, 70, 112, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  refusal = stage_refuse (stage, WAR_EMPIRES_REFUSAL_NO_ROOM, "empires.C-26",
                          "1 change pieces.0 formation=1");
  g_assert_cmpint (refusal.arguments[0], ==, WAR_NONE);
  g_assert_cmpint (refusal.arguments[1], ==, WAR_NONE);
}

/* empires.C-22: to dismount takes half of the move; then cavalry goes as infantry. */
static void
test_cavalry (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (stage, "", "1 dismount pieces.11");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 march pieces.11 wheel=0 slant=0 distance=8001");
  g_assert_true (war_empires_is_on_foot (stage_get_setup (stage), stage_get_state (stage), RIDERS));
}

/* empires.C-22, empires.C-12: nobody mounts in a wood, where riders may not be. */
static void
test_mounting (void)
{
  g_autoptr (Stage) stage = begin (NULL);
  WarRefusal refusal;

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NEVER, "empires.C-22", "1 mount pieces.11");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NEVER, "empires.C-22", "1 dismount pieces.0");
  *stage_unit (stage, RIDERS, WAR_EMPIRES_UNIT_STATE_DISMOUNTED) = 1;
  *stage_unit (stage, RIDERS, WAR_EMPIRES_UNIT_STATE_PRONE) = 1;
  refusal = stage_refuse (stage, WAR_EMPIRES_REFUSAL_CANNOT, "empires.C-22", "1 mount pieces.11");
  g_assert_cmpint (refusal.arguments[0], ==, 11);
}

/* empires.3.11, empires.C-16: infantry lies down whenever it moves, and gets up only at the start
 * of a later movement. */
static void
test_lying (void)
{
  g_autoptr (Stage) stage = begin (NULL);
  WarShownPiece shown;

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (stage, "", "1 lie pieces.0");
  g_assert_true (war_play_show_piece (stage_get_setup (stage), stage_get_state (stage), 0, &shown));
  g_assert_cmpuint (shown.tokens, ==, 1u << WAR_TOKEN_PRONE);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_DONE, "empires.C-16", "1 rise pieces.0");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 march pieces.0 wheel=0 slant=0 distance=6001");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NEVER, "empires.C-16", "1 lie pieces.10");
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_order (stage, "", "1 rise pieces.0");
  stage_order (stage, "", "1 march pieces.0 wheel=0 slant=0 distance=16000");
}

/* Who has moved, or is out of command, could still lie down, but is not counted for it. */
static void
test_acted (void)
{
  g_autoptr (Stage) stage = begin (NULL);
  const WarSetup *setup = stage_get_setup (stage);

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  g_assert_false (war_play_has_acted (setup, stage_get_state (stage), 0));
  stage_order (stage, "", "1 lie pieces.0");
  g_assert_false (war_play_has_acted (setup, stage_get_state (stage), 0));
  stage_order (stage, "", "1 march pieces.0 wheel=0 slant=0 distance=1000");
  g_assert_true (war_play_has_acted (setup, stage_get_state (stage), 0));

  stage_put (stage, FIRST, WAR_FORMATION_LINE, 10, 10, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NO_COMMAND, "empires.3.1",
                "1 march pieces.0 wheel=0 slant=0 distance=1000");
  *stage_unit (stage, FIRST, WAR_EMPIRES_UNIT_STATE_PRONE) = 0;
  g_assert_true (war_play_has_acted (setup, stage_get_state (stage), 0));
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  g_assert_false (war_play_has_acted (setup, stage_get_state (stage), 0));
}

/* empires.C-23: a lorry needs command too, and goes 10 cm. */
static void
test_lorries (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "1 go pieces.15 heading=0 distance=10001");
  stage_order (stage, "", "1 go pieces.15 heading=0 distance=10000");
  stage_put (stage, LORRY, WAR_FORMATION_LINE, 100, 80, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NO_COMMAND, "empires.3.1",
                "1 go pieces.15 heading=0 distance=1000");
}

/* empires.C-24: who begins by the operation places all of his units first, commanders last;
 * zones are strips of 30 cm; empires.2.1: then both roll, and who rolls higher is A or B. */
static void
test_opening (void)
{
  g_autoptr (Stage) stage = stage_new (0);

  stage_add_unit (stage, 1, "infantry-brigade");
  stage_add_unit (stage, 1, "general");
  stage_add_unit (stage, 2, "battery");
  stage_begin (stage);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_COMMANDERS_LAST, "empires.C-24",
                "1 place pieces.4 formation=5 x=90000 y=110000 heading=0");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NOT_IN_ZONE, "empires.C-24",
                "1 place pieces.0 formation=0 x=90000 y=90000 heading=0");
  stage_order (stage, "", "1 place pieces.0 formation=0 x=90000 y=91000 heading=0");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_NO_ROOM, "empires.C-24",
                "1 place pieces.4 formation=5 x=90000 y=92000 heading=0");
  stage_order (stage, "", "1 place pieces.4 formation=5 x=90000 y=110000 heading=0");
  stage_order (stage, "", "2 place pieces.5 formation=3 x=90000 y=10000 heading=2048");
  g_assert_cmpint (*stage_unit (stage, 2, WAR_EMPIRES_UNIT_STATE_LIMBERED), ==, 1);
  stage_order (stage, "3 3 2 5", "1 roll");
  stage_order (stage, "", "2 choose side=2");
  g_assert_cmpint (*stage_game (stage, WAR_EMPIRES_GAME_SIDE_A), ==, 0);
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, WAR_EMPIRES_PHASE_A_MOVES);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/empires.3.1/command", test_command);
  g_test_add_func ("/rules/empires.3.1/bonds", test_bonds);
  g_test_add_func ("/rules/empires.3.2/distances", test_distances);
  g_test_add_func ("/rules/empires.C-3/wheels-and-slants", test_wheels_and_slants);
  g_test_add_func ("/rules/empires.3.3/roads", test_roads);
  g_test_add_func ("/rules/empires.3.8/obstacles", test_obstacles);
  g_test_add_func ("/rules/empires.C-14/told", test_told);
  g_test_add_func ("/rules/empires.C-3/foreseen", test_wheel_is_foreseen);
  g_test_add_func ("/rules/empires.C-3/wheel-alone", test_wheel_alone);
  g_test_add_func ("/rules/empires.C-14/ends-of-moves", test_ends_of_moves);
  g_test_add_func ("/rules/empires.C-12/rivers", test_rivers);
  g_test_add_func ("/rules/empires.C-14/others", test_others);
  g_test_add_func ("/rules/empires.3.4/guns", test_guns);
  g_test_add_func ("/rules/empires.C-25/changes", test_changes);
  g_test_add_func ("/rules/empires.C-25/no-room", test_no_room_to_change);
  g_test_add_func ("/rules/empires.C-22/cavalry", test_cavalry);
  g_test_add_func ("/rules/empires.C-22/mounting", test_mounting);
  g_test_add_func ("/rules/empires.3.11/lying", test_lying);
  g_test_add_func ("/rules/empires.C-2/acted", test_acted);
  g_test_add_func ("/rules/empires.C-23/lorries", test_lorries);
  g_test_add_func ("/rules/empires.C-24/opening", test_opening);
  return g_test_run ();
}

/* test-mind.c: what the quick commander of a person's side in Trench Club does (club.M-32)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#define MAX_IDEAS 256
#define FORT(n) stage_at (4 + 6 * (n), 4) /* entered from left and right below */
#define ENTRANCE(n) stage_at (4 + 6 * (n) -1, 4)

/* Forts 1 to 3 in a row; nobody's. */
static Stage *
make_stage (void)
{
  Stage *stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");

  for (guint i = 1; i <= 3; i++)
    stage_add_fort (stage, FORT (i), 4, 1, i);
  stage_begin (stage);
  return stage;
}

/* What it likes best; of equal ideas the first. */
static WarOrder
think (Stage *stage)
{
  const WarSetup *setup = stage_get_setup (stage);
  g_autofree WarIdea *ideas = g_new (WarIdea, MAX_IDEAS);
  guint n
    = setup->play->think (setup, stage_get_state (stage), 0, &war_posture_usual, ideas, MAX_IDEAS);
  guint best = 0;

  g_assert_cmpuint (n, >, 0);
  for (guint i = 1; i < n; i++)
    if (ideas[i].worth > ideas[best].worth)
      best = i;
  return ideas[best].order;
}

static void
assert_order (Stage *stage, WarClubOrder kind, gint actor, gint32 argument)
{
  WarOrder order = think (stage);

  g_assert_cmpstr (war_club_play.orders[order.kind].name, ==, war_club_play.orders[kind].name);
  g_assert_cmpint (order.actor, ==, actor);
  if (kind != WAR_CLUB_ORDER_ATTACK)
    g_assert_cmpint (order.arguments[0], ==, argument);
  else
    g_assert_cmpint (order.targets[0], ==, argument);
}

static void
assert_ends (Stage *stage)
{
  g_assert_cmpuint (think (stage).kind, ==, WAR_CLUB_ORDER_END_STEP);
}

/* 4, 4 and 3 of eleven. */
static void
test_armies (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint counts[WAR_CLUB_N_ARMIES] = { 0 }, least = 11, most = 0;

  stage_set_game_type (stage, "two-players");
  stage_begin_game (stage);
  stage_order (stage, NULL, WAR_CLUB_ORDER_DEAL, WAR_NONE, WAR_NONE, 0, 0);
  for (guint i = 0; i < 11; i++)
    {
      WarOrder order = think (stage);

      g_assert_cmpuint (order.kind, ==, WAR_CLUB_ORDER_ASSIGN);
      counts[order.arguments[0] - 1]++;
      stage_give (stage, &order, "");
    }
  g_assert_cmpuint (think (stage).kind, ==, WAR_CLUB_ORDER_END_ARMIES);
  for (guint i = 0; i < WAR_CLUB_N_ARMIES; i++)
    {
      least = MIN (least, counts[i]);
      most = MAX (most, counts[i]);
    }
  g_assert_cmpuint (least, ==, 3);
  g_assert_cmpuint (most, ==, 4);
}

/* Foot on an entrance hex of a fort that is not its own goes in; into its own it does not. */
static void
test_prize (void)
{
  for (gint holder = -1; holder < 2; holder++)
    {
      g_autoptr (Stage) stage = make_stage ();
      guint foot = stage_put (stage, 0, "infantry", ENTRANCE (1));

      stage_put (stage, 1, "truck", stage_at (30, 0));
      for (guint i = 1; i <= 3; i++)
        *stage_fort (stage, i, WAR_CLUB_FORT_HOLDER) = i == 1 ? holder : 0;
      stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
      if (holder == 0)
        g_assert_cmpint (think (stage).arguments[0], !=, FORT (1));
      else
        assert_order (stage, WAR_CLUB_ORDER_MOVE, (gint) foot, FORT (1));
    }
}

/* Foot goes to the nearest entrance of a fort not its own; foot moves before armour, armour before
 * the rest. */
static void
test_way (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint gun = stage_put (stage, 0, "field-gun", stage_at (1, 0));
  guint tank = stage_put (stage, 0, "tank", stage_at (1, 2));
  guint foot = stage_put (stage, 0, "infantry", stage_at (5, 4));
  WarOrder order;

  stage_put (stage, 1, "truck", stage_at (30, 0));
  *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 1;
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  order = think (stage);
  g_assert_cmpint (order.actor, ==, (gint) foot);
  g_assert_true (
    war_club_is_entrance (stage_get_setup (stage), 0, (WarHex) order.arguments[0])
    || war_club_get_distance (stage_get_setup (stage), (WarHex) order.arguments[0], ENTRANCE (1))
         < 4);
  stage_give (stage, &order, "");
  order = think (stage);
  g_assert_cmpint (order.actor, ==, (gint) tank);
  g_assert_cmpuint (
    war_club_get_distance (stage_get_setup (stage), (WarHex) order.arguments[0], stage_at (30, 0)),
    <, war_club_get_distance (stage_get_setup (stage), stage_at (1, 2), stage_at (30, 0)));
  stage_give (stage, &order, "");
  g_assert_cmpint (think (stage).actor, ==, (gint) gun);
}

/* Who has 4 or 5 damage goes to the nearest free fort of its own, and in; others do not. */
static void
test_repair (void)
{
  for (gint damage = 3; damage <= 5; damage++)
    {
      g_autoptr (Stage) stage = make_stage ();
      guint tank = stage_put (stage, 0, "tank", stage_at (14, 4));
      WarOrder order;

      stage_put (stage, 1, "truck", stage_at (30, 0));
      *stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE) = damage;
      for (guint i = 1; i <= 3; i++)
        *stage_fort (stage, i, WAR_CLUB_FORT_HOLDER) = 0;
      stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
      order = think (stage);
      g_assert_cmpint (order.actor, ==, (gint) tank);
      g_assert_true ((order.arguments[0] == FORT (2)) == (damage > 3));

      /* Fort 2 is not free: the next nearest, which it does not reach at once. */
      stage_put (stage, 0, "truck", FORT (2));
      stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
      if (damage == 3)
        continue;
      *stage_unit (stage, tank, WAR_PIECE_X) = stage_at (19, 4);
      order = think (stage);
      g_assert_cmpint (order.actor, ==, (gint) tank);
      g_assert_true (
        order.arguments[0] == FORT (3)
        || war_club_get_distance (stage_get_setup (stage), (WarHex) order.arguments[0], FORT (3))
             < 3);
    }
}

/* Foot up to four, the dearest of it; else the dearest of all. Into the fort that is nearest to an
 * enemy. */
static void
test_purchase (void)
{
  for (guint n_foot = 3; n_foot <= 4; n_foot++)
    {
      g_autoptr (Stage) stage = make_stage ();
      WarOrder order;
      const WarClubType *type;

      for (guint i = 0; i < n_foot; i++)
        stage_put (stage, 0, i < 2 ? "infantry" : "heavy-infantry", stage_at (1, i));
      stage_put (stage, 1, "truck", stage_at (30, 0));
      *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 0;
      *stage_fort (stage, 3, WAR_CLUB_FORT_HOLDER) = 0;
      *stage_seat (stage, 0, WAR_CLUB_SEAT_BONDS) = 30;
      stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MONEY);
      order = think (stage);
      g_assert_cmpuint (order.kind, ==, WAR_CLUB_ORDER_BUY);
      type = war_club_get_nth_type (stage_get_setup (stage), (guint) order.arguments[0] - 1);
      g_assert_cmpint (type->price, ==, n_foot < 4 ? 6 : 11);
      g_assert_true ((type->row == WAR_CLUB_ROW_FOOT) == (n_foot < 4));
      g_assert_cmpint (order.arguments[1], ==, FORT (3));
    }
}

/* Repairs go before purchases, the most damaged first. */
static void
test_repairs (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint units[2]
    = { stage_put (stage, 0, "tank", FORT (1)), stage_put (stage, 0, "armored-car", FORT (2)) };

  stage_put (stage, 1, "truck", stage_at (30, 0));
  for (guint i = 0; i < 2; i++)
    {
      *stage_unit (stage, units[i], WAR_CLUB_PIECE_DAMAGE) = 2 + (gint32) i;
      *stage_unit (stage, units[i], WAR_CLUB_PIECE_INSIDE) = 2;
    }
  for (guint i = 1; i <= 3; i++)
    *stage_fort (stage, i, WAR_CLUB_FORT_HOLDER) = 0;
  *stage_seat (stage, 0, WAR_CLUB_SEAT_BONDS) = 30;
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MONEY);
  assert_order (stage, WAR_CLUB_ORDER_REPAIR, (gint) units[1], 0);
  stage_order (stage, "", WAR_CLUB_ORDER_REPAIR, (gint) units[1], WAR_NONE, 0, 0);
  assert_order (stage, WAR_CLUB_ORDER_REPAIR, (gint) units[0], 0);
  stage_order (stage, "", WAR_CLUB_ORDER_REPAIR, (gint) units[0], WAR_NONE, 0, 0);
  g_assert_cmpuint (think (stage).kind, ==, WAR_CLUB_ORDER_BUY);
}

/* It attacks wherever it deals as much as it receives: a truck, and no tank with a rifle. */
static void
test_attack (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint foot = stage_put (stage, 0, "infantry", stage_at (20, 6));
  guint truck = stage_put (stage, 1, "truck", stage_at (21, 6));
  gint32 *there;

  stage_put (stage, 1, "tank", stage_at (19, 6));
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_ATTACKS);
  assert_order (stage, WAR_CLUB_ORDER_ATTACK, (gint) foot, (gint32) truck);
  there = stage_unit (stage, truck, WAR_PIECE_X);
  *there = stage_at (30, 0);
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  *stage_game (stage, WAR_GAME_PHASE) = WAR_CLUB_PHASE_ATTACKS;
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_ATTACKS);
  assert_ends (stage);
}

/* Who is not hit back goes first. */
static void
test_fights (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint foot = stage_put (stage, 0, "heavy-infantry", stage_at (20, 6));
  guint gun = stage_put (stage, 0, "field-gun", stage_at (17, 6));
  guint target = stage_put (stage, 1, "infantry", stage_at (21, 6));

  stage_put (stage, 1, "truck", stage_at (30, 0));
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_ATTACKS);
  stage_attack (stage, foot, target);
  stage_attack (stage, gun, target);
  stage_end_step (stage);
  assert_order (stage, WAR_CLUB_ORDER_FIGHT, (gint) gun, 0);
}

/* In the first turn its largest armies act: of the first player one, of the second two. */
static void
test_first_turn (void)
{
  for (gint32 turn = 0; turn < 2; turn++)
    {
      g_autoptr (Stage) stage = make_stage ();
      guint units[6], moved = 0;

      for (guint i = 0; i < G_N_ELEMENTS (units); i++)
        {
          units[i]
            = stage_put (stage, 0, i < 4 ? "infantry" : "mounted-infantry", stage_at (1, i + 1));
          *stage_unit (stage, units[i], WAR_CLUB_PIECE_ARMY) = i < 1 ? 0 : i < 3 ? 1 : 2;
        }
      stage_put (stage, 1, "truck", stage_at (30, 0));
      stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
      *stage_game (stage, WAR_CLUB_GAME_FIRST) = turn;
      *stage_game (stage, WAR_CLUB_GAME_TURN) = turn;
      *stage_seat (stage, 0, WAR_CLUB_SEAT_TURNS) = 1;
      for (WarOrder order = think (stage); order.kind == WAR_CLUB_ORDER_MOVE; order = think (stage))
        {
          moved |= 1u << *stage_unit (stage, (guint) order.actor, WAR_CLUB_PIECE_ARMY);
          stage_give (stage, &order, "");
        }
      g_assert_cmpuint (moved, ==, turn == 0 ? 4 : 6);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/club-mind/club.M-32/armies", test_armies);
  g_test_add_func ("/club-mind/club.M-32/prize", test_prize);
  g_test_add_func ("/club-mind/club.M-32/way", test_way);
  g_test_add_func ("/club-mind/club.M-32/repair", test_repair);
  g_test_add_func ("/club-mind/club.M-32/purchase", test_purchase);
  g_test_add_func ("/club-mind/club.M-32/repairs", test_repairs);
  g_test_add_func ("/club-mind/club.M-32/attack", test_attack);
  g_test_add_func ("/club-mind/club.M-32/fights", test_fights);
  g_test_add_func ("/club-mind/club.M-32/first-turn", test_first_turn);
  return g_test_run ();
}

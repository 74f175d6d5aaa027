/* test-movement.c: where units of Trench Club may go, forts and trucks (club.2, club.M-15 to
 * club.M-22)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/fight.h"
#include "stage.h"

#define MIDDLE stage_at (4, 4)
#define WITHOUT(n) (STAGE_ALL_AMENDMENTS & ~(1 << WAR_CLUB_AMENDMENT_##n))

/* What one step onto the next hex costs, in half points; -1: it cannot be made (club.M-20). */
typedef struct
{
  const char *clause, *type;
  gint meadow, road, forest, forest_road, river, bridge, fort;
} Costs;

static const Costs costs[] = {
  { "2.7", "infantry", 2, 1, 4, 2, 6, 1, 2 },
  { "2.7", "mounted-infantry", 2, 1, 4, 2, 10, 1, 2 },
  { "2.7", "tank", 2, 1, 4, 2, 6, 1, 2 },
  { "M-20", "armored-car", 2, 1, 4, 2, 10, 1, 2 },
  { "M-20", "truck", 2, 1, -1, 2, -1, 1, 2 },
  { "M-20", "field-gun", 2, 1, -1, 2, -1, 1, 2 },
  { "M-20", "anti-aircraft", 2, 1, -1, 2, -1, 1, 2 },
  { "M-20", "medic", 2, 1, 4, 2, 8, 1, 2 },
  { "2.7", "fighter", 2, 2, 2, 2, 2, 2, 2 },
  { "M-20", "airship", 2, 2, 2, 2, 2, 2, 2 },
  { "M-20", "railway-gun", -1, 2, -1, 2, -1, 2, -1 },
  { "M-20", "gunboat", -1, -1, -1, -1, 2, 2, -1 },
};

static gint
get_cost (Stage *stage, guint unit, WarHex hex)
{
  WarClubWays ways;

  war_club_find_ways (stage_get_setup (stage), stage_get_state (stage), unit, &ways);
  return ways.can_end[hex] ? ways.costs[hex] : -1;
}

/* The seven kinds of ground lie round the middle, where the unit stands; roads lead to those that
 * have one. */
static void
test_costs (gconstpointer data)
{
  const Costs *its = data;
  const gint want[]
    = { its->meadow, its->road, its->forest, its->forest_road, its->river, its->bridge };

  for (guint i = 0; i < G_N_ELEMENTS (want) + 1; i++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
      WarHex there = stage_at (5, 4);
      gint cost;
      guint unit;

      if (strcmp (its->type, "gunboat") == 0)
        stage_set_terrain (stage, MIDDLE, WAR_HEX_RIVER);
      if (i == 2 || i == 3)
        stage_set_terrain (stage, there, WAR_HEX_FOREST);
      if (i == 4 || i == 5)
        stage_set_terrain (stage, there, WAR_HEX_RIVER);
      if (i == 1 || i == 3 || i == 5)
        stage_add_road (stage, MIDDLE, 1, 1);
      if (i == 6)
        stage_add_fort (stage, there, 4, 1, 1);
      stage_begin (stage);
      *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 0;
      unit = stage_put (stage, 0, its->type, MIDDLE);
      *stage_unit (stage, unit, WAR_CLUB_PIECE_DAMAGE) = 1;
      cost = get_cost (stage, unit, there);
      /* A boat that stands on a bridge, which the road makes of its river. */
      if (strcmp (its->type, "gunboat") == 0 && i == 3)
        g_assert_cmpint (cost, ==, -1);
      else
        g_assert_cmpint (cost, ==, i == 6 ? its->fort : want[i]);
    }
}

/* Beside the road: its cost counts into a road hex all the same, "along" does not (club.M-20). */
static void
test_across (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  gboolean is_whole;
  const WarClub *data;
  guint foot, truck;

  stage_set_terrain (stage, stage_at (5, 4), WAR_HEX_RIVER);
  stage_add_road (stage, stage_at (5, 4), 1, 1);
  stage_set_terrain (stage, stage_at (5, 6), WAR_HEX_FOREST);
  stage_add_road (stage, stage_at (5, 6), 1, 1);
  stage_add_road (stage, stage_at (3, 3), 4, 1);
  stage_add_road (stage, MIDDLE, 2, 1); /* roads that lead elsewhere */
  stage_add_road (stage, stage_at (4, 6), 2, 1);
  stage_begin (stage);
  foot = stage_put (stage, 0, "infantry", MIDDLE);
  truck = stage_put (stage, 0, "truck", stage_at (4, 6));
  g_assert_cmpint (get_cost (stage, foot, stage_at (3, 3)), ==, 1); /* a road, from a meadow */
  data = war_club_get_data (stage_get_setup (stage));
  for (guint i = 0; i < 2; i++) /* a bridge, and forest with a road: only along it */
    {
      const WarClubType *type = war_club_get_type (stage_get_setup (stage), stage_get_state (stage),
                                                   i == 0 ? foot : truck);

      g_assert_cmpint (war_club_get_step (data, type, stage_at (4, i == 0 ? 4 : 6), 1, &is_whole),
                       ==, 0);
      g_assert_cmpint (war_club_get_step (data, type, stage_at (6, i == 0 ? 4 : 6), 4, &is_whole),
                       ==, 1 + i);
    }
}

/* A river only as the first and only step; any unit may make one step (club.M-21). */
static void
test_whole (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint foot, bertha;

  stage_set_terrain (stage, stage_at (6, 4), WAR_HEX_RIVER);
  stage_set_terrain (stage, stage_at (10, 4), WAR_HEX_FOREST);
  stage_begin (stage);
  foot = stage_put (stage, 0, "mounted-infantry", MIDDLE);
  g_assert_cmpint (get_cost (stage, foot, stage_at (5, 4)), ==, 2);
  g_assert_cmpint (get_cost (stage, foot, stage_at (6, 4)), ==, -1);
  *stage_unit (stage, foot, WAR_PIECE_X) = stage_at (5, 4);
  g_assert_cmpint (get_cost (stage, foot, stage_at (6, 4)), ==, 10);
  *stage_unit (stage, foot, WAR_PIECE_X) = stage_at (6, 4); /* out of it as usual */
  g_assert_cmpint (get_cost (stage, foot, stage_at (7, 4)), ==, 2);
  bertha = stage_put (stage, 1, "big-bertha", stage_at (20, 4));
  g_assert_cmpint (get_cost (stage, bertha, stage_at (21, 4)), ==, 2);
  g_assert_cmpint (get_cost (stage, bertha, stage_at (22, 4)), ==, -1);
  *stage_unit (stage, bertha, WAR_CLUB_PIECE_DAMAGE) = 5; /* damage does not slow */
  g_assert_cmpint (get_cost (stage, bertha, stage_at (21, 4)), ==, 2);
}

/* Who comes next to an enemy stops; friends are passed, enemies not (club.2.8, club.M-21). */
static void
test_enemies (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint foot, fighter, enemy, friend;

  stage_begin (stage);
  foot = stage_put (stage, 0, "mounted-infantry", MIDDLE);
  fighter = stage_put (stage, 0, "fighter", stage_at (3, 4));
  friend = stage_put (stage, 0, "tank", stage_at (5, 4));
  enemy = stage_put (stage, 1, "infantry", stage_at (7, 4));
  g_assert_cmpint (get_cost (stage, foot, stage_at (5, 4)), ==, -1); /* one unit a hex */
  g_assert_cmpint (get_cost (stage, foot, stage_at (6, 4)), ==, 4); /* past a friend */
  g_assert_cmpint (get_cost (stage, foot, stage_at (7, 4)), ==, -1);
  g_assert_cmpint (get_cost (stage, foot, stage_at (6, 3)), ==, 6);
  g_assert_cmpint (get_cost (stage, foot, stage_at (7, 3)), ==, 10); /* round (6, 3), not through */
  g_assert_cmpint (get_cost (stage, fighter, stage_at (7, 3)), ==, 10); /* five hexes */
  g_assert_cmpint (get_cost (stage, fighter, stage_at (8, 4)), ==, 10);

  /* Starting there it may leave, and stops on the next such hex. */
  *stage_unit (stage, foot, WAR_PIECE_X) = stage_at (6, 4);
  g_assert_cmpint (get_cost (stage, foot, stage_at (6, 3)), ==, 2);
  g_assert_cmpint (get_cost (stage, foot, stage_at (7, 2)), ==, 6);

  /* Aircraft stop nobody, and may be passed. */
  *stage_unit (stage, enemy, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  *stage_unit (stage, friend, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  *stage_unit (stage, foot, WAR_PIECE_X) = MIDDLE;
  enemy = stage_put (stage, 1, "fighter", stage_at (5, 4));
  g_assert_cmpint (get_cost (stage, foot, stage_at (6, 4)), ==, 4);
  g_assert_cmpint (get_cost (stage, foot, stage_at (5, 4)), ==, -1);
}

/* Forts ---------------------------------------------------------------------------------------- */

#define FORT stage_at (8, 4)
#define ENTRANCE stage_at (7, 4)

static Stage *
make_fort (WarAmendments amendments)
{
  Stage *stage = stage_new (amendments, "british", "german");

  stage_add_fort (stage, FORT, 4, 1, 1);
  stage_begin (stage);
  return stage;
}

/* By one of two open sides, by foot alone, and only from an entrance hex (club.M-15). */
static void
test_taking (void)
{
  g_autoptr (Stage) stage = make_fort (STAGE_ALL_AMENDMENTS);
  guint foot = stage_put (stage, 0, "infantry", ENTRANCE), far, tank, enemy;

  far = stage_put (stage, 0, "mounted-infantry", stage_at (6, 4));
  tank = stage_put (stage, 0, "tank", stage_at (9, 4));
  enemy = stage_put (stage, 1, "tank", stage_at (30, 4));
  *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 1;
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  stage_refuse (stage, WAR_CLUB_REFUSAL_FORT, "club.M-15", WAR_CLUB_ORDER_MOVE, (gint) far,
                WAR_NONE, FORT, 0);
  stage_refuse (stage, WAR_CLUB_REFUSAL_FORT, "club.M-15", WAR_CLUB_ORDER_MOVE, (gint) tank,
                WAR_NONE, FORT, 0);
  stage_move (stage, foot, FORT);
  g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_TOOK_FORT, (gint) foot)->arguments[0], ==, 1);
  g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_TOOK_FORT, (gint) foot)->arguments[1], ==, 1);
  g_assert_cmpint (*stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER), ==, 0);

  /* Inside it is no target, and its flag stays when it goes (club.2.11). */
  g_assert_false (
    war_club_is_target (stage_get_setup (stage), stage_get_state (stage), enemy, foot));
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  stage_move (stage, far, stage_at (6, 3));
  stage_move (stage, foot, ENTRANCE);
  g_assert_cmpint (*stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER), ==, 0);
}

/* As printed, moving in through an entrance is enough for persons. */
static void
test_taking_as_printed (void)
{
  g_autoptr (Stage) stage = make_fort (WITHOUT (TAKING_FORTS));
  guint far = stage_put (stage, 0, "mounted-infantry", stage_at (6, 4));
  guint side = stage_put (stage, 0, "infantry", stage_at (8, 3)), chart;

  stage_put (stage, 1, "tank", stage_at (30, 4));
  chart = stage_put (stage, 1, "mounted-infantry", stage_at (11, 4));
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  g_assert_cmpint (get_cost (stage, chart, FORT), ==, -1); /* the chart begins on it (club.5.1) */
  g_assert_cmpint (get_cost (stage, side, FORT), ==, 4);
  stage_move (stage, far, FORT);
  g_assert_cmpint (*stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER), ==, 0);
}

/* The other four sides are closed; aircraft fly over (club.2.9, club.M-15). */
static void
test_sides (void)
{
  for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
    {
      g_autoptr (Stage) stage = make_fort (STAGE_ALL_AMENDMENTS);
      const WarClub *data = war_club_get_data (stage_get_setup (stage));
      WarHex beside = war_hex_get_neighbour (&data->hexes, FORT, d);
      guint foot = stage_put (stage, 0, "infantry", beside), fighter;
      gboolean is_open = d == 1 || d == 4;

      g_assert_cmpint (get_cost (stage, foot, FORT), ==, is_open ? 2 : -1);
      *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 0;
      *stage_unit (stage, foot, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
      fighter = stage_put (stage, 0, "fighter", beside);
      *stage_unit (stage, fighter, WAR_CLUB_PIECE_DAMAGE) = 1;
      g_assert_cmpint (get_cost (stage, fighter, FORT), ==, 2);
      g_assert_cmpint (
        get_cost (stage, fighter, war_hex_get_neighbour (&data->hexes, FORT, (d + 3) % 6)), ==, 4);
    }
}

/* A fort with an enemy inside is neither taken nor entered (club.M-16). */
static void
test_occupied (void)
{
  g_autoptr (Stage) stage = make_fort (0);
  guint foot = stage_put (stage, 0, "infantry", ENTRANCE);
  guint enemy = stage_put (stage, 1, "infantry", FORT);

  *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 1;
  g_assert_cmpint (get_cost (stage, foot, FORT), ==, -1);
  /* Who is inside stops nobody (club.M-16). */
  *stage_unit (stage, foot, WAR_PIECE_X) = stage_at (6, 4);
  g_assert_cmpint (get_cost (stage, foot, stage_at (7, 5)), ==, 4);
  *stage_unit (stage, enemy, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  *stage_unit (stage, foot, WAR_PIECE_X) = ENTRANCE;
  g_assert_cmpint (get_cost (stage, foot, FORT), ==, 2);
}

/* Who may go into forts of its own: any unit (club.2.12), with the amendment if it is damaged. */
static void
test_own (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage = make_fort (i == 0 ? STAGE_ALL_AMENDMENTS : WITHOUT (OWN_FORTS));
      guint truck = stage_put (stage, 0, "truck", stage_at (5, 4));

      stage_put (stage, 1, "tank", stage_at (30, 4));
      *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 0;
      stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
      if (i == 0)
        stage_refuse (stage, WAR_CLUB_REFUSAL_FORT, "club.M-16", WAR_CLUB_ORDER_MOVE, (gint) truck,
                      WAR_NONE, FORT, 0);
      g_assert_cmpint (get_cost (stage, truck, FORT), ==, i == 0 ? -1 : 6);
      *stage_unit (stage, truck, WAR_CLUB_PIECE_DAMAGE) = 1;
      g_assert_cmpint (get_cost (stage, truck, FORT), ==, 6);
    }
}

/* Undamaged it must leave, and damaged after its third money phase inside, if it can (M-16). */
static void
test_leaving (void)
{
  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (Stage) stage = make_fort (i == 4 ? WITHOUT (OWN_FORTS) : STAGE_ALL_AMENDMENTS);
      guint tank = stage_put (stage, 0, "tank", FORT);
      gboolean must = i == 0 || i == 2;

      stage_put (stage, 1, "tank", stage_at (30, 4));
      *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 0;
      if (i == 1 || i == 2)
        {
          *stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE) = 2;
          *stage_unit (stage, tank, WAR_CLUB_PIECE_INSIDE) = i == 1 ? 2 : 3;
        }
      if (i == 3) /* both entrance hexes are taken */
        {
          stage_put (stage, 0, "truck", ENTRANCE);
          stage_put (stage, 0, "infantry", stage_at (9, 4));
        }
      stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
      if (must)
        stage_refuse (stage, WAR_CLUB_REFUSAL_MUST_LEAVE, "club.M-16", WAR_CLUB_ORDER_END_STEP,
                      WAR_NONE, WAR_NONE, 0, 0);
      if (must)
        stage_move (stage, tank, ENTRANCE);
      stage_end_step (stage);
    }
}

/* Trucks --------------------------------------------------------------------------------------- */

/* Several at once, who then may attack but not move (club.2.13, club.M-22). */
static void
test_carrying (void)
{
  g_autoptr (Stage) stage = make_fort (STAGE_ALL_AMENDMENTS);
  WarOrder order;
  guint truck, infantry, gun, horse;

  truck = stage_put (stage, 0, "truck", stage_at (20, 4));
  infantry = stage_put (stage, 0, "infantry", stage_at (21, 4));
  gun = stage_put (stage, 0, "field-gun", stage_at (19, 4));
  horse = stage_put (stage, 0, "mounted-infantry", stage_at (20, 3));
  stage_put (stage, 1, "tank", stage_at (27, 4));
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  stage_refuse (stage, WAR_CLUB_REFUSAL_CANNOT_CARRY, "club.M-22", WAR_CLUB_ORDER_CARRY,
                (gint) truck, (gint) horse, stage_at (25, 4), 0);
  stage_refuse (stage, WAR_CLUB_REFUSAL_NO_TRUCK, "club.2.13", WAR_CLUB_ORDER_CARRY, (gint) horse,
                (gint) infantry, stage_at (23, 4), 0);
  order = war_order_new (WAR_CLUB_ORDER_CARRY, 0, (gint) truck);
  order.arguments[0] = stage_at (25, 4);
  order.n_targets = 2;
  order.targets[0] = (gint) infantry;
  order.targets[1] = (gint) gun;
  stage_give (stage, &order, "");
  stage_refuse (stage, WAR_CLUB_REFUSAL_NOT_BESIDE, "club.M-22", WAR_CLUB_ORDER_SET_DOWN,
                (gint) gun, WAR_NONE, stage_at (23, 4), 0);
  stage_refuse (stage, WAR_CLUB_REFUSAL_OCCUPIED, "club.M-21", WAR_CLUB_ORDER_SET_DOWN, (gint) gun,
                WAR_NONE, stage_at (25, 4), 0);
  stage_order (stage, "", WAR_CLUB_ORDER_SET_DOWN, (gint) infantry, WAR_NONE, stage_at (26, 4), 0);
  stage_order (stage, "", WAR_CLUB_ORDER_SET_DOWN, (gint) gun, WAR_NONE, stage_at (24, 4), 0);
  stage_refuse (stage, WAR_CLUB_REFUSAL_MOVED, "club.2.4", WAR_CLUB_ORDER_MOVE, (gint) infantry,
                WAR_NONE, stage_at (25, 3), 0);
  stage_end_step (stage);
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, WAR_CLUB_PHASE_ATTACKS);
  stage_attack (
    stage, infantry,
    (guint) war_club_find_at (stage_get_setup (stage), stage_get_state (stage), stage_at (27, 4)));
}

/* In its side's next turn a unit moves and attacks again, and it began that where it is (club.2.4,
 * club.5.3). */
static void
test_next_turn (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint infantry, enemy;

  stage_set_game_type (stage, "two-players");
  stage_begin (stage);
  infantry = stage_put (stage, 0, "infantry", stage_at (10, 3));
  enemy = stage_put (stage, 1, "infantry", stage_at (30, 4));
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  stage_move (stage, infantry, stage_at (9, 3));
  stage_refuse (stage, WAR_CLUB_REFUSAL_MOVED, "club.2.4", WAR_CLUB_ORDER_MOVE, (gint) infantry,
                WAR_NONE, stage_at (8, 3), 0);
  *stage_unit (stage, infantry, WAR_CLUB_PIECE_TARGET) = (gint32) enemy;
  *stage_unit (stage, infantry, WAR_CLUB_PIECE_NAMED) = 1;
  *stage_unit (stage, infantry, WAR_CLUB_PIECE_FOUGHT) = 1;
  stage_end_step (stage);
  g_assert_cmpint (*stage_game (stage, WAR_GAME_SIDE), ==, 1);
  g_assert_cmpint (*stage_unit (stage, infantry, WAR_CLUB_PIECE_FOUGHT), ==, 1);
  stage_end_step (stage);
  g_assert_cmpint (*stage_game (stage, WAR_GAME_SIDE), ==, 0);
  g_assert_cmpint (*stage_unit (stage, infantry, WAR_CLUB_PIECE_FOUGHT), ==, 0);
  g_assert_cmpint (*stage_unit (stage, infantry, WAR_CLUB_PIECE_NAMED), ==, 0);
  g_assert_cmpint (*stage_unit (stage, infantry, WAR_CLUB_PIECE_TARGET), ==, WAR_NONE);
  g_assert_cmpint (*stage_unit (stage, infantry, WAR_CLUB_PIECE_START), ==, stage_at (9, 3));
  stage_move (stage, infantry, stage_at (8, 3));
}

/* Who is not taken: moved, in a fort, with a standing order, or an enemy is next to the truck. */
static void
test_not_carried (void)
{
  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (Stage) stage = make_fort (STAGE_ALL_AMENDMENTS);
      guint truck = stage_put (stage, 0, "truck", ENTRANCE);
      guint infantry = stage_put (stage, 0, "infantry", i == 2 ? FORT : stage_at (7, 3));

      stage_put (stage, 1, i == 4 ? "fighter" : "tank",
                 i >= 3 ? stage_at (6, 4) : stage_at (30, 4));
      stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
      if (i == 0)
        *stage_unit (stage, infantry, WAR_CLUB_PIECE_MOVED) = 1;
      if (i == 1)
        *stage_unit (stage, infantry, WAR_CLUB_PIECE_REPAIRS) = 1;
      if (i < 4)
        stage_refuse (stage, i == 3 ? WAR_CLUB_REFUSAL_ENEMY_NEAR : WAR_CLUB_REFUSAL_CANNOT_CARRY,
                      "club.M-22", WAR_CLUB_ORDER_CARRY, (gint) truck, (gint) infantry,
                      stage_at (6, 3), 0);
      else
        stage_order (stage, "", WAR_CLUB_ORDER_CARRY, (gint) truck, (gint) infantry,
                     stage_at (6, 3), 0);
    }
}

/* Nobody is set down in a river; who finds no room is not taken (club.M-22). */
static void
test_no_room (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint truck, infantry, gun;
  WarOrder order;

  stage_set_terrain (stage, stage_at (1, 0), WAR_HEX_RIVER);
  stage_begin (stage);
  truck = stage_put (stage, 0, "truck", stage_at (0, 2));
  infantry = stage_put (stage, 0, "infantry", stage_at (0, 3));
  gun = stage_put (stage, 0, "field-gun", stage_at (1, 2));
  stage_put (stage, 1, "tank", stage_at (30, 4));
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  order = war_order_new (WAR_CLUB_ORDER_CARRY, 0, (gint) truck);
  order.arguments[0] = stage_at (0, 0); /* where only (0, 1) is left */
  order.n_targets = 2;
  order.targets[0] = (gint) infantry;
  order.targets[1] = (gint) gun;
  stage_refuse_order (stage, WAR_CLUB_REFUSAL_NO_ROOM, "club.M-22", &order);
  order.n_targets = 1;
  stage_give (stage, &order, "");
  stage_refuse (stage, WAR_CLUB_REFUSAL_NOT_DOWN, "club.M-22", WAR_CLUB_ORDER_SET_DOWN,
                (gint) infantry, WAR_NONE, stage_at (1, 0), 0);
  stage_order (stage, "", WAR_CLUB_ORDER_SET_DOWN, (gint) infantry, WAR_NONE, stage_at (0, 1), 0);
}

/* Whoever it is that stands there: one unit a hex, and enemies are not passed (club.2.8,
 * club.M-21). */
static void
test_in_the_way (void)
{
  static const char *const types[] = { "truck", "infantry", "tank", "anti-aircraft" };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    for (gint side = 0; side < WAR_N_SIDES; side++)
      {
        g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
        guint foot;
        WarClubWays ways;

        stage_begin (stage);
        foot = stage_put (stage, 1, "mounted-infantry", MIDDLE);
        stage_put (stage, side, types[i], stage_at (5, 4));
        war_club_find_ways (stage_get_setup (stage), stage_get_state (stage), foot, &ways);
        g_assert_false (ways.can_end[stage_at (5, 4)]);
        g_assert_cmpint (ways.costs[stage_at (6, 4)], ==, side == 1 ? 4 : -1);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (costs); i++)
    {
      g_autofree char *path
        = g_strdup_printf ("/club-movement/club.%s/%s", costs[i].clause, costs[i].type);

      g_test_add_data_func (path, &costs[i], test_costs);
    }
  g_test_add_func ("/club-movement/club.2.7/across", test_across);
  g_test_add_func ("/club-movement/club.M-21/whole", test_whole);
  g_test_add_func ("/club-movement/club.2.8/enemies", test_enemies);
  g_test_add_func ("/club-movement/club.2.10/taking", test_taking);
  g_test_add_func ("/club-movement/club.M-15/as-printed", test_taking_as_printed);
  g_test_add_func ("/club-movement/club.2.9/sides", test_sides);
  g_test_add_func ("/club-movement/club.M-16/occupied", test_occupied);
  g_test_add_func ("/club-movement/club.2.12/own", test_own);
  g_test_add_func ("/club-movement/club.M-16/leaving", test_leaving);
  g_test_add_func ("/club-movement/club.2.4/next-turn", test_next_turn);
  g_test_add_func ("/club-movement/club.2.13/carrying", test_carrying);
  g_test_add_func ("/club-movement/club.M-22/not-carried", test_not_carried);
  g_test_add_func ("/club-movement/club.M-22/no-room", test_no_room);
  g_test_add_func ("/club-movement/club.2.8/in-the-way", test_in_the_way);
  return g_test_run ();
}

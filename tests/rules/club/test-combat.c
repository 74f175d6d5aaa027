/* test-combat.c: attacks, position, experience and damage of Trench Club (club.3, club.M-18,
 * club.M-23 to club.M-25)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/fight.h"
#include "stage.h"

#define MIDDLE stage_at (4, 4)
#define EAST stage_at (5, 4)
#define WEST stage_at (3, 4)

/* So many dice that hit, then so many that miss. */
static char *
make_dice (guint n_hits, guint n_misses)
{
  GString *dice = g_string_new (NULL);

  for (guint i = 0; i < n_hits + n_misses; i++)
    g_string_append_printf (dice, "%s%d", i > 0 ? " " : "", i < n_hits ? 12 : 1);
  return g_string_free (dice, FALSE);
}

/* A person's unit attacks from where it stands, and the dice come out so. */
static void
fight (Stage *stage, guint unit, guint target, const char *dice)
{
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_ATTACKS);
  stage_attack (stage, unit, target);
  stage_end_step (stage);
  stage_order (stage, dice, WAR_CLUB_ORDER_FIGHT, (gint) unit, WAR_NONE, 0, 0);
}

/* Two more stand far away, so that nobody has lost by having none. */
static Stage *
make_stage (void)
{
  Stage *stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");

  stage_begin (stage);
  stage_put (stage, 0, "truck", stage_at (30, 0));
  stage_put (stage, 1, "truck", stage_at (30, 8));
  return stage;
}

/* What a die needs (club.3.5, club.M-23). */
typedef struct
{
  const char *clause, *type, *target;
  gint experience;
  gboolean in_forest;
  gint need;
} Need;

static const Need needs[] = {
  { "club.3.5", "infantry", "infantry", 0, FALSE, 9 },
  { "club.3.5", "tank", "tank", 0, FALSE, 10 },
  { "club.3.5", "armored-car", "heavy-infantry", 0, FALSE, 9 },
  { "club.3.5", "fighter", "fighter", 0, FALSE, 8 }, /* 2 against air */
  { "club.3.5", "fighter", "truck", 0, FALSE, 6 }, /* 1 against ground */
  { "club.3.5", "infantry", "infantry", 1, FALSE, 8 },
  { "club.3.5", "infantry", "infantry", 3, FALSE, 7 },
  { "club.3.5", "infantry", "infantry", 5, FALSE, 6 },
  { "club.M-23", "infantry", "infantry", 0, TRUE, 10 },
  { "club.M-23", "infantry", "tank", 0, TRUE, 12 }, /* a 12 always hits */
  { "club.M-23", "infantry", "fighter", 0, TRUE, 10 }, /* no cover in the air */
  { "club.M-23", "infantry", "field-gun", 0, TRUE, 8 },
  { "club.M-23", "tank", "truck", 12, FALSE, 2 }, /* a 1 never does */
};

static void
test_need (gconstpointer data)
{
  const Need *its = data;
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  const WarClubGun *gun;
  guint unit, target;

  if (its->in_forest)
    stage_set_terrain (stage, EAST, WAR_HEX_FOREST);
  stage_begin (stage);
  unit = stage_put (stage, 0, its->type, MIDDLE);
  target = stage_put (stage, 1, its->target, EAST);
  *stage_unit (stage, unit, WAR_CLUB_PIECE_EXPERIENCE) = its->experience;
  gun = war_club_find_gun (
    war_club_get_type (stage_get_setup (stage), stage_get_state (stage), unit),
    war_club_get_type (stage_get_setup (stage), stage_get_state (stage), target));
  g_assert_nonnull (gun);
  g_assert_cmpint (war_club_get_need (stage_get_setup (stage), stage_get_state (stage), gun,
                                      its->experience, target, EAST),
                   ==, its->need);
}

/* Dice by damage; half of the hits is damage, rounded down; one attacker against one (club.3.1). */
static void
test_dice (void)
{
  static const guint n_dice[] = { 12, 11, 9, 8, 6, 5 };

  for (guint damage = 0; damage < G_N_ELEMENTS (n_dice); damage++)
    {
      g_autoptr (Stage) stage = make_stage ();
      guint unit = stage_put (stage, 0, "field-gun", MIDDLE);
      guint target = stage_put (stage, 1, "tank", stage_at (6, 4));
      g_autofree char *dice = make_dice (5, n_dice[damage] - 5);
      const WarEvent *event;

      *stage_unit (stage, unit, WAR_CLUB_PIECE_DAMAGE) = (gint32) damage;
      fight (stage, unit, target, dice);
      event = stage_event (stage, WAR_CLUB_EVENT_FOUGHT, (gint) unit);
      g_assert_cmpuint (event->n_dice, ==, n_dice[damage]);
      g_assert_cmpint (event->arguments[0], ==, 5);
      g_assert_cmpint (event->arguments[1], ==, 2);
      g_assert_cmpint (*stage_unit (stage, target, WAR_CLUB_PIECE_DAMAGE), ==, 2);
    }
}

/* Only from the next hex, by who has close combat and firepower against it; both at once, without
 * dice for position (club.3.4). */
typedef struct
{
  const char *type, *target;
  gboolean is_hit_back;
} Back;

static const Back backs[] = {
  { "infantry", "infantry", TRUE },   { "infantry", "truck", FALSE },
  { "infantry", "field-gun", FALSE }, { "infantry", "tank", TRUE },
  { "fighter", "fighter", TRUE },     { "infantry", "fighter", FALSE },
  { "fighter", "tank", FALSE },       { "fighter", "infantry", TRUE },
  { "fighter", "airship", FALSE },    { "fighter", "ground-attack-aircraft", TRUE },
};

static void
test_back (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (backs); i++)
    {
      g_autoptr (Stage) stage = make_stage ();
      guint unit = stage_put (stage, 0, backs[i].type, MIDDLE);
      guint target = stage_put (stage, 1, backs[i].target, EAST);
      g_autofree char *dice = make_dice (12, 0);
      g_autofree char *more = make_dice (4, 8);
      g_autofree char *both = g_strconcat (dice, " ", more, NULL);

      fight (stage, unit, target, backs[i].is_hit_back ? both : dice);
      g_assert_false (war_club_stands (stage_get_setup (stage), stage_get_state (stage), target));
      g_assert_cmpint (*stage_unit (stage, unit, WAR_CLUB_PIECE_DAMAGE), ==,
                       backs[i].is_hit_back ? 2 : 0);
      g_assert_cmpuint (stage_count_events (stage, WAR_CLUB_EVENT_HIT_BACK), ==,
                        backs[i].is_hit_back);
    }
}

/* The Anti-Tank Gunner has 4 against tanks and 0 against cars (club.3.8). */
static void
test_gunner (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "austrian");
  const WarSetup *setup;
  guint gunner, tank, car;

  stage_begin (stage);
  setup = stage_get_setup (stage);
  gunner = stage_put (stage, 1, "anti-tank-gunner", MIDDLE);
  tank = stage_put (stage, 0, "mark-i-female", stage_at (6, 4));
  car = stage_put (stage, 0, "armored-car", stage_at (2, 4));
  g_assert_true (war_club_reaches (setup, stage_get_state (stage), gunner, MIDDLE, tank));
  g_assert_true (war_club_reaches (setup, stage_get_state (stage), gunner, MIDDLE, car));
  g_assert_cmpint (war_club_find_gun (war_club_get_type (setup, stage_get_state (stage), gunner),
                                      war_club_get_type (setup, stage_get_state (stage), tank))
                     ->firepower,
                   ==, 4);
  g_assert_cmpint (war_club_find_gun (war_club_get_type (setup, stage_get_state (stage), gunner),
                                      war_club_get_type (setup, stage_get_state (stage), car))
                     ->firepower,
                   ==, 0);
}

/* Declared first, at enemies in reach; then each is resolved; a lost target is a lost attack. */
static void
test_declaring (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint gun = stage_put (stage, 0, "field-gun", MIDDLE);
  guint mortar = stage_put (stage, 0, "heavy-mortar", stage_at (4, 5));
  guint flak = stage_put (stage, 0, "anti-aircraft", stage_at (3, 5));
  guint friend = stage_put (stage, 0, "infantry", stage_at (6, 2));
  guint target = stage_put (stage, 1, "infantry", stage_at (6, 4));
  guint far = stage_put (stage, 1, "infantry", stage_at (12, 4));
  guint near = stage_put (stage, 1, "infantry", EAST);
  g_autofree char *dice = make_dice (12, 0);

  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_ATTACKS);
  stage_refuse (stage, WAR_CLUB_REFUSAL_NO_TARGET, "club.2.5", WAR_CLUB_ORDER_ATTACK, (gint) gun,
                (gint) friend, 0, 0);
  stage_refuse (stage, WAR_CLUB_REFUSAL_RANGE, "club.M-23", WAR_CLUB_ORDER_ATTACK, (gint) gun,
                (gint) far, 0, 0);
  stage_refuse (stage, WAR_CLUB_REFUSAL_RANGE, "club.M-23", WAR_CLUB_ORDER_ATTACK, (gint) gun,
                (gint) near, 0, 0);
  stage_refuse (stage, WAR_CLUB_REFUSAL_NO_WEAPON, "club.3.5", WAR_CLUB_ORDER_ATTACK, (gint) flak,
                (gint) near, 0, 0);
  stage_attack (stage, gun, target);
  stage_refuse (stage, WAR_CLUB_REFUSAL_DECLARED, "club.M-23", WAR_CLUB_ORDER_ATTACK, (gint) gun,
                (gint) target, 0, 0);
  stage_order (stage, "", WAR_CLUB_ORDER_WITHDRAW, (gint) gun, WAR_NONE, 0, 0);
  stage_attack (stage, gun, target);
  stage_attack (stage, mortar, target);
  stage_end_step (stage);
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, WAR_CLUB_PHASE_FIGHTS);
  stage_order (stage, dice, WAR_CLUB_ORDER_FIGHT, (gint) mortar, WAR_NONE, 0, 0);
  g_assert_nonnull (stage_find_event (stage, WAR_CLUB_EVENT_DESTROYED, (gint) target));
  g_assert_cmpstr (stage_event (stage, WAR_CLUB_EVENT_LAPSED, (gint) gun)->clause, ==, "club.2.6");
}

/* Position ------------------------------------------------------------------------------------- */

/* Friends by their direction from the target, whose attacker is in direction 0 (club.M-24). */
typedef struct
{
  guint friends; /* bits of directions */
  guint blocked; /* likewise, of enemies' friends that stand there */
  gint dice;
} Position;

static const Position positions[] = {
  { 0, 0, 0 },
  { 1 << 1, 0, 0 }, /* next to the attacker */
  { 1 << 5, 0, 0 },
  { 1 << 2, 0, 1 }, /* a flank */
  { 1 << 3, 0, 1 },
  { 1 << 4, 0, 1 },
  { 1 << 2 | 1 << 4, 0, 3 }, /* three on every other hex */
  { 1 << 2 | 1 << 4 | 1 << 3, 0, 3 },
  { 1 << 2 | 1 << 5, 0, 1 },
  { 1 << 1 | 1 << 5, 0, 0 },
  { 1 << 2 | 1 << 4, 1 << 1 | 1 << 3, 3 }, /* whoever else is there */
  { 1 << 1, 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5, 3 }, /* it has nowhere to go */
  { 1 << 1, 1 << 2 | 1 << 3 | 1 << 4, 0 },
  { 0, 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5, 0 }, /* by one alone */
};

static void
test_position (void)
{
  static const char *const types[] = { "tank", "fighter", "truck", "mark-i-female", "armored-car" };
  static const char *const enemies[]
    = { "tank", "heavy-mortar", "field-gun", "armored-car", "big-bertha" };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    for (guint turn = 0; turn < WAR_HEX_N_DIRECTIONS; turn++)
      {
        g_autoptr (Stage) stage = make_stage ();
        const WarClub *data = war_club_get_data (stage_get_setup (stage));
        WarHex from = war_hex_get_neighbour (&data->hexes, MIDDLE, turn);
        guint unit = stage_put (stage, 0, "infantry", from);
        guint target = stage_put (stage, 1, "infantry", MIDDLE), n = 0;
        const char *clause;

        for (guint d = 1; d < WAR_HEX_N_DIRECTIONS; d++)
          {
            WarHex hex = war_hex_get_neighbour (&data->hexes, MIDDLE, (d + turn) % 6);

            if ((positions[i].friends >> d & 1) != 0)
              stage_put (stage, 0, types[n++], hex);
            else if ((positions[i].blocked >> d & 1) != 0)
              stage_put (stage, 1, enemies[d - 1], hex);
          }
        g_assert_cmpint (war_club_get_position_dice (stage_get_setup (stage),
                                                     stage_get_state (stage), unit, from, target,
                                                     &clause),
                         ==, positions[i].dice);
        /* From farther away there is no position. */
        g_assert_cmpint (war_club_get_position_dice (stage_get_setup (stage),
                                                     stage_get_state (stage), unit, stage_at (8, 4),
                                                     target, &clause),
                         ==, 0);
      }
}

static void
test_flank_dice (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint unit = stage_put (stage, 0, "infantry", MIDDLE);
  guint target = stage_put (stage, 1, "truck", EAST);
  g_autofree char *dice = make_dice (2, 11);

  stage_put (stage, 0, "anti-aircraft", stage_at (6, 4));
  fight (stage, unit, target, dice);
  g_assert_cmpuint (stage_event (stage, WAR_CLUB_EVENT_FOUGHT, (gint) unit)->n_dice, ==, 13);
  g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_FOUGHT, (gint) unit)->arguments[2], ==, 1);
}

/* Experience ----------------------------------------------------------------------------------- */

/* 1 for damage, 2 for destroying, of who hits back too; nothing for less (club.3.6, club.M-25). */
static void
test_experience (void)
{
  static const guint hits[] = { 1, 2, 12 };

  for (guint i = 0; i < G_N_ELEMENTS (hits); i++)
    {
      g_autoptr (Stage) stage = make_stage ();
      guint unit = stage_put (stage, 0, "infantry", MIDDLE);
      guint target = stage_put (stage, 1, "infantry", EAST);
      g_autofree char *dice = make_dice (hits[i], 12 - hits[i]);
      g_autofree char *back = make_dice (2, 10);
      g_autofree char *both = g_strconcat (dice, " ", back, NULL);

      fight (stage, unit, target, both);
      g_assert_cmpint (*stage_unit (stage, unit, WAR_CLUB_PIECE_EXPERIENCE), ==, (gint) i);
      g_assert_cmpint (*stage_unit (stage, target, WAR_CLUB_PIECE_EXPERIENCE), ==, i == 2 ? 0 : 1);
      g_assert_cmpint (*stage_unit (stage, unit, WAR_CLUB_PIECE_DAMAGE), ==, 1);
    }
}

static void
test_grades (void)
{
  static const gint grades[] = { 0, 1, 1, 2, 2, 3, 3 };
  g_autoptr (Stage) stage = make_stage ();

  for (guint i = 0; i < G_N_ELEMENTS (grades); i++)
    g_assert_cmpint (war_club_get_grade (stage_get_setup (stage), (gint) i), ==, grades[i]);
}

/* Weapons that miss, and those that hit many (club.M-18) --------------------------------------- */

static void
fight_chart (Stage *stage, guint unit, guint target, const char *dice)
{
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_ATTACKS);
  *stage_unit (stage, unit, WAR_CLUB_PIECE_TARGET) = (gint32) target;
  *stage_unit (stage, unit, WAR_CLUB_PIECE_NAMED) = 1;
  stage_name (stage);
  stage_order (stage, dice, WAR_CLUB_ORDER_RESOLVE, WAR_NONE, WAR_NONE, 0, 0);
}

/* 1 to 6 are the hexes round the target, 7 to 12 the target itself. */
static void
test_bertha (void)
{
  for (gint die = 1; die <= 12; die++)
    {
      g_autoptr (Stage) stage = make_stage ();
      const WarClub *data = war_club_get_data (stage_get_setup (stage));
      guint bertha = stage_put (stage, 1, "big-bertha", stage_at (9, 4));
      guint target = stage_put (stage, 0, "infantry", MIDDLE);
      guint friend = stage_put (stage, 1, "infantry", stage_at (4, 5)); /* in direction 2 */
      guint fighter = stage_put (stage, 0, "fighter", WEST); /* in direction 4 */
      g_autofree char *hits = make_dice (2, 10);
      g_autofree char *dice = NULL;

      g_assert_cmpint (war_hex_get_neighbour (&data->hexes, MIDDLE, 2), ==, stage_at (4, 5));
      *stage_unit (stage, friend, WAR_CLUB_PIECE_FOUGHT) = 1;
      dice
        = die >= 7 || die == 3 ? g_strdup_printf ("%d %s", die, hits) : g_strdup_printf ("%d", die);
      fight_chart (stage, bertha, target, dice);
      g_assert_cmpint (*stage_unit (stage, target, WAR_CLUB_PIECE_DAMAGE), ==, die >= 7);
      g_assert_cmpint (*stage_unit (stage, friend, WAR_CLUB_PIECE_DAMAGE), ==, die == 3);
      g_assert_cmpint (*stage_unit (stage, fighter, WAR_CLUB_PIECE_DAMAGE), ==, 0);
      /* Who is harmed may be a friend: that is experience too (club.3.7). */
      g_assert_cmpint (*stage_unit (stage, bertha, WAR_CLUB_PIECE_EXPERIENCE), ==,
                       die >= 7 || die == 3);
    }
}

/* Every ground unit on the hex and round it, friends too, each with its own dice; nobody hits back;
 * experience once. */
static void
test_gas (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint gas = stage_put (stage, 1, "poison-gas-launcher", stage_at (6, 4));
  guint target = stage_put (stage, 0, "tank", MIDDLE);
  guint beside = stage_put (stage, 0, "infantry", WEST);
  guint friend = stage_put (stage, 1, "truck", EAST);
  guint fighter = stage_put (stage, 0, "fighter", stage_at (4, 5));
  guint away = stage_put (stage, 0, "infantry", stage_at (2, 4));
  g_autofree char *two = make_dice (2, 10);
  g_autofree char *twelve = make_dice (12, 0);
  g_autofree char *four = make_dice (4, 8);
  g_autofree char *dice = g_strjoin (" ", two, twelve, four, NULL);

  fight_chart (stage, gas, target, dice);
  g_assert_cmpint (*stage_unit (stage, target, WAR_CLUB_PIECE_DAMAGE), ==, 1);
  g_assert_false (war_club_stands (stage_get_setup (stage), stage_get_state (stage), beside));
  g_assert_cmpint (*stage_unit (stage, friend, WAR_CLUB_PIECE_DAMAGE), ==, 2);
  g_assert_cmpint (*stage_unit (stage, fighter, WAR_CLUB_PIECE_DAMAGE), ==, 0);
  g_assert_cmpint (*stage_unit (stage, away, WAR_CLUB_PIECE_DAMAGE), ==, 0);
  g_assert_cmpint (*stage_unit (stage, gas, WAR_CLUB_PIECE_EXPERIENCE), ==, 2);
  g_assert_cmpint (*stage_unit (stage, gas, WAR_CLUB_PIECE_DAMAGE), ==, 0);
}

/* What is foreseen is what comes of all dice: 12 dice at 9 and more, a third hits each. */
static void
test_average (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint unit = stage_put (stage, 0, "infantry", MIDDLE);
  guint target = stage_put (stage, 1, "infantry", EAST);
  WarClubAverage average = war_club_foresee_attack (stage_get_setup (stage),
                                                    stage_get_state (stage), unit, MIDDLE, target);
  double mean = 0, chance = 1;

  for (guint hits = 0; hits <= 12; hits++)
    {
      double ways = 1;

      for (guint i = 0; i < hits; i++)
        ways = ways * (12 - i) / (i + 1);
      chance = ways;
      for (guint i = 0; i < 12; i++)
        chance *= i < hits ? 1 / 3.0 : 2 / 3.0;
      mean += chance * (hits / 2);
    }
  g_assert_cmpint (average.dealt, ==, (gint) (mean * 1000));
  g_assert_cmpint (average.received, ==, average.dealt);
}

/* Of gas, who stands beside the target counts, friends as harm; the launcher does not, where it
 * stands before its move (club.M-2, club.M-18). */
static void
test_gas_average (void)
{
  g_autoptr (Stage) stage = make_stage ();
  guint gas = stage_put (stage, 1, "poison-gas-launcher", EAST);
  guint target = stage_put (stage, 0, "infantry", MIDDLE);
  WarClubAverage alone, more;

  alone = war_club_foresee_attack (stage_get_setup (stage), stage_get_state (stage), gas,
                                   stage_at (6, 4), target);
  g_assert_cmpint (alone.received, ==, 0);
  stage_put (stage, 0, "mounted-infantry", WEST);
  more = war_club_foresee_attack (stage_get_setup (stage), stage_get_state (stage), gas,
                                  stage_at (6, 4), target);
  g_assert_cmpint (more.dealt, ==, 2 * alone.dealt);
  g_assert_cmpint (more.received, ==, 0);
  stage_put (stage, 1, "mounted-infantry", stage_at (4, 5));
  more = war_club_foresee_attack (stage_get_setup (stage), stage_get_state (stage), gas,
                                  stage_at (6, 4), target);
  g_assert_cmpint (more.received, ==, alone.dealt);
}

/* What is declared is seen until it is resolved (club.2.4). */
static void
test_aim (void)
{
  g_autoptr (Stage) stage = make_stage ();
  const WarSetup *setup = stage_get_setup (stage);
  guint tank = stage_put (stage, 0, "tank", MIDDLE), foot = stage_put (stage, 1, "infantry", EAST);

  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_ATTACKS);
  g_assert_cmpint (war_play_find_aim (setup, stage_get_state (stage), tank), ==, WAR_NONE);
  stage_attack (stage, tank, foot);
  g_assert_cmpint (war_play_find_aim (setup, stage_get_state (stage), tank), ==, foot);
  g_assert_cmpint (war_play_find_aim (setup, stage_get_state (stage), foot), ==, WAR_NONE);
  stage_end_step (stage);
  stage_order (stage, NULL, WAR_CLUB_ORDER_FIGHT, (gint) tank, WAR_NONE, 0, 0);
  g_assert_cmpint (war_play_find_aim (setup, stage_get_state (stage), tank), ==, WAR_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (needs); i++)
    {
      g_autofree char *path = g_strdup_printf ("/club-combat/%s/need-%u", needs[i].clause, i);

      g_test_add_data_func (path, &needs[i], test_need);
    }
  g_test_add_func ("/club-combat/club.2.4/aim", test_aim);
  g_test_add_func ("/club-combat/club.3.2/dice", test_dice);
  g_test_add_func ("/club-combat/club.3.4/hit-back", test_back);
  g_test_add_func ("/club-combat/club.3.8/gunner", test_gunner);
  g_test_add_func ("/club-combat/club.2.5/declaring", test_declaring);
  g_test_add_func ("/club-combat/club.M-24/position", test_position);
  g_test_add_func ("/club-combat/club.3.3/flank", test_flank_dice);
  g_test_add_func ("/club-combat/club.3.6/experience", test_experience);
  g_test_add_func ("/club-combat/club.M-25/grades", test_grades);
  g_test_add_func ("/club-combat/club.3.7/big-bertha", test_bertha);
  g_test_add_func ("/club-combat/club.M-18/gas", test_gas);
  g_test_add_func ("/club-combat/club.M-2/average", test_average);
  g_test_add_func ("/club-combat/club.M-2/gas", test_gas_average);
  return g_test_run ();
}

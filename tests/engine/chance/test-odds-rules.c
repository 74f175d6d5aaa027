/* test-odds-rules.c: the odds of dice as the systems roll them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/chance/odds.h"

/* entrenched.5.6: 4 dice of a Lee-Enfield, hits on 4+, saves on 4+: a quarter of the dice wound. */
static void
test_volley (void)
{
  static const guint64 expected[] = { 81, 108, 54, 12, 1 };
  WarDie hit = war_die_pass (6, 4, 0, WAR_DIE_ONE_FAILS | WAR_DIE_BEST_PASSES);
  WarDie save = war_die_pass (6, 4, 0, WAR_DIE_ONE_FAILS);
  WarDie wound = war_die_unsaved (&hit, &save);
  WarOdds odds;

  g_assert_cmpuint (wound.n_faces, ==, 36);
  g_assert_cmpuint (wound.faces[1], ==, 9);

  war_odds_init (&odds);
  war_odds_add_dice (&odds, &wound, 4);
  g_assert_cmpuint (war_odds_get_top (&odds), ==, 4);
  for (guint value = 0; value < G_N_ELEMENTS (expected); value++)
    {
      guint64 n, of;

      g_assert_true (war_odds_get_outcomes (&odds, value, &n, &of));
      g_assert_cmpuint (n, ==, expected[value]);
      g_assert_cmpuint (of, ==, 256);
    }
  g_assert_cmpuint (war_odds_get_mean (&odds), ==, WAR_PROBABILITY_ONE);
  g_assert_cmpuint (war_odds_get_quantile (&odds, 50), ==, 1);
  g_assert_cmpuint (war_odds_at_least (&odds, 4), ==, WAR_PROBABILITY_ONE / 256);
}

/* entrenched.5.7: light cover adds 1 to saves, heavy 2. */
static void
test_cover (void)
{
  WarDie hit = war_die_pass (6, 4, 0, WAR_DIE_ONE_FAILS | WAR_DIE_BEST_PASSES);

  for (gint cover = 0; cover <= 2; cover++)
    {
      WarDie save = war_die_pass (6, 4, cover, WAR_DIE_ONE_FAILS);
      WarDie wound = war_die_unsaved (&hit, &save);

      g_assert_cmpuint (wound.faces[1], ==, 3 * (3 - cover));
    }
}

/* entrenched.E-5: a natural 1 never saves, never hits and always fails; a natural 6 always hits. */
static void
test_naturals (void)
{
  WarDieFlags hits = WAR_DIE_ONE_FAILS | WAR_DIE_BEST_PASSES;

  g_assert_cmpuint (war_die_pass (6, 1, 0, hits).faces[1], ==, 5);
  g_assert_cmpuint (war_die_pass (6, 2, 9, hits).faces[1], ==, 5);
  g_assert_cmpuint (war_die_pass (6, 7, 0, hits).faces[1], ==, 1);
  g_assert_cmpuint (war_die_pass (6, 5, -9, hits).faces[1], ==, 1);
  g_assert_cmpuint (war_die_pass (6, 1, 0, WAR_DIE_ONE_FAILS).faces[1], ==, 5);
  g_assert_cmpuint (war_die_pass (6, 7, 0, WAR_DIE_ONE_FAILS).faces[1], ==, 0);
  g_assert_cmpuint (war_die_pass (6, 1, 0, WAR_DIE_PLAIN).faces[1], ==, 6);
  g_assert_cmpuint (war_die_pass (6, 7, 0, WAR_DIE_PLAIN).faces[1], ==, 0);

  /* entrenched.3.2: a response on 3+ is a test. */
  {
    WarDie response = war_die_pass (6, 3, 0, WAR_DIE_ONE_FAILS);

    g_assert_cmpuint (war_die_at_least (&response, 1), ==, war_probability (2, 3));
  }
}

/* Trench Club: 12 dice at firepower 3 against Hit # 12 hit on 9 and more, 12 always, 1 never, and
 * damage is half of the hits. M-9 asks whether the sixth damage has 95 %. */
static void
test_club (void)
{
  WarDieFlags flags = WAR_DIE_ONE_FAILS | WAR_DIE_BEST_PASSES;
  WarDie hit = war_die_pass (12, 12, 3, flags);
  WarDie sure = war_die_pass (12, 8, 9, flags);
  WarOdds odds, sum;
  guint64 n, of;

  g_assert_cmpuint (hit.faces[1], ==, 4);
  g_assert_cmpuint (war_die_pass (12, 12, -1, flags).faces[1], ==, 1);
  g_assert_cmpuint (sure.faces[1], ==, 11);

  war_odds_init (&odds);
  war_odds_add_dice (&odds, &hit, 12);
  war_odds_divide (&odds, 2);
  war_odds_cap (&odds, 6);

  /* Nothing is damaged by no hit or by one: 2^12 + 12 × 2^11 of 3^12. */
  g_assert_true (war_odds_get_outcomes (&odds, 0, &n, &of));
  g_assert_cmpuint (of, ==, 531441);
  g_assert_cmpuint (n, ==, 4096 + 12 * 2048);
  g_assert_true (war_odds_get_outcomes (&odds, 6, &n, &of));
  g_assert_cmpuint (n, ==, 1);
  g_assert_false (war_odds_is_likely (&odds, 6, 95));

  /* Two such volleys: together they destroy rarely; three of nearly sure dice, almost always. */
  sum = odds;
  war_odds_add (&sum, &odds);
  g_assert_cmpuint (war_odds_at_least (&sum, 6), >, war_odds_at_least (&odds, 6));
  g_assert_false (war_odds_is_likely (&sum, 6, 95));

  war_odds_init (&odds);
  war_odds_add_dice (&odds, &sure, 15);
  war_odds_divide (&odds, 2);
  war_odds_cap (&odds, 6);
  g_assert_true (war_odds_is_likely (&odds, 6, 95));
}

/* empires.4.4: hits of a die; 4.10, 4.5: short range +1, cover −1. */
static void
test_hits_of_infantry (void)
{
  static const gint needs[] = { 4, 6, 7 };
  static const struct
  {
    gint modifier;
    guint8 faces[4];
  } cases[] = {
    { 0, { 3, 2, 1, 0 } }, { 1, { 2, 2, 1, 1 } },  { 2, { 1, 2, 1, 2 } },
    { 3, { 0, 2, 1, 3 } }, { -1, { 4, 2, 0, 0 } }, { -3, { 6, 0, 0, 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WarDie die = war_die_table (6, cases[i].modifier, needs, G_N_ELEMENTS (needs));

      for (guint hits = 0, left = 6; hits < 4; left -= die.faces[hits++])
        {
          g_assert_cmpuint (die.faces[hits], ==, cases[i].faces[hits]);
          g_assert_cmpuint (war_die_at_least (&die, hits), ==, war_probability (left, 6));
        }
    }
}

/* empires.5.1, C-17: d6 − 4, − 3, − 2, not below 0. */
static void
test_hits_of_artillery (void)
{
  static const guint expected[] = { 1 + 2, 1 + 2 + 3, 1 + 2 + 3 + 4 };

  for (gint range = 0; range < 3; range++)
    {
      WarDie die = war_die_number (6, range - 4);
      WarOdds odds;

      war_odds_init (&odds);
      war_odds_add_dice (&odds, &die, 1);
      g_assert_cmpuint (die.faces[0], ==, 4 - range);
      g_assert_cmpuint (war_odds_get_mean (&odds), ==,
                        (expected[range] * WAR_PROBABILITY_ONE * 2 + 6) / 12);
    }
}

/* The table of direct fire of Trench Assault: a kill on 6, a pin at least on 3. */
static void
test_assault (void)
{
  static const gint needs[] = { 3, 6 };
  WarDie shot = war_die_table (6, 0, needs, G_N_ELEMENTS (needs));

  g_assert_cmpuint (shot.faces[0], ==, 2);
  g_assert_cmpuint (shot.faces[1], ==, 3);
  g_assert_cmpuint (shot.faces[2], ==, 1);
}

/* Two dice against each other: who wins, and by how much. */
static void
test_margins (void)
{
  static const guint all_sides[] = { 2, 3, 4, 6, 8, 9, 12 };

  g_assert_cmpuint (war_dice_count_margins (6, 0, 1, G_MAXINT), ==, 15);
  g_assert_cmpuint (war_dice_count_margins (6, 0, 0, 0), ==, 6);
  g_assert_cmpuint (war_dice_count_margins (6, 0, G_MININT, -1), ==, 15);
  g_assert_cmpuint (war_dice_count_margins (6, 2, 1, G_MAXINT), ==, 26);
  g_assert_cmpuint (war_dice_count_margins (6, 0, 1, 2), ==, 9);
  g_assert_cmpuint (war_dice_count_margins (6, 0, 3, 4), ==, 5);
  g_assert_cmpuint (war_dice_count_margins (6, 0, 5, G_MAXINT), ==, 1);

  for (guint i = 0; i < G_N_ELEMENTS (all_sides); i++)
    for (gint modifier = -5; modifier <= 5; modifier++)
      {
        guint sides = all_sides[i];
        guint win = war_dice_count_margins (sides, modifier, 1, G_MAXINT);
        guint tie = war_dice_count_margins (sides, modifier, 0, 0);

        g_assert_cmpuint (win + tie + war_dice_count_margins (sides, modifier, G_MININT, -1), ==,
                          sides * sides);
        g_assert_cmpuint (win, ==, war_dice_count_margins (sides, -modifier, G_MININT, -1));
      }
}

/* entrenched.7.4 to 7.7, every roll of every die: a counter-fire, an attack and a blow back. */
typedef struct
{
  guint attacker_wounds, target_wounds;
  const WarStrike *strikes[3];
  guint8 dice[3]; /* what each strike rolls at most */
  double attacker[8], target[8];
} Fight;

static void
fight_on (Fight *fight, guint step, guint die, guint n_dice, guint attacker, guint target,
          double chance)
{
  gboolean by_attacker = step == 1;

  if (step == 3)
    {
      fight->attacker[fight->attacker_wounds - attacker] += chance;
      fight->target[fight->target_wounds - target] += chance;
      return;
    }

  if (die == 0)
    {
      const WarStrike *strike = fight->strikes[step];
      guint wounds = by_attacker ? attacker : target;

      n_dice = 0;
      if (strike != NULL && wounds > 0)
        n_dice = strike->n_dice + (strike->per_wound ? wounds : 0);
    }

  if (die == n_dice)
    {
      fight_on (fight, step + 1, 0, 0, attacker, target, chance);
      return;
    }

  for (guint result = 0; result <= 1; result++)
    {
      const WarDie *faces = &fight->strikes[step]->die;
      guint after_attacker = by_attacker ? attacker : attacker - MIN (result, attacker);
      guint after_target = by_attacker ? target - MIN (result, target) : target;

      if (die + 1 < n_dice)
        {
          /* Dice of one strike are rolled together: their number stays. */
          fight_on (fight, step, die + 1, n_dice, after_attacker, after_target,
                    chance * faces->faces[result] / faces->n_faces);
        }
      else
        {
          fight_on (fight, step + 1, 0, 0, after_attacker, after_target,
                    chance * faces->faces[result] / faces->n_faces);
        }
    }
}

static void
test_exchange (void)
{
  for (guint i = 0; i < 200; i++)
    {
      WarStrike strikes[3];
      Fight fight = { .attacker_wounds = (guint) g_test_rand_int_range (1, 5),
                      .target_wounds = (guint) g_test_rand_int_range (1, 5) };
      WarOdds attacker, target;
      double mean = 0;

      for (guint j = 0; j < 3; j++)
        {
          WarDie hit = war_die_pass (6, g_test_rand_int_range (2, 7), 0,
                                     WAR_DIE_ONE_FAILS | WAR_DIE_BEST_PASSES);
          WarDie save = war_die_pass (6, g_test_rand_int_range (2, 7), 0, WAR_DIE_ONE_FAILS);

          strikes[j].die = war_die_unsaved (&hit, &save);
          strikes[j].per_wound = g_test_rand_bit ();
          strikes[j].n_dice = (guint) g_test_rand_int_range (0, strikes[j].per_wound ? 2 : 5);
          fight.strikes[j] = j == 1 || g_test_rand_bit () ? &strikes[j] : NULL;
        }

      fight_on (&fight, 0, 0, 0, fight.attacker_wounds, fight.target_wounds, 1);
      war_odds_exchange (fight.attacker_wounds, fight.target_wounds, fight.strikes[0],
                         fight.strikes[1], fight.strikes[2], &attacker, &target);

      g_assert_cmpuint (war_odds_at_least (&attacker, 0), ==, WAR_PROBABILITY_ONE);
      g_assert_cmpuint (war_odds_at_least (&target, 0), ==, WAR_PROBABILITY_ONE);
      for (guint lost = 0; lost < 8; lost++)
        {
          double exactly = war_odds_display_at_least (&attacker, lost)
                           - war_odds_display_at_least (&attacker, lost + 1);

          g_assert_cmpfloat (fabs (exactly - fight.attacker[lost]), <, 1e-12);
          exactly = war_odds_display_at_least (&target, lost)
                    - war_odds_display_at_least (&target, lost + 1);
          g_assert_cmpfloat (fabs (exactly - fight.target[lost]), <, 1e-12);
          mean += lost * fight.target[lost];
        }
      g_assert_cmpfloat (fabs (war_odds_display_mean (&target) - mean), <, 1e-12);
    }
}

/* A fight without the other side's dice is a volley. */
static void
test_attack_alone (void)
{
  WarDie hit = war_die_pass (6, 5, 0, WAR_DIE_ONE_FAILS | WAR_DIE_BEST_PASSES);
  WarDie save = war_die_pass (6, 4, 0, WAR_DIE_ONE_FAILS);
  WarStrike attack = { war_die_unsaved (&hit, &save), 1, TRUE };
  WarOdds attacker, target, volley;

  war_odds_exchange (6, 4, NULL, &attack, NULL, &attacker, &target);
  war_odds_init (&volley);
  war_odds_cap (&volley, 4);
  war_odds_add_dice (&volley, &attack.die, 7);
  for (guint value = 0; value <= 4; value++)
    g_assert_cmpuint (war_odds_exactly (&target, value), ==, war_odds_exactly (&volley, value));
  g_assert_cmpuint (war_odds_exactly (&attacker, 0), ==, WAR_PROBABILITY_ONE);

  /* As many wounds and dice as there may be, and one die too many: nobody strikes. */
  attack.n_dice = WAR_ODDS_MAX_DICE - WAR_EXCHANGE_MAX_WOUNDS;
  war_odds_exchange (WAR_EXCHANGE_MAX_WOUNDS, WAR_EXCHANGE_MAX_WOUNDS, NULL, &attack, NULL,
                     &attacker, &target);
  war_odds_init (&volley);
  war_odds_cap (&volley, WAR_EXCHANGE_MAX_WOUNDS);
  war_odds_add_dice (&volley, &attack.die, WAR_ODDS_MAX_DICE);
  for (guint value = 0; value <= WAR_EXCHANGE_MAX_WOUNDS; value++)
    g_assert_cmpuint (war_odds_exactly (&target, value), ==, war_odds_exactly (&volley, value));

  attack.n_dice++;
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*may_exchange*");
  war_odds_exchange (WAR_EXCHANGE_MAX_WOUNDS, WAR_EXCHANGE_MAX_WOUNDS, NULL, &attack, NULL,
                     &attacker, &target);
  g_test_assert_expected_messages ();
  g_assert_cmpuint (war_odds_exactly (&target, 0), ==, WAR_PROBABILITY_ONE);

  /* The dice of all strikes count. */
  attack.n_dice = WAR_ODDS_MAX_DICE / 3;
  attack.per_wound = FALSE;
  war_odds_exchange (1, 1, &attack, &attack, &attack, &attacker, &target);
  g_assert_cmpuint (war_odds_at_least (&target, 1), >, 0);
  attack.n_dice++;
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*may_exchange*");
  war_odds_exchange (1, 1, &attack, &attack, &attack, &attacker, &target);
  g_test_assert_expected_messages ();

  /* The dead strike nobody. */
  war_odds_exchange (0, 4, NULL, &attack, NULL, &attacker, &target);
  g_assert_cmpuint (war_odds_exactly (&target, 0), ==, WAR_PROBABILITY_ONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/odds/entrenched.5.6/volley", test_volley);
  g_test_add_func ("/engine/odds/entrenched.5.7/cover", test_cover);
  g_test_add_func ("/engine/odds/entrenched.E-5/naturals", test_naturals);
  g_test_add_func ("/engine/odds/club.M-9/damage", test_club);
  g_test_add_func ("/engine/odds/empires.4.4/hits", test_hits_of_infantry);
  g_test_add_func ("/engine/odds/empires.5.1/hits", test_hits_of_artillery);
  g_test_add_func ("/engine/odds/assault/shots", test_assault);
  g_test_add_func ("/engine/odds/margins", test_margins);
  g_test_add_func ("/engine/odds/entrenched.7.7/exchange", test_exchange);
  g_test_add_func ("/engine/odds/entrenched.7.6/attack-alone", test_attack_alone);
  return g_test_run ();
}

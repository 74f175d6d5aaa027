/* test-attack.c: attacks in numbers, beside all throws of their dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/chance/attack.h"

#define FACES 6
#define N_CASES 200

/* Of the 36 throws of a die and its save, those that wound. */
static guint
count_wounds (const WarAttack *attack)
{
  guint n_wounds = 0;

  for (gint die = 1; die <= FACES; die++)
    for (gint save = 1; save <= FACES; save++)
      {
        gboolean hits = die == FACES || (die > 1 && die + attack->modifier >= attack->hit);
        gboolean saves
          = save + attack->cover >= attack->save && !(attack->one_never_saves && save == 1);

        n_wounds += hits && !saves;
      }

  return n_wounds;
}

static WarAttack
draw_attack (void)
{
  return (WarAttack){
    .n_dice = 1,
    .hit = g_test_rand_int_range (2, 7),
    .modifier = g_test_rand_int_range (-1, 2),
    .save = g_test_rand_int_range (2, 7),
    .cover = g_test_rand_int_range (0, 4),
    .one_never_saves = g_test_rand_bit (),
  };
}

/* One die at whom one wound destroys: the mean and the chance are the same. */
static void
test_one_die (void)
{
  for (guint i = 0; i < N_CASES; i++)
    {
      WarAttack attack = draw_attack ();
      WarAttackAverage average = war_attack_average (&attack, 3, 1);
      WarProbability expected = war_probability (count_wounds (&attack), FACES * FACES);

      g_assert_cmpuint (average.wounds, ==, expected);
      g_assert_cmpuint (average.destroyed, ==, expected);
    }
}

/* Who rolls a die a wound rolls fewer when he has lost some: fire that surely kills leaves none. */
static void
test_exchange (void)
{
  const WarAttack sure = { .n_dice = 20, .hit = 2, .save = 6 };
  const WarAttack blow = { .per_wound = TRUE, .hit = 4, .save = 5 };
  WarAttackAverage alone = war_attack_average (&blow, 2, 3), attacker, target;

  war_attack_average_exchange (2, 3, NULL, &blow, NULL, &attacker, &target);
  g_assert_cmpuint (target.wounds, ==, alone.wounds);
  g_assert_cmpuint (target.destroyed, ==, alone.destroyed);
  g_assert_cmpuint (attacker.wounds, ==, 0);

  war_attack_average_exchange (2, 3, &sure, &blow, &blow, &attacker, &target);
  g_assert_cmpuint (attacker.destroyed, >, WAR_PROBABILITY_ONE / 1000 * 999);
  g_assert_cmpuint (target.wounds, <, alone.wounds / 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/attacks/one-die", test_one_die);
  g_test_add_func ("/attacks/exchange", test_exchange);
  return g_test_run ();
}

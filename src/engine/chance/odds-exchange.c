/* odds-exchange.c: the odds of blows that are struck back
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/chance/odds-private.h"

#include <string.h>

/* An exchange under way: the weight of each pair of losses. */
typedef struct
{
  guint attacker_wounds, target_wounds;
  guint twos, threes;
  WarNumber weights[WAR_EXCHANGE_MAX_WOUNDS + 1]
                   [WAR_EXCHANGE_MAX_WOUNDS + 1]; /* attacker, target */
} Exchange;

static guint
count_dice (const WarStrike *strike, guint wounds)
{
  if (wounds == 0)
    return 0;
  return strike->n_dice + (strike->per_wound ? wounds : 0);
}

/* Dice that a striker with fewer wounds no longer rolls count as dice that give nothing, so that
 * all outcomes keep one denominator. */
static void
exchange_strike (Exchange *exchange, const WarStrike *strike, gboolean by_attacker)
{
  guint striker = by_attacker ? exchange->attacker_wounds : exchange->target_wounds;
  guint struck = by_attacker ? exchange->target_wounds : exchange->attacker_wounds;
  gsize stride = by_attacker ? 1 : WAR_EXCHANGE_MAX_WOUNDS + 1;
  guint n_most = count_dice (strike, striker);
  WarRoll roll, blank = { 0 };

  if (n_most == 0)
    return;

  roll = war_roll_new (&strike->die);
  blank.faces[0] = blank.or_more[0] = roll.n_faces;

  for (guint i = 0; i < n_most; i++)
    {
      guint n_digits;

      exchange->twos += roll.twos;
      exchange->threes += roll.threes;
      n_digits = war_number_count_digits (exchange->twos, exchange->threes);

      for (guint lost = 0; lost <= striker; lost++)
        {
          gboolean rolls = i < count_dice (strike, striker - lost);
          WarNumber *first
            = by_attacker ? &exchange->weights[lost][0] : &exchange->weights[0][lost];

          war_roll_add (rolls ? &roll : &blank, first, stride, struck, struck, n_digits);
        }
    }
}

static void
exchange_get_loss (const Exchange *exchange, gboolean of_attacker, WarOdds *odds)
{
  odds->cap = (guint16) (of_attacker ? exchange->attacker_wounds : exchange->target_wounds);
  odds->top = odds->cap;
  odds->twos = (guint16) exchange->twos;
  odds->threes = (guint16) exchange->threes;
  memset (odds->weights, 0, (odds->top + 1) * sizeof *odds->weights);

  for (guint a = 0; a <= exchange->attacker_wounds; a++)
    for (guint t = 0; t <= exchange->target_wounds; t++)
      war_number_add (odds->weights[of_attacker ? a : t], exchange->weights[a][t]);
}

static gboolean
may_exchange (guint attacker_wounds, guint target_wounds, const WarStrike *counter_fire,
              const WarStrike *attack, const WarStrike *strike_back)
{
  guint n_dice = count_dice (attack, attacker_wounds);

  if (counter_fire != NULL)
    n_dice += count_dice (counter_fire, target_wounds);
  if (strike_back != NULL)
    n_dice += count_dice (strike_back, target_wounds);

  return attacker_wounds <= WAR_EXCHANGE_MAX_WOUNDS && target_wounds <= WAR_EXCHANGE_MAX_WOUNDS
         && n_dice <= WAR_ODDS_MAX_DICE;
}

void
war_odds_exchange (guint attacker_wounds, guint target_wounds, const WarStrike *counter_fire,
                   const WarStrike *attack, const WarStrike *strike_back, WarOdds *attacker_loss,
                   WarOdds *target_loss)
{
  Exchange exchange = {
    .attacker_wounds = attacker_wounds,
    .target_wounds = target_wounds,
    .weights[0][0] = { 1 },
  };

  war_odds_init (attacker_loss);
  war_odds_init (target_loss);
  g_return_if_fail (
    may_exchange (attacker_wounds, target_wounds, counter_fire, attack, strike_back));

  if (counter_fire != NULL)
    exchange_strike (&exchange, counter_fire, FALSE);
  exchange_strike (&exchange, attack, TRUE);
  if (strike_back != NULL)
    exchange_strike (&exchange, strike_back, FALSE);

  exchange_get_loss (&exchange, TRUE, attacker_loss);
  exchange_get_loss (&exchange, FALSE, target_loss);
}

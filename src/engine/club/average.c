/* average.c: what attacks of Trench Club come to on average, in whole numbers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/average.h"

#include "engine/club/fight.h"
#include "engine/club/private.h"

/* In how many of all ways so many dice can fall each number of them hits. */
typedef struct
{
  guint n_dice;
  guint64 n_ways;
  guint64 counts[WAR_CLUB_MOST_DICE + 1];
} Spread;

static Spread
spread_dice (guint n_dice, gint need)
{
  guint64 good = (guint64) (WAR_CLUB_SIDES + 1 - need), bad = WAR_CLUB_SIDES - good;
  Spread spread = { .n_dice = MIN (n_dice, WAR_CLUB_MOST_DICE), .n_ways = 1, .counts = { 1 } };

  for (guint i = 0; i < spread.n_dice; i++)
    {
      spread.n_ways *= WAR_CLUB_SIDES;
      for (guint hits = i + 1; hits > 0; hits--)
        spread.counts[hits] = spread.counts[hits] * bad + spread.counts[hits - 1] * good;
      spread.counts[0] *= bad;
    }
  return spread;
}

static gint
divide (guint64 sum, guint64 n_ways, guint64 parts)
{
  return (gint) (sum / n_ways * parts + sum % n_ways * parts / n_ways);
}

/* So many dice with that need at somebody who can take so much: the mean, and the chance in 1/10^4
 * that all of it is done. */
static gint
get_mean (guint n_dice, gint need, gint per, gint left)
{
  Spread spread = spread_dice (n_dice, need);
  guint64 sum = 0;

  for (guint hits = 0; hits <= spread.n_dice; hits++)
    sum += spread.counts[hits] * (guint64) MIN ((gint) hits / per, left);
  return divide (sum, spread.n_ways, WAR_CLUB_THOUSAND);
}

static gint
get_kill (guint n_dice, gint need, gint hits_of_damage, gint left)
{
  Spread spread = spread_dice (n_dice, need);
  guint64 sum = 0;
  guint shift = 0;

  for (guint hits = 0; hits <= spread.n_dice; hits++)
    sum += (gint) hits / hits_of_damage >= left ? spread.counts[hits] : 0;
  while (spread.n_ways >> shift > G_GUINT64_CONSTANT (1) << 40)
    shift++;
  return (gint) ((sum >> shift) * WAR_CLUB_PARTS / (spread.n_ways >> shift));
}

/* Both, remembered. */
static WarClubOdds
get_odds (const WarSetup *setup, guint n_dice, gint need, gint left)
{
  gint per = war_club_get_data (setup)->rules->numbers[WAR_CLUB_HITS_OF_DAMAGE];
  WarClubOdds *odds;

  n_dice = MIN (n_dice, WAR_CLUB_MOST_DICE);
  odds = war_club_find_odds (setup, n_dice, need, CLAMP (left, 0, WAR_CLUB_MAX_DAMAGE));
  if (odds->mean < 0)
    *odds = (WarClubOdds){ .mean = (gint16) get_mean (n_dice, need, per, left),
                           .kill = (gint16) get_kill (n_dice, need, per, left) };
  return *odds;
}

gint
war_club_get_mean (const WarSetup *setup, guint n_dice, gint need, gint left)
{
  return get_odds (setup, n_dice, need, left).mean;
}

/* One attack ---------------------------------------------------------------------------------- */

typedef struct
{
  guint n_dice;
  gint need, left;
} Roll;

static gint
get_left (const WarSetup *setup, const WarState *state, guint unit)
{
  return WAR_CLUB_MAX_DAMAGE - war_club_get (setup, state, unit, WAR_CLUB_PIECE_DAMAGE);
}

static Roll
get_roll (const WarClubBoard *board, guint unit, WarHex from, guint target, WarHex target_hex,
          gboolean with_position)
{
  const WarSetup *setup = board->setup;
  const WarState *state = board->state;
  const WarClubGun *gun = war_club_find_gun (war_club_get_type (setup, state, unit),
                                             war_club_get_type (setup, state, target));
  gint damage = war_club_get (setup, state, unit, WAR_CLUB_PIECE_DAMAGE);
  gint position = with_position ? war_club_board_get_position_dice (board, unit, from, target) : 0;

  return (Roll){
    .n_dice = (guint) (war_club_get_data (setup)->dice[CLAMP (damage, 0, WAR_CLUB_MAX_DAMAGE - 1)]
                       + position),
    .need = war_club_get_need (setup, state, gun,
                               war_club_get (setup, state, unit, WAR_CLUB_PIECE_EXPERIENCE), target,
                               target_hex),
    .left = get_left (setup, state, target),
  };
}

static gint
get_roll_mean (const WarSetup *setup, Roll roll)
{
  return war_club_get_mean (setup, roll.n_dice, roll.need, roll.left);
}

/* Somebody beside the target is hit, with so many twelfths. */
static void
add_victim (const WarClubBoard *board, guint unit, WarHex from, WarHex hex, gint twelfths,
            WarClubAverage *average)
{
  const WarSetup *setup = board->setup;
  const WarState *state = board->state;
  gint victim = hex == WAR_HEX_NONE || war_club_get_data (setup)->fort_at[hex] != WAR_NONE
                  ? WAR_NONE
                  : board->at[hex];
  gint mean;

  if (victim == WAR_NONE || victim == (gint) unit || war_club_is_air (setup, state, (guint) victim))
    return;
  mean = twelfths * get_roll_mean (setup, get_roll (board, unit, from, (guint) victim, hex, FALSE));
  if (war_club_is_enemy (setup, state, unit, (guint) victim))
    average->dealt += mean;
  else
    average->received += mean;
}

WarClubAverage
war_club_board_foresee (const WarClubBoard *board, guint unit, WarHex from, guint target)
{
  const WarSetup *setup = board->setup;
  const WarState *state = board->state;
  const WarClub *data = war_club_get_data (setup);
  const WarClubType *type = war_club_get_type (setup, state, unit);
  WarHex at = war_club_get_hex (setup, state, target);
  Roll roll = get_roll (board, unit, from, target, at, TRUE);
  WarClubOdds odds = get_odds (setup, roll.n_dice, roll.need, roll.left);
  gint strays = type->strays ? data->rules->numbers[WAR_CLUB_STRAYS] : 0;
  WarClubAverage average = { 0 };

  average.n_dice = (gint) roll.n_dice;
  average.need = roll.need;
  average.dealt = (WAR_CLUB_SIDES - strays) * odds.mean;
  average.aimed = average.dealt / WAR_CLUB_SIDES;
  average.kill = (WAR_CLUB_SIDES - strays) * odds.kill / WAR_CLUB_SIDES;
  for (guint d = 0; d < WAR_HEX_N_DIRECTIONS && (strays > 0 || type->spreads); d++)
    add_victim (board, unit, from, data->neighbours[at][d],
                type->spreads       ? WAR_CLUB_SIDES
                : (gint) d < strays ? 1
                                    : 0,
                &average);
  average.dealt /= WAR_CLUB_SIDES;
  average.received /= WAR_CLUB_SIDES;

  if (war_club_is_hit_back (setup, state, unit, from, target))
    {
      roll = get_roll (board, target, at, unit, from, FALSE);
      odds = get_odds (setup, roll.n_dice, roll.need, roll.left);
      average.hit_back = odds.mean;
      average.lost = odds.kill;
      average.received += average.hit_back;
    }
  return average;
}

WarClubAverage
war_club_foresee_attack (const WarSetup *setup, const WarState *state, guint unit, WarHex from,
                         guint target)
{
  WarClubBoard board;

  war_club_look (setup, state, &board);
  return war_club_board_foresee (&board, unit, from, target);
}

/* Overkill (club.M-9) -------------------------------------------------------------------------- */

#define ONE (G_GUINT64_CONSTANT (1) << 30)

/* The chance of each damage, in 1/2^30. */
static void
find_chances (Roll roll, gint per, guint64 chances[WAR_CLUB_MAX_DAMAGE + 1])
{
  Spread spread = spread_dice (roll.n_dice, roll.need);
  guint shift = 0;

  while (spread.n_ways >> shift > G_GUINT64_CONSTANT (1) << 33)
    shift++;
  for (gint i = 0; i <= WAR_CLUB_MAX_DAMAGE; i++)
    chances[i] = 0;
  for (guint hits = 0; hits <= spread.n_dice; hits++)
    chances[MIN ((gint) hits / per, WAR_CLUB_MAX_DAMAGE)]
      += (spread.counts[hits] >> shift) * ONE / (spread.n_ways >> shift);
}

gboolean
war_club_is_overkill (const WarSetup *setup, const WarState *state, guint target)
{
  const WarClub *data = war_club_get_data (setup);
  gint per = data->rules->numbers[WAR_CLUB_HITS_OF_DAMAGE];
  gint left = get_left (setup, state, target);
  guint64 sums[WAR_CLUB_MAX_DAMAGE + 1] = { ONE }, killed = 0;
  gboolean is_looked = FALSE;
  WarClubBoard board;

  for (guint i = 0; i < data->n_rows; i++)
    {
      guint64 chances[WAR_CLUB_MAX_DAMAGE + 1], before[WAR_CLUB_MAX_DAMAGE + 1];
      WarHex from;

      if (!war_club_stands (setup, state, i)
          || war_club_get (setup, state, i, WAR_CLUB_PIECE_TARGET) != (gint32) target
          || war_club_get (setup, state, i, WAR_CLUB_PIECE_FOUGHT) != 0
          || !war_club_is_enemy (setup, state, i, target))
        continue;
      if (!is_looked)
        war_club_look (setup, state, &board);
      is_looked = TRUE;
      from = war_club_get_hex (setup, state, i);
      find_chances (
        get_roll (&board, i, from, target, war_club_get_hex (setup, state, target), TRUE), per,
        chances);
      if (war_club_get_type (setup, state, i)->strays)
        {
          for (gint j = 0; j <= WAR_CLUB_MAX_DAMAGE; j++)
            chances[j] = chances[j]
                         * (guint64) (WAR_CLUB_SIDES - data->rules->numbers[WAR_CLUB_STRAYS])
                         / WAR_CLUB_SIDES;
          chances[0] += ONE * (guint64) data->rules->numbers[WAR_CLUB_STRAYS] / WAR_CLUB_SIDES;
        }
      for (gint j = 0; j <= WAR_CLUB_MAX_DAMAGE; j++)
        {
          before[j] = sums[j];
          sums[j] = 0;
        }
      for (gint j = 0; j <= WAR_CLUB_MAX_DAMAGE; j++)
        for (gint k = 0; k <= WAR_CLUB_MAX_DAMAGE; k++)
          sums[MIN (j + k, WAR_CLUB_MAX_DAMAGE)] += before[j] * chances[k] / ONE;
    }

  for (gint i = left; i <= WAR_CLUB_MAX_DAMAGE; i++)
    killed += sums[i];
  return killed * 100 >= ONE * (guint64) data->rules->numbers[WAR_CLUB_OVERKILL_PERCENT];
}

/* Between types ------------------------------------------------------------------------------- */

WarClubVolleyResult
war_club_volley_foresee (const WarClubVolley *volley)
{
  const WarRules *rules = volley->rules;
  WarClubType type = war_club_resolve_type (rules, volley->attacker, 0);
  WarClubType target = war_club_resolve_type (rules, volley->target, 1);
  const WarClubGun *gun = war_club_find_gun (&type, &target);
  gint per = rules->numbers[WAR_CLUB_HITS_OF_DAMAGE];
  gboolean is_covered = volley->is_covered && war_club_is_covered_kind (target.kind);
  WarClubVolleyResult result = { 0 };
  guint n_rows;
  const WarTableRow *rows = war_rules_get_table (rules, WAR_CLUB_TABLE_DICE, &n_rows);

  if (gun == NULL)
    return result;
  for (guint i = 0; i < n_rows; i++)
    if (rows[i].values[WAR_CLUB_DICE_DAMAGE] == volley->damage)
      result.n_dice = rows[i].values[WAR_CLUB_DICE_DICE] + volley->position;
  result.need = war_club_limit_need (target.hit - gun->firepower
                                     + (is_covered ? rules->numbers[WAR_CLUB_FOREST_HIT] : 0));
  result.mean = get_mean ((guint) result.n_dice, result.need, per, WAR_CLUB_MAX_DAMAGE);
  result.kill = get_kill ((guint) result.n_dice, result.need, per, WAR_CLUB_MAX_DAMAGE);
  return result;
}

/* foresee.c: what shots and moves of End of Empires 1914 would do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"
#include "engine/game/foresight.h"

#define SIDES 6
#define MAX_DICE 8 /* 6^8 and their sums are far from 2^32 */
#define MAX_HITS (MAX_DICE * 12)

/* In how many of all ways the dice can fall they make so many hits. */
typedef struct
{
  guint64 n_ways;
  guint64 counts[MAX_HITS + 1];
} Spread;

static void
add_die (Spread *spread, const WarSetup *setup, guint unit, gint modifier)
{
  Spread before = *spread;

  spread->n_ways = before.n_ways * SIDES;
  for (guint hits = 0; hits <= MAX_HITS; hits++)
    spread->counts[hits] = 0;
  for (gint die = 1; die <= SIDES; die++)
    {
      guint more = (guint) war_empires_count_shot_hits (setup, unit, die + modifier);

      for (guint hits = 0; hits <= MAX_HITS; hits++)
        spread->counts[MIN (hits + more, MAX_HITS)] += before.counts[hits];
    }
}

static Spread
spread_shot (const WarSetup *setup, const WarState *view, guint unit, guint target, gboolean moves)
{
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];
  guint n_aims = war_empires_take_aim (setup, view, unit, target, moves, aims), n_dice = 0;
  Spread spread = { .n_ways = 1, .counts = { 1 } };

  for (guint i = 0; i < n_aims; i++)
    for (guint j = 0; j < aims[i].n_dice && n_dice < MAX_DICE; j++, n_dice++)
      add_die (&spread, setup, unit, aims[i].sum.sum);

  return spread;
}

/* The least number of a die that hits with the modifier; 7: none does. */
static gint
find_need (const WarSetup *setup, guint unit, gint modifier)
{
  gint need = 1;

  while (need <= SIDES && war_empires_count_shot_hits (setup, unit, need + modifier) == 0)
    need++;
  return need;
}

/* Why the dice will be better or worse, and whether there is cover. */
static void
foresee_dice (const WarSetup *setup, const WarState *view, const WarOrder *order,
              WarForeseenLoss *loss, WarForesight *foresight)
{
  guint unit = war_ranks_find_unit (setup, (guint) order->actor);
  guint target = war_ranks_find_unit (setup, (guint) order->targets[0]);
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];
  guint n_aims = war_empires_take_aim (setup, view, unit, target, order->arguments[0] != 0, aims);
  WarQuestion question = war_empires_ask_shot (setup, unit, aims, n_aims);

  for (guint i = 0; i < question.n_modifiers; i++)
    {
      const WarModifier *modifier = &question.modifiers[i];

      war_foresight_add_modifier (foresight, modifier->kind, modifier->row, modifier->amount,
                                  modifier->clause)
        ->n_dice
        = modifier->n_dice;
    }
  for (guint i = 0; i < n_aims; i++)
    {
      gint need = find_need (setup, unit, aims[i].sum.sum);

      loss->cover |= aims[i].sum.amounts[WAR_EMPIRES_CAUSE_TARGET_IN_COVER] != 0;
      loss->n_dice += aims[i].n_dice;
      loss->need = i == 0 || need == loss->need ? need : 0;
    }
}

/* Nobody loses more than there is. */
static void
foresee_shot (const WarSetup *setup, const WarState *view, const WarOrder *order,
              WarForesight *foresight)
{
  guint target = war_ranks_find_unit (setup, (guint) order->targets[0]);
  Spread spread = spread_shot (setup, view, war_ranks_find_unit (setup, (guint) order->actor),
                               target, order->arguments[0] != 0);
  guint strength = (guint) war_empires_get_strength (setup, view, target);
  WarForeseenLoss *loss = war_foresight_add_loss (foresight, order->targets[0]);
  guint64 lost = 0, destroyed = 0;

  for (guint hits = 0; hits <= MAX_HITS; hits++)
    {
      lost += spread.counts[hits] * MIN (hits, strength);
      destroyed += hits >= strength ? spread.counts[hits] : 0;
    }
  loss->loss = lost * WAR_PROBABILITY_ONE / spread.n_ways;
  loss->destroyed = destroyed * WAR_PROBABILITY_ONE / spread.n_ways;
  foresee_dice (setup, view, order, loss, foresight);
}

/* The shot that is under way, once who is shot at has lain down or not (empires.C-16). */
static void
foresee_answer (const WarSetup *setup, const WarState *view, const WarOrder *order,
                WarForesight *foresight)
{
  const gint32 *game = war_setup_peek_game (setup, view);
  guint unit = (guint) game[WAR_EMPIRES_GAME_SHOOTER];
  g_autofree WarState *then = NULL;
  WarOrder shot;

  if (game[WAR_EMPIRES_GAME_SHOOTER] == WAR_NONE)
    return;

  then = war_state_copy (view);
  if (order->kind == WAR_EMPIRES_ORDER_LIE)
    war_setup_get_formation (setup, then,
                             (guint) game[WAR_EMPIRES_GAME_TARGET])[WAR_EMPIRES_UNIT_STATE_PRONE]
      = 1;
  shot
    = war_order_new (WAR_EMPIRES_ORDER_FIRE, 1 - order->seat, (gint) war_ranks_first (setup, unit));
  shot.arguments[0] = war_setup_peek_formation (setup, view, unit)[WAR_EMPIRES_UNIT_STATE_SHOT]
                      == WAR_EMPIRES_SHOT_MOVING;
  shot.targets[shot.n_targets++]
    = (gint) war_ranks_first (setup, (guint) game[WAR_EMPIRES_GAME_TARGET]);
  foresee_shot (setup, then, &shot, foresight);
}

void
war_empires_foresee (const WarSetup *setup, const WarState *view, const WarOrder *order,
                     gboolean is_allowed, WarForesight *foresight)
{
  if (!is_allowed)
    return;

  if (order->kind == WAR_EMPIRES_ORDER_FIRE)
    foresee_shot (setup, view, order, foresight);
  else if (order->kind == WAR_EMPIRES_ORDER_LIE || order->kind == WAR_EMPIRES_ORDER_STAND)
    foresee_answer (setup, view, order, foresight);
  else if (order->kind == WAR_EMPIRES_ORDER_MARCH || order->kind == WAR_EMPIRES_ORDER_ADVANCE
           || order->kind == WAR_EMPIRES_ORDER_GO)
    war_empires_foresee_way (setup, view, order, foresight);
}

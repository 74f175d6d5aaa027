/* morale.c: surrender and morale at the end of a turn (empires.7.9 to empires.8.8, empires.C-8,
 * empires.C-9, empires.C-20)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

#define HALF 2
#define QUARTER 4

static gboolean
is_under (const WarSetup *setup, const WarState *state, guint unit, gint part)
{
  return war_empires_get_strength (setup, state, unit) * part
         < war_empires_get_full_strength (setup, unit);
}

static gboolean
takes_part (const WarContext *context, guint unit)
{
  return war_empires_is_fighting (context->setup, unit)
         && war_ranks_stands (context->setup, context->state, unit);
}

/* Surrender ----------------------------------------------------------------------------------- */

static gboolean
roll_surrender (WarContext *context, guint unit)
{
  gint need = war_empires_get_data (context->setup)->rules->numbers[WAR_EMPIRES_SURRENDER];
  WarQuestion question;
  gint32 die;

  if (!war_empires_roll_for (context, unit, "surrender", "empires.7.9",
                             war_ranks_side (context->setup, unit), 1, need, &die, &question))
    return FALSE;

  war_context_tell_dice (context, &question, &die, WAR_EMPIRES_EVENT_CUT_OFF,
                         (gint) war_ranks_first (context->setup, unit), WAR_NONE, "empires.7.9",
                         die >= need);
  if (die < need)
    return TRUE;

  war_setup_get_formation (context->setup, context->state, unit)[WAR_EMPIRES_UNIT_STATE_SURRENDERED]
    = war_context_get_game (context)[WAR_GAME_ROUND];
  war_empires_remove (context, unit, WAR_EMPIRES_LOST_SURRENDER, "empires.7.9");
  return TRUE;
}

/* Who is cut off is known before anybody surrenders. */
static gboolean
roll_surrenders (WarContext *context)
{
  gboolean is_cut_off[WAR_EMPIRES_MAX_UNITS] = { FALSE };

  for (guint i = 0; i < context->setup->n_units; i++)
    is_cut_off[i]
      = takes_part (context, i) && war_empires_is_cut_off (context->setup, context->state, i);
  for (guint i = 0; i < context->setup->n_units; i++)
    if (is_cut_off[i] && !roll_surrender (context, i))
      return FALSE;

  return TRUE;
}

/* Tests --------------------------------------------------------------------------------------- */

/* A unit before anybody surrenders, and whether it does or retreats already. */
typedef struct
{
  guint n_bases;
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  gboolean has_fled;
} Flight;

static gboolean
has_fled (const WarContext *context, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (context->setup, context->state, unit);

  return cells[WAR_EMPIRES_UNIT_STATE_SURRENDERED] == war_context_get_game (context)[WAR_GAME_ROUND]
         || cells[WAR_EMPIRES_UNIT_STATE_RETREAT] > 0;
}

/* Whether friends near it surrendered this turn, where they stood, or retreat. */
static gboolean
sees_flight (const WarContext *context, guint unit, const Flight *flights)
{
  WarLength reach = war_empires_get_data (context->setup)->rules->numbers[WAR_EMPIRES_MORALE_REACH];
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_ranks_get_bases (context->setup, context->state, unit, bases);

  for (guint i = 0; i < context->setup->n_units; i++)
    {
      if (!flights[i].has_fled || i == unit || war_ranks_is_enemy (context->setup, unit, i))
        continue;
      for (guint j = 0; j < n_bases; j++)
        for (guint k = 0; k < flights[i].n_bases; k++)
          if (war_base_is_within (&bases[j], &flights[i].bases[k], reach))
            return TRUE;
    }

  return FALSE;
}

/* At least half of its bases are. */
static gboolean
is_in_cover (const WarContext *context, guint unit)
{
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_ranks_get_bases (context->setup, context->state, unit, bases);
  guint n_covered = 0;

  for (guint i = 0; i < n_bases; i++)
    n_covered += war_empires_is_in_cover (context->setup, &bases[i]);

  return 2 * n_covered >= n_bases;
}

#define ADD(cause) war_empires_sum_add (&sum, WAR_EMPIRES_CAUSE_##cause, 1)

/* empires.8.2, empires.8.3, empires.8.4, empires.8.5, empires.8.6 */
static WarEmpiresSum
sum_up (const WarContext *context, guint unit, const Flight *flights)
{
  const gint32 *cells = war_setup_peek_formation (context->setup, context->state, unit);
  gint lost = war_empires_get_full_strength (context->setup, unit)
              - war_empires_get_strength (context->setup, context->state, unit);
  WarEmpiresSum sum
    = war_empires_sum_begin (war_empires_get_data (context->setup)->adds, WAR_EMPIRES_ROLL_MORALE);

  war_empires_sum_add (&sum, WAR_EMPIRES_CAUSE_TWO_FIGURES_LOST, lost / 2);
  if (cells[WAR_EMPIRES_UNIT_STATE_UNDER_FIRE] != 0)
    ADD (UNDER_FIRE);
  if (sees_flight (context, unit, flights))
    ADD (FRIENDS_FLED);
  if (is_in_cover (context, unit))
    ADD (IN_COVER);
  if (cells[WAR_EMPIRES_UNIT_STATE_ENFILADED] != 0)
    ADD (ENFILADED);
  return sum;
}

static gboolean
roll_retreat (WarContext *context, guint unit)
{
  gint32 *cells = war_setup_get_formation (context->setup, context->state, unit);
  WarQuestion question;
  gint32 die;

  if (!war_empires_roll_for (context, unit, "retreat", "empires.8.7", cells[WAR_FORMATION_SIDE], 1,
                             0, &die, &question))
    return FALSE;

  cells[WAR_EMPIRES_UNIT_STATE_RETREAT] = die;
  war_context_tell_dice (context, &question, &die, WAR_EMPIRES_EVENT_RETREATS,
                         (gint) war_ranks_first (context->setup, unit), WAR_NONE, "empires.8.7",
                         die);
  return TRUE;
}

static gboolean
test_morale (WarContext *context, guint unit, const Flight *flights)
{
  gint least = war_empires_get_data (context->setup)->rules->numbers[WAR_EMPIRES_RETREAT];
  WarEmpiresSum sum = sum_up (context, unit, flights);
  gint piece = (gint) war_ranks_first (context->setup, unit);
  WarQuestion question
    = war_question_of_dice ("morale", "empires.8.1", war_ranks_side (context->setup, unit), 1);
  gboolean retreats;
  gint32 die;

  question.subject = piece;
  war_empires_sum_apply (&sum, piece, 0, 1, &question);
  if (!war_context_ask (context, &question, &die))
    return FALSE;

  retreats = die + sum.sum >= least;
  war_context_tell_dice (context, &question, &die, WAR_EMPIRES_EVENT_MORALE, piece, WAR_NONE,
                         "empires.8.1", sum.sum, retreats);
  return !retreats || roll_retreat (context, unit);
}

/* Who is under a quarter tests no more, if that amendment is on (empires.C-20). */
static gboolean
must_test (const WarContext *context, guint unit)
{
  return takes_part (context, unit) && is_under (context->setup, context->state, unit, HALF)
         && war_setup_peek_formation (context->setup, context->state,
                                      unit)[WAR_EMPIRES_UNIT_STATE_RETREAT]
              == 0
         && !(war_empires_is_brigade (context->setup, unit)
              && is_under (context->setup, context->state, unit, QUARTER)
              && war_setup_is_amended (context->setup, WAR_EMPIRES_AMENDMENT_NO_TEST));
}

/* All at once, on the state after the surrenders (empires.C-9). */
static gboolean
test_all (WarContext *context, Flight *flights)
{
  for (guint i = 0; i < context->setup->n_units; i++)
    flights[i].has_fled = has_fled (context, i);
  for (guint i = 0; i < context->setup->n_units; i++)
    if (must_test (context, i) && !test_morale (context, i, flights))
      return FALSE;

  return TRUE;
}

/* Pinning ------------------------------------------------------------------------------------- */

/* Under a quarter a unit is pinned to the end, and its cavalry is on foot; with the amendment it
 * ends any retreat, without it a retreat comes before (empires.8.8, empires.C-20). */
static void
pin_remnant (WarContext *context, guint unit)
{
  gint32 *cells = war_setup_get_formation (context->setup, context->state, unit);

  if (cells[WAR_EMPIRES_UNIT_STATE_RETREAT] > 0
      && war_setup_is_amended (context->setup, WAR_EMPIRES_AMENDMENT_NO_TEST))
    {
      cells[WAR_EMPIRES_UNIT_STATE_RETREAT] = 0;
      war_context_add (context, WAR_EMPIRES_EVENT_RETREAT_ENDED,
                       (gint) war_ranks_first (context->setup, unit), WAR_NONE, "empires.C-20");
    }
  if (cells[WAR_EMPIRES_UNIT_STATE_RETREAT] > 0)
    return;
  if (war_empires_get_type (context->setup, unit)->branch == WAR_EMPIRES_CAVALRY)
    cells[WAR_EMPIRES_UNIT_STATE_DISMOUNTED] = 1;
  war_empires_pin (context, unit, "empires.8.8");
}

static void
settle_pins (WarContext *context)
{
  for (guint i = 0; i < context->setup->n_units; i++)
    {
      gint32 *cells = war_setup_get_formation (context->setup, context->state, i);

      if (!war_ranks_stands (context->setup, context->state, i))
        continue;
      if (war_empires_is_brigade (context->setup, i)
          && is_under (context->setup, context->state, i, QUARTER))
        pin_remnant (context, i);
      else if (cells[WAR_EMPIRES_UNIT_STATE_PINNED] != 0
               && cells[WAR_EMPIRES_UNIT_STATE_UNDER_FIRE] == 0)
        {
          cells[WAR_EMPIRES_UNIT_STATE_PINNED] = 0;
          war_context_add (context, WAR_EMPIRES_EVENT_UNPINNED,
                           (gint) war_ranks_first (context->setup, i), WAR_NONE, "empires.3.7");
        }
    }
}

gboolean
war_empires_do_morale (WarContext *context)
{
  g_autofree Flight *flights = g_new (Flight, WAR_EMPIRES_MAX_UNITS);

  for (guint i = 0; i < context->setup->n_units; i++)
    flights[i].n_bases = war_ranks_get_bases (context->setup, context->state, i, flights[i].bases);
  if (!roll_surrenders (context) || !test_all (context, flights))
    return FALSE;

  settle_pins (context);
  return TRUE;
}

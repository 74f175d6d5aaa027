/* wire.c: how men of Trench Raider cut wire (raider.6.2 to raider.6.5, raider.R-20)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* Points are named in whole millimetres. */
#define STEP WAR_MILLIMETRE

/* It is their whole activity (raider.6.4). */
static gboolean
may_cut (const WarSetup *setup, const WarState *state, guint unit, WarRefusal *refusal)
{
  if (!war_raider_is_man (setup, state, unit))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NEVER, "raider.R-20", (gint32) unit, 0);
  if (!war_raider_stands (setup, state, unit))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NOT_ON_FIELD, NULL, (gint32) unit, 0);
  if (!war_raider_may_act_now (setup, state, unit, FALSE, refusal))
    return FALSE;
  if (war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_PINNED] != 0)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_PINNED, "raider.R-3", (gint32) unit, 0);
  if (!war_raider_is_led (setup, state, unit))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NO_LEADER, "raider.R-14", (gint32) unit, 0);

  return !war_raider_is_in_contact (setup, state, unit)
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_IN_CONTACT, "raider.R-15", (gint32) unit, 0);
}

static gboolean
may_begin (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarRefusal *refusal)
{
  return may_cut (setup, state, unit, refusal);
}

/* The belt at the point that stops men of the side; WAR_NONE. */
static gint
find_belt (const WarSetup *setup, const WarState *state, gint side, WarPosition point)
{
  const WarRaider *data = war_raider_get_data (setup);
  guint features[WAR_RAIDER_MAX_AT];
  guint n = data->wire_terrains == 0
              ? 0
              : war_raider_find_at (setup, data->wire_terrains, point, features);

  for (guint i = 0; i < n; i++)
    if (war_raider_is_wired (setup, state, side, features[i], point))
      return (gint) features[i];

  return WAR_NONE;
}

static gboolean
reaches (const WarSetup *setup, const WarState *state, guint unit, guint belt, WarPosition point)
{
  WarBase base = war_raider_get_base (setup, state, unit);

  return war_base_get_position_distance (&base, point)
           <= war_raider_get_number (setup, WAR_RAIDER_CUT_POINT_REACH)
         && war_ground_feature_is_within (war_raider_get_data (setup)->ground, belt, base.corners,
                                          WAR_N_EDGES,
                                          war_raider_get_number (setup, WAR_RAIDER_CUT_REACH));
}

static gint
find_reached (const WarSetup *setup, const WarState *state, guint unit, WarPosition point)
{
  gint belt = find_belt (setup, state, war_raider_get_side (setup, unit), point);

  return belt != WAR_NONE && reaches (setup, state, unit, (guint) belt, point) ? belt : WAR_NONE;
}

static gboolean
check_cut (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
           WarRefusal *refusal)
{
  WarPosition point = { order->arguments[0], order->arguments[1] };
  gint belt;

  if (point.x % STEP != 0 || point.y % STEP != 0 || ABS (point.x) > WAR_LENGTH_MAX
      || ABS (point.y) > WAR_LENGTH_MAX)
    return war_refuse_malformed (refusal);

  belt = find_reached (setup, state, unit, point);
  if (belt == WAR_NONE)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NO_WIRE, "raider.R-20", (gint32) unit, 0);
  for (guint i = 0; i < order->n_targets; i++)
    {
      guint other = (guint) order->targets[i];

      if (order->targets[i] < 0 || other >= war_raider_count_units (setup) || other == unit
          || war_raider_get_side (setup, other) != war_raider_get_side (setup, unit))
        return war_refuse (refusal, WAR_RAIDER_REFUSAL_GROUP, "raider.R-20", order->targets[i], 0);
      if (!may_cut (setup, state, other, refusal))
        return FALSE;
      if (!reaches (setup, state, other, (guint) belt, point))
        return war_refuse (refusal, WAR_RAIDER_REFUSAL_NO_WIRE, "raider.R-20", order->targets[i],
                           0);
    }

  return TRUE;
}

/* Whole millimetres within reach of the centre. */
static void
get_range (const WarSetup *setup, const WarState *state, guint unit, WarLength centre,
           WarLength *first, WarLength *last)
{
  WarLength reach = war_raider_get_number (setup, WAR_RAIDER_CUT_POINT_REACH)
                    + war_raider_get_type (setup, state, unit)->half_width;

  *first = MAX (centre - reach + STEP - 1, 0) / STEP * STEP;
  *last = MAX (centre + reach, 0) / STEP * STEP;
}

static gboolean
offer_cut (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarOption *option)
{
  const WarRaider *data = war_raider_get_data (setup);
  WarBase base = war_raider_get_base (setup, state, unit);
  WarLength reach = war_raider_get_number (setup, WAR_RAIDER_CUT_REACH), first, last;
  gboolean is_near = FALSE;

  for (guint i = 0; i < data->segments->len && !is_near; i++)
    {
      guint feature = g_array_index (data->segments, WarRaiderSegment, i).feature;
      const WarRaiderFeature *found = &data->features[feature];

      is_near
        = found->is_wire && base.centre.y < found->maximum.y + WAR_INCH
          && base.centre.y > found->minimum.y - WAR_INCH
          && war_ground_feature_is_within (data->ground, feature, base.corners, WAR_N_EDGES, reach);
    }
  if (!is_near)
    return FALSE;

  get_range (setup, state, unit, base.centre.x, &first, &last);
  war_domain_clear (&option->arguments[0], STEP);
  return war_domain_add (&option->arguments[0], first, last);
}

static gboolean
narrow_cut (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
            guint unit, WarOption *option)
{
  WarPosition point = { order->arguments[0], order->arguments[1] };
  WarLength first, last;
  gint belt;

  option->minimum_targets = 0;
  option->maximum_targets = WAR_ORDER_MAX_TARGETS;
  if (n == 1)
    {
      get_range (setup, state, unit, war_raider_get_centre (setup, state, unit).y, &first, &last);
      war_domain_clear (&option->arguments[1], STEP);
      for (point.y = first; point.y <= last; point.y += STEP)
        if (find_reached (setup, state, unit, point) != WAR_NONE)
          war_domain_add (&option->arguments[1], point.y, point.y);
      return option->arguments[1].n_ranges > 0;
    }

  belt = find_reached (setup, state, unit, point);
  option->n_candidates = 0;
  for (guint i = 0; belt != WAR_NONE && i < war_raider_count_units (setup)
                    && option->n_candidates < WAR_OPTION_MAX_CANDIDATES;
       i++)
    if (i != unit && war_raider_get_side (setup, i) == war_raider_get_side (setup, unit)
        && may_cut (setup, state, i, NULL) && reaches (setup, state, i, (guint) belt, point))
      option->candidates[option->n_candidates++] = (gint) i;
  option->maximum_targets = MIN (option->maximum_targets, option->n_candidates);
  return TRUE;
}

/* It is all that they do (raider.6.4); opportunity fire comes before the die (raider.R-8). */
static gboolean
carry_out_cut (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *game = war_context_get_game (context);
  WarPosition point = { order->arguments[0], order->arguments[1] };
  guint units[WAR_ORDER_MAX_TARGETS + 1], n_units = 0;

  units[n_units++] = unit;
  for (guint i = 0; i < order->n_targets; i++)
    units[n_units++] = (guint) order->targets[i];
  war_raider_take_in_hand (context, units, n_units);
  for (guint i = 0; i < n_units; i++)
    {
      gint32 *cells = war_context_get_piece (context, units[i]);

      cells[WAR_RAIDER_PIECE_ACTIVITY] = WAR_RAIDER_DONE;
      cells[WAR_RAIDER_PIECE_UNCOVERED] = 1;
      cells[WAR_RAIDER_PIECE_MOTION] = WAR_RAIDER_CUTS;
    }
  game[WAR_RAIDER_GAME_CUTTING] = find_reached (context->setup, context->state, unit, point);
  game[WAR_RAIDER_GAME_CUT_X] = point.x;
  game[WAR_RAIDER_GAME_CUT_Y] = point.y;
  return TRUE;
}

const WarOrderRule war_raider_cut_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_MOVE,
  .takes_many = TRUE,
  .takes_none = TRUE,
  .may = may_begin,
  .check = check_cut,
  .carry_out = carry_out_cut,
  .offer = offer_cut,
  .narrow = narrow_cut,
};

/* The least die for so many men (raider.6.3): that of the row with the most men up to theirs. */
static gint
find_least (const WarSetup *setup, guint n_men)
{
  guint n_rows;
  const WarTableRow *rows
    = war_rules_get_table (war_raider_get_data (setup)->rules, WAR_RAIDER_TABLE_CUTTING, &n_rows);
  gint32 most = 0, least = 7;

  for (guint i = 0; i < n_rows; i++)
    if (rows[i].values[WAR_RAIDER_CUTTING_MEN] <= (gint32) n_men
        && rows[i].values[WAR_RAIDER_CUTTING_MEN] > most)
      {
        most = rows[i].values[WAR_RAIDER_CUTTING_MEN];
        least = rows[i].values[WAR_RAIDER_CUTTING_LEAST];
      }

  return least;
}

/* The dead do not count. */
gboolean
war_raider_cut_now (WarContext *context)
{
  const WarSetup *setup = context->setup;
  gint32 *game = war_context_get_game (context);
  gint32 belt = game[WAR_RAIDER_GAME_CUTTING], die;
  WarPosition point = { game[WAR_RAIDER_GAME_CUT_X], game[WAR_RAIDER_GAME_CUT_Y] };
  guint n_men = 0;
  gint first = WAR_NONE, need;
  WarQuestion question;

  if (belt == WAR_NONE)
    return TRUE;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      gint32 *cells = war_context_get_piece (context, i);

      if (cells[WAR_RAIDER_PIECE_MOTION] != WAR_RAIDER_CUTS)
        continue;
      cells[WAR_RAIDER_PIECE_MOTION] = WAR_RAIDER_STILL;
      if (!war_raider_stands (setup, context->state, i))
        continue;
      first = first == WAR_NONE ? (gint) i : first;
      n_men++;
    }
  game[WAR_RAIDER_GAME_CUTTING] = WAR_NONE;
  game[WAR_RAIDER_GAME_CUT_X] = game[WAR_RAIDER_GAME_CUT_Y] = 0;
  if (n_men == 0)
    return TRUE;

  need = find_least (setup, n_men);
  if (!war_raider_die_roll (context, "cut", "raider.6.3",
                            war_raider_get_side (setup, (guint) first), (guint) first, need, &die,
                            &question))
    return FALSE;
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_CUT, first, WAR_NONE,
                         "raider.6.3", n_men, die >= need);
  if (die >= need)
    war_raider_open_gap (context, first, (guint) belt, point,
                         war_raider_get_number (setup, WAR_RAIDER_CUT_WIDTH), FALSE);
  return TRUE;
}

/* gas.c: gas in Trench Raider (raider.2.6 to raider.2.12, raider.R-3)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* How far the step has come. */
enum
{
  STAGE_BEGINS,
  STAGE_ASKS,
  STAGE_ENDS,
};

static gint32 *
get_cloud (const WarContext *context, guint n)
{
  return war_context_get_piece (context, war_raider_get_data (context->setup)->first_cloud + n);
}

/* raider.2.8: with the wind; whose centre leaves the field is gone. */
static void
drift (WarContext *context)
{
  static const WarHeading whither[] = {
    [WAR_RAIDER_WIND_LEFT] = WAR_HEADING_TURN / 4,
    [WAR_RAIDER_WIND_RIGHT] = WAR_HEADING_TURN * 3 / 4,
    [WAR_RAIDER_WIND_REAR] = 0,
    [WAR_RAIDER_WIND_FRONT] = WAR_HEADING_TURN / 2,
  };
  gint32 wind = war_context_get_game (context)[WAR_RAIDER_GAME_WIND];
  const WarField *field = war_raider_get_data (context->setup)->field;

  for (guint i = 0; wind != WAR_RAIDER_WIND_RAIN && i < WAR_RAIDER_MAX_CLOUDS; i++)
    {
      gint32 *cells = get_cloud (context, i);
      WarPosition to;
      gboolean is_gone;

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        continue;
      to = war_position_step (war_piece_get_position (cells), whither[wind],
                              war_raider_get_number (context->setup, WAR_RAIDER_GAS_DRIFT));
      is_gone = !war_field_has_position (field, to);
      war_context_tell (context, WAR_RAIDER_EVENT_DRIFTED, WAR_NONE, WAR_NONE, "raider.2.8", to.x,
                        to.y, is_gone);
      if (is_gone)
        war_state_reset_piece (context->setup->layout, context->state,
                               war_raider_get_data (context->setup)->first_cloud + i);
      else
        war_piece_set_position (cells, to);
    }
}

/* Both sides roll, but not in rain. */
static gboolean
roll (WarContext *context)
{
  gint32 *game = war_context_get_game (context);
  gint most = war_raider_get_number (context->setup, WAR_RAIDER_MAKE_GAS);

  game[WAR_RAIDER_GAME_MAKERS] = 0;
  for (gint side = 0; game[WAR_RAIDER_GAME_WIND] != WAR_RAIDER_WIND_RAIN && side < WAR_N_SIDES;
       side++)
    {
      gint32 die;
      WarQuestion question;

      if (!war_context_roll (context, "gas", "raider.2.6", side, 1, 0, &die, &question))
        return FALSE;
      war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_GAS_ROLL, WAR_NONE,
                             WAR_NONE, "raider.2.6", side, die <= most);
      if (die <= most)
        game[WAR_RAIDER_GAME_MAKERS] |= 1 << side;
    }

  return TRUE;
}

/* Asks the next side that may make one; FALSE: there is none. */
static gboolean
ask (WarContext *context)
{
  const WarRaider *data = war_raider_get_data (context->setup);
  gint32 *game = war_context_get_game (context);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    if ((game[WAR_RAIDER_GAME_MAKERS] >> side & 1) != 0)
      {
        game[WAR_RAIDER_GAME_MAKERS] &= ~(1 << side);
        if (war_raider_find_free (context->setup, context->state, data->first_cloud,
                                  WAR_RAIDER_MAX_CLOUDS)
            != WAR_NONE)
          return war_context_open_decision (context, side, WAR_RAIDER_DECIDE_GAS);
      }

  return FALSE;
}

/* raider.6.1: the elite may be saved from being pinned too. */
static gboolean
pin (WarContext *context, guint unit)
{
  const WarSetup *setup = context->setup;
  gint save = war_raider_get_type (setup, context->state, unit)->save;
  gint32 die;
  WarQuestion question;

  if (save > 0)
    {
      if (!war_raider_die_roll (context, "save", "raider.R-29", war_raider_get_side (setup, unit),
                                unit, save, &die, &question))
        return FALSE;
      war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_PINNED, (gint) unit,
                             WAR_NONE, "raider.R-29", die < save);
      if (die >= save)
        return TRUE;
    }
  else
    war_context_tell (context, WAR_RAIDER_EVENT_PINNED, (gint) unit, WAR_NONE, "raider.2.10", TRUE);
  war_context_get_piece (context, unit)[WAR_RAIDER_PIECE_PINNED] = 1;
  return TRUE;
}

static gboolean
choke (WarContext *context, guint unit)
{
  const WarSetup *setup = context->setup;
  gint need = war_raider_get_number (setup, WAR_RAIDER_GAS_KILLS);
  gint32 die;
  WarQuestion question;

  if (!war_raider_die_roll (context, "gassed", "raider.2.9", war_raider_get_side (setup, unit),
                            unit, 0, &die, &question))
    return FALSE;
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_GASSED, (gint) unit, WAR_NONE,
                         "raider.2.9", die >= need);
  if (die >= need && !war_raider_kill (context, unit, WAR_RAIDER_CAUSE_GAS, "raider.2.9"))
    return FALSE;

  return war_setup_peek_piece (setup, context->state, unit)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE
         || pin (context, unit);
}

/* Without the amendment bunkers roll first, before their men. */
static gboolean
choke_bunkers (WarContext *context)
{
  const WarSetup *setup = context->setup;

  for (guint i = 0; !war_setup_is_amended (setup, WAR_RAIDER_AMENDMENT_GAS)
                    && i < war_raider_get_data (setup)->bunkers->len;
       i++)
    {
      gint need = war_raider_get_number (setup, WAR_RAIDER_GAS_KILLS);
      gint32 die;
      WarQuestion question;

      if (war_raider_is_rubble (setup, context->state, war_raider_get_bunker (setup, i)->feature)
          || !war_raider_is_bunker_gassed (setup, context->state, i))
        continue;
      if (!war_context_roll (context, "gassed", "raider.R-3", WAR_RAIDER_GERMAN, 1, 0, &die,
                             &question))
        return FALSE;
      war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_GASSED, WAR_NONE, WAR_NONE,
                             "raider.R-3", die >= need, i + 1);
      if (die >= need && !war_raider_destroy_bunker (context, i, "raider.R-3"))
        return FALSE;
    }

  return TRUE;
}

/* Everybody below a cloud rolls once (raider.2.9). */
static gboolean
choke_all (WarContext *context)
{
  const WarSetup *setup = context->setup;
  const WarRaider *data = war_raider_get_data (setup);
  gboolean has_cloud = FALSE;
  g_autofree guint *below = g_new (guint, data->units->len);
  guint n = 0;

  for (guint i = 0; i < data->units->len; i++)
    war_context_get_piece (context, i)[WAR_RAIDER_PIECE_PINNED] = 0;
  for (guint i = 0; i < WAR_RAIDER_MAX_CLOUDS; i++)
    has_cloud = has_cloud || get_cloud (context, i)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD;
  if (!has_cloud)
    return TRUE;
  if (!choke_bunkers (context))
    return FALSE;

  for (guint i = 0; i < data->units->len; i++)
    if ((war_raider_stands (setup, context->state, i)
         || war_raider_get_bunker_of (setup, context->state, i) != WAR_NONE)
        && war_raider_is_below_gas (setup, context->state, i))
      below[n++] = i;
  for (guint i = 0; i < n; i++)
    if (war_setup_peek_piece (setup, context->state, below[i])[WAR_PIECE_PRESENCE]
          != WAR_PRESENCE_GONE
        && !choke (context, below[i]))
      return FALSE;

  return TRUE;
}

/* Clouds move, both sides roll, who may places one, and all below roll. */
gboolean
war_raider_go_on_with_gas (WarContext *context)
{
  gint32 *game = war_context_get_game (context);

  if (game[WAR_RAIDER_GAME_STAGE] == STAGE_BEGINS)
    {
      drift (context);
      if (!roll (context))
        return FALSE;
      game[WAR_RAIDER_GAME_STAGE] = STAGE_ASKS;
    }
  if (ask (context))
    return TRUE;
  game[WAR_RAIDER_GAME_STAGE] = STAGE_ENDS;
  return choke_all (context);
}

/* The order ----------------------------------------------------------------------------------- */

/* Within 24″ of the own line 1. */
static gboolean
is_near_line (const WarSetup *setup, gint side, WarPosition place)
{
  const WarRaider *data = war_raider_get_data (setup);
  WarLength limit = war_raider_get_number (setup, WAR_RAIDER_GAS_THROW);

  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].side == side && data->features[i].line == 1
        && data->features[i].bunker == WAR_NONE
        && war_ground_feature_is_within (data->ground, i, &place, 1, limit))
      return TRUE;

  return FALSE;
}

#define STEP WAR_MILLIMETRE

static gboolean
check_gas (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
           WarRefusal *refusal)
{
  WarPosition place = { order->arguments[0], order->arguments[1] };

  if (!war_field_has_position (war_raider_get_data (setup)->field, place) || place.x % STEP != 0
      || place.y % STEP != 0)
    return war_refuse_malformed (refusal);

  return is_near_line (setup, order->seat, place)
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_TOO_FAR, "raider.R-3",
                        war_raider_get_number (setup, WAR_RAIDER_GAS_THROW), 0);
}

static gboolean
offer_gas (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarOption *option)
{
  war_domain_clear (&option->arguments[0], STEP);
  return war_domain_add (&option->arguments[0], 0,
                         war_raider_get_data (setup)->field->width / STEP * STEP);
}

static gboolean
narrow_gas (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
            guint unit, WarOption *option)
{
  WarPosition place = { order->arguments[0], 0 };

  if (n != 1)
    return TRUE;

  war_domain_clear (&option->arguments[1], STEP);
  for (; place.y <= war_raider_get_data (setup)->field->depth; place.y += STEP)
    if (is_near_line (setup, order->seat, place))
      war_domain_add (&option->arguments[1], place.y, place.y);

  return option->arguments[1].n_ranges > 0;
}

/* Its centre is thrown as a small shell; off the field there is none. */
static gboolean
carry_out_gas (WarContext *context, const WarOrder *order, guint unit)
{
  const WarRaider *data = war_raider_get_data (context->setup);
  WarPosition aim = { order->arguments[0], order->arguments[1] }, place;
  gint row = war_raider_find_free (context->setup, context->state, data->first_cloud,
                                   WAR_RAIDER_MAX_CLOUDS);
  gint32 dice[3];
  WarQuestion question;
  gboolean is_off;

  if (!war_raider_scatter (context, aim, FALSE, order->seat, &place, &question, dice, &is_off))
    return FALSE;
  war_context_tell_dice (context, &question, dice, WAR_RAIDER_EVENT_CLOUD, WAR_NONE, WAR_NONE,
                         "raider.2.7", place.x, place.y, order->seat, is_off);
  if (!is_off)
    {
      gint32 *cells = war_context_get_piece (context, (guint) row);

      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
      cells[WAR_PIECE_SIDE] = order->seat;
      war_piece_set_position (cells, place);
    }
  war_context_close_decisions (context, WAR_RAIDER_DECIDE_GAS);
  return TRUE;
}

const WarOrderRule war_raider_gas_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_GAS,
  .check = check_gas,
  .carry_out = carry_out_gas,
  .offer = offer_gas,
  .narrow = narrow_gas,
};

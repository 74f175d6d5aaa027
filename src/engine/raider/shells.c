/* shells.c: bombardments of Trench Raider (raider.3.2 to raider.3.8, raider.4.5, raider.R-2)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* What is taken from the dice of how far a shell falls, which the print does not have. */
#define LARGE_DICE 2
#define SMALL_DICE 1

/* raider.R-2: whether small shells harm vehicles, bunkers and those inside. */
static gboolean
is_spared (const WarSetup *setup, gboolean is_large)
{
  return !is_large && war_setup_is_amended (setup, WAR_RAIDER_AMENDMENT_SMALL_SHELLS);
}

/* All that it touches dies, friend or foe (raider.3.4). */
static gboolean
burst (WarContext *context, WarPosition place, gboolean is_large)
{
  const WarSetup *setup = context->setup;
  const WarRaider *data = war_raider_get_data (setup);
  WarLength reach = war_raider_get_number (setup, is_large ? WAR_RAIDER_LARGE_SHELL_REACH
                                                           : WAR_RAIDER_SMALL_SHELL_REACH);
  const char *clause = is_large ? "raider.3.4" : "raider.3.6";
  g_autofree guint *touched = g_new (guint, data->units->len);
  guint n = 0;

  for (guint i = 0; i < data->units->len; i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, context->state, i);
      WarBase base;

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD
          || ABS (cells[WAR_PIECE_X] - place.x) > reach + 4 * WAR_INCH
          || ABS (cells[WAR_PIECE_Y] - place.y) > reach + 4 * WAR_INCH
          || (is_spared (setup, is_large) && war_raider_is_vehicle (setup, context->state, i)))
        continue;
      base = war_raider_get_base (setup, context->state, i);
      if (war_base_get_position_distance (&base, place) <= reach)
        touched[n++] = i;
    }
  for (guint i = 0; i < data->bunkers->len; i++)
    {
      const WarRaiderBunker *bunker = war_raider_get_bunker (setup, i);

      if (!is_spared (setup, is_large)
          && !war_raider_is_rubble (setup, context->state, bunker->feature)
          && war_polygon_distance (bunker->corners, bunker->n_corners, place) <= reach
          && !war_raider_destroy_bunker (context, i, "raider.7.3"))
        return FALSE;
    }
  for (guint i = 0; i < n; i++)
    if (war_raider_stands (setup, context->state, touched[i])
        && !war_raider_kill (context, touched[i], WAR_RAIDER_CAUSE_SHELL, clause))
      return FALSE;

  return TRUE;
}

/* Duds fail (raider.R-4). */
static gboolean
roll_for_dud (WarContext *context, gint side, gboolean *fails)
{
  gint most = war_raider_get_number (context->setup, WAR_RAIDER_DUDS);
  gint32 die;
  WarQuestion question;

  *fails = FALSE;
  if (!war_raider_has_misfortune (context->setup, context->state, WAR_RAIDER_SHELLS_FAIL))
    return TRUE;
  if (!war_context_roll (context, "dud", "raider.R-4", side, 1, most + 1, &die, &question))
    return FALSE;

  *fails = die <= most;
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_DUD, WAR_NONE, WAR_NONE,
                         "raider.R-4", *fails);
  return TRUE;
}

/* How far it falls from where it was aimed at, and whither; off the field it is lost. */
gboolean
war_raider_scatter (WarContext *context, WarPosition aim, gboolean is_large, gint side,
                    WarPosition *place, WarQuestion *question, gint32 dice[3], gboolean *is_off)
{
  const WarRaider *data = war_raider_get_data (context->setup);
  guint n_dice = is_large ? LARGE_DICE : SMALL_DICE;
  guint n_headings = (guint) data->rules->numbers[WAR_RAIDER_SHELL_HEADINGS];
  WarQuestion direction = { .kind = WAR_QUESTION_DIRECTION,
                            .purpose = "shell-heading",
                            .clause = "raider.R-2",
                            .owner = side,
                            .subject = WAR_NONE,
                            .sides = n_headings,
                            .count = 1 };
  WarLength distance = 0;
  gint32 heading;

  if (!war_context_roll (context, "shell", "raider.R-2", side, n_dice, 0, dice, question)
      || !war_context_ask (context, &direction, &heading))
    return FALSE;
  for (guint i = 0; i < n_dice; i++)
    distance += (dice[i] - 1) * WAR_INCH;
  *place = war_position_step (aim, (WarHeading) ((guint) heading * WAR_HEADING_TURN / n_headings),
                              distance);
  *is_off = place->x < 0 || place->y < 0 || place->x > data->field->width
            || place->y > data->field->depth;
  return TRUE;
}

gboolean
war_raider_drop_shell (WarContext *context, WarPosition aim, gboolean is_large, gint side)
{
  gint32 dice[3];
  WarPosition place;
  WarQuestion question;
  gboolean fails, is_off;

  if (!roll_for_dud (context, side, &fails))
    return FALSE;
  if (fails)
    return TRUE;
  if (!war_raider_scatter (context, aim, is_large, side, &place, &question, dice, &is_off))
    return FALSE;
  war_context_tell_dice (context, &question, dice, WAR_RAIDER_EVENT_SHELL, WAR_NONE, WAR_NONE,
                         "raider.R-2", place.x, place.y, is_large, is_off);
  return is_off || burst (context, place, is_large);
}

/* The step ------------------------------------------------------------------------------------ */

/* Whether a gun of the side may still throw or fire direct. */
static gboolean
has_gun (const WarSetup *setup, const WarState *state, gint side)
{
  for (guint i = 0; i < war_raider_count_units (setup); i++)
    if (war_raider_get_side (setup, i) == side && war_raider_stands (setup, state, i)
        && war_raider_get_type (setup, state, i)->branch == WAR_RAIDER_GUN
        && war_setup_peek_piece (setup, state, i)[WAR_RAIDER_PIECE_ACTIVITY] == WAR_RAIDER_FRESH
        && war_setup_peek_piece (setup, state, i)[WAR_RAIDER_PIECE_DIRECT] == 0)
      return TRUE;

  return FALSE;
}

/* After an order: nobody is asked any more once all shells are thrown and all guns have fired. */
void
war_raider_end_bombardment (WarContext *context)
{
  const WarSetup *setup = context->setup;
  const gint32 *game = war_context_get_game (context);
  const gint32 *decision = game[WAR_GAME_SIDE] == WAR_NONE
                             ? NULL
                             : war_decision_peek (setup, context->state, game[WAR_GAME_SIDE]);

  if (decision != NULL && decision[WAR_DECISION_KIND] == WAR_RAIDER_DECIDE_SHELLS
      && game[WAR_RAIDER_GAME_SHELLS] == 0 && !has_gun (setup, context->state, game[WAR_GAME_SIDE]))
    war_context_close_decisions (context, WAR_RAIDER_DECIDE_SHELLS);
}

/* The shells from beyond the field come first; guns are covered again. */
gboolean
war_raider_begin_bombardment (WarContext *context, gint side)
{
  const WarSetup *setup = context->setup;
  gint32 *game = war_context_get_game (context);
  gint32 dice[WAR_MAX_DICE], die, n = 0;
  guint n_rows;
  const WarTableRow *rows = war_rules_get_table (war_raider_get_data (setup)->rules,
                                                 WAR_RAIDER_TABLE_BOMBARDMENT, &n_rows);
  const char *clause = side == WAR_RAIDER_FRENCH ? "raider.3.2" : "raider.4.5";
  WarQuestion question;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    if (war_raider_get_side (setup, i) == side)
      {
        gint32 *cells = war_context_get_piece (context, i);

        cells[WAR_RAIDER_PIECE_DIRECT] = 0;
        cells[WAR_RAIDER_PIECE_ACTIVITY] = WAR_RAIDER_FRESH;
      }
  if (!war_context_roll (context, "bombardment", clause, side, 1, 0, &die, &question))
    return FALSE;

  for (guint i = 0; i < n_rows; i++)
    if (rows[i].values[WAR_RAIDER_BOMBARDMENT_SIDE] == side
        && rows[i].values[WAR_RAIDER_BOMBARDMENT_DIE] == die)
      {
        guint n_dice = (guint) rows[i].values[WAR_RAIDER_BOMBARDMENT_DICE];

        n = rows[i].values[WAR_RAIDER_BOMBARDMENT_SHELLS];
        if (n_dice > 0)
          {
            war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_SHELLS, WAR_NONE,
                                   WAR_NONE, clause, WAR_NONE, side);
            if (!war_context_roll (context, "bombardment", clause, side, n_dice, 0, dice,
                                   &question))
              return FALSE;
            for (guint j = 0; j < question.count; j++)
              n += dice[j];
            die = WAR_NONE;
          }
      }
  war_context_tell_dice (context, &question, die == WAR_NONE ? dice : &die, WAR_RAIDER_EVENT_SHELLS,
                         WAR_NONE, WAR_NONE, clause, n, side);
  game[WAR_RAIDER_GAME_SHELLS] = n;
  game[WAR_RAIDER_GAME_GUN] = WAR_NONE;
  if (n > 0 || has_gun (setup, context->state, side))
    war_context_open_decision (context, side, WAR_RAIDER_DECIDE_SHELLS);
  return TRUE;
}

/* Orders -------------------------------------------------------------------------------------- */

static gboolean
may_throw (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarRefusal *refusal)
{
  return war_setup_peek_game (setup, state)[WAR_RAIDER_GAME_SHELLS] > 0
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_SHELLS, "raider.R-2", 0, 0);
}

static gboolean
is_on_field (const WarSetup *setup, WarPosition place)
{
  return war_field_has_position (war_raider_get_data (setup)->field, place);
}

static gboolean
check_throw (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
             WarRefusal *refusal)
{
  gint32 left = war_setup_peek_game (setup, state)[WAR_RAIDER_GAME_SHELLS];

  if (!is_on_field (setup, (WarPosition){ order->arguments[0], order->arguments[1] })
      || order->arguments[2] < 1)
    return war_refuse_malformed (refusal);

  return order->arguments[2] <= left
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_SHELLS, "raider.R-2", left, 0);
}

static gboolean
offer_place (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
             WarOption *option)
{
  return war_domain_add (&option->arguments[0], 0, war_raider_get_data (setup)->field->width);
}

static gboolean
narrow_throw (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
              guint unit, WarOption *option)
{
  if (n == 1)
    return war_raider_set_range (option, 1, 0, war_raider_get_data (setup)->field->depth);

  return n != 2
         || war_raider_set_range (option, 2, 1,
                                  war_setup_peek_game (setup, state)[WAR_RAIDER_GAME_SHELLS]);
}

/* They fall one by one. */
static gboolean
carry_out_throw (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *game = war_context_get_game (context);
  gboolean is_large = game[WAR_RAIDER_GAME_GUN] == WAR_NONE;

  for (gint i = 0; i < order->arguments[2]; i++)
    {
      game[WAR_RAIDER_GAME_SHELLS]--;
      if (!war_raider_drop_shell (context,
                                  (WarPosition){ order->arguments[0], order->arguments[1] },
                                  is_large, order->seat))
        return FALSE;
    }
  if (game[WAR_RAIDER_GAME_SHELLS] == 0)
    game[WAR_RAIDER_GAME_GUN] = WAR_NONE;

  return TRUE;
}

const WarOrderRule war_raider_throw_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_SHELLS,
  .may = may_throw,
  .check = check_throw,
  .carry_out = carry_out_throw,
  .offer = offer_place,
  .narrow = narrow_throw,
};

static gboolean
carry_out_leave (WarContext *context, const WarOrder *order, guint unit)
{
  war_context_get_game (context)[WAR_RAIDER_GAME_SHELLS] = 0;
  war_context_get_game (context)[WAR_RAIDER_GAME_GUN] = WAR_NONE;
  return TRUE;
}

const WarOrderRule war_raider_leave_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_SHELLS,
  .may = may_throw,
  .carry_out = carry_out_leave,
};

/* A gun says whether it throws or fires direct before its die. */
static gboolean
may_load (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
          WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  if (war_raider_get_type (setup, state, unit)->branch != WAR_RAIDER_GUN)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NEVER, "raider.3.5", (gint32) unit, 0);
  if (war_setup_peek_game (setup, state)[WAR_RAIDER_GAME_SHELLS] > 0)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_SHELLS, "raider.R-2",
                       war_setup_peek_game (setup, state)[WAR_RAIDER_GAME_SHELLS], 0);
  if (!war_raider_may_act_now (setup, state, unit, FALSE, refusal))
    return FALSE;
  if (cells[WAR_RAIDER_PIECE_DIRECT] != 0)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_DONE, "raider.R-2", (gint32) unit, 0);

  return !war_raider_is_in_contact (setup, state, unit)
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_IN_CONTACT, "raider.R-15", (gint32) unit, 0);
}

static gboolean
carry_out_load (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *game = war_context_get_game (context);
  gint32 *cells = war_context_get_piece (context, unit);
  gint32 die;
  WarQuestion question;

  if (!war_context_roll (context, "gun", "raider.3.5", order->seat, 1, 0, &die, &question))
    return FALSE;
  cells[WAR_RAIDER_PIECE_ACTIVITY] = WAR_RAIDER_DONE;
  cells[WAR_RAIDER_PIECE_SHOTS] = 0;
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_SHELLS, (gint) unit, WAR_NONE,
                         "raider.3.5", die, order->seat);
  game[WAR_RAIDER_GAME_SHELLS] = die;
  game[WAR_RAIDER_GAME_GUN] = (gint32) unit;
  return TRUE;
}

const WarOrderRule war_raider_load_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_SHELLS,
  .may = may_load,
  .carry_out = carry_out_load,
};

/* Mortars ------------------------------------------------------------------------------------- */

static WarLength
get_lob_range (const WarSetup *setup, const WarState *state, guint unit)
{
  const GPtrArray *weapons = war_raider_get_type (setup, state, unit)->type->weapons;
  WarLength range
    = weapons->len > 0
        ? ((const WarWeapon *) g_ptr_array_index (weapons, 0))->stats[WAR_RAIDER_WEAPON_RANGE]
        : 0;

  WarLength in_fog = war_raider_get_number (setup, WAR_RAIDER_FOG_REACH);

  range = range > 0 ? range : WAR_RAIDER_LOB_RANGE;
  if (war_raider_has_misfortune (setup, state, WAR_RAIDER_FOG))
    range = MIN (range, in_fog);
  return range;
}

/* How far a shell of a mortar may still fall, and touch somebody. */
WarLength
war_raider_get_lob_reach (const WarSetup *setup, const WarState *state, guint unit)
{
  return get_lob_range (setup, state, unit) + SMALL_DICE * 5 * WAR_INCH
         + war_raider_get_number (setup, WAR_RAIDER_SMALL_SHELL_REACH);
}

static gboolean
may_lob (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
         WarRefusal *refusal)
{
  const gint32 *decision = war_decision_peek (setup, state, seat);

  if (war_raider_get_type (setup, state, unit)->branch != WAR_RAIDER_MORTAR)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NEVER, "raider.R-1", (gint32) unit, 0);
  if (!war_raider_stands (setup, state, unit))
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NOT_ON_FIELD, NULL, (gint32) unit, 0);
  if (decision[WAR_DECISION_KIND] == WAR_RAIDER_DECIDE_MOVE
      && !war_raider_may_act_now (setup, state, unit, FALSE, refusal))
    return FALSE;
  if (war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_SHOTS] == 0)
    return war_refuse (refusal, WAR_RAIDER_REFUSAL_NO_SHOT, "raider.3.11", (gint32) unit, 0);

  return !war_raider_is_in_contact (setup, state, unit)
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_IN_CONTACT, "raider.R-15", (gint32) unit, 0);
}

/* From its base, in gas 4″ as all fire into it or out of it. */
static gboolean
reaches (const WarSetup *setup, const WarState *state, guint unit, WarPosition place,
         WarLength *range)
{
  WarBase base = war_raider_get_base (setup, state, unit);
  WarLength in_gas = war_raider_get_number (setup, WAR_RAIDER_GAS_FIRE);

  *range = get_lob_range (setup, state, unit);
  if (war_raider_is_below_gas (setup, state, unit)
      || war_raider_is_line_gassed (setup, state, base.centre, place))
    *range = MIN (*range, in_gas);
  return war_base_get_position_distance (&base, place) <= *range;
}

/* Points are named in whole millimetres. */
#define STEP WAR_MILLIMETRE

static gboolean
check_lob (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
           WarRefusal *refusal)
{
  WarPosition place = { order->arguments[0], order->arguments[1] };
  WarLength range;

  if (!is_on_field (setup, place) || place.x % STEP != 0 || place.y % STEP != 0)
    return war_refuse_malformed (refusal);

  return reaches (setup, state, unit, place, &range)
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_RANGE, "raider.R-1", (gint32) unit, range);
}

static gboolean
offer_lob (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarOption *option)
{
  WarLength x = war_raider_get_centre (setup, state, unit).x;
  WarLength range = get_lob_range (setup, state, unit);
  WarLength width = war_raider_get_data (setup)->field->width;

  war_domain_clear (&option->arguments[0], STEP);
  return war_domain_add (&option->arguments[0], MAX (x - range + STEP, 0) / STEP * STEP,
                         MIN (x + range, width) / STEP * STEP);
}

static gboolean
narrow_lob (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
            guint unit, WarOption *option)
{
  WarPosition place = { order->arguments[0], 0 };
  WarLength range;

  if (n != 1)
    return TRUE;

  war_domain_clear (&option->arguments[1], STEP);
  for (; place.y <= war_raider_get_data (setup)->field->depth; place.y += STEP)
    if (reaches (setup, state, unit, place, &range))
      war_domain_add (&option->arguments[1], place.y, place.y);

  return option->arguments[1].n_ranges > 0;
}

static gboolean
carry_out_lob (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *cells = war_context_get_piece (context, unit);

  if (war_decision_peek (context->setup, context->state, order->seat)[WAR_DECISION_KIND]
      == WAR_RAIDER_DECIDE_MOVE)
    {
      war_raider_take_in_hand (context, &unit, 1);
      cells[WAR_RAIDER_PIECE_ACTIVITY] = WAR_RAIDER_DONE;
    }
  cells[WAR_RAIDER_PIECE_SHOTS] = 0;
  return war_raider_drop_shell (context, (WarPosition){ order->arguments[0], order->arguments[1] },
                                FALSE, order->seat);
}

const WarOrderRule war_raider_lob_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_MOVE | 1u << WAR_RAIDER_DECIDE_RETURN_FIRE,
  .may = may_lob,
  .check = check_lob,
  .carry_out = carry_out_lob,
  .offer = offer_lob,
  .narrow = narrow_lob,
};

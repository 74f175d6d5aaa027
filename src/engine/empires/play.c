/* play.c: End of Empires 1914 behind the interface of all systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

#define BASE(name) \
  { \
    name, WAR_ARGUMENT_BASE \
  }
#define CHOICE(name) \
  { \
    name, WAR_ARGUMENT_CHOICE \
  }
#define FLAG(name) \
  { \
    name, WAR_ARGUMENT_FLAG \
  }
#define ANGLE(name) \
  { \
    name, WAR_ARGUMENT_ANGLE \
  }
#define HEADING \
  { \
    "heading", WAR_ARGUMENT_HEADING \
  }
#define DISTANCE \
  { \
    "distance", WAR_ARGUMENT_DISTANCE \
  }
#define X \
  { \
    "x", WAR_ARGUMENT_X \
  }
#define Y \
  { \
    "y", WAR_ARGUMENT_Y \
  }
#define NOTHING \
  { \
    { \
      NULL \
    } \
  }

/* At random units move and shoot where they can, and melees come about. */
static const WarOrderKind order_kinds[] = {
  [WAR_EMPIRES_ORDER_ROLL_OFF] = { "roll-off", WAR_NONE, NOTHING, WAR_NONE },
  [WAR_EMPIRES_ORDER_PLACE] = { "place",
                                WAR_TABLE_PIECES,
                                { CHOICE ("formation"), X, Y, HEADING },
                                WAR_NONE,
                                .role = WAR_ORDER_PLACES },
  [WAR_EMPIRES_ORDER_LEAVE_OUT]
  = { "leave-out", WAR_TABLE_PIECES, NOTHING, WAR_NONE, .role = WAR_ORDER_PASSES },
  [WAR_EMPIRES_ORDER_ROLL] = { "roll", WAR_NONE, NOTHING, WAR_NONE },
  [WAR_EMPIRES_ORDER_CHOOSE] = { "choose", WAR_NONE, { CHOICE ("side") }, WAR_NONE },
  [WAR_EMPIRES_ORDER_MARCH] = { "march",
                                WAR_TABLE_PIECES,
                                { ANGLE ("wheel"), ANGLE ("slant"), DISTANCE },
                                WAR_NONE,
                                .weight = 8 },
  [WAR_EMPIRES_ORDER_ADVANCE] = { "advance",
                                  WAR_TABLE_PIECES,
                                  { ANGLE ("wheel"), ANGLE ("slant"), DISTANCE },
                                  WAR_NONE,
                                  .weight = 4 },
  [WAR_EMPIRES_ORDER_GO] = { "go", WAR_TABLE_PIECES, { HEADING, DISTANCE }, WAR_NONE, .weight = 8 },
  [WAR_EMPIRES_ORDER_FOLLOW]
  = { "follow", WAR_TABLE_PIECES, { HEADING, DISTANCE }, WAR_NONE, .weight = 4 },
  [WAR_EMPIRES_ORDER_PIVOT] = { "pivot", WAR_TABLE_PIECES, { HEADING }, WAR_NONE },
  [WAR_EMPIRES_ORDER_LIMBER] = { "limber", WAR_TABLE_PIECES, NOTHING, WAR_NONE },
  [WAR_EMPIRES_ORDER_UNLIMBER] = { "unlimber", WAR_TABLE_PIECES, NOTHING, WAR_NONE, .weight = 4 },
  [WAR_EMPIRES_ORDER_CHANGE] = { "change", WAR_TABLE_PIECES, { CHOICE ("formation") }, WAR_NONE },
  [WAR_EMPIRES_ORDER_MOUNT] = { "mount", WAR_TABLE_PIECES, NOTHING, WAR_NONE },
  [WAR_EMPIRES_ORDER_DISMOUNT] = { "dismount", WAR_TABLE_PIECES, NOTHING, WAR_NONE },
  [WAR_EMPIRES_ORDER_BOARD] = { "board", WAR_TABLE_PIECES, NOTHING, WAR_NONE },
  [WAR_EMPIRES_ORDER_ALIGHT] = { "alight",
                                 WAR_TABLE_PIECES,
                                 { CHOICE ("formation"), CHOICE ("edge") },
                                 WAR_NONE,
                                 .weight = 4 },
  [WAR_EMPIRES_ORDER_FORM_UP] = { "form-up",
                                  WAR_TABLE_PIECES,
                                  { CHOICE ("formation"), BASE ("base"), HEADING },
                                  WAR_NONE,
                                  .weight = 8 },
  [WAR_EMPIRES_ORDER_LIE] = { "lie", WAR_TABLE_PIECES, NOTHING, WAR_NONE },
  [WAR_EMPIRES_ORDER_RISE] = { "rise", WAR_TABLE_PIECES, NOTHING, WAR_NONE, .weight = 4 },
  [WAR_EMPIRES_ORDER_STAND]
  = { "stand", WAR_TABLE_PIECES, NOTHING, WAR_NONE, .role = WAR_ORDER_PASSES },
  [WAR_EMPIRES_ORDER_FIRE]
  = { "fire", WAR_TABLE_PIECES, { FLAG ("moves") }, WAR_TABLE_PIECES, .weight = 16 },
  [WAR_EMPIRES_ORDER_EXPOSE] = { "expose", WAR_TABLE_PIECES, { BASE ("base") }, WAR_NONE },
  [WAR_EMPIRES_ORDER_CHARGE] = { "charge", WAR_TABLE_PIECES, NOTHING, WAR_NONE },
  [WAR_EMPIRES_ORDER_END_STEP]
  = { "end-step", WAR_NONE, NOTHING, WAR_NONE, .weight = 4, .role = WAR_ORDER_ENDS },
  { NULL },
};

static const WarOrderRule *const rules[WAR_EMPIRES_N_ORDERS] = {
  [WAR_EMPIRES_ORDER_ROLL_OFF] = &war_empires_roll_off_rule,
  [WAR_EMPIRES_ORDER_PLACE] = &war_empires_place_rule,
  [WAR_EMPIRES_ORDER_LEAVE_OUT] = &war_empires_leave_out_rule,
  [WAR_EMPIRES_ORDER_ROLL] = &war_empires_roll_rule,
  [WAR_EMPIRES_ORDER_CHOOSE] = &war_empires_choose_rule,
  [WAR_EMPIRES_ORDER_MARCH] = &war_empires_march_rule,
  [WAR_EMPIRES_ORDER_ADVANCE] = &war_empires_march_rule,
  [WAR_EMPIRES_ORDER_GO] = &war_empires_go_rule,
  [WAR_EMPIRES_ORDER_FOLLOW] = &war_empires_follow_rule,
  [WAR_EMPIRES_ORDER_PIVOT] = &war_empires_pivot_rule,
  [WAR_EMPIRES_ORDER_LIMBER] = &war_empires_limber_rule,
  [WAR_EMPIRES_ORDER_UNLIMBER] = &war_empires_limber_rule,
  [WAR_EMPIRES_ORDER_CHANGE] = &war_empires_change_rule,
  [WAR_EMPIRES_ORDER_MOUNT] = &war_empires_mount_rule,
  [WAR_EMPIRES_ORDER_DISMOUNT] = &war_empires_mount_rule,
  [WAR_EMPIRES_ORDER_BOARD] = &war_empires_board_rule,
  [WAR_EMPIRES_ORDER_ALIGHT] = &war_empires_alight_rule,
  [WAR_EMPIRES_ORDER_FORM_UP] = &war_empires_form_up_rule,
  [WAR_EMPIRES_ORDER_LIE] = &war_empires_lie_rule,
  [WAR_EMPIRES_ORDER_RISE] = &war_empires_rise_rule,
  [WAR_EMPIRES_ORDER_STAND] = &war_empires_stand_rule,
  [WAR_EMPIRES_ORDER_FIRE] = &war_empires_fire_rule,
  [WAR_EMPIRES_ORDER_EXPOSE] = &war_empires_expose_rule,
  [WAR_EMPIRES_ORDER_CHARGE] = &war_empires_charge_rule,
  [WAR_EMPIRES_ORDER_END_STEP] = &war_empires_end_step_rule,
};

static const char *const event_names[] = {
  [WAR_EMPIRES_EVENT_ROLLED] = "rolled",
  [WAR_EMPIRES_EVENT_PLACED] = "placed",
  [WAR_EMPIRES_EVENT_ROUND] = "round",
  [WAR_EMPIRES_EVENT_ORDER_OF_SIDES] = "order-of-sides",
  [WAR_EMPIRES_EVENT_PHASE] = "phase",
  [WAR_EMPIRES_EVENT_MOVED] = "moved",
  [WAR_EMPIRES_EVENT_CHANGED] = "changed",
  [WAR_EMPIRES_EVENT_MOUNTED] = "mounted",
  [WAR_EMPIRES_EVENT_BOARDED] = "boarded",
  [WAR_EMPIRES_EVENT_ALIGHTED] = "alighted",
  [WAR_EMPIRES_EVENT_LOAD] = "load",
  [WAR_EMPIRES_EVENT_FORMED_UP] = "formed-up",
  [WAR_EMPIRES_EVENT_LAY_DOWN] = "lay-down",
  [WAR_EMPIRES_EVENT_ROSE] = "rose",
  [WAR_EMPIRES_EVENT_FIRED] = "fired",
  [WAR_EMPIRES_EVENT_EXPOSED] = "exposed",
  [WAR_EMPIRES_EVENT_HIT] = "hit",
  [WAR_EMPIRES_EVENT_BASE_LOST] = "base-lost",
  [WAR_EMPIRES_EVENT_PINNED] = "pinned",
  [WAR_EMPIRES_EVENT_UNPINNED] = "unpinned",
  [WAR_EMPIRES_EVENT_ENDANGERED] = "endangered",
  [WAR_EMPIRES_EVENT_DISPLACED] = "displaced",
  [WAR_EMPIRES_EVENT_CHARGED] = "charged",
  [WAR_EMPIRES_EVENT_FOUGHT] = "fought",
  [WAR_EMPIRES_EVENT_CUT_OFF] = "cut-off",
  [WAR_EMPIRES_EVENT_MORALE] = "morale",
  [WAR_EMPIRES_EVENT_RETREATS] = "retreats",
  [WAR_EMPIRES_EVENT_RETREATED] = "retreated",
  [WAR_EMPIRES_EVENT_LOST] = "lost",
  [WAR_EMPIRES_EVENT_OVER] = "over",
  [WAR_EMPIRES_N_EVENTS] = NULL,
};

static const char *const decision_names[] = {
  [WAR_EMPIRES_DECIDE_ROLL_OFF] = "roll-off",
  [WAR_EMPIRES_DECIDE_PLACE] = "place",
  [WAR_EMPIRES_DECIDE_ROLL] = "roll",
  [WAR_EMPIRES_DECIDE_CHOOSE] = "choose",
  [WAR_EMPIRES_DECIDE_MOVE] = "move",
  [WAR_EMPIRES_DECIDE_SHOOT] = "shoot",
  [WAR_EMPIRES_DECIDE_LIE] = "lie",
  [WAR_EMPIRES_DECIDE_EXPOSE] = "expose",
  [WAR_EMPIRES_DECIDE_BRACE] = "brace",
  [WAR_EMPIRES_DECIDE_CHARGE] = "charge",
  NULL,
};

static const char *const phase_names[] = {
  [WAR_EMPIRES_PHASE_SETUP] = "setup",
  [WAR_EMPIRES_PHASE_INITIATIVE] = "initiative",
  [WAR_EMPIRES_PHASE_A_MOVES] = "a-moves",
  [WAR_EMPIRES_PHASE_B_SHOOTS] = "b-shoots",
  [WAR_EMPIRES_PHASE_B_MOVES] = "b-moves",
  [WAR_EMPIRES_PHASE_A_SHOOTS] = "a-shoots",
  [WAR_EMPIRES_PHASE_MELEE] = "melee",
  [WAR_EMPIRES_PHASE_MORALE] = "morale",
  NULL,
};

/* What a seat may do ------------------------------------------------------------------------- */

static gint
get_actor (const WarSetup *setup, guint unit)
{
  return (gint) war_empires_get_first_piece (setup, unit);
}

static gint
find_unit (const WarSetup *setup, gint actor)
{
  guint unit = war_empires_find_unit (setup, (guint) actor);

  return get_actor (setup, unit) == actor ? (gint) unit : WAR_NONE;
}

static gboolean
may_act (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
         WarRefusal *refusal)
{
  gboolean is_to_come = kind == WAR_EMPIRES_ORDER_PLACE || kind == WAR_EMPIRES_ORDER_LEAVE_OUT;

  if (war_empires_get_unit (setup, unit)->side != seat)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NOT_YOURS, "empires.1.1",
                       get_actor (setup, unit), 0);

  return is_to_come || war_empires_stands (setup, state, unit)
         || war_refuse (refusal, WAR_EMPIRES_REFUSAL_NOT_ON_FIELD, NULL, get_actor (setup, unit),
                        0);
}

static const WarRulebook rulebook = {
  .rules = rules,
  .count_units = war_empires_count_units,
  .get_actor = get_actor,
  .find_unit = find_unit,
  .may_act = may_act,
  .stranger = { .kind = WAR_EMPIRES_REFUSAL_NOT_YOURS, .clause = "empires.1.1" },
};

/* How it ends ---------------------------------------------------------------------------------- */

static gint
get_winner (const WarSetup *setup, const WarState *state)
{
  return war_setup_peek_game (setup, state)[WAR_EMPIRES_GAME_WINNER];
}

/* What each side has destroyed of the other's, by cost; no condition of an operation decides. */
static void
get_result (const WarSetup *setup, const WarState *state, WarResult *result)
{
  for (guint i = 0; i < war_empires_count_units (setup); i++)
    if (!war_empires_stands (setup, state, i) && !war_empires_is_to_place (setup, state, i)
        && !war_empires_is_carried (setup, state, i))
      result->killed[1 - war_empires_get_unit (setup, i)->side]
        += war_empires_get_type (setup, i)->type->cost;
}

const WarPlay war_empires_play = {
  .prepare = war_empires_prepare,
  .release = war_empires_release,
  .begin_memo = war_empires_begin_memo,
  .end_memo = war_empires_end_memo,
  .orders = order_kinds,
  .events = event_names,
  .decisions = decision_names,
  .phases = phase_names,
  .inborn_refusals = G_GUINT64_CONSTANT (1) << WAR_EMPIRES_REFUSAL_NEVER,
  .columns = {
    [WAR_TABLE_GAME] = war_empires_game_columns,
    [WAR_TABLE_PIECES] = war_empires_piece_columns,
    [WAR_TABLE_FORMATIONS] = war_empires_unit_columns,
  },
  .begin = war_empires_begin,
  .rulebook = &rulebook,
  .check = war_rulebook_check,
  .carry_out = war_rulebook_carry_out,
  .list = war_rulebook_list,
  .narrow = war_rulebook_narrow,
  .think = war_empires_think,
  .foresee = war_empires_foresee,
  .get_winner = get_winner,
  .get_result = get_result,
  .show_piece = war_empires_show_piece,
  .list_bonds = war_empires_list_bonds,
  .find_fault = war_empires_find_fault,
  .muster = war_empires_muster,
};

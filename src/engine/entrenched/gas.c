/* gas.c: clouds of gas
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/entrenched/shell.h"

/* The double of the middle of the zone's bounds. */
static WarPosition
get_double_middle (const WarZone *zone)
{
  WarPosition minimum, maximum;

  war_shape_get_bounds (&zone->shape, &minimum, &maximum);
  return (WarPosition){ minimum.x + maximum.x, minimum.y + maximum.y };
}

/* Straight towards the enemy's edge of the field: the one behind the enemy's zone, as one looks
 * from the own zone (entrenched.E-16). */
static WarHeading
get_enemy_heading (const WarSetup *setup, const WarState *state, gint side)
{
  WarPosition own = get_double_middle (war_entrenched_get_zone (setup, state, side));
  WarPosition enemy = get_double_middle (war_entrenched_get_zone (setup, state, 1 - side));
  gint64 x = (gint64) enemy.x - own.x, y = (gint64) enemy.y - own.y;
  gint quarter = ABS (x) >= ABS (y) ? (x > 0 ? 1 : 3) : (y > 0 ? 2 : 0);

  return (WarHeading) (quarter * WAR_HEADING_TURN / 4);
}

/* 60° steps clockwise, rounded to nearest. */
WarHeading
war_entrenched_get_drift (const WarSetup *setup, const WarState *state, gint side, gint32 die)
{
  return war_heading_add (get_enemy_heading (setup, state, side),
                          ((die - 1) * WAR_HEADING_TURN + WAR_ENTRENCHED_COMPASS / 2)
                            / WAR_ENTRENCHED_COMPASS);
}

gboolean
war_entrenched_find_drifted (const WarSetup *setup, WarPosition middle, WarHeading heading,
                             WarPosition *drifted)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  *drifted = war_position_step (middle, heading, data->rules->numbers[WAR_ENTRENCHED_DRIFT]);
  return war_field_has_position (data->field, *drifted);
}

/* All units under the cloud test, friends too; neither cover nor a bunker helps (entrenched.6.3,
 * entrenched.E-16). */
static gboolean
act (WarContext *context, guint cloud)
{
  const gint32 *cells = war_context_get_piece (context, cloud);
  WarPosition middle = war_piece_get_position (cells);

  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    {
      gboolean is_passed;

      if (!war_entrenched_is_under (context->setup, context->state, (gint) i,
                                    (guint) cells[WAR_PIECE_TYPE], middle))
        continue;
      if (!war_entrenched_test_response (context, i, "gas", "entrenched.6.3",
                                         WAR_ENTRENCHED_EVENT_GASSED, (gint) cloud, 0, &is_passed))
        return FALSE;

      if (is_passed)
        continue;
      if (cells[WAR_ENTRENCHED_PIECE_KILLS] != 0)
        war_entrenched_lose (context, i, WAR_ENTRENCHED_LOST_GAS, (gint) cloud, "entrenched.6.5");
      else
        war_entrenched_stun (context, i);
    }

  return TRUE;
}

/* The cloud moves; FALSE if it is gone, as its centre has left the field. */
static gboolean
drift (WarContext *context, guint cloud)
{
  gint32 *cells = war_context_get_piece (context, cloud);
  WarPosition middle;
  WarEvent *event;

  if (!war_entrenched_find_drifted (context->setup, war_piece_get_position (cells),
                                    (WarHeading) cells[WAR_PIECE_HEADING], &middle))
    {
      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_FREE;
      war_context_add (context, WAR_ENTRENCHED_EVENT_CLOUD_GONE, (gint) cloud, WAR_NONE,
                       "entrenched.E-16");
      return FALSE;
    }

  war_piece_set_position (cells, middle);
  event = war_context_add (context, WAR_ENTRENCHED_EVENT_DRIFTED, (gint) cloud, WAR_NONE,
                           "entrenched.6.2");
  war_event_set_position (event, 0, middle);
  return TRUE;
}

gboolean
war_entrenched_drift_clouds (WarContext *context)
{
  for (guint i = war_entrenched_get_data (context->setup)->first_cloud;
       i < war_entrenched_get_data (context->setup)->n_pieces; i++)
    if (war_context_get_piece (context, i)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
        && drift (context, i) && !act (context, i))
      return FALSE;

  return TRUE;
}

/* The order to release gas ------------------------------------------------------------------ */

/* Whether there is a row for another cloud. Only weapons that are never used up can fill the
 * pool. */
static gboolean
has_room (const WarSetup *setup, const WarState *state)
{
  return war_state_find_free_piece (setup->layout, state) != WAR_NONE;
}

static gboolean
check_release (const WarSetup *setup, const WarState *state, const WarOrder *order, guint piece,
               WarRefusal *refusal)
{
  return war_entrenched_check_aim (setup, state, order, piece, refusal)
         && (has_room (setup, state) || war_refuse (refusal, WAR_REFUSAL_NO_ROOM, NULL, 0, 0));
}

static guint
put_cloud (WarContext *context, const WarOrder *order, WarPosition point, WarHeading heading)
{
  const WarSetup *setup = context->setup;
  const WarEntrenchedWeapon *weapon
    = war_entrenched_get_weapon (setup, (guint) order->actor, (guint) order->arguments[0]);
  guint cloud = (guint) war_state_take_piece (setup->layout, context->state);
  gint32 *cells = war_setup_get_piece (setup, context->state, cloud);

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_PIECE_SIDE] = war_entrenched_get_owner (setup, context->state, (guint) order->actor);
  cells[WAR_PIECE_TYPE] = weapon->template == 1 ? 1 : 2;
  war_piece_set_pose (cells, point, heading);
  cells[WAR_ENTRENCHED_PIECE_KIND] = WAR_ENTRENCHED_CLOUD;
  cells[WAR_ENTRENCHED_PIECE_BORN]
    = war_setup_peek_game (setup, context->state)[WAR_ENTRENCHED_GAME_TURN];
  cells[WAR_ENTRENCHED_PIECE_KILLS] = weapon->gas_kills;
  return cloud;
}

static gboolean
carry_out_release (WarContext *context, const WarOrder *order, guint piece)
{
  const WarSetup *setup = context->setup;
  guint cloud;
  gint side = war_entrenched_get_owner (setup, context->state, piece);
  WarPosition point = war_entrenched_get_aim (
    setup, context->state, piece, (WarHeading) order->arguments[1], order->arguments[2]);
  WarHeading heading;
  WarQuestion question;
  WarEvent *event;
  gint32 die;

  if (!war_context_roll (context, "drift", "entrenched.6.1", side, 1, 0, &die, &question))
    return FALSE;

  heading = war_entrenched_get_drift (setup, context->state, side, die);
  cloud = put_cloud (context, order, point, heading);
  war_setup_get_piece (setup, context->state, piece)[WAR_ENTRENCHED_PIECE_FIRED] = 1;
  war_entrenched_count_use (setup, context->state, piece, (guint) order->arguments[0]);

  event = war_context_tell (context, WAR_ENTRENCHED_EVENT_RELEASED, (gint) piece, (gint) cloud,
                            "entrenched.6.1", order->arguments[0]);
  war_event_set_dice (event, &question, &die);
  war_event_set_pose (event, 1, point, heading);

  return act (context, cloud);
}

static gboolean
offer_release (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
               WarOption *option)
{
  return has_room (setup, state)
         && war_entrenched_offer_aim (setup, state, kind, seat, piece, option);
}

const WarOrderRule war_entrenched_release_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .phases = 1u << WAR_ENTRENCHED_PHASE_RANGED,
  .check = check_release,
  .carry_out = carry_out_release,
  .offer = offer_release,
  .narrow = war_entrenched_narrow_aim,
};

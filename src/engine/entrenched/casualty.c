/* casualty.c: War of Attrition: the wounded, their bearers, and their care
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

/* An enemy of the unit that is so near to either base; WAR_NONE. */
static gint
find_enemy (const WarSetup *setup, const WarState *state, guint piece, const WarBase *a,
            const WarBase *b, WarLength reach)
{
  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    {
      WarBase base;

      if (!war_entrenched_is_enemy (setup, state, piece, (gint) i))
        continue;

      base = war_entrenched_get_base (setup, state, i);
      if (war_base_is_within (&base, a, reach) || war_base_is_within (&base, b, reach))
        return (gint) i;
    }

  return WAR_NONE;
}

/* What the bearers must be like, whoever it is that lies there. */
static gboolean
may_carry (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint piece,
           WarRefusal *refusal)
{
  gint32 load = war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_LOAD];

  if (!war_entrenched_get_type (setup, piece)->is_bearer)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NOT_BEARERS, "entrenched.9.6",
                       (gint32) piece, 0);
  if (!war_entrenched_is_active (setup, state, piece))
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_INACTIVE, "entrenched.3.3", (gint32) piece,
                       0);
  if (load != WAR_NONE)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_LOADED, "entrenched.E-18", load, 0);

  return TRUE;
}

/* No enemy may be near the bearers or the casualty. */
static gboolean
may_take_up (const WarSetup *setup, const WarState *state, guint piece, gint casualty,
             WarRefusal *refusal)
{
  WarLength reach = war_entrenched_get_number (setup, WAR_ENTRENCHED_BEARER_REACH);
  WarBase base, other;
  WarLength distance;
  gint enemy;

  if (!war_entrenched_is_unit (setup, casualty)
      || war_entrenched_get_owner (setup, state, (guint) casualty)
           != war_entrenched_get_owner (setup, state, piece)
      || war_setup_peek_piece (setup, state, (guint) casualty)[WAR_ENTRENCHED_PIECE_HEALTH]
           != WAR_ENTRENCHED_LYING)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_CASUALTY, "entrenched.9.6", casualty, 0);

  base = war_entrenched_get_base (setup, state, piece);
  other = war_entrenched_get_own_base (setup, state, (guint) casualty);
  distance = war_base_get_distance (&base, &other);
  if (distance > reach)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, "entrenched.E-18", distance,
                       reach);

  enemy = find_enemy (setup, state, piece, &base, &other, reach);
  if (enemy != WAR_NONE)
    return war_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TOO_NEAR, "entrenched.E-18", enemy, 0);

  return TRUE;
}

static gboolean
carry_out_take_up (WarContext *context, const WarOrder *order, guint piece)
{
  guint casualty = (guint) order->targets[0];
  gint32 *cells = war_context_get_piece (context, casualty);
  gint32 *bearers = war_context_get_piece (context, piece);

  cells[WAR_ENTRENCHED_PIECE_HEALTH] = WAR_ENTRENCHED_CARRIED;
  cells[WAR_ENTRENCHED_PIECE_CARRIER] = (gint32) piece;
  bearers[WAR_ENTRENCHED_PIECE_LOAD] = (gint32) casualty;

  /* It ends their move, if they have not moved at all (E-18). */
  bearers[WAR_ENTRENCHED_PIECE_MOVED] = 1;
  war_context_add (context, WAR_ENTRENCHED_EVENT_TAKEN_UP, order->actor, order->targets[0],
                   "entrenched.9.6");

  war_entrenched_deliver (context, piece);
  return TRUE;
}

const WarOrderRule war_entrenched_take_up_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_ACT,
  .phases = 1u << WAR_ENTRENCHED_PHASE_MOVEMENT,
  .may = may_carry,
  .may_target = may_take_up,
  .carry_out = carry_out_take_up,
};

void
war_entrenched_deliver (WarContext *context, guint piece)
{
  gint32 *cells = war_context_get_piece (context, piece);
  gint32 load = cells[WAR_ENTRENCHED_PIECE_LOAD];
  gint32 *casualty;

  if (!war_entrenched_is_unit (context->setup, load)
      || !war_entrenched_is_in_zone (
        context->setup, context->state, piece,
        war_entrenched_get_zone (context->setup, context->state, cells[WAR_PIECE_SIDE])))
    return;

  casualty = war_context_get_piece (context, (guint) load);
  casualty[WAR_ENTRENCHED_PIECE_HEALTH] = WAR_ENTRENCHED_IN_CARE;
  casualty[WAR_ENTRENCHED_PIECE_CARRIER] = WAR_NONE;
  cells[WAR_ENTRENCHED_PIECE_LOAD] = WAR_NONE;
  war_context_add (context, WAR_ENTRENCHED_EVENT_DELIVERED, (gint) piece, load, "entrenched.9.6");
}

static void
die (WarContext *context, guint piece)
{
  gint32 *cells = war_context_get_piece (context, piece);

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  cells[WAR_ENTRENCHED_PIECE_HEALTH] = WAR_ENTRENCHED_FIT;
  cells[WAR_ENTRENCHED_PIECE_FELL] = 0;
  war_context_add (context, WAR_ENTRENCHED_EVENT_DIED, (gint) piece, WAR_NONE, "entrenched.E-18");
  war_entrenched_count_killed (context, piece);
}

/* The unit is as good as new, but for what it has used up, and joins the next wave. */
static void
recover (WarContext *context, guint piece)
{
  const WarTableLayout *layout = &context->setup->layout->tables[WAR_TABLE_PIECES];
  gint32 *cells = war_context_get_piece (context, piece);
  gint32 used = cells[WAR_ENTRENCHED_PIECE_USED];

  for (guint i = WAR_PIECE_OWN; i < layout->n_columns; i++)
    cells[i] = layout->initials[i];

  cells[WAR_ENTRENCHED_PIECE_KIND] = WAR_ENTRENCHED_UNIT;
  cells[WAR_ENTRENCHED_PIECE_LEFT] = war_entrenched_get_type (context->setup, piece)->wounds;
  cells[WAR_ENTRENCHED_PIECE_USED] = used;
  cells[WAR_ENTRENCHED_PIECE_WAVE]
    = war_entrenched_find_next_wave (context->setup, context->state, cells[WAR_PIECE_SIDE]);
  cells[WAR_ENTRENCHED_PIECE_HEALTH] = WAR_ENTRENCHED_RECOVERED;
}

/* entrenched.9.7 */
static gboolean
care_for (WarContext *context, guint piece)
{
  gint need = war_entrenched_get_type (context->setup, piece)->wounds;
  gint32 die_shown;
  WarQuestion question;

  if (!war_entrenched_roll (context, piece, "care", "entrenched.9.7", 1, need, &die_shown,
                            &question))
    return FALSE;

  war_context_tell_dice (context, &question, &die_shown, WAR_ENTRENCHED_EVENT_CARED, (gint) piece,
                         WAR_NONE, "entrenched.9.7", die_shown >= need);
  if (die_shown >= need)
    recover (context, piece);

  return TRUE;
}

gboolean
war_entrenched_end_care (WarContext *context)
{
  const gint32 *game = war_context_get_game (context);

  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    {
      const gint32 *cells = war_context_get_piece (context, i);

      if (cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_LYING
          && cells[WAR_ENTRENCHED_PIECE_FELL] <= game[WAR_ENTRENCHED_GAME_TURN])
        die (context, i);
    }

  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    {
      const gint32 *cells = war_context_get_piece (context, i);

      if (cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_IN_CARE
          && cells[WAR_PIECE_SIDE] == game[WAR_GAME_SIDE] && !care_for (context, i))
        return FALSE;
    }

  return TRUE;
}

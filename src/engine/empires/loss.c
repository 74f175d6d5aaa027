/* loss.c: hits, and the figures and bases that they cost (empires.7.1 to empires.7.8, empires.C-17)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

void
war_empires_pin (WarContext *context, guint unit, const char *clause)
{
  gint32 *cells = war_setup_get_formation (context->setup, context->state, unit);

  if (cells[WAR_EMPIRES_UNIT_STATE_PINNED] != 0
      || war_empires_is_mounted (context->setup, context->state, unit))
    return;

  cells[WAR_EMPIRES_UNIT_STATE_PINNED] = 1;
  war_context_add (context, WAR_EMPIRES_EVENT_PINNED, (gint) war_ranks_first (context->setup, unit),
                   WAR_NONE, clause);
}

/* A line closes towards its middle, a column towards its front (empires.C-25): round a bend, to
 * where its bases stood. */
static void
close_up (WarContext *context, guint unit, const WarBase before[WAR_EMPIRES_MAX_BASES])
{
  const gint32 *cells = war_setup_peek_formation (context->setup, context->state, unit);
  WarBase whole;

  if (cells[WAR_EMPIRES_UNIT_STATE_UNFORMED] != 0)
    return;
  if (cells[WAR_EMPIRES_UNIT_STATE_BENT] != 0)
    {
      war_empires_set_trail (context->setup, context->state, unit, before);
      return;
    }

  whole = war_ranks_get_whole (context->setup, context->state, unit);
  war_empires_set_whole (context->setup, context->state, unit, cells[WAR_FORMATION_SHAPE], &whole);
}

/* A battery or machine-gun company of one base is gone with it (empires.7.6). */
static gboolean
lose_base (WarContext *context, guint unit, guint place)
{
  WarBase before[WAR_EMPIRES_MAX_BASES];

  if (war_ranks_count_bases (context->setup, context->state, unit) == 1)
    {
      if (war_empires_get_type (context->setup, unit)->branch == WAR_EMPIRES_VEHICLE)
        return war_empires_lose_vehicle (context, unit, WAR_EMPIRES_LOST_FIRE, "empires.C-23");
      war_empires_remove (context, unit, WAR_EMPIRES_LOST_FIRE, "empires.7.2");
      return TRUE;
    }

  war_ranks_get_bases (context->setup, context->state, unit, before);
  war_empires_drop_base (context->setup, context->state, unit, place);
  war_context_tell (context, WAR_EMPIRES_EVENT_BASE_LOST,
                    (gint) war_ranks_first (context->setup, unit), WAR_NONE, "empires.7.2",
                    war_ranks_count_bases (context->setup, context->state, unit),
                    (gint32) place + 1);
  close_up (context, unit, before);
  return TRUE;
}

/* What says that a hit takes from the unit's strength. */
static const char *
get_clause (const WarSetup *setup, guint unit)
{
  switch (war_empires_get_type (setup, unit)->branch)
    {
    case WAR_EMPIRES_MACHINE_GUN:
      return "empires.7.5";
    case WAR_EMPIRES_BATTERY:
      return "empires.7.6";
    case WAR_EMPIRES_VEHICLE:
      return "empires.C-23";
    case WAR_EMPIRES_INFANTRY:
    case WAR_EMPIRES_CAVALRY:
    case WAR_EMPIRES_COMMANDER:
    default:
      return "empires.7.1";
    }
}

/* Some of the hits, on the base that loses figures; the rest goes on to another. */
static gboolean
hit_base (WarContext *context, guint unit, guint place)
{
  gint32 *game = war_context_get_game (context);
  guint piece = war_ranks_first (context->setup, unit);
  gint32 *figures = &war_context_get_piece (context, piece + place)[WAR_EMPIRES_PIECE_FIGURES];
  gint32 lost = MIN (game[WAR_EMPIRES_GAME_HITS], *figures);
  WarEvent *event = war_context_add (context, WAR_EMPIRES_EVENT_HIT, (gint) piece, WAR_NONE,
                                     get_clause (context->setup, unit));

  *figures -= lost;
  game[WAR_EMPIRES_GAME_HITS] -= lost;
  event->arguments[0] = lost;
  event->arguments[1] = war_empires_get_strength (context->setup, context->state, unit);
  return *figures > 0 || lose_base (context, unit, place);
}

gboolean
war_empires_take_hits (WarContext *context)
{
  gint32 *game = war_context_get_game (context);
  guint target = (guint) game[WAR_EMPIRES_GAME_TARGET];
  gint32 *cells = war_setup_get_formation (context->setup, context->state, target);
  guint decision;

  while (game[WAR_EMPIRES_GAME_HITS] > 0
         && war_ranks_stands (context->setup, context->state, target))
    {
      if (war_ranks_count_bases (context->setup, context->state, target) == 1)
        cells[WAR_EMPIRES_UNIT_STATE_LOSING] = 0;
      if (cells[WAR_EMPIRES_UNIT_STATE_LOSING] == WAR_NONE)
        {
          if (war_decision_open (context->setup, context->state, cells[WAR_FORMATION_SIDE],
                                 WAR_EMPIRES_DECIDE_EXPOSE, TRUE,
                                 (gint) war_ranks_first (context->setup, target), 0, &decision))
            war_decision_set_level (context->setup, context->state, decision, 1);
          return TRUE;
        }
      if (!hit_base (context, target, (guint) cells[WAR_EMPIRES_UNIT_STATE_LOSING]))
        return FALSE;
    }

  game[WAR_EMPIRES_GAME_HITS] = 0;
  game[WAR_EMPIRES_GAME_SHOOTER] = game[WAR_EMPIRES_GAME_TARGET] = WAR_NONE;
  return TRUE;
}

/* The owner says which base (empires.C-17) ----------------------------------------------------- */

static gboolean
check_expose (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
              WarRefusal *refusal)
{
  return (order->arguments[0] >= 1
          && (guint) order->arguments[0] <= war_ranks_count_bases (setup, state, unit))
         || war_refuse_malformed (refusal);
}

static gboolean
offer_expose (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
              WarOption *option)
{
  return war_domain_add (&option->arguments[0], 1,
                         (gint32) war_ranks_count_bases (setup, state, unit));
}

static gboolean
carry_out_expose (WarContext *context, const WarOrder *order, guint unit)
{
  war_context_tell (context, WAR_EMPIRES_EVENT_EXPOSED,
                    (gint) war_ranks_first (context->setup, unit), WAR_NONE, "empires.C-17",
                    order->arguments[0]);
  war_setup_get_formation (context->setup, context->state, unit)[WAR_EMPIRES_UNIT_STATE_LOSING]
    = order->arguments[0] - 1;
  war_context_close_decisions (context, WAR_EMPIRES_DECIDE_EXPOSE);
  return war_empires_take_hits (context);
}

const WarOrderRule war_empires_expose_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_EXPOSE,
  .check = check_expose,
  .carry_out = carry_out_expose,
  .offer = offer_expose,
};

/* planes.c: German aeroplanes, and the French ones that meet them (raider.8, raider.R-21)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/geometry/geometry.h"
#include "engine/raider/private.h"

/* How far a run has come. */
enum
{
  STAGE_NEXT = 1, /* which aeroplane is next; the shells and guns come before, as 0 */
  STAGE_ORDERED, /* its run has been named, or not */
  STAGE_FREE, /* likewise a free one */
};

static gboolean
is_plane (const WarSetup *setup, const WarState *state, guint unit, gint side)
{
  return war_raider_get_side (setup, unit) == side
         && war_raider_get_type (setup, state, unit)->branch == WAR_RAIDER_AEROPLANE
         && war_setup_peek_piece (setup, state, unit)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY;
}

static guint
list_planes (const WarContext *context, gint side, guint *units, guint most)
{
  guint n = 0;

  for (guint i = 0; i < war_raider_count_units (context->setup) && n < most; i++)
    if (is_plane (context->setup, context->state, i, side))
      units[n++] = i;

  return n;
}

/* It leaves, until it is drawn again, or for good (raider.8.4). */
static void
fly_off (WarContext *context, guint plane, gboolean is_lost, const char *clause)
{
  gint32 *game = war_context_get_game (context);
  gint32 *cells = war_context_get_piece (context, plane);

  cells[WAR_RAIDER_PIECE_FLIES] = 0;
  if (is_lost)
    {
      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
      cells[WAR_RAIDER_PIECE_LOSS] = WAR_RAIDER_LOSS_CRASHED;
    }
  war_context_tell (context, WAR_RAIDER_EVENT_FLEW_OFF, (gint) plane, WAR_NONE, clause, is_lost);
  if (game[WAR_RAIDER_GAME_PLANE] != (gint32) plane)
    return;
  game[WAR_RAIDER_GAME_PLANE] = game[WAR_RAIDER_GAME_RUN_TARGET] = WAR_NONE;
  game[WAR_RAIDER_GAME_RUN] = WAR_RAIDER_RUN_NONE;
  game[WAR_RAIDER_GAME_RUN_X] = game[WAR_RAIDER_GAME_RUN_Y] = 0;
  game[WAR_RAIDER_GAME_RUN_HEADING] = game[WAR_RAIDER_GAME_FREE_RUNS] = 0;
  game[WAR_RAIDER_GAME_STAGE] = STAGE_NEXT;
}

/* Strafing ------------------------------------------------------------------------------------ */

typedef struct
{
  guint unit;
  gint64 along;
} Victim;

static gint
compare_victims (gconstpointer a, gconstpointer b)
{
  const Victim *first = a, *second = b;

  if (first->along != second->along)
    return first->along > second->along ? 1 : -1;
  return (first->unit > second->unit) - (first->unit < second->unit);
}

/* A Frenchman who rolls a 1 hits the aeroplane (raider.8.3); *goes_on: it flies further. */
static gboolean
shoot_back (WarContext *context, guint plane, gboolean *goes_on)
{
  gint32 die, effect;
  WarQuestion question;

  if (!war_raider_die_roll (context, "return-shot", "raider.8.3", WAR_RAIDER_FRENCH, plane, 0, &die,
                            &question))
    return FALSE;
  effect = war_raider_look_up (context->setup, WAR_RAIDER_TABLE_RETURN_SHOT, die,
                               WAR_RAIDER_RETURN_SHOT_EFFECT, WAR_RAIDER_SHOT_NO_EFFECT);
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_RETURN_SHOT, (gint) plane,
                         WAR_NONE, "raider.R-21", effect);
  *goes_on = effect == WAR_RAIDER_SHOT_NO_EFFECT;
  if (!*goes_on)
    fly_off (context, plane, effect == WAR_RAIDER_SHOT_CRASHES, "raider.8.3");
  return TRUE;
}

/* Men and stands, vehicles not (raider.R-21). */
guint
war_raider_list_strafed (const WarSetup *setup, const WarState *state, WarPosition from,
                         WarHeading heading, WarPosition *to, guint *units)
{
  g_autoptr (GArray) victims = g_array_new (FALSE, FALSE, sizeof (Victim));

  *to = war_position_step (from, heading, war_raider_get_number (setup, WAR_RAIDER_RUN));
  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      Victim victim = { .unit = i };
      WarBase base;

      if (war_raider_get_side (setup, i) != WAR_RAIDER_FRENCH
          || !war_raider_stands (setup, state, i) || war_raider_get_kind (setup, state, i) == 2)
        continue;
      base = war_raider_get_base (setup, state, i);
      victim.along = (gint64) base.centre.x * war_heading_sine (heading)
                     - (gint64) base.centre.y * war_heading_cosine (heading);
      if (war_segment_meets_polygon (from, *to, base.corners, WAR_N_EDGES))
        g_array_append_val (victims, victim);
    }
  g_array_sort (victims, compare_victims);
  for (guint i = 0; i < victims->len; i++)
    units[i] = g_array_index (victims, Victim, i).unit;

  return victims->len;
}

static gboolean
strafe (WarContext *context, guint plane, gboolean *goes_on)
{
  const WarSetup *setup = context->setup;
  const gint32 *game = war_context_get_game (context);
  WarPosition from = { game[WAR_RAIDER_GAME_RUN_X], game[WAR_RAIDER_GAME_RUN_Y] }, to;
  WarHeading heading = (WarHeading) game[WAR_RAIDER_GAME_RUN_HEADING];
  gint need = war_raider_get_number (setup, WAR_RAIDER_STRAFED);
  guint units[WAR_RAIDER_MAX_UNITS];
  guint n = war_raider_list_strafed (setup, context->state, from, heading, &to, units);

  *goes_on = TRUE;
  for (guint i = 0; i < n && *goes_on; i++)
    {
      guint unit = units[i];
      gint32 die;
      WarQuestion question;

      if (!war_raider_stands (setup, context->state, unit))
        continue;
      if (!war_raider_die_roll (context, "strafed", "raider.8.2", WAR_RAIDER_FRENCH, unit, 0, &die,
                                &question))
        return FALSE;
      war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_STRAFED, (gint) unit,
                             WAR_NONE, "raider.8.2", die >= need, die == 1);
      if (die == 1 && !shoot_back (context, plane, goes_on))
        return FALSE;
      if (die >= need && !war_raider_kill (context, unit, WAR_RAIDER_CAUSE_STRAFING, "raider.8.2"))
        return FALSE;
    }

  return TRUE;
}

static gboolean
bomb (WarContext *context, guint plane, gboolean *goes_on)
{
  gint target = war_context_get_game (context)[WAR_RAIDER_GAME_RUN_TARGET];
  gint32 die, effect;
  WarQuestion question;

  if (!war_raider_die_roll (context, "bomb", "raider.8.5", WAR_RAIDER_GERMAN, (guint) target, 0,
                            &die, &question))
    return FALSE;
  effect = war_raider_look_up (context->setup, WAR_RAIDER_TABLE_BOMB, die, WAR_RAIDER_BOMB_EFFECT,
                               WAR_RAIDER_BOMB_MISSED);
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_BOMBED, (gint) plane, target,
                         "raider.8.5", effect);
  *goes_on = effect != WAR_RAIDER_BOMB_SHOT_DOWN;
  if (!*goes_on)
    fly_off (context, plane, TRUE, "raider.8.5");

  return effect != WAR_RAIDER_BOMB_DESTROYED
         || !war_raider_stands (context->setup, context->state, (guint) target)
         || war_raider_kill (context, (guint) target, WAR_RAIDER_CAUSE_BOMB, "raider.8.5");
}

/* The run that was named, then the free ones. */
static gboolean
fly (WarContext *context)
{
  gint32 *game = war_context_get_game (context);
  guint plane = (guint) game[WAR_RAIDER_GAME_PLANE];
  gboolean goes_on, is_bomb = game[WAR_RAIDER_GAME_RUN] == WAR_RAIDER_RUN_BOMBS;

  if (!(is_bomb ? bomb (context, plane, &goes_on) : strafe (context, plane, &goes_on)))
    return FALSE;
  if (!goes_on)
    return TRUE;

  game[WAR_RAIDER_GAME_RUN] = WAR_RAIDER_RUN_NONE;
  game[WAR_RAIDER_GAME_RUN_TARGET] = WAR_NONE;
  if (game[WAR_RAIDER_GAME_FREE_RUNS] == 0)
    {
      fly_off (context, plane, FALSE, "raider.8.4");
      return TRUE;
    }
  game[WAR_RAIDER_GAME_FREE_RUNS]--;
  game[WAR_RAIDER_GAME_STAGE] = STAGE_FREE;
  war_decision_open (context->setup, context->state, WAR_RAIDER_GERMAN, WAR_RAIDER_DECIDE_RUN, TRUE,
                     WAR_NONE, 1, NULL);
  return TRUE;
}

static gint
find_next (const WarContext *context)
{
  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    if (is_plane (context->setup, context->state, i, WAR_RAIDER_GERMAN)
        && war_context_get_piece (context, i)[WAR_RAIDER_PIECE_FLIES] != 0)
      return (gint) i;

  return WAR_NONE;
}

/* In fog all go back to be drawn. */
gboolean
war_raider_go_on_with_planes (WarContext *context)
{
  gint32 *game = war_context_get_game (context);
  gint plane;

  if (game[WAR_RAIDER_GAME_STAGE] == STAGE_ORDERED || game[WAR_RAIDER_GAME_STAGE] == STAGE_FREE)
    {
      if (game[WAR_RAIDER_GAME_RUN] != WAR_RAIDER_RUN_NONE)
        return fly (context);
      fly_off (context, (guint) game[WAR_RAIDER_GAME_PLANE], FALSE, "raider.R-21");
    }

  plane = find_next (context);
  while (plane != WAR_NONE
         && war_raider_has_misfortune (context->setup, context->state, WAR_RAIDER_FOG))
    {
      fly_off (context, (guint) plane, FALSE, "raider.R-21");
      plane = find_next (context);
    }
  if (plane == WAR_NONE)
    {
      game[WAR_RAIDER_GAME_STAGE] = 0;
      return TRUE;
    }

  game[WAR_RAIDER_GAME_PLANE] = plane;
  game[WAR_RAIDER_GAME_STAGE] = STAGE_ORDERED;
  war_context_open_decision (context, WAR_RAIDER_GERMAN, WAR_RAIDER_DECIDE_RUN);
  return TRUE;
}

/* Orders -------------------------------------------------------------------------------------- */

/* Interception is offered, but not of a free run. */
static gboolean
name_run (WarContext *context, gboolean is_free)
{
  guint units[2];

  war_context_close_decisions (context, WAR_RAIDER_DECIDE_RUN);
  if (!is_free && list_planes (context, WAR_RAIDER_FRENCH, units, 2) > 0)
    war_context_open_decision (context, WAR_RAIDER_FRENCH, WAR_RAIDER_DECIDE_INTERCEPT);
  return TRUE;
}

static gboolean
is_free_run (const WarSetup *setup, const WarState *state)
{
  return war_decision_peek (setup, state, WAR_RAIDER_GERMAN)[WAR_DECISION_ARGUMENT] != 0;
}

static gboolean
check_strafe (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
              WarRefusal *refusal)
{
  return (war_field_has_position (war_raider_get_data (setup)->field,
                                  (WarPosition){ order->arguments[0], order->arguments[1] })
          && order->arguments[2] >= 0 && order->arguments[2] < WAR_HEADING_TURN)
         || war_refuse_malformed (refusal);
}

static gboolean
offer_strafe (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
              WarOption *option)
{
  return war_domain_add (&option->arguments[0], 0, war_raider_get_data (setup)->field->width);
}

static gboolean
narrow_strafe (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
               guint unit, WarOption *option)
{
  if (n == 1)
    return war_raider_set_range (option, 1, 0, war_raider_get_data (setup)->field->depth);

  return n != 2 || war_raider_set_range (option, 2, 0, WAR_HEADING_TURN - 1);
}

static gboolean
carry_out_strafe (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *game = war_context_get_game (context);
  gboolean is_free = is_free_run (context->setup, context->state);

  game[WAR_RAIDER_GAME_RUN] = WAR_RAIDER_RUN_STRAFES;
  game[WAR_RAIDER_GAME_RUN_X] = order->arguments[0];
  game[WAR_RAIDER_GAME_RUN_Y] = order->arguments[1];
  game[WAR_RAIDER_GAME_RUN_HEADING] = order->arguments[2];
  war_context_tell (context, WAR_RAIDER_EVENT_RUN, game[WAR_RAIDER_GAME_PLANE], WAR_NONE,
                    "raider.8.1", order->arguments[0], order->arguments[1], order->arguments[2]);
  return name_run (context, is_free);
}

const WarOrderRule war_raider_strafe_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_RUN,
  .check = check_strafe,
  .carry_out = carry_out_strafe,
  .offer = offer_strafe,
  .narrow = narrow_strafe,
};

/* Free runs are strafing ones. */
static gboolean
may_bomb (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
          WarRefusal *refusal)
{
  return !is_free_run (setup, state)
         || war_refuse (refusal, WAR_REFUSAL_NOT_THIS_ORDER, "raider.8.7", 0, 0);
}

static gboolean
may_bomb_that (const WarSetup *setup, const WarState *state, guint unit, gint target,
               WarRefusal *refusal)
{
  return (target >= 0 && (guint) target < war_raider_count_units (setup)
          && war_raider_get_side (setup, (guint) target) == WAR_RAIDER_FRENCH
          && war_raider_stands (setup, state, (guint) target))
         || war_refuse (refusal, WAR_RAIDER_REFUSAL_TARGET, "raider.R-21", target, 0);
}

static gboolean
carry_out_bomb (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *game = war_context_get_game (context);

  game[WAR_RAIDER_GAME_RUN] = WAR_RAIDER_RUN_BOMBS;
  game[WAR_RAIDER_GAME_RUN_TARGET] = order->targets[0];
  war_context_add (context, WAR_RAIDER_EVENT_RUN, game[WAR_RAIDER_GAME_PLANE], order->targets[0],
                   "raider.8.5");
  return name_run (context, FALSE);
}

const WarOrderRule war_raider_bomb_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_RUN,
  .may = may_bomb,
  .may_target = may_bomb_that,
  .carry_out = carry_out_bomb,
};

/* Interception -------------------------------------------------------------------------------- */

/* How many meet it: both on 5 or 6, with one left that one on 3 to 6 (raider.8.6, R-21). */
static gboolean
roll_to_meet (WarContext *context, guint n_planes, guint *n_meet, guint *n_lost)
{
  gint32 die;
  WarQuestion question;

  if (!war_context_roll (context, "interception", "raider.8.6", WAR_RAIDER_FRENCH, 1, 0, &die,
                         &question))
    return FALSE;
  *n_meet = (guint) war_raider_look_up (context->setup, WAR_RAIDER_TABLE_INTERCEPTION, die,
                                        WAR_RAIDER_INTERCEPTION_AEROPLANES, 0);
  *n_lost = (guint) war_raider_look_up (context->setup, WAR_RAIDER_TABLE_INTERCEPTION, die,
                                        WAR_RAIDER_INTERCEPTION_LOST, 0);
  if (n_planes == 1)
    *n_meet = die >= war_raider_get_number (context->setup, WAR_RAIDER_LONE_INTERCEPTION);
  *n_meet = MIN (*n_meet, n_planes);
  *n_lost = MIN (*n_lost, n_planes);
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_INTERCEPTION, WAR_NONE,
                         WAR_NONE, "raider.8.6", (gint32) *n_meet, (gint32) *n_lost);
  return TRUE;
}

/* One after the other: the first who shoots it down or drives it off ends it. */
static gboolean
carry_out_intercept (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *game = war_context_get_game (context);
  guint plane = (guint) game[WAR_RAIDER_GAME_PLANE], units[2], n_meet, n_lost;
  guint n = list_planes (context, WAR_RAIDER_FRENCH, units, 2);

  war_context_close_decisions (context, WAR_RAIDER_DECIDE_INTERCEPT);
  if (!roll_to_meet (context, n, &n_meet, &n_lost))
    return FALSE;
  for (guint i = 0; i < n_lost; i++)
    fly_off (context, units[i], TRUE, "raider.8.6");
  for (guint i = 0; i < n_meet; i++)
    {
      gint32 die, effect;
      WarQuestion question;

      if (!war_raider_die_roll (context, "dogfight", "raider.8.7", WAR_RAIDER_FRENCH, plane, 0,
                                &die, &question))
        return FALSE;
      effect = war_raider_look_up (context->setup, WAR_RAIDER_TABLE_DOGFIGHT, die,
                                   WAR_RAIDER_DOGFIGHT_EFFECT, WAR_RAIDER_DOGFIGHT_ANOTHER_RUN);
      war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_DOGFIGHT, (gint) units[i],
                             (gint) plane, "raider.8.7", effect);
      if (effect != WAR_RAIDER_DOGFIGHT_ANOTHER_RUN)
        {
          fly_off (context, plane, effect == WAR_RAIDER_DOGFIGHT_SHOT_DOWN, "raider.8.7");
          break;
        }
      game[WAR_RAIDER_GAME_FREE_RUNS]++;
    }

  return TRUE;
}

const WarOrderRule war_raider_intercept_rule = {
  .decisions = 1u << WAR_RAIDER_DECIDE_INTERCEPT,
  .carry_out = carry_out_intercept,
};

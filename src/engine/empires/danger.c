/* danger.c: where units of End of Empires 1914 could hit somebody next, at most
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/empires/danger.h"
#include "engine/empires/private.h"

#define SLACK (2 * WAR_MILLIMETRE) /* more than all rounding on a way adds up to */
#define WHEEL_STEPS 32

/* The moves that a side may still make before it next shoots, or fights: whole ones, and half ones
 * of those that shoot in the same turn (empires.2.2, empires.C-13). Who is A next turn nobody
 * knows. */
typedef struct
{
  guint whole, half;
} Moves;

static Moves
find_moves_before_fire (const gint32 *game, gint side)
{
  gboolean is_a = game[WAR_EMPIRES_GAME_SIDE_A] == side;

  switch ((WarEmpiresPhase) game[WAR_GAME_PHASE])
    {
    case WAR_EMPIRES_PHASE_A_MOVES:
      return (Moves){ 0, is_a };
    case WAR_EMPIRES_PHASE_B_SHOOTS:
      return (Moves){ 0, 0 };
    case WAR_EMPIRES_PHASE_B_MOVES:
      return is_a ? (Moves){ 0, 0 } : (Moves){ 1, 1 };
    case WAR_EMPIRES_PHASE_A_SHOOTS:
      return (Moves){ 0, !is_a };
    case WAR_EMPIRES_PHASE_SETUP:
    case WAR_EMPIRES_PHASE_INITIATIVE:
    case WAR_EMPIRES_PHASE_MELEE:
    case WAR_EMPIRES_PHASE_MORALE:
    default:
      return (Moves){ 0, 1 };
    }
}

static gboolean
moves_before_melee (const gint32 *game, gint side)
{
  switch ((WarEmpiresPhase) game[WAR_GAME_PHASE])
    {
    case WAR_EMPIRES_PHASE_B_SHOOTS:
    case WAR_EMPIRES_PHASE_B_MOVES:
      return game[WAR_EMPIRES_GAME_SIDE_A] != side;
    case WAR_EMPIRES_PHASE_A_SHOOTS:
    case WAR_EMPIRES_PHASE_MELEE:
      return FALSE;
    case WAR_EMPIRES_PHASE_SETUP:
    case WAR_EMPIRES_PHASE_INITIATIVE:
    case WAR_EMPIRES_PHASE_A_MOVES:
    case WAR_EMPIRES_PHASE_MORALE:
    default:
      return TRUE;
    }
}

/* A unit as what may be known of where its bases will be: within the scope of the centre. */
typedef struct
{
  guint n_bases;
  WarLength width, depth; /* of a base */
  gboolean is_column, is_bent, is_unformed, retreats;
  WarPosition centre;
  WarLength scope;
} Body;

static WarLength
get_diagonal (WarLength a, WarLength b)
{
  return (WarLength) ceil (hypot (a, b));
}

static WarLength
get_width (const Body *body, gboolean is_column)
{
  return is_column ? body->width : body->width * (WarLength) body->n_bases;
}

static WarLength
get_depth (const Body *body, gboolean is_column)
{
  return is_column ? body->depth * (WarLength) body->n_bases : body->depth;
}

/* How much farther than the wheel costs its hindmost corner may swing round a front corner: what is
 * paid for is the way of the other one (empires.C-3). */
static WarLength
find_swing (const Body *body, gboolean is_column)
{
  WarLength width = get_width (body, is_column);
  WarLength diagonal = get_diagonal (width, get_depth (body, is_column));
  double most = 0;

  for (guint i = 1; i <= WHEEL_STEPS && body->n_bases > 1; i++)
    {
      double angle = G_PI_2 * i / WHEEL_STEPS;

      most = fmax (most, 2 * diagonal * sin (angle / 2) - width * angle);
    }
  return (WarLength) ceil (most);
}

/* From the middle of its front edge to its farthest corner. */
static WarLength
get_span (const Body *body, gboolean is_column)
{
  return get_diagonal (get_width (body, is_column) / 2 + 1, get_depth (body, is_column));
}

/* One move of at most so much: straight on; or half of that, after a change about the middle of
 * the front (empires.C-25); or it forms up round a base (empires.C-19), or goes back as a column
 * (empires.C-21). */
static void
move (Body *body, WarLength most)
{
  WarLength straight = body->scope + most + find_swing (body, body->is_column);
  WarLength farthest = straight;

  for (guint i = 0; i < 2 && body->n_bases > 1; i++)
    {
      gboolean is_column = i > 0;
      WarLength changed = body->scope + get_span (body, is_column) + find_swing (body, is_column)
                          + (body->is_bent ? most : most / 2);
      WarLength formed_up
        = body->scope + get_diagonal (get_width (body, is_column), get_depth (body, is_column));

      farthest = MAX (farthest, changed);
      if (body->is_unformed)
        farthest = MAX (farthest, formed_up);
    }
  if (body->retreats)
    {
      WarLength back = body->scope + get_span (body, TRUE) + most;

      farthest = MAX (farthest, back);
    }
  body->scope = farthest + SLACK;
}

static Body
get_body (const WarSetup *setup, const WarState *view, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (setup, view, unit);
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_ranks_get_bases (setup, view, unit, bases);
  gint64 x = 0, y = 0;
  Body body = {
    .n_bases = n_bases,
    .width = setup->ranks[unit].width,
    .depth = setup->ranks[unit].depth,
    .is_column = cells[WAR_FORMATION_SHAPE] == WAR_FORMATION_COLUMN,
    .is_bent = cells[WAR_EMPIRES_UNIT_STATE_BENT] != 0,
    .is_unformed = cells[WAR_EMPIRES_UNIT_STATE_UNFORMED] != 0,
    .retreats = cells[WAR_EMPIRES_UNIT_STATE_RETREAT] > 0,
  };

  for (guint i = 0; i < n_bases; i++)
    {
      x += bases[i].centre.x;
      y += bases[i].centre.y;
    }
  body.centre = (WarPosition){ (WarLength) (x / n_bases), (WarLength) (y / n_bases) };
  for (guint i = 0; i < n_bases; i++)
    for (guint j = 0; j < WAR_N_EDGES; j++)
      {
        WarLength distance = war_position_distance (body.centre, bases[i].corners[j]);

        body.scope = MAX (body.scope, distance);
      }
  return body;
}

/* The move of who shoots in the same turn is half a one, of machine guns and batteries none
 * (empires.3.10, empires.3.4); an unlimbered battery is limbered first (empires.3.5). */
static void
add_fire (const WarSetup *setup, const WarState *view, guint unit, WarLength most,
          WarDangers *dangers)
{
  const WarEmpiresType *manner = war_empires_get_manner (setup, view, unit);
  const WarUnitType *type = war_empires_get_type (setup, unit)->type;
  Moves moves = find_moves_before_fire (war_setup_peek_game (setup, view), dangers->side);
  gboolean is_gun = manner->branch == WAR_EMPIRES_BATTERY;
  gboolean is_unlimbered
    = is_gun && war_setup_peek_formation (setup, view, unit)[WAR_EMPIRES_UNIT_STATE_LIMBERED] == 0;
  Body body = get_body (setup, view, unit);
  WarLength goes = 0;

  if (manner->weapon.long_range == 0)
    return;

  for (guint i = 0; i < moves.whole; i++)
    {
      WarLength its = is_unlimbered ? most / 2 : most;

      move (&body, its);
      goes += its;
    }
  if (moves.half > 0 && !is_gun && manner->branch != WAR_EMPIRES_MACHINE_GUN)
    {
      move (&body, most / 2);
      goes += most / 2;
    }
  war_dangers_add (dangers, war_ranks_first (setup, unit), WAR_DANGER_SHOT,
                   type->weapons->len > 0 ? g_ptr_array_index (type->weapons, 0) : NULL,
                   body.centre, goes, body.scope + manner->weapon.long_range + SLACK)
    ->aim
    = is_gun;
}

/* It goes, then advances into contact; and whoever is near to one whom it touches fights too
 * (empires.6.1, empires.C-6). */
static void
add_melee (const WarSetup *setup, const WarState *view, guint unit, WarLength most,
           WarDangers *dangers)
{
  Body body = get_body (setup, view, unit);
  gboolean moves = moves_before_melee (war_setup_peek_game (setup, view), dangers->side);

  if (!war_empires_is_brigade (setup, unit))
    return;
  if (moves)
    move (&body, most);
  war_dangers_add (
    dangers, war_ranks_first (setup, unit), WAR_DANGER_CLOSE, NULL, body.centre, moves ? most : 0,
    body.scope + war_empires_get_data (setup)->rules->numbers[WAR_EMPIRES_MELEE_REACH]
      + war_empires_get_data (setup)->rules->numbers[WAR_EMPIRES_PAIR_REACH] + SLACK);
}

/* Who is carried gets out of a lorry that has gone first, and goes on by itself: nobody knows of
 * him where he is before. */
static void
list_dangers (const WarSetup *setup, const WarState *view, guint row, WarDangers *dangers)
{
  guint unit = war_ranks_find_unit (setup, row);
  const WarEmpiresType *manner;
  WarLength most;

  if (war_ranks_first (setup, unit) != row || war_ranks_side (setup, unit) != dangers->side
      || !war_ranks_stands (setup, view, unit))
    return;

  manner = war_empires_get_manner (setup, view, unit);
  most = MAX (manner->country, manner->road);
  add_fire (setup, view, unit, most, dangers);
  add_melee (setup, view, unit, most, dangers);
}

/* Nobody aims at commanders, nor fights them; a shell may fall near one, and he may be run over
 * (empires.C-18). */
static gboolean
may_hit (const WarSetup *setup, const WarState *view, const WarDanger *danger, guint row)
{
  guint unit = war_ranks_find_unit (setup, row);

  if (!war_empires_is_commander (setup, unit))
    return TRUE;
  return danger->kind == WAR_DANGER_CLOSE
         && war_setup_is_amended (setup, WAR_EMPIRES_AMENDMENT_CAPTURE);
}

const WarDangerRules war_empires_danger_rules = {
  .list = list_dangers,
  .may_hit = may_hit,
};

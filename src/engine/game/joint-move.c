/* joint-move.c: several who go the same way at once
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/joint-move.h"

#include "engine/game/choice.h"
#include "engine/game/foresight.h"
#include "engine/geometry/geometry.h"

/* Who ends as near to where it was to go has come there; who ends as near to where it was is spared
 * for something better. */
#define SHORT (3 * WAR_MILLIMETRE)

static WarPosition
get_place (const WarSetup *setup, const WarState *view, gint actor)
{
  const gint32 *cells = war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES, (guint) actor);

  return war_piece_get_position (cells);
}

/* A turn alone goes nowhere. */
static gboolean
has_distance (const WarOrderKind *kind)
{
  for (guint i = 0; kind->arguments[i].name != NULL; i++)
    if (kind->arguments[i].kind == WAR_ARGUMENT_DISTANCE)
      return TRUE;
  return FALSE;
}

static gboolean
is_way (const WarSetup *setup, const WarChoice *choice)
{
  const WarOrderKind *kind = &setup->play->orders[choice->order.kind];
  WarChoiceWant want = war_choice_get_want (setup, choice);

  return kind->role == WAR_ORDER_ACTS && choice->n_chosen == 0 && has_distance (kind)
         && (want == WAR_CHOICE_WAY || want == WAR_CHOICE_TURN);
}

/* The first way that it may choose; FALSE: there is none. */
static gboolean
find_way (const WarSetup *setup, const WarState *view, gint seat, gint actor, WarChoice *way)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));

  war_choice_list (setup, view, seat, actor, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);

      if (setup->play->orders[choice->order.kind].actor != WAR_TABLE_PIECES
          || choice->order.actor != actor || !is_way (setup, choice))
        continue;
      *way = *choice;
      return TRUE;
    }

  return FALSE;
}

gboolean
war_joint_move_can_go (const WarSetup *setup, const WarState *view, gint seat, gint actor)
{
  WarChoice way;

  return find_way (setup, view, seat, actor, &way);
}

/* The order by which it comes nearest to a place; FALSE: there is none. */
static gboolean
find_order (const WarSetup *setup, const WarState *view, gint seat, gint actor, WarPosition wanted,
            WarOrder *order)
{
  WarChoice way;

  return find_way (setup, view, seat, actor, &way)
         && war_choice_point (setup, view, &way, wanted, 0, order);
}

/* Whether it may stay where the order leads it: a group goes on one leg and no other. */
static gboolean
may_stay (const WarSetup *setup, const WarState *state, const WarOrder *order)
{
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);

  war_foresight_init (foresight);
  war_play_foresee_briefly (setup, state, order, foresight);
  return !foresight->must_go_on;
}

/* Goes on to the state in which the order is carried out, as if all dice were good. */
static void
go (const WarSetup *setup, WarState *state, gint seat, WarJointMove *move, WarChance *chance)
{
  WarPosition from = get_place (setup, state, move->actor);
  g_autofree WarState *before = war_state_copy (state);
  WarEvents nobody = { 0 };
  WarShownPiece shown;

  if (!find_order (setup, state, seat, move->actor, move->wanted, &move->order)
      || !may_stay (setup, state, &move->order))
    return;

  war_chance_init_foreseen (chance, -1);
  move->goes
    = setup->play->carry_out (setup, state, &move->order, chance, &nobody) == WAR_OUTCOME_DONE
      && war_play_show_piece (setup, state, (guint) move->actor, &shown)
      && war_position_distance (get_place (setup, state, move->actor), from) > SHORT;
  if (!move->goes)
    {
      war_state_assign (state, before);
      return;
    }
  move->end = shown.base;
  move->is_short
    = war_position_distance (get_place (setup, state, move->actor), move->wanted) > SHORT;
}

/* How far the actor stands in the direction in which all go. */
static gint64
get_advance (const WarSetup *setup, const WarState *view, gint actor, WarPosition by)
{
  WarPosition place = get_place (setup, view, actor);

  return (gint64) place.x * by.x + (gint64) place.y * by.y;
}

/* From the foremost on; who is as far stays as given. */
static void
sort_moves (const WarSetup *setup, const WarState *view, WarPosition by, WarJointMove *moves,
            guint n_moves)
{
  for (guint i = 1; i < n_moves; i++)
    {
      WarJointMove move = moves[i];
      gint64 advance = get_advance (setup, view, move.actor, by);
      guint k = i;

      for (; k > 0 && get_advance (setup, view, moves[k - 1].actor, by) < advance; k--)
        moves[k] = moves[k - 1];
      moves[k] = move;
    }
}

void
war_joint_move_plan (const WarSetup *setup, const WarState *view, gint seat, const gint *actors,
                     guint n_actors, WarPosition by, GArray *moves)
{
  guint first = moves->len;
  g_autofree WarState *state = war_state_copy (view);
  g_autofree WarChance *chance = g_new (WarChance, 1);

  for (guint i = 0; i < n_actors; i++)
    {
      WarPosition from = get_place (setup, view, actors[i]);
      WarJointMove move
        = { .actor = actors[i], .wanted = { from.x + by.x, from.y + by.y }, .is_short = TRUE };

      g_array_append_val (moves, move);
    }
  sort_moves (setup, view, by, &g_array_index (moves, WarJointMove, first), n_actors);

  for (guint i = first; i < moves->len; i++)
    go (setup, state, seat, &g_array_index (moves, WarJointMove, i), chance);
}

/* joint-move.c: several who go the same way at once, or attack the same enemy
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/joint-move.h"

#include "engine/game/choice.h"
#include "engine/game/decision.h"
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

/* Whether it may stay where the order leads it: a group goes on one leg and no other. */
static gboolean
may_stay (const WarSetup *setup, const WarState *state, const WarOrder *order)
{
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);

  war_foresight_init (foresight);
  war_play_foresee_briefly (setup, state, order, foresight);
  return !foresight->must_go_on;
}

/* Those behind the first who may go by its order, if that takes others along. */
static void
take_along (const WarSetup *setup, const WarState *state, WarChoice *way, WarJointMove *moves,
            guint n_moves)
{
  const WarOrderKind *kind = &setup->play->orders[way->order.kind];
  WarOrder *order = &moves[0].order;

  if (kind->targets != WAR_TABLE_PIECES || setup->play->narrow == NULL
      || !setup->play->narrow (setup, state, order, war_order_kind_count_arguments (kind),
                               &way->option))
    return;

  for (guint i = 1; i < n_moves && order->n_targets < WAR_ORDER_MAX_TARGETS; i++)
    for (guint j = 0; moves[i].leader == WAR_NONE && j < way->option.n_candidates; j++)
      if (way->option.candidates[j] == moves[i].actor)
        {
          moves[i].leader = moves[0].actor;
          order->targets[order->n_targets++] = moves[i].actor;
        }
}

/* The order by which the first comes nearest to its place, with whom it takes along. FALSE: there
 * is none. */
static gboolean
find_order (const WarSetup *setup, const WarState *state, gint seat, WarJointMove *moves,
            guint n_moves)
{
  WarChoice way;

  if (!find_way (setup, state, seat, moves[0].actor, &way)
      || !war_choice_point (setup, state, &way, moves[0].wanted, 0, &moves[0].order)
      || !may_stay (setup, state, &moves[0].order))
    return FALSE;

  take_along (setup, state, &way, moves, n_moves);
  return TRUE;
}

/* What has become of one who went. */
static void
look_after (const WarSetup *setup, const WarState *before, const WarState *state,
            WarJointMove *move)
{
  WarPosition from = get_place (setup, before, move->actor);
  WarPosition to = get_place (setup, state, move->actor);
  WarShownPiece shown;

  move->goes = war_play_show_piece (setup, state, (guint) move->actor, &shown)
               && war_position_distance (to, from) > SHORT;
  if (!move->goes)
    return;
  move->end = shown.base;
  move->is_short = war_position_distance (to, move->wanted) > SHORT;
}

/* Goes on to the state in which the order of the first is carried out, as if all dice were good. */
static void
go (const WarSetup *setup, WarState *state, gint seat, WarJointMove *moves, guint n_moves,
    WarChance *chance)
{
  g_autofree WarState *before = war_state_copy (state);
  WarEvents nobody = { 0 };
  gboolean anybody_goes = FALSE;

  moves[0].leader = moves[0].actor;
  if (!find_order (setup, state, seat, moves, n_moves))
    return;

  war_chance_init_foreseen (chance, -1);
  if (setup->play->carry_out (setup, state, &moves[0].order, chance, &nobody) == WAR_OUTCOME_DONE)
    for (guint i = 0; i < n_moves; i++)
      if (moves[i].leader == moves[0].actor)
        {
          moves[i].order = moves[0].order;
          look_after (setup, before, state, &moves[i]);
          anybody_goes |= moves[i].goes;
        }
  if (!anybody_goes)
    war_state_assign (state, before);
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
      WarJointMove move = { .actor = actors[i],
                            .leader = WAR_NONE,
                            .wanted = { from.x + by.x, from.y + by.y },
                            .is_short = TRUE };

      g_array_append_val (moves, move);
    }
  sort_moves (setup, view, by, &g_array_index (moves, WarJointMove, first), n_actors);

  for (guint i = first; i < moves->len; i++)
    if (g_array_index (moves, WarJointMove, i).leader == WAR_NONE)
      {
        go (setup, state, seat, &g_array_index (moves, WarJointMove, i), moves->len - i, chance);
        /* Where somebody else has to decide first, the next are planned by what is now. */
        if (war_decision_find (setup, state, seat) == WAR_NONE)
          war_state_assign (state, view);
      }
}

/* Attacks ------------------------------------------------------------------------------------- */

/* What others may join in, or each does for itself: the last of such choices, which has the most
 * shots. With a target, one that it can be aimed at. */
static gboolean
find_attack (const WarSetup *setup, const WarState *view, gint seat, gint actor, gint target,
             WarChoice *attack)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));

  war_choice_list (setup, view, seat, actor, choices);
  for (guint i = choices->len; i > 0; i--)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i - 1);
      const WarOrderKind *kind = &setup->play->orders[choice->order.kind];

      if (kind->actor != WAR_TABLE_PIECES || kind->targets != WAR_TABLE_PIECES
          || choice->order.actor != actor || choice->option.minimum_targets != 1
          || (choice->option.maximum_targets < 2 && !kind->is_joint)
          || war_choice_get_want (setup, choice) != WAR_CHOICE_TARGETS)
        continue;
      *attack = *choice;
      if (target == WAR_NONE || war_choice_toggle (setup, view, choice, target, attack))
        return TRUE;
    }

  return FALSE;
}

gboolean
war_joint_attack_can_join (const WarSetup *setup, const WarState *view, gint seat, gint actor)
{
  WarChoice attack;

  return find_attack (setup, view, seat, actor, WAR_NONE, &attack);
}

static gboolean
has_target (const WarOrder *order, gint row)
{
  for (guint i = 0; i < order->n_targets; i++)
    if (order->targets[i] == row)
      return TRUE;

  return FALSE;
}

static gboolean
is_in_any (const GArray *orders, guint first, gint row)
{
  for (guint i = first; i < orders->len; i++)
    {
      const WarOrder *order = &g_array_index (orders, WarOrder, i);

      if (order->actor == row || has_target (order, row))
        return TRUE;
    }

  return FALSE;
}

void
war_joint_attack_plan (const WarSetup *setup, const WarState *view, gint seat, const gint *actors,
                       guint n_actors, gint target, GArray *orders)
{
  guint first = orders->len;

  for (guint i = 0; i < n_actors; i++)
    {
      WarChoice attack, joined;

      if (is_in_any (orders, first, actors[i])
          || !find_attack (setup, view, seat, actors[i], target, &attack))
        continue;
      for (guint j = i + 1; j < n_actors; j++)
        if (!is_in_any (orders, first, actors[j])
            && war_choice_toggle (setup, view, &attack, actors[j], &joined))
          attack = joined;
      g_array_append_val (orders, attack.order);
    }
}

/* Somewhere ------------------------------------------------------------------------------------ */

/* Of so many who are nearest somebody may do something there, and so near to the place. */
#define N_NEAREST 4
#define THERE (WAR_INCH / 2)

/* What it does at a place that somebody points at, in which others may help. */
static gboolean
find_deed (const WarSetup *setup, const WarState *view, gint seat, gint actor, WarChoice *deed)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));

  war_choice_list (setup, view, seat, actor, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);
      const WarOrderKind *kind = &setup->play->orders[choice->order.kind];

      if (kind->role != WAR_ORDER_ACTS || kind->actor != WAR_TABLE_PIECES
          || kind->targets != WAR_TABLE_PIECES || choice->order.actor != actor
          || choice->n_chosen > 0 || war_choice_get_want (setup, choice) != WAR_CHOICE_PLACE)
        continue;
      *deed = *choice;
      return TRUE;
    }

  return FALSE;
}

gboolean
war_joint_deed_plan (const WarSetup *setup, const WarState *view, gint seat, const gint *actors,
                     guint n_actors, WarPosition place, WarOrder *order)
{
  gint nearest[N_NEAREST];
  guint n = 0;

  for (guint i = 0; i < n_actors; i++)
    {
      WarLength distance = war_position_distance (get_place (setup, view, actors[i]), place);
      guint k = MIN (n, N_NEAREST - 1);

      if (n == N_NEAREST
          && war_position_distance (get_place (setup, view, nearest[k]), place) <= distance)
        continue;
      n = MIN (n + 1, N_NEAREST);
      for (; k > 0
             && war_position_distance (get_place (setup, view, nearest[k - 1]), place) > distance;
           k--)
        nearest[k] = nearest[k - 1];
      nearest[k] = actors[i];
    }

  for (guint i = 0; i < n; i++)
    {
      WarChoice deed;
      WarPosition found;

      if (!find_deed (setup, view, seat, nearest[i], &deed)
          || !war_choice_point (setup, view, &deed, place, 0, order))
        continue;
      found = (WarPosition){ order->arguments[0], order->arguments[1] };
      if (war_position_distance (found, place) <= THERE)
        return TRUE;
    }

  return FALSE;
}

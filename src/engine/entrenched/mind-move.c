/* mind-move.c: where a solo commander of Entrenched! sends its units
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/mind.h"

/* Less than this is not worth moving for. */
#define LEAST_GAIN (WAR_ENTRENCHED_WORTH / 2)

/* Who stands facing the nearest enemy is not struck in the side. */
#define FACING_WORTH WAR_ENTRENCHED_WORTH

/* A melee that costs so much more than it brings is left. */
#define LEAVING_LOSS (10 * WAR_ENTRENCHED_WORTH)

static gint
find_nearest_enemy (const WarEntrenchedMind *mind, const WarBase *base)
{
  WarLength nearest = G_MAXINT32;
  gint found = -1;

  for (guint i = 0; i < mind->n_enemies; i++)
    {
      WarLength distance = war_base_get_distance (base, &mind->enemy_bases[i]);

      if (distance < nearest)
        {
          nearest = distance;
          found = (gint) i;
        }
    }

  return found;
}

/* The best charge that it could make from there. */
static gint32
rate_charges (const WarEntrenchedMind *mind, guint piece, const WarBase *base)
{
  WarLength reach = mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE] + WAR_MILLIMETRE / 2;
  gint32 best = 0;

  if (war_entrenched_get_type (mind->setup, piece)->is_artillery
      || war_entrenched_is_suppressed (mind->setup, mind->view, piece)
      || war_entrenched_is_stunned (mind->setup, mind->view, piece))
    return 0;

  for (guint i = 0; i < mind->n_enemies; i++)
    if (war_base_is_within (base, &mind->enemy_bases[i], reach))
      best = MAX (best, war_entrenched_rate_melee (mind, piece, mind->enemies[i]));

  return best;
}

static gint32
rate_place (const WarEntrenchedMind *mind, guint piece, const WarBase *base)
{
  gint nearest = find_nearest_enemy (mind, base);
  gint32 rated = war_entrenched_rate_goals (mind, piece, base) + rate_charges (mind, piece, base)
                 - war_entrenched_rate_danger (mind, piece, base);

  if (!war_entrenched_is_stunned (mind->setup, mind->view, piece))
    rated += war_entrenched_rate_shots (mind, piece, base);
  if (nearest >= 0
      && war_base_find_edge (base, mind->enemy_bases[nearest].centre) == WAR_EDGE_FRONT)
    rated += FACING_WORTH;

  return rated;
}

/* Headings worth trying: towards what it wants, to either side of that, towards the nearest enemy
 * and away from it. */
static guint
find_headings (const WarEntrenchedMind *mind, guint piece, const WarBase *base,
               WarHeading headings[8])
{
  static const gint turns[] = { 0, -300, 300, -700, 700 };
  gint nearest = find_nearest_enemy (mind, base);
  const gint32 *cells = war_entrenched_peek (mind->setup, mind->view, piece);
  const WarEntrenchedGoal *goal = war_entrenched_choose_goal (mind, piece, base->centre);
  WarPosition wanted;
  guint n_headings = 0;

  if (cells[WAR_ENTRENCHED_PIECE_LOAD] != WAR_NONE)
    {
      const WarZone *home = war_entrenched_get_zone (mind->setup, mind->view, mind->seat);
      WarPosition minimum, maximum;

      war_shape_get_bounds (&home->shape, &minimum, &maximum);
      wanted = (WarPosition){ CLAMP (base->centre.x, minimum.x, maximum.x),
                              CLAMP (base->centre.y, minimum.y, maximum.y) };
    }
  else if (goal != NULL)
    wanted = goal->position;
  else if (nearest >= 0)
    wanted = mind->enemy_bases[nearest].centre;
  else
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    headings[n_headings++] = war_heading_add (war_heading_towards (base->centre, wanted), turns[i]);
  if (nearest >= 0)
    {
      WarHeading towards = war_heading_towards (base->centre, mind->enemy_bases[nearest].centre);

      headings[n_headings++] = towards;
      headings[n_headings++] = war_heading_add (towards, WAR_HEADING_TURN / 2);
    }

  return n_headings;
}

/* What is found: the order that leads to the best place. */
typedef struct
{
  WarOrder order;
  gint32 worth;
  gboolean is_farthest; /* it would go farther if it could */
} Choice;

static void
try_heading (const WarEntrenchedMind *mind, guint piece, WarHeading heading, Choice *choice)
{
  const gint32 *cells = war_entrenched_peek (mind->setup, mind->view, piece);
  WarPosition centre = { cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };
  WarOption option;
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_MOVE, mind->seat, (gint) piece);
  gint32 most, distances[3];

  order.arguments[0] = heading;
  war_domain_clear (&option.arguments[1], 1);
  if (!war_entrenched_move_rule.narrow (mind->setup, mind->view, &order, 1, &option)
      || option.arguments[1].n_ranges == 0)
    return;

  most = option.arguments[1].ranges[option.arguments[1].n_ranges - 1].maximum;
  distances[0] = most;
  distances[1] = war_entrenched_find_value (&option.arguments[1], most / 2);
  distances[2] = war_entrenched_find_value (&option.arguments[1], 0);
  for (guint i = 0; i < G_N_ELEMENTS (distances); i++)
    {
      WarBase base = war_entrenched_place_base (
        mind->setup, piece, war_position_step (centre, heading, distances[i]), heading);
      gint32 worth = rate_place (mind, piece, &base);

      if (worth > choice->worth)
        {
          order.arguments[1] = distances[i];
          choice->order = order;
          choice->worth = worth;
          choice->is_farthest
            = distances[i] > 0
              && distances[i] >= war_entrenched_get_type (mind->setup, piece)->movement;
        }
    }
}

/* Adds the best move of the unit if it is better than staying; a runner has to end its move in any
 * case. */
static gboolean
add_moves (WarEntrenchedMind *mind, guint piece, gboolean is_runner)
{
  WarBase base = war_entrenched_get_base (mind->setup, mind->view, piece);
  gint32 now = rate_place (mind, piece, &base);
  Choice choice = { .worth = is_runner ? G_MININT32 : now + LEAST_GAIN };
  WarHeading headings[8];
  guint n_headings = find_headings (mind, piece, &base, headings);

  for (guint i = 0; i < n_headings; i++)
    try_heading (mind, piece, headings[i], &choice);
  if (is_runner)
    try_heading (
      mind, piece,
      (WarHeading) war_entrenched_peek (mind->setup, mind->view, piece)[WAR_PIECE_HEADING],
      &choice);
  if (choice.worth <= (is_runner ? G_MININT32 : now + LEAST_GAIN))
    return FALSE;

  /* Running costs nothing (E-2). */
  if (choice.is_farthest && !is_runner)
    {
      WarOrder run = war_order_new (WAR_ENTRENCHED_ORDER_RUN, mind->seat, (gint) piece);

      if (war_entrenched_add_idea (mind, &run, (gint64) choice.worth - now))
        return TRUE;
    }

  return war_entrenched_add_idea (mind, &choice.order, is_runner ? 1 : choice.worth - now);
}

/* Out of a melee that it is going to lose, straight back. */
static gboolean
add_falling_back (WarEntrenchedMind *mind, guint piece)
{
  gint32 worst = 0;
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_FALL_BACK, mind->seat, (gint) piece);
  WarHeading facing
    = (WarHeading) war_entrenched_peek (mind->setup, mind->view, piece)[WAR_PIECE_HEADING];
  WarOption option;

  for (guint i = 0; i < mind->n_enemies; i++)
    if (war_entrenched_touches (mind->setup, mind->view, piece, mind->enemies[i]))
      worst = MIN (worst, war_entrenched_rate_melee (mind, piece, mind->enemies[i]));
  if (worst > -LEAVING_LOSS)
    return FALSE;

  order.arguments[0] = war_heading_add (facing, WAR_HEADING_TURN / 2);
  war_domain_clear (&option.arguments[1], 1);
  if (!war_entrenched_fall_back_rule.narrow (mind->setup, mind->view, &order, 1, &option)
      || option.arguments[1].n_ranges == 0)
    return FALSE;

  order.arguments[1] = option.arguments[1].ranges[option.arguments[1].n_ranges - 1].maximum;
  return order.arguments[1] > 0 && war_entrenched_add_idea (mind, &order, -worst - LEAVING_LOSS);
}

/* Bearers take up whom they can. */
static gboolean
add_taking_up (WarEntrenchedMind *mind, guint piece)
{
  WarOption option = { 0 };
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_TAKE_UP, mind->seat, (gint) piece);

  if (!war_entrenched_get_type (mind->setup, piece)->is_bearer
      || !war_entrenched_take_up_rule.offer (mind->setup, mind->view, mind->seat, (gint) piece,
                                             &option)
      || option.n_candidates == 0)
    return FALSE;

  order.n_targets = 1;
  order.targets[0] = option.candidates[0];
  return war_entrenched_add_idea (mind, &order, 50 * WAR_ENTRENCHED_WORTH);
}

/* Units move in the order of their rows, so that none is thought about twice. */
void
war_entrenched_think_of_moves (WarEntrenchedMind *mind)
{
  gint32 runner = war_entrenched_peek_game (mind->setup, mind->view)[WAR_ENTRENCHED_GAME_RUNNER];
  guint first = 0;
  gboolean has_move = FALSE;

  if (runner != WAR_NONE)
    {
      add_moves (mind, (guint) runner, TRUE);
      return;
    }

  for (guint i = 0; i < mind->data->units->len && !has_move; i++)
    if (war_entrenched_is_own (mind, i))
      has_move = add_taking_up (mind, i);
  for (guint i = 0; i < mind->data->units->len; i++)
    if (war_entrenched_peek (mind->setup, mind->view, i)[WAR_ENTRENCHED_PIECE_MOVED] != 0
        && war_entrenched_is_own (mind, i))
      first = i + 1;

  for (guint i = first; i < mind->data->units->len && !has_move; i++)
    {
      if (!war_entrenched_is_own (mind, i)
          || !war_entrenched_is_active (mind->setup, mind->view, i))
        continue;
      has_move = war_entrenched_is_in_contact (mind->setup, mind->view, i)
                   ? add_falling_back (mind, i)
                   : add_moves (mind, i, FALSE);
    }
}

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

/* Headings that are tried, distances along each, and how many of all these places are looked at. */
#define MAX_HEADINGS 8
#define N_DISTANCES 3
#define N_LOOKS 4

#define MAX_HITS 16
#define CERTAIN (1 << 16)

/* A melee that costs so much more than it brings is left. */
#define LEAVING_LOSS (10 * WAR_ENTRENCHED_WORTH)

/* The best charge that it could make from there. */
static gint32
rate_charges (const WarEntrenchedMind *mind, guint piece, const WarEntrenchedSpot *spot)
{
  WarLength reach = mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE] + WAR_MILLIMETRE / 2;
  gint32 best = 0;

  if (war_entrenched_get_type (mind->setup, piece)->is_artillery
      || war_entrenched_is_suppressed (mind->setup, mind->view, piece)
      || war_entrenched_is_stunned (mind->setup, mind->view, piece))
    return 0;

  for (guint i = 0; i < mind->n_enemies; i++)
    if (spot->distances[i] <= reach + WAR_INCH
        && war_base_is_within (&spot->base, &mind->enemy_bases[i], reach))
      best = MAX (best, war_entrenched_rate_melee (mind, piece, mind->enemies[i]));

  return best;
}

/* What it is worth to stand there. A guess takes no account of terrain: it only says which places
 * deserve a look. */
static gint32
rate_place (const WarEntrenchedMind *mind, guint piece, const WarBase *base, gboolean looks)
{
  WarEntrenchedSpot spot;
  gint32 rated;
  gint cover;

  war_entrenched_look_round (mind, base, &spot);
  cover = looks ? war_entrenched_guess_cover (mind, &spot) : 0;
  rated = war_entrenched_rate_goals (mind, piece, &spot) + rate_charges (mind, piece, &spot)
          - war_entrenched_rate_danger (mind, &spot, cover);
  if (!war_entrenched_is_stunned (mind->setup, mind->view, piece))
    rated += war_entrenched_rate_shots (mind, piece, &spot, looks);
  if (spot.nearest >= 0
      && war_base_find_edge (base, mind->enemy_bases[spot.nearest].centre) == WAR_EDGE_FRONT)
    rated += FACING_WORTH;

  return rated;
}

/* Headings worth trying: towards what it wants, to either side of that, towards the nearest enemy
 * and away from it. */
static guint
find_headings (const WarEntrenchedMind *mind, guint piece, const WarEntrenchedSpot *spot,
               WarHeading headings[MAX_HEADINGS])
{
  static const gint turns[] = { 0, -300, 300, -700, 700 };
  const gint32 *cells = war_entrenched_peek (mind->setup, mind->view, piece);
  WarPosition from = spot->base.centre, wanted;
  guint n_headings = 0;

  if (cells[WAR_ENTRENCHED_PIECE_LOAD] != WAR_NONE)
    {
      const WarZone *home = war_entrenched_get_zone (mind->setup, mind->view, mind->seat);
      WarPosition minimum, maximum;

      war_shape_get_bounds (&home->shape, &minimum, &maximum);
      wanted = (WarPosition){ CLAMP (from.x, minimum.x, maximum.x),
                              CLAMP (from.y, minimum.y, maximum.y) };
    }
  else if (mind->goal != NULL)
    wanted = mind->goal->position;
  else if (spot->nearest >= 0)
    wanted = mind->enemy_bases[spot->nearest].centre;
  else
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    headings[n_headings++] = war_heading_add (war_heading_towards (from, wanted), turns[i]);
  if (spot->nearest >= 0)
    {
      WarHeading towards = war_heading_towards (from, mind->enemy_bases[spot->nearest].centre);

      headings[n_headings++] = towards;
      headings[n_headings++] = war_heading_add (towards, WAR_HEADING_TURN / 2);
    }

  return n_headings;
}

/* A move that might be made. */
typedef struct
{
  WarHeading heading;
  gint32 distance;
  WarBase base; /* where it ends */
  gint64 chance; /* of getting there, in 1/65536 */
  gint32 worth;
} Move;

/* Who is stopped on the way is as well off as before, roughly. */
static gint32
weigh (gint32 worth, gint32 stay, gint64 chance)
{
  return (gint32) (stay + ((gint64) worth - stay) * chance / CERTAIN);
}

/* How likely a unit is to get that far: the checks of the features that the way of its middle comes
 * to, in 1/65536. What is crossed by bridge or road is counted too: it is a guess. */
static gint64
rate_checks (const WarEntrenchedMind *mind, const WarGroundHit *hits, guint n_hits,
             WarPosition centre, WarPosition end, WarLength most, WarLength distance)
{
  guint64 square = (guint64) ((gint64) (end.x - centre.x) * (end.x - centre.x)
                              + (gint64) (end.y - centre.y) * (end.y - centre.y));
  gint64 chance = CERTAIN;

  for (guint i = 0; i < n_hits; i++)
    {
      const WarEntrenchedFeature *feature = &mind->data->features[hits[i].feature];

      if (feature->check != WAR_ENTRENCHED_CHECK_NONE && hits[i].entry.numerator > 0
          && (distance == most || war_fraction_of_root_down (hits[i].entry, square) < distance))
        chance = chance * (7 - feature->need) / 6;
    }

  return chance;
}

/* The moves along a heading: as far as can be, half of that, and turning only; stay is what it is
 * worth where it is. */
static guint
find_moves (const WarEntrenchedMind *mind, guint piece, WarHeading heading, gint32 stay,
            Move *moves)
{
  const gint32 *cells = war_entrenched_peek (mind->setup, mind->view, piece);
  WarPosition centre = { cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };
  WarOption option;
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_MOVE, mind->seat, (gint) piece);
  WarGroundHit hits[MAX_HITS];
  WarPosition end;
  guint n_hits;
  gint32 most;

  order.arguments[0] = heading;
  war_domain_clear (&option.arguments[1], 1);
  if (!war_entrenched_move_rule.narrow (mind->setup, mind->view, &order, 1, &option)
      || option.arguments[1].n_ranges == 0)
    return 0;

  most = option.arguments[1].ranges[option.arguments[1].n_ranges - 1].maximum;
  end = war_position_step (centre, heading, most);
  n_hits = MIN (war_ground_find_hits (mind->data->ground, mind->data->scratch, WAR_TERRAINS_ALL,
                                      centre, end, hits, MAX_HITS),
                MAX_HITS);
  for (gint i = 0; i < N_DISTANCES; i++)
    {
      Move *move = &moves[i];

      move->heading = heading;
      move->distance
        = war_entrenched_find_value (&option.arguments[1], most - most * i / (N_DISTANCES - 1));
      move->base = war_entrenched_place_base (
        mind->setup, piece, war_position_step (centre, heading, move->distance), heading);
      move->chance = rate_checks (mind, hits, n_hits, centre, end, most, move->distance);
      move->worth = weigh (rate_place (mind, piece, &move->base, FALSE), stay, move->chance);
    }

  return N_DISTANCES;
}

/* Looks at those that seem best, and gives the best of them; NULL if there is none. */
static const Move *
choose_move (const WarEntrenchedMind *mind, guint piece, gint32 stay, Move *moves, guint n_moves)
{
  Move *best = NULL;

  for (guint i = 0; i < N_LOOKS && i < n_moves; i++)
    {
      guint promising = i;
      Move swapped;

      for (guint j = i + 1; j < n_moves; j++)
        if (moves[j].worth > moves[promising].worth)
          promising = j;
      swapped = moves[i];
      moves[i] = moves[promising];
      moves[promising] = swapped;

      moves[i].worth
        = weigh (rate_place (mind, piece, &moves[i].base, TRUE), stay, moves[i].chance);
      if (best == NULL || moves[i].worth > best->worth)
        best = &moves[i];
    }

  return best;
}

/* Adds the best move of the unit if it is better than staying; a runner has to end its move in any
 * case. */
static gboolean
add_moves (WarEntrenchedMind *mind, guint piece, gboolean is_runner)
{
  WarBase base = war_entrenched_get_base (mind->setup, mind->view, piece);
  gint32 stay, least;
  WarEntrenchedSpot spot;
  WarHeading headings[MAX_HEADINGS];
  Move moves[MAX_HEADINGS * N_DISTANCES];
  guint n_headings, n_moves = 0;
  WarOrder order;
  const Move *best;

  war_entrenched_consider (mind, piece);
  war_entrenched_choose_goal (mind, piece, base.centre);
  stay = rate_place (mind, piece, &base, TRUE);
  least = stay + LEAST_GAIN;
  war_entrenched_look_round (mind, &base, &spot);
  n_headings = find_headings (mind, piece, &spot, headings);
  if (is_runner)
    headings[n_headings++] = base.heading;
  for (guint i = 0; i < n_headings; i++)
    n_moves += find_moves (mind, piece, headings[i], stay, &moves[n_moves]);

  best = choose_move (mind, piece, stay, moves, n_moves);
  if (best == NULL || (!is_runner && best->worth < least))
    return FALSE;

  /* Running costs nothing (E-2): whoever would go farther runs. */
  order = war_order_new (WAR_ENTRENCHED_ORDER_RUN, mind->seat, (gint) piece);
  if (!is_runner && best->distance >= war_entrenched_get_type (mind->setup, piece)->movement
      && war_entrenched_add_idea (mind, &order, (gint64) best->worth - least + 1))
    return TRUE;

  order = war_order_new (WAR_ENTRENCHED_ORDER_MOVE, mind->seat, (gint) piece);
  order.arguments[0] = best->heading;
  order.arguments[1] = best->distance;
  return war_entrenched_add_idea (mind, &order, is_runner ? 1 : (gint64) best->worth - least + 1);
}

/* Out of a melee that it is going to lose, straight back; a runner in any case. */
static gboolean
add_falling_back (WarEntrenchedMind *mind, guint piece, gboolean is_runner)
{
  gint32 worst = 0;
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_FALL_BACK, mind->seat, (gint) piece);
  WarHeading facing
    = (WarHeading) war_entrenched_peek (mind->setup, mind->view, piece)[WAR_PIECE_HEADING];
  WarOption option;

  for (guint i = 0; i < mind->n_enemies; i++)
    if (war_entrenched_touches (mind->setup, mind->view, piece, mind->enemies[i]))
      worst = MIN (worst, war_entrenched_rate_melee (mind, piece, mind->enemies[i]));
  if (worst > -LEAVING_LOSS && !is_runner)
    return FALSE;

  order.arguments[0] = war_heading_add (facing, WAR_HEADING_TURN / 2);
  war_domain_clear (&option.arguments[1], 1);
  if (!war_entrenched_fall_back_rule.narrow (mind->setup, mind->view, &order, 1, &option)
      || option.arguments[1].n_ranges == 0)
    return FALSE;

  order.arguments[1] = option.arguments[1].ranges[option.arguments[1].n_ranges - 1].maximum;
  return (order.arguments[1] > 0 || is_runner)
         && war_entrenched_add_idea (mind, &order, -worst - LEAVING_LOSS);
}

/* Bearers take up whom they can, which ends their move. */
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

/* A runner has to end its move, whoever let it run: in its shelter if there is no way out (E-2). */
static void
end_run (WarEntrenchedMind *mind, guint runner)
{
  gint32 inside
    = war_entrenched_peek (mind->setup, mind->view, runner)[WAR_ENTRENCHED_PIECE_INSIDE];
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_ENTER, mind->seat, (gint) runner);

  if (war_entrenched_is_in_contact (mind->setup, mind->view, runner)
        ? add_falling_back (mind, runner, TRUE)
        : add_moves (mind, runner, TRUE))
    return;

  if (inside != WAR_NONE)
    {
      order.n_targets = 1;
      order.targets[0] = inside;
      war_entrenched_add_idea (mind, &order, 0);
    }
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
      end_run (mind, (guint) runner);
      return;
    }

  for (guint i = 0; i < mind->data->units->len; i++)
    if (war_entrenched_peek (mind->setup, mind->view, i)[WAR_ENTRENCHED_PIECE_MOVED] != 0
        && war_entrenched_is_own (mind, i))
      {
        first = i + 1;
        has_move |= !has_move && add_taking_up (mind, i);
      }

  for (guint i = first; i < mind->data->units->len && !has_move; i++)
    {
      if (!war_entrenched_is_own (mind, i)
          || !war_entrenched_is_active (mind->setup, mind->view, i))
        continue;
      has_move = war_entrenched_is_in_contact (mind->setup, mind->view, i)
                   ? add_falling_back (mind, i, FALSE)
                   : add_taking_up (mind, i) || add_moves (mind, i, FALSE);
    }
}

/* move.c: where a solo commander of Entrenched! sends its units
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/commander/mind.h"
#include "engine/solo/courses.h"
#include "engine/solo/prospect.h"

/* Less than this is not worth moving for. */
#define LEAST_GAIN (WAR_ENTRENCHED_WORTH / 2)

/* Nor is so short a way, but for more than that: a charge, or cover. */
#define SHUFFLE (WAR_INCH / 2)
#define SHUFFLE_GAIN (5 * WAR_ENTRENCHED_WORTH)

/* Who stands facing the nearest enemy is not struck in the side. */
#define FACING_WORTH WAR_ENTRENCHED_WORTH

/* Headings along which the way is really looked at, and places along each. */
#define N_WAYS 5
#define N_DISTANCES 3

#define MAX_HITS 16

/* What a run adds on average (4.5). */
#define RUN (2 * WAR_INCH)

/* A melee that costs so much more than it brings is left. */
#define LEAVING_LOSS (10 * WAR_ENTRENCHED_WORTH)

/* Whether nothing heavy lies between the two, but for what the target stands in (7.2, E-9): a
 * guess, along the line between their middles. */
static gboolean
has_way_to_charge (const WarEntrenchedMind *mind, WarPosition from, WarPosition to)
{
  const WarEntrenched *data = mind->data;
  WarGroundHit hits[MAX_HITS];
  guint n_hits;

  if (!war_ground_segment_meets (data->ground, data->heavy_terrains, from, to))
    return TRUE;

  n_hits = war_ground_find_hits (data->ground, mind->memo->scratch, data->heavy_terrains, from, to,
                                 hits, MAX_HITS);
  for (guint i = 0; i < MIN (n_hits, MAX_HITS); i++)
    if (data->features[hits[i].feature].is_heavy
        && !war_ground_feature_has (data->ground, hits[i].feature, to))
      return FALSE;

  return TRUE;
}

/* The first of its prey from the n-th on that it may charge from there, as it seems; −1: none. */
static gint
find_prey (const WarEntrenchedMind *mind, const WarOutpost *spot, guint n)
{
  WarLength reach = mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE] + WAR_MILLIMETRE / 2;

  for (guint i = n; i < mind->enemies->n_prey; i++)
    if (spot->distances[mind->enemies->prey[i]] <= reach + WAR_INCH)
      return (gint) i;

  return -1;
}

/* The best charge that it could make from there, if the n-th of its prey is the first that may be
 * charged; without a base it is at least that. */
static gint32
rate_charges (const WarEntrenchedMind *mind, const WarOutpost *spot, gint n, const WarBase *base)
{
  WarLength reach = mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE] + WAR_MILLIMETRE / 2;

  for (; n >= 0; n = find_prey (mind, spot, (guint) n + 1))
    {
      guint enemy = mind->enemies->prey[n];

      if ((base == NULL || war_base_is_within (base, &mind->enemies->bases[enemy], reach))
          && has_way_to_charge (mind, spot->centre, mind->enemies->bases[enemy].centre))
        return mind->enemies->threats[enemy].charge;
    }

  return 0;
}

#define NO_HEADING -1

/* What it is worth to stand there; without a heading, as neither its facing nor what is in its way
 * is known then, it is at least that. What is not more than `least` may be given as anything up to
 * that: the parts that cost most to find are not asked for if they cannot change it. */
static gint32
rate_spot (const WarEntrenchedMind *mind, guint piece, const WarOutpost *spot, gint heading,
           gint32 least)
{
  gint32 rated = FACING_WORTH;
  gint prey = find_prey (mind, spot, 0);
  gint32 charge = prey < 0 ? 0 : mind->enemies->threats[mind->enemies->prey[prey]].charge;
  WarBase base;

  if (war_entrenched_is_cramped (mind, piece, spot->centre))
    rated -= WAR_ENTRENCHED_CRAMPED_LOSS;
  if (rated + mind->enemies->best_shot + charge + war_entrenched_limit_goals (mind, piece, spot)
      <= least)
    return least;

  rated += war_entrenched_rate_goals (mind, piece, spot);
  if (rated + mind->enemies->best_shot + charge <= least)
    return least;

  rated += war_entrenched_rate_fire (mind, spot);
  if (rated + charge <= least)
    return least;
  if (heading == NO_HEADING)
    return rated + rate_charges (mind, spot, prey, NULL);

  base = war_entrenched_place_base (mind->setup, piece, spot->centre, (WarHeading) heading);
  if (spot->nearest < 0
      || war_base_find_edge (&base, mind->enemies->bases[spot->nearest].centre) != WAR_EDGE_FRONT)
    rated -= FACING_WORTH;

  return rated + rate_charges (mind, spot, prey, &base);
}

static gint32
rate_place (const WarEntrenchedMind *mind, guint piece, WarPosition centre, WarHeading heading,
            gint32 least)
{
  WarOutpost spot;

  war_entrenched_look_round (mind, piece, centre, &spot);
  return rate_spot (mind, piece, &spot, heading, least);
}

/* A heading, and the most that a place along it may be worth. */
typedef struct
{
  WarHeading heading;
  gint32 bound;
} Way;

/* Where it gets along the heading, as far as enemies let it (4.4), roughly. */
static void
guess_end (const WarEntrenchedMind *mind, guint piece, WarPosition from, WarHeading heading,
           WarLength distance, WarOutpost *spot)
{
  WarLength keep_off = mind->data->rules->numbers[WAR_ENTRENCHED_KEEP_OFF];
  WarPosition end
    = war_field_clamp (mind->data->field, war_position_step (from, heading, distance));

  war_entrenched_look_round (mind, piece, end, spot);
  if (spot->nearest < 0 || spot->distances[spot->nearest] >= keep_off)
    return;

  distance -= MIN (keep_off - spot->distances[spot->nearest], distance);
  end = war_field_clamp (mind->data->field, war_position_step (from, heading, distance));
  war_entrenched_look_round (mind, piece, end, spot);
}

static guint
add_way (const WarEntrenchedMind *mind, guint piece, WarPosition from, WarLength reach,
         WarHeading heading, Way *ways, guint n_ways)
{
  Way way = { heading, G_MININT32 };
  guint place = n_ways;

  for (gint i = N_DISTANCES; i > 0; i--)
    {
      WarOutpost spot;
      gint32 rated;

      guess_end (mind, piece, from, heading, reach * i / N_DISTANCES, &spot);
      rated = rate_spot (mind, piece, &spot, NO_HEADING, way.bound);
      way.bound = MAX (way.bound, rated);
    }

  for (; place > 0 && ways[place - 1].bound < way.bound; place--)
    ways[place] = ways[place - 1];
  ways[place] = way;
  return n_ways + 1;
}

/* Ways worth trying, the most promising first. */
static guint
find_ways (const WarEntrenchedMind *mind, guint piece, const WarBase *base,
           Way ways[WAR_COURSES_MAX])
{
  WarLength reach = war_entrenched_get_reach (mind->setup, mind->view, piece);
  WarHeading headings[WAR_COURSES_MAX];
  WarOutpost spot;
  WarPosition aim;
  gboolean has_aim;
  guint n_ways = 0, n_headings;

  war_entrenched_look_round (mind, piece, base->centre, &spot);
  has_aim = war_entrenched_find_aim (mind, piece, &spot, &aim);
  n_headings = war_courses_list (&spot, mind->enemies, has_aim ? &aim : NULL, reach, base->heading,
                                 headings);
  for (guint i = 0; i < n_headings; i++)
    n_ways = add_way (mind, piece, base->centre, reach, headings[i], ways, n_ways);

  return n_ways;
}

/* A move that might be made. */
typedef struct
{
  WarHeading heading;
  gint32 distance;
  gint32 worth;
} Move;

/* Takes over the best of the moves along a heading, if there is a better one than *best: as far as
 * can be, two parts of that, and turning only; stay is what it is worth where it is. FALSE: it
 * cannot go that way at all. */
static gboolean
look_along (const WarEntrenchedMind *mind, guint piece, WarHeading heading, gint32 stay, Move *best)
{
  const gint32 *cells = war_entrenched_mind_peek (mind, piece);
  WarPosition centre = war_piece_get_position (cells);
  WarLength reach = war_entrenched_get_reach (mind->setup, mind->view, piece);
  WarPassageScene scene = war_entrenched_get_passage_scene (mind->setup);
  WarProspect prospect;
  WarDomain distances;
  gint32 most;

  if (!war_entrenched_find_way (mind->setup, mind->view, piece, heading, FALSE, reach, &distances))
    return FALSE;

  most = distances.ranges[distances.n_ranges - 1].maximum;
  war_prospect_look (&prospect, &scene, centre, heading, most);
  for (gint i = N_DISTANCES; i >= 0; i--)
    {
      WarLength distance = war_domain_get_nearest (&distances, most * i / N_DISTANCES);
      gint64 chance = war_prospect_get_chance (&prospect, distance);
      gint32 least = war_prospect_find_least (best->worth, stay, chance);
      gint32 rated
        = rate_place (mind, piece, war_position_step (centre, heading, distance), heading, least);
      gint32 worth = war_prospect_weigh (rated, stay, chance);

      /* Whoever has to move takes what there is. */
      if (distance > 0 && distance < SHUFFLE && worth < stay + SHUFFLE_GAIN
          && best->worth > G_MININT32)
        continue;
      if (worth > best->worth)
        *best = (Move){ heading, distance, worth };
    }

  return TRUE;
}

/* Whether the unit, which would go as far as it can, is better off farther along: with what a run
 * adds on average. Carriers may be held back (E-17), and others by what stands in their way. */
static gboolean
is_worth_running (const WarEntrenchedMind *mind, guint piece, const Move *best, gint32 stay)
{
  const gint32 *cells = war_entrenched_mind_peek (mind, piece);
  WarPosition centre = war_piece_get_position (cells);
  WarLength movement = war_entrenched_get_type (mind->setup, piece)->movement;
  WarLength reach = war_entrenched_limit_reach (mind->setup, mind->view, piece, movement + RUN);
  WarPassageScene scene = war_entrenched_get_passage_scene (mind->setup);
  WarProspect prospect;
  WarDomain distances;
  WarLength distance;

  if (best->distance < movement || reach <= best->distance
      || !war_entrenched_find_way (mind->setup, mind->view, piece, best->heading, FALSE, reach,
                                   &distances))
    return FALSE;

  distance = war_domain_get_nearest (&distances, reach);
  if (distance <= best->distance)
    return FALSE;

  war_prospect_look (&prospect, &scene, centre, best->heading, distance);
  return war_prospect_weigh (rate_place (mind, piece,
                                         war_position_step (centre, best->heading, distance),
                                         best->heading, G_MININT32),
                             stay, war_prospect_get_chance (&prospect, distance))
         > best->worth;
}

/* Adds the best move of the unit if it is better than staying; a runner has to end its move in any
 * case. */
static gboolean
add_moves (WarEntrenchedMind *mind, guint piece, gboolean is_runner)
{
  WarBase base = war_entrenched_get_base (mind->setup, mind->view, piece);
  Move best = { base.heading, -1, G_MININT32 };
  Way ways[WAR_COURSES_MAX];
  guint n_ways, n_looked = 0;
  gint32 stay;
  WarOrder order;

  war_entrenched_consider (mind, piece);
  war_entrenched_choose_goal (mind, piece, base.centre, FALSE);
  stay = rate_place (mind, piece, base.centre, base.heading, G_MININT32);
  if (!is_runner)
    best.worth = stay + LEAST_GAIN;

  n_ways = find_ways (mind, piece, &base, ways);
  for (guint i = 0; i < n_ways && n_looked < N_WAYS && ways[i].bound > best.worth; i++)
    n_looked += look_along (mind, piece, ways[i].heading, stay, &best);
  if (is_runner && best.distance < 0)
    look_along (mind, piece, base.heading, stay, &best);
  if (best.distance < 0)
    return FALSE;

  order = war_order_new (WAR_ENTRENCHED_ORDER_RUN, mind->seat, (gint) piece);
  if (!is_runner && is_worth_running (mind, piece, &best, stay)
      && war_ideas_add (&mind->ideas, &order, 1))
    return TRUE;

  order = war_order_new (WAR_ENTRENCHED_ORDER_MOVE, mind->seat, (gint) piece);
  order.arguments[0] = best.heading;
  order.arguments[1] = best.distance;
  return war_ideas_add (&mind->ideas, &order, 1);
}

/* Out of a melee that it is going to lose, straight back; a runner in any case. */
static gboolean
add_falling_back (WarEntrenchedMind *mind, guint piece, gboolean is_runner)
{
  gint32 worst = 0;
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_FALL_BACK, mind->seat, (gint) piece);
  WarHeading facing = (WarHeading) war_entrenched_mind_peek (mind, piece)[WAR_PIECE_HEADING];
  WarOption option;

  for (guint i = 0; i < mind->enemies->n_items; i++)
    if (war_entrenched_touches (mind->setup, mind->view, piece, mind->enemies->rows[i]))
      {
        gint32 rated = war_entrenched_rate_melee (mind, piece, mind->enemies->rows[i]);

        worst = MIN (worst, rated);
      }
  if (worst > -LEAVING_LOSS && !is_runner)
    return FALSE;

  order.arguments[0] = war_heading_add (facing, WAR_HEADING_TURN / 2);
  war_domain_clear (&option.arguments[1], 1);
  if (!war_entrenched_fall_back_rule.narrow (mind->setup, mind->view, &order, 1, piece, &option)
      || option.arguments[1].n_ranges == 0)
    return FALSE;

  order.arguments[1] = option.arguments[1].ranges[option.arguments[1].n_ranges - 1].maximum;
  return (order.arguments[1] > 0 || is_runner)
         && war_ideas_add (&mind->ideas, &order, -worst - LEAVING_LOSS);
}

/* Bearers take up whom they can, which ends their move. */
static gboolean
add_taking_up (WarEntrenchedMind *mind, guint piece)
{
  if (!war_entrenched_take_up_rule.may (mind->setup, mind->view, WAR_ENTRENCHED_ORDER_TAKE_UP,
                                        mind->seat, piece, NULL))
    return FALSE;

  for (gint i = 0; i < (gint) mind->data->units->len; i++)
    if (war_entrenched_take_up_rule.may_target (mind->setup, mind->view, piece, i, NULL))
      return war_ideas_add_at (&mind->ideas, WAR_ENTRENCHED_ORDER_TAKE_UP, (gint) piece, 0, i,
                               50 * WAR_ENTRENCHED_WORTH);

  return FALSE;
}

/* A runner has to end its move, whoever let it run: in its shelter if there is no way out (E-2). */
static void
end_run (WarEntrenchedMind *mind, guint runner)
{
  gint32 inside = war_entrenched_mind_peek (mind, runner)[WAR_ENTRENCHED_PIECE_INSIDE];
  if (war_entrenched_is_in_contact (mind->setup, mind->view, runner)
        ? add_falling_back (mind, runner, TRUE)
        : add_moves (mind, runner, TRUE))
    return;

  if (inside != WAR_NONE)
    war_ideas_add_at (&mind->ideas, WAR_ENTRENCHED_ORDER_ENTER, (gint) runner, 0, inside, 0);
}

/* Units move in the order of their rows, so that none is thought about twice. */
void
war_entrenched_think_of_moves (WarEntrenchedMind *mind)
{
  gint32 runner = war_setup_peek_game (mind->setup, mind->view)[WAR_ENTRENCHED_GAME_RUNNER];
  guint first = 0;
  gboolean has_move = FALSE;

  if (runner != WAR_NONE)
    {
      end_run (mind, (guint) runner);
      return;
    }

  for (guint i = 0; i < mind->data->units->len; i++)
    if (war_entrenched_mind_peek (mind, i)[WAR_ENTRENCHED_PIECE_MOVED] != 0
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

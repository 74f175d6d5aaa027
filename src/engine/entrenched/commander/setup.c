/* setup.c: how a solo commander of Entrenched! divides its army into waves, and places it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/commander/mind.h"
#include "engine/solo/spots.h"
#include "engine/solo/waves.h"

#define HEADING_STEP 128 /* who faces the enemy does so in multiples of this */

#define FORWARD_WORTH (3 * WAR_ENTRENCHED_WORTH / 2) /* an inch */

/* What makes a place better and worse: a degree of cover, and a friend nearer than so much. */
typedef struct
{
  gint32 cover, crowding;
  WarLength crowd;
} Values;

static const Values values = { 6 * WAR_ENTRENCHED_WORTH, 3 * WAR_ENTRENCHED_WORTH, 3 * WAR_INCH };

/* Where points are held from the first turn on, whoever comes late has lost some: units stand side
 * by side. */
static const Values hasty_values
  = { 2 * WAR_ENTRENCHED_WORTH, WAR_ENTRENCHED_WORTH / 2, 2 * WAR_INCH };

/* Where the others of its own stand. */
typedef struct
{
  guint n_items;
  WarPosition places[WAR_ENTRENCHED_MAX_UNITS];
} Friends;

static void
find_friends (const WarEntrenchedMind *mind, guint piece, Friends *friends)
{
  friends->n_items = 0;
  for (guint i = 0; i < mind->data->units->len; i++)
    if (i != piece && war_entrenched_is_own (mind, i))
      friends->places[friends->n_items++]
        = war_piece_get_position (war_entrenched_mind_peek (mind, i));
}

/* Before enemies are there to be seen: guns to the rear, the others forward, not all in a heap, and
 * in cover from where the enemy will be. */
static gint32
rate_place (const WarEntrenchedMind *mind, guint piece, const Friends *friends, WarPosition centre,
            WarPosition enemy, guint enemy_cell)
{
  const Values *wanted = mind->data->has_points ? &hasty_values : &values;
  gint32 rated = FORWARD_WORTH * war_cells_guess_distance (centre, enemy) / WAR_INCH;
  WarCellGlance glance;

  if (!war_entrenched_get_type (mind->setup, piece)->is_artillery)
    {
      WarOutpost spot;

      war_entrenched_look_round (mind, piece, centre, &spot);
      rated = war_entrenched_rate_goals (mind, piece, &spot) - rated;
    }

  for (guint i = 0; i < friends->n_items; i++)
    if (ABS (friends->places[i].x - centre.x) < wanted->crowd
        && ABS (friends->places[i].y - centre.y) < wanted->crowd)
      rated -= wanted->crowding;

  if (war_entrenched_is_cramped (mind, piece, centre))
    rated -= WAR_ENTRENCHED_CRAMPED_LOSS;

  glance = war_cells_glance (mind->memo->cells, enemy_cell,
                             war_cells_find (mind->memo->cells, centre), NULL);
  return rated + wanted->cover * (gint32) glance.cover;
}

/* Spots in rows over the zone, the best first. Returns how many. */
static guint
find_spots (WarEntrenchedMind *mind, guint piece, WarHeading ahead, WarPosition enemy,
            WarSpot spots[WAR_SPOTS_MAX])
{
  WarEntrenchedPlace place = war_entrenched_get_place (mind->setup, mind->view, piece);
  const WarUnitType *type = war_entrenched_get_type (mind->setup, piece)->type;
  guint n_spots = war_spots_list (&place.area, ahead, type->base_width, type->base_depth, spots);
  guint enemy_cell = war_cells_find (mind->memo->cells, enemy);
  Friends friends;

  find_friends (mind, piece, &friends);
  for (guint i = 0; i < n_spots; i++)
    spots[i].worth = rate_place (mind, piece, &friends, spots[i].centre, enemy, enemy_cell);
  war_spots_sort (spots, n_spots);
  return n_spots;
}

/* The best of the spots over the zone where there is room. */
static gboolean
find_place (WarEntrenchedMind *mind, guint piece, gboolean arrives, WarOrder *order)
{
  WarPosition middle
    = war_shape_get_middle (&war_entrenched_get_zone (mind->setup, mind->view, mind->seat)->shape);
  WarPosition enemy = war_shape_get_middle (
    &war_entrenched_get_zone (mind->setup, mind->view, 1 - mind->seat)->shape);
  WarHeading ahead = war_spots_find_ahead (middle, enemy);
  WarSpot spots[WAR_SPOTS_MAX];
  guint n_spots;

  war_entrenched_choose_goal (mind, piece, middle, TRUE);
  n_spots = find_spots (mind, piece, ahead, enemy, spots);
  for (guint i = 0; i < n_spots; i++)
    {
      WarHeading heading = war_heading_towards (spots[i].centre, enemy);

      heading = mind->data->has_points ? ahead : heading & (WarHeading) ~(HEADING_STEP - 1);
      if (!war_entrenched_may_stand (mind->setup, mind->view, piece, spots[i].centre, heading,
                                     arrives, NULL))
        continue;

      order->arguments[0] = spots[i].centre.x;
      order->arguments[1] = spots[i].centre.y;
      order->arguments[2] = heading;
      return TRUE;
    }

  return FALSE;
}

/* Any place at all, looked for as leaving out looks for one (E-1): in crowded zones there may be no
 * other. */
static gboolean
find_any_place (const WarEntrenchedMind *mind, guint piece, gboolean arrives, WarOrder *order)
{
  WarPosition at;
  WarHeading heading;

  if (!war_entrenched_find_stand (mind->setup, mind->view, piece, arrives, &at, &heading))
    return FALSE;

  order->arguments[0] = at.x;
  order->arguments[1] = at.y;
  order->arguments[2] = heading;
  return TRUE;
}

static gboolean
may_be_placed (const WarEntrenchedMind *mind, guint piece, gboolean arrives)
{
  return war_entrenched_get_owner (mind->setup, mind->view, piece) == mind->seat
         && (arrives ? war_entrenched_may_come (mind->setup, mind->view, piece)
                     : war_entrenched_is_to_place (mind->setup, mind->view, piece));
}

/* The unit to be placed next: large bases find room only as long as there is much of it. */
static gint
find_largest (const WarEntrenchedMind *mind, gboolean arrives, const gboolean *is_done)
{
  gint found = WAR_NONE;
  WarLength largest = 0;

  for (guint i = 0; i < mind->data->units->len; i++)
    {
      const WarUnitType *type = war_entrenched_get_type (mind->setup, i)->type;
      WarLength size = type->base_width + type->base_depth;

      if (size > largest && !is_done[i] && may_be_placed (mind, i, arrives))
        {
          found = (gint) i;
          largest = size;
        }
    }

  return found;
}

/* Who finds no room on arrival waits. */
void
war_entrenched_think_of_places (WarEntrenchedMind *mind)
{
  gboolean arrives
    = war_setup_peek_game (mind->setup, mind->view)[WAR_GAME_PHASE] != WAR_ENTRENCHED_PHASE_SETUP;
  gboolean is_done[WAR_ENTRENCHED_MAX_UNITS] = { FALSE };
  gint piece;

  while ((piece = find_largest (mind, arrives, is_done)) != WAR_NONE)
    {
      WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_PLACE, mind->seat, piece);

      is_done[piece] = TRUE;
      if ((find_place (mind, (guint) piece, arrives, &order)
           || find_any_place (mind, (guint) piece, arrives, &order))
          && war_ideas_add (&mind->ideas, &order, 1))
        return;

      order = war_order_new (WAR_ENTRENCHED_ORDER_LEAVE_OUT, mind->seat, piece);
      if (!arrives && war_ideas_add (&mind->ideas, &order, 0))
        return;
    }
}

/* Waves --------------------------------------------------------------------------------------- */

/* What each wave should cost, in percent of the army; more is better early. */
static const gint shares[WAR_ENTRENCHED_N_WAVES + 1] = { 0, 40, 35, 25 };

/* The wave of each unit of the side, by row: given by the operation, or as is best. Reserves are in
 * none. */
static void
divide (const WarEntrenchedMind *mind, gint waves[WAR_ENTRENCHED_MAX_UNITS],
        gint costs[WAR_ENTRENCHED_MAX_UNITS])
{
  guint n_units = mind->data->units->len;

  for (guint i = 0; i < n_units; i++)
    {
      waves[i] = war_entrenched_get_unit (mind->setup, i)->wave;
      costs[i] = war_entrenched_get_owner (mind->setup, mind->view, i) == mind->seat
                     && !war_entrenched_is_reserve (mind->setup, mind->view, i)
                   ? war_entrenched_get_type (mind->setup, i)->type->cost
                   : WAR_WAVES_NOT_MINE;
    }
  war_waves_divide (shares, WAR_ENTRENCHED_N_WAVES, costs, waves, n_units);
}

/* One wave with each order; whatever somebody else may have chosen before is put right. */
void
war_entrenched_think_of_waves (WarEntrenchedMind *mind)
{
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_ASSIGN, mind->seat, WAR_NONE);
  gint waves[WAR_ENTRENCHED_MAX_UNITS], costs[WAR_ENTRENCHED_MAX_UNITS];

  divide (mind, waves, costs);
  for (guint i = 0; i < mind->data->units->len; i++)
    {
      if (costs[i] == WAR_WAVES_NOT_MINE
          || war_entrenched_mind_peek (mind, i)[WAR_ENTRENCHED_PIECE_WAVE] == waves[i])
        continue;

      if (order.n_targets == 0)
        order.arguments[0] = waves[i];
      if (waves[i] == order.arguments[0] && order.n_targets < WAR_ORDER_MAX_TARGETS)
        order.targets[order.n_targets++] = (gint) i;
    }

  if (order.n_targets == 0)
    order = war_order_new (WAR_ENTRENCHED_ORDER_READY, mind->seat, WAR_NONE);
  war_ideas_add (&mind->ideas, &order, 0);
}

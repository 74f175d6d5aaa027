/* referee.c: a second reading of the rules of Trench Assault, which watches games
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "referee-private.h"

#include <stdlib.h>

#include "engine/geometry/geometry.h"

AssaultReferee *
assault_referee_new (const WarSetup *setup)
{
  AssaultReferee *referee = g_new0 (AssaultReferee, 1);

  referee->setup = setup;
  referee->data = war_assault_get_data (setup);
  referee->n_units = referee->data->units->len;
  g_assert_cmpuint (referee->n_units, <=, MAX_UNITS);
  referee_call (referee);
  referee->due = g_array_new (FALSE, FALSE, sizeof (guint));
  return referee;
}

void
assault_referee_free (AssaultReferee *referee)
{
  g_array_unref (referee->due);
  g_free (referee);
}

/* Shells and shots ----------------------------------------------------------------------------- */

static void
see_shell (AssaultReferee *referee, const WarEvent *event)
{
  WarPosition place = { event->arguments[0], event->arguments[1] };

  g_assert_cmpuint (referee->due->len, ==, 0);
  g_assert_cmpint (place.y, >=, CM (31));
  g_assert_cmpint (place.y, <=, CM (210));
  for (guint i = 0; i < referee->n_units; i++)
    {
      WarBase base = referee_base_of (referee, &referee->men[i], i);

      if (referee->men[i].is_here && war_base_get_position_distance (&base, place) <= CM (10))
        g_array_append_val (referee->due, i);
    }
}

static void
see_shelled (AssaultReferee *referee, const WarEvent *event)
{
  guint i = (guint) event->actor;
  gboolean is_safe = referee_is_tank (referee, i)
                     && referee_is_on (referee, WAR_ASSAULT_AMENDMENT_TANKS_AND_SHELLS);

  g_assert_cmpuint (referee->due->len, >, 0);
  g_assert_cmpuint (g_array_index (referee->due, guint, 0), ==, i);
  g_array_remove_index (referee->due, 0);
  g_assert_cmpint (event->arguments[0], ==,
                   event->dice[0] <= 3 || is_safe ? WAR_ASSAULT_PINS : WAR_ASSAULT_KILLS);
  if (event->dice[0] <= 3 || is_safe)
    referee->men[i].is_pinned = TRUE;
  else
    referee->men[i].is_gone = TRUE;
}

/* assault.6.5, assault.6.6, assault.A-3, assault.A-13 */
static void
see_fired (AssaultReferee *referee, const WarEvent *event)
{
  static const gint shots[2][3] = { { 2, 1, 0 }, { 4, 2, 1 } };
  guint firer = (guint) event->actor, target = (guint) event->target;
  const Man *man = &referee->shot_at[target];
  gint trench = referee_feature_at (referee, WAR_TERRAIN_TRENCH, man->at);
  gint pit = referee_feature_at (referee, WAR_TERRAIN_GUN_PIT, man->at);
  gint row = man->is_pinned || !man->has_moved ? 1 : 0;
  gboolean is_far = referee_gap_between (referee, firer, target) > CM (100);

  if (!referee_is_tank (referee, target) && (trench >= 0 || pit >= 0))
    row = 2;
  if (referee_is_tank (referee, target) || (trench != -2 && pit != -2))
    g_assert_cmpint (event->arguments[2], ==, row);
  g_assert_cmpint (event->arguments[3], ==, is_far);
  g_assert_cmpuint (event->n_dice, <=,
                    shots[referee_is_gun (referee, firer) || referee_is_tank (referee, firer)]
                         [event->arguments[2]]);
  g_assert_true (referee->shot_at[firer].is_here);
  g_assert_true (man->is_here);
  g_assert_false (referee_is_leader (referee, firer));
  g_assert_false (referee_is_tank (referee, target)
                  && referee_is_on (referee, WAR_ASSAULT_AMENDMENT_TANKS));
  for (guint i = 0; i < event->n_dice; i++)
    {
      referee->kills[target] += event->dice[i] == 6;
      referee->pins[target]
        += event->dice[i] == 5 || (!is_far && event->dice[i] >= 3 && event->dice[i] < 5);
    }
  referee->men[firer].has_fired = TRUE;
}

static void
begin_fire (AssaultReferee *referee)
{
  g_assert_cmpuint (referee->due->len, ==, 0);
  for (guint i = 0; i < referee->n_units; i++)
    {
      referee->shot_at[i] = referee->men[i];
      referee->kills[i] = referee->pins[i] = 0;
    }
}

/* What the fire of all comes to: a kill goes before a pin. */
static void
end_fire (AssaultReferee *referee)
{
  for (guint i = 0; i < referee->n_units; i++)
    {
      Man *man = &referee->men[i];

      if (!referee->shot_at[i].is_here)
        continue;
      g_assert_cmpint (man->is_gone, ==, referee->kills[i] > 0);
      if (!man->is_gone)
        man->is_pinned = referee->shot_at[i].is_pinned || referee->pins[i] > 0;
    }
}

/* Morale --------------------------------------------------------------------------------------- */

gint
referee_count_lost (const AssaultReferee *referee, gint company, gint *n_all)
{
  gint n = 0;

  *n_all = 0;
  for (guint i = 0; i < referee->n_units; i++)
    if (referee_company_of (referee, i) == company && referee_is_fighter (referee, i))
      {
        ++*n_all;
        n += referee->men[i].is_gone;
      }

  return n;
}

static void
see_morale (AssaultReferee *referee, const WarEvent *event)
{
  gint company = event->arguments[0] - 1, n_all, result = event->dice[0];
  gint n_lost = referee_count_lost (referee, company, &n_all);

  g_assert_cmpint (2 * n_lost, >=, n_all);
  g_assert_cmpint (n_lost, <, n_all);
  if (referee->morale[company] == WAR_ASSAULT_NERVOUS
      || (referee->morale[company] == WAR_ASSAULT_DEMORALISED
          && referee_is_on (referee, WAR_ASSAULT_AMENDMENT_DEMORALISED)))
    result--;
  referee->morale[company] = result >= 4   ? WAR_ASSAULT_FINE
                             : result >= 2 ? WAR_ASSAULT_NERVOUS
                                           : WAR_ASSAULT_DEMORALISED;
  g_assert_cmpint (event->arguments[1], ==, referee->morale[company]);
  referee->has_rolled[company] = TRUE;
}

/* assault.7.1, assault.A-12: all have rolled who have to, and nobody stands who surrenders. */
static void
check_surrenders (AssaultReferee *referee)
{
  for (guint i = 0; i < referee->n_units; i++)
    for (guint j = 0; j < referee->n_units; j++)
      if (referee_side_of (referee, i) == 1 && referee_side_of (referee, j) == 0
          && referee->men[i].is_here && referee->men[j].is_here && referee_is_fighter (referee, i)
          && referee_morale_of (referee, i) == WAR_ASSAULT_DEMORALISED
          && !referee_is_leader (referee, j))
        g_assert_cmpint (referee_gap_between (referee, i, j), >, CM (15));
}

static void
end_morale (AssaultReferee *referee)
{
  for (gint i = 0; i <= (gint) referee->data->n_companies; i++)
    {
      gint n_all, n_lost;

      if (referee->has_rolled[i])
        continue;
      n_lost = referee_count_lost (referee, i, &n_all);

      /* Those who surrender after the roll are lost later. */
      g_assert_true (2 * n_lost < n_all || n_lost == n_all);
    }
  check_surrenders (referee);
}

/* Moves ---------------------------------------------------------------------------------------- */

static void
begin_move (const AssaultReferee *referee, Man *man)
{
  man->start = man->at;
  man->has_moved = FALSE;
  man->n_legs = 0;
  man->spent = 0;
  man->has_left = referee_feature_at (referee, WAR_TERRAIN_TRENCH, man->at) < 0;
  man->may_have_left = man->has_left;
  man->has_met_wire = FALSE;
}

static void
begin_moves (AssaultReferee *referee, gint side)
{
  for (guint i = 0; i < referee->n_units; i++)
    if (referee_side_of (referee, i) == side && referee->men[i].is_here)
      begin_move (referee, &referee->men[i]);
}

/* So far along the leg, in hundredths of a millimetre. */
static WarPosition
get_place (const Man *man, WarPosition to, double gone)
{
  gint length = war_position_distance (man->at, to);
  double share = length > 0 ? gone / length : 0;

  return (WarPosition){ man->at.x + (gint) ((to.x - man->at.x) * share),
                        man->at.y + (gint) ((to.y - man->at.y) * share) };
}

static gint
get_factor (const AssaultReferee *referee, const WarState *before, guint i, WarPosition place)
{
  return referee_is_tank (referee, i)
           ? 1
           : referee_factor_at (referee, before, referee_side_of (referee, i), place);
}

/* What a part of the leg costs at whose ends these factors hold: where they are not the same, by
 * small steps, as a quarter of a millimetre of wire more or less would be a whole one of cost. */
static double
get_cost (const AssaultReferee *referee, const WarState *before, guint i, WarPosition to,
          const double ends[2], const gint factors[2])
{
  const guint n_parts = 10;
  double part = (ends[1] - ends[0]) / n_parts, cost = 0;

  if (referee_is_runner (referee, i))
    return ends[1] - ends[0];
  if (factors[0] == factors[1])
    return factors[0] * (ends[1] - ends[0]);

  for (guint n = 0; n < n_parts; n++)
    cost += part
            * get_factor (referee, before, i,
                          get_place (&referee->men[i], to, ends[0] + (n + 0.5) * part));
  return cost;
}

/* Follows the leg every 0.3 mm: what it costs, and whether it leaves the trench, or comes so near
 * to an edge of it that it may have left it. */
static double
follow (const AssaultReferee *referee, const WarState *before, guint i, WarPosition to,
        gboolean *leaves, gboolean *may_leave, gboolean *meets_wire)
{
  const Man *man = &referee->men[i];
  gint trench = referee_feature_at (referee, WAR_TERRAIN_TRENCH, man->start);
  gint length = war_position_distance (man->at, to), step = 30;
  double ends[2] = { 0, 0 }, cost = 0;
  gint factors[2] = { get_factor (referee, before, i, man->at), 0 };

  *leaves = *may_leave = *meets_wire = FALSE;
  for (gint gone = 0; gone < length; gone += step)
    {
      WarPosition place;
      gint there;

      ends[1] = MIN (gone + step / 2.0, length);
      place = get_place (man, to, ends[1]);
      there = referee_feature_at (referee, WAR_TERRAIN_TRENCH, place);
      factors[1] = get_factor (referee, before, i, place);
      *leaves = *leaves || (there != trench && there != -2);
      *may_leave = *may_leave || there != trench;
      *meets_wire = *meets_wire || factors[1] == 4;
      cost += get_cost (referee, before, i, to, ends, factors);
      ends[0] = ends[1];
      factors[0] = factors[1];
    }
  ends[1] = length;
  factors[1] = get_factor (referee, before, i, to);
  *may_leave = *may_leave || referee_feature_at (referee, WAR_TERRAIN_TRENCH, to) != trench;
  return cost + get_cost (referee, before, i, to, ends, factors);
}

/* How far it is to the line that a nervous company does not come nearer to (assault.A-15). */
static gint
to_enemy (const AssaultReferee *referee, gint side, gint start_y, gint y)
{
  gboolean has_second = referee->data->lines[2]->len > 0;

  if (side == 1)
    return abs (CM (213) - y);
  return has_second && start_y < CM (30) ? abs (CM (5) - y) : abs (CM (30) - y);
}

/* How much nearer the place is than where the nervous base began: hundredths of a millimetre. */
static gint
get_advance (const AssaultReferee *referee, guint i, WarPosition place)
{
  const Man *man = &referee->men[i];
  gint side = referee_side_of (referee, i);
  gint trench = referee_feature_at (referee, WAR_TERRAIN_TRENCH, man->start);

  if (referee_morale_of (referee, i) != WAR_ASSAULT_NERVOUS || trench == -2
      || (trench != -1 && !man->has_left))
    return 0;

  return to_enemy (referee, side, man->start.y, man->start.y)
         - to_enemy (referee, side, man->start.y, place.y);
}

/* assault.A-15: a leg that comes nearer is not the last, and enough is left to come back. */
static void
check_nerves (const AssaultReferee *referee, guint i, WarPosition to, double left)
{
  gint advance = get_advance (referee, i, to);

  if (advance <= 5)
    return;
  g_assert_cmpint (referee->men[i].n_legs, <, 3);
  g_assert_cmpfloat (advance, <=, left + 50 * referee->men[i].n_legs);
}

/* Nobody of the side stays too near when all its seats are done. */
static void
end_moves (const AssaultReferee *referee, gint side)
{
  for (guint i = 0; i < referee->n_units; i++)
    if (referee->men[i].is_here && referee_side_of (referee, i) == side)
      g_assert_cmpint (get_advance (referee, i, referee->men[i].at), <=, 5);
}

static void
see_came_back (AssaultReferee *referee, const WarEvent *event)
{
  guint i = (guint) event->actor;
  Man *man = &referee->men[i];

  g_assert_cmpint (referee_morale_of (referee, i), ==, WAR_ASSAULT_NERVOUS);
  g_assert_cmpint (man->n_legs, >, 0);
  man->at = (WarPosition){ event->arguments[0], event->arguments[1] };
  man->heading = event->arguments[2];
  man->has_moved = man->at.x != man->start.x || man->at.y != man->start.y;
}

static void
see_moved (AssaultReferee *referee, const WarState *before, const WarEvent *event)
{
  guint i = (guint) event->actor;
  Man *man = &referee->men[i];
  WarPosition to = { event->arguments[0], event->arguments[1] };
  gint most = referee_is_tank (referee, i) ? CM (30) : CM (40);
  gint trench = referee_feature_at (referee, WAR_TERRAIN_TRENCH, man->start);
  gboolean leaves, may_leave, meets_wire;
  double cost = follow (referee, before, i, to, &leaves, &may_leave, &meets_wire);

  g_assert_true (man->is_here);
  g_assert_false (man->is_pinned);
  g_assert_cmpint (referee_morale_of (referee, i), !=, WAR_ASSAULT_DEMORALISED);
  if (!referee_is_tank (referee, i) || !referee_is_on (referee, WAR_ASSAULT_AMENDMENT_TANKS))
    g_assert_false (man->has_fired);
  g_assert_cmpint (++man->n_legs, <=, 3);

  /* assault.8.4, assault.8.5 */
  man->has_met_wire = man->has_met_wire || meets_wire;
  if (referee_is_runner (referee, i))
    most = man->has_met_wire ? CM (15) : CM (50);
  man->spent += cost;
  g_assert_cmpfloat (man->spent, <=, most + 50 * man->n_legs);
  if (!referee_is_tank (referee, i) && trench >= 0)
    {
      man->has_left = man->has_left || leaves;
      man->may_have_left = man->may_have_left || may_leave;
      if (referee_feature_at (referee, WAR_TERRAIN_TRENCH, to) == trench)
        {
          if (referee_is_on (referee, WAR_ASSAULT_AMENDMENT_TRENCHES))
            g_assert_false (man->has_left);
          if (!man->may_have_left)
            g_assert_cmpfloat (man->spent, <=, CM (20) + 50 * man->n_legs);
        }
    }
  check_nerves (referee, i, to, most - man->spent);
  if (!referee_is_tank (referee, i))
    {
      g_assert_cmpint (referee_feature_at (referee, WAR_TERRAIN_BUILDING, to), <, 0);
      g_assert_cmpint (referee_feature_at (referee, WAR_TERRAIN_BUNKER, to), <, 0);
      if (referee_feature_at (referee, WAR_TERRAIN_BRIDGE, to) == -1)
        g_assert_cmpint (referee_feature_at (referee, WAR_TERRAIN_RIVER, to), <, 0);
    }

  /* assault.A-17: past no enemy; and whoever has entered the enemy's trench goes no farther. */
  for (guint j = 0; j < referee->n_units; j++)
    if (referee->men[j].is_here && referee_side_of (referee, j) != referee_side_of (referee, i))
      {
        WarBase base = referee_base_of (referee, &referee->men[j], j);

        g_assert_false (war_segment_meets_polygon (man->at, to, base.corners, WAR_N_EDGES));
      }
  if (referee_is_on (referee, WAR_ASSAULT_AMENDMENT_TRENCHES) && !referee_is_tank (referee, i)
      && man->n_legs > 1)
    {
      const char *was = referee_role_at (referee, man->at);

      g_assert_false (referee_side_of (referee, i) == 0
                      && (g_str_equal (was, "first-line") || g_str_equal (was, "second-line"))
                      && referee_feature_at (referee, WAR_TERRAIN_TRENCH, man->at) != trench);
    }
  man->at = to;
  man->has_moved = to.x != man->start.x || to.y != man->start.y;
}

/* assault.A-15: nearer to where they have to be. */
static void
see_withdrew (AssaultReferee *referee, const WarEvent *event)
{
  guint i = (guint) event->actor;
  Man *man = &referee->men[i];
  WarPosition to = { event->arguments[0], event->arguments[1] };
  gint goal = referee_side_of (referee, i) == 0  ? CM (213)
              : referee->data->lines[2]->len > 0 ? CM (5)
                                                 : 0;

  g_assert_cmpint (referee_morale_of (referee, i), ==, WAR_ASSAULT_DEMORALISED);
  g_assert_false (man->is_pinned);
  g_assert_false (man->has_fired);
  if (event->arguments[2] == 0)
    {
      g_assert_cmpint (ABS (goal - to.y), <=, ABS (goal - man->at.y));
      g_assert_cmpint (ABS (man->at.y - to.y), <=, CM (40) + 10);
      man->has_moved = to.x != man->at.x || to.y != man->at.y;
      man->at = to;
    }
  else
    g_assert_cmpint (man->at.y, <=, CM (40));
}

/* Coming out: one of each bunker in a turn, once it is open, in the order in which they sit, near
 * the entrance, in the trench. */
static void
see_emerged (AssaultReferee *referee, const WarState *before, const WarEvent *event)
{
  guint i = (guint) event->actor;
  const gint32 *cells = war_setup_peek_piece (referee->setup, before, i);
  Man *man = &referee->men[i];

  g_assert_false (man->is_here || man->is_gone);
  man->is_here = TRUE;
  man->at = man->start = (WarPosition){ event->arguments[0], event->arguments[1] };
  man->heading = WAR_HEADING_TURN / 2;
  man->has_moved = man->is_pinned = FALSE;
  if (referee_is_leader (referee, i))
    return;

  for (guint b = 0; b < referee->data->bunkers->len; b++)
    {
      const WarAssaultBunker *bunker = &g_array_index (referee->data->bunkers, WarAssaultBunker, b);
      const WarFeature *feature
        = g_ptr_array_index (referee->data->field->features, bunker->feature);

      if (cells[WAR_ASSAULT_PIECE_BUNKER] != (gint32) bunker->feature)
        continue;
      g_assert_cmpuint (referee->n_out[b]++, ==, 0);
      g_assert_cmpint (ABS (man->at.x - feature->shape.centre.x), <=, CM (10));
      g_assert_cmpint (man->at.y, ==, bunker->line == 0 ? CM (30) : CM (5));
      g_assert_cmpint (war_state_peek_row (referee->setup->layout, before, WAR_TABLE_FEATURES,
                                           bunker->feature)[WAR_ASSAULT_FEATURE_OPENS],
                       <=, referee->turn);
      for (guint j = 0; j < referee->n_units; j++)
        {
          const gint32 *other = war_setup_peek_piece (referee->setup, before, j);

          if (j != i && !referee->men[j].is_here && !referee->men[j].is_gone
              && other[WAR_ASSAULT_PIECE_BUNKER] == (gint32) bunker->feature)
            g_assert_cmpint (other[WAR_ASSAULT_PIECE_PLACE], >, cells[WAR_ASSAULT_PIECE_PLACE]);
        }
    }
}

/* All together --------------------------------------------------------------------------------- */

static void
check_winner (AssaultReferee *referee, gint winner)
{
  gint found = referee->turn == 0 ? WAR_WINNER_NONE : referee_find_winner (referee);

  if (found >= 0)
    g_assert_cmpint (found, ==, winner);
}

static void
see_phase (AssaultReferee *referee, const WarEvents *events, guint index)
{
  switch ((WarAssaultPhase) events->items[index].arguments[0])
    {
    case WAR_ASSAULT_PHASE_FIRE:
      begin_fire (referee);
      break;
    case WAR_ASSAULT_PHASE_MORALE:
      end_fire (referee);
      for (guint i = 0; i <= WAR_ASSAULT_MAX_COMPANIES; i++)
        referee->has_rolled[i] = FALSE;
      break;
    case WAR_ASSAULT_PHASE_ATTACKERS:
      end_morale (referee);
      begin_moves (referee, 0);
      break;
    case WAR_ASSAULT_PHASE_DEFENDERS:
      end_moves (referee, 0);
      begin_moves (referee, 1);
      for (guint i = 0; i < G_N_ELEMENTS (referee->n_out); i++)
        referee->n_out[i] = 0;
      break;
    case WAR_ASSAULT_PHASE_HAND_TO_HAND:
      end_moves (referee, 1);
      check_surrenders (referee);
      for (guint i = 0; i < referee->n_units; i++)
        referee->has_fought[i] = FALSE;
      referee_check_pairs (referee, events, index);
      break;
    case WAR_ASSAULT_PHASE_UNPINNING:
      if (referee_is_on (referee, WAR_ASSAULT_AMENDMENT_LEADERS))
        referee_check_leaders (referee);
      break;
    case WAR_ASSAULT_PHASE_DIVIDE:
    case WAR_ASSAULT_PHASE_ARRANGE:
    case WAR_ASSAULT_PHASE_SHELLS:
    default:
      break;
    }
}

/* assault.A-8: he begins in contact with who sends him. */
static void
see_runner (AssaultReferee *referee, const WarEvent *event)
{
  guint i = (guint) event->actor, sender = (guint) event->target;

  g_assert_true (referee_is_on (referee, WAR_ASSAULT_AMENDMENT_NOTES));
  g_assert_true (referee_is_runner (referee, i));
  g_assert_false (referee->men[i].is_here);
  g_assert_true (referee_is_leader (referee, sender) && !referee_is_runner (referee, sender));
  g_assert_true (referee->men[sender].is_here);
  referee->men[i] = (Man){
    .is_here = TRUE,
    .at = { event->arguments[0], event->arguments[1] },
    .heading = event->arguments[2],
  };
  begin_move (referee, &referee->men[i]);
  g_assert_cmpint (referee_gap_between (referee, i, sender), <=, 2);
}

static void
see_event (AssaultReferee *referee, const WarState *before, const WarEvents *events, guint index)
{
  const WarEvent *event = &events->items[index];
  Man *man = event->actor >= 0 && (guint) event->actor < referee->n_units
               ? &referee->men[event->actor]
               : NULL;

  switch ((WarAssaultEvent) event->kind)
    {
    case WAR_ASSAULT_EVENT_ROUND:
      check_winner (referee, WAR_WINNER_NONE);
      referee->turn++;
      g_assert_cmpint (event->arguments[0], ==, referee->turn);
      for (guint i = 0; i < referee->n_units; i++)
        referee->men[i].has_fired = FALSE;
      break;
    case WAR_ASSAULT_EVENT_PHASE:
      see_phase (referee, events, index);
      break;
    case WAR_ASSAULT_EVENT_SHELL:
      see_shell (referee, event);
      break;
    case WAR_ASSAULT_EVENT_SHELLED:
      see_shelled (referee, event);
      break;
    case WAR_ASSAULT_EVENT_FIRED:
      see_fired (referee, event);
      break;
    case WAR_ASSAULT_EVENT_MORALE:
      see_morale (referee, event);
      break;
    case WAR_ASSAULT_EVENT_MOVED:
      see_moved (referee, before, event);
      break;
    case WAR_ASSAULT_EVENT_TURNED:
      g_assert_false (man->is_pinned);
      man->heading = event->arguments[0];
      break;
    case WAR_ASSAULT_EVENT_CAME_BACK:
      see_came_back (referee, event);
      break;
    case WAR_ASSAULT_EVENT_WITHDREW:
      see_withdrew (referee, event);
      break;
    case WAR_ASSAULT_EVENT_EMERGED:
      see_emerged (referee, before, event);
      break;
    case WAR_ASSAULT_EVENT_FOUGHT:
      referee_see_fought (referee, event);
      break;
    case WAR_ASSAULT_EVENT_FORCED_BACK:
      referee_see_forced_back (referee, event);
      break;
    case WAR_ASSAULT_EVENT_UNPINNED:
      referee_see_unpinned (referee, event);
      break;
    case WAR_ASSAULT_EVENT_LOST:
      man->is_gone = TRUE;
      man->is_here = man->is_pinned = FALSE;
      break;
    case WAR_ASSAULT_EVENT_OFFICER:
      g_assert_true (referee_is_on (referee, WAR_ASSAULT_AMENDMENT_OFFICERS));
      g_assert_true (man->is_gone);
      *man = (Man){ .is_here = TRUE, .at = { event->arguments[0], event->arguments[1] } };
      man->heading
        = referee_side_of (referee, (guint) event->actor) == 0 ? 0 : WAR_HEADING_TURN / 2;
      break;
    case WAR_ASSAULT_EVENT_ARRANGED:
      man->at = (WarPosition){ event->arguments[0], event->arguments[1] };
      man->heading = event->arguments[2];
      break;
    case WAR_ASSAULT_EVENT_OVER:
      check_winner (referee, event->arguments[0]);
      break;
    case WAR_ASSAULT_EVENT_RUNNER:
      see_runner (referee, event);
      break;
    case WAR_ASSAULT_EVENT_DELIVERED:
    case WAR_ASSAULT_EVENT_UNDELIVERED:
      g_assert_true (man->is_here);
      *man = (Man){ .is_here = FALSE };
      break;
    case WAR_ASSAULT_EVENT_NOTE:
    case WAR_ASSAULT_EVENT_WRITTEN:
    case WAR_ASSAULT_EVENT_READ:
      g_assert_cmpuint (event->note, >, 0);
      break;
    case WAR_ASSAULT_EVENT_SHELTERED:
    case WAR_ASSAULT_EVENT_ENTRANCE:
    case WAR_ASSAULT_EVENT_STRETCH:
    case WAR_ASSAULT_EVENT_SHELLS:
    case WAR_ASSAULT_EVENT_ORDERED:
    case WAR_ASSAULT_EVENT_HIT:
    case WAR_ASSAULT_EVENT_SURRENDERED:
    case WAR_ASSAULT_EVENT_STUCK:
    case WAR_ASSAULT_EVENT_GAPPED:
    case WAR_ASSAULT_EVENT_TAKEN:
    case WAR_ASSAULT_N_EVENTS:
    default:
      break;
    }
}

/* In the first state everybody is where he is. */
static void
begin (AssaultReferee *referee, const WarState *state)
{
  for (guint i = 0; i < referee->n_units; i++)
    {
      const gint32 *cells = war_setup_peek_piece (referee->setup, state, i);

      referee->men[i] = (Man){
        .is_here = cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD,
        .at = { cells[WAR_PIECE_X], cells[WAR_PIECE_Y] },
        .heading = cells[WAR_PIECE_HEADING],
        .has_moved = cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
                     && referee_side_of (referee, i) == 0
                     && referee_feature_at (referee, WAR_TERRAIN_TRENCH,
                                            (WarPosition){ cells[WAR_PIECE_X], cells[WAR_PIECE_Y] })
                          == -1,
      };
    }
}

/* What events tell is what the state says. */
static void
compare (const AssaultReferee *referee, const WarState *state)
{
  for (guint i = 0; i < referee->n_units; i++)
    {
      const gint32 *cells = war_setup_peek_piece (referee->setup, state, i);
      const Man *man = &referee->men[i];

      g_assert_cmpint (cells[WAR_PIECE_PRESENCE], ==,
                       man->is_here   ? WAR_PRESENCE_ON_FIELD
                       : man->is_gone ? WAR_PRESENCE_GONE
                                      : WAR_PRESENCE_AWAY);
      if (!man->is_here)
        continue;
      g_assert_cmpint (cells[WAR_PIECE_X], ==, man->at.x);
      g_assert_cmpint (cells[WAR_PIECE_Y], ==, man->at.y);
      g_assert_cmpint (cells[WAR_PIECE_HEADING], ==, man->heading);
      g_assert_cmpint (cells[WAR_ASSAULT_PIECE_PINNED], ==, man->is_pinned);
      if (referee->turn > 0)
        g_assert_cmpint (cells[WAR_ASSAULT_PIECE_MOVED], ==, man->has_moved);
    }
}

void
assault_referee_watch (AssaultReferee *referee, const WarGame *game, const WarState *before,
                       const WarEvents *events)
{
  if (game->records->len == 1)
    begin (referee, before);
  for (guint i = 0; i < events->n_items; i++)
    see_event (referee, before, events, i);
  g_assert_cmpuint (referee->due->len, ==, 0);
  compare (referee, game->state);
}

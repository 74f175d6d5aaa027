/* chart.c: the boxes of the chart of Trench Club, and how the enemy chooses (club.6, club.7)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/chart.h"

/* An empty cell belongs to the box at its left (club.M-6). */
WarClubBox
war_club_find_box (const WarRules *rules, WarClubRow row, gint column)
{
  guint n_rows;
  const WarTableRow *rows = war_rules_get_table (rules, WAR_CLUB_TABLE_CHART, &n_rows);
  const gint32 *best = NULL;

  for (guint i = 0; i < n_rows; i++)
    if (rows[i].values[WAR_CLUB_CHART_ROW] == (gint32) row
        && rows[i].values[WAR_CLUB_CHART_COLUMN] <= column
        && (best == NULL || rows[i].values[WAR_CLUB_CHART_COLUMN] > best[WAR_CLUB_CHART_COLUMN]))
      best = rows[i].values;

  if (best == NULL)
    return (WarClubBox){ .row = row, .column = column };
  return (WarClubBox){
    .row = row,
    .column = best[WAR_CLUB_CHART_COLUMN],
    .repairs = best[WAR_CLUB_CHART_REPAIR] != 0,
    .order = best[WAR_CLUB_CHART_ORDER],
    .what = best[WAR_CLUB_CHART_WHAT],
    .nearest = MAX (best[WAR_CLUB_CHART_NEAREST], 1),
    .load = best[WAR_CLUB_CHART_LOAD],
    .where = best[WAR_CLUB_CHART_WHERE],
    .but = best[WAR_CLUB_CHART_BUT],
    .but_what = best[WAR_CLUB_CHART_BUT_WHAT],
  };
}

/* club.5.8 */
WarClubBox
war_club_get_left_box (const WarRules *rules, const WarClubBox *box)
{
  return war_club_find_box (rules, box->row, box->column > 1 ? box->column - 1 : WAR_CLUB_SIDES);
}

guint
war_club_count_boxes (const WarRules *rules, WarClubRow row)
{
  guint n = 0;

  for (gint column = 1; column <= WAR_CLUB_SIDES; column++)
    n += war_club_find_box (rules, row, column).column == column;
  return n;
}

/* Each box is a clause (club.6), which is what an event about it cites. */
const char *
war_club_get_box_clause (const WarClubBox *box)
{
  static const char *const clauses[WAR_CLUB_N_ROWS][WAR_CLUB_SIDES + 1] = {
    [WAR_CLUB_ROW_TRUCK] = { [1] = "club.6.101",
                             [2] = "club.6.102",
                             [3] = "club.6.103",
                             [4] = "club.6.104",
                             [5] = "club.6.105",
                             [6] = "club.6.106",
                             [7] = "club.6.107",
                             [8] = "club.6.108",
                             [9] = "club.6.109" },
    [WAR_CLUB_ROW_FOOT] = { [1] = "club.6.201",
                            [3] = "club.6.203",
                            [5] = "club.6.205",
                            [7] = "club.6.207",
                            [10] = "club.6.210" },
    [WAR_CLUB_ROW_ARTILLERY] = { [1] = "club.6.301",
                                 [3] = "club.6.303",
                                 [4] = "club.6.304",
                                 [6] = "club.6.306",
                                 [8] = "club.6.308",
                                 [9] = "club.6.309",
                                 [11] = "club.6.311",
                                 [12] = "club.6.312" },
    [WAR_CLUB_ROW_ARMOUR] = { [1] = "club.6.401",
                              [3] = "club.6.403",
                              [5] = "club.6.405",
                              [7] = "club.6.407",
                              [8] = "club.6.408",
                              [10] = "club.6.410",
                              [11] = "club.6.411" },
    [WAR_CLUB_ROW_FIGHTER] = { [1] = "club.6.501",
                               [2] = "club.6.502",
                               [3] = "club.6.503",
                               [5] = "club.6.505",
                               [6] = "club.6.506",
                               [7] = "club.6.507",
                               [8] = "club.6.508",
                               [12] = "club.6.512" },
    [WAR_CLUB_ROW_ANTI_AIRCRAFT] = { [1] = "club.6.601" },
  };
  const char *clause = clauses[box->row][box->column];

  return clause != NULL ? clause : "club.5.8"; /* as in rules that somebody has changed */
}

/* Choosing ------------------------------------------------------------------------------------ */

void
war_club_mind_init (WarClubMind *mind, const WarSetup *setup, const WarState *state, guint unit)
{
  mind->setup = setup;
  mind->state = state;
  mind->unit = unit;
  mind->type = war_club_get_type (setup, state, unit);
  mind->side = war_club_get_side (setup, state, unit);
  mind->hex = war_club_get_hex (setup, state, unit);
  mind->options = g_array_new (FALSE, FALSE, sizeof (WarClubWay));
  mind->asked = 0;
  war_club_find_ways (setup, state, unit, &mind->ways);
  war_club_look (setup, state, &mind->board);
}

void
war_club_mind_clear (WarClubMind *mind)
{
  g_clear_pointer (&mind->options, g_array_unref);
}

void
war_club_mind_add (WarClubMind *mind, gint target, WarHex hex, gint goal)
{
  WarClubWay way = { .target = target, .hex = hex, .cost = mind->ways.costs[hex], .goal = goal };

  g_array_append_val (mind->options, way);
}

/* club.7.5: what it does not name comes last (club.M-2). */
gint
war_club_rank_terrain (const WarClub *data, const WarClubType *type, WarHex hex)
{
  const WarHexCell *cell = &data->board->cells[hex];

  if (cell->terrain == WAR_HEX_FOREST
      && (type->row == WAR_CLUB_ROW_FOOT || type->row == WAR_CLUB_ROW_ARMOUR))
    return 5;
  if (cell->terrain == WAR_HEX_BRIDGE)
    return 4;
  if (war_hex_cell_is_crossroads (cell))
    return 3;
  if (cell->roads != 0)
    return 2;
  return cell->terrain == WAR_HEX_MEADOW ? 1 : 0;
}

/* The more, the better. */
static gint
rate (const WarClubMind *mind, const WarClubWay *way, WarClubPriority by)
{
  const WarSetup *setup = mind->setup;
  const WarState *state = mind->state;
  guint target = (guint) MAX (way->target, 0);

  switch (by)
    {
    case WAR_CLUB_PRIORITY_NEARLY_DESTROYED:
      return war_club_get (setup, state, target, WAR_CLUB_PIECE_DAMAGE) == WAR_CLUB_MAX_DAMAGE - 1;
    case WAR_CLUB_PRIORITY_CLOSEST: /* before its move (club.M-2) */
      return -(gint) war_club_get_distance (setup, mind->hex,
                                            war_club_get_hex (setup, state, target));
    case WAR_CLUB_PRIORITY_HIGHEST_HIT:
      return war_club_get_type (setup, state, target)->hit;
    case WAR_CLUB_PRIORITY_LOWEST_HIT:
      return -war_club_get_type (setup, state, target)->hit;
    case WAR_CLUB_PRIORITY_MOST_EXPERIENCED:
      return war_club_get (setup, state, target, WAR_CLUB_PIECE_EXPERIENCE);
    case WAR_CLUB_PRIORITY_LEAST_EXPERIENCED:
      return -war_club_get (setup, state, target, WAR_CLUB_PIECE_EXPERIENCE);
    case WAR_CLUB_PRIORITY_ODDS:
      {
        WarClubAverage average
          = war_club_board_foresee (&mind->board, mind->unit, way->hex, target);

        return average.dealt - average.received;
      }
    case WAR_CLUB_PRIORITY_FARTHEST:
      {
        guint nearest = war_club_board_get_nearest (&mind->board, 1 - mind->side, way->hex);

        return (gint) MIN (nearest, 1000);
      }
    case WAR_CLUB_PRIORITY_TERRAIN:
      return war_club_rank_terrain (war_club_get_data (setup), mind->type, way->hex);
    case WAR_CLUB_PRIORITY_SHORTEST:
      /* The Minelayer rather moves than stays (club.M-29). */
      return mind->type->lays_mines && way->hex == mind->hex ? G_MININT : -way->cost;
    case WAR_CLUB_PRIORITY_NUMBER:
      return -(gint) (way->hex * WAR_MAX_ROWS)
             - (way->target == WAR_NONE
                  ? 0
                  : war_club_get (setup, state, target, WAR_CLUB_PIECE_NUMBER));
    case WAR_CLUB_PRIORITY_NEAREST:
    case WAR_CLUB_PRIORITY_FEWEST_ENEMIES:
    case WAR_CLUB_PRIORITY_NOT_HIT_BACK:
    case WAR_CLUB_PRIORITY_MOST_DAMAGED:
    case WAR_CLUB_PRIORITY_FORT:
    case WAR_CLUB_N_PRIORITIES:
    default:
      return 0;
    }
}

/* Leaves only the best by that, or by how far their goals are; notes it if others were worse. */
static void
keep_best (WarClubMind *mind, WarClubPriority by, gboolean by_goal)
{
  g_autofree gint *rates = NULL;
  gint best = G_MININT;
  guint n = mind->options->len, n_left = 0;

  if (n < 2)
    return;
  rates = g_new (gint, n);
  for (guint i = 0; i < n; i++)
    {
      const WarClubWay *way = &g_array_index (mind->options, WarClubWay, i);

      rates[i] = by_goal ? -way->goal : rate (mind, way, by);
      best = MAX (best, rates[i]);
    }
  for (guint i = 0; i < n; i++)
    if (rates[i] == best)
      g_array_index (mind->options, WarClubWay, n_left++)
        = g_array_index (mind->options, WarClubWay, i);
  war_club_note_asked (&mind->asked, by, n, n_left);
  g_array_set_size (mind->options, n_left);
}

void
war_club_mind_keep_least (WarClubMind *mind, WarClubPriority as)
{
  keep_best (mind, as, TRUE);
}

/* Whether the ways lead to several targets, so that one of them has to be chosen. */
static gboolean
has_targets (const WarClubMind *mind)
{
  for (guint i = 1; i < mind->options->len; i++)
    if (g_array_index (mind->options, WarClubWay, i).target
        != g_array_index (mind->options, WarClubWay, 0).target)
      return TRUE;
  return FALSE;
}

/* club.7.1 and club.7.2, then club.M-2. */
gboolean
war_club_mind_choose (WarClubMind *mind, gboolean attacks, WarClubWay *best)
{
  static const WarClubPriority artillery[]
    = { WAR_CLUB_PRIORITY_NEARLY_DESTROYED, WAR_CLUB_PRIORITY_CLOSEST,
        WAR_CLUB_PRIORITY_HIGHEST_HIT, WAR_CLUB_PRIORITY_MOST_EXPERIENCED, WAR_CLUB_PRIORITY_ODDS };
  static const WarClubPriority others[]
    = { WAR_CLUB_PRIORITY_NEARLY_DESTROYED, WAR_CLUB_PRIORITY_LOWEST_HIT,
        WAR_CLUB_PRIORITY_LEAST_EXPERIENCED, WAR_CLUB_PRIORITY_ODDS };
  gboolean is_artillery = mind->type->row == WAR_CLUB_ROW_ARTILLERY;
  const WarClubPriority *list = is_artillery ? artillery : others;
  guint n = is_artillery ? G_N_ELEMENTS (artillery) : G_N_ELEMENTS (others);

  for (guint i = 0; attacks && i < n; i++)
    if (list[i] == WAR_CLUB_PRIORITY_ODDS || has_targets (mind))
      keep_best (mind, list[i], FALSE);
  if (!mind->type->fights_close) /* club.7.6 */
    keep_best (mind, WAR_CLUB_PRIORITY_FARTHEST, FALSE);
  keep_best (mind, WAR_CLUB_PRIORITY_TERRAIN, FALSE);
  keep_best (mind, WAR_CLUB_PRIORITY_SHORTEST, FALSE);
  keep_best (mind, WAR_CLUB_PRIORITY_NUMBER, FALSE);
  if (mind->options->len == 0)
    return FALSE;

  *best = g_array_index (mind->options, WarClubWay, 0);
  return TRUE;
}

void
war_club_tell_deed (WarContext *context, guint unit, gint target, const WarClubBox *box,
                    WarClubDeed deed, WarClubPriorities asked, WarHex hex,
                    const WarClubAttempt *attempt, const char *clause)
{
  WarEvent *event = war_context_add (context, WAR_CLUB_EVENT_ACTED, (gint) unit, target, clause);

  event->arguments[0] = box != NULL ? (gint32) box->row + 1 : 0;
  event->arguments[1] = box != NULL ? box->column : 0;
  event->arguments[2] = deed;
  event->arguments[3] = (gint32) asked;
  event->arguments[4] = hex;
  event->arguments[6] = war_club_get_hex (context->setup, context->state, unit);
  if (attempt == NULL)
    return;
  event->arguments[5] = (gint32) attempt->n_before;
  for (guint i = 0; i < attempt->n_before; i++)
    event->arguments[7 + i / WAR_CLUB_OBSTACLES_AN_ARGUMENT]
      |= (gint32) attempt->before[i]
         << WAR_CLUB_OBSTACLE_BITS * (i % WAR_CLUB_OBSTACLES_AN_ARGUMENT);
}

WarClubObstacle
war_club_get_obstacle (const WarEvent *event, guint n)
{
  gint32 bits = event->arguments[7 + n / WAR_CLUB_OBSTACLES_AN_ARGUMENT];

  return (WarClubObstacle) (bits >> WAR_CLUB_OBSTACLE_BITS * (n % WAR_CLUB_OBSTACLES_AN_ARGUMENT)
                            & ((1 << WAR_CLUB_OBSTACLE_BITS) - 1));
}

/* Whether the unit may do anything now: no minelayer or medic, in an army that acts, and not yet
 * moved by an earlier order (club.5.10). */
gboolean
war_club_acts (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_club_stands (setup, state, unit)
         && war_club_get (setup, state, unit, WAR_CLUB_PIECE_MOVED) == 0
         && war_club_get (setup, state, unit, WAR_CLUB_PIECE_START) != WAR_NONE
         && war_club_may_act (setup, state, unit, TRUE, NULL);
}

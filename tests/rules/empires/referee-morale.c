/* referee-morale.c: what the referee knows of surrender, morale and the end of a turn
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "referee-private.h"

/* Terrain (empires.C-12) ----------------------------------------------------------------------- */

static gboolean
bars (WarTerrain terrain, const Account *account)
{
  gboolean rides = account->branch == WAR_EMPIRES_CAVALRY && account->is_mounted;

  if (terrain == WAR_TERRAIN_BARBED_WIRE)
    return rides;

  return (rides || account->branch == WAR_EMPIRES_BATTERY)
         && (terrain == WAR_TERRAIN_WOOD || terrain == WAR_TERRAIN_SWAMP
             || terrain == WAR_TERRAIN_TRENCH || terrain == WAR_TERRAIN_BUILDING
             || terrain == WAR_TERRAIN_BUNKER);
}

/* A river only where there is neither bridge nor ford; what else bars, only off roads. */
gboolean
referee_may_be_at (const EmpiresReferee *referee, const Account *account, WarPosition position)
{
  const WarEmpires *data = war_empires_get_data (referee->setup);
  gboolean is_barred = FALSE, is_wet = FALSE, has_road = FALSE, has_bridge = FALSE;

  for (guint i = 0; i < data->field->features->len; i++)
    {
      WarTerrain terrain;

      if (!war_ground_feature_has (data->ground, i, position))
        continue;
      terrain = ((const WarFeature *) g_ptr_array_index (data->field->features, i))->terrain;
      has_bridge |= terrain == WAR_TERRAIN_BRIDGE || terrain == WAR_TERRAIN_FORD;
      has_road |= terrain == WAR_TERRAIN_ROAD || terrain == WAR_TERRAIN_DUCKBOARD
                  || terrain == WAR_TERRAIN_BRIDGE;
      is_wet |= terrain == WAR_TERRAIN_RIVER;
      is_barred |= bars (terrain, account);
    }

  return !(is_wet && !has_bridge) && !(is_barred && !has_road);
}

/* Surrender (empires.7.9, empires.C-8) --------------------------------------------------------- */

#define CELL CM (2)
#define CLOSE CM (8)

static WarLength
measure (const Account *account, WarPosition position)
{
  WarLength least = G_MAXINT32;

  for (guint i = 0; i < account->n_bases; i++)
    {
      WarLength distance = war_base_get_position_distance (&account->bases[i], position);

      least = MIN (least, distance);
    }

  return least;
}

static gboolean
is_open (const EmpiresReferee *referee, const Account *own, WarPosition middle)
{
  if (!referee_may_be_at (referee, own, middle))
    return FALSE;
  if (measure (own, middle) <= CLOSE)
    return TRUE;

  for (guint i = 0; i < referee->n_units; i++)
    {
      const Account *other = &referee->accounts[i];

      if (other->stands && other->side != own->side && referee_is_fighting (other)
          && !other->is_pinned && other->retreat == 0 && measure (other, middle) <= CLOSE)
        return FALSE;
    }

  return TRUE;
}

/* Whether a friend is reached there, or the own edge by a side's last unit. */
static gboolean
is_saved (const EmpiresReferee *referee, const Account *own, WarPosition middle)
{
  const WarEmpires *data = war_empires_get_data (referee->setup);
  gboolean has_friends = FALSE;

  for (guint i = 0; i < referee->n_units; i++)
    {
      const Account *other = &referee->accounts[i];

      if (other == own || !other->stands || other->side != own->side
          || !referee_is_fighting (other))
        continue;
      has_friends = TRUE;
      if (measure (other, middle) <= CELL)
        return TRUE;
    }

  switch (data->edges[own->side])
    {
    case WAR_FIELD_EDGE_NORTH:
      return !has_friends && middle.y < CELL;
    case WAR_FIELD_EDGE_EAST:
      return !has_friends && middle.x >= data->field->width - CELL;
    case WAR_FIELD_EDGE_WEST:
      return !has_friends && middle.x < CELL;
    case WAR_FIELD_EDGE_SOUTH:
    case WAR_FIELD_EDGE_NONE:
    default:
      return !has_friends && middle.y >= data->field->depth - CELL;
    }
}

static gboolean
is_cut_off (const EmpiresReferee *referee, const Account *own)
{
  static const gint steps[4][2] = { { 0, -1 }, { -1, 0 }, { 1, 0 }, { 0, 1 } };
  const WarField *field = war_empires_get_data (referee->setup)->field;
  gint n_columns = (field->width + CELL - 1) / CELL, n_rows = (field->depth + CELL - 1) / CELL;
  g_autofree gboolean *is_seen = g_new0 (gboolean, (gsize) (n_columns * n_rows));
  g_autofree gint *queue = g_new (gint, (gsize) (n_columns * n_rows));
  gint n_queued = 0;

  for (guint i = 0; i < own->n_bases; i++)
    {
      gint cell = own->bases[i].centre.y / CELL * n_columns + own->bases[i].centre.x / CELL;

      if (!is_seen[cell])
        queue[n_queued++] = cell;
      is_seen[cell] = TRUE;
    }

  for (gint n = 0; n < n_queued; n++)
    {
      gint column = queue[n] % n_columns, row = queue[n] / n_columns;

      if (is_saved (referee, own, (WarPosition){ column * CELL + CELL / 2, row * CELL + CELL / 2 }))
        return FALSE;
      for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
        {
          gint x = column + steps[i][0], y = row + steps[i][1];

          if (x < 0 || y < 0 || x >= n_columns || y >= n_rows || is_seen[y * n_columns + x]
              || !is_open (referee, own, (WarPosition){ x * CELL + CELL / 2, y * CELL + CELL / 2 }))
            continue;
          is_seen[y * n_columns + x] = TRUE;
          queue[n_queued++] = y * n_columns + x;
        }
    }

  return TRUE;
}

static const WarEvent *
find (const EmpiresReferee *referee, const WarEvents *events, WarEmpiresEvent kind, gint unit)
{
  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].kind == kind && referee_find (referee, events->items[i].actor) == unit)
      return &events->items[i];

  return NULL;
}

static void
judge_surrenders (EmpiresReferee *referee, const WarEvents *events)
{
  gboolean surrenders[WAR_EMPIRES_MAX_UNITS] = { FALSE };

  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      const Account *account = &referee->accounts[i];
      const WarEvent *event = find (referee, events, WAR_EMPIRES_EVENT_CUT_OFF, i);

      referee_expect (
        referee,
        (event != NULL)
          == (account->stands && referee_is_fighting (account) && is_cut_off (referee, account)),
        "C-8", i);
      referee_note (referee, event != NULL, "C-8");
      surrenders[i] = event != NULL && event->dice[0] == 6;
    }
  for (gint i = 0; i < (gint) referee->n_units; i++)
    if (surrenders[i])
      {
        referee->accounts[i].has_surrendered = TRUE;
        referee->accounts[i].stands = FALSE;
      }
}

/* Morale (empires.8.1 to empires.8.7, empires.C-9) --------------------------------------------- */

/* Friends within 25 cm who surrendered in this turn, where they stood, or were already
 * retreating. */
static gboolean
sees_flight (const EmpiresReferee *referee, const Account *own)
{
  for (guint i = 0; i < referee->n_units; i++)
    {
      const Account *other = &referee->accounts[i];

      if (other != own && other->side == own->side
          && (other->has_surrendered || (other->stands && other->retreat > 0))
          && referee_get_distance (own, other) <= CM (25))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_in_cover (const EmpiresReferee *referee, const Account *account)
{
  guint n_covered = 0;

  for (guint i = 0; i < account->n_bases; i++)
    n_covered += war_empires_is_in_cover (referee->setup, &account->bases[i]);

  return 2 * n_covered >= account->n_bases;
}

static gboolean
must_test (const EmpiresReferee *referee, const Account *account)
{
  if (!account->stands || !referee_is_fighting (account) || account->retreat > 0)
    return FALSE;
  if (referee_has_amendment (referee, WAR_EMPIRES_AMENDMENT_NO_TEST) && referee_is_brigade (account)
      && 4 * account->left < account->full)
    return FALSE;

  return 2 * account->left < account->full;
}

static void
judge_test (const EmpiresReferee *referee, const WarEvents *events, gint unit)
{
  const Account *account = &referee->accounts[unit];
  const WarEvent *event = find (referee, events, WAR_EMPIRES_EVENT_MORALE, unit);
  gint modifier;

  referee_expect (referee, (event != NULL) == must_test (referee, account), "8.1", unit);
  if (event == NULL)
    return;

  modifier = (account->full - account->left) / 2;
  referee_note (referee, modifier > 0, "8.6");
  modifier += referee_note (referee, account->is_under_fire, "8.2");
  modifier += referee_note (referee, sees_flight (referee, account), "8.3");
  modifier -= referee_note (referee, is_in_cover (referee, account), "8.4");
  modifier += referee_note (referee, account->is_enfiladed, "8.5");
  referee_note (referee, TRUE, "C-9");
  referee_expect (referee, event->arguments[0] == modifier, "8.1", unit);
  referee_expect (referee,
                  (find (referee, events, WAR_EMPIRES_EVENT_RETREATS, unit) != NULL)
                    == (event->dice[0] + modifier >= 7),
                  "8.7", unit);
}

/* Pins, and the end (empires.8.8, empires.C-10, empires.C-15, empires.C-20) -------------------- */

static void
judge_pins (EmpiresReferee *referee, const WarEvents *events, gint unit)
{
  Account *account = &referee->accounts[unit];
  gboolean is_remnant
    = account->stands && referee_is_brigade (account) && 4 * account->left < account->full;
  gboolean retreats
    = account->retreat > 0 || find (referee, events, WAR_EMPIRES_EVENT_RETREATS, unit) != NULL;

  if (!account->stands)
    return;
  referee_note (referee, is_remnant, "C-20");
  referee_note (referee, account->is_pinned && account->is_under_fire, "C-15");
  if (is_remnant && referee_has_amendment (referee, WAR_EMPIRES_AMENDMENT_NO_TEST))
    {
      retreats = FALSE;
      account->retreat = 0;
    }
  if (is_remnant && !retreats)
    account->is_mounted = FALSE;
  referee_expect (referee,
                  (find (referee, events, WAR_EMPIRES_EVENT_PINNED, unit) != NULL)
                    == (is_remnant && !retreats && !account->is_pinned),
                  "8.8", unit);
  referee_expect (referee,
                  (find (referee, events, WAR_EMPIRES_EVENT_UNPINNED, unit) != NULL)
                    == (account->is_pinned && !account->is_under_fire && !is_remnant),
                  "C-15", unit);
}

/* Whether half of the side is lost or retreats. */
static gboolean
is_broken (const EmpiresReferee *referee, const WarEvents *events, gint side)
{
  guint n_units = 0, n_gone = 0;

  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      const Account *account = &referee->accounts[i];

      if (account->side != side || !referee_is_fighting (account))
        continue;
      n_units++;
      n_gone += !account->stands || account->retreat > 0
                || find (referee, events, WAR_EMPIRES_EVENT_RETREATS, i) != NULL;
    }

  return 2 * n_gone >= n_units;
}

/* How many of the side's units hold within 5 cm of the place. */
static guint
count_holders (const EmpiresReferee *referee, const WarEvents *events, gint side, WarPosition place)
{
  guint n_holders = 0;

  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      const Account *account = &referee->accounts[i];

      n_holders += account->side == side && account->stands && referee_is_fighting (account)
                   && account->retreat == 0
                   && find (referee, events, WAR_EMPIRES_EVENT_RETREATS, i) == NULL
                   && measure (account, place) <= CM (5);
    }

  return n_holders;
}

static gint
count_points (const EmpiresReferee *referee, const WarEvents *events, gint side)
{
  const GPtrArray *places = war_empires_get_data (referee->setup)->places;
  gint points = 0;

  for (guint i = 0; i < referee->n_units; i++)
    points += referee->accounts[i].side != side && referee_is_fighting (&referee->accounts[i])
              && !referee->accounts[i].stands;
  for (guint i = 0; i < places->len; i++)
    {
      WarPosition place = ((const WarPoint *) g_ptr_array_index (places, i))->position;

      if (count_holders (referee, events, side, place) > 0
          && count_holders (referee, events, 1 - side, place) == 0)
        points += 2;
    }

  return points;
}

static void
judge_end (const EmpiresReferee *referee, const WarEvents *events)
{
  const WarEvent *event = find (referee, events, WAR_EMPIRES_EVENT_OVER, WAR_NONE);
  gboolean is_broken_1 = is_broken (referee, events, 0),
           is_broken_2 = is_broken (referee, events, 1);
  gint lead = count_points (referee, events, 0) - count_points (referee, events, 1);
  gint winner = lead > 0 ? WAR_WINNER_SIDE_1 : lead < 0 ? WAR_WINNER_SIDE_2 : WAR_WINNER_DRAW;

  referee_expect (
    referee,
    (event != NULL)
      == (is_broken_1 || is_broken_2 || referee->round == referee->setup->operation->rounds),
    "C-10", WAR_NONE);
  if (is_broken_1 != is_broken_2)
    winner = is_broken_2 ? WAR_WINNER_SIDE_1 : WAR_WINNER_SIDE_2;
  referee_expect (referee, event == NULL || event->arguments[0] == winner, "C-10", WAR_NONE);
}

void
referee_judge_morale (EmpiresReferee *referee, const WarEvents *events)
{
  judge_surrenders (referee, events);
  for (gint i = 0; i < (gint) referee->n_units; i++)
    judge_test (referee, events, i);
  for (gint i = 0; i < (gint) referee->n_units; i++)
    judge_pins (referee, events, i);
  judge_end (referee, events);
}

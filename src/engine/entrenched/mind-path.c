/* mind-path.c: how far it is on foot, to a solo commander of Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/entrenched/mind.h"

/* The way over the cells of mind-sight.c, round wire, water and enemies where that is shorter than
 * to be held up by them. It is found once for each cell that somebody goes to, from all others, and
 * kept with the set-up as long as the same cells are barred: so it tells nothing about a game. */

#define N_NEIGHBOURS 8
#define MAX_HITS 8

/* What is lost with each failed check: most of a move. */
#define HOLD_UP (4 * WAR_INCH)

/* Round whoever is in a bunker, and what it costs to go where enemies bar the way: they may be gone
 * by then. */
#define DETOUR (8 * WAR_INCH)
#define BAR (4 * WAR_INCH)

#define UNKNOWN G_MAXINT32

static const gint neighbours[N_NEIGHBOURS][2]
  = { { 0, -1 }, { 1, -1 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { -1, -1 } };

/* Where a cell lies. */
typedef struct
{
  gint column, row;
} Spot;

static Spot
get_spot (const WarEntrenchedGlances *glances, guint cell)
{
  return (Spot){ (gint) cell % glances->n_columns, (gint) cell / glances->n_columns };
}

static WarPosition
get_middle (const WarEntrenchedGlances *glances, Spot spot)
{
  return (WarPosition){ spot.column * glances->size + glances->size / 2,
                        spot.row * glances->size + glances->size / 2 };
}

static gint
find_neighbour (const WarEntrenchedGlances *glances, guint cell, guint way)
{
  Spot spot = get_spot (glances, cell);
  gint column = spot.column + neighbours[way][0], row = spot.row + neighbours[way][1];

  if (column < 0 || column >= glances->n_columns || row < 0 || row >= glances->n_rows)
    return -1;

  return row * glances->n_columns + column;
}

/* The next cell that way; −1: the field ends. */
static inline gint
get_neighbour (const WarEntrenched *data, guint cell, guint way)
{
  return data->paths.neighbours[cell * N_NEIGHBOURS + way];
}

/* Whether a road or bridge on the line lies above the feature. */
static gboolean
is_bridged (const WarEntrenched *data, guint feature, const WarGroundHit *hits, guint n_hits)
{
  for (guint i = 0; i < n_hits; i++)
    if (hits[i].feature > feature && data->passages[hits[i].feature].is_crossing)
      return TRUE;

  return FALSE;
}

/* What the checks of the step from a to b cost on average, as a length. */
static WarLength
measure_checks (const WarEntrenched *data, WarPosition a, WarPosition b)
{
  WarGroundHit hits[MAX_HITS];
  guint n_hits
    = war_ground_find_hits (data->ground, data->scratch, WAR_TERRAINS_ALL, a, b, hits, MAX_HITS);
  WarLength cost = 0;

  n_hits = MIN (n_hits, MAX_HITS);
  for (guint i = 0; i < n_hits; i++)
    {
      const WarPassageEffect *passage = &data->passages[hits[i].feature];

      if (hits[i].entry.numerator == 0)
        continue;
      if (data->features[hits[i].feature].is_shelter)
        cost += DETOUR;
      if (passage->kind != WAR_ENTRENCHED_CHECK_NONE
          && !is_bridged (data, hits[i].feature, hits, n_hits))
        cost += HOLD_UP * (passage->need - 1) / MAX (7 - passage->need, 1);
    }

  return cost;
}

void
war_entrenched_begin_paths (WarEntrenched *data)
{
  guint n_cells = data->glances.n_cells;
  WarEntrenchedPaths *paths = &data->paths;

  paths->neighbours = g_new (gint16, n_cells * N_NEIGHBOURS);
  paths->checks = g_new (WarLength, n_cells * N_NEIGHBOURS);
  for (guint i = 0; i < n_cells * N_NEIGHBOURS; i++)
    {
      paths->neighbours[i]
        = (gint16) find_neighbour (&data->glances, i / N_NEIGHBOURS, i % N_NEIGHBOURS);
      paths->checks[i] = UNKNOWN;
    }
  paths->is_barred = g_new0 (guint8, n_cells);
  paths->lengths = g_new (WarLength, n_cells * n_cells);
  paths->is_known = g_new0 (guint8, n_cells);
}

void
war_entrenched_end_paths (WarEntrenched *data)
{
  g_free (data->paths.neighbours);
  g_free (data->paths.checks);
  g_free (data->paths.is_barred);
  g_free (data->paths.lengths);
  g_free (data->paths.is_known);
}

/* Marks the cells that the enemy keeps units off (4.4). */
static void
add_bars (const WarEntrenchedMind *mind, const WarBase *base, guint8 *barred)
{
  const WarEntrenchedGlances *glances = &mind->data->glances;
  gint64 reach
    = mind->data->rules->numbers[WAR_ENTRENCHED_KEEP_OFF] + (base->width + base->depth) / 4;
  WarPosition centre = base->centre;
  gint first_column = (gint) MAX (centre.x - reach, 0) / glances->size;
  gint first_row = (gint) MAX (centre.y - reach, 0) / glances->size;
  gint last_column = (gint) MIN ((centre.x + reach) / glances->size, glances->n_columns - 1);
  gint last_row = (gint) MIN ((centre.y + reach) / glances->size, glances->n_rows - 1);

  for (gint row = first_row; row <= last_row; row++)
    for (gint column = first_column; column <= last_column; column++)
      {
        WarPosition middle = get_middle (glances, (Spot){ column, row });
        gint64 x = (gint64) middle.x - centre.x, y = (gint64) middle.y - centre.y;

        if (x * x + y * y < reach * reach)
          barred[row * glances->n_columns + column] = 1;
      }
}

void
war_entrenched_look_for_bars (const WarEntrenchedMind *mind)
{
  const WarEntrenchedPaths *paths = &mind->data->paths;
  guint n_cells = mind->data->glances.n_cells;
  guint8 barred[WAR_ENTRENCHED_MAX_CELLS] = { 0 };

  for (guint i = 0; i < mind->n_enemies; i++)
    add_bars (mind, &mind->enemy_bases[i], barred);
  if (memcmp (barred, paths->is_barred, n_cells) == 0)
    return;

  memcpy (paths->is_barred, barred, n_cells);
  memset (paths->is_known, 0, n_cells);
}

static inline WarLength
get_checks (const WarEntrenched *data, guint cell, guint way, guint neighbour)
{
  WarLength *checks = &data->paths.checks[cell * N_NEIGHBOURS + way];

  if (*checks == UNKNOWN)
    *checks = measure_checks (data, get_middle (&data->glances, get_spot (&data->glances, cell)),
                              get_middle (&data->glances, get_spot (&data->glances, neighbour)));
  return *checks;
}

gboolean
war_entrenched_is_cramped (const WarEntrenchedMind *mind, guint piece, WarPosition centre)
{
  const WarEntrenched *data = mind->data;
  const WarUnitType *type = war_entrenched_get_type (mind->setup, piece)->type;
  WarLength room = MAX (type->base_width, type->base_depth) / 2;
  gint32 inside = war_entrenched_peek (mind->setup, mind->view, piece)[WAR_ENTRENCHED_PIECE_INSIDE];

  for (guint i = 0; i < mind->n_shelters; i++)
    {
      const WarBase *shelter = &data->features[mind->shelters[i]].shelter;

      if (inside != (gint32) mind->shelters[i]
          && war_entrenched_guess_distance (centre, shelter->centre)
               < room + MAX (shelter->width, shelter->depth) / 2)
        return TRUE;
    }

  return centre.x < room || centre.y < room || centre.x > data->field->width - room
         || centre.y > data->field->depth - room;
}

void
war_entrenched_find_shelters (WarEntrenchedMind *mind)
{
  for (guint i = 0; i < mind->data->n_features; i++)
    if (mind->data->features[i].is_shelter && mind->n_shelters < WAR_ENTRENCHED_MAX_SHELTERS)
      mind->shelters[mind->n_shelters++] = i;
}

/* From anywhere in a cell to the middle of a neighbour. */
static WarLength
get_step (const WarEntrenched *data, WarPosition from, guint cell, Spot spot, guint way,
          guint neighbour)
{
  const Spot next = { spot.column + neighbours[way][0], spot.row + neighbours[way][1] };

  return get_checks (data, cell, way, neighbour)
         + war_entrenched_guess_distance (from, get_middle (&data->glances, next))
         + (data->paths.is_barred[neighbour] != 0 ? BAR : 0);
}

/* Cells that are still to be gone on from, in lists by how many sizes of a cell long the way is. No
 * step is shorter than one, so those of the first list can be gone on from in any order; and none
 * is so long as all lists, so they are used in turn. A cell to which a shorter way is found is in a
 * list once more. */
#define N_LISTS 512
#define NO_ITEM -1

/* No check needs more than 6. */
#define LONGEST_STEP (2 * WAR_INCH + MAX_HITS * (DETOUR + 5 * HOLD_UP) + BAR)
G_STATIC_ASSERT (LONGEST_STEP < N_LISTS * (WAR_INCH / 2));

typedef struct
{
  WarLength length;
  guint cell;
  gint next; /* of the list */
} Open;

typedef struct
{
  WarLength size;
  guint list; /* the first that may have items */
  guint n_left; /* in all lists */
  gint firsts[N_LISTS];
  guint n_items; /* ever */
  Open items[WAR_ENTRENCHED_MAX_CELLS * N_NEIGHBOURS + 1];
} Queue;

static void
push (Queue *queue, WarLength length, guint cell)
{
  gint *first = &queue->firsts[length / queue->size % N_LISTS];

  queue->items[queue->n_items] = (Open){ length, cell, *first };
  *first = (gint) queue->n_items++;
  queue->n_left++;
}

static Open
pop (Queue *queue)
{
  gint item;

  while ((item = queue->firsts[queue->list]) == NO_ITEM)
    queue->list = (queue->list + 1) % N_LISTS;

  queue->firsts[queue->list] = queue->items[item].next;
  queue->n_left--;
  return queue->items[item];
}

/* The ways from all cells to that one, by Dijkstra. */
static void
find_lengths (const WarEntrenched *data, guint to, WarLength *lengths)
{
  const WarEntrenchedGlances *glances = &data->glances;
  const WarLength apart[]
    = { glances->size, war_entrenched_guess_distance (
                         (WarPosition){ 0, 0 }, (WarPosition){ glances->size, glances->size }) };
  Queue queue;

  for (guint i = 0; i < glances->n_cells; i++)
    lengths[i] = UNKNOWN;
  lengths[to] = 0;
  queue.size = glances->size;
  queue.list = queue.n_left = queue.n_items = 0;
  for (guint i = 0; i < N_LISTS; i++)
    queue.firsts[i] = NO_ITEM;

  push (&queue, 0, to);
  while (queue.n_left > 0)
    {
      Open open = pop (&queue);
      WarLength bar = data->paths.is_barred[open.cell] != 0 ? BAR : 0;

      if (open.length > lengths[open.cell])
        continue;
      for (guint way = 0; way < N_NEIGHBOURS; way++)
        {
          gint from = get_neighbour (data, open.cell, way);
          guint back = (way + N_NEIGHBOURS / 2) % N_NEIGHBOURS;
          WarLength length = open.length + apart[way % 2] + bar;

          if (from < 0 || length >= lengths[from])
            continue;
          length += get_checks (data, (guint) from, back, open.cell);
          if (length >= lengths[from])
            continue;
          lengths[from] = length;
          push (&queue, length, (guint) from);
        }
    }
}

static const WarLength *
get_lengths (const WarEntrenched *data, guint to)
{
  WarLength *lengths = &data->paths.lengths[to * data->glances.n_cells];

  if (data->paths.is_known[to] == 0)
    find_lengths (data, to, lengths);
  data->paths.is_known[to] = 1;
  return lengths;
}

/* By way of one of the cells beside that where it begins. */
WarLength
war_entrenched_guess_path (const WarEntrenchedMind *mind, WarPosition from, WarPosition to)
{
  const WarEntrenchedGlances *glances = &mind->data->glances;
  guint cell = war_entrenched_find_cell (mind, from), end = war_entrenched_find_cell (mind, to);
  Spot spot = get_spot (glances, cell);
  const WarLength *lengths;
  WarLength shortest = UNKNOWN;

  if (cell == end)
    return war_entrenched_guess_distance (from, to);

  lengths = get_lengths (mind->data, end);
  for (guint way = 0; way < N_NEIGHBOURS; way++)
    {
      gint neighbour = get_neighbour (mind->data, cell, way);
      WarLength length;

      if (neighbour < 0 || lengths[neighbour] >= shortest)
        continue;
      length = lengths[neighbour] + get_step (mind->data, from, cell, spot, way, (guint) neighbour);
      shortest = MIN (shortest, length);
    }

  return shortest;
}

WarPosition
war_entrenched_follow_path (const WarEntrenchedMind *mind, WarPosition from, WarPosition to,
                            WarLength reach)
{
  const WarEntrenchedGlances *glances = &mind->data->glances;
  guint cell = war_entrenched_find_cell (mind, from), end = war_entrenched_find_cell (mind, to);
  Spot spot = get_spot (glances, cell);
  const WarLength *lengths = get_lengths (mind->data, end);

  while (cell != end && war_entrenched_guess_distance (from, get_middle (glances, spot)) < reach)
    {
      guint next = cell;

      for (guint way = 0; way < N_NEIGHBOURS; way++)
        {
          gint neighbour = get_neighbour (mind->data, cell, way);

          if (neighbour >= 0 && lengths[neighbour] < lengths[next])
            next = (guint) neighbour;
        }
      if (next == cell)
        break;
      cell = next;
      spot = get_spot (glances, cell);
    }

  return cell == end ? to : get_middle (glances, spot);
}

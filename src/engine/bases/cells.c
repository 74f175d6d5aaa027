/* cells.c: a field in square cells: what is seen between them, and how far it is over them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/cells.h"

#include <string.h>

#define N_NEIGHBOURS 8
#define MAX_HITS 8 /* of a step: what lies farther on is not looked at */

#define UNKNOWN G_MAXINT32

static const gint neighbours[N_NEIGHBOURS][2]
  = { { 0, -1 }, { 1, -1 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { -1, -1 } };

/* Where a cell lies. */
typedef struct
{
  gint column, row;
} Spot;

static Spot
get_spot (const WarCells *cells, guint cell)
{
  return (Spot){ (gint) cell % cells->n_columns, (gint) cell / cells->n_columns };
}

static WarPosition
get_middle (const WarCells *cells, Spot spot)
{
  return (WarPosition){ spot.column * cells->size + cells->size / 2,
                        spot.row * cells->size + cells->size / 2 };
}

guint
war_cells_find (const WarCells *cells, WarPosition position)
{
  gint column = CLAMP (position.x / cells->size, 0, cells->n_columns - 1);
  gint row = CLAMP (position.y / cells->size, 0, cells->n_rows - 1);

  return (guint) (row * cells->n_columns + column);
}

/* Glances ------------------------------------------------------------------------------------- */

static WarBase
place_figure (const WarCells *cells, guint cell)
{
  return war_base_place (get_middle (cells, get_spot (cells, cell)), 0, cells->figure,
                         cells->figure);
}

static guint
tell (const WarSight *sight)
{
  return (sight->n_clear > 0 ? WAR_CELLS_SEEN : 0) | (guint) CLAMP (sight->cover, 0, 2);
}

static void
note (WarCells *cells, guint from, guint to, guint there, guint back)
{
  if (cells->pairs[from] == cells->none)
    cells->pairs[from] = g_new0 (guint8, cells->n_cells);
  cells->pairs[from][to] = (guint8) (WAR_CELLS_KNOWN | there | back << WAR_CELLS_BACK);
}

void
war_cells_fill_glance (WarCells *cells, guint from, guint to)
{
  WarBase firer = place_figure (cells, from), target = place_figure (cells, to);
  WarSight there, back;

  war_sight_glance (&cells->scene, &firer, &target, &there, &back);
  note (cells, from, to, tell (&there), tell (&back));
  note (cells, to, from, tell (&back), tell (&there));
}

/* Steps --------------------------------------------------------------------------------------- */

static gint
find_neighbour (const WarCells *cells, guint cell, guint way)
{
  Spot spot = get_spot (cells, cell);
  gint column = spot.column + neighbours[way][0], row = spot.row + neighbours[way][1];

  if (column < 0 || column >= cells->n_columns || row < 0 || row >= cells->n_rows)
    return -1;

  return row * cells->n_columns + column;
}

/* The next cell that way; −1: the field ends. */
static inline gint
get_neighbour (const WarCells *cells, guint cell, guint way)
{
  return cells->neighbours[cell * N_NEIGHBOURS + way];
}

/* Whether a crossing on the line lies above the feature. */
static gboolean
is_bridged (const WarCells *cells, guint feature, const WarGroundHit *hits, guint n_hits)
{
  for (guint i = 0; i < n_hits; i++)
    if (hits[i].feature > feature && cells->costs[hits[i].feature].is_crossing)
      return TRUE;

  return FALSE;
}

/* What the step from a to b costs beside its length. */
static WarLength
measure_step (const WarCells *cells, WarPosition a, WarPosition b)
{
  WarGroundHit hits[MAX_HITS];
  guint n_hits = war_ground_find_hits (cells->scene.ground, cells->scene.scratch, WAR_TERRAINS_ALL,
                                       a, b, hits, MAX_HITS);
  WarLength cost = 0;

  n_hits = MIN (n_hits, MAX_HITS);
  for (guint i = 0; i < n_hits; i++)
    {
      const WarCellCost *of = &cells->costs[hits[i].feature];

      if (hits[i].entry.numerator == 0)
        continue;
      cost += of->always;
      if (of->toll > 0 && !is_bridged (cells, hits[i].feature, hits, n_hits))
        cost += of->toll;
    }

  return cost;
}

static inline WarLength
get_step_cost (WarCells *cells, guint cell, guint way, guint neighbour)
{
  WarLength *cost = &cells->steps[cell * N_NEIGHBOURS + way];

  if (*cost == UNKNOWN)
    *cost = measure_step (cells, get_middle (cells, get_spot (cells, cell)),
                          get_middle (cells, get_spot (cells, neighbour)));
  return *cost;
}

/* From anywhere in a cell to the middle of a neighbour. */
static WarLength
get_step (WarCells *cells, WarPosition from, guint cell, Spot spot, guint way, guint neighbour)
{
  const Spot next = { spot.column + neighbours[way][0], spot.row + neighbours[way][1] };

  return get_step_cost (cells, cell, way, neighbour)
         + war_cells_guess_distance (from, get_middle (cells, next))
         + (cells->is_barred[neighbour] != 0 ? cells->bar : 0);
}

/* Bars ---------------------------------------------------------------------------------------- */

void
war_cells_begin_bars (WarCells *cells)
{
  g_array_set_size (cells->bars, 0);
}

void
war_cells_bar (WarCells *cells, WarPosition centre, WarLength reach)
{
  const WarCellBar bar = { centre, reach };

  g_array_append_val (cells->bars, bar);
}

static void
draw_bar (WarCells *cells, const WarCellBar *bar)
{
  WarPosition centre = bar->centre;
  WarLength reach = bar->reach;
  gint64 square = (gint64) reach * reach;
  gint first_column = MAX (centre.x - reach, 0) / cells->size;
  gint first_row = MAX (centre.y - reach, 0) / cells->size;
  gint last_column = MIN ((centre.x + reach) / cells->size, cells->n_columns - 1);
  gint last_row = MIN ((centre.y + reach) / cells->size, cells->n_rows - 1);

  for (gint row = first_row; row <= last_row; row++)
    for (gint column = first_column; column <= last_column; column++)
      {
        WarPosition middle = get_middle (cells, (Spot){ column, row });
        gint64 x = (gint64) middle.x - centre.x, y = (gint64) middle.y - centre.y;

        if (x * x + y * y < square)
          cells->is_barred[row * cells->n_columns + column] = 1;
      }
}

/* Mostly the same places bar as before: then so do the same cells. */
static gboolean
are_same_bars (const WarCells *cells)
{
  return cells->bars->len == cells->last_bars->len
         && (cells->bars->len == 0
             || memcmp (cells->bars->data, cells->last_bars->data,
                        cells->bars->len * sizeof (WarCellBar))
                  == 0);
}

void
war_cells_end_bars (WarCells *cells)
{
  guint8 *last = cells->was_barred;
  GArray *bars = cells->bars;

  if (are_same_bars (cells))
    return;

  cells->bars = cells->last_bars;
  cells->last_bars = bars;
  cells->was_barred = cells->is_barred;
  cells->is_barred = last;
  memset (cells->is_barred, 0, cells->n_cells);
  for (guint i = 0; i < bars->len; i++)
    draw_bar (cells, &g_array_index (bars, WarCellBar, i));
  if (memcmp (cells->is_barred, cells->was_barred, cells->n_cells) != 0)
    memset (cells->is_known, 0, cells->n_cells);
}

/* The queue ----------------------------------------------------------------------------------- */

/* Cells that are still to be gone on from, in lists by how many sizes of a cell long the way is. No
 * step is shorter than one, so those of the first list can be gone on from in any order; and none
 * is so long as all lists, so they are used in turn. A cell to which a shorter way is found is in a
 * list once more. */
#define NO_ITEM -1

typedef struct
{
  WarLength length;
  guint cell;
  gint next; /* of the list */
} Open;

typedef struct _WarCellQueue
{
  WarLength size;
  guint n_lists; /* a power of two */
  guint list; /* the first that may have items */
  guint n_left; /* in all lists */
  gint *firsts;
  guint n_items; /* ever */
  Open *items;
} Queue;

static Queue *
make_queue (const WarCells *cells)
{
  Queue *queue = g_new0 (Queue, 1);
  guint n_features = war_ground_get_n_features (cells->scene.ground);
  gint64 most = 0, longest;

  for (guint i = 0; i < n_features; i++)
    most = MAX (most, (gint64) cells->costs[i].always + cells->costs[i].toll);
  longest = 2 * (gint64) cells->size + MAX_HITS * most + cells->bar;

  queue->size = cells->size;
  for (queue->n_lists = 1; (gint64) queue->n_lists * cells->size <= longest; queue->n_lists *= 2)
    ;
  queue->firsts = g_new (gint, queue->n_lists);
  queue->items = g_new (Open, cells->n_cells * N_NEIGHBOURS + 1);
  return queue;
}

static void
clear_queue (Queue *queue)
{
  queue->list = queue->n_left = queue->n_items = 0;
  for (guint i = 0; i < queue->n_lists; i++)
    queue->firsts[i] = NO_ITEM;
}

static void
push (Queue *queue, WarLength length, guint cell)
{
  gint *first = &queue->firsts[(guint) (length / queue->size) & (queue->n_lists - 1)];

  queue->items[queue->n_items] = (Open){ length, cell, *first };
  *first = (gint) queue->n_items++;
  queue->n_left++;
}

static Open
pop (Queue *queue)
{
  gint item;

  while ((item = queue->firsts[queue->list]) == NO_ITEM)
    queue->list = (queue->list + 1) & (queue->n_lists - 1);

  queue->firsts[queue->list] = queue->items[item].next;
  queue->n_left--;
  return queue->items[item];
}

/* Paths --------------------------------------------------------------------------------------- */

/* The ways from all cells to that one, by Dijkstra. */
static void
find_lengths (WarCells *cells, guint to, WarLength *lengths)
{
  const WarLength apart[]
    = { cells->size, war_cells_guess_distance ((WarPosition){ 0, 0 },
                                               (WarPosition){ cells->size, cells->size }) };
  Queue *queue = cells->queue;

  for (guint i = 0; i < cells->n_cells; i++)
    lengths[i] = UNKNOWN;
  lengths[to] = 0;
  clear_queue (queue);
  push (queue, 0, to);
  while (queue->n_left > 0)
    {
      Open open = pop (queue);
      WarLength bar = cells->is_barred[open.cell] != 0 ? cells->bar : 0;

      if (open.length > lengths[open.cell])
        continue;
      for (guint way = 0; way < N_NEIGHBOURS; way++)
        {
          gint from = get_neighbour (cells, open.cell, way);
          guint back = (way + N_NEIGHBOURS / 2) % N_NEIGHBOURS;
          WarLength length = open.length + apart[way % 2] + bar;

          if (from < 0 || length >= lengths[from])
            continue;
          length += get_step_cost (cells, (guint) from, back, open.cell);
          if (length >= lengths[from])
            continue;
          lengths[from] = length;
          push (queue, length, (guint) from);
        }
    }
}

static const WarLength *
get_lengths (WarCells *cells, guint to)
{
  if (cells->lengths[to] == NULL)
    cells->lengths[to] = g_new (WarLength, cells->n_cells);
  if (cells->is_known[to] == 0)
    find_lengths (cells, to, cells->lengths[to]);
  cells->is_known[to] = 1;
  return cells->lengths[to];
}

/* By way of one of the cells beside that where it begins. */
WarLength
war_cells_guess_path (WarCells *cells, WarPosition from, WarPosition to)
{
  guint cell = war_cells_find (cells, from), end = war_cells_find (cells, to);
  Spot spot = get_spot (cells, cell);
  const WarLength *lengths;
  WarLength shortest = UNKNOWN;

  if (cell == end)
    return war_cells_guess_distance (from, to);

  lengths = get_lengths (cells, end);
  for (guint way = 0; way < N_NEIGHBOURS; way++)
    {
      gint neighbour = get_neighbour (cells, cell, way);
      WarLength length;

      if (neighbour < 0 || lengths[neighbour] >= shortest)
        continue;
      length = lengths[neighbour] + get_step (cells, from, cell, spot, way, (guint) neighbour);
      shortest = MIN (shortest, length);
    }

  return shortest;
}

WarPosition
war_cells_follow_path (WarCells *cells, WarPosition from, WarPosition to, WarLength reach)
{
  guint cell = war_cells_find (cells, from), end = war_cells_find (cells, to);
  Spot spot = get_spot (cells, cell);
  const WarLength *lengths = get_lengths (cells, end);

  while (cell != end && war_cells_guess_distance (from, get_middle (cells, spot)) < reach)
    {
      guint next = cell;

      for (guint way = 0; way < N_NEIGHBOURS; way++)
        {
          gint neighbour = get_neighbour (cells, cell, way);

          if (neighbour >= 0 && lengths[neighbour] < lengths[next])
            next = (guint) neighbour;
        }
      if (next == cell)
        break;
      cell = next;
      spot = get_spot (cells, cell);
    }

  return cell == end ? to : get_middle (cells, spot);
}

/* The whole ----------------------------------------------------------------------------------- */

WarLength
war_cells_choose_size (const WarField *field, WarLength step, gint most)
{
  WarLength size = 0;

  do
    size += step;
  while ((field->width / size + 1) * (field->depth / size + 1) > most);

  return size;
}

WarCells *
war_cells_new (const WarSightScene *scene, const WarField *field, WarLength size, WarLength figure,
               const WarCellCost *costs, WarLength bar)
{
  WarCells *cells = g_new0 (WarCells, 1);

  cells->size = size;
  cells->n_columns = field->width / size + 1;
  cells->n_rows = field->depth / size + 1;
  cells->n_cells = (guint) (cells->n_columns * cells->n_rows);
  cells->scene = *scene;
  cells->figure = figure;
  cells->costs = costs;
  cells->bar = bar;

  cells->none = g_new0 (guint8, cells->n_cells);
  cells->pairs = g_new (guint8 *, cells->n_cells);
  cells->neighbours = g_new (gint, cells->n_cells * N_NEIGHBOURS);
  cells->steps = g_new (WarLength, cells->n_cells * N_NEIGHBOURS);
  for (guint i = 0; i < cells->n_cells; i++)
    cells->pairs[i] = cells->none;
  for (guint i = 0; i < cells->n_cells * N_NEIGHBOURS; i++)
    {
      cells->neighbours[i] = find_neighbour (cells, i / N_NEIGHBOURS, i % N_NEIGHBOURS);
      cells->steps[i] = UNKNOWN;
    }
  cells->bars = g_array_new (FALSE, FALSE, sizeof (WarCellBar));
  cells->last_bars = g_array_new (FALSE, FALSE, sizeof (WarCellBar));
  cells->is_barred = g_new0 (guint8, cells->n_cells);
  cells->was_barred = g_new0 (guint8, cells->n_cells);
  cells->lengths = g_new0 (WarLength *, cells->n_cells);
  cells->is_known = g_new0 (guint8, cells->n_cells);
  cells->queue = make_queue (cells);
  return cells;
}

void
war_cells_free (WarCells *cells)
{
  if (cells == NULL)
    return;

  for (guint i = 0; i < cells->n_cells; i++)
    {
      if (cells->pairs[i] != cells->none)
        g_free (cells->pairs[i]);
      g_free (cells->lengths[i]);
    }
  g_free (cells->none);
  g_free (cells->pairs);
  g_free (cells->neighbours);
  g_free (cells->steps);
  g_array_unref (cells->bars);
  g_array_unref (cells->last_bars);
  g_free (cells->is_barred);
  g_free (cells->was_barred);
  g_free (cells->lengths);
  g_free (cells->is_known);
  g_free (cells->queue->firsts);
  g_free (cells->queue->items);
  g_free (cells->queue);
  g_free (cells);
}

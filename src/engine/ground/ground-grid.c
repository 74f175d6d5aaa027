/* ground-grid.c: which cell has what of the ground
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/ground-private.h"

/* More cells make each shorter to look through, and the way through them longer. */
#define CELLS_PER_EDGE 4
#define MIN_CELLS 64
#define MAX_CELLS 65536
#define MAX_MARKS (1024 * 1024) /* some 50 bytes each, for a while */
#define MIN_SHIFT 10 /* 1 cm */

#define FAR (8 * (gint64) WAR_COORDINATE_MAX) /* beyond everything */
#define WHOLE G_MAXUINT32 /* in place of an edge: the part holds all of the cell */

/* That edges of a part, one behind the other and given by the first vertex of the first, meet a
 * cell. */
typedef struct
{
  guint32 cell, part, edge, n_edges;
} Mark;

static gint64
divide_down (gint64 a, gint64 b)
{
  gint64 quotient = a / b;

  return quotient * b != a && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

/* Small parts lie in few cells with all of their edges: those that follow each other in one cell
 * take one mark. */
static void
add_mark (GArray *marks, const Mark *mark)
{
  Mark *last = marks->len > 0 ? &g_array_index (marks, Mark, marks->len - 1) : NULL;

  if (last != NULL && last->cell == mark->cell && last->part == mark->part
      && last->edge + last->n_edges == mark->edge)
    last->n_edges += mark->n_edges;
  else
    g_array_append_val (marks, *mark);
}

/* Marks the cells of a row that the edge may meet between two heights within it, both included. */
static void
mark_row (const WarGround *ground, GArray *marks, Mark mark, gint row, gint64 top, gint64 bottom)
{
  WarPosition a = ground->vertices[mark.edge], b = ground->vertices[mark.edge + 1];
  gint64 width = (gint64) b.x - a.x, height = (gint64) b.y - a.y;
  gint64 left = MIN (a.x, b.x), right = MAX (a.x, b.x);

  if (height != 0)
    {
      gint64 at_top = a.x + divide_down ((top - a.y) * width, height);
      gint64 at_bottom = a.x + divide_down ((bottom - a.y) * width, height);

      left = MAX (left, MIN (at_top, at_bottom));
      right = MIN (right, MAX (at_top, at_bottom));
    }

  /* What lies on the line between two cells is in both. */
  for (gint column = war_ground_get_column (ground, (gint) left - 1);
       column <= war_ground_get_column (ground, (gint) right); column++)
    {
      mark.cell = (guint32) (row * ground->n_columns + column);
      add_mark (marks, &mark);
    }
}

static void
mark_edge (const WarGround *ground, GArray *marks, Mark mark)
{
  WarPosition a = ground->vertices[mark.edge], b = ground->vertices[mark.edge + 1];
  gint low = MIN (a.y, b.y), high = MAX (a.y, b.y);
  gint last = war_ground_get_row (ground, high);

  for (gint row = war_ground_get_row (ground, low - 1); row <= last; row++)
    {
      gint64 top = row == 0 ? -FAR : (gint64) row << ground->shift;
      gint64 bottom = row == ground->n_rows - 1 ? FAR : (gint64) (row + 1) << ground->shift;

      mark_row (ground, marks, mark, row, MAX (low, top), MIN (high, bottom));
    }
}

/* Marks the cells that lie in a part as a whole: of those that no edge of it meets, neighbours in a
 * row are alike. edged has the part's number + 1 for each cell that an edge meets. */
static void
mark_inside (const WarGround *ground, GArray *marks, guint index, const guint32 *edged)
{
  const WarGroundPart *part = &ground->parts[index];
  gint first = war_ground_get_column (ground, part->minimum.x);
  gint last = war_ground_get_column (ground, part->maximum.x);
  gint last_row = war_ground_get_row (ground, part->maximum.y);

  for (gint row = war_ground_get_row (ground, part->minimum.y); row <= last_row; row++)
    {
      gboolean known = FALSE, inside = FALSE;

      for (gint column = first; column <= last; column++)
        {
          guint32 cell = (guint32) (row * ground->n_columns + column);
          const WarPosition corner = { column << ground->shift, row << ground->shift };
          const Mark mark = { cell, index, WHOLE, 0 };

          if (edged[cell] == index + 1)
            {
              known = FALSE;
              continue;
            }
          if (!known)
            inside = war_polygon_locate (&ground->vertices[part->first], part->n_vertices, corner)
                     == WAR_LOCATION_INSIDE;
          known = TRUE;
          if (inside)
            g_array_append_val (marks, mark);
        }
    }
}

static GArray *
mark_all (const WarGround *ground)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (Mark));
  g_autofree guint32 *edged = g_new0 (guint32, (gsize) ground->n_columns * (gsize) ground->n_rows);

  for (guint i = 0; i < ground->n_parts; i++)
    {
      const WarGroundPart *part = &ground->parts[i];
      guint first_mark = marks->len;

      for (guint j = 0; j < part->n_vertices; j++)
        mark_edge (ground, marks, (Mark){ .part = i, .edge = part->first + j, .n_edges = 1 });
      for (guint j = first_mark; j < marks->len; j++)
        edged[g_array_index (marks, Mark, j).cell] = i + 1;
      mark_inside (ground, marks, i, edged);
    }

  return marks;
}

/* The marks by cell, and within a cell in the order in which they were made. There is room for one
 * more, so that a field without marks has an array, too. */
static Mark *
sort_marks (const GArray *marks, guint n_cells)
{
  const Mark *unsorted = (const Mark *) (void *) marks->data;
  g_autofree guint32 *places = g_new0 (guint32, n_cells + 1);
  Mark *sorted = g_new (Mark, marks->len + 1);

  for (guint i = 0; i < marks->len; i++)
    places[unsorted[i].cell + 1]++;
  for (guint i = 0; i < n_cells; i++)
    places[i + 1] += places[i];
  for (guint i = 0; i < marks->len; i++)
    sorted[places[unsorted[i].cell]++] = unsorted[i];

  return sorted;
}

static WarGroundItem
make_item (const WarGround *ground, const Mark *mark)
{
  guint32 feature = ground->parts[mark->part].feature;

  return (WarGroundItem){ .terrain = ground->features[feature].terrain,
                          .feature = feature,
                          .part = mark->part,
                          .first = mark->edge,
                          .n_edges = mark->n_edges };
}

/* Joins the marks of neighbouring edges, which are those of one cell, into runs. */
static void
add_runs (const WarGround *ground, GArray *items, const Mark *marks, guint n_marks)
{
  WarGroundItem *run = NULL;

  for (guint i = 0; i < n_marks; i++)
    {
      WarGroundItem item = make_item (ground, &marks[i]);

      if (marks[i].edge == WHOLE)
        continue;
      if (run != NULL && run->part == item.part && run->first + run->n_edges == item.first)
        {
          run->n_edges += item.n_edges;
          continue;
        }
      g_array_append_val (items, item);
      run = &g_array_index (items, WarGroundItem, items->len - 1);
    }
}

static void
add_wholes (const WarGround *ground, GArray *items, const Mark *marks, guint n_marks)
{
  for (guint i = 0; i < n_marks; i++)
    if (marks[i].edge == WHOLE)
      {
        WarGroundItem item = make_item (ground, &marks[i]);

        item.first = ground->parts[item.part].first;
        g_array_append_val (items, item);
      }
}

static void
fill_cells (WarGround *ground, const Mark *marks, guint n_marks, guint n_cells)
{
  GArray *items = g_array_new (FALSE, FALSE, sizeof (WarGroundItem));

  ground->first_items = g_new (guint32, 2 * n_cells + 1);
  for (guint cell = 0, mark = 0; cell < n_cells; cell++)
    {
      guint first = mark;

      while (mark < n_marks && marks[mark].cell == cell)
        mark++;
      ground->first_items[2 * cell] = items->len;
      add_runs (ground, items, &marks[first], mark - first);
      ground->first_items[2 * cell + 1] = items->len;
      add_wholes (ground, items, &marks[first], mark - first);
    }
  ground->first_items[2 * n_cells] = items->len;
  ground->items = (WarGroundItem *) (void *) g_array_free (items, FALSE);
}

/* The most marks that the present grid may have: a part marks no cells but those of its box, all of
 * them if it is large. Many large features on many cells would fill the memory. */
static gint64
estimate_marks (const WarGround *ground)
{
  gint64 n_marks = 0;

  for (guint i = 0; i < ground->n_parts; i++)
    {
      const WarGroundPart *part = &ground->parts[i];
      gint64 n_columns = war_ground_get_column (ground, part->maximum.x)
                         - war_ground_get_column (ground, part->minimum.x) + 1;
      gint64 n_rows = war_ground_get_row (ground, part->maximum.y)
                      - war_ground_get_row (ground, part->minimum.y) + 1;

      n_marks += n_columns * n_rows;
    }

  return n_marks;
}

void
war_ground_build_grid (WarGround *ground)
{
  g_autofree Mark *sorted = NULL;
  g_autoptr (GArray) marks = NULL;
  gint64 n_edges = 0, n_wanted;
  guint n_cells;

  for (guint i = 0; i < ground->n_parts; i++)
    n_edges += ground->parts[i].n_vertices;
  n_wanted = CLAMP (CELLS_PER_EDGE * n_edges, MIN_CELLS, MAX_CELLS);

  ground->shift = MIN_SHIFT - 1;
  do
    {
      ground->shift++;
      ground->n_columns = (ground->field->width >> ground->shift) + 1;
      ground->n_rows = (ground->field->depth >> ground->shift) + 1;
    }
  while ((gint64) ground->n_columns * ground->n_rows > n_wanted
         || (ground->n_columns * ground->n_rows > 1 && estimate_marks (ground) > MAX_MARKS));
  n_cells = (guint) (ground->n_columns * ground->n_rows);

  marks = mark_all (ground);
  sorted = sort_marks (marks, n_cells);
  fill_cells (ground, sorted, marks->len, n_cells);
}

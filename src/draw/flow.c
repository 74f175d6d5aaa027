/* flow.c: blocks of a printed sheet, set into columns and pages
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/flow-private.h"

/* Between columns, in units of the pen. */
#define GUTTER 8

/* Heights are sums of the same numbers in another order. */
#define TOLERANCE 1e-6

void
draw_flow_init (DrawFlow *flow, DrawPaper paper, DrawInk ink, gconstpointer subject,
                DrawBlockFunc draw_block, DrawBlockFunc draw_head)
{
  /* Metrics are the same on every surface. */
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);

  *flow = (DrawFlow){
    .paper = paper,
    .pen = draw_pen_begin (paper, ink, subject, cairo_create (surface)),
    .draw_block = draw_block,
    .draw_head = draw_head,
    .blocks = g_array_new (FALSE, FALSE, sizeof (DrawBlock)),
  };
  flow->pen.measure = TRUE;
  cairo_surface_destroy (surface);
}

void
draw_flow_clear (DrawFlow *flow)
{
  g_array_unref (flow->blocks);
}

void
draw_flow_end_layout (DrawFlow *flow, DrawPlace end)
{
  flow->n_pages = end.page + 1;
  g_clear_pointer (&flow->pen.cr, cairo_destroy);
}

DrawBlock *
draw_flow_append (DrawFlow *flow, guint kind, gconstpointer item)
{
  DrawBlock block = { .kind = kind, .item = item };

  g_array_append_val (flow->blocks, block);
  return &g_array_index (flow->blocks, DrawBlock, flow->blocks->len - 1);
}

static DrawBlock *
get_block (const DrawFlow *flow, guint i)
{
  return &g_array_index (flow->blocks, DrawBlock, i);
}

static double
get_top (const DrawFlow *flow, guint page)
{
  return (DRAW_PAGE_MARGIN_TOP + (page == 0 ? DRAW_PAGE_HEADER : DRAW_PAGE_RUNNING_HEAD))
         * flow->pen.unit;
}

double
draw_flow_get_bottom (const DrawFlow *flow)
{
  return flow->paper.height - DRAW_PAGE_FOOTER * flow->pen.unit;
}

DrawPlace
draw_flow_get_start (const DrawFlow *flow)
{
  return (DrawPlace){ 0, get_top (flow, 0) };
}

static DrawPlace
turn_over (const DrawFlow *flow, DrawPlace from)
{
  return (DrawPlace){ from.page + 1, get_top (flow, from.page + 1) };
}

static gboolean
is_at_top (const DrawFlow *flow, DrawPlace place)
{
  return place.y <= get_top (flow, place.page) + TOLERANCE;
}

DrawPlace
draw_flow_make_room (const DrawFlow *flow, DrawPlace from, double height)
{
  if (from.y + height <= draw_flow_get_bottom (flow) || is_at_top (flow, from))
    return from;

  return turn_over (flow, from);
}

/* The height of a block with all that it holds, once they have been measured. */
static double
get_height_held (const DrawFlow *flow, guint i, guint end)
{
  double height = get_block (flow, i)->height;

  for (; i + 1 < end && get_block (flow, i)->holds_next; i++)
    height += get_block (flow, i + 1)->height;

  return height;
}

static void
measure_blocks (DrawFlow *flow, guint first, guint end, double left, double right)
{
  DrawPen pen = flow->pen;

  pen.left = left;
  pen.right = right;
  for (guint i = first; i < end; i++)
    {
      DrawBlock *block = get_block (flow, i);

      block->left = left;
      block->right = right;
      block->height = flow->draw_block (&pen, block, 0);
      block->head = block->has_head ? flow->draw_head (&pen, block, 0) : 0;
    }
}

DrawPlace
draw_flow_set_column (DrawFlow *flow, guint first, guint end, double left, double right,
                      DrawPlace from)
{
  double bottom = draw_flow_get_bottom (flow);

  measure_blocks (flow, first, end, left, right);
  for (guint i = first; i < end; i++)
    {
      DrawBlock *block = get_block (flow, i);
      double held = get_height_held (flow, i, end);
      gboolean under_head = i > first && get_block (flow, i - 1)->has_head;

      if (from.y + (under_head ? 0 : block->head) + held > bottom + TOLERANCE
          && !is_at_top (flow, from))
        {
          from = turn_over (flow, from);
          under_head = FALSE;
        }
      if (under_head)
        block->head = 0;
      block->page = from.page;
      block->y = from.y + block->head;
      from.y = block->y + block->height;
    }

  return from;
}

double
draw_flow_get_column_left (const DrawFlow *flow, guint column, guint n)
{
  double gutter = GUTTER * flow->pen.unit;

  return flow->pen.left + column * (flow->pen.right - flow->pen.left + gutter) / n;
}

double
draw_flow_get_column_right (const DrawFlow *flow, guint column, guint n)
{
  return draw_flow_get_column_left (flow, column + 1, n) - GUTTER * flow->pen.unit;
}

/* Fills n columns of a height from a place on. Returns the first block that found no room, and
 * where the longest column ends. At the top of a page each takes something, however high. */
static guint
fill_columns (DrawFlow *flow, guint first, guint end, guint n, DrawPlace from, double height,
              double *longest)
{
  gboolean fresh = is_at_top (flow, from);
  guint next = first;

  *longest = from.y;
  for (guint column = 0; column < n; column++)
    {
      double y = from.y;

      for (; next < end; next++)
        {
          DrawBlock *block = get_block (flow, next);

          if (y - from.y + get_height_held (flow, next, end) > height + TOLERANCE
              && (y > from.y || !fresh))
            break;
          block->page = from.page;
          block->left = draw_flow_get_column_left (flow, column, n);
          block->right = draw_flow_get_column_right (flow, column, n);
          block->y = y;
          y += block->height;
        }
      *longest = MAX (*longest, y);
    }

  return next;
}

/* The least height of columns that takes all of the blocks, by halves; they fit in the greatest. */
static double
find_even_height (DrawFlow *flow, guint first, guint end, guint n, DrawPlace from, double greatest)
{
  double least = 0, longest;

  for (guint i = 0; i < 24; i++)
    {
      double middle = (least + greatest) / 2;

      if (fill_columns (flow, first, end, n, from, middle, &longest) == end
          && longest <= from.y + middle + TOLERANCE)
        greatest = middle;
      else
        least = middle;
    }

  return greatest;
}

DrawPlace
draw_flow_set_columns (DrawFlow *flow, guint first, guint end, guint n, DrawPlace from)
{
  measure_blocks (flow, first, end, draw_flow_get_column_left (flow, 0, n),
                  draw_flow_get_column_right (flow, 0, n));
  while (first < end)
    {
      double height = draw_flow_get_bottom (flow) - from.y, longest;
      guint next = fill_columns (flow, first, end, n, from, height, &longest);

      if (next == end)
        {
          height = find_even_height (flow, first, end, n, from, height);
          fill_columns (flow, first, end, n, from, height, &longest);
          from.y = longest;
        }
      else
        {
          from = turn_over (flow, from);
        }
      first = next;
    }

  return from;
}

void
draw_flow_draw_page (const DrawFlow *flow, guint page, cairo_t *cr)
{
  DrawPen pen = draw_pen_begin (flow->paper, flow->pen.ink, flow->pen.subject, cr);

  for (guint i = 0; i < flow->blocks->len; i++)
    {
      const DrawBlock *block = get_block (flow, i);

      if (block->page != page)
        continue;
      pen.left = block->left;
      pen.right = block->right;
      if (block->head > 0)
        flow->draw_head (&pen, block, block->y - block->head);
      flow->draw_block (&pen, block, block->y);
    }
}

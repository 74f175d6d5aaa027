/* flow.c: blocks of a printed sheet, set into columns and pages
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/flow-private.h"

/* Between columns, in units of the pen. */
#define GUTTER 8

/* What of a page is little; how much smaller blocks may be than usual, and in which steps. */
#define LITTLE 0.25
#define LEAST_SCALE 0.88
#define SCALE_STEP 0.03

/* Heights are sums of the same numbers in another order. */
#define TOLERANCE 1e-6

void
draw_flow_init (DrawFlow *flow, const DrawSheetSetup *setup, const DrawPageFrame *frame,
                gconstpointer subject, DrawBlockFunc draw_block, DrawBlockFunc draw_head)
{
  /* Metrics are the same on every surface. */
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);

  *flow = (DrawFlow){
    .setup = *setup,
    .frame = *frame,
    .draw_block = draw_block,
    .draw_head = draw_head,
    .blocks = g_array_new (FALSE, FALSE, sizeof (DrawBlock)),
  };
  flow->pen = draw_pen_begin (&flow->setup, subject, cairo_create (surface));
  flow->pen.measure = TRUE;
  flow->first_head = draw_page_head (&flow->pen, frame);
  flow->next_head = draw_page_running_head (&flow->pen, frame->title);
  cairo_surface_destroy (surface);
}

void
draw_flow_clear (DrawFlow *flow)
{
  g_array_unref (flow->blocks);
  g_free (flow->frame.title);
  g_free (flow->frame.title_note);
  g_free (flow->frame.about);
  g_free (flow->frame.about_note);
  g_free (flow->frame.credit);
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

DrawPlace
draw_flow_get_top (const DrawFlow *flow, guint page)
{
  double head = page == 0 ? flow->first_head : flow->next_head;

  return (DrawPlace){ page, DRAW_PAGE_MARGIN_TOP * flow->pen.unit + head };
}

double
draw_flow_get_bottom (const DrawFlow *flow)
{
  return flow->setup.paper.height - DRAW_PAGE_FOOTER * flow->pen.unit;
}

static gboolean
is_at_top (const DrawFlow *flow, DrawPlace place)
{
  return place.y <= draw_flow_get_top (flow, place.page).y + TOLERANCE;
}

DrawPlace
draw_flow_make_room (const DrawFlow *flow, DrawPlace from, double height)
{
  if (from.y + height <= draw_flow_get_bottom (flow) || is_at_top (flow, from))
    return from;

  return draw_flow_get_top (flow, from.page + 1);
}

/* A block of more than this part of a page holds nothing, nor do several: they are long enough to
 * stand by themselves, and would leave gaps, or never fit. */
#define MOST_HELD 0.15

/* The height of a block with all that it holds, once they have been measured. */
static double
get_height_held (const DrawFlow *flow, guint i, guint end)
{
  double height = get_block (flow, i)->height, most = MOST_HELD * draw_flow_get_bottom (flow);

  for (; i + 1 < end && get_block (flow, i)->holds_next && height <= most; i++)
    height += get_block (flow, i + 1)->height;

  return height;
}

static void
measure_blocks (DrawFlow *flow, guint first, guint end, double left, double right, double scale)
{
  DrawPen pen = flow->pen;

  pen.unit *= scale;
  pen.left = left;
  pen.right = right;
  for (guint i = first; i < end; i++)
    {
      DrawBlock *block = get_block (flow, i);

      block->left = left;
      block->right = right;
      block->scale = scale;
      block->height = flow->draw_block (&pen, block, 0);
      block->full_head = block->has_head ? flow->draw_head (&pen, block, 0) : 0;
    }
}

DrawPlace
draw_flow_set_column (DrawFlow *flow, guint first, guint end, double left, double right,
                      DrawPlace from)
{
  double bottom = draw_flow_get_bottom (flow);

  measure_blocks (flow, first, end, left, right, 1);
  for (guint i = first; i < end; i++)
    {
      DrawBlock *block = get_block (flow, i);
      double held = get_height_held (flow, i, end);
      gboolean under_head = i > first && get_block (flow, i - 1)->has_head;

      if (from.y + (under_head ? 0 : block->full_head) + held > bottom + TOLERANCE
          && !is_at_top (flow, from))
        {
          from = draw_flow_get_top (flow, from.page + 1);
          under_head = FALSE;
        }
      block->head = under_head ? 0 : block->full_head;
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

guint
draw_flow_get_n_columns (const DrawFlow *flow, double usual, double least)
{
  double width = flow->pen.right - flow->pen.left, gutter = GUTTER * flow->pen.unit;
  double room = flow->setup.columns > 0 ? least : usual;
  guint wish = flow->setup.columns > 0 ? flow->setup.columns : DRAW_MAX_COLUMNS;
  guint n = (guint) ((width + gutter) / (room * flow->pen.unit + gutter));

  return CLAMP (n, 1, wish);
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
          gboolean under_head = y > from.y && next > first && get_block (flow, next - 1)->has_head;
          double head = under_head ? 0 : block->full_head;

          if (y - from.y + head + get_height_held (flow, next, end) > height + TOLERANCE
              && (y > from.y || !fresh))
            break;
          block->head = head;
          block->page = from.page;
          block->left = draw_flow_get_column_left (flow, column, n);
          block->right = draw_flow_get_column_right (flow, column, n);
          block->y = y + head;
          y = block->y + block->height;
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

static DrawPlace
set_scaled_columns (DrawFlow *flow, guint first, guint end, guint n, DrawPlace from, double scale)
{
  measure_blocks (flow, first, end, draw_flow_get_column_left (flow, 0, n),
                  draw_flow_get_column_right (flow, 0, n), scale);
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
          from = draw_flow_get_top (flow, from.page + 1);
        }
      first = next;
    }

  return from;
}

DrawPlace
draw_flow_set_columns (DrawFlow *flow, guint first, guint end, guint n, DrawPlace from)
{
  return set_scaled_columns (flow, first, end, n, from, 1);
}

DrawPlace
draw_flow_set_first_columns (DrawFlow *flow, guint end, guint n)
{
  DrawPlace from = draw_flow_get_top (flow, 0);
  DrawPlace usual = set_scaled_columns (flow, 0, end, n, from, 1), place = usual;
  double top = draw_flow_get_top (flow, usual.page).y;

  if (usual.page == 0 || usual.y - top > LITTLE * (draw_flow_get_bottom (flow) - top))
    return usual;
  for (double scale = 1 - SCALE_STEP; place.page == usual.page && scale >= LEAST_SCALE;
       scale -= SCALE_STEP)
    place = set_scaled_columns (flow, 0, end, n, from, scale);
  return place.page < usual.page ? place : set_scaled_columns (flow, 0, end, n, from, 1);
}

void
draw_flow_draw_blocks (const DrawFlow *flow, guint page, cairo_t *cr)
{
  DrawPen pen = draw_pen_begin (&flow->setup, flow->pen.subject, cr);
  double unit = pen.unit;

  for (guint i = 0; i < flow->blocks->len; i++)
    {
      const DrawBlock *block = get_block (flow, i);

      if (block->page != page)
        continue;
      pen.left = block->left;
      pen.right = block->right;
      pen.unit = unit * block->scale;
      if (block->head > 0)
        flow->draw_head (&pen, block, block->y - block->head);
      flow->draw_block (&pen, block, block->y);
    }
}

void
draw_flow_draw_frame (const DrawFlow *flow, const DrawPen *pen, guint page,
                      const DrawPageNumber *number)
{
  if (page == 0)
    draw_page_head (pen, &flow->frame);
  else
    draw_page_running_head (pen, flow->frame.title);
  draw_page_foot (pen, flow->frame.credit, number);
}

void
draw_flow_draw_page (const DrawFlow *flow, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  DrawPen pen = draw_pen_begin (&flow->setup, flow->pen.subject, cr);

  draw_flow_draw_frame (flow, &pen, page, number);
  draw_flow_draw_blocks (flow, page, cr);
}

/* cut-plan.c: what is cut out of which sheets, and where the blade goes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/cut/cut-plan.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "draw/cut/cut-layout-private.h"
#include "draw/cut/cut-sheet-private.h"
#include "draw/surface/sheet-options.h"

#define GUTTER ((WarLength) (DRAW_CUT_GUTTER * WAR_MILLIMETRE))

static void
clear_piece (gpointer piece)
{
  g_free (((DrawCutPiece *) piece)->title);
}

DrawCutPlan *
draw_cut_plan_new (DrawSheetPart part, const DrawSheetSetup *setup)
{
  DrawCutPlan *plan = g_new0 (DrawCutPlan, 1);

  plan->part = part;
  plan->paper = setup->paper;
  plan->backs = setup->backs;
  plan->back_right = setup->back_right;
  plan->back_down = setup->back_down;
  plan->pieces = g_array_new (FALSE, TRUE, sizeof (DrawCutPiece));
  g_array_set_clear_func (plan->pieces, clear_piece);
  plan->rows = g_array_new (FALSE, FALSE, sizeof (DrawCutRow));
  return plan;
}

void
draw_cut_plan_free (DrawCutPlan *plan)
{
  g_array_unref (plan->pieces);
  g_array_unref (plan->rows);
  g_free (plan);
}

/* Rounded down. */
WarLength
draw_cut_plan_get_room_width (const DrawCutPlan *plan)
{
  return (WarLength) ((plan->paper.width - 2 * DRAW_CUT_MARGIN) * WAR_MILLIMETRE);
}

WarLength
draw_cut_plan_get_room_height (const DrawCutPlan *plan)
{
  double foot = draw_cut_sheet_get_foot (&plan->paper);

  return (WarLength) ((plan->paper.height - 2 * DRAW_CUT_MARGIN - foot) * WAR_MILLIMETRE);
}

gboolean
draw_cut_plan_add (DrawCutPlan *plan, DrawCutPiece piece)
{
  WarLength width = draw_cut_plan_get_room_width (plan);
  WarLength height = draw_cut_plan_get_room_height (plan);

  if ((piece.width > width || piece.height > height)
      && (piece.height > width || piece.width > height))
    {
      clear_piece (&piece);
      plan->n_too_large++;
      return FALSE;
    }
  g_array_append_val (plan->pieces, piece);
  return TRUE;
}

void
draw_cut_plan_lay_out (DrawCutPlan *plan)
{
  plan->n_sheets = draw_cut_layout (plan->pieces, plan->rows, draw_cut_plan_get_room_width (plan),
                                    draw_cut_plan_get_room_height (plan), GUTTER);
}

/* Measures ------------------------------------------------------------------------------------ */

static const DrawCutPiece *
get_piece (const DrawCutPlan *plan, guint i)
{
  return &g_array_index (plan->pieces, DrawCutPiece, i);
}

static const DrawCutRow *
get_row (const DrawCutPlan *plan, guint i)
{
  return &g_array_index (plan->rows, DrawCutRow, i);
}

static WarLength
get_lying_width (const DrawCutPiece *piece)
{
  return piece->turned ? piece->height : piece->width;
}

static WarLength
get_lying_height (const DrawCutPiece *piece)
{
  return piece->turned ? piece->width : piece->height;
}

double
draw_cut_plan_get_need (const DrawCutPlan *plan)
{
  double width = draw_cut_plan_get_room_width (plan) + GUTTER;
  double height = draw_cut_plan_get_room_height (plan) + GUTTER, area = 0;

  for (guint i = 0; i < plan->pieces->len; i++)
    area += ((double) get_piece (plan, i)->width + GUTTER)
            * ((double) get_piece (plan, i)->height + GUTTER);
  return area / width / height;
}

double
draw_cut_plan_get_use (const DrawCutPlan *plan)
{
  double height = draw_cut_plan_get_room_height (plan) + GUTTER;
  const DrawCutRow *last;

  if (plan->rows->len == 0)
    return 0;
  last = get_row (plan, plan->rows->len - 1);
  return last->sheet + (last->y + last->height + GUTTER) / height;
}

static gboolean
is_in_row (const DrawCutPiece *piece, const DrawCutRow *row)
{
  return piece->sheet == row->sheet && piece->y >= row->y && piece->y < row->y + row->height;
}

/* How wide the strip is of which the piece is cut: as the piece at its top. */
static WarLength
get_column_width (const DrawCutPlan *plan, const DrawCutRow *row, WarLength x)
{
  for (guint i = 0; i < plan->pieces->len; i++)
    {
      const DrawCutPiece *piece = get_piece (plan, i);

      if (is_in_row (piece, row) && piece->x == x && piece->y == row->y)
        return get_lying_width (piece);
    }
  return 0;
}

/* Where the blade comes down across a strip, from its left end, which is cut already, and then
 * across the columns of it that have several pieces or lower ones, and along narrower ones: two
 * numbers a cut, from the strip's top left corner, 0 for what is cut all along it. */
static GArray *
list_cuts (const DrawCutPlan *plan, const DrawCutRow *row)
{
  GArray *cuts = g_array_new (FALSE, FALSE, 2 * sizeof (WarLength));

  for (guint i = 0; i < plan->pieces->len; i++)
    {
      const DrawCutPiece *piece = get_piece (plan, i);
      WarLength top = piece->y - row->y, end = top + get_lying_height (piece);
      WarLength right = piece->x + get_lying_width (piece);
      const WarLength along[][2] = { { right, top }, { piece->x, 0 } };
      const WarLength across[][2] = { { piece->x, end }, { piece->x, top } };

      if (!is_in_row (piece, row))
        continue;
      if (top == 0)
        g_array_append_vals (cuts, along, piece->x > 0 ? 2 : 1);
      else if (get_lying_width (piece) < get_column_width (plan, row, piece->x))
        g_array_append_vals (cuts, along, 1);
      if (top > 0)
        g_array_append_vals (cuts, across + 1, 1);
      if (end < row->height)
        g_array_append_vals (cuts, across, 1);
    }
  return cuts;
}

/* Whether the column at the other place has such pieces, too. */
static gboolean
has_alike (const DrawCutPlan *plan, const DrawCutRow *row, WarLength x, WarLength other)
{
  for (guint i = 0; i < plan->pieces->len; i++)
    {
      const DrawCutPiece *piece = get_piece (plan, i);
      gboolean is_found = FALSE;

      if (!is_in_row (piece, row) || piece->x != x)
        continue;
      for (guint j = 0; j < plan->pieces->len && !is_found; j++)
        {
          const DrawCutPiece *its = get_piece (plan, j);

          is_found = is_in_row (its, row) && its->x == other && its->y == piece->y
                     && get_lying_width (its) == get_lying_width (piece)
                     && get_lying_height (its) == get_lying_height (piece);
        }
      if (!is_found)
        return FALSE;
    }
  return TRUE;
}

/* Whether a column farther left is the same, so that both are cut at once. */
static gboolean
has_twin (const DrawCutPlan *plan, const DrawCutRow *row, WarLength x)
{
  for (guint i = 0; i < plan->pieces->len; i++)
    {
      const DrawCutPiece *piece = get_piece (plan, i);

      if (is_in_row (piece, row) && piece->x < x && has_alike (plan, row, x, piece->x)
          && has_alike (plan, row, piece->x, x))
        return TRUE;
    }
  return FALSE;
}

/* Those of columns that are like another of the strip, which are laid onto that. */
static guint
count_spared (const DrawCutPlan *plan, const DrawCutRow *row)
{
  guint n = 0;

  for (guint i = 0; i < plan->pieces->len; i++)
    {
      const DrawCutPiece *piece = get_piece (plan, i);
      WarLength top = piece->y - row->y;

      if (!is_in_row (piece, row) || !has_twin (plan, row, piece->x))
        continue;
      n += top > 0;
      n += top + get_lying_height (piece) < row->height;
      n += top > 0 && get_lying_width (piece) < get_column_width (plan, row, piece->x);
    }
  return n;
}

static gboolean
is_same (const GArray *cuts, const GArray *others)
{
  return cuts->len == others->len
         && memcmp (cuts->data, others->data, cuts->len * 2 * sizeof (WarLength)) == 0;
}

/* How often a blade comes down: along the left edge of each sheet, above and below each row, and
 * within strips, if those that are alike are laid onto each other, as columns of a strip are. */
static guint
count_cuts (const DrawCutPlan *plan)
{
  g_autoptr (GPtrArray) strips = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  guint n = plan->n_sheets + 2 * plan->rows->len;

  for (guint i = 0; i < plan->rows->len; i++)
    {
      const DrawCutRow *row = get_row (plan, i);
      GArray *cuts = list_cuts (plan, row);
      gboolean is_new = TRUE;

      for (guint j = 0; j < i && is_new; j++)
        is_new = get_row (plan, j)->height != row->height
                 || !is_same (g_ptr_array_index (strips, j), cuts);
      n += is_new ? cuts->len - count_spared (plan, row) : 0;
      g_ptr_array_add (strips, cuts);
    }
  return n;
}

/* Words --------------------------------------------------------------------------------------- */

char *
draw_cut_plan_describe (const DrawCutPlan *plan)
{
  guint n = plan->n_sheets, n_cuts = count_cuts (plan);
  GString *words = g_string_new (draw_sheet_get_part_title (plan->part));

  g_string_append (words, ": ");
  if (plan->stock == DRAW_STOCK_BOARD)
    g_string_append_printf (words,
                            ngettext ("%u sheet of thick card", "%u sheets of thick card", n), n);
  else
    g_string_append_printf (words, ngettext ("%u sheet of card", "%u sheets of card", n), n);
  g_string_append (words, plan->has_backs ? _ (", printed on both sides") : "");
  g_string_append (words, " · ");
  g_string_append_printf (words, ngettext ("%u piece", "%u pieces", plan->pieces->len),
                          plan->pieces->len);
  g_string_append (words, " · ");
  g_string_append_printf (words, ngettext ("%u straight cut", "%u straight cuts", n_cuts), n_cuts);
  if (plan->n_too_large > 0)
    {
      g_string_append (words, " · ");
      g_string_append_printf (words,
                              ngettext ("%u is too large for this paper",
                                        "%u are too large for this paper", plan->n_too_large),
                              plan->n_too_large);
    }
  return g_string_free (words, FALSE);
}

/* Places -------------------------------------------------------------------------------------- */

static double
to_mm (WarLength length)
{
  return (double) length / WAR_MILLIMETRE;
}

/* Of the piece, from the corner of the sheet. */
static double
get_middle_x (const DrawCutPiece *piece)
{
  return DRAW_CUT_MARGIN + to_mm (piece->x) + to_mm (get_lying_width (piece)) / 2;
}

static double
get_middle_y (const DrawCutPiece *piece)
{
  return DRAW_CUT_MARGIN + to_mm (piece->y) + to_mm (get_lying_height (piece)) / 2;
}

void
draw_cut_plan_go_to (const DrawCutPiece *piece, cairo_t *cr)
{
  cairo_translate (cr, get_middle_x (piece), get_middle_y (piece));
  if (piece->turned)
    cairo_rotate (cr, G_PI / 2);
}

/* Over the long edge of an upright sheet it is turned to the side; over the other one heads over
 * heels, so that its back is printed standing on its head. */
void
draw_cut_plan_turn_over (const DrawCutPlan *plan, cairo_t *cr)
{
  gboolean is_upright = plan->paper.width <= plan->paper.height;

  if (is_upright != (plan->backs == DRAW_BACKS_LONG_EDGE))
    {
      cairo_translate (cr, plan->paper.width, plan->paper.height);
      cairo_rotate (cr, G_PI);
    }
  cairo_translate (cr, plan->back_right, -plan->back_down);
}

void
draw_cut_plan_go_behind (const DrawCutPlan *plan, const DrawCutPiece *piece, cairo_t *cr)
{
  cairo_translate (cr, plan->paper.width - get_middle_x (piece), get_middle_y (piece));
  if (piece->turned)
    cairo_rotate (cr, -G_PI / 2);
}

/* From the middle of the piece, upright, to the sheet. */
static void
place (const DrawCutPiece *piece, double *x, double *y)
{
  double own_x = *x, own_y = *y;

  *x = get_middle_x (piece) + (piece->turned ? -own_y : own_x);
  *y = get_middle_y (piece) + (piece->turned ? own_x : own_y);
}

static void
add_line (GArray *strokes, const DrawCutPiece *piece, double x, double y, double end_x,
          double end_y)
{
  DrawCutStroke stroke = { .x = x, .y = y, .end_x = end_x, .end_y = end_y };

  place (piece, &stroke.x, &stroke.y);
  place (piece, &stroke.end_x, &stroke.end_y);
  g_array_append_val (strokes, stroke);
}

/* Around a place on the middle line of the piece. */
static void
add_arc (GArray *strokes, const DrawCutPiece *piece, double middle, double radius, double angle,
         double end_angle)
{
  double turn = piece->turned ? G_PI / 2 : 0;
  DrawCutStroke stroke = {
    .x = radius * cos (angle),
    .y = middle + radius * sin (angle),
    .end_x = radius * cos (end_angle),
    .end_y = middle + radius * sin (end_angle),
    .is_arc = TRUE,
    .middle_y = middle,
    .radius = radius,
    .angle = angle + turn,
    .end_angle = end_angle + turn,
  };

  place (piece, &stroke.x, &stroke.y);
  place (piece, &stroke.end_x, &stroke.end_y);
  place (piece, &stroke.middle_x, &stroke.middle_y);
  g_array_append_val (strokes, stroke);
}

static void
add_sector (GArray *strokes, const DrawCutPiece *piece)
{
  double radius = piece->shape.radius, half = piece->shape.half;
  double apex = radius - to_mm (piece->height) / 2;
  double x = radius * sin (half), y = apex - radius * cos (half);

  add_line (strokes, piece, 0, apex, -x, y);
  add_arc (strokes, piece, apex, radius, -G_PI / 2 - half, -G_PI / 2);
  add_arc (strokes, piece, apex, radius, -G_PI / 2, -G_PI / 2 + half);
  add_line (strokes, piece, x, y, 0, apex);
}

static void
add_part_of_ring (GArray *strokes, const DrawCutPiece *piece)
{
  double radius = piece->shape.radius, inner = piece->shape.inner, half = piece->shape.half;
  double middle = radius - to_mm (piece->height) / 2;
  double x = sin (half), y = -cos (half);

  add_arc (strokes, piece, middle, radius, -G_PI / 2 - half, -G_PI / 2);
  add_arc (strokes, piece, middle, radius, -G_PI / 2, -G_PI / 2 + half);
  add_line (strokes, piece, radius * x, middle + radius * y, inner * x, middle + inner * y);
  add_arc (strokes, piece, middle, inner, -G_PI / 2 + half, -G_PI / 2 - half);
  add_line (strokes, piece, -inner * x, middle + inner * y, -radius * x, middle + radius * y);
}

GArray *
draw_cut_plan_list_outline (const DrawCutPiece *piece)
{
  GArray *strokes = g_array_new (FALSE, TRUE, sizeof (DrawCutStroke));
  double x = to_mm (piece->width) / 2, y = to_mm (piece->height) / 2;

  switch (piece->shape.kind)
    {
    case DRAW_CUT_CIRCLE:
      add_arc (strokes, piece, 0, piece->shape.radius, 0, 2 * G_PI);
      break;
    case DRAW_CUT_SECTOR:
      add_sector (strokes, piece);
      break;
    case DRAW_CUT_ARC:
      add_part_of_ring (strokes, piece);
      break;
    case DRAW_CUT_RECTANGLE:
    default:
      add_line (strokes, piece, -x, -y, x, -y);
      add_line (strokes, piece, x, -y, x, y);
      add_line (strokes, piece, x, y, -x, y);
      add_line (strokes, piece, -x, y, -x, -y);
      break;
    }
  return strokes;
}

GArray *
draw_cut_plan_list_folds (const DrawCutPiece *piece)
{
  GArray *strokes = g_array_new (FALSE, TRUE, sizeof (DrawCutStroke));
  double x = to_mm (piece->width) / 2;

  for (guint i = 0; i < piece->n_folds; i++)
    add_line (strokes, piece, -x, piece->folds[i], x, piece->folds[i]);
  return strokes;
}

/* prose.c: paragraphs on a printed sheet, line by line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/prose-private.h"

/* In units of the pen. */
#define LETTER 3.6
#define INDENT 4.0
#define LEADING 0.35 /* between lines, beyond what the letters take */

/* The lines of one paragraph: the first two stay together, and the last two. */
static void
append_lines (DrawFlow *flow, guint kind, PangoLayout *layout)
{
  guint n = (guint) pango_layout_get_line_count (layout);

  for (guint i = 0; i < n; i++)
    {
      DrawBlock *block = draw_flow_append (flow, kind, layout);

      block->first = i;
      block->holds_next = (i == 0 && n > 1) || i + 2 == n;
    }
}

void
draw_prose_append (DrawFlow *flow, guint kind, const char *prologue, double width,
                   GPtrArray *layouts)
{
  g_auto (GStrv) paragraphs = g_strsplit (prologue != NULL ? prologue : "", "\n\n", -1);
  DrawLettering lettering
    = { .face = DRAW_FACE_MAP, .size = LETTER * flow->pen.unit, .width = width };

  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      PangoLayout *layout = draw_lettering_layout (flow->pen.cr, &lettering, paragraphs[i]);

      if (i > 0)
        pango_layout_set_indent (layout, (int) (INDENT * flow->pen.unit * PANGO_SCALE));
      g_ptr_array_add (layouts, layout);
      append_lines (flow, kind, layout);
    }
}

double
draw_prose_line (const DrawPen *pen, const DrawBlock *block, double y)
{
  PangoLayout *layout = (PangoLayout *) block->item;
  PangoLayoutLine *line = pango_layout_get_line_readonly (layout, (int) block->first);
  PangoRectangle extents;

  g_return_val_if_fail (line != NULL, 0);

  pango_layout_line_get_extents (line, NULL, &extents);
  if (!pen->measure)
    {
      double x = pen->left;

      if (block->first == 0)
        x += (double) pango_layout_get_indent (layout) / PANGO_SCALE;
      draw_pen_ink (pen);
      cairo_move_to (pen->cr, x, y - (double) extents.y / PANGO_SCALE);
      pango_cairo_show_layout_line (pen->cr, line);
      cairo_new_path (pen->cr);
    }

  return (double) extents.height / PANGO_SCALE + LEADING * pen->unit;
}

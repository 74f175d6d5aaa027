/* cut-svg.c: lines to cut and to fold along, as layers of an SVG file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/cut/cut-files-private.h"

static void
append_number (GString *path, double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (text, sizeof text, "%.3f", number);
  g_string_append_printf (path, " %s", text);
}

static void
append_place (GString *path, const char *command, double x, double y)
{
  g_string_append_printf (path, "%s%s", path->len > 0 ? " " : "", command);
  append_number (path, x);
  append_number (path, y);
}

/* As curves, none of which goes farther than a quarter: not all cutters know arcs. */
static void
append_arc (GString *path, const DrawCutStroke *stroke)
{
  double whole = stroke->end_angle - stroke->angle;
  guint n = (guint) ceil (fabs (whole) / (G_PI / 2) - 1e-9);
  double step = whole / n, reach = 4 / 3.0 * tan (step / 4) * stroke->radius;

  for (guint i = 0; i < n; i++)
    {
      double from = stroke->angle + i * step, to = from + step;
      double x = stroke->middle_x + stroke->radius * cos (from);
      double y = stroke->middle_y + stroke->radius * sin (from);
      double end_x = stroke->middle_x + stroke->radius * cos (to);
      double end_y = stroke->middle_y + stroke->radius * sin (to);

      append_place (path, "C", x - reach * sin (from), y + reach * cos (from));
      append_number (path, end_x + reach * sin (to));
      append_number (path, end_y - reach * cos (to));
      append_number (path, end_x);
      append_number (path, end_y);
    }
}

/* strokes: of DrawCutStroke, taken over. */
static void
add_path (DrawSvg *svg, const char *id, const char *title, GArray *strokes, gboolean is_closed)
{
  g_autoptr (GString) path = g_string_new (NULL);

  for (guint i = 0; i < strokes->len; i++)
    {
      const DrawCutStroke *stroke = &g_array_index (strokes, DrawCutStroke, i);

      if (i == 0 || !is_closed)
        append_place (path, "M", stroke->x, stroke->y);
      if (stroke->is_arc)
        append_arc (path, stroke);
      /* The last line of an outline is the end of the path. */
      else if (!is_closed || i + 1 < strokes->len)
        append_place (path, "L", stroke->end_x, stroke->end_y);
    }
  if (is_closed)
    g_string_append (path, " Z");
  if (strokes->len > 0)
    draw_svg_add_path (svg, id, title, path->str, is_closed ? "#ff0000" : "#0000ff");
  g_array_unref (strokes);
}

void
draw_cut_svg_add (DrawSvg *svg, const DrawCutPlan *plan, guint sheet)
{
  gboolean has_folds = FALSE;

  for (guint i = 0; i < plan->pieces->len; i++)
    has_folds |= g_array_index (plan->pieces, DrawCutPiece, i).n_folds > 0;
  for (gint layer = has_folds ? 0 : 1; layer < 2; layer++)
    {
      const char *id = layer == 0 ? "fold" : "cut";

      draw_svg_begin_layer (svg, id, layer == 0 ? _ ("Fold") : _ ("Cut"));
      for (guint i = 0; i < plan->pieces->len; i++)
        {
          const DrawCutPiece *piece = &g_array_index (plan->pieces, DrawCutPiece, i);
          g_autofree char *own = g_strdup_printf ("%s-%u", id, i + 1);

          if (piece->sheet == sheet)
            add_path (svg, own, piece->title,
                      layer == 0 ? draw_cut_plan_list_folds (piece)
                                 : draw_cut_plan_list_outline (piece),
                      layer != 0);
        }
      draw_svg_end_layer (svg);
    }
}

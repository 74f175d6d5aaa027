/* cut-dxf.c: lines to cut and to fold along, as a DXF file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "draw/cut/cut-files-private.h"

#define MEASURE 100 /* millimetres of the line by which one sees how large all is */
#define LETTER 4 /* how high its words are */

/* Layers, with the number of their colour: red, blue, green. */
typedef struct
{
  const char *name;
  gint colour;
} Layer;

static const Layer layers[] = { { "CUT", 1 }, { "FOLD", 5 }, { "MEASURE", 3 } };

typedef enum
{
  LAYER_CUT,
  LAYER_FOLD,
  LAYER_MEASURE,
} LayerName;

/* A group: what kind of value comes, and the value. */
static void
append (GString *text, gint code, const char *value)
{
  g_string_append_printf (text, "%d\n%s\n", code, value);
}

static void
append_whole (GString *text, gint code, gint value)
{
  g_string_append_printf (text, "%d\n%d\n", code, value);
}

static void
append_number (GString *text, gint code, double value)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  append (text, code, g_ascii_formatd (number, sizeof number, "%.4f", value));
}

static void
append_variable (GString *text, const char *name, gint code, gint value)
{
  append (text, 9, name);
  append_whole (text, code, value);
}

static void
append_corner (GString *text, const char *name, double x, double y)
{
  append (text, 9, name);
  append_number (text, 10, x);
  append_number (text, 20, y);
}

/* That all is in millimetres, and on which layers. */
static void
append_head (GString *text, const DrawPaper *paper)
{
  append (text, 0, "SECTION");
  append (text, 2, "HEADER");
  append (text, 9, "$ACADVER");
  append (text, 1, "AC1009");
  append_variable (text, "$INSUNITS", 70, 4);
  append_variable (text, "$MEASUREMENT", 70, 1);
  append_corner (text, "$EXTMIN", 0, 0);
  append_corner (text, "$EXTMAX", paper->width, paper->height);
  append (text, 0, "ENDSEC");
  append (text, 0, "SECTION");
  append (text, 2, "TABLES");
  append (text, 0, "TABLE");
  append (text, 2, "LAYER");
  append_whole (text, 70, G_N_ELEMENTS (layers));
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      append (text, 0, "LAYER");
      append (text, 2, layers[i].name);
      append_whole (text, 70, 0);
      append_whole (text, 62, layers[i].colour);
      append (text, 6, "CONTINUOUS");
    }
  append (text, 0, "ENDTAB");
  append (text, 0, "ENDSEC");
}

static void
append_entity (GString *text, const char *kind, LayerName layer)
{
  append (text, 0, kind);
  append (text, 8, layers[layer].name);
}

static void
append_line (GString *text, LayerName layer, double x, double y, double end_x, double end_y)
{
  append_entity (text, "LINE", layer);
  append_number (text, 10, x);
  append_number (text, 20, y);
  append_number (text, 11, end_x);
  append_number (text, 21, end_y);
}

/* In degrees from the right upwards, as the file has it: there y goes up. */
static double
get_degrees (double angle)
{
  double degrees = fmod (-angle * 180 / G_PI, 360);

  return degrees < 0 ? degrees + 360 : degrees;
}

static void
append_arc (GString *text, LayerName layer, const DrawCutStroke *stroke, double height)
{
  gboolean is_whole = fabs (stroke->end_angle - stroke->angle) > 2 * G_PI - 1e-6;

  append_entity (text, is_whole ? "CIRCLE" : "ARC", layer);
  append_number (text, 10, stroke->middle_x);
  append_number (text, 20, height - stroke->middle_y);
  append_number (text, 40, stroke->radius);
  if (is_whole)
    return;
  /* It goes upwards at the right. */
  append_number (text, 50, get_degrees (fmax (stroke->angle, stroke->end_angle)));
  append_number (text, 51, get_degrees (fmin (stroke->angle, stroke->end_angle)));
}

static gboolean
is_polygon (const GArray *strokes)
{
  for (guint i = 0; i < strokes->len; i++)
    if (g_array_index (strokes, DrawCutStroke, i).is_arc)
      return FALSE;
  return TRUE;
}

/* One that is closed. */
static void
append_polygon (GString *text, LayerName layer, const GArray *strokes, double height)
{
  append_entity (text, "POLYLINE", layer);
  append_whole (text, 66, 1);
  append_whole (text, 70, 1);
  for (guint i = 0; i < strokes->len; i++)
    {
      const DrawCutStroke *stroke = &g_array_index (strokes, DrawCutStroke, i);

      append_entity (text, "VERTEX", layer);
      append_number (text, 10, stroke->x);
      append_number (text, 20, height - stroke->y);
    }
  append_entity (text, "SEQEND", layer);
}

/* strokes: of DrawCutStroke, taken over. */
static void
append_strokes (GString *text, LayerName layer, GArray *strokes, double height)
{
  if (layer == LAYER_CUT && is_polygon (strokes))
    append_polygon (text, layer, strokes, height);
  else
    for (guint i = 0; i < strokes->len; i++)
      {
        const DrawCutStroke *stroke = &g_array_index (strokes, DrawCutStroke, i);

        if (stroke->is_arc)
          append_arc (text, layer, stroke, height);
        else
          append_line (text, layer, stroke->x, height - stroke->y, stroke->end_x,
                       height - stroke->end_y);
      }
  g_array_unref (strokes);
}

/* In the foot of the sheet, where nothing is cut. */
static void
append_measure (GString *text)
{
  double y = DRAW_CUT_MARGIN;

  append_line (text, LAYER_MEASURE, DRAW_CUT_MARGIN, y, DRAW_CUT_MARGIN + MEASURE, y);
  append_entity (text, "TEXT", LAYER_MEASURE);
  append_number (text, 10, DRAW_CUT_MARGIN);
  append_number (text, 20, y + 1);
  append_number (text, 40, LETTER);
  append (text, 1, G_STRINGIFY (MEASURE) " mm");
}

GBytes *
draw_cut_dxf_new (const DrawCutPlan *plan, guint sheet)
{
  GString *text = g_string_new (NULL);
  double height = plan->paper.height;

  append_head (text, &plan->paper);
  append (text, 0, "SECTION");
  append (text, 2, "ENTITIES");
  for (guint i = 0; i < plan->pieces->len; i++)
    {
      const DrawCutPiece *piece = &g_array_index (plan->pieces, DrawCutPiece, i);

      if (piece->sheet != sheet)
        continue;
      append_strokes (text, LAYER_FOLD, draw_cut_plan_list_folds (piece), height);
      append_strokes (text, LAYER_CUT, draw_cut_plan_list_outline (piece), height);
    }
  append_measure (text);
  append (text, 0, "ENDSEC");
  append (text, 0, "EOF");
  return g_string_free_to_bytes (text);
}

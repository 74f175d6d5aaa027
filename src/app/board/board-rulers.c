/* board-rulers.c: rulers on a board's edges, in the system's unit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/board-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/base/newer.h"

/* Between two numbers and between two marks, at least, in logical pixels. */
#define NUMBER_SPACING 44.
#define MARK_SPACING 5.

/* Of the numbers, against the font of the program. */
#define NUMBER_SCALE 0.78

/* A ruler while it is drawn. */
typedef struct
{
  DuckBoard *board;
  GtkSnapshot *snapshot;
  GdkRGBA ink;
  gboolean down; /* the left one, which is drawn as the upper one on its side */
  double origin; /* where the table begins, in logical pixels along the ruler */
  double from, to; /* the canvas, likewise */
  double length; /* of the field, mm */
} Ruler;

static void
append_mark (const Ruler *ruler, const GdkRGBA *colour, double at, double depth)
{
  float size = DUCK_BOARD_RULER;
  gint factor = gtk_widget_get_scale_factor (GTK_WIDGET (ruler->board));
  float place = (float) (floor (at * factor) / factor), width = 1.f / (float) factor;
  graphene_rect_t rect = GRAPHENE_RECT_INIT (place, size - (float) depth, width, (float) depth);

  if (ruler->down)
    rect = GRAPHENE_RECT_INIT (size - (float) depth, place, (float) depth, width);
  gtk_snapshot_append_color (ruler->snapshot, colour, &rect);
}

/* Numbers are set once: text is what takes time. */
static PangoLayout *
get_number (DuckBoard *self, gint number)
{
  PangoLayout *layout = g_hash_table_lookup (self->numbers, GINT_TO_POINTER (number));

  if (layout == NULL)
    {
      g_autofree char *text = g_strdup_printf ("%d", number);
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

      layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
      pango_attr_list_insert (attributes, pango_attr_scale_new (NUMBER_SCALE));
      pango_layout_set_attributes (layout, attributes);
      g_hash_table_insert (self->numbers, GINT_TO_POINTER (number), layout);
    }
  return layout;
}

static void
append_number (const Ruler *ruler, double at, gint number)
{
  PangoLayout *layout = get_number (ruler->board, number);

  gtk_snapshot_save (ruler->snapshot);
  if (ruler->down)
    {
      /* Read from the right side. */
      gint width;

      pango_layout_get_pixel_size (layout, &width, NULL);
      gtk_snapshot_translate (ruler->snapshot, &GRAPHENE_POINT_INIT (1, (float) (round (at) - 3)));
      gtk_snapshot_rotate (ruler->snapshot, -90);
    }
  else
    gtk_snapshot_translate (ruler->snapshot, &GRAPHENE_POINT_INIT ((float) (round (at) + 3), 1));
  gtk_snapshot_append_layout (ruler->snapshot, layout, &ruler->ink);
  gtk_snapshot_restore (ruler->snapshot);
}

static const WarDivision *
choose_division (const WarLengthSteps *steps, double unit_pixels)
{
  for (guint i = 0; i < steps->n_divisions; i++)
    if (steps->divisions[i].units * unit_pixels >= NUMBER_SPACING)
      return &steps->divisions[i];
  return &steps->divisions[steps->n_divisions - 1];
}

static void
snapshot_ruler (const Ruler *ruler)
{
  DuckBoard *self = ruler->board;
  const WarLengthSteps *steps = war_length_unit_get_steps (self->length_unit);
  double unit = (double) steps->whole / WAR_MILLIMETRE;
  const WarDivision *division = choose_division (steps, unit * self->scale);
  double step = division->units * unit * self->scale; /* between numbers, in pixels */
  gint parts = 1;
  GdkRGBA faint = ruler->ink;

  for (guint i = 0; i < G_N_ELEMENTS (division->parts) && parts == 1; i++)
    if (division->parts[i] > 0 && step / division->parts[i] >= MARK_SPACING)
      parts = division->parts[i];

  gint last = (gint) floor (ruler->length / unit / division->units * parts + 1e-6);
  gint first = (gint) floor ((ruler->from - ruler->origin) / step * parts);

  faint.alpha *= 0.55f;
  for (gint i = MAX (first - parts, 0); i <= last; i++)
    {
      double at = ruler->origin + i * step / parts;

      if (at > ruler->to)
        break;
      if (i % parts == 0)
        {
          append_mark (ruler, &faint, at, DUCK_BOARD_RULER);
          append_number (ruler, at, i / parts * division->units);
        }
      else if (at >= ruler->from)
        append_mark (ruler, &faint, at, parts % 2 == 0 && i % (parts / 2) == 0 ? 8 : 5);
    }
}

static void
snapshot_pointer (const Ruler *ruler, double at)
{
  GdkRGBA colour;

  if (at < ruler->from || at > ruler->to)
    return;
  duck_widget_get_accent (GTK_WIDGET (ruler->board), &colour);
  append_mark (ruler, &colour, at - 0.5, DUCK_BOARD_RULER);
  append_mark (ruler, &colour, at + 0.5, DUCK_BOARD_RULER);
}

/* Above the canvas and to its left; the corner says the unit. */
void
duck_board_snapshot_rulers (DuckBoard *self, GtkSnapshot *snapshot)
{
  graphene_rect_t canvas = duck_board_get_canvas (self);
  graphene_point_t origin = duck_board_get_origin (self);
  float width = canvas.origin.x + canvas.size.width, height = canvas.origin.y + canvas.size.height;
  const float size = DUCK_BOARD_RULER;
  Ruler ruler = { .board = self, .snapshot = snapshot };
  GdkRGBA paper, line;

  if (!self->show_rulers || self->field == NULL)
    return;
  paper = adw_style_manager_get_dark (adw_style_manager_get_default ())
            ? (GdkRGBA){ 0.12f, 0.12f, 0.12f, 1 }
            : (GdkRGBA){ 1, 1, 1, 1 };
  duck_widget_get_color (GTK_WIDGET (self), &ruler.ink);
  line = ruler.ink;
  line.alpha *= 0.4f;

  for (guint side = 0; side < 2; side++)
    {
      graphene_rect_t strip = side == 0 ? GRAPHENE_RECT_INIT (size, 0, width - size, size)
                                        : GRAPHENE_RECT_INIT (0, size, size, height - size);

      ruler.down = side == 1;
      ruler.origin = side == 0 ? origin.x : origin.y;
      ruler.from = size;
      ruler.to = side == 0 ? width : height;
      ruler.length
        = (double) (side == 0 ? self->field->width : self->field->depth) / WAR_MILLIMETRE;
      gtk_snapshot_push_clip (snapshot, &strip);
      gtk_snapshot_append_color (snapshot, &paper, &strip);
      snapshot_ruler (&ruler);
      snapshot_pointer (&ruler, side == 0 ? self->pointer_x : self->pointer_y);
      gtk_snapshot_pop (snapshot);
    }

  graphene_rect_t corner = GRAPHENE_RECT_INIT (0, 0, size, size);
  PangoLayout *layout = self->unit_sign;
  gint sign_width, sign_height;

  if (layout == NULL)
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

      /* TRANSLATORS: The unit of a ruler: inches or centimetres. */
      layout = gtk_widget_create_pango_layout (
        GTK_WIDGET (self), self->length_unit == WAR_UNIT_INCH ? _ ("in") : _ ("cm"));
      pango_attr_list_insert (attributes, pango_attr_scale_new (NUMBER_SCALE));
      pango_layout_set_attributes (layout, attributes);
      self->unit_sign = layout;
    }
  pango_layout_get_pixel_size (layout, &sign_width, &sign_height);
  gtk_snapshot_append_color (snapshot, &paper, &corner);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (roundf ((size - (float) sign_width) / 2),
                                                roundf ((size - (float) sign_height) / 2)));
  gtk_snapshot_append_layout (snapshot, layout, &ruler.ink);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (0, size - 1, width, 1));
  gtk_snapshot_append_color (snapshot, &line,
                             &GRAPHENE_RECT_INIT (size - 1, size, 1, height - size));
}

/* Fonts, or the unit, are others. */
void
duck_board_forget_numbers (DuckBoard *self)
{
  g_hash_table_remove_all (self->numbers);
  g_clear_object (&self->unit_sign);
  g_clear_object (&self->scale_sign);
}

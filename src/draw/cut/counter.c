/* counter.c: the face of a counter
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/cut/counter-private.h"

#include <math.h>

#include "draw/map/map-private.h"
#include "draw/surface/lettering-private.h"
#include "draw/surface/tag.h"
#include "draw/units/unit-private.h"

#define INSET 0.6 /* of the frame, for those who do not cut well */
#define LETTER 3.2 /* the em of names, where there is room */
#define LEAST_LETTER 1.5
#define BARS 2.4 /* from one to the next */

void
draw_counter_free (gpointer counter)
{
  g_free (((DrawCounter *) counter)->name);
  g_free (counter);
}

DrawBox
draw_box_shrink (DrawBox box, double by)
{
  return (DrawBox){ box.left + by, box.top + by, box.width - 2 * by, box.height - 2 * by };
}

static DrawColour
get_side_colour (gint side, DrawInk ink)
{
  if (side == 0)
    return draw_palette_get (DRAW_COLOUR_INK, ink);
  return draw_palette_get (side == 1 ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2, ink);
}

DrawBox
draw_counter_frame (cairo_t *cr, gint side, DrawBox face, double module, DrawInk ink)
{
  double line = fmin (fmax (module * 0.018, 0.2), 0.5);
  double save = ink == DRAW_INK_SAVING ? 0.5 : 1, thickness = save * (side != 1 ? line : 3 * line);
  DrawBox box = draw_box_shrink (face, fmin (INSET, module * 0.05) + thickness / 2);

  draw_set_colour (cr, get_side_colour (side, ink), 1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_width (cr, thickness);
  for (gint i = 0; i < (side == 2 ? 2 : 1); i++)
    {
      if (i > 0)
        box = draw_box_shrink (box, 2 * line);
      cairo_rectangle (cr, box.left, box.top, box.width, box.height);
      cairo_stroke (cr);
    }

  return draw_box_shrink (box, thickness / 2);
}

/* A triangle at the front; returns what is behind it. */
static DrawBox
draw_front (cairo_t *cr, DrawBox box, DrawInk ink)
{
  double notch = fmin (box.width, box.height) * 0.13;

  cairo_move_to (cr, 0, box.top + notch);
  cairo_line_to (cr, -notch * 1.25, box.top);
  cairo_line_to (cr, notch * 1.25, box.top);
  cairo_close_path (cr);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
  cairo_fill (cr);

  return (DrawBox){ box.left, box.top + notch, box.width, box.height - notch };
}

void
draw_counter_sign (cairo_t *cr, const WarUnitType *type, DrawBox box, DrawInk ink)
{
  double width, height, scale;

  draw_symbol_get_size (type->symbol, &width, &height);
  scale = fmin (box.width / width, box.height / height);
  cairo_save (cr);
  cairo_translate (cr, box.left + box.width / 2, box.top + box.height / 2);
  cairo_scale (cr, scale, scale);
  draw_symbol (cr, type->symbol, draw_palette_get (DRAW_COLOUR_SYMBOL, ink),
               ink == DRAW_INK_COLOUR ? draw_palette_get_cloth (type->cloth, ink)
                                      : draw_palette_get (DRAW_COLOUR_PAPER, ink));
  cairo_restore (cr);
}

static void
draw_sign_of_place (cairo_t *cr, WarPointKind place, DrawBox box, DrawInk ink)
{
  const DrawMapOptions options = { .ink = ink };
  const DrawMap map = { .cr = cr, .options = &options };

  draw_point_sign (&map, place, box.left + box.width / 2, box.top + box.height / 2,
                   fmin (box.width, box.height) * 0.45);
}

static void
draw_words (cairo_t *cr, const char *name, double letter, DrawBox box, DrawInk ink)
{
  DrawLettering lettering = { .face = DRAW_FACE_TEXT,
                              .size = letter,
                              .bold = TRUE,
                              .width = box.width,
                              .align = PANGO_ALIGN_CENTER };
  double width, height;

  for (;; lettering.size *= 0.94)
    {
      g_autoptr (PangoLayout) layout = draw_lettering_layout (cr, &lettering, name);

      draw_lettering_measure (cr, &lettering, name, &width, &height);
      if ((height <= box.height && !draw_layout_is_torn (layout))
          || lettering.size * 0.94 < LEAST_LETTER)
        break;
    }
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
  draw_lettering_show (cr, &lettering, box.left, box.top + (box.height - height) / 2, name);
}

void
draw_counter_name (cairo_t *cr, const char *name, DrawBox box, DrawInk ink)
{
  draw_words (cr, name, LETTER, box, ink);
}

void
draw_counter_title (cairo_t *cr, const char *name, DrawBox box, DrawInk ink)
{
  draw_words (cr, name, 2 * LETTER, box, ink);
}

void
draw_counter_word (cairo_t *cr, const char *word, DrawBox box, DrawInk ink)
{
  draw_words (cr, word, box.height * 0.8, box, ink);
}

DrawColour
draw_counter_get_ground (const WarUnitType *type, DrawInk ink)
{
  return type != NULL && ink == DRAW_INK_COLOUR ? draw_palette_get_cloth (type->cloth, ink)
                                                : draw_palette_get (DRAW_COLOUR_PAPER, ink);
}

/* As draw_counter_name(), from above to below in a box that is much higher than wide. */
static void
draw_name_along (cairo_t *cr, const char *name, DrawBox box, DrawInk ink)
{
  if (box.height < box.width * 1.5)
    {
      draw_counter_name (cr, name, box, ink);
      return;
    }

  cairo_save (cr);
  cairo_translate (cr, box.left + box.width, box.top);
  cairo_rotate (cr, G_PI / 2);
  draw_counter_name (cr, name, (DrawBox){ 0, 0, box.height, box.width }, ink);
  cairo_restore (cr);
}

/* The tag is in the middle, with a ring that nothing reaches into; on a long base sign, front and
 * name stand beside it, else before and behind it. */
static void
draw_tagged (cairo_t *cr, const DrawCounter *counter, DrawBox box, DrawInk ink)
{
  double half = counter->tag_size * 0.625 + 0.2;
  DrawBox front = box, name = box, sign;

  if (box.width - 2 * half > box.height - 2 * half)
    {
      front.width = -half - box.left;
      name.left = half;
      name.width = box.left + box.width - half;
      sign = front;
      sign.height *= 0.7;
      sign.top = box.top + box.height * 0.3;
    }
  else
    {
      front.height = -half - box.top;
      name.top = half;
      name.height = box.top + box.height - half;
      sign = front;
      sign.width *= 0.4;
    }
  if (front.width > 0 && front.height > 0)
    {
      cairo_save (cr);
      cairo_translate (cr, front.left + front.width / 2, 0);
      draw_front (
        cr, (DrawBox){ 0, front.top, fmin (front.width, front.height) * 3, box.height / 3 }, ink);
      cairo_restore (cr);
      draw_counter_sign (cr, counter->type, sign, ink);
    }
  if (name.width > 0 && name.height > 0)
    draw_name_along (cr, counter->name, name, ink);
  draw_tag (cr, counter->tag, counter->tag_size);
}

void
draw_counter_bars (cairo_t *cr, DrawBox box, DrawInk ink)
{
  cairo_save (cr);
  cairo_rectangle (cr, box.left, box.top, box.width, box.height);
  cairo_clip (cr);
  for (double x = box.left - box.height; x < box.left + box.width; x += BARS)
    {
      cairo_move_to (cr, x, box.top + box.height);
      cairo_line_to (cr, x + box.height, box.top);
    }
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_CONTOUR, ink), 1);
  cairo_set_line_width (cr, 0.25);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_face (cairo_t *cr, const DrawCounter *counter, gboolean is_back, DrawInk ink)
{
  DrawBox face = { -counter->width / 2, -counter->depth / 2, counter->width, counter->depth };
  /* Thin beside a tag, which needs the room. */
  double module = fmin (counter->width, counter->depth) * (counter->tag_size > 0 ? 0.4 : 1);
  DrawBox box, sign, name;

  cairo_save (cr);
  cairo_rectangle (cr, face.left, face.top, face.width, face.height);
  cairo_clip (cr);
  draw_set_colour (cr, draw_counter_get_ground (counter->type, ink), 1);
  cairo_paint (cr);
  if (is_back)
    draw_counter_bars (cr, face, ink);
  box = draw_counter_frame (cr, counter->side, face, module, ink);
  if (counter->tag_size > 0)
    {
      draw_tagged (cr, counter, box, ink);
      cairo_restore (cr);
      return;
    }
  if (counter->type != NULL)
    box = draw_front (cr, box, ink);
  box = draw_box_shrink (box, fmin (box.width, box.height) * 0.04);

  sign = name = box;
  if (box.width > box.height * 1.9)
    {
      sign.width = fmin (box.width * 0.42, box.height * 1.6);
      name.left += sign.width * 1.06;
      name.width -= sign.width * 1.06;
    }
  else
    {
      sign.height *= 0.6;
      name.top += sign.height;
      name.height -= sign.height;
    }
  if (counter->type != NULL)
    draw_counter_sign (cr, counter->type, sign, ink);
  else
    draw_sign_of_place (cr, counter->place, sign, ink);
  draw_counter_name (cr, counter->name, name, ink);
  cairo_restore (cr);
}

void
draw_counter (cairo_t *cr, const DrawCounter *counter, DrawInk ink)
{
  draw_face (cr, counter, FALSE, ink);
}

void
draw_counter_back (cairo_t *cr, const DrawCounter *counter, DrawInk ink)
{
  DrawCounter back = *counter;

  back.tag_size = 0;
  draw_face (cr, &back, TRUE, ink);
}

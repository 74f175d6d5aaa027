/* reserves.c: where on a map reserves come in
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/units/reserves.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/surface/lettering-private.h"
#include "engine/field/transform.h"

/* In millimetres on a field of USUAL_SIZE, the root of its area; larger on larger ones. */
#define USUAL_SIZE 430.0
#define ARROW_LENGTH 30.0
#define HEAD_LENGTH 12.0
#define HEAD_WIDTH 17.0
#define SHAFT_WIDTH 7.0
#define PAST_MIDDLE 22.0
#define LINE 1.6
#define LETTER 9.0
#define LETTER_GAP 3.0

/* Where reserves of a side come: in a zone, or at an edge. */
typedef struct
{
  gint side;
  const WarZone *zone; /* or NULL */
  WarFieldEdge edge;
  GArray *rounds; /* gint, ascending, each once */
} Place;

static void
clear_place (gpointer data)
{
  g_array_unref (((Place *) data)->rounds);
}

static void
add_round (GArray *rounds, gint round)
{
  guint at = 0;

  while (at < rounds->len && g_array_index (rounds, gint, at) < round)
    at++;
  if (at == rounds->len || g_array_index (rounds, gint, at) != round)
    g_array_insert_val (rounds, at, round);
}

static Place *
find_place (GArray *places, gint side, const WarZone *zone, WarFieldEdge edge)
{
  Place place = { .side = side, .zone = zone, .edge = edge };

  for (guint i = 0; i < places->len; i++)
    {
      Place *each = &g_array_index (places, Place, i);

      if (each->side == side && each->zone == zone && each->edge == edge)
        return each;
    }

  place.rounds = g_array_new (FALSE, FALSE, sizeof (gint));
  g_array_append_val (places, place);
  return &g_array_index (places, Place, places->len - 1);
}

static GArray *
list_places (const WarOperation *operation)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));

  g_array_set_clear_func (places, clear_place);
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      const GPtrArray *entries = operation->forces[side - 1]->entries;

      for (guint i = 0; i < entries->len; i++)
        {
          const WarForceEntry *entry = g_ptr_array_index (entries, i);
          const WarZone *zone
            = entry->zone != NULL ? war_field_find_zone (operation->field, entry->zone) : NULL;
          WarFieldEdge edge = zone != NULL ? WAR_FIELD_EDGE_NONE : entry->edge;

          if (entry->arrives != 0 && (zone != NULL || edge != WAR_FIELD_EDGE_NONE))
            add_round (find_place (places, side, zone, edge)->rounds, entry->arrives);
        }
    }

  return places;
}

/* ---------------------------------------------------------------------------------------------
 * Arrows. */

typedef struct
{
  double x, y; /* of its tip */
  double along_x, along_y; /* the way it points, of length 1 */
} Arrow;

static WarFieldEdge
find_nearest_edge (const WarField *field, WarPosition position)
{
  const WarLength distances[]
    = { position.y, field->width - position.x, field->depth - position.y, position.x };
  guint nearest = 0;

  for (guint i = 1; i < G_N_ELEMENTS (distances); i++)
    if (distances[i] < distances[nearest])
      nearest = i;

  return (WarFieldEdge) (WAR_FIELD_EDGE_NORTH + nearest);
}

/* Over the edge, beside that of the other side; or in the zone, from its edge, past its middle,
 * where an objective may lie. */
static Arrow
get_arrow (const WarField *field, const Place *place, double unit)
{
  double width = field->width / (double) WAR_MILLIMETRE;
  double depth = field->depth / (double) WAR_MILLIMETRE;
  double part = place->side == 1 ? 0.42 : 0.58, reach = (ARROW_LENGTH + 2) * unit;
  WarPosition middle = { 0, 0 };
  WarFieldEdge edge = place->edge;
  Arrow arrow;

  if (place->zone != NULL)
    {
      middle = war_shape_get_middle (&place->zone->shape);
      edge = find_nearest_edge (field, middle);
    }

  switch (edge)
    {
    case WAR_FIELD_EDGE_EAST:
      arrow = (Arrow){ width - reach, depth * part, -1, 0 };
      break;
    case WAR_FIELD_EDGE_SOUTH:
      arrow = (Arrow){ width * part, depth - reach, 0, -1 };
      break;
    case WAR_FIELD_EDGE_WEST:
      arrow = (Arrow){ reach, depth * part, 1, 0 };
      break;
    case WAR_FIELD_EDGE_NORTH:
    case WAR_FIELD_EDGE_NONE:
    default:
      arrow = (Arrow){ width * part, reach, 0, 1 };
    }
  if (place->zone != NULL)
    {
      arrow.x = middle.x / (double) WAR_MILLIMETRE - arrow.along_y * PAST_MIDDLE * unit;
      arrow.y = middle.y / (double) WAR_MILLIMETRE + arrow.along_x * PAST_MIDDLE * unit;
    }

  return arrow;
}

static void
trace_arrow (cairo_t *cr, const Arrow *arrow, double unit)
{
  const double points[][2] = {
    { 0, 0 },
    { -HEAD_LENGTH, HEAD_WIDTH / 2 },
    { -HEAD_LENGTH, SHAFT_WIDTH / 2 },
    { -ARROW_LENGTH, SHAFT_WIDTH / 2 },
    { -ARROW_LENGTH, -SHAFT_WIDTH / 2 },
    { -HEAD_LENGTH, -SHAFT_WIDTH / 2 },
    { -HEAD_LENGTH, -HEAD_WIDTH / 2 },
  };

  cairo_new_path (cr);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      double along = points[i][0] * unit, across = points[i][1] * unit;

      cairo_line_to (cr, arrow->x + along * arrow->along_x - across * arrow->along_y,
                     arrow->y + along * arrow->along_y + across * arrow->along_x);
    }
  cairo_close_path (cr);
}

/* "rounds 3, 5" */
static char *
describe_rounds (const GArray *rounds)
{
  g_autoptr (GString) numbers = g_string_new (NULL);

  for (guint i = 0; i < rounds->len; i++)
    g_string_append_printf (numbers, "%s%d", i > 0 ? ", " : "", g_array_index (rounds, gint, i));

  /* Translators: when reserves come, on a map; %s is a number or several */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "round %s", "rounds %s", rounds->len),
                          numbers->str);
}

/* Before the tip, on paper, within the field. */
static void
show_rounds (cairo_t *cr, const WarField *field, const Place *place, const Arrow *arrow,
             double unit, DrawColour colour, DrawColour paper)
{
  const DrawLettering lettering = { .face = DRAW_FACE_MAP, .size = LETTER * unit, .bold = TRUE };
  g_autofree char *text = describe_rounds (place->rounds);
  double width, height, x, y;
  double room_x = field->width / (double) WAR_MILLIMETRE;
  double room_y = field->depth / (double) WAR_MILLIMETRE;

  draw_lettering_measure (cr, &lettering, text, &width, &height);
  x = arrow->x + arrow->along_x * (LETTER_GAP * unit + width / 2) - width / 2;
  y = arrow->y + arrow->along_y * (LETTER_GAP * unit + height / 2) - height / 2;
  x = fmax (0, fmin (x, room_x - width));
  y = fmax (0, fmin (y, room_y - height));

  draw_set_colour (cr, paper, 0.85);
  cairo_rectangle (cr, x - unit, y, width + 2 * unit, height);
  cairo_fill (cr);
  draw_set_colour (cr, colour, 1);
  draw_lettering_show (cr, &lettering, x, y, text);
}

void
draw_reserves (cairo_t *cr, const WarOperation *operation, DrawInk ink)
{
  g_return_if_fail (cr != NULL && operation != NULL && operation->field != NULL);

  const WarField *field = operation->field;
  g_autoptr (GArray) places = list_places (operation);
  DrawColour paper = draw_palette_get (DRAW_COLOUR_PAPER, ink);
  double unit = sqrt ((double) field->width * field->depth) / WAR_MILLIMETRE / USUAL_SIZE;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);
      Arrow arrow = get_arrow (field, place, unit);
      DrawColour colour
        = draw_palette_get (place->side == 1 ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2, ink);

      trace_arrow (cr, &arrow, unit);
      draw_set_colour (cr, paper, 1);
      cairo_set_line_width (cr, 2.4 * LINE * unit);
      cairo_stroke_preserve (cr);
      draw_set_colour (cr, place->side == 1 ? colour : paper, 1);
      cairo_fill_preserve (cr);
      draw_set_colour (cr, colour, 1);
      cairo_set_line_width (cr, LINE * unit);
      cairo_stroke (cr);
      show_rounds (cr, field, place, &arrow, unit, colour, paper);
    }
  cairo_restore (cr);
}

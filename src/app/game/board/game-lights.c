/* game-lights.c: units of a game that somebody reads about, lit on the board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/board/game-lights.h"

#include <math.h>

#include "draw/surface/palette.h"
#include "engine/game/shown.h"
#include "text/game/event.h"

/* Logical pixels. */
#define GAP 6. /* beyond the corners of the base */
#define LINE 3.
#define BELOW 6. /* the white below a line, so that it shows on any ground */
#define DASH 6.
#define HEAD 10. /* of an arrow */

typedef struct
{
  graphene_point_t centre; /* mm */
  double radius;
  gboolean is_gone; /* the unit is not there any more */
} Light;

struct _DuckGameLights
{
  DuckBoard *board; /* lent */
  DuckBoardLayer *layer; /* of the board */
  GArray *lights; /* Light */
};

static void
stroke (cairo_t *cr, double pixel)
{
  const DrawColour white = { 1, 1, 1 }, colour = { 0.75, 0.2, 0.75 };

  cairo_set_line_width (cr, BELOW * pixel);
  draw_set_colour (cr, white, 0.8);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, LINE * pixel);
  draw_set_colour (cr, colour, 1);
  cairo_stroke (cr);
}

static void
draw_light (cairo_t *cr, const Light *light, double pixel)
{
  const double dash = DASH * pixel;

  cairo_new_path (cr);
  cairo_arc (cr, light->centre.x, light->centre.y, light->radius + GAP * pixel, 0, 2 * G_PI);
  cairo_set_dash (cr, &dash, light->is_gone ? 1 : 0, 0);
  stroke (cr, pixel);
}

/* From who acted to whom it was done to, with a head there. */
static void
draw_line (cairo_t *cr, const DuckGameLights *lights, double pixel)
{
  const Light *from = &g_array_index (lights->lights, Light, 0);
  const Light *to = &g_array_index (lights->lights, Light, 1);
  double dx = to->centre.x - from->centre.x, dy = to->centre.y - from->centre.y;
  double length = hypot (dx, dy), start = from->radius + GAP * pixel;
  double end = length - to->radius - GAP * pixel;

  if (end <= start)
    return;
  dx /= length;
  dy /= length;
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_new_path (cr);
  cairo_move_to (cr, from->centre.x + dx * start, from->centre.y + dy * start);
  cairo_line_to (cr, from->centre.x + dx * end, from->centre.y + dy * end);
  for (gint side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, from->centre.x + dx * end, from->centre.y + dy * end);
      cairo_rel_line_to (cr, HEAD * pixel * (-dx + side * dy / 2),
                         HEAD * pixel * (-dy - side * dx / 2));
    }
  stroke (cr, pixel);
}

static void
draw_cb (cairo_t *cr, double pixel, gpointer data)
{
  const DuckGameLights *lights = data;

  if (lights->lights->len == 2)
    draw_line (cr, lights, pixel);
  for (guint i = 0; i < lights->lights->len; i++)
    draw_light (cr, &g_array_index (lights->lights, Light, i), pixel);
}

DuckGameLights *
duck_game_lights_new (DuckBoard *board)
{
  g_return_val_if_fail (DUCK_IS_BOARD (board), NULL);

  DuckGameLights *lights = g_new0 (DuckGameLights, 1);

  lights->board = board;
  lights->lights = g_array_new (FALSE, FALSE, sizeof (Light));
  lights->layer = duck_board_add_layer (board, draw_cb, lights, NULL);
  duck_board_set_layer_visible (board, lights->layer, FALSE);
  return lights;
}

void
duck_game_lights_free (DuckGameLights *lights)
{
  if (lights == NULL)
    return;

  duck_board_remove_layer (lights->board, lights->layer);
  g_array_unref (lights->lights);
  g_free (lights);
}

/* Where the piece, or what is left of it, is; FALSE: it is nowhere on the field. */
static gboolean
find_piece (const WarSetup *setup, const WarState *state, gint row, Light *light)
{
  WarShownPiece piece;
  WarShownMarker marker;

  *light = (Light){ 0 };
  if (war_play_show_piece (setup, state, (guint) row, &piece))
    {
      light->centre.x = (float) piece.base.centre.x / WAR_MILLIMETRE;
      light->centre.y = (float) piece.base.centre.y / WAR_MILLIMETRE;
      light->radius = hypot (piece.base.width, piece.base.depth) / 2 / WAR_MILLIMETRE;
      return TRUE;
    }
  if (!war_play_show_marker (setup, state, (guint) row, &marker))
    return FALSE;
  light->centre.x = (float) marker.centre.x / WAR_MILLIMETRE;
  light->centre.y = (float) marker.centre.y / WAR_MILLIMETRE;
  light->radius = MAX (10., (double) marker.radius / WAR_MILLIMETRE);
  return TRUE;
}

void
duck_game_lights_show (DuckGameLights *lights, DuckGameDocument *document, DuckGameEvent *event,
                       guint n_orders)
{
  g_return_if_fail (lights != NULL);
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (document));

  const WarSetup *setup = duck_game_document_get_game (document)->setup;
  WarReplay *replay = duck_game_document_get_replay (document);
  gint pieces[2];
  guint n_pieces
    = event != NULL ? text_event_list_pieces (setup, duck_game_event_get_event (event), pieces) : 0;

  if (n_pieces == 0 && lights->lights->len == 0)
    return;
  g_array_set_size (lights->lights, 0);
  for (guint i = 0; i < n_pieces; i++)
    {
      guint before = duck_game_event_get_n_orders (event) - 1;
      Light light;

      if (find_piece (setup, war_replay_go_to (replay, n_orders), pieces[i], &light))
        g_array_append_val (lights->lights, light);
      else if (find_piece (setup, war_replay_go_to (replay, before), pieces[i], &light))
        {
          light.is_gone = TRUE;
          g_array_append_val (lights->lights, light);
        }
    }
  duck_board_set_layer_visible (lights->board, lights->layer, lights->lights->len > 0);
  duck_board_invalidate (lights->board, lights->layer, NULL);
}

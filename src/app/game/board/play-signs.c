/* play-signs.c: numbers and chances on a board, none over another
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/board/play-signs.h"

#include <math.h>

#include "app/game/board/play-marks.h"

/* Logical pixels. */
#define LETTERS 11. /* the size of a sign's */
#define SIGN_ROOM 3. /* around its letters */

/* So many times its height may a sign lie away from where it is wanted. */
#define FURTHEST 4

typedef struct
{
  graphene_rect_t bounds;
  graphene_point_t of;
  gboolean is_moved;
  char *words;
  DrawColour colour;
} Sign;

struct _DuckPlaySigns
{
  DuckBoardOverlay *overlay; /* lent */
  cairo_t *measuring;
  GArray *signs; /* Sign */
  GArray *taken; /* graphene_rect_t: their bounds */
};

static void
clear_sign (gpointer sign)
{
  g_free (((Sign *) sign)->words);
}

DuckPlaySigns *
duck_play_signs_new (DuckBoardOverlay *overlay)
{
  g_return_val_if_fail (overlay != NULL, NULL);

  DuckPlaySigns *self = g_new (DuckPlaySigns, 1);
  cairo_surface_t *nothing = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);

  self->overlay = overlay;
  self->measuring = cairo_create (nothing);
  cairo_surface_destroy (nothing);
  cairo_set_font_size (self->measuring, LETTERS);
  self->signs = g_array_new (FALSE, FALSE, sizeof (Sign));
  g_array_set_clear_func (self->signs, clear_sign);
  self->taken = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  return self;
}

static graphene_rect_t
get_bounds (const DuckPlaySigns *self, graphene_point_t middle, const char *words)
{
  double pixel = duck_board_overlay_get_pixel (self->overlay);
  cairo_text_extents_t extents;
  double width, height = (LETTERS + SIGN_ROOM) * pixel;

  cairo_text_extents (self->measuring, words, &extents);
  width = (extents.x_advance + 2 * SIGN_ROOM) * pixel;
  return GRAPHENE_RECT_INIT ((float) (middle.x - width / 2), (float) (middle.y - height / 2),
                             (float) width, (float) height);
}

static gboolean
is_free (const GArray *taken, const graphene_rect_t *bounds)
{
  for (guint i = 0; i < taken->len; i++)
    if (graphene_rect_intersection (&g_array_index (taken, graphene_rect_t, i), bounds, NULL))
      return FALSE;
  return TRUE;
}

gboolean
duck_play_signs_find_room (const GArray *taken, const graphene_rect_t *wanted,
                           graphene_rect_t *found)
{
  /* Below and above first, as signs are wider than they are high. */
  static const gint ways[][2]
    = { { 0, 1 }, { 0, -1 }, { 1, 0 }, { -1, 0 }, { 1, 1 }, { -1, 1 }, { 1, -1 }, { -1, -1 } };

  *found = *wanted;
  if (is_free (taken, found))
    return TRUE;
  for (guint step = 1; step <= FURTHEST; step++)
    for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
      {
        /* A hair more than beside each other. */
        double down = wanted->size.height * 1.1 * step * ways[i][1];
        double across = (wanted->size.width * 0.55 + wanted->size.height * 0.5) * step * ways[i][0];

        graphene_rect_offset_r (wanted, (float) across, (float) down, found);
        if (is_free (taken, found))
          return TRUE;
      }
  return FALSE;
}

static void
take (DuckPlaySigns *self, const graphene_rect_t *bounds, graphene_point_t of, gboolean is_moved,
      const char *words, DrawColour colour)
{
  const Sign sign = { *bounds, of, is_moved, g_strdup (words), colour };

  g_array_append_val (self->signs, sign);
  g_array_append_val (self->taken, *bounds);
}

void
duck_play_signs_add (DuckPlaySigns *self, graphene_point_t at, graphene_point_t of,
                     const char *words, DrawColour colour)
{
  g_return_if_fail (self != NULL && words != NULL);

  const graphene_rect_t wanted = get_bounds (self, at, words);
  graphene_rect_t found;

  if (duck_play_signs_find_room (self->taken, &wanted, &found))
    take (self, &found, of, !graphene_rect_equal (&found, &wanted), words, colour);
}

void
duck_play_signs_add_fixed (DuckPlaySigns *self, graphene_point_t at, const char *words,
                           DrawColour colour)
{
  g_return_if_fail (self != NULL && words != NULL);

  const graphene_rect_t bounds = get_bounds (self, at, words);

  take (self, &bounds, at, FALSE, words, colour);
}

/* Words on white. */
static void
draw_sign (DuckPlaySigns *self, const Sign *sign)
{
  double pixel = duck_board_overlay_get_pixel (self->overlay);
  const graphene_rect_t *bounds = &sign->bounds;
  cairo_t *cr = duck_board_overlay_add (self->overlay, bounds);

  cairo_set_font_size (cr, LETTERS * pixel);
  cairo_rectangle (cr, bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.85);
  cairo_fill (cr);
  draw_set_colour (cr, sign->colour, 1);
  cairo_move_to (cr, bounds->origin.x + SIGN_ROOM * pixel,
                 bounds->origin.y + bounds->size.height / 2 + LETTERS * pixel * 0.35);
  cairo_show_text (cr, sign->words);
}

void
duck_play_signs_end (DuckPlaySigns *self)
{
  g_return_if_fail (self != NULL);

  /* Lines lie below all signs. */
  for (guint i = 0; i < self->signs->len; i++)
    {
      const Sign *sign = &g_array_index (self->signs, Sign, i);
      graphene_point_t middle;

      graphene_rect_get_center (&sign->bounds, &middle);
      if (sign->is_moved)
        duck_play_mark_line (self->overlay, sign->of, middle, sign->colour, FALSE);
    }
  for (guint i = 0; i < self->signs->len; i++)
    draw_sign (self, &g_array_index (self->signs, Sign, i));
  g_array_unref (self->signs);
  g_array_unref (self->taken);
  cairo_destroy (self->measuring);
  g_free (self);
}

/* play-hexes.c: the hexes that an order may name, on a board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/play-hexes.h"

#include "app/game/board/play-marks.h"

/* How opaque a hex is lit where nothing would be left, and how much more where all would. */
#define LEAST_SHADE 0.12
#define SHADE 0.42

static void
trace (cairo_t *cr, const WarHexes *hexes, WarHex hex)
{
  WarPosition corners[WAR_HEX_N_DIRECTIONS];

  war_hex_get_corners (hexes, hex, corners);
  cairo_new_sub_path (cr);
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      graphene_point_t corner = duck_play_mark_point (corners[i]);

      cairo_line_to (cr, corner.x, corner.y);
    }
  cairo_close_path (cr);
}

static graphene_rect_t
get_bounds (const WarHexes *hexes, WarHex hex, double margin)
{
  WarPosition centre = war_hex_get_centre (hexes, hex);
  graphene_point_t from = duck_play_mark_point (
    (WarPosition){ centre.x - hexes->half_width, centre.y - 2 * hexes->third });
  graphene_point_t to = duck_play_mark_point (
    (WarPosition){ centre.x + hexes->half_width, centre.y + 2 * hexes->third });

  return GRAPHENE_RECT_INIT ((float) (from.x - margin), (float) (from.y - margin),
                             (float) (to.x - from.x + 2 * margin),
                             (float) (to.y - from.y + 2 * margin));
}

/* The darker, the more the unit would have left there. */
static void
light (const WarHexes *hexes, const GArray *lit, DuckBoardOverlay *overlay)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  graphene_rect_t bounds;
  cairo_t *cr;

  if (lit->len == 0)
    return;

  for (guint i = 0; i < lit->len; i++)
    {
      graphene_rect_t its = get_bounds (hexes, (WarHex) g_array_index (lit, DuckPlayHex, i).hex,
                                        DUCK_PLAY_MARK_MARGIN * pixel);

      if (i == 0)
        bounds = its;
      graphene_rect_union (&bounds, &its, &bounds);
    }
  cr = duck_board_overlay_add (overlay, &bounds);
  for (guint i = 0; i < lit->len; i++)
    {
      const DuckPlayHex *hex = &g_array_index (lit, DuckPlayHex, i);

      cairo_new_path (cr);
      trace (cr, hexes, (WarHex) hex->hex);
      draw_set_colour (cr, duck_play_reach_colour, LEAST_SHADE + SHADE * CLAMP (hex->left, 0, 1));
      cairo_fill_preserve (cr);
      draw_set_colour (cr, duck_play_reach_colour, 0.8);
      cairo_set_line_width (cr, 1.5 * pixel);
      cairo_stroke (cr);
    }
}

static void
outline (const WarHexes *hexes, WarHex hex, DuckBoardOverlay *overlay)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  graphene_rect_t bounds = get_bounds (hexes, hex, DUCK_PLAY_MARK_MARGIN * pixel);
  cairo_t *cr = duck_board_overlay_add (overlay, &bounds);

  trace (cr, hexes, hex);
  duck_play_mark_stroke (cr, pixel, duck_play_chosen_colour, FALSE);
}

/* What stands in an order so far. */
static void
outline_said (const WarHexes *hexes, const WarOrderKind *kind, const WarOrder *order, guint n_said,
              DuckBoardOverlay *overlay)
{
  for (guint i = 0; i < n_said && kind->arguments[i].name != NULL; i++)
    if (kind->arguments[i].kind == WAR_ARGUMENT_HEX && order->arguments[i] >= 0
        && order->arguments[i] < (gint32) war_hexes_get_n (hexes))
      outline (hexes, (WarHex) order->arguments[i], overlay);
}

void
duck_play_hexes_draw (DuckPlay *play, DuckPlayReach *reach, DuckBoardOverlay *overlay)
{
  g_return_if_fail (DUCK_IS_PLAY (play));

  const WarSetup *setup = duck_play_get_setup (play);
  const WarField *field = setup->operation->field;
  const WarChoice *hand = duck_play_get_hand (play), *next = duck_play_get_next (play);
  const WarOrder *proposal = duck_play_get_proposal (play);
  WarHexes hexes;

  if (field->board == NULL)
    return;

  hexes = war_field_get_hexes (field);
  light (&hexes, duck_play_reach_get_hexes (reach), overlay);
  if (proposal != NULL)
    outline_said (&hexes, &setup->play->orders[proposal->kind], proposal, WAR_ORDER_MAX_ARGUMENTS,
                  overlay);
  else if (next != NULL)
    outline_said (&hexes, &setup->play->orders[next->order.kind], &next->order, next->n_chosen,
                  overlay);
  else if (hand != NULL)
    outline_said (&hexes, &setup->play->orders[hand->order.kind], &hand->order, hand->n_chosen,
                  overlay);
}

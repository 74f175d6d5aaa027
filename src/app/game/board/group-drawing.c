/* group-drawing.c: several units of a game that are moved at once, on a board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/board/group-drawing.h"

#include "app/game/board/play-marks.h"
#include "engine/game/joint-move.h"

void
duck_group_drawing_frame (DuckBoardOverlay *overlay, WarPosition corner, WarPosition other)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  graphene_point_t a = duck_play_mark_point (corner), b = duck_play_mark_point (other);
  graphene_rect_t frame = { a, GRAPHENE_SIZE_INIT (0, 0) }, bounds;
  float margin = (float) (DUCK_PLAY_MARK_MARGIN * pixel);
  cairo_t *cr;

  graphene_rect_expand (&frame, &b, &frame);
  graphene_rect_inset_r (&frame, -margin, -margin, &bounds);
  cr = duck_board_overlay_add (overlay, &bounds);
  cairo_rectangle (cr, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height);
  draw_set_colour (cr, duck_play_reach_colour, 0.1);
  cairo_fill_preserve (cr);
  duck_play_mark_stroke (cr, pixel, duck_play_reach_colour, TRUE);
}

void
duck_group_drawing_hull (DuckBoardOverlay *overlay, const GArray *hull)
{
  g_autofree graphene_point_t *corners = g_new (graphene_point_t, MAX (hull->len, 1));

  for (guint i = 0; i < hull->len; i++)
    corners[i] = duck_play_mark_point (g_array_index (hull, WarPosition, i));
  if (hull->len > 0)
    duck_play_mark_area (overlay, corners, hull->len, duck_play_chosen_colour);
}

static gboolean
has (const GArray *members, gint piece)
{
  for (guint i = 0; i < members->len; i++)
    if (g_array_index (members, gint, i) == piece)
      return TRUE;
  return FALSE;
}

void
duck_group_drawing_members (DuckBoardOverlay *overlay, DuckPlay *play, const GArray *members)
{
  const WarSetup *setup = duck_play_get_setup (play);
  WarShownPiece piece;

  for (gint row = 0; row < (gint) setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    if (has (members, duck_play_get_lead (play, row))
        && war_play_show_piece (setup, duck_play_get_view (play), (guint) row, &piece))
      duck_play_mark_ring_of_many (overlay, &piece.base, duck_play_chosen_colour, FALSE);
}

void
duck_group_drawing_moves (DuckBoardOverlay *overlay, DuckPlay *play, const GArray *moves)
{
  const WarSetup *setup = duck_play_get_setup (play);
  WarShownPiece piece;

  for (guint i = 0; i < moves->len; i++)
    {
      const WarJointMove *move = &g_array_index (moves, WarJointMove, i);

      if (!war_play_show_piece (setup, duck_play_get_view (play), (guint) move->actor, &piece))
        continue;
      if (!move->goes)
        {
          duck_play_mark_cross (overlay, &piece.base.centre);
          continue;
        }
      duck_play_mark_line (overlay, duck_play_mark_point (piece.base.centre),
                           duck_play_mark_point (move->end.centre), duck_play_reach_colour, FALSE);
      duck_play_mark_ghost (overlay, &move->end, 0.35, FALSE);
      if (move->is_short)
        duck_play_mark_line (overlay, duck_play_mark_point (move->end.centre),
                             duck_play_mark_point (move->wanted), duck_play_target_colour, TRUE);
    }
}

/* over-board.c: what lies over the board of a game does not lie over each other, nor over a choice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/board/over-board.h"

#include "app/game/board/turn-banner.h"
#include "app/game/hand/play-tool.h"

/* What the buttons that zoom take of the width and the height, in logical pixels. */
#define CONTROLS 175
#define CONTROLS_HEIGHT 66

/* Where the dice may lie, the usual corner first. The buttons that zoom have the fourth. */
typedef enum
{
  CORNER_BOTTOM_START,
  CORNER_TOP_START,
  CORNER_TOP_END,
  N_CORNERS
} Corner;

typedef struct
{
  GtkOverlay *overlay;
  GtkWidget *band, *dice, *banner, *caption;
  DuckBoard *board; /* on which something is chosen; or NULL */
  gboolean band_is_low; /* it lies above the buttons that zoom, not at the top */
  Corner corner; /* of the dice */
  GdkRectangle place; /* theirs */
  gboolean is_hidden; /* the dice have no place */
} OverBoard; /* all widgets are lent */

static GdkRectangle
place_band_at (OverBoard *self, gboolean is_low)
{
  int whole = gtk_widget_get_width (GTK_WIDGET (self->overlay)), width, height;
  int most = gtk_widget_get_height (GTK_WIDGET (self->overlay));

  gtk_widget_measure (self->band, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (width, whole);
  gtk_widget_measure (self->band, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  height = MIN (height, most);
  return (GdkRectangle){ (whole - width) / 2, is_low ? MAX (most - height - CONTROLS_HEIGHT, 0) : 0,
                         width, height };
}

static GdkRectangle
place_band (OverBoard *self)
{
  return place_band_at (self, self->band_is_low);
}

/* The height that the band leaves begins there. */
static int
get_top (OverBoard *self)
{
  return gtk_widget_get_visible (self->band) && !self->band_is_low ? place_band (self).height : 0;
}

static GdkRectangle
place_banner (OverBoard *self)
{
  int whole = gtk_widget_get_width (GTK_WIDGET (self->overlay)), width, height;

  gtk_widget_measure (self->banner, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (width, whole);
  gtk_widget_measure (self->banner, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return (GdkRectangle){ (whole - width) / 2, get_top (self), width, height };
}

/* Beside the buttons that zoom, over as many lines as it takes there. */
static GdkRectangle
place_caption (OverBoard *self)
{
  gboolean is_mirrored = gtk_widget_get_direction (self->caption) == GTK_TEXT_DIR_RTL;
  int whole = gtk_widget_get_width (GTK_WIDGET (self->overlay)), least, width, height;

  gtk_widget_measure (self->caption, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  width = CLAMP (width, least, MAX (whole - CONTROLS, least));
  gtk_widget_measure (self->caption, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return (GdkRectangle){ is_mirrored ? whole - width : 0,
                         gtk_widget_get_height (GTK_WIDGET (self->overlay)) - height, width,
                         height };
}

/* Below the banner while it says something. */
static int
get_dice_top (OverBoard *self)
{
  GdkRectangle banner = place_banner (self);

  return duck_turn_banner_get_title (DUCK_TURN_BANNER (self->banner)) != NULL
           ? banner.y + banner.height
           : get_top (self);
}

static GdkRectangle
place_dice (OverBoard *self, Corner corner)
{
  gboolean is_mirrored = gtk_widget_get_direction (self->dice) == GTK_TEXT_DIR_RTL;
  int whole = gtk_widget_get_width (GTK_WIDGET (self->overlay)), least, width, height;

  gtk_widget_measure (self->dice, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  width = CLAMP (width, least, MAX (whole - CONTROLS, least));
  gtk_widget_measure (self->dice, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return (GdkRectangle){ is_mirrored != (corner == CORNER_TOP_END) ? whole - width : 0,
                         corner == CORNER_BOTTOM_START
                           ? gtk_widget_get_height (GTK_WIDGET (self->overlay)) - height
                           : get_dice_top (self),
                         width, height };
}

/* Whether the band, the edge of the board or the caption, which lies below at the start, leave room
 * for them there. */
static gboolean
has_room (OverBoard *self, Corner corner, const GdkRectangle *place)
{
  return !(corner == CORNER_BOTTOM_START
           && (gtk_widget_get_visible (self->caption)
               || (gtk_widget_get_visible (self->band) && self->band_is_low)))
         && place->y >= get_top (self)
         && place->y + place->height <= gtk_widget_get_height (GTK_WIDGET (self->overlay));
}

/* What of a choice would be hidden there. */
static DuckPlayCover
find_choice (OverBoard *self, const GdkRectangle *place)
{
  if (self->board == NULL || duck_board_get_tool (self->board) == NULL)
    return DUCK_PLAY_COVER_NOTHING;

  graphene_point_t from = duck_board_widget_to_table (self->board, place->x, place->y);
  graphene_point_t to
    = duck_board_widget_to_table (self->board, place->x + place->width, place->y + place->height);
  const graphene_rect_t area = GRAPHENE_RECT_INIT (from.x, from.y, to.x - from.x, to.y - from.y);
  DuckPlayTool *tool = DUCK_PLAY_TOOL (duck_board_get_tool (self->board));

  return duck_play_drawing_find_cover (duck_play_tool_get_drawing (tool), &area);
}

/* Likewise, or what is pointed at. */
static DuckPlayCover
find_cover (OverBoard *self, const GdkRectangle *place)
{
  WarPosition pointed;

  if (self->board != NULL && duck_board_get_pointed (self->board, &pointed))
    {
      graphene_point_t at = duck_board_position_to_widget (self->board, pointed);

      if (gdk_rectangle_contains_point (place, (int) at.x, (int) at.y))
        return DUCK_PLAY_COVER_CHOICE;
    }
  return find_choice (self, place);
}

/* It stays where it is unless it hides less at the other end: whoever reads it presses it next. */
static void
choose_band_end (OverBoard *self)
{
  const GdkRectangle here = place_band (self), there = place_band_at (self, !self->band_is_low);

  if (find_choice (self, &there) < find_choice (self, &here))
    self->band_is_low = !self->band_is_low;
}

/* They stay where they are if no other corner is better: whoever reads them follows them there. */
static void
choose_corner (OverBoard *self)
{
  DuckPlayCover least = DUCK_PLAY_COVER_CHOICE;
  Corner best = self->corner;

  for (guint i = 0; i < N_CORNERS && least > DUCK_PLAY_COVER_NOTHING; i++)
    {
      Corner corner = (self->corner + i) % N_CORNERS;
      const GdkRectangle place = place_dice (self, corner);
      DuckPlayCover cover
        = has_room (self, corner, &place) ? find_cover (self, &place) : DUCK_PLAY_COVER_CHOICE;

      if (cover < least)
        {
          least = cover;
          best = corner;
        }
    }
  self->is_hidden = least == DUCK_PLAY_COVER_CHOICE;
  self->corner = best;
}

static gboolean
place_cb (GtkOverlay *overlay, GtkWidget *widget, GdkRectangle *place, OverBoard *self)
{
  if (widget == self->band)
    {
      choose_band_end (self);
      *place = place_band (self);
    }
  else if (widget == self->banner)
    *place = place_banner (self);
  else if (widget == self->caption)
    *place = place_caption (self);
  else if (widget == self->dice)
    {
      choose_corner (self);
      *place = self->place = place_dice (self, self->corner);
      gtk_widget_set_child_visible (widget, !self->is_hidden);
    }
  return widget == self->band || widget == self->dice || widget == self->banner
         || widget == self->caption;
}

/* Something else is chosen, proposed or pointed at, or is seen elsewhere. */
static void
follow_choice (GtkOverlay *overlay)
{
  OverBoard *self = g_object_get_data (G_OBJECT (overlay), "over-board");
  Corner corner = self->corner;
  gboolean is_hidden = self->is_hidden, is_low = self->band_is_low;

  if (gtk_widget_get_visible (self->band))
    choose_band_end (self);
  if (self->band_is_low != is_low)
    gtk_widget_queue_allocate (GTK_WIDGET (overlay));
  if (!gtk_widget_get_visible (self->dice)
      || (!self->is_hidden && has_room (self, self->corner, &self->place)
          && find_cover (self, &self->place) == DUCK_PLAY_COVER_NOTHING))
    return;
  choose_corner (self);
  if (self->corner != corner || self->is_hidden != is_hidden)
    gtk_widget_queue_allocate (GTK_WIDGET (overlay));
}

/* Others that are rolled lie where dice are looked for. */
static void
dice_shown_cb (GtkOverlay *overlay)
{
  OverBoard *self = g_object_get_data (G_OBJECT (overlay), "over-board");

  if (!gtk_widget_get_visible (self->dice))
    self->corner = CORNER_BOTTOM_START;
}

/* After a pause what is asked is looked for at the top. */
static void
band_shown_cb (GtkOverlay *overlay)
{
  OverBoard *self = g_object_get_data (G_OBJECT (overlay), "over-board");

  if (!gtk_widget_get_visible (self->band))
    self->band_is_low = FALSE;
}

void
duck_over_board_arrange (GtkOverlay *overlay, GtkWidget *band, GtkWidget *dice, GtkWidget *banner,
                         GtkWidget *caption)
{
  g_return_if_fail (GTK_IS_OVERLAY (overlay));
  g_return_if_fail (GTK_IS_WIDGET (band));
  g_return_if_fail (GTK_IS_WIDGET (dice));
  g_return_if_fail (DUCK_IS_TURN_BANNER (banner));
  g_return_if_fail (GTK_IS_WIDGET (caption));

  OverBoard *self = g_new (OverBoard, 1);

  *self = (OverBoard){
    .overlay = overlay, .band = band, .dice = dice, .banner = banner, .caption = caption
  };
  g_object_set_data_full (G_OBJECT (overlay), "over-board", self, g_free);
  g_signal_connect (overlay, "get-child-position", G_CALLBACK (place_cb), self);
  g_signal_connect_object (caption, "notify::visible", G_CALLBACK (follow_choice), overlay,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (band, "notify::visible", G_CALLBACK (band_shown_cb), overlay,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dice, "notify::visible", G_CALLBACK (dice_shown_cb), overlay,
                           G_CONNECT_SWAPPED);
}

void
duck_over_board_give_way (GtkOverlay *overlay, DuckBoard *board)
{
  g_return_if_fail (GTK_IS_OVERLAY (overlay));
  g_return_if_fail (DUCK_IS_BOARD (board));

  OverBoard *self = g_object_get_data (G_OBJECT (overlay), "over-board");
  DuckPlayTool *tool = DUCK_PLAY_TOOL (duck_board_get_tool (board));

  self->board = board;
  g_signal_connect_object (board, "pointed", G_CALLBACK (follow_choice), overlay,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (duck_play_tool_get_drawing (tool), "changed", G_CALLBACK (follow_choice),
                           overlay, G_CONNECT_SWAPPED);
}

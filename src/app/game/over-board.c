/* over-board.c: what lies over the board of a game does not lie over each other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/over-board.h"

/* What the buttons that zoom take of the width, in logical pixels. */
#define CONTROLS 130

typedef struct
{
  GtkWidget *band, *dice; /* lent */
} Overlays;

static GdkRectangle
place_band (GtkOverlay *overlay, GtkWidget *band)
{
  int whole = gtk_widget_get_width (GTK_WIDGET (overlay)), width, height;
  int most = gtk_widget_get_height (GTK_WIDGET (overlay));

  gtk_widget_measure (band, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (width, whole);
  gtk_widget_measure (band, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return (GdkRectangle){ (whole - width) / 2, 0, width, MIN (height, most) };
}

static GdkRectangle
place_dice (GtkOverlay *overlay, GtkWidget *dice)
{
  gboolean is_mirrored = gtk_widget_get_direction (dice) == GTK_TEXT_DIR_RTL;
  int whole = gtk_widget_get_width (GTK_WIDGET (overlay)), least, width, height;

  gtk_widget_measure (dice, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  width = CLAMP (width, least, MAX (whole - CONTROLS, least));
  gtk_widget_measure (dice, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return (GdkRectangle){ is_mirrored ? whole - width : 0,
                         gtk_widget_get_height (GTK_WIDGET (overlay)) - height, width, height };
}

static gboolean
place_cb (GtkOverlay *overlay, GtkWidget *widget, GdkRectangle *place, const Overlays *overlays)
{
  int top
    = gtk_widget_get_visible (overlays->band) ? place_band (overlay, overlays->band).height : 0;

  if (widget == overlays->band)
    *place = place_band (overlay, widget);
  else if (widget == overlays->dice)
    {
      *place = place_dice (overlay, widget);
      gtk_widget_set_child_visible (widget, place->y >= top);
    }
  return widget == overlays->band || widget == overlays->dice;
}

void
duck_over_board_arrange (GtkOverlay *overlay, GtkWidget *band, GtkWidget *dice)
{
  g_return_if_fail (GTK_IS_OVERLAY (overlay));
  g_return_if_fail (GTK_IS_WIDGET (band));
  g_return_if_fail (GTK_IS_WIDGET (dice));

  Overlays *overlays = g_new (Overlays, 1);

  *overlays = (Overlays){ band, dice };
  g_signal_connect_data (overlay, "get-child-position", G_CALLBACK (place_cb), overlays,
                         (GClosureNotify) (GCallback) g_free, 0);
}

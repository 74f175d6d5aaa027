/* carrying.c: units that are dragged from a list to their place on the map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/carrying.h"

#include "app/base/newer.h"

/* No drag and drop of GTK's: that has the keyboard while it lasts, and a unit is turned by keys
 * before it is let go. */
typedef struct
{
  DuckPlay *play; /* these are lent: what holds the widget holds them */
  DuckBoard *board;
  gint piece;
  gboolean is_carried;
} Carrying;

/* Whether pointing at the map would place the chosen unit, which is this one. */
static gboolean
is_placed (const Carrying *self)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarChoice *hand = duck_play_get_hand (self->play);
  WarChoiceWant want;

  if (duck_play_get_seat (self->play) == WAR_NONE || hand == NULL
      || duck_play_get_chosen (self->play) != self->piece)
    return FALSE;
  want = war_choice_get_want (setup, hand);
  return want == WAR_CHOICE_PLACE
         || (want == WAR_CHOICE_HEX
             && setup->play->orders[hand->order.kind].role == WAR_ORDER_PLACES);
}

/* Proposes the place under the pointer; beyond the map none. FALSE: it cannot stand there. */
static gboolean
point (const Carrying *self, GtkGesture *gesture, double dx, double dy)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  double x, y;

  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (gesture), &x, &y);
  if (duck_widget_find_point (widget, GTK_WIDGET (self->board), x + dx, y + dy, &x, &y)
      && gtk_widget_contains (GTK_WIDGET (self->board), x, y))
    return duck_play_point (self->play, duck_board_widget_to_position (self->board, x, y),
                            WAR_NONE);

  duck_play_say (self->play, NULL);
  duck_play_propose (self->play, NULL);
  return FALSE;
}

static void
let_go (Carrying *self, GtkGesture *gesture)
{
  self->is_carried = FALSE;
  gtk_widget_set_cursor (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), NULL);
}

/* Fingers scroll the list. */
static void
begin_cb (GtkGesture *gesture, double x, double y, Carrying *self)
{
  if (gdk_device_get_source (gtk_gesture_get_device (gesture)) == GDK_SOURCE_TOUCHSCREEN)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
}

/* Takes it up, if it may be placed. The map gets the keys. */
static gboolean
take_up (Carrying *self, GtkGesture *gesture)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  if (!duck_play_may_act (self->play, self->piece))
    return FALSE;
  if (duck_play_get_chosen (self->play) != self->piece)
    duck_play_choose (self->play, self->piece);
  if (!is_placed (self))
    return FALSE;

  gtk_widget_set_cursor_from_name (widget, "grabbing");
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  return TRUE;
}

static void
update_cb (GtkGesture *gesture, double dx, double dy, Carrying *self)
{
  if (!self->is_carried)
    {
      if (!gtk_drag_check_threshold (
            gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), 0, 0, (int) dx,
            (int) dy))
        return;
      self->is_carried = take_up (self, gesture);
      gtk_gesture_set_state (gesture, self->is_carried ? GTK_EVENT_SEQUENCE_CLAIMED
                                                       : GTK_EVENT_SEQUENCE_DENIED);
    }
  /* Escape lets go of it. */
  if (self->is_carried && is_placed (self))
    point (self, gesture, dx, dy);
}

static void
end_cb (GtkGesture *gesture, double dx, double dy, Carrying *self)
{
  if (!self->is_carried)
    return;
  let_go (self, gesture);
  if (is_placed (self) && point (self, gesture, dx, dy))
    duck_play_give_proposal (self->play);
}

static void
cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, Carrying *self)
{
  if (!self->is_carried)
    return;
  let_go (self, gesture);
  duck_play_propose (self->play, NULL);
}

void
duck_carrying_add (GtkWidget *widget, DuckPlay *play, gint piece, DuckBoard *board)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (DUCK_IS_PLAY (play));
  g_return_if_fail (DUCK_IS_BOARD (board));

  GtkGesture *gesture = gtk_gesture_drag_new ();
  Carrying *self = g_new (Carrying, 1);

  *self = (Carrying){ play, board, piece, FALSE };
  g_signal_connect_data (gesture, "drag-begin", G_CALLBACK (begin_cb), self,
                         (GClosureNotify) (GCallback) g_free, 0);
  g_signal_connect (gesture, "drag-update", G_CALLBACK (update_cb), self);
  g_signal_connect (gesture, "drag-end", G_CALLBACK (end_cb), self);
  g_signal_connect (gesture, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (gesture));
}

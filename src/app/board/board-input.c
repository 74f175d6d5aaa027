/* board-input.c: what pointer, wheel, touchpad and keys do on a board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/board-private.h"

#include <math.h>

/* How far a pressed pointer moves before it drags, in logical pixels: hands tremble. */
#define DRAG_THRESHOLD 3.

/* A drag this near to the edge of the canvas pans, faster the nearer it is: in logical pixels, and
 * in those per second. */
#define EDGE 24.
#define EDGE_SPEED 900.

static DuckBoardToolClass *
get_class (DuckBoard *self)
{
  return DUCK_BOARD_TOOL_GET_CLASS (self->tool);
}

void
duck_board_update_pointer (DuckBoard *self)
{
  const char *name = "grab";

  if (self->grip == DUCK_BOARD_PANS)
    name = "grabbing";
  else if (self->tool != NULL && !self->space)
    name = duck_board_tool_get_cursor (self->tool);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), name != NULL ? name : "default");
}

static void
set_grip (DuckBoard *self, DuckBoardGrip grip)
{
  self->grip = grip;
  duck_board_update_pointer (self);
}

static gboolean
tool_has_grip (DuckBoard *self)
{
  return self->grip == DUCK_BOARD_PRESSED || self->grip == DUCK_BOARD_DRAGS
         || self->grip == DUCK_BOARD_HELD;
}

void
duck_board_cancel_grip (DuckBoard *self)
{
  gboolean tool = tool_has_grip (self);

  set_grip (self, DUCK_BOARD_IDLE);
  if (tool && get_class (self)->cancel != NULL)
    get_class (self)->cancel (self->tool);
}

static DuckBoardEvent
new_event (DuckBoard *self, double x, double y, GtkEventController *controller)
{
  return (DuckBoardEvent){
    .position = duck_board_widget_to_position (self, x, y),
    .x = self->x + x / self->scale,
    .y = self->y + y / self->scale,
    .pixel = 1 / self->scale,
    .modifiers = gtk_event_controller_get_current_event_state (controller),
    .button = self->button,
    .n_press = self->n_press,
  };
}

/* ---------------------------------------------------------------------------------------------
 * Wheel and pinch. */

/* Where to zoom: under the pointer, else in the middle. */
static void
zoom_here (DuckBoard *self, double factor)
{
  graphene_rect_t canvas = duck_board_get_canvas (self);
  double x = self->pointer_x, y = self->pointer_y;

  if (x < 0 || y < 0)
    {
      x = canvas.origin.x + canvas.size.width / 2;
      y = canvas.origin.y + canvas.size.height / 2;
    }
  duck_board_zoom_at (self, x, y, factor);
}

/* With Shift the one axis comes as the other. */
static gboolean
turn_in_hand (DuckBoard *self, double dx, double dy)
{
  DuckBoardToolClass *klass = self->tool != NULL ? DUCK_BOARD_TOOL_GET_CLASS (self->tool) : NULL;

  return klass != NULL && klass->turn != NULL && klass->turn (self->tool, dx + dy);
}

static gboolean
scroll_cb (DuckBoard *self, double dx, double dy)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (self->scroll);
  GdkScrollUnit unit
    = gtk_event_controller_scroll_get_unit (GTK_EVENT_CONTROLLER_SCROLL (self->scroll));

  if (unit == GDK_SCROLL_UNIT_WHEEL && (state & GDK_SHIFT_MASK) != 0 && turn_in_hand (self, dx, dy))
    return GDK_EVENT_STOP;

  if (unit == GDK_SCROLL_UNIT_WHEEL && dy == 0)
    duck_board_pan (self, dx * DUCK_BOARD_PAN_STEP, 0); /* a wheel that tilts */
  else if (unit == GDK_SCROLL_UNIT_WHEEL)
    zoom_here (self, pow (DUCK_BOARD_ZOOM_STEP, -dy));
  else if ((state & GDK_CONTROL_MASK) != 0)
    zoom_here (self, pow (DUCK_BOARD_ZOOM_STEP, -dy / DUCK_BOARD_PAN_STEP));
  else
    duck_board_pan (self, dx, dy);
  return GDK_EVENT_STOP;
}

static void
pinch_end_cb (DuckBoard *self)
{
  self->start_scale = 0;
}

static void
pinch_cb (DuckBoard *self, double factor, GtkGesture *pinch)
{
  double x, y;

  /* factor counts from the beginning of the gesture. */
  if (self->start_scale <= 0)
    self->start_scale = self->scale;
  factor *= self->start_scale / self->scale;
  if (gtk_gesture_is_recognized (pinch) && gtk_gesture_get_bounding_box_center (pinch, &x, &y))
    duck_board_zoom_at (self, x, y, factor);
  else
    zoom_here (self, factor);
}

/* ---------------------------------------------------------------------------------------------
 * The pointer. */

static void
hover (DuckBoard *self, const DuckBoardEvent *event)
{
  if (self->tool != NULL && self->grip == DUCK_BOARD_IDLE && get_class (self)->hover != NULL)
    get_class (self)->hover (self->tool, event);
}

static void
motion_cb (DuckBoard *self, double x, double y, GtkEventController *motion)
{
  /* GTK says where the pointer is whenever something is laid out, too. One that rests takes nothing
   * from the keys. */
  if (self->by_keys && x == self->pointer_x && y == self->pointer_y)
    return;

  /* A button that is down belongs to the drag; the rulers mark the pointer in any case. */
  self->pointer_x = x;
  self->pointer_y = y;
  self->by_keys = FALSE;
  duck_board_emit_pointed (self);
  if (self->grip == DUCK_BOARD_IDLE)
    {
      DuckBoardEvent event = new_event (self, x, y, motion);

      event.button = 0;
      event.n_press = 0;
      hover (self, &event);
    }
  if (self->show_rulers)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
leave_cb (DuckBoard *self)
{
  self->pointer_x = self->pointer_y = -1;
  if (!self->by_keys)
    {
      duck_board_emit_pointed (self);
      hover (self, NULL);
    }
  if (self->show_rulers)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
is_on_mini_map (DuckBoard *self, double x, double y)
{
  graphene_rect_t map = duck_board_get_mini_map (self);

  return map.size.width > 0
         && graphene_rect_contains_point (&map, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

/* How fast the view follows a drag to one end of an axis: −1 … 1. more_before, more_after: there is
 * something to see beyond that end. */
static double
get_edge_pull (double at, double from, double size, gboolean more_before, gboolean more_after)
{
  if (at < from + EDGE && more_before)
    return MAX ((at - from - EDGE) / EDGE, -1);
  if (at > from + size - EDGE && more_after)
    return MIN ((at - from - size + EDGE) / EDGE, 1);
  return 0;
}

/* FALSE: the drag is not at the edge. */
static gboolean
find_edge_pull (DuckBoard *self, double *x, double *y)
{
  graphene_rect_t canvas = duck_board_get_canvas (self), sight = duck_board_get_sight (self);
  const graphene_rect_t *all = &self->bounds;

  *x = get_edge_pull (self->drag_x, canvas.origin.x, canvas.size.width,
                      sight.origin.x > all->origin.x,
                      sight.origin.x + sight.size.width < all->origin.x + all->size.width);
  *y = get_edge_pull (self->drag_y, canvas.origin.y, canvas.size.height,
                      sight.origin.y > all->origin.y,
                      sight.origin.y + sight.size.height < all->origin.y + all->size.height);
  return fabs (*x) > 0 || fabs (*y) > 0;
}

static void
send_drag (DuckBoard *self)
{
  if (get_class (self)->drag != NULL)
    {
      DuckBoardEvent event = new_event (self, self->drag_x, self->drag_y, self->drag);

      get_class (self)->drag (self->tool, &event);
    }
}

static gboolean
edge_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  DuckBoard *self = DUCK_BOARD (widget);
  double x, y;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double seconds = CLAMP ((double) (now - self->edge_time) / G_USEC_PER_SEC, 0, 0.05);

  if (self->grip != DUCK_BOARD_DRAGS || !find_edge_pull (self, &x, &y))
    {
      self->edge = 0;
      return G_SOURCE_REMOVE;
    }
  self->edge_time = now;
  duck_board_pan (self, x * EDGE_SPEED * seconds, y * EDGE_SPEED * seconds);
  send_drag (self);
  return G_SOURCE_CONTINUE;
}

/* Starts to pan where a drag has come to the edge; it ends by itself. */
static void
watch_edge (DuckBoard *self)
{
  double x, y;

  if (self->edge != 0 || !find_edge_pull (self, &x, &y))
    return;
  self->edge_time = g_get_monotonic_time ();
  self->edge = gtk_widget_add_tick_callback (GTK_WIDGET (self), edge_cb, NULL, NULL);
}

/* Presses that come soon after each other at the same place count up. */
static void
count_press (DuckBoard *self, double x, double y, guint button)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (self));
  gint64 now = g_get_monotonic_time () / 1000;
  gint time, distance;

  g_object_get (settings, "gtk-double-click-time", &time, "gtk-double-click-distance", &distance,
                NULL);
  if (button == self->button && now - self->press_time < time
      && fabs (x - self->press_x) <= distance && fabs (y - self->press_y) <= distance)
    self->n_press++;
  else
    self->n_press = 1;
  self->press_time = now;
  self->press_x = x;
  self->press_y = y;
  self->button = button;
}

/* Whether the board is used by keys, or by the pointer. */
static void
set_has_keys (DuckBoard *self, gboolean has_keys)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->has_keys = has_keys;
  if (has_keys)
    gtk_widget_add_css_class (widget, "by-keys");
  else
    gtk_widget_remove_css_class (widget, "by-keys");
  gtk_widget_queue_draw (widget);
}

static void
drag_begin_cb (DuckBoard *self, double x, double y, GtkGesture *drag)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (drag));
  DuckBoardPress press = DUCK_BOARD_PRESS_PASS;

  if (button == 0)
    button = GDK_BUTTON_PRIMARY;
  duck_board_cancel_grip (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  set_has_keys (self, FALSE);
  count_press (self, x, y, button);
  if (is_on_mini_map (self, x, y) && button == GDK_BUTTON_PRIMARY)
    {
      set_grip (self, DUCK_BOARD_PANS_SMALL);
      duck_board_go_by_mini_map (self, x, y);
      return;
    }

  if (self->tool != NULL && !self->space && button != GDK_BUTTON_MIDDLE
      && get_class (self)->press != NULL)
    {
      DuckBoardEvent event = new_event (self, x, y, GTK_EVENT_CONTROLLER (drag));

      press = get_class (self)->press (self->tool, &event);
    }
  self->pans_or_clicks = press == DUCK_BOARD_PRESS_PAN;
  if (press == DUCK_BOARD_PRESS_CLICK || press == DUCK_BOARD_PRESS_DRAG)
    {
      set_grip (self, DUCK_BOARD_PRESSED);
      /* Who goes on by keys goes on from there. */
      duck_board_set_cursor (self, duck_board_widget_to_position (self, x, y));
    }
  else if (button == GDK_BUTTON_PRIMARY || button == GDK_BUTTON_MIDDLE)
    {
      self->start_x = self->x;
      self->start_y = self->y;
      self->space_used = self->space;
      set_grip (self, DUCK_BOARD_PANS);
    }
  else
    gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (DuckBoard *self, double dx, double dy, GtkGesture *drag)
{
  if (self->grip == DUCK_BOARD_PANS)
    {
      self->fits = FALSE;
      duck_board_set_view (self, self->start_x - dx / self->scale, self->start_y - dy / self->scale,
                           self->scale);
    }
  if (self->grip == DUCK_BOARD_PANS_SMALL)
    duck_board_go_by_mini_map (self, self->press_x + dx, self->press_y + dy);
  if (self->grip == DUCK_BOARD_PRESSED && hypot (dx, dy) >= DRAG_THRESHOLD)
    self->grip = DUCK_BOARD_DRAGS;
  if (self->grip == DUCK_BOARD_DRAGS)
    {
      self->drag_x = self->press_x + dx;
      self->drag_y = self->press_y + dy;
      send_drag (self);
      watch_edge (self);
    }
}

static void
drag_end_cb (DuckBoard *self, double dx, double dy, GtkGesture *drag)
{
  DuckBoardGrip grip = self->grip;

  if (grip == DUCK_BOARD_PANS && self->pans_or_clicks && hypot (dx, dy) < DRAG_THRESHOLD)
    grip = DUCK_BOARD_PRESSED;
  set_grip (self, DUCK_BOARD_IDLE);
  if ((grip == DUCK_BOARD_PRESSED || grip == DUCK_BOARD_DRAGS) && get_class (self)->release != NULL)
    {
      gboolean moved = grip == DUCK_BOARD_DRAGS;
      DuckBoardEvent event
        = new_event (self, self->press_x + (moved ? dx : 0), self->press_y + (moved ? dy : 0),
                     GTK_EVENT_CONTROLLER (drag));

      duck_board_set_cursor (self, event.position);
      get_class (self)->release (self->tool, &event);
    }
}

/* A short click of a mouse, where drawing takes longer than it: GTK asks the server where the
 * pointer is once widgets have moved, hears of no button, and gives up before it has come to the
 * release, which it keeps to itself then. Touches are given up for another gesture. */
static void
drag_cancel_cb (DuckBoard *self, GdkEventSequence *touch, GtkGesture *drag)
{
  if (touch == NULL && self->grip == DUCK_BOARD_PRESSED)
    drag_end_cb (self, 0, 0, drag);
  else
    duck_board_cancel_grip (self);
}

/* ---------------------------------------------------------------------------------------------
 * Keys. */

static gboolean
zoom_key (DuckBoard *self, guint key)
{
  graphene_rect_t canvas = duck_board_get_canvas (self);
  double x = canvas.origin.x + canvas.size.width / 2;
  double y = canvas.origin.y + canvas.size.height / 2;

  switch (key)
    {
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Equal:
      duck_board_zoom_at (self, x, y, DUCK_BOARD_ZOOM_STEP);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      duck_board_zoom_at (self, x, y, 1 / DUCK_BOARD_ZOOM_STEP);
      return TRUE;
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
      duck_board_fit (self);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
find_use (DuckBoard *self, guint key, GdkModifierType state)
{
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (key == GDK_KEY_Escape && self->grip != DUCK_BOARD_IDLE)
    {
      duck_board_cancel_grip (self);
      return TRUE;
    }
  if (key == GDK_KEY_space && duck_board_has_cursor (self) && modifiers == 0)
    {
      /* The bar is told from the bar that pans when it comes up; held, it repeats. */
      if (!self->space)
        self->space_used = FALSE;
      self->space = TRUE;
      duck_board_update_pointer (self);
      return TRUE;
    }
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0 && zoom_key (self, key))
    return TRUE;
  if ((modifiers & GDK_ALT_MASK) == 0 && duck_board_cursor_key (self, key, modifiers))
    return TRUE;

  return self->tool != NULL && get_class (self)->key != NULL
         && get_class (self)->key (self->tool, key, modifiers);
}

gboolean
duck_board_use_key (DuckBoard *self, guint key, GdkModifierType state)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), GDK_EVENT_PROPAGATE);

  if (!find_use (self, key, state))
    return GDK_EVENT_PROPAGATE;

  set_has_keys (self, gtk_widget_has_focus (GTK_WIDGET (self)));
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (DuckBoard *self, guint key, guint code, GdkModifierType state)
{
  return duck_board_use_key (self, key, state);
}

static void
key_released_cb (DuckBoard *self, guint key, guint code, GdkModifierType state)
{
  if (key != GDK_KEY_space || !self->space)
    return;
  self->space = FALSE;
  duck_board_update_pointer (self);
  if (!self->space_used)
    duck_board_press_cursor (self, state & gtk_accelerator_get_default_mod_mask ());
}

static void
focus_leave_cb (DuckBoard *self)
{
  self->space = FALSE;
  if (self->grip == DUCK_BOARD_HELD)
    duck_board_cancel_grip (self);
  duck_board_update_pointer (self);
  set_has_keys (self, FALSE);
}

static void
focus_enter_cb (DuckBoard *self)
{
  duck_board_update_description (self);
  set_has_keys (self, gtk_widget_has_visible_focus (GTK_WIDGET (self)));
}

void
duck_board_add_controllers (DuckBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (widget, motion);

  self->scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  g_signal_connect_swapped (self->scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (widget, self->scroll);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  self->drag = GTK_EVENT_CONTROLLER (drag);
  gtk_widget_add_controller (widget, self->drag);

  g_signal_connect_swapped (pinch, "end", G_CALLBACK (pinch_end_cb), self);
  g_signal_connect_swapped (pinch, "cancel", G_CALLBACK (pinch_end_cb), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));

  self->keys = gtk_event_controller_key_new ();
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (self->keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (widget, self->keys);

  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_enter_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_leave_cb), self);
  gtk_widget_add_controller (widget, focus);
}

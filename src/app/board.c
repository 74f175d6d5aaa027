/* board.c: the widget that shows a battlefield
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board.h"

#include <math.h>

/* One click of a wheel, one press of a key. */
#define ZOOM_STEP 1.25
#define PAN_STEP 48

/* Logical pixels per millimetre: closer shows nothing more. */
#define SCALE_MAX 16.

/* Free space around a drawing that fits, in logical pixels. */
#define FIT_MARGIN 14.

struct _DuckBoard
{
  GtkWidget parent_instance;

  GSimpleActionGroup *actions;
  GtkEventController *scroll;

  DuckBoardDraw draw;
  gpointer data;
  GDestroyNotify destroy;
  graphene_rect_t bounds; /* mm */

  double x, y; /* mm: the place at the widget's top left corner */
  double scale; /* logical pixels per mm */
  gboolean fits; /* follow the size of the widget */
  double pointer_x, pointer_y; /* negative: the pointer is elsewhere */
  double start_x, start_y, start_scale; /* of the gesture that is going on */

  DuckBoardPicture *picture;
  GdkTexture *texture; /* the picture as GTK shows it, or NULL */
};

G_DEFINE_FINAL_TYPE (DuckBoard, duck_board, GTK_TYPE_WIDGET)

/* ---------------------------------------------------------------------------------------------
 * The view. */

/* The scale at which everything is seen. */
static double
get_fitting_scale (DuckBoard *self)
{
  double width = MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * FIT_MARGIN, 1);
  double height = MAX (gtk_widget_get_height (GTK_WIDGET (self)) - 2 * FIT_MARGIN, 1);

  return MIN (width / self->bounds.size.width, height / self->bounds.size.height);
}

static double
get_minimal_scale (DuckBoard *self)
{
  return MIN (get_fitting_scale (self) / 2, SCALE_MAX);
}

static void
set_enabled (DuckBoard *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
update_actions (DuckBoard *self)
{
  set_enabled (self, "zoom-in", self->draw != NULL && self->scale < SCALE_MAX * 0.999);
  set_enabled (self, "zoom-out",
               self->draw != NULL && self->scale > get_minimal_scale (self) * 1.001);
  set_enabled (self, "fit", self->draw != NULL && !self->fits);
}

/* Shows a place, but never so that the middle of the widget is off the drawing. */
static void
set_view (DuckBoard *self, double x, double y, double scale)
{
  double half_width = gtk_widget_get_width (GTK_WIDGET (self)) / scale / 2;
  double half_height = gtk_widget_get_height (GTK_WIDGET (self)) / scale / 2;
  double left = self->bounds.origin.x, top = self->bounds.origin.y;

  self->x = CLAMP (x + half_width, left, left + self->bounds.size.width) - half_width;
  self->y = CLAMP (y + half_height, top, top + self->bounds.size.height) - half_height;
  self->scale = scale;
  update_actions (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
duck_board_fit (DuckBoard *self)
{
  g_return_if_fail (DUCK_IS_BOARD (self));

  double scale = MIN (get_fitting_scale (self), SCALE_MAX);
  double width = gtk_widget_get_width (GTK_WIDGET (self)) / scale;
  double height = gtk_widget_get_height (GTK_WIDGET (self)) / scale;

  self->fits = TRUE;
  set_view (self, self->bounds.origin.x + (self->bounds.size.width - width) / 2,
            self->bounds.origin.y + (self->bounds.size.height - height) / 2, scale);
}

void
duck_board_zoom_at (DuckBoard *self, double x, double y, double factor)
{
  g_return_if_fail (DUCK_IS_BOARD (self));
  g_return_if_fail (factor > 0);

  double scale = CLAMP (self->scale * factor, get_minimal_scale (self), SCALE_MAX);

  self->fits = FALSE;
  set_view (self, self->x + x / self->scale - x / scale, self->y + y / self->scale - y / scale,
            scale);
}

void
duck_board_pan (DuckBoard *self, double dx, double dy)
{
  g_return_if_fail (DUCK_IS_BOARD (self));

  self->fits = FALSE;
  set_view (self, self->x + dx / self->scale, self->y + dy / self->scale, self->scale);
}

double
duck_board_get_scale (DuckBoard *self)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), 1);

  return self->scale;
}

graphene_point_t
duck_board_widget_to_table (DuckBoard *self, double x, double y)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), *graphene_point_zero ());

  return GRAPHENE_POINT_INIT ((float) (self->x + x / self->scale),
                              (float) (self->y + y / self->scale));
}

graphene_point_t
duck_board_table_to_widget (DuckBoard *self, double x, double y)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), *graphene_point_zero ());

  return GRAPHENE_POINT_INIT ((float) ((x - self->x) * self->scale),
                              (float) ((y - self->y) * self->scale));
}

/* ---------------------------------------------------------------------------------------------
 * Input. */

/* Where to zoom: under the pointer, else in the middle. */
static void
zoom_here (DuckBoard *self, double factor)
{
  double x = self->pointer_x, y = self->pointer_y;

  if (x < 0 || y < 0)
    {
      x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.;
      y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.;
    }
  duck_board_zoom_at (self, x, y, factor);
}

static void
zoom_middle (DuckBoard *self, double factor)
{
  duck_board_zoom_at (self, gtk_widget_get_width (GTK_WIDGET (self)) / 2.,
                      gtk_widget_get_height (GTK_WIDGET (self)) / 2., factor);
}

static void
motion_cb (DuckBoard *self, double x, double y)
{
  self->pointer_x = x;
  self->pointer_y = y;
}

static void
leave_cb (DuckBoard *self)
{
  self->pointer_x = self->pointer_y = -1;
}

static gboolean
scroll_cb (DuckBoard *self, double dx, double dy)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (self->scroll);
  GdkScrollUnit unit
    = gtk_event_controller_scroll_get_unit (GTK_EVENT_CONTROLLER_SCROLL (self->scroll));

  if (unit == GDK_SCROLL_UNIT_WHEEL && dy == 0)
    duck_board_pan (self, dx * PAN_STEP, 0); /* a wheel that tilts */
  else if (unit == GDK_SCROLL_UNIT_WHEEL)
    zoom_here (self, pow (ZOOM_STEP, -dy));
  else if ((state & GDK_CONTROL_MASK) != 0)
    zoom_here (self, pow (ZOOM_STEP, -dy / PAN_STEP));
  else
    duck_board_pan (self, dx, dy);
  return GDK_EVENT_STOP;
}

static void
drag_begin_cb (DuckBoard *self)
{
  self->start_x = self->x;
  self->start_y = self->y;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
}

static void
drag_update_cb (DuckBoard *self, double dx, double dy)
{
  self->fits = FALSE;
  set_view (self, self->start_x - dx / self->scale, self->start_y - dy / self->scale, self->scale);
}

static void
drag_end_cb (DuckBoard *self)
{
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grab");
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

static gboolean
zoom_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  zoom_middle (DUCK_BOARD (widget), g_variant_get_double (arguments));
  return TRUE;
}

static gboolean
fit_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  duck_board_fit (DUCK_BOARD (widget));
  return TRUE;
}

static gboolean
pan_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  gint dx, dy;

  g_variant_get (arguments, "(ii)", &dx, &dy);
  duck_board_pan (DUCK_BOARD (widget), dx, dy);
  return TRUE;
}

static void
zoom_in_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  zoom_middle (self, ZOOM_STEP);
}

static void
zoom_out_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  zoom_middle (self, 1 / ZOOM_STEP);
}

static void
fit_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_board_fit (self);
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

void
duck_board_set_drawing (DuckBoard *self, const graphene_rect_t *bounds, DuckBoardDraw draw,
                        gpointer data, GDestroyNotify destroy)
{
  g_return_if_fail (DUCK_IS_BOARD (self));
  g_return_if_fail (bounds != NULL && bounds->size.width > 0 && bounds->size.height > 0);
  g_return_if_fail (draw != NULL);

  if (self->destroy != NULL)
    self->destroy (self->data);
  self->draw = draw;
  self->data = data;
  self->destroy = destroy;
  self->bounds = *bounds;
  duck_board_picture_invalidate (self->picture);
  if (self->fits)
    duck_board_fit (self);
  else
    set_view (self, self->x, self->y, self->scale);
}

GActionGroup *
duck_board_get_actions (DuckBoard *self)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

guint64
duck_board_get_n_drawn (DuckBoard *self)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), 0);

  return duck_board_picture_get_n_drawn (self->picture);
}

/* The texture shares the memory of the surface, which nobody draws to any more. */
static GdkTexture *
new_texture (cairo_surface_t *surface)
{
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  gint height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (
    cairo_image_surface_get_data (surface), stride * (gsize) height,
    (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (surface));

  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                 GDK_MEMORY_DEFAULT, bytes, stride);
}

static void
duck_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DuckBoard *self = DUCK_BOARD (widget);
  gint factor = gtk_widget_get_scale_factor (widget);
  gint width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double scale = self->scale * factor;

  if (self->draw == NULL || width <= 0 || height <= 0)
    return;

  DuckBoardView view = {
    .x = (gint) round (self->x * scale),
    .y = (gint) round (self->y * scale),
    .width = width * factor,
    .height = height * factor,
    .scale = scale,
  };

  if (duck_board_picture_update (self->picture, &view, self->draw, self->data)
      || self->texture == NULL)
    {
      g_clear_object (&self->texture);
      self->texture = new_texture (duck_board_picture_get_surface (self->picture));
    }

  graphene_point_t corner
    = duck_board_table_to_widget (self, self->bounds.origin.x, self->bounds.origin.y);
  GskRoundedRect sheet;

  gsk_rounded_rect_init_from_rect (
    &sheet,
    &GRAPHENE_RECT_INIT (corner.x, corner.y, self->bounds.size.width * (float) self->scale,
                         self->bounds.size.height * (float) self->scale),
    0);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gtk_snapshot_append_outset_shadow (snapshot, &sheet, &(GdkRGBA){ 0, 0, 0, 0.35f }, 0, 1, 1, 6);
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gtk_snapshot_pop (snapshot);
}

static void
duck_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = 160;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 720 : 480;
}

static void
duck_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  DuckBoard *self = DUCK_BOARD (widget);

  if (self->draw == NULL)
    return;
  if (self->fits)
    duck_board_fit (self);
  else
    set_view (self, self->x, self->y, MAX (self->scale, get_minimal_scale (self)));
}

static void
duck_board_dispose (GObject *object)
{
  DuckBoard *self = DUCK_BOARD (object);

  if (self->destroy != NULL)
    self->destroy (self->data);
  self->draw = NULL;
  self->destroy = NULL;
  g_clear_pointer (&self->picture, duck_board_picture_free);
  g_clear_object (&self->texture);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (duck_board_parent_class)->dispose (object);
}

/* A key and its twin on the keypad. */
static void
add_key (GtkWidgetClass *klass, guint key, guint keypad_key, GtkShortcutFunc func,
         GVariant *arguments)
{
  const guint keys[] = { key, keypad_key };

  g_variant_ref_sink (arguments);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GtkShortcut) shortcut = gtk_shortcut_new (
        gtk_keyval_trigger_new (keys[i], 0), gtk_callback_action_new (func, NULL, NULL));

      gtk_shortcut_set_arguments (shortcut, arguments);
      gtk_widget_class_add_shortcut (klass, shortcut);
    }
  g_variant_unref (arguments);
}

static void
duck_board_class_init (DuckBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_board_dispose;
  widget_class->snapshot = duck_board_snapshot;
  widget_class->measure = duck_board_measure;
  widget_class->size_allocate = duck_board_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);

  add_key (widget_class, GDK_KEY_plus, GDK_KEY_KP_Add, zoom_key_cb,
           g_variant_new_double (ZOOM_STEP));
  add_key (widget_class, GDK_KEY_equal, GDK_KEY_KP_Equal, zoom_key_cb,
           g_variant_new_double (ZOOM_STEP));
  add_key (widget_class, GDK_KEY_minus, GDK_KEY_KP_Subtract, zoom_key_cb,
           g_variant_new_double (1 / ZOOM_STEP));
  gtk_widget_class_add_binding (widget_class, GDK_KEY_0, 0, fit_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_0, 0, fit_key_cb, NULL);
  add_key (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, pan_key_cb,
           g_variant_new ("(ii)", -PAN_STEP, 0));
  add_key (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, pan_key_cb,
           g_variant_new ("(ii)", PAN_STEP, 0));
  add_key (widget_class, GDK_KEY_Up, GDK_KEY_KP_Up, pan_key_cb,
           g_variant_new ("(ii)", 0, -PAN_STEP));
  add_key (widget_class, GDK_KEY_Down, GDK_KEY_KP_Down, pan_key_cb,
           g_variant_new ("(ii)", 0, PAN_STEP));
}

static void
add_controllers (DuckBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();
  const guint buttons[] = { GDK_BUTTON_PRIMARY, GDK_BUTTON_MIDDLE };

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (widget, motion);

  self->scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  g_signal_connect_swapped (self->scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (widget, self->scroll);

  /* Not the secondary button, which is for menus. */
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkGesture *drag = gtk_gesture_drag_new ();

      gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), buttons[i]);
      g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
      g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
      g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
      gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
    }

  g_signal_connect_swapped (pinch, "end", G_CALLBACK (pinch_end_cb), self);
  g_signal_connect_swapped (pinch, "cancel", G_CALLBACK (pinch_end_cb), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
}

static void
duck_board_init (DuckBoard *self)
{
  static const GActionEntry actions[] = {
    { .name = "zoom-in", .activate = zoom_in_action },
    { .name = "zoom-out", .activate = zoom_out_action },
    { .name = "fit", .activate = fit_action },
  };

  self->picture = duck_board_picture_new ();
  self->bounds = GRAPHENE_RECT_INIT (0, 0, 1, 1);
  self->scale = 1;
  self->fits = TRUE;
  self->pointer_x = self->pointer_y = -1;

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions),
                                   self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grab");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  add_controllers (self);
  update_actions (self);
}

GtkWidget *
duck_board_new (void)
{
  return g_object_new (DUCK_TYPE_BOARD, NULL);
}

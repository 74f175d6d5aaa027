/* photo-view.c: a photo of a table, with handles at the corners of the field and marks on units
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/photo-view.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* In pixels of the screen. */
#define HANDLE 36 /* to be hit by a finger */
#define RING 9 /* that is drawn of it */
#define GLASS 64 /* half of the glass */
#define ABOVE 96 /* from a handle to the middle of the glass */
#define MARGIN 6

/* Of the whole view, likewise. */
#define LEAST_WIDTH 240
#define NATURAL 480

/* A pixel of the photo is so many of the screen under the glass. */
#define MAGNIFIED 3.0

#define FAR_STEP 10 /* of a key with Shift, in pixels of the photo */

struct _DuckPhotoView
{
  GtkWidget parent_instance;

  const DuckPhoto *photo; /* lent; or NULL */
  StorePoint corners[WAR_TAG_N_CORNERS];
  gboolean has_corners, are_handles;
  GtkWidget *handles[WAR_TAG_N_CORNERS];
  gint held; /* the handle that is pulled; or −1 */
  StorePoint grip; /* from the pointer to its corner, in pixels of the photo */
  GArray *marks; /* DuckPhotoMark */
  gint chosen; /* row, or WAR_NONE */
};

G_DEFINE_FINAL_TYPE (DuckPhotoView, duck_photo_view, GTK_TYPE_WIDGET)

enum
{
  CORNERS_MOVED,
  MARK_PRESSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---------------------------------------------------------------------------------------------
 * Where it is. */

typedef struct
{
  double scale; /* pixels of the screen for one of the photo */
  double x, y; /* of the photo's corner */
} Place;

static Place
get_place (DuckPhotoView *self)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN;
  double height = gtk_widget_get_height (GTK_WIDGET (self)) - 2 * MARGIN;
  double own_width = store_photo_get_width (self->photo->photo);
  double own_height = store_photo_get_height (self->photo->photo);
  Place place = { .scale = fmax (fmin (width / own_width, height / own_height), 1e-3) };

  place.x = MARGIN + (width - own_width * place.scale) / 2;
  place.y = MARGIN + (height - own_height * place.scale) / 2;
  return place;
}

static StorePoint
to_screen (const Place *place, StorePoint at)
{
  return (StorePoint){ place->x + at.x * place->scale, place->y + at.y * place->scale };
}

static StorePoint
to_photo (const Place *place, double x, double y)
{
  return (StorePoint){ (x - place->x) / place->scale, (y - place->y) / place->scale };
}

static StorePoint
keep_inside (DuckPhotoView *self, StorePoint at)
{
  double width = store_photo_get_width (self->photo->photo);
  double height = store_photo_get_height (self->photo->photo);

  return (StorePoint){ CLAMP (at.x, 0, width), CLAMP (at.y, 0, height) };
}

/* ---------------------------------------------------------------------------------------------
 * Drawing. */

static void
add_polygon (cairo_t *cr, const Place *place, const StorePoint *corners)
{
  for (guint i = 0; i < 4; i++)
    {
      StorePoint at = to_screen (place, corners[i]);

      cairo_line_to (cr, at.x, at.y);
    }
  cairo_close_path (cr);
}

/* Light on dark, so that it is seen on any photo. */
static void
stroke (cairo_t *cr, double width, double red, double green, double blue)
{
  cairo_set_source_rgba (cr, 0, 0, 0, 0.7);
  cairo_set_line_width (cr, width + 2);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, red, green, blue);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
draw_field (DuckPhotoView *self, cairo_t *cr, const Place *place)
{
  add_polygon (cr, place, self->corners);
  stroke (cr, 1.5, 1, 1, 1);
}

static void
draw_mark (DuckPhotoView *self, cairo_t *cr, const Place *place, const DuckPhotoMark *mark)
{
  double width = mark->row == self->chosen ? 4 : 1.5;
  StorePoint left = to_screen (place, mark->corners[0]);
  StorePoint right = to_screen (place, mark->corners[1]);

  add_polygon (cr, place, mark->corners);
  /* What is wrong is told from the rest without colours: it has a cross. */
  if (mark->is_wrong)
    {
      for (guint i = 0; i < 2; i++)
        {
          StorePoint from = to_screen (place, mark->corners[i]);
          StorePoint to = to_screen (place, mark->corners[i + 2]);

          cairo_move_to (cr, from.x, from.y);
          cairo_line_to (cr, to.x, to.y);
        }
      stroke (cr, width, 1, 0.45, 0.3);
    }
  else
    stroke (cr, width, 0.45, 0.9, 0.55);
  cairo_move_to (cr, left.x, left.y);
  cairo_line_to (cr, right.x, right.y);
  stroke (cr, width + 2, 1, 1, 1);
}

static void
draw_handle (DuckPhotoView *self, cairo_t *cr, const Place *place, guint corner)
{
  StorePoint at = to_screen (place, self->corners[corner]);
  gboolean is_focused = gtk_widget_is_focus (self->handles[corner]);

  cairo_new_sub_path (cr);
  cairo_arc (cr, at.x, at.y, RING, 0, 2 * G_PI);
  stroke (cr, is_focused ? 4 : 2.5, 1, 0.85, 0.3);
  cairo_arc (cr, at.x, at.y, 1.5, 0, 2 * G_PI);
  stroke (cr, 1, 1, 1, 1);
}

/* The pixels of the photo around a place. */
static cairo_surface_t *
cut_out (const StorePhoto *photo, gint left, gint top, gint side)
{
  gint width = (gint) store_photo_get_width (photo), height = (gint) store_photo_get_height (photo);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, side);
  guint8 *data = cairo_image_surface_get_data (surface);
  gsize row_length = (gsize) cairo_image_surface_get_stride (surface);
  guint stride;
  const guint8 *pixels = store_photo_get_pixels (photo, &stride);

  for (gint y = MAX (0, -top); y < side && top + y < height; y++)
    {
      guint32 *row = (guint32 *) (gpointer) (data + (gsize) y * row_length);

      for (gint x = MAX (0, -left); x < side && left + x < width; x++)
        {
          const guint8 *pixel = pixels + (gsize) (top + y) * stride + (gsize) (left + x) * 3;

          row[x] = (guint32) pixel[0] << 16 | (guint32) pixel[1] << 8 | pixel[2];
        }
    }
  cairo_surface_mark_dirty (surface);
  return surface;
}

/* Above the handle, where no finger hides it, or below if there is no room. */
static void
draw_glass (DuckPhotoView *self, cairo_t *cr, const Place *place, guint corner)
{
  StorePoint at = to_screen (place, self->corners[corner]);
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double x = fmax (fmin (at.x, width - GLASS - MARGIN), GLASS + MARGIN);
  double y = at.y - ABOVE > GLASS ? at.y - ABOVE : at.y + ABOVE;
  gint half = (gint) ceil (GLASS / MAGNIFIED) + 1;
  gint left = (gint) floor (self->corners[corner].x) - half;
  gint top = (gint) floor (self->corners[corner].y) - half;
  cairo_surface_t *surface = cut_out (self->photo->photo, left, top, 2 * half + 1);

  cairo_save (cr);
  cairo_arc (cr, x, y, GLASS, 0, 2 * G_PI);
  cairo_clip_preserve (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill (cr);
  cairo_translate (cr, x - (self->corners[corner].x - left) * MAGNIFIED,
                   y - (self->corners[corner].y - top) * MAGNIFIED);
  cairo_scale (cr, MAGNIFIED, MAGNIFIED);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_restore (cr);
  cairo_surface_destroy (surface);

  cairo_arc (cr, x, y, GLASS, 0, 2 * G_PI);
  stroke (cr, 2.5, 1, 0.85, 0.3);
  cairo_move_to (cr, x - GLASS, y);
  cairo_line_to (cr, x + GLASS, y);
  cairo_move_to (cr, x, y - GLASS);
  cairo_line_to (cr, x, y + GLASS);
  cairo_set_source_rgba (cr, 1, 0.85, 0.3, 0.9);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* Of which there is a glass; −1: of none. */
static gint
find_watched (DuckPhotoView *self)
{
  if (self->held >= 0)
    return self->held;
  for (gint i = 0; i < WAR_TAG_N_CORNERS; i++)
    if (self->are_handles && gtk_widget_has_visible_focus (self->handles[i]))
      return i;
  return -1;
}

static void
draw_photo (DuckPhotoView *self, cairo_t *cr, const Place *place)
{
  cairo_surface_t *picture = self->photo->picture;
  double factor
    = store_photo_get_width (self->photo->photo) / (double) cairo_image_surface_get_width (picture);

  cairo_save (cr);
  cairo_translate (cr, place->x, place->y);
  cairo_scale (cr, place->scale * factor, place->scale * factor);
  cairo_set_source_surface (cr, picture, 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
}

static void
duck_photo_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DuckPhotoView *self = DUCK_PHOTO_VIEW (widget);
  cairo_t *cr;
  Place place;

  if (self->photo == NULL)
    return;
  place = get_place (self);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                       (float) gtk_widget_get_height (widget)));
  draw_photo (self, cr, &place);
  if (self->has_corners)
    draw_field (self, cr, &place);
  for (guint i = 0; i < self->marks->len; i++)
    draw_mark (self, cr, &place, &g_array_index (self->marks, DuckPhotoMark, i));
  for (guint i = 0; self->are_handles && i < WAR_TAG_N_CORNERS; i++)
    draw_handle (self, cr, &place, i);
  if (find_watched (self) >= 0)
    draw_glass (self, cr, &place, (guint) find_watched (self));
  cairo_destroy (cr);
}

/* ---------------------------------------------------------------------------------------------
 * Handles. */

static const char *
get_corner_name (guint corner)
{
  const char *const names[] = { _ ("Top left corner"), _ ("Top right corner"),
                                _ ("Bottom right corner"), _ ("Bottom left corner") };

  return names[corner];
}

static void
move_corner (DuckPhotoView *self, guint corner, StorePoint at)
{
  self->corners[corner] = keep_inside (self, at);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
key_cb (DuckPhotoView *self, guint key, guint code, GdkModifierType state,
        GtkEventController *controller)
{
  GtkWidget *handle = gtk_event_controller_get_widget (controller);
  double step = (state & GDK_SHIFT_MASK) != 0 ? FAR_STEP : 1, x = 0, y = 0;

  if (key == GDK_KEY_Left || key == GDK_KEY_KP_Left)
    x = -step;
  else if (key == GDK_KEY_Right || key == GDK_KEY_KP_Right)
    x = step;
  else if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
    y = -step;
  else if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    y = step;
  else
    return GDK_EVENT_PROPAGATE;
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    if (self->handles[i] == handle)
      move_corner (self, i, (StorePoint){ self->corners[i].x + x, self->corners[i].y + y });
  g_signal_emit (self, signals[CORNERS_MOVED], 0);
  return GDK_EVENT_STOP;
}

static void
add_handle (DuckPhotoView *self, guint corner)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *handle = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_BUTTON, "focusable", TRUE, NULL);

  self->handles[corner] = handle;
  gtk_accessible_update_property (GTK_ACCESSIBLE (handle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  get_corner_name (corner), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ ("The arrow keys move it, with Shift farther"), -1);
  gtk_widget_set_cursor_from_name (handle, "move");
  gtk_widget_set_visible (handle, FALSE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (handle, keys);
  g_signal_connect_swapped (handle, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), self);
  gtk_widget_set_parent (handle, GTK_WIDGET (self));
}

static void
duck_photo_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  DuckPhotoView *self = DUCK_PHOTO_VIEW (widget);
  Place place;

  if (self->photo == NULL)
    return;
  place = get_place (self);
  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    {
      StorePoint at = to_screen (&place, self->corners[i]);
      GtkAllocation own = { (int) at.x - HANDLE / 2, (int) at.y - HANDLE / 2, HANDLE, HANDLE };
      int least, natural;

      if (!gtk_widget_get_visible (self->handles[i]))
        continue;
      gtk_widget_measure (self->handles[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL,
                          NULL);
      gtk_widget_size_allocate (self->handles[i], &own, -1);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Pointer and fingers. */

/* The nearest; −1: none is near. */
static gint
find_handle (DuckPhotoView *self, const Place *place, double x, double y)
{
  double nearest = HANDLE;
  gint found = -1;

  for (gint i = 0; self->are_handles && i < WAR_TAG_N_CORNERS; i++)
    {
      StorePoint at = to_screen (place, self->corners[i]);
      double far = hypot (at.x - x, at.y - y);

      if (far >= nearest)
        continue;
      nearest = far;
      found = i;
    }
  return found;
}

static void
drag_begin_cb (DuckPhotoView *self, double x, double y, GtkGesture *gesture)
{
  StorePoint at;
  Place place;

  self->held = -1;
  if (self->photo == NULL)
    return;
  place = get_place (self);
  self->held = find_handle (self, &place, x, y);
  if (self->held < 0)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (self->handles[self->held]);
  at = to_photo (&place, x, y);
  self->grip
    = (StorePoint){ self->corners[self->held].x - at.x, self->corners[self->held].y - at.y };
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_update_cb (DuckPhotoView *self, double dx, double dy, GtkGestureDrag *gesture)
{
  double x, y;
  StorePoint at;
  Place place;

  if (self->held < 0 || self->photo == NULL)
    return;
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  place = get_place (self);
  at = to_photo (&place, x + dx, y + dy);
  move_corner (self, (guint) self->held, (StorePoint){ at.x + self->grip.x, at.y + self->grip.y });
}

static void
drag_end_cb (DuckPhotoView *self, double dx, double dy, GtkGestureDrag *gesture)
{
  if (self->held < 0)
    return;
  self->held = -1;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[CORNERS_MOVED], 0);
}

static gboolean
has_point (const StorePoint *corners, StorePoint at)
{
  guint n_left = 0;

  for (guint i = 0; i < 4; i++)
    {
      const StorePoint *a = &corners[i], *b = &corners[(i + 1) % 4];

      n_left += (b->x - a->x) * (at.y - a->y) - (b->y - a->y) * (at.x - a->x) < 0;
    }
  return n_left == 0 || n_left == 4;
}

static void
released_cb (DuckPhotoView *self, int n, double x, double y)
{
  Place place;
  StorePoint at;

  if (self->photo == NULL)
    return;
  place = get_place (self);
  at = to_photo (&place, x, y);
  for (guint i = 0; i < self->marks->len; i++)
    {
      const DuckPhotoMark *mark = &g_array_index (self->marks, DuckPhotoMark, i);

      if (has_point (mark->corners, at))
        {
          g_signal_emit (self, signals[MARK_PRESSED], 0, mark->row);
          return;
        }
    }
}

/* ---------------------------------------------------------------------------------------------
 * What is shown. */

void
duck_photo_view_set_photo (DuckPhotoView *self, const DuckPhoto *photo)
{
  g_return_if_fail (DUCK_IS_PHOTO_VIEW (self));

  self->photo = photo;
  self->held = -1;
  g_array_set_size (self->marks, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  photo != NULL ? photo->name : "", -1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
duck_photo_view_set_corners (DuckPhotoView *self, const StorePoint *corners, gboolean are_handles)
{
  g_return_if_fail (DUCK_IS_PHOTO_VIEW (self));

  self->has_corners = corners != NULL;
  self->are_handles = corners != NULL && are_handles;
  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    {
      if (corners != NULL)
        self->corners[i] = corners[i];
      gtk_widget_set_visible (self->handles[i], self->are_handles);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const StorePoint *
duck_photo_view_get_corners (DuckPhotoView *self)
{
  g_return_val_if_fail (DUCK_IS_PHOTO_VIEW (self), NULL);

  return self->has_corners ? self->corners : NULL;
}

gboolean
duck_photo_view_take_focus (DuckPhotoView *self)
{
  g_return_val_if_fail (DUCK_IS_PHOTO_VIEW (self), FALSE);

  return self->are_handles && gtk_widget_grab_focus (self->handles[0]);
}

void
duck_photo_view_set_marks (DuckPhotoView *self, const GArray *marks)
{
  g_return_if_fail (DUCK_IS_PHOTO_VIEW (self));

  g_array_set_size (self->marks, 0);
  g_array_append_vals (self->marks, marks->data, marks->len);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
duck_photo_view_choose (DuckPhotoView *self, gint row)
{
  g_return_if_fail (DUCK_IS_PHOTO_VIEW (self));

  self->chosen = row;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---------------------------------------------------------------------------------------------
 * As a widget. */

static void
duck_photo_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : 0;
  *natural = NATURAL;
}

static void
duck_photo_view_dispose (GObject *object)
{
  DuckPhotoView *self = DUCK_PHOTO_VIEW (object);

  self->photo = NULL;
  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    g_clear_pointer (&self->handles[i], gtk_widget_unparent);

  G_OBJECT_CLASS (duck_photo_view_parent_class)->dispose (object);
}

static void
duck_photo_view_finalize (GObject *object)
{
  g_array_unref (DUCK_PHOTO_VIEW (object)->marks);

  G_OBJECT_CLASS (duck_photo_view_parent_class)->finalize (object);
}

static void
duck_photo_view_class_init (DuckPhotoViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = duck_photo_view_dispose;
  object_class->finalize = duck_photo_view_finalize;
  widget_class->snapshot = duck_photo_view_snapshot;
  widget_class->measure = duck_photo_view_measure;
  widget_class->size_allocate = duck_photo_view_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[CORNERS_MOVED] = g_signal_new ("corners-moved", DUCK_TYPE_PHOTO_VIEW, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[MARK_PRESSED] = g_signal_new ("mark-pressed", DUCK_TYPE_PHOTO_VIEW, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
duck_photo_view_init (DuckPhotoView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new (), *click = gtk_gesture_click_new ();

  self->marks = g_array_new (FALSE, FALSE, sizeof (DuckPhotoMark));
  self->held = -1;
  self->chosen = WAR_NONE;
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    add_handle (self, i);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

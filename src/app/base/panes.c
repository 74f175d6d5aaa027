/* panes.c: panes side by side, or one at a time where the window is too narrow for all
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/panes.h"

#include <math.h>

#include "app/base/pane-fold.h"

struct _DuckPanes
{
  GtkWidget parent_instance;

  GtkWidget *panes[DUCK_N_PANES]; /* NULL: there is none */
  GtkWidget *entrances[DUCK_N_PANES]; /* where keys come into them; or NULL */
  GtkWidget *buttons[DUCK_N_PANES]; /* that choose between them */
  GtkWidget *switcher; /* holds the buttons */
  GtkWidget *borders[2]; /* before and after the main pane */
  GtkWidget *folds[2]; /* buttons over the main pane, at its borders */
  int sizes[DUCK_N_PANES]; /* widths that are wanted; of the main one none */

  gboolean folded[DUCK_N_PANES]; /* never the main one */
  gboolean has_folds;
  gboolean start_needed; /* whether or not it is folded */
  DuckPane front; /* what was chosen last: the only one where there is room for one */
  DuckPane side; /* likewise, beside the main pane */
  guint shown; /* bits of those that are in sight */
  guint update_source; /* will update the buttons; or 0 */
  gboolean updating; /* the buttons follow */
  int dragged; /* border; −1: none */
  double size_before; /* of the drag */
};

G_DEFINE_FINAL_TYPE (DuckPanes, duck_panes, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  /* In the order of the panes. */
  PROP_START,
  PROP_MAIN,
  PROP_END,
  PROP_START_TITLE,
  PROP_MAIN_TITLE,
  PROP_END_TITLE,
  PROP_START_ENTRANCE,
  PROP_MAIN_ENTRANCE,
  PROP_END_ENTRANCE,
  PROP_START_WIDTH,
  PROP_END_WIDTH,
  PROP_START_FOLDED,
  PROP_END_FOLDED,
  PROP_HAS_FOLDS,
  PROP_START_NEEDED,
  PROP_END_SHOWN,
  PROP_MAIN_SHOWN,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

#define BIT(pane) (1u << (pane))

/* So near to a border the pointer drags it, in pixels. */
#define GRIP 4

/* What a key adds to a pane's width, in pixels. */
#define KEY_STEP 24

/* ---------------------------------------------------------------------------------------------
 * What is in sight. */

static int
measure_width (GtkWidget *widget)
{
  int minimum = 0;

  if (widget != NULL)
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static guint
get_existing (DuckPanes *self)
{
  guint bits = 0;

  for (guint i = 0; i < DUCK_N_PANES; i++)
    if (self->panes[i] != NULL)
      bits |= BIT (i);
  return bits;
}

/* The least width of these panes side by side. */
static int
sum_widths (DuckPanes *self, guint bits)
{
  int width = 0, n = 0;

  for (guint i = 0; i < DUCK_N_PANES; i++)
    if ((bits & BIT (i)) != 0)
      {
        width += measure_width (self->panes[i]);
        n++;
      }
  return width + (n > 1 ? (n - 1) * measure_width (self->borders[0]) : 0);
}

/* Those that there would be if there was room. */
static guint
get_wanted (DuckPanes *self)
{
  guint bits = get_existing (self);

  for (guint i = 0; i < DUCK_N_PANES; i++)
    if (self->folded[i] && !(i == DUCK_PANE_START && self->start_needed))
      bits &= ~BIT (i);
  return bits;
}

/* Those that are in sight in this width. */
static guint
choose (DuckPanes *self, int width)
{
  guint wanted = get_wanted (self), pair = BIT (DUCK_PANE_MAIN) | BIT (self->side);

  if (sum_widths (self, wanted) <= width)
    return wanted;
  if (wanted != pair && sum_widths (self, pair) <= width)
    return pair;
  return BIT (self->front);
}

/* Buttons are there where something is out of sight that is wanted. */
static gboolean
is_folded (DuckPanes *self, guint shown)
{
  return shown != get_wanted (self);
}

/* The widths of those that are in sight: the sides have theirs, the main pane has the rest. */
static void
distribute (DuckPanes *self, guint shown, int width, int widths[DUCK_N_PANES])
{
  int room = width - sum_widths (self, shown);
  guint n_shown = 0;

  for (guint i = 0; i < DUCK_N_PANES; i++)
    {
      widths[i] = (shown & BIT (i)) != 0 ? measure_width (self->panes[i]) : 0;
      n_shown += (shown & BIT (i)) != 0 ? 1 : 0;
    }
  for (guint i = 0; i < DUCK_N_PANES; i++)
    if (n_shown > 1 && i != DUCK_PANE_MAIN && (shown & BIT (i)) != 0)
      {
        int more = CLAMP (self->sizes[i] - widths[i], 0, room);

        widths[i] += more;
        room -= more;
      }
  for (guint i = 0; i < DUCK_N_PANES; i++)
    if (n_shown > 1 ? i == DUCK_PANE_MAIN : (shown & BIT (i)) != 0)
      widths[i] += room;
}

/* ---------------------------------------------------------------------------------------------
 * Folding. */

static DuckPane
get_pane_at_border (int border)
{
  return border == 0 ? DUCK_PANE_START : DUCK_PANE_END;
}

static const char *
get_folded_name (DuckPane pane)
{
  return pane == DUCK_PANE_START ? "start-folded" : "end-folded";
}

/* What was in sight beside the main pane is another one now, if there is one. */
static void
set_folded (DuckPanes *self, DuckPane pane, gboolean folded)
{
  DuckPane other = pane == DUCK_PANE_START ? DUCK_PANE_END : DUCK_PANE_START;

  if (self->folded[pane] == folded)
    return;
  self->folded[pane] = folded;
  if (folded && self->front == pane)
    self->front = DUCK_PANE_MAIN;
  if (folded && self->panes[other] != NULL && !self->folded[other])
    self->side = other;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), get_folded_name (pane));
}

static void
fold_cb (DuckPanes *self, GtkWidget *button)
{
  DuckPane pane = get_pane_at_border (button == self->folds[0] ? 0 : 1);

  if (self->folded[pane])
    duck_panes_show (self, pane);
  else
    set_folded (self, pane, TRUE);
}

/* Whether it is there: beside a pane that is in sight or folded, not beside one for which there is
 * no room. */
static gboolean
has_fold (DuckPanes *self, int border, guint shown)
{
  DuckPane pane = get_pane_at_border (border);

  return self->has_folds && self->panes[pane] != NULL
         && !(pane == DUCK_PANE_START && self->start_needed) && (shown & BIT (DUCK_PANE_MAIN)) != 0
         && (self->folded[pane] || (shown & BIT (pane)) != 0) && !is_folded (self, shown);
}

static void
update_buttons (DuckPanes *self)
{
  gboolean is_pair = (self->shown & ~BIT (self->front)) != 0;

  self->updating = TRUE;
  for (guint i = 0; i < DUCK_N_PANES; i++)
    {
      gboolean is_active = is_pair ? i == self->side : i == self->front;

      /* Beside a side the main pane is always there. */
      gtk_widget_set_visible (self->buttons[i],
                              self->panes[i] != NULL && !(is_pair && i == DUCK_PANE_MAIN));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), is_active);
    }
  for (guint i = 0; i < G_N_ELEMENTS (self->folds); i++)
    {
      DuckPane pane = get_pane_at_border ((int) i);

      duck_pane_fold_update (self->folds[i], pane,
                             gtk_button_get_label (GTK_BUTTON (self->buttons[pane])),
                             self->folded[pane]);
    }
  self->updating = FALSE;
}

static gboolean
update_buttons_cb (gpointer data)
{
  DuckPanes *self = data;

  self->update_source = 0;
  update_buttons (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_END_SHOWN]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MAIN_SHOWN]);
  return G_SOURCE_REMOVE;
}

/* Where the focus is goes on being in sight. */
static void
follow_focus (DuckPanes *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  for (guint i = 0; i < DUCK_N_PANES; i++)
    if (focus != NULL && focus == self->panes[i])
      {
        self->front = (DuckPane) i;
        if (i != DUCK_PANE_MAIN)
          self->side = (DuckPane) i;
      }
}

void
duck_panes_show (DuckPanes *self, DuckPane pane)
{
  g_return_if_fail (DUCK_IS_PANES (self));
  g_return_if_fail (pane < DUCK_N_PANES);

  if (self->panes[pane] == NULL)
    return;

  self->front = pane;
  if (pane != DUCK_PANE_MAIN)
    self->side = pane;
  set_folded (self, pane, FALSE);
  /* What is not in sight takes no focus. */
  gtk_widget_set_child_visible (self->panes[pane], TRUE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
duck_panes_is_shown (DuckPanes *self, DuckPane pane)
{
  g_return_val_if_fail (DUCK_IS_PANES (self), FALSE);

  return (self->shown & BIT (pane)) != 0;
}

static void
toggled_cb (DuckPanes *self, GtkToggleButton *button)
{
  if (self->updating || !gtk_toggle_button_get_active (button))
    return;

  for (guint i = 0; i < DUCK_N_PANES; i++)
    if (GTK_WIDGET (button) == self->buttons[i])
      duck_panes_show (self, (DuckPane) i);
}

/* ---------------------------------------------------------------------------------------------
 * Layout. */

static GtkSizeRequestMode
duck_panes_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_horizontally (DuckPanes *self, int *minimum, int *natural)
{
  *minimum = measure_width (self->switcher);
  *natural = 0;
  for (guint i = 0; i < DUCK_N_PANES; i++)
    if (self->panes[i] != NULL)
      {
        int pane_minimum, pane_natural;

        gtk_widget_measure (self->panes[i], GTK_ORIENTATION_HORIZONTAL, -1, &pane_minimum,
                            &pane_natural, NULL, NULL);
        *minimum = MAX (*minimum, pane_minimum);
        *natural += MAX (pane_natural, self->sizes[i]);
      }
  *natural = MAX (*natural, *minimum);
}

static void
measure_vertically (DuckPanes *self, int width, int *minimum, int *natural)
{
  guint shown;
  int widths[DUCK_N_PANES], switcher = 0;

  /* The scrolled window around a page asks before it knows a width, and does nothing with the
   * answer; hundreds of texts would be laid out for it. */
  if (width < 0)
    return;

  shown = choose (self, width);
  distribute (self, shown, width, widths);
  for (guint i = 0; i < DUCK_N_PANES; i++)
    if ((shown & BIT (i)) != 0)
      {
        int pane_minimum, pane_natural;

        gtk_widget_measure (self->panes[i], GTK_ORIENTATION_VERTICAL, widths[i], &pane_minimum,
                            &pane_natural, NULL, NULL);
        *minimum = MAX (*minimum, pane_minimum);
        *natural = MAX (*natural, pane_natural);
      }
  if (is_folded (self, shown))
    gtk_widget_measure (self->switcher, GTK_ORIENTATION_VERTICAL, -1, &switcher, NULL, NULL, NULL);
  *minimum += switcher;
  *natural += switcher;
}

static void
duck_panes_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_horizontally (DUCK_PANES (widget), minimum, natural);
  else
    measure_vertically (DUCK_PANES (widget), for_size, minimum, natural);
}

/* x: from the side where lines begin. */
static void
place (DuckPanes *self, GtkWidget *child, int x, int y, int width, int height, int whole)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (
    child, &(GtkAllocation){ mirrored ? whole - x - width : x, y, width, height }, -1);
}

/* Over the main pane, half-way down its edges. */
static void
place_folds (DuckPanes *self, guint shown, int x, int y, int width, int height, int whole)
{
  for (int i = 0; i < (int) G_N_ELEMENTS (self->folds); i++)
    {
      int across, down;

      gtk_widget_measure (self->folds[i], GTK_ORIENTATION_HORIZONTAL, -1, &across, NULL, NULL,
                          NULL);
      gtk_widget_measure (self->folds[i], GTK_ORIENTATION_VERTICAL, -1, &down, NULL, NULL, NULL);
      if (has_fold (self, i, shown))
        place (self, self->folds[i], i == 0 ? x : x + width - across, y + (height - down) / 2,
               across, down, whole);
    }
}

static void
duck_panes_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  DuckPanes *self = DUCK_PANES (widget);
  guint shown = choose (self, width);
  int widths[DUCK_N_PANES], border = measure_width (self->borders[0]), top = 0, x = 0;

  if (shown != self->shown && (self->shown & ~shown) != 0 && sum_widths (self, self->shown) > width)
    {
      follow_focus (self);
      shown = choose (self, width);
    }
  distribute (self, shown, width, widths);
  /* Those that stay are not hidden in between: somebody may be pressing one. */
  for (int i = 0; i < (int) G_N_ELEMENTS (self->folds); i++)
    gtk_widget_set_child_visible (self->folds[i], has_fold (self, i, shown));

  gtk_widget_set_child_visible (self->switcher, is_folded (self, shown));
  if (is_folded (self, shown))
    {
      gtk_widget_measure (self->switcher, GTK_ORIENTATION_VERTICAL, -1, &top, NULL, NULL, NULL);
      place (self, self->switcher, 0, 0, width, top, width);
    }
  for (guint i = 0; i < DUCK_N_PANES; i++)
    {
      gboolean is_shown = (shown & BIT (i)) != 0, is_last = (shown >> (i + 1)) == 0;

      if (self->panes[i] != NULL)
        gtk_widget_set_child_visible (self->panes[i], is_shown);
      if (i < G_N_ELEMENTS (self->borders))
        gtk_widget_set_child_visible (self->borders[i], is_shown && !is_last);
      if (!is_shown)
        continue;
      place (self, self->panes[i], x, top, widths[i], height - top, width);
      if (i == DUCK_PANE_MAIN)
        place_folds (self, shown, x, top, widths[i], height - top, width);
      x += widths[i];
      if (!is_last)
        {
          place (self, self->borders[i], x, top, border, height - top, width);
          x += border;
        }
    }

  /* The buttons can change only after the layout. */
  self->shown = shown;
  if (self->update_source == 0)
    self->update_source = g_idle_add (update_buttons_cb, self);
}

/* ---------------------------------------------------------------------------------------------
 * Borders are dragged. */

/* The border at the place; −1: none. */
static int
find_border (DuckPanes *self, double x)
{
  for (int i = 0; i < (int) G_N_ELEMENTS (self->borders); i++)
    {
      graphene_rect_t bounds;

      if (gtk_widget_get_mapped (self->borders[i])
          && gtk_widget_compute_bounds (self->borders[i], GTK_WIDGET (self), &bounds)
          && fabs (x - (double) bounds.origin.x) <= GRIP)
        return i;
    }
  return -1;
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, DuckPanes *self)
{
  self->dragged = find_border (self, x);
  if (self->dragged < 0)
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  self->size_before = gtk_widget_get_width (self->panes[get_pane_at_border (self->dragged)]);
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double x, double y, DuckPanes *self)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gboolean grows_backwards = (self->dragged == 1) != mirrored;

  if (self->dragged < 0)
    return;
  self->sizes[get_pane_at_border (self->dragged)]
    = (int) lround (fmax (self->size_before + (grows_backwards ? -x : x), 0));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
motion_cb (GtkEventControllerMotion *controller, double x, double y, DuckPanes *self)
{
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self),
                                   find_border (self, x) >= 0 ? "col-resize" : NULL);
}

/* ---------------------------------------------------------------------------------------------
 * Keys. */

static int
find_focused (DuckPanes *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));

  for (int i = 0; i < DUCK_N_PANES; i++)
    if (focus != NULL && focus == self->panes[i])
      return i;
  return -1;
}

static gboolean
enter (DuckPanes *self, DuckPane pane)
{
  GtkWidget *entrance = self->entrances[pane];

  /* GTK 4.8 remembers a child that had the focus when it was taken away, and would go on from
   * there. */
  if (find_focused (self) != (int) pane)
    gtk_widget_set_focus_child (self->panes[pane], NULL);
  return (entrance != NULL && gtk_widget_get_mapped (entrance)
          && gtk_widget_child_focus (entrance, GTK_DIR_TAB_FORWARD))
         || gtk_widget_child_focus (self->panes[pane], GTK_DIR_TAB_FORWARD);
}

/* Parameter: 1 to the next pane, −1 to the one before. */
static gboolean
go_cb (GtkWidget *widget, GVariant *parameter, gpointer user_data)
{
  DuckPanes *self = DUCK_PANES (widget);
  int step = g_variant_get_int32 (parameter), pane = find_focused (self);

  if (pane < 0 && step < 0)
    pane = DUCK_N_PANES;
  for (int i = 0; i < DUCK_N_PANES; i++)
    {
      pane = (pane + step + DUCK_N_PANES) % DUCK_N_PANES;
      if ((get_wanted (self) & BIT (pane)) == 0)
        continue;
      duck_panes_show (self, (DuckPane) pane);
      if (enter (self, (DuckPane) pane))
        return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

/* The side that has the focus becomes wider or narrower; else the one at the start. */
static gboolean
resize_cb (GtkWidget *widget, GVariant *parameter, gpointer user_data)
{
  DuckPanes *self = DUCK_PANES (widget);
  gboolean is_end = find_focused (self) == DUCK_PANE_END || self->panes[DUCK_PANE_START] == NULL;
  DuckPane pane = is_end ? DUCK_PANE_END : DUCK_PANE_START;
  int step = g_variant_get_int32 (parameter) * (is_end ? -KEY_STEP : KEY_STEP);

  if ((self->shown & BIT (pane)) == 0 || (self->shown & ~BIT (pane)) == 0)
    return GDK_EVENT_PROPAGATE;

  self->sizes[pane] = gtk_widget_get_width (self->panes[pane]) + step;
  gtk_widget_queue_resize (widget);
  return GDK_EVENT_STOP;
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

static void
set_pane (DuckPanes *self, DuckPane pane, GtkWidget *widget)
{
  if (self->panes[pane] == widget)
    return;
  g_clear_pointer (&self->panes[pane], gtk_widget_unparent);
  self->panes[pane] = widget;
  if (widget != NULL)
    {
      /* The keys go from pane to pane in their order. */
      GtkWidget *before = self->switcher;

      for (guint i = 0; i < pane; i++)
        before = self->panes[i] != NULL ? self->panes[i] : before;
      gtk_widget_insert_after (widget, GTK_WIDGET (self), before);
    }
  if (pane == DUCK_PANE_END && self->panes[DUCK_PANE_START] == NULL)
    self->side = DUCK_PANE_END;
  if (pane == DUCK_PANE_START)
    self->side = DUCK_PANE_START;
}

static void
duck_panes_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  DuckPanes *self = DUCK_PANES (object);

  if (id >= PROP_START && id <= PROP_END)
    g_value_set_object (value, self->panes[id - PROP_START]);
  else if (id >= PROP_START_TITLE && id <= PROP_END_TITLE)
    g_value_set_string (value,
                        gtk_button_get_label (GTK_BUTTON (self->buttons[id - PROP_START_TITLE])));
  else if (id >= PROP_START_ENTRANCE && id <= PROP_END_ENTRANCE)
    g_value_set_object (value, self->entrances[id - PROP_START_ENTRANCE]);
  else if (id == PROP_START_WIDTH || id == PROP_END_WIDTH)
    g_value_set_int (value, self->sizes[id == PROP_START_WIDTH ? DUCK_PANE_START : DUCK_PANE_END]);
  else if (id == PROP_START_FOLDED || id == PROP_END_FOLDED)
    g_value_set_boolean (value,
                         self->folded[id == PROP_START_FOLDED ? DUCK_PANE_START : DUCK_PANE_END]);
  else if (id == PROP_HAS_FOLDS)
    g_value_set_boolean (value, self->has_folds);
  else if (id == PROP_START_NEEDED)
    g_value_set_boolean (value, self->start_needed);
  else if (id == PROP_END_SHOWN)
    g_value_set_boolean (value, duck_panes_is_shown (self, DUCK_PANE_END));
  else if (id == PROP_MAIN_SHOWN)
    g_value_set_boolean (value, duck_panes_is_shown (self, DUCK_PANE_MAIN));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
duck_panes_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  DuckPanes *self = DUCK_PANES (object);

  if (id >= PROP_START && id <= PROP_END)
    set_pane (self, (DuckPane) (id - PROP_START), g_value_get_object (value));
  else if (id >= PROP_START_TITLE && id <= PROP_END_TITLE)
    {
      GtkButton *button = GTK_BUTTON (self->buttons[id - PROP_START_TITLE]);

      gtk_button_set_label (button, g_value_get_string (value));
      gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (button)), PANGO_ELLIPSIZE_END);
      update_buttons (self);
    }
  else if (id >= PROP_START_ENTRANCE && id <= PROP_END_ENTRANCE)
    g_set_weak_pointer (&self->entrances[id - PROP_START_ENTRANCE], g_value_get_object (value));
  else if (id == PROP_START_WIDTH || id == PROP_END_WIDTH)
    {
      self->sizes[id == PROP_START_WIDTH ? DUCK_PANE_START : DUCK_PANE_END]
        = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  else if (id == PROP_START_FOLDED || id == PROP_END_FOLDED)
    set_folded (self, id == PROP_START_FOLDED ? DUCK_PANE_START : DUCK_PANE_END,
                g_value_get_boolean (value));
  else if (id == PROP_HAS_FOLDS)
    self->has_folds = g_value_get_boolean (value);
  else if (id == PROP_START_NEEDED)
    {
      self->start_needed = g_value_get_boolean (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  else if (id == PROP_END_SHOWN)
    {
      if (g_value_get_boolean (value))
        duck_panes_show (self, DUCK_PANE_END);
      else
        set_folded (self, DUCK_PANE_END, TRUE);
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
duck_panes_dispose (GObject *object)
{
  DuckPanes *self = DUCK_PANES (object);

  g_clear_handle_id (&self->update_source, g_source_remove);
  for (guint i = 0; i < DUCK_N_PANES; i++)
    {
      g_clear_weak_pointer (&self->entrances[i]);
      g_clear_pointer (&self->panes[i], gtk_widget_unparent);
    }
  for (guint i = 0; i < G_N_ELEMENTS (self->borders); i++)
    g_clear_pointer (&self->borders[i], gtk_widget_unparent);
  for (guint i = 0; i < G_N_ELEMENTS (self->folds); i++)
    g_clear_pointer (&self->folds[i], gtk_widget_unparent);
  g_clear_pointer (&self->switcher, gtk_widget_unparent);

  G_OBJECT_CLASS (duck_panes_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  static const char *const panes[] = { "start", "main", "end" };
  static const char *const entrances[] = { "start-entrance", "main-entrance", "end-entrance" };
  static const char *const titles[] = { "start-title", "main-title", "end-title" };
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  for (guint i = 0; i < DUCK_N_PANES; i++)
    {
      properties[PROP_START + i]
        = g_param_spec_object (panes[i], NULL, NULL, GTK_TYPE_WIDGET, flags);
      properties[PROP_START_ENTRANCE + i]
        = g_param_spec_object (entrances[i], NULL, NULL, GTK_TYPE_WIDGET, flags);
      properties[PROP_START_TITLE + i] = g_param_spec_string (titles[i], NULL, NULL, NULL, flags);
    }
  properties[PROP_START_WIDTH]
    = g_param_spec_int ("start-width", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_END_WIDTH] = g_param_spec_int ("end-width", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_START_FOLDED] = g_param_spec_boolean ("start-folded", NULL, NULL, FALSE, flags);
  properties[PROP_END_FOLDED] = g_param_spec_boolean ("end-folded", NULL, NULL, FALSE, flags);
  properties[PROP_HAS_FOLDS] = g_param_spec_boolean ("has-folds", NULL, NULL, FALSE, flags);
  properties[PROP_START_NEEDED] = g_param_spec_boolean ("start-needed", NULL, NULL, FALSE, flags);
  properties[PROP_END_SHOWN] = g_param_spec_boolean ("end-shown", NULL, NULL, TRUE, flags);
  properties[PROP_MAIN_SHOWN] = g_param_spec_boolean ("main-shown", NULL, NULL, FALSE,
                                                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
duck_panes_class_init (DuckPanesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GdkModifierType both = GDK_CONTROL_MASK | GDK_ALT_MASK;

  object_class->get_property = duck_panes_get_property;
  object_class->set_property = duck_panes_set_property;
  object_class->dispose = duck_panes_dispose;
  widget_class->get_request_mode = duck_panes_get_request_mode;
  widget_class->measure = duck_panes_measure;
  widget_class->size_allocate = duck_panes_size_allocate;
  install_properties (object_class);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_F6, 0, go_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F6, GDK_SHIFT_MASK, go_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, both, resize_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, both, resize_cb, "i", 1);
}

static void
add_buttons (DuckPanes *self)
{
  self->switcher = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (self->switcher), TRUE);
  gtk_widget_add_css_class (self->switcher, "toggles");
  gtk_widget_add_css_class (self->switcher, "pane-switcher");
  gtk_widget_set_parent (self->switcher, GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->switcher, FALSE);
  for (guint i = 0; i < DUCK_N_PANES; i++)
    {
      self->buttons[i] = gtk_toggle_button_new ();
      gtk_button_set_use_underline (GTK_BUTTON (self->buttons[i]), TRUE);
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->buttons[i]),
                                     GTK_TOGGLE_BUTTON (self->buttons[0]));
      gtk_box_append (GTK_BOX (self->switcher), self->buttons[i]);
      gtk_widget_set_visible (self->buttons[i], FALSE);
      g_signal_connect_swapped (self->buttons[i], "toggled", G_CALLBACK (toggled_cb), self);
    }
}

static void
duck_panes_init (DuckPanes *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->front = DUCK_PANE_MAIN;
  self->side = DUCK_PANE_START;
  self->dragged = -1;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  add_buttons (self);
  for (guint i = 0; i < G_N_ELEMENTS (self->borders); i++)
    {
      self->borders[i] = gtk_separator_new (GTK_ORIENTATION_VERTICAL);
      gtk_widget_set_parent (self->borders[i], GTK_WIDGET (self));
      gtk_widget_set_child_visible (self->borders[i], FALSE);
    }
  /* Above the panes, which come before them. */
  for (guint i = 0; i < G_N_ELEMENTS (self->folds); i++)
    {
      self->folds[i] = duck_pane_fold_new (get_pane_at_border ((int) i));
      gtk_widget_set_parent (self->folds[i], GTK_WIDGET (self));
      gtk_widget_set_child_visible (self->folds[i], FALSE);
      g_signal_connect_swapped (self->folds[i], "clicked", G_CALLBACK (fold_cb), self);
    }

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}

/* flow-layout.c: side by side where there is room for that, else above each other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/flow-layout.h"

/* Between children, in logical pixels. */
#define GAP 6

struct _DuckFlowLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (DuckFlowLayout, duck_flow_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
duck_flow_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
get_first (GtkWidget *widget)
{
  return skip_hidden (gtk_widget_get_first_child (widget));
}

static GtkWidget *
get_next (GtkWidget *child)
{
  return skip_hidden (gtk_widget_get_next_sibling (child));
}

static int
get_wanted_width (GtkWidget *child)
{
  int wanted;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  return wanted;
}

static int
get_height (GtkWidget *child, int width)
{
  int wanted;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &wanted, NULL, NULL);
  return wanted;
}

static void
measure_width (GtkWidget *widget, int *minimum, int *natural)
{
  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (child))
    {
      int least, wanted;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural += wanted + (*natural > 0 ? GAP : 0);
    }
}

/* Width −1: as wide as one likes. */
static gboolean
is_side_by_side (GtkWidget *widget, int width)
{
  int minimum = 0, natural = 0;

  measure_width (widget, &minimum, &natural);
  return width < 0 || natural <= width;
}

static int
measure_height (GtkWidget *widget, int width)
{
  gboolean is_line = is_side_by_side (widget, width);
  int sum = 0, highest = 0;

  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (child))
    {
      int height = get_height (child, is_line ? -1 : width);

      sum += height + (sum > 0 ? GAP : 0);
      highest = MAX (highest, height);
    }
  return is_line ? highest : sum;
}

static void
duck_flow_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                          int for_size, int *minimum, int *natural, int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (widget, minimum, natural);
  else
    *minimum = *natural = measure_height (widget, for_size);
}

static void
duck_flow_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                           int baseline)
{
  gboolean is_line = is_side_by_side (widget, width);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation place = { 0, 0, width, height };

  for (GtkWidget *child = get_first (widget); child != NULL; child = get_next (child))
    {
      GtkAllocation given = place;

      if (is_line)
        given.width = get_wanted_width (child);
      else
        given.height = get_height (child, width);
      if (is_line && is_mirrored)
        given.x = width - place.x - given.width;
      gtk_widget_size_allocate (child, &given, -1);
      place.x += is_line ? given.width + GAP : 0;
      place.y += is_line ? 0 : given.height + GAP;
    }
}

static void
duck_flow_layout_class_init (DuckFlowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = duck_flow_layout_get_request_mode;
  layout_class->measure = duck_flow_layout_measure;
  layout_class->allocate = duck_flow_layout_allocate;
}

static void
duck_flow_layout_init (DuckFlowLayout *self)
{
}

/* first-layout.c: the first child that there is room for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/first-layout.h"

struct _DuckFirstLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (DuckFirstLayout, duck_first_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
duck_first_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                           int for_size, int *minimum, int *natural, int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted;

      gtk_widget_measure (child, orientation, -1, &least, &wanted, NULL, NULL);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        *minimum = MAX (*minimum, least);
      else if (child == gtk_widget_get_first_child (widget) || least < *minimum)
        *minimum = least;
      *natural = MAX (*natural, wanted);
    }
}

static GtkWidget *
choose (GtkWidget *widget, int width)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int wanted;

  for (; child != gtk_widget_get_last_child (widget); child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
      if (wanted <= width)
        break;
    }
  return child;
}

static void
duck_first_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                            int baseline)
{
  GtkWidget *chosen = choose (widget, width);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_child_visible (child, child == chosen);
  if (chosen != NULL)
    gtk_widget_size_allocate (chosen, &(GtkAllocation){ 0, 0, width, height }, baseline);
}

static void
duck_first_layout_class_init (DuckFirstLayoutClass *klass)
{
  GTK_LAYOUT_MANAGER_CLASS (klass)->measure = duck_first_layout_measure;
  GTK_LAYOUT_MANAGER_CLASS (klass)->allocate = duck_first_layout_allocate;
}

static void
duck_first_layout_init (DuckFirstLayout *self)
{
}

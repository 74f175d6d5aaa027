/* form-place.c: which part of a page of rows is in sight
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/form-place.h"

/* Above a row that is scrolled to; pixels. */
#define MARGIN 12

static GtkWidget *
find_viewport (GtkWidget *widget)
{
  if (GTK_IS_VIEWPORT (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_viewport (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkAdjustment *
get_adjustment (AdwPreferencesPage *page)
{
  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (find_viewport (GTK_WIDGET (page))));
}

double
duck_form_place_get (AdwPreferencesPage *page)
{
  g_return_val_if_fail (ADW_IS_PREFERENCES_PAGE (page), 0);

  return gtk_adjustment_get_value (get_adjustment (page));
}

void
duck_form_place_set (AdwPreferencesPage *page, double place)
{
  g_return_if_fail (ADW_IS_PREFERENCES_PAGE (page));

  gtk_adjustment_set_value (get_adjustment (page), place);
}

/* What is to be shown. */
typedef struct
{
  GWeakRef row;
  int pixels;
  guint n_frames; /* that have begun since: the second finds the rows where the first laid them */
} Showing;

static void
showing_free (gpointer data)
{
  Showing *showing = data;

  g_weak_ref_clear (&showing->row);
  g_free (showing);
}

static gboolean
show_cb (GtkWidget *page, GdkFrameClock *clock, gpointer data)
{
  Showing *showing = data;
  g_autoptr (GtkWidget) row = g_weak_ref_get (&showing->row);
  GtkAdjustment *adjustment = get_adjustment (ADW_PREFERENCES_PAGE (page));
  double value = gtk_adjustment_get_value (adjustment);
  double size = gtk_adjustment_get_page_size (adjustment);
  GtkWidget *content = gtk_viewport_get_child (GTK_VIEWPORT (find_viewport (page)));
  graphene_rect_t bounds;

  if (++showing->n_frames < 2)
    return G_SOURCE_CONTINUE;
  if (row == NULL || !gtk_widget_compute_bounds (row, content, &bounds))
    return G_SOURCE_REMOVE;

  double top = bounds.origin.y - MARGIN;
  double bottom = bounds.origin.y + MAX (showing->pixels, MIN (bounds.size.height, size / 2));

  if (bottom > value + size)
    value = bottom - size;
  gtk_adjustment_set_value (adjustment, MIN (value, top));
  return G_SOURCE_REMOVE;
}

void
duck_form_place_show (AdwPreferencesPage *page, GtkWidget *row, int pixels)
{
  g_return_if_fail (ADW_IS_PREFERENCES_PAGE (page));
  g_return_if_fail (GTK_IS_WIDGET (row));

  Showing *showing = g_new0 (Showing, 1);

  g_weak_ref_init (&showing->row, row);
  showing->pixels = pixels;
  gtk_widget_add_tick_callback (GTK_WIDGET (page), show_cb, showing, showing_free);
}

/* library-pictures.c: draws the pictures of the documents that are in sight
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/library-pictures.h"

struct _DuckLibraryPictures
{
  DuckLibraryModel *model;
  GtkWidget *list;
  GPtrArray *places; /* Place */
  guint source; /* will look which of them are in sight; or 0 */
};

/* A widget with its item. */
typedef struct
{
  GtkWidget *widget;
  DuckLibraryItem *item;
  gboolean shown;
} Place;

static void
set_shown (Place *place, gboolean shown)
{
  if (place->shown != shown)
    duck_library_item_show (place->item, shown ? 1 : -1);
  place->shown = shown;
}

static void
place_free (gpointer data)
{
  Place *place = data;

  set_shown (place, FALSE);
  g_object_unref (place->item);
  g_free (place);
}

static gboolean
is_near (DuckLibraryPictures *pictures, GtkWidget *widget)
{
  float height = (float) gtk_widget_get_height (pictures->list);
  graphene_rect_t bounds;

  return gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, pictures->list, &bounds)
         && bounds.origin.y < 2 * height && bounds.origin.y + bounds.size.height > -height;
}

static gboolean
draw_near_cb (gpointer data)
{
  DuckLibraryPictures *pictures = data;

  pictures->source = 0;
  for (guint i = 0; i < pictures->places->len; i++)
    {
      Place *place = g_ptr_array_index (pictures->places, i);
      gboolean near = is_near (pictures, place->widget);
      int factor = gtk_widget_get_scale_factor (place->widget);

      set_shown (place, near);
      if (near)
        duck_library_model_draw (pictures->model, place->item, MIN (factor, 2));
      else if (duck_library_item_get_n_shown (place->item) == 0)
        duck_library_model_stop_drawing (pictures->model, place->item);
    }
  return G_SOURCE_REMOVE;
}

/* Once the widgets have their places. */
static void
draw_near (DuckLibraryPictures *pictures)
{
  if (pictures->source == 0)
    pictures->source = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, draw_near_cb, pictures, NULL);
}

void
duck_library_pictures_add (DuckLibraryPictures *pictures, GtkWidget *widget, DuckLibraryItem *item)
{
  g_return_if_fail (pictures != NULL);
  g_return_if_fail (GTK_IS_WIDGET (widget));

  Place *place = g_new0 (Place, 1);

  place->widget = widget;
  place->item = g_object_ref (item);
  g_ptr_array_add (pictures->places, place);
  draw_near (pictures);
}

void
duck_library_pictures_remove (DuckLibraryPictures *pictures, GtkWidget *widget)
{
  g_return_if_fail (pictures != NULL);

  for (guint i = 0; i < pictures->places->len; i++)
    {
      Place *place = g_ptr_array_index (pictures->places, i);
      g_autoptr (DuckLibraryItem) item = NULL;

      if (place->widget != widget)
        continue;
      item = g_object_ref (place->item);
      g_ptr_array_remove_index_fast (pictures->places, i);
      if (duck_library_item_get_n_shown (item) == 0)
        duck_library_model_stop_drawing (pictures->model, item);
      return;
    }
}

DuckLibraryPictures *
duck_library_pictures_new (DuckLibraryModel *model, GtkScrollable *list)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_MODEL (model), NULL);
  g_return_val_if_fail (GTK_IS_SCROLLABLE (list), NULL);

  DuckLibraryPictures *pictures = g_new0 (DuckLibraryPictures, 1);
  GtkAdjustment *scrolling = gtk_scrollable_get_vadjustment (list);

  pictures->model = model;
  pictures->list = GTK_WIDGET (list);
  pictures->places = g_ptr_array_new_with_free_func (place_free);
  g_signal_connect_swapped (scrolling, "value-changed", G_CALLBACK (draw_near), pictures);
  g_signal_connect_swapped (scrolling, "changed", G_CALLBACK (draw_near), pictures);
  return pictures;
}

void
duck_library_pictures_free (DuckLibraryPictures *pictures)
{
  g_return_if_fail (pictures != NULL);

  GtkAdjustment *scrolling = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (pictures->list));

  g_signal_handlers_disconnect_by_data (scrolling, pictures);
  g_clear_handle_id (&pictures->source, g_source_remove);
  g_ptr_array_unref (pictures->places);
  g_free (pictures);
}

/* icons.c: icons that stay loaded
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/icons.h"

#include <gtk/gtk.h>

/* Logical pixels, unless an image says another size. */
#define NORMAL_SIZE 16
#define LARGE_SIZE 32

/* Themed icons by what they are and how they are shown: char, GtkIconPaintable. */
static GHashTable *kept;

static GIcon *
ref_icon (GtkImage *image)
{
  const char *name = gtk_image_get_icon_name (image);
  GIcon *icon = gtk_image_get_gicon (image);

  if (name != NULL)
    return g_themed_icon_new (name);
  return G_IS_THEMED_ICON (icon) ? g_object_ref (icon) : NULL;
}

static int
get_size (GtkImage *image)
{
  int size = gtk_image_get_pixel_size (image);

  if (size > 0)
    return size;
  return gtk_image_get_icon_size (image) == GTK_ICON_SIZE_LARGE ? LARGE_SIZE : NORMAL_SIZE;
}

/* What the image looks up itself has the same size, scale, direction and manner. */
static void
keep (GtkImage *image)
{
  GtkWidget *widget = GTK_WIDGET (image);
  g_autoptr (GIcon) icon = ref_icon (image);
  g_autofree char *name = icon != NULL ? g_icon_to_string (icon) : NULL;
  g_autofree char *key = NULL;

  if (name == NULL)
    return;
  key = g_strdup_printf ("%s %d %d %d", name, get_size (image),
                         gtk_widget_get_scale_factor (widget), gtk_widget_get_direction (widget));
  if (g_hash_table_contains (kept, key))
    return;
  g_hash_table_insert (kept, g_steal_pointer (&key),
                       gtk_icon_theme_lookup_by_gicon (
                         gtk_icon_theme_get_for_display (gtk_widget_get_display (widget)), icon,
                         get_size (image), gtk_widget_get_scale_factor (widget),
                         gtk_widget_get_direction (widget), GTK_ICON_LOOKUP_PRELOAD));
}

static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  gpointer widget = g_value_get_object (&values[0]);

  if (GTK_IS_IMAGE (widget))
    keep (widget);
  return G_SOURCE_CONTINUE;
}

void
duck_icons_init (void)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  /* Signals are there once their class is. */
  g_autoptr (GTypeClass) klass G_GNUC_UNUSED = g_type_class_ref (GTK_TYPE_WIDGET);

  if (kept != NULL)
    return;
  kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
  /* Another theme has others of the same names. */
  g_signal_connect_swapped (theme, "changed", G_CALLBACK (g_hash_table_remove_all), kept);
}

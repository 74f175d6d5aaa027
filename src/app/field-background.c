/* field-background.c: the picture that somebody traces from
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-background.h"

#include <glib/gi18n-lib.h>

/* Larger files are no pictures that one traces from. */
#define FILE_MAX (64 * 1024 * 1024)

struct _DuckFieldBackground
{
  WarBackground *value; /* or NULL */
  char *path; /* of the picture that has been read, or tried; or NULL */
  GdkPixbuf *picture; /* or NULL */
};

DuckFieldBackground *
duck_field_background_new (void)
{
  return g_new0 (DuckFieldBackground, 1);
}

void
duck_field_background_free (DuckFieldBackground *background)
{
  g_clear_pointer (&background->value, war_background_unref);
  g_clear_object (&background->picture);
  g_free (background->path);
  g_free (background);
}

/* A device or a pipe would never end. */
static gboolean
is_picture (const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInfo) info
    = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                         G_FILE_QUERY_INFO_NONE, NULL, error);

  if (info == NULL)
    return FALSE;
  if (g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR
      && g_file_info_get_size (info) <= FILE_MAX)
    return TRUE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
               _ ("“%s” is no picture, or a very large one."), path);
  return FALSE;
}

gboolean
duck_field_background_set (DuckFieldBackground *background, const WarBackground *value,
                           const char *folder, GError **error)
{
  g_autofree char *path = NULL;

  g_clear_pointer (&background->value, war_background_unref);
  if (value == NULL)
    return TRUE;

  background->value = war_background_ref ((WarBackground *) value);
  path = g_path_is_absolute (value->path) || folder == NULL
           ? g_strdup (value->path)
           : g_build_filename (folder, value->path, NULL);
  if (g_strcmp0 (path, background->path) == 0)
    return TRUE;

  g_free (background->path);
  background->path = g_steal_pointer (&path);
  g_clear_object (&background->picture);
  if (is_picture (background->path, error))
    background->picture = gdk_pixbuf_new_from_file (background->path, error);
  return background->picture != NULL;
}

void
duck_field_background_draw (cairo_t *cr, double pixel, gpointer data)
{
  const DuckFieldBackground *background = data;
  double scale;

  if (background->value == NULL || background->picture == NULL)
    return;

  scale = (double) background->value->width / WAR_MILLIMETRE
          / gdk_pixbuf_get_width (background->picture);
  cairo_save (cr);
  cairo_translate (cr, (double) background->value->position.x / WAR_MILLIMETRE,
                   (double) background->value->position.y / WAR_MILLIMETRE);
  cairo_scale (cr, scale, scale);
  gdk_cairo_set_source_pixbuf (cr, background->picture, 0, 0);
  cairo_paint_with_alpha (cr, background->value->opacity / 100.);
  cairo_restore (cr);
}

/* layer.c: the parts of a page that a drawing program can show and hide
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/layer-private.h"

static const cairo_user_data_key_t layers_key;

gboolean
draw_layer_wants (cairo_t *cr, DrawLayerKind kind, const char *title)
{
  DrawLayers *layers = cairo_get_user_data (cr, &layers_key);
  guint own;

  if (layers == NULL)
    return TRUE;

  own = layers->next++;
  if (layers->wanted < 0)
    {
      DrawLayer layer = { kind, g_strdup (title) };

      g_array_append_val (layers->found, layer);
    }
  return layers->wanted == (gint) own;
}

static void
clear_layer (gpointer layer)
{
  g_free (((DrawLayer *) layer)->title);
}

void
draw_layers_init (DrawLayers *layers)
{
  *layers = (DrawLayers){ g_array_new (FALSE, FALSE, sizeof (DrawLayer)), -1, 0 };
  g_array_set_clear_func (layers->found, clear_layer);
}

void
draw_layers_set (DrawLayers *layers, cairo_t *cr, gint wanted)
{
  layers->wanted = wanted;
  layers->next = 0;
  cairo_set_user_data (cr, &layers_key, layers, NULL);
}

void
draw_layers_clear (DrawLayers *layers)
{
  g_array_unref (layers->found);
}

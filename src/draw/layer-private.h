/* layer-private.h: the parts of a page that a drawing program can show and hide
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  DRAW_LAYER_FEATURE, /* one thing on the page */
  DRAW_LAYER_CUT, /* the lines along which is cut, and no others */
  DRAW_LAYER_FRAME, /* what stands around the things */
} DrawLayerKind;

typedef struct
{
  DrawLayerKind kind;
  char *title;
} DrawLayer;

/* A page is drawn once for each of its layers, with only that one shown. */
typedef struct
{
  GArray *found; /* DrawLayer: all that have been asked for */
  gint wanted; /* the place of the one that is shown; −1: none, they are only found */
  guint next;
} DrawLayers;

/* Whether a part of the page is to be drawn now: always, unless somebody has set layers. A page
 * that has some asks before each thing that it draws, always in the same order. */
gboolean draw_layer_wants (cairo_t *cr, DrawLayerKind kind, const char *title);

/* They must live as long as cr. */
void draw_layers_init (DrawLayers *layers);
void draw_layers_set (DrawLayers *layers, cairo_t *cr, gint wanted);
void draw_layers_clear (DrawLayers *layers);

G_END_DECLS

/* picture.h: a field as a picture file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/map.h"
#include "draw/sheets.h"

G_BEGIN_DECLS

typedef enum
{
  DRAW_FORMAT_PNG,
  DRAW_FORMAT_SVG,
  DRAW_FORMAT_PDF,
} DrawFormat;

/* How the map with its border becomes a picture. */
typedef struct
{
  DrawFormat format;
  DrawInk ink;
  double width; /* of the map: pixels of a PNG; millimetres of an SVG or PDF; 0: fills the paper */
  double dpi; /* PNG: for printing, noted in the file; 0: not said */
  gboolean bare; /* PNG: the field alone, without border, zones and letters */
  gboolean layers; /* SVG: ground, each terrain, zones, points, labels and border in groups */
  const DrawPaper *paper; /* PDF: with the map in the middle, turned as it fits; NULL: the page is
                             as large as the map */
} DrawPicture;

#define DRAW_PICTURE_MAX_PIXELS 32767 /* across and down: cairo's limit */

/* The size of the map with its border on paper, in millimetres, at the scale 1 : scale. */
void draw_picture_get_size (const WarField *field, double scale, double *width, double *height);

/* NULL with an error that says why the picture cannot be: it is too large, for the paper too. */
GBytes *draw_map_to_picture (const WarField *field, const DrawPicture *picture, GError **error);

G_END_DECLS

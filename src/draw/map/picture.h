/* picture.h: a field as a picture file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/map/map.h"
#include "draw/surface/sheets.h"

G_BEGIN_DECLS

typedef enum
{
  DRAW_FORMAT_PNG,
  DRAW_FORMAT_SVG,
  DRAW_FORMAT_PDF,
} DrawFormat;

/* What may be left out of a picture. */
typedef enum
{
  DRAW_PART_BORDER = 1 << 0, /* with title, scale, north arrow and signs */
  DRAW_PART_SQUARES = 1 << 1, /* with their letters */
  DRAW_PART_ZONES = 1 << 2,
  DRAW_PART_NAMES = 1 << 3,
} DrawPart;

/* The field alone. */
#define DRAW_PARTS_ALL (DRAW_PART_BORDER | DRAW_PART_SQUARES | DRAW_PART_ZONES | DRAW_PART_NAMES)

/* How the map with its border becomes a picture. */
typedef struct
{
  DrawFormat format;
  DrawInk ink;
  guint left_out; /* of DrawPart */
  double width; /* of the map: pixels of a PNG; millimetres of an SVG or PDF; 0: fills the paper */
  double dpi; /* PNG: for printing, noted in the file; 0: not said */
  gboolean layers; /* SVG: ground, each terrain, zones, points, labels and border in groups */
  double overlap; /* over several sheets: what each has of the next one, to glue, in millimetres */
  const DrawPaper *paper; /* PDF: with the map in the middle, turned as it fits; NULL: the page is
                             as large as the map */
} DrawPicture;

#define DRAW_PICTURE_MAX_OVERLAP 40 /* millimetres */
#define DRAW_PICTURE_MAX_PIXELS 32767 /* across and down: cairo's limit */

/* Makes the map as large as the scale 1 : scale says, or as the paper has room for. Of a PNG, dpi
 * must be known. */
void draw_picture_set_scale (DrawPicture *picture, const WarField *field, double scale);
void draw_picture_fit_paper (DrawPicture *picture, const WarField *field, const DrawPaper *paper);

/* How high the map becomes, in the unit of its width. */
double draw_picture_get_height (const DrawPicture *picture, const WarField *field);

/* NULL with an error that says why the picture cannot be: it is too large, for the paper too. */
GBytes *draw_map_to_picture (const WarField *field, const DrawPicture *picture, GError **error);

G_END_DECLS

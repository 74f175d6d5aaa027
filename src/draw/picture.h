/* picture.h: a field as a picture file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/map.h"

G_BEGIN_DECLS

typedef enum
{
  DRAW_FORMAT_PNG,
  DRAW_FORMAT_SVG,
  DRAW_FORMAT_PDF,
} DrawFormat;

/* The map with its border. PNG: width pixels wide. SVG and PDF: in true millimetres of a page that
 * the map fills, width mm wide. */
GBytes *draw_map_to_picture (const WarField *field, DrawFormat format, double width, DrawInk ink,
                             GError **error);

G_END_DECLS

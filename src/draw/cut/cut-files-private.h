/* cut-files-private.h: lines to cut and to fold along, in files for machines
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/cut/cut-plan.h"
#include "draw/surface/svg-private.h"

G_BEGIN_DECLS

/* Adds the layers “fold” and “cut” of a sheet of the plan: each piece is a path right in its layer,
 * with its name. Drawing programs lose layers of what lies in groups. */
void draw_cut_svg_add (DrawSvg *svg, const DrawCutPlan *plan, guint sheet);

/* A sheet as a DXF file, R12 in ASCII, in millimetres: lines, arcs and circles on the layers CUT,
 * FOLD and MEASURE, of which the last has a line of 100 mm. */
GBytes *draw_cut_dxf_new (const DrawCutPlan *plan, guint sheet);

G_END_DECLS

/* map-plan.h: a field made ready for being drawn again and again, part by part
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/map/map.h"

G_BEGIN_DECLS

/* What drawing a field works out before it draws: outlines, what lies where, what merges with what,
 * where names stand. Reference-counted; for one thread at a time. */
typedef struct _DrawPlan DrawPlan;

/* like: the plan of a field that may have much in common with this one, as before an edit: what
 * both have is not worked out again. Or NULL. */
DrawPlan *draw_plan_new (const WarField *field, const DrawPlan *like);
DrawPlan *draw_plan_ref (DrawPlan *plan);
void draw_plan_unref (DrawPlan *plan);

/* As draw_field() and draw_map() draw it, but only as much work as the clip demands. */
void draw_plan_field (cairo_t *cr, DrawPlan *plan, const DrawMapOptions *options);
void draw_plan_map (cairo_t *cr, DrawPlan *plan, const DrawMapOptions *options);

/* Where the maps of two plans differ when they are drawn with these options: rectangles in user
 * units, a GArray of cairo_rectangle_t. They hold what becomes another by merging with what has
 * changed, and names that give way. Free the result. */
GArray *draw_plan_compare (DrawPlan *a, DrawPlan *b, const DrawMapOptions *options);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DrawPlan, draw_plan_unref)

G_END_DECLS

/* transform.h: moving, turning, scaling and mirroring shapes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"

G_BEGIN_DECLS

typedef enum
{
  WAR_TRANSFORM_MOVE, /* by origin */
  WAR_TRANSFORM_ROTATE, /* clockwise by turn, about origin */
  WAR_TRANSFORM_SCALE, /* from origin, across by to.x / from.x and along by to.y / from.y */
  WAR_TRANSFORM_MIRROR_ACROSS, /* left and right are exchanged; origin.x is twice the axis */
  WAR_TRANSFORM_MIRROR_ALONG, /* likewise above and below */
} WarTransformKind;

/* What a transform makes of a position is exact and rounded once, to nearest, ties to even. */
typedef struct
{
  WarTransformKind kind;
  WarPosition origin;
  WarHeading turn;
  WarPosition from, to; /* each more than 0 */
} WarTransform;

WarPosition war_transform_position (const WarTransform *transform, WarPosition position);

/* A shape of its own, to be changed and cleared by who asked for it. */
WarShape war_shape_copy (const WarShape *shape);
void war_shape_clear (WarShape *shape);
gboolean war_shape_equal (const WarShape *a, const WarShape *b);

/* Lines keep their width. A box or an ellipse stays one: where it is scaled at an angle its edges
 * become as long as they would, and it faces where its middle line would. */
void war_shape_transform (WarShape *shape, const WarTransform *transform);

/* Why no edit makes such a shape. */
typedef enum
{
  WAR_SHAPE_RIGHT, /* it may be made */
  WAR_SHAPE_NOTHING, /* too few vertices, or of no extent */
  WAR_SHAPE_CROSSES, /* an area whose outline crosses or touches itself */
  WAR_SHAPE_TOO_FAR, /* from the field */
  WAR_SHAPE_TOO_LARGE, /* WAR_LENGTH_MAX */
  WAR_SHAPE_TOO_MANY, /* vertices: WAR_SHAPE_MAX_VERTICES */
} WarShapeFault;

WarShapeFault war_shape_check (const WarShape *shape);
gboolean war_shape_is_valid (const WarShape *shape);

/* The same outline, or line, with its corners rounded: each becomes a curve from the middle of the
 * edge before it to that of the edge after it, of so many places that none is much off it. With the
 * ends of a line, an array of WarPosition. */
GArray *war_vertices_round (const WarPosition *vertices, guint n_vertices, gboolean closed);

/* The vertices of AREA and LINE, lent; NULL for the others. */
const WarPosition *war_shape_get_vertices (const WarShape *shape, guint *n_vertices);

/* The middle of the bounds, or the centre. */
WarPosition war_shape_get_middle (const WarShape *shape);

/* The position on the field that is nearest. */
WarPosition war_field_clamp (const WarField *field, WarPosition position);

G_END_DECLS

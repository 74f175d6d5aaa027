/* field-fold-private.h: outlines cut where a half of a field ends, and joined with their images
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/transform.h"

G_BEGIN_DECLS

/* The half that stays, and how its image is made. Only one coordinate of a position counts for the
 * half: "this" one, x for the left and the right half. */
typedef struct
{
  gboolean across; /* left or right */
  gint sign; /* 1: smaller coordinates lie in it */
  WarLength limit; /* the half ends there, on itself */
  gboolean turned;
  WarTransform transforms[2];
  guint n_transforms;
} WarFold;

/* More than 0: in the half; 0: where it ends. */
WarLength war_fold_get_inside (const WarFold *fold, WarPosition position);
WarPosition war_fold_get_image (const WarFold *fold, WarPosition position);
void war_fold_turn_shape (const WarFold *fold, WarShape *shape);

/* The outline of what lies in the half. Where that is several pieces, it meets itself. Unref it. */
GArray *war_fold_cut_area (const WarFold *fold, const GArray *vertices);

/* The pieces of a line that lie in the half, as arrays of WarPosition. What runs along its end is a
 * piece of its own, as it cannot have an image beside it. Unref them. */
GPtrArray *war_fold_cut_line (const WarFold *fold, const GArray *vertices);

/* Whether it is such a piece. */
gboolean war_fold_is_along (const WarFold *fold, const GArray *piece);

/* The outline of both the half, cut, and its image. NULL if they cannot be one. Unref it. */
GArray *war_fold_join_area (const WarFold *fold, const GArray *vertices);
GArray *war_fold_join_line (const WarFold *fold, const GArray *vertices);

/* Whether they cover the same, wherever their outlines begin and in whatever direction they go. */
gboolean war_shape_is_alike (const WarShape *a, const WarShape *b);
gboolean war_fold_is_own_image (const WarFold *fold, const WarShape *shape);

G_END_DECLS

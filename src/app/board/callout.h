/* callout.h: where words lie that say something about two places and what is between them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <graphene.h>

G_BEGIN_DECLS

/* Where a box of that size within what is in sight covers the least of the line and of what stands
 * at its ends, which reaches so far around them: beside the second place and so far away from what
 * stands there, else in a corner. All are of one unit of length. A box of at most a third of the
 * sight either way, with that reach around it, covers nothing of them. */
graphene_rect_t duck_callout_place (const graphene_rect_t *sight, graphene_point_t from,
                                    graphene_point_t to, float width, float height, float reach,
                                    float away);

G_END_DECLS

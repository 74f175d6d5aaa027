/* map-tiles.h: a map over several sheets, to cut out and lay together
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/map/picture.h"

G_BEGIN_DECLS

#define DRAW_TILES_MAX 200 /* sheets */

/* How many sheets of its paper the picture takes, which has a width, without those that would be
 * blank; there may be more of them than can be made. */
guint draw_map_tiles_count (const WarField *field, const DrawPicture *picture);

/* The map in parts of one size at its true width, row by row. Each sheet has marks to cut along,
 * between which it measures what it should, and what overlaps the next one; a little more
 * of the map beyond them; a test ruler;
 * a sign of where it lies, its name and those of its neighbours. One more shows how all of them
 * lie. The paper is turned as fewer sheets do. At most DRAW_TILES_MAX. Keeps a reference to the
 * field. */
DrawSheets *draw_map_tiles_new (const char *title, WarField *field, const DrawPicture *picture);

G_END_DECLS

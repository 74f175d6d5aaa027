/* spots.h: spots in rows over an area, from which a solo commander chooses the best
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/bases/stand.h"

G_BEGIN_DECLS

/* So many from side to side of an area, as one faces, and from its front to its rear. */
#define WAR_SPOTS_MAX_FILES 15
#define WAR_SPOTS_MAX_RANKS 7
#define WAR_SPOTS_MAX (WAR_SPOTS_MAX_FILES * WAR_SPOTS_MAX_RANKS)

typedef struct
{
  WarPosition centre;
  gint32 worth; /* the system's to say; 0 */
} WarSpot;

/* Which of the four headings along the axes leads more or less from the one to the other. */
WarHeading war_spots_find_ahead (WarPosition from, WarPosition to);

/* Spots for a base of that size that faces ahead, row by row over the bounds of the area: so far
 * apart that bases stand side by side on every second. Returns how many. */
guint war_spots_list (const WarStandArea *area, WarHeading ahead, WarLength width, WarLength depth,
                      WarSpot spots[WAR_SPOTS_MAX]);

/* The best first; equally good ones in the order of rows, on every machine. */
void war_spots_sort (WarSpot *spots, guint n_spots);

G_END_DECLS

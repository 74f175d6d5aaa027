/* room.h: how far a base may go straight ahead
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"
#include "engine/geometry/base.h"

G_BEGIN_DECLS

/* A base goes straight from a start, without turning. Distances are whole and at least 0; the base
 * is at the start shifted by war_room_get_vector(). */

/* How far and whither a base has gone after a whole distance; rounded once. */
static inline WarPosition
war_room_get_vector (WarHeading heading, WarLength distance)
{
  return war_position_step ((WarPosition){ 0, 0 }, heading, distance);
}

/* How far the base may go, at most so far, without coming nearer to the other than the limit; with
 * a limit of 0 without reaching into it. −1: not even the start. The way to the distance keeps the
 * limit exactly and that to the next one does not, but for ways that run along it: as places are
 * rounded they may lose a hundredth of it, or reach in by WAR_BASE_SLACK. */
WarLength war_room_find (const WarBase *start, WarHeading heading, WarLength most,
                         const WarBase *other, WarLength limit);

/* How far it may go on the field. */
WarLength war_room_find_on_field (const WarBase *start, WarHeading heading, WarLength most,
                                  const WarField *field);

/* The distances, at most so far, at which the base placed there overlaps the other: all from *first
 * to *last; or may overlap it, as places are rounded. FALSE if there are none. */
gboolean war_room_find_overlap (const WarBase *start, WarHeading heading, WarLength most,
                                const WarBase *other, WarLength *first, WarLength *last);

G_END_DECLS

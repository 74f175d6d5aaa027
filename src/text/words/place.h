/* place.h: places and directions on a field, as players say them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"

G_BEGIN_DECLS

/* A map has lettered squares, in rows from the top left, and each of them has numbered ones, so
 * many along each side. */
#define TEXT_SQUARE_PARTS 3

/* The side of a lettered square: as small as the alphabet allows, in whole inches or centimetres,
 * whatever the field is made in. */
WarLength text_get_square_size (const WarField *field);

/* Whether the field measures whole inches. */
gboolean text_is_in_inches (const WarField *field);

/* "C5": the numbered square. Free the result. */
char *text_square (const WarField *field, WarPosition position);

/* "G7": the hex by its column and row; after Z comes AA. Free the result. */
char *text_hex (const WarHexes *hexes, WarHex hex);

/* "13.2 4": from the top left corner, in the unit without its sign. Free the result. */
char *text_position (WarPosition position, WarLengthUnit unit);

/* "90°": clockwise from the top, in whole degrees: nobody measures finer. Free the result. */
char *text_heading (gint32 heading);

/* "east", or "south-south-west (206°)" where it is not quite one of the sixteen points. Free the
 * result. */
char *text_facing (gint32 heading);

G_END_DECLS

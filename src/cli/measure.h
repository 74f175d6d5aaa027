/* measure.h: headings and places as persons type them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"

/* Nobody measures finer: 1/100″ is as good as what it stands for. */
#define CLI_AS_GOOD_AS (WAR_INCH / 100)

/* "90", "22.5°", "e", "east", "nne" */
gboolean cli_parse_heading (const char *word, WarHeading *heading);

/* "13,2.5": from the top left corner. */
gboolean cli_parse_position (const char *word, WarLengthUnit unit, WarPosition *position);

/* "c5": the middle of a square of the map; "c" of all its nine. */
gboolean cli_parse_square (const char *word, const WarField *field, WarPosition *position);

/* Any of these, or "d4", the middle of a hex of a field that has some, by its column and row. */
gboolean cli_parse_place (const char *word, const WarField *field, WarLengthUnit unit,
                          WarPosition *position);

/* The way from one position to the other: the heading that is nearest, and how far. */
void cli_measure_way (WarPosition from, WarPosition to, WarHeading *heading, WarLength *distance);

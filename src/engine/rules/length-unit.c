/* length-unit.c: inches and centimetres, and the steps in which people count them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/rules/length-unit.h"

static const gint scales_in_inches[] = { 1, 2, 3, 4, 6, 12, 24, 48, 96, 240, 480, 0 };
static const gint scales_in_centimetres[] = { 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 0 };

static const WarDivision divisions_in_inches[] = {
  { 1, { 16, 8, 4, 2 } },  { 2, { 8, 4, 2, 0 } },    { 4, { 8, 4, 2, 0 } },
  { 6, { 12, 6, 2, 0 } },  { 12, { 12, 4, 2, 0 } },  { 24, { 24, 4, 2, 0 } },
  { 48, { 8, 4, 2, 0 } },  { 120, { 10, 5, 2, 0 } }, { 240, { 10, 4, 2, 0 } },
  { 480, { 8, 4, 2, 0 } },
};

static const WarDivision divisions_in_centimetres[] = {
  { 1, { 10, 5, 2, 0 } },    { 2, { 20, 4, 2, 0 } },   { 5, { 10, 5, 0, 0 } },
  { 10, { 10, 5, 2, 0 } },   { 20, { 20, 4, 2, 0 } },  { 50, { 10, 5, 0, 0 } },
  { 100, { 10, 5, 2, 0 } },  { 200, { 20, 4, 2, 0 } }, { 500, { 10, 5, 0, 0 } },
  { 1000, { 10, 5, 2, 0 } },
};

static const WarLengthSteps steps[] = {
  [WAR_UNIT_INCH] = {
    .whole = WAR_INCH,
    .span = WAR_INCH,
    .reach = 3 * WAR_INCH,
    .cell = WAR_INCH,
    .n_cells = 6,
    .line = WAR_INCH / 4,
    .longer_line = WAR_INCH / 2,
    .numbered_line = WAR_INCH,
    .least_stick = 12 * WAR_INCH,
    .longest_stick = 36 * WAR_INCH,
    .entry = WAR_INCH / 4,
    .stat_entry = WAR_INCH / 2,
    .scales = scales_in_inches,
    .divisions = divisions_in_inches,
    .n_divisions = G_N_ELEMENTS (divisions_in_inches),
  },
  [WAR_UNIT_CENTIMETRE] = {
    .whole = WAR_CENTIMETRE,
    .span = WAR_CENTIMETRE * 5 / 2,
    .reach = 8 * WAR_CENTIMETRE,
    .cell = 5 * WAR_CENTIMETRE,
    .n_cells = 10,
    .line = WAR_CENTIMETRE / 2,
    .longer_line = WAR_CENTIMETRE,
    .numbered_line = 5 * WAR_CENTIMETRE,
    .least_stick = 30 * WAR_CENTIMETRE,
    .longest_stick = 120 * WAR_CENTIMETRE,
    .entry = WAR_CENTIMETRE / 2,
    .stat_entry = WAR_MILLIMETRE,
    .scales = scales_in_centimetres,
    .divisions = divisions_in_centimetres,
    .n_divisions = G_N_ELEMENTS (divisions_in_centimetres),
  },
};

const WarLengthSteps *
war_length_unit_get_steps (WarLengthUnit unit)
{
  g_return_val_if_fail (unit < G_N_ELEMENTS (steps), &steps[WAR_UNIT_INCH]);

  return &steps[unit];
}

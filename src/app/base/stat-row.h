/* stat-row.h: a statistic that can be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/base/control-row.h"
#include "engine/rules/rules.h"

G_BEGIN_DECLS

#define DUCK_TYPE_STAT_ROW (duck_stat_row_get_type ())
G_DECLARE_FINAL_TYPE (DuckStatRow, duck_stat_row, DUCK, STAT_ROW, DuckControlRow)

/* A number, length, need, number of dice or choice, as the statistic has it: only what a file may
 * say can be chosen. Signal "edited", with the new value. */
GtkWidget *duck_stat_row_new (const WarStat *stat, gint32 value, WarLengthUnit unit);

G_END_DECLS

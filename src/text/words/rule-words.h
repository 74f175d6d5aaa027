/* rule-words.h: what the tables of the rules are called, and what stands in them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* "Modifiers"; "Cause": what a table and one of its columns are called. Lent; the id itself, if
 * there are no words for it. */
const char *text_rule_table_title (const WarTableKind *table, const WarSystem *system);
const char *text_rule_table_column (const WarStat *column, const WarSystem *system);

/* "the target is in cover", "−1", "–": what stands in a column. Free it. */
char *text_rule_table_value (const WarTableKind *table, guint column, gint32 value,
                             const WarSystem *system);

G_END_DECLS

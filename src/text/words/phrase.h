/* phrase.h: lengths and statistics as players write them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"
#include "engine/chance/odds.h"

G_BEGIN_DECLS

/* "4½″", "10 cm": what the system's players measure in. Free the result. */
char *text_length (WarLength length, WarLengthUnit unit);

/* A statistic's value as a card shows it: "4", "3+", "DPW", "10″"; "–" where there is none. */
char *text_stat (const WarStat *stat, gint32 value, WarLengthUnit unit);

/* "Lee-Enfield 10″/4+/DPW": a weapon in one line, its traits in words after it. */
char *text_weapon (const WarWeapon *weapon, const WarSystem *system);

/* How to read such a line. */
const char *text_weapon_key (const WarSystem *system);

/* "Command 6″" */
char *text_trait (const WarTraitUse *use, const WarSystem *system);

/* "cavalry, officers" */
char *text_categories (const WarUnitType *type, const WarRules *rules);

/* "40 points", "1 point", in the reader's plural. */
char *text_cost (gint cost);

/* "+1", "−2", "±0" */
char *text_signed (gint number);

/* "4 %": whole, but never 0 or 100 for what is not. Free it. */
char *text_chance (WarProbability chance);

/* The translation of a name or text that comes from data; the text itself if there is none. */
const char *text_translate (const char *message);

/* "“Old Guard”": what somebody has called something. Free it. */
char *text_quoted (const char *name);

/* "Cavalry", for the beginning of a line; free it. */
char *text_capitalised (const char *words);

G_END_DECLS

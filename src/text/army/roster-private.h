/* roster-private.h: what the formats of rosters share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "text/army/roster.h"

G_BEGIN_DECLS

/* What the army is of, and how large it is, in two lines. */
char *text_roster_subtitle (const WarArmy *army, TextRosterReader reader);

/* Likewise, with its note for the owner. */
char *text_roster_title_with_note (const WarAlike *alike, const WarArmy *army,
                                   TextRosterReader reader);

/* "W 4  M 4″  R 3+" */
char *text_roster_statistics (const WarUnitType *type, const WarSystem *system);

/* Like units; for the opponent those of all waves together. */
GArray *text_roster_list_alike (const WarArmy *army, TextRosterReader reader);

/* roster-markup.c: MARKDOWN, BBCODE or HTML. */
char *text_roster_markup (const WarArmy *army, TextRosterFormat format, TextRosterReader reader);

G_END_DECLS

/* reading.h: what tags on a real table say of a game, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/reading.h"

G_BEGIN_DECLS

/* A whole sentence without a full stop, with the unit's name and, behind it in brackets, the clause
 * that forbids it. Free it. */
char *text_finding (const WarReading *reading, const WarFinding *finding);

/* The unit that it is about: "BEF Infantry 2"; NULL: no unit. Free it. */
char *text_finding_unit (const WarReading *reading, const WarFinding *finding);

/* "21 of 22 units stand where they were seen". Free it. */
char *text_reading_count (const WarReading *reading);

/* What is odd about how large the tags are; NULL: nothing. Free it. */
char *text_reading_scale (const WarReading *reading);

/* Who has gone how far, and who may not have, a sentence a line: for the notes of a game; NULL:
 * nobody has. Free it. */
char *text_reading_ways (const WarReading *reading);

G_END_DECLS

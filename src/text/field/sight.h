/* sight.h: what is seen, what blocks and what covers, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ground/outlook.h"

G_BEGIN_DECLS

/* "Polygon Wood (Wood)", "Hedge". Free the result. */
char *text_feature (const WarFeature *feature);

/* All of that, a sentence a line. Free the result. */
/* The same in a few lines: the result, how many lines each thing blocks, the cover. Free it. */
char *text_sight_brief (const WarSightReport *report, const WarOutlook *outlook);
char *text_sight (const WarSightReport *report, const WarOutlook *outlook);

G_END_DECLS

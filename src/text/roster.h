/* roster.h: an army as plain text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army.h"

G_BEGIN_DECLS

/* A roster for a terminal or a letter: title, totals, a block per unit type, what is wrong with the
 * army. Lines are broken
 * at 80 columns, but for names and single words that are longer. Free the result. */
char *text_roster (const WarArmy *army);

/* The same as Markdown, with tables as GitHub has them. Free the result. */
char *text_roster_markdown (const WarArmy *army);

G_END_DECLS

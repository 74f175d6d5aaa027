/* lettered.h: what is lettered on sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"

/* Looks at all pages, each text of which has to lie on the paper, in letters that are large enough,
 * with no word torn, and returns their texts, each in a line. What is cut off with dots is not
 * among them. */
char *lettered_dup_texts (const DrawSheets *sheets);

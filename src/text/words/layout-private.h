/* layout-private.h: plain text in at most 80 columns
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TEXT_COLUMNS 80

/* Every character counts as one column: the letters and signs of our texts are. */
guint text_get_columns (const char *text);

/* A line with a rule under it. */
void text_append_title (GString *string, const char *title);

/* One text at the left, one at the right of a line. */
void text_append_pair (GString *string, const char *left, const char *right);

/* A paragraph, indented by so many columns; broken at spaces. */
void text_append_wrapped (GString *string, const char *text, guint indent);

/* The same for each of a prologue's paragraphs in translation, each after an empty line. NULL adds
 * nothing. */
void text_append_prologue (GString *string, const char *prologue);

G_END_DECLS

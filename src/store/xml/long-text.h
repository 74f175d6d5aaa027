/* long-text.h: a long text that is changed in many places
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Bytes of which a change moves no more than a few thousand, wherever it is. */
typedef struct _StoreLongText StoreLongText;

StoreLongText *store_long_text_new (void);
void store_long_text_free (StoreLongText *text);

/* The bytes from `at` on, `length` of them and all within the text, give way to `size` others. */
void store_long_text_replace (StoreLongText *text, gsize at, gsize length, const char *bytes,
                              gsize size);

/* Empties it. */
void store_long_text_clear (StoreLongText *text);

GBytes *store_long_text_to_bytes (const StoreLongText *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreLongText, store_long_text_free)

G_END_DECLS

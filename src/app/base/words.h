/* words.h: a text that is read whole
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A label from the left, over as many lines as it takes. text: or NULL; style: a CSS class, or
 * NULL. */
GtkWidget *duck_words_new (const char *text, const char *style);

/* Such a text behind what turns while something is thought about. */
GtkWidget *duck_words_new_waiting (const char *text);

G_END_DECLS

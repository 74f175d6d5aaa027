/* order-words.h: the words of an order by which somebody writes to somebody
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/game/hand/play.h"

G_BEGIN_DECLS

/* Asks for the words that an order wants, and gives it with them. Seen only while one does; what
 * has been typed stays until something else is written, or somebody else looks. */
#define DUCK_TYPE_ORDER_WORDS (duck_order_words_get_type ())
G_DECLARE_FINAL_TYPE (DuckOrderWords, duck_order_words, DUCK, ORDER_WORDS, GtkWidget)

/* Once. */
void duck_order_words_set_play (DuckOrderWords *self, DuckPlay *play);

G_END_DECLS

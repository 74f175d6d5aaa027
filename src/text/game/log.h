/* log.h: the log of a game for programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* A log is a line for each thing that happened, a JSON object in UTF-8 without line breaks; it is
 * described in data/schemas/log.md. Its words are not translated, and its keys stand in one order.
 * Every line begins with the version and the number of the line, from 1. */
#define TEXT_LOG_VERSION 1

/* The first line: what is played, the units with their rows, and how many orders were given before,
 * if a game goes on; NULL: not said, as secret ones are among them. seed: likewise, as dice to come
 * could be worked out from it. Free the lines. */
char *text_log_game (const WarSetup *setup, const guint64 *seed, const guint *n_orders);

/* An order that was carried out, the n-th line. */
char *text_log_order (const WarSetup *setup, const WarOrder *order, guint64 n);

/* What happened because of an order of the seat; note: the words that it tells, or NULL. */
char *text_log_event (const WarSetup *setup, const WarEvent *event, const char *note, gint seat,
                      guint64 n);

/* Orders were taken back, so that the first n_orders of them stand: of those that the log tells of,
 * if it does not say how many were given before. */
char *text_log_undo (guint n_orders, guint64 n);

G_END_DECLS

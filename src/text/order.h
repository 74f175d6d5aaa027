/* order.h: orders and decisions, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/play.h"

G_BEGIN_DECLS

/* "Move BEF Infantry 2 by 4″ towards 90°." Free it. */
char *text_order (const WarSetup *setup, const WarOrder *order);

/* An argument of an order for people: "90°", "4″", "Lee-Enfield". Its actor is looked at. Free
 * it. */
char *text_argument (const WarSetup *setup, const WarOrder *order, guint argument);

/* "Entente: place a unit in your zone.": what the seat decides next; NULL if nothing. Free it. */
char *text_decision (const WarSetup *setup, const WarState *state, gint seat);

G_END_DECLS

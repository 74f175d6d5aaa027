/* order.h: orders and decisions, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/choice.h"

G_BEGIN_DECLS

/* "Move BEF Infantry 2 by 4″ towards 90°." Free it. */
char *text_order (const WarSetup *setup, const WarOrder *order);

/* "Fire · Lee-Enfield": what a button for it says, as far as it is chosen. Free it. */
char *text_choice (const WarSetup *setup, const WarChoice *choice);

/* "Base 2": what is chosen of it alone, where it stands among others of its kind. Free it. */
char *text_choice_arguments (const WarSetup *setup, const WarChoice *choice);

/* "Movement": a phase of a turn; NULL: the number is not of one. */
const char *text_phase (const WarSetup *setup, gint phase);

/* The same with whose it is, where the name does not say that: "Movement (British)". Free it. */
char *text_owned_phase (const WarSetup *setup, const WarState *state, gint phase);

/* An argument of an order for people: "90°", "4″", "Lee-Enfield". Its actor is looked at. Free
 * it. */
char *text_argument (const WarSetup *setup, const WarOrder *order, guint argument);

/* "Entente: place a unit in your zone.": what the seat decides next; NULL if nothing. Free it. */
char *text_decision (const WarSetup *setup, const WarState *state, gint seat);

/* Between what an attack does to one unit and to the next, in text_forecast(). */
#define TEXT_FORECAST_SEPARATOR "; "

/* What an attack would do on average, "1.3 wounds, destroyed 4 %", as the state is, after the
 * checks on the way to it; NULL for orders that are none. It must be allowed. Free it. */
char *text_forecast (const WarSetup *setup, const WarState *state, const WarOrder *order);

/* "Entente: roll 4 dice for hits, needs 4+.": what somebody has to roll. Free it. */
char *text_question (const WarSetup *setup, const WarQuestion *question);

/* "End Movement": what the button for the order says, which ends what is going on. Free it. */
char *text_end (const WarSetup *setup, const WarState *state, const WarOrder *order);

G_END_DECLS

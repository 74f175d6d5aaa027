/* program.h: what a commander that is a program of its own is told
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/foresight.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/* A program that commands a seat is told, and asked, by lines: each is a JSON object in UTF-8
 * without line breaks, described in doc/commanders.md. Its words are not translated, but for the
 * reasons of refusals, which are for people. All that is told goes by the seat's view. Free the
 * lines. */
#define TEXT_PROGRAM_PROTOCOL 1

/* The first line: who speaks, and which version of the protocol. */
char *text_program_hello (const char *version);

/* What is played, and how it is put: tables and their columns, orders and their arguments, field,
 * types of units, how each side wins. */
char *text_program_game (const WarSetup *setup, gint seat);

/* The seat has something to decide: what it knows, and what it may do. may_pass: it may also leave
 * it. number: counts what it was asked. */
char *text_program_decide (const WarSetup *setup, const WarState *view, gint seat,
                           gboolean may_pass, guint64 number);

/* Answers to what a program may ask meanwhile. What an argument, or the targets, of an option may
 * be after those that the order names already; an order of it drawn at random, NULL: none was
 * found. */
char *text_program_domain (const WarSetup *setup, const WarState *view, const WarOption *option,
                           const WarOrder *order, guint n_arguments);
char *text_program_sample (const WarSetup *setup, const WarOrder *order);

/* The orders that the program's own commanders would weigh, the best first, and what each is worth
 * to them; NULL where they know nothing of the system. */
char *text_program_ideas (const WarSetup *setup, const WarState *view, gint seat);

/* What would come of an order that is allowed. */
char *text_program_foresight (const WarForesight *foresight);

/* An order is not allowed, or a line makes no sense: why. clause: or NULL. */
char *text_program_refused (const char *clause, const char *reason);

/* The game has ended. */
char *text_program_over (const WarResult *result, gint side);

G_END_DECLS

/* hand-over.h: several persons at one terminal, each of whom sees only what is for their eyes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/session.h"

/* Whether more than one person plays. */
gboolean cli_hand_over_has_persons (const CliSession *session);

/* Whether the game goes from one person to another, by post or because it has something that not
 * all may see: then nothing is printed before the one whose eyes it is for is at the screen. */
gboolean cli_hands_over (const CliSession *session);

/* Lets the person who has the seat come to the screen, unless they are at it. STOPPED: they do not
 * come, or the game has to be sent to them. */
CliStep cli_hand_over (CliSession *session, gint seat);

/* Hands the screen to an umpire, who reads what there is to know, and back to the seat. */
CliStep cli_hand_over_watch (CliSession *session, gint seat);

/* Prints what that person may see and has not been told. */
void cli_hand_over_tell (CliSession *session, gint seat);

/* Whether all that persons have ordered after so many orders is of the one at the screen. */
gboolean cli_hand_over_is_own (const CliSession *session, guint n_orders);

/* All notes that the seat has written or read; FALSE: there are none. */
gboolean cli_hand_over_say_notes (CliSession *session, gint seat);

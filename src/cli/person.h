/* person.h: a person who plays at the command line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/session.h"

/* Reads lines until the seat has given an order, or something else has changed. */
CliStep cli_person_decide (CliSession *session, gint seat);

/* Reads lines while an order of a commander waits for dice, until it has them. */
CliStep cli_person_roll (CliSession *session, gint seat);

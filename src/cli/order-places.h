/* order-places.h: where an order leads, as persons type it: ways, headings, places
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/order-words.h"

/* Each reads argument n, and those after it that are said with it, and then says how many arguments
 * are known. FALSE: the words say nothing of the kind, or what is wrong is in the message. */

/* "4", "4\"": a length in the system's unit. It leaves to others to count the argument. */
gboolean cli_reader_read_length (CliReader *reader, guint n, const WarDomain *domain);

/* The same, or "max"; else as far as wanted, or as it can go. */
gboolean cli_reader_read_distance (CliReader *reader, guint n, WarLength wanted);

/* A heading and a distance, by the place to which they lead, or at which they are aimed. */
gboolean cli_reader_read_way (CliReader *reader, guint n, gboolean is_aim);

/* A heading alone, in degrees or towards a place. */
gboolean cli_reader_read_turn (CliReader *reader, guint n);

/* A position, with its heading where it has one: a place, or somewhere in a square of the map. */
gboolean cli_reader_read_position (CliReader *reader, guint n);
gboolean cli_reader_read_square (CliReader *reader, guint n);

gboolean cli_reader_read_hex_argument (CliReader *reader, guint n);

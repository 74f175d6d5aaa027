/* engine.h: what every file of engine and text reads
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Compiled once a library, before its files, most of whose time would go into reading it. A file
 * includes what it uses all the same: with -Db_pch=false nothing is compiled beforehand.
 */

#include <glib.h>

/* store.h: what most files of store read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Compiled once a library, before its files, most of whose time would go into reading it. A file
 * includes what it uses all the same: with -Db_pch=false nothing is compiled beforehand.
 */

#include <gio/gio.h>
#include <json-glib/json-glib.h>
#include <libxml/tree.h>

/* battlescribe.h: rosters, catalogues and game systems as BattleScribe has them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "engine/army/book.h"
#include "engine/army/roster.h"
#include "store/disk/faults.h"

G_BEGIN_DECLS

/* Files that many list builders and readers know: a roster (.ros) says all that there is about its
 * units, a catalogue (.cat) and the game system that it is of (.gst) let others choose from a book.
 * Each may lie in a ZIP archive (.rosz, .catz, .gstz). */
typedef enum
{
  STORE_BATTLESCRIBE_NONE,
  STORE_BATTLESCRIBE_ROSTER,
  STORE_BATTLESCRIBE_CATALOGUE,
  STORE_BATTLESCRIBE_SYSTEM,
} StoreBattlescribeKind;

/* What a file of this name is; zipped: whether it lies in an archive, or NULL. */
StoreBattlescribeKind store_battlescribe_get_kind (const char *path, gboolean *zipped);

/* Whether it may be a roster to be read: of these programs, or New Recruit's, which is JSON. */
gboolean store_battlescribe_is_roster_name (const char *path);

#define STORE_BATTLESCRIBE_MAX_UNITS 5000

/* Letters that are kept of a name, and of any other text; what is longer is shortened, which the
 * roster says. */
#define STORE_BATTLESCRIBE_MAX_NAME 200
#define STORE_BATTLESCRIBE_MAX_TEXT 10000

/* The same roster gives the same bytes, and what is the same in several rosters of a book, and in
 * its catalogue, has the same ids. */
GBytes *store_battlescribe_roster_to_bytes (const WarRoster *roster);

/* Any program's roster, of any game; zipped or not, whatever it is called. NULL if faults has
 * anything to say. */
WarRoster *store_battlescribe_roster_load (const char *path, StoreFaults *faults);
WarRoster *store_battlescribe_roster_from_bytes (GBytes *bytes, StoreFaults *faults);

/* words: one of each type of the book. A limit that BattleScribe cannot count by is left out: one
 * that is measured by the units of another category. */
GBytes *store_battlescribe_catalogue_to_bytes (const WarRoster *words, const WarBook *book);
GBytes *store_battlescribe_system_to_bytes (const WarRoster *words, const WarBook *book);

/* How many limits of the book are left out. */
guint store_battlescribe_count_lost_limits (const WarBook *book);

/* The bytes as they are saved under that path: in an archive if it is the name of one. */
GBytes *store_battlescribe_pack (GBytes *bytes, const char *path, GError **error);

G_END_DECLS

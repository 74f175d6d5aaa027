/* tabletop-simulator.h: saved objects of Tabletop Simulator
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "engine/army/tabletop.h"

G_BEGIN_DECLS

/* A file for the folder of saved objects there. pictures: where they lie, an address to whose end
 * their names are put; NULL: everything is a block of its colour. The same gives the same bytes.
 *
 * One unit of length there is about an inch, but of tiles nobody says so for certain: each has a
 * script that makes it as large as it is, and ends. */
GBytes *store_tabletop_to_bytes (const WarTabletop *tabletop, const char *pictures);

/* Writes the file, whose name ends in ".json", and beside it thumbnail, under the same name, and
 * the pictures, in a folder of that name: "army.json", "army.png" and "army-images/". url: where
 * that folder's pictures will lie for all players; NULL: they are taken from the folder, whose path
 * stands in the file. */
gboolean store_tabletop_save (const WarTabletop *tabletop, const char *path, const char *url,
                              GBytes *thumbnail, GError **error);

G_END_DECLS

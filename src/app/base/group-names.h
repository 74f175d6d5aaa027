/* group-names.h: lists of rows that are called as the heading above them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* From now on the list in each group of preferences has the group's title as its name for screen
 * readers: libadwaita gives it that only before 1.10. To be called once, when GTK is there. */
void duck_group_names_init (void);

G_END_DECLS

/* namesake.h: how units of one name are told apart
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What is said beside a unit's name, as others may have it, too. */
typedef struct
{
  guint number; /* among the units of its side with that name, from 1; 0: it is alone */
  gboolean has_enemy; /* the other side has a unit of that name */
} WarNamesake;

/* Of n units with these names, which are of sides 0 and 1. */
void war_namesakes_count (const char *const *names, const gint *sides, guint n,
                          WarNamesake *namesakes);

G_END_DECLS

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

/* A unit that has a name. */
typedef struct
{
  const char *name;
  gint side; /* 0, 1 */
  WarNamesake *namesake; /* which is set */
} WarNamed;

/* Finds out whom one has to number when speaking of them. */
void war_namesakes_count (const WarNamed *named, guint n);

G_END_DECLS

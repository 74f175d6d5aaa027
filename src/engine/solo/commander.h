/* commander.h: the commanders of every system, by their ids
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/session.h"

G_BEGIN_DECLS

/* Their ids, which files and command lines name, NULL-terminated: first WAR_COMMANDER_PERSON, last
 * those that look ahead. */
const char *const *war_commander_list (void);

/* How many of them, from the first on, can play there: those that look ahead cannot everywhere.
 * NULL: how many can anywhere. */
guint war_commander_count (const WarSetup *setup);

/* What files say of a seat that a program of one's own commanded: which one, they never say, and
 * there is no such commander here. Whoever opens the file names who goes on. */
#define WAR_COMMANDER_PROGRAM "program"

/* The persons who may share the seats of a side: WAR_COMMANDER_PERSON, "person-2" … Seats of a side
 * with the same id are one person's. NULL-terminated. */
const char *const *war_commander_list_persons (void);
gboolean war_commander_is_person (const char *id);

/* FALSE if there is none of the id. A person's is NULL. */
gboolean war_commander_find (const char *id, WarCommander *commander);
const char *war_commander_get_id (WarCommander commander);

G_END_DECLS

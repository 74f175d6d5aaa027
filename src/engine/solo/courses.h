/* courses.h: the headings in which a solo commander might send a unit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/threats.h"

G_BEGIN_DECLS

#define WAR_COURSES_MAX 16

/* Headings that are worth trying from an outpost: towards what the unit wants, to either side of
 * that, towards the nearest enemy, the one that is best to be charged of those that it may reach,
 * and away; and straight on and straight back, for which there is room however narrow it is where
 * the unit stands. aim: NULL, it wants nothing. Returns how many. */
guint war_courses_list (const WarOutpost *outpost, const WarThreats *threats,
                        const WarPosition *aim, WarLength reach, WarHeading facing,
                        WarHeading headings[WAR_COURSES_MAX]);

G_END_DECLS

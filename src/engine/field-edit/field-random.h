/* field-random.h: fair fields at random
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"

G_BEGIN_DECLS

typedef enum
{
  WAR_THEME_COUNTRYSIDE, /* woods, hedges, a road */
  WAR_THEME_VILLAGE, /* houses and gardens along a road */
  WAR_THEME_TRENCHES, /* two lines, wire, shell holes between them */
  WAR_THEME_MUD, /* a stream, mud and duckboards */
} WarTheme;

#define WAR_N_THEMES (WAR_THEME_MUD + 1)

/* A field of that size with features at random and zones along the long edges. Each half is the
 * other one turned, so that no side has more, or nearer, cover; wire, water and walls leave ways
 * from edge to edge. The same seed gives the same field. */
WarField *war_field_new_random (const char *name, WarLength width, WarLength depth, WarTheme theme,
                                guint64 seed);

G_END_DECLS

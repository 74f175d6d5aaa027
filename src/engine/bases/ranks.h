/* ranks.h: units of alike bases that stand in ranks: where they are, go, and what becomes of them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/bases/obstacle.h"
#include "engine/game/formation.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/* A unit of one base or several, which does not change: a set-up has one for each row of the
 * formations. Its bases are rows of the pieces, one after the other, of which those that are left
 * come first, by rank. A unit is named by its first piece, which is there as long as the unit
 * is. */
struct _WarRanks
{
  gint side; /* 0, 1 */
  guint first; /* row of its first base */
  guint n_bases; /* with which it begins */
  WarLength width, depth; /* of each base */
};

/* Bases that are so near touch. */
#define WAR_RANKS_TOUCH (WAR_MILLIMETRE / 2)

/* More than so many bases no unit has. */
#define WAR_RANKS_MAX_BASES 8

static inline guint
war_ranks_first (const WarSetup *setup, guint unit)
{
  return setup->ranks[unit].first;
}

static inline gint
war_ranks_side (const WarSetup *setup, guint unit)
{
  return setup->ranks[unit].side;
}

static inline gboolean
war_ranks_is_enemy (const WarSetup *setup, guint a, guint b)
{
  return setup->ranks[a].side != setup->ranks[b].side;
}

/* The unit that the piece belongs to. */
guint war_ranks_find_unit (const WarSetup *setup, guint piece);

/* A new game's unit, away from the field, with bases of that type. */
void war_ranks_begin (const WarSetup *setup, WarState *state, guint unit, gint32 type);

/* Likewise with as many bases as it begins with and, if it is placed, in that shape there. */
void war_ranks_begin_so (const WarSetup *setup, WarState *state, guint unit,
                         const WarUnitStart *start);

/* Whether it is on the field; and what is left of it is there from now on, away, or gone. */
gboolean war_ranks_stands (const WarSetup *setup, const WarState *state, guint unit);
void war_ranks_set_presence (const WarSetup *setup, WarState *state, guint unit,
                             WarPresence presence);

/* The bases that are left, by rank; those of more than one unit are written one after the other. */
guint war_ranks_count_bases (const WarSetup *setup, const WarState *state, guint unit);
guint war_ranks_get_bases (const WarSetup *setup, const WarState *state, guint unit,
                           WarBase *bases);
WarBase war_ranks_get_base (const WarSetup *setup, const WarState *state, guint piece);

/* A base is lost; later ones move up in the rows. Where bases stand, does not change. */
void war_ranks_drop (const WarSetup *setup, WarState *state, guint unit, guint place);

/* Between the nearest bases of two units that stand; the ways that bases have come are rounded, so
 * that who is very near touches. */
WarLength war_ranks_get_distance (const WarSetup *setup, const WarState *state, guint a, guint b);
gboolean war_ranks_is_within (const WarSetup *setup, const WarState *state, guint a, guint b,
                              WarLength limit);
gboolean war_ranks_touches (const WarSetup *setup, const WarState *state, guint a, guint b);

/* All of a unit as one base: where it stands if it is formed; and the same in another shape with
 * the middle of the front edge there, or its centre. */
WarBase war_ranks_get_whole (const WarSetup *setup, const WarState *state, guint unit);
WarBase war_ranks_place_whole (const WarSetup *setup, const WarState *state, guint unit,
                               gint32 shape, WarPosition front, WarHeading heading);
WarBase war_ranks_place_around (const WarSetup *setup, const WarState *state, guint unit,
                                gint32 shape, WarPosition centre, WarHeading heading);

/* The bases that a whole consists of. */
guint war_ranks_split (const WarSetup *setup, const WarState *state, guint unit, gint32 shape,
                       const WarBase *whole, WarBase *bases);
void war_ranks_split_whole (gint32 shape, const WarBase *whole, guint n_bases, WarBase *bases);

/* The unit stands as that whole now; or with bases one behind the other round the bends of a road,
 * TRUE if there is none; or so much beside where it stood. */
void war_ranks_set_whole (const WarSetup *setup, WarState *state, guint unit, gint32 shape,
                          const WarBase *whole);
gboolean war_ranks_set_trail (const WarSetup *setup, WarState *state, guint unit,
                              const WarBase *bases);
void war_ranks_shift (const WarSetup *setup, WarState *state, guint unit, WarPosition shift);

/* Adds the bases of the other to what is in the unit's way; row: of the piece. To enemies it keeps
 * the gap as far as it stands off them now; NULL: none. */
void war_ranks_add_obstacles (const WarSetup *setup, const WarState *state, guint unit, guint other,
                              const WarBase *now, WarLength gap, GArray *obstacles);

/* Sentences for programmers about what is impossible, or NULL: of its rows; of where it stands. */
char *war_ranks_find_fault (const WarSetup *setup, const WarState *state, guint unit);
char *war_ranks_find_place_fault (const WarSetup *setup, const WarState *state, guint unit,
                                  gboolean is_formed);

/* Whether they stand on each other by more than the rounding of each base. */
gboolean war_ranks_overlap (const WarSetup *setup, const WarState *state, guint a, guint b);

G_END_DECLS

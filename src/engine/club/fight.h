/* fight.h: combat of Trench Club, and what comes of it on average (club.M-23 to club.M-25)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/club/private.h"

G_BEGIN_DECLS

/* What the unit has against the other; NULL: nothing. */
const WarClubGun *war_club_find_gun (const WarClubType *type, const WarClubType *target);

gboolean war_club_is_covered_kind (WarClubKind kind);
gint war_club_limit_need (gint need);

/* The least result of its dice that hits the other, who stands on that hex. */
gint war_club_get_need (const WarSetup *setup, const WarState *state, const WarClubGun *gun,
                        gint points, guint target, WarHex hex);

/* Dice for position of the attacker if it stood on that hex; clause: of what gives them. */
gint war_club_get_position_dice (const WarSetup *setup, const WarState *state, guint unit,
                                 WarHex from, guint target, const char **clause);

gint war_club_board_get_position_dice (const WarClubBoard *board, guint unit, WarHex from,
                                       guint target);

/* Whether it may be hit back, if it attacks from that hex. */
gboolean war_club_is_hit_back (const WarSetup *setup, const WarState *state, guint unit,
                               WarHex from, guint target);

/* Whether it may be attacked at all; and from that hex by the unit. */
gboolean war_club_is_target (const WarSetup *setup, const WarState *state, guint unit,
                             guint target);
gboolean war_club_reaches (const WarSetup *setup, const WarState *state, guint unit, WarHex from,
                           guint target);
gboolean war_club_may_attack (const WarSetup *setup, const WarState *state, guint unit,
                              WarRefusal *refusal);
gboolean war_club_has_attack (const WarSetup *setup, const WarState *state, guint unit);
gboolean war_club_fight (WarContext *context, guint unit);
void war_club_name (WarContext *context, guint unit, guint target);
void war_club_hurt (WarContext *context, guint unit, gint damage, const char *clause);
gboolean war_club_turrets_fire (WarContext *context);

/* What an attack comes to on average, in whole thousandths of a damage, and the chance in
 * 1/10^4 that the target is destroyed. */
typedef struct
{
  gint dealt, received, kill, aimed; /* aimed: what of the damage dealt is the target's */
  gint hit_back, lost; /* what the target deals, and the chance that this destroys the attacker */
  gint n_dice, need; /* at the target */
} WarClubAverage;

#define WAR_CLUB_THOUSAND 1000
#define WAR_CLUB_PARTS 10000

WarClubAverage war_club_foresee_attack (const WarSetup *setup, const WarState *state, guint unit,
                                        WarHex from, guint target);
WarClubAverage war_club_board_foresee (const WarClubBoard *board, guint unit, WarHex from,
                                       guint target);

/* So many dice with that need at somebody who can take so much: the mean. */
gint war_club_get_mean (const WarSetup *setup, guint n_dice, gint need, gint left);

/* Whether those who have named the target destroy it with a chance of at least the percentage of
 * the rules (club.M-9). */
gboolean war_club_is_overkill (const WarSetup *setup, const WarState *state, guint target);

/* That of so many ways so many were left when they were chosen by the priority, if that took any
 * out, goes into what was asked. */
static inline void
war_club_note_asked (WarClubPriorities *asked, WarClubPriority priority, guint n_before,
                     guint n_left)
{
  if (n_left < n_before)
    *asked |= WAR_CLUB_DECIDED (priority);
  else if (n_before > 1)
    *asked |= WAR_CLUB_WAS_EQUAL (priority);
}

G_END_DECLS

/* mind.h: what the files of the solo commander of Trench Club share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/club/private.h"
#include "engine/game/ideas.h"

G_BEGIN_DECLS

/* Ratings are in hundredths of a bond. */
#define WAR_CLUB_BOND 100

typedef struct
{
  const WarSetup *setup;
  const WarClub *data;
  const WarState *view;
  gint seat, side;
  const WarPosture *posture;
  WarClubBoard board; /* of the view */
  WarIdeas ideas;
} WarClubQuick;

/* mind.c */
guint war_club_think (const WarSetup *setup, const WarState *view, gint seat,
                      const WarPosture *posture, WarIdea *ideas, guint maximum);
gboolean war_club_is_its (const WarClubQuick *quick, guint unit); /* on the board, and the seat's */

/* move.c */
void war_club_think_of_moves (WarClubQuick *quick);

/* What an attack from that hex is worth, by what both lose of their prices; whether it deals as
 * much as it receives, as no other is made. */
gboolean war_club_rate_attack (const WarClubQuick *quick, guint unit, WarHex from, guint target,
                               gint *worth);

G_END_DECLS

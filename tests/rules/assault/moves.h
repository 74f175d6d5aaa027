/* moves.h: who moves in the tests of Trench Assault's movement, and how far
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "stage.h"

/* Units, as they are numbered. */
enum
{
  RIFLES = 0, /* six */
  LEWIS = 6,
  OFFICER,
  HEADQUARTERS,
  TANK,
  GERMANS, /* three */
  GERMAN_OFFICER = 13,
};

#define AMENDED(amendment) (1u << WAR_ASSAULT_AMENDMENT_##amendment)

/* Headings, as the attackers see them. */
#define AHEAD 0
#define RIGHT 1024
#define BACK 2048

/* Company 1 with its officer, headquarters, a tank, and a garrison, on open ground with what is
 * prepared; NULL: nothing. Nobody stands yet. */
Stage *moves_begin (WarAmendments amendments, void (*prepare) (Stage *stage));

/* The seat of the unit, from 1. */
int moves_get_seat (Stage *stage, guint unit);

/* Gives the leg. */
void moves_go (Stage *stage, guint unit, WarHeading heading, double centimetres);

/* How far the unit goes at most on a leg in the heading, which is allowed while a little more is
 * not; in hundredths of a millimetre. */
WarLength moves_get_most (Stage *stage, guint unit, WarHeading heading);

#define assert_most(stage, unit, heading, centimetres) \
  g_assert_cmpint (moves_get_most (stage, unit, heading), ==, \
                   (gint) ((centimetres) *WAR_CENTIMETRE))

/* What wire costs is counted in whole hundredths of a millimetre, and so comes out one less. */
void moves_assert_about (Stage *stage, guint unit, WarHeading heading, double centimetres);

/* A leg of company 1's is refused by assault.A-17, or allowed; in hundredths of a millimetre. */
void moves_refuse (Stage *stage, guint unit, WarHeading heading, WarLength distance, guint kind);
void moves_allow (Stage *stage, guint unit, WarHeading heading, WarLength distance);

/* mons.h: End of Empires 1914 at Mons, to speak of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/empires/private.h"
#include "text/game/play-private.h"

#include "scenario.h"

/* Rows of pieces of Mons: the first of their kinds. */
enum
{
  BRIGADE = 0,
  GUNS = 22,
  GENERAL = 24,
  ENEMY = 26,
};

/* Units of the same. */
enum
{
  UNIT_BRIGADE = 0,
  UNIT_GUNS = 7,
  UNIT_GENERAL = 9,
  UNIT_ENEMY = 11,
};

#define CM(value) ((value) *WAR_CENTIMETRE)
#define TURN(degrees) WAR_HEADING_FROM_DEGREES (degrees)
#define PHASE(name) WAR_EMPIRES_PHASE_##name
#define LOST(name) WAR_EMPIRES_LOST_##name
#define LINE WAR_EMPIRES_POSE_LINE
#define COLUMN WAR_EMPIRES_POSE_COLUMN
#define ABOUT WAR_EMPIRES_POSE_ABOUT
#define SINGLE WAR_EMPIRES_POSE_SINGLE
#define BACK WAR_EMPIRES_SLANT_BACK

/* A test at Mons before anything has happened. */
#define ADD(path, function) g_test_add (path, Fixture, "mons", set_up, function, tear_down)

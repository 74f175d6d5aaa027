/* columns.c: what a game of Trench Raider knows, and within which limits
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/play.h"
#include "engine/raider/terms.h"

#define GAME(column) [WAR_RAIDER_GAME_##column - WAR_GAME_OWN]
#define REGIMENT(column) [WAR_RAIDER_REGIMENT_##column - WAR_FORMATION_OWN]
#define PIECE(column) [WAR_RAIDER_PIECE_##column - WAR_PIECE_OWN]
#define FEATURE(column) [WAR_RAIDER_FEATURE_##column - WAR_FEATURE_OWN]

/* What six dice can make. */
#define MOST_INCHES (36 * WAR_INCH)
#define MOST_SHELLS 36
#define MOST_SHOTS 81
#define MOST_STAGES 8

const WarColumn war_raider_game_columns[] = {
  GAME (STAGE) = WAR_COLUMN_CHOICE ("stage", MOST_STAGES),
  GAME (WIND) = { "wind", WAR_RAIDER_WIND_REAR, .maximum = WAR_RAIDER_WIND_RAIN }, /* */
  GAME (MISFORTUNE) = WAR_COLUMN_CHOICE ("misfortune", WAR_RAIDER_N_MISFORTUNES - 1),
  GAME (MEANT) = WAR_COLUMN_ROW ("meant", WAR_TABLE_PIECES),
  GAME (MEANT_TOO) = WAR_COLUMN_ROW ("meant-too", WAR_TABLE_PIECES),
  GAME (MAKERS) = WAR_COLUMN_CHOICE ("makers", 3),
  GAME (SHELLS) = WAR_COLUMN_CHOICE ("shells", MOST_SHELLS),
  GAME (GUN) = WAR_COLUMN_ROW ("gun", WAR_TABLE_PIECES),
  GAME (OTHERS) = WAR_COLUMN_CHOICE ("others", MOST_INCHES),
  GAME (ELITE) = WAR_COLUMN_CHOICE ("elite", MOST_INCHES),
  GAME (NO_MORE) = WAR_COLUMN_FLAG ("no-more"), /* raider.R-8 */
  GAME (CUTTING) = WAR_COLUMN_ROW ("cutting", WAR_TABLE_FEATURES),
  GAME (CUT_X) = WAR_COLUMN_LENGTH ("cut-x"),
  GAME (CUT_Y) = WAR_COLUMN_LENGTH ("cut-y"),
  GAME (FIGHTS) = WAR_COLUMN_CHOICE ("fights", WAR_MAX_ROWS),
  GAME (CAPTURED) = WAR_COLUMN_COUNT ("captured-1"), /* raider.R-6 */
  GAME (CAPTURED + 1) = WAR_COLUMN_COUNT ("captured-2"),
  GAME (CAPTURED + 2) = WAR_COLUMN_COUNT ("captured-3"),
  GAME (ENTERED) = WAR_COLUMN_CHOICE ("entered", 7), /* raider.3.29 */
  GAME (HEAVY) = WAR_COLUMN_CHOICE ("heavy", 6),
  GAME (RUN) = WAR_COLUMN_CHOICE ("run", WAR_RAIDER_RUN_BOMBS),
  GAME (PLANE) = WAR_COLUMN_ROW ("plane", WAR_TABLE_PIECES),
  GAME (RUN_X) = WAR_COLUMN_LENGTH ("run-x"),
  GAME (RUN_Y) = WAR_COLUMN_LENGTH ("run-y"),
  GAME (RUN_HEADING) = WAR_COLUMN_CHOICE ("run-heading", WAR_HEADING_TURN - 1),
  GAME (RUN_TARGET) = WAR_COLUMN_ROW ("run-target", WAR_TABLE_PIECES),
  GAME (FREE_RUNS) = WAR_COLUMN_CHOICE ("free-runs", 99),
  GAME (END) = WAR_COLUMN_CHOICE ("end", WAR_RAIDER_END_DARK),
  GAME (WINNER) = WAR_COLUMN_CHOICE ("winner", WAR_WINNER_DRAW),
  { NULL },
};

const WarColumn war_raider_regiment_columns[] = {
  REGIMENT (LEADER) = WAR_COLUMN_ROW ("leader", WAR_TABLE_PIECES),
  REGIMENT (INCHES) = WAR_COLUMN_CHOICE ("inches", MOST_INCHES),
  REGIMENT (DICE) = WAR_COLUMN_CHOICE ("dice", WAR_MAX_DICE),
  { NULL },
};

const WarColumn war_raider_piece_columns[] = {
  PIECE (REGIMENT) = WAR_COLUMN_ROW ("regiment", WAR_TABLE_FORMATIONS),
  PIECE (PINNED) = WAR_COLUMN_FLAG ("pinned"),
  PIECE (ACTIVITY) = WAR_COLUMN_CHOICE ("activity", WAR_RAIDER_DONE),
  PIECE (LEFT) = WAR_COLUMN_CHOICE ("left", MOST_INCHES),
  PIECE (LEGS) = WAR_COLUMN_CHOICE ("legs", WAR_RAIDER_MAX_LEGS), /* raider.R-23 */
  PIECE (SHOTS) = WAR_COLUMN_CHOICE ("shots", MOST_SHOTS),
  PIECE (SHOTS + 1) = WAR_COLUMN_CHOICE ("shots-2", MOST_SHOTS),
  PIECE (MOTION) = WAR_COLUMN_CHOICE ("motion", WAR_RAIDER_CUTS),
  PIECE (UNCOVERED) = WAR_COLUMN_FLAG ("uncovered"),
  PIECE (DIRECT) = WAR_COLUMN_FLAG ("direct"),
  PIECE (COUNTERS) = WAR_COLUMN_CHOICE ("counters", WAR_RAIDER_MAX_LINES),
  PIECE (BUNKER) = WAR_COLUMN_ROW ("bunker", WAR_TABLE_FEATURES),
  PIECE (LOSS) = WAR_COLUMN_CHOICE ("loss", WAR_RAIDER_LOSS_CRASHED),
  PIECE (COMES) = WAR_COLUMN_CHOICE ("comes", WAR_RAIDER_COMES_BACK),
  PIECE (FIGHT) = WAR_COLUMN_CHOICE ("fight", WAR_MAX_ROWS),
  PIECE (PLACE) = WAR_COLUMN_CHOICE ("place", WAR_MAX_ROWS),
  PIECE (FOUGHT) = WAR_COLUMN_FLAG ("fought"),
  PIECE (FASCINE) = WAR_COLUMN_FLAG ("fascine"),
  PIECE (CROSSES) = WAR_COLUMN_ROW ("crosses", WAR_TABLE_FEATURES),
  PIECE (MAY_CROSS) = WAR_COLUMN_FLAG ("may-cross"),
  PIECE (FLIES) = WAR_COLUMN_FLAG ("flies"),
  PIECE (GAP) = WAR_COLUMN_ROW ("gap", WAR_TABLE_FEATURES),
  PIECE (WIDTH) = WAR_COLUMN_LENGTH ("width"),
  { NULL },
};

const WarColumn war_raider_feature_columns[] = {
  FEATURE (ENTERED) = { "entered", 0, .maximum = G_MAXINT32 },
  FEATURE (DESTROYED) = WAR_COLUMN_FLAG ("destroyed"),
  FEATURE (KILLED) = WAR_COLUMN_FLAG ("killed"),
  FEATURE (CAPTURED) = WAR_COLUMN_FLAG ("captured"),
  FEATURE (SHOTS) = WAR_COLUMN_CHOICE ("shots-1", MOST_SHOTS),
  FEATURE (SHOTS + 1) = WAR_COLUMN_CHOICE ("shots-2", MOST_SHOTS),
  FEATURE (SHOTS + 2) = WAR_COLUMN_CHOICE ("shots-3", MOST_SHOTS),
  FEATURE (SHOTS + 3) = WAR_COLUMN_CHOICE ("shots-4", MOST_SHOTS),
  { NULL },
};

/* columns.c: the columns of a state of Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

/* Names are those of saved games. */

#define GAME(column) [WAR_ENTRENCHED_GAME_##column - WAR_GAME_OWN]
#define SIDE(column) [WAR_ENTRENCHED_SIDE_##column - WAR_SIDE_OWN]
#define PIECE(column) [WAR_ENTRENCHED_PIECE_##column - WAR_PIECE_OWN]

/* The number of a turn, up to one later than the end of any game. */
#define TURN(name) WAR_COLUMN_CHOICE (name, 1 << 24)

const WarColumn war_entrenched_game_columns[] = {
  GAME (FIRST) = WAR_COLUMN_SIDE ("first-side"),
  GAME (STAGE) = WAR_COLUMN_CHOICE ("stage", WAR_ENTRENCHED_STAGE_OVER),
  GAME (TURN) = WAR_COLUMN_COUNT ("turn"),
  GAME (SWAPPED) = WAR_COLUMN_FLAG ("zones-swapped"),
  GAME (RUNNER) = WAR_COLUMN_ROW ("runner", WAR_TABLE_PIECES),
  GAME (EXTRA) = WAR_COLUMN_CHOICE ("extra", 3 * WAR_INCH),
  GAME (CHARGER) = WAR_COLUMN_ROW ("charger", WAR_TABLE_PIECES),
  GAME (CHARGED) = WAR_COLUMN_ROW ("charged", WAR_TABLE_PIECES),
  GAME (WEAPON) = WAR_COLUMN_CHOICE ("charge-weapon", WAR_ENTRENCHED_FISTS),
  GAME (WINNER) = WAR_COLUMN_CHOICE ("winner", WAR_WINNER_DRAW),
  GAME (REASON) = { "reason", WAR_NONE },
  { NULL },
};

const WarColumn war_entrenched_side_columns[] = {
  SIDE (TURNS) = WAR_COLUMN_COUNT ("turns"),
  SIDE (KILLED) = WAR_COLUMN_COUNT ("killed"),
  SIDE (POINTS) = WAR_COLUMN_COUNT ("victory-points"),
  SIDE (HELD) = WAR_COLUMN_COUNT ("held"),
  SIDE (WAVE) = WAR_COLUMN_CHOICE ("wave", WAR_ENTRENCHED_N_WAVES),
  SIDE (READY) = WAR_COLUMN_FLAG ("ready"),
  { NULL },
};

const WarColumn war_entrenched_piece_columns[] = {
  PIECE (KIND) = WAR_COLUMN_CHOICE ("kind", WAR_ENTRENCHED_CLOUD),
  PIECE (LEFT) = WAR_COLUMN_COUNT ("wounds-left"),
  PIECE (LOST) = WAR_COLUMN_COUNT ("wounds-lost"),
  PIECE (INACTIVE) = WAR_COLUMN_FLAG ("inactive"),
  PIECE (MOVED) = WAR_COLUMN_FLAG ("moved"),
  PIECE (FIRED) = WAR_COLUMN_FLAG ("fired"),
  PIECE (CHARGED) = WAR_COLUMN_FLAG ("charged"),
  PIECE (FELL_BACK) = WAR_COLUMN_FLAG ("fell-back"),
  PIECE (STUNNED) = TURN ("stunned"),
  PIECE (SUPPRESSED) = TURN ("suppressed"),
  PIECE (MUST_FIGHT) = WAR_COLUMN_FLAG ("must-fight"),
  PIECE (HIT_BACK) = WAR_COLUMN_COUNT ("hit-back"),
  PIECE (STRUCK) = WAR_COLUMN_COUNT ("struck"),
  PIECE (STRUCK_ROUND) = WAR_COLUMN_COUNT ("struck-round"),
  PIECE (STRUCK_BEFORE) = WAR_COLUMN_COUNT ("struck-before"),
  PIECE (COUNTERED) = WAR_COLUMN_COUNT ("countered"),
  PIECE (USED) = { "used" },
  PIECE (ENGAGED) = WAR_COLUMN_ROW ("engaged", WAR_TABLE_PIECES),
  PIECE (EDGE) = WAR_COLUMN_CHOICE ("edge", WAR_N_EDGES - 1),
  PIECE (INSIDE) = WAR_COLUMN_ROW ("inside", WAR_TABLE_FEATURES),
  PIECE (ZONE_TURNS) = WAR_COLUMN_COUNT ("zone-turns"),
  PIECE (WAVE) = WAR_COLUMN_CHOICE ("wave", WAR_ENTRENCHED_N_WAVES),
  PIECE (HEALTH) = WAR_COLUMN_CHOICE ("health", WAR_ENTRENCHED_WAITING),
  PIECE (FELL) = TURN ("fell"),
  PIECE (LOAD) = WAR_COLUMN_ROW ("load", WAR_TABLE_PIECES),
  PIECE (CARRIER) = WAR_COLUMN_ROW ("carrier", WAR_TABLE_PIECES),
  PIECE (BORN) = TURN ("born"),
  PIECE (KILLS) = WAR_COLUMN_FLAG ("kills"),
  { NULL },
};

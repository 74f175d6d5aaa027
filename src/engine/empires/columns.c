/* columns.c: the columns of a state of End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

/* Names are those of saved games. */

#define GAME(column) [WAR_EMPIRES_GAME_##column - WAR_GAME_OWN]
#define UNIT(column) [WAR_EMPIRES_UNIT_STATE_##column - WAR_FORMATION_OWN]
#define PIECE(column) [WAR_EMPIRES_PIECE_##column - WAR_PIECE_OWN]

/* Of one shot, and of all in a turn. */
#define MAX_HITS (6 * WAR_MAX_DICE)
#define MAX_HITS_OF_TURN (MAX_HITS * WAR_EMPIRES_MAX_UNITS)

const WarColumn war_empires_game_columns[] = {
  GAME (FIRST) = WAR_COLUMN_SIDE ("first-side"),
  GAME (SIDE_A) = WAR_COLUMN_SIDE ("side-a"),
  GAME (STAGE) = WAR_COLUMN_CHOICE ("stage", WAR_EMPIRES_STAGE_FIGHT),
  GAME (SHOOTER) = WAR_COLUMN_ROW ("shooter", WAR_TABLE_FORMATIONS),
  GAME (TARGET) = WAR_COLUMN_ROW ("target", WAR_TABLE_FORMATIONS),
  GAME (HITS) = WAR_COLUMN_CHOICE ("hits", MAX_HITS),
  GAME (WINNER) = WAR_COLUMN_CHOICE ("winner", WAR_WINNER_DRAW),
  { NULL },
};

const WarColumn war_empires_unit_columns[] = {
  UNIT (PINNED) = WAR_COLUMN_FLAG ("pinned"),
  UNIT (PRONE) = WAR_COLUMN_FLAG ("prone"),
  UNIT (LIMBERED) = WAR_COLUMN_FLAG ("limbered"),
  UNIT (DISMOUNTED) = WAR_COLUMN_FLAG ("dismounted"),
  UNIT (UNFORMED) = WAR_COLUMN_FLAG ("unformed"), /* empires.C-19 */
  UNIT (LOSING) = { "losing", WAR_NONE, .minimum = WAR_NONE, .maximum = WAR_EMPIRES_MAX_BASES - 1 },
  UNIT (RETREAT) = WAR_COLUMN_CHOICE ("retreat", 6), /* empires.C-21 */
  UNIT (SURRENDERED) = WAR_COLUMN_COUNT ("surrendered"),
  UNIT (COMMAND) = WAR_COLUMN_CHOICE ("command", WAR_EMPIRES_COMMAND_BOARD),
  UNIT (LAY_DOWN) = WAR_COLUMN_FLAG ("lay-down"),
  UNIT (MOVED) = WAR_COLUMN_FLAG ("moved"),
  UNIT (SHOT) = WAR_COLUMN_CHOICE ("shot", WAR_EMPIRES_SHOT_MOVING), /* empires.C-13 */
  UNIT (HITS) = WAR_COLUMN_CHOICE ("hits", MAX_HITS_OF_TURN),
  UNIT (UNDER_FIRE) = WAR_COLUMN_FLAG ("under-fire"),
  UNIT (ENFILADED) = WAR_COLUMN_FLAG ("enfiladed"),
  UNIT (ADVANCED) = WAR_COLUMN_FLAG ("advanced"),
  UNIT (ATTACKS) = WAR_COLUMN_FLAG ("attacks"),
  UNIT (FOUGHT) = WAR_COLUMN_FLAG ("fought"),
  UNIT (CARRIED) = WAR_COLUMN_FLAG ("carried"), /* empires.C-23 */
  UNIT (LOAD) = WAR_COLUMN_ROW ("load", WAR_TABLE_FORMATIONS),
  UNIT (BENT) = WAR_COLUMN_FLAG ("bent"), /* empires.C-3 */
  UNIT (MELEE) = WAR_COLUMN_COUNT ("melee"), /* empires.C-19 */
  { NULL },
};

const WarColumn war_empires_piece_columns[] = {
  PIECE (FIGURES) = WAR_COLUMN_COUNT ("figures"),
  PIECE (START_X) = WAR_COLUMN_LENGTH ("start-x"),
  PIECE (START_Y) = WAR_COLUMN_LENGTH ("start-y"),
  PIECE (START_HEADING) = WAR_COLUMN_CHOICE ("start-heading", WAR_HEADING_TURN - 1),
  { NULL },
};

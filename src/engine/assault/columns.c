/* columns.c: what a game of Trench Assault knows, and within which limits
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/terms.h"
#include "engine/game/play.h"

#define GAME(column) [WAR_ASSAULT_GAME_##column - WAR_GAME_OWN]
#define COMPANY(column) [WAR_ASSAULT_COMPANY_##column - WAR_FORMATION_OWN]
#define PIECE(column) [WAR_ASSAULT_PIECE_##column - WAR_PIECE_OWN]
#define FEATURE(column) [WAR_ASSAULT_FEATURE_##column - WAR_FEATURE_OWN]

/* The longest allowance that a unit type may have. */
#define MOST_ALLOWANCE (100 * WAR_CENTIMETRE)

const WarColumn war_assault_game_columns[] = {
  GAME (TAKEN) = WAR_COLUMN_FLAG ("taken"), /* assault.A-7 */
  GAME (END) = WAR_COLUMN_CHOICE ("end", WAR_ASSAULT_END_LIMIT),
  GAME (WINNER) = WAR_COLUMN_CHOICE ("winner", WAR_WINNER_DRAW),
  { NULL },
};

const WarColumn war_assault_company_columns[] = {
  COMPANY (MORALE) = WAR_COLUMN_CHOICE ("morale", WAR_ASSAULT_DEMORALISED), /* assault.7.3 */
  COMPANY (REPLACED) = WAR_COLUMN_FLAG ("replaced"), /* assault.A-6 */
  { NULL },
};

const WarColumn war_assault_piece_columns[] = {
  PIECE (PINNED) = WAR_COLUMN_FLAG ("pinned"),
  PIECE (MOVED) = WAR_COLUMN_FLAG ("moved"),
  PIECE (FIRED) = WAR_COLUMN_FLAG ("fired"),
  PIECE (CORNERED) = WAR_COLUMN_COUNT ("cornered"), /* assault.A-5 */
  PIECE (STUCK) = WAR_COLUMN_FLAG ("stuck"), /* assault.A-22 */
  PIECE (LOSS) = WAR_COLUMN_CHOICE ("loss", WAR_ASSAULT_LOSS_LEFT),
  PIECE (LOST_IN) = WAR_COLUMN_COUNT ("lost-in"),
  /* assault.3.4, assault.A-18 */
  PIECE (BUNKER)
  = { "bunker", WAR_NONE, WAR_SECRECY_SIDE, .rows_of = WAR_ROWS_OF (WAR_TABLE_FEATURES) },
  PIECE (PLACE) = { "place", 0, WAR_SECRECY_SIDE, .maximum = WAR_MAX_ROWS },
  PIECE (START_X) = WAR_COLUMN_LENGTH ("start-x"),
  PIECE (START_Y) = WAR_COLUMN_LENGTH ("start-y"),
  PIECE (START_TRENCH) = { "start-trench", WAR_NONE, .minimum = WAR_NONE, .maximum = G_MAXINT32 },
  PIECE (LEFT) = { "left", 0, .maximum = MOST_ALLOWANCE },
  PIECE (LEGS) = WAR_COLUMN_CHOICE ("legs", 3), /* assault.A-17 */
  PIECE (STAYS) = WAR_COLUMN_FLAG ("stays"),
  PIECE (DONE) = WAR_COLUMN_FLAG ("done"),
  PIECE (ENTERED) = { "entered", 0, .minimum = -1, .maximum = 1 }, /* assault.A-16 */
  PIECE (GAP) = WAR_COLUMN_ROW ("gap", WAR_TABLE_FEATURES),
  PIECE (WIDTH) = WAR_COLUMN_LENGTH ("width"),
  PIECE (SINCE) = WAR_COLUMN_COUNT ("since"),
  PIECE (SENT) = WAR_COLUMN_COUNT ("sent"), /* assault.A-8 */
  PIECE (NOTE) = { "note", 0, WAR_SECRECY_SIDE, .maximum = G_MAXINT32 },
  PIECE (ADDRESSEE)
  = { "addressee", WAR_NONE, WAR_SECRECY_SIDE, .rows_of = WAR_ROWS_OF (WAR_TABLE_PIECES) },
  { NULL },
};

/* assault.3.4 */
const WarColumn war_assault_feature_columns[] = {
  FEATURE (OPENS) = { "opens", 0, WAR_SECRECY_SIDE, .maximum = WAR_OPERATION_MAX_ROUNDS },
  { NULL },
};

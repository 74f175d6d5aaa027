/* columns.c: the columns of a state of Trench Club
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

/* Names are those of saved games. */

#define GAME(column) [WAR_CLUB_GAME_##column - WAR_GAME_OWN]
#define SEAT(column) [WAR_CLUB_SEAT_##column - WAR_SEAT_OWN]
#define PIECE(column) [WAR_CLUB_PIECE_##column - WAR_PIECE_OWN]
#define FORT(column) [WAR_CLUB_FORT_##column - WAR_FEATURE_OWN]

#define MAX_BONDS 100000
#define ALL_ARMIES ((1 << WAR_CLUB_N_ARMIES) - 1)

/* club.M-31: which tokens and armies somebody has is hidden until they are turned up. */
#define TOKEN(n) \
  { \
    "token-" #n, 0, WAR_SECRECY_SIDE, .minimum = 0, .maximum = WAR_HEX_MAX_NUMBER \
  }

const WarColumn war_club_game_columns[] = {
  GAME (FIRST) = WAR_COLUMN_SIDE ("first-side"),
  GAME (TURN) = WAR_COLUMN_CHOICE ("turn", WAR_CLUB_MAX_SEATS - 1),
  GAME (ARMY) = { "army", WAR_NONE, .minimum = WAR_NONE, .maximum = WAR_CLUB_N_ARMIES - 1 },
  GAME (COLUMN) = WAR_COLUMN_CHOICE ("column", WAR_CLUB_SIDES),
  GAME (ROW) = WAR_COLUMN_CHOICE ("row", WAR_CLUB_N_ROWS),
  GAME (NAMED) = WAR_COLUMN_COUNT ("named"),
  GAME (NUMBERED) = WAR_COLUMN_COUNT ("numbered"),
  GAME (WINNER) = WAR_COLUMN_CHOICE ("winner", WAR_WINNER_DRAW),
  { NULL },
};

const WarColumn war_club_seat_columns[] = {
  SEAT (BONDS) = WAR_COLUMN_CHOICE ("bonds", MAX_BONDS),
  SEAT (TOKEN) = TOKEN (1),
  SEAT (TOKEN + 1) = TOKEN (2),
  SEAT (TOKEN + 2) = TOKEN (3),
  SEAT (UP) = WAR_COLUMN_CHOICE ("up", ALL_ARMIES),
  SEAT (TURNS) = WAR_COLUMN_COUNT ("turns"),
  SEAT (FIRST_ARMIES) = WAR_COLUMN_CHOICE ("first-armies", ALL_ARMIES),
  SEAT (TURRETS) = WAR_COLUMN_CHOICE ("turrets", WAR_CLUB_MAX_FORTS),
  SEAT (GAVE_UP) = WAR_COLUMN_COUNT ("gave-up"),
  { NULL },
};

const WarColumn war_club_piece_columns[] = {
  PIECE (NATION) = WAR_COLUMN_ROW ("nation", WAR_TABLE_SEATS),
  PIECE (NUMBER) = WAR_COLUMN_COUNT ("number"),
  PIECE (ARMY)
  = { "army", WAR_NONE, WAR_SECRECY_SIDE, .minimum = WAR_NONE, .maximum = WAR_CLUB_N_ARMIES - 1 },
  PIECE (DRAWN) = { "drawn", 0, WAR_SECRECY_SIDE, .minimum = 0, .maximum = WAR_MAX_ROWS },
  PIECE (DAMAGE) = WAR_COLUMN_CHOICE ("damage", WAR_CLUB_MAX_DAMAGE),
  PIECE (EXPERIENCE) = WAR_COLUMN_COUNT ("experience"),
  PIECE (START) = { "start", WAR_NONE, .minimum = WAR_NONE, .maximum = WAR_CLUB_MAX_HEXES - 1 },
  PIECE (MOVED) = WAR_COLUMN_FLAG ("moved"),
  PIECE (TARGET) = WAR_COLUMN_ROW ("target", WAR_TABLE_PIECES),
  PIECE (NAMED) = WAR_COLUMN_COUNT ("named"),
  PIECE (FOUGHT) = WAR_COLUMN_FLAG ("fought"),
  PIECE (REPAIRS) = WAR_COLUMN_FLAG ("repairs"),
  PIECE (INSIDE) = WAR_COLUMN_COUNT ("inside"),
  PIECE (TRUCK) = WAR_COLUMN_ROW ("truck", WAR_TABLE_PIECES),
  PIECE (REFUSED) = WAR_COLUMN_FLAG ("refused"),
  { NULL },
};

const WarColumn war_club_fort_columns[] = {
  FORT (HOLDER) = WAR_COLUMN_ROW ("holder", WAR_TABLE_SEATS),
  FORT (TURRET) = WAR_COLUMN_FLAG ("turret"),
  FORT (MINE) = { "mine", WAR_NONE, .minimum = WAR_NONE, .maximum = WAR_CLUB_MAX_HEXES - 1 },
  { NULL },
};

/* reading.h: the chart of Trench Club, read a second time from what is printed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#define READING_N_ROWS 6
#define READING_N_COLUMNS 12

/* All 72 cells, each written out, empty ones with what stands to their left (club.M-6): the box's
 * leftmost column, and what it orders. R: the repair order first (club.5.13). n: infantry, n+a:
 * artillery too; f1 and f2: the nearest and the second nearest neutral or persons' fort. */
static const struct
{
  int column;
  const char *order;
} reading[READING_N_ROWS][READING_N_COLUMNS] = {
  /* Truck */
  {
    { 1, "onto crossroads" }, /* Regroup */
    { 2, "R, away" }, /* Strategic Withdrawal */
    { 3, "towards 2nd cluster" }, /* Diversion */
    { 4, "R, carry n+a f1" }, /* Reconnaissance */
    { 5, "carry n f1" }, /* Air Interdiction */
    { 6, "R, carry n f1" }, /* Counter-attack */
    { 7, "carry n f2" }, /* Box Barrage */
    { 8, "carry n+a f1" }, /* Creeping Barrage */
    { 9, "carry n+a f2" }, /* Trench Raid */
    { 9, "carry n+a f2" }, /* Surprise Attack */
    { 9, "carry n+a f2" }, /* Coordinated Assault */
    { 9, "carry n+a f2" }, /* Infiltration Tactics */
  },
  /* Foot Soldier */
  {
    { 1, "into forest" },
    { 1, "into forest" },
    { 3, "attack artillery, gunner: into range of tank" },
    { 3, "attack artillery, gunner: into range of tank" },
    { 5, "R, attack truck" },
    { 5, "R, attack truck" },
    { 7, "towards entrance" },
    { 7, "towards entrance" },
    { 7, "towards entrance" },
    { 10, "attack all but artillery, gunner: into range of tank" },
    { 10, "attack all but artillery, gunner: into range of tank" },
    { 10, "attack all but artillery, gunner: into range of tank" },
  },
  /* Artillery */
  {
    { 1, "attack foot within 2 of an entrance" },
    { 1, "attack foot within 2 of an entrance" },
    { 3, "attack 2nd highest hit" },
    { 4, "attack truck" },
    { 4, "attack truck" },
    { 6, "attack highest hit" },
    { 6, "attack highest hit" },
    { 8, "attack foot" },
    { 9, "R, gunboat: attack aircraft" },
    { 9, "R, gunboat: attack aircraft" },
    { 11, "attack most damaged" },
    { 12, "attack anti-aircraft" },
  },
  /* Tank or Armored Car */
  {
    { 1, "R, attack truck" },
    { 1, "R, attack truck" },
    { 3, "attack tank or car" },
    { 3, "attack tank or car" },
    { 5, "attack artillery" },
    { 5, "attack artillery" },
    { 7, "attack anti-aircraft" },
    { 8, "attack foot within 2 of an entrance" },
    { 8, "attack foot within 2 of an entrance" },
    { 10, "flank or surround" },
    { 11, "attack foot beyond 2 of an entrance" },
    { 11, "attack foot beyond 2 of an entrance" },
  },
  /* Fighter Aircraft */
  {
    { 1, "attack tank or car" },
    { 2, "attack highest hit in range" },
    { 3, "R, attack truck" },
    { 3, "R, attack truck" },
    { 5, "attack aircraft" },
    { 6, "attack foot" },
    { 7, "attack artillery" },
    { 8, "flank or surround" },
    { 8, "flank or surround" },
    { 8, "flank or surround" },
    { 8, "flank or surround" },
    { 12, "attack most damaged" },
  },
  /* Anti-Aircraft */
  {
    { 1, "towards within 3 of aircraft" },
    { 1, "towards within 3 of aircraft" },
    { 1, "towards within 3 of aircraft" },
    { 1, "towards within 3 of aircraft" },
    { 1, "towards within 3 of aircraft" },
    { 1, "towards within 3 of aircraft" },
    { 1, "towards within 3 of aircraft" },
    { 1, "towards within 3 of aircraft" },
    { 1, "towards within 3 of aircraft" },
    { 1, "towards within 3 of aircraft" },
    { 1, "towards within 3 of aircraft" },
    { 1, "towards within 3 of aircraft" },
  },
};

/* Its 38 boxes, from the left: the boxes that a unit tries are those from where the die points to
 * the left, and on from the right end (club.5.8). */
static const int reading_boxes[READING_N_ROWS][READING_N_COLUMNS] = {
  { 1, 2, 3, 4, 5, 6, 7, 8, 9 }, { 1, 3, 5, 7, 10 },          { 1, 3, 4, 6, 8, 9, 11, 12 },
  { 1, 3, 5, 7, 8, 10, 11 },     { 1, 2, 3, 5, 6, 7, 8, 12 }, { 1 },
};

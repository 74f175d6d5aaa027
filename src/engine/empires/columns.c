/* columns.c: the columns of a state of End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

/* In the order of the enumerations in terms.h. Names are those of saved games. */

const WarColumn war_empires_game_columns[] = {
  { "first-side", WAR_NONE },
  { "side-a", WAR_NONE },
  { "stage" },
  { "shooter", WAR_NONE },
  { "target", WAR_NONE },
  { "hits" },
  { "winner" },
  { NULL },
};

const WarColumn war_empires_unit_columns[] = {
  { "pinned" },     { "prone" },          { "limbered" },
  { "dismounted" }, { "unformed" },       { "losing", WAR_NONE },
  { "retreat" },    { "surrendered" },    { "command" },
  { "lay-down" },   { "moved" },          { "shot" },
  { "hits" },       { "under-fire" },     { "enfiladed" },
  { "advanced" },   { "attacks" },        { "fought" },
  { "carried" },    { "load", WAR_NONE }, { "bent" },
  { NULL },
};

const WarColumn war_empires_piece_columns[] = {
  { "figures" }, { "start-x" }, { "start-y" }, { "start-heading" }, { NULL },
};

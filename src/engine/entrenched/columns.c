/* columns.c: the columns of a state of Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

/* In the order of the enumerations in private.h. Names are those of saved games. */

const WarColumn war_entrenched_game_columns[] = {
  { "first-side", WAR_NONE },
  { "stage" },
  { "turn" },
  { "zones-swapped" },
  { "runner", WAR_NONE },
  { "extra" },
  { "charger", WAR_NONE },
  { "charged", WAR_NONE },
  { "charge-weapon" },
  { "winner" },
  { "reason", WAR_NONE },
  { NULL },
};

const WarColumn war_entrenched_side_columns[] = {
  { "turns" }, { "killed" }, { "victory-points" }, { "held" }, { "wave" }, { "ready" }, { NULL },
};

const WarColumn war_entrenched_piece_columns[] = {
  { "kind" },
  { "wounds-left" },
  { "wounds-lost" },
  { "inactive" },
  { "moved" },
  { "fired" },
  { "charged" },
  { "fell-back" },
  { "stunned" },
  { "suppressed" },
  { "must-fight" },
  { "hit-back" },
  { "struck" },
  { "struck-round" },
  { "struck-before" },
  { "countered" },
  { "used" },
  { "engaged", WAR_NONE },
  { "edge" },
  { "inside", WAR_NONE },
  { "zone-turns" },
  { "wave" },
  { "health" },
  { "fell" },
  { "load", WAR_NONE },
  { "carrier", WAR_NONE },
  { "born" },
  { "kills" },
  { NULL },
};

/* average.h: what units of Trench Club will do to each other on average
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"

G_BEGIN_DECLS

/* One attack between units of two types, wherever they are. */
typedef struct
{
  const WarRules *rules;
  const WarUnitType *attacker, *target;
  gint damage; /* that the attacker has */
  gint position; /* dice for it */
  gboolean is_covered; /* the target is in a forest, which covers only some */
} WarClubVolley;

/* What comes of it; mean in thousandths of a damage, kill in 1/10^4. */
typedef struct
{
  gint n_dice; /* 0: it has no weapon against such units */
  gint need;
  gint mean, kill;
} WarClubVolleyResult;

WarClubVolleyResult war_club_volley_foresee (const WarClubVolley *volley);

G_END_DECLS

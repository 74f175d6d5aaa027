/* supply.h: what a table needs for a game beside the units of its forces
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

typedef enum
{
  WAR_SUPPLY_UNIT, /* that may come: bought, drawn, sent */
  WAR_SUPPLY_MARKER, /* that may lie or stand on the field */
  WAR_SUPPLY_START, /* the number of a place to begin at, which is dealt face down */
  WAR_SUPPLY_LOT, /* drawn from a bag for a unit that then comes */
} WarSupplyKind;

/* As many as there may be at a time. */
typedef struct
{
  WarSupplyKind kind;
  guint count;
  gint side; /* UNIT, LOT: 0, 1 */
  const WarUnitType *type; /* UNIT: lent by the operation */
  WarShownMarker marker; /* MARKER: without a place */
  gint seat; /* whose flag it is, where seats of a side have their own; WAR_NONE */
  guint number; /* START */
} WarSupply;

/* For a system's list_supply(). */
static inline void
war_supply_add (GArray *supply, WarSupply item)
{
  if (item.count > 0)
    g_array_append_val (supply, item);
}

/* WarSupplies; lent by the set-up is what they point to. */
GArray *war_setup_list_supply (const WarSetup *setup);

G_END_DECLS

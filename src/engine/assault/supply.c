/* supply.c: what a table needs for a game of Trench Assault beside the units of its forces
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"
#include "engine/game/supply.h"

/* A stretch that is gapped throughout takes so many strips, which paper has room for. */
#define STRIPS 4

static void
add_strips (GArray *supply, guint count, WarLength width, WarLength depth)
{
  war_supply_add (
    supply, (WarSupply){ .kind = WAR_SUPPLY_MARKER,
                         .count = count,
                         .seat = WAR_NONE,
                         .marker = { .kind = WAR_MARKER_GAP, .width = width, .depth = depth } });
}

/* What lies across wire for gaps, through the whole of it: any stretch may be one, all of it, and
 * in another somebody may leave one as wide as a base (assault.1.7, assault.A-4, assault.A-16). */
static void
add_gaps (const WarSetup *setup, GArray *supply)
{
  const WarAssault *data = war_assault_get_data (setup);
  guint n = war_assault_count_stretches (setup);
  WarLength depth = 0;

  for (guint i = 0; i < data->wires->len; i++)
    depth = MAX (depth, g_array_index (data->wires, WarAssaultSegment, i).width);
  if (depth == 0)
    return;
  add_strips (supply, STRIPS * n, data->rules->numbers[WAR_ASSAULT_STRETCH] / STRIPS, depth);
  add_strips (supply, n, 5 * WAR_CENTIMETRE, depth);
}

/* One for each officer and the headquarters, who send one at a time, whether or not the program
 * keeps their notes (assault.2.2, assault.A-8). */
static void
add_runners (const WarSetup *setup, GArray *supply)
{
  const WarAssault *data = war_assault_get_data (setup);
  const WarBook *book = data->operation->forces[WAR_ASSAULT_ATTACKERS]->book;
  guint32 runners = war_rules_get_category_mask (data->rules, "runner");
  WarSupply item = { .kind = WAR_SUPPLY_UNIT, .side = WAR_ASSAULT_ATTACKERS, .seat = WAR_NONE };

  for (guint i = 0; i < data->first_runner; i++)
    {
      WarAssaultBranch branch = war_assault_get_type (setup, i)->branch;

      item.count += war_assault_get_unit (setup, i)->side == WAR_ASSAULT_ATTACKERS
                    && (branch == WAR_ASSAULT_OFFICER || branch == WAR_ASSAULT_HEADQUARTERS);
    }
  for (guint i = 0; book != NULL && i < book->types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (book->types, i);

      if (item.type == NULL && (type->categories & runners) != 0)
        item.type = type;
    }
  if (item.type != NULL)
    war_supply_add (supply, item);
}

void
war_assault_list_supply (const WarSetup *setup, GArray *supply)
{
  add_runners (setup, supply);
  add_gaps (setup, supply);
}

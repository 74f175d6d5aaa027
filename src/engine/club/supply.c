/* supply.c: what a table needs for a game of Trench Club beside the units of its forces
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"
#include "engine/game/supply.h"

/* Those that may be bought (club.9.8, club.M-14) and Special Forces (club.4.5), of the rows that
 * there are; a lost unit that is bought anew is the same one. */
static void
add_units (const WarSetup *setup, GArray *supply)
{
  const WarClub *data = war_club_get_data (setup);

  for (guint type = 0; type < data->types->len; type++)
    {
      const WarClubType *its = war_club_get_nth_type (setup, type);
      WarSupply item
        = { .kind = WAR_SUPPLY_UNIT, .side = its->side, .seat = WAR_NONE, .type = its->type };

      for (guint i = 0; i < data->units->len; i++)
        {
          const WarClubUnit *unit = war_club_get_unit (setup, i);

          item.count += unit->type == (gint) type && !unit->is_at_start
                        && (its->is_special || war_club_is_of_nation (setup, unit->seat, its));
        }
      war_supply_add (supply, item);
    }
}

/* What comes of the bag's flags (club.4.1): turrets for the chart's first forts (club.8.7), mines
 * (club.8.8). */
static void
add_special (const WarSetup *setup, GArray *supply)
{
  const WarClub *data = war_club_get_data (setup);
  gint side = data->chart_party == WAR_NONE ? 0 : data->parties[data->chart_party].side;

  if (data->n_flags == 0)
    return;
  war_supply_add (
    supply,
    (WarSupply){ .kind = WAR_SUPPLY_LOT, .count = data->n_flags, .side = side, .seat = WAR_NONE });
  for (guint type = 0; type < data->types->len; type++)
    {
      const WarClubType *its = war_club_get_nth_type (setup, type);

      if (its->side != side)
        continue;
      if (its->is_turret)
        war_supply_add (supply,
                        (WarSupply){ .kind = WAR_SUPPLY_UNIT,
                                     .count = (guint) data->rules->numbers[WAR_CLUB_TURRETS],
                                     .side = side,
                                     .seat = WAR_NONE,
                                     .type = its->type });
      if (its->lays_mines)
        war_supply_add (supply,
                        (WarSupply){ .kind = WAR_SUPPLY_MARKER,
                                     .count = (guint) data->rules->numbers[WAR_CLUB_MINE_ROUNDS],
                                     .seat = WAR_NONE,
                                     .marker = { .kind = WAR_MARKER_MINE, .side = side } });
    }
}

/* As many as win (club.1.9); allies who are paid each for their own have each their own
 * (club.M-4). */
static void
add_flags (const WarSetup *setup, GArray *supply)
{
  const WarClub *data = war_club_get_data (setup);
  guint n = (guint) data->rules
              ->numbers[data->n_parties > WAR_N_SIDES ? WAR_CLUB_FORTS_OF_FOUR : WAR_CLUB_FORTS];

  for (guint i = 0; i < data->n_parties; i++)
    war_supply_add (
      supply,
      (WarSupply){ .kind = WAR_SUPPLY_MARKER,
                   .count = MIN (n, data->n_forts),
                   .seat = data->n_parties > WAR_N_SIDES ? data->parties[i].seats[0] : WAR_NONE,
                   .marker = { .kind = WAR_MARKER_FLAG, .side = data->parties[i].side } });
}

/* club.2.1 */
static void
add_starts (const WarSetup *setup, GArray *supply)
{
  const WarHexBoard *board = war_club_get_data (setup)->board;

  for (guint number = 1; number <= war_hex_board_get_last_start (board); number++)
    if (war_hex_board_find_start (board, number) != WAR_HEX_NONE)
      war_supply_add (
        supply,
        (WarSupply){ .kind = WAR_SUPPLY_START, .count = 1, .seat = WAR_NONE, .number = number });
}

void
war_club_list_supply (const WarSetup *setup, GArray *supply)
{
  add_units (setup, supply);
  add_special (setup, supply);
  add_flags (setup, supply);
  add_starts (setup, supply);
}

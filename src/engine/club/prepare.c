/* prepare.c: makes an operation of Trench Club ready to be played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/club/private.h"
#include "engine/operation/operation-edit.h"

/* Unit types ---------------------------------------------------------------------------------- */

static gboolean
is_of (const WarRules *rules, const WarUnitType *type, const char *category)
{
  return (type->categories & war_rules_get_category_mask (rules, category)) != 0;
}

static WarClubRow
find_row (const WarRules *rules, const WarUnitType *type)
{
  static const char *const categories[WAR_CLUB_N_ROWS] = {
    [WAR_CLUB_ROW_TRUCK] = "truck",         [WAR_CLUB_ROW_FOOT] = "foot-soldier",
    [WAR_CLUB_ROW_ARTILLERY] = "artillery", [WAR_CLUB_ROW_ARMOUR] = "armour",
    [WAR_CLUB_ROW_FIGHTER] = "fighter",     [WAR_CLUB_ROW_ANTI_AIRCRAFT] = "anti-aircraft",
  };

  for (guint i = 0; i < WAR_CLUB_N_ROWS; i++)
    if (is_of (rules, type, categories[i]))
      return (WarClubRow) i;
  return WAR_CLUB_ROW_SPECIAL;
}

static WarClubKind
find_kind (const WarUnitType *type)
{
  static const char *const traits[WAR_CLUB_N_KINDS]
    = { "foot", "armour", "wheels", "rail", "boat", "air" };

  for (guint i = 0; i < WAR_CLUB_N_KINDS; i++)
    if (war_trait_uses_has (type->traits, traits[i]))
      return (WarClubKind) i;
  return WAR_CLUB_FOOT;
}

static void
resolve_weapon (WarClubType *type, const WarWeapon *weapon)
{
  static const char *const traits[WAR_CLUB_N_AIMS] = { "at-ground", "at-air", "at-tanks" };

  type->strays |= war_trait_uses_has (weapon->traits, "strays");
  type->spreads |= war_trait_uses_has (weapon->traits, "spreads");
  for (guint i = 0; i < WAR_CLUB_N_AIMS; i++)
    if (war_trait_uses_has (weapon->traits, traits[i]))
      type->guns[i] = (WarClubGun){
        .is_there = TRUE,
        .firepower = weapon->stats[WAR_CLUB_WEAPON_FIREPOWER],
        .least = MAX (weapon->stats[WAR_CLUB_WEAPON_LEAST_RANGE], 1),
        .range = weapon->stats[WAR_CLUB_WEAPON_RANGE],
      };
}

WarClubType
war_club_resolve_type (const WarRules *rules, const WarUnitType *type, gint side)
{
#define HAS(trait) war_trait_uses_has (type->traits, trait)
  WarClubType resolved = {
    .type = type,
    .side = side,
    .row = find_row (rules, type),
    .kind = find_kind (type),
    .movement = type->stats[WAR_CLUB_UNIT_MOVEMENT] * WAR_CLUB_HALVES,
    .hit = type->stats[WAR_CLUB_UNIT_HIT],
    .price = type->cost,
    .takes_forts = HAS ("takes-forts"),
    .fights_close = HAS ("close-combat"),
    .fights_close_air = HAS ("close-combat-air"),
    .carries = HAS ("carries"),
    .is_infantry = HAS ("carried-infantry"),
    .is_artillery = HAS ("carried-artillery"),
    .is_tank = HAS ("counts-as-tank"),
    .is_gunner = HAS ("anti-tank"),
    .heals = HAS ("heals"),
    .lays_mines = HAS ("lays-mines"),
    .is_turret = HAS ("turret"),
    .is_sold = !HAS ("not-sold"),
    .is_special = is_of (rules, type, "special-force"),
    .is_ally = is_of (rules, type, "ally"),
    .is_second = is_of (rules, type, "second-nation"),
  };
#undef HAS

  for (guint i = 0; i < type->weapons->len; i++)
    resolve_weapon (&resolved, g_ptr_array_index (type->weapons, i));
  return resolved;
}

static void
add_types (WarClub *data, gint side, GArray *faults)
{
  const WarForce *force = data->operation->forces[side];
  g_autoptr (GPtrArray) types = war_force_list_types (force);

  for (guint i = 0; i < types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (types, i);
      WarClubType resolved = war_club_resolve_type (data->rules, type, side);

      /* A nation that has a book of its own (club.1.1). */
      resolved.is_second |= war_book_find_type (force->book, type->id) != type;
      war_prepare_has_base (type, faults);
      g_array_append_val (data->types, resolved);
    }
}

/* Types are those of the force's book, or copies with the same id. */
static gint
find_type (const WarClub *data, gint side, const WarUnitType *type)
{
  for (guint i = 0; i < data->types->len; i++)
    {
      const WarClubType *found = &g_array_index (data->types, WarClubType, i);

      if (found->side == side && strcmp (found->type->id, type->id) == 0)
        return (gint) i;
    }

  return WAR_NONE;
}

/* Who plays ----------------------------------------------------------------------------------- */

static gint
find_seat (const WarClub *data, gint side, const WarClubType *type)
{
  for (gint seat = 0; seat < (gint) data->n_seats; seat++)
    if (data->seat_sides[seat] == side)
      return seat
             + (type->is_second && seat + 1 < (gint) data->n_seats
                && data->seat_sides[seat + 1] == side);
  return 0;
}

static void
add_party (WarClub *data, gint side, guint n_seats, gboolean is_chart)
{
  WarClubParty *party = &data->parties[data->n_parties++];

  *party = (WarClubParty){ .side = side, .is_chart = is_chart, .n_seats = n_seats };
  for (guint i = 0; i < n_seats; i++)
    {
      data->seat_sides[data->n_seats] = side;
      party->seats[i] = (gint) data->n_seats++;
    }
  if (is_chart)
    data->chart_party = (gint) data->n_parties - 1;
}

/* Seats go by sides; the chart plays side 2 (club.M-4). */
static void
add_parties (WarClub *data)
{
  const char *game_type = data->operation->game_type;

  data->chart_party = WAR_NONE;
  if (g_strcmp0 (game_type, "four-players") == 0)
    for (gint i = 0; i < WAR_CLUB_MAX_SEATS; i++)
      add_party (data, i / 2, 1, FALSE);
  else if (g_strcmp0 (game_type, "two-players") == 0)
    for (gint i = 0; i < WAR_N_SIDES; i++)
      add_party (data, i, 1, FALSE);
  else
    {
      add_party (data, 0, g_strcmp0 (game_type, "allies") == 0 ? 2 : 1, FALSE);
      add_party (data, 1, 1, TRUE);
    }
}

/* club.11: the level is a row of its table; the usual one, if none is chosen. */
static void
find_level (WarClub *data)
{
  /* In the order of the words of the table. */
  static const char *const clauses[]
    = { "club.11.1", "club.11.2", "club.11.3", "club.11.4", "club.11.5", "club.11.6" };
  const WarStat *level = &data->rules->system->tables[WAR_CLUB_TABLE_LEVELS].columns[0];
  const char *id = war_operation_get_level (data->operation);
  guint n_rows;
  const WarTableRow *rows = war_rules_get_table (data->rules, WAR_CLUB_TABLE_LEVELS, &n_rows);

  for (guint i = 0; i < n_rows; i++)
    if (g_strcmp0 (level->choices[rows[i].values[WAR_CLUB_LEVELS_LEVEL]], id) == 0)
      {
        data->n_flags = (guint) rows[i].values[WAR_CLUB_LEVELS_FLAGS];
        data->chart_bonds = rows[i].values[WAR_CLUB_LEVELS_BONDS];
        data->level_clause = clauses[rows[i].values[WAR_CLUB_LEVELS_LEVEL]];
      }
  /* What flags stood for has been turned up where units stand already. */
  if (data->chart_party == WAR_NONE || war_starts_has_placed (data->operation))
    data->n_flags = 0;
}

/* Rows ---------------------------------------------------------------------------------------- */

static void
add_unit (WarClub *data, gint type, gint seat, const WarForceEntry *entry, guint nth)
{
  WarClubUnit unit
    = { .type = type, .seat = seat, .is_at_start = entry != NULL, .entry = entry, .nth = nth };

  if (data->units->len <= WAR_CLUB_MAX_UNITS)
    g_array_append_val (data->units, unit);
}

static void
add_flag (WarClub *data, gint seat)
{
  WarClubUnit flag = { .type = WAR_NONE, .seat = seat, .is_at_start = TRUE };

  if (data->units->len <= WAR_CLUB_MAX_UNITS)
    g_array_append_val (data->units, flag);
}

static void
add_units (WarClub *data, gint side, GArray *faults)
{
  const WarForce *force = data->operation->forces[side];

  if (!war_prepare_has_force (data->operation, side, faults))
    return;

  add_types (data, side, faults);
  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);
      gint type = find_type (data, side, entry->type);

      /* Turrets stand on the chart's forts, and persons have none (club.4.6, club.M-13). */
      if (type != WAR_NONE && g_array_index (data->types, WarClubType, type).is_turret
          && (data->chart_party == WAR_NONE || data->parties[data->chart_party].side != side))
        war_prepare_refuse (
          faults,
          (WarSetupFault){ .kind = WAR_SETUP_NOT_OF_SIDE, .side = side + 1, .type = entry->type });
      for (guint n = 0; type != WAR_NONE && n < (guint) entry->count; n++)
        add_unit (data, type,
                  find_seat (data, side, &g_array_index (data->types, WarClubType, type)), entry,
                  n);
    }
}

static gint
count_rows (const WarClub *data, gint type)
{
  gint n = 0;

  for (guint i = 0; i < data->units->len; i++)
    n += g_array_index (data->units, WarClubUnit, i).type == type;
  return n;
}

/* Flags, and what may come: Special Forces of the chart (club.4.5), and as many units as may be
 * bought (club.9.8, club.M-14); a lost one is replaced in its own row. */
static void
add_reserves (WarClub *data)
{
  const WarClubParty *chart
    = data->chart_party == WAR_NONE ? NULL : &data->parties[data->chart_party];

  for (guint i = 0; i < data->n_flags; i++)
    add_flag (data, chart->seats[0]);
  for (gint type = 0; type < (gint) data->types->len; type++)
    {
      const WarClubType *its = &g_array_index (data->types, WarClubType, type);
      gint n_rows = count_rows (data, type), most = 0;

      if (its->is_special)
        most = chart != NULL && chart->side == its->side && data->n_flags > 0 && !its->is_turret;
      else if (its->is_sold)
        most = data->rules->numbers[WAR_CLUB_OF_A_TYPE];
      for (; n_rows < most; n_rows++)
        add_unit (data, type, find_seat (data, its->side, its), NULL, 0);
    }
}

/* A second unit of a type has a number, the first one none, as it mostly is alone. */
static void
count_namesakes (WarClub *data)
{
  guint n_units = data->units->len;
  g_autofree WarNamed *named = g_new (WarNamed, n_units);

  for (guint i = 0; i < n_units; i++)
    {
      WarClubUnit *unit = &g_array_index (data->units, WarClubUnit, i);

      named[i] = (WarNamed){
        .name = unit->type == WAR_NONE
                  ? ""
                  : g_array_index (data->types, WarClubType, unit->type).type->name,
        .side = data->seat_sides[unit->seat],
        .namesake = &unit->namesake,
      };
    }
  war_namesakes_count (named, n_units);
  for (guint i = 0; i < n_units; i++)
    if (named[i].namesake->number == 1)
      named[i].namesake->number = 0;
}

/* Ground -------------------------------------------------------------------------------------- */

static void
find_forts (WarClub *data, GArray *faults)
{
  for (guint i = 0; i < data->n_hexes; i++)
    data->fort_at[i] = WAR_NONE;
  for (guint number = 1; number <= war_hex_board_get_last_fort (data->board); number++)
    {
      WarHex hex = war_hex_board_find_fort (data->board, number);

      if (hex == WAR_HEX_NONE)
        continue;
      if (data->n_forts == WAR_CLUB_MAX_FORTS)
        {
          war_prepare_refuse (faults, (WarSetupFault){ .kind = WAR_SETUP_TOO_MANY_FORTS,
                                                       .limit = WAR_CLUB_MAX_FORTS });
          break;
        }
      data->fort_at[hex] = (gint) data->n_forts;
      data->forts[data->n_forts++] = hex;
    }
  for (guint hex = 0; hex < data->n_hexes; hex++)
    {
      data->distances[hex] = G_MAXUINT8;
      data->n_starts += data->board->cells[hex].start != 0;
      for (guint i = 0; i < data->n_forts; i++)
        {
          WarHex entrances[WAR_HEX_N_DIRECTIONS];
          guint n = war_hex_board_get_entrances (data->board, data->forts[i], entrances);

          for (guint j = 0; j < n; j++)
            {
              guint steps = 1 + war_hex_get_distance (&data->hexes, (WarHex) hex, entrances[j]);

              data->distances[hex] = (guint8) MIN (data->distances[hex], steps);
            }
        }
    }
}

static void
find_costs (WarClub *data)
{
  guint n_rows;
  const WarTableRow *rows = war_rules_get_table (data->rules, WAR_CLUB_TABLE_COSTS, &n_rows);

  for (guint i = 0; i < n_rows; i++)
    data->costs[rows[i].values[WAR_CLUB_COSTS_KIND]][rows[i].values[WAR_CLUB_COSTS_HEX]]
      = (WarClubCost){
          .is_open = TRUE,
          .halves = rows[i].values[WAR_CLUB_COSTS_HALVES],
          .is_along = rows[i].values[WAR_CLUB_COSTS_ALONG] != 0,
          .is_whole = rows[i].values[WAR_CLUB_COSTS_WHOLE] != 0,
        };
  rows = war_rules_get_table (data->rules, WAR_CLUB_TABLE_DICE, &n_rows);
  for (guint i = 0; i < n_rows; i++)
    if (rows[i].values[WAR_CLUB_DICE_DAMAGE] < WAR_CLUB_MAX_DAMAGE)
      data->dice[rows[i].values[WAR_CLUB_DICE_DAMAGE]] = rows[i].values[WAR_CLUB_DICE_DICE];
}

static gboolean
check_board (const WarClub *data, GArray *faults)
{
  guint n_tokens = data->n_parties * WAR_CLUB_N_ARMIES;

  if (data->n_starts < n_tokens || data->n_forts == 0)
    war_prepare_refuse (faults, (WarSetupFault){ .kind = WAR_SETUP_WRONG_GROUND });
  return faults->len == 0;
}

gpointer
war_club_prepare (WarOperation *operation, guint rows[WAR_N_TABLES], GArray *faults)
{
  WarClub *data;

  if (!war_prepare_has_ground (operation, WAR_GROUND_HEX, faults))
    return NULL;
  if (war_hex_board_get_n (operation->field->board) > WAR_CLUB_MAX_HEXES)
    {
      war_prepare_refuse (
        faults, (WarSetupFault){ .kind = WAR_SETUP_TOO_MANY_HEXES, .limit = WAR_CLUB_MAX_HEXES });
      return NULL;
    }

  data = g_new0 (WarClub, 1);
  data->operation = war_operation_ref (operation);
  data->rules = operation->rules;
  data->field = operation->field;
  data->board = operation->field->board;
  data->hexes = war_field_get_hexes (operation->field);
  data->n_hexes = war_hexes_get_n (&data->hexes);
  data->types = g_array_new (FALSE, TRUE, sizeof (WarClubType));
  data->units = g_array_new (FALSE, TRUE, sizeof (WarClubUnit));
  add_parties (data);
  find_level (data);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    add_units (data, side, faults);
  find_forts (data, faults);
  find_costs (data);
  war_club_chart_ground (data);
  add_reserves (data);
  count_namesakes (data);
  data->n_rows = data->units->len;
  war_prepare_has_room (data->n_rows, WAR_CLUB_MAX_UNITS, faults);
  if (!check_board (data, faults))
    {
      war_club_release (data);
      return NULL;
    }

  rows[WAR_TABLE_SEATS] = data->n_seats;
  rows[WAR_TABLE_PIECES] = data->n_rows + 2 * data->n_forts + WAR_CLUB_MAX_MINES;
  rows[WAR_TABLE_FEATURES] = data->n_forts + WAR_CLUB_MAX_MINES;
  rows[WAR_TABLE_DECISIONS] = 8;
  return data;
}

void
war_club_release (gpointer pointer)
{
  WarClub *data = pointer;

  g_array_unref (data->types);
  g_array_unref (data->units);
  war_operation_unref (data->operation);
  g_free (data);
}

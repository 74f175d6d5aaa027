/* referee.c: a second reading of movement, combat and money of Trench Club that watches games
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "referee.h"

#include <string.h>

#include "engine/club/private.h"

#define MAX_UNITS 160
#define MAX_FORTS 32

/* The table of units, written down from the rules and not from the books. */
typedef enum
{
  FOOT,
  ARMOUR,
  WHEELS,
  RAIL,
  BOAT,
  AIR,
} Kind;

#define NONE (-1)

typedef struct
{
  const char *name; /* how the type's id ends */
  Kind kind;
  gint move, hit, ground, ground_least, ground_most, air, air_most, price;
  gboolean fights_close, fights_close_air, is_soldier, is_tank, strays, spreads;
} Sheet;

static const Sheet sheets[] = {
  { "-truck", WHEELS, 6, 7, NONE, 0, 0, NONE, 0, 4, FALSE, FALSE, FALSE, FALSE, FALSE, FALSE },
  { "-mounted-infantry", FOOT, 5, 9, 0, 1, 1, 0, 1, 6, TRUE, FALSE, TRUE, FALSE, FALSE, FALSE },
  { "-heavy-infantry", FOOT, 2, 10, 1, 1, 1, 0, 1, 6, TRUE, FALSE, TRUE, FALSE, FALSE, FALSE },
  { "-infantry", FOOT, 3, 9, 0, 1, 1, 0, 1, 4, TRUE, FALSE, TRUE, FALSE, FALSE, FALSE },
  { "-anti-tank-gunner", FOOT, 2, 9, 0, 1, 2, NONE, 0, 6, TRUE, FALSE, TRUE, FALSE, FALSE, FALSE },
  { "-heavy-mortar", WHEELS, 2, 8, 2, 2, 3, NONE, 0, 7, FALSE, FALSE, FALSE, FALSE, FALSE, FALSE },
  { "-howitzer", WHEELS, 2, 8, 3, 2, 4, NONE, 0, 8, FALSE, FALSE, FALSE, FALSE, FALSE, FALSE },
  { "-field-gun", WHEELS, 2, 8, 3, 2, 5, NONE, 0, 9, FALSE, FALSE, FALSE, FALSE, FALSE, FALSE },
  { "-big-bertha", WHEELS, 1, 8, 4, 3, 7, NONE, 0, 9, FALSE, FALSE, FALSE, FALSE, TRUE, FALSE },
  { "-railway-gun", RAIL, 3, 9, 4, 3, 7, NONE, 0, 11, FALSE, FALSE, FALSE, FALSE, FALSE, FALSE },
  { "-armored-car", ARMOUR, 5, 10, 1, 1, 1, 0, 1, 7, TRUE, FALSE, FALSE, FALSE, FALSE, FALSE },
  { "-tank", ARMOUR, 3, 12, 2, 1, 1, NONE, 0, 11, TRUE, FALSE, FALSE, TRUE, FALSE, FALSE },
  { "-mark-i-female", ARMOUR, 3, 11, 1, 1, 1, NONE, 0, 9, TRUE, FALSE, FALSE, TRUE, FALSE, FALSE },
  { "-renault-ft-17", ARMOUR, 4, 11, 1, 1, 1, NONE, 0, 9, TRUE, FALSE, FALSE, TRUE, FALSE, FALSE },
  { "-fighter", AIR, 8, 10, 1, 1, 1, 2, 1, 9, FALSE, TRUE, FALSE, FALSE, FALSE, FALSE },
  { "-anti-aircraft", WHEELS, 2, 8, NONE, 0, 0, 3, 3, 6, FALSE, FALSE, FALSE, FALSE, FALSE, FALSE },
  { "-gunboat", BOAT, 4, 10, 3, 2, 4, 2, 3, 10, FALSE, FALSE, FALSE, FALSE, FALSE, FALSE },
  { "-poison-gas-launcher", WHEELS, 2, 8, 2, 2, 3, NONE, 0, 9, FALSE, FALSE, FALSE, FALSE, FALSE,
    TRUE },
  { "-ground-attack-aircraft", AIR, 7, 10, 3, 1, 1, 0, 1, 10, FALSE, TRUE, FALSE, FALSE, FALSE,
    FALSE },
  { "-airship", AIR, 4, 9, 3, 1, 1, 0, 1, 9, FALSE, FALSE, FALSE, FALSE, FALSE, FALSE },
  { "-medic", FOOT, 4, 8, NONE, 0, 0, NONE, 0, 6, FALSE, FALSE, FALSE, FALSE, FALSE, FALSE },
  { "-minelayer", FOOT, 4, 8, NONE, 0, 0, NONE, 0, 6, FALSE, FALSE, FALSE, FALSE, FALSE, FALSE },
};

typedef struct
{
  gboolean stands;
  const Sheet *sheet;
  gint hex, damage, points, nation, side;
} Man;

struct _ClubReferee
{
  const WarSetup *setup;
  const WarHexBoard *board;
  WarHexes hexes;
  guint n_hexes, n_units;
  gint chart_bonds;
  Man men[MAX_UNITS];
  gint holders[MAX_FORTS]; /* seats */
  gint bonds[WAR_CLUB_MAX_SEATS];
  gint expected[MAX_UNITS]; /* damage that rolls have done, and events are to tell */
  guint n_checks;
};

/* ----------------------------------------------------------------------------------------------
 * Its board. */

static const Sheet *
find_sheet (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    if (g_str_has_suffix (id, sheets[i].name))
      return &sheets[i];
  g_error ("no sheet for %s", id);
}

static void
meet (ClubReferee *referee, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (referee->setup, state, unit);

  referee->men[unit] = (Man){
    .sheet
    = find_sheet (war_club_get_nth_type (referee->setup, (guint) cells[WAR_PIECE_TYPE])->type->id),
    .nation = cells[WAR_CLUB_PIECE_NATION],
    .side = cells[WAR_PIECE_SIDE],
  };
}

ClubReferee *
club_referee_new (const WarSetup *setup)
{
  ClubReferee *referee = g_new0 (ClubReferee, 1);

  referee->setup = setup;
  referee->board = setup->operation->field->board;
  referee->hexes = war_field_get_hexes (setup->operation->field);
  referee->n_hexes = war_hexes_get_n (&referee->hexes);
  referee->n_units = war_club_count_units (setup);
  g_assert_cmpuint (referee->n_units, <=, MAX_UNITS);
  for (guint i = 0; i < MAX_FORTS; i++)
    referee->holders[i] = NONE;
  return referee;
}

void
club_referee_free (ClubReferee *referee)
{
  g_free (referee);
}

guint
club_referee_count (const ClubReferee *referee)
{
  return referee->n_checks;
}

static gint
find_at (const ClubReferee *referee, gint hex)
{
  for (guint i = 0; i < referee->n_units; i++)
    if (referee->men[i].stands && referee->men[i].hex == hex)
      return (gint) i;
  return NONE;
}

static const WarHexCell *
get_cell (const ClubReferee *referee, gint hex)
{
  return &referee->board->cells[hex];
}

static gboolean
is_fort (const ClubReferee *referee, gint hex)
{
  return get_cell (referee, hex)->terrain == WAR_HEX_FORT;
}

static gint
get_distance (const ClubReferee *referee, gint a, gint b)
{
  return (gint) war_hex_get_distance (&referee->hexes, (WarHex) a, (WarHex) b);
}

static gint
get_side_of_fort (const ClubReferee *referee, gint hex)
{
  gint seat = referee->holders[get_cell (referee, hex)->fort];

  return seat == NONE ? NONE : war_club_get_data (referee->setup)->seat_sides[seat];
}

/* ----------------------------------------------------------------------------------------------
 * Movement (M-15, M-16, M-20, M-21). */

/* In halves; NONE: no such step. */
static gint
get_step (const ClubReferee *referee, const Sheet *sheet, gint from, guint direction, gint to,
          gboolean is_first)
{
  const WarHexCell *here = get_cell (referee, from), *there = get_cell (referee, to);
  gboolean along = (here->roads >> direction & 1) != 0, has_road = there->roads != 0;
  gint whole = 2 * sheet->move;
  gint cost = NONE;

  if (sheet->kind == AIR)
    return 2;
  if ((here->terrain == WAR_HEX_FORT && (here->open >> direction & 1) == 0)
      || (there->terrain == WAR_HEX_FORT && (there->open >> (direction + 3) % 6 & 1) == 0))
    return NONE;

  switch (sheet->kind)
    {
    case FOOT:
    case ARMOUR:
      if (there->terrain == WAR_HEX_RIVER)
        return is_first ? whole : NONE;
      cost = there->terrain == WAR_HEX_BRIDGE   ? (along ? 1 : NONE)
             : there->terrain == WAR_HEX_FOREST ? (has_road ? 2 : 4)
             : there->terrain == WAR_HEX_FORT   ? 2
             : has_road                         ? 1
                                                : 2;
      break;
    case WHEELS:
      cost = there->terrain == WAR_HEX_RIVER    ? NONE
             : there->terrain == WAR_HEX_BRIDGE ? (along ? 1 : NONE)
             : there->terrain == WAR_HEX_FOREST ? (has_road && along ? 2 : NONE)
             : there->terrain == WAR_HEX_FORT   ? 2
             : has_road                         ? 1
                                                : 2;
      break;
    case RAIL:
      cost = has_road && along ? 2 : NONE;
      break;
    case BOAT:
      cost = there->terrain == WAR_HEX_RIVER || there->terrain == WAR_HEX_BRIDGE ? 2 : NONE;
      break;
    case AIR:
    default:
      break;
    }
  return cost > whole ? whole : cost;
}

static gboolean
is_enemy_near (const ClubReferee *referee, guint unit, gint hex)
{
  for (guint i = 0; i < referee->n_units; i++)
    if (referee->men[i].stands && referee->men[i].side != referee->men[unit].side
        && referee->men[i].sheet->kind != AIR && !is_fort (referee, referee->men[i].hex)
        && get_distance (referee, hex, referee->men[i].hex) == 1)
      return TRUE;
  return FALSE;
}

static gboolean
may_end (const ClubReferee *referee, guint unit, gint hex)
{
  const Man *man = &referee->men[unit];
  const WarHexCell *cell = get_cell (referee, hex);
  guint d;

  if (find_at (referee, hex) != NONE)
    return FALSE;
  if (!is_fort (referee, hex))
    return TRUE;
  if (get_side_of_fort (referee, hex) == man->side)
    return man->damage > 0;
  d = war_hex_get_direction (&referee->hexes, (WarHex) hex, (WarHex) man->hex);
  return man->sheet->is_soldier && d < 6 && (cell->open >> d & 1) != 0;
}

/* The least cost in halves, by as many rounds as there are steps; NONE: it does not come there. */
static gint
find_cost (const ClubReferee *referee, guint unit, gint to)
{
  const Man *man = &referee->men[unit];
  gint costs[WAR_CLUB_MAX_HEXES];
  gboolean is_changed = TRUE, is_air = man->sheet->kind == AIR;

  for (guint i = 0; i < referee->n_hexes; i++)
    costs[i] = i == (guint) man->hex ? 0 : NONE;
  while (is_changed)
    {
      is_changed = FALSE;
      for (gint from = 0; from < (gint) referee->n_hexes; from++)
        {
          gint other = find_at (referee, from);
          gboolean is_start = from == man->hex;

          if (costs[from] == NONE)
            continue;
          if (!is_air && !is_start
              && (is_enemy_near (referee, unit, from) || is_fort (referee, from)
                  || (other != NONE && referee->men[other].side != man->side
                      && referee->men[other].sheet->kind != AIR)))
            continue;
          for (guint d = 0; d < 6; d++)
            {
              WarHex next = war_hex_get_neighbour (&referee->hexes, (WarHex) from, d);
              gint step = next == WAR_HEX_NONE
                            ? NONE
                            : get_step (referee, man->sheet, from, d, next, is_start);

              if (step == NONE || costs[from] + step > 2 * man->sheet->move
                  || (costs[next] != NONE && costs[next] <= costs[from] + step))
                continue;
              costs[next] = costs[from] + step;
              is_changed = TRUE;
            }
        }
    }
  return may_end (referee, unit, to) ? costs[to] : NONE;
}

static void
check_move (ClubReferee *referee, const WarEvent *event, gboolean has_mines)
{
  guint unit = (guint) event->actor;
  Man *man = &referee->men[unit];
  gint cost = find_cost (referee, unit, event->arguments[1]);

  referee->n_checks++;
  g_assert_true (man->stands);
  g_assert_cmpint (man->hex, ==, event->arguments[0]);
  if (has_mines && cost != NONE) /* it may go round them */
    g_assert_true (cost <= event->arguments[2] && event->arguments[2] <= 2 * man->sheet->move);
  else
    g_assert_cmpint (cost, ==, event->arguments[2]);
  man->hex = event->arguments[1];
}

/* ----------------------------------------------------------------------------------------------
 * Combat (M-23 to M-25). */

static gint
get_firepower (const Sheet *sheet, const Sheet *target)
{
  if (target->kind == AIR)
    return sheet->air;
  return target->is_tank && strcmp (sheet->name, "-anti-tank-gunner") == 0 ? 4 : sheet->ground;
}

static gint
get_need (const ClubReferee *referee, gint firepower, gint points, const Man *target)
{
  gint grade = points >= 5 ? 3 : points >= 3 ? 2 : points >= 1 ? 1 : 0;
  gint need = target->sheet->hit - firepower - grade;

  if (get_cell (referee, target->hex)->terrain == WAR_HEX_FOREST && target->sheet->kind <= ARMOUR)
    need++;
  return need < 2 ? 2 : need > 12 ? 12 : need;
}

static guint
get_dice (gint damage)
{
  static const guint dice[] = { 12, 11, 9, 8, 6, 5 };

  return dice[damage];
}

static gboolean
has_friend (const ClubReferee *referee, guint unit, WarHex hex)
{
  gint other = hex == WAR_HEX_NONE ? NONE : find_at (referee, hex);

  return other != NONE && !is_fort (referee, hex)
         && referee->men[other].side == referee->men[unit].side;
}

/* M-24: 3 if surrounded, 1 from a flank. */
static guint
get_position (const ClubReferee *referee, guint unit, guint target)
{
  const Man *man = &referee->men[unit], *other = &referee->men[target];
  gboolean is_flank = FALSE, has_way = FALSE, is_ours[6];
  guint n_ours = 0;

  if (get_distance (referee, man->hex, other->hex) != 1)
    return 0;
  for (guint d = 0; d < 6; d++)
    {
      WarHex hex = war_hex_get_neighbour (&referee->hexes, (WarHex) other->hex, d);
      gint there = hex == WAR_HEX_NONE ? NONE : find_at (referee, hex);

      is_ours[d] = has_friend (referee, unit, hex);
      n_ours += is_ours[d];
      if (is_ours[d] && there != (gint) unit && get_distance (referee, hex, man->hex) != 1)
        is_flank = TRUE;
      if (hex != WAR_HEX_NONE && there == NONE
          && get_step (referee, other->sheet, other->hex, d, hex, TRUE) != NONE
          && may_end (referee, target, hex))
        has_way = TRUE;
    }
  for (guint d = 0; d < 2; d++)
    if (is_ours[d] && is_ours[d + 2] && is_ours[d + 4]
        && war_hex_get_direction (&referee->hexes, (WarHex) other->hex, (WarHex) man->hex) % 2 == d)
      return 3;
  if (!has_way && n_ours >= 2)
    return 3;
  return is_flank;
}

static void
check_roll (ClubReferee *referee, const WarEvent *event, guint n_dice, gint need)
{
  gint hits = 0;

  referee->n_checks++;
  g_assert_cmpuint (event->n_dice, ==, n_dice);
  for (guint i = 0; i < n_dice; i++)
    hits += event->dice[i] >= need;
  g_assert_cmpint (event->arguments[0], ==, hits);
  g_assert_cmpint (event->arguments[1], ==, hits / 2);
  referee->expected[event->target] += hits / 2;
}

static void
check_attack (ClubReferee *referee, const WarEvent *event)
{
  guint unit = (guint) event->actor, target = (guint) event->target;
  const Man *man = &referee->men[unit], *other = &referee->men[target];
  gint firepower = get_firepower (man->sheet, other->sheet);
  gint distance = get_distance (referee, man->hex, other->hex);
  gboolean is_back = event->kind == WAR_CLUB_EVENT_HIT_BACK;
  guint position = is_back || man->sheet->spreads ? 0 : get_position (referee, unit, target);

  g_assert_cmpint (firepower, >=, 0);
  g_assert_false (is_fort (referee, man->hex) || is_fort (referee, other->hex));
  if (is_back)
    {
      g_assert_cmpint (distance, ==, 1);
      g_assert_true (man->sheet->fights_close
                     || (man->sheet->fights_close_air && other->sheet->kind == AIR));
    }
  else if (!man->sheet->strays && !man->sheet->spreads)
    {
      g_assert_true (man->side != other->side);
      g_assert_cmpint (distance, <=,
                       other->sheet->kind == AIR ? man->sheet->air_most : man->sheet->ground_most);
      g_assert_cmpint (distance, >=, other->sheet->kind == AIR ? 1 : man->sheet->ground_least);
    }
  if (!is_back)
    g_assert_cmpint (event->arguments[2], ==, (gint) position);
  check_roll (referee, event, get_dice (man->damage) + position,
              get_need (referee, firepower, man->points, other));
}

/* Damage is done as the dice say, and experience is 1 or 2 (M-23, 3.6). */
static void
take_damage (ClubReferee *referee, const WarEvent *event)
{
  Man *man = &referee->men[event->actor];
  gint now = man->damage + referee->expected[event->actor];

  referee->n_checks++;
  referee->expected[event->actor] = 0;
  if (event->kind == WAR_CLUB_EVENT_DESTROYED)
    {
      g_assert_true (now >= 6 || g_strcmp0 (event->clause, "club.8.11") == 0);
      man->stands = FALSE;
      return;
    }
  g_assert_cmpint (now, <, 6);
  g_assert_cmpint (event->arguments[0], ==, now);
  man->damage = now;
}

static void
learn (ClubReferee *referee, const WarEvent *event)
{
  Man *man = &referee->men[event->actor];
  gint more = event->arguments[0] - man->points;

  referee->n_checks++;
  g_assert_true (more == 1 || more == 2);
  man->points = event->arguments[0];
}

/* ----------------------------------------------------------------------------------------------
 * Money (2.14, M-14, M-28). */

static gint
get_purse (const ClubReferee *referee, gint seat)
{
  return war_club_get_party (referee->setup, war_club_find_party (referee->setup, seat))->seats[0];
}

static void
earn (ClubReferee *referee, const WarEvent *event)
{
  gint purse = event->arguments[0], gained = 0;
  gboolean is_chart
    = war_club_get_party (referee->setup, war_club_find_party (referee->setup, purse))->is_chart;
  const char *level = referee->setup->operation->level;
  gboolean is_rich = g_strcmp0 (level, "over-the-top") == 0 || g_strcmp0 (level, "shell-shock") == 0
                     || g_strcmp0 (level, "poilu-without-special-force") == 0;

  referee->n_checks++;
  for (guint i = 0; i < MAX_FORTS; i++)
    if (referee->holders[i] != NONE && get_purse (referee, referee->holders[i]) == purse)
      gained += is_chart && is_rich ? 5 : 3;
  g_assert_cmpint (event->arguments[1], ==, gained);
  referee->bonds[purse] += gained;
  g_assert_cmpint (event->arguments[2], ==, referee->bonds[purse]);
}

static void
pay (ClubReferee *referee, gint nation, gint price, const WarEvent *event, guint first)
{
  gint purse = get_purse (referee, nation);

  referee->n_checks++;
  g_assert_cmpint (event->arguments[first], ==, price);
  g_assert_cmpint (referee->bonds[purse], >=, price);
  referee->bonds[purse] -= price;
  g_assert_cmpint (event->arguments[first + 1], ==, referee->bonds[purse]);
}

static void
buy (ClubReferee *referee, const WarState *state, const WarEvent *event)
{
  WarHex hex = war_hex_board_find_fort (referee->board, (guint) event->arguments[0]);
  guint unit = (guint) event->actor, n = 0;
  Man *man = &referee->men[unit];

  meet (referee, state, unit);
  for (guint i = 0; i < referee->n_units; i++)
    n += referee->men[i].stands && referee->men[i].sheet == man->sheet
         && get_purse (referee, referee->men[i].nation) == get_purse (referee, man->nation);
  g_assert_cmpuint (n, <, 2);
  g_assert_cmpint (find_at (referee, hex), ==, NONE);
  g_assert_cmpint (get_side_of_fort (referee, hex), ==, man->side);
  for (guint i = 0; i < referee->n_units; i++) /* nobody's foot at an entrance */
    if (referee->men[i].stands && referee->men[i].side != man->side
        && referee->men[i].sheet->is_soldier)
      {
        guint d = war_hex_get_direction (&referee->hexes, hex, (WarHex) referee->men[i].hex);

        g_assert_false (d < 6 && (get_cell (referee, hex)->open >> d & 1) != 0);
      }
  pay (referee, man->nation, man->sheet->price, event, 1);
  man->stands = TRUE;
  man->hex = hex;
}

/* ----------------------------------------------------------------------------------------------
 * Events, one after the other. */

static gboolean
has_mines (const ClubReferee *referee, const WarState *state, guint unit)
{
  guint n_forts = war_club_get_data (referee->setup)->n_forts;

  for (guint i = 0; referee->men[unit].side == 0 && i < WAR_CLUB_MAX_MINES; i++)
    if (war_club_peek_feature (referee->setup, state, n_forts + i)[WAR_CLUB_FORT_MINE] != NONE)
      return TRUE;
  return FALSE;
}

static void
see (ClubReferee *referee, const WarState *state, const WarEvent *event, gboolean was_mined)
{
  Man *man = event->actor >= 0 ? &referee->men[event->actor] : NULL;

  switch (event->kind)
    {
    case WAR_CLUB_EVENT_PLACED:
      meet (referee, state, (guint) event->actor);
      man->stands = TRUE;
      man->hex = event->arguments[0];
      break;
    case WAR_CLUB_EVENT_MOVED:
      check_move (referee, event, was_mined || has_mines (referee, state, (guint) event->actor));
      break;
    case WAR_CLUB_EVENT_TOOK_FORT:
      g_assert_true (man->sheet->is_soldier && is_fort (referee, man->hex));
      referee->holders[get_cell (referee, man->hex)->fort] = man->nation;
      break;
    case WAR_CLUB_EVENT_SET_DOWN:
      man->stands = TRUE;
      man->hex = event->arguments[0];
      g_assert_cmpint (get_distance (referee, man->hex, referee->men[event->target].hex), ==, 1);
      break;
    case WAR_CLUB_EVENT_HEALED:
      g_assert_cmpint (get_distance (referee, man->hex, referee->men[event->target].hex), ==, 1);
      g_assert_cmpint (referee->men[event->target].damage - event->arguments[0], ==, 2);
      referee->men[event->target].damage = event->arguments[0];
      break;
    case WAR_CLUB_EVENT_FOUGHT:
    case WAR_CLUB_EVENT_HIT_BACK:
      check_attack (referee, event);
      break;
    case WAR_CLUB_EVENT_TURRET_FIRED:
      check_roll (referee, event, 12, get_need (referee, 2, 0, &referee->men[event->target]));
      break;
    case WAR_CLUB_EVENT_DAMAGED:
    case WAR_CLUB_EVENT_DESTROYED:
      take_damage (referee, event);
      break;
    case WAR_CLUB_EVENT_LEARNT:
      learn (referee, event);
      break;
    case WAR_CLUB_EVENT_INCOME:
      earn (referee, event);
      break;
    case WAR_CLUB_EVENT_REPAIRED:
      g_assert_true (is_fort (referee, man->hex));
      pay (referee, man->nation, (man->sheet->price + 1) / 2, event, 0);
      man->damage = 0;
      break;
    case WAR_CLUB_EVENT_BOUGHT:
      buy (referee, state, event);
      break;
    case WAR_CLUB_EVENT_LEFT:
      man->stands = FALSE;
      break;
    default: /* what it has no opinion about */
      break;
    }
}

static void
compare (const ClubReferee *referee, const WarState *state)
{
  const WarClub *data = war_club_get_data (referee->setup);

  for (guint i = 0; i < referee->n_units; i++)
    {
      const gint32 *cells = war_setup_peek_piece (referee->setup, state, i);
      const Man *man = &referee->men[i];

      g_assert_true ((cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD) == man->stands);
      g_assert_cmpint (referee->expected[i], ==, 0);
      if (!man->stands)
        continue;
      g_assert_cmpint (cells[WAR_PIECE_X], ==, man->hex);
      g_assert_cmpint (cells[WAR_CLUB_PIECE_DAMAGE], ==, man->damage);
      g_assert_cmpint (cells[WAR_CLUB_PIECE_EXPERIENCE], ==, man->points);
    }
  for (guint i = 0; i < data->n_forts; i++)
    g_assert_cmpint (war_club_peek_feature (referee->setup, state, i)[WAR_CLUB_FORT_HOLDER], ==,
                     referee->holders[get_cell (referee, data->forts[i])->fort]);
  for (gint seat = 0; seat < (gint) data->n_seats; seat++)
    if (get_purse (referee, seat) == seat)
      g_assert_cmpint (war_club_peek_seat (referee->setup, state, seat)[WAR_CLUB_SEAT_BONDS], ==,
                       referee->bonds[seat]);
}

void
club_referee_watch (const WarGame *game, const WarEvents *events, gpointer data)
{
  const WarOrder *order = &g_array_index (game->records, WarRecord, game->records->len - 1).order;
  ClubReferee *referee = data;
  gboolean was_mined = FALSE;

  for (guint i = 0; i < events->n_items; i++)
    was_mined |= events->items[i].kind == WAR_CLUB_EVENT_MINE;
  if (order->kind == WAR_CLUB_ORDER_DEAL) /* 2.16 */
    for (guint i = 0; i < war_club_get_data (game->setup)->n_seats; i++)
      referee->bonds[get_purse (referee, (gint) i)]
        = war_club_peek_purse (game->setup, game->state, (gint) i)[WAR_CLUB_SEAT_BONDS];
  for (guint i = 0; order->kind == WAR_CLUB_ORDER_CARRY && i < order->n_targets; i++)
    referee->men[order->targets[i]].stands = FALSE; /* on the truck */
  for (guint i = 0; i < events->n_items; i++)
    see (referee, game->state, &events->items[i], was_mined);
  /* A truck that a mine destroys leaves its load where it was (M-29). */
  if (order->kind == WAR_CLUB_ORDER_CARRY && !referee->men[order->actor].stands)
    for (guint i = 0; i < order->n_targets; i++)
      referee->men[order->targets[i]].stands = TRUE;
  compare (referee, game->state);
}

/* unit.c: units, parties and forts of a state of Trench Club
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

void
war_club_look (const WarSetup *setup, const WarState *state, WarClubBoard *board)
{
  const WarClub *data = war_club_get_data (setup);

  board->setup = setup;
  board->state = state;
  board->n_units = 0;
  for (guint i = 0; i < data->n_hexes; i++)
    board->at[i] = WAR_NONE;
  for (guint i = data->n_rows; i-- > 0;) /* of two on a hex, as may not be, the first */
    if (war_club_stands (setup, state, i))
      board->at[war_club_get_hex (setup, state, i)] = (gint16) i;
  for (guint i = 0; i < data->n_rows; i++)
    if (war_club_stands (setup, state, i))
      board->units[board->n_units++] = (guint8) i;
}

gint
war_club_find_at (const WarSetup *setup, const WarState *state, WarHex hex)
{
  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (war_club_stands (setup, state, i) && war_club_get_hex (setup, state, i) == hex)
      return (gint) i;

  return WAR_NONE;
}

gint
war_club_get_grade (const WarSetup *setup, gint points)
{
  guint n_rows;
  const WarTableRow *rows
    = war_rules_get_table (war_club_get_data (setup)->rules, WAR_CLUB_TABLE_GRADES, &n_rows);
  gint grade = 0;

  for (guint i = 0; i < n_rows; i++)
    if (points >= rows[i].values[WAR_CLUB_GRADES_LEAST])
      grade = MAX (grade, rows[i].values[WAR_CLUB_GRADES_GRADE]);
  return grade;
}

guint
war_club_get_nearest (const WarSetup *setup, const WarState *state, gint side, WarHex hex)
{
  guint nearest = G_MAXUINT;

  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (war_club_stands (setup, state, i) && war_club_get_side (setup, state, i) == side)
      {
        guint distance = war_club_get_distance (setup, hex, war_club_get_hex (setup, state, i));

        nearest = MIN (nearest, distance);
      }
  return nearest;
}

guint
war_club_board_get_nearest (const WarClubBoard *board, gint side, WarHex hex)
{
  guint nearest = G_MAXUINT;

  for (guint i = 0; i < board->n_units; i++)
    if (war_club_get_side (board->setup, board->state, board->units[i]) == side)
      {
        guint distance = war_club_get_distance (
          board->setup, hex, war_club_get_hex (board->setup, board->state, board->units[i]));

        nearest = MIN (nearest, distance);
      }
  return nearest;
}

/* Parties -------------------------------------------------------------------------------------- */

gint
war_club_find_party (const WarSetup *setup, gint seat)
{
  const WarClub *data = war_club_get_data (setup);

  for (guint i = 0; i < data->n_parties; i++)
    for (guint j = 0; j < data->parties[i].n_seats; j++)
      if (data->parties[i].seats[j] == seat)
        return (gint) i;

  return WAR_NONE;
}

const WarClubParty *
war_club_get_party (const WarSetup *setup, gint party)
{
  return &war_club_get_data (setup)->parties[party];
}

/* Parties go by sides; in turns, the nations of the sides alternate (club.M-4). */
gint
war_club_get_turn_party (const WarSetup *setup, const WarState *state, gint32 turn)
{
  const WarClub *data = war_club_get_data (setup);
  gint32 first = war_setup_peek_game (setup, state)[WAR_CLUB_GAME_FIRST];
  gint side = turn % WAR_N_SIDES == 0 ? first : 1 - first;

  return data->n_parties == WAR_N_SIDES ? side : side * WAR_N_SIDES + turn / WAR_N_SIDES;
}

gint
war_club_get_acting_party (const WarSetup *setup, const WarState *state)
{
  return war_club_get_turn_party (setup, state,
                                  war_setup_peek_game (setup, state)[WAR_CLUB_GAME_TURN]);
}

/* The bonds of allies against the chart are one pool (club.10.7). */
const gint32 *
war_club_peek_purse (const WarSetup *setup, const WarState *state, gint seat)
{
  const WarClubParty *party = war_club_get_party (setup, war_club_find_party (setup, seat));

  return war_club_peek_seat (setup, state, party->seats[0]);
}

gint32 *
war_club_get_purse (const WarSetup *setup, WarState *state, gint seat)
{
  return (gint32 *) war_club_peek_purse (setup, state, seat);
}

guint
war_club_count_army (const WarSetup *setup, const WarState *state, gint party, gint army)
{
  guint n = 0;

  for (guint i = 0; i < war_club_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      n += cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_FREE
           && cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_GONE && cells[WAR_CLUB_PIECE_ARMY] == army
           && war_club_find_party (setup, cells[WAR_CLUB_PIECE_NATION]) == party;
    }
  return n;
}

/* How many armies act in the party's first turn: all, from the third nation on (club.M-26). */
static guint
count_first_armies (const WarSetup *setup, const WarState *state)
{
  const gint32 *numbers = war_club_get_data (setup)->rules->numbers;
  gint32 turn = war_setup_peek_game (setup, state)[WAR_CLUB_GAME_TURN];

  return turn == 0   ? (guint) numbers[WAR_CLUB_ARMIES_FIRST]
         : turn == 1 ? (guint) numbers[WAR_CLUB_ARMIES_SECOND]
                     : WAR_CLUB_N_ARMIES;
}

gboolean
war_club_may_act (const WarSetup *setup, const WarState *state, guint unit, gboolean moves,
                  WarRefusal *refusal)
{
  gint seat = war_club_get (setup, state, unit, WAR_CLUB_PIECE_NATION);
  gint army = war_club_get (setup, state, unit, WAR_CLUB_PIECE_ARMY);
  const WarClubParty *party = war_club_get_party (setup, war_club_find_party (setup, seat));
  const gint32 *cells = war_club_peek_seat (setup, state, party->seats[0]);
  gint32 armies = cells[WAR_CLUB_SEAT_FIRST_ARMIES];
  guint amendment
    = party->is_chart ? WAR_CLUB_AMENDMENT_ENEMYS_FIRST_TURN : WAR_CLUB_AMENDMENT_FIRST_TURN;
  guint most = count_first_armies (setup, state), n = 0;

  if (cells[WAR_CLUB_SEAT_TURNS] != 1 || army < 0
      || (!moves && !war_setup_is_amended (setup, amendment)))
    return TRUE;

  for (gint i = 0; i < WAR_CLUB_N_ARMIES; i++)
    n += (armies >> i & 1) != 0;
  if ((armies >> army & 1) != 0 || (!party->is_chart && n < most))
    return TRUE;
  return war_refuse (refusal, WAR_CLUB_REFUSAL_FIRST_TURN,
                     party->is_chart ? "club.4.7" : "club.M-26", (gint32) most, (gint32) unit);
}

guint
war_club_get_first_armies (const WarSetup *setup, const WarState *state, gint seat)
{
  guint most = count_first_armies (setup, state);

  return war_club_peek_purse (setup, state, seat)[WAR_CLUB_SEAT_TURNS] == 1
             && most < WAR_CLUB_N_ARMIES
           ? most
           : 0;
}

/* The army of a person's unit that acts is one of those that do. */
void
war_club_note_act (WarContext *context, guint unit)
{
  gint seat = war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_NATION);
  gint army = war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_ARMY);
  gint32 *cells = war_club_get_purse (context->setup, context->state, seat);

  if (cells[WAR_CLUB_SEAT_TURNS] == 1 && army >= 0)
    cells[WAR_CLUB_SEAT_FIRST_ARMIES] |= 1 << army;
}

/* Forts ---------------------------------------------------------------------------------------- */

gint
war_club_get_holder_side (const WarSetup *setup, const WarState *state, guint fort)
{
  gint seat = war_club_peek_feature (setup, state, fort)[WAR_CLUB_FORT_HOLDER];

  return seat == WAR_NONE ? WAR_NONE : war_club_get_data (setup)->seat_sides[seat];
}

guint
war_club_count_forts (const WarSetup *setup, const WarState *state, gint side)
{
  guint n = 0;

  for (guint i = 0; i < war_club_get_data (setup)->n_forts; i++)
    n += war_club_get_holder_side (setup, state, i) == side;
  return n;
}

/* club.1.9: of the half board, or of the full one. */
guint
war_club_get_forts_to_win (const WarSetup *setup)
{
  const WarClub *data = war_club_get_data (setup);
  guint half = (guint) data->rules->numbers[WAR_CLUB_FORTS];
  guint full = (guint) data->rules->numbers[WAR_CLUB_FORTS_OF_FOUR];

  return data->n_forts > full ? full : half;
}

gboolean
war_club_is_besieged (const WarSetup *setup, const WarState *state, guint fort, gint side,
                      gboolean foot_only)
{
  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (war_club_stands (setup, state, i) && war_club_get_side (setup, state, i) == side
        && (!foot_only || war_club_get_type (setup, state, i)->row == WAR_CLUB_ROW_FOOT)
        && war_club_is_entrance (setup, fort, war_club_get_hex (setup, state, i)))
      return TRUE;

  return FALSE;
}

/* Ids ------------------------------------------------------------------------------------------ */

guint
war_club_list_units (const WarSetup *setup, const WarState *state, guint *units)
{
  guint n = 0;

  for (guint i = 0; i < war_club_count_units (setup); i++)
    {
      gint32 number = war_club_get (setup, state, i, WAR_CLUB_PIECE_NUMBER);
      guint place = n;

      if (!war_club_stands (setup, state, i))
        continue;
      for (; place > 0
             && war_club_get (setup, state, units[place - 1], WAR_CLUB_PIECE_NUMBER) > number;
           place--)
        units[place] = units[place - 1];
      units[place] = i;
      n++;
    }
  return n;
}

WarQuestion
war_club_ask_dice (const char *purpose, const char *clause, gint owner, guint n_dice)
{
  return (WarQuestion){
    .kind = WAR_QUESTION_DICE,
    .purpose = purpose,
    .clause = clause,
    .owner = owner,
    .subject = WAR_NONE,
    .sides = WAR_CLUB_SIDES,
    .count = n_dice,
  };
}

gboolean
war_club_draw (WarContext *context, const char *purpose, const char *clause, gint owner, guint n,
               gint32 *answer)
{
  const WarQuestion question = {
    .kind = WAR_QUESTION_ONE_OF,
    .purpose = purpose,
    .clause = clause,
    .owner = owner,
    .subject = WAR_NONE,
    .sides = n,
    .count = 1,
  };

  *answer = 0;
  return n < 2 || war_context_ask (context, &question, answer);
}

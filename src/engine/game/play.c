/* play.c: what all rule systems share while a game is played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/play.h"

#include <string.h>

#include "engine/game/decision.h"
#include "engine/game/supply.h"

/* The stream of a view's generator; games and solo commanders have others. */
#define VIEW_SEQUENCE 2

/* Enough for a unit, and for most seats. */
#define USUAL_OPTIONS 16

static gboolean
refuse (WarRefusal *refusal, guint kind)
{
  *refusal = (WarRefusal){ .kind = kind };
  return FALSE;
}

static gboolean
has_row (const WarSetup *setup, gint table, gint row)
{
  return row >= 0 && (guint) row < setup->layout->tables[table].n_rows;
}

/* Whether what the order names exists at all. */
static gboolean
is_well_formed (const WarSetup *setup, const WarOrder *order)
{
  const WarOrderKind *kind = setup->play->orders;
  guint n_kinds = 0;

  while (kind[n_kinds].name != NULL)
    n_kinds++;
  if (order->kind >= n_kinds || !has_row (setup, WAR_TABLE_SEATS, order->seat)
      || order->n_targets > WAR_ORDER_MAX_TARGETS)
    return FALSE;

  kind = &kind[order->kind];
  if (kind->actor == WAR_NONE ? order->actor != WAR_NONE
                              : !has_row (setup, kind->actor, order->actor))
    return FALSE;
  if (kind->targets == WAR_NONE && order->n_targets > 0)
    return FALSE;
  if (!war_order_text_is_valid (order->text) || (!kind->has_text && order->text[0] != '\0'))
    return FALSE;

  for (guint i = 0; i < order->n_targets; i++)
    {
      if (!has_row (setup, kind->targets, order->targets[i]))
        return FALSE;
      for (guint j = 0; j < i; j++)
        if (order->targets[j] == order->targets[i])
          return FALSE;
    }

  return TRUE;
}

gboolean
war_play_check (const WarSetup *setup, const WarState *state, const WarOrder *order,
                WarRefusal *refusal)
{
  WarRefusal nobody_knows;

  if (refusal == NULL)
    refusal = &nobody_knows;
  if (!is_well_formed (setup, order))
    return refuse (refusal, WAR_REFUSAL_MALFORMED);
  if (setup->play->get_winner (setup, state) != WAR_WINNER_NONE)
    return refuse (refusal, WAR_REFUSAL_GAME_OVER);
  if (war_decision_find (setup, state, order->seat) == WAR_NONE)
    return refuse (refusal, WAR_REFUSAL_NOT_YOUR_TURN);

  *refusal = (WarRefusal){ 0 };
  return setup->play->check (setup, state, order, refusal);
}

/* Nothing happened. */
static WarOutcome
take_back (WarEvents *events, WarOutcome outcome)
{
  events->n_items = 0;
  return outcome;
}

WarOutcome
war_play_carry_out (const WarSetup *setup, WarState *state, WarState *scratch,
                    const WarOrder *order, WarChance *chance, WarEvents *events,
                    WarRefusal *refusal)
{
  WarEvents nobody = { 0 };
  WarOutcome outcome;

  if (events == NULL)
    events = &nobody;
  events->n_items = 0;
  if (!war_play_check (setup, state, order, refusal))
    return WAR_OUTCOME_REFUSED;

  war_chance_rewind (chance);
  war_state_assign (scratch, state);
  outcome = setup->play->carry_out (setup, scratch, order, chance, events);
  if (chance->is_missing)
    return WAR_OUTCOME_NEEDS_ANSWER;
  if (chance->is_wrong)
    return take_back (events, WAR_OUTCOME_WRONG_ANSWER);
  if (outcome != WAR_OUTCOME_DONE)
    {
      refuse (refusal, WAR_REFUSAL_NO_ROOM);
      return take_back (events, WAR_OUTCOME_REFUSED);
    }

  if (!war_chance_is_used_up (chance))
    return take_back (events, WAR_OUTCOME_WRONG_ANSWER);

  war_state_get_game (setup->layout, scratch)[WAR_GAME_ORDER]++;
  war_state_assign (state, scratch);
  return WAR_OUTCOME_DONE;
}

WarResult
war_play_get_result (const WarSetup *setup, const WarState *state)
{
  WarResult result = {
    .winner = setup->play->get_winner (setup, state),
    .condition = WAR_NONE,
  };

  if (setup->play->get_result != NULL)
    setup->play->get_result (setup, state, &result);

  return result;
}

/* The side and the seat that own a row; WAR_NONE where none does: then nobody knows its secrets. */
static void
get_owner (WarTable table, const gint32 *cells, guint row, gint *side, gint *seat)
{
  *side = *seat = WAR_NONE;

  switch (table)
    {
    case WAR_TABLE_SIDES:
      *side = (gint) row;
      break;
    case WAR_TABLE_SEATS:
      *seat = (gint) row;
      *side = cells[WAR_SEAT_SIDE];
      break;
    case WAR_TABLE_PIECES:
      *side = cells[WAR_PIECE_SIDE];
      break;
    case WAR_TABLE_FORMATIONS:
      *side = cells[WAR_FORMATION_SIDE];
      break;
    case WAR_TABLE_FEATURES:
      *side = cells[WAR_FEATURE_SIDE];
      break;
    case WAR_TABLE_DECISIONS:
      *seat = cells[WAR_DECISION_SEAT];
      break;
    case WAR_TABLE_SEALED:
      *seat = cells[WAR_SEALED_SEAT];
      break;
    case WAR_TABLE_GAME:
    default:
      break;
    }
}

static gboolean
is_revealed (const WarSetup *setup, const WarState *state, WarTable table, guint row, guint column)
{
  return setup->play->is_revealed != NULL
         && setup->play->is_revealed (setup, state, table, row, column);
}

/* What the seat may not know of the table, row by row: who owns a row is no secret. */
static void
hide_secrets (const WarSetup *setup, const WarState *state, WarState *view, WarTable table,
              gint seat, gint side)
{
  const WarTableLayout *layout = &setup->layout->tables[table];
  guint columns[WAR_MAX_COLUMNS], n_columns = 0;

  for (guint column = 0; column < layout->n_columns; column++)
    if ((layout->secrets >> column & 1) != 0)
      columns[n_columns++] = column;

  for (guint row = 0; n_columns > 0 && row < layout->n_rows; row++)
    {
      gint32 *cells = war_state_get_row (setup->layout, view, table, row);
      gint owner_side, owner_seat;
      gboolean is_other_side, is_other_seat;

      get_owner (table, cells, row, &owner_side, &owner_seat);
      is_other_side = owner_side == WAR_NONE || owner_side != side;
      is_other_seat = owner_seat != seat;
      for (guint i = 0; i < n_columns; i++)
        {
          WarSecrecy secrecy = layout->columns[columns[i]]->secrecy;

          if ((secrecy == WAR_SECRECY_SIDE ? is_other_side : is_other_seat)
              && !is_revealed (setup, state, table, row, columns[i]))
            cells[columns[i]] = WAR_UNKNOWN;
        }
    }
}

GArray *
war_play_list_options (const WarSetup *setup, const WarState *state, gint seat, gint actor)
{
  GArray *options = g_array_sized_new (FALSE, FALSE, sizeof (WarOption), USUAL_OPTIONS);
  guint room = USUAL_OPTIONS, n;

  /* Options are large: room for the most that there could ever be would cost more than a second
   * look. */
  for (;;)
    {
      g_array_set_size (options, room);
      n = setup->play->list (setup, state, seat, actor, (WarOption *) options->data, room);
      if (n <= room)
        break;
      room = n;
    }

  g_array_set_size (options, n);
  return options;
}

gboolean
war_play_show_piece (const WarSetup *setup, const WarState *view, guint row, WarShownPiece *piece)
{
  *piece = (WarShownPiece){ 0 };
  if (setup->play->show_piece != NULL && row < setup->layout->tables[WAR_TABLE_PIECES].n_rows)
    setup->play->show_piece (setup, view, row, piece);
  return piece->is_on_field;
}

gboolean
war_play_show_marker (const WarSetup *setup, const WarState *view, guint row,
                      WarShownMarker *marker)
{
  return setup->play->show_marker != NULL && row < setup->layout->tables[WAR_TABLE_PIECES].n_rows
         && setup->play->show_marker (setup, view, row, marker);
}

GArray *
war_setup_list_supply (const WarSetup *setup)
{
  GArray *supply = g_array_new (FALSE, FALSE, sizeof (WarSupply));

  g_return_val_if_fail (setup != NULL, supply);

  if (setup->play->list_supply != NULL)
    setup->play->list_supply (setup, supply);
  return supply;
}

guint
war_play_list_bonds (const WarSetup *setup, const WarState *view, guint row,
                     gint rows[WAR_MAX_BONDS])
{
  g_return_val_if_fail (row < setup->layout->tables[WAR_TABLE_PIECES].n_rows, 0);

  return setup->play->list_bonds != NULL
           ? setup->play->list_bonds (setup, view, row, rows, WAR_MAX_BONDS)
           : 0;
}

guint
war_play_list_fellows (const WarSetup *setup, const WarState *view, guint row,
                       gint rows[WAR_MAX_BONDS])
{
  g_return_val_if_fail (row < setup->layout->tables[WAR_TABLE_PIECES].n_rows, 0);

  return setup->play->list_fellows != NULL
           ? setup->play->list_fellows (setup, view, row, rows, WAR_MAX_BONDS)
           : war_play_list_bonds (setup, view, row, rows);
}

gboolean
war_play_has_acted (const WarSetup *setup, const WarState *view, guint row)
{
  g_return_val_if_fail (setup != NULL, FALSE);
  g_return_val_if_fail (view != NULL, FALSE);

  return setup->play->has_acted != NULL && setup->play->has_acted (setup, view, row);
}

gint
war_play_find_goal (const WarSetup *setup, const WarState *view, guint row)
{
  g_return_val_if_fail (row < setup->layout->tables[WAR_TABLE_PIECES].n_rows, WAR_NONE);

  return setup->play->find_goal != NULL ? setup->play->find_goal (setup, view, row) : WAR_NONE;
}

gint
war_play_find_aim (const WarSetup *setup, const WarState *view, guint row)
{
  g_return_val_if_fail (row < setup->layout->tables[WAR_TABLE_PIECES].n_rows, WAR_NONE);

  return setup->play->find_aim != NULL ? setup->play->find_aim (setup, view, row) : WAR_NONE;
}

void
war_play_view (const WarSetup *setup, const WarState *state, gint seat, guint64 seed,
               WarState *view)
{
  g_return_if_fail (has_row (setup, WAR_TABLE_SEATS, seat));

  const gint32 *row = war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, (guint) seat);

  war_state_assign (view, state);
  view->generator = war_generator_new (seed, VIEW_SEQUENCE);
  if (row[WAR_SEAT_CONTROL] == WAR_CONTROL_MASTER)
    return;

  for (guint i = 0; i < WAR_N_TABLES; i++)
    hide_secrets (setup, state, view, i, seat, row[WAR_SEAT_SIDE]);
  if (setup->play->hide != NULL)
    setup->play->hide (setup, view, seat);
}

/* What a view hides may be anything. */
static char *
find_cell_fault (const WarSetup *setup, const WarState *state, WarTable table, guint column)
{
  const WarTableLayout *tables = setup->layout->tables;
  const WarColumn *limits = tables[table].columns[column];
  gint32 minimum = limits->rows_of != 0 ? WAR_NONE : limits->minimum;
  gint32 maximum
    = limits->rows_of != 0 ? (gint32) tables[limits->rows_of - 1].n_rows - 1 : limits->maximum;

  if (limits->rows_of == 0 && minimum == 0 && maximum == 0)
    return NULL;

  for (guint row = 0; row < tables[table].n_rows; row++)
    {
      gint32 cell = war_state_peek_row (setup->layout, state, table, row)[column];

      if ((cell < minimum || cell > maximum)
          && (cell != WAR_UNKNOWN || limits->secrecy == WAR_SECRECY_OPEN))
        return g_strdup_printf ("%s %u: %s is %d", war_table_get_name (table), row, limits->name,
                                cell);
    }

  return NULL;
}

/* A sealed order is one that could have been given. In a view it may be unknown. */
static char *
find_sealed_fault (const WarSetup *setup, const WarState *state, guint row)
{
  const gint32 *sealed = war_state_peek_row (setup->layout, state, WAR_TABLE_SEALED, row);
  WarOrder order = war_order_new (0, sealed[WAR_SEALED_SEAT], sealed[WAR_SEALED_ACTOR]);

  /* Those in use come first, in the order of seats. */
  if (row > 0 && sealed[WAR_SEALED_SEAT] != WAR_NONE)
    {
      gint32 before
        = war_state_peek_row (setup->layout, state, WAR_TABLE_SEALED, row - 1)[WAR_SEALED_SEAT];

      if (before == WAR_NONE || before > sealed[WAR_SEALED_SEAT])
        return g_strdup_printf ("sealed %u: out of order", row);
    }

  if (sealed[WAR_SEALED_SEAT] == WAR_NONE || sealed[WAR_SEALED_KIND] == WAR_UNKNOWN)
    return NULL;

  if (sealed[WAR_SEALED_KIND] >= 0 && sealed[WAR_SEALED_N_TARGETS] >= 0
      && sealed[WAR_SEALED_N_TARGETS] <= WAR_SEALED_MAX_TARGETS)
    {
      order.kind = (guint) sealed[WAR_SEALED_KIND];
      order.n_targets = (guint) sealed[WAR_SEALED_N_TARGETS];
      for (guint i = 0; i < order.n_targets; i++)
        order.targets[i] = sealed[WAR_SEALED_TARGETS + i];
      if (is_well_formed (setup, &order))
        return NULL;
    }

  return g_strdup_printf ("sealed %u: not an order", row);
}

char *
war_play_find_fault (const WarSetup *setup, const WarState *state)
{
  char *fault = NULL;

  for (WarTable table = 0; table < WAR_N_TABLES; table++)
    for (guint i = 0; i < setup->layout->tables[table].n_columns && fault == NULL; i++)
      fault = find_cell_fault (setup, state, table, i);
  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_SEALED].n_rows && fault == NULL; i++)
    fault = find_sealed_fault (setup, state, i);
  if (fault == NULL && setup->play->find_fault != NULL)
    fault = setup->play->find_fault (setup, state);

  return fault;
}

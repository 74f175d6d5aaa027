/* reading-rules.c: what the rules say of where units are seen
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/bases/stand.h"
#include "engine/game/formation.h"
#include "engine/solo/quick.h"
#include "engine/solo/reading-private.h"

/* Before everybody stands there are no more orders than so many. */
#define MOST_ORDERS 2000

/* Units that were seen so near to where they were have not moved. */
#define STILL WAR_MILLIMETRE

static WarPosition
get_place (const WarSetup *setup, const WarState *state, guint row)
{
  const gint32 *piece = war_setup_peek_piece (setup, state, row);
  const gint32 *formation;

  if (setup->ranks == NULL)
    return war_piece_get_position (piece);
  formation = war_setup_peek_formation (setup, state, (guint) piece[WAR_PIECE_FORMATION]);
  return (WarPosition){ formation[WAR_FORMATION_X], formation[WAR_FORMATION_Y] };
}

/* length: how far the unit has gone. */
static void
add_refused (WarReading *reading, WarFindingKind kind, const WarState *state, const WarOrder *order,
             const WarRefusal *refusal, WarLength length)
{
  const WarFinding finding = { .kind = kind,
                               .row = order->actor,
                               .length = length,
                               .order = *order,
                               .refusal = *refusal,
                               .state = war_state_copy (state) };

  g_array_append_val (reading->findings, finding);
}

/* Placing ------------------------------------------------------------------------------------- */

/* The order that places the unit where the view has it. FALSE: the kind has other arguments. */
static gboolean
make_place_order (const WarSetup *setup, const WarState *view, const WarOption *option, gint seat,
                  guint row, WarOrder *order)
{
  const WarOrderKind *its = &setup->play->orders[option->kind];
  const gint32 *piece = war_setup_peek_piece (setup, view, row);
  WarPosition place = get_place (setup, view, row);

  *order = war_order_new (option->kind, seat, (gint) row);
  for (guint i = 0; i < war_order_kind_count_arguments (its); i++)
    switch ((gint) its->arguments[i].kind)
      {
      case WAR_ARGUMENT_X:
        order->arguments[i] = place.x;
        break;
      case WAR_ARGUMENT_Y:
        order->arguments[i] = place.y;
        break;
      case WAR_ARGUMENT_HEX:
        order->arguments[i] = piece[WAR_PIECE_X];
        break;
      case WAR_ARGUMENT_HEADING:
        order->arguments[i] = piece[WAR_PIECE_HEADING];
        break;
      case WAR_ARGUMENT_CHOICE: /* the shape in which it stands */
        if (setup->ranks == NULL)
          return FALSE;
        order->arguments[i] = war_setup_peek_formation (
          setup, view, (guint) piece[WAR_PIECE_FORMATION])[WAR_FORMATION_SHAPE];
        break;
      default:
        return FALSE;
      }
  return its->targets == WAR_NONE;
}

/* Who is placed now, where it was seen. FALSE: nobody of those. */
static gboolean
find_placing (const WarReading *reading, const WarState *state, gint seat, gboolean *is_done,
              WarOrder *order)
{
  const WarSetup *setup = reading->setup;
  g_autoptr (GArray) options = war_play_list_options (setup, state, seat, WAR_NONE);

  for (guint i = 0; i < options->len; i++)
    {
      const WarOption *option = &g_array_index (options, WarOption, i);
      gint row = option->actor;

      if (setup->play->orders[option->kind].role != WAR_ORDER_PLACES || row == WAR_NONE
          || !reading->is_put[row] || is_done[row]
          || !make_place_order (setup, reading->view, option, seat, (guint) row, order))
        continue;
      is_done[row] = TRUE;
      return TRUE;
    }
  return FALSE;
}

/* People place by eye, and systems know so many headings in which one is placed. */
static void
round_headings (const WarSetup *setup, WarOrder *order)
{
  const WarOrderKind *its = &setup->play->orders[order->kind];

  for (guint i = 0; i < war_order_kind_count_arguments (its); i++)
    if (its->arguments[i].kind == WAR_ARGUMENT_HEADING)
      order->arguments[i] = (order->arguments[i] + WAR_STAND_HEADING_STEP / 2)
                              / WAR_STAND_HEADING_STEP * WAR_STAND_HEADING_STEP
                            & (WAR_HEADING_TURN - 1);
}

/* Where it was seen, or else turned to the next heading that there is. FALSE, with why: neither. */
static gboolean
give_placing (WarSession *session, WarOrder *order, WarRefusal *refusal)
{
  if (war_session_give (session, order, NULL, refusal) != WAR_OUTCOME_REFUSED)
    return TRUE;
  if (refusal->kind >= WAR_REFUSAL_OWN)
    return FALSE;
  round_headings (session->game->setup, order);
  return war_session_give (session, order, NULL, refusal) != WAR_OUTCOME_REFUSED;
}

/* A quick commander does what is left to do until everybody stands; nobody has gone by then. */
void
war_reading_check_places (WarReading *reading)
{
  const WarSetup *setup = reading->setup;
  g_autoptr (WarGame) game = war_game_new (setup, 0);
  g_autofree gboolean *is_done = g_new0 (gboolean, setup->layout->tables[WAR_TABLE_PIECES].n_rows);
  WarSession session;

  war_session_init (&session, game);
  for (guint i = 0; i < G_N_ELEMENTS (session.commanders); i++)
    session.commanders[i] = war_quick_command;
  for (guint i = 0;
       i < MOST_ORDERS && war_setup_peek_game (setup, game->state)[WAR_GAME_ROUND] <= 1; i++)
    {
      WarStep step = war_session_get_step (&session);
      WarRefusal refusal;
      WarOrder order;

      if (step.kind != WAR_STEP_RULES && step.kind != WAR_STEP_COMMANDER)
        break;
      if (find_placing (reading, game->state, step.seat, is_done, &order))
        {
          if (!give_placing (&session, &order, &refusal) && refusal.kind >= WAR_REFUSAL_OWN)
            add_refused (reading, WAR_FINDING_PLACE, game->state, &order, &refusal, 0);
        }
      else if (!war_session_choose (&session, step.seat, &order)
               || war_session_give (&session, &order, NULL, NULL) != WAR_OUTCOME_DONE)
        break;
    }
  war_session_clear (&session);
}

/* Ways ---------------------------------------------------------------------------------------- */

/* A way from where the unit was, and nothing else. */
static gboolean
is_way (const WarOrderKind *kind)
{
  return war_order_kind_count_arguments (kind) == 2 && war_order_kind_has_way (kind, 0)
         && kind->targets == WAR_NONE && kind->actor == WAR_TABLE_PIECES
         && kind->role == WAR_ORDER_ACTS;
}

/* TRUE: by some order it may go there, or nobody knows. refusal, of order: by none of them. */
static gboolean
may_go (const WarSetup *setup, const WarState *before, guint row, WarPosition from, WarPosition to,
        WarOrder *order, WarRefusal *refusal)
{
  const gint32 *piece = war_setup_peek_piece (setup, before, row);
  WarLength distance = (WarLength) round (hypot (to.x - from.x, to.y - from.y));
  guint n_seats = setup->layout->tables[WAR_TABLE_SEATS].n_rows;
  gboolean is_refused = FALSE;

  for (guint kind = 0; setup->play->orders[kind].name != NULL; kind++)
    for (guint seat = 0; is_way (&setup->play->orders[kind]) && seat < n_seats; seat++)
      {
        WarOrder way = war_order_new (kind, (gint) seat, (gint) row);
        WarRefusal why;

        if (war_state_peek_row (setup->layout, before, WAR_TABLE_SEATS, seat)[WAR_SEAT_SIDE]
            != piece[WAR_PIECE_SIDE])
          continue;
        way.arguments[0] = war_heading_towards (from, to);
        way.arguments[1] = distance;
        if (war_play_check (setup, before, &way, &why))
          return TRUE;
        if (is_refused || why.kind < WAR_REFUSAL_OWN)
          continue;
        *order = way;
        *refusal = why;
        is_refused = TRUE;
      }
  return !is_refused;
}

void
war_reading_check_ways (WarReading *reading)
{
  const WarSetup *setup = reading->setup;
  g_autoptr (GArray) moved = g_array_new (FALSE, TRUE, sizeof (WarFinding));

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarFinding finding = { .kind = WAR_FINDING_MOVED, .row = (gint) row };
      WarPosition from, to;
      WarRefusal refusal;
      WarOrder order;

      if (!reading->is_put[row] || setup->operation->field->board != NULL
          || war_setup_peek_piece (setup, reading->before, row)[WAR_PIECE_PRESENCE]
               != WAR_PRESENCE_ON_FIELD)
        continue;
      from = get_place (setup, reading->before, row);
      to = get_place (setup, reading->view, row);
      finding.length = (WarLength) round (hypot (to.x - from.x, to.y - from.y));
      if (finding.length <= STILL)
        continue;
      if (may_go (setup, reading->before, row, from, to, &order, &refusal))
        g_array_append_val (moved, finding);
      else
        add_refused (reading, WAR_FINDING_WAY, reading->before, &order, &refusal, finding.length);
    }
  g_array_append_vals (reading->findings, moved->data, moved->len);
}

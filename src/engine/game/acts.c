/* acts.c: what can be seen of orders on the field: who went where, who did what to whom
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/acts.h"

/* The side of what stands for a place. */
#define PLACE_SIZE WAR_MILLIMETRE

/* A row of the pieces at some moment. */
typedef struct
{
  gboolean is_there, is_marker;
  gint side, lost;
  gint32 formation;
  WarBase base;
} Stand;

static Stand
get_stand (const WarSetup *setup, const WarState *state, guint row)
{
  Stand stand = { .side = WAR_NONE, .formation = WAR_NONE };
  WarShownPiece piece;
  WarShownMarker marker;

  if (war_play_show_piece (setup, state, row, &piece))
    {
      stand.is_there = TRUE;
      stand.side = piece.side;
      stand.lost = piece.lost;
      stand.base = piece.base;
      stand.formation
        = war_state_peek_row (setup->layout, state, WAR_TABLE_PIECES, row)[WAR_PIECE_FORMATION];
    }
  else if (war_play_show_marker (setup, state, row, &marker) && marker.carrier == WAR_NONE)
    {
      WarLength size = MAX (2 * marker.radius, PLACE_SIZE);

      stand.is_there = stand.is_marker = TRUE;
      stand.side = marker.side;
      stand.base = war_base_place (marker.centre, marker.heading, size, size);
    }
  return stand;
}

static GArray *
list_stands (const WarSetup *setup, const WarState *state)
{
  guint n = setup->layout->tables[WAR_TABLE_PIECES].n_rows;
  GArray *stands = g_array_sized_new (FALSE, FALSE, sizeof (Stand), n);

  for (guint row = 0; row < n; row++)
    {
      Stand stand = get_stand (setup, state, row);

      g_array_append_val (stands, stand);
    }
  return stands;
}

static Stand *
get_row (GArray *stands, gint row)
{
  return row >= 0 && row < (gint) stands->len ? &g_array_index (stands, Stand, row) : NULL;
}

/* What the table of the system says of the event. */
static const WarEventAct *
find_kind (const WarSetup *setup, const WarEvent *event)
{
  return setup->play->acts != NULL && setup->play->acts[event->kind].kind != WAR_ACT_NONE
           ? &setup->play->acts[event->kind]
           : NULL;
}

static gboolean
find_place (const WarSetup *setup, const WarEvent *event, const WarEventAct *kind,
            WarPosition *place)
{
  if (kind->place > 0)
    {
      *place = (WarPosition){ event->arguments[kind->place - 1], event->arguments[kind->place] };
      return TRUE;
    }
  if (kind->hex > 0 && event->arguments[kind->hex - 1] != WAR_NONE
      && setup->operation->field->board != NULL)
    {
      WarHexes hexes = war_field_get_hexes (setup->operation->field);

      *place = war_hex_get_centre (&hexes, (WarHex) event->arguments[kind->hex - 1]);
      return TRUE;
    }
  return FALSE;
}

/* A way that is written down while it goes on. */
typedef struct
{
  gint event;
  guint n_stops;
  WarPosition stops[WAR_ACT_MAX_STOPS];
} Way;

/* Places beyond what there is room for replace the last. */
static void
add_stop (Way *way, WarPosition place, gint event)
{
  way->event = event;
  way->stops[MIN (way->n_stops, WAR_ACT_MAX_STOPS - 1)] = place;
  way->n_stops = MIN (way->n_stops + 1, WAR_ACT_MAX_STOPS);
}

static WarBase
get_place_base (WarPosition place)
{
  return war_base_place (place, 0, PLACE_SIZE, PLACE_SIZE);
}

/* Somebody does something, or something is done to somebody, where they are just then. */
static WarAct
get_act (const WarSetup *setup, const WarEvent *event, const WarEventAct *kind, GArray *now)
{
  WarAct act = { .kind = kind->kind, .piece = WAR_NONE, .other = WAR_NONE, .side = WAR_NONE };
  const Stand *actor = get_row (now, event->actor), *target = get_row (now, event->target);
  WarPosition place;

  if (actor != NULL)
    {
      act.piece = event->actor;
      act.side = actor->side;
      act.has_from = actor->is_there;
      act.from = actor->base;
    }
  if (kind->kind == WAR_ACT_SHOT || kind->kind == WAR_ACT_FIGHT)
    {
      act.other = target != NULL ? event->target : WAR_NONE;
      act.has_to = target != NULL && target->is_there;
      if (act.has_to)
        act.to = target->base;
    }
  else if (find_place (setup, event, kind, &place))
    {
      act.has_to = TRUE;
      act.to = get_place_base (place);
    }
  else
    {
      act.has_to = act.has_from;
      act.to = act.from;
    }
  if (kind->amount > 0)
    act.amount = event->arguments[kind->amount - 1];
  return act;
}

/* From where it stood before to where it stands; who is gone, to where it came last. */
static void
add_move (const Stand *before, const Stand *after, const Way *way, gint row, guint order,
          GArray *acts)
{
  WarAct act = { .kind = WAR_ACT_MOVE,
                 .order = order,
                 .event = WAR_NONE,
                 .piece = row,
                 .other = WAR_NONE,
                 .side = before->side,
                 .is_marker = before->is_marker,
                 .has_from = TRUE,
                 .has_to = TRUE,
                 .from = before->base,
                 .to = after->base };
  guint n_stops = way->n_stops;

  if (!before->is_there || (!after->is_there && n_stops == 0))
    return;
  if (!after->is_there)
    act.to = war_base_place (way->stops[n_stops - 1], before->base.heading, before->base.width,
                             before->base.depth);
  if (war_base_is_same (&act.from, &act.to) && n_stops < 2)
    return;

  act.event = way->n_stops > 0 ? way->event : WAR_NONE;
  /* An event is about the middle of a unit, which that of a base is where it has but one. */
  for (guint i = 0; before->formation == WAR_NONE && i + 1 < n_stops; i++)
    act.stops[act.n_stops++] = way->stops[i];
  g_array_append_val (acts, act);
}

/* Who is somewhere without having been anywhere. Before the first round all do, one by one. */
static void
add_comer (const Stand *before, const Stand *after, gint row, guint order, GArray *acts)
{
  WarAct act = { .kind = WAR_ACT_MOVE,
                 .order = order,
                 .event = WAR_NONE,
                 .piece = row,
                 .other = WAR_NONE,
                 .side = after->side,
                 .has_to = TRUE,
                 .to = after->base };

  if (!before->is_there && after->is_there && !after->is_marker)
    g_array_append_val (acts, act);
}

/* Whether events say how much the piece loses. */
static gboolean
is_counted (const GArray *acts, guint first, gint row)
{
  for (guint i = first; i < acts->len; i++)
    {
      const WarAct *act = &g_array_index (acts, WarAct, i);

      if (act->kind == WAR_ACT_HARM && act->piece == row && act->amount != 0)
        return TRUE;
    }
  return FALSE;
}

/* What no event says is told by what is left: the first harm of a piece has all of it. */
static void
count_harm (GArray *acts, guint first, GArray *before, GArray *after)
{
  for (guint i = first; i < acts->len; i++)
    {
      WarAct *act = &g_array_index (acts, WarAct, i);
      const Stand *was = act->kind == WAR_ACT_HARM ? get_row (before, act->piece) : NULL;
      const Stand *is = was != NULL ? get_row (after, act->piece) : NULL;

      if (is != NULL && was->is_there && is->is_there && is->lost > was->lost
          && !is_counted (acts, first, act->piece))
        act->amount = is->lost - was->lost;
    }
}

static gboolean
has_begun (const WarSetup *setup, const WarState *state)
{
  return war_setup_peek_game (setup, state)[WAR_GAME_ROUND] > 0;
}

void
war_acts_add (const WarSetup *setup, WarReplay *replay, guint order, GArray *acts)
{
  g_return_if_fail (setup != NULL && replay != NULL && acts != NULL);
  g_return_if_fail (order < war_replay_get_n_orders (replay));

  guint n_pieces = setup->layout->tables[WAR_TABLE_PIECES].n_rows, first, n, n_all;
  guint n_before = acts->len;
  gboolean is_under_way = has_begun (setup, war_replay_go_to (replay, order));
  const WarEvent *events = war_replay_get_events (replay, &n_all);
  g_autoptr (GArray) before = list_stands (setup, war_replay_go_to (replay, order));
  g_autoptr (GArray) after = list_stands (setup, war_replay_go_to (replay, order + 1));
  g_autoptr (GArray) now = g_array_copy (before);
  g_autofree Way *ways = g_new0 (Way, n_pieces);

  /* Who has come onto the field meanwhile has no other place. */
  for (guint row = 0; row < n_pieces; row++)
    if (!get_row (now, (gint) row)->is_there)
      *get_row (now, (gint) row) = *get_row (after, (gint) row);

  war_replay_find_events (replay, order, &first, &n);
  for (guint i = first; i < first + n; i++)
    {
      const WarEventAct *kind = find_kind (setup, &events[i]);
      Stand *actor;
      WarPosition place;
      WarAct act;

      if (kind == NULL)
        continue;
      actor = get_row (now, events[i].actor);
      if (kind->kind == WAR_ACT_MOVE)
        {
          if (actor == NULL || !find_place (setup, &events[i], kind, &place))
            continue;
          add_stop (&ways[events[i].actor], place, (gint) i);
          if (actor->is_there && actor->formation == WAR_NONE)
            actor->base
              = war_base_place (place, actor->base.heading, actor->base.width, actor->base.depth);
          continue;
        }
      act = get_act (setup, &events[i], kind, now);
      act.order = order;
      act.event = (gint) i;
      if (act.has_from || act.has_to)
        g_array_append_val (acts, act);
    }
  count_harm (acts, n_before, before, after);
  for (guint row = 0; row < n_pieces; row++)
    {
      const Stand *was = get_row (before, (gint) row), *is = get_row (after, (gint) row);

      add_move (was, is, &ways[row], (gint) row, order, acts);
      if (is_under_way)
        add_comer (was, is, (gint) row, order, acts);
    }
}

/* ---------------------------------------------------------------------------------------------
 * On the way. */

/* The places of the way: where it begins, stops, and ends. */
static WarPosition
get_place (const WarAct *act, guint n)
{
  if (n == 0)
    return act->from.centre;
  return n <= act->n_stops ? act->stops[n - 1] : act->to.centre;
}

static WarLength
get_share (WarLength length, gint64 part, gint64 whole)
{
  return whole > 0 ? (WarLength) (length * part / whole) : length;
}

WarBase
war_act_get_base (const WarAct *act, gint share)
{
  gint64 length = 0, done, leg = 0;
  WarPosition a = act->from.centre, b = act->to.centre;
  gint32 turn = war_heading_get_turn (act->from.heading, act->to.heading);

  share = CLAMP (share, 0, WAR_ACT_WHOLE);
  if (share == WAR_ACT_WHOLE)
    return act->to;
  for (guint i = 0; i <= act->n_stops; i++)
    length += war_position_distance (get_place (act, i), get_place (act, i + 1));
  done = length * share / WAR_ACT_WHOLE;
  for (guint i = 0; i <= act->n_stops; i++)
    {
      a = get_place (act, i);
      b = get_place (act, i + 1);
      leg = war_position_distance (a, b);
      if (done <= leg)
        break;
      done -= leg;
    }
  a.x += get_share (b.x - a.x, MIN (done, leg), leg);
  a.y += get_share (b.y - a.y, MIN (done, leg), leg);
  return war_base_place (a, war_heading_add (act->from.heading, turn * share / WAR_ACT_WHOLE),
                         act->from.width, act->from.depth);
}

static void
include (WarPosition place, WarLength reach, WarPosition *least, WarPosition *most)
{
  least->x = MIN (least->x, place.x - reach);
  least->y = MIN (least->y, place.y - reach);
  most->x = MAX (most->x, place.x + reach);
  most->y = MAX (most->y, place.y + reach);
}

gboolean
war_act_get_bounds (const WarAct *act, WarPosition *least, WarPosition *most)
{
  *least = (WarPosition){ G_MAXINT32, G_MAXINT32 };
  *most = (WarPosition){ G_MININT32, G_MININT32 };
  if (act->has_from)
    include (act->from.centre, MAX (act->from.width, act->from.depth) / 2, least, most);
  if (act->has_to)
    include (act->to.centre, MAX (act->to.width, act->to.depth) / 2, least, most);
  for (guint i = 0; i < act->n_stops; i++)
    include (act->stops[i], 0, least, most);
  return act->has_from || act->has_to;
}

/* ---------------------------------------------------------------------------------------------
 * Turns. */

guint
war_acts_find_last_turn (const WarGame *game, const WarReplay *replay, guint32 seats)
{
  guint n_orders = war_replay_get_n_orders (replay);
  gboolean has_other = FALSE;

  for (guint order = MIN (game->records->len, n_orders); order-- > 0;)
    {
      const WarOrder *given = &g_array_index (game->records, WarRecord, order).order;
      gboolean is_own = (seats >> given->seat & 1) != 0;
      guint first, n;

      war_replay_find_events (replay, order, &first, &n);
      has_other |= (!is_own && n > 0) || war_replay_opens_sealed (replay, order);
      if (is_own && has_other && game->setup->play->orders[given->kind].role == WAR_ORDER_ENDS)
        return order;
    }
  return 0;
}

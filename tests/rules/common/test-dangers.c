/* test-dangers.c: nobody is ever hit who was out of reach of what was said to threaten him
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/assault/terms.h"
#include "engine/bases/ranks.h"
#include "engine/club/terms.h"
#include "engine/empires/terms.h"
#include "engine/entrenched/terms.h"
#include "engine/game/danger.h"
#include "engine/game/replay.h"
#include "engine/game/session.h"
#include "engine/raider/terms.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "engine/system.h"
#include "shipped.h"

#ifdef __SANITIZE_ADDRESS__
#define N_GAMES 2
#else
#define N_GAMES 4
#endif
#define N_SLOW_GAMES 60
#define MAX_ORDERS 6000 /* of a game that are looked at: some at random never end */

/* Where a game is, as events tell of it. */
typedef struct
{
  gint phase, side, side_a;
} Moment;

/* Whether the side's fire, or its fights, may come in that step: what is said to threaten holds
 * until the first such step from then on is over. */
typedef gboolean (*IsStep) (const Moment *moment, gint side, gboolean is_close);

static gboolean
is_entrenched_step (const Moment *moment, gint side, gboolean is_close)
{
  return moment->side == side;
}

static gboolean
is_empires_step (const Moment *moment, gint side, gboolean is_close)
{
  if (is_close)
    return moment->phase == WAR_EMPIRES_PHASE_MELEE;
  return moment->phase
         == (moment->side_a == side ? WAR_EMPIRES_PHASE_A_SHOOTS : WAR_EMPIRES_PHASE_B_SHOOTS);
}

static gboolean
is_assault_step (const Moment *moment, gint side, gboolean is_close)
{
  return moment->phase == (is_close ? WAR_ASSAULT_PHASE_HAND_TO_HAND : WAR_ASSAULT_PHASE_FIRE);
}

static gboolean
is_raider_step (const Moment *moment, gint side, gboolean is_close)
{
  return moment->phase == (side == 0 ? WAR_RAIDER_PHASE_COMBAT : WAR_RAIDER_PHASE_COUNTER_COMBAT);
}

static gboolean
is_club_step (const Moment *moment, gint side, gboolean is_close)
{
  return moment->side == side
         && (moment->phase == WAR_CLUB_PHASE_ATTACKS || moment->phase == WAR_CLUB_PHASE_FIGHTS);
}

static const struct
{
  const char *operation;
  IsStep is_step;
} battles[] = {
  { "langemarck", is_entrenched_step }, { "hooge", is_entrenched_step },
  { "mons", is_empires_step },          { "le-cateau", is_empires_step },
  { "parapet", is_assault_step },       { "switch-line", is_assault_step },
  { "three-lines", is_raider_step },    { "one-line", is_raider_step },
  { "club-first-watch", is_club_step }, { "club-seven-forts", is_club_step },
};

/* What was said at some moment. */
typedef struct
{
  WarDangers *dangers;
  WarState *view;
  guint order;
  gboolean was_in[2], is_over[2]; /* of fire, of fights */
} Forecast;

static void
forecast_free (gpointer data)
{
  Forecast *forecast = data;

  war_dangers_free (forecast->dangers);
  g_free (forecast->view);
  g_free (forecast);
}

/* Somebody has come to a place, and may be gone again when the order is over. */
typedef struct
{
  gint row;
  WarPosition place;
} Come;

/* A game by the eyes of one side, and what threatens it. */
typedef struct
{
  guint battle;
  const WarSetup *setup;
  WarReplay *replay;
  gint side; /* whose dangers they are */
  Moment moment;
  GPtrArray *forecasts; /* Forecast */
  gint attacker; /* the last that has thrown shells, gas or a flame; WAR_NONE */
  gboolean is_flame;
  GArray *come; /* Come: in this order */
  guint n_hits, n_shells;
} Watch;

static gint
find_kind (const WarSetup *setup, const char *id)
{
  for (gint i = 0; setup->play->events[i] != NULL; i++)
    if (strcmp (setup->play->events[i], id) == 0)
      return i;
  return -1;
}

static void
follow_steps (Watch *watch)
{
  for (guint i = watch->forecasts->len; i-- > 0;)
    {
      Forecast *forecast = g_ptr_array_index (watch->forecasts, i);

      for (guint j = 0; j < 2; j++)
        {
          gboolean is_in = battles[watch->battle].is_step (&watch->moment, watch->side, j > 0);

          forecast->is_over[j] |= forecast->was_in[j] && !is_in;
          forecast->was_in[j] = is_in;
        }
      if (forecast->is_over[0] && forecast->is_over[1])
        g_ptr_array_remove_index_fast (watch->forecasts, i);
    }
}

static void
read_moment (Watch *watch, const WarEvent *event)
{
  const char *id = watch->setup->play->events[event->kind];

  if (strcmp (id, "phase") == 0)
    watch->moment.phase = event->arguments[0];
  else if (strcmp (id, "turn") == 0)
    watch->moment.side = event->arguments[0];
  else if (strcmp (id, "order-of-sides") == 0)
    watch->moment.side_a = event->arguments[0];
  else
    return;
  watch->attacker = WAR_NONE;
  follow_steps (watch);
}

static gboolean
is_known (const Forecast *forecast, const WarSetup *setup, gint row)
{
  WarShownPiece piece;
  WarShownMarker marker;

  for (guint i = 0; i < forecast->dangers->items->len; i++)
    if (g_array_index (forecast->dangers->items, WarDanger, i).row == row)
      return TRUE;
  return war_play_show_piece (setup, forecast->view, (guint) row, &piece)
         || war_play_show_marker (setup, forecast->view, (guint) row, &marker);
}

/* Of a unit of several bases any of them may be named. */
static gint
get_lead (const WarSetup *setup, gint row)
{
  return setup->ranks != NULL
           ? (gint) war_ranks_first (setup, war_ranks_find_unit (setup, (guint) row))
           : row;
}

static gboolean
covers (const WarDangers *dangers, WarPosition place)
{
  const WarDangerGrid *grid = war_dangers_get_grid (dangers);

  return grid->cell == 0
         || grid->counts[(guint) (place.y / grid->cell) * grid->n_columns
                         + (guint) (place.x / grid->cell)]
              > 0;
}

/* Whether anybody who is meant was said to reach one who stands so. */
static gboolean
is_foretold (const Watch *watch, const Forecast *forecast, gint attacker, gboolean is_close,
             gint row, const WarBase *base)
{
  for (guint i = 0; i < forecast->dangers->items->len; i++)
    {
      const WarDanger *danger = &g_array_index (forecast->dangers->items, WarDanger, i);

      if ((attacker == WAR_NONE || danger->row == attacker)
          && is_close == (danger->kind == WAR_DANGER_CLOSE)
          && war_dangers_threaten (forecast->dangers, watch->setup, forecast->view, danger, row,
                                   base))
        return covers (forecast->dangers, base->centre);
    }
  return FALSE;
}

static void
fail (const Watch *watch, const Forecast *forecast, guint order, gint attacker, gint target,
      const char *id)
{
  const WarState *view = forecast->view;
  WarShownPiece a, b;

  war_play_show_piece (watch->setup, view, (guint) attacker, &a);
  war_play_show_piece (watch->setup, view, (guint) target, &b);
  for (guint i = 0; i < forecast->dangers->items->len; i++)
    {
      const WarDanger *danger = &g_array_index (forecast->dangers->items, WarDanger, i);

      if (danger->row == attacker)
        g_test_message ("kind %d aim %u goes %d reach %d", danger->kind, danger->aim, danger->goes,
                        danger->reach);
    }
  g_error (
    "%s: “%s” of %d (%s) at %d (%s) by order %u was not foretold after %u: it stood at %d,%d",
    battles[watch->battle].operation, id, attacker, a.type != NULL ? a.type->id : "–", target,
    b.type != NULL ? b.type->id : "–", order, forecast->order, a.base.centre.x, a.base.centre.y);
}

/* Whether the unit stood, in that state, where that was foretold of any of its bases. */
static gboolean
stood_in_reach (Watch *watch, const Forecast *forecast, guint n_orders, gint attacker,
                gboolean is_close, gint target)
{
  const WarState *state = war_replay_go_to (watch->replay, n_orders);

  for (guint row = (guint) target; row < watch->setup->layout->tables[WAR_TABLE_PIECES].n_rows
                                   && get_lead (watch->setup, (gint) row) == target;
       row++)
    {
      WarShownPiece piece = { 0 };

      if (war_play_show_piece (watch->setup, state, row, &piece)
          && is_foretold (watch, forecast, attacker, is_close, (gint) row, &piece.base))
        return TRUE;
    }
  return FALSE;
}

/* Or where it has come meanwhile. */
static gboolean
has_come_in_reach (Watch *watch, const Forecast *forecast, gint attacker, gboolean is_close,
                   gint target)
{
  const WarUnitType *type;
  WarShownPiece piece = { 0 };

  war_play_show_piece (watch->setup, forecast->view, (guint) target, &piece);
  type = piece.type;
  for (guint i = 0; type != NULL && i < watch->come->len; i++)
    {
      const Come *come = &g_array_index (watch->come, Come, i);
      WarBase base = war_base_place (come->place, 0, type->base_width, type->base_depth);

      if (come->row == target && is_foretold (watch, forecast, attacker, is_close, target, &base))
        return TRUE;
    }
  return FALSE;
}

/* Somebody is hit who stood where he did before the order, or after it. */
static void
check_hit (Watch *watch, guint order, gint attacker, gint target, gboolean is_close, const char *id)
{
  WarShownPiece piece = { 0 }, hitter = { 0 };
  gboolean is_there = FALSE;

  for (guint i = 0; i < 2; i++)
    is_there |= war_play_show_piece (watch->setup, war_replay_go_to (watch->replay, order + i),
                                     (guint) target, &piece);
  war_play_show_piece (watch->setup, war_replay_go_to (watch->replay, order), (guint) attacker,
                       &hitter);
  if ((!is_there && watch->come->len == 0) || piece.side == watch->side
      || (hitter.type != NULL && hitter.side != watch->side))
    return;

  for (guint i = 0; i < watch->forecasts->len; i++)
    {
      const Forecast *forecast = g_ptr_array_index (watch->forecasts, i);

      if (forecast->is_over[is_close] || !is_known (forecast, watch->setup, attacker))
        continue;
      watch->n_hits++;
      if (!stood_in_reach (watch, forecast, order, attacker, is_close, target)
          && !stood_in_reach (watch, forecast, order + 1, attacker, is_close, target)
          && !has_come_in_reach (watch, forecast, attacker, is_close, target)
          /* Of a fight of several the first of each side are named. */
          && !(is_close && stood_in_reach (watch, forecast, order, WAR_NONE, TRUE, target)))
        fail (watch, forecast, order, attacker, target, id);
    }
}

static void
read_event (Watch *watch, guint order, const WarEvent *event)
{
  WarActKind kind = watch->setup->play->acts[event->kind].kind;
  const char *id = watch->setup->play->events[event->kind];
  gint actor = event->actor != WAR_NONE && kind != WAR_ACT_NONE
                 ? get_lead (watch->setup, event->actor)
                 : WAR_NONE;
  gint target = event->target != WAR_NONE && (kind == WAR_ACT_SHOT || kind == WAR_ACT_FIGHT)
                  ? get_lead (watch->setup, event->target)
                  : WAR_NONE;

  read_moment (watch, event);
  if (strcmp (id, "emerged") == 0)
    {
      const Come come = { event->actor, { event->arguments[0], event->arguments[1] } };

      g_array_append_val (watch->come, come);
    }
  if (kind == WAR_ACT_SHOT || kind == WAR_ACT_FIGHT)
    {
      watch->attacker = WAR_NONE;
      if (actor == WAR_NONE || target == WAR_NONE)
        return;
      check_hit (watch, order, actor, target, kind == WAR_ACT_FIGHT, id);
      if (kind == WAR_ACT_FIGHT && event->n_dice > 0) /* both roll */
        check_hit (watch, order, target, actor, TRUE, id);
    }
  else if (kind == WAR_ACT_SHELL || kind == WAR_ACT_GAS)
    watch->attacker = actor != WAR_NONE ? actor : watch->attacker;
  else if ((kind == WAR_ACT_HARM || kind == WAR_ACT_FALL) && watch->attacker != WAR_NONE
           && actor != WAR_NONE)
    {
      watch->n_shells++;
      check_hit (watch, order, watch->attacker, actor, watch->is_flame, id);
    }
}

/* After every few orders, and whenever another step begins. */
static void
forecast_now (Watch *watch, guint order)
{
  const WarState *view = war_replay_go_to (watch->replay, order);
  Forecast *forecast = g_new0 (Forecast, 1);

  forecast->dangers = war_dangers_new ();
  forecast->view = war_state_copy (view);
  forecast->order = order;
  g_assert_true (war_dangers_find (
    forecast->dangers, war_system_get_danger_rules (watch->setup->operation->rules->system),
    watch->setup, view, watch->side));
  g_ptr_array_add (watch->forecasts, forecast);
  follow_steps (watch);
}

/* Orders by which something is thrown of which no event says by whom. */
static void
begin_order (Watch *watch, const WarOrder *order)
{
  const char *name = watch->setup->play->orders[order->kind].name;

  g_array_set_size (watch->come, 0);
  watch->is_flame = strcmp (name, "flame") == 0;
  watch->attacker = watch->is_flame || strcmp (name, "lob") == 0 ? order->actor : WAR_NONE;
}

static gint
find_seat (const WarSetup *setup, const WarState *state, gint side)
{
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    if (war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, (guint) seat)[WAR_SEAT_SIDE]
        == side)
      return seat;
  g_assert_not_reached ();
}

static void
look_at_game (Watch *watch, const WarGame *game, gint side)
{
  gint phase_kind = find_kind (watch->setup, "phase"), last = -1;
  guint n;

  watch->side = side;
  watch->moment = (Moment){ -1, -1, -1 };
  watch->attacker = WAR_NONE;
  watch->replay = war_replay_new (game, find_seat (watch->setup, game->state, 1 - side));
  watch->forecasts = g_ptr_array_new_with_free_func (forecast_free);
  watch->come = g_array_new (FALSE, FALSE, sizeof (Come));
  for (guint order = 0; order < war_replay_get_n_orders (watch->replay); order++)
    {
      guint first, n_events, has_phase = 0;
      const WarEvent *events = war_replay_get_events (watch->replay, &n);

      begin_order (watch, &g_array_index (game->records, WarRecord, order).order);
      war_replay_find_events (watch->replay, order, &first, &n_events);
      for (guint i = first; i < first + n_events; i++)
        {
          read_event (watch, order, &events[i]);
          has_phase |= (gint) events[i].kind == phase_kind;
        }
      if (watch->moment.phase >= 0 && (has_phase || (gint) order > last + 40))
        {
          last = (gint) order;
          forecast_now (watch, order + 1);
        }
    }
  g_array_unref (watch->come);
  g_ptr_array_unref (watch->forecasts);
  war_replay_free (watch->replay);
}

static void
test_battle (gconstpointer data)
{
  Watch watch = { .battle = GPOINTER_TO_UINT (data) };
  g_autoptr (WarSetup) setup = shipped_set_up (battles[watch.battle].operation);
  guint n_games = g_test_slow () ? N_SLOW_GAMES : N_GAMES;

  watch.setup = setup;
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (WarGame) game = war_game_new (setup, 1 + i);
      WarSession session;

      war_session_init (&session, game);
      for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
        session.commanders[seat] = i % 4 == 3 ? war_random_command : war_quick_command;
      war_session_run (&session, MAX_ORDERS);
      for (gint side = 0; side < WAR_N_SIDES; side++)
        look_at_game (&watch, game, side);
      war_session_clear (&session);
    }
  g_test_message ("%u hits and %u by shells were foretold", watch.n_hits, watch.n_shells);
  g_assert_cmpuint (watch.n_hits, >, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/dangers/%s", battles[i].operation);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_battle);
    }
  return g_test_run ();
}

/* referee.c: reads the events of a game of Entrenched!, and knows melee, gas and morale by itself
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "referee-private.h"

#include <math.h>

/* The radii of the templates (5.10), in 1/100 mm. */
#define RADIUS_1 WAR_INCH
#define RADIUS_2 (3 * WAR_INCH / 2)

/* Places are rounded: whoever is so near to the edge of a cloud may be under it or not. */
#define DOUBT 3

void
referee_expect (const Referee *referee, gboolean is_kept, const char *clause, gint piece)
{
  if (!is_kept)
    g_error ("game %" G_GUINT64_FORMAT ", order %u: entrenched.%s is not kept, unit %d",
             referee->seed, referee->n_orders, clause, piece);
}

gboolean
referee_is_amended (const Referee *referee, const char *clause)
{
  const WarOperation *operation = referee->setup->operation;
  gint amendment = war_system_find_amendment (operation->rules->system, clause);

  g_assert_cmpint (amendment, !=, WAR_NO_AMENDMENT);
  return (operation->amendments >> amendment & 1) != 0;
}

/* Units --------------------------------------------------------------------------------------- */

const WarEntrenchedType *
referee_get_type (const Referee *referee, gint piece)
{
  return war_entrenched_get_type (referee->setup, (guint) piece);
}

gint
referee_get_owner (const Referee *referee, gint piece)
{
  return war_entrenched_get_owner (referee->setup, referee->before, (guint) piece);
}

WarBase
referee_get_base (const Referee *referee, gint piece)
{
  return war_entrenched_get_base (referee->setup, referee->before, (guint) piece);
}

gboolean
referee_was_there (const Referee *referee, gint piece)
{
  return war_entrenched_stands (referee->setup, referee->before, piece);
}

gboolean
referee_touches (const Referee *referee, gint a, gint b)
{
  return referee->edges[a][b] != 0 || referee->edges[b][a] != 0;
}

gboolean
referee_is_in_contact (const Referee *referee, gint piece)
{
  for (guint i = 0; i < referee->n_units; i++)
    if (referee_touches (referee, piece, (gint) i))
      return TRUE;

  return FALSE;
}

void
referee_part (Referee *referee, gint piece)
{
  for (guint i = 0; i < referee->n_units; i++)
    referee->edges[piece][i] = referee->edges[i][piece] = 0;
}

gboolean
referee_is_able (const Referee *referee, gint piece)
{
  return referee->accounts[piece].stunned == 0 && !referee->accounts[piece].fell_back;
}

/* Whether a unit of the side is near whose trait helps this one: another one that is not stunned
 * commands, and any inspires. */
static gboolean
is_helped (const Referee *referee, gint piece, gboolean inspires)
{
  WarBase base = referee_get_base (referee, piece);

  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      WarLength reach = inspires ? referee_get_type (referee, i)->inspire
                                 : referee_get_type (referee, i)->command;
      WarBase other;

      if (reach == 0 || referee_get_owner (referee, i) != referee_get_owner (referee, piece)
          || !referee_was_there (referee, i) || referee->accounts[i].left == 0
          || (!inspires && (i == piece || referee->accounts[i].stunned != 0)))
        continue;

      other = referee_get_base (referee, i);
      if (war_base_is_within (&base, &other, reach))
        return TRUE;
    }

  return FALSE;
}

/* Turns --------------------------------------------------------------------------------------- */

static void
judge_round (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  referee->round = event->arguments[0];
}

static void
end_turn (Referee *referee, Account *account)
{
  account->lost = 0;
  if (account->stunned <= referee->turns[referee->side])
    account->stunned = 0;
  if (account->suppressed <= referee->turns[referee->side])
    account->suppressed = 0;
}

static void
judge_turn (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      Account *account = &referee->accounts[i];

      if (referee_get_owner (referee, i) == referee->side)
        end_turn (referee, account);
      account->blow = account->blow_back = WAR_NONE;
      account->countered = 0;
      if (referee_get_owner (referee, i) == event->arguments[0])
        account->is_inactive = account->has_fired = account->has_charged = account->fell_back
          = FALSE;
    }

  referee->side = event->arguments[0];
  referee->turn++;
  referee->turns[referee->side]++;
}

static void
judge_phase (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  gboolean is_melee = event->arguments[0] == WAR_ENTRENCHED_PHASE_MELEE;

  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      Account *account = &referee->accounts[i];

      referee_expect (referee, !account->must_fight || !referee_is_in_contact (referee, i), "7.8",
                      i);
      account->must_fight = is_melee && referee_get_owner (referee, i) == referee->side
                            && referee_is_in_contact (referee, i);
    }
  referee->phase = event->arguments[0];
}

/* Responses, gas and morale ------------------------------------------------------------------- */

static void
judge_test (Referee *referee, const WarEvent *event, const char *clause)
{
  gint need = referee_get_type (referee, event->actor)->response
              - (is_helped (referee, event->actor, FALSE) ? 1 : 0);

  referee_expect (referee, event->n_dice == 1 && event->need == MAX (need, 2), clause,
                  event->actor);
  referee_expect (referee, (event->dice[0] >= event->need) == (event->arguments[0] != 0), clause,
                  event->actor);
}

static void
judge_response (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  judge_test (referee, event, "3.2");
  referee->accounts[event->actor].is_inactive = event->arguments[0] == 0;
}

static void
judge_gas (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  gboolean kills = war_setup_peek_piece (referee->setup, referee->after,
                                         (guint) event->target)[WAR_ENTRENCHED_PIECE_KILLS]
                   != 0;

  judge_test (referee, event, "6.3");
  referee_expect (referee,
                  event->arguments[0] != 0
                    || (next->actor == event->actor
                        && (next->kind == WAR_ENTRENCHED_EVENT_STUNNED
                            || next->kind == WAR_ENTRENCHED_EVENT_KILLED)),
                  "6.4", event->actor);
  referee_expect (referee, !kills || next->kind != WAR_ENTRENCHED_EVENT_STUNNED, "6.5",
                  event->actor);
}

static void
judge_stun (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  referee->accounts[event->actor].stunned
    = referee->turns[referee_get_owner (referee, event->actor)] + 2;
}

static void
judge_morale (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  judge_test (referee, event, "8.2");
  referee_expect (referee, referee_get_owner (referee, event->actor) == referee->side, "E-15",
                  event->actor);
  referee_expect (referee, event->arguments[0] != 0 || next->kind == WAR_ENTRENCHED_EVENT_KILLED,
                  "8.2", event->actor);
}

/* As good as new: 9.7. */
static void
judge_care (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  if (event->arguments[0] != 0)
    referee->accounts[event->actor] = (Account){
      .left = referee_get_type (referee, event->actor)->wounds,
      .blow = WAR_NONE,
      .blow_back = WAR_NONE,
    };
}

static const Judge judges[WAR_ENTRENCHED_N_EVENTS] = {
  [WAR_ENTRENCHED_EVENT_ROUND] = judge_round,   [WAR_ENTRENCHED_EVENT_TURN] = judge_turn,
  [WAR_ENTRENCHED_EVENT_PHASE] = judge_phase,   [WAR_ENTRENCHED_EVENT_RESPONDED] = judge_response,
  [WAR_ENTRENCHED_EVENT_GASSED] = judge_gas,    [WAR_ENTRENCHED_EVENT_STUNNED] = judge_stun,
  [WAR_ENTRENCHED_EVENT_MORALE] = judge_morale, [WAR_ENTRENCHED_EVENT_CARED] = judge_care,
};

/* Whole orders -------------------------------------------------------------------------------- */

static gboolean
has_event (const WarEvents *events, guint kind, gint actor, gint target)
{
  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].kind == kind && events->items[i].actor == actor
        && (target == WAR_NONE || events->items[i].target == target))
      return TRUE;

  return FALSE;
}

/* How far it is to a base, by another way than the engine's. */
static gdouble
measure (const WarBase *base, gdouble x, gdouble y)
{
  gdouble angle = base->heading * 2 * G_PI / WAR_HEADING_TURN;
  gdouble right = (x - base->centre.x) * cos (angle) + (y - base->centre.y) * sin (angle);
  gdouble forward = (x - base->centre.x) * sin (angle) - (y - base->centre.y) * cos (angle);

  return hypot (fmax (fabs (right) - base->width / 2.0, 0),
                fmax (fabs (forward) - base->depth / 2.0, 0));
}

/* Who is under the cloud, and nobody else, tests: E-6, E-16. Who is lost by another cloud of the
 * same phase may be spared. */
static void
judge_cloud (const Referee *referee, const WarEvents *events, gint cloud, gdouble x, gdouble y,
             gdouble radius)
{
  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      gboolean is_gassed = has_event (events, WAR_ENTRENCHED_EVENT_GASSED, i, cloud);
      WarBase base;
      gdouble distance;

      if (!referee_was_there (referee, i) || (referee->accounts[i].left == 0 && !is_gassed))
        continue;
      base = referee_get_base (referee, i);
      distance = measure (&base, x, y);
      if (fabs (distance - radius) > DOUBT)
        referee_expect (referee, is_gassed == (distance < radius), "6.3", i);
    }
}

static void
judge_clouds (const Referee *referee, const WarState *state, const WarEvents *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      const WarEvent *event = &events->items[i];
      gboolean is_new = event->kind == WAR_ENTRENCHED_EVENT_RELEASED;
      gint cloud = is_new ? event->target : event->actor;
      const gint32 *place = &event->arguments[is_new ? 1 : 0], *cells;

      if (!is_new && event->kind != WAR_ENTRENCHED_EVENT_DRIFTED)
        continue;

      cells = war_setup_peek_piece (referee->setup, state, (guint) cloud);
      judge_cloud (referee, events, cloud, place[0], place[1],
                   cells[WAR_PIECE_TYPE] == 1 ? RADIUS_1 : RADIUS_2);
      if (is_new)
        continue;
      cells = war_setup_peek_piece (referee->setup, referee->before, (guint) cloud);
      referee_expect (
        referee,
        fabs (hypot (place[0] - cells[WAR_PIECE_X], place[1] - cells[WAR_PIECE_Y]) - 6 * WAR_INCH)
          <= DOUBT,
        "6.2", cloud);
    }
}

/* Whom the morale phase, which comes now, is about: 8.1, E-15. */
static gboolean
wavers (const Referee *referee, gint piece)
{
  return referee_get_owner (referee, piece) == referee->side && referee_was_there (referee, piece)
         && referee_get_type (referee, piece)->bravery + is_helped (referee, piece, TRUE)
              <= referee->accounts[piece].lost;
}

/* What the accounts and the state both say. */
static void
compare (const Referee *referee, const WarState *state)
{
  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      const gint32 *cells = war_setup_peek_piece (referee->setup, state, (guint) i);
      const Account *account = &referee->accounts[i];

      if (!war_entrenched_stands (referee->setup, state, i))
        continue;
      referee_expect (referee, cells[WAR_ENTRENCHED_PIECE_LEFT] == account->left, "5.6", i);
      referee_expect (referee, cells[WAR_ENTRENCHED_PIECE_LOST] == account->lost, "8.3", i);
      referee_expect (referee, cells[WAR_ENTRENCHED_PIECE_STUNNED] == account->stunned, "E-16", i);
      referee_expect (referee, cells[WAR_ENTRENCHED_PIECE_SUPPRESSED] == account->suppressed, "E-9",
                      i);
      referee_expect (referee,
                      war_entrenched_is_in_contact (referee->setup, state, (guint) i)
                        == referee_is_in_contact (referee, i),
                      "E-10", i);
    }
}

Referee *
referee_new (const WarSetup *setup)
{
  Referee *referee = g_new0 (Referee, 1);

  referee->setup = setup;
  referee->before = war_setup_begin (setup, 0);
  referee->n_units = war_entrenched_get_data (setup)->units->len;
  referee->side = referee->charger = referee->charged = WAR_NONE;
  referee->attacker = referee->attacked = referee->victim = WAR_NONE;
  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      referee->accounts[i].left = referee_get_type (referee, i)->wounds;
      referee->accounts[i].blow = referee->accounts[i].blow_back = WAR_NONE;
    }
  return referee;
}

void
referee_free (Referee *referee)
{
  g_free (referee->before);
  g_free (referee);
}

void
referee_watch (const WarGame *game, const WarEvents *events, gpointer data)
{
  static const WarEvent nothing = { .kind = WAR_ENTRENCHED_N_EVENTS, .actor = WAR_NONE };
  Referee *referee = data;
  guint kind = g_array_index (game->records, WarRecord, game->records->len - 1).order.kind;
  gboolean is_wavering[WAR_ENTRENCHED_MAX_UNITS];

  referee->seed = game->seed;
  referee->after = game->state;
  referee->n_orders++;
  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      is_wavering[i] = kind == WAR_ENTRENCHED_ORDER_TEST_MORALE && wavers (referee, i);
      referee_expect (referee,
                      kind != WAR_ENTRENCHED_ORDER_END_PHASE
                        || referee->phase != WAR_ENTRENCHED_PHASE_MELEE || !wavers (referee, i)
                        || !has_event (events, WAR_ENTRENCHED_EVENT_TURN, WAR_NONE, WAR_NONE),
                      "8.2", i);
    }

  for (guint i = 0; i < events->n_items; i++)
    {
      const WarEvent *event = &events->items[i];
      Judge judge;

      referee_expect (referee,
                      referee->victim == WAR_NONE || referee->hits == 0
                        || event->kind == WAR_ENTRENCHED_EVENT_SAVED,
                      "5.6", referee->victim);
      referee->n_events[event->kind]++;
      judge = judges[event->kind] != NULL ? judges[event->kind] : referee_fight_judges[event->kind];
      if (judge != NULL)
        judge (referee, event, i + 1 < events->n_items ? event + 1 : &nothing);
    }

  for (gint i = 0; i < (gint) referee->n_units; i++)
    referee_expect (referee,
                    is_wavering[i] == has_event (events, WAR_ENTRENCHED_EVENT_MORALE, i, WAR_NONE),
                    "8.2", i);
  judge_clouds (referee, game->state, events);
  if (game->setup->play->get_winner (game->setup, game->state) == WAR_WINNER_NONE)
    compare (referee, game->state);
  war_state_assign (referee->before, game->state);
}

guint
referee_count (const Referee *referee, guint kind)
{
  return referee->n_events[kind];
}

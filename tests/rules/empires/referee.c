/* referee.c: watches games of End of Empires 1914, and knows the rules by itself
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "referee-private.h"

/* Questions ------------------------------------------------------------------------------------ */

void
referee_expect (const EmpiresReferee *referee, gboolean is_so, const char *clause, gint unit)
{
  if (!is_so)
    g_error ("game %" G_GUINT64_FORMAT ", order %u: clause %s is not kept, by unit %d (%s)",
             referee->seed, referee->n_orders, clause, unit,
             unit < 0 ? "" : war_empires_get_type (referee->setup, (guint) unit)->type->name);
}

gboolean
referee_note (const EmpiresReferee *referee, gboolean is_so, const char *clause)
{
  g_autofree char *name = is_so ? g_strconcat ("empires.", clause, NULL) : NULL;

  if (is_so)
    tally_count (referee->tally, name);

  return is_so;
}

gint
referee_find (const EmpiresReferee *referee, gint piece)
{
  return piece < 0 ? WAR_NONE : (gint) war_ranks_find_unit (referee->setup, (guint) piece);
}

gboolean
referee_is_brigade (const Account *account)
{
  return account->branch == WAR_EMPIRES_INFANTRY || account->branch == WAR_EMPIRES_CAVALRY;
}

gboolean
referee_is_fighting (const Account *account)
{
  return account->branch != WAR_EMPIRES_COMMANDER && account->branch != WAR_EMPIRES_VEHICLE;
}

WarLength
referee_get_distance (const Account *a, const Account *b)
{
  WarLength least = G_MAXINT32;

  for (guint i = 0; i < a->n_bases; i++)
    for (guint j = 0; j < b->n_bases; j++)
      {
        WarLength distance = war_base_get_distance (&a->bases[i], &b->bases[j]);

        least = MIN (least, distance);
      }

  return least;
}

/* Places are rounded: half a millimetre touches. */
gboolean
referee_is_in_contact (const EmpiresReferee *referee, gint unit)
{
  const Account *own = &referee->accounts[unit];

  for (guint i = 0; i < referee->n_units; i++)
    {
      const Account *other = &referee->accounts[i];

      if (other->side != own->side && other->stands && own->branch != WAR_EMPIRES_COMMANDER
          && other->branch != WAR_EMPIRES_COMMANDER
          && referee_get_distance (own, other) <= WAR_MILLIMETRE / 2)
        return TRUE;
    }

  return FALSE;
}

gboolean
referee_has_amendment (const EmpiresReferee *referee, guint amendment)
{
  return (referee->setup->operation->amendments >> amendment & 1) != 0;
}

gboolean
referee_is_covered (const EmpiresReferee *referee, const WarBase *from, const WarBase *target)
{
  WarSightScene scene = war_empires_make_scene (referee->setup);

  return war_sight_look (&scene, from, target).cover > 0;
}

/* Accounts ------------------------------------------------------------------------------------- */

/* Where everybody stands. */
static void
look_round (EmpiresReferee *referee, const WarState *state)
{
  for (guint i = 0; i < referee->n_units; i++)
    {
      Account *account = &referee->accounts[i];
      guint first = war_ranks_first (referee->setup, i);

      account->stands = war_ranks_stands (referee->setup, state, i);
      if (!account->stands)
        continue;
      account->n_bases = war_ranks_get_bases (referee->setup, state, i, account->bases);
      for (guint j = 0; j < account->n_bases; j++)
        account->figures[j]
          = war_setup_peek_piece (referee->setup, state, first + j)[WAR_EMPIRES_PIECE_FIGURES];
    }
}

static void
begin_turn (EmpiresReferee *referee)
{
  for (guint i = 0; i < referee->n_units; i++)
    {
      Account *account = &referee->accounts[i];

      account->command = WAR_EMPIRES_COMMAND_NONE;
      account->has_shot = account->says_it_moves = account->has_moved = FALSE;
      account->is_under_fire = account->is_enfiladed = account->has_surrendered = FALSE;
      account->has_advanced = account->attacks = account->has_fought = FALSE;
      account->hits = 0;
    }
}

/* Distances of command are between places at the start of the step (empires.C-2). */
static void
begin_step (EmpiresReferee *referee, gint side)
{
  for (guint i = 0; i < referee->n_units; i++)
    {
      Account *account = &referee->accounts[i];

      if (account->side != side)
        continue;
      account->command = WAR_EMPIRES_COMMAND_NONE;
      account->n_start = account->n_bases;
      for (guint j = 0; j < account->n_bases; j++)
        account->start[j] = account->bases[j];
    }
}

static void
judge_phase (EmpiresReferee *referee, const WarEvents *events, const WarEvent *event)
{
  referee->phase = event->arguments[0];
  switch ((WarEmpiresPhase) referee->phase)
    {
    case WAR_EMPIRES_PHASE_A_MOVES:
      begin_step (referee, referee->side_a);
      break;
    case WAR_EMPIRES_PHASE_B_MOVES:
      begin_step (referee, 1 - referee->side_a);
      break;
    case WAR_EMPIRES_PHASE_MELEE:
      referee_begin_melee (referee);
      break;
    case WAR_EMPIRES_PHASE_MORALE:
      referee_judge_melee (referee, events);
      referee_judge_morale (referee, events);
      break;
    case WAR_EMPIRES_PHASE_SETUP:
    case WAR_EMPIRES_PHASE_INITIATIVE:
    case WAR_EMPIRES_PHASE_B_SHOOTS:
    case WAR_EMPIRES_PHASE_A_SHOOTS:
    default:
      break;
    }
}

/* empires.7.1, empires.7.2: all on one base, whose figures go first. */
static void
judge_hit (EmpiresReferee *referee, const WarEvent *event, gint unit)
{
  Account *account = &referee->accounts[unit];

  referee_expect (referee, unit == referee->victim && event->arguments[0] <= referee->owed, "7.1",
                  unit);
  account->left -= event->arguments[0];
  referee->owed -= event->arguments[0];
  referee_expect (referee, event->arguments[1] == account->left, "7.1", unit);
}

static void
judge_loss (EmpiresReferee *referee, const WarEvent *event, gint unit)
{
  Account *account = &referee->accounts[unit];

  switch ((WarEmpiresLoss) event->arguments[0])
    {
    case WAR_EMPIRES_LOST_FIRE:
      referee_expect (referee, account->left == 0, "7.2", unit);
      referee_note (referee, account->branch == WAR_EMPIRES_BATTERY, "7.6");
      account->stands = FALSE;
      break;
    case WAR_EMPIRES_LOST_MELEE:
      account->is_beaten = TRUE;
      break;
    case WAR_EMPIRES_LOST_SURRENDER:
      referee_expect (referee, account->has_surrendered, "7.9", unit);
      account->stands = FALSE;
      break;
    case WAR_EMPIRES_LOST_LEFT_FIELD:
      referee_expect (referee, account->retreat > 0, "C-21", unit);
      account->stands = FALSE;
      break;
    case WAR_EMPIRES_LOST_CAPTURED:
      referee_expect (referee,
                      referee_has_amendment (referee, WAR_EMPIRES_AMENDMENT_CAPTURE)
                        && account->branch == WAR_EMPIRES_COMMANDER,
                      "C-18", unit);
      account->stands = FALSE;
      break;
    case WAR_EMPIRES_LOST_OVERRUN: /* judged with the advance */
    case WAR_EMPIRES_LOST_LEFT_OUT:
    default:
      account->stands = FALSE;
      break;
    }
  account->retreat = 0;
}

/* empires.7.7, empires.7.8, empires.8.8 */
static void
judge_pin (EmpiresReferee *referee, gint unit)
{
  Account *account = &referee->accounts[unit];

  referee_expect (referee,
                  !account->is_pinned && !account->is_mounted
                    && (account->hits >= 4 || 4 * account->left < account->full),
                  "7.7", unit);
  account->is_pinned = TRUE;
}

/* empires.C-21 */
static void
judge_retreat (EmpiresReferee *referee, const WarEvent *event, gint unit)
{
  Account *account = &referee->accounts[unit];

  referee_expect (referee, account->retreat > 0 && event->arguments[3] == account->retreat - 1,
                  "C-21", unit);
  referee_judge_retreat (referee, unit,
                         account->branch == WAR_EMPIRES_BATTERY && !account->is_limbered);
  account->retreat--;
  account->is_prone = FALSE;
  account->is_limbered = account->branch == WAR_EMPIRES_BATTERY;
  account->command = WAR_EMPIRES_COMMAND_FORM_UP; /* it has had its step */
}

static void
judge (EmpiresReferee *referee, const WarEvents *events, guint n)
{
  const WarEvent *event = &events->items[n];
  gint unit = referee_find (referee, event->actor);
  Account *account = unit == WAR_NONE ? NULL : &referee->accounts[unit];

  switch ((WarEmpiresEvent) event->kind)
    {
    case WAR_EMPIRES_EVENT_PLACED:
      account->is_limbered = event->arguments[3] == WAR_EMPIRES_POSE_LIMBERED;
      break;
    case WAR_EMPIRES_EVENT_ROUND:
      referee->round = event->arguments[0];
      begin_turn (referee);
      break;
    case WAR_EMPIRES_EVENT_ORDER_OF_SIDES:
      referee->side_a = event->arguments[0];
      break;
    case WAR_EMPIRES_EVENT_PHASE:
      judge_phase (referee, events, event);
      break;
    case WAR_EMPIRES_EVENT_CHANGED:
      if (account->branch == WAR_EMPIRES_BATTERY)
        account->is_limbered = event->arguments[0] == WAR_EMPIRES_POSE_LIMBERED;
      break;
    case WAR_EMPIRES_EVENT_MOUNTED:
      account->is_mounted = event->arguments[0] == 0;
      break;
    case WAR_EMPIRES_EVENT_LAY_DOWN:
      referee_expect (referee, referee_is_brigade (account) && !account->is_mounted, "C-16", unit);
      referee_note (referee, TRUE, "3.11");
      account->is_prone = TRUE;
      account->attacks = FALSE; /* empires.C-6 */
      break;
    case WAR_EMPIRES_EVENT_ROSE:
      referee_expect (referee, account->is_prone && !account->is_pinned, "C-16", unit);
      account->is_prone = FALSE;
      break;
    case WAR_EMPIRES_EVENT_FIRED:
      referee_judge_shot (referee, events, n);
      break;
    case WAR_EMPIRES_EVENT_HIT:
      judge_hit (referee, event, unit);
      break;
    case WAR_EMPIRES_EVENT_PINNED:
      judge_pin (referee, unit);
      break;
    case WAR_EMPIRES_EVENT_UNPINNED:
      referee_expect (referee, account->is_pinned && !account->is_under_fire, "C-15", unit);
      account->is_pinned = FALSE;
      break;
    case WAR_EMPIRES_EVENT_CHARGED:
      referee_judge_advance (referee, events, n);
      break;
    case WAR_EMPIRES_EVENT_RETREATS:
      referee_expect (referee, event->arguments[0] == event->dice[0], "8.7", unit);
      account->retreat = event->dice[0];
      break;
    case WAR_EMPIRES_EVENT_RETREAT_ENDED:
      referee_expect (referee, account->retreat == 0, "C-20", unit);
      break;
    case WAR_EMPIRES_EVENT_RETREATED:
      judge_retreat (referee, event, unit);
      break;
    case WAR_EMPIRES_EVENT_LOST:
      judge_loss (referee, event, unit);
      break;
    case WAR_EMPIRES_EVENT_POINTS:
      referee->points[event->arguments[0]] += event->arguments[1];
      referee_expect (referee, referee->points[event->arguments[0]] == event->arguments[2], "C-10",
                      unit);
      break;
    case WAR_EMPIRES_EVENT_OVER:
      referee_expect (referee,
                      referee->points[0] == event->arguments[1]
                        && referee->points[1] == event->arguments[2],
                      "C-10", unit);
      break;
    case WAR_EMPIRES_EVENT_ROLLED:
    case WAR_EMPIRES_EVENT_MOVED:
    case WAR_EMPIRES_EVENT_BOARDED:
    case WAR_EMPIRES_EVENT_ALIGHTED:
    case WAR_EMPIRES_EVENT_LOAD:
    case WAR_EMPIRES_EVENT_FORMED_UP:
    case WAR_EMPIRES_EVENT_EXPOSED:
    case WAR_EMPIRES_EVENT_BASE_LOST:
    case WAR_EMPIRES_EVENT_ENDANGERED:
    case WAR_EMPIRES_EVENT_DISPLACED:
    case WAR_EMPIRES_EVENT_FOUGHT:
    case WAR_EMPIRES_EVENT_CUT_OFF:
    case WAR_EMPIRES_EVENT_MORALE:
    case WAR_EMPIRES_N_EVENTS:
    default:
      break;
    }
}

/* At most one base of a unit has lost some of its figures, and not all (empires.7.2). */
static gboolean
suffers_on_one_base (const Account *account)
{
  gint each = account->full / (gint) (referee_is_brigade (account) ? WAR_EMPIRES_MAX_BASES : 1);
  guint n_hurt = 0;

  for (guint i = 0; i < account->n_bases; i++)
    n_hurt += account->figures[i] < each;

  return n_hurt <= 1;
}

/* What the accounts and the state both say. */
static void
compare (EmpiresReferee *referee, const WarState *state)
{
  look_round (referee, state);
  for (gint i = 0; i < (gint) referee->n_units; i++)
    {
      const gint32 *cells = war_setup_peek_formation (referee->setup, state, (guint) i);
      const Account *account = &referee->accounts[i];

      if (!account->stands)
        continue;
      referee_expect (referee, (cells[WAR_EMPIRES_UNIT_STATE_PINNED] != 0) == account->is_pinned,
                      "C-15", i);
      referee_expect (referee, (cells[WAR_EMPIRES_UNIT_STATE_PRONE] != 0) == account->is_prone,
                      "C-16", i);
      referee_expect (referee, cells[WAR_EMPIRES_UNIT_STATE_RETREAT] == account->retreat, "C-21",
                      i);
      referee_expect (referee,
                      account->branch != WAR_EMPIRES_CAVALRY
                        || (cells[WAR_EMPIRES_UNIT_STATE_DISMOUNTED] == 0) == account->is_mounted,
                      "C-22", i);
      referee_expect (referee,
                      war_empires_get_strength (referee->setup, state, (guint) i) == account->left
                        && suffers_on_one_base (account),
                      "7.2", i);
    }
}

EmpiresReferee *
empires_referee_new (const WarSetup *setup, Tally *tally)
{
  static const gint full[] = {
    [WAR_EMPIRES_INFANTRY] = 16, [WAR_EMPIRES_CAVALRY] = 8,   [WAR_EMPIRES_MACHINE_GUN] = 4,
    [WAR_EMPIRES_BATTERY] = 4,   [WAR_EMPIRES_COMMANDER] = 2,
  };
  EmpiresReferee *referee = g_new0 (EmpiresReferee, 1);

  referee->setup = setup;
  referee->tally = tally;
  referee->before = war_setup_begin (setup, 0);
  referee->n_units = setup->n_units;
  referee->victim = referee->side_a = WAR_NONE;
  for (guint i = 0; i < referee->n_units; i++)
    {
      Account *account = &referee->accounts[i];

      account->branch = war_empires_get_type (setup, i)->branch;
      g_assert_cmpint (account->branch, !=, WAR_EMPIRES_VEHICLE);
      account->side = war_ranks_side (setup, i);
      account->left = account->full = full[account->branch];
      account->is_mounted = account->branch == WAR_EMPIRES_CAVALRY;
    }
  return referee;
}

void
empires_referee_free (EmpiresReferee *referee)
{
  g_free (referee->before);
  g_free (referee);
}

void
empires_referee_watch (const WarGame *game, const WarEvents *events, gpointer data)
{
  EmpiresReferee *referee = data;
  const WarOrder *order = &g_array_index (game->records, WarRecord, game->records->len - 1).order;

  referee->seed = game->seed;
  tally_count_events (referee->tally, events);
  referee->after = game->state;
  referee->n_orders++;
  look_round (referee, referee->before);
  referee_judge_order (referee, order);
  for (guint i = 0; i < events->n_items; i++)
    judge (referee, events, i);

  /* The owner may have to say which base loses figures (empires.C-17). */
  referee_expect (
    referee,
    referee->victim == WAR_NONE || referee->owed == 0
      || war_decision_find (game->setup, game->state, referee->accounts[referee->victim].side)
           != WAR_NONE,
    "7.1", referee->victim);
  compare (referee, game->state);
  referee_judge_move (referee, order);
  war_state_assign (referee->before, game->state);
}

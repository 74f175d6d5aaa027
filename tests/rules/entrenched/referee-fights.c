/* referee-fights.c: what the referee knows of shots, charges and blows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "referee-private.h"

/* How far a charge goes (7.1, E-10), in 1/100 mm. */
#define CHARGE (3 * WAR_INCH + 50)

static guint
count_dice (const Referee *referee, gint piece, gint weapon)
{
  const WarEntrenchedType *type = referee_get_type (referee, piece);

  if (type->weapons[weapon].dice != WAR_DICE_PER_WOUND)
    return (guint) type->weapons[weapon].dice;

  return (guint) (type->is_single ? type->wounds : referee->accounts[piece].left);
}

static gint
count_hits (const WarEvent *event)
{
  gint hits = 0;

  for (guint i = 0; i < event->n_dice; i++)
    hits += event->dice[i] == 6 || (event->dice[i] > 1 && event->dice[i] >= event->need);

  return hits;
}

/* Hits and wounds ----------------------------------------------------------------------------- */

static void
note_hits (Referee *referee, gint piece, gint weapon, gint victim, gint hits)
{
  referee->weapon = &referee_get_type (referee, piece)->weapons[weapon];
  referee->victim = victim;
  referee->hits = hits;
}

static void
judge_save (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  gint save = referee_get_type (referee, event->actor)->save - event->arguments[2], saves = 0;
  gint least = referee_is_amended (referee, "entrenched.E-5") ? 2 : 1;

  for (guint i = 0; i < event->n_dice; i++)
    saves += event->dice[i] >= MAX (save, least);
  referee_expect (referee, referee->victim == WAR_NONE || referee->victim == event->actor, "5.6",
                  event->actor);
  referee_expect (referee, (gint) event->n_dice == referee->hits && saves == event->arguments[1],
                  "5.6", event->actor);

  /* A shell's hits are those of the next unit too. */
  referee->wounds = (gint) event->n_dice - saves;
  if (referee->victim != WAR_NONE)
    referee->hits = 0;
  if (referee->wounds > 0)
    referee_expect (referee,
                    next->kind == WAR_ENTRENCHED_EVENT_WOUNDED && next->actor == event->actor,
                    "5.6", event->actor);
  else if (referee->weapon->suppressing)
    referee_expect (referee, next->kind == WAR_ENTRENCHED_EVENT_SUPPRESSED, "E-9", event->actor);
}

static void
judge_wounds (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  Account *account = &referee->accounts[event->actor];

  referee_expect (referee, event->arguments[0] == MIN (referee->wounds, account->left), "5.6",
                  event->actor);
  account->left -= event->arguments[0];
  account->lost += event->arguments[0];
  referee->wounds = 0;
  referee_expect (referee, event->arguments[1] == account->left, "5.6", event->actor);
  if (account->left == 0)
    referee_expect (referee, next->kind == WAR_ENTRENCHED_EVENT_KILLED, "E-12", event->actor);
  else if (referee->weapon->suppressing)
    referee_expect (referee, next->kind == WAR_ENTRENCHED_EVENT_SUPPRESSED, "E-9", event->actor);
}

static void
judge_loss (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  Account *account = &referee->accounts[event->actor];

  account->left = account->stunned = account->suppressed = 0;
  referee_part (referee, event->actor);
  if (event->actor == referee->attacked || event->actor == referee->attacker)
    referee->attacked = WAR_NONE;
}

static void
judge_suppression (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  referee_expect (referee, referee->weapon->suppressing, "E-9", event->actor);
  referee->accounts[event->actor].suppressed
    = referee->turns[referee_get_owner (referee, event->actor)] + 1;
}

/* Shots --------------------------------------------------------------------------------------- */

static void
judge_shooter (Referee *referee, const WarEvent *event)
{
  Account *account = &referee->accounts[event->actor];

  referee_expect (referee, referee_is_able (referee, event->actor), "E-16", event->actor);
  referee_expect (referee, !account->is_inactive && !account->has_fired, "5.4", event->actor);
  referee_expect (referee, !referee_is_in_contact (referee, event->actor), "E-10", event->actor);
  account->has_fired = TRUE;
}

static void
judge_counter_fire (Referee *referee, const WarEvent *event)
{
  Account *account = &referee->accounts[event->actor];
  guint bit = 1u << event->arguments[0];

  referee_expect (referee,
                  event->actor == referee->charged && event->target == referee->charger
                    && !referee->is_countered,
                  "7.4", event->actor);
  referee_expect (referee,
                  referee_is_able (referee, event->actor)
                    && !referee_is_in_contact (referee, event->actor),
                  "E-11", event->actor);
  referee_expect (referee, (account->countered & bit) == 0, "E-11", event->actor);
  account->countered |= bit;
  referee->is_countered = TRUE;
}

static gboolean
is_opening_volley (const Referee *referee)
{
  return referee->turn == 1 && referee_is_amended (referee, "entrenched.E-27");
}

static void
judge_shot (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  gboolean is_counter_fire = event->arguments[2] != 0;
  guint n_dice = count_dice (referee, event->actor, event->arguments[0]);

  if (is_counter_fire)
    judge_counter_fire (referee, event);
  else
    judge_shooter (referee, event);
  if (is_opening_volley (referee) && !is_counter_fire)
    n_dice = (n_dice + 1) / 2;

  referee_expect (referee, event->n_dice == n_dice, "5.1", event->actor);
  referee_expect (referee, count_hits (event) == event->arguments[1], "5.5", event->actor);
  note_hits (referee, event->actor, event->arguments[0], event->target, event->arguments[1]);
}

static void
judge_shell (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  judge_shooter (referee, event);
  referee_expect (referee, count_hits (event) == event->arguments[3], "5.5", event->actor);
  note_hits (referee, event->actor, event->arguments[0], WAR_NONE, event->arguments[3]);
}

static void
judge_release (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  judge_shooter (referee, event);
}

/* Charges and blows --------------------------------------------------------------------------- */

static void
judge_move (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  referee_expect (referee,
                  referee->phase == WAR_ENTRENCHED_PHASE_MELEE
                    || !referee_is_in_contact (referee, event->actor),
                  "E-10", event->actor);
}

static void
judge_falling_back (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  WarBase base = referee_get_base (referee, event->actor);
  WarPosition centre = base.centre;
  WarPosition back = war_position_step (
    centre, war_heading_add (base.heading, WAR_HEADING_TURN / 2), event->arguments[3]);

  /* Out of a shelter it begins outside, wherever that is; places on the way are rounded. */
  referee_expect (
    referee,
    referee_is_amended (referee, "entrenched.E-2")
      || war_setup_peek_piece (referee->setup, referee->before,
                               (guint) event->actor)[WAR_ENTRENCHED_PIECE_INSIDE]
           != WAR_NONE
      || (ABS (event->arguments[0] - back.x) <= 2 && ABS (event->arguments[1] - back.y) <= 2),
    "4.6", event->actor);

  /* Right out of a shelter it may go no farther. */
  referee->accounts[event->actor].fell_back = TRUE;
  if (event->arguments[0] != centre.x || event->arguments[1] != centre.y)
    referee_part (referee, event->actor);
}

static void
judge_charge (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  Account *account = &referee->accounts[event->actor];
  WarBase base = referee_get_base (referee, event->actor),
          other = referee_get_base (referee, event->target);

  referee_expect (referee, referee_is_able (referee, event->actor) && account->suppressed == 0,
                  "7.2", event->actor);
  referee_expect (referee, !account->is_inactive && !account->has_charged, "7.1", event->actor);
  referee_expect (referee, account->blow == WAR_NONE, "7.9", event->actor);
  referee_expect (referee,
                  !referee_is_in_contact (referee, event->actor)
                    && (!referee_is_amended (referee, "entrenched.E-10")
                        || !referee_get_type (referee, event->actor)->is_artillery),
                  "E-10", event->actor);
  referee_expect (referee, war_base_get_distance (&base, &other) <= CHARGE, "7.1", event->actor);
  for (gint i = 0; i < (gint) referee->n_units; i++)
    referee_expect (
      referee, !referee->accounts[i].must_fight || !referee_is_in_contact (referee, i), "E-12", i);

  account->has_charged = TRUE;
  account->must_fight = FALSE;
  referee->charger = event->actor;
  referee->charged = event->target;
  referee->is_countered = referee->comes_to_blows = FALSE;
}

static void
judge_contact (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  referee_expect (referee, event->actor == referee->charger && event->target == referee->charged,
                  "7.3", event->actor);
  referee->edges[event->actor][event->target] = (guint8) (1 + event->arguments[0]);
  referee->comes_to_blows = TRUE;
}

/* Who strikes first: the side whose turn it is, unless it cannot (7.8, E-12). */
static void
judge_attack (Referee *referee, const WarEvent *event)
{
  Account *account = &referee->accounts[event->actor], *other = &referee->accounts[event->target];

  referee_expect (referee, account->blow == WAR_NONE, "7.9", event->actor);
  referee_expect (referee, !account->is_inactive, "3.3", event->actor);
  if (referee_get_owner (referee, event->actor) == referee->side)
    account->must_fight = FALSE;
  else
    {
      referee_expect (referee, other->must_fight, "7.8", event->actor);
      referee_expect (referee, other->is_inactive || !referee_is_able (referee, event->target),
                      "E-12", event->actor);
      other->must_fight = FALSE;
    }

  account->blow = event->arguments[0];
  referee->attacker = event->actor;
  referee->attacked = event->target;
  referee->is_charge = referee->comes_to_blows;
  referee->comes_to_blows = FALSE;
}

/* Whether the unit struck in the round before this one (7.10). */
static gboolean
struck_before (const Referee *referee, gint piece)
{
  return (referee->accounts[piece].rounds >> (referee->round - 1) & 1) != 0;
}

static void
judge_answer (Referee *referee, const WarEvent *event)
{
  Account *account = &referee->accounts[event->actor];

  referee_expect (referee, event->actor == referee->attacked && event->target == referee->attacker,
                  "7.7", event->actor);
  referee_expect (referee, account->blow_back == WAR_NONE, "E-13", event->actor);
  referee_expect (referee, !referee->is_charge || !struck_before (referee, event->actor), "7.10",
                  event->actor);
  account->blow_back = event->arguments[0];
  referee->attacked = WAR_NONE;
}

static void
judge_blow (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  Account *account = &referee->accounts[event->actor];
  gint weapon = event->arguments[0], edge = referee->edges[event->actor][event->target];
  guint n_dice = count_dice (referee, event->actor, weapon);

  referee_expect (referee, referee_touches (referee, event->actor, event->target), "7.8",
                  event->actor);
  referee_expect (referee, referee_is_able (referee, event->actor), "E-16", event->actor);
  if (event->arguments[3] != 0)
    judge_answer (referee, event);
  else
    judge_attack (referee, event);

  referee_expect (referee,
                  weapon == WAR_ENTRENCHED_FISTS || account->blow == WAR_NONE
                    || account->blow_back == WAR_NONE || account->blow == account->blow_back,
                  "7.9", event->actor);
  referee_expect (referee, event->n_dice == n_dice + (edge > 1 + WAR_EDGE_FRONT), "E-14",
                  event->actor);
  referee_expect (referee,
                  event->need == referee_get_type (referee, event->actor)->weapons[weapon].hit,
                  "7.6", event->actor);
  referee_expect (referee, count_hits (event) == event->arguments[1], "7.6", event->actor);
  account->rounds |= G_GUINT64_CONSTANT (1) << referee->round;
  note_hits (referee, event->actor, weapon, event->target, event->arguments[1]);
}

/* No blow: where nobody can strike the melee goes by. */
static void
judge_waiting (Referee *referee, const WarEvent *event, const WarEvent *next)
{
  if (g_str_equal (event->clause, "entrenched.7.10"))
    referee_expect (referee, referee->is_charge && struck_before (referee, event->actor), "7.10",
                    event->actor);
  if (referee->attacked == WAR_NONE)
    referee->accounts[event->target].must_fight = FALSE;
  referee->attacked = WAR_NONE;
}

const Judge referee_fight_judges[WAR_ENTRENCHED_N_EVENTS] = {
  [WAR_ENTRENCHED_EVENT_MOVED] = judge_move,
  [WAR_ENTRENCHED_EVENT_FELL_BACK] = judge_falling_back,
  [WAR_ENTRENCHED_EVENT_FIRED] = judge_shot,
  [WAR_ENTRENCHED_EVENT_SHELLED] = judge_shell,
  [WAR_ENTRENCHED_EVENT_SAVED] = judge_save,
  [WAR_ENTRENCHED_EVENT_WOUNDED] = judge_wounds,
  [WAR_ENTRENCHED_EVENT_KILLED] = judge_loss,
  [WAR_ENTRENCHED_EVENT_SUPPRESSED] = judge_suppression,
  [WAR_ENTRENCHED_EVENT_RELEASED] = judge_release,
  [WAR_ENTRENCHED_EVENT_CHARGED] = judge_charge,
  [WAR_ENTRENCHED_EVENT_CONTACT] = judge_contact,
  [WAR_ENTRENCHED_EVENT_STRUCK] = judge_blow,
  [WAR_ENTRENCHED_EVENT_WAITED] = judge_waiting,
};

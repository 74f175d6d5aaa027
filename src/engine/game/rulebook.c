/* rulebook.c: orders that are checked, listed, narrowed and carried out by the rules of their kinds
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/rulebook.h"

#include <string.h>

#include "engine/game/decision.h"

WarEvent *
war_events_add_arguments (WarEvents *events, guint kind, gint actor, gint target,
                          const char *clause, const gint32 arguments[WAR_EVENT_MAX_ARGUMENTS])
{
  WarEvent *event = war_events_add (events, kind, actor, target, clause);

  memcpy (event->arguments, arguments, sizeof event->arguments);
  return event;
}

gboolean
war_context_open_decision (WarContext *context, gint seat, guint kind)
{
  return war_decision_open (context->setup, context->state, seat, kind, TRUE, WAR_NONE, 0, NULL);
}

void
war_context_close_decisions (WarContext *context, gint kind)
{
  war_decision_close_all (context->setup, context->state, kind);
}

WarQuestion
war_question_of_dice (const char *purpose, const char *clause, gint side, guint n_dice)
{
  return (WarQuestion){
    .kind = WAR_QUESTION_DICE,
    .purpose = purpose,
    .clause = clause,
    .owner = side,
    .subject = WAR_NONE,
    .sides = 6,
    .count = MIN (n_dice, WAR_MAX_DICE),
  };
}

gboolean
war_context_ask (WarContext *context, const WarQuestion *question, gint32 *answers)
{
  return war_chance_ask (context->chance, &context->state->generator, question, answers);
}

gboolean
war_context_roll (WarContext *context, const char *purpose, const char *clause, gint side,
                  guint n_dice, gint need, gint32 *dice, WarQuestion *question)
{
  *question = war_question_of_dice (purpose, clause, side, n_dice);
  question->need = need;
  return war_context_ask (context, question, dice);
}

gboolean
war_context_roll_off (WarContext *context, const char *purpose, const char *clause,
                      guint event_kind, guint tied_kind, gint *higher)
{
  gint32 dice[WAR_N_SIDES];

  do
    {
      WarQuestion question;
      WarEvent *event;

      for (gint side = 0; side < WAR_N_SIDES; side++)
        if (!war_context_roll (context, purpose, clause, side, 1, 0, &dice[side], &question))
          return FALSE;

      *higher = dice[0] == dice[1] ? WAR_NONE : dice[1] > dice[0];
      event = war_events_add (context->events, *higher == WAR_NONE ? tied_kind : event_kind,
                              WAR_NONE, WAR_NONE, *higher == WAR_NONE ? "common.G-6" : clause);
      question.count = WAR_N_SIDES;
      question.owner = WAR_NONE;
      war_event_set_dice (event, &question, dice);
      event->arguments[0] = *higher;
    }
  while (*higher == WAR_NONE);

  return TRUE;
}

void
war_setup_seat_sides (const WarSetup *setup, WarState *state)
{
  for (gint seat = 0; seat < WAR_N_SIDES; seat++)
    war_state_get_row (setup->layout, state, WAR_TABLE_SEATS, (guint) seat)[WAR_SEAT_SIDE] = seat;
}

void
war_setup_go_on (const WarSetup *setup, WarState *state, gboolean (*go_on) (WarContext *context))
{
  WarEvents nobody = { 0 };
  WarContext context = { .setup = setup, .state = state, .events = &nobody };

  go_on (&context);
}

gboolean
war_refuse (WarRefusal *refusal, guint kind, const char *clause, gint32 a, gint32 b)
{
  if (refusal != NULL)
    *refusal = (WarRefusal){ .kind = kind, .clause = clause, .arguments = { a, b } };
  return FALSE;
}

gboolean
war_refuse_malformed (WarRefusal *refusal)
{
  return war_refuse (refusal, WAR_REFUSAL_MALFORMED, NULL, 0, 0);
}

/* What a seat may do ------------------------------------------------------------------------- */

static const WarOrderRule *
get_rule (const WarSetup *setup, guint kind)
{
  return setup->play->orders[kind].rule;
}

static const WarOrderKind *
get_kind (const WarSetup *setup, guint kind)
{
  return &setup->play->orders[kind];
}

static gboolean
has_bit (guint32 bits, gint32 n)
{
  return n >= 0 && n < 32 && (bits >> n & 1) != 0;
}

static gboolean
answers (const WarOrderRule *rule, const gint32 *decision, gint32 phase)
{
  return has_bit (rule->decisions, decision[WAR_DECISION_KIND])
         && (rule->phases == 0 || has_bit (rule->phases, phase));
}

/* What the seat has to decide now is something else: if both belong to a turn, by its clause. */
static gboolean
refuse_now (const WarRulebook *rulebook, const WarOrderRule *rule, const gint32 *decision,
            WarRefusal *refusal)
{
  gboolean is_turn = has_bit (rulebook->turn_decisions, decision[WAR_DECISION_KIND])
                     && (rulebook->turn_decisions & rule->decisions) != 0;

  return war_refuse (refusal, WAR_REFUSAL_NOT_THIS_ORDER, is_turn ? rulebook->turn_clause : NULL, 0,
                     0);
}

static gint
get_actor (const WarSetup *setup, guint unit)
{
  const WarRulebook *rulebook = setup->play->rulebook;

  return rulebook->get_actor != NULL ? rulebook->get_actor (setup, unit) : (gint) unit;
}

static gint
find_unit (const WarSetup *setup, gint actor)
{
  const WarRulebook *rulebook = setup->play->rulebook;

  if (rulebook->find_unit != NULL)
    return rulebook->find_unit (setup, actor);
  return actor >= 0 && (guint) actor < rulebook->count_units (setup) ? actor : WAR_NONE;
}

/* Every kind but those that take many has one target or none. */
static gboolean
has_right_targets (const WarOrderKind *kind, const WarOrderRule *rule, const WarOrder *order)
{
  if (rule->takes_many)
    return order->n_targets > 0 || rule->takes_none;

  return order->n_targets == (kind->targets == WAR_NONE ? 0 : 1);
}

/* Whether the unit may, whatever the arguments, if the decision is not about another one. */
static gboolean
may (const WarSetup *setup, const WarState *state, const gint32 *decision, guint kind, gint seat,
     guint unit, WarRefusal *refusal)
{
  const WarRulebook *rulebook = setup->play->rulebook;
  const WarOrderRule *rule = setup->play->orders[kind].rule;

  if (get_kind (setup, kind)->actor != WAR_NONE)
    {
      gint32 subject = decision[WAR_DECISION_SUBJECT];

      if (subject != WAR_NONE && subject != get_actor (setup, unit))
        return war_refuse (refusal, WAR_REFUSAL_NOT_THIS_ORDER, NULL, subject, 0);
      if (!rulebook->may_act (setup, state, kind, seat, unit, refusal))
        return FALSE;
    }

  return rule->may == NULL || rule->may (setup, state, kind, seat, unit, refusal);
}

/* 0 for kinds without an actor. */
static guint
get_unit (const WarSetup *setup, const WarOrder *order)
{
  return get_kind (setup, order->kind)->actor == WAR_NONE ? 0
                                                          : (guint) find_unit (setup, order->actor);
}

static gboolean
is_in_range (const WarOrderRule *rule, gint32 argument)
{
  return rule->may_choose != NULL || rule->most == rule->least
         || (argument >= rule->least && argument <= rule->most);
}

gboolean
war_rulebook_check (const WarSetup *setup, const WarState *state, const WarOrder *order,
                    WarRefusal *refusal)
{
  const WarRulebook *rulebook = setup->play->rulebook;
  const WarOrderRule *rule = get_rule (setup, order->kind);
  const WarOrderKind *kind = get_kind (setup, order->kind);
  const gint32 *decision = war_decision_peek (setup, state, order->seat);
  guint unit;

  if (!answers (rule, decision, war_setup_peek_game (setup, state)[WAR_GAME_PHASE]))
    return refuse_now (rulebook, rule, decision, refusal);
  if (!has_right_targets (kind, rule, order))
    return war_refuse_malformed (refusal);
  if (kind->actor != WAR_NONE && find_unit (setup, order->actor) == WAR_NONE)
    {
      *refusal = rulebook->stranger;
      refusal->arguments[0] = order->actor;
      return FALSE;
    }

  unit = get_unit (setup, order);
  return may (setup, state, decision, order->kind, order->seat, unit, refusal)
         && (is_in_range (rule, order->arguments[0]) || war_refuse_malformed (refusal))
         && (rule->may_target == NULL
             || rule->may_target (setup, state, unit, order->targets[0], refusal))
         && (rule->may_choose == NULL
             || rule->may_choose (setup, state, order->seat, unit, order->arguments[0], refusal))
         && (rule->may_aim == NULL
             || rule->may_aim (setup, state, unit, order->arguments[0], order->targets[0], refusal))
         && (rule->check == NULL || rule->check (setup, state, order, unit, refusal));
}

static void
begin_option (WarOption *option, const WarOrderKind *kinds, guint kind, gint actor)
{
  option->kind = kind;
  option->actor = actor;
  for (guint i = 0; i < WAR_ORDER_MAX_ARGUMENTS; i++)
    war_domain_clear (&option->arguments[i], 1);
  option->n_candidates = 0;
  option->minimum_targets = option->maximum_targets = kinds[kind].targets == WAR_NONE ? 0 : 1;
}

static gboolean
list_targets (const WarSetup *setup, const WarState *state, guint kind, guint unit,
              WarOption *option)
{
  guint n_rows = setup->layout->tables[get_kind (setup, kind)->targets].n_rows;

  for (guint i = 0; i < n_rows && option->n_candidates < WAR_OPTION_MAX_CANDIDATES; i++)
    if (get_rule (setup, kind)->may_target (setup, state, unit, (gint) i, NULL))
      option->candidates[option->n_candidates++] = (gint) i;

  return option->n_candidates > 0;
}

static gboolean
list_choices (const WarSetup *setup, const WarState *state, const WarOrderRule *rule, gint seat,
              guint unit, WarDomain *domain)
{
  gint32 step = MAX (rule->step, 1);

  if (rule->may_choose == NULL)
    return rule->most == rule->least || war_domain_add (domain, rule->least, rule->most);

  war_domain_clear (domain, step);
  for (gint32 i = rule->least; i <= rule->most; i += step)
    if (rule->may_choose (setup, state, seat, unit, i, NULL))
      war_domain_add (domain, i, i);

  return domain->n_ranges > 0;
}

/* Fills the option in if the order is possible. */
static gboolean
make_option (const WarSetup *setup, const WarState *state, const gint32 *decision, guint kind,
             gint seat, guint unit, gint actor, WarOption *option)
{
  const WarOrderRule *rule = get_rule (setup, kind);

  if (!may (setup, state, decision, kind, seat, unit, NULL))
    return FALSE;

  begin_option (option, setup->play->orders, kind, actor);
  if (rule->offer != NULL ? !rule->offer (setup, state, kind, seat, unit, option)
                          : !list_choices (setup, state, rule, seat, unit, &option->arguments[0]))
    return FALSE;

  return rule->may_target == NULL || list_targets (setup, state, kind, unit, option);
}

guint
war_rulebook_list (const WarSetup *setup, const WarState *state, gint seat, gint actor,
                   WarOption *options, guint maximum)
{
  const WarRulebook *rulebook = setup->play->rulebook;
  gint32 phase = war_setup_peek_game (setup, state)[WAR_GAME_PHASE];
  const gint32 *decision = war_decision_peek (setup, state, seat);
  guint n_options = 0;
  WarOption option;

  if (decision == NULL || setup->play->get_winner (setup, state) != WAR_WINNER_NONE)
    return 0;

  for (guint kind = 0; setup->play->orders[kind].name != NULL; kind++)
    {
      gboolean has_actor = get_kind (setup, kind)->actor != WAR_NONE;
      guint n = has_actor ? rulebook->count_units (setup) : 1;

      if (!answers (setup->play->orders[kind].rule, decision, phase)
          || (!has_actor && actor != WAR_NONE))
        continue;
      for (guint i = 0; i < n; i++)
        {
          gint its = has_actor ? get_actor (setup, i) : WAR_NONE;

          if ((actor != WAR_NONE && its != actor)
              || !make_option (setup, state, decision, kind, seat, i, its, &option))
            continue;
          if (n_options < maximum)
            options[n_options] = option;
          n_options++;
        }
    }

  return n_options;
}

/* The targets of an order that hang on its first argument. */
static gboolean
list_aims (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
           WarOption *option)
{
  guint n_rows = setup->layout->tables[get_kind (setup, order->kind)->targets].n_rows;

  option->n_candidates = 0;
  for (guint i = 0; i < n_rows && option->n_candidates < WAR_OPTION_MAX_CANDIDATES; i++)
    if (get_rule (setup, order->kind)
          ->may_aim (setup, state, unit, order->arguments[0], (gint) i, NULL))
      option->candidates[option->n_candidates++] = (gint) i;

  return option->n_candidates > 0;
}

gboolean
war_rulebook_narrow (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
                     WarOption *option)
{
  const WarOrderRule *rule = get_rule (setup, order->kind);

  if (n > 0 && rule->may_aim != NULL)
    return list_aims (setup, state, order, get_unit (setup, order), option);

  return n == 0 || rule->narrow == NULL
         || rule->narrow (setup, state, order, n, get_unit (setup, order), option);
}

/* Carrying out ------------------------------------------------------------------------------- */

WarOutcome
war_rulebook_carry_out (const WarSetup *setup, WarState *state, const WarOrder *order,
                        WarChance *chance, WarEvents *events)
{
  WarContext context = { .setup = setup, .state = state, .chance = chance, .events = events };

  const WarRulebook *rulebook = setup->play->rulebook;

  return get_rule (setup, order->kind)->carry_out (&context, order, get_unit (setup, order))
             && (rulebook->conclude == NULL || rulebook->conclude (&context))
           ? WAR_OUTCOME_DONE
           : WAR_OUTCOME_NEEDS_ANSWER;
}

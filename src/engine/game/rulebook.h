/* rulebook.h: the orders of a system as a table: for each kind what the rules say about it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* Carrying an order out. Functions that do something give FALSE when an answer of chance is
 * missing: then whoever called returns FALSE at once, and nothing that was done counts. */
typedef struct
{
  const WarSetup *setup;
  WarState *state;
  WarChance *chance;
  WarEvents *events;
} WarContext;

/* Rows of its state. */
static inline gint32 *
war_context_get_game (const WarContext *context)
{
  return war_setup_get_game (context->setup, context->state);
}

static inline gint32 *
war_context_get_side (const WarContext *context, gint side)
{
  return war_setup_get_side (context->setup, context->state, side);
}

static inline gint32 *
war_context_get_piece (const WarContext *context, guint piece)
{
  return war_setup_get_piece (context->setup, context->state, piece);
}

/* war_events_add(), with what the event's first arguments are; the others are 0. */
#define war_events_tell(events, kind, actor, target, clause, ...) \
  war_events_add_arguments (events, kind, actor, target, clause, \
                            (const gint32[WAR_EVENT_MAX_ARGUMENTS]){ __VA_ARGS__ })
WarEvent *war_events_add_arguments (WarEvents *events, guint kind, gint actor, gint target,
                                    const char *clause,
                                    const gint32 arguments[WAR_EVENT_MAX_ARGUMENTS]);

/* Both, of what happens now. */
#define war_context_add(context, ...) war_events_add ((context)->events, __VA_ARGS__)
#define war_context_tell(context, ...) war_events_tell ((context)->events, __VA_ARGS__)

/* Of dice that were asked for. */
#define war_context_tell_dice(context, question, dice, ...) \
  war_event_set_dice (war_context_tell (context, __VA_ARGS__), question, dice)

/* Opens a decision that the seat must take, and that is about nobody; FALSE: there is no room for
 * it. Closes all of that kind; WAR_NONE: of any. */
gboolean war_context_open_decision (WarContext *context, gint seat, guint kind);
void war_context_close_decisions (WarContext *context, gint kind);

/* A question about dice of six of the side: seats are numbered like sides. It is asked, and goes
 * into the event that tells of them. */
WarQuestion war_question_of_dice (const char *purpose, const char *clause, gint side, guint n_dice);
gboolean war_context_ask (WarContext *context, const WarQuestion *question, gint32 *answers);

/* Both, where nothing is added to the dice. */
gboolean war_context_roll (WarContext *context, const char *purpose, const char *clause, gint side,
                           guint n_dice, gint need, gint32 *dice, WarQuestion *question);

/* A die of each side, again as long as they are alike (common.G-6): who has the higher one. An
 * event of the kind tells of the dice, which are nobody's then, and in its first argument of the
 * side; of equal ones an event of the other kind, with WAR_NONE. */
gboolean war_context_roll_off (WarContext *context, const char *purpose, const char *clause,
                               guint event_kind, guint tied_kind, gint *higher);

/* A new state has a seat for each side, numbered like it; and goes on from there to the first
 * decision, which nobody is told of. No dice may be rolled. */
void war_setup_seat_sides (const WarSetup *setup, WarState *state);
void war_setup_go_on (const WarSetup *setup, WarState *state,
                      gboolean (*go_on) (WarContext *context));

/* FALSE, with the refusal filled in, unless it is NULL: who only asks whether need not know why
 * not, whatever function of a system it is that says so. */
gboolean war_refuse (WarRefusal *refusal, guint kind, const char *clause, gint32 a, gint32 b);
gboolean war_refuse_malformed (WarRefusal *refusal);

/* What the rules say about a kind of order. A unit is the row of the actor as the system counts
 * units: in the pieces, or in the formations; 0 for kinds without an actor. All but carry_out() may
 * be NULL. */
struct _WarOrderRule
{
  guint32 decisions; /* bits of the kinds of decisions that it answers */
  guint32 phases; /* bits of those in which it does; 0: all */
  gboolean takes_many; /* targets: any number but none; else one, if its kind has any */
  gboolean takes_none; /* likewise, none too */

  /* Whether the unit may do so at all, whatever the arguments. NULL: always. */
  gboolean (*may) (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
                   WarRefusal *refusal);

  /* What the first argument has to lie between, if that is the same for everybody; it is offered so
   * where offer() is NULL. Both 0: only check() knows. */
  gint32 least, most;

  /* Where it is one of few between those, each so many on from the least (0: one): whether it may
   * be that. Such are offered, unless offer() does. It is asked about others too, and refuses. */
  gint32 step;
  gboolean (*may_choose) (const WarSetup *setup, const WarState *state, gint seat, guint unit,
                          gint32 argument, WarRefusal *refusal);

  /* Of orders with one target: whether the unit may be aimed at that row of the table that targets
   * of the kind are of, whatever the arguments. Such rows are offered. NULL: offer() and check()
   * know. */
  gboolean (*may_target) (const WarSetup *setup, const WarState *state, guint unit, gint target,
                          WarRefusal *refusal);

  /* The same where it hangs on the first argument, of which offer() is to give those with which
   * somebody may be aimed at. */
  gboolean (*may_aim) (const WarSetup *setup, const WarState *state, guint unit, gint32 argument,
                       gint target, WarRefusal *refusal);

  /* Whether these arguments and targets are allowed, when it may. */
  gboolean (*check) (const WarSetup *setup, const WarState *state, const WarOrder *order,
                     guint unit, WarRefusal *refusal);
  gboolean (*carry_out) (WarContext *context, const WarOrder *order, guint unit);

  /* Fills in the domain of the first argument, those of others that do not depend on it, and
   * targets that depend on no argument but that may_target() does not list, when it may; FALSE:
   * there are none. */
  gboolean (*offer) (const WarSetup *setup, const WarState *state, guint kind, gint seat,
                     guint unit, WarOption *option);

  /* As WarPlay.narrow(), for n > 0: the first argument's domain, or the targets of an order without
   * arguments, are exact already. NULL: so is all else. */
  gboolean (*narrow) (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
                      guint unit, WarOption *option);
};

struct _WarRulebook
{
  guint32 turn_decisions; /* bits of those that somebody's turn goes on with */
  const char *turn_clause; /* which says why another of them is not open; or NULL */

  /* Units, and the actors by which orders name them. find_unit() gives WAR_NONE for rows that name
   * none. NULL, both: units are the first rows of the pieces. */
  guint (*count_units) (const WarSetup *setup);
  gint (*get_actor) (const WarSetup *setup, guint unit);
  gint (*find_unit) (const WarSetup *setup, gint actor);

  /* Whether the seat may give the unit orders of that kind, whatever these say: it is its own, and
   * where it has to be. */
  gboolean (*may_act) (const WarSetup *setup, const WarState *state, guint kind, gint seat,
                       guint unit, WarRefusal *refusal);
  WarRefusal stranger; /* for an actor that is no unit, whose row is the first argument */

  /* After every order that was carried out, as by then all goes on by itself; or NULL. */
  gboolean (*conclude) (WarContext *context);
};

/* A kind of orders, as the orders.def of a system lists them after the word for the kind; system is
 * the prefix of its rules. */
#define WAR_ORDER_ROW(system, id, actors, targeted, its_rule, ...) \
  { \
    id, WAR_ORDERS_##actors, .targets = WAR_ORDERS_##targeted, \
                             .rule = &war_##system##_##its_rule##_rule, __VA_ARGS__ \
  }

/* Who acts, or is aimed at, in those lists. */
enum
{
  WAR_ORDERS_NONE = WAR_NONE,
  WAR_ORDERS_PIECES = WAR_TABLE_PIECES,
  WAR_ORDERS_FEATURES = WAR_TABLE_FEATURES,
};

/* The functions of a WarPlay that has a rulebook. */
gboolean war_rulebook_check (const WarSetup *setup, const WarState *state, const WarOrder *order,
                             WarRefusal *refusal);
WarOutcome war_rulebook_carry_out (const WarSetup *setup, WarState *state, const WarOrder *order,
                                   WarChance *chance, WarEvents *events);
guint war_rulebook_list (const WarSetup *setup, const WarState *state, gint seat, gint actor,
                         WarOption *options, guint maximum);
gboolean war_rulebook_narrow (const WarSetup *setup, const WarState *state, const WarOrder *order,
                              guint n, WarOption *option);

G_END_DECLS

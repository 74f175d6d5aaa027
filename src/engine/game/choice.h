/* choice.h: orders that are being put together
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* Arguments that have more values than this are not chosen from a list. */
#define WAR_CHOICE_MAX_VALUES 9

/* An order as far as it is chosen, and what is possible for the rest. Whoever offers orders shows
 * one of these as a button, a menu item or a line, and then asks for what it wants. */
typedef struct
{
  WarOrder order; /* its first n_chosen arguments are chosen, and the targets that it has */
  guint n_chosen;
  WarOption option; /* narrowed by them */
} WarChoice;

/* What a choice still lacks. */
typedef enum
{
  WAR_CHOICE_NOTHING, /* it can be given as it is */
  WAR_CHOICE_TARGETS,
  WAR_CHOICE_WAY, /* a heading, and how far: pointed at on the field */
  WAR_CHOICE_PLACE, /* likewise, maybe with a heading to face */
  WAR_CHOICE_TURN, /* a heading or an angle alone: likewise */
  WAR_CHOICE_HEX, /* one that is pointed at */
  WAR_CHOICE_NUMBER, /* one of many */
} WarChoiceWant;

/* Adds what the actor may do, or for WAR_NONE all that the seat may, but give up: every value of
 * arguments that have few, such as weapons, is a choice of its own, of others those that are
 * offered to people. choices: an array of WarChoice. */
void war_choice_list (const WarSetup *setup, const WarState *view, gint seat, gint actor,
                      GArray *choices);

WarChoiceWant war_choice_get_want (const WarSetup *setup, const WarChoice *choice);

/* Chooses the next argument: of numbers what is allowed nearest to the value, of all else the value
 * itself. FALSE: it is not allowed, or nothing is possible after it. */
gboolean war_choice_set (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                         gint32 value, WarChoice *chosen);

/* Takes a target in, or out again, and finds out who else may be one. FALSE: it may not. */
gboolean war_choice_toggle (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                            gint target, WarChoice *chosen);

/* Whether there are as many targets as there must be, and whether there may be no more. */
gboolean war_choice_has_enough (const WarChoice *choice);
gboolean war_choice_is_full (const WarChoice *choice);

/* The hex of the field at the place; WAR_NONE: there is none. */
gint32 war_choice_find_hex (const WarSetup *setup, WarPosition place);

/* Completes the order with what comes nearest to a place that somebody points at: a way goes
 * towards it, or nearly so, as far as that or as far as is allowed; something that is placed stands
 * there, or as near as there is room, and is rather shifted a little than turned; of hexes the one
 * that is there, and no other. facing: for who is placed. FALSE: nothing like that is allowed; the
 * order is what was wanted, which can be refused. */
gboolean war_choice_point (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                           WarPosition place, WarHeading facing, WarOrder *order);

/* Where the actor is, in the middle of its bases, and looks, after a wheel that has been chosen. */
typedef struct
{
  WarPosition middle;
  WarHeading heading;
} WarStance;

/* FALSE: the actor is no piece. */
gboolean war_choice_find_stance (const WarSetup *setup, const WarState *view,
                                 const WarChoice *choice, WarStance *stance);

/* Whether it has been chosen by how much the actor wheels before a leg. */
gboolean war_choice_has_wheeled (const WarSetup *setup, const WarChoice *choice);

/* Of an order for a wheel and a leg what comes nearest to these, whatever has been chosen of them.
 * FALSE: nothing does, or the order is not one; it is what was wanted then. */
gboolean war_choice_march (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                           gint32 wheel, gint32 slant, WarLength distance, WarOrder *order);

/* Turns the actor towards the heading where it stands, or as far as it may wheel. */
gboolean war_choice_turn (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                          WarHeading heading, WarOrder *order);

/* The same for a heading, and the farthest that is allowed up to a distance. */
gboolean war_choice_go (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                        WarHeading heading, WarLength distance, WarOrder *order);

/* Whether it is a way that a weapon's shot takes: then the order is for where it ends. */
gboolean war_choice_is_aim (const WarSetup *setup, const WarChoice *choice);

/* Completes the order of an aim with that very place. FALSE, with the refusal, if it is not
 * allowed. */
gboolean war_choice_aim (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                         WarPosition place, WarOrder *order, WarRefusal *refusal);

/* Completes the order with its one target; FALSE: it wants another number of them, or this is no
 * candidate. */
gboolean war_choice_name (const WarChoice *choice, gint target, WarOrder *order);

G_END_DECLS

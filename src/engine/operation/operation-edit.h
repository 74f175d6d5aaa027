/* operation-edit.h: changes to operations
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* Each returns a new operation, which shares the field, the books and the unit types. Sides are 1
 * and 2. What people type is made fit for a file: names and remarks are one line, texts are
 * paragraphs, in which white space is one space, with an empty line between; an empty name leaves
 * the old one, other texts that are empty are NULL. */
WarOperation *war_operation_set_name (const WarOperation *operation, const char *name);
WarOperation *war_operation_set_place (const WarOperation *operation, const char *place);
WarOperation *war_operation_set_date (const WarOperation *operation, const char *date);
WarOperation *war_operation_set_prologue (const WarOperation *operation, const char *text);
WarOperation *war_operation_set_special_rules (const WarOperation *operation, const char *text);

/* game_type: id of one of its rules, or NULL. */
WarOperation *war_operation_set_game_type (const WarOperation *operation, const char *game_type);
WarOperation *war_operation_set_rounds (const WarOperation *operation, gint rounds);

/* level: one of its system's, or NULL. */
WarOperation *war_operation_set_level (const WarOperation *operation, const char *level);

/* The id of the level at which it is played: its own or, if it has none, the usual one, which the
 * rules' table marks; NULL: its system knows none. */
const char *war_operation_get_level (const WarOperation *operation);

/* Who goes first, or who chooses that: 0: neither, the dice decide. Not both. */
WarOperation *war_operation_set_first (const WarOperation *operation, gint first_side,
                                       gint first_chooser);

/* Of those that operations may have. */

/* Those among them that it does not fix as printed. */
WarOperation *war_operation_set_amendments (const WarOperation *operation,
                                            WarAmendments amendments);

/* What an operation says of an amendment. */
typedef enum
{
  WAR_AMENDMENT_OPEN, /* nothing: it is off unless players turn it on */
  WAR_AMENDMENT_ON, /* unless they turn it off */
  WAR_AMENDMENT_FIXED_OFF,
} WarAmendmentUse;

/* Of the system's n-th. */
WarAmendmentUse war_operation_get_amendment_use (const WarOperation *operation, guint amendment);
WarOperation *war_operation_set_amendment_use (const WarOperation *operation, guint amendment,
                                               WarAmendmentUse use);

/* link: the file beside the document that it comes from, or NULL. Conditions and reserves whose
 * place the field does not have lose it. */
WarOperation *war_operation_set_field (const WarOperation *operation, WarField *field,
                                       const char *link);

WarOperation *war_operation_set_side_name (const WarOperation *operation, gint side,
                                           const char *name);

/* What is in the force of types that its books do not have is no longer there. set_ally() is about
 * the n-th, from 1; with NULL there is one fewer. */
WarOperation *war_operation_set_book (const WarOperation *operation, gint side, WarBook *book);
WarOperation *war_operation_set_ally (const WarOperation *operation, gint side, guint n,
                                      WarBook *book);

/* The player brings an army that costs at most so much; 0: a fixed list, empty at first. */
WarOperation *war_operation_set_cost_limit (const WarOperation *operation, gint side,
                                            gint cost_limit);

/* The side has the units of the army, whose book is there: a fixed list. */
WarOperation *war_operation_set_army (const WarOperation *operation, gint side,
                                      const WarArmy *army);

/* A copy of the army with the cost limit of the side and the operation's game type, for
 * war_army_check() to say whether it may be brought. */
WarArmy *war_operation_fit_army (const WarOperation *operation, gint side, const WarArmy *army);

/* A copy in which each side that brings an army has a legal one at random, by its cost limit and
 * the game type: for trying the operation. The same seed gives the same armies. */
WarOperation *war_operation_supply (const WarOperation *operation, guint64 seed);

/* The operation's condition that stands where the other one stands in such a copy; or NULL. */
const WarCondition *war_operation_find_condition (const WarOperation *operation,
                                                  const WarOperation *copy,
                                                  const WarCondition *condition);

/* Entries of a fixed list. They take over the entry. */
WarOperation *war_operation_insert_entry (const WarOperation *operation, gint side, guint index,
                                          WarForceEntry *entry);
WarOperation *war_operation_replace_entry (const WarOperation *operation, gint side, guint index,
                                           WarForceEntry *entry);
WarOperation *war_operation_remove_entry (const WarOperation *operation, gint side, guint index);

/* Has the entry come later: in the second round, to the side's last zone, which is its own where it
 * has no other; or, with FALSE, from the beginning. */
void war_operation_set_reserve (const WarOperation *operation, gint side, WarForceEntry *entry,
                                gboolean is_reserve);

/* Conditions. They take over the condition. */
WarOperation *war_operation_insert_condition (const WarOperation *operation, guint index,
                                              WarCondition *condition);
WarOperation *war_operation_replace_condition (const WarOperation *operation, guint index,
                                               WarCondition *condition);
WarOperation *war_operation_remove_condition (const WarOperation *operation, guint index);

/* A condition of the kind, with what is usual: how long, how near, and the first place on the field
 * that it may be about. Free it. */
WarCondition *war_operation_suggest_condition (const WarOperation *operation, WarConditionKind kind,
                                               gint winner);

/* A name as it stands in a file: one line, without control characters, which may come with what is
 * pasted; or NULL if nothing is left. Free it. */
char *war_line_clean (const char *text);

/* Paragraphs as they stand in a file, or NULL if there are none. Free it. */
char *war_paragraphs_clean (const char *text);

G_END_DECLS

/* melee.h: charges and melees of Entrenched! (7, E-10 to E-14)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/entrenched/private.h"

G_BEGIN_DECLS

/* Whether it might charge the target later in this phase, when others have made way: it is near
 * enough and over no heavy going. Whether it is in contact is not looked at. */
gboolean war_entrenched_may_come_to_charge (const WarSetup *setup, const WarState *state,
                                            guint piece, guint target);

/* The charge that the unit would make: it turns where it is and goes straight to its place, `end`,
 * at that edge of the target. FALSE if no edge has room. */
gboolean war_entrenched_plan_charge (const WarSetup *setup, const WarState *state, guint piece,
                                     guint target, WarSweep *sweep, WarBase *end, WarEdge *edge);

/* charge-way.c: whether the target is near enough, the way free, and an edge too. */
gboolean war_entrenched_check_charge_way (const WarSetup *setup, const WarState *state, guint piece,
                                          guint target, WarRefusal *refusal);

/* Where the charger would stand, at which edge of the target; FALSE if no edge has room (E-10). */
gboolean war_entrenched_find_edge (const WarSetup *setup, const WarState *state, guint piece,
                                   guint target, WarBase *base, WarEdge *edge);

/* Where a charger stands whom a check stopped at the distance: on no other base, so perhaps before
 * it. FALSE: it stays where it was, as it was. */
gboolean war_entrenched_find_stop (const WarSetup *setup, const WarState *state, guint piece,
                                   const WarSweep *sweep, WarLength *distance, WarBase *base);

/* strike.c. Bits of the weapons with which the unit may strike: fists only where it has no other
 * (7.12). There always is one. */
guint32 war_entrenched_get_melee_weapons (const WarSetup *setup, const WarState *state,
                                          guint piece);

/* Of orders whose first argument is one of them. */
gboolean war_entrenched_may_choose_blade (const WarSetup *setup, const WarState *state, gint seat,
                                          guint piece, gint32 weapon, WarRefusal *refusal);

/* Whether there is more than one of them; *weapon is the first. */
gboolean war_entrenched_has_melee_choice (const WarSetup *setup, const WarState *state, guint piece,
                                          guint *weapon);

/* The clause that keeps the unit from all fighting, in either player's turn; or NULL. */
const char *war_entrenched_find_bar_to_melee (const WarSetup *setup, const WarState *state,
                                              guint piece);

/* The edge of the target that the unit strikes at. Who was charged strikes at the charger's front,
 * which touches it. */
WarEdge war_entrenched_get_struck_edge (const WarSetup *setup, const WarState *state, guint piece,
                                        guint target);

/* Whether the unit struck in the round before the present one (7.10, E-12). */
gboolean war_entrenched_struck_last_round (const WarSetup *setup, const WarState *state,
                                           guint piece);

/* One unit strikes at another that it is in contact with; saves and wounds included. */
gboolean war_entrenched_strike (WarContext *context, guint piece, guint weapon, guint target,
                                gboolean is_back);

/* melee.c. After an attack on the target: it strikes back, now or when its owner says (7.7, E-12,
 * E-13). is_new: the attack was a charge (7.10). */
gboolean war_entrenched_answer (WarContext *context, guint target, guint attacker, gboolean is_new);

/* Whether the target might strike back after a later attack of this turn than the attacker's
 * (E-13). */
gboolean war_entrenched_may_wait (const WarSetup *setup, const WarState *state, guint target,
                                  guint attacker);

/* The clause that keeps the unit from striking first in a melee that goes on (7.8), or from
 * striking back now, after an attack that is new or not; or NULL. */
const char *war_entrenched_find_bar_to_fight (const WarSetup *setup, const WarState *state,
                                              guint piece);
const char *war_entrenched_find_bar_to_answer (const WarSetup *setup, const WarState *state,
                                               guint piece, gboolean is_new);

/* At whom the order is aimed: its target, or whom the decision is about that it answers. */
gint war_entrenched_get_enemy (const WarSetup *setup, const WarState *state, const WarOrder *order);

/* Puts a question about the unit and its enemy to the unit's owner, above all that is open. */
gboolean war_entrenched_interrupt (WarContext *context, WarEntrenchedDecision kind, guint piece,
                                   guint enemy);

/* Marks the units that have to go on fighting, when a melee phase begins. The first of the side's
 * that has not done so yet, or WAR_NONE. */
void war_entrenched_begin_melee (WarContext *context);
gint war_entrenched_find_fighter (const WarSetup *setup, const WarState *state, gint side);

/* Whether none of the side's has to go on fighting; the clause is for who has to strike. */
gboolean war_entrenched_check_melees (const WarSetup *setup, const WarState *state, gint side,
                                      const char *clause, WarRefusal *refusal);

G_END_DECLS

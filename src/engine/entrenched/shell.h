/* shell.h: shells and gas of Entrenched!: what is aimed at points, and who is under it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/entrenched/private.h"

G_BEGIN_DECLS

/* aim.c: the points that a weapon reaches along a heading from the base's centre (E-7); FALSE:
 * none. If there are more ranges than a domain holds, those farther off are not allowed. */
gboolean war_entrenched_find_aims (const WarSetup *setup, const WarState *state, guint piece,
                                   guint weapon, WarHeading heading, WarDomain *distances);

/* Whether the distance is one of those; looks no farther. */
gboolean war_entrenched_may_aim (const WarSetup *setup, const WarState *state, guint piece,
                                 guint weapon, WarHeading heading, WarLength distance);

/* Whether it reaches the point at that distance, which is one of those unless they are too many. */
gboolean war_entrenched_reaches (const WarSetup *setup, const WarState *state, guint piece,
                                 guint weapon, WarHeading heading, WarLength distance);

/* The point that is aimed at. */
WarPosition war_entrenched_get_aim (const WarSetup *setup, const WarState *state, guint piece,
                                    WarHeading heading, WarLength distance);

/* What the rules of orders have in common that aim such a weapon at a point. */
gboolean war_entrenched_check_aim (const WarSetup *setup, const WarState *state,
                                   const WarOrder *order, guint piece, WarRefusal *refusal);
gboolean war_entrenched_offer_aim (const WarSetup *setup, const WarState *state, guint kind,
                                   gint seat, guint piece, WarOption *option);
gboolean war_entrenched_narrow_aim (const WarSetup *setup, const WarState *state,
                                    const WarOrder *order, guint n, guint piece, WarOption *option);

/* shell.c: what Signal adds to the dice of the unit that aims at the point. */
gint war_entrenched_get_signal (const WarSetup *setup, const WarState *state, guint piece,
                                WarPosition point);

/* loss.c: what a weapon does to a unit. The hits are saved with the cover's bonus; what is not
 * is a wound, done by another unit; whoever was hit may be suppressed. */
gboolean war_entrenched_take_hits (WarContext *context, guint piece, guint hits, gint cover,
                                   guint by, const WarEntrenchedWeapon *weapon);

WarLength war_entrenched_get_radius (const WarSetup *setup, guint template);

/* Whether the piece is a unit on the field that has any part under the template with its middle
 * there (E-6). */
gboolean war_entrenched_is_under (const WarSetup *setup, const WarState *state, gint piece,
                                  guint template, WarPosition middle);

/* gas.c: the clouds drift and act, at the start of each ranged phase (6.2, E-16). Where a cloud of
 * the side drifts, by the die on the compass; and where it comes to by that from its middle, FALSE
 * if that is off the field. */
#define WAR_ENTRENCHED_COMPASS 6

gboolean war_entrenched_drift_clouds (WarContext *context);
WarHeading war_entrenched_get_drift (const WarSetup *setup, const WarState *state, gint side,
                                     gint32 die);
gboolean war_entrenched_find_drifted (const WarSetup *setup, WarPosition middle, WarHeading heading,
                                      WarPosition *drifted);

/* foresee-gas.c: who is under the gas that the order releases, and where it may drift; whom the
 * clouds come over when the movement phase ends. */
void war_entrenched_foresee_release (const WarSetup *setup, const WarState *view,
                                     const WarOrder *order, WarForesight *foresight);
void war_entrenched_foresee_drifts (const WarSetup *setup, const WarState *view,
                                    WarForesight *foresight);

G_END_DECLS

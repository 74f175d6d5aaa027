/* field.h: words for what is on a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field-edit/field-check.h"
#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* "Hooge Trenches", "Zone of Side 1"; "Zone B of Side 1" where the side has several without names:
 * what people call it. Free it. */
char *text_zone (const WarField *field, const WarZone *zone, const WarRules *rules);

/* The same of the operation's field, where sides have names: "Zone: Entente". Free it. */
char *text_zone_of_operation (const WarOperation *operation, const WarZone *zone);

/* What a map writes on it; NULL: it has no name, and its colour says enough. Free it. */
char *text_zone_label (const WarField *field, const WarZone *zone, const WarRules *rules);

/* "Hooge Château"; "Point C", "Objective D" without a name: letters by the order of all points that
 * are no labels, so that a name for one does not rename the others. Free it. */
char *text_point (const WarField *field, const WarPoint *point);

/* "24″ × 12″", or "13 × 11 hexes": columns and rows. Free it. */
char *text_field_size (const WarField *field, WarLengthUnit unit);

/* "Control Point" */
const char *text_point_kind (WarPointKind kind);

/* A, B … Z, AA …, from 0. Free it. */
char *text_letters (guint index);

/* "Zouave Wood (Wood)", "First Line (Trench)", "Zone of Side 1", "Point A": what people call it.
 * rules: whose roles have names; or NULL. Free it. */
char *text_item (const WarField *field, WarItem item, const WarRules *rules);

/* "wire check 5+, nobody charges through": what a terrain, and what a feature does in the system
 * with these rules; "no effect" if it does nothing. Free it. */
char *text_terrain_effect (WarTerrain terrain, const WarRules *rules);
char *text_feature_effect (const WarFeature *feature, const WarRules *rules);

/* "Check (Wire), Cover (Heavy)": what is other for this feature than its terrain says; NULL:
 * nothing is. Free it. */
char *text_feature_own_effect (const WarFeature *feature, const WarRules *rules);

/* "light": a value of a terrain's statistic as a choice in a list. Free it. */
char *text_terrain_choice (const WarSystem *system, guint stat, gint32 value);

/* "Splintered Trees": a way of drawing; the id itself if it is none of ours. Lent. */
const char *text_variant (const char *variant);

/* Why there is no field with such a shape, as a sentence; lent. */
const char *text_shape_fault (WarShapeFault fault);

/* "Heavy", "2″": a value of any of a terrain's statistics. Free it. */
char *text_terrain_value (const WarRules *rules, guint stat, gint32 value);

/* What is odd, and what to do, in one or two sentences. rules: as it was checked with. Free it. */
char *text_field_oddity (const WarFieldOddity *oddity, const WarField *field,
                         const WarRules *rules);

G_END_DECLS

/* field-check.h: what is odd about a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field-edit/hex-check.h"
#include "engine/field/field-item.h"

G_BEGIN_DECLS

/* Nothing of this keeps a field from being drawn and played on. */
typedef enum
{
  WAR_FIELD_ODDITY_CROSSES_ITSELF, /* item: an area; have: the edge concerned */
  WAR_FIELD_ODDITY_TOO_LARGE, /* item: a feature; have: how wide or deep it is, need: at most */
  WAR_FIELD_ODDITY_OFF_FIELD, /* item: a feature of which nothing lies on the field */
  WAR_FIELD_ODDITY_STAMP_OVER_EDGE, /* item: a box or an ellipse that hangs over the edge */
  WAR_FIELD_ODDITY_UNCLEAR_CHECK, /* item and other overlap, and ask for different checks */
  WAR_FIELD_ODDITY_POINT_IN_ZONE, /* item: a control point; other: the zone */
  WAR_FIELD_ODDITY_ZONE_TOO_SMALL, /* item; have: how wide or deep it is, need: at least */
  WAR_FIELD_ODDITY_ZONES_OVERLAP, /* item, other: of different sides */
  WAR_FIELD_ODDITY_UNKNOWN_ROLE, /* item: of a role that the system does not have for its kind */
  WAR_FIELD_ODDITY_NO_ZONE, /* side: it has none, but the other side has */
  WAR_FIELD_ODDITY_NO_WAY, /* from the start to the fort, for the mover */
} WarFieldOddityKind;

/* One thing that is odd, as numbers; text/field/field.h makes the sentence. */
typedef struct
{
  WarFieldOddityKind kind;
  gboolean has_item, has_other;
  WarItem item, other;
  gint side; /* 1 or 2; 0: neither */
  WarLength have, need;
  guint start, fort; /* numbers on a board of hexes */
  WarHexMover mover;
} WarFieldOddity;

/* All that is odd, as an array of WarFieldOddity, the most important first. rules: of the system
 * whose checks and roles count; NULL: none do. */
GArray *war_field_check (WarField *field, const WarRules *rules);

G_END_DECLS

/* facing.h: where the enemy of a side is to be expected on a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"

G_BEGIN_DECLS

/* In which eighth of a turn a unit of the side, 1 or 2, looks that is placed there: towards the
 * nearest end of the ground over which the enemy's zone reaches, or where it has none, or that
 * ground is right here, towards the middle of the field. */
WarHeading war_field_find_facing (const WarField *field, gint side, WarPosition place);

G_END_DECLS

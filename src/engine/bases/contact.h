/* contact.h: bases that come to each other, and touch
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/state.h"
#include "engine/geometry/base.h"

G_BEGIN_DECLS

/* The shortest line from one base to the other; of several the one in the middle. */
void war_contact_find_line (const WarBase *a, const WarBase *b, WarPosition *from, WarPosition *to);

/* Whether the line comes so far into the base that it is not by the rounding of corners alone. */
gboolean war_contact_is_barred (const WarBase *base, WarPosition from, WarPosition to);

/* Contact as a relation of pieces, kept in two of their columns: with whom a piece has come into
 * contact (WAR_NONE: with nobody), and at which edge of that one. Those that came to it have it in
 * their own cells. */
typedef struct
{
  guint with, edge;
} WarContactColumns;

/* Whether either has come to the other. */
gboolean war_contact_joins (const WarLayout *layout, const WarState *state,
                            WarContactColumns columns, guint a, guint b);

/* Whether the piece is in contact with any of the first so many. */
gboolean war_contact_has_any (const WarLayout *layout, const WarState *state,
                              WarContactColumns columns, guint n_pieces, guint piece);

/* The piece leaves all contacts with the first so many. */
void war_contact_break (const WarLayout *layout, WarState *state, WarContactColumns columns,
                        guint n_pieces, guint piece);

G_END_DECLS

/* operation-use.h: which of a system's rules are of use to who plays an operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* Whether the operation has what the clause is about: it is played by that game type or level, some
 * unit may have such a trait, somebody brings an army, a condition of victory names it. A clause
 * about none of these is of use to all, unless its chapter is of none. */
gboolean war_operation_uses_clause (const WarOperation *operation, const WarClause *clause);

/* Likewise of a chapter, by its id; TRUE where the rules have none of that id. */
gboolean war_operation_uses_chapter (const WarOperation *operation, const char *chapter);

/* Whether some unit of the forces, or weapon of one, has one of the traits, ids with spaces
 * between; of an army that is still to be brought any may. */
gboolean war_operation_has_trait (const WarOperation *operation, const char *traits);

G_END_DECLS

/* refuse.c: says that something is not allowed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

gboolean
war_entrenched_refuse (WarRefusal *refusal, WarEntrenchedRefusal kind, const char *clause, gint32 a,
                       gint32 b)
{
  *refusal = (WarRefusal){ .kind = kind, .clause = clause, .arguments = { a, b } };
  return FALSE;
}

/* template.h: what templates to cut out are for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* "grenades, mortars": what the n-th template of a system is for. Lent. */
const char *text_template_use (const WarSystem *system, guint n);

/* What a compass beside them is for, as a sentence; NULL: the system has none, or nobody throws for
 * a direction in the operation, or NULL. Lent. */
const char *text_compass (const WarRules *rules, const WarOperation *operation);

G_END_DECLS

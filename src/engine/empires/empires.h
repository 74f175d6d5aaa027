/* empires.h: the rule system End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ground/outlook.h"

G_BEGIN_DECLS

extern const WarSystem war_empires_system;

G_END_DECLS

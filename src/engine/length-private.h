/* length-private.h: the table behind headings
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/length.h"

G_BEGIN_DECLS

extern const gint32 war_sine_quarter[WAR_HEADING_TURN / 4 + 1];

G_END_DECLS

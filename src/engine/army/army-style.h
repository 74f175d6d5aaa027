/* army-style.h: what somebody who makes an army is fond of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"

G_BEGIN_DECLS

/* Whatever the taste, an army keeps to the limits of its book. */
typedef enum
{
  WAR_STYLE_MIXED, /* as armies usually are: mostly infantry */
  WAR_STYLE_MANY, /* units that cost little */
  WAR_STYLE_FEW, /* units that cost much */
  WAR_STYLE_GUNS, /* field guns, heavy guns, mortars */
  WAR_STYLE_MACHINE_GUNS,
  WAR_STYLE_MOUNTED,
  WAR_STYLE_MOTLEY, /* as many units of each type */
} WarStyle;

#define WAR_N_STYLES (WAR_STYLE_MOTLEY + 1)

/* Ids in the order of the enumeration, NULL-terminated. */
const char *const *war_style_get_ids (void);

/* How much of an army's cost the type at the place in the book usually is in the style, against
 * others: so much by what is usual for its sign, which as many types share. */
guint war_style_weigh (const WarBook *book, WarStyle style, guint index, guint *n_sharing);

G_END_DECLS

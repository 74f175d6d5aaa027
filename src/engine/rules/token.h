/* token.h: what units are marked with in games
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One list for all systems, each of which uses some. Maps have a sign for every one. */
typedef enum
{
  WAR_TOKEN_INACTIVE,
  WAR_TOKEN_STUNNED,
  WAR_TOKEN_SUPPRESSED,
  WAR_TOKEN_FELL_BACK,
  WAR_TOKEN_PINNED,
  WAR_TOKEN_PRONE,
  WAR_TOKEN_FIRST_GRADE, /* of experience */
  WAR_TOKEN_SECOND_GRADE,
  WAR_TOKEN_THIRD_GRADE,
  WAR_TOKEN_TOWED,
  WAR_TOKEN_DISMOUNTED,
  WAR_TOKEN_LADEN, /* it carries others */
  WAR_N_TOKENS,
} WarToken;

/* As files have them, NULL-terminated. */
extern const char *const war_token_ids[WAR_N_TOKENS + 1];

G_END_DECLS

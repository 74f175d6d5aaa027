/* token.c: what units are marked with in games
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/rules/token.h"

const char *const war_token_ids[] = {
  [WAR_TOKEN_INACTIVE] = "inactive",
  [WAR_TOKEN_STUNNED] = "stunned",
  [WAR_TOKEN_SUPPRESSED] = "suppressed",
  [WAR_TOKEN_FELL_BACK] = "fell-back",
  [WAR_TOKEN_PINNED] = "pinned",
  [WAR_TOKEN_PRONE] = "prone",
  [WAR_TOKEN_FIRST_GRADE] = "grade-1",
  [WAR_TOKEN_SECOND_GRADE] = "grade-2",
  [WAR_TOKEN_THIRD_GRADE] = "grade-3",
  [WAR_TOKEN_TOWED] = "towed",
  [WAR_TOKEN_DISMOUNTED] = "dismounted",
  [WAR_TOKEN_LADEN] = "laden",
  [WAR_N_TOKENS] = NULL,
};

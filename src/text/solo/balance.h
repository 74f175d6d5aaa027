/* balance.h: what many games say about armies and about the costs of their unit types
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/worth.h"
#include "text/solo/report.h"

G_BEGIN_DECLS

/* How the games were played, and what came of them: all lent. */
typedef struct
{
  const WarRules *rules;
  const char *game_type; /* id */
  const char *field; /* name of the one on which all were played; NULL: each two had their own */
  const char *commanders[WAR_N_SIDES]; /* ids */
  WarAmendments amendments;
  const WarBalanceRoll *roll;
  const WarBalanceTally *tally;
} TextBalance;

/* How armies fared: each one's share, books and styles against each other, of few armies also each
 * against each; and which types are worth what they cost, and what they killed and lost. What the
 * figures mean, and do not, is said before the tables. Free it. */
char *text_balance_report (const TextBalance *balance, TextReportFormat format);

G_END_DECLS

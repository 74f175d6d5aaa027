/* balance-file.h: what games between many armies, or a part of them, have come to, as JSON
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/balance.h"

G_BEGIN_DECLS

/* A shard, as TextSeries is one: so many of the games, by their numbers, and what they came to. It
 * says itself all that a report says. */
typedef struct
{
  char *system; /* id */
  guint rules_version;
  char *game_type; /* id */
  char *field; /* name; "": each two games had their own */
  WarAmendments amendments;
  char *hash; /* of all that the games hang on beside this program */
  char *commanders[WAR_N_SIDES]; /* ids */
  guint64 seed;
  guint n_games; /* of all shards */
  guint shard, n_shards; /* from 1 */
  WarBalanceRoll *roll;
  WarBalanceTally *tally;
} CliBalance;

void cli_balance_clear (CliBalance *balance);

/* One line; equal games make equal bytes. Of a whole one, not of a shard, it also says what types
 * are worth. Free it. */
char *cli_balance_to_json (const CliBalance *balance);

/* Makes the whole of its shards: see cli_shard_merge(). */
gboolean cli_balance_merge (char **paths, guint n_paths, CliBalance *whole, int *status);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliBalance, cli_balance_clear)

G_END_DECLS

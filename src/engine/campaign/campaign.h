/* campaign.h: operations in order, and what is carried over from one to the next
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/campaign/league.h"

G_BEGIN_DECLS

/* One of a campaign's operations. Immutable, reference-counted. */
typedef struct
{
  gatomicrefcount references;
  WarOperation *operation;
  char *link; /* the file beside the document that it came from; NULL: embedded */
  gboolean winner_chooses; /* who won the part before chooses who goes first (entrenched.E-24) */
  WarResult result; /* how it has ended, without the condition; no winner: not played yet */
  WarExtra *extra; /* or NULL */
} WarPart;

/* A document: immutable, reference-counted. The first part has nothing carried over. */
typedef struct
{
  gatomicrefcount references;
  char *id;
  char *name;
  char *prologue; /* or NULL */
  WarRules *rules;
  GPtrArray *parts; /* WarPart */
  WarLeague *league; /* who plays them one against one; NULL: two sides play them in their order */
  WarExtra *extra; /* or NULL */
} WarCampaign;

#define WAR_CAMPAIGN_MAX_PARTS 50

WarCampaign *war_campaign_new (const char *id, const char *name, WarRules *rules);
WarCampaign *war_campaign_ref (WarCampaign *campaign);
void war_campaign_unref (WarCampaign *campaign);

/* A new one that says the same and shares the parts, for its maker to change. */
WarCampaign *war_campaign_copy (const WarCampaign *campaign);

/* Whether there is something in it that only these rules have: then they stay. */
gboolean war_campaign_has_rules (const WarCampaign *campaign);
const WarPart *war_campaign_get_part (const WarCampaign *campaign, guint index);

/* As of its operations: how much was not found. */
guint war_campaign_count_absent (const WarCampaign *campaign);

WarPart *war_part_new (WarOperation *operation, const char *link, gboolean winner_chooses);
WarPart *war_part_copy (const WarPart *part);
WarPart *war_part_ref (WarPart *part);
void war_part_unref (WarPart *part);

#define WAR_KILLED_MAX 1000000 /* by cost, in a result that is kept */

/* The results of the parts that have been played, up to the first that has not; their number.
 * results has room for all parts. */
guint war_campaign_get_results (const WarCampaign *campaign, WarResult *results);

/* The operation of a part as it is played after the results of all parts before it, which are
 * index in number and finished: a new reference. */
WarOperation *war_campaign_get_operation (const WarCampaign *campaign, guint index,
                                          const WarResult *results);

/* What a game leaves in the record: who has won, and what was killed. FALSE: it is not over. */
gboolean war_campaign_read_result (const WarSetup *setup, const WarState *state, WarResult *result);

/* Who has won the campaign: more wins, then more cost killed (entrenched.E-24). WAR_WINNER_NONE
 * while there are fewer results than parts. */
gint war_campaign_get_winner (const WarCampaign *campaign, const WarResult *results,
                              guint n_results);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarCampaign, war_campaign_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarPart, war_part_unref)

G_END_DECLS

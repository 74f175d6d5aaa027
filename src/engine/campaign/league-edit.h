/* league-edit.h: changes to the people, battles and results of a campaign
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/campaign/campaign.h"

G_BEGIN_DECLS

/* Each returns a new campaign, which shares what did not change; the first player, or battle, makes
 * it one that has a league. What people type is made fit for a file, as in operation-edit.h. */

/* NULL: no name is left, or there are as many as there may be. */
WarCampaign *war_campaign_add_player (const WarCampaign *campaign, const char *name);
WarCampaign *war_campaign_set_player_name (const WarCampaign *campaign, guint player,
                                           const char *name);

/* Whether a result speaks of the player: then he stays. */
gboolean war_league_has_fought (const WarLeague *league, guint player);

/* Battles that he was to fight have nobody in his place. NULL: he has fought. */
WarCampaign *war_campaign_remove_player (const WarCampaign *campaign, guint player);

/* The player's army, of the campaign's rules. Once he has fought, results speak of its units by
 * their places: then those that the army has more of than he has come behind them, and none goes.
 * NULL: it takes no more. */
WarCampaign *war_campaign_bring_army (const WarCampaign *campaign, guint player,
                                      const WarArmy *army);

/* NULL: there are as many as there may be, or one would wait for itself or for one behind it. */
WarCampaign *war_campaign_add_match (const WarCampaign *campaign, WarMatch *match);
WarCampaign *war_campaign_replace_match (const WarCampaign *campaign, guint index, WarMatch *match);

/* An id that no battle has. Free it. */
char *war_league_new_match_id (const WarLeague *league);

/* What waits for it waits for nothing of it any more. */
WarCampaign *war_campaign_remove_match (const WarCampaign *campaign, guint index);

/* How the battle has ended; who has fought is filled in where it does not say so. NULL: it has not
 * been played, which takes a result back. */
WarCampaign *war_campaign_record (const WarCampaign *campaign, guint index,
                                  const WarFought *fought);
WarCampaign *war_campaign_set_scoring (const WarCampaign *campaign, const WarScoring *scoring);

/* Battles in rounds after the last: everybody against everybody once, and who has nobody to play
 * against has a bye. NULL: there are fewer than two people, or there would be too many battles. */
WarCampaign *war_campaign_add_all_rounds (const WarCampaign *campaign);

/* One round after the last: people who stand near each other and have played each other least; the
 * bye is for the lowest of those who have had the fewest. NULL: likewise. */
WarCampaign *war_campaign_add_round (const WarCampaign *campaign);

G_END_DECLS

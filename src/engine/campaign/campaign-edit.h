/* campaign-edit.h: changes to campaigns
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/campaign/campaign.h"

G_BEGIN_DECLS

/* Each returns a new campaign, which shares the parts that did not change. What people type is made
 * fit for a file, as in operation-edit.h. */
WarCampaign *war_campaign_set_name (const WarCampaign *campaign, const char *name);
WarCampaign *war_campaign_set_prologue (const WarCampaign *campaign, const char *text);

/* The operation as the last part: one of the same rules, or the first, whose rules the campaign
 * has then. If the campaign has one of its id already, it is added as another, under an id of its
 * own and without the link. */
WarCampaign *war_campaign_add_operation (const WarCampaign *campaign, WarOperation *operation,
                                         const char *link);
WarCampaign *war_campaign_remove_part (const WarCampaign *campaign, guint index);

/* The part stands at `to` afterwards. */
WarCampaign *war_campaign_move_part (const WarCampaign *campaign, guint index, guint to);
WarCampaign *war_campaign_set_winner_chooses (const WarCampaign *campaign, guint index,
                                              gboolean winner_chooses);

/* How the part has ended; no winner: it has not been played. */
WarCampaign *war_campaign_set_result (const WarCampaign *campaign, guint index,
                                      const WarResult *result);

G_END_DECLS

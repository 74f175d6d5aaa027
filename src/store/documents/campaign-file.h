/* campaign-file.h: campaign files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/campaign/campaign.h"
#include "store/disk/faults.h"
#include "store/documents/library.h"

G_BEGIN_DECLS

/* Reads a whole document or none: NULL if faults has anything to say. */
WarCampaign *store_campaign_load (StoreLibrary *library, const char *path, StoreFaults *faults);

/* The same, though operations, and what those are made of, may be missing: then they are absent in
 * it, and it is written as it was read. */
WarCampaign *store_campaign_load_incomplete (StoreLibrary *library, const char *path,
                                             StoreFaults *faults);

/* folder: where the document lies and its links lead from; NULL: links lead nowhere. */
WarCampaign *store_campaign_from_bytes (StoreLibrary *library, GBytes *bytes, const char *folder,
                                        StoreFaults *faults);

/* The canonical file. */
GBytes *store_campaign_to_bytes (const WarCampaign *campaign);

/* The same with the operations and their fields in the file, even if they came from links; but not
 * what is absent. */
GBytes *store_campaign_to_whole_bytes (const WarCampaign *campaign);

/* For a draft: the whole, and its links. */
GBytes *store_campaign_to_draft (const WarCampaign *campaign);
WarCampaign *store_campaign_from_draft (StoreLibrary *library, GBytes *bytes, StoreFaults *faults);

/* Writes atomically, after reading back what it is about to write. On an error the old file stands
 * as it was. An operation is written as a link only if the same one is found there from path; else
 * it is written into the file. */
gboolean store_campaign_save (StoreLibrary *library, const WarCampaign *campaign, const char *path,
                              GError **error);

/* Where the game of a part is kept: "mine-2.duckgame" beside "mine.duckcampaign". Free it. */
char *store_campaign_dup_game_path (const char *path, guint index);

/* Likewise of a battle of players, by its id: "mine-b2.duckgame". */
char *store_campaign_dup_match_path (const char *path, const WarMatch *match);

G_END_DECLS

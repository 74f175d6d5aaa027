/* links.h: the files that a document takes something from, and what comes back with them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/campaign/campaign.h"
#include "store/documents/library.h"

G_BEGIN_DECLS

/* The paths (char) of files that the document takes something from, be they there or not: fields,
 * operations, and where an own book would be. folder: of the document's file, or NULL. A campaign
 * takes all that its operations take. */
GPtrArray *store_army_list_links (const WarArmy *army);
GPtrArray *store_operation_list_links (const WarOperation *operation, const char *folder);
GPtrArray *store_campaign_list_links (const WarCampaign *campaign, const char *folder);

/* A new one with what was absent and is there now; NULL: nothing has come back. */
WarOperation *store_operation_find_absent (StoreLibrary *library, const WarOperation *operation,
                                           const char *folder);
WarCampaign *store_campaign_find_absent (StoreLibrary *library, const WarCampaign *campaign,
                                         const char *folder);

/* Likewise, and linked fields and operations that can be read as their files have them now. Of a
 * field that lacks a place, conditions and reserves keep its name: then the operation is odd. */
WarOperation *store_operation_follow_links (StoreLibrary *library, const WarOperation *operation,
                                            const char *folder);
WarCampaign *store_campaign_follow_links (StoreLibrary *library, const WarCampaign *campaign,
                                          const char *folder);

/* A later value of the document, with what was found where before had something else; NULL: it
 * takes nothing from there. */
WarOperation *store_operation_carry_found (const WarOperation *later, const WarOperation *before,
                                           const WarOperation *found);
WarCampaign *store_campaign_carry_found (const WarCampaign *later, const WarCampaign *before,
                                         const WarCampaign *found);

G_END_DECLS

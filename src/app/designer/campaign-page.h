/* campaign-page.h: the page of a campaign: its operations in order, and its record
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shell/page.h"

G_BEGIN_DECLS

#define DUCK_TYPE_CAMPAIGN_PAGE (duck_campaign_page_get_type ())
G_DECLARE_FINAL_TYPE (DuckCampaignPage, duck_campaign_page, DUCK, CAMPAIGN_PAGE, DuckPage)

G_END_DECLS

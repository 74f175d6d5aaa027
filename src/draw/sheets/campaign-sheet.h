/* campaign-sheet.h: a campaign on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"
#include "engine/campaign/campaign.h"
#include "engine/tracker/routine.h"

G_BEGIN_DECLS

/* A page or more about the whole: prologue, operations with what is carried over and how they have
 * ended, how it is won; then the sheets of each operation, as it is played after the results so
 * far. Keeps a reference to the campaign. routine: as of an operation. */
DrawSheets *draw_campaign_sheets_new (WarCampaign *campaign, const WarRoutine *routine,
                                      const DrawSheetSetup *setup);

G_END_DECLS

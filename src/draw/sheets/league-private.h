/* league-private.h: the players of a campaign, and their battles, on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/flow-private.h"
#include "engine/campaign/campaign.h"
#include "engine/campaign/standings.h"

G_BEGIN_DECLS

/* Each draws a row below y, and returns how high it is. The titles of the standings come once. */
double draw_league_titles (const DrawPen *pen, double y);
double draw_league_standing (const DrawPen *pen, const WarLeague *league,
                             const WarPlayerStanding *standing, double y);
double draw_league_round (const DrawPen *pen, gint round, double y);
double draw_league_match (const DrawPen *pen, const WarCampaign *campaign, const GArray *states,
                          guint index, double y);
double draw_league_player (const DrawPen *pen, const WarLeague *league, const GArray *states,
                           guint player, double y);

G_END_DECLS

/* league-view.h: the players of a campaign, how they stand, and their battles, on its page
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/documents/campaign-document.h"

G_BEGIN_DECLS

typedef struct _DuckLeagueView DuckLeagueView;

/* Adds what is looked at on every evening to the page, which is shown once there are players. The
 * view must not outlive the page. */
DuckLeagueView *duck_league_view_new (AdwPreferencesPage *page, DuckCampaignDocument *document);

/* Adds the players and what battles are worth, below what the page has had since. */
void duck_league_view_add_players (DuckLeagueView *self);
void duck_league_view_free (DuckLeagueView *self);

/* The rows follow the document. */
void duck_league_view_update (DuckLeagueView *self);

G_END_DECLS

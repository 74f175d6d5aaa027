/* league.h: the people, battles and standings of a campaign in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/campaign/campaign.h"
#include "engine/campaign/league-game.h"

G_BEGIN_DECLS

/* Who fights on the side, as far as that is known: "Anna", "Winner of battle 3", "Nobody yet". Free
 * it. */
char *text_contender (const WarLeague *league, const GArray *states, guint index, guint side);

/* "4. Anna – Bert", "5. Dora has a bye": with its number, and its name if it has one. Free it. */
char *text_match_title (const WarLeague *league, const GArray *states, guint index);

/* "Won by Anna", "Open", "Locked: …": how it has ended, or why it is not played. Free it. */
char *text_match_state (const WarLeague *league, const GArray *states, guint index);

/* "Hooge", "No map": what is played. */
const char *text_match_operation (const WarCampaign *campaign, guint index);

/* "120 : 80 killed · 2 : 1 objectives · 5 May · The fog came down": what else is in the record of
 * it; NULL: nothing. Free it. */
char *text_match_details (const WarMatch *match);

/* "Only if Anna wins battle 3": what must have happened before; NULL:
 * nothing. Free it. */
char *text_match_afters (const WarLeague *league, const GArray *states, guint index);

/* How a battle must have ended, for a choice: "won by side 1". */
const char *text_ending (WarEnding ending);

/* "Round 3"; of none: "Battles". Free it. */
char *text_league_round (gint round);

/* What parts people who have as many points: "killed". */
const char *text_tie (WarTie tie);

/* Points, ties, and what is carried over, as sentences. Free it. */
char *text_scoring (const WarCampaign *campaign);

/* The columns of standings, from the place on; and the cells of a row, both TEXT_N_STANDINGS in
 * number. Free the cells. */
#define TEXT_N_STANDINGS 9
const char *const *text_standing_titles (void);
void text_standing_cells (const WarLeague *league, const WarPlayerStanding *standing,
                          char *cells[TEXT_N_STANDINGS]);

/* "12 of 14 units left · 540 of 600 points": a player's army; NULL: he has none. Free it. */
char *text_player_army (const WarLeague *league, const GArray *states, guint player);

/* A unit of it by its place: "Old Guard"; and what has become of it: "lost in battle 3",
 * "experience 2"; NULL: nothing yet. Free it. */
char *text_veteran_name (const WarPlayer *player, guint unit);
char *text_veteran (const WarVeteran *veteran);

/* Why a game is no result of a battle, as a sentence. Free it. */
char *text_no_result (const WarNoResult *why, const WarCampaign *campaign, guint index);

/* Standings, battles round by round, people with their armies: all of it as plain text of 80
 * columns. Free it. */
char *text_league (const WarCampaign *campaign);

/* One player: how he stands, his army unit by unit, his battles. Free it. */
char *text_player (const WarCampaign *campaign, guint player);

G_END_DECLS

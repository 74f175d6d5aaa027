/* league-game.h: the battles of a campaign's players, to be played, and as they have been
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/campaign/campaign.h"
#include "engine/campaign/standings.h"
#include "engine/game/game.h"

G_BEGIN_DECLS

/* Whether units of the rules learn in battle: then what they have learned may be carried over. */
gboolean war_system_has_experience (const WarSystem *system);

/* The operation of a battle as it is to be played: a side that brings an army has that of its
 * player, without what is lost and with what it has learned, as far as the campaign carries it
 * over. A player without an army, with one of other books, or one that costs too much chooses it
 * when the game begins. A new reference; NULL: the battle is of no map. */
WarOperation *war_campaign_get_match_operation (const WarCampaign *campaign, const GArray *states,
                                                guint index);

/* The first open battle that has a map, by its place; −1: there is none. */
gint war_campaign_find_open_match (const WarCampaign *campaign);

/* Why a game is no result of a battle. */
typedef enum
{
  WAR_NO_RESULT_OTHER_SYSTEM, /* it is of other rules than the campaign */
  WAR_NO_RESULT_OTHER_OPERATION, /* than the battle's */
  WAR_NO_RESULT_GOES_ON, /* it is not over */
  WAR_NO_RESULT_TWICE, /* other: it is the result of that battle already */
} WarNoResultKind;

typedef struct
{
  WarNoResultKind kind;
  gint other; /* a battle, by its place; or −1 */
} WarNoResult;

/* What a game leaves in the record; NULL: why says why it is none. is_his: of which sides all units
 * are of the player's army; of the others it does not say who was lost and has learned what. */
WarFought *war_campaign_read_game (const WarCampaign *campaign, const GArray *states, guint index,
                                   const WarGame *game, gboolean is_his[WAR_N_SIDES],
                                   WarNoResult *why);

G_END_DECLS

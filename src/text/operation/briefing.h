/* briefing.h: operations and campaigns as plain text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/campaign/campaign.h"

G_BEGIN_DECLS

/* An operation's briefing: prologue, forces, how each side wins. Lines are
 * broken at 80 columns, but for names and single words that are longer. Free it. */
char *text_briefing (const WarOperation *operation);

/* A campaign's briefing: prologue, its operations in order, what is carried over, how it is won; or
 * how its players stand and their battles, as text_league() has it.
 * Laid out likewise. Free it. */
char *text_campaign_briefing (const WarCampaign *campaign);

/* "Entrenched! 1914–1915 · Assault": the rules, and the game type if there is one. Free it. */
char *text_operation_kind (const WarOperation *operation);

/* "Field: Hooge, 24″ × 12″." Free it. */
char *text_operation_field (const WarOperation *operation);

/* What holds for both sides, as sentences: the round limit, who goes first, the amendments to the
 * rules. winner_chooses: whoever won the operation before this one says who goes first. Free
 * it. */
GPtrArray *text_agreements (const WarOperation *operation, gboolean winner_chooses);

/* What an operation may say of who is first: the dice decide, "British go first" or "British place
 * first" for each side, then, if its system knows that, that a side chooses; none: nobody is. Free
 * it. */
GPtrArray *text_first_choices (const WarOperation *operation);

/* How a game begins, as sentences: where and how sides set up, who goes first, whom a chart
 * commands. Free it. */
GPtrArray *text_beginning (const WarOperation *operation);

/* "Over the Top": a level of an enemy that goes by a chart, by its id. */
const char *text_level (const WarSystem *system, const char *level);

/* "1 Special Force, 5 bonds a fort": what it does. NULL: that is not said; free it. */
char *text_level_effect (const WarRules *rules, const char *level);

/* "Entente: 665 points": a side and what it has, or may bring. Free it. */
char *text_force (const WarForce *force);

/* "British Brigades, French Brigades". Free it. */
char *text_force_books (const WarForce *force);

/* "4 × BEF Infantry · First Company · wave 2": units of a force; where each of several begins in
 * lines that follow. Free it. */
char *text_force_entry (const WarForceEntry *entry, const WarOperation *operation);

/* "wave 2", "from round 3, at the north edge": when and where they come; NULL: with all others,
 * from the start. Free it. */
char *text_force_entry_coming (const WarForceEntry *entry, const WarOperation *operation);

/* What a campaign carries over from an operation to the next one, as a sentence. */
const char *text_carried_over (void);

/* How a campaign is won, as a sentence. */
const char *text_campaign_victory (void);

/* "The player brings an army of at most 500 points from “Entente In Arms”.": of a force with a cost
 * limit. Free it. */
char *text_brought_force (const WarForce *force);

/* "Won by Entente": how a part of a campaign has ended, or that it has not been played. Free it. */
char *text_part_result (const WarPart *part);

/* How the campaign stands: wins, what was killed, and who has won. Free it. */
char *text_campaign_record (const WarCampaign *campaign);

/* "from round 3, at the north edge": when and where reserves come; zone: of the field, or NULL.
 * Free it. */
char *text_reserve (gint round, const WarOperation *operation, const WarZone *zone,
                    WarFieldEdge edge);

/* "Central Powers win when …": one victory condition as a sentence. Free it. */
char *text_condition (const WarCondition *condition, const WarOperation *operation);

/* A battle of two armies, just arranged, is called like its game type, in the players' language. */
void text_name_battle (WarOperation *operation);

/* How either side wins in a system whose rules alone say so; NULL in others. Free it. */
char *text_victory (const WarOperation *operation);

/* How each side wins, the given one first, and when it is over at the latest: sentences in one
 * line. Free it. */
char *text_goals (const WarOperation *operation, gint side);

G_END_DECLS

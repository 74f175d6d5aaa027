/* campaign-document.h: an open campaign
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/document.h"
#include "engine/campaign/campaign-edit.h"

G_BEGIN_DECLS

#define DUCK_TYPE_CAMPAIGN_DOCUMENT (duck_campaign_document_get_type ())
G_DECLARE_FINAL_TYPE (DuckCampaignDocument, duck_campaign_document, DUCK, CAMPAIGN_DOCUMENT,
                      DuckDocument)

/* A campaign without operations. */
DuckCampaignDocument *duck_campaign_document_new_empty (StoreLibrary *library, const char *name,
                                                        GError **error);

WarCampaign *duck_campaign_document_get_campaign (DuckCampaignDocument *self);

/* Edits, as in campaign-edit.h: each is a step of the history, but what is typed, or counted up, is
 * one. What changes nothing is none. */
void duck_campaign_document_set_name (DuckCampaignDocument *self, const char *name);
void duck_campaign_document_set_prologue (DuckCampaignDocument *self, const char *text);
void duck_campaign_document_add_operation (DuckCampaignDocument *self, WarOperation *operation,
                                           const char *link);
void duck_campaign_document_remove_part (DuckCampaignDocument *self, guint index);
void duck_campaign_document_move_part (DuckCampaignDocument *self, guint index, guint to);
void duck_campaign_document_set_winner_chooses (DuckCampaignDocument *self, guint index,
                                                gboolean winner_chooses);
void duck_campaign_document_set_result (DuckCampaignDocument *self, guint index,
                                        const WarResult *result);

/* A change of players, battles or results, as in league-edit.h: takes the new campaign; NULL: it
 * cannot be, and nothing changes. step: what it is called in the history. */
void duck_campaign_document_change (DuckCampaignDocument *self, WarCampaign *changed,
                                    const char *step);

/* The part's operation has got a file of its own, beside the campaign's. */
void duck_campaign_document_link_part (DuckCampaignDocument *self, guint index, const char *link);

/* The file of a part's operation, if it has one of its own that is there: beside the campaign's, or
 * where that is saved if nobody says otherwise; free it. */
char *duck_campaign_document_find_operation (DuckCampaignDocument *self, guint index);

G_END_DECLS

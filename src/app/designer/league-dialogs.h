/* league-dialogs.h: a result is entered, and a battle changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "desk/documents/campaign-document.h"

G_BEGIN_DECLS

/* Asks how a battle has ended, or takes it from a saved game, or takes a result back. */
void duck_league_record (GtkWidget *parent, DuckCampaignDocument *document, guint index);

/* Asks who plays what, when and after which battle; index: G_MAXUINT for a new one. */
void duck_league_edit_battle (GtkWidget *parent, DuckCampaignDocument *document, guint index);

G_END_DECLS

/* library-card.h: a document of the library, with its picture
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "app/library/library-item.h"

G_BEGIN_DECLS

#define DUCK_TYPE_LIBRARY_CARD (duck_library_card_get_type ())
G_DECLARE_FINAL_TYPE (DuckLibraryCard, duck_library_card, DUCK, LIBRARY_CARD, AdwBin)

/* Signals: "clicked", its document is to be opened; "menu", its menu is about to open, the actions
 * of which ("library.…") are for the chosen document: whoever shows the card chooses this one. */
GtkWidget *duck_library_card_new (void);

/* NULL: shows nothing. */
void duck_library_card_set_item (DuckLibraryCard *self, DuckLibraryItem *item);
DuckLibraryItem *duck_library_card_get_item (DuckLibraryCard *self);

void duck_library_card_open_menu (DuckLibraryCard *self);

G_END_DECLS

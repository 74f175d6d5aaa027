/* form-place.h: which part of a page of rows is in sight
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* How far the page has been scrolled. Its rows can be made anew in between: what is set holds if it
 * still can once they have been laid out. */
double duck_form_place_get (AdwPreferencesPage *page);
void duck_form_place_set (AdwPreferencesPage *page, double place);

/* Scrolls to the row as soon as it has been laid out, with so many pixels from its top on. */
void duck_form_place_show (AdwPreferencesPage *page, GtkWidget *row, int pixels);

G_END_DECLS

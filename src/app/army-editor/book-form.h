/* book-form.h: a book's own traits and its limits
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/documents/book-document.h"

G_BEGIN_DECLS

#define DUCK_TYPE_BOOK_FORM (duck_book_form_get_type ())
G_DECLARE_FINAL_TYPE (DuckBookForm, duck_book_form, DUCK, BOOK_FORM, AdwBin)

GtkWidget *duck_book_form_new (DuckBookDocument *document);

/* Follows the document, unless the form has changed it itself. */
void duck_book_form_update (DuckBookForm *self);

G_END_DECLS

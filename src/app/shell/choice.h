/* choice.h: a document that a chooser offers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/library/library-item.h"
#include "desk/documents/document.h"

G_BEGIN_DECLS

/* Where it is offered; a document is offered once, in the first of these. */
typedef enum
{
  DUCK_SECTION_OPEN, /* in another tab */
  DUCK_SECTION_BESIDE, /* in the folder of the document that it is chosen for */
  DUCK_SECTION_RECENT,
  DUCK_SECTION_OWN,
  DUCK_SECTION_BUILT_IN,
} DuckSection;

#define DUCK_TYPE_CHOICE (duck_choice_get_type ())
G_DECLARE_FINAL_TYPE (DuckChoice, duck_choice, DUCK, CHOICE, GObject)

/* item: NULL if the library does not know the document, which is of a tab. document: of a tab; or
 * NULL.
 *
 * Property that notifies: "heading", that of its section if it is the first one there; or NULL. */
DuckChoice *duck_choice_new (DuckSection section, DuckLibraryItem *item, DuckDocument *document);

DuckSection duck_choice_get_section (DuckChoice *self);
DuckLibraryItem *duck_choice_get_item (DuckChoice *self);
DuckDocument *duck_choice_get_document (DuckChoice *self);
const char *duck_choice_get_heading (DuckChoice *self);
void duck_choice_set_first (DuckChoice *self, gboolean first);

/* Where it is kept, by which documents of one name are told apart; free it. */
char *duck_choice_dup_place (DuckChoice *self);

/* Whether what it is, is in a file. */
gboolean duck_choice_is_saved (DuckChoice *self);

G_END_DECLS

/* field-document.h: an open battlefield
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/document.h"
#include "engine/field/field.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_DOCUMENT (duck_field_document_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldDocument, duck_field_document, DUCK, FIELD_DOCUMENT, DuckDocument)

/* path: NULL while there is no file. */
DuckFieldDocument *duck_field_document_new (StoreLibrary *library, const char *path,
                                            WarField *field);

WarField *duck_field_document_get_field (DuckFieldDocument *self);

/* A step of the history with that name. The field, which is taken over, comes from
 * engine/field-edit/field-edit.h; NULL, or the present one: nothing happens, and FALSE. */
gboolean duck_field_document_edit (DuckFieldDocument *self, WarField *field, const char *name);

/* The same, but steps of one name that follow each other are one. */
gboolean duck_field_document_edit_typed (DuckFieldDocument *self, WarField *field,
                                         const char *name);

/* The rules whose effects and checks are shown; a matter of the view, not of the field. NULL: no
 * system's could be read. Notifies "rules". */
WarRules *duck_field_document_get_rules (DuckFieldDocument *self);

/* In which its players measure. */
WarLengthUnit duck_field_document_get_length_unit (DuckFieldDocument *self);
void duck_field_document_set_rules (DuckFieldDocument *self, WarRules *rules);

/* WarFieldOddity: what is odd about it; lent until the next change. */
const GArray *duck_field_document_get_oddities (DuckFieldDocument *self);

G_END_DECLS

/* document-sheets.c: what is printed of an open file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/document.h"
#include "draw/cut/template-sheet.h"
#include "store/documents/routine.h"

gboolean
duck_document_can_print (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);

  return DUCK_DOCUMENT_GET_CLASS (self)->new_sheets != NULL;
}

gboolean
duck_document_find_subject (DuckDocument *self, DrawSubject *subject)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (subject != NULL, FALSE);

  const DuckDocumentClass *klass = DUCK_DOCUMENT_GET_CLASS (self);

  if (klass->get_subject == NULL)
    return FALSE;
  *subject = klass->get_subject (self);
  subject->routine = store_library_get_routine (duck_document_get_library (self),
                                                subject->rules->system->id, NULL);
  return TRUE;
}

guint
duck_document_get_sheet_parts (DuckDocument *self)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (self), 0);

  const DuckDocumentClass *klass = DUCK_DOCUMENT_GET_CLASS (self);
  DrawSubject subject;

  if (duck_document_find_subject (self, &subject) && !draw_template_sheets_has (&subject))
    return klass->sheet_parts & ~(guint) DRAW_SHEET_TEMPLATES;
  return klass->sheet_parts;
}

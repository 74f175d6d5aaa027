/* sheet-source.c: what sheets of a document are made of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/sheet-source.h"

#include "desk/documents/document-private.h"
#include "draw/print/booklet.h"
#include "draw/print/extras.h"

struct _DuckSheetSource
{
  const DuckDocumentClass *klass; /* of the document */
  gpointer value; /* from which the subject is lent */
  GDestroyNotify unref;
  gboolean has_subject;
  DrawSubject subject;
  WarState *state; /* the subject's; or NULL */
  WarRoutine *routine; /* likewise */
  guint parts; /* what can be left out */
};

DuckSheetSource *
duck_sheet_source_new (DuckDocument *document)
{
  g_return_val_if_fail (DUCK_IS_DOCUMENT (document), NULL);

  const DuckDocumentClass *klass = DUCK_DOCUMENT_GET_CLASS (document);

  g_return_val_if_fail (klass->new_sheets != NULL, NULL);

  DuckSheetSource *source = g_new0 (DuckSheetSource, 1);
  DrawSubject *subject = &source->subject;

  source->klass = klass;
  source->parts = duck_document_get_sheet_parts (document);
  source->has_subject = duck_document_find_subject (document, subject);
  source->value = klass->ref_value (duck_document_get_value (document));
  source->unref = duck_history_get_unref (duck_document_get_private (document)->history);
  if (subject->state != NULL)
    subject->state = source->state = war_state_copy (subject->state);
  if (subject->routine != NULL)
    subject->routine = source->routine = war_routine_ref ((WarRoutine *) subject->routine);
  return source;
}

void
duck_sheet_source_free (DuckSheetSource *source)
{
  if (source == NULL)
    return;

  g_free (source->state);
  g_clear_pointer (&source->routine, war_routine_unref);
  source->unref (source->value);
  g_free (source);
}

static DrawSheets *
lay_out (const DuckSheetSource *source, const DrawSheetSetup *setup)
{
  const DrawSubject *subject = source->has_subject ? &source->subject : NULL;
  DrawSheets *sheets = source->klass->new_sheets (source->value, subject, setup);

  return subject != NULL ? draw_extras_add (sheets, source->parts, subject, setup) : sheets;
}

DrawSheets *
duck_sheet_source_lay_out (const DuckSheetSource *source, const DrawSheetSetup *setup,
                           gboolean as_booklet)
{
  g_return_val_if_fail (source != NULL && setup != NULL, NULL);

  DrawSheetSetup half;
  DrawSheets *pages;

  if (!as_booklet)
    return lay_out (source, setup);

  half = draw_booklet_get_setup (setup);
  pages = lay_out (source, &half);
  return source->has_subject ? draw_extras_fold (pages, source->parts, &source->subject, setup)
                             : draw_booklet_new (pages, setup->paper);
}

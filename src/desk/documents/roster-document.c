/* roster-document.c: a roster that another program has written, to be printed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/roster-document.h"

#include "draw/sheets/words-sheet.h"
#include "draw/surface/sheet-options.h"
#include "store/foreign/battlescribe.h"

struct _DuckRosterDocument
{
  DuckDocument parent_instance;
};

G_DEFINE_FINAL_TYPE (DuckRosterDocument, duck_roster_document, DUCK_TYPE_DOCUMENT)

static const char *
duck_roster_document_get_title (DuckDocument *document)
{
  return ((const WarRoster *) duck_document_get_value (document))->name;
}

static DrawSheets *
duck_roster_document_new_sheets (gpointer value, const DrawSubject *subject,
                                 const DrawSheetSetup *setup)
{
  return draw_words_sheets_new (war_roster_ref (value), setup);
}

static void
duck_roster_document_value_changed (DuckDocument *document)
{
  /* There is only ever one. */
}

static gpointer
duck_roster_document_read (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_battlescribe_roster_load (path, faults);
}

static DuckDocument *
duck_roster_document_make (StoreLibrary *library, const char *path, gpointer value)
{
  DuckDocument *self = g_object_new (DUCK_TYPE_ROSTER_DOCUMENT, NULL);

  duck_document_construct (self, library, path, value, (GDestroyNotify) war_roster_unref);
  return self;
}

static void
duck_roster_document_class_init (DuckRosterDocumentClass *klass)
{
  DuckDocumentClass *document_class = DUCK_DOCUMENT_CLASS (klass);

  document_class->suffix = ".ros";
  document_class->read = duck_roster_document_read;
  document_class->make = duck_roster_document_make;
  document_class->release = (GDestroyNotify) war_roster_unref;
  document_class->get_title = duck_roster_document_get_title;
  document_class->new_sheets = duck_roster_document_new_sheets;
  document_class->ref_value = (gpointer (*) (gpointer)) war_roster_ref;
  document_class->sheet_parts = DRAW_SHEET_COSTS | DRAW_SHEET_NOTES | DRAW_SHEET_TRAITS;
  document_class->value_changed = duck_roster_document_value_changed;
}

static void
duck_roster_document_init (DuckRosterDocument *self)
{
}

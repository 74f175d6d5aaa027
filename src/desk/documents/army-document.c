/* army-document.c: an open army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/army-document.h"

#include <glib/gi18n-lib.h>

#include "desk/documents/type-item.h"
#include "desk/documents/unit-item.h"
#include "desk/documents/unit-list.h"
#include "draw/sheets/roster-sheet.h"
#include "draw/surface/sheet-options.h"
#include "store/documents/army-file.h"
#include "text/army/problem.h"
#include "text/words/phrase.h"

struct _DuckArmyDocument
{
  DuckDocument parent_instance;

  GPtrArray *problems; /* WarProblem */
  GListStore *types; /* DuckTypeItem: those of the book */
  WarBook *book; /* or NULL */
  GListStore *units; /* DuckUnitItem */
  gboolean merged;
};

G_DEFINE_FINAL_TYPE (DuckArmyDocument, duck_army_document, DUCK_TYPE_DOCUMENT)

WarArmy *
duck_army_document_get_army (DuckArmyDocument *self)
{
  g_return_val_if_fail (DUCK_IS_ARMY_DOCUMENT (self), NULL);

  return duck_document_get_value (DUCK_DOCUMENT (self));
}

GPtrArray *
duck_army_document_get_problems (DuckArmyDocument *self)
{
  g_return_val_if_fail (DUCK_IS_ARMY_DOCUMENT (self), NULL);

  return self->problems;
}

GListModel *
duck_army_document_get_types (DuckArmyDocument *self)
{
  g_return_val_if_fail (DUCK_IS_ARMY_DOCUMENT (self), NULL);

  return G_LIST_MODEL (self->types);
}

GListModel *
duck_army_document_get_units (DuckArmyDocument *self)
{
  g_return_val_if_fail (DUCK_IS_ARMY_DOCUMENT (self), NULL);

  return G_LIST_MODEL (self->units);
}

/* ---------------------------------------------------------------------------------------------
 * The models follow the army. */

static void
update_types (DuckArmyDocument *self)
{
  WarArmy *army = duck_army_document_get_army (self);

  if (army->book == self->book)
    return;

  g_clear_pointer (&self->book, war_book_unref);
  g_list_store_remove_all (self->types);
  if (army->book == NULL)
    return;

  self->book = war_book_ref (army->book);
  for (guint i = 0; i < army->book->types->len; i++)
    {
      WarUnitType *type = g_ptr_array_index (army->book->types, i);
      g_autoptr (DuckTypeItem) item = duck_type_item_new (type, army->rules);

      g_list_store_append (self->types, item);
    }
}

/* Says of each type what would be wrong if it was added. */
static void
check_types (DuckArmyDocument *self)
{
  WarArmy *army = duck_army_document_get_army (self);
  guint n_types = g_list_model_get_n_items (G_LIST_MODEL (self->types));

  for (guint i = 0; i < n_types; i++)
    {
      g_autoptr (DuckTypeItem) item = g_list_model_get_item (G_LIST_MODEL (self->types), i);
      WarUnitType *type = duck_type_item_get_unit_type (item);
      g_autoptr (GPtrArray) problems = war_army_check_addition (army, type);
      g_autoptr (GString) sentences = g_string_new (NULL);

      for (guint j = 0; j < problems->len; j++)
        {
          g_autofree char *sentence = text_problem (g_ptr_array_index (problems, j));

          g_string_append_printf (sentences, "%s%s", j > 0 ? "\n" : "", sentence);
        }
      if (sentences->len > 0)
        {
          /* Translators: a unit type, and what would be wrong: "With one more BEF Infantry: The
           * army costs 705 points …" */
          g_autofree char *problem = g_strdup_printf (_ ("With one more %s: %s"),
                                                      text_translate (type->name), sentences->str);

          duck_type_item_set_problem (item, problem);
        }
      else
        duck_type_item_set_problem (item, NULL);
    }
}

void
duck_army_document_set_merged (DuckArmyDocument *self, gboolean merged)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));

  if (self->merged == merged)
    return;

  self->merged = merged;
  g_list_store_remove_all (self->units);
  duck_unit_list_update (self->units, duck_army_document_get_army (self), merged);
}

static void
duck_army_document_value_changed (DuckDocument *document)
{
  DuckArmyDocument *self = DUCK_ARMY_DOCUMENT (document);

  g_clear_pointer (&self->problems, g_ptr_array_unref);
  self->problems = war_army_check (duck_army_document_get_army (self));

  update_types (self);
  check_types (self);
  duck_unit_list_update (self->units, duck_army_document_get_army (self), self->merged);
}

/* ---------------------------------------------------------------------------------------------
 * The document. */

static const char *
duck_army_document_get_title (DuckDocument *document)
{
  return duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document))->name;
}

static gboolean
duck_army_document_save (DuckDocument *document, const char *path, GError **error)
{
  WarArmy *army = duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document));

  return store_army_save (duck_document_get_library (document), army, path, error);
}

static DrawSheets *
duck_army_document_new_sheets (gpointer value, const DrawSubject *subject,
                               const DrawSheetSetup *setup)
{
  return draw_roster_sheets_new (value, setup);
}

static DrawSubject
duck_army_document_get_subject (DuckDocument *document)
{
  WarArmy *army = duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document));

  return (DrawSubject){ .army = army, .rules = army->rules };
}

DuckArmyDocument *
duck_army_document_new (StoreLibrary *library, const char *path, WarArmy *army)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (army != NULL, NULL);

  DuckArmyDocument *self = g_object_new (DUCK_TYPE_ARMY_DOCUMENT, NULL);

  duck_document_construct (DUCK_DOCUMENT (self), library, path, war_army_ref (army),
                           (GDestroyNotify) war_army_unref);
  return self;
}

static gpointer
duck_army_document_read (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_army_load (library, path, faults);
}

static DuckDocument *
duck_army_document_make (StoreLibrary *library, const char *path, gpointer value)
{
  g_autoptr (WarArmy) army = value;

  return DUCK_DOCUMENT (duck_army_document_new (library, path, army));
}

static GBytes *
duck_army_document_to_bytes (DuckDocument *document)
{
  return store_army_to_bytes (duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document)));
}

static DuckDocument *
duck_army_document_from_bytes (StoreLibrary *library, const char *path, GBytes *bytes,
                               StoreFaults *faults)
{
  g_autoptr (WarArmy) army = store_army_from_bytes (library, bytes, faults);

  return army != NULL ? DUCK_DOCUMENT (duck_army_document_new (library, path, army)) : NULL;
}

static void
duck_army_document_finalize (GObject *object)
{
  DuckArmyDocument *self = DUCK_ARMY_DOCUMENT (object);

  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_clear_object (&self->types);
  g_clear_pointer (&self->book, war_book_unref);
  g_clear_object (&self->units);

  G_OBJECT_CLASS (duck_army_document_parent_class)->finalize (object);
}

static void
duck_army_document_class_init (DuckArmyDocumentClass *klass)
{
  DuckDocumentClass *document_class = DUCK_DOCUMENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_army_document_finalize;
  document_class->suffix = ".duckarmy";
  document_class->kind = N_ ("Armies");
  document_class->read = duck_army_document_read;
  document_class->make = duck_army_document_make;
  document_class->release = (GDestroyNotify) war_army_unref;
  document_class->get_title = duck_army_document_get_title;
  document_class->save = duck_army_document_save;
  document_class->to_bytes = duck_army_document_to_bytes;
  document_class->from_bytes = duck_army_document_from_bytes;
  document_class->new_sheets = duck_army_document_new_sheets;
  document_class->ref_value = (gpointer (*) (gpointer)) war_army_ref;
  document_class->sheet_parts = DRAW_SHEET_PARTS_OF_ARMY;
  document_class->get_subject = duck_army_document_get_subject;
  document_class->value_changed = duck_army_document_value_changed;
}

static void
duck_army_document_init (DuckArmyDocument *self)
{
  self->types = g_list_store_new (DUCK_TYPE_TYPE_ITEM);
  self->units = g_list_store_new (DUCK_TYPE_UNIT_ITEM);
  self->merged = TRUE;
}

/* operation-document.c: an open operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/operation-document.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "desk/base/kind.h"
#include "draw/sheets/operation-sheet.h"
#include "draw/surface/sheet-options.h"
#include "store/disk/name.h"
#include "store/documents/field-file.h"
#include "store/documents/links.h"
#include "store/documents/operation-file.h"
#include "store/documents/routine.h"

struct _DuckOperationDocument
{
  DuckDocument parent_instance;

  char *id; /* in its file, if that is a copy of another's; or NULL: its own */
  GArray *oddities; /* WarOddity */
  char *last_link; /* of its field, be it given up meanwhile; or NULL */
  gboolean field_gone; /* as it was when the disk changed last */
};

G_DEFINE_FINAL_TYPE (DuckOperationDocument, duck_operation_document, DUCK_TYPE_DOCUMENT)

WarOperation *
duck_operation_document_get_operation (DuckOperationDocument *self)
{
  g_return_val_if_fail (DUCK_IS_OPERATION_DOCUMENT (self), NULL);

  return duck_document_get_value (DUCK_DOCUMENT (self));
}

/* Found when it is asked for: a document that nobody looks at is not checked. */
const GArray *
duck_operation_document_get_oddities (DuckOperationDocument *self)
{
  g_return_val_if_fail (DUCK_IS_OPERATION_DOCUMENT (self), NULL);

  if (self->oddities == NULL)
    self->oddities = war_operation_check (duck_operation_document_get_operation (self));
  return self->oddities;
}

char *
duck_operation_document_find_field (DuckOperationDocument *self)
{
  g_return_val_if_fail (DUCK_IS_OPERATION_DOCUMENT (self), NULL);

  const char *link = duck_operation_document_get_operation (self)->field_link;
  const char *path = duck_document_get_path (DUCK_DOCUMENT (self));
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;
  g_autofree char *field_path
    = link != NULL && folder != NULL ? g_build_filename (folder, link, NULL) : NULL;

  return field_path != NULL && g_file_test (field_path, G_FILE_TEST_IS_REGULAR)
           ? g_steal_pointer (&field_path)
           : NULL;
}

/* So many bytes of files are read to find one. The window waits for it: a tenth of a second. */
#define MAX_LOOKED 2000000

static gboolean
is_called (StoreLibrary *library, const char *folder, const char *file, const char *name)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarField) field
    = g_file_test (path, G_FILE_TEST_IS_REGULAR) ? store_field_open (library, path, faults) : NULL;

  return field != NULL && g_str_equal (field->name, name);
}

static gint64
get_size (const char *folder, const char *file)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  GStatBuf status;

  return g_stat (path, &status) == 0 ? status.st_size : 0;
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Beside the operation's file: the one whose field is called like the operation's, as it is usually
 * named, else the first of the alphabet, as far as one looks; NULL: there is none. */
static char *
find_namesake (DuckOperationDocument *self, const char *folder)
{
  const char *suffix = duck_kind_get_info (DUCK_KIND_FIELD)->suffix;
  const char *own_name = duck_operation_document_get_operation (self)->field->name;
  g_autofree char *usual = duck_kind_suggest_name (own_name, suffix);
  g_autoptr (GDir) dir = folder != NULL ? g_dir_open (folder, 0, NULL) : NULL;
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  StoreLibrary *library = duck_document_get_library (DUCK_DOCUMENT (self));
  gint64 looked = 0;
  const char *file;

  if (dir == NULL)
    return NULL;
  if (is_called (library, folder, usual, own_name))
    return g_steal_pointer (&usual);

  while ((file = g_dir_read_name (dir)) != NULL)
    if (store_name_has_suffix (file, suffix))
      g_ptr_array_add (files, g_strdup (file));
  g_ptr_array_sort (files, compare_names);
  for (guint i = 0; i < files->len; i++)
    {
      file = g_ptr_array_index (files, i);
      looked += get_size (folder, file);
      if (looked > MAX_LOOKED)
        return NULL;
      if (is_called (library, folder, file, own_name))
        return g_strdup (file);
    }
  return NULL;
}

gboolean
duck_operation_document_link_field (DuckOperationDocument *self, StoreFaults *faults)
{
  g_return_val_if_fail (DUCK_IS_OPERATION_DOCUMENT (self), FALSE);

  const WarOperation *operation = duck_operation_document_get_operation (self);
  const char *path = duck_document_get_path (DUCK_DOCUMENT (self));
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;
  g_autofree char *link
    = self->last_link != NULL ? g_strdup (self->last_link) : find_namesake (self, folder);
  g_autofree char *file
    = folder != NULL && link != NULL ? g_build_filename (folder, link, NULL) : NULL;
  g_autoptr (WarField) found = NULL;

  if (link == NULL)
    link = duck_kind_suggest_name (operation->field->name,
                                   duck_kind_get_info (DUCK_KIND_FIELD)->suffix);
  if (file != NULL && g_file_test (file, G_FILE_TEST_EXISTS))
    {
      found = store_field_open (duck_document_get_library (DUCK_DOCUMENT (self)), file, faults);
      if (found == NULL)
        return FALSE;
    }
  duck_document_push (
    DUCK_DOCUMENT (self),
    war_operation_set_field (operation, found != NULL ? found : operation->field, link),
    _ ("Link Battlefield"));
  return TRUE;
}

gboolean
duck_operation_document_is_field_gone (DuckOperationDocument *self)
{
  g_return_val_if_fail (DUCK_IS_OPERATION_DOCUMENT (self), FALSE);

  const WarOperation *operation = duck_operation_document_get_operation (self);
  g_autofree char *path = duck_operation_document_find_field (self);

  return operation->field_link != NULL && !operation->field->is_absent && path == NULL
         && duck_document_get_path (DUCK_DOCUMENT (self)) != NULL;
}

static GPtrArray *
duck_operation_document_list_links (DuckDocument *document, const char *folder)
{
  return store_operation_list_links (
    duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document)), folder);
}

static gboolean
duck_operation_document_links_changed (DuckDocument *document, const char *folder)
{
  DuckOperationDocument *self = DUCK_OPERATION_DOCUMENT (document);
  gboolean was_gone = self->field_gone;
  WarOperation *operation = duck_operation_document_get_operation (self);
  WarOperation *found
    = store_operation_follow_links (duck_document_get_library (document), operation, folder);

  if (found != NULL)
    duck_document_push_found (document, found,
                              war_operation_count_absent (found)
                                  < war_operation_count_absent (operation)
                                ? _ ("Find What Was Missing")
                                : _ ("Read Battlefield Again"));
  self->field_gone = duck_operation_document_is_field_gone (self);
  return self->field_gone != was_gone;
}

static const char *
duck_operation_document_get_title (DuckDocument *document)
{
  return duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document))->name;
}

/* The operation as it stands in the file, under that id; NULL: its own. */
static WarOperation *
new_of_id (DuckOperationDocument *self, const char *id)
{
  WarOperation *operation = war_operation_copy (duck_operation_document_get_operation (self));

  if (id != NULL)
    {
      g_free (operation->id);
      operation->id = g_strdup (id);
    }
  return operation;
}

/* Under another name it is another operation, if the first is still there: a campaign has each
 * once. */
static gboolean
duck_operation_document_save (DuckDocument *document, const char *path, GError **error)
{
  DuckOperationDocument *self = DUCK_OPERATION_DOCUMENT (document);
  const char *old_path = duck_document_get_path (document);
  gboolean copies = old_path != NULL && !g_str_equal (old_path, path)
                    && g_file_test (old_path, G_FILE_TEST_EXISTS);
  g_autofree char *id = copies ? g_uuid_string_random () : g_strdup (self->id);
  g_autoptr (WarOperation) operation = new_of_id (self, id);

  if (!store_operation_save (duck_document_get_library (document), operation, path, error))
    return FALSE;

  g_free (self->id);
  self->id = g_steal_pointer (&id);
  return TRUE;
}

static DrawSheets *
duck_operation_document_new_sheets (gpointer value, const DrawSubject *subject,
                                    const DrawSheetSetup *setup)
{
  return draw_operation_sheets_new (value, subject->routine, setup);
}

static DrawSubject
duck_operation_document_get_subject (DuckDocument *document)
{
  WarOperation *operation
    = duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document));

  return (DrawSubject){ .operation = operation, .rules = operation->rules };
}

static void
duck_operation_document_value_changed (DuckDocument *document)
{
  DuckOperationDocument *self = DUCK_OPERATION_DOCUMENT (document);

  const char *link = duck_operation_document_get_operation (self)->field_link;

  g_clear_pointer (&self->oddities, g_array_unref);
  if (link != NULL && g_strcmp0 (link, self->last_link) != 0)
    {
      g_free (self->last_link);
      self->last_link = g_strdup (link);
    }
}

DuckOperationDocument *
duck_operation_document_new (StoreLibrary *library, const char *path, WarOperation *operation)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (operation != NULL, NULL);

  DuckOperationDocument *self = g_object_new (DUCK_TYPE_OPERATION_DOCUMENT, NULL);

  duck_document_construct (DUCK_DOCUMENT (self), library, path, war_operation_ref (operation),
                           (GDestroyNotify) war_operation_unref);
  return self;
}

static gpointer
duck_operation_document_read (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_operation_load_incomplete (library, path, faults);
}

static DuckDocument *
duck_operation_document_make (StoreLibrary *library, const char *path, gpointer value)
{
  g_autoptr (WarOperation) operation = value;

  return DUCK_DOCUMENT (duck_operation_document_new (library, path, operation));
}

static gpointer
duck_operation_document_carry_found (gconstpointer later, gconstpointer before, gconstpointer found)
{
  return store_operation_carry_found (later, before, found);
}

static GBytes *
duck_operation_document_to_bytes (DuckDocument *document)
{
  DuckOperationDocument *self = DUCK_OPERATION_DOCUMENT (document);
  g_autoptr (WarOperation) operation = new_of_id (self, self->id);

  return store_operation_to_draft (operation);
}

static DuckDocument *
duck_operation_document_from_bytes (StoreLibrary *library, const char *path, GBytes *bytes,
                                    StoreFaults *faults)
{
  g_autoptr (WarOperation) operation = store_operation_from_draft (library, bytes, faults);
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;
  g_autoptr (WarOperation) found
    = operation != NULL ? store_operation_find_absent (library, operation, folder) : NULL;

  return operation != NULL ? DUCK_DOCUMENT (
           duck_operation_document_new (library, path, found != NULL ? found : operation))
                           : NULL;
}

static void
duck_operation_document_finalize (GObject *object)
{
  DuckOperationDocument *self = DUCK_OPERATION_DOCUMENT (object);

  g_clear_pointer (&self->oddities, g_array_unref);
  g_free (self->id);
  g_free (self->last_link);

  G_OBJECT_CLASS (duck_operation_document_parent_class)->finalize (object);
}

static void
duck_operation_document_class_init (DuckOperationDocumentClass *klass)
{
  DuckDocumentClass *document_class = DUCK_DOCUMENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_operation_document_finalize;
  document_class->suffix = ".duckop";
  document_class->kind = N_ ("Operations");
  document_class->read = duck_operation_document_read;
  document_class->make = duck_operation_document_make;
  document_class->release = (GDestroyNotify) war_operation_unref;
  document_class->get_title = duck_operation_document_get_title;
  document_class->save = duck_operation_document_save;
  document_class->to_bytes = duck_operation_document_to_bytes;
  document_class->from_bytes = duck_operation_document_from_bytes;
  document_class->new_sheets = duck_operation_document_new_sheets;
  document_class->ref_value = (gpointer (*) (gpointer)) war_operation_ref;
  document_class->sheet_parts = DRAW_SHEET_PARTS_OF_OPERATION;
  document_class->get_subject = duck_operation_document_get_subject;
  document_class->list_links = duck_operation_document_list_links;
  document_class->links_changed = duck_operation_document_links_changed;
  document_class->carry_found = duck_operation_document_carry_found;
  document_class->value_changed = duck_operation_document_value_changed;
}

static void
duck_operation_document_init (DuckOperationDocument *self)
{
}

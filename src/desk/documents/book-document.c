/* book-document.c: an open army book
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/book-document.h"

#include <glib/gi18n-lib.h>

#include "desk/documents/type-item.h"
#include "draw/sheets/roster-sheet.h"
#include "draw/surface/sheet-options.h"
#include "engine/army/book-edit.h"
#include "store/disk/name.h"
#include "store/documents/book-file.h"
#include "text/words/phrase.h"

struct _DuckBookDocument
{
  DuckDocument parent_instance;

  GListStore *types; /* DuckTypeItem */
  char *faults; /* or NULL */
  char *id; /* of the file that was read or written last, and its revision: no part of an edit */
  gint revision;
};

G_DEFINE_FINAL_TYPE (DuckBookDocument, duck_book_document, DUCK_TYPE_DOCUMENT)

WarBook *
duck_book_document_get_book (DuckBookDocument *self)
{
  g_return_val_if_fail (DUCK_IS_BOOK_DOCUMENT (self), NULL);

  return duck_document_get_value (DUCK_DOCUMENT (self));
}

const char *
duck_book_document_get_id (DuckBookDocument *self)
{
  g_return_val_if_fail (DUCK_IS_BOOK_DOCUMENT (self), NULL);

  return self->id;
}

const char *
duck_book_document_get_faults (DuckBookDocument *self)
{
  g_return_val_if_fail (DUCK_IS_BOOK_DOCUMENT (self), NULL);

  return self->faults;
}

GListModel *
duck_book_document_get_types (DuckBookDocument *self)
{
  g_return_val_if_fail (DUCK_IS_BOOK_DOCUMENT (self), NULL);

  return G_LIST_MODEL (self->types);
}

/* ---------------------------------------------------------------------------------------------
 * What follows from the book. */

static WarUnitType *
get_shown_type (DuckBookDocument *self, guint position)
{
  g_autoptr (DuckTypeItem) item = g_list_model_get_item (G_LIST_MODEL (self->types), position);

  return duck_type_item_get_unit_type (item);
}

/* Replaces only what differs between the common beginning and the common end. */
static void
update_types (DuckBookDocument *self)
{
  const WarBook *book = duck_book_document_get_book (self);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->types)), n_new = book->types->len;
  guint start = 0, end = 0;
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  while (start < MIN (n_old, n_new)
         && get_shown_type (self, start) == g_ptr_array_index (book->types, start))
    start++;
  while (end < MIN (n_old, n_new) - start
         && get_shown_type (self, n_old - 1 - end)
              == g_ptr_array_index (book->types, n_new - 1 - end))
    end++;

  for (guint i = start; i < n_new - end; i++)
    g_ptr_array_add (added, duck_type_item_new (g_ptr_array_index (book->types, i), book->rules));
  if (added->len > 0 || n_old != n_new)
    g_list_store_splice (self->types, start, n_old - end - start, added->pdata, added->len);
}

/* Reads back what would be written, as saving does. */
static void
check (DuckBookDocument *self)
{
  g_autoptr (GBytes) bytes = store_book_to_bytes (duck_book_document_get_book (self));
  g_autoptr (StoreFaults) faults = store_faults_new ("");
  g_autoptr (WarBook) book
    = store_book_from_bytes (duck_document_get_library (DUCK_DOCUMENT (self)), bytes, faults);
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < faults->items->len; i++)
    g_string_append_printf (lines, "%s%s.", i > 0 ? "\n" : "",
                            ((const StoreFault *) g_ptr_array_index (faults->items, i))->message);
  g_free (self->faults);
  self->faults = book == NULL ? g_strdup (lines->str) : NULL;
}

static void
duck_book_document_value_changed (DuckDocument *document)
{
  DuckBookDocument *self = DUCK_BOOK_DOCUMENT (document);

  check (self);
  update_types (self);
}

/* ---------------------------------------------------------------------------------------------
 * Edits. */

static const char *
get_type_name (DuckBookDocument *self, guint index)
{
  const WarUnitType *type = g_ptr_array_index (duck_book_document_get_book (self)->types, index);

  return text_translate (type->name);
}

void
duck_book_document_set_name (DuckBookDocument *self, const char *name)
{
  g_return_if_fail (DUCK_IS_BOOK_DOCUMENT (self));
  g_return_if_fail (name != NULL && *name != '\0');

  WarBook *book = duck_book_document_get_book (self);

  if (!g_str_equal (book->name, name))
    duck_document_push_typed (DUCK_DOCUMENT (self), war_book_set_name (book, name),
                              _ ("Rename Book"));
}

void
duck_book_document_insert_type (DuckBookDocument *self, guint index, WarUnitType *type)
{
  g_return_if_fail (DUCK_IS_BOOK_DOCUMENT (self));

  WarBook *book = duck_book_document_get_book (self);
  /* Translators: a step that can be undone; %s is a unit type */
  g_autofree char *step = g_strdup_printf (_ ("Add %s"), text_translate (type->name));

  if (book->types->len < WAR_BOOK_MAX_TYPES)
    duck_document_push (DUCK_DOCUMENT (self), war_book_insert_type (book, index, type), step);
}

void
duck_book_document_set_type (DuckBookDocument *self, guint index, WarUnitType *type,
                             const char *what)
{
  g_return_if_fail (DUCK_IS_BOOK_DOCUMENT (self));

  WarBook *book = duck_book_document_get_book (self);
  /* Translators: a step that can be undone: what has been changed, and of which unit type */
  g_autofree char *step
    = g_strdup_printf (_ ("Change %s of %s"), what, get_type_name (self, index));
  g_autofree char *part = g_strdup_printf ("type %s %s", type->id, what);

  duck_document_push_typed_into (DUCK_DOCUMENT (self), war_book_replace_type (book, index, type),
                                 step, part);
}

void
duck_book_document_remove_type (DuckBookDocument *self, guint index)
{
  g_return_if_fail (DUCK_IS_BOOK_DOCUMENT (self));

  WarBook *book = duck_book_document_get_book (self);
  /* Translators: a step that can be undone; %s is a unit type */
  g_autofree char *step = g_strdup_printf (_ ("Remove %s"), get_type_name (self, index));

  duck_document_push (DUCK_DOCUMENT (self), war_book_remove_type (book, index), step);
}

void
duck_book_document_add_trait (DuckBookDocument *self, WarTrait *trait)
{
  g_return_if_fail (DUCK_IS_BOOK_DOCUMENT (self));

  WarBook *book = duck_book_document_get_book (self);

  if (book->traits->len < WAR_BOOK_MAX_TRAITS)
    duck_document_push (DUCK_DOCUMENT (self), war_book_add_trait (book, trait), _ ("Add Trait"));
}

void
duck_book_document_set_trait (DuckBookDocument *self, guint index, WarTrait *trait)
{
  g_return_if_fail (DUCK_IS_BOOK_DOCUMENT (self));

  WarBook *book = duck_book_document_get_book (self);
  g_autofree char *part = g_strdup_printf ("trait %u", index);

  duck_document_push_typed_into (DUCK_DOCUMENT (self), war_book_replace_trait (book, index, trait),
                                 _ ("Change Trait"), part);
}

void
duck_book_document_remove_trait (DuckBookDocument *self, guint index)
{
  g_return_if_fail (DUCK_IS_BOOK_DOCUMENT (self));

  WarBook *book = duck_book_document_get_book (self);

  duck_document_push (DUCK_DOCUMENT (self), war_book_remove_trait (book, index),
                      _ ("Remove Trait"));
}

void
duck_book_document_set_limit (DuckBookDocument *self, const char *category, gint share, gint of)
{
  g_return_if_fail (DUCK_IS_BOOK_DOCUMENT (self));

  WarBook *book = duck_book_document_get_book (self);
  g_autofree char *part = g_strdup_printf ("share of %s", category);

  duck_document_push_typed_into (
    DUCK_DOCUMENT (self), war_book_set_limit (book, category, share, of), _ ("Change Limit"), part);
}

void
duck_book_document_add_limit (DuckBookDocument *self, const WarLimit *limit)
{
  g_return_if_fail (DUCK_IS_BOOK_DOCUMENT (self));

  WarBook *book = duck_book_document_get_book (self);

  if (book->limits->len < WAR_BOOK_MAX_LIMITS)
    duck_document_push (DUCK_DOCUMENT (self),
                        war_book_insert_limit (book, book->limits->len, limit), _ ("Add Limit"));
}

void
duck_book_document_replace_limit (DuckBookDocument *self, guint index, const WarLimit *limit)
{
  g_return_if_fail (DUCK_IS_BOOK_DOCUMENT (self));

  WarBook *book = duck_book_document_get_book (self);
  g_autofree char *part = g_strdup_printf ("limit %u", index);

  duck_document_push_typed_into (DUCK_DOCUMENT (self), war_book_replace_limit (book, index, limit),
                                 _ ("Change Limit"), part);
}

void
duck_book_document_remove_limit (DuckBookDocument *self, guint index)
{
  g_return_if_fail (DUCK_IS_BOOK_DOCUMENT (self));

  WarBook *book = duck_book_document_get_book (self);

  duck_document_push (DUCK_DOCUMENT (self), war_book_remove_limit (book, index),
                      _ ("Remove Limit"));
}

/* ---------------------------------------------------------------------------------------------
 * Files. */

static gboolean
is_id (const char *text)
{
  if (!g_ascii_isalnum (*text))
    return FALSE;
  for (const char *c = text; *c != '\0'; c++)
    if (!g_ascii_islower (*c) && !g_ascii_isdigit (*c)
        && (*c != '-' || c[1] == '-' || c[1] == '\0'))
      return FALSE;
  return TRUE;
}

/* What is written at the path: with a revision of its own, and by another name as another book,
 * because armies find their book by its id, which is the name of its file. */
static WarBook *
prepare (DuckBookDocument *self, const char *path, const char *own_name)
{
  const WarBook *book = duck_book_document_get_book (self);
  g_autofree char *name = g_path_get_basename (path);
  gint revision = self->revision;
  const char *id = self->id;
  g_autoptr (WarBook) copy = NULL;

  if (store_name_has_suffix (name, ".duckbook"))
    name[strlen (name) - strlen (".duckbook")] = '\0';
  if (!g_str_equal (name, self->id) && is_id (name))
    {
      id = name;
      revision = 1;
    }
  else if (duck_document_get_modified (DUCK_DOCUMENT (self)))
    revision++;

  copy = war_book_copy_as (book, id, own_name != NULL ? own_name : book->name);
  return war_book_set_revision (copy, revision);
}

/* Whether armies would find the book there; elsewhere they do not look. */
static gboolean
check_path (const WarBook *book, const char *path, GError **error)
{
  g_autofree char *right = store_library_build_book_path (book->id);
  g_autofree char *folder = g_path_get_dirname (path), *own = g_path_get_dirname (right);

  if (!g_str_equal (folder, own) || g_str_equal (path, right))
    return TRUE;

  g_set_error (error, STORE_ERROR, STORE_ERROR_WRITE,
               _ ("Armies find a book by the name of its file. Use small letters, digits and "
                  "hyphens only, as in “my-book.duckbook”."));
  return FALSE;
}

/* The id of a copy of the book that no file has yet; n: which copy that is. */
static char *
dup_free_id (const WarBook *book, guint *n)
{
  for (*n = 1;; ++*n)
    {
      char *id = *n == 1 ? g_strdup_printf ("%s-own", book->id)
                         : g_strdup_printf ("%s-own-%u", book->id, *n);
      g_autofree char *path = store_library_build_book_path (id);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return id;
      g_free (id);
    }
}

static char *
dup_own_name (const char *original, guint n)
{
  if (n == 1)
    /* Translators: a copy of an army book: “Entente In Arms (Copy)” */
    return g_strdup_printf (_ ("%s (Copy)"), original);
  /* Translators: another copy of the same army book: “Entente In Arms (Copy 2)” */
  return g_strdup_printf (_ ("%s (Copy %u)"), original, n);
}

/* What a user has changed in a book of the program's is not taken for that one, where books are
 * chosen by their names: the name that it gets; NULL: it has one. */
static char *
dup_name_of_own (DuckBookDocument *self)
{
  const WarBook *book = duck_book_document_get_book (self);
  const WarBook *original
    = store_library_get_book (duck_document_get_library (DUCK_DOCUMENT (self)), self->id, NULL);
  guint n;
  g_autofree char *id G_GNUC_UNUSED = dup_free_id (book, &n);

  return original != NULL && g_str_equal (original->name, book->name)
           ? dup_own_name (text_translate (book->name), n)
           : NULL;
}

static gboolean
duck_book_document_save (DuckDocument *document, const char *path, GError **error)
{
  DuckBookDocument *self = DUCK_BOOK_DOCUMENT (document);
  StoreLibrary *library = duck_document_get_library (document);
  gboolean is_own = duck_document_is_shipped (document)
                    && g_strcmp0 (duck_document_get_path (document), path) != 0;
  g_autofree char *own_name = is_own ? dup_name_of_own (self) : NULL;
  g_autoptr (WarBook) book = prepare (self, path, own_name);

  if (!check_path (book, path, error))
    return FALSE;
  if (!store_book_save (library, book, path, error))
    return FALSE;

  g_free (self->id);
  self->id = g_strdup (book->id);
  self->revision = book->revision;
  store_library_forget_book (library, book->id);
  if (own_name != NULL)
    duck_book_document_set_name (self, own_name);
  return TRUE;
}

/* What comes with the program stays what it is. */
static char *
duck_book_document_dup_stem (DuckDocument *document)
{
  const WarBook *book = duck_book_document_get_book (DUCK_BOOK_DOCUMENT (document));
  guint n;

  return duck_document_is_shipped (document) ? dup_free_id (book, &n)
                                             : g_strdup (DUCK_BOOK_DOCUMENT (document)->id);
}

char *
duck_book_document_write_copy (StoreLibrary *library, const WarBook *book, char **name,
                               GError **error)
{
  const char *original = text_translate (book->name);
  guint n;
  g_autofree char *id = dup_free_id (book, &n);
  g_autofree char *path = store_library_build_book_path (id);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *own_name = dup_own_name (original, n);
  g_autoptr (WarBook) copy = war_book_copy_as (book, id, own_name);

  g_mkdir_with_parents (folder, 0700);
  if (!store_book_save (library, copy, path, error))
    return NULL;
  if (name != NULL)
    *name = g_steal_pointer (&own_name);
  return g_steal_pointer (&path);
}

static const char *
duck_book_document_get_title (DuckDocument *document)
{
  return text_translate (duck_book_document_get_book (DUCK_BOOK_DOCUMENT (document))->name);
}

static DrawSheets *
duck_book_document_new_sheets (gpointer value, const DrawSubject *subject,
                               const DrawSheetSetup *setup)
{
  return draw_book_sheets_new (value, setup);
}

DuckBookDocument *
duck_book_document_new (StoreLibrary *library, const char *path, WarBook *book)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (book != NULL, NULL);

  DuckBookDocument *self = g_object_new (DUCK_TYPE_BOOK_DOCUMENT, NULL);

  duck_document_construct (DUCK_DOCUMENT (self), library, path, war_book_ref (book),
                           (GDestroyNotify) war_book_unref);
  return self;
}

static void
duck_book_document_file_read (DuckDocument *document)
{
  DuckBookDocument *self = DUCK_BOOK_DOCUMENT (document);
  const WarBook *book = duck_book_document_get_book (self);

  g_free (self->id);
  self->id = g_strdup (book->id);
  self->revision = book->revision;
}

static gpointer
duck_book_document_read (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_book_load (library, path, faults);
}

static DuckDocument *
duck_book_document_make (StoreLibrary *library, const char *path, gpointer value)
{
  g_autoptr (WarBook) book = value;

  return DUCK_DOCUMENT (duck_book_document_new (library, path, book));
}

static GBytes *
duck_book_document_to_bytes (DuckDocument *document)
{
  return store_book_to_bytes (duck_book_document_get_book (DUCK_BOOK_DOCUMENT (document)));
}

static DuckDocument *
duck_book_document_from_bytes (StoreLibrary *library, const char *path, GBytes *bytes,
                               StoreFaults *faults)
{
  g_autoptr (WarBook) book = store_book_from_bytes (library, bytes, faults);

  return book != NULL ? DUCK_DOCUMENT (duck_book_document_new (library, path, book)) : NULL;
}

static void
duck_book_document_finalize (GObject *object)
{
  DuckBookDocument *self = DUCK_BOOK_DOCUMENT (object);

  g_clear_object (&self->types);
  g_clear_pointer (&self->faults, g_free);
  g_clear_pointer (&self->id, g_free);

  G_OBJECT_CLASS (duck_book_document_parent_class)->finalize (object);
}

static void
duck_book_document_class_init (DuckBookDocumentClass *klass)
{
  DuckDocumentClass *document_class = DUCK_DOCUMENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_book_document_finalize;
  document_class->suffix = ".duckbook";
  document_class->kind = N_ ("Army Books");
  document_class->read = duck_book_document_read;
  document_class->make = duck_book_document_make;
  document_class->release = (GDestroyNotify) war_book_unref;
  document_class->get_title = duck_book_document_get_title;
  document_class->dup_stem = duck_book_document_dup_stem;
  document_class->save = duck_book_document_save;
  document_class->to_bytes = duck_book_document_to_bytes;
  document_class->from_bytes = duck_book_document_from_bytes;
  document_class->new_sheets = duck_book_document_new_sheets;
  document_class->ref_value = (gpointer (*) (gpointer)) war_book_ref;
  document_class->sheet_parts = DRAW_SHEET_PARTS_OF_BOOK;
  document_class->value_changed = duck_book_document_value_changed;
  document_class->file_read = duck_book_document_file_read;
}

static void
duck_book_document_init (DuckBookDocument *self)
{
  self->types = g_list_store_new (DUCK_TYPE_TYPE_ITEM);
}

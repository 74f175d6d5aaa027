/* army-editor-book.c: which types of the book are listed, what is owned and liked
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/army-editor/army-editor-private.h"
#include "app/documents/book-document.h"
#include "app/documents/type-item.h"
#include "app/library/library-file.h"
#include "app/shell/shell.h"
#include "text/phrase.h"

static const WarArmy *
get_army (DuckArmyEditor *self)
{
  return duck_army_document_get_army (duck_army_editor_get_document (self));
}

static gboolean
get_toggle (DuckArmyEditor *self, const char *name)
{
  g_autoptr (GVariant) state
    = g_action_group_get_action_state (duck_page_get_actions (DUCK_PAGE (self)), name);

  return g_variant_get_boolean (state);
}

static gboolean
matches (gpointer object, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  DuckTypeItem *item = object;
  const WarArmy *army = get_army (self);

  if (get_toggle (self, "only-favourites") && !duck_type_item_get_favourite (item))
    return FALSE;
  if (get_toggle (self, "only-owned") && duck_type_item_get_owned (item) == 0)
    return FALSE;
  if (get_toggle (self, "only-fitting") && army->cost_limit > 0
      && war_army_get_cost (army) + duck_type_item_get_unit_type (item)->cost > army->cost_limit)
    return FALSE;
  return self->searched == NULL || duck_type_item_matches (item, self->searched);
}

void
duck_army_editor_filter_book (DuckArmyEditor *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
toggle_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  g_simple_action_set_state (action, state);
  duck_army_editor_filter_book (user_data);
}

static guint
count_units (const WarArmy *army, const char *type)
{
  guint n_units = 0;

  for (guint i = 0; i < army->units->len; i++)
    if (g_str_equal (war_army_get_unit (army, i)->type->id, type))
      n_units++;
  return n_units;
}

/* Says of each type whether it is liked, how many are owned, and how many of them are in use. */
static void
update_items (DuckArmyEditor *self)
{
  const WarArmy *army = get_army (self);
  GListModel *types = duck_army_document_get_types (duck_army_editor_get_document (self));

  for (guint i = 0; i < g_list_model_get_n_items (types); i++)
    {
      g_autoptr (DuckTypeItem) item = g_list_model_get_item (types, i);
      const char *id = duck_type_item_get_unit_type (item)->id;

      duck_type_item_set_collection (
        item, duck_collection_is_favourite (self->collection, army->book_id, id),
        duck_collection_get_owned (self->collection, army->book_id, id), count_units (army, id));
    }
}

/* The file of the army's book if that is one of the user's own, else NULL; free it. */
static char *
dup_own_book_path (DuckArmyEditor *self)
{
  const WarBook *book = get_army (self)->book;
  g_autofree char *path = book != NULL ? store_library_build_book_path (book->id) : NULL;

  return path != NULL && g_file_test (path, G_FILE_TEST_EXISTS) ? g_steal_pointer (&path) : NULL;
}

/* One changes one's own book, and a copy of one that comes with the program. */
static void
update_book_actions (DuckArmyEditor *self)
{
  g_autofree char *own = dup_own_book_path (self);

  duck_page_set_enabled (DUCK_PAGE (self), "edit-book", own != NULL);
  duck_page_set_enabled (DUCK_PAGE (self), "copy-book",
                         own == NULL && get_army (self)->book != NULL);
}

void
duck_army_editor_update_book (DuckArmyEditor *self)
{
  const char *id = get_army (self)->book_id;
  GActionMap *actions = G_ACTION_MAP (duck_page_get_actions (DUCK_PAGE (self)));

  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (actions, "book")),
                             g_variant_new_string (id != NULL ? id : ""));
  update_book_actions (self);
  update_items (self);
  if (get_toggle (self, "only-fitting"))
    duck_army_editor_filter_book (self);
}

static void
collection_changed_cb (DuckArmyEditor *self)
{
  update_items (self);
  if (get_toggle (self, "only-favourites") || get_toggle (self, "only-owned"))
    duck_army_editor_filter_book (self);
}

static void
show_error (DuckArmyEditor *self, const GError *error)
{
  g_autofree char *text = g_strdup_printf (_ ("Not kept: %s"), error->message);
  g_autofree char *markup = g_markup_escape_text (text, -1);

  duck_army_editor_show_toast (self, markup);
}

/* Parameter: a type's id. */
static void
favourite_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  const char *book = get_army (self)->book_id, *type = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;

  if (!duck_collection_set_favourite (self->collection, book, type,
                                      !duck_collection_is_favourite (self->collection, book, type),
                                      &error))
    show_error (self, error);
}

/* Parameters: a type's id, and how many of it are owned. */
static void
own_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  g_autoptr (GError) error = NULL;
  const char *type;
  gint owned;

  g_variant_get (parameter, "(&si)", &type, &owned);
  if (!duck_collection_set_owned (self->collection, get_army (self)->book_id, type,
                                  CLAMP (owned, 0, STORE_COLLECTION_MAX_OWNED), &error))
    show_error (self, error);
}

void
duck_army_editor_fill_book_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  StoreLibrary *library = duck_document_get_library (duck_page_get_document (DUCK_PAGE (self)));
  g_autoptr (GPtrArray) books = duck_library_list_books (library, get_army (self)->rules->system);

  update_book_actions (self);
  g_menu_remove_all (self->book_menu);
  for (guint i = 0; i < books->len; i++)
    {
      const WarBook *book = g_ptr_array_index (books, i);
      g_autoptr (GMenuItem) item = g_menu_item_new (text_translate (book->name), NULL);

      g_menu_item_set_action_and_target (item, "army.book", "s", book->id);
      g_menu_append_item (self->book_menu, item);
    }
}

/* Parameter: a book's id. A book that was saved meanwhile is read again. */
static void
book_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  StoreLibrary *library = duck_document_get_library (duck_page_get_document (DUCK_PAGE (self)));
  g_autoptr (GError) error = NULL;
  WarBook *book = store_library_get_book (library, g_variant_get_string (parameter, NULL), &error);

  if (book == NULL)
    {
      g_autofree char *markup = g_markup_escape_text (error->message, -1);

      duck_army_editor_show_toast (self, markup);
    }
  else if (book->rules->system == get_army (self)->rules->system)
    duck_army_document_set_book (duck_army_editor_get_document (self), book);
}

static void
open_book (DuckArmyEditor *self, const char *path)
{
  DuckShell *shell = duck_shell_find (self);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (shell != NULL)
    duck_shell_open_file (shell, file);
}

static void
edit_book_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autofree char *path = dup_own_book_path (user_data);

  if (path != NULL)
    open_book (user_data, path);
}

/* A copy of the army's book, among the user's own, is opened to be changed. */
static void
copy_book_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  StoreLibrary *library = duck_document_get_library (duck_page_get_document (DUCK_PAGE (self)));
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  if (get_army (self)->book == NULL)
    return;

  path = duck_book_document_write_copy (library, get_army (self)->book, NULL, &error);
  if (path != NULL)
    open_book (self, path);
  else
    show_error (self, error);
}

void
duck_army_editor_add_book_actions (DuckArmyEditor *self)
{
  static const GActionEntry actions[] = {
    { .name = "only-favourites", .state = "false", .change_state = toggle_action },
    { .name = "only-fitting", .state = "false", .change_state = toggle_action },
    { .name = "only-owned", .state = "false", .change_state = toggle_action },
    { .name = "favourite", .activate = favourite_action, .parameter_type = "s" },
    { .name = "copy-book", .activate = copy_book_action },
    { .name = "edit-book", .activate = edit_book_action },
    { .name = "book", .activate = book_action, .parameter_type = "s", .state = "''" },
    { .name = "own", .activate = own_action, .parameter_type = "(si)" },
  };

  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
  self->collection = duck_collection_ref_default ();
  g_signal_connect_object (self->collection, "changed", G_CALLBACK (collection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->filter = gtk_custom_filter_new (matches, self, NULL);
}

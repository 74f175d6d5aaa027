/* army-editor-book.c: which types of the book are listed, what is owned and liked
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/army-editor/army-editor-private.h"
#include "app/base/dialogs.h"
#include "app/base/toasts.h"
#include "app/shell/shell.h"
#include "desk/documents/book-document.h"
#include "desk/documents/type-item.h"
#include "desk/library/library-file.h"
#include "text/words/phrase.h"

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

static void
set_choice (DuckArmyEditor *self, const char *action, const char *id)
{
  GActionMap *actions = G_ACTION_MAP (duck_page_get_actions (DUCK_PAGE (self)));

  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (actions, action)),
                             g_variant_new_string (id));
}

void
duck_army_editor_update_book (DuckArmyEditor *self)
{
  const WarArmy *army = get_army (self);
  const char *ally
    = army->allies->len > 0 ? ((const WarArmyAlly *) g_ptr_array_index (army->allies, 0))->id : "";

  set_choice (self, "book", army->book_id != NULL ? army->book_id : "");
  set_choice (self, "allied-book", ally);
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

  duck_toasts_say (GTK_WIDGET (self), text, FALSE);
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

static void
append_choice (GMenu *menu, const char *label, const char *action, const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", id);
  g_menu_append_item (menu, item);
}

static void
append_book (GMenu *menu, const char *action, const WarBook *book)
{
  append_choice (menu, text_translate (book->name), action, book->id);
}

/* Only where the rules know allies. */
static void
fill_ally_menu (DuckArmyEditor *self, const GPtrArray *books)
{
  const WarArmy *army = get_army (self);
  g_autoptr (GMenu) menu = g_menu_new ();

  g_menu_remove_all (self->ally_menu);
  if (army->rules->system->n_allied_books == 0)
    return;

  append_choice (menu, C_ ("army book", "None"), "army.allied-book", "");
  for (guint i = 0; i < books->len; i++)
    {
      const WarBook *book = g_ptr_array_index (books, i);

      if (g_strcmp0 (book->id, army->book_id) != 0)
        append_book (menu, "army.allied-book", book);
    }
  g_menu_append_submenu (self->ally_menu, _ ("A_llied Book"), G_MENU_MODEL (menu));
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
    append_book (self->book_menu, "army.book", g_ptr_array_index (books, i));
  fill_ally_menu (self, books);
}

/* The book of that id and of the army's rules; one that was saved meanwhile is read again. NULL:
 * it cannot be read, which is said, or it is of others. */
static WarBook *
read_book (DuckArmyEditor *self, const char *id)
{
  StoreLibrary *library = duck_document_get_library (duck_page_get_document (DUCK_PAGE (self)));
  g_autoptr (GError) error = NULL;
  WarBook *book = store_library_get_book (library, id, &error);

  if (book == NULL)
    duck_toasts_say (GTK_WIDGET (self), error->message, FALSE);
  return book != NULL && book->rules->system == get_army (self)->rules->system ? book : NULL;
}

/* Parameter: a book's id. */
static void
book_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  WarBook *book = read_book (user_data, g_variant_get_string (parameter, NULL));

  if (book != NULL)
    duck_army_document_set_book (duck_army_editor_get_document (user_data), book);
}

/* Parameter: a book's id; "": none. */
static void
ally_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyDocument *document = duck_army_editor_get_document (user_data);
  const char *id = g_variant_get_string (parameter, NULL);
  WarBook *book = *id != '\0' ? read_book (user_data, id) : NULL;

  if (book != NULL || *id == '\0')
    duck_army_document_set_ally (document, book);
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

static void
use_book (DuckArmyEditor *self, const char *path)
{
  g_autofree char *id = duck_library_dup_book_id (path);
  WarBook *book = read_book (self, id);

  if (book != NULL)
    duck_army_document_set_book (duck_army_editor_get_document (self), book);
}

static void
copy_book_cb (DuckAnswer answer, gpointer user_data)
{
  g_autoptr (DuckArmyEditor) self = user_data;
  StoreLibrary *library = duck_document_get_library (duck_page_get_document (DUCK_PAGE (self)));
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  if (answer == DUCK_ANSWER_CANCEL || get_army (self)->own_book == NULL)
    return;

  path = duck_book_document_write_copy (library, get_army (self)->own_book, NULL, &error);
  if (path == NULL)
    {
      show_error (self, error);
      return;
    }
  if (answer == DUCK_ANSWER_REPLACE)
    use_book (self, path);
  open_book (self, path);
}

/* A copy of the army's book, among the user's own, is opened to be changed; most who want that want
 * it for this army. */
static void
copy_book_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  const WarBook *book = get_army (self)->own_book;

  if (book != NULL)
    duck_dialog_ask_copy_book (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                               text_translate (book->name), copy_book_cb, g_object_ref (self));
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
    { .name = "allied-book", .activate = ally_action, .parameter_type = "s", .state = "''" },
    { .name = "own", .activate = own_action, .parameter_type = "(si)" },
  };

  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
  self->collection = duck_collection_ref_default ();
  g_signal_connect_object (self->collection, "changed", G_CALLBACK (collection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->filter = gtk_custom_filter_new (matches, self, NULL);
}

/* start-page-actions.c: what one does with the documents of the library
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/base/newer.h"
#include "app/shell/shell.h"
#include "app/window/start-page-private.h"
#include "desk/documents/book-document.h"
#include "desk/library/library-file.h"
#include "store/documents/book-file.h"

static DuckShell *
get_shell (DuckStartPage *self)
{
  return duck_shell_find (self);
}

static StoreLibrary *
get_library (DuckStartPage *self)
{
  return duck_shell_get_library (get_shell (self));
}

static void G_GNUC_PRINTF (2, 3) say (DuckStartPage *self, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  duck_shell_add_toast (get_shell (self), text, NULL);
}

/* The chosen document is open: what would change its file is done in its tab. */
static gboolean
refuse_open (DuckStartPage *self, DuckLibraryItem *item)
{
  if (!duck_shell_has_open (get_shell (self), duck_library_item_get_path (item)))
    return FALSE;

  /* Translators: %s is the name of a document */
  say (self, _ ("“%s” is open: close its tab first"), duck_library_item_get_name (item));
  return TRUE;
}

/* It is chosen when the library has been read again, wherever it stands then. */
static void
want (DuckStartPage *self, const char *path, gboolean wants_focus)
{
  g_free (self->wanted);
  self->wanted = g_strdup (path);
  self->wants_focus = wants_focus;
}

/* What is used last stands first. */
static void
open_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckStartPage *self = data;
  const char *path = duck_library_item_get_path (duck_start_page_get_chosen (self));

  want (self, path, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-file", "^ay", path);
}

/* ---------------------------------------------------------------------------------------------
 * Duplicating and renaming. */

static gboolean
has_own (DuckStartPage *self, DuckKind kind, const char *name)
{
  GListModel *items = duck_library_model_get_items (self->model);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (DuckLibraryItem) item = g_list_model_get_item (items, i);

      if (duck_library_item_get_kind (item) == kind
          && duck_library_item_get_origin (item) == DUCK_ORIGIN_OWN
          && g_str_equal (duck_library_item_get_name (item), name))
        return TRUE;
    }
  return FALSE;
}

/* What comes with the program is copied under its own name, which nobody else's has yet. */
static char *
dup_copy_name (DuckStartPage *self, DuckLibraryItem *item)
{
  DuckKind kind = duck_library_item_get_kind (item);
  const char *name = duck_library_item_get_name (item);

  for (guint i = 1;; i++)
    {
      char *copy;

      if (i == 1)
        /* Translators: the name of a copy of the document %s */
        copy = g_strdup_printf (_ ("%s (Copy)"), name);
      else
        /* Translators: the name of another copy of the document %s */
        copy = g_strdup_printf (_ ("%s (Copy %u)"), name, i);
      if (!has_own (self, kind, copy))
        return copy;
      g_free (copy);
    }
}

/* The book that is chosen, read; NULL, with a dialog that says why, if it cannot be. */
static WarBook *
load_book (DuckStartPage *self)
{
  const char *path = duck_library_item_get_path (duck_start_page_get_chosen (self));
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarBook *book = store_book_load (get_library (self), path, faults);

  if (book == NULL)
    duck_dialog_show_faults (GTK_WINDOW (get_shell (self)), faults);
  return book;
}

/* Armies are known by the book that theirs is a copy of, which its id says. */
static char *
duplicate_book (DuckStartPage *self, char **name, GError **error)
{
  g_autoptr (WarBook) book = load_book (self);

  return book != NULL ? duck_book_document_write_copy (get_library (self), book, name, error)
                      : NULL;
}

/* The path of the copy, and its name; NULL: there is none. */
static char *
duplicate (DuckStartPage *self, DuckLibraryItem *item, char **name, GError **error)
{
  DuckKind kind = duck_library_item_get_kind (item);
  g_autofree char *copy_name = NULL, *path = NULL;

  if (kind == DUCK_KIND_BOOK)
    return duplicate_book (self, name, error);

  copy_name = dup_copy_name (self, item);
  path = duck_library_suggest_path (get_library (self), kind, copy_name);
  if (!duck_library_copy_file (get_library (self), kind, duck_library_item_get_path (item), path,
                               copy_name, error))
    return NULL;
  *name = g_steal_pointer (&copy_name);
  return g_steal_pointer (&path);
}

static void
open_copy_cb (GtkWidget *shell, AdwToast *toast)
{
  gtk_widget_activate_action (shell, "win.open-file", "^ay",
                              g_object_get_data (G_OBJECT (toast), "path"));
}

static void
duplicate_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckStartPage *self = data;
  g_autofree char *name = NULL, *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = duplicate (self, duck_start_page_get_chosen (self), &name, &error);
  AdwToast *toast;

  if (error != NULL)
    duck_dialog_show_error (GTK_WINDOW (get_shell (self)), _ ("Not Duplicated"), error->message,
                            NULL);
  if (path == NULL)
    return;

  /* Translators: %s is the name of a document */
  text = g_strdup_printf (_ ("Duplicated as “%s”"), name);
  toast = duck_shell_add_toast (get_shell (self), text, _ ("_Open"));
  g_object_set_data_full (G_OBJECT (toast), "path", g_strdup (path), g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (open_copy_cb), get_shell (self),
                           G_CONNECT_SWAPPED);
  want (self, path, FALSE);
  duck_library_model_refresh (self->model);
}

/* A document that is being given a name. */
typedef struct
{
  DuckStartPage *page;
  DuckLibraryItem *item;
} Renaming;

static void
renamed_cb (const char *name, gpointer data)
{
  Renaming *renaming = data;
  g_autoptr (DuckStartPage) self = renaming->page;
  g_autoptr (DuckLibraryItem) item = renaming->item;
  const char *path = duck_library_item_get_path (item);
  g_autoptr (GError) error = NULL;

  g_free (renaming);
  if (name == NULL || self->model == NULL || g_str_equal (name, duck_library_item_get_name (item)))
    return;

  if (duck_library_copy_file (get_library (self), duck_library_item_get_kind (item), path, path,
                              name, &error))
    {
      want (self, path, TRUE);
      duck_library_model_refresh (self->model);
    }
  else
    duck_dialog_show_error (GTK_WINDOW (get_shell (self)), _ ("Not Renamed"), error->message, NULL);
}

static void
rename_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckStartPage *self = data;
  DuckLibraryItem *item = duck_start_page_get_chosen (self);
  Renaming *renaming;

  if (refuse_open (self, item))
    return;

  renaming = g_new (Renaming, 1);
  renaming->page = g_object_ref (self);
  renaming->item = g_object_ref (item);
  duck_dialog_ask_name (GTK_WINDOW (get_shell (self)), _ ("Rename"),
                        duck_library_item_get_name (item), _ ("_Rename"), renamed_cb, renaming);
}

/* ---------------------------------------------------------------------------------------------
 * Deleting: the document is hidden at once, and its file goes to the trash when it is too late to
 * undo that. */

typedef struct
{
  DuckStartPage *page; /* which owns it */
  char *path, *name;
  AdwToast *toast; /* offers to undo */
} Deletion;

static void
deletion_free (gpointer data)
{
  Deletion *deletion = data;

  g_signal_handlers_disconnect_by_data (deletion->toast, deletion);
  g_object_unref (deletion->toast);
  g_free (deletion->path);
  g_free (deletion->name);
  g_free (deletion);
}

static void
set_hidden (DuckStartPage *self, const char *path, gboolean hidden)
{
  DuckLibraryItem *item = duck_library_model_find (self->model, path);

  if (item != NULL)
    duck_library_item_set_hidden (item, hidden);
}

/* FALSE: the file is where it was. */
static gboolean
move_to_trash (const Deletion *deletion, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (deletion->path);

  if (!g_file_trash (file, NULL, error))
    return FALSE;
  duck_library_forget (deletion->path);
  return TRUE;
}

static void
dismissed_cb (Deletion *deletion)
{
  DuckStartPage *self = deletion->page;
  g_autoptr (GError) error = NULL;

  if (!move_to_trash (deletion, &error))
    {
      set_hidden (self, deletion->path, FALSE);
      duck_start_page_refilter (self);
      duck_dialog_show_error (GTK_WINDOW (get_shell (self)), _ ("Not Deleted"), error->message,
                              NULL);
    }
  g_ptr_array_remove (self->deletions, deletion);
  duck_library_model_refresh (self->model);
}

static void
undo_cb (Deletion *deletion)
{
  DuckStartPage *self = deletion->page;

  set_hidden (self, deletion->path, FALSE);
  g_ptr_array_remove (self->deletions, deletion);
  duck_start_page_refilter (self);
}

void
duck_start_page_finish_deletions (DuckStartPage *self)
{
  /* The window is going: a file that cannot be moved stays, and is listed the next time. */
  for (guint i = 0; i < self->deletions->len; i++)
    move_to_trash (g_ptr_array_index (self->deletions, i), NULL);
  g_ptr_array_set_size (self->deletions, 0);
}

/* Documents of the kind in the library that take something from the file. */
static guint
count_users (DuckStartPage *self, DuckKind kind, const char *path)
{
  GListModel *items = duck_library_model_get_items (self->model);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (DuckLibraryItem) item = g_list_model_get_item (items, i);

      if (duck_library_item_get_kind (item) == kind && !duck_library_item_get_hidden (item)
          && duck_library_item_takes_from (item, path))
        n++;
    }
  return n;
}

/* "Used by 2 operations"; NULL: nobody uses it. A campaign uses what its operations use, which is
 * worth saying only where those are in its own file. */
static char *
dup_users (DuckStartPage *self, const char *path)
{
  guint n_armies = count_users (self, DUCK_KIND_ARMY, path);
  guint n_operations = count_users (self, DUCK_KIND_OPERATION, path);
  guint n_campaigns = count_users (self, DUCK_KIND_CAMPAIGN, path);

  if (n_armies > 0 && n_operations > 0)
    return g_strdup_printf (
      /* Translators: armies and operations together, so there are always several */
      g_dngettext (GETTEXT_PACKAGE, "Used by %u document", "Used by %u documents",
                   n_armies + n_operations),
      n_armies + n_operations);
  if (n_operations > 0)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Used by %u operation", "Used by %u operations", n_operations),
      n_operations);
  if (n_armies > 0)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Used by %u army", "Used by %u armies", n_armies), n_armies);
  if (n_campaigns > 0)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Used by %u campaign", "Used by %u campaigns", n_campaigns),
      n_campaigns);
  return NULL;
}

/* What the toast says. */
static char *
dup_deleted (DuckStartPage *self, const Deletion *deletion)
{
  g_autofree char *users = dup_users (self, deletion->path);
  /* Translators: %s is the name of a document */
  g_autofree char *deleted = g_strdup_printf (_ ("“%s” deleted"), deletion->name);

  return users != NULL ? g_strdup_printf ("%s · %s", deleted, users) : g_steal_pointer (&deleted);
}

static void
delete_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckStartPage *self = data;
  DuckLibraryItem *item = duck_start_page_get_chosen (self);
  Deletion *deletion;
  g_autofree char *text = NULL;

  if (refuse_open (self, item))
    return;

  deletion = g_new (Deletion, 1);
  deletion->page = self;
  deletion->path = g_strdup (duck_library_item_get_path (item));
  deletion->name = g_strdup (duck_library_item_get_name (item));
  text = dup_deleted (self, deletion);
  duck_library_item_set_hidden (item, TRUE);
  duck_start_page_refilter (self);

  deletion->toast = g_object_ref (duck_shell_add_toast (get_shell (self), text, _ ("_Undo")));
  g_ptr_array_add (self->deletions, deletion);
  g_signal_connect_swapped (deletion->toast, "button-clicked", G_CALLBACK (undo_cb), deletion);
  g_signal_connect_swapped (deletion->toast, "dismissed", G_CALLBACK (dismissed_cb), deletion);
}

/* ---------------------------------------------------------------------------------------------
 * The rest. */

static void
forget_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckStartPage *self = data;

  duck_library_forget (duck_library_item_get_path (duck_start_page_get_chosen (self)));
  duck_library_model_refresh (self->model);
}

static void
show_folder_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckStartPage *self = data;
  DuckLibraryItem *item = duck_start_page_get_chosen (self);

  duck_window_show_in_folder (GTK_WINDOW (get_shell (self)), duck_library_item_get_path (item));
}

static void
new_operation_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckStartPage *self = data;
  const char *path = duck_library_item_get_path (duck_start_page_get_chosen (self));

  gtk_widget_activate_action (GTK_WIDGET (self), "app.new-operation-on", "^ay", path);
}

static void
play_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckStartPage *self = data;
  const char *path = duck_library_item_get_path (duck_start_page_get_chosen (self));

  gtk_widget_activate_action (GTK_WIDGET (self), "app.play-file", "^ay", path);
}

static void
play_at_table_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckStartPage *self = data;
  const char *path = duck_library_item_get_path (duck_start_page_get_chosen (self));

  gtk_widget_activate_action (GTK_WIDGET (self), "win.play-file-at-table", "^ay", path);
}

static void
new_army_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckStartPage *self = data;
  g_autoptr (WarBook) book = load_book (self);

  if (book != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "app.new-army-from", "s", book->id);
}

/* Fields, which anybody can play on, have no system. */
static gboolean
is_played (DuckLibraryItem *item)
{
  const WarSystem *system = duck_library_item_find_system (item);

  return duck_kind_is_played (duck_library_item_get_kind (item))
         && (system == NULL || system->play != NULL);
}

void
duck_start_page_update_actions (DuckStartPage *self)
{
  DuckLibraryItem *item = duck_start_page_get_chosen (self);
  gboolean any = item != NULL;
  gboolean whole = any && !duck_library_item_is_damaged (item);
  gboolean copies = whole && duck_library_can_copy (duck_library_item_get_kind (item));
  gboolean is_book = whole && duck_library_item_get_kind (item) == DUCK_KIND_BOOK;
  gboolean users = any && duck_library_item_get_origin (item) != DUCK_ORIGIN_BUILT_IN;
  const struct
  {
    const char *name;
    gboolean enabled;
  } states[] = {
    { "open", any },
    { "duplicate", copies },
    { "rename", copies && users },
    { "delete", users },
    { "forget", any && duck_library_item_get_origin (item) == DUCK_ORIGIN_ELSEWHERE },
    { "show-folder", any },
    { "play", whole && is_played (item) },
    { "play-at-table", whole && duck_kind_is_tracked (duck_library_item_get_kind (item)) },
    { "new-operation", whole && duck_library_item_get_kind (item) == DUCK_KIND_FIELD },
    { "new-army", is_book },
  };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), states[i].name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), states[i].enabled);
    }
}

void
duck_start_page_add_actions (DuckStartPage *self)
{
  static const GActionEntry actions[] = {
    { .name = "open", .activate = open_action },
    { .name = "duplicate", .activate = duplicate_action },
    { .name = "rename", .activate = rename_action },
    { .name = "delete", .activate = delete_action },
    { .name = "forget", .activate = forget_action },
    { .name = "show-folder", .activate = show_folder_action },
    { .name = "play", .activate = play_action },
    { .name = "play-at-table", .activate = play_at_table_action },
    { .name = "new-operation", .activate = new_operation_action },
    { .name = "new-army", .activate = new_army_action },
  };

  self->deletions = g_ptr_array_new_with_free_func (deletion_free);
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions),
                                   self);
}

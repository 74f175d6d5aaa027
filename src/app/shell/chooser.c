/* chooser.c: the window in which a document is chosen for another
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shell/chooser.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/base/list-keys.h"
#include "app/library/library-pictures.h"
#include "app/shell/chooser-row.h"
#include "desk/documents/army-document.h"
#include "desk/documents/operation-document.h"
#include "text/words/phrase.h"

struct _DuckChooser
{
  AdwWindow parent_instance;

  GtkWidget *choose;
  GtkSearchEntry *search;
  GtkLabel *note; /* of which book armies are offered */
  GtkStack *stack; /* "choices", "empty", or "none": of the book there is no army */
  GtkListView *list;

  DuckKind kind;
  const WarSystem *system; /* or NULL */
  char *book; /* its id, or NULL */
  DuckDocument *document;
  char *folder; /* in which that lies, or NULL */
  DuckChosenFunc func;
  GObject *object;

  DuckLibraryModel *model;
  DuckLibraryPictures *pictures;
  GListStore *choices; /* DuckChoice, in order */
  GtkFilter *filter;
  GtkSingleSelection *selection;
  char **words; /* that are searched, folded; or NULL */
};

G_DEFINE_FINAL_TYPE (DuckChooser, duck_chooser, ADW_TYPE_WINDOW)

static DuckShell *
get_parent (DuckChooser *self)
{
  return duck_shell_find (self);
}

static DuckChoice *
get_selected (DuckChooser *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

/* ---------------------------------------------------------------------------------------------
 * What is offered. */

/* A copy of a book has its id, and a number perhaps. */
static gsize
get_stem_length (const char *book)
{
  const char *own = g_strrstr (book, "-own");

  return own != NULL && own != book ? (gsize) (own - book) : strlen (book);
}

static gboolean
is_of_book (DuckChooser *self, const char *book)
{
  gsize length;

  if (self->book == NULL || book == NULL)
    return self->book == NULL;

  length = get_stem_length (self->book);
  return length == get_stem_length (book) && strncmp (self->book, book, length) == 0;
}

static gboolean
fits (DuckChooser *self, DuckLibraryItem *item)
{
  const char *system = duck_library_item_get_system (item);
  const char *path = self->document != NULL ? duck_document_get_path (self->document) : NULL;

  return duck_library_item_get_kind (item) == self->kind && !duck_library_item_is_damaged (item)
         && !duck_library_item_get_hidden (item)
         && (self->system == NULL || system == NULL || g_str_equal (system, self->system->name))
         && is_of_book (self, duck_library_item_get_book (item))
         && g_strcmp0 (duck_library_item_get_path (item), path) != 0;
}

/* NULL: it belongs to none. */
static const WarSystem *
get_system (DuckDocument *document)
{
  if (DUCK_IS_ARMY_DOCUMENT (document))
    return duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document))->rules->system;
  if (DUCK_IS_OPERATION_DOCUMENT (document))
    return duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document))
      ->rules->system;
  return NULL;
}

/* Of a document that the library does not know there is only itself to ask. */
static gboolean
document_fits (DuckChooser *self, DuckDocument *document)
{
  DuckKind kind;

  const WarSystem *system = get_system (document);

  if (document == self->document
      || (self->system != NULL && system != NULL && system != self->system)
      || !duck_kind_from_path (DUCK_DOCUMENT_GET_CLASS (document)->suffix, &kind)
      || kind != self->kind)
    return FALSE;
  return !DUCK_IS_ARMY_DOCUMENT (document)
         || is_of_book (self, duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document))->book_id);
}

/* What was used last comes first; what never was, by name. */
static gint
compare_items (gconstpointer a, gconstpointer b)
{
  DuckLibraryItem *first = *(DuckLibraryItem *const *) a, *second = *(DuckLibraryItem *const *) b;
  gint64 first_time = duck_library_item_get_time (first);
  gint64 second_time = duck_library_item_get_time (second);

  if (first_time != second_time)
    return first_time > second_time ? -1 : 1;
  return g_utf8_collate (duck_library_item_get_name (first), duck_library_item_get_name (second));
}

/* The tabs' documents become choices; their paths, lent, are those of open ones. */
static void
add_open (DuckChooser *self, GPtrArray *choices, GHashTable *open)
{
  g_autoptr (GPtrArray) documents = duck_shell_list_documents (get_parent (self));

  for (guint i = 0; i < documents->len; i++)
    {
      DuckDocument *document = g_ptr_array_index (documents, i);
      const char *path = duck_document_get_path (document);
      DuckLibraryItem *item = path != NULL ? duck_library_model_find (self->model, path) : NULL;

      if (path != NULL)
        g_hash_table_add (open, (char *) path);
      if (document_fits (self, document) && (item == NULL || fits (self, item)))
        g_ptr_array_add (choices, duck_choice_new (DUCK_SECTION_OPEN, item, document));
    }
}

/* DuckLibraryItem that are in no tab, in order. */
static GPtrArray *
list_items (DuckChooser *self, GHashTable *open)
{
  GListModel *all = duck_library_model_get_items (self->model);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (DuckLibraryItem) item = g_list_model_get_item (all, i);

      if (fits (self, item) && !g_hash_table_contains (open, duck_library_item_get_path (item)))
        g_ptr_array_add (items, g_steal_pointer (&item));
    }
  g_ptr_array_sort (items, compare_items);
  return items;
}

/* Of a section the choices stay in their order. */
static gint
compare_choices (gconstpointer a, gconstpointer b)
{
  return (gint) duck_choice_get_section (*(DuckChoice *const *) a)
         - (gint) duck_choice_get_section (*(DuckChoice *const *) b);
}

/* So many are offered as those that were used last. */
#define MAX_RECENT 5

/* DuckChoice, in order. */
static GPtrArray *
list_choices (DuckChooser *self)
{
  g_autoptr (GHashTable) open = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *choices = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) items = NULL;
  guint n_recent = 0;

  add_open (self, choices, open);
  items = list_items (self, open);
  for (guint i = 0; i < items->len; i++)
    {
      DuckLibraryItem *item = g_ptr_array_index (items, i);
      g_autofree char *folder = g_path_get_dirname (duck_library_item_get_path (item));
      DuckSection section = DUCK_SECTION_OWN;

      if (g_strcmp0 (folder, self->folder) == 0)
        section = DUCK_SECTION_BESIDE;
      else if (duck_library_item_get_time (item) > 0 && n_recent++ < MAX_RECENT)
        section = DUCK_SECTION_RECENT;
      else if (duck_library_item_get_origin (item) == DUCK_ORIGIN_BUILT_IN)
        section = DUCK_SECTION_BUILT_IN;
      g_ptr_array_add (choices, duck_choice_new (section, item, NULL));
    }
  g_ptr_array_sort (choices, compare_choices);
  return choices;
}

static gboolean
is_same (DuckChooser *self, const GPtrArray *choices)
{
  if (choices->len != g_list_model_get_n_items (G_LIST_MODEL (self->choices)))
    return FALSE;
  for (guint i = 0; i < choices->len; i++)
    {
      g_autoptr (DuckChoice) old = g_list_model_get_item (G_LIST_MODEL (self->choices), i);
      DuckChoice *choice = g_ptr_array_index (choices, i);

      if (duck_choice_get_item (old) != duck_choice_get_item (choice)
          && duck_choice_get_document (old) == NULL)
        return FALSE;
    }
  return TRUE;
}

/* The first row of each section has its heading. */
static void
update_headings (DuckChooser *self)
{
  GListModel *shown = G_LIST_MODEL (self->selection);
  gint last = -1;

  for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
    {
      g_autoptr (DuckChoice) choice = g_list_model_get_item (shown, i);

      duck_choice_set_first (choice, (gint) duck_choice_get_section (choice) != last);
      last = (gint) duck_choice_get_section (choice);
    }
  if (last >= 0)
    gtk_stack_set_visible_child_name (self->stack, "choices");
  else if (self->book != NULL && g_list_model_get_n_items (G_LIST_MODEL (self->choices)) == 0)
    gtk_stack_set_visible_child_name (self->stack, "none");
  else
    gtk_stack_set_visible_child_name (self->stack, "empty");
}

static void
update_choices (DuckChooser *self)
{
  g_autoptr (GPtrArray) choices = list_choices (self);

  if (!is_same (self, choices))
    g_list_store_splice (self->choices, 0, g_list_model_get_n_items (G_LIST_MODEL (self->choices)),
                         choices->pdata, choices->len);
  update_headings (self);
}

static gboolean
match_cb (gpointer choice, gpointer data)
{
  DuckChooser *self = data;

  return self->words == NULL
         || duck_library_item_matches (duck_choice_get_item (choice), self->words);
}

/* ---------------------------------------------------------------------------------------------
 * Choosing. */

/* A document that is saved before it is taken. */
typedef struct
{
  DuckShell *window;
  GtkWindow *dialog; /* from which it is chosen; or the window */
  DuckDocument *document;
  DuckChosenFunc func;
  GObject *object;
} Taking;

static void
saved_cb (const char *path, gpointer data)
{
  Taking *taking = data;

  if (path != NULL)
    taking->func (path, taking->object);
  g_object_unref (taking->window);
  g_object_unref (taking->dialog);
  g_object_unref (taking->document);
  g_object_unref (taking->object);
  g_free (taking);
}

static void
answer_cb (DuckAnswer answer, gpointer data)
{
  const Taking *taking = data;

  if (answer == DUCK_ANSWER_SAVE)
    duck_shell_save_document (taking->window, taking->document, saved_cb, data);
  else
    saved_cb (NULL, data);
}

static void
take_path (DuckChooser *self, const char *path)
{
  DuckChosenFunc func = self->func;
  g_autoptr (GObject) object = g_object_ref (self->object);
  g_autofree char *chosen = g_strdup (path);

  gtk_window_destroy (GTK_WINDOW (self));
  duck_library_note_used (chosen);
  func (chosen, object);
}

static void
take (DuckChooser *self, DuckChoice *choice)
{
  DuckDocument *document = duck_choice_get_document (choice);
  Taking *taking;

  if (duck_choice_is_saved (choice))
    {
      take_path (self, document != NULL
                         ? duck_document_get_path (document)
                         : duck_library_item_get_path (duck_choice_get_item (choice)));
      return;
    }

  taking = g_new (Taking, 1);
  taking->window = g_object_ref (get_parent (self));
  taking->dialog = g_object_ref (gtk_window_get_transient_for (GTK_WINDOW (self)));
  taking->document = g_object_ref (document);
  taking->func = self->func;
  taking->object = g_object_ref (self->object);
  gtk_window_destroy (GTK_WINDOW (self));
  duck_dialog_ask_save_first (taking->dialog, duck_document_get_title (taking->document), answer_cb,
                              taking);
}

static void
choose_cb (DuckChooser *self)
{
  DuckChoice *choice = get_selected (self);

  if (choice != NULL)
    take (self, choice);
}

static void
activate_cb (DuckChooser *self, guint position)
{
  gtk_single_selection_set_selected (self->selection, position);
  choose_cb (self);
}

static void
file_chosen_cb (const char *path, gpointer data)
{
  take_path (data, path);
}

static void
open_file_cb (DuckChooser *self)
{
  duck_dialog_open_document (GTK_WINDOW (self), self->kind, file_chosen_cb, self);
}

/* The army begins in a tab of its own, and can be chosen from there. A dialog that wanted it would
 * be in the way of that. */
static void
new_army_cb (DuckChooser *self)
{
  g_autoptr (DuckShell) parent = g_object_ref (get_parent (self));
  g_autoptr (GtkWindow) dialog = g_object_ref (gtk_window_get_transient_for (GTK_WINDOW (self)));
  g_autofree char *book = g_strdup (self->book);

  gtk_window_destroy (GTK_WINDOW (self));
  if (dialog != GTK_WINDOW (parent))
    gtk_window_close (dialog);
  gtk_widget_activate_action (GTK_WIDGET (parent), "app.new-army-from", "s", book);
}

static void
selected_cb (DuckChooser *self)
{
  gtk_widget_set_sensitive (self->choose, get_selected (self) != NULL);
}

/* ---------------------------------------------------------------------------------------------
 * Searching. */

static void
search_cb (DuckChooser *self)
{
  g_clear_pointer (&self->words, g_strfreev);
  self->words = duck_library_fold_words (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  update_headings (self);
}

/* Enter in the search takes what was found, if it is one, else goes to it. */
static void
search_activate_cb (DuckChooser *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 1)
    activate_cb (self, 0);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
stop_search_cb (DuckChooser *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0')
    gtk_window_close (GTK_WINDOW (self));
  else
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

/* Down leads from the search to the list. */
static gboolean
search_key_cb (DuckChooser *self, guint key)
{
  if (key != GDK_KEY_Down)
    return GDK_EVENT_PROPAGATE;
  if (get_selected (self) == NULL)
    gtk_single_selection_set_selected (self->selection, 0);
  return gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

/* ---------------------------------------------------------------------------------------------
 * Rows. */

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *list_item)
{
  gtk_list_item_set_child (list_item, duck_chooser_row_new ());
}

static void
bind_cb (DuckChooser *self, GtkListItem *list_item)
{
  DuckChoice *choice = gtk_list_item_get_item (list_item);
  DuckLibraryItem *item = duck_choice_get_item (choice);
  GtkWidget *row = gtk_list_item_get_child (list_item);
  g_autofree char *description = duck_chooser_row_dup_description (choice);

  duck_chooser_row_set_choice (DUCK_CHOOSER_ROW (row), choice);
  duck_library_pictures_add (self->pictures, row, item);
  /* The cell has the focus, so it is what a screen reader reads. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, duck_library_item_get_name (item),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
unbind_cb (DuckChooser *self, GtkListItem *list_item)
{
  GtkWidget *row = gtk_list_item_get_child (list_item);

  duck_library_pictures_remove (self->pictures, row);
  duck_chooser_row_set_choice (DUCK_CHOOSER_ROW (row), NULL);
}

static void
fill_list (DuckChooser *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkFilterListModel *filtered = gtk_filter_list_model_new (
    G_LIST_MODEL (g_object_ref (self->choices)), g_object_ref (self->filter));

  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (filtered));
  g_object_unref (filtered);
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (factory);
}

/* ---------------------------------------------------------------------------------------------
 * The window. */

static void
duck_chooser_dispose (GObject *object)
{
  DuckChooser *self = DUCK_CHOOSER (object);

  if (self->list != NULL && self->selection != NULL)
    gtk_list_view_set_model (self->list, NULL);
  g_clear_pointer (&self->pictures, duck_library_pictures_free);
  if (self->model != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->model, self);
      /* Its thread ends now, not when all that it was asked for is done. */
      g_object_run_dispose (G_OBJECT (self->model));
    }
  g_clear_object (&self->model);
  g_clear_object (&self->selection);
  g_clear_object (&self->choices);
  g_clear_object (&self->filter);
  g_clear_object (&self->document);
  g_clear_object (&self->object);

  G_OBJECT_CLASS (duck_chooser_parent_class)->dispose (object);
}

static void
duck_chooser_finalize (GObject *object)
{
  DuckChooser *self = DUCK_CHOOSER (object);

  g_free (self->book);
  g_free (self->folder);
  g_strfreev (self->words);

  G_OBJECT_CLASS (duck_chooser_parent_class)->finalize (object);
}

static void
duck_chooser_class_init (DuckChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_chooser_dispose;
  G_OBJECT_CLASS (klass)->finalize = duck_chooser_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckChooser, choose);
  gtk_widget_class_bind_template_child (widget_class, DuckChooser, search);
  gtk_widget_class_bind_template_child (widget_class, DuckChooser, note);
  gtk_widget_class_bind_template_child (widget_class, DuckChooser, stack);
  gtk_widget_class_bind_template_child (widget_class, DuckChooser, list);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_file_cb);
  gtk_widget_class_bind_template_callback (widget_class, new_army_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
duck_chooser_init (DuckChooser *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  duck_list_leave_by_tab (self->list);
  self->choices = g_list_store_new (DUCK_TYPE_CHOICE);
  self->filter = GTK_FILTER (gtk_custom_filter_new (match_cb, self, NULL));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (search_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->search), keys);
}

static void
show_book (DuckChooser *self, const WarBook *book)
{
  /* Translators: %s is the name of an army book */
  g_autofree char *note = g_strdup_printf (_ ("Armies of the book “%s”, and of copies of it"),
                                           text_translate (book->name));

  self->book = g_strdup (book->id);
  gtk_label_set_label (self->note, note);
  gtk_widget_set_visible (GTK_WIDGET (self->note), TRUE);
}

void
duck_chooser_show (gpointer widget, const DuckChoosing *choosing, DuckChosenFunc func,
                   gpointer object)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (choosing != NULL);
  g_return_if_fail (choosing->document == NULL || DUCK_IS_DOCUMENT (choosing->document));
  g_return_if_fail (func != NULL);
  g_return_if_fail (G_IS_OBJECT (object));

  DuckShell *parent = duck_shell_find (widget);

  g_return_if_fail (parent != NULL);

  DuckChooser *self = g_object_new (DUCK_TYPE_CHOOSER, "transient-for",
                                    gtk_widget_get_root (widget), "title", choosing->title, NULL);

  self->kind = choosing->kind;
  self->system = choosing->system;
  if (choosing->book != NULL)
    show_book (self, choosing->book);
  g_set_object (&self->document, choosing->document);
  self->folder = choosing->document != NULL ? duck_document_dup_folder (choosing->document) : NULL;
  self->func = func;
  self->object = g_object_ref (object);
  self->model
    = duck_library_model_new_for (duck_shell_get_library_model (parent), self->kind, self->folder);
  self->pictures = duck_library_pictures_new (self->model, GTK_SCROLLABLE (self->list));
  fill_list (self);
  g_signal_connect_swapped (self->model, "refreshed", G_CALLBACK (update_choices), self);
  update_choices (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  gtk_window_present (GTK_WINDOW (self));
}

/* new-operation.c: the window in which an operation begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/new-operation.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/designer/take-army.h"
#include "app/library/book-shelf.h"
#include "app/shell/chooser.h"
#include "desk/base/settings.h"
#include "desk/designer/made-operation.h"
#include "desk/documents/army-document.h"
#include "desk/documents/book-document.h"
#include "desk/documents/field-document.h"
#include "desk/documents/operation-document.h"
#include "desk/library/library-file.h"
#include "engine/operation/operation-edit.h"
#include "store/documents/field-file.h"
#include "text/words/phrase.h"

struct _DuckNewOperation
{
  AdwWindow parent_instance;

  GtkWidget *create;
  GtkEditable *name;
  AdwComboRow *system;
  AdwComboRow *book_1, *book_2;
  AdwActionRow *army_1, *army_2;
  GtkWidget *no_army_1, *no_army_2; /* go back to none */
  AdwActionRow *field_row;
  GtkWidget *open_ground; /* goes back to it from a field */

  DuckBookShelf shelf;
  WarArmy *armies[WAR_N_SIDES]; /* NULL: units are chosen later */
  gint choosing; /* the side whose army is chosen */
  WarField *field; /* NULL: open ground */
  char *path; /* of the field */
};

G_DEFINE_FINAL_TYPE (DuckNewOperation, duck_new_operation, ADW_TYPE_WINDOW)

/* ---------------------------------------------------------------------------------------------
 * The window. */

static AdwComboRow *
get_book_row (DuckNewOperation *self, gint side)
{
  return side == 0 ? self->book_1 : self->book_2;
}

static WarBook *
get_book (DuckNewOperation *self, gint side)
{
  return duck_book_shelf_get (&self->shelf, adw_combo_row_get_selected (get_book_row (self, side)));
}

/* The index of the book among those that are shown; FALSE: it is not. */
static gboolean
find_book (DuckNewOperation *self, const char *id, guint *index)
{
  for (guint i = 0; i < self->shelf.shown->len; i++)
    if (g_str_equal (duck_book_shelf_get (&self->shelf, i)->id, id))
      {
        *index = i;
        return TRUE;
      }
  return FALSE;
}

static void
update_create (DuckNewOperation *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));

  gtk_widget_set_sensitive (self->create, *name != '\0' && get_book (self, 0) != NULL
                                            && get_book (self, 1) != NULL);
}

static void
update_field (DuckNewOperation *self)
{
  const WarBook *book = get_book (self, 0);
  const WarField *field = self->field;

  gtk_widget_set_visible (self->open_ground, field != NULL);
  if (book == NULL)
    {
      adw_action_row_set_subtitle (self->field_row, "");
      return;
    }

  WarLengthUnit unit = book->rules->system->length_unit;
  WarFieldSize usual = duck_made_field_get_size (book->rules);
  g_autofree char *width = text_length (field != NULL ? field->width : usual.width, unit);
  g_autofree char *depth = text_length (field != NULL ? field->depth : usual.depth, unit);
  /* Translators: a battlefield and its size: “Open Ground, 24″ × 12″” */
  g_autofree char *words = g_strdup_printf (
    _ ("%s, %s × %s"), field != NULL ? field->name : _ ("Open Ground"), width, depth);

  adw_action_row_set_subtitle (self->field_row, words);
}

/* ---------------------------------------------------------------------------------------------
 * The sides. */

/* "British Expeditionary Force, 665 points" */
static void
update_army (DuckNewOperation *self, gint side)
{
  const WarArmy *army = self->armies[side];
  g_autofree char *cost = army != NULL ? text_cost (war_army_get_cost (army)) : NULL;
  g_autofree char *words
    /* Translators: an army and its points: “Royal Dragoons, 665 points” */
    = army != NULL ? g_strdup_printf (_ ("%s, %s"), army->name, cost) : NULL;

  adw_action_row_set_subtitle (side == 0 ? self->army_1 : self->army_2,
                               words != NULL ? words : _ ("None yet: its units are added later"));
  gtk_widget_set_visible (side == 0 ? self->no_army_1 : self->no_army_2, army != NULL);
}

/* army: of a book of the chosen system, which becomes the side's; or NULL. */
static void
set_army (DuckNewOperation *self, gint side, WarArmy *army)
{
  guint index;

  g_clear_pointer (&self->armies[side], war_army_unref);
  if (army != NULL && find_book (self, army->book->id, &index))
    adw_combo_row_set_selected (get_book_row (self, side), index);
  self->armies[side] = army != NULL ? war_army_ref (army) : NULL;
  update_army (self, side);
}

/* An army is of its book. */
static void
book_cb (DuckNewOperation *self)
{
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      const WarBook *book = get_book (self, side);
      const WarArmy *army = self->armies[side];

      if (army != NULL && (book == NULL || !g_str_equal (book->id, army->book->id)))
        set_army (self, side, NULL);
    }
  update_create (self);
}

static void
no_army_cb (DuckNewOperation *self, GtkWidget *button)
{
  gint side = button == self->no_army_1 ? 0 : 1;

  gtk_widget_grab_focus (GTK_WIDGET (side == 0 ? self->army_1 : self->army_2));
  set_army (self, side, NULL);
}

static StoreLibrary *
get_library (DuckNewOperation *self)
{
  return duck_shell_get_library (DUCK_SHELL (gtk_window_get_transient_for (GTK_WINDOW (self))));
}

static void
army_chosen_cb (const char *path, gpointer data)
{
  DuckNewOperation *self = data;
  const WarBook *book = get_book (self, 0);
  g_autoptr (WarArmy) army
    = duck_take_army (GTK_WINDOW (self), get_library (self), path, book->rules->system);

  if (army != NULL)
    set_army (self, self->choosing, army);
}

static void
choose_army_cb (DuckNewOperation *self, AdwActionRow *row)
{
  const WarBook *book = get_book (self, 0);
  const DuckChoosing choosing = { .title = _ ("Choose an Army"),
                                  .kind = DUCK_KIND_ARMY,
                                  .system = book != NULL ? book->rules->system : NULL };

  self->choosing = row == self->army_1 ? 0 : 1;
  if (book != NULL)
    duck_chooser_show (self, &choosing, army_chosen_cb, self);
}

/* ---------------------------------------------------------------------------------------------
 * What is proposed: the books and armies that one has just worked on, as enemies. */

/* The books that have been proposed. */
typedef struct
{
  DuckNewOperation *window;
  gboolean has_book[WAR_N_SIDES];
} Proposal;

static void
propose_book (Proposal *proposal, const char *id)
{
  DuckNewOperation *self = proposal->window;
  guint index;
  gint side;

  if (id == NULL || !find_book (self, id, &index))
    return;

  side = duck_book_is_of_central_powers (duck_book_shelf_get (&self->shelf, index)) ? 1 : 0;
  if (proposal->has_book[side])
    return;
  adw_combo_row_set_selected (get_book_row (self, side), index);
  proposal->has_book[side] = TRUE;
}

/* An army of another book than the side's is none for it. */
static void
propose_army (Proposal *proposal, WarArmy *army)
{
  DuckNewOperation *self = proposal->window;

  if (army->book == NULL || army->units->len == 0)
    return;

  propose_book (proposal, army->book->id);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      const WarBook *book = get_book (self, side);

      if (proposal->has_book[side] && self->armies[side] == NULL
          && g_str_equal (book->id, army->book->id))
        set_army (self, side, army);
    }
}

/* What has been opened last comes first. */
static void
propose_open (Proposal *proposal, DuckShell *parent)
{
  g_autoptr (GPtrArray) documents = duck_shell_list_documents (parent);

  for (guint i = documents->len; i-- > 0;)
    {
      DuckDocument *document = g_ptr_array_index (documents, i);

      if (duck_document_is_shipped (document))
        continue;
      if (DUCK_IS_ARMY_DOCUMENT (document))
        propose_army (proposal, duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document)));
      else if (DUCK_IS_BOOK_DOCUMENT (document))
        propose_book (proposal, duck_book_document_get_id (DUCK_BOOK_DOCUMENT (document)));
    }
}

static gint
compare_times (gconstpointer a, gconstpointer b)
{
  gint64 first = duck_library_item_get_time (*(DuckLibraryItem *const *) a);
  gint64 second = duck_library_item_get_time (*(DuckLibraryItem *const *) b);

  return (second > first) - (second < first);
}

/* One's own armies and books that have been used, from the last one on. */
static GPtrArray *
list_used (DuckLibraryModel *model)
{
  GListModel *all = duck_library_model_get_items (model);
  GPtrArray *used = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (DuckLibraryItem) item = g_list_model_get_item (all, i);
      DuckKind kind = duck_library_item_get_kind (item);

      if ((kind == DUCK_KIND_ARMY || kind == DUCK_KIND_BOOK)
          && duck_library_item_get_time (item) > 0
          && duck_library_item_get_origin (item) != DUCK_ORIGIN_BUILT_IN)
        g_ptr_array_add (used, g_steal_pointer (&item));
    }
  g_ptr_array_sort (used, compare_times);
  return used;
}

static void
propose_used (Proposal *proposal, DuckShell *parent)
{
  g_autoptr (GPtrArray) used = list_used (duck_shell_get_library_model (parent));

  for (guint i = 0; i < used->len; i++)
    {
      DuckLibraryItem *item = g_ptr_array_index (used, i);
      g_autofree char *id = NULL;

      if (duck_library_item_get_kind (item) == DUCK_KIND_BOOK)
        id = duck_library_dup_book_id (duck_library_item_get_path (item));
      else
        id = g_strdup (duck_library_item_get_book (item));
      propose_book (proposal, id);
    }
}

/* The first book of each alliance; else the first ones. */
static void
propose_usual (DuckNewOperation *self)
{
  guint proposed[WAR_N_SIDES] = { 0, self->shelf.shown->len > 1 ? 1 : 0 };

  for (gint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = self->shelf.shown->len; i-- > 0;)
      if (duck_book_is_of_central_powers (duck_book_shelf_get (&self->shelf, i)) == (side == 1))
        proposed[side] = i;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    adw_combo_row_set_selected (get_book_row (self, side), proposed[side]);
}

static void
propose_sides (DuckNewOperation *self)
{
  DuckShell *parent = DUCK_SHELL (gtk_window_get_transient_for (GTK_WINDOW (self)));
  Proposal proposal = { .window = self };

  for (gint side = 0; side < WAR_N_SIDES; side++)
    set_army (self, side, NULL);
  propose_usual (self);
  propose_open (&proposal, parent);
  propose_used (&proposal, parent);
}

static void
system_cb (DuckNewOperation *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const WarBook *book;

  duck_book_shelf_follow (&self->shelf);
  for (guint i = 0; i < self->shelf.shown->len; i++)
    gtk_string_list_append (names, text_translate (duck_book_shelf_get (&self->shelf, i)->name));
  adw_combo_row_set_model (self->book_1, G_LIST_MODEL (names));
  adw_combo_row_set_model (self->book_2, G_LIST_MODEL (names));
  propose_sides (self);

  book = get_book (self, 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->system),
                               book != NULL && book->rules->system->play == NULL
                                 ? _ ("Operations can be built, not played yet")
                                 : "");
  update_field (self);
  update_create (self);
}

/* ---------------------------------------------------------------------------------------------
 * The field. */

static void
set_field (DuckNewOperation *self, const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarField) field = store_field_open (get_library (self), path, faults);

  if (field == NULL)
    {
      duck_dialog_show_faults (GTK_WINDOW (self), faults);
      return;
    }

  g_clear_pointer (&self->field, war_field_unref);
  self->field = g_steal_pointer (&field);
  g_free (self->path);
  self->path = g_strdup (path);
  update_field (self);
}

static void
chosen_cb (const char *path, gpointer data)
{
  set_field (data, path);
}

static void
choose_cb (DuckNewOperation *self)
{
  const DuckChoosing choosing = { .title = _ ("Choose Battlefield"), .kind = DUCK_KIND_FIELD };

  duck_chooser_show (self, &choosing, chosen_cb, self);
}

static void
open_ground_cb (DuckNewOperation *self)
{
  g_clear_pointer (&self->field, war_field_unref);
  g_clear_pointer (&self->path, g_free);
  gtk_widget_grab_focus (GTK_WIDGET (self->field_row));
  update_field (self);
}

/* Armies of one book say by their own names which side is which, if these differ. */
static gboolean
are_told_apart (DuckNewOperation *self)
{
  return self->armies[0] != NULL && self->armies[1] != NULL
         && !g_str_equal (self->armies[0]->name, self->armies[1]->name)
         && g_str_equal (get_book (self, 0)->name, get_book (self, 1)->name);
}

/* With the units of the armies; a new reference. */
static WarOperation *
make (DuckNewOperation *self, const char *name)
{
  WarBook *const books[WAR_N_SIDES] = { get_book (self, 0), get_book (self, 1) };
  WarOperation *operation = duck_made_operation_new (name, books, self->field);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    if (self->armies[side] != NULL)
      {
        g_autoptr (WarOperation) empty = operation;

        operation = war_operation_set_army (empty, side + 1, self->armies[side]);
      }
  for (gint side = 0; are_told_apart (self) && side < WAR_N_SIDES; side++)
    {
      g_autoptr (WarOperation) nameless = operation;

      operation = war_operation_set_side_name (nameless, side + 1, self->armies[side]->name);
    }
  return operation;
}

static void
create_cb (DuckNewOperation *self)
{
  DuckShell *parent = DUCK_SHELL (gtk_window_get_transient_for (GTK_WINDOW (self)));
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  g_autoptr (WarOperation) operation = make (self, name);
  g_autoptr (DuckOperationDocument) document = NULL;

  operation->field_link = self->path != NULL ? g_path_get_basename (self->path) : NULL;
  document = duck_operation_document_new (duck_shell_get_library (parent), NULL, operation);
  duck_settings_set_system (operation->rules->system);
  duck_shell_add_document (parent, DUCK_DOCUMENT (document));
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
duck_new_operation_finalize (GObject *object)
{
  DuckNewOperation *self = DUCK_NEW_OPERATION (object);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    g_clear_pointer (&self->armies[side], war_army_unref);
  duck_book_shelf_clear (&self->shelf);
  g_clear_pointer (&self->field, war_field_unref);
  g_free (self->path);

  G_OBJECT_CLASS (duck_new_operation_parent_class)->finalize (object);
}

static void
duck_new_operation_class_init (DuckNewOperationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_new_operation_finalize;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/new-operation.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckNewOperation, create);
  gtk_widget_class_bind_template_child (widget_class, DuckNewOperation, name);
  gtk_widget_class_bind_template_child (widget_class, DuckNewOperation, system);
  gtk_widget_class_bind_template_child (widget_class, DuckNewOperation, book_1);
  gtk_widget_class_bind_template_child (widget_class, DuckNewOperation, book_2);
  gtk_widget_class_bind_template_child (widget_class, DuckNewOperation, army_1);
  gtk_widget_class_bind_template_child (widget_class, DuckNewOperation, army_2);
  gtk_widget_class_bind_template_child (widget_class, DuckNewOperation, no_army_1);
  gtk_widget_class_bind_template_child (widget_class, DuckNewOperation, no_army_2);
  gtk_widget_class_bind_template_child (widget_class, DuckNewOperation, field_row);
  gtk_widget_class_bind_template_child (widget_class, DuckNewOperation, open_ground);
  gtk_widget_class_bind_template_callback (widget_class, update_create);
  gtk_widget_class_bind_template_callback (widget_class, create_cb);
  gtk_widget_class_bind_template_callback (widget_class, system_cb);
  gtk_widget_class_bind_template_callback (widget_class, book_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_army_cb);
  gtk_widget_class_bind_template_callback (widget_class, no_army_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_ground_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
duck_new_operation_init (DuckNewOperation *self)
{
  duck_book_shelf_init (&self->shelf);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The path of the user's own field that has been opened last and is as its file; NULL: there is
 * none. Lent. */
static const char *
find_open_field (DuckShell *parent)
{
  g_autoptr (GPtrArray) documents = duck_shell_list_documents (parent);

  for (guint i = documents->len; i-- > 0;)
    {
      DuckDocument *document = g_ptr_array_index (documents, i);

      if (DUCK_IS_FIELD_DOCUMENT (document) && duck_document_get_path (document) != NULL
          && !duck_document_is_shipped (document) && !duck_document_get_modified (document)
          && !duck_document_is_gone (document))
        return duck_document_get_path (document);
    }
  return NULL;
}

void
duck_new_operation_show (DuckShell *parent, const char *path)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));

  DuckNewOperation *self = g_object_new (DUCK_TYPE_NEW_OPERATION, "transient-for", parent, NULL);
  g_autofree char *name = duck_shell_dup_free_title (parent, _ ("New Operation"));

  duck_book_shelf_fill (&self->shelf, self->system, duck_shell_get_library (parent));
  system_cb (self);
  gtk_editable_set_text (self->name, name);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  gtk_editable_select_region (self->name, 0, -1);
  gtk_window_present (GTK_WINDOW (self));
  if (path == NULL)
    path = find_open_field (parent);
  if (path != NULL)
    set_field (self, path);
}

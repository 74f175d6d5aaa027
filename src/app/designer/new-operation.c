/* new-operation.c: the window in which an operation begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/new-operation.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/base/settings.h"
#include "app/documents/operation-document.h"
#include "app/library/book-shelf.h"
#include "app/shell/chooser.h"
#include "engine/field-edit/field-layout.h"
#include "store/field-file.h"
#include "text/phrase.h"

struct _DuckNewOperation
{
  AdwWindow parent_instance;

  GtkWidget *create;
  GtkEditable *name;
  AdwComboRow *system;
  AdwComboRow *book_1, *book_2;
  AdwActionRow *field_row;
  GtkWidget *open_ground; /* goes back to it from a field */

  DuckBookShelf shelf;
  WarField *field; /* NULL: open ground */
  char *path; /* of the field */
};

G_DEFINE_FINAL_TYPE (DuckNewOperation, duck_new_operation, ADW_TYPE_WINDOW)

#define USUAL_ROUNDS 12

/* Where the rules do not say what is usual. */
static const WarFieldSize some_size = { 48 * WAR_INCH, 36 * WAR_INCH };

/* ---------------------------------------------------------------------------------------------
 * The operation. */

static const WarFieldSize *
get_usual_size (const WarRules *rules)
{
  return rules->field_sizes->len > 0 ? &g_array_index (rules->field_sizes, WarFieldSize, 0)
                                     : &some_size;
}

static WarField *
new_open_ground (const WarRules *rules)
{
  const WarFieldSize *size = get_usual_size (rules);
  g_autoptr (WarField) open = war_field_new (_ ("Open Ground"), size->width, size->depth);

  return war_field_set_zones (open, WAR_ZONES_LONG_EDGES, 0);
}

/* By the cloth that its units wear. */
static gboolean
is_of_central_powers (const WarBook *book)
{
  const WarUnitType *type = book->types->len > 0 ? g_ptr_array_index (book->types, 0) : NULL;

  return type != NULL
         && (type->cloth == WAR_CLOTH_FIELD_GREY || type->cloth == WAR_CLOTH_PIKE_GREY);
}

static const char *
get_side_name (WarBook *const books[WAR_N_SIDES], gint side)
{
  gboolean is_central = is_of_central_powers (books[side]);

  if (is_central == is_of_central_powers (books[1 - side]))
    return books[side]->name;
  return is_central ? _ ("Central Powers") : _ ("Entente");
}

WarOperation *
duck_new_operation_make (const char *name, WarBook *const books[WAR_N_SIDES], WarField *field)
{
  g_return_val_if_fail (books[0]->rules->system == books[1]->rules->system, NULL);

  /* Campaigns tell their operations by their ids. */
  g_autofree char *id = g_uuid_string_random ();
  WarRules *rules = books[0]->rules;
  WarOperation *operation = war_operation_new (id, name, rules);

  for (gint i = 0; i < WAR_N_SIDES; i++)
    operation->forces[i] = war_force_new (get_side_name (books, i), books[i]);
  operation->rounds = USUAL_ROUNDS;
  operation->field = field != NULL ? war_field_ref (field) : new_open_ground (rules);
  return operation;
}

/* ---------------------------------------------------------------------------------------------
 * The window. */

static WarBook *
get_book (DuckNewOperation *self, gint side)
{
  return duck_book_shelf_get (&self->shelf,
                              adw_combo_row_get_selected (side == 0 ? self->book_1 : self->book_2));
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
  WarLengthUnit unit = book != NULL ? book->rules->system->length_unit : WAR_UNIT_INCH;
  const WarFieldSize *usual = book != NULL ? get_usual_size (book->rules) : &some_size;
  const WarField *field = self->field;
  g_autofree char *width = text_length (field != NULL ? field->width : usual->width, unit);
  g_autofree char *depth = text_length (field != NULL ? field->depth : usual->depth, unit);
  /* Translators: a battlefield and its size: “Open Ground, 24″ × 12″” */
  g_autofree char *words = g_strdup_printf (
    _ ("%s, %s × %s"), field != NULL ? text_translate (field->name) : _ ("Open Ground"), width,
    depth);

  adw_action_row_set_subtitle (self->field_row, words);
  gtk_widget_set_visible (self->open_ground, field != NULL);
}

/* The first book of each alliance; else the first ones. */
static void
propose_books (DuckNewOperation *self)
{
  guint proposed[WAR_N_SIDES] = { 0, self->shelf.shown->len > 1 ? 1 : 0 };

  for (gint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = self->shelf.shown->len; i-- > 0;)
      if (is_of_central_powers (duck_book_shelf_get (&self->shelf, i)) == (side == 1))
        proposed[side] = i;

  adw_combo_row_set_selected (self->book_1, proposed[0]);
  adw_combo_row_set_selected (self->book_2, proposed[1]);
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
  propose_books (self);

  book = get_book (self, 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->system),
                               book != NULL && book->rules->system->play == NULL
                                 ? _ ("Operations can be built, not played yet")
                                 : "");
  update_field (self);
  update_create (self);
}

static void
set_field (DuckNewOperation *self, const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarField) field = store_field_load (path, faults);

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

  duck_chooser_show (duck_shell_find (self), &choosing, chosen_cb, self);
}

static void
open_ground_cb (DuckNewOperation *self)
{
  g_clear_pointer (&self->field, war_field_unref);
  g_clear_pointer (&self->path, g_free);
  gtk_widget_grab_focus (GTK_WIDGET (self->field_row));
  update_field (self);
}

static void
create_cb (DuckNewOperation *self)
{
  DuckShell *parent = DUCK_SHELL (gtk_window_get_transient_for (GTK_WINDOW (self)));
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  WarBook *const books[WAR_N_SIDES] = { get_book (self, 0), get_book (self, 1) };
  g_autoptr (WarOperation) operation = duck_new_operation_make (name, books, self->field);
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
  gtk_widget_class_bind_template_child (widget_class, DuckNewOperation, field_row);
  gtk_widget_class_bind_template_child (widget_class, DuckNewOperation, open_ground);
  gtk_widget_class_bind_template_callback (widget_class, update_create);
  gtk_widget_class_bind_template_callback (widget_class, create_cb);
  gtk_widget_class_bind_template_callback (widget_class, system_cb);
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

void
duck_new_operation_show (DuckShell *parent, const char *path)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));

  DuckNewOperation *self = g_object_new (DUCK_TYPE_NEW_OPERATION, "transient-for", parent, NULL);

  duck_book_shelf_fill (&self->shelf, self->system, duck_shell_get_library (parent));
  system_cb (self);
  gtk_editable_set_text (self->name, _ ("New Operation"));
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  gtk_editable_select_region (self->name, 0, -1);
  gtk_window_present (GTK_WINDOW (self));
  if (path != NULL)
    set_field (self, path);
}

/* new-book.c: the window in which an army book begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-editor/new-book.h"

#include <glib/gi18n-lib.h>

#include "app/library/book-shelf.h"
#include "desk/base/settings.h"
#include "desk/library/library-file.h"
#include "engine/army/book-edit.h"
#include "store/documents/book-file.h"
#include "text/words/phrase.h"

struct _DuckNewBook
{
  AdwWindow parent_instance;

  GtkWidget *create;
  GtkEditable *name;
  AdwComboRow *system;
  AdwComboRow *begin;

  DuckBookShelf shelf; /* a single unit comes after its books */
};

G_DEFINE_FINAL_TYPE (DuckNewBook, duck_new_book, ADW_TYPE_WINDOW)

static StoreLibrary *
get_library (DuckNewBook *self)
{
  return duck_shell_get_library (duck_shell_find (self));
}

static void
system_cb (DuckNewBook *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  duck_book_shelf_follow (&self->shelf);
  for (guint i = 0; i < self->shelf.shown->len; i++)
    {
      const WarBook *book = duck_book_shelf_get (&self->shelf, i);
      /* Translators: %s is an army book */
      g_autofree char *copy = g_strdup_printf (_ ("A Copy of %s"), text_translate (book->name));

      gtk_string_list_append (names, copy);
    }
  gtk_string_list_append (names, _ ("A Single Unit"));
  adw_combo_row_set_model (self->begin, G_LIST_MODEL (names));
}

static char *
dup_name (DuckNewBook *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
}

static void
update_create (DuckNewBook *self)
{
  g_autofree char *name = dup_name (self);

  gtk_widget_set_sensitive (self->create, *name != '\0' && self->shelf.shown->len > 0);
}

/* With one unit, whose base is as usual in the other book, since a book without units is none. */
static WarBook *
new_small_book (const WarBook *other, const char *id, const char *name)
{
  WarBook *book = war_book_new (other->rules);
  WarUnitType *type = war_unit_type_new_like (g_ptr_array_index (other->types, 0),
                                              other->rules->system, _ ("New Unit"));

  book->id = g_strdup (id);
  book->name = g_strdup (name);
  book->revision = 1;
  type->id = war_book_invent_id (book, type->name);
  g_ptr_array_add (book->types, type);
  return book;
}

static WarBook *
new_book (DuckNewBook *self, const char *path)
{
  guint index = adw_combo_row_get_selected (self->begin);
  g_autofree char *id = g_path_get_basename (path), *name = dup_name (self);

  id[strlen (id) - strlen (duck_kind_get_info (DUCK_KIND_BOOK)->suffix)] = '\0';
  const WarBook *copied = duck_book_shelf_get (&self->shelf, index);

  return copied != NULL ? war_book_copy_as (copied, id, name)
                        : new_small_book (duck_book_shelf_get (&self->shelf, 0), id, name);
}

static void
create_cb (DuckNewBook *self)
{
  DuckShell *parent = DUCK_SHELL (gtk_window_get_transient_for (GTK_WINDOW (self)));
  g_autofree char *name = dup_name (self);
  g_autofree char *path = duck_library_suggest_path (get_library (self), DUCK_KIND_BOOK, name);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (WarBook) book = new_book (self, path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  /* If this fails, saving says why. */
  g_mkdir_with_parents (folder, 0755);
  if (!store_book_save (get_library (self), book, path, &error))
    {
      duck_dialog_show_error (GTK_WINDOW (self), _ ("No New Army Book"), error->message, NULL);
      return;
    }

  duck_settings_set_system (book->rules->system);
  duck_shell_open_file (parent, file);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
duck_new_book_finalize (GObject *object)
{
  DuckNewBook *self = DUCK_NEW_BOOK (object);

  duck_book_shelf_clear (&self->shelf);

  G_OBJECT_CLASS (duck_new_book_parent_class)->finalize (object);
}

static void
duck_new_book_class_init (DuckNewBookClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_new_book_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/new-book.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckNewBook, create);
  gtk_widget_class_bind_template_child (widget_class, DuckNewBook, name);
  gtk_widget_class_bind_template_child (widget_class, DuckNewBook, system);
  gtk_widget_class_bind_template_child (widget_class, DuckNewBook, begin);
  gtk_widget_class_bind_template_callback (widget_class, update_create);
  gtk_widget_class_bind_template_callback (widget_class, create_cb);
  gtk_widget_class_bind_template_callback (widget_class, system_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
duck_new_book_init (DuckNewBook *self)
{
  duck_book_shelf_init (&self->shelf);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
duck_new_book_show (DuckShell *parent)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));

  DuckNewBook *self = g_object_new (DUCK_TYPE_NEW_BOOK, "transient-for", parent, NULL);
  g_autofree char *name = duck_shell_dup_free_title (parent, _ ("New Army Book"));

  duck_book_shelf_fill (&self->shelf, self->system, get_library (self));
  system_cb (self);
  gtk_editable_set_text (self->name, name);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  gtk_editable_select_region (self->name, 0, -1);
  gtk_window_present (GTK_WINDOW (self));
}

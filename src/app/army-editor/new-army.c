/* new-army.c: the window in which an army begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-editor/new-army.h"

#include <glib/gi18n-lib.h>

#include "app/base/number-guard.h"
#include "app/documents/army-document.h"
#include "app/library/library-file.h"
#include "text/phrase.h"

struct _DuckNewArmy
{
  AdwWindow parent_instance;

  GtkWidget *create;
  GtkEditable *name;
  AdwComboRow *system;
  AdwComboRow *book;
  AdwComboRow *game_type;
  AdwActionRow *limit_row;
  GtkSpinButton *limit;
  GtkSwitch *surprise;

  GPtrArray *books; /* WarBook: all there are */
  GPtrArray *systems; /* WarSystem that have a book, in the order of the row */
  GPtrArray *shown_books; /* WarBook of the chosen system, likewise */
};

G_DEFINE_FINAL_TYPE (DuckNewArmy, duck_new_army, ADW_TYPE_WINDOW)

/* An army of an evening's game, where the game type allows it. */
#define USUAL_LIMIT 1000

static StoreLibrary *
get_library (DuckNewArmy *self)
{
  return duck_shell_get_library (duck_shell_find (self));
}

/* ---------------------------------------------------------------------------------------------
 * Books and systems. */

static void
find_books (DuckNewArmy *self)
{
  g_ptr_array_unref (self->books);
  self->books = duck_library_list_books (get_library (self), NULL);
  for (guint i = 0; i < self->books->len; i++)
    {
      const WarBook *book = g_ptr_array_index (self->books, i);

      if (!g_ptr_array_find (self->systems, book->rules->system, NULL))
        g_ptr_array_add (self->systems, (gpointer) book->rules->system);
    }
}

static const WarSystem *
get_system (DuckNewArmy *self)
{
  guint index = adw_combo_row_get_selected (self->system);

  return index < self->systems->len ? g_ptr_array_index (self->systems, index) : NULL;
}

static WarBook *
get_book (DuckNewArmy *self)
{
  guint index = adw_combo_row_get_selected (self->book);

  return index < self->shown_books->len ? g_ptr_array_index (self->shown_books, index) : NULL;
}

/* NULL: none is chosen. */
static const WarGameType *
get_game_type (DuckNewArmy *self)
{
  const WarBook *book = get_book (self);
  guint index = adw_combo_row_get_selected (self->game_type);

  /* The first row is for none. */
  if (book == NULL || index == 0 || index > book->rules->game_types->len)
    return NULL;
  return g_ptr_array_index (book->rules->game_types, index - 1);
}

static void
update_create (DuckNewArmy *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));

  gtk_widget_set_sensitive (self->create, *name != '\0' && get_book (self) != NULL
                                            && duck_number_guard_is_right (self->limit));
}

/* What is usual for the game is proposed. */
static void
game_type_cb (DuckNewArmy *self)
{
  const WarGameType *game_type = get_game_type (self);
  g_autofree char *usual = NULL;

  if (game_type != NULL && game_type->cost_maximum > 0)
    {
      /* Translators: a range of points, "500 to 700 is usual" */
      usual = g_strdup_printf (_ ("%d to %d is usual"), game_type->cost_minimum,
                               game_type->cost_maximum);
      gtk_spin_button_set_value (
        self->limit, CLAMP (USUAL_LIMIT, game_type->cost_minimum, game_type->cost_maximum));
    }
  adw_action_row_set_subtitle (self->limit_row, usual != NULL ? usual : _ ("0 is without a limit"));
}

static void
system_cb (DuckNewArmy *self)
{
  const WarSystem *system = get_system (self);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) games = gtk_string_list_new (NULL);

  g_ptr_array_set_size (self->shown_books, 0);
  for (guint i = 0; i < self->books->len; i++)
    {
      WarBook *book = g_ptr_array_index (self->books, i);

      if (book->rules->system != system)
        continue;
      g_ptr_array_add (self->shown_books, book);
      gtk_string_list_append (names, text_translate (book->name));
    }
  gtk_string_list_append (games, _ ("Any"));
  if (self->shown_books->len > 0)
    {
      const WarBook *book = g_ptr_array_index (self->shown_books, 0);

      for (guint i = 0; i < book->rules->game_types->len; i++)
        {
          const WarGameType *game_type = g_ptr_array_index (book->rules->game_types, i);

          gtk_string_list_append (games, text_translate (game_type->name));
        }
    }
  adw_combo_row_set_model (self->book, G_LIST_MODEL (names));
  adw_combo_row_set_model (self->game_type, G_LIST_MODEL (games));
  adw_combo_row_set_selected (self->game_type,
                              g_list_model_get_n_items (G_LIST_MODEL (games)) > 1 ? 1 : 0);
  game_type_cb (self);
  update_create (self);
}

/* ---------------------------------------------------------------------------------------------
 * The window. */

static void
create_cb (DuckNewArmy *self)
{
  /* A number that is still being typed counts. */
  gtk_spin_button_update (self->limit);

  DuckShell *parent = DUCK_SHELL (gtk_window_get_transient_for (GTK_WINDOW (self)));
  const WarGameType *game_type = get_game_type (self);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  g_autoptr (WarArmy) plain = war_army_new (name, get_book (self));
  g_autoptr (WarArmy) limited
    = war_army_set_cost_limit (plain, gtk_spin_button_get_value_as_int (self->limit));
  g_autoptr (WarArmy) army
    = war_army_set_game_type (limited, game_type != NULL ? game_type->id : NULL);
  g_autoptr (DuckArmyDocument) document = duck_army_document_new (get_library (self), NULL, army);

  if (gtk_switch_get_active (self->surprise))
    duck_army_document_surprise (document, (guint64) g_random_int () << 32 | g_random_int ());
  duck_shell_add_document (parent, DUCK_DOCUMENT (document));
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
duck_new_army_finalize (GObject *object)
{
  DuckNewArmy *self = DUCK_NEW_ARMY (object);

  g_ptr_array_unref (self->shown_books);
  g_ptr_array_unref (self->systems);
  g_ptr_array_unref (self->books);

  G_OBJECT_CLASS (duck_new_army_parent_class)->finalize (object);
}

static void
duck_new_army_class_init (DuckNewArmyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_new_army_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/new-army.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckNewArmy, create);
  gtk_widget_class_bind_template_child (widget_class, DuckNewArmy, name);
  gtk_widget_class_bind_template_child (widget_class, DuckNewArmy, system);
  gtk_widget_class_bind_template_child (widget_class, DuckNewArmy, book);
  gtk_widget_class_bind_template_child (widget_class, DuckNewArmy, game_type);
  gtk_widget_class_bind_template_child (widget_class, DuckNewArmy, limit_row);
  gtk_widget_class_bind_template_child (widget_class, DuckNewArmy, limit);
  gtk_widget_class_bind_template_child (widget_class, DuckNewArmy, surprise);
  gtk_widget_class_bind_template_callback (widget_class, update_create);
  gtk_widget_class_bind_template_callback (widget_class, create_cb);
  gtk_widget_class_bind_template_callback (widget_class, system_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_type_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
duck_new_army_init (DuckNewArmy *self)
{
  self->books = g_ptr_array_new ();
  self->systems = g_ptr_array_new ();
  self->shown_books = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_adjustment_set_upper (gtk_spin_button_get_adjustment (self->limit), WAR_ARMY_MAX_COST_LIMIT);
  duck_number_guard_add (self->limit);
}

/* Chooses the book's system, then the book. */
static void
propose (DuckNewArmy *self, const char *id)
{
  for (guint i = 0; i < self->books->len; i++)
    {
      const WarBook *book = g_ptr_array_index (self->books, i);
      guint index;

      if (!g_str_equal (book->id, id)
          || !g_ptr_array_find (self->systems, book->rules->system, &index))
        continue;
      adw_combo_row_set_selected (self->system, index);
      if (g_ptr_array_find (self->shown_books, book, &index))
        adw_combo_row_set_selected (self->book, index);
    }
}

void
duck_new_army_show (DuckShell *parent, const char *book)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));

  DuckNewArmy *self = g_object_new (DUCK_TYPE_NEW_ARMY, "transient-for", parent, NULL);
  g_autoptr (GtkStringList) systems = gtk_string_list_new (NULL);

  find_books (self);
  for (guint i = 0; i < self->systems->len; i++)
    gtk_string_list_append (systems,
                            ((const WarSystem *) g_ptr_array_index (self->systems, i))->name);
  adw_combo_row_set_model (self->system, G_LIST_MODEL (systems));
  system_cb (self);
  if (book != NULL)
    propose (self, book);
  gtk_editable_set_text (self->name, _ ("New Army"));
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  gtk_editable_select_region (self->name, 0, -1);
  gtk_window_present (GTK_WINDOW (self));
}

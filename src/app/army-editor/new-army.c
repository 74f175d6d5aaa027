/* new-army.c: the window in which an army begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-editor/new-army.h"

#include <glib/gi18n-lib.h>

#include "app/base/control-row.h"
#include "app/base/number-guard.h"
#include "app/library/book-shelf.h"
#include "desk/base/settings.h"
#include "desk/documents/army-document.h"
#include "text/words/phrase.h"

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

  DuckBookShelf shelf;
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

static WarBook *
get_book (DuckNewArmy *self)
{
  return duck_book_shelf_get (&self->shelf, adw_combo_row_get_selected (self->book));
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
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) games = gtk_string_list_new (NULL);

  duck_book_shelf_follow (&self->shelf);
  for (guint i = 0; i < self->shelf.shown->len; i++)
    gtk_string_list_append (names, text_translate (duck_book_shelf_get (&self->shelf, i)->name));
  gtk_string_list_append (games, _ ("Any"));
  if (self->shelf.shown->len > 0)
    {
      const WarBook *book = duck_book_shelf_get (&self->shelf, 0);

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

  duck_settings_set_system (army->rules->system);
  if (gtk_switch_get_active (self->surprise))
    duck_army_document_surprise (document, (guint64) g_random_int () << 32 | g_random_int ());
  duck_shell_add_document (parent, DUCK_DOCUMENT (document));
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
duck_new_army_finalize (GObject *object)
{
  DuckNewArmy *self = DUCK_NEW_ARMY (object);

  duck_book_shelf_clear (&self->shelf);

  G_OBJECT_CLASS (duck_new_army_parent_class)->finalize (object);
}

static void
duck_new_army_class_init (DuckNewArmyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_new_army_finalize;

  g_type_ensure (DUCK_TYPE_CONTROL_ROW);
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
  duck_book_shelf_init (&self->shelf);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_adjustment_set_upper (gtk_spin_button_get_adjustment (self->limit), WAR_ARMY_MAX_COST_LIMIT);
  duck_number_guard_add (self->limit);
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->limit))),
                                  TRUE);
}

/* Chooses the book's system, then the book. */
static void
propose (DuckNewArmy *self, const char *id)
{
  for (guint i = 0; i < self->shelf.books->len; i++)
    {
      const WarBook *book = g_ptr_array_index (self->shelf.books, i);
      guint index;

      if (!g_str_equal (book->id, id)
          || !g_ptr_array_find (self->shelf.systems, book->rules->system, &index))
        continue;
      adw_combo_row_set_selected (self->system, index);
      if (g_ptr_array_find (self->shelf.shown, book, &index))
        adw_combo_row_set_selected (self->book, index);
    }
}

void
duck_new_army_show (DuckShell *parent, const char *book)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));

  DuckNewArmy *self = g_object_new (DUCK_TYPE_NEW_ARMY, "transient-for", parent, NULL);
  g_autofree char *name = duck_shell_dup_free_title (parent, _ ("New Army"));

  duck_book_shelf_fill (&self->shelf, self->system, get_library (self));
  system_cb (self);
  if (book != NULL)
    propose (self, book);
  gtk_editable_set_text (self->name, name);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
  gtk_editable_select_region (self->name, 0, -1);
  gtk_window_present (GTK_WINDOW (self));
}

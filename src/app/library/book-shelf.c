/* book-shelf.c: the army books that there are, by rule system, for windows in which one is chosen
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/book-shelf.h"

#include "desk/base/settings.h"
#include "desk/library/library-file.h"

void
duck_book_shelf_init (DuckBookShelf *shelf)
{
  *shelf = (DuckBookShelf){
    .books = g_ptr_array_new (),
    .systems = g_ptr_array_new (),
    .shown = g_ptr_array_new (),
  };
}

void
duck_book_shelf_fill (DuckBookShelf *shelf, AdwComboRow *row, StoreLibrary *library)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint last;

  shelf->row = row;
  g_ptr_array_unref (shelf->books);
  shelf->books = duck_library_list_books (library, NULL);
  for (guint i = 0; i < shelf->books->len; i++)
    {
      const WarSystem *system
        = ((const WarBook *) g_ptr_array_index (shelf->books, i))->rules->system;

      if (g_ptr_array_find (shelf->systems, system, NULL))
        continue;
      g_ptr_array_add (shelf->systems, (gpointer) system);
      gtk_string_list_append (names, system->name);
    }
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  if (g_ptr_array_find (shelf->systems, duck_settings_get_system (), &last))
    adw_combo_row_set_selected (row, last);
}

void
duck_book_shelf_clear (DuckBookShelf *shelf)
{
  g_ptr_array_unref (shelf->shown);
  g_ptr_array_unref (shelf->systems);
  g_ptr_array_unref (shelf->books);
}

void
duck_book_shelf_follow (DuckBookShelf *shelf)
{
  guint index = shelf->row != NULL ? adw_combo_row_get_selected (shelf->row) : G_MAXUINT;

  g_ptr_array_set_size (shelf->shown, 0);
  for (guint i = 0; index < shelf->systems->len && i < shelf->books->len; i++)
    {
      WarBook *book = g_ptr_array_index (shelf->books, i);

      if (book->rules->system == g_ptr_array_index (shelf->systems, index))
        g_ptr_array_add (shelf->shown, book);
    }
}

WarBook *
duck_book_shelf_get (const DuckBookShelf *shelf, guint index)
{
  return index < shelf->shown->len ? g_ptr_array_index (shelf->shown, index) : NULL;
}

/* library-page.h: the library’s page, for tests
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app-fixture.h"

#include <glib/gstdio.h>

#include "app/library/library-card.h"
#include "app/window/start-page.h"
#include "desk/base/settings.h"

G_BEGIN_DECLS

/* The order of the parts of the library. */
enum
{
  ALL,
  RECENT,
  ARMIES,
  BOOKS,
  FIELDS,
  OPERATIONS,
  CAMPAIGNS,
  GAMES,
};

static inline GtkWidget *
get_page (AppFixture *fixture)
{
  return app_find_type (fixture->window, DUCK_TYPE_START_PAGE);
}

static inline DuckLibraryModel *
get_model (AppFixture *fixture)
{
  return duck_start_page_get_model (DUCK_START_PAGE (get_page (fixture)));
}

static inline GListModel *
get_shown (AppFixture *fixture)
{
  GtkGridView *grid = GTK_GRID_VIEW (app_find (get_page (fixture), "grid"));

  return G_LIST_MODEL (gtk_grid_view_get_model (grid));
}

static inline guint
count_shown (AppFixture *fixture)
{
  return g_list_model_get_n_items (get_shown (fixture));
}

static inline guint
count_shipped (AppFixture *fixture, const char *suffix)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (GPtrArray) paths = store_library_list_shipped (library, suffix);

  return paths->len;
}

static inline void
choose_section (AppFixture *fixture, gint index)
{
  GtkListBox *sections = GTK_LIST_BOX (app_find (get_page (fixture), "sections"));

  gtk_list_box_select_row (sections, gtk_list_box_get_row_at_index (sections, index));
}

static inline void
search (AppFixture *fixture, const char *text)
{
  GtkWidget *entry = app_find (get_page (fixture), "search");

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  /* What is typed is searched a moment later. */
  g_signal_emit_by_name (entry, "search-changed");
}

static inline void
refreshed_cb (gboolean *refreshed)
{
  *refreshed = TRUE;
}

/* Until the list is as the disk is now. */
static inline void
refresh (AppFixture *fixture)
{
  gboolean refreshed = FALSE;
  gulong handler = g_signal_connect_swapped (get_model (fixture), "refreshed",
                                             G_CALLBACK (refreshed_cb), &refreshed);

  duck_library_model_refresh (get_model (fixture));
  app_wait_for (refreshed);
  g_signal_handler_disconnect (get_model (fixture), handler);
}

/* Chooses the document with the name, in what is shown. */
static inline DuckLibraryItem *
choose (AppFixture *fixture, const char *name)
{
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (get_shown (fixture));

  for (guint i = 0; i < count_shown (fixture); i++)
    {
      g_autoptr (DuckLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (selection), i);

      if (!g_str_equal (duck_library_item_get_name (item), name))
        continue;
      gtk_single_selection_set_selected (selection, i);
      return item;
    }
  g_error ("“%s” is not shown", name);
}

static inline gboolean
is_shown (AppFixture *fixture, const char *name)
{
  for (guint i = 0; i < count_shown (fixture); i++)
    {
      g_autoptr (DuckLibraryItem) item = g_list_model_get_item (get_shown (fixture), i);

      if (g_str_equal (duck_library_item_get_name (item), name))
        return TRUE;
    }
  return FALSE;
}

static inline void
activate (AppFixture *fixture, const char *action)
{
  g_autofree char *name = g_strconcat ("library.", action, NULL);

  g_assert_true (gtk_widget_activate_action (get_page (fixture), name, NULL));
}

static inline gboolean
is_enabled (AppFixture *fixture, const char *action)
{
  GActionGroup *actions = duck_start_page_get_actions (DUCK_START_PAGE (get_page (fixture)));

  return g_action_group_get_action_enabled (actions, action);
}

/* ---------------------------------------------------------------------------------------------
 * The user's own folder, empty before and after each test. */

static inline char *
build_own (DuckKind kind, const char *name)
{
  g_autofree char *folder = duck_kind_dup_folder (kind);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return g_build_filename (folder, name, NULL);
}

static inline void
copy_own (DuckKind kind, const char *shipped, const char *name)
{
  g_autofree char *from = app_build_shipped (shipped);
  g_autofree char *to = build_own (kind, name);
  g_autofree char *text = app_read (from);

  g_assert_true (g_file_set_contents (to, text, -1, NULL));
}

static inline void
empty_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
}

static inline void
empty_own (void)
{
  for (DuckKind kind = 0; kind < DUCK_N_KINDS; kind++)
    {
      g_autofree char *folder = duck_kind_dup_folder (kind);
      g_autofree char *saved = duck_kind_dup_save_folder (kind);

      empty_folder (folder);
      empty_folder (saved);
    }
}

static inline void
set_up (AppFixture *fixture, gconstpointer data)
{
  g_settings_reset (duck_settings_get (), DUCK_SETTING_RECENTLY_USED);
  app_set_up (fixture, data);
  app_wait_for_paint (GTK_WIDGET (fixture->window));
  refresh (fixture);

  /* The first cards are there at once, the others come with the next frames. */
  app_wait_for (count_shown (fixture)
                == g_list_model_get_n_items (duck_library_model_get_items (get_model (fixture))));
}

static inline void
tear_down (AppFixture *fixture, gconstpointer data)
{
  app_tear_down (fixture, data);
  empty_own ();
}

/* Answers the dialog that is open or about to be. */
static inline void
respond (AppFixture *fixture, const char *label)
{
  gpointer dialog;

  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  g_object_add_weak_pointer (dialog, &dialog);
  app_click (app_find_labelled (dialog, label));
  app_wait_for (dialog == NULL);
  app_finish_pending ();
}

G_END_DECLS

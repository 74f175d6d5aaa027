/* game-rows.c: what the window in which a game begins shows in its rows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/set-up/game-rows.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "desk/documents/game-document.h"
#include "engine/operation/operation-edit.h"
#include "text/operation/briefing.h"

/* So many of what is wrong are said. */
#define MAX_FAULTS 4

char *
duck_game_rows_join_faults (const GPtrArray *faults)
{
  GString *lines = g_string_new (NULL);
  guint n_said = faults->len > MAX_FAULTS ? MAX_FAULTS - 1 : faults->len;

  for (guint i = 0; i < n_said; i++)
    g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "",
                            (const char *) g_ptr_array_index (faults, i));
  if (n_said < faults->len)
    {
      g_string_append_c (lines, '\n');
      g_string_append_printf (
        lines, ngettext ("There is %u more.", "There are %u more.", faults->len - n_said),
        faults->len - n_said);
    }
  return g_string_free (lines, FALSE);
}

/* The names are those that the row has already, or new ones. */
static void
offer_levels (AdwComboRow *row, const WarSystem *system)
{
  const char *const *ids = war_system_get_levels (system);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (g_object_get_data (G_OBJECT (row), "system") == system)
    return;
  for (guint i = 0; ids[i] != NULL; i++)
    gtk_string_list_append (names, text_level (system, ids[i]));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  g_object_set_data (G_OBJECT (row), "system", (gpointer) system);
}

void
duck_game_rows_show_level (AdwComboRow *row, WarRules *rules, gboolean matters, const char *level)
{
  const char *const *ids = rules != NULL ? war_system_get_levels (rules->system) : NULL;
  g_autoptr (WarOperation) any = NULL;
  g_autofree char *effect = NULL;

  gtk_widget_set_visible (GTK_WIDGET (row), ids != NULL && matters);
  if (ids == NULL)
    return;

  if (level == NULL)
    {
      any = war_operation_new ("any", "any", rules);
      level = war_operation_get_level (any);
    }
  offer_levels (row, rules->system);
  for (guint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], level))
      adw_combo_row_set_selected (row, i);
  effect = text_level_effect (rules, level);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), effect != NULL ? effect : "");
}

void
duck_game_rows_show_game (DuckShell *shell, StoreGame *game, const char *path)
{
  StoreLibrary *library = duck_shell_get_library (shell);
  g_autoptr (StoreGame) owned = game;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = NULL;

  if (path == NULL)
    {
      g_autoptr (DuckDocument) document
        = duck_game_document_new (library, g_steal_pointer (&owned));

      duck_shell_add_document (shell, document);
      return;
    }

  file = g_file_new_for_path (path);
  if (store_game_save (library, game, path, &error))
    duck_shell_open_file (shell, file);
  else
    duck_dialog_show_error (GTK_WINDOW (shell), _ ("Not Saved"), error->message, NULL);
}

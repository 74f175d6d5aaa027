/* learn-window.c: games that one learns by, one for each rule system
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/learn-window.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/base/popups.h"
#include "app/base/words.h"
#include "desk/base/kind.h"
#include "desk/documents/game-document.h"
#include "desk/game/game-plan.h"
#include "engine/solo/commander.h"
#include "engine/solo/quick.h"
#include "engine/system.h"
#include "store/documents/operation-file.h"
#include "text/game/lesson.h"

#define WIDTH 460
#define HEIGHT 490

/* The number of the dice, so that all learn by the same. */
#define SEED 1914

/* NULL: the operation cannot be read, or not be played. */
static StoreGame *
begin_game (StoreLibrary *library, const char *name)
{
  g_autofree char *path = store_library_find_document (
    library, "scenarios", name, duck_kind_get_info (DUCK_KIND_OPERATION)->suffix);
  g_autoptr (StoreFaults) faults = store_faults_new (path != NULL ? path : name);
  g_autoptr (GPtrArray) reasons = g_ptr_array_new_with_free_func (g_free);
  DuckGamePlan plan = {
    .commanders = { WAR_COMMANDER_PERSON, war_commander_get_id (war_quick_command) },
    .undo = WAR_UNDO_ALL,
    .seed = SEED,
  };
  StoreGame *game = NULL;

  plan.operation = path != NULL ? store_operation_load (library, path, faults) : NULL;
  if (plan.operation != NULL)
    game = duck_game_plan_begin (&plan, reasons);
  duck_game_plan_clear (&plan);
  return game;
}

void
duck_learn_begin (DuckShell *shell, const char *system)
{
  g_return_if_fail (DUCK_IS_SHELL (shell));
  g_return_if_fail (system != NULL);

  StoreLibrary *library = duck_shell_get_library (shell);
  const WarSystem *its = war_system_get (system);
  const TextFirstGame *first = its != NULL ? text_first_game (its) : NULL;
  g_autoptr (DuckDocument) document = NULL;
  StoreGame *game;

  if (first == NULL || (game = begin_game (library, first->operation)) == NULL)
    return;

  document = duck_game_document_new (library, game);
  duck_shell_add_document (shell, document);
  gtk_widget_activate_action (GTK_WIDGET (shell), "game.guide", NULL);
}

/* ---------------------------------------------------------------------------------------------
 * The window. */

static void
chosen_cb (GtkWidget *row, DuckShell *shell)
{
  const char *system = g_object_get_data (G_OBJECT (row), "system");

  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (row)));
  duck_learn_begin (shell, system);
}

static GtkWidget *
new_row (DuckShell *shell, const WarSystem *system, const char *words)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), system->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), arrow);
  g_object_set_data (G_OBJECT (row), "system", (gpointer) system->id);
  g_signal_connect_object (row, "activated", G_CALLBACK (chosen_cb), shell, 0);
  return row;
}

void
duck_learn_window_show (DuckShell *parent)
{
  g_return_if_fail (DUCK_IS_SHELL (parent));

  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *group = adw_preferences_group_new ();
  const WarSystem *system;

  gtk_widget_add_css_class (box, "tally");
  gtk_box_append (GTK_BOX (box),
                  duck_words_new (_ ("A small battle against the program. A guide above the map "
                                     "says step by step what to do, and why; all can be undone."),
                                  NULL));
  gtk_box_append (GTK_BOX (box), group);
  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    {
      const TextFirstGame *first = text_first_game (system);

      if (first != NULL)
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                                   new_row (parent, system, _ (first->words)));
    }
  gtk_window_present (GTK_WINDOW (
    duck_side_window_new (GTK_WIDGET (parent), _ ("Learn by Playing"), box, WIDTH, HEIGHT)));
}

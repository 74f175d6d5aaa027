/* window-table.c: an army or an operation is played with figures on a real table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/window/window-private.h"
#include "desk/documents/army-document.h"
#include "desk/documents/operation-document.h"
#include "desk/documents/tracker-document.h"
#include "store/documents/army-file.h"
#include "store/documents/operation-file.h"

/* Takes the document; NULL: there is none, because of the error. */
static void
show (DuckWindow *self, DuckTrackerDocument *document, const GError *error)
{
  if (document == NULL)
    {
      duck_dialog_show_error (GTK_WINDOW (self), _ ("Not Played"), error->message, NULL);
      return;
    }

  duck_shell_add_document (DUCK_SHELL (self), DUCK_DOCUMENT (document));
  g_object_unref (document);
}

static void
play_army (DuckWindow *self, const WarArmy *army)
{
  g_autoptr (GError) error = NULL;
  DuckTrackerDocument *document = duck_tracker_document_new_with_army (
    duck_shell_get_library (DUCK_SHELL (self)), army, &error);

  show (self, document, error);
}

/* Units of which nothing is known cannot be kept track of. */
static void
play_operation (DuckWindow *self, const WarOperation *operation)
{
  g_autoptr (GError) error = NULL;
  DuckTrackerDocument *document;

  if (war_operation_count_absent (operation) > 0)
    {
      duck_dialog_show_error (
        GTK_WINDOW (self), _ ("Not Played"),
        _ ("Something that this operation is made of was not found. Its check list says what."),
        NULL);
      return;
    }

  document = duck_tracker_document_new_with_operation (duck_shell_get_library (DUCK_SHELL (self)),
                                                       operation, &error);
  show (self, document, error);
}

/* What is as yet unsaved is played, too. */
static void
play_at_table_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckWindow *self = data;
  DuckDocument *document = duck_window_peek_document (self);

  if (DUCK_IS_ARMY_DOCUMENT (document))
    play_army (self, duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document)));
  else if (DUCK_IS_OPERATION_DOCUMENT (document))
    play_operation (self,
                    duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document)));
}

/* parameter: a path. */
static void
play_file_at_table_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckWindow *self = data;
  const char *path = g_variant_get_bytestring (parameter);
  StoreLibrary *library = duck_shell_get_library (DUCK_SHELL (self));
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = NULL;
  g_autoptr (WarOperation) operation = NULL;
  DuckKind kind;

  if (!duck_kind_from_path (path, &kind))
    return;
  if (kind == DUCK_KIND_ARMY)
    army = store_army_load (library, path, faults);
  else if (kind == DUCK_KIND_OPERATION)
    operation = store_operation_load (library, path, faults);

  if (army != NULL)
    play_army (self, army);
  else if (operation != NULL)
    play_operation (self, operation);
  else
    duck_dialog_show_faults (GTK_WINDOW (self), faults);
}

void
duck_window_add_table_actions (DuckWindow *self)
{
  static const GActionEntry actions[] = {
    { .name = "play-at-table", .activate = play_at_table_action },
    { .name = "play-file-at-table", .activate = play_file_at_table_action, .parameter_type = "ay" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

/* window-help.c: rules and help for what the window shows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/clause-link.h"
#include "app/help/help-window.h"
#include "app/help/rules-window.h"
#include "app/window/learn-window.h"
#include "app/window/played-window.h"
#include "app/window/window-private.h"
#include "app/window/window-shortcuts.h"
#include "desk/base/settings.h"
#include "desk/documents/army-document.h"
#include "desk/documents/book-document.h"
#include "desk/documents/campaign-document.h"
#include "desk/documents/field-document.h"
#include "desk/documents/game-document.h"
#include "desk/documents/operation-document.h"
#include "engine/system.h"

/* Of the document, or NULL; amendments are set to those that are on in it, if it has a say in
 * that. */
static WarRules *
find_rules (DuckDocument *document, const WarAmendments **amendments)
{
  if (DUCK_IS_ARMY_DOCUMENT (document))
    return duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document))->rules;
  if (DUCK_IS_BOOK_DOCUMENT (document))
    return duck_book_document_get_book (DUCK_BOOK_DOCUMENT (document))->rules;
  if (DUCK_IS_CAMPAIGN_DOCUMENT (document))
    return duck_campaign_document_get_campaign (DUCK_CAMPAIGN_DOCUMENT (document))->rules;
  if (DUCK_IS_FIELD_DOCUMENT (document))
    return duck_field_document_get_rules (DUCK_FIELD_DOCUMENT (document));
  if (DUCK_IS_GAME_DOCUMENT (document))
    {
      const WarSetup *setup = duck_game_document_get_game (DUCK_GAME_DOCUMENT (document))->setup;

      *amendments = &setup->amendments;
      return setup->operation->rules;
    }
  if (DUCK_IS_OPERATION_DOCUMENT (document))
    {
      const WarOperation *operation
        = duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document));

      *amendments = &operation->amendments;
      return operation->rules;
    }
  return NULL;
}

/* The system that a clause's id begins with; NULL: it is a number, or one that systems share. */
static const WarSystem *
find_system (const char *clause)
{
  const char *dot = clause != NULL ? strchr (clause, '.') : NULL;
  g_autofree char *id = dot != NULL ? g_strndup (clause, (gsize) (dot - clause)) : NULL;

  return id != NULL ? war_system_get (id) : NULL;
}

static void
show_rules (DuckWindow *self, const char *clause)
{
  StoreLibrary *library = duck_shell_get_library (DUCK_SHELL (self));
  const WarAmendments *amendments = NULL;
  WarRules *rules = find_rules (duck_window_peek_document (self), &amendments);
  const WarSystem *system = find_system (clause);

  if (rules == NULL || (system != NULL && system != rules->system))
    {
      amendments = NULL;
      rules = store_library_get_rules (
        library, (system != NULL ? system : duck_settings_get_system ())->id, NULL);
    }
  if (rules != NULL)
    duck_rules_window_show (DUCK_SHELL (self), rules, amendments, clause);
}

static void
rules_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  show_rules (self, NULL);
}

static void
show_clause_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  show_rules (self, g_variant_get_string (parameter, NULL));
}

static void
help_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_help_window_show (DUCK_SHELL (self));
}

static void
show_shortcuts_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  DuckWindow *self = data;

  duck_window_shortcuts_show (GTK_WINDOW (self), self->actions_prefix);
}

static void
learn_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_learn_window_show (DUCK_SHELL (self));
}

static void
learn_system_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_learn_begin (DUCK_SHELL (self), g_variant_get_string (parameter, NULL));
}

static void
show_played_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_played_window_show (GTK_WINDOW (self));
}

void
duck_window_add_help (DuckWindow *self)
{
  static const GActionEntry actions[] = {
    { .name = "help", .activate = help_action },
    { .name = "learn", .activate = learn_action },
    { .name = "learn-system", .activate = learn_system_action, .parameter_type = "s" },
    { .name = "show-played", .activate = show_played_action },
    { .name = "rules", .activate = rules_action },
    { .name = "show-help-overlay", .activate = show_shortcuts_action },
    { .name = "show-clause", .activate = show_clause_action, .parameter_type = "s" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

/* application.c: the program
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/application.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/army-editor/new-army.h"
#include "app/army-editor/new-book.h"
#include "app/base/dialogs.h"
#include "app/base/group-names.h"
#include "app/base/icons.h"
#include "app/base/list-keys.h"
#include "app/base/menu-focus.h"
#include "app/base/mnemonics.h"
#include "app/base/setting-rows.h"
#include "app/base/tooltip.h"
#include "app/designer/new-operation.h"
#include "app/field-editor/new-field.h"
#include "app/game/set-up/new-game.h"
#include "app/window/about.h"
#include "app/window/preferences.h"
#include "app/window/welcome.h"
#include "app/window/window.h"
#include "desk/base/kind.h"
#include "desk/documents/army-document.h"
#include "desk/documents/book-document.h"
#include "desk/documents/campaign-document.h"
#include "desk/documents/field-document.h"

struct _DuckApplication
{
  AdwApplication parent_instance;

  StoreLibrary *library;
  gboolean is_playing; /* it was started to play: nobody is to be welcomed */
};

G_DEFINE_FINAL_TYPE (DuckApplication, duck_application, ADW_TYPE_APPLICATION)

StoreLibrary *
duck_application_get_library (DuckApplication *self)
{
  g_return_val_if_fail (DUCK_IS_APPLICATION (self), NULL);

  return self->library;
}

GtkWidget *
duck_application_new_window (DuckApplication *self)
{
  g_return_val_if_fail (DUCK_IS_APPLICATION (self), NULL);

  return duck_window_new (GTK_APPLICATION (self), self->library);
}

static DuckWindow *
get_window (DuckApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window != NULL && !DUCK_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  if (window == NULL)
    window = GTK_WINDOW (duck_application_new_window (self));
  return DUCK_WINDOW (window);
}

/* ---------------------------------------------------------------------------------------------
 * Actions. */

static void
open_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_window_choose_files (get_window (self));
}

static void
new_window_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  gtk_window_present (GTK_WINDOW (duck_application_new_window (self)));
}

/* parameter: the id of the book; NULL: that of the document that one looks at, if there is one. */
static void
new_army_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  DuckWindow *window = get_window (self);
  DuckDocument *document = duck_window_get_document (window);
  const char *book = NULL;

  if (parameter != NULL)
    book = g_variant_get_string (parameter, NULL);
  else if (DUCK_IS_BOOK_DOCUMENT (document))
    book = duck_book_document_get_id (DUCK_BOOK_DOCUMENT (document));
  else if (DUCK_IS_ARMY_DOCUMENT (document))
    book = duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document))->book_id;
  gtk_window_present (GTK_WINDOW (window));
  duck_new_army_show (DUCK_SHELL (window), book);
}

static void
new_book_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_new_book_show (DUCK_SHELL (get_window (self)));
}

static void
new_field_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_new_field_show (DUCK_SHELL (get_window (self)));
}

/* parameter: the path of the field that it is fought on; NULL: that of the document that one looks
 * at, if there is one. */
static void
new_operation_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  DuckWindow *window = get_window (self);
  DuckDocument *document = duck_window_get_document (window);
  const char *field = NULL;

  if (parameter != NULL)
    field = g_variant_get_bytestring (parameter);
  else if (DUCK_IS_FIELD_DOCUMENT (document) && !duck_document_is_gone (document))
    field = duck_document_get_path (document);
  gtk_window_present (GTK_WINDOW (window));
  duck_new_operation_show (DUCK_SHELL (window), field);
}

static void
new_campaign_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckApplication *self = user_data;
  DuckWindow *window = get_window (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = duck_shell_dup_free_title (DUCK_SHELL (window), _ ("New Campaign"));
  g_autoptr (DuckCampaignDocument) document
    = duck_campaign_document_new_empty (self->library, name, &error);

  gtk_window_present (GTK_WINDOW (window));
  if (document != NULL)
    duck_shell_add_document (DUCK_SHELL (window), DUCK_DOCUMENT (document));
  else
    duck_dialog_show_error (GTK_WINDOW (window), _ ("No New Campaign"), error->message, NULL);
}

static void
new_game_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  DuckWindow *window = get_window (self);

  gtk_window_present (GTK_WINDOW (window));
  duck_new_game_show (DUCK_SHELL (window), NULL);
}

/* parameter: a path. A saved game goes on. */
static void
play_file_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  DuckWindow *window = get_window (self);
  const char *path = g_variant_get_bytestring (parameter);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  DuckKind kind;

  gtk_window_present (GTK_WINDOW (window));
  if (duck_kind_from_path (path, &kind) && (kind == DUCK_KIND_GAME || kind == DUCK_KIND_CAMPAIGN))
    duck_shell_open_file (DUCK_SHELL (window), file);
  else
    duck_new_game_show_file (DUCK_SHELL (window), path);
}

/* Each window asks about its unsaved changes; the program ends with the last one. */
static void
quit_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (self));

  for (GList *l = windows; l != NULL; l = l->next)
    if (DUCK_IS_WINDOW (l->data))
      gtk_window_close (l->data);
}

static void
preferences_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_preferences_show (GTK_WINDOW (get_window (self)));
}

static void
about_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_about_show (GTK_WINDOW (get_window (self)));
}

/* ---------------------------------------------------------------------------------------------
 * The program. */

static void
duck_application_activate (GApplication *application)
{
  DuckApplication *self = DUCK_APPLICATION (application);
  DuckWindow *window = get_window (self);

  if (self->is_playing)
    {
      self->is_playing = FALSE;
      return;
    }

  gtk_window_present (GTK_WINDOW (window));
  duck_welcome_show_once (window);
}

static void
duck_application_open (GApplication *application, GFile **files, gint n_files, const char *hint)
{
  DuckWindow *window = get_window (DUCK_APPLICATION (application));
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  for (gint i = 0; i < n_files; i++)
    g_ptr_array_add (list, files[i]);
  gtk_window_present (GTK_WINDOW (window));
  duck_window_open_files (window, list);
}

static void
duck_application_startup (GApplication *application)
{
  static const GActionEntry actions[] = {
    { .name = "new-window", .activate = new_window_action },
    { .name = "new-army", .activate = new_army_action },
    { .name = "new-army-from", .activate = new_army_action, .parameter_type = "s" },
    { .name = "new-book", .activate = new_book_action },
    { .name = "new-field", .activate = new_field_action },
    { .name = "new-operation", .activate = new_operation_action },
    { .name = "new-operation-on", .activate = new_operation_action, .parameter_type = "ay" },
    { .name = "new-campaign", .activate = new_campaign_action },
    { .name = "new-game", .activate = new_game_action },
    { .name = "play-file", .activate = play_file_action, .parameter_type = "ay" },
    { .name = "open", .activate = open_action },
    { .name = "preferences", .activate = preferences_action },
    { .name = "about", .activate = about_action },
    { .name = "quit", .activate = quit_action },
  };
  static const struct
  {
    const char *action;
    const char *keys[3];
  } shortcuts[] = {
    { "app.new-window", { "<Control><Alt>n" } },
    { "app.new-army", { "<Control>n" } },
    { "app.new-field", { "<Control><Shift>n" } },
    { "app.new-operation", { "<Control><Shift>o" } },
    { "app.new-campaign", { "<Control><Shift>k" } },
    { "app.new-book", { "<Control><Shift>b" } },
    { "app.open", { "<Control>o" } },
    { "library.search", { "<Control>f" } },
    { "library.duplicate", { "<Control>d" } },
    { "library.rename", { "F2" } },
    { "app.preferences", { "<Control>comma" } },
    { "app.quit", { "<Control>q" } },
    { "win.save", { "<Control>s" } },
    { "win.save-as", { "<Control><Shift>s" } },
    { "win.undo", { "<Control>z" } },
    { "win.redo", { "<Control><Shift>z", "<Control>y" } },
    { "win.list-undo", { "<Control><Alt>z" } },
    { "win.list-redo", { "<Control><Shift><Alt>z" } },
    { "win.play", { "F5" } },
    { "win.print", { "<Control>p" } },
    { "win.export-pdf", { "<Control>e" } },
    { "win.export-map", { "<Control><Shift>e" } },
    { "win.library", { "<Control><Shift>l" } },
    { "win.help", { "F1" } },
    { "win.show-help-overlay", { "<Control>question" } },
    { "win.rules", { "<Control><Shift>r", "<Shift>F1" } },
    { "win.close-tab", { "<Control>w" } },
    { "game.first", { "<Alt>Home" } },
    { "game.previous", { "<Alt>Left" } },
    { "game.next", { "<Alt>Right" } },
    { "game.last", { "<Alt>End" } },
    { "game.play-past", { "F7" } },
    { "game.note", { "F8" } },
    { "game.advise", { "<Shift>F8" } },
    { "game.since", { "<Control>F8" } },
    { "game.chart", { "F9" } },
    { "game.hide-units", { "<Shift>F9" } },
    { "game.hide-log", { "<Control>F9" } },
    { "game.go-on", { "<Control>Return" } },
    { "table.go-on", { "<Control>Return" } },
    { "army.search", { "<Control>f" } },
    { "field.inspector", { "F9" } },
    { "field.search", { "<Control>f" } },
  };

  G_APPLICATION_CLASS (duck_application_parent_class)->startup (application);

  gtk_window_set_default_icon_name (DUCK_APP_ID);
  duck_list_keys_init ();
  duck_menu_focus_init (GTK_APPLICATION (application));
  duck_mnemonics_init ();
  duck_group_names_init ();
  duck_scroll_keys_init ();
  duck_icons_init ();
  duck_tooltip_hush_open ();
  duck_settings_apply_color_scheme ();
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions),
                                   application);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), shortcuts[i].action,
                                           (const char *const *) shortcuts[i].keys);
}

/* A file, or what is shipped by that name: "langemarck". NULL: no place on this computer. */
static char *
find_to_play (const StoreLibrary *library, const char *name)
{
  /* An operation goes before the field that is named after the same place. */
  static const DuckKind kinds[]
    = { DUCK_KIND_OPERATION, DUCK_KIND_CAMPAIGN, DUCK_KIND_ARMY, DUCK_KIND_FIELD };
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);
  gboolean is_path = g_file_query_exists (file, NULL) || strchr (name, G_DIR_SEPARATOR) != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (kinds) && !is_path; i++)
    {
      char *path = store_library_find_document (library, "scenarios", name,
                                                duck_kind_get_info (kinds[i])->suffix);

      if (path != NULL)
        return path;
    }
  return g_file_get_path (file);
}

/* What is to be played goes to the program that runs already, if one does. */
static gint
duck_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  const char *name;

  if (!g_variant_dict_lookup (options, "play", "^&ay", &name))
    return -1;

  path = find_to_play (DUCK_APPLICATION (application)->library, name);
  if (path == NULL || !g_application_register (application, NULL, &error))
    {
      g_printerr ("%s\n", error != NULL ? error->message : name);
      return 1;
    }

  g_action_group_activate_action (G_ACTION_GROUP (application), "play-file",
                                  g_variant_new_bytestring (path));
  DUCK_APPLICATION (application)->is_playing = TRUE;
  return -1;
}

static void
duck_application_finalize (GObject *object)
{
  g_clear_pointer (&DUCK_APPLICATION (object)->library, store_library_free);

  G_OBJECT_CLASS (duck_application_parent_class)->finalize (object);
}

static void
duck_application_class_init (DuckApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_application_finalize;
  application_class->activate = duck_application_activate;
  application_class->handle_local_options = duck_application_handle_local_options;
  application_class->open = duck_application_open;
  application_class->startup = duck_application_startup;
}

static void
duck_application_init (DuckApplication *self)
{
  static const GOptionEntry options[] = {
    { "play", 'p', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, NULL,
      N_ (
        "Begin a game with an operation, army or battlefield, a file or the name of a shipped one, "
        "or go on with a saved one"),
      N_ ("FILE") },
    { NULL },
  };

  self->library = store_library_new (NULL);
  g_application_add_main_option_entries (G_APPLICATION (self), options);
}

DuckApplication *
duck_application_new (GApplicationFlags flags)
{
  return g_object_new (DUCK_TYPE_APPLICATION, "application-id", DUCK_APP_ID, "flags", flags,
                       "resource-base-path", "/io/github/duckboard_app/Duckboard", NULL);
}

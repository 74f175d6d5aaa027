/* application.c: the program
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/application.h"

#include <glib/gi18n-lib.h>

#include "app/window.h"
#include "engine/rules.h"

struct _DuckApplication
{
  AdwApplication parent_instance;

  StoreLibrary *library;
};

G_DEFINE_FINAL_TYPE (DuckApplication, duck_application, ADW_TYPE_APPLICATION)

StoreLibrary *
duck_application_get_library (DuckApplication *self)
{
  g_return_val_if_fail (DUCK_IS_APPLICATION (self), NULL);

  return self->library;
}

static DuckWindow *
get_window (DuckApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window != NULL && !DUCK_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  if (window == NULL)
    window = GTK_WINDOW (duck_window_new (self));
  return DUCK_WINDOW (window);
}

/* ---------------------------------------------------------------------------------------------
 * Actions. */

static void
open_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_window_choose_files (get_window (self));
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
add_credits (AdwAboutWindow *about)
{
  g_autoptr (GPtrArray) credits = g_ptr_array_new_with_free_func (g_free);
  const WarSystem *system;

  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    /* Translators: a set of rules and its author: "Entrenched! by A. Author" */
    g_ptr_array_add (credits, g_strdup_printf (_ ("%s by %s"), system->name, system->credit));
  g_ptr_array_add (credits, NULL);
  adw_about_window_add_credit_section (about, _ ("Rules of the Games"),
                                       (const char **) credits->pdata);
}

static void
about_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  GtkWidget *widget = adw_about_window_new ();
  AdwAboutWindow *about = ADW_ABOUT_WINDOW (widget);

  gtk_window_set_transient_for (GTK_WINDOW (about), GTK_WINDOW (get_window (self)));
  gtk_window_set_modal (GTK_WINDOW (about), TRUE);
  adw_about_window_set_application_name (about, "Duckboard");
  adw_about_window_set_application_icon (about, DUCK_APP_ID);
  adw_about_window_set_version (about, DUCK_VERSION);
  adw_about_window_set_developer_name (about, _ ("The Duckboard authors"));
  adw_about_window_set_copyright (about, "© 2026 The Duckboard authors");
  adw_about_window_set_license_type (about, GTK_LICENSE_GPL_3_0);
  adw_about_window_set_comments (
    about, _ ("Armies, battlefields and operations for First World War miniatures games.\n\n"
              "The rules belong to their authors, who have nothing to do with this program. "
              "You need their books to play."));
  /* Translators: your name, and an address if you like */
  adw_about_window_set_translator_credits (about, _ ("translator-credits"));
  add_credits (about);
  gtk_window_present (GTK_WINDOW (about));
}

/* ---------------------------------------------------------------------------------------------
 * The program. */

static void
duck_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (get_window (DUCK_APPLICATION (application))));
}

static void
duck_application_open (GApplication *application, GFile **files, gint n_files, const char *hint)
{
  DuckWindow *window = get_window (DUCK_APPLICATION (application));

  gtk_window_present (GTK_WINDOW (window));
  for (gint i = 0; i < n_files; i++)
    duck_window_open_file (window, files[i]);
}

static void
duck_application_startup (GApplication *application)
{
  static const GActionEntry actions[] = {
    { .name = "open", .activate = open_action },
    { .name = "about", .activate = about_action },
    { .name = "quit", .activate = quit_action },
  };
  static const struct
  {
    const char *action;
    const char *keys[3];
  } shortcuts[] = {
    { "app.open", { "<Control>o" } },
    { "app.quit", { "<Control>q" } },
    { "win.save", { "<Control>s" } },
    { "win.save-as", { "<Control><Shift>s" } },
    { "win.print", { "<Control>p" } },
    { "win.export-pdf", { "<Control>e" } },
    { "win.close-tab", { "<Control>w" } },
    { "army.undo", { "<Control>z" } },
    { "army.redo", { "<Control><Shift>z", "<Control>y" } },
    { "army.search", { "<Control>f" } },
  };

  G_APPLICATION_CLASS (duck_application_parent_class)->startup (application);

  gtk_window_set_default_icon_name (DUCK_APP_ID);
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions),
                                   application);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), shortcuts[i].action,
                                           (const char *const *) shortcuts[i].keys);
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
  application_class->open = duck_application_open;
  application_class->startup = duck_application_startup;
}

static void
duck_application_init (DuckApplication *self)
{
  self->library = store_library_new (NULL);
}

DuckApplication *
duck_application_new (GApplicationFlags flags)
{
  return g_object_new (DUCK_TYPE_APPLICATION, "application-id", DUCK_APP_ID, "flags", flags,
                       "resource-base-path", "/io/github/duckboard_app/Duckboard", NULL);
}

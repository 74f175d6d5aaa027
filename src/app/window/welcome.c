/* welcome.c: what is offered when the program is started for the first time
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/welcome.h"

#include "app/army-editor/new-army.h"
#include "desk/base/kind.h"
#include "desk/base/settings.h"

struct _DuckWelcome
{
  AdwWindow parent_instance;

  AdwStatusPage *page;
  GtkImage *army_icon;
  GtkImage *operation_icon;
  GtkImage *game_icon;
};

G_DEFINE_FINAL_TYPE (DuckWelcome, duck_welcome, ADW_TYPE_WINDOW)

/* Closes the welcome; what was chosen is done in the window behind it. */
static DuckWindow *
leave (DuckWelcome *self)
{
  DuckWindow *window = DUCK_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (self)));

  gtk_window_destroy (GTK_WINDOW (self));
  return window;
}

static void
army_cb (DuckWelcome *self)
{
  duck_new_army_show (DUCK_SHELL (leave (self)), NULL);
}

/* One that comes with the program. */
static void
battle_cb (DuckWelcome *self)
{
  DuckWindow *window = leave (self);
  StoreLibrary *library = duck_shell_get_library (DUCK_SHELL (window));
  const char *suffix = duck_kind_get_info (DUCK_KIND_OPERATION)->suffix;
  g_autoptr (GPtrArray) paths = store_library_list_shipped (library, suffix);

  if (paths->len > 0)
    {
      g_autoptr (GFile) file = g_file_new_for_path (g_ptr_array_index (paths, paths->len - 1));

      duck_shell_open_file (DUCK_SHELL (window), file);
    }
}

static void
learn_cb (DuckWelcome *self)
{
  gtk_widget_activate_action (GTK_WIDGET (leave (self)), "win.learn", NULL);
}

static void
play_cb (DuckWelcome *self)
{
  gtk_widget_activate_action (GTK_WIDGET (leave (self)), "app.new-game", NULL);
}

static void
file_cb (DuckWelcome *self)
{
  duck_window_choose_files (leave (self));
}

static void
duck_welcome_class_init (DuckWelcomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/welcome.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckWelcome, page);
  gtk_widget_class_bind_template_child (widget_class, DuckWelcome, army_icon);
  gtk_widget_class_bind_template_child (widget_class, DuckWelcome, operation_icon);
  gtk_widget_class_bind_template_child (widget_class, DuckWelcome, game_icon);
  gtk_widget_class_bind_template_callback (widget_class, army_cb);
  gtk_widget_class_bind_template_callback (widget_class, learn_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, battle_cb);
  gtk_widget_class_bind_template_callback (widget_class, file_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
duck_welcome_init (DuckWelcome *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_status_page_set_icon_name (self->page, DUCK_APP_ID);
  gtk_image_set_from_icon_name (self->army_icon, duck_kind_get_info (DUCK_KIND_ARMY)->icon);
  gtk_image_set_from_icon_name (self->game_icon, duck_kind_get_info (DUCK_KIND_GAME)->icon);
  gtk_image_set_from_icon_name (self->operation_icon,
                                duck_kind_get_info (DUCK_KIND_OPERATION)->icon);
}

void
duck_welcome_show_once (DuckWindow *parent)
{
  g_return_if_fail (DUCK_IS_WINDOW (parent));

  GSettings *settings = duck_settings_get ();

  if (g_settings_get_boolean (settings, DUCK_SETTING_WELCOMED))
    return;

  g_settings_set_boolean (settings, DUCK_SETTING_WELCOMED, TRUE);
  gtk_window_present (g_object_new (DUCK_TYPE_WELCOME, "transient-for", parent, NULL));
}

/* test-application.c: the windows that are not about documents
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/window/about.h"
#include "app/window/window-shortcuts.h"
#include "desk/base/settings.h"
#include "desk/base/sound.h"
#include "engine/system.h"

static void
test_help_and_about (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *window;

  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "about", NULL);
  app_wait_for ((window = app_get_dialog (fixture)) != NULL);
  g_assert_true (duck_sheet_is_about (window));
  duck_sheet_close (window);

  app_activate (fixture, "win.show-help-overlay");
  app_wait_for ((window = app_get_dialog (fixture)) != NULL);
  app_wait_for (app_shows_text (window, "New army book"));
  duck_sheet_close (window);
  app_wait_for (app_get_dialog (fixture) == NULL);
}

/* The authors of all five systems are named. */
static void
test_credits (AppFixture *fixture, gconstpointer data)
{
  const char *authors[] = { "William Saull", "David Ruck", "Jim Wallman",
                            "David Raybin",  "Bill Koff",  "Philipp K. Berger" };
  g_auto (GStrv) credits = duck_about_dup_credits ();
  g_autofree char *all = g_strjoinv ("\n", credits);
  const WarSystem *system;

  for (guint i = 0; i < G_N_ELEMENTS (authors); i++)
    g_assert_nonnull (strstr (all, authors[i]));
  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    {
      g_assert_nonnull (strstr (all, system->name));
      g_assert_nonnull (strstr (all, system->credit));
    }
}

/* The dialog of keys has every action that has one. */
static void
test_shortcuts (AppFixture *fixture, gconstpointer data)
{
  GtkApplication *application = GTK_APPLICATION (fixture->application);
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  for (guint i = 0; actions[i] != NULL; i++)
    if (!duck_window_shortcuts_has (actions[i]))
      g_error ("The keys lack “%s”", actions[i]);
  g_assert_false (duck_window_shortcuts_has ("win.none"));
}

/* It begins with the keys of what is shown, and is as narrow as a phone. */
static void
test_shortcut_section (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckfield");
  GtkWidget *dialog, *tools, *documents;
  graphene_rect_t place, below;
  int width;

  app_open (fixture, path);
  app_activate (fixture, "win.show-help-overlay");
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  app_wait_for (app_shows_text (dialog, "Documents"));
  tools = app_find_text (dialog, "Tools");
  documents = app_find_text (dialog, "Documents");
  app_wait_for_paint (dialog);
  g_assert_true (gtk_widget_compute_bounds (tools, dialog, &place));
  g_assert_true (gtk_widget_compute_bounds (documents, dialog, &below));
  g_assert_cmpfloat (place.origin.y, <, below.origin.y);
  gtk_widget_measure (GTK_IS_WINDOW (dialog) ? gtk_window_get_child (GTK_WINDOW (dialog)) : dialog,
                      GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  app_close (dialog);
}

/* What is chosen in the preferences is a setting, and counts at once. */
static void
test_preferences (AppFixture *fixture, gconstpointer data)
{
  const struct
  {
    const char *row, *key, *last;
  } rows[] = {
    { "color_scheme", DUCK_SETTING_COLOR_SCHEME, "dark" },
    { "paper", DUCK_SETTING_PAPER, "letter" },
    { "ink", DUCK_SETTING_INK, "black" },
    { "game_pace", DUCK_SETTING_GAME_PACE, "step-by-step" },
    { "loss_pace", DUCK_SETTING_LOSS_PACE, "wait" },
    { "dice_speed", DUCK_SETTING_DICE_SPEED, "at-once" },
    { "dice_rest", DUCK_SETTING_DICE_REST, "to-next-roll" },
    { "undo_policy", DUCK_SETTING_UNDO_POLICY, "always" },
  };
  GSettings *settings = duck_settings_get ();
  AdwStyleManager *styles = adw_style_manager_get_default ();
  GtkWindow *window;

  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "preferences", NULL);
  app_wait_for ((window = app_get_dialog (fixture)) != NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AdwComboRow *row = ADW_COMBO_ROW (app_find (window, rows[i].row));
      guint n = g_list_model_get_n_items (adw_combo_row_get_model (row));
      g_autofree char *nick = NULL;

      g_assert_cmpuint (adw_combo_row_get_selected (row), ==,
                        (guint) g_settings_get_enum (settings, rows[i].key));
      adw_combo_row_set_selected (row, n - 1);
      nick = g_settings_get_string (settings, rows[i].key);
      g_assert_cmpstr (nick, ==, rows[i].last);
    }
  g_assert_cmpint (adw_style_manager_get_color_scheme (styles), ==, ADW_COLOR_SCHEME_FORCE_DARK);

  /* The other way round. */
  g_settings_set_string (settings, DUCK_SETTING_COLOR_SCHEME, "light");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (app_find (window, "color_scheme"))),
                    ==, 1);
  g_assert_cmpint (adw_style_manager_get_color_scheme (styles), ==, ADW_COLOR_SCHEME_FORCE_LIGHT);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_settings_reset (settings, rows[i].key);
  app_close (window);
}

/* Nothing is heard unless somebody wants it; and who wants it where no sound can be played reads
 * so, in the place of what is heard otherwise. */
static void
test_sounds (AppFixture *fixture, gconstpointer data)
{
  GSettings *settings = duck_settings_get ();
  g_autofree char *usual = NULL;
  GtkWindow *window;
  GtkSwitch *sounds;
  AdwActionRow *row;

  g_assert_false (duck_sound_is_wanted ());
  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "preferences", NULL);
  app_wait_for ((window = app_get_dialog (fixture)) != NULL);
  sounds = GTK_SWITCH (app_find (window, "sounds"));
  row = ADW_ACTION_ROW (app_find (window, "sounds_row"));
  usual = g_strdup (adw_action_row_get_subtitle (row));
  g_assert_false (gtk_widget_get_sensitive (app_find (window, "volume_row")));

  gtk_switch_set_active (sounds, TRUE);
  g_assert_true (duck_sound_is_wanted ());
  g_assert_true (gtk_widget_get_sensitive (app_find (window, "volume_row")));
  app_wait_for (g_str_has_prefix (adw_action_row_get_subtitle (row), "No sound can be played: "));
  gtk_switch_set_active (sounds, FALSE);
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, usual);
  g_settings_reset (settings, DUCK_SETTING_SOUNDS);
  app_close (window);
}

static GtkWindow *
begin (AppFixture *fixture, const char *action)
{
  GtkWindow *dialog;

  app_activate (fixture, action);
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  return dialog;
}

static void
assert_proposes (AppFixture *fixture, const char *name)
{
  GtkWindow *dialog = begin (fixture, "app.new-army");
  gpointer row = app_find (dialog, "book");
  GtkStringObject *book = adw_combo_row_get_selected_item (row);

  g_assert_cmpstr (gtk_string_object_get_string (book), ==, name);
  gtk_window_destroy (dialog);
  app_wait_for (app_get_dialog (fixture) == NULL);
}

/* What is new begins with what one looks at: an army with the book, an operation on the field. */
static void
test_proposals (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *book = app_build_data ("books/for-the-fatherland.duckbook");
  g_autofree char *army = app_build_shipped ("german-fourth-army.duckarmy");
  g_autofree char *field = app_build_shipped ("hooge.duckfield");
  GtkWindow *dialog;
  gpointer gone;

  assert_proposes (fixture, "Entente In Arms");
  app_open (fixture, book);
  assert_proposes (fixture, "For the Fatherland");
  app_open (fixture, field);
  assert_proposes (fixture, "Entente In Arms");
  dialog = begin (fixture, "app.new-operation");
  app_wait_for (app_shows_text (dialog, "Hooge, 24″ × 12″"));
  gtk_window_destroy (dialog);
  app_wait_for (app_get_dialog (fixture) == NULL);
  app_open (fixture, army);
  assert_proposes (fixture, "For the Fatherland");

  /* Enter creates it from its last number too. */
  gone = dialog = begin (fixture, "app.new-army");
  g_object_add_weak_pointer (G_OBJECT (dialog), &gone);
  app_wait_for (gtk_window_is_active (dialog));
  gtk_widget_grab_focus (app_find (dialog, "limit"));
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (gone == NULL);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 4);
}

/* A size that no icon of ours has. */
#define ODD_SIZE 17

/* What has been shown once is not thrown away by GTK, which does so in a thread, however many other
 * icons come after it. */
static void
test_icons (AppFixture *fixture, gconstpointer data)
{
  const char *name = "document-open-symbolic";
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  g_autoptr (GIcon) icon = g_themed_icon_new (name);
  GtkWidget *window = gtk_window_new (), *image = gtk_image_new_from_icon_name (name);
  gpointer shown;

  gtk_image_set_pixel_size (GTK_IMAGE (image), ODD_SIZE);
  gtk_window_set_child (GTK_WINDOW (window), image);
  gtk_window_present (GTK_WINDOW (window));
  app_wait_for (gtk_widget_get_mapped (image));
  shown = gtk_icon_theme_lookup_by_gicon (theme, icon, ODD_SIZE, 1, GTK_TEXT_DIR_LTR,
                                          GTK_ICON_LOOKUP_PRELOAD);
  g_object_add_weak_pointer (shown, &shown);
  g_object_unref (shown);
  gtk_window_destroy (GTK_WINDOW (window));
  app_iterate ();

  for (int size = ODD_SIZE + 1; size < 128; size++)
    for (int scale = 1; scale <= 4; scale++)
      g_object_unref (
        gtk_icon_theme_lookup_by_gicon (theme, icon, size, scale / 2 + 1, GTK_TEXT_DIR_LTR, 0));
  g_assert_nonnull (shown);
  g_object_remove_weak_pointer (shown, &shown);
}

static void
add_tests (void)
{
  APP_ADD ("/application/help-and-about", test_help_and_about);
  APP_ADD ("/application/credits", test_credits);
  APP_ADD ("/application/shortcuts", test_shortcuts);
  APP_ADD ("/application/shortcut-section", test_shortcut_section);
  APP_ADD ("/application/preferences", test_preferences);
  APP_ADD ("/application/sounds", test_sounds);
  APP_ADD ("/application/proposals", test_proposals);
  APP_ADD ("/application/icons", test_icons);
}

int
main (int argc, char **argv)
{
  /* Of libcanberra: there is no such driver, whatever the computer has. */
  g_setenv ("CANBERRA_DRIVER", "none", TRUE);
  return app_run_tests (argc, argv, add_tests);
}

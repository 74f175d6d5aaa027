/* played-window.c: what the games add up to that somebody has played here
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/played-window.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/base/alert.h"
#include "app/base/dialogs.h"
#include "app/base/popups.h"
#include "app/base/words.h"
#include "desk/base/kind.h"
#include "engine/system.h"
#include "store/draft/played-file.h"
#include "text/game/tally.h"
#include "text/solo/played.h"

#define WIDTH 520
#define HEIGHT 680

static void fill (GtkBox *box);

/* ---------------------------------------------------------------------------------------------
 * What there is. */

/* A heading, and a card whose rows say something of so many games each. */
static GtkWidget *
add_group (GtkBox *box, const char *title, const char *description)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), description);
  gtk_box_append (box, group);
  return group;
}

static void
add_row (GtkWidget *group, const char *title, const WarPlayedSum *sum)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *ends = text_played_sum (sum);
  g_autofree char *luck = text_tally_luck (&sum->dice);
  g_autofree char *subtitle
    = sum->dice.n_needed > 0 ? g_strdup_printf ("%s\n%s", ends, luck) : g_strdup (ends);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

static void
add_all (GtkBox *box, const GPtrArray *games)
{
  GtkWidget *group = add_group (box, _ ("All Games"), NULL);
  WarPlayedSum sum = { 0 };

  for (guint i = 0; i < games->len; i++)
    war_played_sum_add (&sum, g_ptr_array_index (games, i));
  add_row (group, _ ("Together"), &sum);
}

static void
add_opponents (GtkBox *box, const GPtrArray *games)
{
  g_autoptr (GArray) opponents = war_played_group (games, NULL, WAR_PLAYED_BY_OPPONENT);
  GtkWidget *group = add_group (box, _ ("By Opponents"), NULL);

  for (guint i = 0; i < opponents->len; i++)
    {
      const WarPlayedGroup *part = &g_array_index (opponents, WarPlayedGroup, i);

      add_row (group, text_played_opponent (part->first->opponent), &part->sum);
    }
}

/* A system that this version does not have goes by its id. */
static const char *
get_system_name (const char *id)
{
  const WarSystem *system = war_system_get (id);

  return system != NULL ? system->name : id;
}

static void
add_systems (GtkBox *box, const GPtrArray *games)
{
  g_autoptr (GArray) systems = war_played_group (games, NULL, WAR_PLAYED_BY_SYSTEM);

  for (guint i = 0; i < systems->len; i++)
    {
      const WarPlayedGroup *part = &g_array_index (systems, WarPlayedGroup, i);
      const char *system = part->first->system;
      g_autoptr (GArray) operations = war_played_group (games, system, WAR_PLAYED_BY_OPERATION);
      g_autofree char *ends = text_played_sum (&part->sum);
      GtkWidget *group = add_group (box, get_system_name (system), ends);

      for (guint j = 0; j < operations->len; j++)
        {
          const WarPlayedGroup *operation = &g_array_index (operations, WarPlayedGroup, j);

          add_row (group, operation->first->operation, &operation->sum);
        }
    }
}

/* ---------------------------------------------------------------------------------------------
 * Where it is kept. */

static void
clear_cb (GtkBox *box)
{
  g_autoptr (GError) error = NULL;

  if (!store_played_clear (NULL, &error))
    duck_dialog_show_error (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (box))), _ ("Not Cleared"),
                            error->message, NULL);
  fill (box);
}

static void
ask_to_clear (GtkBox *box)
{
  GtkWidget *alert = duck_alert_new (
    _ ("Clear the Statistics?"), _ ("They cannot be brought back. Saved games stay as they are."));

  duck_alert_add (alert, "cancel", _ ("_Cancel"), DUCK_RESPONSE_PLAIN);
  duck_alert_add (alert, "clear", _ ("C_lear"), DUCK_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (alert, "response::clear", G_CALLBACK (clear_cb), box, G_CONNECT_SWAPPED);
  duck_alert_present (alert, box);
}

static void
add_words (GtkBox *box, const char *text, const char *style)
{
  GtkWidget *label = duck_words_new (text, style);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (box, label);
}

static void
add_place (GtkBox *box, gboolean has_any, guint n_damaged)
{
  g_autofree char *folder = store_played_build_folder ();
  g_autofree char *shown = duck_file_dup_shown (folder);
  /* Translators: %s is a folder */
  g_autofree char *place = g_strdup_printf (
    _ ("Kept on this computer only, in %s, and sent nowhere. A game that a person plays counts "
       "once, when it ends in this program: not when it is opened again, replayed, or played on "
       "from another moment, and as it ended first."),
    shown);
  GtkWidget *button;

  if (n_damaged > 0)
    {
      g_autofree char *text = g_strdup_printf (
        g_dngettext (
          GETTEXT_PACKAGE,
          "%u file of a game cannot be read. It stays as it is, and is not counted.",
          "%u files of games cannot be read. They stay as they are, and are not counted.",
          n_damaged),
        n_damaged);

      add_words (box, text, "warning");
    }
  add_words (box, place, "caption");
  if (!has_any && n_damaged == 0)
    return;

  button = gtk_button_new_with_mnemonic (_ ("C_lear…"));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", G_CALLBACK (ask_to_clear), box, G_CONNECT_SWAPPED);
  gtk_box_append (box, button);
}

static void
learn_cb (GtkBox *box)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (box)));
  GtkWindow *parent = gtk_window_get_transient_for (window);

  gtk_window_close (window);
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.learn", NULL);
}

/* Whoever has not played yet finds a way to begin. */
static void
add_beginning (GtkBox *box)
{
  GtkWidget *page = adw_status_page_new ();
  GtkWidget *button = gtk_button_new_with_label (_ ("Learn by Playing"));

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), duck_kind_get_info (DUCK_KIND_GAME)->icon);
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _ ("No Games Yet"));
  adw_status_page_set_description (
    ADW_STATUS_PAGE (page),
    _ ("Here stands how many games you have won and lost, once one has ended."));
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (learn_cb), box, G_CONNECT_SWAPPED);
  adw_status_page_set_child (ADW_STATUS_PAGE (page), button);
  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (box, page);
}

static void
fill (GtkBox *box)
{
  guint n_damaged;
  g_autoptr (GPtrArray) games = store_played_list (NULL, &n_damaged);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  if (games->len == 0)
    add_beginning (box);
  else
    {
      add_all (box, games);
      add_opponents (box, games);
      add_systems (box, games);
    }
  add_place (box, games->len > 0, n_damaged);
}

void
duck_played_window_show (GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  gtk_widget_add_css_class (box, "tally");
  fill (GTK_BOX (box));
  gtk_window_present (
    GTK_WINDOW (duck_side_window_new (GTK_WIDGET (parent), _ ("Your Games"), box, WIDTH, HEIGHT)));
}

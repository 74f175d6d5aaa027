/* shortcuts.c: keys, to be looked up
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/shortcuts.h"

#include <glib/gi18n-lib.h>

#include "app/base/desktop.h"

#if DUCK_HAS_SHORTCUTS_DIALOG

GtkWidget *
duck_shortcuts_new (GtkApplication *application, const DuckShortcutGroup *groups, guint n_groups)
{
  g_return_val_if_fail (groups != NULL, NULL);

  AdwDialog *dialog = adw_shortcuts_dialog_new ();

  for (guint i = 0; i < n_groups; i++)
    {
      AdwShortcutsSection *section = adw_shortcuts_section_new (_ (groups[i].title));

      for (const DuckShortcut *shortcut = groups[i].shortcuts; shortcut->title != NULL; shortcut++)
        {
          const char *title = _ (shortcut->title);
          AdwShortcutsItem *item = shortcut->action != NULL
                                     ? adw_shortcuts_item_new_from_action (title, shortcut->action)
                                     : adw_shortcuts_item_new (title, shortcut->keys);

          if (shortcut->hands != NULL)
            adw_shortcuts_item_set_subtitle (item, _ (shortcut->hands));
          adw_shortcuts_section_add (section, item);
        }
      adw_shortcuts_dialog_add (ADW_SHORTCUTS_DIALOG (dialog), section);
    }
  return GTK_WIDGET (dialog);
}

GtkWidget *
duck_shortcut_label_new (const char *keys)
{
  return adw_shortcut_label_new (keys);
}

#else

#include "app/base/sheet.h"
#include "app/base/words.h"

/* Of the dialog, in pixels. */
#define WIDTH 600
#define HEIGHT 640

/* Alternatives with more characters stand below each other: a phone has no room for them. */
#define MAX_LENGTH 20

static char *
dup_keys (GtkApplication *application, const DuckShortcut *shortcut)
{
  g_auto (GStrv) keys = NULL;

  if (shortcut->action == NULL)
    return g_strdup (shortcut->keys);
  keys = gtk_application_get_accels_for_action (application, shortcut->action);
  return g_strjoinv (" ", keys);
}

static GtkWidget *
new_keys (const char *keys)
{
  g_auto (GStrv) words = NULL;
  GtkWidget *box;

  if (strlen (keys) <= MAX_LENGTH)
    return duck_shortcut_label_new (keys);
  words = g_strsplit (keys, " ", -1);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  for (guint i = 0; words[i] != NULL; i++)
    {
      GtkWidget *label = duck_shortcut_label_new (words[i]);

      gtk_widget_set_halign (label, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

/* "Ctrl+Page Down, Ctrl+Tab. Mouse wheel": as it is said. */
static char *
dup_said (const char *keys, const char *hands)
{
  g_auto (GStrv) words = g_strsplit (keys, " ", -1);
  GString *said = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint key;
      GdkModifierType modifiers;
      gboolean is_one
        = strstr (words[i], "...") == NULL && gtk_accelerator_parse (words[i], &key, &modifiers);
      g_autofree char *label
        = is_one ? gtk_accelerator_get_label (key, modifiers) : g_strdup (words[i]);

      g_string_append_printf (said, "%s%s", i > 0 ? ", " : "", label);
    }
  if (hands != NULL)
    g_string_append_printf (said, ". %s", _ (hands));
  return g_string_free (said, FALSE);
}

static GtkWidget *
new_row (GtkApplication *application, const DuckShortcut *shortcut)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *keys = dup_keys (application, shortcut);
  g_autofree char *said = dup_said (keys, shortcut->hands);
  GtkWidget *label = new_keys (keys);

  gtk_box_append (GTK_BOX (words), duck_words_new (_ (shortcut->title), NULL));
  if (shortcut->hands != NULL)
    {
      GtkWidget *hands = duck_words_new (_ (shortcut->hands), "caption");

      gtk_widget_add_css_class (hands, "dim-label");
      gtk_box_append (GTK_BOX (words), hands);
    }
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "shortcut");
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), label);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (shortcut->title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (shortcut->title), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said,
                                  -1);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  return row;
}

GtkWidget *
duck_shortcuts_new (GtkApplication *application, const DuckShortcutGroup *groups, guint n_groups)
{
  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (groups != NULL, NULL);

  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  GtkWidget *dialog;

  for (guint i = 0; i < n_groups; i++)
    {
      AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

      adw_preferences_group_set_title (group, _ (groups[i].title));
      for (const DuckShortcut *shortcut = groups[i].shortcuts; shortcut->title != NULL; shortcut++)
        adw_preferences_group_add (group, new_row (application, shortcut));
      adw_preferences_page_add (page, group);
    }
  dialog = duck_sheet_new_preferences (page, WIDTH, HEIGHT);
  g_object_set (dialog, "title", _ ("Keyboard Shortcuts"), NULL);
  return dialog;
}

GtkWidget *
duck_shortcut_label_new (const char *keys)
{
  return gtk_shortcut_label_new (keys);
}

#endif

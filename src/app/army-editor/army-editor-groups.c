/* army-editor-groups.c: the waves and groups of an army's list
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/army-editor/army-editor-private.h"
#include "app/base/dialogs.h"

/* Control and a number from 0 to this one put units into a section. */
#define LAST_SECTION_KEY 3

/* So many characters of a group's name are in the menu. */
#define MENU_NAME_MAX 40

static void
set_section_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  DuckArmyDocument *document = duck_army_editor_get_document (self);
  g_autoptr (WarSections) sections = war_sections_new (duck_army_document_get_army (document));
  gint section = g_variant_get_int32 (parameter);
  g_autoptr (GArray) indices = duck_army_editor_get_chosen_units (self);
  gboolean had_focus = duck_army_editor_has_units_focus (self);

  if (indices->len == 0 || section < 0 || section > (gint) sections->n)
    return;

  duck_army_document_set_units_section (document, (const guint *) indices->data, indices->len,
                                        section);
  duck_army_editor_select_again (self, indices, had_focus);
}

/* The group of the first unit chosen, which the document lends; NULL: it is in none. */
static const char *
find_chosen_group (DuckArmyEditor *self)
{
  const WarArmy *army = duck_army_document_get_army (duck_army_editor_get_document (self));
  g_autoptr (GArray) indices = duck_army_editor_get_chosen_units (self);

  return indices->len > 0 ? war_army_get_unit (army, g_array_index (indices, guint, 0))->group
                          : NULL;
}

/* Whom a group is being named for. */
typedef struct
{
  DuckArmyEditor *editor;
  GArray *indices;
} Grouping;

static void
group_named_cb (const char *name, gpointer data)
{
  Grouping *grouping = data;
  DuckArmyDocument *document = duck_army_editor_get_document (grouping->editor);

  if (name != NULL)
    {
      duck_army_document_set_units_group (document, (const guint *) grouping->indices->data,
                                          grouping->indices->len, name);
      duck_army_editor_select_again (grouping->editor, grouping->indices, TRUE);
    }
  g_array_unref (grouping->indices);
  g_object_unref (grouping->editor);
  g_free (grouping);
}

static void
name_group_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  const char *group = find_chosen_group (self);
  g_autoptr (GArray) indices = duck_army_editor_get_chosen_units (self);
  Grouping *grouping;

  if (indices->len == 0)
    return;

  grouping = g_new0 (Grouping, 1);
  grouping->editor = g_object_ref (self);
  grouping->indices = g_steal_pointer (&indices);
  duck_dialog_ask_name (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                        _ ("Company, Regiment or Brigade"), group != NULL ? group : "",
                        _ ("_Group"), group_named_cb, grouping);
}

/* A group that gets another name. */
typedef struct
{
  DuckArmyEditor *editor;
  char *group;
} Renaming;

static void
group_renamed_cb (const char *name, gpointer data)
{
  Renaming *renaming = data;
  g_autoptr (GArray) indices = duck_army_editor_get_chosen_units (renaming->editor);

  if (name != NULL)
    duck_army_document_rename_group (duck_army_editor_get_document (renaming->editor),
                                     renaming->group, name);
  if (name != NULL && indices->len > 0)
    duck_army_editor_select_again (renaming->editor, indices, TRUE);
  g_object_unref (renaming->editor);
  g_free (renaming->group);
  g_free (renaming);
}

static void
rename_group_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckArmyEditor *self = user_data;
  const char *group = find_chosen_group (self);
  Renaming *renaming;

  if (group == NULL)
    return;

  renaming = g_new0 (Renaming, 1);
  renaming->editor = g_object_ref (self);
  renaming->group = g_strdup (group);
  duck_dialog_ask_name (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Rename Group"),
                        group, _ ("_Rename"), group_renamed_cb, renaming);
}

void
duck_army_editor_update_group_action (DuckArmyEditor *self)
{
  duck_page_set_enabled (DUCK_PAGE (self), "rename-group", find_chosen_group (self) != NULL);
}

static void
append_section (GMenu *menu, const char *label, gint section)
{
  g_autofree char *action = g_strdup_printf ("army.set-section(%d)", section);
  g_autofree char *key = g_strdup_printf ("<Control>%d", section);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);

  if (section <= LAST_SECTION_KEY)
    g_menu_item_set_attribute (item, "accel", "s", key);
  g_menu_append_item (menu, item);
}

/* A name as the menu has it: not wider than the window, and without mnemonics. Free it. */
static char *
dup_menu_name (const char *group)
{
  gboolean is_long = g_utf8_strlen (group, -1) > MENU_NAME_MAX;
  g_autofree char *begin = g_utf8_substring (group, 0, is_long ? MENU_NAME_MAX - 1 : -1);
  g_autoptr (GString) text = g_string_new (begin);

  if (is_long)
    g_string_append (text, "…");
  g_string_replace (text, "_", "__", 0);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What the menu offers: waves by number, else groups by name, and a new one. */
static GStrv
list_section_labels (const WarSections *sections)
{
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();

  for (gint section = 1; section <= (gint) sections->n; section++)
    {
      const char *group = war_sections_get_group (sections, section);
      g_autofree char *name = group != NULL ? dup_menu_name (group) : NULL;
      /* Translators: %s is a group of units, such as a company */
      g_autofree char *label = group != NULL
                                 ? g_strdup_printf (_ ("Put into “%s”"), name)
                                 : g_strdup_printf (_ ("Put into Wave _%u"), (guint) section);

      g_strv_builder_add (labels, label);
    }
  return g_strv_builder_end (labels);
}

void
duck_army_editor_update_section_menu (DuckArmyEditor *self, const WarArmy *army)
{
  g_autoptr (WarSections) sections = war_sections_new (army);
  g_auto (GStrv) labels = list_section_labels (sections);

  if (self->section_labels != NULL
      && g_strv_equal ((const char *const *) labels, (const char *const *) self->section_labels))
    return;

  g_menu_remove_all (self->section_menu);
  for (gint i = 0; labels[i] != NULL; i++)
    append_section (self->section_menu, labels[i], i + 1);
  g_menu_append (self->section_menu, _ ("Put into a _Group…"), "army.name-group");
  if (sections->groups != NULL && sections->n > 0)
    {
      append_section (self->section_menu, _ ("Take _out of Its Group"), 0);
      g_menu_append (self->section_menu, _ ("Rename Its Grou_p…"), "army.rename-group");
    }
  g_strfreev (self->section_labels);
  self->section_labels = g_steal_pointer (&labels);
}

void
duck_army_editor_add_group_actions (DuckArmyEditor *self)
{
  static const GActionEntry actions[] = {
    { .name = "set-section", .activate = set_section_action, .parameter_type = "i" },
    { .name = "name-group", .activate = name_group_action },
    { .name = "rename-group", .activate = rename_group_action },
  };

  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
}

/* designer-starts.c: rows for units that stand on the field at the beginning, or have lost before
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/designer-starts.h"

#include <glib/gi18n-lib.h>

#include "text/operation/starts.h"

typedef const DuckDesignerField Field;

/* More than so many are not told one by one. */
#define MOST_LINES 12

static void
apply_places (Field *field, DuckOperationDocument *document)
{
  WarForceEntry *entry = duck_designer_field_copy_entry (field, document);

  war_force_entry_clear_places (entry);
  duck_operation_document_set_entry (document, field->side, field->index, entry);
}

static void
apply_losses (Field *field, DuckOperationDocument *document)
{
  WarForceEntry *entry = duck_designer_field_copy_entry (field, document);

  war_force_entry_clear_losses (entry);
  duck_operation_document_set_entry (document, field->side, field->index, entry);
}

static GtkWidget *
new_row (const char *title, const char *subtitle, const char *label, GtkWidget **button)
{
  GtkWidget *row = adw_action_row_new ();

  *button = gtk_button_new_with_label (label);
  gtk_widget_set_valign (*button, GTK_ALIGN_CENTER);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), *button);
  return row;
}

/* A line for each unit that begins somehow; of many all together. Free it. */
static char *
list_starts (const WarForceEntry *entry, const WarOperation *operation)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  if (entry->starts->len > MOST_LINES)
    return text_starts (entry);

  for (guint i = 0; i < entry->starts->len; i++)
    {
      g_autofree char *start = text_start (entry, i, operation);

      if (start != NULL)
        g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", start);
    }
  return g_string_free (g_steal_pointer (&lines), FALSE);
}

void
duck_designer_add_starts (DuckDesignerForm *form, AdwExpanderRow *expander,
                          const WarOperation *operation, gint side, guint index)
{
  const WarForceEntry *entry = g_ptr_array_index (operation->forces[side - 1]->entries, index);
  g_autofree char *starts = list_starts (entry, operation);
  GtkWidget *row, *button;

  if (war_force_entry_count_placed (entry) > 0)
    {
      row = new_row (_ ("On the Field from the Beginning"), starts, _ ("Place by _Hand"), &button);
      gtk_button_set_use_underline (GTK_BUTTON (button), TRUE);
      adw_expander_row_add_row (expander, row);
      duck_designer_form_bind (form, button, "clicked", side, index, NULL, apply_places);
    }
  if (war_force_entry_count_damaged (entry) > 0)
    {
      gboolean is_told = war_force_entry_count_placed (entry) > 0;

      row = new_row (_ ("Losses"), is_told ? NULL : starts, _ ("Make _Whole"), &button);
      gtk_button_set_use_underline (GTK_BUTTON (button), TRUE);
      adw_expander_row_add_row (expander, row);
      duck_designer_form_bind (form, button, "clicked", side, index, NULL, apply_losses);
    }
}

void
duck_designer_describe_starts (const WarOperation *operation, GString *text)
{
  for (guint i = 0; i < WAR_N_SIDES; i++)
    for (guint j = 0; j < operation->forces[i]->entries->len; j++)
      {
        const WarForceEntry *entry = g_ptr_array_index (operation->forces[i]->entries, j);

        g_string_append_printf (text, "|%u %u", war_force_entry_count_placed (entry),
                                war_force_entry_count_damaged (entry));
      }
}

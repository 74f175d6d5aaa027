/* designer-reserve.c: rows for units that come later
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/designer/designer-reserve.h"

#include <glib/gi18n-lib.h>

#include "text/field/field.h"

typedef const DuckDesignerField Field;

/* In the order of WarFieldEdge. */
static const char *const edge_names[] = {
  [WAR_FIELD_EDGE_NONE] = N_ ("Not Chosen"),    [WAR_FIELD_EDGE_NORTH] = N_ ("The North Edge"),
  [WAR_FIELD_EDGE_EAST] = N_ ("The East Edge"), [WAR_FIELD_EDGE_SOUTH] = N_ ("The South Edge"),
  [WAR_FIELD_EDGE_WEST] = N_ ("The West Edge"),
};

static gint
get_number (Field *field)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field->widget));
}

/* ---------------------------------------------------------------------------------------------
 * Fields. */

static void
show_wave (Field *field, const WarOperation *operation)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field->widget),
                             duck_designer_field_get_entry (field, operation)->wave);
}

static void
apply_wave (Field *field, DuckOperationDocument *document)
{
  WarForceEntry *entry = duck_designer_field_copy_entry (field, document);

  entry->wave = get_number (field);
  duck_operation_document_set_entry (document, field->side, field->index, entry);
}

static void
show_reserve (Field *field, const WarOperation *operation)
{
  gtk_switch_set_active (GTK_SWITCH (field->widget),
                         duck_designer_field_get_entry (field, operation)->arrives != 0);
}

static void
apply_reserve (Field *field, DuckOperationDocument *document)
{
  duck_operation_document_set_reserve (document, field->side, field->index,
                                       gtk_switch_get_active (GTK_SWITCH (field->widget)));
}

static void
show_drawn (Field *field, const WarOperation *operation)
{
  gtk_switch_set_active (GTK_SWITCH (field->widget),
                         duck_designer_field_get_entry (field, operation)->is_drawn);
}

static void
apply_drawn (Field *field, DuckOperationDocument *document)
{
  WarForceEntry *entry = duck_designer_field_copy_entry (field, document);

  war_operation_set_reserve (duck_operation_document_get_operation (document), field->side, entry,
                             FALSE);
  entry->is_drawn = gtk_switch_get_active (GTK_SWITCH (field->widget));
  if (entry->is_drawn)
    war_force_entry_clear_places (entry);
  duck_operation_document_set_arrival (document, field->side, field->index, entry);
}

static void
show_round (Field *field, const WarOperation *operation)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field->widget),
                             duck_designer_field_get_entry (field, operation)->arrives);
}

static void
apply_round (Field *field, DuckOperationDocument *document)
{
  WarForceEntry *entry = duck_designer_field_copy_entry (field, document);

  entry->arrives = get_number (field);
  duck_operation_document_set_arrival (document, field->side, field->index, entry);
}

/* The edges, NONE among them, stand before the zones. */
static void
show_place (Field *field, const WarOperation *operation)
{
  const WarForceEntry *entry = duck_designer_field_get_entry (field, operation);
  guint choice = entry->edge;

  for (guint i = 0; i < operation->field->zones->len; i++)
    if (g_strcmp0 (((const WarZone *) g_ptr_array_index (operation->field->zones, i))->id,
                   entry->zone)
        == 0)
      choice = G_N_ELEMENTS (edge_names) + i;
  duck_designer_show_choice (field->widget, choice);
}

static void
apply_place (Field *field, DuckOperationDocument *document)
{
  const GPtrArray *zones = duck_operation_document_get_operation (document)->field->zones;
  guint choice = adw_combo_row_get_selected (ADW_COMBO_ROW (field->widget));
  WarForceEntry *entry = duck_designer_field_copy_entry (field, document);

  g_clear_pointer (&entry->zone, g_free);
  entry->edge = WAR_FIELD_EDGE_NONE;
  if (choice < G_N_ELEMENTS (edge_names))
    entry->edge = (WarFieldEdge) choice;
  else if (choice - G_N_ELEMENTS (edge_names) < zones->len)
    entry->zone = g_strdup (
      ((const WarZone *) g_ptr_array_index (zones, choice - G_N_ELEMENTS (edge_names)))->id);
  duck_operation_document_set_arrival (document, field->side, field->index, entry);
}

/* ---------------------------------------------------------------------------------------------
 * Rows. */

static GtkWidget *
new_place (const WarOperation *operation)
{
  const WarField *field = operation->field;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (edge_names); i++)
    g_strv_builder_add (names, _ (edge_names[i]));
  for (guint i = 0; i < field->zones->len; i++)
    {
      g_autofree char *name
        = text_zone_of_operation (operation, g_ptr_array_index (field->zones, i));

      g_strv_builder_add (names, name);
    }
  choices = g_strv_builder_end (names);
  return duck_designer_new_combo (_ ("Place of Arrival"), (const char *const *) choices);
}

void
duck_designer_add_arrival (DuckDesignerForm *form, AdwExpanderRow *expander,
                           const WarOperation *operation, gint side, guint index)
{
  const WarForceEntry *entry = g_ptr_array_index (operation->forces[side - 1]->entries, index);
  WarComing coming = war_force_entry_get_coming (entry);
  guint comings = operation->rules->system->comings | coming;
  GtkSpinButton *number;
  GtkSwitch *is_on;
  GtkWidget *row;

  if ((comings & WAR_COMING_DRAWN) != 0)
    {
      row = duck_designer_new_switch (
        _ ("Drawn in the Game"),
        _ ("At the table: they come when the rules draw them. The program draws nobody."), &is_on);
      adw_expander_row_add_row (expander, row);
      duck_designer_form_bind (form, is_on, "notify::active", side, index, show_drawn, apply_drawn);
    }
  if ((comings & WAR_COMING_IN_ROUNDS) != 0)
    {
      row = duck_designer_new_switch (
        _ ("In Reserve"),
        _ ("They come later. Add the type again for those who are there at first."), &is_on);
      adw_expander_row_add_row (expander, row);
      duck_designer_form_bind (form, is_on, "notify::active", side, index, show_reserve,
                               apply_reserve);
    }
  if ((comings & WAR_COMING_IN_WAVES) != 0 && (coming & ~WAR_COMING_IN_WAVES) == 0)
    {
      row = duck_designer_new_number (_ ("Wave"), 0, WAR_FORCE_MAX_WAVE, 1, &number);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                                   _ ("In games with waves; 0: the player chooses"));
      adw_expander_row_add_row (expander, row);
      duck_designer_form_bind (form, number, "value-changed", side, index, show_wave, apply_wave);
    }
  if (coming != WAR_COMING_IN_ROUNDS)
    return;

  row = duck_designer_new_number (_ ("Round of Arrival"), 1, WAR_OPERATION_MAX_ROUNDS, 1, &number);
  adw_expander_row_add_row (expander, row);
  duck_designer_form_bind (form, number, "value-changed", side, index, show_round, apply_round);
  row = new_place (operation);
  adw_expander_row_add_row (expander, row);
  duck_designer_form_bind (form, row, "notify::selected", side, index, show_place, apply_place);
}

void
duck_designer_describe_arrivals (const WarOperation *operation, GString *text)
{
  gboolean has_reserves = FALSE;

  for (guint i = 0; i < WAR_N_SIDES; i++)
    for (guint j = 0; j < operation->forces[i]->entries->len; j++)
      {
        const WarForceEntry *entry = g_ptr_array_index (operation->forces[i]->entries, j);

        g_string_append_c (text, entry->is_drawn ? 'd' : entry->arrives != 0 ? 'r' : '.');
        has_reserves |= entry->arrives != 0;
      }
  for (guint i = 0; has_reserves && i < operation->field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (operation->field->zones, i);
      g_autofree char *name = text_zone_of_operation (operation, zone);

      g_string_append_printf (text, "\n%s %s", zone->id, name);
    }
}

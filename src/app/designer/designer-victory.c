/* designer-victory.c: how an operation is won: conditions made of parts
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/base/newer.h"
#include "app/base/number-guard.h"
#include "app/designer/designer-form.h"
#include "text/field/field.h"
#include "text/operation/briefing.h"

typedef const DuckDesignerField Field;

/* What a condition asks for, in the order of WarConditionKind. */
static const char *const kind_names[] = {
  [WAR_CONDITION_DESTROY_ALL] = N_ ("Destroy all of the enemy"),
  [WAR_CONDITION_HOLD_ZONE] = N_ ("Stay in a zone"),
  [WAR_CONDITION_HOLD_POINT] = N_ ("Hold a point"),
  [WAR_CONDITION_CARRY] = N_ ("Carry an objective home"),
  [WAR_CONDITION_MOST_KILLED] = N_ ("Have killed more at the end"),
  [WAR_CONDITION_MOST_POINTS] = N_ ("Have more victory points at the end"),
  [WAR_CONDITION_SURVIVE] = N_ ("Have units left at the end"),
  [WAR_CONDITION_LIMIT] = N_ ("Hold out to the end"),
};

static const WarCondition *
get_condition (Field *field, const WarOperation *operation)
{
  return g_ptr_array_index (operation->conditions, field->index);
}

static WarOperation *
get_operation (DuckOperationDocument *document)
{
  return duck_operation_document_get_operation (document);
}

/* One part of a condition will be changed: it goes on being of the same clause. */
static WarCondition *
copy_condition (Field *field, DuckOperationDocument *document)
{
  return war_condition_copy (get_condition (field, get_operation (document)));
}

static double
get_unit (const WarOperation *operation)
{
  return war_length_unit_get_length (operation->rules->system->length_unit);
}

/* ---------------------------------------------------------------------------------------------
 * Fields. */

static void
show_sentence (Field *field, const WarOperation *operation)
{
  g_autofree char *sentence = text_condition (get_condition (field, operation), operation);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (field->widget), sentence);
}

static void
show_winner (Field *field, const WarOperation *operation)
{
  duck_designer_show_choice (field->widget, (guint) get_condition (field, operation)->winner - 1);
}

static void
apply_winner (Field *field, DuckOperationDocument *document)
{
  gint winner = (gint) adw_combo_row_get_selected (ADW_COMBO_ROW (field->widget)) + 1;
  WarCondition *condition = copy_condition (field, document);

  condition->winner = winner;
  duck_operation_document_set_condition (document, field->index, condition);
}

/* The kinds among which one chooses, if the condition is of the present one; how many. */
static guint
list_kinds (const WarOperation *operation, WarConditionKind present,
            WarConditionKind kinds[G_N_ELEMENTS (kind_names)])
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (kind_names); i++)
    if (i == present || war_system_knows_condition (operation->rules->system, i))
      kinds[n++] = i;
  return n;
}

static void
show_kind (Field *field, const WarOperation *operation)
{
  WarConditionKind present = get_condition (field, operation)->kind;
  WarConditionKind kinds[G_N_ELEMENTS (kind_names)];
  guint choice = 0;

  list_kinds (operation, present, kinds);
  while (kinds[choice] != present)
    choice++;
  duck_designer_show_choice (field->widget, choice);
}

/* Another kind has other parts: what the old one had too is kept, but for its clause, which is
 * about the old kind. */
static void
apply_kind (Field *field, DuckOperationDocument *document)
{
  WarOperation *operation = get_operation (document);
  const WarCondition *old = get_condition (field, operation);
  guint choice = adw_combo_row_get_selected (ADW_COMBO_ROW (field->widget));
  WarConditionKind kinds[G_N_ELEMENTS (kind_names)];
  WarConditionKind kind
    = choice < list_kinds (operation, old->kind, kinds) ? kinds[choice] : old->kind;
  WarCondition *condition = war_operation_suggest_condition (operation, kind, old->winner);

  if (war_condition_kind_accepts (kind, operation->field, old->place))
    {
      g_free (condition->place);
      condition->place = g_strdup (old->place);
    }
  if (war_condition_kind_has_count (kind) && old->count != 0)
    condition->count = old->count;
  if (war_condition_kind_has_reach (kind) && old->reach != 0)
    condition->reach = old->reach;
  duck_operation_document_set_condition (document, field->index, condition);
}

static void
show_count (Field *field, const WarOperation *operation)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field->widget),
                             get_condition (field, operation)->count);
}

static void
apply_count (Field *field, DuckOperationDocument *document)
{
  WarCondition *condition = copy_condition (field, document);

  condition->count = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field->widget));
  duck_operation_document_set_condition (document, field->index, condition);
}

static void
show_reach (Field *field, const WarOperation *operation)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field->widget),
                             get_condition (field, operation)->reach / get_unit (operation));
}

static void
apply_reach (Field *field, DuckOperationDocument *document)
{
  WarCondition *condition = copy_condition (field, document);
  double reach = gtk_spin_button_get_value (GTK_SPIN_BUTTON (field->widget));

  condition->reach = (WarLength) (reach * get_unit (get_operation (document)) + 0.5);
  duck_operation_document_set_condition (document, field->index, condition);
}

static void
apply_remove (Field *field, DuckOperationDocument *document)
{
  duck_operation_document_remove_condition (document, field->index);
}

/* What is new may want a place, and lies above the list: it takes the list's room. */
static void
apply_add (Field *field, DuckOperationDocument *document)
{
  GtkWidget *adder = gtk_widget_get_ancestor (field->widget, ADW_TYPE_EXPANDER_ROW);
  guint n_conditions = get_operation (document)->conditions->len;

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (adder), FALSE);
  duck_designer_form_go_to_new (
    field->form, &(DuckDesignerSubject){ DUCK_SUBJECT_CONDITION, .index = n_conditions });
  duck_operation_document_add_condition (
    document, war_operation_suggest_condition (get_operation (document),
                                               (WarConditionKind) field->index, field->side));
}

/* ---------------------------------------------------------------------------------------------
 * Places. */

/* The ids of the places on the field that such a condition may be about. */
static GPtrArray *
list_places (const WarField *field, WarConditionKind kind)
{
  GPtrArray *places = g_ptr_array_new ();

  for (guint i = 0; i < field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (field->zones, i);

      if (war_condition_kind_accepts (kind, field, zone->id))
        g_ptr_array_add (places, zone->id);
    }
  for (guint i = 0; i < field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (field->points, i);

      if (war_condition_kind_accepts (kind, field, point->id))
        g_ptr_array_add (places, point->id);
    }

  return places;
}

static char *
dup_place_name (const WarOperation *operation, const char *id)
{
  const WarField *field = operation->field;
  const WarZone *zone = war_field_find_zone (field, id);
  const WarPoint *point = war_field_find_point (field, id);

  if (zone != NULL)
    return text_zone_of_operation (operation, zone);
  return point != NULL ? text_point (field, point) : g_strdup ("");
}

/* The first choice is none, as in a draft. */
static void
show_place (Field *field, const WarOperation *operation)
{
  const WarCondition *condition = get_condition (field, operation);
  g_autoptr (GPtrArray) places = list_places (operation->field, condition->kind);
  guint index;

  if (condition->place != NULL
      && g_ptr_array_find_with_equal_func (places, condition->place, g_str_equal, &index))
    duck_designer_show_choice (field->widget, index + 1);
  else
    duck_designer_show_choice (field->widget, 0);
}

static void
apply_place (Field *field, DuckOperationDocument *document)
{
  WarOperation *operation = get_operation (document);
  WarCondition *condition = copy_condition (field, document);
  g_autoptr (GPtrArray) places = list_places (operation->field, condition->kind);
  guint choice = adw_combo_row_get_selected (ADW_COMBO_ROW (field->widget));

  g_free (condition->place);
  condition->place = choice > 0 && choice <= places->len
                       ? g_strdup (g_ptr_array_index (places, choice - 1))
                       : NULL;
  duck_operation_document_set_condition (document, field->index, condition);
}

static GtkWidget *
new_place (const WarOperation *operation, const WarCondition *condition)
{
  g_autoptr (GPtrArray) places = list_places (operation->field, condition->kind);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;

  g_strv_builder_add (names, _ ("Not Chosen"));
  for (guint i = 0; i < places->len; i++)
    {
      g_autofree char *name = dup_place_name (operation, g_ptr_array_index (places, i));

      g_strv_builder_add (names, name);
    }
  choices = g_strv_builder_end (names);
  return duck_designer_new_combo (condition->kind == WAR_CONDITION_HOLD_ZONE ? _ ("Zone")
                                                                             : _ ("Point"),
                                  (const char *const *) choices);
}

/* ---------------------------------------------------------------------------------------------
 * Rows. */

static const char *
get_count_title (WarConditionKind kind)
{
  if (kind == WAR_CONDITION_HOLD_ZONE)
    return _ ("Rounds");
  return kind == WAR_CONDITION_SURVIVE ? _ ("Units") : _ ("Turns of Both Sides");
}

static void
fill_parts (DuckDesignerForm *form, AdwExpanderRow *expander, const WarOperation *operation,
            gint side, guint index)
{
  const WarCondition *condition = g_ptr_array_index (operation->conditions, index);
  const char *const sides[] = { operation->forces[0]->name, operation->forces[1]->name, NULL };
  WarConditionKind kinds[G_N_ELEMENTS (kind_names)];
  const char *names[G_N_ELEMENTS (kind_names) + 1] = { NULL };
  guint n_kinds = list_kinds (operation, condition->kind, kinds);
  GtkSpinButton *number;
  GtkWidget *row;

  row = duck_designer_new_combo (_ ("Who Wins"), sides);
  adw_expander_row_add_row (expander, row);
  duck_designer_form_bind (form, row, "notify::selected", 0, index, show_winner, apply_winner);

  for (guint i = 0; i < n_kinds; i++)
    names[i] = _ (kind_names[kinds[i]]);
  row = duck_designer_new_combo (_ ("By What"), names);
  adw_expander_row_add_row (expander, row);
  duck_designer_form_bind (form, row, "notify::selected", 0, index, show_kind, apply_kind);

  if (war_condition_kind_has_place (condition->kind))
    {
      row = new_place (operation, condition);
      adw_expander_row_add_row (expander, row);
      duck_designer_form_bind (form, row, "notify::selected", 0, index, show_place, apply_place);
    }
  if (war_condition_kind_has_count (condition->kind))
    {
      row = duck_designer_new_number (get_count_title (condition->kind), 1,
                                      WAR_OPERATION_MAX_ROUNDS, 1, &number);
      adw_expander_row_add_row (expander, row);
      duck_designer_form_bind (form, number, "value-changed", 0, index, show_count, apply_count);
    }
  if (war_condition_kind_has_reach (condition->kind))
    {
      row = duck_designer_new_number (get_unit (operation) == WAR_INCH
                                        ? _ ("Within so Many Inches")
                                        : _ ("Within so Many Centimetres"),
                                      0.25, 100, 0.25, &number);
      gtk_spin_button_set_digits (number, 2);
      duck_number_guard_set_unit (number, operation->rules->system->length_unit);
      adw_expander_row_add_row (expander, row);
      duck_designer_form_bind (form, number, "value-changed", 0, index, show_reach, apply_reach);
    }
}

static void
add_condition (DuckDesignerForm *form, AdwPreferencesGroup *group, const WarOperation *operation,
               guint index)
{
  GtkWidget *expander = duck_expander_row_new ();
  /* Translators: conditions are numbered from 1 */
  g_autofree char *name = g_strdup_printf (_ ("Remove Condition %u"), index + 1);
  GtkWidget *remove = duck_designer_new_button ("user-trash-symbolic", name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (expander), FALSE);
  duck_expander_row_add (ADW_EXPANDER_ROW (expander), remove);
  adw_preferences_group_add (group, expander);
  duck_designer_form_bind (form, expander, NULL, 0, index, show_sentence, NULL);
  duck_designer_form_mark (form, expander, DUCK_SUBJECT_CONDITION, 0, index);
  duck_designer_form_bind (form, remove, "clicked", 0, index, NULL, apply_remove);
  duck_designer_form_fill_later (form, expander, 0, index, fill_parts);
}

#define ADDER "adder"

/* One side's list at a time, so that nobody adds to the other's. */
static void
adder_expanded_cb (AdwExpanderRow *expander)
{
  GtkWidget *list = gtk_widget_get_parent (GTK_WIDGET (expander));

  if (!adw_expander_row_get_expanded (expander) || list == NULL)
    return;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (row != GTK_WIDGET (expander) && g_object_get_data (G_OBJECT (row), ADDER) != NULL)
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), FALSE);
}

/* A row for each kind: choosing one adds it. */
static void
fill_kinds (DuckDesignerForm *form, AdwExpanderRow *expander, const WarOperation *operation,
            gint side, guint index)
{
  for (guint i = 0; i < G_N_ELEMENTS (kind_names); i++)
    {
      GtkWidget *row;

      if (!war_system_knows_condition (operation->rules->system, i))
        continue;

      row = adw_action_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (kind_names[i]));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                                 gtk_image_new_from_icon_name ("list-add-symbolic"));
      adw_expander_row_add_row (expander, row);
      duck_designer_form_bind (form, row, "activated", side, i, NULL, apply_add);
    }
}

static void
add_adder (DuckDesignerForm *form, AdwPreferencesGroup *group, const WarOperation *operation,
           gint side)
{
  GtkWidget *expander = duck_expander_row_new ();
  /* Translators: %s is a side, in the plural */
  g_autofree char *title
    = g_strdup_printf (_ ("Let %s Win When They…"), operation->forces[side - 1]->name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (expander), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), title);
  adw_preferences_group_add (group, expander);
  g_object_set_data (G_OBJECT (expander), ADDER, expander);
  g_signal_connect (expander, "notify::expanded", G_CALLBACK (adder_expanded_cb), NULL);
  duck_designer_form_bind (form, expander, NULL, side, 0, NULL, NULL);
  duck_designer_form_mark (form, expander, DUCK_SUBJECT_ADDING_CONDITION, side, 0);
  duck_designer_form_fill_later (form, expander, side, 0, fill_kinds);
}

/* How many there are, of which kinds; which places they may be about; the names of the sides. */
static char *
describe (const WarOperation *operation)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < WAR_N_SIDES; i++)
    g_string_append_printf (text, "%s\n", operation->forces[i]->name);
  for (guint i = 0; i < operation->conditions->len; i++)
    g_string_append_printf (
      text, "%d ", ((const WarCondition *) g_ptr_array_index (operation->conditions, i))->kind);
  for (guint i = 0; i < operation->field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (operation->field->zones, i);
      g_autofree char *name = dup_place_name (operation, zone->id);

      g_string_append_printf (text, "\n%s %s", zone->id, name);
    }
  for (guint i = 0; i < operation->field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (operation->field->points, i);
      g_autofree char *name = dup_place_name (operation, point->id);

      g_string_append_printf (text, "\n%s %d %s", point->id, point->kind, name);
    }

  return g_string_free (text, FALSE);
}

static void
build (DuckDesignerForm *form, const WarOperation *operation)
{
  gboolean decides = war_system_decides (operation->rules->system);
  g_autofree char *victory = text_victory (operation);
  AdwPreferencesGroup *group = duck_designer_form_add_group (
    form, _ ("Victory"),
    decides ? victory
            : _ ("The first that is met ends the battle; met by both sides at once it is a draw."));

  for (guint i = 0; i < operation->conditions->len; i++)
    add_condition (form, group, operation, i);

  if (decides)
    return;
  group = duck_designer_form_add_group (form, _ ("Add a Condition"), NULL);
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    add_adder (form, group, operation, side);
}

const DuckDesignerSection duck_designer_victory_section
  = { .id = "victory", .title = N_ ("Victory"), .describe = describe, .build = build };

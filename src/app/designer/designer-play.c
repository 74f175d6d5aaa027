/* designer-play.c: how an operation is played: who begins, how long, what is agreed on
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/base/whole-choice.h"
#include "app/designer/designer-form.h"
#include "engine/game/operation-check.h"
#include "engine/operation/operation-edit.h"
#include "text/army/amendment.h"
#include "text/game/event.h"
#include "text/operation/briefing.h"
#include "text/words/phrase.h"

typedef const DuckDesignerField Field;

static gint
get_number (Field *field)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field->widget));
}

static guint
get_choice (Field *field)
{
  return adw_combo_row_get_selected (ADW_COMBO_ROW (field->widget));
}

static void
show_rounds (Field *field, const WarOperation *operation)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field->widget), operation->rounds);
}

static void
apply_rounds (Field *field, DuckOperationDocument *document)
{
  duck_operation_document_set_rounds (document, get_number (field));
}

/* The first choice is that it is a battle of no game type. */
static void
show_game_type (Field *field, const WarOperation *operation)
{
  guint choice = 0;

  for (guint i = 0; i < operation->rules->game_types->len; i++)
    {
      const WarGameType *game_type = g_ptr_array_index (operation->rules->game_types, i);

      if (g_strcmp0 (game_type->id, operation->game_type) == 0)
        choice = i + 1;
    }
  duck_designer_show_choice (field->widget, choice);
}

static void
apply_game_type (Field *field, DuckOperationDocument *document)
{
  const WarRules *rules = duck_operation_document_get_operation (document)->rules;
  guint choice = get_choice (field);
  const WarGameType *game_type
    = choice > 0 ? g_ptr_array_index (rules->game_types, choice - 1) : NULL;

  duck_operation_document_set_game_type (document, game_type != NULL ? game_type->id : NULL);
}

/* The dice decide; a side begins; a side chooses who does. */
static void
show_first (Field *field, const WarOperation *operation)
{
  gint choice = operation->first_side;

  if (operation->first_chooser != 0
      && g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (field->widget)))
           > WAR_N_SIDES + 1)
    choice = WAR_N_SIDES + operation->first_chooser;
  duck_designer_show_choice (field->widget, (guint) choice);
}

static void
apply_first (Field *field, DuckOperationDocument *document)
{
  gint choice = (gint) get_choice (field);

  if (choice <= WAR_N_SIDES)
    duck_operation_document_set_first (document, choice, 0);
  else
    duck_operation_document_set_first (document, 0, choice - WAR_N_SIDES);
}

static void
show_amendment (Field *field, const WarOperation *operation)
{
  duck_designer_show_choice (field->widget,
                             war_operation_get_amendment_use (operation, field->index));
}

static void
apply_amendment (Field *field, DuckOperationDocument *document)
{
  duck_operation_document_set_amendment (document, field->index,
                                         (WarAmendmentUse) get_choice (field));
}

static void
show_special_rules (Field *field, const WarOperation *operation)
{
  duck_designer_show_paragraphs (GTK_TEXT_BUFFER (field->widget), operation->special_rules);
}

static void
apply_special_rules (Field *field, DuckOperationDocument *document)
{
  g_autofree char *text = duck_designer_dup_paragraphs (GTK_TEXT_BUFFER (field->widget));

  duck_operation_document_set_special_rules (document, text);
}

static void
add_game_type (DuckDesignerForm *form, AdwPreferencesGroup *group, const WarRules *rules)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;
  GtkWidget *row;

  g_strv_builder_add (names, _ ("None"));
  for (guint i = 0; i < rules->game_types->len; i++)
    g_strv_builder_add (
      names, text_translate (((WarGameType *) g_ptr_array_index (rules->game_types, i))->name));
  choices = g_strv_builder_end (names);
  row = duck_designer_new_combo (_ ("Game Type"), (const char *const *) choices);
  adw_preferences_group_add (group, row);
  duck_designer_form_bind (form, row, "notify::selected", 0, 0, show_game_type, apply_game_type);
}

/* Where none is said it is the usual one. It matters only where the rules command somebody. */
static void
show_level (Field *field, const WarOperation *operation)
{
  const char *const *ids = war_system_get_levels (operation->rules->system);
  const char *level = war_operation_get_level (operation);
  g_autofree char *effect = text_level_effect (operation->rules, level);

  for (guint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], level))
      duck_designer_show_choice (field->widget, i);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (field->widget), effect != NULL ? effect : "");
  gtk_widget_set_visible (field->widget, war_operation_is_automatic (operation, 1)
                                           || war_operation_is_automatic (operation, 2));
}

static void
apply_level (Field *field, DuckOperationDocument *document)
{
  const WarRules *rules = duck_operation_document_get_operation (document)->rules;
  const char *level = war_system_get_levels (rules->system)[get_choice (field)];
  g_autofree char *effect = text_level_effect (rules, level);

  duck_operation_document_set_level (document, level);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (field->widget), effect != NULL ? effect : "");
}

/* How hard an enemy is that goes by a chart, where the rules know levels. */
static void
add_level (DuckDesignerForm *form, AdwPreferencesGroup *group, const WarRules *rules)
{
  const char *const *ids = war_system_get_levels (rules->system);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;
  GtkWidget *row;

  if (ids == NULL)
    return;

  for (guint i = 0; ids[i] != NULL; i++)
    g_strv_builder_add (names, text_level (rules->system, ids[i]));
  choices = g_strv_builder_end (names);
  row = duck_designer_new_combo (_ ("Level of the Enemy"), (const char *const *) choices);
  adw_preferences_group_add (group, row);
  duck_designer_form_bind (form, row, "notify::selected", 0, 0, show_level, apply_level);
}

static void
add_first (DuckDesignerForm *form, AdwPreferencesGroup *group, const WarOperation *operation)
{
  g_autoptr (GPtrArray) choices = text_first_choices (operation);
  GtkWidget *row;

  if (choices->len == 0)
    return;

  g_ptr_array_add (choices, NULL);
  row = duck_designer_new_combo (_ ("First Player"), (const char *const *) choices->pdata);
  adw_preferences_group_add (group, row);
  duck_designer_form_bind (form, row, "notify::selected", 0, 0, show_first, apply_first);
}

/* The choices are in the order of WarAmendmentUse. */
static GtkWidget *
new_amendment (const WarRules *rules, const WarClause *clause)
{
  /* Translators: the number of a rule or ruling, and what it says */
  g_autofree char *title = g_strdup_printf (_ ("%s: %s"), text_short_clause (clause->id),
                                            text_translate (clause->amendment));
  gboolean is_choice = text_amendment_is_choice (rules, clause);
  const char *const choices[]
    = { _ ("As players like"), _ ("On"), is_choice ? _ ("Off") : _ ("As printed"), NULL };
  GtkWidget *row = duck_designer_new_combo (title, choices);

  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (row), FALSE);
  duck_whole_choice_add (ADW_COMBO_ROW (row));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text_translate (clause->printed));
  return row;
}

/* A row for each amendment that operations may have. */
static void
add_amendments (DuckDesignerForm *form, const WarRules *rules)
{
  const WarAmendment *amendments = rules->system->amendments;
  AdwPreferencesGroup *group;

  if (war_system_get_amendments (rules->system) == 0)
    return;

  group = duck_designer_form_add_group (form, _ ("Amendments"),
                                        _ ("Rules beyond or against the printed ones. Players may "
                                           "choose otherwise for a game of theirs, "
                                           "but what is as printed stays so."));
  for (guint i = 0; amendments[i].clause != NULL; i++)
    {
      const WarClause *clause = war_rules_find_clause (rules, amendments[i].clause);
      GtkWidget *row;

      if (amendments[i].of_campaigns || clause == NULL || clause->amendment == NULL)
        continue;

      row = new_amendment (rules, clause);
      adw_preferences_group_add (group, row);
      duck_designer_form_bind (form, row, "notify::selected", 0, i, show_amendment,
                               apply_amendment);
      duck_designer_form_mark (form, row, DUCK_SUBJECT_AMENDMENT, 0, i);
    }
}

/* The names of the sides stand in it. */
static char *
describe (const WarOperation *operation)
{
  return g_strjoin ("\n", operation->forces[0]->name, operation->forces[1]->name, NULL);
}

static void
build (DuckDesignerForm *form, const WarOperation *operation)
{
  AdwPreferencesGroup *group = duck_designer_form_add_group (form, _ ("Play"), NULL);
  GtkSpinButton *number;
  GtkTextBuffer *buffer;
  GtkWidget *row;

  row = duck_designer_new_number (_ ("Round Limit"), 1, WAR_OPERATION_MAX_ROUNDS, 1, &number);
  adw_preferences_group_add (group, row);
  duck_designer_form_bind (form, number, "value-changed", 0, 0, show_rounds, apply_rounds);
  duck_designer_form_mark (form, GTK_WIDGET (number), DUCK_SUBJECT_ROUNDS, 0, 0);
  add_first (form, group, operation);
  add_game_type (form, group, operation->rules);
  add_level (form, group, operation->rules);
  add_amendments (form, operation->rules);
  group = duck_designer_form_add_group (
    form, _ ("Special Rules"),
    _ ("For players, each line a paragraph: the program shows them, and does not enforce them."));
  row = duck_designer_new_text (_ ("Special Rules"), &buffer);
  adw_preferences_group_add (group, row);
  duck_designer_form_bind (form, buffer, "changed", 0, 0, show_special_rules, apply_special_rules);
}

const DuckDesignerSection duck_designer_play_section
  = { .id = "play", .title = N_ ("Play"), .describe = describe, .build = build };

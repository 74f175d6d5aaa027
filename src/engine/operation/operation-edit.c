/* operation-edit.c: changes to operations
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/operation-edit.h"

#define MAX_PARAGRAPHS 200

/* What a new condition counts, and its reach. */
#define USUAL_COUNT 2

/* Texts --------------------------------------------------------------------------------------- */

/* Without control characters and white space at the ends, and with single spaces. */
static char *
clean_line (const char *text)
{
  GString *line = g_string_new (NULL);
  gboolean is_apart = FALSE;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (g_unichar_isspace (character) || g_unichar_iscntrl (character))
        {
          is_apart = line->len > 0;
          continue;
        }
      if (is_apart)
        g_string_append_c (line, ' ');
      is_apart = FALSE;
      g_string_append_unichar (line, character);
    }

  return g_string_free (line, FALSE);
}

char *
war_line_clean (const char *text)
{
  char *line = clean_line (text != NULL ? text : "");

  if (*line == '\0')
    g_clear_pointer (&line, g_free);
  return line;
}

char *
war_paragraphs_clean (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);
  GString *clean = g_string_new (NULL);
  guint n_paragraphs = 0;

  for (guint i = 0; lines[i] != NULL && n_paragraphs < MAX_PARAGRAPHS; i++)
    {
      g_autofree char *line = clean_line (lines[i]);

      if (*line == '\0')
        continue;
      if (n_paragraphs++ > 0)
        g_string_append (clean, "\n\n");
      g_string_append (clean, line);
    }

  return g_string_free (clean, clean->len == 0);
}

/* Puts the line in the place of the old one; an empty one only if it may be missing. */
static void
set_line (char **place, const char *text, gboolean may_be_missing)
{
  g_autofree char *line = clean_line (text);

  if (*line == '\0' && !may_be_missing)
    return;

  g_free (*place);
  *place = *line != '\0' ? g_steal_pointer (&line) : NULL;
}

WarOperation *
war_operation_set_name (const WarOperation *operation, const char *name)
{
  WarOperation *copy = war_operation_copy (operation);

  set_line (&copy->name, name, FALSE);
  return copy;
}

WarOperation *
war_operation_set_place (const WarOperation *operation, const char *place)
{
  WarOperation *copy = war_operation_copy (operation);

  set_line (&copy->place, place, TRUE);
  return copy;
}

WarOperation *
war_operation_set_date (const WarOperation *operation, const char *date)
{
  WarOperation *copy = war_operation_copy (operation);

  set_line (&copy->date, date, TRUE);
  return copy;
}

WarOperation *
war_operation_set_prologue (const WarOperation *operation, const char *text)
{
  WarOperation *copy = war_operation_copy (operation);

  g_free (copy->prologue);
  copy->prologue = war_paragraphs_clean (text);
  return copy;
}

WarOperation *
war_operation_set_special_rules (const WarOperation *operation, const char *text)
{
  WarOperation *copy = war_operation_copy (operation);

  g_free (copy->special_rules);
  copy->special_rules = war_paragraphs_clean (text);
  return copy;
}

/* How it is played ---------------------------------------------------------------------------- */

WarOperation *
war_operation_set_game_type (const WarOperation *operation, const char *game_type)
{
  g_return_val_if_fail (
    game_type == NULL || war_rules_find_game_type (operation->rules, game_type) != NULL, NULL);

  WarOperation *copy = war_operation_copy (operation);

  g_free (copy->game_type);
  copy->game_type = g_strdup (game_type);
  return copy;
}

WarOperation *
war_operation_set_rounds (const WarOperation *operation, gint rounds)
{
  WarOperation *copy = war_operation_copy (operation);

  copy->rounds = CLAMP (rounds, 1, WAR_OPERATION_MAX_ROUNDS);
  return copy;
}

WarOperation *
war_operation_set_level (const WarOperation *operation, const char *level)
{
  WarOperation *copy = war_operation_copy (operation);

  g_free (copy->level);
  copy->level = g_strdup (level);
  return copy;
}

/* The place of the column in the table; WAR_MAX_STATS: it has none. */
static guint
find_column (const WarTableKind *table, const char *id)
{
  for (guint i = 0; table->columns[i].id != NULL; i++)
    if (g_str_equal (table->columns[i].id, id))
      return i;

  return WAR_MAX_STATS;
}

const char *
war_operation_get_level (const WarOperation *operation)
{
  const char *const *levels = war_system_get_levels (operation->rules->system);
  const WarTableKind *tables = operation->rules->system->tables;

  if (operation->level != NULL || levels == NULL)
    return operation->level;

  for (guint i = 0; tables[i].id != NULL; i++)
    {
      guint usual = find_column (&tables[i], "usual"), n_rows;
      const WarTableRow *rows = war_rules_get_table (operation->rules, i, &n_rows);

      for (guint j = 0; tables[i].columns[0].choices == levels && j < n_rows; j++)
        if (usual < WAR_MAX_STATS && rows[j].values[usual] != 0)
          return levels[rows[j].values[0]];
    }
  return levels[0];
}

WarOperation *
war_operation_set_first (const WarOperation *operation, gint first_side, gint first_chooser)
{
  g_return_val_if_fail (first_side >= 0 && first_side <= WAR_N_SIDES, NULL);
  g_return_val_if_fail (first_chooser >= 0 && first_chooser <= WAR_N_SIDES, NULL);
  g_return_val_if_fail (first_side == 0 || first_chooser == 0, NULL);

  WarOperation *copy = war_operation_copy (operation);

  copy->first_side = first_side;
  copy->first_chooser = first_chooser;
  return copy;
}

WarOperation *
war_operation_set_amendments (const WarOperation *operation, WarAmendments amendments)
{
  WarOperation *copy = war_operation_copy (operation);

  copy->amendments = amendments & war_operation_get_amendable (operation);
  return copy;
}

WarAmendmentUse
war_operation_get_amendment_use (const WarOperation *operation, guint amendment)
{
  return (operation->fixed_off >> amendment & 1) != 0    ? WAR_AMENDMENT_FIXED_OFF
         : (operation->amendments >> amendment & 1) != 0 ? WAR_AMENDMENT_ON
                                                         : WAR_AMENDMENT_OPEN;
}

WarOperation *
war_operation_set_amendment_use (const WarOperation *operation, guint amendment,
                                 WarAmendmentUse use)
{
  WarAmendments bit
    = (WarAmendments) 1 << amendment & war_system_get_amendments (operation->rules->system);
  WarOperation *copy = war_operation_copy (operation);

  copy->amendments = (copy->amendments & ~bit) | (use == WAR_AMENDMENT_ON ? bit : 0);
  copy->fixed_off = (copy->fixed_off & ~bit) | (use == WAR_AMENDMENT_FIXED_OFF ? bit : 0);
  return copy;
}

static gboolean
are_places_on (const WarForceEntry *entry, const WarField *field)
{
  for (guint i = 0; i < entry->starts->len; i++)
    if (!war_unit_start_is_on (war_force_entry_get_start (entry, i), field))
      return FALSE;

  return TRUE;
}

WarOperation *
war_operation_set_field (const WarOperation *operation, WarField *field, const char *link)
{
  g_return_val_if_fail (field != NULL, NULL);

  WarOperation *copy = war_operation_copy (operation);

  g_clear_pointer (&copy->field, war_field_unref);
  copy->field = war_field_ref (field);
  g_free (copy->field_link);
  copy->field_link = g_strdup (link);
  for (guint i = 0; i < copy->conditions->len; i++)
    {
      WarCondition *condition = g_ptr_array_index (copy->conditions, i);

      if (!war_condition_kind_accepts (condition->kind, field, condition->place))
        g_clear_pointer (&condition->place, g_free);
    }

  for (gint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; copy->forces[side] != NULL && i < copy->forces[side]->entries->len; i++)
      {
        WarForceEntry *entry = g_ptr_array_index (copy->forces[side]->entries, i);

        if (!war_force_entry_has_place (entry, field))
          g_clear_pointer (&entry->zone, g_free);
        if (!are_places_on (entry, field))
          war_force_entry_clear_places (entry);
      }

  return copy;
}

/* Sides --------------------------------------------------------------------------------------- */

WarOperation *
war_operation_set_side_name (const WarOperation *operation, gint side, const char *name)
{
  g_return_val_if_fail (side >= 1 && side <= WAR_N_SIDES, NULL);

  WarOperation *copy = war_operation_copy (operation);

  set_line (&copy->forces[side - 1]->name, name, FALSE);
  return copy;
}

const WarCondition *
war_operation_find_condition (const WarOperation *operation, const WarOperation *copy,
                              const WarCondition *condition)
{
  guint index;

  return g_ptr_array_find (copy->conditions, condition, &index)
           ? g_ptr_array_index (operation->conditions, index)
           : NULL;
}

/* Conditions ---------------------------------------------------------------------------------- */

WarOperation *
war_operation_insert_condition (const WarOperation *operation, guint index, WarCondition *condition)
{
  g_return_val_if_fail (condition != NULL, NULL);

  WarOperation *copy = war_operation_copy (operation);

  g_ptr_array_insert (copy->conditions, (gint) MIN (index, copy->conditions->len), condition);
  return copy;
}

WarOperation *
war_operation_replace_condition (const WarOperation *operation, guint index,
                                 WarCondition *condition)
{
  g_return_val_if_fail (index < operation->conditions->len, NULL);
  g_return_val_if_fail (condition != NULL, NULL);

  WarOperation *copy = war_operation_copy (operation);

  war_condition_free (g_ptr_array_index (copy->conditions, index));
  g_ptr_array_index (copy->conditions, index) = condition;
  return copy;
}

WarOperation *
war_operation_remove_condition (const WarOperation *operation, guint index)
{
  g_return_val_if_fail (index < operation->conditions->len, NULL);

  WarOperation *copy = war_operation_copy (operation);

  g_ptr_array_remove_index (copy->conditions, index);
  return copy;
}

/* The first place that such a condition may be about: a zone to hold is the enemy's. */
static const char *
find_place (const WarField *field, WarConditionKind kind, gint winner)
{
  for (guint i = 0; i < field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (field->zones, i);

      if (zone->side != winner && war_condition_kind_accepts (kind, field, zone->id))
        return zone->id;
    }
  for (guint i = 0; i < field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (field->points, i);

      if (war_condition_kind_accepts (kind, field, point->id))
        return point->id;
    }

  return NULL;
}

WarCondition *
war_operation_suggest_condition (const WarOperation *operation, WarConditionKind kind, gint winner)
{
  WarCondition *condition = war_condition_new (kind, winner);

  condition->place = g_strdup (find_place (operation->field, kind, winner));
  if (war_condition_kind_has_count (kind))
    condition->count = USUAL_COUNT;
  if (war_condition_kind_has_reach (kind))
    condition->reach = war_length_unit_get_steps (operation->rules->system->length_unit)->reach;
  return condition;
}

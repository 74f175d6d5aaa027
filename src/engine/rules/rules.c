/* rules.c: the tables of one rule system
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/rules/rules.h"

#include <string.h>

WarAmendments
war_system_get_amendments (const WarSystem *system)
{
  WarAmendments amendments = 0;

  for (guint i = 0; system->amendments != NULL && system->amendments[i].clause != NULL; i++)
    if (!system->amendments[i].of_campaigns)
      amendments |= (WarAmendments) 1 << i;

  return amendments;
}

WarAmendments
war_system_get_balanced (const WarSystem *system)
{
  WarAmendments amendments = war_system_get_amendments (system);

  for (guint i = 0; system->amendments != NULL && system->amendments[i].clause != NULL; i++)
    if (system->amendments[i].is_choice)
      amendments &= ~((WarAmendments) 1 << i);

  return amendments;
}

WarAmendments
war_system_get_for_fellows (const WarSystem *system)
{
  WarAmendments amendments = 0;

  for (guint i = 0; system->amendments != NULL && system->amendments[i].clause != NULL; i++)
    if (system->amendments[i].is_for_fellows)
      amendments |= (WarAmendments) 1 << i;

  return amendments;
}

gint
war_system_find_amendment (const WarSystem *system, const char *clause)
{
  for (guint i = 0; system->amendments != NULL && system->amendments[i].clause != NULL; i++)
    {
      const char *id = system->amendments[i].clause;

      if (g_strcmp0 (id, clause) == 0 || g_strcmp0 (strchr (id, '.') + 1, clause) == 0)
        return (gint) i;
    }

  return WAR_NO_AMENDMENT;
}

WarRules *
war_rules_new (const WarSystem *system)
{
  g_return_val_if_fail (system != NULL, NULL);

  WarRules *rules = g_new0 (WarRules, 1);

  g_atomic_ref_count_init (&rules->references);
  rules->system = system;
  rules->categories = g_ptr_array_new_with_free_func ((GDestroyNotify) war_category_free);
  rules->traits = g_ptr_array_new_with_free_func ((GDestroyNotify) war_trait_unref);
  rules->field_sizes = g_array_new (FALSE, FALSE, sizeof (WarFieldSize));
  rules->game_types = g_ptr_array_new_with_free_func ((GDestroyNotify) war_game_type_free);
  rules->field_roles = g_ptr_array_new_with_free_func ((GDestroyNotify) war_field_role_free);
  rules->chapters = g_ptr_array_new_with_free_func ((GDestroyNotify) war_chapter_free);
  rules->clauses = g_ptr_array_new_with_free_func ((GDestroyNotify) war_clause_free);

  return rules;
}

WarRules *
war_rules_ref (WarRules *rules)
{
  g_return_val_if_fail (rules != NULL, NULL);

  g_atomic_ref_count_inc (&rules->references);
  return rules;
}

void
war_rules_unref (WarRules *rules)
{
  g_return_if_fail (rules != NULL);

  if (!g_atomic_ref_count_dec (&rules->references))
    return;

  g_ptr_array_unref (rules->categories);
  g_ptr_array_unref (rules->traits);
  g_ptr_array_unref (rules->game_types);
  g_array_unref (rules->field_sizes);
  g_ptr_array_unref (rules->field_roles);
  g_ptr_array_unref (rules->chapters);
  g_ptr_array_unref (rules->clauses);
  for (guint i = 0; i < WAR_MAX_TABLES; i++)
    g_clear_pointer (&rules->tables[i], g_array_unref);
  g_free (rules);
}

gint
war_stats_find_role (const WarStat *stats, WarStatRole role)
{
  g_return_val_if_fail (stats != NULL, -1);

  for (gint i = 0; stats[i].id != NULL; i++)
    if (stats[i].role == role)
      return i;
  return -1;
}

gint
war_system_find_table (const WarSystem *system, WarTableRole role)
{
  g_return_val_if_fail (system != NULL, -1);

  for (gint i = 0; system->tables != NULL && system->tables[i].id != NULL; i++)
    if (system->tables[i].role == role)
      return i;
  return -1;
}

const WarTableRow *
war_rules_get_table (const WarRules *rules, guint table, guint *n_rows)
{
  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (table < WAR_MAX_TABLES, NULL);
  g_return_val_if_fail (n_rows != NULL, NULL);

  const GArray *rows = rules->tables[table];

  *n_rows = rows != NULL ? rows->len : 0;
  return *n_rows > 0 ? (const WarTableRow *) (gconstpointer) rows->data : NULL;
}

const WarTableRow *
war_rules_find_row (const WarRules *rules, guint table, const gint32 *keys)
{
  guint n_rows;
  const WarTableRow *rows = war_rules_get_table (rules, table, &n_rows);
  gsize size = n_rows > 0 ? rules->system->tables[table].n_keys * sizeof *keys : 0;

  for (guint i = 0; i < n_rows; i++)
    if (memcmp (rows[i].values, keys, size) == 0)
      return &rows[i];
  return NULL;
}

const WarTableRow *
war_rules_find_step (const WarRules *rules, guint table, gint32 value)
{
  guint n_rows;
  const WarTableRow *rows = war_rules_get_table (rules, table, &n_rows), *step = NULL;

  for (guint i = 0; i < n_rows; i++)
    if (rows[i].values[0] <= value && (step == NULL || rows[i].values[0] > step->values[0]))
      step = &rows[i];
  return step;
}

/* The offset is that of the id within the item. */
static gpointer
find_by_id (const GPtrArray *items, gsize id_offset, const char *id, guint *index)
{
  for (guint i = 0; id != NULL && i < items->len; i++)
    {
      gpointer item = g_ptr_array_index (items, i);

      if (g_str_equal (G_STRUCT_MEMBER (char *, item, id_offset), id))
        {
          if (index != NULL)
            *index = i;
          return item;
        }
    }

  return NULL;
}

const WarCategory *
war_rules_find_category (const WarRules *rules, const char *id, guint *index)
{
  return find_by_id (rules->categories, G_STRUCT_OFFSET (WarCategory, id), id, index);
}

WarTrait *
war_rules_find_trait (const WarRules *rules, const char *id)
{
  return find_by_id (rules->traits, G_STRUCT_OFFSET (WarTrait, id), id, NULL);
}

const WarGameType *
war_rules_find_game_type (const WarRules *rules, const char *id)
{
  return find_by_id (rules->game_types, G_STRUCT_OFFSET (WarGameType, id), id, NULL);
}

const WarClause *
war_rules_find_clause (const WarRules *rules, const char *id)
{
  return find_by_id (rules->clauses, G_STRUCT_OFFSET (WarClause, id), id, NULL);
}

const WarFieldRole *
war_rules_find_field_role (const WarRules *rules, const char *id)
{
  return find_by_id (rules->field_roles, G_STRUCT_OFFSET (WarFieldRole, id), id, NULL);
}

const WarChapter *
war_rules_find_chapter (const WarRules *rules, const char *clause)
{
  for (guint i = 0; i < rules->chapters->len; i++)
    {
      const WarChapter *chapter = g_ptr_array_index (rules->chapters, i);
      gsize length = strlen (chapter->id);

      if (strncmp (clause, chapter->id, length) == 0
          && (clause[length] == '.' || clause[length] == '-'))
        return chapter;
    }
  return NULL;
}

guint32
war_rules_get_category_mask (const WarRules *rules, const char *id)
{
  guint index;

  if (war_rules_find_category (rules, id, &index) == NULL)
    return 0;

  return (guint32) 1 << index;
}

void
war_category_free (WarCategory *category)
{
  g_free (category->id);
  g_free (category->name);
  g_free (category);
}

WarTrait *
war_trait_new (void)
{
  WarTrait *trait = g_new0 (WarTrait, 1);

  g_atomic_ref_count_init (&trait->references);
  return trait;
}

WarTrait *
war_trait_ref (WarTrait *trait)
{
  g_atomic_ref_count_inc (&trait->references);
  return trait;
}

void
war_trait_unref (WarTrait *trait)
{
  if (!g_atomic_ref_count_dec (&trait->references))
    return;

  g_free (trait->id);
  g_free (trait->name);
  g_free (trait->text);
  g_free (trait->clause);
  war_extra_unref (trait->extra);
  g_free (trait);
}

void
war_game_type_free (WarGameType *game_type)
{
  g_free (game_type->id);
  g_free (game_type->name);
  g_free (game_type->clause);
  g_free (game_type);
}

void
war_field_role_free (WarFieldRole *role)
{
  g_free (role->id);
  g_free (role->name);
  g_free (role->clause);
  g_free (role);
}

void
war_chapter_free (WarChapter *chapter)
{
  g_free (chapter->uses);
  g_free (chapter->id);
  g_free (chapter->name);
  g_free (chapter);
}

void
war_clause_free (WarClause *clause)
{
  g_free (clause->id);
  g_free (clause->text);
  g_free (clause->amendment);
  g_free (clause->printed);
  g_free (clause->uses);
  g_free (clause);
}

/* operation-use.c: which of a system's rules are of use to who plays an operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/operation-use.h"

#include "engine/operation/operation-edit.h"

/* Words that are no ids of the system. */
#define BRINGS_ARMY "army"
#define NAMED_BY_CONDITION "condition"

static gboolean
type_has_trait (const WarUnitType *type, const char *trait)
{
  for (guint i = 0; i < type->weapons->len; i++)
    if (war_trait_uses_has (((const WarWeapon *) g_ptr_array_index (type->weapons, i))->traits,
                            trait))
      return TRUE;
  return war_trait_uses_has (type->traits, trait);
}

static gboolean
force_has_trait (const WarForce *force, const char *trait)
{
  for (guint i = 0; i < force->entries->len; i++)
    if (type_has_trait (((const WarForceEntry *) g_ptr_array_index (force->entries, i))->type,
                        trait))
      return TRUE;
  for (guint i = 0; force->cost_limit != 0 && i < force->book->types->len; i++)
    if (type_has_trait (g_ptr_array_index (force->book->types, i), trait))
      return TRUE;
  return FALSE;
}

gboolean
war_operation_has_trait (const WarOperation *operation, const char *traits)
{
  g_auto (GStrv) ids = g_strsplit (traits, " ", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    for (guint side = 0; side < WAR_N_SIDES; side++)
      if (force_has_trait (operation->forces[side], ids[i]))
        return TRUE;
  return FALSE;
}

static gboolean
brings_army (const WarOperation *operation)
{
  for (guint side = 0; side < WAR_N_SIDES; side++)
    if (operation->forces[side]->cost_limit != 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_named (const WarOperation *operation, const char *clause)
{
  for (guint i = 0; i < operation->conditions->len; i++)
    if (g_strcmp0 (((const WarCondition *) g_ptr_array_index (operation->conditions, i))->clause,
                   clause)
        == 0)
      return TRUE;
  return FALSE;
}

static gboolean
has_condition (const WarOperation *operation, const char *kind)
{
  for (guint i = 0; i < operation->conditions->len; i++)
    if (g_str_equal (
          war_condition_kind_get_ids ()
            [((const WarCondition *) g_ptr_array_index (operation->conditions, i))->kind],
          kind))
      return TRUE;
  return FALSE;
}

/* NULL: nobody goes by a chart. */
static const char *
find_level (const WarOperation *operation)
{
  const WarTableKind *tables = operation->rules->system->tables;
  const char *const *levels = war_system_get_levels (operation->rules->system);

  for (guint i = 0; levels != NULL && tables[i].id != NULL; i++)
    if (tables[i].columns[0].choices == levels && tables[i].chapter != NULL
        && !war_operation_uses_chapter (operation, tables[i].chapter))
      return NULL;
  return war_operation_get_level (operation);
}

/* clause: id; NULL for a chapter, which is of no level: whether there are levels is asked of it. */
static gboolean
has_any (const WarOperation *operation, const char *uses, const char *clause)
{
  g_auto (GStrv) words = uses != NULL ? g_strsplit (uses, " ", -1) : NULL;

  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    if (g_strcmp0 (words[i], operation->game_type) == 0
        || (clause != NULL && g_strcmp0 (words[i], find_level (operation)) == 0)
        || (g_str_equal (words[i], BRINGS_ARMY) && brings_army (operation))
        || (g_str_equal (words[i], NAMED_BY_CONDITION) && is_named (operation, clause))
        || has_condition (operation, words[i]) || war_operation_has_trait (operation, words[i]))
      return TRUE;
  return uses == NULL;
}

gboolean
war_operation_uses_clause (const WarOperation *operation, const WarClause *clause)
{
  g_return_val_if_fail (operation != NULL && clause != NULL, TRUE);

  const WarChapter *chapter = war_rules_find_chapter (operation->rules, clause->id);

  return has_any (operation, clause->uses, clause->id)
         && (chapter == NULL || has_any (operation, chapter->uses, NULL));
}

gboolean
war_operation_uses_chapter (const WarOperation *operation, const char *chapter)
{
  g_return_val_if_fail (operation != NULL && chapter != NULL, TRUE);

  for (guint i = 0; i < operation->rules->chapters->len; i++)
    {
      const WarChapter *found = g_ptr_array_index (operation->rules->chapters, i);

      if (g_str_equal (found->id, chapter))
        return has_any (operation, found->uses, NULL);
    }
  return TRUE;
}

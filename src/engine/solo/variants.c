/* variants.c: small changes of an operation that may make it fairer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/variants.h"

#include "engine/game/operation-check.h"
#include "engine/operation/operation-edit.h"
#include "engine/operation/operation-use.h"

/* Rounds more and fewer. */
#define N_ROUNDS 2

/* Of each side, entries that are changed in the same way. */
#define N_ENTRIES 2

/* About what a unit costs that is held back, in percent of the force: that tells more than a small
 * one. */
#define PERCENT_HELD 10

typedef struct
{
  WarOperation *operation;
  guint n_odd; /* of the operation as it is */
  GArray *variants;
} Search;

/* What is hardly meant so, or prevents that it is played. */
static guint
count_oddities (WarOperation *operation)
{
  g_autoptr (GArray) oddities = war_operation_check (operation);
  guint n = 0;

  for (guint i = 0; i < oddities->len; i++)
    n += war_oddity_get_weight (&g_array_index (oddities, WarOddity, i)) != WAR_ODDITY_LACKS ? 1
                                                                                             : 0;
  return n;
}

static void
add (Search *search, WarVariant variant)
{
  g_autoptr (WarOperation) changed = war_variant_apply (search->operation, &variant);

  if (search->variants->len < WAR_MAX_VARIANTS && count_oddities (changed) <= search->n_odd)
    g_array_append_val (search->variants, variant);
}

static void
add_first (Search *search)
{
  const WarOperation *operation = search->operation;

  for (gint side = 0; side <= WAR_N_SIDES; side++)
    if (side != operation->first_side || (side == 0 && operation->first_chooser != 0))
      add (search, (WarVariant){ .kind = WAR_VARIANT_FIRST, .number = side });
}

static void
add_rounds (Search *search)
{
  gint rounds = search->operation->rounds;

  if (rounds > N_ROUNDS)
    add (search, (WarVariant){ .kind = WAR_VARIANT_ROUNDS, .number = rounds - N_ROUNDS });
  if (rounds <= WAR_OPERATION_MAX_ROUNDS - N_ROUNDS)
    add (search, (WarVariant){ .kind = WAR_VARIANT_ROUNDS, .number = rounds + N_ROUNDS });
}

static void
add_points (Search *search, gint side)
{
  gint limit = search->operation->forces[side - 1]->cost_limit;
  gint step = MAX ((limit * WAR_VARIANT_PERCENT + 50) / 100, 1);

  if (limit > step)
    add (search, (WarVariant){ .kind = WAR_VARIANT_POINTS, .side = side, .number = limit - step });
  if (limit <= WAR_ARMY_MAX_COST_LIMIT - step)
    add (search, (WarVariant){ .kind = WAR_VARIANT_POINTS, .side = side, .number = limit + step });
}

/* Whether one unit of it may be changed in that way. */
static gboolean
accepts (const WarForce *force, const WarForceEntry *entry, WarVariantKind kind)
{
  /* Whoever has a name is there once, and is meant to be. */
  if (kind != WAR_VARIANT_RESERVE && entry->name != NULL)
    return FALSE;
  if (kind == WAR_VARIANT_MORE)
    return entry->count < WAR_FORCE_MAX_COUNT;
  if (war_force_count_units (force) < 2)
    return FALSE;
  return kind == WAR_VARIANT_FEWER
         || (entry->wave == 0 && entry->arrives == 0 && !entry->is_drawn
             && force->entries->len < WAR_FORCE_MAX_ENTRIES);
}

/* Those entries whose units cost about so much, the nearest first; of a type only one. */
static void
add_entries (Search *search, gint side, WarVariantKind kind, gint wanted)
{
  const WarForce *force = search->operation->forces[side - 1];
  const WarUnitType *told[N_ENTRIES] = { NULL };

  for (guint n = 0; n < N_ENTRIES; n++)
    {
      guint best = G_MAXUINT;
      gint least = G_MAXINT;

      for (guint i = 0; i < force->entries->len; i++)
        {
          const WarForceEntry *entry = g_ptr_array_index (force->entries, i);
          gint distance = abs (entry->type->cost - wanted);
          gboolean is_told = FALSE;

          for (guint j = 0; j < n; j++)
            is_told |= told[j] == entry->type;
          if (!is_told && distance < least && accepts (force, entry, kind))
            {
              least = distance;
              best = i;
            }
        }
      if (best == G_MAXUINT)
        return;

      told[n] = ((const WarForceEntry *) g_ptr_array_index (force->entries, best))->type;
      add (search, (WarVariant){ .kind = kind, .side = side, .index = best });
    }
}

static void
add_arrivals (Search *search, gint side)
{
  const GPtrArray *entries = search->operation->forces[side - 1]->entries;
  guint n = 0;

  for (guint i = 0; i < entries->len && n < N_ENTRIES; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (entries, i);

      if (entry->arrives == 0)
        continue;

      n++;
      for (gint step = -1; step <= 1; step += 2)
        if (entry->arrives + step > 1)
          add (search, (WarVariant){ .kind = WAR_VARIANT_ARRIVAL,
                                     .side = side,
                                     .index = i,
                                     .number = entry->arrives + step });
    }
}

static void
add_force (Search *search, gint side)
{
  const WarOperation *operation = search->operation;
  const WarForce *force = operation->forces[side - 1];
  gint cost = war_force_get_cost (force);

  if (force->cost_limit != 0)
    {
      add_points (search, side);
      return;
    }
  add_entries (search, side, WAR_VARIANT_MORE, cost * WAR_VARIANT_PERCENT / 100);
  add_entries (search, side, WAR_VARIANT_FEWER, cost * WAR_VARIANT_PERCENT / 100);
  if ((operation->rules->system->comings & WAR_COMING_IN_ROUNDS) != 0)
    {
      add_entries (search, side, WAR_VARIANT_RESERVE, cost * PERCENT_HELD / 100);
      add_arrivals (search, side);
    }
}

/* Those that change how fair a game is, where they come up. */
static void
add_amendments (Search *search)
{
  const WarOperation *operation = search->operation;
  const WarAmendment *amendments = operation->rules->system->amendments;

  for (guint i = 0; amendments != NULL && amendments[i].clause != NULL; i++)
    {
      const WarClause *clause = war_rules_find_clause (operation->rules, amendments[i].clause);
      WarAmendmentUse use = war_operation_get_amendment_use (operation, i);

      if (amendments[i].of_campaigns || amendments[i].is_choice || amendments[i].is_for_fellows
          || clause == NULL || clause->amendment == NULL
          || !war_operation_uses_clause (operation, clause))
        continue;
      add (search, (WarVariant){ .kind = WAR_VARIANT_AMENDMENT,
                                 .index = i,
                                 .number = use == WAR_AMENDMENT_ON ? FALSE : TRUE });
    }
}

static void
add_levels (Search *search)
{
  const WarOperation *operation = search->operation;
  const char *const *levels = war_system_get_levels (operation->rules->system);
  const char *level = war_operation_get_level (operation);
  guint n = 0;

  if (levels == NULL || level == NULL
      || (!war_operation_is_automatic (operation, 1) && !war_operation_is_automatic (operation, 2)))
    return;

  while (levels[n] != NULL && !g_str_equal (levels[n], level))
    n++;
  if (levels[n] == NULL)
    return;
  if (n > 0)
    add (search, (WarVariant){ .kind = WAR_VARIANT_LEVEL, .index = n - 1 });
  if (levels[n + 1] != NULL)
    add (search, (WarVariant){ .kind = WAR_VARIANT_LEVEL, .index = n + 1 });
}

GArray *
war_variants_list (WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, NULL);

  Search search = {
    .operation = operation,
    .n_odd = count_oddities (operation),
    .variants = g_array_new (FALSE, FALSE, sizeof (WarVariant)),
  };

  add_first (&search);
  add_rounds (&search);
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    add_force (&search, side);
  add_amendments (&search);
  add_levels (&search);
  return search.variants;
}

/* One unit of the entry is an entry of its own, which comes later. */
static WarOperation *
hold_back (const WarOperation *operation, gint side, guint index, const WarForceEntry *entry)
{
  WarForceEntry *held = war_force_entry_copy (entry);
  WarForceEntry *rest;
  g_autoptr (WarOperation) without = NULL;

  war_force_entry_set_count (held, 1);
  war_operation_set_reserve (operation, side, held, TRUE);
  if (entry->count == 1)
    return war_operation_replace_entry (operation, side, index, held);

  rest = war_force_entry_copy (entry);
  war_force_entry_set_count (rest, entry->count - 1);
  without = war_operation_replace_entry (operation, side, index, rest);
  return war_operation_insert_entry (without, side, index + 1, held);
}

static WarOperation *
change_entry (const WarOperation *operation, const WarVariant *variant)
{
  const GPtrArray *entries = operation->forces[variant->side - 1]->entries;
  const WarForceEntry *entry;
  WarForceEntry *copy;

  g_return_val_if_fail (variant->index < entries->len, NULL);

  entry = g_ptr_array_index (entries, variant->index);
  if (variant->kind == WAR_VARIANT_RESERVE)
    return hold_back (operation, variant->side, variant->index, entry);
  if (variant->kind == WAR_VARIANT_FEWER && entry->count == 1)
    return war_operation_remove_entry (operation, variant->side, variant->index);

  copy = war_force_entry_copy (entry);
  if (variant->kind == WAR_VARIANT_ARRIVAL)
    copy->arrives = variant->number;
  else
    war_force_entry_set_count (copy, entry->count + (variant->kind == WAR_VARIANT_MORE ? 1 : -1));
  return war_operation_replace_entry (operation, variant->side, variant->index, copy);
}

WarOperation *
war_variant_apply (const WarOperation *operation, const WarVariant *variant)
{
  g_return_val_if_fail (operation != NULL && variant != NULL, NULL);

  switch (variant->kind)
    {
    case WAR_VARIANT_FIRST:
      return war_operation_set_first (operation, variant->number, 0);
    case WAR_VARIANT_ROUNDS:
      return war_operation_set_rounds (operation, variant->number);
    case WAR_VARIANT_POINTS:
      return war_operation_set_cost_limit (operation, variant->side, variant->number);
    case WAR_VARIANT_AMENDMENT:
      return war_operation_set_amendment_use (
        operation, variant->index, variant->number ? WAR_AMENDMENT_ON : WAR_AMENDMENT_OPEN);
    case WAR_VARIANT_LEVEL:
      return war_operation_set_level (
        operation, war_system_get_levels (operation->rules->system)[variant->index]);
    case WAR_VARIANT_MORE:
    case WAR_VARIANT_FEWER:
    case WAR_VARIANT_RESERVE:
    case WAR_VARIANT_ARRIVAL:
    default:
      return change_entry (operation, variant);
    }
}

/* book.c: army books
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/book.h"

#include <string.h>

static const char *const cloth_ids[WAR_N_CLOTHS + 1] = {
  [WAR_CLOTH_KHAKI] = "khaki",
  [WAR_CLOTH_HORIZON_BLUE] = "horizon-blue",
  [WAR_CLOTH_FIELD_GREY] = "field-grey",
  [WAR_CLOTH_PIKE_GREY] = "pike-grey",
};

static const char *const symbol_ids[WAR_N_SYMBOLS + 1] = {
  [WAR_SYMBOL_INFANTRY] = "infantry",
  [WAR_SYMBOL_OFFICER] = "officer",
  [WAR_SYMBOL_CAVALRY] = "cavalry",
  [WAR_SYMBOL_MOUNTED_OFFICER] = "mounted-officer",
  [WAR_SYMBOL_MACHINE_GUN] = "machine-gun",
  [WAR_SYMBOL_MORTAR] = "mortar",
  [WAR_SYMBOL_FIELD_GUN] = "field-gun",
  [WAR_SYMBOL_HEAVY_GUN] = "heavy-gun",
  [WAR_SYMBOL_MINER] = "miner",
  [WAR_SYMBOL_SIGNALLER] = "signaller",
  [WAR_SYMBOL_FLAG] = "flag",
  [WAR_SYMBOL_MARKSMAN] = "marksman",
  [WAR_SYMBOL_FLAMETHROWER] = "flamethrower",
  [WAR_SYMBOL_GAS] = "gas",
  [WAR_SYMBOL_STRETCHER] = "stretcher",
  [WAR_SYMBOL_BOMBER] = "bomber",
  [WAR_SYMBOL_ELITE] = "elite",
  [WAR_SYMBOL_LIGHT_MACHINE_GUN] = "light-machine-gun",
  [WAR_SYMBOL_ANTI_TANK] = "anti-tank",
  [WAR_SYMBOL_ANTI_AIRCRAFT] = "anti-aircraft",
  [WAR_SYMBOL_ARMOURED_CAR] = "armoured-car",
  [WAR_SYMBOL_TANK] = "tank",
  [WAR_SYMBOL_LIGHT_TANK] = "light-tank",
  [WAR_SYMBOL_LORRY] = "lorry",
  [WAR_SYMBOL_AEROPLANE] = "aeroplane",
  [WAR_SYMBOL_AIRSHIP] = "airship",
  [WAR_SYMBOL_GUNBOAT] = "gunboat",
  [WAR_SYMBOL_RAILWAY_GUN] = "railway-gun",
  [WAR_SYMBOL_MEDIC] = "medic",
  [WAR_SYMBOL_MINE] = "mine",
};

const char *const *
war_cloth_get_ids (void)
{
  return cloth_ids;
}

const char *const *
war_symbol_get_ids (void)
{
  return symbol_ids;
}

WarBook *
war_book_new (WarRules *rules)
{
  g_return_val_if_fail (rules != NULL, NULL);

  WarBook *book = g_new0 (WarBook, 1);

  g_atomic_ref_count_init (&book->references);
  book->rules = war_rules_ref (rules);
  book->revision = 1;
  book->traits = g_ptr_array_new_with_free_func ((GDestroyNotify) war_trait_unref);
  book->types = g_ptr_array_new_with_free_func ((GDestroyNotify) war_unit_type_unref);
  book->limits = g_ptr_array_new_with_free_func ((GDestroyNotify) war_limit_free);

  return book;
}

WarBook *
war_book_new_absent (WarRules *rules, const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  WarBook *book = war_book_new (rules);

  book->id = g_strdup (id);
  book->name = g_strdup (id);
  book->is_absent = TRUE;
  return book;
}

WarBook *
war_book_ref (WarBook *book)
{
  g_return_val_if_fail (book != NULL, NULL);

  g_atomic_ref_count_inc (&book->references);
  return book;
}

void
war_book_unref (WarBook *book)
{
  g_return_if_fail (book != NULL);

  if (!g_atomic_ref_count_dec (&book->references))
    return;

  g_free (book->id);
  g_free (book->name);
  g_free (book->digest);
  g_ptr_array_unref (book->traits);
  g_ptr_array_unref (book->types);
  g_ptr_array_unref (book->limits);
  war_extra_unref (book->extra);
  war_rules_unref (book->rules);
  g_free (book);
}

/* The entry with the id, or NULL; it belongs to the book. */
WarUnitType *
war_book_find_type (const WarBook *book, const char *id)
{
  g_return_val_if_fail (book != NULL, NULL);

  for (guint i = 0; i < book->types->len; i++)
    {
      WarUnitType *type = g_ptr_array_index (book->types, i);

      if (g_strcmp0 (type->id, id) == 0)
        return type;
    }

  return NULL;
}

WarTrait *
war_book_find_trait (const WarBook *book, const char *id)
{
  g_return_val_if_fail (book != NULL, NULL);

  for (guint i = 0; i < book->traits->len; i++)
    {
      WarTrait *trait = g_ptr_array_index (book->traits, i);

      if (g_strcmp0 (trait->id, id) == 0)
        return trait;
    }

  return war_rules_find_trait (book->rules, id);
}

WarUnitType *
war_unit_type_new (void)
{
  WarUnitType *type = g_new0 (WarUnitType, 1);

  g_atomic_ref_count_init (&type->references);
  type->weapons = g_ptr_array_new_with_free_func ((GDestroyNotify) war_weapon_free);
  type->traits = war_trait_uses_new ();

  return type;
}

/* Its base is only to have one. */
WarUnitType *
war_unit_type_new_absent (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  WarUnitType *type = war_unit_type_new ();

  type->id = g_strdup (id);
  type->name = g_strdup (id);
  type->base_width = type->base_depth = WAR_INCH;
  type->is_absent = TRUE;
  return type;
}

WarUnitType *
war_unit_type_ref (WarUnitType *type)
{
  g_return_val_if_fail (type != NULL, NULL);

  g_atomic_ref_count_inc (&type->references);
  return type;
}

void
war_unit_type_unref (WarUnitType *type)
{
  g_return_if_fail (type != NULL);

  if (!g_atomic_ref_count_dec (&type->references))
    return;

  g_free (type->id);
  g_free (type->name);
  g_ptr_array_unref (type->weapons);
  g_array_unref (type->traits);
  war_extra_unref (type->extra);
  g_free (type);
}

/* The rules' traits are what the rules say; an own trait is its words. */
static gboolean
traits_equal (const WarTrait *a, const WarTrait *b)
{
  if (a == b)
    return TRUE;

  return g_str_equal (a->id, b->id) && a->own == b->own
         && (!a->own || (g_strcmp0 (a->name, b->name) == 0 && g_strcmp0 (a->text, b->text) == 0));
}

static gboolean
trait_uses_equal (const GArray *a, const GArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    {
      const WarTraitUse *first = &g_array_index (a, WarTraitUse, i);
      const WarTraitUse *second = &g_array_index (b, WarTraitUse, i);

      if (first->argument != second->argument || !traits_equal (first->trait, second->trait))
        return FALSE;
    }

  return TRUE;
}

/* Whether two entries play the same: cloth and symbol do not count, everything else does. */
gboolean
war_unit_type_equal (const WarUnitType *a, const WarUnitType *b)
{
  if (a == b)
    return TRUE;

  if (!g_str_equal (a->id, b->id) || !g_str_equal (a->name, b->name) || a->cost != b->cost
      || a->base_width != b->base_width || a->base_depth != b->base_depth
      || a->categories != b->categories || memcmp (a->stats, b->stats, sizeof a->stats) != 0
      || a->weapons->len != b->weapons->len || !trait_uses_equal (a->traits, b->traits))
    return FALSE;

  for (guint i = 0; i < a->weapons->len; i++)
    {
      const WarWeapon *first = g_ptr_array_index (a->weapons, i);
      const WarWeapon *second = g_ptr_array_index (b->weapons, i);

      if (!g_str_equal (first->name, second->name)
          || memcmp (first->stats, second->stats, sizeof first->stats) != 0
          || !trait_uses_equal (first->traits, second->traits))
        return FALSE;
    }

  return TRUE;
}

static gboolean
trait_extras_equal (const GArray *a, const GArray *b)
{
  for (guint i = 0; i < a->len; i++)
    if (!war_extra_equal (g_array_index (a, WarTraitUse, i).trait->extra,
                          g_array_index (b, WarTraitUse, i).trait->extra))
      return FALSE;

  return TRUE;
}

gboolean
war_unit_type_extra_equal (const WarUnitType *a, const WarUnitType *b)
{
  g_return_val_if_fail (a->weapons->len == b->weapons->len, FALSE);

  if (!war_extra_equal (a->extra, b->extra) || !trait_extras_equal (a->traits, b->traits))
    return FALSE;

  for (guint i = 0; i < a->weapons->len; i++)
    if (!trait_extras_equal (((WarWeapon *) g_ptr_array_index (a->weapons, i))->traits,
                             ((WarWeapon *) g_ptr_array_index (b->weapons, i))->traits))
      return FALSE;

  return TRUE;
}

gboolean
war_unit_type_has_trait (const WarUnitType *type, const char *trait)
{
  for (guint i = 0; i < type->traits->len; i++)
    if (g_str_equal (g_array_index (type->traits, WarTraitUse, i).trait->id, trait))
      return TRUE;

  return FALSE;
}

const WarTraitUse *
war_trait_uses_find (const GArray *uses, const char *id)
{
  for (guint i = 0; i < uses->len; i++)
    {
      const WarTraitUse *use = &g_array_index (uses, WarTraitUse, i);

      if (!use->trait->own && g_str_equal (use->trait->id, id))
        return use;
    }

  return NULL;
}

gboolean
war_trait_uses_has (const GArray *uses, const char *id)
{
  return war_trait_uses_find (uses, id) != NULL;
}

static void
clear_trait_use (WarTraitUse *use)
{
  war_trait_unref (use->trait);
}

GArray *
war_trait_uses_new (void)
{
  GArray *uses = g_array_new (FALSE, FALSE, sizeof (WarTraitUse));

  g_array_set_clear_func (uses, (GDestroyNotify) clear_trait_use);
  return uses;
}

void
war_trait_uses_add (GArray *uses, WarTrait *trait, gint32 argument)
{
  g_return_if_fail (trait != NULL);

  WarTraitUse use = { .trait = war_trait_ref (trait), .argument = argument };

  g_array_append_val (uses, use);
}

WarWeapon *
war_weapon_new (void)
{
  WarWeapon *weapon = g_new0 (WarWeapon, 1);

  weapon->traits = war_trait_uses_new ();
  return weapon;
}

void
war_weapon_free (WarWeapon *weapon)
{
  g_free (weapon->name);
  g_array_unref (weapon->traits);
  g_free (weapon);
}

void
war_limit_free (WarLimit *limit)
{
  g_free (limit->category);
  g_free (limit->among);
  g_free (limit->clause);
  g_free (limit);
}

WarLimit *
war_limit_copy (const WarLimit *limit)
{
  g_return_val_if_fail (limit != NULL, NULL);

  WarLimit *copy = g_new0 (WarLimit, 1);

  copy->kind = limit->kind;
  copy->category = g_strdup (limit->category);
  copy->share = limit->share;
  copy->of = limit->of;
  copy->among = g_strdup (limit->among);
  copy->clause = g_strdup (limit->clause);
  return copy;
}

gboolean
war_limit_is_share (const WarLimit *limit, const char *category)
{
  g_return_val_if_fail (limit != NULL, FALSE);

  return limit->kind == WAR_LIMIT_AT_MOST && limit->of > 0 && limit->among == NULL
         && category != NULL && g_strcmp0 (limit->category, category) == 0;
}

gboolean
war_limit_is_part (const WarLimit *limit)
{
  g_return_val_if_fail (limit != NULL, FALSE);

  return limit->of > 0 && limit->among == NULL;
}

gboolean
war_limit_is_sound (const WarLimit *limit, const WarRules *rules)
{
  g_return_val_if_fail (limit != NULL, FALSE);
  g_return_val_if_fail (rules != NULL, FALSE);

  if (limit->category == NULL ? limit->kind == WAR_LIMIT_AT_LEAST
                              : war_rules_get_category_mask (rules, limit->category) == 0)
    return FALSE;
  if (limit->among != NULL
      && (limit->of == 0 || war_rules_get_category_mask (rules, limit->among) == 0
          || g_strcmp0 (limit->among, limit->category) == 0))
    return FALSE;
  return limit->of >= 0 && limit->share >= (limit->kind == WAR_LIMIT_AT_LEAST ? 1 : 0)
         && (!war_limit_is_part (limit) || limit->share < limit->of);
}

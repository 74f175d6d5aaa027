/* book-edit.c: changes to army books
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/book-edit.h"

#include <string.h>

WarBook *
war_book_copy (const WarBook *book)
{
  g_return_val_if_fail (book != NULL, NULL);

  WarBook *copy = war_book_new (book->rules);

  copy->id = g_strdup (book->id);
  copy->name = g_strdup (book->name);
  copy->revision = book->revision;
  copy->extra = war_extra_ref (book->extra);
  for (guint i = 0; i < book->traits->len; i++)
    g_ptr_array_add (copy->traits, war_trait_ref (g_ptr_array_index (book->traits, i)));
  for (guint i = 0; i < book->types->len; i++)
    g_ptr_array_add (copy->types, war_unit_type_ref (g_ptr_array_index (book->types, i)));
  for (guint i = 0; i < book->limits->len; i++)
    g_ptr_array_add (copy->limits, war_limit_copy (g_ptr_array_index (book->limits, i)));

  return copy;
}

WarBook *
war_book_copy_as (const WarBook *book, const char *id, const char *name)
{
  g_return_val_if_fail (id != NULL, NULL);

  WarBook *copy = war_book_set_name (book, name);

  g_free (copy->id);
  copy->id = g_strdup (id);
  copy->revision = 1;
  return copy;
}

WarBook *
war_book_set_name (const WarBook *book, const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  WarBook *copy = war_book_copy (book);

  g_free (copy->name);
  copy->name = g_strdup (name);
  return copy;
}

WarBook *
war_book_set_revision (const WarBook *book, gint revision)
{
  g_return_val_if_fail (revision > 0, NULL);

  WarBook *copy = war_book_copy (book);

  copy->revision = revision;
  return copy;
}

/* Unit types. */

WarBook *
war_book_insert_type (const WarBook *book, guint index, WarUnitType *type)
{
  g_return_val_if_fail (type != NULL, NULL);
  g_return_val_if_fail (index <= book->types->len, NULL);
  g_return_val_if_fail (book->types->len < WAR_BOOK_MAX_TYPES, NULL);

  WarBook *copy = war_book_copy (book);

  g_ptr_array_insert (copy->types, (gint) index, war_unit_type_ref (type));
  return copy;
}

static void
replace_type (WarBook *book, guint index, WarUnitType *type)
{
  gpointer *place = &g_ptr_array_index (book->types, index);

  war_unit_type_unref (*place);
  *place = type;
}

WarBook *
war_book_replace_type (const WarBook *book, guint index, WarUnitType *type)
{
  g_return_val_if_fail (type != NULL, NULL);
  g_return_val_if_fail (index < book->types->len, NULL);

  WarBook *copy = war_book_copy (book);

  replace_type (copy, index, war_unit_type_ref (type));
  return copy;
}

WarBook *
war_book_remove_type (const WarBook *book, guint index)
{
  g_return_val_if_fail (index < book->types->len, NULL);

  WarBook *copy = war_book_copy (book);

  g_ptr_array_remove_index (copy->types, index);
  return copy;
}

static GArray *
copy_uses (const GArray *uses)
{
  GArray *copy = war_trait_uses_new ();

  for (guint i = 0; i < uses->len; i++)
    {
      const WarTraitUse *use = &g_array_index (uses, WarTraitUse, i);

      war_trait_uses_add (copy, use->trait, use->argument);
    }

  return copy;
}

static WarWeapon *
copy_weapon (const WarWeapon *weapon)
{
  WarWeapon *copy = g_new0 (WarWeapon, 1);

  copy->name = g_strdup (weapon->name);
  memcpy (copy->stats, weapon->stats, sizeof copy->stats);
  copy->traits = copy_uses (weapon->traits);
  return copy;
}

WarUnitType *
war_unit_type_copy (const WarUnitType *type)
{
  g_return_val_if_fail (type != NULL, NULL);

  WarUnitType *copy = war_unit_type_new ();

  copy->id = g_strdup (type->id);
  copy->name = g_strdup (type->name);
  copy->cost = type->cost;
  copy->base_width = type->base_width;
  copy->base_depth = type->base_depth;
  copy->categories = type->categories;
  copy->cloth = type->cloth;
  copy->symbol = type->symbol;
  copy->extra = war_extra_ref (type->extra);
  memcpy (copy->stats, type->stats, sizeof copy->stats);
  for (guint i = 0; i < type->weapons->len; i++)
    g_ptr_array_add (copy->weapons, copy_weapon (g_ptr_array_index (type->weapons, i)));
  g_array_unref (copy->traits);
  copy->traits = copy_uses (type->traits);

  return copy;
}

WarUnitType *
war_unit_type_new_like (const WarUnitType *other, const WarSystem *system, const char *name)
{
  g_return_val_if_fail (other != NULL && system != NULL && name != NULL, NULL);

  WarUnitType *type = war_unit_type_new ();

  type->name = g_strdup (name);
  type->cloth = other->cloth;
  type->symbol = other->symbol;
  type->base_width = other->base_width;
  type->base_depth = other->base_depth;
  type->categories = other->categories;
  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    if (system->unit_stats[i].required)
      type->stats[i] = system->unit_stats[i].minimum;
  return type;
}

/* Own traits. */

WarTrait *
war_trait_copy (const WarTrait *trait)
{
  g_return_val_if_fail (trait != NULL, NULL);

  WarTrait *copy = war_trait_new ();

  copy->id = g_strdup (trait->id);
  copy->name = g_strdup (trait->name);
  copy->text = g_strdup (trait->text);
  copy->clause = g_strdup (trait->clause);
  copy->own = trait->own;
  copy->parameter = trait->parameter;
  copy->bearer = trait->bearer;
  copy->extra = war_extra_ref (trait->extra);
  return copy;
}

static gboolean
uses_trait (const GArray *uses, const WarTrait *trait)
{
  for (guint i = 0; i < uses->len; i++)
    if (g_array_index (uses, WarTraitUse, i).trait == trait)
      return TRUE;

  return FALSE;
}

static gboolean
type_uses_trait (const WarUnitType *type, const WarTrait *trait)
{
  for (guint i = 0; i < type->weapons->len; i++)
    if (uses_trait (((const WarWeapon *) g_ptr_array_index (type->weapons, i))->traits, trait))
      return TRUE;

  return uses_trait (type->traits, trait);
}

/* by: NULL: the uses lose it. */
static void
exchange (GArray *uses, const WarTrait *trait, WarTrait *by)
{
  for (guint i = uses->len; i > 0; i--)
    {
      WarTraitUse *use = &g_array_index (uses, WarTraitUse, i - 1);

      if (use->trait != trait)
        continue;
      if (by == NULL)
        g_array_remove_index (uses, i - 1);
      else
        {
          war_trait_unref (use->trait);
          use->trait = war_trait_ref (by);
        }
    }
}

static void
exchange_everywhere (WarBook *book, const WarTrait *trait, WarTrait *by)
{
  for (guint i = 0; i < book->types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (book->types, i);
      WarUnitType *follower;

      if (!type_uses_trait (type, trait))
        continue;

      follower = war_unit_type_copy (type);
      exchange (follower->traits, trait, by);
      for (guint j = 0; j < follower->weapons->len; j++)
        exchange (((WarWeapon *) g_ptr_array_index (follower->weapons, j))->traits, trait, by);
      replace_type (book, i, follower);
    }
}

WarBook *
war_book_add_trait (const WarBook *book, WarTrait *trait)
{
  g_return_val_if_fail (trait != NULL && trait->own, NULL);
  g_return_val_if_fail (book->traits->len < WAR_BOOK_MAX_TRAITS, NULL);

  WarBook *copy = war_book_copy (book);

  g_ptr_array_add (copy->traits, war_trait_ref (trait));
  return copy;
}

WarBook *
war_book_replace_trait (const WarBook *book, guint index, WarTrait *trait)
{
  g_return_val_if_fail (trait != NULL && trait->own, NULL);
  g_return_val_if_fail (index < book->traits->len, NULL);

  WarBook *copy = war_book_copy (book);
  gpointer *place = &g_ptr_array_index (copy->traits, index);

  exchange_everywhere (copy, *place, trait);
  war_trait_unref (*place);
  *place = war_trait_ref (trait);
  return copy;
}

WarBook *
war_book_remove_trait (const WarBook *book, guint index)
{
  g_return_val_if_fail (index < book->traits->len, NULL);

  WarBook *copy = war_book_copy (book);

  exchange_everywhere (copy, g_ptr_array_index (copy->traits, index), NULL);
  g_ptr_array_remove_index (copy->traits, index);
  return copy;
}

void
war_trait_uses_remove (GArray *uses, const char *trait)
{
  for (guint i = uses->len; i > 0; i--)
    if (g_str_equal (g_array_index (uses, WarTraitUse, i - 1).trait->id, trait))
      g_array_remove_index (uses, i - 1);
}

/* Limits. */

WarBook *
war_book_set_limit (const WarBook *book, const char *category, gint share, gint of)
{
  g_return_val_if_fail (war_rules_get_category_mask (book->rules, category) != 0, NULL);
  g_return_val_if_fail (of == 0 || (share >= 0 && share < of), NULL);

  WarBook *copy = war_book_copy (book);
  WarLimit *limit = NULL;

  for (guint i = copy->limits->len; i > 0; i--)
    {
      WarLimit *other = g_ptr_array_index (copy->limits, i - 1);

      if (!war_limit_is_share (other, category))
        continue;
      if (of == 0)
        g_ptr_array_remove_index (copy->limits, i - 1);
      else
        limit = other;
    }
  if (of == 0)
    return copy;

  if (limit == NULL)
    {
      limit = g_new0 (WarLimit, 1);
      limit->category = g_strdup (category);
      g_ptr_array_add (copy->limits, limit);
    }
  limit->share = share;
  limit->of = of;
  return copy;
}

/* There is one share of all units for each category. */
static void
remove_same_shares (GPtrArray *limits, const WarLimit *limit)
{
  for (guint i = limits->len; i > 0; i--)
    {
      const WarLimit *other = g_ptr_array_index (limits, i - 1);

      if (other != limit && war_limit_is_share (limit, other->category)
          && war_limit_is_share (other, other->category))
        g_ptr_array_remove_index (limits, i - 1);
    }
}

WarBook *
war_book_insert_limit (const WarBook *book, guint index, const WarLimit *limit)
{
  g_return_val_if_fail (index <= book->limits->len, NULL);
  g_return_val_if_fail (war_limit_is_sound (limit, book->rules), NULL);

  WarBook *copy = war_book_copy (book);

  WarLimit *own = war_limit_copy (limit);

  g_ptr_array_insert (copy->limits, (gint) index, own);
  remove_same_shares (copy->limits, own);
  return copy;
}

WarBook *
war_book_replace_limit (const WarBook *book, guint index, const WarLimit *limit)
{
  g_return_val_if_fail (index < book->limits->len, NULL);
  g_return_val_if_fail (war_limit_is_sound (limit, book->rules), NULL);

  WarBook *copy = war_book_copy (book);
  gpointer *place = &g_ptr_array_index (copy->limits, index);

  WarLimit *own = war_limit_copy (limit);

  war_limit_free (*place);
  *place = own;
  remove_same_shares (copy->limits, own);
  return copy;
}

WarBook *
war_book_remove_limit (const WarBook *book, guint index)
{
  g_return_val_if_fail (index < book->limits->len, NULL);

  WarBook *copy = war_book_copy (book);

  g_ptr_array_remove_index (copy->limits, index);
  return copy;
}

/* Ids. */

static gboolean
is_taken (const WarBook *book, const char *id)
{
  return war_book_find_type (book, id) != NULL || war_book_find_trait (book, id) != NULL;
}

char *
war_book_make_id (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  g_autofree char *plain = g_str_to_ascii (name, "C");
  GString *id = g_string_new (NULL);

  for (const char *c = plain; *c != '\0' && id->len < 40; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (id, g_ascii_tolower (*c));
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (id->len == 0)
    g_string_append (id, "own");
  return g_string_free (id, FALSE);
}

char *
war_book_invent_id (const WarBook *book, const char *name)
{
  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  g_autofree char *id = war_book_make_id (name);
  char *numbered = g_strdup (id);

  for (guint n = 2; is_taken (book, numbered); n++)
    {
      g_free (numbered);
      numbered = g_strdup_printf ("%s-%u", id, n);
    }
  return numbered;
}

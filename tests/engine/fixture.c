/* fixture.c: rules, books and armies for the engine's tests
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include "engine/system.h"

static void
add_category (WarRules *rules, const char *id)
{
  WarCategory *category = g_new0 (WarCategory, 1);

  category->id = g_strdup (id);
  category->name = g_strdup (id);
  g_ptr_array_add (rules->categories, category);
}

static void
add_trait (WarRules *rules, const char *id, WarParameterKind parameter)
{
  WarTrait *trait = war_trait_new ();

  trait->id = g_strdup (id);
  trait->name = g_strdup (id);
  trait->text = g_strdup (id);
  trait->parameter = parameter;
  g_ptr_array_add (rules->traits, trait);
}

static void
add_game_type (WarRules *rules, const char *id, gint cost_minimum, gint cost_maximum)
{
  WarGameType *game_type = g_new0 (WarGameType, 1);

  game_type->id = g_strdup (id);
  game_type->name = g_strdup (id);
  game_type->clause = g_strdup ("entrenched.9.1");
  game_type->cost_minimum = cost_minimum;
  game_type->cost_maximum = cost_maximum;
  g_ptr_array_add (rules->game_types, game_type);
}

WarRules *
fixture_new_rules (void)
{
  WarRules *rules = war_rules_new (war_system_get ("entrenched"));
  static const char *const categories[]
    = { "infantry", "officer", "cavalry", "emplacement", "miner", "specialist" };

  for (guint i = 0; i < G_N_ELEMENTS (categories); i++)
    add_category (rules, categories[i]);

  add_trait (rules, "artillery", WAR_PARAMETER_NONE);
  add_trait (rules, "bearer", WAR_PARAMETER_NONE);
  add_trait (rules, "signal", WAR_PARAMETER_LENGTH);
  add_game_type (rules, "assault", 300, 2000);
  add_game_type (rules, "attrition", 900, 3000);

  return rules;
}

static void
add_type (WarBook *book, const char *id, gint cost, const char *category,
          const char *second_category, const char *trait)
{
  WarUnitType *type = war_unit_type_new ();

  type->id = g_strdup (id);
  type->name = g_strdup (id);
  type->cost = cost;
  type->base_width = 40 * WAR_MILLIMETRE;
  type->base_depth = 20 * WAR_MILLIMETRE;
  type->categories = war_rules_get_category_mask (book->rules, category)
                     | war_rules_get_category_mask (book->rules, second_category);
  if (trait != NULL)
    war_trait_uses_add (type->traits, war_rules_find_trait (book->rules, trait), 0);
  g_ptr_array_add (book->types, type);
}

static void
add_limit (WarBook *book, const char *category, gint share, const char *clause)
{
  WarLimit *limit = g_new0 (WarLimit, 1);

  limit->category = g_strdup (category);
  limit->share = share;
  limit->of = 10;
  limit->clause = g_strdup (clause);
  g_ptr_array_add (book->limits, limit);
}

WarBook *
fixture_new_book (WarRules *rules)
{
  WarBook *book = war_book_new (rules);

  book->id = g_strdup ("test-book");
  book->name = g_strdup ("Test Book");
  add_type (book, "rifle", 40, "infantry", NULL, NULL);
  add_type (book, "officer", 50, "officer", NULL, NULL);
  add_type (book, "rider", 70, "cavalry", NULL, NULL);
  add_type (book, "mounted", 100, "officer", "cavalry", NULL);
  add_type (book, "gun", 90, "emplacement", NULL, "artillery");
  add_type (book, "digger", 60, "miner", NULL, NULL);
  add_type (book, "signaller", 40, "specialist", NULL, "signal");
  add_type (book, "bearers", 60, "specialist", NULL, "bearer");
  add_limit (book, "cavalry", 3, "entrenched.10.2");
  add_limit (book, "emplacement", 2, "entrenched.10.3");
  add_limit (book, "officer", 2, "entrenched.10.4");
  add_limit (book, "miner", 1, "entrenched.10.5");

  return book;
}

WarArmy *
fixture_new_army (WarBook *book, const char *type, ...)
{
  WarArmy *army = war_army_new ("Test Army", book);
  va_list arguments;

  va_start (arguments, type);
  for (; type != NULL; type = va_arg (arguments, const char *))
    {
      guint count = va_arg (arguments, guint);

      for (guint i = 0; i < count; i++)
        g_ptr_array_add (army->units, war_unit_new (war_book_find_type (book, type), NULL, NULL));
    }
  va_end (arguments);

  return army;
}

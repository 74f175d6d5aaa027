/* made-operation.c: operations that begin with two army books
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/designer/made-operation.h"

#include <glib/gi18n-lib.h>

#include "engine/field-edit/field-layout.h"

#define USUAL_ROUNDS 12 /* where the rules name no usual number */

WarFieldSize
duck_made_field_get_size (const WarRules *rules)
{
  WarLength span = war_length_unit_get_span (rules->system->length_unit);

  return rules->field_sizes->len > 0 ? g_array_index (rules->field_sizes, WarFieldSize, 0)
                                     : (WarFieldSize){ 48 * span, 36 * span };
}

/* As the rules say by a number of theirs; 0: they say nothing. */
static WarLength
get_zone_depth (const WarRules *rules)
{
  const WarStat *numbers = rules->system->numbers;
  gint depth = numbers != NULL ? war_stats_find_role (numbers, WAR_ROLE_ZONE_DEPTH) : -1;

  return depth >= 0 ? rules->numbers[depth] : 0;
}

static WarField *
new_open_ground (const WarRules *rules)
{
  WarFieldSize size = duck_made_field_get_size (rules);
  g_autoptr (WarField) open = war_field_new (_ ("Open Ground"), size.width, size.depth);

  return war_field_set_zones (open, WAR_ZONES_LONG_EDGES, get_zone_depth (rules));
}

gboolean
duck_book_is_of_central_powers (const WarBook *book)
{
  const WarUnitType *type = book->types->len > 0 ? g_ptr_array_index (book->types, 0) : NULL;

  return type != NULL
         && (type->cloth == WAR_CLOTH_FIELD_GREY || type->cloth == WAR_CLOTH_PIKE_GREY);
}

/* Different ones, as rows and sentences say nothing else of who is meant. Of one book both have the
 * colours of the map: sentences number the sides themselves. */
static const char *
get_side_name (WarBook *const books[WAR_N_SIDES], gint side)
{
  gboolean is_central = duck_book_is_of_central_powers (books[side]);

  if (g_str_equal (books[0]->name, books[1]->name))
    /* Translators: the name of a side, by its colour on the map */
    return side == 0 ? C_ ("side", "Blue") : C_ ("side", "Red");
  if (is_central == duck_book_is_of_central_powers (books[1 - side]))
    return books[side]->name;
  return is_central ? _ ("Central Powers") : _ ("Entente");
}

/* Those of the first of the system's games. */
static gint
get_usual_rounds (const WarRules *rules)
{
  const WarGameType *type
    = rules->game_types->len > 0 ? g_ptr_array_index (rules->game_types, 0) : NULL;

  return type != NULL && type->rounds_usual > 0 ? type->rounds_usual : USUAL_ROUNDS;
}

WarOperation *
duck_made_operation_new (const char *name, WarBook *const books[WAR_N_SIDES], WarField *field)
{
  g_return_val_if_fail (books[0]->rules->system == books[1]->rules->system, NULL);

  /* Campaigns tell their operations by their ids. */
  g_autofree char *id = g_uuid_string_random ();
  WarRules *rules = books[0]->rules;
  WarOperation *operation = war_operation_new (id, name, rules);

  for (gint i = 0; i < WAR_N_SIDES; i++)
    operation->forces[i] = war_force_new (get_side_name (books, i), books[i]);
  operation->rounds = get_usual_rounds (rules);
  operation->field = field != NULL ? war_field_ref (field) : new_open_ground (rules);
  return operation;
}

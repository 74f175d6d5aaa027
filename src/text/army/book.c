/* book.c: sentences about army books
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/army/book.h"

#include <glib/gi18n-lib.h>

#include "text/words/phrase.h"

static const char *
name_book (const WarBook *book, const char *id)
{
  return book != NULL ? text_translate (book->name) : id;
}

char *
text_army_books (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  g_autoptr (GString) names = g_string_new (name_book (army->own_book, army->book_id));

  for (guint i = 0; i < army->allies->len; i++)
    {
      const WarArmyAlly *ally = g_ptr_array_index (army->allies, i);

      g_string_append_printf (names, ", %s", name_book (ally->book, ally->id));
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

char *
text_book_oddity (const WarBookOddity *oddity)
{
  g_return_val_if_fail (oddity != NULL, NULL);

  const char *name = text_translate (oddity->type->name);

  switch (oddity->kind)
    {
    case WAR_BOOK_WITHOUT_COST:
      /* Translators: this and the next three: %s is a unit type */
      return g_strdup_printf (_ ("“%s” costs nothing."), name);
    case WAR_BOOK_WITHOUT_MOVEMENT:
      return g_strdup_printf (_ ("“%s” cannot move: its movement is 0."), name);
    case WAR_BOOK_WITHOUT_USE:
      return g_strdup_printf (_ ("“%s” has no weapon, and no trait to make up for that."), name);
    case WAR_BOOK_SAME_NAME:
      return g_strdup_printf (_ ("Two units are called “%s”."), name);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Of those that are measured by nothing, and by all units. */
static char *
format_bound (const WarLimit *limit)
{
  gboolean most = limit->kind == WAR_LIMIT_AT_MOST;

  if (limit->of == 0)
    return g_strdup_printf (
      most ? C_ ("composition", "at most %d") : C_ ("composition", "at least %d"), limit->share);
  /* Translators: of a kind of unit: "at most 3 in every 10 units" */
  return g_strdup_printf (most ? C_ ("composition", "at most %d in every %d units")
                               : C_ ("composition", "at least %d in every %d units"),
                          limit->share, limit->of);
}

char *
text_book_limit (const WarLimit *limit, const WarRules *rules)
{
  g_return_val_if_fail (limit != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  const WarCategory *among;

  if (limit->share == 0)
    return g_strdup (C_ ("composition", "none"));
  if (limit->of == 0 || limit->among == NULL)
    return format_bound (limit);

  among = war_rules_find_category (rules, limit->among, NULL);
  /* Translators: of a kind of unit; %s is another one in the plural: "at most 1 for every 2
   * infantry", "at least 1 for every 6 fighting units" */
  return g_strdup_printf (
    limit->kind == WAR_LIMIT_AT_MOST ? C_ ("composition", "at most %d for every %d %s")
                                     : C_ ("composition", "at least %d for every %d %s"),
    limit->share, limit->of, among != NULL ? text_translate (among->name) : limit->among);
}

const char *
text_symbol (WarSymbol symbol)
{
  static const char *const names[WAR_N_SYMBOLS] = {
    [WAR_SYMBOL_INFANTRY] = NC_ ("symbol", "Infantry"),
    [WAR_SYMBOL_OFFICER] = NC_ ("symbol", "Officer"),
    [WAR_SYMBOL_CAVALRY] = NC_ ("symbol", "Cavalry"),
    [WAR_SYMBOL_MOUNTED_OFFICER] = NC_ ("symbol", "Mounted Officer"),
    [WAR_SYMBOL_MACHINE_GUN] = NC_ ("symbol", "Machine Gun"),
    [WAR_SYMBOL_MORTAR] = NC_ ("symbol", "Mortar"),
    [WAR_SYMBOL_FIELD_GUN] = NC_ ("symbol", "Field Gun"),
    [WAR_SYMBOL_HEAVY_GUN] = NC_ ("symbol", "Heavy Gun"),
    [WAR_SYMBOL_MINER] = NC_ ("symbol", "Miner"),
    [WAR_SYMBOL_SIGNALLER] = NC_ ("symbol", "Signaller"),
    [WAR_SYMBOL_FLAG] = NC_ ("symbol", "Flag"),
    [WAR_SYMBOL_MARKSMAN] = NC_ ("symbol", "Marksman"),
    [WAR_SYMBOL_FLAMETHROWER] = NC_ ("symbol", "Flamethrower"),
    [WAR_SYMBOL_GAS] = NC_ ("symbol", "Gas"),
    [WAR_SYMBOL_STRETCHER] = NC_ ("symbol", "Stretcher"),
    [WAR_SYMBOL_BOMBER] = NC_ ("symbol", "Bomber"),
    [WAR_SYMBOL_ELITE] = NC_ ("symbol", "Elite"),
    [WAR_SYMBOL_LIGHT_MACHINE_GUN] = NC_ ("symbol", "Light Machine Gun"),
    [WAR_SYMBOL_ANTI_TANK] = NC_ ("symbol", "Anti-Tank"),
    [WAR_SYMBOL_ANTI_AIRCRAFT] = NC_ ("symbol", "Anti-Aircraft"),
    [WAR_SYMBOL_ARMOURED_CAR] = NC_ ("symbol", "Armoured Car"),
    [WAR_SYMBOL_TANK] = NC_ ("symbol", "Tank"),
    [WAR_SYMBOL_LIGHT_TANK] = NC_ ("symbol", "Light Tank"),
    [WAR_SYMBOL_LORRY] = NC_ ("symbol", "Lorry"),
    [WAR_SYMBOL_AEROPLANE] = NC_ ("symbol", "Aeroplane"),
    [WAR_SYMBOL_AIRSHIP] = NC_ ("symbol", "Airship"),
    [WAR_SYMBOL_GUNBOAT] = NC_ ("symbol", "Gunboat"),
    [WAR_SYMBOL_RAILWAY_GUN] = NC_ ("symbol", "Railway Gun"),
    [WAR_SYMBOL_MEDIC] = NC_ ("symbol", "Medic"),
    [WAR_SYMBOL_MINE] = NC_ ("symbol", "Mine"),
  };

  g_return_val_if_fail (symbol < WAR_N_SYMBOLS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "symbol", names[symbol]);
}

const char *
text_cloth (WarCloth cloth)
{
  static const char *const names[WAR_N_CLOTHS] = {
    [WAR_CLOTH_KHAKI] = NC_ ("cloth", "Khaki"),
    [WAR_CLOTH_HORIZON_BLUE] = NC_ ("cloth", "Horizon Blue"),
    [WAR_CLOTH_FIELD_GREY] = NC_ ("cloth", "Field Grey"),
    [WAR_CLOTH_PIKE_GREY] = NC_ ("cloth", "Pike Grey"),
  };

  g_return_val_if_fail (cloth < WAR_N_CLOTHS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "cloth", names[cloth]);
}

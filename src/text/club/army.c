/* army.c: what an army of Trench Club comes to in a game: the bag, and what money buys
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/club/private.h"
#include "text/words/phrase.h"

/* So many forts are planned for: with more than these a side has soon won. */
#define MOST_FORTS 4

/* club.4.1, in the order of the chart's rows. */
static const char *const rows[]
  = { "truck", "foot-soldier", "artillery", "armour", "fighter", "anti-aircraft" };

static gboolean
is_of (const WarArmy *army, const WarUnitType *type, const char *category)
{
  return (type->categories & war_rules_get_category_mask (army->rules, category)) != 0;
}

/* Special Forces are no tokens: they come by flags (club.4.5), and are not sold (club.M-14). */
static gboolean
is_special (const WarArmy *army, const WarUnitType *type)
{
  return is_of (army, type, "special-force");
}

static WarUnitType *
get_type (const WarArmy *army, guint i)
{
  return ((WarUnit *) g_ptr_array_index (army->units, i))->type;
}

static char *
describe_bag (const WarArmy *army)
{
  g_autoptr (GString) list = g_string_new (NULL);
  guint n_tokens = 0;

  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      guint n = 0;

      for (guint i = 0; i < army->units->len; i++)
        n += is_of (army, get_type (army, i), rows[row]) && !is_special (army, get_type (army, i));
      n_tokens += n;
      if (n == 0)
        continue;
      g_string_append (list, list->len > 0 ? ", " : "");
      /* Translators: a row of the enemy’s chart, and how many units it has: "Truck 1" */
      g_string_append_printf (list, C_ ("bag", "%s %u"), text_club_row ((gint) row), n);
    }
  /* Two dice differ by their sides + 1, divided by three, on average, where doubles are rolled
   * again. */
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE,
                 "The chart’s bag: %u token (%s), and the flags of the level. Its first two "
                 "locations draw %.1f of them each, on average [4.1, 4.2].",
                 "The chart’s bag: %u tokens (%s), and the flags of the level. Its first two "
                 "locations draw %.1f of them each, on average [4.1, 4.2].",
                 n_tokens),
    n_tokens, list->str, (WAR_CLUB_SIDES + 1) / 3.);
}

static char *
describe_flags (const WarArmy *army)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; army->book != NULL && i < army->book->types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (army->book->types, i);

      if (is_special (army, type))
        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "",
                                text_translate (type->name));
    }
  if (list->len == 0)
    return NULL;
  return g_strdup_printf (_ ("A flag brings one of these, all equally likely: %s [4.5, M-26]."),
                          list->str);
}

/* Money -------------------------------------------------------------------------------------- */

static gint
compare_prices (gconstpointer a, gconstpointer b)
{
  const WarUnitType *const *one = a, *const *other = b;

  return (*other)->cost - (*one)->cost;
}

/* The types that are sold, each once, the dearest first, as the chart buys (club.9.6). */
static GPtrArray *
list_sold (const WarArmy *army)
{
  GPtrArray *types = g_ptr_array_new ();

  for (guint i = 0; i < army->units->len; i++)
    {
      WarUnitType *type = get_type (army, i);

      if (!is_special (army, type) && !g_ptr_array_find (types, type, NULL))
        g_ptr_array_add (types, type);
    }
  g_ptr_array_sort (types, compare_prices);
  return types;
}

/* "Tank 11 (repair 6), Field Gun 9 (repair 5)" */
static char *
list_prices (const WarArmy *army, const GPtrArray *types)
{
  gint part = army->rules->numbers[WAR_CLUB_REPAIR_PART];
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (types, i);

      g_string_append (list, i > 0 ? ", " : "");
      /* Translators: a type of units, its price, and what its repair costs */
      g_string_append_printf (list, _ ("%s %d (repair %d)"), text_translate (type->name),
                              type->cost, (type->cost + part - 1) / part);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* club.2.14, club.2.15: in how many rounds so many forts pay for a unit. */
static char *
describe_plan (const WarArmy *army, const GPtrArray *types, gint n_forts)
{
  gint income = n_forts * army->rules->numbers[WAR_CLUB_BONDS];
  g_autoptr (GString) list = g_string_new (NULL);
  gint last = 0;

  for (guint i = 0; i < types->len; i++)
    {
      const WarUnitType *type = g_ptr_array_index (types, i);
      gint rounds = (type->cost + income - 1) / income;

      if (rounds != last)
        {
          g_string_append (list, list->len > 0 ? "; " : "");
          /* Translators: in how many rounds money is saved for the units that follow */
          g_string_append_printf (
            list,
            g_dngettext (GETTEXT_PACKAGE, "in %d round: %s", "in %d rounds: %s", (gulong) rounds),
            rounds, text_translate (type->name));
        }
      else
        g_string_append_printf (list, ", %s", text_translate (type->name));
      last = rounds;
    }
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "Purchase plan with %d fort, %d war bonds a round: %s [2.14].",
                 "Purchase plan with %d forts, %d war bonds a round: %s "
                 "[2.14].",
                 (gulong) n_forts),
    n_forts, income, list->str);
}

void
text_club_army_plan (const WarArmy *army, GPtrArray *sentences)
{
  g_autoptr (GPtrArray) types = list_sold (army);
  g_autofree char *prices = NULL;
  char *flags = NULL;

  if (types->len == 0)
    return;

  /* Two nations are persons', who have no bag. */
  if (army->allies->len == 0)
    {
      g_ptr_array_add (sentences, describe_bag (army));
      flags = describe_flags (army);
    }
  if (flags != NULL)
    g_ptr_array_add (sentences, flags);
  prices = list_prices (army, types);
  g_ptr_array_add (
    sentences,
    g_strdup_printf (_ ("Prices in war bonds, of at most %d units of a type: %s [M-14, M-28]."),
                     army->rules->numbers[WAR_CLUB_OF_A_TYPE], prices));
  for (gint n_forts = 1; n_forts <= MOST_FORTS; n_forts++)
    g_ptr_array_add (sentences, describe_plan (army, types, n_forts));
}

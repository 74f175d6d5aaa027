/* phrase.c: lengths and statistics as players write them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/words/phrase.h"

#include <glib/gi18n-lib.h>

/* Eighths of an inch, which tape measures show, as signs. */
static const char *const eighths[] = { "", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞" };

static char *
format_inches (WarLength length)
{
  gint64 n_eighths = (gint64) length * 8;

  if (n_eighths % WAR_INCH == 0)
    {
      gint64 whole = n_eighths / WAR_INCH / 8;
      const char *part = eighths[n_eighths / WAR_INCH % 8];

      if (whole == 0 && part[0] != '\0')
        return g_strdup_printf (_ ("%s″"), part);

      g_autofree char *number = g_strdup_printf ("%d%s", (int) whole, part);

      return g_strdup_printf (_ ("%s″"), number);
    }

  /* To a tenth, which no eighth is mistaken for; half of it upwards. */
  gint64 tenths = ((gint64) length * 10 + WAR_INCH / 2) / WAR_INCH;
  g_autofree char *number = g_strdup_printf ("%d.%d", (int) (tenths / 10), (int) (tenths % 10));

  return g_strdup_printf (_ ("%s″"), number);
}

static char *
format_centimetres (WarLength length)
{
  gint64 tenths = ((gint64) length + WAR_MILLIMETRE / 2) / WAR_MILLIMETRE;
  g_autofree char *number = tenths % 10 == 0
                              ? g_strdup_printf ("%d", (int) (tenths / 10))
                              : g_strdup_printf ("%d.%d", (int) (tenths / 10), (int) (tenths % 10));

  return g_strdup_printf (_ ("%s\u00a0cm"), number);
}

char *
text_length (WarLength length, WarLengthUnit unit)
{
  g_return_val_if_fail (length >= 0, NULL);

  return unit == WAR_UNIT_INCH ? format_inches (length) : format_centimetres (length);
}

char *
text_stat (const WarStat *stat, gint32 value, WarLengthUnit unit)
{
  if (value == 0 && !stat->required)
    return g_strdup ("–");

  switch (stat->kind)
    {
    case WAR_STAT_LENGTH:
      return text_length (value, unit);
    case WAR_STAT_TARGET:
      return g_strdup_printf ("%d+", value);
    case WAR_STAT_DICE:
      if (value == WAR_DICE_PER_WOUND)
        return g_strdup (C_ ("dice per wound", "DPW"));
      return g_strdup_printf ("%d", value);
    case WAR_STAT_CHOICE:
      return g_strdup (stat->choices[value]);
    case WAR_STAT_COUNT:
    default:
      return g_strdup_printf ("%d", value);
    }
}

/* The value of the weapon's statistic that has the role, 0 if the system or the weapon has none. */
static gint32
get_stat (const WarWeapon *weapon, const WarSystem *system, WarStatRole role)
{
  gint index = war_stats_find_role (system->weapon_stats, role);

  return index < 0 ? 0 : weapon->stats[index];
}

/* "8 cm/16 cm/30 cm": all bands that the weapon has; NULL: it has none. */
static char *
format_bands (const WarWeapon *weapon, const WarSystem *system)
{
  GString *bands = g_string_new (NULL);

  for (guint i = 0; system->weapon_stats[i].id != NULL; i++)
    if (system->weapon_stats[i].role == WAR_ROLE_BAND && weapon->stats[i] != 0)
      {
        g_autofree char *length = text_length (weapon->stats[i], system->length_unit);

        g_string_append_printf (bands, "%s%s", bands->len > 0 ? "/" : "", length);
      }

  return g_string_free (bands, bands->len == 0);
}

/* Range first, as players do: a bracket where there is a least range, and "melee" without one.
 * NULL: the weapons of the system have none. */
static char *
format_range (const WarWeapon *weapon, const WarSystem *system)
{
  gint index = war_stats_find_role (system->weapon_stats, WAR_ROLE_RANGE);
  gint least = war_stats_find_role (system->weapon_stats, WAR_ROLE_LEAST_RANGE);
  char *bands = format_bands (weapon, system);
  g_autofree char *far = NULL;
  g_autofree char *near = NULL;

  if (bands != NULL || index < 0)
    return bands;
  if (weapon->stats[index] == 0)
    return g_strdup (C_ ("range", "melee"));

  far = text_stat (&system->weapon_stats[index], weapon->stats[index], system->length_unit);
  if (least < 0 || weapon->stats[least] == 0)
    return g_steal_pointer (&far);

  near = text_stat (&system->weapon_stats[least], weapon->stats[least], system->length_unit);
  return g_strdup_printf (C_ ("range from–to", "%s–%s"), near, far);
}

static void
append_part (GString *line, char *part)
{
  g_string_append_printf (line, ", %s", part);
  g_free (part);
}

/* What only this system counts: "Firepower 2". */
static void
append_others (GString *line, const WarWeapon *weapon, const WarSystem *system)
{
  for (guint i = 0; system->weapon_stats[i].id != NULL; i++)
    {
      const WarStat *stat = &system->weapon_stats[i];

      if ((stat->role != WAR_ROLE_NONE && stat->role != WAR_ROLE_ARC)
          || (weapon->stats[i] == 0 && !stat->required))
        continue;

      g_autofree char *value = text_stat (stat, weapon->stats[i], system->length_unit);

      append_part (line, g_strdup_printf ("%s %s", text_translate (stat->name), value));
    }
}

char *
text_weapon (const WarWeapon *weapon, const WarSystem *system)
{
  GString *line = g_string_new (text_translate (weapon->name));
  g_autofree char *range = format_range (weapon, system);
  gint32 value;

  if (range != NULL)
    g_string_append_printf (line, " %s", range);

  for (guint i = 0; i < 2; i++)
    {
      gint index
        = war_stats_find_role (system->weapon_stats, i == 0 ? WAR_ROLE_HIT : WAR_ROLE_DICE);

      if (index >= 0 && weapon->stats[index] != 0)
        {
          g_autofree char *phrase
            = text_stat (&system->weapon_stats[index], weapon->stats[index], system->length_unit);

          g_string_append_printf (line, "/%s", phrase);
        }
    }

  if ((value = get_stat (weapon, system, WAR_ROLE_TEMPLATE)) != 0)
    append_part (line, g_strdup_printf (C_ ("template", "Tem %d"), value));
  if ((value = get_stat (weapon, system, WAR_ROLE_USES)) != 0)
    append_part (
      line,
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d use", "%d uses", (gulong) value), value));
  append_others (line, weapon, system);
  for (guint i = 0; i < weapon->traits->len; i++)
    append_part (line, text_trait (&g_array_index (weapon->traits, WarTraitUse, i), system));

  return g_string_free (line, FALSE);
}

const char *
text_weapon_key (const WarSystem *system)
{
  const WarStat *stats = system->weapon_stats;
  gint range = war_stats_find_role (stats, WAR_ROLE_RANGE);

  if (war_stats_find_role (stats, WAR_ROLE_BAND) >= 0)
    return war_stats_find_role (stats, WAR_ROLE_HIT) >= 0
             ? _ ("Weapons: range / least roll to hit / shots")
             : _ ("Weapons: ranges, the shortest first / dice");
  if (range < 0)
    return _ ("Weapons: how many shots they have, by the target");
  if (stats[range].kind == WAR_STAT_COUNT)
    return _ ("Weapons: range in hexes");
  return _ (
    "Weapons: range / least roll to hit / dice · DPW: one die per wound left · Tem: template");
}

char *
text_trait (const WarTraitUse *use, const WarSystem *system)
{
  const char *name = text_translate (use->trait->name);

  switch (use->trait->parameter)
    {
    case WAR_PARAMETER_LENGTH:
      {
        g_autofree char *length = text_length (use->argument, system->length_unit);

        return g_strdup_printf ("%s %s", name, length);
      }
    case WAR_PARAMETER_COUNT:
      return g_strdup_printf ("%s %d", name, use->argument);
    case WAR_PARAMETER_NONE:
    default:
      return g_strdup (name);
    }
}

char *
text_categories (const WarUnitType *type, const WarRules *rules)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < rules->categories->len; i++)
    {
      const WarCategory *category = g_ptr_array_index (rules->categories, i);

      if ((type->categories & ((guint32) 1 << i)) != 0)
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                                text_translate (category->name));
    }

  return g_string_free (names, FALSE);
}

char *
text_cost (gint cost)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) cost),
                          cost);
}

char *
text_signed (gint number)
{
  return g_strdup_printf ("%s%d", number > 0 ? "+" : number < 0 ? "−" : "±", ABS (number));
}

char *
text_chance (WarProbability chance)
{
  guint percent = (guint) ((chance * 100 + WAR_PROBABILITY_ONE / 2) / WAR_PROBABILITY_ONE);

  if (percent == 0 && chance > 0)
    return g_strdup (_ ("<\u00a01\u00a0%"));
  if (percent == 100 && chance < WAR_PROBABILITY_ONE)
    return g_strdup (_ (">\u00a099\u00a0%"));

  return g_strdup_printf (_ ("%u\u00a0%%"), percent);
}

char *
text_capitalised (const char *words)
{
  g_return_val_if_fail (words != NULL, NULL);

  char first[7] = { 0 };

  if (*words == '\0')
    return g_strdup (words);

  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (words)), first);
  return g_strconcat (first, g_utf8_next_char (words), NULL);
}

char *
text_quoted (const char *name)
{
  return g_strdup_printf (C_ ("a name", "“%s”"), name);
}

const char *
text_translate (const char *message)
{
  return message != NULL && message[0] != '\0' ? g_dgettext (GETTEXT_PACKAGE, message) : message;
}

/* odds.c: duckboard-cli odds: what weapons do on average
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/army/odds.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"

/* A type of a shipped book by its id or its name; what words do not name exactly they may begin.
 * The book is kept by the library. */
static const WarUnitType *
find_type (StoreLibrary *library, const char *word, const WarBook **book)
{
  g_autoptr (GPtrArray) paths = store_library_list_shipped (library, ".duckbook");
  g_autofree char *wanted = g_utf8_casefold (word, -1);
  const WarUnitType *found = NULL;

  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *file = g_path_get_basename (g_ptr_array_index (paths, i));
      g_autofree char *id = g_strndup (file, strlen (file) - strlen (".duckbook"));
      const WarBook *searched = store_library_get_book (library, id, NULL);

      for (guint j = 0; searched != NULL && j < searched->types->len; j++)
        {
          const WarUnitType *type = g_ptr_array_index (searched->types, j);
          g_autofree char *name = g_utf8_casefold (type->name, -1);
          gboolean is_exact = g_str_equal (type->id, wanted) || g_str_equal (name, wanted);

          if (!is_exact && (found != NULL || !g_str_has_prefix (type->id, wanted)))
            continue;
          found = type;
          *book = searched;
          if (is_exact)
            return found;
        }
    }

  return found;
}

static gboolean
find_weapon (const WarUnitType *type, const char *word, gint *index)
{
  g_autofree char *wanted = g_utf8_casefold (word, -1);

  for (guint i = 0; i < type->weapons->len; i++)
    {
      const WarWeapon *weapon = g_ptr_array_index (type->weapons, i);
      g_autofree char *name = g_utf8_casefold (weapon->name, -1);

      if (!g_str_has_prefix (name, wanted))
        continue;
      *index = (gint) i;
      return TRUE;
    }

  return FALSE;
}

/* FALSE: the system has no such situation of a target, which is said. */
static gboolean
parse_cover (const char *word, const WarSystem *system, guint *situation)
{
  const TextAverages *averages = text_find_averages (system);
  g_autofree char *choices = NULL;

  *situation = 0;
  if (word == NULL || averages == NULL)
    return TRUE;

  for (guint i = 0; averages->ids[i] != NULL; i++)
    if (g_str_equal (word, averages->ids[i]))
      {
        *situation = i;
        return TRUE;
      }

  choices = g_strjoinv (", ", (char **) averages->ids);
  if (g_strv_length ((char **) averages->ids) == 2)
    cli_fail (_ ("%s knows no cover “%s”, and one kind alone: say “%s”, or “%s”"), system->name,
              word, averages->ids[1], averages->ids[0]);
  else
    cli_fail (_ ("%s knows no cover “%s”; say one of: %s"), system->name, word, choices);
  return FALSE;
}

int
cli_run_odds (StoreLibrary *library, char **words, guint n_words, const CliOptions *options)
{
  const char *target = words[n_words - 1];
  const WarBook *book = NULL, *other = NULL;
  TextAttack attack = { .weapon = -1, .wounds = options->wounds };
  g_autofree char *text = NULL;

  attack.attacker = find_type (library, words[0], &book);
  attack.target = find_type (library, target, &other);
  if (attack.attacker == NULL || attack.target == NULL)
    return cli_fail (_ ("there is no unit type “%s” in the shipped books"),
                     attack.attacker == NULL ? words[0] : target);
  if (book->rules != other->rules)
    return cli_fail (_ ("“%s” and “%s” are of different rule systems"), words[0], target);
  if (n_words == 3 && !find_weapon (attack.attacker, words[1], &attack.weapon))
    return cli_fail (_ ("“%s” has no weapon “%s”"), attack.attacker->name, words[1]);
  if (!parse_cover (options->cover, book->rules->system, &attack.situation))
    return CLI_UNREADABLE;

  attack.rules = book->rules;
  if (!cli_choose_amendments (options, book->rules->system, &attack.amendments))
    return CLI_UNREADABLE;
  text = text_odds (&attack);
  if (text == NULL)
    return cli_fail (_ ("the odds of this rule system are not known"));

  g_print ("%s", text);
  return CLI_RIGHT;
}

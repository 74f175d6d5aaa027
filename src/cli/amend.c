/* amend.c: duckboard-cli --balanced, --as-printed, --amend, --level: which amendments a game has,
 * and which level
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/command.h"
#include "engine/operation/operation-edit.h"
#include "text/game/event.h"

gboolean
cli_has_amendments (const CliOptions *options)
{
  return options->balanced || options->as_printed || options->amend != NULL;
}

/* The numbers of all of them. */
static char *
list_numbers (const WarSystem *system)
{
  GString *numbers = g_string_new (NULL);

  for (guint i = 0; system->amendments != NULL && system->amendments[i].clause != NULL; i++)
    g_string_append_printf (numbers, "%s%s", i > 0 ? ", " : "",
                            strchr (system->amendments[i].clause, '.') + 1);
  return g_string_free (numbers, FALSE);
}

/* Numbers with commas or blanks between. */
static gboolean
parse (const WarSystem *system, const char *list, WarAmendments *amendments)
{
  g_auto (GStrv) words = g_strsplit_set (list, ", ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gint amendment = war_system_find_amendment (system, words[i]);
      g_autofree char *numbers = NULL;

      if (words[i][0] == '\0')
        continue;
      if (amendment == WAR_NO_AMENDMENT)
        {
          numbers = list_numbers (system);
          cli_fail (_ ("there is no amendment “%s”, but: %s"), words[i], numbers);
          return FALSE;
        }
      *amendments |= (WarAmendments) 1 << amendment;
    }

  return TRUE;
}

gboolean
cli_choose_amendments (const CliOptions *options, const WarSystem *system,
                       WarAmendments *amendments)
{
  if (!!options->balanced + !!options->as_printed + (options->amend != NULL) > 1)
    {
      cli_fail (_ ("say one of --balanced, --as-printed and --amend"));
      return FALSE;
    }

  if (options->balanced)
    *amendments = war_system_get_balanced (system);
  else if (options->as_printed)
    *amendments = 0;
  else if (options->amend != NULL)
    {
      *amendments = 0;
      return parse (system, options->amend, amendments);
    }

  return TRUE;
}

gboolean
cli_check_level (const CliOptions *options, const WarSystem *system)
{
  const char *const *levels = war_system_get_levels (system);
  g_autofree char *ids = NULL;

  if (options->level == NULL || (levels != NULL && g_strv_contains (levels, options->level)))
    return TRUE;

  ids = levels != NULL ? g_strjoinv (", ", (char **) levels) : NULL;
  if (ids != NULL)
    cli_fail (_ ("there is no level “%s”, but: %s"), options->level, ids);
  else
    cli_fail (_ ("%s knows no levels"), system->name);
  return FALSE;
}

/* Whether the operation fixes none of them as printed that are asked for one by one. */
static gboolean
check_fixed (const CliOptions *options, const WarOperation *operation, WarAmendments amendments)
{
  const WarAmendment *all = operation->rules->system->amendments;

  if (options->amend == NULL)
    return TRUE;

  for (guint i = 0; all != NULL && all[i].clause != NULL; i++)
    if ((amendments & operation->fixed_off) >> i & 1)
      {
        const char *name = operation->name;
        const char *number = text_short_clause (all[i].clause);

        /* Translators: an operation, and the number of an amendment; “--amend” is an option */
        cli_fail (_ ("“%s” allows no game with %s: leave it out of --amend"), name, number);
        return FALSE;
      }

  return TRUE;
}

WarOperation *
cli_amend_operation (WarOperation *operation, const CliOptions *options)
{
  WarAmendments amendments = operation->amendments;
  g_autoptr (WarOperation) amended = NULL;

  if (!cli_choose_amendments (options, operation->rules->system, &amendments)
      || !check_fixed (options, operation, amendments)
      || !cli_check_level (options, operation->rules->system))
    return NULL;

  amended = cli_has_amendments (options) ? war_operation_set_amendments (operation, amendments)
                                         : war_operation_ref (operation);
  return options->level != NULL ? war_operation_set_level (amended, options->level)
                                : g_steal_pointer (&amended);
}

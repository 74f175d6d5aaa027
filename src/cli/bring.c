/* bring.c: armies for the sides of an operation that bring one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "engine/operation/operation-edit.h"
#include "text/operation/briefing.h"

static const char *
get_word (const CliOptions *options, gint side)
{
  return side == 1 ? options->army1 : options->army2;
}

/* Whether each side that brings an army is given one, and no other side. All that is wrong is
 * said. */
static gboolean
check_call (const WarOperation *operation, const CliOptions *options, gboolean may_lack)
{
  gboolean is_right = TRUE;

  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      const WarForce *force = operation->forces[side - 1];
      const char *name = force->name;

      if (force->cost_limit == 0 && get_word (options, side) != NULL)
        {
          cli_fail (_ ("side %d (%s) has a force of its own: leave --army%d out"), side, name,
                    side);
          is_right = FALSE;
        }
      if (force->cost_limit != 0 && get_word (options, side) == NULL && !may_lack)
        {
          g_autofree char *sentence = text_brought_force (force);

          cli_fail (_ ("side %d (%s) lacks an army. %s Give it with --army%d ARMY"), side, name,
                    sentence, side);
          is_right = FALSE;
        }
    }

  return is_right;
}

/* Says what is wrong with the army; FALSE if it may not be brought. */
static gboolean
check_army (const WarOperation *operation, gint side, const WarArmy *army, const char *word)
{
  const WarForce *force = operation->forces[side - 1];
  g_autoptr (WarArmy) fitted = NULL;

  if (!war_force_accepts_books (force, army))
    {
      g_autofree char *books = text_force_books (force);

      g_printerr (_ ("%s: side %d (%s) brings an army of the book “%s”, and this is of another\n"),
                  word, side, force->name, books);
      return FALSE;
    }

  fitted = war_operation_fit_army (operation, side, army);
  return cli_check_army (fitted, word);
}

WarOperation *
cli_bring_armies (StoreLibrary *library, WarOperation *operation, const CliOptions *options,
                  gboolean may_lack, int *status)
{
  g_autoptr (WarOperation) brought = war_operation_ref (operation);
  gboolean is_right = TRUE;

  *status = CLI_UNREADABLE;
  if (!check_call (operation, options, may_lack))
    return NULL;

  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      const char *word = get_word (options, side);
      g_auto (CliDocument) document = { 0 };
      WarOperation *next;

      if (word == NULL)
        continue;
      if (!cli_document_open_word (&document, library, word, status))
        return NULL;
      if (document.army == NULL)
        {
          *status = cli_fail (_ ("%s is no army"), word);
          return NULL;
        }
      if (!check_army (operation, side, document.army, word))
        {
          is_right = FALSE;
          continue;
        }
      next = war_operation_set_army (brought, side, document.army);
      war_operation_unref (brought);
      brought = next;
    }

  *status = is_right ? CLI_RIGHT : CLI_WRONG;
  return is_right ? g_steal_pointer (&brought) : NULL;
}

/* book.c: sentences about army books
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/book.h"

#include <glib/gi18n-lib.h>

#include "text/phrase.h"

char *
text_book_oddity (const WarBookOddity *oddity)
{
  g_return_val_if_fail (oddity != NULL, NULL);

  const char *name = text_translate (oddity->type->name);

  switch (oddity->kind)
    {
    case WAR_BOOK_WITHOUT_COST:
      /* Translators: this and the next two: %s is a unit type */
      return g_strdup_printf (_ ("“%s” costs nothing."), name);
    case WAR_BOOK_WITHOUT_MOVEMENT:
      return g_strdup_printf (_ ("“%s” cannot move: its movement is 0."), name);
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

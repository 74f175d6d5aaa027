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

char *
text_book_limit (const WarLimit *limit)
{
  g_return_val_if_fail (limit != NULL, NULL);

  if (limit->share == 0)
    return g_strdup (C_ ("composition", "none"));
  /* Translators: of a kind of unit: "at most 3 in every 10 units" */
  return g_strdup_printf (C_ ("composition", "at most %d in every %d units"), limit->share,
                          limit->of);
}

/* dice.c: dice that were rolled, in numbers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/words/dice.h"

#include <glib/gi18n-lib.h>

#include "text/words/phrase.h"

char *
text_die (const WarEvent *event, guint die)
{
  g_return_val_if_fail (die < event->n_dice, NULL);

  g_autofree char *added = text_signed (event->adds[die]);

  return g_strdup_printf ("%u%s", event->dice[die], event->adds[die] != 0 ? added : "");
}

static gboolean
has_same_adds (const WarEvent *event)
{
  for (guint i = 1; i < event->n_dice; i++)
    if (event->adds[i] != event->adds[0])
      return FALSE;

  return TRUE;
}

char *
text_dice (const WarEvent *event)
{
  GString *dice = g_string_new (NULL);
  gboolean is_common = event->n_dice > 1 && has_same_adds (event);

  for (guint i = 0; i < event->n_dice; i++)
    {
      g_autofree char *die = text_die (event, i);

      g_string_append (dice, i > 0 ? " " : "");
      if (is_common)
        g_string_append_printf (dice, "%u", event->dice[i]);
      else
        g_string_append (dice, die);
    }
  if (is_common && event->adds[0] != 0)
    {
      g_autofree char *added = text_signed (event->adds[0]);

      g_string_append_c (dice, ' ');
      /* Translators: what is added to each of some dice: "(−1 each)" */
      g_string_append_printf (dice, _ ("(%s each)"), added);
    }

  return g_string_free (dice, FALSE);
}

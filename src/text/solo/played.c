/* played.c: games that somebody has played to their end, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/solo/played.h"

#include <glib/gi18n-lib.h>

#include "engine/solo/commander.h"
#include "text/solo/commander.h"

static void
append (GString *text, const char *separator, char *part)
{
  g_string_append_printf (text, "%s%s", separator, part);
  g_free (part);
}

/* Those against somebody. */
static void
append_ends (GString *text, const WarPlayedSum *sum)
{
  guint n = sum->n_games - sum->ends[WAR_PLAYED_BETWEEN];

  append (text, "", g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", n), n));
  append (text, ": ",
          /* Translators: how many games */
          g_strdup_printf (_ ("%u won"), sum->ends[WAR_PLAYED_WON]));
  append (text, ", ",
          /* Translators: how many games */
          g_strdup_printf (_ ("%u lost"), sum->ends[WAR_PLAYED_LOST]));
  if (sum->ends[WAR_PLAYED_DRAWN] > 0)
    append (text, ", ",
            /* Translators: how many games */
            g_strdup_printf (_ ("%u drawn"), sum->ends[WAR_PLAYED_DRAWN]));
}

char *
text_played_sum (const WarPlayedSum *sum)
{
  g_return_val_if_fail (sum != NULL, NULL);

  GString *text = g_string_new (NULL);
  guint n_between = sum->ends[WAR_PLAYED_BETWEEN];

  if (sum->n_games > n_between)
    append_ends (text, sum);
  if (n_between > 0)
    append (text, text->len > 0 ? " · " : "",
            g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game between persons",
                                          "%u games between persons", n_between),
                             n_between));
  return g_string_free (text, FALSE);
}

const char *
text_played_opponent (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  if (g_str_equal (id, WAR_PLAYED_RULES))
    return _ ("The chart of the rules");
  return war_commander_is_person (id) ? _ ("Persons on both sides") : text_commander_name (id);
}

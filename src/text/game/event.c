/* event.c: what happened in a game, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/event.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "text/army/amendment.h"
#include "text/game/play-private.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"

char *
text_event (const WarSetup *setup, const WarEvent *event)
{
  return text_play_get (setup)->event (setup, event);
}

char *
text_event_in_game (const WarGame *game, const WarEvent *event)
{
  const char *words = war_game_get_note (game, event);
  g_autofree char *first = text_event (game->setup, event);

  if (words == NULL || words[0] == '\0')
    return g_steal_pointer (&first);

  /* Translators: a sentence about a note, and what stands in it */
  return g_strdup_printf (_ ("%s “%s”"), first, words);
}

guint
text_event_get_heading (const WarSetup *setup, const WarEvent *event)
{
  return text_play_get (setup)->fields[event->kind].heading;
}

gboolean
text_event_is_loss (const WarSetup *setup, const WarEvent *event)
{
  return text_play_get (setup)->fields[event->kind].is_loss;
}

gboolean
text_event_is_score (const WarSetup *setup, const WarEvent *event)
{
  return text_play_get (setup)->fields[event->kind].is_score;
}

/* A target may be a feature of the field. */
guint
text_event_list_pieces (const WarSetup *setup, const WarEvent *event, gint pieces[2])
{
  const TextEventFields *fields = &text_play_get (setup)->fields[event->kind];
  guint n = 0;

  if (fields->actor != NULL && event->actor != WAR_NONE)
    pieces[n++] = event->actor;
  if (g_strcmp0 (fields->target, "target") == 0 && event->target != WAR_NONE)
    pieces[n++] = event->target;
  return n;
}

const char *
text_short_clause (const char *clause)
{
  const char *dot = strchr (clause, '.');

  return dot != NULL ? dot + 1 : clause;
}

char *
text_clause (const WarRules *rules, const char *number)
{
  /* Rulings that systems share have an id of their own. */
  const char *const systems[] = { rules->system->id, "common" };

  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      g_autofree char *id = g_strdup_printf ("%s.%s", systems[i], number);
      g_autofree char *amendment = NULL;
      const WarClause *clause = war_rules_find_clause (rules, id);
      GString *text;

      if (clause == NULL)
        continue;

      text = g_string_new (NULL);
      text_append_wrapped (text, text_translate (clause->text), 0);
      amendment = text_describe_amendment (rules, clause);
      if (amendment != NULL)
        text_append_wrapped (text, amendment, 0);
      return g_string_free (text, FALSE);
    }

  return NULL;
}

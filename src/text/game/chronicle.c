/* chronicle.c: all that happened in a game, as one text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/chronicle.h"

#include "text/army/amendment.h"
#include "text/game/event.h"
#include "text/game/log.h"
#include "text/game/state.h"

typedef struct
{
  const WarGame *game;
  WarReplay *replay;
  gint seat;
  TextChronicleFormat format;
  GString *text;
  GPtrArray *waiting; /* const WarEvent: headings under which nothing has happened yet */
} Chronicle;

/* ---------------------------------------------------------------------------------------------
 * For people. */

static guint
get_heading (const Chronicle *chronicle, const WarEvent *event)
{
  return text_event_get_heading (chronicle->game->setup, event);
}

static void
flush (Chronicle *chronicle)
{
  for (guint i = 0; i < chronicle->waiting->len; i++)
    {
      const WarEvent *event = g_ptr_array_index (chronicle->waiting, i);
      g_autofree char *sentence = text_event_in_game (chronicle->game, event);

      if (chronicle->format == TEXT_CHRONICLE_MARKDOWN)
        g_string_append_printf (chronicle->text, "\n%.*s %s\n",
                                (int) get_heading (chronicle, event) + 1, "####", sentence);
      else
        g_string_append_printf (chronicle->text, "%s%s\n", i == 0 ? "\n" : "", sentence);
      if (chronicle->format == TEXT_CHRONICLE_MARKDOWN && i + 1 == chronicle->waiting->len)
        g_string_append_c (chronicle->text, '\n');
    }
  g_ptr_array_set_size (chronicle->waiting, 0);
}

static void
append_event (Chronicle *chronicle, const WarEvent *event)
{
  g_autofree char *sentence = NULL;
  guint heading = get_heading (chronicle, event);

  if (heading > 0)
    {
      while (chronicle->waiting->len > 0
             && get_heading (chronicle,
                             g_ptr_array_index (chronicle->waiting, chronicle->waiting->len - 1))
                  >= heading)
        g_ptr_array_set_size (chronicle->waiting, (gint) chronicle->waiting->len - 1);
      g_ptr_array_add (chronicle->waiting, (gpointer) event);
      return;
    }

  flush (chronicle);
  sentence = text_event_in_game (chronicle->game, event);
  g_string_append_printf (
    chronicle->text, chronicle->format == TEXT_CHRONICLE_MARKDOWN ? "- %s (%s)\n" : "  %s [%s]\n",
    sentence, text_short_clause (event->clause));
}

static void
append_title (Chronicle *chronicle)
{
  const WarOperation *operation = chronicle->game->setup->operation;
  g_autofree char *amendments = text_amendments (operation->rules, operation->amendments);

  g_string_append_printf (
    chronicle->text, chronicle->format == TEXT_CHRONICLE_MARKDOWN ? "# %s\n\n%s\n" : "%s\n%s\n",
    operation->name, amendments);
}

static void
append_standing (Chronicle *chronicle)
{
  guint n_orders = war_replay_get_n_orders (chronicle->replay);
  const WarState *state = war_replay_go_to (chronicle->replay, n_orders);
  g_autofree char *situation = text_situation (chronicle->game->setup, state);
  g_autofree char *result = text_result (chronicle->game->setup, state);

  g_string_append_printf (chronicle->text, "\n%s\n%s%s\n", situation,
                          chronicle->format == TEXT_CHRONICLE_MARKDOWN ? "\n" : "", result);
}

/* ---------------------------------------------------------------------------------------------
 * For programs. */

/* Takes the line. */
static void
append_line (Chronicle *chronicle, char *line, guint64 *n_lines)
{
  g_string_append_printf (chronicle->text, "%s%s", *n_lines > 0 ? ",\n" : "[", line);
  g_free (line);
  (*n_lines)++;
}

/* An order of somebody else of which nothing is seen is not told either. */
static void
append_json (Chronicle *chronicle)
{
  const WarSetup *setup = chronicle->game->setup;
  guint n_events;
  const WarEvent *events = war_replay_get_events (chronicle->replay, &n_events);
  const guint n_before = 0;
  guint64 n_lines = 0;

  append_line (
    chronicle,
    text_log_game (setup, chronicle->seat == WAR_NONE ? &chronicle->game->seed : NULL, &n_before),
    &n_lines);
  for (guint i = 0; i < war_replay_get_n_orders (chronicle->replay); i++)
    {
      const WarOrder *order = &g_array_index (chronicle->game->records, WarRecord, i).order;
      guint first, n;

      war_replay_find_events (chronicle->replay, i, &first, &n);
      if (n == 0 && chronicle->seat != WAR_NONE && order->seat != chronicle->seat)
        continue;

      /* What somebody else has written to whom stands in the order. */
      if (chronicle->seat == WAR_NONE || order->seat == chronicle->seat
          || !setup->play->orders[order->kind].has_text)
        append_line (chronicle, text_log_order (setup, order, n_lines + 1), &n_lines);
      for (guint j = first; j < first + n; j++)
        append_line (chronicle,
                     text_log_event (setup, &events[j],
                                     war_game_get_note (chronicle->game, &events[j]), order->seat,
                                     n_lines + 1),
                     &n_lines);
    }
  g_string_append (chronicle->text, "]\n");
}

char *
text_chronicle (const WarGame *game, WarReplay *replay, gint seat, TextChronicleFormat format)
{
  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (replay != NULL, NULL);

  Chronicle chronicle = { .game = game, .replay = replay, .seat = seat, .format = format };
  guint n_events;
  const WarEvent *events = war_replay_get_events (replay, &n_events);

  chronicle.text = g_string_new (NULL);
  chronicle.waiting = g_ptr_array_new ();
  if (format == TEXT_CHRONICLE_JSON)
    append_json (&chronicle);
  else
    {
      append_title (&chronicle);
      for (guint i = 0; i < n_events; i++)
        append_event (&chronicle, &events[i]);
      flush (&chronicle);
      append_standing (&chronicle);
    }
  g_ptr_array_unref (chronicle.waiting);
  return g_string_free (chronicle.text, FALSE);
}

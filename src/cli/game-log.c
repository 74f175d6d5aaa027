/* game-log.c: what happens in a game, printed as it happens
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/game-log.h"

#include <stdio.h>

#include "text/army/amendment.h"
#include "text/game/event.h"
#include "text/game/log.h"

/* A round, a turn, a phase. */
typedef struct
{
  guint level;
  char *sentence;
} CliHeading;

static void
clear_heading (gpointer heading)
{
  g_free (((CliHeading *) heading)->sentence);
}

gboolean
cli_log_parse_format (const char *word, CliLogFormat *format)
{
  *format = g_strcmp0 (word, "json") == 0 ? CLI_LOG_JSON : CLI_LOG_TEXT;
  return word == NULL || g_str_equal (word, "json") || g_str_equal (word, "text");
}

void
cli_log_init (CliLog *log, CliLogFormat format, const WarSetup *setup)
{
  *log = (CliLog){ .format = format, .setup = setup };
  log->headings = g_array_new (FALSE, FALSE, sizeof (CliHeading));
  log->is_told = g_array_new (FALSE, FALSE, sizeof (gboolean));
  g_array_set_clear_func (log->headings, clear_heading);
}

void
cli_log_clear (CliLog *log)
{
  g_clear_pointer (&log->headings, g_array_unref);
  g_clear_pointer (&log->is_told, g_array_unref);
}

/* Takes the line. */
static void
print_line (CliLog *log, char *line)
{
  log->n_lines++;
  g_print ("%s\n", line);
  g_free (line);
}

void
cli_log_flush (CliLog *log)
{
  for (guint i = 0; i < log->headings->len; i++)
    {
      const char *sentence = g_array_index (log->headings, CliHeading, i).sentence;

      g_print ("%s%s\n", i == 0 ? "\n" : "", sentence);
    }
  g_array_set_size (log->headings, 0);
}

static char *
describe (const CliLog *log, const WarEvent *event)
{
  return log->game != NULL ? text_event_in_game (log->game, event) : text_event (log->setup, event);
}

/* A phase in which nothing happened is not worth a line: the next takes its place, as a turn takes
 * that of a turn and all that it had. */
static void
add_heading (CliLog *log, const WarEvent *event)
{
  CliHeading heading = { text_event_get_heading (log->setup, event), describe (log, event) };

  for (guint i = log->headings->len; i > 0; i--)
    if (g_array_index (log->headings, CliHeading, i - 1).level >= heading.level)
      g_array_set_size (log->headings, i - 1);
  g_array_append_val (log->headings, heading);
}

static void
print_sentence (CliLog *log, const WarEvent *event)
{
  g_autofree char *sentence = NULL;

  if (text_event_get_heading (log->setup, event) > 0)
    {
      add_heading (log, event);
      return;
    }

  cli_log_flush (log);
  sentence = describe (log, event);
  g_print ("  %s [%s]\n", sentence, text_short_clause (event->clause));
}

static void
print_title (CliLog *log)
{
  const WarOperation *operation = log->setup->operation;
  g_autofree char *amendments = text_amendments (operation->rules, operation->amendments);

  g_print ("%s\n%s\n", operation->name, amendments);
}

void
cli_log_begin (CliLog *log, const WarGame *game)
{
  log->game = game;
  log->n_before = game->records->len;
  if (log->format == CLI_LOG_JSON)
    print_line (log, text_log_game (log->setup, log->watchers == 0 ? &game->seed : NULL,
                                    log->is_shared ? NULL : &log->n_before));
  else
    print_title (log);
}

/* Whether those who watch may see what was ordered: their own orders, and others of which all that
 * came may be seen, and in which nobody writes to anybody. */
static gboolean
is_order_open (const CliLog *log, const WarOrder *order, const WarEvents *events)
{
  if (log->watchers == 0 || log->watchers == 1u << order->seat)
    return TRUE;

  for (guint i = 0; i < events->n_items; i++)
    if (!war_event_is_for (&events->items[i], log->watchers))
      return FALSE;

  return !log->setup->play->orders[order->kind].has_text;
}

void
cli_log_order (CliLog *log, const WarOrder *order, const WarEvents *events)
{
  gboolean is_told = log->format == CLI_LOG_JSON && is_order_open (log, order, events);

  g_array_append_val (log->is_told, is_told);
  if (is_told)
    print_line (log, text_log_order (log->setup, order, log->n_lines + 1));

  for (guint i = 0; i < events->n_items; i++)
    if (!war_event_is_for (&events->items[i], log->watchers))
      continue;
    else if (log->format == CLI_LOG_JSON)
      print_line (log, text_log_event (log->setup, &events->items[i],
                                       war_game_get_note (log->game, &events->items[i]),
                                       order->seat, log->n_lines + 1));
    else
      print_sentence (log, &events->items[i]);
}

/* What stands of the orders that the log tells of. */
static guint
take_back (CliLog *log, guint n_orders)
{
  guint n_told = 0;

  log->n_before = MIN (log->n_before, n_orders);
  g_array_set_size (log->is_told, MIN (log->is_told->len, n_orders - log->n_before));
  for (guint i = 0; i < log->is_told->len; i++)
    n_told += g_array_index (log->is_told, gboolean, i) ? 1 : 0;
  return n_told;
}

void
cli_log_undo (CliLog *log, guint n_orders)
{
  guint n_told = take_back (log, n_orders);

  if (log->format == CLI_LOG_JSON)
    print_line (log, text_log_undo (log->is_shared ? n_told : n_orders, log->n_lines + 1));
  g_array_set_size (log->headings, 0);
}

void
cli_log_say (const CliLog *log, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  if (log->format == CLI_LOG_JSON)
    g_printerr ("%s", text);
  else
    g_print ("%s", text);
}

gboolean
cli_log_is_broken (void)
{
  return ferror (stdout) != 0;
}

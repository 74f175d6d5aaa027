/* person.c: a person who plays at the command line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/person.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/hand-over.h"
#include "cli/person-words.h"
#include "cli/possible.h"
#include "cli/short-order.h"
#include "text/game/order.h"

/* Orders --------------------------------------------------------------------------------------- */

/* In a script, what is wrong ends it. */
static CliStep
end_wrong (CliSession *session)
{
  if (session->script == NULL)
    return CLI_GOES_ON;

  g_printerr (_ ("%s:%u: this order is wrong\n"), session->script, session->line);
  return CLI_FAILED;
}

/* In a script, an order that lacks dice must get them before anything else is done. */
static CliStep
end_lacking (CliSession *session)
{
  g_printerr (_ ("%s:%u: the order before lacks dice\n"), session->script, session->line);
  return CLI_FAILED;
}

static CliStep
take_order (CliSession *session, gint seat, const char *line)
{
  g_autofree char *message = NULL;
  WarOrder order;

  if (session->play.is_waiting && session->script != NULL)
    return end_lacking (session);
  if (!cli_short_order_read (session->game->setup, session->play.view, seat, line, &order,
                             &message))
    {
      cli_log_say (&session->log, "%s\n", message);
      return end_wrong (session);
    }
  if (message != NULL)
    cli_log_say (&session->log, "%s\n", message);

  return cli_session_give (session, &order) == WAR_OUTCOME_REFUSED ? end_wrong (session)
                                                                   : CLI_GOES_ON;
}

static CliStep
take_nothing (CliSession *session, gint seat)
{
  WarOrder order;

  if (!cli_possible_find_only (session->game->setup, session->play.view, seat, &order))
    return cli_person_say_options (session, seat, "");

  cli_session_give (session, &order);
  return CLI_GOES_ON;
}

/* Somebody who was asked for dice says them. */
static gboolean
are_dice (const CliSession *session, const char *line)
{
  return session->play.is_waiting && strspn (line, "0123456789, ") == strlen (line);
}

static CliStep
take_line (CliSession *session, gint seat, const char *line)
{
  CliStep step;

  if (line[0] == '\0')
    return session->is_terminal ? take_nothing (session, seat) : CLI_GOES_ON;
  if (line[0] == '#')
    return CLI_GOES_ON;
  if (cli_person_take_word (session, seat, line, TRUE, &step))
    return step;

  return are_dice (session, line) ? cli_person_take_dice (session, seat, line)
                                  : take_order (session, seat, line);
}

/* The same, while a commander's order waits for dice. */
static CliStep
take_roll (CliSession *session, gint seat, const char *line)
{
  CliStep step;

  if (line[0] == '\0' || line[0] == '#')
    return CLI_GOES_ON;
  if (are_dice (session, line))
    return cli_person_take_dice (session, seat, line);
  if (cli_person_take_word (session, seat, line, FALSE, &step))
    return step;
  if (session->script != NULL)
    return end_lacking (session);

  cli_log_say (&session->log, "%s\n", _ ("First roll the dice, and say them: 3 5 1"));
  return CLI_GOES_ON;
}

/* Reading -------------------------------------------------------------------------------------- */

/* What there is to decide, and the orders that do so, if it is something else, or somebody else has
 * done something since. */
static void
tell (CliSession *session, gint seat)
{
  const WarSetup *setup = session->game->setup;
  const GArray *records = session->game->records;
  g_autofree char *decision = text_decision (setup, session->play.view, seat);
  gboolean is_news = g_strcmp0 (decision, session->told) != 0;

  for (guint i = session->told_orders; i < records->len; i++)
    is_news |= g_array_index (records, WarRecord, i).order.seat != seat;

  if (is_news)
    {
      g_autofree char *kinds = cli_possible_list_kinds (setup, session->play.view, seat);
      WarOrder only;
      gboolean is_only = cli_possible_find_only (setup, session->play.view, seat, &only);

      cli_log_say (&session->log, is_only ? _ ("%s (only: %s)\n") : "%s (%s)\n", decision, kinds);
    }
  g_free (session->told);
  session->told = g_steal_pointer (&decision);
  session->told_orders = records->len;
}

static CliStep
end_input (CliSession *session, gint seat)
{
  if (session->is_terminal)
    {
      cli_input_go_on (&session->input);
      return cli_person_quit (session, seat, "");
    }
  if (session->play.is_waiting && session->script != NULL)
    return end_lacking (session);

  cli_log_say (&session->log, "%s\n", _ ("There is nothing more to read: the game stops here."));
  return CLI_STOPPED;
}

/* Puts a line into the string, without what is around it. FALSE: there is none that is text; *step
 * is what comes of it, which has been said. */
static gboolean
read_line (CliSession *session, gint seat, GString *line, CliStep *step)
{
  CliInputResult result;

  if (session->is_terminal)
    cli_log_say (&session->log, "> ");
  result = cli_input_read_line (&session->input, line);
  if (result == CLI_INPUT_TOO_LONG)
    {
      session->line++;
      cli_log_say (&session->log, "%s\n", _ ("No order is as long as this line."));
      *step = end_wrong (session);
      return FALSE;
    }
  if (result != CLI_INPUT_LINE)
    {
      if (session->is_terminal)
        cli_log_say (&session->log, "\n");
      *step = result == CLI_INPUT_END ? end_input (session, seat) : CLI_STOPPED;
      return FALSE;
    }

  session->line++;
  if (!g_utf8_validate (line->str, (gssize) line->len, NULL))
    {
      cli_log_say (&session->log, "%s\n", _ ("This is no text in UTF-8."));
      *step = end_wrong (session);
      return FALSE;
    }

  g_strstrip (line->str);
  if (!session->is_terminal && line->str[0] != '\0' && line->str[0] != '#')
    cli_log_say (&session->log, "> %s\n", line->str);
  return TRUE;
}

CliStep
cli_person_decide (CliSession *session, gint seat)
{
  g_autoptr (GString) line = g_string_new (NULL);
  gboolean hands_over = cli_hands_over (session);
  CliStep step;

  if ((hands_over || session->saved->is_by_post) && cli_hand_over (session, seat) != CLI_GOES_ON)
    return CLI_STOPPED;
  if (hands_over)
    cli_hand_over_tell (session, seat);
  cli_log_flush (&session->log);
  war_session_get_view (&session->play, seat);
  tell (session, seat);
  return read_line (session, seat, line, &step) ? take_line (session, seat, line->str) : step;
}

CliStep
cli_person_roll (CliSession *session, gint seat)
{
  g_autoptr (GString) line = g_string_new (NULL);
  CliStep step;

  cli_log_flush (&session->log);
  war_session_get_view (&session->play, seat);
  return read_line (session, seat, line, &step) ? take_roll (session, seat, line->str) : step;
}

/* session.c: a game that is played at the command line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/session.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "cli/person.h"
#include "engine/game/decision.h"
#include "text/event.h"
#include "text/order.h"
#include "text/refusal.h"
#include "text/state.h"

#define MAX_EVENTS 1024

/* Streams of random numbers from the seed, apart from the game's own. */
#define COMMANDER_SEQUENCE 100

void
cli_session_init (CliSession *session, StoreLibrary *library, StoreGame *saved, CliLogFormat format)
{
  *session = (CliSession){ .library = library, .saved = saved, .game = saved->game };
  cli_log_init (&session->log, format, saved->setup);
  session->view = war_state_copy (session->game->state);
  session->events.items = g_new (WarEvent, MAX_EVENTS);
  session->events.capacity = MAX_EVENTS;
  session->dice = g_array_new (FALSE, FALSE, sizeof (gint32));
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    {
      session->commanders[i] = cli_commander_find (NULL);

      /* In a game that goes on they do not say the same again. */
      session->generators[i]
        = war_generator_new (saved->game->seed + saved->game->records->len, COMMANDER_SEQUENCE + i);
    }
}

void
cli_session_clear (CliSession *session)
{
  cli_log_clear (&session->log);
  g_clear_pointer (&session->view, g_free);
  g_clear_pointer (&session->events.items, g_free);
  g_clear_pointer (&session->dice, g_array_unref);
  g_clear_pointer (&session->save, g_free);
  g_clear_pointer (&session->told, g_free);
  cli_input_clear (&session->input);
}

gboolean
cli_session_add_dice (CliSession *session, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, ", ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gint64 value;
      gint32 die;

      if (words[i][0] == '\0')
        continue;
      if (!g_ascii_string_to_signed (words[i], 10, G_MININT32, G_MAXINT32, &value, NULL))
        return FALSE;
      die = (gint32) value;
      g_array_append_val (session->dice, die);
    }

  return TRUE;
}

/* Orders --------------------------------------------------------------------------------------- */

/* With as many of the dice as it takes, which only trying tells. */
static WarOutcome
give_scripted (CliSession *session, const WarOrder *order, WarRefusal *refusal,
               WarQuestion *missing)
{
  WarOutcome outcome = WAR_OUTCOME_NEEDS_ANSWER;
  guint n_dice = 0;

  /* An array without items has no data, which would mean the generator. */
  static const gint32 none = 0;
  const gint32 *dice = session->dice->len > 0 ? &g_array_index (session->dice, gint32, 0) : &none;

  for (; n_dice <= session->dice->len && outcome == WAR_OUTCOME_NEEDS_ANSWER; n_dice++)
    outcome
      = war_game_give (session->game, order, dice, n_dice, &session->events, refusal, missing);
  if (outcome == WAR_OUTCOME_DONE && n_dice > 1)
    g_array_remove_range (session->dice, 0, n_dice - 1);

  return outcome;
}

static void
say_refusal (CliSession *session, const WarOrder *order, const WarRefusal *refusal)
{
  g_autofree char *sentence
    = text_refusal (session->game->setup, session->game->state, order, refusal);

  if (refusal->clause != NULL)
    cli_log_say (&session->log, "%s [%s]\n", sentence, text_short_clause (refusal->clause));
  else
    cli_log_say (&session->log, "%s\n", sentence);
}

WarOutcome
cli_session_give (CliSession *session, const WarOrder *order)
{
  WarRefusal refusal;
  WarQuestion missing;
  WarOutcome outcome = session->is_scripted ? give_scripted (session, order, &refusal, &missing)
                                            : war_game_give (session->game, order, NULL, 0,
                                                             &session->events, &refusal, &missing);

  session->is_waiting = outcome == WAR_OUTCOME_NEEDS_ANSWER;
  session->waiting = *order;
  switch (outcome)
    {
    case WAR_OUTCOME_REFUSED:
      say_refusal (session, order, &refusal);
      break;
    case WAR_OUTCOME_NEEDS_ANSWER:
      {
        g_autofree char *question = text_question (session->game->setup, &missing);

        cli_log_flush (&session->log);
        cli_log_say (&session->log, "%s\n", question);
        break;
      }
    case WAR_OUTCOME_WRONG_ANSWER:
      cli_log_say (&session->log, "%s\n", _ ("These dice cannot be: they are thrown away."));
      g_array_set_size (session->dice, 0);
      return cli_session_give (session, order);
    case WAR_OUTCOME_DONE:
    default:
      session->is_unsaved = TRUE;
      session->is_leaving = FALSE;
      cli_log_order (&session->log, order, &session->events);
    }

  return outcome;
}

gboolean
cli_session_undo (CliSession *session)
{
  for (guint i = session->game->records->len; i > 0; i--)
    {
      const WarRecord *record = &g_array_index (session->game->records, WarRecord, i - 1);

      if (session->commanders[record->order.seat]->choose != NULL)
        continue;

      war_game_go_back (session->game, i - 1);
      session->is_waiting = FALSE;
      session->is_unsaved = TRUE;
      session->is_leaving = FALSE;
      cli_log_undo (&session->log, i - 1);
      return TRUE;
    }

  return FALSE;
}

static void
note_commanders (CliSession *session)
{
  guint n_seats = session->saved->setup->layout->tables[WAR_TABLE_SEATS].n_rows;
  GStrvBuilder *names = g_strv_builder_new ();

  for (guint i = 0; i < n_seats; i++)
    g_strv_builder_add (names, session->commanders[i]->name);
  g_strfreev (session->saved->commanders);
  session->saved->commanders = g_strv_builder_end (names);
  g_strv_builder_unref (names);
}

gboolean
cli_session_check_name (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (!g_str_has_suffix (path, ".duckgame"))
    cli_fail (_ ("the name of a saved game must end in .duckgame"));
  else if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    cli_fail (_ ("there is no folder “%s” to save the game in"), folder);
  else
    return TRUE;

  return FALSE;
}

gboolean
cli_session_save (CliSession *session, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!cli_session_check_name (path))
    return FALSE;
  note_commanders (session);
  if (!store_game_save (session->library, session->saved, path, &error))
    {
      cli_fail ("%s", error->message);
      return FALSE;
    }

  session->is_unsaved = FALSE;
  cli_log_say (&session->log, _ ("The game is saved as %s.\n"), path);
  return TRUE;
}

/* Playing -------------------------------------------------------------------------------------- */

/* Who is asked next: those who must decide before those who may, and among them commanders before
 * persons, who then need not wait. */
static gint
find_seat (const CliSession *session)
{
  guint32 must, may;
  gint found = WAR_NONE;

  war_decision_get_seats (session->game->setup, session->game->state, &must, &may);
  for (gint seat = WAR_MAX_SEATS - 1; seat >= 0; seat--)
    if (((must != 0 ? must : may) >> seat & 1) != 0
        && (found == WAR_NONE || session->commanders[seat]->choose != NULL
            || session->commanders[found]->choose == NULL))
      found = seat;

  return found;
}

/* Whether anybody plays who can roll dice for a commander. */
static gboolean
has_person (const CliSession *session)
{
  guint n_seats = session->saved->setup->layout->tables[WAR_TABLE_SEATS].n_rows;

  for (guint i = 0; i < n_seats; i++)
    if (session->commanders[i]->choose == NULL)
      return TRUE;

  return FALSE;
}

static CliStep
let_commander_decide (CliSession *session, gint seat)
{
  const WarSetup *setup = session->game->setup;
  const CliCommander *commander = session->commanders[seat];
  WarGenerator *generator = &session->generators[seat];
  guint64 view_seed = war_generator_next (generator);
  WarOrder order;

  war_play_view (setup, session->game->state, seat, view_seed, session->view);
  if (commander->choose (setup, session->view, seat, generator, &order)
      && (cli_session_give (session, &order) == WAR_OUTCOME_DONE
          || (session->is_waiting && has_person (session))))
    return CLI_GOES_ON;

  if (!session->is_waiting)
    cli_fail (_ ("“%s” does not know what to do"), commander->name);
  else
    cli_fail (_ ("there are no dice left"));
  return CLI_FAILED;
}

static CliStep
take_step (CliSession *session)
{
  gint seat = find_seat (session);

  if (seat == WAR_NONE)
    {
      cli_fail (_ ("nobody has anything to decide"));
      return CLI_FAILED;
    }

  if (session->commanders[seat]->choose == NULL)
    return cli_person_decide (session, seat);

  return session->is_waiting ? cli_person_roll (session, seat)
                             : let_commander_decide (session, seat);
}

int
cli_session_run (CliSession *session)
{
  const WarSetup *setup = session->game->setup;
  CliStep step = CLI_GOES_ON;

  while (step == CLI_GOES_ON
         && setup->play->get_winner (setup, session->game->state) == WAR_WINNER_NONE
         && !cli_log_is_broken () && !cli_input_is_interrupted ())
    step = take_step (session);

  cli_log_flush (&session->log);
  if (setup->play->get_winner (setup, session->game->state) != WAR_WINNER_NONE
      && session->log.format == CLI_LOG_TEXT)
    {
      g_autofree char *result = text_result (setup, session->game->state);

      g_print ("%s", result);
    }

  if (session->save != NULL && !cli_session_save (session, session->save))
    return CLI_UNREADABLE;
  if (cli_log_is_broken ())
    return CLI_UNREADABLE;

  return step == CLI_FAILED ? CLI_WRONG : CLI_RIGHT;
}

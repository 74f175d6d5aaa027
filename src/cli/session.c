/* session.c: a game that is played at the command line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/session.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "cli/hand-over.h"
#include "cli/person.h"
#include "store/disk/name.h"
#include "text/game/event.h"
#include "text/game/order.h"
#include "text/game/refusal.h"
#include "text/game/state.h"

void
cli_session_init (CliSession *session, StoreLibrary *library, StoreGame *saved, CliLogFormat format)
{
  *session = (CliSession){
    .library = library,
    .saved = saved,
    .game = saved->game,
    .has_come = saved->game->records->len > 0,
    .at_screen = WAR_NONE,
  };
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    {
      session->persons[i] = WAR_COMMANDER_PERSON;
      session->n_told[i] = war_game_find_last (saved->game, (gint) i);
    }
  cli_log_init (&session->log, format, saved->setup);
  war_session_init (&session->play, saved->game);
  session->events.items = g_new (WarEvent, WAR_MAX_EVENTS);
  session->events.capacity = WAR_MAX_EVENTS;
}

void
cli_session_clear (CliSession *session)
{
  cli_log_clear (&session->log);
  war_session_clear (&session->play);
  g_clear_pointer (&session->events.items, g_free);
  g_clear_pointer (&session->save, g_free);
  g_clear_pointer (&session->told, g_free);
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    {
      g_clear_pointer (&session->replays[i], war_replay_free);
      g_clear_pointer (&session->programs[i], cli_program_free);
    }
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
      g_array_append_val (session->play.dice, die);
    }

  return TRUE;
}

/* Orders --------------------------------------------------------------------------------------- */

/* Persons can also roll dice for others. */
guint32
cli_session_get_persons (const CliSession *session)
{
  guint n_seats = session->saved->setup->layout->tables[WAR_TABLE_SEATS].n_rows;
  guint32 seats = 0;

  for (guint i = 0; i < n_seats; i++)
    if (war_session_is_person (&session->play, (gint) i))
      seats |= 1u << i;

  return seats;
}

/* All look at one screen: what somebody else did is shown if every one of them may see it, what one
 * did oneself if oneself may, unless others with secrets of their own read it too. */
static guint32
get_watchers (const CliSession *session, const WarOrder *order)
{
  guint32 persons = cli_session_get_persons (session);

  return (persons >> order->seat & 1) != 0 && !session->log.is_shared ? 1u << order->seat : persons;
}

static void
say_refusal (CliSession *session, const WarOrder *order, const WarRefusal *refusal)
{
  g_autofree char *sentence
    = text_refusal (session->game->setup, session->play.view, order, refusal);

  if (refusal->clause != NULL)
    cli_log_say (&session->log, "%s [%s]\n", sentence, text_short_clause (refusal->clause));
  else
    cli_log_say (&session->log, "%s\n", sentence);
}

static void
tell_programs (CliSession *session, const WarOrder *order)
{
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    if (session->programs[i] != NULL)
      cli_program_tell (session->programs[i], session->game, order, &session->events);
}

WarOutcome
cli_session_give (CliSession *session, const WarOrder *order)
{
  WarRefusal refusal;
  WarOutcome outcome = war_session_give (&session->play, order, &session->events, &refusal);

  switch (outcome)
    {
    case WAR_OUTCOME_REFUSED:
      say_refusal (session, order, &refusal);
      break;
    case WAR_OUTCOME_NEEDS_ANSWER:
      {
        g_autofree char *question = text_question (session->game->setup, &session->play.missing);

        cli_log_flush (&session->log);
        cli_log_say (&session->log, "%s\n", question);
        break;
      }
    case WAR_OUTCOME_WRONG_ANSWER:
      cli_log_say (&session->log, "%s\n", _ ("These dice cannot be: they are thrown away."));
      return cli_session_give (session, order);
    case WAR_OUTCOME_DONE:
    default:
      session->is_unsaved = TRUE;
      session->is_leaving = FALSE;
      tell_programs (session, order);
      if (!cli_hands_over (session))
        {
          session->log.watchers = get_watchers (session, order);
          cli_log_order (&session->log, order, &session->events);
        }
      else if (war_session_is_person (&session->play, order->seat))
        cli_hand_over_tell (session, order->seat);
    }

  return outcome;
}

const char *
cli_session_undo (CliSession *session)
{
  gint n_orders = war_session_find_last_by_person (&session->play);

  /* What came by post stays. */
  if (n_orders < 0
      || (session->saved->is_by_post && !cli_hand_over_is_own (session, (guint) n_orders)))
    return _ ("There is nothing to take back.");
  if (session->log.is_shared
      && war_session_find_barrier (&session->play, WAR_UNDO_UNTIL_CHANCE, (guint) n_orders)
           != WAR_BARRIER_NONE)
    return _ ("That stays: others have seen what came of it, or dice have fallen since.");

  war_session_go_back (&session->play, (guint) n_orders);
  session->is_unsaved = TRUE;
  session->is_leaving = FALSE;
  cli_log_undo (&session->log, (guint) n_orders);
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    if (session->programs[i] != NULL)
      cli_program_tell_undo (session->programs[i], (guint) n_orders);
  return NULL;
}

static void
note_commanders (CliSession *session)
{
  guint n_seats = session->saved->setup->layout->tables[WAR_TABLE_SEATS].n_rows;
  GStrvBuilder *names = g_strv_builder_new ();

  for (guint i = 0; i < n_seats; i++)
    g_strv_builder_add (names, session->programs[i] != NULL ? WAR_COMMANDER_PROGRAM
                               : session->play.commanders[i] != NULL
                                 ? war_commander_get_id (session->play.commanders[i])
                                 : session->persons[i]);
  g_strfreev (session->saved->commanders);
  session->saved->commanders = g_strv_builder_end (names);
  g_strv_builder_unref (names);
}

gboolean
cli_session_check_name (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (!store_name_has_suffix (path, ".duckgame"))
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

static CliStep
fail_choice (const CliSession *session, WarStep step)
{
  WarCommander commander = session->play.commanders[step.seat];

  if (session->play.is_waiting)
    cli_fail (_ ("there are no dice left"));
  else if (step.kind == WAR_STEP_RULES)
    cli_fail (_ ("the rules do not say what to do"));
  else if (session->programs[step.seat] != NULL)
    cli_fail (_ ("what “%s” ordered cannot be carried out"), session->programs[step.seat]->name);
  else
    cli_fail (_ ("“%s” does not know what to do"), war_commander_get_id (commander));

  return CLI_FAILED;
}

/* What a program of one's own orders is allowed. */
static CliStep
let_program_decide (CliSession *session, WarStep step)
{
  g_autoptr (GError) error = NULL;
  WarOrder order;

  switch (
    cli_program_ask (session->programs[step.seat], &session->play, step.is_offer, &order, &error))
    {
    case CLI_PROGRAM_ORDERS:
      return cli_session_give (session, &order) == WAR_OUTCOME_DONE
                 || (session->play.is_waiting && cli_session_get_persons (session) != 0)
               ? CLI_GOES_ON
               : fail_choice (session, step);
    case CLI_PROGRAM_PASSES:
      war_session_put_off (&session->play, step.seat);
      return CLI_GOES_ON;
    case CLI_PROGRAM_FAILS:
    default:
      if (cli_input_is_interrupted ())
        return CLI_STOPPED;
      cli_fail ("%s", error->message);
      return CLI_FAILED;
    }
}

/* The rules, or a commander. */
static CliStep
let_decide (CliSession *session, WarStep step)
{
  WarOrder order;

  if (!war_session_choose (&session->play, step.seat, &order))
    {
      if (!step.is_offer)
        return fail_choice (session, step);
      war_session_put_off (&session->play, step.seat);
      return CLI_GOES_ON;
    }

  return cli_session_give (session, &order) == WAR_OUTCOME_DONE
             || (session->play.is_waiting && cli_session_get_persons (session) != 0)
           ? CLI_GOES_ON
           : fail_choice (session, step);
}

static CliStep
take_step (CliSession *session, WarStep step)
{
  switch (step.kind)
    {
    case WAR_STEP_ROLL:
      return war_session_is_person (&session->play, step.seat)
               ? cli_person_decide (session, step.seat)
               : cli_person_roll (session, step.seat);
    case WAR_STEP_COMMANDER:
      return session->programs[step.seat] != NULL ? let_program_decide (session, step)
                                                  : let_decide (session, step);
    case WAR_STEP_RULES:
      return let_decide (session, step);
    case WAR_STEP_PERSON:
      return cli_person_decide (session, step.seat);
    case WAR_STEP_STUCK:
    case WAR_STEP_OVER:
    default:
      cli_fail (_ ("nobody has anything to decide"));
      return CLI_FAILED;
    }
}

int
cli_session_run (CliSession *session)
{
  CliStep done = CLI_GOES_ON;
  WarStep step = war_session_get_step (&session->play);

  while (done == CLI_GOES_ON && step.kind != WAR_STEP_OVER && !cli_log_is_broken ()
         && !cli_input_is_interrupted ())
    {
      done = take_step (session, step);
      step = war_session_get_step (&session->play);
    }

  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    if (session->programs[i] != NULL)
      cli_program_tell_end (session->programs[i], session->game->state);
  if (step.kind == WAR_STEP_OVER && session->at_screen != WAR_NONE && cli_hands_over (session))
    cli_hand_over_tell (session, session->at_screen);
  cli_log_flush (&session->log);
  if (step.kind == WAR_STEP_OVER && session->log.format == CLI_LOG_TEXT)
    {
      g_autofree char *result = text_result (session->game->setup, session->game->state);

      g_print ("%s", result);
    }

  if (session->save != NULL && !cli_session_save (session, session->save))
    return CLI_UNREADABLE;
  if (cli_log_is_broken ())
    return CLI_UNREADABLE;

  return done == CLI_FAILED ? CLI_WRONG : CLI_RIGHT;
}

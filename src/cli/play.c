/* play.c: duckboard-cli play: a game in a terminal
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <unistd.h>

#include "cli/hand-over.h"
#include "cli/match.h"
#include "cli/play.h"
#include "cli/session.h"
#include "engine/operation/operation-edit.h"
#include "text/game/state.h"
#include "text/operation/oddity.h"

/* How it is played ----------------------------------------------------------------------------- */

gboolean
cli_choose_seed (const CliOptions *options, const WarSystem *system, guint64 *seed)
{
  /* One of more than can be tried, or one that can be read out and typed again. */
  if (options->seed == NULL && system->draws_in_secret)
    *seed = (guint64) g_random_int () << 32 | g_random_int ();
  else if (options->seed == NULL)
    *seed = g_random_int () % 1000000;
  else if (!g_ascii_string_to_unsigned (options->seed, 10, 0, G_MAXUINT64, seed, NULL))
    {
      cli_fail (_ ("the seed must be a number from 0"));
      return FALSE;
    }

  return TRUE;
}

static void
note_person (CliSession *session, guint seat, const char *id)
{
  const char *const *persons = war_commander_list_persons ();

  for (guint i = 0; persons[i] != NULL; i++)
    if (g_str_equal (persons[i], id))
      session->persons[seat] = persons[i];
}

/* Who commanded the seats of a saved game goes on, unless somebody else is named. FALSE after
 * saying why not: a file names no program. */
static gboolean
take_commanders (CliSession *session, const CliOptions *options)
{
  char *const *names = session->saved->commanders;

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], WAR_COMMANDER_PROGRAM) && options->players[i] == NULL)
        {
          cli_fail (_ ("a program of somebody's own commanded seat %u; say who goes on: --%u "
                       "person, quick, recruit, random, steady, veteran or program:PATH"),
                    i + 1, i + 1);
          return FALSE;
        }
      war_commander_find (names[i], &session->play.commanders[i]);
      note_person (session, i, names[i]);
    }

  return TRUE;
}

/* FALSE after saying why not. */
static gboolean
start_program (CliSession *session, guint seat, const char *path, const CliOptions *options)
{
  g_autoptr (GError) error = NULL;
  guint patience
    = options->patience != 0 ? (guint) options->patience : STORE_PROGRAM_USUAL_PATIENCE;

  if (patience > STORE_PROGRAM_MAX_PATIENCE)
    {
      cli_fail (_ ("--patience must be at most %d seconds"), STORE_PROGRAM_MAX_PATIENCE);
      return FALSE;
    }
  if (!cli_program_can_command (session->saved->setup, (gint) seat))
    {
      cli_fail (_ ("the rules play seat %u: nobody can command it"), seat + 1);
      return FALSE;
    }

  session->programs[seat]
    = cli_program_start (path, patience, session->saved->setup, (gint) seat, &error);
  if (session->programs[seat] == NULL)
    {
      cli_fail ("%s", error->message);
      return FALSE;
    }

  session->play.commanders[seat] = cli_program_stand_in;
  return TRUE;
}

static gboolean
choose_commanders (CliSession *session, const CliOptions *options)
{
  guint n_seats = session->saved->setup->layout->tables[WAR_TABLE_SEATS].n_rows;

  if (!take_commanders (session, options))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (options->players); i++)
    {
      if (options->players[i] == NULL)
        continue;
      if (i >= n_seats)
        {
          cli_fail (ngettext ("there is no seat %u: the game has %u",
                              "there is no seat %u: the game has %u", n_seats),
                    i + 1, n_seats);
          return FALSE;
        }
      if (cli_program_find_path (options->players[i]) != NULL)
        {
          if (!start_program (session, i, cli_program_find_path (options->players[i]), options))
            return FALSE;
          continue;
        }
      if (!war_commander_find (options->players[i], &session->play.commanders[i]))
        {
          cli_fail (_ ("“%s” is no player; say person, quick, recruit, random, steady, veteran "
                       "or program:PATH"),
                    options->players[i]);
          return FALSE;
        }
      note_person (session, i, options->players[i]);
    }

  return TRUE;
}

static gboolean
open_input (CliSession *session, const CliOptions *options, const CliSource *source)
{
  gboolean is_script = options->orders != NULL && !g_str_equal (options->orders, "-");

  session->script = is_script ? options->orders : NULL;
  session->is_terminal = !is_script && isatty (STDIN_FILENO) == 1;
  if (source != NULL && source->input.ahead != NULL)
    {
      session->input = source->input;
      session->line = source->line;
      return TRUE;
    }

  errno = EISDIR;
  if ((!is_script || !g_file_test (session->script, G_FILE_TEST_IS_DIR))
      && cli_input_open (&session->input, session->script))
    return TRUE;

  cli_fail (_ ("%s cannot be read: %s"), options->orders, g_strerror (errno));
  return FALSE;
}

/* Whether the game can go on as a file that is sent; says so if not. */
static gboolean
check_post (CliSession *session)
{
  if (!session->saved->is_by_post)
    return TRUE;
  if (!cli_hand_over_has_persons (session))
    cli_fail (_ ("a game by post needs two persons who send it to each other"));
  else if (session->save == NULL)
    cli_fail (_ ("a game by post needs --save FILE: the file that is sent"));
  else
    return TRUE;

  return FALSE;
}

static gboolean
set_up (CliSession *session, const CliOptions *options, const CliSource *source)
{
  /* Before a long game that could not be saved. */
  if (options->save != NULL && !cli_session_check_name (options->save))
    return FALSE;

  session->save = g_strdup (options->save);
  session->play.is_rolled_by_hand = options->dice != NULL || session->game->people != 0;
  if (options->dice != NULL && !cli_session_add_dice (session, options->dice))
    {
      cli_fail (_ ("“%s” are no dice"), options->dice);
      return FALSE;
    }

  return choose_commanders (session, options) && check_post (session)
         && open_input (session, options, source);
}

/* Leaves what has not been read to the next game. */
static void
hand_on (CliSession *session, CliSource *source)
{
  source->input = session->input;
  source->line = session->line;
  session->input.ahead = NULL;
}

/* Where a saved game goes on. */
static void
say_situation (const CliSession *session)
{
  g_autofree char *situation = NULL;

  if (session->game->records->len == 0)
    return;
  situation = text_situation (session->game->setup, session->game->state);
  cli_log_say (&session->log, "%s\n", situation);
}

/* Which number who has, where sides have several commanders. */
static void
say_seats (const CliSession *session)
{
  const WarSetup *setup = session->game->setup;
  guint n_seats = setup->layout->tables[WAR_TABLE_SEATS].n_rows;
  g_autoptr (GString) list = g_string_new (NULL);

  if (n_seats <= WAR_N_SIDES)
    return;

  for (guint i = 0; i < n_seats; i++)
    {
      g_autofree char *name = text_seat (setup, session->game->state, i);

      g_string_append_printf (list, "%s--%u %s", i > 0 ? "; " : "", i + 1, name);
    }
  /* Translators: options, and whose commander each of them chooses: "--1 British, company 1" */
  cli_log_say (&session->log, _ ("Seats: %s\n"), list->str);
}

/* Among several persons no log tells the number of dice that say secrets, and all are told if
 * somebody has chosen it. */
static void
begin_log (CliSession *session, const CliOptions *options)
{
  gboolean is_secret = session->game->setup->operation->rules->system->draws_in_secret
                       && cli_hand_over_has_persons (session);

  session->log.watchers = is_secret ? cli_session_get_persons (session) : 0;
  session->log.is_shared = is_secret;
  cli_log_begin (&session->log, session->game);
  if (is_secret && options->seed != NULL)
    cli_log_say (
      &session->log, "%s\n",
      _ ("Somebody has chosen the seed, who can know what the dice hide from the others."));
}

int
cli_play_game (StoreLibrary *library, StoreGame *saved, const CliOptions *options,
               CliSource *source)
{
  CliSession session;
  CliLogFormat format;
  int status = CLI_UNREADABLE;

  if (!cli_log_parse_format (options->log, &format))
    return cli_fail (_ ("“%s” is no kind of log; say text or json"), options->log);

  /* Whoever reads the log may stop doing so, and whoever plays: the game is saved all the same. */
  signal (SIGPIPE, SIG_IGN);
  cli_input_catch_interrupts ();

  cli_session_init (&session, library, saved, format);
  if (set_up (&session, options, source))
    {
      begin_log (&session, options);
      say_seats (&session);
      say_situation (&session);
      status = cli_session_run (&session);
      if (source != NULL)
        hand_on (&session, source);
    }
  cli_session_clear (&session);
  return status;
}

/* NULL: a commander of the program. */
static const char *
get_person (const CliOptions *options, guint seat)
{
  WarCommander commander = NULL;
  const char *id = options->players[seat] != NULL ? options->players[seat] : WAR_COMMANDER_PERSON;

  if (cli_program_find_path (id) != NULL)
    return NULL;
  return war_commander_find (id, &commander) && commander == NULL ? id : NULL;
}

/* Whether several persons share one of the sides. */
static gboolean
has_fellows (const WarGame *game, const CliOptions *options)
{
  const WarLayout *layout = game->setup->layout;
  const char *persons[WAR_N_SIDES] = { NULL };

  for (guint i = 0; i < layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    {
      gint32 side = war_state_peek_row (layout, game->state, WAR_TABLE_SEATS, i)[WAR_SEAT_SIDE];
      const char *person = get_person (options, i);

      if (side == WAR_NONE || person == NULL)
        continue;
      if (persons[side] != NULL && !g_str_equal (persons[side], person))
        return TRUE;
      persons[side] = person;
    }

  return FALSE;
}

static StoreGame *
new_game (WarOperation *operation, guint64 seed, int *status)
{
  WarSetupFault fault;
  StoreGame *saved = store_game_new (operation, seed, &fault);

  if (saved == NULL)
    {
      g_autofree char *sentence = text_setup_fault (&fault, operation);

      g_printerr ("duckboard-cli: %s\n", sentence);
      *status = CLI_WRONG;
    }

  return saved;
}

StoreGame *
cli_start_game (WarOperation *operation, guint64 seed, const CliOptions *options, int *status)
{
  const WarSystem *system = operation->rules->system;
  g_autoptr (StoreGame) saved = new_game (operation, seed, status);
  g_autoptr (WarOperation) amended = NULL;
  WarAmendments amendments
    = operation->amendments | (war_system_get_for_fellows (system) & ~operation->fixed_off);

  if (saved == NULL || amendments == operation->amendments || options->amend != NULL
      || !has_fellows (saved->game, options))
    return g_steal_pointer (&saved);

  amended = war_operation_set_amendments (operation, amendments);
  return new_game (amended, seed, status);
}

static int
begin (StoreLibrary *library, WarOperation *operation, const CliOptions *options)
{
  g_autoptr (StoreGame) saved = NULL;
  int status = CLI_UNREADABLE;
  guint64 seed;

  if (cli_choose_seed (options, operation->rules->system, &seed))
    saved = cli_start_game (operation, seed, options, &status);
  if (saved != NULL)
    saved->is_by_post = options->post;

  return saved != NULL ? cli_play_game (library, saved, options, NULL) : status;
}

/* A game by post is written to the file that it came as, unless another is named. */
static int
go_on (StoreLibrary *library, StoreGame *saved, const char *word, const CliOptions *options)
{
  g_autofree char *path = cli_document_find (library, word);
  CliOptions own = *options;

  saved->is_by_post |= options->post;
  if (saved->is_by_post && own.save == NULL)
    own.save = path;

  return cli_play_game (library, saved, &own, NULL);
}

/* Whether only options are given that make sense for what is played. */
static gboolean
check_call (const CliDocument *document, const CliOptions *options)
{
  if (!cli_check_no_battle (options))
    return FALSE;
  if (document->game != NULL
      && (options->army1 != NULL || options->army2 != NULL || options->seed != NULL))
    cli_fail (
      _ ("a saved game has its armies and its seed: leave --army1, --army2 and --seed out"));
  else if (document->game != NULL && options->level != NULL)
    cli_fail (_ ("a saved game goes on at the level that it has: leave --level out"));
  else if (document->game != NULL && cli_has_amendments (options))
    cli_fail (_ ("a saved game goes on with the amendments that it has: leave --balanced, "
                 "--as-printed and --amend out"));
  else if (document->campaign != NULL && options->post)
    cli_fail (_ ("a campaign is not played by post: play its operations one by one"));
  else
    return TRUE;

  return FALSE;
}

int
cli_run_play (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  int status = CLI_UNREADABLE;
  g_auto (CliDocument) document = { 0 };

  if ((n_paths == 1) == (options->type != NULL))
    return cli_fail (_ ("say “play OPERATION”, or “play --type TYPE” with two armies and a field"));

  if (n_paths == 0)
    {
      g_autoptr (WarOperation) operation = cli_arrange_battle (library, options, &status);

      return operation != NULL ? begin (library, operation, options) : status;
    }

  if (!cli_document_open_word (&document, library, paths[0], &status))
    return status;
  if (!check_call (&document, options))
    return CLI_UNREADABLE;
  if (document.campaign != NULL)
    return cli_play_campaign (library, document.campaign, paths[0], options);
  if (document.game != NULL)
    return go_on (library, document.game, paths[0], options);
  if (document.operation != NULL)
    {
      g_autoptr (WarOperation) amended = cli_amend_operation (document.operation, options);
      g_autoptr (WarOperation) operation
        = amended != NULL ? cli_bring_armies (library, amended, options, FALSE, &status) : NULL;

      return operation != NULL ? begin (library, operation, options) : status;
    }

  return cli_fail (
    _ ("“play” plays operations, campaigns, saved games, and battles that --type makes"));
}

/* person-words.c: what a person at the command line says beside orders
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/person-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/hand-over.h"
#include "cli/measure.h"
#include "cli/possible.h"
#include "cli/short-order.h"
#include "engine/solo/advice.h"
#include "engine/solo/quick.h"
#include "engine/system.h"
#include "text/field/map.h"
#include "text/game/event.h"
#include "text/game/look.h"
#include "text/game/state.h"
#include "text/game/threat.h"
#include "text/solo/advice.h"

static const char help_with_ground[] = N_ (
  "An order in words: move 3 90 4        unit 3 turns to 90° and goes 4″ (0° is up)\n"
  "                   move 3 to c5       as far as it can towards a square, or a unit\n"
  "                   move 3 facing e    only turns: to the east, to 90°, or to a unit: facing 8\n"
  "                   place 3 at e1      where there is room in that square, or near it\n"
  "                   fire 3 at 14       with a weapon’s name if it has several\n"
  "                   shell 10 at 14     a template’s point: a unit, a square, or 13,2.5\n"
  "                   end-phase          names of orders may be cut short: end\n"
  "Units go by their numbers, or by names or parts of them: cav 2. What can be only\n"
  "one thing may be left out. Nothing at all gives the only order that there is, or\n"
  "lists what can be done. “map” says how squares are called.\n");

static const char help_with_notes[] = N_ (
  "An order in words: go 3 90 40         unit 3 goes 40 cm towards 90° (0° is up)\n"
  "                   go 3 to c5         as far as it can towards a square, or a unit\n"
  "                   turn 3 facing e    how it lies: to the east, to 90°, or to a unit: facing 8\n"
  "                   fire 9 2 at 14     two shots; the others may go at somebody else\n"
  "                   note 0 at 38 \"Hold\"  to an officer in contact; send: by a runner\n"
  "                   end-step           names of orders may be cut short: end\n"
  "Units go by their numbers, or by names or parts of them: cav 2. What can be only\n"
  "one thing may be left out. Nothing at all gives the only order that there is, or\n"
  "lists what can be done. “map” says how squares are called.\n");
static const char help_with_groups[] = N_ (
  "An order in words: move 3 to c5 with 4-20   unit 3 goes there, the others as it does\n"
  "                   move 3 0 4 then 90 2     4″ to the north, then 2″ to the east\n"
  "                   place 3 at q2 with 4-20  side by side; place 3 q2 facing n 10 0 with\n"
  "                                            4-20: ten in a rank, with no gaps\n"
  "                   fire 3 at 110 4-20       all fire at it, one after the other\n"
  "                   fire 3 2 at 110          two of its shots; pass, no-more: none\n"
  "                   cut 3 at f5 with 4-6     the wire there\n"
  "                   load 97                  rolls for a gun’s shells; throw g5 2: two there\n"
  "                   end-step                 names of orders may be cut short: end\n"
  "Units go by their numbers, or by names or parts of them: gun 1. What can be only\n"
  "one thing may be left out. Nothing at all gives the only order that there is, or\n"
  "lists what can be done. “map” says how squares are called.\n");

static const char help_with_hexes[]
  = N_ ("An order in words: move 3 to c5       unit 3 goes to that hex\n"
        "                   place 3 at e1\n"
        "                   carry 0 to c5 3 4  truck 0 goes there, with units 3 and 4\n"
        "                   attack 3 14        unit 3 is to attack unit 14\n"
        "                   buy infantry at c5 in the fort there\n"
        "                   end-step           names of orders may be cut short: end\n"
        "Units go by their numbers, or by names or parts of them: field gun. What can be\n"
        "only one thing may be left out. Nothing at all gives the only order that there\n"
        "is, or lists what can be done. “map” shows the letters and numbers of the hexes.\n");

static const char help_with_all[]
  = N_ ("\n"
        "options [UNIT]     what can be done, with what chances\n"
        "options ORDER …    what is still open: options move 3 90\n"
        "look UNIT          its enemies: how far off, how well seen, with what chances\n"
        "look PLACE         what the ground is there\n"
        "threat [PLACE]     who of yours could be hit next turn, and by whom; or who there\n"
        "hint               three orders that a commander who looks ahead thinks best, and why\n"
        "auto               lets the quick commander give its own\n"
        "next               ends the step: those who could still act do not\n"
        "map                the field and who stands where\n"
        "state              the situation\n"
        "notes              those that you have written or read\n"
        "umpire             hands the screen to the umpire, for a look at all, and back\n"
        "rule NUMBER        what a rule says: rule 5.6, rule E-9\n"
        "dice NUMBERS       the next dice, where you roll your own\n"
        "later              leaves open for now what is only offered\n"
        "undo               takes back your last order, and all since\n"
        "save [FILE]        saves the game: a name that ends in .duckgame\n"
        "quit               stops playing\n");

static gboolean
has_notes (const WarSetup *setup)
{
  for (guint i = 0; setup->play->orders[i].name != NULL; i++)
    if (setup->play->orders[i].has_text)
      return TRUE;
  return FALSE;
}

/* Whether some go as one of them does. */
static gboolean
has_groups (const WarSetup *setup)
{
  for (guint i = 0; setup->play->orders[i].name != NULL; i++)
    if (setup->play->orders[i].targets == WAR_TABLE_PIECES
        && war_order_kind_has_way (&setup->play->orders[i], 0))
      return TRUE;
  return FALSE;
}

static CliStep
say_help (CliSession *session, gint seat, const char *rest)
{
  const WarSetup *setup = session->game->setup;
  const char *orders = setup->operation->field->board != NULL ? _ (help_with_hexes)
                       : has_notes (setup)                    ? _ (help_with_notes)
                       : has_groups (setup)                   ? _ (help_with_groups)
                                                              : _ (help_with_ground);

  cli_log_say (&session->log, "%s%s", orders, _ (help_with_all));
  return CLI_GOES_ON;
}

static CliStep
say_state (CliSession *session, gint seat, const char *rest)
{
  g_autofree char *text = text_state (session->game->setup, session->play.view);

  cli_log_say (&session->log, "%s", text);
  return CLI_GOES_ON;
}

static CliStep
say_notes (CliSession *session, gint seat, const char *rest)
{
  if (!cli_hand_over_say_notes (session, seat))
    cli_log_say (&session->log, "%s\n", _ ("You have no notes."));
  return CLI_GOES_ON;
}

static CliStep
show_umpire (CliSession *session, gint seat, const char *rest)
{
  return cli_hand_over_watch (session, seat);
}

static CliStep
say_map (CliSession *session, gint seat, const char *rest)
{
  g_autofree char *text = text_map (session->game->setup, session->play.view);

  cli_log_say (&session->log, "%s", text);
  return CLI_GOES_ON;
}

CliStep
cli_person_say_options (CliSession *session, gint seat, const char *rest)
{
  const WarState *state = session->play.view;
  g_autofree char *message = NULL;
  gint piece;

  if (rest[0] == '\0')
    cli_possible_say (&session->log, state, seat);
  else if (cli_short_order_find_unit (session->game->setup, state, seat, rest, &piece, &message))
    cli_possible_say_of (&session->log, state, seat, piece);
  else if (message != NULL)
    cli_log_say (&session->log, "%s\n", message);
  else
    cli_possible_say_rest (&session->log, state, seat, rest);

  return CLI_GOES_ON;
}

static CliStep
look (CliSession *session, gint seat, const char *rest)
{
  const WarSetup *setup = session->game->setup;
  const WarState *state = session->play.view;
  g_autofree char *message = NULL;
  g_autofree char *text = NULL;
  WarPosition position;
  gint piece;

  if (cli_short_order_find_unit (setup, state, seat, rest, &piece, &message))
    text = text_look (setup, state, piece);
  else if (cli_parse_place (rest, setup->operation->field,
                            setup->operation->rules->system->length_unit, &position))
    text = text_look_at (setup, position);
  else if (message == NULL)
    message = g_strdup (_ ("Look at what? Say a unit, a square such as C5, or inches from the top "
                           "left corner such as 13,2.5."));

  if (text != NULL)
    cli_log_say (&session->log, "%s", text);
  else
    cli_log_say (&session->log, "%s\n", message);
  return CLI_GOES_ON;
}

/* Whom the other side could hit in its next turn, at most; or who could hit at a place. */
static CliStep
say_threat (CliSession *session, gint seat, const char *rest)
{
  const WarSetup *setup = session->game->setup;
  const WarState *view = session->play.view;
  const WarSystem *system = setup->operation->rules->system;
  gint side
    = war_state_peek_row (setup->layout, view, WAR_TABLE_SEATS, (guint) seat)[WAR_SEAT_SIDE];
  g_autoptr (WarDangers) dangers = war_dangers_new ();
  g_autofree char *text = NULL;
  g_autofree char *message = NULL;
  WarPosition place;
  gint piece;

  if (side != 0 && side != 1)
    cli_log_say (&session->log, "%s\n", _ ("You are of no side."));
  else if (!war_dangers_find (dangers, war_system_get_danger_rules (system), setup, view, 1 - side))
    cli_log_say (&session->log, "%s\n", _ ("There is nothing to say about it."));
  else if (*rest == '\0')
    text = text_threat_list (setup, view, dangers);
  else if (cli_short_order_find_unit (setup, view, seat, rest, &piece, &message))
    text = text_threat_unit (setup, view, dangers, piece, NULL);
  else if (cli_parse_place (rest, setup->operation->field, system->length_unit, &place))
    text = text_threat_place (setup, view, dangers, place);
  else
    cli_log_say (&session->log, "%s\n",
                 message != NULL ? message : _ ("Say a unit, or a place such as C5; or nothing."));

  if (text != NULL)
    cli_log_say (&session->log, g_str_has_suffix (text, "\n") ? "%s" : "%s\n", text);
  return CLI_GOES_ON;
}

static guint
count_own_orders (const CliSession *session, gint seat)
{
  const GArray *records = session->game->records;
  guint n = 0;

  for (guint i = 0; i < records->len; i++)
    n += g_array_index (records, WarRecord, i).order.seat == seat;
  return n;
}

/* What the quick commander would do: it has a stream of its own, so that asking changes nothing,
 * from what the seat knows, so that it tells nothing that is hidden. */
static gboolean
ask_quick (CliSession *session, gint seat, WarOrder *order)
{
  const WarSetup *setup = session->game->setup;
  guint n_orders = count_own_orders (session, seat);
  WarGenerator generator = war_generator_new (n_orders, 0);
  g_autofree WarState *view = war_state_copy (session->game->state);

  war_play_view (setup, session->game->state, seat, n_orders, view);
  if (war_solo_quick_choose (setup, view, seat, &generator, order))
    return TRUE;

  cli_log_say (&session->log, "%s\n", _ ("It does not know either."));
  return FALSE;
}

/* Likewise the three best orders of the commander that looks ahead, with its reasons. */
static CliStep
say_advice (CliSession *session, gint seat, const char *rest)
{
  const WarSetup *setup = session->game->setup;
  guint n_orders = count_own_orders (session, seat);
  g_autofree WarState *view = war_state_copy (session->game->state);
  WarAdvice advice;

  war_play_view (setup, session->game->state, seat, n_orders, view);
  if (!war_advice_find (setup, view, seat, n_orders, NULL, &advice))
    {
      cli_log_say (&session->log, "%s\n", _ ("It does not know either."));
      return CLI_GOES_ON;
    }
  for (guint i = 0; i < advice.n_items; i++)
    {
      g_autofree char *text = text_advised (setup, view, &advice, i);
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

      for (guint j = 0; lines[j] != NULL; j++)
        if (j == 0)
          cli_log_say (&session->log, "%u. %s\n", i + 1, lines[j]);
        else
          cli_log_say (&session->log, "   %s\n", lines[j]);
    }

  return CLI_GOES_ON;
}

static CliStep
take_hint (CliSession *session, gint seat, const char *rest)
{
  WarOrder order;

  if (ask_quick (session, seat, &order))
    cli_session_give (session, &order);

  return CLI_GOES_ON;
}

/* Whatever a system calls it. */
static CliStep
take_next (CliSession *session, gint seat, const char *rest)
{
  WarOrder order;

  if (cli_possible_find_end (session->game->setup, session->play.view, seat, &order))
    cli_session_give (session, &order);
  else
    cli_log_say (&session->log, "%s\n", _ ("Something has to be decided first."));

  return CLI_GOES_ON;
}

static CliStep
say_rule (CliSession *session, gint seat, const char *rest)
{
  g_autofree char *text = text_clause (session->game->setup->operation->rules, rest);

  if (text != NULL)
    cli_log_say (&session->log, "%s", text);
  else
    cli_log_say (&session->log, _ ("There is no rule “%s”. The log has their numbers: 5.6, E-9.\n"),
                 rest);

  return CLI_GOES_ON;
}

CliStep
cli_person_take_dice (CliSession *session, gint seat, const char *rest)
{
  if (!session->play.is_rolled_by_hand)
    cli_log_say (&session->log, "%s\n",
                 _ ("The program rolls the dice here; start it with --dice to roll your own."));
  else if (!cli_session_add_dice (session, rest))
    cli_log_say (&session->log, _ ("“%s” are no dice.\n"), rest);
  else if (session->play.is_waiting)
    cli_session_give (session, &session->play.waiting);

  return CLI_GOES_ON;
}

static CliStep
put_off (CliSession *session, gint seat, const char *rest)
{
  if (war_session_get_step (&session->play).is_offer)
    war_session_put_off (&session->play, seat);
  else
    cli_log_say (&session->log, "%s\n", _ ("The game waits for you: you have to decide."));

  return CLI_GOES_ON;
}

static CliStep
undo (CliSession *session, gint seat, const char *rest)
{
  const char *reason = cli_session_undo (session);

  cli_log_say (&session->log, "%s\n", reason != NULL ? reason : _ ("Taken back."));
  return CLI_GOES_ON;
}

static CliStep
save (CliSession *session, gint seat, const char *rest)
{
  const char *path = rest[0] != '\0' ? rest : session->save;

  if (path == NULL)
    cli_log_say (&session->log, "%s\n", _ ("Say where: save FILE.duckgame"));
  else
    cli_session_save (session, path);

  return CLI_GOES_ON;
}

CliStep
cli_person_quit (CliSession *session, gint seat, const char *rest)
{
  gboolean is_lost = session->is_terminal && session->is_unsaved && session->save == NULL;

  if (!is_lost || session->is_leaving)
    return CLI_STOPPED;

  session->is_leaving = TRUE;
  cli_log_say (&session->log, "%s\n",
               _ ("This game is not saved. “save FILE.duckgame” saves it; “quit” again gives it "
                  "up."));
  return CLI_GOES_ON;
}

/* None is the name of an order, which it would hide. */
static const struct
{
  const char *word, *other;
  CliStep (*take) (CliSession *session, gint seat, const char *rest);
  gboolean is_decider; /* about what the seat has to decide */
} words[] = {
  { "auto", NULL, take_hint, TRUE },
  { "hint", "h", say_advice, TRUE },
  { "help", "?", say_help, FALSE },
  { "map", "m", say_map, FALSE },
  { "state", "s", say_state, FALSE },
  { "options", "o", cli_person_say_options, TRUE },
  { "look", "l", look, FALSE },
  { "rule", "r", say_rule, FALSE },
  { "dice", "d", cli_person_take_dice, FALSE },
  { "undo", "u", undo, FALSE },
  { "save", NULL, save, FALSE },
  { "quit", "q", cli_person_quit, FALSE },
  { "later", NULL, put_off, TRUE },
  { "next", "n", take_next, TRUE },
  { "notes", NULL, say_notes, FALSE },
  { "umpire", NULL, show_umpire, FALSE },
  { "threat", NULL, say_threat, FALSE },
};

/* What begins with one of the words. FALSE: it does not. */
gboolean
cli_person_take_word (CliSession *session, gint seat, const char *line, gboolean decides,
                      CliStep *step)
{
  gsize length = strcspn (line, " ");
  g_autofree char *word = g_strndup (line, length);
  const char *rest = line + length + strspn (line + length, " ");

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if ((g_str_equal (word, words[i].word) || g_strcmp0 (word, words[i].other) == 0)
        && (decides || !words[i].is_decider))
      {
        *step = words[i].take (session, seat, rest);
        return TRUE;
      }

  return FALSE;
}

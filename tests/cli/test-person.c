/* test-person.c: a person who types at duckboard-cli
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* posix_openpt() and its like */
#define _XOPEN_SOURCE 700

#include <fcntl.h>
#include <glib-unix.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "own-books.h"
#include "program.h"

static char *
get_file (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "cli", name, NULL);
}

typedef struct
{
  const char *line, *answer; /* a part of it; after two blanks and a letter its beginning */
} Exchange;

/* Says the lines, of which the last is not read any more, and has them answered. */
static void
converse_in (Fixture *fixture, const char *operation, const char *seed, const Exchange *exchanges,
             guint n_exchanges)
{
  g_autoptr (GString) input = g_string_new (NULL);
  g_autofree char *output = NULL;
  const char *at;

  for (guint i = 0; i < n_exchanges; i++)
    g_string_append_printf (input, "%s\n", exchanges[i].line);
  g_assert_cmpint (
    run_with_input (fixture, input->str, &output, NULL, "play", operation, "--seed", seed, NULL),
    ==, 0);

  at = output;
  for (guint i = 0; i + 1 < n_exchanges; i++)
    {
      g_autofree char *echo = g_strdup_printf ("> %s\n", exchanges[i].line);
      g_autofree char *answer = NULL;
      const char *next;

      at = strstr (at, echo);
      if (at == NULL)
        g_error ("“%s” was not read:\n%s", exchanges[i].line, output);
      at += strlen (echo);
      next = strstr (at, "\n> ");
      answer = next != NULL ? g_strndup (at, (gsize) (next + 1 - at)) : g_strdup (at);
      if (g_str_has_prefix (exchanges[i].answer, "  ") && g_ascii_isalpha (exchanges[i].answer[2])
            ? !g_str_has_prefix (answer, exchanges[i].answer)
            : strstr (answer, exchanges[i].answer) == NULL)
        g_error ("“%s” is not answered by “%s”, but:\n%s", exchanges[i].line, exchanges[i].answer,
                 answer);
    }
  g_assert_null (strstr (at, exchanges[n_exchanges - 1].line));
}

static void
converse (Fixture *fixture, const Exchange *exchanges, guint n_exchanges)
{
  g_autofree char *operation = get_file ("skirmish.duckop");

  converse_in (fixture, operation, "1", exchanges, n_exchanges);
}

/* Starts to play, and gives what is printed; what is typed comes from the descriptor. */
static GSubprocess *
start_to_play (Fixture *fixture, const char *save, int input, GDataInputStream **output)
{
  g_autoptr (GSubprocessLauncher) launcher
    = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autofree char *operation = get_file ("skirmish.duckop");
  g_autofree char *program
    = g_test_build_filename (G_TEST_BUILT, "..", "src", "cli", "duckboard-cli", NULL);
  const char *argv[]
    = { program, "play", operation, "--2", "quick", save != NULL ? "--save" : NULL, save, NULL };
  GSubprocess *process;

  g_subprocess_launcher_set_cwd (launcher, fixture->folder);
  g_subprocess_launcher_take_stdin_fd (launcher, input);
  process = g_subprocess_launcher_spawnv (launcher, argv, NULL);
  g_assert_nonnull (process);
  *output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  return process;
}

/* Reads on until a line has the part. */
static void
await (GDataInputStream *output, const char *part)
{
  g_autofree char *line = NULL;

  do
    {
      g_free (line);
      line = g_data_input_stream_read_line (output, NULL, NULL, NULL);
      if (line == NULL)
        g_error ("“%s” is never said", part);
    }
  while (strstr (line, part) == NULL);
}

/* Ctrl+C stops a game as quitting does: it is saved. */
static void
test_interrupt (Fixture *fixture, gconstpointer data)
{
  static const int signals[] = { SIGINT, SIGTERM, SIGHUP };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      g_autoptr (GDataInputStream) output = NULL;
      g_autoptr (GSubprocess) process = NULL;
      int ends[2];

      g_assert_true (g_unix_open_pipe (ends, FD_CLOEXEC, NULL));
      process = start_to_play (fixture, "game.duckgame", ends[0], &output);
      g_assert_cmpint (write (ends[1], "place 0 7 4 e\n", 14), ==, 14);
      await (output, "BEF Infantry 1 is placed");
      g_subprocess_send_signal (process, signals[i]);
      await (output, "The game is saved as game.duckgame.");
      g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
      close (ends[1]);
      g_assert_cmpint (run (fixture, NULL, NULL, "check", "game.duckgame", NULL), ==, 0);
    }
}

/* Who types is asked before a game is given up that has not been saved; whoever has saved it is
 * not. */
static void
test_quit (Fixture *fixture, gconstpointer data)
{
  static const char typed[] = "place 0 7 4 e\nquit\nsave game.duckgame\nundo\nquit\nstate\nquit\n";
  g_autoptr (GDataInputStream) output = NULL;
  g_autoptr (GSubprocess) process = NULL;
  int terminal = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC);

  g_assert_cmpint (terminal, >=, 0);
  g_assert_cmpint (grantpt (terminal), ==, 0);
  g_assert_cmpint (unlockpt (terminal), ==, 0);
  process = start_to_play (fixture, NULL, open (ptsname (terminal), O_RDWR | O_NOCTTY), &output);
  g_assert_cmpint (write (terminal, typed, strlen (typed)), ==, (gssize) strlen (typed));
  await (output, ">   BEF Infantry 1 is placed");
  await (output, "This game is not saved.");
  await (output, "The game is saved as game.duckgame.");
  await (output, "Taken back.");
  await (output, "This game is not saved.");
  await (output, "The sides set up.");
  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
  close (terminal);
}

/* Orders in many words are the same orders. */
static void
test_words (Fixture *fixture, gconstpointer data)
{
  static const Exchange exchanges[] = {
    { "place bef-infantry-1 at b7 facing ne",
      "BEF Infantry 1 is placed at B7, facing north-east. [1.5]" },
    { "place german cavalry 17 5 270", "German Cavalry is placed at C9, facing west. [1.5]" },
    { "place 178mm,8″ 90°", "BEF Infantry 2 is placed at F4, facing east. [1.5]" },
    { "walk 0 90 1", "There is no order “walk” now; see “options”." },
    { "move", "Which unit? Say “move UNIT …”; see “options”." },
    { "move 99 90 1", "“99” is not the number or the name of a unit." },
    { "move 0 90", "Something is missing. Say: move UNIT to PLACE | HEADING DISTANCE" },
    { "move 0 90 1 2", "“2” is not understood. Say: move UNIT to PLACE | HEADING DISTANCE" },
    { "move 0 to nowhere", "Where to? Say a unit, a square such as C5, or inches from the top left "
                           "corner such as 13,2.5." },
    { "move 2 90 1", "German Cavalry is not a unit of yours." },
    { "move 0 90 4½", "That is too far. It can go at most 4″. [4.3]" },
    { "1 move pieces.0 heading=1024", "“move” needs “distance=” and a number, not “”" },
    { "fire 0 2", "That cannot be done now. Entente: move units, or end the movement phase." },
    { "2 end-phase", "This side has nothing to decide now." },
    { "move 0 to german-cavalry 3,", "“3,” is not understood." },
    { "move bef infantry 1 towards german cavalry 3½in",
      "BEF Infantry 1 moves 3½″ to B9, facing east. [4.2]" },
    { "undo", "Taken back." },
    { "mo 0 e max", "BEF Infantry 1 moves 4″ to B9, facing east. [4.2]" },
    { "mo 1 n 1", "BEF Infantry 2 moves 1″ to F1, facing north. [4.2]" },
    { "rule 4.3", "A unit moves no farther than its movement value." },
    { "rule 77", "There is no rule “77”." },
    { "later", "The game waits for you: you have to decide." },
    { "next", "Entente: fire with units, or end the ranged phase." },
    { "options 0", "fire Lee-Enfield  2 German Cavalry  " },
    { "options", "  fire UNIT [WEAPON] TARGET  0 1\n  end-phase\n" },
    { "fire 0 with bayonet at 2",
      "BEF Infantry 1 cannot do that with this weapon: Bayonet. [5.1]" },
    { "fire 0 with lee-enfield at german cavalry", "BEF Infantry 1 fires at German Cavalry (Lee-" },
    { "fire 0 2", "BEF Infantry 1 has already fired in this turn. [5.4]" },
    { "state", "0  BEF Infantry 1  B9      11" },
    { "map", "▒2▒" },
    { "hint", "1. " },
    { "help", "three orders that a commander" },
    { "save", "Say where: save FILE.duckgame" },
    { "save words.duckgame", "The game is saved as words.duckgame." },
    { "quit", "" },
    { "state", NULL },
  };

  converse (fixture, exchanges, G_N_ELEMENTS (exchanges));
}

/* Parts of names are enough where it is clear who is meant, and else one is told who may be. */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  static const Exchange exchanges[] = {
    { "place inf at b7", "“inf” may be one of these: 0 BEF Infantry 1, 1 BEF Infantry 2." },
    { "place bef inf 1 at 7,4", "BEF Infantry 1 is placed at B7, facing east. [1.5]" },
    { "place cav at 17,5 facing west", "German Cavalry is placed at C9, facing west. [1.5]" },
    { "place inf at 7,8 facing cav", "BEF Infantry 2 is placed at F4, facing east (79°). [1.5]" },
    { "options cav", "German Cavalry has nothing to do now." },
    { "options inf", "“inf” may be one of these: 0 BEF Infantry 1, 1 BEF Infantry 2." },
    { "options infantry 2", "move " },
    { "move infantry 1 to infantry", "“infantry” may be one of these: 0 BEF Infantry 1, 1 BEF" },
    { "move inf-1 facing d5", "BEF Infantry 1 stays at B7, facing " },
    { "move inf 1 e 1", "BEF Infantry 1 has already moved in this turn. [4.1]" },
    { "move 1 facing north", "BEF Infantry 2 stays at F4, facing north. [4.2]" },
    { "end", "Entente: fire with units, or end the ranged phase." },
    { "fire inf 1 at cav", "BEF Infantry 1 fires at German Cavalry (Lee-Enfield)" },
    { "fire inf at cav", "BEF Infantry 2 fires at German Cavalry (Lee-Enfield)" },
    { "quit", "" },
    { "state", NULL },
  };

  converse (fixture, exchanges, G_N_ELEMENTS (exchanges));
}

/* Who goes less far than it could is told why, and does not go where that is hardly any way. */
static void
test_short_way (Fixture *fixture, gconstpointer data)
{
  static const Exchange exchanges[] = {
    { "place 0 7 4 e", "BEF Infantry 1 is placed" },
    { "place 2 17 4 w", "German Cavalry is placed" },
    { "place 1 7.6 7.5 e", "BEF Infantry 2 is placed" },
    { "options 0", "             n\u00a03.6″, ne\u00a04″, e\u00a04″, se\u00a04″, s\u00a02.3″, " },
    { "move 1 to 0",
      "It would end on BEF Infantry 1. It can go 2.3″ that way. It goes as far as it can.\n  "
      "BEF Infantry 2 moves 2.3″" },
    { "undo", "Taken back." },
    { "move 0 to 1",
      "It would end on BEF Infantry 2. It can go 2.3″ that way. It goes as far as it can.\n  "
      "BEF Infantry 1 moves 2.3″" },
    { "undo", "Taken back." },
    { "move 0 s max",
      "It would end on BEF Infantry 2. It can go 2.3″ that way. It goes as far as it can.\n "
      " BEF Infantry 1 moves 2.3″" },
    { "undo", "Taken back." },
    { "move 0 to 2", "  BEF Infantry 1 moves 4″" },
    { "quit", "" },
    { "state", NULL },
  };

  converse (fixture, exchanges, G_N_ELEMENTS (exchanges));
}

/* Whose unit it is comes before everything else that may be wrong. */
static void
test_enemy (Fixture *fixture, gconstpointer data)
{
  static const Exchange exchanges[] = {
    { "place cav 17 4", "German Cavalry is not a unit of yours. [1.5]" },
    { "place 0 7 4 e", "BEF Infantry 1 is placed" },
    { "place 2 16.8 4 w", "German Cavalry is placed" },
    { "place 1 7 8 e", "BEF Infantry 2 is placed" },
    { "move cav 90 3", "German Cavalry is not a unit of yours. [1.7]" },
    { "move 2", "German Cavalry is not a unit of yours. [1.7]" },
    { "end", "The ranged phase begins." },
    { "fire german at bef", "German Cavalry is not a unit of yours. [1.7]" },
    { "fire 2 carbine at 0", "German Cavalry is not a unit of yours. [1.7]" },
    { "fire 1 at cav", "BEF Infantry 2 fires at German Cavalry" },
    { "fire cav", "BEF Infantry 1 fires at German Cavalry" },
    { "quit", "" },
    { "state", NULL },
  };

  converse (fixture, exchanges, G_N_ELEMENTS (exchanges));
}

/* What belongs into another phase, whole or not. */
static void
test_wrong_phase (Fixture *fixture, gconstpointer data)
{
  static const Exchange exchanges[] = {
    { "place 0 7 4 e", "BEF Infantry 1 is placed" },
    { "place 2 16.8 4 w", "German Cavalry is placed" },
    { "place 1 7 8 e", "BEF Infantry 2 is placed" },
    { "respond", "That cannot be done now. Entente: move units, or end the movement phase. [2.1]" },
    { "fire 0 at 2", "or end the movement phase. [2.1]" },
    { "charge 0", "or end the movement phase. [2.1]" },
    { "end", "The ranged phase begins." },
    { "move 0",
      "That cannot be done now. Entente: fire with units, or end the ranged phase. [2.1]" },
    { "quit", "" },
    { "state", NULL },
  };

  converse (fixture, exchanges, G_N_ELEMENTS (exchanges));
}

/* Weapons are known by their names also where they are of no use: before the opening volley of the
 * second turn the mine has gone off. */
static void
test_weapons (Fixture *fixture, gconstpointer data)
{
  static const Exchange exchanges[] = {
    { "place 0 7 4 e", "Clay Kickers is placed" },
    { "place 2 16.8 4 w", "German Cavalry is placed" },
    { "place 1 7 6 e", "BEF Infantry is placed" },
    { "end", "The ranged phase begins." },
    { "fire inf with bayonet at cav",
      "BEF Infantry cannot do that with this weapon: Bayonet. [5.1]" },
    { "shell kickers spades at 13,4",
      "Clay Kickers cannot do that with this weapon: Spades. [5.1]" },
    { "shell 0 e -1", "A distance cannot be less than 0. [5.2]" },
    { "shell 0 at 13,4", "Clay Kickers fires at C7 (Mine)" },
    { "end", "The melee phase begins." },
    { "end", "The movement phase begins." },
    { "end", "The ranged phase begins." },
    { "end", "The melee phase begins." },
    { "end", "The response phase begins." },
    { "respond", "Clay Kickers rolls 3, needs 3+: it is active." },
    { "end", "The ranged phase begins." },
    { "shell 0 mine at 13,4", "Clay Kickers has used this weapon up. [5.1]" },
    { "quit", "" },
    { "state", NULL },
  };
  g_autofree char *skirmish = get_file ("skirmish.duckop");
  g_autofree char *path = g_build_filename (fixture->folder, "mine.duckop", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) mine = NULL;

  g_assert_true (g_file_get_contents (skirmish, &text, NULL, NULL));
  mine = g_string_new (text);
  g_assert_cmpuint (g_string_replace (mine, "<take type=\"bef-infantry\" count=\"2\"/>",
                                      "<take type=\"clay-kickers\" count=\"1\"/>"
                                      "<take type=\"bef-infantry\" count=\"1\"/>",
                                      0),
                    ==, 1);
  g_assert_true (g_file_set_contents (path, mine->str, -1, NULL));
  converse_in (fixture, path, "4", exchanges, G_N_ELEMENTS (exchanges));
}

/* After “facing” a number is a unit, as everywhere; degrees have their sign. */
static void
test_facing (Fixture *fixture, gconstpointer data)
{
  static const Exchange exchanges[] = {
    { "place 0 7 4 facing 2", "German Cavalry is not on the field." },
    { "place 0 7 4 facing 8", "There is no unit 8 here. Degrees have a sign: 8°." },
    { "place 0 7 4 facing 12°",
      "BEF Infantry 1 is placed at B7, facing north-north-east (11°). [1.5]" },
    { "place 2 16.8 4 facing 0", "German Cavalry is placed at C9, facing west. [1.5]" },
    { "place 1 7 8 270 degrees", "BEF Infantry 2 is placed at F4, facing west. [1.5]" },
    { "move 0 facing 1", "BEF Infantry 1 stays at B7, facing south. [4.2]" },
    { "move 1 facing 45 degrees", "BEF Infantry 2 stays at F4, facing north-east. [4.2]" },
    { "undo", "Taken back." },
    { "move 1 90 -1", "A distance cannot be less than 0. [4.2]" },
    { "move 1 facing 90 1", "There is no unit 90 here. Degrees have a sign: 90°." },
    { "move 1 90 1", "BEF Infantry 2 moves 1″ to F5, facing east. [4.2]" },
    { "quit", "" },
    { "state", NULL },
  };

  converse (fixture, exchanges, G_N_ELEMENTS (exchanges));
}

/* What can be known without measuring or reckoning. */
static void
test_look (Fixture *fixture, gconstpointer data)
{
  static const Exchange exchanges[] = {
    { "look 0", "BEF Infantry 1 · not on the field\n  BEF Infantry · 40 points\n  W 4  M 4" },
    { "place 0 7 4", "BEF Infantry 1 is placed at B7, facing east." },
    { "options", "2 German Cavalry\n  place  x 16″–24″\n" },
    { "place 2 16.8 4", "German Cavalry is placed at C9, facing west." },
    { "place 1 7 8", "BEF Infantry 2 is placed" },
    { "look inf 1",
      "\n  BEF Infantry · 40 points\n  W 4  M 4″  R 3+  S 4+  B 2\n  Lee-Enfield 10″/4+/DPW\n" },
    { "look inf 1",
      "   2  German Cavalry     6/6  8.6″      90°    0.2        –  cover +1 (Long " },
    { "look cav", "   0  BEF Infantry 1     4/4  8.6″     270°      –      0.2  clear\n" },
    { "look 15,4", "C8 (15 4)\n  Long Wall (Wall): vault check 2+, light cover behind it" },
    { "look c5", "C5 (15 3)\n  Long Wall" },
    { "look a1", "A1 (1 1)\n  Open ground.\n" },
    { "look inf", "“inf” may be one of these: 0 BEF Infantry 1, 1 BEF Infantry 2." },
    { "look", "Look at what?" },
    { "map", "    Squares of 6″, in rows from the top left: A–D, E–H." },
    { "charge 0", "That cannot be done now. Entente: " },
    { "quit", "" },
    { "state", NULL },
  };

  converse (fixture, exchanges, G_N_ELEMENTS (exchanges));
}

/* entrenched.7.1: where nobody can be charged at all the clause is that of the nearest enemy; who
 * says no unit is told to look at what can be done. */
static void
test_nobody_to_charge (Fixture *fixture, gconstpointer data)
{
  static const Exchange exchanges[] = {
    { "place 0 7 4 e", "BEF Infantry 1 is placed" },
    { "place 2 17 4 w", "German Cavalry is placed" },
    { "place 1 7 8 e", "BEF Infantry 2 is placed" },
    { "end", "The ranged phase begins." },
    { "end", "The melee phase begins." },
    { "charge 0", "German Cavalry is too far, at 8.8″: the reach is 3″. [7.1]" },
    { "charge", "That cannot be done now; see “options”." },
    { "quit", "" },
    { "state", NULL },
  };

  converse (fixture, exchanges, G_N_ELEMENTS (exchanges));
}

/* Markers are no units, though they have rows and names: nobody charges or fires with them. */
static void
test_markers (Fixture *fixture, gconstpointer data)
{
  static const char *const words[] = { "charge", "fire", "shell", "release", "fight", "move" };
  g_autoptr (GString) input = g_string_new (NULL);
  g_autofree char *output = NULL;

  for (guint i = 0; i < 30; i++)
    for (guint j = 0; j < G_N_ELEMENTS (words); j++)
      g_string_append_printf (input, "%s %u x y\n", words[j], i);
  g_assert_cmpint (run_with_input (fixture, input->str, &output, NULL, "play", "--type", "capture",
                                   "--army1", "british-expeditionary-force", "--army2",
                                   "german-fourth-army", "--field", "village", "--seed", "1", NULL),
                   ==, 0);
  g_assert_nonnull (strstr (output, "> move 29 x y\n"));
}

static const char *
draw_word (void)
{
  static const char *const words[] = {
    "move",     "fall-back", "run",         "fire",      "shell",     "release", "charge",
    "fight",    "place",     "enter",       "take-up",   "look",      "options", "rule",
    "end",      "ready",     "assign",      "respond",   "strike",    "counter", "at",
    "to",       "facing",    "into",        "max",       "all",       "with",    "inf",
    "cav",      "german",    "officer",     "objective", "map",       "a1",      "c5",
    "h8",       "z99",       "13,2.5",      "-1",        "0",         "1",       "2",
    "7",        "15",        "21",          "22",        "99999999",  "4½",      "-4",
    "90",       "n",         "sw",          "0-9",       "1-99999",   "x=1",     "y=-5",
    "heading=", "weapon=8",  "targets=0,1", "pieces.3",  "pieces.-1", "\"",      "=",
    ",",        "ß",         "1e300",       "nan",       "5.6",       "E-5",     "rifle",
    "sword",
  };

  return words[g_test_rand_int_range (0, G_N_ELEMENTS (words))];
}

/* Whatever is typed, nothing breaks: the program goes on to the end of what there is to read. */
static void
test_any_lines (Fixture *fixture, gconstpointer data)
{
  static const char *const types[] = { "assault", "control", "capture" };
  guint n_lines = g_test_slow () ? 3000 : 150;

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (GString) input = g_string_new (NULL);
      g_autofree char *output = NULL;

      for (guint j = 0; j < n_lines; j++)
        {
          gint n_words = g_test_rand_int_range (1, 6);

          if (g_test_rand_int_range (0, 3) == 0)
            g_string_append (input, "auto");
          else
            for (gint k = 0; k < n_words; k++)
              g_string_append_printf (input, "%s%s", k > 0 ? " " : "", draw_word ());
          g_string_append_c (input, '\n');
        }
      g_string_append (input, "# the end\nstate\n");
      g_assert_cmpint (run_with_input (fixture, input->str, &output, NULL, "play", "--type",
                                       types[i], "--army1", "british-expeditionary-force",
                                       "--army2", "german-fourth-army", "--field", "village",
                                       "--seed", "1", NULL),
                       ==, 0);
      g_assert_nonnull (strstr (output, "> state\n"));
    }
}

/* The skirmish with other units of the Entente, beside the field. */
static void
write_skirmish (Fixture *fixture, const char *name, const char *units)
{
  g_autofree char *skirmish = get_file ("skirmish.duckop");
  g_autofree char *text = NULL;
  g_autoptr (GString) operation = NULL;

  g_assert_true (g_file_get_contents (skirmish, &text, NULL, NULL));
  operation = g_string_new (text);
  g_assert_cmpuint (
    g_string_replace (operation, "<take type=\"bef-infantry\" count=\"2\"/>", units, 1), ==, 1);
  write_file (fixture, name, operation->str);
}

/* What is left to say of an order that has been begun, and why nothing is; steps that end alone. */
static void
test_gun (Fixture *fixture, gconstpointer data)
{
  static const Exchange exchanges[] = {
    { "place 0 7 4", "18 Pounder Team is placed at B7, facing east." },
    { "place 1 16.8 4", "German Cavalry is placed at C9, facing west." },
    { "options", "  run UNIT                                    0\n"
                 "  move UNIT to PLACE | HEADING DISTANCE       0\n"
                 "  fall-back UNIT to PLACE | HEADING DISTANCE  0\n"
                 "  end-phase\n" },
    { "options respond", "That cannot be done now. Entente: move units, or end the movement" },
    { "options move 0 90", "  move 0 90  distance 0″–1″\n" },
    { "auto", "18 Pounder Team runs and rolls 2: up to 1″ farther." },
    { "auto", "18 Pounder Team moves 2″ to B8, facing east." },
    { "options 0", "18 Pounder Team has nothing to do now.\n" },
    { "options move 0", "18 Pounder Team has already moved in this turn.\n" },
    { "options shell", "That cannot be done now; see “options”.\n" },
    { "options 0 shell", "There is no order “0” now; see “options”.\n" },
    { "end", "The ranged phase begins." },
    { "options 0", "  shell 18-pdr Shell  heading 0°\n"
                   "                      at 1 German Cavalry  German Cavalry: 0.2 wounds\n" },
    { "options shell", "  shell  heading 0°\n"
                       "         at 1 German Cavalry  German Cavalry: 0.2 wounds" },
    { "next", "The melee phase begins." },
    { "later", "The game waits for you: you have to decide.\n" },
    { "dice", "The program rolls the dice here; start it with --dice to roll your own.\n" },
    { "shell 0", "That cannot be done now. Entente: fight and charge, or end the melee phase." },
    { "end", "Central Powers: turn 1 begins." },
    { "undo", "fight and charge, or end the melee phase. (only: end-phase)" },
    { "quit", "" },
    { "state", NULL },
  };

  write_skirmish (fixture, "gun.duckop", "<take type=\"18-pounder-team\" count=\"1\"/>");
  converse_in (fixture, "gun.duckop", "1", exchanges, G_N_ELEMENTS (exchanges));
}

/* A shell is aimed at enemies, not at friends nor at who is not there. */
static void
test_aims (Fixture *fixture, gconstpointer data)
{
  static const Exchange exchanges[] = {
    { "place 0 7 4", "18 Pounder Team is placed" },
    { "place 2 16.8 4", "German Cavalry is placed" },
    { "place 1 7 6", "BEF Infantry is placed" },
    { "end", "The ranged phase begins." },
    { "options shell", "  shell  heading 0°\n"
                       "         at 2 German Cavalry  German Cavalry: " },
    { "quit", "" },
    { "state", NULL },
  };

  write_skirmish (fixture, "aims.duckop",
                  "<take type=\"18-pounder-team\" count=\"1\"/>"
                  "<take type=\"bef-infantry\" count=\"1\"/>");
  converse_in (fixture, "aims.duckop", "1", exchanges, G_N_ELEMENTS (exchanges));
}

/* Who can do it is told by rows, and a name stands for the only one of its kind who can. */
static void
test_who_can (Fixture *fixture, gconstpointer data)
{
  static const Exchange exchanges[] = {
    { "place 0 7 2", "BEF Infantry 1 is placed" },
    { "place 5 16.8 4", "German Cavalry is placed" },
    { "place 1 7 4", "BEF Infantry 2 is placed" },
    { "place 2 7 6", "BEF Infantry 3 is placed" },
    { "place 3 7 8", "BEF Infantry 4 is placed" },
    { "place 4 7 10", "BEF Infantry 5 is placed" },
    { "options", "  run UNIT                                    0–4\n" },
    { "move 1 90 1", "BEF Infantry 2 moves 1″" },
    { "options", "  run UNIT                                    0 2–4\n" },
    { "move 3 90 1", "BEF Infantry 4 moves 1″" },
    { "options", "  run UNIT                                    0 2 4\n" },
    { "move inf 90 1", "“inf” may be one of these: 0 BEF Infantry 1, 2 BEF Infantry 3, 4 BEF" },
    { "move 2 90 1", "BEF Infantry 3 moves 1″" },
    { "move 4 90 1", "BEF Infantry 5 moves 1″" },
    { "move inf 90 1", "BEF Infantry 1 moves 1″" },
    { "quit", "" },
    { "state", NULL },
  };

  write_skirmish (fixture, "five.duckop", "<take type=\"bef-infantry\" count=\"5\"/>");
  converse_in (fixture, "five.duckop", "1", exchanges, G_N_ELEMENTS (exchanges));
}

/* A unit of several bases is meant as a whole by parts of its name, and what is not its turn to do
 * is refused as the rules say, however little was said of it. */
static void
test_units_of_bases (Fixture *fixture, gconstpointer data)
{
  static const Exchange exchanges[] = {
    { "place smith 60,80 n", "Smith-Dorrien has to wait: commanders are placed last. [C-24]" },
    { "place 9. line 60,20 s",
      "9. Infanterie-Brigade is not yours to command, or is not a whole unit. [1.1]" },
    { "place 7th inf", "Something is missing. Say: place UNIT FORMATION PLACE [HEADING]" },
    { "place 7th inf column 60,80 n", "  7th Infantry Brigade is placed at " },
    { "place 7th inf", "7th Infantry Brigade is on the field already, or lost. [C-24]" },
    { "look 7th inf", "\n  Strength, base by base: 4" },
    { "look 7th inf base 2", "7th Infantry Brigade, base 2" },
    { "quit", "" },
    { "state", NULL },
  };

  converse_in (fixture, "mons", "1", exchanges, G_N_ELEMENTS (exchanges));
}

/* The last line is obeyed though nothing ends it, and a line that is no text ends the game. */
static void
test_last_line (Fixture *fixture, gconstpointer data)
{
  g_autofree char *skirmish = g_test_build_filename (G_TEST_DIST, "cli", "skirmish.duckop", NULL);
  g_autofree char *output = NULL, *wrong = NULL;

  g_assert_cmpint (run_with_input (fixture, "# nothing\nrule 4.3", &output, NULL, "play", skirmish,
                                   "--2", "quick", NULL),
                   ==, 0);
  assert_contains (output, "> rule 4.3\nA unit moves no farther than its movement value.\n");
  assert_lacks (output, "# nothing");

  write_file (fixture, "orders.txt", "rule 4.3\n\xff\nrule 4.3\n");
  g_assert_cmpint (
    run (fixture, &wrong, NULL, "play", skirmish, "--2", "quick", "--orders", "orders.txt", NULL),
    ==, 1);
  assert_contains (wrong, "\nThis is no text in UTF-8.\n");
  g_assert_true (strstr (wrong, "> rule 4.3") == strrchr (wrong, '>'));
}

/* A line without an end is not read for ever, whether it is in a file or typed. */
static void
test_endless (Fixture *fixture, gconstpointer data)
{
  g_autofree char *skirmish = g_test_build_filename (G_TEST_DIST, "cli", "skirmish.duckop", NULL);
  g_autofree char *line = g_strnfill (66000, 'x');
  g_autofree char *from_device = NULL, *typed = NULL, *errors = NULL;

  g_assert_cmpint (run (fixture, &from_device, &errors, "play", skirmish, "--2", "quick",
                        "--orders", "/dev/zero", NULL),
                   ==, 1);
  assert_contains (from_device, "\nNo order is as long as this line.\n");
  assert_contains (errors, "/dev/zero:1: this order is wrong\n");

  g_assert_cmpint (
    run_with_input (fixture, line, &typed, NULL, "play", skirmish, "--2", "quick", NULL), ==, 0);
  assert_contains (typed, "\nNo order is as long as this line.\n");
  assert_lacks (typed, "xxx");
}

/* What cannot be saved is said, and no success. */
static void
test_unsaved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *skirmish = g_test_build_filename (G_TEST_DIST, "cli", "skirmish.duckop", NULL);
  g_autofree char *folder = g_build_filename (fixture->folder, "game.duckgame", NULL);
  g_autofree char *output = NULL, *errors = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (run (fixture, &output, &errors, "play", skirmish, "--1", "random", "--2",
                        "random", "--save", "game.duckgame", NULL),
                   ==, 2);
  assert_lacks (output, "The game is saved");
  assert_contains (errors, "duckboard-cli: ");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  own_books_use ();
  ADD ("/cli/person/interrupt", test_interrupt);
  ADD ("/cli/person/quit", test_quit);
  ADD ("/cli/person/words", test_words);
  ADD ("/cli/person/names", test_names);
  ADD ("/cli/person/short-way", test_short_way);
  ADD ("/cli/person/entrenched.1.7/enemy", test_enemy);
  ADD ("/cli/person/entrenched.2.1/wrong-phase", test_wrong_phase);
  ADD ("/cli/person/entrenched.7.1/nobody-to-charge", test_nobody_to_charge);
  ADD ("/cli/person/entrenched.5.1/weapons", test_weapons);
  ADD ("/cli/person/entrenched.4.2/facing", test_facing);
  ADD ("/cli/person/look", test_look);
  ADD ("/cli/person/markers", test_markers);
  ADD ("/cli/person/any-lines", test_any_lines);
  ADD ("/cli/person/gun", test_gun);
  ADD ("/cli/person/aims", test_aims);
  ADD ("/cli/person/who-can", test_who_can);
  ADD ("/cli/person/last-line", test_last_line);
  ADD ("/cli/person/empires.1.1/bases", test_units_of_bases);
  ADD ("/cli/person/endless", test_endless);
  ADD ("/cli/person/unsaved", test_unsaved);
  return g_test_run ();
}

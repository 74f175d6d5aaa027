/* main.c: duckboard-cli: documents and games at the command line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <unistd.h>

#include "cli/complete.h"
#include "cli/help.h"
#include "store/disk/name.h"

/* An option for a number that was not given. */
#define NOT_GIVEN G_MININT

static const char usage[] = N_ (
  "Usage:\n"
  "  duckboard-cli list [KIND]                 what documents there are\n"
  "  duckboard-cli list amendments             what goes beyond the printed rules\n"
  "  duckboard-cli check FILE…                 say what is wrong with documents\n"
  "  duckboard-cli canon FILE                  print a document in its canonical form\n"
  "  duckboard-cli show FILE                   print an army, operation, campaign or game\n"
  "  duckboard-cli draw FILE -o PICTURE        draw a field: .png, .svg or .pdf\n"
  "  duckboard-cli import MAP -o FIELD         make a field of a Universal VTT map\n"
  "  duckboard-cli import TEXT -o ARMY         make an army of a text that was sent\n"
  "  duckboard-cli export FIELD -o MAP         make a Universal VTT map: .uvtt\n"
  "  duckboard-cli export ARMY -o FILE         make a roster for list builders, .ros or\n"
  "                                            .rosz, or a text to send, .txt\n"
  "  duckboard-cli export ARMY -o PICTURE      make a QR code of it, .png or .svg\n"
  "  duckboard-cli export BOOK -o FILE         make a catalogue for list builders, .cat,\n"
  "                                            or its game system, .gst\n"
  "  duckboard-cli export FILE -o OBJECT       make a saved object for Tabletop Simulator,\n"
  "                                            .json, of an army, field, operation or game\n"
  "  duckboard-cli export FILE -o PAGE         make a page for any browser, .html, in which\n"
  "                                            the document lies; Duckboard opens the page\n"
  "  duckboard-cli bundle OPERATION -o FILE    put it and all that it needs into one file\n"
  "  duckboard-cli print roster ARMY -o PDF    print an army's roster\n"
  "  duckboard-cli print book BOOK -o PDF      print an army book\n"
  "  duckboard-cli print operation FILE -o PDF print an operation: forces, victory, map\n"
  "  duckboard-cli print campaign FILE -o PDF  print a campaign with its operations\n"
  "  duckboard-cli print game GAME -o PDF      print a saved game, with present losses\n"
  "  duckboard-cli print evening FILE -o PDF   print all that two people need to play an\n"
  "                                            operation with dice and a ruler\n"
  "  duckboard-cli print counters FILE -o PDF  print units as counters to cut out; so with\n"
  "                                            standees, tokens, sticks, cards, tiles,\n"
  "                                            reference, clauses, record and tags\n"
  "  duckboard-cli print templates -o PDF      print the templates of a system at true size;\n"
  "                                            so with tokens, sticks, reference, clauses\n"
  "  duckboard-cli print test-sheet -o PDF     see how far a printer moves the backs of sheets\n"
  "  duckboard-cli odds WHO [WEAPON] WHOM      what weapons do on average\n"
  "  duckboard-cli photo OPERATION PICTURE… -o GAME   a game from photos of the table with\n"
  "                                            tags; of a game, how it stands by then\n"
  "  duckboard-cli photo FIELD PICTURE -o FIELD   a field with the photo below it\n"
  "  duckboard-cli sight FIELD X,Y X,Y         what is seen from one place of another\n"
  "  duckboard-cli play OPERATION              play; “help” says how\n"
  "  duckboard-cli play --type TYPE --army1 ARMY --army2 ARMY --field FIELD\n"
  "  duckboard-cli play CAMPAIGN               play what is left of it, battle by battle\n"
  "  duckboard-cli play GAME                   go on with a saved game\n"
  "  duckboard-cli campaign FILE               how its players stand, and their battles\n"
  "  duckboard-cli campaign FILE add NAME      one player more; of a new file with --system\n"
  "  duckboard-cli campaign FILE leave NAME    out goes a player who has not fought yet\n"
  "  duckboard-cli campaign FILE remove N      battle N is not played after all\n"
  "  duckboard-cli campaign FILE army NAME ARMY   his army; later, units that come to it\n"
  "  duckboard-cli campaign FILE player NAME   his army and battles\n"
  "  duckboard-cli campaign FILE rounds        everybody plays everybody; “round”: one round\n"
  "                                            more, by how they stand\n"
  "  duckboard-cli campaign FILE battle WHO WHO [N [ROUND]]   one more, of the N-th\n"
  "                                            operation; WHO: a player, “winner:3”, “loser:3”\n"
  "                                            or “bye”\n"
  "  duckboard-cli campaign FILE after N M [WHO]   battle N waits for battle M, and is only\n"
  "                                            played if WHO has won that\n"
  "  duckboard-cli campaign FILE record N WHO [KILLED KILLED]   battle N was won by WHO, or\n"
  "                                            by “draw”; or as a saved GAME has it\n"
  "  duckboard-cli campaign FILE lost N NAME UNITS   units that he lost in it: 3,5 or none\n"
  "  duckboard-cli campaign FILE undo N        take that back\n"
  "  duckboard-cli campaign FILE play N        play battle N and record it\n"
  "  duckboard-cli campaign FILE points WIN DRAW LOSS BYE   what they are worth\n"
  "  duckboard-cli campaign FILE ties WHAT…    what parts players who have as many\n"
  "  duckboard-cli campaign FILE carry losses experience   what is carried over, or none\n"
  "  duckboard-cli test OPERATION              see how fair it is, by many games\n"
  "  duckboard-cli test --type TYPE --army1 ARMY --army2 ARMY --field FIELD\n"
  "  duckboard-cli test --merge FILE… --json   the shards of many games become one\n"
  "  duckboard-cli test OPERATION --merge FILE…   the same as a report\n"
  "  duckboard-cli tournament OPERATION WHO WHO…   see which commander is the strongest\n"
  "  duckboard-cli balance ARMY ARMY…          see how armies fare, all against all\n"
  "  duckboard-cli balance BOOK…               see which unit types are worth their cost, by\n"
  "                                            many armies of books; --system NAME: of all\n"
  "  duckboard-cli balance --merge FILE…       the shards of many games become one\n"
  "  duckboard-cli replay GAME                 say what happened in a saved game\n"
  "  duckboard-cli story GAME [ROUND=PHOTO…] -o FILE   tell a battle: .html, .pdf, .md with\n"
  "                                            pictures, or as a moving picture, .png\n"
  "  duckboard-cli hash GAME                   print a number for the state of a game\n"
  "  duckboard-cli help [COMMAND]              this text, or what is about one command\n"
  "\n"
  "Options:\n"
  "  -o, --output FILE    what to write\n"
  "  -w, --width NUMBER   width of a picture: pixels of a PNG, mm of an SVG or PDF\n"
  "      --pace NUMBER    story: milliseconds for each order in a moving .png: 700\n"
  "  -p, --paper NAME     a4 (default), a3, a5 or letter\n"
  "      --scale 1:NUMBER draw: so much smaller than the table, printed\n"
  "      --dpi NUMBER     draw, print: dots per inch of a PNG\n"
  "      --layers         draw: an SVG in layers\n"
  "      --tiles          draw: a PDF over several sheets; full size without --scale\n"
  "      --overlap NUMBER draw, print: mm that sheets of a field have of the next, to glue\n"
  "      --booklet        print: two pages on a side, to fold\n"
  "      --outlines       print: letters of an SVG are shapes, which need no fonts\n"
  "      --black          in black and white\n"
  "      --save-ink       in black and white, with as little ink as can be read\n"
  "      --detail NAME    print: units in full (default), compact or line\n"
  "      --columns NUMBER print: of units; as many as the paper has room for without it\n"
  "      --landscape      print: the paper lies on its side\n"
  "      --without PARTS  print: without costs, notes, composition, turn, terrain, traits,\n"
  "                       map; several are separated by commas\n"
  "      --with PARTS     print: with what is left out else, on pages of its own: contents,\n"
  "                       reference, clauses, record, tiles, counters, standees, tokens,\n"
  "                       templates, sticks, cards; tags for photos, on counters too\n"
  "      --cards NAME     print: cards as for poker (default) or bridge\n"
  "      --backs EDGE     print: what is cut out on both sides of the paper, which is turned\n"
  "                       over its long or its short edge\n"
  "      --offset X,Y     print: mm that the printer moves backs to the right and down, as\n"
  "                       the test sheet shows\n"
  "      --plan           print: only say how many sheets of which stock it takes\n"
  "      --format NAME    show: an army as text (default), line, markdown, bbcode or html;\n"
  "                       test, balance: as text (default), markdown, csv or json\n"
  "      --markdown       show, test, balance: the same as --format markdown\n"
  "      --for-opponent   show: only what stands on the table\n"
  "      --no-costs       show: without costs\n"
  "      --corners PLACES photo: the field's corners in the picture, in pixels, from the\n"
  "                       top left one clockwise, instead of tags: \"9,7 800,9 802,600 5,598\"\n"
  "      --cover NAME     odds: how the target is covered, as its rules call it, such as\n"
  "                       heavy; a name that they do not know lists all\n"
  "      --wounds NUMBER  odds: that who attacks has left\n"
  "      --square LENGTH  import, export: a square of the map on the table (default: 1in)\n"
  "      --url ADDRESS    export: where the pictures of a saved object will lie\n"
  "      --no-pictures    export: a saved object of blocks of plain colours\n"
  "      --system NAME    sight, export, print templates, balance: by the rules of which\n"
  "                       system\n"
  "  -h, --help           this text\n"
  "      --version        the version\n"
  "\n"
  "Options of play, test, tournament, balance and replay:\n"
  "      --1 WHO, --2 WHO who commands side 1 and side 2: person, quick, recruit\n"
  "                       (makes mistakes), random, steady, veteran (both look ahead),\n"
  "                       or program:PATH, one of your own (doc/commanders.md); more\n"
  "                       seats that a system has are --3 to --8\n"
  "      --patience SECONDS  that such a program may take for an answer: 60\n"
  "      --type TYPE      a battle of a game type: assault, control, capture, attrition\n"
  "      --rounds NUMBER  rounds of such a battle\n"
  "      --level LEVEL    how hard the chart of Trench Club is: conscript, poilu,\n"
  "                       over-the-top, no-mans-land, shell-shock\n"
  "      --short-edges    zones on the short edges, if its field has none\n"
  "      --army1 ARMY, --army2 ARMY  for a side that brings one\n"
  "      --field FIELD    of such a battle\n"
  "      --seed NUMBER    the same seed and orders make the same game\n"
  "      --orders FILE    orders of persons, instead of the standard input\n"
  "      --dice LIST      the dice, instead of the program's: 3,5,1\n"
  "      --save FILE      save the game when it stops: a name that ends in .duckgame;\n"
  "                       of a campaign: where its results are kept, .duckcampaign\n"
  "      --post           play: as a file that goes from one person to the other\n"
  "      --log FORMAT     text (default), or json for programs\n"
  "      --to NUMBER      replay: only so many orders, and how it stands then\n"
  "      --seat NUMBER    replay: what that seat may know; without it all of a game\n"
  "                       that is over, else what the seat that is to decide may\n"
  "\n"
  "Options of play, test, tournament, balance and odds; without them as the operation says,\n"
  "else as printed:\n"
  "      --balanced       with all amendments to the printed rules\n"
  "      --as-printed     with none\n"
  "      --amend LIST     with these: E-5,E-27; “list amendments” says what they are\n"
  "\n"
  "Options of test, tournament and balance:\n"
  "      --games NUMBER   how many are played; of a tournament, by each two: 20; of\n"
  "                       balance: 2000\n"
  "      --armies NUMBER  balance: how many, with those that are made of books: 64\n"
  "      --points NUMBER  balance: that those may cost; the middle of what is recommended\n"
  "      --within PERCENT test: without --games, until shares are known so well: 5\n"
  "      --change-sides   test: in each second game the commanders have each other's side\n"
  "      --variants       test: what small changes do: who begins, rounds, a unit more …\n"
  "      --threads NUMBER that play at a time: as many as the machine has cores\n"
  "      --json           test, balance: the same as --format json; with -o FILE into a file\n"
  "      --shard I/N      test, balance: only the I-th part of the games, of N; needs --json\n"
  "      --merge          test, balance: of all such parts, in files, what all games came to\n"
  "\n"
  "FILE may be the name of a shipped document, as “list” prints it: langemarck.\n"
  "\n"
  "Exit status: 0 all right, 1 a document or an order is wrong, 2 a file cannot be\n"
  "read or written, or the call is not understood.\n");

#define HELP "help"

static const CliCommand commands[] = {
  { "list", cli_run_list, 0, 1, "list", "" },
  { "check", cli_run_check, 1, G_MAXUINT, "document", "" },
  { "canon", cli_run_canon, 1, 1, "document", "" },
  { "show", cli_run_show, 1, 1, ".duckarmy,.duckop,.duckcampaign,.duckgame",
    "markdown format for-opponent no-costs" },
  { "draw", cli_run_draw, 1, 1, ".duckfield",
    "output width paper scale dpi layers tiles overlap black save-ink" },
  { "import", cli_run_import, 1, 1, "file", "output square" },
  { "export", cli_run_export, 1, 1, "document", "output square system url no-pictures" },
  { "bundle", cli_run_bundle, 1, 1, ".duckop", "output" },
  { "print", cli_run_print, 1, 2, "print document",
    "output paper black save-ink overlap booklet dpi outlines system detail columns landscape "
    "cards backs offset plan with without" },
  { "campaign", cli_run_campaign, 1, 8, ".duckcampaign",
    "system save army1 army2 seed 1 2 patience orders dice log balanced as-printed amend" },
  { "odds", cli_run_odds, 2, 3, "unit-type", "cover wounds balanced as-printed amend" },
  { "photo", cli_run_photo, 2, G_MAXUINT, ".duckop,.duckfield,.duckgame file",
    "output corners seed" },
  { "sight", cli_run_sight, 3, 3, ".duckfield -", "system" },
  { "play", cli_run_play, 0, 1, ".duckop,.duckcampaign,.duckgame",
    "type army1 army2 field short-edges rounds level seed 1 2 3 4 5 6 7 8 patience orders dice "
    "save post "
    "log "
    "balanced as-printed amend" },
  { "test", cli_run_test, 0, G_MAXUINT, ".duckop file",
    "output type army1 army2 field short-edges rounds level seed 1 2 change-sides games within "
    "threads variants json format markdown shard merge balanced as-printed amend",
    .may_print = TRUE },
  { "tournament", cli_run_tournament, 3, G_MAXUINT, ".duckop commander",
    "army1 army2 level seed games threads patience balanced as-printed amend" },
  { "balance", cli_run_balance, 0, G_MAXUINT, ".duckarmy,.duckbook",
    "output system type field rounds level seed 1 2 armies points games threads json format "
    "markdown shard merge balanced as-printed amend",
    .may_print = TRUE },
  { "replay", cli_run_replay, 1, 1, ".duckgame", "to log seat" },
  { "story", cli_run_story, 1, G_MAXUINT, ".duckgame file", "output paper width pace" },
  { "hash", cli_run_hash, 1, 1, ".duckgame", "" },
  { NULL },
};

static gboolean
takes_option (const CliCommand *command, const char *name)
{
  g_auto (GStrv) names = g_strsplit (command->options, " ", -1);

  return g_strv_contains ((const char *const *) names, name);
}

static const CliCommand *
find_command (const char *name)
{
  for (guint i = 0; commands[i].name != NULL; i++)
    if (g_str_equal (name, commands[i].name))
      return &commands[i];

  return NULL;
}

static int
run (const CliCommand *command, char **words, guint n_words, const CliOptions *options)
{
  g_autoptr (StoreLibrary) library = NULL;

  if (command == NULL || n_words - 1 < command->minimum || n_words - 1 > command->maximum)
    return cli_fail (_ ("“%s” cannot be done so; see “duckboard-cli --help”"), words[0]);
  if (takes_option (command, "output") && !command->may_print && options->output == NULL
      && !options->plan)
    return cli_fail (_ ("“%s” needs -o FILE: what to write"), words[0]);

  for (guint i = 1; i < n_words && options->output != NULL; i++)
    if (store_is_same_file (words[i], options->output))
      return cli_fail (_ ("“%s” is what is read: write to another file"), options->output);

  library = store_library_new (NULL);
  return command->run (library, words + 1, n_words - 1, options);
}

/* What is asked for without a command. */
typedef struct
{
  gboolean help;
  gboolean version;
  gboolean completed; /* a shell's has been answered */
} Questions;

/* Whether the command takes the option, if it was given, and a number is one. What is wrong is
 * said. Numbers that were not given become 0. */
static gboolean
settle_option (const GOptionEntry *entry, const CliCommand *command, const CliOptions *options)
{
  gboolean is_given;
  const int *overlap = &options->overlap;
  int *number = entry->arg_data;

  if (entry->arg == G_OPTION_ARG_NONE)
    is_given = *(const gboolean *) entry->arg_data;
  else if (entry->arg == G_OPTION_ARG_DOUBLE)
    is_given = *(const double *) entry->arg_data != 0;
  else if (entry->arg == G_OPTION_ARG_INT)
    is_given = *number != NOT_GIVEN;
  else
    is_given = *(char *const *) entry->arg_data != NULL;
  if (entry->arg == G_OPTION_ARG_INT && !is_given)
    *number = 0;

  if (is_given && !takes_option (command, entry->long_name))
    cli_fail (_ ("“%s” takes no --%s; see “duckboard-cli --help”"), command->name,
              entry->long_name);
  else if (is_given && number == overlap && *number < 0)
    cli_fail (_ ("--%s must not be below 0"), entry->long_name);
  else if (is_given && entry->arg == G_OPTION_ARG_INT && *number <= 0 && number != overlap)
    cli_fail (_ ("--%s must be a number above 0"), entry->long_name);
  else
    return TRUE;

  return FALSE;
}

/* Whether the word gives the option: by its name, or by its letter, among others too. */
static gboolean
gives (const char *word, const char *option, char letter)
{
  gsize length = strlen (option);

  if (g_str_has_prefix (word, "--"))
    return g_str_has_prefix (word, option) && (word[length] == '\0' || word[length] == '=');
  return letter != '\0' && word[0] == '-' && strchr (word + 1, letter) != NULL;
}

/* Of two values the later one would hold. FALSE after saying what is given twice. */
static gboolean
check_once (const GOptionEntry *entry, char **words)
{
  g_autofree char *option = g_strdup_printf ("--%s", entry->long_name);
  guint n = 0;

  for (; *words != NULL && !g_str_equal (*words, "--"); words++)
    n += gives (*words, option, entry->short_name) ? 1 : 0;
  if (n < 2 || entry->arg == G_OPTION_ARG_NONE)
    return TRUE;
  cli_fail (_ ("“%s” is given twice"), option);
  return FALSE;
}

/* FALSE after saying what is wrong. command: what the first word names, or NULL. */
static gboolean
parse (int *argc, char ***argv, CliOptions *options, Questions *questions,
       const CliCommand **command)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options->output, NULL, NULL },
    { "width", 'w', 0, G_OPTION_ARG_INT, &options->width, NULL, NULL },
    { "paper", 'p', 0, G_OPTION_ARG_STRING, &options->paper, NULL, NULL },
    { "scale", 0, 0, G_OPTION_ARG_STRING, &options->scale, NULL, NULL },
    { "dpi", 0, 0, G_OPTION_ARG_DOUBLE, &options->dpi, NULL, NULL },
    { "layers", 0, 0, G_OPTION_ARG_NONE, &options->layers, NULL, NULL },
    { "tiles", 0, 0, G_OPTION_ARG_NONE, &options->tiles, NULL, NULL },
    { "black", 0, 0, G_OPTION_ARG_NONE, &options->black, NULL, NULL },
    { "overlap", 0, 0, G_OPTION_ARG_INT, &options->overlap, NULL, NULL },
    { "booklet", 0, 0, G_OPTION_ARG_NONE, &options->booklet, NULL, NULL },
    { "outlines", 0, 0, G_OPTION_ARG_NONE, &options->outlines, NULL, NULL },
    { "save-ink", 0, 0, G_OPTION_ARG_NONE, &options->save_ink, NULL, NULL },
    { "markdown", 0, 0, G_OPTION_ARG_NONE, &options->markdown, NULL, NULL },
    { "format", 0, 0, G_OPTION_ARG_STRING, &options->format, NULL, NULL },
    { "for-opponent", 0, 0, G_OPTION_ARG_NONE, &options->for_opponent, NULL, NULL },
    { "no-costs", 0, 0, G_OPTION_ARG_NONE, &options->no_costs, NULL, NULL },
    { "pace", 0, 0, G_OPTION_ARG_INT, &options->pace, NULL, NULL },
    { "detail", 0, 0, G_OPTION_ARG_STRING, &options->detail, NULL, NULL },
    { "columns", 0, 0, G_OPTION_ARG_INT, &options->columns, NULL, NULL },
    { "cards", 0, 0, G_OPTION_ARG_STRING, &options->cards, NULL, NULL },
    { "backs", 0, 0, G_OPTION_ARG_STRING, &options->backs, NULL, NULL },
    { "offset", 0, 0, G_OPTION_ARG_STRING, &options->offset, NULL, NULL },
    { "plan", 0, 0, G_OPTION_ARG_NONE, &options->plan, NULL, NULL },
    { "landscape", 0, 0, G_OPTION_ARG_NONE, &options->landscape, NULL, NULL },
    { "with", 0, 0, G_OPTION_ARG_STRING, &options->with, NULL, NULL },
    { "without", 0, 0, G_OPTION_ARG_STRING, &options->without, NULL, NULL },
    { "corners", 0, 0, G_OPTION_ARG_STRING, &options->corners, NULL, NULL },
    { "cover", 0, 0, G_OPTION_ARG_STRING, &options->cover, NULL, NULL },
    { "wounds", 0, 0, G_OPTION_ARG_INT, &options->wounds, NULL, NULL },
    { "square", 0, 0, G_OPTION_ARG_STRING, &options->square, NULL, NULL },
    { "url", 0, 0, G_OPTION_ARG_STRING, &options->url, NULL, NULL },
    { "no-pictures", 0, 0, G_OPTION_ARG_NONE, &options->no_pictures, NULL, NULL },
    { "system", 0, 0, G_OPTION_ARG_STRING, &options->system, NULL, NULL },
    { "balanced", 0, 0, G_OPTION_ARG_NONE, &options->balanced, NULL, NULL },
    { "as-printed", 0, 0, G_OPTION_ARG_NONE, &options->as_printed, NULL, NULL },
    { "amend", 0, 0, G_OPTION_ARG_STRING, &options->amend, NULL, NULL },
    { "type", 0, 0, G_OPTION_ARG_STRING, &options->type, NULL, NULL },
    { "army1", 0, 0, G_OPTION_ARG_FILENAME, &options->army1, NULL, NULL },
    { "army2", 0, 0, G_OPTION_ARG_FILENAME, &options->army2, NULL, NULL },
    { "field", 0, 0, G_OPTION_ARG_FILENAME, &options->field, NULL, NULL },
    { "short-edges", 0, 0, G_OPTION_ARG_NONE, &options->short_edges, NULL, NULL },
    { "rounds", 0, 0, G_OPTION_ARG_INT, &options->rounds, NULL, NULL },
    { "level", 0, 0, G_OPTION_ARG_STRING, &options->level, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options->seed, NULL, NULL },
    { "1", 0, 0, G_OPTION_ARG_FILENAME, &options->players[0], NULL, NULL },
    { "2", 0, 0, G_OPTION_ARG_FILENAME, &options->players[1], NULL, NULL },
    { "3", 0, 0, G_OPTION_ARG_FILENAME, &options->players[2], NULL, NULL },
    { "4", 0, 0, G_OPTION_ARG_FILENAME, &options->players[3], NULL, NULL },
    { "5", 0, 0, G_OPTION_ARG_FILENAME, &options->players[4], NULL, NULL },
    { "6", 0, 0, G_OPTION_ARG_FILENAME, &options->players[5], NULL, NULL },
    { "7", 0, 0, G_OPTION_ARG_FILENAME, &options->players[6], NULL, NULL },
    { "8", 0, 0, G_OPTION_ARG_FILENAME, &options->players[7], NULL, NULL },
    { "patience", 0, 0, G_OPTION_ARG_INT, &options->patience, NULL, NULL },
    { "seat", 0, 0, G_OPTION_ARG_INT, &options->seat, NULL, NULL },
    { "orders", 0, 0, G_OPTION_ARG_FILENAME, &options->orders, NULL, NULL },
    { "dice", 0, 0, G_OPTION_ARG_STRING, &options->dice, NULL, NULL },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &options->save, NULL, NULL },
    { "post", 0, 0, G_OPTION_ARG_NONE, &options->post, NULL, NULL },
    { "to", 0, 0, G_OPTION_ARG_STRING, &options->to, NULL, NULL },
    { "log", 0, 0, G_OPTION_ARG_STRING, &options->log, NULL, NULL },
    { "games", 0, 0, G_OPTION_ARG_INT, &options->games, NULL, NULL },
    { "change-sides", 0, 0, G_OPTION_ARG_NONE, &options->change_sides, NULL, NULL },
    { "within", 0, 0, G_OPTION_ARG_DOUBLE, &options->within, NULL, NULL },
    { "threads", 0, 0, G_OPTION_ARG_INT, &options->threads, NULL, NULL },
    { "variants", 0, 0, G_OPTION_ARG_NONE, &options->variants, NULL, NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options->json, NULL, NULL },
    { "shard", 0, 0, G_OPTION_ARG_STRING, &options->shard, NULL, NULL },
    { "merge", 0, 0, G_OPTION_ARG_NONE, &options->merge, NULL, NULL },
    { "armies", 0, 0, G_OPTION_ARG_INT, &options->armies, NULL, NULL },
    { "points", 0, 0, G_OPTION_ARG_INT, &options->points, NULL, NULL },
    { "help", 'h', 0, G_OPTION_ARG_NONE, &questions->help, NULL, NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, &questions->version, NULL, NULL },
    { NULL },
  };

  options->width = options->wounds = options->rounds = NOT_GIVEN;
  options->games = options->threads = options->seat = options->columns = NOT_GIVEN;
  options->overlap = options->patience = options->pace = NOT_GIVEN;
  options->armies = options->points = NOT_GIVEN;
  /* What is still being written is no call yet. */
  if (*argc > 1 && g_str_equal ((*argv)[1], CLI_COMPLETE))
    {
      cli_complete (commands, entries, *argv + 2);
      return questions->completed = TRUE;
    }

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_add_main_entries (context, entries, NULL);
  for (guint i = 0; entries[i].long_name != NULL; i++)
    if (!check_once (&entries[i], *argv))
      return FALSE;
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      cli_fail ("%s", error->message);
      return FALSE;
    }

  *command = *argc > 1 ? find_command ((*argv)[1]) : NULL;
  if (*command == NULL || questions->help || questions->version)
    return TRUE;

  for (guint i = 0; entries[i].long_name != NULL; i++)
    if (!settle_option (&entries[i], *command, options))
      return FALSE;

  return TRUE;
}

static void
clear_options (CliOptions *options)
{
  g_free (options->output);
  g_free (options->paper);
  g_free (options->scale);
  g_free (options->format);
  g_free (options->detail);
  g_free (options->cards);
  g_free (options->backs);
  g_free (options->offset);
  g_free (options->with);
  g_free (options->without);
  g_free (options->corners);
  g_free (options->cover);
  g_free (options->square);
  g_free (options->url);
  g_free (options->system);
  g_free (options->amend);
  g_free (options->type);
  g_free (options->army1);
  g_free (options->army2);
  g_free (options->field);
  g_free (options->level);
  g_free (options->seed);
  for (guint i = 0; i < G_N_ELEMENTS (options->players); i++)
    g_free (options->players[i]);
  g_free (options->orders);
  g_free (options->dice);
  g_free (options->save);
  g_free (options->to);
  g_free (options->log);
  g_free (options->shard);
}

/* Of a command, whatever follows it: "help print roster"; or of all. */
static int
help (char **words, guint n_words)
{
  const CliCommand *command = n_words > 0 ? find_command (words[0]) : NULL;
  g_autofree char *text = NULL;

  if (n_words == 0 || g_str_equal (words[0], HELP))
    {
      g_print ("%s", _ (usage));
      return CLI_RIGHT;
    }
  if (command == NULL)
    return cli_fail (_ ("there is no command “%s”; see “duckboard-cli --help”"), words[0]);

  text = cli_help_dup (_ (usage), command->name, command->options);
  g_print ("%s", text);
  return CLI_RIGHT;
}

static int
answer (const CliCommand *command, char **words, guint n_words, const CliOptions *options,
        const Questions *questions)
{
  if (questions->help)
    return help (words, command != NULL ? n_words : 0);
  if (questions->version)
    {
      g_print ("duckboard-cli %s\n", DUCK_VERSION);
      return CLI_RIGHT;
    }
  if (n_words == 0)
    {
      g_printerr ("%s", _ (usage));
      return CLI_UNREADABLE;
    }

  if (g_str_equal (words[0], HELP))
    return help (words + 1, n_words - 1);
  return run (command, words, n_words, options);
}

/* Files that are opened later must not become the standard output of somebody who closed it. What
 * is written to these fails. */
static void
open_standard_files (void)
{
  for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++)
    if (fcntl (file, F_GETFD) < 0 && errno == EBADF)
      open ("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int
main (int argc, char **argv)
{
  CliOptions options = { 0 };
  Questions questions = { 0 };
  const CliCommand *command = NULL;
  int status = CLI_UNREADABLE;

  open_standard_files ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, DUCK_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  cli_guard_terminal ();

  if (parse (&argc, &argv, &options, &questions, &command))
    status = questions.completed
               ? CLI_RIGHT
               : answer (command, argv + 1, (guint) argc - 1, &options, &questions);

  clear_options (&options);
  if (fflush (stdout) != 0 || ferror (stdout) != 0)
    status = cli_fail (_ ("not all could be written to the standard output"));
  return status;
}

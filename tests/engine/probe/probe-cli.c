/* probe-cli.c: plays the probe from standard input
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <string.h>

#include "engine/game/session.h"
#include "engine/solo/random.h"
#include "probe.h"

#define N_ROUNDS 6
#define MAX_OPTIONS 128
#define MAX_EVENTS 64

static const char help[]
  = "An order, such as: 1 move pieces.0 heading=1 distance=2\n"
    "dice 3,4      more answers, after which the order that lacked them is given again\n"
    "options SEAT  what the seat may do\n"
    "hash  state  orders  back N  help  quit\n";

typedef struct
{
  WarGame *game;
  WarSession session;
  gint view; /* a seat, or WAR_NONE: all is shown */
} Cli;

static const WarPlay *
get_play (const Cli *cli)
{
  return cli->game->setup->play;
}

static void
print_event (const Cli *cli, const WarEvent *event)
{
  if (cli->view != WAR_NONE && (event->seats >> cli->view & 1) == 0)
    return;

  printf ("  %s", get_play (cli)->events[event->kind]);
  if (event->actor != WAR_NONE)
    printf (" %d", event->actor);
  if (event->target != WAR_NONE)
    printf (" -> %d", event->target);
  for (guint i = 0; i < event->n_dice; i++)
    printf ("%s%u", i == 0 ? " dice " : ",", event->dice[i]);
  printf (" (%s)\n", event->clause);
}

static void
print_domain (const WarDomain *domain)
{
  for (guint i = 0; i < domain->n_ranges; i++)
    {
      const WarRange *range = &domain->ranges[i];

      printf ("%s%d", i > 0 ? "|" : "", range->minimum);
      if (range->maximum > range->minimum)
        printf ("..%d", range->maximum);
    }
  if (domain->n_ranges == 0)
    printf ("?");
}

/* What comes after the first argument depends on it, and is shown as "?". */
static void
print_options (const Cli *cli, gint seat)
{
  static WarOption options[MAX_OPTIONS];
  guint n_options = get_play (cli)->list (cli->game->setup, cli->game->state, seat, WAR_NONE,
                                          options, MAX_OPTIONS);

  for (guint i = 0; i < MIN (n_options, MAX_OPTIONS); i++)
    {
      const WarOrderKind *kind = &get_play (cli)->orders[options[i].kind];

      printf ("  %d %s", seat + 1, kind->name);
      if (kind->actor != WAR_NONE)
        printf (" %s.%d", war_table_get_name ((WarTable) kind->actor), options[i].actor);
      for (guint j = 0; kind->arguments[j].name != NULL; j++)
        {
          printf (" %s=", kind->arguments[j].name);
          print_domain (&options[i].arguments[j]);
        }
      printf ("%s%s\n", kind->targets != WAR_NONE ? " targets=?" : "",
              kind->has_text ? " text=\"\"" : "");
    }
}

static void
print_seats (const char *name, guint32 seats)
{
  printf ("; %s", name);
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    if ((seats >> seat & 1) != 0)
      printf (" %d", seat + 1);
  if (seats == 0)
    printf (" nobody");
}

static void
print_notes (const Cli *cli)
{
  for (gint seat = 0; seat < PROBE_N_SEATS; seat++)
    {
      gint32 number = war_state_peek_row (cli->game->setup->layout, cli->game->state,
                                          WAR_TABLE_SEATS, (guint) seat)[PROBE_SEAT_NOTE];

      /* The state keeps the number of the order, the records its text. */
      if (number != WAR_NONE && (cli->view == WAR_NONE || cli->view == seat))
        printf ("note to %d: %s\n", seat + 1,
                g_array_index (cli->game->records, WarRecord, number).order.text);
    }
}

static void
print_situation (const Cli *cli)
{
  const gint32 *cells
    = war_state_peek_row (cli->game->setup->layout, cli->game->state, WAR_TABLE_GAME, 0);
  gint winner = get_play (cli)->get_winner (cli->game->setup, cli->game->state);
  guint32 must, may;

  if (winner != WAR_WINNER_NONE)
    {
      printf ("end: %s\n", winner == WAR_WINNER_DRAW     ? "a draw"
                           : winner == WAR_WINNER_SIDE_1 ? "side 1 wins"
                                                         : "side 2 wins");
      return;
    }

  war_decision_get_seats (cli->game->setup, cli->game->state, &must, &may);
  printf ("round %d, %s", cells[WAR_GAME_ROUND], get_play (cli)->phases[cells[WAR_GAME_PHASE]]);
  print_seats ("must", must);
  print_seats ("may", may);
  printf ("\n");
  print_notes (cli);
}

static void
print_refusal (const WarRefusal *refusal)
{
  printf ("refused: %u", refusal->kind);
  for (guint i = 0; i < 2; i++)
    printf (" %d", refusal->arguments[i]);
  printf (" (%s)\n", refusal->clause != NULL ? refusal->clause : "engine");
}

static gboolean
give (Cli *cli, const WarOrder *order)
{
  WarEvent items[MAX_EVENTS];
  WarEvents events = { .items = items, .capacity = MAX_EVENTS };
  WarRefusal refusal;
  WarOutcome outcome = war_session_give (&cli->session, order, &events, &refusal);
  const WarQuestion *missing = &cli->session.missing;

  if (outcome == WAR_OUTCOME_REFUSED)
    print_refusal (&refusal);
  else if (outcome == WAR_OUTCOME_WRONG_ANSWER)
    printf ("wrong dice\n");
  else
    for (guint i = 0; i < events.n_items; i++)
      print_event (cli, &items[i]);

  if (outcome == WAR_OUTCOME_NEEDS_ANSWER)
    printf ("needs: %s, %u of %u, seat %d (%s)\n", missing->purpose, missing->count, missing->sides,
            missing->owner + 1, missing->clause);

  return outcome == WAR_OUTCOME_DONE;
}

/* The chart's seat goes on by itself, and so do commanders. */
static void
go_on (Cli *cli)
{
  WarStep step = war_session_get_step (&cli->session);

  while (step.kind == WAR_STEP_RULES || step.kind == WAR_STEP_COMMANDER)
    {
      WarOrder order;

      if (!war_session_choose (&cli->session, step.seat, &order))
        g_error ("seat %d has no order to give", step.seat + 1);
      if (step.kind == WAR_STEP_RULES)
        printf ("seat %d goes on by the chart\n", step.seat + 1);
      if (!give (cli, &order) && !cli->session.is_waiting)
        g_error ("seat %d has an order that cannot be given", step.seat + 1);
      step = war_session_get_step (&cli->session);
    }

  print_situation (cli);
}

static gboolean
add_dice (Cli *cli, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gint64 value;
      gint32 die;

      if (!g_ascii_string_to_signed (words[i], 10, G_MININT32, G_MAXINT32, &value, NULL))
        return FALSE;
      die = (gint32) value;
      g_array_append_val (cli->session.dice, die);
    }

  return TRUE;
}

/* The whole state, or what the seat may know of it. */
static void
print_state (const Cli *cli, gboolean is_hash)
{
  const WarSetup *setup = cli->game->setup;
  g_autofree WarState *state = war_state_copy (cli->game->state);
  g_autofree char *text = NULL;

  if (cli->view != WAR_NONE)
    war_play_view (setup, cli->game->state, cli->view, 0, state);

  text = war_state_to_text (setup->layout, state);
  if (is_hash)
    printf ("hash %016" G_GINT64_MODIFIER "x\n", war_state_hash (setup->layout, state));
  else
    fputs (text, stdout);
}

static void
take_order (Cli *cli, const char *line)
{
  g_autofree char *message = NULL;
  WarOrder order;

  if (!war_order_from_text (&order, line, get_play (cli)->orders, &message))
    printf ("not understood: %s\n", message);
  else if (give (cli, &order))
    go_on (cli);
}

/* FALSE to end. */
static gboolean
take_line (Cli *cli, char *line)
{
  g_auto (GStrv) words = g_strsplit (g_strstrip (line), " ", 2);
  gint64 number;

  if (words[0] == NULL)
    return TRUE;
  if (g_str_equal (line, "quit"))
    return FALSE;

  if (g_str_equal (line, "help"))
    fputs (help, stdout);
  else if (g_str_equal (line, "hash") || g_str_equal (line, "state"))
    print_state (cli, line[0] == 'h');
  else if (g_str_equal (line, "orders"))
    {
      g_autofree char *text = war_game_to_text (cli->game);

      fputs (text, stdout);
    }
  else if (g_str_equal (words[0], "dice") && words[1] != NULL && add_dice (cli, words[1]))
    {
      WarOrder waiting = cli->session.waiting;

      if (cli->session.is_waiting && give (cli, &waiting))
        go_on (cli);
    }
  else if (g_str_equal (words[0], "options") && words[1] != NULL
           && g_ascii_string_to_signed (words[1], 10, 1, PROBE_N_SEATS, &number, NULL))
    print_options (cli, (gint) number - 1);
  else if (g_str_equal (words[0], "back") && words[1] != NULL
           && g_ascii_string_to_signed (words[1], 10, 0, cli->game->records->len, &number, NULL))
    {
      war_session_go_back (&cli->session, (guint) number);
      print_situation (cli);
    }
  else
    take_order (cli, line);

  return TRUE;
}

int
main (int argc, char **argv)
{
  gint64 seed = 1;
  gint view = 0;
  gboolean is_random = FALSE;
  g_autofree char *dice = NULL;
  g_autoptr (GError) error = NULL;
  const GOptionEntry entries[]
    = { { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "The seed of the game", "N" },
        { "dice", 0, 0, G_OPTION_ARG_STRING, &dice, "The dice, instead of random ones", "LIST" },
        { "view", 0, 0, G_OPTION_ARG_INT, &view, "Show only what this seat may know", "SEAT" },
        { "random", 0, 0, G_OPTION_ARG_NONE, &is_random, "Leave the persons' seats to chance",
          NULL },
        { NULL } };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (WarOperation) operation = probe_operation_new (N_ROUNDS);
  g_autoptr (WarSetup) setup = NULL;
  WarSetupFault fault;
  Cli cli = { 0 };
  char line[1024];

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc > 1 || view < 0
      || view > PROBE_N_SEATS)
    {
      fprintf (stderr, "probe-cli: %s\n", error != NULL ? error->message : "see --help");
      return 2;
    }

  setup = war_setup_new (operation, &fault);
  cli.game = war_game_new (setup, (guint64) seed);
  cli.view = view - 1;
  war_session_init (&cli.session, cli.game);
  cli.session.is_rolled_by_hand = dice != NULL;
  for (gint seat = 0; is_random && seat < PROBE_N_SEATS; seat++)
    cli.session.commanders[seat] = war_random_command;
  if (dice != NULL && dice[0] != '\0' && !add_dice (&cli, dice))
    fprintf (stderr, "probe-cli: “%s” are no dice\n", dice);

  go_on (&cli);
  while (fgets (line, sizeof line, stdin) != NULL && take_line (&cli, line))
    fflush (stdout);

  war_session_clear (&cli.session);
  war_game_free (cli.game);
  return 0;
}

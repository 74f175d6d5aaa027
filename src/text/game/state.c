/* state.c: the situation in a game, as text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/state.h"

#include <glib/gi18n-lib.h>

#include "engine/solo/commander.h"
#include "text/game/play-private.h"
#include "text/words/phrase.h"

char *
text_state (const WarSetup *setup, const WarState *state)
{
  return text_play_get (setup)->state (setup, state);
}

char *
text_situation (const WarSetup *setup, const WarState *state)
{
  return text_play_get (setup)->situation (setup, state);
}

char *
text_outcome (const WarSetup *setup, const WarState *state)
{
  gint winner = setup->play->get_winner (setup, state);

  if (winner == WAR_WINNER_NONE)
    return NULL;
  if (winner == WAR_WINNER_DRAW)
    return g_strdup (_ ("A draw"));
  /* Translators: %s is a side */
  return g_strdup_printf (_ ("Won by %s"), text_side (setup, winner - 1));
}

char *
text_round (const WarSetup *setup, gint round)
{
  return text_play_get (setup)->has_turns ? g_strdup_printf (_ ("Turn %d"), round)
                                          : g_strdup_printf (_ ("Round %d"), round);
}

char *
text_turn (const WarSetup *setup, const WarState *state)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  g_autofree char *outcome = text_outcome (setup, state);
  g_autofree char *round = NULL;

  if (outcome != NULL && game[WAR_GAME_ROUND] < 1)
    return g_steal_pointer (&outcome);
  if (outcome == NULL && (game[WAR_GAME_ROUND] < 1 || game[WAR_GAME_SIDE] == WAR_NONE))
    return text_situation (setup, state);

  round = text_round (setup, game[WAR_GAME_ROUND]);
  /* Translators: the round of a game, and the side whose turn it is, or who has won: "Round 3 ·
     Entente" */
  return g_strdup_printf (C_ ("turn", "%s · %s"), round,
                          outcome != NULL ? outcome : text_side (setup, game[WAR_GAME_SIDE]));
}

char *
text_progress (const WarSetup *setup, const WarState *state)
{
  return setup->play->get_winner (setup, state) == WAR_WINNER_NONE ? text_situation (setup, state)
                                                                   : text_turn (setup, state);
}

char *
text_result (const WarSetup *setup, const WarState *state)
{
  return text_play_get (setup)->result (setup, state);
}

char *
text_piece (const WarSetup *setup, gint piece)
{
  return text_play_get (setup)->piece (setup, piece);
}

const char *
text_side (const WarSetup *setup, gint side)
{
  return setup->operation->forces[side]->name;
}

static char *
dup_seat (const WarSetup *setup, guint seat)
{
  const TextPlay *play = text_play_get (setup);

  return play->seat != NULL ? play->seat (setup, (gint) seat) : NULL;
}

static gint
get_side (const WarSetup *setup, const WarState *state, guint seat)
{
  return war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, seat)[WAR_SEAT_SIDE];
}

char *
text_seat (const WarSetup *setup, const WarState *state, guint seat)
{
  gint its = get_side (setup, state, seat);
  g_autofree char *name = dup_seat (setup, seat);
  const char *side;

  if (its == WAR_NONE && name != NULL)
    return text_capitalised (name);

  side = its != WAR_NONE ? text_side (setup, its) : "";
  /* Translators: a side, and who of it: "company 2" */
  return name != NULL ? g_strdup_printf (C_ ("seat", "%s, %s"), side, name) : g_strdup (side);
}

static char *
dup_commander (const char *id)
{
  static const struct
  {
    const char *id;
    const char *words;
  } names[] = {
    { "random", N_ ("anybody (program)") },
    { "recruit", N_ ("the recruit (program)") },
    { "quick", N_ ("the lieutenant (program)") },
    { "steady", N_ ("the captain (program)") },
    { "veteran", N_ ("the colonel (program)") },
  };

  if (g_str_equal (id, WAR_COMMANDER_PERSON))
    return g_strdup (_ ("a person"));
  if (war_commander_is_person (id))
    return g_strdup (_ ("another person"));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (id, names[i].id))
      return g_strdup (_ (names[i].words));
  return g_strdup (_ ("the program"));
}

static gboolean
is_automatic (const WarSetup *setup, const WarState *state, guint seat)
{
  return war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, seat)[WAR_SEAT_CONTROL]
         == WAR_CONTROL_AUTOMATIC;
}

static char *
dup_automaton (const WarSetup *setup)
{
  const char *words = text_play_get (setup)->automaton_in_sentence;

  return g_strdup (words != NULL ? _ (words) : _ ("the rules"));
}

char *
text_commander (const WarSetup *setup, const WarState *state, const char *const *commanders,
                gint side)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint seat = 0; commanders != NULL && commanders[seat] != NULL
                       && seat < setup->layout->tables[WAR_TABLE_SEATS].n_rows;
       seat++)
    {
      g_autofree char *name = NULL, *whose = NULL;

      if (get_side (setup, state, seat) != side)
        continue;
      name = is_automatic (setup, state, seat) ? dup_automaton (setup)
                                               : dup_commander (commanders[seat]);
      whose = dup_seat (setup, seat);
      g_string_append (names, names->len > 0 ? ", " : "");
      if (whose != NULL)
        /* Translators: who of a side: "company 2", and who commands it: "a person" */
        g_string_append_printf (names, C_ ("seat", "%s: %s"), whose, name);
      else
        g_string_append (names, name);
    }
  if (names->len == 0)
    return NULL;
  /* Translators: %s: “a person”, or “the program” */
  return g_strdup_printf (_ ("Commanded by %s"), names->str);
}

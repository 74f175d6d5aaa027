/* commander.c: who commands a side, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/solo/commander.h"

#include <glib/gi18n-lib.h>

#include "engine/solo/commander.h"
#include "text/game/play-private.h"

const char *
text_commander_automaton (const WarSystem *system)
{
  g_return_val_if_fail (system != NULL, NULL);

  const TextPlay *play = text_play_find (system);

  return play != NULL && play->automaton != NULL
           ? g_dpgettext2 (GETTEXT_PACKAGE, "who commands", play->automaton)
           : _ ("The rules");
}

const char *
text_commander_name (const char *id)
{
  static const struct
  {
    const char *id;
    const char *words;
  } commanders[] = {
    { "person", N_ ("A person") },
    { "quick", N_ ("The program") },
    { "random", N_ ("The program, at random") },
    { "steady", N_ ("The program, looking ahead") },
    { "veteran", N_ ("The program, looking ahead longer") },
    { WAR_COMMANDER_PROGRAM, N_ ("A program of somebody's own") },
  };

  static const char *const others[] = {
    N_ ("A second person"), N_ ("A third person"), N_ ("A fourth person"),
    N_ ("A fifth person"),  N_ ("A sixth person"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (commanders); i++)
    if (g_str_equal (commanders[i].id, id))
      return _ (commanders[i].words);
  for (guint i = 1; war_commander_list_persons ()[i] != NULL; i++)
    if (g_str_equal (war_commander_list_persons ()[i], id))
      return _ (others[i - 1]);

  return id;
}

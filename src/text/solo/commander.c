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

/* Ranks are easier to tell apart than ways of searching, and say who is hard to beat. */
static const struct
{
  const char *id;
  const char *name;
  const char *manner; /* or NULL */
} commanders[] = {
  { "person", N_ ("A person"), NULL },
  { "random", N_ ("Anybody (program)"),
    N_ ("Gives any order that the rules allow, at random: hardly an enemy.") },
  { "recruit", N_ ("Recruit (program)"),
    N_ ("Overlooks some orders, forgets units, fires at who is nearest, and loses sight of what it "
        "wins by.") },
  { "quick", N_ ("Lieutenant (program)"),
    N_ ("Weighs each order by itself and gives the best at once, without a plan.") },
  { "steady", N_ ("Captain (program)"),
    N_ ("Before each turn thinks several plans through to the end, and follows the best.") },
  { "veteran", N_ ("Colonel (program)"),
    N_ ("Thinks as the captain does, three times as long: the hardest to beat.") },
  { WAR_COMMANDER_PROGRAM, N_ ("A program of somebody's own"), NULL },
};

const char *
text_commander_manner (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (commanders); i++)
    if (g_str_equal (commanders[i].id, id))
      return commanders[i].manner != NULL ? _ (commanders[i].manner) : NULL;
  return NULL;
}

const char *
text_commander_name (const char *id)
{
  static const char *const others[] = {
    N_ ("A second person"), N_ ("A third person"), N_ ("A fourth person"),
    N_ ("A fifth person"),  N_ ("A sixth person"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (commanders); i++)
    if (g_str_equal (commanders[i].id, id))
      return _ (commanders[i].name);
  for (guint i = 1; war_commander_list_persons ()[i] != NULL; i++)
    if (g_str_equal (war_commander_list_persons ()[i], id))
      return _ (others[i - 1]);

  return id;
}

/* order.c: orders and decisions, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/order.h"

#include <glib/gi18n-lib.h>

#include "engine/game/decision.h"
#include "text/game/foresight.h"
#include "text/game/play-private.h"
#include "text/words/phrase.h"

char *
text_order (const WarSetup *setup, const WarOrder *order)
{
  return text_play_get (setup)->order (setup, order);
}

/* NULL: the system has none. Free it. */
static char *
find_phrase (const WarSetup *setup, const WarChoice *choice)
{
  const TextPlay *play = text_play_get (setup);

  return play->choice != NULL ? play->choice (choice) : NULL;
}

/* How what is chosen is told apart from other choices of the kind. */
char *
text_choice (const WarSetup *setup, const WarChoice *choice)
{
  char *phrase = find_phrase (setup, choice);
  gboolean is_placed = setup->play->orders[choice->order.kind].role == WAR_ORDER_PLACES;
  GString *text;

  if (phrase != NULL)
    return phrase;

  text = g_string_new (_ (text_play_get (setup)->orders[choice->order.kind]));
  for (guint i = 0; i < choice->n_chosen; i++)
    {
      /* Who can be placed in one way only is not told which, nor who may not that he does not. */
      gboolean is_flag
        = setup->play->orders[choice->order.kind].arguments[i].kind == WAR_ARGUMENT_FLAG;
      gboolean is_only = (is_placed || (is_flag && choice->order.arguments[i] == 0))
                         && war_domain_count (&choice->option.arguments[i]) == 1;
      g_autofree char *argument = is_only ? NULL : text_argument (setup, &choice->order, i);

      if (argument != NULL)
        g_string_append_printf (text, " · %s", argument);
    }

  return g_string_free (text, FALSE);
}

char *
text_choice_arguments (const WarSetup *setup, const WarChoice *choice)
{
  char *phrase = find_phrase (setup, choice);
  g_autoptr (GString) text = g_string_new (NULL);

  if (phrase != NULL)
    return phrase;

  for (guint i = 0; i < choice->n_chosen; i++)
    {
      g_autofree char *argument = text_argument (setup, &choice->order, i);

      g_string_append_printf (text, "%s%s", i > 0 ? " · " : "", argument);
    }

  return text_capitalised (text->str);
}

const char *
text_phase (const WarSetup *setup, gint phase)
{
  guint n_phases = g_strv_length ((char **) setup->play->phases);
  const char *name
    = phase >= 0 && (guint) phase < n_phases ? text_play_get (setup)->phases[phase] : NULL;

  return name != NULL ? _ (name) : NULL;
}

char *
text_owned_phase (const WarSetup *setup, const WarState *state, gint phase)
{
  const TextPlay *play = text_play_get (setup);
  const char *name = text_phase (setup, phase);
  g_autofree char *owner
    = name != NULL && play->phase_owner != NULL ? play->phase_owner (setup, state, phase) : NULL;

  /* Translators: a phase of a turn, and whose it is: "Movement (British)" */
  return owner != NULL ? g_strdup_printf (C_ ("phase", "%s (%s)"), name, owner) : g_strdup (name);
}

char *
text_end (const WarSetup *setup, const WarState *state, const WarOrder *order)
{
  const TextPlay *play = text_play_get (setup);
  const char *end = play->end != NULL ? play->end (setup, state) : NULL;
  const char *phase = text_phase (setup, war_setup_peek_game (setup, state)[WAR_GAME_PHASE]);
  const WarChoice choice = { .order = *order };

  if (end != NULL)
    return g_strdup (end);

  /* Translators: %s is a phase of a turn */
  return phase != NULL ? g_strdup_printf (_ ("End %s"), phase) : text_choice (setup, &choice);
}

char *
text_argument (const WarSetup *setup, const WarOrder *order, guint argument)
{
  return text_play_get (setup)->argument (setup, order, argument);
}

char *
text_decision (const WarSetup *setup, const WarState *state, gint seat)
{
  const gint32 *decision = war_decision_peek (setup, state, seat);

  return decision != NULL ? text_play_get (setup)->decision (setup, state, decision) : NULL;
}

char *
text_forecast (const WarSetup *setup, const WarState *state, const WarOrder *order)
{
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  g_autofree char *forecast = NULL, *checks = NULL;

  war_foresight_init (foresight);
  war_play_foresee_briefly (setup, state, order, foresight);
  forecast = text_play_get (setup)->forecast (setup, state, order, foresight);
  checks = forecast != NULL ? text_foresight_checks (setup, foresight) : NULL;
  if (checks == NULL)
    return g_steal_pointer (&forecast);

  /* Translators: what has to be passed on the way to an attack, and what the attack does if it is:
   * bog check 3+ (67 %) at 2.1″: failing it stops there; otherwise: 1.3 wounds, destroyed 4 % */
  return g_strdup_printf (C_ ("forecast", "%s; otherwise: %s"), checks, forecast);
}

char *
text_question (const WarSetup *setup, const WarQuestion *question)
{
  return text_play_get (setup)->question (setup, question);
}

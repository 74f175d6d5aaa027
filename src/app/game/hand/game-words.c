/* game-words.c: what the page of a game says of it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/game-words.h"

#include <glib/gi18n-lib.h>

#include "app/game/hand/step-end.h"
#include "engine/game/decision.h"
#include "text/game/answer.h"
#include "text/game/foresight.h"
#include "text/game/order.h"
#include "text/game/state.h"
#include "text/words/phrase.h"

char *
duck_game_words_next (const WarSetup *setup, const WarState *state, gint viewer)
{
  gint winner = setup->play->get_winner (setup, state);
  g_autoptr (GString) text = g_string_new (NULL);
  guint32 must, may, seats;
  guint n_others = 0;

  if (winner == WAR_WINNER_DRAW)
    return g_strdup (_ ("The game has ended in a draw."));
  if (winner != WAR_WINNER_NONE)
    /* Translators: %s is a side, which is in the plural */
    return g_strdup_printf (_ ("The game is over: %s win."), text_side (setup, winner - 1));

  war_decision_get_seats (setup, state, &must, &may);
  seats = must != 0 ? must : may;
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    {
      g_autofree char *decision = NULL;

      if ((seats >> seat & 1) == 0)
        continue;
      if (viewer != WAR_NONE && (seats >> viewer & 1) != 0 && seat != viewer)
        {
          n_others++;
          continue;
        }
      decision = text_decision (setup, state, seat);
      if (decision != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", decision);
    }
  if (n_others > 0)
    g_string_append_printf (text,
                            g_dngettext (GETTEXT_PACKAGE, "\n%u other decides as well.",
                                         "\n%u others decide as well.", n_others),
                            n_others);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_end (DuckPlay *play, const WarState *state, const WarOrder *order)
{
  guint n_idle = duck_step_end_count_idle (play);
  g_autofree char *end = text_end (duck_play_get_setup (play), state, order);

  if (n_idle == 0)
    return g_steal_pointer (&end);
  /* Translators: %s is the first line of a button's label, "End Movement" */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s\n%u unit can still act",
                                       "%s\n%u units can still act", n_idle),
                          end, n_idle);
}

char *
duck_game_words_go_on (DuckPlay *play, const WarState *state, DuckRunner *runner, gboolean is_past,
                       gboolean is_recap)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), NULL);
  g_return_val_if_fail (DUCK_IS_RUNNER (runner), NULL);

  WarOrder order;

  if (is_past)
    return g_strdup (is_recap ? _ ("Next Order") : _ ("Back to the Game"));
  if (duck_game_document_get_step (duck_play_get_document (play)).kind == WAR_STEP_OVER)
    return g_strdup (_ ("Show the Result"));
  if (duck_runner_is_due (runner))
    return duck_runner_get_running (runner) ? NULL : g_strdup (_ ("Go On"));
  if (duck_game_document_is_watched (duck_play_get_document (play)))
    return g_strdup (_ ("Hand Back the Screen"));
  if (duck_play_find_only (play, &order))
    {
      const WarChoice choice = { .order = order };

      return text_choice (duck_play_get_setup (play), &choice);
    }
  if (duck_play_find_end (play, &order))
    return describe_end (play, state, &order);
  return NULL;
}

char *
duck_game_words_meaning (const WarSetup *setup, const WarState *state, const char *label)
{
  const gint32 *game = war_state_peek_row (setup->layout, state, WAR_TABLE_GAME, 0);
  g_auto (GStrv) lines = g_strsplit (label, "\n", 2);

  return g_strdup_printf ("%d %d %d %s", game[WAR_GAME_ROUND], game[WAR_GAME_SIDE],
                          game[WAR_GAME_PHASE], lines[0]);
}

/* What the numbers beside the targets of the chosen unit mean, what it would do if it is next in a
 * queue, or what comes when the step ends; NULL: none of these. */
static char *
dup_legend (DuckPlay *play)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const GArray *choices = duck_play_get_choices (play);
  g_autofree char *ending = NULL;
  WarOrder next;

  if (duck_play_is_queue (play))
    return duck_play_find_only (play, &next)
             ? text_forecast (setup, duck_play_get_view (play), &next)
             : NULL;
  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);
      const WarOrderKind *kind = &setup->play->orders[choice->order.kind];

      if (kind->actor == WAR_TABLE_PIECES && kind->targets == WAR_TABLE_PIECES && !kind->has_text
          && choice->order.actor == duck_play_get_chosen (play)
          && war_choice_get_want (setup, choice) == WAR_CHOICE_TARGETS)
        return g_strdup (
          _ ("Beside a target: its average loss, and the chance that it is destroyed."));
    }
  if (!duck_play_find_end (play, &next))
    return NULL;
  ending = text_forecast (setup, duck_play_get_view (play), &next);
  return ending != NULL ? text_capitalised (ending) : NULL;
}

char *
duck_game_words_action (DuckPlay *play, const WarState *state, DuckRunner *runner, guint n_orders)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), NULL);
  g_return_val_if_fail (DUCK_IS_RUNNER (runner), NULL);

  gint viewer = duck_game_document_get_viewer (duck_play_get_document (play));
  g_autofree char *next = duck_game_words_next (duck_play_get_setup (play), state, viewer);
  g_autofree char *reason = NULL;

  if (duck_runner_get_progress (runner) >= 0)
    /* Translators: how far a commander has come in thinking about its turn, in percent */
    reason = g_strdup_printf (_ ("It looks ahead: %d %%"), duck_runner_get_progress (runner) / 10);
  else if (n_orders > 0 && duck_runner_is_due (runner))
    reason = g_strdup (duck_game_document_get_reason (duck_play_get_document (play), n_orders - 1));
  else
    reason = dup_legend (play);
  return reason != NULL ? g_strdup_printf ("%s\n%s", next, reason) : g_steal_pointer (&next);
}

/* What is to be said of the hand next; NULL: nothing that is said so. */
static char *
describe_want (DuckPlay *play, const WarOrder *proposal)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const WarChoice *hand = duck_play_get_hand (play);
  const WarChoice *next = duck_play_get_next (play);

  if (hand == NULL || (proposal != NULL && proposal->kind != hand->order.kind))
    return NULL;
  if (next != NULL)
    return text_choice (setup, next);
  if (duck_play_names_targets (play))
    return g_strdup (hand->option.maximum_targets > 1
                       ? _ ("Click everybody it is for, and then Give the Order.")
                       : _ ("Click whom it is for."));
  if (war_choice_has_wheeled (setup, hand))
    return g_strdup (_ ("Click where it goes from there, or the unit if it only wheels."));
  if (proposal != NULL)
    return NULL;
  if (war_choice_get_want (setup, hand) == WAR_CHOICE_HEX)
    return g_strdup (
      setup->play->orders[hand->order.kind].targets == WAR_TABLE_PIECES
        ? _ ("Click one of the hexes that are lit, for where it goes; then whom it is for.")
        : _ ("Click one of the hexes that are lit."));
  return war_choice_get_want (setup, hand) == WAR_CHOICE_NUMBER
           ? g_strdup (_ ("Choose the number: the arrow keys change it."))
           : NULL;
}

/* How the unit that is to be placed is placed, or where a line is laid; NULL: there is none, or it
 * has been said. */
static char *
describe_placing (DuckPlay *play, const WarOrder *proposal)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const WarChoice *hand = duck_play_get_hand (play);
  const WarOrderKind *kind;
  gboolean can_turn;

  if (hand == NULL || war_choice_get_want (setup, hand) != WAR_CHOICE_PLACE
      || (proposal != NULL && proposal->kind != hand->order.kind))
    return NULL;
  kind = &setup->play->orders[hand->order.kind];
  can_turn = war_order_kind_find_heading (kind) >= 0;
  if (kind->role != WAR_ORDER_PLACES)
    return proposal == NULL && can_turn
             ? g_strdup (_ ("Click where the line begins. R turns it, Shift and the wheel finely."))
             : NULL;
  if (proposal != NULL && !can_turn)
    return NULL;
  if (!can_turn)
    return g_strdup (_ ("Click where it is to stand."));
  return g_strdup (proposal != NULL ? _ ("R turns it.")
                                    : _ ("Click where it is to stand. R turns it."));
}

/* What the proposal does, and what counts for it or against; NULL: nothing is known. */
static char *
describe_forecast (DuckPlay *play, const WarOrder *proposal)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const WarForesight *foresight = duck_play_get_foresight (play);
  g_autofree char *average = text_forecast (setup, duck_play_get_view (play), proposal);
  g_autofree char *dice = NULL, *modifiers = NULL, *forecast = NULL;

  /* Under a template each has dice of its own. */
  if (average != NULL && foresight != NULL && foresight->n_losses > 0 && foresight->radius == 0)
    dice = text_foresight_dice (&foresight->losses[0]);
  forecast = dice != NULL ? g_strdup_printf ("%s: %s", dice, average) : g_steal_pointer (&average);

  /* Where they are no more than numbers, the forecast has them. */
  if (forecast != NULL && foresight != NULL && setup->operation->field->board == NULL)
    modifiers = text_foresight_modifiers (setup, proposal, foresight);
  return modifiers != NULL ? g_strdup_printf ("%s; %s", forecast, modifiers)
                           : g_steal_pointer (&forecast);
}

/* The words, and what comes back for the proposal; takes them over. */
static char *
add_answers (DuckPlay *play, const WarOrder *proposal, char *words)
{
  const WarForesight *foresight = duck_play_get_foresight (play);
  g_autofree char *alone = words, *answers = NULL;

  if (words != NULL && foresight != NULL)
    answers
      = text_answers (duck_play_get_setup (play), duck_play_get_view (play), proposal, foresight);
  if (answers == NULL)
    return g_steal_pointer (&alone);
  /* Translators: what an order does, and what may be done to who carries it out because of it */
  return g_strdup_printf (_ ("%s. Comes back: %s."), alone, answers);
}

/* What the same would be with Shift; NULL: the same. */
static char *
describe_raised (DuckPlay *play)
{
  WarOrder raised;
  g_autofree char *words = NULL;

  if (!duck_play_find_raised (play, &raised))
    return NULL;
  words = text_order (duck_play_get_setup (play), &raised);
  /* Translators: a key, and the order that is given while it is held: "Throw 6 shells at A3." */
  return g_strdup_printf (_ ("With Shift: %s"), words);
}

char *
duck_game_words_proposal (DuckPlay *play)
{
  const WarOrder *proposal = duck_play_get_proposal (play);
  const WarForesight *foresight = duck_play_get_foresight (play);
  g_autofree char *placing = describe_placing (play, proposal);
  g_autofree char *order = NULL, *way = NULL, *forecast = NULL, *raised = NULL;

  if (duck_play_get_status (play) != NULL)
    return g_strdup (duck_play_get_status (play));
  if (placing == NULL)
    placing = describe_want (play, proposal);
  if (proposal == NULL)
    return g_steal_pointer (&placing);

  way = foresight != NULL ? text_foresight_way (duck_play_get_setup (play), proposal, foresight)
                          : NULL;
  if (way != NULL && foresight->has_way)
    way = add_answers (play, proposal, g_steal_pointer (&way));
  if (way != NULL && foresight->has_way)
    return placing != NULL ? g_strdup_printf ("%s\n%s", way, placing) : g_steal_pointer (&way);

  order = text_order (duck_play_get_setup (play), proposal);
  forecast = placing != NULL ? g_steal_pointer (&placing)
                             : add_answers (play, proposal, describe_forecast (play, proposal));
  raised = forecast == NULL ? describe_raised (play) : NULL;
  if (forecast == NULL)
    return g_strconcat (order, raised != NULL ? "\n" : "", raised, NULL);
  /* Who is under a template, of whom there may be more than there is room for, comes first. */
  return foresight != NULL && foresight->radius > 0 ? g_strdup_printf ("%s\n%s", forecast, order)
                                                    : g_strdup_printf ("%s\n%s", order, forecast);
}

void
duck_game_words_say_candidate (DuckPlay *play, gint piece)
{
  g_return_if_fail (DUCK_IS_PLAY (play));

  g_autofree char *name = text_piece (duck_play_get_setup (play), piece);
  g_autofree char *text = NULL;

  if (!duck_play_is_candidate (play, piece))
    text = g_steal_pointer (&name);
  else if (duck_play_is_target (play, piece))
    /* Translators: %s is a unit */
    text = g_strdup_printf (_ ("%s is named. Click it to leave it out."), name);
  else
    /* Translators: %s is a unit */
    text = g_strdup_printf (_ ("Click %s to name it."), name);
  duck_play_say (play, text);
}

/* step-flow.c: from one step of a game to the next: who is told of it, and what ends by itself
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/step-flow.h"

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/game/hand/step-end.h"
#include "app/game/set-up/runner.h"
#include "app/shell/shell.h"
#include "desk/base/settings.h"
#include "text/game/order.h"
#include "text/game/state.h"

/* So many units are named that could still act. */
#define MAX_NAMES 5

/* The values of the setting of the question about them. */
enum
{
  ASK_ALWAYS,
  ASK_IF_NOBODY_ACTED,
  ASK_NEVER,
};

/* What tells one step from the next; the round is 0 before the first. */
typedef struct
{
  gint32 round, side, phase;
} Moment;

struct _DuckStepFlow
{
  GObject parent_instance;

  DuckPlay *play; /* lent, as is what follows: the page's, and so is this */
  DuckTurnBanner *banner;
  DuckShell *shell; /* while a step is about to end; or NULL */
  Moment told; /* by the banner; of a round < 0: none has been yet */
  gint decider; /* the side whose person decided last, or that was told of last */
  Moment asked; /* about units that could still act; likewise */
  guint n_orders; /* that were known of */
  gboolean is_fresh; /* the game has gone on to where it is now, not back */
  guint source; /* will end the step; or 0 */
  gboolean is_uncovered; /* who looks at the screen may see the game */
  gboolean is_warned; /* that an order has been begun */
};

G_DEFINE_FINAL_TYPE (DuckStepFlow, duck_step_flow, G_TYPE_OBJECT)

static Moment
get_moment (DuckStepFlow *self)
{
  const gint32 *game
    = war_setup_peek_game (duck_play_get_setup (self->play), duck_play_get_view (self->play));

  return (Moment){ game[WAR_GAME_ROUND], game[WAR_GAME_SIDE], game[WAR_GAME_PHASE] };
}

static gboolean
is_same (Moment a, Moment b)
{
  return a.round == b.round && a.side == b.side && a.phase == b.phase;
}

static guint
count_orders (DuckStepFlow *self)
{
  return war_replay_get_n_orders (
    duck_game_document_get_replay (duck_play_get_document (self->play)));
}

/* ---------------------------------------------------------------------------------------------
 * Who is told. */

/* In the turn of a side the other one may decide. */
static gint
find_decider (DuckStepFlow *self, gint side)
{
  WarStep step = duck_game_document_get_step (duck_play_get_document (self->play));
  gint32 decider = WAR_NONE;

  if (step.kind == WAR_STEP_PERSON || step.kind == WAR_STEP_COMMANDER)
    decider = war_state_peek_row (duck_play_get_setup (self->play)->layout,
                                  duck_play_get_view (self->play), WAR_TABLE_SEATS,
                                  (guint) step.seat)[WAR_SEAT_SIDE];
  return decider != WAR_NONE ? decider : side;
}

/* The side, and below it "Round 3 of 8 · Entente · movement phase". */
static void
tell (DuckStepFlow *self, gint side)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  const WarState *view = duck_play_get_view (self->play);
  g_autofree char *situation = text_situation (setup, view);

  if (side == WAR_NONE)
    duck_turn_banner_say (self->banner, situation, NULL, WAR_NONE);
  else
    duck_turn_banner_say (self->banner, text_side (setup, side), situation, side);
}

/* Whether a step is new, or within it a person of the other side is to decide. Of steps that pass
 * faster than anybody reads only that is told in which somebody decides. */
static gboolean
is_worth_telling (DuckStepFlow *self, Moment moment, gint decider, guint pace)
{
  WarStep step = duck_game_document_get_step (duck_play_get_document (self->play));

  if (step.kind == WAR_STEP_PERSON)
    return !is_same (moment, self->told) || decider != self->decider;
  return step.kind == WAR_STEP_COMMANDER && pace > 0 && !is_same (moment, self->told);
}

/* What is asked in a band says itself whom it asks. */
static void
follow_decider (DuckStepFlow *self, Moment moment, guint pace, gboolean is_asked)
{
  gint decider = moment.side != WAR_NONE ? find_decider (self, moment.side) : WAR_NONE;

  if (is_asked)
    duck_turn_banner_hide (self->banner);
  else if (is_worth_telling (self, moment, decider, pace))
    {
      tell (self, decider);
      self->told = moment;
      self->decider = decider;
    }
  /* What the program answers in between makes nobody's turn begin anew. */
  if (duck_game_document_get_step (duck_play_get_document (self->play)).kind == WAR_STEP_PERSON)
    self->decider = decider;
}

/* ---------------------------------------------------------------------------------------------
 * What ends by itself. */

/* Whether somebody who may sees the game as it is now. */
static gboolean
is_seen (DuckStepFlow *self)
{
  return self->is_uncovered && !duck_play_is_in_past (self->play)
         && !duck_play_is_revealing (self->play);
}

/* Whether there is nothing to do but to end the step. */
static gboolean
find_empty (DuckStepFlow *self, WarOrder *order)
{
  DuckGameDocument *document = duck_play_get_document (self->play);
  WarStep step = duck_game_document_get_step (document);

  return step.kind == WAR_STEP_PERSON && !step.is_offer
         && duck_play_get_seat (self->play) != WAR_NONE
         && duck_game_document_get_question (document) == NULL
         && duck_play_get_choices (self->play)->len == 1 && duck_play_find_end (self->play, order);
}

static gboolean
end_empty_cb (gpointer data)
{
  g_autoptr (DuckStepFlow) self = g_object_ref (data);
  DuckGameDocument *document = duck_play_get_document (self->play);
  WarOrder order;

  self->source = 0;
  if (!is_seen (self) || !find_empty (self, &order))
    return G_SOURCE_REMOVE;

  g_autofree char *situation
    = text_situation (duck_play_get_setup (self->play), duck_play_get_view (self->play));
  /* Translators: %s is a step of a game: “Round 3 of 8 · Entente · movement phase” */
  g_autofree char *text
    = g_strdup_printf (_ ("%s: nothing could be done, so it has ended."), situation);

  if (duck_game_document_give_for (document, &order, NULL) == WAR_OUTCOME_DONE)
    duck_step_end_say (NULL, self->play, text);
  return G_SOURCE_REMOVE;
}

void
duck_step_flow_follow (DuckStepFlow *self, gboolean is_uncovered, gboolean is_asked)
{
  g_return_if_fail (DUCK_IS_STEP_FLOW (self));

  guint pace = duck_runner_read_pace ();
  guint n_orders = count_orders (self);
  Moment moment;
  WarOrder order;

  if (n_orders != self->n_orders)
    {
      self->is_fresh = n_orders > self->n_orders;
      g_clear_handle_id (&self->source, g_source_remove);
    }
  self->n_orders = n_orders;
  self->is_uncovered = is_uncovered;
  self->is_warned = FALSE;
  if (!is_seen (self))
    {
      duck_turn_banner_hide (self->banner);
      return;
    }

  moment = get_moment (self);
  /* Sides that place in turn are not told of each turn. */
  if (moment.round < 1)
    moment.side = WAR_NONE;
  follow_decider (self, moment, pace, is_asked);
  if (self->is_fresh && self->source == 0
      && g_settings_get_boolean (duck_settings_get (), DUCK_SETTING_END_EMPTY_STEPS)
      && find_empty (self, &order))
    self->source = g_timeout_add (pace, end_empty_cb, self);
}

/* ---------------------------------------------------------------------------------------------
 * Who could still act. */

/* Whether a unit of whoever decides has been given an order since the step began. */
static gboolean
has_anybody_acted (DuckStepFlow *self, gint seat)
{
  DuckGameDocument *document = duck_play_get_document (self->play);
  const WarSetup *setup = duck_play_get_setup (self->play);
  const GArray *records = duck_game_document_get_game (document)->game->records;
  const GArray *headings = duck_game_document_get_headings (document);
  guint began
    = headings->len > 0 ? g_array_index (headings, DuckGameHeading, headings->len - 1).n_orders : 0;

  for (guint i = began; i < records->len; i++)
    {
      const WarOrder *order = &g_array_index (records, WarRecord, i).order;

      if (order->seat == seat && setup->play->orders[order->kind].actor == WAR_TABLE_PIECES)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_to_be_asked (DuckStepFlow *self, const WarOrder *order)
{
  gint manner = g_settings_get_enum (duck_settings_get (), DUCK_SETTING_IDLE_QUESTION);

  return manner != ASK_NEVER && !is_same (get_moment (self), self->asked)
         && duck_step_end_count_idle (self->play) > 0
         && (manner == ASK_ALWAYS || !has_anybody_acted (self, order->seat));
}

/* "BEF Infantry 1, BEF Infantry 2 and 3 more" */
static char *
list_idle (DuckStepFlow *self)
{
  const WarSetup *setup = duck_play_get_setup (self->play);
  g_autoptr (GArray) idle = duck_step_end_list_idle (self->play);
  g_autoptr (GString) names = g_string_new (NULL);
  /* One more is not left out for a word that says so. */
  guint n = idle->len <= MAX_NAMES + 1 ? idle->len : MAX_NAMES;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = text_piece (setup, g_array_index (idle, gint, i));

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    }
  if (n < idle->len)
    g_string_append_printf (
      names, g_dngettext (GETTEXT_PACKAGE, " and %u more", " and %u more", idle->len - n),
      idle->len - n);
  return g_string_free (g_steal_pointer (&names), FALSE);
}

typedef struct
{
  DuckStepFlow *flow;
  WarOrder order;
  guint n_orders; /* that there were */
} Question;

static void
give (DuckStepFlow *self, DuckShell *shell, const WarOrder *order)
{
  self->shell = shell;
  duck_step_end_give (shell, self->play, order);
}

/* Nothing has happened meanwhile. */
static void
answer_cb (DuckAnswer answer, gpointer data)
{
  Question *question = data;
  DuckStepFlow *self = question->flow;

  if (answer == DUCK_ANSWER_DISCARD && count_orders (self) == question->n_orders)
    give (self, self->shell, &question->order);
  g_object_unref (self);
  g_free (question);
}

void
duck_step_flow_end (DuckStepFlow *self, GtkWidget *page, const WarOrder *order)
{
  g_return_if_fail (DUCK_IS_STEP_FLOW (self));
  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (order != NULL);

  g_autofree char *end = NULL, *names = NULL;
  Question *question;
  guint n;

  self->shell = duck_shell_find (page);
  if (!self->is_warned && duck_step_end_has_begun (self->play))
    {
      self->is_warned = TRUE;
      return;
    }
  if (!is_to_be_asked (self, order))
    {
      give (self, self->shell, order);
      return;
    }

  self->asked = get_moment (self);
  n = duck_step_end_count_idle (self->play);
  end = text_end (duck_play_get_setup (self->play), duck_play_get_view (self->play), order);
  names = list_idle (self);
  question = g_new (Question, 1);
  *question = (Question){ g_object_ref (self), *order, count_orders (self) };
  duck_dialog_ask_end (GTK_WINDOW (gtk_widget_get_root (page)), end, names, n, answer_cb, question);
}

const char *
duck_step_flow_get_warning (DuckStepFlow *self)
{
  g_return_val_if_fail (DUCK_IS_STEP_FLOW (self), NULL);

  return self->is_warned ? duck_step_end_get_warning () : NULL;
}

static void
duck_step_flow_dispose (GObject *object)
{
  DuckStepFlow *self = DUCK_STEP_FLOW (object);

  g_clear_handle_id (&self->source, g_source_remove);

  G_OBJECT_CLASS (duck_step_flow_parent_class)->dispose (object);
}

static void
duck_step_flow_class_init (DuckStepFlowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_step_flow_dispose;
}

static void
duck_step_flow_init (DuckStepFlow *self)
{
  self->told.round = self->asked.round = -1;
  self->decider = WAR_NONE;
}

DuckStepFlow *
duck_step_flow_new (DuckPlay *play, DuckTurnBanner *banner)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), NULL);
  g_return_val_if_fail (DUCK_IS_TURN_BANNER (banner), NULL);

  DuckStepFlow *self = g_object_new (DUCK_TYPE_STEP_FLOW, NULL);

  self->play = play;
  self->banner = banner;
  self->n_orders = count_orders (self);
  self->is_fresh = self->n_orders == 0;
  return self;
}

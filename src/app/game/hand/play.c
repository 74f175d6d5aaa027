/* play.c: what a person is about to do in a game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/play.h"

#include <string.h>

#include "app/base/clause-link.h"
#include "app/game/hand/play-private.h"
#include "text/game/refusal.h"

struct _DuckPlay
{
  GObject parent_instance;

  DuckGameDocument *document; /* lent: the page keeps it */
  gboolean in_past;
  guint n_past; /* orders after which that is */
  gboolean revealing;
  GArray *choices; /* WarChoice: of the seat that decides; those of a unit stand together */
  gint chosen; /* row of a piece; WAR_NONE */
  gboolean is_by_rules; /* a chart, or another automatic seat, is what comes next */
  gint decider; /* the seat that has decided last; WAR_NONE */
  gint32 step; /* round, side and phase of when somebody was chosen */
  gint hand; /* index of a choice; −1 */
  WarChoice begun; /* the same, with what has been said of it */
  gboolean has_begun;
  WarChoice next; /* what would be in hand if what is pointed at, or a number, were said */
  gboolean has_next;
  WarOrder wordless; /* is given once somebody has said its words */
  gboolean has_wordless;
  gint32 turned; /* heading to which somebody has turned what is being placed; WAR_NONE */
  WarOrder proposal;
  gboolean is_refused; /* the last place that was pointed at */
  WarPosition refused;
  gboolean has_proposal;
  WarForesight *foresight; /* of the proposal */
  gboolean is_foreseen;
  char *status; /* or NULL */
};

G_DEFINE_FINAL_TYPE (DuckPlay, duck_play, G_TYPE_OBJECT)

static guint renewed_signal, changed_signal, proposed_signal, said_signal;

DuckGameDocument *
duck_play_get_document (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), NULL);

  return self->document;
}

const WarSetup *
duck_play_get_setup (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), NULL);

  return duck_game_document_get_game (self->document)->setup;
}

const WarState *
duck_play_get_view (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), NULL);

  return self->in_past
           ? war_replay_go_to (duck_game_document_get_replay (self->document), self->n_past)
           : duck_game_document_get_view (self->document);
}

gint
duck_play_get_seat (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), WAR_NONE);

  WarStep step = duck_game_document_get_step (self->document);

  return step.kind == WAR_STEP_PERSON && !self->in_past
             && !duck_game_document_is_watched (self->document)
           ? step.seat
           : WAR_NONE;
}

const GArray *
duck_play_get_choices (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), NULL);

  return self->choices;
}

static const WarChoice *
get_choice (DuckPlay *self, guint i)
{
  return &g_array_index (self->choices, WarChoice, i);
}

static const WarOrderKind *
get_kind (DuckPlay *self, const WarOrder *order)
{
  return &duck_play_get_setup (self)->play->orders[order->kind];
}

/* The piece that a choice is of; WAR_NONE: none, or something else. */
static gint
get_actor (DuckPlay *self, const WarOrder *order)
{
  return get_kind (self, order)->actor == WAR_TABLE_PIECES ? order->actor : WAR_NONE;
}

gboolean
duck_play_may_act (DuckPlay *self, gint piece)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  for (guint i = 0; i < self->choices->len; i++)
    if (get_actor (self, &get_choice (self, i)->order) == piece)
      return TRUE;
  return FALSE;
}

gboolean
duck_play_is_own (DuckPlay *self, gint piece)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarSetup *setup = duck_play_get_setup (self);
  gint seat = duck_play_get_seat (self);
  WarShownPiece shown;

  return seat != WAR_NONE
         && war_play_show_piece (setup, duck_play_get_view (self), (guint) piece, &shown)
         && shown.side
              == war_state_peek_row (setup->layout, duck_play_get_view (self), WAR_TABLE_SEATS,
                                     (guint) seat)[WAR_SEAT_SIDE];
}

guint
duck_play_count_actors (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), 0);

  guint n_pieces = duck_play_get_setup (self)->layout->tables[WAR_TABLE_PIECES].n_rows, n = 0;

  for (guint i = 0; i < n_pieces; i++)
    n += duck_play_may_act (self, (gint) i);
  return n;
}

/* ---------------------------------------------------------------------------------------------
 * What is said and proposed. */

const char *
duck_play_get_status (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), NULL);

  return self->status;
}

void
duck_play_say (DuckPlay *self, const char *status)
{
  g_return_if_fail (DUCK_IS_PLAY (self));

  if (g_strcmp0 (status, self->status) == 0)
    return;

  g_free (self->status);
  self->status = g_strdup (status);
  g_signal_emit (self, said_signal, 0);
}

const WarOrder *
duck_play_get_proposal (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), NULL);

  return self->has_proposal ? &self->proposal : NULL;
}

void
duck_play_propose (DuckPlay *self, const WarOrder *order)
{
  g_return_if_fail (DUCK_IS_PLAY (self));

  const WarOrderKind *kinds = duck_play_get_setup (self)->play->orders;

  if (!self->is_refused && !self->has_next && self->has_proposal == (order != NULL)
      && (order == NULL || war_order_equal (order, &self->proposal, kinds)))
    return;

  self->is_refused = self->has_next = FALSE;
  self->has_proposal = order != NULL;
  self->is_foreseen = FALSE;
  if (order != NULL)
    self->proposal = *order;
  g_signal_emit (self, proposed_signal, 0);
}

const WarForesight *
duck_play_get_foresight (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), NULL);

  WarRefusal refusal;

  if (!self->has_proposal)
    return NULL;
  if (!self->is_foreseen)
    self->is_foreseen = war_play_foresee (duck_play_get_setup (self), duck_play_get_view (self),
                                          &self->proposal, self->foresight, &refusal);
  return self->is_foreseen ? self->foresight : NULL;
}

const WarPosition *
duck_play_get_refused (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), NULL);

  return self->is_refused ? &self->refused : NULL;
}

void
duck_play_mark_refused (DuckPlay *self, WarPosition place)
{
  self->has_proposal = self->has_next = FALSE;
  self->is_refused = TRUE;
  self->refused = place;
  g_signal_emit (self, proposed_signal, 0);
}

void
duck_play_refuse (DuckPlay *self, const WarOrder *order, const WarRefusal *refusal)
{
  g_autofree char *sentence
    = text_refusal (duck_play_get_setup (self), duck_play_get_view (self), order, refusal);
  g_autofree char *cited = duck_clause_link_cite (sentence, refusal->clause);

  duck_play_say (self, cited);
}

/* ---------------------------------------------------------------------------------------------
 * The choice in hand. */

const WarChoice *
duck_play_get_hand (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), NULL);

  if (self->has_begun)
    return &self->begun;
  return self->hand >= 0 ? get_choice (self, (guint) self->hand) : NULL;
}

gboolean
duck_play_is_in_hand (DuckPlay *self, const WarChoice *choice)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  return self->hand >= 0 && choice == get_choice (self, (guint) self->hand);
}

static void
set_hand (DuckPlay *self, gint hand)
{
  self->hand = hand;
  self->has_begun = self->has_next = self->has_wordless = FALSE;
}

gboolean
duck_play_want_is_pointed (WarChoiceWant want)
{
  return want == WAR_CHOICE_WAY || want == WAR_CHOICE_PLACE || want == WAR_CHOICE_TURN
         || want == WAR_CHOICE_HEX;
}

/* What alone pointing can mean: an aim of the chosen unit; or, where that can do nothing, what
 * nobody in particular does at a place; −1. */
static gint
find_only_aim (DuckPlay *self)
{
  const WarSetup *setup = duck_play_get_setup (self);
  gboolean is_unit = self->chosen != WAR_NONE && duck_play_may_act (self, self->chosen);
  gint only = -1;

  for (guint i = 0; i < self->choices->len; i++)
    {
      const WarChoice *choice = get_choice (self, i);
      WarChoiceWant want = war_choice_get_want (setup, choice);
      gboolean is_pointed = duck_play_want_is_pointed (want);

      if (is_unit ? get_actor (self, &choice->order) != self->chosen
                      || (want != WAR_CHOICE_TARGETS && !is_pointed)
                  : want == WAR_CHOICE_NOTHING)
        continue;
      if (only >= 0
          || (is_unit ? !war_choice_is_aim (setup, choice)
                      : get_kind (self, &choice->order)->actor != WAR_NONE || !is_pointed))
        return -1;
      only = (gint) i;
    }
  return only;
}

/* The chosen unit's first choice that takes a place on the field, and no weapon; of those that
 * place it, the first formation. */
static gint
find_hand (DuckPlay *self)
{
  const WarSetup *setup = duck_play_get_setup (self);

  for (guint i = 0; i < self->choices->len; i++)
    {
      const WarChoice *choice = get_choice (self, i);

      if (self->chosen != WAR_NONE && get_actor (self, &choice->order) == self->chosen
          && (choice->n_chosen == 0 || get_kind (self, &choice->order)->role == WAR_ORDER_PLACES)
          && duck_play_want_is_pointed (war_choice_get_want (setup, choice)))
        return (gint) i;
    }
  return find_only_aim (self);
}

void
duck_play_take (DuckPlay *self, const WarChoice *choice)
{
  g_return_if_fail (DUCK_IS_PLAY (self));

  set_hand (self, -1);
  for (guint i = 0; i < self->choices->len; i++)
    if (get_choice (self, i) == choice)
      self->hand = (gint) i;
  duck_play_say (self, NULL);
  duck_play_propose (self, NULL);
  g_signal_emit (self, changed_signal, 0);
}

/* ---------------------------------------------------------------------------------------------
 * What is said of it, one thing after the other. */

const WarChoice *
duck_play_get_next (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), NULL);

  return self->has_next ? &self->next : NULL;
}

void
duck_play_begin (DuckPlay *self, const WarChoice *choice)
{
  self->begun = *choice;
  self->has_begun = TRUE;
  duck_play_propose (self, NULL);
  g_signal_emit (self, changed_signal, 0);
}

void
duck_play_propose_choice (DuckPlay *self, const WarChoice *choice)
{
  duck_play_say (self, NULL);
  if (war_choice_get_want (duck_play_get_setup (self), choice) == WAR_CHOICE_NOTHING)
    {
      duck_play_propose (self, &choice->order);
      return;
    }

  if (self->has_next && memcmp (&self->next.order, &choice->order, sizeof choice->order) == 0)
    return;
  duck_play_propose (self, NULL);
  self->next = *choice;
  self->has_next = TRUE;
  g_signal_emit (self, proposed_signal, 0);
}

gboolean
duck_play_names_targets (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarChoice *hand = duck_play_get_hand (self);

  return hand != NULL
         && war_choice_get_want (duck_play_get_setup (self), hand) == WAR_CHOICE_TARGETS
         && get_kind (self, &hand->order)->targets == WAR_TABLE_PIECES;
}

gboolean
duck_play_is_target (DuckPlay *self, gint piece)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarChoice *hand = duck_play_get_hand (self);

  for (guint i = 0; duck_play_names_targets (self) && i < hand->order.n_targets; i++)
    if (hand->order.targets[i] == piece)
      return TRUE;
  return FALSE;
}

gboolean
duck_play_is_candidate (DuckPlay *self, gint piece)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarChoice *hand = duck_play_get_hand (self);

  for (guint i = 0; duck_play_names_targets (self) && i < hand->option.n_candidates; i++)
    if (hand->option.candidates[i] == piece)
      return TRUE;
  return duck_play_is_target (self, piece);
}

gboolean
duck_play_toggle_target (DuckPlay *self, gint piece)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  WarChoice chosen;

  if (!duck_play_names_targets (self))
    return FALSE;
  if (!war_choice_toggle (duck_play_get_setup (self), duck_play_get_view (self),
                          duck_play_get_hand (self), piece, &chosen))
    return FALSE;
  if (war_choice_has_enough (&chosen) && war_choice_is_full (&chosen))
    return duck_play_give (self, &chosen.order);

  duck_play_begin (self, &chosen);
  if (war_choice_has_enough (&chosen))
    duck_play_propose (self, &chosen.order);
  return TRUE;
}

gboolean
duck_play_step_back (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  if (!self->has_begun && !self->has_wordless)
    return FALSE;

  set_hand (self, self->hand);
  duck_play_propose (self, NULL);
  g_signal_emit (self, changed_signal, 0);
  return TRUE;
}

gint32
duck_play_get_turned (DuckPlay *self)
{
  return self->turned;
}

void
duck_play_set_turned (DuckPlay *self, gint32 heading)
{
  self->turned = heading;
}

/* ---------------------------------------------------------------------------------------------
 * The chosen unit. */

gint
duck_play_get_chosen (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), WAR_NONE);

  return self->chosen;
}

void
duck_play_choose (DuckPlay *self, gint piece)
{
  g_return_if_fail (DUCK_IS_PLAY (self));

  self->chosen = piece;
  self->turned = WAR_NONE;
  set_hand (self, find_hand (self));
  duck_play_say (self, NULL);
  duck_play_propose (self, NULL);
  g_signal_emit (self, changed_signal, 0);
}

static gboolean
is_shown (DuckPlay *self, gint row)
{
  WarShownPiece piece;

  return war_play_show_piece (duck_play_get_setup (self), duck_play_get_view (self), (guint) row,
                              &piece);
}

gint
duck_play_find_next (DuckPlay *self, gint after, gboolean forwards)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), WAR_NONE);

  gint n_pieces = (gint) duck_play_get_setup (self)->layout->tables[WAR_TABLE_PIECES].n_rows;
  gint step = forwards ? 1 : -1;
  gint from = after != WAR_NONE ? after + step : forwards ? 0 : n_pieces - 1;

  for (gint row = from; row >= 0 && row < n_pieces; row += step)
    if (self->in_past ? is_shown (self, row) : duck_play_may_act (self, row))
      return row;
  return WAR_NONE;
}

gint
duck_play_get_lead (DuckPlay *self, gint row)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), row);

  const WarSetup *setup = duck_play_get_setup (self);
  const WarState *view = duck_play_get_view (self);
  gint32 formation
    = war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES, (guint) row)[WAR_PIECE_FORMATION];
  WarShownPiece piece;

  for (gint other = 0; other < row && formation != WAR_NONE; other++)
    if (war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES,
                            (guint) other)[WAR_PIECE_FORMATION]
          == formation
        && war_play_show_piece (setup, view, (guint) other, &piece))
      return other;
  return row;
}

gint
duck_play_find_piece (DuckPlay *self, WarPosition place)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), WAR_NONE);

  const WarSetup *setup = duck_play_get_setup (self);
  const WarState *view = duck_play_get_view (self);
  WarShownPiece piece;

  for (gint row = (gint) setup->layout->tables[WAR_TABLE_PIECES].n_rows - 1; row >= 0; row--)
    if (war_play_show_piece (setup, view, (guint) row, &piece)
        && war_base_meets_disc (&piece.base, place, 0))
      return duck_play_get_lead (self, row);
  return WAR_NONE;
}

/* ---------------------------------------------------------------------------------------------
 * Orders. */

const WarOrder *
duck_play_get_wordless (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), NULL);

  return self->has_wordless ? &self->wordless : NULL;
}

/* Whether the order may be given but for its words. */
static gboolean
lacks_words (DuckPlay *self, const WarOrder *order)
{
  WarRefusal refusal;

  return get_kind (self, order)->has_text && order->text[0] == '\0'
         && war_play_check (duck_play_get_setup (self), duck_play_get_view (self), order, &refusal);
}

gboolean
duck_play_give (DuckPlay *self, const WarOrder *order)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);
  g_return_val_if_fail (order != NULL, FALSE);

  /* What was said was about what was; the order may be the proposal itself. */
  WarOrder given = *order;
  WarRefusal refusal;
  WarOutcome outcome;

  duck_play_say (self, NULL);
  duck_play_propose (self, NULL);
  if (lacks_words (self, &given))
    {
      self->wordless = given;
      self->has_wordless = TRUE;
      g_signal_emit (self, changed_signal, 0);
      return TRUE;
    }

  outcome = duck_game_document_give (self->document, &given, &refusal);
  if (outcome == WAR_OUTCOME_REFUSED)
    duck_play_refuse (self, &given, &refusal);
  return outcome != WAR_OUTCOME_REFUSED;
}

gboolean
duck_play_give_proposal (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  if (self->has_next)
    {
      duck_play_begin (self, &self->next);
      return TRUE;
    }
  return self->has_proposal && duck_play_give (self, &self->proposal);
}

/* ---------------------------------------------------------------------------------------------
 * The object. */

/* Who alone has anything to do, as who is charged; who need not is to be chosen. */
static gint
find_only_actor (DuckPlay *self)
{
  gint only = WAR_NONE;

  for (guint i = 0; i < self->choices->len; i++)
    {
      gint actor = get_actor (self, &get_choice (self, i)->order);

      if (actor == WAR_NONE || (only != WAR_NONE && actor != only))
        return WAR_NONE;
      only = actor;
    }
  return only;
}

/* Whether another step has begun, which is remembered. */
static gboolean
has_stepped (DuckPlay *self)
{
  const gint32 *game = war_state_peek_row (duck_play_get_setup (self)->layout,
                                           duck_play_get_view (self), WAR_TABLE_GAME, 0);
  gint32 step = (game[WAR_GAME_ROUND] * 4 + game[WAR_GAME_SIDE] + 1) * 64 + game[WAR_GAME_PHASE];
  gboolean has = !self->in_past && step != self->step;

  self->step = has ? step : self->step;
  return has;
}

/* In another step, and of a chart, nothing is armed that nobody has chosen for it. */
static void
let_go (DuckPlay *self)
{
  gboolean is_by_rules = duck_game_document_get_step (self->document).kind == WAR_STEP_RULES;
  gint seat = duck_play_get_seat (self);

  if ((is_by_rules && !self->is_by_rules) || has_stepped (self))
    self->chosen = WAR_NONE;
  if (seat != WAR_NONE && seat != self->decider && self->chosen != WAR_NONE
      && !duck_play_may_act (self, self->chosen))
    self->chosen = WAR_NONE;
  self->is_by_rules = is_by_rules;
  self->decider = seat != WAR_NONE ? seat : self->decider;
}

/* A unit that is gone is no longer chosen; one that has acted is, so that it can be seen. */
static void
update (DuckPlay *self)
{
  gint seat = duck_play_get_seat (self);
  const WarSetup *setup = duck_play_get_setup (self);
  WarShownPiece piece;
  WarOrder end;

  g_array_set_size (self->choices, 0);
  if (seat != WAR_NONE)
    war_choice_list (setup, duck_play_get_view (self), seat, WAR_NONE, self->choices);
  let_go (self);
  if (self->chosen != WAR_NONE && !duck_play_may_act (self, self->chosen)
      && !war_play_show_piece (setup, duck_play_get_view (self), (guint) self->chosen, &piece))
    self->chosen = WAR_NONE;
  if (find_only_actor (self) != WAR_NONE && !duck_play_find_end (self, &end))
    self->chosen = find_only_actor (self);
  if (duck_play_is_queue (self) && !duck_play_may_act (self, self->chosen))
    self->chosen = get_actor (self, &get_choice (self, 0)->order);
  set_hand (self, find_hand (self));
  self->turned = WAR_NONE;
  self->has_proposal = self->is_foreseen = FALSE;
  duck_play_say (self, NULL);
  g_signal_emit (self, renewed_signal, 0);
  g_signal_emit (self, changed_signal, 0);
  g_signal_emit (self, proposed_signal, 0);
}

void
duck_play_look_back (DuckPlay *self, gboolean in_past, guint n_orders)
{
  g_return_if_fail (DUCK_IS_PLAY (self));

  if (in_past == self->in_past && (!in_past || n_orders == self->n_past))
    return;

  self->in_past = in_past;
  self->n_past = n_orders;
  update (self);
}

gboolean
duck_play_is_in_past (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  return self->in_past;
}

void
duck_play_set_revealing (DuckPlay *self, gboolean revealing)
{
  g_return_if_fail (DUCK_IS_PLAY (self));

  self->revealing = revealing;
}

gboolean
duck_play_is_revealing (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  return self->revealing;
}

static void
duck_play_finalize (GObject *object)
{
  DuckPlay *self = DUCK_PLAY (object);

  g_clear_pointer (&self->choices, g_array_unref);
  war_foresight_clear (self->foresight);
  g_clear_pointer (&self->foresight, g_free);
  g_clear_pointer (&self->status, g_free);

  G_OBJECT_CLASS (duck_play_parent_class)->finalize (object);
}

static void
duck_play_class_init (DuckPlayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_play_finalize;

  renewed_signal = g_signal_new ("renewed", DUCK_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  changed_signal = g_signal_new ("changed", DUCK_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  proposed_signal = g_signal_new ("proposed", DUCK_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  said_signal
    = g_signal_new ("said", DUCK_TYPE_PLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
duck_play_init (DuckPlay *self)
{
  self->choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));
  self->foresight = g_new (WarForesight, 1);
  war_foresight_init (self->foresight);
  self->chosen = WAR_NONE;
  self->hand = -1;
  self->turned = WAR_NONE;
  self->decider = WAR_NONE;
}

DuckPlay *
duck_play_new (DuckGameDocument *document)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (document), NULL);

  DuckPlay *self = g_object_new (DUCK_TYPE_PLAY, NULL);

  self->document = document;
  g_signal_connect_object (document, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}

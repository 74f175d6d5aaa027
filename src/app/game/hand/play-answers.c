/* play-answers.c: what the seat may answer, and how its step goes on or ends
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/play-private.h"

static const WarChoice *
get_choice (DuckPlay *self, guint i)
{
  return &g_array_index (duck_play_get_choices (self), WarChoice, i);
}

static const WarOrderKind *
get_kind (DuckPlay *self, const WarOrder *order)
{
  return &duck_play_get_setup (self)->play->orders[order->kind];
}

static gboolean
is_offer (DuckPlay *self)
{
  return duck_game_document_get_step (duck_play_get_document (self)).is_offer;
}

gboolean
duck_play_find_end (DuckPlay *self, WarOrder *order)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  for (guint i = 0; i < duck_play_get_choices (self)->len; i++)
    if (get_kind (self, &get_choice (self, i)->order)->role == WAR_ORDER_ENDS)
      {
        *order = get_choice (self, i)->order;
        return TRUE;
      }
  return FALSE;
}

/* Whether nothing more has to be said of any choice, and none ends the step. */
static gboolean
are_answers (DuckPlay *self)
{
  for (guint i = 0; i < duck_play_get_choices (self)->len; i++)
    if (war_choice_get_want (duck_play_get_setup (self), get_choice (self, i)) != WAR_CHOICE_NOTHING
        || get_kind (self, &get_choice (self, i)->order)->role == WAR_ORDER_ENDS)
      return FALSE;
  return TRUE;
}

gboolean
duck_play_is_queue (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  guint n = duck_play_get_choices (self)->len;
  gint kind = n > 0 ? (gint) get_choice (self, 0)->order.kind : WAR_NONE;

  for (guint i = 0; i < n; i++)
    if ((gint) get_choice (self, i)->order.kind != kind)
      return FALSE;
  return n > 1 && duck_play_count_actors (self) == n && are_answers (self) && !is_offer (self);
}

/* Of a queue, the chosen unit's. */
static const WarChoice *
find_front (DuckPlay *self)
{
  for (guint i = 0; i < duck_play_get_choices (self)->len; i++)
    if (get_choice (self, i)->order.actor == duck_play_get_chosen (self))
      return get_choice (self, i);
  return NULL;
}

gboolean
duck_play_find_only (DuckPlay *self, WarOrder *order)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarChoice *only;
  WarChoiceWant want;

  if (duck_play_get_choices (self)->len != 1 && !duck_play_is_queue (self))
    return FALSE;

  only = duck_play_is_queue (self) ? find_front (self) : get_choice (self, 0);
  if (only == NULL)
    return FALSE;
  want = war_choice_get_want (duck_play_get_setup (self), only);
  if (want == WAR_CHOICE_TARGETS && only->option.n_candidates == 1)
    return war_choice_name (only, only->option.candidates[0], order);
  *order = only->order;
  return want == WAR_CHOICE_NOTHING && get_kind (self, order)->role != WAR_ORDER_ENDS;
}

/* More answers than that are not listed if several units give them. */
#define MAX_ANSWERS 12

gboolean
duck_play_has_answers (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  guint n = duck_play_get_choices (self)->len;

  /* Where a step can be ended nothing is asked: there is a button for that. */
  if (!are_answers (self) || duck_play_is_queue (self))
    return FALSE;
  if (n == 1)
    return is_offer (self);
  return n > 1 && (n <= MAX_ANSWERS || duck_play_count_actors (self) <= 1);
}

/* Whether it declines what is asked, and nothing more has to be said of it. */
gboolean
duck_play_is_refusal (DuckPlay *self, const WarChoice *choice)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const WarOrderKind *kind = get_kind (self, &choice->order);

  return kind->role == WAR_ORDER_PASSES && kind->actor == WAR_NONE
         && war_choice_get_want (duck_play_get_setup (self), choice) == WAR_CHOICE_NOTHING;
}

gboolean
duck_play_may_decline (DuckPlay *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  WarOrder end;
  guint n_refusals = 0, n = duck_play_get_choices (self)->len;

  for (guint i = 0; i < n; i++)
    n_refusals += duck_play_is_refusal (self, get_choice (self, i));
  return n_refusals > 0 && n_refusals < n && !duck_play_has_answers (self)
         && !duck_play_find_end (self, &end);
}

/* The row of the base that it names, and names alone; WAR_NONE. A unit's rows follow each other. */
static gint
get_base (DuckPlay *self, const WarChoice *choice)
{
  const WarArgument *arguments = get_kind (self, &choice->order)->arguments;

  return choice->n_chosen == 1 && arguments[0].kind == WAR_ARGUMENT_BASE
           ? choice->order.actor + choice->order.arguments[0] - 1
           : WAR_NONE;
}

gboolean
duck_play_find_base_answer (DuckPlay *self, WarPosition place, WarOrder *order)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), FALSE);

  const GArray *choices = duck_play_get_choices (self);
  WarShownPiece piece;

  for (guint i = 0; i < choices->len && duck_play_has_answers (self); i++)
    {
      gint base = get_base (self, get_choice (self, i));

      if (base == WAR_NONE
          || !war_play_show_piece (duck_play_get_setup (self), duck_play_get_view (self),
                                   (guint) base, &piece)
          || !war_base_meets_disc (&piece.base, place, 0))
        continue;
      *order = get_choice (self, i)->order;
      return TRUE;
    }

  return FALSE;
}

/* Whether the two are the same but for numbers of which people are offered the least and the most:
 * the later one has more. */
static gboolean
is_more (DuckPlay *self, const WarOrder *less, const WarOrder *more)
{
  const WarArgument *arguments = get_kind (self, more)->arguments;
  WarOrder same = *less;

  if (less->kind != more->kind)
    return FALSE;
  for (guint i = 0; arguments[i].name != NULL; i++)
    if (arguments[i].offer != WAR_OFFER_ALL)
      same.arguments[i] = more->arguments[i];
  return war_order_equal (&same, more, duck_play_get_setup (self)->play->orders);
}

GArray *
duck_play_list_at (DuckPlay *self, WarTable table, gint target)
{
  g_return_val_if_fail (DUCK_IS_PLAY (self), NULL);

  const WarSetup *setup = duck_play_get_setup (self);
  GArray *orders = g_array_new (FALSE, FALSE, sizeof (WarOrder));
  gint chosen = duck_play_get_chosen (self);

  for (guint i = 0; i < duck_play_get_choices (self)->len; i++)
    {
      const WarChoice *choice = get_choice (self, i);
      gint actor = get_kind (self, &choice->order)->actor == WAR_TABLE_PIECES ? choice->order.actor
                                                                              : WAR_NONE;
      WarOrder order;

      if ((actor != chosen && actor != WAR_NONE && chosen != WAR_NONE)
          || war_choice_get_want (setup, choice) != WAR_CHOICE_TARGETS
          || get_kind (self, &choice->order)->targets != (gint) table
          || !war_choice_name (choice, target, &order))
        continue;
      if (orders->len > 0
          && is_more (self, &g_array_index (orders, WarOrder, orders->len - 1), &order))
        g_array_set_size (orders, orders->len - 1);
      g_array_append_val (orders, order);
    }
  return orders;
}

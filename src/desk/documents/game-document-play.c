/* game-document-play.c: orders, dice and commanders of an open game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "desk/documents/game-document-private.h"
#include "engine/solo/commander.h"
#include "text/game/state.h"

const char *
duck_game_document_get_commander (DuckGameDocument *self, gint seat)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  return duck_game_line_get_commander (self->line, seat);
}

/* step: its name; NULL: it belongs to the one before. */
static void
keep_line (DuckGameDocument *self, DuckGameLine *line, const char *step)
{
  if (step != NULL)
    duck_document_push (DUCK_DOCUMENT (self), line, step);
  else
    duck_document_replace (DUCK_DOCUMENT (self), line);
}

/* What the session has just carried out. */
static void
keep (DuckGameDocument *self, const WarEvents *events)
{
  DuckGameLine *line = duck_game_line_go_on (self->line);
  g_autofree char *step = duck_game_line_dup_step (
    line, events->items, duck_game_document_has_others (self) ? events->n_items : 0);

  keep_line (self, line, step);
}

void
duck_game_document_set_reason (DuckGameDocument *self, const char *reason)
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (self));

  g_free (self->reason);
  self->reason = g_strdup (reason);
}

const char *
duck_game_document_get_reason (DuckGameDocument *self, guint order)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  return duck_game_views_get_reason (self->views, duck_game_document_get_played (self), order);
}

gboolean
duck_game_document_may_read_reason (DuckGameDocument *self, guint order)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), FALSE);

  return duck_game_views_may_read_reason (self->views, duck_game_document_get_played (self), order);
}

/* Of the order that has just been carried out. */
static void
keep_reason (DuckGameDocument *self)
{
  duck_game_views_add_reason (self->views, duck_game_document_get_played (self)->records->len - 1,
                              g_steal_pointer (&self->reason));
}

static void
forget_rolls (DuckGameDocument *self)
{
  g_array_set_size (self->session.dice, 0);
  g_array_set_size (self->rolled, 0);
}

/* Gives the order with the session's dice, and keeps what came of it. */
static WarOutcome
give (DuckGameDocument *self, const WarOrder *order, WarRefusal *refusal)
{
  g_autofree WarEvent *items = g_new (WarEvent, WAR_MAX_EVENTS);
  WarEvents events = { .items = items, .capacity = WAR_MAX_EVENTS };
  WarOutcome outcome = war_session_give (&self->session, order, &events, refusal);

  if (outcome == WAR_OUTCOME_DONE)
    {
      keep_reason (self);
      keep (self, &events);
    }
  else if (outcome == WAR_OUTCOME_NEEDS_ANSWER)
    duck_game_document_tell (self);
  return outcome;
}

WarOutcome
duck_game_document_give (DuckGameDocument *self, const WarOrder *order, WarRefusal *refusal)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), WAR_OUTCOME_REFUSED);
  g_return_val_if_fail (order != NULL, WAR_OUTCOME_REFUSED);

  forget_rolls (self);
  return give (self, order, refusal);
}

WarOutcome
duck_game_document_give_for (DuckGameDocument *self, const WarOrder *order, const char *step)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), WAR_OUTCOME_REFUSED);
  g_return_val_if_fail (order != NULL, WAR_OUTCOME_REFUSED);

  WarOutcome outcome;

  forget_rolls (self);
  outcome = war_session_give (&self->session, order, NULL, NULL);
  if (outcome == WAR_OUTCOME_NEEDS_ANSWER)
    duck_game_document_tell (self);
  if (outcome != WAR_OUTCOME_DONE)
    return outcome;
  keep_reason (self);
  keep_line (self, duck_game_line_go_on (self->line), step);
  return outcome;
}

const WarQuestion *
duck_game_document_get_question (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  return self->session.is_waiting ? &self->session.missing : NULL;
}

WarOutcome
duck_game_document_roll (DuckGameDocument *self, const gint32 *dice, guint n_dice)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), WAR_OUTCOME_REFUSED);
  g_return_val_if_fail (self->session.is_waiting, WAR_OUTCOME_REFUSED);

  g_autoptr (GArray) before = g_array_copy (self->session.dice);
  WarOrder order = self->session.waiting;
  WarOutcome outcome;

  g_array_append_vals (self->session.dice, dice, n_dice);
  g_array_append_val (self->rolled, n_dice);
  outcome = give (self, &order, NULL);
  if (outcome != WAR_OUTCOME_WRONG_ANSWER)
    return outcome;

  /* As before: the same question is open. */
  g_array_set_size (self->rolled, self->rolled->len - 1);
  g_array_set_size (self->session.dice, 0);
  g_array_append_vals (self->session.dice, before->data, before->len);
  war_session_give (&self->session, &order, NULL, NULL);
  return outcome;
}

char *
duck_game_document_dup_rolled (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  GString *text = g_string_new (NULL);
  guint die = 0;

  if (!self->session.is_waiting)
    return g_string_free (text, FALSE);
  for (guint i = 0; i < self->rolled->len; i++)
    for (guint j = 0; j < g_array_index (self->rolled, guint, i); j++)
      g_string_append_printf (text, "%s%d",
                              j > 0   ? " "
                              : i > 0 ? " · "
                                      : "",
                              g_array_index (self->session.dice, gint32, die++));
  return g_string_free (text, FALSE);
}

void
duck_game_document_roll_back (DuckGameDocument *self)
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (self));
  g_return_if_fail (self->session.is_waiting && self->rolled->len > 0);

  WarOrder order = self->session.waiting;
  guint n_rolls = self->rolled->len - 1;

  g_array_set_size (self->session.dice,
                    self->session.dice->len - g_array_index (self->rolled, guint, n_rolls));
  g_array_set_size (self->rolled, n_rolls);
  give (self, &order, NULL);
}

void
duck_game_document_withdraw (DuckGameDocument *self)
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (self));

  forget_rolls (self);
  g_clear_pointer (&self->reason, g_free);
  war_session_go_back (&self->session, duck_game_document_get_played (self)->records->len);
  duck_game_document_tell (self);
}

void
duck_game_document_put_off (DuckGameDocument *self, gint seat)
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (self));

  war_session_put_off (&self->session, seat);
  duck_game_document_tell (self);
}

void
duck_game_document_set_commander (DuckGameDocument *self, gint seat, const char *id)
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (self));
  g_return_if_fail (id != NULL);

  const WarSetup *setup = duck_game_document_get_played (self)->setup;
  g_autofree char *side
    = text_seat (setup, duck_game_document_get_played (self)->state, (guint) seat);
  g_autofree char *name = war_commander_is_person (id)
                            /* Translators: %s is a side; a step that can be undone */
                            ? g_strdup_printf (_ ("Take Command of %s"), side)
                            : g_strdup_printf (_ ("Let the Program Command %s"), side);

  if (duck_game_document_may_hand_over (self, seat)
      && !g_str_equal (id, duck_game_line_get_commander (self->line, seat)))
    duck_document_push (DUCK_DOCUMENT (self), duck_game_line_set_commander (self->line, seat, id),
                        name);
}

gboolean
duck_game_document_is_by_post (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), FALSE);

  return duck_game_line_get_game (self->line)->is_by_post;
}

void
duck_game_document_set_by_post (DuckGameDocument *self, gboolean is_by_post)
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (self));

  duck_game_line_get_game (self->line)->is_by_post = is_by_post;
}

gboolean
duck_game_document_choose (DuckGameDocument *self, gint seat, WarCommander commander,
                           WarOrder *order)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), FALSE);
  g_return_val_if_fail (order != NULL, FALSE);

  WarCommander own = self->session.commanders[seat];
  gboolean is_known;

  if (commander != NULL)
    self->session.commanders[seat] = commander;
  is_known = war_session_choose (&self->session, seat, order);
  self->session.commanders[seat] = own;
  return is_known;
}

void
duck_game_document_begin_thought (DuckGameDocument *self, gint seat, const WarSetup *setup,
                                  WarThought *thought)
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (self));

  war_thought_init (thought, &self->session, seat, setup);
}

gboolean
duck_game_document_take_thought (DuckGameDocument *self, const WarThought *thought, WarOrder *order)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), FALSE);

  return war_session_take_thought (&self->session, thought, order);
}

void
duck_game_document_set_watched (DuckGameDocument *self, gboolean is_watched)
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (self));

  duck_game_views_set_watcher (self->views,
                               is_watched ? duck_game_document_find_umpire (self) : WAR_NONE);
  duck_game_document_tell (self);
}

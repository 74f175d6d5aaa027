/* game-event.c: something that happened in a game, as an item of a list
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/game-event.h"

#include "text/game/event.h"
#include "text/game/order.h"

struct _DuckGameEvent
{
  GObject parent_instance;

  const WarGame *game; /* has the words of notes */
  WarEvent event;
  guint n_orders;
  guint heading; /* as text_event_get_heading(): long logs are searched for headings */
  char *remark; /* or NULL */
};

G_DEFINE_FINAL_TYPE (DuckGameEvent, duck_game_event, G_TYPE_OBJECT)

const WarEvent *
duck_game_event_get_event (DuckGameEvent *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_EVENT (self), NULL);

  return &self->event;
}

guint
duck_game_event_get_n_orders (DuckGameEvent *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_EVENT (self), 0);

  return self->n_orders;
}

char *
duck_game_event_dup_text (DuckGameEvent *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_EVENT (self), NULL);

  return text_event_in_game (self->game, &self->event);
}

char *
duck_game_event_dup_question (DuckGameEvent *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_EVENT (self), NULL);
  g_return_val_if_fail (self->event.n_dice > 0, NULL);

  const WarSetup *setup = self->game->setup;
  WarQuestion question = war_event_get_question (&self->event);
  gint pieces[2];

  /* Whose dice they are; of whom it is all about is said with what came of them. */
  if (text_event_list_pieces (setup, &self->event, pieces) > 0)
    question.subject = pieces[0];
  return text_question (setup, &question);
}

char *
duck_game_event_dup_line (DuckGameEvent *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_EVENT (self), NULL);

  const char *clause = duck_game_event_get_clause (self);
  g_autofree char *text = duck_game_event_dup_text (self);

  if (clause == NULL || duck_game_event_get_heading (self) > 0)
    return g_steal_pointer (&text);
  return g_strdup_printf ("%s [%s]", text, clause);
}

void
duck_game_event_set_remark (DuckGameEvent *self, const char *remark)
{
  g_return_if_fail (DUCK_IS_GAME_EVENT (self));

  g_free (self->remark);
  self->remark = g_strdup (remark);
}

const char *
duck_game_event_get_remark (DuckGameEvent *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_EVENT (self), NULL);

  return self->remark;
}

guint
duck_game_event_get_heading (DuckGameEvent *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_EVENT (self), 0);

  return self->heading;
}

const char *
duck_game_event_get_clause (DuckGameEvent *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_EVENT (self), NULL);

  return self->event.clause != NULL ? text_short_clause (self->event.clause) : NULL;
}

char *
duck_game_event_dup_rule (DuckGameEvent *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_EVENT (self), NULL);

  const char *clause = duck_game_event_get_clause (self);

  return clause != NULL ? text_clause (self->game->setup->operation->rules, clause) : NULL;
}

static void
duck_game_event_finalize (GObject *object)
{
  g_free (DUCK_GAME_EVENT (object)->remark);

  G_OBJECT_CLASS (duck_game_event_parent_class)->finalize (object);
}

static void
duck_game_event_class_init (DuckGameEventClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_game_event_finalize;
}

static void
duck_game_event_init (DuckGameEvent *self)
{
}

DuckGameEvent *
duck_game_event_new (const WarGame *game, const WarEvent *event, guint n_orders)
{
  DuckGameEvent *self = g_object_new (DUCK_TYPE_GAME_EVENT, NULL);

  self->game = game;
  self->event = *event;
  self->n_orders = n_orders;
  self->heading = text_event_get_heading (game->setup, event);
  return self;
}

/* reveal.c: shows one by one what sealed orders did that were revealed together
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/reveal.h"

#include <glib/gi18n-lib.h>

/* An event is left so many times as long as an order of a commander: it has to be read. */
#define READING 2

struct _DuckReveal
{
  GObject parent_instance;

  DuckGamePage *page; /* lent, as are the others */
  DuckGameDocument *document;
  DuckGameLog *log;
  DuckGameLights *lights;
  DuckDiceView *dice;
  guint pace; /* milliseconds */
  guint seen[WAR_MAX_SEATS + 1]; /* orders of which each seat has seen all; the last, of nobody's */

  gboolean is_on;
  gint viewer; /* who looks on */
  guint n_orders; /* before the one that revealed */
  guint first, end, shown; /* events of the document: from, to, and up to which */
  DuckGameEvent *event; /* the last of those; or NULL */
  guint source; /* will go on to the next one; or 0 */
};

G_DEFINE_FINAL_TYPE (DuckReveal, duck_reveal, G_TYPE_OBJECT)

static guint stepped_signal, ended_signal;

static guint
get_slot (gint seat)
{
  return seat != WAR_NONE ? (guint) seat : WAR_MAX_SEATS;
}

/* The person of the viewer has seen all of the first so many orders. */
static void
set_seen (DuckReveal *self, guint n_orders)
{
  const WarSetup *setup = duck_game_document_get_game (self->document)->setup;

  self->seen[get_slot (self->viewer)] = n_orders;
  for (gint seat = 0; seat < (gint) setup->layout->tables[WAR_TABLE_SEATS].n_rows; seat++)
    if (duck_game_document_is_same_person (self->document, seat, self->viewer))
      self->seen[get_slot (seat)] = n_orders;
}

/* The events of the order up to where something else begins. FALSE: the viewer sees none. */
static gboolean
find_events (DuckReveal *self, guint order)
{
  GListModel *events = duck_game_document_get_events (self->document);
  guint n = g_list_model_get_n_items (events);
  gboolean has_begun = FALSE;

  self->first = self->end = n;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);

      if (duck_game_event_get_n_orders (event) <= order)
        continue;
      if (duck_game_event_get_n_orders (event) > order + 1
          || (has_begun && duck_game_event_get_heading (event) > 0))
        {
          self->end = i;
          break;
        }
      if (!has_begun && duck_game_event_get_heading (event) == 0)
        {
          has_begun = TRUE;
          self->first = i;
        }
    }

  return has_begun && self->first < self->end;
}

/* ---------------------------------------------------------------------------------------------
 * One by one. */

static void
clear (DuckReveal *self)
{
  self->is_on = FALSE;
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->event);
}

static void
end (DuckReveal *self)
{
  clear (self);
  duck_game_log_set_end (self->log, G_MAXUINT);
  duck_game_lights_show (self->lights, self->document, NULL, 0);
  duck_game_page_go_to (self->page,
                        war_replay_get_n_orders (duck_game_document_get_replay (self->document)));
  g_signal_emit (self, ended_signal, 0);
}

static void plan (DuckReveal *self);

/* The next event. */
static void
step (DuckReveal *self)
{
  g_clear_object (&self->event);
  self->event
    = g_list_model_get_item (duck_game_document_get_events (self->document), self->shown++);
  plan (self);

  duck_game_page_go_to (self->page, self->n_orders);
  duck_game_log_set_end (self->log, self->shown);
  duck_game_lights_show (self->lights, self->document, self->event, self->n_orders);
  duck_dice_view_show_event (self->dice, self->event);
  g_signal_emit (self, stepped_signal, 0);
}

/* The next order that revealed something, of those that the viewer has not seen. */
static gboolean
begin_next (DuckReveal *self)
{
  WarReplay *replay = duck_game_document_get_replay (self->document);
  guint n_orders = war_replay_get_n_orders (replay);

  for (guint order = self->seen[get_slot (self->viewer)]; order < n_orders; order++)
    if (war_replay_opens_sealed (replay, order) && find_events (self, order))
      {
        set_seen (self, order + 1);
        self->is_on = TRUE;
        self->n_orders = order;
        self->shown = self->first;
        return TRUE;
      }

  set_seen (self, n_orders);
  return FALSE;
}

static gboolean
go_on_cb (gpointer data)
{
  DuckReveal *self = data;

  self->source = 0;
  if (self->shown < self->end || begin_next (self))
    step (self);
  else
    end (self);
  return G_SOURCE_REMOVE;
}

static void
plan (DuckReveal *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add (self->pace * READING, go_on_cb, self);
}

gboolean
duck_reveal_begin (DuckReveal *self)
{
  g_return_val_if_fail (DUCK_IS_REVEAL (self), FALSE);

  if (self->is_on)
    return TRUE;
  self->viewer = duck_game_document_get_viewer (self->document);
  if (self->pace == 0)
    {
      set_seen (self, war_replay_get_n_orders (duck_game_document_get_replay (self->document)));
      return FALSE;
    }
  if (!begin_next (self))
    return FALSE;

  step (self);
  return TRUE;
}

void
duck_reveal_stop (DuckReveal *self)
{
  g_return_if_fail (DUCK_IS_REVEAL (self));

  if (!self->is_on)
    return;

  set_seen (self, war_replay_get_n_orders (duck_game_document_get_replay (self->document)));
  end (self);
}

/* ---------------------------------------------------------------------------------------------
 * What is shown. */

gboolean
duck_reveal_is_on (DuckReveal *self)
{
  g_return_val_if_fail (DUCK_IS_REVEAL (self), FALSE);

  return self->is_on;
}

guint
duck_reveal_get_n_orders (DuckReveal *self)
{
  g_return_val_if_fail (DUCK_IS_REVEAL (self), 0);

  return self->n_orders;
}

char *
duck_reveal_dup_text (DuckReveal *self)
{
  g_return_val_if_fail (DUCK_IS_REVEAL (self), NULL);

  g_autofree char *text = self->is_on ? duck_game_event_dup_text (self->event) : NULL;

  if (text == NULL)
    return NULL;
  /* Translators: orders that were secret are shown one by one; %s is what came of the one */
  return g_strdup_printf (_ ("Revealed, %u of %u:\n%s"), self->shown - self->first,
                          self->end - self->first, text);
}

void
duck_reveal_set_pace (DuckReveal *self, guint pace)
{
  g_return_if_fail (DUCK_IS_REVEAL (self));

  self->pace = pace;
  if (self->is_on && pace == 0)
    duck_reveal_stop (self);
  else if (self->is_on)
    plan (self);
}

/* What has been taken back can be revealed again; whoever looks now has other events. */
static void
document_changed_cb (DuckReveal *self)
{
  guint n_orders = war_replay_get_n_orders (duck_game_document_get_replay (self->document));

  for (guint i = 0; i < G_N_ELEMENTS (self->seen); i++)
    self->seen[i] = MIN (self->seen[i], n_orders);
  if (self->is_on
      && (n_orders <= self->n_orders
          || duck_game_document_get_viewer (self->document) != self->viewer))
    duck_reveal_stop (self);
}

static void
duck_reveal_dispose (GObject *object)
{
  clear (DUCK_REVEAL (object));

  G_OBJECT_CLASS (duck_reveal_parent_class)->dispose (object);
}

static void
duck_reveal_class_init (DuckRevealClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_reveal_dispose;

  stepped_signal = g_signal_new ("stepped", DUCK_TYPE_REVEAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  ended_signal = g_signal_new ("ended", DUCK_TYPE_REVEAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
}

static void
duck_reveal_init (DuckReveal *self)
{
}

DuckReveal *
duck_reveal_new (DuckGamePage *page, DuckGameLog *log, DuckGameLights *lights, DuckDiceView *dice)
{
  g_return_val_if_fail (DUCK_IS_GAME_PAGE (page), NULL);
  g_return_val_if_fail (DUCK_IS_GAME_LOG (log), NULL);
  g_return_val_if_fail (lights != NULL, NULL);
  g_return_val_if_fail (DUCK_IS_DICE_VIEW (dice), NULL);

  DuckReveal *self = g_object_new (DUCK_TYPE_REVEAL, NULL);

  self->page = page;
  self->document = DUCK_GAME_DOCUMENT (duck_page_get_document (DUCK_PAGE (page)));
  self->log = log;
  self->lights = lights;
  self->dice = dice;
  for (guint i = 0; i < G_N_ELEMENTS (self->seen); i++)
    self->seen[i] = war_replay_get_n_orders (duck_game_document_get_replay (self->document));
  g_signal_connect_object (self->document, "changed", G_CALLBACK (document_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

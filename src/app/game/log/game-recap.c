/* game-recap.c: what has happened in a game since somebody decided last, order by order
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/log/game-recap.h"

#include <glib/gi18n-lib.h>

#include "app/game/hand/step-end.h"

struct _DuckGameRecap
{
  DuckGameDocument *document;
  DuckGameLog *log;
  gboolean is_on;
  guint start; /* orders before it */
};

DuckGameRecap *
duck_game_recap_new (DuckGameDocument *document, DuckGameLog *log)
{
  DuckGameRecap *self = g_new0 (DuckGameRecap, 1);

  self->document = document;
  self->log = log;
  return self;
}

void
duck_game_recap_free (DuckGameRecap *self)
{
  g_free (self);
}

gboolean
duck_game_recap_begin (DuckGameRecap *self, gint viewer, guint *n_orders)
{
  const WarReplay *replay = duck_game_document_get_replay (self->document);
  guint n = duck_game_document_find_last (self->document, viewer);

  if (!duck_game_document_is_by_post (self->document)
      || war_replay_find_moment (replay, n) == war_replay_get_last_moment (replay))
    return FALSE;

  self->start = *n_orders = n;
  self->is_on = TRUE;
  return TRUE;
}

void
duck_game_recap_end (DuckGameRecap *self)
{
  self->is_on = FALSE;
}

gboolean
duck_game_recap_is_on (const DuckGameRecap *self)
{
  return self->is_on;
}

guint
duck_game_recap_find_next (const DuckGameRecap *self, guint n_orders)
{
  const WarReplay *replay = duck_game_document_get_replay (self->document);
  guint moment = war_replay_find_moment (replay, n_orders);
  guint last = war_replay_get_last_moment (replay);

  return war_replay_get_moment_orders (replay, moment < last ? moment + 1 : last);
}

/* Of what is secret it does not say how much it was. */
char *
duck_game_recap_dup_text (const DuckGameRecap *self, guint n_orders)
{
  const WarReplay *replay;
  guint start, moment, n_moments;
  g_autofree char *event = NULL;

  if (!self->is_on)
    return NULL;

  replay = duck_game_document_get_replay (self->document);
  start = war_replay_find_moment (replay, self->start);
  moment = war_replay_find_moment (replay, n_orders);
  n_moments = war_replay_get_last_moment (replay) - start;
  if (moment <= start)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u order has been given since you decided last.",
                   "%u orders have been given since you decided last.", n_moments),
      n_moments);
  event = duck_game_log_dup_text (self->log, war_replay_get_moment_orders (replay, moment - 1),
                                  n_orders);
  return g_strdup_printf (_ ("What happened since you decided last, order %u of %u:\n%s"),
                          moment - start, n_moments, event);
}

/* Whether it is about a note that the viewer has written, and need not be told again. */
static gboolean
is_own_note (const DuckGameRecap *self, const WarEvent *event, gint viewer)
{
  const WarOrder *order
    = war_game_find_note (duck_game_document_get_game (self->document)->game, event);

  return order != NULL && duck_game_document_is_same_person (self->document, order->seat, viewer);
}

/* A line each; NULL: none. */
static char *
dup_notes (const DuckGameRecap *self, gint viewer)
{
  GListModel *events = duck_game_document_get_events (self->document);
  guint last = duck_game_document_find_last (self->document, viewer);
  GString *text = g_string_new (NULL);

  for (guint i = g_list_model_get_n_items (events); i-- > 0;)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);
      g_autofree char *line = NULL;

      if (duck_game_event_get_n_orders (event) <= last)
        break;
      if (duck_game_event_get_event (event)->note == 0
          || is_own_note (self, duck_game_event_get_event (event), viewer))
        continue;
      line = duck_game_event_dup_text (event);
      g_string_prepend (text, text->len > 0 ? "\n" : "");
      g_string_prepend (text, line);
    }
  return g_string_free (text, text->len == 0);
}

/* The log, which is long, has them too. An umpire reads everybody's there. */
void
duck_game_recap_say_notes (const DuckGameRecap *self, gint viewer, DuckPlay *play)
{
  gint side = war_state_peek_row (duck_play_get_setup (play)->layout, duck_play_get_view (play),
                                  WAR_TABLE_SEATS, (guint) viewer)[WAR_SEAT_SIDE];
  g_autofree char *notes = side != WAR_NONE ? dup_notes (self, viewer) : NULL;

  if (notes != NULL)
    duck_step_end_say (NULL, play, notes);
}

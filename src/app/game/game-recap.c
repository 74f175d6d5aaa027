/* game-recap.c: what has happened in a game since somebody decided last, order by order
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/game-recap.h"

#include <glib/gi18n-lib.h>

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

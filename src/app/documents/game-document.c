/* game-document.c: an open saved game, to look at
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/documents/game-document.h"

#include <glib/gi18n-lib.h>

#include "app/documents/game-event.h"
#include "text/phrase.h"

struct _DuckGameDocument
{
  DuckDocument parent_instance;

  WarReplay *replay;
  GListStore *events; /* DuckGameEvent */
};

G_DEFINE_FINAL_TYPE (DuckGameDocument, duck_game_document, DUCK_TYPE_DOCUMENT)

const StoreGame *
duck_game_document_get_game (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  return duck_document_get_value (DUCK_DOCUMENT (self));
}

WarReplay *
duck_game_document_get_replay (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  return self->replay;
}

GListModel *
duck_game_document_get_events (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  return G_LIST_MODEL (self->events);
}

static void
add_events (DuckGameDocument *self, guint order)
{
  const StoreGame *game = duck_game_document_get_game (self);
  guint n_events, first, n;
  const WarEvent *events = war_replay_get_events (self->replay, &n_events);

  war_replay_find_events (self->replay, order, &first, &n);
  for (guint i = first; i < first + n; i++)
    {
      g_autoptr (DuckGameEvent) event = duck_game_event_new (game->setup, &events[i], order + 1);

      g_list_store_append (self->events, event);
    }
}

/* The game is what it is: this is called once. */
static void
duck_game_document_value_changed (DuckDocument *document)
{
  DuckGameDocument *self = DUCK_GAME_DOCUMENT (document);
  const WarGame *game = duck_game_document_get_game (self)->game;

  self->replay = war_replay_new (game, war_game_find_viewer (game));
  for (guint i = 0; i < war_replay_get_n_orders (self->replay); i++)
    add_events (self, i);
}

static const char *
duck_game_document_get_title (DuckDocument *document)
{
  return text_translate (
    duck_game_document_get_game (DUCK_GAME_DOCUMENT (document))->operation->name);
}

static gboolean
duck_game_document_save (DuckDocument *document, const char *path, GError **error)
{
  return store_game_save (duck_document_get_library (document),
                          duck_game_document_get_game (DUCK_GAME_DOCUMENT (document)), path, error);
}

static DuckDocument *
duck_game_document_open (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  StoreGame *game = store_game_load (library, path, faults);
  DuckDocument *document;

  if (game == NULL)
    return NULL;

  document = g_object_new (DUCK_TYPE_GAME_DOCUMENT, NULL);
  duck_document_construct (document, library, path, game, (GDestroyNotify) store_game_free);
  return document;
}

static void
duck_game_document_finalize (GObject *object)
{
  DuckGameDocument *self = DUCK_GAME_DOCUMENT (object);

  /* Both are made of the game, which goes last. */
  g_clear_object (&self->events);
  g_clear_pointer (&self->replay, war_replay_free);

  G_OBJECT_CLASS (duck_game_document_parent_class)->finalize (object);
}

static void
duck_game_document_class_init (DuckGameDocumentClass *klass)
{
  DuckDocumentClass *document_class = DUCK_DOCUMENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_game_document_finalize;
  document_class->suffix = ".duckgame";
  document_class->kind = N_ ("Saved Games");
  document_class->open = duck_game_document_open;
  document_class->get_title = duck_game_document_get_title;
  document_class->save = duck_game_document_save;
  document_class->value_changed = duck_game_document_value_changed;
}

static void
duck_game_document_init (DuckGameDocument *self)
{
  self->events = g_list_store_new (DUCK_TYPE_GAME_EVENT);
}

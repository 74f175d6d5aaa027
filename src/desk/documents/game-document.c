/* game-document.c: an open game: as it was saved, or as it is being played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/game-document-private.h"

#include <glib/gi18n-lib.h>

#include "desk/documents/document-private.h"
#include "engine/solo/commander.h"

G_DEFINE_FINAL_TYPE (DuckGameDocument, duck_game_document, DUCK_TYPE_DOCUMENT)

static guint barred_signal;

const StoreGame *
duck_game_document_get_game (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  return duck_game_line_get_game (self->line);
}

WarReplay *
duck_game_document_get_replay (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  return duck_game_views_get_replay (self->views);
}

GListModel *
duck_game_document_get_events (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  return duck_game_views_get_events (self->views);
}

const GArray *
duck_game_document_get_headings (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  return duck_game_views_get_headings (self->views);
}

gint
duck_game_document_get_viewer (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), WAR_NONE);

  return duck_game_views_get_viewer (self->views);
}

const WarState *
duck_game_document_get_view (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  WarReplay *replay = duck_game_views_get_replay (self->views);

  return war_replay_go_to (replay, war_replay_get_n_orders (replay));
}

void
duck_game_document_set_covered (DuckGameDocument *self, gboolean is_covered)
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (self));

  self->is_covered = is_covered;
}

const WarState *
duck_game_document_get_open_view (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  if (!self->is_covered)
    return duck_game_document_get_view (self);

  g_free (self->open_view);
  self->open_view = war_game_dup_public_view (duck_game_document_get_played (self));
  return self->open_view;
}

WarStep
duck_game_document_get_step (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), (WarStep){ .kind = WAR_STEP_STUCK });

  return war_session_get_step (&self->session);
}

/* ---------------------------------------------------------------------------------------------
 * What the viewer sees. */

/* The person's seat that sees all; WAR_NONE. */
gint
duck_game_document_find_umpire (DuckGameDocument *self)
{
  const WarGame *game = duck_game_document_get_played (self);
  guint n_seats = game->setup->layout->tables[WAR_TABLE_SEATS].n_rows;

  for (gint seat = 0; seat < (gint) n_seats; seat++)
    if (war_state_peek_row (game->setup->layout, game->state, WAR_TABLE_SEATS,
                            (guint) seat)[WAR_SEAT_CONTROL]
          == WAR_CONTROL_MASTER
        && war_session_is_person (&self->session, seat))
      return seat;
  return WAR_NONE;
}

gboolean
duck_game_document_may_be_watched (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), FALSE);

  gint umpire = duck_game_document_find_umpire (self);

  return umpire != WAR_NONE && umpire != duck_game_document_get_viewer (self)
         && duck_game_document_get_step (self).kind == WAR_STEP_PERSON;
}

gboolean
duck_game_document_is_watched (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), FALSE);

  gint watcher = duck_game_views_get_watcher (self->views);

  return watcher != WAR_NONE && watcher == duck_game_document_get_viewer (self)
         && watcher != duck_game_document_get_step (self).seat;
}

/* Steps of others of which the viewer must not even know that there were any belong to what these
 * did next; what has been undone of that is forgotten. */
static gboolean
is_others_secret (gconstpointer value, gpointer data)
{
  DuckGameDocument *self = data;
  const DuckGameLine *line = value;

  return duck_game_line_is_private (line)
         && !duck_game_document_is_same_person (self, duck_game_line_get_seat (line),
                                                duck_game_document_get_viewer (self));
}

static void
fold_secrets (DuckGameDocument *self)
{
  /* An umpire may know all, and leaves it as it is. */
  if (duck_game_document_get_viewer (self) != WAR_NONE && duck_game_document_has_others (self)
      && !duck_game_document_is_watched (self))
    duck_history_fold (duck_document_get_private (DUCK_DOCUMENT (self))->history, is_others_secret,
                       self);
}

static void
update_view (DuckGameDocument *self)
{
  if (duck_game_views_update (self->views, &self->session))
    fold_secrets (self);
}

/* ---------------------------------------------------------------------------------------------
 * The game, as the document has it now. */

static void
seat_commanders (DuckGameDocument *self)
{
  guint n_seats
    = duck_game_document_get_played (self)->setup->layout->tables[WAR_TABLE_SEATS].n_rows;

  /* A commander that this version does not have is a person's to be. */
  for (guint seat = 0; seat < n_seats; seat++)
    if (!war_commander_find (duck_game_line_get_commander (self->line, (gint) seat),
                             &self->session.commanders[seat]))
      self->session.commanders[seat] = NULL;
}

/* Another game: the first, or what the file has now. */
static void
open_session (DuckGameDocument *self, WarGame *game)
{
  duck_game_views_forget (self->views);
  if (self->session.game != NULL)
    war_session_clear (&self->session);
  war_session_init (&self->session, game);
  self->session.is_rolled_by_hand = game->people != 0;
}

static void
duck_game_document_value_changed (DuckDocument *document)
{
  DuckGameDocument *self = DUCK_GAME_DOCUMENT (document);
  DuckGameLine *line = duck_document_get_value (document);
  WarGame *game = duck_game_line_get_game (line)->game;
  gboolean goes_on = self->line != NULL && duck_game_line_get_before (line) == self->line;

  if (self->session.game != game)
    open_session (self, game);
  duck_game_line_restore (line);
  if (!goes_on)
    {
      war_session_go_back (&self->session, game->records->len);
      duck_game_views_cut_reasons (self->views, game->records->len);
    }
  duck_game_line_ref (line);
  g_clear_pointer (&self->line, duck_game_line_unref);
  self->line = line;
  seat_commanders (self);
  update_view (self);
}

void
duck_game_document_tell (DuckGameDocument *self)
{
  update_view (self);
  g_signal_emit_by_name (self, "changed");
}

/* ---------------------------------------------------------------------------------------------
 * The document. */

void
duck_game_document_set_title (DuckGameDocument *self, const char *title)
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (self));

  g_free (self->title);
  self->title = g_strdup (title);
}

static const char *
duck_game_document_get_title (DuckDocument *document)
{
  DuckGameDocument *self = DUCK_GAME_DOCUMENT (document);

  return self->title != NULL ? self->title : duck_game_document_get_game (self)->operation->name;
}

static gboolean
duck_game_document_save (DuckDocument *document, const char *path, GError **error)
{
  return store_game_save (duck_document_get_library (document),
                          duck_game_document_get_game (DUCK_GAME_DOCUMENT (document)), path, error);
}

static GBytes *
duck_game_document_to_bytes (DuckDocument *document)
{
  /* A draft is kept before the document follows its value. */
  DuckGameLine *line = duck_document_get_value (document);

  duck_game_line_restore (line);
  return store_game_to_bytes (duck_game_line_get_game (line));
}

static const char *
get_barrier_text (WarBarrier barrier)
{
  switch (barrier)
    {
    case WAR_BARRIER_POLICY:
      return _ ("In this game nothing can be taken back.");
    case WAR_BARRIER_CHANCE:
      return _ ("Dice have been rolled: in this game that cannot be taken back.");
    case WAR_BARRIER_REVEAL:
      return _ ("Something hidden was seen: in this game that cannot be taken back.");
    case WAR_BARRIER_HAND_OVER:
      return _ ("Somebody else has seen it: in this game that cannot be taken back.");
    case WAR_BARRIER_NONE:
    default:
      return NULL;
    }
}

/* Whether any order after the first so many is of another person than the one who decides now, and
 * has come as a file, or goes as one. */
static gboolean
was_sent (DuckGameDocument *self, guint n_orders)
{
  const GArray *records = duck_game_document_get_played (self)->records;

  for (guint i = n_orders; i < records->len; i++)
    {
      gint seat = g_array_index (records, WarRecord, i).order.seat;

      if (war_session_is_person (&self->session, seat)
          && !duck_game_document_is_same_person (self, seat, duck_game_document_get_viewer (self)))
        return TRUE;
    }
  return FALSE;
}

WarBarrier
duck_game_document_find_barrier (DuckGameDocument *self, guint n_orders)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), WAR_BARRIER_POLICY);

  const StoreGame *game = duck_game_document_get_game (self);
  WarBarrier barrier = war_session_find_barrier (&self->session, game->undo, n_orders);

  /* What another person has been sent stays. */
  if (barrier == WAR_BARRIER_NONE && game->is_by_post && was_sent (self, n_orders))
    return WAR_BARRIER_HAND_OVER;
  return barrier;
}

/* As the game was set up. */
static const char *
duck_game_document_find_bar (DuckDocument *document, gint n_steps)
{
  DuckGameDocument *self = DUCK_GAME_DOCUMENT (document);
  const DuckGameLine *line
    = duck_history_peek (duck_document_get_private (document)->history, n_steps);

  if (duck_game_document_is_watched (self))
    return _ ("An umpire takes nothing back: hand back the screen first.");
  if (n_steps >= 0 || line == NULL
      || duck_game_line_get_game (line)->game != duck_game_document_get_played (self))
    return NULL;

  return get_barrier_text (
    duck_game_document_find_barrier (self, duck_game_line_get_n_orders (line)));
}

static void
duck_game_document_barred (DuckDocument *document, const char *bar)
{
  g_signal_emit (document, barred_signal, 0, bar);
}

/* replay: of the whole game; or NULL, where nobody must not know something. */
static char *
dup_old_step (DuckGameLine *line, const WarReplay *replay)
{
  const WarEvent *events = NULL;
  guint first = 0, n_events = 0;

  if (replay != NULL)
    {
      events = war_replay_get_events (replay, &n_events);
      war_replay_find_events (replay, duck_game_line_get_n_orders (line) - 1, &first, &n_events);
    }
  return duck_game_line_dup_step (line, events != NULL ? events + first : NULL, n_events);
}

/* Every step that led to the line, so that all can be undone. */
static void
fill_history (DuckGameDocument *self)
{
  DuckDocumentPrivate *priv = duck_document_get_private (DUCK_DOCUMENT (self));
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  g_autoptr (WarReplay) replay = duck_game_document_has_others (self)
                                   ? war_replay_new (duck_game_document_get_played (self), WAR_NONE)
                                   : NULL;
  DuckHistory *history = NULL;

  for (DuckGameLine *line = self->line; line != NULL; line = duck_game_line_get_before (line))
    g_ptr_array_add (lines, line);
  for (guint i = lines->len; i > 0; i--)
    {
      DuckGameLine *line = duck_game_line_ref (g_ptr_array_index (lines, i - 1));
      g_autofree char *name = history != NULL ? dup_old_step (line, replay) : NULL;

      if (history == NULL)
        history = duck_history_new (line, (GDestroyNotify) duck_game_line_unref);
      else if (name != NULL)
        duck_history_push (history, line, name);
      else
        duck_history_replace (history, line);
    }
  duck_history_mark_saved (history);
  duck_history_free (priv->history);
  priv->history = history;
  fold_secrets (self);
}

/* Takes the game. */
static DuckDocument *
new_document (StoreLibrary *library, const char *path, StoreGame *game)
{
  DuckGameDocument *self = g_object_new (DUCK_TYPE_GAME_DOCUMENT, NULL);

  duck_document_construct (DUCK_DOCUMENT (self), library, path, duck_game_line_new (game),
                           (GDestroyNotify) duck_game_line_unref);
  fill_history (self);
  return DUCK_DOCUMENT (self);
}

DuckDocument *
duck_game_document_new (StoreLibrary *library, StoreGame *game)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (game != NULL, NULL);

  return new_document (library, NULL, game);
}

static gpointer
duck_game_document_read (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_game_load (library, path, faults);
}

static DuckDocument *
duck_game_document_make (StoreLibrary *library, const char *path, gpointer value)
{
  return new_document (library, path, value);
}

static DuckDocument *
duck_game_document_from_bytes (StoreLibrary *library, const char *path, GBytes *bytes,
                               StoreFaults *faults)
{
  StoreGame *game = store_game_from_bytes (library, bytes, faults);

  return game != NULL ? new_document (library, path, game) : NULL;
}

static void
duck_game_document_finalize (GObject *object)
{
  DuckGameDocument *self = DUCK_GAME_DOCUMENT (object);

  /* All is made of the game, which goes with the last line. */
  duck_game_views_forget (self->views);
  duck_game_views_free (self->views);
  g_free (self->reason);
  g_array_unref (self->rolled);
  g_free (self->title);
  g_free (self->open_view);
  if (self->session.game != NULL)
    war_session_clear (&self->session);
  g_clear_pointer (&self->line, duck_game_line_unref);

  G_OBJECT_CLASS (duck_game_document_parent_class)->finalize (object);
}

static void
duck_game_document_class_init (DuckGameDocumentClass *klass)
{
  DuckDocumentClass *document_class = DUCK_DOCUMENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_game_document_finalize;
  document_class->suffix = ".duckgame";
  document_class->kind = N_ ("Saved Games");
  document_class->read = duck_game_document_read;
  document_class->make = duck_game_document_make;
  document_class->release = (GDestroyNotify) store_game_free;
  document_class->get_title = duck_game_document_get_title;
  document_class->save = duck_game_document_save;
  document_class->to_bytes = duck_game_document_to_bytes;
  document_class->from_bytes = duck_game_document_from_bytes;
  document_class->value_changed = duck_game_document_value_changed;
  duck_game_document_add_sheets (document_class);
  document_class->find_bar = duck_game_document_find_bar;
  document_class->barred = duck_game_document_barred;

  barred_signal = g_signal_new ("barred", DUCK_TYPE_GAME_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
duck_game_document_init (DuckGameDocument *self)
{
  self->views = duck_game_views_new ();
  self->rolled = g_array_new (FALSE, FALSE, sizeof (guint));
}

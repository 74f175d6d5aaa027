/* game-document.c: an open game: as it was saved, or as it is being played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/documents/game-document.h"

#include <glib/gi18n-lib.h>

#include "app/documents/document-private.h"
#include "app/documents/game-event.h"
#include "app/documents/game-line.h"
#include "engine/solo/commander.h"
#include "text/order.h"
#include "text/phrase.h"
#include "text/state.h"

struct _DuckGameDocument
{
  DuckDocument parent_instance;

  DuckGameLine *line; /* where the session is */
  WarSession session; /* of the line's game; without a game before there is a line */
  WarReplay *replays[WAR_MAX_SEATS + 1]; /* as each viewer sees it, the last as it is; or NULL */
  const WarReplay *events_replay; /* one of them, whose events are listed; or NULL */
  GListStore *events; /* DuckGameEvent: as the viewer sees them */
  GArray *headings; /* DuckGameHeading: of those events */
  gint viewer;
  char *reason; /* why the next order is given; or NULL */
  GPtrArray *reasons; /* char, or NULL: by orders, perhaps not as many as there are */
  char *title; /* of a game that has branched off; NULL: its operation's name */
};

G_DEFINE_FINAL_TYPE (DuckGameDocument, duck_game_document, DUCK_TYPE_DOCUMENT)

static guint barred_signal;

static WarGame *
get_played (DuckGameDocument *self)
{
  return self->session.game;
}

static WarReplay **
get_replay_of (DuckGameDocument *self, gint viewer)
{
  return &self->replays[viewer == WAR_NONE ? WAR_MAX_SEATS : viewer];
}

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

  return *get_replay_of (self, self->viewer);
}

GListModel *
duck_game_document_get_events (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  return G_LIST_MODEL (self->events);
}

const GArray *
duck_game_document_get_headings (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  return self->headings;
}

gint
duck_game_document_get_viewer (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), WAR_NONE);

  return self->viewer;
}

const WarState *
duck_game_document_get_view (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), NULL);

  WarReplay *replay = *get_replay_of (self, self->viewer);

  return war_replay_go_to (replay, war_replay_get_n_orders (replay));
}

WarStep
duck_game_document_get_step (DuckGameDocument *self)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), (WarStep){ .kind = WAR_STEP_STUCK });

  return war_session_get_step (&self->session);
}

/* ---------------------------------------------------------------------------------------------
 * What the viewer sees. */

/* Among persons it goes on to who decides, and stays while nobody does. */
static gint
find_viewer (DuckGameDocument *self)
{
  WarStep step = war_session_get_step (&self->session);
  guint n_seats = get_played (self)->setup->layout->tables[WAR_TABLE_SEATS].n_rows;
  gint person = WAR_NONE;
  guint n_persons = 0;

  if (step.kind == WAR_STEP_OVER)
    return WAR_NONE;
  for (guint seat = 0; seat < n_seats; seat++)
    if (war_session_is_person (&self->session, (gint) seat))
      {
        person = (gint) seat;
        n_persons++;
      }
  if (n_persons < 2)
    return person;

  if (step.kind == WAR_STEP_PERSON
      || (step.kind == WAR_STEP_ROLL && war_session_is_person (&self->session, step.seat)))
    return step.seat;
  return self->viewer != WAR_NONE && war_session_is_person (&self->session, self->viewer)
           ? self->viewer
           : person;
}

static void
forget_views (DuckGameDocument *self)
{
  g_array_set_size (self->headings, 0);
  g_list_store_remove_all (self->events);
  self->events_replay = NULL;
  for (guint i = 0; i < G_N_ELEMENTS (self->replays); i++)
    g_clear_pointer (&self->replays[i], war_replay_free);
}

/* Cuts off the events that come after so many orders. */
static void
cut_events (DuckGameDocument *self, guint n_orders)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->events)), end = n;

  while (end > 0)
    {
      g_autoptr (DuckGameEvent) event
        = g_list_model_get_item (G_LIST_MODEL (self->events), end - 1);

      if (duck_game_event_get_n_orders (event) <= n_orders)
        break;
      end--;
    }
  while (self->headings->len > 0
         && g_array_index (self->headings, DuckGameHeading, self->headings->len - 1).n_orders
              > n_orders)
    g_array_set_size (self->headings, self->headings->len - 1);
  g_list_store_splice (self->events, end, n - end, NULL, 0);
}

static void
add_heading (DuckGameDocument *self, DuckGameEvent *event)
{
  DuckGameHeading heading
    = { duck_game_event_get_heading (event), duck_game_event_get_n_orders (event) };

  if (heading.level > 0)
    g_array_append_val (self->headings, heading);
}

static void
add_events (DuckGameDocument *self, WarReplay *replay, guint first_order)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_events;
  const WarEvent *events = war_replay_get_events (replay, &n_events);

  for (guint order = first_order; order < war_replay_get_n_orders (replay); order++)
    {
      guint first, n;

      war_replay_find_events (replay, order, &first, &n);
      for (guint i = first; i < first + n; i++)
        {
          DuckGameEvent *event = duck_game_event_new (get_played (self), &events[i], order + 1);

          if (i == first)
            duck_game_event_set_remark (event, duck_game_document_get_reason (self, order));
          g_ptr_array_add (added, event);
          add_heading (self, event);
        }
    }
  g_list_store_splice (self->events, g_list_model_get_n_items (G_LIST_MODEL (self->events)), 0,
                       added->pdata, added->len);
}

/* Steps of others of which the viewer must not even know that there were any belong to what these
 * did next; what has been undone of that is forgotten. */
static gboolean
is_others_secret (gconstpointer value, gpointer data)
{
  DuckGameDocument *self = data;
  const DuckGameLine *line = value;

  return duck_game_line_is_private (line)
         && !duck_game_document_is_same_person (self, duck_game_line_get_seat (line), self->viewer);
}

static void
fold_secrets (DuckGameDocument *self)
{
  if (self->viewer != WAR_NONE && duck_game_document_has_others (self))
    duck_history_fold (duck_document_get_private (DUCK_DOCUMENT (self))->history, is_others_secret,
                       self);
}

/* The replay by the eyes of each who may come to look takes long in a long game: it must be there
 * before that happens in the middle of a turn. */
static void
prepare_views (DuckGameDocument *self, gint viewer)
{
  guint n_seats = get_played (self)->setup->layout->tables[WAR_TABLE_SEATS].n_rows;

  for (gint seat = WAR_NONE; seat < (gint) n_seats; seat++)
    {
      WarReplay **replay = get_replay_of (self, seat);

      if (*replay == NULL
          && (seat == viewer || (seat != WAR_NONE && war_session_is_person (&self->session, seat))))
        *replay = war_replay_new (get_played (self), seat);
    }
}

static void
update_view (DuckGameDocument *self)
{
  gint viewer = find_viewer (self);
  gboolean is_another = viewer != self->viewer;
  const WarReplay *shown = self->events_replay;
  WarReplay *replay;
  guint n_common;

  self->viewer = viewer;
  if (is_another)
    fold_secrets (self);
  prepare_views (self, viewer);
  replay = *get_replay_of (self, viewer);
  n_common = war_replay_update (replay);
  if (shown == NULL)
    n_common = 0;
  else if (shown != replay)
    n_common = war_replay_count_alike (shown, replay);
  cut_events (self, n_common);
  add_events (self, replay, n_common);
  self->events_replay = replay;
}

/* ---------------------------------------------------------------------------------------------
 * Changes. */

static void
seat_commanders (DuckGameDocument *self)
{
  guint n_seats = get_played (self)->setup->layout->tables[WAR_TABLE_SEATS].n_rows;

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
  forget_views (self);
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
      if (self->reasons->len > game->records->len)
        g_ptr_array_set_size (self->reasons, (gint) game->records->len);
    }
  duck_game_line_ref (line);
  g_clear_pointer (&self->line, duck_game_line_unref);
  self->line = line;
  seat_commanders (self);
  update_view (self);
}

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

/* Nothing of the game is different, but what comes next may be. */
static void
tell (DuckGameDocument *self)
{
  update_view (self);
  g_signal_emit_by_name (self, "changed");
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

  WarReplay *replay = *get_replay_of (self, self->viewer);
  guint first, n_events = 0;

  /* Nor why somebody did what the viewer knows nothing of. */
  if (order < war_replay_get_n_orders (replay))
    war_replay_find_events (replay, order, &first, &n_events);
  return order < self->reasons->len && n_events > 0 ? g_ptr_array_index (self->reasons, order)
                                                    : NULL;
}

/* Of the order that has just been carried out. */
static void
keep_reason (DuckGameDocument *self)
{
  guint n_orders = get_played (self)->records->len;

  g_ptr_array_set_size (self->reasons, (gint) n_orders - 1);
  g_ptr_array_add (self->reasons, g_steal_pointer (&self->reason));
}

/* Events of one order that are looked at. */
#define MAX_EVENTS 256

/* Gives the order with the session's dice, and keeps what came of it. */
static WarOutcome
give (DuckGameDocument *self, const WarOrder *order, WarRefusal *refusal)
{
  g_autofree WarEvent *items = g_new (WarEvent, MAX_EVENTS);
  WarEvents events = { .items = items, .capacity = MAX_EVENTS };
  WarOutcome outcome = war_session_give (&self->session, order, &events, refusal);

  if (outcome == WAR_OUTCOME_DONE)
    {
      keep_reason (self);
      keep (self, &events);
    }
  else if (outcome == WAR_OUTCOME_NEEDS_ANSWER)
    tell (self);
  return outcome;
}

WarOutcome
duck_game_document_give (DuckGameDocument *self, const WarOrder *order, WarRefusal *refusal)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), WAR_OUTCOME_REFUSED);
  g_return_val_if_fail (order != NULL, WAR_OUTCOME_REFUSED);

  g_array_set_size (self->session.dice, 0);
  return give (self, order, refusal);
}

WarOutcome
duck_game_document_give_for (DuckGameDocument *self, const WarOrder *order, const char *step)
{
  g_return_val_if_fail (DUCK_IS_GAME_DOCUMENT (self), WAR_OUTCOME_REFUSED);
  g_return_val_if_fail (order != NULL, WAR_OUTCOME_REFUSED);

  WarOutcome outcome;

  g_array_set_size (self->session.dice, 0);
  outcome = war_session_give (&self->session, order, NULL, NULL);
  if (outcome == WAR_OUTCOME_NEEDS_ANSWER)
    tell (self);
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
  outcome = give (self, &order, NULL);
  if (outcome != WAR_OUTCOME_WRONG_ANSWER)
    return outcome;

  /* As before: the same question is open. */
  g_array_set_size (self->session.dice, 0);
  g_array_append_vals (self->session.dice, before->data, before->len);
  war_session_give (&self->session, &order, NULL, NULL);
  return outcome;
}

void
duck_game_document_withdraw (DuckGameDocument *self)
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (self));

  g_array_set_size (self->session.dice, 0);
  g_clear_pointer (&self->reason, g_free);
  war_session_go_back (&self->session, get_played (self)->records->len);
  tell (self);
}

void
duck_game_document_put_off (DuckGameDocument *self, gint seat)
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (self));

  war_session_put_off (&self->session, seat);
  tell (self);
}

void
duck_game_document_set_commander (DuckGameDocument *self, gint seat, const char *id)
{
  g_return_if_fail (DUCK_IS_GAME_DOCUMENT (self));
  g_return_if_fail (id != NULL);

  const WarSetup *setup = get_played (self)->setup;
  g_autofree char *side = text_seat (setup, get_played (self)->state, (guint) seat);
  g_autofree char *name = war_commander_is_person (id)
                            /* Translators: %s is a side; a step that can be undone */
                            ? g_strdup_printf (_ ("Take Command of %s"), side)
                            : g_strdup_printf (_ ("Let the Program Command %s"), side);

  if (!g_str_equal (id, duck_game_line_get_commander (self->line, seat)))
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

  return self->title != NULL ? self->title
                             : text_translate (duck_game_document_get_game (self)->operation->name);
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
  const GArray *records = get_played (self)->records;

  for (guint i = n_orders; i < records->len; i++)
    {
      gint seat = g_array_index (records, WarRecord, i).order.seat;

      if (war_session_is_person (&self->session, seat)
          && !duck_game_document_is_same_person (self, seat, self->viewer))
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

  if (n_steps >= 0 || line == NULL || duck_game_line_get_game (line)->game != get_played (self))
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
dup_old_step (const DuckGameLine *line, const WarReplay *replay)
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
  g_autoptr (WarReplay) replay
    = duck_game_document_has_others (self) ? war_replay_new (get_played (self), WAR_NONE) : NULL;
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

static DuckDocument *
duck_game_document_open (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  StoreGame *game = store_game_load (library, path, faults);

  return game != NULL ? new_document (library, path, game) : NULL;
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
  forget_views (self);
  g_clear_object (&self->events);
  g_array_unref (self->headings);
  g_free (self->reason);
  g_free (self->title);
  g_ptr_array_unref (self->reasons);
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
  document_class->open = duck_game_document_open;
  document_class->get_title = duck_game_document_get_title;
  document_class->save = duck_game_document_save;
  document_class->to_bytes = duck_game_document_to_bytes;
  document_class->from_bytes = duck_game_document_from_bytes;
  document_class->value_changed = duck_game_document_value_changed;
  document_class->find_bar = duck_game_document_find_bar;
  document_class->barred = duck_game_document_barred;

  barred_signal = g_signal_new ("barred", DUCK_TYPE_GAME_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
duck_game_document_init (DuckGameDocument *self)
{
  self->events = g_list_store_new (DUCK_TYPE_GAME_EVENT);
  self->headings = g_array_new (FALSE, FALSE, sizeof (DuckGameHeading));
  self->reasons = g_ptr_array_new_with_free_func (g_free);
  self->viewer = WAR_NONE;
}

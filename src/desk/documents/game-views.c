/* game-views.c: what each person sees of an open game, and its events as the one sees who looks
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/game-views.h"

#include "desk/documents/game-document.h"
#include "desk/documents/game-event.h"

struct _DuckGameViews
{
  WarReplay *replays[WAR_MAX_SEATS + 1]; /* as each viewer sees it, the last as it is; or NULL */
  const WarReplay *events_replay; /* one of them, whose events are listed; or NULL */
  GListStore *events; /* DuckGameEvent: as the viewer sees them */
  GArray *headings; /* DuckGameHeading: of those events */
  GPtrArray *reasons; /* char, or NULL: by orders, perhaps not as many as there are */
  gint viewer;
  gint watcher; /* a seat that looks whoever decides; WAR_NONE */
};

DuckGameViews *
duck_game_views_new (void)
{
  DuckGameViews *self = g_new0 (DuckGameViews, 1);

  self->events = g_list_store_new (DUCK_TYPE_GAME_EVENT);
  self->headings = g_array_new (FALSE, FALSE, sizeof (DuckGameHeading));
  self->reasons = g_ptr_array_new_with_free_func (g_free);
  self->viewer = self->watcher = WAR_NONE;
  return self;
}

static WarReplay **
get_replay_of (DuckGameViews *self, gint viewer)
{
  return &self->replays[viewer == WAR_NONE ? WAR_MAX_SEATS : viewer];
}

static guint
count_seats (const WarSession *session)
{
  return session->game->setup->layout->tables[WAR_TABLE_SEATS].n_rows;
}

/* ---------------------------------------------------------------------------------------------
 * Reasons. */

void
duck_game_views_add_reason (DuckGameViews *self, guint n_orders, char *reason)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_set_size (self->reasons, (gint) n_orders);
  g_ptr_array_add (self->reasons, reason);
}

void
duck_game_views_cut_reasons (DuckGameViews *self, guint n_orders)
{
  g_return_if_fail (self != NULL);

  if (self->reasons->len > n_orders)
    g_ptr_array_set_size (self->reasons, (gint) n_orders);
}

static gint32
get_side (const WarGame *game, gint seat)
{
  return war_state_peek_row (game->setup->layout, game->state, WAR_TABLE_SEATS,
                             (guint) seat)[WAR_SEAT_SIDE];
}

/* What a commander weighs is his plan: where there are secrets, it is the enemy's to read no sooner
 * than when the game is over. */
gboolean
duck_game_views_may_read_reason (DuckGameViews *self, const WarGame *game, guint order)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (order < game->records->len, FALSE);

  gint seat = g_array_index (game->records, WarRecord, order).order.seat;

  return !war_setup_has_secrets (game->setup) || self->viewer == WAR_NONE
         || get_side (game, self->viewer) == WAR_NONE
         || (seat != WAR_NONE && get_side (game, seat) == get_side (game, self->viewer));
}

const char *
duck_game_views_get_reason (DuckGameViews *self, const WarGame *game, guint order)
{
  g_return_val_if_fail (self != NULL, NULL);

  WarReplay *replay = *get_replay_of (self, self->viewer);
  guint first, n_events = 0;

  /* Nor why somebody did what the viewer knows nothing of. */
  if (order < war_replay_get_n_orders (replay))
    war_replay_find_events (replay, order, &first, &n_events);
  return order < self->reasons->len && n_events > 0
             && duck_game_views_may_read_reason (self, game, order)
           ? g_ptr_array_index (self->reasons, order)
           : NULL;
}

/* ---------------------------------------------------------------------------------------------
 * What the viewer sees. */

static gint
find_viewer (const DuckGameViews *self, WarSession *session)
{
  WarStep step = war_session_get_step (session);
  guint n_seats = count_seats (session);
  gint person = WAR_NONE;
  guint n_persons = 0;

  if (step.kind == WAR_STEP_OVER)
    return WAR_NONE;
  if (self->watcher != WAR_NONE && war_session_is_person (session, self->watcher))
    return self->watcher;
  for (guint seat = 0; seat < n_seats; seat++)
    if (war_session_is_person (session, (gint) seat))
      {
        person = (gint) seat;
        n_persons++;
      }
  if (n_persons < 2)
    return person;

  if (step.kind == WAR_STEP_PERSON
      || (step.kind == WAR_STEP_ROLL && war_session_is_person (session, step.seat)))
    return step.seat;
  return self->viewer != WAR_NONE && war_session_is_person (session, self->viewer) ? self->viewer
                                                                                   : person;
}

void
duck_game_views_forget (DuckGameViews *self)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (self->headings, 0);
  g_list_store_remove_all (self->events);
  self->events_replay = NULL;
  for (guint i = 0; i < G_N_ELEMENTS (self->replays); i++)
    g_clear_pointer (&self->replays[i], war_replay_free);
}

/* Cuts off the events that come after so many orders. */
static void
cut_events (DuckGameViews *self, guint n_orders)
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
add_heading (DuckGameViews *self, DuckGameEvent *event)
{
  DuckGameHeading heading
    = { duck_game_event_get_heading (event), duck_game_event_get_n_orders (event) };

  if (heading.level > 0)
    g_array_append_val (self->headings, heading);
}

static void
add_events (DuckGameViews *self, const WarGame *game, WarReplay *replay, guint first_order)
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
          DuckGameEvent *event = duck_game_event_new (game, &events[i], order + 1);

          if (i == first)
            duck_game_event_set_remark (event, duck_game_views_get_reason (self, game, order));
          g_ptr_array_add (added, event);
          add_heading (self, event);
        }
    }
  g_list_store_splice (self->events, g_list_model_get_n_items (G_LIST_MODEL (self->events)), 0,
                       added->pdata, added->len);
}

/* The replay by the eyes of each who may come to look takes long in a long game: it must be there
 * before that happens in the middle of a turn. */
static void
prepare (DuckGameViews *self, WarSession *session)
{
  guint n_seats = count_seats (session);

  for (gint seat = WAR_NONE; seat < (gint) n_seats; seat++)
    {
      WarReplay **replay = get_replay_of (self, seat);

      if (*replay == NULL
          && (seat == self->viewer || (seat != WAR_NONE && war_session_is_person (session, seat))))
        *replay = war_replay_new (session->game, seat);
    }
}

gboolean
duck_game_views_update (DuckGameViews *self, WarSession *session)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (session != NULL, FALSE);

  gint before = self->viewer;
  const WarReplay *shown = self->events_replay;
  WarReplay *replay;
  guint n_common;

  self->viewer = find_viewer (self, session);
  prepare (self, session);
  replay = *get_replay_of (self, self->viewer);
  n_common = war_replay_update (replay);
  if (shown == NULL)
    n_common = 0;
  else if (shown != replay)
    n_common = war_replay_count_alike (shown, replay);
  cut_events (self, n_common);
  add_events (self, session->game, replay, n_common);
  self->events_replay = replay;
  return self->viewer != before;
}

void
duck_game_views_set_watcher (DuckGameViews *self, gint seat)
{
  g_return_if_fail (self != NULL);

  self->watcher = seat;
}

gint
duck_game_views_get_watcher (const DuckGameViews *self)
{
  g_return_val_if_fail (self != NULL, WAR_NONE);

  return self->watcher;
}

gint
duck_game_views_get_viewer (const DuckGameViews *self)
{
  g_return_val_if_fail (self != NULL, WAR_NONE);

  return self->viewer;
}

WarReplay *
duck_game_views_get_replay (DuckGameViews *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return *get_replay_of (self, self->viewer);
}

GListModel *
duck_game_views_get_events (DuckGameViews *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return G_LIST_MODEL (self->events);
}

const GArray *
duck_game_views_get_headings (const DuckGameViews *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->headings;
}

void
duck_game_views_free (DuckGameViews *self)
{
  if (self == NULL)
    return;

  duck_game_views_forget (self);
  g_object_unref (self->events);
  g_array_unref (self->headings);
  g_ptr_array_unref (self->reasons);
  g_free (self);
}

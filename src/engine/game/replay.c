/* replay.c: a game to look at from its beginning, order by order
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/replay.h"

#include <string.h>

#include "engine/game/decision.h"

/* A state is kept after so many orders each: going back plays fewer than that. */
#define INTERVAL 16

struct _WarReplay
{
  const WarGame *game;
  gint seat; /* WAR_NONE: all is shown */
  WarState *view;
  GPtrArray *kept; /* WarState: after 0, INTERVAL, 2 × INTERVAL … orders */
  GArray *events; /* WarEvent */
  GArray *ends; /* guint: where the events of an order end */
  GArray *opens_sealed; /* gboolean: of each order, whether it revealed others */
  GArray *moments; /* guint: orders before each but the last, which is after all of them */
  GArray *records; /* WarRecord: those of the game that have been played */
  WarGame *shown; /* stands after the orders last asked for */
  guint n_shown;
};

/* Gives the game the next order of the one that is replayed, which went the same way. */
static void
give_next (WarReplay *replay, WarEvents *events)
{
  const WarGame *game = replay->game;
  const WarRecord *record = &g_array_index (game->records, WarRecord, replay->n_shown);
  const gint32 *answers
    = record->n_answers > 0 ? &g_array_index (game->answers, gint32, record->first_answer) : NULL;
  WarOutcome outcome
    = war_game_give_again (replay->shown, &record->order, answers, record->n_answers, events);

  g_assert (outcome == WAR_OUTCOME_DONE);
  replay->n_shown++;
}

/* How many of its first orders the game still has. Equal states alone would not do: two moves may
 * have been given the other way round. */
static guint
count_common (const WarReplay *replay)
{
  guint n_orders = MIN (replay->records->len, replay->game->records->len);

  for (guint i = 0; i < n_orders; i++)
    {
      const WarRecord *played = &g_array_index (replay->records, WarRecord, i);
      const WarRecord *record = &g_array_index (replay->game->records, WarRecord, i);

      if (played->hash != record->hash
          || !war_order_equal (&played->order, &record->order, replay->game->setup->play->orders))
        return i;
    }

  return n_orders;
}

/* Goes to the last state that is kept before so many orders, unless a nearer one is shown; how the
 * game stands now is its own. */
static void
show_nearest (WarReplay *replay, guint n_orders)
{
  gboolean is_now = n_orders == replay->game->records->len && n_orders == replay->records->len;
  guint kept = n_orders / INTERVAL;

  /* Right after the last order none is kept yet. */
  if (kept > 0 && kept == replay->kept->len)
    kept--;
  if (is_now ? replay->n_shown == n_orders
             : n_orders >= replay->n_shown && replay->n_shown >= kept * INTERVAL)
    return;

  war_game_free (replay->shown);
  replay->shown
    = war_game_continue (replay->game->setup, replay->game->seed,
                         is_now ? replay->game->state : g_ptr_array_index (replay->kept, kept));
  replay->n_shown = is_now ? n_orders : kept * INTERVAL;
}

static void
forget (WarReplay *replay, guint n_orders)
{
  if (n_orders == replay->records->len)
    return;

  g_array_set_size (replay->events,
                    n_orders > 0 ? g_array_index (replay->ends, guint, n_orders - 1) : 0);
  g_array_set_size (replay->ends, n_orders);
  g_array_set_size (replay->opens_sealed, n_orders);
  g_array_set_size (replay->records, n_orders);
  while (replay->moments->len > 1
         && g_array_index (replay->moments, guint, replay->moments->len - 1) > n_orders)
    g_array_set_size (replay->moments, replay->moments->len - 1);
  g_ptr_array_set_size (replay->kept, (gint) ((n_orders + INTERVAL - 1) / INTERVAL));
  if (n_orders < replay->n_shown)
    show_nearest (replay, n_orders);
}

/* Brings the game that is shown to where so many orders have been given. */
static void
show (WarReplay *replay, guint n_orders)
{
  show_nearest (replay, n_orders);
  while (replay->n_shown < n_orders)
    give_next (replay, NULL);
}

/* They stand in the first rows. */
static guint
count_sealed (const WarReplay *replay)
{
  const WarLayout *layout = replay->game->setup->layout;
  guint n = 0;

  while (n < layout->tables[WAR_TABLE_SEALED].n_rows
         && war_state_peek_row (layout, replay->shown->state, WAR_TABLE_SEALED, n)[WAR_SEALED_SEAT]
              != WAR_NONE)
    n++;
  return n;
}

/* Whether the last order that has been played makes a moment: not if others gave it and nothing of
 * it is seen. */
static gboolean
is_told_apart (const WarReplay *replay)
{
  guint order = replay->ends->len - 1, first, n;

  war_replay_find_events (replay, order, &first, &n);
  return n > 0 || replay->seat == WAR_NONE
         || g_array_index (replay->records, WarRecord, order).order.seat == replay->seat;
}

guint
war_replay_update (WarReplay *replay)
{
  guint n_orders = replay->game->records->len;
  guint n_common = count_common (replay);
  g_autofree WarEvent *items = NULL;

  forget (replay, n_common);
  if (n_orders == n_common)
    return n_common;

  items = g_new (WarEvent, WAR_MAX_EVENTS);
  show (replay, n_common);
  while (replay->n_shown < n_orders)
    {
      WarEvents events = { .items = items, .capacity = WAR_MAX_EVENTS };
      guint n_sealed = count_sealed (replay);
      gboolean opens_sealed;

      if (replay->n_shown % INTERVAL == 0)
        g_ptr_array_add (replay->kept, war_state_copy (replay->shown->state));
      give_next (replay, &events);
      for (guint i = 0; i < events.n_items; i++)
        if (replay->seat == WAR_NONE || war_event_is_for (&items[i], 1u << replay->seat))
          g_array_append_val (replay->events, items[i]);
      g_array_append_val (replay->ends, replay->events->len);
      opens_sealed = count_sealed (replay) < n_sealed;
      g_array_append_val (replay->opens_sealed, opens_sealed);
      g_array_append_val (replay->records,
                          g_array_index (replay->game->records, WarRecord, replay->n_shown - 1));
      if (is_told_apart (replay))
        g_array_append_val (replay->moments, replay->n_shown);
    }
  return n_common;
}

WarReplay *
war_replay_new (const WarGame *game, gint seat)
{
  WarReplay *replay = g_new0 (WarReplay, 1);

  replay->game = game;
  replay->seat = seat;
  replay->view = war_state_copy (game->state);
  replay->kept = g_ptr_array_new_with_free_func (g_free);
  replay->events = g_array_new (FALSE, FALSE, sizeof (WarEvent));
  replay->ends = g_array_new (FALSE, FALSE, sizeof (guint));
  replay->opens_sealed = g_array_new (FALSE, FALSE, sizeof (gboolean));
  replay->moments = g_array_new (FALSE, TRUE, sizeof (guint));
  g_array_set_size (replay->moments, 1);
  replay->records = g_array_new (FALSE, FALSE, sizeof (WarRecord));
  replay->shown = war_game_continue (game->setup, game->seed, game->beginning);
  war_replay_update (replay);
  return replay;
}

void
war_replay_free (WarReplay *replay)
{
  g_ptr_array_unref (replay->kept);
  g_array_unref (replay->events);
  g_array_unref (replay->ends);
  g_array_unref (replay->opens_sealed);
  g_array_unref (replay->moments);
  g_array_unref (replay->records);
  war_game_free (replay->shown);
  g_free (replay->view);
  g_free (replay);
}

guint
war_replay_get_n_orders (const WarReplay *replay)
{
  return replay->records->len;
}

const WarEvent *
war_replay_get_events (const WarReplay *replay, guint *n_events)
{
  *n_events = replay->events->len;
  return (const WarEvent *) (const void *) replay->events->data;
}

void
war_replay_find_events (const WarReplay *replay, guint order, guint *first, guint *n)
{
  g_return_if_fail (order < replay->ends->len);

  *first = order > 0 ? g_array_index (replay->ends, guint, order - 1) : 0;
  *n = g_array_index (replay->ends, guint, order) - *first;
}

guint
war_replay_get_last_moment (const WarReplay *replay)
{
  return replay->moments->len - 1;
}

guint
war_replay_get_moment_orders (const WarReplay *replay, guint moment)
{
  g_return_val_if_fail (moment < replay->moments->len, replay->records->len);

  return moment + 1 == replay->moments->len ? replay->records->len
                                            : g_array_index (replay->moments, guint, moment);
}

guint
war_replay_find_moment (const WarReplay *replay, guint n_orders)
{
  guint low = 0, high = replay->moments->len;

  while (low + 1 < high)
    {
      guint middle = (low + high) / 2;

      if (g_array_index (replay->moments, guint, middle) <= n_orders)
        low = middle;
      else
        high = middle;
    }
  return low;
}

guint
war_replay_count_alike (const WarReplay *replay, const WarReplay *other)
{
  guint n_both = MIN (replay->ends->len, other->ends->len);

  for (guint i = 0; i < n_both; i++)
    {
      guint first, n, other_first, other_n;

      war_replay_find_events (replay, i, &first, &n);
      war_replay_find_events (other, i, &other_first, &other_n);
      if (n != other_n
          || (n > 0
              && memcmp (&g_array_index (replay->events, WarEvent, first),
                         &g_array_index (other->events, WarEvent, other_first),
                         n * sizeof (WarEvent))
                   != 0))
        return i;
    }
  return n_both;
}

gboolean
war_replay_opens_sealed (const WarReplay *replay, guint order)
{
  g_return_val_if_fail (order < replay->opens_sealed->len, FALSE);

  return g_array_index (replay->opens_sealed, gboolean, order);
}

const WarState *
war_replay_go_to (WarReplay *replay, guint n_orders)
{
  g_return_val_if_fail (n_orders <= replay->records->len, NULL);

  show (replay, n_orders);
  if (replay->seat == WAR_NONE)
    return replay->shown->state;

  war_play_view (replay->shown->setup, replay->shown->state, replay->seat, 0, replay->view);
  return replay->view;
}

/* moment.c: orders that changed a game, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/moment.h"

#include "text/event.h"

static void
count_events (const WarSetup *setup, WarReplay *replay, TextMoment *moment)
{
  guint first, n, n_events;
  const WarEvent *events = war_replay_get_events (replay, &n_events);

  war_replay_find_events (replay, moment->n_orders - 1, &first, &n);
  for (guint i = first; i < first + n; i++)
    {
      moment->n_scores += text_event_is_score (setup, &events[i]) ? 1 : 0;
      if (setup->play->acts != NULL && setup->play->acts[events[i].kind].kind == WAR_ACT_FALL)
        moment->n_fallen++;
    }
}

GArray *
text_moments_find (const WarSetup *setup, WarReplay *replay)
{
  g_return_val_if_fail (setup != NULL && replay != NULL, NULL);

  GArray *moments = g_array_new (FALSE, FALSE, sizeof (TextMoment));
  WarResult before = war_play_get_result (setup, war_replay_go_to (replay, 0));

  for (guint n = 1; n <= war_replay_get_n_orders (replay); n++)
    {
      WarResult after = war_play_get_result (setup, war_replay_go_to (replay, n));
      TextMoment moment
        = { n, { after.killed[0] - before.killed[0], after.killed[1] - before.killed[1] } };

      count_events (setup, replay, &moment);
      if (moment.killed[0] > 0 || moment.killed[1] > 0 || moment.n_fallen + moment.n_scores > 0)
        g_array_append_val (moments, moment);
      before = after;
    }
  return moments;
}

/* The roll before the loss that led to it: between who lost something and somebody else, or by who
 * was ordered to act, which may have aimed at a place; in this part of the turn. NULL: there is
 * none, as where morale fails. */
static const WarEvent *
find_deed (const WarSetup *setup, const WarOrder *order, const WarEvent *events, guint first,
           guint loss)
{
  const WarOrderKind *kind = &setup->play->orders[order->kind];
  gint victim = events[loss].actor;

  for (guint i = loss; i > 0 && text_event_get_heading (setup, &events[i - 1]) == 0; i--)
    {
      const WarEvent *event = &events[i - 1];
      gint pieces[2];
      guint n_pieces = text_event_list_pieces (setup, event, pieces);

      if (event->n_dice == 0 || n_pieces == 0)
        continue;
      if (n_pieces == 2 && (pieces[0] == victim || pieces[1] == victim))
        return event;
      if (n_pieces == 1 && i > first && kind->actor == WAR_TABLE_PIECES && pieces[0] == order->actor
          && pieces[0] != victim)
        return event;
    }

  return NULL;
}

char *
text_moment (const WarGame *game, WarReplay *replay, guint n_orders)
{
  g_return_val_if_fail (game != NULL && replay != NULL, NULL);
  g_return_val_if_fail (n_orders > 0 && n_orders <= war_replay_get_n_orders (replay), NULL);

  const WarSetup *setup = game->setup;
  const WarOrder *order = &g_array_index (game->records, WarRecord, n_orders - 1).order;
  guint first, n, n_events;
  const WarEvent *events = war_replay_get_events (replay, &n_events);

  war_replay_find_events (replay, n_orders - 1, &first, &n);
  for (guint i = first + n; i > first; i--)
    if (text_event_is_loss (setup, &events[i - 1]))
      {
        const WarEvent *deed = find_deed (setup, order, events, first, i - 1);
        g_autofree char *loss = text_event (setup, &events[i - 1]);
        g_autofree char *before = deed != NULL ? text_event (setup, deed) : NULL;

        return before != NULL ? g_strconcat (before, " ", loss, NULL) : g_steal_pointer (&loss);
      }
  for (guint i = first; i < first + n; i++)
    if (text_event_is_score (setup, &events[i]))
      return text_event (setup, &events[i]);
  return n > 0 ? text_event (setup, &events[first]) : NULL;
}

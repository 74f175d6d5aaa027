/* moment.c: orders that changed a game, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/moment.h"

#include <glib/gi18n-lib.h>

#include "text/game/event.h"

/* So many who fell are told of one by one. */
#define MOST_FALLS 4

static WarActKind
get_act (const WarSetup *setup, const WarEvent *event)
{
  return setup->play->acts != NULL ? setup->play->acts[event->kind].kind : WAR_ACT_NONE;
}

/* Finding -------------------------------------------------------------------------------------- */

/* What is lost by the order is shared out by who fell. */
static void
add_moments (const WarSetup *setup, WarReplay *replay, guint n_orders, const gint *killed,
             GArray *moments)
{
  guint first, n, n_events, n_all = 0, before = moments->len;
  const WarEvent *events = war_replay_get_events (replay, &n_events);
  TextMoment moment = { .n_orders = n_orders };

  war_replay_find_events (replay, n_orders - 1, &first, &n);
  moment.first = first;
  for (guint i = first; i <= first + n; i++)
    {
      gboolean is_end = i == first + n;

      if (is_end || text_event_get_heading (setup, &events[i]) == 1)
        {
          moment.n_events = i - moment.first;
          if (moment.n_fallen + moment.n_scores > 0 || (is_end && moments->len == before))
            g_array_append_val (moments, moment);
          moment = (TextMoment){ .n_orders = n_orders, .first = i };
        }
      if (is_end)
        break;
      moment.n_scores += text_event_is_score (setup, &events[i]) ? 1 : 0;
      moment.n_fallen += get_act (setup, &events[i]) == WAR_ACT_FALL ? 1 : 0;
    }
  for (guint i = before; i < moments->len; i++)
    n_all += g_array_index (moments, TextMoment, i).n_fallen;
  for (guint i = before; i < moments->len; i++)
    {
      TextMoment *part = &g_array_index (moments, TextMoment, i);

      for (guint side = 0; side < WAR_N_SIDES; side++)
        part->killed[side] = n_all > 0     ? killed[side] * (gint) part->n_fallen / (gint) n_all
                             : i == before ? killed[side]
                                           : 0;
      if (part->killed[0] <= 0 && part->killed[1] <= 0 && part->n_fallen + part->n_scores == 0)
        g_array_remove_index (moments, i--);
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
      const gint killed[]
        = { after.killed[0] - before.killed[0], after.killed[1] - before.killed[1] };

      add_moments (setup, replay, n, killed, moments);
      before = after;
    }
  return moments;
}

/* Telling -------------------------------------------------------------------------------------- */

/* Whether the roll, of somebody and somebody else, can have cost the victim something: who shoots
 * does himself no harm. */
static gboolean
is_against (const WarSetup *setup, const WarEvent *event, gint victim)
{
  gint pieces[2];

  if (text_event_list_pieces (setup, event, pieces) != 2)
    return FALSE;
  return pieces[1] == victim || (pieces[0] == victim && get_act (setup, event) == WAR_ACT_FIGHT);
}

/* Of shots that say nothing of what they need the one that counts most is told: they fall at once,
 * and the highest die does most. */
static gboolean
is_better (const WarEvent *event, const WarEvent *than)
{
  guint most = 0, other = 0;

  if (than == NULL)
    return TRUE;
  if (event->need != 0 || than->need != 0)
    return FALSE;
  for (guint i = 0; i < event->n_dice; i++)
    most = MAX (most, event->dice[i]);
  for (guint i = 0; i < than->n_dice; i++)
    other = MAX (other, than->dice[i]);
  return most > other;
}

/* The roll before the loss that led to it: against who lost something, or by who was ordered to
 * act, which may have aimed at a place, or else his own; in this part of the turn. NULL: there is
 * none. */
static const WarEvent *
find_deed (const WarSetup *setup, const WarOrder *order, const WarEvent *events, guint first,
           guint loss)
{
  const WarOrderKind *kind = &setup->play->orders[order->kind];
  gint victim = events[loss].actor;
  const WarEvent *against = NULL, *own = NULL;

  for (guint i = loss; i > 0 && text_event_get_heading (setup, &events[i - 1]) == 0; i--)
    {
      const WarEvent *event = &events[i - 1];
      gint pieces[2];
      guint n_pieces = text_event_list_pieces (setup, event, pieces);

      if (event->n_dice == 0 || n_pieces == 0)
        continue;
      if (is_against (setup, event, victim) && is_better (event, against))
        against = event;
      if (against != NULL || n_pieces != 1)
        continue;
      if (i > first && kind->actor == WAR_TABLE_PIECES && pieces[0] == order->actor
          && pieces[0] != victim)
        return event;
      if (i > first && own == NULL && pieces[0] == victim)
        own = event;
    }

  return against != NULL ? against : own;
}

static void
append_event (GString *text, const WarSetup *setup, const WarEvent *event)
{
  g_autofree char *words = text_event (setup, event);

  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", words);
}

/* What fell from the sky, aimed at nobody, before the victim and others near it threw a die. */
static const WarEvent *
find_shell (const WarSetup *setup, const WarEvent *events, guint first, const WarEvent *deed,
            gint victim)
{
  gint pieces[2];

  if (deed == NULL || text_event_list_pieces (setup, deed, pieces) != 1 || pieces[0] != victim)
    return NULL;
  for (const WarEvent *event = deed - 1; deed > &events[first] && event >= &events[first]; event--)
    switch (get_act (setup, event))
      {
      case WAR_ACT_SHELL:
        return event;
      case WAR_ACT_NONE:
      case WAR_ACT_HARM:
      case WAR_ACT_FALL:
        if (text_event_get_heading (setup, event) != 0)
          return NULL;
        break;
      case WAR_ACT_MOVE:
      case WAR_ACT_SHOT:
      case WAR_ACT_FIGHT:
      case WAR_ACT_GAS:
      default:
        return NULL;
      }
  return NULL;
}

/* What led to the loss before: it is not told again. */
typedef struct
{
  const WarEvent *deed, *shell;
} Told;

static void
append_loss (GString *text, const WarGame *game, const TextMoment *moment, const WarEvent *events,
             guint loss, Told *told)
{
  const WarSetup *setup = game->setup;
  const WarOrder *order = &g_array_index (game->records, WarRecord, moment->n_orders - 1).order;
  const WarEvent *deed = find_deed (setup, order, events, moment->first, loss);
  const WarEvent *shell = find_shell (setup, events, moment->first, deed, events[loss].actor);

  if (shell != NULL && shell != told->shell)
    append_event (text, setup, shell);
  if (deed != NULL && deed != told->deed)
    append_event (text, setup, deed);
  *told = (Told){ deed, shell };
  append_event (text, setup, &events[loss]);
}

/* As no sentence says it: the last thing that was lost, or the first event. */
static void
append_last (GString *text, const WarGame *game, const TextMoment *moment, const WarEvent *events)
{
  Told told = { NULL, NULL };

  for (guint i = moment->first + moment->n_events; i > moment->first; i--)
    if (text_event_is_loss (game->setup, &events[i - 1]))
      {
        append_loss (text, game, moment, events, i - 1, &told);
        return;
      }
  if (moment->n_events > 0)
    append_event (text, game->setup, &events[moment->first]);
}

/* Whether it only says more of who fell by the event before. */
static gboolean
goes_on (const WarSetup *setup, const WarEvent *events, guint first, guint i)
{
  return i > first && get_act (setup, &events[i - 1]) == WAR_ACT_FALL
         && events[i - 1].actor == events[i].actor;
}

char *
text_moment_tell (const WarGame *game, WarReplay *replay, const TextMoment *moment)
{
  g_return_val_if_fail (game != NULL && replay != NULL && moment != NULL, NULL);

  const WarSetup *setup = game->setup;
  guint n_events, n_falls = 0;
  const WarEvent *events = war_replay_get_events (replay, &n_events);
  Told told = { NULL, NULL };
  GString *text = g_string_new (NULL);

  for (guint i = moment->first; i < moment->first + moment->n_events; i++)
    if (get_act (setup, &events[i]) == WAR_ACT_FALL)
      {
        n_falls += goes_on (setup, events, moment->first, i) ? 0 : 1;
        if (n_falls <= MOST_FALLS)
          append_loss (text, game, moment, events, i, &told);
      }
  if (n_falls > MOST_FALLS)
    {
      guint n = n_falls - MOST_FALLS;
      /* Translators: after what became of some units */
      g_autofree char *words = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "And %u more is gone.", "And %u more are gone.", n), n);

      g_string_append_printf (text, " %s", words);
    }
  for (guint i = moment->first; i < moment->first + moment->n_events; i++)
    if (text_event_is_score (setup, &events[i]))
      append_event (text, setup, &events[i]);
  if (text->len == 0)
    append_last (text, game, moment, events);
  return g_string_free (text, FALSE);
}

char *
text_moment (const WarGame *game, WarReplay *replay, guint n_orders)
{
  g_return_val_if_fail (game != NULL && replay != NULL, NULL);
  g_return_val_if_fail (n_orders > 0 && n_orders <= war_replay_get_n_orders (replay), NULL);

  const WarSetup *setup = game->setup;
  TextMoment moment = { .n_orders = n_orders };
  guint n_events;
  const WarEvent *events = war_replay_get_events (replay, &n_events);
  GString *text;

  war_replay_find_events (replay, n_orders - 1, &moment.first, &moment.n_events);
  text = g_string_new (NULL);
  for (guint i = moment.first + moment.n_events; i > moment.first; i--)
    if (text_event_is_loss (setup, &events[i - 1]))
      {
        append_last (text, game, &moment, events);
        return g_string_free (text, FALSE);
      }
  g_string_free (text, TRUE);
  for (guint i = moment.first; i < moment.first + moment.n_events; i++)
    if (text_event_is_score (setup, &events[i]))
      return text_event (setup, &events[i]);
  return moment.n_events > 0 ? text_event (setup, &events[moment.first]) : NULL;
}

/* story.c: the story of a battle, to be read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "draw/story-private.h"
#include "draw/web-page-private.h"
#include "engine/game/tally.h"
#include "text/briefing.h"
#include "text/event.h"
#include "text/moment.h"
#include "text/phrase.h"
#include "text/state.h"
#include "text/tally.h"

/* A round is told in so many moments at most. */
#define MOST_MOMENTS 4

typedef struct
{
  guint n_orders;
  char *text;
} Note;

static void
note_free (gpointer data)
{
  g_free (((Note *) data)->text);
  g_free (data);
}

static void
part_free (gpointer data)
{
  DrawStoryPart *part = data;

  g_ptr_array_unref (part->moments);
  g_free (part->title);
  g_free (part);
}

/* Rounds ------------------------------------------------------------------------------------- */

static void
add_part (DrawStory *story, char *title, guint first)
{
  DrawStoryPart *part = g_new0 (DrawStoryPart, 1);

  part->title = title;
  part->first = part->end = first;
  part->moments = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (story->parts, part);
}

/* As a heading: the sentence of an event, without its stop. */
static char *
dup_heading (const WarSetup *setup, const WarEvent *event)
{
  char *text = text_event (setup, event);
  gsize length = strlen (text);

  if (length > 0 && text[length - 1] == '.')
    text[length - 1] = '\0';
  return text;
}

/* A round is said by what came of the last order before it. */
static void
find_parts (DrawStory *story)
{
  const WarSetup *setup = story->game->setup;
  guint n_events, n_orders = war_replay_get_n_orders (story->replay);
  const WarEvent *events = war_replay_get_events (story->replay, &n_events);

  add_part (story, g_strdup (_ ("The Beginning")), 0);
  for (guint i = 0; i < n_orders; i++)
    {
      DrawStoryPart *part = g_ptr_array_index (story->parts, story->parts->len - 1);
      const WarEvent *heading = NULL;
      guint first, n;

      war_replay_find_events (story->replay, i, &first, &n);
      for (guint j = first; j < first + n; j++)
        if (text_event_get_heading (setup, &events[j]) == 1)
          heading = &events[j];
      part->end = i + 1;
      if (heading != NULL && i + 1 < n_orders)
        add_part (story, dup_heading (setup, heading), i + 1);
    }
}

/* Moments ------------------------------------------------------------------------------------ */

/* Points and objectives count as much as the dearest loss, who is gone at least something. */
static gint
get_weight (const TextMoment *moment, gint dearest)
{
  return moment->killed[0] + moment->killed[1] + (gint) moment->n_scores * dearest
         + (gint) moment->n_fallen;
}

static gint
get_dearest (const GArray *moments)
{
  gint dearest = 1;

  for (guint i = 0; i < moments->len; i++)
    {
      const TextMoment *moment = &g_array_index (moments, TextMoment, i);

      dearest = MAX (dearest, moment->killed[0] + moment->killed[1]);
    }
  return dearest;
}

/* Whether so many of the part weigh more, or the same and were before. */
static gboolean
is_chosen (const GArray *moments, guint index, const DrawStoryPart *part, gint dearest)
{
  gint weight = get_weight (&g_array_index (moments, TextMoment, index), dearest);
  guint n_heavier = 0;

  for (guint i = 0; i < moments->len; i++)
    {
      const TextMoment *moment = &g_array_index (moments, TextMoment, i);
      gint other = get_weight (moment, dearest);

      if (moment->n_orders > part->first && moment->n_orders <= part->end
          && (other > weight || (other == weight && i < index)))
        n_heavier++;
    }
  return n_heavier < MOST_MOMENTS;
}

static void
choose_moments (DrawStory *story)
{
  g_autoptr (GArray) moments = text_moments_find (story->game->setup, story->replay);
  gint dearest = get_dearest (moments);

  for (guint p = 0; p < story->parts->len; p++)
    {
      DrawStoryPart *part = g_ptr_array_index (story->parts, p);

      for (guint i = 0; i < moments->len; i++)
        {
          guint n_orders = g_array_index (moments, TextMoment, i).n_orders;
          char *text = NULL;

          if (n_orders > part->first && n_orders <= part->end
              && is_chosen (moments, i, part, dearest))
            text = text_moment (story->game, story->replay, n_orders);
          if (text != NULL)
            g_ptr_array_add (part->moments, text);
        }
    }
}

DrawStory *
draw_story_new (const WarGame *game, gint seat)
{
  g_return_val_if_fail (game != NULL, NULL);

  DrawStory *story = g_new0 (DrawStory, 1);

  story->game = game;
  story->replay = war_replay_new (game, seat);
  story->plan = draw_plan_new (game->setup->operation->field, NULL);
  story->parts = g_ptr_array_new_with_free_func (part_free);
  story->notes = g_ptr_array_new_with_free_func (note_free);
  find_parts (story);
  choose_moments (story);
  return story;
}

void
draw_story_free (DrawStory *story)
{
  if (story == NULL)
    return;

  g_ptr_array_unref (story->notes);
  g_ptr_array_unref (story->parts);
  draw_plan_unref (story->plan);
  war_replay_free (story->replay);
  g_free (story);
}

void
draw_story_add_note (DrawStory *story, guint n_orders, const char *text)
{
  g_return_if_fail (story != NULL && text != NULL);

  Note *note = g_new (Note, 1);

  *note = (Note){ n_orders, g_strdup (text) };
  g_ptr_array_add (story->notes, note);
}

/* Telling ------------------------------------------------------------------------------------ */

static void
tell_prose (const DrawTeller *teller, gpointer data, const char *prose)
{
  g_auto (GStrv) paragraphs = g_strsplit (prose != NULL ? prose : "", "\n\n", -1);

  for (guint i = 0; paragraphs[i] != NULL; i++)
    if (*paragraphs[i] != '\0')
      teller->paragraph (data, paragraphs[i]);
}

static void
tell_result (DrawStory *story, const DrawTeller *teller, gpointer data)
{
  const WarSetup *setup = story->game->setup;
  guint n_orders = war_replay_get_n_orders (story->replay), n_events;
  const WarState *state = war_replay_go_to (story->replay, n_orders);
  const WarEvent *events = war_replay_get_events (story->replay, &n_events);
  g_autofree char *outcome = text_outcome (setup, state);
  g_autofree char *situation = outcome == NULL ? text_situation (setup, state) : NULL;
  g_autofree char *result = text_result (setup, state);
  g_auto (GStrv) lines = g_strsplit (result, "\n", -1);

  teller->heading (data, 2, outcome != NULL ? outcome : situation);
  if (outcome != NULL && n_events > 0)
    {
      g_autofree char *last = text_event (setup, &events[n_events - 1]);

      teller->paragraph (data, last);
    }
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      teller->paragraph (data, lines[i]);
}

static void
tell_forces (DrawStory *story, const DrawTeller *teller, gpointer data)
{
  WarOperation *operation = story->game->setup->operation;
  const DrawSubject subject = { .operation = operation, .rules = operation->rules };
  g_autoptr (GPtrArray) list = draw_units_list_new ();

  draw_units_list_add_forces (list, &subject);
  teller->heading (data, 2, _ ("Forces"));
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *title = text_force (operation->forces[side - 1]);

      for (guint i = 0; i < list->len; i++)
        {
          const DrawUnits *units = g_ptr_array_index (list, i);

          if (units->side == side)
            g_ptr_array_add (names, g_strdup_printf ("%u × %s", units->members->len,
                                                     text_translate (units->type->name)));
        }
      teller->heading (data, 3, title);
      teller->items (data, names);
    }
}

static void
tell_part (DrawStory *story, guint index, const DrawTeller *teller, gpointer data)
{
  const DrawStoryPart *part = g_ptr_array_index (story->parts, index);

  teller->heading (data, 2, part->title);
  teller->map (data, story, index);
  if (part->moments->len > 0)
    teller->items (data, part->moments);
  for (guint i = 0; i < story->notes->len; i++)
    {
      const Note *note = g_ptr_array_index (story->notes, i);

      if ((note->n_orders > part->first || index == 0) && note->n_orders <= part->end)
        tell_prose (teller, data, note->text);
    }
}

/* Whose dice they are; WAR_N_SIDES: nobody's. */
static gint
find_side (const WarGame *game, gint seat)
{
  gint32 side = seat != WAR_NONE ? war_state_peek_row (game->setup->layout, game->state,
                                                       WAR_TABLE_SEATS, (guint) seat)[WAR_SEAT_SIDE]
                                 : WAR_NONE;

  return side == WAR_NONE ? WAR_N_SIDES : side;
}

static void
tell_dice (DrawStory *story, const DrawTeller *teller, gpointer data)
{
  WarTally tallies[WAR_N_SIDES + 1] = { 0 };
  guint n_events;
  const WarEvent *events = war_replay_get_events (story->replay, &n_events);

  for (guint i = 0; i < n_events; i++)
    war_tally_add (&tallies[find_side (story->game, events[i].owner)], &events[i]);
  teller->heading (data, 2, _ ("Dice"));
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      g_autofree char *luck = text_tally_luck (&tallies[side]);
      /* Translators: a side, and a sentence about its dice */
      g_autofree char *text
        = g_strdup_printf (_ ("%s: %s"), text_side (story->game->setup, side), luck);

      teller->paragraph (data, text);
    }
}

void
draw_story_tell (DrawStory *story, const DrawTeller *teller, gpointer data)
{
  const WarOperation *operation = story->game->setup->operation;
  g_autoptr (GPtrArray) battle = draw_web_list_battle (operation);

  teller->heading (data, 2, _ ("What Was at Stake"));
  tell_prose (teller, data, operation->prologue);
  for (guint i = 0; i < battle->len; i++)
    teller->paragraph (data, g_ptr_array_index (battle, i));
  tell_forces (story, teller, data);
  for (guint i = 0; i < story->parts->len; i++)
    tell_part (story, i, teller, data);
  tell_result (story, teller, data);
  tell_dice (story, teller, data);
}

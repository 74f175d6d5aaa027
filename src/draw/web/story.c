/* story.c: the story of a battle, to be read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "draw/web/story-private.h"
#include "draw/web/web-page-private.h"
#include "engine/game/tally.h"
#include "text/game/event.h"
#include "text/game/moment.h"
#include "text/game/state.h"
#include "text/game/tally.h"
#include "text/operation/briefing.h"
#include "text/words/phrase.h"

/* A round is told in so many moments at most, and all of it once more in so many. */
#define MOST_MOMENTS 4
#define MOST_TURNING_POINTS 3

/* Throws that are less unlikely than this, in standard deviations, are not worth a word. */
#define LEAST_LUCK 1.5

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
photo_free (gpointer data)
{
  g_bytes_unref (((DrawStoryPhoto *) data)->jpeg);
  g_free (data);
}

static void
part_free (gpointer data)
{
  DrawStoryPart *part = data;

  g_ptr_array_unref (part->photos);
  g_ptr_array_unref (part->moments);
  g_free (part->title);
  g_free (part);
}

/* Rounds ------------------------------------------------------------------------------------- */

static void
add_part (DrawStory *story, char *title, gint round, guint first, guint first_event)
{
  DrawStoryPart *part = g_new0 (DrawStoryPart, 1);

  part->title = title;
  part->round = round;
  part->first = part->end = part->shown = first;
  part->first_event = first_event;
  part->moments = g_ptr_array_new_with_free_func (g_free);
  part->photos = g_ptr_array_new_with_free_func (photo_free);
  g_ptr_array_add (story->parts, part);
}

static guint
count_falls (const DrawStory *story, guint first, guint end)
{
  const WarEventAct *acts = story->game->setup->play->acts;
  guint n_events, n = 0;
  const WarEvent *events = war_replay_get_events (story->replay, &n_events);

  for (guint i = first; acts != NULL && i < end; i++)
    n += acts[events[i].kind].kind == WAR_ACT_FALL ? 1 : 0;
  return n;
}

/* A round is said by what came of the last order before it. */
static void
find_parts (DrawStory *story)
{
  const WarSetup *setup = story->game->setup;
  guint n_events, n_orders = war_replay_get_n_orders (story->replay);
  const WarEvent *events = war_replay_get_events (story->replay, &n_events);

  add_part (story, g_strdup (_ ("The Beginning")), 0, 0, 0);
  for (guint i = 0; i < n_orders; i++)
    {
      DrawStoryPart *part = g_ptr_array_index (story->parts, story->parts->len - 1);
      guint heading = G_MAXUINT, first, n;

      war_replay_find_events (story->replay, i, &first, &n);
      for (guint j = first; j < first + n; j++)
        if (text_event_get_heading (setup, &events[j]) == 1)
          heading = j;
      part->end = part->shown = i + 1;
      if (heading != G_MAXUINT && i > part->first && count_falls (story, first, heading) == 0
          && count_falls (story, heading, first + n) > 0)
        part->shown = i;
      if (heading != G_MAXUINT && i + 1 < n_orders)
        {
          gint round
            = war_setup_peek_game (setup, war_replay_go_to (story->replay, i + 1))[WAR_GAME_ROUND];

          add_part (story, text_round (setup, round), round, i + 1, heading);
        }
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

static gboolean
is_in (const DrawStory *story, guint part, const TextMoment *moment)
{
  const DrawStoryPart *next
    = part + 1 < story->parts->len ? g_ptr_array_index (story->parts, part + 1) : NULL;

  return moment->first
           >= ((const DrawStoryPart *) g_ptr_array_index (story->parts, part))->first_event
         && (next == NULL || moment->first < next->first_event);
}

/* Whether fewer than so many of the part weigh more, or the same and were before; of all parts, if
 * it is none. */
static gboolean
is_chosen (const DrawStory *story, const GArray *moments, guint index, guint part, gint dearest,
           guint most)
{
  gint weight = get_weight (&g_array_index (moments, TextMoment, index), dearest);
  guint n_heavier = 0;

  for (guint i = 0; i < moments->len; i++)
    {
      const TextMoment *moment = &g_array_index (moments, TextMoment, i);
      gint other = get_weight (moment, dearest);

      if ((part == G_MAXUINT || is_in (story, part, moment))
          && (other > weight || (other == weight && i < index)))
        n_heavier++;
    }
  return n_heavier < most;
}

/* With what it cost. */
static char *
dup_moment (DrawStory *story, const TextMoment *moment)
{
  char *text = text_moment_tell (story->game, story->replay, moment);

  for (gint loser = 0; loser < WAR_N_SIDES; loser++)
    if (moment->killed[1 - loser] > 0)
      {
        g_autofree char *before = text;
        g_autofree char *points = text_cost (moment->killed[1 - loser]);

        /* Translators: what happened, in sentences; a side; "50 points" */
        text = g_strdup_printf (_ ("%s That costs %s %s."), before,
                                text_side (story->game->setup, loser), points);
      }
  return text;
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
          const TextMoment *moment = &g_array_index (moments, TextMoment, i);
          g_autofree char *text = NULL;

          if (!is_in (story, p, moment) || !is_chosen (story, moments, i, p, dearest, MOST_MOMENTS))
            continue;
          text = dup_moment (story, moment);
          /* Translators: a round, and what happened in it */
          if (moments->len > MOST_MOMENTS && part->round > 0
              && is_chosen (story, moments, i, G_MAXUINT, dearest, MOST_TURNING_POINTS))
            g_ptr_array_add (story->turning_points,
                             g_strdup_printf (C_ ("story", "%s: %s"), part->title, text));
          g_ptr_array_add (part->moments, g_steal_pointer (&text));
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
  story->turning_points = g_ptr_array_new_with_free_func (g_free);
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
  g_ptr_array_unref (story->turning_points);
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

gboolean
draw_story_add_photo (DrawStory *story, gint round, GBytes *jpeg, guint width, guint height)
{
  g_return_val_if_fail (story != NULL && jpeg != NULL && width > 0 && height > 0, FALSE);

  for (guint i = 0; i < story->parts->len; i++)
    {
      DrawStoryPart *part = g_ptr_array_index (story->parts, i);
      DrawStoryPhoto *photo;

      if (part->round != round)
        continue;
      photo = g_new (DrawStoryPhoto, 1);
      *photo = (DrawStoryPhoto){ g_bytes_ref (jpeg), width, height };
      g_ptr_array_add (part->photos, photo);
      return TRUE;
    }
  return FALSE;
}

gint
draw_story_get_last_round (const DrawStory *story)
{
  const DrawStoryPart *part = g_ptr_array_index (story->parts, story->parts->len - 1);

  return part->round;
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

  /* Translators: a heading, behind what has happened so far in a battle that goes on */
  teller->heading (data, 2, outcome != NULL ? outcome : _ ("How It Stands"));
  if (situation != NULL)
    teller->paragraph (data, situation);
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

/* How both sides stand when it ends. */
static void
tell_standing (DrawStory *story, const DrawStoryPart *part, const DrawTeller *teller, gpointer data)
{
  g_autofree char *result
    = text_result (story->game->setup, war_replay_go_to (story->replay, part->shown));
  g_auto (GStrv) lines = g_strsplit (g_strchomp (result), "\n", -1);
  g_autofree char *line = g_strjoinv (" · ", lines);

  if (*line != '\0')
    teller->paragraph (data, line);
}

static void
tell_part (DrawStory *story, guint index, const DrawTeller *teller, gpointer data)
{
  const DrawStoryPart *part = g_ptr_array_index (story->parts, index);

  teller->heading (data, 2, part->title);
  teller->map (data, story, index);
  if (index == 0 && story->parts->len > 1)
    teller->paragraph (data, _ ("The maps below show how each round ended: arrows are ways that "
                                "were gone, and crosses are who fell."));
  for (guint i = 0; i < part->photos->len; i++)
    teller->photo (data, story, index, i);
  if (part->moments->len > 0)
    teller->items (data, part->moments);
  else if (index > 0)
    teller->paragraph (data, _ ("Nothing was lost or won."));
  for (guint i = 0; i < story->notes->len; i++)
    {
      const Note *note = g_ptr_array_index (story->notes, i);

      if ((note->n_orders > part->first || index == 0) && note->n_orders <= part->end)
        tell_prose (teller, data, note->text);
    }
  if (index > 0 && index + 1 < story->parts->len)
    tell_standing (story, part, teller, data);
}

/* The throw that was luckiest, or the least so: its event; NULL: none was worth a word. */
static const WarEvent *
find_throw (DrawStory *story, gdouble sign)
{
  guint n_events;
  const WarEvent *events = war_replay_get_events (story->replay, &n_events), *found = NULL;
  double most = LEAST_LUCK;

  for (guint i = 0; i < n_events; i++)
    {
      WarTally tally = { 0 };
      double luck;

      war_tally_add (&tally, &events[i]);
      luck = sign * war_tally_get_luck (&tally);
      if (luck <= most)
        continue;
      most = luck;
      found = &events[i];
    }
  return found;
}

static void
tell_throw (DrawStory *story, const WarEvent *event, const char *before, const DrawTeller *teller,
            gpointer data)
{
  g_autofree char *words = event != NULL ? text_event (story->game->setup, event) : NULL;
  g_autofree char *text = words != NULL ? g_strdup_printf ("%s %s", before, words) : NULL;

  if (text != NULL)
    teller->paragraph (data, text);
}

static void
tell_dice (DrawStory *story, const DrawTeller *teller, gpointer data)
{
  WarTally tallies[WAR_N_SIDES + 1] = { 0 };
  guint n_events;
  const WarEvent *events = war_replay_get_events (story->replay, &n_events);

  for (guint i = 0; i < n_events; i++)
    war_tally_add (&tallies[war_tally_find_side (story->game, &events[i])], &events[i]);
  teller->heading (data, 2, _ ("Dice"));
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      g_autofree char *luck = text_tally_luck (&tallies[side]);
      /* Translators: a side, and a sentence about its dice */
      g_autofree char *text
        = g_strdup_printf (_ ("%s: %s"), text_side (story->game->setup, side), luck);

      teller->paragraph (data, text);
    }
  tell_throw (story, find_throw (story, 1), _ ("The luckiest throw:"), teller, data);
  tell_throw (story, find_throw (story, -1), _ ("The unluckiest throw:"), teller, data);
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
  if (story->turning_points->len > 0)
    {
      teller->heading (data, 2, _ ("Turning Points"));
      teller->items (data, story->turning_points);
    }
  tell_dice (story, teller, data);
}

/* turn-handle.c: the handle by which the chosen unit is turned
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/turn-handle.h"

#include <math.h>

#include "draw/palette.h"

/* In logical pixels: how far it is before the front, its size, and how near is near enough. */
#define AWAY 24
#define RADIUS 6
#define NEAR 12

static const DrawColour line_colour = { 0.05, 0.05, 0.05 };
static const DrawColour fill_colour = { 1, 1, 1 };

/* Where the chosen unit stands as a whole: the middle of all of its bases, and of their front. */
typedef struct
{
  WarPosition centre, front;
  WarHeading heading;
} Stance;

/* WarBase: those of the chosen unit that are on the field. A unit's rows follow each other. */
static GArray *
list_bases (DuckPlay *play)
{
  const WarSetup *setup = duck_play_get_setup (play);
  gint chosen = duck_play_get_chosen (play);
  GArray *bases = g_array_new (FALSE, FALSE, sizeof (WarBase));
  gint n_rows = (gint) setup->layout->tables[WAR_TABLE_PIECES].n_rows;

  for (gint row = MAX (chosen, 0); row < n_rows && duck_play_get_lead (play, row) == chosen; row++)
    {
      WarShownPiece piece;

      if (war_play_show_piece (setup, duck_play_get_view (play), (guint) row, &piece)
          && piece.is_on_field)
        g_array_append_val (bases, piece.base);
    }

  return bases;
}

static gboolean
find_stance (DuckPlay *play, Stance *stance)
{
  g_autoptr (GArray) bases = list_bases (play);
  const WarBase *first = (const WarBase *) (void *) bases->data;
  gint64 x = 0, y = 0;
  double most = 0;

  if (bases->len == 0)
    return FALSE;

  for (guint i = 0; i < bases->len; i++)
    {
      x += first[i].centre.x;
      y += first[i].centre.y;
    }
  stance->heading = first->heading;
  stance->centre = (WarPosition){ (WarLength) (x / bases->len), (WarLength) (y / bases->len) };

  for (guint i = 0; i < bases->len; i++)
    {
      WarHeading towards = war_heading_towards (stance->centre, first[i].centre);
      double angle = 2 * G_PI * (towards - stance->heading) / WAR_HEADING_TURN;

      most = fmax (most, cos (angle) * war_position_distance (stance->centre, first[i].centre)
                           + 0.5 * first[i].depth);
    }
  stance->front = war_position_step (stance->centre, stance->heading, (WarLength) most);
  return TRUE;
}

static gboolean
is_turn (const WarSetup *setup, const WarChoice *choice)
{
  WarChoiceWant want = war_choice_get_want (setup, choice);

  return want == WAR_CHOICE_TURN || (want == WAR_CHOICE_WAY && !war_choice_is_aim (setup, choice));
}

/* What turns it: what is in hand, if that does, or the first that would. */
static const WarChoice *
find_choice (DuckPlay *play)
{
  const WarSetup *setup = duck_play_get_setup (play);
  const GArray *choices = duck_play_get_choices (play);
  const WarChoice *hand = duck_play_get_hand (play);

  if (duck_play_get_seat (play) == WAR_NONE)
    return NULL;
  if (hand != NULL)
    return is_turn (setup, hand) ? hand : NULL;

  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);

      if (choice->order.actor == duck_play_get_chosen (play) && is_turn (setup, choice))
        return choice;
    }

  return NULL;
}

/* FALSE: there is no handle, as nobody is chosen who could turn. pixel: of the board, in
 * millimetres. */
static gboolean
find_handle (DuckPlay *play, double pixel, WarPosition *place)
{
  Stance stance;

  if (find_choice (play) == NULL || !find_stance (play, &stance))
    return FALSE;

  *place
    = war_position_step (stance.front, stance.heading, (WarLength) (AWAY * pixel * WAR_MILLIMETRE));
  return TRUE;
}

gboolean
duck_turn_handle_is_at (DuckPlay *play, const DuckBoardEvent *event)
{
  WarPosition place;

  g_return_val_if_fail (DUCK_IS_PLAY (play), FALSE);

  return find_handle (play, event->pixel, &place)
         && war_position_distance (place, event->position)
              <= (WarLength) (NEAR * event->pixel * WAR_MILLIMETRE);
}

void
duck_turn_handle_drag (DuckPlay *play, WarPosition place)
{
  const WarChoice *choice;
  Stance stance;
  WarOrder order;

  g_return_if_fail (DUCK_IS_PLAY (play));

  choice = find_choice (play);
  if (choice != NULL && find_stance (play, &stance)
      && war_choice_turn (duck_play_get_setup (play), duck_play_get_view (play), choice,
                          war_heading_towards (stance.centre, place), &order))
    duck_play_propose (play, &order);
}

void
duck_turn_handle_draw (DuckPlay *play, DuckBoardOverlay *overlay)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  double x, y, from_x, from_y, margin = (RADIUS + 2) * pixel;
  WarPosition place;
  Stance stance;
  cairo_t *cr;

  if (!find_handle (play, pixel, &place) || !find_stance (play, &stance))
    return;

  x = place.x / (double) WAR_MILLIMETRE;
  y = place.y / (double) WAR_MILLIMETRE;
  from_x = stance.front.x / (double) WAR_MILLIMETRE;
  from_y = stance.front.y / (double) WAR_MILLIMETRE;
  cr = duck_board_overlay_add (
    overlay, &GRAPHENE_RECT_INIT (
               (float) (fmin (x, from_x) - margin), (float) (fmin (y, from_y) - margin),
               (float) (fabs (x - from_x) + 2 * margin), (float) (fabs (y - from_y) + 2 * margin)));
  draw_set_colour (cr, line_colour, 1);
  cairo_set_line_width (cr, 1.5 * pixel);
  cairo_move_to (cr, from_x, from_y);
  cairo_line_to (cr, x, y);
  cairo_stroke (cr);
  cairo_arc (cr, x, y, RADIUS * pixel, 0, 2 * G_PI);
  draw_set_colour (cr, fill_colour, 1);
  cairo_fill_preserve (cr);
  draw_set_colour (cr, line_colour, 1);
  cairo_stroke (cr);
}

/* turn-handle.c: the handles by which the chosen unit is turned
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/board/turn-handle.h"

#include <math.h>

#include "draw/surface/palette.h"

/* In logical pixels: how far one is before the front, its size, how near is near enough, and how
 * far those of the corners are apart at least. */
#define AWAY 24
#define RADIUS 6
#define NEAR 12
#define APART 28

static const DrawColour line_colour = { 0.05, 0.05, 0.05 };
static const DrawColour fill_colour = { 1, 1, 1 };

/* Where the chosen unit stands as a whole: the middle of all of its bases, and of their front, and
 * how far that goes to either side. */
typedef struct
{
  WarPosition centre, front;
  WarHeading heading;
  WarLength half_width;
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

/* How far the base goes ahead of the middle, and to the side. */
static void
measure (const Stance *stance, const WarBase *base, double *ahead, double *aside)
{
  WarHeading towards = war_heading_towards (stance->centre, base->centre);
  double angle = 2 * G_PI * (towards - stance->heading) / WAR_HEADING_TURN;
  WarLength distance = war_position_distance (stance->centre, base->centre);

  *ahead = cos (angle) * distance + 0.5 * base->depth;
  *aside = fabs (sin (angle) * distance) + 0.5 * base->width;
}

static gboolean
find_stance (DuckPlay *play, Stance *stance)
{
  g_autoptr (GArray) bases = list_bases (play);
  const WarBase *first = (const WarBase *) (void *) bases->data;
  double most_ahead = 0, most_aside = 0;
  gint64 x = 0, y = 0;

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
      double ahead, aside;

      measure (stance, &first[i], &ahead, &aside);
      most_ahead = fmax (most_ahead, ahead);
      most_aside = fmax (most_aside, aside);
    }
  stance->front = war_position_step (stance->centre, stance->heading, (WarLength) most_ahead);
  stance->half_width = (WarLength) most_aside;
  return TRUE;
}

static WarPosition
step_aside (const Stance *stance, WarPosition from, WarLength distance)
{
  return war_position_step (from, war_heading_add (stance->heading, WAR_HEADING_TURN / 4),
                            distance);
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

/* Whether the unit wheels about a corner. */
static gboolean
wheels (DuckPlay *play, const WarChoice *choice)
{
  const WarSetup *setup = duck_play_get_setup (play);

  return war_choice_has_wheeled (setup, choice)
         || war_order_kind_has_wheel (&setup->play->orders[choice->order.kind], choice->n_chosen);
}

static gboolean
has_handle (DuckPlay *play, DuckTurnHandle handle)
{
  const WarChoice *choice = find_choice (play);

  return choice != NULL && (handle == DUCK_TURN_HANDLE_FRONT) != wheels (play, choice);
}

/* Where the handle is, and from where its stem comes. pixel: of the board, in millimetres. */
static WarPosition
place_handle (const Stance *stance, DuckTurnHandle handle, double pixel, WarPosition *stem)
{
  WarLength away = (WarLength) (AWAY * pixel * WAR_MILLIMETRE);
  WarLength apart = (WarLength) (APART / 2 * pixel * WAR_MILLIMETRE);
  WarLength aside = 0, wide = 0;

  if (handle != DUCK_TURN_HANDLE_FRONT)
    {
      gint side = handle == DUCK_TURN_HANDLE_LEFT ? -1 : 1;

      aside = side * stance->half_width;
      wide = side * MAX (stance->half_width, apart);
    }

  *stem = step_aside (stance, stance->front, aside);
  return war_position_step (step_aside (stance, stance->front, wide), stance->heading, away);
}

DuckTurnHandle
duck_turn_handle_find (DuckPlay *play, const DuckBoardEvent *event)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), DUCK_TURN_HANDLE_NONE);

  WarLength near = (WarLength) (NEAR * event->pixel * WAR_MILLIMETRE);
  Stance stance;

  if (!find_stance (play, &stance))
    return DUCK_TURN_HANDLE_NONE;

  for (DuckTurnHandle handle = DUCK_TURN_HANDLE_FRONT; handle <= DUCK_TURN_HANDLE_RIGHT; handle++)
    {
      WarPosition stem, place = place_handle (&stance, handle, event->pixel, &stem);

      if (has_handle (play, handle) && war_position_distance (place, event->position) <= near)
        return handle;
    }

  return DUCK_TURN_HANDLE_NONE;
}

/* The heading of a unit that wheels about the other corner as far as its handle is brought; FALSE:
 * it would go back. */
static gboolean
find_wheel (const Stance *stance, DuckTurnHandle handle, const DuckBoardEvent *event,
            WarHeading *heading)
{
  gint side = handle == DUCK_TURN_HANDLE_LEFT ? -1 : 1;
  WarPosition pivot = step_aside (stance, stance->front, -side * stance->half_width);
  WarPosition stem, start = place_handle (stance, handle, event->pixel, &stem);
  gint32 turn = war_heading_get_turn (war_heading_towards (pivot, start),
                                      war_heading_towards (pivot, event->position));

  *heading = war_heading_add (stance->heading, turn);
  return turn * side < 0;
}

void
duck_turn_handle_drag (DuckPlay *play, DuckTurnHandle handle, const DuckBoardEvent *event)
{
  g_return_if_fail (DUCK_IS_PLAY (play));

  const WarChoice *choice = find_choice (play);
  WarHeading heading;
  Stance stance;
  WarOrder order;

  if (choice == NULL || !find_stance (play, &stance))
    return;

  if (handle == DUCK_TURN_HANDLE_FRONT)
    heading = war_heading_towards (stance.centre, event->position);
  else if (!find_wheel (&stance, handle, event, &heading))
    {
      duck_play_propose (play, NULL);
      return;
    }
  if (war_choice_turn (duck_play_get_setup (play), duck_play_get_view (play), choice, heading,
                       &order))
    duck_play_propose (play, &order);
}

static void
draw_handle (DuckBoardOverlay *overlay, WarPosition stem, WarPosition place)
{
  double pixel = duck_board_overlay_get_pixel (overlay), margin = (RADIUS + 2) * pixel;
  double x = place.x / (double) WAR_MILLIMETRE, y = place.y / (double) WAR_MILLIMETRE;
  double from_x = stem.x / (double) WAR_MILLIMETRE, from_y = stem.y / (double) WAR_MILLIMETRE;
  cairo_t *cr = duck_board_overlay_add (
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

void
duck_turn_handle_draw (DuckPlay *play, DuckBoardOverlay *overlay)
{
  g_return_if_fail (DUCK_IS_PLAY (play));

  Stance stance;

  if (!find_stance (play, &stance))
    return;

  for (DuckTurnHandle handle = DUCK_TURN_HANDLE_FRONT; handle <= DUCK_TURN_HANDLE_RIGHT; handle++)
    if (has_handle (play, handle))
      {
        WarPosition stem;
        WarPosition place
          = place_handle (&stance, handle, duck_board_overlay_get_pixel (overlay), &stem);

        draw_handle (overlay, stem, place);
      }
}

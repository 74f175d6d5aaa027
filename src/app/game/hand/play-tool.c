/* play-tool.c: chooses, moves and aims with units on a board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/play-tool.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/board/board.h"
#include "app/game/board/turn-handle.h"
#include "app/game/hand/game-words.h"
#include "app/game/hand/order-menu.h"
#include "app/game/hand/play-hand.h"
#include "app/shell/shell.h"
#include "text/game/state.h"

/* By a key, a unit turns so far: a sixteenth, or with Shift a hundred and sixtieth. */
#define TURN (WAR_HEADING_TURN / 16)

/* What is placed turns by an eighth; by a notch of the wheel everything by a 64th. */
#define PLACED_TURN (WAR_HEADING_TURN / 8)
#define NOTCH (WAR_HEADING_TURN / 64)

typedef enum
{
  PRESS_NONE,
  PRESS_UNIT, /* the chosen one: dragging it is an order, a click is none */
  PRESS_TARGET, /* a piece, maybe to do something to */
  PRESS_GROUND, /* where the hand points */
  PRESS_NAMED, /* one of several targets that are named one by one */
  PRESS_HANDLE, /* by which the unit is turned */
  PRESS_BASE, /* one that a question may be answered with */
  PRESS_GROUP, /* a unit of several: dragging it moves all */
  PRESS_FRAME, /* the corner of a frame about several */
  PRESS_BESIDE, /* the ground beside several: a click lets them go */
} Press;

struct _DuckPlayTool
{
  DuckBoardTool parent_instance;

  DuckPlay *play;
  DuckPlayDrawing *drawing;
  DuckPlayGroup *group; /* several units instead of the chosen one */
  gint walked; /* row of the unit to which Tab has come among them; WAR_NONE */
  Press press;
  DuckTurnHandle handle; /* PRESS_HANDLE */
  gint target; /* PRESS_TARGET; PRESS_GROUP: the one that was pressed */
  WarPosition start; /* PRESS_GROUP, PRESS_FRAME */
  gboolean dragged;
  gboolean by_keys; /* the proposal was made by keys */
  char *refused; /* why what was clicked last is not done; NULL: it is, or another is chosen */
};

G_DEFINE_FINAL_TYPE (DuckPlayTool, duck_play_tool, DUCK_TYPE_BOARD_TOOL)

static gboolean
is_decided (DuckPlayTool *self)
{
  return duck_play_get_seat (self->play) != WAR_NONE;
}

/* ---------------------------------------------------------------------------------------------
 * The pointer. */

/* Shift turns the unit where it stands; of what is done at a place it means as much as may be. */
static void
point (DuckPlayTool *self, const DuckBoardEvent *event, gint piece)
{
  const WarChoice *hand = duck_play_get_hand (self->play);
  const WarSetup *setup = duck_play_get_setup (self->play);
  const gint32 *cells;
  WarPosition from;
  WarOrder order;

  self->by_keys = FALSE;
  if ((event->modifiers & GDK_SHIFT_MASK) == 0 || hand == NULL
      || war_choice_get_want (setup, hand) != WAR_CHOICE_WAY || war_choice_is_aim (setup, hand))
    {
      duck_play_point (self->play, event->position,
                       duck_play_hand_is_lit (self->play, event->position) ? WAR_NONE : piece);
      if ((event->modifiers & GDK_SHIFT_MASK) != 0 && duck_play_find_raised (self->play, &order))
        duck_play_propose (self->play, &order);
      return;
    }

  cells = war_state_peek_row (setup->layout, duck_play_get_view (self->play), WAR_TABLE_PIECES,
                              (guint) hand->order.actor);
  from = (WarPosition){ cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };
  if (war_choice_turn (setup, duck_play_get_view (self->play), hand,
                       war_heading_towards (from, event->position), &order))
    duck_play_propose (self->play, &order);
}

/* Nobody is chosen, and all that can be done to that unit of others is done by nobody. */
static gboolean
is_hit_by_nobody (DuckPlayTool *self, gint piece)
{
  g_autoptr (GArray) orders = NULL;

  if (piece == WAR_NONE || duck_play_get_chosen (self->play) != WAR_NONE || !is_decided (self)
      || duck_play_is_own (self->play, piece))
    return FALSE;

  orders = duck_play_list_at (self->play, WAR_TABLE_PIECES, piece);
  return orders->len == 1 && g_array_index (orders, WarOrder, 0).actor == WAR_NONE;
}

/* A unit of one's own to which nothing can be done, nor the chosen one is on its way, is chosen,
 * whether or not it can act. */
static DuckBoardPress
press_piece (DuckPlayTool *self, gint piece)
{
  g_autoptr (GArray) orders = duck_play_list_at (self->play, WAR_TABLE_PIECES, piece);

  if (piece == duck_play_get_chosen (self->play))
    {
      self->press = PRESS_UNIT;
      return duck_play_hand_is_pointed (self->play) ? DUCK_BOARD_PRESS_DRAG
                                                    : DUCK_BOARD_PRESS_CLICK;
    }
  if (is_hit_by_nobody (self, piece)
      || (duck_play_get_chosen (self->play) != WAR_NONE
          && (orders->len > 0 || duck_play_goes_to (self->play, piece)
              || (is_decided (self) && !duck_play_is_own (self->play, piece)
                  && !duck_play_may_act (self->play, piece)))))
    {
      self->press = PRESS_TARGET;
      self->target = piece;
      return DUCK_BOARD_PRESS_CLICK;
    }

  duck_play_choose (self->play, piece);
  self->press = PRESS_UNIT;
  return duck_play_hand_is_pointed (self->play) ? DUCK_BOARD_PRESS_DRAG : DUCK_BOARD_PRESS_CLICK;
}

/* Where several are chosen, ground beside one of them is ground. */
static gint
find_meant (DuckPlayTool *self, const DuckBoardEvent *event)
{
  gint piece = duck_play_find_pressed (self->play, event->position, event->pixel);

  return piece != WAR_NONE && duck_play_group_count (self->group) > 0
             && duck_play_is_own (self->play, piece)
           ? duck_play_find_piece (self->play, event->position)
           : piece;
}

/* The chosen unit with those of its body; once there are several, the one to which Tab has
 * come is added, or taken out. */
static gboolean
take_group (DuckPlayTool *self)
{
  if (!is_decided (self))
    return FALSE;
  if (duck_play_group_count (self->group) == 0)
    {
      self->walked = duck_play_get_chosen (self->play);
      return duck_play_group_take_body (self->group);
    }
  return self->walked != WAR_NONE && duck_play_group_toggle (self->group, self->walked);
}

/* Ctrl chooses several, and what is pressed of several, or between them, is all of them. NONE:
 * something else. */
static Press
press_group (DuckPlayTool *self, const DuckBoardEvent *event, gint piece)
{
  if (!is_decided (self))
    return PRESS_NONE;

  self->start = event->position;
  self->target = piece;
  if ((event->modifiers & GDK_CONTROL_MASK) != 0)
    return piece == WAR_NONE || duck_play_group_toggle (self->group, piece) ? PRESS_FRAME
                                                                            : PRESS_NONE;
  if (piece != WAR_NONE ? duck_play_group_has (self->group, piece)
                        : duck_play_group_covers (self->group, event->position, event->pixel))
    return PRESS_GROUP;
  return PRESS_NONE;
}

static void
drag_group (DuckPlayTool *self, const DuckBoardEvent *event)
{
  if (self->press == PRESS_FRAME)
    duck_play_group_set_frame (self->group, self->start, event->position);
  else
    duck_play_group_point (self->group, (WarPosition){ event->position.x - self->start.x,
                                                       event->position.y - self->start.y });
}

/* A click on one of several chooses that one alone; one on ground where some can do something makes
 * them do it, else one between them means nothing, and one elsewhere lets all go. */
static void
release_group (DuckPlayTool *self, const DuckBoardEvent *event)
{
  if (self->dragged)
    {
      drag_group (self, event);
      if (self->press == PRESS_FRAME)
        duck_play_group_end_frame (self->group);
      else
        duck_play_group_give (self->group);
    }
  else if (self->press == PRESS_GROUP && self->target != WAR_NONE)
    duck_play_choose (self->play, self->target);
  else if (self->target == WAR_NONE && self->press != PRESS_FRAME
           && duck_play_group_do_at (self->group, event->position))
    return;
  else if (self->press != PRESS_GROUP && self->target == WAR_NONE)
    duck_play_group_let_go (self->group);
}

/* What has been put together by keys. */
static gboolean
give_by_keys (DuckPlayTool *self)
{
  if (duck_play_names_targets (self->play))
    {
      gboolean is_named = duck_play_toggle_target (self->play, self->walked);

      self->by_keys = duck_play_names_targets (self->play);
      return is_named;
    }

  return duck_play_group_give (self->group) || duck_play_give_proposal (self->play);
}

static DuckBoardPress
duck_play_tool_press (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckPlayTool *self = DUCK_PLAY_TOOL (tool);
  gint piece = find_meant (self, event);
  WarOrder answer;

  self->press = PRESS_NONE;
  self->dragged = FALSE;
  if (event->button == GDK_BUTTON_SECONDARY)
    {
      duck_play_group_let_go (self->group);
      duck_play_choose (self->play, WAR_NONE);
      return DUCK_BOARD_PRESS_CLICK;
    }
  if (self->by_keys && give_by_keys (self))
    return DUCK_BOARD_PRESS_CLICK;
  if (is_decided (self) && duck_play_find_base_answer (self->play, event->position, &answer))
    {
      self->press = PRESS_BASE;
      return DUCK_BOARD_PRESS_CLICK;
    }
  if (event->n_press == 2 && piece != WAR_NONE && duck_play_group_is_body (self->group, piece))
    take_group (self);
  self->press = press_group (self, event, piece);
  if (self->press != PRESS_NONE)
    return DUCK_BOARD_PRESS_DRAG;
  if (piece != WAR_NONE && is_decided (self) && duck_play_group_attack (self->group, piece))
    return DUCK_BOARD_PRESS_CLICK;
  if (piece == WAR_NONE && duck_play_group_count (self->group) > 0)
    {
      self->press = PRESS_BESIDE;
      return DUCK_BOARD_PRESS_PAN;
    }
  duck_play_group_let_go (self->group);
  if (piece != WAR_NONE && duck_play_is_candidate (self->play, piece))
    {
      self->press = PRESS_NAMED;
      self->target = piece;
      return DUCK_BOARD_PRESS_CLICK;
    }
  if (piece != WAR_NONE && !duck_play_hand_means_ground (self->play, piece)
      && !duck_play_hand_is_lit (self->play, event->position))
    return press_piece (self, piece);
  self->handle = duck_turn_handle_find (self->play, event);
  if (self->handle != DUCK_TURN_HANDLE_NONE)
    {
      self->press = PRESS_HANDLE;
      return DUCK_BOARD_PRESS_DRAG;
    }
  if (!duck_play_hand_is_pointed (self->play))
    return DUCK_BOARD_PRESS_PASS;

  self->press = PRESS_GROUND;
  point (self, event, WAR_NONE);
  return DUCK_BOARD_PRESS_DRAG;
}

static void
duck_play_tool_drag (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckPlayTool *self = DUCK_PLAY_TOOL (tool);

  self->dragged = TRUE;
  if (self->press == PRESS_GROUP || self->press == PRESS_FRAME)
    drag_group (self, event);
  else if (self->press == PRESS_HANDLE)
    duck_turn_handle_drag (self->play, self->handle, event);
  else if (self->press == PRESS_UNIT || self->press == PRESS_GROUND)
    point (self, event, WAR_NONE);
}

static void
show_menu (DuckPlayTool *self, const DuckBoardEvent *event, const GArray *orders)
{
  DuckBoard *board = duck_board_tool_get_board (DUCK_BOARD_TOOL (self));
  graphene_point_t at = duck_board_position_to_widget (board, event->position);

  duck_order_menu_show (GTK_WIDGET (board), &(GdkRectangle){ (int) at.x, (int) at.y, 1, 1 },
                        self->play, orders);
}

static void
give_at_target (DuckPlayTool *self, const DuckBoardEvent *event)
{
  g_autoptr (GArray) orders = duck_play_list_at (self->play, WAR_TABLE_PIECES, self->target);

  if (duck_play_aims_at (self->play, self->target) || duck_play_goes_to (self->play, self->target))
    {
      if (duck_play_point (self->play, event->position, self->target))
        duck_play_give_proposal (self->play);
    }
  else if (orders->len == 0)
    {
      if (!duck_play_say_why_not (self->play, self->target))
        duck_play_choose (self->play, self->target);
    }
  else if (orders->len == 1)
    duck_play_give (self->play, &g_array_index (orders, WarOrder, 0));
  else
    show_menu (self, event, orders);
}

static void
give_base (DuckPlayTool *self, const DuckBoardEvent *event)
{
  WarOrder answer;

  if (duck_play_find_base_answer (self->play, event->position, &answer))
    duck_play_give (self->play, &answer);
}

/* A unit that is brought back to where it stands stays there. */
static gboolean
is_let_go (DuckPlayTool *self, const DuckBoardEvent *event)
{
  if (self->press == PRESS_HANDLE)
    return !self->dragged && !duck_play_hand_marches (self->play);

  return self->press == PRESS_UNIT
         && (!self->dragged
             || ((event->modifiers & GDK_SHIFT_MASK) == 0
                 && duck_play_find_piece (self->play, event->position)
                      == duck_play_get_chosen (self->play)));
}

/* Gives what is proposed, and says if that is not where it was pointed at. */
static void
give_there (DuckPlayTool *self, WarPosition place)
{
  DuckShell *shell = duck_shell_find (duck_board_tool_get_board (DUCK_BOARD_TOOL (self)));
  g_autofree char *beside = duck_play_dup_beside (self->play, place);

  if (duck_play_give_proposal (self->play) && beside != NULL && shell != NULL)
    duck_shell_add_toast (shell, beside, NULL);
}

/* So that it can be read, and its rule followed, when the pointer has left the map. */
static void
keep_refusal (DuckPlayTool *self)
{
  if (duck_play_get_proposal (self->play) == NULL)
    self->refused = g_strdup (duck_play_get_status (self->play));
}

static void
duck_play_tool_release (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckPlayTool *self = DUCK_PLAY_TOOL (tool);
  Press press = self->press;

  g_clear_pointer (&self->refused, g_free);
  if (press == PRESS_GROUP || press == PRESS_FRAME || press == PRESS_BESIDE)
    release_group (self, event);
  else if (press == PRESS_TARGET)
    give_at_target (self, event);
  else if (press == PRESS_BASE)
    give_base (self, event);
  else if (press == PRESS_NAMED)
    duck_play_toggle_target (self->play, self->target);
  else if (press == PRESS_UNIT && !self->dragged && duck_play_propose_wheel (self->play))
    duck_play_give_proposal (self->play);
  else if (is_let_go (self, event))
    duck_play_propose (self->play, NULL);
  else if (press == PRESS_HANDLE && self->dragged)
    {
      duck_turn_handle_drag (self->play, self->handle, event);
      if (!duck_play_keep_wheel (self->play))
        duck_play_give_proposal (self->play);
    }
  else if (press == PRESS_UNIT || press == PRESS_GROUND || press == PRESS_HANDLE)
    {
      point (self, event, WAR_NONE);
      /* Nobody points elsewhere to have moved; the line says what is in the way. */
      if (!duck_play_stays (self->play)
          && (press != PRESS_GROUND || !duck_play_falls_short (self->play, event->position)))
        give_there (self, event->position);
    }
  if (press == PRESS_TARGET || press == PRESS_GROUND)
    keep_refusal (self);
  self->press = PRESS_NONE;
}

static void
duck_play_tool_cancel (DuckBoardTool *tool)
{
  DuckPlayTool *self = DUCK_PLAY_TOOL (tool);

  if (self->press == PRESS_FRAME)
    duck_play_group_let_go (self->group);
  else if (self->press == PRESS_GROUP)
    duck_play_group_stay (self->group);
  self->press = PRESS_NONE;
  duck_play_propose (self->play, NULL);
}

static void
duck_play_tool_hover (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckPlayTool *self = DUCK_PLAY_TOOL (tool);
  gint piece = event != NULL ? find_meant (self, event) : WAR_NONE;
  g_autofree char *name = NULL;

  if (self->by_keys)
    return;
  if (duck_play_group_count (self->group) > 0
      || (piece != WAR_NONE && duck_play_group_is_everybody (self->group)
          && duck_play_group_hover (self->group, piece) != NULL))
    {
      gboolean is_between = event != NULL && piece == WAR_NONE
                            && duck_play_group_covers (self->group, event->position, event->pixel);
      gboolean is_deed = event != NULL && piece == WAR_NONE
                         && duck_play_group_hover_at (self->group, event->position);

      duck_board_tool_set_cursor (tool, is_deed      ? "crosshair"
                                        : is_between ? "grab"
                                                     : duck_play_group_hover (self->group, piece));
      return;
    }
  if (event != NULL && piece == WAR_NONE
      && duck_turn_handle_find (self->play, event) != DUCK_TURN_HANDLE_NONE)
    {
      if (duck_play_hand_marches (self->play))
        point (self, event, WAR_NONE);
      else
        {
          duck_play_propose (self->play, NULL);
          duck_play_say (self->play, _ ("Drag to turn the unit"));
        }
      duck_board_tool_set_cursor (tool, "grab");
      return;
    }
  /* Who goes to the button that gives the order leaves the map with what has been named. */
  if (duck_play_names_targets (self->play))
    {
      if (piece != WAR_NONE)
        duck_game_words_say_candidate (self->play, piece);
      else
        duck_play_say (self->play, NULL);
      duck_board_tool_set_cursor (
        tool, piece != WAR_NONE && duck_play_is_candidate (self->play, piece) ? "pointer" : NULL);
      return;
    }
  if (event == NULL || (piece != WAR_NONE && piece == duck_play_get_chosen (self->play)))
    {
      duck_play_say (self->play, event == NULL ? self->refused : NULL);
      if (!duck_play_propose_wheel (self->play))
        duck_play_propose (self->play, NULL);
    }
  else if (is_hit_by_nobody (self, piece)
           || ((duck_play_get_chosen (self->play) != WAR_NONE
                || duck_play_hand_is_pointed (self->play))
               && is_decided (self)))
    point (self, event, duck_play_hand_means_ground (self->play, piece) ? WAR_NONE : piece);
  else
    {
      name = piece != WAR_NONE ? text_piece (duck_play_get_setup (self->play), piece) : NULL;
      duck_play_say (self->play, name);
    }
  duck_board_tool_set_cursor (tool, piece != WAR_NONE                        ? "pointer"
                                    : duck_play_hand_is_pointed (self->play) ? "crosshair"
                                                                             : NULL);
}

/* ---------------------------------------------------------------------------------------------
 * Keys. */

void
duck_play_tool_take_body (DuckPlayTool *self)
{
  g_return_if_fail (DUCK_IS_PLAY_TOOL (self));

  take_group (self);
}

/* What has been put together by keys, then what has been begun, then the unit. What the pointer
 * only rests on is none of it: it would come back with the next frame. */
static void
drop (DuckPlayTool *self)
{
  gboolean is_put_together
    = self->by_keys && !duck_play_names_targets (self->play)
      && (duck_play_get_proposal (self->play) != NULL || duck_play_get_next (self->play) != NULL);

  self->by_keys = FALSE;
  if (is_put_together)
    duck_play_propose (self->play, NULL);
  else if (!duck_play_step_back (self->play))
    duck_play_choose (self->play, WAR_NONE);
}

static gboolean
duck_play_tool_key (DuckBoardTool *tool, guint key, GdkModifierType modifiers)
{
  DuckPlayTool *self = DUCK_PLAY_TOOL (tool);

  if (key == GDK_KEY_Escape && duck_play_group_count (self->group) > 0)
    {
      if (self->by_keys)
        duck_play_group_stay (self->group);
      else
        duck_play_group_let_go (self->group);
      self->by_keys = FALSE;
      return TRUE;
    }
  if ((key == GDK_KEY_a || key == GDK_KEY_A) && (modifiers & GDK_CONTROL_MASK) != 0)
    return is_decided (self) && duck_play_group_take_all (self->group);
  if ((key == GDK_KEY_g || key == GDK_KEY_G) && (modifiers & GDK_CONTROL_MASK) == 0)
    return take_group (self);
  if (key == GDK_KEY_Escape && duck_play_get_chosen (self->play) != WAR_NONE)
    {
      drop (self);
      return TRUE;
    }
  if (key == GDK_KEY_r || key == GDK_KEY_R)
    {
      gint by = key == GDK_KEY_r ? PLACED_TURN : -PLACED_TURN;

      if (!duck_play_slant (self->play, by))
        return duck_play_turn (self->play, by);
      self->by_keys = TRUE;
      return TRUE;
    }

  return FALSE;
}

/* What is placed goes on following the pointer; a way stays as it was turned until a click. */
static gboolean
duck_play_tool_turn (DuckBoardTool *tool, double notches)
{
  DuckPlayTool *self = DUCK_PLAY_TOOL (tool);
  const WarChoice *hand = duck_play_get_hand (self->play);

  if (!duck_play_hand_is_pointed (self->play)
      || !duck_play_turn (self->play, (gint) lround (notches * NOTCH)))
    return FALSE;

  self->by_keys = war_choice_get_want (duck_play_get_setup (self->play), hand) != WAR_CHOICE_PLACE;
  return TRUE;
}

/* To the next hex, or the one beyond. */
static void
move_to_hex (DuckPlayTool *self, WarLength dx, WarLength dy)
{
  DuckBoard *board = duck_board_tool_get_board (DUCK_BOARD_TOOL (self));
  WarHexes hexes = war_field_get_hexes (duck_play_get_setup (self->play)->operation->field);
  WarPosition place = duck_board_get_cursor (board);
  WarHex hex;

  place.x += ((dx > 0) - (dx < 0)) * 2 * hexes.half_width;
  place.y += ((dy > 0) - (dy < 0)) * 3 * hexes.third;
  hex = war_hexes_pick (&hexes, place);
  if (hex == WAR_HEX_NONE)
    return;

  place = war_hex_get_centre (&hexes, hex);
  duck_board_set_cursor (board, place);
  duck_play_point (self->play, place, WAR_NONE);
}

/* By the smallest step there is: an arrow, up for more. */
static void
count (DuckPlayTool *self, gint steps)
{
  const WarChoice *hand = duck_play_get_hand (self->play);
  const WarChoice *next = duck_play_get_next (self->play);
  const WarOrder *proposal = duck_play_get_proposal (self->play);
  const WarDomain *domain = &hand->option.arguments[hand->n_chosen];
  gint32 number = war_domain_get (domain, 0);

  if (next != NULL)
    number = next->order.arguments[hand->n_chosen] + steps * domain->step;
  else if (proposal != NULL)
    number = proposal->arguments[hand->n_chosen] + steps * domain->step;
  duck_play_set_number (self->play, number);
}

/* Moves what is being placed. */
static gboolean
move_placed (DuckPlayTool *self, WarLength dx, WarLength dy)
{
  DuckBoard *board = duck_board_tool_get_board (DUCK_BOARD_TOOL (self));
  WarPosition place = duck_board_get_cursor (board);

  place.x += dx;
  place.y += dy;
  duck_board_set_cursor (board, place);
  return duck_play_point (self->play, place, WAR_NONE);
}

static gboolean
duck_play_tool_move (DuckBoardTool *tool, WarLength dx, WarLength dy)
{
  DuckPlayTool *self = DUCK_PLAY_TOOL (tool);
  const WarChoice *hand = duck_play_get_hand (self->play);
  WarLength whole = duck_board_get_grid_step (duck_board_tool_get_board (tool));

  if (duck_play_group_count (self->group) > 0)
    {
      self->by_keys = TRUE;
      duck_play_group_move (self->group, dx, dy);
      return TRUE;
    }
  if (duck_play_hand_wants (self->play, WAR_CHOICE_NUMBER))
    {
      count (self, (dx > 0) - (dx < 0) + (dy < 0) - (dy > 0));
      self->by_keys = TRUE;
      return TRUE;
    }
  if (!duck_play_hand_is_pointed (self->play))
    return FALSE;
  if (duck_play_hand_wants (self->play, WAR_CHOICE_HEX))
    move_to_hex (self, dx, dy);
  else if (war_choice_get_want (duck_play_get_setup (self->play), hand) == WAR_CHOICE_PLACE)
    move_placed (self, dx, dy);
  else if (dx != 0)
    duck_play_turn (self->play, (gint) ((gint64) TURN * dx / whole));
  else
    duck_play_step (self->play, -dy);
  self->by_keys = TRUE;
  return TRUE;
}

/* The next unit that may be named, or may act. */
static gint
find_next (DuckPlayTool *self, gint from, gboolean forwards)
{
  gint n = (gint) duck_play_get_setup (self->play)->layout->tables[WAR_TABLE_PIECES].n_rows;
  gint step = forwards ? 1 : -1;

  if (!duck_play_names_targets (self->play))
    return duck_play_find_next (self->play, from, forwards);

  for (gint row = from != WAR_NONE ? from + step
                  : forwards       ? 0
                                   : n - 1;
       row >= 0 && row < n; row += step)
    if (duck_play_is_candidate (self->play, row))
      return row;
  return WAR_NONE;
}

static gboolean
duck_play_tool_walk (DuckBoardTool *tool, gboolean forwards, WarPosition *place)
{
  DuckPlayTool *self = DUCK_PLAY_TOOL (tool);
  gboolean is_group = duck_play_group_count (self->group) > 0;
  gboolean names = duck_play_names_targets (self->play);
  gint from = is_group || names ? self->walked : duck_play_get_chosen (self->play);
  gint piece = find_next (self, from, forwards);
  WarShownPiece shown;

  if (piece == WAR_NONE)
    return FALSE;

  self->walked = piece;
  if (is_group)
    duck_play_group_say (self->group, piece);
  else if (names)
    duck_game_words_say_candidate (self->play, piece);
  else
    duck_play_choose (self->play, piece);
  self->by_keys |= names;
  if (war_play_show_piece (duck_play_get_setup (self->play), duck_play_get_view (self->play),
                           (guint) piece, &shown))
    *place = shown.base.centre;
  else
    *place = duck_board_get_cursor (duck_board_tool_get_board (tool));
  return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * The object. */

static void
duck_play_tool_draw (DuckBoardTool *tool, DuckBoardOverlay *overlay)
{
  DuckPlayTool *self = DUCK_PLAY_TOOL (tool);

  duck_play_drawing_draw (self->drawing, overlay);
  duck_play_group_draw (self->group, overlay);
  duck_turn_handle_draw (self->play, overlay);
}

static void
play_changed_cb (DuckPlayTool *self)
{
  g_clear_pointer (&self->refused, g_free);
  self->by_keys = FALSE;
}

static void
duck_play_tool_finalize (GObject *object)
{
  DuckPlayTool *self = DUCK_PLAY_TOOL (object);

  g_clear_pointer (&self->refused, g_free);
  g_clear_object (&self->group);
  g_clear_object (&self->drawing);
  g_clear_object (&self->play);

  G_OBJECT_CLASS (duck_play_tool_parent_class)->finalize (object);
}

static void
duck_play_tool_class_init (DuckPlayToolClass *klass)
{
  DuckBoardToolClass *tool_class = DUCK_BOARD_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_play_tool_finalize;
  tool_class->press = duck_play_tool_press;
  tool_class->drag = duck_play_tool_drag;
  tool_class->release = duck_play_tool_release;
  tool_class->cancel = duck_play_tool_cancel;
  tool_class->hover = duck_play_tool_hover;
  tool_class->key = duck_play_tool_key;
  tool_class->turn = duck_play_tool_turn;
  tool_class->move = duck_play_tool_move;
  tool_class->walk = duck_play_tool_walk;
  tool_class->draw = duck_play_tool_draw;
}

static void
duck_play_tool_init (DuckPlayTool *self)
{
  self->walked = WAR_NONE;
}

DuckPlayDrawing *
duck_play_tool_get_drawing (DuckPlayTool *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY_TOOL (self), NULL);

  return self->drawing;
}

DuckPlayGroup *
duck_play_tool_get_group (DuckPlayTool *self)
{
  g_return_val_if_fail (DUCK_IS_PLAY_TOOL (self), NULL);

  return self->group;
}

DuckBoardTool *
duck_play_tool_new (DuckPlay *play)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), NULL);

  DuckPlayTool *self = g_object_new (DUCK_TYPE_PLAY_TOOL, NULL);

  self->play = g_object_ref (play);
  self->drawing = duck_play_drawing_new (play);
  self->group = duck_play_group_new (play);
  g_signal_connect_object (play, "changed", G_CALLBACK (play_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->group, "changed", G_CALLBACK (duck_board_tool_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drawing, "changed", G_CALLBACK (duck_board_tool_queue_draw), self,
                           G_CONNECT_SWAPPED);
  return DUCK_BOARD_TOOL (self);
}

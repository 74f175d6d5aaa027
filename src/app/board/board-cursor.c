/* board-cursor.c: a board without a pointer: its cursor and what is said of it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/board-private.h"

#define FAR 5 /* steps that an arrow goes with Ctrl */

/* Half the size of the crosshair and its thickness, in logical pixels. */
#define CROSSHAIR 16.f
#define CROSSHAIR_GAP 4.f
#define CROSSHAIR_WIDTH 3.f

/* A board that only shows has no cursor. */
gboolean
duck_board_has_cursor (DuckBoard *self)
{
  return self->tool != NULL || self->describe != NULL;
}

WarLength
duck_board_get_grid_step (DuckBoard *self)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), WAR_INCH);

  if (self->grid_step > 0)
    return self->grid_step;
  return war_length_unit_get_steps (self->length_unit)->cell;
}

void
duck_board_set_describe (DuckBoard *self, DuckBoardDescribe describe, gpointer data,
                         GDestroyNotify destroy)
{
  g_return_if_fail (DUCK_IS_BOARD (self));

  if (self->describe_destroy != NULL)
    self->describe_destroy (self->describe_data);
  self->describe = describe;
  self->describe_data = data;
  self->describe_destroy = destroy;
  duck_board_update_description (self);
}

void
duck_board_update_description (DuckBoard *self)
{
  g_return_if_fail (DUCK_IS_BOARD (self));

  if (self->describe == NULL)
    return;

  g_autofree char *text = self->describe (self->cursor, self->describe_data);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}

WarPosition
duck_board_get_cursor (DuckBoard *self)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), ((WarPosition){ 0, 0 }));

  return self->cursor;
}

void
duck_board_set_cursor (DuckBoard *self, WarPosition position)
{
  g_return_if_fail (DUCK_IS_BOARD (self));

  WarLength width = self->field != NULL ? self->field->width : 0;
  WarLength depth = self->field != NULL ? self->field->depth : 0;

  self->cursor = (WarPosition){ CLAMP (position.x, 0, width), CLAMP (position.y, 0, depth) };
  duck_board_update_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
duck_board_get_pointed (DuckBoard *self, WarPosition *place)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), FALSE);
  g_return_val_if_fail (place != NULL, FALSE);

  if (!self->by_keys && self->pointer_x < 0)
    return FALSE;
  *place = self->by_keys ? self->cursor
                         : duck_board_widget_to_position (self, self->pointer_x, self->pointer_y);
  return TRUE;
}

/* The cursor as a place where something happens. */
static DuckBoardEvent
get_cursor_event (DuckBoard *self, GdkModifierType modifiers)
{
  return (DuckBoardEvent){
    .position = self->cursor,
    .x = (double) self->cursor.x / WAR_MILLIMETRE,
    .y = (double) self->cursor.y / WAR_MILLIMETRE,
    .pixel = 1 / self->scale,
    .modifiers = modifiers,
  };
}

/* After keys have moved it. */
static void
reveal_cursor (DuckBoard *self)
{
  self->by_keys = TRUE;
  duck_board_emit_pointed (self);
  duck_board_reveal (self, &GRAPHENE_RECT_INIT ((float) self->cursor.x / WAR_MILLIMETRE,
                                                (float) self->cursor.y / WAR_MILLIMETRE, 0, 0));
}

/* Straight up and down is along one column, which lies now more to the left and now more to the
 * right. */
static guint
get_direction (const WarHexes *hexes, WarHex hex, gint x, gint y)
{
  gboolean to_right = x != 0 ? x > 0 : war_hex_get_row (hexes, hex) % 2 == 0;

  if (y == 0)
    return x > 0 ? 1 : 4;
  if (y < 0)
    return to_right ? 0 : 5;
  return to_right ? 2 : 3;
}

/* So many hexes farther, in the middle of one; where there is none, onto the nearest. */
static WarPosition
step_hexes (DuckBoard *self, gint x, gint y, guint n)
{
  WarHexes hexes = war_field_get_hexes (self->field);
  WarHex hex = war_hexes_pick (&hexes, self->cursor);

  if (hex == WAR_HEX_NONE)
    {
      gint column = self->cursor.x / (2 * hexes.half_width);
      gint row = self->cursor.y / (3 * hexes.third);

      hex = war_hexes_at (&hexes, CLAMP (column, 0, hexes.n_columns - 1),
                          CLAMP (row, 0, hexes.n_rows - 1));
      n = 0;
    }
  for (; n > 0; n--)
    {
      WarHex next = war_hex_get_neighbour (&hexes, hex, get_direction (&hexes, hex, x, y));

      if (next != WAR_HEX_NONE)
        hex = next;
    }
  return war_hex_get_centre (&hexes, hex);
}

static gboolean
has_hexes (DuckBoard *self)
{
  return self->field != NULL && self->field->board != NULL;
}

/* Moves what an arrow moves: what the tool holds, what it has selected, the cursor. */
static void
move (DuckBoard *self, gint x, gint y, GdkModifierType modifiers)
{
  DuckBoardToolClass *klass = self->tool != NULL ? DUCK_BOARD_TOOL_GET_CLASS (self->tool) : NULL;
  WarLength step = duck_board_get_grid_step (self);

  if (!duck_board_has_cursor (self))
    {
      duck_board_pan (self, x * DUCK_BOARD_PAN_STEP, y * DUCK_BOARD_PAN_STEP);
      return;
    }
  if ((modifiers & GDK_SHIFT_MASK) != 0)
    step = MAX (step / 10, 1);
  else if ((modifiers & GDK_CONTROL_MASK) != 0)
    step *= FAR;
  if (self->grip == DUCK_BOARD_IDLE && klass != NULL && klass->move != NULL
      && klass->move (self->tool, x * step, y * step))
    return;

  if (has_hexes (self) && (modifiers & GDK_SHIFT_MASK) == 0)
    duck_board_set_cursor (self,
                           step_hexes (self, x, y, (modifiers & GDK_CONTROL_MASK) != 0 ? FAR : 1));
  else
    duck_board_set_cursor (self,
                           (WarPosition){ self->cursor.x + x * step, self->cursor.y + y * step });
  self->n_press = 0;
  reveal_cursor (self);

  DuckBoardEvent event = get_cursor_event (self, modifiers);

  if (self->grip == DUCK_BOARD_HELD && klass->drag != NULL)
    {
      event.button = GDK_BUTTON_PRIMARY;
      event.n_press = 1;
      klass->drag (self->tool, &event);
    }
  else if (self->grip == DUCK_BOARD_IDLE && klass != NULL && klass->hover != NULL)
    klass->hover (self->tool, &event);
}

static gboolean
walk (DuckBoard *self, gboolean forwards)
{
  DuckBoardToolClass *klass = self->tool != NULL ? DUCK_BOARD_TOOL_GET_CLASS (self->tool) : NULL;
  WarPosition place = self->cursor;

  if (klass == NULL || klass->walk == NULL || self->grip != DUCK_BOARD_IDLE
      || !klass->walk (self->tool, forwards, &place))
    return FALSE;
  duck_board_set_cursor (self, place);
  reveal_cursor (self);
  return TRUE;
}

/* Enter: a press, and the release as well, unless the tool holds something now; then the next one
 * is the release. Pressed again at the same place it counts up, like a double click. */
static void
press_cursor (DuckBoard *self, guint button, GdkModifierType modifiers)
{
  DuckBoardToolClass *klass = self->tool != NULL ? DUCK_BOARD_TOOL_GET_CLASS (self->tool) : NULL;
  DuckBoardEvent event = get_cursor_event (self, modifiers);
  DuckBoardPress press = DUCK_BOARD_PRESS_CLICK;

  if (klass == NULL)
    return;
  event.button = self->button = button;
  if (self->grip == DUCK_BOARD_IDLE)
    {
      event.n_press = ++self->n_press;
      press = klass->press != NULL ? klass->press (self->tool, &event) : DUCK_BOARD_PRESS_PASS;
    }
  else if (self->grip == DUCK_BOARD_HELD)
    event.n_press = 1;
  else
    return; /* the pointer has it */

  self->grip = press == DUCK_BOARD_PRESS_DRAG ? DUCK_BOARD_HELD : DUCK_BOARD_IDLE;
  if ((press == DUCK_BOARD_PRESS_CLICK || press == DUCK_BOARD_PRESS_PAN) && klass->release != NULL)
    klass->release (self->tool, &event);
  duck_board_update_pointer (self);
}

void
duck_board_press_cursor (DuckBoard *self, GdkModifierType modifiers)
{
  press_cursor (self, GDK_BUTTON_PRIMARY, modifiers);
}

/* As the secondary button does, for menus. */
static gboolean
press_menu (DuckBoard *self, GdkModifierType modifiers)
{
  self->n_press = 0;
  press_cursor (self, GDK_BUTTON_SECONDARY, modifiers);
  self->n_press = 0;
  return TRUE;
}

/* The keys round the arrows go to the other four neighbours of a hex. */
static gboolean
move_aslant (DuckBoard *self, guint key, GdkModifierType modifiers)
{
  static const struct
  {
    guint key, keypad;
    gint x, y;
  } keys[] = {
    { GDK_KEY_Home, GDK_KEY_KP_Home, -1, -1 },
    { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, 1, -1 },
    { GDK_KEY_End, GDK_KEY_KP_End, -1, 1 },
    { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, 1, 1 },
  };

  if (!has_hexes (self) || !duck_board_has_cursor (self))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (key == keys[i].key || key == keys[i].keypad)
      {
        move (self, keys[i].x, keys[i].y, modifiers);
        return TRUE;
      }
  return FALSE;
}

static gboolean
is_arrow (guint key)
{
  return (key >= GDK_KEY_Left && key <= GDK_KEY_Down)
         || (key >= GDK_KEY_KP_Left && key <= GDK_KEY_KP_Down);
}

gboolean
duck_board_cursor_key (DuckBoard *self, guint key, GdkModifierType modifiers)
{
  if ((modifiers & GDK_CONTROL_MASK) != 0 && !is_arrow (key))
    return FALSE;

  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      move (self, -1, 0, modifiers);
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      move (self, 1, 0, modifiers);
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      move (self, 0, -1, modifiers);
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      move (self, 0, 1, modifiers);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      if (self->tool == NULL)
        return FALSE;
      duck_board_press_cursor (self, modifiers);
      return TRUE;
    case GDK_KEY_Menu:
      return self->tool != NULL && press_menu (self, modifiers);
    case GDK_KEY_F10:
      return self->tool != NULL && (modifiers & GDK_SHIFT_MASK) != 0
             && press_menu (self, modifiers & ~GDK_SHIFT_MASK);
    case GDK_KEY_Tab:
    case GDK_KEY_KP_Tab:
      return walk (self, (modifiers & GDK_SHIFT_MASK) == 0);
    case GDK_KEY_ISO_Left_Tab:
      return walk (self, FALSE);
    default:
      return move_aslant (self, key, modifiers);
    }
}

/* Dark on light: seen on any map. */
void
duck_board_snapshot_cursor (DuckBoard *self, GtkSnapshot *snapshot)
{
  static const GdkRGBA colours[] = { { 1, 1, 1, 0.9f }, { 0.1f, 0.1f, 0.1f, 1 } };
  graphene_point_t at = duck_board_position_to_widget (self, self->cursor);

  if (!duck_board_has_cursor (self) || !self->has_keys)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    {
      float edge = i == 0 ? 1 : 0, half = CROSSHAIR_WIDTH / 2 + edge;
      float length = CROSSHAIR - CROSSHAIR_GAP + 2 * edge;

      for (gint side = -1; side <= 1; side += 2)
        {
          float near = side > 0 ? CROSSHAIR_GAP - edge : -CROSSHAIR - edge;

          gtk_snapshot_append_color (
            snapshot, &colours[i],
            &GRAPHENE_RECT_INIT (at.x + near, at.y - half, length, 2 * half));
          gtk_snapshot_append_color (
            snapshot, &colours[i],
            &GRAPHENE_RECT_INIT (at.x - half, at.y + near, 2 * half, length));
        }
    }
}

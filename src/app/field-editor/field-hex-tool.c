/* field-hex-tool.c: draws on a board of hexes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-hex-tool.h"

#include <glib/gi18n-lib.h>

#include "app/board/board.h"
#include "engine/field-edit/hex-edit.h"
#include "engine/geometry/geometry.h"

/* So near to its centre, in parts of half its width, a press means no side of a hex. */
#define MIDDLE 0.4

struct _DuckFieldHexTool
{
  DuckFieldTool parent_instance;

  DuckHexToolKind kind;
  WarHexBoard *board; /* as it becomes, from press to release; else NULL */
  GArray *path; /* WarHex: from the press on, neighbour by neighbour */
  gboolean takes_away; /* what lies along it */
  guint exit; /* the side over which it leaves the board; WAR_HEX_N_DIRECTIONS: none */
  WarHex hovered;
  WarHex fort; /* that a side was opened of last, */
  guint kept; /* and which one */
};

G_DEFINE_FINAL_TYPE (DuckFieldHexTool, duck_field_hex_tool, DUCK_TYPE_FIELD_TOOL)

static DuckFieldSession *
get_session (DuckFieldHexTool *self)
{
  return duck_field_tool_get_session (DUCK_FIELD_TOOL (self));
}

static DuckFieldHexes *
get_options (DuckFieldHexTool *self)
{
  return duck_field_session_get_hexes (get_session (self));
}

static WarField *
get_field (DuckFieldHexTool *self)
{
  return duck_field_session_get_field (get_session (self));
}

static WarHex
pick (DuckFieldHexTool *self, const DuckBoardEvent *event)
{
  WarField *field = get_field (self);
  WarHexes hexes;

  if (field->board == NULL || event == NULL)
    return WAR_HEX_NONE;
  hexes = war_field_get_hexes (field);
  return war_hexes_pick (&hexes, event->position);
}

/* ---------------------------------------------------------------------------------------------
 * What becomes of the board. */

/* The side that is nearest to the place; WAR_HEX_N_DIRECTIONS: it lies in the middle. */
static guint
find_side (const WarHexes *hexes, WarHex hex, WarPosition position)
{
  WarPosition corners[WAR_HEX_N_DIRECTIONS];
  WarLength best = WAR_LENGTH_MAX;
  guint side = WAR_HEX_N_DIRECTIONS;

  if (war_position_distance (war_hex_get_centre (hexes, hex), position)
      < (WarLength) (MIDDLE * hexes->half_width))
    return WAR_HEX_N_DIRECTIONS;

  war_hex_get_corners (hexes, hex, corners);
  for (guint i = 0; i < WAR_HEX_N_DIRECTIONS; i++)
    {
      const WarPosition *a = &corners[i], *b = &corners[(i + 1) % WAR_HEX_N_DIRECTIONS];
      const WarPosition middle = { (a->x + b->x) / 2, (a->y + b->y) / 2 };
      WarLength distance = war_position_distance (middle, position);

      if (distance < best)
        {
          best = distance;
          side = i;
        }
    }
  return side;
}

/* A new fort is open to the left and to the right. */
static void
put_fort (DuckFieldHexTool *self, WarHex hex, WarPosition position)
{
  WarHexes hexes = war_field_get_hexes (get_field (self));
  guint number = war_hex_board_find_free_fort (self->board), side;

  if (self->board->cells[hex].terrain != WAR_HEX_FORT)
    {
      war_hex_board_set_start (self->board, hex, 0);
      if (number > 0)
        war_hex_board_set_fort (self->board, hex, 1 << 1 | 1 << 4, number);
      self->fort = WAR_HEX_NONE;
      return;
    }

  side = find_side (&hexes, hex, position);
  if (side == WAR_HEX_N_DIRECTIONS)
    {
      war_hex_board_turn_fort (self->board, hex, 1);
      self->fort = WAR_HEX_NONE;
      return;
    }
  war_hex_board_open_side (self->board, hex, side,
                           self->fort == hex ? self->kept : WAR_HEX_N_DIRECTIONS);
  self->fort = hex;
  self->kept = side;
}

static void
put_start (DuckFieldHexTool *self, WarHex hex)
{
  const WarHexCell *cell = &self->board->cells[hex];

  if (cell->terrain != WAR_HEX_FORT)
    war_hex_board_set_start (self->board, hex,
                             cell->start != 0 ? 0 : war_hex_board_find_free_start (self->board));
}

/* All that a drag along these hexes does to the field's board. */
static void
change_along (DuckFieldHexTool *self, WarHex hex, WarHex before)
{
  DuckFieldHexes *options = get_options (self);

  switch (self->kind)
    {
    case DUCK_HEX_BRUSH:
      war_hex_board_paint (self->board, hex, duck_field_hexes_get_size (options),
                           duck_field_hexes_get_terrain (options));
      break;
    case DUCK_HEX_ROAD:
      war_hex_board_lay_road (self->board, before, hex, !self->takes_away);
      break;
    case DUCK_HEX_RIVER:
      war_hex_board_lay_river (self->board, before, hex, !self->takes_away);
      break;
    case DUCK_HEX_ERASER:
      war_hex_board_clear (self->board, hex);
      break;
    case DUCK_HEX_SELECT:
    case DUCK_HEX_FILL:
    case DUCK_HEX_FORT:
    case DUCK_HEX_START:
    default:
      break;
    }
}

/* Made anew each time, so that what the way no longer comes over is as it was. */
static void
draw_path (DuckFieldHexTool *self)
{
  const WarHex *path = (const WarHex *) (gpointer) self->path->data;

  g_clear_pointer (&self->board, war_hex_board_unref);
  self->board = war_hex_board_copy (get_field (self)->board);
  if (self->kind == DUCK_HEX_SELECT)
    {
      if (self->path->len > 1)
        war_hex_board_move (self->board, path[0], path[self->path->len - 1]);
      return;
    }
  for (guint i = 0; i < self->path->len; i++)
    change_along (self, path[i], path[i > 0 ? i - 1 : 0]);
  if (self->kind == DUCK_HEX_ROAD && self->exit < WAR_HEX_N_DIRECTIONS)
    war_hex_board_set_road (self->board, path[self->path->len - 1], self->exit, !self->takes_away);
}

/* Roads and rivers go back along their own way; the others paint on. */
static void
lengthen_path (DuckFieldHexTool *self, WarHex to)
{
  gboolean goes_back = self->kind == DUCK_HEX_ROAD || self->kind == DUCK_HEX_RIVER;
  WarHex last = g_array_index (self->path, WarHex, self->path->len - 1);
  g_autofree WarHex *line = g_new (WarHex, war_hex_board_get_n (self->board));
  guint n = war_hex_board_find_line (self->board, last, to, line);

  for (guint i = 0; i < n; i++)
    if (goes_back && self->path->len > 1
        && g_array_index (self->path, WarHex, self->path->len - 2) == line[i])
      g_array_set_size (self->path, self->path->len - 1);
    else
      g_array_append_val (self->path, line[i]);
}

/* A road goes over the edge of the board where the pointer does. */
static void
leave_board (DuckFieldHexTool *self, WarPosition position)
{
  WarHexes hexes = war_field_get_hexes (get_field (self));
  WarHex last = g_array_index (self->path, WarHex, self->path->len - 1);
  guint side = find_side (&hexes, last, position);

  if (side < WAR_HEX_N_DIRECTIONS && war_hex_get_neighbour (&hexes, last, side) == WAR_HEX_NONE)
    self->exit = side;
}

static void
preview (DuckFieldHexTool *self)
{
  g_autoptr (WarField) changed = NULL;

  if (!war_hex_board_equal (self->board, get_field (self)->board))
    changed = war_field_set_board (get_field (self), self->board);
  duck_field_session_set_preview (get_session (self), changed);
  duck_board_tool_queue_draw (DUCK_BOARD_TOOL (self));
}

/* ---------------------------------------------------------------------------------------------
 * The pointer. */

/* Of the second button, and of the key for menus. */
static gboolean
press_menu (DuckFieldHexTool *self, const DuckBoardEvent *event, WarHex hex)
{
  if (event->button != GDK_BUTTON_SECONDARY)
    return FALSE;

  duck_field_hexes_choose (get_options (self), hex);
  if (hex != WAR_HEX_NONE)
    g_signal_emit_by_name (get_session (self), "menu", event->x, event->y);
  return TRUE;
}

static DuckBoardPress
duck_field_hex_tool_press (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldHexTool *self = DUCK_FIELD_HEX_TOOL (tool);
  WarHex hex = pick (self, event);

  if (press_menu (self, event, hex))
    return DUCK_BOARD_PRESS_CLICK;
  if (self->kind == DUCK_HEX_SELECT)
    duck_field_hexes_choose (get_options (self), hex);
  if (event->button != GDK_BUTTON_PRIMARY || hex == WAR_HEX_NONE)
    return DUCK_BOARD_PRESS_PASS;

  self->takes_away = (event->modifiers & GDK_SHIFT_MASK) != 0;
  self->hovered = hex;
  self->exit = WAR_HEX_N_DIRECTIONS;
  g_array_set_size (self->path, 0);
  g_array_append_val (self->path, hex);
  draw_path (self);
  if (self->kind == DUCK_HEX_FILL)
    war_hex_board_fill (self->board, hex, duck_field_hexes_get_terrain (get_options (self)));
  else if (self->kind == DUCK_HEX_FORT)
    put_fort (self, hex, event->position);
  else if (self->kind == DUCK_HEX_START)
    put_start (self, hex);
  preview (self);
  return self->kind == DUCK_HEX_FILL || self->kind == DUCK_HEX_FORT || self->kind == DUCK_HEX_START
             || (self->kind == DUCK_HEX_SELECT && self->board->cells[hex].fort == 0
                 && self->board->cells[hex].start == 0)
           ? DUCK_BOARD_PRESS_CLICK
           : DUCK_BOARD_PRESS_DRAG;
}

static void
duck_field_hex_tool_drag (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldHexTool *self = DUCK_FIELD_HEX_TOOL (tool);
  WarHex hex = pick (self, event);

  if (self->board == NULL
      || (hex == g_array_index (self->path, WarHex, self->path->len - 1)
          && self->exit == WAR_HEX_N_DIRECTIONS))
    return;

  self->hovered = hex;
  self->exit = WAR_HEX_N_DIRECTIONS;
  if (hex != WAR_HEX_NONE)
    lengthen_path (self, hex);
  else
    leave_board (self, event->position);
  draw_path (self);
  preview (self);
}

/* What has been done, for undo. */
static const char *
get_step (DuckFieldHexTool *self)
{
  static const char *const paints[]
    = { N_ ("Paint Meadow"), N_ ("Paint Forest"), N_ ("Paint River") };
  WarHex hex = g_array_index (self->path, WarHex, 0);
  const WarHexCell *before = &get_field (self)->board->cells[hex];

  switch (self->kind)
    {
    case DUCK_HEX_SELECT:
      return before->fort != 0 ? _ ("Move Fort") : _ ("Move Start");
    case DUCK_HEX_ROAD:
      return self->takes_away ? _ ("Remove Road") : _ ("Lay Road");
    case DUCK_HEX_RIVER:
      return self->takes_away ? _ ("Remove River") : _ ("Lay River");
    case DUCK_HEX_FORT:
      return before->fort != 0 ? _ ("Open Fort") : _ ("Add Fort");
    case DUCK_HEX_START:
      return before->start != 0 ? _ ("Remove Start") : _ ("Add Start");
    case DUCK_HEX_ERASER:
      return _ ("Clear Hexes");
    case DUCK_HEX_BRUSH:
    case DUCK_HEX_FILL:
    default:
      return _ (paints[duck_field_hexes_get_terrain (get_options (self))]);
    }
}

static void
duck_field_hex_tool_release (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldHexTool *self = DUCK_FIELD_HEX_TOOL (tool);
  g_autoptr (WarHexBoard) board = g_steal_pointer (&self->board);

  if (board == NULL)
    return;
  if (war_hex_board_equal (board, get_field (self)->board))
    duck_field_session_set_preview (get_session (self), NULL);
  else
    {
      const char *step = get_step (self);

      if (self->kind == DUCK_HEX_SELECT)
        duck_field_hexes_choose (get_options (self),
                                 g_array_index (self->path, WarHex, self->path->len - 1));
      duck_field_session_edit (get_session (self), war_field_set_board (get_field (self), board),
                               step);
    }
}

static void
duck_field_hex_tool_cancel (DuckBoardTool *tool)
{
  DuckFieldHexTool *self = DUCK_FIELD_HEX_TOOL (tool);

  g_clear_pointer (&self->board, war_hex_board_unref);
  duck_field_session_set_preview (get_session (self), NULL);
}

static void
duck_field_hex_tool_hover (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldHexTool *self = DUCK_FIELD_HEX_TOOL (tool);
  WarHex hex = pick (self, event);

  if (hex == self->hovered)
    return;
  self->hovered = hex;
  duck_board_tool_queue_draw (tool);
}

/* ---------------------------------------------------------------------------------------------
 * Keys. */

/* The forts by number, then the starts: places that one looks for. */
static WarHex
find_stop (const WarHexBoard *board, guint stop)
{
  WarHex hex = WAR_HEX_NONE;

  if (stop < WAR_HEX_MAX_NUMBER)
    hex = war_hex_board_find_fort (board, stop + 1);
  else if (stop < 2 * WAR_HEX_MAX_NUMBER)
    hex = war_hex_board_find_start (board, stop + 1 - WAR_HEX_MAX_NUMBER);
  return hex;
}

static gboolean
duck_field_hex_tool_walk (DuckBoardTool *tool, gboolean forwards, WarPosition *place)
{
  DuckFieldHexTool *self = DUCK_FIELD_HEX_TOOL (tool);
  const WarField *field = get_field (self);
  WarHex chosen = duck_field_hexes_get_chosen (get_options (self));
  gint stop = forwards ? -1 : 2 * WAR_HEX_MAX_NUMBER;
  WarHexes hexes;

  if (field->board == NULL)
    return FALSE;
  for (gint i = 0; i < 2 * WAR_HEX_MAX_NUMBER && chosen != WAR_HEX_NONE; i++)
    if (find_stop (field->board, (guint) i) == chosen)
      stop = i;

  for (stop += forwards ? 1 : -1; stop >= 0 && stop < 2 * WAR_HEX_MAX_NUMBER;
       stop += forwards ? 1 : -1)
    {
      WarHex hex = find_stop (field->board, (guint) stop);

      if (hex == WAR_HEX_NONE)
        continue;
      duck_field_hexes_choose (get_options (self), hex);
      hexes = war_field_get_hexes (field);
      *place = war_hex_get_centre (&hexes, hex);
      return TRUE;
    }
  duck_field_hexes_choose (get_options (self), WAR_HEX_NONE);
  return FALSE;
}

static gboolean
duck_field_hex_tool_key (DuckBoardTool *tool, guint key, GdkModifierType modifiers)
{
  DuckFieldHexTool *self = DUCK_FIELD_HEX_TOOL (tool);
  DuckFieldHexes *options = get_options (self);
  gboolean had_hex = duck_field_hexes_get_chosen (options) != WAR_HEX_NONE;

  switch (key)
    {
    case GDK_KEY_Escape:
      duck_field_hexes_choose (options, WAR_HEX_NONE);
      return had_hex;
    case GDK_KEY_bracketleft:
      duck_field_hexes_set_size (options, duck_field_hexes_get_size (options) - 1);
      return TRUE;
    case GDK_KEY_bracketright:
      duck_field_hexes_set_size (options, duck_field_hexes_get_size (options) + 1);
      return TRUE;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      return gtk_widget_activate_action (GTK_WIDGET (duck_board_tool_get_board (tool)),
                                         "field.hex-put", "s", "clear");
    default:
      return FALSE;
    }
}

/* Arrows move the cursor, whatever is chosen. */
static gboolean
duck_field_hex_tool_move (DuckBoardTool *tool, WarLength dx, WarLength dy)
{
  return FALSE;
}

/* ---------------------------------------------------------------------------------------------
 * Drawing. */

static void
outline (DuckBoardOverlay *overlay, const WarHexes *hexes, WarHex hex, gboolean dashed)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  WarShape shape
    = { .kind = WAR_SHAPE_AREA,
        .vertices = g_array_sized_new (FALSE, FALSE, sizeof (WarPosition), WAR_HEX_N_DIRECTIONS) };
  graphene_rect_t bounds;
  cairo_t *cr;

  g_array_set_size (shape.vertices, WAR_HEX_N_DIRECTIONS);
  war_hex_get_corners (hexes, hex, (WarPosition *) (gpointer) shape.vertices->data);
  bounds = duck_field_tool_get_bounds (&shape, 4 * pixel);
  cr = duck_board_overlay_add (overlay, &bounds);
  duck_field_tool_trace (cr, &shape);
  duck_field_tool_stroke (cr, pixel, dashed);
  war_shape_clear (&shape);
}

static void
duck_field_hex_tool_draw (DuckBoardTool *tool, DuckBoardOverlay *overlay)
{
  DuckFieldHexTool *self = DUCK_FIELD_HEX_TOOL (tool);
  const WarField *field = duck_field_session_get_present (get_session (self));
  WarHex chosen = duck_field_hexes_get_chosen (get_options (self));
  WarHexes hexes;
  guint n;

  if (field->board == NULL)
    return;

  hexes = war_field_get_hexes (field);
  n = war_hexes_get_n (&hexes);
  if (chosen < n)
    outline (overlay, &hexes, chosen, FALSE);
  if (self->hovered >= n || (self->hovered == chosen && self->kind != DUCK_HEX_BRUSH))
    return;
  if (self->kind != DUCK_HEX_BRUSH)
    outline (overlay, &hexes, self->hovered, TRUE);
  else
    {
      g_autofree WarHex *found = g_new (WarHex, n);
      guint n_found = war_hex_get_ring (&hexes, self->hovered, 0,
                                        duck_field_hexes_get_size (get_options (self)) - 1, found);

      for (guint i = 0; i < n_found; i++)
        outline (overlay, &hexes, found[i], TRUE);
    }
}

/* ---------------------------------------------------------------------------------------------
 * As an object. */

static void
say_hint (DuckFieldHexTool *self)
{
  static const char *const hints[] = {
    [DUCK_HEX_SELECT] = N_ ("Click a hex to see and change it; drag a fort or a start elsewhere."),
    [DUCK_HEX_BRUSH] = N_ ("Drag to paint hexes with the chosen terrain."),
    [DUCK_HEX_FILL] = N_ ("Click to fill all hexes of the same terrain that touch each other."),
    [DUCK_HEX_ROAD] = N_ ("Drag from hex to hex to lay a road, back to take it back; with Shift to "
                          "remove roads. On a river it makes bridges."),
    [DUCK_HEX_RIVER] = N_ ("Drag from hex to hex to lay a river, back to take it back; with Shift "
                           "to remove one. Roads that it meets get bridges."),
    [DUCK_HEX_FORT] = N_ ("Click to put a fort there. In a fort, click the two sides that are to "
                          "be open, or the middle to turn it."),
    [DUCK_HEX_START] = N_ ("Click to put the next start there, or to remove the one that is "
                           "there."),
    [DUCK_HEX_ERASER] = N_ ("Drag to make hexes empty meadow."),
  };

  duck_board_tool_set_status (DUCK_BOARD_TOOL (self), _ (hints[self->kind]));
}

DuckBoardTool *
duck_field_hex_tool_new (DuckFieldSession *session, DuckHexToolKind kind)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (session), NULL);

  DuckFieldHexTool *self = g_object_new (DUCK_TYPE_FIELD_HEX_TOOL, "session", session, NULL);
  DuckFieldHexes *options = duck_field_session_get_hexes (session);

  self->kind = kind;
  say_hint (self);
  if (kind != DUCK_HEX_SELECT)
    duck_board_tool_set_cursor (DUCK_BOARD_TOOL (self), "crosshair");
  g_signal_connect_object (options, "chosen", G_CALLBACK (duck_board_tool_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (options, "options-changed", G_CALLBACK (duck_board_tool_queue_draw),
                           self, G_CONNECT_SWAPPED);
  return DUCK_BOARD_TOOL (self);
}

static void
duck_field_hex_tool_finalize (GObject *object)
{
  DuckFieldHexTool *self = DUCK_FIELD_HEX_TOOL (object);

  g_clear_pointer (&self->board, war_hex_board_unref);
  g_array_unref (self->path);

  G_OBJECT_CLASS (duck_field_hex_tool_parent_class)->finalize (object);
}

static void
duck_field_hex_tool_class_init (DuckFieldHexToolClass *klass)
{
  DuckBoardToolClass *tool_class = DUCK_BOARD_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_field_hex_tool_finalize;
  tool_class->press = duck_field_hex_tool_press;
  tool_class->drag = duck_field_hex_tool_drag;
  tool_class->release = duck_field_hex_tool_release;
  tool_class->cancel = duck_field_hex_tool_cancel;
  tool_class->hover = duck_field_hex_tool_hover;
  tool_class->walk = duck_field_hex_tool_walk;
  tool_class->key = duck_field_hex_tool_key;
  tool_class->move = duck_field_hex_tool_move;
  tool_class->draw = duck_field_hex_tool_draw;
}

static void
duck_field_hex_tool_init (DuckFieldHexTool *self)
{
  self->path = g_array_new (FALSE, FALSE, sizeof (WarHex));
  self->hovered = WAR_HEX_NONE;
  self->fort = WAR_HEX_NONE;
}

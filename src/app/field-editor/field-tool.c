/* field-tool.c: what all tools of the battlefield editor share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-tool.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/board/board.h"
#include "engine/field-edit/field-edit.h"
#include "engine/ground/ground.h"
#include "text/words/phrase.h"

/* Logical pixels. */
#define REACH 7
#define HANDLE 4.5
#define SELECTION_MARGIN 4

typedef struct
{
  DuckFieldSession *session;
} DuckFieldToolPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (DuckFieldTool, duck_field_tool, DUCK_TYPE_BOARD_TOOL)

enum
{
  PROP_0,
  PROP_SESSION,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static double
to_mm (WarLength length)
{
  return (double) length / WAR_MILLIMETRE;
}

DuckFieldSession *
duck_field_tool_get_session (DuckFieldTool *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_TOOL (self), NULL);

  return ((DuckFieldToolPrivate *) duck_field_tool_get_instance_private (self))->session;
}

WarLength
duck_field_tool_get_reach (const DuckBoardEvent *event)
{
  return (WarLength) (REACH * event->pixel * WAR_MILLIMETRE);
}

WarLengthUnit
duck_field_tool_get_unit (DuckFieldTool *self)
{
  DuckBoard *board = duck_board_tool_get_board (DUCK_BOARD_TOOL (self));

  return board != NULL ? duck_board_get_length_unit (board) : WAR_UNIT_INCH;
}

WarPosition
duck_field_tool_snap (DuckFieldTool *self, const DuckBoardEvent *event, WarPosition position,
                      const WarItem *left_out, guint n_left_out)
{
  DuckBoard *board = duck_board_tool_get_board (DUCK_BOARD_TOOL (self));
  WarLength step;

  if ((event->modifiers & GDK_CONTROL_MASK) != 0 || board == NULL)
    return position;

  /* Half a step, so that the grid that one sees is not too coarse. */
  step = duck_board_get_grid_step (board) / 4;
  return duck_field_session_snap (duck_field_tool_get_session (self), position, MAX (step, 1),
                                  duck_field_tool_get_reach (event), left_out, n_left_out);
}

gboolean
duck_field_tool_press_menu (DuckFieldTool *self, const DuckBoardEvent *event)
{
  DuckFieldSession *session = duck_field_tool_get_session (self);
  WarItem item;

  if (event->button != GDK_BUTTON_SECONDARY)
    return FALSE;

  if (!duck_field_session_pick (session, event->position, duck_field_tool_get_reach (event), &item))
    duck_field_session_select (session, NULL, 0);
  else if (!duck_field_session_is_selected (session, item))
    duck_field_session_select (session, &item, 1);
  g_signal_emit_by_name (session, "menu", event->x, event->y);
  return TRUE;
}

char *
duck_field_tool_dup_size (DuckFieldTool *self, WarLength width, WarLength depth)
{
  g_autofree char *across = text_length (ABS (width), duck_field_tool_get_unit (self));
  g_autofree char *along = text_length (ABS (depth), duck_field_tool_get_unit (self));

  /* Translators: a size, across and deep: “4″ × 2½″” */
  return g_strdup_printf (_ ("%s × %s"), across, along);
}

char *
duck_field_tool_dup_place (DuckFieldTool *self, WarPosition position)
{
  g_autofree char *x = text_length (ABS (position.x), duck_field_tool_get_unit (self));
  g_autofree char *y = text_length (ABS (position.y), duck_field_tool_get_unit (self));

  /* Translators: a place, from the left and from the top; signs as needed */
  return g_strdup_printf (_ ("%s%s, %s%s"), position.x < 0 ? "−" : "", x, position.y < 0 ? "−" : "",
                          y);
}

/* ---------------------------------------------------------------------------------------------
 * Keys. */

static gboolean
duck_field_tool_move (DuckBoardTool *tool, WarLength dx, WarLength dy)
{
  DuckFieldSession *session = duck_field_tool_get_session (DUCK_FIELD_TOOL (tool));
  WarField *field = duck_field_session_get_field (session);
  g_autoptr (GArray) movable = duck_field_session_dup_movable (session);
  const WarItem *items = (const WarItem *) (gpointer) movable->data;
  guint n_selected;
  WarTransform move = { .kind = WAR_TRANSFORM_MOVE };

  duck_field_session_get_selection (session, &n_selected);
  if (n_selected == 0)
    return FALSE;

  move.origin = war_field_limit_move (field, items, movable->len, (WarPosition){ dx, dy });
  if (movable->len > 0 && (move.origin.x != 0 || move.origin.y != 0))
    {
      g_autofree char *name = duck_field_session_dup_selection_name (session);
      /* Translators: a step that can be undone; %s is what is moved by the arrow keys */
      g_autofree char *step = g_strdup_printf (_ ("Nudge %s"), name);

      duck_field_session_edit_typed (
        session, war_field_transform_items (field, items, movable->len, &move), step);
    }
  return TRUE;
}

/* Features from the bottom up, then zones, then points. */
static gboolean
step_item (const WarField *field, gboolean forwards, gint *index, WarItem *item)
{
  gint n = 0, first;

  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    n += (gint) war_field_count_items (field, kind);
  *index += forwards ? 1 : -1;
  if (*index < 0 || *index >= n)
    return FALSE;

  first = *index;
  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    {
      gint count = (gint) war_field_count_items (field, kind);

      if (first < count)
        {
          *item = (WarItem){ kind, (guint) first };
          return TRUE;
        }
      first -= count;
    }
  return FALSE;
}

static gint
get_index (const WarField *field, WarItem item)
{
  gint index = (gint) item.index;

  for (WarItemKind kind = WAR_ITEM_FEATURE; kind < item.kind; kind++)
    index += (gint) war_field_count_items (field, kind);
  return index;
}

static gboolean
duck_field_tool_walk (DuckBoardTool *tool, gboolean forwards, WarPosition *place)
{
  DuckFieldSession *session = duck_field_tool_get_session (DUCK_FIELD_TOOL (tool));
  const WarField *field = duck_field_session_get_field (session);
  guint n_selected, kinds = duck_field_session_get_kinds (session);
  const WarItem *selected = duck_field_session_get_selection (session, &n_selected);
  gint index = forwards ? -1 : G_MAXINT;
  WarItem item;
  WarShape shape;

  if (n_selected > 0)
    index = get_index (field, selected[forwards ? n_selected - 1 : 0]);
  else if (!forwards)
    index = get_index (field, (WarItem){ WAR_ITEM_POINT, field->points->len });

  do
    if (!step_item (field, forwards, &index, &item))
      {
        duck_field_session_select (session, NULL, 0);
        return FALSE;
      }
  while ((kinds >> item.kind & 1) == 0);

  duck_field_session_select (session, &item, 1);
  shape = war_field_get_item_shape (field, item);
  *place = war_shape_get_middle (&shape);
  return TRUE;
}

static gboolean
duck_field_tool_key (DuckBoardTool *tool, guint key, GdkModifierType modifiers)
{
  DuckFieldSession *session = duck_field_tool_get_session (DUCK_FIELD_TOOL (tool));
  DuckBoard *board = duck_board_tool_get_board (tool);
  guint n_selected;

  duck_field_session_get_selection (session, &n_selected);
  switch (key)
    {
    case GDK_KEY_Escape:
      duck_field_session_select (session, NULL, 0);
      return n_selected > 0;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      return gtk_widget_activate_action (GTK_WIDGET (board), "field.delete", NULL);
    case GDK_KEY_Menu:
      {
        WarPosition cursor = duck_board_get_cursor (board);

        g_signal_emit_by_name (session, "menu", to_mm (cursor.x), to_mm (cursor.y));
        return TRUE;
      }
    default:
      return FALSE;
    }
}

/* ---------------------------------------------------------------------------------------------
 * Drawing. */

void
duck_field_tool_trace (cairo_t *cr, const WarShape *shape)
{
  WarPosition corners[WAR_GROUND_N_ELLIPSE];
  guint n;
  const WarPosition *vertices = war_shape_get_vertices (shape, &n);

  if (vertices == NULL && shape->width == 0)
    return;
  if (shape->kind == WAR_SHAPE_BOX)
    {
      war_shape_get_corners (shape, corners);
      vertices = corners;
      n = 4;
    }
  else if (shape->kind == WAR_SHAPE_ELLIPSE)
    {
      war_ground_get_ellipse (shape, corners);
      vertices = corners;
      n = WAR_GROUND_N_ELLIPSE;
    }

  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, to_mm (vertices[i].x), to_mm (vertices[i].y));
  if (shape->kind != WAR_SHAPE_LINE)
    cairo_close_path (cr);
}

/* Light below dark: seen on any map. */
void
duck_field_tool_stroke (cairo_t *cr, double pixel, gboolean dashed)
{
  const double dash = 5 * pixel;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.85);
  cairo_set_line_width (cr, 3.6 * pixel);
  cairo_stroke_preserve (cr);
  if (dashed)
    cairo_set_dash (cr, &dash, 1, 0);
  cairo_set_source_rgb (cr, 0.11, 0.37, 0.73);
  cairo_set_line_width (cr, 1.8 * pixel);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

void
duck_field_tool_draw_handle (cairo_t *cr, double pixel, double x, double y, gboolean round,
                             gboolean filled)
{
  double size = HANDLE * pixel;

  cairo_new_path (cr);
  if (round)
    cairo_arc (cr, x, y, size, 0, 2 * G_PI);
  else
    cairo_rectangle (cr, x - size, y - size, 2 * size, 2 * size);
  if (filled)
    cairo_set_source_rgb (cr, 0.11, 0.37, 0.73);
  else
    cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.11, 0.37, 0.73);
  cairo_set_line_width (cr, 1.5 * pixel);
  cairo_stroke (cr);
}

graphene_rect_t
duck_field_tool_get_bounds (const WarShape *shape, double margin)
{
  WarPosition minimum, maximum;

  war_shape_get_bounds (shape, &minimum, &maximum);
  return GRAPHENE_RECT_INIT ((float) (to_mm (minimum.x) - margin),
                             (float) (to_mm (minimum.y) - margin),
                             (float) (to_mm (maximum.x - minimum.x) + 2 * margin),
                             (float) (to_mm (maximum.y - minimum.y) + 2 * margin));
}

static void
draw_guides (DuckFieldTool *self, DuckBoardOverlay *overlay)
{
  DuckFieldSession *session = duck_field_tool_get_session (self);
  const WarField *field = duck_field_session_get_field (session);
  double pixel = duck_board_overlay_get_pixel (overlay);

  for (gint upright = 0; upright < 2; upright++)
    {
      const GArray *guides = duck_field_session_get_guides (session, upright);

      for (guint i = 0; i < guides->len; i++)
        {
          double place = to_mm (g_array_index (guides, WarLength, i));
          double length = to_mm (upright ? field->depth : field->width);
          graphene_rect_t line = upright ? GRAPHENE_RECT_INIT ((float) (place - pixel), 0,
                                                               (float) (2 * pixel), (float) length)
                                         : GRAPHENE_RECT_INIT (0, (float) (place - pixel),
                                                               (float) length, (float) (2 * pixel));
          cairo_t *cr = duck_board_overlay_add (overlay, &line);

          cairo_rectangle (cr, line.origin.x + pixel / 2, line.origin.y + pixel / 2,
                           upright ? pixel : length, upright ? length : pixel);
          cairo_set_source_rgb (cr, 0, 0.6, 0.65);
          cairo_fill (cr);
        }
    }
}

static void
draw_item (DuckBoardOverlay *overlay, const WarField *field, WarItem item)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  WarShape shape = war_field_get_item_shape (field, item);
  gboolean locked = war_field_is_item_locked (field, item);
  double margin = (item.kind == WAR_ITEM_POINT ? 14 : SELECTION_MARGIN) * pixel;
  graphene_rect_t bounds = duck_field_tool_get_bounds (&shape, margin);
  cairo_t *cr = duck_board_overlay_add (overlay, &bounds);

  if (item.kind == WAR_ITEM_POINT)
    cairo_arc (cr, to_mm (shape.centre.x), to_mm (shape.centre.y), 11 * pixel, 0, 2 * G_PI);
  else
    duck_field_tool_trace (cr, &shape);
  duck_field_tool_stroke (cr, pixel, locked);
}

static void
duck_field_tool_draw (DuckBoardTool *tool, DuckBoardOverlay *overlay)
{
  DuckFieldTool *self = DUCK_FIELD_TOOL (tool);
  DuckFieldSession *session = duck_field_tool_get_session (self);
  const WarField *field = duck_field_session_get_present (session);
  guint n_items;
  const WarItem *items = duck_field_session_get_selection (session, &n_items);

  draw_guides (self, overlay);
  for (guint i = 0; i < n_items; i++)
    if (war_field_has_item (field, items[i]))
      draw_item (overlay, field, items[i]);
}

/* ---------------------------------------------------------------------------------------------
 * As an object. */

static void
duck_field_tool_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    g_value_set_object (value, duck_field_tool_get_session (DUCK_FIELD_TOOL (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
duck_field_tool_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  DuckFieldToolPrivate *priv = duck_field_tool_get_instance_private (DUCK_FIELD_TOOL (object));

  if (id == PROP_SESSION)
    priv->session = g_value_dup_object (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
duck_field_tool_constructed (GObject *object)
{
  DuckFieldSession *session = duck_field_tool_get_session (DUCK_FIELD_TOOL (object));

  G_OBJECT_CLASS (duck_field_tool_parent_class)->constructed (object);

  g_signal_connect_object (session, "selection-changed", G_CALLBACK (duck_board_tool_queue_draw),
                           object, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "shown-changed", G_CALLBACK (duck_board_tool_queue_draw),
                           object, G_CONNECT_SWAPPED);
}

static void
duck_field_tool_finalize (GObject *object)
{
  DuckFieldToolPrivate *priv = duck_field_tool_get_instance_private (DUCK_FIELD_TOOL (object));

  g_clear_object (&priv->session);

  G_OBJECT_CLASS (duck_field_tool_parent_class)->finalize (object);
}

static void
duck_field_tool_class_init (DuckFieldToolClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  DuckBoardToolClass *tool_class = DUCK_BOARD_TOOL_CLASS (klass);

  object_class->constructed = duck_field_tool_constructed;
  object_class->finalize = duck_field_tool_finalize;
  object_class->get_property = duck_field_tool_get_property;
  object_class->set_property = duck_field_tool_set_property;
  tool_class->move = duck_field_tool_move;
  tool_class->walk = duck_field_tool_walk;
  tool_class->key = duck_field_tool_key;
  tool_class->draw = duck_field_tool_draw;

  properties[PROP_SESSION]
    = g_param_spec_object ("session", NULL, NULL, DUCK_TYPE_FIELD_SESSION,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
duck_field_tool_init (DuckFieldTool *self)
{
}

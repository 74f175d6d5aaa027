/* board.c: the widget that shows a battlefield
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/board-private.h"

G_DEFINE_FINAL_TYPE (DuckBoard, duck_board, GTK_TYPE_WIDGET)

enum
{
  PROP_SHOW_RULERS = 1,
  PROP_SHOW_GRID,
  PROP_SHOW_MINI_MAP,
  PROP_GRID_STEP,
  PROP_BLACK,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static guint pointed_signal;

/* ---------------------------------------------------------------------------------------------
 * Frames. */

static void
snapshot_sheet (DuckBoard *self, GtkSnapshot *snapshot)
{
  graphene_point_t origin = duck_board_get_origin (self);
  float scale = (float) self->scale;
  GskRoundedRect sheet;

  gsk_rounded_rect_init_from_rect (&sheet,
                                   &GRAPHENE_RECT_INIT (origin.x + self->bounds.origin.x * scale,
                                                        origin.y + self->bounds.origin.y * scale,
                                                        self->bounds.size.width * scale,
                                                        self->bounds.size.height * scale),
                                   0);
  gtk_snapshot_append_outset_shadow (snapshot, &sheet, &(GdkRGBA){ 0, 0, 0, 0.35f }, 0, 1, 1, 6);
}

static void
duck_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DuckBoard *self = DUCK_BOARD (widget);
  graphene_rect_t canvas = duck_board_get_canvas (self);
  DuckBoardView view;

  if (self->field == NULL || canvas.size.width < 1 || canvas.size.height < 1)
    return;

  view = duck_board_get_view (self);
  duck_board_update_layers (self, &view);
  duck_board_update_overlay (self);

  gtk_snapshot_push_clip (snapshot, &canvas);
  snapshot_sheet (self, snapshot);
  if (!self->complete)
    duck_board_tiles_snapshot (self->overview, snapshot, &view, &canvas);
  for (guint i = 0; i < self->layers->len; i++)
    {
      DuckBoardLayer *layer = g_ptr_array_index (self->layers, i);

      if (layer->visible)
        duck_board_tiles_snapshot (layer->tiles, snapshot, &view, &canvas);
      if (i == 0)
        duck_board_snapshot_grid (self, snapshot);
    }
  duck_board_snapshot_overlay (self, snapshot);
  duck_board_snapshot_cursor (self, snapshot);
  duck_board_snapshot_scale (self, snapshot);
  duck_board_snapshot_mini_map (self, snapshot);
  gtk_snapshot_pop (snapshot);
  duck_board_snapshot_rulers (self, snapshot);
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

void
duck_board_set_rules (DuckBoard *self, WarRules *rules)
{
  g_return_if_fail (DUCK_IS_BOARD (self));
  g_return_if_fail (rules != NULL);

  if (self->rules == rules)
    return;

  g_clear_pointer (&self->rules, war_rules_unref);
  self->rules = war_rules_ref (rules);
  self->length_unit = rules->system->length_unit;
  duck_board_forget_numbers (self);
  duck_board_invalidate (self, g_ptr_array_index (self->layers, 0), NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

WarLengthUnit
duck_board_get_length_unit (DuckBoard *self)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), WAR_UNIT_INCH);

  return self->length_unit;
}

GActionGroup *
duck_board_get_actions (DuckBoard *self)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

void
duck_board_serve (DuckBoard *self, GtkWidget *page)
{
  /* Of each keyboard, with Shift or without, and of its number pad. */
  static const struct
  {
    const char *triggers, *action;
  } keys[] = {
    { "<Control>plus|<Control>equal|<Control>KP_Add", "board.zoom-in" },
    { "<Control>minus|<Control>KP_Subtract", "board.zoom-out" },
    { "<Control>0|<Control>KP_0", "board.fit" },
  };
  GtkEventController *controller;

  g_return_if_fail (DUCK_IS_BOARD (self));
  g_return_if_fail (GTK_IS_WIDGET (page));

  controller = gtk_shortcut_controller_new ();
  gtk_widget_insert_action_group (page, "board", G_ACTION_GROUP (self->actions));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].triggers),
                        gtk_named_action_new (keys[i].action)));
  gtk_widget_add_controller (page, controller);
}

static void
zoom_middle (DuckBoard *self, double factor)
{
  graphene_rect_t canvas = duck_board_get_canvas (self);

  duck_board_zoom_at (self, canvas.origin.x + canvas.size.width / 2,
                      canvas.origin.y + canvas.size.height / 2, factor);
}

static void
zoom_in_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  zoom_middle (self, DUCK_BOARD_ZOOM_STEP);
}

static void
zoom_out_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  zoom_middle (self, 1 / DUCK_BOARD_ZOOM_STEP);
}

static void
fit_action (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  duck_board_fit (self);
}

/* A switch: the action's state is the property. */
static void
switch_action (GSimpleAction *action, GVariant *state, gpointer self)
{
  g_object_set (self, g_action_get_name (G_ACTION (action)), g_variant_get_boolean (state), NULL);
}

static void
set_switch (DuckBoard *self, GParamSpec *pspec, gboolean *value, gboolean on)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), pspec->name);

  if (*value == on)
    return;
  *value = on;
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (on));
  if (self->field != NULL)
    duck_board_allocate_view (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
set_ink (DuckBoard *self, DrawInk ink)
{
  if (self->ink == ink)
    return;
  self->ink = ink;
  duck_board_tiles_invalidate (self->overview, NULL);
  duck_board_invalidate (self, g_ptr_array_index (self->layers, 0), NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BLACK]);
}

static void
duck_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = 160;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 720 : 480;
}

static void
duck_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  DuckBoard *self = DUCK_BOARD (widget);

  if (self->field != NULL)
    duck_board_allocate_view (self);
}

static void
duck_board_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (duck_board_parent_class)->css_changed (widget, change);
  if (DUCK_BOARD (widget)->numbers != NULL)
    duck_board_forget_numbers (DUCK_BOARD (widget));
}

static void
duck_board_unmap (GtkWidget *widget)
{
  DuckBoard *self = DUCK_BOARD (widget);

  duck_board_cancel_grip (self);
  g_clear_handle_id (&self->prepare, g_source_remove);
  GTK_WIDGET_CLASS (duck_board_parent_class)->unmap (widget);
}

static void
duck_board_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  DuckBoard *self = DUCK_BOARD (object);

  switch (id)
    {
    case PROP_SHOW_RULERS:
      g_value_set_boolean (value, self->show_rulers);
      break;
    case PROP_SHOW_GRID:
      g_value_set_boolean (value, self->show_grid);
      break;
    case PROP_SHOW_MINI_MAP:
      g_value_set_boolean (value, self->show_mini_map);
      break;
    case PROP_GRID_STEP:
      g_value_set_int (value, self->grid_step);
      break;
    case PROP_BLACK:
      g_value_set_boolean (value, self->ink == DRAW_INK_BLACK);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
duck_board_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  DuckBoard *self = DUCK_BOARD (object);

  switch (id)
    {
    case PROP_SHOW_RULERS:
      set_switch (self, pspec, &self->show_rulers, g_value_get_boolean (value));
      break;
    case PROP_SHOW_GRID:
      set_switch (self, pspec, &self->show_grid, g_value_get_boolean (value));
      break;
    case PROP_SHOW_MINI_MAP:
      set_switch (self, pspec, &self->show_mini_map, g_value_get_boolean (value));
      break;
    case PROP_GRID_STEP:
      self->grid_step = g_value_get_int (value);
      gtk_widget_queue_draw (GTK_WIDGET (self));
      g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_BLACK:
      set_ink (self, g_value_get_boolean (value) ? DRAW_INK_BLACK : DRAW_INK_COLOUR);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

void
duck_board_emit_pointed (DuckBoard *self)
{
  g_signal_emit (self, pointed_signal, 0);
}

static void
duck_board_dispose (GObject *object)
{
  DuckBoard *self = DUCK_BOARD (object);

  if (self->tool != NULL)
    duck_board_set_tool (self, NULL);
  g_clear_handle_id (&self->prepare, g_source_remove);
  if (self->describe_destroy != NULL)
    self->describe_destroy (self->describe_data);
  self->describe = NULL;
  self->describe_destroy = NULL;
  g_clear_pointer (&self->layers, g_ptr_array_unref);
  duck_board_finish_field (self);
  g_clear_pointer (&self->lives, g_ptr_array_unref);
  g_clear_pointer (&self->overlay.node, gsk_render_node_unref);
  g_clear_pointer (&self->numbers, g_hash_table_unref);
  g_clear_object (&self->unit_sign);
  g_clear_object (&self->scale_sign);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (duck_board_parent_class)->dispose (object);
}

static void
duck_board_class_init (DuckBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = duck_board_get_property;
  object_class->set_property = duck_board_set_property;
  object_class->dispose = duck_board_dispose;
  widget_class->snapshot = duck_board_snapshot;
  widget_class->measure = duck_board_measure;
  widget_class->size_allocate = duck_board_size_allocate;
  widget_class->unmap = duck_board_unmap;
  widget_class->css_changed = duck_board_css_changed;

  properties[PROP_SHOW_RULERS] = g_param_spec_boolean ("show-rulers", NULL, NULL, FALSE, flags);
  properties[PROP_SHOW_GRID] = g_param_spec_boolean ("show-grid", NULL, NULL, FALSE, flags);
  properties[PROP_SHOW_MINI_MAP] = g_param_spec_boolean ("show-mini-map", NULL, NULL, FALSE, flags);
  properties[PROP_GRID_STEP]
    = g_param_spec_int ("grid-step", NULL, NULL, 0, WAR_LENGTH_MAX, 0, flags);
  properties[PROP_BLACK] = g_param_spec_boolean ("black", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  pointed_signal = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
duck_board_init (DuckBoard *self)
{
  static const GActionEntry actions[] = {
    { .name = "zoom-in", .activate = zoom_in_action },
    { .name = "zoom-out", .activate = zoom_out_action },
    { .name = "fit", .activate = fit_action },
    { .name = "show-rulers", .state = "false", .change_state = switch_action },
    { .name = "show-grid", .state = "false", .change_state = switch_action },
    { .name = "show-mini-map", .state = "false", .change_state = switch_action },
  };

  self->bounds = GRAPHENE_RECT_INIT (0, 0, 1, 1);
  self->scale = 1;
  self->fits = TRUE;
  self->pointer_x = self->pointer_y = -1;
  self->layers = g_ptr_array_new_with_free_func (duck_board_layer_free);
  self->lives = g_ptr_array_new_with_free_func (duck_board_live_free);
  self->numbers = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  duck_board_init_field (self);

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions),
                                   self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  duck_board_add_controllers (self);
  duck_board_update_pointer (self);
  duck_board_update_actions (self);
}

GtkWidget *
duck_board_new (void)
{
  return g_object_new (DUCK_TYPE_BOARD, NULL);
}

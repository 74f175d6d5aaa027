/* field-editor-actions.c: what one does with what is selected, and with the field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/base/dialogs.h"
#include "app/base/toasts.h"
#include "app/field-editor/field-editor-private.h"
#include "app/field-editor/field-picture-tool.h"
#include "app/field-editor/field-select-tool.h"
#include "app/field-editor/new-field.h"
#include "engine/field-edit/field-edit.h"
#include "engine/field-edit/field-layout.h"

static WarField *
get_field (DuckFieldEditor *self)
{
  return duck_field_session_get_field (self->session);
}

/* What is selected and not locked; free it. */
static GArray *
dup_movable (DuckFieldEditor *self, const WarItem **items)
{
  GArray *movable = duck_field_session_dup_movable (self->session);

  *items = (const WarItem *) (gpointer) movable->data;
  return movable;
}

/* ---------------------------------------------------------------------------------------------
 * What is selected. */

static void
delete_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  DuckBoardTool *tool = duck_board_get_tool (self->board);
  const WarItem *items;
  g_autoptr (GArray) movable = dup_movable (self, &items);
  g_autofree char *name = duck_field_session_dup_selection_name (self->session);
  /* Translators: a step that can be undone; %s is what goes */
  g_autofree char *step = g_strdup_printf (_ ("Delete %s"), name);

  if (DUCK_IS_FIELD_SELECT_TOOL (tool)
      && duck_field_select_tool_delete_vertex (DUCK_FIELD_SELECT_TOOL (tool)))
    return;
  if (movable->len > 0)
    duck_field_session_edit (self->session,
                             war_field_remove_items (get_field (self), items, movable->len), step);
}

static void
select_all_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  duck_field_session_select_all (((DuckFieldEditor *) user_data)->session);
}

static void
group_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  const WarItem *items;
  g_autoptr (GArray) movable = dup_movable (self, &items);
  g_autofree char *group = war_field_invent_group (get_field (self));

  duck_field_session_edit (self->session,
                           war_field_set_items_group (get_field (self), items, movable->len, group),
                           _ ("Group"));
}

static void
ungroup_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  const WarItem *items;
  g_autoptr (GArray) movable = dup_movable (self, &items);

  duck_field_session_edit (self->session,
                           war_field_set_items_group (get_field (self), items, movable->len, NULL),
                           _ ("Ungroup"));
}

static void
lock_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  guint n_items;
  const WarItem *items = duck_field_session_get_selection (self->session, &n_items);
  gboolean locked = n_items > 0 && war_field_is_item_locked (get_field (self), items[0]);

  duck_field_session_edit (self->session,
                           war_field_set_items_locked (get_field (self), items, n_items, !locked),
                           locked ? _ ("Unlock") : _ ("Lock"));
}

static void
unlock_all_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  const WarField *field = get_field (self);
  g_autoptr (GArray) locked = g_array_new (FALSE, FALSE, sizeof (WarItem));

  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    for (guint i = 0; i < war_field_count_items (field, kind); i++)
      {
        const WarItem item = { kind, i };

        if (war_field_is_item_locked (field, item))
          g_array_append_val (locked, item);
      }
  if (locked->len > 0)
    duck_field_session_edit (self->session,
                             war_field_set_items_locked (field,
                                                         (const WarItem *) (gpointer) locked->data,
                                                         locked->len, FALSE),
                             _ ("Unlock All"));
}

static void
order_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const char *const steps[] = {
    [WAR_ORDER_RAISE] = N_ ("Raise"),
    [WAR_ORDER_LOWER] = N_ ("Lower"),
    [WAR_ORDER_TO_TOP] = N_ ("Bring to Top"),
    [WAR_ORDER_TO_BOTTOM] = N_ ("Send to Bottom"),
  };
  DuckFieldEditor *self = user_data;
  guint order = g_variant_get_uint32 (parameter);
  const WarItem *items;
  g_autoptr (GArray) movable = dup_movable (self, &items);

  if (order < G_N_ELEMENTS (steps))
    duck_field_session_edit (
      self->session,
      war_field_reorder_items (get_field (self), items, movable->len, (WarReorder) order, NULL),
      _ (steps[order]));
}

static void
align_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  guint alignment = g_variant_get_uint32 (parameter);
  const WarItem *items;
  g_autoptr (GArray) movable = dup_movable (self, &items);

  if (alignment <= WAR_ALIGN_BOTTOM)
    duck_field_session_edit (
      self->session,
      war_field_align_items (get_field (self), items, movable->len, (WarAlignment) alignment),
      _ ("Align"));
}

static void
distribute_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  const WarItem *items;
  g_autoptr (GArray) movable = dup_movable (self, &items);

  duck_field_session_edit (self->session,
                           war_field_distribute_items (get_field (self), items, movable->len,
                                                       g_variant_get_boolean (parameter)),
                           _ ("Distribute"));
}

/* As WarTurn says, about the middle of what is selected. */
static void
turn_selection_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  guint turn = g_variant_get_uint32 (parameter);
  const WarItem *items;
  g_autoptr (GArray) movable = dup_movable (self, &items);
  WarPosition minimum, maximum;
  WarTransform transform = { .kind = WAR_TRANSFORM_ROTATE };

  if (!war_field_get_items_bounds (get_field (self), items, movable->len, &minimum, &maximum))
    return;

  transform.origin = (WarPosition){ minimum.x + (maximum.x - minimum.x) / 2,
                                    minimum.y + (maximum.y - minimum.y) / 2 };
  transform.turn = turn == WAR_TURN_RIGHT ? WAR_HEADING_TURN / 4 : WAR_HEADING_TURN * 3 / 4;
  if (turn == WAR_TURN_MIRROR_ACROSS || turn == WAR_TURN_MIRROR_ALONG)
    {
      transform.kind
        = turn == WAR_TURN_MIRROR_ACROSS ? WAR_TRANSFORM_MIRROR_ACROSS : WAR_TRANSFORM_MIRROR_ALONG;
      transform.origin = (WarPosition){ minimum.x + maximum.x, minimum.y + maximum.y };
    }
  duck_field_session_edit (
    self->session, war_field_transform_items (get_field (self), items, movable->len, &transform),
    transform.kind == WAR_TRANSFORM_ROTATE ? _ ("Turn") : _ ("Flip"));
}

/* ---------------------------------------------------------------------------------------------
 * The field. */

static void
turn_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  guint turn = g_variant_get_uint32 (parameter);

  if (turn <= WAR_TURN_MIRROR_ALONG)
    duck_field_session_edit (self->session, war_field_turn (get_field (self), (WarTurn) turn),
                             _ ("Turn Battlefield"));
}

static void
make_fair_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  guint half;
  gboolean turned;

  g_variant_get (parameter, "(ub)", &half, &turned);
  if (half <= WAR_HALF_RIGHT)
    duck_field_session_edit (self->session,
                             war_field_make_fair (get_field (self), (WarHalf) half, turned),
                             _ ("Make Halves Alike"));
}

static void
lay_out_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;

  duck_new_field_lay_out (duck_shell_find (self), self->session);
}

typedef struct
{
  DuckFieldEditor *editor;
  char *path;
} Trial;

/* What is no picture replaces none. */
static void
background_tried_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Trial *trial = data;
  g_autoptr (DuckFieldEditor) self = trial->editor;
  g_autofree char *path = trial->path;
  g_autoptr (GError) error = NULL;
  gboolean is_picture = duck_field_background_try_finish (result, &error);
  g_autoptr (WarBackground) background = NULL;

  g_free (trial);
  if (self->session == NULL)
    return;
  if (!is_picture)
    {
      duck_toasts_say (GTK_WIDGET (self), error->message, FALSE);
      return;
    }

  background = war_background_new ();
  background->path = g_steal_pointer (&path);
  background->width = get_field (self)->width;
  background->opacity = 50;
  duck_field_session_edit (self->session, war_field_set_background (get_field (self), background),
                           _ ("Choose Picture"));
}

void
duck_field_editor_trace (DuckFieldEditor *self, const char *path)
{
  g_return_if_fail (DUCK_IS_FIELD_EDITOR (self));

  Trial *trial = g_new (Trial, 1);

  trial->editor = g_object_ref (self);
  trial->path = g_strdup (path);
  duck_field_background_try (path, background_tried_cb, trial);
}

static void
background_chosen_cb (const char *path, gpointer user_data)
{
  duck_field_editor_trace (DUCK_FIELD_EDITOR (user_data), path);
}

static void
choose_background_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;

  duck_dialog_open_picture (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                            background_chosen_cb, self);
}

static void
remove_background_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;

  if (get_field (self)->background != NULL)
    duck_field_session_edit (self->session, war_field_set_background (get_field (self), NULL),
                             _ ("Remove Picture"));
}

static void
measure_background_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;

  g_action_group_change_action_state (G_ACTION_GROUP (duck_page_get_actions (DUCK_PAGE (self))),
                                      "tool", g_variant_new_string ("picture"));
  duck_field_picture_tool_measure (
    DUCK_FIELD_PICTURE_TOOL (g_hash_table_lookup (self->tools, "picture")));
}

static void
guide_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  gboolean upright = g_variant_get_boolean (parameter);
  WarPosition cursor = duck_board_get_cursor (self->board);

  duck_field_session_add_guide (self->session, upright, upright ? cursor.x : cursor.y);
}

static void
clear_guides_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  duck_field_session_clear_guides (((DuckFieldEditor *) user_data)->session);
}

/* ---------------------------------------------------------------------------------------------
 * What can be done. */

void
duck_field_editor_update_actions (DuckFieldEditor *self)
{
  guint n_items;
  const WarItem *items = duck_field_session_get_selection (self->session, &n_items);
  g_autoptr (GArray) movable = duck_field_session_dup_movable (self->session);
  gboolean grouped = FALSE;
  static const char *const one[] = { "delete", "cut", "duplicate", "order", "turn-selection" };
  static const char *const some[] = { "group", "align" };

  for (guint i = 0; i < n_items; i++)
    grouped = grouped || war_field_get_item_group (get_field (self), items[i]) != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (one); i++)
    duck_page_set_enabled (DUCK_PAGE (self), one[i], movable->len > 0);
  for (guint i = 0; i < G_N_ELEMENTS (some); i++)
    duck_page_set_enabled (DUCK_PAGE (self), some[i], movable->len > 1);
  duck_page_set_enabled (DUCK_PAGE (self), "distribute", movable->len > 2);
  duck_page_set_enabled (DUCK_PAGE (self), "ungroup", grouped);
  duck_page_set_enabled (DUCK_PAGE (self), "copy", n_items > 0);
  duck_page_set_enabled (DUCK_PAGE (self), "lock", n_items > 0);
  duck_page_set_enabled (DUCK_PAGE (self), "measure-background",
                         get_field (self)->background != NULL);
  duck_page_set_enabled (DUCK_PAGE (self), "remove-background",
                         get_field (self)->background != NULL);
  duck_field_editor_update_hex_actions (self);
}

static void
add_property (DuckFieldEditor *self, const char *name, gpointer object, const char *property)
{
  g_autoptr (GPropertyAction) action = g_property_action_new (name, object, property);

  g_action_map_add_action (G_ACTION_MAP (duck_page_get_actions (DUCK_PAGE (self))),
                           G_ACTION (action));
}

void
duck_field_editor_add_actions (DuckFieldEditor *self)
{
  static const GActionEntry actions[] = {
    { .name = "delete", .activate = delete_action },
    { .name = "select-all", .activate = select_all_action },
    { .name = "group", .activate = group_action },
    { .name = "ungroup", .activate = ungroup_action },
    { .name = "lock", .activate = lock_action },
    { .name = "unlock-all", .activate = unlock_all_action },
    { .name = "order", .activate = order_action, .parameter_type = "u" },
    { .name = "align", .activate = align_action, .parameter_type = "u" },
    { .name = "distribute", .activate = distribute_action, .parameter_type = "b" },
    { .name = "turn-selection", .activate = turn_selection_action, .parameter_type = "u" },
    { .name = "turn", .activate = turn_action, .parameter_type = "u" },
    { .name = "make-fair", .activate = make_fair_action, .parameter_type = "(ub)" },
    { .name = "lay-out", .activate = lay_out_action },
    { .name = "choose-background", .activate = choose_background_action },
    { .name = "remove-background", .activate = remove_background_action },
    { .name = "measure-background", .activate = measure_background_action },
    { .name = "guide", .activate = guide_action, .parameter_type = "b" },
    { .name = "clear-guides", .activate = clear_guides_action },
  };
  static const char *const flags[]
    = { "snap-grid",  "snap-vertices", "snap-edges",      "show-terrain",
        "show-zones", "show-points",   "show-background", "lock-terrain",
        "lock-zones", "lock-points",   "lock-background" };

  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    add_property (self, flags[i], self->session, flags[i]);
  add_property (self, "inspector", self->panes, "end-shown");
}

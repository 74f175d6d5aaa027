/* field-editor.c: the page of a battlefield
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-editor.h"

#include <glib/gi18n-lib.h>

#include "app/base/newer.h"
#include "app/base/panes.h"
#include "app/base/toasts.h"
#include "app/field-editor/field-editor-private.h"
#include "app/field-editor/field-eraser-tool.h"
#include "app/field-editor/field-outline-tool.h"
#include "app/field-editor/field-picture-tool.h"
#include "app/field-editor/field-point-tool.h"
#include "app/field-editor/field-ruler-tool.h"
#include "app/field-editor/field-scatter-tool.h"
#include "app/field-editor/field-select-tool.h"
#include "app/field-editor/field-sight-tool.h"
#include "app/field-editor/field-stamp-tool.h"
#include "engine/field-edit/field-pick.h"
#include "engine/field-edit/field-scatter.h"
#include "engine/field/terrain-usual.h"
#include "text/field/field.h"
#include "text/field/hex-map.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

G_DEFINE_FINAL_TYPE (DuckFieldEditor, duck_field_editor, DUCK_TYPE_PAGE)

/* More things on top of each other are not named. */
#define MAX_NAMED 4

static DuckFieldDocument *
get_document (DuckFieldEditor *self)
{
  return DUCK_FIELD_DOCUMENT (duck_page_get_document (DUCK_PAGE (self)));
}

/* ---------------------------------------------------------------------------------------------
 * What is there. */

/* "Zouave Wood (Wood), Entente Zone": what lies on a place, from the top down. */
static char *
dup_under (DuckFieldEditor *self, WarPosition position)
{
  const WarField *field = duck_field_session_get_field (self->session);
  WarItem items[MAX_NAMED];
  guint n = war_field_pick (field, duck_field_session_get_kinds (self->session), position, 0, items,
                            MAX_NAMED);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < MIN (n, MAX_NAMED); i++)
    {
      g_autofree char *name
        = text_item (field, items[i], duck_field_document_get_rules (get_document (self)));

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    }
  return names->len > 0 ? g_string_free (g_steal_pointer (&names), FALSE)
                        : g_strdup (_ ("Open Ground"));
}

/* "Fort 4 · G6": likewise of a board of hexes; NULL: there is none, or no hex there. */
static char *
dup_hex (DuckFieldEditor *self, WarPosition position)
{
  const WarField *field = duck_field_session_get_field (self->session);
  WarHexes hexes;
  WarHex hex;

  if (field->board == NULL)
    return NULL;

  hexes = war_field_get_hexes (field);
  hex = war_hexes_pick (&hexes, position);
  if (hex == WAR_HEX_NONE)
    return NULL;

  g_autofree char *words = text_hex_words (field->board, hex);
  g_autofree char *name = text_hex (&hexes, hex);

  return g_strdup_printf ("%s · %s", words, name);
}

static char *
dup_place (DuckFieldEditor *self, WarPosition position)
{
  g_autofree char *on_hex = dup_hex (self, position);

  if (on_hex != NULL)
    return g_steal_pointer (&on_hex);

  WarLengthUnit unit = duck_board_get_length_unit (self->board);
  g_autofree char *x = text_length (MAX (position.x, 0), unit);
  g_autofree char *y = text_length (MAX (position.y, 0), unit);
  g_autofree char *under = dup_under (self, position);

  /* Translators: what is at a place, and how far that is from the left and from the top */
  return g_strdup_printf (_ ("%s · %s, %s"), under, x, y);
}

static char *
describe_cb (WarPosition position, gpointer self)
{
  return dup_place (self, position);
}

static void
pointed_cb (DuckFieldEditor *self)
{
  WarPosition place;
  g_autofree char *text
    = duck_board_get_pointed (self->board, &place) ? dup_place (self, place) : NULL;

  gtk_label_set_label (self->under, text != NULL ? text : "");
}

/* ---------------------------------------------------------------------------------------------
 * Tools. */

/* What one does by keys alone. */
static const char *
get_keys (DuckFieldEditor *self, DuckBoardTool *tool)
{
  static const struct
  {
    const char *tool, *keys;
  } keys[] = {
    { "select", N_ ("Keys: Tab goes from thing to thing, arrows move it, with Shift finely.") },
    { "area", N_ ("Keys: arrows move the cursor, Enter sets a corner, twice closes, Backspace "
                  "takes it back.") },
    { "line", N_ ("Keys: arrows move the cursor, Enter sets a bend, twice ends, Backspace takes "
                  "it back.") },
    { "zone", N_ ("Keys: arrows move the cursor, Enter sets a corner, twice closes, Backspace "
                  "takes it back.") },
    { "box", N_ ("Keys: arrows move the cursor, Enter begins, arrows draw, Enter ends.") },
    { "ellipse", N_ ("Keys: arrows move the cursor, Enter begins, arrows draw, Enter ends.") },
    { "scatter", N_ ("Keys: arrows move the brush, Enter begins, arrows scatter, Enter ends.") },
    { "stamp", N_ ("Keys: arrows move the cursor, Enter puts one there.") },
    { "point", N_ ("Keys: arrows move the cursor, Enter puts a point there.") },
    { "eraser", N_ ("Keys: arrows move the cursor, Enter removes what is there.") },
    { "ruler", N_ ("Keys: arrows move the cursor, Enter begins, arrows measure, Enter ends.") },
    { "picture", N_ ("Keys: arrows move the picture, with Shift finely.") },
    { "hex-select", N_ ("Keys: arrows, Home, End, Page Up and Page Down go from hex to hex, Enter "
                        "chooses, Tab goes to forts and starts, Delete clears.") },
    { "hex-brush", N_ ("Keys: Enter begins, arrows paint, Enter ends; 1, 2, 3 are the terrains, [ "
                       "and ] the size of the brush.") },
    { "hex-fill", N_ ("Keys: arrows move the cursor, Enter fills; 1, 2, 3 are the terrains.") },
    { "hex-road", N_ ("Keys: Enter begins, with Shift to remove; arrows, Home, End, Page Up and "
                      "Page Down go on, Enter ends.") },
    { "hex-river", N_ ("Keys: Enter begins, with Shift to remove; arrows, Home, End, Page Up and "
                       "Page Down go on, Enter ends.") },
    { "hex-fort", N_ ("Keys: Enter puts a fort there, and then turns it; the inspector has its "
                      "sides.") },
    { "hex-start", N_ ("Keys: Enter puts a start there, or removes it.") },
    { "hex-eraser", N_ ("Keys: Enter begins, arrows clear, Enter ends.") },
    { "sight", N_ ("Keys: arrows move the cursor, Enter looks from there, arrows look to another "
                   "place.") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_hash_table_lookup (self->tools, keys[i].tool) == tool)
      return _ (keys[i].keys);

  return "";
}

static void
status_cb (DuckFieldEditor *self)
{
  DuckBoardTool *tool = duck_board_get_tool (self->board);
  const char *status = tool != NULL ? duck_board_tool_get_status (tool) : NULL;

  gtk_label_set_label (self->hint, status != NULL ? status : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->hint), status);
  gtk_label_set_label (self->keys, get_keys (self, tool));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->keys), get_keys (self, tool));
}

void
duck_field_editor_add_tool (DuckFieldEditor *self, const char *name, DuckBoardTool *tool)
{
  g_signal_connect_object (tool, "notify::status", G_CALLBACK (status_cb), self, G_CONNECT_SWAPPED);
  g_hash_table_insert (self->tools, (gpointer) name, tool);
}

static void
add_tools (DuckFieldEditor *self)
{
  DuckFieldSession *session = self->session;

  duck_field_editor_add_tool (self, "select",
                              g_object_new (DUCK_TYPE_FIELD_SELECT_TOOL, "session", session, NULL));
  duck_field_editor_add_tool (self, "area",
                              duck_field_outline_tool_new (session, DUCK_OUTLINE_AREA));
  duck_field_editor_add_tool (self, "line",
                              duck_field_outline_tool_new (session, DUCK_OUTLINE_LINE));
  duck_field_editor_add_tool (self, "zone",
                              duck_field_outline_tool_new (session, DUCK_OUTLINE_ZONE));
  duck_field_editor_add_tool (self, "box", duck_field_stamp_tool_new (session, DUCK_STAMP_BOX));
  duck_field_editor_add_tool (self, "ellipse",
                              duck_field_stamp_tool_new (session, DUCK_STAMP_ELLIPSE));
  duck_field_editor_add_tool (
    self, "scatter", g_object_new (DUCK_TYPE_FIELD_SCATTER_TOOL, "session", session, NULL));
  duck_field_editor_add_tool (self, "stamp", duck_field_stamp_tool_new (session, DUCK_STAMP_USUAL));
  duck_field_editor_add_tool (self, "point",
                              g_object_new (DUCK_TYPE_FIELD_POINT_TOOL, "session", session, NULL));
  duck_field_editor_add_tool (self, "eraser",
                              g_object_new (DUCK_TYPE_FIELD_ERASER_TOOL, "session", session, NULL));
  duck_field_editor_add_tool (self, "ruler",
                              g_object_new (DUCK_TYPE_FIELD_RULER_TOOL, "session", session, NULL));
  duck_field_editor_add_tool (self, "picture",
                              duck_field_picture_tool_new (session, self->picture));
  duck_field_editor_add_tool (self, "sight",
                              g_object_new (DUCK_TYPE_FIELD_SIGHT_TOOL, "session", session, NULL));
}

/* Icons are named after the program and the tool; those of hexes as those of free ground. */
static void
name_icons (GtkWidget *grid)
{
  for (GtkWidget *button = gtk_widget_get_first_child (grid); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));
      const char *tool = g_variant_get_string (target, NULL);
      const char *name = g_str_has_prefix (tool, "hex-") ? tool + strlen ("hex-") : tool;
      g_autofree char *icon = g_strdup_printf (DUCK_APP_ID "-%s-symbolic", name);

      gtk_button_set_icon_name (GTK_BUTTON (button), icon);
    }
}

static void
tool_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  const char *name = g_variant_get_string (state, NULL);
  DuckBoardTool *tool = g_hash_table_lookup (self->tools, name);

  if (tool == NULL)
    return;
  g_simple_action_set_state (action, state);
  duck_board_set_tool (self->board, tool);
  duck_field_palette_set_scatters (self->palette, g_str_equal (name, "scatter"));
  duck_field_palette_show (self->palette, duck_field_editor_has_hexes (self) ? "hexes"
                                          : g_str_equal (name, "zone")       ? "zones"
                                          : g_str_equal (name, "point")      ? "points"
                                                                             : "terrain");
  status_cb (self);
  if (!self->keeps_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
duck_field_editor_set_tool (DuckFieldEditor *self, const char *name)
{
  g_action_group_change_action_state (duck_page_get_actions (DUCK_PAGE (self)), "tool",
                                      g_variant_new_string (name));
}

const char *
duck_field_editor_get_tool (DuckFieldEditor *self)
{
  GHashTableIter iter;
  gpointer name, tool;

  g_hash_table_iter_init (&iter, self->tools);
  while (g_hash_table_iter_next (&iter, &name, &tool))
    if (tool == duck_board_get_tool (self->board))
      return name;
  return "";
}

/* Somebody who chooses a terrain wants to draw it. */
static void
terrain_chosen_cb (DuckFieldEditor *self)
{
  static const char *const tools[] = {
    [WAR_SHAPE_AREA] = "area",
    [WAR_SHAPE_LINE] = "line",
    [WAR_SHAPE_BOX] = "stamp",
    [WAR_SHAPE_ELLIPSE] = "stamp",
  };
  const DuckFieldOptions *options = duck_field_session_get_options (self->session);

  DuckBoardTool *tool = duck_board_get_tool (self->board);

  /* Who scatters goes on with other things, but for lines; who draws boxes and circles does so with
   * other grounds. */
  if (DUCK_IS_FIELD_SCATTER_TOOL (tool) && war_terrain_can_scatter (options->terrain))
    return;
  if (war_terrain_get_usual (options->terrain)->kind == WAR_SHAPE_AREA
      && (tool == g_hash_table_lookup (self->tools, "box")
          || tool == g_hash_table_lookup (self->tools, "ellipse")))
    return;

  /* Who goes through the list by keys stays in it. */
  self->keeps_focus = TRUE;
  duck_field_editor_set_tool (self, tools[war_terrain_get_usual (options->terrain)->kind]);
  self->keeps_focus = FALSE;
}

static void
terrain_taken_cb (DuckFieldEditor *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Who looks for a terrain is to draw with it, neither a zone nor a point. */
static void
search_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;
  DuckBoardTool *tool = duck_board_get_tool (self->board);

  if (duck_field_editor_has_hexes (self))
    {
      duck_panes_show (self->panes, DUCK_PANE_START);
      gtk_widget_child_focus (GTK_WIDGET (self->palette), GTK_DIR_TAB_FORWARD);
      return;
    }
  if (tool == g_hash_table_lookup (self->tools, "zone")
      || tool == g_hash_table_lookup (self->tools, "point"))
    terrain_chosen_cb (self);
  duck_panes_show (self->panes, DUCK_PANE_START);
  duck_field_palette_focus_search (self->palette);
}

/* ---------------------------------------------------------------------------------------------
 * Keys. */

/* The usual keys. */
static gboolean
activate_key (DuckFieldEditor *self, guint key, GdkModifierType modifiers)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    const char *action;
  } keys[] = {
    { GDK_KEY_x, GDK_CONTROL_MASK, "field.cut" },
    { GDK_KEY_c, GDK_CONTROL_MASK, "field.copy" },
    { GDK_KEY_v, GDK_CONTROL_MASK, "field.paste" },
    { GDK_KEY_d, GDK_CONTROL_MASK, "field.duplicate" },
    { GDK_KEY_a, GDK_CONTROL_MASK, "field.select-all" },
    { GDK_KEY_l, GDK_CONTROL_MASK, "field.lock" },
    { GDK_KEY_g, GDK_CONTROL_MASK, "field.group" },
    { GDK_KEY_g, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "field.ungroup" },
    { GDK_KEY_Page_Up, 0, "field.order(uint32 0)" },
    { GDK_KEY_Page_Down, 0, "field.order(uint32 1)" },
    { GDK_KEY_Page_Up, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "field.order(uint32 2)" },
    { GDK_KEY_Page_Down, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "field.order(uint32 3)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (gdk_keyval_to_lower (key) == keys[i].key && modifiers == keys[i].modifiers)
      {
        g_autofree char *name = NULL;
        g_autoptr (GVariant) target = NULL;

        if (g_action_parse_detailed_name (keys[i].action, &name, &target, NULL))
          gtk_widget_activate_action_variant (GTK_WIDGET (self), name, target);
        return GDK_EVENT_STOP;
      }
  return GDK_EVENT_PROPAGATE;
}

/* Where somebody types, and in menus and lists that are open, keys have another meaning. */
static gboolean
takes_keys (DuckFieldEditor *self, GtkWidget *focus)
{
  return GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus)
         || gtk_widget_get_native (focus) != gtk_widget_get_native (GTK_WIDGET (self));
}

/* Keys that no widget of the page has used: single ones take up tools, and Escape is the tool's,
 * wherever the focus is. */
static gboolean
key_cb (DuckFieldEditor *self, guint key, guint code, GdkModifierType modifiers)
{
  static const struct
  {
    guint key;
    const char *tool;
  } keys[] = {
    { GDK_KEY_s, "select" },  { GDK_KEY_a, "area" },    { GDK_KEY_l, "line" },
    { GDK_KEY_b, "box" },     { GDK_KEY_e, "ellipse" }, { GDK_KEY_t, "stamp" },
    { GDK_KEY_z, "zone" },    { GDK_KEY_p, "point" },   { GDK_KEY_x, "eraser" },
    { GDK_KEY_m, "ruler" },   { GDK_KEY_v, "sight" },   { GDK_KEY_i, "picture" },
    { GDK_KEY_c, "scatter" },
  };

  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus == NULL || takes_keys (self, focus))
    return GDK_EVENT_PROPAGATE;
  modifiers &= gtk_accelerator_get_default_mod_mask ();
  if (activate_key (self, key, modifiers) == GDK_EVENT_STOP)
    return GDK_EVENT_STOP;
  if (key == GDK_KEY_Escape && focus != GTK_WIDGET (self->board))
    return duck_board_use_key (self->board, key, modifiers);
  if (modifiers != 0)
    return GDK_EVENT_PROPAGATE;
  if (duck_field_editor_has_hexes (self))
    return duck_field_editor_hex_key (self, key) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (gdk_keyval_to_lower (key) == keys[i].key)
      {
        duck_field_editor_set_tool (self, keys[i].tool);
        return GDK_EVENT_STOP;
      }
  return GDK_EVENT_PROPAGATE;
}

/* ---------------------------------------------------------------------------------------------
 * The menu. */

static void
closed_cb (DuckFieldEditor *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
menu_cb (DuckFieldEditor *self, double x, double y)
{
  graphene_point_t place = duck_board_table_to_widget (self->board, x, y);

  if (self->popover == NULL)
    {
      self->popover = gtk_popover_menu_new_from_model (
        duck_field_editor_has_hexes (self) ? self->hex_context_menu : self->context_menu);
      gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
      gtk_widget_set_halign (self->popover, GTK_ALIGN_START);
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
      g_signal_connect_object (self->popover, "closed", G_CALLBACK (closed_cb), self,
                               G_CONNECT_SWAPPED);
    }

  double left, top;

  duck_widget_find_point (GTK_WIDGET (self->board), GTK_WIDGET (self), place.x, place.y, &left,
                          &top);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle){ (int) left, (int) top, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

/* ---------------------------------------------------------------------------------------------
 * The widgets follow. */

static void
show_field (DuckFieldEditor *self)
{
  duck_board_set_field (self->board, duck_field_session_get_shown (self->session));
}

static void
show_rules (DuckFieldEditor *self)
{
  WarRules *rules = duck_field_document_get_rules (get_document (self));

  if (rules != NULL)
    duck_board_set_rules (self->board, rules);
}

static void
show_background (DuckFieldEditor *self)
{
  const char *path = duck_document_get_path (duck_page_get_document (DUCK_PAGE (self)));
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;
  gboolean shows;

  g_object_get (self->session, "show-background", &shows, NULL);
  duck_field_background_set (
    self->picture, shows ? duck_field_session_get_present (self->session)->background : NULL,
    folder);
}

static void
show_present (DuckFieldEditor *self)
{
  show_field (self);
  show_background (self);
}

static void
picture_cb (DuckFieldEditor *self)
{
  duck_board_invalidate (self->board, self->picture_layer, NULL);
}

static void
duck_field_editor_update (DuckPage *page)
{
  DuckFieldEditor *self = DUCK_FIELD_EDITOR (page);
  const WarField *field = duck_field_session_get_field (self->session);
  g_autofree char *label = g_strdup_printf (_ ("Map of %s"), field->name);

  show_present (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  duck_board_update_description (self->board);
  duck_field_editor_update_actions (self);
}

/* A warning leads to what it is about, wherever the map was. */
static void
jump_cb (DuckFieldEditor *self)
{
  guint n_items;
  const WarItem *items = duck_field_session_get_selection (self->session, &n_items);
  WarPosition from, to;

  if (war_field_get_items_bounds (duck_field_session_get_field (self->session), items, n_items,
                                  &from, &to))
    duck_board_reveal (self->board, &GRAPHENE_RECT_INIT ((float) from.x / WAR_MILLIMETRE,
                                                         (float) from.y / WAR_MILLIMETRE,
                                                         (float) (to.x - from.x) / WAR_MILLIMETRE,
                                                         (float) (to.y - from.y) / WAR_MILLIMETRE));
}

/* On another tab nobody would know what it is about. */
static void
refused_cb (DuckFieldEditor *self, const char *text)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    duck_toasts_say (GTK_WIDGET (self), text, FALSE);
}

static void
connect_session (DuckFieldEditor *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (self->session, "shown-changed", G_CALLBACK (show_present), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "selection-changed",
                           G_CALLBACK (duck_field_editor_update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "jump", G_CALLBACK (jump_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picture, "changed", G_CALLBACK (picture_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picture, "failed", G_CALLBACK (refused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "refused", G_CALLBACK (refused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "menu", G_CALLBACK (menu_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_document (self), "notify::rules", G_CALLBACK (show_rules), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->palette, "terrain-chosen", G_CALLBACK (terrain_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->palette, "terrain-taken", G_CALLBACK (terrain_taken_cb), self,
                           G_CONNECT_SWAPPED);

  g_signal_connect_object (self->board, "pointed", G_CALLBACK (pointed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
take_first_tool (DuckFieldEditor *self)
{
  duck_field_editor_set_tool (self, duck_field_editor_has_hexes (self) ? "hex-select" : "select");
}

static void
duck_field_editor_begin_anew (DuckPage *page)
{
  DuckFieldEditor *self = DUCK_FIELD_EDITOR (page);

  duck_field_session_select (self->session, NULL, 0);
  take_first_tool (self);
}

static void
duck_field_editor_constructed (GObject *object)
{
  DuckFieldEditor *self = DUCK_FIELD_EDITOR (object);

  self->session = duck_field_session_new (get_document (self));
  connect_session (self);
  add_tools (self);
  duck_field_editor_add_actions (self);
  duck_field_editor_add_copy_actions (self);
  show_rules (self);
  duck_field_palette_set_session (self->palette, self->session);
  duck_field_editor_add_hexes (self);
  duck_field_inspector_set_session (self->inspector, self->session);
  self->picture_layer = duck_board_add_layer (self->board, duck_field_background_draw,
                                              g_object_ref (self->picture), g_object_unref);
  duck_board_set_describe (self->board, describe_cb, self, NULL);

  G_OBJECT_CLASS (duck_field_editor_parent_class)->constructed (object);

  take_first_tool (self);
}

static void
duck_field_editor_dispose (GObject *object)
{
  DuckFieldEditor *self = DUCK_FIELD_EDITOR (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  if (self->board != NULL)
    {
      duck_board_set_tool (self->board, NULL);
      duck_board_set_describe (self->board, NULL, NULL, NULL);
    }
  g_clear_pointer (&self->tools, g_hash_table_unref);
  g_clear_object (&self->picture);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (duck_field_editor_parent_class)->dispose (object);
}

/* The map, to which the keys belong that the bar below it names. */
static GtkWidget *
duck_field_editor_get_start (DuckPage *page)
{
  return GTK_WIDGET (DUCK_FIELD_EDITOR (page)->board);
}

static void
duck_field_editor_class_init (DuckFieldEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = duck_field_editor_constructed;
  object_class->dispose = duck_field_editor_dispose;
  DUCK_PAGE_CLASS (klass)->update = duck_field_editor_update;
  DUCK_PAGE_CLASS (klass)->get_start = duck_field_editor_get_start;
  DUCK_PAGE_CLASS (klass)->begin_anew = duck_field_editor_begin_anew;
  DUCK_PAGE_CLASS (klass)->actions_prefix = "field";
  DUCK_PAGE_CLASS (klass)->edits = TRUE;

  g_type_ensure (DUCK_TYPE_BOARD);
  g_type_ensure (DUCK_TYPE_FIELD_PALETTE);
  g_type_ensure (DUCK_TYPE_FIELD_INSPECTOR);
  g_type_ensure (DUCK_TYPE_PANES);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/field-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, panes);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, tool_grid);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, hex_tool_grid);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, edit);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, arrange);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, battlefield);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, view);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, hex_field_menu);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, hex_view_menu);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, hex_context_menu);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, palette);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, board);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, inspector);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, hint);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, keys);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, under);
  gtk_widget_class_bind_template_child (widget_class, DuckFieldEditor, context_menu);
}

static void
duck_field_editor_init (DuckFieldEditor *self)
{
  static const GActionEntry actions[] = {
    { .name = "tool", .parameter_type = "s", .state = "'none'", .change_state = tool_action },
    { .name = "search", .activate = search_action },
  };

  self->tools = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  self->picture = duck_field_background_new ();
  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
  gtk_widget_init_template (GTK_WIDGET (self));
  name_icons (self->tool_grid);
  name_icons (self->hex_tool_grid);
  duck_board_serve (self->board, GTK_WIDGET (self));
}

/* field-editor-hexes.c: what the battlefield editor offers where there are hexes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "app/base/toasts.h"
#include "app/field-editor/field-editor-private.h"
#include "app/field-editor/field-hex-tool.h"
#include "engine/field-edit/field-layout.h"
#include "engine/field-edit/hex-edit.h"

static WarField *
get_field (DuckFieldEditor *self)
{
  return duck_field_session_get_field (self->session);
}

gboolean
duck_field_editor_has_hexes (DuckFieldEditor *self)
{
  return get_field (self)->board != NULL;
}

/* Of NULL it is said why there is no such board. */
static void
edit_board (DuckFieldEditor *self, WarHexBoard *board, const char *step)
{
  g_autoptr (WarHexBoard) own = board;
  WarField *changed = own != NULL ? war_field_set_board (get_field (self), own) : NULL;
  g_autofree char *sentence = NULL;

  if (changed != NULL)
    {
      duck_field_session_edit (self->session, changed, step);
      return;
    }
  sentence = g_strdup_printf (_ ("A board has at most %d rows, and numbers up to %d for forts and "
                                 "starts."),
                              WAR_HEXES_MAX_ROWS, WAR_HEX_MAX_NUMBER);
  duck_toasts_say (GTK_WIDGET (self), sentence, FALSE);
}

/* ---------------------------------------------------------------------------------------------
 * The hex that is chosen. */

/* "meadow", "forest", "river", "fort", "start" or "clear". */
static void
put_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const struct
  {
    const char *what, *step;
    WarHexTerrain terrain;
  } terrains[] = {
    { "meadow", N_ ("Paint Meadow"), WAR_HEX_MEADOW },
    { "forest", N_ ("Paint Forest"), WAR_HEX_FOREST },
    { "river", N_ ("Paint River"), WAR_HEX_RIVER },
  };
  DuckFieldEditor *self = user_data;
  const char *what = g_variant_get_string (parameter, NULL), *step = _ ("Clear Hexes");
  WarHex hex = duck_field_hexes_get_chosen (duck_field_session_get_hexes (self->session));
  g_autoptr (WarHexBoard) board = NULL;
  guint number;

  if (!duck_field_editor_has_hexes (self) || hex == WAR_HEX_NONE)
    return;

  board = war_hex_board_copy (get_field (self)->board);
  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    if (g_str_equal (what, terrains[i].what))
      {
        war_hex_board_set_terrain (board, hex, terrains[i].terrain);
        step = _ (terrains[i].step);
      }
  number = war_hex_board_find_free_fort (board);
  if (g_str_equal (what, "fort") && board->cells[hex].terrain != WAR_HEX_FORT && number > 0)
    {
      war_hex_board_set_start (board, hex, 0);
      war_hex_board_set_fort (board, hex, 1 << 1 | 1 << 4, number);
      step = _ ("Add Fort");
    }
  number = war_hex_board_find_free_start (board);
  if (g_str_equal (what, "start") && board->cells[hex].start == 0
      && board->cells[hex].terrain != WAR_HEX_FORT && number > 0)
    {
      war_hex_board_set_start (board, hex, number);
      step = _ ("Add Start");
    }
  if (g_str_equal (what, "clear"))
    war_hex_board_clear (board, hex);
  if (!war_hex_board_equal (board, get_field (self)->board))
    edit_board (self, g_steal_pointer (&board), step);
}

/* ---------------------------------------------------------------------------------------------
 * The board. */

/* What is on it goes along: zones and points. */
static void
turn_board (DuckFieldEditor *self, WarTurn turn)
{
  duck_field_session_edit (self->session, war_field_turn (get_field (self), turn),
                           _ ("Turn Battlefield"));
}

static void
turn_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  turn_board (user_data, WAR_TURN_HALF);
}

static void
mirror_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  turn_board (user_data, WAR_TURN_MIRROR_ALONG);
}

static void
join_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;

  edit_board (self, war_hex_board_join (get_field (self)->board), _ ("Add Half Turn"));
}

static void
match_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  DuckFieldEditor *self = user_data;

  edit_board (
    self, war_hex_board_match_halves (get_field (self)->board, g_variant_get_boolean (parameter)),
    _ ("Make Halves Alike"));
}

/* ---------------------------------------------------------------------------------------------
 * What is offered. */

void
duck_field_editor_update_hex_actions (DuckFieldEditor *self)
{
  const WarHexBoard *board = get_field (self)->board;
  WarHex hex = duck_field_hexes_get_chosen (duck_field_session_get_hexes (self->session));

  duck_page_set_enabled (DUCK_PAGE (self), "hex-put", board != NULL && hex != WAR_HEX_NONE);
  duck_page_set_enabled (DUCK_PAGE (self), "hex-turn", board != NULL && board->n_rows % 2 == 0);
  duck_page_set_enabled (DUCK_PAGE (self), "hex-mirror", board != NULL && board->n_rows % 2 == 1);
  duck_page_set_enabled (DUCK_PAGE (self), "hex-join",
                         board != NULL && 2 * board->n_rows <= WAR_HEXES_MAX_ROWS);
  duck_page_set_enabled (DUCK_PAGE (self), "hex-match", board != NULL && board->n_rows > 1);
}

/* A warning leads to the place that it is about. */
static void
jump_cb (DuckFieldEditor *self)
{
  WarHex hex = duck_field_hexes_get_chosen (duck_field_session_get_hexes (self->session));

  if (hex != WAR_HEX_NONE && duck_field_editor_has_hexes (self))
    {
      WarHexes hexes = war_field_get_hexes (get_field (self));
      WarPosition corners[WAR_HEX_N_DIRECTIONS];
      float left, top;

      war_hex_get_corners (&hexes, hex, corners);
      left = (float) corners[5].x / WAR_MILLIMETRE;
      top = (float) corners[0].y / WAR_MILLIMETRE;
      duck_board_reveal (
        self->board, &GRAPHENE_RECT_INIT (left, top, (float) corners[1].x / WAR_MILLIMETRE - left,
                                          (float) corners[3].y / WAR_MILLIMETRE - top));
      duck_board_set_cursor (self->board, war_hex_get_centre (&hexes, hex));
    }
}

/* Another terrain is for the brush, if nobody is filling. */
static void
taken_cb (DuckFieldEditor *self)
{
  if (!g_str_equal (duck_field_editor_get_tool (self), "hex-fill"))
    duck_field_editor_set_tool (self, "hex-brush");
}

gboolean
duck_field_editor_hex_key (DuckFieldEditor *self, guint key)
{
  static const struct
  {
    guint key;
    const char *tool;
  } keys[] = {
    { GDK_KEY_s, "hex-select" }, { GDK_KEY_b, "hex-brush" },  { GDK_KEY_f, "hex-fill" },
    { GDK_KEY_r, "hex-road" },   { GDK_KEY_w, "hex-river" },  { GDK_KEY_o, "hex-fort" },
    { GDK_KEY_t, "hex-start" },  { GDK_KEY_x, "hex-eraser" }, { GDK_KEY_i, "picture" },
  };

  if (key >= GDK_KEY_1 && key <= GDK_KEY_3)
    {
      duck_field_hexes_set_terrain (duck_field_session_get_hexes (self->session),
                                    WAR_HEX_MEADOW + (key - GDK_KEY_1));
      taken_cb (self);
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (gdk_keyval_to_lower (key) == keys[i].key)
      {
        duck_field_editor_set_tool (self, keys[i].tool);
        return TRUE;
      }
  return FALSE;
}

void
duck_field_editor_add_hexes (DuckFieldEditor *self)
{
  static const GActionEntry actions[] = {
    { .name = "hex-put", .activate = put_action, .parameter_type = "s" },
    { .name = "hex-turn", .activate = turn_action },
    { .name = "hex-mirror", .activate = mirror_action },
    { .name = "hex-join", .activate = join_action },
    { .name = "hex-match", .activate = match_action, .parameter_type = "b" },
  };
  static const struct
  {
    const char *name;
    DuckHexToolKind kind;
  } tools[] = {
    { "hex-select", DUCK_HEX_SELECT }, { "hex-brush", DUCK_HEX_BRUSH },
    { "hex-fill", DUCK_HEX_FILL },     { "hex-road", DUCK_HEX_ROAD },
    { "hex-river", DUCK_HEX_RIVER },   { "hex-fort", DUCK_HEX_FORT },
    { "hex-start", DUCK_HEX_START },   { "hex-eraser", DUCK_HEX_ERASER },
  };
  gboolean has_hexes = duck_field_editor_has_hexes (self);

  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    duck_field_editor_add_tool (self, tools[i].name,
                                duck_field_hex_tool_new (self->session, tools[i].kind));
  duck_page_add_actions (DUCK_PAGE (self), actions, G_N_ELEMENTS (actions));
  g_signal_connect_object (duck_field_session_get_hexes (self->session), "chosen",
                           G_CALLBACK (duck_field_editor_update_hex_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (duck_field_session_get_hexes (self->session), "jump",
                           G_CALLBACK (jump_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->palette, "hex-taken", G_CALLBACK (taken_cb), self,
                           G_CONNECT_SWAPPED);

  gtk_widget_set_visible (self->tool_grid, !has_hexes);
  gtk_widget_set_visible (self->hex_tool_grid, has_hexes);
  gtk_widget_set_visible (self->edit, !has_hexes);
  gtk_widget_set_visible (self->arrange, !has_hexes);
  if (has_hexes)
    {
      gtk_menu_button_set_menu_model (self->battlefield, self->hex_field_menu);
      gtk_menu_button_set_menu_model (self->view, self->hex_view_menu);
    }
}

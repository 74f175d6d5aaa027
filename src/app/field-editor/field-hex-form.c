/* field-hex-form.c: the hex that is chosen, to be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-hex-form.h"

#include <glib/gi18n-lib.h>

#include "app/base/number-guard.h"
#include "app/field-editor/field-form-rows.h"
#include "engine/field-edit/hex-edit.h"
#include "text/field/hex-map.h"
#include "text/words/place.h"

struct _DuckFieldHexForm
{
  AdwBin parent_instance;

  DuckFieldSession *session;
  gboolean updating;

  GtkLabel *title;
  GtkDropDown *terrain;
  GtkWidget *sides_row, *fort_row, *start_row;
  GtkToggleButton *sides[WAR_HEX_N_DIRECTIONS]; /* open ones of a fort, else roads */
  GtkSpinButton *fort, *start; /* start: 0: none */
};

G_DEFINE_FINAL_TYPE (DuckFieldHexForm, duck_field_hex_form, ADW_TYPE_BIN)

/* The choices; a bridge is river, and comes of a road. */
static const WarHexTerrain choices[]
  = { WAR_HEX_MEADOW, WAR_HEX_FOREST, WAR_HEX_RIVER, WAR_HEX_FORT };

static WarField *
get_field (DuckFieldHexForm *self)
{
  return duck_field_session_get_field (self->session);
}

static WarHex
get_hex (DuckFieldHexForm *self)
{
  return duck_field_hexes_get_chosen (duck_field_session_get_hexes (self->session));
}

static void show (DuckFieldHexForm *self);

/* A step of the history, of a board that has been changed and is taken over. */
static void
edit (DuckFieldHexForm *self, WarHexBoard *board, const char *step)
{
  g_autoptr (WarHexBoard) own = board;

  if (!war_hex_board_equal (own, get_field (self)->board))
    duck_field_session_edit (self->session, war_field_set_board (get_field (self), own), step);
  show (self);
}

/* ---------------------------------------------------------------------------------------------
 * Edits. */

static void
terrain_cb (DuckFieldHexForm *self)
{
  guint selected = gtk_drop_down_get_selected (self->terrain), number;
  WarHex hex = get_hex (self);
  WarHexBoard *board;

  if (self->updating || hex == WAR_HEX_NONE || selected >= G_N_ELEMENTS (choices))
    return;

  board = war_hex_board_copy (get_field (self)->board);
  number = war_hex_board_find_free_fort (board);
  if (choices[selected] != WAR_HEX_FORT)
    war_hex_board_set_terrain (board, hex, choices[selected]);
  else if (board->cells[hex].terrain != WAR_HEX_FORT && number > 0)
    {
      war_hex_board_set_start (board, hex, 0);
      war_hex_board_set_fort (board, hex, 1 << 1 | 1 << 4, number);
    }
  edit (self, board, _ ("Change Terrain"));
}

static void
side_cb (DuckFieldHexForm *self, GtkToggleButton *button)
{
  guint side = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "side"));
  WarHex hex = get_hex (self);
  WarHexBoard *board;
  gboolean is_fort;

  if (self->updating || hex == WAR_HEX_NONE)
    return;

  board = war_hex_board_copy (get_field (self)->board);
  is_fort = board->cells[hex].terrain == WAR_HEX_FORT;
  if (is_fort)
    war_hex_board_open_side (board, hex, side, WAR_HEX_N_DIRECTIONS);
  else
    war_hex_board_set_road (board, hex, side, gtk_toggle_button_get_active (button));
  edit (self, board, is_fort ? _ ("Open Fort") : _ ("Change Roads"));
}

static void
fort_cb (DuckFieldHexForm *self)
{
  WarHexBoard *board;

  if (self->updating || get_hex (self) == WAR_HEX_NONE)
    return;
  board = war_hex_board_copy (get_field (self)->board);
  war_hex_board_number_fort (board, get_hex (self),
                             (guint) gtk_spin_button_get_value_as_int (self->fort));
  edit (self, board, _ ("Number Fort"));
}

static void
start_cb (DuckFieldHexForm *self)
{
  guint number = (guint) gtk_spin_button_get_value_as_int (self->start);
  WarHexBoard *board;

  if (self->updating || get_hex (self) == WAR_HEX_NONE)
    return;
  board = war_hex_board_copy (get_field (self)->board);
  if (number == 0)
    war_hex_board_set_start (board, get_hex (self), 0);
  else
    war_hex_board_number_start (board, get_hex (self), number);
  edit (self, board, number == 0 ? _ ("Remove Start") : _ ("Number Start"));
}

/* ---------------------------------------------------------------------------------------------
 * The widgets follow. */

static void
show_cell (DuckFieldHexForm *self, const WarHexCell *cell)
{
  gboolean is_fort = cell->terrain == WAR_HEX_FORT;
  guint8 bits = is_fort ? cell->open : cell->roads;
  WarHexTerrain kind
    = cell->terrain == WAR_HEX_BRIDGE ? WAR_HEX_RIVER : (WarHexTerrain) cell->terrain;

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    if (choices[i] == kind)
      gtk_drop_down_set_selected (self->terrain, i);
  duck_field_form_set_row_title (self->sides_row, is_fort ? _ ("Open Sides") : _ ("Roads To"));
  for (guint i = 0; i < WAR_HEX_N_DIRECTIONS; i++)
    gtk_toggle_button_set_active (self->sides[i], (bits >> i & 1) != 0);
  gtk_widget_set_visible (self->fort_row, is_fort);
  gtk_widget_set_visible (self->start_row, !is_fort);
  gtk_spin_button_set_value (self->fort, MAX (cell->fort, 1));
  gtk_spin_button_set_value (self->start, cell->start);
}

static void
show (DuckFieldHexForm *self)
{
  const WarField *field = get_field (self);
  WarHex hex = get_hex (self);
  g_autofree char *name = NULL, *words = NULL, *title = NULL;
  WarHexes hexes;

  if (field->board == NULL || hex == WAR_HEX_NONE)
    return;

  hexes = war_field_get_hexes (field);
  name = text_hex (&hexes, hex);
  words = text_hex_words (field->board, hex);
  title = g_strdup_printf ("%s · %s", name, words);
  self->updating = TRUE;
  gtk_label_set_label (self->title, title);
  show_cell (self, &field->board->cells[hex]);
  self->updating = FALSE;
}

/* ---------------------------------------------------------------------------------------------
 * As a widget. */

/* As the edges lie round a hex. */
static GtkWidget *
new_sides (DuckFieldHexForm *self)
{
  static const struct
  {
    const char *sign, *name;
    int column, row;
  } sides[WAR_HEX_N_DIRECTIONS] = {
    { "↗", N_ ("Upper Right"), 1, 0 }, { "→", N_ ("Right"), 1, 1 },
    { "↘", N_ ("Lower Right"), 1, 2 }, { "↙", N_ ("Lower Left"), 0, 2 },
    { "←", N_ ("Left"), 0, 1 },        { "↖", N_ ("Upper Left"), 0, 0 },
  };
  static const guint order[] = { 5, 0, 4, 1, 3, 2 }; /* in which Tab goes */
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      guint side = order[i];
      GtkWidget *button = gtk_toggle_button_new_with_label (sides[side].sign);

      self->sides[side] = GTK_TOGGLE_BUTTON (button);
      g_object_set_data (G_OBJECT (button), "side", GUINT_TO_POINTER (side));
      gtk_widget_set_tooltip_text (button, _ (sides[side].name));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _ (sides[side].name), -1);
      g_signal_connect_object (button, "toggled", G_CALLBACK (side_cb), self, G_CONNECT_SWAPPED);
      gtk_grid_attach (GTK_GRID (grid), button, sides[side].column, sides[side].row, 1, 1);
    }
  return grid;
}

static GtkSpinButton *
new_number (DuckFieldHexForm *self, guint least, GCallback callback)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (least, WAR_HEX_MAX_NUMBER, 1);

  duck_number_guard_add (GTK_SPIN_BUTTON (spin));
  g_signal_connect_object (spin, "value-changed", callback, self, G_CONNECT_SWAPPED);
  return GTK_SPIN_BUTTON (spin);
}

GtkWidget *
duck_field_hex_form_new (DuckFieldSession *session)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (session), NULL);

  DuckFieldHexForm *self = g_object_new (DUCK_TYPE_FIELD_HEX_FORM, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (duck_field_session_get_document (session), "changed", G_CALLBACK (show),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (duck_field_session_get_hexes (session), "chosen", G_CALLBACK (show),
                           self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}

static void
duck_field_hex_form_finalize (GObject *object)
{
  g_clear_object (&DUCK_FIELD_HEX_FORM (object)->session);

  G_OBJECT_CLASS (duck_field_hex_form_parent_class)->finalize (object);
}

static void
duck_field_hex_form_class_init (DuckFieldHexFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_field_hex_form_finalize;
}

static void
duck_field_hex_form_init (DuckFieldHexForm *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  const char *names[G_N_ELEMENTS (choices) + 1] = { NULL };

  self->updating = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    names[i] = text_hex_terrain (choices[i]);
  gtk_widget_add_css_class (GTK_WIDGET (box), "inspector");
  self->title = GTK_LABEL (duck_field_form_new_words ("", "title-4"));
  self->terrain = GTK_DROP_DOWN (duck_field_form_new_choice ());
  duck_field_form_set_choices (self->terrain, names);
  g_signal_connect_object (self->terrain, "notify::selected", G_CALLBACK (terrain_cb), self,
                           G_CONNECT_SWAPPED);
  self->fort = new_number (self, 1, G_CALLBACK (fort_cb));
  self->start = new_number (self, 0, G_CALLBACK (start_cb));
  self->sides_row = duck_field_form_new_row (_ ("Roads To"), new_sides (self));
  self->fort_row = duck_field_form_new_row (_ ("Number of the Fort"), GTK_WIDGET (self->fort));
  self->start_row = duck_field_form_new_row (_ ("Number of the Start"), GTK_WIDGET (self->start));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->start), _ ("0: no start"));

  gtk_box_append (box, GTK_WIDGET (self->title));
  gtk_box_append (box, duck_field_form_new_row (_ ("Terrain"), GTK_WIDGET (self->terrain)));
  gtk_box_append (box, self->fort_row);
  gtk_box_append (box, self->sides_row);
  gtk_box_append (box, self->start_row);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (box));
  self->updating = FALSE;
}

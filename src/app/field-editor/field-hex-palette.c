/* field-hex-palette.c: what can be painted on hexes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-hex-palette.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/base/list-keys.h"
#include "app/base/number-guard.h"
#include "app/field-editor/field-form-rows.h"
#include "draw/map/map.h"
#include "text/field/hex-map.h"

/* Logical pixels. */
#define SAMPLE_WIDTH 52
#define SAMPLE_HEIGHT 48

struct _DuckFieldHexPalette
{
  AdwBin parent_instance;

  DuckFieldHexes *hexes;
  GtkListBox *terrains;
  GtkSpinButton *size;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (DuckFieldHexPalette, duck_field_hex_palette, ADW_TYPE_BIN)

enum
{
  TAKEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* One hex, as on a map. */
static void
draw_sample_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  g_autoptr (WarHexBoard) board = war_hex_board_new (1, 1);
  g_autoptr (WarField) field = NULL;
  double across, along, scale;

  war_hex_board_set_terrain (board, 0, (WarHexTerrain) GPOINTER_TO_UINT (data));
  field = war_field_new_hex ("Sample", board, WAR_HEX_USUAL_HALF_WIDTH);
  across = (double) field->width / WAR_MILLIMETRE;
  along = (double) field->depth / WAR_MILLIMETRE;
  scale = fmin (width / across, height / along) * 0.94;

  const DrawMapOptions options
    = { .ink = DRAW_INK_COLOUR,
        .pixel = 1 / (scale * gtk_widget_get_scale_factor (GTK_WIDGET (area))) };

  cairo_translate (cr, (width - across * scale) / 2, (height - along * scale) / 2);
  cairo_scale (cr, scale, scale);
  draw_field (cr, field, &options);
}

static GtkWidget *
new_row (WarHexTerrain terrain)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *sample = gtk_drawing_area_new ();
  const char *name = text_hex_terrain (terrain);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (sample), SAMPLE_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (sample), SAMPLE_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (sample), draw_sample_cb,
                                  GUINT_TO_POINTER (terrain), NULL);
  gtk_widget_add_css_class (sample, "terrain-sample");
  gtk_widget_add_css_class (box, "terrain-row");
  gtk_box_append (GTK_BOX (box), sample);
  gtk_box_append (GTK_BOX (box), gtk_label_new (name));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return row;
}

static void
show (DuckFieldHexPalette *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (
    self->terrains, (gint) duck_field_hexes_get_terrain (self->hexes));

  self->updating = TRUE;
  if (gtk_list_box_get_selected_row (self->terrains) != row)
    gtk_list_box_select_row (self->terrains, row);
  gtk_spin_button_set_value (self->size, duck_field_hexes_get_size (self->hexes));
  self->updating = FALSE;
}

static void
row_selected_cb (DuckFieldHexPalette *self, GtkListBoxRow *row)
{
  if (self->updating || row == NULL)
    return;

  duck_field_hexes_set_terrain (self->hexes, (WarHexTerrain) gtk_list_box_row_get_index (row));
  g_signal_emit (self, signals[TAKEN], 0);
}

/* The one that was chosen all along is taken too. */
static void
row_activated_cb (DuckFieldHexPalette *self)
{
  g_signal_emit (self, signals[TAKEN], 0);
}

static void
size_cb (DuckFieldHexPalette *self)
{
  if (!self->updating)
    duck_field_hexes_set_size (self->hexes, (guint) gtk_spin_button_get_value_as_int (self->size));
}

GtkWidget *
duck_field_hex_palette_new (DuckFieldHexes *hexes)
{
  g_return_val_if_fail (DUCK_IS_FIELD_HEXES (hexes), NULL);

  DuckFieldHexPalette *self = g_object_new (DUCK_TYPE_FIELD_HEX_PALETTE, NULL);

  self->hexes = g_object_ref (hexes);
  g_signal_connect_object (hexes, "options-changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}

static void
duck_field_hex_palette_finalize (GObject *object)
{
  g_clear_object (&DUCK_FIELD_HEX_PALETTE (object)->hexes);

  G_OBJECT_CLASS (duck_field_hex_palette_parent_class)->finalize (object);
}

static void
duck_field_hex_palette_class_init (DuckFieldHexPaletteClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_field_hex_palette_finalize;
  signals[TAKEN] = g_signal_new ("taken", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
duck_field_hex_palette_init (DuckFieldHexPalette *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *options = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->updating = TRUE;
  self->terrains = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->terrains), "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->terrains), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Terrain"), -1);
  for (WarHexTerrain terrain = WAR_HEX_MEADOW; terrain <= WAR_HEX_RIVER; terrain++)
    gtk_list_box_append (self->terrains, new_row (terrain));
  g_signal_connect_object (self->terrains, "row-selected", G_CALLBACK (row_selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->terrains, "row-activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  duck_list_leave_by_tab (self->terrains);

  self->size = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, DUCK_HEX_BRUSH_MAX, 1));
  duck_number_guard_add (self->size);
  g_signal_connect_object (self->size, "value-changed", G_CALLBACK (size_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (options, "palette-options");
  gtk_box_append (GTK_BOX (options),
                  duck_field_form_new_row (_ ("Size of the Brush"), GTK_WIDGET (self->size)));
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (self->terrains));
  gtk_box_append (GTK_BOX (page), options);
  adw_bin_set_child (ADW_BIN (self), page);
  self->updating = FALSE;
}

/* field-palette.c: what can be drawn on a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-palette.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/base/length-spin.h"
#include "app/base/list-keys.h"
#include "app/base/number-guard.h"
#include "app/base/words.h"
#include "app/field-editor/field-hex-palette.h"
#include "draw/map/map.h"
#include "engine/field/terrain-usual.h"
#include "text/field/field.h"
#include "text/words/phrase.h"

/* Logical pixels. */
#define SAMPLE_WIDTH 52
#define SAMPLE_HEIGHT 36

/* How much of the table a sample shows across, in millimetres. */
#define SAMPLE_REACH 78.

/* Of what is chosen below the list, in pixels: one of it is whole. */
#define OPTIONS_HEIGHT_MIN 64

struct _DuckFieldPalette
{
  AdwBin parent_instance;

  DuckFieldSession *session; /* or NULL */
  GtkStack *stack;
  GtkListBox *terrains;
  GtkEditable *search;
  GtkWidget *line_width_row, *variant_row;
  DuckLengthSpin *line_width;
  GtkDropDown *variant;
  GtkCheckButton *rounded;
  GtkWidget *scattering; /* the options of the brush */
  DuckLengthSpin *brush, *spacing;
  GtkSpinButton *seed;
  GtkDropDown *side, *point;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (DuckFieldPalette, duck_field_palette, ADW_TYPE_BIN)

enum
{
  TERRAIN_CHOSEN,
  TERRAIN_TAKEN,
  HEX_TAKEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---------------------------------------------------------------------------------------------
 * Samples. */

static WarFeature *
new_sample (WarTerrain terrain, WarLength width, WarLength depth)
{
  const WarTerrainUsual *usual = war_terrain_get_usual (terrain);
  WarFeature *feature = war_feature_new ();
  const WarPosition line[] = { { -width / 8, depth * 2 / 3 },
                               { width / 2, depth * 2 / 5 },
                               { width * 9 / 8, depth * 3 / 5 } };
  const WarPosition area[] = { { width / 8, depth / 3 },         { width / 3, depth / 10 },
                               { width * 2 / 3, depth / 7 },     { width * 7 / 8, depth / 2 },
                               { width * 5 / 7, depth * 6 / 7 }, { width / 3, depth * 7 / 8 } };

  feature->id = g_strdup ("sample");
  feature->terrain = terrain;
  feature->shape = (WarShape){ .kind = usual->kind,
                               .centre = { width / 2, depth / 2 },
                               .width = MIN (usual->width, width * 3 / 4),
                               .depth = MIN (usual->depth, depth * 3 / 4) };
  if (usual->kind == WAR_SHAPE_LINE || usual->kind == WAR_SHAPE_AREA)
    {
      feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
      if (usual->kind == WAR_SHAPE_LINE)
        g_array_append_vals (feature->shape.vertices, line, G_N_ELEMENTS (line));
      else
        g_array_append_vals (feature->shape.vertices, area, G_N_ELEMENTS (area));
    }
  return feature;
}

static void
draw_sample_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  WarLength across = (WarLength) (SAMPLE_REACH * WAR_MILLIMETRE);
  WarLength along = across / width * height;
  g_autoptr (WarField) field = war_field_new ("Sample", across, along);
  double scale = width / SAMPLE_REACH;
  const DrawMapOptions options
    = { .ink = DRAW_INK_COLOUR,
        .pixel = 1 / (scale * gtk_widget_get_scale_factor (GTK_WIDGET (area))) };

  g_ptr_array_add (field->features,
                   new_sample ((WarTerrain) GPOINTER_TO_UINT (data), across, along));
  cairo_scale (cr, scale, scale);
  draw_field (cr, field, &options);
}

static GtkWidget *
new_terrain_row (WarTerrain terrain)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *sample = gtk_drawing_area_new ();
  GtkWidget *effect = duck_words_new (NULL, "caption");

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (sample), SAMPLE_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (sample), SAMPLE_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (sample), draw_sample_cb,
                                  GUINT_TO_POINTER (terrain), NULL);
  gtk_widget_set_valign (sample, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (sample, "terrain-sample");
  gtk_widget_add_css_class (effect, "dim-label");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words),
                  duck_words_new (text_translate (war_terrain_get_name (terrain)), NULL));
  gtk_box_append (GTK_BOX (words), effect);
  gtk_box_append (GTK_BOX (box), sample);
  gtk_box_append (GTK_BOX (box), words);
  gtk_widget_add_css_class (box, "terrain-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text_translate (war_terrain_get_name (terrain)), -1);
  g_object_set_data (G_OBJECT (row), "effect", effect);
  return row;
}

/* ---------------------------------------------------------------------------------------------
 * What is shown. */

/* "No Variant" and the variants of the terrain. */
static void
fill_variants (DuckFieldPalette *self, WarTerrain terrain)
{
  const char *const *variants = war_terrain_get_usual (terrain)->variants;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("Plain"));
  for (guint i = 0; variants != NULL && variants[i] != NULL; i++)
    gtk_string_list_append (names, text_variant (variants[i]));
  gtk_drop_down_set_model (self->variant, G_LIST_MODEL (names));
  /* Were it hidden, the rows above would move under the pointer. */
  gtk_widget_set_sensitive (self->variant_row, variants != NULL);
}

static guint
find_variant (WarTerrain terrain, const char *variant)
{
  const char *const *variants = war_terrain_get_usual (terrain)->variants;

  for (guint i = 0; variant != NULL && variants != NULL && variants[i] != NULL; i++)
    if (g_str_equal (variants[i], variant))
      return i + 1;
  return 0;
}

static void
show_options (DuckFieldPalette *self)
{
  const DuckFieldOptions *options = duck_field_session_get_options (self->session);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->terrains, (gint) options->terrain);

  self->updating = TRUE;
  if (gtk_list_box_get_selected_row (self->terrains) != row)
    {
      gtk_list_box_select_row (self->terrains, row);
      fill_variants (self, options->terrain);
    }
  gtk_drop_down_set_selected (self->variant, find_variant (options->terrain, options->variant));
  duck_length_spin_set_length (self->line_width, options->line_width);
  gtk_check_button_set_active (self->rounded, options->rounded);
  duck_length_spin_set_length (self->brush, options->brush);
  duck_length_spin_set_length (self->spacing, options->spacing);
  gtk_spin_button_set_value (self->seed, options->seed);
  gtk_drop_down_set_selected (self->side, (guint) options->side - 1);
  gtk_drop_down_set_selected (self->point, options->point);
  self->updating = FALSE;
}

static void
show_effects (DuckFieldPalette *self)
{
  const WarRules *rules
    = duck_field_document_get_rules (duck_field_session_get_document (self->session));

  for (WarTerrain terrain = 0; terrain < WAR_N_TERRAINS; terrain++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->terrains, (gint) terrain);
      g_autofree char *effect = rules != NULL ? text_terrain_effect (terrain, rules) : NULL;

      gtk_label_set_label (g_object_get_data (G_OBJECT (row), "effect"),
                           effect != NULL ? effect : "");
    }
  if (rules == NULL)
    return;
  self->updating = TRUE;
  duck_length_spin_set_unit (self->line_width, rules->system->length_unit);
  duck_length_spin_set_unit (self->brush, rules->system->length_unit);
  duck_length_spin_set_unit (self->spacing, rules->system->length_unit);
  self->updating = FALSE;
}

/* ---------------------------------------------------------------------------------------------
 * What the user does. */

static void
row_selected_cb (DuckFieldPalette *self, GtkListBoxRow *row)
{
  if (self->updating || row == NULL)
    return;

  duck_field_session_set_terrain (self->session, (WarTerrain) gtk_list_box_row_get_index (row));
  self->updating = TRUE;
  fill_variants (self, (WarTerrain) gtk_list_box_row_get_index (row));
  self->updating = FALSE;
  g_signal_emit (self, signals[TERRAIN_CHOSEN], 0);
}

/* The one that was chosen all along is chosen too. */
static void
row_activated_cb (DuckFieldPalette *self)
{
  if (self->updating)
    return;

  g_signal_emit (self, signals[TERRAIN_CHOSEN], 0);
  g_signal_emit (self, signals[TERRAIN_TAKEN], 0);
}

static void
variant_selected_cb (DuckFieldPalette *self)
{
  const DuckFieldOptions *options;
  guint selected = gtk_drop_down_get_selected (self->variant);

  if (self->updating || self->session == NULL)
    return;
  options = duck_field_session_get_options (self->session);
  duck_field_session_set_variant (
    self->session,
    selected > 0 ? war_terrain_get_usual (options->terrain)->variants[selected - 1] : NULL);
}

static void
line_width_cb (DuckFieldPalette *self)
{
  if (!self->updating && self->session != NULL)
    duck_field_session_set_line_width (self->session,
                                       duck_length_spin_get_length (self->line_width));
}

static void
rounded_cb (DuckFieldPalette *self)
{
  if (!self->updating && self->session != NULL)
    duck_field_session_set_rounded (self->session, gtk_check_button_get_active (self->rounded));
}

static void
brush_cb (DuckFieldPalette *self)
{
  if (!self->updating && self->session != NULL)
    duck_field_session_set_brush (self->session, duck_length_spin_get_length (self->brush));
}

static void
spacing_cb (DuckFieldPalette *self)
{
  if (!self->updating && self->session != NULL)
    duck_field_session_set_spacing (self->session, duck_length_spin_get_length (self->spacing));
}

static void
seed_cb (DuckFieldPalette *self)
{
  if (!self->updating && self->session != NULL)
    duck_field_session_set_seed (self->session,
                                 (guint) gtk_spin_button_get_value_as_int (self->seed));
}

static void
side_selected_cb (DuckFieldPalette *self)
{
  if (!self->updating && self->session != NULL)
    duck_field_session_set_side (self->session, (gint) gtk_drop_down_get_selected (self->side) + 1);
}

static void
point_selected_cb (DuckFieldPalette *self)
{
  if (!self->updating && self->session != NULL)
    duck_field_session_set_point (self->session,
                                  (WarPointKind) gtk_drop_down_get_selected (self->point));
}

/* ---------------------------------------------------------------------------------------------
 * Searching. */

static gboolean
has_word (const char *text, const char *word)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return strstr (folded, word) != NULL;
}

/* By what it is called, and by what it does. */
static gboolean
is_found (GtkListBoxRow *row, gpointer data)
{
  DuckFieldPalette *self = data;
  WarTerrain terrain = (WarTerrain) gtk_list_box_row_get_index (row);
  const char *name = text_translate (war_terrain_get_name (terrain));
  const char *effect = gtk_label_get_label (g_object_get_data (G_OBJECT (row), "effect"));
  g_autofree char *searched = g_utf8_casefold (gtk_editable_get_text (self->search), -1);

  return has_word (name, g_strstrip (searched)) || has_word (effect, searched);
}

/* What is chosen but not found is not marked: keys would begin at a row that nobody sees. */
static void
search_cb (DuckFieldPalette *self)
{
  GtkListBoxRow *chosen;

  gtk_list_box_invalidate_filter (self->terrains);
  if (self->session == NULL)
    return;

  chosen = gtk_list_box_get_row_at_index (
    self->terrains, (gint) duck_field_session_get_options (self->session)->terrain);
  self->updating = TRUE;
  if (is_found (chosen, self))
    gtk_list_box_select_row (self->terrains, chosen);
  else
    gtk_list_box_unselect_all (self->terrains);
  self->updating = FALSE;
}

static GtkListBoxRow *
find_first (DuckFieldPalette *self)
{
  for (gint i = 0; i < WAR_N_TERRAINS; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->terrains, i);

      if (is_found (row, self))
        return row;
    }
  return NULL;
}

/* Down goes to the first that is found. */
static gboolean
search_key_cb (DuckFieldPalette *self, guint key)
{
  GtkListBoxRow *row = key == GDK_KEY_Down ? find_first (self) : NULL;

  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* Enter takes the first that is found. */
static void
search_activated_cb (DuckFieldPalette *self)
{
  GtkListBoxRow *row = find_first (self);

  if (row == NULL)
    return;
  gtk_list_box_select_row (self->terrains, row);
  row_activated_cb (self);
}

void
duck_field_palette_focus_search (DuckFieldPalette *self)
{
  g_return_if_fail (DUCK_IS_FIELD_PALETTE (self));

  duck_list_search (self->search);
}

/* In place of the rows, when the search has hidden all of them. */
static GtkWidget *
new_nothing_found (void)
{
  GtkWidget *label = gtk_label_new (_ ("No terrain has this in its name or its effects."));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "palette-options");
  return label;
}

static GtkWidget *
new_search (DuckFieldPalette *self)
{
  GtkWidget *search = gtk_search_entry_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->search = GTK_EDITABLE (search);
  gtk_widget_add_css_class (search, "palette-search");
  g_object_set (search, "placeholder-text", _ ("Search Terrain"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Search Terrain"), -1);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (search_key_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (search, keys);
  g_signal_connect_object (search, "search-changed", G_CALLBACK (search_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (search, "activate", G_CALLBACK (search_activated_cb), self,
                           G_CONNECT_SWAPPED);
  return search;
}

static void
hex_taken_cb (DuckFieldPalette *self)
{
  g_signal_emit (self, signals[HEX_TAKEN], 0);
}

void
duck_field_palette_set_session (DuckFieldPalette *self, DuckFieldSession *session)
{
  g_return_if_fail (DUCK_IS_FIELD_PALETTE (self));
  g_return_if_fail (self->session == NULL);

  GtkWidget *hexes;

  self->session = g_object_ref (session);
  hexes = duck_field_hex_palette_new (duck_field_session_get_hexes (session));
  g_signal_connect_object (hexes, "taken", G_CALLBACK (hex_taken_cb), self, G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->stack, hexes, "hexes");
  g_signal_connect_object (session, "options-changed", G_CALLBACK (show_options), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (duck_field_session_get_document (session), "notify::rules",
                           G_CALLBACK (show_effects), self, G_CONNECT_SWAPPED);
  show_effects (self);
  show_options (self);
}

void
duck_field_palette_show (DuckFieldPalette *self, const char *what)
{
  g_return_if_fail (DUCK_IS_FIELD_PALETTE (self));

  gtk_stack_set_visible_child_name (self->stack, what);
}

void
duck_field_palette_set_scatters (DuckFieldPalette *self, gboolean scatters)
{
  g_return_if_fail (DUCK_IS_FIELD_PALETTE (self));

  gtk_widget_set_visible (self->scattering, scatters);
  gtk_widget_set_visible (self->line_width_row, !scatters);
  gtk_widget_set_visible (GTK_WIDGET (self->rounded), !scatters);
}

/* ---------------------------------------------------------------------------------------------
 * As a widget. */

/* A control with words above it, which name it too. */
static GtkWidget *
new_option (const char *title, GtkWidget *control)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *label = duck_words_new (title, "caption-heading");

  if (DUCK_IS_LENGTH_SPIN (control))
    duck_length_spin_set_name (DUCK_LENGTH_SPIN (control), title);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                    -1);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), control);
  return box;
}

static GtkWidget *
new_choice (const char *const *names)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);

  return gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&list)), NULL);
}

static DuckLengthSpin *
add_length (DuckFieldPalette *self, const char *title, GCallback callback)
{
  GtkWidget *spin = duck_length_spin_new (WAR_CENTIMETRE, WAR_SHAPE_MAX_SIZE);

  g_signal_connect_object (spin, "value-changed", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->scattering), new_option (title, spin));
  return DUCK_LENGTH_SPIN (spin);
}

static GtkWidget *
new_scattering (DuckFieldPalette *self)
{
  self->scattering = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->brush = add_length (self, _ ("Width of the Brush"), G_CALLBACK (brush_cb));
  self->spacing = add_length (self, _ ("Spacing"), G_CALLBACK (spacing_cb));
  self->seed = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, 999999, 1));
  duck_number_guard_add (self->seed);
  g_signal_connect_object (self->seed, "value-changed", G_CALLBACK (seed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->scattering),
                  new_option (_ ("Seed Number"), GTK_WIDGET (self->seed)));
  gtk_widget_set_visible (self->scattering, FALSE);
  return self->scattering;
}

static GtkWidget *
new_terrain_page (DuckFieldPalette *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *options = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *frame = gtk_scrolled_window_new ();

  gtk_box_append (GTK_BOX (page), new_search (self));
  self->terrains = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->terrains), "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->terrains), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Terrain"), -1);
  for (WarTerrain terrain = 0; terrain < WAR_N_TERRAINS; terrain++)
    gtk_list_box_append (self->terrains, new_terrain_row (terrain));
  g_signal_connect_object (self->terrains, "row-selected", G_CALLBACK (row_selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->terrains, "row-activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  duck_list_leave_by_tab (self->terrains);
  gtk_list_box_set_filter_func (self->terrains, is_found, self, NULL);
  gtk_list_box_set_placeholder (self->terrains, new_nothing_found ());
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->terrains));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scrolled, TRUE);

  self->variant = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  self->line_width = DUCK_LENGTH_SPIN (duck_length_spin_new (1, WAR_SHAPE_MAX_SIZE));
  self->variant_row = new_option (_ ("Drawn As"), GTK_WIDGET (self->variant));
  self->line_width_row = new_option (_ ("Width of Lines"), GTK_WIDGET (self->line_width));
  g_signal_connect_object (self->variant, "notify::selected", G_CALLBACK (variant_selected_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->line_width, "value-changed", G_CALLBACK (line_width_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (options, "palette-options");
  gtk_box_append (GTK_BOX (options), self->variant_row);
  gtk_box_append (GTK_BOX (options), self->line_width_row);
  self->rounded = GTK_CHECK_BUTTON (gtk_check_button_new_with_mnemonic (_ ("_Round Corners")));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->rounded),
                               _ ("Areas and lines that are clicked become curves"));
  g_signal_connect_object (self->rounded, "toggled", G_CALLBACK (rounded_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (options), GTK_WIDGET (self->rounded));
  gtk_box_append (GTK_BOX (options), new_scattering (self));
  /* In a low window they scroll, or all of the editor would, and what it says below the map be out
   * of sight. */
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (frame), options);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (frame), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (frame), OPTIONS_HEIGHT_MIN);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (frame), TRUE);
  gtk_box_append (GTK_BOX (page), scrolled);
  gtk_box_append (GTK_BOX (page), frame);
  return page;
}

static GtkWidget *
new_choice_page (const char *title, GtkWidget *choice)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (page, "palette-options");
  gtk_box_append (GTK_BOX (page), new_option (title, choice));
  return page;
}

static void
duck_field_palette_dispose (GObject *object)
{
  g_clear_object (&DUCK_FIELD_PALETTE (object)->session);

  G_OBJECT_CLASS (duck_field_palette_parent_class)->dispose (object);
}

static void
duck_field_palette_class_init (DuckFieldPaletteClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_field_palette_dispose;
  signals[TERRAIN_CHOSEN] = g_signal_new ("terrain-chosen", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[HEX_TAKEN] = g_signal_new ("hex-taken", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TERRAIN_TAKEN] = g_signal_new ("terrain-taken", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
duck_field_palette_init (DuckFieldPalette *self)
{
  const char *const sides[] = { _ ("Side 1"), _ ("Side 2"), NULL };
  const char *const points[] = { _ ("Control Point"), _ ("Objective"), _ ("Label"), NULL };

  self->stack = GTK_STACK (gtk_stack_new ());
  self->side = GTK_DROP_DOWN (new_choice (sides));
  self->point = GTK_DROP_DOWN (new_choice (points));
  g_signal_connect_object (self->side, "notify::selected", G_CALLBACK (side_selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->point, "notify::selected", G_CALLBACK (point_selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->stack, new_terrain_page (self), "terrain");
  gtk_stack_add_named (self->stack, new_choice_page (_ ("Zone Of"), GTK_WIDGET (self->side)),
                       "zones");
  gtk_stack_add_named (self->stack, new_choice_page (_ ("Kind of Point"), GTK_WIDGET (self->point)),
                       "points");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

/* field-item-form.c: what is selected on a field, to be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-item-form.h"

#include <glib/gi18n-lib.h>

#include "app/field-effects-form.h"
#include "app/field-inspector.h"
#include "app/kind.h"
#include "app/length-spin.h"
#include "engine/field-edit.h"
#include "engine/terrain-usual.h"
#include "text/field.h"
#include "text/phrase.h"

struct _DuckFieldItemForm
{
  AdwBin parent_instance;

  DuckFieldSession *session;
  gboolean updating;

  GtkLabel *title;
  GtkEditable *name;
  GtkDropDown *terrain, *variant, *side, *point;
  DuckLengthSpin *x, *y, *width, *depth;
  GtkSpinButton *heading; /* degrees */
  GtkWidget *name_row, *terrain_row, *variant_row, *side_row, *point_row;
  GtkWidget *x_row, *y_row, *width_row, *depth_row, *heading_row;
  AdwBin *effects; /* what features do */
  GtkCheckButton *locked;
};

G_DEFINE_FINAL_TYPE (DuckFieldItemForm, duck_field_item_form, ADW_TYPE_BIN)

static WarField *
get_field (DuckFieldItemForm *self)
{
  return duck_field_session_get_field (self->session);
}

static WarRules *
get_rules (DuckFieldItemForm *self)
{
  return duck_field_document_get_rules (duck_field_session_get_document (self->session));
}

static const WarItem *
get_items (DuckFieldItemForm *self, guint *n_items)
{
  return duck_field_session_get_selection (self->session, n_items);
}

/* The first of what is selected: what is common to all is shown as it is there. */
static WarItem
get_first (DuckFieldItemForm *self)
{
  guint n_items;

  return get_items (self, &n_items)[0];
}

/* ---------------------------------------------------------------------------------------------
 * Edits of all features that are selected. */

typedef void (*ChangeFeature) (WarFeature *feature, gpointer data);

static void
change_features (DuckFieldItemForm *self, ChangeFeature change, gpointer data, const char *step)
{
  guint n_items;
  const WarItem *items = get_items (self, &n_items);
  g_autoptr (WarField) field = war_field_ref (get_field (self));

  for (guint i = 0; i < n_items && field != NULL; i++)
    if (items[i].kind == WAR_ITEM_FEATURE)
      {
        g_autoptr (WarFeature) copy
          = war_feature_copy (g_ptr_array_index (field->features, items[i].index));
        WarField *changed;

        change (copy, data);
        changed = war_field_replace_feature (field, items[i].index, copy);
        war_field_unref (field);
        field = changed;
      }
  duck_field_session_edit (self->session, g_steal_pointer (&field), step);
}

static void
change_terrain (WarFeature *feature, gpointer data)
{
  feature->terrain = (WarTerrain) GPOINTER_TO_UINT (data);
  /* A way of drawing belongs to its terrain. */
  g_clear_pointer (&feature->variant, g_free);
}

static void
terrain_cb (DuckFieldItemForm *self)
{
  guint selected = gtk_drop_down_get_selected (self->terrain);

  if (!self->updating && selected < WAR_N_TERRAINS)
    change_features (self, change_terrain, GUINT_TO_POINTER (selected), _ ("Change Terrain"));
}

static void
change_variant (WarFeature *feature, gpointer data)
{
  g_free (feature->variant);
  feature->variant = g_strdup (data);
}

static void
variant_cb (DuckFieldItemForm *self)
{
  const WarFeature *first;
  guint selected = gtk_drop_down_get_selected (self->variant);
  const char *variant = NULL;

  if (self->updating || get_first (self).kind != WAR_ITEM_FEATURE)
    return;
  first = g_ptr_array_index (get_field (self)->features, get_first (self).index);
  if (selected > 0 && selected != GTK_INVALID_LIST_POSITION)
    variant = war_terrain_get_usual (first->terrain)->variants[selected - 1];
  change_features (self, change_variant, (gpointer) variant, _ ("Change Variant"));
}

static void
change_line_width (WarFeature *feature, gpointer data)
{
  if (feature->shape.kind == WAR_SHAPE_LINE)
    feature->shape.width = (WarLength) GPOINTER_TO_INT (data);
}

/* ---------------------------------------------------------------------------------------------
 * Edits of one item, or of all kinds. */

/* Puts another item there. typed: letter by letter. */
static void
set_name (DuckFieldItemForm *self, const char *name)
{
  WarItem item = get_first (self);
  const WarField *field = get_field (self);
  char *copy = *name != '\0' ? g_strdup (name) : NULL;
  WarField *changed;

  if (item.kind == WAR_ITEM_FEATURE)
    {
      g_autoptr (WarFeature) feature
        = war_feature_copy (g_ptr_array_index (field->features, item.index));

      g_free (feature->name);
      feature->name = copy;
      changed = war_field_replace_feature (field, item.index, feature);
    }
  else if (item.kind == WAR_ITEM_ZONE)
    {
      g_autoptr (WarZone) zone = war_zone_copy (g_ptr_array_index (field->zones, item.index));

      g_free (zone->name);
      zone->name = copy;
      changed = war_field_replace_zone (field, item.index, zone);
    }
  else
    {
      g_autoptr (WarPoint) point = war_point_copy (g_ptr_array_index (field->points, item.index));

      g_free (point->name);
      point->name = copy;
      changed = war_field_replace_point (field, item.index, point);
    }
  duck_field_session_edit_typed (self->session, changed, _ ("Rename"));
}

static void
name_cb (DuckFieldItemForm *self)
{
  const char *name = gtk_editable_get_text (self->name);
  guint n_items;

  get_items (self, &n_items);
  if (!self->updating && n_items == 1
      && g_strcmp0 (name, war_field_get_item_name (get_field (self), get_first (self))) != 0)
    set_name (self, name);
}

static void
side_cb (DuckFieldItemForm *self)
{
  WarItem item;
  gint side = (gint) gtk_drop_down_get_selected (self->side) + 1;
  g_autoptr (WarZone) zone = NULL;

  if (self->updating || get_first (self).kind != WAR_ITEM_ZONE)
    return;
  item = get_first (self);
  zone = war_zone_copy (g_ptr_array_index (get_field (self)->zones, item.index));
  zone->side = side;
  duck_field_session_edit (
    self->session, war_field_replace_zone (get_field (self), item.index, zone), _ ("Change Side"));
}

static void
point_cb (DuckFieldItemForm *self)
{
  WarItem item;
  g_autoptr (WarPoint) point = NULL;

  if (self->updating || get_first (self).kind != WAR_ITEM_POINT)
    return;
  item = get_first (self);
  point = war_point_copy (g_ptr_array_index (get_field (self)->points, item.index));
  point->kind = (WarPointKind) gtk_drop_down_get_selected (self->point);
  duck_field_session_edit (self->session,
                           war_field_replace_point (get_field (self), item.index, point),
                           _ ("Change Kind of Point"));
}

/* What stands for the place of an item: of an outline the top left corner of its bounds. */
static WarPosition
get_place (const WarShape *shape)
{
  WarPosition minimum, maximum;

  if (shape->vertices == NULL)
    return shape->centre;
  war_shape_get_bounds (shape, &minimum, &maximum);
  return minimum;
}

static void
place_cb (DuckFieldItemForm *self)
{
  WarItem item = get_first (self);
  WarShape shape = war_field_get_item_shape (get_field (self), item);
  WarPosition place = get_place (&shape);
  WarTransform move = { .kind = WAR_TRANSFORM_MOVE };

  if (self->updating)
    return;
  move.origin.x = duck_length_spin_get_length (self->x) - place.x;
  move.origin.y = duck_length_spin_get_length (self->y) - place.y;
  move.origin = war_field_limit_move (get_field (self), &item, 1, move.origin);
  duck_field_session_edit (
    self->session, war_field_transform_items (get_field (self), &item, 1, &move), _ ("Move"));
}

/* Stamps get other axes, outlines are scaled from their top left corner. */
static WarField *
make_size (DuckFieldItemForm *self, WarLength width, WarLength depth)
{
  WarItem item = get_first (self);
  WarShape shape = war_field_get_item_shape (get_field (self), item);
  WarTransform scale = { .kind = WAR_TRANSFORM_SCALE };
  WarPosition minimum, maximum;

  if (shape.vertices == NULL)
    {
      shape.width = width;
      shape.depth = depth;
      return war_field_set_item_shape (get_field (self), item, &shape);
    }

  war_shape_get_bounds (&shape, &minimum, &maximum);
  scale.origin = minimum;
  scale.from = (WarPosition){ MAX (maximum.x - minimum.x, 1), MAX (maximum.y - minimum.y, 1) };
  scale.to = (WarPosition){ width, depth };
  return war_field_transform_items (get_field (self), &item, 1, &scale);
}

static void
size_cb (DuckFieldItemForm *self)
{
  WarLength width = duck_length_spin_get_length (self->width);
  WarItem item = get_first (self);
  WarShape shape = war_field_get_item_shape (get_field (self), item);

  if (self->updating)
    return;
  if (shape.kind == WAR_SHAPE_LINE)
    change_features (self, change_line_width, GINT_TO_POINTER (width), _ ("Change Width"));
  else
    duck_field_session_edit (self->session,
                             make_size (self, width, duck_length_spin_get_length (self->depth)),
                             _ ("Change Size"));
}

static void
heading_cb (DuckFieldItemForm *self)
{
  WarItem item = get_first (self);
  WarShape shape = war_field_get_item_shape (get_field (self), item);
  guint degrees = (guint) gtk_spin_button_get_value_as_int (self->heading);

  if (self->updating)
    return;
  shape.heading = (WarHeading) ((degrees * WAR_HEADING_TURN + 180) / 360 % WAR_HEADING_TURN);
  duck_field_session_edit (self->session, war_field_set_item_shape (get_field (self), item, &shape),
                           _ ("Turn"));
}

static void
locked_cb (DuckFieldItemForm *self)
{
  gboolean locked = gtk_check_button_get_active (self->locked);
  guint n_items;
  const WarItem *items = get_items (self, &n_items);

  if (!self->updating)
    duck_field_session_edit (self->session,
                             war_field_set_items_locked (get_field (self), items, n_items, locked),
                             locked ? _ ("Lock") : _ ("Unlock"));
}

/* ---------------------------------------------------------------------------------------------
 * The widgets follow. */

static void
show_feature (DuckFieldItemForm *self, const WarFeature *feature)
{
  const char *const *variants = war_terrain_get_usual (feature->terrain)->variants;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  guint selected = 0;

  gtk_drop_down_set_selected (self->terrain, feature->terrain);
  g_ptr_array_add (names, (gpointer) _ ("Plain"));
  for (guint i = 0; variants != NULL && variants[i] != NULL; i++)
    {
      g_ptr_array_add (names, (gpointer) text_variant (variants[i]));
      if (g_strcmp0 (feature->variant, variants[i]) == 0)
        selected = i + 1;
    }
  g_ptr_array_add (names, NULL);
  duck_field_form_set_choices (self->variant, (const char *const *) names->pdata);
  gtk_drop_down_set_selected (self->variant, selected);
  gtk_widget_set_visible (self->variant_row, variants != NULL);
}

static void
show_shape (DuckFieldItemForm *self, const WarShape *shape)
{
  WarPosition place = get_place (shape), minimum, maximum;

  war_shape_get_bounds (shape, &minimum, &maximum);
  duck_length_spin_set_length (self->x, place.x);
  duck_length_spin_set_length (self->y, place.y);
  if (shape->kind == WAR_SHAPE_AREA)
    {
      duck_length_spin_set_length (self->width, maximum.x - minimum.x);
      duck_length_spin_set_length (self->depth, maximum.y - minimum.y);
    }
  else
    {
      duck_length_spin_set_length (self->width, MAX (shape->width, 1));
      duck_length_spin_set_length (self->depth, MAX (shape->depth, 1));
    }
  gtk_spin_button_set_value (self->heading, (shape->heading * 360u + WAR_HEADING_TURN / 2)
                                              / WAR_HEADING_TURN % 360u);
}

static void
show_rows (DuckFieldItemForm *self, WarItem first, const WarShape *shape, gboolean one)
{
  gboolean feature = first.kind == WAR_ITEM_FEATURE, point = first.kind == WAR_ITEM_POINT;
  gboolean stamp = feature && shape->vertices == NULL;
  const struct
  {
    GtkWidget *row;
    gboolean visible;
  } rows[] = {
    { self->name_row, one },
    { self->terrain_row, feature },
    { self->side_row, first.kind == WAR_ITEM_ZONE && one },
    { self->point_row, point && one },
    { self->x_row, one },
    { self->y_row, one },
    { self->width_row, (one && !point) || shape->kind == WAR_SHAPE_LINE },
    { self->depth_row, one && !point && shape->kind != WAR_SHAPE_LINE },
    { self->heading_row, one && stamp },
    { GTK_WIDGET (self->effects), feature },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    gtk_widget_set_visible (rows[i].row, rows[i].visible);
  if (!feature)
    gtk_widget_set_visible (self->variant_row, FALSE);
}

static void
show_name (DuckFieldItemForm *self, WarItem item)
{
  const char *name = war_field_get_item_name (get_field (self), item);
  const char *shown = name != NULL ? text_translate (name) : "";

  if (!g_str_equal (gtk_editable_get_text (self->name), name != NULL ? name : "")
      && !g_str_equal (gtk_editable_get_text (self->name), shown))
    gtk_editable_set_text (self->name, shown);
}

static void
show (DuckFieldItemForm *self)
{
  const WarField *field = get_field (self);
  guint n_items;
  const WarItem *items = get_items (self, &n_items);
  g_autofree char *title = NULL;
  WarShape shape;

  if (n_items == 0)
    return;

  self->updating = TRUE;
  title = duck_field_session_dup_selection_name (self->session);
  gtk_label_set_label (self->title, title);
  shape = war_field_get_item_shape (field, items[0]);
  show_rows (self, items[0], &shape, n_items == 1);
  show_name (self, items[0]);
  show_shape (self, &shape);
  if (items[0].kind == WAR_ITEM_FEATURE)
    show_feature (self, g_ptr_array_index (field->features, items[0].index));
  else if (items[0].kind == WAR_ITEM_ZONE)
    gtk_drop_down_set_selected (
      self->side, (guint) ((WarZone *) g_ptr_array_index (field->zones, items[0].index))->side - 1);
  else
    gtk_drop_down_set_selected (
      self->point, ((WarPoint *) g_ptr_array_index (field->points, items[0].index))->kind);
  gtk_check_button_set_active (self->locked, war_field_is_item_locked (field, items[0]));
  self->updating = FALSE;
}

/* ---------------------------------------------------------------------------------------------
 * Rows. */

static void
show_rules (DuckFieldItemForm *self)
{
  DuckLengthSpin *const spins[] = { self->x, self->y, self->width, self->depth };
  const WarRules *rules = get_rules (self);

  for (guint i = 0; rules != NULL && i < G_N_ELEMENTS (spins); i++)
    duck_length_spin_set_unit (spins[i], rules->system->length_unit);
}

static GtkWidget *
add_row (GtkBox *box, const char *title, GtkWidget *control)
{
  GtkWidget *row = duck_field_form_new_row (title, control);

  gtk_box_append (box, row);
  return row;
}

static DuckLengthSpin *
new_length (DuckFieldItemForm *self, WarLength minimum, WarLength maximum, GCallback callback)
{
  GtkWidget *spin = duck_length_spin_new (minimum, maximum);

  g_signal_connect_object (spin, "value-changed", callback, self, G_CONNECT_SWAPPED);
  return DUCK_LENGTH_SPIN (spin);
}

static GtkDropDown *
new_choice (DuckFieldItemForm *self, const char *const *names, GCallback callback)
{
  GtkWidget *choice = duck_field_form_new_choice ();

  if (names != NULL)
    duck_field_form_set_choices (GTK_DROP_DOWN (choice), names);
  g_signal_connect_object (choice, "notify::selected", callback, self, G_CONNECT_SWAPPED);
  return GTK_DROP_DOWN (choice);
}

static GtkWidget *
new_words (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_words (DuckFieldItemForm *self, GtkBox *box)
{
  const char *const sides[] = { _ ("Side 1"), _ ("Side 2"), NULL };
  const char *const points[] = { _ ("Control Point"), _ ("Objective"), _ ("Label"), NULL };
  const char *terrains[WAR_N_TERRAINS + 1] = { NULL };

  for (WarTerrain i = 0; i < WAR_N_TERRAINS; i++)
    terrains[i] = text_translate (war_terrain_get_name (i));

  self->title = GTK_LABEL (new_words ("title-4"));
  self->name = GTK_EDITABLE (gtk_entry_new ());
  gtk_entry_set_max_length (GTK_ENTRY (self->name), DUCK_NAME_MAX);
  gtk_editable_set_width_chars (self->name, 16);
  g_signal_connect_object (self->name, "changed", G_CALLBACK (name_cb), self, G_CONNECT_SWAPPED);
  self->terrain = new_choice (self, terrains, G_CALLBACK (terrain_cb));
  self->variant = new_choice (self, NULL, G_CALLBACK (variant_cb));
  self->side = new_choice (self, sides, G_CALLBACK (side_cb));
  self->point = new_choice (self, points, G_CALLBACK (point_cb));

  gtk_box_append (box, GTK_WIDGET (self->title));
  self->name_row = add_row (box, _ ("Name"), GTK_WIDGET (self->name));
  self->terrain_row = add_row (box, _ ("Terrain"), GTK_WIDGET (self->terrain));
  self->variant_row = add_row (box, _ ("Drawn As"), GTK_WIDGET (self->variant));
  self->side_row = add_row (box, _ ("Belongs To"), GTK_WIDGET (self->side));
  self->point_row = add_row (box, _ ("Kind"), GTK_WIDGET (self->point));
}

static void
add_measures (DuckFieldItemForm *self, GtkBox *box)
{
  self->x = new_length (self, -WAR_LENGTH_MAX, WAR_LENGTH_MAX, G_CALLBACK (place_cb));
  self->y = new_length (self, -WAR_LENGTH_MAX, WAR_LENGTH_MAX, G_CALLBACK (place_cb));
  self->width = new_length (self, 1, WAR_SHAPE_MAX_SIZE, G_CALLBACK (size_cb));
  self->depth = new_length (self, 1, WAR_SHAPE_MAX_SIZE, G_CALLBACK (size_cb));
  self->heading = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, 359, 1));
  gtk_spin_button_set_wrap (self->heading, TRUE);
  gtk_spin_button_set_numeric (self->heading, TRUE);
  g_signal_connect_object (self->heading, "value-changed", G_CALLBACK (heading_cb), self,
                           G_CONNECT_SWAPPED);

  self->x_row = add_row (box, _ ("From the Left"), GTK_WIDGET (self->x));
  self->y_row = add_row (box, _ ("From the Top"), GTK_WIDGET (self->y));
  self->width_row = add_row (box, _ ("Width"), GTK_WIDGET (self->width));
  self->depth_row = add_row (box, _ ("Depth"), GTK_WIDGET (self->depth));
  self->heading_row = add_row (box, _ ("Turned By (Degrees)"), GTK_WIDGET (self->heading));
}

GtkWidget *
duck_field_item_form_new (DuckFieldSession *session)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (session), NULL);

  DuckFieldItemForm *self = g_object_new (DUCK_TYPE_FIELD_ITEM_FORM, NULL);
  DuckFieldDocument *document = duck_field_session_get_document (session);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "selection-changed", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::rules", G_CALLBACK (show_rules), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (self->effects, duck_field_effects_form_new (session));
  show_rules (self);
  show (self);
  return GTK_WIDGET (self);
}

static void
duck_field_item_form_finalize (GObject *object)
{
  DuckFieldItemForm *self = DUCK_FIELD_ITEM_FORM (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (duck_field_item_form_parent_class)->finalize (object);
}

static void
duck_field_item_form_class_init (DuckFieldItemFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_field_item_form_finalize;
}

static void
duck_field_item_form_init (DuckFieldItemForm *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));

  self->updating = TRUE;
  gtk_widget_add_css_class (GTK_WIDGET (box), "inspector");
  add_words (self, box);
  add_measures (self, box);

  self->effects = ADW_BIN (adw_bin_new ());
  gtk_box_append (box, GTK_WIDGET (self->effects));

  self->locked = GTK_CHECK_BUTTON (gtk_check_button_new_with_mnemonic (_ ("_Locked")));
  g_signal_connect_object (self->locked, "toggled", G_CALLBACK (locked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (box, GTK_WIDGET (self->locked));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (box));
  self->updating = FALSE;
}

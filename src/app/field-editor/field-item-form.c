/* field-item-form.c: what is selected on a field, to be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-item-form.h"

#include <glib/gi18n-lib.h>

#include "app/base/length-spin.h"
#include "app/field-editor/field-effects-form.h"
#include "app/field-editor/field-form-rows.h"
#include "desk/base/kind.h"
#include "desk/field-editor/field-selection.h"
#include "engine/field-edit/field-pick.h"
#include "engine/field/terrain-usual.h"
#include "engine/operation/operation.h"
#include "text/field/field.h"
#include "text/words/phrase.h"

/* What is smaller could not be seen. */
#define LEAST_SIZE WAR_MILLIMETRE

struct _DuckFieldItemForm
{
  AdwBin parent_instance;

  DuckFieldSession *session;
  gboolean updating;

  GtkLabel *title;
  GtkEditable *name;
  GtkDropDown *terrain, *variant, *side, *role, *point;
  GPtrArray *roles; /* the ids of the choices; NULL: none */
  DuckLengthSpin *x, *y, *width, *depth, *heading;
  GtkWidget *name_row, *terrain_row, *variant_row, *side_row, *role_row, *point_row;
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

/* ---------------------------------------------------------------------------------------------
 * What is common to all. */

typedef gint (*Get) (const WarField *field, WarItem item);

static gint
get_terrain (const WarField *field, WarItem item)
{
  return (gint) ((const WarFeature *) g_ptr_array_index (field->features, item.index))->terrain;
}

/* 0: none of the usual ones of the terrain. */
static gint
get_variant (const WarField *field, WarItem item)
{
  const WarFeature *feature = g_ptr_array_index (field->features, item.index);
  const char *const *variants = war_terrain_get_usual (feature->terrain)->variants;

  for (gint i = 0; variants != NULL && variants[i] != NULL; i++)
    if (g_strcmp0 (feature->variant, variants[i]) == 0)
      return i + 1;

  return 0;
}

static gint
get_side (const WarField *field, WarItem item)
{
  return ((const WarZone *) g_ptr_array_index (field->zones, item.index))->side - 1;
}

static gint
get_point (const WarField *field, WarItem item)
{
  return (gint) ((const WarPoint *) g_ptr_array_index (field->points, item.index))->kind;
}

/* Of an outline the width of its bounds. */
static gint
get_width (const WarField *field, WarItem item)
{
  WarShape shape = war_field_get_item_shape (field, item);
  WarPosition minimum, maximum;

  if (shape.kind != WAR_SHAPE_AREA)
    return shape.width;
  war_shape_get_bounds (&shape, &minimum, &maximum);
  return maximum.x - minimum.x;
}

static gint
get_depth (const WarField *field, WarItem item)
{
  WarShape shape = war_field_get_item_shape (field, item);
  WarPosition minimum, maximum;

  if (shape.kind != WAR_SHAPE_AREA)
    return shape.depth;
  war_shape_get_bounds (&shape, &minimum, &maximum);
  return maximum.y - minimum.y;
}

static gint
get_heading (const WarField *field, WarItem item)
{
  return war_field_get_item_shape (field, item).heading;
}

/* That of the first; FALSE: others have another one. */
static gboolean
get_common (DuckFieldItemForm *self, Get get, gint *value)
{
  guint n_items;
  const WarItem *items = get_items (self, &n_items);

  *value = get (get_field (self), items[0]);
  for (guint i = 1; i < n_items; i++)
    if (get (get_field (self), items[i]) != *value)
      return FALSE;

  return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * Edits. */

static void show (DuckFieldItemForm *self);

/* What was refused gives way to what is there. */
static void
follow (DuckFieldItemForm *self, gboolean done)
{
  if (!done)
    show (self);
}

static void
name_cb (DuckFieldItemForm *self)
{
  const char *name = gtk_editable_get_text (self->name);
  guint n_items;
  const WarItem *items = get_items (self, &n_items);

  if (!self->updating && n_items == 1
      && g_strcmp0 (name, war_field_get_item_name (get_field (self), items[0])) != 0)
    duck_field_selection_set_name (self->session, name);
}

static void
terrain_cb (DuckFieldItemForm *self)
{
  guint selected = gtk_drop_down_get_selected (self->terrain);

  if (!self->updating && selected < WAR_N_TERRAINS)
    follow (self, duck_field_selection_set_terrain (self->session, (WarTerrain) selected));
}

static void
variant_cb (DuckFieldItemForm *self)
{
  guint selected = gtk_drop_down_get_selected (self->variant);
  const char *const *variants;
  gint terrain;

  if (self->updating || !get_common (self, get_terrain, &terrain))
    return;
  variants = war_terrain_get_usual ((WarTerrain) terrain)->variants;
  if (variants != NULL && selected <= g_strv_length ((char **) variants))
    follow (self, duck_field_selection_set_variant (self->session,
                                                    selected > 0 ? variants[selected - 1] : NULL));
}

static void
side_cb (DuckFieldItemForm *self)
{
  guint selected = gtk_drop_down_get_selected (self->side);

  if (!self->updating && selected < WAR_N_SIDES)
    follow (self, duck_field_selection_set_side (self->session, (gint) selected + 1));
}

static void
role_cb (DuckFieldItemForm *self)
{
  guint selected = gtk_drop_down_get_selected (self->role);

  if (!self->updating && selected < self->roles->len)
    follow (self, duck_field_selection_set_role (self->session,
                                                 g_ptr_array_index (self->roles, selected)));
}

static void
point_cb (DuckFieldItemForm *self)
{
  guint selected = gtk_drop_down_get_selected (self->point);

  if (!self->updating && selected <= WAR_POINT_LABEL)
    follow (self, duck_field_selection_set_point (self->session, (WarPointKind) selected));
}

static void
place_cb (DuckFieldItemForm *self)
{
  DuckFieldSelection selection;

  if (self->updating || !duck_field_selection_get (self->session, &selection))
    return;
  follow (self, duck_field_selection_move (
                  self->session, (WarPosition){
                                   duck_length_spin_get_length (self->x) - selection.minimum.x,
                                   duck_length_spin_get_length (self->y) - selection.minimum.y,
                                 }));
}

static void
size_cb (DuckFieldItemForm *self, DuckLengthSpin *spin)
{
  WarLength said = duck_length_spin_get_length (spin), size = MIN (said, WAR_SHAPE_MAX_SIZE);

  if (!self->updating)
    follow (self, duck_field_selection_set_size (self->session, spin == self->width ? size : 0,
                                                 spin == self->depth ? size : 0));
}

static void
heading_cb (DuckFieldItemForm *self)
{
  if (!self->updating)
    follow (self, duck_field_selection_set_heading (
                    self->session, (WarHeading) duck_length_spin_get_length (self->heading)));
}

static void
locked_cb (DuckFieldItemForm *self)
{
  if (!self->updating)
    duck_field_selection_set_locked (self->session, gtk_check_button_get_active (self->locked));
}

/* ---------------------------------------------------------------------------------------------
 * The widgets follow. */

static void
show_choice (DuckFieldItemForm *self, GtkDropDown *choice, const char *const *names, Get get)
{
  gint value;
  gboolean is_common = get_common (self, get, &value);

  duck_field_form_show_choice (choice, names, is_common ? value : -1);
}

static void
show_features (DuckFieldItemForm *self)
{
  const char *terrains[WAR_N_TERRAINS + 1] = { NULL };
  const char *const *variants = NULL;
  gint terrain;

  for (WarTerrain i = 0; i < WAR_N_TERRAINS; i++)
    terrains[i] = text_translate (war_terrain_get_name (i));
  show_choice (self, self->terrain, terrains, get_terrain);

  if (get_common (self, get_terrain, &terrain))
    variants = war_terrain_get_usual ((WarTerrain) terrain)->variants;
  gtk_widget_set_visible (self->variant_row, variants != NULL);
  if (variants != NULL)
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new ();

      g_ptr_array_add (names, (gpointer) _ ("Plain"));
      for (guint i = 0; variants[i] != NULL; i++)
        g_ptr_array_add (names, (gpointer) text_variant (variants[i]));
      g_ptr_array_add (names, NULL);
      show_choice (self, self->variant, (const char *const *) names->pdata, get_variant);
    }
}

/* FALSE: others have another role. NULL is one, too. */
static gboolean
get_common_role (DuckFieldItemForm *self, const char **role)
{
  guint n_items;
  const WarItem *items = get_items (self, &n_items);

  *role = war_field_get_item_role (get_field (self), items[0]);
  for (guint i = 1; i < n_items; i++)
    if (g_strcmp0 (war_field_get_item_role (get_field (self), items[i]), *role) != 0)
      return FALSE;

  return TRUE;
}

/* Those of the system for such items, and the one that they have, if it is of another system. */
static void
show_role (DuckFieldItemForm *self, WarItemKind kind)
{
  const WarRules *rules = get_rules (self);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const char *common;
  gboolean is_common = get_common_role (self, &common);
  gint chosen = is_common && common == NULL ? 0 : -1;

  g_ptr_array_set_size (self->roles, 0);
  g_ptr_array_add (self->roles, NULL);
  g_ptr_array_add (names,
                   kind == WAR_ITEM_ZONE ? (gpointer) _ ("Deployment") : (gpointer) _ ("No Role"));
  for (guint i = 0; rules != NULL && i < rules->field_roles->len; i++)
    {
      const WarFieldRole *role = g_ptr_array_index (rules->field_roles, i);

      if (!war_field_role_is_of (role, kind))
        continue;
      if (is_common && g_strcmp0 (role->id, common) == 0)
        chosen = (gint) self->roles->len;
      g_ptr_array_add (self->roles, g_strdup (role->id));
      g_ptr_array_add (names, (gpointer) text_translate (role->name));
    }
  gtk_widget_set_visible (self->role_row, names->len > 1 || chosen < 0);
  if (is_common && chosen < 0)
    {
      chosen = (gint) self->roles->len;
      g_ptr_array_add (self->roles, g_strdup (common));
      g_ptr_array_add (names, (gpointer) common);
    }
  g_ptr_array_add (names, NULL);
  duck_field_form_show_choice (self->role, (const char *const *) names->pdata, chosen);
}

static void
show_kind (DuckFieldItemForm *self, const DuckFieldSelection *selection)
{
  const char *const sides[] = { _ ("Side 1"), _ ("Side 2"), NULL };
  const char *const points[]
    = { text_point_kind (WAR_POINT_CONTROL), text_point_kind (WAR_POINT_OBJECTIVE),
        text_point_kind (WAR_POINT_LABEL), NULL };
  gboolean features = duck_field_selection_is_all (selection, WAR_ITEM_FEATURE);
  gboolean zones = duck_field_selection_is_all (selection, WAR_ITEM_ZONE);
  gboolean is_points = duck_field_selection_is_all (selection, WAR_ITEM_POINT);

  gtk_widget_set_visible (self->terrain_row, features);
  gtk_widget_set_visible (self->variant_row, FALSE);
  gtk_widget_set_visible (self->side_row, zones);
  gtk_widget_set_visible (self->role_row, FALSE);
  gtk_widget_set_visible (self->point_row, is_points);
  gtk_widget_set_visible (GTK_WIDGET (self->effects), features);
  if (features)
    show_features (self);
  if (zones)
    show_choice (self, self->side, sides, get_side);
  if (features || zones)
    show_role (self, features ? WAR_ITEM_FEATURE : WAR_ITEM_ZONE);
  if (is_points)
    show_choice (self, self->point, points, get_point);
}

/* Something of a feature stays on the field; zones and points stay on it whole. */
static void
show_place (DuckFieldItemForm *self, const DuckFieldSelection *selection)
{
  const WarField *field = get_field (self);
  gboolean features = duck_field_selection_is_all (selection, WAR_ITEM_FEATURE);
  gboolean one_point = selection->n_items == 1 && selection->kinds == WAR_ITEM_BIT (WAR_ITEM_POINT);
  WarLength width = selection->maximum.x - selection->minimum.x;
  WarLength depth = selection->maximum.y - selection->minimum.y;

  duck_field_form_set_row_title (self->x_row, one_point ? _ ("From the Left") : _ ("Left Edge At"));
  duck_field_form_set_row_title (self->y_row, one_point ? _ ("From the Top") : _ ("Top Edge At"));
  duck_length_spin_set_limits (self->x, features ? -width : 0,
                               MAX (features ? field->width : field->width - width, 0));
  duck_length_spin_set_limits (self->y, features ? -depth : 0,
                               MAX (features ? field->depth : field->depth - depth, 0));
  duck_length_spin_set_length (self->x, selection->minimum.x);
  duck_length_spin_set_length (self->y, selection->minimum.y);
}

static void
show_length (DuckFieldItemForm *self, DuckLengthSpin *spin, Get get)
{
  gint value;

  if (get_common (self, get, &value))
    duck_length_spin_set_length (spin, value);
  else
    duck_length_spin_set_mixed (spin, value);
}

/* Nothing is larger than the field around, twice. */
static void
show_size (DuckFieldItemForm *self, const DuckFieldSelection *selection)
{
  const WarField *field = get_field (self);
  WarLength most = MIN (2 * MAX (field->width, field->depth), WAR_SHAPE_MAX_SIZE);
  gboolean lines = selection->shapes == 1u << WAR_SHAPE_LINE;
  gboolean stamps = duck_field_selection_is_stamps (selection);
  gboolean one_area = selection->n_items == 1 && selection->shapes == 1u << WAR_SHAPE_AREA;
  gboolean has_width = selection->kinds != WAR_ITEM_BIT (WAR_ITEM_POINT)
                       && (lines || stamps || one_area)
                       && (selection->kinds & WAR_ITEM_BIT (WAR_ITEM_POINT)) == 0;

  gtk_widget_set_visible (self->width_row, has_width);
  gtk_widget_set_visible (self->depth_row, has_width && !lines);
  gtk_widget_set_visible (self->heading_row, stamps);
  duck_length_spin_set_limits (self->width, LEAST_SIZE, most);
  duck_length_spin_set_limits (self->depth, LEAST_SIZE, most);
  if (has_width)
    show_length (self, self->width, get_width);
  if (has_width && !lines)
    show_length (self, self->depth, get_depth);
  if (stamps)
    show_length (self, self->heading, get_heading);
}

static void
show_name (DuckFieldItemForm *self)
{
  guint n_items;
  const WarItem *items = get_items (self, &n_items);
  const char *name = war_field_get_item_name (get_field (self), items[0]);

  gtk_widget_set_visible (self->name_row, n_items == 1);
  if (!g_str_equal (gtk_editable_get_text (self->name), name != NULL ? name : ""))
    gtk_editable_set_text (self->name, name != NULL ? name : "");
}

static void
show_locked (DuckFieldItemForm *self)
{
  gint locked;
  gboolean is_common = get_common (self, war_field_is_item_locked, &locked);

  gtk_check_button_set_inconsistent (self->locked, !is_common);
  gtk_check_button_set_active (self->locked, is_common && locked);
}

static void
show (DuckFieldItemForm *self)
{
  g_autofree char *title = NULL;
  DuckFieldSelection selection;

  if (!duck_field_selection_get (self->session, &selection))
    return;

  self->updating = TRUE;
  title = duck_field_session_dup_selection_name (self->session);
  gtk_label_set_label (self->title, title);
  show_name (self);
  show_kind (self, &selection);
  show_place (self, &selection);
  show_size (self, &selection);
  show_locked (self);
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
  show (self);
}

static GtkWidget *
add_row (GtkBox *box, const char *title, gpointer control)
{
  GtkWidget *row = duck_field_form_new_row (title, control);

  gtk_box_append (box, row);
  return row;
}

static GtkDropDown *
new_choice (DuckFieldItemForm *self, GCallback callback)
{
  GtkWidget *choice = duck_field_form_new_choice ();

  g_signal_connect_object (choice, "notify::selected", callback, self, G_CONNECT_SWAPPED);
  return GTK_DROP_DOWN (choice);
}

static void
add_words (DuckFieldItemForm *self, GtkBox *box)
{
  self->title = GTK_LABEL (duck_field_form_new_words (NULL, "title-4"));
  self->name = GTK_EDITABLE (gtk_entry_new ());
  gtk_entry_set_max_length (GTK_ENTRY (self->name), DUCK_NAME_MAX);
  gtk_editable_set_width_chars (self->name, 16);
  g_signal_connect_object (self->name, "changed", G_CALLBACK (name_cb), self, G_CONNECT_SWAPPED);
  self->terrain = new_choice (self, G_CALLBACK (terrain_cb));
  self->variant = new_choice (self, G_CALLBACK (variant_cb));
  self->side = new_choice (self, G_CALLBACK (side_cb));
  self->role = new_choice (self, G_CALLBACK (role_cb));
  self->point = new_choice (self, G_CALLBACK (point_cb));

  gtk_box_append (box, GTK_WIDGET (self->title));
  self->name_row = add_row (box, _ ("Name"), self->name);
  self->terrain_row = add_row (box, _ ("Terrain"), self->terrain);
  self->variant_row = add_row (box, _ ("Drawn As"), self->variant);
  self->side_row = add_row (box, _ ("Belongs To"), self->side);
  self->role_row = add_row (box, _ ("Role"), self->role);
  self->point_row = add_row (box, _ ("Kind"), self->point);
}

static DuckLengthSpin *
connect_length (DuckFieldItemForm *self, GtkWidget *spin, GCallback callback)
{
  g_signal_connect_object (spin, "value-changed", callback, self, G_CONNECT_SWAPPED);
  return DUCK_LENGTH_SPIN (spin);
}

static void
add_measures (DuckFieldItemForm *self, GtkBox *box)
{
  GtkBox *place = GTK_BOX (duck_field_form_new_pair ());
  GtkBox *size = GTK_BOX (duck_field_form_new_pair ());

  self->x = connect_length (self, duck_length_spin_new (0, 1), G_CALLBACK (place_cb));
  self->y = connect_length (self, duck_length_spin_new (0, 1), G_CALLBACK (place_cb));
  self->width = connect_length (self, duck_length_spin_new (0, 1), G_CALLBACK (size_cb));
  self->depth = connect_length (self, duck_length_spin_new (0, 1), G_CALLBACK (size_cb));
  self->heading = connect_length (self, duck_length_spin_new_angle (), G_CALLBACK (heading_cb));

  self->x_row = add_row (place, _ ("Left Edge At"), self->x);
  self->y_row = add_row (place, _ ("Top Edge At"), self->y);
  self->width_row = add_row (size, _ ("Width"), self->width);
  self->depth_row = add_row (size, _ ("Depth"), self->depth);
  gtk_box_append (box, GTK_WIDGET (place));
  gtk_box_append (box, GTK_WIDGET (size));
  self->heading_row = add_row (box, _ ("Turned By (Degrees)"), self->heading);
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
  return GTK_WIDGET (self);
}

static void
duck_field_item_form_finalize (GObject *object)
{
  DuckFieldItemForm *self = DUCK_FIELD_ITEM_FORM (object);

  g_clear_object (&self->session);
  g_ptr_array_unref (self->roles);

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
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));

  self->updating = TRUE;
  self->roles = g_ptr_array_new_with_free_func (g_free);
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

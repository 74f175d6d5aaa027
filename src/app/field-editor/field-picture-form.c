/* field-picture-form.c: the picture to trace, to be chosen and put in its place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-picture-form.h"

#include <glib/gi18n-lib.h>

#include "app/base/length-spin.h"
#include "app/field-editor/field-form-rows.h"
#include "engine/field-edit/field-edit.h"
#include "engine/geometry/geometry.h"

struct _DuckFieldPictureForm
{
  AdwBin parent_instance;

  DuckFieldSession *session;
  gboolean updating;

  GtkWidget *details; /* what there is of the picture */
  GtkLabel *name;
  DuckLengthSpin *x, *y, *width, *length;
  GtkScale *opacity;
  GtkWidget *length_row; /* of what was measured */
};

G_DEFINE_FINAL_TYPE (DuckFieldPictureForm, duck_field_picture_form, ADW_TYPE_BIN)

static WarField *
get_field (DuckFieldPictureForm *self)
{
  return duck_field_session_get_field (self->session);
}

/* ---------------------------------------------------------------------------------------------
 * Edits. */

static void
place_cb (DuckFieldPictureForm *self)
{
  const WarPosition place
    = { duck_length_spin_get_length (self->x), duck_length_spin_get_length (self->y) };

  if (!self->updating && get_field (self)->background != NULL)
    duck_field_session_edit_typed (
      self->session,
      war_field_place_background (get_field (self), place,
                                  duck_length_spin_get_length (self->width)),
      _ ("Move Picture"));
}

static void
opacity_cb (DuckFieldPictureForm *self)
{
  const WarBackground *old = get_field (self)->background;
  g_autoptr (WarBackground) background = NULL;

  if (self->updating || old == NULL)
    return;
  background = war_background_copy (old);
  background->opacity = (gint) gtk_range_get_value (GTK_RANGE (self->opacity));
  duck_field_session_edit_typed (
    self->session, war_field_set_background (get_field (self), background), _ ("Change Opacity"));
}

static void
length_cb (DuckFieldPictureForm *self)
{
  if (!self->updating)
    duck_field_session_scale_picture (self->session, duck_length_spin_get_length (self->length));
}

/* ---------------------------------------------------------------------------------------------
 * The widgets follow. */

static void
show_measure (DuckFieldPictureForm *self)
{
  WarPosition ends[2];
  gboolean measured = duck_field_session_get_measure (self->session, ends);
  WarLength length = measured ? war_position_distance (ends[0], ends[1]) : 0;

  self->updating = TRUE;
  if (length > 0)
    duck_length_spin_set_length (self->length, length);
  gtk_widget_set_visible (self->length_row, length > 0);
  self->updating = FALSE;
}

static void
show (DuckFieldPictureForm *self)
{
  const WarBackground *background = get_field (self)->background;

  gtk_widget_set_visible (self->details, background != NULL);
  if (background == NULL)
    return;

  g_autofree char *name = g_filename_display_basename (background->path);

  self->updating = TRUE;
  gtk_label_set_label (self->name, name);
  duck_length_spin_set_length (self->x, background->position.x);
  duck_length_spin_set_length (self->y, background->position.y);
  duck_length_spin_set_length (self->width, background->width);
  gtk_range_set_value (GTK_RANGE (self->opacity), background->opacity);
  self->updating = FALSE;
}

static void
show_rules (DuckFieldPictureForm *self)
{
  WarLengthUnit unit
    = duck_field_document_get_length_unit (duck_field_session_get_document (self->session));
  DuckLengthSpin *const spins[] = { self->x, self->y, self->width, self->length };

  self->updating = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (spins); i++)
    duck_length_spin_set_unit (spins[i], unit);
  self->updating = FALSE;
}

/* ---------------------------------------------------------------------------------------------
 * Rows. */

static GtkWidget *
new_button (const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static DuckLengthSpin *
add_length (DuckFieldPictureForm *self, gpointer box, const char *title, WarLength minimum,
            GCallback callback)
{
  GtkWidget *spin = duck_length_spin_new (minimum, WAR_LENGTH_MAX);

  g_signal_connect_object (spin, "value-changed", callback, self, G_CONNECT_SWAPPED);
  gtk_box_append (box, duck_field_form_new_row (title, spin));
  return DUCK_LENGTH_SPIN (spin);
}

static void
add_check (DuckFieldPictureForm *self, const char *label, const char *action)
{
  GtkWidget *check = gtk_check_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (check), action);
  gtk_box_append (GTK_BOX (self->details), check);
}

static void
add_details (DuckFieldPictureForm *self)
{
  GtkBox *box = GTK_BOX (self->details);
  GtkWidget *place = duck_field_form_new_pair ();

  gtk_label_set_xalign (self->name, 0);
  gtk_label_set_ellipsize (self->name, PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_add_css_class (GTK_WIDGET (self->name), "dim-label");
  gtk_box_append (box, GTK_WIDGET (self->name));
  self->x = add_length (self, place, _ ("Left Edge At"), -WAR_LENGTH_MAX, G_CALLBACK (place_cb));
  self->y = add_length (self, place, _ ("Top Edge At"), -WAR_LENGTH_MAX, G_CALLBACK (place_cb));
  gtk_box_append (box, place);
  self->width = add_length (self, box, _ ("Width"), WAR_MILLIMETRE, G_CALLBACK (place_cb));

  self->opacity = GTK_SCALE (gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 1, 100, 5));
  gtk_widget_set_size_request (GTK_WIDGET (self->opacity), 140, -1);
  g_signal_connect_object (self->opacity, "value-changed", G_CALLBACK (opacity_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (box, duck_field_form_new_row (_ ("Opacity"), GTK_WIDGET (self->opacity)));
  add_check (self, _ ("Shown"), "field.show-background");
  add_check (self, _ ("Locked"), "field.lock-background");

  gtk_box_append (box, new_button (_ ("Measure Something on It"), "field.measure-background"));
  self->length
    = add_length (self, box, _ ("It Is as Long As"), WAR_MILLIMETRE, G_CALLBACK (length_cb));
  self->length_row = gtk_widget_get_parent (GTK_WIDGET (self->length));
  gtk_box_append (box, new_button (_ ("Remove Picture"), "field.remove-background"));
}

GtkWidget *
duck_field_picture_form_new (DuckFieldSession *session)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (session), NULL);

  DuckFieldPictureForm *self = g_object_new (DUCK_TYPE_FIELD_PICTURE_FORM, NULL);
  DuckFieldDocument *document = duck_field_session_get_document (session);

  self->session = g_object_ref (session);
  g_signal_connect_object (document, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::rules", G_CALLBACK (show_rules), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "measure-changed", G_CALLBACK (show_measure), self,
                           G_CONNECT_SWAPPED);
  show_rules (self);
  show (self);
  show_measure (self);
  return GTK_WIDGET (self);
}

static void
duck_field_picture_form_finalize (GObject *object)
{
  g_clear_object (&DUCK_FIELD_PICTURE_FORM (object)->session);

  G_OBJECT_CLASS (duck_field_picture_form_parent_class)->finalize (object);
}

static void
duck_field_picture_form_class_init (DuckFieldPictureFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_field_picture_form_finalize;
}

static void
duck_field_picture_form_init (DuckFieldPictureForm *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *title = gtk_label_new (_ ("Picture to Trace"));

  self->updating = TRUE;
  self->details = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->name = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  add_details (self);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), new_button (_ ("Choose Picture…"), "field.choose-background"));
  gtk_box_append (GTK_BOX (box), self->details);
  adw_bin_set_child (ADW_BIN (self), box);
  self->updating = FALSE;
}

/* chooser-row.c: a row of a chooser: a document with its picture
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shell/chooser-row.h"

struct _DuckChooserRow
{
  AdwBin parent_instance;

  GtkLabel *heading;
  GtkImage *placeholder;
  GtkPicture *picture;
  GtkLabel *name;
  GtkLabel *details;
  GtkLabel *place;

  DuckChoice *choice; /* or NULL */
};

G_DEFINE_FINAL_TYPE (DuckChooserRow, duck_chooser_row, ADW_TYPE_BIN)

static void
update_heading (DuckChooserRow *self)
{
  const char *heading = duck_choice_get_heading (self->choice);

  gtk_label_set_label (self->heading, heading != NULL ? heading : "");
  gtk_widget_set_visible (GTK_WIDGET (self->heading), heading != NULL);
}

static void
update_picture (DuckChooserRow *self)
{
  GdkTexture *picture = duck_library_item_get_picture (duck_choice_get_item (self->choice));

  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (picture));
  gtk_widget_set_visible (GTK_WIDGET (self->placeholder), picture == NULL);
}

char *
duck_chooser_row_dup_description (DuckChoice *choice)
{
  g_return_val_if_fail (DUCK_IS_CHOICE (choice), NULL);

  g_autofree char *place = duck_choice_dup_place (choice);

  return g_strdup_printf ("%s · %s", duck_library_item_get_details (duck_choice_get_item (choice)),
                          place);
}

static void
drop_choice (DuckChooserRow *self)
{
  if (self->choice == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->choice, self);
  g_signal_handlers_disconnect_by_data (duck_choice_get_item (self->choice), self);
  g_clear_object (&self->choice);
}

void
duck_chooser_row_set_choice (DuckChooserRow *self, DuckChoice *choice)
{
  g_return_if_fail (DUCK_IS_CHOOSER_ROW (self));

  drop_choice (self);
  if (choice == NULL)
    return;

  DuckLibraryItem *item = duck_choice_get_item (choice);
  g_autofree char *place = duck_choice_dup_place (choice);

  self->choice = g_object_ref (choice);
  g_signal_connect_swapped (choice, "notify::heading", G_CALLBACK (update_heading), self);
  g_signal_connect_swapped (item, "notify::picture", G_CALLBACK (update_picture), self);
  gtk_image_set_from_icon_name (self->placeholder,
                                duck_kind_get_info (duck_library_item_get_kind (item))->icon);
  gtk_label_set_label (self->name, duck_library_item_get_name (item));
  gtk_label_set_label (self->details, duck_library_item_get_details (item));
  gtk_label_set_label (self->place, place);
  update_heading (self);
  update_picture (self);
}

static void
duck_chooser_row_dispose (GObject *object)
{
  drop_choice (DUCK_CHOOSER_ROW (object));

  G_OBJECT_CLASS (duck_chooser_row_parent_class)->dispose (object);
}

static void
duck_chooser_row_class_init (DuckChooserRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_chooser_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/chooser-row.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckChooserRow, heading);
  gtk_widget_class_bind_template_child (widget_class, DuckChooserRow, placeholder);
  gtk_widget_class_bind_template_child (widget_class, DuckChooserRow, picture);
  gtk_widget_class_bind_template_child (widget_class, DuckChooserRow, name);
  gtk_widget_class_bind_template_child (widget_class, DuckChooserRow, details);
  gtk_widget_class_bind_template_child (widget_class, DuckChooserRow, place);
}

static void
duck_chooser_row_init (DuckChooserRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
duck_chooser_row_new (void)
{
  return g_object_new (DUCK_TYPE_CHOOSER_ROW, NULL);
}

/* unit-row.c: a row of an army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/unit-row.h"

#include <glib/gi18n-lib.h>

#include "app/unit-picture.h"
#include "text/phrase.h"

struct _DuckUnitRow
{
  AdwBin parent_instance;

  DuckUnitPicture *picture;
  GtkLabel *name;
  GtkLabel *weapons;
  GtkLabel *cost;
  GtkWidget *remove;

  DuckUnitItem *item; /* or NULL */
};

G_DEFINE_FINAL_TYPE (DuckUnitRow, duck_unit_row, ADW_TYPE_BIN)

/* Names only: the book's row has the rest. */
static char *
dup_weapon_names (const WarUnitType *type)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < type->weapons->len; i++)
    {
      const WarWeapon *weapon = g_ptr_array_index (type->weapons, i);

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", text_translate (weapon->name));
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static void
fill (DuckUnitRow *self)
{
  const WarUnit *unit = duck_unit_item_get_unit (self->item);
  const char *name = unit->name != NULL ? unit->name : text_translate (unit->type->name);
  g_autofree char *weapons = dup_weapon_names (unit->type);
  g_autofree char *cost = text_cost (unit->type->cost);
  /* Translators: %s is a unit */
  g_autofree char *remove = g_strdup_printf (_ ("Remove %s"), name);

  duck_unit_picture_set_unit_type (self->picture, unit->type);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->weapons, weapons);
  gtk_widget_set_visible (GTK_WIDGET (self->weapons), *weapons != '\0');
  gtk_label_set_label (self->cost, cost);
  gtk_widget_set_tooltip_text (self->remove, remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  remove, -1);
}

/* The place of a unit is known only now: others may have gone since the row was filled. */
static void
remove_cb (DuckUnitRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "army.remove", "u",
                              duck_unit_row_get_index (self));
}

void
duck_unit_row_set_item (DuckUnitRow *self, DuckUnitItem *item)
{
  g_return_if_fail (DUCK_IS_UNIT_ROW (self));
  g_return_if_fail (item == NULL || DUCK_IS_UNIT_ITEM (item));

  if (g_set_object (&self->item, item) && item != NULL)
    fill (self);
}

guint
duck_unit_row_get_index (DuckUnitRow *self)
{
  g_return_val_if_fail (DUCK_IS_UNIT_ROW (self), 0);
  g_return_val_if_fail (self->item != NULL, 0);

  return duck_unit_item_get_index (self->item);
}

static void
duck_unit_row_dispose (GObject *object)
{
  g_clear_object (&DUCK_UNIT_ROW (object)->item);

  G_OBJECT_CLASS (duck_unit_row_parent_class)->dispose (object);
}

static void
duck_unit_row_class_init (DuckUnitRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_unit_row_dispose;

  g_type_ensure (DUCK_TYPE_UNIT_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/unit-row.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, picture);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, name);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, weapons);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, cost);
  gtk_widget_class_bind_template_child (widget_class, DuckUnitRow, remove);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
duck_unit_row_init (DuckUnitRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
duck_unit_row_new (void)
{
  return g_object_new (DUCK_TYPE_UNIT_ROW, NULL);
}

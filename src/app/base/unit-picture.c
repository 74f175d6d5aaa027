/* unit-picture.c: a unit's base in a list
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/unit-picture.h"

#include "draw/units/unit.h"

struct _DuckUnitPicture
{
  GtkWidget parent_instance;

  WarUnitType *type; /* or NULL */
  gint size;
};

G_DEFINE_FINAL_TYPE (DuckUnitPicture, duck_unit_picture, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SIZE,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

GtkWidget *
duck_unit_picture_new (WarUnitType *type, gint size)
{
  DuckUnitPicture *self = g_object_new (DUCK_TYPE_UNIT_PICTURE, "size", size, NULL);

  duck_unit_picture_set_unit_type (self, type);
  return GTK_WIDGET (self);
}

void
duck_unit_picture_set_unit_type (DuckUnitPicture *self, WarUnitType *type)
{
  g_return_if_fail (DUCK_IS_UNIT_PICTURE (self));

  if (type != NULL)
    war_unit_type_ref (type);
  g_clear_pointer (&self->type, war_unit_type_unref);
  self->type = type;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
duck_unit_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  DuckUnitPicture *self = DUCK_UNIT_PICTURE (widget);
  gint width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (self->type == NULL)
    return;

  cairo_t *cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  cairo_translate (cr, width / 2., height / 2.);
  draw_unit_type (cr, self->type, self->size, self->size, DRAW_INK_COLOUR);
  cairo_destroy (cr);
}

static void
duck_unit_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = DUCK_UNIT_PICTURE (widget)->size;
}

static void
duck_unit_picture_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SIZE)
    g_value_set_int (value, DUCK_UNIT_PICTURE (object)->size);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
duck_unit_picture_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id != PROP_SIZE)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  DUCK_UNIT_PICTURE (object)->size = g_value_get_int (value);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
duck_unit_picture_finalize (GObject *object)
{
  g_clear_pointer (&DUCK_UNIT_PICTURE (object)->type, war_unit_type_unref);

  G_OBJECT_CLASS (duck_unit_picture_parent_class)->finalize (object);
}

static void
duck_unit_picture_class_init (DuckUnitPictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = duck_unit_picture_get_property;
  object_class->set_property = duck_unit_picture_set_property;
  object_class->finalize = duck_unit_picture_finalize;
  widget_class->snapshot = duck_unit_picture_snapshot;
  widget_class->measure = duck_unit_picture_measure;

  properties[PROP_SIZE]
    = g_param_spec_int ("size", NULL, NULL, 8, 512, 48, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  gtk_widget_class_set_css_name (widget_class, "unitpicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
duck_unit_picture_init (DuckUnitPicture *self)
{
  self->size = 48;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* start-page.c: the library: what there is to open
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/start-page.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/unit-picture.h"
#include "draw/map.h"
#include "store/army-file.h"
#include "store/operation-file.h"
#include "text/phrase.h"

struct _DuckStartPage
{
  AdwBin parent_instance;

  GtkImage *icon;
  GtkLabel *introduction;
  GtkFlowBox *operations;
  GtkFlowBox *armies;
};

G_DEFINE_FINAL_TYPE (DuckStartPage, duck_start_page, ADW_TYPE_BIN)

/* The picture of a card, in logical pixels, and how much finer it is kept for dense screens. */
#define CARD_WIDTH 328
#define MAP_HEIGHT 184
#define MAP_FINENESS 2
#define UNIT_SIZE 44
#define MAX_UNITS 6

/* ---------------------------------------------------------------------------------------------
 * Pictures. */

static GtkWidget *
new_map_picture (const WarField *field)
{
  double margin = draw_map_get_margin (field);
  double width = field->width / (double) WAR_MILLIMETRE + 2 * margin;
  double depth = field->depth / (double) WAR_MILLIMETRE + 2 * margin;
  double scale = MIN (CARD_WIDTH / width, MAP_HEIGHT / depth) * MAP_FINENESS;
  gint pixel_width = MAX ((gint) floor (width * scale), 1);
  gint pixel_height = MAX ((gint) floor (depth * scale), 1);
  DrawMapOptions options = { .ink = DRAW_INK_COLOUR, .pixel = 1 / scale, .zones = TRUE };
  cairo_surface_t *surface
    = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixel_width, pixel_height);
  cairo_t *cr = cairo_create (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);

  cairo_scale (cr, scale, scale);
  cairo_translate (cr, margin, margin);
  draw_map (cr, field, &options);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (
    cairo_image_surface_get_data (surface), stride * (gsize) pixel_height,
    (GDestroyNotify) cairo_surface_destroy, surface);
  g_autoptr (GdkTexture) texture
    = gdk_memory_texture_new (pixel_width, pixel_height, GDK_MEMORY_DEFAULT, bytes, stride);
  /* A picture that asks for the space of its logical size only. */
  graphene_size_t size
    = GRAPHENE_SIZE_INIT ((float) pixel_width / MAP_FINENESS, (float) pixel_height / MAP_FINENESS);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_snapshot_append_texture (snapshot, texture,
                               &GRAPHENE_RECT_INIT (0, 0, size.width, size.height));

  g_autoptr (GdkPaintable) paintable = gtk_snapshot_free_to_paintable (snapshot, &size);
  GtkWidget *picture = gtk_picture_new_for_paintable (paintable);

  gtk_picture_set_can_shrink (GTK_PICTURE (picture), FALSE);
  return picture;
}

/* One of each type, as many as there is space for. */
static GtkWidget *
new_units_picture (const WarArmy *army)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autoptr (GPtrArray) types = g_ptr_array_new ();

  for (guint i = 0; i < army->units->len && types->len < MAX_UNITS; i++)
    {
      WarUnitType *type = war_army_get_unit (army, i)->type;

      if (g_ptr_array_find (types, type, NULL))
        continue;
      g_ptr_array_add (types, type);
      gtk_box_append (GTK_BOX (box), duck_unit_picture_new (type, UNIT_SIZE));
    }
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (box, -1, UNIT_SIZE + 12);
  return box;
}

/* ---------------------------------------------------------------------------------------------
 * Cards. */

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, style);
  return label;
}

static void
add_card (GtkFlowBox *shelf, const char *path, GtkWidget *picture, const char *name,
          const char *subtitle)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *subtitle_label = new_label (subtitle, "caption");

  if (picture != NULL)
    {
      gtk_widget_set_margin_bottom (picture, 6);
      gtk_box_append (GTK_BOX (box), picture);
    }
  gtk_widget_set_size_request (box, CARD_WIDTH, -1);
  gtk_widget_add_css_class (subtitle_label, "dim-label");
  gtk_box_append (GTK_BOX (box), new_label (name, "heading"));
  gtk_box_append (GTK_BOX (box), subtitle_label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "shelf-card");
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), g_variant_new_bytestring (path));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-file");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  gtk_flow_box_append (shelf, button);
  /* The button takes the focus, not the box around it. */
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

/* What cannot be read still has a card, which says why when it is opened. */
static void
add_broken_card (GtkFlowBox *shelf, const char *path)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = g_filename_display_name (base);

  add_card (shelf, path, gtk_image_new_from_icon_name ("dialog-warning-symbolic"), name,
            _ ("This file is damaged"));
}

static void
add_armies (DuckStartPage *self, StoreLibrary *library)
{
  g_autoptr (GPtrArray) paths = store_library_list_shipped (library, ".duckarmy");

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarArmy) army = store_army_load (library, path, faults);

      if (army == NULL)
        {
          add_broken_card (self->armies, path);
          continue;
        }

      g_autofree char *cost = text_cost (war_army_get_cost (army));
      g_autofree char *units = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", army->units->len), army->units->len);
      g_autofree char *subtitle
        = g_strdup_printf ("%s · %s · %s", army->rules->system->name, units, cost);

      add_card (self->armies, path, new_units_picture (army), text_translate (army->name),
                subtitle);
    }
}

static void
add_operations (DuckStartPage *self, StoreLibrary *library)
{
  g_autoptr (GPtrArray) paths = store_library_list_shipped (library, ".duckop");

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (StoreFaults) faults = store_faults_new (path);
      g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);

      if (operation == NULL)
        {
          add_broken_card (self->operations, path);
          continue;
        }

      g_autofree char *subtitle = g_strdup_printf (
        "%s%s%s", operation->rules->system->name, operation->date != NULL ? " · " : "",
        operation->date != NULL ? text_translate (operation->date) : "");

      add_card (self->operations, path, new_map_picture (operation->field),
                text_translate (operation->name), subtitle);
    }
}

static void
duck_start_page_class_init (DuckStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckStartPage, icon);
  gtk_widget_class_bind_template_child (widget_class, DuckStartPage, introduction);
  gtk_widget_class_bind_template_child (widget_class, DuckStartPage, operations);
  gtk_widget_class_bind_template_child (widget_class, DuckStartPage, armies);
}

static void
duck_start_page_init (DuckStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_image_set_from_icon_name (self->icon, DUCK_APP_ID);
  gtk_label_set_label (self->introduction,
                       _ ("Build armies and look at battlefields of the First World War. Choose "
                          "an example to begin with, or open a file of your own."));
}

GtkWidget *
duck_start_page_new (StoreLibrary *library)
{
  g_return_val_if_fail (library != NULL, NULL);

  DuckStartPage *self = g_object_new (DUCK_TYPE_START_PAGE, NULL);

  add_operations (self, library);
  add_armies (self, library);
  return GTK_WIDGET (self);
}

/* type-row.c: a row of the book
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-editor/type-row.h"

#include <glib/gi18n-lib.h>

#include "app/army-editor/army-state.h"
#include "app/base/tooltip.h"
#include "app/base/unit-picture.h"
#include "text/words/phrase.h"

struct _DuckTypeRow
{
  AdwBin parent_instance;

  DuckUnitPicture *picture;
  GtkLabel *name;
  GtkLabel *categories;
  GtkLabel *stats;
  GtkLabel *weapons;
  GtkLabel *cost;
  GtkLabel *owned;
  GtkWidget *favourite;
  GtkWidget *problem;
  GtkWidget *add;

  DuckTypeItem *item; /* or NULL */
};

G_DEFINE_FINAL_TYPE (DuckTypeRow, duck_type_row, ADW_TYPE_BIN)

/* "M 4″   W 3   F 4+", with the signs paler than the values, from which a line does not part
 * them. */
static char *
dup_stats_markup (const WarUnitType *type, const WarSystem *system)
{
  g_autoptr (GString) markup = g_string_new (NULL);

  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    {
      const WarStat *stat = &system->unit_stats[i];

      if (type->stats[i] == 0 && !stat->required)
        continue;

      g_autofree char *value = text_stat (stat, type->stats[i], system->length_unit);
      g_autofree char *part
        = g_markup_printf_escaped ("<span alpha=\"60%%\">%s</span>\302\240%s",
                                   g_dpgettext2 (GETTEXT_PACKAGE, "statistic", stat->sign), value);

      g_string_append_printf (markup, "%s%s", markup->len > 0 ? "   " : "", part);
    }
  return g_string_free (g_steal_pointer (&markup), FALSE);
}

/* "Movement 4″, …": the same for a tooltip. */
static char *
dup_stats_names (const WarUnitType *type, const WarSystem *system)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    {
      const WarStat *stat = &system->unit_stats[i];

      if (type->stats[i] == 0 && !stat->required)
        continue;

      g_autofree char *value = text_stat (stat, type->stats[i], system->length_unit);

      g_string_append_printf (names, "%s%s %s", names->len > 0 ? "\n" : "",
                              g_dgettext (GETTEXT_PACKAGE, stat->name), value);
    }
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static char *
dup_equipment (const WarUnitType *type, const WarSystem *system)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < type->weapons->len; i++)
    {
      g_autofree char *line = text_weapon (g_ptr_array_index (type->weapons, i), system);

      g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", line);
    }
  for (guint i = 0; i < type->traits->len; i++)
    {
      g_autofree char *line = text_trait (&g_array_index (type->traits, WarTraitUse, i), system);

      g_string_append_printf (lines, "%s%s", i > 0 ? ", " : lines->len > 0 ? "\n" : "", line);
    }
  return g_string_free (g_steal_pointer (&lines), FALSE);
}

/* The cell of the list has the focus, so it is what a screen reader reads. */
static void
name_cell (DuckTypeRow *self, const char *problem)
{
  const WarUnitType *type = duck_type_item_get_unit_type (self->item);
  GtkWidget *cell = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *cost = text_cost (type->cost);
  g_autofree char *description = g_strjoin (". ", cost, problem, NULL);

  if (cell != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    text_translate (type->name),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
update_problem (DuckTypeRow *self)
{
  const char *problem = duck_type_item_get_problem (self->item);

  name_cell (self, problem);
  gtk_widget_set_visible (self->problem, problem != NULL);
  duck_tooltip_set (self->problem, problem);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->problem), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  problem != NULL ? problem : "", -1);
}

/* A star that says whether the type is liked, and how many are owned. */
static void
update_collection (DuckTypeRow *self)
{
  const char *name = text_translate (duck_type_item_get_unit_type (self->item)->name);
  gboolean is_favourite = duck_type_item_get_favourite (self->item);
  gint owned = duck_type_item_get_owned (self->item);
  guint used = duck_type_item_get_used (self->item);
  /* Translators: how many models are in the army, of those that the player has */
  g_autofree char *text = g_strdup_printf (_ ("%u of %d owned"), used, owned);
  /* Translators: %s is a unit type */
  g_autofree char *like = g_strdup_printf (
    is_favourite ? _ ("Remove %s from Favourites") : _ ("Add %s to Favourites"), name);

  gtk_label_set_label (self->owned, text);
  gtk_widget_set_visible (GTK_WIDGET (self->owned), owned > 0);
  if (owned > 0 && used > (guint) owned)
    gtk_widget_add_css_class (GTK_WIDGET (self->owned), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->owned), "error");
  gtk_button_set_icon_name (GTK_BUTTON (self->favourite),
                            is_favourite ? "starred-symbolic" : "non-starred-symbolic");
  duck_tooltip_set (self->favourite, like);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->favourite), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  like, -1);
}

static void
name_add_cb (DuckTypeRow *self)
{
  g_autofree char *add = NULL;

  if (self->item == NULL)
    return;

  /* Translators: %s is a unit type */
  add = g_strdup_printf (_ ("Add %s"),
                         text_translate (duck_type_item_get_unit_type (self->item)->name));
  duck_army_state_name_adding (self->add, add);
}

static void
fill (DuckTypeRow *self)
{
  WarUnitType *type = duck_type_item_get_unit_type (self->item);
  WarRules *rules = duck_type_item_get_rules (self->item);
  g_autofree char *categories = text_categories (type, rules);
  g_autofree char *stats = dup_stats_markup (type, rules->system);
  g_autofree char *names = dup_stats_names (type, rules->system);
  g_autofree char *equipment = dup_equipment (type, rules->system);
  g_autofree char *cost = text_cost (type->cost);

  duck_unit_picture_set_unit_type (self->picture, type);
  gtk_label_set_label (self->name, text_translate (type->name));
  gtk_label_set_label (self->categories, categories);
  gtk_widget_set_visible (GTK_WIDGET (self->categories), *categories != '\0');
  gtk_label_set_markup (self->stats, stats);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->stats), names);
  gtk_label_set_label (self->weapons, equipment);
  gtk_widget_set_visible (GTK_WIDGET (self->weapons), *equipment != '\0');
  gtk_label_set_label (self->cost, cost);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->add), "s", type->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->add), "army.add");
  name_add_cb (self);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->favourite), "s", type->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->favourite), "army.favourite");
  update_problem (self);
  update_collection (self);
}

void
duck_type_row_set_item (DuckTypeRow *self, DuckTypeItem *item)
{
  g_return_if_fail (DUCK_IS_TYPE_ROW (self));
  g_return_if_fail (item == NULL || DUCK_IS_TYPE_ITEM (item));

  if (self->item == item)
    return;
  if (self->item != NULL)
    g_signal_handlers_disconnect_by_data (self->item, self);
  g_set_object (&self->item, item);
  if (item == NULL)
    return;

  g_signal_connect_swapped (item, "notify::problem", G_CALLBACK (update_problem), self);
  g_signal_connect_swapped (item, "collection-changed", G_CALLBACK (update_collection), self);
  fill (self);
}

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source, double x, double y, DuckTypeRow *self)
{
  return self->item != NULL ? gdk_content_provider_new_typed (DUCK_TYPE_TYPE_ITEM, self->item)
                            : NULL;
}

static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, DuckTypeRow *self)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self->picture));

  gtk_drag_source_set_icon (source, picture, 20, 20);
}

static void
duck_type_row_dispose (GObject *object)
{
  duck_type_row_set_item (DUCK_TYPE_ROW (object), NULL);

  G_OBJECT_CLASS (duck_type_row_parent_class)->dispose (object);
}

static void
duck_type_row_class_init (DuckTypeRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_type_row_dispose;

  g_type_ensure (DUCK_TYPE_UNIT_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/duckboard_app/Duckboard/type-row.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckTypeRow, picture);
  gtk_widget_class_bind_template_child (widget_class, DuckTypeRow, name);
  gtk_widget_class_bind_template_child (widget_class, DuckTypeRow, categories);
  gtk_widget_class_bind_template_child (widget_class, DuckTypeRow, stats);
  gtk_widget_class_bind_template_child (widget_class, DuckTypeRow, weapons);
  gtk_widget_class_bind_template_child (widget_class, DuckTypeRow, cost);
  gtk_widget_class_bind_template_child (widget_class, DuckTypeRow, owned);
  gtk_widget_class_bind_template_child (widget_class, DuckTypeRow, favourite);
  gtk_widget_class_bind_template_child (widget_class, DuckTypeRow, problem);
  gtk_widget_class_bind_template_child (widget_class, DuckTypeRow, add);
  gtk_widget_class_bind_template_callback (widget_class, name_add_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_prepare_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_begin_cb);
}

static void
duck_type_row_init (DuckTypeRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
duck_type_row_new (void)
{
  return g_object_new (DUCK_TYPE_TYPE_ROW, NULL);
}

/* operation-page.c: the page of an operation: its field and its briefing
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/operation-page.h"

#include <glib/gi18n-lib.h>

#include "app/board.h"
#include "app/operation-document.h"
#include "app/unit-picture.h"
#include "text/briefing.h"
#include "text/phrase.h"

struct _DuckOperationPage
{
  DuckPage parent_instance;

  DuckBoard *board;
  GtkLabel *name;
  GtkLabel *place;
  GtkLabel *prologue;
  GtkBox *forces;
  GtkBox *conditions;
  GtkLabel *rounds;
};

G_DEFINE_FINAL_TYPE (DuckOperationPage, duck_operation_page, DUCK_TYPE_PAGE)

static WarOperation *
get_operation (DuckOperationPage *self)
{
  DuckDocument *document = duck_page_get_document (DUCK_PAGE (self));

  return duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document));
}

static void
clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* ---------------------------------------------------------------------------------------------
 * The board. */

static void
show_field (DuckOperationPage *self)
{
  const WarOperation *operation = get_operation (self);
  WarField *field = operation->field;
  WarLengthUnit unit = operation->rules->system->length_unit;
  g_autofree char *across = text_length (field->width, unit);
  g_autofree char *down = text_length (field->depth, unit);
  g_autofree char *label = g_strdup_printf (_ ("Map of %s"), text_translate (field->name));
  g_autofree char *size = g_strdup_printf (_ ("%s across and %s deep"), across, down);
  g_autoptr (GString) description = g_string_new (size);

  duck_board_set_length_unit (self->board, unit);
  duck_board_set_field (self->board, field);

  for (guint i = 0; i < field->features->len; i++)
    {
      const WarFeature *feature = g_ptr_array_index (field->features, i);

      if (feature->name != NULL)
        g_string_append_printf (description, "; %s", text_translate (feature->name));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description->str, -1);
}

/* ---------------------------------------------------------------------------------------------
 * The briefing. */

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* "5 × BEF Infantry" with its picture and price. */
static GtkWidget *
new_entry (const WarForceEntry *entry)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *picture = duck_unit_picture_new (entry->type, 36);
  g_autofree char *text
    = g_strdup_printf ("%d × %s", entry->count, text_translate (entry->type->name));
  g_autofree char *cost = text_cost (entry->count * entry->type->cost);
  GtkWidget *name = new_label (text, NULL);
  GtkWidget *cost_label = new_label (cost, "numeric");

  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (cost_label, "dim-label");
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), cost_label);
  return row;
}

static void
add_force (DuckOperationPage *self, const WarForce *force, gint side)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  guint n = war_force_count_units (force);
  g_autofree char *units
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", n), n);
  g_autofree char *cost = text_cost (war_force_get_cost (force));
  /* Translators: the name of an army book, "12 units" and "520 points" */
  g_autofree char *total
    = g_strdup_printf (_ ("%s: %s, %s"), text_translate (force->book->name), units, cost);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "force");
  gtk_widget_add_css_class (box, side == 1 ? "side-1" : "side-2");
  gtk_box_append (GTK_BOX (box), new_label (text_translate (force->name), "heading"));
  gtk_box_append (GTK_BOX (box), new_label (total, "caption"));
  for (guint i = 0; i < force->entries->len; i++)
    gtk_box_append (GTK_BOX (box), new_entry (g_ptr_array_index (force->entries, i)));
  gtk_box_append (self->forces, box);
}

static void
show_conditions (DuckOperationPage *self, const WarOperation *operation)
{
  gint digits = operation->conditions->len > 9 ? 2 : 1;

  clear (self->conditions);
  for (guint i = 0; i < operation->conditions->len; i++)
    {
      g_autofree char *sentence
        = text_condition (g_ptr_array_index (operation->conditions, i), operation);
      g_autofree char *number = g_strdup_printf ("%u.", i + 1);
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
      GtkWidget *number_label = gtk_label_new (number);
      GtkWidget *label = new_label (sentence, NULL);

      /* The sentences begin below each other. */
      gtk_widget_add_css_class (number_label, "dim-label");
      gtk_widget_add_css_class (number_label, "numeric");
      gtk_label_set_width_chars (GTK_LABEL (number_label), digits + 1);
      gtk_label_set_xalign (GTK_LABEL (number_label), 1);
      gtk_widget_set_valign (number_label, GTK_ALIGN_START);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_box_append (GTK_BOX (row), number_label);
      gtk_box_append (GTK_BOX (row), label);
      gtk_box_append (self->conditions, row);
    }
}

static char *
dup_rounds (const WarOperation *operation)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (operation->rounds > 0)
    g_string_append_printf (text,
                            g_dngettext (GETTEXT_PACKAGE, "The game lasts %d round at most.",
                                         "The game lasts %d rounds at most.",
                                         (gulong) operation->rounds),
                            operation->rounds);
  if (text->len > 0)
    g_string_append_c (text, ' ');
  if (operation->first_side > 0)
    g_string_append_printf (text, _ ("%s has the first turn."),
                            text_translate (operation->forces[operation->first_side - 1]->name));
  else
    g_string_append (text, _ ("The dice decide who has the first turn."));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "Langemarck, north-east of Ypres · October 1914" */
static char *
dup_place (const WarOperation *operation)
{
  if (operation->place != NULL && operation->date != NULL)
    return g_strdup_printf ("%s · %s", text_translate (operation->place),
                            text_translate (operation->date));
  if (operation->place != NULL)
    return g_strdup (text_translate (operation->place));
  return g_strdup (operation->date != NULL ? text_translate (operation->date) : "");
}

static void
duck_operation_page_update (DuckPage *page)
{
  DuckOperationPage *self = DUCK_OPERATION_PAGE (page);
  const WarOperation *operation = get_operation (self);
  g_autofree char *place = dup_place (operation);
  g_autofree char *rounds = dup_rounds (operation);

  show_field (self);
  gtk_label_set_label (self->name, text_translate (operation->name));
  gtk_label_set_label (self->place, place);
  gtk_widget_set_visible (GTK_WIDGET (self->place), *place != '\0');
  gtk_label_set_label (self->prologue, operation->prologue != NULL ? operation->prologue : "");
  gtk_widget_set_visible (GTK_WIDGET (self->prologue), operation->prologue != NULL);

  clear (self->forces);
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    if (operation->forces[side - 1] != NULL)
      add_force (self, operation->forces[side - 1], side);
  show_conditions (self, operation);
  gtk_label_set_label (self->rounds, rounds);
}

static void
duck_operation_page_class_init (DuckOperationPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  DUCK_PAGE_CLASS (klass)->update = duck_operation_page_update;

  g_type_ensure (DUCK_TYPE_BOARD);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/operation-page.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckOperationPage, board);
  gtk_widget_class_bind_template_child (widget_class, DuckOperationPage, name);
  gtk_widget_class_bind_template_child (widget_class, DuckOperationPage, place);
  gtk_widget_class_bind_template_child (widget_class, DuckOperationPage, prologue);
  gtk_widget_class_bind_template_child (widget_class, DuckOperationPage, forces);
  gtk_widget_class_bind_template_child (widget_class, DuckOperationPage, conditions);
  gtk_widget_class_bind_template_child (widget_class, DuckOperationPage, rounds);
}

static void
duck_operation_page_init (DuckOperationPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "board", duck_board_get_actions (self->board));
}

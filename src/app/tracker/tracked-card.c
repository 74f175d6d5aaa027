/* tracked-card.c: a unit on a real table, as a card
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/tracker/tracked-card.h"

#include <glib/gi18n-lib.h>

#include "app/base/unit-picture.h"
#include "text/game/tracker.h"

/* Logical pixels. */
#define PICTURE_SIZE 40

/* More would not be counted at a glance. */
#define MOST_BOXES 12

struct _DuckTrackedCard
{
  GtkFlowBoxChild parent_instance;

  guint index;
  WarTracked *unit; /* that is shown; or NULL */
  DuckUnitPicture *picture;
  GtkLabel *name;
  GtkLabel *boxes;
  GtkLabel *condition, *abilities;
};

G_DEFINE_FINAL_TYPE (DuckTrackedCard, duck_tracked_card, GTK_TYPE_FLOW_BOX_CHILD)

static guint chosen_signal, lost_signal, acted_signal, marked_signal;

guint
duck_tracked_card_get_index (DuckTrackedCard *self)
{
  g_return_val_if_fail (DUCK_IS_TRACKED_CARD (self), 0);

  return self->index;
}

/* "■■■□": what is left, and what is lost; of more than can be seen at a glance the words below tell
 * it alone. */
static char *
dup_boxes (gint strength, gint lost)
{
  GString *text = g_string_new (NULL);

  for (gint i = 0; i < strength && strength <= MOST_BOXES; i++)
    g_string_append (text, i < strength - lost ? "■" : "□");
  return g_string_free (text, FALSE);
}

static void
set_class (DuckTrackedCard *self, const char *name, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

void
duck_tracked_card_show (DuckTrackedCard *self, const WarTracker *tracker)
{
  g_return_if_fail (DUCK_IS_TRACKED_CARD (self));
  g_return_if_fail (self->index < tracker->units->len);

  WarTracked *unit = war_tracker_get_unit (tracker, self->index);
  gint strength = war_tracked_get_strength (unit, tracker->rules->system);
  g_autofree char *name = NULL, *boxes = NULL, *condition = NULL, *abilities = NULL;

  if (unit == self->unit)
    return;

  g_clear_pointer (&self->unit, war_tracked_unref);
  self->unit = war_tracked_ref (unit);
  name = text_tracked (tracker, self->index);
  boxes = dup_boxes (strength, unit->lost);
  condition = text_tracked_condition (tracker, self->index);
  abilities = text_tracked_abilities (tracker, self->index);
  duck_unit_picture_set_unit_type (self->picture, unit->type);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->boxes, boxes);
  gtk_widget_set_visible (GTK_WIDGET (self->boxes), *boxes != '\0');
  gtk_label_set_label (self->condition, condition);
  gtk_label_set_label (self->abilities, abilities);
  set_class (self, "lost", unit->lost >= strength);
  set_class (self, "acted", unit->has_acted);
  set_class (self, unit->side == 0 ? "side-1" : "side-2", TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, condition, -1);
}

/* ---------------------------------------------------------------------------------------------
 * Hands. */

static void
lose_cb (DuckTrackedCard *self)
{
  g_signal_emit (self, lost_signal, 0, 1);
}

static void
regain_cb (DuckTrackedCard *self)
{
  g_signal_emit (self, lost_signal, 0, -1);
}

static void
enter_cb (DuckTrackedCard *self)
{
  g_signal_emit (self, chosen_signal, 0);
}

static gboolean
lose_key_cb (GtkWidget *widget, GVariant *by, gpointer data)
{
  g_signal_emit (widget, lost_signal, 0, g_variant_get_int32 (by));
  return GDK_EVENT_STOP;
}

static gboolean
act_key_cb (GtkWidget *widget, GVariant *none, gpointer data)
{
  g_signal_emit (widget, acted_signal, 0);
  return GDK_EVENT_STOP;
}

static gboolean
mark_key_cb (GtkWidget *widget, GVariant *mark, gpointer data)
{
  g_signal_emit (widget, marked_signal, 0, g_variant_get_uint32 (mark));
  return GDK_EVENT_STOP;
}

/* ---------------------------------------------------------------------------------------------
 * The widget. */

static GtkWidget *
new_button (DuckTrackedCard *self, const char *icon, const char *tooltip, GCallback cb)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip,
                                  -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_add_css_class (button, "finger");
  /* Keys reach them as minus and plus of the card: so arrows and Tab go from card to card. */
  gtk_widget_set_focusable (button, FALSE);
  g_signal_connect_swapped (button, "clicked", cb, self);
  return button;
}

static GtkLabel *
add_label (GtkBox *box, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (box, label);
  return GTK_LABEL (label);
}

static GtkLabel *
add_wrapped (GtkBox *box, const char *style)
{
  GtkLabel *label = add_label (box, style);

  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  return label;
}

static void
duck_tracked_card_dispose (GObject *object)
{
  DuckTrackedCard *self = DUCK_TRACKED_CARD (object);

  g_clear_pointer (&self->unit, war_tracked_unref);

  G_OBJECT_CLASS (duck_tracked_card_parent_class)->dispose (object);
}

static void
add_key (GtkWidgetClass *klass, guint key, GtkShortcutFunc func, const char *format, gint32 value)
{
  gtk_widget_class_add_binding (klass, key, 0, func, format, value);
}

static void
duck_tracked_card_class_init (DuckTrackedCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_tracked_card_dispose;
  chosen_signal
    = g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  lost_signal = g_signal_new ("lost", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_INT);
  acted_signal
    = g_signal_new ("acted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  marked_signal = g_signal_new ("marked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_UINT);

  add_key (widget_class, GDK_KEY_minus, lose_key_cb, "i", 1);
  add_key (widget_class, GDK_KEY_KP_Subtract, lose_key_cb, "i", 1);
  add_key (widget_class, GDK_KEY_plus, lose_key_cb, "i", -1);
  add_key (widget_class, GDK_KEY_equal, lose_key_cb, "i", -1);
  add_key (widget_class, GDK_KEY_KP_Add, lose_key_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_space, 0, act_key_cb, NULL);
  for (guint i = 0; i < 9; i++)
    add_key (widget_class, GDK_KEY_1 + i, mark_key_cb, "u", (gint32) i);
}

static void
duck_tracked_card_init (DuckTrackedCard *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->picture = DUCK_UNIT_PICTURE (duck_unit_picture_new (NULL, PICTURE_SIZE));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  self->name = add_label (GTK_BOX (words), "heading");
  self->boxes = add_label (GTK_BOX (words), "boxes");
  self->condition = add_wrapped (GTK_BOX (words), "caption");
  /* What a figure on the table is asked for: read whole, also on a phone. */
  self->abilities = add_wrapped (GTK_BOX (words), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->abilities), "dim-label");
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->picture));
  gtk_box_append (GTK_BOX (line), words);
  gtk_box_append (GTK_BOX (line),
                  new_button (self, "list-remove-symbolic", _ ("Lose One"), G_CALLBACK (lose_cb)));
  gtk_box_append (GTK_BOX (line), new_button (self, "list-add-symbolic", _ ("Get One Back"),
                                              G_CALLBACK (regain_cb)));
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (self), line);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "force");
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (enter_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

GtkWidget *
duck_tracked_card_new (guint index)
{
  DuckTrackedCard *self = g_object_new (DUCK_TYPE_TRACKED_CARD, NULL);

  self->index = index;
  return GTK_WIDGET (self);
}

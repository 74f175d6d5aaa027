/* library-card.c: a document of the library, with its picture
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/library-card.h"

#include <glib/gi18n-lib.h>

#include "app/base/popups.h"
#include "text/operation/oddity.h"

struct _DuckLibraryCard
{
  AdwBin parent_instance;

  GtkImage *placeholder;
  GtkPicture *picture;
  GtkLabel *name;
  GtkLabel *details;
  GtkImage *icon;
  GtkLabel *place;
  GtkWidget *play;
  GtkMenuButton *menu;
  GMenuModel *item_menu;

  DuckLibraryItem *item; /* or NULL */
};

G_DEFINE_FINAL_TYPE (DuckLibraryCard, duck_library_card, ADW_TYPE_BIN)

static guint clicked_signal, menu_signal;

static void
update_picture (DuckLibraryCard *self)
{
  GdkTexture *picture = self->item != NULL ? duck_library_item_get_picture (self->item) : NULL;

  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (picture));
  gtk_widget_set_visible (GTK_WIDGET (self->placeholder), picture == NULL);
}

DuckLibraryItem *
duck_library_card_get_item (DuckLibraryCard *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_CARD (self), NULL);

  return self->item;
}

void
duck_library_card_set_item (DuckLibraryCard *self, DuckLibraryItem *item)
{
  g_return_if_fail (DUCK_IS_LIBRARY_CARD (self));

  if (self->item != NULL)
    g_signal_handlers_disconnect_by_func (self->item, update_picture, self);
  g_set_object (&self->item, item);
  update_picture (self);
  if (item == NULL)
    return;

  const char *icon = duck_kind_get_info (duck_library_item_get_kind (item))->icon;
  g_autofree char *place = duck_library_item_dup_place (item);
  g_autofree char *not_played = NULL;
  const WarSystem *system;
  gboolean damaged = duck_library_item_is_damaged (item);

  g_signal_connect_object (item, "notify::picture", G_CALLBACK (update_picture), self,
                           G_CONNECT_SWAPPED);
  system = duck_library_item_find_system (item);
  not_played = system != NULL ? text_not_played (system) : NULL;
  gtk_widget_set_sensitive (self->play, not_played == NULL);
  gtk_widget_set_tooltip_text (self->play, not_played != NULL ? not_played : _ ("Play"));
  gtk_label_set_label (self->name, duck_library_item_get_name (item));
  gtk_label_set_label (self->details, duck_library_item_get_details (item));
  gtk_label_set_label (self->place, place);
  gtk_widget_set_visible (self->play,
                          !damaged && duck_library_item_get_kind (item) == DUCK_KIND_OPERATION);
  gtk_image_set_from_icon_name (self->icon, icon);
  gtk_image_set_from_icon_name (self->placeholder, damaged ? "dialog-warning-symbolic" : icon);
}

void
duck_library_card_open_menu (DuckLibraryCard *self)
{
  g_return_if_fail (DUCK_IS_LIBRARY_CARD (self));

  gtk_menu_button_popup (self->menu);
}

/* The focus goes back to where the arrow keys lead on from. */
static void
popover_closed_cb (DuckLibraryCard *self)
{
  GtkWidget *cell = gtk_widget_get_parent (GTK_WIDGET (self));

  if (cell != NULL)
    gtk_widget_grab_focus (cell);
}

/* Few menus of many cards are ever opened, and a menu takes longer to make than a card. */
static void
create_menu_cb (GtkMenuButton *button, gpointer data)
{
  DuckLibraryCard *self = data;

  g_signal_emit (self, menu_signal, 0);
  if (gtk_menu_button_get_popover (button) != NULL)
    return;

  GtkWidget *popover = gtk_popover_menu_new_from_model (self->item_menu);

  g_signal_connect_object (popover, "closed", G_CALLBACK (popover_closed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (button, popover);
}

/* As by the menu: the card is chosen first. */
static void
play_cb (DuckLibraryCard *self)
{
  g_signal_emit (self, menu_signal, 0);
  gtk_widget_activate_action (GTK_WIDGET (self), "library.play", NULL);
}

static void
secondary_cb (DuckLibraryCard *self, int n_press, double x, double y)
{
  GtkWidget *popover;

  g_signal_emit (self, menu_signal, 0);
  popover = duck_menu_show_at (GTK_WIDGET (self), self->item_menu, x, y);
  g_signal_connect_object (popover, "closed", G_CALLBACK (popover_closed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
primary_cb (DuckLibraryCard *self, gint n_press)
{
  if (n_press == 1)
    g_signal_emit (self, clicked_signal, 0);
}

static void
duck_library_card_dispose (GObject *object)
{
  DuckLibraryCard *self = DUCK_LIBRARY_CARD (object);

  if (self->item != NULL)
    g_signal_handlers_disconnect_by_func (self->item, update_picture, self);
  g_clear_object (&self->item);

  G_OBJECT_CLASS (duck_library_card_parent_class)->dispose (object);
}

static void
duck_library_card_class_init (DuckLibraryCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = duck_library_card_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/library-card.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckLibraryCard, placeholder);
  gtk_widget_class_bind_template_child (widget_class, DuckLibraryCard, picture);
  gtk_widget_class_bind_template_child (widget_class, DuckLibraryCard, name);
  gtk_widget_class_bind_template_child (widget_class, DuckLibraryCard, details);
  gtk_widget_class_bind_template_child (widget_class, DuckLibraryCard, icon);
  gtk_widget_class_bind_template_child (widget_class, DuckLibraryCard, place);
  gtk_widget_class_bind_template_child (widget_class, DuckLibraryCard, play);
  gtk_widget_class_bind_template_child (widget_class, DuckLibraryCard, menu);
  gtk_widget_class_bind_template_child (widget_class, DuckLibraryCard, item_menu);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);

  clicked_signal = g_signal_new ("clicked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  menu_signal = g_signal_new ("menu", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 0);
}

static void
duck_library_card_init (DuckLibraryCard *self)
{
  GtkGesture *primary = gtk_gesture_click_new ();
  GtkGesture *secondary = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu, create_menu_cb, self, NULL);
  /* The cell has the focus; that the menu's button must not take it, the button in it does not
   * know. */
  gtk_widget_set_focusable (gtk_widget_get_first_child (GTK_WIDGET (self->menu)), FALSE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (secondary, "pressed", G_CALLBACK (secondary_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (secondary));
  g_signal_connect_swapped (primary, "released", G_CALLBACK (primary_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (primary));
}

GtkWidget *
duck_library_card_new (void)
{
  return g_object_new (DUCK_TYPE_LIBRARY_CARD, NULL);
}

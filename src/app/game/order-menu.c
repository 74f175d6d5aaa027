/* order-menu.c: a choice between orders
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/order-menu.h"

#include "app/base/popups.h"
#include "app/game/order-clauses.h"
#include "text/order.h"

/* What a button of the menu gives. */
typedef struct
{
  DuckPlay *play;
  WarOrder order;
} Entry;

static void
entry_free (gpointer data, GClosure *closure)
{
  Entry *entry = data;

  g_object_unref (entry->play);
  g_free (entry);
}

static void
clicked_cb (GtkButton *button, Entry *entry)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_POPOVER);
  g_autoptr (DuckPlay) play = g_object_ref (entry->play);
  WarOrder order = entry->order;

  gtk_popover_popdown (GTK_POPOVER (popover));
  duck_play_give (play, &order);
}

static GtkWidget *
new_button (DuckPlay *play, const WarOrder *order)
{
  const WarSetup *setup = duck_play_get_setup (play);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *text = text_order (setup, order);
  g_autofree char *forecast = text_forecast (setup, duck_play_get_view (play), order);
  const char *lines[] = { text, forecast };
  Entry *entry = g_new (Entry, 1);

  *entry = (Entry){ g_object_ref (play), *order };
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i] != NULL)
      {
        GtkWidget *label = gtk_label_new (lines[i]);

        gtk_label_set_xalign (GTK_LABEL (label), 0);
        gtk_label_set_wrap (GTK_LABEL (label), TRUE);
        gtk_label_set_max_width_chars (GTK_LABEL (label), 48);
        if (i > 0)
          {
            gtk_widget_add_css_class (label, "caption");
            gtk_widget_add_css_class (label, "dim-label");
          }
        gtk_box_append (GTK_BOX (box), label);
      }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_data (button, "clicked", G_CALLBACK (clicked_cb), entry, entry_free, 0);
  return button;
}

/* The button, and beside it the clauses behind what it does, if there are some. */
static GtkWidget *
new_entry (DuckPlay *play, const WarOrder *order)
{
  GtkWidget *button = new_button (play, order);
  GtkWidget *clauses = duck_order_clauses_new (play, order);
  GtkWidget *box;

  if (clauses == NULL)
    return button;

  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), clauses);
  return box;
}

void
duck_order_menu_show (GtkWidget *parent, const GdkRectangle *place, DuckPlay *play,
                      const GArray *orders)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (DUCK_IS_PLAY (play));

  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < orders->len; i++)
    gtk_box_append (GTK_BOX (box), new_entry (play, &g_array_index (orders, WarOrder, i)));
  gtk_widget_add_css_class (duck_popover_show (parent, place, box, GTK_POS_BOTTOM), "menu");
}

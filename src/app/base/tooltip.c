/* tooltip.c: tooltips that change often, and those of buttons that open something
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/tooltip.h"

#define KEY "duck-tooltip"

const char *
duck_tooltip_get (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  return g_object_get_data (G_OBJECT (widget), KEY);
}

static gboolean
has_opened (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_visible (child))
      return TRUE;
  return FALSE;
}

static gboolean
query_cb (GtkWidget *widget, int x, int y, gboolean by_keys, GtkTooltip *tooltip, gpointer data)
{
  const char *text = duck_tooltip_get (widget);

  gtk_tooltip_set_text (tooltip, text);
  return text != NULL && !has_opened (widget);
}

void
duck_tooltip_set (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (!gtk_widget_get_has_tooltip (widget))
    {
      g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_cb), NULL);
      gtk_widget_set_has_tooltip (widget, TRUE);
    }
  g_object_set_data_full (G_OBJECT (widget), KEY, g_strdup (text), g_free);
}

static gboolean
query_closed (GtkWidget *widget, int x, int y, gboolean by_keys, GtkTooltip *tooltip)
{
  GtkWidgetClass *usual = g_type_class_peek (GTK_TYPE_WIDGET);

  return !has_opened (widget) && usual->query_tooltip (widget, x, y, by_keys, tooltip);
}

void
duck_tooltip_hush_open (void)
{
  const GType types[] = { GTK_TYPE_MENU_BUTTON, GTK_TYPE_DROP_DOWN };

  /* They are final: none can be derived that does so by itself. The classes are kept. */
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    GTK_WIDGET_CLASS (g_type_class_ref (types[i]))->query_tooltip = query_closed;
}

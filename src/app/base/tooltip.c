/* tooltip.c: tooltips that change often
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
query_cb (GtkWidget *widget, int x, int y, gboolean by_keys, GtkTooltip *tooltip, gpointer data)
{
  const char *text = duck_tooltip_get (widget);

  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
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

/* motion.c: whether things move
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/motion.h"

#include <adwaita.h>

/* A setting of GTK that versions before have not. */
#define REDUCED "gtk-interface-reduced-motion"

gboolean
duck_motion_is_wanted (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  GObject *settings = G_OBJECT (gtk_widget_get_settings (widget));
  gint reduced = 0; /* no preference */

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (settings), REDUCED) != NULL)
    g_object_get (settings, REDUCED, &reduced, NULL);
  return reduced == 0 && adw_get_enable_animations (widget);
}

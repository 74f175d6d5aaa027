/* not-played.c: buttons that begin a game say when none can begin
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/not-played.h"

#include "text/operation/oddity.h"

void
duck_not_played_explain (GtkWidget *button, const WarSystem *system)
{
  g_return_if_fail (GTK_IS_WIDGET (button));
  g_return_if_fail (system != NULL);

  g_autofree char *reason = text_not_played (system);

  if (reason == NULL)
    return;

  gtk_widget_set_tooltip_text (button, reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  reason, -1);
}

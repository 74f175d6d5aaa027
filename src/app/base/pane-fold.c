/* pane-fold.c: the button at the border of a pane that folds it away, and brings it back
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/pane-fold.h"

#include <glib/gi18n-lib.h>

#include "app/base/mnemonics.h"
#include "app/base/tooltip.h"

/* What it was named last. */
#define KEY_NAME "duck-fold-name"

GtkWidget *
duck_pane_fold_new (DuckPane pane)
{
  GtkWidget *fold = gtk_button_new ();

  gtk_widget_add_css_class (fold, "osd");
  gtk_widget_add_css_class (fold, "pane-fold");
  gtk_widget_add_css_class (fold, pane == DUCK_PANE_START ? "start" : "end");
  /* The keys go where they went. */
  gtk_widget_set_focus_on_click (fold, FALSE);
  return fold;
}

void
duck_pane_fold_update (GtkWidget *fold, DuckPane pane, const char *title, gboolean is_folded)
{
  g_return_if_fail (GTK_IS_BUTTON (fold));
  g_return_if_fail (pane != DUCK_PANE_MAIN);

  /* The icons turn with the direction of reading. */
  const char *icon
    = is_folded == (pane == DUCK_PANE_START) ? "pan-end-symbolic" : "pan-start-symbolic";
  g_autofree char *shown = duck_mnemonics_dup_shown (title != NULL ? title : "");
  /* Translators: a part of the window by its title, such as "Units" */
  g_autofree char *name = g_strdup_printf (is_folded ? _ ("Show “%s”") : _ ("Hide “%s”"), shown);

  /* It is updated after each layout, which a new icon asks for, even if it is the same. */
  if (g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (fold)), icon) == 0
      && g_strcmp0 (g_object_get_data (G_OBJECT (fold), KEY_NAME), name) == 0)
    return;
  g_object_set_data_full (G_OBJECT (fold), KEY_NAME, g_strdup (name), g_free);
  gtk_button_set_icon_name (GTK_BUTTON (fold), icon);
  duck_tooltip_set (fold, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (fold), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

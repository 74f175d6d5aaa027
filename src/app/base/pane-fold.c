/* pane-fold.c: the button at the border of a pane that folds it away, and brings it back
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/pane-fold.h"

#include <glib/gi18n-lib.h>

#include "app/base/mnemonics.h"
#include "app/base/tooltip.h"

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

  gboolean points_to_end = is_folded == (pane == DUCK_PANE_START);
  g_autofree char *shown = duck_mnemonics_dup_shown (title != NULL ? title : "");
  /* Translators: a part of the window by its title, such as "Units" */
  g_autofree char *name = g_strdup_printf (is_folded ? _ ("Show “%s”") : _ ("Hide “%s”"), shown);

  /* The icons turn with the direction of reading. */
  gtk_button_set_icon_name (GTK_BUTTON (fold),
                            points_to_end ? "pan-end-symbolic" : "pan-start-symbolic");
  duck_tooltip_set (fold, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (fold), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

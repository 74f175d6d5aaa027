/* test-plan-names.c: everything on the pages of operations and campaigns has a name
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"
#include "names.h"

/* All rows below the widget. */
static void
fold_out (GtkWidget *widget)
{
  if (ADW_IS_EXPANDER_ROW (widget))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (widget), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fold_out (child);
}

/* The sections of the designer one after the other, then a campaign, with all rows folded out. */
static void
test_plans (AppFixture *fixture, gconstpointer data)
{
  static const char *const sections[]
    = { "briefing", "forces", "field", "victory", "play", "test" };
  g_autofree char *operation = app_build_data ("schemas/examples/example.duckop");
  g_autofree char *campaign = app_build_shipped ("blood-of-ypres.duckcampaign");
  g_autoptr (GString) faults = g_string_new (NULL);
  DuckPage *page = app_open (fixture, operation);
  GtkStack *stack = GTK_STACK (app_find (page, "sections"));

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      gtk_stack_set_visible_child_name (stack, sections[i]);
      fold_out (gtk_stack_get_visible_child (stack));
      app_wait_for_paint (GTK_WIDGET (fixture->window));
      app_check_names (fixture->window, sections[i], faults);
    }

  fold_out (GTK_WIDGET (app_open (fixture, campaign)));
  app_wait_for_paint (GTK_WIDGET (fixture->window));
  app_check_names (fixture->window, "campaign", faults);
  g_assert_cmpstr (faults->str, ==, "");
}

static void
add_tests (void)
{
  APP_ADD ("/plan-names/pages", test_plans);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}

/* test-names.c: everything on the pages has a name that can be read aloud
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"
#include "names.h"

#include "app/library/library-card.h"

/* Every page but those of operations and campaigns, which are in a program of their own. */
static void
test_pages (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *book = app_build_data ("books/entente-in-arms.duckbook");
  g_autofree char *game = app_build_data ("schemas/examples/example.duckgame");
  g_autofree char *table = app_build_data ("schemas/examples/example.ducktable");
  g_autofree char *army = app_build_shipped ("british-expeditionary-force.duckarmy");
  g_autofree char *field = app_build_shipped ("hooge.duckfield");
  const char *const paths[] = { army, book, field, game, table };
  g_autoptr (GString) faults = g_string_new (NULL);

  app_wait_for (app_count_type (fixture->window, DUCK_TYPE_LIBRARY_CARD) > 0);
  app_wait_for_paint (GTK_WIDGET (fixture->window));
  app_check_names (fixture->window, "the library", faults);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *name = g_path_get_basename (paths[i]);

      app_open (fixture, paths[i]);
      app_check_names (fixture->window, name, faults);
    }
  g_assert_cmpstr (faults->str, ==, "");
}

static void
add_tests (void)
{
  APP_ADD ("/names/pages", test_pages);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}

/* test-toasts.c: what a window says in passing
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/base/toasts.h"

static guint
count_shown (AppFixture *fixture)
{
  GType type = g_type_from_name ("AdwToastWidget");

  return type != 0 ? app_count_type (fixture->window, type) : 0;
}

/* With a button, so that nothing takes its place. */
static AdwToast *
offer (AppFixture *fixture, const char *text)
{
  return duck_shell_add_toast (DUCK_SHELL (fixture->window), text, "_Undo");
}

static AdwToast *
say (AppFixture *fixture, const char *text, gboolean at_once)
{
  return duck_toasts_say (app_find (fixture->window, "toasts"), text, at_once);
}

static void
wait_for_none (AppFixture *fixture)
{
  app_wait_for (count_shown (fixture) == 0);
}

static void
use_animations (gboolean use)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", use, NULL);
}

static void
count_cb (AdwToast *toast, guint *n)
{
  (*n)++;
}

/* ---------------------------------------------------------------------------------------------
 * Tests. */

/* Whoever closes one after the other, or changes what several are about, has them dismissed while
 * they come: of libadwaita 1.2 memory would be used that was freed. */
static void
test_quickly (AppFixture *fixture, gconstpointer data)
{
  guint dismissed = 0;

  use_animations (TRUE);
  for (guint round = 0; round < 2; round++)
    {
      AdwToast *toasts[3];

      for (guint i = 0; i < G_N_ELEMENTS (toasts); i++)
        {
          toasts[i] = offer (fixture, "Removed");
          g_signal_connect (toasts[i], "dismissed", G_CALLBACK (count_cb), &dismissed);
        }
      app_wait_for (count_shown (fixture) == 1);
      app_wait_for_paint (app_find_type (fixture->window, g_type_from_name ("AdwToastWidget")));
      for (guint i = 0; i < G_N_ELEMENTS (toasts); i++)
        duck_toasts_dismiss (toasts[i]);
    }

  app_wait_for (dismissed == 6);
  wait_for_none (fixture);
  use_animations (FALSE);
}

/* What is refused is said at once, before what waits; an offer stays until it has had its time. */
static void
test_at_once (AppFixture *fixture, gconstpointer data)
{
  AdwToast *saved, *printed, *offered;

  say (fixture, "Saved", FALSE);
  printed = say (fixture, "Printed", FALSE);
  g_assert_true (app_shows_text (fixture->window, "Saved"));
  say (fixture, "Refused", TRUE);
  app_wait_for (app_shows_text (fixture->window, "Refused"));
  g_assert_cmpuint (count_shown (fixture), ==, 1);
  duck_toasts_dismiss (say (fixture, "Refused", FALSE));
  app_wait_for (app_shows_text (fixture->window, "Saved"));
  duck_toasts_dismiss (printed);
  duck_toasts_dismiss (say (fixture, "Saved", FALSE));
  wait_for_none (fixture);

  offered = offer (fixture, "Deleted");
  app_wait_for (app_shows_text (fixture->window, "Deleted"));
  saved = say (fixture, "Saved", FALSE);
  say (fixture, "Refused", TRUE);
  g_assert_true (app_shows_text (fixture->window, "Deleted"));
  duck_toasts_dismiss (offered);
  app_wait_for (app_shows_text (fixture->window, "Refused"));
  duck_toasts_dismiss (saved);
  duck_toasts_dismiss (say (fixture, "Refused", FALSE));
  wait_for_none (fixture);
}

/* A key that is held down says the same again and again. */
static void
test_same (AppFixture *fixture, gconstpointer data)
{
  AdwToast *first = say (fixture, "There is no more <ammunition>", FALSE);

  g_assert_true (app_shows_text (fixture->window, "There is no more <ammunition>"));
  for (guint i = 0; i < 20; i++)
    g_assert_true (say (fixture, "There is no more <ammunition>", FALSE) == first);
  duck_toasts_dismiss (first);
  wait_for_none (fixture);
  g_assert_false (say (fixture, "There is no more <ammunition>", FALSE) == NULL);
}

/* What waits hears that it will not be said any more. */
static void
test_closed (AppFixture *fixture, gconstpointer data)
{
  guint dismissed = 0;

  for (guint i = 0; i < 3; i++)
    g_signal_connect (offer (fixture, "Deleted"), "dismissed", G_CALLBACK (count_cb), &dismissed);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  app_wait_for (dismissed == 3);
}

static void
add_tests (void)
{
  APP_ADD ("/toasts/quickly", test_quickly);
  APP_ADD ("/toasts/at-once", test_at_once);
  APP_ADD ("/toasts/same", test_same);
  APP_ADD ("/toasts/closed", test_closed);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}

/* test-events.c: none of the events of an order is lost
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/event.h"

/* Whoever listens has room for all; what would be lost is told of, and the game goes on. */
static void
test_full (void)
{
  g_autofree WarEvent *items = g_new (WarEvent, WAR_MAX_EVENTS);
  WarEvents events = { .items = items, .capacity = WAR_MAX_EVENTS };

  for (gint i = 0; i < WAR_MAX_EVENTS; i++)
    war_events_add (&events, 1, i, WAR_NONE, NULL);
  g_assert_cmpuint (events.n_items, ==, WAR_MAX_EVENTS);
  g_assert_cmpint (items[WAR_MAX_EVENTS - 1].actor, ==, WAR_MAX_EVENTS - 1);

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "an event of kind 7 is lost*");
  g_assert_nonnull (war_events_add (&events, 7, 0, WAR_NONE, NULL));
  g_test_assert_expected_messages ();
  g_assert_cmpuint (events.n_items, ==, WAR_MAX_EVENTS);
}

/* Who does not listen loses nothing. */
static void
test_unheard (void)
{
  WarEvents events = { .capacity = 0 };

  g_assert_nonnull (war_events_add (&events, 1, 0, WAR_NONE, NULL));
  g_assert_cmpuint (events.n_items, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/events/full", test_full);
  g_test_add_func ("/events/unheard", test_unheard);
  return g_test_run ();
}

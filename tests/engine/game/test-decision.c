/* test-decision.c: decisions, offers and sealed orders
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "probe/probe.h"

typedef struct
{
  WarSetup setup;
  WarState *state; /* without decisions */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  probe_setup_init (&fixture->setup, NULL);
  fixture->state = war_state_new (fixture->setup.layout, war_generator_new (1, 1));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_free (fixture->state);
  war_setup_clear (&fixture->setup);
}

static guint64
get_hash (const Fixture *fixture, const WarState *state)
{
  return war_state_hash (fixture->setup.layout, state);
}

static gint32
get_kind (const Fixture *fixture, gint row)
{
  g_assert_cmpint (row, !=, WAR_NONE);
  return war_state_peek_row (fixture->setup.layout, fixture->state, WAR_TABLE_DECISIONS,
                             (guint) row)[WAR_DECISION_KIND];
}

static guint
open (Fixture *fixture, gint seat, guint kind, gboolean must)
{
  guint row = 99;

  g_assert_true (war_decision_open (&fixture->setup, fixture->state, seat, kind, must, 5, 6, &row));
  return row;
}

static void
assert_seats (const Fixture *fixture, guint32 must, guint32 may)
{
  guint32 is_must, is_may;

  war_decision_get_seats (&fixture->setup, fixture->state, &is_must, &is_may);
  g_assert_cmphex (is_must, ==, must);
  g_assert_cmphex (is_may, ==, may);
}

/* What must be decided goes before offers, then the latest before those that it interrupts. */
static void
test_which_first (Fixture *fixture, gconstpointer data)
{
  guint first, offer, second;

  assert_seats (fixture, 0, 0);
  g_assert_cmpint (war_decision_find (&fixture->setup, fixture->state, 1), ==, WAR_NONE);

  first = open (fixture, 1, 10, TRUE);
  offer = open (fixture, 1, 11, FALSE);
  second = open (fixture, 1, 12, TRUE);
  open (fixture, 2, 13, FALSE);
  assert_seats (fixture, 1 << 1, 1 << 1 | 1 << 2);

  g_assert_cmpint (war_decision_find (&fixture->setup, fixture->state, 0), ==, WAR_NONE);
  g_assert_cmpint (get_kind (fixture, war_decision_find (&fixture->setup, fixture->state, 1)), ==,
                   12);
  war_decision_close (&fixture->setup, fixture->state, second);
  g_assert_cmpint (war_decision_find (&fixture->setup, fixture->state, 1), ==, (gint) first);
  g_assert_cmpint (war_decision_find_kind (&fixture->setup, fixture->state, 1, 11), ==,
                   (gint) offer);
  g_assert_cmpint (war_decision_find_kind (&fixture->setup, fixture->state, 1, 13), ==, WAR_NONE);

  /* A row that was closed is used again, and its decision is still the latest. */
  second = open (fixture, 1, 14, TRUE);
  g_assert_cmpint (war_decision_find (&fixture->setup, fixture->state, 1), ==, (gint) second);
  war_decision_close (&fixture->setup, fixture->state, first);
  first = open (fixture, 1, 15, TRUE);
  g_assert_cmpint (first, <, second);
  g_assert_cmpint (war_decision_find (&fixture->setup, fixture->state, 1), ==, (gint) first);
}

/* A question in the middle of something holds everybody up, offers too, until it is answered. */
static void
test_levels (Fixture *fixture, gconstpointer data)
{
  guint below = open (fixture, 0, 10, TRUE);
  guint above, beside;

  open (fixture, 2, 11, FALSE);
  above = open (fixture, 1, 12, TRUE);
  war_decision_set_level (&fixture->setup, fixture->state, above, 1);
  assert_seats (fixture, 1 << 1, 0);
  g_assert_cmpint (war_decision_find (&fixture->setup, fixture->state, 0), ==, WAR_NONE);
  g_assert_cmpint (war_decision_find (&fixture->setup, fixture->state, 2), ==, WAR_NONE);

  /* What is opened now belongs to what is going on. */
  beside = open (fixture, 2, 13, FALSE);
  g_assert_cmpint (war_decision_get_level (&fixture->setup, fixture->state), ==, 1);
  assert_seats (fixture, 1 << 1, 1 << 2);
  g_assert_cmpint (war_decision_find (&fixture->setup, fixture->state, 2), ==, (gint) beside);

  war_decision_close (&fixture->setup, fixture->state, above);
  war_decision_close (&fixture->setup, fixture->state, beside);
  assert_seats (fixture, 1 << 0, 1 << 2);
  g_assert_cmpint (war_decision_find (&fixture->setup, fixture->state, 0), ==, (gint) below);
}

/* A row that was free is taken as it is when new, whatever a view has hidden in it. */
static void
test_free_rows_are_reset (Fixture *fixture, gconstpointer data)
{
  guint64 hash;
  guint row;

  open (fixture, 0, 10, TRUE);
  hash = get_hash (fixture, fixture->state);
  war_decision_close (&fixture->setup, fixture->state, 0);
  war_state_get_row (fixture->setup.layout, fixture->state, WAR_TABLE_DECISIONS,
                     0)[WAR_DECISION_SECRET]
    = 1;
  row = open (fixture, 0, 10, TRUE);
  g_assert_cmpuint (row, ==, 0);
  g_assert_cmphex (get_hash (fixture, fixture->state), ==, hash);
}

static void
test_close_all (Fixture *fixture, gconstpointer data)
{
  guint64 hash = get_hash (fixture, fixture->state);

  open (fixture, 0, 1, TRUE);
  open (fixture, 1, 2, FALSE);
  open (fixture, 2, 1, FALSE);
  war_decision_close_all (&fixture->setup, fixture->state, 1);
  assert_seats (fixture, 0, 1 << 1);
  war_decision_close_all (&fixture->setup, fixture->state, 0);
  assert_seats (fixture, 0, 1 << 1);
  war_decision_close_all (&fixture->setup, fixture->state, WAR_NONE);
  assert_seats (fixture, 0, 0);
  g_assert_cmphex (get_hash (fixture, fixture->state), ==, hash);
}

static void
test_no_room (Fixture *fixture, gconstpointer data)
{
  guint64 hash;

  for (guint i = 0; i < 8; i++)
    g_assert_cmpuint (open (fixture, 0, i, TRUE), ==, i);
  hash = get_hash (fixture, fixture->state);
  g_assert_false (war_decision_open (&fixture->setup, fixture->state, 1, 1, TRUE, 0, 0, NULL));
  g_assert_cmphex (get_hash (fixture, fixture->state), ==, hash);
}

static void
test_secret (Fixture *fixture, gconstpointer data)
{
  guint first, second;

  g_assert_true (war_sealed_is_complete (&fixture->setup, fixture->state));
  open (fixture, 2, 1, TRUE);
  g_assert_true (war_sealed_is_complete (&fixture->setup, fixture->state));
  first = open (fixture, 0, 1, TRUE);
  second = open (fixture, 1, 1, TRUE);
  war_decision_set_secret (&fixture->setup, fixture->state, first);
  war_decision_set_secret (&fixture->setup, fixture->state, second);
  g_assert_false (war_sealed_is_complete (&fixture->setup, fixture->state));
  war_decision_close (&fixture->setup, fixture->state, first);
  g_assert_false (war_sealed_is_complete (&fixture->setup, fixture->state));
  war_decision_close (&fixture->setup, fixture->state, second);
  g_assert_true (war_sealed_is_complete (&fixture->setup, fixture->state));
}

static WarOrder
make_fire (gint seat, gint actor, guint n_targets)
{
  WarOrder order = war_order_new (PROBE_ORDER_FIRE, seat, actor);

  order.arguments[0] = 10 * seat + actor;
  for (guint i = 0; i < n_targets; i++)
    order.targets[order.n_targets++] = actor + (gint) i;

  return order;
}

/* Orders come out by seats, and as each seat gave them; who was quicker leaves no trace. */
static void
test_sealed_order (Fixture *fixture, gconstpointer data)
{
  const WarOrder orders[] = { make_fire (0, 3, 1), make_fire (0, 1, 16), make_fire (1, 2, 0),
                              make_fire (1, 1, 2), make_fire (2, 9, 3),  make_fire (2, 4, 1) };
  static const guint quicker[][6]
    = { { 0, 1, 2, 3, 4, 5 }, { 4, 5, 2, 3, 0, 1 }, { 2, 4, 0, 5, 1, 3 } };
  guint64 empty = get_hash (fixture, fixture->state), full = 0;

  for (guint i = 0; i < G_N_ELEMENTS (quicker); i++)
    {
      WarOrder order;

      for (guint j = 0; j < G_N_ELEMENTS (orders); j++)
        g_assert_true (war_sealed_add (&fixture->setup, fixture->state, &orders[quicker[i][j]]));
      if (i > 0)
        g_assert_cmphex (get_hash (fixture, fixture->state), ==, full);
      full = get_hash (fixture, fixture->state);

      order = make_fire (1, 7, 1);
      g_assert_false (war_sealed_add (&fixture->setup, fixture->state, &order));
      g_assert_cmphex (get_hash (fixture, fixture->state), ==, full);

      for (guint j = 0; j < G_N_ELEMENTS (orders); j++)
        {
          g_assert_true (war_sealed_take (&fixture->setup, fixture->state, &order));
          g_assert_true (war_order_equal (&order, &orders[j], probe_play.orders));
        }
      g_assert_false (war_sealed_take (&fixture->setup, fixture->state, &order));
      g_assert_cmphex (get_hash (fixture, fixture->state), ==, empty);
    }
}

static void
test_sealed_limits (Fixture *fixture, gconstpointer data)
{
  guint64 hash = get_hash (fixture, fixture->state);
  WarOrder order = make_fire (0, 1, 17), other;
  g_autofree WarState *copy = war_state_copy (fixture->state);

  g_assert_false (war_sealed_add (&fixture->setup, fixture->state, &order));
  order = make_fire (0, 1, 1);
  strcpy (order.text, "a secret");
  g_assert_false (war_sealed_add (&fixture->setup, fixture->state, &order));
  g_assert_cmphex (get_hash (fixture, fixture->state), ==, hash);

  /* What the kind has no use for leaves no trace. */
  order = other = make_fire (0, 1, 1);
  other.arguments[3] = 77;
  other.targets[9] = 78;
  g_assert_true (war_sealed_add (&fixture->setup, fixture->state, &order));
  g_assert_true (war_sealed_add (&fixture->setup, copy, &other));
  g_assert_cmphex (get_hash (fixture, fixture->state), ==, get_hash (fixture, copy));
}

/* Nobody but the seat itself and a game master sees what is sealed; a view drops it. */
static void
test_sealed_views (Fixture *fixture, gconstpointer data)
{
  WarOrder orders[2] = { make_fire (0, 1, 2), make_fire (1, 2, 2) };
  g_autofree WarState *state = war_setup_begin (&fixture->setup, 1);
  g_autofree WarState *view = war_state_copy (state);
  g_autofree WarState *other = war_state_copy (state);
  WarOrder order;

  g_assert_true (war_sealed_add (&fixture->setup, state, &orders[0]));
  g_assert_true (war_sealed_add (&fixture->setup, state, &orders[1]));
  orders[0].targets[0] = 8;
  orders[0].arguments[0] = 9;
  orders[0].actor = 7;
  orders[0].n_targets = 1;
  g_assert_true (war_sealed_add (&fixture->setup, other, &orders[0]));
  g_assert_true (war_sealed_add (&fixture->setup, other, &orders[1]));
  g_assert_cmphex (get_hash (fixture, state), !=, get_hash (fixture, other));

  for (gint seat = 0; seat < PROBE_N_SEATS; seat++)
    {
      g_autofree WarState *other_view = war_state_copy (other);
      gboolean is_same;

      war_play_view (&fixture->setup, state, seat, 1, view);
      war_play_view (&fixture->setup, other, seat, 1, other_view);
      is_same = get_hash (fixture, view) == get_hash (fixture, other_view);
      g_assert_cmpint (is_same, ==, seat != 0);

      if (seat < 2)
        {
          g_assert_true (war_sealed_take (&fixture->setup, view, &order));
          g_assert_cmpint (order.seat, ==, seat);
          g_assert_cmpint (order.actor, ==, seat + 1);
          g_assert_cmpuint (order.n_targets, ==, 2);
        }
      g_assert_false (war_sealed_take (&fixture->setup, view, &order));
    }

  war_state_get_row (fixture->setup.layout, state, WAR_TABLE_SEATS, 2)[WAR_SEAT_CONTROL]
    = WAR_CONTROL_MASTER;
  war_play_view (&fixture->setup, state, 2, 1, view);
  g_assert_true (war_sealed_take (&fixture->setup, view, &order));
  g_assert_true (war_sealed_take (&fixture->setup, view, &order));
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/decision/which-first", test_which_first);
  ADD ("/decision/levels", test_levels);
  ADD ("/decision/free-rows-are-reset", test_free_rows_are_reset);
  ADD ("/decision/close-all", test_close_all);
  ADD ("/decision/no-room", test_no_room);
  ADD ("/decision/secret", test_secret);
  ADD ("/decision/sealed/order", test_sealed_order);
  ADD ("/decision/sealed/limits", test_sealed_limits);
  ADD ("/decision/sealed/views", test_sealed_views);

  return g_test_run ();
}

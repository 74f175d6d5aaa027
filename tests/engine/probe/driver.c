/* driver.c: plays games of any rule system at random, and checks what must always hold
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "driver.h"

#include "engine/game/choice.h"
#include "engine/game/decision.h"

#define MAX_TRIES 100

static WarOption *
list (const WarSetup *setup, const WarState *state, gint seat, guint *n_options)
{
  GArray *options = war_play_list_options (setup, state, seat, WAR_NONE);

  *n_options = options->len;
  return (WarOption *) g_array_free (options, FALSE);
}

/* What an actor may do is what all may do, less the others. */
static void
check_actors (const WarSetup *setup, const WarState *state, gint seat)
{
  guint n_options;
  g_autofree WarOption *options = list (setup, state, seat, &n_options);
  WarOption first;

  for (guint i = 0; i < n_options; i += 7)
    {
      guint expected = 0;

      for (guint j = 0; j < n_options; j++)
        expected += options[j].actor == options[i].actor;
      if (options[i].actor != WAR_NONE)
        g_assert_cmpuint (setup->play->list (setup, state, seat, options[i].actor, &first, 1), ==,
                          expected);
    }
}

static gint
draw_seat (const WarSetup *setup, const WarState *state, WarGenerator *generator)
{
  gint seats[WAR_MAX_SEATS];
  guint n_seats = 0;
  guint32 must, may;

  war_decision_get_seats (setup, state, &must, &may);
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    if (((must | may) >> seat & 1) != 0)
      seats[n_seats++] = seat;

  g_assert_cmpuint (n_seats, >, 0);
  return seats[war_generator_draw (generator, n_seats)];
}

void
driver_choose (const WarSetup *setup, const WarState *state, WarGenerator *generator,
               WarOrder *order)
{
  gint seat = draw_seat (setup, state, generator);
  const gint32 *cells = war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, (guint) seat);
  g_autofree WarOption *options = NULL;
  guint n_options;

  if (cells[WAR_SEAT_CONTROL] == WAR_CONTROL_AUTOMATIC)
    {
      g_assert_true (setup->play->get_automatic (setup, state, seat, order));
      return;
    }

  options = list (setup, state, seat, &n_options);
  g_assert_cmpuint (n_options, >, 0);
  if (war_state_peek_row (setup->layout, state, WAR_TABLE_GAME, 0)[WAR_GAME_ORDER] % 16 == 0)
    check_actors (setup, state, seat);

  /* Sampling may find nothing where first arguments lead nowhere; elsewhere there is something. */
  for (guint i = 0; i < MAX_TRIES; i++)
    if (war_play_sample (setup, state, seat, &options[war_generator_draw (generator, n_options)],
                         generator, order))
      return;

  g_error ("nothing could be drawn from %u options", n_options);
}

static void
assert_allowed (const WarSetup *setup, const WarState *state, const WarOrder *order)
{
  WarRefusal refusal;

  if (!war_play_check (setup, state, order, &refusal))
    {
      g_autofree char *text = war_order_to_text (order, setup->play->orders);

      g_error ("“%s” is offered and refused: %u, %s", text, refusal.kind, refusal.clause);
    }
}

/* Orders with the first or the last value of every domain, unless those lead nowhere. */
static void
check_ends (const WarSetup *setup, const WarState *state, gint seat, const WarOption *option,
            gboolean is_last, WarGenerator *generator)
{
  const WarOrderKind *kind = &setup->play->orders[option->kind];
  WarOption narrowed = *option;
  WarOrder order = war_order_new (option->kind, seat, option->actor), other;

  for (guint i = 0; kind->arguments[i].name != NULL; i++)
    {
      WarDomain *domain = &narrowed.arguments[i];

      if (setup->play->narrow != NULL && !setup->play->narrow (setup, state, &order, i, &narrowed))
        return;
      order.arguments[i] = war_domain_get (domain, is_last ? war_domain_count (domain) - 1 : 0);
      war_domain_clear (domain, 1);
      war_domain_add (domain, order.arguments[i], order.arguments[i]);
    }

  /* Without targets it is complete; with some, sampling has to find them. */
  if (kind->targets == WAR_NONE)
    assert_allowed (setup, state, &order);
  if (!war_play_sample (setup, state, seat, option, generator, &other))
    return;
  assert_allowed (setup, state, &other);
  g_assert_true (war_play_offers (setup, state, option, &other));
}

static gboolean
is_offered (const WarSetup *setup, const WarState *state, const WarOption *options, guint n_options,
            const WarOrder *order)
{
  for (guint i = 0; i < n_options; i++)
    if (war_play_offers (setup, state, &options[i], order))
      return TRUE;

  return FALSE;
}

/* A table may be without rows: then no row is right. */
static gint
draw_row (const WarSetup *setup, WarGenerator *generator, gint table)
{
  guint n_rows = setup->layout->tables[table].n_rows;

  return n_rows > 0 ? (gint) war_generator_draw (generator, n_rows) : 0;
}

void
driver_draw_order (const WarSetup *setup, WarGenerator *generator, gint seat, WarOrder *order)
{
  const WarOrderKind *kinds = setup->play->orders, *kind;
  guint n_kinds = 0;

  while (kinds[n_kinds].name != NULL)
    n_kinds++;
  *order = war_order_new (war_generator_draw (generator, n_kinds), seat, WAR_NONE);
  kind = &kinds[order->kind];
  if (kind->actor != WAR_NONE)
    order->actor = draw_row (setup, generator, kind->actor);

  for (guint i = 0; kind->arguments[i].name != NULL; i++)
    order->arguments[i] = (gint32) war_generator_draw (generator, 10) - 1;
  if (kind->targets != WAR_NONE)
    {
      order->n_targets = war_generator_draw (generator, 4);
      for (guint i = 0; i < order->n_targets; i++)
        order->targets[i] = draw_row (setup, generator, kind->targets);
    }
}

void
driver_check_offers (const WarSetup *setup, const WarState *state, gint seat,
                     WarGenerator *generator)
{
  g_autofree WarState *view = war_state_copy (state);
  g_autofree WarOption *options = NULL;
  g_autofree WarOption *known = NULL;
  guint n_options, n_known;

  war_play_view (setup, state, seat, war_generator_next (generator), view);
  options = list (setup, state, seat, &n_options);
  known = list (setup, view, seat, &n_known);
  g_assert_cmpuint (n_known, ==, n_options);

  for (guint i = 0; i < n_options; i++)
    {
      WarOrder order;

      check_ends (setup, state, seat, &options[i], FALSE, generator);
      check_ends (setup, state, seat, &options[i], TRUE, generator);
      if (!war_play_sample (setup, view, seat, &known[i], generator, &order))
        continue;
      assert_allowed (setup, state, &order);
      g_assert_true (is_offered (setup, state, options, n_options, &order));
    }

  for (guint i = 0; i < 50; i++)
    {
      WarRefusal refusal;
      WarOrder order;
      gboolean is_allowed;

      driver_draw_order (setup, generator, seat, &order);
      is_allowed = war_play_check (setup, state, &order, &refusal);
      g_assert_cmpint (is_allowed, ==, is_offered (setup, state, options, n_options, &order));
      g_assert_cmpint (is_allowed, ==, war_play_check (setup, view, &order, &refusal));
    }
}

/* Whether the first arguments of the order are those of the choice. */
static gboolean
begins_as (const WarOrder *order, const WarChoice *choice)
{
  gboolean is_same = order->kind == choice->order.kind && order->actor == choice->order.actor;

  for (guint i = 0; i < choice->n_chosen; i++)
    is_same &= order->arguments[i] == choice->order.arguments[i];
  return is_same;
}

/* Completes a choice by pointing somewhere, or by each candidate. */
static void
check_choice (const WarSetup *setup, const WarState *state, const WarState *view,
              const WarChoice *choice, WarGenerator *generator)
{
  WarPosition place = { (WarLength) war_generator_draw (generator, 100 * WAR_CENTIMETRE),
                        (WarLength) war_generator_draw (generator, 100 * WAR_CENTIMETRE) };
  WarHeading heading = (WarHeading) war_generator_draw (generator, WAR_HEADING_TURN);
  WarOrder order;

  switch (war_choice_get_want (setup, choice))
    {
    case WAR_CHOICE_NOTHING:
      assert_allowed (setup, state, &choice->order);
      break;
    case WAR_CHOICE_TARGETS:
      for (guint i = 0; i < choice->option.n_candidates; i++)
        if (war_choice_name (choice, choice->option.candidates[i], &order))
          assert_allowed (setup, state, &order);
      break;
    case WAR_CHOICE_WAY:
    case WAR_CHOICE_PLACE:
    case WAR_CHOICE_TURN:
    case WAR_CHOICE_HEX:
    case WAR_CHOICE_NUMBER:
    default:
      if (war_choice_point (setup, view, choice, place, heading, &order))
        {
          assert_allowed (setup, state, &order);
          g_assert_true (begins_as (&order, choice));
        }
    }
}

void
driver_check_choices (const WarSetup *setup, const WarState *state, gint seat,
                      WarGenerator *generator)
{
  g_autofree WarState *view = war_state_copy (state);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));
  g_autofree WarOption *options = NULL;
  guint n_options;

  war_play_view (setup, state, seat, war_generator_next (generator), view);
  options = list (setup, state, seat, &n_options);
  war_choice_list (setup, view, seat, WAR_NONE, choices);

  for (guint i = 0; i < choices->len; i++)
    check_choice (setup, state, view, &g_array_index (choices, WarChoice, i), generator);

  /* Nothing that is offered is missing among them. */
  for (guint i = 0; i < n_options; i++)
    {
      WarOrder order;
      gboolean is_there = FALSE;

      if (!war_play_sample (setup, state, seat, &options[i], generator, &order))
        continue;
      for (guint j = 0; j < choices->len; j++)
        is_there |= begins_as (&order, &g_array_index (choices, WarChoice, j));
      g_assert_true (is_there);
    }
}

void
driver_check_state (const WarSetup *setup, const WarState *state)
{
  g_autofree char *fault = war_play_find_fault (setup, state);

  g_assert_cmpstr (fault, ==, NULL);
}

void
driver_play (WarGame *game, guint64 seed, guint most)
{
  WarGenerator generator = war_generator_new (seed, 77);

  while (game->records->len < most
         && game->setup->play->get_winner (game->setup, game->state) == WAR_WINNER_NONE)
    {
      WarOrder order;

      driver_choose (game->setup, game->state, &generator, &order);
      g_assert_cmpint (war_game_give (game, &order, NULL, 0, NULL, NULL, NULL), ==,
                       WAR_OUTCOME_DONE);
      driver_check_state (game->setup, game->state);
    }
}

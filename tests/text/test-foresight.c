/* test-foresight.c: what is said of an order of Entrenched! before it is given
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "text/field/sight.h"
#include "text/game/foresight.h"
#include "text/game/order.h"

#include "own-books.h"
#include "scenario.h"

static void
test_forecast (Fixture *fixture, gconstpointer data)
{
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_FIRE, 0, BRITISH);
  const guint rows[] = { BRITISH, GERMANS };
  g_autofree char *shot = NULL;
  g_autofree char *move = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gint32 *cells = war_setup_get_piece (fixture->setup, fixture->state, rows[i]);

      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
      cells[WAR_PIECE_X] = ((gint) i * 4 + 18) * WAR_INCH;
      cells[WAR_PIECE_Y] = WAR_INCH;
    }

  /* Four dice on 4+, saves on 4+: one wound of six. */
  order.n_targets = 1;
  order.targets[0] = GERMANS;
  shot = text_forecast (fixture->setup, fixture->state, &order);
  g_assert_cmpstr (shot, ==, "1.0 wounds, destroyed 0\u00a0%");

  war_setup_get_piece (fixture->setup, fixture->state, GERMANS)[WAR_ENTRENCHED_PIECE_LEFT] = 4;
  g_free (shot);
  shot = text_forecast (fixture->setup, fixture->state, &order);
  g_assert_cmpstr (shot, ==, "1.0 wounds, destroyed <\u00a01\u00a0%");

  /* Four bayonets on 5+, saves on 4+. */
  order.kind = WAR_ENTRENCHED_ORDER_RECEIVE;
  g_free (shot);
  shot = text_forecast (fixture->setup, fixture->state, &order);
  g_assert_cmpstr (shot, ==, "itself 0.7 wounds, destroyed <\u00a01\u00a0%");

  order.kind = WAR_ENTRENCHED_ORDER_ENTER;
  move = text_forecast (fixture->setup, fixture->state, &order);
  g_assert_null (move);
}

/* entrenched.5.7, E-27: what counts is said with its clause, and where the cover is from; of others
 * under a template it is not. */
static void
test_modifiers (Fixture *fixture, gconstpointer data)
{
  const GPtrArray *features = fixture->setup->operation->field->features;
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_FIRE, 0, BRITISH);
  g_autofree char *name = text_feature (g_ptr_array_index (features, 0));
  g_autofree char *expected
    = g_strdup_printf ("cover: saves +2 [5.7] (%s), opening volley: dice −2 [E-27]", name);
  g_autofree char *both = NULL, *own = NULL;
  WarForeseenLoss *loss;

  war_foresight_init (foresight);
  loss = war_foresight_add_loss (foresight, GERMANS);
  loss->cover = 2;
  loss->cover_feature = 0;
  war_foresight_add_modifier (foresight, WAR_ENTRENCHED_MODIFIER_COVER, GERMANS, 2,
                              "entrenched.5.7");
  war_foresight_add_modifier (foresight, WAR_ENTRENCHED_MODIFIER_VOLLEY, BRITISH, -2,
                              "entrenched.E-27");
  own = text_foresight_modifiers (fixture->setup, &order, foresight);
  g_assert_cmpstr (own, ==, "opening volley: dice −2 [E-27]");

  order.n_targets = 1;
  order.targets[0] = GERMANS;
  both = text_foresight_modifiers (fixture->setup, &order, foresight);
  g_assert_cmpstr (both, ==, expected);
  war_foresight_clear (foresight);
}

/* What a charge costs is nothing where the target may not strike back at it. */
static void
test_charge_forecast (Fixture *fixture, gconstpointer data)
{
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_CHARGE, 0, BRITISH);
  const guint rows[] = { BRITISH, GERMANS };
  g_autofree char *answered = NULL;
  g_autofree char *unanswered = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gint32 *cells = war_setup_get_piece (fixture->setup, fixture->state, rows[i]);

      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
      cells[WAR_PIECE_X] = ((gint) i * 3 + 18) * WAR_INCH;
      cells[WAR_PIECE_Y] = WAR_INCH;
      cells[WAR_PIECE_HEADING] = i == 0 ? 1024 : 3072;
    }
  war_state_get_game (fixture->setup->layout, fixture->state)[WAR_GAME_ROUND] = 3;
  order.arguments[0] = 1;
  order.n_targets = 1;
  order.targets[0] = GERMANS;
  answered = text_forecast (fixture->setup, fixture->state, &order);
  g_assert_cmpstr (answered, ==,
                   "0.7 wounds, destroyed 0\u00a0%; itself 0.9 wounds, destroyed 1\u00a0%");

  war_setup_get_piece (fixture->setup, fixture->state, GERMANS)[WAR_ENTRENCHED_PIECE_STRUCK_ROUND]
    = 2;
  unanswered = text_forecast (fixture->setup, fixture->state, &order);
  g_assert_cmpstr (unanswered, ==,
                   "0.7 wounds, destroyed 0\u00a0%; itself 0.0 wounds, destroyed 0\u00a0%");
}

/* A charge out of the turnip field into the beet field has to pass the mud of both first. */
static void
test_bog_forecast (Fixture *fixture, gconstpointer data)
{
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_CHARGE, 1, CAVALRY);
  const guint rows[] = { CAVALRY, BRITISH };
  g_autofree char *charge = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gint32 *cells = war_setup_get_piece (fixture->setup, fixture->state, rows[i]);

      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
      cells[WAR_PIECE_X] = 40800 + 6500 * (gint) i;
      cells[WAR_PIECE_Y] = 5000;
      cells[WAR_PIECE_HEADING] = i == 0 ? 1024 : 3072;
    }
  war_state_get_game (fixture->setup->layout, fixture->state)[WAR_GAME_ROUND] = 3;
  order.n_targets = 1;
  order.targets[0] = BRITISH;
  charge = text_forecast (fixture->setup, fixture->state, &order);
  g_assert_cmpstr (charge, ==,
                   "bog check 3+ (67\u00a0%) at once: failing it stays, "
                   "bog check 3+ (67\u00a0%) at 0.4″: failing it stops there; otherwise: "
                   "1.0 wounds, destroyed 1\u00a0%; itself 0.3 wounds, destroyed 0\u00a0%");
}

static void
test_way (Fixture *fixture, gconstpointer data)
{
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_MOVE, 0, BRITISH);
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  g_autofree char *nowhere = NULL;
  g_autofree char *way = NULL;
  g_autofree char *at_once = NULL;
  g_autofree char *wheeled = NULL;
  g_autofree char *charge = NULL;
  WarForeseenCheck *check;

  war_foresight_init (foresight);
  nowhere = text_foresight_way (fixture->setup, &order, foresight);
  g_assert_null (nowhere);

  foresight->has_way = TRUE;
  foresight->distance = 34 * WAR_INCH / 10;
  foresight->most = 4 * WAR_INCH;
  foresight->n_poses = 1;
  foresight->poses[0] = (WarForeseenPose){ .row = BRITISH, .base = { .heading = 3 * 512 } };
  check = war_foresight_add_check (foresight, WAR_ENTRENCHED_CHECK_WIRE, BRITISH);
  check->need = 5;
  check->chance = war_probability (2, 6);
  check->distance = 21 * WAR_INCH / 10;
  way = text_foresight_way (fixture->setup, &order, foresight);
  g_assert_cmpstr (
    way, ==,
    "3.4″ of 4″, facing south-east, wire check 5+ (33\u00a0%) at 2.1″: failing it stops "
    "there");

  check->distance = WAR_FORESEEN_AT_ONCE;
  at_once = text_foresight_way (fixture->setup, &order, foresight);
  g_assert_nonnull (strstr (at_once, "(33\u00a0%) at once: failing it stays"));

  foresight->n_checks = 0;
  foresight->wheel = WAR_INCH / 2;
  wheeled = text_foresight_way (fixture->setup, &order, foresight);
  g_assert_true (g_str_has_prefix (wheeled, "3.4″ of 4″, the wheel takes ½″"));

  foresight->has_way = FALSE;
  foresight->contact = GERMANS;
  foresight->contact_edge = WAR_EDGE_REAR;
  charge = text_foresight_way (fixture->setup, &order, foresight);
  g_assert_cmpstr (charge, ==, "to the rear of German Infantry 1");
}

static void
test_loss (Fixture *fixture, gconstpointer data)
{
  const WarForeseenLoss loss = { .row = GERMANS,
                                 .loss = 2 * WAR_PROBABILITY_ONE + war_probability (1, 10),
                                 .destroyed = war_probability (12, 100) };
  const WarModifier cover = {
    .kind = WAR_ENTRENCHED_MODIFIER_COVER, .row = GERMANS, .amount = 1, .clause = "entrenched.5.7"
  };
  const WarModifier signal
    = { .kind = WAR_ENTRENCHED_MODIFIER_SIGNAL, .row = VICKERS, .amount = 1 };
  g_autofree char *said = text_foresight_loss (fixture->setup, &loss);
  g_autofree char *covered = text_foresight_modifier (fixture->setup, &cover);
  g_autofree char *signalled = text_foresight_modifier (fixture->setup, &signal);

  g_assert_cmpstr (said, ==, "German Infantry 1: 2.1 wounds on average, 12\u00a0% to destroy");
  g_assert_cmpstr (covered, ==, "cover: saves +1 [5.7]");
  g_assert_cmpstr (signalled, ==, "signaller: rolls to hit +1");
}

/* What is rolled, and what nothing can come of. */
static void
test_dice (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    WarForeseenLoss loss;
    const char *said;
  } cases[] = {
    { { .n_dice = 0, .need = 4 }, NULL },
    { { .n_dice = 1, .need = 8 }, "1 die, 8+" },
    { { .n_dice = 6, .need = 0 }, "6 dice" },
    { { .n_dice = 6, .need = 4, .save = 5 }, "6 dice, 4+, saved on 5+" },
    { { .n_dice = 6, .need = 4, .save = 1 }, "6 dice, 4+, but saves cannot fail" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *said = text_foresight_dice (&cases[i].loss);

      g_assert_cmpstr (said, ==, cases[i].said);
    }
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  own_books_use ();
  ADD ("/text/foresight/entrenched.5.5/forecast", test_forecast);
  ADD ("/text/foresight/entrenched.7.10/charge-forecast", test_charge_forecast);
  ADD ("/text/foresight/entrenched.5.7/modifiers", test_modifiers);
  ADD ("/text/foresight/entrenched.4.7/bog-forecast", test_bog_forecast);
  ADD ("/text/foresight/entrenched.4.11/foreseen-way", test_way);
  ADD ("/text/foresight/entrenched.5.7/foreseen-loss", test_loss);
  ADD ("/text/foresight/dice", test_dice);
  return g_test_run ();
}

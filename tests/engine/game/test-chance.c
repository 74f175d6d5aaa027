/* test-chance.c: questions, answers and events
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/game/event.h"

static const WarQuestion two_d6 = { .kind = WAR_QUESTION_DICE,
                                    .purpose = "to-hit",
                                    .clause = "probe.3.4",
                                    .owner = 1,
                                    .sides = 6,
                                    .count = 2,
                                    .need = 5 };
static const WarQuestion place = { .kind = WAR_QUESTION_POSITION,
                                   .purpose = "shell",
                                   .count = 1,
                                   .minimum = { -30, 1000 },
                                   .maximum = { 30, 1002 } };
static const WarQuestion heading
  = { .kind = WAR_QUESTION_DIRECTION, .purpose = "scatter", .count = 1, .sides = 24 };
static const WarQuestion whom
  = { .kind = WAR_QUESTION_ONE_OF, .purpose = "who", .count = 1, .sides = 3 };

static void
test_generator (void)
{
  g_autofree WarChance *chance = g_new (WarChance, 1);
  WarGenerator generator = war_generator_new (2, 1);
  guint seen[4][25] = { 0 };

  for (guint i = 0; i < 3000; i++)
    {
      gint32 results[WAR_MAX_DICE];

      war_chance_init (chance, WAR_CHANCE_GENERATOR);
      g_assert_true (war_chance_ask (chance, &generator, &two_d6, results));
      g_assert_true (results[0] >= 1 && results[0] <= 6 && results[1] >= 1 && results[1] <= 6);
      seen[0][results[0]]++;
      seen[0][results[1] + 6]++;
      g_assert_true (war_chance_ask (chance, &generator, &place, results));
      g_assert_true (results[0] >= -30 && results[0] <= 30);
      g_assert_true (results[1] >= 1000 && results[1] <= 1002);
      seen[1][results[1] - 1000]++;
      g_assert_true (war_chance_ask (chance, &generator, &heading, results));
      g_assert_true (results[0] >= 0 && results[0] < 24);
      seen[2][results[0]]++;
      g_assert_true (war_chance_ask (chance, &generator, &whom, results));
      g_assert_true (results[0] >= 0 && results[0] < 3);
      seen[3][results[0]]++;
      g_assert_true (war_chance_is_used_up (chance));
      g_assert_cmpuint (chance->n_answers, ==, 6);
    }

  for (guint i = 1; i <= 12; i++)
    g_assert_cmpuint (seen[0][i], >, 400);
  for (guint i = 0; i < 3; i++)
    g_assert_true (seen[1][i] > 850 && seen[3][i] > 850);
  for (guint i = 0; i < 24; i++)
    g_assert_cmpuint (seen[2][i], >, 70);
}

static void
test_widest_place (void)
{
  g_autofree WarChance *chance = g_new (WarChance, 1);
  WarGenerator generator = war_generator_new (2, 1);
  WarQuestion question = { .kind = WAR_QUESTION_POSITION,
                           .count = 1,
                           .minimum = { G_MININT32, 5 },
                           .maximum = { G_MAXINT32, 5 } };
  gint32 results[2];
  guint n_negative = 0;

  for (guint i = 0; i < 500; i++)
    {
      war_chance_init (chance, WAR_CHANCE_GENERATOR);
      g_assert_true (war_chance_ask (chance, &generator, &question, results));
      n_negative += results[0] < 0;
      g_assert_cmpint (results[1], ==, 5);
    }
  g_assert_true (n_negative > 150 && n_negative < 350);
}

/* The generator goes on in the same way whoever answers. */
static void
test_replay (void)
{
  const WarQuestion *questions[] = { &two_d6, &place, &heading, &whom, &two_d6 };
  g_autofree WarChance *rolled = g_new (WarChance, 1);
  g_autofree WarChance *given = g_new (WarChance, 1);
  WarGenerator a = war_generator_new (3, 1), b = a;
  gint32 first[2], second[2];

  war_chance_init (rolled, WAR_CHANCE_GENERATOR);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    g_assert_true (war_chance_ask (rolled, &a, questions[i], first));

  war_chance_init (given, WAR_CHANCE_GIVEN);
  for (guint i = 0; i < rolled->n_answers; i++)
    g_assert_true (war_chance_give (given, rolled->answers[i]));
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    g_assert_true (war_chance_ask (given, &b, questions[i], second));
  g_assert_cmpmem (first, sizeof first, second, sizeof second);
  g_assert_cmpuint (given->n_answers, ==, rolled->n_answers);
  g_assert_cmphex (a.state, ==, b.state);

  /* Other answers do not change what the generator does either. */
  b = war_generator_new (3, 1);
  war_chance_init (given, WAR_CHANCE_GIVEN);
  for (guint i = 0; i < rolled->n_answers; i++)
    war_chance_give (given, i == 0 ? 7 - rolled->answers[0] : rolled->answers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    g_assert_true (war_chance_ask (given, &b, questions[i], second));
  g_assert_cmphex (a.state, ==, b.state);
}

static void
test_missing (void)
{
  g_autofree WarChance *chance = g_new (WarChance, 1);
  WarGenerator generator = war_generator_new (3, 1);
  gint32 results[2];

  war_chance_init (chance, WAR_CHANCE_GIVEN);
  g_assert_false (war_chance_ask (chance, &generator, &two_d6, results));
  g_assert_true (chance->is_missing);
  g_assert_cmpstr (chance->missing.purpose, ==, "to-hit");
  g_assert_cmpstr (chance->missing.clause, ==, "probe.3.4");
  g_assert_cmpint (chance->missing.owner, ==, 1);
  g_assert_cmpint (chance->missing.need, ==, 5);

  g_assert_cmpuint (chance->missing.count, ==, 2);

  /* One die of two: one lacks. */
  war_chance_init (chance, WAR_CHANCE_GIVEN);
  g_assert_true (war_chance_give (chance, 6));
  g_assert_false (war_chance_ask (chance, &generator, &two_d6, results));
  g_assert_true (chance->is_missing);
  g_assert_cmpuint (chance->missing.count, ==, 1);
  g_assert_false (chance->is_wrong);
}

/* A die has no 0: its last side is where the circle begins. */
static void
test_last_side (void)
{
  g_autofree WarChance *chance = g_new (WarChance, 1);
  WarGenerator generator = war_generator_new (3, 1);
  gint32 result;

  war_chance_init (chance, WAR_CHANCE_GIVEN);
  g_assert_true (war_chance_give (chance, 24));
  g_assert_true (war_chance_ask (chance, &generator, &heading, &result));
  g_assert_cmpint (result, ==, 0);
}

static void
test_wrong (void)
{
  static const struct
  {
    const WarQuestion *question;
    gint32 answers[2];
    guint n_answers;
  } wrong[] = {
    { &two_d6, { 0, 1 }, 2 },     { &two_d6, { 7, 1 }, 2 },    { &two_d6, { 1, -1 }, 2 },
    { &place, { -31, 1000 }, 2 }, { &place, { 31, 1000 }, 2 }, { &place, { 0, 999 }, 2 },
    { &place, { 0, 1003 }, 2 },   { &heading, { 25 }, 1 },     { &heading, { -1 }, 1 },
    { &whom, { 3 }, 1 },          { &whom, { -1 }, 1 },
  };
  g_autofree WarChance *chance = g_new (WarChance, 1);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      WarGenerator generator = war_generator_new (3, 1);
      gint32 results[2];

      war_chance_init (chance, WAR_CHANCE_GIVEN);
      for (guint j = 0; j < wrong[i].n_answers; j++)
        war_chance_give (chance, wrong[i].answers[j]);
      g_assert_false (war_chance_ask (chance, &generator, wrong[i].question, results));
      g_assert_true (chance->is_wrong);
      g_assert_false (chance->is_missing);
    }
}

static void
test_capacity (void)
{
  g_autofree WarChance *chance = g_new (WarChance, 1);
  WarGenerator generator = war_generator_new (3, 1);
  WarQuestion question = two_d6;
  gint32 results[WAR_MAX_DICE];

  question.count = WAR_MAX_DICE;
  war_chance_init (chance, WAR_CHANCE_GENERATOR);
  for (guint i = 0; i < WAR_MAX_ANSWERS / WAR_MAX_DICE; i++)
    g_assert_true (war_chance_ask (chance, &generator, &question, results));
  g_assert_cmpuint (chance->n_answers, ==, WAR_MAX_ANSWERS);

  war_chance_init (chance, WAR_CHANCE_GIVEN);
  for (guint i = 0; i < WAR_MAX_ANSWERS; i++)
    g_assert_true (war_chance_give (chance, 1));
  g_assert_false (war_chance_give (chance, 1));
  g_assert_cmpuint (chance->n_given, ==, WAR_MAX_ANSWERS);

  /* No dice at all are no question. */
  question.count = 0;
  war_chance_init (chance, WAR_CHANCE_GIVEN);
  g_assert_true (war_chance_ask (chance, &generator, &question, results));
}

/* One seat rolls dice of its own, the rest is the program's; the record has them all. */
static void
test_mixed (void)
{
  g_autofree WarChance *chance = g_new (WarChance, 1);
  g_autofree WarChance *replay = g_new (WarChance, 1);
  WarGenerator first = war_generator_new (3, 1), second = first, third = first;
  WarQuestion theirs = two_d6;
  gint32 results[2], again[2];

  theirs.owner = 0;
  war_chance_init_mixed (chance, 1u << two_d6.owner);
  g_assert_true (war_chance_ask (chance, &first, &theirs, results));
  g_assert_true (war_chance_ask (chance, &first, &place, results));
  g_assert_false (war_chance_ask (chance, &first, &two_d6, results));
  g_assert_true (chance->is_missing);
  g_assert_cmpint (chance->missing.owner, ==, two_d6.owner);

  /* Carried out again with what the people rolled, the program's dice fall as they did. */
  g_assert_true (war_chance_give (chance, 6));
  g_assert_true (war_chance_give (chance, 1));
  war_chance_rewind (chance);
  g_assert_true (war_chance_ask (chance, &second, &theirs, results));
  g_assert_true (war_chance_ask (chance, &second, &place, again));
  g_assert_true (war_chance_ask (chance, &second, &two_d6, again));
  g_assert_cmpint (again[0], ==, 6);
  g_assert_cmpint (again[1], ==, 1);
  g_assert_true (war_chance_is_used_up (chance));
  g_assert_cmpuint (chance->n_answers, ==, 6);

  war_chance_init (replay, WAR_CHANCE_GIVEN);
  for (guint i = 0; i < chance->n_answers; i++)
    g_assert_true (war_chance_give (replay, chance->answers[i]));
  g_assert_true (war_chance_ask (replay, &third, &theirs, again));
  g_assert_cmpmem (results, sizeof results, again, sizeof again);
  g_assert_true (war_chance_ask (replay, &third, &place, again));
  g_assert_true (war_chance_ask (replay, &third, &two_d6, again));
  g_assert_true (war_chance_is_used_up (replay));
  g_assert_true (second.state == third.state);
}

static void
test_successes (void)
{
  const gint32 dice[] = { 1, 4, 5, 6, 5 };

  g_assert_cmpuint (war_dice_count_successes (dice, 5, 5), ==, 3);
  g_assert_cmpuint (war_dice_count_successes (dice, 5, 7), ==, 0);
  g_assert_cmpuint (war_dice_count_successes (dice, 5, 1), ==, 5);
  g_assert_cmpuint (war_dice_count_successes (dice, 2, 5), ==, 0);
}

/* What is added to a die counts for what it needs; the same reason on several dice is said once. */
static void
test_modified_dice (void)
{
  static const gint32 dice[] = { 4, 5, 3, 6 };
  WarQuestion question = two_d6;
  WarEvent event = { 0 };

  question.count = 4;
  question.need = 5;
  question.adds[0] = 1;
  question.adds[1] = -1;
  war_question_add_modifier (&question, 7, 2, -1, "probe.1", 1);
  war_question_add_modifier (&question, 7, 2, -1, "probe.1", 2);
  war_question_add_modifier (&question, 8, 2, 0, "probe.1", 1);
  war_question_add_modifier (&question, 9, 2, 1, "probe.1", 4);
  war_event_set_dice (&event, &question, dice);
  g_assert_true (war_event_die_succeeds (&event, 0));
  g_assert_false (war_event_die_succeeds (&event, 1));
  g_assert_false (war_event_die_succeeds (&event, 2));
  g_assert_true (war_event_die_succeeds (&event, 3));
  g_assert_cmpuint (war_event_count_successes (&event), ==, 2);
  g_assert_cmpfloat_with_epsilon (war_event_get_die_chance (&event, 0), 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (war_event_get_die_chance (&event, 1), 1 / 6., 1e-9);
  g_assert_true (war_event_has_adds (&event));
  g_assert_cmpuint (event.n_modifiers, ==, 2);
  g_assert_cmpuint (event.modifiers[0].n_dice, ==, 3);
  g_assert_cmpuint (event.modifiers[1].n_dice, ==, 0);

  question.adds[0] = question.adds[1] = 0;
  question.need = 0;
  war_event_set_dice (&event, &question, dice);
  g_assert_false (war_event_has_adds (&event));
  g_assert_cmpuint (war_event_count_successes (&event), ==, 4);
}

/* Who has rolled some of the dice is asked for the others, with what is added to those. */
static void
test_missing_modified_dice (void)
{
  g_autofree WarChance *chance = g_new (WarChance, 1);
  WarGenerator generator = war_generator_new (3, 1);
  WarQuestion question = two_d6;
  gint32 results[4];

  question.count = 4;
  question.adds[0] = question.adds[1] = -1;
  question.adds[3] = 2;
  war_chance_init (chance, WAR_CHANCE_GIVEN);
  war_chance_give (chance, 5);
  war_chance_give (chance, 6);
  g_assert_false (war_chance_ask (chance, &generator, &question, results));
  g_assert_true (chance->is_missing);
  g_assert_cmpuint (chance->missing.count, ==, 2);
  g_assert_cmpint (chance->missing.adds[0], ==, 0);
  g_assert_cmpint (chance->missing.adds[1], ==, 2);
  g_assert_cmpint (chance->missing.adds[3], ==, 0);
}

/* A reason that holds for all dice still does when it is said of some of them again. */
static void
test_modifier_of_all_dice (void)
{
  WarQuestion question = two_d6;

  question.count = 4;
  war_question_add_modifier (&question, 7, 2, -1, "probe.1", 0);
  war_question_add_modifier (&question, 7, 2, -1, "probe.1", 2);
  war_question_add_modifier (&question, 8, 2, -1, "probe.1", 1);
  war_question_add_modifier (&question, 8, 2, -1, "probe.1", 0);
  g_assert_cmpuint (question.n_modifiers, ==, 2);
  g_assert_cmpuint (question.modifiers[0].n_dice, ==, 0);
  g_assert_cmpuint (question.modifiers[1].n_dice, ==, 0);
}

static void
test_events (void)
{
  WarEvent items[3], *event;
  WarEvents events = { .items = items, .capacity = 3 };
  WarQuestion question = two_d6;
  gint32 dice[WAR_MAX_DICE];

  question.count = WAR_MAX_DICE;
  for (guint i = 0; i < WAR_MAX_DICE; i++)
    dice[i] = (gint32) i % 6 + 1;

  for (guint i = 0; i < 3; i++)
    {
      event = war_events_add (&events, i, 1, WAR_NONE, "probe.1");
      war_event_set_dice (event, &question, dice);
      event->arguments[5] = (gint32) i;
    }
  g_assert_cmpuint (events.n_items, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (items[i].kind, ==, i);
      g_assert_cmpint (items[i].target, ==, WAR_NONE);
      g_assert_cmpint (items[i].arguments[5], ==, i);
      g_assert_cmpuint (items[i].n_dice, ==, WAR_MAX_DICE);
      g_assert_cmpint (items[i].dice[63], ==, 4);
      g_assert_cmpint (items[i].need, ==, 5);
      g_assert_cmpstr (items[i].purpose, ==, "to-hit");
      g_assert_cmphex (items[i].seats, ==, WAR_ALL_SEATS);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/chance/generator", test_generator);
  g_test_add_func ("/chance/widest-place", test_widest_place);
  g_test_add_func ("/chance/replay", test_replay);
  g_test_add_func ("/chance/missing", test_missing);
  g_test_add_func ("/chance/last-side", test_last_side);
  g_test_add_func ("/chance/wrong", test_wrong);
  g_test_add_func ("/chance/mixed", test_mixed);
  g_test_add_func ("/chance/capacity", test_capacity);
  g_test_add_func ("/chance/successes", test_successes);
  g_test_add_func ("/chance/events", test_events);
  g_test_add_func ("/chance/modified-dice", test_modified_dice);
  g_test_add_func ("/chance/missing-modified-dice", test_missing_modified_dice);
  g_test_add_func ("/chance/modifier-of-all-dice", test_modifier_of_all_dice);

  return g_test_run ();
}

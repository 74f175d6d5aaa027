/* test-secrets.c: what is exchanged in secret in Trench Assault changes nothing for those who may
 * not know: views, orders on offer, refusals, forecasts, ideas, logs, notes, counts of orders
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include <string.h>

#include "engine/game/foresight.h"
#include "engine/game/game.h"
#include "engine/game/replay.h"

#define MAX_OPTIONS 512
#define MAX_IDEAS 96

/* So many companies of eight and an officer, the first with a Lewis gun; headquarters; a garrison
 * in two bunkers. */
static Stage *
begin (guint n_companies)
{
  Stage *stage = stage_new (G_MAXUINT32);

  for (guint i = 0; i < n_companies; i++)
    {
      stage_add (stage, 1, "company-officer", 1);
      stage_add (stage, 1, "riflemen", 8);
      if (i == 0)
        stage_add (stage, 1, "lewis-gun", 1);
    }
  stage_add (stage, 1, "headquarters", 1);
  stage_add (stage, 2, "riflemen", 5);
  stage_add (stage, 2, "machine-gun", 1);
  stage_add (stage, 2, "company-officer", 1);
  stage_add_bunker (stage, 60);
  stage_add_bunker (stage, 140);
  stage_add_wire (stage);
  stage_begin_play (stage);
  return stage;
}

static guint
count_seats (Stage *stage)
{
  return (guint) stage_get_data (stage)->seat_of_defenders + 1;
}

static guint
find_first (Stage *stage, gint side, gboolean is_crew)
{
  for (guint i = 0; i < war_assault_count_units (stage_get_setup (stage)); i++)
    if (war_assault_get_unit (stage_get_setup (stage), i)->side == side
        && war_assault_get_type (stage_get_setup (stage), i)->is_base
        && war_assault_get_type (stage_get_setup (stage), i)->is_crew == is_crew)
      return i;

  g_assert_not_reached ();
}

/* Comparing ------------------------------------------------------------------------------------ */

static void
compare_options (const WarOption *a, const WarOption *b)
{
  g_assert_cmpuint (a->kind, ==, b->kind);
  g_assert_cmpint (a->actor, ==, b->actor);
  g_assert_cmpuint (a->arguments[0].n_ranges, ==, b->arguments[0].n_ranges);
  for (guint i = 0; i < a->arguments[0].n_ranges; i++)
    {
      g_assert_cmpint (a->arguments[0].ranges[i].minimum, ==, b->arguments[0].ranges[i].minimum);
      g_assert_cmpint (a->arguments[0].ranges[i].maximum, ==, b->arguments[0].ranges[i].maximum);
    }
  g_assert_cmpuint (a->n_candidates, ==, b->n_candidates);
  g_assert_cmpint (memcmp (a->candidates, b->candidates, a->n_candidates * sizeof *a->candidates),
                   ==, 0);
}

/* What is on offer in a state and in another one. */
static void
compare_offers (Stage *stage, const WarState *a, const WarState *b, gint seat)
{
  const WarSetup *setup = stage_get_setup (stage);
  g_autofree WarOption *options_a = g_new0 (WarOption, MAX_OPTIONS);
  g_autofree WarOption *options_b = g_new0 (WarOption, MAX_OPTIONS);
  guint n = setup->play->list (setup, a, seat, WAR_NONE, options_a, MAX_OPTIONS);

  g_assert_cmpuint (n, ==, setup->play->list (setup, b, seat, WAR_NONE, options_b, MAX_OPTIONS));
  g_assert_cmpuint (n, <=, MAX_OPTIONS);
  for (guint i = 0; i < n; i++)
    compare_options (&options_a[i], &options_b[i]);
}

/* What a seat foresees of the orders that it may give, and what comes to a commander's mind. */
static void
compare_thoughts (Stage *stage, const WarState *a, const WarState *b, gint seat)
{
  const WarSetup *setup = stage_get_setup (stage);
  g_autofree WarIdea *ideas_a = g_new0 (WarIdea, MAX_IDEAS), *ideas_b = g_new0 (WarIdea, MAX_IDEAS);
  g_autofree WarForesight *foresight_a = g_new0 (WarForesight, 1);
  g_autofree WarForesight *foresight_b = g_new0 (WarForesight, 1);
  guint n = setup->play->think (setup, a, seat, &war_posture_usual, ideas_a, MAX_IDEAS);

  g_assert_cmpuint (n, ==,
                    setup->play->think (setup, b, seat, &war_posture_usual, ideas_b, MAX_IDEAS));
  war_foresight_init (foresight_a);
  war_foresight_init (foresight_b);
  for (guint i = 0; i < n; i++)
    {
      WarRefusal refusal;

      g_assert_true (war_order_equal (&ideas_a[i].order, &ideas_b[i].order, setup->play->orders));
      g_assert_cmpint (ideas_a[i].worth, ==, ideas_b[i].worth);
      g_assert_cmpint (war_play_foresee (setup, a, &ideas_a[i].order, foresight_a, &refusal), ==,
                       war_play_foresee (setup, b, &ideas_a[i].order, foresight_b, &refusal));
      g_assert_cmpuint (foresight_a->n_losses, ==, foresight_b->n_losses);
      g_assert_cmpint (memcmp (foresight_a->losses, foresight_b->losses,
                               foresight_a->n_losses * sizeof *foresight_a->losses),
                       ==, 0);
      g_assert_cmpuint (foresight_a->n_poses, ==, foresight_b->n_poses);
      g_assert_cmpuint (foresight_a->n_checks, ==, foresight_b->n_checks);
    }
  war_foresight_clear (foresight_a);
  war_foresight_clear (foresight_b);
}

/* Why not: what a seat is told of orders that it may hardly give, and how many of its units wait to
 * act. Both come of the state itself, not of what the seat sees. */
static void
compare_refusals (Stage *stage, const WarState *a, const WarState *b, gint seat)
{
  const WarSetup *setup = stage_get_setup (stage);
  static const gint32 numbers[] = { 1, 2, 1000, 50000 };

  for (guint kind = 0; kind < WAR_ASSAULT_N_ORDERS; kind++)
    for (guint actor = 0; actor < war_assault_count_units (setup); actor += 7)
      for (guint target = 0; target < war_assault_count_units (setup); target += 9)
        for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
          {
            WarOrder order = war_order_new (kind, seat, (gint) actor);
            WarRefusal refusal_a = { 0 }, refusal_b = { 0 };

            if (setup->play->orders[kind].actor == WAR_NONE)
              order.actor = WAR_NONE;
            for (guint j = 0; j < WAR_ORDER_MAX_ARGUMENTS; j++)
              order.arguments[j] = numbers[(i + j) % G_N_ELEMENTS (numbers)];
            if (setup->play->orders[kind].targets != WAR_NONE)
              order.targets[order.n_targets++] = (gint32) target;
            g_assert_cmpint (war_play_check (setup, a, &order, &refusal_a), ==,
                             war_play_check (setup, b, &order, &refusal_b));
            g_assert_cmpint (memcmp (&refusal_a, &refusal_b, sizeof refusal_a), ==, 0);
          }

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (war_assault_get_unit (setup, i)->seat == seat)
      g_assert_cmpint (war_play_has_acted (setup, a, i), ==, war_play_has_acted (setup, b, i));
}

/* Two states that only the seat `knows` may tell apart. */
static void
compare (Stage *stage, const WarState *a, const WarState *b, gint knows)
{
  const WarSetup *setup = stage_get_setup (stage);
  g_autofree WarState *view_a = war_state_copy (a), *view_b = war_state_copy (b);
  gsize size = setup->layout->n_cells * sizeof (gint32);

  for (gint seat = 0; seat < (gint) count_seats (stage); seat++)
    {
      war_play_view (setup, a, seat, 1, view_a);
      war_play_view (setup, b, seat, 1, view_b);
      g_assert_cmpint (memcmp (view_a->cells, view_b->cells, size) == 0, ==, seat != knows);

      /* Neither state nor view says more than the other of what may be done. */
      compare_offers (stage, a, view_a, seat);
      if (seat == knows)
        continue;
      compare_offers (stage, a, b, seat);
      compare_refusals (stage, a, b, seat);
      if (war_decision_find (setup, view_a, seat) != WAR_NONE)
        compare_thoughts (stage, view_a, view_b, seat);
    }
}

/* What a seat reads of an order: events in their order, without those that are not for it. */
static void
compare_logs (const WarEvents *a, const WarEvents *b, guint32 seats)
{
  guint j = 0;

  for (guint i = 0; i < a->n_items; i++)
    {
      if (!war_event_is_for (&a->items[i], seats))
        continue;
      while (j < b->n_items && !war_event_is_for (&b->items[j], seats))
        j++;
      g_assert_cmpuint (j, <, b->n_items);
      g_assert_cmpuint (a->items[i].kind, ==, b->items[j].kind);
      g_assert_cmpint (a->items[i].actor, ==, b->items[j].actor);
      g_assert_cmpint (a->items[i].target, ==, b->items[j].target);
      g_assert_cmpuint (a->items[i].n_dice, ==, b->items[j].n_dice);
      g_assert_cmpint (memcmp (a->items[i].dice, b->items[j].dice, a->items[i].n_dice), ==, 0);
      g_assert_cmpint (
        memcmp (a->items[i].arguments, b->items[j].arguments, sizeof a->items[i].arguments), ==, 0);
      j++;
    }
  while (j < b->n_items)
    g_assert_false (war_event_is_for (&b->items[j++], seats));
}

/* Gives the line with dice on a state; its events. */
static void
give (Stage *stage, WarState *state, const char *line, const char *dice, WarEvents *events)
{
  const WarSetup *setup = stage_get_setup (stage);
  g_autofree WarState *scratch = war_state_copy (state);
  g_auto (GStrv) answers = g_strsplit (dice, " ", -1);
  WarChance chance;
  WarOrder order;
  WarRefusal refusal;
  char *message;

  war_chance_init (&chance, WAR_CHANCE_GIVEN);
  for (guint i = 0; answers[i] != NULL && *answers[i] != '\0'; i++)
    war_chance_give (&chance, atoi (answers[i]));
  if (!war_order_from_text (&order, line, setup->play->orders, &message))
    g_error ("“%s”: %s", line, message);
  if (war_play_carry_out (setup, state, scratch, &order, &chance, events, &refusal)
      != WAR_OUTCOME_DONE)
    g_error ("“%s”, dice “%s”: refusal %u, missing %s", line, dice, refusal.kind,
             chance.missing.purpose);
  g_assert_true (war_chance_is_used_up (&chance));
}

/* Bunkers -------------------------------------------------------------------------------------- */

/* assault.3.4, assault.A-18: who is where, and what is blocked for how long, said in two ways. */
static void
test_bunkers (gconstpointer n_companies)
{
  g_autoptr (Stage) stage = begin (GPOINTER_TO_UINT (n_companies));
  g_autofree WarState *other = war_state_copy (stage_get_state (stage));
  WarEvent items[128], other_items[128];
  WarEvents events = { .items = items, .capacity = 128 };
  WarEvents other_events = { .items = other_items, .capacity = 128 };
  gint defenders = stage_get_data (stage)->seat_of_defenders;
  guint first = find_first (stage, WAR_ASSAULT_DEFENDERS, FALSE);
  guint32 others = ~(1u << defenders) & ((1u << count_seats (stage)) - 1);

  /* The first order, while the other says something else. */
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *line
        = g_strdup_printf ("%d shelter pieces.%u bunker=%u", defenders + 1, first + i, i + 1);
      g_autofree char *other_line
        = g_strdup_printf ("%d shelter pieces.%u bunker=%u", defenders + 1, first + 4 - i, 2 - i);

      events.n_items = other_events.n_items = 0;
      give (stage, stage_get_state (stage), line, "", &events);
      give (stage, other, other_line, "", &other_events);
      compare (stage, stage_get_state (stage), other, defenders);
      for (gint seat = 0; seat < defenders; seat++)
        compare_logs (&events, &other_events, 1u << seat);
    }

  /* Then the dice: neither blocked, both blocked; the wire is gapped alike. */
  {
    g_autofree char *line = g_strdup_printf ("%d end-step", defenders + 1);

    events.n_items = other_events.n_items = 0;
    give (stage, stage_get_state (stage), line, "1 2 5 1 6 1 2", &events);
    give (stage, other, line, "5 3 6 6 5 1 6 1 2", &other_events);
    compare (stage, stage_get_state (stage), other, defenders);
    for (gint seat = 0; seat < defenders; seat++)
      compare_logs (&events, &other_events, 1u << seat);
    g_assert_cmpuint (others, !=, 0);
  }

  /* And on to the first moves. */
  for (gint seat = 0; seat < defenders - 1; seat++)
    {
      g_autofree char *line = g_strdup_printf ("%d end-step", seat + 1);
      const char *dice = seat == defenders - 2 ? "1 0 150000" : "";

      events.n_items = other_events.n_items = 0;
      give (stage, stage_get_state (stage), line, dice, &events);
      give (stage, other, line, dice, &other_events);
      compare (stage, stage_get_state (stage), other, defenders);
      for (gint reader = 0; reader < defenders; reader++)
        compare_logs (&events, &other_events, 1u << reader);
    }
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, WAR_ASSAULT_PHASE_ATTACKERS);
}

/* Sealed fire ---------------------------------------------------------------------------------- */

/* assault.A-1: what the first company has ordered, and how much, until all have. */
static void
test_sealed (gconstpointer n_companies)
{
  static const guint shots[][2] = { { 1, 0 }, { 2, 1 }, { 4, 0 }, { 0, 0 } };
  guint n = GPOINTER_TO_UINT (n_companies);

  for (guint i = 0; i < G_N_ELEMENTS (shots); i++)
    {
      g_autoptr (Stage) stage = begin (n);
      g_autofree WarState *other = NULL;
      WarEvent items[32], other_items[32];
      WarEvents events = { .items = items, .capacity = 32 };
      WarEvents other_events = { .items = other_items, .capacity = 32 };
      guint gun = find_first (stage, WAR_ASSAULT_ATTACKERS, TRUE);
      guint target = find_first (stage, WAR_ASSAULT_DEFENDERS, FALSE);
      gint defenders = stage_get_data (stage)->seat_of_defenders;
      g_autofree char *line = g_strdup_printf ("1 fire pieces.%u shots=3 targets=%u", gun, target);

      war_decision_close_all (stage_get_setup (stage), stage_get_state (stage), WAR_NONE);
      *stage_game (stage, WAR_GAME_ROUND) = 1;
      for (guint j = 0; j < 3; j++)
        {
          stage_put (stage, target + j, 80 + 8 * j, 60);
          *stage_unit (stage, target + j, WAR_ASSAULT_PIECE_MOVED) = 1;
        }
      stage_begin_fire (stage);
      other = war_state_copy (stage_get_state (stage));
      give (stage, stage_get_state (stage), line, "", &events);
      for (guint j = 0; j < 2; j++)
        {
          g_autofree char *other_line = g_strdup_printf ("1 fire pieces.%u shots=%u targets=%u",
                                                         gun, shots[i][j], target + 1 + j);

          if (shots[i][j] > 0)
            give (stage, other, other_line, "", &other_events);
        }
      compare (stage, stage_get_state (stage), other, 0);
      for (gint seat = 1; seat <= defenders; seat++)
        compare_logs (&events, &other_events, 1u << seat);

      /* Also when he is done: all others still order. */
      give (stage, stage_get_state (stage), "1 end-step", "", &events);
      give (stage, other, "1 end-step", "", &other_events);
      compare (stage, stage_get_state (stage), other, 0);
      for (gint seat = 1; seat <= defenders; seat++)
        compare_logs (&events, &other_events, 1u << seat);
    }
}

/* Whoever has sealed sees his own, in the order in which they are. */
static void
test_own (void)
{
  g_autoptr (Stage) stage = begin (2);
  const WarSetup *setup = stage_get_setup (stage);
  g_autofree WarState *view = war_state_copy (stage_get_state (stage));
  guint gun = find_first (stage, WAR_ASSAULT_ATTACKERS, TRUE);
  guint target = find_first (stage, WAR_ASSAULT_DEFENDERS, FALSE);
  guint german_gun = find_first (stage, WAR_ASSAULT_DEFENDERS, TRUE);
  gint targets[WAR_SEALED_MAX_TARGETS];
  guint n_targets;

  war_decision_close_all (setup, stage_get_state (stage), WAR_NONE);
  *stage_game (stage, WAR_GAME_ROUND) = 1;
  for (guint i = 0; i < 2; i++)
    {
      stage_put (stage, target + i, 80 + 8 * i, 60);
      *stage_unit (stage, target + i, WAR_ASSAULT_PIECE_MOVED) = 1;
    }
  stage_put (stage, german_gun, 120, 60);
  stage_begin_fire (stage);
  stage_order (stage, "", "1 fire pieces.%u shots=1 targets=%u", gun, target);
  stage_order (stage, "", "4 fire pieces.%u shots=1 targets=%u", german_gun, gun);
  stage_order (stage, "", "1 fire pieces.%u shots=2 targets=%u", gun, target + 1);
  war_play_view (setup, stage_get_state (stage), 0, 1, view);
  g_assert_cmpint (war_assault_count_ordered (setup, view, gun, targets, &n_targets), ==, 3);
  g_assert_cmpuint (n_targets, ==, 2);
  g_assert_cmpint (targets[0], ==, target);
  war_play_view (setup, stage_get_state (stage), 3, 1, view);
  g_assert_cmpint (war_assault_count_ordered (setup, view, german_gun, targets, &n_targets), ==, 1);
  war_play_view (setup, stage_get_state (stage), 1, 1, view);
  g_assert_cmpint (war_state_peek_row (setup->layout, view, WAR_TABLE_SEALED, 0)[WAR_SEALED_SEAT],
                   ==, WAR_NONE);
}

/* Gives a line in a game. */
G_GNUC_PRINTF (2, 3)
static void
give_in (WarGame *game, const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list arguments;
  WarOrder order;

  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_assert_true (war_order_from_text (&order, line, game->setup->play->orders, NULL));
  g_assert_cmpint (war_game_give (game, &order, NULL, 0, NULL, NULL, NULL), ==, WAR_OUTCOME_DONE);
}

/* Notes ---------------------------------------------------------------------------------------- */

/* assault.A-8: to whom a runner goes, with how many words, while he is under way, when he has come
 * or fallen, and when the note is read: by whom it is for alone. */
static void
test_runner (gconstpointer n_companies)
{
  for (guint fate = 0; fate < 3; fate++)
    {
      g_autoptr (Stage) stage = stage_new (1u << WAR_ASSAULT_AMENDMENT_NOTES);
      g_autofree WarState *other = NULL;
      WarEvent items[64], other_items[64];
      WarEvents events = { .items = items, .capacity = 64 };
      WarEvents other_events = { .items = other_items, .capacity = 64 };
      const WarAssault *data;
      guint officers[2] = { 0, 9 }, enemy;

      for (guint i = 0; i < GPOINTER_TO_UINT (n_companies); i++)
        {
          stage_add (stage, 1, "company-officer", 1);
          stage_add (stage, 1, "riflemen", 8);
        }
      stage_add (stage, 1, "headquarters", 1);
      stage_add (stage, 2, "riflemen", 2);
      stage_begin (stage);
      data = stage_get_data (stage);
      enemy = data->units->len - 1;
      for (guint i = 0; i < 2; i++)
        stage_put (stage, officers[i], 80 + 40 * i, 120);
      stage_put (stage, data->first_runner - 1, 80, 160);
      for (guint i = 0; i < 4; i++)
        stage_put (stage, 1 + i, 20 + 10 * i, 200);
      stage_put (stage, 10, 150, 120);
      stage_put (stage, enemy, 190, 30);
      stage_begin_moves (stage, 1);

      other = war_state_copy (stage_get_state (stage));
      {
        g_autofree char *line
          = g_strdup_printf ("1 send pieces.0 targets=%u text=\"Go left\"", officers[1]);
        g_autofree char *other_line = g_strdup_printf (
          "1 send pieces.0 targets=%u text=\"A longer note: stay where you are\"",
          data->first_runner - 1);

        give (stage, stage_get_state (stage), line, "", &events);
        give (stage, other, other_line, "", &other_events);
      }
      compare (stage, stage_get_state (stage), other, 0);
      for (gint seat = 1; seat <= data->seat_of_defenders; seat++)
        compare_logs (&events, &other_events, 1u << seat);

      /* Both men are where they are: he has come, has fallen, or is under way still. */
      for (guint i = 0; i < 2; i++)
        {
          gint32 *cells = war_setup_get_piece (
            stage_get_setup (stage), i == 0 ? stage_get_state (stage) : other, data->first_runner);

          cells[WAR_PIECE_PRESENCE] = fate == 0   ? WAR_PRESENCE_AWAY
                                      : fate == 1 ? WAR_PRESENCE_GONE
                                                  : WAR_PRESENCE_ON_FIELD;
          if (fate == 1)
            cells[WAR_ASSAULT_PIECE_LOSS] = WAR_ASSAULT_LOSS_KILLED;
        }
      events.n_items = other_events.n_items = 0;
      give (stage, stage_get_state (stage), "1 end-step", "", &events);
      give (stage, other, "1 end-step", "", &other_events);
      if (fate != 1)
        compare (stage, stage_get_state (stage), other, 0);
      else
        g_assert_cmpint (memcmp (stage_get_state (stage)->cells, other->cells,
                                 stage_get_setup (stage)->layout->n_cells * sizeof (gint32)),
                         ==, 0);
      for (gint seat = 0; seat <= data->seat_of_defenders; seat++)
        compare_logs (&events, &other_events, 1u << seat);

      events.n_items = other_events.n_items = 0;
      {
        WarContext context = { stage_get_setup (stage), stage_get_state (stage), NULL, &events };
        WarContext other_context = { stage_get_setup (stage), other, NULL, &other_events };

        war_assault_read (&context);
        war_assault_read (&other_context);
      }
      g_assert_cmpuint (events.n_items, ==, fate == 0);
      for (gint seat = 0; seat <= data->seat_of_defenders; seat++)
        {
          gboolean is_told = fate == 0 && (seat == 0 || seat == 1);

          for (guint i = 0; i < events.n_items; i++)
            g_assert_cmpint (war_event_is_for (&events.items[i], 1u << seat), ==, is_told);
        }
    }
}

/* assault.2.1, assault.A-8: that two have spoken, and how often, no third seat can count. */
static void
test_talk (gconstpointer n_companies)
{
  guint last[8] = { 0 };

  for (guint n = 0; n < 3; n++)
    {
      g_autoptr (Stage) stage = stage_new (1u << WAR_ASSAULT_AMENDMENT_NOTES);
      g_autoptr (WarGame) game = NULL;
      g_autofree WarState *view = NULL;
      guint n_seats;

      for (guint i = 0; i < GPOINTER_TO_UINT (n_companies); i++)
        {
          stage_add (stage, 1, "company-officer", 1);
          stage_add (stage, 1, "riflemen", 8);
        }
      stage_add (stage, 1, "headquarters", 1);
      stage_add (stage, 2, "riflemen", 2);
      stage_begin (stage);
      stage_put (stage, 0, 80, 120);
      stage_put (stage, 9, 82, 120);
      stage_put (stage, 1, 120, 120);
      stage_put (stage, stage_get_data (stage)->units->len - 1, 190, 30);
      stage_begin_moves (stage, 1);
      n_seats = count_seats (stage);
      game = war_game_continue (stage_get_setup (stage), 1, stage_get_state (stage));
      for (guint i = 0; i < n; i++)
        give_in (game, "1 note pieces.0 targets=9 text=\"%u\"", i);
      view = war_state_copy (game->state);
      for (guint seat = 0; seat < n_seats; seat++)
        {
          g_autoptr (WarReplay) replay = war_replay_new (game, (gint) seat);

          if (n == 0)
            last[seat] = war_replay_get_last_moment (replay);
          g_assert_cmpuint (war_replay_get_last_moment (replay), ==,
                            last[seat] + (seat < 2 ? n : 0));
          war_play_view (game->setup, game->state, (gint) seat, 1, view);
          g_assert_cmpint (war_setup_peek_game (game->setup, view)[WAR_GAME_ORDER], ==, 0);
        }
    }
}

/* Whole games ---------------------------------------------------------------------------------- */

/* A game in which the first company's Lewis gun can fire at three. */
static WarGame *
begin_fire (Stage *stage, guint *gun, guint *target)
{
  *gun = find_first (stage, WAR_ASSAULT_ATTACKERS, TRUE);
  *target = find_first (stage, WAR_ASSAULT_DEFENDERS, FALSE);
  war_decision_close_all (stage_get_setup (stage), stage_get_state (stage), WAR_NONE);
  *stage_game (stage, WAR_GAME_ROUND) = 1;
  for (guint i = 0; i < 3; i++)
    {
      stage_put (stage, *target + i, 80 + 8 * i, 60);
      *stage_unit (stage, *target + i, WAR_ASSAULT_PIECE_MOVED) = 1;
    }
  stage_begin_fire (stage);
  return war_game_continue (stage_get_setup (stage), 1, stage_get_state (stage));
}

/* assault.A-1: who steps through the game cannot count what others have sealed, and his own orders
 * are there; a game over which nobody has said who he is shows nobody's. */
static void
test_counting (gconstpointer n_companies)
{
  WarState *shown[5] = { NULL };
  guint n_others = 0, n_own[5];

  for (guint n = 0; n < 5; n++)
    {
      g_autoptr (Stage) stage = begin (GPOINTER_TO_UINT (n_companies));
      guint gun, target, n_seats = count_seats (stage);
      g_autoptr (WarGame) game = begin_fire (stage, &gun, &target);

      for (guint i = 0; i < n; i++)
        give_in (game, "1 fire pieces.%u shots=1 targets=%u", gun, target + i % 3);
      shown[n] = war_game_dup_public_view (game);
      if (n % 2 == 0)
        give_in (game, "1 end-step");
      for (guint seat = 0; seat < n_seats; seat++)
        {
          g_autoptr (WarReplay) replay = war_replay_new (game, (gint) seat);
          guint last = war_replay_get_last_moment (replay);

          if (seat == 0)
            n_own[n] = last;
          else if (n == 0 && seat == 1)
            n_others = last;
          else
            g_assert_cmpuint (last, ==, n_others);
          g_assert_cmpuint (war_replay_get_moment_orders (replay, last), ==,
                            war_replay_get_n_orders (replay));
          for (guint moment = 0; moment <= last; moment++)
            g_assert_cmpuint (
              war_replay_find_moment (replay, war_replay_get_moment_orders (replay, moment)), ==,
              moment);
        }
      g_assert_cmpuint (n_own[n], ==, n + (n % 2 == 0));
      g_assert_cmpint (
        memcmp (shown[n]->cells, shown[0]->cells, game->setup->layout->n_cells * sizeof (gint32)),
        ==, 0);
    }
  g_assert_cmpuint (n_others, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    g_clear_pointer (&shown[i], g_free);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/rules/assault.3.4/3-seats", GUINT_TO_POINTER (1), test_bunkers);
  g_test_add_data_func ("/rules/assault.3.4/6-seats", GUINT_TO_POINTER (4), test_bunkers);
  g_test_add_data_func ("/rules/assault.A-1/3-seats", GUINT_TO_POINTER (1), test_sealed);
  g_test_add_data_func ("/rules/assault.A-1/6-seats", GUINT_TO_POINTER (4), test_sealed);
  g_test_add_func ("/rules/assault.A-1/own", test_own);
  g_test_add_data_func ("/rules/assault.A-8/runner/4-seats", GUINT_TO_POINTER (2), test_runner);
  g_test_add_data_func ("/rules/assault.A-8/runner/6-seats", GUINT_TO_POINTER (4), test_runner);
  g_test_add_data_func ("/rules/assault.A-8/talk/4-seats", GUINT_TO_POINTER (2), test_talk);
  g_test_add_data_func ("/rules/assault.A-8/talk/6-seats", GUINT_TO_POINTER (4), test_talk);
  g_test_add_data_func ("/rules/assault.A-1/counting/3-seats", GUINT_TO_POINTER (1), test_counting);
  g_test_add_data_func ("/rules/assault.A-1/counting/6-seats", GUINT_TO_POINTER (4), test_counting);
  return g_test_run ();
}

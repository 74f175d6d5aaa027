/* test-offers.c: what is offered to people in Trench Club is what is allowed, in whole games
 * (club.2.3, club.2.5, club.2.7, club.2.15, club.M-22)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"
#include "engine/game/session.h"
#include "engine/solo/quick.h"
#include "engine/solo/random.h"
#include "shipped.h"

#define MAX_OPTIONS 1024
#define STRIDE 11 /* orders between two looks */

static const WarOption *
find_option (const GArray *options, guint kind, gint actor)
{
  for (guint i = 0; i < options->len; i++)
    {
      const WarOption *option = &g_array_index (options, WarOption, i);

      if (option->kind == kind && option->actor == actor)
        return option;
    }
  return NULL;
}

static gboolean
is_candidate (const WarOption *option, gint row)
{
  for (guint i = 0; option != NULL && i < option->n_candidates; i++)
    if (option->candidates[i] == row)
      return TRUE;
  return FALSE;
}

/* Every unit and every hex, or every target; of kinds with neither the order alone. */
static guint
compare (const WarSetup *setup, const WarState *state, gint seat, const GArray *options, guint kind,
         gint actor)
{
  const WarOrderKind *its = &setup->play->orders[kind];
  const WarOption *option = find_option (options, kind, actor);
  gboolean has_hex = its->arguments[0].kind == WAR_ARGUMENT_HEX && its->arguments[0].name != NULL;
  guint n_hexes = has_hex ? war_club_get_data (setup)->n_hexes : 1;
  guint n_targets = its->targets != WAR_NONE && !has_hex ? war_club_count_units (setup) : 1,
        n_allowed = 0;

  if (its->arguments[0].name != NULL && !has_hex)
    return 0;
  for (guint hex = 0; hex < n_hexes; hex++)
    for (guint target = 0; target < n_targets; target++)
      {
        WarOrder order = war_order_new (kind, seat, actor);
        WarRefusal refusal;
        gboolean is_allowed, is_offered;

        order.arguments[0] = has_hex ? (gint32) hex : 0;
        order.n_targets = its->targets != WAR_NONE && !has_hex;
        order.targets[0] = (gint) target;
        if (its->targets != WAR_NONE && has_hex)
          continue; /* whom a truck takes depends on where it goes */
        is_allowed = war_play_check (setup, state, &order, &refusal);
        is_offered = option != NULL
                     && (!has_hex || war_domain_has (&option->arguments[0], (gint32) hex))
                     && (order.n_targets == 0 || is_candidate (option, (gint) target));
        if (is_allowed != is_offered)
          g_error ("%s of %d, hex %u, target %u: allowed %d, offered %d", its->name, actor, hex,
                   target, is_allowed, is_offered);
        n_allowed += is_allowed;
      }
  return n_allowed;
}

/* Trucks: every hex that is offered has somebody to be taken there, and each of them is allowed. */
static void
compare_loads (const WarSetup *setup, const WarState *state, gint seat, const GArray *options)
{
  for (guint i = 0; i < options->len; i++)
    {
      const WarOption *option = &g_array_index (options, WarOption, i);
      WarOrder order = war_order_new (option->kind, seat, option->actor);

      if (option->kind != WAR_CLUB_ORDER_CARRY)
        continue;
      for (guint hex = 0; hex < war_club_get_data (setup)->n_hexes; hex++)
        {
          g_autofree WarOption *narrowed = g_memdup2 (option, sizeof *option);

          if (!war_domain_has (&option->arguments[0], (gint32) hex))
            continue;
          order.arguments[0] = (gint32) hex;
          g_assert_true (setup->play->narrow (setup, state, &order, 1, narrowed));
          g_assert_cmpuint (narrowed->n_candidates, >, 0);
          for (guint j = 0; j < war_club_count_units (setup); j++)
            {
              WarRefusal refusal;

              order.n_targets = 1;
              order.targets[0] = (gint) j;
              g_assert_true (war_play_check (setup, state, &order, &refusal)
                             == is_candidate (narrowed, (gint) j));
            }
          order.n_targets = 0;
        }
    }
}

/* And no hex is left out where somebody next to a truck may be taken. */
static void
compare_trucks (const WarSetup *setup, const WarState *state, gint seat, const GArray *options)
{
  for (guint truck = 0; truck < war_club_count_units (setup); truck++)
    for (guint unit = 0; unit < war_club_count_units (setup); unit++)
      {
        const WarOption *option = find_option (options, WAR_CLUB_ORDER_CARRY, (gint) truck);

        if (!war_club_stands (setup, state, truck) || !war_club_stands (setup, state, unit)
            || !war_club_get_type (setup, state, truck)->carries
            || war_club_get_unit_distance (setup, state, truck, unit) != 1)
          continue;
        for (guint hex = 0; hex < war_club_get_data (setup)->n_hexes; hex++)
          {
            WarOrder order = war_order_new (WAR_CLUB_ORDER_CARRY, seat, (gint) truck);
            WarRefusal refusal;

            order.arguments[0] = (gint32) hex;
            order.n_targets = 1;
            order.targets[0] = (gint) unit;
            if (war_play_check (setup, state, &order, &refusal))
              g_assert_true (option != NULL
                             && war_domain_has (&option->arguments[0], (gint32) hex));
          }
      }
}

/* Of two allies each may put units into two of the armies (club.10.4). */
static void
compare_armies (const WarSetup *setup, const WarState *state, gint seat, const GArray *options)
{
  for (guint i = 0; i < options->len; i++)
    {
      const WarOption *option = &g_array_index (options, WarOption, i);
      WarOrder order = war_order_new (option->kind, seat, option->actor);
      WarRefusal refusal;

      for (gint32 army = 0; option->kind == WAR_CLUB_ORDER_ASSIGN && army <= WAR_CLUB_N_ARMIES + 1;
           army++)
        {
          order.arguments[0] = army;
          g_assert_true (war_domain_has (&option->arguments[0], army)
                         == war_play_check (setup, state, &order, &refusal));
        }
    }
}

static guint
look (const WarSetup *setup, const WarState *state, gint seat)
{
  g_autoptr (GArray) options = g_array_new (FALSE, FALSE, sizeof (WarOption));
  guint n_allowed = 0;

  g_array_set_size (options, MAX_OPTIONS);
  g_array_set_size (options,
                    setup->play->list (setup, state, seat, WAR_NONE,
                                       &g_array_index (options, WarOption, 0), MAX_OPTIONS));
  for (guint kind = 0; kind < WAR_CLUB_N_ORDERS; kind++)
    if (setup->play->orders[kind].actor == WAR_NONE)
      n_allowed += compare (setup, state, seat, options, kind, WAR_NONE);
    else
      for (guint i = 0; i < war_club_count_units (setup); i++)
        n_allowed += compare (setup, state, seat, options, kind, (gint) i);
  compare_loads (setup, state, seat, options);
  compare_armies (setup, state, seat, options);
  compare_trucks (setup, state, seat, options);
  return n_allowed;
}

static void
test_offers (gconstpointer name)
{
  g_autoptr (WarSetup) setup = shipped_set_up (name);
  g_autoptr (WarGame) game = war_game_new (setup, (guint64) g_test_rand_int ());
  guint n_looks = g_test_slow () ? 400 : 25, n_allowed = 0;
  WarSession session;
  WarStep step = { .kind = WAR_STEP_OVER };

  war_session_init (&session, game);
  for (guint i = 0; i < G_N_ELEMENTS (session.commanders) && i < WAR_CLUB_MAX_SEATS; i++)
    session.commanders[i] = war_random_command;
  for (guint i = 0; i < n_looks; i++)
    {
      guint32 must, may;

      step = war_session_run (&session, game->records->len + STRIDE);
      if (step.kind == WAR_STEP_OVER)
        break;
      war_decision_get_seats (setup, game->state, &must, &may);
      for (gint seat = 0; seat < (gint) war_club_get_data (setup)->n_seats; seat++)
        if ((must >> seat & 1) != 0)
          n_allowed += look (setup, game->state, seat);
    }
  g_assert_cmpuint (n_allowed, >, n_looks);
  war_session_clear (&session);
}

/* Each question of an order waits for its answer: as long as one lacks, nothing is done
 * (common.G-5). */
static void
test_answers (gconstpointer name)
{
  g_autoptr (WarSetup) setup = shipped_set_up (name);
  g_autoptr (WarGame) game = war_game_new (setup, (guint64) g_test_rand_int ());
  g_autofree WarState *state = war_setup_begin (setup, game->seed);
  g_autofree WarState *scratch = war_state_copy (state);
  g_autofree WarChance *chance = g_new (WarChance, 1);
  g_autofree WarEvent *items = g_new (WarEvent, MAX_OPTIONS);
  guint n_asked = 0, n_orders = g_test_slow () ? 10000 : 150;
  WarSession session;

  war_session_init (&session, game);
  for (guint i = 0; i < G_N_ELEMENTS (session.commanders) && i < WAR_CLUB_MAX_SEATS; i++)
    session.commanders[i] = war_quick_command;
  war_session_run (&session, n_orders);
  for (guint i = 0; i < game->records->len; i++)
    {
      const WarRecord *record = &g_array_index (game->records, WarRecord, i);

      for (guint n = 0; n <= record->n_answers; n++)
        {
          WarEvents events = { .items = items, .capacity = MAX_OPTIONS };
          gboolean is_whole = n == record->n_answers;
          WarRefusal refusal;

          war_chance_init (chance, WAR_CHANCE_GIVEN);
          for (guint j = 0; j < n; j++)
            war_chance_give (chance,
                             g_array_index (game->answers, gint32, record->first_answer + j));
          g_assert_cmpint (
            war_play_carry_out (setup, state, scratch, &record->order, chance, &events, &refusal),
            ==, is_whole ? WAR_OUTCOME_DONE : WAR_OUTCOME_NEEDS_ANSWER);
          n_asked += !is_whole;
        }
      g_assert_cmpuint (war_state_hash (setup->layout, state), ==, record->hash);
    }
  g_assert_cmpuint (n_asked, >, 20);
  war_session_clear (&session);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/club-offers/club.2.7/club-first-watch", "club-first-watch", test_offers);
  g_test_add_data_func ("/club-offers/club.M-30/club-side-by-side", "club-side-by-side",
                        test_offers);
  g_test_add_data_func ("/club-offers/club.M-23/answers", "club-first-watch", test_answers);
  g_test_add_data_func ("/club-offers/club.4.2/answers", "club-side-by-side", test_answers);
  g_test_add_data_func ("/club-offers/club.M-4/club-four-flags", "club-four-flags", test_offers);
  return g_test_run ();
}

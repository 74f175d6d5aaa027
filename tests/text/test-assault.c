/* test-assault.c: what Trench Assault says
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/assault/private.h"
#include "text/army/odds.h"
#include "text/field/map.h"
#include "text/game/order.h"
#include "text/game/play-private.h"
#include "text/game/refusal.h"
#include "text/game/state.h"

#include "scenario.h"

#define ADD(path, function) g_test_add (path, Fixture, "parapet", set_up, function, tear_down)

#define OFFICER 0
#define RIFLES 1
#define GERMAN 40
#define GUN 48

static const TextPlay *
get_play (Fixture *fixture)
{
  return text_play_get (fixture->setup);
}

/* There is a sentence that ends as sentences do, with no name left out. */
static void
check_sentence (const char *sentence)
{
  g_assert_nonnull (sentence);
  g_assert_cmpuint (strlen (sentence), >, 5);
  g_assert_true (g_str_has_suffix (sentence, ".") || g_str_has_suffix (sentence, ".\n"));
  g_assert_null (strstr (sentence, "(null)"));
  g_assert_null (strchr (sentence, '%'));
}

/* Every event has a sentence, whatever its flags say, and each says something of its own. */
static void
test_events (Fixture *fixture, gconstpointer data)
{
  for (guint kind = 0; kind < WAR_ASSAULT_N_EVENTS; kind++)
    for (gint32 value = 0; value < 3; value++)
      {
        WarEvent event = {
          .kind = kind,
          .actor = GERMAN,
          .target = RIFLES,
          .n_dice = 2,
          .dice = { 4, 2 },
          .need = 5,
          .arguments = { MAX (value, 1), value, value, value, value, value & 1 },
        };
        g_autofree char *sentence = get_play (fixture)->event (fixture->setup, &event);

        check_sentence (sentence);
      }
}

static void
test_fight (Fixture *fixture, gconstpointer data)
{
  WarEvent event = {
    .kind = WAR_ASSAULT_EVENT_FOUGHT,
    .actor = GERMAN,
    .target = RIFLES,
    .n_dice = 2,
    .dice = { 5, 2 },
    .adds = { 0, -2 },
    .n_modifiers = 1,
    .modifiers = { { .kind = WAR_ASSAULT_CAUSE_OUTNUMBERED, .row = GERMAN, .amount = -2 } },
    .arguments = { 5, 0, RIFLES + 1, WAR_NONE, WAR_ASSAULT_CAPTURES, WAR_ASSAULT_ATTACKERS },
  };
  g_autofree char *sentence = get_play (fixture)->event (fixture->setup, &event);

  g_assert_cmpstr (sentence, ==,
                   "Hand to hand, British Riflemen 1 and British Riflemen 2 against German "
                   "Riflemen 1: 5 and 2−2, 5 to 0, the defender is captured. Outnumbered −2.");
}

/* How many shots a fire has that was ordered in secret: of one and of several. */
static void
test_ordered (Fixture *fixture, gconstpointer data)
{
  WarEvent event = {
    .kind = WAR_ASSAULT_EVENT_ORDERED,
    .actor = GERMAN,
    .target = RIFLES,
    .arguments = { 1 },
  };
  g_autofree char *one = get_play (fixture)->event (fixture->setup, &event);
  g_autofree char *two = NULL;

  g_assert_cmpstr (one, ==, "German Riflemen 1 is to fire at British Riflemen 1: 1 shot.");
  event.arguments[0] = 2;
  two = get_play (fixture)->event (fixture->setup, &event);
  g_assert_cmpstr (two, ==, "German Riflemen 1 is to fire at British Riflemen 1: 2 shots.");
}

/* Every refusal has one, with a way that is left and without. */
static void
test_refusals (Fixture *fixture, gconstpointer data)
{
  for (guint kind = WAR_REFUSAL_OWN; kind <= WAR_ASSAULT_REFUSAL_NO_RUNNER; kind++)
    for (gint32 first = -1; first <= 1; first += 2)
      {
        gboolean names_bunker = kind == WAR_ASSAULT_REFUSAL_BUNKER;
        gboolean is_way
          = (kind >= WAR_ASSAULT_REFUSAL_TOO_FAR && kind <= WAR_ASSAULT_REFUSAL_SAME_TRENCH)
            || kind == WAR_ASSAULT_REFUSAL_NO_ADVANCE;
        WarRefusal refusal = {
          .kind = kind,
          .arguments = { is_way || kind == WAR_ASSAULT_REFUSAL_NO_ROOM ? first : RIFLES,
                         names_bunker ? 1 : RIFLES + 1 },
        };
        WarOrder order = war_order_new (WAR_ASSAULT_ORDER_GO, 0, RIFLES);
        g_autofree char *sentence = text_refusal (fixture->setup, fixture->state, &order, &refusal);

        check_sentence (sentence);
      }
}

static void
test_orders (Fixture *fixture, gconstpointer data)
{
  WarOrder order = war_order_new (WAR_ASSAULT_ORDER_FIRE, 5, GUN);
  g_autofree char *fire = NULL, *shots = NULL, *shelter = NULL;

  order.arguments[0] = 2;
  order.targets[0] = OFFICER;
  order.n_targets = 1;
  fire = text_order (fixture->setup, &order);
  g_assert_cmpstr (fire, ==, "Let German Machine Gun 1 fire at Captain Ashworth: 2 shots.");
  shots = text_argument (fixture->setup, &order, 0);
  g_assert_cmpstr (shots, ==, "2 shots");

  order = war_order_new (WAR_ASSAULT_ORDER_SHELTER, 5, GUN);
  order.arguments[0] = 3;
  shelter = text_order (fixture->setup, &order);
  g_assert_cmpstr (shelter, ==, "Send German Machine Gun 1 into bunker 3 (C5).");
  for (guint kind = 0; kind < WAR_ASSAULT_N_ORDERS; kind++)
    {
      g_autofree char *sentence = NULL;

      order = war_order_new (kind, 0, RIFLES);
      order.arguments[0] = 1;
      order.targets[0] = GERMAN;
      order.n_targets = fixture->setup->play->orders[kind].targets != WAR_NONE;
      sentence = text_order (fixture->setup, &order);
      check_sentence (sentence);
    }
}

/* assault.A-28: who decides is told apart; the defenders are one. */
static void
test_seats (Fixture *fixture, gconstpointer data)
{
  static const char *const names[]
    = { "British, A Company", "British, B Company",    "British, C Company",
        "British, D Company", "British, headquarters", "Germans" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = text_seat (fixture->setup, fixture->state, i);

      g_assert_cmpstr (name, ==, names[i]);
    }
}

/* assault.3.4: the state, and what is to be decided, say where the defenders are and what is
 * blocked to whoever may know it, and to no others. */
static void
test_secret (Fixture *fixture, gconstpointer data)
{
  const WarAssault *assault = war_assault_get_data (fixture->setup);
  g_autofree WarState *view = war_state_copy (fixture->state);
  g_autofree char *own = NULL, *others = NULL, *before = NULL, *not_known = NULL;
  g_autofree char *own_decision = NULL, *others_decision = NULL;
  gint32 feature = (gint32) g_array_index (assault->bunkers, WarAssaultBunker, 1).feature;

  before = text_play_get (fixture->setup)->condition (fixture->setup, fixture->state, GUN);
  g_assert_nonnull (strstr (before, "in no bunker yet"));
  war_play_view (fixture->setup, fixture->state, 0, 1, view);
  not_known = text_play_get (fixture->setup)->condition (fixture->setup, view, GUN);
  g_assert_nonnull (strstr (not_known, "in a bunker"));

  war_setup_get_piece (fixture->setup, fixture->state, GUN)[WAR_ASSAULT_PIECE_BUNKER] = feature;
  war_setup_get_piece (fixture->setup, fixture->state, GUN)[WAR_ASSAULT_PIECE_PLACE] = 1;
  war_state_get_row (fixture->setup->layout, fixture->state, WAR_TABLE_FEATURES,
                     (guint) feature)[WAR_ASSAULT_FEATURE_OPENS]
    = 4;
  war_play_view (fixture->setup, fixture->state, assault->seat_of_defenders, 1, view);
  own = text_state (fixture->setup, view);
  own_decision = text_decision (fixture->setup, view, assault->seat_of_defenders);
  war_play_view (fixture->setup, fixture->state, 0, 1, view);
  others = text_state (fixture->setup, view);
  others_decision = text_decision (fixture->setup, view, assault->seat_of_defenders);
  g_assert_nonnull (strstr (own_decision, "end the step: the rest are shared out.\n"
                                          "Bunker 2 (B6): 1 base, blocked until turn 4"));
  g_assert_null (strchr (others_decision, '\n'));
  g_assert_nonnull (strstr (own, "in bunker 2 (B6), number 1"));
  g_assert_nonnull (strstr (own, "Bunker 2 (B6): 1 base\n"));
  g_assert_null (strstr (others, "bunker 2"));
  g_assert_null (strstr (others, "Bunker 2"));
}

/* assault.A-4: what an umpire's button says of its number. */
static void
test_stretch (Fixture *fixture, gconstpointer data)
{
  WarOrder order = war_order_new (WAR_ASSAULT_ORDER_GAP, 0, WAR_NONE);
  g_autofree char *stretch = NULL, *gapped = NULL;

  order.arguments[0] = 3;
  order.arguments[1] = 1;
  stretch = text_play_get (fixture->setup)->argument (fixture->setup, &order, 0);
  gapped = text_play_get (fixture->setup)->argument (fixture->setup, &order, 1);
  g_assert_cmpstr (stretch, ==, "stretch 3");
  g_assert_cmpstr (gapped, ==, "gapped");
}

/* assault.4.1: what a base has done and suffered, one after the other. */
static void
test_condition (Fixture *fixture, gconstpointer data)
{
  gint32 *cells = war_setup_get_piece (fixture->setup, fixture->state, RIFLES);
  g_autofree char *all = NULL;

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_ASSAULT_PIECE_PINNED] = 1;
  cells[WAR_ASSAULT_PIECE_MOVED] = 1;
  cells[WAR_ASSAULT_PIECE_FIRED] = 1;
  all = text_play_get (fixture->setup)->condition (fixture->setup, fixture->state, RIFLES);
  g_assert_nonnull (strstr (all, "pinned, moved, fired"));
}

/* assault.A-15: of who is nearer to the enemy than its company's nerves allow for long. */
static void
test_nervous (Fixture *fixture, gconstpointer data)
{
  gint32 *cells = war_setup_get_piece (fixture->setup, fixture->state, RIFLES);
  g_autofree char *near = NULL, *back = NULL;

  war_setup_get_formation (fixture->setup, fixture->state, 0)[WAR_ASSAULT_COMPANY_MORALE]
    = WAR_ASSAULT_NERVOUS;
  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_ASSAULT_PIECE_START_X] = cells[WAR_PIECE_X] = 50 * WAR_CENTIMETRE;
  cells[WAR_ASSAULT_PIECE_START_Y] = 150 * WAR_CENTIMETRE;
  cells[WAR_ASSAULT_PIECE_LEGS] = 1;
  cells[WAR_PIECE_Y] = 140 * WAR_CENTIMETRE;
  near = text_play_get (fixture->setup)->condition (fixture->setup, fixture->state, RIFLES);
  g_assert_nonnull (strstr (near, "nervous, has to come back"));
  cells[WAR_PIECE_Y] = 160 * WAR_CENTIMETRE;
  back = text_play_get (fixture->setup)->condition (fixture->setup, fixture->state, RIFLES);
  g_assert_null (strstr (back, "come back"));
}

/* assault.A-16: gaps are on the map, and in the state. */
static void
test_gap (Fixture *fixture, gconstpointer data)
{
  const WarAssaultSegment *wire
    = &g_array_index (war_assault_get_data (fixture->setup)->wires, WarAssaultSegment, 0);
  g_autofree char *before = text_map (fixture->setup, fixture->state);
  g_autofree char *map = NULL, *state = NULL;

  g_assert_null (strstr (before, "¦"));
  war_assault_open_stretch (fixture->setup, fixture->state, 0, wire, 40 * WAR_CENTIMETRE,
                            80 * WAR_CENTIMETRE);
  map = text_map (fixture->setup, fixture->state);
  state = text_state (fixture->setup, fixture->state);
  g_assert_nonnull (strstr (map, "x¦¦¦¦¦¦¦¦¦¦¦¦¦"));
  g_assert_nonnull (strstr (map, "¦\u00a0Gap"));
  g_assert_nonnull (strstr (state, "Gaps in the wire: B7 (40\u00a0cm)"));
}

/* assault.6.6 */
static void
test_odds (Fixture *fixture, gconstpointer data)
{
  const WarUnitType *rifles = war_assault_get_type (fixture->setup, RIFLES)->type;
  TextAttack attack = {
    .rules = fixture->setup->operation->rules,
    .attacker = war_assault_get_type (fixture->setup, GUN)->type,
    .target = rifles,
    .weapon = -1,
  };
  g_autofree char *gun = text_odds (&attack), *none = NULL;

  g_assert_nonnull (strstr (gun, "moving in the open           to 100\u00a0cm          4"));
  attack.attacker = rifles;
  attack.situation = WAR_ASSAULT_ROW_COVERED;
  none = text_odds (&attack);
  g_assert_nonnull (strstr (none, "It has no shots at such targets."));
}

static char *
describe_fire (Fixture *fixture, gint seat)
{
  gint32 decision[WAR_DECISION_OWN + WAR_MAX_COLUMNS] = { 0 };

  decision[WAR_DECISION_SEAT] = seat;
  decision[WAR_DECISION_KIND] = WAR_ASSAULT_DECIDE_FIRE;
  return get_play (fixture)->decision (fixture->setup, fixture->state, decision);
}

/* assault.6.1, assault.A-22: whose tanks may fire and move is told so, and nobody else. */
static void
test_tanks (Fixture *fixture, gconstpointer data)
{
  const WarAssault *assault = war_assault_get_data (fixture->setup);
  g_autofree char *headquarters = describe_fire (fixture, assault->seat_of_headquarters);
  g_autofree char *company = describe_fire (fixture, 0);

  g_assert_nonnull (strstr (headquarters, "who fires does not move, but for tanks."));
  g_assert_nonnull (strstr (company, "who fires does not move."));
}

/* assault.A-7: with a second line other things are wanted of the attackers. */
static void
test_limit (Fixture *fixture, gconstpointer data)
{
  WarEvent event = {
    .kind = WAR_ASSAULT_EVENT_OVER,
    .actor = WAR_NONE,
    .target = WAR_NONE,
    .arguments = { WAR_WINNER_SIDE_2, WAR_ASSAULT_END_LIMIT },
  };
  g_autofree char *sentence = get_play (fixture)->event (fixture->setup, &event);

  g_assert_nonnull (strstr (sentence, "at least 4 bases in or beyond the first line"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/assault/events", test_events);
  ADD ("/text/assault/fight", test_fight);
  ADD ("/text/assault/ordered", test_ordered);
  ADD ("/text/assault/refusals", test_refusals);
  ADD ("/text/assault/orders", test_orders);
  ADD ("/text/assault.A-28/seats", test_seats);
  ADD ("/text/assault.3.4/secret", test_secret);
  ADD ("/text/assault.4.1/condition", test_condition);
  ADD ("/text/assault.A-15/nervous", test_nervous);
  ADD ("/text/assault.A-16/gap", test_gap);
  ADD ("/text/assault.A-4/stretch", test_stretch);
  ADD ("/text/assault.6.6/odds", test_odds);
  g_test_add ("/text/assault.A-22/tanks", Fixture, "switch-line", set_up, test_tanks, tear_down);
  g_test_add ("/text/assault.A-7/limit", Fixture, "switch-line", set_up, test_limit, tear_down);
  return g_test_run ();
}

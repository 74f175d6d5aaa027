/* test-counter-fire.c: shots at a charger in Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fighters.h"

#include "engine/entrenched/private.h"

#define LEFT WAR_HEADING_FROM_DEGREES (270)
#define RIGHT WAR_HEADING_FROM_DEGREES (90)

/* Rows: two of BEF Infantry (4 wounds, save 4+, bayonet as weapon 1 with a die per wound, 5+), and
 * whom they charge. */
enum
{
  FIRST,
  SECOND,
  TARGET,
};

#define CHARGE "1 charge pieces.0 weapon=1 targets=2"
#define CHARGE_TOO "1 charge pieces.1 weapon=1 targets=2"
#define MISS "1 1 1 1"

/* They stand one above the other at the left, 2″ from the target, which looks at them. */
static Table *
begin (Table *table)
{
  table_begin (table);
  table_put (table, FIRST, 10000, 12000, RIGHT);
  table_put (table, SECOND, 10000, 18000, RIGHT);
  table_put (table, TARGET, 12000 + IN (2), 15000, LEFT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
  return table;
}

static void
add_chargers (Table *table)
{
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 1, "bef-infantry");
}

static Table *
begin_against (const char *type)
{
  Table *table = table_new ();

  add_chargers (table);
  table_add_unit (table, 2, type);
  return begin (table);
}

static gint32
get_left (Table *table, guint piece)
{
  return *table_piece (table, piece, WAR_ENTRENCHED_PIECE_LEFT);
}

/* The charged side is asked before anything else goes on; 6 wounds are 6 dice on 5+. */
static void
test_asked (void)
{
  g_autoptr (Table) table = begin_against ("german-infantry");
  const WarEvent *event;

  table_order (table, CHARGE, "");
  table_refuse (table, CHARGE_TOO, WAR_REFUSAL_NOT_YOUR_TURN, NULL);
  table_refuse (table, "1 end-phase", WAR_REFUSAL_NOT_YOUR_TURN, NULL);
  g_assert_true (table_allows (table, "2 hold-fire pieces.2"));
  g_assert_true (table_allows (table, "2 counter-fire pieces.2 weapon=0"));

  /* The charger stands where it stood, and everybody sees whom it is to strike at. */
  g_assert_cmpint (war_play_find_aim (table_get_setup (table), table_get_state (table), FIRST), ==,
                   TARGET);
  g_assert_cmpint (war_play_find_aim (table_get_setup (table), table_get_state (table), SECOND), ==,
                   WAR_NONE);
  g_assert_cmpint (*table_piece (table, FIRST, WAR_PIECE_X), ==, 10000);

  /* Two hits, one is saved; then three are left to strike. */
  table_order (table, "2 counter-fire pieces.2 weapon=0", "5 6 1 1 1 1 4 3 1 1 1");
  g_assert_cmpint (war_play_find_aim (table_get_setup (table), table_get_state (table), FIRST), ==,
                   WAR_NONE);
  event = table_event (table, WAR_ENTRENCHED_EVENT_FIRED, 0);
  g_assert_cmpint (event->actor, ==, TARGET);
  g_assert_cmpint (event->arguments[2], ==, TRUE);
  g_assert_cmpuint (table_event (table, WAR_ENTRENCHED_EVENT_STRUCK, 0)->n_dice, ==, 3);
  g_assert_cmpint (get_left (table, FIRST), ==, 3);

  /* The second charger may come: hence it has to say whether it strikes back now. */
  g_assert_true (table_allows (table, "2 wait pieces.2"));
}

static void
test_held (void)
{
  g_autoptr (Table) table = begin_against ("german-infantry");

  table_order (table, CHARGE, "");
  table_order (table, "2 hold-fire pieces.2", MISS);
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_HELD_FIRE), ==, 1);
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_FIRED), ==, 0);
  g_assert_cmpint (*table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_COUNTERED), ==, 0);
  g_assert_cmpint (*table_game (table, WAR_ENTRENCHED_GAME_CHARGER), ==, WAR_NONE);
}

/* Only the charged, and only with a weapon that shoots. */
static void
test_who (void)
{
  g_autoptr (Table) table = table_new ();

  add_chargers (table);
  table_add_unit (table, 2, "german-infantry");
  table_add_unit (table, 2, "german-infantry");
  begin (table);
  table_put (table, 3, 12000 + IN (2), 20000, LEFT);
  table_order (table, CHARGE, "");
  table_refuse (table, "2 counter-fire pieces.3 weapon=0", WAR_REFUSAL_NOT_THIS_ORDER, NULL);
  table_refuse (table, "2 counter-fire pieces.2 weapon=1", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.E-11");
  table_refuse (table, "2 counter-fire pieces.2 weapon=2", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.E-11");
  table_refuse (table, "2 counter-fire pieces.2 weapon=-1", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.E-11");
}

/* A charger that is killed by it does not charge. */
static void
test_killed (void)
{
  g_autoptr (Table) table = begin_against ("german-infantry");

  *table_piece (table, FIRST, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  table_order (table, CHARGE, "");
  table_order (table, "2 counter-fire pieces.2 weapon=0", "5 1 1 1 1 1 3");
  g_assert_cmpint (*table_piece (table, FIRST, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
  g_assert_cmpstr (table_event (table, WAR_ENTRENCHED_EVENT_CHARGE_FAILED, 0)->clause, ==,
                   "entrenched.E-11");
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_CONTACT), ==, 0);
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_STRUCK), ==, 0);

  /* The active player goes on; the weapon has counter-fired in this turn. */
  table_order (table, CHARGE_TOO, MISS " 1 1 1 1 1 1");
}

/* Hit, but saved: suppressed until the end of the owner's next turn, yet the charge goes on. */
static void
test_suppressed (void)
{
  g_autoptr (Table) table = begin_against ("maschinengewehr-08-team");

  *table_piece (table, SECOND, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  table_order (table, CHARGE, "");
  table_order (table, "2 counter-fire pieces.2 weapon=0", "4 1 1 1 1 4 " MISS " 1 1 1");
  g_assert_cmpint (*table_piece (table, FIRST, WAR_ENTRENCHED_PIECE_SUPPRESSED), ==,
                   *table_side (table, 1, WAR_ENTRENCHED_SIDE_TURNS) + 1);
  g_assert_cmpint (*table_piece (table, FIRST, WAR_ENTRENCHED_PIECE_ENGAGED), ==, TARGET);
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_STRUCK), ==, 2);
}

/* Nobody is asked who cannot: the charge goes on by itself. */
static void
assert_not_asked (const char *type, const char *dice)
{
  g_autoptr (Table) table = begin_against (type);

  *table_piece (table, SECOND, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  table_order (table, CHARGE, dice);
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_CONTACT), ==, 1);
}

static void
test_no_weapon (void)
{
  /* Artillery fights with its fists. */
  assert_not_asked ("15-schwere-team", MISS " 1 1 1 1");
  assert_not_asked ("2-inch-mortar-team", MISS " 1 1 1");

  /* No template, no gas, nothing at all. */
  assert_not_asked ("clay-kickers", MISS " 1 1 1 1");
  assert_not_asked ("gas-trooper-team", MISS " 1 1 1");
  assert_not_asked ("stretcher-bearers", MISS " 1 1 1 1");
}

/* Artillery, but not with its gun: with what else it has. */
static void
test_artillery (void)
{
  g_autoptr (Table) table = table_new ();
  WarUnitType *type = fighters_new ();

  fighters_arm (type, "Field Gun", IN (24), 3);
  fighters_arm (type, "Carbine", IN (8), 1);
  fighters_give_trait (table, type, "artillery");
  add_chargers (table);
  fighters_add (table, 2, type);
  begin (table);

  table_order (table, CHARGE, "");
  table_refuse (table, "2 counter-fire pieces.2 weapon=0", WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK,
                "entrenched.7.5");
  table_order (table, "2 counter-fire pieces.2 weapon=1", "1 " MISS);
}

/* Wherever a book lists the gun. */
static void
test_gun_last (void)
{
  g_autoptr (Table) table = table_new ();
  WarUnitType *type = fighters_new ();

  fighters_arm (type, "Carbine", IN (8), 1);
  fighters_arm (type, "Field Gun", IN (24), 3)->stats[WAR_ENTRENCHED_WEAPON_TEMPLATE] = 2;
  fighters_give_trait (table, type, "artillery");
  add_chargers (table);
  fighters_add (table, 2, type);
  begin (table);

  table_order (table, CHARGE, "");
  table_refuse (table, "2 counter-fire pieces.2 weapon=1", WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK,
                "entrenched.7.5");
  table_order (table, "2 counter-fire pieces.2 weapon=0", "1 " MISS);
}

/* A gun shoots: what the crew fights with is none, even if a book lists it first. */
static void
test_gun_after_blade (void)
{
  g_autoptr (Table) table = table_new ();
  WarUnitType *type = fighters_new ();

  fighters_arm (type, "Bayonet", 0, 2);
  fighters_arm (type, "Field Gun", IN (24), 3);
  fighters_give_trait (table, type, "artillery");
  add_chargers (table);
  fighters_add (table, 2, type);
  begin (table);
  *table_piece (table, SECOND, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;

  table_order (table, CHARGE, MISS " 1 1");
}

/* Each weapon once in a player's turn, for each charge one. */
static void
test_once (void)
{
  g_autoptr (Table) table = table_new ();
  WarUnitType *type = fighters_new ();

  fighters_arm (type, "Rifle", IN (10), 2);
  fighters_arm (type, "Pistol", IN (6), 1);
  add_chargers (table);
  fighters_add (table, 2, type);
  begin (table);
  *table_piece (table, FIRST, WAR_ENTRENCHED_PIECE_LEFT) = 1;

  table_order (table, CHARGE, "");
  table_order (table, "2 counter-fire pieces.2 weapon=0", "4 1 3");
  g_assert_cmpint (*table_piece (table, FIRST, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);

  table_order (table, CHARGE_TOO, "");
  table_refuse (table, "2 counter-fire pieces.2 weapon=0", WAR_ENTRENCHED_REFUSAL_DONE,
                "entrenched.E-11");
  table_order (table, "2 counter-fire pieces.2 weapon=1", "1 " MISS " 1 1 1 1");

  /* It has not fired as far as its owner's turn goes. */
  g_assert_cmpint (*table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_FIRED), ==, 0);
}

/* What may be used only so often in a game is used up by counter-fire too. */
static void
test_uses (void)
{
  g_autoptr (Table) table = table_new ();
  WarUnitType *type = fighters_new ();

  fighters_arm (type, "Rocket", IN (10), 2)->stats[WAR_ENTRENCHED_WEAPON_USES] = 1;
  add_chargers (table);
  fighters_add (table, 2, type);
  begin (table);
  *table_piece (table, FIRST, WAR_ENTRENCHED_PIECE_LEFT) = 1;

  table_order (table, CHARGE, "");
  table_order (table, "2 counter-fire pieces.2 weapon=0", "4 1 3");
  *table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_COUNTERED) = 0;
  table_order (table, CHARGE_TOO, MISS " 1 1 1 1");
}

static void
set_target (guint column, gint32 value, gboolean is_asked)
{
  g_autoptr (Table) table = begin_against ("german-infantry");

  *table_piece (table, SECOND, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  *table_piece (table, TARGET, column) = value;
  if (is_asked)
    {
      table_order (table, CHARGE, "");
      g_assert_true (table_allows (table, "2 counter-fire pieces.2 weapon=0"));
    }
  else
    table_order (table, CHARGE, MISS);
}

/* Whoever may not counter-fire because it is stunned or fell back does not strike back either. */
static void
test_state (void)
{
  set_target (WAR_ENTRENCHED_PIECE_INACTIVE, 1, TRUE);
  set_target (WAR_ENTRENCHED_PIECE_SUPPRESSED, 9, TRUE);
  set_target (WAR_ENTRENCHED_PIECE_FIRED, 1, TRUE);
  set_target (WAR_ENTRENCHED_PIECE_STUNNED, 9, FALSE);
  set_target (WAR_ENTRENCHED_PIECE_FELL_BACK, 1, FALSE);
}

/* Locked by the first charger, it cannot shoot at the second. */
static void
test_locked (void)
{
  g_autoptr (Table) table = begin_against ("german-infantry");

  table_order (table, CHARGE, "");
  table_order (table, "2 hold-fire pieces.2", MISS);
  table_order (table, "2 wait pieces.2", "");
  table_order (table, CHARGE_TOO, MISS " 1 1 1 1 1 1 1");
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_FIRED), ==, 0);
}

/* A hedge in the middle hides them from each other; a shell hole covers the charger. */
static void
test_ground (void)
{
  g_autoptr (Table) hidden = table_new (), covered = table_new ();

  table_add_box (hidden, WAR_TERRAIN_HEDGE, 11000 + IN (1.5) - 50, 0, 11000 + IN (1.5) + 50,
                 IN (12));
  add_chargers (hidden);
  table_add_unit (hidden, 2, "german-infantry");
  begin (hidden);
  table_put (hidden, TARGET, 12000 + IN (3), 15000, LEFT);
  *table_piece (hidden, SECOND, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  table_order (hidden, CHARGE, "2 " MISS " 1 1 1 1 1 1");

  table_add_box (covered, WAR_TERRAIN_LARGE_SHELL_HOLE, 7000, 11000, 10500, 15000);
  add_chargers (covered);
  table_add_unit (covered, 2, "german-infantry");
  begin (covered);
  table_order (covered, CHARGE, "");
  table_order (covered, "2 counter-fire pieces.2 weapon=0", "5 1 1 1 1 1 2 " MISS);
  g_assert_cmpint (get_left (covered, FIRST), ==, 4);
}

/* Counter-fire needs sight, also from artillery, whose shots otherwise need none (5.3). */
static void
test_unseen (void)
{
  g_autoptr (Table) table = table_new ();
  WarUnitType *type = fighters_new ();

  table_add_box (table, WAR_TERRAIN_HEDGE, 11000 + IN (1.5) - 50, 0, 11000 + IN (1.5) + 50,
                 IN (12));
  fighters_arm (type, "Field Gun", IN (24), 3)->stats[WAR_ENTRENCHED_WEAPON_TEMPLATE] = 2;
  fighters_arm (type, "Carbine", IN (8), 1);
  fighters_give_trait (table, type, "artillery");
  add_chargers (table);
  fighters_add (table, 2, type);
  begin (table);
  table_put (table, TARGET, 12000 + IN (3), 15000, LEFT);
  *table_piece (table, SECOND, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  table_order (table, CHARGE, "2 " MISS " 1 1 1 1");
}

static void
assert_fault (Table *table)
{
  g_autofree char *fault = war_play_find_fault (table_get_setup (table), table_get_state (table));

  g_assert_nonnull (fault);
}

/* A state from a file in which the question is about nothing is not taken. */
static void
test_faults (void)
{
  static const guint columns[] = { WAR_DECISION_SUBJECT, WAR_DECISION_ARGUMENT };
  g_autoptr (Table) table = begin_against ("german-infantry");
  const WarLayout *layout = table_get_setup (table)->layout;
  gint32 *decision;
  gint row;

  table_order (table, CHARGE, "");
  row = war_decision_find (table_get_setup (table), table_get_state (table), 1);
  decision = war_state_get_row (layout, table_get_state (table), WAR_TABLE_DECISIONS, (guint) row);
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      gint32 whole = decision[columns[i]];

      for (gint32 wrong = WAR_NONE; wrong <= 3; wrong++)
        if (wrong != whole)
          {
            decision[columns[i]] = wrong;
            assert_fault (table);
          }
      decision[columns[i]] = whole;
    }

  *table_game (table, WAR_ENTRENCHED_GAME_CHARGER) = WAR_NONE;
  assert_fault (table);
  *table_game (table, WAR_ENTRENCHED_GAME_CHARGER) = FIRST;
  war_decision_close (table_get_setup (table), table_get_state (table), (guint) row);
  assert_fault (table);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/entrenched.7.4/asked", test_asked);
  g_test_add_func ("/rules/entrenched.7.4/held", test_held);
  g_test_add_func ("/rules/entrenched.7.4/who", test_who);
  g_test_add_func ("/rules/entrenched.E-11/killed", test_killed);
  g_test_add_func ("/rules/entrenched.E-9/suppressed-by-counter-fire", test_suppressed);
  g_test_add_func ("/rules/entrenched.E-11/no-weapon", test_no_weapon);
  g_test_add_func ("/rules/entrenched.7.5/artillery", test_artillery);
  g_test_add_func ("/rules/entrenched.7.5/gun-last", test_gun_last);
  g_test_add_func ("/rules/entrenched.7.5/gun-after-blade", test_gun_after_blade);
  g_test_add_func ("/rules/entrenched.E-11/once", test_once);
  g_test_add_func ("/rules/entrenched.E-11/uses", test_uses);
  g_test_add_func ("/rules/entrenched.E-11/state", test_state);
  g_test_add_func ("/rules/entrenched.E-11/locked", test_locked);
  g_test_add_func ("/rules/entrenched.E-11/ground", test_ground);
  g_test_add_func ("/rules/entrenched.E-11/unseen", test_unseen);
  g_test_add_func ("/rules/entrenched.E-11/faults", test_faults);

  return g_test_run ();
}

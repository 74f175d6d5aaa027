/* test-casualties.c: War of Attrition: the wounded, their bearers, and their care
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/solo/quick.h"
#include "table.h"

/* Half the depth of a base of infantry or bearers. */
#define HALF (10 * WAR_MILLIMETRE)

/* Wounds of a BEF Infantry unit: what a die needs for it in care. */
#define WOUNDS 4

/* Side 1's zone is on the left. Its casualty falls in the middle of the field. */
typedef struct
{
  Table *table;
  guint casualty, other, bearers; /* of side 1: two of infantry, and bearers */
  guint enemy, far; /* of side 2: infantry; the second stays away */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  Table *table = fixture->table = table_new ();

  table_get_operation (table)->game_type = g_strdup ("attrition");
  fixture->casualty = table_add_unit (table, 1, "bef-infantry");
  fixture->other = table_add_unit (table, 1, "bef-infantry");
  fixture->bearers = table_add_unit (table, 1, "stretcher-bearers");
  fixture->enemy = table_add_unit (table, 2, "german-infantry");
  fixture->far = table_add_unit (table, 2, "german-infantry");

  table_begin (table);
  for (guint i = 0; i <= fixture->far; i++)
    *table_piece (table, i, WAR_ENTRENCHED_PIECE_WAVE) = 1;
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    *table_side (table, side, WAR_ENTRENCHED_SIDE_WAVE) = 1;
  table_put (table, fixture->casualty, IN (12), IN (6), 0);
  table_put (table, fixture->other, IN (2), IN (2), 0);
  table_put (table, fixture->bearers, IN (2), IN (10), 0);
  table_put (table, fixture->enemy, IN (18), IN (6), 0);
  table_put (table, fixture->far, IN (22), IN (10), 0);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  table_free (fixture->table);
}

static gint
get_cell (Fixture *fixture, guint piece, guint column)
{
  return *table_piece (fixture->table, piece, column);
}

/* The unit is shot dead by the enemy in the round, with whatever dice it takes. */
static void
shoot_dead (Fixture *fixture, guint piece, gint round)
{
  g_autofree char *line = g_strdup_printf ("2 fire pieces.3 weapon=0 targets=%u", piece);

  *table_piece (fixture->table, piece, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  *table_piece (fixture->table, fixture->enemy, WAR_ENTRENCHED_PIECE_FIRED) = 0;
  table_set_phase (fixture->table, 2, WAR_ENTRENCHED_PHASE_RANGED, round);
  table_order (fixture->table, line, "6 1 1 1 1 1 1");
}

static void
end_turn (Fixture *fixture, gint side, gint round, const char *dice)
{
  g_autofree char *line = g_strdup_printf ("%d end-phase", side);

  table_set_phase (fixture->table, side, WAR_ENTRENCHED_PHASE_MELEE, round);
  table_order (fixture->table, line, dice);
}

/* Side 1's movement phase, after the casualty has been shot in the turn before. */
static void
begin_movement (Fixture *fixture)
{
  shoot_dead (fixture, fixture->casualty, 3);
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 4);
}

/* Puts the unit below the casualty, so far from it. */
static void
put_near (Fixture *fixture, guint piece, WarLength distance)
{
  table_put (fixture->table, piece, IN (12), IN (6) + 2 * HALF + distance, 0);
}

static void
test_lies (Fixture *fixture, gconstpointer data)
{
  shoot_dead (fixture, fixture->casualty, 3);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_LYING);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_PIECE_PRESENCE), ==,
                   WAR_PRESENCE_AWAY);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_PIECE_X), ==, IN (12));
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_LIES), ==, 1);

  /* Nobody has killed it yet. */
  g_assert_cmpint (*table_side (fixture->table, 2, WAR_ENTRENCHED_SIDE_KILLED), ==, 0);
}

/* It is no target, does not fight and bars nobody's way. */
static void
test_does_nothing (Fixture *fixture, gconstpointer data)
{
  shoot_dead (fixture, fixture->casualty, 3);
  *table_piece (fixture->table, fixture->enemy, WAR_ENTRENCHED_PIECE_FIRED) = 0;
  table_refuse (fixture->table, "2 fire pieces.3 weapon=0 targets=0", WAR_ENTRENCHED_REFUSAL_TARGET,
                "entrenched.5.2");

  table_set_phase (fixture->table, 2, WAR_ENTRENCHED_PHASE_MOVEMENT, 4);
  table_put (fixture->table, fixture->enemy, IN (14), IN (6), WAR_HEADING_FROM_DEGREES (270));
  g_assert_true (table_allows (fixture->table, "2 move pieces.3 heading=3072 distance=5080"));
  table_order (fixture->table, "2 move pieces.3 heading=3072 distance=5080", "");

  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MELEE, 4);
  table_refuse (fixture->table, "1 charge pieces.0 weapon=1 targets=3",
                WAR_ENTRENCHED_REFUSAL_NOT_ON_FIELD, NULL);
}

/* It fell in side 2's turn of round 3: the first turn after it is side 1's of round 4, the second
 * side 2's. */
static void
test_dies (Fixture *fixture, gconstpointer data)
{
  shoot_dead (fixture, fixture->casualty, 3);
  end_turn (fixture, 2, 3, "");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_LYING);
  end_turn (fixture, 1, 4, "");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_LYING);
  end_turn (fixture, 2, 4, "");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_PIECE_PRESENCE), ==,
                   WAR_PRESENCE_GONE);
  g_assert_cmpint (table_event (fixture->table, WAR_ENTRENCHED_EVENT_DIED, 0)->actor, ==,
                   (gint) fixture->casualty);
  g_assert_cmpint (*table_side (fixture->table, 2, WAR_ENTRENCHED_SIDE_KILLED), ==, 40);

  /* Nobody dies twice. */
  end_turn (fixture, 1, 5, "");
  g_assert_cmpint (*table_side (fixture->table, 2, WAR_ENTRENCHED_SIDE_KILLED), ==, 40);
}

/* Killed in the own turn, by counter-fire or a shell of the own side's: the same two turns. */
static void
test_dies_after_own_turn (Fixture *fixture, gconstpointer data)
{
  shoot_dead (fixture, fixture->casualty, 3);

  /* As if it had been in side 1's turn of the round. */
  *table_piece (fixture->table, fixture->casualty, WAR_ENTRENCHED_PIECE_FELL) -= 1;
  end_turn (fixture, 2, 3, "");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_LYING);
  end_turn (fixture, 1, 4, "");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_PIECE_PRESENCE), ==,
                   WAR_PRESENCE_GONE);
}

/* It comes on again only from care, and not at all once it is dead. */
static void
test_does_not_come (Fixture *fixture, gconstpointer data)
{
  static const char order[] = "1 place pieces.0 x=10160 y=15240 heading=1024";

  begin_movement (fixture);
  table_refuse (fixture->table, order, WAR_ENTRENCHED_REFUSAL_WOUNDED, "entrenched.9.7");
  *table_piece (fixture->table, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH)
    = WAR_ENTRENCHED_IN_CARE;
  table_refuse (fixture->table, order, WAR_ENTRENCHED_REFUSAL_WOUNDED, "entrenched.9.7");
  *table_piece (fixture->table, fixture->casualty, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  table_refuse (fixture->table, order, WAR_ENTRENCHED_REFUSAL_LOST, NULL);
}

/* Who withdraws leaves no casualty. */
static void
test_withdrawn (Fixture *fixture, gconstpointer data)
{
  *table_piece (fixture->table, fixture->casualty, WAR_ENTRENCHED_PIECE_LEFT) = 2;
  *table_piece (fixture->table, fixture->casualty, WAR_ENTRENCHED_PIECE_LOST) = 2;
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MORALE, 3);
  table_order (fixture->table, "1 test-morale", "1");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_PIECE_PRESENCE), ==,
                   WAR_PRESENCE_GONE);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_FIT);
  g_assert_cmpint (*table_side (fixture->table, 2, WAR_ENTRENCHED_SIDE_KILLED), ==, 40);
}

static void
test_taken_up (Fixture *fixture, gconstpointer data)
{
  begin_movement (fixture);
  put_near (fixture, fixture->bearers, IN (1));
  table_order (fixture->table, "1 take-up pieces.2 targets=0", "");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_CARRIED);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_CARRIER), ==,
                   (gint) fixture->bearers);
  g_assert_cmpint (get_cell (fixture, fixture->bearers, WAR_ENTRENCHED_PIECE_LOAD), ==,
                   (gint) fixture->casualty);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_TAKEN_UP), ==, 1);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_DELIVERED), ==, 0);

  /* Whoever is carried does not die of lying. */
  end_turn (fixture, 1, 4, "");
  end_turn (fixture, 2, 9, "");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_CARRIED);
}

static void
test_too_far (Fixture *fixture, gconstpointer data)
{
  begin_movement (fixture);
  put_near (fixture, fixture->bearers, IN (1) + 1);
  table_refuse (fixture->table, "1 take-up pieces.2 targets=0", WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE,
                "entrenched.E-18");
}

/* An enemy within 1″ of the casualty, or of the bearers, keeps them off. */
static void
test_enemy_near (Fixture *fixture, gconstpointer data)
{
  begin_movement (fixture);
  put_near (fixture, fixture->bearers, IN (0.5));
  table_put (fixture->table, fixture->enemy, IN (12), IN (6) - 2 * HALF - IN (1), 0);
  table_refuse (fixture->table, "1 take-up pieces.2 targets=0", WAR_ENTRENCHED_REFUSAL_TOO_NEAR,
                "entrenched.E-18");

  table_put (fixture->table, fixture->enemy, IN (12), IN (6) - 2 * HALF - IN (1) - 1, 0);
  g_assert_true (table_allows (fixture->table, "1 take-up pieces.2 targets=0"));

  put_near (fixture, fixture->enemy, IN (1.5) + 2 * HALF);
  table_refuse (fixture->table, "1 take-up pieces.2 targets=0", WAR_ENTRENCHED_REFUSAL_TOO_NEAR,
                "entrenched.E-18");

  put_near (fixture, fixture->enemy, IN (1.5) + 2 * HALF + 1);
  g_assert_true (table_allows (fixture->table, "1 take-up pieces.2 targets=0"));
}

static void
test_not_bearers (Fixture *fixture, gconstpointer data)
{
  begin_movement (fixture);
  put_near (fixture, fixture->other, IN (0.5));
  table_refuse (fixture->table, "1 take-up pieces.1 targets=0", WAR_ENTRENCHED_REFUSAL_NOT_BEARERS,
                "entrenched.9.6");
}

static void
test_inactive_bearers (Fixture *fixture, gconstpointer data)
{
  begin_movement (fixture);
  put_near (fixture, fixture->bearers, IN (0.5));
  *table_piece (fixture->table, fixture->bearers, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  table_refuse (fixture->table, "1 take-up pieces.2 targets=0", WAR_ENTRENCHED_REFUSAL_INACTIVE,
                "entrenched.3.3");

  /* Stunned ones may move, and so carry. */
  *table_piece (fixture->table, fixture->bearers, WAR_ENTRENCHED_PIECE_INACTIVE) = 0;
  *table_piece (fixture->table, fixture->bearers, WAR_ENTRENCHED_PIECE_STUNNED) = 99;
  g_assert_true (table_allows (fixture->table, "1 take-up pieces.2 targets=0"));
}

/* At the end of their move, not in the middle of it, nor in another phase. */
static void
test_when (Fixture *fixture, gconstpointer data)
{
  begin_movement (fixture);
  table_put (fixture->table, fixture->bearers, IN (12), IN (6) + 2 * HALF + IN (4), 0);
  table_order (fixture->table, "1 run pieces.2", "1");
  table_refuse (fixture->table, "1 take-up pieces.2 targets=0", WAR_ENTRENCHED_REFUSAL_RUNNER,
                "entrenched.E-2");
  table_order (fixture->table, "1 move pieces.2 heading=0 distance=7620", "");
  g_assert_true (table_allows (fixture->table, "1 take-up pieces.2 targets=0"));

  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_RANGED, 4);
  table_refuse (fixture->table, "1 take-up pieces.2 targets=0", WAR_REFUSAL_NOT_THIS_ORDER,
                "entrenched.2.1");
}

/* It is the end of their move also where they did not have to go anywhere. */
static void
test_ends_move (Fixture *fixture, gconstpointer data)
{
  begin_movement (fixture);
  put_near (fixture, fixture->bearers, IN (0.5));
  table_order (fixture->table, "1 take-up pieces.2 targets=0", "");
  table_refuse (fixture->table, "1 move pieces.2 heading=0 distance=0", WAR_ENTRENCHED_REFUSAL_DONE,
                "entrenched.4.1");
  table_refuse (fixture->table, "1 run pieces.2", WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.4.1");
}

/* Bearers carry one, and only one that lies there and is their own. */
static void
test_whom (Fixture *fixture, gconstpointer data)
{
  begin_movement (fixture);
  put_near (fixture, fixture->bearers, IN (0.5));
  table_put (fixture->table, fixture->other, IN (14), IN (6), 0);
  table_refuse (fixture->table, "1 take-up pieces.2 targets=1", WAR_ENTRENCHED_REFUSAL_NO_CASUALTY,
                "entrenched.9.6");
  table_refuse (fixture->table, "1 take-up pieces.2 targets=3", WAR_ENTRENCHED_REFUSAL_NO_CASUALTY,
                "entrenched.9.6");

  *table_piece (fixture->table, fixture->enemy, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  *table_piece (fixture->table, fixture->enemy, WAR_ENTRENCHED_PIECE_HEALTH) = WAR_ENTRENCHED_LYING;
  *table_piece (fixture->table, fixture->enemy, WAR_PIECE_X) = IN (12);
  table_refuse (fixture->table, "1 take-up pieces.2 targets=3", WAR_ENTRENCHED_REFUSAL_NO_CASUALTY,
                "entrenched.9.6");

  *table_piece (fixture->table, fixture->other, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  *table_piece (fixture->table, fixture->other, WAR_ENTRENCHED_PIECE_HEALTH) = WAR_ENTRENCHED_LYING;
  *table_piece (fixture->table, fixture->other, WAR_ENTRENCHED_PIECE_FELL) = 100;
  g_assert_true (table_allows (fixture->table, "1 take-up pieces.2 targets=1"));

  *table_piece (fixture->table, fixture->other, WAR_ENTRENCHED_PIECE_HEALTH)
    = WAR_ENTRENCHED_IN_CARE;
  table_refuse (fixture->table, "1 take-up pieces.2 targets=1", WAR_ENTRENCHED_REFUSAL_NO_CASUALTY,
                "entrenched.9.6");

  *table_piece (fixture->table, fixture->other, WAR_ENTRENCHED_PIECE_HEALTH) = WAR_ENTRENCHED_LYING;
  table_order (fixture->table, "1 take-up pieces.2 targets=0", "");
  table_refuse (fixture->table, "1 take-up pieces.2 targets=1", WAR_ENTRENCHED_REFUSAL_LOADED,
                "entrenched.E-18");
}

/* The casualty is carried by the bearers, who stand there, as if it were the turn after. */
static void
carry (Fixture *fixture, WarLength x, WarLength y)
{
  begin_movement (fixture);
  put_near (fixture, fixture->bearers, IN (0.5));
  table_order (fixture->table, "1 take-up pieces.2 targets=0", "");
  table_put (fixture->table, fixture->bearers, x, y, WAR_HEADING_FROM_DEGREES (270));
  *table_piece (fixture->table, fixture->bearers, WAR_ENTRENCHED_PIECE_MOVED) = 0;
}

static void
test_delivered (Fixture *fixture, gconstpointer data)
{
  carry (fixture, IN (10), IN (6));
  table_order (fixture->table, "1 move pieces.2 heading=3072 distance=5079", "");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_CARRIED);

  /* One more, and their centre is in the zone. */
  *table_piece (fixture->table, fixture->bearers, WAR_ENTRENCHED_PIECE_MOVED) = 0;
  table_order (fixture->table, "1 move pieces.2 heading=3072 distance=1", "");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_IN_CARE);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_CARRIER), ==,
                   WAR_NONE);
  g_assert_cmpint (get_cell (fixture, fixture->bearers, WAR_ENTRENCHED_PIECE_LOAD), ==, WAR_NONE);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_DELIVERED), ==, 1);
}

/* Who falls in the own zone need only be taken up. */
static void
test_delivered_at_once (Fixture *fixture, gconstpointer data)
{
  begin_movement (fixture);
  table_put (fixture->table, fixture->bearers, IN (6), IN (6), 0);
  *table_piece (fixture->table, fixture->casualty, WAR_PIECE_X) = IN (7);
  table_order (fixture->table, "1 take-up pieces.2 targets=0", "");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_IN_CARE);
}

/* Bearers that charge into their zone have delivered before anybody strikes: they die of it. */
static void
test_delivered_by_charge (Fixture *fixture, gconstpointer data)
{
  carry (fixture, IN (9.5), IN (6));
  table_put (fixture->table, fixture->enemy, IN (7), IN (6), WAR_HEADING_FROM_DEGREES (270));
  *table_piece (fixture->table, fixture->bearers, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  *table_piece (fixture->table, fixture->enemy, WAR_ENTRENCHED_PIECE_COUNTERED) = 1;
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MELEE, 4);
  table_order (fixture->table, "1 charge pieces.2 weapon=8 targets=3", "1 1 6 1 1 1 1 1 1");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_IN_CARE);
  g_assert_cmpint (get_cell (fixture, fixture->bearers, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_LYING);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_DROPPED), ==, 0);
}

/* The load lies for another round where its bearers fell, who lie there too. */
static void
test_bearers_killed (Fixture *fixture, gconstpointer data)
{
  carry (fixture, IN (14), IN (8));
  shoot_dead (fixture, fixture->bearers, 5);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_LYING);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_CARRIER), ==,
                   WAR_NONE);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_PIECE_X), ==, IN (14));
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_PIECE_Y), ==, IN (8));
  g_assert_cmpint (get_cell (fixture, fixture->bearers, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_LYING);

  end_turn (fixture, 1, 6, "");
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_DIED), ==, 0);
  end_turn (fixture, 2, 6, "");
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_DIED), ==, 2);
  g_assert_cmpint (*table_side (fixture->table, 2, WAR_ENTRENCHED_SIDE_KILLED), ==, 100);
}

/* The casualty is in care, and nobody else is hurt. */
static void
bring_to_care (Fixture *fixture)
{
  carry (fixture, IN (8.5), IN (6));
  table_order (fixture->table, "1 move pieces.2 heading=3072 distance=2540", "");
}

/* The die shows its wound value exactly. */
static void
test_recovers (Fixture *fixture, gconstpointer data)
{
  const WarEvent *event;

  bring_to_care (fixture);
  *table_piece (fixture->table, fixture->other, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  *table_piece (fixture->table, fixture->other, WAR_ENTRENCHED_PIECE_WAVE) = 3;
  *table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_WAVE) = 2;
  *table_piece (fixture->table, fixture->casualty, WAR_ENTRENCHED_PIECE_STUNNED) = 99;
  *table_piece (fixture->table, fixture->casualty, WAR_ENTRENCHED_PIECE_MOVED) = 1;
  *table_piece (fixture->table, fixture->casualty, WAR_ENTRENCHED_PIECE_USED) = 1;
  end_turn (fixture, 1, 4, "4");

  event = table_event (fixture->table, WAR_ENTRENCHED_EVENT_CARED, 0);
  g_assert_cmpint (event->actor, ==, (gint) fixture->casualty);
  g_assert_cmpint (event->need, ==, WOUNDS);
  g_assert_cmpint (event->arguments[0], ==, TRUE);

  /* As good as new, in the next wave, but for what it has used up. */
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_RECOVERED);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_LEFT), ==, WOUNDS);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_LOST), ==, 0);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_STUNNED), ==, 0);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_MOVED), ==, 0);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_USED), ==, 1);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_WAVE), ==, 3);

  /* It counts as killed for nobody, and waits for its wave. */
  g_assert_cmpint (*table_side (fixture->table, 2, WAR_ENTRENCHED_SIDE_KILLED), ==, 0);
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 5);
  table_refuse (fixture->table, "1 place pieces.0 x=10160 y=15240 heading=1024",
                WAR_ENTRENCHED_REFUSAL_CANNOT_COME, "entrenched.E-18");
  *table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_WAVE) = 3;
  table_order (fixture->table, "1 place pieces.0 x=10160 y=15240 heading=1024", "");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_FIT);
  g_assert_true (table_allows (fixture->table, "1 move pieces.0 heading=1024 distance=2540"));
}

/* One less, and it stays; each own turn it rolls again, in the enemy's turn it does not. */
static void
test_stays_in_care (Fixture *fixture, gconstpointer data)
{
  bring_to_care (fixture);
  end_turn (fixture, 1, 4, "3");
  g_assert_cmpint (table_event (fixture->table, WAR_ENTRENCHED_EVENT_CARED, 0)->arguments[0], ==,
                   FALSE);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_IN_CARE);
  end_turn (fixture, 2, 4, "");
  end_turn (fixture, 1, 5, "1");
  end_turn (fixture, 2, 5, "");
  end_turn (fixture, 1, 6, "6");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_RECOVERED);
}

/* After the last wave it enters in the owner's next movement phase. */
static void
test_no_wave_left (Fixture *fixture, gconstpointer data)
{
  bring_to_care (fixture);
  *table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_WAVE) = 3;
  end_turn (fixture, 1, 4, "4");
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_WAVE), ==, 3);

  table_set_phase (fixture->table, 2, WAR_ENTRENCHED_PHASE_MOVEMENT, 4);
  g_assert_false (table_allows (fixture->table, "1 place pieces.0 x=10160 y=15240 heading=1024"));
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 5);
  g_assert_true (table_allows (fixture->table, "1 place pieces.0 x=10160 y=15240 heading=1024"));
}

/* There may be less than three waves: nobody waits for one that is empty. */
static void
test_no_more_waves (Fixture *fixture, gconstpointer data)
{
  bring_to_care (fixture);
  *table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_WAVE) = 2;
  *table_piece (fixture->table, fixture->other, WAR_ENTRENCHED_PIECE_WAVE) = 2;
  end_turn (fixture, 1, 2, "4");
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 3);
  g_assert_true (table_allows (fixture->table, "1 place pieces.0 x=10160 y=15240 heading=1024"));
}

/* After morale: bearers that withdraw in it leave their load behind, and it does not roll. */
static void
test_after_morale (Fixture *fixture, gconstpointer data)
{
  carry (fixture, IN (12), IN (8));
  *table_piece (fixture->table, fixture->bearers, WAR_ENTRENCHED_PIECE_LOST) = 3;
  *table_piece (fixture->table, fixture->bearers, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MELEE, 4);
  table_order (fixture->table, "1 end-phase", "");
  table_order (fixture->table, "1 test-morale", "1");
  g_assert_cmpint (get_cell (fixture, fixture->bearers, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_HEALTH), ==,
                   WAR_ENTRENCHED_LYING);
}

/* A side that has only casualties has not lost, until the last of them dies. */
static void
test_last_casualty (Fixture *fixture, gconstpointer data)
{
  shoot_dead (fixture, fixture->casualty, 3);
  *table_piece (fixture->table, fixture->other, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  *table_piece (fixture->table, fixture->bearers, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  table_order (fixture->table, "2 end-phase", "");
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_WINNER), ==, WAR_WINNER_NONE);
  table_order (fixture->table, "2 end-phase", "");
  g_assert_cmpint (*table_game (fixture->table, WAR_GAME_SIDE), ==, 0);

  /* Side 1's turn without units. */
  table_order (fixture->table, "1 respond", "");
  for (guint i = 0; i < 3; i++)
    table_order (fixture->table, "1 end-phase", "");
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_WINNER), ==, WAR_WINNER_NONE);

  table_order (fixture->table, "2 respond", "6 6");
  for (guint i = 0; i < 3; i++)
    table_order (fixture->table, "2 end-phase", "");
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_WINNER), ==, WAR_WINNER_SIDE_2);
}

/* A solo commander's bearers go to whoever lies wounded, and take it up. */
static void
test_solo (Fixture *fixture, gconstpointer data)
{
  const WarSetup *setup = table_get_setup (fixture->table);
  WarGenerator generator = war_generator_new (1, 1);
  WarOrder order;

  put_near (fixture, fixture->bearers, IN (4));
  begin_movement (fixture);
  do
    {
      g_autofree char *line = NULL;

      g_assert_true (
        war_solo_quick_choose (setup, table_get_state (fixture->table), 0, &generator, &order));
      line = war_order_to_text (&order, setup->play->orders);
      table_order (fixture->table, line, order.kind == WAR_ENTRENCHED_ORDER_RUN ? "1" : "");
    }
  while (order.kind != WAR_ENTRENCHED_ORDER_TAKE_UP
         && order.kind != WAR_ENTRENCHED_ORDER_END_PHASE);

  g_assert_cmpint (get_cell (fixture, fixture->casualty, WAR_ENTRENCHED_PIECE_CARRIER), ==,
                   fixture->bearers);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add ("/rules/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("entrenched.9.5/lies", test_lies);
  ADD ("entrenched.E-18/does-nothing", test_does_nothing);
  ADD ("entrenched.9.5/dies", test_dies);
  ADD ("entrenched.E-18/dies-after-own-turn", test_dies_after_own_turn);
  ADD ("entrenched.9.7/does-not-come", test_does_not_come);
  ADD ("entrenched.E-18/withdrawn", test_withdrawn);
  ADD ("entrenched.9.6/taken-up", test_taken_up);
  ADD ("entrenched.E-18/too-far", test_too_far);
  ADD ("entrenched.E-18/enemy-near", test_enemy_near);
  ADD ("entrenched.9.6/not-bearers", test_not_bearers);
  ADD ("entrenched.3.3/inactive-bearers", test_inactive_bearers);
  ADD ("entrenched.E-18/when", test_when);
  ADD ("entrenched.E-18/ends-move", test_ends_move);
  ADD ("entrenched.E-18/whom", test_whom);
  ADD ("entrenched.9.6/solo", test_solo);
  ADD ("entrenched.9.6/delivered", test_delivered);
  ADD ("entrenched.9.6/delivered-at-once", test_delivered_at_once);
  ADD ("entrenched.E-18/delivered-by-charge", test_delivered_by_charge);
  ADD ("entrenched.E-18/bearers-killed", test_bearers_killed);
  ADD ("entrenched.9.7/recovers", test_recovers);
  ADD ("entrenched.9.7/stays-in-care", test_stays_in_care);
  ADD ("entrenched.E-18/no-wave-left", test_no_wave_left);
  ADD ("entrenched.E-18/no-more-waves", test_no_more_waves);
  ADD ("entrenched.E-18/after-morale", test_after_morale);
  ADD ("entrenched.E-26/last-casualty", test_last_casualty);
#undef ADD

  return g_test_run ();
}

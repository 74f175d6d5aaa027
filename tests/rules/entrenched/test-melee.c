/* test-melee.c: strikes, and strikes back, in Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/melee.h"
#include "table.h"

#include "engine/entrenched/private.h"

#define LEFT WAR_HEADING_FROM_DEGREES (270)
#define RIGHT WAR_HEADING_FROM_DEGREES (90)

#define ROUND 3

/* Rows: two of BEF Infantry (4 wounds, save 4+, bayonet as weapon 1: 5+, a die per wound), then the
 * enemies: Stretcher Bearers (4 wounds, save 4+, fists) unless a test says otherwise. */
enum
{
  FIRST,
  SECOND,
  TARGET,
  OTHER,
};

#define CHARGE "1 charge pieces.0 weapon=1 targets=2"
#define MISS "1 1 1 1"

static Table *
add_units (const char *enemy, const char *other)
{
  Table *table = table_new ();

  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, enemy);
  if (other != NULL)
    table_add_unit (table, 2, other);
  table_begin (table);
  return table;
}

/* The first looks at the enemy's front from 1″ away. */
static Table *
begin_near (const char *enemy)
{
  Table *table = add_units (enemy, NULL);

  table_put (table, FIRST, 10000, 15000, RIGHT);
  table_put (table, TARGET, 12000 + IN (1), 15000, LEFT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, ROUND);
  return table;
}

static void
engage (Table *table, guint piece, guint enemy, WarEdge edge)
{
  *table_piece (table, piece, WAR_ENTRENCHED_PIECE_ENGAGED) = (gint32) enemy;
  *table_piece (table, piece, WAR_ENTRENCHED_PIECE_EDGE) = (gint32) edge;
}

/* Two melees: the first has charged the target's front, the second the other's rear. */
static Table *
begin_engaged (gint side)
{
  Table *table = add_units ("stretcher-bearers", "stretcher-bearers");

  table_put (table, FIRST, 10000, 10000, RIGHT);
  table_put (table, TARGET, 12000, 10000, LEFT);
  table_put (table, SECOND, 10000, 20000, RIGHT);
  table_put (table, OTHER, 12000, 20000, RIGHT);
  engage (table, FIRST, TARGET, WAR_EDGE_FRONT);
  engage (table, SECOND, OTHER, WAR_EDGE_REAR);
  table_set_phase (table, side, WAR_ENTRENCHED_PHASE_MELEE, ROUND);
  return table;
}

/* A later turn of the side, in which nobody has struck yet. */
static void
begin_turn (Table *table, gint side, gint round)
{
  guint n_units = war_entrenched_get_data (table_get_setup (table))->units->len;

  for (guint i = 0; i < n_units; i++)
    {
      *table_piece (table, i, WAR_ENTRENCHED_PIECE_STRUCK) = 0;
      *table_piece (table, i, WAR_ENTRENCHED_PIECE_HIT_BACK) = 0;
      *table_piece (table, i, WAR_ENTRENCHED_PIECE_CHARGED) = 0;
    }
  table_set_phase (table, side, WAR_ENTRENCHED_PHASE_MELEE, round);
}

static gint32
get_left (Table *table, guint piece)
{
  return *table_piece (table, piece, WAR_ENTRENCHED_PIECE_LEFT);
}

static const WarEvent *
get_strike (Table *table, guint n)
{
  return table_event (table, WAR_ENTRENCHED_EVENT_STRUCK, n);
}

/* The attacker hits, the target saves; then the other way round, with the dice that are left. */
static void
test_strike (void)
{
  g_autoptr (Table) table = begin_near ("stretcher-bearers");

  /* 5+: two hits; 4+: one save. Three wounds are left: three fists, one of which hits. */
  table_order (table, CHARGE, "5 6 4 1 4 3 6 5 5 3");
  g_assert_cmpint (get_left (table, TARGET), ==, 3);
  g_assert_cmpint (get_left (table, FIRST), ==, 3);
  g_assert_cmpint (get_strike (table, 0)->actor, ==, FIRST);
  g_assert_cmpint (get_strike (table, 0)->arguments[1], ==, 2);
  g_assert_cmpint (get_strike (table, 0)->arguments[3], ==, FALSE);
  g_assert_cmpint (get_strike (table, 1)->actor, ==, TARGET);
  g_assert_cmpint (get_strike (table, 1)->target, ==, FIRST);
  g_assert_cmpint (get_strike (table, 1)->arguments[1], ==, 1);
  g_assert_cmpint (get_strike (table, 1)->arguments[3], ==, TRUE);
  g_assert_cmpint (*table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_LOST), ==, 1);
  g_assert_cmpint (*table_piece (table, FIRST, WAR_ENTRENCHED_PIECE_STRUCK_ROUND), ==, ROUND);
  g_assert_cmpint (*table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_STRUCK_ROUND), ==, ROUND);
}

/* entrenched.5.9 */
static void
test_single (void)
{
  g_autoptr (Table) table = begin_near ("15-schwere-team");

  *table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  table_order (table, CHARGE, MISS " 1 1 1 1");
}

static void
test_no_cover (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_box (table, WAR_TERRAIN_TRENCH, 12000, 10000, 20000, 20000);
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "stretcher-bearers");
  table_begin (table);
  table_put (table, 0, 10000, 15000, RIGHT);
  table_put (table, 1, 14000, 15000, LEFT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, ROUND);
  table_order (table, "1 charge pieces.0 weapon=1 targets=1", "5 1 1 1 3 1 1 1");
  g_assert_cmpint (get_left (table, 1), ==, 3);
}

/* The dead do not strike back, and are no longer in contact. */
static void
test_killed (void)
{
  g_autoptr (Table) table = begin_near ("stretcher-bearers");

  *table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  table_order (table, CHARGE, "5 5 1 1 3 3");
  g_assert_cmpint (*table_piece (table, TARGET, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
  g_assert_cmpint (*table_piece (table, FIRST, WAR_ENTRENCHED_PIECE_ENGAGED), ==, WAR_NONE);
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_STRUCK), ==, 1);
}

static void
test_killed_by_answer (void)
{
  g_autoptr (Table) table = begin_near ("stretcher-bearers");

  *table_piece (table, FIRST, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  table_put (table, SECOND, 5000, 5000, 0);
  table_order (table, CHARGE, "1 6 1 1 1 2");
  g_assert_cmpint (*table_piece (table, FIRST, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
  g_assert_cmpint (*table_side (table, 2, WAR_ENTRENCHED_SIDE_KILLED), ==, 40);

  /* The winner stays where it is. */
  g_assert_cmpint (*table_piece (table, TARGET, WAR_PIECE_X), ==, 12000 + IN (1));
  table_order (table, "1 end-phase", "");
}

/* Fists: a die for each wound, and only a 6 hits. */
static void
test_fists (void)
{
  g_autoptr (Table) table = begin_near ("stretcher-bearers");
  const WarEvent *event;

  table_order (table, CHARGE, MISS " 5 5 6 5 4");
  event = get_strike (table, 1);
  g_assert_cmpint (event->need, ==, 6);
  g_assert_cmpuint (event->n_dice, ==, 4);
  g_assert_cmpint (event->arguments[0], ==, WAR_ENTRENCHED_FISTS);
  g_assert_cmpint (event->arguments[1], ==, 1);
}

/* One die more at any edge but the front, in every turn. */
static void
test_edges (void)
{
  static const WarEdge edges[] = { WAR_EDGE_RIGHT, WAR_EDGE_REAR, WAR_EDGE_LEFT };

  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      g_autoptr (Table) table = begin_near ("stretcher-bearers");

      /* Turned so that the edge faces the charger, which comes from the left. */
      table_put (table, TARGET, 14500, 15000, war_heading_add (LEFT, -1024 * (gint) edges[i]));
      table_order (table, CHARGE, MISS " 1 1 1 1 1");
      g_assert_cmpint (get_strike (table, 0)->arguments[2], ==, (gint) edges[i]);

      /* Who was charged strikes at the charger's front. */
      g_assert_cmpint (get_strike (table, 1)->arguments[2], ==, WAR_EDGE_FRONT);

      begin_turn (table, 1, ROUND + 1);
      table_order (table, "1 fight pieces.0 weapon=1 targets=2", MISS " 1 1 1 1 1");
    }
}

static void
test_fists_at_flank (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_unit (table, 1, "french-flag-bearer");
  table_add_unit (table, 2, "stretcher-bearers");
  table_begin (table);
  table_put (table, 0, 10000, 15000, RIGHT);
  table_put (table, 1, 14000, 15000, 0);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, ROUND);
  table_order (table, "1 charge pieces.0 weapon=8 targets=1", "1 1 1 1 1 1 1 1");
  g_assert_cmpint (get_strike (table, 0)->arguments[2], ==, WAR_EDGE_LEFT);
  g_assert_cmpuint (get_strike (table, 0)->n_dice, ==, 4);
}

/* The side whose turn it is strikes first, whoever charged: here the second's enemy, at its front,
 * and the second, with a die more at the rear. */
static void
test_both_turns (void)
{
  g_autoptr (Table) mine = begin_engaged (1), theirs = begin_engaged (2);

  table_order (mine, "1 fight pieces.1 weapon=1 targets=3", MISS " 1 1 1 1 1");
  g_assert_cmpint (get_strike (mine, 0)->actor, ==, SECOND);
  table_refuse (mine, "1 end-phase", WAR_ENTRENCHED_REFUSAL_MUST_FIGHT, "entrenched.7.8");
  table_refuse (mine, "1 fight pieces.1 weapon=1 targets=3", WAR_ENTRENCHED_REFUSAL_DONE,
                "entrenched.7.9");
  table_order (mine, "1 fight pieces.0 weapon=1 targets=2", MISS " 1 1 1 1");
  g_assert_true (table_allows (mine, "1 end-phase"));

  table_order (theirs, "2 fight pieces.3 weapon=8 targets=1", MISS " 1 1 1 1 1");
  g_assert_cmpint (get_strike (theirs, 0)->actor, ==, OTHER);
  g_assert_cmpint (get_strike (theirs, 1)->arguments[2], ==, WAR_EDGE_REAR);
}

/* In every turn of either player the melee goes on, however often it has been fought. */
static void
test_every_turn (void)
{
  g_autoptr (Table) table = begin_near ("stretcher-bearers");

  table_order (table, CHARGE, MISS " 1 1 1 1");
  for (guint i = 0; i < 2; i++)
    {
      table_order (table, "1 end-phase", "");
      table_order (table, "2 respond", "6");
      table_order (table, "2 end-phase", "");
      table_order (table, "2 end-phase", "");
      table_refuse (table, "2 end-phase", WAR_ENTRENCHED_REFUSAL_MUST_FIGHT, "entrenched.7.8");
      table_order (table, "2 fight pieces.2 weapon=8 targets=0", MISS " 1 1 1 1");
      table_order (table, "2 end-phase", "");
      table_order (table, "1 respond", "6");
      table_order (table, "1 end-phase", "");
      table_order (table, "1 end-phase", "");
      table_order (table, "1 fight pieces.0 weapon=1 targets=2", MISS " 1 1 1 1");
    }
}

static void
test_fight_whom (void)
{
  g_autoptr (Table) table = begin_engaged (1);

  table_refuse (table, "1 fight pieces.0 weapon=1 targets=3", WAR_ENTRENCHED_REFUSAL_TARGET,
                "entrenched.7.8");
  table_refuse (table, "1 fight pieces.0 weapon=8 targets=2", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.7.12");
  table_refuse (table, "1 receive pieces.0 targets=2", WAR_ENTRENCHED_REFUSAL_MUST_FIGHT,
                "entrenched.7.8");
}

static void
test_not_in_contact (void)
{
  g_autoptr (Table) table = begin_near ("stretcher-bearers");

  table_refuse (table, "1 fight pieces.0 weapon=1 targets=2", WAR_ENTRENCHED_REFUSAL_NOT_IN_CONTACT,
                "entrenched.7.8");
  table_refuse (table, "1 receive pieces.0 targets=2", WAR_ENTRENCHED_REFUSAL_NOT_IN_CONTACT,
                "entrenched.7.8");
}

/* Two on one: whoever is left without an enemy need not fight. */
static void
test_freed (void)
{
  g_autoptr (Table) table = add_units ("stretcher-bearers", "stretcher-bearers");

  table_put (table, FIRST, 10000, 15000, RIGHT);
  table_put (table, TARGET, 12000, 15000, LEFT);
  table_put (table, SECOND, 14000, 15000, LEFT);
  table_put (table, OTHER, 30000, 15000, LEFT);
  engage (table, FIRST, TARGET, WAR_EDGE_FRONT);
  engage (table, SECOND, TARGET, WAR_EDGE_REAR);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, ROUND);
  *table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  table_order (table, "1 fight pieces.1 weapon=1 targets=2", "5 1 1 1 1 1");
  table_refuse (table, "1 fight pieces.0 weapon=1 targets=2", WAR_ENTRENCHED_REFUSAL_NOT_IN_CONTACT,
                "entrenched.7.8");
  g_assert_true (table_allows (table, "1 end-phase"));

  /* It has not used its weapon in this turn, and may charge. */
  table_put (table, OTHER, 16500, 15000, LEFT);
  table_put (table, SECOND, 14000, 25000, LEFT);
  g_assert_true (table_allows (table, "1 charge pieces.0 weapon=1 targets=3"));
  table_refuse (table, "1 charge pieces.1 weapon=1 targets=3", WAR_ENTRENCHED_REFUSAL_DONE,
                "entrenched.7.9");
}

/* Several attackers --------------------------------------------------------------------------- */

/* The first in front and the second behind the target, both 1″ away. */
static Table *
begin_two (void)
{
  Table *table = add_units ("stretcher-bearers", NULL);

  table_put (table, FIRST, 10000, 15000, RIGHT);
  table_put (table, TARGET, 12000 + IN (1), 15000, LEFT);
  table_put (table, SECOND, 14000 + IN (2), 15000, LEFT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, ROUND);
  return table;
}

#define CHARGE_TOO "1 charge pieces.1 weapon=1 targets=2"

static void
test_answers_first (void)
{
  g_autoptr (Table) table = begin_two ();

  table_order (table, CHARGE, MISS);
  table_refuse (table, CHARGE_TOO, WAR_REFUSAL_NOT_YOUR_TURN, NULL);
  table_refuse (table, "2 strike-back pieces.2 weapon=0", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.7.6");
  table_order (table, "2 strike-back pieces.2 weapon=8", "6 1 1 1 1");
  g_assert_cmpint (get_left (table, FIRST), ==, 3);

  /* Only once in a player's turn. */
  table_order (table, CHARGE_TOO, MISS " 1");
  g_assert_cmpstr (table_event (table, WAR_ENTRENCHED_EVENT_WAITED, 0)->clause, ==,
                   "entrenched.E-13");
}

/* When nobody else can come it need not be asked. */
static void
test_answers_second (void)
{
  g_autoptr (Table) table = begin_two ();

  table_order (table, CHARGE, MISS);
  table_order (table, "2 wait pieces.2", "");
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_WAITED, 0)->target, ==, FIRST);
  table_order (table, CHARGE_TOO, MISS " 1 6 1 1 1 1");
  g_assert_cmpint (get_left (table, SECOND), ==, 3);
  g_assert_cmpint (*table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_HIT_BACK), ==, 1);
}

/* In a melee that goes on it is the same: each strikes, and one blow comes back. */
static void
test_answers_one_of_two (void)
{
  g_autoptr (Table) table = begin_two ();

  engage (table, FIRST, TARGET, WAR_EDGE_FRONT);
  engage (table, SECOND, TARGET, WAR_EDGE_REAR);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, ROUND);
  table_order (table, "1 fight pieces.0 weapon=1 targets=2", MISS);
  table_order (table, "2 wait pieces.2", "");
  table_order (table, "1 fight pieces.1 weapon=1 targets=2", MISS " 1 1 1 1 1");
  g_assert_cmpint (get_strike (table, 1)->target, ==, SECOND);

  /* In its own turn it strikes at one of them. */
  begin_turn (table, 2, ROUND);
  g_assert_true (table_allows (table, "2 fight pieces.2 weapon=8 targets=1"));
  table_order (table, "2 fight pieces.2 weapon=8 targets=0", MISS " 1 1 1 1");
  g_assert_true (table_allows (table, "2 end-phase"));
}

/* Three of BEF Infantry, and then two of Stretcher Bearers. */
enum
{
  THIRD = TARGET,
  CHARGED,
  NEIGHBOUR,
};

static Table *
begin_three (Table *table)
{
  for (guint i = FIRST; i <= THIRD; i++)
    table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "stretcher-bearers");
  table_add_unit (table, 2, "stretcher-bearers");
  table_begin (table);
  return table;
}

/* Whoever stands in the way of another attack now may charge somebody else: so the first attack
 * need not be the last, and its target's owner may wait. */
static void
test_answers_when_way_is_free (void)
{
  g_autoptr (Table) table = table_new ();

  /* The wood keeps the third from the target, and only holds the second up. */
  table_add_box (table, WAR_TERRAIN_WOOD, 22200, 14300, 22800, 14700);
  begin_three (table);
  table_put (table, CHARGED, 20000, 15000, 0);
  table_put (table, FIRST, 14500, 15000, RIGHT);
  table_put (table, SECOND, 30000, 15000, LEFT);
  table_put (table, THIRD, 25500, 13100, LEFT);
  table_put (table, NEIGHBOUR, 25500, 7500, 0);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, ROUND);
  table_refuse (table, "1 charge pieces.1 weapon=1 targets=3", WAR_ENTRENCHED_REFUSAL_BASE_IN_WAY,
                "entrenched.E-10");
  table_refuse (table, "1 charge pieces.2 weapon=1 targets=3", WAR_ENTRENCHED_REFUSAL_HEAVY,
                "entrenched.7.2");

  table_order (table, "1 charge pieces.0 weapon=1 targets=3", MISS " 1");
  table_order (table, "2 wait pieces.3", "");
  table_order (table, "1 charge pieces.2 weapon=1 targets=4", MISS " 1");
  table_order (table, "2 strike-back pieces.4 weapon=8", MISS);
  table_order (table, "1 charge pieces.1 weapon=1 targets=3", "3 " MISS " 1 1 1 1 1");
  g_assert_cmpint (get_strike (table, 1)->target, ==, SECOND);
}

/* Likewise one that is in a melee, if somebody else may end it first. */
static void
test_answers_when_freed (void)
{
  g_autoptr (Table) table = begin_three (table_new ());

  table_put (table, FIRST, 10000, 15000, RIGHT);
  table_put (table, CHARGED, 12000, 15000, LEFT);
  table_put (table, SECOND, 16000, 15000, RIGHT);
  table_put (table, NEIGHBOUR, 18000, 15000, LEFT);
  table_put (table, THIRD, 20000, 15000, LEFT);
  engage (table, FIRST, CHARGED, WAR_EDGE_FRONT);
  engage (table, SECOND, NEIGHBOUR, WAR_EDGE_FRONT);
  engage (table, THIRD, NEIGHBOUR, WAR_EDGE_REAR);
  *table_piece (table, NEIGHBOUR, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, ROUND);

  table_order (table, "1 fight pieces.0 weapon=1 targets=3", MISS);
  table_order (table, "2 wait pieces.3", "");
  table_order (table, "1 fight pieces.2 weapon=1 targets=4", "6 1 1 1 1 1");
  table_order (table, "1 charge pieces.1 weapon=1 targets=3", MISS " 1 1 1 1 1");
  g_assert_cmpint (get_strike (table, 1)->target, ==, SECOND);
}

/* Nobody comes past the attacker, nor out of a melee that only itself can end, nor twice. */
static void
test_answers_last (void)
{
  g_autoptr (Table) behind = begin_two (), locked = begin_three (table_new ());

  table_put (behind, SECOND, 7500, 15000, RIGHT);
  table_order (behind, CHARGE, MISS " 1 1 1 1");

  table_put (locked, FIRST, 10000, 15000, RIGHT);
  table_put (locked, CHARGED, 12000, 15000, LEFT);
  table_put (locked, SECOND, 16000, 15000, RIGHT);
  table_put (locked, NEIGHBOUR, 18000, 15000, LEFT);
  table_put (locked, THIRD, 12000, 20000, RIGHT);
  *table_piece (locked, THIRD, WAR_ENTRENCHED_PIECE_SUPPRESSED) = 9;
  engage (locked, FIRST, CHARGED, WAR_EDGE_FRONT);
  engage (locked, SECOND, NEIGHBOUR, WAR_EDGE_FRONT);
  table_set_phase (locked, 1, WAR_ENTRENCHED_PHASE_MELEE, ROUND);
  table_order (locked, "1 fight pieces.0 weapon=1 targets=3", MISS " 1 1 1 1");
}

/* The previous round -------------------------------------------------------------------------- */

static void
charge_after (gint32 last, gint32 before, gboolean is_answered)
{
  g_autoptr (Table) table = begin_near ("stretcher-bearers");

  *table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_STRUCK_ROUND) = last;
  *table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_STRUCK_BEFORE) = before;
  table_order (table, CHARGE, is_answered ? MISS " 1 1 1 1" : MISS);
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_STRUCK), ==, 1 + is_answered);
  if (!is_answered)
    g_assert_cmpstr (table_event (table, WAR_ENTRENCHED_EVENT_WAITED, 0)->clause, ==,
                     "entrenched.7.10");
}

static void
test_last_round (void)
{
  charge_after (0, 0, TRUE);
  charge_after (ROUND - 1, 0, FALSE);
  charge_after (ROUND - 2, 0, TRUE);
  charge_after (ROUND, 0, TRUE);
  charge_after (ROUND, ROUND - 1, FALSE);
  charge_after (ROUND, ROUND - 2, TRUE);
}

/* In the first round nobody has struck in the one before. */
static void
test_first_round (void)
{
  g_autoptr (Table) table = begin_near ("stretcher-bearers");

  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 1);
  table_order (table, CHARGE, MISS " 1 1 1 1");
}

/* Every kind of strike counts, and is remembered for two rounds. */
static void
test_remembered (void)
{
  g_autoptr (Table) table = begin_near ("stretcher-bearers");

  table_order (table, CHARGE, MISS " 1 1 1 1");
  begin_turn (table, 1, ROUND + 1);
  g_assert_true (
    war_entrenched_struck_last_round (table_get_setup (table), table_get_state (table), TARGET));
  g_assert_true (
    war_entrenched_struck_last_round (table_get_setup (table), table_get_state (table), FIRST));

  /* A melee that goes on is not affected. */
  table_order (table, "1 fight pieces.0 weapon=1 targets=2", MISS " 1 1 1 1");
  g_assert_cmpint (*table_piece (table, FIRST, WAR_ENTRENCHED_PIECE_STRUCK_BEFORE), ==, ROUND);
  g_assert_true (
    war_entrenched_struck_last_round (table_get_setup (table), table_get_state (table), FIRST));
}

/* Who will not strike back at a charge need not keep its blow for one. */
static void
test_no_wait_for_charges (void)
{
  g_autoptr (Table) table = begin_two ();

  engage (table, FIRST, TARGET, WAR_EDGE_FRONT);
  *table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_STRUCK_ROUND) = ROUND - 1;
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, ROUND);
  table_order (table, "1 fight pieces.0 weapon=1 targets=2", MISS " 1 1 1 1");
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_STRUCK), ==, 2);
  table_order (table, CHARGE_TOO, MISS " 1");
}

/* Who cannot strike --------------------------------------------------------------------------- */

/* The enemy strikes first, then the inactive unit strikes back. */
static void
test_inactive (void)
{
  g_autoptr (Table) table = begin_engaged (1);

  *table_piece (table, FIRST, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  table_refuse (table, "1 end-phase", WAR_ENTRENCHED_REFUSAL_MUST_RECEIVE, "entrenched.E-12");
  table_refuse (table, "1 fight pieces.0 weapon=1 targets=2", WAR_ENTRENCHED_REFUSAL_INACTIVE,
                "entrenched.3.3");
  table_refuse (table, "1 receive pieces.0 targets=3", WAR_ENTRENCHED_REFUSAL_TARGET,
                "entrenched.7.8");
  table_order (table, "1 receive pieces.0 targets=2", "6 1 1 1 1 5 1 1 4");
  g_assert_cmpint (get_strike (table, 0)->actor, ==, TARGET);
  g_assert_cmpint (get_strike (table, 0)->arguments[3], ==, FALSE);
  g_assert_cmpint (get_strike (table, 1)->actor, ==, FIRST);
  g_assert_cmpint (get_strike (table, 1)->arguments[3], ==, TRUE);
  table_refuse (table, "1 receive pieces.0 targets=2", WAR_ENTRENCHED_REFUSAL_DONE,
                "entrenched.7.9");
}

static void
test_stunned (void)
{
  g_autoptr (Table) table = begin_engaged (1);

  *table_piece (table, FIRST, WAR_ENTRENCHED_PIECE_STUNNED) = 9;
  *table_piece (table, OTHER, WAR_ENTRENCHED_PIECE_STUNNED) = 9;
  table_refuse (table, "1 fight pieces.0 weapon=1 targets=2", WAR_ENTRENCHED_REFUSAL_STUNNED,
                "entrenched.E-16");
  table_order (table, "1 receive pieces.0 targets=2", MISS);
  g_assert_cmpstr (table_event (table, WAR_ENTRENCHED_EVENT_WAITED, 0)->clause, ==,
                   "entrenched.E-16");

  /* A stunned target does not strike back. */
  table_order (table, "1 fight pieces.1 weapon=1 targets=3", MISS " 1");
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_STRUCK), ==, 1);
  g_assert_true (table_allows (table, "1 end-phase"));
}

/* Where neither can strike first nothing happens, and the turn goes on. */
static void
pass_without_blow (guint column, gint32 value, const char *clause)
{
  g_autoptr (Table) table = begin_engaged (1);

  *table_piece (table, FIRST, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  *table_piece (table, TARGET, column) = value;
  table_order (table, "1 receive pieces.0 targets=2", "");
  g_assert_cmpstr (table_event (table, WAR_ENTRENCHED_EVENT_WAITED, 0)->clause, ==, clause);
  table_order (table, "1 fight pieces.1 weapon=1 targets=3", MISS " 1 1 1 1 1");
  g_assert_true (table_allows (table, "1 end-phase"));
}

static void
test_no_blow (void)
{
  pass_without_blow (WAR_ENTRENCHED_PIECE_STUNNED, 9, "entrenched.E-16");
  pass_without_blow (WAR_ENTRENCHED_PIECE_INACTIVE, 1, "entrenched.3.3");
  pass_without_blow (WAR_ENTRENCHED_PIECE_STRUCK, 1, "entrenched.7.9");
}

/* Of two enemies that one strikes who can. */
static void
test_receive_whom (void)
{
  g_autoptr (Table) table = add_units ("stretcher-bearers", "stretcher-bearers");

  table_put (table, FIRST, 10000, 15000, RIGHT);
  table_put (table, TARGET, 12000, 15000, LEFT);
  table_put (table, OTHER, 8000, 15000, RIGHT);
  engage (table, TARGET, FIRST, WAR_EDGE_FRONT);
  engage (table, OTHER, FIRST, WAR_EDGE_REAR);
  *table_piece (table, FIRST, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  *table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_STUNNED) = 9;
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, ROUND);
  table_refuse (table, "1 receive pieces.0 targets=2", WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK,
                "entrenched.E-12");
  table_order (table, "1 receive pieces.0 targets=3", MISS " 1 1 1 1 1");
  g_assert_true (table_allows (table, "1 end-phase"));
}

/* entrenched.4.6: whoever fell back is helpless until its own next turn. */
static void
test_fell_back (void)
{
  g_autoptr (Table) table = begin_near ("stretcher-bearers");

  *table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_FELL_BACK) = 1;
  table_order (table, CHARGE, MISS);
  g_assert_cmpstr (table_event (table, WAR_ENTRENCHED_EVENT_WAITED, 0)->clause, ==,
                   "entrenched.4.6");
}

/* Nor does it strike first, if it fell back but could not get away: its enemy does. */
static void
test_fell_back_in_vain (void)
{
  g_autoptr (Table) table = begin_engaged (1);

  *table_piece (table, FIRST, WAR_ENTRENCHED_PIECE_FELL_BACK) = 1;
  table_refuse (table, "1 fight pieces.0 weapon=1 targets=2", WAR_ENTRENCHED_REFUSAL_FELL_BACK,
                "entrenched.4.6");
  table_order (table, "1 receive pieces.0 targets=2", MISS);
  g_assert_cmpint (get_strike (table, 0)->actor, ==, TARGET);
  g_assert_cmpstr (table_event (table, WAR_ENTRENCHED_EVENT_WAITED, 0)->clause, ==,
                   "entrenched.4.6");
}

/* An inactive target strikes back all the same. */
static void
test_inactive_target (void)
{
  g_autoptr (Table) table = begin_near ("stretcher-bearers");

  *table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  *table_piece (table, TARGET, WAR_ENTRENCHED_PIECE_SUPPRESSED) = 9;
  table_order (table, CHARGE, MISS " 1 1 1 1");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/entrenched.7.6/strike", test_strike);
  g_test_add_func ("/rules/entrenched.5.9/fists", test_single);
  g_test_add_func ("/rules/entrenched.E-12/no-cover", test_no_cover);
  g_test_add_func ("/rules/entrenched.E-12/dead", test_killed);
  g_test_add_func ("/rules/entrenched.7.7/kills", test_killed_by_answer);
  g_test_add_func ("/rules/entrenched.7.12/fists", test_fists);
  g_test_add_func ("/rules/entrenched.7.11/edges", test_edges);
  g_test_add_func ("/rules/entrenched.E-14/fists", test_fists_at_flank);
  g_test_add_func ("/rules/entrenched.7.8/both-turns", test_both_turns);
  g_test_add_func ("/rules/entrenched.7.8/every-turn", test_every_turn);
  g_test_add_func ("/rules/entrenched.7.8/whom", test_fight_whom);
  g_test_add_func ("/rules/entrenched.7.8/not-in-contact", test_not_in_contact);
  g_test_add_func ("/rules/entrenched.7.9/freed", test_freed);
  g_test_add_func ("/rules/entrenched.E-13/first", test_answers_first);
  g_test_add_func ("/rules/entrenched.E-13/second", test_answers_second);
  g_test_add_func ("/rules/entrenched.E-13/one-of-two", test_answers_one_of_two);
  g_test_add_func ("/rules/entrenched.E-13/way-free", test_answers_when_way_is_free);
  g_test_add_func ("/rules/entrenched.E-13/freed", test_answers_when_freed);
  g_test_add_func ("/rules/entrenched.E-13/last", test_answers_last);
  g_test_add_func ("/rules/entrenched.7.10/last-round", test_last_round);
  g_test_add_func ("/rules/entrenched.7.10/first-round", test_first_round);
  g_test_add_func ("/rules/entrenched.E-12/remembered", test_remembered);
  g_test_add_func ("/rules/entrenched.E-12/no-wait-for-charges", test_no_wait_for_charges);
  g_test_add_func ("/rules/entrenched.E-12/inactive", test_inactive);
  g_test_add_func ("/rules/entrenched.E-16/melee", test_stunned);
  g_test_add_func ("/rules/entrenched.E-12/no-blow", test_no_blow);
  g_test_add_func ("/rules/entrenched.E-12/receive-whom", test_receive_whom);
  g_test_add_func ("/rules/entrenched.4.6/melee", test_fell_back);
  g_test_add_func ("/rules/entrenched.4.6/fight", test_fell_back_in_vain);
  g_test_add_func ("/rules/entrenched.3.4/strikes-back", test_inactive_target);

  return g_test_run ();
}

/* test-movement.c: where units of Entrenched! may go
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/foresight.h"
#include "moving.h"

static Table *
open_table (void)
{
  Table *table = table_new ();

  table_add_unit (table, 1, "bef-infantry");
  return table;
}

static void
assert_at (Table *table, guint piece, WarLength x, WarLength y, WarHeading heading)
{
  g_assert_cmpint (*table_piece (table, piece, WAR_PIECE_X), ==, x);
  g_assert_cmpint (*table_piece (table, piece, WAR_PIECE_Y), ==, y);
  g_assert_cmpint (*table_piece (table, piece, WAR_PIECE_HEADING), ==, heading);
}

/* What the refusal of the order says first. */
static gint32
get_argument (Table *table, const char *line, guint n)
{
  const WarSetup *setup = table_get_setup (table);
  WarOrder order;
  WarRefusal refusal;

  g_assert_true (war_order_from_text (&order, line, setup->play->orders, NULL));
  g_assert_false (war_play_check (setup, table_get_state (table), &order, &refusal));
  return refusal.arguments[n];
}

/* That the order is foreseen and told to come to that, and no farther. */
static void
assert_bound (Table *table, const char *line, WarBoundKind kind, gint row, WarLength limit)
{
  const WarSetup *setup = table_get_setup (table);
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  WarBound told;
  WarOrder order;
  WarRefusal refusal;

  war_foresight_init (foresight);
  g_assert_true (war_order_from_text (&order, line, setup->play->orders, NULL));
  g_assert_true (war_play_foresee (setup, table_get_state (table), &order, foresight, &refusal));
  table_order (table, line, "");
  told = war_event_get_bound (table_event (table, WAR_ENTRENCHED_EVENT_MOVED, 0), 4);
  for (guint i = 0; i < 2; i++)
    {
      const WarBound *bound = i == 0 ? &told : &foresight->bound;

      g_assert_cmpint (bound->kind, ==, kind);
      g_assert_cmpint (bound->row, ==, row);
      g_assert_cmpint (bound->limit, ==, limit);
    }
  war_foresight_clear (foresight);
}

static WarDomain
get_domain (Table *table, guint piece, WarHeading heading, gboolean falls_back)
{
  WarDomain domain;

  war_entrenched_find_way (
    table_get_setup (table), table_get_state (table), piece, heading, falls_back,
    war_entrenched_get_reach (table_get_setup (table), table_get_state (table), piece), &domain);
  return domain;
}

static void
assert_range (const WarDomain *domain, guint n, gint32 minimum, gint32 maximum)
{
  g_assert_cmpuint (n, <, domain->n_ranges);
  g_assert_cmpint (domain->ranges[n].minimum, ==, minimum);
  g_assert_cmpint (domain->ranges[n].maximum, ==, maximum);
}

/* 4.1: once in a turn, and a pivot alone is a move (E-2). */
static void
test_once (void)
{
  g_autoptr (Table) table = open_table ();

  begin (table);
  begin_movement (table);
  g_assert_true (table_allows (table, move (UP, 0)));
  table_order (table, move (UP, 0), "");
  assert_at (table, 0, X, Y, UP);
  table_refuse (table, move (UP, 100), WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.4.1");
  table_refuse (table, fall_back (DOWN, 100), WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.4.1");
  table_refuse (table, "1 run pieces.0", WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.4.1");
}

/* 4.2: straight ahead, wherever it faces. */
static void
test_straight (void)
{
  const WarHeading headings[] = { UP, RIGHT, DOWN, LEFT, 1, 333, 2222, 4095 };

  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    {
      g_autoptr (Table) table = open_table ();
      WarPosition end = war_position_step ((WarPosition){ X, Y }, headings[i], 5001);
      const WarEvent *event;

      begin (table);
      begin_movement (table);
      g_assert_true (table_allows (table, move (headings[i], 5001)));
      table_order (table, move (headings[i], 5001), "");
      assert_at (table, 0, end.x, end.y, headings[i]);

      event = table_event (table, WAR_ENTRENCHED_EVENT_MOVED, 0);
      g_assert_cmpint (event->arguments[0], ==, end.x);
      g_assert_cmpint (event->arguments[1], ==, end.y);
      g_assert_cmpint (event->arguments[2], ==, headings[i]);
      g_assert_cmpint (event->arguments[3], ==, 5001);
    }
}

/* 4.3 */
static void
test_far (void)
{
  g_autoptr (Table) table = open_table ();

  begin (table);
  begin_movement (table);
  g_assert_true (table_allows (table, move (LEFT, MOVEMENT)));
  table_refuse (table, move (LEFT, MOVEMENT + 1), WAR_ENTRENCHED_REFUSAL_TOO_FAR, "entrenched.4.3");
  g_assert_cmpint (get_argument (table, move (LEFT, MOVEMENT + 1), 0), ==, MOVEMENT);
  table_refuse (table, "1 move pieces.0 heading=0 distance=-1", WAR_ENTRENCHED_REFUSAL_TOO_SHORT,
                "entrenched.4.2");
  table_refuse (table, "1 move pieces.0 heading=4096 distance=0", WAR_REFUSAL_MALFORMED, NULL);
  table_refuse (table, "1 move pieces.0 heading=-1 distance=0", WAR_REFUSAL_MALFORMED, NULL);
}

/* 3.3 and E-16: the inactive stay, the stunned may go. */
static void
test_inactive (void)
{
  g_autoptr (Table) table = open_table ();

  begin (table);
  begin_movement (table);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_STUNNED) = 9;
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_SUPPRESSED) = 9;
  g_assert_true (table_allows (table, move (UP, 100)));
  g_assert_true (table_allows (table, "1 run pieces.0"));

  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  table_refuse (table, move (UP, 0), WAR_ENTRENCHED_REFUSAL_INACTIVE, "entrenched.3.3");
  table_refuse (table, fall_back (LEFT, 0), WAR_ENTRENCHED_REFUSAL_INACTIVE, "entrenched.3.3");
  table_refuse (table, "1 run pieces.0", WAR_ENTRENCHED_REFUSAL_INACTIVE, "entrenched.3.3");
}

/* A German infantry that faces the unit, so far from it that it may go so far ahead. */
static Table *
open_with_enemy (WarLength room)
{
  Table *table = open_table ();

  table_add_unit (table, 2, "german-infantry");
  begin (table);
  table_put (table, 1, X + 1000 + room + OFF + 1000, Y, LEFT);
  begin_movement (table);
  return table;
}

/* 4.4 and E-3: as near as 3″ exactly; what is within 1 mm of that is set to it. */
static void
test_limit (void)
{
  const WarLength wanted[] = { 4899, 4900, 5000, 5001, 5100 };
  const WarLength gone[] = { 4899, 5000, 5000, 5000, 5000 };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_autoptr (Table) table = open_with_enemy (5000);

      table_refuse (table, move (RIGHT, 5101), WAR_ENTRENCHED_REFUSAL_ENEMY, "entrenched.4.4");
      g_assert_cmpint (get_argument (table, move (RIGHT, 5101), 0), ==, 5000);
      g_assert_cmpint (get_argument (table, move (RIGHT, 5101), 1), ==, 1);

      g_assert_true (table_allows (table, move (RIGHT, wanted[i])));
      table_order (table, move (RIGHT, wanted[i]), "");
      assert_at (table, 0, X + gone[i], Y, RIGHT);
      g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_MOVED, 0)->arguments[3], ==,
                       gone[i]);
    }
}

/* A pivot alone is not set to the limit, and nothing is beyond the movement. */
static void
test_limit_ends (void)
{
  g_autoptr (Table) near = open_with_enemy (50);
  g_autoptr (Table) at_limit = open_with_enemy (0);
  g_autoptr (Table) far = open_with_enemy (MOVEMENT - 50);
  g_autoptr (Table) farther = open_with_enemy (MOVEMENT + 50);

  table_order (near, move (RIGHT, 0), "");
  assert_at (near, 0, X, Y, RIGHT);

  table_refuse (at_limit, move (RIGHT, 101), WAR_ENTRENCHED_REFUSAL_ENEMY, "entrenched.4.4");
  table_order (at_limit, move (RIGHT, 100), "");
  assert_at (at_limit, 0, X, Y, RIGHT);

  table_refuse (far, move (RIGHT, MOVEMENT + 1), WAR_ENTRENCHED_REFUSAL_ENEMY, "entrenched.4.4");
  table_order (far, move (RIGHT, MOVEMENT), "");
  assert_at (far, 0, X + MOVEMENT - 50, Y, RIGHT);

  table_order (farther, move (RIGHT, MOVEMENT), "");
  assert_at (farther, 0, X + MOVEMENT, Y, RIGHT);
}

/* The pivot is judged when it is done: wide bases come nearer by it, or not. */
static void
test_pivot (void)
{
  g_autoptr (Table) exactly = open_with_enemy (1000);
  g_autoptr (Table) nearer = open_with_enemy (999);

  g_assert_true (table_allows (exactly, move (UP, 0)));
  g_assert_true (table_allows (exactly, move (UP, MOVEMENT)));
  table_refuse (nearer, move (UP, 0), WAR_ENTRENCHED_REFUSAL_ENEMY, "entrenched.4.4");
  g_assert_cmpint (get_argument (nearer, move (UP, 0), 0), ==, -1);
  table_refuse (nearer, move (UP, 5000), WAR_ENTRENCHED_REFUSAL_ENEMY, "entrenched.4.4");

  /* On the way round its corner would come nearer; at the end it does not. */
  g_assert_true (table_allows (nearer, move (LEFT, 0)));
  g_assert_true (table_allows (nearer, move (LEFT, MOVEMENT)));
}

/* Who comes no farther sees beforehand, and in the log, why: an enemy to whom he keeps off, a
 * friend, the field's edge, a bunker; not who stops by himself, or at the end of his move. */
static void
test_told (void)
{
  g_autoptr (Table) enemy = open_with_enemy (5000);
  g_autoptr (Table) before = open_with_enemy (5000);
  g_autoptr (Table) open = open_with_enemy (MOVEMENT + 5000);
  g_autoptr (Table) friend = open_table ();
  g_autoptr (Table) edge = open_table ();
  g_autoptr (Table) bunker = open_table ();

  assert_bound (enemy, move (RIGHT, 5000), WAR_BOUND_ENEMY, 1, OFF);
  assert_bound (before, move (RIGHT, 4800), WAR_BOUND_NONE, WAR_NONE, 0);
  assert_bound (open, move (RIGHT, MOVEMENT), WAR_BOUND_NONE, WAR_NONE, 0);

  table_add_unit (friend, 1, "bef-officer");
  begin (friend);
  table_put (friend, 1, X + 7000, Y, RIGHT);
  begin_movement (friend);
  assert_bound (friend, move (RIGHT, get_domain (friend, 0, RIGHT, FALSE).ranges[0].maximum),
                WAR_BOUND_FRIEND, 1, 0);

  begin (edge);
  table_put (edge, 0, IN (24) - 1000 - 3000, Y, RIGHT);
  begin_movement (edge);
  assert_bound (edge, move (RIGHT, 3000), WAR_BOUND_FIELD, WAR_NONE, 0);

  table_add_box (bunker, WAR_TERRAIN_BUNKER, X + 6000, Y - 2000, X + 9000, Y + 2000);
  begin (bunker);
  begin_movement (bunker);
  assert_bound (bunker, move (RIGHT, 5000), WAR_BOUND_WALL, 0, 0);
}

/* The limit holds all along the way: past an enemy at 3″, but no nearer. */
static void
test_past (void)
{
  for (gint less = 0; less < 2; less++)
    {
      g_autoptr (Table) table = open_table ();

      table_add_unit (table, 2, "german-infantry");
      begin (table);
      table_put (table, 1, X + 6000, Y - 2000 - OFF + less - 1000, DOWN);
      begin_movement (table);
      if (less == 0)
        g_assert_true (table_allows (table, move (RIGHT, MOVEMENT)));
      else
        table_refuse (table, move (RIGHT, MOVEMENT), WAR_ENTRENCHED_REFUSAL_ENEMY,
                      "entrenched.4.4");
    }
}

/* A way along the limit in an odd heading is not lost to rounding. */
static void
test_along (void)
{
  for (gint heading = 0; heading < WAR_HEADING_TURN; heading += 7)
    {
      g_autoptr (Table) table = table_new ();
      WarHeading right = war_heading_add ((WarHeading) heading, WAR_HEADING_TURN / 4);
      WarPosition place
        = war_position_offset ((WarPosition){ X, Y }, (WarHeading) heading, 0, 1000 + OFF + 1000);

      table_add_unit (table, 1, "bef-officer");
      table_add_unit (table, 2, "german-officer");
      table_begin (table);
      table_put (table, 0, X, Y, (WarHeading) heading);
      table_put (table, 1, place.x, place.y, (WarHeading) heading);
      begin_movement (table);
      g_assert_true (table_allows (table, move (right, 5000)));
      g_assert_true (table_allows (table, fall_back (right, 5000)));
    }
}

/* E-3: who is nearer already may go, but no nearer at any time. */
static void
test_nearer_already (void)
{
  g_autoptr (Table) table = open_with_enemy (-2000);

  table_refuse (table, move (RIGHT, 1), WAR_ENTRENCHED_REFUSAL_ENEMY, "entrenched.E-3");
  g_assert_cmpint (get_argument (table, move (RIGHT, 1), 0), ==, 0);
  g_assert_true (table_allows (table, move (RIGHT, 0)));
  g_assert_true (table_allows (table, move (LEFT, MOVEMENT)));
  g_assert_true (table_allows (table, fall_back (LEFT, MOVEMENT)));
  g_assert_true (table_allows (table, fall_back (UP, MOVEMENT)));

  /* Turned its wide side would be nearer. */
  table_refuse (table, move (UP, 0), WAR_ENTRENCHED_REFUSAL_ENEMY, "entrenched.E-3");

  /* Turned the other way it has what it gained to go, and no 1 mm. */
  table_put (table, 0, X - 1000, Y, UP);
  g_assert_true (table_allows (table, move (RIGHT, 1000)));
  table_refuse (table, move (RIGHT, 1001), WAR_ENTRENCHED_REFUSAL_ENEMY, "entrenched.E-3");
  table_order (table, move (RIGHT, 950), "");
  assert_at (table, 0, X - 50, Y, RIGHT);
}

/* The limit to others holds for who is nearer to one. */
static void
test_nearer_to_one (void)
{
  g_autoptr (Table) table = open_table ();

  table_add_unit (table, 2, "german-infantry");
  table_add_unit (table, 2, "german-infantry");
  begin (table);
  table_put (table, 1, X + 1000 + OFF - 2000 + 1000, Y, LEFT);
  table_put (table, 2, X - 1000 - 6000 - OFF - 1000, Y, RIGHT);
  begin_movement (table);
  table_refuse (table, move (LEFT, 6101), WAR_ENTRENCHED_REFUSAL_ENEMY, "entrenched.4.4");
  g_assert_cmpint (get_argument (table, move (LEFT, 6101), 1), ==, 2);
  table_order (table, move (LEFT, 6100), "");
  assert_at (table, 0, X - 6000, Y, LEFT);
}

/* Whoever is not on the field bars nothing. */
static void
test_away (void)
{
  g_autoptr (Table) table = open_table ();

  table_add_unit (table, 2, "german-infantry");
  table_add_unit (table, 2, "german-infantry");
  begin (table);
  table_put (table, 1, X + 4000, Y, LEFT);
  *table_piece (table, 1, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_HEALTH) = WAR_ENTRENCHED_LYING;
  table_put (table, 2, IN (23), Y, LEFT);
  begin_movement (table);
  g_assert_true (table_allows (table, move (RIGHT, 4000)));
}

/* E-3: friends may be passed, but not ended on; a range for each gap between them. A hundredth of a
 * millimetre is left to rounding. */
static void
test_friends (void)
{
  g_autoptr (Table) table = table_new ();
  WarDomain domain;

  table_add_unit (table, 1, "british-cavalry");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 1, "bef-infantry");
  table_begin (table);
  table_put (table, 0, X, Y, RIGHT);
  table_put (table, 1, X + 7000, Y, RIGHT);
  table_put (table, 2, X + 15000, Y + 1000, LEFT);
  begin_movement (table);

  domain = get_domain (table, 0, RIGHT, FALSE);
  g_assert_cmpuint (domain.n_ranges, ==, 3);
  assert_range (&domain, 0, 0, 4001);
  assert_range (&domain, 1, 9999, 12001);
  assert_range (&domain, 2, 17999, IN (8));

  g_assert_true (table_allows (table, move (RIGHT, 4001)));
  table_refuse (table, move (RIGHT, 4002), WAR_ENTRENCHED_REFUSAL_FRIEND, "entrenched.E-3");
  g_assert_cmpint (get_argument (table, move (RIGHT, 4002), 0), ==, 1);
  table_refuse (table, move (RIGHT, 9998), WAR_ENTRENCHED_REFUSAL_FRIEND, "entrenched.E-3");
  g_assert_cmpint (get_argument (table, move (RIGHT, 12002), 0), ==, 2);
  table_order (table, move (RIGHT, 17999), "");
  assert_at (table, 0, X + 17999, Y, RIGHT);
}

/* A pivot onto a friend is no end, but goes on; a friend at the limit bars what is set to it. */
static void
test_friend_near (void)
{
  g_autoptr (Table) table = open_table ();
  WarDomain domain;

  table_add_unit (table, 1, "bef-officer");
  table_add_unit (table, 2, "german-infantry");
  begin (table);
  table_put (table, 1, X + 2000, Y, UP);
  table_put (table, 2, X + 1000 + 3000 + OFF + 1000, Y, LEFT);
  begin_movement (table);

  /* Facing up it would stand on the officer until it has gone past him. */
  table_refuse (table, move (UP, 0), WAR_ENTRENCHED_REFUSAL_FRIEND, "entrenched.E-3");
  domain = get_domain (table, 0, UP, FALSE);
  g_assert_cmpuint (domain.n_ranges, ==, 1);
  assert_range (&domain, 0, 1999, MOVEMENT);

  /* The limit is where the officer stands, so nothing is set to it. */
  domain = get_domain (table, 0, RIGHT, FALSE);
  g_assert_cmpuint (domain.n_ranges, ==, 1);
  assert_range (&domain, 0, 0, 1);
  table_refuse (table, move (RIGHT, 3000), WAR_ENTRENCHED_REFUSAL_FRIEND, "entrenched.E-3");
  table_refuse (table, move (RIGHT, 3050), WAR_ENTRENCHED_REFUSAL_ENEMY, "entrenched.4.4");
}

/* Rounding puts no unit back that goes past a friend whom its side touches. */
static void
test_friend_touching (void)
{
  for (gint heading = 0; heading < WAR_HEADING_TURN / 4; heading += 5)
    {
      g_autoptr (Table) table = table_new ();
      WarPosition place
        = war_position_offset ((WarPosition){ X, Y }, (WarHeading) heading, 2000 - 2, 3000);

      table_add_unit (table, 1, "bef-officer");
      table_add_unit (table, 1, "bef-officer");
      table_begin (table);
      table_put (table, 0, X, Y, (WarHeading) heading);
      table_put (table, 1, place.x, place.y, (WarHeading) heading);
      begin_movement (table);
      for (gint i = 0; i < 20; i++)
        {
          WarDomain domain = get_domain (table, 0, (WarHeading) heading, FALSE);
          gint32 distance = war_domain_get (
            &domain, (guint64) g_test_rand_int_range (0, (gint) war_domain_count (&domain)));

          table_order (table, move ((WarHeading) heading, distance), "");
          g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_MOVED, 0)->arguments[3], ==,
                           distance);
          table_put (table, 0, X, Y, (WarHeading) heading);
          *table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 0;
        }
    }
}

/* Who reaches as deep into a friend as bases may can stay, and go away from him. */
static void
test_friend_deep (void)
{
  g_autoptr (Table) table = open_table ();

  table_add_unit (table, 1, "bef-infantry");
  begin (table);
  table_put (table, 1, X + 2000 - WAR_BASE_SLACK, Y, RIGHT);
  begin_movement (table);
  g_assert_true (table_allows (table, move (RIGHT, 0)));
  g_assert_true (table_allows (table, move (LEFT, 1)));
  table_refuse (table, move (RIGHT, 1), WAR_ENTRENCHED_REFUSAL_FRIEND, "entrenched.E-3");
}

/* What would end on a friend is allowed if it is set to the limit, which is free. */
static void
test_friend_before_limit (void)
{
  g_autoptr (Table) table = open_table ();

  table_add_unit (table, 1, "bef-officer");
  table_add_unit (table, 2, "german-infantry");
  begin (table);
  table_put (table, 1, X + 3000, Y, UP);
  table_put (table, 2, X + 1000 + 5000 + OFF + 1000, Y, LEFT);
  begin_movement (table);
  table_refuse (table, move (RIGHT, 4899), WAR_ENTRENCHED_REFUSAL_FRIEND, "entrenched.E-3");
  table_order (table, move (RIGHT, 4900), "");
  assert_at (table, 0, X + 5000, Y, RIGHT);
}

/* Also where the corner of a friend bars less than that millimetre. */
static void
test_corner_before_limit (void)
{
  g_autoptr (Table) table = table_new ();
  WarHeading heading = DOWN + 512;
  WarDomain domain;

  /* Down and to the left the officers' corners meet from 4208 to 4278; the way ends at 4290. */
  table_add_unit (table, 1, "bef-officer");
  table_add_unit (table, 1, "bef-officer");
  table_add_unit (table, 2, "german-infantry");
  table_begin (table);
  table_put (table, 0, X, Y, RIGHT);
  table_put (table, 1, X - 1025, Y + 4975, UP);
  table_put (table, 2, X - 3000, Y + 1000 + 3033 + OFF + 1000, UP);
  begin_movement (table);

  domain = get_domain (table, 0, heading, TRUE);
  g_assert_cmpuint (domain.n_ranges, ==, 1);
  assert_range (&domain, 0, WAR_MILLIMETRE, 4290 + 100);
  table_order (table, fall_back (heading, 4240), "");
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_FELL_BACK, 0)->arguments[3], ==, 4290);
}

/* E-3: nobody leaves the field, not by a pivot either. */
static void
test_field (void)
{
  g_autoptr (Table) table = open_table ();

  begin (table);
  table_put (table, 0, X, 1000 + 3000, UP);
  begin_movement (table);
  g_assert_true (table_allows (table, move (UP, 3000)));
  table_refuse (table, move (UP, 3001), WAR_ENTRENCHED_REFUSAL_OFF_FIELD, "entrenched.E-3");
  g_assert_cmpint (get_argument (table, move (UP, 3001), 0), ==, 3000);

  table_put (table, 0, X, 1999, UP);
  table_refuse (table, move (RIGHT, 0), WAR_ENTRENCHED_REFUSAL_OFF_FIELD, "entrenched.E-3");
  g_assert_cmpint (get_argument (table, move (RIGHT, 0), 0), ==, -1);
  g_assert_true (table_allows (table, move (DOWN, 0)));
  g_assert_true (table_allows (table, fall_back (RIGHT, 5000)));
  table_put (table, 0, X, 2000, UP);
  g_assert_true (table_allows (table, move (RIGHT, 0)));
}

/* 4.5, G-5: a d3 is half a d6, rounded up; the runner goes first, and need not use it (E-2). */
static void
test_run (void)
{
  const char *const dice[] = { "1", "2", "3", "4", "5", "6" };

  for (gint i = 0; i < 6; i++)
    {
      g_autoptr (Table) table = open_table ();
      WarLength extra = IN (1 + i / 2);

      table_add_unit (table, 1, "bef-officer");
      begin (table);
      table_put (table, 1, IN (2), IN (2), UP);
      begin_movement (table);
      g_assert_true (table_allows (table, "1 run pieces.0"));
      table_order (table, "1 run pieces.0", dice[i]);
      g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_RAN, 0)->arguments[0], ==, extra);
      g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_RAN, 0)->dice[0], ==, i + 1);

      table_refuse (table, "1 run pieces.0", WAR_ENTRENCHED_REFUSAL_RUNNER, "entrenched.E-2");
      table_refuse (table, "1 move pieces.1 heading=0 distance=0", WAR_ENTRENCHED_REFUSAL_RUNNER,
                    "entrenched.E-2");
      table_refuse (table, "1 end-phase", WAR_ENTRENCHED_REFUSAL_RUNNER, "entrenched.E-2");

      table_refuse (table, move (RIGHT, MOVEMENT + extra + 1), WAR_ENTRENCHED_REFUSAL_TOO_FAR,
                    "entrenched.4.3");
      g_assert_true (table_allows (table, move (RIGHT, MOVEMENT + extra)));
      g_assert_true (table_allows (table, fall_back (LEFT, MOVEMENT + extra)));
      table_order (table, move (RIGHT, i % 2 == 0 ? MOVEMENT + extra : 0), "");
      assert_at (table, 0, i % 2 == 0 ? X + MOVEMENT + extra : X, Y, RIGHT);
      g_assert_true (table_allows (table, "1 move pieces.1 heading=0 distance=0"));
      table_refuse (table, "1 move pieces.1 heading=1024 distance=12701",
                    WAR_ENTRENCHED_REFUSAL_TOO_FAR, "entrenched.4.3");
      g_assert_true (table_allows (table, "1 end-phase"));
    }
}

/* 4.6, E-2: into the rear half-plane, without pivoting. */
static void
test_fall_back (void)
{
  const WarHeading facing[] = { RIGHT, UP, 3000 };

  for (guint i = 0; i < G_N_ELEMENTS (facing); i++)
    {
      g_autoptr (Table) table = open_table ();
      WarHeading right = war_heading_add (facing[i], 1024),
                 left = war_heading_add (facing[i], 3072);
      WarHeading askew = war_heading_add (facing[i], 1700);
      WarPosition end = war_position_step ((WarPosition){ X, Y }, askew, 4321);

      begin (table);
      table_put (table, 0, X, Y, facing[i]);
      begin_movement (table);
      g_assert_true (table_allows (table, fall_back (right, 4321)));
      g_assert_true (table_allows (table, fall_back (left, 4321)));
      table_refuse (table, fall_back (war_heading_add (right, -1), 4321),
                    WAR_ENTRENCHED_REFUSAL_NOT_BACKWARDS, "entrenched.E-2");
      table_refuse (table, fall_back (war_heading_add (left, 1), 4321),
                    WAR_ENTRENCHED_REFUSAL_NOT_BACKWARDS, "entrenched.E-2");
      table_refuse (table, fall_back (askew, MOVEMENT + 1), WAR_ENTRENCHED_REFUSAL_TOO_FAR,
                    "entrenched.4.3");

      table_order (table, fall_back (askew, 4321), "");
      assert_at (table, 0, end.x, end.y, facing[i]);
      g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_FELL_BACK), ==, 1);
      g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_FELL_BACK, 0)->arguments[3], ==,
                       4321);
      g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_MOVED), ==, 0);
    }
}

/* E-17: who carries an objective goes 4″ at most, running or falling back as well. */
static void
test_carrier (void)
{
  g_autoptr (Table) table = table_new ();
  guint objective;

  table_add_unit (table, 1, "bef-officer");
  table_add_unit (table, 1, "bef-infantry");
  table_add_point (table, "prize", WAR_POINT_OBJECTIVE, IN (20), IN (6));
  table_add_condition (table, WAR_CONDITION_CARRY, 1, "prize", 0, 0);
  table_begin (table);
  objective = war_entrenched_get_data (table_get_setup (table))->first_marker;
  table_put (table, 0, IN (14), Y, RIGHT);
  table_put (table, 1, IN (10), IN (10), RIGHT);
  begin_movement (table);
  g_assert_true (table_allows (table, move (RIGHT, IN (5))));

  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_LOAD) = (gint32) objective;
  *table_piece (table, objective, WAR_ENTRENCHED_PIECE_CARRIER) = 0;
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (table_allows (table, move (RIGHT, IN (4))));
      g_assert_true (table_allows (table, fall_back (LEFT, IN (4))));
      table_refuse (table, move (RIGHT, IN (4) + 1), WAR_ENTRENCHED_REFUSAL_TOO_FAR,
                    "entrenched.E-17");
      table_refuse (table, fall_back (LEFT, IN (4) + 1), WAR_ENTRENCHED_REFUSAL_TOO_FAR,
                    "entrenched.E-17");
      if (i == 0)
        table_order (table, "1 run pieces.0", "6");
    }

  /* Who carries a casualty is not slowed down. */
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_LOAD) = 1;
  g_assert_cmpint (war_entrenched_get_reach (table_get_setup (table), table_get_state (table), 0),
                   ==, IN (8));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/entrenched.4.1/once", test_once);
  g_test_add_func ("/rules/entrenched.4.2/straight", test_straight);
  g_test_add_func ("/rules/entrenched.4.3/movement", test_far);
  g_test_add_func ("/rules/entrenched.3.3/inactive", test_inactive);
  g_test_add_func ("/rules/entrenched.4.4/limit", test_limit);
  g_test_add_func ("/rules/entrenched.4.4/told", test_told);
  g_test_add_func ("/rules/entrenched.4.4/past", test_past);
  g_test_add_func ("/rules/entrenched.4.4/along", test_along);
  g_test_add_func ("/rules/entrenched.4.4/away", test_away);
  g_test_add_func ("/rules/entrenched.E-3/ends-of-limit", test_limit_ends);
  g_test_add_func ("/rules/entrenched.E-3/pivot", test_pivot);
  g_test_add_func ("/rules/entrenched.E-3/nearer-already", test_nearer_already);
  g_test_add_func ("/rules/entrenched.E-3/nearer-to-one", test_nearer_to_one);
  g_test_add_func ("/rules/entrenched.E-3/friends", test_friends);
  g_test_add_func ("/rules/entrenched.E-3/friend-near", test_friend_near);
  g_test_add_func ("/rules/entrenched.E-3/friend-touching", test_friend_touching);
  g_test_add_func ("/rules/entrenched.E-3/friend-deep", test_friend_deep);
  g_test_add_func ("/rules/entrenched.E-3/friend-before-limit", test_friend_before_limit);
  g_test_add_func ("/rules/entrenched.E-3/corner-before-limit", test_corner_before_limit);
  g_test_add_func ("/rules/entrenched.E-3/field", test_field);
  g_test_add_func ("/rules/entrenched.4.5/run", test_run);
  g_test_add_func ("/rules/entrenched.4.6/fall-back", test_fall_back);
  g_test_add_func ("/rules/entrenched.E-17/carrier", test_carrier);

  return g_test_run ();
}

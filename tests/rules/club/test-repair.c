/* test-repair.c: the repair order of the chart of Trench Club (club.5.5, club.5.13, club.M-27)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#define MIDDLE stage_at (4, 4)
#define FORT stage_at (8, 4)
#define ENTRANCE stage_at (7, 4)
#define BACK_DOOR stage_at (9, 4)

/* A person's tank stands far away, so that it has a unit. */
static Stage *
make_fort (void)
{
  Stage *stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");

  stage_add_fort (stage, FORT, 4, 1, 1);
  stage_begin (stage);
  stage_put (stage, 0, "tank", stage_at (33, 2));
  return stage;
}

/* It goes towards the fort; the order stands, goes before the chart, until it is inside (club.5.5,
 * club.5.13, club.M-27). */
static void
test_standing (void)
{
  g_autoptr (Stage) stage = make_fort ();
  guint tank = stage_put (stage, 1, "tank", stage_at (1, 4));

  *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 1;
  *stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE) = 4;
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 1);
  stage_assert_deed (stage, tank, WAR_CLUB_DEED_TO_REPAIR, "club.5.13");
  g_assert_cmpint (stage_hex (stage, tank), ==, MIDDLE);
  g_assert_cmpint (*stage_unit (stage, tank, WAR_CLUB_PIECE_REPAIRS), ==, 1);

  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 11); /* which says something else */
  stage_assert_deed (stage, tank, WAR_CLUB_DEED_TO_REPAIR, "club.5.13");
  g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) tank)->arguments[0], ==, 0);
  g_assert_cmpint (stage_hex (stage, tank), ==, ENTRANCE);
  g_assert_cmpint (*stage_unit (stage, tank, WAR_CLUB_PIECE_REPAIRS), ==, 1);

  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 11);
  stage_assert_deed (stage, tank, WAR_CLUB_DEED_INTO_FORT, "club.5.13");
  g_assert_cmpint (stage_hex (stage, tank), ==, FORT);
  g_assert_cmpint (*stage_unit (stage, tank, WAR_CLUB_PIECE_REPAIRS), ==, 0);

  /* It stays there (club.M-9). */
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 2);
  stage_assert_deed (stage, tank, WAR_CLUB_DEED_STAYS_IN_FORT, "club.5.13");
}

/* Less damage ends it; who can come no nearer to a fort takes the chart, and the order stands
 * (club.M-27). */
static void
test_standing_ends (void)
{
  for (guint i = 0; i < 3; i++)
    {
      static const WarClubUnrepaired why[]
        = { WAR_CLUB_N_UNREPAIRED, WAR_CLUB_UNREPAIRED_NO_WAY, WAR_CLUB_UNREPAIRED_NO_FORT };
      g_autoptr (Stage) stage = make_fort ();
      guint tank = stage_put (stage, 1, "tank", ENTRANCE);

      *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = i == 2 ? WAR_NONE : 1;
      *stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE) = i == 0 ? 3 : 5;
      *stage_unit (stage, tank, WAR_CLUB_PIECE_REPAIRS) = 1;
      if (i == 1) /* of the last row */
        *stage_unit (stage, stage_put (stage, 1, "anti-aircraft", FORT), WAR_CLUB_PIECE_DAMAGE) = 1;
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      stage_roll (stage, 12);
      g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) tank)->arguments[0], ==, 4);
      g_assert_cmpint (*stage_unit (stage, tank, WAR_CLUB_PIECE_REPAIRS), ==, i > 0);
      /* It is told why it is not repaired, once. */
      g_assert_cmpuint (stage_count_events (stage, WAR_CLUB_EVENT_UNREPAIRED), ==, i > 0);
      if (i > 0)
        g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_UNREPAIRED, (gint) tank)->arguments[0],
                         ==, why[i]);
    }
}

/* Where all of its forts are occupied it goes as near to the nearest as it may stand, and has done
 * the box if it comes nearer; a free one goes before, however far (club.5.13, club.M-27). */
static void
test_full (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
      guint tank, inside;

      stage_add_fort (stage, FORT, 4, 1, 1);
      stage_add_fort (stage, stage_at (28, 4), 4, 1, 2);
      stage_begin (stage);
      stage_put (stage, 0, "tank", stage_at (33, 8));
      tank = stage_put (stage, 1, "tank", stage_at (14, 4));
      inside = stage_put (stage, 1, "anti-aircraft", FORT); /* the last row */
      *stage_unit (stage, inside, WAR_CLUB_PIECE_DAMAGE) = 5;
      *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 1;
      *stage_fort (stage, 2, WAR_CLUB_FORT_HOLDER) = i == 0 ? WAR_NONE : 1;
      *stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE) = 4;
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      stage_roll (stage, 1);
      stage_assert_deed (stage, tank, WAR_CLUB_DEED_TO_REPAIR, "club.5.13");
      g_assert_cmpint (*stage_unit (stage, tank, WAR_CLUB_PIECE_REPAIRS), ==, 1);
      g_assert_cmpint (stage_hex (stage, tank), ==, i == 0 ? stage_at (11, 4) : stage_at (17, 4));
      g_assert_cmpuint (stage_count_events (stage, WAR_CLUB_EVENT_UNREPAIRED), ==, 0);
    }
}

/* If a unit of the same row then leaves the fort, who waits nearest goes in with what is left of
 * its move (club.M-27): whether it has come in this row, or its order stood; but not who has no
 * movement left, who has done something else, who is of another row, or whom an enemy has
 * stopped. */
static void
test_fort_becomes_free (void)
{
  enum
  {
    COMES,
    STANDS,
    SPENT,
    OTHER_ROW,
    STOPPED,
    N_CASES,
  };

  for (guint i = 0; i < N_CASES; i++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
      static const guint columns[] = { 5, 7, 4, 7, 5 };
      const WarHex trucks[] = { stage_at (6, 1), stage_at (13, 4), stage_at (4, 1),
                                stage_at (13, 4), stage_at (13, 4) };
      guint waiting, inside;

      stage_add_fort (stage, FORT, 4, 1, 1);
      stage_begin (stage);
      waiting
        = stage_put (stage, 1, i == OTHER_ROW ? "anti-aircraft" : "tank", stage_at (columns[i], 4));
      inside = stage_put (stage, 1, "armored-car", FORT);
      /* Nearer to who comes, who therefore goes first; only the other can get at it. */
      stage_put (stage, 0, "truck", trucks[i]);
      if (i == STOPPED)
        {
          stage_put (stage, 0, "fighter", stage_at (4, 4));
          stage_put (stage, 0, "infantry", stage_at (7, 5));
        }
      *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 1;
      *stage_unit (stage, waiting, WAR_CLUB_PIECE_DAMAGE) = 4;
      *stage_unit (stage, waiting, WAR_CLUB_PIECE_REPAIRS) = i == STANDS || i == OTHER_ROW;
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      stage_roll (stage, 1);
      stage_assert_deed (stage, inside, WAR_CLUB_DEED_ATTACKS, "club.6.401");
      if (i == COMES || i == STANDS)
        {
          stage_assert_deed (stage, waiting, WAR_CLUB_DEED_INTO_FORT, "club.M-27");
          g_assert_cmpint (stage_hex (stage, waiting), ==, FORT);
          g_assert_cmpint (*stage_unit (stage, waiting, WAR_CLUB_PIECE_REPAIRS), ==, 0);
        }
      else
        g_assert_cmpint (stage_hex (stage, waiting), !=, FORT);
    }
}

/* Damaged ones go by damage, then number: the first has the fort. */
static void
test_standing_order (void)
{
  g_autoptr (Stage) stage = make_fort ();
  guint tank = stage_put (stage, 1, "tank", ENTRANCE);
  guint car = stage_put (stage, 1, "armored-car", BACK_DOOR);

  *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 1;
  *stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE) = 4;
  *stage_unit (stage, car, WAR_CLUB_PIECE_DAMAGE) = 5;
  *stage_unit (stage, tank, WAR_CLUB_PIECE_REPAIRS) = 1;
  *stage_unit (stage, car, WAR_CLUB_PIECE_REPAIRS) = 1;
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 11);
  g_assert_cmpint (stage_hex (stage, car), ==, FORT);
  g_assert_cmpint (stage_hex (stage, tank), !=, FORT);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/club-repair/club.5.5/standing", test_standing);
  g_test_add_func ("/club-repair/club.M-27/ends", test_standing_ends);
  g_test_add_func ("/club-repair/club.5.5/order", test_standing_order);
  g_test_add_func ("/club-repair/club.M-27/full", test_full);
  g_test_add_func ("/club-repair/club.M-27/becomes-free", test_fort_becomes_free);
  return g_test_run ();
}

/* test-fire.c: direct fire in Trench Assault: who at whom, with how many shots, and what they do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include "engine/game/foresight.h"

/* A company without many losses, its Lewis gun and officer, headquarters, a tank; a garrison.
 * Seats: 1, headquarters 2, defenders 3. */
enum
{
  RIFLES = 0, /* six */
  BOMBERS = 6,
  LEWIS,
  OFFICER,
  HEADQUARTERS,
  TANK,
  GERMANS, /* three */
  GUN = 14,
  GERMAN_OFFICER,
};

static Stage *
begin (WarAmendments amendments, void (*prepare) (Stage *stage))
{
  Stage *stage = stage_new (amendments);

  stage_add (stage, 1, "riflemen", 6);
  stage_add (stage, 1, "bombers", 1);
  stage_add (stage, 1, "lewis-gun", 1);
  stage_add (stage, 1, "company-officer", 1);
  stage_add (stage, 1, "headquarters", 1);
  stage_add (stage, 1, "tank", 1);
  stage_add (stage, 2, "riflemen", 3);
  stage_add (stage, 2, "machine-gun", 1);
  stage_add (stage, 2, "company-officer", 1);
  if (prepare != NULL)
    prepare (stage);
  stage_begin (stage);
  return stage;
}

#define AMENDED(amendment) (1u << WAR_ASSAULT_AMENDMENT_##amendment)

static WarAssaultAim
aim_at (Stage *stage, guint unit, guint target)
{
  WarAssaultAim aim;
  WarRefusal refusal;

  war_assault_take_aim (stage_get_setup (stage), stage_get_state (stage), unit, target, &aim,
                        &refusal);
  return aim;
}

/* Rows of the table ---------------------------------------------------------------------------- */

static void
add_pit (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_GUN_PIT, NULL, 60, 95, 80, 105);
  stage_add_box (stage, WAR_TERRAIN_TRENCH, NULL, 20, 95, 40, 105);
}

/* All of the table of shots: who fires, and what the target is like. */
static void
test_shots (void)
{
  static const struct
  {
    guint unit, target;
    gint shots[4]; /* moving, still, pinned after moving, in a trench or gun position */
  } rows[] = {
    { GERMANS, RIFLES, { 2, 1, 1, 0 } },       { GUN, RIFLES, { 4, 2, 2, 1 } },
    { RIFLES, GERMANS, { 2, 1, 1, 0 } },       { BOMBERS, GERMANS, { 2, 1, 1, 0 } },
    { LEWIS, GERMANS, { 4, 2, 2, 1 } },        { TANK, GERMANS, { 4, 2, 2, 1 } },
    { GUN, OFFICER, { 4, 2, 2, 1 } },          { GUN, HEADQUARTERS, { 4, 2, 2, 1 } },
    { LEWIS, GERMAN_OFFICER, { 4, 2, 2, 1 } },
  };
  static const double places[][2] = { { 70, 213 }, { 70, 100 }, { 30, 100 }, { 70, 30 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (Stage) stage = begin (0, add_pit);
      guint target = rows[i].target;

      stage_put (stage, rows[i].unit, 120, 150);
      stage_put (stage, target, 120, 110);
      *stage_unit (stage, target, WAR_ASSAULT_PIECE_MOVED) = 1;
      g_assert_cmpint (aim_at (stage, rows[i].unit, target).shots, ==, rows[i].shots[0]);
      *stage_unit (stage, target, WAR_ASSAULT_PIECE_PINNED) = 1;
      g_assert_cmpint (aim_at (stage, rows[i].unit, target).shots, ==, rows[i].shots[2]);
      *stage_unit (stage, target, WAR_ASSAULT_PIECE_MOVED) = 0;
      g_assert_cmpint (aim_at (stage, rows[i].unit, target).shots, ==, rows[i].shots[2]);
      *stage_unit (stage, target, WAR_ASSAULT_PIECE_PINNED) = 0;
      g_assert_cmpint (aim_at (stage, rows[i].unit, target).shots, ==, rows[i].shots[1]);

      /* In any trench, also one that is nobody's line, or a gun pit it does not matter whether it
       * has moved. */
      for (guint j = 0; j < G_N_ELEMENTS (places); j++)
        {
          stage_put (stage, target, places[j][0], places[j][1]);
          *stage_unit (stage, target, WAR_ASSAULT_PIECE_MOVED) = 1;
          g_assert_cmpint (aim_at (stage, rows[i].unit, target).shots, ==, rows[i].shots[3]);
        }
    }
}

/* The third row goes by the centre (assault.A-25). */
static void
test_centre (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, GUN, 100, 30);
  stage_put (stage, RIFLES, 100, 210);
  g_assert_cmpint (aim_at (stage, GUN, RIFLES).row, ==, WAR_ASSAULT_ROW_COVERED);
  stage_put (stage, RIFLES, 100, 209.9);
  g_assert_cmpint (aim_at (stage, GUN, RIFLES).row, ==, WAR_ASSAULT_ROW_STILL);
}

/* assault.A-22: off, a tank is a target in the open like others; a trench does not cover it. */
static void
test_tank_as_target (void)
{
  g_autoptr (Stage) printed = begin (0, NULL);
  g_autoptr (Stage) amended = begin (AMENDED (TANKS), NULL);

  for (guint i = 0; i < 2; i++)
    {
      Stage *stage = i == 0 ? printed : amended;

      stage_put (stage, TANK, 100, 213);
      stage_put (stage, GUN, 100, 30);
      stage_put (stage, RIFLES, 150, 150);
      stage_begin_fire (stage);
    }
  g_assert_cmpint (aim_at (printed, GUN, TANK).row, ==, WAR_ASSAULT_ROW_STILL);
  g_assert_true (stage_allows (printed, "3 fire pieces.%d shots=2 targets=%d", GUN, TANK));
  stage_refuse (amended, WAR_ASSAULT_REFUSAL_ARMOURED, "assault.A-22",
                "3 fire pieces.%d shots=1 targets=%d", GUN, TANK);
}

/* What shots do -------------------------------------------------------------------------------- */

static void
test_effects (void)
{
  static const struct
  {
    double y;
    WarAssaultEffect effects[6];
  } ranges[] = {
    /* 100 cm from edge to edge, exactly, and a little more */
    { 131.5, { 0, 0, WAR_ASSAULT_PINS, WAR_ASSAULT_PINS, WAR_ASSAULT_PINS, WAR_ASSAULT_KILLS } },
    { 131.51, { 0, 0, 0, 0, WAR_ASSAULT_PINS, WAR_ASSAULT_KILLS } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    for (gint die = 1; die <= 6; die++)
      {
        g_autoptr (Stage) stage = begin (0, NULL);
        g_autofree char *dice = g_strdup_printf ("%d", die);
        WarAssaultEffect effect = ranges[i].effects[die - 1];

        stage_put (stage, GUN, 100, 30);
        stage_put (stage, RIFLES, 100, ranges[i].y);
        stage_begin_fire (stage);
        stage_order (stage, "", "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES);
        stage_do (stage, war_assault_resolve_fire, dice);
        g_assert_cmpint (stage_stands (stage, RIFLES), ==, effect != WAR_ASSAULT_KILLS);
        g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_PINNED), ==,
                         effect == WAR_ASSAULT_PINS);
        g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_FIRED, 0)->arguments[3], ==, i == 1);
        if (effect == WAR_ASSAULT_KILLS)
          {
            g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_LOSS), ==,
                             WAR_ASSAULT_LOSS_KILLED);
            g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_LOST_IN), ==, 1);
          }
      }
}

/* Every shot that was named is rolled, also at one who is dead by then, and a kill overrides a
 * pin. */
static void
test_every_shot (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, GERMANS, 100, 30);
  stage_put (stage, GUN, 110, 30);
  stage_put (stage, RIFLES, 100, 100);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_MOVED) = 1;
  stage_begin_fire (stage);
  stage_order (stage, "", "3 fire pieces.%d shots=4 targets=%d", GUN, RIFLES);
  stage_order (stage, "", "3 fire pieces.%d shots=2 targets=%d", GERMANS, RIFLES);
  stage_do (stage, war_assault_resolve_fire, "6 1 3 4 5 1");
  g_assert_false (stage_stands (stage, RIFLES));

  /* The lower number rolls first (assault.A-29), whoever was named first. */
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_FIRED, 0)->actor, ==, GERMANS);
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_FIRED, 0)->arguments[1], ==, 1);
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_FIRED, 1)->arguments[0], ==, 3);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_HIT), ==, 0);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_LOST), ==, 1);
}

/* Two who kill each other, and a pin that comes too late to change a row. */
static void
test_at_once (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, LEWIS, 100, 100);
  stage_put (stage, GUN, 100, 30);
  *stage_unit (stage, LEWIS, WAR_ASSAULT_PIECE_MOVED) = 1;
  stage_begin_fire (stage);
  stage_order (stage, "", "3 fire pieces.%d shots=4 targets=%d", GUN, LEWIS);
  stage_order (stage, "", "1 fire pieces.%d shots=1 targets=%d", LEWIS, GUN);
  stage_do (stage, war_assault_resolve_fire, "6 1 1 1 6");
  g_assert_false (stage_stands (stage, LEWIS));
  g_assert_false (stage_stands (stage, GUN));
  g_assert_cmpint (*stage_unit (stage, GUN, WAR_ASSAULT_PIECE_FIRED), ==, 1);
}

/* Who is pinned already is pinned again, which makes no difference. */
static void
test_pinned_twice (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, GUN, 100, 30);
  stage_put (stage, RIFLES, 100, 100);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_PINNED) = 1;
  stage_begin_fire (stage);
  stage_order (stage, "", "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES);
  stage_do (stage, war_assault_resolve_fire, "4");
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_HIT, 0)->arguments[1], ==, 0);
}

/* Orders --------------------------------------------------------------------------------------- */

/* Six in a row, 5 cm from edge to edge, and one a little farther off. */
static Stage *
begin_row (void)
{
  Stage *stage = begin (0, NULL);

  stage_put (stage, GUN, 100, 30);
  stage_put (stage, GERMANS, 120, 30);
  for (guint i = 0; i < 4; i++)
    {
      stage_put (stage, RIFLES + i, 80 + 10 * i, 100);
      *stage_unit (stage, RIFLES + i, WAR_ASSAULT_PIECE_MOVED) = 1;
    }
  stage_put (stage, RIFLES + 4, 120.01, 100);
  *stage_unit (stage, RIFLES + 4, WAR_ASSAULT_PIECE_MOVED) = 1;
  stage_begin_fire (stage);
  return stage;
}

static void
test_split (void)
{
  g_autoptr (Stage) stage = begin_row ();

  stage_order (stage, "", "3 fire pieces.%d shots=2 targets=%d", GUN, RIFLES);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_APART, "assault.A-13",
                "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES + 2);
  stage_order (stage, "", "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES + 1);

  /* Now it hangs together with the second one. */
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_SHOTS, "assault.A-13",
                "3 fire pieces.%d shots=2 targets=%d", GUN, RIFLES + 2);
  stage_order (stage, "", "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES + 2);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_SHOTS, "assault.A-13",
                "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES + 2);
  stage_do (stage, war_assault_resolve_fire, "1 6 3 6");
  g_assert_false (stage_stands (stage, RIFLES));
  g_assert_cmpint (*stage_unit (stage, RIFLES + 1, WAR_ASSAULT_PIECE_PINNED), ==, 1);
  g_assert_false (stage_stands (stage, RIFLES + 2));
}

/* 5 cm are next to each other, a hair more are not. */
static void
test_next_to (void)
{
  g_autoptr (Stage) stage = begin_row ();

  stage_order (stage, "", "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES + 3);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_APART, "assault.A-13",
                "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES + 4);
  g_assert_true (stage_allows (stage, "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES + 2));

  /* Another firer's targets do not count. */
  g_assert_true (stage_allows (stage, "3 fire pieces.%d shots=1 targets=%d", GERMANS, RIFLES));
}

static void
test_same_row (void)
{
  g_autoptr (Stage) stage = begin_row ();

  *stage_unit (stage, RIFLES + 1, WAR_ASSAULT_PIECE_PINNED) = 1;
  stage_order (stage, "", "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_ROW, "assault.6.3",
                "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES + 1);
}

/* The shots are those of the row, and no more. */
static void
test_most (void)
{
  g_autoptr (Stage) stage = begin_row ();

  stage_refuse (stage, WAR_ASSAULT_REFUSAL_SHOTS, "assault.A-13",
                "3 fire pieces.%d shots=3 targets=%d", GERMANS, RIFLES);
  stage_refuse (stage, WAR_REFUSAL_MALFORMED, NULL, "3 fire pieces.%d shots=0 targets=%d", GERMANS,
                RIFLES);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_MOVED) = 0;
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_SHOTS, "assault.A-13",
                "3 fire pieces.%d shots=2 targets=%d", GERMANS, RIFLES);
  stage_put (stage, RIFLES, 80, 213);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_SHOT, "assault.6.5",
                "3 fire pieces.%d shots=1 targets=%d", GERMANS, RIFLES);
}

/* Not at one's own, not at who is not there, and not of others' bases. */
static void
test_targets (void)
{
  g_autoptr (Stage) stage = begin_row ();

  stage_refuse (stage, WAR_ASSAULT_REFUSAL_TARGET, "assault.A-13",
                "3 fire pieces.%d shots=1 targets=%d", GUN, GERMANS);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_TARGET, "assault.A-13",
                "3 fire pieces.%d shots=1 targets=%d", GUN, LEWIS);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOT_YOURS, "assault.A-28",
                "3 fire pieces.%d shots=1 targets=%d", RIFLES, GUN);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOT_ON_FIELD, NULL,
                "3 fire pieces.%d shots=1 targets=%d", GERMANS + 1, RIFLES);
}

/* assault.A-1: who has nobody to fire at is not asked, nor who has nothing to fire with. */
static void
test_who_is_asked (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);
  guint32 must, may;

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, HEADQUARTERS, 100, 180);
  stage_put (stage, GUN, 100, 30);
  stage_begin_fire (stage);
  war_decision_get_seats (stage_get_setup (stage), stage_get_state (stage), &must, &may);
  g_assert_cmpuint (must, ==, 1u << 2);
  g_assert_cmpuint (may, ==, 0);

  /* A Lewis gun has a shot at who is in a trench. */
  stage_put (stage, LEWIS, 110, 150);
  stage_put (stage, TANK, 120, 150);
  stage_begin_fire (stage);
  war_decision_get_seats (stage_get_setup (stage), stage_get_state (stage), &must, &may);
  g_assert_cmpuint (must, ==, 1u << 0 | 1u << 1 | 1u << 2);
}

/* Officers, headquarters: never (assault.A-21). */
static void
test_who_never_fires (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, OFFICER, 100, 150);
  stage_put (stage, HEADQUARTERS, 100, 180);
  stage_put (stage, TANK, 120, 150);
  stage_put (stage, LEWIS, 130, 150);
  stage_put (stage, GUN, 100, 30);
  stage_begin_fire (stage);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NEVER, "assault.A-21",
                "1 fire pieces.%d shots=1 targets=%d", OFFICER, GUN);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NEVER, "assault.A-21",
                "2 fire pieces.%d shots=1 targets=%d", HEADQUARTERS, GUN);
  g_assert_true (stage_allows (stage, "2 fire pieces.%d shots=1 targets=%d", TANK, GUN));
}

/* assault.A-14: a pin stops nobody from firing; demoralised ones only where they have to stay, or
 * pinned. */
static void
test_demoralised (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, LEWIS, 100, 150);
  stage_put (stage, GUN, 100, 30);
  stage_put (stage, RIFLES, 150, 150);
  *stage_unit (stage, LEWIS, WAR_ASSAULT_PIECE_PINNED) = 1;
  stage_begin_fire (stage);
  g_assert_true (stage_allows (stage, "1 fire pieces.%d shots=1 targets=%d", LEWIS, GUN));
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  g_assert_true (stage_allows (stage, "1 fire pieces.%d shots=1 targets=%d", LEWIS, GUN));
  *stage_unit (stage, LEWIS, WAR_ASSAULT_PIECE_PINNED) = 0;
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_DEMORALISED, "assault.A-14",
                "1 fire pieces.%d shots=1 targets=%d", LEWIS, GUN);
  stage_put (stage, LEWIS, 100, 213);
  g_assert_true (stage_allows (stage, "1 fire pieces.%d shots=1 targets=%d", LEWIS, GUN));
  *stage_company (stage, 1, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_DEMORALISED, "assault.A-14",
                "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES);
  *stage_company (stage, 1, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  g_assert_true (stage_allows (stage, "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES));
}

/* Demoralised defenders are where they have to stay in the second line, not in the first. */
static void
test_demoralised_defenders (void)
{
  g_autoptr (Stage) stage = begin (0, stage_add_second_line);

  stage_put (stage, RIFLES, 100, 100);
  stage_put (stage, GUN, 100, 5);
  stage_put (stage, GERMANS, 120, 30);
  stage_begin_fire (stage);
  *stage_company (stage, 1, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  g_assert_true (stage_allows (stage, "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES));
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_DEMORALISED, "assault.A-14",
                "3 fire pieces.%d shots=1 targets=%d", GERMANS, RIFLES);
}

/* assault.A-22: a tank that is stuck still fires. */
static void
test_stuck_tank (void)
{
  g_autoptr (Stage) stage = begin (AMENDED (TANKS), NULL);

  stage_put (stage, TANK, 100, 100);
  stage_put (stage, GUN, 100, 30);
  *stage_unit (stage, TANK, WAR_ASSAULT_PIECE_STUCK) = 1;
  stage_begin_fire (stage);
  g_assert_true (stage_allows (stage, "2 fire pieces.%d shots=1 targets=%d", TANK, GUN));
}

/* assault.A-14, with the amendment and without: an enemy base within 5 cm in the same trench. */
static void
test_close (void)
{
  for (guint is_amended = 0; is_amended < 2; is_amended++)
    {
      g_autoptr (Stage) stage = begin (is_amended ? AMENDED (CLOSE_FIRE) : 0, NULL);

      stage_put (stage, GUN, 100, 30);
      stage_put (stage, LEWIS, 110, 30);
      stage_put (stage, RIFLES, 150, 150);
      stage_put (stage, GERMANS, 190, 30);
      stage_begin_fire (stage);
      if (is_amended)
        stage_refuse (stage, WAR_ASSAULT_REFUSAL_CLOSE, "assault.A-14",
                      "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES);
      else
        g_assert_true (stage_allows (stage, "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES));

      /* Farther off, outside of the trench, or no base that fights: he fires. */
      stage_put (stage, LEWIS, 110.01, 30);
      g_assert_true (stage_allows (stage, "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES));
      stage_put (stage, LEWIS, 106, 32);
      g_assert_true (stage_allows (stage, "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES));
      stage_put (stage, OFFICER, 106, 30);
      g_assert_true (stage_allows (stage, "3 fire pieces.%d shots=1 targets=%d", GUN, RIFLES));
    }
}

/* A tank does, as it is no base that fights (assault.A-22, assault.A-29). */
static void
test_close_tank (void)
{
  g_autoptr (Stage) stage = begin (AMENDED (CLOSE_FIRE), NULL);

  stage_put (stage, TANK, 100, 30);
  stage_put (stage, GERMANS, 106, 30);
  stage_begin_fire (stage);
  g_assert_true (stage_allows (stage, "2 fire pieces.%d shots=1 targets=%d", TANK, GERMANS));
}

/* Sight ---------------------------------------------------------------------------------------- */

static void
add_cover (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_BUILDING, NULL, 20, 90, 40, 100);
  stage_add_box (stage, WAR_TERRAIN_HILL, NULL, 60, 90, 80, 100);
  stage_add_box (stage, WAR_TERRAIN_WOOD, NULL, 100, 90, 120, 110);
  stage_add_box (stage, WAR_TERRAIN_BUNKER, NULL, 140, 90, 160, 100);
}

/* assault.A-23: what blocks sight; a hill not to who stands on it, a wood not its first 5 cm. */
static void
test_sight (void)
{
  static const struct
  {
    double x, y;
    gboolean is_seen;
  } places[] = {
    { 30, 80, FALSE },   { 50, 80, TRUE },   { 70, 80, FALSE },
    { 70, 95, TRUE },    { 110, 80, FALSE }, { 110, 105.5, TRUE },
    { 110, 104, FALSE }, { 150, 80, FALSE }, { 180, 80, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (Stage) stage = begin (0, add_cover);

      stage_put (stage, GUN, places[i].x, places[i].y);
      stage_put (stage, LEWIS, places[i].x, 150);
      stage_put (stage, RIFLES, 190, 150);
      stage_put (stage, GERMANS, 190, 40);
      stage_begin_fire (stage);
      if (places[i].is_seen)
        g_assert_true (stage_allows (stage, "1 fire pieces.%d shots=1 targets=%d", LEWIS, GUN));
      else
        stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOT_SEEN, "assault.A-1",
                      "1 fire pieces.%d shots=1 targets=%d", LEWIS, GUN);
    }
}

/* assault.A-1: however far, past anybody, over parapets, to wherever the base looks. */
static void
test_nothing_blocks (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, LEWIS, 5, 213);
  stage_put (stage, GUN, 195, 30);
  for (guint i = 0; i < 6; i++)
    stage_put (stage, RIFLES + i, 6 + i * 1.1, 211 - i * 2);
  *stage_unit (stage, LEWIS, WAR_PIECE_HEADING) = WAR_HEADING_TURN / 2;
  stage_begin_fire (stage);
  stage_order (stage, "", "1 fire pieces.%d shots=1 targets=%d", LEWIS, GUN);
  stage_order (stage, "", "3 fire pieces.%d shots=1 targets=%d", GUN, LEWIS);
}

/* What follows --------------------------------------------------------------------------------- */

/* assault.6.1: who fired does not move; a tank does, with the amendment. */
static void
test_no_move (void)
{
  for (guint is_amended = 0; is_amended < 2; is_amended++)
    {
      g_autoptr (Stage) stage = begin (is_amended ? AMENDED (TANKS) : 0, NULL);

      stage_put (stage, LEWIS, 100, 150);
      stage_put (stage, RIFLES, 120, 150);
      stage_put (stage, TANK, 140, 150);
      stage_put (stage, HEADQUARTERS, 180, 150);
      stage_put (stage, GUN, 100, 30);
      stage_put (stage, GERMANS, 120, 30);
      stage_begin_fire (stage);
      stage_order (stage, "", "1 fire pieces.%d shots=1 targets=%d", LEWIS, GUN);
      stage_order (stage, "", "2 fire pieces.%d shots=1 targets=%d", TANK, GUN);
      stage_order (stage, "", "1 end-step");
      stage_order (stage, "", "2 end-step");
      stage_order (stage, "1 1", "3 end-step");
      g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, WAR_ASSAULT_PHASE_ATTACKERS);
      stage_refuse (stage, WAR_ASSAULT_REFUSAL_FIRED, "assault.6.1",
                    "1 go pieces.%d heading=0 distance=1000", LEWIS);
      stage_refuse (stage, WAR_ASSAULT_REFUSAL_FIRED, "assault.6.1", "1 turn pieces.%d heading=512",
                    LEWIS);
      g_assert_true (stage_allows (stage, "1 go pieces.%d heading=0 distance=1000", RIFLES));
      if (is_amended)
        g_assert_true (stage_allows (stage, "2 go pieces.%d heading=0 distance=1000", TANK));
      else
        stage_refuse (stage, WAR_ASSAULT_REFUSAL_FIRED, "assault.6.1",
                      "2 go pieces.%d heading=0 distance=1000", TANK);
    }
}

/* What is foreseen of fire: the chance that one of the shots kills. */
static void
test_foresight (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);
  WarOrder order = war_order_new (WAR_ASSAULT_ORDER_FIRE, 2, GUN);
  WarForesight foresight = { 0 };

  stage_put (stage, GUN, 100, 30);
  stage_put (stage, RIFLES, 100, 100);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_MOVED) = 1;
  stage_begin_fire (stage);
  order.arguments[0] = 2;
  order.targets[order.n_targets++] = RIFLES;
  war_assault_foresee (stage_get_setup (stage), stage_get_state (stage), &order, TRUE, &foresight);
  g_assert_cmpuint (foresight.n_losses, ==, 1);
  g_assert_cmpint (foresight.losses[0].row, ==, RIFLES);
  g_assert_cmpuint (foresight.losses[0].destroyed, ==, (guint64) 11 * WAR_PROBABILITY_ONE / 36);
}

/* So many shots are offered at those alone whose row allows them. */
static void
test_offered (void)
{
  static const guint n_targets[] = { 2, 1, 0 };
  g_autoptr (Stage) stage = begin (0, NULL);
  const WarSetup *setup = stage_get_setup (stage);
  g_autoptr (GArray) options = NULL;
  WarOption *option = NULL;

  stage_put (stage, RIFLES, 100, 100);
  stage_put (stage, GERMANS, 95, 60);
  stage_put (stage, GERMANS + 1, 110, 60);
  *stage_unit (stage, GERMANS, WAR_ASSAULT_PIECE_MOVED) = 1;
  stage_begin_fire (stage);
  options = war_play_list_options (setup, stage_get_state (stage), 0, RIFLES);
  for (guint i = 0; i < options->len; i++)
    if (g_array_index (options, WarOption, i).kind == WAR_ASSAULT_ORDER_FIRE)
      option = &g_array_index (options, WarOption, i);
  g_assert_nonnull (option);
  g_assert_cmpint (option->arguments[0].ranges[0].maximum, ==, 2);
  for (gint shots = 1; shots <= 3; shots++)
    {
      WarOrder order = war_order_new (WAR_ASSAULT_ORDER_FIRE, 0, RIFLES);

      order.arguments[0] = shots;
      g_assert_cmpint (setup->play->narrow (setup, stage_get_state (stage), &order, 1, option), ==,
                       n_targets[shots - 1] > 0);
      g_assert_cmpuint (option->n_candidates, ==, n_targets[shots - 1]);
      if (shots == 2)
        g_assert_cmpint (option->candidates[0], ==, GERMANS);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/assault.6.5/shots", test_shots);
  g_test_add_func ("/rules/assault.A-3/centre", test_centre);
  g_test_add_func ("/rules/assault.A-22/target", test_tank_as_target);
  g_test_add_func ("/rules/assault.6.6/effects", test_effects);
  g_test_add_func ("/rules/assault.A-13/every-shot", test_every_shot);
  g_test_add_func ("/rules/assault.6.4/at-once", test_at_once);
  g_test_add_func ("/rules/assault.6.6/pinned-twice", test_pinned_twice);
  g_test_add_func ("/rules/assault.6.2/split", test_split);
  g_test_add_func ("/rules/assault.A-13/next-to", test_next_to);
  g_test_add_func ("/rules/assault.6.3/same-row", test_same_row);
  g_test_add_func ("/rules/assault.6.5/most", test_most);
  g_test_add_func ("/rules/assault.A-13/targets", test_targets);
  g_test_add_func ("/rules/assault.A-1/who-is-asked", test_who_is_asked);
  g_test_add_func ("/rules/assault.A-21/never-fires", test_who_never_fires);
  g_test_add_func ("/rules/assault.A-14/demoralised", test_demoralised);
  g_test_add_func ("/rules/assault.A-14/close", test_close);
  g_test_add_func ("/rules/assault.A-14/close-tank", test_close_tank);
  g_test_add_func ("/rules/assault.A-23/sight", test_sight);
  g_test_add_func ("/rules/assault.A-1/nothing-blocks", test_nothing_blocks);
  g_test_add_func ("/rules/assault.6.1/no-move", test_no_move);
  g_test_add_func ("/rules/assault.6.6/foresight", test_foresight);
  g_test_add_func ("/rules/assault.6.5/offered", test_offered);
  g_test_add_func ("/rules/assault.A-14/assault.A-15/demoralised-defenders",
                   test_demoralised_defenders);
  g_test_add_func ("/rules/assault.A-22/stuck-tank", test_stuck_tank);
  return g_test_run ();
}

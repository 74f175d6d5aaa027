/* test-morale.c: shells, companies' morale, new officers, surrender and unpinning in Trench Assault
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

enum
{
  RIFLES = 0, /* four: half of them are two */
  OFFICER = 4,
  HEADQUARTERS,
  TANK,
  GERMANS, /* three */
  GUN = 10,
  GERMAN_OFFICER,
};

#define AMENDED(amendment) (1u << WAR_ASSAULT_AMENDMENT_##amendment)

static Stage *
begin (WarAmendments amendments, void (*prepare) (Stage *stage))
{
  Stage *stage = stage_new (amendments);

  stage_add (stage, 1, "riflemen", 4);
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

static void
lose (Stage *stage, guint unit, WarAssaultLoss loss, gint turn)
{
  *stage_unit (stage, unit, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  *stage_unit (stage, unit, WAR_ASSAULT_PIECE_LOSS) = (gint32) loss;
  *stage_unit (stage, unit, WAR_ASSAULT_PIECE_LOST_IN) = turn;
}

/* Shells --------------------------------------------------------------------------------------- */

static void
test_shells (void)
{
  for (gint die = 1; die <= 6; die++)
    {
      g_autoptr (Stage) stage = begin (0, NULL);
      g_autofree char *dice = g_strdup_printf ("1 100000 100000 %d", die);

      stage_put (stage, RIFLES, 100, 100);
      stage_do (stage, war_assault_fall_shells, dice);
      g_assert_cmpint (stage_stands (stage, RIFLES), ==, die <= 3);
      if (die <= 3)
        g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_PINNED), ==, 1);
      g_assert_cmpstr (stage_event (stage, WAR_ASSAULT_EVENT_SHELLED, 0)->clause, ==,
                       "assault.5.2");
    }
}

/* Within 10 cm of the nearest point of the base, and not a hair farther. */
static void
test_shell_reach (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, RIFLES, 100, 100);
  stage_do (stage, war_assault_fall_shells, "2 112600 100000 112500 100000 1");
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_SHELL), ==, 2);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_SHELLED), ==, 1);

  /* Each is resolved before the next: who is dead is not struck again; who is in reach of two rolls
   * twice. */
  stage_do (stage, war_assault_fall_shells, "2 100000 100000 1 100000 100000 6");
  stage_put (stage, RIFLES, 100, 100);
  stage_do (stage, war_assault_fall_shells, "2 100000 100000 6 100000 100000");
  g_assert_false (stage_stands (stage, RIFLES));
}

/* Everybody by number: officers, headquarters, tanks, men in a trench; nobody in a bunker. */
static void
test_shelled (void)
{
  g_autoptr (Stage) stage = begin (AMENDED (TANKS_AND_SHELLS), NULL);
  static const gint order[] = { RIFLES, OFFICER, HEADQUARTERS, TANK, GERMANS, GERMAN_OFFICER };

  stage_put (stage, GERMANS, 100, 30);
  stage_put (stage, GERMAN_OFFICER, 104, 33);
  stage_put (stage, TANK, 100, 46);
  stage_put (stage, HEADQUARTERS, 107, 40);
  stage_put (stage, OFFICER, 96, 38);
  stage_put (stage, RIFLES, 92, 40);
  stage_do (stage, war_assault_fall_shells, "1 100000 38000 1 1 1 6 1 1");
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_SHELLED, i)->actor, ==, order[i]);
      g_assert_cmpint (*stage_unit (stage, (guint) order[i], WAR_ASSAULT_PIECE_PINNED), ==, 1);
    }
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_SHELLED), ==, 6);
}

/* assault.A-2: with the amendment a tank is only pinned. */
static void
test_shelled_tank (void)
{
  for (gint is_amended = 0; is_amended < 2; is_amended++)
    {
      g_autoptr (Stage) stage = begin (is_amended ? AMENDED (TANKS_AND_SHELLS) : 0, NULL);

      stage_put (stage, TANK, 100, 100);
      stage_do (stage, war_assault_fall_shells, "1 100000 100000 4");
      g_assert_cmpint (stage_stands (stage, TANK), ==, is_amended);
      if (is_amended)
        g_assert_cmpint (*stage_unit (stage, TANK, WAR_ASSAULT_PIECE_PINNED), ==, 1);
    }
}

/* In no-man's-land, to the millimetre (assault.A-2). */
static void
test_where_shells_fall (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);
  const WarAssault *data = stage_get_data (stage);

  g_assert_cmpint (data->waste_minimum.x, ==, 0);
  g_assert_cmpint (data->waste_maximum.x, ==, 200 * WAR_CENTIMETRE);
  g_assert_cmpint (data->waste_minimum.y, ==, 31 * WAR_CENTIMETRE);
  g_assert_cmpint (data->waste_maximum.y, ==, 210 * WAR_CENTIMETRE);
  stage_do (stage, war_assault_fall_shells, "1 12345 67891");
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_SHELL, 0)->arguments[0], ==, 12300);
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_SHELL, 0)->arguments[1], ==, 67800);
}

/* Companies ------------------------------------------------------------------------------------ */

/* From half of the bases on, captured ones too, officers not; what each result comes to, after each
 * morale, as printed and amended. */
static void
test_morale (void)
{
  for (gint is_amended = 0; is_amended < 2; is_amended++)
    for (gint before = WAR_ASSAULT_FINE; before <= WAR_ASSAULT_DEMORALISED; before++)
      for (gint die = 1; die <= 6; die++)
        {
          g_autoptr (Stage) stage = begin (is_amended ? AMENDED (DEMORALISED) : 0, NULL);
          g_autofree char *dice = g_strdup_printf ("%d", die);
          gint result = die
                        - (before == WAR_ASSAULT_NERVOUS
                           || (before == WAR_ASSAULT_DEMORALISED && is_amended));

          lose (stage, RIFLES, WAR_ASSAULT_LOSS_KILLED, 1);
          lose (stage, RIFLES + 3, WAR_ASSAULT_LOSS_CAPTURED, 1);
          stage_put (stage, RIFLES + 1, 100, 150);
          *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = before;
          stage_do (stage, war_assault_do_morale, dice);
          g_assert_cmpint (*stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE), ==,
                           result >= 4   ? WAR_ASSAULT_FINE
                           : result >= 2 ? WAR_ASSAULT_NERVOUS
                                         : WAR_ASSAULT_DEMORALISED);
        }
}

/* Nobody rolls before that, nor when nobody is left; each company’s seat rolls its die. */
static void
test_losses (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  lose (stage, RIFLES, WAR_ASSAULT_LOSS_KILLED, 1);
  lose (stage, OFFICER, WAR_ASSAULT_LOSS_KILLED, 1);
  lose (stage, HEADQUARTERS, WAR_ASSAULT_LOSS_KILLED, 1);
  lose (stage, TANK, WAR_ASSAULT_LOSS_KILLED, 1);
  stage_do (stage, war_assault_do_morale, "");
  lose (stage, RIFLES + 1, WAR_ASSAULT_LOSS_KILLED, 1);
  stage_do (stage, war_assault_do_morale, "3");
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_MORALE, 0)->owner, ==, 0);
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_MORALE, 0)->arguments[2], ==, 2);
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_MORALE, 0)->arguments[3], ==, 4);
  lose (stage, RIFLES + 2, WAR_ASSAULT_LOSS_KILLED, 1);
  lose (stage, RIFLES + 3, WAR_ASSAULT_LOSS_KILLED, 1);
  stage_do (stage, war_assault_do_morale, "");

  /* The defenders are one company, also those who have not come out (assault.A-15). */
  lose (stage, GERMANS, WAR_ASSAULT_LOSS_SURRENDERED, 1);
  stage_do (stage, war_assault_do_morale, "");
  lose (stage, GUN, WAR_ASSAULT_LOSS_LEFT, 1);
  stage_do (stage, war_assault_do_morale, "5");
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_MORALE, 0)->owner, ==, 2);
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_MORALE, 0)->arguments[0], ==, 2);
}

/* assault.7.1, assault.A-15: of nine bases four are not half, and five are; Lewis gun is one. */
static void
test_odd_company (void)
{
  g_autoptr (Stage) stage = stage_new (0);

  stage_add (stage, 1, "riflemen", 8);
  stage_add (stage, 1, "lewis-gun", 1);
  stage_add (stage, 1, "company-officer", 1);
  stage_add (stage, 2, "riflemen", 2);
  stage_begin (stage);
  for (guint i = 0; i < 4; i++)
    lose (stage, RIFLES + i, WAR_ASSAULT_LOSS_KILLED, 1);
  stage_do (stage, war_assault_do_morale, "");
  lose (stage, 8, WAR_ASSAULT_LOSS_KILLED, 1);
  stage_do (stage, war_assault_do_morale, "4");
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_MORALE, 0)->arguments[2], ==, 5);
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_MORALE, 0)->arguments[3], ==, 9);
}

/* Surrender ------------------------------------------------------------------------------------ */

/* assault.7.7, assault.A-12: demoralised defending bases with an attacking base or tank within
 * 15 cm. */
static void
test_surrender (void)
{
  static const struct
  {
    guint unit, enemy;
    double distance; /* from edge to edge */
    gboolean surrenders;
  } cases[] = {
    { GERMANS, RIFLES, 15, TRUE },
    { GERMANS, RIFLES, 15.01, FALSE },
    { GUN, RIFLES, 5, TRUE },
    { GERMANS, OFFICER, 3, FALSE },
    { GERMANS, HEADQUARTERS, 3, FALSE },
    { GERMANS, TANK, 15, TRUE },
    { GERMAN_OFFICER, RIFLES, 3, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Stage) stage = begin (0, NULL);
      const WarUnitType *type = war_assault_get_type (stage_get_setup (stage), cases[i].unit)->type;
      const WarUnitType *enemy
        = war_assault_get_type (stage_get_setup (stage), cases[i].enemy)->type;
      double apart = (type->base_depth + enemy->base_depth) / 2.0 / WAR_CENTIMETRE;

      stage_put (stage, cases[i].unit, 100, 100);
      stage_put (stage, cases[i].enemy, 100, 100 + cases[i].distance + apart);
      *stage_unit (stage, cases[i].enemy, WAR_ASSAULT_PIECE_PINNED) = 1;
      stage_do_surely (stage, war_assault_take_surrenders);
      g_assert_true (stage_stands (stage, cases[i].unit));
      *stage_company (stage, 1, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
      stage_do_surely (stage, war_assault_take_surrenders);
      g_assert_true (stage_stands (stage, cases[i].unit));
      *stage_company (stage, 1, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
      *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
      stage_do_surely (stage, war_assault_take_surrenders);
      g_assert_cmpint (stage_stands (stage, cases[i].unit), ==, !cases[i].surrenders);
      g_assert_true (stage_stands (stage, cases[i].enemy));
      if (cases[i].surrenders)
        g_assert_cmpint (*stage_unit (stage, cases[i].unit, WAR_ASSAULT_PIECE_LOSS), ==,
                         WAR_ASSAULT_LOSS_SURRENDERED);
    }
}

/* At once when the roll says so. */
static void
test_surrender_after_roll (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  lose (stage, GERMANS, WAR_ASSAULT_LOSS_KILLED, 1);
  lose (stage, GERMANS + 1, WAR_ASSAULT_LOSS_KILLED, 1);
  stage_put (stage, GERMANS + 2, 100, 30);
  stage_put (stage, RIFLES, 100, 40);
  stage_do (stage, war_assault_do_morale, "1");
  g_assert_false (stage_stands (stage, GERMANS + 2));
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_SURRENDERED), ==, 1);
}

/* New officers --------------------------------------------------------------------------------- */

/* assault.A-6: next turn, once, at the base nearest to the mean of all; as printed never. */
static void
test_officer (void)
{
  for (gint is_amended = 0; is_amended < 2; is_amended++)
    {
      g_autoptr (Stage) stage = begin (is_amended ? AMENDED (OFFICERS) : 0, NULL);

      stage_put (stage, RIFLES, 50, 150);
      stage_put (stage, RIFLES + 1, 90, 150);
      stage_put (stage, RIFLES + 2, 130, 150);
      lose (stage, OFFICER, WAR_ASSAULT_LOSS_KILLED, 1);
      lose (stage, HEADQUARTERS, WAR_ASSAULT_LOSS_KILLED, 1);
      stage_do (stage, war_assault_do_morale, "");
      g_assert_false (stage_stands (stage, OFFICER));
      *stage_game (stage, WAR_GAME_ROUND) = 2;
      stage_do (stage, war_assault_do_morale, "");
      g_assert_cmpint (stage_stands (stage, OFFICER), ==, is_amended);
      g_assert_false (stage_stands (stage, HEADQUARTERS));
      if (!is_amended)
        continue;

      /* The nearest free place to the middle base: half of its depth and of his own before it, as
       * finely as it is looked for, every 5 mm. */
      g_assert_cmpint (stage_x (stage, OFFICER), ==, 9000);
      g_assert_cmpint (stage_y (stage, OFFICER), ==, 14800);
      g_assert_cmpint (*stage_unit (stage, OFFICER, WAR_ASSAULT_PIECE_MOVED), ==, 0);
      lose (stage, OFFICER, WAR_ASSAULT_LOSS_CAPTURED, 2);
      *stage_game (stage, WAR_GAME_ROUND) = 3;
      stage_do (stage, war_assault_do_morale, "");
      g_assert_false (stage_stands (stage, OFFICER));
    }
}

/* He was killed in a turn, and pinned: the new one comes in the next, and is not. */
static void
test_officer_not_pinned (void)
{
  g_autoptr (Stage) stage = begin (AMENDED (OFFICERS), NULL);

  *stage_game (stage, WAR_GAME_ROUND) = 3;
  stage_put (stage, RIFLES, 50, 150);
  stage_put (stage, OFFICER, 100, 100);
  *stage_unit (stage, OFFICER, WAR_ASSAULT_PIECE_PINNED) = 1;
  stage_do (stage, war_assault_fall_shells, "1 100000 100000 6");
  stage_do (stage, war_assault_do_morale, "");
  g_assert_false (stage_stands (stage, OFFICER));
  *stage_game (stage, WAR_GAME_ROUND) = 4;
  stage_do (stage, war_assault_do_morale, "");
  g_assert_true (stage_stands (stage, OFFICER));
  g_assert_cmpint (*stage_unit (stage, OFFICER, WAR_ASSAULT_PIECE_PINNED), ==, 0);
  g_assert_cmpint (*stage_unit (stage, OFFICER, WAR_ASSAULT_PIECE_LOSS), ==, WAR_ASSAULT_LOSS_NONE);
  g_assert_cmpint (*stage_unit (stage, OFFICER, WAR_ASSAULT_PIECE_LOST_IN), ==, 0);
}

/* Who comes to stand in wire has come into it there (assault.A-16): he leaves it behind him. */
static void
test_officer_in_wire (void)
{
  g_autoptr (Stage) stage = begin (AMENDED (OFFICERS), stage_add_wire);

  stage_put (stage, RIFLES, 100, 47);
  lose (stage, OFFICER, WAR_ASSAULT_LOSS_KILLED, 1);
  *stage_game (stage, WAR_GAME_ROUND) = 2;
  stage_do (stage, war_assault_do_morale, "");
  g_assert_true (stage_stands (stage, OFFICER));
  g_assert_cmpint (*stage_unit (stage, OFFICER, WAR_ASSAULT_PIECE_ENTERED), !=, 0);
}

/* Of two bases as near to the mean it is that of the lower number (assault.A-29). */
static void
test_officer_of_two (void)
{
  g_autoptr (Stage) stage = begin (AMENDED (OFFICERS), NULL);

  stage_put (stage, RIFLES, 150, 150);
  stage_put (stage, RIFLES + 1, 50, 150);
  lose (stage, OFFICER, WAR_ASSAULT_LOSS_KILLED, 1);
  *stage_game (stage, WAR_GAME_ROUND) = 2;
  stage_do (stage, war_assault_do_morale, "");
  g_assert_cmpint (stage_x (stage, OFFICER), ==, 15000);
}

/* The nearest free place may be on any side: here to one, between the others and the edge. */
static void
test_nearest_place (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage = begin (0, NULL);
      double x = i == 0 ? 2.5 : 197.5;
      WarPosition place;

      for (guint j = 0; j < 3; j++)
        stage_put (stage, RIFLES + j, x, 148 + 2 * j);
      g_assert_true (war_assault_find_place (
        stage_get_setup (stage), stage_get_state (stage), OFFICER,
        war_assault_get_centre (stage_get_setup (stage), stage_get_state (stage), RIFLES + 1), 0,
        100 * WAR_CENTIMETRE, &place));
      g_assert_cmpint (place.x, ==, (i == 0 ? 6 : 194) * WAR_CENTIMETRE);
      g_assert_cmpint (place.y, ==, 150 * WAR_CENTIMETRE);
    }
}

/* A company without bases has none; and later, when it has some again, it has. */
static void
test_no_officer (void)
{
  g_autoptr (Stage) stage = begin (AMENDED (OFFICERS), NULL);

  lose (stage, GERMAN_OFFICER, WAR_ASSAULT_LOSS_CAPTURED, 1);
  *stage_game (stage, WAR_GAME_ROUND) = 2;
  stage_do (stage, war_assault_do_morale, "");
  g_assert_false (stage_stands (stage, GERMAN_OFFICER));
  stage_put (stage, GERMANS, 100, 30);
  stage_do (stage, war_assault_do_morale, "");
  g_assert_true (stage_stands (stage, GERMAN_OFFICER));

  /* Who left the field is not replaced. */
  *stage_company (stage, 1, WAR_ASSAULT_COMPANY_REPLACED) = 0;
  lose (stage, GERMAN_OFFICER, WAR_ASSAULT_LOSS_LEFT, 2);
  *stage_game (stage, WAR_GAME_ROUND) = 3;
  stage_do (stage, war_assault_do_morale, "");
  g_assert_false (stage_stands (stage, GERMAN_OFFICER));
}

/* Unpinning ------------------------------------------------------------------------------------ */

/* The least die that unpins. */
static void
check_need (Stage *stage, guint unit, gint need)
{
  for (gint die = 1; die <= 6; die++)
    {
      g_autofree char *dice = g_strdup_printf ("%d", die);

      *stage_unit (stage, unit, WAR_ASSAULT_PIECE_PINNED) = 1;
      stage_do (stage, war_assault_unpin, dice);
      g_assert_cmpint (*stage_unit (stage, unit, WAR_ASSAULT_PIECE_PINNED), ==, die < need);
    }
  *stage_unit (stage, unit, WAR_ASSAULT_PIECE_PINNED) = 0;
}

static void
test_unpinning (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  check_need (stage, RIFLES, 3);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  check_need (stage, RIFLES, 4);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  check_need (stage, RIFLES, 5);

  /* An officer 40 cm away, from edge to edge; pinned himself. */
  stage_put (stage, OFFICER, 143.5, 150);
  check_need (stage, RIFLES, 4);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  check_need (stage, RIFLES, 3);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_FINE;
  check_need (stage, RIFLES, 2);
  stage_put (stage, OFFICER, 143.51, 150);
  check_need (stage, RIFLES, 3);

  /* Nor one who has fallen beside him. */
  stage_put (stage, OFFICER, 110, 150);
  *stage_unit (stage, OFFICER, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  check_need (stage, RIFLES, 3);
}

/* assault.A-20: any of the side, himself too; not the enemy's. Tanks need none, nor have they a
 * company's morale (assault.A-21). */
static void
test_who_helps (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, OFFICER, 20, 150);
  check_need (stage, OFFICER, 2);
  stage_put (stage, HEADQUARTERS, 180, 150);
  check_need (stage, HEADQUARTERS, 2);
  stage_put (stage, TANK, 100, 60);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  check_need (stage, TANK, 2);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_FINE;
  stage_put (stage, RIFLES, 170, 170);
  check_need (stage, RIFLES, 2);
  stage_put (stage, GERMANS, 170, 140);
  check_need (stage, GERMANS, 3);
  stage_put (stage, GERMAN_OFFICER, 170, 120);
  check_need (stage, GERMANS, 2);
}

/* assault.A-21: an officer is as nervous as his company; the headquarters is not. */
static void
test_unpinning_officer (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, OFFICER, 100, 150);
  stage_put (stage, HEADQUARTERS, 180, 150);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  check_need (stage, OFFICER, 3);
  check_need (stage, HEADQUARTERS, 2);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  check_need (stage, OFFICER, 4);
  check_need (stage, HEADQUARTERS, 2);
}

/* By number (assault.A-29). */
static void
test_order (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);
  static const guint pinned[] = { RIFLES + 1, HEADQUARTERS, TANK, GUN };

  for (guint i = 0; i < G_N_ELEMENTS (pinned); i++)
    {
      stage_put (stage, pinned[i], 20 + 30 * i, 100);
      *stage_unit (stage, pinned[i], WAR_ASSAULT_PIECE_PINNED) = 1;
    }
  stage_do (stage, war_assault_unpin, "6 1 6 1");
  for (guint i = 0; i < G_N_ELEMENTS (pinned); i++)
    {
      g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_UNPINNED, i)->actor, ==, pinned[i]);
      g_assert_cmpint (*stage_unit (stage, pinned[i], WAR_ASSAULT_PIECE_PINNED), ==, i % 2);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/assault.5.2/shells", test_shells);
  g_test_add_func ("/rules/assault.5.2/reach", test_shell_reach);
  g_test_add_func ("/rules/assault.A-2/shelled", test_shelled);
  g_test_add_func ("/rules/assault.A-2/tank", test_shelled_tank);
  g_test_add_func ("/rules/assault.5.1/assault.A-27/where", test_where_shells_fall);
  g_test_add_func ("/rules/assault.7.2/assault.7.3/assault.7.5/assault.A-15/morale", test_morale);
  g_test_add_func ("/rules/assault.7.1/losses", test_losses);
  g_test_add_func ("/rules/assault.7.7/assault.A-12/surrender", test_surrender);
  g_test_add_func ("/rules/assault.A-12/after-roll", test_surrender_after_roll);
  g_test_add_func ("/rules/assault.A-6/officer", test_officer);
  g_test_add_func ("/rules/assault.A-6/not-pinned", test_officer_not_pinned);
  g_test_add_func ("/rules/assault.A-6/assault.A-16/in-wire", test_officer_in_wire);
  g_test_add_func ("/rules/assault.A-6/of-two", test_officer_of_two);
  g_test_add_func ("/rules/assault.A-6/nearest-place", test_nearest_place);
  g_test_add_func ("/rules/assault.A-6/no-officer", test_no_officer);
  g_test_add_func ("/rules/assault.10.1/assault.10.2/assault.10.3/assault.10.4/unpinning",
                   test_unpinning);
  g_test_add_func ("/rules/assault.A-20/who-helps", test_who_helps);
  g_test_add_func ("/rules/assault.A-29/order", test_order);
  g_test_add_func ("/rules/assault.7.1/assault.A-15/odd-company", test_odd_company);
  g_test_add_func ("/rules/assault.A-21/unpinning", test_unpinning_officer);
  return g_test_run ();
}

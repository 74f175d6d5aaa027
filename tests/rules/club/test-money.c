/* test-money.c: war bonds, repairs, purchases and victory in Trench Club (club.1.9, club.2.14 to
 * club.2.16, club.9, club.11, club.M-14, club.M-17, club.M-28)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#define WITHOUT(n) (STAGE_ALL_AMENDMENTS & ~(1 << WAR_CLUB_AMENDMENT_##n))
#define FORT(n) stage_at (2 + 4 * (n), 4)
#define N_FORTS 7

static Stage *
make_stage (WarAmendments amendments, const char *level)
{
  Stage *stage = stage_new (amendments, "british", "german");

  for (guint i = 1; i <= N_FORTS; i++)
    stage_add_fort (stage, FORT (i), 4, 1, i);
  if (level != NULL)
    {
      g_free (stage_get_operation (stage)->level);
      stage_get_operation (stage)->level = g_strdup (level);
    }
  stage_begin (stage);
  return stage;
}

static void
hold (Stage *stage, guint fort, gint seat)
{
  *stage_fort (stage, fort, WAR_CLUB_FORT_HOLDER) = seat;
}

static gint
get_bonds (Stage *stage, gint seat)
{
  return *stage_seat (stage, seat, WAR_CLUB_SEAT_BONDS);
}

/* The chart's money, with this die and draws, in a turn that goes on. */
static void
spend (Stage *stage, gint bonds, const char *dice)
{
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MONEY);
  *stage_seat (stage, 1, WAR_CLUB_SEAT_BONDS) = bonds;
  stage_order (stage, dice, WAR_CLUB_ORDER_SPEND, WAR_NONE, WAR_NONE, 0, 0);
}

/* Income --------------------------------------------------------------------------------------- */

/* 3 for each fort, in every round; the enemy's by its level (club.2.14, club.11). */
static void
test_income (void)
{
  static const struct
  {
    const char *level;
    gint bonds;
    guint flags;
    const char *clause;
  } levels[] = {
    { "conscript", 3, 0, "club.11.1" },    { "poilu", 3, 1, "club.11.2" },
    { "over-the-top", 5, 1, "club.11.3" }, { "no-mans-land", 3, 2, "club.11.4" },
    { "shell-shock", 5, 2, "club.11.5" },  { "poilu-without-special-force", 5, 0, "club.11.6" },
    { NULL, 3, 0, "club.11.1" }, /* of the stage: Conscript */
  };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autoptr (Stage) stage = make_stage (STAGE_ALL_AMENDMENTS, levels[i].level);

      stage_put (stage, 0, "truck", stage_at (30, 0));
      stage_put (stage, 1, "truck", stage_at (30, 8));
      hold (stage, 1, 0);
      hold (stage, 2, 0);
      hold (stage, 3, 1);
      g_assert_cmpuint (war_club_get_data (stage_get_setup (stage))->n_flags, ==, levels[i].flags);
      stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MONEY);
      g_assert_cmpint (get_bonds (stage, 0), ==, 6);
      g_assert_cmpint (get_bonds (stage, 1), ==, 0);
      spend (stage, 0, "12");
      g_assert_cmpint (get_bonds (stage, 1), ==, levels[i].bonds); /* they are kept (M-14) */
      g_assert_cmpstr (stage_event (stage, WAR_CLUB_EVENT_INCOME, WAR_NONE)->clause, ==,
                       levels[i].clause);
    }
}

/* Who has bonds, and is not asked what for, reads why in the log: no fort is free, or they are too
 * few (club.2.15, club.M-14). */
static void
test_unspent (void)
{
  static const struct
  {
    gint bonds, damage; /* damage of the unit inside; −1: nobody is */
    WarClubUnspent unspent;
  } cases[] = {
    { 9, 0, WAR_CLUB_UNSPENT_NO_FORT }, { 9, 3, WAR_CLUB_UNSPENT_NONE },
    { 0, 3, WAR_CLUB_UNSPENT_BONDS }, { 0, -1, WAR_CLUB_UNSPENT_BONDS },
    { 1, -1, WAR_CLUB_UNSPENT_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Stage) stage = make_stage (STAGE_ALL_AMENDMENTS, NULL);
      guint tank = stage_put (stage, 0, "tank", cases[i].damage >= 0 ? FORT (1) : stage_at (20, 0));

      stage_put (stage, 1, "truck", stage_at (30, 8));
      hold (stage, 1, 0);
      *stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE) = MAX (cases[i].damage, 0);
      war_club_get_purse (stage_get_setup (stage), stage_get_state (stage), 0)[WAR_CLUB_SEAT_BONDS]
        = cases[i].bonds;
      stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MONEY);
      g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_INCOME, WAR_NONE)->arguments[3], ==,
                       (gint) cases[i].unspent);
    }
}

/* Repairs -------------------------------------------------------------------------------------- */

/* Half of the price, rounded up, for all damage; of a person's only after a whole turn inside
 * (club.2.15, club.M-28). */
static void
test_repair (void)
{
  g_autoptr (Stage) stage = make_stage (STAGE_ALL_AMENDMENTS, NULL);
  guint tank = stage_put (stage, 0, "tank", FORT (1)), late, outside;
  const WarEvent *event;

  late = stage_put (stage, 0, "truck", FORT (2));
  outside = stage_put (stage, 0, "infantry", stage_at (20, 0));
  stage_put (stage, 1, "truck", stage_at (30, 8));
  hold (stage, 1, 0);
  hold (stage, 2, 0);
  *stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE) = 3;
  *stage_unit (stage, late, WAR_CLUB_PIECE_DAMAGE) = 3;
  *stage_unit (stage, outside, WAR_CLUB_PIECE_DAMAGE) = 3;
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MONEY);
  *stage_unit (stage, late, WAR_CLUB_PIECE_START) = stage_at (9, 4); /* it has just come */
  *stage_unit (stage, late, WAR_CLUB_PIECE_MOVED) = 1;
  stage_refuse (stage, WAR_CLUB_REFUSAL_NOT_INSIDE, "club.2.15", WAR_CLUB_ORDER_REPAIR, (gint) late,
                WAR_NONE, 0, 0);
  stage_refuse (stage, WAR_CLUB_REFUSAL_NOT_INSIDE, "club.2.15", WAR_CLUB_ORDER_REPAIR,
                (gint) outside, WAR_NONE, 0, 0);
  *stage_seat (stage, 0, WAR_CLUB_SEAT_BONDS) = 5;
  stage_refuse (stage, WAR_CLUB_REFUSAL_BONDS, "club.M-28", WAR_CLUB_ORDER_REPAIR, (gint) tank,
                WAR_NONE, 0, 0);
  *stage_seat (stage, 0, WAR_CLUB_SEAT_BONDS) = 7;
  stage_order (stage, "", WAR_CLUB_ORDER_REPAIR, (gint) tank, WAR_NONE, 0, 0);
  g_assert_cmpint (get_bonds (stage, 0), ==, 1); /* half of 11 is 6 */
  event = stage_event (stage, WAR_CLUB_EVENT_REPAIRED, (gint) tank);
  g_assert_cmpint (event->arguments[0], ==, 6);
  g_assert_cmpint (event->arguments[1], ==, 1);
  g_assert_cmpint (*stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE), ==, 0);
  stage_refuse (stage, WAR_CLUB_REFUSAL_NOT_DAMAGED, NULL, WAR_CLUB_ORDER_REPAIR, (gint) tank,
                WAR_NONE, 0, 0);
}

/* The enemy repairs at once, who has 3 damage or more, the highest Hit # first, then the most
 * damaged, then by number, as long as it can pay (club.9.1 to club.9.3). */
static void
test_enemys_repairs (void)
{
  g_autoptr (Stage) stage = make_stage (STAGE_ALL_AMENDMENTS, NULL);
  guint truck, foot, tank, light;

  for (guint i = 1; i <= 4; i++)
    hold (stage, i, 1);
  stage_put (stage, 0, "truck", stage_at (30, 0));
  truck = stage_put (stage, 1, "truck", FORT (1));
  foot = stage_put (stage, 1, "infantry", FORT (2));
  tank = stage_put (stage, 1, "tank", FORT (3));
  light = stage_put (stage, 1, "armored-car", FORT (4));
  *stage_unit (stage, truck, WAR_CLUB_PIECE_DAMAGE) = 5;
  *stage_unit (stage, foot, WAR_CLUB_PIECE_DAMAGE) = 4;
  *stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE) = 3;
  *stage_unit (stage, light, WAR_CLUB_PIECE_DAMAGE) = 2;
  for (guint i = 1; i <= 4; i++) /* so that nothing comes in */
    hold (stage, i, 0);
  spend (stage, 8, "12"); /* 6 for the tank, 2 for foot, none left for the truck */
  g_assert_cmpint (*stage_unit (stage, tank, WAR_CLUB_PIECE_DAMAGE), ==, 0);
  g_assert_cmpint (*stage_unit (stage, foot, WAR_CLUB_PIECE_DAMAGE), ==, 0);
  g_assert_cmpint (*stage_unit (stage, truck, WAR_CLUB_PIECE_DAMAGE), ==, 5);
  g_assert_cmpint (*stage_unit (stage, light, WAR_CLUB_PIECE_DAMAGE), ==, 2);
  g_assert_cmpint (get_bonds (stage, 1), ==, 0);
}

/* Purchases ------------------------------------------------------------------------------------ */

/* A die greater than its bonds: none; else the one dearest that it can afford (club.9.5,
 * club.9.6). */
static void
test_die (void)
{
  for (gint die = 6; die <= 7; die++)
    {
      g_autoptr (Stage) stage = make_stage (STAGE_ALL_AMENDMENTS, NULL);

      hold (stage, 1, 1);
      stage_put (stage, 0, "truck", stage_at (30, 0));
      stage_put (stage, 1, "truck", stage_at (30, 8));
      spend (stage, 3, die == 6 ? "6 1" : "7"); /* and 3 come in */
      g_assert_cmpuint (stage_count_events (stage, WAR_CLUB_EVENT_BOUGHT), ==, die == 6);
      g_assert_cmpint (get_bonds (stage, 1), ==, die == 6 ? 0 : 6);
      g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_WOULD_NOT_BUY, WAR_NONE)->arguments[1],
                       ==, die == 7);
      if (die == 6)
        g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_BOUGHT, WAR_NONE)->arguments[1], ==, 6);
    }
}

/* Two of a type at most (club.9.8), and no Special Forces (club.M-14). */
static void
test_two (void)
{
  g_autoptr (Stage) stage = make_stage (STAGE_ALL_AMENDMENTS, NULL);
  const WarEvent *event;

  hold (stage, 1, 1);
  stage_put (stage, 0, "truck", stage_at (30, 0));
  stage_put (stage, 1, "tank", stage_at (30, 7));
  spend (stage, 8, "11"); /* 11: a second tank */
  event = stage_event (stage, WAR_CLUB_EVENT_BOUGHT, WAR_NONE);
  g_assert_true (g_str_has_suffix (
    war_club_get_type (stage_get_setup (stage), stage_get_state (stage), (guint) event->actor)
      ->type->id,
    "-tank"));
  *stage_unit (stage, (guint) event->actor, WAR_PIECE_X) = stage_at (28, 7);
  spend (stage, 8, "11 0"); /* there are two: one of those that cost 9 */
  event = stage_event (stage, WAR_CLUB_EVENT_BOUGHT, WAR_NONE);
  g_assert_cmpint (event->arguments[1], ==, 9);
}

/* In the fort that is nearest to the persons' units, where none of their foot is at an entrance and
 * nobody inside (club.9.7, club.M-14); of equal ones the lower hex (club.M-2). */
static void
test_fort (void)
{
  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (Stage) stage = make_stage (STAGE_ALL_AMENDMENTS, NULL);
      static const gint expected[] = { 2, 1, 1, 2, 1 };

      hold (stage, 1, 1);
      hold (stage, 2, 1);
      stage_put (stage, 1, "truck", stage_at (1, 8));
      stage_put (stage, 0, "tank", i == 4 ? stage_at (8, 4) : stage_at (12, 3));
      if (i == 1)
        stage_put (stage, 0, "infantry", stage_at (11, 4));
      if (i == 2)
        stage_put (stage, 1, "infantry", FORT (2));
      if (i == 3)
        stage_put (stage, 0, "truck", stage_at (11, 4)); /* not foot */
      spend (stage, 0, "6 0");
      g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_BOUGHT, WAR_NONE)->arguments[0], ==,
                       expected[i]);
    }
}

static gint
find_type (Stage *stage, gint side, const char *suffix)
{
  const WarClub *data = war_club_get_data (stage_get_setup (stage));

  for (guint i = 0; i < data->types->len; i++)
    {
      const WarClubType *type = &g_array_index (data->types, WarClubType, i);

      if (type->side == side && g_str_has_suffix (type->type->id, suffix))
        return (gint) i + 1;
    }
  g_error ("there is no %s", suffix);
}

/* Persons buy as often as they like, what they can pay, into an empty fort of their own with no
 * enemy foot at it (club.2.15, club.M-14). */
static void
test_buying (void)
{
  g_autoptr (Stage) stage = make_stage (STAGE_ALL_AMENDMENTS, NULL);
  gint truck, tank, enemys, medic;

  truck = find_type (stage, 0, "-truck");
  tank = find_type (stage, 0, "-tank");
  medic = find_type (stage, 0, "-medic");
  enemys = find_type (stage, 1, "-truck");
  for (guint i = 1; i <= 4; i++)
    hold (stage, i, 0);
  stage_put (stage, 0, "truck", stage_at (30, 0));
  stage_put (stage, 1, "truck", stage_at (30, 8));
  stage_put (stage, 1, "infantry", stage_at (9, 4)); /* at the second fort */
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MONEY);
  *stage_seat (stage, 0, WAR_CLUB_SEAT_BONDS) = 12;
  stage_refuse (stage, WAR_CLUB_REFUSAL_NOT_FOR_SALE, "club.M-14", WAR_CLUB_ORDER_BUY, WAR_NONE,
                WAR_NONE, medic, FORT (1));
  stage_refuse (stage, WAR_CLUB_REFUSAL_NOT_FOR_SALE, "club.M-14", WAR_CLUB_ORDER_BUY, WAR_NONE,
                WAR_NONE, enemys, FORT (1));
  stage_refuse (stage, WAR_CLUB_REFUSAL_NOT_THAT_FORT, "club.M-14", WAR_CLUB_ORDER_BUY, WAR_NONE,
                WAR_NONE, truck, FORT (2));
  stage_refuse (stage, WAR_CLUB_REFUSAL_NOT_THAT_FORT, "club.M-14", WAR_CLUB_ORDER_BUY, WAR_NONE,
                WAR_NONE, truck, FORT (6));
  stage_order (stage, "", WAR_CLUB_ORDER_BUY, WAR_NONE, WAR_NONE, truck, FORT (1));
  g_assert_cmpint (get_bonds (stage, 0), ==, 8);
  stage_refuse (stage, WAR_CLUB_REFUSAL_NOT_THAT_FORT, "club.M-14", WAR_CLUB_ORDER_BUY, WAR_NONE,
                WAR_NONE, find_type (stage, 0, "-infantry"), FORT (1));
  stage_refuse (stage, WAR_CLUB_REFUSAL_TWO_ALREADY, "club.M-14", WAR_CLUB_ORDER_BUY, WAR_NONE,
                WAR_NONE, truck, FORT (3));
  stage_refuse (stage, WAR_CLUB_REFUSAL_BONDS, "club.2.15", WAR_CLUB_ORDER_BUY, WAR_NONE, WAR_NONE,
                tank, FORT (3));
  stage_order (stage, "", WAR_CLUB_ORDER_BUY, WAR_NONE, WAR_NONE,
               find_type (stage, 0, "-heavy-mortar"), FORT (3));
  g_assert_cmpint (get_bonds (stage, 0), ==, 1);
}

/* How a game ends ------------------------------------------------------------------------------ */

typedef struct
{
  const char *clause;
  guint forts[WAR_N_SIDES];
  gboolean has_units[WAR_N_SIDES];
  gint round;
  gboolean is_limited;
  gint winner, end;
} Ending;

static const Ending endings[] = {
  { "club.1.9", { 5, 0 }, { TRUE, TRUE }, 3, TRUE, WAR_WINNER_SIDE_1, WAR_CLUB_END_FORTS },
  { "club.1.9", { 2, 5 }, { TRUE, TRUE }, 3, TRUE, WAR_WINNER_SIDE_2, WAR_CLUB_END_FORTS },
  { "club.1.9", { 4, 3 }, { TRUE, TRUE }, 3, TRUE, WAR_WINNER_NONE, 0 },
  { "club.1.9", { 1, 4 }, { TRUE, FALSE }, 3, TRUE, WAR_WINNER_SIDE_1, WAR_CLUB_END_UNITS },
  { "club.10.9", { 4, 1 }, { FALSE, TRUE }, 3, TRUE, WAR_WINNER_SIDE_2, WAR_CLUB_END_UNITS },
  { "club.M-17", { 1, 4 }, { FALSE, FALSE }, 3, TRUE, WAR_WINNER_DRAW, WAR_CLUB_END_UNITS },
  { "club.M-17", { 5, 1 }, { FALSE, TRUE }, 3, TRUE, WAR_WINNER_DRAW, WAR_CLUB_END_UNITS },
  { "club.M-17", { 3, 2 }, { TRUE, TRUE }, 60, TRUE, WAR_WINNER_SIDE_1, WAR_CLUB_END_ROUNDS },
  { "club.M-17", { 3, 4 }, { TRUE, TRUE }, 60, TRUE, WAR_WINNER_SIDE_2, WAR_CLUB_END_ROUNDS },
  { "club.M-17", { 3, 3 }, { TRUE, TRUE }, 60, TRUE, WAR_WINNER_DRAW, WAR_CLUB_END_ROUNDS },
  { "club.M-17", { 3, 2 }, { TRUE, TRUE }, 59, TRUE, WAR_WINNER_NONE, 0 },
  { "club.M-17", { 3, 2 }, { TRUE, TRUE }, 60, FALSE, WAR_WINNER_NONE, 0 },
};

static void
test_ending (gconstpointer data)
{
  const Ending *ending = data;
  g_autoptr (Stage) stage
    = make_stage (ending->is_limited ? STAGE_ALL_AMENDMENTS : WITHOUT (ROUNDS), NULL);
  guint n = 1;

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      for (guint i = 0; i < ending->forts[side]; i++)
        hold (stage, n++, side);
      if (ending->has_units[side])
        stage_put (stage, side, "truck", stage_at (30, (guint) side * 8));
    }
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MONEY);
  *stage_game (stage, WAR_GAME_ROUND) = ending->round;
  *stage_seat (stage, 1, WAR_CLUB_SEAT_BONDS) = -100; /* so that nobody is bought */
  stage_order (stage, "12", WAR_CLUB_ORDER_SPEND, WAR_NONE, WAR_NONE, 0, 0);
  g_assert_cmpint (*stage_game (stage, WAR_CLUB_GAME_WINNER), ==, ending->winner);
  if (ending->winner != WAR_WINNER_NONE)
    g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_OVER, WAR_NONE)->arguments[3], ==,
                     ending->end);
  else
    g_assert_cmpint (*stage_game (stage, WAR_GAME_ROUND), ==, ending->round + 1);
}

/* It is looked at when a turn ends, a person's too, and not before (club.1.9). */
static void
test_when (void)
{
  g_autoptr (Stage) stage = make_stage (STAGE_ALL_AMENDMENTS, NULL);
  guint foot = stage_put (stage, 0, "infantry", stage_at (21, 4));

  stage_put (stage, 1, "truck", stage_at (30, 8));
  for (guint i = 1; i <= 4; i++)
    hold (stage, i, 0);
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  stage_move (stage, foot, FORT (5));
  g_assert_cmpint (*stage_game (stage, WAR_CLUB_GAME_WINNER), ==, WAR_WINNER_NONE);
  stage_end_step (stage); /* nobody can attack */
  if (*stage_game (stage, WAR_CLUB_GAME_WINNER) == WAR_WINNER_NONE)
    stage_end_step (stage);
  g_assert_cmpint (*stage_game (stage, WAR_CLUB_GAME_WINNER), ==, WAR_WINNER_SIDE_1);
}

/* Of 14 forts nine are needed (club.1.3). */
static void
test_full (void)
{
  for (guint n = 8; n <= 9; n++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");

      for (guint i = 1; i <= 14; i++)
        stage_add_fort (stage, stage_at (2 * i, i % 2 == 0 ? 2 : 6), 4, 1, i);
      stage_begin (stage);
      stage_put (stage, 0, "truck", stage_at (30, 0));
      stage_put (stage, 1, "truck", stage_at (30, 8));
      for (guint i = 1; i <= n; i++)
        hold (stage, i, 0);
      spend (stage, 0, "12");
      g_assert_cmpint (*stage_game (stage, WAR_CLUB_GAME_WINNER), ==,
                       n == 9 ? WAR_WINNER_SIDE_1 : WAR_WINNER_NONE);
    }
}

/* Two of a type for both allies together, whosever they are; others do not count (club.M-30). */
static void
test_allies (void)
{
  static const char *const others[] = { "british-infantry", "british-heavy-infantry" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "allies", "german");
      WarRefusal refusal = { 0 };
      gint type = WAR_NONE;
      gboolean is_sold;

      stage_set_game_type (stage, "allies");
      stage_begin (stage);
      *stage_unit (stage, stage_put (stage, 0, "french-infantry", stage_at (2, 2)),
                   WAR_CLUB_PIECE_NATION)
        = 0;
      *stage_unit (stage, stage_put (stage, 0, others[i], stage_at (2, 4)), WAR_CLUB_PIECE_NATION)
        = 1;
      *stage_seat (stage, 0, WAR_CLUB_SEAT_BONDS) = 20;
      for (guint j = 0; j < war_club_get_data (stage_get_setup (stage))->types->len; j++)
        if (g_str_has_suffix (war_club_get_nth_type (stage_get_setup (stage), j)->type->id,
                              "french-infantry"))
          type = (gint) j;
      is_sold = war_club_is_for_sale (stage_get_setup (stage), stage_get_state (stage), 0,
                                      (guint) type, &refusal);
      g_assert_true (is_sold == (i == 1));
      if (!is_sold)
        g_assert_cmpuint (refusal.kind, ==, WAR_CLUB_REFUSAL_TWO_ALREADY);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/club-money/club.2.14/income", test_income);
  g_test_add_func ("/club-money/club.11.3/income", test_income);
  g_test_add_func ("/club-money/club.2.15/unspent", test_unspent);
  g_test_add_func ("/club-money/club.2.15/repair", test_repair);
  g_test_add_func ("/club-money/club.9.1/at-once", test_enemys_repairs);
  g_test_add_func ("/club-money/club.9.3/which", test_enemys_repairs);
  g_test_add_func ("/club-money/club.9.5/die", test_die);
  g_test_add_func ("/club-money/club.9.6/dearest", test_die);
  g_test_add_func ("/club-money/club.9.8/two", test_two);
  g_test_add_func ("/club-money/club.9.7/fort", test_fort);
  g_test_add_func ("/club-money/club.M-30/allies", test_allies);
  g_test_add_func ("/club-money/club.M-14/buying", test_buying);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/club-money/%s/ending-%u", endings[i].clause, i);

      g_test_add_data_func (path, &endings[i], test_ending);
    }
  g_test_add_func ("/club-money/club.1.9/when", test_when);
  g_test_add_func ("/club-money/club.1.2/half", test_when);
  g_test_add_func ("/club-money/club.1.3/full", test_full);
  return g_test_run ();
}

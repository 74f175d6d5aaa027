/* test-setup.c: how a game of Trench Club begins, and how two play it together (club.1, club.2.1 to
 * club.2.3, club.4, club.10, club.M-4, club.M-26, club.M-30, club.M-31)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/chart.h"
#include "engine/club/fight.h"
#include "stage.h"

#define WITHOUT(n) (STAGE_ALL_AMENDMENTS & ~(1 << WAR_CLUB_AMENDMENT_##n))

/* Tokens of the person, then of the chart: which of those that are left is drawn. */
#define FIRST_TOKENS "0 0 0 0 0"

/* How many tokens the chart's location has, or a person's army. */
static guint
count_army (Stage *stage, gint seat, gint army)
{
  guint n = 0;

  for (guint i = 0; i < war_club_count_units (stage_get_setup (stage)); i++)
    n += *stage_unit (stage, i, WAR_PIECE_PRESENCE) == WAR_PRESENCE_AWAY
         && *stage_unit (stage, i, WAR_CLUB_PIECE_NATION) == seat
         && *stage_unit (stage, i, WAR_CLUB_PIECE_ARMY) == army;
  return n;
}

/* So many answers of 0. */
static char *
make_zeros (guint n)
{
  GString *zeros = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (zeros, " 0");
  return g_string_free (zeros, FALSE);
}

static void
deal (Stage *stage, const char *bag)
{
  g_autofree char *dice = g_strconcat (FIRST_TOKENS, " ", bag, NULL);

  stage_order (stage, dice, WAR_CLUB_ORDER_DEAL, WAR_NONE, WAR_NONE, 0, 0);
}

/* 5, 1 and 5 of eleven tokens, after equal dice. */
static void
deal_usual (Stage *stage)
{
  g_autofree char *five = make_zeros (5);
  g_autofree char *four = make_zeros (4);
  g_autofree char *bag = g_strconcat ("9 4", five, " 3 3 2 1 0", four, NULL);

  deal (stage, bag);
}

static Stage *
make_game (WarAmendments amendments, const char *nation, const char *enemy, const char *level)
{
  Stage *stage = stage_new (amendments, nation, enemy);

  g_free (stage_get_operation (stage)->level);
  stage_get_operation (stage)->level = g_strdup (level);
  return stage;
}

/* Places everybody who is to be placed by the first hex that is allowed, until the side's turn
 * comes; WAR_NONE: until all are. */
static void
play_placing_until (Stage *stage, gint side)
{
  const WarSetup *setup = stage_get_setup (stage);

  while (*stage_game (stage, WAR_GAME_PHASE) == WAR_CLUB_PHASE_PLACING
         && (side == WAR_NONE || *stage_game (stage, WAR_GAME_SIDE) != side))
    {
      WarIdea ideas[8];
      guint32 must, may;
      guint seat = 0;
      WarOrder order;

      war_decision_get_seats (setup, stage_get_state (stage), &must, &may);
      while ((must >> seat & 1) == 0)
        seat++;
      if (war_state_peek_row (setup->layout, stage_get_state (stage), WAR_TABLE_SEATS,
                              seat)[WAR_SEAT_CONTROL]
          == WAR_CONTROL_AUTOMATIC)
        war_club_get_automatic (setup, stage_get_state (stage), (gint) seat, &order);
      else
        {
          g_assert_cmpuint (setup->play->think (setup, stage_get_state (stage), (gint) seat,
                                                &war_posture_usual, ideas, G_N_ELEMENTS (ideas)),
                            >, 0);
          order = ideas[0].order;
        }
      stage_give (stage, &order, NULL);
    }
}

/* Tokens and the bag --------------------------------------------------------------------------- */

/* Three tokens each, one of each start (club.2.1). */
static void
test_tokens (void)
{
  g_autoptr (Stage) stage = make_game (STAGE_ALL_AMENDMENTS, "british", "german", "conscript");
  guint seen = 0;

  stage_begin_game (stage);
  deal_usual (stage);
  for (gint seat = 0; seat < 2; seat++)
    for (guint i = 0; i < WAR_CLUB_N_ARMIES; i++)
      seen |= 1u << *stage_seat (stage, seat, WAR_CLUB_SEAT_TOKEN + i);
  g_assert_cmphex (seen, ==, 0x7e); /* 1 to 6 */
}

/* As many as the dice differ by; equal dice again; the rest at the third (club.4.2 to club.4.4). */
static void
test_bag (void)
{
  g_autoptr (Stage) stage = make_game (STAGE_ALL_AMENDMENTS, "british", "german", "conscript");

  stage_begin_game (stage);
  deal_usual (stage);
  g_assert_cmpuint (count_army (stage, 1, 0), ==, 5);
  g_assert_cmpuint (count_army (stage, 1, 1), ==, 1);
  g_assert_cmpuint (count_army (stage, 1, 2), ==, 5);
}

/* Not more than there are; then nobody is at the others (club.4.4, club.M-26). */
static void
test_empty_bag (void)
{
  g_autoptr (Stage) stage = make_game (STAGE_ALL_AMENDMENTS, "british", "german", "conscript");
  g_autofree char *ten = make_zeros (10);
  g_autofree char *bag = g_strconcat ("1 12", ten, " 1 7", NULL);

  stage_begin_game (stage);
  deal (stage, bag);
  g_assert_cmpuint (count_army (stage, 1, 0), ==, 11);
  g_assert_cmpuint (count_army (stage, 1, 1), ==, 0);
  g_assert_cmpuint (count_army (stage, 1, 2), ==, 0);
}

/* A flag is a token, and a Special Force at its location; two are two kinds; persons have none
 * (club.4.1, club.4.5, club.4.6). */
static void
test_flags (void)
{
  g_autoptr (Stage) stage = make_game (STAGE_ALL_AMENDMENTS, "british", "german", "no-mans-land");
  g_autofree char *zeros = make_zeros (10);
  g_autofree char *bag = g_strconcat ("1 12", zeros, " 0 1 2 0", NULL);
  const WarSetup *setup;
  guint n_specials[2] = { 0 }, types[4], n_types = 0;

  stage_begin_game (stage);
  setup = stage_get_setup (stage);
  g_assert_cmpuint (war_club_get_data (setup)->n_flags, ==, 2);
  deal (stage, bag); /* 11 at the first, one at the second, one at the third */
  g_assert_cmpuint (count_army (stage, 1, 0) + count_army (stage, 1, 1) + count_army (stage, 1, 2),
                    ==, 13);

  /* The person's armies, all in one, and the chart's, which come in turn. */
  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (*stage_unit (stage, i, WAR_PIECE_PRESENCE) == WAR_PRESENCE_AWAY
        && *stage_unit (stage, i, WAR_CLUB_PIECE_NATION) == 0)
      *stage_unit (stage, i, WAR_CLUB_PIECE_ARMY) = 0;
  stage_order (stage, "", WAR_CLUB_ORDER_END_ARMIES, WAR_NONE, WAR_NONE, 0, 0);
  play_placing_until (stage, WAR_NONE);
  for (guint i = 0; i < war_club_count_units (setup); i++)
    {
      const WarClubType *type = war_club_get_type (setup, stage_get_state (stage), i);

      if (type == NULL || !type->is_special
          || *stage_unit (stage, i, WAR_PIECE_PRESENCE) == WAR_PRESENCE_FREE)
        continue;
      n_specials[*stage_unit (stage, i, WAR_PIECE_SIDE)]++;
      types[n_types++ % 4] = (guint) *stage_unit (stage, i, WAR_PIECE_TYPE);
    }
  g_assert_cmpuint (n_specials[0], ==, 0);
  g_assert_cmpuint (n_specials[1], ==, 2);
  g_assert_cmpuint (types[0], !=, types[1]);
}

/* Who begins: by dice, equal ones again, or as the operation says (club.M-4). */
static void
test_first (void)
{
  for (gint i = 0; i < 3; i++)
    {
      g_autoptr (Stage) stage = make_game (STAGE_ALL_AMENDMENTS, "british", "german", "conscript");
      g_autofree char *ten = make_zeros (10);
      g_autofree char *dice = g_strconcat (i == 0   ? ""
                                           : i == 1 ? "4 4 2 9 "
                                                    : "5 1 ",
                                           FIRST_TOKENS, " 1 12", ten, " 1 7", NULL);

      stage_get_operation (stage)->first_side = i == 0 ? 2 : 0;
      stage_begin_game (stage);
      stage_order (stage, dice, WAR_CLUB_ORDER_DEAL, WAR_NONE, WAR_NONE, 0, 0);
      g_assert_cmpint (*stage_game (stage, WAR_CLUB_GAME_FIRST), ==, i < 2 ? 1 : 0);
    }
}

/* Austria-Hungary begins with 3 bonds, others with none (club.2.16, club.M-26). */
static void
test_opening_bonds (void)
{
  static const char *const nations[] = { "austrian", "german", "french", "british" };

  for (guint i = 0; i < G_N_ELEMENTS (nations); i++)
    {
      g_autoptr (Stage) stage
        = make_game (STAGE_ALL_AMENDMENTS, nations[i], i < 2 ? "british" : "german", "conscript");

      stage_begin_game (stage);
      deal_usual (stage);
      g_assert_cmpint (*stage_seat (stage, 0, WAR_CLUB_SEAT_BONDS), ==, i == 0 ? 3 : 0);
      g_assert_cmpint (*stage_seat (stage, 1, WAR_CLUB_SEAT_BONDS), ==, 0);
    }
}

/* Armies and placing --------------------------------------------------------------------------- */

static gint
find_unit (Stage *stage, const char *suffix)
{
  for (guint i = 0; i < war_club_count_units (stage_get_setup (stage)); i++)
    {
      const WarClubType *type
        = war_club_get_type (stage_get_setup (stage), stage_get_state (stage), i);

      if (type != NULL && *stage_unit (stage, i, WAR_CLUB_PIECE_NATION) == 0
          && g_str_has_suffix (type->type->id, suffix))
        return (gint) i;
    }
  g_error ("there is no %s", suffix);
}

/* The smallest of the three, whichever it is; of equal ones the first. */
static void
test_smallest_army (void)
{
  for (gint smallest = 0; smallest < WAR_CLUB_N_ARMIES; smallest++)
    {
      g_autoptr (Stage) stage = make_game (STAGE_ALL_AMENDMENTS, "british", "german", "conscript");
      gint n_assigned = 0;

      stage_begin_game (stage);
      deal_usual (stage);
      for (guint i = 0; i < war_club_count_units (stage_get_setup (stage)); i++)
        if (*stage_unit (stage, i, WAR_PIECE_PRESENCE) == WAR_PRESENCE_AWAY
            && *stage_unit (stage, i, WAR_CLUB_PIECE_NATION) == 0 && n_assigned < 8)
          stage_order (stage, "", WAR_CLUB_ORDER_ASSIGN, (gint) i, WAR_NONE,
                       1 + (smallest + 1 + n_assigned++ % 2) % WAR_CLUB_N_ARMIES, 0);
      stage_order (stage, "", WAR_CLUB_ORDER_END_ARMIES, WAR_NONE, WAR_NONE, 0, 0);
      for (gint army = 0; army < WAR_CLUB_N_ARMIES; army++)
        g_assert_cmpuint (count_army (stage, 0, army), ==, army == smallest ? 3 : 4);
    }
}

/* A person splits the units freely, an army may be empty; who is in none goes to the smallest. */
static void
test_armies (void)
{
  g_autoptr (Stage) stage = make_game (STAGE_ALL_AMENDMENTS, "british", "german", "conscript");
  gint tank, truck, foot;
  WarHex start;

  stage_begin_game (stage);
  deal_usual (stage);
  tank = find_unit (stage, "-tank");
  truck = find_unit (stage, "-truck");
  foot = find_unit (stage, "h-infantry");
  for (guint i = 0; i < war_club_count_units (stage_get_setup (stage)); i++)
    if (*stage_unit (stage, i, WAR_PIECE_PRESENCE) == WAR_PRESENCE_AWAY
        && *stage_unit (stage, i, WAR_CLUB_PIECE_NATION) == 0 && (gint) i != foot)
      stage_order (stage, "", WAR_CLUB_ORDER_ASSIGN, (gint) i, WAR_NONE, (gint) i == tank ? 2 : 1,
                   0);
  stage_order (stage, "", WAR_CLUB_ORDER_END_ARMIES, WAR_NONE, WAR_NONE, 0, 0);
  g_assert_cmpuint (count_army (stage, 0, 0), ==, 9);
  g_assert_cmpuint (count_army (stage, 0, 1), ==, 1);
  g_assert_cmpuint (count_army (stage, 0, 2), ==, 1);

  /* The first one stands on the start, the others round it, none nearer than it must; the person is
   * first player, and the sides take turns, army by army (club.2.3, club.M-26). */
  start = war_hex_board_find_start (stage_get_board (stage),
                                    (guint) *stage_seat (stage, 0, WAR_CLUB_SEAT_TOKEN));
  stage_refuse (stage, WAR_CLUB_REFUSAL_NOT_NEAREST, "club.2.3", WAR_CLUB_ORDER_PLACE, truck,
                WAR_NONE, start - 1, 0);
  stage_order (stage, "", WAR_CLUB_ORDER_PLACE, truck, WAR_NONE, start, 0);
  stage_refuse (stage, WAR_CLUB_REFUSAL_OTHER_ARMY, "club.2.3", WAR_CLUB_ORDER_PLACE, tank,
                WAR_NONE, start - 1, 0);
  stage_refuse (stage, WAR_CLUB_REFUSAL_NOT_NEAREST, "club.2.3", WAR_CLUB_ORDER_PLACE,
                find_unit (stage, "-fighter"), WAR_NONE, start - 2, 0);
  stage_refuse (stage, WAR_CLUB_REFUSAL_OCCUPIED, "club.M-21", WAR_CLUB_ORDER_PLACE,
                find_unit (stage, "-fighter"), WAR_NONE, start, 0);
  stage_order (stage, "", WAR_CLUB_ORDER_PLACE, find_unit (stage, "-fighter"), WAR_NONE, start - 1,
               0);
  play_placing_until (stage, 1);
  g_assert_cmpint (*stage_game (stage, WAR_GAME_SIDE), ==, 1);
}

/* An empty army takes its turn too: six are turned up (club.M-26). The chart's units come in the
 * order drawn, and a growing circle, on no river. */
static void
test_placing (void)
{
  g_autoptr (Stage) stage = make_game (STAGE_ALL_AMENDMENTS, "british", "german", "conscript");
  const WarSetup *setup;
  g_autofree char *ten = make_zeros (10);
  g_autofree char *bag = g_strconcat ("1 12", ten, " 1 7", NULL);
  guint distances[12] = { 0 };
  gint numbers[12] = { 0 };
  WarHex start;

  stage_set_terrain (stage, stage_at (34, 4), WAR_HEX_RIVER);
  stage_begin_game (stage);
  setup = stage_get_setup (stage);
  deal (stage, bag);
  stage_order (stage, "", WAR_CLUB_ORDER_END_ARMIES, WAR_NONE, WAR_NONE, 0, 0);
  play_placing_until (stage, WAR_NONE);
  g_assert_cmpuint (stage_count_events (stage, WAR_CLUB_EVENT_TURNED_UP), ==, 6);
  start = war_hex_board_find_start (stage_get_board (stage),
                                    (guint) *stage_seat (stage, 1, WAR_CLUB_SEAT_TOKEN));
  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (*stage_unit (stage, i, WAR_PIECE_PRESENCE) == WAR_PRESENCE_ON_FIELD
        && *stage_unit (stage, i, WAR_CLUB_PIECE_NATION) == 1)
      {
        gint drawn = *stage_unit (stage, i, WAR_CLUB_PIECE_DRAWN);

        distances[drawn] = war_club_get_distance (setup, start, stage_hex (stage, i));
        numbers[drawn] = *stage_unit (stage, i, WAR_CLUB_PIECE_NUMBER);
        g_assert_cmpint (stage_hex (stage, i), !=, stage_at (34, 4));
      }
  for (guint drawn = 2; drawn < 12; drawn++)
    {
      g_assert_cmpuint (distances[drawn], >=, distances[drawn - 1]);
      g_assert_cmpint (numbers[drawn], >, numbers[drawn - 1]);
    }
}

/* The Gunboat on the nearest river, the Railway Gun on the nearest road; turrets wait (M-26). */
static void
test_flag_place (void)
{
  for (gint i = 0; i < 3; i++)
    {
      g_autoptr (Stage) stage = make_game (STAGE_ALL_AMENDMENTS, "british", "german", "poilu");
      static const gint special[] = { 0, 1, 7 };
      g_autofree char *ten = make_zeros (10);
      g_autofree char *bag = g_strconcat ("1 2 11 1 12", ten, NULL);
      g_autofree char *draw = g_strdup_printf ("%d", special[i]);
      const WarEvent *flag;

      stage_set_terrain (stage, stage_at (30, 4), WAR_HEX_RIVER);
      stage_add_road (stage, stage_at (30, 8), 4, 1);
      stage_begin_game (stage);
      deal (stage, bag);
      stage_order (stage, "", WAR_CLUB_ORDER_END_ARMIES, WAR_NONE, WAR_NONE, 0, 0);
      play_placing_until (stage, 1);
      stage_order (stage, draw, WAR_CLUB_ORDER_TURN_UP, WAR_NONE, WAR_NONE, 0, 0);
      flag = stage_event (stage, WAR_CLUB_EVENT_FLAG, WAR_NONE);
      if (i < 2)
        g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_PLACED, flag->actor)->arguments[0], ==,
                         i == 0 ? stage_at (30, 4) : stage_at (30, 8));
      else
        g_assert_cmpint (*stage_seat (stage, 1, WAR_CLUB_SEAT_TURRETS), ==, 3);
    }
}

/* A Gun Turret of the enemy's own force is a token of the bag, no unit (club.8.7, club.M-13). */
static void
test_turret_token (void)
{
  g_autoptr (Stage) stage = make_game (STAGE_ALL_AMENDMENTS, "british", "german", "conscript");
  WarForce *force = stage_get_operation (stage)->forces[1];
  g_autofree char *all = make_zeros (11);
  g_autofree char *bag = g_strconcat ("1 12", all, " 1 12", NULL);
  const WarSetup *setup;

  g_ptr_array_add (
    force->entries,
    war_force_entry_new (war_book_find_type (force->book, "club-german-gun-turret"), 1));
  stage_begin_game (stage);
  deal (stage, bag);
  stage_order (stage, "", WAR_CLUB_ORDER_END_ARMIES, WAR_NONE, WAR_NONE, 0, 0);
  play_placing_until (stage, 1);
  while (*stage_seat (stage, 1, WAR_CLUB_SEAT_UP) != (1 << WAR_CLUB_N_ARMIES) - 1)
    {
      stage_order (stage, "", WAR_CLUB_ORDER_TURN_UP, WAR_NONE, WAR_NONE, 0, 0);
      play_placing_until (stage, 1);
    }
  setup = stage_get_setup (stage);
  g_assert_cmpint (*stage_seat (stage, 1, WAR_CLUB_SEAT_TURRETS), ==, 3);
  g_assert_cmpstr (stage_event (stage, WAR_CLUB_EVENT_FLAG, WAR_NONE)->clause, ==, "club.8.7");
  for (guint i = 0; i < war_club_count_units (setup); i++)
    g_assert_false (war_club_stands (setup, stage_get_state (stage), i)
                    && war_club_get_type (setup, stage_get_state (stage), i)->is_turret);
}

/* The other side's tokens and armies, and the bag, are hidden; all else is open (club.M-31). */
static void
test_hidden (void)
{
  g_autoptr (Stage) stage = make_game (STAGE_ALL_AMENDMENTS, "british", "german", "conscript");
  const WarSetup *setup;
  g_autofree WarState *view = NULL;

  stage_begin_game (stage);
  deal_usual (stage);
  setup = stage_get_setup (stage);
  view = war_state_copy (stage_get_state (stage));
  war_play_view (setup, stage_get_state (stage), 0, 1, view);
  for (guint i = 0; i < WAR_CLUB_N_ARMIES; i++)
    {
      g_assert_cmpint (war_club_peek_seat (setup, view, 0)[WAR_CLUB_SEAT_TOKEN + i], >, 0);
      g_assert_cmpint (war_club_peek_seat (setup, view, 1)[WAR_CLUB_SEAT_TOKEN + i], ==,
                       WAR_UNKNOWN);
    }
  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (war_club_get (setup, view, i, WAR_PIECE_PRESENCE) == WAR_PRESENCE_AWAY)
      g_assert_true ((war_club_get (setup, view, i, WAR_CLUB_PIECE_ARMY) == WAR_UNKNOWN)
                     == (war_club_get (setup, view, i, WAR_CLUB_PIECE_NATION) == 1));
}

/* The first turn of persons -------------------------------------------------------------------- */

/* One army of their choice acts, of the second player two; as printed the others do not move, but
 * attack (club.M-26). */
static void
test_first_turn (void)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (Stage) stage
        = stage_new (i < 2 ? STAGE_ALL_AMENDMENTS : WITHOUT (FIRST_TURN), "british", "german");
      guint n_armies = i % 2 == 0 ? 1 : 2, units[3];
      guint target;

      stage_begin (stage);
      for (guint j = 0; j < 3; j++)
        {
          units[j] = stage_put (stage, 0, "infantry", stage_at (10, j * 3));
          *stage_unit (stage, units[j], WAR_CLUB_PIECE_ARMY) = (gint32) j;
        }
      target = stage_put (stage, 1, "truck", stage_at (12, 6));
      stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
      *stage_game (stage, WAR_CLUB_GAME_FIRST) = n_armies == 1 ? 0 : 1;
      *stage_game (stage, WAR_CLUB_GAME_TURN) = n_armies == 1 ? 0 : 1;
      *stage_seat (stage, 0, WAR_CLUB_SEAT_TURNS) = 1;
      for (guint j = 0; j < n_armies; j++)
        stage_move (stage, units[j], stage_at (9, j * 3));
      stage_refuse (stage, WAR_CLUB_REFUSAL_FIRST_TURN, "club.M-26", WAR_CLUB_ORDER_MOVE,
                    (gint) units[2], WAR_NONE, stage_at (11, 6), 0);
      *stage_unit (stage, units[2], WAR_PIECE_X) = stage_at (11, 6);
      stage_end_step (stage);
      if (i < 2) /* nobody may attack: the step is passed over */
        {
          g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), !=, WAR_CLUB_PHASE_ATTACKS);
          continue;
        }
      stage_attack (stage, units[2], target);
    }
}

/* Two against the chart ------------------------------------------------------------------------ */

/* Seats 0 and 1 are persons, 2 the chart. */
static Stage *
make_allies (void)
{
  Stage *stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");

  stage_set_game_type (stage, "allies");
  for (guint i = 1; i <= 7; i++)
    stage_add_fort (stage, stage_at (2 + 4 * i, 4), 4, 1, i);
  stage_begin (stage);
  return stage;
}

/* Against two allies the enemy may also buy the unit of its ally's country, against one person not
 * (club.10.5, club.M-30). */
static void
test_allys_unit (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage
        = i == 0 ? stage_new (STAGE_ALL_AMENDMENTS, "british", "german") : make_allies ();
      gint seat = i == 0 ? 1 : 2;
      const WarSetup *setup;
      guint n = 0, n_sold = 0;

      if (i == 0)
        stage_begin (stage);
      setup = stage_get_setup (stage);
      war_club_get_purse (setup, stage_get_state (stage), seat)[WAR_CLUB_SEAT_BONDS] = 20;
      for (guint type = 0; type < war_club_get_data (setup)->types->len; type++)
        {
          WarRefusal refusal;

          if (!war_club_get_nth_type (setup, type)->is_ally
              || war_club_get_nth_type (setup, type)->side != 1)
            continue;
          n++;
          n_sold += war_club_is_for_sale (setup, stage_get_state (stage), seat, type, &refusal);
        }
      g_assert_cmpuint (n, ==, 1);
      g_assert_cmpuint (n_sold, ==, i);
    }
}

/* Each has a token, and one is for both (club.10.4). */
static void
test_allied_armies (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  gint units[2] = { WAR_NONE, WAR_NONE };

  stage_set_game_type (stage, "allies");
  stage_begin_game (stage);
  for (guint i = 0; i < war_club_count_units (stage_get_setup (stage)); i++)
    if (*stage_unit (stage, i, WAR_PIECE_PRESENCE) == WAR_PRESENCE_AWAY
        && *stage_unit (stage, i, WAR_PIECE_SIDE) == 0)
      {
        gint seat = i % 2 == 0 ? 0 : 1;

        *stage_unit (stage, i, WAR_CLUB_PIECE_NATION) = seat;
        units[seat] = (gint) i;
      }
  deal_usual (stage);
  for (gint seat = 0; seat < 2; seat++)
    {
      stage_refuse (stage, WAR_CLUB_REFUSAL_ALLYS_ARMY, "club.10.4", WAR_CLUB_ORDER_ASSIGN,
                    units[seat], WAR_NONE, 2 - seat, 0);
      stage_order (stage, "", WAR_CLUB_ORDER_ASSIGN, units[seat], WAR_NONE, seat + 1, 0);
      stage_order (stage, "", WAR_CLUB_ORDER_ASSIGN, units[seat], WAR_NONE, 3, 0);
    }
}

/* Both move in one turn, in any order, until both are done; each flanks and carries for the other
 * (club.10.1, club.10.6, club.M-30). */
static void
test_one_turn (void)
{
  g_autoptr (Stage) stage = make_allies ();
  guint truck = stage_put (stage, 0, "truck", stage_at (4, 6));
  guint foot = stage_put (stage, 0, "infantry", stage_at (5, 6));
  guint tank = stage_put (stage, 0, "tank", stage_at (13, 6));
  guint target = stage_put (stage, 1, "truck", stage_at (12, 6));
  WarOrder end;
  const char *clause;

  *stage_unit (stage, foot, WAR_CLUB_PIECE_NATION) = 1;
  *stage_unit (stage, tank, WAR_CLUB_PIECE_NATION) = 1;
  *stage_unit (stage, target, WAR_CLUB_PIECE_NATION) = 2;
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  stage_order (stage, "", WAR_CLUB_ORDER_CARRY, (gint) truck, (gint) foot, stage_at (10, 6), 0);
  end = war_order_new (WAR_CLUB_ORDER_SET_DOWN, 0, (gint) foot); /* by whose truck it is */
  end.arguments[0] = stage_at (11, 6);
  stage_give (stage, &end, "");
  end = war_order_new (WAR_CLUB_ORDER_END_STEP, 0, WAR_NONE);
  stage_give (stage, &end, "");
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, WAR_CLUB_PHASE_MOVES);
  end.seat = 1;
  stage_give (stage, &end, "");
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, WAR_CLUB_PHASE_ATTACKS);
  g_assert_cmpint (war_club_get_position_dice (stage_get_setup (stage), stage_get_state (stage),
                                               foot, stage_at (11, 6), target, &clause),
                   ==, 1);
}

/* One pool of bonds, and forts that count together (club.10.7, club.10.8). */
static void
test_pool (void)
{
  g_autoptr (Stage) stage = make_allies ();
  guint truck = stage_put (stage, 0, "truck", stage_at (4, 8));

  stage_put (stage, 0, "tank", stage_at (5, 8));
  *stage_unit (stage, truck, WAR_CLUB_PIECE_NATION) = 1;
  *stage_unit (stage, stage_put (stage, 1, "truck", stage_at (30, 8)), WAR_CLUB_PIECE_NATION) = 2;
  *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 0;
  *stage_fort (stage, 2, WAR_CLUB_FORT_HOLDER) = 1;
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MONEY);
  for (gint seat = 0; seat < 2; seat++)
    g_assert_cmpint (war_club_peek_purse (stage_get_setup (stage), stage_get_state (stage),
                                          seat)[WAR_CLUB_SEAT_BONDS],
                     ==, 6);

  for (guint i = 3; i <= 5; i++)
    *stage_fort (stage, i, WAR_CLUB_FORT_HOLDER) = (gint) i % 2;
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  for (guint i = 0; i < 8 && *stage_game (stage, WAR_CLUB_GAME_WINNER) == WAR_WINNER_NONE; i++)
    stage_end_step (stage);
  g_assert_cmpint (*stage_game (stage, WAR_CLUB_GAME_WINNER), ==, WAR_WINNER_SIDE_1);
}

static WarOrder
order_by (gint seat, WarClubOrder kind, gint unit)
{
  return war_order_new (kind, seat, unit);
}

/* Each repairs and buys for the own nation when the other agrees, and is asked for the same but
 * once in a turn (club.10.7, club.M-30). */
static void
test_agreement (void)
{
  g_autoptr (Stage) stage = make_allies ();
  guint truck = stage_put (stage, 0, "truck", stage_at (6, 4)), n_bought = 0;
  const WarSetup *setup = stage_get_setup (stage);
  WarOrder repair = order_by (0, WAR_CLUB_ORDER_REPAIR, (gint) truck);
  WarOrder end = order_by (0, WAR_CLUB_ORDER_END_STEP, WAR_NONE);
  WarOrder agree = order_by (1, WAR_CLUB_ORDER_AGREE, WAR_NONE);
  WarOrder disagree = order_by (1, WAR_CLUB_ORDER_DISAGREE, WAR_NONE);
  WarOrder buy = order_by (0, WAR_CLUB_ORDER_BUY, WAR_NONE);
  WarRefusal refusal;

  *stage_unit (stage, stage_put (stage, 1, "truck", stage_at (30, 8)), WAR_CLUB_PIECE_NATION) = 2;
  *stage_unit (stage, truck, WAR_CLUB_PIECE_DAMAGE) = 3;
  *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 0;
  *stage_fort (stage, 2, WAR_CLUB_FORT_HOLDER) = 1;
  *stage_seat (stage, 0, WAR_CLUB_SEAT_BONDS) = 44; /* 50 with the income */
  for (guint i = 0; i < war_club_get_data (setup)->types->len; i++)
    if (g_str_has_suffix (war_club_get_nth_type (setup, i)->type->id, "british-infantry"))
      buy.arguments[0] = (gint32) i + 1;
  buy.arguments[1] = stage_at (10, 4);
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MONEY);

  /* The one who is asked answers, and nobody else does anything. */
  stage_give (stage, &repair, "");
  g_assert_cmpint (*stage_unit (stage, truck, WAR_CLUB_PIECE_DAMAGE), ==, 3);
  g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_WISHED, (gint) truck)->arguments[3], ==, 2);
  g_assert_false (war_play_check (setup, stage_get_state (stage), &end, &refusal));
  g_assert_null (war_play_find_fault (setup, stage_get_state (stage)));
  stage_give (stage, &disagree, "");
  g_assert_cmpint (*stage_unit (stage, truck, WAR_CLUB_PIECE_DAMAGE), ==, 3);
  g_assert_cmpint (*stage_seat (stage, 0, WAR_CLUB_SEAT_BONDS), ==, 50);
  stage_refuse_order (stage, WAR_CLUB_REFUSAL_ALLY_REFUSED, "club.M-30", &repair);

  stage_give (stage, &buy, "");
  g_assert_null (war_play_find_fault (setup, stage_get_state (stage)));
  stage_give (stage, &disagree, "");
  stage_refuse_order (stage, WAR_CLUB_REFUSAL_ALLY_REFUSED, "club.M-30", &buy);
  stage_give (stage, &end, "");

  /* In the next turn it is asked again, and agrees. */
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MONEY);
  stage_give (stage, &repair, "");
  stage_give (stage, &agree, "");
  g_assert_cmpint (*stage_unit (stage, truck, WAR_CLUB_PIECE_DAMAGE), ==, 0);
  g_assert_cmpint (*stage_seat (stage, 0, WAR_CLUB_SEAT_BONDS), ==, 54);
  stage_give (stage, &buy, "");
  stage_give (stage, &agree, "");
  g_assert_cmpint (*stage_seat (stage, 0, WAR_CLUB_SEAT_BONDS), ==, 50);
  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (war_club_stands (setup, stage_get_state (stage), i)
        && stage_hex (stage, i) == stage_at (10, 4))
      n_bought += *stage_unit (stage, i, WAR_CLUB_PIECE_NATION) == 0;
  g_assert_cmpuint (n_bought, ==, 1);
}

/* With four the nations of the sides alternate; each has its own bonds, from the forts with its
 * flag, and allies carry for each other (club.M-4). */
static void
test_four (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  static const gint sides[] = { 0, 1, 0, 1 }, parties[] = { 0, 2, 1, 3 };
  guint truck, foot;

  for (guint i = 7; i <= 12; i++)
    war_hex_board_set_start (stage_get_board (stage), stage_at (34, i - 6), i);
  stage_add_fort (stage, stage_at (8, 4), 4, 1, 1);
  stage_add_fort (stage, stage_at (12, 4), 4, 1, 2);
  stage_set_game_type (stage, "four-players");
  stage_begin (stage);
  *stage_game (stage, WAR_CLUB_GAME_FIRST) = 0;
  for (gint i = 0; i < 4; i++)
    {
      gint party = war_club_get_turn_party (stage_get_setup (stage), stage_get_state (stage), i);

      g_assert_cmpint (party, ==, parties[i]);
      g_assert_cmpint (war_club_get_party (stage_get_setup (stage), party)->side, ==, sides[i]);
    }
  truck = stage_put (stage, 0, "truck", stage_at (2, 4));
  foot = stage_put (stage, 0, "infantry", stage_at (1, 4));
  *stage_unit (stage, foot, WAR_CLUB_PIECE_NATION) = 1; /* the ally's, who is not to move now */
  stage_put (stage, 1, "truck", stage_at (30, 8));
  *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 0;
  *stage_fort (stage, 2, WAR_CLUB_FORT_HOLDER) = 1;
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  stage_order (stage, "", WAR_CLUB_ORDER_CARRY, (gint) truck, (gint) foot, stage_at (5, 4), 0);
  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MONEY);
  g_assert_cmpint (*stage_seat (stage, 0, WAR_CLUB_SEAT_BONDS), ==, 3);
  g_assert_cmpint (*stage_seat (stage, 1, WAR_CLUB_SEAT_BONDS), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/club-setup/club.2.1/tokens", test_tokens);
  g_test_add_func ("/club-setup/club.4.2/bag", test_bag);
  g_test_add_func ("/club-setup/club.4.3/bag", test_bag);
  g_test_add_func ("/club-setup/club.4.4/empty-bag", test_empty_bag);
  g_test_add_func ("/club-setup/club.4.5/flags", test_flags);
  g_test_add_func ("/club-setup/club.4.6/flags", test_flags);
  g_test_add_func ("/club-setup/club.M-4/first", test_first);
  g_test_add_func ("/club-setup/club.2.16/opening-bonds", test_opening_bonds);
  g_test_add_func ("/club-setup/club.1.4/any-nations", test_opening_bonds);
  g_test_add_func ("/club-setup/club.2.2/smallest", test_smallest_army);
  g_test_add_func ("/club-setup/club.2.2/armies", test_armies);
  g_test_add_func ("/club-setup/club.10.5/allys-unit", test_allys_unit);
  g_test_add_func ("/club-setup/club.2.3/placing", test_placing);
  g_test_add_func ("/club-setup/club.M-26/flag", test_flag_place);
  g_test_add_func ("/club-setup/club.M-13/turret-token", test_turret_token);
  g_test_add_func ("/club-setup/club.M-31/hidden", test_hidden);
  g_test_add_func ("/club-setup/club.M-26/first-turn", test_first_turn);
  g_test_add_func ("/club-setup/club.10.4/armies", test_allied_armies);
  g_test_add_func ("/club-setup/club.10.6/one-turn", test_one_turn);
  g_test_add_func ("/club-setup/club.10.7/pool", test_pool);
  g_test_add_func ("/club-setup/club.M-30/agreement", test_agreement);
  g_test_add_func ("/club-setup/club.10.8/forts", test_pool);
  g_test_add_func ("/club-setup/club.M-4/four", test_four);
  return g_test_run ();
}

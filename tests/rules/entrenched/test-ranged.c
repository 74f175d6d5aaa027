/* test-ranged.c: shots of Entrenched!, clause by clause
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/average.h"
#include "shooting.h"

#define FIRE "1 fire pieces.0 weapon=0 targets=1"

/* A unit of infantry rolls a die for each wound that it still has. */
static void
test_dice (void)
{
  g_autoptr (Table) table = table_new ();
  const WarEvent *event;

  shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_LEFT) = 3;
  table_order (table, FIRE, "3 1 2");
  event = table_event (table, WAR_ENTRENCHED_EVENT_FIRED, 0);
  g_assert_cmpuint (event->n_dice, ==, 3);
  g_assert_cmpint (event->need, ==, 4);
  g_assert_cmpint (event->arguments[1], ==, 0);
  g_assert_cmpint (event->arguments[2], ==, FALSE);
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_SAVED), ==, 0);

  /* An officer's pistol has two, however few are left. */
  g_autoptr (Table) officer = table_new ();
  shooting_begin (officer, "bef-officer", "german-infantry", IN (5));
  *table_piece (officer, 0, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  table_order (officer, FIRE, "1 1");
}

/* entrenched.5.9: the number of dice of a single model does not shrink. */
static void
test_single (void)
{
  g_autoptr (Table) table = table_new ();

  shooting_begin (table, "vickers-mg-team", "german-infantry", IN (5));
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  table_order (table, FIRE, "1 2 3 2 1");

  /* Dice per wound of such a unit means its full wounds. */
  g_autoptr (Table) other = table_new ();
  shooting_begin (other, "vickers-mg-team", "german-infantry", IN (5));
  shooting_get_weapon (other, 0, 0)->dice = WAR_DICE_PER_WOUND;
  *table_piece (other, 0, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  table_order (other, FIRE, "1 2 3 2");
}

/* Exactly at range is in range, a hundredth of a millimetre more is not. */
static void
test_range (void)
{
  g_autoptr (Table) table = table_new ();

  shooting_begin (table, "bef-infantry", "german-infantry", IN (10));
  g_assert_true (table_allows (table, FIRE));
  shooting_put_opposite (table, 1, IN (10) + 1, 0);
  table_refuse (table, FIRE, WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, "entrenched.5.2");

  /* Between the nearest points of the bases, also askew: from corner to corner 9.6 and 2.8 make
   * 10. */
  shooting_put_opposite (table, 1, IN (9.6), 2000 + IN (2.8) + 2000);
  g_assert_true (table_allows (table, FIRE));
  *table_piece (table, 1, WAR_PIECE_X) += 1;
  table_refuse (table, FIRE, WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, "entrenched.5.2");

  /* A minimum range of a direct weapon. */
  shooting_put_opposite (table, 1, IN (3), 0);
  shooting_get_weapon (table, 0, 0)->minimum_range = IN (3);
  g_assert_true (table_allows (table, FIRE));
  shooting_put_opposite (table, 1, IN (3) - 1, 0);
  table_refuse (table, FIRE, WAR_ENTRENCHED_REFUSAL_UNDER_RANGE, "entrenched.5.2");
}

/* One free line of five is enough. The wall of the house ends where only one corner shows. */
static void
test_sight (void)
{
  g_autoptr (Table) hidden = table_new (), seen = table_new (), open = table_new ();

  table_add_box (hidden, WAR_TERRAIN_BUILDING, IN (7), IN (4), IN (8), IN (8));
  shooting_begin (hidden, "bef-infantry", "german-infantry", IN (5));
  table_refuse (hidden, FIRE, WAR_ENTRENCHED_REFUSAL_NO_SIGHT, "entrenched.5.2");

  table_add_box (seen, WAR_TERRAIN_BUILDING, IN (7), IN (4), IN (8), IN (6) + 700);
  shooting_begin (seen, "bef-infantry", "german-infantry", IN (5));
  g_assert_true (table_allows (seen, FIRE));

  /* Bases do not block sight (E-7). */
  table_add_unit (open, 1, "bef-infantry");
  table_add_unit (open, 1, "bef-infantry");
  table_add_unit (open, 2, "german-infantry");
  table_begin (open);
  table_put (open, 0, HERE_X, HERE_Y, RIGHT);
  shooting_put_opposite (open, 1, IN (2), 0);
  shooting_put_opposite (open, 2, IN (5), 0);
  table_set_phase (open, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);
  g_assert_true (table_allows (open, "1 fire pieces.0 weapon=0 targets=2"));

  /* Units shoot all round (E-7). */
  *table_piece (open, 0, WAR_PIECE_HEADING) = LEFT;
  g_assert_true (table_allows (open, "1 fire pieces.0 weapon=0 targets=2"));
}

/* entrenched.5.3 */
static void
test_artillery_sight (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_box (table, WAR_TERRAIN_BUILDING, IN (7), IN (4), IN (8), IN (8));
  shooting_begin (table, "18-pounder-team", "german-infantry", IN (9));
  shooting_get_weapon (table, 0, 0)->template = 0;
  g_assert_true (table_allows (table, FIRE));
}

/* entrenched.5.4 */
static void
test_once (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_unit (table, 1, "bef-officer");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_begin (table);
  table_put (table, 0, HERE_X, HERE_Y, RIGHT);
  table_put (table, 1, HERE_X, HERE_Y - IN (3), RIGHT);
  shooting_put_opposite (table, 2, IN (4), 0);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);
  table_order (table, "1 fire pieces.0 weapon=0 targets=2", "1 1");
  table_refuse (table, "1 fire pieces.0 weapon=0 targets=2", WAR_ENTRENCHED_REFUSAL_DONE,
                "entrenched.5.4");
  g_assert_true (table_allows (table, "1 fire pieces.1 weapon=0 targets=2"));

  /* Shooting is optional (E-7). */
  g_assert_true (table_allows (table, "1 end-phase"));
}

/* entrenched.5.5, E-5 */
static void
test_hits (void)
{
  const gint32 dice[] = { 1, 2, 3, 4, 5, 6 };

  for (gint hit = 2; hit <= 6; hit++)
    g_assert_cmpuint (war_entrenched_count_hits (dice, 6, hit, 0), ==, 7 - hit);

  /* A natural 1 never hits, a natural 6 always. */
  g_assert_cmpuint (war_entrenched_count_hits (dice, 6, 2, 1), ==, 5);
  g_assert_cmpuint (war_entrenched_count_hits (dice, 6, 3, 1), ==, 5);
  g_assert_cmpuint (war_entrenched_count_hits (dice, 6, 6, -1), ==, 1);

  g_autoptr (Table) table = table_new ();
  shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
  table_order (table, FIRE, "3 4 1 6 4 4");
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_FIRED, 0)->arguments[1], ==, 2);
}

/* entrenched.5.6: a save for each hit; what is not saved is a wound. */
static void
test_saves (void)
{
  g_autoptr (Table) table = table_new ();
  const WarEvent *event;

  shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
  table_order (table, FIRE, "4 5 6 1 3 4 1");
  event = table_event (table, WAR_ENTRENCHED_EVENT_SAVED, 0);
  g_assert_cmpint (event->actor, ==, 1);
  g_assert_cmpint (event->need, ==, 4);
  g_assert_cmpint (event->arguments[0], ==, 3);
  g_assert_cmpint (event->arguments[1], ==, 1);
  g_assert_cmpint (event->arguments[2], ==, 0);
  g_assert_cmpint (shooting_get_left (table, 1), ==, 4);
  g_assert_cmpint (*table_piece (table, 1, WAR_ENTRENCHED_PIECE_LOST), ==, 2);
  event = table_event (table, WAR_ENTRENCHED_EVENT_WOUNDED, 0);
  g_assert_cmpint (event->arguments[0], ==, 2);
  g_assert_cmpint (event->arguments[1], ==, 4);
}

/* The losses of a shot are removed before the next one; who is lost counts for the enemy. */
static void
test_losses (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_begin (table);
  table_put (table, 0, HERE_X, HERE_Y, RIGHT);
  table_put (table, 1, HERE_X, HERE_Y - IN (2), RIGHT);
  shooting_put_opposite (table, 2, IN (4), 0);
  shooting_put_opposite (table, 3, IN (4), IN (3));
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);
  *table_piece (table, 2, WAR_ENTRENCHED_PIECE_LEFT) = 2;

  /* More wounds than it has are no more than it has. */
  table_order (table, "1 fire pieces.0 weapon=0 targets=2", "4 4 4 4 1 1 1 1");
  g_assert_cmpint (*table_piece (table, 2, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_WOUNDED, 0)->arguments[0], ==, 2);
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_KILLED, 0)->arguments[0], ==,
                   WAR_ENTRENCHED_LOST_WOUNDS);
  g_assert_cmpint (*table_side (table, 1, WAR_ENTRENCHED_SIDE_KILLED), ==, 50);
  g_assert_cmpint (*table_side (table, 2, WAR_ENTRENCHED_SIDE_KILLED), ==, 0);
  table_refuse (table, "1 fire pieces.1 weapon=0 targets=2", WAR_ENTRENCHED_REFUSAL_TARGET,
                "entrenched.5.2");
  g_assert_true (table_allows (table, "1 fire pieces.1 weapon=0 targets=3"));
}

/* Who may not shoot. */
static void
test_barred (void)
{
  g_autoptr (Table) table = table_new ();
  const struct
  {
    guint column;
    guint kind;
    const char *clause;
  } bars[] = {
    { WAR_ENTRENCHED_PIECE_INACTIVE, WAR_ENTRENCHED_REFUSAL_INACTIVE, "entrenched.3.3" },
    { WAR_ENTRENCHED_PIECE_STUNNED, WAR_ENTRENCHED_REFUSAL_STUNNED, "entrenched.6.4" },
    { WAR_ENTRENCHED_PIECE_FELL_BACK, WAR_ENTRENCHED_REFUSAL_FELL_BACK, "entrenched.4.6" },
  };

  shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
  for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
    {
      *table_piece (table, 0, bars[i].column) = 1;
      table_refuse (table, FIRE, bars[i].kind, bars[i].clause);
      *table_piece (table, 0, bars[i].column) = 0;
      *table_piece (table, 1, bars[i].column) = 1;
      g_assert_true (table_allows (table, FIRE));
    }

  /* Suppression is about charges only (E-9), and moving does not hinder. */
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_SUPPRESSED) = 9;
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 1;
  g_assert_true (table_allows (table, FIRE));
}

/* What may be fired, and at whom. */
static void
test_weapons (void)
{
  g_autoptr (Table) table = table_new (), gun = table_new ();

  shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
  table_refuse (table, "1 fire pieces.0 weapon=1 targets=1", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.5.1");
  table_refuse (table, "1 fire pieces.0 weapon=2 targets=1", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.5.1");
  table_refuse (table, "1 fire pieces.0 weapon=8 targets=1", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.5.1");
  table_refuse (table, "1 fire pieces.0 weapon=-1 targets=1", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.5.1");
  table_refuse (table, "1 fire pieces.0 weapon=0 targets=0", WAR_ENTRENCHED_REFUSAL_TARGET,
                "entrenched.5.2");
  table_refuse (table, "1 fire pieces.1 weapon=0 targets=0", WAR_ENTRENCHED_REFUSAL_NOT_YOURS,
                "entrenched.1.7");
  *table_piece (table, 1, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  table_refuse (table, FIRE, WAR_ENTRENCHED_REFUSAL_TARGET, "entrenched.5.2");

  shooting_begin (gun, "18-pounder-team", "german-infantry", IN (9));
  table_refuse (gun, FIRE, WAR_ENTRENCHED_REFUSAL_NO_WEAPON, "entrenched.5.1");
}

/* A weapon that is used up by shots. */
static void
test_uses (void)
{
  g_autoptr (Table) table = table_new ();

  shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
  shooting_get_weapon (table, 0, 0)->uses = 2;
  table_order (table, FIRE, "1 1 1 1");
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_FIRED) = 0;
  table_order (table, FIRE, "1 1 1 1");
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_FIRED) = 0;
  table_refuse (table, FIRE, WAR_ENTRENCHED_REFUSAL_USED_UP, "entrenched.5.1");
}

/* Direct weapons are not fired out of a melee, nor into one (E-7, E-10). */
static void
test_contact (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_begin (table);
  table_put (table, 0, HERE_X, HERE_Y, RIGHT);
  shooting_put_opposite (table, 1, IN (4), IN (3));
  shooting_put_opposite (table, 2, 0, 0);
  shooting_put_opposite (table, 3, IN (5), -IN (2));
  *table_piece (table, 2, WAR_ENTRENCHED_PIECE_ENGAGED) = 0;
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);

  table_refuse (table, "1 fire pieces.0 weapon=0 targets=3", WAR_ENTRENCHED_REFUSAL_IN_CONTACT,
                "entrenched.E-10");
  table_refuse (table, "1 fire pieces.1 weapon=0 targets=2",
                WAR_ENTRENCHED_REFUSAL_TARGET_IN_CONTACT, "entrenched.E-7");
  g_assert_true (table_allows (table, "1 fire pieces.1 weapon=0 targets=3"));

  /* Whoever of the two charged. */
  *table_piece (table, 2, WAR_ENTRENCHED_PIECE_ENGAGED) = WAR_NONE;
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_ENGAGED) = 2;
  table_refuse (table, "1 fire pieces.0 weapon=0 targets=3", WAR_ENTRENCHED_REFUSAL_IN_CONTACT,
                "entrenched.E-10");
  table_refuse (table, "1 fire pieces.1 weapon=0 targets=2",
                WAR_ENTRENCHED_REFUSAL_TARGET_IN_CONTACT, "entrenched.E-7");
}

/* Saved or not, a unit that is hit is suppressed; one that is missed is not. */
static void
test_suppression (void)
{
  g_autoptr (Table) table = table_new (), rifles = table_new (), killed = table_new ();

  shooting_begin (table, "vickers-mg-team", "german-infantry", IN (5));
  table_order (table, FIRE, "3 3 3 3 3");
  g_assert_false (
    war_entrenched_is_suppressed (table_get_setup (table), table_get_state (table), 1));
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_FIRED) = 0;
  table_order (table, FIRE, "3 3 4 3 3 6");
  g_assert_true (
    war_entrenched_is_suppressed (table_get_setup (table), table_get_state (table), 1));
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_SUPPRESSED, 0)->actor, ==, 1);
  g_assert_cmpint (shooting_get_left (table, 1), ==, 6);

  /* Until the end of its owner's next turn. */
  g_assert_cmpint (*table_piece (table, 1, WAR_ENTRENCHED_PIECE_SUPPRESSED), ==,
                   *table_side (table, 2, WAR_ENTRENCHED_SIDE_TURNS) + 1);

  shooting_begin (rifles, "bef-infantry", "german-infantry", IN (5));
  table_order (rifles, FIRE, "4 1 1 1 1");
  g_assert_false (
    war_entrenched_is_suppressed (table_get_setup (rifles), table_get_state (rifles), 1));

  /* The dead are not. */
  shooting_begin (killed, "vickers-mg-team", "marksman", IN (5));
  table_order (killed, FIRE, "4 4 1 1 1 1 1");
  g_assert_cmpuint (table_count_events (killed, WAR_ENTRENCHED_EVENT_SUPPRESSED), ==, 0);
  g_assert_cmpuint (table_count_events (killed, WAR_ENTRENCHED_EVENT_KILLED), ==, 1);
}

/* Saves are the dice of the target's owner (E-8). */
static void
test_owner_of_saves (void)
{
  g_autoptr (Table) table = table_new ();
  g_autofree WarChance *chance = g_new (WarChance, 1);
  g_autofree WarState *scratch = NULL;
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_FIRE, 0, 0);
  WarRefusal refusal;

  shooting_begin (table, "bef-infantry", "german-infantry", IN (5));
  scratch = war_state_copy (table_get_state (table));
  order.targets[order.n_targets++] = 1;

  war_chance_init_mixed (chance, 1 << 0 | 1 << 1);
  g_assert_cmpint (war_play_carry_out (table_get_setup (table), table_get_state (table), scratch,
                                       &order, chance, NULL, &refusal),
                   ==, WAR_OUTCOME_NEEDS_ANSWER);
  g_assert_cmpstr (chance->missing.purpose, ==, "hit");
  g_assert_cmpint (chance->missing.owner, ==, 0);
  g_assert_cmpuint (chance->missing.count, ==, 4);
  g_assert_cmpint (chance->missing.need, ==, 4);

  for (guint i = 0; i < 4; i++)
    war_chance_give (chance, 5);
  g_assert_cmpint (war_play_carry_out (table_get_setup (table), table_get_state (table), scratch,
                                       &order, chance, NULL, &refusal),
                   ==, WAR_OUTCOME_NEEDS_ANSWER);
  g_assert_cmpstr (chance->missing.purpose, ==, "save");
  g_assert_cmpint (chance->missing.owner, ==, 1);
  g_assert_cmpuint (chance->missing.count, ==, 4);
}

/* The first player's first ranged phase: half the dice, rounded up. */
static void
test_opening_volley (void)
{
  const struct
  {
    const char *type;
    const char *dice;
  } cases[] = {
    { "vickers-mg-team", "1 1 1" },
    { "bef-infantry", "1 1" },
    { "flag-signaller", "1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Table) table = table_new ();

      shooting_begin (table, cases[i].type, "german-infantry", IN (5));
      *table_game (table, WAR_GAME_ROUND) = 1;
      *table_game (table, WAR_ENTRENCHED_GAME_TURN) = 1;
      table_order (table, FIRE, cases[i].dice);
      g_assert_cmpstr (table_event (table, WAR_ENTRENCHED_EVENT_FIRED, 0)->clause, ==,
                       "entrenched.E-27");
    }

  /* Not in the second player's first, whoever that is, nor in the first player's second. */
  for (gint first = 0; first < 2; first++)
    for (gint turn = 1; turn <= 3; turn++)
      {
        g_autoptr (Table) table = table_new ();
        gint side = turn % 2 != 0 ? first : 1 - first;

        shooting_begin (table, "vickers-mg-team", "maschinengewehr-08-team", IN (5));
        table_set_phase (table, side + 1, WAR_ENTRENCHED_PHASE_RANGED, 1);
        *table_game (table, WAR_ENTRENCHED_GAME_FIRST) = first;
        *table_game (table, WAR_ENTRENCHED_GAME_TURN) = turn;
        table_order (table,
                     side == 0 ? "1 fire pieces.0 weapon=0 targets=1"
                               : "2 fire pieces.1 weapon=0 targets=0",
                     turn == 1 ? "1 1 1" : "1 1 1 1 1");
      }

  /* Switched off. */
  g_autoptr (Table) off = table_new ();
  table_get_operation (off)->amendments &= ~(1u << WAR_ENTRENCHED_AMENDMENT_VOLLEY);
  shooting_begin (off, "vickers-mg-team", "german-infantry", IN (5));
  *table_game (off, WAR_ENTRENCHED_GAME_TURN) = 1;
  table_order (off, FIRE, "1 1 1 1 1");
  g_assert_cmpstr (table_event (off, WAR_ENTRENCHED_EVENT_FIRED, 0)->clause, ==, "entrenched.5.5");
}

/* Odds ---------------------------------------------------------------------------------------- */

/* A number of so many equally likely outcomes, rounded to nearest. */
static WarProbability
get_share (guint64 n, guint64 of)
{
  return (n * WAR_PROBABILITY_ONE / of * 2 + n * WAR_PROBABILITY_ONE % of * 2 / of + 1) / 2;
}

static void
assert_near (WarProbability a, WarProbability b)
{
  g_assert_cmpuint (a > b ? a - b : b - a, <=, 1);
}

/* The mean of all outcomes as the rules play them out: two dice of a marksman and the saves. */
static void
check_by_play (Table *table, guint n_dice)
{
  g_autofree WarChance *chance = g_new (WarChance, 1);
  g_autofree WarState *scratch = war_state_copy (table_get_state (table));
  g_autofree WarState *state = war_state_copy (table_get_state (table));
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_FIRE, 0, 0);
  gint32 left = shooting_get_left (table, 1);
  guint64 wounds = 0, destroyed = 0, all = 1;
  WarAttackAverage average;
  WarRefusal refusal;

  order.targets[order.n_targets++] = 1;
  for (guint i = 0; i < 2 * n_dice; i++)
    all *= 6;

  for (guint64 i = 0; i < all; i++)
    {
      guint64 rest = i;
      const gint32 *cells;

      war_chance_init (chance, WAR_CHANCE_GIVEN);
      for (guint j = 0; j < 2 * n_dice; j++, rest /= 6)
        war_chance_give (chance, (gint32) (rest % 6) + 1);

      /* Dice that are left over were not asked for: the same game without them. */
      war_state_assign (state, table_get_state (table));
      if (war_play_carry_out (table_get_setup (table), state, scratch, &order, chance, NULL,
                              &refusal)
          == WAR_OUTCOME_WRONG_ANSWER)
        {
          chance->n_given = chance->n_taken;
          g_assert_cmpint (war_play_carry_out (table_get_setup (table), state, scratch, &order,
                                               chance, NULL, &refusal),
                           ==, WAR_OUTCOME_DONE);
        }

      cells = war_setup_peek_piece (table_get_setup (table), state, 1);
      wounds += (guint64) (left - cells[WAR_ENTRENCHED_PIECE_LEFT]);
      destroyed += cells[WAR_ENTRENCHED_PIECE_LEFT] == 0;
    }

  average = war_entrenched_average_shot (table_get_setup (table), table_get_state (table), 0, 0, 1);
  assert_near (average.wounds, get_share (wounds, all));
  assert_near (average.destroyed, get_share (destroyed, all));
}

static void
test_average_shot (void)
{
  const char *const types[] = { "bef-officer", "marksman" };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    for (gint32 left = 1; left <= 3; left++)
      {
        g_autoptr (Table) table = table_new ();

        /* Light cover, that the marksman negates. */
        table_add_box (table, WAR_TERRAIN_SMALL_SHELL_HOLE, IN (6), IN (3), IN (16), IN (9));
        shooting_begin (table, types[i], "german-infantry", IN (5));
        *table_piece (table, 1, WAR_ENTRENCHED_PIECE_LEFT) = left;
        check_by_play (table, 2);
      }
}

/* In how many of 36 cases a die and its save make a wound. */
static guint
count_wounds (const WarAttack *attack)
{
  guint n = 0;

  for (gint hit = 1; hit <= 6; hit++)
    for (gint save = 1; save <= 6; save++)
      n += hit > 1 && (hit == 6 || hit + attack->modifier >= attack->hit)
           && !((save > 1 || !attack->one_never_saves) && save + attack->cover >= attack->save);

  return n;
}

#define MAX_LEFT 6

/* The chance of each pair of wounds left: attacker, target. */
typedef struct
{
  double of[MAX_LEFT + 1][MAX_LEFT + 1];
} Chances;

static void
strike (Chances *chances, const WarAttack *attack, gboolean by_attacker)
{
  double wound = attack != NULL ? count_wounds (attack) / 36.0 : 0;
  Chances after = { 0 };

  for (guint a = 0; a <= MAX_LEFT; a++)
    for (guint t = 0; t <= MAX_LEFT; t++)
      {
        guint striker = by_attacker ? a : t, struck = by_attacker ? t : a;
        guint n_dice
          = attack == NULL || striker == 0 ? 0 : attack->n_dice + (attack->per_wound ? striker : 0);
        double left[MAX_LEFT + 1] = { 0 };

        left[struck] = chances->of[a][t];
        for (; n_dice > 0; n_dice--)
          for (guint i = 1; i <= MAX_LEFT; i++)
            {
              left[i - 1] += left[i] * wound;
              left[i] *= 1 - wound;
            }
        for (guint i = 0; i <= struck; i++)
          after.of[by_attacker ? a : i][by_attacker ? i : t] += left[i];
      }

  *chances = after;
}

static void
check_charge (guint attacker_wounds, guint target_wounds, const WarAttack *fire,
              const WarAttack *attack, const WarAttack *back)
{
  Chances chances = { 0 };
  WarOdds loss, targets_loss;
  double lost = 0, target_lost = 0, killed = 0;

  chances.of[attacker_wounds][target_wounds] = 1;
  strike (&chances, fire, FALSE);
  strike (&chances, attack, TRUE);
  strike (&chances, back, FALSE);
  for (guint a = 0; a <= attacker_wounds; a++)
    for (guint t = 0; t <= target_wounds; t++)
      {
        lost += chances.of[a][t] * (attacker_wounds - a);
        target_lost += chances.of[a][t] * (target_wounds - t);
        killed += t == 0 ? chances.of[a][t] : 0;
      }

  war_attack_exchange (attacker_wounds, target_wounds, fire, attack, back, &loss, &targets_loss);
  g_assert_cmpfloat_with_epsilon (war_odds_display_mean (&loss), lost, 1e-9);
  g_assert_cmpfloat_with_epsilon (war_odds_display_mean (&targets_loss), target_lost, 1e-9);
  g_assert_cmpfloat_with_epsilon (war_odds_display_at_least (&targets_loss, target_wounds), killed,
                                  1e-9);
}

static WarAttack
make_random_attack (void)
{
  return (WarAttack){
    .n_dice = (guint) g_test_rand_int_range (0, 7),
    .per_wound = g_test_rand_bit (),
    .hit = g_test_rand_int_range (2, 7),
    .modifier = g_test_rand_int_range (0, 2),
    .save = g_test_rand_int_range (2, 7),
    .cover = g_test_rand_int_range (0, 3),
    .one_never_saves = g_test_rand_bit (),
  };
}

static void
test_average_charge (void)
{
  for (guint i = 0; i < 300; i++)
    {
      WarAttack fire = make_random_attack (), attack = make_random_attack ();
      WarAttack back = make_random_attack ();

      check_charge ((guint) g_test_rand_int_range (1, MAX_LEFT + 1),
                    (guint) g_test_rand_int_range (1, MAX_LEFT + 1),
                    g_test_rand_bit () ? &fire : NULL, &attack, g_test_rand_bit () ? &back : NULL);
    }
}

/* The numbers of a charge, from a game. */
static void
test_average_of_game (void)
{
  g_autoptr (Table) table = table_new ();
  const WarSetup *setup;
  const WarState *state;
  WarAttack attack;
  WarAttackAverage own, targets;
  WarOdds loss, targets_loss;
  WarAttack charge = { .n_dice = 1, .per_wound = TRUE, .hit = 5, .save = 4 };
  WarAttack back = { .per_wound = TRUE, .hit = 5, .save = 4 };

  /* The charger stands in a shell hole. */
  table_add_box (table, WAR_TERRAIN_SMALL_SHELL_HOLE, IN (4), IN (3), IN (6), IN (9));
  shooting_begin (table, "bef-infantry", "german-infantry", IN (3));
  setup = table_get_setup (table);
  state = table_get_state (table);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_LEFT) = 3;

  attack = war_entrenched_get_blow (setup, state, 0, 1, 1, WAR_EDGE_LEFT);
  g_assert_cmpuint (attack.n_dice, ==, 1);
  g_assert_true (attack.per_wound);
  attack = war_entrenched_get_blow (setup, state, 0, 1, 1, WAR_EDGE_FRONT);
  g_assert_cmpuint (attack.n_dice, ==, 0);

  war_entrenched_average_fight (setup, state, 0, 1, 1, WAR_EDGE_LEFT, 1, &own, &targets);
  war_attack_exchange (3, 6, NULL, &charge, &back, &loss, &targets_loss);
  g_assert_cmpuint (own.wounds, ==, war_odds_get_mean (&loss));
  g_assert_cmpuint (own.destroyed, ==, war_odds_at_least (&loss, 3));
  g_assert_cmpuint (targets.wounds, ==, war_odds_get_mean (&targets_loss));
  g_assert_cmpuint (targets.destroyed, ==, war_odds_at_least (&targets_loss, 6));

  war_entrenched_average_fight (setup, state, 0, 1, 1, WAR_EDGE_LEFT, WAR_NONE, &own, &targets);
  g_assert_cmpuint (own.wounds, ==, 0);
  war_attack_exchange (3, 6, NULL, &charge, NULL, &loss, &targets_loss);
  g_assert_cmpuint (targets.wounds, ==, war_odds_get_mean (&targets_loss));

  /* Foreseen before the first ranged phase, the volley is halved. */
  *table_game (table, WAR_ENTRENCHED_GAME_TURN) = 1;
  *table_game (table, WAR_GAME_PHASE) = WAR_ENTRENCHED_PHASE_MOVEMENT;
  g_assert_cmpuint (war_entrenched_get_shot (setup, state, 0, 0, 1).n_dice, ==, 2);
  g_assert_cmpuint (war_entrenched_get_shot (setup, state, 1, 0, 0).n_dice, ==, 6);
  *table_game (table, WAR_GAME_PHASE) = WAR_ENTRENCHED_PHASE_MELEE;
  g_assert_cmpuint (war_entrenched_get_shot (setup, state, 0, 0, 1).n_dice, ==, 3);
  *table_game (table, WAR_GAME_PHASE) = WAR_ENTRENCHED_PHASE_MOVEMENT;
  *table_game (table, WAR_ENTRENCHED_GAME_FIRST) = 1;
  g_assert_cmpuint (war_entrenched_get_shot (setup, state, 1, 0, 0).n_dice, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/entrenched.5.1/dice", test_dice);
  g_test_add_func ("/rules/entrenched.5.1/weapons", test_weapons);
  g_test_add_func ("/rules/entrenched.5.1/uses", test_uses);
  g_test_add_func ("/rules/entrenched.5.2/range", test_range);
  g_test_add_func ("/rules/entrenched.5.2/sight", test_sight);
  g_test_add_func ("/rules/entrenched.5.3/direct", test_artillery_sight);
  g_test_add_func ("/rules/entrenched.5.4/once", test_once);
  g_test_add_func ("/rules/entrenched.5.5/hits", test_hits);
  g_test_add_func ("/rules/entrenched.5.6/saves", test_saves);
  g_test_add_func ("/rules/entrenched.5.9/single", test_single);
  g_test_add_func ("/rules/entrenched.3.3/barred", test_barred);
  g_test_add_func ("/rules/entrenched.4.6/no-shot", test_barred);
  g_test_add_func ("/rules/entrenched.E-10/no-shot", test_contact);
  g_test_add_func ("/rules/entrenched.E-7/contact", test_contact);
  g_test_add_func ("/rules/entrenched.E-7/losses", test_losses);
  g_test_add_func ("/rules/entrenched.E-8/owner", test_owner_of_saves);
  g_test_add_func ("/rules/entrenched.E-9/suppression", test_suppression);
  g_test_add_func ("/rules/entrenched.E-27/volley", test_opening_volley);
  g_test_add_func ("/rules/entrenched.5.6/average/shot", test_average_shot);
  g_test_add_func ("/rules/entrenched.7.6/average/charge", test_average_charge);
  g_test_add_func ("/rules/entrenched.7.4/average/game", test_average_of_game);
  return g_test_run ();
}

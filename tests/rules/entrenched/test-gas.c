/* test-gas.c: clouds of gas in Entrenched!, clause by clause
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/chance/trial.h"
#include "engine/game/foresight.h"
#include "shooting.h"

enum
{
  CHLORINE, /* kills */
  IRRITANT, /* stuns */
};

/* Straight to the right, from the middle of the first unit's base. */
static void
release (Table *table, guint weapon, WarLength distance, const char *dice)
{
  g_autofree char *line = g_strdup_printf ("1 release pieces.0 weapon=%u heading=%d distance=%d",
                                           weapon, RIGHT, distance);

  table_order (table, line, dice);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_FIRED) = 0;
}

static guint
get_cloud (Table *table, guint n)
{
  return war_entrenched_get_data (table_get_setup (table))->first_cloud + n;
}

/* The side goes on from its movement phase to its ranged phase. */
static void
begin_ranged_phase (Table *table, gint side, const char *dice)
{
  g_autofree char *line = g_strdup_printf ("%d end-phase", side);

  table_set_phase (table, side, WAR_ENTRENCHED_PHASE_MOVEMENT, 4);
  table_order (table, line, dice);
}

static gboolean
is_stunned (Table *table, guint piece)
{
  return war_entrenched_is_stunned (table_get_setup (table), table_get_state (table), piece);
}

/* The compass: 1 straight towards the enemy's edge, then clockwise in steps of 60°. */
static void
check_compass (Table *table, gint side, WarHeading towards)
{
  static const gint turns[] = { 0, 683, 1365, 2048, 2731, 3413 };

  for (gint die = 1; die <= 6; die++)
    {
      g_autofree char *line
        = g_strdup_printf ("%d release pieces.%d weapon=1 heading=0 distance=0", side, side - 1);
      g_autofree char *dice = g_strdup_printf ("%d 6", die);
      const WarEvent *event;
      guint cloud;

      *table_piece (table, (guint) side - 1, WAR_ENTRENCHED_PIECE_FIRED) = 0;
      *table_piece (table, (guint) side - 1, WAR_ENTRENCHED_PIECE_USED) = 0;
      table_order (table, line, dice);
      event = table_event (table, WAR_ENTRENCHED_EVENT_RELEASED, 0);
      cloud = (guint) event->target;
      g_assert_cmpint (*table_piece (table, cloud, WAR_PIECE_HEADING), ==,
                       war_heading_add (towards, turns[die - 1]));
      g_assert_cmpint (event->arguments[3], ==, *table_piece (table, cloud, WAR_PIECE_HEADING));
      *table_piece (table, cloud, WAR_PIECE_PRESENCE) = WAR_PRESENCE_FREE;
    }
}

static void
set_zone (Table *table, guint zone, WarLength left, WarLength top, WarLength right,
          WarLength bottom)
{
  const WarPosition corners[]
    = { { left, top }, { right, top }, { right, bottom }, { left, bottom } };
  WarZone *changed = g_ptr_array_index (table_get_operation (table)->field->zones, zone);

  g_array_set_size (changed->shape.vertices, 0);
  g_array_append_vals (changed->shape.vertices, corners, G_N_ELEMENTS (corners));
}

static void
test_compass (void)
{
  for (guint is_long = 0; is_long < 2; is_long++)
    for (gint swapped = 0; swapped < 2; swapped++)
      for (gint side = 1; side <= 2; side++)
        {
          g_autoptr (Table) table = table_new ();
          WarHeading towards = is_long != 0 ? (side == 1 ? DOWN : 0) : (side == 1 ? RIGHT : LEFT);

          if (is_long != 0)
            {
              set_zone (table, 0, 0, 0, IN (24), IN (4));
              set_zone (table, 1, 0, IN (8), IN (24), IN (12));
            }
          shooting_begin (table, "gas-trooper-team", "gas-trooper-team", IN (10));
          table_set_phase (table, side, WAR_ENTRENCHED_PHASE_RANGED, 3);
          *table_game (table, WAR_ENTRENCHED_GAME_SWAPPED) = swapped;
          check_compass (table, side,
                         war_heading_add (towards, swapped != 0 ? WAR_HEADING_TURN / 2 : 0));
        }
}

/* The cloud acts at once, with no roll to hit, on all units under any part of it. */
static void
test_release (void)
{
  g_autoptr (Table) table = table_new ();
  const WarEvent *event;
  guint cloud = 0;

  /* Template 2: 1.5″ around a point 5″ away. */
  shooting_begin (table, "gas-trooper-team", "german-infantry", IN (5) - 1000 + IN (1.5));
  cloud = get_cloud (table, 0);
  release (table, CHLORINE, IN (5), "1 3");
  event = table_event (table, WAR_ENTRENCHED_EVENT_RELEASED, 0);
  g_assert_cmpint (event->target, ==, cloud);
  g_assert_cmpint (event->arguments[0], ==, CHLORINE);
  g_assert_cmpint (event->arguments[1], ==, HERE_X + IN (5));
  g_assert_cmpint (event->arguments[2], ==, HERE_Y);
  g_assert_cmpint (*table_piece (table, cloud, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_ON_FIELD);
  g_assert_cmpint (*table_piece (table, cloud, WAR_PIECE_X), ==, HERE_X + IN (5));
  g_assert_cmpint (*table_piece (table, cloud, WAR_ENTRENCHED_PIECE_KIND), ==,
                   WAR_ENTRENCHED_CLOUD);
  event = table_event (table, WAR_ENTRENCHED_EVENT_GASSED, 0);
  g_assert_cmpint (event->actor, ==, 1);
  g_assert_cmpint (event->target, ==, cloud);
  g_assert_cmpint (event->need, ==, 3);
  g_assert_true (event->arguments[0]);

  shooting_put_opposite (table, 1, IN (5) - 1000 + IN (1.5) + 1, 0);
  release (table, CHLORINE, IN (5), "1");

  /* The size is the weapon's. */
  shooting_get_weapon (table, 0, IRRITANT)->template = 1;
  shooting_put_opposite (table, 1, IN (5) - 1000 + IN (1), 0);
  release (table, IRRITANT, IN (5), "1 3");
  shooting_put_opposite (table, 1, IN (5) - 1000 + IN (1) + 1, 0);
  release (table, IRRITANT, IN (5), "1");
}

/* The point lies in range and in sight; a release is the unit's shot. */
static void
test_orders (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_box (table, WAR_TERRAIN_BUILDING, IN (7), IN (4), IN (8), IN (8));
  shooting_begin (table, "gas-trooper-team", "german-infantry", IN (8));
  g_assert_true (table_allows (table, "1 release pieces.0 weapon=0 heading=3072 distance=12700"));
  table_refuse (table, "1 release pieces.0 weapon=0 heading=3072 distance=12701",
                WAR_ENTRENCHED_REFUSAL_POINT_OFF_FIELD, "entrenched.E-7");
  g_assert_true (table_allows (table, "1 release pieces.0 weapon=0 heading=1024 distance=5080"));
  table_refuse (table, "1 release pieces.0 weapon=0 heading=1024 distance=7621",
                WAR_ENTRENCHED_REFUSAL_NO_SIGHT, "entrenched.E-7");
  shooting_get_weapon (table, 0, CHLORINE)->range = 4000;
  g_assert_true (table_allows (table, "1 release pieces.0 weapon=0 heading=3072 distance=5000"));
  table_refuse (table, "1 release pieces.0 weapon=0 heading=3072 distance=5001",
                WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, "entrenched.E-7");
  table_refuse (table, "1 release pieces.0 weapon=2 heading=0 distance=0",
                WAR_ENTRENCHED_REFUSAL_NO_WEAPON, "entrenched.5.1");
  table_refuse (table, "1 shell pieces.0 weapon=0 heading=0 distance=0",
                WAR_ENTRENCHED_REFUSAL_NO_WEAPON, "entrenched.5.1");
  table_refuse (table, "1 fire pieces.0 weapon=0 targets=1", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.5.1");

  table_order (table, "1 release pieces.0 weapon=0 heading=3072 distance=5000", "1");
  table_refuse (table, "1 release pieces.0 weapon=1 heading=3072 distance=5000",
                WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.5.4");
}

/* Twice a game, each of the two gases. */
static void
test_uses (void)
{
  g_autoptr (Table) table = table_new ();

  shooting_begin (table, "gas-trooper-team", "german-infantry", IN (10));
  release (table, CHLORINE, IN (5), "1");
  release (table, CHLORINE, IN (5), "1");
  table_refuse (table, "1 release pieces.0 weapon=0 heading=0 distance=0",
                WAR_ENTRENCHED_REFUSAL_USED_UP, "entrenched.5.1");
  release (table, IRRITANT, IN (5), "1");
  release (table, IRRITANT, IN (5), "1");
  table_refuse (table, "1 release pieces.0 weapon=1 heading=0 distance=0",
                WAR_ENTRENCHED_REFUSAL_USED_UP, "entrenched.5.1");
}

/* A weapon that is never used up may fill the table's clouds: then it waits until one is gone. */
static void
test_room (void)
{
  g_autoptr (Table) table = table_new ();
  guint n_clouds = 0;

  shooting_begin (table, "gas-trooper-team", "german-infantry", IN (10));
  shooting_get_weapon (table, 0, CHLORINE)->uses = 0;
  for (; table_allows (table, "1 release pieces.0 weapon=0 heading=1024 distance=12700");
       n_clouds++)
    release (table, CHLORINE, IN (5), "1");
  g_assert_cmpuint (n_clouds, ==, 4);
  table_refuse (table, "1 release pieces.0 weapon=0 heading=1024 distance=12700",
                WAR_REFUSAL_NO_ROOM, NULL);
  *table_piece (table, get_cloud (table, 2), WAR_PIECE_PRESENCE) = WAR_PRESENCE_FREE;
  release (table, CHLORINE, IN (5), "1");
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_RELEASED, 0)->target, ==,
                   get_cloud (table, 2));
}

/* It stays in the turn of its release, then moves 6″ at the start of every ranged phase, of either
 * side, and acts where it comes to rest. */
static void
test_drift (void)
{
  g_autoptr (Table) table = table_new ();
  guint cloud;

  table_add_unit (table, 1, "gas-trooper-team");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_begin (table);
  table_put (table, 0, HERE_X, HERE_Y, RIGHT);
  table_put (table, 1, HERE_X + IN (8), HERE_Y, RIGHT);
  table_put (table, 2, HERE_X + IN (11), HERE_Y, LEFT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);
  cloud = get_cloud (table, 0);
  release (table, IRRITANT, IN (5), "1");

  /* Over the friend it goes, without touching it. */
  begin_ranged_phase (table, 2, "2");
  g_assert_cmpint (*table_piece (table, cloud, WAR_PIECE_X), ==, HERE_X + IN (11));
  g_assert_true (is_stunned (table, 2));
  g_assert_false (is_stunned (table, 1));
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_DRIFTED, 0)->arguments[0], ==,
                   HERE_X + IN (11));

  /* And in the next player's turn; then it is gone, as its centre leaves the field. */
  begin_ranged_phase (table, 1, "");
  g_assert_cmpint (*table_piece (table, cloud, WAR_PIECE_X), ==, HERE_X + IN (17));
  table_put (table, 2, HERE_X + IN (17), HERE_Y, LEFT);
  begin_ranged_phase (table, 2, "");
  g_assert_cmpint (*table_piece (table, cloud, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_FREE);
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_CLOUD_GONE, 0)->actor, ==, cloud);
  begin_ranged_phase (table, 1, "");
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_DRIFTED), ==, 0);
}

/* With its centre on the edge of the field a cloud is still there. */
static void
test_edge (void)
{
  g_autoptr (Table) table = table_new ();

  shooting_begin (table, "gas-trooper-team", "german-infantry", IN (15));
  *table_piece (table, 0, WAR_PIECE_X) = IN (13);
  release (table, CHLORINE, IN (5), "1");
  begin_ranged_phase (table, 2, "");
  g_assert_cmpint (*table_piece (table, get_cloud (table, 0), WAR_PIECE_X), ==, IN (24));
  g_assert_cmpint (*table_piece (table, get_cloud (table, 0), WAR_PIECE_PRESENCE), ==,
                   WAR_PRESENCE_ON_FIELD);
}

/* Friends are under it as enemies are, and who is lost by own gas counts for the enemy. */
static void
test_friends (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_unit (table, 1, "gas-trooper-team");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_begin (table);
  table_put (table, 0, HERE_X, HERE_Y, RIGHT);
  table_put (table, 1, HERE_X + IN (11), HERE_Y, RIGHT);
  table_put (table, 2, HERE_X + IN (16), HERE_Y, LEFT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);
  release (table, CHLORINE, IN (5), "1");
  begin_ranged_phase (table, 2, "2");
  g_assert_cmpint (*table_piece (table, 1, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_KILLED, 0)->arguments[0], ==,
                   WAR_ENTRENCHED_LOST_GAS);
  g_assert_cmpint (*table_side (table, 1, WAR_ENTRENCHED_SIDE_KILLED), ==, 0);
  g_assert_cmpint (*table_side (table, 2, WAR_ENTRENCHED_SIDE_KILLED), ==, 40);

  /* Whoever releases it at its own feet tests too. */
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 5);
  release (table, IRRITANT, 0, "4 1");
  g_assert_true (is_stunned (table, 0));
}

/* A roll for each cloud; the dead do not roll again. */
static void
test_two_clouds (void)
{
  g_autoptr (Table) table = table_new ();

  shooting_begin (table, "gas-trooper-team", "german-infantry", IN (10));
  *table_piece (table, 1, WAR_PIECE_X) = HERE_X + IN (11);
  release (table, IRRITANT, IN (5), "1");
  release (table, IRRITANT, IN (5) + 1000, "1");
  release (table, CHLORINE, IN (5), "1");
  begin_ranged_phase (table, 2, "3 2 3");
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_GASSED), ==, 3);
  g_assert_true (is_stunned (table, 1));

  g_autoptr (Table) killed = table_new ();
  table_add_unit (killed, 1, "gas-trooper-team");
  table_add_unit (killed, 2, "german-infantry");
  table_add_unit (killed, 2, "german-infantry");
  table_begin (killed);
  table_put (killed, 0, HERE_X, HERE_Y, RIGHT);
  table_put (killed, 1, HERE_X + IN (11), HERE_Y, LEFT);
  table_put (killed, 2, HERE_X + IN (16), HERE_Y, LEFT);
  table_set_phase (killed, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);
  release (killed, CHLORINE, IN (5), "1");
  release (killed, CHLORINE, IN (5), "1");
  begin_ranged_phase (killed, 2, "2");
  g_assert_cmpint (*table_piece (killed, 1, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
}

/* Neither cover nor a bunker helps, an officer near by does; a natural 1 fails all the same. */
static void
test_help (void)
{
  g_autoptr (Table) trench = table_new (), bunker = table_new (), officer = table_new ();
  guint feature;

  table_add_box (trench, WAR_TERRAIN_TRENCH, IN (9), IN (4), IN (12), IN (8));
  shooting_begin (trench, "gas-trooper-team", "german-infantry", IN (4.5));
  release (trench, IRRITANT, IN (5), "1 2");
  g_assert_true (is_stunned (trench, 1));
  g_assert_cmpuint (table_count_events (trench, WAR_ENTRENCHED_EVENT_SAVED), ==, 0);

  /* The bunker's near corner is under the cloud; its base is the unit's. */
  feature = table_add_box (bunker, WAR_TERRAIN_BUNKER, IN (11.4), IN (6), IN (15), IN (9));
  shooting_begin (bunker, "gas-trooper-team", "german-infantry", IN (8));
  *table_piece (bunker, 1, WAR_ENTRENCHED_PIECE_INSIDE) = (gint32) feature;
  release (bunker, IRRITANT, IN (5), "1 2");
  g_assert_true (is_stunned (bunker, 1));

  table_add_unit (officer, 1, "gas-trooper-team");
  table_add_unit (officer, 2, "german-infantry");
  table_add_unit (officer, 2, "german-officer");
  table_begin (officer);
  table_put (officer, 0, HERE_X, HERE_Y, RIGHT);
  table_put (officer, 1, HERE_X + IN (5), HERE_Y, LEFT);
  table_put (officer, 2, HERE_X + IN (9), HERE_Y, LEFT);
  table_set_phase (officer, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);
  release (officer, IRRITANT, IN (5), "1 2");
  g_assert_false (is_stunned (officer, 1));
  g_assert_cmpint (table_event (officer, WAR_ENTRENCHED_EVENT_GASSED, 0)->arguments[1], ==, 1);
  release (officer, IRRITANT, IN (5), "1 1");
  g_assert_true (is_stunned (officer, 1));

  /* A stunned officer commands nobody. */
  *table_piece (officer, 1, WAR_ENTRENCHED_PIECE_STUNNED) = 0;
  *table_piece (officer, 0, WAR_ENTRENCHED_PIECE_USED) = 0;
  *table_piece (officer, 2, WAR_ENTRENCHED_PIECE_STUNNED) = 9;
  release (officer, IRRITANT, IN (5), "1 2");
  g_assert_true (is_stunned (officer, 1));
}

/* A stun lasts to the end of its owner's second turn after it; a new one starts the count again. */
static void
test_stun (void)
{
  g_autoptr (Table) table = table_new ();

  shooting_begin (table, "gas-trooper-team", "german-infantry", IN (5));
  *table_side (table, 2, WAR_ENTRENCHED_SIDE_TURNS) = 3;
  release (table, IRRITANT, IN (5), "1 2");
  g_assert_cmpint (*table_piece (table, 1, WAR_ENTRENCHED_PIECE_STUNNED), ==, 5);
  g_assert_cmpint (shooting_get_left (table, 1), ==, 6);
  *table_side (table, 2, WAR_ENTRENCHED_SIDE_TURNS) = 4;
  release (table, IRRITANT, IN (5), "1 2");
  g_assert_cmpint (*table_piece (table, 1, WAR_ENTRENCHED_PIECE_STUNNED), ==, 6);

  /* One that passes the next test stays as it is. */
  *table_side (table, 2, WAR_ENTRENCHED_SIDE_TURNS) = 5;
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_USED) = 0;
  release (table, IRRITANT, IN (5), "1 3");
  g_assert_cmpint (*table_piece (table, 1, WAR_ENTRENCHED_PIECE_STUNNED), ==, 6);
  table_set_phase (table, 2, WAR_ENTRENCHED_PHASE_RANGED, 5);
  table_refuse (table, "2 fire pieces.1 weapon=0 targets=0", WAR_ENTRENCHED_REFUSAL_STUNNED,
                "entrenched.6.4");
}

/* The turn goes on from its ranged phase to the end, and the other side's begins. */
static void
end_turn (Table *table, gint side)
{
  g_autofree char *line = g_strdup_printf ("%d end-phase", side);

  table_order (table, line, "");
  table_order (table, line, "");
}

/* On to the ranged phase of the side, one of whose units responds. */
static void
begin_turn (Table *table, gint side)
{
  g_autofree char *respond = g_strdup_printf ("%d respond", side);
  g_autofree char *end = g_strdup_printf ("%d end-phase", side);

  table_order (table, respond, "6");
  table_order (table, end, "");
}

/* In its own turn too: of that turn, and the two after it, it is stunned. */
static void
test_stun_in_own_turn (void)
{
  g_autoptr (Table) table = table_new ();

  shooting_begin (table, "gas-trooper-team", "german-infantry", IN (10));
  *table_piece (table, 1, WAR_PIECE_X) = HERE_X + IN (11);
  release (table, IRRITANT, IN (5), "1");
  begin_ranged_phase (table, 2, "2");
  g_assert_true (is_stunned (table, 1));
  table_refuse (table, "2 fire pieces.1 weapon=0 targets=0", WAR_ENTRENCHED_REFUSAL_STUNNED,
                "entrenched.6.4");

  for (guint i = 0; i < 2; i++)
    {
      end_turn (table, 2);
      g_assert_true (is_stunned (table, 1));
      begin_turn (table, 1);
      end_turn (table, 1);
      begin_turn (table, 2);
      g_assert_true (is_stunned (table, 1));
    }
  end_turn (table, 2);
  g_assert_false (is_stunned (table, 1));
}

/* Whoever is stunned releases no gas either. */
static void
test_stunned_release (void)
{
  g_autoptr (Table) table = table_new ();

  shooting_begin (table, "gas-trooper-team", "german-infantry", IN (10));
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_STUNNED) = 9;
  table_refuse (table, "1 release pieces.0 weapon=0 heading=0 distance=0",
                WAR_ENTRENCHED_REFUSAL_STUNNED, "entrenched.6.4");
}

/* Clouds of both sides drift in each player's ranged phase, each its own way, and an inactive unit
 * under one of them tests as others do. */
static void
test_clouds_of_both (void)
{
  g_autoptr (Table) table = table_new ();

  shooting_begin (table, "gas-trooper-team", "gas-trooper-team", IN (14));
  release (table, IRRITANT, IN (3), "1");
  table_set_phase (table, 2, WAR_ENTRENCHED_PHASE_RANGED, 3);
  table_order (table, "2 release pieces.1 weapon=1 heading=3072 distance=5080", "1");
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  *table_piece (table, 0, WAR_PIECE_X) = *table_piece (table, 1, WAR_PIECE_X) - IN (8);
  begin_ranged_phase (table, 1, "2");
  g_assert_cmpint (*table_piece (table, get_cloud (table, 0), WAR_PIECE_X), ==, HERE_X + IN (9));
  g_assert_cmpint (*table_piece (table, get_cloud (table, 1), WAR_PIECE_X), ==,
                   *table_piece (table, 0, WAR_PIECE_X));
  g_assert_true (is_stunned (table, 0));
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_GASSED, 0)->target, ==,
                   get_cloud (table, 1));
}

/* Killed by gas: no casualty lies there, not in a war of attrition either (E-18). */
static void
test_kill (void)
{
  g_autoptr (Table) table = table_new ();

  g_free (table_get_operation (table)->game_type);
  table_get_operation (table)->game_type = g_strdup ("attrition");
  table_add_unit (table, 1, "gas-trooper-team");
  table_add_unit (table, 2, "german-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_begin (table);
  table_put (table, 0, HERE_X, HERE_Y, RIGHT);
  table_put (table, 1, HERE_X + IN (5), HERE_Y, LEFT);
  table_put (table, 2, HERE_X + IN (10), HERE_Y, LEFT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);
  release (table, CHLORINE, IN (5), "1 2");
  g_assert_cmpint (*table_piece (table, 1, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
  g_assert_cmpint (*table_piece (table, 1, WAR_ENTRENCHED_PIECE_HEALTH), ==, WAR_ENTRENCHED_FIT);
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_LIES), ==, 0);
  g_assert_cmpint (*table_side (table, 1, WAR_ENTRENCHED_SIDE_KILLED), ==, 50);
}

/* What is foreseen ----------------------------------------------------------------------------- */

#define N_ROLLS 4000
#define MOST_OFF 3.

static WarForesight *
foresee (Table *table, const WarOrder *order)
{
  WarForesight *foresight = g_new (WarForesight, 1);
  WarRefusal refusal;

  war_foresight_init (foresight);
  g_assert_true (war_play_foresee (table_get_setup (table), table_get_state (table), order,
                                   foresight, &refusal));
  return foresight;
}

static void
free_foresight (WarForesight *foresight)
{
  war_foresight_clear (foresight);
  g_free (foresight);
}

static WarOrder
make_release (guint weapon, WarLength distance)
{
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_RELEASE, 0, 0);

  order.arguments[0] = (gint32) weapon;
  order.arguments[1] = RIGHT;
  order.arguments[2] = distance;
  return order;
}

static void
compare_chance (guint n, WarProbability foreseen)
{
  double chance = (double) foreseen / (double) WAR_PROBABILITY_ONE;
  double deviation = sqrt (MAX (chance * (1 - chance), 1.0 / N_ROLLS) / N_ROLLS);

  g_assert_cmpfloat (fabs ((double) n / N_ROLLS - chance), <, MOST_OFF * deviation);
}

/* Rolled again and again, everybody fares as foreseen, and nobody else is touched. */
static void
compare_rolls (Table *table, const WarOrder *order, const WarForesight *foresight)
{
  const WarSetup *setup = table_get_setup (table);
  guint n_units = war_entrenched_get_data (setup)->units->len;
  g_autofree guint *n_lost = g_new0 (guint, n_units), *n_stunned = g_new0 (guint, n_units);
  g_autofree WarState *state = war_state_copy (table_get_state (table));
  WarEvents nobody = { 0 };
  WarChance chance;

  war_chance_init (&chance, WAR_CHANCE_GENERATOR);
  for (guint i = 0; i < N_ROLLS; i++)
    {
      war_state_assign (state, table_get_state (table));
      state->generator = war_generator_new (1915 + i, 4);
      war_chance_rewind (&chance);
      g_assert_cmpint (setup->play->carry_out (setup, state, order, &chance, &nobody), ==,
                       WAR_OUTCOME_DONE);
      for (guint j = 0; j < n_units; j++)
        {
          gboolean stands = war_entrenched_stands (setup, state, (gint) j);

          n_lost[j] += !stands && war_entrenched_stands (setup, table_get_state (table), (gint) j);
          n_stunned[j] += stands && war_entrenched_is_stunned (setup, state, j);
        }
    }

  for (guint j = 0; j < n_units; j++)
    {
      const WarForeseenLoss *loss = war_foresight_find_loss (foresight, (gint) j);

      compare_chance (n_lost[j], loss != NULL ? loss->destroyed : 0);
      compare_chance (n_stunned[j], loss != NULL ? loss->stunned : 0);
    }
}

/* The test of everybody under it, who is killed or stunned as the weapon says; friends too. */
static void
test_foreseen_release (void)
{
  g_autoptr (Table) table = table_new ();
  WarOrder order = make_release (CHLORINE, IN (1));
  const WarForeseenLoss *loss;
  WarForesight *foresight;

  shooting_begin (table, "gas-trooper-team", "german-infantry", IN (1));
  foresight = foresee (table, &order);
  g_assert_cmpuint (foresight->n_losses, ==, 2);
  loss = war_foresight_find_loss (foresight, 1);
  g_assert_false (loss->is_friend);
  g_assert_cmpuint (loss->destroyed, ==, war_probability (2, 6));
  g_assert_cmpuint (loss->loss, ==, war_probability (2, 6) * 6);
  g_assert_cmpuint (loss->stunned, ==, 0);
  loss = war_foresight_find_loss (foresight, 0);
  g_assert_true (loss->is_friend);
  compare_rolls (table, &order, foresight);
  free_foresight (foresight);

  order = make_release (IRRITANT, IN (1));
  foresight = foresee (table, &order);
  loss = war_foresight_find_loss (foresight, 1);
  g_assert_cmpuint (loss->stunned, ==, war_probability (2, 6));
  g_assert_cmpuint (loss->destroyed, ==, 0);
  g_assert_cmpuint (loss->loss, ==, 0);
  compare_rolls (table, &order, foresight);
  free_foresight (foresight);

  order = make_release (CHLORINE, IN (5));
  foresight = foresee (table, &order);
  g_assert_cmpuint (foresight->n_losses, ==, 0);
  free_foresight (foresight);
}

/* An officer who fails before others test commands them no more: they are led in some outcomes
 * only. One who is not under the cloud always commands. */
static void
test_foreseen_command (void)
{
  for (guint weapon = CHLORINE; weapon <= IRRITANT; weapon++)
    for (guint is_away = 0; is_away < 2; is_away++)
      {
        g_autoptr (Table) table = table_new ();
        WarOrder order = make_release (weapon, IN (5));
        const WarForeseenLoss *loss;
        WarForesight *foresight;
        guint n_fail, of = is_away != 0 ? 6 : 36;

        table_add_unit (table, 1, "gas-trooper-team");
        table_add_unit (table, 2, "german-officer");
        table_add_unit (table, 2, "german-infantry");
        table_begin (table);
        table_put (table, 0, HERE_X, HERE_Y, RIGHT);
        table_put (table, 1, HERE_X + IN (is_away != 0 ? 8 : 5), HERE_Y - 1500, LEFT);
        table_put (table, 2, HERE_X + IN (5), HERE_Y + 1500, LEFT);
        table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);

        foresight = foresee (table, &order);
        n_fail = (guint) war_entrenched_get_type (table_get_setup (table), 1)->response - 1;
        loss = war_foresight_find_loss (foresight, 2);
        g_assert_cmpuint (weapon == CHLORINE ? loss->destroyed : loss->stunned, ==,
                          war_probability (is_away != 0 ? 1 : (6 - n_fail) * 1 + n_fail * 2, of));
        g_assert_cmpuint (foresight->modifiers[0].kind, ==, WAR_ENTRENCHED_MODIFIER_COMMAND);
        g_assert_cmpint (foresight->modifiers[0].row, ==, 2);
        compare_rolls (table, &order, foresight);
        free_foresight (foresight);
      }
}

/* Of so many officers, on whose tests those of others hang, all are followed; of more it is said
 * that the chances are only about right. */
static void
test_foreseen_crowd (void)
{
  for (guint n = WAR_TRIAL_MAX; n <= WAR_TRIAL_MAX + 1; n++)
    {
      g_autoptr (Table) table = table_new ();
      WarOrder order = make_release (IRRITANT, IN (5));
      WarForesight *foresight;

      table_add_unit (table, 1, "gas-trooper-team");
      for (guint i = 0; i < n; i++)
        table_add_unit (table, 2, "german-officer");
      table_begin (table);
      table_put (table, 0, HERE_X, HERE_Y, RIGHT);
      for (guint i = 0; i < n; i++)
        table_put (table, i + 1, HERE_X + IN (5), HERE_Y, LEFT);
      table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);

      foresight = foresee (table, &order);
      g_assert_cmpuint (foresight->n_losses, ==, n);
      for (guint i = 0; i < n; i++)
        g_assert_cmpint (foresight->losses[i].is_rough, ==, n > WAR_TRIAL_MAX);
      free_foresight (foresight);
    }
}

/* The six ways of the compass are those that the cloud goes by the die; two of them lead off the
 * field. */
static void
test_foreseen_drift (void)
{
  g_autoptr (Table) table = table_new ();
  WarOrder order = make_release (IRRITANT, IN (5));
  WarForesight *foresight;

  shooting_begin (table, "gas-trooper-team", "german-infantry", IN (14));
  *table_piece (table, 0, WAR_PIECE_Y) = IN (4);
  foresight = foresee (table, &order);
  g_assert_cmpuint (foresight->n_drifts, ==, 6);
  for (gint die = 1; die <= 6; die++)
    {
      const WarForeseenDrift *drift = &foresight->drifts[die - 1];
      g_autofree char *dice = g_strdup_printf ("%d", die);
      guint cloud = get_cloud (table, 0);

      *table_piece (table, 0, WAR_ENTRENCHED_PIECE_USED) = 0;
      table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);
      release (table, IRRITANT, IN (5), dice);
      begin_ranged_phase (table, 2, die == 4 ? "6" : ""); /* back over whom it comes from */
      g_assert_cmpuint (drift->chance, ==, war_probability (1, 6));
      g_assert_cmpint (drift->radius, ==, IN (1.5));
      g_assert_cmpint (drift->from.x, ==, HERE_X + IN (5));
      g_assert_cmpint (drift->leaves, ==,
                       *table_piece (table, cloud, WAR_PIECE_PRESENCE) == WAR_PRESENCE_FREE);
      g_assert_cmpint (drift->leaves, ==, die == 5 || die == 6);
      if (!drift->leaves)
        {
          g_assert_cmpint (*table_piece (table, cloud, WAR_PIECE_X), ==, drift->to.x);
          g_assert_cmpint (*table_piece (table, cloud, WAR_PIECE_Y), ==, drift->to.y);
        }
      *table_piece (table, cloud, WAR_PIECE_PRESENCE) = WAR_PRESENCE_FREE;
    }
  free_foresight (foresight);
}

/* When the movement phase ends, all clouds drift, and whoever is under two of them tests for each,
 * unless the first one kills him. */
static void
test_foreseen_clouds (void)
{
  g_autoptr (Table) table = table_new ();
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_END_PHASE, 1, WAR_NONE);
  const WarForeseenLoss *loss;
  WarForesight *foresight;

  table_add_unit (table, 1, "gas-trooper-team");
  table_add_unit (table, 2, "german-infantry");
  table_add_unit (table, 2, "german-officer");
  table_begin (table);
  table_put (table, 0, HERE_X, HERE_Y, RIGHT);
  table_put (table, 1, HERE_X + IN (11), HERE_Y + 1500, LEFT);
  table_put (table, 2, HERE_X + IN (11), HERE_Y - 1500, LEFT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);
  release (table, IRRITANT, IN (5), "1");
  release (table, CHLORINE, IN (5) + 100, "1");
  release (table, CHLORINE, IN (5), "4");
  *table_piece (table, get_cloud (table, 2), WAR_PIECE_X) = IN (5);
  table_set_phase (table, 2, WAR_ENTRENCHED_PHASE_MOVEMENT, 4);

  foresight = foresee (table, &order);
  g_assert_cmpuint (foresight->n_drifts, ==, 3);
  g_assert_cmpuint (foresight->drifts[0].chance, ==, WAR_PROBABILITY_ONE);
  g_assert_cmpint (foresight->drifts[0].to.x, ==, HERE_X + IN (11));
  g_assert_true (foresight->drifts[2].leaves);
  g_assert_cmpuint (foresight->n_losses, ==, 2);
  loss = war_foresight_find_loss (foresight, 1);
  g_assert_cmpuint (loss->stunned, >, 0);
  g_assert_cmpuint (loss->destroyed, >, 0);
  compare_rolls (table, &order, foresight);
  free_foresight (foresight);

  /* Later in the turn no cloud moves. */
  begin_ranged_phase (table, 2, "6 6 6 6");
  foresight = foresee (table, &order);
  g_assert_cmpuint (foresight->n_drifts, ==, 0);
  g_assert_cmpuint (foresight->n_losses, ==, 0);
  free_foresight (foresight);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/entrenched.6.1/compass", test_compass);
  g_test_add_func ("/rules/entrenched.6.2/drift", test_drift);
  g_test_add_func ("/rules/entrenched.6.3/release", test_release);
  g_test_add_func ("/rules/entrenched.6.4/stun", test_stun);
  g_test_add_func ("/rules/entrenched.6.5/kill", test_kill);
  g_test_add_func ("/rules/entrenched.6.2/clouds-of-both", test_clouds_of_both);
  g_test_add_func ("/rules/entrenched.E-16/stun-in-own-turn", test_stun_in_own_turn);
  g_test_add_func ("/rules/entrenched.E-16/stunned-release", test_stunned_release);
  g_test_add_func ("/rules/entrenched.E-16/orders", test_orders);
  g_test_add_func ("/rules/entrenched.E-16/uses", test_uses);
  g_test_add_func ("/rules/entrenched.E-16/room", test_room);
  g_test_add_func ("/rules/entrenched.E-16/edge", test_edge);
  g_test_add_func ("/rules/entrenched.E-16/two-clouds", test_two_clouds);
  g_test_add_func ("/rules/entrenched.E-16/help", test_help);
  g_test_add_func ("/rules/entrenched.E-22/friends", test_friends);
  g_test_add_func ("/rules/entrenched.6.1/foreseen", test_foreseen_drift);
  g_test_add_func ("/rules/entrenched.6.3/foreseen", test_foreseen_release);
  g_test_add_func ("/rules/entrenched.6.3/foreseen/command", test_foreseen_command);
  g_test_add_func ("/rules/entrenched.6.3/foreseen/crowd", test_foreseen_crowd);
  g_test_add_func ("/rules/entrenched.E-16/foreseen", test_foreseen_clouds);
  return g_test_run ();
}

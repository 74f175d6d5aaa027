/* test-enemy.c: the enemy's turn of Trench Club, and what it chooses (club.5, club.7)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/chart.h"
#include "engine/club/fight.h"
#include "stage.h"

#define MIDDLE stage_at (4, 4)
#define WITHOUT(n) (STAGE_ALL_AMENDMENTS & ~(1 << WAR_CLUB_AMENDMENT_##n))

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

static gint
get_holder (Stage *stage)
{
  return *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER);
}

static guint
get_distance (Stage *stage, guint unit, WarHex hex)
{
  return war_club_get_distance (stage_get_setup (stage), stage_hex (stage, unit), hex);
}

/* Forts ---------------------------------------------------------------------------------------- */

/* The most damaged, then the least experienced, then the lowest number goes in; it moves no
 * farther, and the other goes by the chart (club.5.1, club.5.4, club.M-8). */
static void
test_taking (void)
{
  static const struct
  {
    gint damages[2], points[2], holder;
    guint taker;
  } cases[] = {
    { { 0, 0 }, { 0, 0 }, WAR_NONE, 0 },
    { { 0, 1 }, { 0, 0 }, WAR_NONE, 1 },
    { { 0, 0 }, { 2, 1 }, 0, 1 },
    { { 2, 1 }, { 3, 0 }, 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Stage) stage = make_fort ();
      guint units[2];

      units[0] = stage_put (stage, 1, "infantry", ENTRANCE);
      units[1] = stage_put (stage, 1, "heavy-infantry", BACK_DOOR);
      for (guint j = 0; j < 2; j++)
        {
          *stage_unit (stage, units[j], WAR_CLUB_PIECE_DAMAGE) = cases[i].damages[j];
          *stage_unit (stage, units[j], WAR_CLUB_PIECE_EXPERIENCE) = cases[i].points[j];
        }
      *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = cases[i].holder;
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      stage_roll (stage, 7);
      stage_assert_deed (stage, units[cases[i].taker], WAR_CLUB_DEED_TAKES_FORT, "club.5.1");
      g_assert_cmpint (stage_hex (stage, units[cases[i].taker]), ==, FORT);
      g_assert_cmpint (get_holder (stage), ==, 1);
      g_assert_cmpint (
        stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) units[1 - cases[i].taker])->arguments[0],
        ==, 2);
    }
}

/* Not if a person's unit, whichever, is at an entrance too: it stays, and may attack (club.5.2,
 * club.M-1). */
static void
test_hindered (void)
{
  g_autoptr (Stage) stage = make_fort ();
  guint foot = stage_put (stage, 1, "infantry", ENTRANCE);
  guint truck = stage_put (stage, 0, "truck", BACK_DOOR);
  guint gun = stage_put (stage, 0, "field-gun", stage_at (6, 4));

  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 5);
  stage_assert_deed (stage, foot, WAR_CLUB_DEED_HINDERED, "club.5.2");
  g_assert_cmpint (stage_hex (stage, foot), ==, ENTRANCE);
  g_assert_cmpint (get_holder (stage), ==, WAR_NONE);
  stage_name (stage);
  g_assert_cmpint (*stage_unit (stage, foot, WAR_CLUB_PIECE_TARGET), ==, gun);
  g_assert_cmpint (*stage_unit (stage, truck, WAR_CLUB_PIECE_DAMAGE), ==, 0);
}

/* A unit inside keeps it out as well; then it goes by the chart (club.M-8, club.M-16). */
static void
test_inside (void)
{
  g_autoptr (Stage) stage = make_fort ();
  guint foot = stage_put (stage, 1, "infantry", ENTRANCE);

  stage_put (stage, 0, "truck", FORT);
  *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 0;
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 7);
  stage_assert_deed (stage, foot, WAR_CLUB_DEED_IS_THERE, "club.6.207");
  g_assert_cmpint (get_holder (stage), ==, 0);
}

/* Who began two hexes away goes next to the entrance, and no farther; a person's fort before a
 * neutral one (club.5.3, club.5.4, club.M-8, club.M-19). */
static void
test_two_hexes (void)
{
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
      WarHex other = stage_at (5, 3);
      guint foot;

      stage_add_fort (stage, FORT, 4, 1, 1);
      stage_add_fort (stage, stage_at (4, 3), 1, 4, 2);
      stage_begin (stage);
      stage_put (stage, 0, "tank", stage_at (33, 2));
      *stage_fort (stage, i == 0 ? 1 : 2, WAR_CLUB_FORT_HOLDER) = 0;
      foot = stage_put (stage, 1, "infantry", stage_at (6, 4)); /* one step from both entrances */
      if (i == 2)
        *stage_unit (stage, foot, WAR_PIECE_X) = stage_at (6, 5);
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      stage_roll (stage, 7);
      stage_assert_deed (stage, foot, WAR_CLUB_DEED_TO_ENTRANCE, "club.5.3");
      g_assert_cmpint (stage_hex (stage, foot), ==, i == 1 ? other : ENTRANCE);
      g_assert_cmpint (*stage_unit (stage, foot, WAR_CLUB_PIECE_MOVED), ==, 1);
    }
}

/* Who is on an entrance already is not led to the other one of the fort (club.5.3). */
static void
test_stays_at_entrance (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint foot;

  stage_add_fort (stage, FORT, 4, 5, 1); /* entrances that touch each other */
  stage_begin (stage);
  foot = stage_put (stage, 1, "infantry", ENTRANCE);
  stage_put (stage, 1, "truck", FORT); /* so that nobody goes in (club.M-8) */
  stage_put (stage, 0, "tank", stage_at (33, 2));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 1);
  for (guint i = 0; i < stage_count_all (stage); i++)
    {
      const WarEvent *event = stage_get_event (stage, i);

      g_assert_false (event->kind == WAR_CLUB_EVENT_ACTED && event->actor == (gint) foot
                      && event->arguments[2] == WAR_CLUB_DEED_TO_ENTRANCE);
    }
}

/* Rows ----------------------------------------------------------------------------------------- */

/* From the Truck down; whom it has carried does nothing else; each row begins at the rolled column
 * again, and who can do the box does it (club.5.7, club.5.9, club.5.10). */
static void
test_rows (void)
{
  g_autoptr (Stage) stage = make_fort ();
  guint truck = stage_put (stage, 1, "truck", stage_at (20, 4));
  guint foot = stage_put (stage, 1, "infantry", stage_at (20, 5));
  guint gunless = stage_put (stage, 1, "tank", stage_at (25, 4));
  guint other = stage_put (stage, 1, "armored-car", stage_at (12, 0));
  guint gun = stage_put (stage, 0, "field-gun", stage_at (27, 4));
  const WarEvent *event;

  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 5);
  stage_assert_deed (stage, truck, WAR_CLUB_DEED_CARRIES, "club.6.105");
  g_assert_null (stage_find_event (stage, WAR_CLUB_EVENT_ACTED, (gint) foot));
  stage_assert_deed (stage, gunless, WAR_CLUB_DEED_ATTACKS, "club.6.405");
  g_assert_cmpint (*stage_unit (stage, gunless, WAR_CLUB_PIECE_TARGET), ==, gun);
  event = stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) other); /* all passed over (club.5.14) */
  g_assert_cmpint (event->arguments[5], ==, 7);
  g_assert_cmpint (event->arguments[1], ==, 5);
  g_assert_cmpint (event->arguments[2], ==, WAR_CLUB_DEED_TOWARDS_FIRST);
  g_assert_cmpstr (event->clause, ==, "club.5.14");
  g_assert_cmpuint (get_distance (stage, other, stage_at (27, 4)), <, 14);

  /* The next turn has a roll of its own (club.5.12). */
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 10);
  g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_COLUMN, WAR_NONE)->arguments[0], ==, 10);
  g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) gunless)->arguments[1], !=, 0);
}

/* In a row the units nearest to a person's go first, so that the second one finds the flank. */
static void
test_order_in_row (void)
{
  g_autoptr (Stage) stage = make_fort ();
  guint far = stage_put (stage, 1, "tank", MIDDLE);
  guint near = stage_put (stage, 1, "armored-car", stage_at (6, 4));
  const WarEvent *first = NULL;

  stage_put (stage, 0, "truck", stage_at (7, 2));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 1);
  for (guint i = 0; i < stage_count_all (stage) && first == NULL; i++)
    if (stage_get_event (stage, i)->kind == WAR_CLUB_EVENT_ACTED)
      first = stage_get_event (stage, i);
  g_assert_cmpint (first->actor, ==, near);
  stage_assert_deed (stage, far, WAR_CLUB_DEED_ATTACKS, "club.6.401");
}

/* Who moved towards something may attack from where it ends (club.5.11). */
static void
test_towards (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  guint foot, gun;

  stage_add_fort (stage, stage_at (14, 4), 4, 1, 1);
  stage_begin (stage);
  foot = stage_put (stage, 1, "infantry", MIDDLE);
  gun = stage_put (stage, 0, "field-gun", stage_at (8, 4));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 7);
  stage_assert_deed (stage, foot, WAR_CLUB_DEED_GOES, "club.6.207");
  g_assert_cmpint (stage_hex (stage, foot), ==, stage_at (7, 4));
  stage_name (stage);
  stage_assert_deed (stage, foot, WAR_CLUB_DEED_NAMES, "club.M-7");
  g_assert_cmpint (*stage_unit (stage, foot, WAR_CLUB_PIECE_TARGET), ==, gun);
}

/* A free attack only where it deals as much as it receives (club.M-2). */
static void
test_free (void)
{
  g_autoptr (Stage) stage = make_fort ();
  guint foot = stage_put (stage, 1, "infantry", MIDDLE);
  guint tank = stage_put (stage, 0, "tank", stage_at (5, 4)), other;

  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_ATTACKS);
  stage_name (stage);
  g_assert_cmpint (*stage_unit (stage, foot, WAR_CLUB_PIECE_TARGET), ==, WAR_NONE);
  stage_assert_deed (stage, foot, WAR_CLUB_DEED_DECLINES, "club.M-2");
  *stage_unit (stage, tank, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  other = stage_put (stage, 0, "infantry", stage_at (5, 4)); /* as much on both sides */
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_ATTACKS);
  stage_name (stage);
  g_assert_cmpint (*stage_unit (stage, foot, WAR_CLUB_PIECE_TARGET), ==, other);
}

/* Overkill cannot be done (club.5.15, club.M-9); what makes no sense neither (club.5.16). */
static void
test_overkill (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage = make_fort ();
      guint first = stage_put (stage, 1, "armored-car", stage_at (20, 3));
      guint second = stage_put (stage, 1, "tank", stage_at (20, 7));
      guint target = stage_put (stage, 0, "truck", stage_at (20, 4));

      *stage_unit (stage, target, WAR_CLUB_PIECE_DAMAGE) = i == 0 ? 0 : 5;
      stage_put (stage, 1, "anti-aircraft", stage_at (19, 5));
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      stage_roll (stage, 10);
      stage_assert_deed (stage, first, WAR_CLUB_DEED_ATTACKS, "club.6.410");
      stage_assert_deed (stage, second, WAR_CLUB_DEED_ATTACKS,
                         i == 0 ? "club.6.410" : "club.6.401");
    }
}

static void
test_no_sense (void)
{
  g_autoptr (Stage) stage = make_fort ();
  guint fighter = stage_put (stage, 1, "fighter", MIDDLE);

  stage_put (stage, 0, "infantry", stage_at (6, 4)); /* nobody is damaged */
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 12);
  stage_assert_deed (stage, fighter, WAR_CLUB_DEED_ATTACKS, "club.6.506");
  g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) fighter)->arguments[5], ==, 3);
}

/* It flanks with who has named the target before, for that one's dice too (club.M-11). */
static void
test_helping (void)
{
  g_autoptr (Stage) stage = make_fort ();
  guint first = stage_put (stage, 1, "armored-car", stage_at (20, 3));
  guint second = stage_put (stage, 1, "tank", stage_at (20, 7));
  guint target = stage_put (stage, 0, "heavy-infantry", stage_at (20, 4));
  const char *clause;

  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 10);
  g_assert_cmpint (*stage_unit (stage, second, WAR_CLUB_PIECE_TARGET), ==, target);
  g_assert_cmpint (*stage_unit (stage, first, WAR_CLUB_PIECE_TARGET), ==, target);
  g_assert_cmpint (war_club_get_position_dice (stage_get_setup (stage), stage_get_state (stage),
                                               first, stage_hex (stage, first), target, &clause),
                   ==, 1);
}

/* Priorities ----------------------------------------------------------------------------------- */

typedef struct
{
  const char *clause, *attacker, *row; /* which is to tell them apart */
  WarClubPriority priority;
  const char *types[2];
  gint damages[2], points[2];
  guint distances[2];
  guint target;
} Choice;

/* Both stand in reach of who attacks, without having to move (club.7.1, club.7.2). */
static const Choice choices[] = {
  { "club.7.1",
    "field-gun",
    "5 damage",
    WAR_CLUB_PRIORITY_NEARLY_DESTROYED,
    { "infantry", "infantry" },
    { 4, 5 },
    { 0, 0 },
    { 2, 4 },
    1 },
  { "club.7.1",
    "field-gun",
    "closest",
    WAR_CLUB_PRIORITY_CLOSEST,
    { "truck", "tank" },
    { 0, 0 },
    { 0, 3 },
    { 2, 4 },
    0 },
  { "club.7.1",
    "field-gun",
    "highest Hit #",
    WAR_CLUB_PRIORITY_HIGHEST_HIT,
    { "truck", "tank" },
    { 0, 0 },
    { 3, 0 },
    { 3, 3 },
    1 },
  { "club.7.1",
    "field-gun",
    "most experienced",
    WAR_CLUB_PRIORITY_MOST_EXPERIENCED,
    { "infantry", "infantry" },
    { 0, 0 },
    { 1, 2 },
    { 3, 3 },
    1 },
  { "club.7.2",
    "armored-car",
    "5 damage",
    WAR_CLUB_PRIORITY_NEARLY_DESTROYED,
    { "truck", "infantry" },
    { 0, 5 },
    { 0, 0 },
    { 1, 1 },
    1 },
  { "club.7.2",
    "armored-car",
    "lowest Hit #",
    WAR_CLUB_PRIORITY_LOWEST_HIT,
    { "infantry", "truck" },
    { 0, 0 },
    { 0, 5 },
    { 1, 1 },
    1 },
  { "club.7.2",
    "armored-car",
    "least experienced",
    WAR_CLUB_PRIORITY_LEAST_EXPERIENCED,
    { "infantry", "infantry" },
    { 0, 0 },
    { 1, 0 },
    { 1, 1 },
    1 },
  { "club.7.7",
    "armored-car",
    "odds",
    WAR_CLUB_PRIORITY_ODDS,
    { "truck", "field-gun" },
    { 0, 0 },
    { 0, 0 },
    { 1, 1 },
    0 },
};

static void
test_choice (gconstpointer data)
{
  static const WarClubPriority artillery[]
    = { WAR_CLUB_PRIORITY_NEARLY_DESTROYED, WAR_CLUB_PRIORITY_CLOSEST,
        WAR_CLUB_PRIORITY_HIGHEST_HIT, WAR_CLUB_PRIORITY_MOST_EXPERIENCED };
  static const WarClubPriority others[]
    = { WAR_CLUB_PRIORITY_NEARLY_DESTROYED, WAR_CLUB_PRIORITY_LOWEST_HIT,
        WAR_CLUB_PRIORITY_LEAST_EXPERIENCED, WAR_CLUB_PRIORITY_ODDS };
  const Choice *choice = data;
  WarClubPriorities asked = 0;
  gboolean is_asked = FALSE;
  g_autoptr (Stage) stage = make_fort ();
  guint unit = stage_put (stage, 1, choice->attacker, stage_at (20, 4)), targets[2];

  for (guint i = 0; i < 2; i++)
    {
      targets[i] = stage_put (stage, 0, choice->types[i],
                              i == 0 ? stage_at (20 - choice->distances[0], 4)
                                     : stage_at (20 + choice->distances[1], 4));
      *stage_unit (stage, targets[i], WAR_CLUB_PIECE_DAMAGE) = choice->damages[i];
      *stage_unit (stage, targets[i], WAR_CLUB_PIECE_EXPERIENCE) = choice->points[i];
    }
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_ATTACKS);
  stage_name (stage);
  g_assert_cmpint (*stage_unit (stage, unit, WAR_CLUB_PIECE_TARGET), ==, targets[choice->target]);
  /* What comes before it was asked in vain. */
  for (guint i = 0; i < G_N_ELEMENTS (artillery); i++)
    {
      const WarClubPriority *list
        = g_str_equal (choice->attacker, "field-gun") ? artillery : others;

      is_asked |= list[i] == choice->priority;
      asked |= is_asked ? 0 : WAR_CLUB_WAS_EQUAL (list[i]);
    }
  asked |= WAR_CLUB_DECIDED (choice->priority);
  if (choice->priority != WAR_CLUB_PRIORITY_ODDS)
    g_assert_cmphex ((guint32) stage_event (stage, WAR_CLUB_EVENT_ACTED, (gint) unit)->arguments[3],
                     ==, asked);
}

/* Who cannot be hit back goes first, then the lowest Hit #, then the least experienced, then by
 * number (club.7.3). */
static void
test_sequence (void)
{
  g_autoptr (Stage) stage = make_fort ();
  guint target = stage_put (stage, 0, "tank", stage_at (20, 4));
  guint heavy = stage_put (stage, 1, "heavy-infantry", stage_at (19, 4));
  guint old = stage_put (stage, 1, "infantry", stage_at (21, 4));
  guint young = stage_put (stage, 1, "mounted-infantry", stage_at (20, 3));
  guint gun = stage_put (stage, 1, "field-gun", stage_at (23, 4));
  const guint sequence[] = { gun, young, old, heavy };
  const WarClubPriorities asked[] = {
    WAR_CLUB_DECIDED (WAR_CLUB_PRIORITY_NOT_HIT_BACK),
    WAR_CLUB_WAS_EQUAL (WAR_CLUB_PRIORITY_NOT_HIT_BACK)
      | WAR_CLUB_DECIDED (WAR_CLUB_PRIORITY_LOWEST_HIT)
      | WAR_CLUB_DECIDED (WAR_CLUB_PRIORITY_LEAST_EXPERIENCED),
    WAR_CLUB_WAS_EQUAL (WAR_CLUB_PRIORITY_NOT_HIT_BACK)
      | WAR_CLUB_DECIDED (WAR_CLUB_PRIORITY_LOWEST_HIT),
    0,
  };

  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_ATTACKS);
  *stage_unit (stage, old, WAR_CLUB_PIECE_EXPERIENCE) = 2;
  for (guint i = 0; i < 4; i++) /* named in another order */
    {
      guint unit = sequence[3 - i];

      *stage_unit (stage, unit, WAR_CLUB_PIECE_TARGET) = (gint32) target;
      *stage_unit (stage, unit, WAR_CLUB_PIECE_NAMED) = (gint32) i + 1;
    }
  stage_name (stage);
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (GString) dice = g_string_new ("1");
      const WarEvent *event;
      const char *clause;
      gint position
        = war_club_get_position_dice (stage_get_setup (stage), stage_get_state (stage), sequence[i],
                                      stage_hex (stage, sequence[i]), target, &clause);
      guint n_dice = 12 + (guint) position + (i == 0 ? 0 : 12); /* it hits back */

      for (guint j = 1; j < n_dice; j++)
        g_string_append (dice, " 1");
      stage_order (stage, dice->str, WAR_CLUB_ORDER_RESOLVE, WAR_NONE, WAR_NONE, 0, 0);
      event = stage_event (stage, WAR_CLUB_EVENT_RESOLVES, WAR_NONE);
      g_assert_cmpint (event->actor, ==, sequence[i]);
      g_assert_cmphex ((guint32) event->arguments[0], ==, asked[i]);
    }
}

/* A target that is gone: another one is attacked at once, or the attack is lost (club.7.4). */
static void
test_another (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage = make_fort ();
      guint first = stage_put (stage, 1, "field-gun", stage_at (20, 4));
      guint second = stage_put (stage, 1, "heavy-mortar", stage_at (20, 5));
      guint target = stage_put (stage, 0, "infantry", stage_at (22, 4));
      guint other = stage_put (stage, 0, "truck", i == 0 ? stage_at (22, 6) : stage_at (2, 0));

      *stage_unit (stage, target, WAR_CLUB_PIECE_DAMAGE) = 5;
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_ATTACKS);
      stage_name (stage);
      g_assert_cmpint (*stage_unit (stage, second, WAR_CLUB_PIECE_TARGET), ==, target);
      stage_order (stage, "12 12 1 1 1 1 1 1 1 1 1 1", WAR_CLUB_ORDER_RESOLVE, WAR_NONE, WAR_NONE,
                   0, 0);
      g_assert_nonnull (stage_find_event (stage, WAR_CLUB_EVENT_DESTROYED, (gint) target));
      stage_order (stage, i == 0 ? "1 1 1 1 1 1 1 1 1 1 1 1" : "", WAR_CLUB_ORDER_RESOLVE, WAR_NONE,
                   WAR_NONE, 0, 0);
      if (i == 0)
        g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_FOUGHT, WAR_NONE)->target, ==, other);
      else
        g_assert_cmpstr (stage_event (stage, WAR_CLUB_EVENT_LAPSED, WAR_NONE)->clause, ==,
                         "club.7.4");
      g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_RESOLVES, WAR_NONE)->actor, ==,
                       i == 0 ? second : first);
    }
}

/* If others wait to attack that one, who turns to it waits with them, and the sequence of club.7.3
 * is that of all of them (club.M-7). */
static void
test_joining (void)
{
  g_autoptr (Stage) stage = make_fort ();
  guint target = stage_put (stage, 0, "infantry", stage_at (20, 4));
  guint other = stage_put (stage, 0, "heavy-infantry", stage_at (21, 3));
  guint gun = stage_put (stage, 1, "field-gun", stage_at (16, 4));
  guint foot = stage_put (stage, 1, "heavy-infantry", stage_at (20, 3));
  guint mortar = stage_put (stage, 1, "heavy-mortar", stage_at (24, 3));
  const guint sequence[] = { gun, mortar, foot };
  const guint targets[] = { target, other, other };

  *stage_unit (stage, target, WAR_CLUB_PIECE_DAMAGE) = 5;
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_ATTACKS);
  *stage_game (stage, WAR_CLUB_GAME_NAMED) = 3;
  for (gint i = 0; i < 3; i++)
    {
      const guint units[] = { gun, foot, mortar };

      *stage_unit (stage, units[i], WAR_CLUB_PIECE_TARGET) = (gint32) (i < 2 ? target : other);
      *stage_unit (stage, units[i], WAR_CLUB_PIECE_NAMED) = i + 1;
    }
  stage_name (stage);
  for (guint i = 0; i < 3; i++)
    {
      const WarEvent *event;

      if (i == 1) /* who turns to the other one, and could be hit back by it, only joins */
        {
          stage_order (stage, "", WAR_CLUB_ORDER_RESOLVE, WAR_NONE, WAR_NONE, 0, 0);
          g_assert_cmpint (*stage_unit (stage, foot, WAR_CLUB_PIECE_TARGET), ==, other);
          g_assert_cmpint (*stage_unit (stage, foot, WAR_CLUB_PIECE_FOUGHT), ==, 0);
        }
      stage_order (stage,
                   i == 0   ? "12 12 1 1 1 1 1 1 1 1 1 1"
                   : i == 1 ? "1 1 1 1 1 1 1 1 1 1 1 1"
                            : "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
                   WAR_CLUB_ORDER_RESOLVE, WAR_NONE, WAR_NONE, 0, 0);
      event = stage_event (stage, WAR_CLUB_EVENT_RESOLVES, WAR_NONE);
      g_assert_cmpint (event->actor, ==, sequence[i]);
      g_assert_cmpint (event->target, ==, targets[i]);
    }
}

/* Where it ends: forest, bridge, crossroads, road, meadow; forest only for foot and armour
 * (club.7.5). */
static void
test_terrain (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  WarHex hexes[]
    = { stage_at (1, 4), stage_at (3, 4), stage_at (6, 4), stage_at (10, 4), stage_at (14, 6) };
  const WarClub *data;

  stage_set_terrain (stage, hexes[0], WAR_HEX_FOREST);
  stage_set_terrain (stage, hexes[1], WAR_HEX_RIVER);
  stage_add_road (stage, hexes[1], 1, 1);
  for (guint d = 0; d < 3; d++)
    stage_add_road (stage, hexes[2], d, 1);
  stage_add_road (stage, hexes[3], 1, 1);
  stage_begin (stage);
  data = war_club_get_data (stage_get_setup (stage));
  for (guint i = 0; i < 2; i++)
    {
      guint unit = stage_put (stage, 1, i == 0 ? "infantry" : "truck", stage_at (20, i));
      const WarClubType *type
        = war_club_get_type (stage_get_setup (stage), stage_get_state (stage), unit);

      for (guint j = 1; j < G_N_ELEMENTS (hexes); j++)
        g_assert_cmpint (war_club_rank_terrain (data, type, hexes[j - 1])
                           > war_club_rank_terrain (data, type, hexes[j]),
                         ==, i == 0 || j > 1);
    }
}

/* Without close combat as far from the persons' units as the order lets it (club.7.6). */
static void
test_farthest (void)
{
  g_autoptr (Stage) stage = make_fort ();
  guint gun = stage_put (stage, 1, "field-gun", stage_at (20, 4));
  guint target = stage_put (stage, 0, "infantry", stage_at (23, 4));

  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  stage_roll (stage, 8);
  g_assert_cmpint (*stage_unit (stage, gun, WAR_CLUB_PIECE_TARGET), ==, target);
  g_assert_cmpuint (get_distance (stage, gun, stage_at (23, 4)), ==, 5);
}

/* The first turn ------------------------------------------------------------------------------- */

/* Only the largest army acts, as second player the two largest; as printed, the others do not move
 * but attack (club.4.7, club.M-7). */
static void
test_first_turn (void)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (Stage) stage = stage_new (
        i < 2 ? STAGE_ALL_AMENDMENTS : WITHOUT (ENEMYS_FIRST_TURN), "british", "german");
      gboolean is_second = i % 2 == 1;
      guint units[6], target;

      stage_begin (stage);
      for (guint j = 0; j < 6; j++) /* one, two and three */
        {
          units[j] = stage_put (stage, 1, j < 4 ? "infantry" : "heavy-infantry",
                                stage_at (20 + j / 4, j * 2 % 8 + j / 4));
          *stage_unit (stage, units[j], WAR_CLUB_PIECE_ARMY) = j == 0 ? 0 : j < 3 ? 1 : 2;
        }
      target = stage_put (stage, 0, "truck", stage_at (19, 0));
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      *stage_game (stage, WAR_CLUB_GAME_TURN) = is_second;
      *stage_game (stage, WAR_CLUB_GAME_FIRST) = is_second ? 0 : 1;
      *stage_seat (stage, 1, WAR_CLUB_SEAT_TURNS) = 1;
      stage_roll (stage, 7);
      g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_FIRST_ARMIES, WAR_NONE)->arguments[0], ==,
                       is_second ? 1 << 1 | 1 << 2 : 1 << 2);
      for (guint j = 0; j < 6; j++)
        g_assert_true ((stage_find_event (stage, WAR_CLUB_EVENT_ACTED, (gint) units[j]) != NULL)
                       == (j >= (is_second ? 1 : 3)));
      stage_name (stage);
      g_assert_true ((*stage_unit (stage, units[0], WAR_CLUB_PIECE_TARGET) == (gint32) target)
                     == (i >= 2));
    }
}

/* Leaving a fort ------------------------------------------------------------------------------- */

/* Undamaged it goes out after the last row (club.M-16); damaged it stays if the chart lets it, and
 * leaves if that orders it (club.9.4). */
static void
test_leaving (void)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (Stage) stage
        = stage_new (i == 3 ? WITHOUT (OWN_FORTS) : STAGE_ALL_AMENDMENTS, "british", "german");
      guint gun;

      stage_add_fort (stage, FORT, 4, 1, 1);
      stage_begin (stage);
      *stage_fort (stage, 1, WAR_CLUB_FORT_HOLDER) = 1;
      stage_put (stage, 0, "tank", stage_at (33, 2));
      gun = stage_put (stage, 1, "field-gun", FORT);
      *stage_unit (stage, gun, WAR_CLUB_PIECE_DAMAGE) = i == 1 ? 4 : i == 2 ? 2 : 0;
      if (i == 2)
        stage_put (stage, 0, "truck", stage_at (13, 4));
      stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
      stage_roll (stage, i == 2 ? 4 : 9);
      if (i == 0)
        stage_assert_deed (stage, gun, WAR_CLUB_DEED_LEAVES, "club.M-16");
      g_assert_true ((stage_hex (stage, gun) == FORT) == (i == 1 || i == 3));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/club-enemy/club.5.1/taking", test_taking);
  g_test_add_func ("/club-enemy/club.5.2/hindered", test_hindered);
  g_test_add_func ("/club-enemy/club.M-8/inside", test_inside);
  g_test_add_func ("/club-enemy/club.5.3/two-hexes", test_two_hexes);
  g_test_add_func ("/club-enemy/club.5.3/stays", test_stays_at_entrance);
  g_test_add_func ("/club-enemy/club.5.6/column", test_rows);
  g_test_add_func ("/club-enemy/club.5.7/rows", test_rows);
  g_test_add_func ("/club-enemy/club.M-7/order-in-row", test_order_in_row);
  g_test_add_func ("/club-enemy/club.5.11/towards", test_towards);
  g_test_add_func ("/club-enemy/club.M-2/free", test_free);
  g_test_add_func ("/club-enemy/club.5.15/overkill", test_overkill);
  g_test_add_func ("/club-enemy/club.5.16/no-sense", test_no_sense);
  g_test_add_func ("/club-enemy/club.M-11/helping", test_helping);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autofree char *path
        = g_strdup_printf ("/club-enemy/%s/%s", choices[i].clause, choices[i].row);

      g_test_add_data_func (path, &choices[i], test_choice);
    }
  g_test_add_func ("/club-enemy/club.7.3/sequence", test_sequence);
  g_test_add_func ("/club-enemy/club.7.4/another", test_another);
  g_test_add_func ("/club-enemy/club.M-7/joining", test_joining);
  g_test_add_func ("/club-enemy/club.7.5/terrain", test_terrain);
  g_test_add_func ("/club-enemy/club.7.6/farthest", test_farthest);
  g_test_add_func ("/club-enemy/club.4.7/first-turn", test_first_turn);
  g_test_add_func ("/club-enemy/club.9.4/leaving", test_leaving);
  return g_test_run ();
}

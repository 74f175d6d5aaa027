/* test-melee.c: advances into contact and pairs of bases in End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#define INFANTRY "infantry-brigade"

/* Side A at the bottom, its enemy so far before it. Others of side 2 stand far off, so that nobody
 * is cut off alone or broken. */
static Stage *
begin (const char *own, const char *other, double distance, WarAmendments amendments)
{
  Stage *stage = stage_new (amendments);

  stage_add_unit (stage, 1, own);
  stage_add_unit (stage, 1, INFANTRY);
  stage_add_unit (stage, 1, INFANTRY);
  stage_add_unit (stage, 2, other);
  stage_add_unit (stage, 2, INFANTRY);
  stage_add_unit (stage, 2, INFANTRY);
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 60, 80, 0);
  stage_put (stage, 1, WAR_FORMATION_LINE, 20, 110, 0);
  stage_put (stage, 2, WAR_FORMATION_LINE, 160, 110, 0);
  stage_put (stage, 3, WAR_FORMATION_LINE, 60, 80 - distance, 180);
  stage_put (stage, 4, WAR_FORMATION_LINE, 20, 10, 180);
  stage_put (stage, 5, WAR_FORMATION_LINE, 160, 10, 180);
  return stage;
}

/* Past the offers to lie down. */
static void
begin_melee (Stage *stage)
{
  stage_set_step (stage, WAR_EMPIRES_PHASE_MELEE);
  while (*stage_game (stage, WAR_EMPIRES_GAME_STAGE) < WAR_EMPIRES_STAGE_ADVANCE_A)
    stage_end_step (stage, "");
}

static gint
count_bases (Stage *stage, guint unit)
{
  return (gint) war_ranks_count_bases (stage_get_setup (stage), stage_get_state (stage), unit);
}

/* empires.6.1, empires.C-6: the unit is shifted into contact and has 1 more (empires.6.8);
 * empires.6.3: the lower of a pair goes, nobody in a tie; three rounds. empires.C-7, empires.6.10:
 * the last base of a unit that fought goes too. */
static void
test_advance (void)
{
  g_autoptr (Stage) stage = begin (INFANTRY, INFANTRY, 4, 0);

  begin_melee (stage);
  stage_order (stage, "3 4 3 4 3 4 3 5 1 2 1 2 1 2 6 1 1 6 1 6", "1 charge pieces.0");
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_FOUGHT)->arguments[0], ==, 2);
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_FOUGHT)->arguments[2], ==, 3); /* base */
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_FOUGHT)->arguments[3], ==, 2);
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_FOUGHT)->arguments[4], ==, 3); /* round */
  g_assert_cmpuint (stage_count_events (stage, WAR_EMPIRES_EVENT_FOUGHT), ==, 10);
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_LOST)->actor, ==, 0);
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_BASE_LOST)->arguments[0], >, 0);
  g_assert_cmpint (count_bases (stage, 3), ==, 3);
  g_assert_cmpint (*stage_unit (stage, 3, WAR_EMPIRES_UNIT_STATE_UNFORMED), ==, 1);
}

/* empires.6.2: who is touched and no brigade is gone at once; empires.C-23: a lorry too. */
static void
test_overrun (gconstpointer type)
{
  g_autoptr (Stage) stage = begin (INFANTRY, type, 4, 0);

  begin_melee (stage);
  stage_order (stage, "", "1 charge pieces.0");
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_LOST)->arguments[0], ==,
                   WAR_EMPIRES_LOST_OVERRUN);
}

/* empires.6.2: also whom somebody touches as the game begins, though he may not advance. */
static void
test_overrun_from_the_start (gconstpointer type)
{
  g_autoptr (Stage) stage = begin (INFANTRY, type, 0, 0);

  *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_PINNED) = 1;
  stage_set_step (stage, WAR_EMPIRES_PHASE_MELEE);
  g_assert_false (war_ranks_stands (stage_get_setup (stage), stage_get_state (stage), 3));
  g_assert_true (war_ranks_stands (stage_get_setup (stage), stage_get_state (stage), 0));
}

/* Results of the first pair, with ones on both dice: each unit has 4 bases in contact, which tie or
 * fall as the modifiers say; all later dice are equal enough. */
static void
get_results (Stage *stage, gint *own, gint *other)
{
  WarContext context = { .setup = stage_get_setup (stage), .state = stage_get_state (stage) };
  WarChance chance;
  WarEvent items[64];
  WarEvents events = { .items = items, .capacity = G_N_ELEMENTS (items) };

  *stage_game (stage, WAR_EMPIRES_GAME_SIDE_A) = 0;
  war_chance_init (&chance, WAR_CHANCE_GIVEN);
  for (guint i = 0; i < 64; i++)
    war_chance_give (&chance, 1);
  context.chance = &chance;
  context.events = &events;
  g_assert_true (war_empires_fight (&context));
  g_assert_cmpint (items[0].kind, ==, WAR_EMPIRES_EVENT_FOUGHT);
  *own = items[0].arguments[0];
  *other = items[0].arguments[1];
}

typedef struct
{
  const char *path;
  const char *own;
  guint column; /* of the first unit: set to 1 */
  gint other_loss; /* figures that the enemy's bases lack */
  gboolean is_covered; /* the enemy */
  gint own_result, other_result;
} Case;

static const Case cases[] = {
  { "/rules/empires.6.3/equal", INFANTRY, .own_result = 1, .other_result = 1 },
  { "/rules/empires.6.4/cover", INFANTRY, .is_covered = TRUE, .own_result = 0, .other_result = 1 },
  { "/rules/empires.C-5/cover", INFANTRY, .is_covered = TRUE, .own_result = 0, .other_result = 1 },
  { "/rules/empires.6.5/pinned", INFANTRY, WAR_EMPIRES_UNIT_STATE_PINNED, .own_result = 0,
    .other_result = 1 },
  { "/rules/empires.6.5/prone", INFANTRY, WAR_EMPIRES_UNIT_STATE_PRONE, .own_result = 0,
    .other_result = 1 },
  { "/rules/empires.6.6/more-figures", INFANTRY, .other_loss = 2, .own_result = 3,
    .other_result = 1 },
  { "/rules/empires.6.7/cavalry", "cavalry-brigade", .other_loss = 2, .own_result = 3,
    .other_result = 1 },
  { "/rules/empires.6.8/attacking", INFANTRY, WAR_EMPIRES_UNIT_STATE_ATTACKS, .own_result = 2,
    .other_result = 1 },
};

static void
test_case (gconstpointer data)
{
  const Case *tried = data;
  g_autoptr (Stage) stage = stage_new (0);
  gint own, other;

  stage_add_unit (stage, 1, tried->own);
  stage_add_unit (stage, 2, INFANTRY);
  if (tried->is_covered)
    stage_add_box (stage, WAR_TERRAIN_RUBBLE, 40, 77, 80, 80);
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 60, 80, 0);
  stage_put (stage, 1, WAR_FORMATION_LINE, 60, 80, 180);
  if (tried->column != 0)
    *stage_unit (stage, 0, tried->column) = 1;
  for (guint i = 0; i < 4; i++)
    *stage_base (stage, 1, i, WAR_EMPIRES_PIECE_FIGURES) -= tried->other_loss;
  get_results (stage, &own, &other);
  g_assert_cmpint (own, ==, tried->own_result);
  g_assert_cmpint (other, ==, tried->other_result);
}

/* empires.C-6: pinned and prone troops do not advance; nor does who has no enemy near. */
static void
test_who_advances (void)
{
  g_autoptr (Stage) stage = begin (INFANTRY, INFANTRY, 5, 0);
  WarPosition shift;
  gint target;

  g_assert_true (war_empires_find_advance (stage_get_setup (stage), stage_get_state (stage), 0,
                                           &target, &shift));
  g_assert_cmpint (shift.y, ==, -5 * WAR_CENTIMETRE);
  *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_PRONE) = 1;
  g_assert_false (war_empires_find_advance (stage_get_setup (stage), stage_get_state (stage), 0,
                                            &target, &shift));

  g_autoptr (Stage) far = begin (INFANTRY, INFANTRY, 5.1, 0);

  g_assert_false (
    war_empires_find_advance (stage_get_setup (far), stage_get_state (far), 0, &target, &shift));
}

/* empires.C-6, empires.C-21: who was in contact before the step attacks, but not who is pinned,
 * lies or retreats. */
static void
test_who_attacks (void)
{
  static const guint columns[] = { 0, WAR_EMPIRES_UNIT_STATE_PINNED, WAR_EMPIRES_UNIT_STATE_PRONE,
                                   WAR_EMPIRES_UNIT_STATE_RETREAT };

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (Stage) stage = begin (INFANTRY, INFANTRY, 0, 0);

      if (i > 0)
        *stage_unit (stage, 0, columns[i]) = 1;
      stage_set_step (stage, WAR_EMPIRES_PHASE_MELEE);
      g_assert_cmpint (*stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_ATTACKS), ==, i == 0);
      g_assert_cmpint (*stage_unit (stage, 1, WAR_EMPIRES_UNIT_STATE_ATTACKS), ==, 0);
    }

  g_autoptr (Stage) lying = begin (INFANTRY, INFANTRY, 0, 0);

  stage_set_step (lying, WAR_EMPIRES_PHASE_MELEE);
  stage_order (lying, "", "1 lie pieces.0");
  g_assert_cmpint (*stage_unit (lying, 0, WAR_EMPIRES_UNIT_STATE_ATTACKS), ==, 0);
}

/* empires.C-6: units that do not touch do not fight, however near they are; bases of those that do
 * are paired though they only come near. */
static void
test_contact (void)
{
  g_autoptr (Stage) stage = begin (INFANTRY, INFANTRY, 1, 0);

  *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_PINNED) = 1;
  *stage_unit (stage, 3, WAR_EMPIRES_UNIT_STATE_PRONE) = 1;
  stage_set_step (stage, WAR_EMPIRES_PHASE_MELEE);
  g_assert_cmpint (*stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_MELEE), ==, 0);

  g_autoptr (Stage) askew = begin (INFANTRY, INFANTRY, 4, 0);

  stage_put (askew, 3, WAR_FORMATION_LINE, 60, 76, 178);
  begin_melee (askew);
  stage_order (askew, "1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2", "1 charge pieces.0");
  g_assert_cmpuint (stage_count_events (askew, WAR_EMPIRES_EVENT_FOUGHT), ==, 12);
}

typedef enum
{
  TARGET_MOVED,
  TARGET_LIES, /* after it moved */
  TARGET_RETREATED,
  TARGET_IS_HEMMED_IN, /* a river keeps it from retreating */
  N_TARGETS,
} Target;

/* A brigade that has moved to 4 cm before another, whose own step that was too; far away side 2 has
 * somebody who is to advance after it. */
static Stage *
begin_meeting (Target target)
{
  Stage *stage = stage_new (0);
  WarBase whole;

  stage_add_unit (stage, 1, INFANTRY);
  stage_add_unit (stage, 1, INFANTRY);
  stage_add_unit (stage, 2, INFANTRY);
  stage_add_unit (stage, 2, INFANTRY);
  if (target == TARGET_IS_HEMMED_IN)
    stage_add_box (stage, WAR_TERRAIN_RIVER, 0, 60, 180, 73);
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 60, 80, 0);
  stage_put (stage, 1, WAR_FORMATION_LINE, 150, 110, 0);
  stage_put (stage, 2, WAR_FORMATION_LINE, 60, 76, 180);
  stage_put (stage, 3, WAR_FORMATION_LINE, 150, 106, 180);
  *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_MOVED) = 1;
  *stage_unit (stage, 1, WAR_EMPIRES_UNIT_STATE_PINNED) = 1;
  if (target == TARGET_RETREATED || target == TARGET_IS_HEMMED_IN)
    *stage_unit (stage, 2, WAR_EMPIRES_UNIT_STATE_RETREAT) = 1;
  stage_set_step (stage, WAR_EMPIRES_PHASE_B_MOVES);
  g_assert_cmpint (*stage_unit (stage, 2, WAR_EMPIRES_UNIT_STATE_RETREAT), ==, 0);
  if (target == TARGET_MOVED || target == TARGET_LIES)
    *stage_unit (stage, 2, WAR_EMPIRES_UNIT_STATE_MOVED) = 1;
  if (target == TARGET_LIES)
    *stage_unit (stage, 2, WAR_EMPIRES_UNIT_STATE_PRONE) = 1;

  whole = war_ranks_get_whole (stage_get_setup (stage), stage_get_state (stage), 2);
  g_assert_true ((whole.depth > whole.width) == (target == TARGET_RETREATED));
  stage_put (stage, 0, WAR_FORMATION_LINE, 60,
             (double) (whole.centre.y + whole.depth / 2) / WAR_CENTIMETRE + 4, 0);
  begin_melee (stage);
  return stage;
}

/* empires.C-6, empires.C-21: whom somebody came to attacks too, if both went from their places: not
 * who retreated, or could not, nor who lies. */
static void
test_both_attack (void)
{
  for (Target target = TARGET_MOVED; target < N_TARGETS; target++)
    {
      g_autoptr (Stage) stage = begin_meeting (target);

      stage_order (stage, "", "1 charge pieces.0");
      g_assert_cmpint (*stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_ATTACKS), ==, 1);
      g_assert_cmpint (*stage_unit (stage, 2, WAR_EMPIRES_UNIT_STATE_ATTACKS), ==,
                       target == TARGET_MOVED);
    }
}

/* empires.C-16: before that infantry with enemies near may lie down, first side A's. */
static void
test_bracing (void)
{
  g_autoptr (Stage) stage = begin (INFANTRY, INFANTRY, 4, 0);

  stage_set_step (stage, WAR_EMPIRES_PHASE_MELEE);
  g_assert_true (war_play_has_acted (stage_get_setup (stage), stage_get_state (stage), 0));
  stage_order (stage, "", "1 lie pieces.0");
  g_assert_cmpint (*stage_game (stage, WAR_EMPIRES_GAME_STAGE), ==, WAR_EMPIRES_STAGE_BRACE_B);
  stage_end_step (stage, "");
  g_assert_cmpint (*stage_game (stage, WAR_EMPIRES_GAME_STAGE), ==, WAR_EMPIRES_STAGE_ADVANCE_B);
  g_assert_false (war_play_has_acted (stage_get_setup (stage), stage_get_state (stage), 4));
}

/* empires.6.9, empires.C-19: who has lost bases in melee has to form up before the step ends, and
 * may do nothing else. */
static void
test_forming_up (void)
{
  g_autoptr (Stage) stage = begin (INFANTRY, INFANTRY, 30, 0);

  *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_UNFORMED) = 1;
  war_empires_drop_base (stage_get_setup (stage), stage_get_state (stage), 0, 1);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_MUST_FORM_UP, "empires.C-19", "1 end-step");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_UNFORMED, "empires.C-19",
                "1 march pieces.0 wheel=0 slant=0 distance=1000");
  stage_order (stage, "", "1 form-up pieces.0 formation=1 base=2 heading=1024");
  g_assert_cmpint (*stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_UNFORMED), ==, 0);
  g_assert_cmpint (*stage_unit (stage, 0, WAR_FORMATION_HEADING), ==, 1024);
  g_assert_cmpint (*stage_unit (stage, 0, WAR_FORMATION_SHAPE), ==, WAR_FORMATION_COLUMN);
  g_assert_cmpint (count_bases (stage, 0), ==, 3);
  g_assert_null (war_play_find_fault (stage_get_setup (stage), stage_get_state (stage)));
}

/* empires.C-19: who has no room to form up, between waters, need not until there is. */
static void
test_no_room (void)
{
  static const double rivers[][4] = { { 0, 0, 53.9, 120 },
                                      { 57.1, 0, 59.9, 120 },
                                      { 66.1, 0, 180, 120 },
                                      { 53.9, 0, 66.1, 79.9 },
                                      { 53.9, 82.1, 66.1, 120 } };

  for (guint n_rivers = 0; n_rivers <= G_N_ELEMENTS (rivers); n_rivers++)
    {
      g_autoptr (Stage) stage = stage_new (0);
      gboolean must;

      stage_add_unit (stage, 1, INFANTRY);
      stage_add_unit (stage, 2, INFANTRY);
      for (guint i = 0; i < n_rivers; i++)
        stage_add_box (stage, WAR_TERRAIN_RIVER, rivers[i][0], rivers[i][1], rivers[i][2],
                       rivers[i][3]);
      stage_begin (stage);
      stage_put (stage, 0, WAR_FORMATION_LINE, 60, 80, 0);
      stage_put (stage, 1, WAR_FORMATION_LINE, 150, 10, 180);
      stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
      *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_UNFORMED) = 1;
      war_empires_drop_base (stage_get_setup (stage), stage_get_state (stage), 0, 1);
      must = war_empires_must_form_up (stage_get_setup (stage), stage_get_state (stage), 0);
      g_assert_true (must == (n_rivers < G_N_ELEMENTS (rivers)));
    }
}

/* empires.C-19: enemies of its melee that are within 5 cm let a unit stay as it is; any others do
 * not. */
static void
test_staying (void)
{
  for (gint32 melee = 60; melee < 62; melee++)
    {
      g_autoptr (Stage) stage = begin (INFANTRY, INFANTRY, 4, 0);

      *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_UNFORMED) = 1;
      *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_MELEE) = 61;
      *stage_unit (stage, 3, WAR_EMPIRES_UNIT_STATE_MELEE) = melee;
      war_empires_drop_base (stage_get_setup (stage), stage_get_state (stage), 0, 1);
      stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
      if (melee == 61)
        stage_order (stage, "", "1 end-step");
      else
        stage_refuse (stage, WAR_EMPIRES_REFUSAL_MUST_FORM_UP, "empires.C-19", "1 end-step");
    }
}

/* empires.C-19: who fights each other, at once or by way of a third, is in one melee; who fights
 * elsewhere is in another; who did not fight is in none. */
static void
test_melees (void)
{
  g_autoptr (Stage) stage = begin (INFANTRY, INFANTRY, 0, 0);
  WarBase whole = war_ranks_get_whole (stage_get_setup (stage), stage_get_state (stage), 0);
  double half = 0.5 * whole.width / WAR_CENTIMETRE;
  gint own, other;

  stage_put (stage, 0, WAR_FORMATION_LINE, 60 - half, 80, 0);
  stage_put (stage, 1, WAR_FORMATION_LINE, 60 + half, 80, 0);
  stage_put (stage, 2, WAR_FORMATION_LINE, 160, 10, 0);
  *stage_game (stage, WAR_GAME_ROUND) = 2;
  get_results (stage, &own, &other);
  for (guint i = 0; i < 6; i++)
    g_assert_cmpint (*stage_unit (stage, i, WAR_EMPIRES_UNIT_STATE_MELEE), ==,
                     i == 2 || i == 5 ? 2 * WAR_EMPIRES_MAX_UNITS + 3
                     : i == 4         ? 0
                                      : 2 * WAR_EMPIRES_MAX_UNITS + 1);
}

/* A brigade with its general, and before it the enemy's general, whose brigade is far away. */
static Stage *
begin_capture (WarAmendments amendments)
{
  Stage *stage = stage_new (amendments);

  stage_add_unit (stage, 1, INFANTRY);
  stage_add_unit (stage, 1, "general");
  stage_add_unit (stage, 2, INFANTRY);
  stage_add_unit (stage, 2, "general");
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 60, 80, 0);
  stage_put (stage, 1, WAR_FORMATION_LINE, 60, 84, 0);
  stage_put (stage, 2, WAR_FORMATION_LINE, 150, 10, 180);
  stage_put (stage, 3, WAR_FORMATION_LINE, 60, 76, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
  return stage;
}

/* empires.C-18: a commander on whom an enemy comes to stand goes to a friend within 20 cm, or is
 * captured; as printed he always gets away. */
static void
test_capture (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage = begin_capture (i << WAR_EMPIRES_AMENDMENT_CAPTURE);

      stage_order (stage, "", "1 march pieces.0 wheel=0 slant=0 distance=6000");
      g_assert_cmpuint (stage_count_events (stage, WAR_EMPIRES_EVENT_DISPLACED), ==, 1 - i);
      g_assert_cmpuint (stage_count_events (stage, WAR_EMPIRES_EVENT_LOST), ==, i);
    }
}

/* empires.C-18: he goes to the nearest friend, whoever is listed first. */
static void
test_refuge (void)
{
  for (gint side = -1; side <= 1; side += 2)
    {
      g_autoptr (Stage) stage = stage_new (1u << WAR_EMPIRES_AMENDMENT_CAPTURE);
      gint32 x;

      stage_add_unit (stage, 1, INFANTRY);
      stage_add_unit (stage, 1, "general");
      stage_add_unit (stage, 2, INFANTRY);
      stage_add_unit (stage, 2, INFANTRY);
      stage_add_unit (stage, 2, "general");
      stage_begin (stage);
      stage_put (stage, 0, WAR_FORMATION_LINE, 60, 80, 0);
      stage_put (stage, 1, WAR_FORMATION_LINE, 60, 84, 0);
      stage_put (stage, 2, WAR_FORMATION_LINE, 60 - 24 * side, 74, 180);
      stage_put (stage, 3, WAR_FORMATION_LINE, 60 + 18 * side, 74, 180);
      stage_put (stage, 4, WAR_FORMATION_LINE, 60, 76, 180);
      stage_set_step (stage, WAR_EMPIRES_PHASE_A_MOVES);
      stage_order (stage, "", "1 march pieces.0 wheel=0 slant=0 distance=5000");
      x = stage_event (stage, WAR_EMPIRES_EVENT_DISPLACED)->arguments[0];
      g_assert_cmpint ((x - 60 * WAR_CENTIMETRE) * side, >, 0);
    }
}

/* empires.C-18, as printed: without any unit to go to, he goes to the nearest free place. */
static void
test_alone (void)
{
  g_autoptr (Stage) stage = begin_capture (0);
  const WarEvent *event;

  for (guint i = 0; i < WAR_EMPIRES_MAX_BASES; i++)
    *stage_base (stage, 2, i, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  stage_order (stage, "", "1 march pieces.0 wheel=0 slant=0 distance=5000");
  event = stage_event (stage, WAR_EMPIRES_EVENT_DISPLACED);
  g_assert_cmpint (ABS (event->arguments[0] - 60 * WAR_CENTIMETRE), <, 10 * WAR_CENTIMETRE);
  g_assert_cmpint (ABS (event->arguments[1] - 75 * WAR_CENTIMETRE), <, 10 * WAR_CENTIMETRE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/rules/empires.6.1/advance", test_advance);
  g_test_add_data_func ("/rules/empires.6.2/battery", "battery", test_overrun);
  g_test_add_data_func ("/rules/empires.6.2/machine-guns", "machine-gun-company", test_overrun);
  g_test_add_data_func ("/rules/empires.C-23/overrun", "lorry", test_overrun);
  g_test_add_data_func ("/rules/empires.6.2/from-the-start", "battery",
                        test_overrun_from_the_start);
  g_test_add_func ("/rules/empires.C-6/contact", test_contact);
  g_test_add_func ("/rules/empires.C-6/both-attack", test_both_attack);
  g_test_add_func ("/rules/empires.C-6/who", test_who_advances);
  g_test_add_func ("/rules/empires.C-16/melee", test_bracing);
  g_test_add_func ("/rules/empires.C-6/who-attacks", test_who_attacks);
  g_test_add_func ("/rules/empires.C-19/forming-up", test_forming_up);
  g_test_add_func ("/rules/empires.C-19/no-room", test_no_room);
  g_test_add_func ("/rules/empires.C-19/staying", test_staying);
  g_test_add_func ("/rules/empires.C-19/melees", test_melees);
  g_test_add_func ("/rules/empires.C-18/capture", test_capture);
  g_test_add_func ("/rules/empires.C-18/refuge", test_refuge);
  g_test_add_func ("/rules/empires.C-18/alone", test_alone);
  return g_test_run ();
}

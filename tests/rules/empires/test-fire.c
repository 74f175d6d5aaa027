/* test-fire.c: small arms, artillery and what they hit, in End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/foresight.h"
#include "stage.h"

#define ARTILLERY_COVER (1u << WAR_EMPIRES_AMENDMENT_ARTILLERY_COVER)
#define PRONE_COVER (1u << WAR_EMPIRES_AMENDMENT_PRONE_COVER)
#define OTHERS (1u << WAR_EMPIRES_AMENDMENT_CAPTURE | 1u << WAR_EMPIRES_AMENDMENT_NO_TEST)

/* One unit of each side, face to face, so far apart; and what is different about them. */
typedef struct
{
  const char *path;
  const char *firer, *target;
  double distance;
  guint firer_column, target_column; /* of the units: set to 1; 0: none */
  gint32 firer_value;
  gint firer_loss; /* figures of the firer that are gone */
  gboolean is_covered;
  WarAmendments amendments;
  guint n_aims;
  gint modifier;
} Case;

#define INFANTRY "infantry-brigade"
#define CAVALRY "cavalry-brigade"
#define MACHINE_GUN "machine-gun-company"
#define BATTERY "battery"
#define STATE(name) .firer_column = WAR_EMPIRES_UNIT_STATE_##name, .firer_value = 1
#define TARGET(name) .target_column = WAR_EMPIRES_UNIT_STATE_##name

static const Case cases[] = {
  { "/rules/empires.4.1/dice", INFANTRY, INFANTRY, 12, .n_aims = 4 },
  { "/rules/empires.4.5/cover", INFANTRY, INFANTRY, 12, .is_covered = TRUE, .n_aims = 4,
    .modifier = -1 },
  { "/rules/empires.4.6/pinned", INFANTRY, INFANTRY, 12, STATE (PINNED), .n_aims = 4,
    .modifier = -2 },
  { "/rules/empires.4.6/prone", INFANTRY, INFANTRY, 12, STATE (PRONE), .n_aims = 4,
    .modifier = -2 },
  { "/rules/empires.4.7/half-move", INFANTRY, INFANTRY, 12,
    .firer_column = WAR_EMPIRES_UNIT_STATE_COMMAND, .firer_value = WAR_EMPIRES_COMMAND_HALF_MOVE,
    .n_aims = 4, .modifier = -1 },
  { "/rules/empires.4.8/cavalry", INFANTRY, CAVALRY, 12, .n_aims = 4, .modifier = 2 },
  { "/rules/empires.C-22/on-foot", INFANTRY, CAVALRY, 12, TARGET (DISMOUNTED), .n_aims = 4 },
  { "/rules/empires.4.9/long", INFANTRY, INFANTRY, 20, .n_aims = 4, .modifier = -1 },
  { "/rules/empires.4.10/short", INFANTRY, INFANTRY, 6, .n_aims = 4, .modifier = 1 },
  { "/rules/empires.4.11/artillery", INFANTRY, BATTERY, 10, .n_aims = 4, .modifier = -2 },
  { "/rules/empires.4.12/machine-gun", INFANTRY, MACHINE_GUN, 10, .n_aims = 4, .modifier = -1 },
  { "/rules/empires.4.3/out-of-range", INFANTRY, INFANTRY, 30.1, .n_aims = 0 },
  { "/rules/empires.C-4/on-its-limit", INFANTRY, INFANTRY, 8, .n_aims = 4, .modifier = 1 },
  { "/rules/empires.C-16/printed", INFANTRY, INFANTRY, 12, TARGET (PRONE), .n_aims = 4 },
  { "/rules/empires.C-16/others-amended", INFANTRY, INFANTRY, 12, TARGET (PRONE),
    .amendments = OTHERS, .n_aims = 4 },
  { "/rules/empires.C-16/amended", INFANTRY, INFANTRY, 12, TARGET (PRONE),
    .amendments = PRONE_COVER, .n_aims = 4, .modifier = -1 },
  { "/rules/empires.C-16/in-cover", INFANTRY, INFANTRY, 12, TARGET (PRONE),
    .amendments = PRONE_COVER, .is_covered = TRUE, .n_aims = 4, .modifier = -1 },
  { "/rules/empires.5.1/short", BATTERY, INFANTRY, 30, .n_aims = 1, .modifier = -2 },
  { "/rules/empires.5.1/effective", BATTERY, INFANTRY, 60, .n_aims = 1, .modifier = -3 },
  { "/rules/empires.5.1/long", BATTERY, INFANTRY, 70, .n_aims = 1, .modifier = -4 },
  { "/rules/empires.5.2/cover", BATTERY, INFANTRY, 50, .is_covered = TRUE, .n_aims = 1,
    .modifier = -2 },
  { "/rules/empires.C-1/cover", BATTERY, INFANTRY, 50, .is_covered = TRUE,
    .amendments = ARTILLERY_COVER, .n_aims = 1, .modifier = -4 },
  { "/rules/empires.5.3/pinned", BATTERY, INFANTRY, 50, TARGET (PINNED), .n_aims = 1,
    .modifier = -2 },
  { "/rules/empires.5.4/crew", BATTERY, INFANTRY, 50, .firer_loss = 2, .n_aims = 1,
    .modifier = -5 },
  { "/rules/empires.C-4/cannot-hit", BATTERY, INFANTRY, 70, .firer_loss = 2, .n_aims = 0 },
  { "/rules/empires.5.5/cavalry", BATTERY, CAVALRY, 50, .n_aims = 1, .modifier = -1 },
};

/* What whoever rolls is told: what each die needs, what is added to it, and why. */
static void
check_question (Stage *stage, guint firer, const WarEmpiresAim *aims, const Case *tried)
{
  WarQuestion question = war_empires_ask_shot (stage_get_setup (stage), firer, aims, tried->n_aims);
  gint amount = 0;

  g_assert_cmpint (question.need, ==, g_str_equal (tried->firer, BATTERY) ? 1 : 4);
  /* A six is not what a five is: where it is foreseen, dice fall in the middle. */
  g_assert_true (question.is_graded);
  for (guint i = 0; i < question.count; i++)
    g_assert_cmpint (question.adds[i], ==, tried->modifier);
  for (guint i = 0; i < question.n_modifiers; i++)
    {
      g_assert_nonnull (question.modifiers[i].clause);
      g_assert_cmpuint (question.modifiers[i].n_dice, ==, 0);
      amount += question.modifiers[i].amount;
    }
  g_assert_cmpint (amount, ==, tried->n_aims > 0 ? tried->modifier : 0);
}

/* What is expected of whole units of the two types agrees with what is rolled here. */
static void
check_average (Stage *stage, guint firer, guint target, const WarEmpiresAim *aims,
               const Case *tried)
{
  const WarSetup *setup = stage_get_setup (stage);
  const WarEmpiresType *type = war_empires_get_type (setup, firer);
  WarLength distance = war_ranks_get_distance (setup, stage_get_state (stage), firer, target);
  WarEmpiresVolley volley = {
    .rules = war_empires_get_data (setup)->rules,
    .shooter = type->type,
    .target = war_empires_get_type (setup, target)->type,
    .left = war_empires_get_strength (setup, stage_get_state (stage), firer),
    .range = war_empires_find_range (&type->weapon, distance),
    .is_covered = tried->is_covered,
    .amendments = tried->amendments,
  };
  guint most = (guint) war_empires_count_shot_hits (setup, firer, 6 + tried->modifier);
  guint n_dice = 0, n_hits = 0;
  WarOdds odds;

  for (guint i = 0; i < tried->n_aims; i++)
    n_dice += aims[i].n_dice;
  g_assert_cmpint (war_empires_volley_get_modifier (&volley), ==, tried->modifier);
  g_assert_cmpuint (war_empires_volley_count_dice (&volley), ==, n_dice);
  for (gint face = 1; face <= 6; face++)
    n_hits += (guint) war_empires_count_shot_hits (setup, firer, face + tried->modifier);
  if (n_dice * most > (guint) war_empires_get_full_strength (setup, target))
    return; /* it cannot lose so many */

  war_empires_volley_get_odds (&volley, &odds);
  g_assert_cmpfloat_with_epsilon (war_odds_display_mean (&odds), n_dice * n_hits / 6.0, 0.01);
}

static void
test_case (gconstpointer data)
{
  const Case *tried = data;
  g_autoptr (Stage) stage = stage_new (tried->amendments);
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];
  guint firer = stage_add_unit (stage, 1, tried->firer);
  guint target = stage_add_unit (stage, 2, tried->target);

  if (tried->is_covered)
    stage_add_box (stage, WAR_TERRAIN_RUBBLE, 40, 100 - tried->distance - 3, 80,
                   100 - tried->distance);
  stage_begin (stage);
  stage_put (stage, firer, WAR_FORMATION_LINE, 60, 100, 0);
  stage_put (stage, target, WAR_FORMATION_LINE, 60, 100 - tried->distance, 180);
  if (tried->firer_column != 0)
    *stage_unit (stage, firer, tried->firer_column) = tried->firer_value;
  if (tried->target_column != 0)
    *stage_unit (stage, target, tried->target_column) = 1;
  *stage_base (stage, firer, 0, WAR_EMPIRES_PIECE_FIGURES) -= tried->firer_loss;

  g_assert_cmpuint (war_empires_take_aim (stage_get_setup (stage), stage_get_state (stage), firer,
                                          target, FALSE, aims),
                    ==, tried->n_aims);
  for (guint i = 0; i < tried->n_aims; i++)
    g_assert_cmpint (aims[i].sum.sum, ==, tried->modifier);
  check_question (stage, firer, aims, tried);
  if (tried->n_aims > 0 && tried->firer_column == 0 && tried->target_column == 0)
    check_average (stage, firer, target, aims, tried);
}

/* The British at the bottom shoot at the Germans, 12 cm before them, as side A. */
static Stage *
begin_duel (WarAmendments amendments, const char *firer, const char *target, guint n_targets)
{
  Stage *stage = stage_new (amendments);

  stage_add_unit (stage, 1, firer);
  for (guint i = 0; i < n_targets; i++)
    stage_add_unit (stage, 2, target);
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 60, 100, 0);
  for (guint i = 0; i < n_targets; i++)
    stage_put (stage, 1 + i, WAR_FORMATION_LINE, 60 + 60 * i, 88, 180);
  return stage;
}

static gint
count_strength (Stage *stage, guint unit)
{
  return war_empires_get_strength (stage_get_setup (stage), stage_get_state (stage), unit);
}

/* empires.4.4: 3, 4, 5 and 6 are 0, 1, 1 and 2 hits; empires.7.1, empires.7.2, empires.C-17: all on
 * the base that the owner names, until it is gone; empires.C-25: the rest closes up to the middle;
 * empires.7.7: the fourth hit pins. */
static void
test_hits (void)
{
  g_autoptr (Stage) stage = begin_duel (0, INFANTRY, INFANTRY, 1);

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  stage_order (stage, "3 4 5 6", "1 fire pieces.0 moves=0 targets=4");
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_FIRED)->arguments[0], ==, 4);
  g_assert_cmpint (*stage_unit (stage, 1, WAR_EMPIRES_UNIT_STATE_PINNED), ==, 1);
  g_assert_cmpint (count_strength (stage, 1), ==, 16);
  stage_order (stage, "", "2 expose pieces.4 base=1");
  g_assert_cmpint (count_strength (stage, 1), ==, 12);
  g_assert_cmpint (*stage_base (stage, 1, 0, WAR_EMPIRES_PIECE_FIGURES), ==, 4);
  g_assert_cmpint (*stage_base (stage, 1, 3, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
  g_assert_cmpint (*stage_base (stage, 1, 1, WAR_PIECE_X), ==, 60 * WAR_CENTIMETRE);

  /* empires.C-4: once in its step. */
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_DONE, "empires.C-4",
                "1 fire pieces.0 moves=0 targets=4");
}

/* empires.C-4: each base measures for itself, so that two of four may be at long range, which the
 * event says of each die (empires.4.9). */
static void
test_dice_of_each_base (void)
{
  g_autoptr (Stage) stage = begin_duel (0, INFANTRY, INFANTRY, 1);
  const WarEvent *event;
  guint n_far = 0;

  stage_put (stage, 0, WAR_FORMATION_LINE, 60, 100, 20);
  stage_put (stage, 1, WAR_FORMATION_LINE, 64, 84, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  stage_order (stage, "4 4 4 4", "1 fire pieces.0 moves=0 targets=4");
  event = stage_event (stage, WAR_EMPIRES_EVENT_FIRED);
  for (guint i = 0; i < event->n_dice; i++)
    n_far += event->adds[i] == -1;
  g_assert_cmpuint (n_far, >, 0);
  g_assert_cmpuint (n_far, <, event->n_dice);
  g_assert_cmpuint (event->n_modifiers, ==, 1);
  g_assert_cmpuint (event->modifiers[0].n_dice, ==, n_far);
  g_assert_cmpstr (event->modifiers[0].clause, ==, "empires.4.9");
  g_assert_cmpuint (war_event_count_successes (event), ==, event->n_dice - n_far);
  g_assert_cmpint (event->arguments[0], ==, event->n_dice - n_far);
  g_assert_true (
    G_APPROX_VALUE (war_event_get_die_chance (event, 0), event->adds[0] == 0 ? 0.5 : 1 / 3., 1e-9));
}

/* empires.7.8: mounted cavalry is never pinned. */
static void
test_cavalry_is_not_pinned (void)
{
  g_autoptr (Stage) stage = begin_duel (0, INFANTRY, CAVALRY, 1);

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  stage_order (stage, "2 2 2 2", "1 fire pieces.0 moves=0 targets=4");
  stage_order (stage, "", "2 expose pieces.4 base=2");
  stage_order (stage, "", "2 expose pieces.4 base=1");
  g_assert_cmpint (count_strength (stage, 1), ==, 4);
  g_assert_cmpint (*stage_unit (stage, 1, WAR_EMPIRES_UNIT_STATE_PINNED), ==, 0);
}

/* empires.4.2, empires.7.5: four dice, one less for each hit; empires.7.6: a battery is gone at the
 * fourth. */
static void
test_machine_guns (void)
{
  g_autoptr (Stage) stage = begin_duel (0, MACHINE_GUN, BATTERY, 1);
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];

  *stage_base (stage, 0, 0, WAR_EMPIRES_PIECE_FIGURES) = 3;
  g_assert_cmpuint (
    war_empires_take_aim (stage_get_setup (stage), stage_get_state (stage), 0, 1, FALSE, aims), ==,
    1);
  g_assert_cmpuint (aims[0].n_dice, ==, 3);
  *stage_base (stage, 0, 0, WAR_EMPIRES_PIECE_FIGURES) = 4;
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  stage_order (stage, "6 6 6 6", "1 fire pieces.0 moves=0 targets=1");
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_LOST)->arguments[0], ==,
                   WAR_EMPIRES_LOST_FIRE);
}

/* empires.7.3: a shell that hits may hit a commander within 5 cm; empires.7.4: two hits remove
 * him. Whom small arms hit, no commander minds. */
static void
test_commanders_in_danger (void)
{
  g_autoptr (Stage) stage = stage_new (0);
  guint general = 2;

  stage_add_unit (stage, 1, BATTERY);
  stage_add_unit (stage, 2, INFANTRY);
  stage_add_unit (stage, 2, "general");
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 60, 100, 0);
  stage_put (stage, 1, WAR_FORMATION_LINE, 60, 80, 180);
  stage_put (stage, general, WAR_FORMATION_LINE, 60, 74, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  stage_order (stage, "3 6", "1 fire pieces.0 moves=0 targets=1");
  g_assert_cmpint (*stage_base (stage, general, 0, WAR_EMPIRES_PIECE_FIGURES), ==, 1);
  stage_order (stage, "", "2 expose pieces.1 base=1");
  *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_SHOT) = WAR_EMPIRES_SHOT_NONE;
  stage_order (stage, "3 6", "1 fire pieces.0 moves=0 targets=1");
  g_assert_cmpint (*stage_base (stage, general, 0, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
}

/* empires.7.3: whoever's unit is hit, and whosever commander is near. */
static void
test_commanders_of_either_side (void)
{
  g_autoptr (Stage) stage = stage_new (0);
  guint general;

  stage_add_unit (stage, 1, BATTERY);
  general = stage_add_unit (stage, 1, "general");
  stage_add_unit (stage, 2, INFANTRY);
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 60, 100, 0);
  stage_put (stage, general, WAR_FORMATION_LINE, 66, 83, 0);
  stage_put (stage, 2, WAR_FORMATION_LINE, 60, 80, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  stage_order (stage, "3 6", "1 fire pieces.0 moves=0 targets=2");
  g_assert_cmpint (*stage_base (stage, general, 0, WAR_EMPIRES_PIECE_FIGURES), ==, 1);
}

/* empires.C-13: side B says whether it moves later, and so much does it; who does not, stays. */
static void
test_moving_and_shooting (void)
{
  g_autoptr (Stage) stage = stage_new (0);

  stage_add_unit (stage, 1, INFANTRY);
  stage_add_unit (stage, 2, INFANTRY);
  stage_add_unit (stage, 2, INFANTRY);
  stage_add_unit (stage, 2, "general");
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 60, 100, 0);
  stage_put (stage, 1, WAR_FORMATION_LINE, 54, 88, 180);
  stage_put (stage, 2, WAR_FORMATION_LINE, 67, 88, 180);
  stage_put (stage, 3, WAR_FORMATION_LINE, 60, 80, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_B_SHOOTS);
  stage_order (stage, "1 1 1 1", "2 fire pieces.4 moves=1 targets=0");
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_FIRED)->arguments[1], ==, 1);
  stage_order (stage, "1 1 1 1", "2 fire pieces.8 moves=0 targets=0");
  stage_end_step (stage, "");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_CANNOT, "empires.C-13",
                "2 advance pieces.8 wheel=0 slant=2048 distance=100");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_DONE, "empires.C-13",
                "2 march pieces.4 wheel=0 slant=2048 distance=100");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_DONE, "empires.C-13",
                "2 march pieces.8 wheel=0 slant=2048 distance=100");
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_TOO_FAR, "empires.3.2",
                "2 advance pieces.4 wheel=0 slant=0 distance=8001");
  stage_order (stage, "", "2 advance pieces.4 wheel=0 slant=0 distance=8000");
}

/* empires.3.9, empires.3.10: of side A those shoot who did not move, or half; machine guns only if
 * they did not stir. */
static void
test_shooting_after_moving (void)
{
  g_autoptr (Stage) stage = begin_duel (0, INFANTRY, INFANTRY, 1);

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_COMMAND) = WAR_EMPIRES_COMMAND_MOVE;
  stage_refuse (stage, WAR_EMPIRES_REFUSAL_DONE, "empires.C-13",
                "1 fire pieces.0 moves=0 targets=4");
  *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_COMMAND) = WAR_EMPIRES_COMMAND_HALF_MOVE;
  stage_order (stage, "4 1 1 1", "1 fire pieces.0 moves=0 targets=4");
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_FIRED)->arguments[0], ==, 0);

  g_autoptr (Stage) guns = begin_duel (0, MACHINE_GUN, INFANTRY, 1);

  stage_set_step (guns, WAR_EMPIRES_PHASE_A_SHOOTS);
  *stage_unit (guns, 0, WAR_EMPIRES_UNIT_STATE_COMMAND) = WAR_EMPIRES_COMMAND_MOVE;
  stage_refuse (guns, WAR_EMPIRES_REFUSAL_DONE, "empires.C-13",
                "1 fire pieces.0 moves=0 targets=1");
}

/* Who does not shoot, and why; a piece is named by all. */
typedef struct
{
  const char *firer;
  guint column; /* of the firer: set to the value; 0: none */
  gint32 value;
  double distance; /* of the target */
  WarEmpiresRefusal kind;
  const char *clause;
} Silence;

/* empires.C-17: limbered batteries and who retreats do not shoot; empires.C-4: nor who has shot,
 * touches enemies or sees none in reach; empires.C-13: nor, of side A, who has moved. */
static void
test_who_shoots (void)
{
  static const Silence silences[] = {
    { BATTERY, WAR_EMPIRES_UNIT_STATE_LIMBERED, 1, 12, WAR_EMPIRES_REFUSAL_CANNOT, "empires.C-17" },
    { INFANTRY, WAR_EMPIRES_UNIT_STATE_RETREAT, 2, 12, WAR_EMPIRES_REFUSAL_RETREATS,
      "empires.C-21" },
    { INFANTRY, WAR_EMPIRES_UNIT_STATE_SHOT, WAR_EMPIRES_SHOT_STANDING, 12,
      WAR_EMPIRES_REFUSAL_DONE, "empires.C-4" },
    { INFANTRY, WAR_EMPIRES_UNIT_STATE_COMMAND, WAR_EMPIRES_COMMAND_MOVE, 12,
      WAR_EMPIRES_REFUSAL_DONE, "empires.C-13" },
    { INFANTRY, 0, 0, 0, WAR_EMPIRES_REFUSAL_IN_CONTACT, "empires.C-4" },
    { INFANTRY, 0, 0, 80, WAR_EMPIRES_REFUSAL_NO_SHOT, "empires.C-4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (silences); i++)
    {
      const Silence *tried = &silences[i];
      g_autoptr (Stage) stage = begin_duel (0, tried->firer, INFANTRY, 1);
      gint target = (gint) war_ranks_first (stage_get_setup (stage), 1);
      WarRefusal refusal;

      stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
      stage_put (stage, 1, WAR_FORMATION_LINE, 60, 100 - tried->distance, 180);
      if (tried->column != 0)
        *stage_unit (stage, 0, tried->column) = tried->value;
      refusal = stage_refuse (stage, tried->kind, tried->clause,
                              "1 fire pieces.0 moves=0 targets=%d", target);
      g_assert_cmpint (refusal.arguments[0], ==,
                       tried->kind == WAR_EMPIRES_REFUSAL_NO_SHOT ? target : 0);
    }
}

/* empires.C-18, empires.C-4: nobody aims at friends, commanders, a base that is not a unit's first,
 * or who is in a melee. */
static void
test_targets (void)
{
  g_autoptr (Stage) stage = stage_new (0);
  WarRefusal refusal;

  stage_add_unit (stage, 1, INFANTRY);
  stage_add_unit (stage, 1, INFANTRY);
  stage_add_unit (stage, 2, INFANTRY);
  stage_add_unit (stage, 2, "general");
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 60, 100, 0);
  stage_put (stage, 1, WAR_FORMATION_LINE, 20, 88, 0);
  stage_put (stage, 2, WAR_FORMATION_LINE, 60, 88, 180);
  stage_put (stage, 3, WAR_FORMATION_LINE, 90, 88, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  stage_put (stage, 1, WAR_FORMATION_LINE, 60, 88, 0);
  for (gint piece = 4; piece <= 12; piece++)
    if (piece != 8)
      {
        refusal = stage_refuse (stage, WAR_EMPIRES_REFUSAL_TARGET, "empires.C-18",
                                "1 fire pieces.0 moves=0 targets=%d", piece);
        g_assert_cmpint (refusal.arguments[0], ==, piece);
      }
  refusal = stage_refuse (stage, WAR_EMPIRES_REFUSAL_TARGET_IN_CONTACT, "empires.C-4",
                          "1 fire pieces.0 moves=0 targets=8");
  g_assert_cmpint (refusal.arguments[0], ==, 8);
}

/* empires.C-4: bases of other units block sight, and arcs limit it. */
static void
test_blocked (void)
{
  g_autoptr (Stage) stage = begin_duel (0, INFANTRY, INFANTRY, 2);
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];

  stage_put (stage, 2, WAR_FORMATION_LINE, 60, 94, 180);
  g_assert_cmpuint (
    war_empires_take_aim (stage_get_setup (stage), stage_get_state (stage), 0, 1, FALSE, aims), ==,
    0);
  stage_put (stage, 2, WAR_FORMATION_LINE, 60, 106, 0);
  g_assert_cmpuint (
    war_empires_take_aim (stage_get_setup (stage), stage_get_state (stage), 0, 2, FALSE, aims), ==,
    0);
}

/* empires.C-16, with the amendment: who is shot at may lie down before the dice. */
static void
test_lying_under_fire (void)
{
  g_autoptr (Stage) stage = begin_duel (PRONE_COVER, INFANTRY, INFANTRY, 1);

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  stage_order (stage, "", "1 fire pieces.0 moves=0 targets=4");
  stage_order (stage, "4 4 4 4", "2 lie pieces.4");
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_FIRED)->arguments[0], ==, 0);
  g_assert_cmpint (*stage_unit (stage, 1, WAR_EMPIRES_UNIT_STATE_PRONE), ==, 1);

  g_autoptr (Stage) other = begin_duel (PRONE_COVER, INFANTRY, INFANTRY, 1);

  stage_set_step (other, WAR_EMPIRES_PHASE_A_SHOOTS);
  stage_order (other, "", "1 fire pieces.0 moves=0 targets=4");
  stage_order (other, "4 1 1 1", "2 stand pieces.4");
  g_assert_cmpint (stage_event (other, WAR_EMPIRES_EVENT_FIRED)->arguments[0], ==, 1);
}

/* empires.C-16: the same when side 2 shoots; it is the side that is shot at that is asked. */
static void
test_lying_under_fire_of_b (void)
{
  g_autoptr (Stage) stage = begin_duel (PRONE_COVER, INFANTRY, INFANTRY, 1);

  stage_set_step (stage, WAR_EMPIRES_PHASE_B_SHOOTS);
  stage_order (stage, "", "2 fire pieces.4 moves=0 targets=0");
  stage_order (stage, "4 4 4 4", "1 lie pieces.0");
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_FIRED)->arguments[0], ==, 0);
  g_assert_cmpint (*stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_PRONE), ==, 1);
}

/* empires.C-16: who is in cover is asked nothing, as lying down adds nothing. */
static void
test_lying_in_cover (void)
{
  g_autoptr (Stage) stage = stage_new (PRONE_COVER);

  stage_add_unit (stage, 1, INFANTRY);
  stage_add_unit (stage, 2, INFANTRY);
  stage_add_box (stage, WAR_TERRAIN_RUBBLE, 40, 84, 80, 88);
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 60, 100, 0);
  stage_put (stage, 1, WAR_FORMATION_LINE, 60, 88, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  stage_order (stage, "4 4 4 4", "1 fire pieces.0 moves=0 targets=4");
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_FIRED)->arguments[0], ==, 0);
}

/* What is foreseen of the one unit that the order hits. */
static WarForeseenLoss
foresee (Stage *stage, const WarOrder *order)
{
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  WarForeseenLoss loss;
  WarRefusal refusal;

  war_foresight_init (foresight);
  g_assert_true (war_play_foresee (stage_get_setup (stage), stage_get_state (stage), order,
                                   foresight, &refusal));
  g_assert_cmpuint (foresight->n_losses, ==, 1);
  loss = foresight->losses[0];
  war_foresight_clear (foresight);
  return loss;
}

/* The fire of a side's only unit at the other's. */
static WarForeseenLoss
foresee_fire (Stage *stage, gint seat, gint32 moves)
{
  const WarSetup *setup = stage_get_setup (stage);
  WarOrder order
    = war_order_new (WAR_EMPIRES_ORDER_FIRE, seat, (gint) war_ranks_first (setup, (guint) seat));

  order.arguments[0] = moves;
  order.n_targets = 1;
  order.targets[0] = (gint) war_ranks_first (setup, (guint) (1 - seat));
  return foresee (stage, &order);
}

/* empires.C-16: who may lie down sees what the shot does then, and what it does else. */
static void
test_foreseen_answer (void)
{
  g_autoptr (Stage) stage = begin_duel (PRONE_COVER, INFANTRY, INFANTRY, 1);
  WarOrder lie = war_order_new (WAR_EMPIRES_ORDER_LIE, 1, 4);
  WarOrder stand = war_order_new (WAR_EMPIRES_ORDER_STAND, 1, 4);

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  stage_order (stage, "", "1 fire pieces.0 moves=0 targets=4");
  g_assert_cmpuint (foresee (stage, &stand).loss, ==, 16 * WAR_PROBABILITY_ONE / 6);
  g_assert_cmpuint (foresee (stage, &lie).loss, ==, 8 * WAR_PROBABILITY_ONE / 6);
}

/* empires.4.4: of each die 4 and 5 are one hit and 6 is two: four dice lose 16 figures in 6. */
static void
test_foresight (void)
{
  g_autoptr (Stage) stage = begin_duel (0, INFANTRY, INFANTRY, 1);
  WarForeseenLoss loss;

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  loss = foresee_fire (stage, 0, 0);
  g_assert_cmpuint (loss.loss, ==, 16 * WAR_PROBABILITY_ONE / 6);
  g_assert_cmpuint (loss.destroyed, ==, 0);
}

/* empires.7.5: a company is lost by as many hits as it has dice: all four, with 5 or 6. */
static void
test_foreseen_destruction (void)
{
  g_autoptr (Stage) stage = begin_duel (0, INFANTRY, MACHINE_GUN, 1);
  WarForeseenLoss loss;

  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  loss = foresee_fire (stage, 0, 0);
  g_assert_cmpuint (loss.loss, ==, 8 * WAR_PROBABILITY_ONE / 6);
  g_assert_cmpuint (loss.destroyed, ==, WAR_PROBABILITY_ONE / 81);
}

/* empires.C-13: who says that it will move too has 1 less on each die. */
static void
test_foreseen_move (void)
{
  g_autoptr (Stage) stage = begin_duel (0, INFANTRY, INFANTRY, 1);

  stage_set_step (stage, WAR_EMPIRES_PHASE_B_SHOOTS);
  g_assert_cmpuint (foresee_fire (stage, 1, 0).loss, ==, 16 * WAR_PROBABILITY_ONE / 6);
  g_assert_cmpuint (foresee_fire (stage, 1, 1).loss, ==, 8 * WAR_PROBABILITY_ONE / 6);
}

/* empires.4.5: cover counts against each die, and the target is said to be in it. */
static void
test_foreseen_cover (void)
{
  for (gint is_covered = 0; is_covered < 2; is_covered++)
    {
      g_autoptr (Stage) stage = stage_new (0);
      WarForeseenLoss loss;

      stage_add_unit (stage, 1, INFANTRY);
      stage_add_unit (stage, 2, INFANTRY);
      if (is_covered)
        stage_add_box (stage, WAR_TERRAIN_RUBBLE, 40, 85, 80, 88);
      stage_begin (stage);
      stage_put (stage, 0, WAR_FORMATION_LINE, 60, 100, 0);
      stage_put (stage, 1, WAR_FORMATION_LINE, 60, 88, 180);
      stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
      loss = foresee_fire (stage, 0, 0);
      g_assert_cmpuint (loss.loss, ==, (is_covered ? 8 : 16) * WAR_PROBABILITY_ONE / 6);
      g_assert_cmpint (loss.cover, ==, is_covered);
    }
}

/* empires.C-9: from outside of 60° to either side of where a base looks it is enfiladed. */
static void
test_enfilade (void)
{
  static const struct
  {
    double x, y; /* of the guns, from the target, 40 cm away */
    gint degrees;
    gboolean enfilades;
  } places[] = {
    { 0, -40, 180, FALSE },     { 28.3, -28.3, 225, FALSE }, { -28.3, -28.3, 135, FALSE },
    { 38.6, -10.4, 255, TRUE }, { -38.6, -10.4, 105, TRUE }, { 0, 40, 0, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (Stage) stage = stage_new (0);
      WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];
      guint guns = stage_add_unit (stage, 1, BATTERY);
      guint target = stage_add_unit (stage, 2, MACHINE_GUN);

      stage_begin (stage);
      stage_put (stage, guns, WAR_FORMATION_LINE, 90 + places[i].x, 60 + places[i].y,
                 places[i].degrees);
      stage_put (stage, target, WAR_FORMATION_LINE, 90, 60, 0);
      g_assert_cmpuint (war_empires_take_aim (stage_get_setup (stage), stage_get_state (stage),
                                              guns, target, FALSE, aims),
                        ==, 1);
      g_assert_cmpint (aims[0].enfilades, ==, places[i].enfilades);
    }
}

/* A battery round (60, 100) that looks to the north-east, and a company to its north, 32.4 cm from
 * its middle. */
static Stage *
begin_turn (gboolean is_hemmed)
{
  Stage *stage = stage_new (0);

  stage_add_unit (stage, 1, BATTERY);
  stage_add_unit (stage, 1, MACHINE_GUN);
  stage_add_unit (stage, 2, MACHINE_GUN);
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 61.41, 98.59, 45);
  stage_put (stage, 1, WAR_FORMATION_LINE, is_hemmed ? 63.61 : 90, 96.39, 45);
  stage_put (stage, 2, WAR_FORMATION_LINE, 60, 67.6, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  return stage;
}

static gint
get_heading (Stage *stage, guint unit)
{
  return war_ranks_get_whole (stage_get_setup (stage), stage_get_state (stage), unit).heading;
}

/* empires.C-4: guns turn first, and what counts is measured from there: a corner of theirs is
 * within short range, their front is not. */
static void
test_turn (void)
{
  g_autoptr (Stage) stage = begin_turn (FALSE);
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];

  g_assert_cmpuint (
    war_empires_take_aim (stage_get_setup (stage), stage_get_state (stage), 0, 2, FALSE, aims), ==,
    1);
  g_assert_cmpint (aims[0].sum.sum, ==, -3);
  stage_order (stage, "1", "1 fire pieces.0 moves=0 targets=2");
  g_assert_cmpint (get_heading (stage, 0), ==, 0);
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_MOVED)->actor, ==, 0);
  g_assert_cmpint (stage_event (stage, WAR_EMPIRES_EVENT_MOVED)->arguments[2], ==, 0);
}

/* empires.C-4, empires.C-15: without room to turn, or pinned, they have nothing in their arc. */
static void
test_no_turn (void)
{
  for (gint32 is_pinned = 0; is_pinned <= 1; is_pinned++)
    {
      g_autoptr (Stage) stage = begin_turn (is_pinned == 0);
      WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];

      *stage_unit (stage, 0, WAR_EMPIRES_UNIT_STATE_PINNED) = is_pinned;
      g_assert_cmpuint (
        war_empires_take_aim (stage_get_setup (stage), stage_get_state (stage), 0, 2, FALSE, aims),
        ==, 0);
    }
}

/* empires.C-4: they turn to the nearest base that they see, not to one behind a house. */
static void
test_turn_to_seen (void)
{
  g_autoptr (Stage) stage = stage_new (0);
  WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES];
  WarBase bases[WAR_EMPIRES_MAX_BASES];

  stage_add_box (stage, WAR_TERRAIN_BUILDING, 60, 60, 68, 70);
  stage_add_unit (stage, 1, BATTERY);
  stage_add_unit (stage, 2, INFANTRY);
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 62, 100, 90);
  stage_put (stage, 1, WAR_FORMATION_LINE, 60, 50, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);

  g_assert_cmpuint (
    war_empires_take_aim (stage_get_setup (stage), stage_get_state (stage), 0, 1, FALSE, aims), ==,
    1);
  war_ranks_get_bases (stage_get_setup (stage), stage_get_state (stage), 1, bases);
  g_assert_cmpint (bases[aims[0].target_base].centre.x, <, 60 * WAR_CENTIMETRE);
  stage_order (stage, "1", "1 fire pieces.0 moves=0 targets=1");
  g_assert_cmpint (get_heading (stage, 0), >, WAR_HEADING_TURN - WAR_HEADING_TURN / 16);
}

/* The greatest value of "moves" that the seat is offered with a shot, at the one enemy. */
static gint32
get_most_moves (Stage *stage, gint seat)
{
  g_autoptr (GArray) options
    = war_play_list_options (stage_get_setup (stage), stage_get_state (stage), seat, WAR_NONE);

  for (guint i = 0; i < options->len; i++)
    {
      const WarOption *option = &g_array_index (options, WarOption, i);

      if (option->kind != WAR_EMPIRES_ORDER_FIRE)
        continue;
      g_assert_cmpuint (option->n_candidates, ==, 1);
      g_assert_cmpint (option->candidates[0], ==, seat == 0 ? 4 : 0);
      g_assert_true (war_domain_has (&option->arguments[0], 0));
      return war_domain_get (&option->arguments[0], war_domain_count (&option->arguments[0]) - 1);
    }
  g_assert_not_reached ();
}

/* empires.C-13: only who shoots before he moves is offered to say that he will. */
static void
test_offer (void)
{
  g_autoptr (Stage) stage = stage_new (0);

  stage_add_unit (stage, 1, INFANTRY);
  stage_add_unit (stage, 2, INFANTRY);
  stage_begin (stage);
  stage_put (stage, 0, WAR_FORMATION_LINE, 60, 60, 0);
  stage_put (stage, 1, WAR_FORMATION_LINE, 60, 50, 180);
  stage_set_step (stage, WAR_EMPIRES_PHASE_A_SHOOTS);
  g_assert_cmpint (get_most_moves (stage, 0), ==, 0);
  stage_set_step (stage, WAR_EMPIRES_PHASE_B_SHOOTS);
  g_assert_cmpint (get_most_moves (stage, 1), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/rules/empires.4.4/hits", test_hits);
  g_test_add_func ("/rules/empires.4.9/each-base", test_dice_of_each_base);
  g_test_add_func ("/rules/empires.4.4/foresight", test_foresight);
  g_test_add_func ("/rules/empires.7.5/foresight", test_foreseen_destruction);
  g_test_add_func ("/rules/empires.C-13/foresight", test_foreseen_move);
  g_test_add_func ("/rules/empires.4.5/foresight", test_foreseen_cover);
  g_test_add_func ("/rules/empires.C-16/foresight", test_foreseen_answer);
  g_test_add_func ("/rules/empires.7.8/cavalry", test_cavalry_is_not_pinned);
  g_test_add_func ("/rules/empires.7.5/machine-guns", test_machine_guns);
  g_test_add_func ("/rules/empires.7.3/commanders", test_commanders_in_danger);
  g_test_add_func ("/rules/empires.7.3/either-side", test_commanders_of_either_side);
  g_test_add_func ("/rules/empires.C-13/side-b", test_moving_and_shooting);
  g_test_add_func ("/rules/empires.3.9/side-a", test_shooting_after_moving);
  g_test_add_func ("/rules/empires.C-17/who", test_who_shoots);
  g_test_add_func ("/rules/empires.C-4/targets", test_targets);
  g_test_add_func ("/rules/empires.C-4/blocked", test_blocked);
  g_test_add_func ("/rules/empires.C-16/under-fire", test_lying_under_fire);
  g_test_add_func ("/rules/empires.C-16/under-fire-of-b", test_lying_under_fire_of_b);
  g_test_add_func ("/rules/empires.C-16/lying-in-cover", test_lying_in_cover);
  g_test_add_func ("/rules/empires.C-9/enfilade", test_enfilade);
  g_test_add_func ("/rules/empires.C-4/turn", test_turn);
  g_test_add_func ("/rules/empires.C-4/turn-without-room", test_no_turn);
  g_test_add_func ("/rules/empires.C-4/turn-to-seen", test_turn_to_seen);
  g_test_add_func ("/rules/empires.C-13/offer", test_offer);
  return g_test_run ();
}

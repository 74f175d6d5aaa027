/* test-empires-events.c: what is said of what happens in End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "text/game/event.h"
#include "text/game/look.h"
#include "text/game/piece.h"
#include "text/game/state.h"

#include "mons.h"

static const struct
{
  WarEvent event;
  const char *sentence;
} events[] = {
  { { .kind = WAR_EMPIRES_EVENT_ROLLED,
      .actor = WAR_NONE,
      .target = WAR_NONE,
      .arguments = { 1 },
      .n_dice = 2,
      .dice = { 3, 5 } },
    "Roll-off: British 3, Germans 5. Higher: Germans." },
  { { .kind = WAR_EMPIRES_EVENT_ROLLED,
      .actor = WAR_NONE,
      .target = WAR_NONE,
      .arguments = { WAR_NONE },
      .n_dice = 2,
      .dice = { 3, 3 } },
    "Roll-off: British 3, Germans 3. Both roll again." },
  { { .kind = WAR_EMPIRES_EVENT_PLACED,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { CM (42), CM (30), TURN (90), LINE } },
    "7th Infantry Brigade is placed at H2, facing east." },
  { { .kind = WAR_EMPIRES_EVENT_ROUND, .actor = WAR_NONE, .target = WAR_NONE, .arguments = { 3 } },
    "Round 3 of 10 begins." },
  { { .kind = WAR_EMPIRES_EVENT_ORDER_OF_SIDES,
      .actor = WAR_NONE,
      .target = WAR_NONE,
      .arguments = { 1 } },
    "Side A: Germans." },
  { { .kind = WAR_EMPIRES_EVENT_PHASE,
      .actor = WAR_NONE,
      .target = WAR_NONE,
      .arguments = { PHASE (MELEE), WAR_NONE } },
    "Next step: melee." },
  { { .kind = WAR_EMPIRES_EVENT_PHASE,
      .actor = WAR_NONE,
      .target = WAR_NONE,
      .arguments = { PHASE (A_MOVES), 0 } },
    "Next step: side A moves (British)." },
  { { .kind = WAR_EMPIRES_EVENT_MOVED,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { CM (42), CM (30), TURN (90), CM (8), WAR_BOUND_NONE } },
    "7th Infantry Brigade moves 8\u00a0cm to H2, facing east." },
  { { .kind = WAR_EMPIRES_EVENT_MOVED,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { CM (42), CM (30), TURN (90), 0, WAR_BOUND_NONE } },
    "7th Infantry Brigade turns at H2, facing east." },
  { { .kind = WAR_EMPIRES_EVENT_MOVED,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { CM (42), CM (30), TURN (90), 49, WAR_BOUND_NONE } },
    "7th Infantry Brigade turns at H2, facing east." },
  { { .kind = WAR_EMPIRES_EVENT_CHANGED,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { COLUMN } },
    "7th Infantry Brigade forms column." },
  { { .kind = WAR_EMPIRES_EVENT_MOUNTED, .actor = BRIGADE, .target = WAR_NONE, .arguments = { 0 } },
    "7th Infantry Brigade mounts." },
  { { .kind = WAR_EMPIRES_EVENT_MOUNTED, .actor = BRIGADE, .target = WAR_NONE, .arguments = { 1 } },
    "7th Infantry Brigade dismounts." },
  { { .kind = WAR_EMPIRES_EVENT_BOARDED, .actor = BRIGADE, .target = GUNS, .arguments = { 0 } },
    "7th Infantry Brigade boards the lorries beside it." },
  { { .kind = WAR_EMPIRES_EVENT_BOARDED, .actor = GUNS, .target = BRIGADE, .arguments = { 0 } },
    "XXIII Brigade RFA boards 7th Infantry Brigade." },
  { { .kind = WAR_EMPIRES_EVENT_ALIGHTED,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { CM (42), CM (30), TURN (90), LINE } },
    "7th Infantry Brigade alights at H2, facing east." },
  { { .kind = WAR_EMPIRES_EVENT_LOAD,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { 1, 15 },
      .n_dice = 1,
      .dice = { 6 } },
    "The lorry of 7th Infantry Brigade is lost: 6, 1 figure is lost, 15 left." },
  { { .kind = WAR_EMPIRES_EVENT_LOAD,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { 3, 13 },
      .n_dice = 1,
      .dice = { 6 } },
    "The lorry of 7th Infantry Brigade is lost: 6, 3 figures are lost, 13 left." },
  { { .kind = WAR_EMPIRES_EVENT_FORMED_UP,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { CM (42), CM (30), 0, LINE } },
    "7th Infantry Brigade forms up at H2, facing north." },
  { { .kind = WAR_EMPIRES_EVENT_LAY_DOWN,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { 0 } },
    "7th Infantry Brigade lies down." },
  { { .kind = WAR_EMPIRES_EVENT_ROSE, .actor = BRIGADE, .target = WAR_NONE, .arguments = { 0 } },
    "7th Infantry Brigade gets up." },
  { { .kind = WAR_EMPIRES_EVENT_FIRED,
      .actor = GUNS,
      .target = ENEMY,
      .arguments = { 1, 0 },
      .n_dice = 2,
      .dice = { 1, 6 },
      .need = 4 },
    "XXIII Brigade RFA shoots at 9. Infanterie-Brigade: 1 6, needs 4+: 1 hit." },
  { { .kind = WAR_EMPIRES_EVENT_FIRED,
      .actor = GUNS,
      .target = ENEMY,
      .arguments = { 5, 0 },
      .n_dice = 2,
      .dice = { 5, 6 },
      .adds = { -3, -3 },
      .need = 1,
      .n_modifiers = 2,
      .modifiers
      = { { .kind = WAR_EMPIRES_CAUSE_RANGE, .row = GUNS, .amount = -4 },
          { .kind = WAR_EMPIRES_CAUSE_TARGET_CAVALRY, .row = GUNS, .amount = 1, .n_dice = 1 } } },
    "XXIII Brigade RFA shoots at 9. Infanterie-Brigade: 5 6 (−3 each), needs 1+: 2 + 3 = 5 hits. "
    "Artillery at this range −4, at cavalry +1 (on 1 die)." },
  /* What the target has to do with is said of it. */
  { { .kind = WAR_EMPIRES_EVENT_FIRED,
      .actor = GUNS,
      .target = ENEMY,
      .arguments = { 1, 0 },
      .n_dice = 1,
      .dice = { 5 },
      .need = 4,
      .n_modifiers = 2,
      .modifiers = { { .kind = WAR_EMPIRES_CAUSE_RANGE, .row = GUNS, .amount = -4 },
                     { .kind = WAR_EMPIRES_CAUSE_RANGE, .row = ENEMY, .amount = -4 } } },
    "XXIII Brigade RFA shoots at 9. Infanterie-Brigade: 5, needs 4+: 1 hit. "
    "Artillery at this range −4, 9. Infanterie-Brigade: artillery at this range −4." },
  { { .kind = WAR_EMPIRES_EVENT_FIRED,
      .actor = GUNS,
      .target = ENEMY,
      .arguments = { 2, 0 },
      .n_dice = 3,
      .dice = { 1, 5, 6 },
      .adds = { 1, 0, -1 },
      .need = 4 },
    "XXIII Brigade RFA shoots at 9. Infanterie-Brigade: 1+1 5 6−1, needs 4+: 2 hits." },
  { { .kind = WAR_EMPIRES_EVENT_EXPOSED, .actor = BRIGADE, .target = WAR_NONE, .arguments = { 2 } },
    "7th Infantry Brigade loses figures on base 2 first." },
  { { .kind = WAR_EMPIRES_EVENT_HIT, .actor = BRIGADE, .target = WAR_NONE, .arguments = { 1, 15 } },
    "7th Infantry Brigade loses 1 figure: 15 of 16 are left." },
  { { .kind = WAR_EMPIRES_EVENT_HIT, .actor = BRIGADE, .target = WAR_NONE, .arguments = { 2, 14 } },
    "7th Infantry Brigade loses 2 figures: 14 of 16 are left." },
  { { .kind = WAR_EMPIRES_EVENT_BASE_LOST,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { 3, 2 } },
    "7th Infantry Brigade loses base 2 and has 3 bases left." },
  { { .kind = WAR_EMPIRES_EVENT_PINNED, .actor = BRIGADE, .target = WAR_NONE, .arguments = { 0 } },
    "7th Infantry Brigade is pinned." },
  { { .kind = WAR_EMPIRES_EVENT_UNPINNED,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { 0 } },
    "7th Infantry Brigade is pinned no longer." },
  { { .kind = WAR_EMPIRES_EVENT_ENDANGERED,
      .actor = GENERAL,
      .target = WAR_NONE,
      .arguments = { 0 },
      .n_dice = 1,
      .dice = { 2 } },
    "Shells fall near Smith-Dorrien: 2, no harm." },
  { { .kind = WAR_EMPIRES_EVENT_ENDANGERED,
      .actor = GENERAL,
      .target = WAR_NONE,
      .arguments = { 1 },
      .n_dice = 1,
      .dice = { 6 } },
    "Shells fall near Smith-Dorrien: 6, a hit." },
  { { .kind = WAR_EMPIRES_EVENT_DISPLACED,
      .actor = GENERAL,
      .target = WAR_NONE,
      .arguments = { CM (42), CM (30) } },
    "Smith-Dorrien makes way and goes to H2." },
  { { .kind = WAR_EMPIRES_EVENT_CHARGED,
      .actor = BRIGADE,
      .target = ENEMY,
      .arguments = { CM (42), CM (30), 0 } },
    "7th Infantry Brigade advances into contact with 9. Infanterie-Brigade." },
  { { .kind = WAR_EMPIRES_EVENT_FOUGHT,
      .actor = BRIGADE,
      .target = ENEMY,
      .arguments = { 4, 4, 3, 1, 2 },
      .n_dice = 2,
      .dice = { 3, 2 } },
    "Melee round 2, base 3 of 7th Infantry Brigade against base 1 of 9. Infanterie-Brigade: 3 and "
    "2, 4 "
    "to "
    "4, nobody falls." },
  { { .kind = WAR_EMPIRES_EVENT_FOUGHT,
      .actor = BRIGADE,
      .target = ENEMY,
      .arguments = { 3, 4, 3, 1, 2 },
      .n_dice = 2,
      .dice = { 3, 2 } },
    "Melee round 2, base 3 of 7th Infantry Brigade against base 1 of 9. Infanterie-Brigade: 3 and "
    "2, 3 "
    "to "
    "4, that of 7th Infantry Brigade falls." },
  { { .kind = WAR_EMPIRES_EVENT_FOUGHT,
      .actor = BRIGADE,
      .target = ENEMY,
      .arguments = { 5, 4, 3, 1, 1 },
      .n_dice = 2,
      .dice = { 3, 2 } },
    "Melee round 1, base 3 of 7th Infantry Brigade against base 1 of 9. Infanterie-Brigade: 3 and "
    "2, 5 "
    "to "
    "4, that of 9. Infanterie-Brigade falls." },
  { { .kind = WAR_EMPIRES_EVENT_CUT_OFF,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { 0 },
      .n_dice = 1,
      .dice = { 2 } },
    "7th Infantry Brigade is cut off and rolls 2: it holds out." },
  { { .kind = WAR_EMPIRES_EVENT_CUT_OFF,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { 1 },
      .n_dice = 1,
      .dice = { 6 } },
    "7th Infantry Brigade is cut off and rolls 6: it gives up." },
  { { .kind = WAR_EMPIRES_EVENT_MORALE,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { -1, 0 },
      .n_dice = 1,
      .dice = { 2 },
      .adds = { -1 } },
    "7th Infantry Brigade tests its morale: 2−1 makes 1. It stays, as less than 7 does." },
  { { .kind = WAR_EMPIRES_EVENT_MORALE,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { 2, 1 },
      .n_dice = 1,
      .dice = { 6 },
      .adds = { 2 } },
    "7th Infantry Brigade tests its morale: 6+2 makes 8. It retreats, as 7 or more does." },
  { { .kind = WAR_EMPIRES_EVENT_RETREATS,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { 1 },
      .n_dice = 1,
      .dice = { 1 } },
    "7th Infantry Brigade retreats for 1 turn." },
  { { .kind = WAR_EMPIRES_EVENT_RETREATS,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { 2 },
      .n_dice = 1,
      .dice = { 4 } },
    "7th Infantry Brigade retreats for 2 turns." },
  { { .kind = WAR_EMPIRES_EVENT_RETREATED,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { CM (42), CM (30), 0, 1 } },
    "7th Infantry Brigade retreats to H2 (1 more step)." },
  { { .kind = WAR_EMPIRES_EVENT_RETREATED,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { CM (42), CM (30), 0, 0 } },
    "7th Infantry Brigade retreats to H2, and no farther." },
  { { .kind = WAR_EMPIRES_EVENT_RETREAT_ENDED, .actor = BRIGADE, .target = WAR_NONE },
    "7th Infantry Brigade ends its retreat." },
  { { .kind = WAR_EMPIRES_EVENT_LOST,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { LOST (FIRE) } },
    "7th Infantry Brigade is shot to pieces." },
  { { .kind = WAR_EMPIRES_EVENT_LOST,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { LOST (MELEE) } },
    "7th Infantry Brigade is lost in the melee." },
  { { .kind = WAR_EMPIRES_EVENT_LOST,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { LOST (OVERRUN) } },
    "7th Infantry Brigade is overrun." },
  { { .kind = WAR_EMPIRES_EVENT_LOST,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { LOST (SURRENDER) } },
    "7th Infantry Brigade surrenders." },
  { { .kind = WAR_EMPIRES_EVENT_LOST,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { LOST (LEFT_FIELD) } },
    "7th Infantry Brigade flees from the field." },
  { { .kind = WAR_EMPIRES_EVENT_LOST,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { LOST (CAPTURED) } },
    "7th Infantry Brigade is captured." },
  { { .kind = WAR_EMPIRES_EVENT_LOST,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { LOST (LEFT_OUT) } },
    "7th Infantry Brigade is left out: there is no room for it." },
  { { .kind = WAR_EMPIRES_EVENT_POINTS,
      .actor = BRIGADE,
      .target = WAR_NONE,
      .arguments = { 1, 1, 5, 0 } },
    "Victory points, Germans: +1, 5 in all, for the loss of 7th Infantry Brigade." },
  { { .kind = WAR_EMPIRES_EVENT_OVER,
      .actor = WAR_NONE,
      .target = WAR_NONE,
      .arguments = { WAR_WINNER_DRAW, 4, 4, 0 } },
    "The game is a draw, with 4 to 4 victory points." },
  { { .kind = WAR_EMPIRES_EVENT_OVER,
      .actor = WAR_NONE,
      .target = WAR_NONE,
      .arguments = { WAR_WINNER_SIDE_1, 6, 4, 0 } },
    "British win, with 6 to 4 victory points." },
  { { .kind = WAR_EMPIRES_EVENT_OVER,
      .actor = WAR_NONE,
      .target = WAR_NONE,
      .arguments = { WAR_WINNER_SIDE_2, 2, 5, 1 } },
    "Germans win: the enemy breaks. Victory points: 5 to 2." },
};

static void
test_events (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autofree char *sentence = text_event (fixture->setup, &events[i].event);

      g_assert_cmpstr (sentence, ==, events[i].sentence);
    }
}

/* ---------------------------------------------------------------------------------------------
 * The situation. */

static gint32 *
get_unit (Fixture *fixture, guint unit, guint column)
{
  return war_setup_get_formation (fixture->setup, fixture->state, unit) + column;
}

/* In centimetres and degrees. */
static void
put (Fixture *fixture, guint unit, gint x, gint y, gint heading)
{
  guint first = war_ranks_first (fixture->setup, unit);
  WarBase whole;

  for (guint i = 0; i < war_empires_get_type (fixture->setup, unit)->n_bases; i++)
    war_setup_get_piece (fixture->setup, fixture->state, first + i)[WAR_PIECE_PRESENCE]
      = WAR_PRESENCE_ON_FIELD;
  *get_unit (fixture, unit, WAR_FORMATION_IN_USE) = 1;
  whole = war_ranks_place_whole (fixture->setup, fixture->state, unit, WAR_FORMATION_LINE,
                                 (WarPosition){ CM (x), CM (y) }, TURN (heading));
  war_empires_set_whole (fixture->setup, fixture->state, unit, WAR_FORMATION_LINE, &whole);
}

#define STATE(name) WAR_EMPIRES_UNIT_STATE_##name

static const struct
{
  guint unit, columns[2]; /* of the unit's state, that are set; 0: none */
  const char *words;
} conditions[] = {
  { UNIT_BRIGADE, { 0 }, "16 of 16 left · line" },
  { UNIT_BRIGADE, { STATE (PINNED) }, "16 of 16 left · line, pinned" },
  { UNIT_BRIGADE, { STATE (UNFORMED) }, "16 of 16 left · not formed up" },
  { UNIT_BRIGADE,
    { STATE (RETREAT), STATE (MOVED) },
    "16 of 16 left · line, retreats for 1 more turn, moved" },
  { UNIT_BRIGADE, { STATE (PRONE), STATE (SHOT) }, "16 of 16 left · line, prone, fired" },
  { UNIT_GUNS, { STATE (LIMBERED) }, "4 of 4 left · limbered" },
  { UNIT_GUNS, { 0 }, "4 of 4 left · unlimbered" },
  { UNIT_BRIGADE, { STATE (DISMOUNTED) }, "16 of 16 left · line, dismounted" },
  { UNIT_BRIGADE, { STATE (CARRIED) }, "16 of 16 left · line" },
  { UNIT_GENERAL, { 0 }, "2 of 2 left" },
};

static void
test_conditions (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (conditions); i++)
    {
      guint unit = conditions[i].unit;
      g_autofree char *words = NULL;

      put (fixture, unit, 100, 100, 0);
      for (guint j = 0; j < G_N_ELEMENTS (conditions[i].columns); j++)
        if (conditions[i].columns[j] != 0)
          *get_unit (fixture, unit, conditions[i].columns[j]) = 1;
      words = text_empires_play.condition (fixture->setup, fixture->state,
                                           (gint) war_ranks_first (fixture->setup, unit));
      g_assert_cmpstr (words, ==, conditions[i].words);
      for (guint j = 0; j < G_N_ELEMENTS (conditions[i].columns); j++)
        if (conditions[i].columns[j] != 0)
          *get_unit (fixture, unit, conditions[i].columns[j]) = 0;
    }
}

static const struct
{
  gint phase, side;
  const char *words, *turn;
} situations[] = {
  { PHASE (SETUP), WAR_NONE, "The sides set up.", "The sides set up." },
  { PHASE (INITIATIVE), WAR_NONE, "Round 2 of 10 · initiative", "Round 2 of 10 · initiative" },
  { PHASE (A_MOVES), 0, "Round 2 of 10 · British · side A moves", "Round 2 · British" },
  { PHASE (B_SHOOTS), 1, "Round 2 of 10 · Germans · side B shoots", "Round 2 · Germans" },
  { PHASE (B_MOVES), 1, "Round 2 of 10 · Germans · side B moves", "Round 2 · Germans" },
  { PHASE (A_SHOOTS), 0, "Round 2 of 10 · British · side A shoots", "Round 2 · British" },
  { PHASE (MELEE), WAR_NONE, "Round 2 of 10 · melee", "Round 2 of 10 · melee" },
  { PHASE (MORALE), WAR_NONE, "Round 2 of 10 · morale", "Round 2 of 10 · morale" },
};

static void
test_situations (Fixture *fixture, gconstpointer data)
{
  gint32 *game = war_setup_get_game (fixture->setup, fixture->state);

  game[WAR_GAME_ROUND] = 2;
  for (guint i = 0; i < G_N_ELEMENTS (situations); i++)
    {
      g_autofree char *words = NULL, *turn = NULL;

      game[WAR_GAME_PHASE] = situations[i].phase;
      game[WAR_GAME_SIDE] = situations[i].side;
      words = text_situation (fixture->setup, fixture->state);
      g_assert_cmpstr (words, ==, situations[i].words);
      turn = text_turn (fixture->setup, fixture->state);
      g_assert_cmpstr (turn, ==, situations[i].turn);
    }
}

/* Once a game is over nobody's turn is said any more, but who has won. */
static void
test_outcome (Fixture *fixture, gconstpointer data)
{
  gint32 *game = war_setup_get_game (fixture->setup, fixture->state);
  g_autofree char *none = NULL, *before = NULL, *won = NULL, *after = NULL, *draw = NULL;

  game[WAR_GAME_ROUND] = 2;
  game[WAR_GAME_PHASE] = PHASE (B_MOVES);
  game[WAR_GAME_SIDE] = 1;
  none = text_outcome (fixture->setup, fixture->state);
  g_assert_null (none);
  before = text_progress (fixture->setup, fixture->state);
  g_assert_cmpstr (before, ==, "Round 2 of 10 · Germans · side B moves");

  game[WAR_EMPIRES_GAME_WINNER] = WAR_WINNER_SIDE_1;
  won = text_turn (fixture->setup, fixture->state);
  g_assert_cmpstr (won, ==, "Round 2 · Won by British");
  after = text_progress (fixture->setup, fixture->state);
  g_assert_cmpstr (after, ==, won);

  game[WAR_EMPIRES_GAME_WINNER] = WAR_WINNER_DRAW;
  game[WAR_GAME_ROUND] = 0;
  draw = text_turn (fixture->setup, fixture->state);
  g_assert_cmpstr (draw, ==, "A draw");
}

/* A brigade holds the bridge of Nimy, against one that lies before its guns. */
static void
test_field (Fixture *fixture, gconstpointer data)
{
  g_autofree char *state = NULL, *look = NULL, *brigade = NULL, *result = NULL;

  for (guint unit = 0; unit < fixture->setup->n_units; unit++)
    *get_unit (fixture, unit, WAR_FORMATION_IN_USE) = 0;
  put (fixture, UNIT_BRIGADE, 100, 57, 0);
  put (fixture, UNIT_GUNS, 80, 62, 0);
  put (fixture, UNIT_ENEMY, 80, 40, 180);
  *get_unit (fixture, UNIT_ENEMY, STATE (PRONE)) = 1;
  war_setup_get_game (fixture->setup, fixture->state)[WAR_GAME_PHASE] = PHASE (A_SHOOTS);

  state = text_state (fixture->setup, fixture->state);
  g_assert_cmpstr (
    state, ==,
    "Round 0 of 10 · British · side A shoots\n"
    "\n"
    "British · victory points: 2\n"
    " No.  Unit                   Square  From Corner  Facing  Strength\n"
    "   0  7th Infantry Brigade   J8      100 58           0°  16/16     line\n"
    "   4  8th Infantry Brigade                                16/16     to be placed\n"
    "   8  9th Infantry Brigade                                16/16     to be placed\n"
    "  12  13th Infantry Brigade                               16/16     to be placed\n"
    "  16  14th Infantry Brigade                               16/16     to be placed\n"
    "  20  Vickers Company 1                                   4/4       to be placed\n"
    "  21  Vickers Company 2                                   4/4       to be placed\n"
    "  22  XXIII Brigade RFA      O3      80 64            0°  4/4       unlimbered\n"
    "  23  XL Brigade RFA                                      4/4       to be placed\n"
    "  24  Smith-Dorrien                                       2/2       to be placed\n"
    "  25  Hamilton                                            2/2       to be placed\n"
    "\n"
    "Germans · victory points: 0\n"
    " No.  Unit                    Square  From Corner  Facing  Strength\n"
    "  26  9. Infanterie-Brigade   I3      80 39          180°  16/16     line, prone\n"
    "  30  11. Infanterie-Brigade                               16/16     to be placed\n"
    "  34  12. Infanterie-Brigade                               16/16     to be placed\n"
    "  38  33. Infanterie-Brigade                               16/16     to be placed\n"
    "  42  34. Infanterie-Brigade                               16/16     to be placed\n"
    "  46  35. Infanterie-Brigade                               16/16     to be placed\n"
    "  50  36. Infanterie-Brigade                               16/16     to be placed\n"
    "  54  Maxim Company                                        4/4       to be placed\n"
    "  55  Artillery of III Corps                               4/4       to be placed\n"
    "  56  Artillery of IX Corps                                4/4       to be placed\n"
    "  57  Lochow                                               2/2       to be placed\n"
    "  58  Quast                                                2/2       to be placed\n"
    "\n"
    "Jemappes (control point) at N1\n"
    "Nimy (control point) at J8, held by the British\n"
    "Obourg (control point) at R1\n");
  look = text_look (fixture->setup, fixture->state, GUNS);
  g_assert_cmpstr (look, ==,
                   "XXIII Brigade RFA · O3 · north\n"
                   "  18-Pounder Battery · 45 points\n"
                   "  Bs. 1  Str. 4  Road 30\u00a0cm  Off 16\u00a0cm  Pin. –\n"
                   "  Field Guns 30\u00a0cm/60\u00a0cm/120\u00a0cm/1, Arc 30, Artillery Fire\n"
                   "\n"
                   "  Strength, base by base: 4\n"
                   "  unlimbered\n"
                   "  1 base reaches 9. Infanterie-Brigade, 22\u00a0cm away.\n");
  for (guint base = 0; base < 4; base++)
    war_setup_get_piece (fixture->setup, fixture->state, BRIGADE + base)[WAR_EMPIRES_PIECE_FIGURES]
      = 4 - (gint32) base;
  brigade = text_look (fixture->setup, fixture->state, BRIGADE);
  g_assert_nonnull (strstr (brigade, "\n  Strength, base by base: 4 · 3 · 2 · 1\n  line\n"));
  result = text_result (fixture->setup, fixture->state);
  g_assert_cmpstr (result, ==,
                   "British: 2 units, victory points: 2\n"
                   "Germans: 1 unit, victory points: 0\n");
}

/* Of a unit that stands it is said how many bases are gone, not which rows of them are empty. */
static void
test_losses (Fixture *fixture, gconstpointer data)
{
  g_autofree char *none = text_piece_losses (fixture->setup, fixture->state, 0);
  g_autofree char *some = NULL, *all = NULL;
  guint first = BRIGADE;

  g_assert_null (none);
  for (guint base = 2; base < 4; base++)
    war_setup_get_piece (fixture->setup, fixture->state, first + base)[WAR_PIECE_PRESENCE]
      = WAR_PRESENCE_GONE;
  some = text_piece_losses (fixture->setup, fixture->state, 0);
  g_assert_cmpstr (some, ==, "Lost: 2 bases of 7th Infantry Brigade.");
  for (guint base = 0; base < 2; base++)
    war_setup_get_piece (fixture->setup, fixture->state, first + base)[WAR_PIECE_PRESENCE]
      = WAR_PRESENCE_GONE;
  all = text_piece_losses (fixture->setup, fixture->state, 0);
  g_assert_cmpstr (all, ==, "Lost: 7th Infantry Brigade.");
}

/* Who loses what by fire: figures, dice, crew. */
static void
test_hits (Fixture *fixture, gconstpointer data)
{
  WarEvent event = {
    .kind = WAR_EMPIRES_EVENT_HIT, .actor = BRIGADE, .target = WAR_NONE, .arguments = { 2, 14 }
  };
  g_autofree char *figures = text_event (fixture->setup, &event);
  g_autofree char *crew = NULL;

  g_assert_cmpstr (figures, ==, "7th Infantry Brigade loses 2 figures: 14 of 16 are left.");
  event.actor = GUNS;
  event.arguments[0] = 1;
  event.arguments[1] = 3;
  crew = text_event (fixture->setup, &event);
  g_assert_cmpstr (crew, ==, "XXIII Brigade RFA loses 1 of its crew: 3 of 4 are left.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/empires/events", test_events);
  ADD ("/text/empires/conditions", test_conditions);
  ADD ("/text/empires/situations", test_situations);
  ADD ("/text/empires/outcome", test_outcome);
  ADD ("/text/empires/field", test_field);
  ADD ("/text/empires/losses", test_losses);
  ADD ("/text/empires/hits", test_hits);

  return g_test_run ();
}

/* test-assault-events.c: what is said, word by word, of what happens in Trench Assault and of what
 * is refused
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"
#include "text/game/play-private.h"
#include "text/game/refusal.h"

#include "scenario.h"

#define OFFICER 0
#define RIFLES 1
#define GERMAN 40

/* The middle of the first line (B6). */
#define HERE 100 * WAR_CENTIMETRE, 30 * WAR_CENTIMETRE
#define EAST 1024
#define NOBODY WAR_NONE

typedef struct
{
  WarAssaultEvent kind;
  gint actor, target;
  gint32 arguments[6];
  const char *sentence;
} Said;

/* The first die is a 4, 5 is needed. */
static const Said events[] = {
  { WAR_ASSAULT_EVENT_SHELTERED,
    GERMAN,
    NOBODY,
    { 2, 3 },
    "German Riflemen 1 goes into bunker 2 (B6) and comes out as number 3." },
  { WAR_ASSAULT_EVENT_ENTRANCE,
    NOBODY,
    NOBODY,
    { 2, 1 },
    "The bombardment: 4. The entrance of bunker 2 (B6) stays open." },
  { WAR_ASSAULT_EVENT_ENTRANCE,
    NOBODY,
    NOBODY,
    { 3, 4 },
    "The bombardment: 4. The entrance of bunker 3 (C5) is blocked: the first base comes out in "
    "turn 4." },
  { WAR_ASSAULT_EVENT_STRETCH,
    NOBODY,
    NOBODY,
    { HERE, 0 },
    "The wire at B6: 4, needs 5+: it holds." },
  { WAR_ASSAULT_EVENT_STRETCH,
    NOBODY,
    NOBODY,
    { HERE, 1 },
    "The wire at B6: 4, needs 5+: it is gapped." },
  { WAR_ASSAULT_EVENT_ARRANGED,
    RIFLES,
    NOBODY,
    { HERE, EAST },
    "British Riflemen 1 is placed at B6, facing east." },
  { WAR_ASSAULT_EVENT_ROUND, NOBODY, NOBODY, { 3 }, "Turn 3 of 20 begins." },
  { WAR_ASSAULT_EVENT_PHASE,
    NOBODY,
    NOBODY,
    { WAR_ASSAULT_PHASE_FIRE },
    "Next step: direct fire." },
  { WAR_ASSAULT_EVENT_SHELLS, NOBODY, NOBODY, { 0 }, "4 shells fall in no-man’s-land." },
  { WAR_ASSAULT_EVENT_SHELL, NOBODY, NOBODY, { HERE, 2, 5 }, "Shell 2 of 5 falls at B6." },
  { WAR_ASSAULT_EVENT_SHELLED,
    RIFLES,
    NOBODY,
    { WAR_ASSAULT_NO_EFFECT },
    "British Riflemen 1 is near it: 4, no harm." },
  { WAR_ASSAULT_EVENT_SHELLED,
    RIFLES,
    NOBODY,
    { WAR_ASSAULT_KILLS },
    "British Riflemen 1 is near it: 4." },
  { WAR_ASSAULT_EVENT_FIRED,
    GERMAN,
    RIFLES,
    { 0, 0, WAR_ASSAULT_ROW_MOVING, 0 },
    "German Riflemen 1 fires at British Riflemen 1 (moving in the open, near): 4, no harm." },
  { WAR_ASSAULT_EVENT_FIRED,
    GERMAN,
    RIFLES,
    { 1, 0, WAR_ASSAULT_ROW_STILL, 1 },
    "German Riflemen 1 fires at British Riflemen 1 (pinned or still in the open, far): 4, "
    "pinned." },
  { WAR_ASSAULT_EVENT_FIRED,
    GERMAN,
    RIFLES,
    { 1, 1, WAR_ASSAULT_ROW_COVERED, 0 },
    "German Riflemen 1 fires at British Riflemen 1 (in a trench, near): 4, killed." },
  { WAR_ASSAULT_EVENT_HIT,
    RIFLES,
    NOBODY,
    { WAR_ASSAULT_PINS, 1 },
    "British Riflemen 1 is pinned." },
  { WAR_ASSAULT_EVENT_HIT,
    RIFLES,
    NOBODY,
    { WAR_ASSAULT_PINS, 0 },
    "British Riflemen 1 stays pinned." },
  { WAR_ASSAULT_EVENT_OFFICER,
    OFFICER,
    NOBODY,
    { HERE },
    "Captain Ashworth is replaced: the new one is at B6." },
  { WAR_ASSAULT_EVENT_MORALE,
    NOBODY,
    NOBODY,
    { 2, WAR_ASSAULT_NERVOUS, 4, 8 },
    "B Company has lost 4 of 8 bases and rolls 4: nervous." },
  { WAR_ASSAULT_EVENT_MORALE,
    NOBODY,
    NOBODY,
    { 5, WAR_ASSAULT_DEMORALISED, 6, 10 },
    "The garrison has lost 6 of 10 bases and rolls 4: demoralised." },
  { WAR_ASSAULT_EVENT_SURRENDERED,
    GERMAN,
    NOBODY,
    { 0 },
    "German Riflemen 1 is demoralised, and the enemy is near." },
  { WAR_ASSAULT_EVENT_MOVED,
    RIFLES,
    NOBODY,
    { HERE, EAST, 12 * WAR_CENTIMETRE },
    "British Riflemen 1 moves 12\u00a0cm to B6." },
  { WAR_ASSAULT_EVENT_TURNED, RIFLES, NOBODY, { EAST }, "British Riflemen 1 turns to east." },
  { WAR_ASSAULT_EVENT_CAME_BACK,
    RIFLES,
    NOBODY,
    { HERE, EAST },
    "British Riflemen 1 is nervous and does not stay so near to the enemy: it is back at B6." },
  { WAR_ASSAULT_EVENT_WITHDREW,
    RIFLES,
    NOBODY,
    { HERE, 0 },
    "British Riflemen 1 goes back to B6." },
  { WAR_ASSAULT_EVENT_WITHDREW,
    GERMAN,
    NOBODY,
    { HERE, 1 },
    "German Riflemen 1 goes back, beyond B6." },
  { WAR_ASSAULT_EVENT_STUCK,
    RIFLES,
    NOBODY,
    { 1 },
    "British Riflemen 1 gets into a trench or bog: 4, needs 5+: it is stuck." },
  { WAR_ASSAULT_EVENT_STUCK,
    RIFLES,
    NOBODY,
    { 0 },
    "British Riflemen 1 gets into a trench or bog: 4, needs 5+: it goes on." },
  { WAR_ASSAULT_EVENT_GAPPED,
    RIFLES,
    NOBODY,
    { HERE },
    "British Riflemen 1 leaves a gap in the wire at B6." },
  { WAR_ASSAULT_EVENT_EMERGED,
    GERMAN,
    NOBODY,
    { HERE },
    "German Riflemen 1 comes out of its bunker at B6." },
  { WAR_ASSAULT_EVENT_FORCED_BACK,
    RIFLES,
    NOBODY,
    { HERE, 0 },
    "British Riflemen 1 is forced back to B6." },
  { WAR_ASSAULT_EVENT_FORCED_BACK,
    RIFLES,
    NOBODY,
    { HERE, 1 },
    "British Riflemen 1 cannot get away from B6 and is cornered in the next turn." },
  { WAR_ASSAULT_EVENT_LOST,
    RIFLES,
    NOBODY,
    { WAR_ASSAULT_LOSS_KILLED },
    "British Riflemen 1 is killed." },
  { WAR_ASSAULT_EVENT_LOST,
    RIFLES,
    NOBODY,
    { WAR_ASSAULT_LOSS_CAPTURED },
    "British Riflemen 1 is captured." },
  { WAR_ASSAULT_EVENT_LOST,
    GERMAN,
    NOBODY,
    { WAR_ASSAULT_LOSS_SURRENDERED },
    "German Riflemen 1 surrenders." },
  { WAR_ASSAULT_EVENT_LOST,
    GERMAN,
    NOBODY,
    { WAR_ASSAULT_LOSS_LEFT },
    "German Riflemen 1 flees from the field." },
  { WAR_ASSAULT_EVENT_UNPINNED,
    RIFLES,
    NOBODY,
    { 1 },
    "British Riflemen 1 rolls 4, needs 5+: it is pinned no longer." },
  { WAR_ASSAULT_EVENT_UNPINNED,
    RIFLES,
    NOBODY,
    { 0 },
    "British Riflemen 1 rolls 4, needs 5+: it stays pinned." },
  { WAR_ASSAULT_EVENT_TAKEN, NOBODY, NOBODY, { 1 }, "The first line is taken." },
  { WAR_ASSAULT_EVENT_TAKEN, NOBODY, NOBODY, { 2 }, "The second line is taken." },
  { WAR_ASSAULT_EVENT_NOTE, OFFICER, 10, { 0 }, "Captain Ashworth speaks to Captain Bell." },
  { WAR_ASSAULT_EVENT_RUNNER,
    RIFLES,
    OFFICER,
    { HERE },
    "Captain Ashworth sends British Riflemen 1, who is at B6." },
  { WAR_ASSAULT_EVENT_WRITTEN,
    RIFLES,
    OFFICER,
    { 0 },
    "British Riflemen 1 has a note for Captain Ashworth." },
  { WAR_ASSAULT_EVENT_DELIVERED, RIFLES, NOBODY, { 0 }, "British Riflemen 1 delivers his note." },
  { WAR_ASSAULT_EVENT_READ,
    RIFLES,
    10,
    { 0 },
    "Captain Bell reads a note from British, A Company." },
  { WAR_ASSAULT_EVENT_UNDELIVERED,
    RIFLES,
    NOBODY,
    { 0 },
    "British Riflemen 1 finds nobody any more to whom his note could go." },
  { WAR_ASSAULT_EVENT_OVER,
    NOBODY,
    NOBODY,
    { WAR_WINNER_SIDE_1, WAR_ASSAULT_END_TAKEN },
    "British win: the enemy’s trench is theirs." },
  { WAR_ASSAULT_EVENT_OVER,
    NOBODY,
    NOBODY,
    { WAR_WINNER_SIDE_1, WAR_ASSAULT_END_PLAIN },
    "British win: the enemy’s first line is theirs at the end, but not the second." },
  { WAR_ASSAULT_EVENT_OVER,
    NOBODY,
    NOBODY,
    { WAR_WINNER_SIDE_2, WAR_ASSAULT_END_BROKEN },
    "Germans win: too many companies of the attackers are demoralised or destroyed." },
  { WAR_ASSAULT_EVENT_OVER,
    NOBODY,
    NOBODY,
    { WAR_WINNER_SIDE_2, WAR_ASSAULT_END_FEW },
    "Germans win: too few attackers are left." },
  { WAR_ASSAULT_EVENT_OVER,
    NOBODY,
    NOBODY,
    { WAR_WINNER_SIDE_2, WAR_ASSAULT_END_LIMIT },
    "Germans win: the last turn is over, and the attackers have not taken the trench. That takes "
    "at "
    "least 4 bases in it, and no defender. How many defenders are left does not matter." },
};

static void
test_events (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      WarEvent event = {
        .kind = events[i].kind,
        .actor = events[i].actor,
        .target = events[i].target,
        .n_dice = 1,
        .dice = { 4 },
        .need = 5,
      };
      g_autofree char *sentence = NULL;

      for (guint j = 0; j < G_N_ELEMENTS (events[i].arguments); j++)
        event.arguments[j] = events[i].arguments[j];
      if (event.kind == WAR_ASSAULT_EVENT_MOVED)
        {
          const WarBound bound = { .kind = WAR_BOUND_NONE, .row = WAR_NONE };

          war_event_set_bound (&event, 4, &bound);
        }
      sentence = text_play_get (fixture->setup)->event (fixture->setup, &event);
      g_assert_cmpstr (sentence, ==, events[i].sentence);
    }
}

/* Who fights whom, with how many, and what becomes of the losers. */
static void
test_fights (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    gint32 result, winner;
    const char *end;
  } cases[] = {
    { WAR_ASSAULT_TIE, WAR_NONE, "3 to 3, nobody wins." },
    { WAR_ASSAULT_FORCES_BACK, 0, "3 to 3, the defender is forced back." },
    { WAR_ASSAULT_FORCES_BACK, 1, "3 to 3, the attacker is forced back." },
    { WAR_ASSAULT_FIGHT_KILLS, 0, "3 to 3, the defender is killed." },
    { WAR_ASSAULT_FIGHT_KILLS, 1, "3 to 3, the attacker is killed." },
    { WAR_ASSAULT_CAPTURES, 0, "3 to 3, the defender is captured." },
    { WAR_ASSAULT_CAPTURES, 1, "3 to 3, the attacker is captured." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WarEvent event = {
        .kind = WAR_ASSAULT_EVENT_FOUGHT,
        .actor = GERMAN,
        .target = RIFLES,
        .n_dice = 2,
        .dice = { 5, 2 },
        .arguments = { 3, 3, WAR_NONE, GERMAN + 1, cases[i].result, cases[i].winner },
      };
      g_autofree char *sentence = text_play_get (fixture->setup)->event (fixture->setup, &event);
      g_autofree char *whole
        = g_strconcat ("Hand to hand, British Riflemen 1 against German Riflemen 1 and German "
                       "Riflemen 2: 5 and 2, ",
                       cases[i].end, NULL);

      g_assert_cmpstr (sentence, ==, whole);
    }
}

typedef struct
{
  WarAssaultRefusal kind;
  gint32 arguments[2];
  const char *sentence;
} Refused;

#define FAR (12 * WAR_CENTIMETRE)

static const Refused refusals[] = {
  { WAR_ASSAULT_REFUSAL_BUNKER,
    { RIFLES, 3 },
    "No more may go into bunker 3 (C5), or it is of the other line: bunkers are filled evenly." },
  { WAR_ASSAULT_REFUSAL_NO_ROOM,
    { GERMAN, 0 },
    "There is no room there: German Riflemen 1 is in the way." },
  { WAR_ASSAULT_REFUSAL_NO_ROOM,
    { WAR_NONE, 0 },
    "There is no room there: it would be off the field, or on ground that is not entered." },
  { WAR_ASSAULT_REFUSAL_NO_ADVANCE,
    { FAR, WAR_NONE },
    "Its company is nervous: it may not come nearer to the enemy’s trench. It can go at most "
    "12\u00a0cm that way." },
  { WAR_ASSAULT_REFUSAL_NO_ADVANCE,
    { -1, WAR_NONE },
    "Its company is nervous: it may not come nearer to the enemy’s trench." },
  { WAR_ASSAULT_REFUSAL_TOO_FAR,
    { FAR, WAR_NONE },
    "That is too far. It can go at most 12\u00a0cm." },
  { WAR_ASSAULT_REFUSAL_OFF_FIELD,
    { FAR, WAR_NONE },
    "That is off the field. It can go at most 12\u00a0cm that way." },
  { WAR_ASSAULT_REFUSAL_GROUND,
    { FAR, 3 },
    "It cannot pass that ground. It can go at most 12\u00a0cm that way." },
  { WAR_ASSAULT_REFUSAL_GROUND, { -1, 3 }, "It cannot pass that ground." },
  { WAR_ASSAULT_REFUSAL_ENEMY,
    { FAR, GERMAN },
    "German Riflemen 1 bars the way. It can go at most 12\u00a0cm that way." },
  { WAR_ASSAULT_REFUSAL_ENEMY, { -1, GERMAN }, "German Riflemen 1 bars the way." },
  { WAR_ASSAULT_REFUSAL_FRIEND,
    { FAR, OFFICER },
    "It would end on Captain Ashworth. It can go 12\u00a0cm that way." },
  { WAR_ASSAULT_REFUSAL_FRIEND, { -1, OFFICER }, "It would end on Captain Ashworth." },
  { WAR_ASSAULT_REFUSAL_TRENCH,
    { FAR, WAR_NONE },
    "To enter the enemy’s trench ends its move. It can go at most 12\u00a0cm that way." },
  { WAR_ASSAULT_REFUSAL_SAME_TRENCH,
    { FAR, WAR_NONE },
    "It moves along the trench, or leaves it and does not end in it. It can go 12\u00a0cm that "
    "way." },
  { WAR_ASSAULT_REFUSAL_SAME_TRENCH,
    { -1, WAR_NONE },
    "It may not end in the trench that it has left." },
  { WAR_ASSAULT_REFUSAL_NOT_YOURS, { RIFLES, 0 }, "British Riflemen 1 is not yours to command." },
  { WAR_ASSAULT_REFUSAL_PINNED, { RIFLES, 0 }, "British Riflemen 1 is pinned." },
  { WAR_ASSAULT_REFUSAL_FIRED,
    { RIFLES, 0 },
    "British Riflemen 1 has fired in this turn and does not move." },
  { WAR_ASSAULT_REFUSAL_DEMORALISED,
    { RIFLES, 0 },
    "The company of British Riflemen 1 is demoralised: it goes back by itself." },
  { WAR_ASSAULT_REFUSAL_CLOSE,
    { GERMAN, 0 },
    "German Riflemen 1 has an enemy close to it in its trench and does not fire." },
  { WAR_ASSAULT_REFUSAL_NOT_SEEN,
    { GERMAN, WAR_NONE },
    "German Riflemen 1 cannot be seen from there." },
  { WAR_ASSAULT_REFUSAL_NOT_SEEN,
    { GERMAN, 0 },
    "German Riflemen 1 cannot be seen: “Start Trench (Trench)” is in the way." },
  { WAR_ASSAULT_REFUSAL_NO_SHOT,
    { GERMAN, WAR_ASSAULT_ROW_COVERED },
    "German Riflemen 1 is in a trench, at which there is no shot." },
  { WAR_ASSAULT_REFUSAL_SHOTS, { RIFLES, 0 }, "British Riflemen 1 has no shots left." },
  { WAR_ASSAULT_REFUSAL_SHOTS, { RIFLES, 1 }, "British Riflemen 1 has only 1 shot left for it." },
  { WAR_ASSAULT_REFUSAL_SHOTS, { RIFLES, 2 }, "British Riflemen 1 has only 2 shots left for it." },
  { WAR_ASSAULT_REFUSAL_ROW,
    { RIFLES, 0 },
    "All targets have to be of one row of the table of shots: British Riflemen 1 is in a trench." },
  { WAR_ASSAULT_REFUSAL_APART,
    { GERMAN, 0 },
    "German Riflemen 1 is not next to the other targets." },
  { WAR_ASSAULT_REFUSAL_NOTHING, { RIFLES, 0 }, "It would stay as it is." },
};

static void
test_refusals (Fixture *fixture, gconstpointer data)
{
  const WarOrder order = war_order_new (WAR_ASSAULT_ORDER_GO, 0, RIFLES);

  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      WarRefusal refusal = {
        .kind = refusals[i].kind,
        .arguments = { refusals[i].arguments[0], refusals[i].arguments[1] },
      };
      g_autofree char *sentence = text_refusal (fixture->setup, fixture->state, &order, &refusal);

      g_assert_cmpstr (sentence, ==, refusals[i].sentence);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/text/assault/sentences/events", Fixture, "parapet", set_up, test_events, tear_down);
  g_test_add ("/text/assault/sentences/fights", Fixture, "parapet", set_up, test_fights, tear_down);
  g_test_add ("/text/assault/sentences/refusals", Fixture, "parapet", set_up, test_refusals,
              tear_down);
  return g_test_run ();
}

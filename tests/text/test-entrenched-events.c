/* test-entrenched-events.c: what is said of what happens in Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "text/game/event.h"

#include "scenario.h"

/* What German infantry does to British, with two dice, 3 and 4, where there are dice. */
static const struct
{
  WarEntrenchedEvent kind;
  gint32 arguments[4];
  const char *sentence;
} events[] = {
  { WAR_ENTRENCHED_EVENT_TIED,
    { 0, 0, 0, 0 },
    "Roll-off: Entente 3, Central Powers 4. Both roll again." },
  { WAR_ENTRENCHED_EVENT_ROLLED_OFF,
    { 0, 0, 0, 0 },
    "Roll-off: Entente 3, Central Powers 4. Entente: first turn." },
  { WAR_ENTRENCHED_EVENT_ROLLED_OFF,
    { 1, 1, 1, 1 },
    "Roll-off: Entente 3, Central Powers 4. Central Powers: first turn." },
  { WAR_ENTRENCHED_EVENT_FIRST, { 0, 0, 0, 0 }, "Entente: first turn." },
  { WAR_ENTRENCHED_EVENT_FIRST, { 1, 1, 1, 1 }, "Central Powers: first turn." },
  { WAR_ENTRENCHED_EVENT_EDGE, { 0, 0, 0, 0 }, "Entente: the zones stay as they are." },
  { WAR_ENTRENCHED_EVENT_EDGE, { 1, 1, 1, 1 }, "Central Powers: the sides exchange their zones." },
  { WAR_ENTRENCHED_EVENT_EDGE, { 0, 1, 0, 1 }, "Entente: the sides exchange their zones." },
  { WAR_ENTRENCHED_EVENT_EDGE, { 1, 0, 1, 0 }, "Central Powers: the zones stay as they are." },
  { WAR_ENTRENCHED_EVENT_WAVE, { 0, 0, 0, 0 }, "German Infantry 1 is in wave 0." },
  { WAR_ENTRENCHED_EVENT_WAVE, { 1, 1, 1, 1 }, "German Infantry 1 is in wave 1." },
  { WAR_ENTRENCHED_EVENT_PLACED,
    { 0, 0, 0, 0 },
    "German Infantry 1 is placed at A1, facing north." },
  { WAR_ENTRENCHED_EVENT_PLACED, { 1, 1, 1, 1 }, "German Infantry 1 arrives at A1, facing north." },
  { WAR_ENTRENCHED_EVENT_LEFT_OUT,
    { 0, 0, 0, 0 },
    "German Infantry 1 is left out: there is no room for it." },
  { WAR_ENTRENCHED_EVENT_LEFT_OUT,
    { 1, 1, 1, 1 },
    "German Infantry 1 has to wait: there is no room for it." },
  { WAR_ENTRENCHED_EVENT_ROUND, { 0, 0, 0, 0 }, "Round 0 of 12 begins." },
  { WAR_ENTRENCHED_EVENT_ROUND, { 1, 1, 1, 1 }, "Round 1 of 12 begins." },
  { WAR_ENTRENCHED_EVENT_TURN, { 0, 0, 0, 0 }, "Entente: turn 0 begins." },
  { WAR_ENTRENCHED_EVENT_TURN, { 1, 1, 1, 1 }, "Central Powers: turn 1 begins." },
  { WAR_ENTRENCHED_EVENT_TURN, { 0, 1, 0, 1 }, "Entente: turn 1 begins." },
  { WAR_ENTRENCHED_EVENT_TURN, { 1, 0, 1, 0 }, "Central Powers: turn 0 begins." },
  { WAR_ENTRENCHED_EVENT_PHASE, { 0, 0, 0, 0 }, "The sides set up." },
  { WAR_ENTRENCHED_EVENT_PHASE, { 1, 1, 1, 1 }, "The response phase begins." },
  { WAR_ENTRENCHED_EVENT_RESPONDED,
    { 0, 0, 0, 0 },
    "German Infantry 1 3 4, needs 4+: it is inactive." },
  { WAR_ENTRENCHED_EVENT_RESPONDED,
    { 1, 1, 1, 1 },
    "German Infantry 1 3 4, needs 4+ (command helps): it is active." },
  { WAR_ENTRENCHED_EVENT_RESPONDED,
    { 0, 1, 0, 1 },
    "German Infantry 1 3 4, needs 4+ (command helps): it is inactive." },
  { WAR_ENTRENCHED_EVENT_RESPONDED,
    { 1, 0, 1, 0 },
    "German Infantry 1 3 4, needs 4+: it is active." },
  { WAR_ENTRENCHED_EVENT_RAN,
    { 0, 0, 0, 0 },
    "German Infantry 1 runs and rolls 3 4, needs 4+: up to 0″ farther." },
  { WAR_ENTRENCHED_EVENT_RAN,
    { 1, 1, 1, 1 },
    "German Infantry 1 runs and rolls 3 4, needs 4+: up to 0.0″ farther." },
  { WAR_ENTRENCHED_EVENT_MOVED,
    { 0, 0, 0, 0 },
    "German Infantry 1 stays at A1, facing north. BEF Infantry 1 stands where it was to stop." },
  { WAR_ENTRENCHED_EVENT_MOVED,
    { 1, 1, 1, 1 },
    "German Infantry 1 moves 0.0″ to A1, facing north. BEF Infantry 1 stands where it was to "
    "stop." },
  { WAR_ENTRENCHED_EVENT_MOVED,
    { 13 * WAR_INCH, 9 * WAR_INCH, WAR_HEADING_TURN / 4, 2 * WAR_INCH },
    "German Infantry 1 moves 2″ to G4, facing east. BEF Infantry 1 stands where it was to stop." },
  { WAR_ENTRENCHED_EVENT_FELL_BACK,
    { 0, 0, 0, 0 },
    "German Infantry 1 means to fall back and stays at A1, facing north. BEF Infantry 1 stands "
    "where "
    "it was to stop." },
  { WAR_ENTRENCHED_EVENT_FELL_BACK,
    { 1, 1, 1, 1 },
    "German Infantry 1 falls back 0.0″ to A1, facing north. BEF Infantry 1 stands where it was to "
    "stop." },
  { WAR_ENTRENCHED_EVENT_CHECKED,
    { 0, 0, 0, 0 },
    "German Infantry 1 3 4, needs 4+: check (Beet Field) is failed, and it stops." },
  { WAR_ENTRENCHED_EVENT_CHECKED,
    { 1, 1, 1, 1 },
    "German Infantry 1 3 4, needs 4+: bog check (Beet Field) is passed." },
  { WAR_ENTRENCHED_EVENT_CHECKED,
    { 0, 1, 0, 1 },
    "German Infantry 1 3 4, needs 4+: check (Beet Field) is passed." },
  { WAR_ENTRENCHED_EVENT_CHECKED,
    { 1, 0, 1, 0 },
    "German Infantry 1 3 4, needs 4+: bog check (Beet Field) is failed, and it stops." },
  { WAR_ENTRENCHED_EVENT_ENTERED, { 0, 0, 0, 0 }, "German Infantry 1 goes into “Beet Field”." },
  { WAR_ENTRENCHED_EVENT_FIRED,
    { 0, 0, 0, 0 },
    "German Infantry 1 fires at BEF Infantry 1 (Gewehr 98): 3 4, needs 4+: no hits." },
  { WAR_ENTRENCHED_EVENT_FIRED,
    { 1, 1, 1, 1 },
    "German Infantry 1 fires back at BEF Infantry 1 (Bayonet): 3 4, needs 4+: 1 hit." },
  { WAR_ENTRENCHED_EVENT_FIRED,
    { 0, 1, 0, 1 },
    "German Infantry 1 fires at BEF Infantry 1 (Gewehr 98): 3 4, needs 4+: 1 hit." },
  { WAR_ENTRENCHED_EVENT_FIRED,
    { 1, 0, 1, 0 },
    "German Infantry 1 fires back at BEF Infantry 1 (Bayonet): 3 4, needs 4+: no hits." },
  { WAR_ENTRENCHED_EVENT_SHELLED,
    { 0, 0, 0, 0 },
    "German Infantry 1 fires at A1 (Gewehr 98, a signal helps): 3 4, needs 4+: no hits." },
  { WAR_ENTRENCHED_EVENT_SHELLED,
    { 1, 1, 1, 1 },
    "German Infantry 1 fires at A1 (Bayonet, a signal helps): 3 4, needs 4+: 1 hit." },
  { WAR_ENTRENCHED_EVENT_SHELLED,
    { 0, 1, 0, 1 },
    "German Infantry 1 fires at A1 (Gewehr 98, a signal helps): 3 4, needs 4+: 1 hit." },
  { WAR_ENTRENCHED_EVENT_SHELLED,
    { 1, 0, 1, 0 },
    "German Infantry 1 fires at A1 (Bayonet, a signal helps): 3 4, needs 4+: no hits." },
  { WAR_ENTRENCHED_EVENT_SAVED,
    { 0, 0, 0, 0 },
    "German Infantry 1 saves 0 of 0 hits: 3 4, needs 4+." },
  { WAR_ENTRENCHED_EVENT_SAVED,
    { 1, 1, 1, 1 },
    "German Infantry 1 saves 1 of 1 hit: 3 4, needs 4+ (cover +1)." },
  { WAR_ENTRENCHED_EVENT_SAVED,
    { 0, 1, 0, 1 },
    "German Infantry 1 saves 1 of 0 hits: 3 4, needs 4+." },
  { WAR_ENTRENCHED_EVENT_SAVED,
    { 1, 0, 1, 0 },
    "German Infantry 1 saves 0 of 1 hit: 3 4, needs 4+ (cover +1)." },
  { WAR_ENTRENCHED_EVENT_WOUNDED,
    { 0, 0, 0, 0 },
    "German Infantry 1 loses 0 wounds and has 0 left." },
  { WAR_ENTRENCHED_EVENT_WOUNDED,
    { 1, 1, 1, 1 },
    "German Infantry 1 loses 1 wound and has 1 left." },
  { WAR_ENTRENCHED_EVENT_WOUNDED,
    { 0, 1, 0, 1 },
    "German Infantry 1 loses 0 wounds and has 1 left." },
  { WAR_ENTRENCHED_EVENT_WOUNDED,
    { 1, 0, 1, 0 },
    "German Infantry 1 loses 1 wound and has 0 left." },
  { WAR_ENTRENCHED_EVENT_KILLED,
    { 0, 0, 0, 0 },
    "German Infantry 1 is put out of action by BEF Infantry 1." },
  { WAR_ENTRENCHED_EVENT_KILLED, { 1, 1, 1, 1 }, "German Infantry 1 is killed by the gas." },
  { WAR_ENTRENCHED_EVENT_SUPPRESSED,
    { 0, 0, 0, 0 },
    "German Infantry 1 is suppressed to the end of its next turn." },
  { WAR_ENTRENCHED_EVENT_RELEASED,
    { 0, 0, 0, 0 },
    "German Infantry 1 releases BEF Infantry 1 at A1 (Gewehr 98) and rolls 3 4, needs 4+: it "
    "drifts towards north." },
  { WAR_ENTRENCHED_EVENT_RELEASED,
    { 1, 1, 1, 1 },
    "German Infantry 1 releases BEF Infantry 1 at A1 (Bayonet) and rolls 3 4, needs 4+: it drifts "
    "towards north." },
  { WAR_ENTRENCHED_EVENT_DRIFTED, { 0, 0, 0, 0 }, "German Infantry 1 drifts to A1." },
  { WAR_ENTRENCHED_EVENT_CLOUD_GONE, { 0, 0, 0, 0 }, "German Infantry 1 leaves the field." },
  { WAR_ENTRENCHED_EVENT_GASSED,
    { 0, 0, 0, 0 },
    "German Infantry 1, in the gas, 3 4, needs 4+: it fails." },
  { WAR_ENTRENCHED_EVENT_GASSED,
    { 1, 1, 1, 1 },
    "German Infantry 1, in the gas, 3 4, needs 4+ (command helps): it is safe." },
  { WAR_ENTRENCHED_EVENT_GASSED,
    { 0, 1, 0, 1 },
    "German Infantry 1, in the gas, 3 4, needs 4+ (command helps): it fails." },
  { WAR_ENTRENCHED_EVENT_GASSED,
    { 1, 0, 1, 1 },
    "German Infantry 1, in the gas, 3 4, needs 4+: it is safe." },
  { WAR_ENTRENCHED_EVENT_STUNNED,
    { 0, 0, 0, 0 },
    "German Infantry 1 is stunned for its next 2 turns." },
  { WAR_ENTRENCHED_EVENT_CHARGED,
    { 0, 0, 0, 0 },
    "German Infantry 1 charges BEF Infantry 1 (Gewehr 98)." },
  { WAR_ENTRENCHED_EVENT_CHARGED,
    { 1, 1, 1, 1 },
    "German Infantry 1 charges BEF Infantry 1 (Bayonet)." },
  { WAR_ENTRENCHED_EVENT_HELD_FIRE, { 0, 0, 0, 0 }, "German Infantry 1 holds its fire." },
  { WAR_ENTRENCHED_EVENT_CONTACT,
    { 0, 0, 0, 0 },
    "German Infantry 1 reaches the front of BEF Infantry 1." },
  { WAR_ENTRENCHED_EVENT_CONTACT,
    { 1, 1, 1, 1 },
    "German Infantry 1 reaches the right of BEF Infantry 1." },
  { WAR_ENTRENCHED_EVENT_CHARGE_FAILED,
    { 0, 0, 0, 0 },
    "German Infantry 1 does not reach BEF Infantry 1." },
  { WAR_ENTRENCHED_EVENT_STRUCK,
    { 0, 0, 0, 0 },
    "German Infantry 1 strikes at BEF Infantry 1 (Gewehr 98): 3 4, needs 4+: no hits." },
  { WAR_ENTRENCHED_EVENT_STRUCK,
    { 1, 1, 1, 1 },
    "German Infantry 1 strikes back at BEF Infantry 1 (Bayonet, dice for flank or rear +1): 3 4, "
    "needs 4+: 1 hit." },
  { WAR_ENTRENCHED_EVENT_STRUCK,
    { 0, 1, 0, 1 },
    "German Infantry 1 strikes back at BEF Infantry 1 (Gewehr 98): 3 4, needs 4+: 1 hit." },
  { WAR_ENTRENCHED_EVENT_STRUCK,
    { 1, 0, 1, 0 },
    "German Infantry 1 strikes at BEF Infantry 1 (Bayonet, dice for flank or rear +1): 3 4, needs "
    "4+: no hits." },
  { WAR_ENTRENCHED_EVENT_WAITED,
    { 0, 0, 0, 0 },
    "German Infantry 1 does not strike at BEF Infantry 1 now." },
  { WAR_ENTRENCHED_EVENT_MORALE,
    { 0, 0, 0, 0 },
    "German Infantry 1 wavers (bravery left: 0) and 3 4, needs 4+: it withdraws." },
  { WAR_ENTRENCHED_EVENT_MORALE,
    { 1, 1, 1, 1 },
    "German Infantry 1 wavers (bravery left: 1) and 3 4, needs 4+ (command helps): it stays." },
  { WAR_ENTRENCHED_EVENT_MORALE,
    { 0, 1, 0, 1 },
    "German Infantry 1 wavers (bravery left: 0) and 3 4, needs 4+ (command helps): it withdraws." },
  { WAR_ENTRENCHED_EVENT_MORALE,
    { 1, 0, 1, 0 },
    "German Infantry 1 wavers (bravery left: 1) and 3 4, needs 4+: it stays." },
  { WAR_ENTRENCHED_EVENT_SCORED,
    { 0, 0, 0, 0 },
    "German Infantry 1 is held by the Entente, who have 0 victory points now." },
  { WAR_ENTRENCHED_EVENT_SCORED,
    { 1, 1, 1, 1 },
    "German Infantry 1 is held by the Central Powers, who have 1 victory point now." },
  { WAR_ENTRENCHED_EVENT_SCORED,
    { 0, 1, 0, 1 },
    "German Infantry 1 is held by the Entente, who have 1 victory point now." },
  { WAR_ENTRENCHED_EVENT_SCORED,
    { 1, 0, 1, 0 },
    "German Infantry 1 is held by the Central Powers, who have 0 victory points now." },
  { WAR_ENTRENCHED_EVENT_TAKEN, { 0, 0, 0, 0 }, "German Infantry 1 takes BEF Infantry 1." },
  { WAR_ENTRENCHED_EVENT_DROPPED, { 0, 0, 0, 0 }, "German Infantry 1 drops BEF Infantry 1 at A1." },
  { WAR_ENTRENCHED_EVENT_TAKEN_UP,
    { 0, 0, 0, 0 },
    "German Infantry 1 takes up the wounded of BEF Infantry 1." },
  { WAR_ENTRENCHED_EVENT_DELIVERED,
    { 0, 0, 0, 0 },
    "German Infantry 1 brings BEF Infantry 1 in: it is in care." },
  { WAR_ENTRENCHED_EVENT_WAVE_COMES, { 0, 0, 0, 0 }, "Entente: wave 0 may come." },
  { WAR_ENTRENCHED_EVENT_WAVE_COMES, { 1, 1, 1, 1 }, "Central Powers: wave 1 may come." },
  { WAR_ENTRENCHED_EVENT_WAVE_COMES, { 0, 1, 0, 1 }, "Entente: wave 1 may come." },
  { WAR_ENTRENCHED_EVENT_WAVE_COMES, { 1, 0, 1, 0 }, "Central Powers: wave 0 may come." },
  { WAR_ENTRENCHED_EVENT_RESERVES_COME,
    { 0, 0, 0, 0 },
    "Entente: 0 units arrive from the reserve." },
  { WAR_ENTRENCHED_EVENT_RESERVES_COME,
    { 1, 1, 1, 1 },
    "Central Powers: 1 unit arrives from the reserve." },
  { WAR_ENTRENCHED_EVENT_RESERVES_COME,
    { 0, 1, 0, 1 },
    "Entente: 1 unit arrives from the reserve." },
  { WAR_ENTRENCHED_EVENT_RESERVES_COME,
    { 1, 0, 1, 0 },
    "Central Powers: 0 units arrive from the reserve." },
  { WAR_ENTRENCHED_EVENT_LIES, { 0, 0, 0, 0 }, "German Infantry 1 lies wounded." },
  { WAR_ENTRENCHED_EVENT_DIED, { 0, 0, 0, 0 }, "German Infantry 1 lay too long and is lost." },
  { WAR_ENTRENCHED_EVENT_CARED,
    { 0, 0, 0, 0 },
    "German Infantry 1, in care, 3 4, needs 4+: it stays in care." },
  { WAR_ENTRENCHED_EVENT_CARED,
    { 1, 1, 1, 1 },
    "German Infantry 1, in care, 3 4, needs 4+: it recovers and may return." },
  { WAR_ENTRENCHED_EVENT_HELD,
    { 0, 0, 0, 0 },
    "German Infantry 1 has held “Entente Zone” for 0 of 0 rounds." },
  { WAR_ENTRENCHED_EVENT_HELD, { 1, 1, 1, 1 }, "German Infantry 1 has held “” for 1 of 1 turn." },
  { WAR_ENTRENCHED_EVENT_HELD,
    { 0, 1, 0, 1 },
    "German Infantry 1 has held “” for 0 of 1 turn. One more end of a turn wins the game." },
  { WAR_ENTRENCHED_EVENT_HELD,
    { 1, 0, 1, 0 },
    "German Infantry 1 has held “Entente Zone” for ½ of 0 rounds." },
  { WAR_ENTRENCHED_EVENT_OVER,
    { 0, 0, 0, 0 },
    "Both sides have what they fight for at the same moment: the game ends in a draw." },
  { WAR_ENTRENCHED_EVENT_OVER,
    { 1, 1, 1, 1 },
    "Entente win: all units of the other side (Central Powers) are gone." },
  { WAR_ENTRENCHED_EVENT_OVER,
    { 1, 0, 1, 0 },
    "Entente win: a unit of theirs has stayed in “Entente Zone” for 2 rounds." },
};

/* entrenched.1.8, E-26: why nobody has won. */
static void
test_draws (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *clause, *sentence;
  } draws[] = {
    { "entrenched.1.8", "The rounds are over and nobody has won: the game ends in a draw." },
    { "entrenched.9.3", "The rounds are over and nobody has won: the game ends in a draw." },
    { "entrenched.E-26", "Neither side has a unit left: the game ends in a draw." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (draws); i++)
    {
      WarEvent event = { .kind = WAR_ENTRENCHED_EVENT_OVER,
                         .actor = WAR_NONE,
                         .target = WAR_NONE,
                         .clause = draws[i].clause,
                         .arguments = { WAR_WINNER_DRAW, WAR_NONE } };
      g_autofree char *sentence = text_event (fixture->setup, &event);

      g_assert_cmpstr (sentence, ==, draws[i].sentence);
    }
}

/* A zone without a name is called after the side that plays there: neutral fields name none. */
static void
test_nameless_zone (Fixture *fixture, gconstpointer data)
{
  WarZone *zone = g_ptr_array_index (fixture->setup->operation->field->zones, 0);
  WarForce *force = fixture->setup->operation->forces[zone->side - 1];
  WarEvent event = { .kind = WAR_ENTRENCHED_EVENT_HELD, .actor = GERMANS, .target = WAR_NONE };
  g_autofree char *sentence = NULL;

  g_clear_pointer (&zone->name, g_free);
  g_free (force->name);
  force->name = g_strdup ("German Fourth Army");
  sentence = text_event (fixture->setup, &event);
  g_assert_cmpstr (sentence, ==,
                   "German Infantry 1 has held “Zone: German Fourth Army” for 0 of 0 rounds.");
}

static void
test_events (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      WarEvent event = { .kind = events[i].kind,
                         .actor = GERMANS,
                         .target = BRITISH,
                         .clause = "entrenched.5.5",
                         .purpose = "to-hit",
                         .n_dice = 2,
                         .dice = { 3, 4 },
                         .need = 4 };
      g_autofree char *sentence = NULL;

      for (guint j = 0; j < G_N_ELEMENTS (events[i].arguments); j++)
        event.arguments[j] = events[i].arguments[j];
      sentence = text_event (fixture->setup, &event);
      g_assert_cmpstr (sentence, ==, events[i].sentence);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/text/entrenched/events", Fixture, NULL, set_up, test_events, tear_down);
  g_test_add ("/text/entrenched/draws", Fixture, NULL, set_up, test_draws, tear_down);
  g_test_add ("/text/entrenched/nameless-zone", Fixture, NULL, set_up, test_nameless_zone,
              tear_down);

  return g_test_run ();
}

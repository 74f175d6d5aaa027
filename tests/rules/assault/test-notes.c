/* test-notes.c: notes between officers of Trench Assault, by word, telephone and runner
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#include <string.h>

#include "engine/game/choice.h"
#include "engine/game/game.h"

#define NOTES (1u << WAR_ASSAULT_AMENDMENT_NOTES)
#define OFFICERS (1u << WAR_ASSAULT_AMENDMENT_OFFICERS)

/* Units, as they are numbered: two companies of eight, and the headquarters. */
enum
{
  FIRST = 0,
  SECOND = 9,
  SECOND_MAN = 10,
  HEADQUARTERS = 18,
  RUNNER, /* of company 1 */
};

static Stage *
begin (WarAmendments amendments, gboolean has_telephone)
{
  Stage *stage = stage_new (amendments);

  for (guint i = 0; i < 2; i++)
    {
      stage_add (stage, 1, "company-officer", 1);
      stage_add (stage, 1, "riflemen", 8);
    }
  stage_add (stage, 1, "headquarters", 1);
  if (has_telephone)
    stage_add (stage, 1, "telephone", 1);
  stage_add (stage, 2, "riflemen", 2);
  stage_begin (stage);
  stage_put (stage, stage_get_data (stage)->units->len - 1, 190, 30);
  return stage;
}

/* Both officers, the headquarters and a man of the second company stand, and the attackers move. */
static Stage *
begin_moves (WarAmendments amendments, gboolean has_telephone, double first_x, double first_y,
             double second_x, double second_y)
{
  Stage *stage = begin (amendments, has_telephone);

  stage_put (stage, FIRST, first_x, first_y);
  stage_put (stage, SECOND, second_x, second_y);
  stage_put (stage, SECOND_MAN, 150, 120);
  stage_put (stage, HEADQUARTERS, 100, 230);
  stage_begin_moves (stage, 1);
  return stage;
}

static guint32
get_seats (guint a, guint b)
{
  return 1u << a | 1u << b;
}

/* By default people talk as they like, and there are no runners. */
static void
test_off (void)
{
  g_autoptr (Stage) stage = begin_moves (0, TRUE, 80, 120, 82, 120);

  g_assert_cmpuint (stage_get_data (stage)->n_runners, ==, 0);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_NOTES, "assault.A-8",
                "1 note pieces.%d targets=%d text=\"a\"", FIRST, SECOND);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_NOTES, "assault.A-8",
                "1 send pieces.%d targets=%d text=\"a\"", FIRST, SECOND);
}

/* assault.A-26: runners are made when they are sent. */
static void
test_begin (void)
{
  g_autoptr (Stage) stage = stage_new (NOTES);
  g_autofree char *fault = NULL;

  stage_add (stage, 1, "company-officer", 1);
  stage_add (stage, 1, "riflemen", 8);
  stage_add (stage, 1, "headquarters", 1);
  stage_add (stage, 2, "riflemen", 2);
  stage_begin_play (stage);
  g_assert_cmpuint (stage_get_data (stage)->n_runners, ==, 2 * WAR_ASSAULT_MAX_RUNNERS);
  g_assert_cmpuint (stage_get_data (stage)->first_runner, ==, 10);
  g_assert_true (stage_stands (stage, 9));
  for (guint i = 0; i < 2 * WAR_ASSAULT_MAX_RUNNERS; i++)
    g_assert_false (stage_stands (stage, 10 + i));
  fault = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));
  g_assert_null (fault);
}

/* Who is near enough to be spoken to, or on the telephone. */
static void
test_at_once (void)
{
  static const struct
  {
    gboolean has_telephone;
    double first_x, first_y, second_x, second_y;
    guint target;
    gboolean is_allowed;
  } cases[] = {
    { FALSE, 80, 120, 82, 120, SECOND, TRUE }, /* they touch */
    { FALSE, 80, 120, 82.3, 120, SECOND, FALSE },
    { FALSE, 80, 213, 120, 213, SECOND, FALSE }, /* both in the start trench, without a telephone */
    { TRUE, 80, 213, 120, 213, SECOND, TRUE },
    { TRUE, 80, 213, 120, 205, SECOND, FALSE }, /* one of them has left it */
    { TRUE, 80, 205, 120, 213, SECOND, FALSE },
    { TRUE, 80, 213, 120, 205, HEADQUARTERS, TRUE },
    { TRUE, 108, 230, 120, 205, HEADQUARTERS, TRUE }, /* 5 cm from the headquarters */
    { TRUE, 108.1, 230, 120, 205, HEADQUARTERS, FALSE },
    { TRUE, 108, 230, 120, 213, SECOND, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Stage) stage
        = begin_moves (NOTES, cases[i].has_telephone, cases[i].first_x, cases[i].first_y,
                       cases[i].second_x, cases[i].second_y);
      const WarEvent *event;

      if (!cases[i].is_allowed)
        {
          stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOT_IN_CONTACT, "assault.A-8",
                        "1 note pieces.%d targets=%u text=\"Hold\"", FIRST, cases[i].target);
          /* Whoever he named, that is why. */
          if (!cases[i].has_telephone)
            g_assert_cmpint (stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOT_IN_CONTACT, "assault.A-8",
                                           "1 note pieces.%d targets=%u text=\"Hold\"", FIRST,
                                           stage_get_data (stage)->units->len - 1)
                               .arguments[0],
                             ==, FIRST);
          continue;
        }

      stage_order (stage, "", "1 note pieces.%d targets=%u text=\"Hold\"", FIRST, cases[i].target);
      event = stage_event (stage, WAR_ASSAULT_EVENT_NOTE, 0);
      g_assert_cmpint (event->actor, ==, FIRST);
      g_assert_cmpint (event->target, ==, cases[i].target);
      g_assert_cmpuint (event->note, !=, 0);
      g_assert_cmphex (event->seats, ==, get_seats (0, cases[i].target == SECOND ? 1 : 2));
    }
}

/* Whom one writes to, and who does. */
static void
test_officers (void)
{
  g_autoptr (Stage) stage = begin_moves (NOTES, TRUE, 80, 213, 120, 213);
  gint enemy = (gint) stage_get_data (stage)->units->len - 1;

  for (guint i = 0; i < 3; i++)
    {
      const gint strangers[] = { FIRST, SECOND_MAN, enemy };

      stage_refuse (stage, WAR_ASSAULT_REFUSAL_ADDRESSEE, "assault.A-8",
                    "1 note pieces.%d targets=%d text=\"a\"", FIRST, strangers[i]);
      stage_refuse (stage, WAR_ASSAULT_REFUSAL_ADDRESSEE, "assault.A-8",
                    "1 send pieces.%d targets=%d text=\"a\"", FIRST, strangers[i]);
    }
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NEVER, "assault.A-8",
                "2 note pieces.%d targets=%d text=\"a\"", SECOND_MAN, FIRST);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOT_YOURS, "assault.A-28",
                "2 note pieces.%d targets=%d text=\"a\"", FIRST, SECOND);
  *stage_unit (stage, SECOND, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NOT_IN_CONTACT, "assault.A-8",
                "1 note pieces.%d targets=%d text=\"a\"", FIRST, SECOND);
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_ADDRESSEE, "assault.A-8",
                "1 send pieces.%d targets=%d text=\"a\"", FIRST, SECOND);
}

/* A pinned officer sends one runner a step, who begins in contact with him, and moves at once. */
static void
test_sending (void)
{
  g_autoptr (Stage) stage = begin (NOTES, FALSE);
  const WarEvent *event;

  stage_put (stage, FIRST, 80, 120);
  stage_put (stage, SECOND, 120, 120);
  stage_put (stage, HEADQUARTERS, 100, 230);
  *stage_unit (stage, FIRST, WAR_ASSAULT_PIECE_PINNED) = 1;
  stage_begin_moves (stage, 1);
  stage_order (stage, "", "1 send pieces.%d targets=%d text=\"Hold the wood.\"", FIRST, SECOND);
  g_assert_true (stage_stands (stage, RUNNER));
  g_assert_true (
    war_assault_is_within (stage_get_setup (stage), stage_get_state (stage), RUNNER, FIRST, 0));
  g_assert_cmpint (stage_x (stage, RUNNER), ==, 8000);
  g_assert_cmpint (stage_y (stage, RUNNER), ==, 12200);
  event = stage_event (stage, WAR_ASSAULT_EVENT_RUNNER, 0);
  g_assert_cmphex (event->seats, ==, WAR_ALL_SEATS);
  g_assert_cmpint (event->target, ==, FIRST);
  g_assert_cmpuint (event->note, ==, 0);
  event = stage_event (stage, WAR_ASSAULT_EVENT_WRITTEN, 0);
  g_assert_cmphex (event->seats, ==, 1u << 0);
  g_assert_cmpint (event->target, ==, SECOND);
  g_assert_cmpuint (event->note, ==, *stage_unit (stage, RUNNER, WAR_ASSAULT_PIECE_NOTE));

  stage_refuse (stage, WAR_ASSAULT_REFUSAL_SENT, "assault.A-8",
                "1 send pieces.%d targets=%d text=\"a\"", FIRST, HEADQUARTERS);

  /* East, 50 cm at most, but he would end on the officer of company 2. */
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_TOO_FAR, "assault.8.4",
                "1 go pieces.%d heading=3072 distance=50001", RUNNER);
  stage_order (stage, "", "1 go pieces.%d heading=1024 distance=37800", RUNNER);
  g_assert_true (stage_stands (stage, RUNNER));
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_DELIVERED), ==, 0);
  stage_order (stage, "", "1 go pieces.%d heading=1024 distance=100", RUNNER);
  g_assert_false (stage_stands (stage, RUNNER));
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_DELIVERED), ==, 1);
}

/* assault.A-8: who points at the addressee, wherever he is, sends the runner near enough. Of
 * another seat's runner nobody knows to whom he goes. */
static void
test_pointing (void)
{
  const double places[][2] = { { 120, 120 }, { 97.3, 101.7 }, { 61, 139 }, { 80, 150.4 } };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autoptr (Stage) stage = begin_moves (NOTES, FALSE, 80, 120, places[i][0], places[i][1]);
      g_autofree WarState *view = war_state_copy (stage_get_state (stage));
      g_autoptr (GArray) choices = g_array_new (FALSE, TRUE, sizeof (WarChoice));
      WarPosition place = { (WarLength) (places[i][0] * WAR_CENTIMETRE),
                            (WarLength) (places[i][1] * WAR_CENTIMETRE) };
      gboolean is_given = FALSE;

      stage_order (stage, "", "1 send pieces.%d targets=%d text=\"a\"", FIRST, SECOND);
      war_play_view (stage_get_setup (stage), stage_get_state (stage), 1, 1, view);
      g_assert_cmpint (war_play_find_goal (stage_get_setup (stage), view, RUNNER), ==, WAR_NONE);
      war_play_view (stage_get_setup (stage), stage_get_state (stage), 0, 1, view);
      g_assert_cmpint (war_play_find_goal (stage_get_setup (stage), view, RUNNER), ==, SECOND);
      g_assert_cmpint (war_play_find_goal (stage_get_setup (stage), view, FIRST), ==, WAR_NONE);

      war_choice_list (stage_get_setup (stage), view, 0, RUNNER, choices);
      for (guint j = 0; j < choices->len && !is_given; j++)
        {
          const WarChoice *choice = &g_array_index (choices, WarChoice, j);
          WarOrder order;

          if (choice->order.kind != WAR_ASSAULT_ORDER_GO)
            continue;
          g_assert_true (
            war_choice_point (stage_get_setup (stage), view, choice, place, 0, &order));
          stage_order (stage, "", "1 go pieces.%d heading=%d distance=%d", RUNNER,
                       order.arguments[0], order.arguments[1]);
          is_given = TRUE;
        }
      g_assert_true (is_given);
      g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_DELIVERED), ==, 1);
    }
}

/* All runners of a seat are under way: four. */
static void
test_all_under_way (void)
{
  g_autoptr (Stage) stage = begin_moves (NOTES, FALSE, 80, 120, 120, 120);

  for (guint i = 0; i < WAR_ASSAULT_MAX_RUNNERS; i++)
    {
      *stage_unit (stage, FIRST, WAR_ASSAULT_PIECE_SENT) = 0;
      stage_order (stage, "", "1 send pieces.%d targets=%d text=\"%u\"", FIRST, HEADQUARTERS, i);
      stage_put (stage, RUNNER + i, 20 + 5 * i, 180);
    }
  *stage_unit (stage, FIRST, WAR_ASSAULT_PIECE_SENT) = 0;
  stage_refuse (stage, WAR_ASSAULT_REFUSAL_NO_RUNNER, "assault.A-8",
                "1 send pieces.%d targets=%d text=\"a\"", FIRST, SECOND);

  /* Of one who has fallen nothing is left, and another may go. */
  *stage_unit (stage, RUNNER, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  stage_do_surely (stage, war_assault_deliver);
  g_assert_cmpint (*stage_unit (stage, RUNNER, WAR_ASSAULT_PIECE_NOTE), ==, 0);
  stage_order (stage, "", "1 send pieces.%d targets=%d text=\"a\"", FIRST, SECOND);
  g_assert_true (stage_stands (stage, RUNNER));
}

/* What is read at the start of the next turn, by whom. */
static void
test_reading (void)
{
  g_autoptr (Stage) stage = begin_moves (NOTES, FALSE, 80, 120, 90, 120);
  gint32 note;
  const WarEvent *event;

  stage_order (stage, "", "1 send pieces.%d targets=%d text=\"a\"", FIRST, SECOND);
  note = *stage_unit (stage, RUNNER, WAR_ASSAULT_PIECE_NOTE);
  stage_order (stage, "", "1 go pieces.%d heading=1024 distance=8000", RUNNER);
  g_assert_false (stage_stands (stage, RUNNER));
  g_assert_cmpint (*stage_unit (stage, RUNNER, WAR_ASSAULT_PIECE_NOTE), ==, note);
  stage_do_surely (stage, war_assault_read);
  event = stage_event (stage, WAR_ASSAULT_EVENT_READ, 0);
  g_assert_cmpint (event->actor, ==, RUNNER);
  g_assert_cmpint (event->target, ==, SECOND);
  g_assert_cmpuint (event->note, ==, note);
  g_assert_cmphex (event->seats, ==, get_seats (0, 1));

  /* Once. */
  stage_do_surely (stage, war_assault_read);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_READ), ==, 0);
}

/* Not before that, and then by itself. */
static void
test_next_turn (void)
{
  g_autoptr (Stage) stage = begin_moves (NOTES, FALSE, 80, 120, 90, 120);

  /* With fewer the game would be over. */
  for (guint i = 1; i <= 4; i++)
    stage_put (stage, FIRST + i, 20 + 10 * i, 200);
  stage_order (stage, "", "1 send pieces.%d targets=%d text=\"a\"", FIRST, SECOND);
  stage_order (stage, "", "1 go pieces.%d heading=1024 distance=8000", RUNNER);
  for (gint seat = 1; seat <= 3; seat++)
    {
      g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_READ), ==, 0);
      stage_order (stage, "", "%d end-step", seat);
    }
  stage_order (stage, "1 0 150000", "4 end-step");
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_READ), ==, 1);
}

/* assault.2.3: with him the note is lost. */
static void
test_killed (void)
{
  g_autoptr (Stage) stage = begin_moves (NOTES, FALSE, 80, 120, 120, 120);
  guint enemy = stage_get_data (stage)->units->len - 1;

  stage_order (stage, "", "1 send pieces.%d targets=%d text=\"a\"", FIRST, SECOND);
  *stage_game (stage, WAR_GAME_ROUND) += 1;
  stage_put (stage, enemy, 90, 80);
  stage_begin_fire (stage);
  for (gint seat = 0; seat < 3; seat++)
    if (war_decision_find (stage_get_setup (stage), stage_get_state (stage), seat) != WAR_NONE)
      stage_order (stage, "", "%d end-step", seat + 1);
  stage_order (stage, "", "4 fire pieces.%u shots=1 targets=%d", enemy, RUNNER);
  stage_order (stage, "6", "4 end-step");
  g_assert_cmpint (*stage_unit (stage, RUNNER, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
  g_assert_cmpint (*stage_unit (stage, RUNNER, WAR_ASSAULT_PIECE_NOTE), ==, 0);
  stage_do_surely (stage, war_assault_read);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_READ), ==, 0);
  g_assert_cmpint (war_assault_count_losses (stage_get_setup (stage), stage_get_state (stage), 0),
                   ==, 0);
}

/* assault.A-19: he is captured, too, beside the enemy alone; assault.5.2: and struck by shells. */
static void
test_captured (void)
{
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (Stage) stage
        = begin_moves (NOTES | 1u << WAR_ASSAULT_AMENDMENT_LEADERS, FALSE, 80, 120, 120, 120);
      guint enemy = stage_get_data (stage)->units->len - 1;

      stage_order (stage, "", "1 send pieces.%d targets=%d text=\"a\"", FIRST, SECOND);
      stage_put (stage, RUNNER, 30, 60);
      if (i < 2)
        {
          stage_put (stage, enemy, i == 0 ? 38.5 : 38.51, 60);
          stage_do (stage, war_assault_fight, "");
        }
      else
        stage_do (stage, war_assault_fall_shells, "1 30000 60000 4");
      g_assert_cmpint (stage_stands (stage, RUNNER), ==, i == 1);
      stage_do_surely (stage, war_assault_deliver);
      g_assert_cmpint (*stage_unit (stage, RUNNER, WAR_ASSAULT_PIECE_NOTE) > 0, ==, i == 1);
    }
}

/* Whoever touches another talks in the fire step as well; runners go in the movement step. */
static void
test_fire_step (void)
{
  g_autoptr (Stage) stage = begin (NOTES, FALSE);

  stage_put (stage, FIRST, 80, 120);
  stage_put (stage, SECOND, 82, 120);
  stage_put (stage, FIRST + 1, 100, 120);
  stage_put (stage, stage_get_data (stage)->units->len - 1, 100, 60);
  *stage_unit (stage, stage_get_data (stage)->units->len - 1, WAR_ASSAULT_PIECE_MOVED) = 1;
  stage_begin_fire (stage);
  stage_order (stage, "", "1 note pieces.%d targets=%d text=\"Fire\"", FIRST, SECOND);
  g_assert_false (stage_allows (stage, "1 send pieces.%d targets=%d text=\"Fire\"", FIRST, SECOND));
}

/* With nobody left whom it is for, the runner is taken off; a successor is somebody. */
static void
test_no_addressee (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage
        = begin_moves (i == 0 ? NOTES : NOTES | OFFICERS, FALSE, 80, 120, 120, 120);

      stage_order (stage, "", "1 send pieces.%d targets=%d text=\"a\"", FIRST, SECOND);
      *stage_unit (stage, SECOND, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
      *stage_unit (stage, SECOND, WAR_ASSAULT_PIECE_LOSS) = WAR_ASSAULT_LOSS_KILLED;
      stage_do_surely (stage, war_assault_deliver);
      g_assert_cmpint (stage_stands (stage, RUNNER), ==, i == 1);
      g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_UNDELIVERED), ==, i == 0);
      if (i == 0)
        continue;

      /* He comes with the next turn's morale step, and the runner finds him. */
      *stage_unit (stage, SECOND, WAR_ASSAULT_PIECE_LOST_IN) = 1;
      *stage_game (stage, WAR_GAME_ROUND) = 2;
      stage_do (stage, war_assault_do_morale, "");
      g_assert_true (stage_stands (stage, SECOND));
      stage_put (stage, RUNNER, 150, 130);
      stage_put (stage, SECOND, 152, 130);
      stage_do_surely (stage, war_assault_deliver);
      g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_DELIVERED), ==, 1);
    }
}

/* Whoever takes a seat over takes over its runners: they go where they were sent. */
static void
test_commander (void)
{
  g_autoptr (Stage) stage = begin_moves (NOTES, FALSE, 80, 120, 120, 130);
  const WarSetup *setup = stage_get_setup (stage);
  g_autofree WarState *view = war_state_copy (stage_get_state (stage));
  g_autofree WarIdea *ideas = g_new0 (WarIdea, 64);
  guint n, n_legs = 0;

  stage_order (stage, "", "1 send pieces.%d targets=%d text=\"a\"", FIRST, SECOND);
  war_play_view (setup, stage_get_state (stage), 0, 1, view);
  n = setup->play->think (setup, view, 0, &war_posture_usual, ideas, 64);
  for (guint i = 0; i < n; i++)
    if (ideas[i].order.actor == RUNNER)
      {
        stage_order (stage, "", "1 go pieces.%d heading=%d distance=%d", RUNNER,
                     ideas[i].order.arguments[0], ideas[i].order.arguments[1]);
        n_legs++;
      }
  g_assert_cmpuint (n_legs, ==, 1);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_DELIVERED), ==, 1);

  /* Of another seat's runner nobody knows where he goes. */
  g_assert_cmpuint (setup->play->think (setup, view, 1, &war_posture_usual, ideas, 64), >, 0);
}

/* Who may move nobody decides all the same, to send a runner. */
static void
test_deciding (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage = begin (i == 0 ? 0 : NOTES, FALSE);

      stage_put (stage, FIRST, 80, 120);
      *stage_unit (stage, FIRST, WAR_ASSAULT_PIECE_PINNED) = 1;
      stage_put (stage, SECOND, 120, 120);
      stage_begin_moves (stage, 1);
      g_assert_cmpint (war_decision_find (stage_get_setup (stage), stage_get_state (stage), 0)
                         != WAR_NONE,
                       ==, i == 1);
    }
}

/* In secret ------------------------------------------------------------------------------------ */

static WarGame *
begin_game (Stage *stage)
{
  return war_game_continue (stage_get_setup (stage), 1, stage_get_state (stage));
}

static void
give (WarGame *game, const char *line, WarEvents *events)
{
  WarOrder order;
  WarRefusal refusal = { 0 };

  g_assert_true (war_order_from_text (&order, line, game->setup->play->orders, NULL));
  events->n_items = 0;
  if (war_game_give (game, &order, NULL, 0, events, &refusal, NULL) != WAR_OUTCOME_DONE)
    g_error ("“%s”: refusal %u", line, refusal.kind);
}

/* Two games in which another note goes to somebody else: nobody but the sender can tell, until it
 * is read. */
static void
test_exchanged (void)
{
  static const char *const lines[] = { "1 send pieces.0 targets=9 text=\"Go left\"",
                                       "1 send pieces.0 targets=18 text=\"A longer note: stay.\"" };
  g_autoptr (Stage) stage = begin_moves (NOTES, FALSE, 80, 120, 120, 120);
  const WarSetup *setup = stage_get_setup (stage);
  g_autofree WarState *views[2] = { NULL };
  WarGame *games[2];
  WarEvent items[2][16];
  WarEvents events[2] = { { items[0], 16 }, { items[1], 16 } };

  /* They are on other sides of him. */
  stage_put (stage, HEADQUARTERS, 40, 150);
  for (guint i = 0; i < 2; i++)
    {
      games[i] = begin_game (stage);
      give (games[i], lines[i], &events[i]);
      views[i] = war_state_copy (games[i]->state);
    }
  for (gint seat = 0; seat < 4; seat++)
    {
      guint n_seen[2] = { 0, 0 };

      for (guint i = 0; i < 2; i++)
        {
          war_play_view (setup, games[i]->state, seat, 1, views[i]);
          for (guint j = 0; j < events[i].n_items; j++)
            n_seen[i] += war_event_is_for (&events[i].items[j], 1u << seat);
        }
      g_assert_cmpint (
        memcmp (views[0]->cells, views[1]->cells, setup->layout->n_cells * sizeof (gint32)) == 0,
        ==, seat != 0);
      g_assert_cmpuint (n_seen[0], ==, seat == 0 ? 2 : 1);
      g_assert_cmpuint (n_seen[1], ==, n_seen[0]);
    }
  g_assert_cmpint (memcmp (&events[0].items[0], &events[1].items[0], sizeof (WarEvent)), ==, 0);

  /* Whoever sees the event reads the words. */
  g_assert_cmpstr (war_game_get_note (games[0], &events[0].items[1]), ==, "Go left");
  g_assert_cmpstr (war_game_get_note (games[1], &events[1].items[1]), ==, "A longer note: stay.");
  g_assert_null (war_game_get_note (games[0], &events[0].items[0]));
  for (guint i = 0; i < 2; i++)
    {
      g_free (views[i]);
      views[i] = NULL;
      war_game_free (games[i]);
    }
}

/* The words are in the journal, which is read again; a note of which the order is gone has none. */
static void
test_saved (void)
{
  static const char words[] = "“Hold” \\\"it\\\" = 50 % \\\\ now — bleib, мой друг";
  g_autoptr (Stage) stage = begin_moves (NOTES, FALSE, 80, 120, 82.5, 120);
  g_autoptr (WarGame) game = begin_game (stage);
  g_autoptr (WarGame) again = begin_game (stage);
  g_autofree char *line = g_strdup_printf ("1 send pieces.0 targets=9 text=\"%s\"", words);
  g_autofree char *text = NULL;
  WarEvent items[16];
  WarEvents events = { items, 16 };
  guint wrong;

  give (game, line, &events);
  g_assert_cmpstr (war_game_get_note (game, &events.items[1]), ==,
                   "“Hold” \"it\" = 50 % \\ now — bleib, мой друг");
  text = war_game_to_text (game);
  g_assert_true (war_game_replay (again, text, &wrong));
  g_assert_cmpstr (war_game_get_note (again, &events.items[1]), ==,
                   war_game_get_note (game, &events.items[1]));

  {
    g_autoptr (WarGame) later = war_game_continue (game->setup, 1, game->state);

    g_assert_null (war_game_get_note (later, &events.items[1]));
  }
  events.items[1].note = G_MAXUINT32;
  g_assert_null (war_game_get_note (game, &events.items[1]));
}

/* What no game can come to is found. */
static void
test_faults (void)
{
  static const struct
  {
    gint32 note, addressee;
  } cases[] = { { 1, WAR_NONE }, { 0, SECOND }, { 1, SECOND_MAN }, { 1, 60 }, { -4, SECOND } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Stage) stage = begin_moves (NOTES, FALSE, 80, 120, 120, 120);
      g_autofree char *fault = NULL;

      stage_order (stage, "", "1 send pieces.%d targets=%d text=\"a\"", FIRST, SECOND);
      fault = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));
      g_assert_null (fault);
      *stage_unit (stage, RUNNER, WAR_ASSAULT_PIECE_NOTE) = cases[i].note;
      *stage_unit (stage, RUNNER, WAR_ASSAULT_PIECE_ADDRESSEE) = cases[i].addressee;
      fault = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));
      g_assert_nonnull (fault);
    }
  {
    g_autoptr (Stage) stage = begin_moves (NOTES, FALSE, 80, 120, 120, 120);
    g_autofree char *fault = NULL;

    stage_order (stage, "", "2 send pieces.%d targets=%d text=\"a\"", SECOND, FIRST);
    fault = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));
    g_assert_null (fault);
  }
  {
    g_autoptr (Stage) stage = begin_moves (NOTES, FALSE, 80, 120, 120, 120);
    g_autofree char *fault = NULL;

    *stage_unit (stage, FIRST, WAR_ASSAULT_PIECE_NOTE) = 1;
    *stage_unit (stage, FIRST, WAR_ASSAULT_PIECE_ADDRESSEE) = SECOND;
    fault = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));
    g_assert_nonnull (fault);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/assault.A-8/off", test_off);
  g_test_add_func ("/rules/assault.A-26/runners", test_begin);
  g_test_add_func ("/rules/assault.A-8/pointing", test_pointing);
  g_test_add_func ("/rules/assault.2.1/at-once", test_at_once);
  g_test_add_func ("/rules/assault.A-8/officers", test_officers);
  g_test_add_func ("/rules/assault.2.2/sending", test_sending);
  g_test_add_func ("/rules/assault.A-8/all-under-way", test_all_under_way);
  g_test_add_func ("/rules/assault.A-8/reading", test_reading);
  g_test_add_func ("/rules/assault.A-8/next-turn", test_next_turn);
  g_test_add_func ("/rules/assault.2.3/killed", test_killed);
  g_test_add_func ("/rules/assault.A-8/no-addressee", test_no_addressee);
  g_test_add_func ("/rules/assault.A-8/deciding", test_deciding);
  g_test_add_func ("/rules/assault.A-8/commander", test_commander);
  g_test_add_func ("/rules/assault.A-8/exchanged", test_exchanged);
  g_test_add_func ("/rules/assault.A-8/saved", test_saved);
  g_test_add_func ("/rules/assault.A-8/faults", test_faults);
  g_test_add_func ("/rules/assault.A-19/assault.2.3/assault.5.2/captured", test_captured);
  g_test_add_func ("/rules/assault.A-8/fire-step", test_fire_step);
  return g_test_run ();
}

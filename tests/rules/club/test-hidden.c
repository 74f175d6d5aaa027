/* test-hidden.c: what the other side may know in Trench Club, and what not (club.M-31)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/chart.h"
#include "stage.h"

#define MAX_IDEAS 256

/* Another state that nobody of the other side may tell from this one: what has not been turned up
 * of the seat is dealt anew. */
static WarState *
exchange (Stage *stage, gint seat)
{
  const WarSetup *setup = stage_get_setup (stage);
  WarState *other = stage_copy (stage);
  gint32 *lead = war_club_get_seat (setup, other, seat);
  gint32 *last = NULL;

  for (guint i = 0; i < WAR_CLUB_N_ARMIES; i++)
    if ((lead[WAR_CLUB_SEAT_UP] >> i & 1) == 0)
      {
        gint32 *token = &lead[WAR_CLUB_SEAT_TOKEN + i];

        if (last != NULL)
          {
            gint32 kept = *last;

            *last = *token;
            *token = kept;
          }
        last = token;
      }
  for (guint i = 0; i < war_club_count_units (setup); i++)
    {
      gint32 *cells = war_setup_get_piece (setup, other, i);

      if (cells[WAR_CLUB_PIECE_NATION] != seat || cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_AWAY)
        continue;
      for (gint army = WAR_CLUB_N_ARMIES - 1; army >= 0; army--)
        if ((lead[WAR_CLUB_SEAT_UP] >> army & 1) == 0 && army != cells[WAR_CLUB_PIECE_ARMY])
          {
            cells[WAR_CLUB_PIECE_ARMY] = army;
            break;
          }
      cells[WAR_CLUB_PIECE_DRAWN] += 3;
    }
  return other;
}

/* Whether the seat sees any difference. */
static gboolean
tells (Stage *stage, const WarState *other, gint seat)
{
  const WarSetup *setup = stage_get_setup (stage);
  g_autofree WarState *view = stage_copy (stage);
  g_autofree WarState *other_view = stage_copy (stage);

  war_play_view (setup, stage_get_state (stage), seat, 1, view);
  war_play_view (setup, other, seat, 1, other_view);
  return war_state_hash (setup->layout, view) != war_state_hash (setup->layout, other_view);
}

/* Of what is hidden of the seat the other one knows as much as has been turned up. */
static void
assert_known (Stage *stage, gint seat)
{
  const WarSetup *setup = stage_get_setup (stage);
  g_autofree WarState *view = stage_copy (stage);
  const gint32 *lead;
  gint32 up = *stage_seat (stage, seat, WAR_CLUB_SEAT_UP);

  if (*stage_game (stage, WAR_CLUB_GAME_ARMY) != WAR_NONE
      && *stage_game (stage, WAR_GAME_SIDE) == seat)
    up |= 1 << *stage_game (stage, WAR_CLUB_GAME_ARMY);
  war_play_view (setup, stage_get_state (stage), 1 - seat, 1, view);
  lead = war_club_peek_seat (setup, view, seat);
  for (guint i = 0; i < WAR_CLUB_N_ARMIES; i++)
    g_assert_true ((lead[WAR_CLUB_SEAT_TOKEN + i] == WAR_UNKNOWN) == ((up >> i & 1) == 0));
  for (guint i = 0; i < war_club_count_units (setup); i++)
    {
      gint32 army = *stage_unit (stage, i, WAR_CLUB_PIECE_ARMY);

      if (*stage_unit (stage, i, WAR_CLUB_PIECE_NATION) != seat)
        continue;
      g_assert_cmpint (war_club_get (setup, view, i, WAR_CLUB_PIECE_ARMY), ==,
                       *stage_unit (stage, i, WAR_PIECE_PRESENCE) != WAR_PRESENCE_AWAY
                           || (army >= 0 && (up >> army & 1) != 0)
                         ? army
                         : WAR_UNKNOWN);
    }
}

/* While armies are turned up one after the other, each side knows what has been, and nothing of the
 * rest: that may be exchanged, and nobody sees it. */
static void
test_turned_up (gconstpointer game_type)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  const WarSetup *setup;
  g_autofree WarIdea *ideas = g_new (WarIdea, MAX_IDEAS);
  guint n_hidden = 0;

  stage_set_game_type (stage, game_type);
  stage_begin_game (stage);
  setup = stage_get_setup (stage);
  stage_order (stage, NULL, WAR_CLUB_ORDER_DEAL, WAR_NONE, WAR_NONE, 0, 0);
  while (*stage_game (stage, WAR_GAME_ROUND) == 0)
    {
      guint32 must, may;
      gint mover;
      WarOrder order;

      war_decision_get_seats (setup, stage_get_state (stage), &must, &may);
      mover = (must & 1) != 0 ? 0 : 1;
      if (*stage_seat (stage, mover, WAR_SEAT_CONTROL) == WAR_CONTROL_AUTOMATIC)
        war_club_get_automatic (setup, stage_get_state (stage), mover, &order);
      else
        {
          g_assert_cmpuint (setup->play->think (setup, stage_get_state (stage), mover,
                                                &war_posture_usual, ideas, MAX_IDEAS),
                            >, 0);
          order = ideas[0].order;
        }
      stage_give (stage, &order, NULL);
      for (gint seat = 0; seat < 2 && *stage_game (stage, WAR_CLUB_GAME_ARMY) == WAR_NONE
                          && *stage_game (stage, WAR_GAME_PHASE) != WAR_CLUB_PHASE_ARMIES;
           seat++)
        {
          g_autofree WarState *other = exchange (stage, seat);

          n_hidden += tells (stage, other, seat);
          g_assert_false (tells (stage, other, 1 - seat));
        }
      if (*stage_game (stage, WAR_GAME_PHASE) != WAR_CLUB_PHASE_ARMIES)
        for (gint seat = 0; seat < 2; seat++)
          assert_known (stage, seat);
    }
  g_assert_cmpuint (n_hidden, >, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/club-hidden/club.M-31/against-chart", "against-chart", test_turned_up);
  g_test_add_data_func ("/club-hidden/club.M-31/two-players", "two-players", test_turned_up);
  return g_test_run ();
}

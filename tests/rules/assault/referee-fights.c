/* referee-fights.c: hand to hand, unpinning and victory in Trench Assault, read a second time
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "referee-private.h"

/* Hand to hand --------------------------------------------------------------------------------- */

static gboolean
are_close (const AssaultReferee *referee, guint i, guint j)
{
  gint trench = referee_feature_at (referee, WAR_TERRAIN_TRENCH, referee->men[i].at);

  return referee->men[i].is_here && referee->men[j].is_here
         && referee_side_of (referee, i) != referee_side_of (referee, j)
         && referee_is_fighter (referee, i) && referee_is_fighter (referee, j) && trench >= 0
         && referee_feature_at (referee, WAR_TERRAIN_TRENCH, referee->men[j].at) == trench
         && referee_gap_between (referee, i, j) <= CM (5);
}

/* The same, where nobody can say whether somebody at the edge is in it, or what a hair is. */
static gboolean
may_be_close (const AssaultReferee *referee, guint i, guint j)
{
  gint a = referee_feature_at (referee, WAR_TERRAIN_TRENCH, referee->men[i].at);
  gint b = referee_feature_at (referee, WAR_TERRAIN_TRENCH, referee->men[j].at);

  return referee->men[i].is_here && referee->men[j].is_here && referee_is_fighter (referee, i)
         && referee_is_fighter (referee, j) && a != -1 && b != -1 && (a == b || a == -2 || b == -2)
         && referee_gap_between (referee, i, j) <= CM (5) + 2;
}

static gint
sum (const AssaultReferee *referee, const gint *own, gboolean is_outnumbered, gint die)
{
  gboolean has_second = own[1] != WAR_NONE;
  guint a = (guint) own[0], b = (guint) (has_second ? own[1] : own[0]);

  die -= is_outnumbered ? 2 : 0;
  die -= referee_morale_of (referee, a) == WAR_ASSAULT_DEMORALISED
             || referee_morale_of (referee, b) == WAR_ASSAULT_DEMORALISED
           ? 2
           : 0;
  die -= referee->men[a].cornered == referee->turn && referee->men[b].cornered == referee->turn;
  die -= referee_is_gun (referee, a) && referee_is_gun (referee, b);
  die += referee_has_bombs (referee, a) || referee_has_bombs (referee, b);
  return die;
}

void
referee_see_fought (AssaultReferee *referee, const WarEvent *event)
{
  const gint bases[2][2] = {
    { event->target, event->arguments[2] },
    { event->actor, event->arguments[3] },
  };
  gint sums[2], by;

  for (gint side = 0; side < 2; side++)
    {
      sums[side]
        = sum (referee, bases[side], bases[side][1] == WAR_NONE && bases[1 - side][1] != WAR_NONE,
               event->dice[side]);
      g_assert_cmpint (event->arguments[side], ==, sums[side]);
      for (guint i = 0; i < 2; i++)
        if (bases[side][i] != WAR_NONE)
          {
            g_assert_cmpint (referee_side_of (referee, (guint) bases[side][i]), ==, side);
            g_assert_false (referee->has_fought[bases[side][i]]);
            referee->has_fought[bases[side][i]] = TRUE;
          }
    }
  g_assert_true (bases[0][1] == WAR_NONE || bases[1][1] == WAR_NONE);
  by = ABS (sums[0] - sums[1]);
  g_assert_cmpint (event->arguments[4], ==,
                   by == 0   ? WAR_ASSAULT_TIE
                   : by <= 2 ? WAR_ASSAULT_FORCES_BACK
                   : by <= 4 ? WAR_ASSAULT_FIGHT_KILLS
                             : WAR_ASSAULT_CAPTURES);
  if (by > 0)
    g_assert_cmpint (event->arguments[5], ==, sums[0] > sums[1] ? 0 : 1);
}

/* Nobody has been left out before the first die: a defender and an attacker who are near each other
 * and both do not fight. */
void
referee_check_pairs (AssaultReferee *referee, const WarEvents *events, guint first)
{
  gboolean fights[MAX_UNITS] = { FALSE };

  for (guint i = first; i < events->n_items; i++)
    if (events->items[i].kind == WAR_ASSAULT_EVENT_FOUGHT)
      {
        const WarEvent *event = &events->items[i];

        g_assert_true (may_be_close (referee, (guint) event->actor, (guint) event->target));
        fights[event->actor] = fights[event->target] = TRUE;
        for (guint j = 2; j < 4; j++)
          if (event->arguments[j] != WAR_NONE)
            {
              fights[event->arguments[j]] = TRUE;
              g_assert_true (may_be_close (referee, (guint) event->arguments[j],
                                           (guint) (j == 2 ? event->actor : event->target)));
            }
      }
  for (guint i = 0; i < referee->n_units; i++)
    for (guint j = 0; j < i; j++)
      g_assert_false (are_close (referee, i, j) && !fights[i] && !fights[j]);
}

void
referee_see_forced_back (AssaultReferee *referee, const WarEvent *event)
{
  guint i = (guint) event->actor;
  Man *man = &referee->men[i];

  if (event->arguments[2] != 0)
    {
      man->cornered = referee->turn + 1;
      return;
    }
  g_assert_cmpint (event->arguments[0], ==, man->at.x);
  g_assert_cmpint (event->arguments[1], ==,
                   man->at.y + (referee_side_of (referee, i) == 0 ? CM (15) : -CM (15)));
  man->at.y = event->arguments[1];
  man->has_moved = TRUE;
}

/* assault.A-19: with the amendment no leader is left alone with the enemy. */
void
referee_check_leaders (AssaultReferee *referee)
{
  for (guint i = 0; i < referee->n_units; i++)
    {
      gboolean has_enemy = FALSE, has_friend = FALSE;

      for (guint j = 0;
           j < referee->n_units && referee_is_leader (referee, i) && referee->men[i].is_here; j++)
        if (referee->men[j].is_here && referee_is_fighter (referee, j)
            && referee_gap_between (referee, i, j) <= CM (5))
          *(referee_side_of (referee, i) == referee_side_of (referee, j) ? &has_friend : &has_enemy)
            = TRUE;
      g_assert_false (has_enemy && !has_friend);
    }
}

/* Unpinning ------------------------------------------------------------------------------------ */

void
referee_see_unpinned (AssaultReferee *referee, const WarEvent *event)
{
  guint i = (guint) event->actor;
  gint result = event->dice[0];
  gboolean has_help = referee_is_tank (referee, i);

  for (guint j = 0; j < referee->n_units; j++)
    has_help = has_help
               || (referee->men[j].is_here && referee_is_leader (referee, j)
                   && !referee_is_runner (referee, j)
                   && referee_side_of (referee, j) == referee_side_of (referee, i)
                   && referee_gap_between (referee, i, j) <= CM (40));
  result -= !has_help;
  result -= referee_morale_of (referee, i);
  g_assert_true (referee->men[i].is_pinned);
  g_assert_cmpint (event->arguments[0], ==, result >= 2);
  referee->men[i].is_pinned = result < 2;
}

/* Who has won ---------------------------------------------------------------------------------- */

static gint
count_in (const AssaultReferee *referee, gint side, const char *role)
{
  gint n = 0;

  for (guint i = 0; i < referee->n_units; i++)
    n += referee->men[i].is_here && referee_side_of (referee, i) == side
         && referee_is_fighter (referee, i)
         && g_str_equal (referee_role_at (referee, referee->men[i].at), role);
  return n;
}

/* assault.A-7; places at the very edge of a trench nobody can say. */
gint
referee_find_winner (AssaultReferee *referee)
{
  gboolean has_second = referee->data->lines[2]->len > 0;
  gint limit = referee->data->operation->rounds, n_left = 0, n_beyond = 0, n_broken = 0;

  for (guint i = 0; i < referee->n_units; i++)
    if (referee->men[i].is_here && referee_is_fighter (referee, i))
      {
        if (referee_feature_at (referee, WAR_TERRAIN_TRENCH, referee->men[i].at) == -2)
          return -1;
        n_left += referee_side_of (referee, i) == 0;
        n_beyond += referee_side_of (referee, i) == 0 && referee->men[i].at.y <= CM (31);
      }
  for (gint i = 0; i < (gint) referee->data->n_companies; i++)
    {
      gint n_all, n_lost = referee_count_lost (referee, i, &n_all);

      n_broken += referee->morale[i] == WAR_ASSAULT_DEMORALISED || n_lost == n_all;
    }
  referee->is_taken
    = referee->is_taken
      || (count_in (referee, 0, "first-line") >= 4 && count_in (referee, 1, "first-line") == 0);
  if (has_second
        ? count_in (referee, 0, "second-line") >= 4 && count_in (referee, 1, "second-line") == 0
        : referee->is_taken)
    return WAR_WINNER_SIDE_1;
  if (has_second && referee->turn >= limit && n_beyond >= 4
      && count_in (referee, 1, "first-line") == 0)
    return WAR_WINNER_SIDE_1;
  return 4 * n_broken >= 3 * (gint) referee->data->n_companies || n_left < 4
             || referee->turn >= limit
           ? WAR_WINNER_SIDE_2
           : WAR_WINNER_NONE;
}

/* played.c: games that somebody has played to their end, and what they add up to
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/played.h"

#include "engine/solo/commander.h"

/* Who commanded the sides. */
typedef struct
{
  gboolean has_person[WAR_N_SIDES];
  const char *commanders[WAR_N_SIDES]; /* the id of its first seat's that no person had; or NULL */
} Sides;

static Sides
find_sides (const WarGame *game, const char *const *commanders)
{
  const WarLayout *layout = game->setup->layout;
  Sides sides = { 0 };

  for (guint i = 0; commanders[i] != NULL && i < layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    {
      const gint32 *seat = war_state_peek_row (layout, game->state, WAR_TABLE_SEATS, i);
      gint32 side = seat[WAR_SEAT_SIDE];
      gboolean is_automatic = seat[WAR_SEAT_CONTROL] == WAR_CONTROL_AUTOMATIC;

      if (side == WAR_NONE)
        continue;
      if (!is_automatic && war_commander_is_person (commanders[i]))
        sides.has_person[side] = TRUE;
      else if (sides.commanders[side] == NULL)
        sides.commanders[side] = is_automatic ? WAR_PLAYED_RULES : commanders[i];
    }
  return sides;
}

static WarPlayedEnd
judge (const WarGame *game, gint side)
{
  gint winner = war_play_get_result (game->setup, game->state).winner;

  if (winner == WAR_WINNER_DRAW)
    return WAR_PLAYED_DRAWN;
  return winner == WAR_WINNER_SIDE_1 + side ? WAR_PLAYED_WON : WAR_PLAYED_LOST;
}

static void
add_dice (WarPlayed *played, const WarTally *dice)
{
  played->n_needed += dice->n_needed;
  played->n_met += dice->n_met;
  played->expected += dice->expected;
  played->variance += dice->variance;
}

WarPlayed *
war_played_new (const WarGame *game, const char *const *commanders,
                const WarTally dice[WAR_N_SIDES], gint64 time)
{
  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (commanders != NULL, NULL);
  g_return_val_if_fail (war_play_get_result (game->setup, game->state).winner != WAR_WINNER_NONE,
                        NULL);

  Sides sides = find_sides (game, commanders);
  gboolean is_between = sides.has_person[0] && sides.has_person[1];
  gint side = sides.has_person[0] ? 0 : 1;
  const char *opponent = is_between ? WAR_COMMANDER_PERSON : sides.commanders[1 - side];
  WarPlayed *played;

  if (!sides.has_person[side])
    return NULL;

  played = g_new0 (WarPlayed, 1);
  played->system = g_strdup (game->setup->operation->rules->system->id);
  played->operation = g_strdup (game->setup->operation->name);
  played->seed = game->seed;
  played->time = time;
  played->end = is_between ? WAR_PLAYED_BETWEEN : judge (game, side);
  played->opponent = g_strdup (opponent != NULL ? opponent : WAR_PLAYED_RULES);
  add_dice (played, &dice[side]);
  if (is_between)
    add_dice (played, &dice[1 - side]);
  return played;
}

void
war_played_free (WarPlayed *played)
{
  if (played == NULL)
    return;

  g_free (played->system);
  g_free (played->operation);
  g_free (played->opponent);
  g_free (played);
}

void
war_played_sum_add (WarPlayedSum *sum, const WarPlayed *played)
{
  g_return_if_fail (sum != NULL);
  g_return_if_fail (played != NULL && played->end < WAR_N_PLAYED_ENDS);

  sum->n_games++;
  sum->ends[played->end]++;
  sum->dice.n_needed += played->n_needed;
  sum->dice.n_met += played->n_met;
  sum->dice.expected += played->expected;
  sum->dice.variance += played->variance;
}

static gboolean
is_alike (const WarPlayed *one, const WarPlayed *other, WarPlayedBy by)
{
  if (by == WAR_PLAYED_BY_OPPONENT)
    return g_str_equal (one->opponent, other->opponent);
  return g_str_equal (one->system, other->system)
         && (by == WAR_PLAYED_BY_SYSTEM || g_str_equal (one->operation, other->operation));
}

/* Of as many the one that was begun first stays first. */
static gint
compare_groups (gconstpointer a, gconstpointer b)
{
  const WarPlayedGroup *one = a, *other = b;

  if (one->sum.n_games != other->sum.n_games)
    return one->sum.n_games > other->sum.n_games ? -1 : 1;
  return (one->first->time > other->first->time) - (one->first->time < other->first->time);
}

GArray *
war_played_group (const GPtrArray *games, const char *system, WarPlayedBy by)
{
  g_return_val_if_fail (games != NULL, NULL);

  GArray *groups = g_array_new (FALSE, FALSE, sizeof (WarPlayedGroup));

  for (guint i = 0; i < games->len; i++)
    {
      const WarPlayed *played = g_ptr_array_index (games, i);
      guint place = 0;

      if (system != NULL && !g_str_equal (played->system, system))
        continue;
      while (place < groups->len
             && !is_alike (g_array_index (groups, WarPlayedGroup, place).first, played, by))
        place++;
      if (place == groups->len)
        {
          WarPlayedGroup group = { .first = played };

          g_array_append_val (groups, group);
        }
      war_played_sum_add (&g_array_index (groups, WarPlayedGroup, place).sum, played);
    }
  g_array_sort (groups, compare_groups);
  return groups;
}

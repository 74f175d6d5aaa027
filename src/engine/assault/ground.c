/* ground.c: what the ground does in Trench Assault (assault.A-16, assault.A-23, assault.A-25)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/assault/private.h"
#include "engine/geometry/geometry.h"

#define MAX_FEATURES 16

/* The features of those terrains at the position. */
static guint
find_at (const WarSetup *setup, guint32 terrains, WarPosition position,
         guint features[MAX_FEATURES])
{
  guint n_features;

  if (terrains == 0)
    return 0;

  n_features = war_ground_find_at (war_assault_get_data (setup)->ground,
                                   war_assault_get_memo (setup)->scratch, terrains, position,
                                   features, MAX_FEATURES);
  return MIN (n_features, MAX_FEATURES);
}

/* A line with a role goes before any other trench. */
gint
war_assault_find_trench (const WarSetup *setup, WarPosition position)
{
  const WarAssault *data = war_assault_get_data (setup);
  guint features[MAX_FEATURES];
  guint n_features = find_at (setup, data->trench_terrains, position, features);
  gint found = WAR_NONE;

  for (guint i = 0; i < n_features; i++)
    {
      gint trench = data->trenches[features[i]];

      if (trench != WAR_NONE && (found == WAR_NONE || trench < found))
        found = trench;
    }

  return found;
}

gboolean
war_assault_is_enemy_trench (gint side, gint trench)
{
  return side == WAR_ASSAULT_ATTACKERS
           ? trench == WAR_ASSAULT_FIRST_LINE || trench == WAR_ASSAULT_SECOND_LINE
           : trench == WAR_ASSAULT_START_TRENCH;
}

/* Whether one of them has the flag, of which there is one for each feature. */
static gboolean
has_flag (const WarSetup *setup, guint32 terrains, const guint8 *flags, WarPosition position)
{
  guint features[MAX_FEATURES];
  guint n_features = find_at (setup, terrains, position, features);

  for (guint i = 0; i < n_features; i++)
    if (flags[features[i]])
      return TRUE;

  return FALSE;
}

gboolean
war_assault_is_covered (const WarSetup *setup, WarPosition position)
{
  const WarAssault *data = war_assault_get_data (setup);

  return has_flag (setup, data->covered_terrains, data->is_covered, position);
}

static gboolean
is_crossing (const WarSetup *setup, WarPosition position)
{
  const WarAssault *data = war_assault_get_data (setup);

  return has_flag (setup, data->crossing_terrains, data->is_crossing, position);
}

gint
war_assault_find_bar (const WarSetup *setup, WarAssaultBranch branch, WarPosition position)
{
  const WarAssault *data = war_assault_get_data (setup);
  guint features[MAX_FEATURES];
  guint n_features
    = branch == WAR_ASSAULT_TANK ? 0 : find_at (setup, data->barring_terrains, position, features);

  for (guint i = 0; i < n_features; i++)
    {
      guint8 passage = data->passages[features[i]];

      if (passage == WAR_ASSAULT_PASSAGE_TANKS
          || (passage == WAR_ASSAULT_PASSAGE_CROSSING && !is_crossing (setup, position)))
        return (gint) features[i];
    }

  return WAR_NONE;
}

gboolean
war_assault_crosses (const WarSetup *setup, guint32 terrains, WarPosition a, WarPosition b)
{
  return terrains != 0
         && war_ground_segment_meets (war_assault_get_data (setup)->ground, terrains, a, b);
}

/* Lines --------------------------------------------------------------------------------------- */

WarLength
war_assault_get_length (const WarAssaultSegment *segment)
{
  WarLength length = war_position_distance (segment->from, segment->to);

  return MAX (length, 1);
}

WarPosition
war_assault_step_along (const WarAssaultSegment *segment, WarLength distance)
{
  WarLength length = war_assault_get_length (segment);
  gint64 x = (gint64) segment->to.x - segment->from.x, y = (gint64) segment->to.y - segment->from.y;

  return (WarPosition){ segment->from.x + (WarLength) (x * distance / length),
                        segment->from.y + (WarLength) (y * distance / length) };
}

WarLength
war_assault_measure_along (const WarAssaultSegment *segment, WarPosition position)
{
  gint64 x = (gint64) segment->to.x - segment->from.x, y = (gint64) segment->to.y - segment->from.y;

  return (WarLength) ((x * (position.x - segment->from.x) + y * (position.y - segment->from.y))
                      / war_assault_get_length (segment));
}

gboolean
war_assault_find_nearest (const GArray *segments, WarPosition position, WarPosition *nearest,
                          WarLength *distance)
{
  *distance = WAR_LENGTH_MAX;
  for (guint i = 0; i < segments->len; i++)
    {
      const WarAssaultSegment *segment = &g_array_index (segments, WarAssaultSegment, i);
      WarPosition foot = war_segment_get_nearest (segment->from, segment->to, position);
      WarLength away = war_position_distance (position, foot);

      if (i > 0 && away >= *distance)
        continue;
      *nearest = foot;
      *distance = away;
    }

  return segments->len > 0;
}

/* Scenes -------------------------------------------------------------------------------------- */

/* Gaps are open to both sides from the movement step after that in which they were made. */
static void
list_gaps (const WarSetup *setup, const WarState *state, gint32 step)
{
  const WarAssault *data = war_assault_get_data (setup);
  WarAssaultMemo *memo = war_assault_get_memo (setup);

  g_array_set_size (memo->gaps, 0);
  for (guint i = 0; i < data->n_gaps; i++)
    {
      guint row = data->units->len + i;
      const gint32 *cells = war_setup_peek_piece (setup, state, row);
      WarCostGap gap = {
        .feature = (guint) cells[WAR_ASSAULT_PIECE_GAP],
        .factor = (guint8) data->rules->numbers[WAR_ASSAULT_GAPPED_FACTOR],
      };
      WarBase base;

      if (!war_assault_get_gap (setup, state, row, &base) || cells[WAR_ASSAULT_PIECE_SINCE] > step)
        continue;
      for (guint j = 0; j < WAR_N_EDGES; j++)
        gap.corners[j] = base.corners[j];
      g_array_append_val (memo->gaps, gap);
    }
}

/* Lists them anew if they are not those of the last scene. */
static void
find_gaps (const WarSetup *setup, const WarState *state, gint side)
{
  const WarAssault *data = war_assault_get_data (setup);
  WarAssaultMemo *memo = war_assault_get_memo (setup);
  const gint32 *game = war_setup_peek_game (setup, state);
  gint32 step = WAR_ASSAULT_STEP (game[WAR_GAME_ROUND], side);
  gsize size = data->n_gaps * setup->layout->tables[WAR_TABLE_PIECES].n_columns * sizeof (gint32);
  const gint32 *rows
    = size > 0 ? war_setup_peek_piece (setup, state, data->units->len) : NULL; /* and those after */

  if (memo->n_scenes > 0 && memo->gap_step == step && memo->gap_side == side
      && (state == memo->kept || size == 0 || memcmp (memo->gap_rows, rows, size) == 0))
    return;

  if (size > 0 && memo->gap_rows == NULL)
    memo->gap_rows = g_malloc (size);
  if (size > 0)
    memcpy (memo->gap_rows, rows, size);
  memo->gap_step = step;
  memo->gap_side = side;
  memo->n_scenes++;
  list_gaps (setup, state, step);
}

WarCostScene
war_assault_make_cost_scene (const WarSetup *setup, const WarState *state, gint side)
{
  const WarAssault *data = war_assault_get_data (setup);
  const WarAssaultMemo *memo = war_assault_get_memo (setup);

  find_gaps (setup, state, side);
  return (WarCostScene){
    .ground = data->ground,
    .scratch = memo->scratch,
    .factors = data->factors[side],
    .terrains = data->wire_terrains,
    .gaps = (const WarCostGap *) (gpointer) memo->gaps->data,
    .n_gaps = memo->gaps->len,
  };
}

WarSightScene
war_assault_make_scene (const WarSetup *setup)
{
  const WarAssault *data = war_assault_get_data (setup);

  return (WarSightScene){
    .ground = data->ground,
    .scratch = war_assault_get_memo (setup)->scratch,
    .effects = data->effects,
  };
}

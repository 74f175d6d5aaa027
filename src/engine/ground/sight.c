/* sight.c: what is seen, what blocks it, and what covers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/sight.h"

#include "engine/ground/ground-query-private.h"
#include "engine/ground/sight-private.h"

/* Who looks where. */
typedef struct
{
  const WarSightScene *scene;
  const WarBase *firer;
  WarPosition target; /* the target's centre, or the position looked at */
  const WarPosition *outline; /* of the target: its corners, or the position alone */
  guint n_outline;
  WarPosition starts[WAR_SIGHT_N_LINES], ends[WAR_SIGHT_N_LINES];
  guint n_lines;
  guint n_covering; /* so many of the lines must reach the target across a covering feature */
} Look;

/* Whether the outline, which may be a single position, is within the limit of the feature. */
static gboolean
is_near (const Look *look, guint feature, const WarPosition *outline, guint n_outline,
         WarLength limit)
{
  return war_ground_feature_is_within (look->scene->ground, feature, outline, n_outline, limit);
}

gboolean
war_sight_spares_firer (const WarSightScene *scene, const WarBase *firer, guint feature)
{
  const WarSightEffect *effect = &scene->effects[feature];

  if (effect->blocks == WAR_BLOCKS_DEPTH)
    return FALSE;
  return war_ground_feature_has (scene->ground, feature, firer->centre)
         || (effect->blocks == WAR_BLOCKS_FAR
             && war_ground_feature_is_within (scene->ground, feature, firer->corners, WAR_N_EDGES,
                                              effect->limit));
}

/* Whether the feature does not block for who is in it, or near it (G-3). */
static gboolean
is_exempt (const Look *look, guint feature, const WarSightEffect *effect)
{
  if (effect->blocks == WAR_BLOCKS_DEPTH)
    return FALSE;
  return war_sight_spares_firer (look->scene, look->firer, feature)
         || war_ground_feature_has (look->scene->ground, feature, look->target)
         || (effect->blocks == WAR_BLOCKS_FAR
             && is_near (look, feature, look->outline, look->n_outline, effect->limit));
}

/* Whether the line, which meets the feature, is blocked by it. */
static gboolean
blocks_line (const Look *look, guint feature, const WarSightEffect *effect, guint line)
{
  const WarSightScene *scene = look->scene;

  return effect->blocks != WAR_BLOCKS_DEPTH
         || war_ground_feature_get_length (scene->ground, scene->scratch, feature,
                                           look->starts[line], look->ends[line])
              > effect->limit;
}

static gboolean
meets_line (const Look *look, guint feature, guint line)
{
  return (look->scene->scratch->lines[feature] & 1 << line) != 0;
}

static void
look_past_feature (const Look *look, guint feature, WarSight *sight)
{
  const WarSightEffect *effect = &look->scene->effects[feature];

  if (effect->blocks == WAR_BLOCKS_NEVER || is_exempt (look, feature, effect))
    return;

  for (guint i = 0; i < look->n_lines; i++)
    if (sight->lines[i].feature < 0 && meets_line (look, feature, i)
        && blocks_line (look, feature, effect, i))
      sight->lines[i].feature = (gint) feature;
}

/* Whether the line comes across the feature near the target (G-4). The last position on the line
 * that is in the feature is the nearest to the target's base, as the base is convex and the line
 * ends in it; it is rounded once, and then compared exactly. */
static gboolean
is_covered_on (const Look *look, guint feature, guint line)
{
  const WarSightScene *scene = look->scene;
  WarPosition start = look->starts[line], end = look->ends[line];
  WarFraction fraction;

  if (!war_ground_feature_find_entry (scene->ground, feature, end, start, &fraction))
    return FALSE;

  return war_polygon_distance (look->outline, look->n_outline,
                               war_fraction_between (fraction, end, start))
         <= scene->cover_reach;
}

static gboolean
covers (const Look *look, guint feature, const WarSightEffect *effect)
{
  guint n_covered = 0;

  if (effect->covers == WAR_COVERS_INSIDE)
    return war_ground_feature_has (look->scene->ground, feature, look->target);

  /* Most features on a line are far off: nothing of them, rounded or not, is near enough. */
  if (!is_near (look, feature, look->outline, look->n_outline, look->scene->cover_reach + 1))
    return FALSE;

  for (guint i = 0; i < look->n_lines; i++)
    n_covered += meets_line (look, feature, i) && is_covered_on (look, feature, i);
  return n_covered >= look->n_covering;
}

static void
look_past_bases (const Look *look, WarSight *sight)
{
  const WarSightScene *scene = look->scene;

  for (guint i = 0; i < scene->n_bases; i++)
    for (guint j = 0; j < look->n_lines; j++)
      if (sight->lines[j].feature < 0 && sight->lines[j].base < 0
          && war_segment_meets_polygon (look->starts[j], look->ends[j], scene->bases[i].corners,
                                        WAR_N_EDGES))
        sight->lines[j].base = (gint) i;
}

/* Finds what lies on the lines: so many features. */
static guint
find_features (const Look *look)
{
  return war_ground_find_on_lines (look->scene->ground, look->scene->scratch, look->scene->effects,
                                   look->starts, look->ends, look->n_lines);
}

static WarSight
look_past (const Look *look, guint n_found)
{
  WarSight sight = { .cover_feature = -1 };

  for (guint i = 0; i < WAR_SIGHT_N_LINES; i++)
    sight.lines[i] = (WarSightLine){ -1, -1 };

  for (guint i = 0; i < n_found; i++)
    look_past_feature (look, look->scene->scratch->found[i], &sight);
  look_past_bases (look, &sight);

  for (guint i = 0; i < look->n_lines; i++)
    sight.n_clear += sight.lines[i].feature < 0 && sight.lines[i].base < 0;
  return sight;
}

static void
find_cover (const Look *look, guint n_found, WarSight *sight)
{
  for (guint i = 0; i < n_found; i++)
    {
      guint feature = look->scene->scratch->found[i];
      const WarSightEffect *effect = &look->scene->effects[feature];

      if (effect->covers != WAR_COVERS_NOT && effect->cover > sight->cover
          && covers (look, feature, effect))
        {
          sight->cover = effect->cover;
          sight->cover_feature = (gint) feature;
        }
    }
}

static WarSight
look_along (const Look *look)
{
  guint n_found = find_features (look);
  WarSight sight = look_past (look, n_found);

  find_cover (look, n_found, &sight);
  return sight;
}

static void
begin_look (Look *look, const WarSightScene *scene, const WarBase *firer, const WarBase *target)
{
  look->scene = scene;
  look->firer = firer;
  look->target = target->centre;
  look->outline = target->corners;
  look->n_outline = WAR_N_EDGES;
  look->n_lines = WAR_SIGHT_N_LINES;
  look->n_covering = WAR_SIGHT_N_COVERING;
  for (guint i = 0; i < WAR_SIGHT_N_LINES; i++)
    {
      look->starts[i] = firer->centre;
      look->ends[i] = i == 0 ? target->centre : target->corners[i - 1];
    }
}

guint
war_sight_count_covering (const WarSightScene *scene, const WarBase *firer, const WarBase *target,
                          guint feature)
{
  Look look;
  guint n_covered = 0;

  begin_look (&look, scene, firer, target);
  for (guint i = 0; i < look.n_lines; i++)
    n_covered += is_covered_on (&look, feature, i);
  return n_covered;
}

WarSight
war_sight_look (const WarSightScene *scene, const WarBase *firer, const WarBase *target)
{
  Look look;

  begin_look (&look, scene, firer, target);
  return look_along (&look);
}

/* What blocks the line one way blocks it the other way. */
void
war_sight_glance (const WarSightScene *scene, const WarBase *a, const WarBase *b, WarSight *there,
                  WarSight *back)
{
  Look look, look_back;
  guint n_found;

  begin_look (&look, scene, a, b);
  begin_look (&look_back, scene, b, a);
  look.n_lines = look.n_covering = look_back.n_lines = look_back.n_covering = 1;

  n_found = find_features (&look);
  *there = *back = look_past (&look, n_found);
  find_cover (&look, n_found, there);
  find_cover (&look_back, n_found, back);
}

gboolean
war_sight_is_doubtful (const WarSightScene *scene, const WarBase *firer, const WarBase *target,
                       const WarSight *sight)
{
  for (gint side = -1; side <= 1; side += 2)
    {
      Look look;
      WarSight shifted;

      begin_look (&look, scene, firer, target);
      for (guint i = 0; i < look.n_lines; i++)
        {
          gint64 x = (gint64) look.ends[i].x - look.starts[i].x;
          gint64 y = (gint64) look.ends[i].y - look.starts[i].y;
          guint64 square = MAX ((guint64) (x * x + y * y), 1);
          WarLength right = war_divide_by_root (-y * side * WAR_SIGHT_DOUBT, square);
          WarLength down = war_divide_by_root (x * side * WAR_SIGHT_DOUBT, square);

          look.starts[i].x += right;
          look.starts[i].y += down;
          look.ends[i].x += right;
          look.ends[i].y += down;
        }

      shifted = look_along (&look);
      if ((shifted.n_clear > 0) != (sight->n_clear > 0) || shifted.cover != sight->cover)
        return TRUE;
    }

  return FALSE;
}

gboolean
war_sight_reaches (const WarSightScene *scene, const WarBase *firer, WarPosition position,
                   WarSightLine *line)
{
  const Look look = {
    .scene = scene,
    .firer = firer,
    .target = position,
    .outline = &position,
    .n_outline = 1,
    .starts = { firer->centre },
    .ends = { position },
    .n_lines = 1,
    .n_covering = WAR_SIGHT_N_COVERING,
  };
  WarSight sight = look_along (&look);

  if (line != NULL)
    *line = sight.lines[0];
  return sight.n_clear > 0;
}

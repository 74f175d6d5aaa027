/* ground-query.c: questions about all features at a place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/ground-query-private.h"

#include <string.h>

WarGroundScratch *
war_ground_scratch_new (const WarGround *ground)
{
  WarGroundScratch *scratch = g_new0 (WarGroundScratch, 1);
  guint most_in_part = 0, most_in_feature = 0;

  for (guint i = 0; i < ground->n_features; i++)
    {
      const WarGroundFeature *feature = &ground->features[i];
      guint n_vertices = 0;

      for (guint j = 0; j < feature->n_parts; j++)
        {
          const WarGroundPart *part = &ground->parts[feature->first_part + j];

          n_vertices += part->n_vertices;
          most_in_part = MAX (most_in_part, part->n_vertices);
        }
      most_in_feature = MAX (most_in_feature, n_vertices);
    }

  scratch->part_stamps = g_new0 (guint32, ground->n_parts);
  scratch->feature_stamps = g_new0 (guint32, ground->n_features);
  scratch->entries = g_new (WarFraction, ground->n_features);
  scratch->found = g_new (guint32, ground->n_features);
  scratch->lines = g_new (guint8, ground->n_features);
  scratch->events = g_new (WarGroundEvent, most_in_part);
  scratch->intervals = g_new (WarGroundInterval, most_in_feature);
  return scratch;
}

void
war_ground_scratch_free (WarGroundScratch *scratch)
{
  g_free (scratch->part_stamps);
  g_free (scratch->feature_stamps);
  g_free (scratch->entries);
  g_free (scratch->found);
  g_free (scratch->lines);
  g_free (scratch->events);
  g_free (scratch->intervals);
  g_free (scratch);
}

void
war_ground_forget (const WarGround *ground, WarGroundScratch *scratch)
{
  if (++scratch->stamp != 0)
    return;

  memset (scratch->part_stamps, 0, ground->n_parts * sizeof (guint32));
  memset (scratch->feature_stamps, 0, ground->n_features * sizeof (guint32));
  scratch->stamp = 1;
}

guint
war_ground_insert_feature (guint *features, guint n_features, guint max_features, guint feature)
{
  guint place = MIN (n_features, max_features);

  if (place == max_features && (place == 0 || features[place - 1] < feature))
    return n_features + 1;
  if (place == max_features)
    place--;

  for (; place > 0 && features[place - 1] > feature; place--)
    features[place] = features[place - 1];
  features[place] = feature;

  return n_features + 1;
}

guint
war_ground_find_at (const WarGround *ground, WarGroundScratch *scratch, guint32 terrains,
                    WarPosition position, guint *features, guint max_features)
{
  guint cell = (guint) (war_ground_get_row (ground, position.y) * ground->n_columns
                        + war_ground_get_column (ground, position.x));
  guint n_features = 0;

  war_ground_forget (ground, scratch);
  for (guint i = ground->first_items[2 * cell]; i < ground->first_items[2 * cell + 2]; i++)
    {
      const WarGroundItem *item = &ground->items[i];

      if ((item->terrain & terrains) == 0
          || scratch->feature_stamps[item->feature] == scratch->stamp
          || (item->n_edges > 0
              && !war_ground_part_has (ground, &ground->parts[item->part], position)))
        continue;

      scratch->feature_stamps[item->feature] = scratch->stamp;
      n_features = war_ground_insert_feature (features, n_features, max_features, item->feature);
    }

  return n_features;
}

/* Goes on until there are enough of them. */
static guint
find_meeting (const WarGround *ground, WarGroundScratch *scratch, guint32 terrains,
              const WarPosition *vertices, guint n_vertices, guint *features, guint max_features,
              guint enough)
{
  WarPosition minimum = vertices[0], maximum = vertices[0];
  guint n_features = 0;

  for (guint i = 1; i < n_vertices; i++)
    {
      minimum.x = MIN (minimum.x, vertices[i].x);
      minimum.y = MIN (minimum.y, vertices[i].y);
      maximum.x = MAX (maximum.x, vertices[i].x);
      maximum.y = MAX (maximum.y, vertices[i].y);
    }

  war_ground_forget (ground, scratch);
  for (gint row = war_ground_get_row (ground, minimum.y);
       row <= war_ground_get_row (ground, maximum.y); row++)
    for (gint column = war_ground_get_column (ground, minimum.x);
         column <= war_ground_get_column (ground, maximum.x); column++)
      {
        guint cell = (guint) (row * ground->n_columns + column);

        for (guint i = ground->first_items[2 * cell]; i < ground->first_items[2 * cell + 2]; i++)
          {
            const WarGroundItem *item = &ground->items[i];

            if ((item->terrain & terrains) == 0
                || scratch->part_stamps[item->part] == scratch->stamp
                || scratch->feature_stamps[item->feature] == scratch->stamp)
              continue;

            scratch->part_stamps[item->part] = scratch->stamp;
            if (!war_ground_part_meets_polygon (ground, &ground->parts[item->part], vertices,
                                                n_vertices))
              continue;

            scratch->feature_stamps[item->feature] = scratch->stamp;
            n_features
              = war_ground_insert_feature (features, n_features, max_features, item->feature);
            if (n_features >= enough)
              return n_features;
          }
      }

  return n_features;
}

guint
war_ground_find_meeting (const WarGround *ground, WarGroundScratch *scratch, guint32 terrains,
                         const WarPosition *vertices, guint n_vertices, guint *features,
                         guint max_features)
{
  return find_meeting (ground, scratch, terrains, vertices, n_vertices, features, max_features,
                       G_MAXUINT);
}

gboolean
war_ground_meets_polygon (const WarGround *ground, WarGroundScratch *scratch, guint32 terrains,
                          const WarPosition *vertices, guint n_vertices)
{
  return find_meeting (ground, scratch, terrains, vertices, n_vertices, NULL, 0, 1) > 0;
}

/* From a position to a polygon, which is its inside too. */
static WarGap
get_position_gap (const WarPosition *vertices, guint n_vertices, WarPosition position)
{
  WarGap best = war_segment_get_gap (vertices[n_vertices - 1], vertices[0], position);

  if (war_polygon_locate (vertices, n_vertices, position) != WAR_LOCATION_OUTSIDE)
    return (WarGap){ 0, 1 };

  for (guint i = 1; i < n_vertices; i++)
    {
      WarGap gap = war_segment_get_gap (vertices[i - 1], vertices[i], position);

      if (war_gap_compare (gap, best) < 0)
        best = gap;
    }

  return best;
}

gint
war_ground_find_nearest (const WarGround *ground, guint32 terrains, WarPosition position,
                         WarLength *distance)
{
  WarGap best = { 0, 1 };
  gint nearest = -1;

  *distance = G_MAXINT32;
  for (guint i = 0; i < ground->n_features; i++)
    {
      const WarGroundFeature *feature = &ground->features[i];
      gint64 x
        = MAX ((gint64) feature->minimum.x - position.x, (gint64) position.x - feature->maximum.x);
      gint64 y
        = MAX ((gint64) feature->minimum.y - position.y, (gint64) position.y - feature->maximum.y);

      if ((feature->terrain & terrains) == 0 || x > *distance || y > *distance)
        continue;

      for (guint j = 0; j < feature->n_parts; j++)
        {
          const WarGroundPart *part = &ground->parts[feature->first_part + j];
          const WarPosition *vertices = &ground->vertices[part->first];
          WarGap gap = get_position_gap (vertices, part->n_vertices, position);

          if (nearest < 0 || war_gap_compare (gap, best) <= 0)
            {
              best = gap;
              *distance = war_polygon_distance (vertices, part->n_vertices, position);
              nearest = (gint) i;
            }
        }
    }

  return nearest;
}

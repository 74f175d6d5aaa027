/* ground.c: what terrain does to units of End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

#define MAX_FEATURES 128

/* A base that stands along an edge may reach over it by the rounding of places. */
#define MARGIN 20

WarSightScene
war_empires_make_scene (const WarSetup *setup)
{
  const WarEmpires *data = war_empires_get_data (setup);

  return (WarSightScene){
    .ground = data->ground,
    .scratch = war_empires_get_memo (setup)->scratch,
    .effects = data->effects,
    .cover_reach = data->rules->numbers[WAR_EMPIRES_COVER_REACH],
  };
}

static gboolean
has_at (const WarSetup *setup, guint32 terrains, const guint8 *is_one, WarPosition point)
{
  const WarEmpires *data = war_empires_get_data (setup);
  guint features[MAX_FEATURES];
  guint n_features = war_ground_find_at (data->ground, war_empires_get_memo (setup)->scratch,
                                         terrains, point, features, MAX_FEATURES);

  for (guint i = 0; i < MIN (n_features, MAX_FEATURES); i++)
    if (is_one[features[i]] != 0)
      return TRUE;

  return FALSE;
}

/* The features that the base reaches into, of those that are such. */
static guint
find_meeting (const WarSetup *setup, guint32 terrains, const guint8 *is_one, const WarBase *base,
              guint *features)
{
  const WarEmpires *data = war_empires_get_data (setup);
  WarBase inner = base->width > 4 * MARGIN && base->depth > 4 * MARGIN ? war_base_place (
                    base->centre, base->heading, base->width - 2 * MARGIN, base->depth - 2 * MARGIN)
                                                                       : *base;
  guint n_found = 0, n_features;

  if (terrains == 0)
    return 0;

  n_features
    = war_ground_find_meeting (data->ground, war_empires_get_memo (setup)->scratch, terrains,
                               inner.corners, WAR_N_EDGES, features, MAX_FEATURES);
  for (guint i = 0; i < MIN (n_features, MAX_FEATURES); i++)
    if (is_one[features[i]] != 0)
      features[n_found++] = features[i];

  return n_found;
}

gboolean
war_empires_is_on_road (const WarSetup *setup, WarPosition point)
{
  const WarEmpires *data = war_empires_get_data (setup);

  return data->roads != 0 && has_at (setup, data->roads, data->is_road, point);
}

/* Whether the base may reach into the feature after all. By a road one passes where the middle of
 * the base is on it; at a bridge or ford the middle decides, wherever the corners are. */
static gboolean
is_passed (const WarSetup *setup, guint8 passage, guint feature, const WarBase *base)
{
  const WarEmpires *data = war_empires_get_data (setup);
  guint features[MAX_FEATURES];

  if (passage == WAR_EMPIRES_PASSAGE_CROSSING)
    return has_at (setup, data->crossings, data->is_crossing, base->centre)
           || (!war_ground_feature_has (data->ground, feature, base->centre)
               && find_meeting (setup, data->crossings, data->is_crossing, base, features) > 0);

  return war_empires_is_on_road (setup, base->centre);
}

gint
war_empires_find_bar (const WarSetup *setup, WarEmpiresGait gait, const WarBase *base)
{
  const WarEmpires *data = war_empires_get_data (setup);
  guint features[MAX_FEATURES];
  guint n_features = find_meeting (setup, data->barring[gait], data->bars[gait], base, features);

  for (guint i = 0; i < n_features; i++)
    if (!is_passed (setup, data->bars[gait][features[i]], features[i], base))
      return (gint) features[i];

  return WAR_NONE;
}

/* A road leads through what bars, but over a river only where it has a bridge or ford. */
gboolean
war_empires_bars_point (const WarSetup *setup, WarEmpiresGait gait, WarPosition point)
{
  const WarEmpires *data = war_empires_get_data (setup);
  guint features[MAX_FEATURES], n_features;

  if (data->barring[gait] == 0)
    return FALSE;

  n_features = war_ground_find_at (data->ground, war_empires_get_memo (setup)->scratch,
                                   data->barring[gait], point, features, MAX_FEATURES);
  for (guint i = 0; i < MIN (n_features, MAX_FEATURES); i++)
    {
      guint8 passage = data->bars[gait][features[i]];

      if (passage != 0
          && !(passage != WAR_EMPIRES_PASSAGE_CROSSING && war_empires_is_on_road (setup, point)))
        return !has_at (setup, data->crossings, data->is_crossing, point);
    }

  return FALSE;
}

/* Who is on a road is not touched by what it crosses (empires.C-12). */
gboolean
war_empires_meets_obstacle (const WarSetup *setup, const WarBase *base)
{
  const WarEmpires *data = war_empires_get_data (setup);
  guint features[MAX_FEATURES];

  return find_meeting (setup, data->obstacles, data->is_obstacle, base, features) > 0;
}

gboolean
war_empires_is_in_cover (const WarSetup *setup, const WarBase *base)
{
  const WarEmpires *data = war_empires_get_data (setup);

  for (guint i = 0; i < data->n_features; i++)
    {
      const WarSightEffect *effect = &data->effects[i];

      if (effect->covers == WAR_COVERS_INSIDE
            ? war_ground_feature_has (data->ground, i, base->centre)
            : effect->covers == WAR_COVERS_BEHIND
                && war_ground_feature_is_within (data->ground, i, base->corners, WAR_N_EDGES,
                                                 data->rules->numbers[WAR_EMPIRES_COVER_REACH]))
        return TRUE;
    }

  return FALSE;
}

gboolean
war_empires_has_near (const WarSetup *setup, guint32 terrains, WarPosition position,
                      WarLength reach)
{
  const WarEmpires *data = war_empires_get_data (setup);
  const WarPosition box[] = {
    { position.x - reach, position.y - reach },
    { position.x + reach, position.y - reach },
    { position.x + reach, position.y + reach },
    { position.x - reach, position.y + reach },
  };
  guint feature;

  return terrains != 0
         && war_ground_find_meeting (data->ground, war_empires_get_memo (setup)->scratch, terrains,
                                     box, G_N_ELEMENTS (box), &feature, 1)
              > 0;
}

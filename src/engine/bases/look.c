/* look.c: how the ground looks now, where games change it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/look.h"

#include "engine/geometry/geometry.h"

struct _WarLook
{
  WarSightScene sight; /* as nothing has changed */
  WarCostScene cost;

  /* Copies, of which those of the features that are gone are cleared. */
  WarSightEffect *effects;
  guint8 *factors;

  GArray *gone; /* guint */
  GArray *gaps; /* WarCostGap */
  GArray *bases; /* WarBase */
};

WarLook *
war_look_new (const WarSightScene *sight, const WarCostScene *cost)
{
  g_return_val_if_fail (sight != NULL && cost != NULL, NULL);
  g_return_val_if_fail (sight->ground == cost->ground, NULL);

  guint n_features = war_ground_get_n_features (sight->ground);
  WarLook *look = g_new0 (WarLook, 1);

  look->sight = *sight;
  look->cost = *cost;
  look->effects = g_memdup2 (sight->effects, n_features * sizeof *look->effects);
  look->factors = g_memdup2 (cost->factors, n_features * sizeof *look->factors);
  look->gone = g_array_new (FALSE, FALSE, sizeof (guint));
  look->gaps = g_array_new (FALSE, FALSE, sizeof (WarCostGap));
  look->bases = g_array_new (FALSE, FALSE, sizeof (WarBase));

  return look;
}

void
war_look_free (WarLook *look)
{
  g_free (look->effects);
  g_free (look->factors);
  g_array_unref (look->gone);
  g_array_unref (look->gaps);
  g_array_unref (look->bases);
  g_free (look);
}

void
war_look_begin (WarLook *look)
{
  g_return_if_fail (look != NULL);

  for (guint i = 0; i < look->gone->len; i++)
    {
      guint feature = g_array_index (look->gone, guint, i);

      look->effects[feature] = look->sight.effects[feature];
      look->factors[feature] = look->cost.factors[feature];
    }
  g_array_set_size (look->gone, 0);
  g_array_set_size (look->gaps, 0);
  g_array_set_size (look->bases, 0);
}

void
war_look_remove (WarLook *look, guint feature)
{
  g_return_if_fail (look != NULL);
  g_return_if_fail (feature < war_ground_get_n_features (look->sight.ground));

  look->effects[feature] = (WarSightEffect){ 0 };
  look->factors[feature] = 0;
  g_array_append_val (look->gone, feature);
}

void
war_look_open (WarLook *look, guint feature, const WarPosition corners[WAR_N_EDGES], guint8 factor)
{
  g_return_if_fail (look != NULL && corners != NULL);
  g_return_if_fail (feature < war_ground_get_n_features (look->sight.ground));

  WarCostGap gap = { .feature = feature, .factor = factor };

  for (guint i = 0; i < WAR_N_EDGES; i++)
    gap.corners[i] = corners[i];
  g_array_append_val (look->gaps, gap);
}

void
war_look_add_base (WarLook *look, const WarBase *base)
{
  g_return_if_fail (look != NULL && base != NULL);

  g_array_append_val (look->bases, *base);
}

gboolean
war_look_has (const WarLook *look, guint feature, WarPosition position)
{
  g_return_val_if_fail (look != NULL, FALSE);

  if (!war_ground_feature_has (look->sight.ground, feature, position))
    return FALSE;

  for (guint i = 0; i < look->gone->len; i++)
    if (g_array_index (look->gone, guint, i) == feature)
      return FALSE;
  for (guint i = 0; i < look->gaps->len; i++)
    {
      const WarCostGap *gap = &g_array_index (look->gaps, WarCostGap, i);

      if (gap->feature == feature
          && war_polygon_locate (gap->corners, WAR_N_EDGES, position) != WAR_LOCATION_OUTSIDE)
        return FALSE;
    }

  return TRUE;
}

WarSightScene
war_look_get_sight (const WarLook *look)
{
  g_return_val_if_fail (look != NULL, (WarSightScene){ 0 });

  WarSightScene scene = look->sight;

  scene.effects = look->effects;
  scene.bases = (const WarBase *) (gpointer) look->bases->data;
  scene.n_bases = look->bases->len;
  return scene;
}

WarCostScene
war_look_get_cost (const WarLook *look)
{
  g_return_val_if_fail (look != NULL, (WarCostScene){ 0 });

  WarCostScene scene = look->cost;

  scene.factors = look->factors;
  scene.gaps = (const WarCostGap *) (gpointer) look->gaps->data;
  scene.n_gaps = look->gaps->len;
  return scene;
}

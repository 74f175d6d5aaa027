/* footing.c: what the ground is to who moves over it: roads, obstacles, and what bars
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/footing.h"

#include "engine/game/state.h"

#define MAX_FEATURES 128

/* A base that stands along an edge may reach over it by the rounding of places. */
#define MARGIN 20

void
war_footing_init (WarFooting *footing, const WarGround *ground, const WarField *field)
{
  *footing = (WarFooting){ .ground = ground, .n_features = field->features->len };
  for (guint i = 0; i < WAR_FOOTING_N_KINDS; i++)
    footing->kinds[i] = g_new0 (guint8, footing->n_features);
  for (guint i = 0; i < WAR_FOOTING_MAX_MANNERS; i++)
    footing->passages[i] = g_new0 (guint8, footing->n_features);
}

void
war_footing_clear (WarFooting *footing)
{
  for (guint i = 0; i < WAR_FOOTING_N_KINDS; i++)
    g_free (footing->kinds[i]);
  for (guint i = 0; i < WAR_FOOTING_MAX_MANNERS; i++)
    g_free (footing->passages[i]);
}

void
war_footing_add (WarFooting *footing, const WarFeature *feature, guint index, WarFootingKind kind)
{
  footing->kinds[kind][index] = TRUE;
  footing->terrains[kind] |= WAR_TERRAIN_BIT (feature->terrain);
}

void
war_footing_bar (WarFooting *footing, const WarFeature *feature, guint index, guint manner,
                 WarFootingPassage passage)
{
  footing->passages[manner][index] = (guint8) passage;
  footing->barring[manner] |= WAR_TERRAIN_BIT (feature->terrain);
}

/* Looking ------------------------------------------------------------------------------------- */

/* Those of the features for which is_one says so; how many are left. */
static guint
keep (guint *features, guint n_features, const guint8 *is_one)
{
  guint n_kept = 0;

  for (guint i = 0; i < MIN (n_features, MAX_FEATURES); i++)
    if (is_one[features[i]] != 0)
      features[n_kept++] = features[i];

  return n_kept;
}

static guint
find_at (const WarFooting *footing, WarGroundScratch *scratch, guint32 terrains,
         const guint8 *is_one, WarPosition point, guint *features)
{
  return terrains == 0 ? 0
                       : keep (features,
                               war_ground_find_at (footing->ground, scratch, terrains, point,
                                                   features, MAX_FEATURES),
                               is_one);
}

static gboolean
has_at (const WarFooting *footing, WarGroundScratch *scratch, WarFootingKind kind,
        WarPosition point)
{
  guint features[MAX_FEATURES];

  return find_at (footing, scratch, footing->terrains[kind], footing->kinds[kind], point, features)
         > 0;
}

/* Into which the base reaches. */
static guint
find_meeting (const WarFooting *footing, WarGroundScratch *scratch, guint32 terrains,
              const guint8 *is_one, const WarBase *base, guint *features)
{
  WarBase inner = *base;

  if (terrains == 0)
    return 0;

  if (base->width > 4 * MARGIN && base->depth > 4 * MARGIN)
    inner = war_base_place (base->centre, base->heading, base->width - 2 * MARGIN,
                            base->depth - 2 * MARGIN);
  return keep (features,
               war_ground_find_meeting (footing->ground, scratch, terrains, inner.corners,
                                        WAR_N_EDGES, features, MAX_FEATURES),
               is_one);
}

gboolean
war_footing_is_on_road (const WarFooting *footing, WarGroundScratch *scratch, WarPosition point)
{
  return has_at (footing, scratch, WAR_FOOTING_ROAD, point);
}

gboolean
war_footing_meets_obstacle (const WarFooting *footing, WarGroundScratch *scratch,
                            const WarBase *base)
{
  guint features[MAX_FEATURES];

  return find_meeting (footing, scratch, footing->terrains[WAR_FOOTING_OBSTACLE],
                       footing->kinds[WAR_FOOTING_OBSTACLE], base, features)
         > 0;
}

gboolean
war_footing_has_near (const WarFooting *footing, WarGroundScratch *scratch, guint32 terrains,
                      WarPosition position, WarLength reach)
{
  const WarPosition box[] = {
    { position.x - reach, position.y - reach },
    { position.x + reach, position.y - reach },
    { position.x + reach, position.y + reach },
    { position.x - reach, position.y + reach },
  };

  return terrains != 0
         && war_ground_meets_polygon (footing->ground, scratch, terrains, box, G_N_ELEMENTS (box));
}

/* Barring ------------------------------------------------------------------------------------- */

static gboolean
is_passed (const WarFooting *footing, WarGroundScratch *scratch, WarFootingPassage passage,
           guint feature, const WarBase *base)
{
  guint features[MAX_FEATURES];

  if (passage == WAR_FOOTING_BY_CROSSING)
    return has_at (footing, scratch, WAR_FOOTING_CROSSING, base->centre)
           || (!war_ground_feature_has (footing->ground, feature, base->centre)
               && find_meeting (footing, scratch, footing->terrains[WAR_FOOTING_CROSSING],
                                footing->kinds[WAR_FOOTING_CROSSING], base, features)
                    > 0);

  return war_footing_is_on_road (footing, scratch, base->centre);
}

gint
war_footing_find_bar (const WarFooting *footing, WarGroundScratch *scratch, guint manner,
                      const WarBase *base)
{
  const guint8 *passages = footing->passages[manner];
  guint features[MAX_FEATURES];
  guint n_features
    = find_meeting (footing, scratch, footing->barring[manner], passages, base, features);

  for (guint i = 0; i < n_features; i++)
    if (!is_passed (footing, scratch, passages[features[i]], features[i], base))
      return (gint) features[i];

  return WAR_NONE;
}

gboolean
war_footing_bars_point (const WarFooting *footing, WarGroundScratch *scratch, guint manner,
                        WarPosition point)
{
  const guint8 *passages = footing->passages[manner];
  guint features[MAX_FEATURES];
  guint n_features
    = find_at (footing, scratch, footing->barring[manner], passages, point, features);

  for (guint i = 0; i < n_features; i++)
    if (passages[features[i]] == WAR_FOOTING_BY_CROSSING
        || !war_footing_is_on_road (footing, scratch, point))
      return !has_at (footing, scratch, WAR_FOOTING_CROSSING, point);

  return FALSE;
}

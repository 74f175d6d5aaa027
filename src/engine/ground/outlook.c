/* outlook.c: sight on a field as a system's rules have it, with reasons
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/outlook.h"

#include "engine/ground/sight-private.h"

#define BASE_WIDTH (40 * WAR_MILLIMETRE)
#define BASE_DEPTH (20 * WAR_MILLIMETRE)

/* Cover that adds nothing is none. */
static gint32
get_cover (const WarSightSystem *system, const WarFeature *feature, const WarRules *rules)
{
  gint32 cover = war_feature_get_effect (feature, rules, system->cover);

  if (cover == 0)
    return 0;

  return system->worth == WAR_SIGHT_NONE ? 1 : rules->numbers[system->worth + cover - 1];
}

WarSightEffect
war_sight_system_find_effect (const WarSightSystem *system, const WarFeature *feature,
                              const WarRules *rules)
{
  gint32 cover = get_cover (system, feature, rules);
  gboolean is_behind = system->covers != WAR_SIGHT_NONE
                       && war_feature_get_effect (feature, rules, (guint) system->covers) != 0;

  return (WarSightEffect){
    .blocks = (guint8) war_feature_get_effect (feature, rules, system->blocks),
    .covers = cover == 0  ? WAR_COVERS_NOT
              : is_behind ? WAR_COVERS_BEHIND
                          : WAR_COVERS_INSIDE,
    .cover = (gint16) cover,
    .limit = war_feature_get_effect (feature, rules, system->limit),
  };
}

static WarLength
get_reach (const WarSightSystem *system, const WarRules *rules)
{
  return system->reach == WAR_SIGHT_NONE ? 0 : rules->numbers[system->reach];
}

WarOutlook *
war_outlook_new (WarField *field, WarRules *rules)
{
  const WarSightSystem *system = rules->system->sight;
  WarOutlook *outlook;

  g_return_val_if_fail (field != NULL, NULL);

  if (system == NULL)
    return NULL;

  outlook = g_new0 (WarOutlook, 1);
  outlook->rules = war_rules_ref (rules);
  outlook->ground = war_ground_new (field);
  outlook->scratch = war_ground_scratch_new (outlook->ground);
  outlook->effects = g_new0 (WarSightEffect, field->features->len);
  for (guint i = 0; i < field->features->len; i++)
    outlook->effects[i]
      = war_sight_system_find_effect (system, g_ptr_array_index (field->features, i), rules);
  outlook->scene = (WarSightScene){
    .ground = outlook->ground,
    .scratch = outlook->scratch,
    .effects = outlook->effects,
    .cover_reach = get_reach (system, rules),
  };

  return outlook;
}

void
war_outlook_free (WarOutlook *outlook)
{
  if (outlook == NULL)
    return;

  war_rules_unref (outlook->rules);
  war_ground_scratch_free (outlook->scratch);
  war_ground_unref (outlook->ground);
  g_free (outlook->effects);
  g_free (outlook);
}

const WarFeature *
war_outlook_get_feature (const WarOutlook *outlook, guint feature)
{
  return g_ptr_array_index (war_ground_get_field (outlook->ground)->features, feature);
}

WarBase
war_outlook_place_base (WarPosition from, WarPosition to)
{
  return war_base_place (from, war_heading_towards (from, to), BASE_WIDTH, BASE_DEPTH);
}

/* Where more of the feature than its limit comes to lie on the line: there is ever more of it. */
static WarPosition
find_depth (const WarSightScene *scene, guint feature, WarPosition start, WarPosition end)
{
  guint64 low = 0, high = 1 << 20;

  while (high - low > 1)
    {
      guint64 middle = (low + high) / 2;
      WarPosition place = war_fraction_between ((WarFraction){ middle, 1 << 20 }, start, end);

      if (war_ground_feature_get_length (scene->ground, scene->scratch, feature, start, place)
          > scene->effects[feature].limit)
        high = middle;
      else
        low = middle;
    }

  return war_fraction_between ((WarFraction){ high, 1 << 20 }, start, end);
}

/* Where the line first comes to the polygon. */
static WarPosition
find_base (const WarBase *base, WarPosition start, WarPosition end)
{
  guint64 low = 0, high = 1 << 20;

  while (high - low > 1)
    {
      guint64 middle = (low + high) / 2;
      WarPosition place = war_fraction_between ((WarFraction){ middle, 1 << 20 }, start, end);

      if (war_segment_meets_polygon (start, place, base->corners, WAR_N_EDGES))
        high = middle;
      else
        low = middle;
    }

  return war_fraction_between ((WarFraction){ high, 1 << 20 }, start, end);
}

static void
explain_line (const WarSightScene *scene, WarSightReason *reason)
{
  WarFraction entry;

  reason->block = reason->end;
  if (reason->base >= 0)
    reason->block = find_base (&scene->bases[reason->base], reason->start, reason->end);
  if (reason->feature < 0)
    return;

  if (scene->effects[reason->feature].blocks == WAR_BLOCKS_DEPTH)
    {
      reason->crossed = war_ground_feature_get_length (
        scene->ground, scene->scratch, (guint) reason->feature, reason->start, reason->end);
      reason->block = find_depth (scene, (guint) reason->feature, reason->start, reason->end);
    }
  else if (war_ground_feature_find_entry (scene->ground, (guint) reason->feature, reason->start,
                                          reason->end, &entry))
    {
      reason->block = war_fraction_between (entry, reason->start, reason->end);
    }
}

WarSightReport
war_sight_explain (const WarSightScene *scene, const WarBase *firer, const WarBase *target)
{
  WarSightReport report = { .sight = war_sight_look (scene, firer, target) };
  gint cover = report.sight.cover_feature;

  for (guint i = 0; i < WAR_SIGHT_N_LINES; i++)
    {
      report.lines[i] = (WarSightReason){
        .start = firer->centre,
        .end = i == 0 ? target->centre : target->corners[i - 1],
        .feature = report.sight.lines[i].feature,
        .base = report.sight.lines[i].base,
      };
      explain_line (scene, &report.lines[i]);
    }
  report.is_doubtful = war_sight_is_doubtful (scene, firer, target, &report.sight);
  if (cover >= 0 && scene->effects[cover].covers == WAR_COVERS_BEHIND)
    report.n_covering = war_sight_count_covering (scene, firer, target, (guint) cover);

  return report;
}

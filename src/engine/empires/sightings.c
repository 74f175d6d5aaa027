/* sightings.c: whom the bases of a unit see, and may shoot at (empires.4.3, empires.C-4)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

/* What a base of a unit looks for among those of a target. */
typedef struct
{
  const WarSetup *setup;
  const WarState *state;
  const WarEmpiresStand *stands; /* of all units */
  guint unit, target, base;
  WarLength reach;
  guint half_arc;
} Look;

static Look
begin_look (const WarSetup *setup, const WarState *state, const WarEmpiresStand *stands, guint unit,
            guint target)
{
  const WarEmpiresWeapon *weapon = &war_empires_get_manner (setup, state, unit)->weapon;

  return (Look){
    .setup = setup,
    .state = state,
    .stands = stands,
    .unit = unit,
    .target = target,
    .reach = weapon->long_range,
    .half_arc = weapon->half_arc,
  };
}

static gboolean
is_column (const Look *look)
{
  return war_setup_peek_formation (look->setup, look->state, look->unit)[WAR_FORMATION_SHAPE]
         == WAR_FORMATION_COLUMN;
}

/* The bases that are in the way of the sight of one that looks from there: those of other units,
 * and own ones in front; neither the target's nor commanders (empires.C-4). What all lines of sight
 * pass by is left out. */
static guint
list_blocks (const Look *look, WarPosition from,
             WarBase blocks[WAR_EMPIRES_MAX_UNITS * WAR_EMPIRES_MAX_BASES])
{
  const WarEmpiresBox lines
    = war_empires_join_boxes (look->stands[look->target].box, (WarEmpiresBox){ from, from });
  guint n_blocks = 0;

  for (guint i = 0; i < look->setup->n_units; i++)
    {
      const WarEmpiresStand *stand = &look->stands[i];
      guint n_bases = i != look->unit ? stand->n_bases : is_column (look) ? look->base : 0;

      if (i == look->target || !stand->stands || !war_empires_boxes_meet (&stand->box, &lines)
          || war_empires_is_commander (look->setup, i))
        continue;
      for (guint j = 0; j < n_bases; j++)
        {
          const WarEmpiresBox box = war_empires_get_box (&stand->bases[j]);

          if (war_empires_boxes_meet (&box, &lines))
            blocks[n_blocks++] = stand->bases[j];
        }
    }

  return n_blocks;
}

/* How far the bases of the target are, as far as they are in reach and arc; others are beyond. */
static void
measure (const Look *look, const WarBase *own, WarLength away[WAR_EMPIRES_MAX_BASES])
{
  const WarEmpiresStand *target = &look->stands[look->target];

  for (guint i = 0; i < target->n_bases; i++)
    away[i] = war_base_has_in_arc (own, target->bases[i].centre, look->half_arc)
                ? war_base_get_distance (own, &target->bases[i])
                : look->reach + 1;
}

/* The nearest base of the target that this one sees, reaches and has in its arc; of equally near
 * ones the first. */
static gboolean
find_target_base (const Look *look, const WarBase *own, WarEmpiresSighting *found)
{
  const WarEmpiresStand *target = &look->stands[look->target];
  WarBase blocks[WAR_EMPIRES_MAX_UNITS * WAR_EMPIRES_MAX_BASES];
  WarLength away[WAR_EMPIRES_MAX_BASES];
  WarSightScene scene = war_empires_make_scene (look->setup);

  measure (look, own, away);
  for (guint n = 0; n < target->n_bases; n++)
    {
      guint nearest = 0;
      WarSight sight;

      for (guint i = 1; i < target->n_bases; i++)
        if (away[i] < away[nearest])
          nearest = i;
      if (away[nearest] > look->reach)
        return FALSE;

      if (scene.bases == NULL)
        {
          scene.n_bases = list_blocks (look, own->centre, blocks);
          scene.bases = blocks;
        }
      sight = war_sight_look (&scene, own, &target->bases[nearest]);
      if (sight.n_clear > 0)
        {
          *found = (WarEmpiresSighting){ look->base, nearest, away[nearest], sight.cover > 0 };
          return TRUE;
        }
      away[nearest] = look->reach + 1;
    }

  return FALSE;
}

/* A gun that has nothing of the target in its arc and reach turns first, to the nearest base that
 * it sees, if there is room and it is not pinned: what counts is measured from there (empires.C-4,
 * empires.C-15). */
static void
turn_gun (const Look *look, WarBase *own)
{
  Look about = *look;
  WarEmpiresSighting found;
  WarBase turned;

  about.reach += own->width + own->depth; /* it may come nearer by turning */
  about.half_arc = WAR_HEADING_TURN / 2;
  if (war_empires_is_pinned (look->setup, look->state, look->unit)
      || find_target_base (look, own, &found) || !find_target_base (&about, own, &found))
    return;

  turned = war_base_place (
    own->centre,
    war_heading_towards (own->centre, look->stands[look->target].bases[found.target_base].centre),
    own->width, own->depth);
  if (war_empires_has_room (look->setup, look->state, look->unit, &turned, 1, FALSE, NULL))
    *own = turned;
}

void
war_empires_turn_gun (const WarSetup *setup, const WarState *state, guint unit, guint target,
                      WarBase *own)
{
  const Look look = begin_look (setup, state, war_empires_look_up (setup, state), unit, target);

  turn_gun (&look, own);
}

static gboolean
is_gun (const WarSetup *setup, guint unit)
{
  return war_empires_get_type (setup, unit)->branch == WAR_EMPIRES_BATTERY;
}

/* All that sightings depend on but where units stand. */
static guint
get_stance (const Look *look)
{
  return (guint) (war_empires_is_mounted (look->setup, look->state, look->unit) != FALSE)
         | (guint) (is_column (look) != FALSE) << 1
         | (guint) (is_gun (look->setup, look->unit)
                    && war_empires_is_pinned (look->setup, look->state, look->unit))
             << 2;
}

/* Who stands outside of it changes nothing: the box holds all lines of sight, and what a gun needs
 * to turn. */
static WarEmpiresBox
get_box (const Look *look)
{
  const WarEmpiresStand *own = &look->stands[look->unit], *target = &look->stands[look->target];
  WarEmpiresBox box = war_empires_join_boxes (own->box, target->box);

  if (!is_gun (look->setup, look->unit))
    return box;

  return war_empires_join_boxes (
    box, war_empires_grow_box (own->box, own->bases[0].width + own->bases[0].depth));
}

static void
find_sightings (Look *look, WarEmpiresSightings *sightings)
{
  const WarEmpiresStand *own = &look->stands[look->unit];
  WarBase first = own->bases[0];

  sightings->n_items = 0;
  if (is_gun (look->setup, look->unit))
    turn_gun (look, &first);
  else if (!war_ranks_is_within (look->setup, look->state, look->unit, look->target, look->reach))
    return;
  for (look->base = 0; look->base < own->n_bases; look->base++)
    sightings->n_items
      += find_target_base (look, look->base == 0 ? &first : &own->bases[look->base],
                           &sightings->items[sightings->n_items]);
}

const WarEmpiresSightings *
war_empires_find_sightings (const WarSetup *setup, const WarState *state,
                            const WarEmpiresStand *stands, guint unit, guint target)
{
  Look look = begin_look (setup, state, stands, unit, target);
  WarEmpiresSightings *sightings
    = &war_empires_get_memo (setup)->sightings[unit * setup->n_units + target];
  guint stance = get_stance (&look);

  if (war_empires_still_holds (setup, &sightings->finding, unit, target)
      && sightings->stance == stance)
    return sightings;

  find_sightings (&look, sightings);
  sightings->stance = stance;
  war_empires_note (setup, &sightings->finding, get_box (&look));
  return sightings;
}

/* piece.c: questions about the pieces of Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

WarBase
war_entrenched_place_base (const WarSetup *setup, guint piece, WarPosition centre,
                           WarHeading heading)
{
  const WarUnitType *type = war_entrenched_get_type (setup, piece)->type;

  /* Bases measure an even number of hundredths. */
  return war_base_place (centre, heading, type->base_width & ~1, type->base_depth & ~1);
}

WarBase
war_entrenched_get_own_base (const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);

  return war_entrenched_place_base (setup, piece, war_piece_get_position (cells),
                                    (WarHeading) cells[WAR_PIECE_HEADING]);
}

WarBase
war_entrenched_get_base (const WarSetup *setup, const WarState *state, guint piece)
{
  gint32 inside = war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_INSIDE];

  return inside != WAR_NONE ? war_entrenched_get_data (setup)->features[inside].shelter
                            : war_entrenched_get_own_base (setup, state, piece);
}

gint
war_entrenched_find_shelter (const WarSetup *setup, guint piece, const gint32 *cells)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  for (guint i = 0; i < data->n_features && war_entrenched_get_type (setup, piece)->may_shelter;
       i++)
    if (data->features[i].is_shelter
        && war_base_get_position_distance (&data->features[i].shelter,
                                           war_piece_get_position (cells))
             == 0)
      return (gint) i;

  return WAR_NONE;
}

/* Whether the piece may stand nearer to the base than so far; who is in a shelter may always. */
static gboolean
may_be_near (const WarSetup *setup, const WarState *state, guint piece, const WarBase *near,
             WarLength off)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  const WarUnitType *type = war_entrenched_get_type (setup, piece)->type;

  return cells[WAR_ENTRENCHED_PIECE_INSIDE] != WAR_NONE
         || war_obstacle_is_near (near->centre, (near->width + near->depth) / 2,
                                  war_piece_get_position (cells), type->base_width,
                                  type->base_depth, off);
}

GArray *
war_entrenched_list_obstacles (const WarSetup *setup, const WarState *state, guint piece,
                               WarLength off, const WarBase *near)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  gint side = war_entrenched_get_owner (setup, state, piece);
  GArray *obstacles = g_array_new (FALSE, FALSE, sizeof (WarObstacle));
  WarObstacle obstacle = { .kind = WAR_OBSTACLE_WALL };

  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].is_shelter)
      {
        obstacle.base = data->features[i].shelter;
        obstacle.row = (gint) i;
        g_array_append_val (obstacles, obstacle);
      }

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (i != piece && war_entrenched_stands (setup, state, (gint) i)
        && (near == NULL || may_be_near (setup, state, i, near, off)))
      {
        gboolean is_enemy = war_entrenched_get_owner (setup, state, i) != side;

        obstacle.base = war_entrenched_get_base (setup, state, i);
        obstacle.row = (gint) i;
        obstacle.kind = is_enemy ? WAR_OBSTACLE_ENEMY : WAR_OBSTACLE_FRIEND;
        obstacle.limit = is_enemy ? off : 0;
        g_array_append_val (obstacles, obstacle);
      }

  return obstacles;
}

gint
war_entrenched_find_under (const WarSetup *setup, const WarState *state, gint piece,
                           const WarBase *base)
{
  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    {
      WarBase other;

      if ((gint) i == piece || !war_entrenched_stands (setup, state, (gint) i)
          || !may_be_near (setup, state, i, base, 0))
        continue;
      other = war_entrenched_get_base (setup, state, i);
      if (war_base_overlaps (base, &other))
        return (gint) i;
    }

  return WAR_NONE;
}

gboolean
war_entrenched_is_active (const WarSetup *setup, const WarState *state, guint piece)
{
  return war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_INACTIVE] == 0;
}

gboolean
war_entrenched_is_stunned (const WarSetup *setup, const WarState *state, guint piece)
{
  return war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_STUNNED] != 0;
}

gboolean
war_entrenched_is_charger (const WarSetup *setup, guint piece)
{
  return !war_setup_is_amended (setup, WAR_ENTRENCHED_AMENDMENT_ARTILLERY)
         || !war_entrenched_get_type (setup, piece)->is_artillery;
}

gboolean
war_entrenched_is_suppressed (const WarSetup *setup, const WarState *state, guint piece)
{
  return war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_SUPPRESSED] != 0;
}

/* entrenched.E-10 */
static const WarContactColumns contact
  = { WAR_ENTRENCHED_PIECE_ENGAGED, WAR_ENTRENCHED_PIECE_EDGE };

gboolean
war_entrenched_touches (const WarSetup *setup, const WarState *state, guint a, guint b)
{
  return war_contact_joins (setup->layout, state, contact, a, b);
}

gboolean
war_entrenched_is_in_contact (const WarSetup *setup, const WarState *state, guint piece)
{
  return war_contact_has_any (setup->layout, state, contact, war_entrenched_count_units (setup),
                              piece);
}

void
war_entrenched_break_contact (const WarSetup *setup, WarState *state, guint piece)
{
  war_contact_break (setup->layout, state, contact, war_entrenched_count_units (setup), piece);
}

/* entrenched.5.1, entrenched.5.9, entrenched.7.12 */
guint
war_entrenched_count_dice (const WarSetup *setup, const WarState *state, guint piece, guint weapon)
{
  const WarEntrenchedType *type = war_entrenched_get_type (setup, piece);
  gint dice = type->weapons[weapon].dice;
  gint32 left;

  if (dice != WAR_DICE_PER_WOUND)
    return (guint) dice;
  if (type->is_single)
    return (guint) type->wounds;

  left = war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_LEFT];
  return (guint) MAX (left, 0);
}

/* Whether one of the side that stands is no farther from the unit than it reaches. */
static gboolean
is_reached (const WarSetup *setup, const WarState *state, guint piece, guint from, WarLength reach)
{
  WarBase base, other;

  if (reach == 0 || !war_entrenched_stands (setup, state, (gint) from)
      || war_entrenched_get_owner (setup, state, from)
           != war_entrenched_get_owner (setup, state, piece))
    return FALSE;

  base = war_entrenched_get_base (setup, state, piece);
  other = war_entrenched_get_base (setup, state, from);
  return war_base_is_within (&other, &base, reach);
}

gboolean
war_entrenched_commands (const WarSetup *setup, const WarState *state, guint piece, guint other)
{
  return other != piece
         && is_reached (setup, state, piece, other, war_entrenched_get_type (setup, other)->command)
         && !war_entrenched_is_stunned (setup, state, other);
}

gint
war_entrenched_get_command (const WarSetup *setup, const WarState *state, guint piece)
{
  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (war_entrenched_commands (setup, state, piece, i))
      return 1;

  return 0;
}

gint
war_entrenched_get_inspiration (const WarSetup *setup, const WarState *state, guint piece)
{
  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    if (is_reached (setup, state, piece, i, war_entrenched_get_type (setup, i)->inspire))
      return 1;

  return 0;
}

const WarZone *
war_entrenched_get_zone (const WarSetup *setup, const WarState *state, gint side)
{
  const gint32 *game = war_setup_peek_game (setup, state);

  return war_entrenched_get_data (setup)
    ->zones[game[WAR_ENTRENCHED_GAME_SWAPPED] != 0 ? 1 - side : side];
}

gboolean
war_entrenched_is_in_zone (const WarSetup *setup, const WarState *state, guint piece,
                           const WarZone *zone)
{
  return war_zone_locate (zone, war_entrenched_get_base (setup, state, piece).centre)
         != WAR_LOCATION_OUTSIDE;
}

gint
war_entrenched_find_near (const WarSetup *setup, const WarState *state, gint side,
                          WarPosition position, WarLength reach, gboolean has_free_hands)
{
  gint nearest = WAR_NONE;

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      if (cells[WAR_PIECE_SIDE] != side || !war_entrenched_stands (setup, state, (gint) i)
          || (has_free_hands && cells[WAR_ENTRENCHED_PIECE_LOAD] != WAR_NONE))
        continue;

      WarBase base = war_entrenched_get_base (setup, state, i);
      WarLength farthest = reach + (base.width + base.depth) / 2, distance;

      /* No base reaches farther from its middle. */
      if (ABS (base.centre.x - position.x) > farthest
          || ABS (base.centre.y - position.y) > farthest)
        continue;

      /* The next must be nearer. */
      distance = war_base_get_position_distance (&base, position);
      if (distance <= reach)
        {
          nearest = (gint) i;
          reach = distance - 1;
        }
    }

  return nearest;
}

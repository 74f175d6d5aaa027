/* referee-look.c: who is who in a game of Trench Assault, and the ground, read a second time
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "referee-private.h"

#include <string.h>

/* Who is who ----------------------------------------------------------------------------------- */

gint
referee_side_of (const AssaultReferee *referee, guint i)
{
  return g_array_index (referee->data->units, WarAssaultUnit, i).side;
}

gint
referee_company_of (const AssaultReferee *referee, guint i)
{
  return g_array_index (referee->data->units, WarAssaultUnit, i).company;
}

const WarUnitType *
referee_type_of (const AssaultReferee *referee, guint i)
{
  return war_assault_get_type (referee->setup, i)->type;
}

/* By the ids of the types, and not what the engine makes of their traits. */
gboolean
referee_is_called (const AssaultReferee *referee, guint i, const char *word)
{
  return strstr (referee_type_of (referee, i)->id, word) != NULL;
}

gboolean
referee_is_gun (const AssaultReferee *referee, guint i)
{
  return referee_is_called (referee, i, "lewis-gun")
         || referee_is_called (referee, i, "machine-gun");
}

gboolean
referee_is_tank (const AssaultReferee *referee, guint i)
{
  return referee_is_called (referee, i, "tank");
}

gboolean
referee_is_runner (const AssaultReferee *referee, guint i)
{
  return referee_is_called (referee, i, "runner");
}

/* Who does not fight, but for tanks. */
gboolean
referee_is_leader (const AssaultReferee *referee, guint i)
{
  return referee_is_called (referee, i, "officer") || referee_is_called (referee, i, "headquarters")
         || referee_is_runner (referee, i);
}

/* assault.A-29 */
gboolean
referee_is_fighter (const AssaultReferee *referee, guint i)
{
  return !referee_is_tank (referee, i) && !referee_is_leader (referee, i);
}

gint
referee_morale_of (const AssaultReferee *referee, guint i)
{
  return referee_company_of (referee, i) < 0 ? WAR_ASSAULT_FINE
                                             : referee->morale[referee_company_of (referee, i)];
}

gboolean
referee_is_on (const AssaultReferee *referee, guint amendment)
{
  return (referee->setup->amendments >> amendment & 1) != 0;
}

WarBase
referee_base_of (const AssaultReferee *referee, const Man *man, guint i)
{
  return war_base_place (man->at, (WarHeading) man->heading,
                         referee_type_of (referee, i)->base_width,
                         referee_type_of (referee, i)->base_depth);
}

WarLength
referee_gap_between (const AssaultReferee *referee, guint a, guint b)
{
  WarBase base_a = referee_base_of (referee, &referee->men[a], a);
  WarBase base_b = referee_base_of (referee, &referee->men[b], b);

  return war_base_get_distance (&base_a, &base_b);
}

/* The ground ----------------------------------------------------------------------------------- */

/* Whether the place is in the feature, a straight box or line; −1: on its edge. */
static gint
is_in (const WarFeature *feature, WarPosition place)
{
  WarPosition least, most;
  gint slack = 2;

  war_shape_get_bounds (&feature->shape, &least, &most);
  if (feature->shape.kind == WAR_SHAPE_LINE)
    {
      /* Bounds of lines have round ends. */
      const WarPosition *a = &g_array_index (feature->shape.vertices, WarPosition, 0);

      least.y = a->y - feature->shape.width / 2;
      most.y = a->y + feature->shape.width / 2;
      least.x = 0;
      most.x = CM (1000);
    }
  if (place.x < least.x - slack || place.x > most.x + slack || place.y < least.y - slack
      || place.y > most.y + slack)
    return FALSE;
  if (place.x > least.x + slack && place.x < most.x - slack && place.y > least.y + slack
      && place.y < most.y - slack)
    return TRUE;
  return place.x <= CM (0.1) || place.x >= CM (199.9) ? TRUE : -1;
}

/* The feature of the terrain that it is in: −1 none, −2 nobody can say. */
gint
referee_feature_at (const AssaultReferee *referee, WarTerrain terrain, WarPosition place)
{
  for (guint i = 0; i < referee->data->field->features->len; i++)
    {
      const WarFeature *feature = g_ptr_array_index (referee->data->field->features, i);
      gint inside = feature->terrain == terrain ? is_in (feature, place) : FALSE;

      if (inside != FALSE)
        return inside < 0 ? -2 : (gint) i;
    }

  return -1;
}

const char *
referee_role_at (const AssaultReferee *referee, WarPosition place)
{
  gint feature = referee_feature_at (referee, WAR_TERRAIN_TRENCH, place);
  const char *role
    = feature >= 0
        ? ((const WarFeature *) g_ptr_array_index (referee->data->field->features, (guint) feature))
            ->role
        : NULL;

  return role != NULL ? role : "";
}

/* assault.A-16: how many times each bit of a way counts there for the side; gaps as they are. */
gint
referee_factor_at (const AssaultReferee *referee, const WarState *state, gint side,
                   WarPosition place)
{
  gint feature = referee_feature_at (referee, WAR_TERRAIN_BARBED_WIRE, place);
  const char *own = side == 0 ? "attackers-wire" : "defenders-wire";
  gint step = 2 * referee->turn - 1 + side;

  if (feature < 0)
    return 1;
  if (g_strcmp0 (
        ((const WarFeature *) g_ptr_array_index (referee->data->field->features, (guint) feature))
          ->role,
        own)
      == 0)
    return 2;

  for (guint i = 0; i < referee->data->n_gaps; i++)
    {
      const gint32 *gap = war_setup_peek_piece (referee->setup, state, referee->n_units + i);

      if (gap[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD && gap[WAR_ASSAULT_PIECE_GAP] == feature
          && gap[WAR_ASSAULT_PIECE_SINCE] <= step
          && 2 * ABS (place.x - gap[WAR_PIECE_X]) <= gap[WAR_ASSAULT_PIECE_WIDTH])
        return 2;
    }
  return 4;
}

/* muster.c: whether there is room for those who come onto the field of Entrenched! together
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

static const WarEntrenchedUnit *
get_unit (const WarSetup *setup, guint piece)
{
  return &g_array_index (war_entrenched_get_data (setup)->units, WarEntrenchedUnit, piece);
}

/* Whether they come at the same time and to the same place. */
static gboolean
come_together (const WarSetup *setup, guint a, guint b)
{
  const WarEntrenchedUnit *one = get_unit (setup, a), *other = get_unit (setup, b);

  return one->side == other->side && one->arrives == other->arrives && one->zone == other->zone
         && one->edge == other->edge
         && (one->wave == other->wave || !war_entrenched_get_data (setup)->has_attrition);
}

static gboolean
is_first_of_group (const WarSetup *setup, guint piece)
{
  for (guint i = 0; i < piece; i++)
    if (come_together (setup, i, piece))
      return FALSE;

  return TRUE;
}

/* A unit of the piece's group that has not been tried, the largest first: large bases find room
 * only as long as there is much of it. WAR_NONE. */
static gint
find_next (const WarSetup *setup, guint piece, const gboolean *is_tried)
{
  WarLength largest = 0;
  gint found = WAR_NONE;

  for (guint i = 0; i < war_entrenched_get_data (setup)->units->len; i++)
    {
      const WarUnitType *type = war_entrenched_get_type (setup, i)->type;
      WarLength size = type->base_width + type->base_depth;

      if (!is_tried[i] && size > largest && come_together (setup, piece, i))
        {
          largest = size;
          found = (gint) i;
        }
    }

  return found;
}

static void
put (const WarSetup *setup, WarState *state, guint piece, WarPosition centre, WarHeading heading)
{
  gint32 *cells = war_setup_get_piece (setup, state, piece);

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  cells[WAR_PIECE_X] = centre.x;
  cells[WAR_PIECE_Y] = centre.y;
  cells[WAR_PIECE_HEADING] = heading;
}

/* Puts the group of the piece onto an empty field, as whoever looks for room does (E-1, E-30). */
static void
muster_group (const WarSetup *setup, guint piece, GArray *shortages)
{
  const WarEntrenchedUnit *unit = get_unit (setup, piece);
  WarShortage shortage = { .side = unit->side + 1, .round = unit->arrives };
  gboolean is_tried[WAR_ENTRENCHED_MAX_UNITS] = { FALSE };
  g_autofree WarState *empty = war_setup_begin (setup, 0);
  g_autofree WarState *state = war_state_copy (empty);
  const WarEntrenchedType *last = NULL;
  gboolean has_room = TRUE;
  WarPosition centre = { 0, 0 };
  WarHeading heading;
  gint next;

  while ((next = find_next (setup, piece, is_tried)) != WAR_NONE)
    {
      const WarEntrenchedType *type = war_entrenched_get_type (setup, (guint) next);
      gboolean goes_on = type == last;

      is_tried[next] = TRUE;
      shortage.n_units++;

      /* Where one found no room there is none for another of its type. */
      if (!goes_on || has_room)
        has_room = war_entrenched_find_stand (setup, state, (guint) next, FALSE, goes_on, &centre,
                                              &heading);
      last = type;
      if (has_room)
        {
          put (setup, state, (guint) next, centre, heading);
          shortage.n_placed++;
        }
      else if (shortage.type == NULL && !goes_on)
        {
          WarPosition anywhere;

          if (!war_entrenched_find_stand (setup, empty, (guint) next, FALSE, FALSE, &anywhere,
                                          &heading))
            shortage.type = type->type;
        }
    }

  if (shortage.n_placed < shortage.n_units)
    g_array_append_val (shortages, shortage);
}

/* Who is to choose waves can choose them so that there is room. */
void
war_entrenched_muster (const WarSetup *setup, GArray *shortages)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  for (guint i = 0; i < data->units->len; i++)
    if (is_first_of_group (setup, i)
        && (!data->has_attrition || get_unit (setup, i)->wave != 0
            || get_unit (setup, i)->arrives != 0))
      muster_group (setup, i, shortages);
}

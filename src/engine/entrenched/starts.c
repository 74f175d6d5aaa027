/* starts.c: units of Entrenched! that stand on the field when a game begins, or have lost before
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

#include "engine/field-edit/field-edit.h"
#include "engine/field/field-item.h"
#include "engine/field/transform.h"

static const WarForceEntry *
get_entry (const WarSetup *setup, guint row, guint *n)
{
  const WarForceUnit *unit;

  if (!war_entrenched_is_unit (setup, (gint) row))
    return NULL;

  unit = war_entrenched_get_unit (setup, row);
  *n = unit->nth;
  return unit->entry;
}

/* Casualties lie where an operation does not say that they do (entrenched.9.5). */
static gboolean
is_kept (const WarSetup *setup, const WarState *state, guint row)
{
  return war_entrenched_stands (setup, state, (gint) row)
         || war_entrenched_waits (war_setup_peek_piece (setup, state, row));
}

/* Who is not in a shelter is nowhere on it (entrenched.E-3); whoever goes may come to stand across
 * other walls. */
static gboolean
is_barred (const WarSetup *setup, const WarState *state, guint row)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  WarBase base = war_entrenched_get_base (setup, state, row);

  if (war_setup_peek_piece (setup, state, row)[WAR_ENTRENCHED_PIECE_INSIDE] != WAR_NONE)
    return FALSE;

  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].is_shelter && war_base_overlaps (&base, &data->features[i].shelter))
      return TRUE;

  return FALSE;
}

/* Where sides have changed zones (entrenched.E-1) --------------------------------------------- */

/* A field with that zone where another one was; takes the field. */
static WarField *
move_zone (WarField *field, const WarZone *zone, const WarZone *to)
{
  g_autoptr (WarField) old = field;
  g_autoptr (WarZone) moved = war_zone_copy (zone);
  WarField *turned;
  guint index = 0;

  g_ptr_array_find (field->zones, zone, &index);
  war_shape_clear (&moved->shape);
  moved->shape = war_shape_copy (&to->shape);
  turned = war_field_replace_zone (field, index, moved);
  return turned != NULL ? turned : g_steal_pointer (&old);
}

/* The first condition by which the side wins that carries something home; or NULL. */
static WarCondition *
find_prize (const WarOperation *operation, gint winner)
{
  for (guint i = 0; i < operation->conditions->len; i++)
    {
      WarCondition *condition = g_ptr_array_index (operation->conditions, i);

      if (condition->kind == WAR_CONDITION_CARRY && condition->winner == winner)
        return condition;
    }

  return NULL;
}

/* Zones keep their sides, and all that is said of them: they lie where the other's lay. Edges at
 * which somebody comes are those across. */
static void
turn_field (const WarSetup *setup, const WarState *view, WarOperation *operation)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  WarCondition *first = find_prize (operation, 1), *second = find_prize (operation, 2);

  if (war_setup_peek_game (setup, view)[WAR_ENTRENCHED_GAME_SWAPPED] == 0)
    return;

  operation->field = move_zone (operation->field, data->zones[0], data->zones[1]);
  operation->field = move_zone (operation->field, data->zones[1], data->zones[0]);
  g_clear_pointer (&operation->field_link, g_free);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < operation->forces[side]->entries->len; i++)
      {
        WarForceEntry *entry = g_ptr_array_index (operation->forces[side]->entries, i);

        entry->edge = war_stand_get_edge_across (entry->edge);
      }
  if (first != NULL && second != NULL)
    {
      char *place = first->place;

      first->place = second->place;
      second->place = place;
    }
}

static const WarStartMark marks[] = {
  { WAR_TOKEN_STUNNED, WAR_ENTRENCHED_PIECE_STUNNED },
  { WAR_TOKEN_SUPPRESSED, WAR_ENTRENCHED_PIECE_SUPPRESSED },
};

/* Marks last to the end of the first turn of the unit's side. */
const WarStarts war_entrenched_starts = {
  .get_entry = get_entry,
  .left = WAR_ENTRENCHED_PIECE_LEFT,
  .wave = WAR_ENTRENCHED_PIECE_WAVE,
  .marks = marks,
  .n_marks = G_N_ELEMENTS (marks),
  .is_kept = is_kept,
  .is_barred = is_barred,
  .turn_field = turn_field,
};

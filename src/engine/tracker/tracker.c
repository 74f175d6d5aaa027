/* tracker.c: a game for figures on a real table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/tracker/tracker.h"

/* ---------------------------------------------------------------------------------------------
 * Units and notes. */

WarTracked *
war_tracked_new (WarUnitType *type, gint side)
{
  g_return_val_if_fail (type != NULL, NULL);
  g_return_val_if_fail (side >= 0 && side < WAR_N_SIDES, NULL);

  WarTracked *unit = g_new0 (WarTracked, 1);

  g_atomic_ref_count_init (&unit->references);
  unit->type = war_unit_type_ref (type);
  unit->side = side;
  return unit;
}

static WarTracked *
copy_unit (const WarTracked *unit)
{
  WarTracked *copy = war_tracked_new (unit->type, unit->side);

  copy->name = g_strdup (unit->name);
  copy->lost = unit->lost;
  copy->has_acted = unit->has_acted;
  copy->marks = unit->marks;
  copy->extra = war_extra_ref (unit->extra);
  return copy;
}

WarTracked *
war_tracked_ref (WarTracked *unit)
{
  g_return_val_if_fail (unit != NULL, NULL);

  g_atomic_ref_count_inc (&unit->references);
  return unit;
}

void
war_tracked_unref (WarTracked *unit)
{
  g_return_if_fail (unit != NULL);

  if (!g_atomic_ref_count_dec (&unit->references))
    return;

  war_unit_type_unref (unit->type);
  g_free (unit->name);
  war_extra_unref (unit->extra);
  g_free (unit);
}

gint
war_tracked_get_strength (const WarTracked *unit, const WarSystem *system)
{
  g_return_val_if_fail (unit != NULL, 1);
  g_return_val_if_fail (system != NULL, 1);

  static const WarStatRole roles[] = { WAR_ROLE_STRENGTH, WAR_ROLE_BASES };

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      gint stat = war_stats_find_role (system->unit_stats, roles[i]);

      if (stat >= 0 && unit->type->stats[stat] > 0)
        return unit->type->stats[stat];
    }
  return 1;
}

WarTrackerNote *
war_tracker_note_new (gint round, const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  WarTrackerNote *note = g_new0 (WarTrackerNote, 1);
  glong length = g_utf8_strlen (text, -1);

  g_atomic_ref_count_init (&note->references);
  note->round = round;
  note->text = g_utf8_substring (text, 0, MIN (length, WAR_TRACKER_MAX_TEXT));
  return note;
}

WarTrackerNote *
war_tracker_note_ref (WarTrackerNote *note)
{
  g_return_val_if_fail (note != NULL, NULL);

  g_atomic_ref_count_inc (&note->references);
  return note;
}

void
war_tracker_note_unref (WarTrackerNote *note)
{
  g_return_if_fail (note != NULL);

  if (!g_atomic_ref_count_dec (&note->references))
    return;

  g_free (note->text);
  war_extra_unref (note->extra);
  g_free (note);
}

/* ---------------------------------------------------------------------------------------------
 * The tracker. */

WarTracker *
war_tracker_new (const char *name, WarRules *rules, WarRoutine *routine)
{
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (routine != NULL, NULL);

  WarTracker *tracker = g_new0 (WarTracker, 1);

  g_atomic_ref_count_init (&tracker->references);
  tracker->name = g_strdup (name);
  tracker->rules = war_rules_ref (rules);
  tracker->routine = war_routine_ref (routine);
  tracker->round = 1;
  tracker->units = g_ptr_array_new_with_free_func ((GDestroyNotify) war_tracked_unref);
  tracker->notes = g_ptr_array_new_with_free_func ((GDestroyNotify) war_tracker_note_unref);
  return tracker;
}

WarTracker *
war_tracker_copy (const WarTracker *tracker)
{
  g_return_val_if_fail (tracker != NULL, NULL);

  WarTracker *copy = war_tracker_new (tracker->name, tracker->rules, tracker->routine);

  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      copy->sides[i] = g_strdup (tracker->sides[i]);
      copy->points[i] = tracker->points[i];
    }
  copy->first = tracker->first;
  copy->rounds = tracker->rounds;
  copy->round = tracker->round;
  copy->step = tracker->step;
  for (guint i = 0; i < tracker->units->len; i++)
    g_ptr_array_add (copy->units, war_tracked_ref (war_tracker_get_unit (tracker, i)));
  for (guint i = 0; i < tracker->notes->len; i++)
    g_ptr_array_add (copy->notes, war_tracker_note_ref (g_ptr_array_index (tracker->notes, i)));
  copy->extra = war_extra_ref (tracker->extra);
  return copy;
}

WarTracker *
war_tracker_ref (WarTracker *tracker)
{
  g_return_val_if_fail (tracker != NULL, NULL);

  g_atomic_ref_count_inc (&tracker->references);
  return tracker;
}

void
war_tracker_unref (WarTracker *tracker)
{
  g_return_if_fail (tracker != NULL);

  if (!g_atomic_ref_count_dec (&tracker->references))
    return;

  g_free (tracker->name);
  war_rules_unref (tracker->rules);
  war_routine_unref (tracker->routine);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    g_free (tracker->sides[i]);
  g_ptr_array_unref (tracker->units);
  g_ptr_array_unref (tracker->notes);
  war_extra_unref (tracker->extra);
  g_free (tracker);
}

/* ---------------------------------------------------------------------------------------------
 * Who is on the table. */

void
war_tracker_add_unit (WarTracker *tracker, WarTracked *unit)
{
  g_return_if_fail (tracker != NULL);
  g_return_if_fail (unit != NULL);

  guint index = tracker->units->len;

  if (index == WAR_TRACKER_MAX_UNITS)
    {
      war_tracked_unref (unit);
      return;
    }
  while (index > 0 && war_tracker_get_unit (tracker, index - 1)->side > unit->side)
    index--;
  g_ptr_array_insert (tracker->units, (gint) index, unit);
}

static void
add (WarTracker *tracker, gint side, WarUnitType *type, const char *name)
{
  WarTracked *unit = war_tracked_new (type, side);

  unit->name = g_strdup (name);
  war_tracker_add_unit (tracker, unit);
}

void
war_tracker_add_army (WarTracker *tracker, gint side, const WarArmy *army)
{
  g_return_if_fail (tracker != NULL);
  g_return_if_fail (side >= 0 && side < WAR_N_SIDES);
  g_return_if_fail (army != NULL);

  if (tracker->sides[side] == NULL)
    tracker->sides[side] = g_strdup (army->name);
  for (guint i = 0; i < army->units->len; i++)
    {
      const WarUnit *unit = war_army_get_unit (army, i);

      add (tracker, side, unit->type, unit->name);
    }
}

static void
add_force (WarTracker *tracker, gint side, const WarForce *force)
{
  if (tracker->sides[side] == NULL)
    tracker->sides[side] = g_strdup (force->name);
  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);

      for (gint n = 0; n < entry->count; n++)
        add (tracker, side, entry->type, entry->name);
    }
}

WarTracker *
war_tracker_new_from_operation (const WarOperation *operation, WarRoutine *routine)
{
  g_return_val_if_fail (operation != NULL, NULL);

  WarTracker *tracker = war_tracker_new (operation->name, operation->rules, routine);

  tracker->rounds = operation->rounds;
  tracker->first = operation->first_side > 0 ? operation->first_side - 1 : 0;
  for (gint side = 0; side < WAR_N_SIDES; side++)
    if (operation->forces[side] != NULL)
      add_force (tracker, side, operation->forces[side]);
  return tracker;
}

WarTracked *
war_tracker_get_unit (const WarTracker *tracker, guint index)
{
  return g_ptr_array_index (tracker->units, index);
}

/* Whether players call both the same. */
static gboolean
is_namesake (const WarTracked *a, const WarTracked *b)
{
  const char *name = a->name != NULL ? a->name : a->type->name;
  const char *other = b->name != NULL ? b->name : b->type->name;

  return a->side == b->side && g_str_equal (name, other);
}

guint
war_tracker_get_number (const WarTracker *tracker, guint index)
{
  g_return_val_if_fail (tracker != NULL, 0);
  g_return_val_if_fail (index < tracker->units->len, 0);

  const WarTracked *unit = war_tracker_get_unit (tracker, index);
  guint number = 1, n = 0;

  for (guint i = 0; i < tracker->units->len; i++)
    if (is_namesake (war_tracker_get_unit (tracker, i), unit))
      {
        n++;
        number += i < index;
      }
  return n > 1 ? number : 0;
}

static gboolean
is_left (const WarTracker *tracker, const WarTracked *unit)
{
  return unit->lost < war_tracked_get_strength (unit, tracker->rules->system);
}

guint
war_tracker_count_left (const WarTracker *tracker, gint side)
{
  g_return_val_if_fail (tracker != NULL, 0);

  guint n = 0;

  for (guint i = 0; i < tracker->units->len; i++)
    n += war_tracker_get_unit (tracker, i)->side == side
         && is_left (tracker, war_tracker_get_unit (tracker, i));
  return n;
}

gint
war_tracker_get_cost_lost (const WarTracker *tracker, gint side)
{
  g_return_val_if_fail (tracker != NULL, 0);

  gint cost = 0;

  for (guint i = 0; i < tracker->units->len; i++)
    {
      const WarTracked *unit = war_tracker_get_unit (tracker, i);

      if (unit->side == side && !is_left (tracker, unit))
        cost += unit->type->cost;
    }
  return cost;
}

/* ---------------------------------------------------------------------------------------------
 * Steps. */

static void
add_step (GArray *steps, const WarPhase *phase, gint side)
{
  const WarTrackerStep step = { phase, side };

  g_array_append_val (steps, step);
}

/* A side's turn after the other's, of the phases from that one on; where they end. */
static guint
add_turns (GArray *steps, const WarTracker *tracker, guint start)
{
  const GPtrArray *phases = tracker->routine->phases;
  guint end = start;

  while (end < phases->len
         && ((const WarPhase *) g_ptr_array_index (phases, end))->owner == WAR_PHASE_OF_TURN)
    end++;
  for (gint turn = 0; turn < WAR_N_SIDES; turn++)
    for (guint i = start; i < end; i++)
      add_step (steps, g_ptr_array_index (phases, i),
                turn == 0 ? tracker->first : 1 - tracker->first);
  return end;
}

GArray *
war_tracker_list_steps (const WarTracker *tracker)
{
  g_return_val_if_fail (tracker != NULL, NULL);

  GArray *steps = g_array_new (FALSE, FALSE, sizeof (WarTrackerStep));
  const GPtrArray *phases = tracker->routine->phases;
  guint i = 0;

  while (i < phases->len)
    {
      const WarPhase *phase = g_ptr_array_index (phases, i);

      if (phase->owner == WAR_PHASE_OF_TURN)
        {
          i = add_turns (steps, tracker, i);
          continue;
        }
      add_step (steps, phase,
                phase->owner == WAR_PHASE_OF_ROUND   ? WAR_TRACKER_BOTH
                : phase->owner == WAR_PHASE_OF_FIRST ? tracker->first
                                                     : 1 - tracker->first);
      i++;
    }
  if (steps->len == 0)
    for (gint turn = 0; turn < WAR_N_SIDES; turn++)
      add_step (steps, NULL, turn == 0 ? tracker->first : 1 - tracker->first);
  return steps;
}

WarTrackerStep
war_tracker_get_step (const WarTracker *tracker)
{
  g_autoptr (GArray) steps = war_tracker_list_steps (tracker);

  return g_array_index (steps, WarTrackerStep, MIN (tracker->step, steps->len - 1));
}

gboolean
war_tracker_is_over (const WarTracker *tracker)
{
  g_return_val_if_fail (tracker != NULL, FALSE);

  return tracker->rounds > 0 && tracker->round > tracker->rounds;
}

/* ---------------------------------------------------------------------------------------------
 * Edits. */

/* A copy of the unit in a copy of the tracker. */
static WarTracked *
edit_unit (WarTracker *copy, guint index)
{
  WarTracked *unit = copy_unit (war_tracker_get_unit (copy, index));

  war_tracked_unref (war_tracker_get_unit (copy, index));
  copy->units->pdata[index] = unit;
  return unit;
}

WarTracker *
war_tracker_set_lost (const WarTracker *tracker, guint index, gint lost)
{
  g_return_val_if_fail (tracker != NULL, NULL);
  g_return_val_if_fail (index < tracker->units->len, NULL);

  WarTracker *copy = war_tracker_copy (tracker);
  WarTracked *unit = edit_unit (copy, index);
  gint strength = war_tracked_get_strength (unit, tracker->rules->system);

  unit->lost = CLAMP (lost, 0, strength);
  return copy;
}

WarTracker *
war_tracker_set_acted (const WarTracker *tracker, guint index, gboolean has_acted)
{
  g_return_val_if_fail (tracker != NULL, NULL);
  g_return_val_if_fail (index < tracker->units->len, NULL);

  WarTracker *copy = war_tracker_copy (tracker);

  edit_unit (copy, index)->has_acted = has_acted;
  return copy;
}

WarTracker *
war_tracker_set_marks (const WarTracker *tracker, guint index, guint32 marks)
{
  g_return_val_if_fail (tracker != NULL, NULL);
  g_return_val_if_fail (index < tracker->units->len, NULL);

  WarTracker *copy = war_tracker_copy (tracker);

  edit_unit (copy, index)->marks = marks;
  return copy;
}

WarTracker *
war_tracker_set_points (const WarTracker *tracker, gint side, gint points)
{
  g_return_val_if_fail (tracker != NULL, NULL);
  g_return_val_if_fail (side >= 0 && side < WAR_N_SIDES, NULL);

  WarTracker *copy = war_tracker_copy (tracker);

  copy->points[side] = CLAMP (points, 0, WAR_TRACKER_MAX_POINTS);
  return copy;
}

WarTracker *
war_tracker_set_first (const WarTracker *tracker, gint side)
{
  g_return_val_if_fail (tracker != NULL, NULL);
  g_return_val_if_fail (side >= 0 && side < WAR_N_SIDES, NULL);

  WarTracker *copy = war_tracker_copy (tracker);

  copy->first = side;
  return copy;
}

WarTracker *
war_tracker_set_rounds (const WarTracker *tracker, gint rounds)
{
  g_return_val_if_fail (tracker != NULL, NULL);

  WarTracker *copy = war_tracker_copy (tracker);

  copy->rounds = CLAMP (rounds, 0, WAR_OPERATION_MAX_ROUNDS);
  return copy;
}

WarTracker *
war_tracker_add_note (const WarTracker *tracker, const char *text)
{
  g_return_val_if_fail (tracker != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  WarTracker *copy = war_tracker_copy (tracker);

  if (copy->notes->len == WAR_TRACKER_MAX_NOTES)
    g_ptr_array_remove_index (copy->notes, 0);
  g_ptr_array_add (copy->notes, war_tracker_note_new (tracker->round, text));
  return copy;
}

WarTracker *
war_tracker_go_on (const WarTracker *tracker)
{
  g_return_val_if_fail (tracker != NULL, NULL);

  g_autoptr (GArray) steps = war_tracker_list_steps (tracker);
  WarTracker *copy = war_tracker_copy (tracker);

  copy->step++;
  if (copy->step >= steps->len)
    {
      copy->step = 0;
      copy->round = MIN (copy->round + 1, WAR_OPERATION_MAX_ROUNDS + 1);
    }
  for (guint i = 0; i < copy->units->len; i++)
    if (war_tracker_get_unit (copy, i)->has_acted)
      edit_unit (copy, i)->has_acted = FALSE;
  return copy;
}

/* routine.c: how a round of a rule system goes, for who keeps track of one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/tracker/routine.h"

WarPhase *
war_phase_new (void)
{
  WarPhase *phase = g_new0 (WarPhase, 1);

  phase->clauses = g_ptr_array_new_with_free_func (g_free);
  phase->looked_up = g_ptr_array_new_with_free_func (g_free);
  return phase;
}

static void
phase_free (WarPhase *phase)
{
  g_free (phase->id);
  g_free (phase->name);
  g_ptr_array_unref (phase->clauses);
  g_ptr_array_unref (phase->looked_up);
  g_free (phase);
}

WarMark *
war_mark_new (void)
{
  WarMark *mark = g_new0 (WarMark, 1);

  mark->sign = WAR_N_TOKENS;
  return mark;
}

static void
mark_free (WarMark *mark)
{
  g_free (mark->id);
  g_free (mark->name);
  g_free (mark->clause);
  g_free (mark->of);
  g_free (mark->by);
  g_free (mark);
}

WarRoutine *
war_routine_new (void)
{
  WarRoutine *routine = g_new0 (WarRoutine, 1);

  g_atomic_ref_count_init (&routine->references);
  routine->phases = g_ptr_array_new_with_free_func ((GDestroyNotify) phase_free);
  routine->marks = g_ptr_array_new_with_free_func ((GDestroyNotify) mark_free);
  return routine;
}

WarRoutine *
war_routine_ref (WarRoutine *routine)
{
  g_return_val_if_fail (routine != NULL, NULL);

  g_atomic_ref_count_inc (&routine->references);
  return routine;
}

void
war_routine_unref (WarRoutine *routine)
{
  g_return_if_fail (routine != NULL);

  if (!g_atomic_ref_count_dec (&routine->references))
    return;

  g_ptr_array_unref (routine->phases);
  g_ptr_array_unref (routine->marks);
  g_free (routine);
}

const WarPhase *
war_routine_find_phase (const WarRoutine *routine, const char *id)
{
  g_return_val_if_fail (routine != NULL, NULL);

  for (guint i = 0; i < routine->phases->len; i++)
    {
      const WarPhase *phase = g_ptr_array_index (routine->phases, i);

      if (g_str_equal (phase->id, id))
        return phase;
    }
  return NULL;
}

const WarMark *
war_routine_find_mark (const WarRoutine *routine, const char *id, guint *index)
{
  g_return_val_if_fail (routine != NULL, NULL);

  for (guint i = 0; i < routine->marks->len; i++)
    {
      const WarMark *mark = g_ptr_array_index (routine->marks, i);

      if (!g_str_equal (mark->id, id))
        continue;
      if (index != NULL)
        *index = i;
      return mark;
    }
  return NULL;
}

gboolean
war_mark_is_of (const WarMark *mark, const WarUnitType *type, const WarRules *rules)
{
  g_return_val_if_fail (mark != NULL && type != NULL && rules != NULL, FALSE);

  g_auto (GStrv) ids = mark->of != NULL ? g_strsplit (mark->of, " ", -1) : NULL;

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    if (war_unit_type_has_trait (type, ids[i])
        || (type->categories & war_rules_get_category_mask (rules, ids[i])) != 0)
      return TRUE;
  return ids == NULL;
}

/* history.c: unlimited undo and redo over immutable values
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/history.h"

struct _DuckHistory
{
  GPtrArray *values; /* never empty */
  GDestroyNotify unref; /* of a value */
  GPtrArray *names; /* char: names[n] is the step from values[n] to values[n + 1] */
  guint present; /* index of a value */
  guint saved; /* index of a value, or NOT_SAVED */
  char *part; /* what the last step was typed into; NULL: nothing is known of it */
};

#define NOT_SAVED G_MAXUINT

DuckHistory *
duck_history_new (gpointer value, GDestroyNotify unref)
{
  g_return_val_if_fail (value != NULL, NULL);

  DuckHistory *history = g_new0 (DuckHistory, 1);

  history->values = g_ptr_array_new_with_free_func (unref);
  history->unref = unref;
  history->names = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (history->values, value);

  return history;
}

void
duck_history_free (DuckHistory *history)
{
  g_return_if_fail (history != NULL);

  g_ptr_array_unref (history->values);
  g_ptr_array_unref (history->names);
  g_free (history->part);
  g_free (history);
}

gpointer
duck_history_free_to_value (DuckHistory *history)
{
  g_return_val_if_fail (history != NULL, NULL);

  gpointer value = g_ptr_array_steal_index (history->values, history->present);

  duck_history_free (history);
  return value;
}

GDestroyNotify
duck_history_get_unref (const DuckHistory *history)
{
  g_return_val_if_fail (history != NULL, NULL);

  return history->unref;
}

gpointer
duck_history_get_value (const DuckHistory *history)
{
  g_return_val_if_fail (history != NULL, NULL);

  return g_ptr_array_index (history->values, history->present);
}

void
duck_history_push (DuckHistory *history, gpointer value, const char *name)
{
  g_return_if_fail (history != NULL);
  g_return_if_fail (value != NULL);
  g_return_if_fail (name != NULL);

  g_ptr_array_set_size (history->values, (gint) history->present + 1);
  g_ptr_array_set_size (history->names, (gint) history->present);
  /* A saved value that had been undone can no longer be reached. */
  if (history->saved != NOT_SAVED && history->saved > history->present)
    history->saved = NOT_SAVED;

  g_ptr_array_add (history->values, value);
  g_ptr_array_add (history->names, g_strdup (name));
  history->present++;
  g_clear_pointer (&history->part, g_free);
}

static gboolean
can_go_on (const DuckHistory *history)
{
  return duck_history_get_redo_name (history) == NULL && !duck_history_is_saved (history);
}

void
duck_history_push_typed (DuckHistory *history, gpointer value, const char *name)
{
  g_return_if_fail (history != NULL);

  if (g_strcmp0 (duck_history_get_undo_name (history), name) == 0 && can_go_on (history))
    duck_history_undo (history);
  duck_history_push (history, value, name);
}

void
duck_history_push_typed_into (DuckHistory *history, gpointer value, const char *name,
                              const char *part)
{
  g_return_if_fail (history != NULL);
  g_return_if_fail (part != NULL);

  gboolean goes_on = g_strcmp0 (history->part, part) == 0 && can_go_on (history);
  g_autofree char *step = g_strdup (goes_on ? duck_history_get_undo_name (history) : name);

  if (goes_on)
    duck_history_undo (history);
  duck_history_push (history, value, step);
  history->part = g_strdup (part);
}

void
duck_history_replace (DuckHistory *history, gpointer value)
{
  g_return_if_fail (history != NULL);
  g_return_if_fail (value != NULL);

  g_ptr_array_set_size (history->values, (gint) history->present);
  g_ptr_array_set_size (history->names, (gint) history->present);
  if (history->saved != NOT_SAVED && history->saved >= history->present)
    history->saved = NOT_SAVED;
  g_ptr_array_add (history->values, value);
}

void
duck_history_insert (DuckHistory *history, gpointer value, const char *name, DuckCarryFunc carry)
{
  g_return_if_fail (history != NULL);
  g_return_if_fail (value != NULL);
  g_return_if_fail (name != NULL);
  g_return_if_fail (carry != NULL);

  gconstpointer before = duck_history_get_value (history);
  guint place = history->present + 1;

  for (guint i = place; i < history->values->len; i++)
    {
      gpointer *later = &g_ptr_array_index (history->values, i);
      gpointer carried = carry (*later, before, value);

      if (carried == NULL)
        continue;
      history->unref (*later);
      *later = carried;
    }
  g_ptr_array_insert (history->values, (gint) place, value);
  g_ptr_array_insert (history->names, (gint) place - 1, g_strdup (name));
  if (history->saved != NOT_SAVED && history->saved >= place)
    history->saved++;
  history->present = place;
  g_clear_pointer (&history->part, g_free);
}

gpointer
duck_history_peek (const DuckHistory *history, gint n_steps)
{
  g_return_val_if_fail (history != NULL, NULL);

  gint64 target = (gint64) history->present + n_steps;

  return target >= 0 && target < history->values->len
           ? g_ptr_array_index (history->values, (guint) target)
           : NULL;
}

gboolean
duck_history_go (DuckHistory *history, gint n_steps)
{
  g_return_val_if_fail (history != NULL, FALSE);

  gint64 target = (gint64) history->present + n_steps;

  if (n_steps == 0 || target < 0 || target > history->names->len)
    return FALSE;

  history->present = (guint) target;
  return TRUE;
}

gboolean
duck_history_undo (DuckHistory *history)
{
  return duck_history_go (history, -1);
}

gboolean
duck_history_redo (DuckHistory *history)
{
  return duck_history_go (history, 1);
}

const char *
duck_history_get_undo_name (const DuckHistory *history)
{
  g_return_val_if_fail (history != NULL, NULL);

  if (history->present == 0)
    return NULL;
  return g_ptr_array_index (history->names, history->present - 1);
}

const char *
duck_history_get_redo_name (const DuckHistory *history)
{
  g_return_val_if_fail (history != NULL, NULL);

  if (history->present == history->names->len)
    return NULL;
  return g_ptr_array_index (history->names, history->present);
}

const char **
duck_history_list_undo (const DuckHistory *history, guint max)
{
  g_return_val_if_fail (history != NULL, NULL);

  guint n = MIN (max, history->present);
  const char **names = g_new0 (const char *, n + 1);

  for (guint i = 0; i < n; i++)
    names[i] = g_ptr_array_index (history->names, history->present - 1 - i);
  return names;
}

const char **
duck_history_list_redo (const DuckHistory *history, guint max)
{
  g_return_val_if_fail (history != NULL, NULL);

  guint n = MIN (max, history->names->len - history->present);
  const char **names = g_new0 (const char *, n + 1);

  for (guint i = 0; i < n; i++)
    names[i] = g_ptr_array_index (history->names, history->present + i);
  return names;
}

/* The name of the step to the value goes with it; after the last value no step follows. */
static void
forget (DuckHistory *history, guint i)
{
  g_ptr_array_remove_index (history->values, i);
  g_ptr_array_remove_index (history->names, i - 1);
  if (history->present > i)
    history->present--;
  if (history->saved == i)
    history->saved = NOT_SAVED;
  else if (history->saved != NOT_SAVED && history->saved > i)
    history->saved--;
}

void
duck_history_fold (DuckHistory *history, gboolean (*is_so) (gconstpointer value, gpointer data),
                   gpointer data)
{
  g_return_if_fail (history != NULL);
  g_return_if_fail (is_so != NULL);

  for (guint i = history->values->len - 1; i > 0; i--)
    if (i != history->present && is_so (g_ptr_array_index (history->values, i), data))
      forget (history, i);
}

void
duck_history_mark_saved (DuckHistory *history)
{
  g_return_if_fail (history != NULL);

  history->saved = history->present;
}

void
duck_history_mark_unsaved (DuckHistory *history)
{
  g_return_if_fail (history != NULL);

  history->saved = NOT_SAVED;
}

gboolean
duck_history_is_saved (const DuckHistory *history)
{
  g_return_val_if_fail (history != NULL, FALSE);

  return history->saved == history->present;
}

guint
duck_history_count_unsaved (const DuckHistory *history)
{
  g_return_val_if_fail (history != NULL, 0);

  if (history->saved == NOT_SAVED)
    return 0;
  return history->saved > history->present ? history->saved - history->present
                                           : history->present - history->saved;
}

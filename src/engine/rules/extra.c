/* extra.c: what a newer version of the file format says about an item
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/rules/extra.h"

static void
clear_entry (WarExtraEntry *entry)
{
  g_free (entry->path);
  g_free (entry->name);
  g_free (entry->content);
  g_free (entry->after);
}

WarExtra *
war_extra_new (guint minor)
{
  WarExtra *extra = g_new0 (WarExtra, 1);

  g_atomic_ref_count_init (&extra->references);
  extra->minor = minor;
  extra->entries = g_array_new (FALSE, FALSE, sizeof (WarExtraEntry));
  g_array_set_clear_func (extra->entries, (GDestroyNotify) clear_entry);

  return extra;
}

WarExtra *
war_extra_ref (WarExtra *extra)
{
  if (extra != NULL)
    g_atomic_ref_count_inc (&extra->references);

  return extra;
}

void
war_extra_unref (WarExtra *extra)
{
  if (extra == NULL || !g_atomic_ref_count_dec (&extra->references))
    return;

  g_array_unref (extra->entries);
  g_free (extra);
}

void
war_extra_add_attribute (WarExtra *extra, char *path, char *name, char *value, const char *after)
{
  g_return_if_fail (extra != NULL);

  WarExtraEntry entry = { path, name, value, g_strdup (after), 0 };

  g_array_append_val (extra->entries, entry);
}

void
war_extra_add_element (WarExtra *extra, char *path, char *content, guint index)
{
  g_return_if_fail (extra != NULL);

  WarExtraEntry entry = { path, NULL, content, NULL, index };

  g_array_append_val (extra->entries, entry);
}

static gboolean
entries_equal (const WarExtraEntry *a, const WarExtraEntry *b)
{
  return g_str_equal (a->path, b->path) && g_strcmp0 (a->name, b->name) == 0
         && g_str_equal (a->content, b->content) && g_strcmp0 (a->after, b->after) == 0
         && a->index == b->index;
}

gboolean
war_extra_equal (const WarExtra *a, const WarExtra *b)
{
  guint n_a = a != NULL ? a->entries->len : 0;
  guint n_b = b != NULL ? b->entries->len : 0;

  if (n_a != n_b)
    return FALSE;

  for (guint i = 0; i < n_a; i++)
    if (!entries_equal (&g_array_index (a->entries, WarExtraEntry, i),
                        &g_array_index (b->entries, WarExtraEntry, i)))
      return FALSE;

  return TRUE;
}

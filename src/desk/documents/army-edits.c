/* army-edits.c: what can be done to an open army, with the names of the steps
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "desk/documents/army-document.h"
#include "engine/army/army-random.h"
#include "engine/operation/operation-edit.h"
#include "text/words/phrase.h"

/* "BEF Infantry", "3 × BEF Infantry", or "3 Units" of different types. */
static char *
describe_units (const WarArmy *army, const guint *indices, guint n_indices)
{
  const WarUnit *first = war_army_get_unit (army, indices[0]);
  const char *name = first->name != NULL ? first->name : text_translate (first->type->name);

  for (guint i = 1; i < n_indices; i++)
    {
      const WarUnit *unit = war_army_get_unit (army, indices[i]);

      if (unit->type != first->type || g_strcmp0 (unit->name, first->name) != 0)
        return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Unit", "%u Units", n_indices),
                                n_indices);
    }

  if (n_indices == 1)
    return g_strdup (name);
  /* Translators: how many, and of what: "3 × BEF Infantry" */
  return g_strdup_printf (_ ("%u × %s"), n_indices, name);
}

void
duck_army_document_add_unit (DuckArmyDocument *self, WarUnitType *type, gint section)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));

  duck_army_document_insert_unit (self, type, duck_army_document_get_army (self)->units->len,
                                  section);
}

/* sections: of the army that the unit comes into. */
static void
put_into_section (WarUnit *unit, const WarSections *sections, gint section)
{
  unit->wave = sections->groups == NULL ? section : 0;
  g_free (unit->group);
  unit->group
    = g_strdup (sections->groups != NULL ? war_sections_get_group (sections, section) : NULL);
}

void
duck_army_document_insert_unit (DuckArmyDocument *self, WarUnitType *type, guint before,
                                gint section)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));
  g_return_if_fail (type != NULL);

  WarArmy *army = duck_army_document_get_army (self);

  if (war_army_is_full (army))
    return;

  g_autoptr (WarSections) sections = war_sections_new (army);
  g_autoptr (WarUnit) unit = war_unit_new (type, NULL, NULL);
  /* Translators: a step that can be undone; %s is a unit type */
  g_autofree char *name = g_strdup_printf (_ ("Add %s"), text_translate (type->name));

  put_into_section (unit, sections, section);
  duck_document_push (DUCK_DOCUMENT (self),
                      war_army_insert_unit (army, MIN (before, army->units->len), unit), name);
}

char *
duck_army_document_paste_units (DuckArmyDocument *self, const WarArmy *part, guint before,
                                gint section)
{
  g_return_val_if_fail (DUCK_IS_ARMY_DOCUMENT (self), NULL);
  g_return_val_if_fail (part != NULL, NULL);

  WarArmy *army = duck_army_document_get_army (self);
  g_autoptr (WarSections) sections = war_sections_new (army);
  g_autoptr (WarArmy) edited = war_army_copy (army);
  g_autoptr (GArray) indices = g_array_new (FALSE, FALSE, sizeof (guint));

  if (army->units->len + part->units->len > WAR_ARMY_MAX_UNITS)
    return g_strdup_printf (_ ("An army can have at most %d units"), WAR_ARMY_MAX_UNITS);

  for (guint i = 0; i < part->units->len; i++)
    {
      const WarUnit *unit = war_army_get_unit (part, i);
      WarUnitType *type = army->book != NULL && army->rules->system == part->rules->system
                            ? war_book_find_type (army->book, unit->type->id)
                            : NULL;
      guint place = MIN (before, army->units->len) + i;

      if (type == NULL)
        /* Translators: %s is a unit type */
        return g_strdup_printf (_ ("“%s” is not in the book of this army"),
                                text_translate (unit->type->name));

      g_autoptr (WarUnit) copy = war_unit_new (type, unit->name, unit->note);
      g_autoptr (WarArmy) larger = NULL;

      put_into_section (copy, sections, section);
      larger = war_army_insert_unit (edited, place, copy);
      war_army_unref (edited);
      edited = g_steal_pointer (&larger);
      g_array_append_val (indices, place);
    }
  if (indices->len == 0)
    return NULL;

  g_autofree char *units
    = describe_units (edited, (const guint *) (gpointer) indices->data, indices->len);
  /* Translators: a step that can be undone; %s is a unit, or "3 Units" */
  g_autofree char *name = g_strdup_printf (_ ("Paste %s"), units);

  duck_document_push (DUCK_DOCUMENT (self), g_steal_pointer (&edited), name);
  return NULL;
}

/* What a sort of units goes by. */
typedef struct
{
  DuckArmyOrder order;
  const WarArmy *army;
  const WarSections *sections;
} Sorting;

/* Of two places in the army. */
static gint
compare_units (gconstpointer a, gconstpointer b, gpointer data)
{
  const Sorting *sorting = data;
  guint places[] = { *(const guint *) a, *(const guint *) b };
  const gint *of_units = sorting->sections->of_units;
  const WarUnit *first = war_army_get_unit (sorting->army, places[0]);
  const WarUnit *second = war_army_get_unit (sorting->army, places[1]);
  const char *names[]
    = { first->name != NULL ? first->name : text_translate (first->type->name),
        second->name != NULL ? second->name : text_translate (second->type->name) };
  gint compared = of_units != NULL ? of_units[places[0]] - of_units[places[1]] : 0;

  if (compared == 0 && sorting->order == DUCK_ARMY_BY_NAME)
    compared = g_utf8_collate (names[0], names[1]);
  if (compared == 0)
    compared
      = duck_army_order_compare (sorting->order, sorting->army->book, first->type, second->type);
  return compared != 0 ? compared : (places[0] > places[1]) - (places[0] < places[1]);
}

/* Waves and groups stay together. */
void
duck_army_document_sort_units (DuckArmyDocument *self, DuckArmyOrder order)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));

  static const char *const names[]
    = { N_ ("Sort by Name"), N_ ("Sort by Points"), N_ ("Sort as in the Book") };
  const WarArmy *army = duck_army_document_get_army (self);
  g_autoptr (WarSections) sections = war_sections_new (army);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (WarArmy) sorted = war_army_copy (army);
  Sorting sorting = { order, army, sections };
  gboolean is_sorted = TRUE;

  for (guint i = 0; i < army->units->len; i++)
    g_array_append_val (places, i);
  g_array_sort_with_data (places, compare_units, &sorting);
  for (guint i = 0; i < places->len; i++)
    {
      guint place = g_array_index (places, guint, i);

      is_sorted &= place == i;
      sorted->units->pdata[i] = army->units->pdata[place];
    }
  if (!is_sorted)
    duck_document_push (DUCK_DOCUMENT (self), g_steal_pointer (&sorted), _ (names[order]));
}

void
duck_army_document_remove_units (DuckArmyDocument *self, const guint *indices, guint n_indices)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));

  if (n_indices == 0)
    return;

  WarArmy *army = duck_army_document_get_army (self);
  g_autofree char *units = describe_units (army, indices, n_indices);
  /* Translators: a step that can be undone; %s is a unit, or "3 Units" */
  g_autofree char *name = g_strdup_printf (_ ("Remove %s"), units);

  duck_document_push (DUCK_DOCUMENT (self), war_army_remove_units (army, indices, n_indices), name);
}

void
duck_army_document_duplicate_units (DuckArmyDocument *self, const guint *indices, guint n_indices)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));

  WarArmy *army = duck_army_document_get_army (self);

  if (n_indices == 0 || army->units->len + n_indices > WAR_ARMY_MAX_UNITS)
    return;

  g_autofree char *units = describe_units (army, indices, n_indices);
  /* Translators: a step that can be undone; %s is a unit, or "3 Units" */
  g_autofree char *name = g_strdup_printf (_ ("Duplicate %s"), units);

  duck_document_push (DUCK_DOCUMENT (self), war_army_duplicate_units (army, indices, n_indices),
                      name);
}

/* Doubles them, and again, until there are enough. Free the result. */
static WarArmy *
copy_with_more (const WarArmy *army, guint index, guint n_more)
{
  g_autoptr (WarArmy) edited = war_army_duplicate_units (army, &index, 1);

  for (guint n = 1; n < n_more;)
    {
      guint n_next = MIN (n, n_more - n);
      g_autofree guint *indices = g_new (guint, n_next);
      g_autoptr (WarArmy) before = g_steal_pointer (&edited);

      for (guint i = 0; i < n_next; i++)
        indices[i] = index + i;
      edited = war_army_duplicate_units (before, indices, n_next);
      n += n_next;
    }
  return g_steal_pointer (&edited);
}

void
duck_army_document_set_count (DuckArmyDocument *self, const guint *indices, guint n_indices,
                              guint count)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));

  WarArmy *army = duck_army_document_get_army (self);

  if (n_indices == 0 || count == n_indices
      || army->units->len - n_indices + count > WAR_ARMY_MAX_UNITS)
    return;

  g_autofree char *unit = describe_units (army, indices, 1);
  /* Translators: a step that can be undone: how many there are of a unit now */
  g_autofree char *step = g_strdup_printf (_ ("Make It %u × %s"), count, unit);

  duck_document_push (DUCK_DOCUMENT (self),
                      count > n_indices
                        ? copy_with_more (army, indices[n_indices - 1], count - n_indices)
                        : war_army_remove_units (army, indices + count, n_indices - count),
                      step);
}

static gboolean
are_in_section (const WarSections *sections, const guint *indices, guint n_indices, gint section)
{
  for (guint i = 0; i < n_indices; i++)
    if (sections->of_units[indices[i]] != section)
      return FALSE;

  return TRUE;
}

static gboolean
have_same_units (const WarArmy *army, const WarArmy *other)
{
  for (guint i = 0; i < army->units->len; i++)
    if (war_army_get_unit (army, i) != war_army_get_unit (other, i))
      return FALSE;

  return TRUE;
}

void
duck_army_document_move_units (DuckArmyDocument *self, const guint *indices, guint n_indices,
                               guint before, gint section)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));

  if (n_indices == 0)
    return;

  WarArmy *army = duck_army_document_get_army (self);
  g_autoptr (WarSections) sections = war_sections_new (army);
  gboolean stays = section < 0 || are_in_section (sections, indices, n_indices, section);
  g_autoptr (WarArmy) there
    = stays ? war_army_ref (army)
            : war_army_set_units_section (army, sections, indices, n_indices, section);
  g_autoptr (WarArmy) moved = war_army_move_units (there, indices, n_indices, before);
  g_autofree char *units = describe_units (army, indices, n_indices);
  /* Translators: a step that can be undone; %s is a unit, or "3 Units" */
  g_autofree char *name = g_strdup_printf (_ ("Move %s"), units);

  if (!have_same_units (army, moved))
    duck_document_push (DUCK_DOCUMENT (self), g_steal_pointer (&moved), name);
}

/* What putting them there is called as a step. Free it. */
static char *
describe_section (const char *units, const WarSections *sections, gint section)
{
  const char *group = war_sections_get_group (sections, section);

  if (group != NULL)
    /* Translators: a step that can be undone; a unit, or "3 Units", and the name of a group */
    return g_strdup_printf (_ ("Put %s into “%s”"), units, group);
  if (section > 0)
    /* Translators: a step that can be undone; %s is a unit, or "3 Units" */
    return g_strdup_printf (_ ("Put %s into Wave %d"), units, section);
  if (sections->groups != NULL)
    /* Translators: a step that can be undone; %s is a unit, or "3 Units" */
    return g_strdup_printf (_ ("Take %s out of Its Group"), units);
  /* Translators: a step that can be undone; %s is a unit, or "3 Units" */
  return g_strdup_printf (_ ("Take %s out of Its Wave"), units);
}

void
duck_army_document_set_units_section (DuckArmyDocument *self, const guint *indices, guint n_indices,
                                      gint section)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));

  WarArmy *army = duck_army_document_get_army (self);
  g_autoptr (WarSections) sections = war_sections_new (army);

  if (n_indices == 0 || are_in_section (sections, indices, n_indices, section))
    return;

  g_autofree char *units = describe_units (army, indices, n_indices);
  g_autofree char *name = describe_section (units, sections, section);

  duck_document_push (DUCK_DOCUMENT (self),
                      war_army_set_units_section (army, sections, indices, n_indices, section),
                      name);
}

static gboolean
are_in_group (const WarArmy *army, const guint *indices, guint n_indices, const char *group)
{
  for (guint i = 0; i < n_indices; i++)
    if (g_strcmp0 (war_army_get_unit (army, indices[i])->group, group) != 0)
      return FALSE;

  return TRUE;
}

void
duck_army_document_set_units_group (DuckArmyDocument *self, const guint *indices, guint n_indices,
                                    const char *group)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));
  g_return_if_fail (group != NULL);

  WarArmy *army = duck_army_document_get_army (self);
  g_autofree char *clean = war_line_clean (group);

  if (clean == NULL || are_in_group (army, indices, n_indices, clean))
    return;

  g_autofree char *units = describe_units (army, indices, n_indices);
  g_autofree char *name = g_strdup_printf (_ ("Put %s into “%s”"), units, clean);

  duck_document_push (DUCK_DOCUMENT (self),
                      war_army_set_units_group (army, indices, n_indices, clean), name);
}

void
duck_army_document_rename_group (DuckArmyDocument *self, const char *group, const char *name)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));
  g_return_if_fail (group != NULL && name != NULL);

  g_autofree char *clean = war_line_clean (name);

  if (clean == NULL || g_str_equal (clean, group))
    return;

  /* Translators: a step that can be undone; %s is the name of a group */
  g_autofree char *step = g_strdup_printf (_ ("Rename “%s”"), group);

  duck_document_push (DUCK_DOCUMENT (self),
                      war_army_rename_group (duck_army_document_get_army (self), group, clean),
                      step);
}

void
duck_army_document_set_units_words (DuckArmyDocument *self, const guint *indices, guint n_indices,
                                    const char *name, const char *note)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));
  g_return_if_fail (name != NULL && note != NULL);

  if (n_indices == 0)
    return;

  WarArmy *army = duck_army_document_get_army (self);
  const WarUnit *first = war_army_get_unit (army, indices[0]);
  g_autofree char *clean_name = war_line_clean (name);
  g_autofree char *clean_note = war_line_clean (note);
  gboolean renames = g_strcmp0 (first->name, clean_name) != 0;
  gboolean notes = g_strcmp0 (first->note, clean_note) != 0;
  g_autofree char *units = describe_units (army, indices, n_indices);
  /* Translators: steps that can be undone; %s is a unit, or "3 Units" */
  g_autofree char *step
    = g_strdup_printf (renames ? _ ("Rename %s") : _ ("Change Note of %s"), units);

  if (!renames && !notes)
    return;

  g_autoptr (WarArmy) renamed = war_army_set_units_name (army, indices, n_indices, clean_name);

  duck_document_push (DUCK_DOCUMENT (self),
                      war_army_set_units_note (renamed, indices, n_indices, clean_note), step);
}

void
duck_army_document_surprise (DuckArmyDocument *self, guint64 seed)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));

  WarArmy *army = duck_army_document_get_army (self);

  if (army->book != NULL)
    duck_document_push (DUCK_DOCUMENT (self), war_army_set_random_units (army, seed),
                        _ ("Choose at Random"));
}

void
duck_army_document_set_name (DuckArmyDocument *self, const char *name)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));
  g_return_if_fail (name != NULL && *name != '\0');

  WarArmy *army = duck_army_document_get_army (self);
  g_autofree char *line = g_strdup (name);

  /* White space at the end stays while more is typed; lines may have been pasted. */
  for (char *c = line; *c != '\0'; c++)
    if (g_ascii_iscntrl (*c))
      *c = ' ';
  if (g_str_equal (army->name, line))
    return;

  duck_document_push_typed (DUCK_DOCUMENT (self), war_army_set_name (army, line),
                            _ ("Rename Army"));
}

void
duck_army_document_set_cost_limit (DuckArmyDocument *self, gint cost_limit)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));
  g_return_if_fail (cost_limit >= 0 && cost_limit <= WAR_ARMY_MAX_COST_LIMIT);

  WarArmy *army = duck_army_document_get_army (self);

  if (army->cost_limit == cost_limit)
    return;

  duck_document_push (DUCK_DOCUMENT (self), war_army_set_cost_limit (army, cost_limit),
                      _ ("Change Points Limit"));
}

void
duck_army_document_set_game_type (DuckArmyDocument *self, const char *game_type)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));

  WarArmy *army = duck_army_document_get_army (self);

  if (g_strcmp0 (army->game_type, game_type) == 0)
    return;

  duck_document_push (DUCK_DOCUMENT (self), war_army_set_game_type (army, game_type),
                      _ ("Change Game Type"));
}

void
duck_army_document_set_book (DuckArmyDocument *self, WarBook *book)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));

  WarArmy *army = duck_army_document_get_army (self);

  if (army->own_book == book)
    return;

  duck_document_push (DUCK_DOCUMENT (self), war_army_set_book (army, book), _ ("Change Army Book"));
}

void
duck_army_document_set_ally (DuckArmyDocument *self, WarBook *book)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));

  WarArmy *army = duck_army_document_get_army (self);
  const WarArmyAlly *ally = army->allies->len > 0 ? g_ptr_array_index (army->allies, 0) : NULL;
  gboolean is_so = book == NULL ? ally == NULL : ally != NULL && ally->book == book;

  if (is_so || (book != NULL && g_strcmp0 (army->book_id, book->id) == 0))
    return;

  duck_document_push (DUCK_DOCUMENT (self), war_army_set_ally (army, 1, book),
                      book != NULL ? _ ("Choose Allied Book") : _ ("Remove Allied Book"));
}

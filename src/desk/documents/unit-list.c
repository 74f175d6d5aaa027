/* unit-list.c: the rows in which an army is shown
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/unit-list.h"

#include "desk/documents/unit-item.h"
#include "text/army/roster.h"

/* What an item is going to show. */
typedef struct
{
  WarUnit *unit; /* the army's; NULL: a heading */
  gint section;
  char *title; /* of a heading; or NULL */
  gint cost;
  GArray *indices;
} Row;

static void
clear_row (gpointer data)
{
  g_array_unref (((Row *) data)->indices);
  g_free (((Row *) data)->title);
}

static Row *
add_row (GArray *rows, WarUnit *unit, gint section)
{
  Row row = { .unit = unit, .section = section };

  row.indices = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (rows, row);
  return &g_array_index (rows, Row, rows->len - 1);
}

static void
count_unit (Row *row, const WarUnit *unit, guint index)
{
  g_array_append_val (row->indices, index);
  row->cost += unit->type->cost;
}

/* The row that shows units like this one, from the first one of its section. */
static Row *
find_row (GArray *rows, guint first, const WarArmy *army, const WarUnit *unit)
{
  for (guint i = first; i < rows->len; i++)
    {
      Row *row = &g_array_index (rows, Row, i);

      if (war_army_is_like (army, row->unit, unit))
        return row;
    }
  return NULL;
}

/* The rows of the units that are in the section. */
static void
add_units (GArray *rows, const WarArmy *army, const WarSections *sections, gint section,
           gboolean merged)
{
  guint first = rows->len;

  for (guint i = 0; i < army->units->len; i++)
    {
      WarUnit *unit = war_army_get_unit (army, i);
      Row *row;

      if (sections->of_units[i] != section)
        continue;

      row = merged ? find_row (rows, first, army, unit) : NULL;
      count_unit (row != NULL ? row : add_row (rows, unit, section), unit, i);
    }
}

static void
add_heading (GArray *rows, const WarArmy *army, const WarSections *sections, gint section)
{
  Row *heading = add_row (rows, NULL, section);

  heading->title = text_section (sections, section);
  for (guint i = 0; i < army->units->len; i++)
    if (sections->of_units[i] == section)
      count_unit (heading, war_army_get_unit (army, i), i);
  /* Units that are in no section are the exception. */
  if (section == 0 && heading->indices->len == 0)
    g_array_remove_index (rows, rows->len - 1);
}

static GArray *
build_rows (const WarArmy *army, gboolean merged)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_autoptr (WarSections) sections = war_sections_new (army);

  g_array_set_clear_func (rows, clear_row);
  for (gint section = 1; section <= (gint) sections->n; section++)
    {
      add_heading (rows, army, sections, section);
      add_units (rows, army, sections, section, merged);
    }
  if (sections->n > 0)
    add_heading (rows, army, sections, 0);
  add_units (rows, army, sections, 0, merged);

  return rows;
}

static gboolean
shows (GListStore *list, guint position, const Row *row, const WarArmy *army, gboolean merged)
{
  g_autoptr (DuckUnitItem) item = g_list_model_get_item (G_LIST_MODEL (list), position);
  WarUnit *unit = duck_unit_item_get_unit (item);

  if ((unit == NULL) != (row->unit == NULL) || duck_unit_item_get_section (item) != row->section)
    return FALSE;

  return unit == row->unit || (merged && war_army_is_like (army, unit, row->unit));
}

/* Whether the items can show the rows instead of what they showed: nothing came or went. */
static gboolean
may_stay (GListStore *list, const GArray *rows, guint start, guint end)
{
  for (guint i = start; i < end; i++)
    {
      g_autoptr (DuckUnitItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);
      const Row *row = &g_array_index (rows, Row, i);

      if ((duck_unit_item_get_unit (item) == NULL) != (row->unit == NULL)
          || duck_unit_item_get_section (item) != row->section)
        return FALSE;
    }
  return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * The smallest change: rows that are bound anew cost far more than looking for it. */

/* How the list's items become the rows. */
typedef struct
{
  GListStore *list;
  const GArray *rows;
  const WarArmy *army;
  gboolean merged;

  /* What differs: so many items, and as many rows, from start. */
  guint start, n_items, n_rows;
} Change;

static gboolean
shows_at (const Change *change, guint item, guint row)
{
  return shows (change->list, item, &g_array_index (change->rows, Row, row), change->army,
                change->merged);
}

static gboolean
show_in_order (const Change *change, guint item, guint row, guint n)
{
  for (guint i = 0; i < n; i++)
    if (!shows_at (change, item + i, row + i))
      return FALSE;
  return TRUE;
}

/* How many of the first items to take away so that all after them show the first rows; or all. */
static guint
count_leaving (const Change *change)
{
  guint n = 1;

  if (change->n_rows == 0)
    return change->n_items;
  while (n < change->n_items && !shows_at (change, change->start + n, change->start))
    n++;
  if (n < change->n_items && change->n_items - n <= change->n_rows
      && show_in_order (change, change->start + n, change->start, change->n_items - n))
    return n;
  return change->n_items;
}

/* How many rows to put before the first items so that these show the last rows; or all. */
static guint
count_coming (const Change *change)
{
  guint n = 1;

  if (change->n_items == 0)
    return change->n_rows;
  while (n < change->n_rows && !shows_at (change, change->start, change->start + n))
    n++;
  if (n < change->n_rows && change->n_rows - n <= change->n_items
      && show_in_order (change, change->start, change->start + n, change->n_rows - n))
    return n;
  return change->n_rows;
}

/* Items at the position give way to new ones for the rows. */
static void
replace_items (const Change *change, guint position, guint n_items, guint row, guint n_rows)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = row; i < row + n_rows; i++)
    {
      const Row *each = &g_array_index (change->rows, Row, i);
      DuckUnitItem *item = duck_unit_item_new (each->unit, each->section, change->army->rules);

      duck_unit_item_set_units (item, each->unit, each->title, each->indices, each->cost);
      g_ptr_array_add (added, item);
    }
  if (n_items > 0 || n_rows > 0)
    g_list_store_splice (change->list, position, n_items, added->pdata, added->len);
}

static void
carry_out (const Change *change)
{
  guint start = change->start, n_items = change->n_items, n_rows = change->n_rows;
  guint leaving = count_leaving (change), coming = count_coming (change);
  guint n_staying = n_items - leaving;
  /* The rows that are bound: those that a block goes past need not be. */
  guint moved_down = leaving + n_rows - n_staying;
  guint moved_up = coming + n_items - (n_rows - coming);

  if (n_items == n_rows && n_rows <= MIN (moved_down, moved_up)
      && may_stay (change->list, change->rows, start, start + n_rows))
    return;

  if (n_staying == 0 && coming == n_rows)
    replace_items (change, start, n_items, start, n_rows);
  else if (moved_down <= moved_up)
    {
      replace_items (change, start, leaving, start, 0);
      replace_items (change, start + n_staying, 0, start + n_staying, n_rows - n_staying);
    }
  else
    {
      n_staying = n_rows - coming;
      replace_items (change, start + n_staying, n_items - n_staying, start, 0);
      replace_items (change, start, 0, start, coming);
    }
}

void
duck_unit_list_update (GListStore *list, const WarArmy *army, gboolean merged)
{
  g_return_if_fail (G_IS_LIST_STORE (list));
  g_return_if_fail (army != NULL);

  g_autoptr (GArray) rows = build_rows (army, merged);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (list)), n_new = rows->len;
  Change change = { .list = list, .rows = rows, .army = army, .merged = merged };
  guint start = 0, end = 0;

  while (start < MIN (n_old, n_new) && shows_at (&change, start, start))
    start++;
  while (end < MIN (n_old, n_new) - start && shows_at (&change, n_old - 1 - end, n_new - 1 - end))
    end++;

  change.start = start;
  change.n_items = n_old - end - start;
  change.n_rows = n_new - end - start;
  carry_out (&change);

  for (guint i = 0; i < n_new; i++)
    {
      g_autoptr (DuckUnitItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);
      const Row *row = &g_array_index (rows, Row, i);

      duck_unit_item_set_units (item, row->unit, row->title, row->indices, row->cost);
    }
}

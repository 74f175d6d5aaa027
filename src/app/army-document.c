/* army-document.c: an open army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/army-document.h"

#include <glib/gi18n-lib.h>

#include "app/type-item.h"
#include "app/unit-item.h"
#include "draw/roster-sheet.h"
#include "store/army-file.h"
#include "text/phrase.h"
#include "text/problem.h"

struct _DuckArmyDocument
{
  DuckDocument parent_instance;

  GPtrArray *problems; /* WarProblem */
  GListStore *types; /* DuckTypeItem */
  GListStore *units; /* DuckUnitItem */
};

G_DEFINE_FINAL_TYPE (DuckArmyDocument, duck_army_document, DUCK_TYPE_DOCUMENT)

WarArmy *
duck_army_document_get_army (DuckArmyDocument *self)
{
  g_return_val_if_fail (DUCK_IS_ARMY_DOCUMENT (self), NULL);

  return duck_document_get_value (DUCK_DOCUMENT (self));
}

GPtrArray *
duck_army_document_get_problems (DuckArmyDocument *self)
{
  g_return_val_if_fail (DUCK_IS_ARMY_DOCUMENT (self), NULL);

  return self->problems;
}

GListModel *
duck_army_document_get_types (DuckArmyDocument *self)
{
  g_return_val_if_fail (DUCK_IS_ARMY_DOCUMENT (self), NULL);

  return G_LIST_MODEL (self->types);
}

GListModel *
duck_army_document_get_units (DuckArmyDocument *self)
{
  g_return_val_if_fail (DUCK_IS_ARMY_DOCUMENT (self), NULL);

  return G_LIST_MODEL (self->units);
}

/* ---------------------------------------------------------------------------------------------
 * The models follow the army. */

static void
fill_types (DuckArmyDocument *self)
{
  WarArmy *army = duck_army_document_get_army (self);

  if (army->book == NULL)
    return;

  for (guint i = 0; i < army->book->types->len; i++)
    {
      WarUnitType *type = g_ptr_array_index (army->book->types, i);
      g_autoptr (DuckTypeItem) item = duck_type_item_new (type, army->rules);

      g_list_store_append (self->types, item);
    }
}

/* Says of each type what would be wrong if it was added. */
static void
check_types (DuckArmyDocument *self)
{
  WarArmy *army = duck_army_document_get_army (self);
  guint n_types = g_list_model_get_n_items (G_LIST_MODEL (self->types));

  for (guint i = 0; i < n_types; i++)
    {
      g_autoptr (DuckTypeItem) item = g_list_model_get_item (G_LIST_MODEL (self->types), i);
      WarUnitType *type = duck_type_item_get_unit_type (item);
      g_autoptr (GPtrArray) problems = war_army_check_addition (army, type);
      g_autoptr (GString) sentences = g_string_new (NULL);

      for (guint j = 0; j < problems->len; j++)
        {
          g_autofree char *sentence = text_problem (g_ptr_array_index (problems, j));

          g_string_append_printf (sentences, "%s%s", j > 0 ? "\n" : "", sentence);
        }
      if (sentences->len > 0)
        {
          /* Translators: a unit type, and what would be wrong: "With one more BEF Infantry: The
           * army costs 705 points …" */
          g_autofree char *problem = g_strdup_printf (_ ("With one more %s: %s"),
                                                      text_translate (type->name), sentences->str);

          duck_type_item_set_problem (item, problem);
        }
      else
        duck_type_item_set_problem (item, NULL);
    }
}

static WarUnit *
get_item_unit (DuckArmyDocument *self, guint index)
{
  g_autoptr (DuckUnitItem) item = g_list_model_get_item (G_LIST_MODEL (self->units), index);

  return duck_unit_item_get_unit (item);
}

/* Replaces only what differs between the common beginning and the common end of the old list and
 * the new, so that selection, focus and scrolling survive an edit. */
static void
update_units (DuckArmyDocument *self)
{
  WarArmy *army = duck_army_document_get_army (self);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->units));
  guint n_new = army->units->len;
  guint start = 0, end = 0;
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  while (start < MIN (n_old, n_new)
         && get_item_unit (self, start) == g_ptr_array_index (army->units, start))
    start++;
  while (end < MIN (n_old, n_new) - start
         && get_item_unit (self, n_old - 1 - end)
              == g_ptr_array_index (army->units, n_new - 1 - end))
    end++;

  for (guint i = start; i < n_new - end; i++)
    g_ptr_array_add (added, duck_unit_item_new (g_ptr_array_index (army->units, i), army->rules));
  if (n_old != n_new || start < n_new)
    g_list_store_splice (self->units, start, n_old - end - start, added->pdata, added->len);

  for (guint i = 0; i < n_new; i++)
    {
      g_autoptr (DuckUnitItem) item = g_list_model_get_item (G_LIST_MODEL (self->units), i);

      duck_unit_item_set_index (item, i);
    }
}

static void
duck_army_document_value_changed (DuckDocument *document)
{
  DuckArmyDocument *self = DUCK_ARMY_DOCUMENT (document);

  g_clear_pointer (&self->problems, g_ptr_array_unref);
  self->problems = war_army_check (duck_army_document_get_army (self));

  /* The book of an army never changes. */
  if (g_list_model_get_n_items (G_LIST_MODEL (self->types)) == 0)
    fill_types (self);
  check_types (self);
  update_units (self);
}

/* ---------------------------------------------------------------------------------------------
 * Edits. */

void
duck_army_document_add_unit (DuckArmyDocument *self, WarUnitType *type)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));
  g_return_if_fail (type != NULL);

  WarArmy *army = duck_army_document_get_army (self);

  if (army->units->len >= WAR_ARMY_MAX_UNITS)
    return;

  g_autoptr (WarUnit) unit = war_unit_new (type, NULL, NULL);
  /* Translators: a step that can be undone; %s is a unit type */
  g_autofree char *name = g_strdup_printf (_ ("Add %s"), text_translate (type->name));

  duck_document_push (DUCK_DOCUMENT (self), war_army_insert_unit (army, army->units->len, unit),
                      name);
}

static int
compare_indices (gconstpointer a, gconstpointer b)
{
  guint first = *(const guint *) a, second = *(const guint *) b;

  return first < second ? 1 : first > second ? -1 : 0;
}

/* indices: in any order, each once. */
void
duck_army_document_remove_units (DuckArmyDocument *self, const guint *indices, guint n_indices)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));

  if (n_indices == 0)
    return;

  WarArmy *army = duck_army_document_get_army (self);
  g_autoptr (WarArmy) edited = war_army_ref (army);
  g_autoptr (GArray) sorted = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *name = NULL;

  g_array_append_vals (sorted, indices, n_indices);
  /* The last first, so that those before keep their places. */
  g_array_sort (sorted, compare_indices);
  for (guint i = 0; i < n_indices; i++)
    {
      guint index = g_array_index (sorted, guint, i);

      g_return_if_fail (index < edited->units->len);

      WarArmy *next = war_army_remove_unit (edited, index);

      war_army_unref (edited);
      edited = next;
    }

  if (n_indices == 1)
    /* Translators: a step that can be undone; %s is a unit type */
    name = g_strdup_printf (_ ("Remove %s"),
                            text_translate (war_army_get_unit (army, indices[0])->type->name));
  else
    name = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Remove %u Unit", "Remove %u Units", n_indices), n_indices);
  duck_document_push (DUCK_DOCUMENT (self), g_steal_pointer (&edited), name);
}

void
duck_army_document_set_name (DuckArmyDocument *self, const char *name)
{
  g_return_if_fail (DUCK_IS_ARMY_DOCUMENT (self));
  g_return_if_fail (name != NULL && *name != '\0');

  WarArmy *army = duck_army_document_get_army (self);

  if (g_str_equal (army->name, name))
    return;

  duck_document_push_typed (DUCK_DOCUMENT (self), war_army_set_name (army, name),
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

/* ---------------------------------------------------------------------------------------------
 * The document. */

static const char *
duck_army_document_get_title (DuckDocument *document)
{
  return duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document))->name;
}

static gboolean
duck_army_document_save (DuckDocument *document, const char *path, GError **error)
{
  WarArmy *army = duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document));

  return store_army_save (duck_document_get_library (document), army, path, error);
}

static DrawSheets *
duck_army_document_new_sheets (DuckDocument *document, DrawPaper paper)
{
  WarArmy *army = duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document));

  return draw_roster_sheets_new (army, paper, DRAW_INK_COLOUR);
}

static GBytes *
duck_army_document_to_pdf (DuckDocument *document, DrawPaper paper, GError **error)
{
  g_autoptr (DrawSheets) sheets = duck_army_document_new_sheets (document, paper);

  return draw_sheets_to_pdf (sheets, error);
}

DuckArmyDocument *
duck_army_document_new (StoreLibrary *library, const char *path, WarArmy *army)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (army != NULL, NULL);

  DuckArmyDocument *self = g_object_new (DUCK_TYPE_ARMY_DOCUMENT, NULL);

  duck_document_construct (DUCK_DOCUMENT (self), library, path, war_army_ref (army),
                           (GDestroyNotify) war_army_unref);
  return self;
}

DuckArmyDocument *
duck_army_document_open (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  g_autoptr (WarArmy) army = store_army_load (library, path, faults);

  return army != NULL ? duck_army_document_new (library, path, army) : NULL;
}

static void
duck_army_document_finalize (GObject *object)
{
  DuckArmyDocument *self = DUCK_ARMY_DOCUMENT (object);

  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_clear_object (&self->types);
  g_clear_object (&self->units);

  G_OBJECT_CLASS (duck_army_document_parent_class)->finalize (object);
}

static void
duck_army_document_class_init (DuckArmyDocumentClass *klass)
{
  DuckDocumentClass *document_class = DUCK_DOCUMENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_army_document_finalize;
  document_class->suffix = ".duckarmy";
  document_class->kind = N_ ("Armies");
  document_class->get_title = duck_army_document_get_title;
  document_class->save = duck_army_document_save;
  document_class->new_sheets = duck_army_document_new_sheets;
  document_class->to_pdf = duck_army_document_to_pdf;
  document_class->value_changed = duck_army_document_value_changed;
}

static void
duck_army_document_init (DuckArmyDocument *self)
{
  self->types = g_list_store_new (DUCK_TYPE_TYPE_ITEM);
  self->units = g_list_store_new (DUCK_TYPE_UNIT_ITEM);
}

/* operation-edits.c: what can be done to an open operation, with the names of the steps
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "desk/documents/operation-document.h"
#include "text/game/event.h"
#include "text/solo/trials.h"
#include "text/words/phrase.h"

static WarOperation *
get (DuckOperationDocument *self)
{
  return duck_operation_document_get_operation (self);
}

/* Takes the operation over. */
static void
push (DuckOperationDocument *self, WarOperation *edited, const char *step)
{
  duck_document_push (DUCK_DOCUMENT (self), edited, step);
}

static void
push_typed (DuckOperationDocument *self, WarOperation *edited, const char *step)
{
  duck_document_push_typed (DUCK_DOCUMENT (self), edited, step);
}

static const char *
get_side_name (DuckOperationDocument *self, gint side)
{
  return get (self)->forces[side - 1]->name;
}

/* ---------------------------------------------------------------------------------------------
 * Texts. */

/* Takes edited over; a step only if the text, which both have at the offset, has changed. */
static void
push_text (DuckOperationDocument *self, WarOperation *edited, gsize offset, const char *step)
{
  const char *before = G_STRUCT_MEMBER (const char *, get (self), offset);
  const char *after = G_STRUCT_MEMBER (const char *, edited, offset);

  if (g_strcmp0 (before, after) != 0)
    push_typed (self, edited, step);
  else
    war_operation_unref (edited);
}

void
duck_operation_document_set_name (DuckOperationDocument *self, const char *name)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  push_text (self, war_operation_set_name (get (self), name), G_STRUCT_OFFSET (WarOperation, name),
             _ ("Rename Operation"));
}

void
duck_operation_document_set_place (DuckOperationDocument *self, const char *place)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  push_text (self, war_operation_set_place (get (self), place),
             G_STRUCT_OFFSET (WarOperation, place), _ ("Change Place"));
}

void
duck_operation_document_set_date (DuckOperationDocument *self, const char *date)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  push_text (self, war_operation_set_date (get (self), date), G_STRUCT_OFFSET (WarOperation, date),
             _ ("Change Date"));
}

void
duck_operation_document_set_prologue (DuckOperationDocument *self, const char *text)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  push_text (self, war_operation_set_prologue (get (self), text),
             G_STRUCT_OFFSET (WarOperation, prologue), _ ("Change Prologue"));
}

void
duck_operation_document_set_special_rules (DuckOperationDocument *self, const char *text)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  push_text (self, war_operation_set_special_rules (get (self), text),
             G_STRUCT_OFFSET (WarOperation, special_rules), _ ("Change Special Rules"));
}

/* ---------------------------------------------------------------------------------------------
 * How it is played. */

void
duck_operation_document_set_game_type (DuckOperationDocument *self, const char *game_type)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  if (g_strcmp0 (get (self)->game_type, game_type) != 0)
    push (self, war_operation_set_game_type (get (self), game_type), _ ("Change Game"));
}

void
duck_operation_document_set_level (DuckOperationDocument *self, const char *level)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  if (g_strcmp0 (war_operation_get_level (get (self)), level) != 0)
    push (self, war_operation_set_level (get (self), level), _ ("Change Level"));
}

void
duck_operation_document_set_rounds (DuckOperationDocument *self, gint rounds)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  if (get (self)->rounds != rounds)
    push_typed (self, war_operation_set_rounds (get (self), rounds), _ ("Change Round Limit"));
}

void
duck_operation_document_set_first (DuckOperationDocument *self, gint first_side, gint first_chooser)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  if (get (self)->first_side != first_side || get (self)->first_chooser != first_chooser)
    push (self, war_operation_set_first (get (self), first_side, first_chooser),
          _ ("Change First Player"));
}

void
duck_operation_document_set_amendment (DuckOperationDocument *self, guint amendment,
                                       WarAmendmentUse use)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  const char *clause = get (self)->rules->system->amendments[amendment].clause;
  /* Translators: a step that can be undone; %s is the number of a clause */
  g_autofree char *step = g_strdup_printf (_ ("Change Amendment %s"), text_short_clause (clause));

  if (war_operation_get_amendment_use (get (self), amendment) != use)
    push (self, war_operation_set_amendment_use (get (self), amendment, use), step);
}

void
duck_operation_document_set_field (DuckOperationDocument *self, WarField *field, const char *link)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  const WarOperation *operation = get (self);
  const char *step = operation->field != field ? _ ("Choose Battlefield")
                     : link != NULL            ? _ ("Link Battlefield")
                                               : _ ("Embed Battlefield");

  if (operation->field != field || g_strcmp0 (operation->field_link, link) != 0)
    push (self, war_operation_set_field (operation, field, link), step);
}

/* ---------------------------------------------------------------------------------------------
 * Forces. */

void
duck_operation_document_set_side_name (DuckOperationDocument *self, gint side, const char *name)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  WarOperation *edited = war_operation_set_side_name (get (self), side, name);
  const char *step = side == 1 ? _ ("Rename First Side") : _ ("Rename Second Side");

  if (g_str_equal (edited->forces[side - 1]->name, get (self)->forces[side - 1]->name))
    war_operation_unref (edited);
  else
    push_typed (self, edited, step);
}

void
duck_operation_document_set_book (DuckOperationDocument *self, gint side, WarBook *book)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  /* Translators: a step that can be undone; %s is a side */
  g_autofree char *step = g_strdup_printf (_ ("Change Book of %s"), get_side_name (self, side));

  if (get (self)->forces[side - 1]->book != book)
    push (self, war_operation_set_book (get (self), side, book), step);
}

void
duck_operation_document_set_ally (DuckOperationDocument *self, gint side, guint n, WarBook *book)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  /* Translators: a step that can be undone; %s is a side */
  g_autofree char *step = g_strdup_printf (_ ("Change Allies of %s"), get_side_name (self, side));

  if (war_force_get_book (get (self)->forces[side - 1], n) != book)
    push (self, war_operation_set_ally (get (self), side, n, book), step);
}

void
duck_operation_document_set_cost_limit (DuckOperationDocument *self, gint side, gint cost_limit)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  gint before = get (self)->forces[side - 1]->cost_limit;
  /* Translators: steps that can be undone; %s is a side */
  g_autofree char *step = g_strdup_printf (cost_limit == 0 ? _ ("Give %s a Fixed List")
                                           : before == 0   ? _ ("Let %s Bring an Army")
                                                           : _ ("Change Points of %s"),
                                           get_side_name (self, side));
  WarOperation *edited;

  if (before == cost_limit)
    return;
  edited = war_operation_set_cost_limit (get (self), side, cost_limit);
  if (before != 0 && cost_limit != 0)
    push_typed (self, edited, step);
  else
    push (self, edited, step);
}

void
duck_operation_document_set_army (DuckOperationDocument *self, gint side, const WarArmy *army)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  /* Translators: a step that can be undone; %s is an army */
  g_autofree char *step = g_strdup_printf (_ ("Take Units of %s"), army->name);

  push (self, war_operation_set_army (get (self), side, army), step);
}

void
duck_operation_document_add_unit (DuckOperationDocument *self, gint side, WarUnitType *type)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  const GPtrArray *entries = get (self)->forces[side - 1]->entries;
  /* Translators: a step that can be undone; %s is a unit type */
  g_autofree char *step = g_strdup_printf (_ ("Add %s"), text_translate (type->name));

  for (guint i = 0; i < entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (entries, i);
      WarForceEntry *more;

      if (entry->type != type || entry->name != NULL || entry->group != NULL || entry->arrives != 0
          || entry->count >= WAR_FORCE_MAX_COUNT)
        continue;
      more = war_force_entry_copy (entry);
      more->count++;
      push (self, war_operation_replace_entry (get (self), side, i, more), step);
      return;
    }

  if (entries->len < WAR_FORCE_MAX_ENTRIES)
    push (
      self,
      war_operation_insert_entry (get (self), side, entries->len, war_force_entry_new (type, 1)),
      step);
}

void
duck_operation_document_set_entry (DuckOperationDocument *self, gint side, guint index,
                                   WarForceEntry *entry)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));
  g_return_if_fail (index < get (self)->forces[side - 1]->entries->len);

  /* Translators: a step that can be undone; %s is a unit type */
  g_autofree char *step = g_strdup_printf (_ ("Change %s"), text_translate (entry->type->name));

  push_typed (self, war_operation_replace_entry (get (self), side, index, entry), step);
}

void
duck_operation_document_set_reserve (DuckOperationDocument *self, gint side, guint index,
                                     gboolean is_reserve)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));
  g_return_if_fail (index < get (self)->forces[side - 1]->entries->len);

  WarForceEntry *entry
    = war_force_entry_copy (g_ptr_array_index (get (self)->forces[side - 1]->entries, index));
  /* Translators: steps that can be undone; %s is a unit type */
  g_autofree char *step
    = g_strdup_printf (is_reserve ? _ ("Hold Back %s") : _ ("Place %s from the Beginning"),
                       text_translate (entry->type->name));

  war_operation_set_reserve (get (self), side, entry, is_reserve);
  push (self, war_operation_replace_entry (get (self), side, index, entry), step);
}

/* Takes the entry over, in which the round or the place is another. */
void
duck_operation_document_set_arrival (DuckOperationDocument *self, gint side, guint index,
                                     WarForceEntry *entry)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));
  g_return_if_fail (index < get (self)->forces[side - 1]->entries->len);

  /* Translators: a step that can be undone; %s is a unit type */
  g_autofree char *step
    = g_strdup_printf (_ ("Change Arrival of %s"), text_translate (entry->type->name));

  push_typed (self, war_operation_replace_entry (get (self), side, index, entry), step);
}

void
duck_operation_document_remove_entry (DuckOperationDocument *self, gint side, guint index)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));
  g_return_if_fail (index < get (self)->forces[side - 1]->entries->len);

  const WarForceEntry *entry = g_ptr_array_index (get (self)->forces[side - 1]->entries, index);
  /* Translators: a step that can be undone; %s is a unit type */
  g_autofree char *step = g_strdup_printf (_ ("Remove %s"), text_translate (entry->type->name));

  push (self, war_operation_remove_entry (get (self), side, index), step);
}

/* ---------------------------------------------------------------------------------------------
 * Conditions. */

void
duck_operation_document_add_condition (DuckOperationDocument *self, WarCondition *condition)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));

  if (get (self)->conditions->len < WAR_OPERATION_MAX_CONDITIONS)
    push (self, war_operation_insert_condition (get (self), get (self)->conditions->len, condition),
          _ ("Add Condition"));
  else
    war_condition_free (condition);
}

void
duck_operation_document_set_condition (DuckOperationDocument *self, guint index,
                                       WarCondition *condition)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));
  g_return_if_fail (index < get (self)->conditions->len);

  /* Translators: a step that can be undone; conditions are numbered from 1 */
  g_autofree char *step = g_strdup_printf (_ ("Change Condition %u"), index + 1);

  push_typed (self, war_operation_replace_condition (get (self), index, condition), step);
}

void
duck_operation_document_remove_condition (DuckOperationDocument *self, guint index)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));
  g_return_if_fail (index < get (self)->conditions->len);

  /* Translators: a step that can be undone; conditions are numbered from 1 */
  g_autofree char *step = g_strdup_printf (_ ("Remove Condition %u"), index + 1);

  push (self, war_operation_remove_condition (get (self), index), step);
}

/* ---------------------------------------------------------------------------------------------
 * What tests have found out. */

void
duck_operation_document_take_over (DuckOperationDocument *self, const WarVariant *variant)
{
  g_return_if_fail (DUCK_IS_OPERATION_DOCUMENT (self));
  g_return_if_fail (variant != NULL);

  g_autofree char *title = text_trial_title (variant, get (self));
  /* Translators: a step that can be undone; %s is a change, such as "10 rounds instead of 12" */
  g_autofree char *step = g_strdup_printf (_ ("Take Over “%s”"), title);

  push (self, war_variant_apply (get (self), variant), step);
}

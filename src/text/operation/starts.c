/* starts.c: how units of an operation begin, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/operation/starts.h"

#include <glib/gi18n-lib.h>

#include "text/words/phrase.h"
#include "text/words/place.h"

static const char *const mark_words[WAR_N_TOKENS] = {
  [WAR_TOKEN_STUNNED] = N_ ("stunned"), [WAR_TOKEN_SUPPRESSED] = N_ ("suppressed"),
  [WAR_TOKEN_PINNED] = N_ ("pinned"),   [WAR_TOKEN_PRONE] = N_ ("prone"),
  [WAR_TOKEN_TOWED] = N_ ("towed"),     [WAR_TOKEN_DISMOUNTED] = N_ ("dismounted"),
};

/* "“Old Guard” (2 of 5)": the n-th unit of the entry, from 1. Free it. */
static char *
name_unit (const WarForceEntry *entry, gint n)
{
  const char *name = entry->name != NULL ? entry->name : text_translate (entry->type->name);

  if (entry->count == 1)
    return g_strdup_printf (_ ("“%s”"), name);
  /* Translators: the name of several units, and which of them this is: the second of five */
  return g_strdup_printf (_ ("“%s” (%d of %d)"), name, n, entry->count);
}

char *
text_start_fault (const WarSetupFault *fault, const WarOperation *operation)
{
  g_return_val_if_fail (fault != NULL && operation != NULL, NULL);

  const WarForce *force = fault->side != 0 ? operation->forces[fault->side - 1] : NULL;
  const char *side = force != NULL ? force->name : NULL;
  const WarForceEntry *entry
    = force != NULL ? g_ptr_array_index (force->entries, fault->entry) : NULL;
  g_autofree char *unit = entry != NULL ? name_unit (entry, fault->limit) : NULL;

  /* Translators: a unit in quotes, the number and the name of its side */
  switch ((gint) fault->kind)
    {
    case WAR_SETUP_START_OUTSIDE:
      return g_strdup_printf (_ ("The operation cannot be played: %s of side %d (%s) begins where "
                                 "the field is not."),
                              unit, fault->side, side);
    case WAR_SETUP_START_BARRED:
      return g_strdup_printf (_ ("The operation cannot be played: %s of side %d (%s) begins on "
                                 "ground where it cannot stand."),
                              unit, fault->side, side);
    case WAR_SETUP_START_TAKEN:
      return g_strdup_printf (_ ("The operation cannot be played: %s of side %d (%s) begins on "
                                 "top of a unit “%s”."),
                              unit, fault->side, side, text_translate (fault->other->name));
    case WAR_SETUP_START_LOSSES:
      return g_strdup_printf (_ ("The operation cannot be played: %s of side %d (%s) begins with "
                                 "more than there is of such a unit."),
                              unit, fault->side, side);
    default:
      return g_strdup (_ ("The operation cannot be played: the units that are on the field at the "
                          "beginning cannot be so all together."));
    }
}

static void
append (GString *text, const char *words)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", words);
}

char *
text_starts (const WarForceEntry *entry)
{
  g_return_val_if_fail (entry != NULL, NULL);

  guint n_placed = war_force_entry_count_placed (entry);
  guint n_damaged = war_force_entry_count_damaged (entry);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *placed = g_strdup_printf (
    /* Translators: so many of all units of a kind */
    g_dngettext (GETTEXT_PACKAGE, "%u of %d begins on the field", "%u of %d begin on the field",
                 n_placed),
    n_placed, entry->count);
  g_autofree char *damaged = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u of %d has losses", "%u of %d have losses", n_damaged),
    n_damaged, entry->count);

  if (n_placed > 0)
    append (text, entry->count == 1 ? C_ ("a unit", "begins on the field") : placed);
  if (n_damaged > 0)
    append (text, entry->count == 1 ? C_ ("a unit", "has losses") : damaged);
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static void
append_place (GString *text, const WarUnitStart *start, const WarOperation *operation)
{
  const WarField *field = operation->field;
  g_autofree char *facing = text_facing (start->heading);
  g_autofree char *place = NULL, *words = NULL;

  if (field->board != NULL)
    {
      WarHexes hexes = war_field_get_hexes (field);

      if (!war_unit_start_is_on (start, field))
        return;
      place = text_hex (&hexes,
                        (WarHex) (start->at.y * (WarLength) field->board->n_columns + start->at.x));
      /* Translators: %s is a hex: "C4" */
      words = g_strdup_printf (C_ ("a unit", "begins at %s"), place);
    }
  else
    {
      place = text_position (start->at, operation->rules->system->length_unit);
      /* Translators: a place from the top left corner, as "12 3.5", and a direction */
      words
        = start->is_column
            ? g_strdup_printf (C_ ("a unit", "begins at %s in column, facing %s"), place, facing)
            : g_strdup_printf (C_ ("a unit", "begins at %s, facing %s"), place, facing);
    }
  append (text, words);
}

static void
append_losses (GString *text, const WarUnitStart *start, const WarUnitType *type,
               const WarSystem *system)
{
  guint n_bases = war_unit_type_get_n_bases (type, system);
  gint full = war_unit_type_get_full_strength (type, system);
  g_autofree char *words = NULL;

  if (start->n_bases == 0)
    return;
  if (n_bases > 1)
    /* Translators: of a unit: so much of its strength, on so many of its bases */
    words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d of %d left, on %u of %u base",
                                          "%d of %d left, on %u of %u bases", n_bases),
                             war_unit_start_get_left (start, type, system), full, start->n_bases,
                             n_bases);
  else
    /* Translators: of a unit: so much of its strength, as wounds or figures */
    words
      = g_strdup_printf (_ ("%d of %d left"), war_unit_start_get_left (start, type, system), full);
  append (text, words);
}

char *
text_start (const WarForceEntry *entry, guint n, const WarOperation *operation)
{
  g_return_val_if_fail (entry != NULL && operation != NULL, NULL);

  const WarUnitStart *start = war_force_entry_get_start (entry, n);
  g_autoptr (GString) text = g_string_new (NULL);

  if (start == NULL)
    return NULL;

  if (start->is_placed)
    append_place (text, start, operation);
  append_losses (text, start, entry->type, operation->rules->system);
  for (guint i = 0; i < WAR_N_TOKENS; i++)
    if ((start->marks >> i & 1) != 0 && mark_words[i] != NULL)
      append (text, _ (mark_words[i]));
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* reading.c: what tags on a real table say of a game, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/solo/reading.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "text/game/event.h"
#include "text/game/refusal.h"
#include "text/game/state.h"
#include "text/words/phrase.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, n)

static const WarForceEntry *
get_entry (const WarReading *reading, const WarTagged *tagged)
{
  return g_ptr_array_index (reading->setup->operation->forces[tagged->side]->entries,
                            tagged->entry);
}

char *
text_finding_unit (const WarReading *reading, const WarFinding *finding)
{
  g_return_val_if_fail (reading != NULL && finding != NULL, NULL);

  if (finding->row != WAR_NONE)
    return text_piece (reading->setup, finding->row);
  return finding->kind == WAR_FINDING_DOUBLED
           ? g_strdup (text_translate (get_entry (reading, &finding->tagged)->type->name))
           : NULL;
}

/* Of a unit that is left out. */
static char *
dup_fault (const WarReading *reading, const WarPlacementFault *fault, const char *name)
{
  g_autofree char *other = NULL;

  switch (fault->kind)
    {
    case WAR_PLACEMENT_INCOMPLETE:
      return g_strdup_printf (PLURAL ("%s: only %u of its %u base is seen, and it is left out",
                                      "%s: only %u of its %u bases are seen, and it is left out",
                                      fault->n_bases),
                              name, fault->n_seen, fault->n_bases);
    case WAR_PLACEMENT_SCATTERED:
      return g_strdup_printf (_ ("%s: its bases stand neither side by side nor one behind the "
                                 "other, and it is left out"),
                              name);
    case WAR_PLACEMENT_LOST:
      return g_strdup_printf (_ ("%s: it is lost in this game, and left out"), name);
    case WAR_PLACEMENT_OUTSIDE:
      return g_strdup_printf (_ ("%s: it is not wholly on the field, and left out"), name);
    case WAR_PLACEMENT_BARRED:
      return g_strdup_printf (_ ("%s: it stands where such units never stand, and is left out"),
                              name);
    case WAR_PLACEMENT_TAKEN:
    default:
      other = text_piece (reading->setup, fault->other);
      return g_strdup_printf (_ ("%s: it stands on %s, and is left out"), name, other);
    }
}

/* Why, with the clause. */
static char *
dup_refusal (const WarReading *reading, const WarFinding *finding)
{
  g_autofree char *sentence
    = text_refusal (reading->setup, finding->state, &finding->order, &finding->refusal);

  return finding->refusal.clause != NULL
           ? g_strdup_printf ("%s [%s]", sentence, text_short_clause (finding->refusal.clause))
           : g_steal_pointer (&sentence);
}

static char *
dup_way (const WarReading *reading, const WarFinding *finding, const char *name)
{
  g_autofree char *length
    = text_length (finding->length, reading->setup->operation->rules->system->length_unit);
  g_autofree char *why = NULL;

  if (finding->kind == WAR_FINDING_MOVED)
    /* Translators: a unit, and how far it went */
    return g_strdup_printf (_ ("%s stands %s from where it was"), name, length);
  why = dup_refusal (reading, finding);
  /* Translators: a unit, how far it went, and a sentence: why it may not */
  return g_strdup_printf (_ ("%s stands %s from where it was: %s"), name, length, why);
}

char *
text_finding (const WarReading *reading, const WarFinding *finding)
{
  g_return_val_if_fail (reading != NULL && finding != NULL, NULL);

  g_autofree char *name = text_finding_unit (reading, finding);

  switch (finding->kind)
    {
    case WAR_FINDING_FOREIGN:
      return g_strdup_printf (PLURAL ("%u tag is none of this operation",
                                      "%u tags are none of this operation", finding->n),
                              finding->n);
    case WAR_FINDING_DOUBLED:
      return g_strdup_printf (_ ("%s: its tag lies at more than one place, and it is left out"),
                              name);
    case WAR_FINDING_LEFT_OUT:
      return dup_fault (reading, &finding->fault, name);
    case WAR_FINDING_PLACE:
      return dup_refusal (reading, finding);
    case WAR_FINDING_WAY:
    case WAR_FINDING_MOVED:
      return dup_way (reading, finding, name);
    case WAR_FINDING_MISSING:
    default:
      return reading->is_game
               ? g_strdup_printf (_ ("%s: not seen, and where it was"), name)
               : g_strdup_printf (_ ("%s: not seen, and to be placed by who plays it"), name);
    }
}

char *
text_reading_count (const WarReading *reading)
{
  g_return_val_if_fail (reading != NULL, NULL);

  return g_strdup_printf (PLURAL ("%u of %u unit stands where it was seen",
                                  "%u of %u units stand where they were seen", reading->n_expected),
                          reading->n_put, reading->n_expected);
}

char *
text_reading_scale (const WarReading *reading)
{
  g_return_val_if_fail (reading != NULL, NULL);

  if (reading->scale == 0 || fabs (reading->scale - 1) <= WAR_READING_SCALE_SLACK)
    return NULL;
  return g_strdup_printf (_ ("The tags measure %.0f\u00a0%% of what is printed: either they were "
                             "printed larger or smaller, or the corners are not those of the "
                             "field"),
                          reading->scale * 100);
}

char *
text_reading_ways (const WarReading *reading)
{
  g_return_val_if_fail (reading != NULL, NULL);

  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < reading->findings->len; i++)
    {
      const WarFinding *finding = &g_array_index (reading->findings, WarFinding, i);
      g_autofree char *sentence = NULL;

      if (finding->kind != WAR_FINDING_MOVED && finding->kind != WAR_FINDING_WAY)
        continue;
      sentence = text_finding (reading, finding);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

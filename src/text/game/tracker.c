/* tracker.c: games for figures on a real table, as text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/tracker.h"

#include <glib/gi18n-lib.h>

#include "text/words/phrase.h"

const char *
text_tracker_side (const WarTracker *tracker, gint side)
{
  g_return_val_if_fail (side >= 0 && side < WAR_N_SIDES, NULL);

  if (tracker->sides[side] != NULL)
    return tracker->sides[side];
  return side == 0 ? _ ("Side 1") : _ ("Side 2");
}

char *
text_tracked (const WarTracker *tracker, guint index)
{
  const WarTracked *unit = war_tracker_get_unit (tracker, index);
  const char *name = unit->name != NULL ? unit->name : text_translate (unit->type->name);
  guint number = war_tracker_get_number (tracker, index);

  return number > 0 ? g_strdup_printf ("%s %u", name, number) : g_strdup (name);
}

/* Of several weapons of one name, such as modes of one, that is said once. */
static void
append_weapons (GString *text, const WarUnitType *type)
{
  g_autoptr (GHashTable) named = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < type->weapons->len; i++)
    {
      const WarWeapon *weapon = g_ptr_array_index (type->weapons, i);

      if (g_hash_table_add (named, weapon->name))
        g_string_append_printf (text, "%s%s", i > 0 ? ", " : "\n", text_translate (weapon->name));
    }
}

char *
text_tracked_abilities (const WarTracker *tracker, guint index)
{
  const WarTracked *unit = war_tracker_get_unit (tracker, index);
  const WarSystem *system = tracker->rules->system;
  g_autoptr (GString) text
    = g_string_new (unit->name != NULL ? text_translate (unit->type->name) : NULL);

  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    {
      const WarStat *stat = &system->unit_stats[i];
      gint32 value = unit->type->stats[i];
      g_autofree char *said = text_stat (stat, value, system->length_unit);

      /* The strength is what is counted. */
      if (stat->role != WAR_ROLE_STRENGTH && (value != 0 || stat->required))
        g_string_append_printf (text, "%s%s\u00a0%s", text->len > 0 ? " · " : "",
                                g_dgettext (GETTEXT_PACKAGE, stat->name), said);
    }
  append_weapons (text, unit->type);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
text_tracked_condition (const WarTracker *tracker, guint index)
{
  const WarTracked *unit = war_tracker_get_unit (tracker, index);
  const GPtrArray *marks = tracker->routine->marks;
  gint strength = war_tracked_get_strength (unit, tracker->rules->system);
  g_autoptr (GString) text = g_string_new (NULL);

  if (unit->lost >= strength)
    return g_strdup (_ ("lost"));

  g_string_printf (text, _ ("%d of %d left"), strength - unit->lost, strength);
  for (guint i = 0; i < marks->len; i++)
    if ((unit->marks >> i & 1) != 0)
      g_string_append_printf (
        text, " · %s", text_translate (((const WarMark *) g_ptr_array_index (marks, i))->name));
  if (unit->has_acted)
    g_string_append_printf (text, " · %s", _ ("done"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

const char *
text_tracker_phase (const WarTrackerStep *step)
{
  return step->phase != NULL ? text_translate (step->phase->name) : _ ("Turn");
}

char *
text_tracker_situation (const WarTracker *tracker)
{
  WarTrackerStep step = war_tracker_get_step (tracker);
  g_autofree char *round
    = tracker->rounds > 0 ? g_strdup_printf (_ ("Round %d of %d"), tracker->round, tracker->rounds)
                          : g_strdup_printf (_ ("Round %d"), tracker->round);

  if (war_tracker_is_over (tracker))
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "The last round has passed: there was %d.",
                   "The last round has passed: there were %d.", (gulong) tracker->rounds),
      tracker->rounds);
  if (step.side == WAR_TRACKER_BOTH)
    return g_strdup_printf ("%s · %s", round, text_tracker_phase (&step));
  return g_strdup_printf ("%s · %s · %s", round, text_tracker_side (tracker, step.side),
                          text_tracker_phase (&step));
}

char *
text_tracker_reminders (const WarTracker *tracker)
{
  WarTrackerStep step = war_tracker_get_step (tracker);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; step.phase != NULL && i < step.phase->clauses->len; i++)
    {
      const WarClause *clause
        = war_rules_find_clause (tracker->rules, g_ptr_array_index (step.phase->clauses, i));

      if (clause != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                                text_translate (clause->text));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
append_side (GString *text, const WarTracker *tracker, gint side)
{
  guint n = war_tracker_count_left (tracker, side);
  gint points = tracker->points[side];
  g_autofree char *left
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit left", "%u units left", n), n);
  g_autofree char *scored = g_strdup_printf (
    /* Translators: victory points */
    g_dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) ABS (points)), points);

  g_string_append_printf (text, "\n%s: %s, %s\n", text_tracker_side (tracker, side), left, scored);
  for (guint i = 0; i < tracker->units->len; i++)
    if (war_tracker_get_unit (tracker, i)->side == side)
      {
        g_autofree char *name = text_tracked (tracker, i);
        g_autofree char *condition = text_tracked_condition (tracker, i);

        g_string_append_printf (text, "  %s: %s\n", name, condition);
      }
}

char *
text_tracker (const WarTracker *tracker)
{
  g_autofree char *situation = text_tracker_situation (tracker);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%s\n%s\n", tracker->name, situation);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    append_side (text, tracker, side);
  for (guint i = 0; i < tracker->notes->len; i++)
    {
      const WarTrackerNote *note = g_ptr_array_index (tracker->notes, i);

      if (i == 0)
        g_string_append_c (text, '\n');
      /* Translators: a round, and what was noted in it */
      g_string_append_printf (text, _ ("Round %d: %s"), note->round, note->text);
      g_string_append_c (text, '\n');
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

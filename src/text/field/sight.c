/* sight.c: what is seen, what blocks and what covers, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/field/sight.h"

#include <glib/gi18n-lib.h>

#include "engine/field/transform.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

static const char *const line_names[WAR_SIGHT_N_LINES] = {
  N_ ("Line to the centre"),
  N_ ("Line to the front left corner"),
  N_ ("Line to the front right corner"),
  N_ ("Line to the rear right corner"),
  N_ ("Line to the rear left corner"),
};

char *
text_feature (const WarFeature *feature)
{
  const char *terrain = text_translate (war_terrain_get_name (feature->terrain));

  if (feature->name == NULL)
    return g_strdup (terrain);

  /* Translators: a name on the map, and what kind of terrain it is. */
  return g_strdup_printf (_ ("%s (%s)"), feature->name, terrain);
}

/* Whether there is sight, in a sentence. */
static char *
dup_result (const WarSightReport *report)
{
  if (report->sight.n_clear == 0)
    return g_strdup (_ ("No sight: all 5 lines are blocked."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Sight: %u of 5 lines is clear.",
                                       "Sight: %u of 5 lines are clear.", report->sight.n_clear),
                          report->sight.n_clear);
}

/* "Church (Building)", "Building in C5": those without a name can be told apart too. */
static char *
name_feature (const WarOutlook *outlook, gint index)
{
  const WarFeature *feature = war_outlook_get_feature (outlook, (guint) index);
  const WarField *field = war_ground_get_field (outlook->ground);
  g_autofree char *name = text_feature (feature);
  g_autofree char *square = text_square (field, war_shape_get_middle (&feature->shape));

  if (feature->name != NULL)
    return g_steal_pointer (&name);

  /* Translators: a kind of terrain, and a square of the map: "Building in C5" */
  return g_strdup_printf (_ ("%s in %s"), name, square);
}

/* What happens to the line, after its name. */
static char *
describe_line (const WarSightReason *reason, const WarOutlook *outlook)
{
  const WarSightEffect *effect;
  g_autofree char *feature = NULL;

  if (reason->base >= 0)
    return g_strdup (_ ("blocked by another base."));
  if (reason->feature < 0)
    return g_strdup (_ ("clear."));

  effect = &outlook->scene.effects[reason->feature];
  feature = name_feature (outlook, reason->feature);
  if (effect->blocks == WAR_BLOCKS_DEPTH)
    {
      WarLengthUnit unit = outlook->rules->system->length_unit;
      g_autofree char *crossed = text_length (reason->crossed, unit);
      g_autofree char *limit = text_length (effect->limit, unit);

      return g_strdup_printf (_ ("blocked by %s: %s of it, and %s are allowed."), feature, crossed,
                              limit);
    }
  if (effect->blocks == WAR_BLOCKS_FAR)
    {
      g_autofree char *limit = text_length (effect->limit, outlook->rules->system->length_unit);

      return g_strdup_printf (_ ("blocked by %s: neither is within %s of it."), feature, limit);
    }

  return g_strdup_printf (_ ("blocked by %s."), feature);
}

/* What becomes of one of the five lines: "Line to the rear left corner: blocked by Polygon Wood
 * (Wood): 3″ of it, and 2″ are allowed." Free the result. */
static char *
dup_line (const WarSightReport *report, const WarOutlook *outlook, guint line)
{
  g_autofree char *rest = NULL;

  g_return_val_if_fail (line < WAR_SIGHT_N_LINES, NULL);

  rest = describe_line (&report->lines[line], outlook);
  /* Translators: which line of sight, and what becomes of it: "Line to the centre: clear." */
  return g_strdup_printf (_ ("%s: %s"), text_translate (line_names[line]), rest);
}

/* Which cover the target has, and why. Free the result. */
static char *
dup_cover (const WarSightReport *report, const WarOutlook *outlook)
{
  g_autofree char *feature = NULL;
  g_autofree char *reach = NULL;

  if (report->sight.cover_feature < 0)
    return g_strdup (_ ("No cover."));

  feature = text_feature (war_outlook_get_feature (outlook, (guint) report->sight.cover_feature));
  if (report->n_covering == 0)
    return g_strdup_printf (_ ("Cover +%d: the target is in %s."), report->sight.cover, feature);

  g_free (feature);
  feature = name_feature (outlook, report->sight.cover_feature);
  reach = text_length (outlook->scene.cover_reach, outlook->rules->system->length_unit);
  return g_strdup_printf (_ ("Cover +%d: %u of 5 lines come across %s, within %s of the target."),
                          report->sight.cover, report->n_covering, feature, reach);
}

/* Whether an earlier line is blocked by the same. */
static gboolean
is_repeated (const WarSightReport *report, guint line)
{
  for (guint i = 0; i < line; i++)
    if (report->lines[i].feature == report->lines[line].feature
        && report->lines[i].base == report->lines[line].base)
      return TRUE;

  return FALSE;
}

/* "3 lines are blocked by Church (Building)." */
static char *
describe_blocker (const WarSightReport *report, const WarOutlook *outlook, guint line)
{
  const WarSightReason *reason = &report->lines[line];
  g_autofree char *name
    = reason->base >= 0 ? g_strdup (_ ("another base")) : name_feature (outlook, reason->feature);
  guint n = 0;

  for (guint i = line; i < WAR_SIGHT_N_LINES; i++)
    n += report->lines[i].feature == reason->feature && report->lines[i].base == reason->base;

  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u line is blocked by %s.", "%u lines are blocked by %s.", n), n,
    name);
}

char *
text_sight_brief (const WarSightReport *report, const WarOutlook *outlook)
{
  g_autofree char *result = dup_result (report);
  g_autofree char *cover = dup_cover (report, outlook);
  GString *text = g_string_new (result);

  for (guint i = 0; i < WAR_SIGHT_N_LINES; i++)
    if ((report->lines[i].feature >= 0 || report->lines[i].base >= 0) && !is_repeated (report, i))
      {
        g_autofree char *blocker = describe_blocker (report, outlook, i);

        g_string_append_printf (text, "\n%s", blocker);
      }
  /* Where nothing is seen there is nothing to cover. */
  if (report->sight.n_clear > 0)
    g_string_append_printf (text, "\n%s", cover);
  if (report->is_doubtful)
    g_string_append_printf (text, "\n%s",
                            _ ("This is a matter of half a millimetre: on a table, agree on it."));

  return g_string_free (text, FALSE);
}

char *
text_sight (const WarSightReport *report, const WarOutlook *outlook)
{
  GString *text = g_string_new (NULL);
  g_autofree char *result = dup_result (report);
  g_autofree char *cover = dup_cover (report, outlook);

  g_string_append_printf (text, "%s\n", result);
  for (guint i = 0; i < WAR_SIGHT_N_LINES; i++)
    {
      g_autofree char *line = dup_line (report, outlook, i);

      g_string_append_printf (text, "%s\n", line);
    }
  g_string_append_printf (text, "%s\n", cover);
  if (report->is_doubtful)
    g_string_append_printf (text, "%s\n",
                            _ ("This is a matter of half a millimetre: on a table, agree on it."));

  return g_string_free (text, FALSE);
}

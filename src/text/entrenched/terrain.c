/* terrain.c: what terrain does in Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/entrenched/tables.h"
#include "engine/ground/sight.h"
#include "text/entrenched/private.h"
#include "text/words/phrase.h"

/* In the order of the choices of each statistic. */
const char *
text_entrenched_terrain_choice (guint stat, gint32 value)
{
  static const char *const checks[]
    = { N_ ("None"), N_ ("Bog Check"), N_ ("Wire Check"), N_ ("Vault Check"), N_ ("Wade Check") };
  static const char *const covers[]
    = { NC_ ("cover", "None"), NC_ ("cover", "Light"), NC_ ("cover", "Heavy") };
  static const char *const places[] = { N_ ("Who Is Inside"), N_ ("Who Is Behind It") };
  static const char *const sights[] = { N_ ("Seen Through"), N_ ("Blocks Sight"),
                                        N_ ("Blocks When Deep"), N_ ("Blocks From Afar") };
  static const char *const answers[] = { N_ ("No"), N_ ("Yes") };

  switch (stat)
    {
    case WAR_ENTRENCHED_TERRAIN_CHECK:
      return _ (checks[value]);
    case WAR_ENTRENCHED_TERRAIN_COVER:
      return g_dpgettext2 (GETTEXT_PACKAGE, "cover", covers[value]);
    case WAR_ENTRENCHED_TERRAIN_COVERS:
      return _ (places[value]);
    case WAR_ENTRENCHED_TERRAIN_SIGHT:
      return _ (sights[value]);
    default:
      return _ (answers[value != 0]);
    }
}

static void
add (GString *line, char *part)
{
  if (line->len > 0)
    g_string_append (line, ", ");
  g_string_append (line, part);
  g_free (part);
}

static void
add_check (GString *line, const gint32 *stats, const WarRules *rules)
{
  switch (stats[WAR_ENTRENCHED_TERRAIN_CHECK])
    {
    case WAR_ENTRENCHED_CHECK_BOG:
      add (line, g_strdup_printf (_ ("bog check %d+"), rules->numbers[WAR_ENTRENCHED_BOG_CHECK]));
      break;
    case WAR_ENTRENCHED_CHECK_WIRE:
      add (line, g_strdup_printf (_ ("wire check %d+"), rules->numbers[WAR_ENTRENCHED_WIRE_CHECK]));
      break;
    case WAR_ENTRENCHED_CHECK_VAULT:
      add (line,
           g_strdup_printf (_ ("vault check %d+"), rules->numbers[WAR_ENTRENCHED_VAULT_CHECK]));
      break;
    case WAR_ENTRENCHED_CHECK_WADE:
      add (line, g_strdup_printf (_ ("wade check %d+"), rules->numbers[WAR_ENTRENCHED_WADE_CHECK]));
      break;
    default:
      break;
    }
}

static void
add_cover (GString *line, const gint32 *stats)
{
  gboolean behind = stats[WAR_ENTRENCHED_TERRAIN_COVERS] != 0;

  if (stats[WAR_ENTRENCHED_TERRAIN_COVER] == WAR_ENTRENCHED_COVER_LIGHT)
    add (line, g_strdup (behind ? _ ("light cover behind it") : _ ("light cover")));
  if (stats[WAR_ENTRENCHED_TERRAIN_COVER] == WAR_ENTRENCHED_COVER_HEAVY)
    add (line, g_strdup (behind ? _ ("heavy cover behind it") : _ ("heavy cover")));
}

static void
add_sight (GString *line, const gint32 *stats, const WarRules *rules)
{
  g_autofree char *limit
    = text_length (stats[WAR_ENTRENCHED_TERRAIN_SIGHT_LIMIT], rules->system->length_unit);

  if (stats[WAR_ENTRENCHED_TERRAIN_SIGHT] == WAR_BLOCKS_ALWAYS)
    add (line, g_strdup (_ ("blocks sight")));
  if (stats[WAR_ENTRENCHED_TERRAIN_SIGHT] == WAR_BLOCKS_DEPTH)
    add (line, g_strdup_printf (_ ("blocks sight through more than %s"), limit));
  if (stats[WAR_ENTRENCHED_TERRAIN_SIGHT] == WAR_BLOCKS_FAR)
    add (line, g_strdup_printf (_ ("blocks sight but from within %s"), limit));
}

char *
text_entrenched_terrain (const gint32 *stats, const WarRules *rules)
{
  GString *line = g_string_new (NULL);

  add_check (line, stats, rules);
  add_cover (line, stats);
  add_sight (line, stats, rules);
  if (stats[WAR_ENTRENCHED_TERRAIN_HEAVY] != 0)
    add (line, g_strdup (_ ("nobody charges through")));
  if (stats[WAR_ENTRENCHED_TERRAIN_CROSSING] != 0)
    add (line, g_strdup (_ ("no check for what it crosses")));
  if (stats[WAR_ENTRENCHED_TERRAIN_SHELTER] != 0)
    add (line, g_strdup (_ ("holds one unit")));

  if (line->len == 0)
    {
      g_string_free (line, TRUE);
      return NULL;
    }
  return g_string_free (line, FALSE);
}

/* terrain.c: what terrain does in End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/empires/tables.h"
#include "engine/ground/sight.h"
#include "text/phrase.h"
#include "text/play-private.h"

/* In the order of the choices of each statistic. */
static const char *
name_choice (guint stat, gint32 value)
{
  static const char *const places[] = { N_ ("Who Is Inside"), N_ ("Who Is Behind It") };
  static const char *const sights[] = { N_ ("Seen Through"), N_ ("Blocks Sight"),
                                        N_ ("Blocks When Deep"), N_ ("Blocks From Afar") };
  static const char *const passages[]
    = { N_ ("Everybody"), N_ ("Guns, Vehicles and Cavalry by Road Only"),
        N_ ("No Cavalry, no Vehicles"), N_ ("Infantry and Machine Guns Only"),
        N_ ("By Bridges and Fords Only") };
  static const char *const answers[] = { N_ ("No"), N_ ("Yes") };

  switch (stat)
    {
    case WAR_EMPIRES_TERRAIN_COVERS:
      return _ (places[value]);
    case WAR_EMPIRES_TERRAIN_SIGHT:
      return _ (sights[value]);
    case WAR_EMPIRES_TERRAIN_PASSAGE:
      return _ (passages[value]);
    default:
      return _ (answers[value != 0]);
    }
}

static void
add (GString *line, const char *part)
{
  g_string_append_printf (line, "%s%s", line->len > 0 ? ", " : "", part);
}

static void
add_sight (GString *line, const gint32 *stats, const WarRules *rules)
{
  g_autofree char *limit
    = text_length (stats[WAR_EMPIRES_TERRAIN_SIGHT_LIMIT], rules->system->length_unit);
  g_autofree char *part = NULL;

  if (stats[WAR_EMPIRES_TERRAIN_SIGHT] == WAR_BLOCKS_ALWAYS)
    part = g_strdup (_ ("blocks sight"));
  else if (stats[WAR_EMPIRES_TERRAIN_SIGHT] == WAR_BLOCKS_DEPTH)
    part = g_strdup_printf (_ ("blocks sight through more than %s"), limit);
  else if (stats[WAR_EMPIRES_TERRAIN_SIGHT] == WAR_BLOCKS_FAR)
    part = g_strdup_printf (_ ("blocks sight but from within %s"), limit);
  if (part != NULL)
    add (line, part);
}

static void
add_passage (GString *line, const gint32 *stats)
{
  static const char *const passages[] = {
    [WAR_EMPIRES_PASSAGE_ROAD] = N_ ("guns, vehicles and cavalry by road only"),
    [WAR_EMPIRES_PASSAGE_UNMOUNTED] = N_ ("no cavalry, no vehicles"),
    [WAR_EMPIRES_PASSAGE_FOOT] = N_ ("infantry and machine guns only"),
    [WAR_EMPIRES_PASSAGE_CROSSING] = N_ ("by bridges and fords only"),
  };
  gint32 passage = stats[WAR_EMPIRES_TERRAIN_PASSAGE];

  if (passage != WAR_EMPIRES_PASSAGE_ALL)
    add (line, _ (passages[passage]));
}

/* NULL: it does nothing. */
static char *
describe (const gint32 *stats, const WarRules *rules)
{
  GString *line = g_string_new (NULL);

  if (stats[WAR_EMPIRES_TERRAIN_COVER] != 0)
    add (line, stats[WAR_EMPIRES_TERRAIN_COVERS] != 0 ? _ ("cover behind it") : _ ("cover"));
  add_sight (line, stats, rules);
  if (stats[WAR_EMPIRES_TERRAIN_OBSTACLE] != 0)
    add (line, _ ("halves movement"));
  add_passage (line, stats);
  if (stats[WAR_EMPIRES_TERRAIN_ROAD] != 0)
    add (line, _ ("no obstacle for what it crosses"));

  return g_string_free (line, line->len == 0);
}

const TextPlay text_empires_play = {
  .system = "empires",
  .terrain = describe,
  .terrain_choice = name_choice,
};

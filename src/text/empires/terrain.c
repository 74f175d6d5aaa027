/* terrain.c: what terrain does in End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/empires/private.h"
#include "text/field/terrain-private.h"

/* In the order of the choices of each statistic. */
const char *
text_empires_terrain_choice (guint stat, gint32 value)
{
  static const char *const places[] = { N_ ("Who Is Inside"), N_ ("Who Is Behind It") };
  static const char *const passages[]
    = { N_ ("Everybody"), N_ ("Guns, Vehicles and Cavalry by Road Only"),
        N_ ("No Cavalry, no Vehicles"), N_ ("Infantry and Machine Guns Only"),
        N_ ("By Bridges and Fords Only") };

  switch (stat)
    {
    case WAR_EMPIRES_TERRAIN_COVERS:
      return _ (places[value]);
    case WAR_EMPIRES_TERRAIN_SIGHT:
      return text_terrain_name_sight (value);
    case WAR_EMPIRES_TERRAIN_PASSAGE:
      return _ (passages[value]);
    default:
      return text_terrain_name_answer (value);
    }
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
    text_terrain_add (line, _ (passages[passage]));
}

/* NULL: it does nothing. */
char *
text_empires_terrain (const gint32 *stats, const WarRules *rules)
{
  GString *line = g_string_new (NULL);

  if (stats[WAR_EMPIRES_TERRAIN_COVER] != 0)
    text_terrain_add (line,
                      stats[WAR_EMPIRES_TERRAIN_COVERS] != 0 ? _ ("cover behind it") : _ ("cover"));
  text_terrain_add_sight (line, stats[WAR_EMPIRES_TERRAIN_SIGHT],
                          stats[WAR_EMPIRES_TERRAIN_SIGHT_LIMIT], rules->system->length_unit);
  if (stats[WAR_EMPIRES_TERRAIN_OBSTACLE] != 0)
    text_terrain_add (line, _ ("halves movement"));
  add_passage (line, stats);
  if (stats[WAR_EMPIRES_TERRAIN_ROAD] != 0)
    text_terrain_add (line, _ ("no obstacle for what it crosses"));
  if (stats[WAR_EMPIRES_TERRAIN_CROSSING] != 0)
    text_terrain_add (line, _ ("leads over rivers"));

  return g_string_free (line, line->len == 0);
}

/* terrain.c: what terrain does in Trench Assault
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/assault/private.h"
#include "text/field/terrain-private.h"

const char *
text_assault_terrain_choice (guint stat, gint32 value)
{
  static const char *const passages[]
    = { N_ ("Everybody"), N_ ("By Bridges and Fords Only"), N_ ("Tanks Only") };

  switch (stat)
    {
    case WAR_ASSAULT_TERRAIN_SIGHT:
      return text_terrain_name_sight (value);
    case WAR_ASSAULT_TERRAIN_PASSAGE:
      return _ (passages[value]);
    default:
      return text_terrain_name_answer (value);
    }
}

/* NULL: it does nothing. */
char *
text_assault_terrain (const gint32 *stats, const WarRules *rules)
{
  static const char *const passages[]
    = { NULL, N_ ("by bridges and fords only"), N_ ("tanks only") };
  const struct
  {
    guint stat;
    const char *part;
  } parts[] = {
    { WAR_ASSAULT_TERRAIN_COVERED, _ ("third row of the table of shots") },
    { WAR_ASSAULT_TERRAIN_TRENCH, _ ("moves along it are those of trenches") },
    { WAR_ASSAULT_TERRAIN_WIRE, _ ("slows down until it is gapped") },
    { WAR_ASSAULT_TERRAIN_BOG, _ ("tanks may get stuck") },
    { WAR_ASSAULT_TERRAIN_CROSSING, _ ("leads across rivers") },
  };
  gint32 passage = stats[WAR_ASSAULT_TERRAIN_PASSAGE];
  GString *line = g_string_new (NULL);

  text_terrain_add_sight (line, stats[WAR_ASSAULT_TERRAIN_SIGHT],
                          stats[WAR_ASSAULT_TERRAIN_SIGHT_LIMIT], rules->system->length_unit);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (stats[parts[i].stat] != 0)
      text_terrain_add (line, parts[i].part);
  if (passages[passage] != NULL)
    text_terrain_add (line, _ (passages[passage]));

  return g_string_free (line, line->len == 0);
}

/* terrain.c: what terrain does in Trench Raider
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/field/terrain-private.h"
#include "text/raider/private.h"

/* In the order of the choices of each statistic. */
const char *
text_raider_terrain_choice (guint stat, gint32 value)
{
  static const char *const men[] = { N_ ("Free"),          N_ ("1″ to Enter"),
                                     N_ ("Half Speed"),    N_ ("Until It Is Cut, No"),
                                     N_ ("Garrison Only"), N_ ("By Bridges and Fords Only") };
  static const char *const tanks[] = { N_ ("Free"), N_ ("Half Speed"), N_ ("No"),
                                       N_ ("Straight On Only"), N_ ("By Bridges and Fords Only") };
  static const char *const cars[]
    = { N_ ("Free"), N_ ("Half Speed"), N_ ("No"), N_ ("By Bridges and Fords Only") };
  static const char *const places[] = { N_ ("Who Is Inside"), N_ ("Who Is Behind It") };

  switch (stat)
    {
    case WAR_RAIDER_TERRAIN_MEN:
      return _ (men[value]);
    case WAR_RAIDER_TERRAIN_TANKS:
      return _ (tanks[value]);
    case WAR_RAIDER_TERRAIN_CARS:
      return _ (cars[value]);
    case WAR_RAIDER_TERRAIN_COVERS:
      return _ (places[value]);
    case WAR_RAIDER_TERRAIN_SIGHT:
      return text_terrain_name_sight (value);
    default:
      return text_terrain_name_answer (value);
    }
}

/* What one of the statistics of movement says; 0 says nothing. */
static void
add_movement (GString *line, const gint32 *stats)
{
  static const char *const men[] = { NULL,
                                     N_ ("men pay 1″"),
                                     N_ ("men at half speed"),
                                     N_ ("no men until it is cut"),
                                     N_ ("for a garrison only"),
                                     N_ ("by bridges and fords only") };
  static const char *const tanks[]
    = { NULL, N_ ("tanks at half speed"), N_ ("no tanks"), N_ ("tanks straight on only"), NULL };
  static const char *const cars[] = { NULL, N_ ("cars at half speed"), N_ ("no cars"), NULL };
  const char *const parts[] = {
    men[stats[WAR_RAIDER_TERRAIN_MEN]],
    tanks[stats[WAR_RAIDER_TERRAIN_TANKS]],
    cars[stats[WAR_RAIDER_TERRAIN_CARS]],
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      text_terrain_add (line, _ (parts[i]));
}

/* NULL: it does nothing. */
char *
text_raider_terrain (const gint32 *stats, const WarRules *rules)
{
  GString *line = g_string_new (NULL);

  if (stats[WAR_RAIDER_TERRAIN_COVER] != 0)
    text_terrain_add (line,
                      stats[WAR_RAIDER_TERRAIN_COVERS] != 0 ? _ ("cover behind it") : _ ("cover"));
  text_terrain_add_sight (line, stats[WAR_RAIDER_TERRAIN_SIGHT],
                          stats[WAR_RAIDER_TERRAIN_SIGHT_LIMIT], rules->system->length_unit);
  add_movement (line, stats);
  if (stats[WAR_RAIDER_TERRAIN_CROSSING] != 0)
    text_terrain_add (line, _ ("leads across rivers"));

  return g_string_free (line, line->len == 0);
}

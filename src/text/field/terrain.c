/* terrain.c: what systems have in common when they say what terrain does
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/field/terrain-private.h"

#include <glib/gi18n-lib.h>

#include "engine/ground/sight.h"
#include "text/words/phrase.h"

void
text_terrain_add (GString *line, const char *part)
{
  g_return_if_fail (line != NULL);
  g_return_if_fail (part != NULL);

  g_string_append_printf (line, "%s%s", line->len > 0 ? ", " : "", part);
}

void
text_terrain_add_sight (GString *line, gint32 blocks, WarLength limit, WarLengthUnit unit)
{
  g_autofree char *distance = text_length (limit, unit);
  g_autofree char *part = NULL;

  if (blocks == WAR_BLOCKS_ALWAYS)
    part = g_strdup (_ ("blocks sight"));
  else if (blocks == WAR_BLOCKS_DEPTH)
    part = g_strdup_printf (_ ("blocks sight through more than %s"), distance);
  else if (blocks == WAR_BLOCKS_FAR)
    part = g_strdup_printf (_ ("blocks sight but from within %s"), distance);
  if (part != NULL)
    text_terrain_add (line, part);
}

const char *
text_terrain_name_sight (gint32 blocks)
{
  static const char *const sights[] = {
    [WAR_BLOCKS_NEVER] = N_ ("Seen Through"),
    [WAR_BLOCKS_ALWAYS] = N_ ("Blocks Sight"),
    [WAR_BLOCKS_DEPTH] = N_ ("Blocks When Deep"),
    [WAR_BLOCKS_FAR] = N_ ("Blocks From Afar"),
  };

  g_return_val_if_fail (blocks >= 0 && blocks < (gint32) G_N_ELEMENTS (sights), "");

  return _ (sights[blocks]);
}

const char *
text_terrain_name_answer (gint32 answer)
{
  return answer != 0 ? _ ("Yes") : _ ("No");
}

/* names.c: what the things in a game of End of Empires 1914 are called
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/empires/private.h"
#include "text/game/piece.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

static char *
name_unit (const WarSetup *setup, guint unit)
{
  const WarForceUnit *found = war_empires_get_unit (setup, unit);
  const char *type = text_translate (war_empires_get_type (setup, unit)->type->name);

  return text_unit_name (found->name != NULL ? found->name : type, &found->namesake,
                         text_empires_side (setup, war_ranks_side (setup, unit)));
}

char *
text_empires_piece (const WarSetup *setup, gint piece)
{
  guint unit = war_ranks_find_unit (setup, (guint) piece);
  guint base = (guint) piece - war_ranks_first (setup, unit);
  g_autofree char *name = name_unit (setup, unit);

  if (base == 0)
    return g_steal_pointer (&name);
  /* Translators: a unit, and the number of one of its bases */
  return g_strdup_printf (_ ("%s, base %u"), name, base + 1);
}

const char *
text_empires_side (const WarSetup *setup, gint side)
{
  return setup->operation->forces[side]->name;
}

const char *
text_empires_phase (gint phase)
{
  switch ((WarEmpiresPhase) phase)
    {
    case WAR_EMPIRES_PHASE_SETUP:
      return _ ("setting up");
    case WAR_EMPIRES_PHASE_INITIATIVE:
      return _ ("initiative");
    case WAR_EMPIRES_PHASE_A_MOVES:
      return _ ("side A moves");
    case WAR_EMPIRES_PHASE_B_SHOOTS:
      return _ ("side B shoots");
    case WAR_EMPIRES_PHASE_B_MOVES:
      return _ ("side B moves");
    case WAR_EMPIRES_PHASE_A_SHOOTS:
      return _ ("side A shoots");
    case WAR_EMPIRES_PHASE_MELEE:
      return C_ ("step of a turn", "melee");
    case WAR_EMPIRES_PHASE_MORALE:
      return C_ ("step of a turn", "morale");
    default:
      g_return_val_if_reached ("");
    }
}

const char *
text_empires_pose (gint pose)
{
  switch ((WarEmpiresPose) pose)
    {
    case WAR_EMPIRES_POSE_LINE:
      return C_ ("formation", "line");
    case WAR_EMPIRES_POSE_COLUMN:
      return C_ ("formation", "column");
    case WAR_EMPIRES_POSE_ABOUT:
      return C_ ("formation", "about");
    case WAR_EMPIRES_POSE_LIMBERED:
      return C_ ("formation", "limbered");
    case WAR_EMPIRES_POSE_UNLIMBERED:
      return C_ ("formation", "unlimbered");
    case WAR_EMPIRES_POSE_SINGLE:
    default:
      return C_ ("formation", "single");
    }
}

char *
text_empires_square (const WarSetup *setup, WarLength x, WarLength y)
{
  return text_square (war_empires_get_data (setup)->field, (WarPosition){ x, y });
}

char *
text_empires_length (const WarSetup *setup, WarLength length)
{
  return text_length (MAX (length, 0), setup->operation->rules->system->length_unit);
}

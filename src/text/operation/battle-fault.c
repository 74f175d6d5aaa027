/* battle-fault.c: why no battle can be arranged, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/operation/battle-fault.h"

#include <glib/gi18n-lib.h>

char *
text_battle_fault (const WarBattleFault *fault)
{
  switch (fault->kind)
    {
    case WAR_BATTLE_NONE:
      return g_strdup (_ ("This rule system makes no battles of two armies. Choose an operation."));
    case WAR_BATTLE_OTHER_SYSTEM:
      return g_strdup_printf (_ ("The army of side %d is of another rule system."), fault->side);
    case WAR_BATTLE_NO_BOOK:
      return g_strdup_printf (_ ("The book of the army of side %d is missing."), fault->side);
    case WAR_BATTLE_NO_UNITS:
      return g_strdup_printf (_ ("The army of side %d has no units. Give it some."), fault->side);
    case WAR_BATTLE_NO_GAME_TYPE:
      return g_strdup (_ ("The rule system has no such game type."));
    case WAR_BATTLE_NO_HEXES:
      return g_strdup (_ ("The field has no hexes, which this system needs."));
    case WAR_BATTLE_HEXES:
      return g_strdup (_ ("A field of hexes is of no use here. Choose one of free ground."));
    case WAR_BATTLE_FIELD_TOO_SMALL:
      return g_strdup (_ ("The field is too small for two deployment zones."));
    case WAR_BATTLE_NO_ZONE:
      return g_strdup_printf (_ ("The field has a deployment zone for the other side, but none for "
                                 "side %d. Draw one, or take the other away."),
                              fault->side);
    case WAR_BATTLE_NO_MIDDLE:
      return g_strdup_printf (_ ("The middle of the zone of side %d is not in it, so the objective "
                                 "cannot lie there. Draw another zone."),
                              fault->side);
    case WAR_BATTLE_POINT_IN_ZONE:
      return g_strdup_printf (_ ("A control point lies in the zone of side %d. Move it out."),
                              fault->side);
    default:
      g_return_val_if_reached (NULL);
    }
}

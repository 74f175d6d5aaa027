/* names.c: what the things in a game of Trench Raider are called
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/game/piece.h"
#include "text/raider/private.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

/* Rows behind the units' are gaps and fascines, then clouds. */
char *
text_raider_piece (const WarSetup *setup, gint piece)
{
  const WarRaider *data = war_raider_get_data (setup);
  const WarRaiderUnit *unit;

  if ((guint) piece >= data->first_cloud)
    return g_strdup (_ ("a cloud of gas"));
  if ((guint) piece >= war_raider_count_units (setup))
    return g_strdup (_ ("a gap in the wire"));

  unit = war_raider_get_unit (setup, (guint) piece);
  return text_unit_name (
    unit->name != NULL
      ? unit->name
      : text_translate (g_array_index (data->types, WarRaiderType, unit->type).type->name),
    &unit->namesake, text_raider_side (setup, unit->side));
}

const char *
text_raider_side (const WarSetup *setup, gint side)
{
  return setup->operation->forces[side]->name;
}

/* The sides have no other name. */
char *
text_raider_seat (const WarSetup *setup, gint seat)
{
  return seat == WAR_RAIDER_MASTER ? g_strdup (C_ ("seat", "game master")) : NULL;
}

char *
text_raider_regiment (const WarSetup *setup, gint regiment)
{
  const WarRaider *data = war_raider_get_data (setup);

  g_return_val_if_fail (regiment >= 0 && (guint) regiment < data->n_regiments, NULL);

  return data->regiments[regiment] != NULL ? g_strdup (data->regiments[regiment])
                                           : g_strdup_printf (_ ("Regiment %d"), regiment + 1);
}

char *
text_raider_bunker (const WarSetup *setup, gint bunker)
{
  g_autofree char *square = NULL;
  WarPosition centre;

  g_return_val_if_fail (bunker >= 1 && (guint) bunker <= war_raider_get_data (setup)->bunkers->len,
                        NULL);

  centre = war_raider_get_bunker (setup, (guint) bunker - 1)->centre;
  square = text_raider_square (setup, centre.x, centre.y);
  return g_strdup_printf (_ ("bunker %d (%s)"), bunker, square);
}

char *
text_raider_crowd (const WarSetup *setup, gint piece, guint n_others)
{
  g_autofree char *name = text_raider_piece (setup, piece);

  if (n_others == 0)
    return g_steal_pointer (&name);
  /* Translators: a man, and how many more of his regiment: "Soldier 3 and 12 others" */
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%s and %u other", "%s and %u others", n_others), name, n_others);
}

const char *
text_raider_phase (gint phase)
{
  static const char *const names[WAR_RAIDER_N_PHASES] = {
    [WAR_RAIDER_PHASE_GERMAN_SETUP] = NC_ ("step of a turn", "the Germans set up"),
    [WAR_RAIDER_PHASE_FRENCH_SETUP] = NC_ ("step of a turn", "the French set up"),
    [WAR_RAIDER_PHASE_MISFORTUNES] = NC_ ("step of a turn", "misfortunes and wind"),
    [WAR_RAIDER_PHASE_GAS] = NC_ ("step of a turn", "gas"),
    [WAR_RAIDER_PHASE_BOMBARDMENT] = NC_ ("step of a turn", "French bombardment"),
    [WAR_RAIDER_PHASE_MOVES] = NC_ ("step of a turn", "the French move and fire"),
    [WAR_RAIDER_PHASE_RETURN_FIRE] = NC_ ("step of a turn", "German return fire"),
    [WAR_RAIDER_PHASE_COMBAT] = NC_ ("step of a turn", "combat of the French phase"),
    [WAR_RAIDER_PHASE_MORALE] = NC_ ("step of a turn", "French morale"),
    [WAR_RAIDER_PHASE_REINFORCEMENTS] = NC_ ("step of a turn", "French reinforcements"),
    [WAR_RAIDER_PHASE_NEW_UNITS] = NC_ ("step of a turn", "new German units"),
    [WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT] = NC_ ("step of a turn", "German bombardment"),
    [WAR_RAIDER_PHASE_COUNTER_MOVES] = NC_ ("step of a turn", "the Germans move and fire"),
    [WAR_RAIDER_PHASE_COUNTER_FIRE] = NC_ ("step of a turn", "French return fire"),
    [WAR_RAIDER_PHASE_COUNTER_COMBAT] = NC_ ("step of a turn", "combat of the German phase"),
    [WAR_RAIDER_PHASE_COUNTER_MORALE] = NC_ ("step of a turn", "the lines are looked at"),
  };

  g_return_val_if_fail (phase >= 0 && phase < WAR_RAIDER_N_PHASES, "");
  return g_dpgettext2 (GETTEXT_PACKAGE, "step of a turn", names[phase]);
}

const char *
text_raider_wind (gint wind)
{
  switch ((WarRaiderWind) wind)
    {
    case WAR_RAIDER_WIND_LEFT:
      return C_ ("wind", "from the French left");
    case WAR_RAIDER_WIND_RIGHT:
      return C_ ("wind", "from the French right");
    case WAR_RAIDER_WIND_REAR:
      return C_ ("wind", "from the French rear");
    case WAR_RAIDER_WIND_FRONT:
      return C_ ("wind", "from the French front");
    case WAR_RAIDER_WIND_RAIN:
    default:
      return C_ ("wind", "rain");
    }
}

const char *
text_raider_misfortune (gint misfortune)
{
  static const char *const names[WAR_RAIDER_N_MISFORTUNES] = {
    [WAR_RAIDER_NO_MISFORTUNE] = N_ ("none"),
    [WAR_RAIDER_GUNS_FALL_SHORT] = N_ ("guns fall short"),
    [WAR_RAIDER_FOG] = N_ ("fog: no aimed fire beyond 6″, and no aeroplanes"),
    [WAR_RAIDER_MUD] = N_ ("mud: who walks has 2″ less"),
    [WAR_RAIDER_JAM] = N_ ("a machine gun of each side jams"),
    [WAR_RAIDER_RUNNER_LOST] = N_ ("runner lost: a French regiment rolls one die"),
    [WAR_RAIDER_RUM] = N_ ("rum: a regiment adds 1 hand to hand"),
    [WAR_RAIDER_WIND_TURNS] = N_ ("the wind turns"),
    [WAR_RAIDER_ROADS_SHELLED] = N_ ("roads shelled: nobody new comes"),
    [WAR_RAIDER_SHELLS_FAIL] = N_ ("duds: thrown shells fail on 1 or 2"),
    [WAR_RAIDER_SNIPER] = N_ ("a sniper aims at a leader"),
    [WAR_RAIDER_RESERVES] = N_ ("German reserves: new units come at once"),
  };

  g_return_val_if_fail (misfortune >= 0 && misfortune < WAR_RAIDER_N_MISFORTUNES, "");
  return _ (names[misfortune]);
}

char *
text_raider_square (const WarSetup *setup, WarLength x, WarLength y)
{
  return text_square (war_raider_get_data (setup)->field, (WarPosition){ x, y });
}

char *
text_raider_length (const WarSetup *setup, WarLength length)
{
  return text_length (MAX (length, 0), setup->operation->rules->system->length_unit);
}

const char *
text_raider_weapon (const WarSetup *setup, gint piece, gint weapon)
{
  const WarRaiderType *type;

  if (piece < 0 || (guint) piece >= war_raider_count_units (setup))
    return NULL;

  type = &g_array_index (war_raider_get_data (setup)->types, WarRaiderType,
                         war_raider_get_unit (setup, (guint) piece)->type);
  return type->n_weapons > 1 && weapon >= 1 && (guint) weapon <= type->n_weapons
           ? text_translate (type->weapons[weapon - 1].weapon->name)
           : NULL;
}

char *
text_raider_odd_group (const WarOddity *oddity, const WarOperation *operation)
{
  return g_strdup_printf (
    /* Translators: %s are a group, and a side */
    _ ("“%s” of the %s has no leader: its soldiers belong to another regiment."),
    oddity->entry->group, text_translate (operation->forces[oddity->side - 1]->name));
}

char *
text_raider_odd_group_remedy (const WarOddity *oddity, const WarOperation *operation)
{
  return g_strdup (_ ("Add a leader to the group, or name one that has a leader."));
}

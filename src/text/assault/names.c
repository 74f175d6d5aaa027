/* names.c: what the things in a game of Trench Assault are called
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/assault/private.h"
#include "text/game/piece.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

/* Rows behind the units' are gaps in wire. */
char *
text_assault_piece (const WarSetup *setup, gint piece)
{
  const WarAssaultUnit *unit;

  if ((guint) piece >= war_assault_count_units (setup))
    return g_strdup (_ ("a gap in the wire"));

  unit = war_assault_get_unit (setup, (guint) piece);
  return text_unit_name (
    unit->name != NULL ? unit->name
                       : text_translate (war_assault_get_type (setup, (guint) piece)->type->name),
    &unit->namesake, text_assault_side (setup, unit->side));
}

const char *
text_assault_side (const WarSetup *setup, gint side)
{
  return setup->operation->forces[side]->name;
}

char *
text_assault_seat (const WarSetup *setup, gint seat)
{
  const WarAssault *data = war_assault_get_data (setup);

  if (seat == data->seat_of_defenders)
    return NULL;

  if (seat == data->seat_of_umpire)
    return g_strdup (C_ ("seat", "umpire"));

  if (seat == data->seat_of_headquarters)
    return g_strdup (C_ ("seat", "headquarters"));

  return data->companies[seat] != NULL ? g_strdup (data->companies[seat])
                                       : g_strdup_printf (C_ ("seat", "company %d"), seat + 1);
}

char *
text_assault_player (const WarSetup *setup, gint seat)
{
  g_autofree char *name = text_assault_seat (setup, seat);

  if (name == NULL)
    return g_strdup (text_assault_side (setup, WAR_ASSAULT_DEFENDERS));
  if (seat == war_assault_get_data (setup)->seat_of_umpire)
    return text_capitalised (name);

  /* Translators: a side, and who of it: "company 2" */
  return g_strdup_printf (C_ ("seat", "%s, %s"), text_assault_side (setup, WAR_ASSAULT_ATTACKERS),
                          name);
}

char *
text_assault_company (const WarSetup *setup, gint company)
{
  const WarAssault *data = war_assault_get_data (setup);

  if (company == (gint) data->n_companies)
    return g_strdup (_ ("The garrison"));
  if (data->companies[company] != NULL)
    return g_strdup (data->companies[company]);

  return g_strdup_printf (_ ("Company %d"), company + 1);
}

/* The defenders are one company, which goes without saying (assault.A-15). */
char *
text_assault_group (const WarSetup *setup, gint piece)
{
  const WarAssaultUnit *unit;

  if ((guint) piece >= war_assault_count_units (setup))
    return NULL;
  unit = war_assault_get_unit (setup, (guint) piece);
  return unit->side == WAR_ASSAULT_ATTACKERS && unit->company != WAR_NONE
           ? text_assault_company (setup, unit->company)
           : NULL;
}

char *
text_assault_bunker (const WarSetup *setup, gint bunker)
{
  const GArray *bunkers = war_assault_get_data (setup)->bunkers;
  g_autofree char *square = NULL;
  WarPosition entrance;

  g_return_val_if_fail (bunker >= 1 && (guint) bunker <= bunkers->len, NULL);

  entrance = g_array_index (bunkers, WarAssaultBunker, bunker - 1).entrance;
  square = text_assault_square (setup, entrance.x, entrance.y);
  /* Translators: its number, and the square of its entrance */
  return g_strdup_printf (_ ("bunker %d (%s)"), bunker, square);
}

const char *
text_assault_phase (gint phase)
{
  switch ((WarAssaultPhase) phase)
    {
    case WAR_ASSAULT_PHASE_DIVIDE:
      return _ ("division among the bunkers");
    case WAR_ASSAULT_PHASE_ARRANGE:
      return _ ("setting up");
    case WAR_ASSAULT_PHASE_SHELLS:
      return C_ ("step of a turn", "shells");
    case WAR_ASSAULT_PHASE_FIRE:
      return C_ ("step of a turn", "direct fire");
    case WAR_ASSAULT_PHASE_MORALE:
      return C_ ("step of a turn", "company morale");
    case WAR_ASSAULT_PHASE_ATTACKERS:
      return C_ ("step of a turn", "the attackers move");
    case WAR_ASSAULT_PHASE_DEFENDERS:
      return C_ ("step of a turn", "the defenders move");
    case WAR_ASSAULT_PHASE_HAND_TO_HAND:
      return C_ ("step of a turn", "hand to hand");
    case WAR_ASSAULT_PHASE_UNPINNING:
      return C_ ("step of a turn", "unpinning");
    default:
      g_return_val_if_reached ("");
    }
}

const char *
text_assault_morale (gint morale)
{
  switch ((WarAssaultMorale) morale)
    {
    case WAR_ASSAULT_NERVOUS:
      return C_ ("morale of a company", "nervous");
    case WAR_ASSAULT_DEMORALISED:
      return C_ ("morale of a company", "demoralised");
    case WAR_ASSAULT_FINE:
    default:
      return C_ ("morale of a company", "fine");
    }
}

const char *
text_assault_row (gint row)
{
  switch ((WarAssaultRow) row)
    {
    case WAR_ASSAULT_ROW_MOVING:
      return C_ ("target", "moving in the open");
    case WAR_ASSAULT_ROW_STILL:
      return C_ ("target", "pinned or still in the open");
    case WAR_ASSAULT_ROW_COVERED:
    case WAR_ASSAULT_N_ROWS:
    default:
      return C_ ("target", "in a trench");
    }
}

char *
text_assault_square (const WarSetup *setup, WarLength x, WarLength y)
{
  return text_square (war_assault_get_data (setup)->field, (WarPosition){ x, y });
}

char *
text_assault_length (const WarSetup *setup, WarLength length)
{
  return text_length (MAX (length, 0), setup->operation->rules->system->length_unit);
}

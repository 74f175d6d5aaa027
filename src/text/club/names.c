/* names.c: what the things in a game of Trench Club are called
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/club/private.h"
#include "text/game/piece.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

const char *
text_club_side (const WarSetup *setup, gint side)
{
  return setup->operation->forces[side]->name;
}

const char *
text_club_type (const WarSetup *setup, guint type)
{
  return text_translate (war_club_get_nth_type (setup, type)->type->name);
}

char *
text_club_piece (const WarSetup *setup, gint piece)
{
  const WarClubUnit *unit;
  guint place;

  switch (war_club_find_mark (setup, (guint) piece, &place))
    {
    case WAR_CLUB_MARK_FLAG:
      return g_strdup_printf (_ ("Fort %u"), place + 1);
    case WAR_CLUB_MARK_TURRET:
      return g_strdup_printf (_ ("Turret of Fort %u"), place + 1);
    case WAR_CLUB_MARK_MINE:
      return g_strdup_printf (_ ("Mine %u"), place + 1);
    case WAR_CLUB_MARK_NONE:
    default:
      break;
    }

  unit = war_club_get_unit (setup, (guint) piece);
  if (unit->type == WAR_NONE)
    return g_strdup (_ ("Flag in the Bag"));
  return text_unit_name (text_club_type (setup, (guint) unit->type), &unit->namesake,
                         text_club_side (setup, war_club_get_data (setup)->seat_sides[unit->seat]));
}

static gboolean
is_of_first_nation (const WarClub *data, gint seat)
{
  return seat + 1 < (gint) data->n_seats && data->seat_sides[seat + 1] == data->seat_sides[seat];
}

static gboolean
is_of_second_nation (const WarClub *data, gint seat)
{
  return seat > 0 && data->seat_sides[seat - 1] == data->seat_sides[seat];
}

char *
text_club_nation (const WarSetup *setup, gint seat)
{
  const WarClub *data = war_club_get_data (setup);

  if (is_of_first_nation (data, seat))
    return g_strdup (C_ ("seat", "first nation"));
  return is_of_second_nation (data, seat) ? g_strdup (C_ ("seat", "second nation")) : NULL;
}

char *
text_club_seat (const WarSetup *setup, gint seat)
{
  const WarClub *data = war_club_get_data (setup);
  const char *side = text_club_side (setup, data->seat_sides[seat]);
  gboolean is_first = is_of_first_nation (data, seat);

  if (!is_first && !is_of_second_nation (data, seat))
    return g_strdup (side);
  /* Translators: a side, and which of its two nations */
  return g_strdup_printf (is_first ? _ ("%s, first nation") : _ ("%s, second nation"), side);
}

const char *
text_club_phase (gint phase)
{
  switch ((WarClubPhase) phase)
    {
    case WAR_CLUB_PHASE_DEAL:
      return C_ ("phase", "dealing");
    case WAR_CLUB_PHASE_ARMIES:
      return C_ ("phase", "making armies");
    case WAR_CLUB_PHASE_PLACING:
      return C_ ("phase", "placing armies");
    case WAR_CLUB_PHASE_MOVES:
      return C_ ("phase", "moves");
    case WAR_CLUB_PHASE_ATTACKS:
      return C_ ("phase", "declaring attacks");
    case WAR_CLUB_PHASE_FIGHTS:
      return C_ ("phase", "resolving attacks");
    case WAR_CLUB_PHASE_MONEY:
      return C_ ("phase", "war bonds");
    default:
      g_return_val_if_reached ("");
    }
}

char *
text_club_hex (const WarSetup *setup, gint32 hex)
{
  const WarClub *data = war_club_get_data (setup);

  return hex >= 0 && hex < (gint32) data->n_hexes ? text_hex (&data->hexes, (WarHex) hex)
                                                  : g_strdup ("–");
}

char *
text_club_halves (gint32 halves)
{
  if (halves % WAR_CLUB_HALVES == 0)
    return g_strdup_printf ("%d", halves / WAR_CLUB_HALVES);
  return halves < WAR_CLUB_HALVES ? g_strdup ("½")
                                  : g_strdup_printf ("%d½", halves / WAR_CLUB_HALVES);
}

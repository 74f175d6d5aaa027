/* refusal.c: why an order in Trench Club is refused, and what is possible
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/club/private.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

static char *
describe_first_turn (const WarSetup *setup, const WarRefusal *refusal)
{
  g_autofree char *unit = text_club_piece (setup, refusal->arguments[1]);

  return g_strdup_printf (
    PLURAL ("In the first turn only %d army acts, and that of %s is another.",
            "In the first turn only %d armies act, and that of %s is another.",
            refusal->arguments[0]),
    refusal->arguments[0], unit);
}

static char *
describe_range (const WarRefusal *refusal)
{
  if (refusal->arguments[1] == refusal->arguments[2])
    return g_strdup_printf (_ ("That is %d hexes away. It reaches exactly %d."),
                            refusal->arguments[0], refusal->arguments[1]);
  return g_strdup_printf (_ ("That is %d hexes away. It reaches %d to %d."), refusal->arguments[0],
                          refusal->arguments[1], refusal->arguments[2]);
}

/* Those whose first argument is a unit. */
static char *
describe_unit (const WarSetup *setup, const WarRefusal *refusal)
{
  g_autofree char *unit = text_club_piece (setup, refusal->arguments[0]);

  switch (refusal->kind)
    {
    case WAR_CLUB_REFUSAL_NOT_YOURS:
      return g_strdup_printf (_ ("%s is not yours."), unit);
    case WAR_CLUB_REFUSAL_NOT_ON_BOARD:
      return g_strdup_printf (_ ("%s is not on the board."), unit);
    case WAR_CLUB_REFUSAL_PLACED:
      return g_strdup_printf (_ ("%s is not one of those to be placed now."), unit);
    case WAR_CLUB_REFUSAL_OCCUPIED:
      return g_strdup_printf (_ ("%s is there: there is room for one unit on a hex."), unit);
    case WAR_CLUB_REFUSAL_MOVED:
      return g_strdup_printf (_ ("%s has moved in this turn."), unit);
    case WAR_CLUB_REFUSAL_NO_TRUCK:
      return g_strdup_printf (_ ("%s carries nobody."), unit);
    case WAR_CLUB_REFUSAL_ENEMY_NEAR:
      return g_strdup_printf (_ ("Nobody gets on a truck next to the enemy: %s is there."), unit);
    case WAR_CLUB_REFUSAL_CANNOT_CARRY:
      return g_strdup_printf (_ ("%s cannot be carried now: it must be infantry or artillery next "
                                 "to the truck, outside forts, and not have moved."),
                              unit);
    case WAR_CLUB_REFUSAL_IN_FORT:
      return g_strdup_printf (
        _ ("%s is in a fort: it neither attacks nor loads, nor can it be attacked."), unit);
    case WAR_CLUB_REFUSAL_NO_TARGET:
      return g_strdup_printf (_ ("%s cannot be attacked."), unit);
    case WAR_CLUB_REFUSAL_NO_WEAPON:
      return g_strdup_printf (_ ("It has no weapon against %s."), unit);
    case WAR_CLUB_REFUSAL_DECLARED:
      return g_strdup_printf (_ ("%s has a target already."), unit);
    case WAR_CLUB_REFUSAL_NOT_DECLARED:
      return g_strdup_printf (_ ("%s has no attack to make."), unit);
    case WAR_CLUB_REFUSAL_MUST_LEAVE:
      return g_strdup_printf (_ ("%s has to leave its fort first."), unit);
    case WAR_CLUB_REFUSAL_NOT_DAMAGED:
      return g_strdup_printf (_ ("%s has no damage."), unit);
    case WAR_CLUB_REFUSAL_NOT_INSIDE:
    default:
      return g_strdup_printf (
        _ ("%s has to spend a whole turn in a fort before it can be repaired."), unit);
    }
}

static char *
describe_fort (const WarSetup *setup, const WarRefusal *refusal)
{
  const WarClub *data = war_club_get_data (setup);
  gint number = refusal->arguments[0];
  WarHex entrances[WAR_HEX_N_DIRECTIONS];
  guint n = war_hex_board_get_entrances (data->board, data->forts[number - 1], entrances);
  g_autoptr (GString) list = g_string_new (NULL);

  if (g_strcmp0 (refusal->clause, "club.M-16") == 0)
    return g_strdup_printf (
      _ ("It cannot go into fort %d: only damaged units enter their own forts, and in time."),
      number);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *hex = text_club_hex (setup, (gint32) entrances[i]);

      g_string_append_printf (list, i > 0 ? ", %s" : "%s", hex);
    }
  /* Translators: a fort's number; hexes: "H2, J1" */
  return g_strdup_printf (
    _ ("It cannot take fort %d: a Foot Soldier does so from an entrance on which it began: %s."),
    number, list->str);
}

char *
text_club_refusal (const WarSetup *setup, const WarState *state, const WarOrder *order,
                   const WarRefusal *refusal)
{
  const gint32 *arguments = refusal->arguments;
  g_autofree char *hex = text_club_hex (setup, arguments[0]);

  switch (refusal->kind)
    {
    case WAR_CLUB_REFUSAL_OTHER_ARMY:
      return g_strdup_printf (_ ("Army %d is being placed."), arguments[0]);
    case WAR_CLUB_REFUSAL_ALLYS_ARMY:
      return g_strdup_printf (_ ("Army %d is for your ally’s units only."), arguments[0]);
    case WAR_CLUB_REFUSAL_NOT_EMPTY:
      return g_strdup (_ ("None of your armies is empty, or one is being placed."));
    case WAR_CLUB_REFUSAL_NOT_NEAREST:
      return g_strdup_printf (_ ("There is a free hex nearer to the start at %s."), hex);
    case WAR_CLUB_REFUSAL_HEX:
      return g_strdup_printf (_ ("It may not stand at %s."), hex);
    case WAR_CLUB_REFUSAL_UNREACHED:
      return g_strdup_printf (_ ("It cannot reach %s in this turn."), hex);
    case WAR_CLUB_REFUSAL_FORT:
      return describe_fort (setup, refusal);
    case WAR_CLUB_REFUSAL_FIRST_TURN:
      return describe_first_turn (setup, refusal);
    case WAR_CLUB_REFUSAL_NO_ROOM:
      return g_strdup_printf (order->n_targets == 1
                                ? _ ("It cannot be set down next to %s.")
                                : _ ("Not all of them can be set down around %s."),
                              hex);
    case WAR_CLUB_REFUSAL_NOT_BESIDE:
      return g_strdup_printf (_ ("It is set down next to the truck, which is at %s."), hex);
    case WAR_CLUB_REFUSAL_NOT_DOWN:
      return g_strdup_printf (
        _ ("Nobody is set down on a fort, on a river, or where they may not stand, as at %s."),
        hex);
    case WAR_CLUB_REFUSAL_IN_THE_WAY:
      return g_strdup_printf (_ ("At %s it would leave no room for the rest of the load."), hex);
    case WAR_CLUB_REFUSAL_RANGE:
      return describe_range (refusal);
    case WAR_CLUB_REFUSAL_BONDS:
      return g_strdup_printf (PLURAL ("That costs %d war bond; you have %d.",
                                      "That costs %d war bonds; you have %d.", arguments[0]),
                              arguments[0], arguments[1]);
    case WAR_CLUB_REFUSAL_NOT_FOR_SALE:
      return g_strdup (_ ("Your nation cannot buy such units."));
    case WAR_CLUB_REFUSAL_TWO_ALREADY:
      return g_strdup_printf (PLURAL ("You have %d unit of that type; there may be no more.",
                                      "You have %d units of that type; there may be no more.",
                                      arguments[0]),
                              arguments[0]);
    case WAR_CLUB_REFUSAL_NOT_THAT_FORT:
      return g_strdup_printf (
        _ ("At %s there is no empty fort of yours without enemy Foot Soldiers at its entrances."),
        hex);
    case WAR_CLUB_REFUSAL_FULL:
      return g_strdup (_ ("There is no room for more units in this game."));
    case WAR_CLUB_REFUSAL_ALLY_REFUSED:
      return g_strdup (_ ("Your ally does not agree to that in this turn."));
    case WAR_CLUB_REFUSAL_GAVE_UP:
      return g_strdup (_ ("You have given up already; now your ally has to."));
    default:
      return describe_unit (setup, refusal);
    }
}

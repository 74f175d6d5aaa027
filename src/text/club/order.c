/* order.c: orders and decisions of Trench Club, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/club/private.h"
#include "text/game/parts.h"

const char *const text_club_orders[] = {
  [WAR_CLUB_ORDER_DEAL] = N_ ("Deal"),
  [WAR_CLUB_ORDER_ASSIGN] = N_ ("To an Army"),
  [WAR_CLUB_ORDER_END_ARMIES] = N_ ("Armies Are Made"),
  [WAR_CLUB_ORDER_PLACE] = N_ ("Place the Unit"),
  [WAR_CLUB_ORDER_PASS_ARMY] = N_ ("Turn Up an Empty Army"),
  [WAR_CLUB_ORDER_TURN_UP] = N_ ("Turn Up an Army"),
  [WAR_CLUB_ORDER_MOVE] = N_ ("Move"),
  [WAR_CLUB_ORDER_CARRY] = N_ ("Carry Units"),
  [WAR_CLUB_ORDER_SET_DOWN] = N_ ("Set Down"),
  [WAR_CLUB_ORDER_ATTACK] = N_ ("Declare an Attack"),
  [WAR_CLUB_ORDER_WITHDRAW] = N_ ("Call the Attack Off"),
  [WAR_CLUB_ORDER_FIGHT] = N_ ("Attack"),
  [WAR_CLUB_ORDER_REPAIR] = N_ ("Repair"),
  [WAR_CLUB_ORDER_BUY] = N_ ("Buy a Unit"),
  [WAR_CLUB_ORDER_AGREE] = N_ ("Agree"),
  [WAR_CLUB_ORDER_DISAGREE] = N_ ("Disagree"),
  [WAR_CLUB_ORDER_END_STEP] = N_ ("End Step"),
  [WAR_CLUB_ORDER_GIVE_UP] = N_ ("Give Up"),
  [WAR_CLUB_ORDER_ROLL] = N_ ("Roll on the Chart"),
  [WAR_CLUB_ORDER_WORK_ROW] = N_ ("Next Row of the Chart"),
  [WAR_CLUB_ORDER_NAME_TARGETS] = N_ ("Name Targets"),
  [WAR_CLUB_ORDER_RESOLVE] = N_ ("Next Attack"),
  [WAR_CLUB_ORDER_SPEND] = N_ ("Spend War Bonds"),
  [WAR_CLUB_N_ORDERS] = NULL,
};

const char *const text_club_phases[] = {
  [WAR_CLUB_PHASE_DEAL] = NULL,
  [WAR_CLUB_PHASE_ARMIES] = NULL,
  [WAR_CLUB_PHASE_PLACING] = NULL,
  [WAR_CLUB_PHASE_MOVES] = N_ ("Moves"),
  [WAR_CLUB_PHASE_ATTACKS] = N_ ("Declaring"),
  [WAR_CLUB_PHASE_FIGHTS] = N_ ("Attacks"),
  [WAR_CLUB_PHASE_MONEY] = N_ ("War Bonds"),
};

/* Orders --------------------------------------------------------------------------------------- */

static char *
describe_carrying (const WarSetup *setup, const WarOrder *order, const char *actor, const char *hex)
{
  g_autoptr (GString) load = g_string_new (NULL);

  for (guint i = 0; i < order->n_targets; i++)
    {
      g_autofree char *name = text_club_piece (setup, order->targets[i]);

      g_string_append_printf (load, "%s%s", i > 0 ? ", " : "", name);
    }
  return g_strdup_printf (_ ("Let %s go to %s and carry: %s."), actor, hex, load->str);
}

static char *
describe (const WarSetup *setup, const WarOrder *order, const char *actor, const char *target)
{
  gboolean has_hex = setup->play->orders[order->kind].arguments[0].kind == WAR_ARGUMENT_HEX;
  g_autofree char *hex = has_hex ? text_club_hex (setup, order->arguments[0]) : NULL;

  switch ((WarClubOrder) order->kind)
    {
    case WAR_CLUB_ORDER_DEAL:
      return g_strdup (_ ("Deal the location tokens."));
    case WAR_CLUB_ORDER_ASSIGN:
      return g_strdup_printf (_ ("Put %s into army %d."), actor, order->arguments[0]);
    case WAR_CLUB_ORDER_END_ARMIES:
      return g_strdup (_ ("The armies are made; others join the smallest."));
    case WAR_CLUB_ORDER_PLACE:
      return g_strdup_printf (_ ("Place %s at %s."), actor, hex);
    case WAR_CLUB_ORDER_PASS_ARMY:
      return g_strdup (_ ("Turn up an empty army."));
    case WAR_CLUB_ORDER_TURN_UP:
      return g_strdup (_ ("Turn up the enemy’s next army."));
    case WAR_CLUB_ORDER_MOVE:
      return g_strdup_printf (_ ("Move %s to %s."), actor, hex);
    case WAR_CLUB_ORDER_CARRY:
      return describe_carrying (setup, order, actor, hex);
    case WAR_CLUB_ORDER_SET_DOWN:
      return g_strdup_printf (_ ("Set %s down at %s."), actor, hex);
    case WAR_CLUB_ORDER_ATTACK:
      return g_strdup_printf (_ ("Let %s attack %s."), actor, target);
    case WAR_CLUB_ORDER_WITHDRAW:
      return g_strdup_printf (_ ("Call the attack of %s off."), actor);
    case WAR_CLUB_ORDER_FIGHT:
      return g_strdup_printf (_ ("Resolve the attack of %s."), actor);
    case WAR_CLUB_ORDER_REPAIR:
      return g_strdup_printf (_ ("Repair %s."), actor);
    case WAR_CLUB_ORDER_BUY:
      {
        g_autofree char *fort = text_club_hex (setup, order->arguments[1]);

        /* Translators: a type of units, and the hex of a fort */
        return g_strdup_printf (_ ("Buy: %s, in the fort at %s."),
                                text_club_type (setup, (guint) order->arguments[0] - 1), fort);
      }
    case WAR_CLUB_ORDER_AGREE:
      return g_strdup (_ ("Agree to what the ally would spend."));
    case WAR_CLUB_ORDER_DISAGREE:
      return g_strdup (_ ("Disagree with what the ally would spend."));
    case WAR_CLUB_ORDER_END_STEP:
      return g_strdup (_ ("End the step."));
    case WAR_CLUB_ORDER_GIVE_UP:
      return g_strdup (_ ("Give the game up."));
    case WAR_CLUB_ORDER_ROLL:
      return g_strdup (_ ("Roll for the enemy’s column."));
    case WAR_CLUB_ORDER_WORK_ROW:
      return g_strdup (_ ("Work the next row of the chart."));
    case WAR_CLUB_ORDER_NAME_TARGETS:
      return g_strdup (_ ("The enemy’s other units name targets."));
    case WAR_CLUB_ORDER_RESOLVE:
      return g_strdup (_ ("Resolve the enemy’s next attack."));
    case WAR_CLUB_ORDER_SPEND:
      return g_strdup (_ ("The enemy spends its war bonds."));
    case WAR_CLUB_N_ORDERS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
text_club_order (const WarSetup *setup, const WarOrder *order)
{
  return text_parts_describe_order (setup, order, describe);
}

char *
text_club_argument (const WarSetup *setup, const WarOrder *order, guint argument)
{
  const WarArgument *kind = &setup->play->orders[order->kind].arguments[argument];
  gint32 value = order->arguments[argument];

  if (kind->kind == WAR_ARGUMENT_HEX)
    return text_club_hex (setup, value);
  if (g_str_equal (kind->name, "type"))
    {
      const WarClubType *type = war_club_get_nth_type (setup, (guint) value - 1);

      /* Translators: a type of units, and its price in war bonds */
      return g_strdup_printf (_ ("%s (%d)"), text_club_type (setup, (guint) value - 1),
                              type->price);
    }
  return g_strdup_printf (_ ("army %d"), value);
}

/* Decisions ------------------------------------------------------------------------------------ */

/* A new unit stands in a fort of its side that is empty, and not besieged (club.M-14). */
static gboolean
has_free_fort (const WarSetup *setup, const WarState *state, gint seat)
{
  for (guint i = 0; i < war_club_get_data (setup)->n_forts; i++)
    if (war_club_is_free_fort (setup, state, seat, i))
      return TRUE;
  return FALSE;
}

static char *
describe_money (const WarSetup *setup, const WarState *state, gint seat, const char *name)
{
  gint32 bonds = war_club_peek_purse (setup, state, seat)[WAR_CLUB_SEAT_BONDS];

  if (!has_free_fort (setup, state, seat))
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "%s: repair with %d war bond, or end the step. No fort is free for a new unit.",
                   "%s: repair with %d war bonds, or end the step. No fort is free for a new unit.",
                   (gulong) bonds),
      name, bonds);
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%s: repair and buy with %d war bond, or end the step.",
                 "%s: repair and buy with %d war bonds, or end the step.", (gulong) bonds),
    name, bonds);
}

/* What the ally would spend, of how much. */
static char *
describe_wish (const WarSetup *setup, const WarState *state, const gint32 *decision,
               const char *name)
{
  WarClubWish wish = war_club_get_wish (setup, decision);
  g_autofree char *ally = text_club_seat (setup, wish.seat);
  g_autofree char *unit = wish.unit != WAR_NONE ? text_club_piece (setup, wish.unit) : NULL;
  gint price = war_club_get_wish_price (setup, state, &wish);
  gint32 bonds = war_club_peek_purse (setup, state, wish.seat)[WAR_CLUB_SEAT_BONDS];

  /* Translators: who is asked; the ally; a unit, or a type of units; its price; what there is */
  return g_strdup_printf (
    unit != NULL ? _ ("%s: %s would repair %s (war bonds: %d of %d). Agree or disagree.")
                 : _ ("%s: %s would buy %s (war bonds: %d of %d). Agree or disagree."),
    name, ally, unit != NULL ? unit : text_club_type (setup, (guint) wish.type), price, bonds);
}

/* "army 1: start 5, army 2: start 3": as far as the seat knows its tokens; NULL: it knows none. */
static char *
list_starts (const WarSetup *setup, const WarState *state, gint seat)
{
  const gint32 *cells = war_club_peek_purse (setup, state, seat);
  g_autoptr (GString) list = g_string_new (NULL);

  for (gint i = 0; i < WAR_CLUB_N_ARMIES; i++)
    if (cells[WAR_CLUB_SEAT_TOKEN + i] > 0)
      {
        g_string_append (list, list->len > 0 ? ", " : "");
        /* Translators: one of three armies, and the number of the hex where it will begin */
        g_string_append_printf (list, _ ("army %d: start %d"), i + 1,
                                cells[WAR_CLUB_SEAT_TOKEN + i]);
      }
  return list->len > 0 ? g_string_free (g_steal_pointer (&list), FALSE) : NULL;
}

static char *
describe_armies (const WarSetup *setup, const WarState *state, gint seat, const char *name)
{
  g_autofree char *starts = list_starts (setup, state, seat);

  return starts != NULL
           ? g_strdup_printf (_ ("%s: put units into the three armies (%s), then end; who is left "
                                 "joins the smallest."),
                              name, starts)
           : g_strdup_printf (
             _ ("%s: put units into the three armies, then end; who is left joins the smallest."),
             name);
}

static char *
describe_placing (const WarSetup *setup, const WarState *state, gint seat, const char *name)
{
  gint32 army = war_setup_peek_game (setup, state)[WAR_CLUB_GAME_ARMY];
  const gint32 *lead = war_club_peek_purse (setup, state, seat);
  g_autofree char *start = NULL;

  if (army < 0)
    return g_strdup_printf (_ ("%s: turn an army up, by placing its first unit."), name);
  start
    = text_club_hex (setup, war_hex_board_find_start (war_club_get_data (setup)->board,
                                                      (guint) lead[WAR_CLUB_SEAT_TOKEN + army]));
  /* Translators: a side, the number of an army, and the hex of its start */
  return g_strdup_printf (_ ("%s: place the next unit of army %d, as near to %s as there is room."),
                          name, army + 1, start);
}

/* Who has to leave a fort before the step can end (club.M-16); WAR_NONE. */
static gint
find_leaver (const WarSetup *setup, const WarState *state, gint seat)
{
  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (war_club_stands (setup, state, i)
        && war_club_get (setup, state, i, WAR_CLUB_PIECE_NATION) == seat
        && war_club_must_leave (setup, state, i))
      return (gint) i;
  return WAR_NONE;
}

/* Which armies of the seat's side have begun to act in its first turn: "1, 3". */
static char *
list_first_armies (const WarSetup *setup, const WarState *state, gint seat, guint *n)
{
  gint32 bits = war_club_peek_purse (setup, state, seat)[WAR_CLUB_SEAT_FIRST_ARMIES];
  GString *list = g_string_new (NULL);

  *n = 0;
  for (gint i = 0; i < WAR_CLUB_N_ARMIES; i++)
    if ((bits >> i & 1) != 0)
      g_string_append_printf (list, (*n)++ > 0 ? ", %d" : "%d", i + 1);
  return g_string_free (list, FALSE);
}

/* Printed, other armies only do not move in the first turn (club.M-26). Takes the sentence. */
static char *
add_attacks (const WarSetup *setup, char *sentence)
{
  g_autofree char *owned = sentence;

  /* Translators: a sentence that ends: "… In the first turn only army 2 moves." */
  return war_setup_is_amended (setup, WAR_CLUB_AMENDMENT_FIRST_TURN)
           ? g_strdup_printf (_ ("%s No other attacks, either."), owned)
           : g_steal_pointer (&owned);
}

static char *
describe_moving (const WarSetup *setup, const WarState *state, gint seat, const char *name)
{
  guint n_armies = war_club_get_first_armies (setup, state, seat);
  gint leaver = find_leaver (setup, state, seat);
  guint n_acting;
  g_autofree char *acting = list_first_armies (setup, state, seat, &n_acting);

  if (leaver != WAR_NONE)
    {
      g_autofree char *unit = text_club_piece (setup, leaver);

      /* Translators: a side, and a unit */
      return g_strdup_printf (_ ("%s: move units. Before the step can end, %s has to leave its "
                                 "fort."),
                              name, unit);
    }
  if (n_armies == 0)
    return g_strdup_printf (_ ("%s: move units, or end the step."), name);
  if (n_acting >= n_armies)
    return add_attacks (
      setup,
      g_strdup_printf (
        /* Translators: a side, and numbers of armies: "1, 3" */
        g_dngettext (
          GETTEXT_PACKAGE, "%s: move units, or end the step. In the first turn only army %s moves.",
          "%s: move units, or end the step. In the first turn only armies %s move.", n_acting),
        name, acting));
  return add_attacks (
    setup, g_strdup_printf (
             g_dngettext (GETTEXT_PACKAGE,
                          "%s: move units, or end the step. In the first turn %u army moves: "
                          "that of the unit that you move first.",
                          "%s: move units, or end the step. In the first turn %u armies move: "
                          "those of the units that you move first.",
                          n_armies),
             name, n_armies));
}

char *
text_club_decision (const WarSetup *setup, const WarState *state, const gint32 *decision)
{
  gint seat = decision[WAR_DECISION_SEAT];
  g_autofree char *name = text_club_seat (setup, seat);

  switch ((WarClubDecision) decision[WAR_DECISION_KIND])
    {
    case WAR_CLUB_DECIDE_DEAL:
      return g_strdup (_ ("The location tokens are dealt."));
    case WAR_CLUB_DECIDE_ARMIES:
      return describe_armies (setup, state, seat, name);
    case WAR_CLUB_DECIDE_PLACE:
      return describe_placing (setup, state, seat, name);
    case WAR_CLUB_DECIDE_TURN_UP:
      return g_strdup (_ ("The enemy places an army."));
    case WAR_CLUB_DECIDE_MOVE:
      return describe_moving (setup, state, seat, name);
    case WAR_CLUB_DECIDE_SET_DOWN:
      return g_strdup_printf (_ ("%s: set down who is on the truck."), name);
    case WAR_CLUB_DECIDE_ATTACK:
      return g_strdup_printf (_ ("%s: declare attacks, or end the step."), name);
    case WAR_CLUB_DECIDE_FIGHT:
      return g_strdup_printf (_ ("%s: choose which attack is resolved next."), name);
    case WAR_CLUB_DECIDE_MONEY:
      return describe_money (setup, state, seat, name);
    case WAR_CLUB_DECIDE_AGREE:
      return describe_wish (setup, state, decision, name);
    case WAR_CLUB_DECIDE_ROLL:
      return g_strdup (_ ("The enemy takes forts, and rolls on its chart."));
    case WAR_CLUB_DECIDE_WORK_ROW:
      {
        gint32 row = war_setup_peek_game (setup, state)[WAR_CLUB_GAME_ROW];

        return g_strdup_printf (_ ("The enemy’s chart: row %s."), text_club_row (row));
      }
    case WAR_CLUB_DECIDE_NAME_TARGETS:
      return g_strdup (_ ("The enemy’s other units name targets."));
    case WAR_CLUB_DECIDE_RESOLVE:
      return g_strdup (_ ("The enemy attacks."));
    case WAR_CLUB_DECIDE_SPEND:
    default:
      return g_strdup (_ ("The enemy spends its war bonds."));
    }
}

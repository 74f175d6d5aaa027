/* order.c: orders of Trench Raider, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/game/parts.h"
#include "text/raider/private.h"
#include "text/words/place.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

const char *const text_raider_orders[] = {
  [WAR_RAIDER_ORDER_PLACE] = N_ ("Place"),
  [WAR_RAIDER_ORDER_GAS] = N_ ("Make a Cloud"),
  [WAR_RAIDER_ORDER_THROW] = N_ ("Throw Shells"),
  [WAR_RAIDER_ORDER_LOAD] = N_ ("Roll for Shells"),
  [WAR_RAIDER_ORDER_LOB] = N_ ("Throw a Small Shell"),
  [WAR_RAIDER_ORDER_LEAVE] = N_ ("Throw No More Shells"),
  [WAR_RAIDER_ORDER_MOVE] = N_ ("Move"),
  [WAR_RAIDER_ORDER_FLAME] = N_ ("Flame"),
  [WAR_RAIDER_ORDER_DRIVE] = N_ ("Drive"),
  [WAR_RAIDER_ORDER_FASCINE] = N_ ("Lay the Fascine"),
  [WAR_RAIDER_ORDER_CUT] = N_ ("Cut Wire"),
  [WAR_RAIDER_ORDER_ENTER] = N_ ("Go into the Bunker"),
  [WAR_RAIDER_ORDER_GRENADE] = N_ ("Throw a Grenade"),
  [WAR_RAIDER_ORDER_FIRE] = N_ ("Fire"),
  [WAR_RAIDER_ORDER_FIRE_REST] = N_ ("All Others at Their Nearest"),
  [WAR_RAIDER_ORDER_PASS] = N_ ("Pass"),
  [WAR_RAIDER_ORDER_NO_MORE] = N_ ("None More in This Phase"),
  [WAR_RAIDER_ORDER_FALL] = N_ ("Give Up"),
  [WAR_RAIDER_ORDER_SERVE] = N_ ("Reinforce"),
  [WAR_RAIDER_ORDER_TAKE] = N_ ("Bring On"),
  [WAR_RAIDER_ORDER_STRAFE] = N_ ("Strafe"),
  [WAR_RAIDER_ORDER_BOMB] = N_ ("Bomb"),
  [WAR_RAIDER_ORDER_INTERCEPT] = N_ ("Intercept"),
  [WAR_RAIDER_ORDER_BEFALL] = N_ ("Announce a Misfortune"),
  [WAR_RAIDER_ORDER_END_STEP] = N_ ("End Step"),
  [WAR_RAIDER_N_ORDERS] = NULL,
};

const char *const text_raider_phases[] = {
  [WAR_RAIDER_PHASE_GERMAN_SETUP] = NULL,
  [WAR_RAIDER_PHASE_FRENCH_SETUP] = NULL,
  [WAR_RAIDER_PHASE_MISFORTUNES] = N_ ("Misfortunes and Wind"),
  [WAR_RAIDER_PHASE_GAS] = N_ ("Gas"),
  [WAR_RAIDER_PHASE_BOMBARDMENT] = N_ ("French Bombardment"),
  [WAR_RAIDER_PHASE_MOVES] = N_ ("French Moves and Fire"),
  [WAR_RAIDER_PHASE_RETURN_FIRE] = N_ ("German Return Fire"),
  [WAR_RAIDER_PHASE_COMBAT] = N_ ("French Combat"),
  [WAR_RAIDER_PHASE_MORALE] = N_ ("French Morale"),
  [WAR_RAIDER_PHASE_REINFORCEMENTS] = N_ ("Reinforcements"),
  [WAR_RAIDER_PHASE_NEW_UNITS] = N_ ("New Units"),
  [WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT] = N_ ("German Bombardment"),
  [WAR_RAIDER_PHASE_COUNTER_MOVES] = N_ ("German Moves and Fire"),
  [WAR_RAIDER_PHASE_COUNTER_FIRE] = N_ ("French Return Fire"),
  [WAR_RAIDER_PHASE_COUNTER_COMBAT] = N_ ("German Combat"),
  [WAR_RAIDER_PHASE_COUNTER_MORALE] = N_ ("Counter-Attacks"),
};

/* Orders -------------------------------------------------------------------------------------- */

static char *
describe_place (const WarSetup *setup, const WarOrder *order)
{
  g_autofree char *square = text_raider_square (setup, order->arguments[0], order->arguments[1]);
  g_autofree char *heading = text_facing (order->arguments[2]);
  g_autofree char *crowd = text_raider_crowd (setup, order->actor, order->n_targets);

  return g_strdup_printf (_ ("Place %s at %s, facing %s."), crowd, square, heading);
}

static char *
describe_point (const WarSetup *setup, const WarOrder *order, const char *actor)
{
  g_autofree char *square = text_raider_square (setup, order->arguments[0], order->arguments[1]);

  switch (order->kind)
    {
    case WAR_RAIDER_ORDER_GAS:
      return g_strdup_printf (_ ("Make a cloud of gas at %s."), square);
    case WAR_RAIDER_ORDER_LOB:
      return g_strdup_printf (_ ("Let %s throw a small shell at %s."), actor, square);
    case WAR_RAIDER_ORDER_THROW:
    default:
      return g_strdup_printf (
        PLURAL ("Throw %d shell at %s.", "Throw %d shells at %s.", order->arguments[2]),
        order->arguments[2], square);
    }
}

/* "5″ towards north, 2″ towards east" */
static char *
list_legs (const WarSetup *setup, const WarOrder *order)
{
  GString *legs = g_string_new (NULL);

  for (guint i = 0; i < WAR_RAIDER_MAX_LEGS; i++)
    {
      g_autofree char *heading = text_facing (order->arguments[2 * i]);
      g_autofree char *distance = text_raider_length (setup, order->arguments[2 * i + 1]);

      if (order->arguments[2 * i + 1] == 0)
        continue;
      g_string_append (legs, legs->len > 0 ? ", " : "");
      /* Translators: a part of a way: "5″ towards north" */
      g_string_append_printf (legs, C_ ("way", "%s towards %s"), distance, heading);
    }

  return g_string_free (legs, FALSE);
}

static char *
describe_move (const WarSetup *setup, const WarOrder *order)
{
  g_autofree char *crowd = text_raider_crowd (setup, order->actor, order->n_targets);
  g_autofree char *legs = list_legs (setup, order);

  /* Translators: who moves, and the parts of the way: "5″ towards north, 2″ towards east" */
  return g_strdup_printf (_ ("Move %s: %s."), crowd, legs);
}

static char *
describe_flame (const WarSetup *setup, const WarOrder *order, const char *actor)
{
  g_autofree char *heading = text_facing (order->arguments[1]);
  g_autofree char *distance = text_raider_length (setup, order->arguments[2]);
  g_autofree char *flame = text_facing (order->arguments[3]);

  if (order->arguments[2] == 0)
    return g_strdup_printf (_ ("Let %s flame towards %s."), actor, flame);
  if (order->arguments[0] == 0)
    return g_strdup_printf (_ ("Move %s by %s towards %s."), actor, distance, heading);
  return g_strdup_printf (_ ("Move %s by %s towards %s, then flame towards %s."), actor, distance,
                          heading, flame);
}

static char *
describe_drive (const WarSetup *setup, const WarOrder *order, const char *actor)
{
  g_autofree char *heading = text_facing (order->arguments[0]);
  g_autofree char *distance = text_raider_length (setup, order->arguments[1]);

  return g_strdup_printf (order->arguments[2] != 0 ? _ ("Back %s up by %s towards %s.")
                                                   : _ ("Drive %s by %s towards %s."),
                          actor, distance, heading);
}

static char *
describe_cut (const WarSetup *setup, const WarOrder *order)
{
  g_autofree char *square = text_raider_square (setup, order->arguments[0], order->arguments[1]);
  g_autofree char *crowd = text_raider_crowd (setup, order->actor, order->n_targets);

  return g_strdup_printf (_ ("Let %s cut the wire at %s."), crowd, square);
}

static char *
describe_fire (const WarSetup *setup, const WarOrder *order, const char *target)
{
  const char *weapon = text_raider_weapon (setup, order->actor, order->arguments[0]);
  g_autofree char *crowd = text_raider_crowd (setup, order->actor, MAX (order->n_targets, 1) - 1);
  g_autofree char *shooter = weapon != NULL
                               ? g_strdup_printf (C_ ("who fires", "%s (%s)"), crowd, weapon)
                               : g_steal_pointer (&crowd);

  if (order->n_targets > 1)
    return g_strdup_printf (order->arguments[2] != 0
                              ? _ ("Let %s fire at %s, and then at who is near.")
                              : _ ("Let %s fire at %s."),
                            shooter, target);
  return g_strdup_printf (
    PLURAL ("Let %s fire at %s: %d shot.", "Let %s fire at %s: %d shots.", order->arguments[1]),
    shooter, target, order->arguments[1]);
}

static char *
describe_strafing (const WarSetup *setup, const WarOrder *order)
{
  g_autofree char *square = text_raider_square (setup, order->arguments[0], order->arguments[1]);
  g_autofree char *heading = text_facing (order->arguments[2]);

  return g_strdup_printf (_ ("Strafe from %s towards %s."), square, heading);
}

static char *
describe_service (const WarSetup *setup, const WarOrder *order)
{
  g_autofree char *regiment = text_raider_regiment (setup, order->arguments[0] - 1);

  return g_strdup_printf (_ ("Reinforce %s next."), regiment);
}

static char *
describe (const WarSetup *setup, const WarOrder *order, const char *actor, const char *target)
{
  switch ((WarRaiderOrder) order->kind)
    {
    case WAR_RAIDER_ORDER_PLACE:
      return describe_place (setup, order);
    case WAR_RAIDER_ORDER_GAS:
    case WAR_RAIDER_ORDER_THROW:
    case WAR_RAIDER_ORDER_LOB:
      return describe_point (setup, order, actor);
    case WAR_RAIDER_ORDER_LOAD:
      return g_strdup_printf (_ ("Roll for the shells of %s."), actor);
    case WAR_RAIDER_ORDER_LEAVE:
      return g_strdup (_ ("Throw no more shells."));
    case WAR_RAIDER_ORDER_MOVE:
      return describe_move (setup, order);
    case WAR_RAIDER_ORDER_FLAME:
      return describe_flame (setup, order, actor);
    case WAR_RAIDER_ORDER_DRIVE:
      return describe_drive (setup, order, actor);
    case WAR_RAIDER_ORDER_FASCINE:
      return g_strdup_printf (_ ("Let %s lay its fascine."), actor);
    case WAR_RAIDER_ORDER_CUT:
      return describe_cut (setup, order);
    case WAR_RAIDER_ORDER_ENTER:
      return g_strdup_printf (_ ("Let %s go into the bunker."), actor);
    case WAR_RAIDER_ORDER_GRENADE:
      return g_strdup_printf (_ ("Let %s throw a grenade at the bunker of %s."), actor, target);
    case WAR_RAIDER_ORDER_FIRE:
      return describe_fire (setup, order, target);
    case WAR_RAIDER_ORDER_FIRE_REST:
      return g_strdup (_ ("Let all others fire at their nearest."));
    case WAR_RAIDER_ORDER_PASS:
      return g_strdup (_ ("Do nothing."));
    case WAR_RAIDER_ORDER_NO_MORE:
      return g_strdup (_ ("Fire no more in this phase."));
    case WAR_RAIDER_ORDER_FALL:
      return g_strdup_printf (_ ("Let %s fall."), actor);
    case WAR_RAIDER_ORDER_SERVE:
      return describe_service (setup, order);
    case WAR_RAIDER_ORDER_TAKE:
      return g_strdup_printf (_ ("Bring %s on."), actor);
    case WAR_RAIDER_ORDER_STRAFE:
      return describe_strafing (setup, order);
    case WAR_RAIDER_ORDER_BOMB:
      return g_strdup_printf (_ ("Bomb %s."), target);
    case WAR_RAIDER_ORDER_INTERCEPT:
      return g_strdup (_ ("Intercept the aeroplane."));
    case WAR_RAIDER_ORDER_BEFALL:
      return g_strdup_printf (_ ("Announce a misfortune: %s."),
                              text_raider_misfortune (order->arguments[0]));
    case WAR_RAIDER_ORDER_END_STEP:
      return g_strdup (_ ("End the step."));
    case WAR_RAIDER_N_ORDERS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
text_raider_order (const WarSetup *setup, const WarOrder *order)
{
  return text_parts_describe_order (setup, order, describe);
}

/* Their parts --------------------------------------------------------------------------------- */

char *
text_raider_argument (const WarSetup *setup, const WarOrder *order, guint argument)
{
  const WarArgument *kind = &setup->play->orders[order->kind].arguments[argument];
  gint32 value = order->arguments[argument];
  const char *weapon = text_raider_weapon (setup, order->actor, value);

  if (kind->kind == WAR_ARGUMENT_HEADING)
    return text_heading (value);
  if (g_str_equal (kind->name, "rank"))
    return value == 0 ? g_strdup (_ ("in one rank"))
                      : g_strdup_printf (PLURAL ("%d in a rank", "%d in a rank", value), value);
  if (g_str_equal (kind->name, "shells"))
    return g_strdup_printf (PLURAL ("%d shell", "%d shells", value), value);
  if (g_str_equal (kind->name, "shots"))
    return g_strdup_printf (PLURAL ("%d shot", "%d shots", value), value);
  if (g_str_equal (kind->name, "weapon"))
    return g_strdup (weapon != NULL ? weapon : _ ("its weapon"));
  if (g_str_equal (kind->name, "regiment"))
    return text_raider_regiment (setup, value - 1);
  if (g_str_equal (kind->name, "misfortune"))
    return g_strdup (text_raider_misfortune (value));
  if (g_str_equal (kind->name, "on"))
    return g_strdup (value != 0 ? _ ("then at who is near") : _ ("at nobody else"));
  if (g_str_equal (kind->name, "backwards"))
    return g_strdup (value != 0 ? _ ("backwards") : _ ("forwards"));
  if (g_str_equal (kind->name, "flames"))
    return g_strdup (value != 0 ? _ ("flames") : _ ("does not flame"));

  return text_raider_length (setup, value);
}

/* Of one with a single weapon, how often it fires; of a single shot only that it does. */
static char *
name_fire (const WarChoice *choice)
{
  gint32 n = choice->order.arguments[1];
  gboolean goes_on = choice->order.arguments[2] != 0;

  if (war_domain_count (&choice->option.arguments[0]) != 1)
    return NULL;
  if (n == 1)
    return g_strdup (goes_on ? _ ("Fire, Then at Who Is Near") : _ ("Fire"));
  return g_strdup_printf (
    goes_on ? PLURAL ("Fire %d Shot, Then at Who Is Near", "Fire %d Shots, Then at Who Is Near", n)
            : PLURAL ("Fire %d Shot", "Fire %d Shots", n),
    n);
}

static char *
name_flame (const WarChoice *choice)
{
  return g_strdup (choice->order.arguments[0] != 0 ? _ ("Go and Flame") : _ ("Go One Leg"));
}

char *
text_raider_choice (const WarChoice *choice)
{
  if (choice->order.kind == WAR_RAIDER_ORDER_FIRE && choice->n_chosen == 3)
    return name_fire (choice);
  if (choice->order.kind == WAR_RAIDER_ORDER_FLAME && choice->n_chosen == 1)
    return name_flame (choice);

  return NULL;
}

/* order.c: orders and decisions of Entrenched!, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/entrenched/melee.h"
#include "text/entrenched/private.h"
#include "text/words/place.h"

const char *const text_entrenched_orders[] = {
  [WAR_ENTRENCHED_ORDER_ROLL_OFF] = N_ ("Roll Off"),
  [WAR_ENTRENCHED_ORDER_CHOOSE_FIRST] = N_ ("Goes First"),
  [WAR_ENTRENCHED_ORDER_CHOOSE_EDGE] = N_ ("Change Sides of the Field"),
  [WAR_ENTRENCHED_ORDER_ASSIGN] = N_ ("Assign to Wave"),
  [WAR_ENTRENCHED_ORDER_READY] = N_ ("The Waves Are Chosen"),
  [WAR_ENTRENCHED_ORDER_PLACE] = N_ ("Place the Unit"),
  [WAR_ENTRENCHED_ORDER_LEAVE_OUT] = N_ ("Leave Out"),
  [WAR_ENTRENCHED_ORDER_RESPOND] = N_ ("Roll for Response"),
  [WAR_ENTRENCHED_ORDER_RUN] = N_ ("Run"),
  [WAR_ENTRENCHED_ORDER_MOVE] = N_ ("Move"),
  [WAR_ENTRENCHED_ORDER_FALL_BACK] = N_ ("Fall Back"),
  [WAR_ENTRENCHED_ORDER_ENTER] = N_ ("Take Shelter"),
  [WAR_ENTRENCHED_ORDER_TAKE_UP] = N_ ("Take Up"),
  [WAR_ENTRENCHED_ORDER_FIRE] = N_ ("Fire"),
  [WAR_ENTRENCHED_ORDER_SHELL] = N_ ("Shell"),
  [WAR_ENTRENCHED_ORDER_RELEASE] = N_ ("Release Gas"),
  [WAR_ENTRENCHED_ORDER_CHARGE] = N_ ("Charge"),
  [WAR_ENTRENCHED_ORDER_COUNTER_FIRE] = N_ ("Counter-Fire"),
  [WAR_ENTRENCHED_ORDER_HOLD_FIRE] = N_ ("Hold Fire"),
  [WAR_ENTRENCHED_ORDER_FIGHT] = N_ ("Fight"),
  [WAR_ENTRENCHED_ORDER_RECEIVE] = N_ ("Take the Attack"),
  [WAR_ENTRENCHED_ORDER_STRIKE] = N_ ("Strike"),
  [WAR_ENTRENCHED_ORDER_STRIKE_BACK] = N_ ("Strike Back"),
  [WAR_ENTRENCHED_ORDER_WAIT] = N_ ("Wait"),
  [WAR_ENTRENCHED_ORDER_TEST_MORALE] = N_ ("Test Morale"),
  [WAR_ENTRENCHED_ORDER_END_PHASE] = N_ ("End Phase"),
  [WAR_ENTRENCHED_N_ORDERS] = NULL,
};

const char *const text_entrenched_phases[] = {
  [WAR_ENTRENCHED_PHASE_SETUP] = NULL,
  [WAR_ENTRENCHED_PHASE_RESPONSE] = N_ ("Response"),
  [WAR_ENTRENCHED_PHASE_MOVEMENT] = N_ ("Movement"),
  [WAR_ENTRENCHED_PHASE_RANGED] = N_ ("Ranged"),
  [WAR_ENTRENCHED_PHASE_MELEE] = N_ ("Melee"),
  [WAR_ENTRENCHED_PHASE_MORALE] = N_ ("Morale"),
};

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* Orders ------------------------------------------------------------------------------------- */

static char *
describe_assign (const WarOrder *order)
{
  return g_strdup_printf (
    PLURAL ("Put %u unit into wave %d.", "Put %u units into wave %d.", order->n_targets),
    order->n_targets, order->arguments[0]);
}

static char *
describe_place (const WarSetup *setup, const WarOrder *order, const char *actor)
{
  g_autofree char *square
    = text_entrenched_square (setup, order->arguments[0], order->arguments[1]);
  g_autofree char *heading = text_facing (order->arguments[2]);

  return g_strdup_printf (_ ("Place %s at %s, facing %s."), actor, square, heading);
}

static char *
describe_move (const WarSetup *setup, const WarOrder *order, const char *actor)
{
  g_autofree char *heading = text_facing (order->arguments[0]);
  g_autofree char *distance = text_entrenched_length (setup, order->arguments[1]);

  return g_strdup_printf (order->kind == WAR_ENTRENCHED_ORDER_MOVE
                            ? _ ("Move %s by %s towards %s.")
                            : _ ("Let %s fall back by %s towards %s."),
                          actor, distance, heading);
}

/* At a point, by its direction and distance. */
static char *
describe_aim (const WarSetup *setup, const WarOrder *order, const char *actor, const char *weapon)
{
  g_autofree char *heading = text_facing (order->arguments[1]);
  g_autofree char *distance = text_entrenched_length (setup, order->arguments[2]);

  return g_strdup_printf (order->kind == WAR_ENTRENCHED_ORDER_SHELL
                            ? _ ("Let %s fire (%s) at a point %s away towards %s.")
                            : _ ("Let %s release gas (%s) at a point %s away towards %s."),
                          actor, weapon, distance, heading);
}

static char *
describe (const WarSetup *setup, const WarOrder *order, const char *actor, const char *target,
          const char *weapon)
{
  switch ((WarEntrenchedOrder) order->kind)
    {
    case WAR_ENTRENCHED_ORDER_ROLL_OFF:
      return g_strdup (_ ("Roll for the first turn."));
    case WAR_ENTRENCHED_ORDER_CHOOSE_FIRST:
      return g_strdup_printf (_ ("Choose who has the first turn: %s."),
                              text_entrenched_side (setup, order->arguments[0] == 2));
    case WAR_ENTRENCHED_ORDER_CHOOSE_EDGE:
      return g_strdup (order->arguments[0] != 0 ? _ ("Exchange the zones.")
                                                : _ ("Leave the zones as they are."));
    case WAR_ENTRENCHED_ORDER_ASSIGN:
      return describe_assign (order);
    case WAR_ENTRENCHED_ORDER_READY:
      return g_strdup (_ ("The waves are chosen."));
    case WAR_ENTRENCHED_ORDER_PLACE:
      return describe_place (setup, order, actor);
    case WAR_ENTRENCHED_ORDER_LEAVE_OUT:
      return g_strdup_printf (_ ("Leave %s out."), actor);
    case WAR_ENTRENCHED_ORDER_RESPOND:
      return g_strdup (_ ("Roll for the responses."));
    case WAR_ENTRENCHED_ORDER_RUN:
      return g_strdup_printf (_ ("Let %s run."), actor);
    case WAR_ENTRENCHED_ORDER_MOVE:
    case WAR_ENTRENCHED_ORDER_FALL_BACK:
      return describe_move (setup, order, actor);
    case WAR_ENTRENCHED_ORDER_ENTER:
      return g_strdup_printf (_ ("Let %s go into “%s”."), actor,
                              text_entrenched_feature (setup, order->targets[0]));
    case WAR_ENTRENCHED_ORDER_TAKE_UP:
      return g_strdup_printf (_ ("Let %s take up the wounded of %s."), actor, target);
    case WAR_ENTRENCHED_ORDER_FIRE:
      return g_strdup_printf (_ ("Let %s fire (%s) at %s."), actor, weapon, target);
    case WAR_ENTRENCHED_ORDER_SHELL:
    case WAR_ENTRENCHED_ORDER_RELEASE:
      return describe_aim (setup, order, actor, weapon);
    case WAR_ENTRENCHED_ORDER_CHARGE:
      return g_strdup_printf (_ ("Let %s charge (%s) at %s."), actor, weapon, target);
    case WAR_ENTRENCHED_ORDER_COUNTER_FIRE:
      return g_strdup_printf (_ ("Let %s fire back (%s)."), actor, weapon);
    case WAR_ENTRENCHED_ORDER_HOLD_FIRE:
      return g_strdup_printf (_ ("Let %s hold its fire."), actor);
    case WAR_ENTRENCHED_ORDER_FIGHT:
      return g_strdup_printf (_ ("Let %s fight on (%s) against %s."), actor, weapon, target);
    case WAR_ENTRENCHED_ORDER_RECEIVE:
      return g_strdup_printf (_ ("Let %s take the attack of %s."), actor, target);
    case WAR_ENTRENCHED_ORDER_STRIKE:
      return g_strdup_printf (_ ("Let %s strike (%s)."), actor, weapon);
    case WAR_ENTRENCHED_ORDER_STRIKE_BACK:
      return g_strdup_printf (_ ("Let %s strike back (%s)."), actor, weapon);
    case WAR_ENTRENCHED_ORDER_WAIT:
      return g_strdup_printf (_ ("Let %s not strike back now."), actor);
    case WAR_ENTRENCHED_ORDER_TEST_MORALE:
      return g_strdup (_ ("Test the morale."));
    case WAR_ENTRENCHED_ORDER_END_PHASE:
      return g_strdup (_ ("End the phase."));
    case WAR_ENTRENCHED_N_ORDERS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
text_entrenched_order (const WarSetup *setup, const WarOrder *order)
{
  const WarOrderKind *kind = &setup->play->orders[order->kind];
  gboolean has_weapon
    = kind->arguments[0].name != NULL && kind->arguments[0].kind == WAR_ARGUMENT_WEAPON;
  g_autofree char *actor
    = order->actor != WAR_NONE ? text_entrenched_piece (setup, order->actor) : NULL;
  g_autofree char *target = order->n_targets > 0 && kind->targets == WAR_TABLE_PIECES
                              ? text_entrenched_piece (setup, order->targets[0])
                              : NULL;

  return describe (setup, order, actor, target,
                   has_weapon && war_entrenched_is_unit (setup, order->actor)
                     ? text_entrenched_weapon (setup, order->actor, order->arguments[0])
                     : NULL);
}

char *
text_entrenched_argument (const WarSetup *setup, const WarOrder *order, guint argument)
{
  const WarArgument *kind = &setup->play->orders[order->kind].arguments[argument];
  gint32 value = order->arguments[argument];

  /* A person may name a marker as who is to act, which has no weapons. */
  if (kind->kind == WAR_ARGUMENT_WEAPON)
    return g_strdup (war_entrenched_is_unit (setup, order->actor)
                       ? text_entrenched_weapon (setup, order->actor, value)
                       : "");
  if (kind->kind == WAR_ARGUMENT_HEADING)
    return text_heading (value);
  if (g_str_equal (kind->name, "side"))
    return g_strdup (text_entrenched_side (setup, value == 2));
  if (g_str_equal (kind->name, "swap"))
    return g_strdup (value != 0 ? _ ("exchange the zones") : _ ("leave the zones"));
  if (g_str_equal (kind->name, "wave"))
    return g_strdup_printf (_ ("wave %d"), value);

  return text_entrenched_length (setup, value);
}

/* Decisions ---------------------------------------------------------------------------------- */

/* From its upper left square to its lower right one. */
static void
name_squares (const WarField *field, WarPosition minimum, WarPosition maximum, char **first,
              char **last)
{
  *first = text_square (field, minimum);
  *last = text_square (field, (WarPosition){ maximum.x - 1, maximum.y - 1 });
}

static char *
describe_arrival (const WarSetup *setup, const WarState *state, guint piece, const char *side)
{
  WarEntrenchedPlace place = war_entrenched_get_place (setup, state, piece);
  g_autofree char *name = text_entrenched_piece (setup, (gint) piece);
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  name_squares (war_entrenched_get_data (setup)->field, place.area.minimum, place.area.maximum,
                &first, &last);
  /* Translators: a side, a unit, and two squares of the map */
  return g_strdup_printf (_ ("%s: place %s, which arrives in %s to %s, or move other units first."),
                          side, name, first, last);
}

static char *
describe_act (const WarSetup *setup, const WarState *state, gint seat, const char *side)
{
  gint32 phase = war_setup_peek_game (setup, state)[WAR_GAME_PHASE];
  gint arrival = phase == WAR_ENTRENCHED_PHASE_MOVEMENT
                   ? war_entrenched_find_arrival (setup, state, seat)
                   : WAR_NONE;

  if (arrival != WAR_NONE)
    return describe_arrival (setup, state, (guint) arrival, side);
  if (phase == WAR_ENTRENCHED_PHASE_MELEE
      && war_entrenched_find_fighter (setup, state, seat) != WAR_NONE)
    return g_strdup_printf (_ ("%s: let the melees go on first, and charge after that."), side);

  switch (phase)
    {
    case WAR_ENTRENCHED_PHASE_MOVEMENT:
      return g_strdup_printf (_ ("%s: move units, or end the movement phase."), side);
    case WAR_ENTRENCHED_PHASE_RANGED:
      return g_strdup_printf (_ ("%s: fire with units, or end the ranged phase."), side);
    default:
      return g_strdup_printf (_ ("%s: fight and charge, or end the melee phase."), side);
    }
}

/* So many are named. */
#define MAX_WAVERING 3

static char *
describe_morale (const WarSetup *setup, const WarState *state, gint seat, const char *side)
{
  g_autoptr (GString) names = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < war_entrenched_get_data (setup)->units->len; i++)
    {
      g_autofree char *name = NULL;

      if (!war_entrenched_wavers (setup, state, seat, i) || n++ >= MAX_WAVERING)
        continue;
      name = text_entrenched_piece (setup, (gint) i);
      g_string_append (names, names->len > 0 ? ", " : "");
      /* Translators: a unit, and the least die with which it passes a test */
      g_string_append_printf (names, _ ("%s (needs %d+)"), name,
                              war_entrenched_get_response_need (setup, state, i));
    }

  if (n == 0)
    return g_strdup_printf (_ ("%s: test the morale of the units that waver."), side);
  if (n <= MAX_WAVERING)
    /* Translators: a side; units */
    return g_strdup_printf (_ ("%s: test the morale of %s."), side, names->str);
  /* Translators: a side; units; how many more */
  return g_strdup_printf (ngettext ("%s: test the morale of %s, and %u more.",
                                    "%s: test the morale of %s, and %u more.", n - MAX_WAVERING),
                          side, names->str, n - MAX_WAVERING);
}

static char *
describe_placing (const WarSetup *setup, const WarState *state, const gint32 *decision,
                  const char *side)
{
  const WarField *field = war_entrenched_get_data (setup)->field;
  const WarZone *zone = war_entrenched_get_zone (setup, state, decision[WAR_DECISION_SEAT]);
  WarPosition minimum, maximum;
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  war_shape_get_bounds (&zone->shape, &minimum, &maximum);
  name_squares (field, minimum, maximum, &first, &last);
  return g_strdup_printf (_ ("%s: place a unit in your zone, %s to %s."), side, first, last);
}

static char *
describe_decision (const WarSetup *setup, const WarState *state, const gint32 *decision,
                   const char *subject, const char *other)
{
  const char *side = text_entrenched_side (setup, decision[WAR_DECISION_SEAT]);

  switch ((WarEntrenchedDecision) decision[WAR_DECISION_KIND])
    {
    case WAR_ENTRENCHED_DECIDE_ROLL_OFF:
      return g_strdup (_ ("Both sides roll for the first turn."));
    case WAR_ENTRENCHED_DECIDE_FIRST:
      return g_strdup_printf (_ ("%s: choose who has the first turn."), side);
    case WAR_ENTRENCHED_DECIDE_EDGE:
      return g_strdup_printf (_ ("%s: leave the zones as they are, or exchange them."), side);
    case WAR_ENTRENCHED_DECIDE_WAVES:
      return g_strdup_printf (_ ("%s: put your units into three waves."), side);
    case WAR_ENTRENCHED_DECIDE_PLACE:
      return describe_placing (setup, state, decision, side);
    case WAR_ENTRENCHED_DECIDE_RESPOND:
      return g_strdup_printf (_ ("%s: roll for the responses of your units."), side);
    case WAR_ENTRENCHED_DECIDE_ACT:
      return describe_act (setup, state, decision[WAR_DECISION_SEAT], side);
    case WAR_ENTRENCHED_DECIDE_COUNTER_FIRE:
      return g_strdup_printf (_ ("%s: %s is charged by %s; it may fire first, or hold its fire."),
                              side, subject, other);
    case WAR_ENTRENCHED_DECIDE_STRIKE:
      return g_strdup_printf (_ ("%s: %s strikes at %s; choose its weapon."), side, subject, other);
    case WAR_ENTRENCHED_DECIDE_STRIKE_BACK:
      return g_strdup_printf (war_entrenched_may_wait (setup, state,
                                                       (guint) decision[WAR_DECISION_SUBJECT],
                                                       (guint) decision[WAR_DECISION_ARGUMENT])
                                ? _ ("%s: %s may strike back at %s, or wait for another attack.")
                                : _ ("%s: %s strikes back at %s; choose its weapon."),
                              side, subject, other);
    case WAR_ENTRENCHED_DECIDE_MORALE:
      return describe_morale (setup, state, decision[WAR_DECISION_SEAT], side);
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
text_entrenched_decision (const WarSetup *setup, const WarState *state, const gint32 *decision)
{
  gint32 subject = decision[WAR_DECISION_SUBJECT], other = decision[WAR_DECISION_ARGUMENT];
  g_autofree char *subject_name
    = war_entrenched_is_unit (setup, subject) ? text_entrenched_piece (setup, subject) : NULL;
  g_autofree char *other_name
    = war_entrenched_is_unit (setup, other) ? text_entrenched_piece (setup, other) : NULL;

  return describe_decision (setup, state, decision, subject_name, other_name);
}

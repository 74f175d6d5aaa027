/* order.c: orders and decisions of End of Empires 1914, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/empires/private.h"
#include "text/game/parts.h"
#include "text/words/place.h"

const char *const text_empires_orders[] = {
  [WAR_EMPIRES_ORDER_ROLL_OFF] = N_ ("Roll Off"),
  [WAR_EMPIRES_ORDER_PLACE] = N_ ("Place the Unit"),
  [WAR_EMPIRES_ORDER_LEAVE_OUT] = N_ ("Leave Out"),
  [WAR_EMPIRES_ORDER_ROLL] = N_ ("Roll for Initiative"),
  [WAR_EMPIRES_ORDER_CHOOSE] = N_ ("Take Side"),
  [WAR_EMPIRES_ORDER_MARCH] = N_ ("March"),
  [WAR_EMPIRES_ORDER_ADVANCE] = N_ ("Advance and Fire"),
  [WAR_EMPIRES_ORDER_GO] = N_ ("Go"),
  [WAR_EMPIRES_ORDER_FOLLOW] = N_ ("Follow the Road"),
  [WAR_EMPIRES_ORDER_PIVOT] = N_ ("Turn"),
  [WAR_EMPIRES_ORDER_LIMBER] = N_ ("Limber Up"),
  [WAR_EMPIRES_ORDER_UNLIMBER] = N_ ("Unlimber"),
  [WAR_EMPIRES_ORDER_CHANGE] = N_ ("Change Formation"),
  [WAR_EMPIRES_ORDER_MOUNT] = N_ ("Mount"),
  [WAR_EMPIRES_ORDER_DISMOUNT] = N_ ("Dismount"),
  [WAR_EMPIRES_ORDER_BOARD] = N_ ("Board Lorries"),
  [WAR_EMPIRES_ORDER_ALIGHT] = N_ ("Let the Load Alight"),
  [WAR_EMPIRES_ORDER_FORM_UP] = N_ ("Form Up"),
  [WAR_EMPIRES_ORDER_LIE] = N_ ("Lie Down"),
  [WAR_EMPIRES_ORDER_RISE] = N_ ("Rise"),
  [WAR_EMPIRES_ORDER_STAND] = N_ ("Keep Standing"),
  [WAR_EMPIRES_ORDER_FIRE] = N_ ("Fire"),
  [WAR_EMPIRES_ORDER_EXPOSE] = N_ ("First to Lose Figures"),
  [WAR_EMPIRES_ORDER_CHARGE] = N_ ("Charge"),
  [WAR_EMPIRES_ORDER_END_STEP] = N_ ("End Step"),
  [WAR_EMPIRES_N_ORDERS] = NULL,
};

const char *const text_empires_phases[] = {
  [WAR_EMPIRES_PHASE_SETUP] = NULL,
  [WAR_EMPIRES_PHASE_INITIATIVE] = N_ ("Initiative"),
  [WAR_EMPIRES_PHASE_A_MOVES] = N_ ("Movement"),
  [WAR_EMPIRES_PHASE_B_SHOOTS] = N_ ("Shooting"),
  [WAR_EMPIRES_PHASE_B_MOVES] = N_ ("Movement"),
  [WAR_EMPIRES_PHASE_A_SHOOTS] = N_ ("Shooting"),
  [WAR_EMPIRES_PHASE_MELEE] = N_ ("Melee"),
  [WAR_EMPIRES_PHASE_MORALE] = N_ ("Morale"),
};

/* Before the initiative of the round is known, side A or B of it. */
char *
text_empires_phase_owner (const WarSetup *setup, const WarState *state, gint phase)
{
  const gint32 *game = war_setup_peek_game (setup, state);
  gint32 side_a = game[WAR_EMPIRES_GAME_SIDE_A];
  gboolean is_b = phase == WAR_EMPIRES_PHASE_B_MOVES || phase == WAR_EMPIRES_PHASE_B_SHOOTS;

  if (!is_b && phase != WAR_EMPIRES_PHASE_A_MOVES && phase != WAR_EMPIRES_PHASE_A_SHOOTS)
    return NULL;
  if (game[WAR_GAME_PHASE] <= WAR_EMPIRES_PHASE_INITIATIVE || (side_a != 0 && side_a != 1))
    return g_strdup (is_b ? _ ("side B") : _ ("side A"));
  return g_strdup (text_empires_side (setup, is_b ? 1 - side_a : side_a));
}

/* Orders ------------------------------------------------------------------------------------- */

static char *
describe_place (const WarSetup *setup, const WarOrder *order, const char *actor)
{
  g_autofree char *square = text_empires_square (setup, order->arguments[1], order->arguments[2]);
  g_autofree char *heading = text_facing (order->arguments[3]);

  if (order->arguments[0] == WAR_EMPIRES_POSE_SINGLE)
    return g_strdup_printf (_ ("Place %s at %s, facing %s."), actor, square, heading);
  /* Translators: a unit, a square, a heading, and its formation: "line", "limbered" */
  return g_strdup_printf (_ ("Place %s at %s, facing %s (%s)."), actor, square, heading,
                          text_empires_pose (order->arguments[0]));
}

/* Of a lorry, seen by its driver. */
static const char *
name_edge (gint32 edge)
{
  switch (edge - 1)
    {
    case WAR_EDGE_FRONT:
      return C_ ("edge of a lorry", "in front");
    case WAR_EDGE_RIGHT:
      return C_ ("edge of a lorry", "on the right");
    case WAR_EDGE_REAR:
      return C_ ("edge of a lorry", "behind");
    case WAR_EDGE_LEFT:
    default:
      return C_ ("edge of a lorry", "on the left");
    }
}

/* "45° left" */
static char *
describe_turn (gint32 turn)
{
  g_autofree char *angle = text_heading (ABS (turn));

  return g_strdup_printf (turn < 0 ? C_ ("turn", "%s left") : C_ ("turn", "%s right"), angle);
}

static char *
describe_march (const WarSetup *setup, const WarOrder *order, const char *actor)
{
  gint32 slant = order->arguments[1];
  g_autofree char *wheel = describe_turn (order->arguments[0]);
  g_autofree char *aside = describe_turn (slant);
  g_autofree char *distance = text_empires_length (setup, order->arguments[2]);
  gboolean is_half = order->kind == WAR_EMPIRES_ORDER_ADVANCE;
  const char *way = slant == 0                        ? _ ("straight ahead")
                    : slant == WAR_EMPIRES_SLANT_BACK ? _ ("straight back")
                                                      : aside;

  if (order->arguments[0] == 0)
    /* Translators: a unit, a length, and "straight ahead", "straight back" or "20° left" */
    return g_strdup_printf (is_half ? _ ("Move %s by %s, %s, and shoot.")
                                    : _ ("Move %s by %s, %s."),
                            actor, distance, way);
  if (order->arguments[2] == 0)
    /* Translators: a unit, and "90° left" */
    return g_strdup_printf (is_half ? _ ("Wheel %s by %s, and shoot.") : _ ("Wheel %s by %s."),
                            actor, wheel);
  /* Translators: a unit, "90° left", a length, and "straight ahead" or the like */
  return g_strdup_printf (is_half ? _ ("Wheel %s by %s, move it by %s, %s, and shoot.")
                                  : _ ("Wheel %s by %s and move it by %s, %s."),
                          actor, wheel, distance, way);
}

static char *
describe_go (const WarSetup *setup, const WarOrder *order, const char *actor)
{
  g_autofree char *heading = text_facing (order->arguments[0]);
  g_autofree char *distance = text_empires_length (setup, order->arguments[1]);

  return g_strdup_printf (_ ("Move %s by %s towards %s."), actor, distance, heading);
}

static char *
describe_follow (const WarSetup *setup, const WarOrder *order, const char *actor)
{
  g_autofree char *heading = text_facing (order->arguments[0]);
  g_autofree char *distance = text_empires_length (setup, order->arguments[1]);

  /* Translators: a unit, a length, and the heading of the road where the unit is */
  return g_strdup_printf (_ ("Let %s follow the road by %s, towards %s."), actor, distance,
                          heading);
}

static char *
describe_pivot (const WarOrder *order, const char *actor)
{
  g_autofree char *heading = text_facing (order->arguments[0]);

  return g_strdup_printf (_ ("Turn %s to %s."), actor, heading);
}

static char *
describe (const WarSetup *setup, const WarOrder *order, const char *actor, const char *target)
{
  switch ((WarEmpiresOrder) order->kind)
    {
    case WAR_EMPIRES_ORDER_ROLL_OFF:
      return g_strdup (_ ("Roll for who places units first."));
    case WAR_EMPIRES_ORDER_PLACE:
      return describe_place (setup, order, actor);
    case WAR_EMPIRES_ORDER_LEAVE_OUT:
      return g_strdup_printf (_ ("Leave %s out."), actor);
    case WAR_EMPIRES_ORDER_ROLL:
      return g_strdup (_ ("Roll for the initiative."));
    case WAR_EMPIRES_ORDER_CHOOSE:
      return g_strdup (order->arguments[0] == 1 ? _ ("Be side A.") : _ ("Be side B."));
    case WAR_EMPIRES_ORDER_MARCH:
    case WAR_EMPIRES_ORDER_ADVANCE:
      return describe_march (setup, order, actor);
    case WAR_EMPIRES_ORDER_GO:
      return describe_go (setup, order, actor);
    case WAR_EMPIRES_ORDER_FOLLOW:
      return describe_follow (setup, order, actor);
    case WAR_EMPIRES_ORDER_PIVOT:
      return describe_pivot (order, actor);
    case WAR_EMPIRES_ORDER_LIMBER:
      return g_strdup_printf (_ ("Limber %s."), actor);
    case WAR_EMPIRES_ORDER_UNLIMBER:
      return g_strdup_printf (_ ("Unlimber %s."), actor);
    case WAR_EMPIRES_ORDER_CHANGE:
      return order->arguments[0] == WAR_EMPIRES_POSE_ABOUT
               ? g_strdup_printf (_ ("Let %s face about."), actor)
               : g_strdup_printf (_ ("Form %s up: %s."), actor,
                                  text_empires_pose (order->arguments[0]));
    case WAR_EMPIRES_ORDER_MOUNT:
      return g_strdup_printf (_ ("Let %s mount."), actor);
    case WAR_EMPIRES_ORDER_DISMOUNT:
      return g_strdup_printf (_ ("Let %s dismount."), actor);
    case WAR_EMPIRES_ORDER_BOARD:
      return g_strdup_printf (_ ("Let %s board the lorries."), actor);
    case WAR_EMPIRES_ORDER_ALIGHT:
      /* Translators: a lorry, "in front", and a formation */
      return g_strdup_printf (_ ("Let what %s carries alight %s (%s)."), actor,
                              name_edge (order->arguments[1]),
                              text_empires_pose (order->arguments[0]));
    case WAR_EMPIRES_ORDER_FORM_UP:
      return g_strdup_printf (_ ("Form %s up: %s."), actor,
                              text_empires_pose (order->arguments[0]));
    case WAR_EMPIRES_ORDER_LIE:
      return g_strdup_printf (_ ("Let %s lie down."), actor);
    case WAR_EMPIRES_ORDER_RISE:
      return g_strdup_printf (_ ("Let %s get up."), actor);
    case WAR_EMPIRES_ORDER_STAND:
      return g_strdup_printf (_ ("Let %s stay as it is."), actor);
    case WAR_EMPIRES_ORDER_FIRE:
      return g_strdup_printf (order->arguments[0] != 0 ? _ ("Let %s shoot at %s, and move later.")
                                                       : _ ("Let %s shoot at %s."),
                              actor, target);
    case WAR_EMPIRES_ORDER_EXPOSE:
      return g_strdup_printf (_ ("%s loses figures on base %d first."), actor, order->arguments[0]);
    case WAR_EMPIRES_ORDER_CHARGE:
      return g_strdup_printf (_ ("Let %s advance into contact."), actor);
    case WAR_EMPIRES_ORDER_END_STEP:
      return g_strdup (_ ("End the step."));
    case WAR_EMPIRES_N_ORDERS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
text_empires_order (const WarSetup *setup, const WarOrder *order)
{
  return text_parts_describe_order (setup, order, describe);
}

char *
text_empires_argument (const WarSetup *setup, const WarOrder *order, guint argument)
{
  const WarArgument *kind = &setup->play->orders[order->kind].arguments[argument];
  gint32 value = order->arguments[argument];

  if (kind->kind == WAR_ARGUMENT_HEADING)
    return text_heading (value);
  if (kind->kind == WAR_ARGUMENT_ANGLE)
    return describe_turn (value);
  if (g_str_equal (kind->name, "formation"))
    return g_strdup (text_empires_pose (value));
  if (g_str_equal (kind->name, "side"))
    return g_strdup (value == 1 ? C_ ("side", "A") : C_ ("side", "B"));
  if (g_str_equal (kind->name, "edge"))
    return g_strdup (name_edge (value));
  if (g_str_equal (kind->name, "base"))
    return g_strdup_printf (_ ("base %d"), value);
  if (g_str_equal (kind->name, "moves"))
    return g_strdup (value != 0 ? _ ("moves later") : _ ("stays"));

  return text_empires_length (setup, value);
}

static const char *
name_pose_to_place (gint32 pose)
{
  switch ((WarEmpiresPose) pose)
    {
    case WAR_EMPIRES_POSE_LINE:
      return _ ("Place in Line");
    case WAR_EMPIRES_POSE_COLUMN:
      return _ ("Place in Column");
    case WAR_EMPIRES_POSE_LIMBERED:
      return _ ("Place Limbered");
    case WAR_EMPIRES_POSE_UNLIMBERED:
      return _ ("Place Unlimbered");
    case WAR_EMPIRES_POSE_ABOUT:
    case WAR_EMPIRES_POSE_SINGLE:
    default:
      return NULL;
    }
}

static const char *
name_change (gint32 pose)
{
  return pose == WAR_EMPIRES_POSE_LINE     ? _ ("Form Line")
         : pose == WAR_EMPIRES_POSE_COLUMN ? _ ("Form Column")
                                           : _ ("Face About");
}

/* Who shoots and never moves in the same turn is not told that he stays. */
static const char *
name_fire (const WarChoice *choice)
{
  if (war_domain_count (&choice->option.arguments[0]) == 1)
    return NULL;
  return choice->order.arguments[0] != 0 ? _ ("Fire, and Move Later") : _ ("Fire, and Stay");
}

static char *
name_forming (const WarOrder *order)
{
  /* Translators: round which of a unit's bases the others form up */
  return g_strdup_printf (order->arguments[0] == WAR_EMPIRES_POSE_LINE
                            ? _ ("Form Line on Base %d")
                            : _ ("Form Column on Base %d"),
                          order->arguments[1]);
}

static const char *
name_choice (const WarChoice *choice)
{
  gint32 first = choice->order.arguments[0];

  switch (choice->order.kind)
    {
    case WAR_EMPIRES_ORDER_PLACE:
      return name_pose_to_place (first);
    case WAR_EMPIRES_ORDER_CHANGE:
      return name_change (first);
    case WAR_EMPIRES_ORDER_CHOOSE:
      return first == 1 ? _ ("Side A: Move First") : _ ("Side B: Shoot First");
    case WAR_EMPIRES_ORDER_FIRE:
      return name_fire (choice);
    default:
      return NULL;
    }
}

char *
text_empires_choice (const WarChoice *choice)
{
  if (choice->order.kind == WAR_EMPIRES_ORDER_FORM_UP && choice->n_chosen == 2)
    return name_forming (&choice->order);

  return choice->n_chosen == 1 ? g_strdup (name_choice (choice)) : NULL;
}

/* Before a melee it is not the step that ends, but lying down (empires.C-16). Who ends a step knows
 * which side that is, and need not know which letter. */
const char *
text_empires_end (const WarSetup *setup, const WarState *state)
{
  switch ((WarEmpiresPhase) war_setup_peek_game (setup, state)[WAR_GAME_PHASE])
    {
    case WAR_EMPIRES_PHASE_A_MOVES:
    case WAR_EMPIRES_PHASE_B_MOVES:
      return _ ("End Movement");

    case WAR_EMPIRES_PHASE_A_SHOOTS:
    case WAR_EMPIRES_PHASE_B_SHOOTS:
      return _ ("End Fire");

    case WAR_EMPIRES_PHASE_MELEE:
      return _ ("Fight Standing");

    case WAR_EMPIRES_PHASE_SETUP:
    case WAR_EMPIRES_PHASE_INITIATIVE:
    case WAR_EMPIRES_PHASE_MORALE:
    default:
      return NULL;
    }
}

/* Decisions ---------------------------------------------------------------------------------- */

static char *
describe_decision (const char *side, gint32 kind, const char *subject, const char *other)
{
  switch ((WarEmpiresDecision) kind)
    {
    case WAR_EMPIRES_DECIDE_ROLL_OFF:
      return g_strdup (_ ("Both sides roll for who places units first."));
    case WAR_EMPIRES_DECIDE_PLACE:
      return g_strdup_printf (_ ("%s: place a unit in your zone; commanders come last."), side);
    case WAR_EMPIRES_DECIDE_ROLL:
      return g_strdup (_ ("Both sides roll for the initiative."));
    case WAR_EMPIRES_DECIDE_CHOOSE:
      return g_strdup_printf (_ ("%s: choose to be side A, which moves first, or side B."), side);
    case WAR_EMPIRES_DECIDE_MOVE:
      return g_strdup_printf (_ ("%s: move units, or end the step."), side);
    case WAR_EMPIRES_DECIDE_SHOOT:
      return g_strdup_printf (_ ("%s: shoot with units, or end the step."), side);
    case WAR_EMPIRES_DECIDE_LIE:
      return g_strdup_printf (_ ("%s: %s shoots at %s, which may lie down."), side, other, subject);
    case WAR_EMPIRES_DECIDE_EXPOSE:
      return g_strdup_printf (_ ("%s: choose which base of %s loses figures."), side, subject);
    case WAR_EMPIRES_DECIDE_BRACE:
      return g_strdup_printf (_ ("%s: units near the enemy may lie down before the melee."), side);
    case WAR_EMPIRES_DECIDE_CHARGE:
      return g_strdup_printf (_ ("%s: choose which unit advances into contact next."), side);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* The unit for which the step cannot end yet, or WAR_NONE (empires.C-19). */
static gint
find_unformed (const WarSetup *setup, const WarState *state, const gint32 *decision)
{
  if (decision[WAR_DECISION_KIND] == WAR_EMPIRES_DECIDE_MOVE)
    for (guint i = 0; i < setup->n_units; i++)
      if (war_ranks_side (setup, i) == decision[WAR_DECISION_SEAT]
          && war_empires_must_form_up (setup, state, i))
        return (gint) war_ranks_first (setup, i);

  return WAR_NONE;
}

char *
text_empires_decision (const WarSetup *setup, const WarState *state, const gint32 *decision)
{
  gint unformed = find_unformed (setup, state, decision);
  gint32 subject = decision[WAR_DECISION_SUBJECT];
  gboolean has_other = decision[WAR_DECISION_KIND] == WAR_EMPIRES_DECIDE_LIE;
  g_autofree char *subject_name = subject != WAR_NONE ? text_empires_piece (setup, subject) : NULL;
  g_autofree char *other
    = has_other ? text_empires_piece (setup, decision[WAR_DECISION_ARGUMENT]) : NULL;
  g_autofree char *waiting = unformed != WAR_NONE ? text_empires_piece (setup, unformed) : NULL;

  if (waiting != NULL)
    /* Translators: a side, and one of its units */
    return g_strdup_printf (_ ("%s: move units. %s has to form up before the step can end."),
                            text_empires_side (setup, decision[WAR_DECISION_SEAT]), waiting);
  return describe_decision (text_empires_side (setup, decision[WAR_DECISION_SEAT]),
                            decision[WAR_DECISION_KIND], subject_name, other);
}

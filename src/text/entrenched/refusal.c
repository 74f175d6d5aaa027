/* refusal.c: why an order in Entrenched! is refused, and what is possible
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/entrenched/private.h"

static char *
describe_waves (gint32 wave, gboolean is_too_dear)
{
  if (wave == 0)
    return g_strdup (_ ("Every unit has to be in a wave first."));

  return g_strdup_printf (is_too_dear
                            ? _ ("Wave %d costs more than half of the army: put units into others.")
                            : _ ("Wave %d is empty: put units into it."),
                          wave);
}

static char *
describe_distance (const WarSetup *setup, const WarOrder *order, const WarRefusal *refusal)
{
  g_autofree char *distance = text_entrenched_length (setup, refusal->arguments[0]);
  g_autofree char *limit = text_entrenched_length (setup, refusal->arguments[1]);
  g_autofree char *target = NULL;

  if (refusal->kind == WAR_ENTRENCHED_REFUSAL_UNDER_RANGE)
    return g_strdup_printf (_ ("It is too near, at %s: the weapon reaches from %s on."), distance,
                            limit);
  if (order->n_targets == 0)
    return g_strdup_printf (_ ("It is too far, at %s: the reach is %s."), distance, limit);
  target = text_entrenched_piece (setup, order->targets[0]);
  /* Translators: a unit, how far away it is, and as far as the order goes */
  return g_strdup_printf (_ ("%s is too far, at %s: the reach is %s."), target, distance, limit);
}

/* It cannot even turn there, or step out of its shelter; or stand in the one that it means. */
static char *
describe_turn (const WarSetup *setup, const WarOrder *order, const WarRefusal *refusal)
{
  switch (refusal->kind)
    {
    case WAR_ENTRENCHED_REFUSAL_ENEMY:
      {
        g_autofree char *enemy = text_entrenched_piece (setup, refusal->arguments[1]);

        return g_strdup_printf (order->kind == WAR_ENTRENCHED_ORDER_ENTER
                                  ? _ ("It cannot go in there: %s is too near.")
                                  : _ ("It cannot turn that way: %s is too near."),
                                enemy);
      }
    case WAR_ENTRENCHED_REFUSAL_SHELTER:
      return g_strdup_printf (_ ("It cannot turn that way: “%s” is in the way."),
                              text_entrenched_feature (setup, refusal->arguments[1]));
    default:
      return g_strdup (order->kind == WAR_ENTRENCHED_ORDER_ENTER
                         ? _ ("It cannot go in there: it would not be on the field.")
                         : _ ("It cannot turn that way: it would not be on the field."));
    }
}

/* The way that is left. */
static char *
describe_way (const WarSetup *setup, const WarOrder *order, const WarRefusal *refusal)
{
  if (refusal->arguments[0] < 0)
    return describe_turn (setup, order, refusal);

  g_autofree char *most = text_entrenched_at_most (setup, refusal->arguments[0]);

  switch (refusal->kind)
    {
    case WAR_ENTRENCHED_REFUSAL_OFF_FIELD:
      return g_strdup_printf (_ ("That is off the field. It can go at most %s that way."), most);
    case WAR_ENTRENCHED_REFUSAL_ENEMY:
      {
        g_autofree char *enemy = text_entrenched_piece (setup, refusal->arguments[1]);

        return g_strdup_printf (_ ("%s bars the way. It can go at most %s that way."), enemy, most);
      }
    case WAR_ENTRENCHED_REFUSAL_SHELTER:
      return g_strdup_printf (_ ("“%s” bars the way. It can go at most %s that way."),
                              text_entrenched_feature (setup, refusal->arguments[1]), most);
    default:
      return g_strdup_printf (_ ("That is too far. It can go at most %s."), most);
    }
}

static char *
describe_friend (const WarSetup *setup, const WarRefusal *refusal, const char *friend)
{
  if (refusal->arguments[1] <= 0)
    return g_strdup_printf (_ ("It would end on %s."), friend);

  g_autofree char *most = text_entrenched_at_most (setup, refusal->arguments[1]);

  return g_strdup_printf (_ ("It would end on %s. It can go %s that way."), friend, most);
}

static char *
describe_nearness (const WarSetup *setup, const WarRefusal *refusal, const char *enemy)
{
  if (refusal->arguments[1] == 0)
    return g_strdup_printf (_ ("That is too near to %s."), enemy);

  g_autofree char *least = text_entrenched_length (setup, refusal->arguments[1]);

  return g_strdup_printf (_ ("Who arrives has to stand at least %s from %s."), least, enemy);
}

static char *
describe_sight (const WarSetup *setup, const WarRefusal *refusal)
{
  if (refusal->arguments[0] == WAR_NONE)
    return g_strdup (_ ("It does not see that."));

  return g_strdup_printf (_ ("It does not see that: “%s” is in the way."),
                          text_entrenched_feature (setup, refusal->arguments[0]));
}

static char *
describe_room (const WarSetup *setup, const WarRefusal *refusal, const char *actor)
{
  g_autofree char *other = NULL;

  if (refusal->arguments[0] == WAR_NONE)
    return g_strdup_printf (_ ("There is no room for %s: “%s” is in the way."), actor,
                            text_entrenched_feature (setup, refusal->arguments[1]));

  other = text_entrenched_piece (setup, refusal->arguments[0]);
  return g_strdup_printf (_ ("There is no room for %s: %s is in the way."), actor, other);
}

static char *
describe_wrong_weapon (const WarSetup *setup, const WarOrder *order, const WarRefusal *refusal,
                       const char *actor)
{
  const WarEntrenchedType *type = war_entrenched_is_unit (setup, order->actor)
                                    ? war_entrenched_get_type (setup, (guint) order->actor)
                                    : NULL;
  gint32 weapon = order->arguments[0];

  if (g_strcmp0 (refusal->clause, "entrenched.7.12") == 0)
    return g_strdup_printf (_ ("%s has a better weapon than its fists."), actor);
  if (type == NULL || weapon < 0 || (guint) weapon >= type->n_weapons)
    return g_strdup_printf (_ ("%s has no such weapon for this."), actor);

  /* Translators: a unit and its weapon */
  return g_strdup_printf (_ ("%s cannot do that with this weapon: %s."), actor,
                          text_entrenched_weapon (setup, order->actor, weapon));
}

static char *
describe_done (const WarOrder *order, const WarRefusal *refusal, const char *actor)
{
  if (order->kind == WAR_ENTRENCHED_ORDER_PLACE)
    return g_strdup_printf (_ ("%s stands on the field already."), actor);
  if (order->kind == WAR_ENTRENCHED_ORDER_COUNTER_FIRE)
    return g_strdup_printf (_ ("%s has already fired back with this weapon in this turn."), actor);
  if (g_strcmp0 (refusal->clause, "entrenched.7.9") == 0)
    return g_strdup_printf (_ ("%s has already fought in this turn."), actor);

  if (g_strcmp0 (refusal->clause, "entrenched.5.4") == 0)
    return g_strdup_printf (_ ("%s has already fired in this turn."), actor);
  if (g_strcmp0 (refusal->clause, "entrenched.4.1") == 0)
    return g_strdup_printf (_ ("%s has already moved in this turn."), actor);
  if (g_strcmp0 (refusal->clause, "entrenched.7.1") == 0)
    return g_strdup_printf (_ ("%s has already charged in this turn."), actor);

  return g_strdup_printf (_ ("%s has already done so in this turn."), actor);
}

/* Artillery, but for an enemy that cannot strike at whoever takes an attack. */
static char *
describe_inability (const WarOrder *order, const char *actor, const char *other)
{
  switch (order->kind)
    {
    case WAR_ENTRENCHED_ORDER_CHARGE:
      return g_strdup_printf (_ ("%s is artillery and cannot charge."), actor);
    case WAR_ENTRENCHED_ORDER_COUNTER_FIRE:
      return g_strdup_printf (_ ("%s cannot fire back with its gun."), actor);
    default:
      return g_strdup_printf (_ ("%s cannot strike now, and another enemy can."), other);
    }
}

/* The only unit with which the unit is in contact; WAR_NONE: there is none, or several. */
static gint
find_contact (const WarSetup *setup, const WarState *state, gint unit)
{
  gint contact = WAR_NONE;

  for (guint i = 0; i < war_entrenched_count_units (setup); i++)
    {
      if (!war_entrenched_touches (setup, state, (guint) unit, i))
        continue;
      if (contact != WAR_NONE)
        return WAR_NONE;
      contact = (gint) i;
    }
  return contact;
}

/* Of whom it is meant to fight on with, and of whom it is in contact with. */
static char *
describe_contact (const WarSetup *setup, const WarState *state, const WarOrder *order,
                  const WarRefusal *refusal, const char *actor)
{
  g_autofree char *target = NULL, *contact = NULL;
  gint other;

  if (order->n_targets > 0 && war_entrenched_is_unit (setup, order->targets[0]))
    target = text_entrenched_piece (setup, order->targets[0]);
  if (target == NULL)
    return g_strdup_printf (refusal->kind == WAR_ENTRENCHED_REFUSAL_NOT_IN_CONTACT
                              ? _ ("%s is in contact with no enemy.")
                              : _ ("%s fights on only with enemies that it is in contact with."),
                            actor);
  if (refusal->kind == WAR_ENTRENCHED_REFUSAL_NOT_IN_CONTACT)
    /* Translators: a unit, and the one that it is meant to fight with */
    return g_strdup_printf (_ ("%s is not in contact with %s, nor with another enemy."), actor,
                            target);

  other = find_contact (setup, state, order->actor);
  if (other == WAR_NONE)
    return g_strdup_printf (_ ("%s is not in contact with %s."), actor, target);
  contact = text_entrenched_piece (setup, other);
  /* Translators: a unit, the one that it is in contact with, and the one that is meant instead */
  return g_strdup_printf (_ ("%s is in contact with %s, not with %s."), actor, contact, target);
}

static char *
describe (const WarSetup *setup, const WarState *state, const WarOrder *order,
          const WarRefusal *refusal, const char *actor, const char *other)
{
  switch ((WarEntrenchedRefusal) refusal->kind)
    {
    case WAR_ENTRENCHED_REFUSAL_NOT_YOURS:
      return g_strdup_printf (_ ("%s is not a unit of yours."), actor);
    case WAR_ENTRENCHED_REFUSAL_NOT_ON_FIELD:
      return g_strdup_printf (_ ("%s is not on the field."), actor);
    case WAR_ENTRENCHED_REFUSAL_INACTIVE:
      return g_strdup_printf (_ ("%s is inactive in this turn."), actor);
    case WAR_ENTRENCHED_REFUSAL_STUNNED:
      return g_strdup_printf (_ ("%s is stunned."), actor);
    case WAR_ENTRENCHED_REFUSAL_SUPPRESSED:
      return g_strdup_printf (_ ("%s is suppressed."), actor);
    case WAR_ENTRENCHED_REFUSAL_FELL_BACK:
      return g_strdup_printf (_ ("%s has fallen back in this turn."), actor);
    case WAR_ENTRENCHED_REFUSAL_IN_CONTACT:
      return g_strdup_printf (_ ("%s is in contact with an enemy."), actor);
    case WAR_ENTRENCHED_REFUSAL_NOT_IN_CONTACT:
      return describe_contact (setup, state, order, refusal, actor);
    case WAR_ENTRENCHED_REFUSAL_DONE:
      return describe_done (order, refusal, actor);
    case WAR_ENTRENCHED_REFUSAL_RUNNER:
      return g_strdup_printf (_ ("%s is running and has to end its move first."), other);
    case WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE:
      return g_strdup_printf (g_strcmp0 (refusal->clause, "entrenched.E-30") == 0
                                ? _ ("%s has to stand wholly in the place where it arrives.")
                                : _ ("%s has to stand wholly in its zone."),
                              actor);
    case WAR_ENTRENCHED_REFUSAL_NO_ROOM:
      return describe_room (setup, refusal, actor);
    case WAR_ENTRENCHED_REFUSAL_ROOM:
      return g_strdup_printf (_ ("There is still room for %s: it has to be placed."), actor);
    case WAR_ENTRENCHED_REFUSAL_TOO_NEAR:
      return describe_nearness (setup, refusal, other);
    case WAR_ENTRENCHED_REFUSAL_CANNOT_COME:
      return g_strdup_printf (_ ("The wave of %s may not come yet."), actor);
    case WAR_ENTRENCHED_REFUSAL_WAVES:
      return describe_waves (refusal->arguments[0], refusal->arguments[1] != 0);
    case WAR_ENTRENCHED_REFUSAL_WAVE_GIVEN:
      return g_strdup_printf (_ ("The operation says in which wave %s comes."), actor);
    case WAR_ENTRENCHED_REFUSAL_RESERVE:
      return g_strdup_printf (_ ("%s is in reserve and comes in round %d."), actor,
                              refusal->arguments[1]);
    case WAR_ENTRENCHED_REFUSAL_LOST:
      return g_strdup_printf (_ ("%s is lost and does not come back."), actor);
    case WAR_ENTRENCHED_REFUSAL_WOUNDED:
      return g_strdup_printf (_ ("%s is wounded and comes back only from care."), actor);
    case WAR_ENTRENCHED_REFUSAL_TOO_FAR:
    case WAR_ENTRENCHED_REFUSAL_OFF_FIELD:
    case WAR_ENTRENCHED_REFUSAL_ENEMY:
    case WAR_ENTRENCHED_REFUSAL_SHELTER:
      return describe_way (setup, order, refusal);
    case WAR_ENTRENCHED_REFUSAL_TOO_SHORT:
      return refusal->arguments[0] > 0
               ? g_strdup_printf (_ ("%s has to fall back by 1 mm at least."), actor)
               : g_strdup (_ ("A distance cannot be less than 0."));
    case WAR_ENTRENCHED_REFUSAL_FRIEND:
      return describe_friend (setup, refusal, other);
    case WAR_ENTRENCHED_REFUSAL_NOT_BACKWARDS:
      return g_strdup_printf (g_strcmp0 (refusal->clause, "entrenched.E-2") == 0
                                ? _ ("%s can fall back only into the half behind it.")
                                : _ ("%s can fall back only straight backwards."),
                              actor);
    case WAR_ENTRENCHED_REFUSAL_NO_SHELTER:
      return g_strdup_printf (_ ("%s finds no shelter there."), actor);
    case WAR_ENTRENCHED_REFUSAL_OCCUPIED:
      return g_strdup_printf (_ ("%s is in there already."), other);
    case WAR_ENTRENCHED_REFUSAL_NO_WEAPON:
      return describe_wrong_weapon (setup, order, refusal, actor);
    case WAR_ENTRENCHED_REFUSAL_USED_UP:
      return g_strdup_printf (_ ("%s has used this weapon up."), actor);
    case WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE:
    case WAR_ENTRENCHED_REFUSAL_UNDER_RANGE:
      return describe_distance (setup, order, refusal);
    case WAR_ENTRENCHED_REFUSAL_POINT_OFF_FIELD:
      return g_strdup (_ ("That point is off the field."));
    case WAR_ENTRENCHED_REFUSAL_NO_SIGHT:
      return describe_sight (setup, refusal);
    case WAR_ENTRENCHED_REFUSAL_TARGET:
      if (order->kind == WAR_ENTRENCHED_ORDER_FIGHT || order->kind == WAR_ENTRENCHED_ORDER_RECEIVE)
        return describe_contact (setup, state, order, refusal, actor);
      return g_strdup (_ ("The target has to be an enemy unit on the field."));
    case WAR_ENTRENCHED_REFUSAL_TARGET_IN_CONTACT:
      return g_strdup (_ ("The target is in contact with another unit."));
    case WAR_ENTRENCHED_REFUSAL_HEAVY:
      return g_strdup_printf (_ ("“%s” is too heavy going for a charge."),
                              text_entrenched_feature (setup, refusal->arguments[0]));
    case WAR_ENTRENCHED_REFUSAL_BASE_IN_WAY:
      return g_strdup_printf (_ ("%s is in the way."), other);
    case WAR_ENTRENCHED_REFUSAL_NO_EDGE:
      return g_strdup (_ ("There is no room at any edge of the target."));
    case WAR_ENTRENCHED_REFUSAL_MUST_FIGHT:
      return g_strdup_printf (_ ("Melees go on first: %s has to fight."), other);
    case WAR_ENTRENCHED_REFUSAL_MUST_RECEIVE:
      return g_strdup_printf (_ ("Melees go on first: %s has to take an attack."), other);
    case WAR_ENTRENCHED_REFUSAL_NOT_BEARERS:
      return g_strdup_printf (_ ("%s are no stretcher bearers."), actor);
    case WAR_ENTRENCHED_REFUSAL_LOADED:
      return g_strdup_printf (_ ("%s carries something already."), actor);
    case WAR_ENTRENCHED_REFUSAL_NO_CASUALTY:
      return g_strdup (_ ("None of your units lies wounded there."));
    case WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK:
      return describe_inability (order, actor, other);
    case WAR_ENTRENCHED_REFUSAL_NO_OTHER_ATTACK:
      return g_strdup_printf (_ ("Nobody else can attack %s in this turn: it strikes back now."),
                              actor);
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
text_entrenched_refusal (const WarSetup *setup, const WarState *state, const WarOrder *order,
                         const WarRefusal *refusal)
{
  gint32 piece
    = refusal->kind == WAR_ENTRENCHED_REFUSAL_ENEMY ? refusal->arguments[1] : refusal->arguments[0];
  g_autofree char *actor = NULL, *other = NULL;

  if (war_entrenched_is_unit (setup, piece))
    other = text_entrenched_piece (setup, piece);

  /* An order without an actor is refused for a unit among its targets. */
  if (order->actor != WAR_NONE)
    actor = text_entrenched_piece (setup, order->actor);
  else
    actor = g_strdup (other);

  return describe (setup, state, order, refusal, actor != NULL ? actor : _ ("The unit"),
                   other != NULL ? other : _ ("Another unit"));
}

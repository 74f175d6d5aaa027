/* refusal.c: why an order in Trench Raider is refused, and what is possible
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/field/sight.h"
#include "text/raider/private.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

static char *
describe_inches (const WarSetup *setup, gint32 most)
{
  g_autofree char *length = text_raider_length (setup, most);

  if (most <= 0)
    return g_strdup (_ ("It cannot move any farther in this step."));
  return g_strdup_printf (_ ("That is too far. It can go at most %s."), length);
}

static char *
describe_shells (gint32 left)
{
  if (left <= 0)
    return g_strdup (_ ("There is no shell left to throw."));
  return g_strdup_printf (PLURAL ("There is %d shell left: throw it first, or leave it.",
                                  "There are %d shells left: throw these first, or leave them.",
                                  left),
                          left);
}

static char *
describe_unseen (const WarSetup *setup, gint32 feature, const char *target)
{
  g_autofree char *name = NULL;

  if (feature == WAR_NONE)
    return g_strdup_printf (_ ("%s cannot be seen from there."), target);

  name = text_feature (
    g_ptr_array_index (war_raider_get_data (setup)->field->features, (guint) feature));
  return g_strdup_printf (_ ("%s cannot be seen: “%s” is in the way."), target, name);
}

/* What is said of the unit that the first argument names. */
static char *
describe_unit (const WarSetup *setup, const WarRefusal *refusal)
{
  g_autofree char *unit = text_raider_piece (setup, refusal->arguments[0]);
  g_autofree char *length = text_raider_length (setup, refusal->arguments[1]);

  switch (refusal->kind)
    {
    case WAR_RAIDER_REFUSAL_NOT_YOURS:
      return g_strdup_printf (_ ("%s is not yours to command."), unit);
    case WAR_RAIDER_REFUSAL_NOT_ON_FIELD:
      return g_strdup_printf (_ ("%s is not on the field."), unit);
    case WAR_RAIDER_REFUSAL_NOT_NOW:
      return g_strdup_printf (_ ("%s is not among those who come now."), unit);
    case WAR_RAIDER_REFUSAL_DONE:
      return g_strdup_printf (_ ("%s has done all that it may in this step."), unit);
    case WAR_RAIDER_REFUSAL_PINNED:
      return g_strdup_printf (_ ("%s is pinned."), unit);
    case WAR_RAIDER_REFUSAL_IN_CONTACT:
      return g_strdup_printf (_ ("%s is in contact with an enemy."), unit);
    case WAR_RAIDER_REFUSAL_NO_LEADER:
      return g_strdup_printf (_ ("%s is too far from its leader: it may fire, but not move or cut "
                                 "wire."),
                              unit);
    case WAR_RAIDER_REFUSAL_GROUP:
      return g_strdup_printf (_ ("%s cannot do that together with the others: a group is of one "
                                 "regiment, or of the elite."),
                              unit);
    case WAR_RAIDER_REFUSAL_NO_WAY:
      return g_strdup_printf (_ ("%s cannot go that way."), unit);
    case WAR_RAIDER_REFUSAL_NO_TRENCH:
      return g_strdup_printf (_ ("%s has no fascine, or touches no trench."), unit);
    case WAR_RAIDER_REFUSAL_NO_WIRE:
      return g_strdup_printf (_ ("%s is not near enough to a point of the wire."), unit);
    case WAR_RAIDER_REFUSAL_BUNKER:
      return g_strdup_printf (_ ("There is no bunker by the trench of %s that has room."), unit);
    case WAR_RAIDER_REFUSAL_NO_SHOT:
      return g_strdup_printf (_ ("%s has no shot left for that."), unit);
    case WAR_RAIDER_REFUSAL_TARGET:
      return g_strdup_printf (_ ("%s is no target for that."), unit);
    case WAR_RAIDER_REFUSAL_RANGE:
      return g_strdup_printf (_ ("%s: that is farther than %s."), unit, length);
    case WAR_RAIDER_REFUSAL_NOT_SEEN:
      return describe_unseen (setup, refusal->arguments[1], unit);
    case WAR_RAIDER_REFUSAL_MELEE:
      return g_strdup_printf (_ ("Who is in contact fires at nobody else, and nobody else at him: "
                                 "%s."),
                              unit);
    case WAR_RAIDER_REFUSAL_NOT_IN_FIGHT:
      return g_strdup_printf (_ ("%s is not in that fight."), unit);
    case WAR_RAIDER_REFUSAL_NEVER:
    default:
      return g_strdup_printf (_ ("%s cannot do that."), unit);
    }
}

char *
text_raider_refusal (const WarSetup *setup, const WarState *state, const WarOrder *order,
                     const WarRefusal *refusal)
{
  g_autofree char *words = NULL;

  switch (refusal->kind)
    {
    case WAR_RAIDER_REFUSAL_TOO_FAR:
      words = text_raider_length (setup, refusal->arguments[0]);
      return g_strdup_printf (_ ("A cloud is aimed within %s of your own first line."), words);
    case WAR_RAIDER_REFUSAL_SHELLS:
      return describe_shells (refusal->arguments[0]);
    case WAR_RAIDER_REFUSAL_INCHES:
      return describe_inches (setup, refusal->arguments[0]);
    case WAR_RAIDER_REFUSAL_NO_FLAME:
      return g_strdup (_ ("Nobody would be in the flame."));
    case WAR_RAIDER_REFUSAL_NO_BUNKER:
      return g_strdup (_ ("No bunker has anybody in it."));
    case WAR_RAIDER_REFUSAL_NOT_ELIGIBLE:
      return g_strdup (_ ("That regiment gets no men now."));
    default:
      return describe_unit (setup, refusal);
    }
}

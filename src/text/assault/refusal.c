/* refusal.c: why an order in Trench Assault is refused, and what is possible
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/assault/private.h"
#include "text/field/field.h"
#include "text/field/sight.h"
#include "text/words/place.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

static char *
describe_room (const WarSetup *setup, gint32 other)
{
  g_autofree char *name = NULL;

  if (other == WAR_NONE)
    return g_strdup (_ ("There is no room there: it would be off the field, or on ground that is "
                        "not entered."));

  name = text_assault_piece (setup, other);
  return g_strdup_printf (_ ("There is no room there: %s is in the way."), name);
}

/* What is said of a way of which nothing is left. */
static char *
describe_no_way (const WarSetup *setup, const WarRefusal *refusal)
{
  g_autofree char *other
    = refusal->arguments[1] != WAR_NONE && refusal->kind != WAR_ASSAULT_REFUSAL_GROUND
        ? text_assault_piece (setup, refusal->arguments[1])
        : NULL;

  switch (refusal->kind)
    {
    case WAR_ASSAULT_REFUSAL_NO_ADVANCE:
      return g_strdup (_ ("Its company is nervous: it may not come nearer to the enemy’s trench."));
    case WAR_ASSAULT_REFUSAL_OFF_FIELD:
      return g_strdup (_ ("That is off the field."));
    case WAR_ASSAULT_REFUSAL_GROUND:
      return g_strdup (_ ("It cannot pass that ground."));
    case WAR_ASSAULT_REFUSAL_ENEMY:
      return g_strdup_printf (_ ("%s bars the way."), other);
    case WAR_ASSAULT_REFUSAL_FRIEND:
      return g_strdup_printf (_ ("It would end on %s."), other);
    case WAR_ASSAULT_REFUSAL_TRENCH:
      return g_strdup (_ ("To enter the enemy’s trench ends its move."));
    case WAR_ASSAULT_REFUSAL_SAME_TRENCH:
      return g_strdup (_ ("It may not end in the trench that it has left."));
    default:
      return g_strdup (_ ("It cannot go that way."));
    }
}

/* The way that is left. */
static char *
describe_way (const WarSetup *setup, const WarRefusal *refusal)
{
  g_autofree char *most = NULL;
  g_autofree char *other = NULL;

  if (refusal->arguments[0] < 0)
    return describe_no_way (setup, refusal);

  most = text_assault_length (setup, refusal->arguments[0]);
  if (refusal->kind == WAR_ASSAULT_REFUSAL_ENEMY || refusal->kind == WAR_ASSAULT_REFUSAL_FRIEND)
    other = text_assault_piece (setup, refusal->arguments[1]);

  switch (refusal->kind)
    {
    case WAR_ASSAULT_REFUSAL_NO_ADVANCE:
      return g_strdup_printf (_ ("Its company is nervous: it may not come nearer to the enemy’s "
                                 "trench. It can go at most %s that way."),
                              most);
    case WAR_ASSAULT_REFUSAL_OFF_FIELD:
      return g_strdup_printf (_ ("That is off the field. It can go at most %s that way."), most);
    case WAR_ASSAULT_REFUSAL_GROUND:
      return g_strdup_printf (_ ("It cannot pass that ground. It can go at most %s that way."),
                              most);
    case WAR_ASSAULT_REFUSAL_ENEMY:
      return g_strdup_printf (_ ("%s bars the way. It can go at most %s that way."), other, most);
    case WAR_ASSAULT_REFUSAL_FRIEND:
      return g_strdup_printf (_ ("It would end on %s. It can go %s that way."), other, most);
    case WAR_ASSAULT_REFUSAL_TRENCH:
      return g_strdup_printf (_ ("To enter the enemy’s trench ends its move. It can go at most %s "
                                 "that way."),
                              most);
    case WAR_ASSAULT_REFUSAL_SAME_TRENCH:
      return g_strdup_printf (_ ("It moves along the trench, or leaves it and does not end in it. "
                                 "It can go %s that way."),
                              most);
    default:
      return g_strdup_printf (_ ("That is too far. It can go at most %s."), most);
    }
}

static char *
describe_shots (gint32 left, const char *unit)
{
  if (left <= 0)
    return g_strdup_printf (_ ("%s has no shots left."), unit);

  return g_strdup_printf (
    PLURAL ("%s has only %d shot left for it.", "%s has only %d shots left for it.", left), unit,
    left);
}

static char *
describe_unseen (const WarSetup *setup, gint32 feature, const char *target)
{
  g_autofree char *name = NULL;

  if (feature == WAR_NONE)
    return g_strdup_printf (_ ("%s cannot be seen from there."), target);

  name = text_feature (
    g_ptr_array_index (war_assault_get_data (setup)->field->features, (guint) feature));
  return g_strdup_printf (_ ("%s cannot be seen: “%s” is in the way."), target, name);
}

/* What is said of the unit that the first argument names. */
static char *
describe_unit (const WarSetup *setup, const WarState *state, const WarRefusal *refusal)
{
  g_autofree char *unit = text_assault_piece (setup, refusal->arguments[0]);

  switch (refusal->kind)
    {
    case WAR_ASSAULT_REFUSAL_NOT_YOURS:
      return g_strdup_printf (_ ("%s is not yours to command."), unit);
    case WAR_ASSAULT_REFUSAL_NOT_ON_FIELD:
      return g_strdup_printf (_ ("%s is not on the field."), unit);
    case WAR_ASSAULT_REFUSAL_IN_BUNKER:
      return g_strdup_printf (_ ("%s has its place in a bunker already."), unit);
    case WAR_ASSAULT_REFUSAL_NOT_IN_FRONT:
      return g_strdup_printf (_ ("%s has to stay within its company’s part of the start trench."),
                              unit);
    case WAR_ASSAULT_REFUSAL_PINNED:
      return g_strdup_printf (_ ("%s is pinned."), unit);
    case WAR_ASSAULT_REFUSAL_FIRED:
      return g_strdup_printf (_ ("%s has fired in this turn and does not move."), unit);
    case WAR_ASSAULT_REFUSAL_STUCK:
      return g_strdup_printf (_ ("%s is stuck for good."), unit);
    case WAR_ASSAULT_REFUSAL_DEMORALISED:
      return g_strdup_printf (_ ("The company of %s is demoralised: it goes back by itself."),
                              unit);
    case WAR_ASSAULT_REFUSAL_DONE:
      return g_strdup_printf (_ ("%s has moved as far as it can in this turn."), unit);
    case WAR_ASSAULT_REFUSAL_CLOSE:
      return g_strdup_printf (_ ("%s has an enemy close to it in its trench and does not fire."),
                              unit);
    case WAR_ASSAULT_REFUSAL_TARGET:
      return g_strdup_printf (_ ("%s cannot be aimed at."), unit);
    case WAR_ASSAULT_REFUSAL_ARMOURED:
      return g_strdup_printf (_ ("Small arms do not hurt %s."), unit);
    case WAR_ASSAULT_REFUSAL_NOT_SEEN:
      return describe_unseen (setup, refusal->arguments[1], unit);
    case WAR_ASSAULT_REFUSAL_NO_SHOT:
      /* Translators: a target, and what it is like: "in a trench" */
      return g_strdup_printf (_ ("%s is %s, at which there is no shot."), unit,
                              text_assault_row (refusal->arguments[1]));
    case WAR_ASSAULT_REFUSAL_SHOTS:
      return describe_shots (refusal->arguments[1], unit);
    case WAR_ASSAULT_REFUSAL_ROW:
      return g_strdup_printf (_ ("All targets have to be of one row of the table of shots: %s is "
                                 "%s."),
                              unit,
                              text_assault_row ((gint) war_assault_get_row (
                                setup, state, (guint) refusal->arguments[0])));
    case WAR_ASSAULT_REFUSAL_APART:
      return g_strdup_printf (_ ("%s is not next to the other targets."), unit);
    case WAR_ASSAULT_REFUSAL_NO_NOTES:
      return g_strdup (_ ("Officers need no notes in this game: people talk as they like."));
    case WAR_ASSAULT_REFUSAL_ADDRESSEE:
      return g_strdup_printf (_ ("%s writes to officers and the headquarters of others alone, "
                                 "while they are there or will be replaced."),
                              unit);
    case WAR_ASSAULT_REFUSAL_NOT_IN_CONTACT:
      return g_strdup_printf (_ ("%s is neither in contact nor on the telephone: send a runner in "
                                 "your movement step."),
                              unit);
    case WAR_ASSAULT_REFUSAL_SENT:
      return g_strdup_printf (_ ("%s has sent a runner in this turn."), unit);
    case WAR_ASSAULT_REFUSAL_NO_RUNNER:
      return g_strdup_printf (_ ("All runners of %s are under way, or there are none."), unit);
    case WAR_ASSAULT_REFUSAL_NEVER:
    default:
      return g_strdup_printf (_ ("%s cannot do that."), unit);
    }
}

char *
text_assault_refusal (const WarSetup *setup, const WarState *state, const WarOrder *order,
                      const WarRefusal *refusal)
{
  switch (refusal->kind)
    {
    case WAR_ASSAULT_REFUSAL_BUNKER:
      {
        g_autofree char *bunker = text_assault_bunker (setup, refusal->arguments[1]);

        return g_strdup_printf (_ ("No more may go into %s, or it is of the other line: bunkers "
                                   "are filled evenly."),
                                bunker);
      }
    case WAR_ASSAULT_REFUSAL_NO_ROOM:
      return describe_room (setup, refusal->arguments[0]);
    case WAR_ASSAULT_REFUSAL_NO_ADVANCE:
    case WAR_ASSAULT_REFUSAL_TOO_FAR:
    case WAR_ASSAULT_REFUSAL_OFF_FIELD:
    case WAR_ASSAULT_REFUSAL_GROUND:
    case WAR_ASSAULT_REFUSAL_ENEMY:
    case WAR_ASSAULT_REFUSAL_FRIEND:
    case WAR_ASSAULT_REFUSAL_TRENCH:
    case WAR_ASSAULT_REFUSAL_SAME_TRENCH:
      return describe_way (setup, refusal);
    case WAR_ASSAULT_REFUSAL_NOTHING:
      return g_strdup (_ ("It would stay as it is."));
    default:
      return describe_unit (setup, state, refusal);
    }
}

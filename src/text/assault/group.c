/* group.c: what is odd about groups of an operation of Trench Assault
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/assault/private.h"

#include <glib/gi18n-lib.h>

#include "text/words/phrase.h"

static char *
describe_oddity (const WarOddity *oddity, const char *group, const char *side)
{
  switch ((WarAssaultGroupOddity) oddity->group.kind)
    {
    case WAR_ASSAULT_GROUP_NO_OFFICER:
      /* Translators: the name of a group, the number and the name of a side; as below */
      return g_strdup_printf (_ ("The group “%s” of side %d (%s) has no officer."), group,
                              oddity->side, side);
    case WAR_ASSAULT_GROUP_OFFICERS:
      return g_strdup_printf (_ ("The group “%s” of side %d (%s) has several officers."), group,
                              oddity->side, side);
    case WAR_ASSAULT_GROUP_NONE:
      /* Translators: units, the number and the name of a side */
      return g_strdup_printf (_ ("“%s” of side %d (%s) are in no group, and others are."),
                              text_translate (oddity->entry->type->name), oddity->side, side);
    case WAR_ASSAULT_GROUP_TOO_MANY:
      return g_strdup_printf (_ ("The group “%s” of side %d (%s) is one too many."), group,
                              oddity->side, side);
    case WAR_ASSAULT_GROUP_NO_LINE:
    default:
      return g_strdup_printf (
        _ ("The field has no second line for the group “%s” of side %d (%s)."), group, oddity->side,
        side);
    }
}

static const char *
describe_made (gint made)
{
  switch (made)
    {
    case WAR_ASSAULT_GROUPED_BY_ORDER:
      return _ ("So no group is a company: each officer has those who are listed after him.");
    case WAR_ASSAULT_GROUPED_EVENLY:
      return _ ("So no group is a company: all units are divided evenly among the officers.");
    case WAR_ASSAULT_GROUPED_IN_FIRST:
      return _ ("They are in the first line.");
    case WAR_ASSAULT_GROUPED_IN_SECOND:
    default:
      return _ ("They are in the second line.");
    }
}

char *
text_assault_odd_group (const WarOddity *oddity, const WarOperation *operation)
{
  const char *group = oddity->entry->group != NULL ? oddity->entry->group : "";
  const char *side = operation->forces[oddity->side - 1]->name;
  g_autofree char *odd = describe_oddity (oddity, group, side);

  return g_strdup_printf ("%s %s", odd, describe_made (oddity->group.made));
}

char *
text_assault_odd_group_remedy (const WarOddity *oddity, const WarOperation *operation)
{
  if (oddity->side == WAR_ASSAULT_DEFENDERS + 1)
    return g_strdup (_ ("Name one group for each line that the field has, or none."));

  return g_strdup_printf (
    _ ("Name a group for each company, %d at most, and have one officer in each, or name none."),
    WAR_ASSAULT_MAX_COMPANIES);
}

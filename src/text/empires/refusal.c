/* refusal.c: why an order in End of Empires 1914 is refused, and what is possible
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/empires/private.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

static const char *
name_feature (const WarSetup *setup, gint32 feature)
{
  const WarFeature *found
    = g_ptr_array_index (war_empires_get_data (setup)->field->features, feature);

  return found->name != NULL ? found->name : text_translate (war_terrain_get_name (found->terrain));
}

static char *
describe_room (const WarSetup *setup, const WarRefusal *refusal)
{
  if (refusal->arguments[0] != WAR_NONE)
    {
      g_autofree char *other = text_empires_piece (setup, refusal->arguments[0]);

      return g_strdup_printf (_ ("There is no room there: %s is in the way."), other);
    }
  if (refusal->arguments[1] != WAR_NONE)
    return g_strdup_printf (_ ("There is no room there: “%s” is in the way."),
                            name_feature (setup, refusal->arguments[1]));

  return g_strdup (_ ("There is no room there: it would not be on the field."));
}

static char *
describe_tolls (guint32 tolls, const char *most)
{
  static const char *const words[WAR_EMPIRES_N_TOLLS] = {
    [WAR_EMPIRES_TOLL_WHEEL] = N_ ("The wheel there takes a part of its move."),
    [WAR_EMPIRES_TOLL_BACK] = N_ ("Going back is half as fast."),
    [WAR_EMPIRES_TOLL_OBSTACLE] = N_ ("Obstacles slow it."),
    [WAR_EMPIRES_TOLL_PINNED] = N_ ("It is pinned."),
  };
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, _ ("That is too far. It can go at most %s."), most);
  for (guint i = 0; i < WAR_EMPIRES_N_TOLLS; i++)
    if ((tolls >> i & 1) != 0)
      g_string_append_printf (text, " %s", _ (words[i]));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The way that is left. */
static char *
describe_way (const WarSetup *setup, const WarRefusal *refusal)
{
  g_autofree char *most = text_empires_length (setup, refusal->arguments[0]);

  if (refusal->arguments[0] < 0)
    return g_strdup (_ ("It cannot turn that way."));

  switch (refusal->kind)
    {
    case WAR_EMPIRES_REFUSAL_OFF_FIELD:
      return g_strdup_printf (_ ("That is off the field. It can go at most %s that way."), most);
    case WAR_EMPIRES_REFUSAL_GROUND:
      return g_strdup_printf (_ ("It cannot pass that ground. It can go at most %s that way."),
                              most);
    case WAR_EMPIRES_REFUSAL_ENEMY:
      {
        g_autofree char *enemy = text_empires_piece (setup, refusal->arguments[1]);

        return g_strdup_printf (_ ("%s bars the way. It can go at most %s that way."), enemy, most);
      }
    case WAR_EMPIRES_REFUSAL_FRIEND:
      {
        g_autofree char *friend = text_empires_piece (setup, refusal->arguments[1]);

        return g_strdup_printf (_ ("It would end on %s. It can go %s that way."), friend, most);
      }
    default:
      return describe_tolls ((guint32) refusal->arguments[1], most);
    }
}

static char *
describe_wheel (const WarRefusal *refusal)
{
  g_autofree char *angle = text_heading (refusal->arguments[0]);

  return g_strdup_printf (_ ("It can wheel at most %s that way."), angle);
}

/* Why guns and riders do not shoot as they are; NULL: for something else. */
static char *
describe_silent (const WarSetup *setup, const WarState *state, gint32 piece, const char *name)
{
  guint unit = war_ranks_find_unit (setup, (guint) piece);

  if (war_empires_is_mounted (setup, state, unit))
    return g_strdup_printf (_ ("%s is mounted: it does not shoot."), name);
  if (war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_LIMBERED] != 0)
    return g_strdup_printf (_ ("%s is limbered: it does not shoot."), name);

  return NULL;
}

/* Why no lorry takes it. */
static char *
describe_no_load (const WarSetup *setup, gint32 piece, const char *name)
{
  guint unit = war_ranks_find_unit (setup, (guint) piece);

  return g_strdup_printf (war_empires_get_type (setup, unit)->branch == WAR_EMPIRES_BATTERY
                            ? _ ("%s is unlimbered: only limbered guns are towed.")
                            : _ ("%s is prone: it has to get up before it boards."),
                          name);
}

/* How many lorries could take it, of how many. */
static char *
describe_lorries (const WarSetup *setup, const WarRefusal *refusal, const char *name)
{
  guint unit = war_ranks_find_unit (setup, (guint) refusal->arguments[0]);
  guint n = (guint) refusal->arguments[1];

  /* Translators: empty lorries, a unit, and how many lorries it takes to carry it */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u free lorry touches %s, which needs %u.",
                                       "%u free lorries touch %s, which needs %u.", n),
                          n, name, war_empires_count_lorries (setup, unit));
}

/* What keeps it from that, which the clause says. */
static char *
describe_cannot (const WarSetup *setup, const WarState *state, const WarRefusal *refusal,
                 const char *unit)
{
  g_autofree char *silent = g_strcmp0 (refusal->clause, "empires.C-17") == 0
                              ? describe_silent (setup, state, refusal->arguments[0], unit)
                              : NULL;

  if (silent != NULL)
    return g_steal_pointer (&silent);
  if (g_strcmp0 (refusal->clause, "empires.C-3") == 0)
    return g_strdup (_ ("Only brigades on foot move half their way and shoot."));
  if (g_strcmp0 (refusal->clause, "empires.C-22") == 0)
    return g_strdup_printf (_ ("%s is prone: it does not mount."), unit);
  if (g_strcmp0 (refusal->clause, "empires.C-23") == 0)
    return describe_no_load (setup, refusal->arguments[0], unit);
  if (g_strcmp0 (refusal->clause, "empires.3.6") == 0)
    return g_strdup_printf (_ ("%s is unlimbered: it turns, but does not go."), unit);
  if (g_strcmp0 (refusal->clause, "empires.C-13") == 0)
    return g_strdup_printf (_ ("%s did not shoot and say that it would move."), unit);

  return g_strdup_printf (_ ("%s cannot do that."), unit);
}

/* What is said of the unit that the first argument names. */
static char *
describe_unit (const WarSetup *setup, const WarState *state, const WarRefusal *refusal)
{
  g_autofree char *unit = text_empires_piece (setup, refusal->arguments[0]);

  switch (refusal->kind)
    {
    case WAR_EMPIRES_REFUSAL_NOT_YOURS:
      return g_strdup_printf (_ ("%s is not yours to command, or is not a whole unit."), unit);
    case WAR_EMPIRES_REFUSAL_NOT_ON_FIELD:
      return g_strdup_printf (_ ("%s is not on the field."), unit);
    case WAR_EMPIRES_REFUSAL_PLACED:
      return g_strdup_printf (_ ("%s is on the field already, or lost."), unit);
    case WAR_EMPIRES_REFUSAL_COMMANDERS_LAST:
      return g_strdup_printf (_ ("%s has to wait: commanders are placed last."), unit);
    case WAR_EMPIRES_REFUSAL_ROOM:
      return g_strdup_printf (_ ("There is room for %s: it has to be placed."), unit);
    case WAR_EMPIRES_REFUSAL_NO_COMMAND:
      return g_strdup_printf (_ ("%s is out of command: no commander is near, nor a unit that does "
                                 "the same."),
                              unit);
    case WAR_EMPIRES_REFUSAL_DONE:
      return g_strdup_printf (_ ("%s cannot do that on top of what it has done in this turn."),
                              unit);
    case WAR_EMPIRES_REFUSAL_CANNOT:
      return describe_cannot (setup, state, refusal, unit);
    case WAR_EMPIRES_REFUSAL_NEVER:
      return g_strdup_printf (_ ("%s cannot do that."), unit);
    case WAR_EMPIRES_REFUSAL_NO_COLUMN:
      return g_strdup_printf (_ ("%s is in line: only a column follows a road."), unit);
    case WAR_EMPIRES_REFUSAL_PINNED:
      return g_strdup_printf (_ ("%s is pinned."), unit);
    case WAR_EMPIRES_REFUSAL_RETREATS:
      return g_strdup_printf (_ ("%s retreats and obeys no orders."), unit);
    case WAR_EMPIRES_REFUSAL_UNFORMED:
      return g_strdup_printf (_ ("%s has to form up first."), unit);
    case WAR_EMPIRES_REFUSAL_IN_CONTACT:
    case WAR_EMPIRES_REFUSAL_TARGET_IN_CONTACT:
      return g_strdup_printf (_ ("%s is in contact with the enemy."), unit);
    case WAR_EMPIRES_REFUSAL_MUST_FORM_UP:
      return g_strdup_printf (_ ("%s has to form up before the step ends."), unit);
    case WAR_EMPIRES_REFUSAL_TARGET:
      return g_strdup_printf (_ ("%s cannot be aimed at."), unit);
    case WAR_EMPIRES_REFUSAL_NO_SHOT:
      return g_strdup_printf (_ ("No base sees %s, reaches it and can hit it."), unit);
    case WAR_EMPIRES_REFUSAL_NO_LORRY:
      return describe_lorries (setup, refusal, unit);
    case WAR_EMPIRES_REFUSAL_NOT_TOUCHING:
      return g_strdup_printf (_ ("The load would not touch %s, which carries it too."), unit);
    case WAR_EMPIRES_REFUSAL_NO_ROAD:
      return g_strdup_printf (_ ("%s is on no road that leads there."), unit);
    case WAR_EMPIRES_REFUSAL_NO_WAY:
    default:
      return g_strdup_printf (_ ("%s has nobody to advance into, or no way there."), unit);
    }
}

char *
text_empires_refusal (const WarSetup *setup, const WarState *state, const WarOrder *order,
                      const WarRefusal *refusal)
{
  switch (refusal->kind)
    {
    case WAR_EMPIRES_REFUSAL_NOT_IN_ZONE:
      return g_strdup (_ ("That is not in your zone."));
    case WAR_EMPIRES_REFUSAL_NO_ROOM:
      return describe_room (setup, refusal);
    case WAR_EMPIRES_REFUSAL_TOO_FAR:
    case WAR_EMPIRES_REFUSAL_OFF_FIELD:
    case WAR_EMPIRES_REFUSAL_GROUND:
    case WAR_EMPIRES_REFUSAL_ENEMY:
    case WAR_EMPIRES_REFUSAL_FRIEND:
      return describe_way (setup, refusal);
    case WAR_EMPIRES_REFUSAL_WHEEL:
      return describe_wheel (refusal);
    case WAR_EMPIRES_REFUSAL_NOTHING:
      return g_strdup (_ ("It would stay as it is."));
    default:
      return describe_unit (setup, state, refusal);
    }
}

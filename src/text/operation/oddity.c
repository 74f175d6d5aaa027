/* oddity.c: sentences for what is odd about an operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/operation/oddity.h"

#include <glib/gi18n-lib.h>

#include "text/field/field.h"
#include "text/game/event.h"
#include "text/game/play-private.h"
#include "text/operation/starts.h"
#include "text/words/phrase.h"

static const char *
get_side_name (const WarOperation *operation, gint side)
{
  return operation->forces[side - 1]->name;
}

/* Counted from 1, as people do. */
static guint
get_number (const WarOperation *operation, const WarCondition *condition)
{
  guint index = 0;

  g_ptr_array_find (operation->conditions, condition, &index);
  return index + 1;
}

static char *
dup_not_played (const WarSystem *system)
{
  return g_strdup_printf (_ ("%s cannot be played with this version of Duckboard."), system->name);
}

char *
text_not_played (const WarSystem *system)
{
  return system->play == NULL ? dup_not_played (system) : NULL;
}

char *
text_setup_fault (const WarSetupFault *fault, const WarOperation *operation)
{
  switch (fault->kind)
    {
    case WAR_SETUP_NO_PLAY:
      return dup_not_played (operation->rules->system);
    case WAR_SETUP_NO_FIELD:
      return g_strdup (_ ("The operation cannot be played: it has no field."));
    case WAR_SETUP_NO_ZONE:
      return g_strdup_printf (
        _ ("The operation cannot be played: the field has no zone for side %d (%s)."), fault->side,
        get_side_name (operation, fault->side));
    case WAR_SETUP_NO_ROLE:
      /* Translators: %s is a part that something on a field plays, as First Line */
      return g_strdup_printf (
        _ ("The operation cannot be played: nothing on the field has the role “%s”."),
        text_translate (fault->role->name));
    case WAR_SETUP_NO_UNITS:
      return g_strdup_printf (_ ("The operation cannot be played: side %d (%s) has no units."),
                              fault->side, get_side_name (operation, fault->side));
    case WAR_SETUP_NO_ARMY:
      return g_strdup_printf (
        _ ("Side %d (%s) brings an army of its own: choose one of at most %d points."), fault->side,
        get_side_name (operation, fault->side), fault->limit);
    case WAR_SETUP_TOO_MANY_UNITS:
      return g_strdup_printf (
        _ ("The operation cannot be played: both sides together can have at most %d units."),
        fault->limit);
    case WAR_SETUP_TOO_MANY_FEATURES:
      return g_strdup_printf (
        _ ("The operation cannot be played: its field can have at most %d features."),
        fault->limit);
    case WAR_SETUP_TOO_MANY_PIECES:
      return g_strdup_printf (
        _ ("The operation cannot be played: its units, and what they can cut out of the wire on "
           "its field, come to more than %d pieces."),
        fault->limit);
    case WAR_SETUP_TOO_MANY_SHOTS:
      return g_strdup_printf (
        _ ("The operation cannot be played: its units have more than %d shots together."),
        fault->limit);
    case WAR_SETUP_TOO_MANY_HEXES:
      return g_strdup_printf (
        _ ("The operation cannot be played: its field can have at most %d hexes."), fault->limit);
    case WAR_SETUP_TOO_MANY_FORTS:
      return g_strdup_printf (
        _ ("The operation cannot be played: its field can have at most %d forts."), fault->limit);
    case WAR_SETUP_WRONG_GROUND:
      return g_strdup_printf (
        _ ("The operation cannot be played: %s needs another kind of ground."),
        operation->rules->system->name);
    case WAR_SETUP_BASE_TOO_SMALL:
      return g_strdup_printf (_ ("The operation cannot be played: the base of “%s” is too small."),
                              text_translate (fault->type->name));
    case WAR_SETUP_TOO_MANY_WEAPONS:
      return g_strdup_printf (_ ("The operation cannot be played: “%s” has more than %d weapons."),
                              text_translate (fault->type->name), fault->limit);
    case WAR_SETUP_CONDITION_TWICE:
      return g_strdup_printf (
        _ ("The operation cannot be played: a side can have condition %u only once."),
        get_number (operation, fault->condition));
    case WAR_SETUP_CONDITION_PLACE:
      if (fault->condition->place == NULL)
        return g_strdup_printf (
          _ ("The operation cannot be played: condition %u does not say at which place."),
          get_number (operation, fault->condition));
      return g_strdup_printf (
        _ ("The operation cannot be played: the place of condition %u is not on the field."),
        get_number (operation, fault->condition));
    case WAR_SETUP_RESERVE_PLACE:
      return g_strdup_printf (
        _ ("The operation cannot be played: the reserves “%s” of side %d (%s) "
           "have no place to come to."),
        text_translate (fault->type->name), fault->side, get_side_name (operation, fault->side));
    case WAR_SETUP_ALL_RESERVES:
      return g_strdup (
        _ ("The operation cannot be played: all units are in reserve, and nobody begins."));
    case WAR_SETUP_FIELD_ABSENT:
      /* Translators: %s is the name of a file */
      return g_strdup_printf (
        _ ("The operation cannot be played: its field “%s” is missing or cannot be opened."),
        operation->field->name);
    case WAR_SETUP_BOOK_ABSENT:
      return g_strdup_printf (_ ("The operation cannot be played: the army book “%s” of side %d "
                                 "(%s) is missing or cannot be opened."),
                              fault->book->id, fault->side, get_side_name (operation, fault->side));
    case WAR_SETUP_TYPE_ABSENT:
      return g_strdup_printf (
        _ ("The operation cannot be played: the army book “%s” has no units “%s”, which side %d "
           "(%s) has."),
        text_translate (operation->forces[fault->side - 1]->book->name), fault->type->id,
        fault->side, get_side_name (operation, fault->side));
    case WAR_SETUP_NOT_OF_SIDE:
      return g_strdup_printf (
        _ ("The operation cannot be played: in such a game side %d (%s) has no “%s”."), fault->side,
        get_side_name (operation, fault->side), text_translate (fault->type->name));
    case WAR_SETUP_START_OUTSIDE:
    case WAR_SETUP_START_BARRED:
    case WAR_SETUP_START_TAKEN:
    case WAR_SETUP_START_LOSSES:
    case WAR_SETUP_START_IMPOSSIBLE:
      return text_start_fault (fault, operation);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* How units come of which the rules know nothing. Free it. */
static char *
describe_coming (const WarOddity *oddity, const WarOperation *operation)
{
  const char *system = operation->rules->system->name;
  const char *type = text_translate (oddity->type->name);
  const char *side = get_side_name (operation, oddity->side);

  /* Translators: the title of rules, units, the number and the name of a side */
  if (oddity->coming == WAR_COMING_IN_WAVES)
    return g_strdup_printf (_ ("%s knows no waves, and “%s” of side %d (%s) are in one."), system,
                            type, oddity->side, side);
  if (oddity->coming == WAR_COMING_IN_ROUNDS)
    return g_strdup_printf (_ ("%s knows no reserves: “%s” of side %d (%s) are there from the "
                               "beginning."),
                            system, type, oddity->side, side);
  return g_strdup_printf (_ ("%s draws no units: “%s” of side %d (%s) are there from the "
                             "beginning."),
                          system, type, oddity->side, side);
}

static char *
describe_cost (const WarOddity *oddity, const WarOperation *operation)
{
  g_autofree char *cost = text_cost (oddity->cost);

  return g_strdup_printf (
    _ ("The force of side %d (%s) costs %s, outside the %d to %d that are recommended for %s."),
    oddity->side, get_side_name (operation, oddity->side), cost, oddity->game_type->cost_minimum,
    oddity->game_type->cost_maximum, text_translate (oddity->game_type->name));
}

char *
text_oddity (const WarOddity *oddity, const WarOperation *operation)
{
  g_return_val_if_fail (oddity != NULL, NULL);
  g_return_val_if_fail (operation != NULL, NULL);

  const char *side = oddity->side != 0 ? get_side_name (operation, oddity->side) : NULL;
  g_autofree char *point
    = oddity->point != NULL ? text_point (operation->field, oddity->point) : NULL;

  switch (oddity->kind)
    {
    case WAR_ODDITY_UNPLAYABLE:
      return text_setup_fault (&oddity->fault, operation);
    case WAR_ODDITY_NO_ZONE:
      return g_strdup_printf (
        _ ("The field has no zone for side %d (%s). Add one for its units to stand in."),
        oddity->side, side);
    case WAR_ODDITY_NO_ROOM:
      if (oddity->round != 0)
        return g_strdup_printf (_ ("Of the reserves of side %d (%s) in round %d only %d of %d find "
                                   "room where they come."),
                                oddity->side, side, oddity->round, oddity->n_placed,
                                oddity->n_units);
      return g_strdup_printf (
        _ ("Of the units of side %d (%s) only %d of %d find room in its zone."), oddity->side, side,
        oddity->n_placed, oddity->n_units);
    case WAR_ODDITY_BASE_TOO_LARGE:
      return g_strdup_printf (
        oddity->round != 0
          ? _ ("The base of “%s”, in reserve, is too large for the place to which side %d (%s) "
               "brings it.")
          : _ ("The base of “%s” is too large for the zone of side %d (%s)."),
        text_translate (oddity->type->name), oddity->side, side);
    case WAR_ODDITY_CANNOT_WIN:
      return g_strdup_printf (_ ("There is no condition by which side %d (%s) wins."), oddity->side,
                              side);
    case WAR_ODDITY_NO_CONTROL_POINTS:
      return g_strdup_printf (
        _ ("Condition %u counts victory points, but the field has no control points."),
        get_number (operation, oddity->condition));
    case WAR_ODDITY_POINT_IN_ZONE:
      /* Translators: a control point, then a side's number and its name */
      return g_strdup_printf (
        _ ("The control point “%s” lies in the zone of side %d (%s), and has to lie in none."),
        point, oddity->side, side);
    case WAR_ODDITY_CANNOT_BE_MET:
      return g_strdup_printf (
        _ ("Condition %u cannot be met: its count is %d, and %d is the most that there can be."),
        get_number (operation, oddity->condition), oddity->condition->count, oddity->most);
    case WAR_ODDITY_NOT_AMENDED:
      /* Translators: %s is the number of a clause, such as “E-23” */
      return g_strdup_printf (_ ("Condition %u does not count, as the amendment %s is not on."),
                              get_number (operation, oddity->condition),
                              text_short_clause (oddity->condition->clause));
    case WAR_ODDITY_NOT_OF_SYSTEM:
      /* Translators: %s is the title of rules: End of Empires 1914 */
      return g_strdup_printf (_ ("Condition %u does not count: by the rules of %s nobody wins so."),
                              get_number (operation, oddity->condition),
                              operation->rules->system->name);
    case WAR_ODDITY_EMPTY_WAVE:
      return g_strdup_printf (_ ("Side %d (%s) has no units in wave %d, but in a later one."),
                              oddity->side, side, oddity->wave);
    case WAR_ODDITY_UNKNOWN_COMING:
      return describe_coming (oddity, operation);
    case WAR_ODDITY_GROUP:
      return text_play_find (operation->rules->system)->odd_group (oddity, operation);
    case WAR_ODDITY_ARRIVES_TOO_LATE:
      return g_strdup_printf (
        _ ("The reserves “%s” of side %d (%s) come in round %d, and there are only %d."),
        text_translate (oddity->type->name), oddity->side, side, oddity->round, operation->rounds);
    case WAR_ODDITY_ROUNDS_UNUSUAL:
      return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "%d round is outside the %d to %d that are recommended for %s.",
                     "%d rounds are outside the %d to %d that are recommended for %s.",
                     (gulong) operation->rounds),
        operation->rounds, oddity->game_type->rounds_minimum, oddity->game_type->rounds_maximum,
        text_translate (oddity->game_type->name));
    case WAR_ODDITY_COST_UNUSUAL:
      return describe_cost (oddity, operation);
    case WAR_ODDITY_NOTHING_AFFORDED:
      return g_strdup_printf (
        _ ("Nobody can bring an army for side %d (%s): nothing in “%s” costs as little as %d."),
        oddity->side, side, text_translate (operation->forces[oddity->side - 1]->book->name),
        operation->forces[oddity->side - 1]->cost_limit);
    case WAR_ODDITY_NO_PROLOGUE:
      return g_strdup (_ ("Nothing says why the battle is fought."));
    case WAR_ODDITY_NO_PLACE:
      return g_strdup (_ ("It is not said where and when the battle was."));
    default:
      g_return_val_if_reached (NULL);
    }
}

static const char *
get_setup_remedy (WarSetupFaultKind kind)
{
  switch (kind)
    {
    case WAR_SETUP_NO_PLAY:
      return _ ("Choose another system, or play it by the book.");
    case WAR_SETUP_NO_FIELD:
    case WAR_SETUP_WRONG_GROUND:
      return _ ("Choose another field.");
    case WAR_SETUP_NO_ZONE:
      return _ ("Add a zone to the field.");
    case WAR_SETUP_NO_ROLE:
      return _ ("Give the role to a trench of the field.");
    case WAR_SETUP_NO_UNITS:
      return _ ("Take an army for it, add units one by one, or let the player bring an army.");
    case WAR_SETUP_NO_ARMY:
      return _ ("Choose an army for it.");
    case WAR_SETUP_TOO_MANY_UNITS:
      return _ ("Remove some units.");
    case WAR_SETUP_TOO_MANY_FEATURES:
      return _ ("Remove some features from the field.");
    case WAR_SETUP_TOO_MANY_PIECES:
      return _ ("Make the wire on the field shorter, or remove some units.");
    case WAR_SETUP_TOO_MANY_SHOTS:
      return _ ("Remove some units, or give them fewer shots in their army book.");
    case WAR_SETUP_TOO_MANY_HEXES:
      return _ ("Choose a smaller field.");
    case WAR_SETUP_TOO_MANY_FORTS:
      return _ ("Remove some forts from the field.");
    case WAR_SETUP_BASE_TOO_SMALL:
    case WAR_SETUP_TOO_MANY_WEAPONS:
      return _ ("Remove these units, or change them in their army book.");
    case WAR_SETUP_CONDITION_TWICE:
      return _ ("Remove one of the two conditions.");
    case WAR_SETUP_CONDITION_PLACE:
      return _ ("Choose a place for the condition, or add one to the field.");
    case WAR_SETUP_RESERVE_PLACE:
      return _ ("Choose a zone or an edge for them.");
    case WAR_SETUP_ALL_RESERVES:
      return _ ("Let some units be there from the beginning.");
    case WAR_SETUP_FIELD_ABSENT:
      return _ ("Choose another field, or bring its file back beside the operation’s.");
    case WAR_SETUP_BOOK_ABSENT:
      return _ ("Choose another army book, or bring this one back.");
    case WAR_SETUP_NOT_OF_SIDE:
      return _ ("Remove these units.");
    case WAR_SETUP_TYPE_ABSENT:
      return _ ("Remove these units, or add such a unit type to the army book.");
    case WAR_SETUP_START_OUTSIDE:
    case WAR_SETUP_START_BARRED:
    case WAR_SETUP_START_TAKEN:
    case WAR_SETUP_START_IMPOSSIBLE:
      return _ ("Let whoever plays place these units.");
    case WAR_SETUP_START_LOSSES:
      return _ ("Make these units whole.");
    default:
      g_return_val_if_reached ("");
    }
}

char *
text_oddity_remedy (const WarOddity *oddity, const WarOperation *operation)
{
  g_return_val_if_fail (oddity != NULL, NULL);
  g_return_val_if_fail (operation != NULL, NULL);

  switch (oddity->kind)
    {
    case WAR_ODDITY_UNPLAYABLE:
      return g_strdup (get_setup_remedy (oddity->fault.kind));
    case WAR_ODDITY_NO_ZONE:
      return g_strdup (get_setup_remedy (WAR_SETUP_NO_ZONE));
    case WAR_ODDITY_NO_ROOM:
      return g_strdup (_ ("Remove units, or make the zone larger."));
    case WAR_ODDITY_BASE_TOO_LARGE:
      return g_strdup (_ ("Make the zone larger, or choose other units."));
    case WAR_ODDITY_CANNOT_WIN:
      return g_strdup_printf (_ ("Add a condition by which %s can win."),
                              get_side_name (operation, oddity->side));
    case WAR_ODDITY_NO_CONTROL_POINTS:
      return g_strdup (_ ("Add control points to the field, or remove the condition."));
    case WAR_ODDITY_POINT_IN_ZONE:
      return g_strdup (_ ("Move it out of the zone."));
    case WAR_ODDITY_CANNOT_BE_MET:
      return g_strdup_printf (_ ("Let it count %d at most."), oddity->most);
    case WAR_ODDITY_NOT_OF_SYSTEM:
      return g_strdup (_ ("Remove the condition."));
    case WAR_ODDITY_NOT_AMENDED:
      return g_strdup_printf (_ ("Switch the amendment %s on, or remove the condition."),
                              text_short_clause (oddity->condition->clause));
    case WAR_ODDITY_EMPTY_WAVE:
      return g_strdup_printf (_ ("Put units into wave %d, or let the later ones come earlier."),
                              oddity->wave);
    case WAR_ODDITY_UNKNOWN_COMING:
      return g_strdup (_ ("Let them be there from the beginning."));
    case WAR_ODDITY_GROUP:
      return text_play_find (operation->rules->system)->odd_group_remedy (oddity, operation);
    case WAR_ODDITY_ARRIVES_TOO_LATE:
      return g_strdup_printf (_ ("Let them come in round %d at the latest."), operation->rounds);
    case WAR_ODDITY_ROUNDS_UNUSUAL:
      return g_strdup_printf (_ ("Let it last %d to %d rounds."), oddity->game_type->rounds_minimum,
                              oddity->game_type->rounds_maximum);
    case WAR_ODDITY_COST_UNUSUAL:
      return g_strdup (oddity->cost < oddity->game_type->cost_minimum ? _ ("Add units.")
                                                                      : _ ("Remove units."));
    case WAR_ODDITY_NOTHING_AFFORDED:
      return g_strdup (_ ("Allow it more points."));
    case WAR_ODDITY_NO_PROLOGUE:
      return g_strdup (_ ("Write a prologue."));
    case WAR_ODDITY_NO_PLACE:
      return g_strdup (_ ("Give a place and a date."));
    default:
      g_return_val_if_reached (NULL);
    }
}

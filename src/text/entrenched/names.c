/* names.c: what the things in a game of Entrenched! are called
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/entrenched/private.h"
#include "text/field/field.h"
#include "text/game/piece.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

static char *
name_unit (const WarSetup *setup, guint row)
{
  const WarForceUnit *unit
    = &g_array_index (war_entrenched_get_data (setup)->units, WarForceUnit, row);
  const char *type = text_translate (war_entrenched_get_type (setup, row)->type->name);

  return text_unit_name (unit->name != NULL ? unit->name : type, &unit->namesake,
                         text_entrenched_side (setup, unit->side));
}

/* Rows of markers stand in the order of prepare.c: objectives as their conditions, then control
 * points as on the field. */
static char *
name_marker (const WarSetup *setup, gint piece)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  guint row = data->first_marker;

  for (guint i = 0; i < data->conditions->len; i++)
    {
      const WarPlacedCondition *condition = war_conditions_get (data->conditions, i);

      if (condition->kind != WAR_CONDITION_CARRY)
        continue;
      if (condition->piece == piece)
        return text_point (data->field, condition->point);
      row++;
    }

  for (guint i = 0; i < data->field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (data->field->points, i);

      if (point->kind == WAR_POINT_CONTROL && (gint) row++ == piece)
        return text_point (data->field, point);
    }

  return NULL;
}

char *
text_entrenched_piece (const WarSetup *setup, gint piece)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);

  if (war_entrenched_is_unit (setup, piece))
    return name_unit (setup, (guint) piece);
  if (piece >= (gint) data->first_cloud)
    return g_strdup_printf (_ ("Gas cloud %d"), piece - (gint) data->first_cloud + 1);

  g_autofree char *marker = name_marker (setup, piece);

  return marker != NULL ? g_strdup_printf (_ ("“%s”"), marker) : g_strdup ("?");
}

const char *
text_entrenched_side (const WarSetup *setup, gint side)
{
  return setup->operation->forces[side]->name;
}

const char *
text_entrenched_weapon (const WarSetup *setup, gint piece, gint weapon)
{
  const WarUnitType *type = war_entrenched_get_type (setup, (guint) piece)->type;

  if (weapon < 0 || (guint) weapon >= type->weapons->len)
    return C_ ("weapon", "Fists");

  return text_translate (((const WarWeapon *) g_ptr_array_index (type->weapons, weapon))->name);
}

const char *
text_entrenched_feature (const WarSetup *setup, gint feature)
{
  const WarField *field = war_entrenched_get_data (setup)->field;
  const WarFeature *found;

  if (feature < 0 || (guint) feature >= field->features->len)
    return C_ ("feature", "the ground");

  found = g_ptr_array_index (field->features, feature);
  return found->name != NULL ? found->name : text_translate (war_terrain_get_name (found->terrain));
}

const char *
text_entrenched_phase (gint phase)
{
  switch ((WarEntrenchedPhase) phase)
    {
    case WAR_ENTRENCHED_PHASE_SETUP:
      return _ ("setting up");
    case WAR_ENTRENCHED_PHASE_RESPONSE:
      return _ ("response phase");
    case WAR_ENTRENCHED_PHASE_MOVEMENT:
      return _ ("movement phase");
    case WAR_ENTRENCHED_PHASE_RANGED:
      return _ ("ranged phase");
    case WAR_ENTRENCHED_PHASE_MELEE:
      return _ ("melee phase");
    case WAR_ENTRENCHED_PHASE_MORALE:
      return _ ("morale phase");
    default:
      g_return_val_if_reached ("");
    }
}

char *
text_entrenched_square (const WarSetup *setup, WarLength x, WarLength y)
{
  return text_square (war_entrenched_get_data (setup)->field, (WarPosition){ x, y });
}

char *
text_entrenched_length (const WarSetup *setup, WarLength length)
{
  return text_length (MAX (length, 0), setup->operation->rules->system->length_unit);
}

/* Down to a whole tenth or eighth of an inch, so that what is said is allowed. */
char *
text_entrenched_at_most (const WarSetup *setup, WarLength length)
{
  gboolean is_eighths = (gint64) length * 8 % WAR_INCH == 0;

  return text_entrenched_length (setup, is_eighths ? length : length - length % (WAR_INCH / 10));
}

char *
text_entrenched_place_of (const WarSetup *setup, gint condition)
{
  const WarField *field = war_entrenched_get_data (setup)->field;
  const WarPlacedCondition *found
    = war_conditions_get (war_entrenched_get_data (setup)->conditions, condition);

  if (found->zone != NULL)
    return text_zone_of_operation (setup->operation, found->zone);

  return found->point != NULL ? text_point (field, found->point) : g_strdup ("");
}

/* Two ends of turns, one of each side, are a round (E-19). */
char *
text_entrenched_holding (const WarSetup *setup, gint condition, gint held, gint needed)
{
  gint n_rounds = needed / WAR_N_SIDES;
  g_autofree char *rounds
    = held == 1 ? g_strdup ("½")
                : g_strdup_printf ("%d%s", held / WAR_N_SIDES, held % WAR_N_SIDES != 0 ? "½" : "");

  if (war_conditions_get (war_entrenched_get_data (setup)->conditions, condition)->kind
      != WAR_CONDITION_HOLD_ZONE)
    /* Translators: for how long a place has been held, of how long wins */
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%d of %d turn", "%d of %d turns", (gulong) needed), held,
      needed);
  /* Translators: likewise: "1½ of 2 rounds" */
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%s of %d round", "%s of %d rounds", (gulong) n_rounds), rounds,
    n_rounds);
}

const char *const text_entrenched_templates[]
  = { N_ ("grenades, mortars"), N_ ("artillery, mines, gas") };

const char text_entrenched_compass[] = N_ ("Lay the 1 towards the enemy’s edge and roll a die: the "
                                           "gas drifts the way of the number.");

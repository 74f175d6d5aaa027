/* look.c: what there is to see of a unit, and at a place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/look.h"

#include <glib/gi18n-lib.h>

#include "engine/ground/ground.h"
#include "text/field.h"
#include "text/layout-private.h"
#include "text/phrase.h"
#include "text/place.h"
#include "text/play-private.h"
#include "text/roster-private.h"
#include "text/sight.h"
#include "text/state.h"

#define MAX_FEATURES 64

static void
append_ground (GString *text, const WarSetup *setup, WarPosition position)
{
  WarOperation *operation = setup->operation;
  g_autoptr (WarGround) ground = war_ground_new (operation->field);
  g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);
  guint features[MAX_FEATURES];
  guint n_features
    = war_ground_find_at (ground, scratch, WAR_TERRAINS_ALL, position, features, MAX_FEATURES);

  for (guint i = MIN (n_features, MAX_FEATURES); i > 0; i--)
    {
      const WarFeature *feature = g_ptr_array_index (operation->field->features, features[i - 1]);
      g_autofree char *name = text_feature (feature);
      g_autofree char *effect = text_feature_effect (feature, operation->rules);
      /* Translators: terrain, and what it does: "Zouave Wood (Wood): bog check 3+, light cover" */
      g_autofree char *line = g_strdup_printf (_ ("%s: %s"), name, effect);

      text_append_wrapped (text, line, 2);
    }
}

char *
text_look_at (const WarSetup *setup, WarPosition position)
{
  GString *text = g_string_new (NULL);
  g_autofree char *square = text_square (setup->operation->field, position);
  g_autofree char *place = text_position (position, setup->operation->rules->system->length_unit);
  gsize length;

  g_string_append_printf (text, "%s (%s)\n", square, place);
  length = text->len;
  append_ground (text, setup, position);
  if (text->len == length)
    text_append_wrapped (text, _ ("Open ground."), 2);

  return g_string_free (text, FALSE);
}

static void
append_type (GString *text, const WarUnitType *type)
{
  g_autofree char *cost = text_cost (type->cost);

  g_string_append_printf (text, "  %s · %s\n", text_translate (type->name), cost);
}

static void
append_weapons (GString *text, const WarUnitType *type, const WarSystem *system)
{
  for (guint i = 0; i < type->weapons->len; i++)
    {
      g_autofree char *weapon = text_weapon (g_ptr_array_index (type->weapons, i), system);

      text_append_wrapped (text, weapon, 2);
    }
}

char *
text_look (const WarSetup *setup, const WarState *state, gint piece)
{
  const WarSystem *system = setup->operation->rules->system;
  g_autofree char *name = text_piece (setup, piece);
  g_autofree char *statistics = NULL;
  GString *text = g_string_new (name);
  gboolean is_there;
  WarShownPiece shown;

  is_there = piece >= 0 && war_play_show_piece (setup, state, (guint) piece, &shown);
  if (piece < 0 || shown.type == NULL)
    {
      g_string_append_c (text, '\n');
      return g_string_free (text, FALSE);
    }

  statistics = text_roster_statistics (shown.type, system);
  if (is_there)
    {
      g_autofree char *square = text_square (setup->operation->field, shown.base.centre);
      g_autofree char *heading = text_heading (shown.base.heading);

      g_string_append_printf (text, " · %s · %s\n", square, heading);
    }
  else
    g_string_append_printf (text, " · %s\n", _ ("not on the field"));
  append_type (text, shown.type);
  g_string_append_printf (text, "  %s\n", statistics);
  append_weapons (text, shown.type, system);
  if (!is_there)
    return g_string_free (text, FALSE);

  g_autofree char *rest = text_play_get (setup)->look (setup, state, (guint) piece);

  append_ground (text, setup, shown.base.centre);
  g_string_append (text, rest);
  return g_string_free (text, FALSE);
}

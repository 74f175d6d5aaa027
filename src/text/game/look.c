/* look.c: what there is to see of a unit, and at a place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/look.h"

#include <glib/gi18n-lib.h>

#include "engine/ground/ground.h"
#include "text/army/roster-private.h"
#include "text/field/field.h"
#include "text/field/hex-map.h"
#include "text/field/sight.h"
#include "text/game/play-private.h"
#include "text/game/state.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

#define MAX_FEATURES 64

/* "C5" of the map, or the hex. */
static char *
name_place (const WarSetup *setup, WarPosition position)
{
  const WarField *field = setup->operation->field;
  WarHexes hexes;
  WarHex hex;

  if (field->board == NULL)
    return text_square (field, position);
  hexes = war_field_get_hexes (field);
  hex = war_hexes_pick (&hexes, position);
  return hex != WAR_HEX_NONE ? text_hex (&hexes, hex) : g_strdup ("–");
}

static void
add_hex (GPtrArray *lines, const WarField *field, WarPosition position)
{
  WarHexes hexes = war_field_get_hexes (field);
  WarHex hex = war_hexes_pick (&hexes, position);

  if (hex == WAR_HEX_NONE)
    return;
  g_ptr_array_add (lines, text_hex_words (field->board, hex));
  if (field->board->cells[hex].fort != 0)
    {
      g_autofree char *entrances = text_hex_entrances (field->board, hex);

      /* Translators: hexes from which a fort is entered */
      g_ptr_array_add (lines, g_strdup_printf (_ ("Entrances: %s"), entrances));
    }
}

/* Lines of prose, each of which may be too long for one. */
static void
add_ground (GPtrArray *lines, const WarSetup *setup, WarPosition position)
{
  WarOperation *operation = setup->operation;

  if (operation->field->board != NULL)
    {
      add_hex (lines, operation->field, position);
      return;
    }

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
      g_ptr_array_add (lines, g_strdup_printf (_ ("%s: %s"), name, effect));
    }
}

static void
append_lines (GString *text, const GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    text_append_wrapped (text, g_ptr_array_index (lines, i), 2);
}

char *
text_look_at (const WarSetup *setup, WarPosition position)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *square = name_place (setup, position);
  g_autofree char *place = text_position (position, setup->operation->rules->system->length_unit);

  /* On a board the hex says all. */
  if (setup->operation->field->board != NULL)
    g_string_append_printf (text, "%s\n", square);
  else
    g_string_append_printf (text, "%s (%s)\n", square, place);
  add_ground (lines, setup, position);
  if (lines->len == 0)
    g_ptr_array_add (lines, g_strdup (_ ("Open ground.")));
  append_lines (text, lines);

  return g_string_free (text, FALSE);
}

static void
add_type (GPtrArray *lines, const WarUnitType *type, const WarSystem *system)
{
  g_autofree char *cost = text_cost (type->cost);

  g_ptr_array_add (lines, g_strdup_printf ("%s · %s", text_translate (type->name), cost));
  g_ptr_array_add (lines, text_roster_statistics (type, system));
  for (guint i = 0; i < type->weapons->len; i++)
    g_ptr_array_add (lines, text_weapon (g_ptr_array_index (type->weapons, i), system));
}

GPtrArray *
text_look_list (const WarSetup *setup, const WarState *state, gint piece)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  WarShownPiece shown = { 0 };
  gboolean is_there = piece >= 0 && war_play_show_piece (setup, state, (guint) piece, &shown);

  if (piece < 0 || shown.type == NULL)
    return lines;
  add_type (lines, shown.type, setup->operation->rules->system);
  if (is_there)
    add_ground (lines, setup, shown.base.centre);
  return lines;
}

char *
text_look_around (const WarSetup *setup, const WarState *state, gint piece)
{
  WarShownPiece shown;

  return piece >= 0 && war_play_show_piece (setup, state, (guint) piece, &shown)
             && shown.type != NULL
           ? text_play_get (setup)->look (setup, state, (guint) piece)
           : g_strdup ("");
}

GPtrArray *
text_look_list_around (const WarSetup *setup, const WarState *state, gint piece)
{
  const TextPlay *play = text_play_get (setup);
  WarShownPiece shown;

  if (play->look_lines == NULL || piece < 0
      || !war_play_show_piece (setup, state, (guint) piece, &shown) || shown.type == NULL)
    return NULL;
  return play->look_lines (setup, state, (guint) piece);
}

/* "BEF Infantry 1 · B4 · east" */
static char *
describe_place (const WarSetup *setup, const WarState *state, gint piece)
{
  g_autofree char *name = text_piece (setup, piece), *square = NULL, *heading = NULL;
  WarShownPiece shown = { 0 };
  gboolean is_there = piece >= 0 && war_play_show_piece (setup, state, (guint) piece, &shown);

  if (piece < 0 || shown.type == NULL)
    return g_steal_pointer (&name);
  if (!is_there)
    return g_strdup_printf ("%s · %s", name, _ ("not on the field"));

  square = name_place (setup, shown.base.centre);
  if (setup->operation->field->board != NULL)
    return g_strdup_printf ("%s · %s", name, square);
  heading = text_facing (shown.base.heading);
  return g_strdup_printf ("%s · %s · %s", name, square, heading);
}

char *
text_look (const WarSetup *setup, const WarState *state, gint piece)
{
  g_autofree char *place = describe_place (setup, state, piece);
  g_autofree char *around = text_look_around (setup, state, piece);
  g_autoptr (GPtrArray) lines = text_look_list (setup, state, piece);
  GString *text = g_string_new (place);

  g_string_append_c (text, '\n');
  append_lines (text, lines);
  g_string_append (text, around);
  return g_string_free (text, FALSE);
}

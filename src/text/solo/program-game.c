/* program-game.c: what a commander that is a program of its own is told of a game that begins
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/log-private.h"
#include "text/solo/program.h"
#include "text/words/json.h"

/* Names of kinds of arguments, as they are in the enumeration. */
static const char *const argument_kinds[]
  = { "number", "choice",         "nth-base", "flag",    "weapon", "heading",
      "angle",  "distance_mm100", "x_mm100",  "y_mm100", "hex" };

static const char *const roles[] = { "acts", "places", "passes", "ends", "gives-up" };

/* Orders and tables ---------------------------------------------------------------------------- */

static void
append_table_name (GString *json, const char *key, gint table)
{
  text_json_key (json, key);
  if (table == WAR_NONE)
    g_string_append (json, "null");
  else
    text_json_string (json, war_table_get_name ((WarTable) table));
}

static void
append_order_kind (GString *json, const WarOrderKind *kind)
{
  text_json_item (json);
  g_string_append_c (json, '{');
  text_json_add_string (json, "order", kind->name);
  append_table_name (json, "actor", kind->actor);
  text_json_key (json, "arguments");
  g_string_append_c (json, '[');
  for (guint i = 0; kind->arguments[i].name != NULL; i++)
    {
      text_json_item (json);
      g_string_append_c (json, '{');
      text_json_add_string (json, "name", kind->arguments[i].name);
      text_json_add_string (json, "kind", argument_kinds[kind->arguments[i].kind]);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');
  append_table_name (json, "targets", kind->targets);
  text_json_add_string (json, "role", roles[kind->role]);
  g_string_append_c (json, '}');
}

static void
append_order_kinds (GString *json, const WarOrderKind *kinds)
{
  text_json_key (json, "orders");
  g_string_append_c (json, '[');
  for (guint i = 0; kinds[i].name != NULL; i++)
    append_order_kind (json, &kinds[i]);
  g_string_append_c (json, ']');
}

/* Each table with its columns, and what stands in a cell that is not told. */
static void
append_tables (GString *json, const WarLayout *layout)
{
  text_json_key (json, "tables");
  g_string_append_c (json, '{');
  for (guint i = 0; i < WAR_TABLE_SEALED; i++)
    {
      text_json_key (json, war_table_get_name ((WarTable) i));
      g_string_append_c (json, '{');
      for (guint j = 0; j < layout->tables[i].n_columns; j++)
        text_json_add_number (json, war_layout_get_column (layout, (WarTable) i, j)->name,
                              layout->tables[i].initials[j]);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, '}');
}

static void
append_words (GString *json, const char *key, const char *const *words)
{
  text_json_key (json, key);
  g_string_append_c (json, '[');
  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    {
      text_json_item (json);
      text_json_string (json, words[i]);
    }
  g_string_append_c (json, ']');
}

/* Types ---------------------------------------------------------------------------------------- */

/* Of choices the id, of all else the number. */
static void
append_stats (GString *json, const WarStat *stats, const gint32 *values)
{
  text_json_key (json, "statistics");
  g_string_append_c (json, '{');
  for (guint i = 0; stats != NULL && stats[i].id != NULL; i++)
    {
      g_autofree char *key
        = g_strconcat (stats[i].id, stats[i].kind == WAR_STAT_LENGTH ? "-mm100" : "", NULL);

      if (stats[i].kind == WAR_STAT_CHOICE)
        text_json_add_string (json, key, stats[i].choices[values[i]]);
      else
        text_json_add_number (json, key, values[i]);
    }
  g_string_append_c (json, '}');
}

static void
append_traits (GString *json, const GArray *uses)
{
  text_json_key (json, "traits");
  g_string_append_c (json, '{');
  for (guint i = 0; i < uses->len; i++)
    {
      const WarTraitUse *use = &g_array_index (uses, WarTraitUse, i);

      text_json_add_number (json, use->trait->id, use->argument);
    }
  g_string_append_c (json, '}');
}

static void
append_type (GString *json, const WarUnitType *type, const WarSystem *system)
{
  text_json_item (json);
  g_string_append_c (json, '{');
  text_json_add_string (json, "id", type->id);
  text_json_add_string (json, "name", type->name);
  text_json_add_number (json, "cost", type->cost);
  text_json_add_number (json, "width_mm100", type->base_width);
  text_json_add_number (json, "depth_mm100", type->base_depth);
  append_stats (json, system->unit_stats, type->stats);
  append_traits (json, type->traits);
  text_json_key (json, "weapons");
  g_string_append_c (json, '[');
  for (guint i = 0; i < type->weapons->len; i++)
    {
      const WarWeapon *weapon = g_ptr_array_index (type->weapons, i);

      text_json_item (json);
      g_string_append_c (json, '{');
      text_json_add_string (json, "name", weapon->name);
      append_stats (json, system->weapon_stats, weapon->stats);
      append_traits (json, weapon->traits);
      g_string_append_c (json, '}');
    }
  g_string_append (json, "]}");
}

/* Those that play, each once. */
static void
append_types (GString *json, const WarSetup *setup)
{
  g_autofree WarState *state = war_setup_begin (setup, 0);
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);

  text_json_key (json, "types");
  g_string_append_c (json, '[');
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece piece;

      war_play_show_piece (setup, state, row, &piece);
      if (piece.type != NULL && g_hash_table_add (told, (gpointer) piece.type))
        append_type (json, piece.type, setup->operation->rules->system);
    }
  g_string_append_c (json, ']');
}

/* The field ------------------------------------------------------------------------------------ */

static void
append_positions (GString *json, const WarPosition *positions, guint n)
{
  text_json_key (json, "at_mm100");
  g_string_append_c (json, '[');
  for (guint i = 0; i < n; i++)
    {
      text_json_item (json);
      g_string_append_printf (json, "[%d,%d]", positions[i].x, positions[i].y);
    }
  g_string_append_c (json, ']');
}

/* An area's or a line's corners, a box's, or the middle of an ellipse. */
static void
append_shape (GString *json, const WarShape *shape)
{
  static const char *const kinds[] = { "area", "line", "box", "ellipse" };
  WarPosition corners[4];

  text_json_add_string (json, "shape", kinds[shape->kind]);
  switch (shape->kind)
    {
    case WAR_SHAPE_AREA:
    case WAR_SHAPE_LINE:
      append_positions (json, (const WarPosition *) shape->vertices->data, shape->vertices->len);
      break;
    case WAR_SHAPE_BOX:
      war_shape_get_corners (shape, corners);
      append_positions (json, corners, G_N_ELEMENTS (corners));
      break;
    case WAR_SHAPE_ELLIPSE:
    default:
      append_positions (json, &shape->centre, 1);
      text_json_add_number (json, "heading", shape->heading);
      text_json_add_number (json, "depth_mm100", shape->depth);
    }
  if (shape->kind == WAR_SHAPE_LINE || shape->kind == WAR_SHAPE_ELLIPSE)
    text_json_add_number (json, "width_mm100", shape->width);
}

static void
append_name (GString *json, const char *key, const char *name)
{
  text_json_key (json, key);
  if (name != NULL)
    text_json_string (json, name);
  else
    g_string_append (json, "null");
}

static void
append_features (GString *json, const WarField *field, const WarRules *rules)
{
  gint32 effects[WAR_MAX_STATS] = { 0 };

  text_json_key (json, "features");
  g_string_append_c (json, '[');
  for (guint i = 0; i < field->features->len; i++)
    {
      const WarFeature *feature = g_ptr_array_index (field->features, i);

      for (guint j = 0;
           rules->system->terrain_stats != NULL && rules->system->terrain_stats[j].id != NULL; j++)
        effects[j] = war_feature_get_effect (feature, rules, j);
      text_json_item (json);
      g_string_append_c (json, '{');
      text_json_add_string (json, "terrain", war_terrain_get_id (feature->terrain));
      append_name (json, "role", feature->role);
      append_name (json, "name", feature->name);
      append_shape (json, &feature->shape);
      append_stats (json, rules->system->terrain_stats, effects);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');
}

static void
append_zones (GString *json, const WarField *field)
{
  text_json_key (json, "zones");
  g_string_append_c (json, '[');
  for (guint i = 0; i < field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (field->zones, i);

      text_json_item (json);
      g_string_append_c (json, '{');
      text_json_add_string (json, "id", zone->id);
      text_json_add_number (json, "side", zone->side);
      append_name (json, "role", zone->role);
      append_shape (json, &zone->shape);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');
}

static void
append_points (GString *json, const WarField *field)
{
  text_json_key (json, "points");
  g_string_append_c (json, '[');
  for (guint i = 0; i < field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (field->points, i);

      text_json_item (json);
      g_string_append_c (json, '{');
      text_json_add_string (json, "id", point->id);
      text_json_add_string (json, "kind", war_point_kind_get_ids ()[point->kind]);
      append_positions (json, &point->position, 1);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');
}

/* Hex by hex: its terrain, over which edges roads leave it, as bits, and its fort's number. */
static void
append_hexes (GString *json, const WarHexBoard *board)
{
  text_json_key (json, "hexes");
  g_string_append_c (json, '{');
  text_json_add_number (json, "columns", board->n_columns);
  text_json_add_number (json, "rows", board->n_rows);
  text_json_key (json, "cells");
  g_string_append_c (json, '[');
  for (guint i = 0; i < war_hex_board_get_n (board); i++)
    {
      text_json_item (json);
      g_string_append_c (json, '{');
      text_json_add_string (json, "terrain", war_hex_terrain_get_ids ()[board->cells[i].terrain]);
      text_json_add_number (json, "roads", board->cells[i].roads);
      text_json_add_number (json, "fort", board->cells[i].fort);
      text_json_add_number (json, "open", board->cells[i].open);
      g_string_append_c (json, '}');
    }
  g_string_append (json, "]}");
}

static void
append_field (GString *json, const WarField *field, const WarRules *rules)
{
  text_json_key (json, "field");
  g_string_append_c (json, '{');
  text_json_add_number (json, "width_mm100", field->width);
  text_json_add_number (json, "depth_mm100", field->depth);
  append_features (json, field, rules);
  append_zones (json, field);
  append_points (json, field);
  if (field->board != NULL)
    append_hexes (json, field->board);
  g_string_append_c (json, '}');
}

/* The whole ------------------------------------------------------------------------------------ */

static void
append_conditions (GString *json, const WarOperation *operation)
{
  text_json_key (json, "conditions");
  g_string_append_c (json, '[');
  for (guint i = 0; i < operation->conditions->len; i++)
    {
      const WarCondition *condition = g_ptr_array_index (operation->conditions, i);

      if (!war_operation_counts_condition (operation, condition))
        continue;
      text_json_item (json);
      g_string_append_c (json, '{');
      text_json_add_string (json, "kind", war_condition_kind_get_ids ()[condition->kind]);
      text_json_add_number (json, "winner", condition->winner);
      append_name (json, "place", condition->place);
      text_json_add_number (json, "count", condition->count);
      text_json_add_number (json, "reach_mm100", condition->reach);
      g_string_append_c (json, '}');
    }
  g_string_append_c (json, ']');
}

char *
text_program_game (const WarSetup *setup, gint seat)
{
  g_return_val_if_fail (setup != NULL && setup->operation != NULL, NULL);
  g_return_val_if_fail (seat >= 0 && seat < WAR_MAX_SEATS, NULL);

  const WarOperation *operation = setup->operation;
  g_autofree WarState *state = war_setup_begin (setup, 0);
  gint32 side
    = war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, (guint) seat)[WAR_SEAT_SIDE];
  GString *json = g_string_new ("{");

  text_json_add_string (json, "message", "game");
  text_log_append_what (json, setup);
  text_json_add_number (json, "seat", seat + 1);
  text_json_add_row (json, "side", side == WAR_NONE ? WAR_NONE : side + 1);
  text_json_add_number (json, "rounds", operation->rounds);
  text_log_append_sides (json, setup);
  text_log_append_amendments (json, setup);
  append_conditions (json, operation);
  text_log_append_units (json, setup);
  append_types (json, setup);
  append_order_kinds (json, setup->play->orders);
  append_words (json, "phases", setup->play->phases);
  append_words (json, "decisions", setup->play->decisions);
  append_tables (json, setup->layout);
  append_field (json, operation->field, operation->rules);
  g_string_append_c (json, '}');
  return g_string_free (json, FALSE);
}

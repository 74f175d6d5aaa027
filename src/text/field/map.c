/* map.c: the field of a game as a map of letters and signs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/field/map.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/geometry/base.h"
#include "engine/ground/ground.h"
#include "text/field/field.h"
#include "text/field/hex-map.h"
#include "text/game/play-private.h"
#include "text/game/state.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

#define MARGIN 4
#define COLUMNS 72
#define MAX_FEATURES 64

/* What stands for a terrain; also the letters of other signs. */
static const char *const signs[WAR_N_TERRAINS] = {
  [WAR_TERRAIN_OPEN] = " ",
  [WAR_TERRAIN_MUD] = "~",
  [WAR_TERRAIN_SWAMP] = "≈",
  [WAR_TERRAIN_SNOW] = "*",
  [WAR_TERRAIN_STREAM] = "/",
  [WAR_TERRAIN_RIVER] = "/",
  [WAR_TERRAIN_ROAD] = "·",
  [WAR_TERRAIN_DUCKBOARD] = ":",
  [WAR_TERRAIN_WOOD] = "♣",
  [WAR_TERRAIN_HEDGE] = "\"",
  [WAR_TERRAIN_FENCE] = "+",
  [WAR_TERRAIN_WALL] = "=",
  [WAR_TERRAIN_SANDBAGS] = "∩",
  [WAR_TERRAIN_BARBED_WIRE] = "x",
  [WAR_TERRAIN_TRENCH] = "∪",
  [WAR_TERRAIN_SMALL_SHELL_HOLE] = "o",
  [WAR_TERRAIN_LARGE_SHELL_HOLE] = "O",
  [WAR_TERRAIN_RUBBLE] = "%",
  [WAR_TERRAIN_BUILDING] = "#",
  [WAR_TERRAIN_BUNKER] = "@",
  [WAR_TERRAIN_HILL] = "^",
  [WAR_TERRAIN_GUN_PIT] = "u",
  [WAR_TERRAIN_FORD] = "-",
  [WAR_TERRAIN_BRIDGE] = "H",
  [WAR_TERRAIN_DEEP_MUD] = "≋",
};

static const char *const base_signs[WAR_N_SIDES] = { "░", "▒" };

#define POINT_SIGN "◎"

static const char *const marker_signs[] = {
  [WAR_MARKER_OBJECTIVE] = "◆", [WAR_MARKER_WOUNDED] = "w", [WAR_MARKER_CLOUD] = "&",
  [WAR_MARKER_FLAG] = "⚑",      [WAR_MARKER_TURRET] = "t",  [WAR_MARKER_MINE] = "*",
  [WAR_MARKER_GAP] = "¦",
};

/* A map: cells twice as high as wide, as letters are. */
typedef struct
{
  const WarSetup *setup;
  const WarState *state;
  const WarField *field;
  WarLength cell_width, cell_height;
  guint n_rows;
  const char **cells; /* a sign each, or a string of which the rest is in the cells after it */
  char **numbers; /* that cells point to */
  guint32 terrains; /* bits of those that are on it */
  guint markers; /* likewise, of kinds */
} Map;

static const char **
get_cell (Map *map, gint row, gint column)
{
  row = CLAMP (row, 0, (gint) map->n_rows - 1);
  column = CLAMP (column, 0, COLUMNS - 1);
  return &map->cells[row * COLUMNS + column];
}

/* Lines are thinner than a cell, but stop people all the same; of the rest what is in the middle
 * counts. */
static void
draw_terrain (Map *map, const WarGround *ground, WarGroundScratch *scratch, gint row, gint column)
{
  WarLength left = column * map->cell_width, top = row * map->cell_height;
  WarLength right = left + map->cell_width, bottom = top + map->cell_height;
  WarPosition corners[] = { { left, top }, { right, top }, { right, bottom }, { left, bottom } };
  WarPosition middle = { (left + right) / 2, (top + bottom) / 2 };
  guint features[MAX_FEATURES];
  guint n_features = war_ground_find_meeting (ground, scratch, WAR_TERRAINS_ALL, corners,
                                              G_N_ELEMENTS (corners), features, MAX_FEATURES);

  *get_cell (map, row, column) = signs[WAR_TERRAIN_OPEN];
  for (guint i = MIN (n_features, MAX_FEATURES); i > 0; i--)
    {
      const WarFeature *feature = g_ptr_array_index (map->field->features, features[i - 1]);

      if (feature->shape.kind != WAR_SHAPE_LINE
          && !war_ground_feature_has (ground, features[i - 1], middle))
        continue;

      *get_cell (map, row, column) = signs[feature->terrain];
      map->terrains |= WAR_TERRAIN_BIT (feature->terrain);
      return;
    }
}

static void
draw_ground (Map *map)
{
  g_autoptr (WarGround) ground = war_ground_new ((WarField *) map->field);
  g_autoptr (WarGroundScratch) scratch = war_ground_scratch_new (ground);

  for (gint row = 0; row < (gint) map->n_rows; row++)
    for (gint column = 0; column < COLUMNS; column++)
      draw_terrain (map, ground, scratch, row, column);
}

/* All of the base, with the number of the piece in its middle. */
static void
draw_piece (Map *map, guint piece)
{
  gint row, column, length;
  WarShownPiece shown;

  if (!war_play_show_piece (map->setup, map->state, piece, &shown))
    return;

  for (guint i = 0; i < map->n_rows * COLUMNS; i++)
    {
      WarPosition middle = { (gint) (i % COLUMNS) * map->cell_width + map->cell_width / 2,
                             (gint) (i / COLUMNS) * map->cell_height + map->cell_height / 2 };

      if (war_base_get_position_distance (&shown.base, middle) == 0)
        map->cells[i] = base_signs[shown.side];
    }

  map->numbers[piece] = g_strdup_printf ("%u", piece);
  length = (gint) strlen (map->numbers[piece]);
  row = shown.base.centre.y / map->cell_height;
  column = CLAMP (shown.base.centre.x / map->cell_width - (length - 1) / 2, 0, COLUMNS - length);
  *get_cell (map, row, column) = map->numbers[piece];
  for (gint i = 1; i < length; i++)
    *get_cell (map, row, column + i) = "";
}

/* What is written at a position, where no number of a unit stands. */
static void
draw_sign (Map *map, WarPosition position, const char *sign)
{
  const char **cell = get_cell (map, position.y / map->cell_height, position.x / map->cell_width);

  if (!g_ascii_isdigit (**cell) && **cell != '\0')
    *cell = sign;
}

/* Points that somebody wins by holding; objectives are where their markers are. */
static gboolean
is_held (const Map *map, const WarPoint *point)
{
  const GPtrArray *conditions = map->setup->operation->conditions;

  for (guint i = 0; i < conditions->len; i++)
    {
      const WarCondition *condition = g_ptr_array_index (conditions, i);

      if (condition->kind == WAR_CONDITION_MOST_POINTS && point->kind == WAR_POINT_CONTROL)
        return TRUE;
      if (condition->kind == WAR_CONDITION_HOLD_POINT
          && g_strcmp0 (condition->place, point->id) == 0)
        return TRUE;
    }

  return FALSE;
}

static void
draw_points (Map *map)
{
  for (guint i = 0; i < map->field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (map->field->points, i);

      if (is_held (map, point))
        draw_sign (map, point->position, POINT_SIGN);
    }
}

/* Every cell that it touches. */
static gboolean
has_gap (const Map *map, const WarShownMarker *marker, WarPosition position)
{
  WarBase gap = war_base_place (marker->centre, marker->heading, marker->width, marker->depth);

  return war_base_get_position_distance (&gap, position) <= map->cell_width / 2;
}

static void
draw_marker (Map *map, const WarShownMarker *marker)
{
  gboolean is_gap = marker->kind == WAR_MARKER_GAP;
  WarPosition centre = marker->centre;
  gint reach = (is_gap ? MAX (marker->width, marker->depth) : marker->radius) / map->cell_width;

  map->markers |= 1u << marker->kind;
  for (gint i = -reach; i <= reach; i++)
    for (gint j = -reach; j <= reach; j++)
      {
        WarPosition position = { centre.x + i * map->cell_width, centre.y + j * map->cell_width };

        if (is_gap ? has_gap (map, marker, position) : i * i + j * j <= reach * reach)
          draw_sign (map, position, marker_signs[marker->kind]);
      }
}

static void
draw_markers (Map *map)
{
  for (guint i = 0; i < map->setup->layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    {
      WarShownMarker marker;

      if (war_play_show_marker (map->setup, map->state, i, &marker))
        draw_marker (map, &marker);
    }
}

static WarLength
get_unit (const Map *map)
{
  return war_length_unit_get_length (map->setup->operation->rules->system->length_unit);
}

/* Numbers along the top: every second unit of length, or fewer of a large field. */
static WarLength
get_step (const Map *map)
{
  WarLength step = 2 * get_unit (map);

  while (step < 5 * map->cell_width)
    step *= 2;

  return step;
}

static char *
format_number (const Map *map, WarLength length)
{
  return g_strdup_printf ("%d", length / get_unit (map));
}

static void
append_scale (GString *text, const Map *map)
{
  WarLength step = get_step (map);
  guint start = (guint) text->len + MARGIN;

  g_string_append_printf (text, "%*s", MARGIN, "");
  for (WarLength x = 0; x < map->field->width; x += step)
    {
      g_autofree char *number = format_number (map, x);

      while (text->len < start + (guint) (x / map->cell_width))
        g_string_append_c (text, ' ');
      g_string_append (text, number);
    }
  g_string_append_c (text, '\n');
}

static void
append_rows (GString *text, const Map *map)
{
  WarLength step = get_step (map);

  for (guint row = 0; row < map->n_rows; row++)
    {
      WarLength top = (gint) row * map->cell_height;
      WarLength mark = (top + step - 1) / step * step;
      gboolean has_mark = mark < top + map->cell_height && mark < map->field->depth;
      g_autofree char *number = has_mark ? format_number (map, mark) : g_strdup ("");

      g_string_append_printf (text, "%*s ", MARGIN - 1, number);
      for (guint column = 0; column < COLUMNS; column++)
        g_string_append (text, map->cells[row * COLUMNS + column]);
      while (text->str[text->len - 1] == ' ')
        g_string_truncate (text, text->len - 1);
      g_string_append_c (text, '\n');
    }
}

static void
append_signs (GString *legend, const Map *map)
{
  const char *const names[] = {
    [WAR_MARKER_OBJECTIVE] = _ ("Objective"),
    [WAR_MARKER_WOUNDED] = _ ("Wounded"),
    [WAR_MARKER_CLOUD] = _ ("Gas Cloud"),
    [WAR_MARKER_FLAG] = _ ("Flag"),
    [WAR_MARKER_TURRET] = _ ("Gun Turret"),
    [WAR_MARKER_MINE] = _ ("Mine"),
    [WAR_MARKER_GAP] = _ ("Gap"),
  };

  for (guint i = 0; i < map->field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (map->field->points, i);
      g_autofree char *name = text_point (map->field, point);
      g_autofree char *square = text_square (map->field, point->position);

      if (is_held (map, point))
        g_string_append_printf (legend, ", %s\u00a0%s\u00a0%s", POINT_SIGN, name, square);
    }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if ((map->markers >> i & 1) != 0)
      g_string_append_printf (legend, ", %s\u00a0%s", marker_signs[i], names[i]);
}

static void
append_legend (GString *text, const Map *map)
{
  GString *legend = g_string_new (NULL);

  for (guint i = 0; i < WAR_N_SIDES; i++)
    g_string_append_printf (legend, "%s%s\u00a0%s", i > 0 ? ", " : "", base_signs[i],
                            text_side (map->setup, (gint) i));
  for (guint i = 0; i < WAR_N_TERRAINS; i++)
    if (i != WAR_TERRAIN_OPEN && (map->terrains & WAR_TERRAIN_BIT (i)) != 0)
      g_string_append_printf (legend, ", %s\u00a0%s", signs[i],
                              text_translate (war_terrain_get_name ((WarTerrain) i)));

  append_signs (legend, map);

  text_append_wrapped (text, legend->str, MARGIN);
  g_string_free (legend, TRUE);
}

/* "A–D, E–H" */
static void
append_squares (GString *text, const Map *map)
{
  WarLength size = text_get_square_size (map->field);
  gint columns = (map->field->width + size - 1) / size;
  gint rows = (map->field->depth + size - 1) / size;
  g_autofree char *length = text_length (size, map->setup->operation->rules->system->length_unit);
  g_autoptr (GString) letters = g_string_new (NULL);
  g_autofree char *sentence = NULL;

  for (gint i = 0; i < rows; i++)
    g_string_append_printf (letters, columns > 1 ? "%s%c–%c" : "%s%c", i > 0 ? ", " : "",
                            'A' + i * columns, 'A' + (i + 1) * columns - 1);
  sentence = g_strdup_printf (
    _ ("Squares of %s, in rows from the top left: %s. Each has nine parts, in rows of three, such "
       "as A1 to A9."),
    length, letters->str);
  text_append_wrapped (text, sentence, MARGIN);
}

/* Hexes --------------------------------------------------------------------------------------- */

/* "░12": the number of a unit with the sign of its side; "F3▒": a fort that somebody holds. */
static void
mark_hexes (const WarSetup *setup, const WarState *state, char **marks)
{
  const WarField *field = setup->operation->field;
  WarHexes hexes = war_field_get_hexes (field);

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece piece;
      WarShownMarker marker;
      WarPosition centre;
      char *mark;
      WarHex hex;

      if (war_play_show_piece (setup, state, row, &piece))
        {
          centre = piece.base.centre;
          mark = g_strdup_printf ("%s%u", base_signs[piece.side], row);
        }
      else if (war_play_show_marker (setup, state, row, &marker))
        {
          centre = marker.centre;
          hex = war_hexes_pick (&hexes, centre);
          mark
            = hex == WAR_HEX_NONE || marker.kind == WAR_MARKER_TURRET ? NULL
              : marker.kind == WAR_MARKER_FLAG
                ? g_strdup_printf ("F%u%s", field->board->cells[hex].fort, base_signs[marker.side])
                : g_strdup (marker_signs[marker.kind]);
        }
      else
        continue;

      hex = war_hexes_pick (&hexes, centre);
      if (mark == NULL || hex == WAR_HEX_NONE || marks[hex] != NULL)
        {
          g_free (mark);
          continue;
        }
      marks[hex] = mark;
    }
}

static char *
map_hexes (const WarSetup *setup, const WarState *state)
{
  const WarHexBoard *board = setup->operation->field->board;
  guint n = war_hex_board_get_n (board);
  g_autofree char **marks = g_new0 (char *, n);
  g_autofree char *map = NULL, *terrain = text_hex_legend (board), *legend = NULL;
  GString *text;

  mark_hexes (setup, state, marks);
  map = text_hex_board (board, (const char *const *) marks);
  text = g_string_new (map);
  for (guint i = 0; i < n; i++)
    g_free (marks[i]);
  /* Translators: signs of two sides and their names, "F1░" a fort, then signs of terrain */
  legend
    = g_strdup_printf (_ ("%s\u00a0%s, %s\u00a0%s, each with the number of a unit; F1%s\u00a0fort "
                          "held, *\u00a0mine, %s"),
                       base_signs[0], text_side (setup, 0), base_signs[1], text_side (setup, 1),
                       base_signs[0], terrain);
  text_append_wrapped (text, legend, MARGIN);
  return g_string_free (text, FALSE);
}

char *
text_map (const WarSetup *setup, const WarState *state)
{
  GString *text;
  guint n_pieces = setup->layout->tables[WAR_TABLE_PIECES].n_rows;
  const WarField *field = setup->operation->field;
  Map map = { .setup = setup, .state = state, .field = field };

  if (field->board != NULL)
    return map_hexes (setup, state);

  text = g_string_new (NULL);
  map.cell_width = MAX ((field->width + COLUMNS - 1) / COLUMNS, 1);
  map.cell_height = 2 * map.cell_width;
  map.n_rows = (guint) ((field->depth + map.cell_height - 1) / map.cell_height);
  map.cells = g_new (const char *, map.n_rows *COLUMNS);
  map.numbers = g_new0 (char *, n_pieces + 1);

  draw_ground (&map);
  for (guint i = 0; i < n_pieces; i++)
    draw_piece (&map, i);
  draw_points (&map);
  draw_markers (&map);
  append_scale (text, &map);
  append_rows (text, &map);
  append_legend (text, &map);
  append_squares (text, &map);

  for (guint i = 0; i < n_pieces; i++)
    g_free (map.numbers[i]);
  g_free (map.numbers);
  g_free (map.cells);
  return g_string_free (text, FALSE);
}

/* map-hexes.c: boards of hexes on a map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "draw/map/map-private.h"
#include "engine/field/transform.h"
#include "text/words/place.h"

/* Widths, in parts of half a hex's width. */
#define RIVER_PART 0.95
#define ROAD_PART 0.30
#define BRIDGE_PART 0.46

/* ---------------------------------------------------------------------------------------------
 * What lies on the ground is drawn as features are: woods, water courses, roads, bridges. */

typedef struct
{
  const WarHexBoard *board;
  WarHexes hexes;
  GHashTable *like; /* of ids: features that need not be made anew; or NULL */
  GPtrArray *features; /* that are made */
} Ground;

/* Part of the way from the centre to the middle of that edge, in hundredths. */
static WarPosition
get_place (const Ground *ground, WarHex hex, guint direction, gint percent)
{
  WarPosition centre = war_hex_get_centre (&ground->hexes, hex);
  WarPosition corners[WAR_HEX_N_DIRECTIONS];
  const WarPosition *a = &corners[direction];
  const WarPosition *b = &corners[(direction + 1) % WAR_HEX_N_DIRECTIONS];

  war_hex_get_corners (&ground->hexes, hex, corners);
  return (WarPosition){ centre.x + ((a->x + b->x) / 2 - centre.x) * percent / 100,
                        centre.y + ((a->y + b->y) / 2 - centre.y) * percent / 100 };
}

/* The id says all that the feature depends on: one that is there already is the same. */
static void
add_feature (Ground *ground, WarTerrain terrain, WarHex hex, const char *what, guint of,
             const WarPosition *places, guint n_places, double part)
{
  g_autofree char *id = g_strdup_printf ("hex-%u-%s-%u", hex, what, of);
  WarFeature *feature = ground->like != NULL ? g_hash_table_lookup (ground->like, id) : NULL;

  if (feature != NULL)
    {
      g_ptr_array_add (ground->features, war_feature_ref (feature));
      return;
    }

  feature = war_feature_new ();
  feature->id = g_steal_pointer (&id);
  feature->terrain = terrain;
  feature->shape.kind = part > 0 ? WAR_SHAPE_LINE : WAR_SHAPE_AREA;
  feature->shape.width = (WarLength) (part * ground->hexes.half_width);
  if (part > 0 && n_places > 2)
    feature->shape.vertices = war_vertices_round (places, n_places, FALSE);
  else
    {
      feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
      g_array_append_vals (feature->shape.vertices, places, n_places);
    }
  g_ptr_array_add (ground->features, feature);
}

/* A way over these edges: through the hex if there are two, else from each to the middle. */
static void
add_way (Ground *ground, WarTerrain terrain, WarHex hex, const char *what, guint8 edges,
         gint percent, double part)
{
  WarPosition places[3] = { 0 };
  guint n = 0;

  places[1] = war_hex_get_centre (&ground->hexes, hex);
  for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
    {
      if ((edges >> direction & 1) == 0)
        continue;
      if (war_hex_count_directions (edges) == 2)
        {
          places[n] = get_place (ground, hex, direction, percent);
          n = 2;
        }
      else
        {
          WarPosition ends[2] = { get_place (ground, hex, direction, percent),
                                  get_place (ground, hex, direction, -(gint) (part * 40)) };

          add_feature (ground, terrain, hex, what, 64 + direction, ends, 2, part);
        }
    }
  if (n > 0)
    add_feature (ground, terrain, hex, what, edges, places, 3, part);
}

static gboolean
is_water (const WarHexCell *cell)
{
  return cell->terrain == WAR_HEX_RIVER || cell->terrain == WAR_HEX_BRIDGE;
}

/* Over which edges the water flows: to other water, and from the end of a river on over the edge of
 * the board, if that lies there. */
static guint8
find_flow (const Ground *ground, WarHex hex)
{
  guint8 flow = 0;

  for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
    {
      WarHex other = war_hex_get_neighbour (&ground->hexes, hex, direction);

      if (other != WAR_HEX_NONE && is_water (&ground->board->cells[other]))
        flow |= (guint8) (1 << direction);
    }
  for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
    if (flow == 1 << direction
        && war_hex_get_neighbour (&ground->hexes, hex, (direction + 3) % 6) == WAR_HEX_NONE)
      return (guint8) (flow | 1 << (direction + 3) % 6);

  return flow;
}

static void
add_river (Ground *ground, WarHex hex)
{
  WarPosition corners[WAR_HEX_N_DIRECTIONS];
  guint8 flow = find_flow (ground, hex);

  if (flow != 0)
    {
      add_way (ground, WAR_TERRAIN_RIVER, hex, "river", flow, 100, RIVER_PART);
      return;
    }

  /* A lake. */
  for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
    corners[direction] = get_place (ground, hex, direction, 80);
  add_feature (ground, WAR_TERRAIN_RIVER, hex, "lake", 0, corners, WAR_HEX_N_DIRECTIONS, 0);
}

static void
add_all (Ground *ground)
{
  guint n = war_hex_board_get_n (ground->board);

  for (guint hex = 0; hex < n; hex++)
    if (is_water (&ground->board->cells[hex]))
      add_river (ground, (WarHex) hex);
  for (guint hex = 0; hex < n; hex++)
    if (ground->board->cells[hex].terrain == WAR_HEX_FOREST)
      {
        WarPosition corners[WAR_HEX_N_DIRECTIONS];

        war_hex_get_corners (&ground->hexes, (WarHex) hex, corners);
        add_feature (ground, WAR_TERRAIN_WOOD, (WarHex) hex, "wood", 0, corners,
                     WAR_HEX_N_DIRECTIONS, 0);
      }
  for (guint hex = 0; hex < n; hex++)
    add_way (ground, WAR_TERRAIN_ROAD, (WarHex) hex, "road", ground->board->cells[hex].roads, 100,
             ROAD_PART);
  for (guint hex = 0; hex < n; hex++)
    if (ground->board->cells[hex].terrain == WAR_HEX_BRIDGE)
      add_way (ground, WAR_TERRAIN_BRIDGE, (WarHex) hex, "bridge", ground->board->cells[hex].roads,
               66, BRIDGE_PART);
}

gboolean
draw_hexes_made (const WarField *field, const WarFeature *feature)
{
  return field->board != NULL && g_str_has_prefix (feature->id, "hex-");
}

/* The ids of what was made for a board of the same size. */
static GHashTable *
list_made (const WarField *field, const DrawPlan *like)
{
  GHashTable *made;

  if (like == NULL || like->field->board == NULL || like->field->width != field->width
      || like->field->depth != field->depth
      || like->field->board->n_columns != field->board->n_columns
      || like->field->board->n_rows != field->board->n_rows)
    return NULL;

  made = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < like->field->features->len; i++)
    {
      WarFeature *feature = g_ptr_array_index (like->field->features, i);

      if (draw_hexes_made (like->field, feature))
        g_hash_table_insert (made, feature->id, feature);
    }
  return made;
}

WarField *
draw_hexes_expand (const WarField *field, const DrawPlan *like)
{
  g_autoptr (GHashTable) made = NULL;
  WarField *expanded;
  Ground ground;

  if (field->board == NULL)
    return war_field_ref ((WarField *) field);

  made = list_made (field, like);
  expanded = war_field_copy (field);
  ground = (Ground){
    .board = field->board,
    .hexes = war_field_get_hexes (field),
    .like = made,
    .features = g_ptr_array_new_with_free_func ((GDestroyNotify) war_feature_unref),
  };
  add_all (&ground);
  for (guint i = 0; i < field->features->len; i++)
    g_ptr_array_add (ground.features, war_feature_ref (g_ptr_array_index (field->features, i)));
  g_ptr_array_unref (expanded->features);
  expanded->features = ground.features;
  return expanded;
}

/* ---------------------------------------------------------------------------------------------
 * What is drawn over it: the edges of hexes, forts, numbers. */

typedef struct
{
  const DrawMap *map;
  WarHexes hexes;
  double half_width; /* in millimetres */
  DrawColour ink;
} Board;

static DrawPoint
to_point (WarPosition position)
{
  return (DrawPoint){ .x = (double) position.x / WAR_MILLIMETRE,
                      .y = (double) position.y / WAR_MILLIMETRE };
}

/* A corner, so near to the centre: 1 is at the edge. */
static DrawPoint
get_corner (const Board *board, WarHex hex, guint corner, double share)
{
  WarPosition corners[WAR_HEX_N_DIRECTIONS];
  DrawPoint centre = to_point (war_hex_get_centre (&board->hexes, hex)), at;

  war_hex_get_corners (&board->hexes, hex, corners);
  at = to_point (corners[corner % WAR_HEX_N_DIRECTIONS]);
  return (DrawPoint){ .x = centre.x + (at.x - centre.x) * share,
                      .y = centre.y + (at.y - centre.y) * share };
}

static void
trace_hex (const Board *board, WarHex hex, double share)
{
  for (guint i = 0; i < WAR_HEX_N_DIRECTIONS; i++)
    {
      DrawPoint at = get_corner (board, hex, i, share);

      if (i == 0)
        cairo_move_to (board->map->cr, at.x, at.y);
      else
        cairo_line_to (board->map->cr, at.x, at.y);
    }
  cairo_close_path (board->map->cr);
}

/* Walls along the closed sides, which end where an open one begins; the way in is clear paper. */
static void
draw_fort (const Board *board, WarHex hex, const WarHexCell *cell)
{
  cairo_t *cr = board->map->cr;
  double thick = fmax (board->half_width * 0.15, board->map->options->pixel);

  trace_hex (board, hex, 0.86);
  draw_set_colour (cr, draw_map_colour (board->map, DRAW_COLOUR_PAPER), 0.9);
  cairo_fill (cr);

  for (guint side = 0; side < WAR_HEX_N_DIRECTIONS; side++)
    {
      DrawPoint from = get_corner (board, hex, side, 0.80);
      DrawPoint to = get_corner (board, hex, side + 1, 0.80);
      gboolean is_open = (cell->open >> side & 1) != 0;

      if (is_open)
        continue;
      cairo_move_to (cr, from.x, from.y);
      cairo_line_to (cr, to.x, to.y);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_map_stroke (board->map, board->ink, thick);
}

static void
show_number (const Board *board, WarHex hex, guint number, double size, double down)
{
  DrawPoint centre = to_point (war_hex_get_centre (&board->hexes, hex));
  DrawLettering lettering
    = { .face = DRAW_FACE_MAP, .size = size, .bold = TRUE, .align = PANGO_ALIGN_CENTER };
  char text[12];

  g_snprintf (text, sizeof text, "%u", number);
  draw_set_colour (board->map->cr, board->ink, 1);
  draw_lettering_show_at_baseline (board->map->cr, &lettering, centre.x,
                                   centre.y + size * 0.34 + down, text);
}

/* In a ring, on paper, so that no road goes through it. */
static void
draw_start (const Board *board, WarHex hex, guint number, double size)
{
  cairo_t *cr = board->map->cr;
  DrawPoint centre = to_point (war_hex_get_centre (&board->hexes, hex));

  cairo_new_path (cr);
  cairo_arc (cr, centre.x, centre.y, size * 0.75, 0, 2 * G_PI);
  draw_set_colour (cr, draw_map_colour (board->map, DRAW_COLOUR_PAPER), 0.92);
  cairo_fill_preserve (cr);
  draw_map_stroke (board->map, board->ink, board->half_width * 0.05);
  show_number (board, hex, number, size, 0);
}

/* "G7", small, below the upper corner, clear of the edges; on paper where something else is drawn
 * on the hex. */
static void
draw_name (const Board *board, WarHex hex, const WarHexCell *cell)
{
  const DrawMapOptions *options = board->map->options;
  DrawLettering lettering
    = { .face = DRAW_FACE_MAP,
        .size = fmax (board->half_width * 0.24, fmax (options->letter, 9 * options->pixel)),
        .align = PANGO_ALIGN_CENTER };
  DrawPoint top = get_corner (board, hex, 0, 1);
  double baseline = top.y + board->half_width * 0.28 + lettering.size;
  g_autofree char *name = text_hex (&board->hexes, hex);

  if (lettering.size > board->half_width * 0.5)
    return;
  if (cell->terrain != WAR_HEX_MEADOW || cell->roads != 0)
    {
      double width = lettering.size * (0.3 + 0.58 * (double) strlen (name));

      cairo_rectangle (board->map->cr, top.x - width / 2, baseline - lettering.size * 0.82, width,
                       lettering.size);
      draw_set_colour (board->map->cr, draw_map_colour (board->map, DRAW_COLOUR_PAPER), 0.8);
      cairo_fill (board->map->cr);
    }
  draw_set_colour (board->map->cr, board->ink, 0.7);
  draw_lettering_show_at_baseline (board->map->cr, &lettering, top.x, baseline, name);
}

DrawRect
draw_hex_get_rect (const WarHexes *hexes, WarHex hex)
{
  DrawPoint centre = to_point (war_hex_get_centre (hexes, hex));
  double reach = 1.3 * hexes->half_width / WAR_MILLIMETRE;

  return (DrawRect){ centre.x - reach, centre.y - reach, centre.x + reach, centre.y + reach };
}

static void
draw_edge (const Board *board, WarHex hex)
{
  trace_hex (board, hex, 1);
  draw_set_colour (board->map->cr, board->ink, 0.55);
  cairo_set_line_width (board->map->cr, fmax (0.35, board->map->options->pixel));
  cairo_stroke (board->map->cr);
}

void
draw_map_hex_sample (const DrawMap *map, const WarHexCell *cell, double x, double y, double height)
{
  double half_width = height * sqrt (3) / 4;
  WarLength length = (WarLength) (half_width * WAR_MILLIMETRE);
  Board board = { .map = map,
                  .hexes = war_hexes_new (1, 1, (WarPosition){ 0, 0 }, MAX (length, 10)),
                  .half_width = half_width,
                  .ink = draw_map_colour (map, DRAW_COLOUR_INK) };
  DrawPoint centre = to_point (war_hex_get_centre (&board.hexes, 0));

  cairo_save (map->cr);
  cairo_set_line_join (map->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_translate (map->cr, x - centre.x, y - centre.y);
  draw_edge (&board, 0);
  if (cell->fort != 0)
    {
      draw_fort (&board, 0, cell);
      show_number (&board, 0, cell->fort, half_width * 0.8, 0);
    }
  if (cell->start != 0)
    draw_start (&board, 0, cell->start, half_width * 0.8); /* small, but to be read */
  cairo_restore (map->cr);
}

void
draw_map_hexes (const DrawMap *map)
{
  Board board = { .map = map,
                  .hexes = war_field_get_hexes (map->field),
                  .ink = draw_map_colour (map, DRAW_COLOUR_INK) };
  guint n = war_hexes_get_n (&board.hexes);

  board.half_width = (double) board.hexes.half_width / WAR_MILLIMETRE;
  cairo_save (map->cr);
  cairo_set_line_join (map->cr, CAIRO_LINE_JOIN_ROUND);
  for (guint hex = 0; hex < n; hex++)
    {
      const WarHexCell *cell = &map->field->board->cells[hex];

      if (!draw_map_may_see (map, draw_hex_get_rect (&board.hexes, (WarHex) hex)))
        continue;

      draw_edge (&board, (WarHex) hex);
      if (cell->terrain == WAR_HEX_FORT)
        {
          draw_fort (&board, (WarHex) hex, cell);
          show_number (&board, (WarHex) hex, cell->fort, board.half_width * 0.8, 0);
        }
      if (cell->start != 0)
        draw_start (&board, (WarHex) hex, cell->start,
                    fmax (board.half_width * 0.56, map->options->letter));
      if (map->options->labels && !map->options->no_squares && cell->terrain != WAR_HEX_FORT)
        draw_name (&board, (WarHex) hex, cell);
    }
  cairo_restore (map->cr);
}

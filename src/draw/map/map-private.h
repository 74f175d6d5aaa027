/* map-private.h: the parts of a map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/map/map-plan.h"
#include "draw/surface/lettering-private.h"

G_BEGIN_DECLS

/* A place in millimetres of the table. */
typedef struct
{
  double x, y;
} DrawPoint;

/* A place on an outline or a line: (along_x, along_y) is the unit vector in its direction. */
typedef struct
{
  double x, y;
  double along_x, along_y;
} DrawStation;

/* A place for a glyph in a textured area. */
typedef struct
{
  double x, y;
  guint32 hash; /* the same for the same glyph whenever it is drawn */
} DrawSpot;

typedef struct
{
  double left, top, right, bottom;
} DrawRect;

/* What is common to everything on one drawing of a map. */
typedef struct
{
  cairo_t *cr;
  DrawPlan *plan;
  const WarField *field;
  const DrawMapOptions *options;
  double detail; /* 1, 2, 4 …: how much coarser textures are, so that they do not turn grey */
  double left, top, right, bottom; /* of the clip: what lies outside may be left out */
} DrawMap;

/* How far a sign may reach beyond its shape, in millimetres: trees, hachures, wing walls. */
#define DRAW_SIGN_REACH 12

/* A feature as it is drawn: what a plan keeps of it, and what a drawing adds. */
typedef struct
{
  gatomicrefcount references;
  const DrawMap *map; /* of the drawing */
  WarFeature *feature;
  GArray *outline; /* DrawPoint, closed; of a LINE: its band */
  GArray *line; /* DrawPoint: the middle of a LINE; else NULL */
  double width; /* of a LINE */
  double inward; /* 1: the area is to the right of the outline's direction; −1: to its left */
  double left, top, right, bottom;
  DrawPoint anchor; /* where its texture is fixed, so that it moves with the feature */
  guint32 seed;
  gint side; /* that dug it; 0: nobody knows */
  DrawColour works; /* of the drawing: the side's */
} DrawSign;

/* Whether it is side 2's and only its shape says so, as both have the same ink. */
gboolean draw_sign_is_second (const DrawSign *sign);

/* Adds what wire has along its strands: a cross; of side 2 a ring, where only that tells it. */
void draw_sign_barb (const DrawSign *sign, double x, double y, double arm);

/* Whether signs of the terrain differ by who dug it; the side of such a feature, 0: neither. */
gboolean draw_terrain_is_works (WarTerrain terrain);
gint draw_feature_get_side (const WarFeature *feature, const WarField *field);

/* Neighbours of one terrain are drawn pass by pass, so that a fork of roads has no seam. */
typedef enum
{
  DRAW_PASS_EDGE,
  DRAW_PASS_BODY,
  DRAW_PASS_DETAIL,
  DRAW_N_PASSES,
} DrawPass;

/* On paper no letter of a map is smaller, in millimetres: lines are 1.8 mm apart. */
#define DRAW_MAP_LEAST_LETTER 2.1

void draw_map_init (DrawMap *map, cairo_t *cr, DrawPlan *plan, const DrawMapOptions *options);
double draw_map_get_detail (const DrawMapOptions *options);
void draw_sign (const DrawSign *sign, DrawPass pass);

/* Parts of the map: the sheet with its margin; zones, their hatching or their edges; features that
 * have one rank, pass by pass: map.c */
void draw_map_paper (const DrawMap *map);
void draw_map_zones (const DrawMap *map, gboolean edges);
void draw_map_zone_sample (const DrawMap *map, gint side, double left, double top, double width,
                           double height, double scale);
void draw_map_group (const DrawMap *map, const guint *features, guint n_features);
void draw_map_feature (const DrawMap *map, guint feature, DrawPass pass);

/* The map in layers, lowest first: drawn one over the other they give the whole: map-layers.c */
typedef struct
{
  char *id; /* for programs: "barbed-wire", "labels"; no two are alike */
  char *name; /* for people: "Building", "Building 2"; no two are alike */
  gint terrain; /* WarTerrain; −1: something else */
  void (*draw) (const DrawMap *map, const GArray *features);
  GArray *features; /* guint: of a terrain's layer, in the order of their ranks; else NULL */
} DrawLayer;

GPtrArray *draw_plan_get_layers (const DrawPlan *plan);

/* A terrain's layer feature by feature: an array of these, lowest first. Neighbours that are drawn
 * pass by pass come several times. */
typedef struct
{
  guint feature;
  DrawPass first, last;
} DrawLayerPart;

GArray *draw_layer_get_parts (const DrawPlan *plan, const DrawLayer *layer);
void draw_plan_layer_part (cairo_t *cr, DrawPlan *plan, const DrawLayerPart *part,
                           const DrawMapOptions *options);
void draw_plan_layer (cairo_t *cr, DrawPlan *plan, const DrawLayer *layer,
                      const DrawMapOptions *options);

/* Rectangles, found by where they are: map-index.c */
typedef struct _DrawIndex DrawIndex;

DrawIndex *draw_index_new (DrawRect bounds, guint n);
void draw_index_free (DrawIndex *index);
void draw_index_add (DrawIndex *index, guint id, DrawRect rect);
gboolean draw_index_find (const DrawIndex *index, DrawRect rect, GArray *ids);
gboolean draw_rect_touches (DrawRect a, DrawRect b);

/* Whether anything there may be in sight. */
static inline gboolean
draw_map_may_see (const DrawMap *map, DrawRect rect)
{
  return draw_rect_touches (rect, (DrawRect){ map->left, map->top, map->right, map->bottom });
}

/* What is worked out of a field: map-plan.c */
struct _DrawPlan
{
  gatomicrefcount references;
  WarField *field;
  GPtrArray *signs; /* DrawSign, for each feature; NULL: there is nothing to draw */
  guint *ranks; /* for each feature: that of its group; groups are drawn in this order */
  GArray *below; /* guint: for each feature those before it that lie under or beside it, */
  guint *below_from; /* from this place on, up to that of the next one */
  DrawIndex *index; /* of the signs */
  double crowd; /* square millimetres of woods to fill with trees; 0: no more than usual */
  double fill; /* square millimetres that areas cover; 0: no more than usual */
  double longest; /* millimetres; longer lines are tangles, drawn without their sign */
  double largest; /* by draw_sign_get_load(); larger areas lie in heaps, drawn without it too */
  gboolean is_heap; /* so much touches that nothing merges, and nothing is in below */
  GArray *relief; /* double: heights of the ground, row by row */
  GHashTable *measures; /* of char *, what is lettered: DrawPoint *, its size for an em of 1 */
  GArray *labels; /* DrawLabel, or NULL: not worked out yet */
  DrawMapOptions labels_for; /* the options that they stand for */
};

/* Geometry: map-geometry.c */
GArray *draw_points_from_shape (const WarShape *shape);
double draw_points_get_length (const GArray *points, gboolean closed);
GArray *draw_points_band (const GArray *line, double width);
GArray *draw_points_offset (const GArray *line, double right);
GArray *draw_points_crenellate (const GArray *points, gboolean closed, double height, double pitch);
double draw_points_get_area (const GArray *points);
DrawPoint draw_points_get_middle (const GArray *points);
double draw_points_get_depth (const GArray *points, double x, double y);
GArray *draw_points_inset (const GArray *points, double distance);
void draw_points_trace (cairo_t *cr, const GArray *points, gboolean closed);
GArray *draw_points_walk (const GArray *points, gboolean closed, double spacing, double offset);
guint32 draw_hash (guint32 seed, gint32 x, gint32 y);
double draw_hash_share (guint32 hash, guint part);

/* Drawing with the map's ink: map-sign.c */
DrawSign *draw_sign_new (const WarFeature *feature, const WarField *field);
DrawSign *draw_sign_ref (DrawSign *sign);
void draw_sign_unref (DrawSign *sign);
DrawRect draw_sign_get_rect (const DrawSign *sign, double reach);
DrawSign draw_sign_begin (const DrawSign *sign, const DrawMap *map);
gboolean draw_sign_is_variant (const DrawSign *sign, const char *variant);
double draw_sign_get_load (const DrawSign *sign, const WarField *field);
double draw_signs_get_fill (const GPtrArray *signs, const WarField *field);
double draw_sign_widen (const DrawSign *sign, double spacing, guint most);
gboolean draw_sign_is_small (const DrawSign *sign, double spacing);
GArray *draw_sign_scatter (const DrawSign *sign, double spacing, double inset, double size);
void draw_sign_tint (const DrawSign *sign, DrawColour colour, double alpha);
void draw_sign_outline (const DrawSign *sign, DrawColour colour, double width);
void draw_sign_enter_box (const DrawSign *sign, double *half_width, double *half_depth);
double draw_map_get_thickness (const DrawMap *map, double usual);
void draw_map_stroke (const DrawMap *map, DrawColour colour, double width);
void draw_map_stroke_band (const DrawMap *map, DrawColour colour, double width);
void draw_map_dash (const DrawMap *map, double on, double off);
void draw_map_hatch (const DrawMap *map, const GArray *points, double angle, double spacing,
                     DrawPoint anchor);
DrawColour draw_map_colour (const DrawMap *map, DrawColourName name);
DrawColour draw_map_pale (const DrawMap *map, DrawColour colour, double share);

/* Signs. Those that return FALSE have none for the terrain; draw_area_sign() is the last resort. */
GArray *draw_relief_new (const WarField *field);
void draw_map_ground (const DrawMap *map);
void draw_map_grid (const DrawMap *map);
void draw_area_sign (const DrawSign *sign, DrawPass pass);
gboolean draw_works_sign (const DrawSign *sign, DrawPass pass);
gboolean draw_line_sign (const DrawSign *sign, DrawPass pass);

/* A sign along a path: the middle of a line, or the outline of an area with a nominal width. */
gboolean draw_barrier (const DrawSign *sign, const GArray *path, gboolean closed, double width,
                       DrawPass pass);

/* Textures of an area, in millimetres: map-texture.c, map-trees.c */
void draw_stipple (const DrawSign *sign, double spacing, double size, DrawColour colour);
void draw_level_dashes (const DrawSign *sign, double spacing, double length, double thickness,
                        DrawColour colour);
void draw_reeds (const DrawSign *sign, DrawColour water, DrawColour reed);
void draw_snow_flakes (const DrawSign *sign, DrawColour colour);
void draw_ripples (const DrawSign *sign, double spacing, DrawColour colour);
void draw_stones (const DrawSign *sign, DrawColour fill, DrawColour line);
void draw_trees (const DrawSign *sign);
double draw_trees_get_crowd (const GPtrArray *signs);

/* Names and marked places: map-labels.c */
typedef struct
{
  char *text;
  DrawLettering lettering;
  DrawRect rect;
  DrawColourName colour;
} DrawLabel;

double draw_point_get_radius (const DrawMapOptions *options);
void draw_point_sign (const DrawMap *map, WarPointKind kind, double x, double y, double r);
void draw_map_points (const DrawMap *map);
void draw_map_labels (const DrawMap *map);
const GArray *draw_plan_get_labels (DrawPlan *plan, const DrawMapOptions *options);

/* How far the halo of a label reaches beyond it. */
double draw_label_get_reach (const DrawLabel *label, const DrawMapOptions *options);

/* The lettered squares of a field: map-ground.c */
typedef struct
{
  double size; /* of a lettered square */
  guint parts; /* numbered squares along a side of a lettered one */
  gboolean inches;
} DrawGrid;

DrawGrid draw_grid_get (const WarField *field);

/* The hexes of a field that has a board: map-hexes.c. What lies on its ground as features below the
 * field's own, in a field to be drawn; a reference to the field itself if it has none. like: whose
 * features may be taken over; or NULL. */
WarField *draw_hexes_expand (const WarField *field, const DrawPlan *like);

/* Edges, names, forts and starts. */
void draw_map_hexes (const DrawMap *map);
DrawRect draw_hex_get_rect (const WarHexes *hexes, WarHex hex);

/* Whether the feature is none of the field's own, but has been made of a hex. */
gboolean draw_hexes_made (const WarField *field, const WarFeature *feature);

/* A hex alone, so high, with its fort or start; (x, y) is its centre. */
void draw_map_hex_sample (const DrawMap *map, const WarHexCell *cell, double x, double y,
                          double height);

/* Around the map: map-border.c */
void draw_map_border (const DrawMap *map);

/* Its parts, for whoever sets a field into something else, in units of the border: the frame is so
 * many wide. The foot of the arrow is at (x, y). */
#define DRAW_FRAME_WIDTH 9.0

void draw_map_frame (const DrawMap *map, double unit);
void draw_map_north (const DrawMap *map, double x, double y, double unit);

/* What the signs on a map mean, in the order in which a key has them: map-key.c. Of hexes in their
 * own words. */
typedef struct
{
  const char *name;
  WarTerrain terrain; /* if the hex has neither fort nor start */
  WarShapeKind shape; /* that it first has */
  gint side; /* whose it is, where there are signs of both; else 0 */
  gboolean is_zone; /* where that side deploys */
  WarHexCell hex;
} DrawKeySign;

#define DRAW_KEY_MAX (2 * WAR_N_TERRAINS + WAR_HEX_N_TERRAINS + 4)

/* Of a map that is drawn with these options. In colours works of both sides are one. */
guint draw_field_list_signs (const WarField *field, const DrawMapOptions *options,
                             DrawKeySign signs[DRAW_KEY_MAX]);

/* Likewise as draw_map_sample() does it. */
void draw_key_sign (const DrawMap *map, const DrawKeySign *sign, double left, double top,
                    double width, double height, double scale);

/* A sample of a terrain in such a shape, as that side has it, drawn as if a millimetre of the table
 * were scale units. */
void draw_map_sample (const DrawMap *map, WarTerrain terrain, WarShapeKind kind, gint side,
                      double left, double top, double width, double height, double scale);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DrawSign, draw_sign_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DrawIndex, draw_index_free)

G_END_DECLS

/* field.h: a battlefield
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/hex-board.h"
#include "engine/geometry/geometry.h"
#include "engine/geometry/length.h"
#include "engine/rules/rules.h"
#include "engine/rules/terrain.h"

G_BEGIN_DECLS

typedef enum
{
  WAR_SHAPE_AREA, /* vertices: a simple polygon, not closed by repeating the first */
  WAR_SHAPE_LINE, /* vertices: a polyline; width: across it */
  WAR_SHAPE_BOX, /* an oriented rectangle: centre, heading, width (across), depth (along) */
  WAR_SHAPE_ELLIPSE, /* likewise; width and depth are its axes */
} WarShapeKind;

typedef struct
{
  WarShapeKind kind;
  GArray *vertices; /* WarPosition; AREA and LINE, else NULL */
  WarPosition centre;
  WarHeading heading;
  WarLength width, depth;
} WarShape;

/* What a feature does in one system, where that differs from what its terrain does. */
typedef struct
{
  char *system; /* its id */
  guint32 given; /* bit n: stats[n] stands in place of the terrain's */
  gint32 stats[WAR_MAX_STATS]; /* in the order of WarSystem.terrain_stats */
} WarEffect;

/* A terrain piece on the field. Immutable once built, reference-counted. */
typedef struct
{
  gatomicrefcount references;
  char *id;
  WarTerrain terrain;
  char *name; /* or NULL */
  char *variant; /* how it is drawn within its type: "church"; or NULL */
  WarShape shape;
  char *role; /* the id of a WarFieldRole of the systems that know it; or NULL */
  char *group; /* an id that the items of a group share, whatever their kind; or NULL */
  gboolean locked; /* editors neither move nor change it */
  GPtrArray *effects; /* WarEffect, at most one for each system; NULL: none */
  WarExtra *extra; /* or NULL */
} WarFeature;

/* A zone of a side. Immutable, reference-counted. */
typedef struct
{
  gatomicrefcount references;
  char *id;
  char *name; /* or NULL */
  gint side; /* 1 or 2 */
  char *role; /* as of features; NULL: the side deploys in it */
  char *group; /* as of features */
  gboolean locked;
  WarShape shape; /* AREA; it lies on the field */
  WarExtra *extra; /* or NULL */
} WarZone;

typedef enum
{
  WAR_POINT_CONTROL, /* a control point, held by being near */
  WAR_POINT_OBJECTIVE, /* the objective of a game type or operation */
  WAR_POINT_LABEL, /* a name on the map, without effect */
} WarPointKind;

/* A marked place. Immutable, reference-counted. */
typedef struct
{
  gatomicrefcount references;
  char *id;
  char *name; /* or NULL */
  WarPointKind kind;
  char *group; /* as of features */
  gboolean locked;
  WarPosition position; /* on the field */
  WarExtra *extra; /* or NULL */
} WarPoint;

/* A picture to trace from. Only editors show it: it is neither printed nor played on. Immutable,
 * reference-counted. */
typedef struct
{
  gatomicrefcount references;
  char *path; /* of the picture's file, absolute or from the folder of the field's */
  WarPosition position; /* its top left corner; it may reach beyond the field */
  WarLength width; /* on the field; how deep it is follows from the picture */
  gint opacity; /* in percent, 1 to 100 */
  WarExtra *extra; /* or NULL */
} WarBackground;

typedef enum
{
  WAR_GROUND_FREE,
  WAR_GROUND_HEX,
} WarGroundKind;

/* A document: immutable, reference-counted, as armies are. */
typedef struct
{
  gatomicrefcount references;
  char *name;
  WarGroundKind ground;
  WarLength width, depth; /* x and y extent */
  WarHexBoard *board; /* of HEX: its extent is the field's; NULL on free ground */
  GPtrArray *features; /* WarFeature, lowest first: a later one lies on top */
  GPtrArray *zones; /* WarZone */
  GPtrArray *points; /* WarPoint */
  WarBackground *background; /* or NULL */
  gboolean is_absent; /* it stands in for one that was not found, and has nothing but its name */
  WarExtra *extra; /* or NULL */
} WarField;

/* Fields are at least this wide and deep. */
#define WAR_FIELD_MIN_SIZE WAR_INCH

#define WAR_FIELD_MAX_FEATURES 10000
#define WAR_FIELD_MAX_ZONES 200
#define WAR_FIELD_MAX_POINTS 1000
#define WAR_SHAPE_MAX_VERTICES 2000

/* Editors offer at most this for the width of lines and the width and depth of boxes and ellipses:
 * 10 m. Files may have up to WAR_LENGTH_MAX, which is odd: WAR_FIELD_ODDITY_TOO_LARGE. */
#define WAR_SHAPE_MAX_SIZE (1000 * WAR_CENTIMETRE)

const char *const *war_point_kind_get_ids (void);

WarField *war_field_new (const char *name, WarLength width, WarLength depth);

/* Ground of hexes, as large as the board is if they are 2 × half_width wide. */
WarField *war_field_new_hex (const char *name, WarHexBoard *board, WarLength half_width);

/* Where the hexes of its board lie on a field that has one. */
WarHexes war_field_get_hexes (const WarField *field);

/* How wide hexes are for the board to be that wide. */
WarLength war_hex_board_get_half_width (const WarHexBoard *board, WarLength width);

/* In place of one that was not found; name: of its file. */
WarField *war_field_new_absent (const char *name);

/* A new field that shares the features, zones and points; what an edit starts from. */
WarField *war_field_copy (const WarField *field);
WarField *war_field_ref (WarField *field);
void war_field_unref (WarField *field);
const WarZone *war_field_find_zone (const WarField *field, const char *id);
/* Whether the position is on the field, its edges included. */
static inline gboolean
war_field_has_position (const WarField *field, WarPosition position)
{
  return position.x >= 0 && position.x <= field->width && position.y >= 0
         && position.y <= field->depth;
}

const WarPoint *war_field_find_point (const WarField *field, const char *id);
guint war_field_count_points (const WarField *field, WarPointKind kind);

/* Where the side deploys: the first of its zones that have no role; or NULL. */
const WarZone *war_field_find_deployment_zone (const WarField *field, gint side);

WarFeature *war_feature_new (void);
WarFeature *war_feature_ref (WarFeature *feature);
void war_feature_unref (WarFeature *feature);

/* What the feature does in the system, the stat being one of its terrain_stats: its own effect,
 * else what the rules say about its terrain. */
gint32 war_feature_get_effect (const WarFeature *feature, const WarRules *rules, guint stat);

/* Sets an effect of the feature's own, while it is being built. */
void war_feature_set_effect (WarFeature *feature, const char *system, guint stat, gint32 value);
void war_effect_free (WarEffect *effect);
WarZone *war_zone_new (void);
WarZone *war_zone_ref (WarZone *zone);
void war_zone_unref (WarZone *zone);
WarPoint *war_point_new (void);
WarPoint *war_point_ref (WarPoint *point);
void war_point_unref (WarPoint *point);

WarBackground *war_background_new (void);
WarBackground *war_background_copy (const WarBackground *background);
WarBackground *war_background_ref (WarBackground *background);
void war_background_unref (WarBackground *background);

/* The corners of a BOX, clockwise from its front left. */
void war_shape_get_corners (const WarShape *shape, WarPosition corners[4]);

/* A box along the axes that holds the shape, a line's width included. */
void war_shape_get_bounds (const WarShape *shape, WarPosition *minimum, WarPosition *maximum);

WarLocation war_zone_locate (const WarZone *zone, WarPosition position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarField, war_field_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarFeature, war_feature_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarZone, war_zone_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarPoint, war_point_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarBackground, war_background_unref)

G_END_DECLS

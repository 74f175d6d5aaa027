/* field-features.c: the features of a field in a file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/field/field-room.h"
#include "engine/geometry/geometry.h"
#include "engine/system.h"
#include "store/documents/field-private.h"

/* On one feature: more systems than there will be. */
#define EFFECTS_MAX 20

#define TERRAIN_ATTRIBUTE \
  { \
    "terrain", STORE_VALUE_CHOICE, TRUE, .get_choices = war_terrain_get_ids \
  }
#define VARIANT_ATTRIBUTE \
  { \
    "variant", STORE_VALUE_ID, FALSE \
  }
#define HEADING_ATTRIBUTE \
  { \
    "heading", STORE_VALUE_INTEGER, TRUE, 0, WAR_HEADING_TURN - 1 \
  }
#define LENGTH_ATTRIBUTE(name) \
  { \
    name, STORE_VALUE_INTEGER, TRUE, 1, WAR_LENGTH_MAX \
  }

const char *const store_no_yes[] = { "no", "yes", NULL };

/* All outlines of a field share the vertices that it may have. */
static void
set_vertices (StoreReader *reader, StoreDocument *document, WarShape *shape,
              const StoreValue *value)
{
  shape->vertices = g_array_ref (value->positions);
  document->n_vertices += shape->vertices->len;
  if (document->n_vertices > WAR_FIELD_MAX_VERTICES)
    {
      store_reader_fault (reader, value, _ ("the outlines of a field may have at most %d corners"),
                          WAR_FIELD_MAX_VERTICES);
      store_reader_stop (reader);
    }
}

void
store_set_area (StoreReader *reader, StoreDocument *document, WarShape *shape,
                const StoreValue *value)
{
  const WarPosition *vertices = (const WarPosition *) (gpointer) value->positions->data;
  guint edge = 0;

  shape->kind = WAR_SHAPE_AREA;
  set_vertices (reader, document, shape, value);

  switch (war_polygon_check (vertices, value->positions->len, &edge))
    {
    case WAR_POLYGON_VALID:
      break;
    case WAR_POLYGON_TOO_FEW:
      store_reader_fault (reader, value, _ ("an area needs at least three positions"));
      break;
    case WAR_POLYGON_REPEATED:
      store_reader_fault (reader, value, _ ("position %u stands twice, one after the other"),
                          edge + 1);
      break;
    case WAR_POLYGON_SELF_MEETING:
    default:
      store_reader_fault (reader, value,
                          _ ("the edge from position %u crosses or touches another edge of the "
                             "same area"),
                          edge + 1);
    }
}

/* <features> */

/* What all features begin with. */
enum
{
  FEATURE_ID,
  FEATURE_TERRAIN,
  FEATURE_NAME,
  FEATURE_VARIANT,
  FEATURE_ROLE,
  FEATURE_GROUP,
  FEATURE_LOCKED,
  FEATURE_REST,
};

static WarFeature *
add_feature (StoreReader *reader, const StoreValue *values, StoreDocument *document,
             WarShapeKind kind)
{
  WarFeature *feature = war_feature_new ();
  GPtrArray *features = document->field->features;

  feature->id = g_strdup (values[FEATURE_ID].text);
  feature->terrain = (WarTerrain) values[FEATURE_TERRAIN].integer;
  feature->name = store_value_dup_text (&values[FEATURE_NAME]);
  feature->variant = store_value_dup_text (&values[FEATURE_VARIANT]);
  feature->role = store_value_dup_text (&values[FEATURE_ROLE]);
  feature->group = store_value_dup_text (&values[FEATURE_GROUP]);
  feature->locked = values[FEATURE_LOCKED].integer != 0;
  feature->shape.kind = kind;
  g_ptr_array_add (features, feature);

  /* The ids are many, so they are compared as sets. */
  if (!g_hash_table_add (document->ids, feature->id) && feature->id[0] != '\0')
    store_report_second (reader, &values[FEATURE_ID]);

  if (features->len > WAR_FIELD_MAX_FEATURES)
    {
      store_reader_fault (reader, NULL, _ ("a field may have at most %d features"),
                          WAR_FIELD_MAX_FEATURES);
      store_reader_stop (reader);
    }

  return feature;
}

static const StoreAttribute area_attributes[]
  = { STORE_ID_ATTRIBUTE,     TERRAIN_ATTRIBUTE,         STORE_OPTIONAL_NAME_ATTRIBUTE,
      VARIANT_ATTRIBUTE,      STORE_ROLE_ATTRIBUTE,      STORE_GROUP_ATTRIBUTE,
      STORE_LOCKED_ATTRIBUTE, STORE_POSITIONS_ATTRIBUTE, { NULL } };

static void
start_area (StoreReader *reader, const StoreValue *values, gpointer data)
{
  WarFeature *feature = add_feature (reader, values, data, WAR_SHAPE_AREA);

  store_set_area (reader, data, &feature->shape, &values[FEATURE_REST]);
}

static const StoreAttribute line_attributes[] = { STORE_ID_ATTRIBUTE,
                                                  TERRAIN_ATTRIBUTE,
                                                  STORE_OPTIONAL_NAME_ATTRIBUTE,
                                                  VARIANT_ATTRIBUTE,
                                                  STORE_ROLE_ATTRIBUTE,
                                                  STORE_GROUP_ATTRIBUTE,
                                                  STORE_LOCKED_ATTRIBUTE,
                                                  LENGTH_ATTRIBUTE ("width-mm100"),
                                                  STORE_POSITIONS_ATTRIBUTE,
                                                  { NULL } };

static void
start_line (StoreReader *reader, const StoreValue *values, gpointer data)
{
  WarFeature *feature = add_feature (reader, values, data, WAR_SHAPE_LINE);

  feature->shape.width = (WarLength) values[FEATURE_REST].integer;
  set_vertices (reader, data, &feature->shape, &values[FEATURE_REST + 1]);
}

static const StoreAttribute stamp_attributes[]
  = { STORE_ID_ATTRIBUTE,
      TERRAIN_ATTRIBUTE,
      STORE_OPTIONAL_NAME_ATTRIBUTE,
      VARIANT_ATTRIBUTE,
      STORE_ROLE_ATTRIBUTE,
      STORE_GROUP_ATTRIBUTE,
      STORE_LOCKED_ATTRIBUTE,
      { "centre-mm100", STORE_VALUE_POSITION, TRUE, -STORE_REACH, STORE_REACH },
      HEADING_ATTRIBUTE,
      LENGTH_ATTRIBUTE ("width-mm100"),
      LENGTH_ATTRIBUTE ("depth-mm100"),
      { NULL } };

static void
start_stamp (StoreReader *reader, const StoreValue *values, StoreDocument *document,
             WarShapeKind kind)
{
  WarFeature *feature = add_feature (reader, values, document, kind);
  const StoreValue *rest = &values[FEATURE_REST];

  if (rest[0].positions->len > 0)
    feature->shape.centre = g_array_index (rest[0].positions, WarPosition, 0);
  feature->shape.heading = (WarHeading) rest[1].integer;
  feature->shape.width = (WarLength) rest[2].integer;
  feature->shape.depth = (WarLength) rest[3].integer;
}

static void
start_box (StoreReader *reader, const StoreValue *values, gpointer data)
{
  start_stamp (reader, values, data, WAR_SHAPE_BOX);
}

static void
start_ellipse (StoreReader *reader, const StoreValue *values, gpointer data)
{
  start_stamp (reader, values, data, WAR_SHAPE_ELLIPSE);
}

/* <effect>: what a feature does in one system. Which attributes it has depends on its first, the
 * system; where there is no such system those of another stand in. */
static const StoreAttribute *
get_effect_attributes (StoreReader *reader, gpointer data)
{
  StoreDocument *document = data;
  const StoreAttribute system_attribute = { "system", STORE_VALUE_ID, TRUE };
  g_autofree char *id = store_reader_peek (reader, "system");
  const WarSystem *system = war_system_get (id);
  GArray *attributes;

  if (system == NULL)
    system = war_system_get_nth (0);
  if (document->effects == NULL)
    document->effects
      = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_array_unref);

  attributes = g_hash_table_lookup (document->effects, system->id);
  if (attributes == NULL)
    {
      attributes
        = store_document_new_attributes (document, &system_attribute, system->terrain_stats);
      g_hash_table_insert (document->effects, (gpointer) system->id, attributes);
    }

  return (const StoreAttribute *) (gpointer) attributes->data;
}

static gboolean
has_effect (const WarFeature *feature, const char *system)
{
  for (guint i = 0; feature->effects != NULL && i < feature->effects->len; i++)
    if (g_str_equal (((WarEffect *) g_ptr_array_index (feature->effects, i))->system, system))
      return TRUE;

  return FALSE;
}

static void
start_effect (StoreReader *reader, const StoreValue *values, gpointer data)
{
  GPtrArray *features = ((StoreDocument *) data)->field->features;
  WarFeature *feature = g_ptr_array_index (features, features->len - 1);
  const WarSystem *system = war_system_get (values[0].text);

  if (system == NULL)
    {
      if (values[0].text[0] != '\0')
        store_reader_fault (reader, &values[0], _ ("there is no rule system “%s”"), values[0].text);
      return;
    }
  if (has_effect (feature, system->id))
    store_reader_fault (reader, &values[0],
                        _ ("the feature “%s” has another <effect> in the system “%s”"), feature->id,
                        system->id);

  for (guint i = 0; system->terrain_stats[i].id != NULL; i++)
    if (values[i + 1].present)
      war_feature_set_effect (feature, system->id, i, (gint32) values[i + 1].integer);
  if (!has_effect (feature, system->id))
    store_reader_fault (reader, NULL, _ ("an <effect> must say what is different"));
}

/* A newer version may know more systems. */
static gboolean
is_effect_known (StoreReader *reader)
{
  g_autofree char *id = store_reader_peek (reader, "system");

  return id == NULL || war_system_get (id) != NULL;
}

static WarExtra **
get_feature_extra (gpointer data)
{
  return store_get_last_extra (((StoreDocument *) data)->field->features,
                               G_STRUCT_OFFSET (WarFeature, extra));
}

static const StoreElement effect_element = {
  .name = "effect",
  .get_attributes = get_effect_attributes,
  .is_known = is_effect_known,
  .start = start_effect,
};
static const StoreChild feature_children[] = { { &effect_element, FALSE, EFFECTS_MAX }, { NULL } };

#define FEATURE_ELEMENT(element, list, function) \
  { \
    .name = element, .attributes = list, .children = feature_children, \
    .get_extra = get_feature_extra, .start = function \
  }

static const StoreElement area_element = FEATURE_ELEMENT ("area", area_attributes, start_area);
static const StoreElement line_element = FEATURE_ELEMENT ("line", line_attributes, start_line);
static const StoreElement box_element = FEATURE_ELEMENT ("box", stamp_attributes, start_box);
static const StoreElement ellipse_element
  = FEATURE_ELEMENT ("ellipse", stamp_attributes, start_ellipse);

/* The order of features is which lies on top, so kinds may be mixed. */
static const StoreChild features_children[] = {
  { &area_element, FALSE, WAR_FIELD_MAX_FEATURES, TRUE },
  { &line_element, FALSE, WAR_FIELD_MAX_FEATURES, TRUE },
  { &box_element, FALSE, WAR_FIELD_MAX_FEATURES, TRUE },
  { &ellipse_element, FALSE, WAR_FIELD_MAX_FEATURES, TRUE },
  { NULL },
};

const StoreElement store_features_element = { .name = "features", .children = features_children };

/* Writing. */

void
store_write_position (StoreWriter *writer, const char *name, WarPosition position)
{
  store_writer_positions (writer, name, &position, 1);
}

void
store_write_vertices (StoreWriter *writer, const WarShape *shape)
{
  store_writer_positions (writer, "points-mm100",
                          (const WarPosition *) (gpointer) shape->vertices->data,
                          shape->vertices->len);
}

/* Roles are new in version 1.1. */
void
store_write_role (StoreWriter *writer, const char *role)
{
  if (role != NULL)
    store_writer_need (writer, 1);
  store_writer_text (writer, "role", role);
}

/* What is not locked does not say so. */
void
store_write_marks (StoreWriter *writer, const char *group, gboolean locked)
{
  store_writer_text (writer, "group", group);
  store_writer_text (writer, "locked", locked ? store_no_yes[TRUE] : NULL);
}

static void
write_effects (StoreWriter *writer, const GPtrArray *effects)
{
  for (guint i = 0; effects != NULL && i < effects->len; i++)
    {
      const WarEffect *effect = g_ptr_array_index (effects, i);

      store_writer_start (writer, "effect");
      store_system_write (writer, effect->system);
      store_stats_write_given (writer, war_system_get (effect->system)->terrain_stats,
                               effect->stats, effect->given);
      store_writer_end (writer);
    }
}

void
store_feature_write (StoreWriter *writer, const WarFeature *feature)
{
  static const char *const elements[] = {
    [WAR_SHAPE_AREA] = "area",
    [WAR_SHAPE_LINE] = "line",
    [WAR_SHAPE_BOX] = "box",
    [WAR_SHAPE_ELLIPSE] = "ellipse",
  };
  const WarShape *shape = &feature->shape;

  store_writer_start (writer, elements[shape->kind]);
  store_writer_item (writer, feature->extra);
  store_writer_text (writer, "id", feature->id);
  store_writer_text (writer, "terrain", war_terrain_get_id (feature->terrain));
  store_writer_text (writer, "name", feature->name);
  store_writer_text (writer, "variant", feature->variant);
  store_write_role (writer, feature->role);
  store_write_marks (writer, feature->group, feature->locked);

  switch (shape->kind)
    {
    case WAR_SHAPE_LINE:
      store_writer_integer (writer, "width-mm100", shape->width);
      store_write_vertices (writer, shape);
      break;
    case WAR_SHAPE_AREA:
      store_write_vertices (writer, shape);
      break;
    case WAR_SHAPE_BOX:
    case WAR_SHAPE_ELLIPSE:
    default:
      store_write_position (writer, "centre-mm100", shape->centre);
      store_writer_integer (writer, "heading", shape->heading);
      store_writer_integer (writer, "width-mm100", shape->width);
      store_writer_integer (writer, "depth-mm100", shape->depth);
    }

  write_effects (writer, feature->effects);
  store_writer_end (writer);
}

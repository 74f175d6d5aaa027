/* field-file.c: field files, and fields inside other files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/field-file.h"

#include <glib/gi18n-lib.h>

#include "engine/geometry.h"
#include "store/document-private.h"

/* Features may reach beyond the edge of the field, as woods and rivers do. */
#define REACH (2 * (gint64) WAR_LENGTH_MAX)

/* On one feature: more systems than there will be. */
#define EFFECTS_MAX 20

#define ID_ATTRIBUTE \
  { \
    "id", STORE_VALUE_ID, TRUE \
  }
#define TERRAIN_ATTRIBUTE \
  { \
    "terrain", STORE_VALUE_CHOICE, TRUE \
  }
#define VARIANT_ATTRIBUTE \
  { \
    "variant", STORE_VALUE_ID, FALSE \
  }
#define POSITIONS_ATTRIBUTE \
  { \
    "points-mm100", STORE_VALUE_POSITIONS, TRUE, -REACH, REACH \
  }
#define HEADING_ATTRIBUTE \
  { \
    "heading", STORE_VALUE_INTEGER, TRUE, 0, WAR_HEADING_TURN - 1 \
  }
#define LENGTH_ATTRIBUTE(name) \
  { \
    name, STORE_VALUE_INTEGER, TRUE, 1, WAR_LENGTH_MAX \
  }

static void
set_line (WarShape *shape, const StoreValue *value)
{
  shape->kind = WAR_SHAPE_LINE;
  shape->vertices = g_array_ref (value->positions);
}

/* An area is a simple polygon: else nobody can say what is inside. */
static void
set_area (StoreReader *reader, WarShape *shape, const StoreValue *value)
{
  const WarPosition *vertices = (const WarPosition *) (gpointer) value->positions->data;
  guint edge = 0;

  shape->kind = WAR_SHAPE_AREA;
  shape->vertices = g_array_ref (value->positions);

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
  FEATURE_REST,
};

/* The terrain ids are a list of the engine, which no constant can hold. */
static const StoreAttribute *
with_terrains (StoreAttribute *attributes)
{
  attributes[FEATURE_TERRAIN].choices = war_terrain_get_ids ();
  return attributes;
}

static WarFeature *
add_feature (StoreReader *reader, const StoreValue *values, StoreDocument *document,
             WarShapeKind kind)
{
  WarFeature *feature = war_feature_new ();
  GPtrArray *features = document->field->features;

  /* The ids are many, so they are compared as sets. */
  if (!g_hash_table_add (document->ids, g_strdup (values[FEATURE_ID].text))
      && values[FEATURE_ID].text[0] != '\0')
    store_report_second (reader, &values[FEATURE_ID]);

  feature->id = g_strdup (values[FEATURE_ID].text);
  feature->terrain = (WarTerrain) values[FEATURE_TERRAIN].integer;
  feature->name = store_value_dup_text (&values[FEATURE_NAME]);
  feature->variant = store_value_dup_text (&values[FEATURE_VARIANT]);
  feature->shape.kind = kind;
  g_ptr_array_add (features, feature);

  if (features->len > WAR_FIELD_MAX_FEATURES)
    {
      store_reader_fault (reader, NULL, _ ("a field may have at most %d features"),
                          WAR_FIELD_MAX_FEATURES);
      store_reader_stop (reader);
    }

  return feature;
}

static const StoreAttribute *
get_area_attributes (StoreReader *reader, gpointer data)
{
  static StoreAttribute attributes[]
    = { ID_ATTRIBUTE,      TERRAIN_ATTRIBUTE,   STORE_OPTIONAL_NAME_ATTRIBUTE,
        VARIANT_ATTRIBUTE, POSITIONS_ATTRIBUTE, { NULL } };

  return with_terrains (attributes);
}

static void
start_area (StoreReader *reader, const StoreValue *values, gpointer data)
{
  WarFeature *feature = add_feature (reader, values, data, WAR_SHAPE_AREA);

  set_area (reader, &feature->shape, &values[FEATURE_REST]);
}

static const StoreAttribute *
get_line_attributes (StoreReader *reader, gpointer data)
{
  static StoreAttribute attributes[] = { ID_ATTRIBUTE,
                                         TERRAIN_ATTRIBUTE,
                                         STORE_OPTIONAL_NAME_ATTRIBUTE,
                                         VARIANT_ATTRIBUTE,
                                         LENGTH_ATTRIBUTE ("width-mm100"),
                                         POSITIONS_ATTRIBUTE,
                                         { NULL } };

  return with_terrains (attributes);
}

static void
start_line (StoreReader *reader, const StoreValue *values, gpointer data)
{
  WarFeature *feature = add_feature (reader, values, data, WAR_SHAPE_LINE);

  feature->shape.width = (WarLength) values[FEATURE_REST].integer;
  set_line (&feature->shape, &values[FEATURE_REST + 1]);
}

static const StoreAttribute *
get_stamp_attributes (StoreReader *reader, gpointer data)
{
  static StoreAttribute attributes[]
    = { ID_ATTRIBUTE,
        TERRAIN_ATTRIBUTE,
        STORE_OPTIONAL_NAME_ATTRIBUTE,
        VARIANT_ATTRIBUTE,
        { "centre-mm100", STORE_VALUE_POSITION, TRUE, -REACH, REACH },
        HEADING_ATTRIBUTE,
        LENGTH_ATTRIBUTE ("width-mm100"),
        LENGTH_ATTRIBUTE ("depth-mm100"),
        { NULL } };

  return with_terrains (attributes);
}

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

#define FEATURE_ELEMENT(element, attributes, function) \
  { \
    .name = element, .get_attributes = attributes, .children = feature_children, \
    .get_extra = get_feature_extra, .start = function \
  }

static const StoreElement area_element = FEATURE_ELEMENT ("area", get_area_attributes, start_area);
static const StoreElement line_element = FEATURE_ELEMENT ("line", get_line_attributes, start_line);
static const StoreElement box_element = FEATURE_ELEMENT ("box", get_stamp_attributes, start_box);
static const StoreElement ellipse_element
  = FEATURE_ELEMENT ("ellipse", get_stamp_attributes, start_ellipse);

/* The order of features is which lies on top, so kinds may be mixed. */
static const StoreChild features_children[] = {
  { &area_element, FALSE, WAR_FIELD_MAX_FEATURES, TRUE },
  { &line_element, FALSE, WAR_FIELD_MAX_FEATURES, TRUE },
  { &box_element, FALSE, WAR_FIELD_MAX_FEATURES, TRUE },
  { &ellipse_element, FALSE, WAR_FIELD_MAX_FEATURES, TRUE },
  { NULL },
};

/* <zones> and <points> */

enum
{
  ZONE_ID,
  ZONE_SIDE,
  ZONE_NAME,
  ZONE_POSITIONS,
};

static const StoreAttribute zone_attributes[] = {
  ID_ATTRIBUTE,
  { "side", STORE_VALUE_INTEGER, TRUE, 1, 2 },
  STORE_OPTIONAL_NAME_ATTRIBUTE,
  POSITIONS_ATTRIBUTE,
  { NULL },
};

/* Zones and points lie on the field. */
static void
check_on_field (StoreReader *reader, const StoreValue *value, const WarField *field)
{
  for (guint i = 0; i < value->positions->len; i++)
    {
      WarPosition position = g_array_index (value->positions, WarPosition, i);

      if (position.x < 0 || position.x > field->width || position.y < 0
          || position.y > field->depth)
        {
          store_reader_fault (reader, value,
                              _ ("the position %d,%d is not on the field, which is %d wide and "
                                 "%d deep"),
                              position.x, position.y, field->width, field->depth);
          return;
        }
    }
}

static void
start_zone (StoreReader *reader, const StoreValue *values, gpointer data)
{
  WarField *field = ((StoreDocument *) data)->field;
  WarZone *zone = war_zone_new ();

  if (war_field_find_zone (field, values[ZONE_ID].text) != NULL)
    store_report_second (reader, &values[ZONE_ID]);
  check_on_field (reader, &values[ZONE_POSITIONS], field);

  zone->id = g_strdup (values[ZONE_ID].text);
  zone->side = (gint) values[ZONE_SIDE].integer;
  zone->name = store_value_dup_text (&values[ZONE_NAME]);
  set_area (reader, &zone->shape, &values[ZONE_POSITIONS]);
  g_ptr_array_add (field->zones, zone);
}

enum
{
  POINT_ID,
  POINT_KIND,
  POINT_NAME,
  POINT_POSITION,
};

static const StoreAttribute *
get_point_attributes (StoreReader *reader, gpointer data)
{
  static StoreAttribute attributes[] = { ID_ATTRIBUTE,
                                         { "kind", STORE_VALUE_CHOICE, TRUE },
                                         STORE_OPTIONAL_NAME_ATTRIBUTE,
                                         { "at-mm100", STORE_VALUE_POSITION, TRUE, -REACH, REACH },
                                         { NULL } };

  attributes[POINT_KIND].choices = war_point_kind_get_ids ();
  return attributes;
}

static void
start_point (StoreReader *reader, const StoreValue *values, gpointer data)
{
  WarField *field = ((StoreDocument *) data)->field;
  WarPoint *point = war_point_new ();

  if (war_field_find_point (field, values[POINT_ID].text) != NULL)
    store_report_second (reader, &values[POINT_ID]);
  check_on_field (reader, &values[POINT_POSITION], field);

  point->id = g_strdup (values[POINT_ID].text);
  point->kind = (WarPointKind) values[POINT_KIND].integer;
  point->name = store_value_dup_text (&values[POINT_NAME]);
  if (values[POINT_POSITION].positions->len > 0)
    point->position = g_array_index (values[POINT_POSITION].positions, WarPosition, 0);
  g_ptr_array_add (field->points, point);
}

/* <field> */

static const char *const ground_ids[] = {
  [WAR_GROUND_FREE] = "free",
  [WAR_GROUND_HEX] = "hex",
  NULL,
};

static const StoreAttribute ground_attributes[] = {
  { "kind", STORE_VALUE_CHOICE, TRUE, .choices = ground_ids },
  { NULL },
};

static void
start_ground (StoreReader *reader, const StoreValue *values, gpointer data)
{
  ((StoreDocument *) data)->field->ground = (WarGroundKind) values[0].integer;
}

static const StoreElement ground_element
  = { .name = "ground", .attributes = ground_attributes, .start = start_ground };
static const StoreElement features_element = { .name = "features", .children = features_children };

static WarExtra **
get_zone_extra (gpointer data)
{
  return store_get_last_extra (((StoreDocument *) data)->field->zones,
                               G_STRUCT_OFFSET (WarZone, extra));
}

static WarExtra **
get_point_extra (gpointer data)
{
  return store_get_last_extra (((StoreDocument *) data)->field->points,
                               G_STRUCT_OFFSET (WarPoint, extra));
}

static const StoreElement zone_element = {
  .name = "zone",
  .attributes = zone_attributes,
  .get_extra = get_zone_extra,
  .start = start_zone,
};
static const StoreChild zones_children[] = { { &zone_element, TRUE, 200 }, { NULL } };
static const StoreElement zones_element = { .name = "zones", .children = zones_children };
static const StoreElement point_element = {
  .name = "point",
  .get_attributes = get_point_attributes,
  .get_extra = get_point_extra,
  .start = start_point,
};
static const StoreChild points_children[] = { { &point_element, TRUE, 1000 }, { NULL } };
static const StoreElement points_element = { .name = "points", .children = points_children };

const StoreChild store_field_children[] = {
  { &ground_element, TRUE, 1 },
  { &features_element, FALSE, 1 },
  { &zones_element, FALSE, 1 },
  { &points_element, FALSE, 1 },
  { NULL },
};

enum
{
  FIELD_VERSION,
  FIELD_NAME,
  FIELD_WIDTH,
  FIELD_DEPTH,
};

static const StoreAttribute field_attributes[] = {
  STORE_VERSION_ATTRIBUTE,
  STORE_FIELD_ATTRIBUTES,
  { NULL },
};

void
store_field_start (StoreReader *reader, StoreDocument *document, const StoreValue *name,
                   const StoreValue *width, const StoreValue *depth)
{
  /* Of a size that nobody knows, all places may be on the field. */
  document->field
    = war_field_new (name->text, width->faulty ? WAR_LENGTH_MAX : (WarLength) width->integer,
                     depth->faulty ? WAR_LENGTH_MAX : (WarLength) depth->integer);
  g_clear_pointer (&document->ids, g_hash_table_unref);
  document->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

WarExtra **
store_field_get_extra (gpointer data)
{
  return &((StoreDocument *) data)->field->extra;
}

static void
start_field (StoreReader *reader, const StoreValue *values, gpointer data)
{
  store_field_start (reader, data, &values[FIELD_NAME], &values[FIELD_WIDTH], &values[FIELD_DEPTH]);
}

static const StoreElement field_element = {
  .name = "field",
  .attributes = field_attributes,
  .children = store_field_children,
  .get_extra = store_field_get_extra,
  .start = start_field,
};

WarField *
store_field_from_bytes (GBytes *bytes, StoreFaults *faults)
{
  StoreDocument document = { 0 };
  WarField *field = NULL;

  if (store_read (bytes, &field_element, &document, faults))
    field = g_steal_pointer (&document.field);

  store_document_clear (&document);
  return field;
}

static gpointer
from_bytes (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  return store_field_from_bytes (bytes, faults);
}

WarField *
store_field_load (const char *path, StoreFaults *faults)
{
  return store_document_load (NULL, path, from_bytes, faults);
}

static void
write_position (StoreWriter *writer, const char *name, WarPosition position)
{
  store_writer_positions (writer, name, &position, 1);
}

static void
write_vertices (StoreWriter *writer, const WarShape *shape)
{
  store_writer_positions (writer, "points-mm100",
                          (const WarPosition *) (gpointer) shape->vertices->data,
                          shape->vertices->len);
}

static void
write_effects (StoreWriter *writer, const GPtrArray *effects)
{
  for (guint i = 0; effects != NULL && i < effects->len; i++)
    {
      const WarEffect *effect = g_ptr_array_index (effects, i);

      store_writer_start (writer, "effect");
      store_writer_text (writer, "system", effect->system);
      store_stats_write_given (writer, war_system_get (effect->system)->terrain_stats,
                               effect->stats, effect->given);
      store_writer_end (writer);
    }
}

static void
write_feature (StoreWriter *writer, const WarFeature *feature)
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

  switch (shape->kind)
    {
    case WAR_SHAPE_LINE:
      store_writer_integer (writer, "width-mm100", shape->width);
      write_vertices (writer, shape);
      break;
    case WAR_SHAPE_AREA:
      write_vertices (writer, shape);
      break;
    case WAR_SHAPE_BOX:
    case WAR_SHAPE_ELLIPSE:
    default:
      write_position (writer, "centre-mm100", shape->centre);
      store_writer_integer (writer, "heading", shape->heading);
      store_writer_integer (writer, "width-mm100", shape->width);
      store_writer_integer (writer, "depth-mm100", shape->depth);
    }

  write_effects (writer, feature->effects);
  store_writer_end (writer);
}

/* The attributes and children of a <field> that has been opened. */
void
store_field_write (StoreWriter *writer, const WarField *field)
{
  store_writer_text (writer, "name", field->name);
  store_writer_integer (writer, "width-mm100", field->width);
  store_writer_integer (writer, "depth-mm100", field->depth);

  store_writer_start (writer, "ground");
  store_writer_text (writer, "kind", ground_ids[field->ground]);
  store_writer_end (writer);

  if (field->features->len > 0 || store_writer_keeps (writer, "features"))
    {
      store_writer_start (writer, "features");
      for (guint i = 0; i < field->features->len; i++)
        write_feature (writer, g_ptr_array_index (field->features, i));
      store_writer_end (writer);
    }

  if (field->zones->len > 0)
    {
      store_writer_start (writer, "zones");
      for (guint i = 0; i < field->zones->len; i++)
        {
          const WarZone *zone = g_ptr_array_index (field->zones, i);

          store_writer_start (writer, "zone");
          store_writer_item (writer, zone->extra);
          store_writer_text (writer, "id", zone->id);
          store_writer_integer (writer, "side", zone->side);
          store_writer_text (writer, "name", zone->name);
          write_vertices (writer, &zone->shape);
          store_writer_end (writer);
        }
      store_writer_end (writer);
    }

  if (field->points->len > 0)
    {
      store_writer_start (writer, "points");
      for (guint i = 0; i < field->points->len; i++)
        {
          const WarPoint *point = g_ptr_array_index (field->points, i);

          store_writer_start (writer, "point");
          store_writer_item (writer, point->extra);
          store_writer_text (writer, "id", point->id);
          store_writer_text (writer, "kind", war_point_kind_get_ids ()[point->kind]);
          store_writer_text (writer, "name", point->name);
          write_position (writer, "at-mm100", point->position);
          store_writer_end (writer);
        }
      store_writer_end (writer);
    }
}

GBytes *
store_field_to_bytes (const WarField *field)
{
  StoreWriter *writer = store_writer_new ("field", field->extra);

  store_field_write (writer, field);
  return store_writer_finish (writer);
}

static GBytes *
to_bytes (gconstpointer field)
{
  return store_field_to_bytes (field);
}

gboolean
store_field_save (const WarField *field, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = store_field_to_bytes (field);

  return store_document_save (NULL, path, bytes, from_bytes, to_bytes,
                              (GDestroyNotify) war_field_unref, error);
}

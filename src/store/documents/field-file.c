/* field-file.c: field files, and fields inside other files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/field-file.h"

#include <glib/gi18n-lib.h>

#include "store/documents/field-private.h"
#include "store/xml/words.h"

/* <zones> and <points> */

enum
{
  ZONE_ID,
  ZONE_SIDE,
  ZONE_NAME,
  ZONE_ROLE,
  ZONE_GROUP,
  ZONE_LOCKED,
  ZONE_POSITIONS,
};

static const StoreAttribute zone_attributes[] = {
  STORE_ID_ATTRIBUTE,
  { "side", STORE_VALUE_INTEGER, TRUE, 1, 2 },
  STORE_OPTIONAL_NAME_ATTRIBUTE,
  STORE_ROLE_ATTRIBUTE,
  STORE_GROUP_ATTRIBUTE,
  STORE_LOCKED_ATTRIBUTE,
  STORE_POSITIONS_ATTRIBUTE,
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
  zone->role = store_value_dup_text (&values[ZONE_ROLE]);
  zone->group = store_value_dup_text (&values[ZONE_GROUP]);
  zone->locked = values[ZONE_LOCKED].integer != 0;
  store_set_area (reader, data, &zone->shape, &values[ZONE_POSITIONS]);
  g_ptr_array_add (field->zones, zone);
}

enum
{
  POINT_ID,
  POINT_KIND,
  POINT_NAME,
  POINT_GROUP,
  POINT_LOCKED,
  POINT_POSITION,
};

static const StoreAttribute point_attributes[]
  = { STORE_ID_ATTRIBUTE,
      { "kind", STORE_VALUE_CHOICE, TRUE, .get_choices = war_point_kind_get_ids },
      STORE_OPTIONAL_NAME_ATTRIBUTE,
      STORE_GROUP_ATTRIBUTE,
      STORE_LOCKED_ATTRIBUTE,
      { "at-mm100", STORE_VALUE_POSITION, TRUE, -STORE_REACH, STORE_REACH },
      { NULL } };

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
  point->group = store_value_dup_text (&values[POINT_GROUP]);
  point->locked = values[POINT_LOCKED].integer != 0;
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

/* <background> */

enum
{
  BACKGROUND_PATH,
  BACKGROUND_POSITION,
  BACKGROUND_WIDTH,
  BACKGROUND_OPACITY,
};

/* The longest path that Linux takes. */
#define PATH_MAX_LENGTH 4096

static const StoreAttribute background_attributes[] = {
  { "path", STORE_VALUE_TEXT, TRUE, 1, PATH_MAX_LENGTH },
  { "at-mm100", STORE_VALUE_POSITION, TRUE, -STORE_REACH, STORE_REACH },
  { "width-mm100", STORE_VALUE_INTEGER, TRUE, 1, WAR_LENGTH_MAX },
  { "opacity", STORE_VALUE_INTEGER, TRUE, 1, 100 },
  { NULL },
};

/* Nothing looks for the picture here: it may be anywhere, or gone. */
static void
start_background (StoreReader *reader, const StoreValue *values, gpointer data)
{
  WarField *field = ((StoreDocument *) data)->field;
  WarBackground *background = war_background_new ();

  background->path = g_strdup (values[BACKGROUND_PATH].text);
  if (values[BACKGROUND_POSITION].positions->len > 0)
    background->position = g_array_index (values[BACKGROUND_POSITION].positions, WarPosition, 0);
  background->width = (WarLength) values[BACKGROUND_WIDTH].integer;
  background->opacity = (gint) values[BACKGROUND_OPACITY].integer;
  g_clear_pointer (&field->background, war_background_unref);
  field->background = background;
}

static WarExtra **
get_background_extra (gpointer data)
{
  WarField *field = ((StoreDocument *) data)->field;

  return field->background != NULL ? &field->background->extra : NULL;
}

static const StoreElement background_element = {
  .name = "background",
  .attributes = background_attributes,
  .get_extra = get_background_extra,
  .start = start_background,
};

static void
write_background (StoreWriter *writer, const WarBackground *background)
{
  store_writer_start (writer, "background");
  store_writer_item (writer, background->extra);
  store_writer_text (writer, "path", background->path);
  store_write_position (writer, "at-mm100", background->position);
  store_writer_integer (writer, "width-mm100", background->width);
  store_writer_integer (writer, "opacity", background->opacity);
  store_writer_end (writer);
}

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
static const StoreChild zones_children[]
  = { { &zone_element, TRUE, WAR_FIELD_MAX_ZONES }, { NULL } };
static const StoreElement zones_element = { .name = "zones", .children = zones_children };
static const StoreElement point_element = {
  .name = "point",
  .attributes = point_attributes,
  .get_extra = get_point_extra,
  .start = start_point,
};
static const StoreChild points_children[]
  = { { &point_element, TRUE, WAR_FIELD_MAX_POINTS }, { NULL } };
static const StoreElement points_element = { .name = "points", .children = points_children };

const StoreChild store_field_children[] = {
  { &ground_element, TRUE, 1 },
  { &store_board_element, FALSE, 1 },
  { &background_element, FALSE, 1 },
  { &store_features_element, FALSE, 1 },
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
  document->ids = g_hash_table_new (g_str_hash, g_str_equal);
  document->n_vertices = 0;
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

WarField *
store_field_open (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  WarField *field = store_field_load (path, faults);

  if (field != NULL && store_library_is_shipped (library, path))
    store_words_translate_field (field);
  return field;
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
  if (field->board != NULL)
    store_board_write (writer, field->board);
  if (field->background != NULL)
    write_background (writer, field->background);

  if (field->features->len > 0 || store_writer_keeps (writer, "features"))
    {
      store_writer_start (writer, "features");
      for (guint i = 0; i < field->features->len; i++)
        store_feature_write (writer, g_ptr_array_index (field->features, i));
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
          store_write_role (writer, zone->role);
          store_write_marks (writer, zone->group, zone->locked);
          store_write_vertices (writer, &zone->shape);
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
          store_write_marks (writer, point->group, point->locked);
          store_write_position (writer, "at-mm100", point->position);
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

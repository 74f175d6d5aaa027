/* uvtt.c: reads maps of virtual tabletops
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/uvtt.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "engine/field/field-room.h"
#include "engine/geometry/geometry.h"
#include "engine/system.h"
#include "store/json.h"
#include "store/read-file.h"
#include "store/save.h"

#define WALL_WIDTH (4 * WAR_MILLIMETRE)

/* How much is seen of a picture that is to be traced, in percent. */
#define PICTURE_OPACITY 50

/* How far off the map a place may be, in times its size. */
#define REACH 1.0

/* Of a map's picture; honest ones have some hundred at most. */
#define MAX_PIXELS_PER_SQUARE 10000

typedef struct
{
  StoreJson *json;
  StoreUvtt *uvtt;
  WarField *field;
  WarLength square;
  double origin[2], size[2]; /* of the map, in squares */
  guint n_ids;
  guint n_vertices; /* of all features */
} Import;

/* Geometry ------------------------------------------------------------------------------------ */

static gboolean
read_pair (Import *import, const StoreJsonValue *object, const double minimum[2],
           const double maximum[2], double pair[2])
{
  static const char *const keys[] = { "x", "y" };
  gboolean is_right = TRUE;

  for (guint i = 0; i < 2; i++)
    is_right
      &= store_json_get_number (import->json, object, keys[i], minimum[i], maximum[i], &pair[i]);
  return is_right;
}

/* A position, with its index in an array. FALSE after a fault. */
static gboolean
read_position (Import *import, const StoreJsonValue *object, guint index, WarPosition *position)
{
  const double minimum[]
    = { import->origin[0] - REACH * import->size[0], import->origin[1] - REACH * import->size[1] };
  const double maximum[] = { import->origin[0] + (1 + REACH) * import->size[0],
                             import->origin[1] + (1 + REACH) * import->size[1] };
  gsize length;
  double pair[2];
  gboolean is_right;

  if (!store_json_check_object (import->json, object, index))
    return FALSE;

  length = store_json_enter_nth (import->json, index);
  is_right = read_pair (import, object, minimum, maximum, pair);
  store_json_leave (import->json, length);
  if (is_right)
    *position
      = (WarPosition){ (WarLength) lround ((pair[0] - import->origin[0]) * import->square),
                       (WarLength) lround ((pair[1] - import->origin[1]) * import->square) };

  return is_right;
}

/* The positions of an array, none of them twice in succession; what is faulty is left out. */
static GArray *
read_positions (Import *import, const StoreJsonValue *array)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  const StoreJsonValue *object = store_json_get_first (import->json, array);

  for (guint i = 0; object != NULL; i++, object = store_json_get_next (import->json, array, object))
    {
      WarPosition position;

      if (!read_position (import, object, i, &position))
        continue;
      if (positions->len > 0)
        {
          WarPosition last = g_array_index (positions, WarPosition, positions->len - 1);

          if (last.x == position.x && last.y == position.y)
            continue;
        }
      g_array_append_val (positions, position);
    }

  return positions;
}

/* Features ------------------------------------------------------------------------------------ */

/* Walls there are as high as the ceiling: nobody sees over them, whatever systems say of ours. */
static void
block_sight (WarFeature *feature)
{
  const WarSystem *system;

  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    for (guint stat = 0; system->terrain_stats != NULL && system->terrain_stats[stat].id != NULL;
         stat++)
      {
        const char *const *choices = system->terrain_stats[stat].choices;

        for (gint j = 0; choices != NULL && choices[j] != NULL; j++)
          if (g_str_equal (system->terrain_stats[stat].id, "sight")
              && g_str_equal (choices[j], "blocked"))
            war_feature_set_effect (feature, system->id, stat, j);
      }
}

static void
add_feature (Import *import, WarTerrain terrain, const char *name, WarShapeKind kind,
             const WarPosition *vertices, guint n_vertices)
{
  WarFeature *feature;

  if (import->field->features->len == WAR_FIELD_MAX_FEATURES)
    {
      store_json_report (import->json, _ ("there are more than %d walls"), WAR_FIELD_MAX_FEATURES);
      return;
    }

  import->n_vertices += n_vertices;
  if (import->n_vertices > WAR_FIELD_MAX_VERTICES)
    {
      store_json_report (import->json, _ ("the walls have more than %d corners"),
                         WAR_FIELD_MAX_VERTICES);
      return;
    }

  feature = war_feature_new ();
  feature->id = g_strdup_printf ("%s-%u", war_terrain_get_id (terrain), ++import->n_ids);
  feature->terrain = terrain;
  feature->name = g_strdup (name);
  feature->shape.kind = kind;
  feature->shape.width = kind == WAR_SHAPE_LINE ? WALL_WIDTH : 0;
  feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_vals (feature->shape.vertices, vertices, n_vertices);
  if (terrain == WAR_TERRAIN_WALL)
    block_sight (feature);
  g_ptr_array_add (import->field->features, feature);
}

static void
count (Import *import, WarTerrain terrain)
{
  StoreUvtt *uvtt = import->uvtt;

  uvtt->n_walls += terrain == WAR_TERRAIN_WALL;
  uvtt->n_buildings += terrain == WAR_TERRAIN_BUILDING;
  uvtt->n_hedges += terrain == WAR_TERRAIN_HEDGE;
  uvtt->n_woods += terrain == WAR_TERRAIN_WOOD;
}

/* Lines that come back to where they began are houses, or woods. */
static void
add_wall (Import *import, WarTerrain line, WarTerrain area, const GArray *positions)
{
  const WarPosition *vertices = (const WarPosition *) (void *) positions->data;
  guint n_vertices = positions->len;

  if (n_vertices < 2)
    {
      import->uvtt->n_points++;
      return;
    }

  if (n_vertices > 3 && n_vertices - 1 <= WAR_SHAPE_MAX_VERTICES
      && vertices[0].x == vertices[n_vertices - 1].x && vertices[0].y == vertices[n_vertices - 1].y
      && war_polygon_check (vertices, n_vertices - 1, NULL) == WAR_POLYGON_VALID)
    {
      count (import, area);
      add_feature (import, area, NULL, WAR_SHAPE_AREA, vertices, n_vertices - 1);
      return;
    }

  count (import, line);
  /* Each part begins where the one before ends. */
  for (guint first = 0; first + 1 < n_vertices; first += WAR_SHAPE_MAX_VERTICES - 1)
    add_feature (import, line, NULL, WAR_SHAPE_LINE, vertices + first,
                 MIN (n_vertices - first, WAR_SHAPE_MAX_VERTICES));
}

static void
read_walls (Import *import, const StoreJsonValue *root, const char *key, WarTerrain line,
            WarTerrain area)
{
  const StoreJsonValue *walls = store_json_get_array (import->json, root, key);
  const StoreJsonValue *wall = walls != NULL ? store_json_get_first (import->json, walls) : NULL;
  gsize outer = store_json_enter (import->json, key);

  for (guint i = 0; wall != NULL; i++, wall = store_json_get_next (import->json, walls, wall))
    {
      gsize inner = store_json_enter_nth (import->json, i);

      if (store_json_is_array (wall))
        {
          g_autoptr (GArray) positions = read_positions (import, wall);

          add_wall (import, line, area, positions);
        }
      else
        {
          store_json_report (import->json, _ ("must be an array of places"));
        }
      store_json_leave (import->json, inner);
    }
  store_json_leave (import->json, outer);
}

static void
read_door (Import *import, const StoreJsonValue *door)
{
  const StoreJsonValue *bounds;
  gsize length;

  if (!store_json_get_boolean (import->json, door, "closed"))
    {
      import->uvtt->n_open_doors++;
      return;
    }

  bounds = store_json_get_array (import->json, door, "bounds");
  length = store_json_enter (import->json, "bounds");
  if (bounds != NULL)
    {
      g_autoptr (GArray) positions = read_positions (import, bounds);

      if (positions->len >= 2)
        {
          import->uvtt->n_doors++;
          add_feature (import, WAR_TERRAIN_WALL, _ ("Door"), WAR_SHAPE_LINE,
                       (const WarPosition *) (void *) positions->data, 2);
        }
    }
  store_json_leave (import->json, length);
}

static void
read_doors (Import *import, const StoreJsonValue *root)
{
  const StoreJsonValue *doors = store_json_get_array (import->json, root, "portals");
  gsize outer = store_json_enter (import->json, "portals");
  const StoreJsonValue *door = doors != NULL ? store_json_get_first (import->json, doors) : NULL;

  for (guint i = 0; door != NULL; i++, door = store_json_get_next (import->json, doors, door))
    {
      gboolean is_object = store_json_check_object (import->json, door, i);
      gsize inner = store_json_enter_nth (import->json, i);

      if (is_object)
        read_door (import, door);
      store_json_leave (import->json, inner);
    }
  store_json_leave (import->json, outer);
}

/* Resolution and picture ---------------------------------------------------------------------- */

static gboolean
read_resolution (Import *import, const StoreJsonValue *root, const char *name)
{
  const StoreJsonValue *resolution = store_json_get_object (import->json, root, "resolution", TRUE);
  const double low[] = { -1e6, -1e6 }, high[] = { 1e6, 1e6 };
  double least = ceil ((double) WAR_FIELD_MIN_SIZE * 1000 / import->square) / 1000;
  double most = floor ((double) WAR_LENGTH_MAX / import->square);
  const double smallest[] = { least, least }, largest[] = { most, most };
  const StoreJsonValue *size, *origin;
  gboolean is_right = FALSE, has_grid = TRUE;
  double pixels;
  gsize outer, inner;

  if (resolution == NULL)
    return FALSE;

  outer = store_json_enter (import->json, "resolution");
  size = store_json_get_object (import->json, resolution, "map_size", TRUE);
  inner = store_json_enter (import->json, "map_size");
  if (size != NULL)
    is_right = read_pair (import, size, smallest, largest, import->size);
  store_json_leave (import->json, inner);

  origin = store_json_get_object (import->json, resolution, "map_origin", FALSE);
  inner = store_json_enter (import->json, "map_origin");
  if (origin != NULL)
    is_right &= read_pair (import, origin, low, high, import->origin);
  store_json_leave (import->json, inner);

  /* Nothing here is measured in pixels, but a map without squares has no size. */
  if (store_json_has (import->json, resolution, "pixels_per_grid"))
    has_grid = store_json_get_number (import->json, resolution, "pixels_per_grid", 1,
                                      MAX_PIXELS_PER_SQUARE, &pixels);
  store_json_leave (import->json, outer);

  is_right &= has_grid;
  if (is_right)
    import->field = war_field_new (name, (WarLength) lround (import->size[0] * import->square),
                                   (WarLength) lround (import->size[1] * import->square));
  return is_right;
}

/* The suffix of a picture's file by how it begins; NULL: nothing that pictures begin with. */
static const char *
find_suffix (const guint8 *data, gsize length)
{
  if (length >= 8 && memcmp (data, "\x89PNG\r\n\x1a\n", 8) == 0)
    return ".png";
  if (length >= 3 && memcmp (data, "\xff\xd8\xff", 3) == 0)
    return ".jpg";
  if (length >= 12 && memcmp (data, "RIFF", 4) == 0 && memcmp (data + 8, "WEBP", 4) == 0)
    return ".webp";
  return NULL;
}

static void
read_picture (Import *import, const StoreJsonValue *root)
{
  StoreUvtt *uvtt = import->uvtt;
  gsize length, outer;
  g_autofree char *text = store_json_dup_string (import->json, root, "image", &length);
  char *comma = text != NULL && g_str_has_prefix (text, "data:") ? strchr (text, ',') : NULL;

  if (text == NULL || text[0] == '\0')
    return;

  /* In its place: pictures are the largest part of a map. */
  if (comma != NULL)
    memmove (text, comma + 1, strlen (comma + 1) + 1);
  length = strlen (text);
  if (length > 1)
    g_base64_decode_inplace (text, &length);
  uvtt->suffix = find_suffix ((const guint8 *) text, length);
  uvtt->picture = g_bytes_new_take (g_realloc (text, MAX (length, 1)), length);
  text = NULL;
  if (uvtt->suffix != NULL)
    return;

  outer = store_json_enter (import->json, "image");
  store_json_report (import->json, _ ("is no picture as PNG, JPEG or WebP in base64"));
  store_json_leave (import->json, outer);
}

/* Says what is not taken over. */
static void
warn (Import *import, const StoreJsonValue *root, StoreFaults *faults)
{
  StoreUvtt *uvtt = import->uvtt;
  const StoreJsonValue *lights = store_json_get_array (import->json, root, "lights");

  uvtt->n_lights = lights != NULL ? store_json_count (import->json, lights) : 0;
  if (uvtt->n_lights > 0)
    store_faults_warn (faults, 0, 0,
                       g_dngettext (GETTEXT_PACKAGE, "%u light is left out",
                                    "%u lights are left out", uvtt->n_lights),
                       uvtt->n_lights);
  if (uvtt->n_points > 0)
    store_faults_warn (faults, 0, 0,
                       g_dngettext (GETTEXT_PACKAGE, "%u wall without length is left out",
                                    "%u walls without length are left out", uvtt->n_points),
                       uvtt->n_points);
}

StoreUvtt *
store_uvtt_from_bytes (GBytes *bytes, const char *name, WarLength square, StoreFaults *faults)
{
  g_autoptr (StoreJson) json = store_json_new (bytes, faults);
  g_autoptr (StoreUvtt) uvtt = g_new0 (StoreUvtt, 1);
  Import import = { .json = json, .uvtt = uvtt, .square = square };
  const StoreJsonValue *root;

  g_return_val_if_fail (square > 0 && square <= WAR_LENGTH_MAX, NULL);

  if (json == NULL)
    return NULL;

  root = store_json_get_root (json);
  if (read_resolution (&import, root, name))
    {
      read_walls (&import, root, "line_of_sight", WAR_TERRAIN_WALL, WAR_TERRAIN_BUILDING);
      read_walls (&import, root, "objects_line_of_sight", WAR_TERRAIN_HEDGE, WAR_TERRAIN_WOOD);
      read_doors (&import, root);
    }
  uvtt->field = import.field;
  read_picture (&import, root);
  warn (&import, root, faults);

  return store_faults_is_empty (faults) ? g_steal_pointer (&uvtt) : NULL;
}

StoreUvtt *
store_uvtt_load (const char *path, WarLength square, StoreFaults *faults)
{
  g_autoptr (GBytes) bytes = store_read_file_up_to (path, STORE_UVTT_MAX, faults);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = NULL;
  char *dot = strrchr (base, '.');

  if (bytes == NULL)
    return NULL;

  if (dot != NULL && dot != base)
    *dot = '\0';
  name = g_filename_display_name (base);
  return store_uvtt_from_bytes (bytes, name, square, faults);
}

void
store_uvtt_free (StoreUvtt *uvtt)
{
  g_clear_pointer (&uvtt->field, war_field_unref);
  g_clear_pointer (&uvtt->picture, g_bytes_unref);
  g_free (uvtt);
}

gboolean
store_uvtt_is_name (const char *path)
{
  static const char *const suffixes[] = { ".uvtt", ".dd2vtt", ".df2vtt" };
  g_autofree char *lower = g_ascii_strdown (path, -1);

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (lower, suffixes[i]))
      return TRUE;

  return FALSE;
}

gboolean
store_uvtt_save_picture (StoreUvtt *uvtt, const char *folder, const char *stem, gboolean relative,
                         GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  if (uvtt->picture == NULL)
    return TRUE;

  name = g_strconcat (stem, uvtt->suffix, NULL);
  path = g_build_filename (folder, name, NULL);
  if (!store_save_bytes (path, uvtt->picture, error))
    return FALSE;

  g_clear_pointer (&uvtt->field->background, war_background_unref);
  uvtt->field->background = war_background_new ();
  uvtt->field->background->path = relative ? g_steal_pointer (&name) : g_steal_pointer (&path);
  uvtt->field->background->width = uvtt->field->width;
  uvtt->field->background->opacity = PICTURE_OPACITY;
  return TRUE;
}

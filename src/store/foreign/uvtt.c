/* uvtt.c: reads maps of virtual tabletops
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/foreign/uvtt.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#include "engine/field/field-room.h"
#include "engine/geometry/geometry.h"
#include "engine/system.h"
#include "store/disk/foreign-text.h"
#include "store/disk/read-file.h"
#include "store/disk/save.h"
#include "store/foreign/uvtt-private.h"
#include "store/xml/json.h"

#define WALL_WIDTH (4 * WAR_MILLIMETRE)

/* How much is seen of a picture that is to be traced, in percent. */
#define PICTURE_OPACITY 50

/* In squares: numbers of places past that are none. */
#define REACH 1e6

/* A house takes up no more of a map, in percent. */
#define MOST_OF_MAP 50

/* What lies so near a wall is in it, as a part of a square. */
#define MARGIN 8

/* How many corners are looked at in all to see what walls hold. */
#define BUDGET (20 * 1000 * 1000)

/* Of a map's picture; honest ones have some hundred at most. */
#define MAX_PIXELS_PER_SQUARE 10000

/* A line on the map. */
typedef struct
{
  GArray *positions; /* WarPosition */
  gboolean is_closed; /* without the first one again */
  gboolean is_object;
} Wall;

typedef struct
{
  StoreJson *json;
  StoreUvtt *uvtt;
  WarField *field;
  WarLength square;
  double origin[2], size[2]; /* of the map, in squares */
  guint n_ids;
  guint n_vertices; /* of all features */
  GPtrArray *walls; /* Wall */
  GPtrArray *doors; /* Wall */
  GArray *marks; /* StoreUvttMark: what walls may hold */
} Import;

static void
wall_free (gpointer data)
{
  Wall *wall = data;

  g_array_unref (wall->positions);
  g_free (wall);
}

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

/* A place, with its index in an array. FALSE after a fault. */
static gboolean
read_place (Import *import, const StoreJsonValue *object, guint index, StoreUvttPlace *place)
{
  const double minimum[] = { -REACH, -REACH }, maximum[] = { REACH, REACH };
  gsize length;
  double pair[2];
  gboolean is_right;

  if (!store_json_check_object (import->json, object, index))
    return FALSE;

  length = store_json_enter_nth (import->json, index);
  is_right = read_pair (import, object, minimum, maximum, pair);
  store_json_leave (import->json, length);
  if (is_right)
    *place = (StoreUvttPlace){ pair[0] - import->origin[0], pair[1] - import->origin[1] };

  return is_right;
}

/* The places of an array; what is faulty is left out. */
static GArray *
read_places (Import *import, const StoreJsonValue *array)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (StoreUvttPlace));
  const StoreJsonValue *object = store_json_get_first (import->json, array);
  StoreUvttPlace place;

  for (guint i = 0; object != NULL; i++, object = store_json_get_next (import->json, array, object))
    if (read_place (import, object, i, &place))
      g_array_append_val (places, place);

  return places;
}

static WarPosition
get_position (const Import *import, StoreUvttPlace place)
{
  gint x = (gint) lround (place.x * import->square), y = (gint) lround (place.y * import->square);

  return (WarPosition){ CLAMP (x, 0, import->field->width), CLAMP (y, 0, import->field->depth) };
}

/* None of them twice in succession. */
static GArray *
dup_positions (const Import *import, const GArray *places)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (WarPosition));

  for (guint i = 0; i < places->len; i++)
    {
      WarPosition position = get_position (import, g_array_index (places, StoreUvttPlace, i));
      const WarPosition *last
        = positions->len > 0 ? &g_array_index (positions, WarPosition, positions->len - 1) : NULL;

      if (last == NULL || last->x != position.x || last->y != position.y)
        g_array_append_val (positions, position);
    }
  return positions;
}

/* What doors and lights are part of. */
#define NO_WALL G_MAXUINT

static void
add_mark (Import *import, WarPosition position, guint wall)
{
  StoreUvttMark mark = { position, wall };

  g_array_append_val (import->marks, mark);
}

/* A line of the file, of which what lies on the map is added to the walls. */
static void
add_line (Import *import, GPtrArray *walls, GArray *places, gboolean is_object)
{
  gboolean is_closed = store_uvtt_is_closed (places), is_beyond = FALSE;
  g_autoptr (GPtrArray) pieces = NULL;

  for (guint i = 0; i < places->len; i++)
    store_uvtt_snap (&g_array_index (places, StoreUvttPlace, i), import->size[0], import->size[1]);
  if (is_closed)
    g_array_index (places, StoreUvttPlace, places->len - 1)
      = g_array_index (places, StoreUvttPlace, 0);
  pieces = store_uvtt_clip (places, import->size[0], import->size[1], &is_beyond);
  import->uvtt->n_beyond += is_beyond ? 1 : 0;
  if (!is_beyond && pieces->len == 0)
    import->uvtt->n_points++;

  for (guint i = 0; i < pieces->len; i++)
    {
      Wall *wall = g_new0 (Wall, 1);

      wall->positions = dup_positions (import, g_ptr_array_index (pieces, i));
      wall->is_object = is_object;
      if (wall->positions->len < 2)
        {
          import->uvtt->n_points += is_beyond ? 0 : 1;
          wall_free (wall);
          continue;
        }
      if (is_closed && !is_beyond && wall->positions->len > 3)
        {
          g_array_set_size (wall->positions, wall->positions->len - 1);
          wall->is_closed = TRUE;
        }
      for (guint j = 0; j < wall->positions->len; j++)
        add_mark (import, g_array_index (wall->positions, WarPosition, j),
                  walls == import->walls ? walls->len : NO_WALL);
      g_ptr_array_add (walls, wall);
    }
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

/* Whether lines that come back to where they began are a house, or a wood; and no wall around
 * rooms or a cave, or around the map. */
static gboolean
is_area (const Import *import, const Wall *wall, guint index, guint *budget)
{
  const WarPosition *vertices = (const WarPosition *) (void *) wall->positions->data;
  guint n_vertices = wall->positions->len;
  double whole = (double) import->field->width * import->field->depth;

  return wall->is_closed && n_vertices <= WAR_SHAPE_MAX_VERTICES
         && war_polygon_check (vertices, n_vertices, NULL) == WAR_POLYGON_VALID
         && fabs ((double) war_polygon_get_double_area (vertices, n_vertices)) / 2
              <= whole * MOST_OF_MAP / 100
         && (wall->is_object
             || !store_uvtt_holds_any (wall->positions, import->marks, index,
                                       import->square / MARGIN, budget));
}

static void
add_wall (Import *import, Wall *wall, gboolean is_area_here)
{
  WarTerrain terrain = is_area_here ? (wall->is_object ? WAR_TERRAIN_WOOD : WAR_TERRAIN_BUILDING)
                                    : (wall->is_object ? WAR_TERRAIN_HEDGE : WAR_TERRAIN_WALL);
  const WarPosition *vertices;

  count (import, terrain);
  if (!is_area_here && wall->is_closed)
    {
      WarPosition first = g_array_index (wall->positions, WarPosition, 0);

      g_array_append_val (wall->positions, first);
    }
  vertices = (const WarPosition *) (void *) wall->positions->data;
  if (is_area_here)
    add_feature (import, terrain, NULL, WAR_SHAPE_AREA, vertices, wall->positions->len);
  /* Each part begins where the one before ends. */
  else
    for (guint first = 0; first + 1 < wall->positions->len; first += WAR_SHAPE_MAX_VERTICES - 1)
      add_feature (import, terrain, NULL, WAR_SHAPE_LINE, vertices + first,
                   MIN (wall->positions->len - first, WAR_SHAPE_MAX_VERTICES));
}

static void
add_walls (Import *import)
{
  g_autofree gboolean *areas = g_new0 (gboolean, import->walls->len + 1);
  guint budget = BUDGET;

  for (guint i = 0; i < import->walls->len; i++)
    areas[i] = is_area (import, g_ptr_array_index (import->walls, i), i, &budget);
  for (guint i = 0; i < import->walls->len; i++)
    add_wall (import, g_ptr_array_index (import->walls, i), areas[i]);
  for (guint i = 0; i < import->doors->len; i++)
    {
      const Wall *door = g_ptr_array_index (import->doors, i);

      import->uvtt->n_doors++;
      add_feature (import, WAR_TERRAIN_WALL, _ ("Door"), WAR_SHAPE_LINE,
                   (const WarPosition *) (void *) door->positions->data, 2);
    }
}

static void
read_walls (Import *import, const StoreJsonValue *root, const char *key, gboolean is_object)
{
  const StoreJsonValue *walls = store_json_get_array (import->json, root, key);
  const StoreJsonValue *wall = walls != NULL ? store_json_get_first (import->json, walls) : NULL;
  gsize outer = store_json_enter (import->json, key);

  for (guint i = 0; wall != NULL; i++, wall = store_json_get_next (import->json, walls, wall))
    {
      gsize inner = store_json_enter_nth (import->json, i);

      if (store_json_is_array (wall))
        {
          g_autoptr (GArray) places = read_places (import, wall);

          add_line (import, import->walls, places, is_object);
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
      g_autoptr (GArray) places = read_places (import, bounds);

      if (places->len > 2)
        g_array_set_size (places, 2);
      if (places->len == 2)
        add_line (import, import->doors, places, FALSE);
    }
  store_json_leave (import->json, length);
}

/* Where it stands, if it says so, a wall may hold it. */
static void
mark_position (Import *import, const StoreJsonValue *object)
{
  const StoreJsonValue *position = store_json_get_object (import->json, object, "position", FALSE);
  const double minimum[] = { -REACH, -REACH }, maximum[] = { REACH, REACH };
  gsize length;
  double pair[2];

  if (position == NULL)
    return;

  length = store_json_enter (import->json, "position");
  if (read_pair (import, position, minimum, maximum, pair) && pair[0] >= import->origin[0]
      && pair[0] <= import->origin[0] + import->size[0] && pair[1] >= import->origin[1]
      && pair[1] <= import->origin[1] + import->size[1])
    add_mark (import,
              get_position (import, (StoreUvttPlace){ pair[0] - import->origin[0],
                                                      pair[1] - import->origin[1] }),
              NO_WALL);
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
        {
          read_door (import, door);
          mark_position (import, door);
        }
      store_json_leave (import->json, inner);
    }
  store_json_leave (import->json, outer);
}

static void
read_lights (Import *import, const StoreJsonValue *root)
{
  const StoreJsonValue *lights = store_json_get_array (import->json, root, "lights");
  gsize outer = store_json_enter (import->json, "lights");
  const StoreJsonValue *light = lights != NULL ? store_json_get_first (import->json, lights) : NULL;

  import->uvtt->n_lights = lights != NULL ? store_json_count (import->json, lights) : 0;
  for (guint i = 0; light != NULL; i++, light = store_json_get_next (import->json, lights, light))
    {
      gsize inner = store_json_enter_nth (import->json, i);

      if (store_json_is_object (light))
        mark_position (import, light);
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
  gsize length;
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
  uvtt->has_lost_picture = uvtt->suffix == NULL;
  if (uvtt->suffix == NULL)
    return;

  uvtt->picture = g_bytes_new_take (g_realloc (text, MAX (length, 1)), length);
  text = NULL;
}

/* Says what is not taken over. */
static void
warn (Import *import, StoreFaults *faults)
{
  StoreUvtt *uvtt = import->uvtt;

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
  if (uvtt->n_beyond > 0)
    store_faults_warn (
      faults, 0, 0,
      g_dngettext (
        GETTEXT_PACKAGE, "%u wall or door reaches beyond the map; what lies there is left out",
        "%u walls and doors reach beyond the map; what lies there is left out", uvtt->n_beyond),
      uvtt->n_beyond);
  if (uvtt->has_lost_picture)
    store_faults_warn (faults, 0, 0,
                       _ ("the picture is left out: the map only says where it lies, or it is no "
                          "PNG, JPEG or WebP"));
}

static void
read_all (Import *import, const StoreJsonValue *root, const char *name)
{
  if (!read_resolution (import, root, name))
    return;

  read_walls (import, root, "line_of_sight", FALSE);
  read_walls (import, root, "objects_line_of_sight", TRUE);
  read_doors (import, root);
  read_lights (import, root);
  add_walls (import);
}

StoreUvtt *
store_uvtt_from_bytes (GBytes *bytes, const char *name, WarLength square, StoreFaults *faults)
{
  g_return_val_if_fail (square > 0 && square <= WAR_LENGTH_MAX, NULL);

  g_autoptr (GBytes) text = store_foreign_decode (bytes, faults);
  g_autoptr (StoreJson) json = text != NULL ? store_json_new (text, faults) : NULL;
  g_autoptr (StoreUvtt) uvtt = g_new0 (StoreUvtt, 1);
  Import import = { .json = json, .uvtt = uvtt, .square = square };
  const StoreJsonValue *root;

  if (json == NULL)
    return NULL;

  import.walls = g_ptr_array_new_with_free_func (wall_free);
  import.doors = g_ptr_array_new_with_free_func (wall_free);
  import.marks = g_array_new (FALSE, FALSE, sizeof (StoreUvttMark));
  root = store_json_get_root (json);
  read_all (&import, root, name);
  uvtt->field = import.field;
  read_picture (&import, root);
  warn (&import, faults);
  g_ptr_array_unref (import.walls);
  g_ptr_array_unref (import.doors);
  g_array_unref (import.marks);

  return store_faults_is_empty (faults) ? g_steal_pointer (&uvtt) : NULL;
}

StoreUvtt *
store_uvtt_load (const char *path, WarLength square, StoreFaults *faults)
{
  g_autoptr (GBytes) bytes = store_read_file_up_to (path, STORE_UVTT_MAX, faults);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = NULL;
  GStatBuf status;
  char *dot = strrchr (base, '.');

  if (bytes == NULL)
    {
      if (g_stat (path, &status) == 0 && status.st_size > STORE_UVTT_MAX)
        store_faults_add (faults, 0, 0,
                          _ ("most of a map is its picture; have the other program export it "
                             "smaller, as WebP or with fewer pixels for a square"));
      return NULL;
    }

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

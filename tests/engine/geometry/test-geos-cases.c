/* test-geos-cases.c: the cases of a well-known geometry library
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "engine/geometry/geometry.h"

/* geos-cases.tsv has those cases of GEOS's XML tests (https://libgeos.org, under the GNU Lesser
 * General Public License, version 2.1) that the engine has an operation for, without holes and with
 * coordinates that are whole in some power of ten. Its columns are separated by tabs: file, case,
 * operation, argument, expected, and two geometries as well-known text. */

enum
{
  COLUMN_OPERATION = 2,
  COLUMN_ARGUMENT,
  COLUMN_EXPECTED,
  COLUMN_A,
  COLUMN_B,
  N_COLUMNS,
};

/* A point (one position), a line (two or more) or a polygon without holes. */
typedef struct
{
  char kind; /* '.', '-', '#' */
  GArray *positions;
} Part;

typedef struct
{
  GArray *parts; /* Part */
  gboolean known; /* all of it is something that the engine has */
} Geometry;

static void
clear_part (Part *part)
{
  g_array_unref (part->positions);
}

static void
clear_geometry (Geometry *geometry)
{
  g_clear_pointer (&geometry->parts, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Geometry, clear_geometry)

/* Reads a decimal number and scales it by 10^n_decimals; FALSE if that is no whole number in the
 * engine's range. */
static gboolean
parse_coordinate (const char **text, guint n_decimals, WarLength *coordinate)
{
  char *end;
  double number = g_ascii_strtod (*text, &end) * pow (10, n_decimals);
  double whole = round (number);

  if (end == *text || !(fabs (whole) <= WAR_COORDINATE_MAX && fabs (whole - number) <= 1e-6))
    return FALSE;

  *text = end;
  *coordinate = (WarLength) whole;
  return TRUE;
}

static const char *
skip_spaces (const char *text)
{
  while (*text == ' ')
    text++;
  return text;
}

/* "(x y, x y …)"; NULL if it is not understood. */
static const char *
parse_positions (const char *text, guint n_decimals, GArray *positions)
{
  if (*text++ != '(')
    return NULL;

  for (;;)
    {
      WarPosition position;

      text = skip_spaces (text);
      if (!parse_coordinate (&text, n_decimals, &position.x))
        return NULL;
      text = skip_spaces (text);
      if (!parse_coordinate (&text, n_decimals, &position.y))
        return NULL;
      text = skip_spaces (text);

      /* Repeated positions are no fault there, and mean nothing. */
      if (positions->len == 0
          || memcmp (&g_array_index (positions, WarPosition, positions->len - 1), &position,
                     sizeof position)
               != 0)
        g_array_append_val (positions, position);

      if (*text == ')')
        return text + 1;
      if (*text++ != ',')
        return NULL;
    }
}

static const char *
parse_part (const char *text, char kind, guint n_decimals, Geometry *geometry)
{
  Part part = { .kind = kind, .positions = g_array_new (FALSE, FALSE, sizeof (WarPosition)) };

  g_array_append_val (geometry->parts, part);
  if (kind == '#' && *text++ != '(')
    return NULL;
  text = parse_positions (skip_spaces (text), n_decimals, part.positions);
  if (kind != '#' || text == NULL)
    return text;

  /* The ring is closed there, and has no holes here. */
  text = skip_spaces (text);
  if (*text != ')' || part.positions->len < 2)
    return NULL;
  g_array_set_size (part.positions, part.positions->len - 1);
  return text + 1;
}

static void
parse_geometry (Geometry *geometry, const char *text, guint n_decimals)
{
  static const struct
  {
    const char *name;
    char kind;
    gboolean several;
  } kinds[] = {
    { "POINT", '.', FALSE },
    { "LINESTRING", '-', FALSE },
    { "POLYGON", '#', FALSE },
    { "MULTIPOLYGON", '#', TRUE },
  };

  geometry->parts = g_array_new (FALSE, FALSE, sizeof (Part));
  g_array_set_clear_func (geometry->parts, (GDestroyNotify) clear_part);
  geometry->known = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      gsize length = strlen (kinds[i].name);
      const char *rest = text + length;

      if (strncmp (text, kinds[i].name, length) != 0 || (*rest != ' ' && *rest != '('))
        continue;

      rest = skip_spaces (rest);
      if (!kinds[i].several)
        {
          rest = parse_part (rest, kinds[i].kind, n_decimals, geometry);
        }
      else if (*rest == '(')
        {
          do
            rest = parse_part (skip_spaces (rest + 1), kinds[i].kind, n_decimals, geometry);
          while (rest != NULL && *(rest = skip_spaces (rest)) == ',');
          if (rest != NULL && *rest == ')')
            rest++;
        }
      geometry->known = rest != NULL && *skip_spaces (rest) == '\0';
    }
}

static gboolean
parts_meet (const Part *a, const Part *b)
{
  const WarPosition *p = (const WarPosition *) (gpointer) a->positions->data;
  const WarPosition *q = (const WarPosition *) (gpointer) b->positions->data;
  guint n = a->positions->len, m = b->positions->len;

  if (a->kind == '#' && b->kind == '#')
    return war_polygons_meet (p, n, q, m);
  if (b->kind == '#')
    return parts_meet (b, a);

  for (guint j = 0; j + 1 < m || j == 0; j++)
    {
      WarPosition c = q[j], d = q[MIN (j + 1, m - 1)];

      if (a->kind == '#')
        {
          if (war_segment_meets_polygon (c, d, p, n))
            return TRUE;
          continue;
        }
      for (guint i = 0; i + 1 < n || i == 0; i++)
        if (war_segments_meet (p[i], p[MIN (i + 1, n - 1)], c, d))
          return TRUE;
    }

  return FALSE;
}

static WarLength
get_parts_distance (const Part *a, const Part *b)
{
  const WarPosition *p = (const WarPosition *) (gpointer) a->positions->data;
  const WarPosition *q = (const WarPosition *) (gpointer) b->positions->data;
  guint n = a->positions->len, m = b->positions->len;
  WarLength distance = G_MAXINT32;

  if (a->kind == '#' && b->kind == '#')
    return war_polygons_distance (p, n, q, m);
  if (b->kind == '#')
    return get_parts_distance (b, a);

  for (guint j = 0; j + 1 < m || j == 0; j++)
    {
      WarPosition c = q[j], d = q[MIN (j + 1, m - 1)];
      WarLength least = G_MAXINT32;

      if (a->kind == '#')
        least = war_segment_polygon_distance (c, d, p, n);
      else
        for (guint i = 0; i + 1 < n || i == 0; i++)
          {
            WarLength each = war_segments_distance (p[i], p[MIN (i + 1, n - 1)], c, d);

            least = MIN (least, each);
          }
      distance = MIN (distance, least);
    }

  return distance;
}

static gboolean
meet (const Geometry *a, const Geometry *b)
{
  for (guint i = 0; i < a->parts->len; i++)
    for (guint j = 0; j < b->parts->len; j++)
      if (parts_meet (&g_array_index (a->parts, Part, i), &g_array_index (b->parts, Part, j)))
        return TRUE;

  return FALSE;
}

static WarLength
get_distance (const Geometry *a, const Geometry *b)
{
  WarLength distance = G_MAXINT32;

  for (guint i = 0; i < a->parts->len; i++)
    for (guint j = 0; j < b->parts->len; j++)
      {
        WarLength each = get_parts_distance (&g_array_index (a->parts, Part, i),
                                             &g_array_index (b->parts, Part, j));

        distance = MIN (distance, each);
      }

  return distance;
}

/* A polygon and a point, for the operations that the engine has only for these. */
static gboolean
is_polygon_and_point (const Geometry *a, const Geometry *b)
{
  return a->parts->len == 1 && g_array_index (a->parts, Part, 0).kind == '#' && b->parts->len == 1
         && g_array_index (b->parts, Part, 0).kind == '.';
}

static WarLocation
locate (const Geometry *a, const Geometry *b)
{
  const GArray *vertices = g_array_index (a->parts, Part, 0).positions;

  return war_polygon_locate (
    (const WarPosition *) (gpointer) vertices->data, vertices->len,
    g_array_index (g_array_index (b->parts, Part, 0).positions, WarPosition, 0));
}

/* What the engine says, in the table's words; NULL if it has no such operation. scale: units of the
 * engine in one of the table. */
static char *
answer (const char *operation, const char *argument, const char *expected, const Geometry *a,
        const Geometry *b, double scale)
{
  gboolean result;

  if (g_str_equal (operation, "isvalid"))
    {
      const GArray *vertices = g_array_index (a->parts, Part, 0).positions;

      if (a->parts->len != 1 || g_array_index (a->parts, Part, 0).kind != '#')
        return NULL;
      result
        = war_polygon_check ((const WarPosition *) (gpointer) vertices->data, vertices->len, NULL)
          == WAR_POLYGON_VALID;
    }
  else if (!b->known)
    {
      return NULL;
    }
  else if (g_str_equal (operation, "intersects"))
    {
      result = meet (a, b);
    }
  else if (g_str_equal (operation, "disjoint"))
    {
      result = !meet (a, b);
    }
  else if (g_str_equal (operation, "iswithindistance"))
    {
      result = get_distance (a, b) <= g_ascii_strtod (argument, NULL) * scale;
    }
  else if (g_str_equal (operation, "distance"))
    {
      double exact = g_ascii_strtod (expected, NULL) * scale;
      WarLength found = get_distance (a, b);

      return g_strdup (found >= exact - 1e-6 && found < exact + 1 ? expected : "another");
    }
  else if (g_str_equal (operation, "touches") && is_polygon_and_point (b, a))
    {
      result = locate (b, a) == WAR_LOCATION_ON_EDGE;
    }
  else if (!is_polygon_and_point (a, b))
    {
      return NULL;
    }
  else if (g_str_equal (operation, "touches"))
    {
      result = locate (a, b) == WAR_LOCATION_ON_EDGE;
    }
  else if (g_str_equal (operation, "covers"))
    {
      result = locate (a, b) != WAR_LOCATION_OUTSIDE;
    }
  else if (g_str_equal (operation, "contains"))
    {
      result = locate (a, b) == WAR_LOCATION_INSIDE;
    }
  else
    {
      return NULL;
    }

  return g_strdup (result ? "true" : "false");
}

/* The least scale that makes all coordinates whole, or nothing known. */
static guint
parse_both (char **columns, Geometry *a, Geometry *b)
{
  for (guint n_decimals = 0; n_decimals <= 6; n_decimals++)
    {
      clear_geometry (a);
      clear_geometry (b);
      parse_geometry (a, columns[COLUMN_A], n_decimals);
      parse_geometry (b, columns[COLUMN_B], n_decimals);
      if (a->known && (b->known || columns[COLUMN_B][0] == '\0'))
        return n_decimals;
    }

  a->known = FALSE;
  return 0;
}

static void
test_operation (gconstpointer data)
{
  const char *operation = data;
  g_autofree char *table
    = g_test_build_filename (G_TEST_DIST, "engine", "geometry", "geos-cases.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  guint n_tried = 0;

  g_file_get_contents (table, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) columns = g_strsplit (lines[i], "\t", -1);
      g_auto (Geometry) a = { 0 };
      g_auto (Geometry) b = { 0 };
      g_autofree char *found = NULL;
      guint n_decimals;

      if (g_strv_length (columns) < N_COLUMNS
          || !g_str_equal (columns[COLUMN_OPERATION], operation))
        continue;

      n_decimals = parse_both (columns, &a, &b);
      if (a.known)
        found = answer (operation, columns[COLUMN_ARGUMENT], columns[COLUMN_EXPECTED], &a, &b,
                        pow (10, n_decimals));

      n_tried++;
      if (g_strcmp0 (found, columns[COLUMN_EXPECTED]) != 0)
        {
          g_test_message ("%s, not %s: %s", found != NULL ? found : "unknown",
                          columns[COLUMN_EXPECTED], lines[i]);
          g_test_fail ();
        }
    }

  g_assert_cmpuint (n_tried, >, 0);
}

int
main (int argc, char **argv)
{
  static const char *const operations[]
    = { "isvalid", "intersects", "disjoint", "touches",
        "covers",  "contains",   "distance", "iswithindistance" };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (operations); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/geos-cases/%s", operations[i]);

      g_test_add_data_func (path, operations[i], test_operation);
    }
  return g_test_run ();
}

/* test-field-fair.c: a half of a field and its image are alike, and nothing is there twice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/field-layout.h"

#include <string.h>

/* The middle lines are x = 3000 and y = 2000. */
#define WIDTH 6000
#define DEPTH 4000

static GArray *
parse_vertices (const char *text)
{
  GArray *vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *comma;
      WarPosition vertex;

      vertex.x = (WarLength) g_ascii_strtoll (words[i], &comma, 10);
      vertex.y = (WarLength) g_ascii_strtoll (comma + 1, NULL, 10);
      g_array_append_val (vertices, vertex);
    }
  return vertices;
}

static void
add_feature (WarField *field, WarTerrain terrain, WarShape shape)
{
  WarFeature *feature = war_feature_new ();

  feature->id = g_strdup_printf ("feature-%u", field->features->len);
  feature->terrain = terrain;
  feature->shape = shape;
  g_ptr_array_add (field->features, feature);
}

static void
add_line (WarField *field, const char *vertices)
{
  add_feature (
    field, WAR_TERRAIN_TRENCH,
    (WarShape){ .kind = WAR_SHAPE_LINE, .vertices = parse_vertices (vertices), .width = 100 });
}

/* ---------------------------------------------------------------------------------------------
 * Features as words: the same words, the same place, wherever the outline begins. */

static char *
write_vertices (const GArray *vertices, guint start, gint direction)
{
  GString *words = g_string_new (NULL);
  guint n = vertices->len;

  for (guint i = 0; i < n; i++)
    {
      guint index = (direction > 0 ? start + i : start + n - i) % n;
      WarPosition vertex = g_array_index (vertices, WarPosition, index);

      g_string_append_printf (words, " %05d,%05d", vertex.x, vertex.y);
    }
  return g_string_free (words, FALSE);
}

static char *
write_shape (const WarShape *shape)
{
  gboolean closed = shape->kind == WAR_SHAPE_AREA;
  char *least = NULL;

  if (shape->vertices == NULL)
    return g_strdup_printf (" %05d,%05d ^%d %dx%d", shape->centre.x, shape->centre.y,
                            shape->heading % (WAR_HEADING_TURN / 2), shape->width, shape->depth);

  for (guint i = 0; i < (closed ? shape->vertices->len : 1); i++)
    for (gint direction = 1; direction >= -1; direction -= 2)
      {
        guint start = closed ? i : direction > 0 ? 0 : shape->vertices->len - 1;
        g_autofree char *words = write_vertices (shape->vertices, start, direction);

        if (least == NULL || strcmp (words, least) < 0)
          {
            g_free (least);
            least = g_steal_pointer (&words);
          }
      }
  return least;
}

static gint
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* A word for each feature, sorted. */
static GPtrArray *
write_features (const WarField *field)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < field->features->len; i++)
    {
      const WarFeature *feature = g_ptr_array_index (field->features, i);
      g_autofree char *shape = write_shape (&feature->shape);

      g_ptr_array_add (all, g_strdup_printf ("%d:%s", feature->shape.kind, shape));
    }
  g_ptr_array_sort (all, compare_words);
  return all;
}

static void
assert_symmetrical (const WarField *field, WarTurn turn)
{
  g_autoptr (WarField) turned = war_field_turn (field, turn);
  g_autoptr (GPtrArray) features = write_features (field);
  g_autoptr (GPtrArray) images = write_features (turned);

  g_assert_cmpuint (features->len, ==, images->len);
  for (guint i = 0; i < features->len; i++)
    g_assert_cmpstr (g_ptr_array_index (features, i), ==, g_ptr_array_index (images, i));
}

static void
assert_nothing_twice (const WarField *field)
{
  g_autoptr (GPtrArray) features = write_features (field);

  for (guint i = 1; i < features->len; i++)
    g_assert_cmpstr (g_ptr_array_index (features, i - 1), !=, g_ptr_array_index (features, i));
}

/* ---------------------------------------------------------------------------------------------
 * Lines along the middle. */

typedef struct
{
  const char *path;
  gboolean turned;
  const char *line;
  const char *fair; /* outlines of what is made of it, left half */
} Case;

static const Case cases[] = {
  { "along/begins", FALSE, "3000,1000 3000,2000 1000,3000",
    " 01000,03000 03000,02000 05000,03000; 03000,01000 03000,02000" },
  { "along/ends", FALSE, "1000,3000 3000,2000 3000,1000",
    " 01000,03000 03000,02000 05000,03000; 03000,01000 03000,02000" },
  { "along/then-away", FALSE, "3000,1000 3000,2000 5000,3000", " 03000,01000 03000,02000" },
  { "along/between", FALSE, "1000,500 3000,1000 3000,2000 1000,3000",
    " 01000,00500 03000,01000 05000,00500; 01000,03000 03000,02000 05000,03000; "
    "03000,01000 03000,02000" },
  { "along/all", FALSE, "3000,1000 3000,2000", " 03000,01000 03000,02000" },
  { "turned/begins", TRUE, "3000,1000 3000,1500 1000,3000",
    " 01000,03000 03000,01500; 03000,01000 03000,01500; 03000,02500 03000,03000; "
    "03000,02500 05000,01000" },
  { "turned/past-the-centre", TRUE, "3000,1000 3000,3500 1000,3600",
    " 01000,03600 03000,03500; 03000,00500 05000,00400; 03000,01000 03000,02000 03000,03000" },
  { "turned/through-the-centre", TRUE, "1000,1000 3000,2000 5000,2500",
    " 01000,01000 03000,02000 05000,03000" },
};

static void
test_along (gconstpointer data)
{
  const Case *each = data;
  g_autoptr (WarField) field = war_field_new ("Test", WIDTH, DEPTH);
  g_autoptr (WarField) fair = NULL;
  g_autoptr (GPtrArray) features = NULL;
  g_autoptr (GString) all = g_string_new (NULL);

  add_line (field, each->line);
  fair = war_field_make_fair (field, WAR_HALF_LEFT, each->turned);
  features = write_features (fair);
  for (guint i = 0; i < features->len; i++)
    g_string_append_printf (all, "%s%s", i > 0 ? ";" : "",
                            strchr (g_ptr_array_index (features, i), ' '));
  g_assert_cmpstr (all->str, ==, each->fair);
}

/* What two people drew as two lines with a piece in common has that piece once. */
static void
test_piece_in_common (void)
{
  g_autoptr (WarField) field = war_field_new ("Test", WIDTH, DEPTH);
  g_autoptr (WarField) fair = NULL;

  add_line (field, "3000,1000 3000,2000 1000,3000");
  add_line (field, "3000,1000 3000,2000 5000,3000");
  fair = war_field_make_fair (field, WAR_HALF_LEFT, FALSE);
  g_assert_cmpuint (fair->features->len, ==, 2);
}

/* A house on the middle line cannot stand at an angle to it. */
static void
test_house_in_the_middle (void)
{
  g_autoptr (WarField) field = war_field_new ("Test", WIDTH, DEPTH);
  g_autoptr (WarField) fair = NULL;
  const WarFeature *house;

  add_feature (field, WAR_TERRAIN_BUILDING,
               (WarShape){ .kind = WAR_SHAPE_BOX,
                           .centre = { 3000, 700 },
                           .heading = WAR_HEADING_TURN / 4 - 100,
                           .width = 200,
                           .depth = 100 });
  fair = war_field_make_fair (field, WAR_HALF_LEFT, FALSE);
  g_assert_cmpuint (fair->features->len, ==, 1);
  house = g_ptr_array_index (fair->features, 0);
  g_assert_cmpuint (house->shape.heading, ==, WAR_HEADING_TURN / 4);
}

/* ---------------------------------------------------------------------------------------------
 * Any field. Vertices lie on a grid of which the middle lines are part. */

static WarPosition
throw_position (void)
{
  return (WarPosition){ g_test_rand_int_range (0, 7) * 1000, g_test_rand_int_range (0, 9) * 500 };
}

static WarShape
throw_shape (void)
{
  WarShape shape = { .kind = (WarShapeKind) g_test_rand_int_range (0, 4), .width = 200 };
  guint n = (guint) g_test_rand_int_range (2, 6) + (shape.kind == WAR_SHAPE_AREA);

  if (shape.kind == WAR_SHAPE_AREA || shape.kind == WAR_SHAPE_LINE)
    {
      shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
      for (guint i = 0; i < n; i++)
        {
          WarPosition vertex = throw_position ();

          g_array_append_val (shape.vertices, vertex);
        }
      return shape;
    }

  shape.centre = throw_position ();
  shape.heading = (WarHeading) (g_test_rand_int_range (0, 64) * WAR_HEADING_TURN / 64);
  shape.depth = 300;
  return shape;
}

static void
test_any (void)
{
  for (guint i = 0; i < 2000; i++)
    {
      g_autoptr (WarField) field = war_field_new ("Test", WIDTH, DEPTH);
      WarHalf half = (WarHalf) g_test_rand_int_range (0, 4);
      gboolean turned = g_test_rand_bit ();
      gboolean across = half == WAR_HALF_LEFT || half == WAR_HALF_RIGHT;
      WarTurn turn = turned   ? WAR_TURN_HALF
                     : across ? WAR_TURN_MIRROR_ACROSS
                              : WAR_TURN_MIRROR_ALONG;
      g_autoptr (WarField) fair = NULL, again = NULL;

      while (field->features->len < 6)
        {
          WarShape shape = throw_shape ();

          if (war_shape_is_valid (&shape))
            add_feature (field, WAR_TERRAIN_TRENCH, shape);
          else
            war_shape_clear (&shape);
        }

      fair = war_field_make_fair (field, half, turned);
      assert_nothing_twice (fair);
      assert_symmetrical (fair, turn);

      /* What is fair stays so. */
      again = war_field_make_fair (fair, half, turned);
      assert_nothing_twice (again);
      assert_symmetrical (again, turn);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/field-fair/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_along);
    }
  g_test_add_func ("/field-fair/piece-in-common", test_piece_in_common);
  g_test_add_func ("/field-fair/house-in-the-middle", test_house_in_the_middle);
  g_test_add_func ("/field-fair/any", test_any);

  return g_test_run ();
}

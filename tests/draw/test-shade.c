/* test-shade.c: what is shaded is what the engine says is not seen
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/shade.h"
#include "engine/field-edit/field-random.h"
#include "engine/ground/outlook.h"
#include "engine/ground/visibility.h"
#include "fixture.h"
#include "store/documents/library.h"

static WarRules *
get_rules (StoreLibrary *library)
{
  WarRules *rules = store_library_get_rules (library, "entrenched", NULL);

  g_assert_nonnull (rules);
  return rules;
}

static gboolean
is_dark (cairo_surface_t *surface, int x, int y)
{
  const unsigned char *data = cairo_image_surface_get_data (surface);

  return data[y * cairo_image_surface_get_stride (surface) + 4 * x] < 200;
}

typedef enum
{
  SEEN,
  HIDDEN,
  IN_PART,
} Answer;

/* What the engine says of a pixel and of what is next to it. */
static Answer
ask (const WarSightScene *scene, const WarBase *firer, int x, int y)
{
  guint n_seen = 0, n = 0;

  for (int down = -2; down <= 7; down++)
    for (int right = -2; right <= 7; right++, n++)
      {
        const WarPosition place
          = { (x * 5 + right) * WAR_MILLIMETRE / 5, (y * 5 + down) * WAR_MILLIMETRE / 5 };

        n_seen += war_sight_reaches (scene, firer, place, NULL) ? 1 : 0;
      }

  return n_seen == n ? SEEN : n_seen == 0 ? HIDDEN : IN_PART;
}

/* Pixels are millimetres. Compares at random places what is dark with what the engine says; returns
 * how many can be told. */
static guint
compare (WarField *field, WarRules *rules, WarPosition from, guint n_places)
{
  int width = field->width / WAR_MILLIMETRE;
  int height = field->depth / WAR_MILLIMETRE;
  g_autoptr (WarOutlook) outlook = war_outlook_new (field, rules);
  WarBase firer = war_outlook_place_base (from, (WarPosition){ field->width / 2, 0 });
  g_autoptr (GPtrArray) seen = war_visibility_find (&outlook->scene, &firer);
  cairo_surface_t *surface = fixture_new_picture (width, height);
  cairo_t *cr = cairo_create (surface);
  guint n_compared = 0;

  draw_shade (cr, field, seen);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  for (guint i = 0; i < n_places; i++)
    {
      int x = g_test_rand_int_range (1, width - 1), y = g_test_rand_int_range (1, height - 1);
      Answer answer = ask (&outlook->scene, &firer, x, y);

      if (answer == IN_PART)
        continue;
      if (is_dark (surface, x, y) != (answer == HIDDEN))
        g_error ("%s: %d, %d mm from %d, %d is not shaded as it is seen", field->name, x, y, from.x,
                 from.y);
      n_compared++;
    }
  cairo_surface_destroy (surface);

  return n_compared;
}

/* One wood, one bunker and one hill, whose shadows reach two edges of the field. */
static void
test_two_shadows (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarField) field = war_field_new ("two shadows", 24 * WAR_INCH, 12 * WAR_INCH);

  g_ptr_array_add (field->features,
                   fixture_new_feature (WAR_TERRAIN_WOOD, WAR_SHAPE_AREA, 200, 60, 120, 90));
  g_ptr_array_add (field->features,
                   fixture_new_feature (WAR_TERRAIN_BUNKER, WAR_SHAPE_BOX, 330, 200, 60, 40));
  g_ptr_array_add (field->features,
                   fixture_new_feature (WAR_TERRAIN_HILL, WAR_SHAPE_ELLIPSE, 420, 90, 110, 80));

  for (WarLength x = 2 * WAR_INCH; x <= 22 * WAR_INCH; x += WAR_INCH)
    compare (field, get_rules (library), (WarPosition){ x, 6 * WAR_INCH }, 200);
}

/* On fields of all kinds, from anywhere, also from their edges. */
static void
test_random_fields (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  guint n_compared = 0, n_places = 0;

  for (guint i = 0; i < 12; i++)
    {
      WarTheme theme = (WarTheme) (i % WAR_N_THEMES);
      g_autoptr (WarField) field
        = war_field_new_random ("random", 24 * WAR_INCH, 12 * WAR_INCH, theme,
                                (guint64) g_test_rand_int_range (0, 1000000));

      for (guint j = 0; j < 8; j++)
        {
          const WarPosition from = {
            j % 4 == 0 ? 0 : g_test_rand_int_range (0, field->width + 1),
            j % 4 == 1 ? field->depth : g_test_rand_int_range (0, field->depth + 1),
          };

          n_places += 100;
          n_compared += compare (field, get_rules (library), from, 100);
        }
    }

  /* Most places are not at the edge of a shadow. */
  g_assert_cmpuint (n_compared, >, n_places / 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shade/two-shadows", test_two_shadows);
  g_test_add_func ("/shade/random-fields", test_random_fields);

  return g_test_run ();
}

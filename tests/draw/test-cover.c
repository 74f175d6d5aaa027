/* test-cover.c: small pictures of documents
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/cover.h"

#include <cairo-svg.h>

#include "draw/map/map.h"
#include "fixture.h"
#include "store/documents/army-file.h"
#include "store/documents/book-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/field-file.h"

#define WIDTH 240
#define HEIGHT 150
#define EDGE 4

typedef struct
{
  cairo_surface_t *picture;
  cairo_t *cr;
  DrawCover cover;
} Card;

static Card
begin_card (void)
{
  Card card = { .cover = { WIDTH, HEIGHT, 1 } };

  card.picture = fixture_new_picture (WIDTH, HEIGHT);
  card.cr = cairo_create (card.picture);
  return card;
}

/* The card is paper along its edges, as nothing may be cut off there, and something else in it. */
static void
end_card (Card *card)
{
  cairo_surface_t *paper = fixture_new_picture (WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (paper);
  guint inside;

  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_PAPER, DRAW_INK_COLOUR), 1);
  cairo_paint (cr);
  cairo_destroy (cr);
  g_assert_cmpint (cairo_status (card->cr), ==, CAIRO_STATUS_SUCCESS);
  inside = fixture_count_differences (card->picture, paper, EDGE, EDGE, WIDTH - 2 * EDGE,
                                      HEIGHT - 2 * EDGE, 24);
  g_assert_cmpuint (inside, >, 500);
  g_assert_cmpuint (fixture_count_differences (card->picture, paper, 0, 0, WIDTH, HEIGHT, 24), ==,
                    inside);
  cairo_surface_destroy (paper);
  cairo_destroy (card->cr);
  cairo_surface_destroy (card->picture);
}

/* A field with so many woods on each other, each as large as half of it. */
static WarField *
make_woods (guint n_woods)
{
  WarField *field = war_field_new ("Woods", 100 * WAR_CENTIMETRE, 60 * WAR_CENTIMETRE);

  for (guint i = 0; i < n_woods; i++)
    {
      WarFeature *feature = war_feature_new ();

      feature->id = g_strdup_printf ("wood-%u", i);
      feature->terrain = WAR_TERRAIN_WOOD;
      feature->shape.kind = WAR_SHAPE_ELLIPSE;
      feature->shape.centre = (WarPosition){ 50 * WAR_CENTIMETRE, 30 * WAR_CENTIMETRE };
      feature->shape.width = 80 * WAR_CENTIMETRE;
      feature->shape.depth = 50 * WAR_CENTIMETRE;
      g_ptr_array_add (field->features, feature);
    }

  return field;
}

static cairo_status_t
count_bytes (void *closure, const guchar *data, guint length)
{
  *(gsize *) closure += length;
  return CAIRO_STATUS_SUCCESS;
}

/* The largest field with so many areas beside each other. */
static WarField *
make_row (WarTerrain terrain, guint n_areas)
{
  WarField *field = war_field_new ("Row", 1000 * WAR_CENTIMETRE, 600 * WAR_CENTIMETRE);

  for (guint i = 0; i < n_areas; i++)
    {
      WarFeature *feature = war_feature_new ();

      feature->id = g_strdup_printf ("area-%u", i);
      feature->terrain = terrain;
      feature->shape.kind = WAR_SHAPE_ELLIPSE;
      feature->shape.centre = (WarPosition){ ((gint) (i % 10) * 100 + 50) * WAR_CENTIMETRE,
                                             ((gint) (i / 10) * 60 + 30) * WAR_CENTIMETRE };
      feature->shape.width = 80 * WAR_CENTIMETRE;
      feature->shape.depth = 50 * WAR_CENTIMETRE;
      g_ptr_array_add (field->features, feature);
    }

  return field;
}

/* How much there is to draw, as a drawing's size tells. Takes the field. */
static gsize
measure (WarField *taken)
{
  g_autoptr (WarField) field = taken;
  DrawMapOptions options = { .ink = DRAW_INK_COLOUR, .pixel = 0.5 };
  gsize n_bytes = 0;
  cairo_surface_t *drawing = cairo_svg_surface_create_for_stream (
    count_bytes, &n_bytes, field->width / WAR_MILLIMETRE, field->depth / WAR_MILLIMETRE);
  cairo_t *cr = cairo_create (drawing);

  draw_field (cr, field, &options);
  cairo_destroy (cr);
  cairo_surface_finish (drawing);
  g_assert_cmpint (cairo_surface_status (drawing), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (drawing);
  return n_bytes;
}

/* However much of a map is filled, it is with no more glyphs than a map may have. */
static void
test_glyphs (void)
{
  static const WarTerrain terrains[]
    = { WAR_TERRAIN_WOOD, WAR_TERRAIN_RUBBLE, WAR_TERRAIN_SWAMP, WAR_TERRAIN_BARBED_WIRE };

  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    {
      g_test_message ("%s", war_terrain_get_id (terrains[i]));
      g_assert_cmpuint (measure (make_row (terrains[i], 40)), <,
                        measure (make_row (terrains[i], 5)) * 2);
    }
}

/* Two woods on each other have the trees of two, and a hundred no more than a map may have. */
static void
test_woods_on_woods (void)
{
  gsize two = measure (make_woods (2));

  g_assert_cmpuint (two, >, measure (make_woods (1)) * 3 / 2);
  g_assert_cmpuint (measure (make_woods (100)), <, two * 4);
}

/* How many pixels of a field's picture are not paper. */
static guint
count_drawn (guint n_woods)
{
  g_autoptr (WarField) field = make_woods (n_woods);
  cairo_surface_t *paper = fixture_new_picture (WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (paper);
  Card card = begin_card ();
  guint n;

  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_PAPER, DRAW_INK_COLOUR), 1);
  cairo_paint (cr);
  cairo_destroy (cr);
  draw_field_cover (card.cr, &card.cover, field);
  n = fixture_count_differences (card.picture, paper, 0, 0, WIDTH, HEIGHT, 24);
  cairo_surface_destroy (paper);
  cairo_destroy (card.cr);
  cairo_surface_destroy (card.picture);
  return n;
}

/* In a list of many nothing waits for a field that nobody plays on: it has but its frame. */
static void
test_heavy (void)
{
  g_assert_cmpuint (count_drawn (5), >, 5000);
  g_assert_cmpuint (count_drawn (1000), <, 3000);
}

/* Every shipped document has a picture that shows all of it. */
static void
test_shipped (void)
{
  const char *const suffixes[] = { ".duckarmy", ".duckbook", ".duckfield", ".duckcampaign" };
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  guint n = 0;

  for (guint kind = 0; kind < G_N_ELEMENTS (suffixes); kind++)
    {
      g_autoptr (GPtrArray) paths = store_library_list_shipped (library, suffixes[kind]);

      for (guint i = 0; i < paths->len; i++, n++)
        {
          const char *path = g_ptr_array_index (paths, i);
          g_autoptr (StoreFaults) faults = store_faults_new (path);
          g_autoptr (WarArmy) army = kind == 0 ? store_army_load (library, path, faults) : NULL;
          g_autoptr (WarBook) book = kind == 1 ? store_book_load (library, path, faults) : NULL;
          g_autoptr (WarField) field = kind == 2 ? store_field_load (path, faults) : NULL;
          g_autoptr (WarCampaign) campaign
            = kind == 3 ? store_campaign_load (library, path, faults) : NULL;
          Card card = begin_card ();

          g_test_message ("%s", path);
          g_assert_true (store_faults_is_empty (faults));
          if (army != NULL)
            draw_army_cover (card.cr, &card.cover, army);
          else if (book != NULL)
            draw_book_cover (card.cr, &card.cover, book);
          else if (field != NULL)
            draw_field_cover (card.cr, &card.cover, field);
          else
            draw_campaign_cover (card.cr, &card.cover, campaign);
          end_card (&card);
        }
    }
  g_assert_cmpuint (n, >, 4);
}

/* An army without units is a blank card; the largest one still fits, and so does one base that is
 * far wider than it is deep. */
static void
test_sizes (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  WarBook *book = store_library_get_book (library, "entente-in-arms", NULL);
  g_autoptr (WarArmy) army = war_army_new ("Army", book);
  Card card = begin_card ();

  draw_army_cover (card.cr, &card.cover, army);
  g_assert_cmpint (cairo_status (card.cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (card.cr);
  cairo_surface_destroy (card.picture);

  while (!war_army_is_full (army))
    {
      WarUnitType *type = g_ptr_array_index (book->types, army->units->len % book->types->len);

      g_ptr_array_add (army->units, war_unit_new (type, NULL, NULL));
    }
  card = begin_card ();
  draw_army_cover (card.cr, &card.cover, army);
  end_card (&card);

  WarUnitType *wide = war_unit_type_new ();

  wide->base_width = 300 * WAR_MILLIMETRE;
  wide->base_depth = 20 * WAR_MILLIMETRE;
  g_ptr_array_set_size (army->units, 0);
  g_ptr_array_add (army->units, war_unit_new (wide, NULL, NULL));
  war_unit_type_unref (wide);
  card = begin_card ();
  draw_army_cover (card.cr, &card.cover, army);
  end_card (&card);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cover/shipped", test_shipped);
  g_test_add_func ("/cover/sizes", test_sizes);
  g_test_add_func ("/cover/glyphs", test_glyphs);
  g_test_add_func ("/cover/woods-on-woods", test_woods_on_woods);
  g_test_add_func ("/cover/heavy", test_heavy);

  return g_test_run ();
}

/* test-sight.c: sight and cover
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/sight.h"

#include "placing.h"

#define SIZE 40000

/* The ground under test, with what its features do. */
typedef struct
{
  WarField *field;
  WarGround *ground;
  WarGroundScratch *scratch;
  WarSightEffect effects[64];
  WarSightScene scene;
} Place;

static void
place_begin (Place *place)
{
  *place = (Place){ .field = war_field_new ("sight", SIZE, SIZE) };
}

/* The last feature that was added does this. */
static void
place_set (Place *place, WarBlocks blocks, WarLength limit, WarCovers covers, gint cover)
{
  place->effects[place->field->features->len - 1] = (WarSightEffect){
    .blocks = (guint8) blocks,
    .covers = (guint8) covers,
    .cover = (gint16) cover,
    .limit = limit,
  };
}

static void
place_build (Place *place)
{
  place->ground = war_ground_new (place->field);
  place->scratch = war_ground_scratch_new (place->ground);
  place->scene = (WarSightScene){
    .ground = place->ground,
    .scratch = place->scratch,
    .effects = place->effects,
    .cover_reach = WAR_INCH,
  };
}

static void
place_clear (Place *place)
{
  war_ground_scratch_free (place->scratch);
  war_ground_unref (place->ground);
  war_field_unref (place->field);
}

static WarPosition
at (WarLength x, WarLength y)
{
  return (WarPosition){ x, y };
}

static WarBase
base_at (WarLength x, WarLength y)
{
  return war_base_place (at (x, y), 0, 2000, 2000);
}

static WarSight
look (const Place *place, WarBase firer, WarBase target)
{
  return war_sight_look (&place->scene, &firer, &target);
}

static const char *
get_lines (const WarSight *sight)
{
  static char text[WAR_SIGHT_N_LINES + 1];

  for (guint i = 0; i < WAR_SIGHT_N_LINES; i++)
    text[i] = sight->lines[i].feature >= 0 ? (char) ('0' + sight->lines[i].feature)
              : sight->lines[i].base >= 0  ? (char) ('a' + sight->lines[i].base)
                                           : '-';
  return text;
}

/* G-3: five lines; one is enough. The firer looks up at a target 10000 away, whose corners are at
 * 9000 and 11000, front (far) ones first. */
static void
test_lines (void)
{
  Place place;
  WarSight sight;
  WarSightLine line;

  place_begin (&place);
  placing_add_box (place.field, WAR_TERRAIN_BUILDING, 8000, 12000, 2000, 1000);
  place_set (&place, WAR_BLOCKS_ALWAYS, 0, WAR_COVERS_NOT, 0);
  place_build (&place);

  /* The wall's right edge is at 10000: the line to the centre touches it. */
  sight = look (&place, base_at (10000, 20000), base_at (10000, 10000));
  g_assert_cmpstr (get_lines (&sight), ==, "00--0");
  g_assert_cmpuint (sight.n_clear, ==, 2);
  sight = look (&place, base_at (10001, 20000), base_at (10001, 10000));
  g_assert_cmpstr (get_lines (&sight), ==, "-0--0");
  sight = look (&place, base_at (9000, 20000), base_at (9000, 10000));
  g_assert_cmpstr (get_lines (&sight), ==, "00000");
  g_assert_cmpuint (sight.n_clear, ==, 0);
  sight = look (&place, base_at (20000, 20000), base_at (20000, 10000));
  g_assert_cmpstr (get_lines (&sight), ==, "-----");
  g_assert_cmpuint (sight.n_clear, ==, 5);

  /* E-7: sight of a position. */
  const WarBase firer = base_at (10000, 20000);

  g_assert_false (war_sight_reaches (&place.scene, &firer, at (10000, 5000), &line));
  g_assert_cmpint (line.feature, ==, 0);
  g_assert_true (war_sight_reaches (&place.scene, &firer, at (10001, 5000), &line));
  g_assert_cmpint (line.feature, ==, -1);
  g_assert_true (war_sight_reaches (&place.scene, &firer, at (10000, 13001), NULL));
  place_clear (&place);
}

/* G-3: what contains the firer or the target does not block; to be on its edge is to be in it. */
static void
test_contained (void)
{
  Place place;
  WarSight sight;

  place_begin (&place);
  placing_add_box (place.field, WAR_TERRAIN_BUILDING, 8000, 10000, 4000, 4000);
  place_set (&place, WAR_BLOCKS_ALWAYS, 0, WAR_COVERS_INSIDE, 2);
  placing_add_box (place.field, WAR_TERRAIN_HILL, 8000, 16000, 4000, 1000);
  place_set (&place, WAR_BLOCKS_ALWAYS, 0, WAR_COVERS_NOT, 0);
  place_build (&place);

  sight = look (&place, base_at (10000, 9999), base_at (10000, 5000));
  g_assert_cmpuint (sight.n_clear, ==, 5);
  sight = look (&place, base_at (10000, 14001), base_at (10000, 5000));
  g_assert_cmpstr (get_lines (&sight), ==, "00000");
  sight = look (&place, base_at (10000, 14000), base_at (10000, 5000));
  g_assert_cmpstr (get_lines (&sight), ==, "-----");
  sight = look (&place, base_at (10000, 5000), base_at (10000, 14000));
  g_assert_cmpstr (get_lines (&sight), ==, "-----");
  g_assert_cmpint (sight.cover, ==, 2);
  g_assert_cmpint (sight.cover_feature, ==, 0);
  sight = look (&place, base_at (10000, 5000), base_at (10000, 14001));
  g_assert_cmpstr (get_lines (&sight), ==, "00000");
  g_assert_cmpint (sight.cover, ==, 0);

  /* Out of the house, but not over the hill. */
  sight = look (&place, base_at (10000, 12000), base_at (10000, 20000));
  g_assert_cmpstr (get_lines (&sight), ==, "11111");
  sight = look (&place, base_at (10000, 16500), base_at (10000, 20000));
  g_assert_cmpstr (get_lines (&sight), ==, "-----");
  place_clear (&place);
}

/* G-3: through more than 2″ of wood nobody sees, also in it. */
static void
test_wood (void)
{
  const WarLength depth = 2 * WAR_INCH;
  Place place;
  WarSight sight;

  place_begin (&place);
  placing_add_box (place.field, WAR_TERRAIN_WOOD, 5000, 10000, 10000, depth);
  place_set (&place, WAR_BLOCKS_DEPTH, depth, WAR_COVERS_INSIDE, 1);
  placing_add_box (place.field, WAR_TERRAIN_WOOD, 25000, 10000, 10000, 10000);
  place_set (&place, WAR_BLOCKS_DEPTH, depth, WAR_COVERS_INSIDE, 1);
  place_build (&place);

  /* Straight through it is exactly 2″, askew more. */
  sight = look (&place, base_at (10000, 18000), base_at (10000, 8000));
  g_assert_cmpstr (get_lines (&sight), ==, "-0000");
  g_assert_cmpint (sight.cover, ==, 0);

  /* Its edge touched; and two in the deep wood. */
  sight = look (&place, base_at (10000, 8000), base_at (14000, 9000));
  g_assert_cmpstr (get_lines (&sight), ==, "-----");
  sight = look (&place, base_at (30000, 12000), war_base_place (at (30000, 17080), 0, 200, 200));
  g_assert_cmpstr (get_lines (&sight), ==, "---11");
  g_assert_cmpint (sight.cover, ==, 1);
  g_assert_cmpint (sight.cover_feature, ==, 1);
  sight = look (&place, base_at (30000, 12000), base_at (30000, 19000));
  g_assert_cmpstr (get_lines (&sight), ==, "11111");
  sight = look (&place, base_at (30000, 5000), base_at (30000, 10000 + depth - 1000));
  g_assert_cmpstr (get_lines (&sight), ==, "---11");
  place_clear (&place);
}

/* The hedge of Entrenched!: blocks sight unless firer or target is within 1″ of it. */
static void
test_hedge (void)
{
  const WarPosition hedge[] = { { 0, 10000 }, { 30000, 10000 } };
  Place place;
  WarSight sight;

  place_begin (&place);
  placing_add_line (place.field, WAR_TERRAIN_HEDGE, 400, hedge, 2);
  place_set (&place, WAR_BLOCKS_FAR, WAR_INCH, WAR_COVERS_BEHIND, 1);
  place_build (&place);

  /* The hedge ends at 9800; the base reaches 1000 farther than its centre. */
  sight = look (&place, base_at (10000, 20000), base_at (10000, 9800 - WAR_INCH - 1001));
  g_assert_cmpstr (get_lines (&sight), ==, "00000");
  g_assert_cmpint (sight.cover, ==, 0);
  sight = look (&place, base_at (10000, 20000), base_at (10000, 9800 - WAR_INCH - 1000));
  g_assert_cmpstr (get_lines (&sight), ==, "-----");

  /* G-4: within 1″ of the target. Nearer to the firer it does not cover. */
  g_assert_cmpint (sight.cover, ==, 1);
  g_assert_cmpint (sight.cover_feature, ==, 0);
  sight = look (&place, base_at (10000, 9800 - WAR_INCH - 1000), base_at (10000, 20000));
  g_assert_cmpstr (get_lines (&sight), ==, "-----");
  g_assert_cmpint (sight.cover, ==, 0);
  g_assert_cmpint (sight.cover_feature, ==, -1);

  /* Both on the same side. */
  sight = look (&place, base_at (2000, 8000), base_at (8000, 8000));
  g_assert_cmpuint (sight.n_clear, ==, 5);
  g_assert_cmpint (sight.cover, ==, 0);

  /* E-7: sight of a position within 1″ of it. */
  const WarBase firer = base_at (10000, 20000);

  g_assert_true (war_sight_reaches (&place.scene, &firer, at (10000, 9800 - WAR_INCH), NULL));
  g_assert_false (war_sight_reaches (&place.scene, &firer, at (10000, 9800 - WAR_INCH - 1), NULL));
  place_clear (&place);
}

/* G-4: a wall crosses at least three of the five lines; the best cover counts. */
static void
test_cover (void)
{
  Place place;
  WarSight sight;

  place_begin (&place);
  placing_add_box (place.field, WAR_TERRAIN_WALL, 5000, 12000, 5000, 200);
  place_set (&place, WAR_BLOCKS_NEVER, 0, WAR_COVERS_BEHIND, 1);
  placing_add_box (place.field, WAR_TERRAIN_SANDBAGS, 5000, 11500, 5500, 200);
  place_set (&place, WAR_BLOCKS_NEVER, 0, WAR_COVERS_BEHIND, 2);
  placing_add_box (place.field, WAR_TERRAIN_MUD, 0, 0, 30000, 30000);
  place_set (&place, WAR_BLOCKS_NEVER, 0, WAR_COVERS_NOT, 0);
  placing_add_box (place.field, WAR_TERRAIN_TRENCH, 4000, 9000, 3000, 2000);
  place_set (&place, WAR_BLOCKS_NEVER, 0, WAR_COVERS_INSIDE, 2);
  place_build (&place);

  /* The lines to the centre and to the two left corners cross the wall, which ends at 10000. */
  sight = look (&place, base_at (10000, 20000), base_at (10000, 10000));
  g_assert_cmpint (sight.cover, ==, 2);
  g_assert_cmpint (sight.cover_feature, ==, 1);
  g_assert_cmpuint (sight.n_clear, ==, 5);
  place.effects[1].covers = WAR_COVERS_NOT;
  sight = look (&place, base_at (10000, 20000), base_at (10000, 10000));
  g_assert_cmpint (sight.cover, ==, 1);
  g_assert_cmpint (sight.cover_feature, ==, 0);
  sight = look (&place, base_at (10001, 20000), base_at (10001, 10000));
  g_assert_cmpint (sight.cover, ==, 0);

  /* In the trench behind both: of equally good ones the first. */
  place.effects[1].covers = WAR_COVERS_BEHIND;
  sight = look (&place, base_at (6000, 20000), base_at (6000, 10000));
  g_assert_cmpint (sight.cover, ==, 2);
  g_assert_cmpint (sight.cover_feature, ==, 1);
  sight = look (&place, base_at (6000, 0), base_at (6000, 10000));
  g_assert_cmpint (sight.cover_feature, ==, 3);
  place.effects[3].cover = 3;
  sight = look (&place, base_at (6000, 20000), base_at (6000, 10000));
  g_assert_cmpint (sight.cover_feature, ==, 3);
  g_assert_cmpint (sight.cover, ==, 3);

  /* Within 1″ (2540) of the base, and no farther: the wall's near edge is at 12000. */
  place.effects[1].covers = WAR_COVERS_NOT;
  sight = look (&place, base_at (8000, 30000), base_at (8000, 12000 - 1000 - WAR_INCH));
  g_assert_cmpint (sight.cover_feature, ==, 0);
  sight = look (&place, base_at (8000, 30000), base_at (8000, 12000 - 1001 - WAR_INCH));
  g_assert_cmpint (sight.cover_feature, ==, -1);
  place.scene.cover_reach = 2500;
  sight = look (&place, base_at (8000, 30000), base_at (8000, 12000 - 1000 - WAR_INCH));
  g_assert_cmpint (sight.cover_feature, ==, -1);
  place_clear (&place);
}

/* C-4: bases of other units block, features are named before them. */
static void
test_bases (void)
{
  Place place;
  WarSight sight;
  WarBase bases[2] = { base_at (9000, 15000), base_at (11000, 15000) };

  place_begin (&place);
  placing_add_box (place.field, WAR_TERRAIN_BUILDING, 8000, 12000, 1900, 500);
  place_set (&place, WAR_BLOCKS_ALWAYS, 0, WAR_COVERS_NOT, 0);
  place_build (&place);
  place.scene.bases = bases;
  place.scene.n_bases = 1;

  sight = look (&place, base_at (10000, 20000), base_at (10000, 10000));
  g_assert_cmpstr (get_lines (&sight), ==, "a0--0");
  g_assert_cmpuint (sight.n_clear, ==, 2);
  place.scene.n_bases = 2;
  sight = look (&place, base_at (10000, 20000), base_at (10000, 10000));
  g_assert_cmpstr (get_lines (&sight), ==, "a0bb0");
  g_assert_cmpuint (sight.n_clear, ==, 0);
  bases[0] = base_at (8999, 15000);
  bases[1] = base_at (11001, 15000);
  sight = look (&place, base_at (10000, 20000), base_at (10000, 10000));
  g_assert_cmpstr (get_lines (&sight), ==, "-0bb0");
  place_clear (&place);
}

/* Whether players might see it otherwise on their table. */
static void
test_doubt (void)
{
  const WarBase firer = base_at (10000, 30000);
  Place place;

  place_begin (&place);
  placing_add_box (place.field, WAR_TERRAIN_BUILDING, 0, 20000, 11500, 1000);
  place_set (&place, WAR_BLOCKS_ALWAYS, 0, WAR_COVERS_NOT, 0);
  placing_add_box (place.field, WAR_TERRAIN_WALL, 25000, 12000, 5000, 200);
  place_set (&place, WAR_BLOCKS_NEVER, 0, WAR_COVERS_BEHIND, 1);
  place_build (&place);

  for (gint x = 10000; x < 16000; x += 10)
    {
      WarBase target = base_at (x, 10000);
      WarSight sight = war_sight_look (&place.scene, &firer, &target);
      gboolean doubtful = war_sight_is_doubtful (&place.scene, &firer, &target, &sight);

      /* The right rear corner is the first to be seen past 11500 at 21000: if it is right of
       * 13166⅔. Half a millimetre there is 107 at the corner. */
      g_assert_true ((sight.n_clear > 0) == (x + 1000 > 13166));
      if (ABS (x + 1000 - 13166) < 100)
        g_assert_true (doubtful);
      else if (ABS (x + 1000 - 13166) > 115)
        g_assert_false (doubtful);
    }

  for (gint x = 29000; x < 31000; x += 10)
    {
      const WarBase behind = base_at (x, 30000);
      WarBase target = base_at (x, 10000);
      WarSight sight = war_sight_look (&place.scene, &behind, &target);

      g_assert_cmpint (sight.cover, ==, x <= 30000);
      g_assert_true (war_sight_is_doubtful (&place.scene, &behind, &target, &sight)
                     == (x > 30000 - WAR_SIGHT_DOUBT && x <= 30000 + WAR_SIGHT_DOUBT));
    }
  place_clear (&place);
}

static void
set_random_effects (Place *place)
{
  for (guint i = 0; i < place->field->features->len; i++)
    place->effects[i] = (WarSightEffect){
      .blocks = (guint8) g_test_rand_int_range (0, 4),
      .covers = (guint8) g_test_rand_int_range (0, 3),
      .cover = (gint16) g_test_rand_int_range (1, 4),
      .limit = g_test_rand_int_range (0, 6000),
    };
}

/* Plainly, feature by feature and line by line. */
static WarSight
oracle_look (const Place *place, const WarBase *firer, const WarBase *target)
{
  WarSight sight = { .cover_feature = -1 };

  for (guint line = 0; line < WAR_SIGHT_N_LINES; line++)
    {
      WarPosition end = line == 0 ? target->centre : target->corners[line - 1];

      sight.lines[line] = (WarSightLine){ -1, -1 };
      for (guint i = place->field->features->len; i-- > 0;)
        {
          const WarSightEffect *effect = &place->effects[i];
          gboolean meets = war_ground_feature_meets_segment (place->ground, i, firer->centre, end);
          gboolean holds = war_ground_feature_has (place->ground, i, firer->centre)
                           || war_ground_feature_has (place->ground, i, target->centre);
          gboolean is_near
            = effect->blocks == WAR_BLOCKS_FAR && meets
              && (war_ground_feature_get_distance (place->ground, i, firer->corners, WAR_N_EDGES)
                    <= effect->limit
                  || war_ground_feature_get_distance (place->ground, i, target->corners,
                                                      WAR_N_EDGES)
                       <= effect->limit);
          WarLength length
            = war_ground_feature_get_length (place->ground, place->scratch, i, firer->centre, end);

          if ((effect->blocks == WAR_BLOCKS_ALWAYS && meets && !holds)
              || (effect->blocks == WAR_BLOCKS_DEPTH && length > effect->limit)
              || (effect->blocks == WAR_BLOCKS_FAR && meets && !holds && !is_near))
            sight.lines[line].feature = (gint) i;
        }
      for (guint i = place->scene.n_bases; i-- > 0 && sight.lines[line].feature < 0;)
        if (war_segment_meets_polygon (firer->centre, end, place->scene.bases[i].corners,
                                       WAR_N_EDGES))
          sight.lines[line].base = (gint) i;
      sight.n_clear += sight.lines[line].feature < 0 && sight.lines[line].base < 0;
    }

  return sight;
}

static void
test_laws (void)
{
  guint n_blocked = 0, n_seen = 0, n_covered = 0;

  for (guint i = 0; i < 30; i++)
    {
      guint symmetry = 1 + i % (PLACING_N_SYMMETRIES - 1);
      Place place = { .field = placing_random_field (SIZE, 30, 4000) };
      Place mapped = { .field = placing_map_field (place.field, symmetry) };
      WarBase bases[3], mapped_bases[3];

      set_random_effects (&place);
      memcpy (mapped.effects, place.effects, sizeof place.effects);
      place_build (&place);
      place_build (&mapped);
      place.scene.bases = bases;
      mapped.scene.bases = mapped_bases;
      place.scene.n_bases = mapped.scene.n_bases = i % 4;

      for (guint j = 0; j < 40; j++)
        {
          /* The outer ones may look beyond the field's edge. */
          WarBase firer = placing_random_base (-2000, SIZE / 2);
          WarBase target = placing_random_base (0, SIZE + 2000);
          WarBase mapped_firer = placing_map_base (firer, symmetry, SIZE);
          WarBase mapped_target = placing_map_base (target, symmetry, SIZE);
          WarSight sight, expected, other;
          guint n_clear = 0;

          for (guint k = 0; k < G_N_ELEMENTS (bases); k++)
            {
              bases[k] = placing_random_base (0, SIZE);
              mapped_bases[k] = placing_map_base (bases[k], symmetry, SIZE);
            }

          sight = war_sight_look (&place.scene, &firer, &target);
          expected = oracle_look (&place, &firer, &target);
          other = war_sight_look (&mapped.scene, &mapped_firer, &mapped_target);

          for (guint k = 0; k < WAR_SIGHT_N_LINES; k++)
            {
              /* A mirror exchanges left and right corners. */
              guint l = symmetry >= 4 && k > 0 ? ((k - 1) ^ 1) + 1 : k;

              g_assert_cmpint (sight.lines[k].feature, ==, expected.lines[k].feature);
              g_assert_cmpint (sight.lines[k].base, ==, expected.lines[k].base);
              g_assert_cmpint (sight.lines[k].feature, ==, other.lines[l].feature);
              g_assert_cmpint (sight.lines[k].base, ==, other.lines[l].base);
              n_clear += sight.lines[k].feature < 0 && sight.lines[k].base < 0;
            }
          g_assert_cmpuint (sight.n_clear, ==, n_clear);
          g_assert_cmpint (sight.cover, ==, other.cover);
          g_assert_cmpint (sight.cover_feature, ==, other.cover_feature);
          g_assert_true ((sight.cover == 0) == (sight.cover_feature < 0));
          n_blocked += n_clear == 0;
          n_seen += n_clear > 0;
          n_covered += sight.cover > 0;

          /* Who is in a feature that covers is in cover, and no worse than that. */
          for (guint k = 0; k < place.field->features->len; k++)
            if (place.effects[k].covers == WAR_COVERS_INSIDE
                && war_ground_feature_has (place.ground, k, target.centre))
              g_assert_cmpint (sight.cover, >=, place.effects[k].cover);
        }
      place_clear (&place);
      place_clear (&mapped);
    }

  g_assert_cmpuint (n_blocked, >, 50);
  g_assert_cmpuint (n_seen, >, 50);
  g_assert_cmpuint (n_covered, >, 50);
}

/* A glance tells about the middle line of a look; and back, about that of the look back. */
static void
test_glance (void)
{
  guint n_blocked = 0, n_covered = 0;

  for (guint i = 0; i < 30; i++)
    {
      Place place = { .field = placing_random_field (SIZE, 30, 4000) };

      set_random_effects (&place);
      place_build (&place);
      for (guint j = 0; j < 40; j++)
        {
          WarBase a = placing_random_base (0, SIZE), b = placing_random_base (0, SIZE);
          WarSight there, back, other;
          WarSight look = war_sight_look (&place.scene, &a, &b);
          WarSight look_back = war_sight_look (&place.scene, &b, &a);

          war_sight_glance (&place.scene, &a, &b, &there, &back);
          g_assert_cmpint (there.lines[0].feature, ==, look.lines[0].feature);
          g_assert_cmpint (back.lines[0].feature, ==, look_back.lines[0].feature);
          g_assert_true ((there.n_clear > 0) == (there.lines[0].feature < 0));
          g_assert_cmpuint (back.n_clear, ==, there.n_clear);

          war_sight_glance (&place.scene, &b, &a, &other, &look);
          g_assert_cmpint (other.cover, ==, back.cover);
          g_assert_cmpint (other.cover_feature, ==, back.cover_feature);
          g_assert_cmpint (look.cover, ==, there.cover);
          n_blocked += there.n_clear == 0;
          n_covered += there.cover != back.cover;
        }
      place_clear (&place);
    }

  g_assert_cmpuint (n_blocked, >, 50);
  g_assert_cmpuint (n_covered, >, 50);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/sight/G-3/lines", test_lines);
  g_test_add_func ("/engine/sight/G-3/glance", test_glance);
  g_test_add_func ("/engine/sight/G-3/contained", test_contained);
  g_test_add_func ("/engine/sight/G-3/wood", test_wood);
  g_test_add_func ("/engine/sight/entrenched.E-28/hedge", test_hedge);
  g_test_add_func ("/engine/sight/G-4/cover", test_cover);
  g_test_add_func ("/engine/sight/empires.C-4/bases", test_bases);
  g_test_add_func ("/engine/sight/doubt", test_doubt);
  g_test_add_func ("/engine/sight/laws", test_laws);
  return g_test_run ();
}

/* test-callout.c: words about two places cover neither of them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/callout.h"

#define REACH 25
#define AWAY 10
#define ROUNDING 0.01f

static float
draw (double least, double most)
{
  return (float) g_test_rand_double_range (least, most);
}

/* Whether the box covers the place, or comes nearer to it than a base around it reaches. */
static gboolean
covers (const graphene_rect_t *box, graphene_point_t place)
{
  graphene_rect_t around = *box;

  graphene_rect_inset (&around, -REACH, -REACH);
  return graphene_rect_contains_point (&around, &place);
}

/* Anywhere in sight, also at its edges, where there is no room beside them. */
static void
test_anywhere (void)
{
  for (guint i = 0; i < 2000; i++)
    {
      const graphene_rect_t sight = GRAPHENE_RECT_INIT (draw (-500, 500), draw (-500, 500),
                                                        draw (300, 2000), draw (300, 2000));
      const float right = sight.origin.x + sight.size.width;
      const float bottom = sight.origin.y + sight.size.height;
      float width = draw (20, sight.size.width / 3 - 2 * REACH);
      float height = draw (20, sight.size.height / 3 - 2 * REACH);
      graphene_point_t ends[2];
      graphene_rect_t box;

      for (guint end = 0; end < 2; end++)
        {
          float x = draw (sight.origin.x - 200, right + 200);
          float y = draw (sight.origin.y - 200, bottom + 200);

          ends[end].x = CLAMP (x, sight.origin.x, right);
          ends[end].y = CLAMP (y, sight.origin.y, bottom);
        }
      box = duck_callout_place (&sight, ends[0], ends[1], width, height, REACH, AWAY);
      g_assert_cmpfloat (box.origin.x, >=, sight.origin.x);
      g_assert_cmpfloat (box.origin.y, >=, sight.origin.y);
      g_assert_cmpfloat (box.origin.x + width, <=, right + ROUNDING);
      g_assert_cmpfloat (box.origin.y + height, <=, bottom + ROUNDING);
      for (guint step = 0; step <= 8; step++)
        {
          graphene_point_t place;

          graphene_point_interpolate (&ends[0], &ends[1], step / 8.0, &place);
          g_assert_false (covers (&box, place));
        }
    }
}

/* Where there is room it lies beside what is looked at, away from who looks. */
static void
test_beside (void)
{
  const graphene_rect_t sight = GRAPHENE_RECT_INIT (0, 0, 600, 300);
  graphene_rect_t box = duck_callout_place (&sight, GRAPHENE_POINT_INIT (100, 150),
                                            GRAPHENE_POINT_INIT (300, 150), 120, 60, REACH, AWAY);

  g_assert_cmpfloat_with_epsilon (box.origin.x, 300 + REACH + AWAY, 0.01);
  g_assert_cmpfloat_with_epsilon (box.origin.y, 150 - 30, 0.01);
}

/* What is larger than what is in sight begins where that does. */
static void
test_too_large (void)
{
  const graphene_rect_t sight = GRAPHENE_RECT_INIT (50, 60, 100, 100);
  graphene_rect_t box = duck_callout_place (&sight, GRAPHENE_POINT_INIT (60, 70),
                                            GRAPHENE_POINT_INIT (140, 150), 400, 300, REACH, AWAY);

  g_assert_cmpfloat_with_epsilon (box.origin.x, 50, 0.01);
  g_assert_cmpfloat_with_epsilon (box.origin.y, 60, 0.01);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/callout/anywhere", test_anywhere);
  g_test_add_func ("/callout/beside", test_beside);
  g_test_add_func ("/callout/too-large", test_too_large);
  return g_test_run ();
}

/* test-hexes.c: laws of boards of hexes, and ways against plain searches
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/geometry/hexes.h"

/* The half board of Trench Club (M-3). */
#define CLUB_COLUMNS 13
#define CLUB_ROWS 11

static WarHexes
random_board (void)
{
  WarPosition origin = { g_test_rand_int_range (-5000, 5000), g_test_rand_int_range (-5000, 5000) };

  return war_hexes_new ((guint) g_test_rand_int_range (1, 20),
                        (guint) g_test_rand_int_range (1, 20), origin,
                        g_test_rand_int_range (10, 3000));
}

static WarHex
random_hex (const WarHexes *hexes)
{
  return (WarHex) g_test_rand_int_range (0, (gint) war_hexes_get_n (hexes));
}

/* M-2: numbers go row by row from the top left. */
static void
test_numbers (void)
{
  WarHexes hexes = war_hexes_new (CLUB_COLUMNS, CLUB_ROWS, (WarPosition){ 0, 0 }, 1000);

  g_assert_cmpuint (war_hexes_get_n (&hexes), ==, 143);
  g_assert_cmpuint (war_hexes_at (&hexes, 0, 0), ==, 0);
  g_assert_cmpuint (war_hexes_at (&hexes, 12, 0), ==, 12);
  g_assert_cmpuint (war_hexes_at (&hexes, 0, 1), ==, 13);
  g_assert_cmpuint (war_hexes_at (&hexes, 12, 10), ==, 142);
  g_assert_cmpuint (war_hexes_at (&hexes, -1, 3), ==, WAR_HEX_NONE);
  g_assert_cmpuint (war_hexes_at (&hexes, 13, 3), ==, WAR_HEX_NONE);
  g_assert_cmpuint (war_hexes_at (&hexes, 3, -1), ==, WAR_HEX_NONE);
  g_assert_cmpuint (war_hexes_at (&hexes, 3, 11), ==, WAR_HEX_NONE);

  for (WarHex hex = 0; hex < 143; hex++)
    g_assert_cmpuint (war_hexes_at (&hexes, (gint) war_hex_get_column (&hexes, hex),
                                    (gint) war_hex_get_row (&hexes, hex)),
                      ==, hex);
}

/* Neighbours are where the drawing in the header has them. */
static void
test_neighbours (void)
{
  static const struct
  {
    WarHex hex;
    WarHex neighbours[WAR_HEX_N_DIRECTIONS];
  } cases[] = {
    { 5, { 2, 6, 10, 9, 4, 1 } },
    { 9, { 5, 10, 13, 12, 8, 4 } },
    { 0, { WAR_HEX_NONE, 1, 4, WAR_HEX_NONE, WAR_HEX_NONE, WAR_HEX_NONE } },
    { 7, { WAR_HEX_NONE, WAR_HEX_NONE, WAR_HEX_NONE, 11, 6, 3 } },
  };
  WarHexes hexes = war_hexes_new (4, 4, (WarPosition){ 0, 0 }, 1000);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
      g_assert_cmpuint (war_hex_get_neighbour (&hexes, cases[i].hex, direction), ==,
                        cases[i].neighbours[direction]);
}

/* Across an edge and back, with the same two corners; directions are headings. */
static void
test_neighbours_are_mutual (void)
{
  for (guint i = 0; i < 40; i++)
    {
      WarHexes hexes = random_board ();

      for (WarHex hex = 0; hex < war_hexes_get_n (&hexes); hex++)
        for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
          {
            WarHex other = war_hex_get_neighbour (&hexes, hex, direction);
            WarPosition centre, step, corners[6], other_corners[6];
            WarHeading heading = war_hex_get_heading (direction);

            if (other == WAR_HEX_NONE)
              continue;

            g_assert_cmpuint (war_hex_get_neighbour (&hexes, other, (direction + 3) % 6), ==, hex);
            g_assert_cmpuint (war_hex_get_direction (&hexes, hex, other), ==, direction);
            g_assert_cmpuint (war_hex_get_distance (&hexes, hex, other), ==, 1);

            war_hex_get_corners (&hexes, hex, corners);
            war_hex_get_corners (&hexes, other, other_corners);
            for (guint end = 0; end < 2; end++)
              {
                WarPosition own = corners[(direction + end) % 6];
                WarPosition others = other_corners[(direction + 4 - end) % 6];

                g_assert_cmpint (own.x, ==, others.x);
                g_assert_cmpint (own.y, ==, others.y);
              }

            centre = war_hex_get_centre (&hexes, hex);
            step = war_position_step (centre, heading, 2 * hexes.half_width);
            centre = war_hex_get_centre (&hexes, other);
            g_assert_cmpint (ABS (step.x - centre.x), <=, 4 + hexes.half_width / 500);
            g_assert_cmpint (ABS (step.y - centre.y), <=, 4 + hexes.half_width / 500);
          }
    }
}

/* A distance is the number of steps: found again by spreading from hex to hex. */
static void
test_distance (void)
{
  for (guint i = 0; i < 60; i++)
    {
      WarHexes hexes = random_board ();
      WarHex a = random_hex (&hexes), b = random_hex (&hexes), c = random_hex (&hexes);
      guint n = war_hexes_get_n (&hexes), n_found, n_in_ring = 0;
      g_autofree guint *steps = g_new (guint, n);
      g_autofree WarHex *found = g_new (WarHex, n);
      guint least = (guint) g_test_rand_int_range (0, 6);
      guint most = i % 5 == 0 ? G_MAXUINT : least + (guint) g_test_rand_int_range (0, 6);

      for (guint hex = 0; hex < n; hex++)
        steps[hex] = hex == a ? 0 : G_MAXUINT;
      for (guint step = 0; step < 40; step++)
        for (guint hex = 0; hex < n; hex++)
          for (guint direction = 0; steps[hex] == step && direction < 6; direction++)
            {
              WarHex to = war_hex_get_neighbour (&hexes, (WarHex) hex, direction);

              if (to != WAR_HEX_NONE)
                steps[to] = MIN (steps[to], step + 1);
            }

      n_found = war_hex_get_ring (&hexes, a, least, most, found);
      for (guint hex = 0; hex < n; hex++)
        {
          g_assert_cmpuint (war_hex_get_distance (&hexes, a, (WarHex) hex), ==, steps[hex]);
          g_assert_cmpuint (war_hex_get_distance (&hexes, (WarHex) hex, a), ==, steps[hex]);
          if (steps[hex] != 1)
            g_assert_cmpuint (war_hex_get_direction (&hexes, a, (WarHex) hex), ==,
                              WAR_HEX_N_DIRECTIONS);
          if (least <= steps[hex] && steps[hex] <= most)
            {
              g_assert_cmpuint (n_in_ring, <, n_found);
              g_assert_cmpuint (found[n_in_ring++], ==, hex);
            }
        }
      g_assert_cmpuint (n_in_ring, ==, n_found);

      g_assert_cmpuint (war_hex_get_distance (&hexes, a, c), <=,
                        war_hex_get_distance (&hexes, a, b) + war_hex_get_distance (&hexes, b, c));
    }
}

/* A ring has six times its radius where the board does not cut it. */
static void
test_rings (void)
{
  WarHexes hexes = war_hexes_new (33, 33, (WarPosition){ 0, 0 }, 1000);
  WarHex found[33 * 33], centre = war_hexes_at (&hexes, 16, 16);

  g_assert_cmpuint (war_hex_get_ring (&hexes, centre, 0, 0, found), ==, 1);
  g_assert_cmpuint (found[0], ==, centre);
  for (guint radius = 1; radius <= 16; radius++)
    g_assert_cmpuint (war_hex_get_ring (&hexes, centre, radius, radius, found), ==, 6 * radius);
  g_assert_cmpuint (war_hex_get_ring (&hexes, centre, 1, 4, found), ==, 6 + 12 + 18 + 24);
}

static void
test_headings (void)
{
  static const WarHeading expected[] = { 341, 1024, 1707, 2389, 3072, 3755 };

  for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
    g_assert_cmpuint (war_hex_get_heading (direction), ==, expected[direction]);
}

/* Upside down, with an even number of rows: the other half of the full board. */
static void
test_half_turn (void)
{
  WarHexes hexes = war_hexes_new (CLUB_COLUMNS, 2 * CLUB_ROWS, (WarPosition){ 300, -700 }, 1234);
  WarHex last = (WarHex) (war_hexes_get_n (&hexes) - 1);
  WarPosition extent = war_hexes_get_extent (&hexes);

  for (WarHex hex = 0; hex <= last; hex++)
    {
      WarPosition centre = war_hex_get_centre (&hexes, hex);
      WarPosition other = war_hex_get_centre (&hexes, last - hex);

      g_assert_cmpint (centre.x + other.x, ==, 2 * 300 + extent.x);
      g_assert_cmpint (centre.y + other.y, ==, 2 * -700 + extent.y);
      for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
        {
          WarHex to = war_hex_get_neighbour (&hexes, hex, direction);
          WarHex opposite = war_hex_get_neighbour (&hexes, last - hex, (direction + 3) % 6);

          g_assert_cmpuint (opposite, ==, to == WAR_HEX_NONE ? WAR_HEX_NONE : last - to);
        }
    }
}

/* All corners lie in the box that the board says it needs, and touch its four sides. */
static void
test_extent (void)
{
  for (guint i = 0; i < 100; i++)
    {
      WarHexes hexes = random_board ();
      WarPosition extent = war_hexes_get_extent (&hexes);
      WarPosition least = { G_MAXINT, G_MAXINT }, most = { G_MININT, G_MININT };

      for (WarHex hex = 0; hex < war_hexes_get_n (&hexes); hex++)
        {
          WarPosition corners[WAR_HEX_N_DIRECTIONS];

          war_hex_get_corners (&hexes, hex, corners);
          for (guint j = 0; j < WAR_HEX_N_DIRECTIONS; j++)
            {
              least.x = MIN (least.x, corners[j].x);
              least.y = MIN (least.y, corners[j].y);
              most.x = MAX (most.x, corners[j].x);
              most.y = MAX (most.y, corners[j].y);
            }
        }

      g_assert_cmpint (least.x, ==, hexes.origin.x);
      g_assert_cmpint (least.y, ==, hexes.origin.y);
      g_assert_cmpint (most.x - least.x, ==, extent.x);
      g_assert_cmpint (most.y - least.y, ==, extent.y);
    }
}

/* Of all centres, also beyond the board: a board with two more rows and columns on every side. */
static WarHex
pick_plainly (const WarHexes *hexes, WarPosition position)
{
  gint64 best = G_MAXINT64;
  WarHex found = WAR_HEX_NONE;
  gboolean is_found = FALSE;

  for (gint row = -2; row < hexes->n_rows + 2; row++)
    for (gint column = -2; column < hexes->n_columns + 2; column++)
      {
        WarHex hex = war_hexes_at (hexes, column, row);
        gint64 dx = (gint64) position.x - hexes->origin.x
                    - (2 * column + 1 + (row & 1)) * (gint64) hexes->half_width;
        gint64 dy = (gint64) position.y - hexes->origin.y - (3 * row + 2) * (gint64) hexes->third;
        gint64 square = dx * dx + dy * dy;

        if (!is_found || square < best || (square == best && hex < found))
          {
            is_found = TRUE;
            best = square;
            found = hex;
          }
      }

  return found;
}

static void
test_pick (void)
{
  guint n_inside = 0, n_outside = 0;

  for (guint i = 0; i < 200; i++)
    {
      WarHexes hexes = random_board ();
      WarPosition extent = war_hexes_get_extent (&hexes);

      for (WarHex hex = 0; hex < war_hexes_get_n (&hexes); hex++)
        g_assert_cmpuint (war_hexes_pick (&hexes, war_hex_get_centre (&hexes, hex)), ==, hex);

      for (guint j = 0; j < 60; j++)
        {
          WarPosition corners[WAR_HEX_N_DIRECTIONS];
          WarPosition position = {
            hexes.origin.x + g_test_rand_int_range (-hexes.half_width, extent.x + hexes.half_width),
            hexes.origin.y + g_test_rand_int_range (-hexes.half_width, extent.y + hexes.half_width),
          };
          WarHex expected;

          /* Random places, and the middles of edges, where two hexes are equally near. */
          if (j % 2 == 0)
            {
              guint edge = j / 2 % 6;

              war_hex_get_corners (&hexes, random_hex (&hexes), corners);
              position.x = (corners[edge].x + corners[(edge + 1) % 6].x) / 2;
              position.y = (corners[edge].y + corners[(edge + 1) % 6].y) / 2;
            }

          expected = pick_plainly (&hexes, position);
          g_assert_cmpuint (war_hexes_pick (&hexes, position), ==, expected);
          n_inside += expected != WAR_HEX_NONE;
          n_outside += expected == WAR_HEX_NONE;
        }
    }

  g_assert_cmpuint (n_inside, >, 2000);
  g_assert_cmpuint (n_outside, >, 200);
}

/* The outer edges belong to the board, inner ones to the lower number; far away is nothing. */
static void
test_pick_on_edges (void)
{
  WarHexes hexes = war_hexes_new (3, 3, (WarPosition){ 100, 200 }, 1000);

  g_assert_cmpuint (war_hexes_pick (&hexes, (WarPosition){ 100, 200 + 2 * 577 }), ==, 0);
  g_assert_cmpuint (war_hexes_pick (&hexes, (WarPosition){ 99, 200 + 2 * 577 }), ==, WAR_HEX_NONE);
  g_assert_cmpuint (war_hexes_pick (&hexes, (WarPosition){ 2100, 200 + 2 * 577 }), ==, 0);
  g_assert_cmpuint (war_hexes_pick (&hexes, (WarPosition){ 2101, 200 + 2 * 577 }), ==, 1);
  g_assert_cmpuint (war_hexes_pick (&hexes, (WarPosition){ 6100, 200 + 2 * 577 }), ==, 2);
  g_assert_cmpuint (war_hexes_pick (&hexes, (WarPosition){ G_MAXINT, G_MININT }), ==, WAR_HEX_NONE);
}

/* The oracle: goes over all edges until no way becomes cheaper, as Bellman and Ford do. */
static void
search_plainly (const WarHexes *hexes, const WarHexGround *ground, WarHex start, guint allowance,
                guint *costs, WarHex *from)
{
  guint n = war_hexes_get_n (hexes);
  gboolean is_changed = TRUE;

  for (guint hex = 0; hex < n; hex++)
    {
      costs[hex] = hex == start ? 0 : G_MAXUINT;
      from[hex] = WAR_HEX_NONE;
    }

  while (is_changed)
    {
      is_changed = FALSE;
      for (guint hex = 0; hex < n; hex++)
        for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
          {
            WarHex to = war_hex_get_neighbour (hexes, (WarHex) hex, direction);
            guint cost;

            if (to == WAR_HEX_NONE || costs[hex] == G_MAXUINT || ground[to].cost == 0 || to == start
                || allowance == 0 || (ground[hex].closed >> direction & 1) != 0
                || (ground[to].closed >> (direction + 3) % 6 & 1) != 0
                || (hex != start && (ground[hex].flags & WAR_HEX_STOPS) != 0))
              continue;

            cost = costs[hex] + ground[to].cost;
            if (hex == start && cost > allowance)
              cost = allowance;
            if (cost > allowance || cost > costs[to])
              continue;

            is_changed = is_changed || cost < costs[to] || hex < from[to];
            from[to] = cost < costs[to] ? (WarHex) hex : MIN (from[to], (WarHex) hex);
            costs[to] = cost;
          }
    }
}

static void
test_search (void)
{
  static WarHexWays ways;
  guint n_reached = 0, n_unreached = 0;

  for (guint i = 0; i < 300; i++)
    {
      WarHexes hexes
        = i % 10 == 0 ? war_hexes_new (40, 40, (WarPosition){ 0, 0 }, 1000) : random_board ();
      guint n = war_hexes_get_n (&hexes);
      g_autofree WarHexGround *ground = g_new0 (WarHexGround, n);
      g_autofree guint *costs = g_new (guint, n);
      g_autofree WarHex *from = g_new (WarHex, n);
      g_autofree WarHex *path = g_new (WarHex, n);
      WarHex start = random_hex (&hexes);
      guint allowance = i % 4 == 0 ? WAR_HEX_MAX_ALLOWANCE : (guint) g_test_rand_int_range (0, 30);
      gint dearest = i % 3 == 0 ? 2 : i % 3 == 1 ? 9 : 200;

      for (guint hex = 0; hex < n; hex++)
        {
          ground[hex].cost = (guint8) g_test_rand_int_range (0, dearest + 1);
          ground[hex].cost |= i % 2;
          if (g_test_rand_int_range (0, 5) == 0)
            ground[hex].closed = (guint8) g_test_rand_int_range (0, 64);
          if (g_test_rand_int_range (0, 6) == 0)
            ground[hex].flags = (guint8) g_test_rand_int_range (0, 4);
        }

      war_hexes_search (&hexes, ground, start, allowance, &ways);
      search_plainly (&hexes, ground, start, allowance, costs, from);

      for (WarHex hex = 0; hex < n; hex++)
        {
          guint n_steps;

          if (costs[hex] == G_MAXUINT)
            {
              g_assert_cmpuint (ways.costs[hex], ==, WAR_HEX_UNREACHED);
              g_assert_false (war_hex_ways_can_end (&ways, ground, hex));
              n_unreached++;
              continue;
            }

          n_reached++;
          g_assert_cmpuint (ways.costs[hex], ==, costs[hex]);
          g_assert_cmpuint (ways.from[hex], ==, from[hex]);
          g_assert_true (war_hex_ways_can_end (&ways, ground, hex)
                         == (hex == start || (ground[hex].flags & WAR_HEX_NO_STAY) == 0));

          n_steps = war_hex_ways_get_path (&ways, hex, path);
          g_assert_true ((n_steps == 0) == (hex == start));
          for (guint step = 0; step < n_steps; step++)
            g_assert_cmpuint (
              war_hex_get_distance (&hexes, step > 0 ? path[step - 1] : start, path[step]), ==, 1);
          if (n_steps > 0)
            g_assert_cmpuint (path[n_steps - 1], ==, hex);
        }
    }

  g_assert_cmpuint (n_reached, >, 5000);
  g_assert_cmpuint (n_unreached, >, 5000);
}

/* A board of 4 × 4 meadows: see the drawing in the header. */
typedef struct
{
  WarHexes hexes;
  WarHexGround ground[16];
  WarHexWays ways;
} Meadows;

static void
set_up (Meadows *meadows, gconstpointer data)
{
  meadows->hexes = war_hexes_new (4, 4, (WarPosition){ 0, 0 }, 1000);
  for (guint hex = 0; hex < 16; hex++)
    meadows->ground[hex] = (WarHexGround){ .cost = 2 };
}

static void
search (Meadows *meadows, WarHex start, guint allowance)
{
  war_hexes_search (&meadows->hexes, meadows->ground, start, allowance, &meadows->ways);
}

/* A road costs half of a meadow, and is worth a detour. */
static void
test_road (Meadows *meadows, gconstpointer data)
{
  WarHex path[16];

  meadows->ground[5].cost = 1;
  meadows->ground[6].cost = 1;
  meadows->ground[2].cost = 4;
  search (meadows, 1, 4);
  g_assert_cmpuint (meadows->ways.costs[6], ==, 2);
  g_assert_cmpuint (meadows->ways.costs[3], ==, 4);
  g_assert_cmpuint (war_hex_ways_get_path (&meadows->ways, 3, path), ==, 3);
  g_assert_cmpuint (path[0], ==, 5);
  g_assert_cmpuint (path[1], ==, 6);
}

/* A unit that comes next to an enemy stops; one that starts there may leave. */
static void
test_stop (Meadows *meadows, gconstpointer data)
{
  meadows->ground[4].flags = WAR_HEX_STOPS;
  meadows->ground[1].flags = WAR_HEX_STOPS;
  search (meadows, 0, 12);
  g_assert_cmpuint (meadows->ways.costs[1], ==, 2);
  g_assert_cmpuint (meadows->ways.costs[4], ==, 2);
  g_assert_cmpuint (meadows->ways.costs[5], ==, WAR_HEX_UNREACHED);

  meadows->ground[0].flags = WAR_HEX_STOPS;
  meadows->ground[4].flags = 0;
  search (meadows, 0, 12);
  g_assert_cmpuint (meadows->ways.costs[5], ==, 4);
}

/* Friends may be passed, but share no hex; of equal ways the lower number. */
static void
test_friends (Meadows *meadows, gconstpointer data)
{
  meadows->ground[1].flags = WAR_HEX_NO_STAY;
  search (meadows, 0, 4);
  g_assert_cmpuint (meadows->ways.costs[1], ==, 2);
  g_assert_false (war_hex_ways_can_end (&meadows->ways, meadows->ground, 1));
  g_assert_true (war_hex_ways_can_end (&meadows->ways, meadows->ground, 2));
  g_assert_true (war_hex_ways_can_end (&meadows->ways, meadows->ground, 0));
  g_assert_cmpuint (meadows->ways.costs[5], ==, 4);
  g_assert_cmpuint (meadows->ways.from[5], ==, 1);
}

/* A river takes the whole move, and one step is always possible; but not for a turret, and not to
 * where the unit is not allowed. */
static void
test_first_step (Meadows *meadows, gconstpointer data)
{
  meadows->ground[1].cost = 200;
  meadows->ground[4].cost = 0;
  search (meadows, 0, 3);
  g_assert_cmpuint (meadows->ways.costs[1], ==, 3);
  g_assert_cmpuint (meadows->ways.costs[4], ==, WAR_HEX_UNREACHED);
  g_assert_cmpuint (meadows->ways.costs[2], ==, WAR_HEX_UNREACHED);

  search (meadows, 3, 5);
  g_assert_cmpuint (meadows->ways.costs[2], ==, 2);
  g_assert_cmpuint (meadows->ways.costs[1], ==, WAR_HEX_UNREACHED);

  search (meadows, 0, 0);
  g_assert_cmpuint (meadows->ways.costs[1], ==, WAR_HEX_UNREACHED);
  g_assert_cmpuint (meadows->ways.costs[0], ==, 0);
}

/* M-15: a fort is entered and left by its two open edges only, here 1 and 4. */
static void
test_fort (Meadows *meadows, gconstpointer data)
{
  const guint8 open = 1 << 1 | 1 << 4;

  meadows->ground[5].closed = (guint8) ~open;
  meadows->ground[5].flags = WAR_HEX_STOPS;
  search (meadows, 1, 4);
  g_assert_cmpuint (meadows->ways.costs[5], ==, 4);
  g_assert_cmpuint (meadows->ways.from[5], ==, 4);

  search (meadows, 5, 2);
  for (WarHex hex = 0; hex < 16; hex++)
    g_assert_true ((meadows->ways.costs[hex] != WAR_HEX_UNREACHED)
                   == (hex == 4 || hex == 5 || hex == 6));
}

/* The largest board, and the longest way across it. */
static void
test_largest_board (void)
{
  static WarHexGround ground[WAR_HEXES_MAX];
  static WarHexWays ways;
  static WarHex path[WAR_HEXES_MAX];
  WarHexes hexes
    = war_hexes_new (WAR_HEXES_MAX_COLUMNS, WAR_HEXES_MAX_ROWS, (WarPosition){ 0, 0 }, 1000);
  guint n_walled = 0;

  /* Walls across in every second row, open at one end and then at the other. */
  for (guint hex = 0; hex < WAR_HEXES_MAX; hex++)
    {
      guint row = hex / 64, column = hex % 64;

      ground[hex].cost = row % 2 == 1 && column != (row % 4 == 1 ? 63 : 0) ? 0 : 15;
      n_walled += ground[hex].cost == 0;
    }

  war_hexes_search (&hexes, ground, 0, WAR_HEX_MAX_ALLOWANCE, &ways);
  for (guint hex = 0; hex < WAR_HEXES_MAX; hex++)
    g_assert_true ((ways.costs[hex] == WAR_HEX_UNREACHED) == (ground[hex].cost == 0));

  /* Down the last column's opening, and up to a whole row of steps a row. */
  g_assert_cmpuint (n_walled, ==, 32 * 63);
  g_assert_cmpuint (war_hex_ways_get_path (&ways, 64 * 62, path), >, 31 * 62);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/hexes/club.M-2/numbers", test_numbers);
  g_test_add_func ("/engine/hexes/neighbours", test_neighbours);
  g_test_add_func ("/engine/hexes/neighbours-are-mutual", test_neighbours_are_mutual);
  g_test_add_func ("/engine/hexes/distance", test_distance);
  g_test_add_func ("/engine/hexes/rings", test_rings);
  g_test_add_func ("/engine/hexes/headings", test_headings);
  g_test_add_func ("/engine/hexes/club.M-3/half-turn", test_half_turn);
  g_test_add_func ("/engine/hexes/extent", test_extent);
  g_test_add_func ("/engine/hexes/pick", test_pick);
  g_test_add_func ("/engine/hexes/pick-on-edges", test_pick_on_edges);
  g_test_add_func ("/engine/hexes/search", test_search);
  g_test_add ("/engine/hexes/club/road", Meadows, NULL, set_up, test_road, NULL);
  g_test_add ("/engine/hexes/club/stop", Meadows, NULL, set_up, test_stop, NULL);
  g_test_add ("/engine/hexes/club/friends", Meadows, NULL, set_up, test_friends, NULL);
  g_test_add ("/engine/hexes/club/first-step", Meadows, NULL, set_up, test_first_step, NULL);
  g_test_add ("/engine/hexes/club.M-15/fort", Meadows, NULL, set_up, test_fort, NULL);
  g_test_add_func ("/engine/hexes/largest-board", test_largest_board);
  return g_test_run ();
}

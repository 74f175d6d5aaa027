/* test-order.c: orders and their grammar, domains
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/game/order.h"

static const WarOrderKind kinds[] = {
  { "move", WAR_TABLE_PIECES, { { "heading" }, { "distance" } }, WAR_NONE },
  { "fire", WAR_TABLE_PIECES, { { NULL } }, WAR_TABLE_PIECES },
  { "note", WAR_TABLE_SIDES, { { NULL } }, WAR_NONE, TRUE },
  { "pass", WAR_NONE, { { NULL } }, WAR_NONE },
  { "all",
    WAR_TABLE_FORMATIONS,
    { { "a" }, { "b" }, { "c" }, { "d" }, { "e" }, { "f" } },
    WAR_TABLE_FEATURES,
    TRUE },
  { NULL },
};

static void
assert_line (const WarOrder *order, const char *expected)
{
  g_autofree char *line = war_order_to_text (order, kinds);
  g_autofree char *message = NULL;
  WarOrder again;

  g_assert_cmpstr (line, ==, expected);
  if (!war_order_from_text (&again, line, kinds, &message))
    g_error ("“%s”: %s", line, message);
  g_assert_true (war_order_equal (order, &again, kinds));
}

static void
test_lines (void)
{
  WarOrder order = war_order_new (0, 0, 12);

  order.arguments[0] = 1024;
  order.arguments[1] = 10160;
  assert_line (&order, "1 move pieces.12 heading=1024 distance=10160");

  order = war_order_new (1, 1, 3);
  order.targets[order.n_targets++] = 4;
  order.targets[order.n_targets++] = 7;
  assert_line (&order, "2 fire pieces.3 targets=4,7");

  order = war_order_new (2, 0, 0);
  strcpy (order.text, "Hold the wood.");
  assert_line (&order, "1 note sides.0 text=\"Hold the wood.\"");
  strcpy (order.text, "\"\\ \\\" targets=1");
  assert_line (&order, "1 note sides.0 text=\"\\\"\\\\ \\\\\\\" targets=1\"");
  assert_line (&(WarOrder){ .kind = 3, .seat = 7, .actor = WAR_NONE }, "8 pass");
}

/* The longest line that there is. */
static void
test_longest (void)
{
  WarOrder order = war_order_new (4, 7, WAR_MAX_ROWS - 1), again;
  g_autofree char *line = NULL;

  for (guint i = 0; i < WAR_ORDER_MAX_ARGUMENTS; i++)
    order.arguments[i] = i % 2 == 0 ? G_MININT32 : G_MAXINT32;
  for (order.n_targets = 0; order.n_targets < WAR_ORDER_MAX_TARGETS; order.n_targets++)
    order.targets[order.n_targets] = WAR_MAX_ROWS - 1 - (gint) order.n_targets;
  memset (order.text, '"', WAR_ORDER_TEXT_SIZE - 1);

  line = war_order_to_text (&order, kinds);
  g_assert_true (war_order_from_text (&again, line, kinds, NULL));
  g_assert_true (war_order_equal (&order, &again, kinds));
}

static void
draw_text (WarGenerator *generator, char *text)
{
  static const char *const pieces[] = { "a", " ", "\"", "\\", "é", "“", "𝄞", "=", ",", "." };
  guint n_pieces = war_generator_draw (generator, 60);

  for (guint i = 0; i < n_pieces; i++)
    g_strlcat (text, pieces[war_generator_draw (generator, G_N_ELEMENTS (pieces))],
               WAR_ORDER_TEXT_SIZE);
}

static void
test_random (void)
{
  WarGenerator generator = war_generator_new ((guint32) g_test_rand_int (), 1);

  for (guint i = 0; i < 20000; i++)
    {
      guint kind = war_generator_draw (&generator, G_N_ELEMENTS (kinds) - 1);
      WarOrder order = war_order_new (kind, (gint) war_generator_draw (&generator, 8), WAR_NONE);
      WarOrder again;
      g_autofree char *line = NULL;
      g_autofree char *second = NULL;

      if (kinds[kind].actor != WAR_NONE)
        order.actor = (gint) war_generator_draw (&generator, WAR_MAX_ROWS);
      for (guint j = 0; j < war_order_kind_count_arguments (&kinds[kind]); j++)
        order.arguments[j] = (gint32) war_generator_next (&generator);
      if (kinds[kind].targets != WAR_NONE)
        order.n_targets = war_generator_draw (&generator, WAR_ORDER_MAX_TARGETS + 1);
      for (guint j = 0; j < order.n_targets; j++)
        order.targets[j] = (gint) war_generator_draw (&generator, WAR_MAX_ROWS);
      if (kinds[kind].has_text)
        draw_text (&generator, order.text);

      line = war_order_to_text (&order, kinds);
      g_assert_true (war_order_from_text (&again, line, kinds, NULL));
      g_assert_true (war_order_equal (&order, &again, kinds));
      second = war_order_to_text (&again, kinds);
      g_assert_cmpstr (line, ==, second);
    }
}

static void
test_equal (void)
{
  WarOrder a = war_order_new (4, 1, 2), b;

  a.n_targets = 2;
  a.targets[0] = 3;
  a.arguments[5] = 7;
  b = a;
  g_assert_true (war_order_equal (&a, &b, kinds));
  b.seat = 2;
  g_assert_false (war_order_equal (&a, &b, kinds));
  b = a;
  b.actor = 3;
  g_assert_false (war_order_equal (&a, &b, kinds));
  b = a;
  b.arguments[5] = 8;
  g_assert_false (war_order_equal (&a, &b, kinds));
  b = a;
  b.n_targets = 1;
  g_assert_false (war_order_equal (&a, &b, kinds));
  b = a;
  b.targets[1] = 4;
  g_assert_false (war_order_equal (&a, &b, kinds));
  b = a;
  strcpy (b.text, "x");
  g_assert_false (war_order_equal (&a, &b, kinds));

  /* What the kind does not have does not count. */
  a = b = war_order_new (0, 0, 0);
  b.arguments[2] = 5;
  b.targets[0] = 5;
  g_assert_true (war_order_equal (&a, &b, kinds));
}

#define TEN "0123456789"
#define HUNDRED TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN

static void
test_wrong_lines (void)
{
  static const struct
  {
    const char *line, *message; /* what the message must have in it */
  } wrong[] = {
    { "", "“” is not a whole number from 1 to 8" },
    { "   ", "from 1 to 8" },
    { "move", "“move” is not" },
    { "0 pass", "“0” is not" },
    { "9 pass", "“9” is not" },
    { "-1 pass", "“-1” is not" },
    { "1.5 pass", "“1.5” is not" },
    { "1", "no order “”" },
    { "1 ", "no order “”" },
    { "1 Pass", "no order “Pass”" },
    { "1 dance", "no order “dance”" },
    { "1 pass\t", "no order “pass\t”" },
    { "1 pass\n", "no order" },
    { "1 pass pieces.1", "“pieces.1” stands after" },
    { "1 pass targets=1", "“pass” has no targets" },
    { "1 pass text=\"a\"", "“pass” has no text" },
    { "1 move", "“move” needs an actor such as “pieces.0”, not “”" },
    { "1 move 12", "needs an actor such as “pieces.0”, not “12”" },
    { "1 move sides.0", "not “sides.0”" },
    { "1 move pieces.", "“” is not a whole number from 0 to 4095" },
    { "1 move pieces.-1", "“-1” is not" },
    { "1 move pieces.4096", "“4096” is not" },
    { "1 move pieces.1x", "“1x” is not" },
    { "1 move pieces.1", "“move” needs “heading=” and a number, not “”" },
    { "1 move pieces.1 distance=1 heading=1", "needs “heading=”" },
    { "1 move pieces.1 heading=1", "needs “distance=”" },
    { "1 move pieces.1 heading= distance=1", "“” is not a whole number" },
    { "1 move pieces.1 heading=1 distance=2147483648", "“2147483648” is not" },
    { "1 move pieces.1 heading=-2147483649 distance=1", "“-2147483649” is not" },
    { "1 move pieces.1 heading=1 distance=0x10", "“0x10” is not" },
    { "1 move pieces.1 heading=1 distance=1e3", "“1e3” is not" },
    { "1 move pieces.1 heading=1 distance=1 distance=1", "“distance=1” stands after" },
    { "1 move pieces.1 heading=1 distance=1 targets=1", "“move” has no targets" },
    { "1 fire pieces.1 targets=", "needs a number" },
    { "1 fire pieces.1 targets=1,", "“” is not" },
    { "1 fire pieces.1 targets=,1", "“” is not" },
    { "1 fire pieces.1 targets=1, 2", "“” is not" },
    { "1 fire pieces.1 targets=1;2", "“1;2” is not" },
    { "1 fire pieces.1 targets=4096", "“4096” is not" },
    { "1 fire pieces.1 targets=1 targets=2", "“targets=2” stands after" },
    { "1 note sides.0 text=a", "“text=a” stands after" },
    { "1 note sides.0 text=\"", "the text does not end" },
    { "1 note sides.0 text=\"a\\\"", "the text does not end" },
    { "1 note sides.0 text=\"a\\", "the text does not end" },
    { "1 note sides.0 text=\"a\" b", "“b” stands after" },
    { "1 note sides.0 text=\"a\"\"b\"", "stands after" },
    { "1 note sides.0 text=\"a\" text=\"b\"", "stands after" },
    { "1 note sides.0 text=\"a\nb\"", "control characters" },
    { "1 note sides.0 text=\"\x7f\"", "control characters" },
    { "1 note sides.0 text=\"\xc2\x85\"", "control characters" },
    { "1 note sides.0 text=\"\xef\xbf\xbf\"", "control characters" },
    { "1 note sides.0 text=\"\xff\"", "not UTF-8" },
    { "1 note sides.0 text=\"\xc3\"", "not UTF-8" },
    { "1 note sides.0 text=\"" HUNDRED HUNDRED TEN TEN TEN TEN TEN "abcdef\"",
      "longer than 255 bytes" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *message = NULL;
      WarOrder order;

      if (war_order_from_text (&order, wrong[i].line, kinds, &message)
          || strstr (message, wrong[i].message) == NULL)
        g_error ("“%s”: “%s” instead of “%s”", wrong[i].line, message, wrong[i].message);
      g_assert_false (war_order_from_text (&order, wrong[i].line, kinds, NULL));
    }
}

/* An order has up to 64 targets, as all bases of a battalion are. */
static void
test_most_targets (void)
{
  g_autoptr (GString) line = g_string_new ("1 fire pieces.1 targets=0");
  g_autofree char *text = NULL, *message = NULL;
  WarOrder order;

  for (guint i = 1; i < 64; i++)
    g_string_append_printf (line, ",%u", i);
  g_assert_true (war_order_from_text (&order, line->str, kinds, NULL));
  g_assert_cmpuint (order.n_targets, ==, 64);
  g_assert_cmpint (order.targets[63], ==, 63);
  text = war_order_to_text (&order, kinds);
  g_assert_cmpstr (text, ==, line->str);

  g_string_append (line, ",64");
  g_assert_false (war_order_from_text (&order, line->str, kinds, &message));
  g_assert_nonnull (strstr (message, "at most 64 targets"));
}

/* What is read may be looser than what is written. */
static void
test_loose_lines (void)
{
  static const char *const loose[]
    = { "1  move   pieces.1 heading=0  distance=0 ", " 1 move pieces.1 heading=-0 distance=000" };
  WarOrder order, expected = war_order_new (0, 0, 1);

  for (guint i = 0; i < G_N_ELEMENTS (loose); i++)
    {
      g_assert_true (war_order_from_text (&order, loose[i], kinds, NULL));
      g_assert_true (war_order_equal (&order, &expected, kinds));
    }
  g_assert_true (war_order_from_text (&order, "1 note sides.0 text=\"\"", kinds, NULL));
  g_assert_cmpstr (order.text, ==, "");
}

static void
test_domains (void)
{
  WarDomain domain, whole;
  guint n_has = 0;

  war_domain_clear (&domain, 5);
  g_assert_cmpuint (war_domain_count (&domain), ==, 0);
  g_assert_false (war_domain_has (&domain, 0));

  g_assert_true (war_domain_add (&domain, -10, 4)); /* −10, −5, 0 */
  g_assert_true (war_domain_add (&domain, 7, 17)); /* 7, 12, 17 */
  g_assert_true (war_domain_add (&domain, 22, 22)); /* goes on */
  g_assert_cmpuint (domain.n_ranges, ==, 2);
  g_assert_cmpuint (war_domain_count (&domain), ==, 7);
  for (gint32 i = -30; i < 40; i++)
    n_has += war_domain_has (&domain, i);
  g_assert_cmpuint (n_has, ==, 7);
  g_assert_cmpint (war_domain_get (&domain, 0), ==, -10);
  g_assert_cmpint (war_domain_get (&domain, 2), ==, 0);
  g_assert_cmpint (war_domain_get (&domain, 3), ==, 7);
  g_assert_cmpint (war_domain_get (&domain, 6), ==, 22);
  for (guint64 i = 0; i < 7; i++)
    g_assert_true (war_domain_has (&domain, war_domain_get (&domain, i)));

  /* What lies past the last value of a range is not in it: 0 and 5 are neighbours. */
  war_domain_clear (&whole, 5);
  g_assert_true (war_domain_add (&whole, -10, 4));
  g_assert_true (war_domain_add (&whole, 5, 9));
  g_assert_cmpuint (whole.n_ranges, ==, 1);
  g_assert_cmpint (whole.ranges[0].maximum, ==, 5);

  /* Full: nothing is added. */
  for (gint32 i = 2; i < WAR_DOMAIN_MAX_RANGES; i++)
    g_assert_true (war_domain_add (&domain, 100 * i, 100 * i));
  g_assert_false (war_domain_add (&domain, 10000, 10000));
  g_assert_cmpuint (war_domain_count (&domain), ==, 7 + WAR_DOMAIN_MAX_RANGES - 2);
  g_assert_true (war_domain_add (&domain, 100 * (WAR_DOMAIN_MAX_RANGES - 1) + 5, 9999));
}

/* Every third hex of a board, and a pair: more than there is room for as ranges. */
static void
test_hexes (void)
{
  WarDomain domain;
  WarRange range;
  guint n = 0, n_found = 0;

  war_domain_clear (&domain, 1);
  for (gint32 hex = 0; hex < WAR_DOMAIN_MAX_BITS - 3; hex += 3, n++)
    g_assert_true (war_domain_add (&domain, hex, hex));
  g_assert_true (war_domain_add (&domain, WAR_DOMAIN_MAX_BITS - 2, WAR_DOMAIN_MAX_BITS - 1));
  g_assert_false (war_domain_add (&domain, WAR_DOMAIN_MAX_BITS, WAR_DOMAIN_MAX_BITS));
  g_assert_cmpuint (war_domain_count (&domain), ==, n + 2);
  for (gint32 i = -3; i < WAR_DOMAIN_MAX_BITS - 2; i++)
    g_assert_cmpint (war_domain_has (&domain, i), ==,
                     i >= 0 && i % 3 == 0 && i < WAR_DOMAIN_MAX_BITS - 3);
  g_assert_cmpint (war_domain_get (&domain, 5), ==, 15);
  g_assert_cmpint (war_domain_get (&domain, n + 1), ==, WAR_DOMAIN_MAX_BITS - 1);

  for (gint64 from = G_MININT32; war_domain_find (&domain, from, &range);
       from = (gint64) range.maximum + 1)
    n_found++;
  g_assert_cmpuint (n_found, ==, n + 1);
  g_assert_cmpint (range.minimum, ==, WAR_DOMAIN_MAX_BITS - 2);

  /* What has other steps, or goes below 0, cannot be bits. */
  for (gint32 step = 1; step <= 2; step++)
    {
      war_domain_clear (&domain, step);
      for (gint32 i = 0; i < WAR_DOMAIN_MAX_RANGES; i++)
        g_assert_true (war_domain_add (&domain, 5 * i - 2 + step, 5 * i - 2 + step));
      g_assert_false (war_domain_add (&domain, 1000, 1000));
    }
}

/* The first range from a value on, which may begin within one. */
static void
test_find (void)
{
  WarDomain domain;
  WarRange range;

  war_domain_clear (&domain, 5);
  war_domain_add (&domain, -10, 4);
  war_domain_add (&domain, 7, 17);
  g_assert_true (war_domain_find (&domain, G_MININT32, &range));
  g_assert_cmpint (range.minimum, ==, -10);
  g_assert_cmpint (range.maximum, ==, 0);
  g_assert_true (war_domain_find (&domain, -9, &range));
  g_assert_cmpint (range.minimum, ==, -5);
  g_assert_true (war_domain_find (&domain, 1, &range));
  g_assert_cmpint (range.minimum, ==, 7);
  g_assert_true (war_domain_find (&domain, 17, &range));
  g_assert_cmpint (range.minimum, ==, 17);
  g_assert_false (war_domain_find (&domain, 18, &range));
}

static void
test_widest_domain (void)
{
  WarDomain domain;

  war_domain_clear (&domain, 1);
  g_assert_true (war_domain_add (&domain, G_MININT32, G_MAXINT32));
  g_assert_cmpuint (war_domain_count (&domain), ==, G_GUINT64_CONSTANT (0x100000000));
  g_assert_cmpint (war_domain_get (&domain, 0), ==, G_MININT32);
  g_assert_cmpint (war_domain_get (&domain, G_MAXUINT32), ==, G_MAXINT32);
  g_assert_true (war_domain_has (&domain, 0));

  war_domain_clear (&domain, G_MAXINT32);
  g_assert_true (war_domain_add (&domain, G_MININT32, G_MAXINT32));
  g_assert_cmpuint (war_domain_count (&domain), ==, 3);
  g_assert_cmpint (war_domain_get (&domain, 2), ==, G_MAXINT32 - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/order/lines", test_lines);
  g_test_add_func ("/order/longest", test_longest);
  g_test_add_func ("/order/random", test_random);
  g_test_add_func ("/order/equal", test_equal);
  g_test_add_func ("/order/wrong-lines", test_wrong_lines);
  g_test_add_func ("/order/most-targets", test_most_targets);
  g_test_add_func ("/order/loose-lines", test_loose_lines);
  g_test_add_func ("/order/domains", test_domains);
  g_test_add_func ("/order/domains/hexes", test_hexes);
  g_test_add_func ("/order/domains/find", test_find);
  g_test_add_func ("/order/domains/widest", test_widest_domain);

  return g_test_run ();
}

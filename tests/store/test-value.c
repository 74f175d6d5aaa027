/* test-value.c: attribute values
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field/field.h"
#include "engine/rules/rules.h"
#include <string.h>

#include "store/xml/value.h"

static const char *const choices[] = { "free", "hex", NULL };

static const struct
{
  StoreAttribute attribute;
  const char *text;
  gboolean allowed;
  gint64 integer;
} cases[] = {
  { { "n", STORE_VALUE_INTEGER, TRUE, 0, 100 }, "0", TRUE, 0 },
  { { "n", STORE_VALUE_INTEGER, TRUE, 0, 100 }, "100", TRUE, 100 },
  { { "n", STORE_VALUE_INTEGER, TRUE, 0, 100 }, "101", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGER, TRUE, 0, 100 }, "-1", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGER, TRUE, -5, 100 }, "-5", TRUE, -5 },
  { { "n", STORE_VALUE_INTEGER, TRUE, 0, 100 }, "", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGER, TRUE, 0, 100 }, "+5", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGER, TRUE, 0, 100 }, "05", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGER, TRUE, 0, 100 }, "-0", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGER, TRUE, 0, 100 }, " 5", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGER, TRUE, 0, 100 }, "5 ", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGER, TRUE, 0, 100 }, "5.0", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGER, TRUE, 0, 100 }, "1e1", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGER, TRUE, 0, 100 }, "NaN", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGER, TRUE, 7, 100 }, "99999999999999999999", FALSE, 7 },
  { { "n", STORE_VALUE_INTEGER, TRUE, 0, G_MAXINT64 }, "9223372036854775808", FALSE, 0 },
  { { "d", STORE_VALUE_DICE, FALSE, 1, 20 }, "DPW", TRUE, WAR_DICE_PER_WOUND },
  { { "d", STORE_VALUE_DICE, FALSE, 1, 20 }, "5", TRUE, 5 },
  { { "d", STORE_VALUE_DICE, FALSE, 1, 20 }, "-1", FALSE, 0 },
  { { "d", STORE_VALUE_DICE, FALSE, 1, 20 }, "dpw", FALSE, 0 },
  { { "c", STORE_VALUE_CHOICE, TRUE, .choices = choices }, "hex", TRUE, 1 },
  { { "c", STORE_VALUE_CHOICE, TRUE, .choices = choices }, "HEX", FALSE, 0 },
  { { "i", STORE_VALUE_ID, TRUE }, "bef-infantry", TRUE, 0 },
  { { "i", STORE_VALUE_ID, TRUE }, "2-inch-mortar", TRUE, 0 },
  { { "i", STORE_VALUE_ID, TRUE }, "-bef", FALSE, 0 },
  { { "i", STORE_VALUE_ID, TRUE }, "bef-", FALSE, 0 },
  { { "i", STORE_VALUE_ID, TRUE }, "bef--infantry", FALSE, 0 },
  { { "i", STORE_VALUE_ID, TRUE }, "BEF", FALSE, 0 },
  { { "i", STORE_VALUE_ID, TRUE }, "../etc", FALSE, 0 },
  { { "i", STORE_VALUE_ID, TRUE }, "é", FALSE, 0 },
  { { "i", STORE_VALUE_IDS, TRUE }, "officer cavalry", TRUE, 0 },
  { { "i", STORE_VALUE_IDS, TRUE }, "officer  cavalry", FALSE, 0 },
  { { "i", STORE_VALUE_IDS, TRUE }, "officer ", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGERS, TRUE, -5, 100 }, "-5", TRUE, 0 },
  { { "n", STORE_VALUE_INTEGERS, TRUE, -5, 100 }, "0 100 -5", TRUE, 0 },
  { { "n", STORE_VALUE_INTEGERS, TRUE, -5, 100 }, "0 101", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGERS, TRUE, -5, 100 }, "0  1", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGERS, TRUE, -5, 100 }, "0 ", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGERS, TRUE, -5, 100 }, "", FALSE, 0 },
  { { "h", STORE_VALUE_HASH, TRUE }, "0123456789abcdef", TRUE, 0 },
  { { "h", STORE_VALUE_HASH, TRUE }, "0123456789ABCDEF", FALSE, 0 },
  { { "h", STORE_VALUE_HASH, TRUE }, "0123456789abcde", FALSE, 0 },
  { { "l", STORE_VALUE_CLAUSE, TRUE }, "entrenched.10.2", TRUE, 0 },
  { { "l", STORE_VALUE_CLAUSE, TRUE }, "entrenched.E-20", TRUE, 0 },
  { { "l", STORE_VALUE_CLAUSE, TRUE }, "entrenched", FALSE, 0 },
  { { "l", STORE_VALUE_CLAUSE, TRUE }, "entrenched.", FALSE, 0 },
  { { "h", STORE_VALUE_LINK, TRUE }, "fields/hooge.duckfield", TRUE, 0 },
  { { "h", STORE_VALUE_LINK, TRUE }, "/etc/passwd", FALSE, 0 },
  { { "h", STORE_VALUE_LINK, TRUE }, "../hooge.duckfield", FALSE, 0 },
  { { "h", STORE_VALUE_LINK, TRUE }, "a/../../b", FALSE, 0 },
  { { "h", STORE_VALUE_LINK, TRUE }, "a//b", FALSE, 0 },
  { { "h", STORE_VALUE_LINK, TRUE }, "./a", FALSE, 0 },
  { { "h", STORE_VALUE_LINK, TRUE }, "", FALSE, 0 },
  { { "h", STORE_VALUE_LINK, TRUE }, "a\\b", FALSE, 0 },
  { { "t", STORE_VALUE_TEXT, TRUE, 1, 5 }, "Ypern", TRUE, 0 },
  { { "t", STORE_VALUE_TEXT, TRUE, 1, 5 }, "Ürpen", TRUE, 0 },
  { { "t", STORE_VALUE_TEXT, TRUE, 1, 5 }, "Ypres!", FALSE, 0 },
  { { "t", STORE_VALUE_TEXT, TRUE, 1, 5 }, "", FALSE, 0 },
  { { "t", STORE_VALUE_TEXT, TRUE, 1, 5 }, "a\nb", FALSE, 0 },
  { { "t", STORE_VALUE_TEXT, TRUE, 1, 5 }, "   ", TRUE, 0 },
  { { "n", STORE_VALUE_NAME, TRUE, 1, 5 }, " A ", TRUE, 0 },
  { { "n", STORE_VALUE_NAME, TRUE, 1, 5 }, "   ", FALSE, 0 },
  { { "n", STORE_VALUE_NAME, TRUE, 1, 5 }, "\302\240", FALSE, 0 }, /* a space without a break */
  { { "n", STORE_VALUE_NAME, TRUE, 1, 5 }, "", FALSE, 0 },
  { { "n", STORE_VALUE_NAME, TRUE, 1, 5 }, "Ypres!", FALSE, 0 },
  { { "n", STORE_VALUE_NAME, TRUE, 1, 5 }, "a\nb", FALSE, 0 },
  { { "p", STORE_VALUE_POSITION, TRUE, 0, 100 }, "3,4", TRUE, 0 },
  { { "p", STORE_VALUE_POSITION, TRUE, 0, 100 }, "3, 4", FALSE, 0 },
  { { "p", STORE_VALUE_POSITION, TRUE, 0, 100 }, "3", FALSE, 0 },
  { { "p", STORE_VALUE_POSITION, TRUE, 0, 100 }, "3,4 5,6", FALSE, 0 },
  { { "p", STORE_VALUE_POSITION, TRUE, 0, 100 }, "3,101", FALSE, 0 },
  { { "p", STORE_VALUE_POSITIONS, TRUE, 0, 100 }, "3,4 5,6", TRUE, 0 },
  { { "p", STORE_VALUE_POSITIONS, TRUE, 0, 100 }, "3,4", FALSE, 0 },
  { { "p", STORE_VALUE_POSITIONS, TRUE, 0, 100 }, "3,4 5,6 ", FALSE, 0 },
  { { "p", STORE_VALUE_POSITIONS, TRUE, 0, 100 }, "3,4 5", FALSE, 0 },
  { { "p", STORE_VALUE_POSITIONS, TRUE, 0, 100 }, "3,4 5,6.", FALSE, 0 },
  { { "p", STORE_VALUE_POSITIONS, TRUE, 0, 100 }, "3,4,5,6", FALSE, 0 },
  { { "p", STORE_VALUE_POSITIONS, TRUE, 0, 100 }, "3,4  5,6", FALSE, 0 },
  { { "n", STORE_VALUE_INTEGERS, TRUE, 0, 100 }, "3 4.", FALSE, 0 },
};

/* The text stands in the middle of others, as in a file. */
static gboolean
parse (StoreValue *value, const StoreAttribute *attribute, const char *text)
{
  g_autofree char *more = g_strconcat ("1", text, "1,1", NULL);

  return store_value_parse (value, attribute, more + 1, strlen (text));
}

/* Of numbers and positions only what they mean is kept. */
static gboolean
is_kept (StoreValueKind kind)
{
  return kind != STORE_VALUE_INTEGER && kind != STORE_VALUE_DICE && kind != STORE_VALUE_POSITION
         && kind != STORE_VALUE_POSITIONS;
}

/* A faulty value leaves a harmless one behind. */
static void
test_case (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  StoreValueKind kind = cases[row].attribute.kind;
  StoreValue value = { 0 };
  gboolean allowed = parse (&value, &cases[row].attribute, cases[row].text);
  g_autofree char *description = store_attribute_describe (&cases[row].attribute);

  g_assert_true (allowed == cases[row].allowed);
  g_assert_true (value.present);
  g_assert_cmpstr (value.text, ==, allowed && is_kept (kind) ? cases[row].text : "");
  g_assert_cmpint (value.integer, ==, cases[row].integer);
  g_assert_true (g_str_has_prefix (description, "must be"));
  store_value_clear (&value);
}

static void
test_positions (void)
{
  const StoreAttribute attribute = { "p", STORE_VALUE_POSITIONS, TRUE, -100, 100 };
  StoreValue value = { 0 };

  g_assert_true (parse (&value, &attribute, "1,2 -3,4 5,-6"));
  g_assert_cmpuint (value.positions->len, ==, 3);
  g_assert_cmpint (g_array_index (value.positions, WarPosition, 1).x, ==, -3);
  g_assert_cmpint (g_array_index (value.positions, WarPosition, 2).y, ==, -6);
  store_value_clear (&value);
}

/* Digits are looked at several at once: whatever follows them ends the number. */
static void
test_digits (void)
{
  const gint64 reach = 1000000000;
  const StoreAttribute positions = { "p", STORE_VALUE_POSITIONS, TRUE, -reach, reach };
  const StoreAttribute integer = { "n", STORE_VALUE_INTEGER, TRUE, -reach * reach, reach * reach };
  gint64 power = 1;

  for (guint n_digits = 1; n_digits <= 15; n_digits++, power *= 10)
    {
      gint64 number = power + (gint64) (g_test_rand_double () * 9 * (double) power);
      StoreValue value = { 0 };

      for (gint byte = 1; byte < 0x100; byte++)
        {
          g_autofree char *text
            = g_strdup_printf ("%" G_GINT64_FORMAT "%c12345,6 7,8", number, byte);

          if (g_ascii_isdigit (byte))
            continue;
          g_assert_false (parse (&value, &positions, text));
          store_value_clear (&value);
        }

      for (gint sign = -1; sign <= 1; sign += 2)
        {
          g_autofree char *alone = g_strdup_printf ("%" G_GINT64_FORMAT, sign * number);
          g_autofree char *text
            = g_strdup_printf ("%s,1 %" G_GINT64_FORMAT ",%s 3,4", alone, power, alone);

          g_assert_true (parse (&value, &integer, alone));
          g_assert_cmpint (value.integer, ==, sign * number);
          store_value_clear (&value);

          g_assert_true (parse (&value, &positions, text) == (number <= reach));
          if (number <= reach)
            {
              g_assert_cmpint (g_array_index (value.positions, WarPosition, 0).x, ==,
                               sign * number);
              g_assert_cmpint (g_array_index (value.positions, WarPosition, 1).x, ==, power);
              g_assert_cmpint (g_array_index (value.positions, WarPosition, 1).y, ==,
                               sign * number);
            }
          store_value_clear (&value);
        }
    }
}

static void
test_too_many_positions (void)
{
  const StoreAttribute attribute = { "p", STORE_VALUE_POSITIONS, TRUE, 0, 9 };
  g_autoptr (GString) text = g_string_new ("1,1");
  StoreValue value = { 0 };

  for (guint i = 1; i < WAR_SHAPE_MAX_VERTICES; i++)
    g_string_append (text, " 1,1");
  g_assert_true (parse (&value, &attribute, text->str));
  store_value_clear (&value);

  g_string_append (text, " 1,1");
  g_assert_false (parse (&value, &attribute, text->str));
  store_value_clear (&value);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/value/%02u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/store/value/positions", test_positions);
  g_test_add_func ("/store/value/digits", test_digits);
  g_test_add_func ("/store/value/too-many-positions", test_too_many_positions);
  return g_test_run ();
}

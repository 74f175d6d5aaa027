/* test-roster.c: printed rosters hold the whole army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "draw/sheets/roster-sheet.h"
#include "draw/sheets/units-private.h"
#include "engine/system.h"
#include "fixture.h"

#define N_TYPES 30

static void
add_trait (WarRules *rules, const char *id)
{
  WarTrait *trait = war_trait_new ();

  trait->id = g_strdup (id);
  trait->name = g_strdup_printf ("Trait-%s", id);
  trait->text = g_strdup_printf ("Explains-%s.", id);
  trait->clause = g_strdup ("entrenched.E-9");
  g_ptr_array_add (rules->traits, trait);
}

/* A book of types whose names a search finds whole: "Type07x". */
static WarBook *
new_book (void)
{
  g_autoptr (WarRules) rules = war_rules_new (war_system_get ("entrenched"));
  WarBook *book;
  WarCategory *category = g_new0 (WarCategory, 1);
  WarLimit *limit = g_new0 (WarLimit, 1);

  category->id = g_strdup ("cavalry");
  category->name = g_strdup ("cavalry");
  g_ptr_array_add (rules->categories, category);
  add_trait (rules, "used");
  add_trait (rules, "idle");

  book = war_book_new (rules);
  book->id = g_strdup ("book");
  book->name = g_strdup ("Book");
  limit->category = g_strdup ("cavalry");
  limit->share = 3;
  limit->of = 10;
  limit->clause = g_strdup ("entrenched.10.2");
  g_ptr_array_add (book->limits, limit);
  for (guint i = 0; i < N_TYPES; i++)
    {
      WarUnitType *type = war_unit_type_new ();
      WarWeapon *weapon = war_weapon_new ();

      type->id = g_strdup_printf ("type-%u", i);
      type->name = g_strdup_printf ("Type%02ux", i);
      type->cost = 40;
      type->base_width = 40 * WAR_MILLIMETRE;
      type->base_depth = 20 * WAR_MILLIMETRE;
      type->symbol = i % WAR_N_SYMBOLS;
      type->cloth = i % WAR_N_CLOTHS;
      type->stats[0] = 4;
      weapon->name = g_strdup_printf ("Weapon%02ux", i);
      g_ptr_array_add (type->weapons, weapon);
      if (i == 0)
        war_trait_uses_add (type->traits, war_rules_find_trait (rules, "used"), 0);
      g_ptr_array_add (book->types, type);
    }

  return book;
}

/* n units of the book's types in turn. */
static WarArmy *
new_army (WarBook *book, const char *name, guint n)
{
  WarArmy *army = war_army_new (name, book);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (army->units,
                     war_unit_new (g_ptr_array_index (book->types, i % N_TYPES), NULL, NULL));

  return army;
}

static char *
read_text (DrawSheets *sheets)
{
  const char *const arguments[] = { "pdftotext", "-layout", "FILE", "-", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = draw_sheets_to_pdf (sheets, &error);
  g_autoptr (GBytes) text = NULL;

  g_assert_no_error (error);
  text = fixture_run_on_bytes (pdf, arguments);
  if (text == NULL)
    {
      g_test_skip ("pdftotext is not installed");
      return NULL;
    }

  return g_strndup (g_bytes_get_data (text, NULL), g_bytes_get_size (text));
}

static void
test_pages (void)
{
  const DrawPaper papers[] = { draw_paper_a4, draw_paper_a3, draw_paper_a5, draw_paper_letter };
  g_autoptr (WarBook) book = new_book ();
  g_autoptr (WarArmy) few = new_army (book, "Few", 3);
  g_autoptr (WarArmy) many = new_army (book, "Many", 60);

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (DrawSheets) short_roster
        = draw_roster_sheets_new (few, &(DrawSheetSetup){ .paper = papers[i] });
      g_autoptr (DrawSheets) long_roster = draw_roster_sheets_new (
        many, &(DrawSheetSetup){ .paper = papers[i], .ink = DRAW_INK_BLACK });
      g_autofree char *text = NULL;
      guint n_pages = draw_sheets_get_n_pages (long_roster);

      g_assert_cmpuint (draw_sheets_get_n_pages (short_roster), ==, 1);
      /* A3 has more columns, not larger letters. */
      g_assert_true (i == 1 ? n_pages == 1 : n_pages > 1);
      text = read_text (long_roster);
      if (text == NULL)
        return;
      for (guint j = 0; j < N_TYPES; j++)
        {
          g_autofree char *name = g_strdup_printf ("Type%02ux", j);
          g_autofree char *weapon = g_strdup_printf ("Weapon%02ux", j);

          g_assert_nonnull (strstr (text, name));
          g_assert_nonnull (strstr (text, weapon));
        }
      for (guint page = 1; page <= n_pages; page++)
        {
          g_autofree char *number = g_strdup_printf ("%u / %u", page, n_pages);
          g_autofree char *narrow = g_strdup_printf ("%u/%u", page, n_pages);

          /* Which of the spaces in small print are spaces is pdftotext's guess. */
          g_assert_true (strstr (text, number) != NULL || strstr (text, narrow) != NULL);
        }
    }
}

/* Statistics, cost, what is wrong, and the traits that are used, but no others. */
static void
test_content (void)
{
  g_autoptr (WarBook) book = new_book ();
  g_autoptr (WarArmy) plain = new_army (book, "The Army", 2);
  g_autoptr (WarArmy) army = war_army_set_cost_limit (plain, 50);
  g_autoptr (DrawSheets) sheets
    = draw_roster_sheets_new (army, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  g_autofree char *text = read_text (sheets);

  if (text == NULL)
    return;
  g_assert_nonnull (strstr (text, "The Army"));
  g_assert_nonnull (strstr (text, "80 of 50 points"));
  g_assert_nonnull (strstr (text, "2 units"));
  g_assert_nonnull (strstr (text, "The army is not legal"));
  g_assert_nonnull (strstr (text, "Explains-used"));
  g_assert_null (strstr (text, "Explains-idle"));
  g_assert_null (strstr (text, "Not enforced"));
  g_assert_cmpstr (draw_sheets_get_title (sheets), ==, "The Army");
}

/* A book is what there is to choose from: nothing is counted, and nothing is legal or not. */
static void
test_book (void)
{
  g_autoptr (WarBook) book = new_book ();
  g_autoptr (DrawSheets) sheets = NULL;
  g_autofree char *text = NULL;
  WarTrait *own = war_trait_new ();

  own->id = g_strdup ("own");
  own->own = TRUE;
  own->name = g_strdup ("Trait-own");
  own->text = g_strdup ("Explains-own.");
  g_ptr_array_add (book->traits, own);
  book->revision = 7;
  sheets = draw_book_sheets_new (book, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  text = read_text (sheets);
  if (text == NULL)
    return;
  for (guint i = 0; i < N_TYPES; i++)
    {
      g_autofree char *name = g_strdup_printf ("Type%02ux", i);
      g_autofree char *weapon = g_strdup_printf ("Weapon%02ux", i);

      g_assert_nonnull (strstr (text, name));
      g_assert_nonnull (strstr (text, weapon));
    }
  g_assert_nonnull (strstr (text, "30 unit types"));
  g_assert_nonnull (strstr (text, "Revision 7"));
  g_assert_nonnull (strstr (text, "at most 3 in every 10 units"));
  g_assert_nonnull (strstr (text, "Explains-used"));
  g_assert_nonnull (strstr (text, "Explains-own. (Not enforced.)"));
  g_assert_null (strstr (text, "Explains-idle"));
  g_assert_null (strstr (text, "legal"));
  g_assert_null (strstr (text, "×"));
  g_assert_null (strstr (text, "1200 points"));
}

/* Units of one type stand together; one that has a name is called by it. */
static void
test_groups (void)
{
  g_autoptr (WarBook) book = new_book ();
  g_autoptr (WarArmy) army = war_army_new ("Army", book);
  g_autoptr (DrawSheets) sheets = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < 5; i++)
    g_ptr_array_add (army->units, war_unit_new (g_ptr_array_index (book->types, 3),
                                                i == 4 ? "Old Bill" : NULL, NULL));
  sheets = draw_roster_sheets_new (army, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  text = read_text (sheets);
  if (text == NULL)
    return;
  g_assert_true (strstr (text, "5 ×") != NULL || strstr (text, "5×") != NULL);
  g_assert_nonnull (strstr (text, "Old Bill"));
}

static double
draw_nothing (const DrawPen *pen, const DrawBlock *block, double y)
{
  return 0;
}

/* Where units of a type go on over a page, no row of boxes stands alone on either. */
static void
test_rows (void)
{
  g_autoptr (WarBook) book = new_book ();
  g_autoptr (GPtrArray) list = draw_units_list_new ();
  const DrawSheetSetup setup = { .paper = draw_paper_a5 };
  const DrawPageFrame frame
    = { g_strdup (""), g_strdup (""), g_strdup (""), g_strdup (""), g_strdup ("") };
  DrawUnits like = { .rules = book->rules, .type = g_ptr_array_index (book->types, 3) };
  DrawUnits *units = draw_units_list_add (list, like, 90, (DrawUnitsMember){ .name = NULL });
  DrawFlow flow;
  guint n;

  draw_flow_init (&flow, &setup, &frame, NULL, draw_nothing, draw_nothing);
  draw_units_append (&flow, units, 100);
  n = flow.blocks->len;
  g_assert_cmpuint (n, >, 5);
  for (guint i = 0; i < n; i++)
    {
      /* The card holds the first row, that the second one, and the last but one the last. */
      gboolean holds = i < 2 || i == n - 2;

      g_assert_cmpint (g_array_index (flow.blocks, DrawBlock, i).holds_next, ==, holds);
    }
  draw_flow_end_layout (&flow, (DrawPlace){ 0, 0 });
  draw_flow_clear (&flow);
}

/* How many pages n units take, all of other types, with two weapons and long names. */
static guint
count_pages (guint n, DrawSheetDetail detail)
{
  static const WarSystem *system;
  g_autoptr (WarBook) book = new_book ();
  g_autoptr (WarArmy) army = NULL;
  g_autoptr (DrawSheets) sheets = NULL;
  const DrawSheetSetup setup = {
    .paper = draw_paper_a4,
    .detail = detail,
    .left_out = DRAW_SHEET_COMPOSITION | DRAW_SHEET_TRAITS,
  };

  system = book->rules->system;
  for (guint i = 0; i < N_TYPES; i++)
    {
      WarUnitType *type = g_ptr_array_index (book->types, i);
      WarWeapon *weapon = war_weapon_new ();

      g_free (type->name);
      type->name = g_strdup_printf ("Deutsche Infanterie %u", i);
      for (guint j = 0; system->unit_stats[j].id != NULL; j++)
        type->stats[j] = 6;
      weapon->name = g_strdup ("Seitengewehr 98");
      g_ptr_array_add (type->weapons, weapon);
    }
  army = war_army_new ("Armee", book);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (army->units,
                     war_unit_new (g_ptr_array_index (book->types, i), "Vizefeldwebel", NULL));
  sheets = draw_roster_sheets_new (army, &setup);
  return draw_sheets_get_n_pages (sheets);
}

/* So much is on a page. */
static void
test_room (void)
{
  g_assert_cmpuint (count_pages (12, DRAW_DETAIL_FULL), ==, 1);
  g_assert_cmpuint (count_pages (16, DRAW_DETAIL_FULL), ==, 2);
  g_assert_cmpuint (count_pages (30, DRAW_DETAIL_COMPACT), ==, 1);
  g_assert_cmpuint (count_pages (30, DRAW_DETAIL_LINE), ==, 1);
}

/* What is left out is nowhere, and each detail says what it should. */
static void
test_choices (void)
{
  g_autoptr (WarBook) book = new_book ();
  g_autoptr (WarArmy) army = war_army_new ("Army", book);
  const guint parts
    = DRAW_SHEET_COSTS | DRAW_SHEET_NOTES | DRAW_SHEET_COMPOSITION | DRAW_SHEET_TRAITS;

  for (guint i = 0; i < 3; i++)
    g_ptr_array_add (army->units,
                     war_unit_new (g_ptr_array_index (book->types, 0), NULL, "A note."));
  for (guint i = 0; i < 6; i++)
    {
      gboolean whole = i % 2 == 0;
      const DrawSheetSetup setup = {
        .paper = draw_paper_a4,
        .detail = (DrawSheetDetail) (i / 2),
        .left_out = whole ? 0 : parts,
      };
      g_autoptr (DrawSheets) sheets = draw_roster_sheets_new (army, &setup);
      g_autofree char *text = read_text (sheets);

      if (text == NULL)
        return;
      g_assert_nonnull (strstr (text, "Type00x"));
      g_assert_cmpint (strstr (text, "Weapon00x") != NULL, ==, i < 4);
      g_assert_cmpint (strstr (text, "120") != NULL, ==, whole);
      g_assert_cmpint (strstr (text, "A note.") != NULL, ==, whole && i < 4);
      g_assert_cmpint (strstr (text, "legal") != NULL, ==, whole);
      g_assert_cmpint (strstr (text, "Explains-used") != NULL, ==, whole && i < 4);
    }
}

/* Each wave has its units below it, and says what it costs, as none may cost more than half. */
static void
test_waves (void)
{
  g_autoptr (WarBook) book = new_book ();
  g_autoptr (WarArmy) army = new_army (book, "Waves", 6);
  g_autoptr (DrawSheets) at_once = NULL, in_waves = NULL;
  g_autofree char *text_at_once = NULL, *text = NULL;
  static const char *const order[] = { "Wave 1",  "1 unit · 40 points",  "Type05x",
                                       "Wave 2",  "2 units · 80 points", "Type02x",
                                       "Type03x", "In No Wave Yet",      "3 units · 120 points",
                                       "Type00x" };
  const char *from;

  war_army_get_unit (army, 2)->wave = 2;
  war_army_get_unit (army, 3)->wave = 2;
  war_army_get_unit (army, 5)->wave = 1;
  at_once = draw_roster_sheets_new (army, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  text_at_once = read_text (at_once);
  if (text_at_once == NULL)
    return;
  g_assert_null (strstr (text_at_once, "Wave 1"));

  army->game_type = g_strdup ("attrition");
  in_waves = draw_roster_sheets_new (army, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  from = text = read_text (in_waves);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      from = strstr (from, order[i]);
      g_assert_nonnull (from);
    }
}

/* A group's name that is longer than its column is wide goes on in the next line. */
static void
test_long_group (void)
{
  const char *const name
    = "Second Battalion of the Royal Welsh Fusiliers with Attached Machine Guns";
  g_autoptr (WarBook) book = new_book ();
  g_autoptr (WarArmy) army = new_army (book, "Groups", 2);
  g_autoptr (DrawSheets) sheets = NULL;
  g_autofree char *text = NULL;

  war_army_get_unit (army, 0)->group = g_strdup (name);
  sheets = draw_roster_sheets_new (army, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  text = read_text (sheets);
  if (text == NULL)
    return;
  g_assert_null (strstr (text, name));
  g_assert_nonnull (strstr (text, "Second Battalion"));
  g_assert_nonnull (strstr (text, "Machine Guns"));
}

static void
test_same_bytes (void)
{
  g_autoptr (WarBook) book = new_book ();
  g_autoptr (WarArmy) army = new_army (book, "Army", 40);
  g_autoptr (DrawSheets) first
    = draw_roster_sheets_new (army, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  g_autoptr (DrawSheets) second
    = draw_roster_sheets_new (army, &(DrawSheetSetup){ .paper = draw_paper_a4 });
  g_autoptr (GBytes) first_pdf = draw_sheets_to_pdf (first, NULL);
  g_autoptr (GBytes) second_pdf = draw_sheets_to_pdf (second, NULL);

  g_assert_true (g_bytes_equal (first_pdf, second_pdf));
}

/* No units, names without end, notes without end, a thousand units of one type. */
static void
test_degenerate (void)
{
  g_autofree char *name = g_strnfill (3000, 'W');
  g_autoptr (WarBook) book = new_book ();
  g_autoptr (WarArmy) empty = war_army_new (name, book);
  g_autoptr (WarArmy) full = war_army_new ("", book);
  g_autoptr (DrawSheets) empty_sheets = NULL;
  g_autoptr (DrawSheets) full_sheets = NULL;
  g_autoptr (GBytes) empty_pdf = NULL;
  g_autoptr (GBytes) full_pdf = NULL;

  empty_sheets = draw_roster_sheets_new (empty, &(DrawSheetSetup){ .paper = draw_paper_a5 });
  g_assert_cmpuint (draw_sheets_get_n_pages (empty_sheets), <=, 2);
  empty_pdf = draw_sheets_to_pdf (empty_sheets, NULL);
  g_assert_nonnull (empty_pdf);

  g_ptr_array_add (full->units, war_unit_new (g_ptr_array_index (book->types, 1), name, name));
  while (full->units->len < WAR_ARMY_MAX_UNITS)
    g_ptr_array_add (full->units, war_unit_new (g_ptr_array_index (book->types, 2), NULL, NULL));
  full_sheets = draw_roster_sheets_new (
    full, &(DrawSheetSetup){ .paper = draw_paper_a5, .ink = DRAW_INK_BLACK });
  g_assert_cmpuint (draw_sheets_get_n_pages (full_sheets), >, 5);
  full_pdf = draw_sheets_to_pdf (full_sheets, NULL);
  g_assert_nonnull (full_pdf);
}

/* A name is common as long as nobody joins who has another one, or none. */
static void
test_common_name (void)
{
  g_autoptr (WarBook) book = new_book ();
  g_autoptr (GPtrArray) list = draw_units_list_new ();
  const DrawUnits like = { .rules = book->rules, .type = g_ptr_array_index (book->types, 0) };
  g_autofree char *name = g_strdup ("Old Guard"), *same = g_strdup (name);
  const DrawUnits *units = draw_units_list_add (list, like, 2, (DrawUnitsMember){ .name = name });

  g_assert_cmpstr (draw_units_get_common_name (units), ==, "Old Guard");
  draw_units_list_add (list, like, 1, (DrawUnitsMember){ .name = same });
  g_assert_cmpstr (draw_units_get_common_name (units), ==, "Old Guard");
  draw_units_list_add (list, like, 1, (DrawUnitsMember){ .name = NULL });
  g_assert_null (draw_units_get_common_name (units));
  draw_units_list_add (list, like, 4, (DrawUnitsMember){ .name = name });
  g_assert_null (draw_units_get_common_name (units));
  g_assert_cmpuint (list->len, ==, 1);
  g_assert_cmpuint (units->members->len, ==, 8);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/roster/pages", test_pages);
  g_test_add_func ("/draw/roster/content", test_content);
  g_test_add_func ("/draw/roster/book", test_book);
  g_test_add_func ("/draw/roster/groups", test_groups);
  g_test_add_func ("/draw/roster/rows", test_rows);
  g_test_add_func ("/draw/roster/room", test_room);
  g_test_add_func ("/draw/roster/choices", test_choices);
  g_test_add_func ("/draw/roster/entrenched.9.4/waves", test_waves);
  g_test_add_func ("/draw/roster/long-group", test_long_group);
  g_test_add_func ("/draw/roster/same-bytes", test_same_bytes);
  g_test_add_func ("/draw/roster/common-name", test_common_name);
  g_test_add_func ("/draw/roster/degenerate", test_degenerate);

  return g_test_run ();
}

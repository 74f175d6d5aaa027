/* test-own.c: what is printed for an operation is what is so in it, and what it needs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "draw/print/contents-sheet.h"
#include "draw/print/sheet-files.h"
#include "draw/sheets/operation-sheet.h"
#include "fixture.h"
#include "printed.h"

/* Takes the sheets over. */
static char *
read_text (DrawSheets *sheets)
{
  char *text = printed_read_text (sheets);

  draw_sheets_free (sheets);
  return text;
}

static char *
read_part (const Printed *fixture, DrawSheetPart part)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };

  return read_text (draw_extra_sheets_new (part, &fixture->subject, &setup));
}

static char *
read_operation (const Printed *fixture)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };

  return read_text (
    draw_operation_sheets_new (fixture->operation, fixture->subject.routine, &setup));
}

static guint
count (const char *text, const char *what)
{
  guint n = 0;

  for (const char *found = strstr (text, what); found != NULL; found = strstr (found + 1, what))
    n++;
  return n;
}

/* Marks and tables say the same as the rules: empires.C-1, empires.C-16, off and on. */
static void
test_tables (Printed *fixture, gconstpointer data)
{
  g_autofree char *off = read_part (fixture, DRAW_SHEET_REFERENCE), *on = NULL;

  if (off == NULL)
    return;
  g_assert_cmpuint (count (off, "as printed: Lying prone protects from nothing."), ==, 1);
  g_assert_cmpuint (count (off, "the target is prone or pinned"), ==, 1);
  g_assert_cmpuint (count (off, "artillery the target is in cover +1"), ==, 1);

  fixture->operation->amendments = war_system_get_amendments (fixture->subject.rules->system);
  on = read_part (fixture, DRAW_SHEET_REFERENCE);
  g_assert_cmpuint (count (on, "protects from nothing"), ==, 0);
  g_assert_cmpuint (count (on, "In this operation: Lying prone protects from small arms."), ==, 1);
  g_assert_cmpuint (count (on, "the target is prone or pinned"), ==, 2);
  g_assert_cmpuint (count (on, "artillery the target is in cover −1"), ==, 1);
}

/* A trait that an amendment changes: assault.A-6, entrenched.E-10. */
static void
test_traits (Printed *fixture, gconstpointer name)
{
  gboolean is_parapet = g_str_equal (name, "parapet");
  g_autofree char *off = NULL, *on = NULL;

  fixture->operation->amendments = 0;
  off = read_operation (fixture);
  if (off == NULL)
    return;
  g_assert_cmpuint (count (off, is_parapet ? "as printed: Nobody comes in place of an officer"
                                           : "as printed: Artillery may charge"),
                    ==, 1);
  fixture->operation->amendments = war_system_get_amendments (fixture->subject.rules->system);
  on = read_operation (fixture);
  g_assert_cmpuint (count (on, is_parapet ? "In this operation: A lost officer is replaced once."
                                          : "In this operation: Artillery does not charge."),
                    ==, 1);
}

/* How many lines the scale of the stick has. */
static guint
count_ticks (const char *svg, const char *title)
{
  const char *found = strstr (svg, title), *from;
  g_autofree char *path = NULL;

  g_assert_nonnull (found);
  from = strstr (found, " d=\"") + strlen (" d=\"");
  path = g_strndup (from, (gsize) (strchr (from, '"') - from));
  return count (path, "M");
}

/* Sticks are graduated all along, and nobody gets one for what does not come up: no gas,
 * objectives, waves or bearers at Langemarck, nor lengths that only the program reckons with. */
static void
test_sticks (Printed *fixture, gconstpointer name)
{
  static const char *const unused[]
    = { "Drift of Gas",         "Move of Carriers",  "Reach of Bearers", "Reach of Control",
        "Reach for Objectives", "Depth of Arrivals", "Side of a Cell",   "Reach of Pairs",
        "Escape of Commanders", "Entrance Kept Shut" };
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  g_autoptr (DrawSheets) sheets
    = draw_extra_sheets_new (DRAW_SHEET_STICKS, &fixture->subject, &setup);
  g_autofree char *numbers = read_part (fixture, DRAW_SHEET_REFERENCE);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = draw_sheets_page_to_svg (sheets, 0, FALSE, &error);
  g_autofree char *svg = NULL;

  g_assert_no_error (error);
  svg = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  if (g_str_equal (name, "mons"))
    {
      g_assert_cmpuint (count_ticks (svg, "· Reach of Command<"), ==, 2 * 10 + 1);
      g_assert_cmpuint (count_ticks (svg, ">Measuring Stick · 96 cm to 120 cm<"), ==, 2 * 24 + 1);
    }
  else
    {
      g_assert_cmpuint (count_ticks (svg, ">3″ · Distance to Enemies, Charge<"), ==, 4 * 3 + 1);
    }
  for (guint i = 0; i < G_N_ELEMENTS (unused); i++)
    {
      gboolean is_inner = strstr (unused[i], "Cell") != NULL || strstr (unused[i], "Pairs") != NULL;

      g_assert_null (strstr (svg, unused[i]));
      g_assert_true (is_inner || numbers == NULL || strstr (numbers, unused[i]) == NULL);
    }
}

/* A compass is for gas alone. */
static void
test_compass (Printed *fixture, gconstpointer data)
{
  g_autofree char *none = read_part (fixture, DRAW_SHEET_TEMPLATES), *all = NULL;

  if (none == NULL)
    return;
  g_assert_null (strstr (none, "Lay the 1 towards"));
  fixture->subject.operation = NULL;
  all = read_part (fixture, DRAW_SHEET_TEMPLATES);
  g_assert_nonnull (strstr (all, "Lay the 1 towards"));
}

/* How many things of the name the sheets have to cut out; takes the sheets over. */
static guint
count_things (DrawSheets *sheets, const char *name)
{
  g_autofree char *title = g_strdup_printf ("<title>%s</title>", name);
  guint n = 0;

  for (guint page = 0; page < draw_sheets_get_n_pages (sheets); page++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = draw_sheets_page_to_svg (sheets, page, FALSE, &error);
      g_autofree char *svg = fixture_dup_printed (bytes);

      g_assert_no_error (error);
      n += count (svg, title);
    }
  draw_sheets_free (sheets);
  return n;
}

static guint
count_tokens (const Printed *fixture, const char *name)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };

  return count_things (draw_extra_sheets_new (DRAW_SHEET_TOKENS, &fixture->subject, &setup), name);
}

/* Of one or two categories. */
static guint
count_units (const Printed *fixture, const char *category, const char *other)
{
  const WarRules *rules = fixture->subject.rules;
  guint32 mask
    = war_rules_get_category_mask (rules, category) | war_rules_get_category_mask (rules, other);
  guint n = 0;

  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      const GPtrArray *entries = fixture->operation->forces[side]->entries;

      for (guint i = 0; i < entries->len; i++)
        {
          const WarForceEntry *entry = g_ptr_array_index (entries, i);

          n += (entry->type->categories & mask) != 0 ? (guint) entry->count : 0;
        }
    }
  return n;
}

/* Only who can be marked so: no general is pinned, no battery lies down, batteries limber. */
static void
test_marks (Printed *fixture, gconstpointer data)
{
  guint n_foot = count_units (fixture, "infantry", "cavalry");
  guint n_fighting = count_units (fixture, "fighting", "fighting");

  g_assert_cmpuint (n_foot, >, 0);
  g_assert_cmpuint (n_fighting, >, n_foot);
  g_assert_cmpuint (count_units (fixture, "commander", "commander"), >, 0);
  g_assert_cmpuint (count_tokens (fixture, "Prone"), ==, n_foot);
  g_assert_cmpuint (count_tokens (fixture, "Pinned"), ==, n_fighting);
  g_assert_cmpuint (count_tokens (fixture, "Retreating"), ==, n_fighting);
  g_assert_cmpuint (count_tokens (fixture, "Fired"), ==, n_fighting);
  g_assert_cmpuint (count_tokens (fixture, "Limbered"), ==,
                    count_units (fixture, "battery", "battery"));
}

/* A zone's corners are cut out where its field is not printed at its size. */
static void
test_corners (Printed *fixture, gconstpointer data)
{
  DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  const guint offered = DRAW_SHEET_TILES | DRAW_SHEET_TOKENS;
  guint n_alone, n_beside;

  n_alone = count_things (draw_extras_add (draw_operation_sheets_new (
                                             fixture->operation, fixture->subject.routine, &setup),
                                           DRAW_SHEET_TOKENS, &fixture->subject, &setup),
                          "Entente Zone");
  n_beside = count_things (draw_extras_add (draw_operation_sheets_new (
                                              fixture->operation, fixture->subject.routine, &setup),
                                            offered, &fixture->subject, &setup),
                           "Entente Zone");
  g_assert_cmpuint (n_alone, >=, n_beside + 4);
}

/* Points are noted where somebody wins by them, bonds where there are some; 60 rounds have room on
 * one sheet. */
static void
test_record (Printed *fixture, gconstpointer name)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  g_autoptr (DrawSheets) sheets
    = draw_extra_sheets_new (DRAW_SHEET_RECORD, &fixture->subject, &setup);
  g_autofree char *text = read_part (fixture, DRAW_SHEET_RECORD);

  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, 1);
  if (text == NULL)
    return;
  g_assert_cmpuint (count (text, "Points of"), ==, g_str_equal (name, "mons") ? 2 : 0);
  g_assert_cmpuint (count (text, "Bonds of"), ==, g_str_equal (name, "club-first-watch") ? 2 : 0);
  g_assert_true (!g_str_equal (name, "club-first-watch") || strstr (text, "59–60") != NULL);
}

/* The first page says how to begin, and what it takes. */
static void
test_beginning (Printed *fixture, gconstpointer name)
{
  static const struct
  {
    const char *name, *facts[5];
  } all[] = {
    { "langemarck",
      { "Entente set up in “", "Central Powers set up in “", "places one unit in their own zone",
        "The dice decide who goes first.", "with: Response." } },
    { "mons",
      { "who rolled lower places first", "British set up in their zone", "with: Initiative." } },
    { "parapet", { "The attackers set up last, in the start trench", "with: Shells." } },
    { "club-bridges",
      { "are played by the chart", "one of its flags go into a bag", "Up to 15 dice",
        "A bag or a cup", "with: Moves." } },
  };
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  DrawSheets *record = draw_extra_sheets_new (DRAW_SHEET_RECORD, &fixture->subject, &setup);
  g_autofree char *text
    = read_text (draw_contents_sheets_new (record, &fixture->subject, &setup, FALSE));

  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (all); i++)
    for (guint j = 0; j < G_N_ELEMENTS (all[i].facts) && g_str_equal (all[i].name, name); j++)
      if (all[i].facts[j] != NULL && strstr (text, all[i].facts[j]) == NULL)
        g_error ("“%s” is missing in:\n%s", all[i].facts[j], text);
}

/* What only one side knows has sheets of its own: which bunkers are blocked (assault.3.4), and at
 * whom it fires (assault.A-1). */
static void
test_forms (Printed *fixture, gconstpointer data)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  DrawSheets *sheets = draw_extra_sheets_new (DRAW_SHEET_RECORD, &fixture->subject, &setup);
  g_autofree char *text = printed_read_text (sheets);
  const char *british, *german;

  draw_sheets_free (sheets);
  if (text == NULL)
    return;
  british = strstr (text, "Secret: British");
  german = strstr (text, "Secret: Germans");
  g_assert_true (british != NULL && german > british);
  g_assert_cmpuint (count (british, "Fire: "), ==, 5);
  g_assert_cmpuint (count (british, "Lewis Gun"), ==, 2);
  g_assert_true (strstr (british, "Captain") == NULL);
  g_assert_true (strstr (british, "Bunkers") > german);
  g_assert_cmpuint (count (german, "bunker 3"), ==, 1);
  g_assert_cmpuint (count (german, "Fire: The garrison"), ==, 1);
  g_assert_cmpuint (count (german, "German Machine Gun"), ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, name, func) \
  g_test_add ("/own/" path, Printed, name, printed_set_up, func, printed_tear_down)
  ADD ("tables", "mons", test_tables);
  ADD ("traits/assault", "parapet", test_traits);
  ADD ("traits/entrenched", "langemarck", test_traits);
  ADD ("sticks/entrenched", "langemarck", test_sticks);
  ADD ("sticks/empires", "mons", test_sticks);
  ADD ("compass", "langemarck", test_compass);
  ADD ("marks", "mons", test_marks);
  ADD ("corners", "langemarck", test_corners);
  ADD ("record/entrenched", "langemarck", test_record);
  ADD ("record/empires", "mons", test_record);
  ADD ("record/club", "club-first-watch", test_record);
  ADD ("forms", "parapet", test_forms);
  ADD ("beginning/entrenched", "langemarck", test_beginning);
  ADD ("beginning/empires", "mons", test_beginning);
  ADD ("beginning/assault", "parapet", test_beginning);
  ADD ("beginning/club", "club-bridges", test_beginning);
#undef ADD

  return g_test_run ();
}

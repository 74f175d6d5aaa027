/* test-table.c: a game's table can be set from its sheets alone, with all that comes to lie on it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "draw/print/extras.h"
#include "draw/print/sheet-files.h"
#include "draw/sheets/operation-sheet.h"
#include "engine/operation/operation-use.h"
#include "fixture.h"
#include "printed.h"

static guint
count (const char *text, const char *what)
{
  guint n = 0;

  for (const char *found = strstr (text, what); found != NULL; found = strstr (found + 1, what))
    n++;
  return n;
}

/* How often it stands in the sheets, or NULL, as SVG files, in which each thing has its title. */
static guint
count_in_sheets (const DrawSheets *sheets, const char *what)
{
  guint n = 0;

  for (guint page = 0; sheets != NULL && page < draw_sheets_get_n_pages (sheets); page++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) svg = draw_sheets_page_to_svg (sheets, page, FALSE, &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      text = fixture_dup_printed (svg);
      n += count (text, what);
    }
  return n;
}

static guint
count_in (DrawSheetPart part, const Printed *fixture, const char *what)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  g_autoptr (DrawSheets) sheets = draw_extra_sheets_new (part, &fixture->subject, &setup);

  return count_in_sheets (sheets, what);
}

static guint
count_titles (DrawSheetPart part, const Printed *fixture, const char *title)
{
  g_autofree char *what = g_strdup_printf ("<title>%s</title>", title);

  return count_in (part, fixture, what);
}

/* Against the chart without flags: two of each type at most, the tokens of the starts, flags for as
 * many forts as win; nothing of Special Forces. */
static void
test_first_watch (Printed *fixture, gconstpointer data)
{
  g_assert_cmpuint (count_titles (DRAW_SHEET_COUNTERS, fixture, "Tank"), ==, 2);
  g_assert_cmpuint (count_titles (DRAW_SHEET_COUNTERS, fixture, "Tank 2"), ==, 2);
  g_assert_cmpuint (count_in (DRAW_SHEET_COUNTERS, fixture, "<title>"), ==, 2 * 2 * 11);
  g_assert_cmpuint (count_titles (DRAW_SHEET_CARDS, fixture, "Tank 2"), ==, 2);
  g_assert_cmpuint (count_titles (DRAW_SHEET_TOKENS, fixture, "Flag"), ==, 2 * 5);
  g_assert_cmpuint (count_titles (DRAW_SHEET_TOKENS, fixture, "Start 6"), ==, 1);
  g_assert_cmpuint (count_in (DRAW_SHEET_TOKENS, fixture, "<title>"), ==, 2 * 5 + 6);
}

/* With a flag: each Special Force, as any may come, turrets, mines. */
static void
test_special_forces (Printed *fixture, gconstpointer data)
{
  g_assert_cmpuint (count_titles (DRAW_SHEET_COUNTERS, fixture, "Gunboat"), ==, 1);
  g_assert_cmpuint (count_titles (DRAW_SHEET_COUNTERS, fixture, "Minelayer"), ==, 1);
  g_assert_cmpuint (count_in (DRAW_SHEET_COUNTERS, fixture, "<title>Gun Turret"), ==, 3);
  g_assert_cmpuint (count_in (DRAW_SHEET_CARDS, fixture, "<title>Gun Turret"), ==, 1);
  g_assert_cmpuint (count_titles (DRAW_SHEET_TOKENS, fixture, "Mine"), ==, 5);
  g_assert_cmpuint (count_titles (DRAW_SHEET_TOKENS, fixture, "From the Bag"), >=, 1);
}

/* Nations have their own flags. */
static void
test_four_flags (Printed *fixture, gconstpointer data)
{
  g_assert_cmpuint (count_titles (DRAW_SHEET_TOKENS, fixture, "Flag"), ==, 4 * 9);
  g_assert_cmpuint (count_titles (DRAW_SHEET_TOKENS, fixture, "Start 12"), ==, 1);
  g_assert_cmpuint (count_titles (DRAW_SHEET_TOKENS, fixture, "Mine"), ==, 0);
}

/* Runners, one for each who sends them, gaps in wire, and to which company a base belongs. */
static void
test_parapet (Printed *fixture, gconstpointer data)
{
  g_assert_cmpuint (count_in (DRAW_SHEET_COUNTERS, fixture, "<title>Runner "), ==, 5);
  g_assert_cmpuint (count_titles (DRAW_SHEET_TOKENS, fixture, "Gap in Wire"), ==, 4 * 5 + 5);
  g_assert_cmpuint (count_in (DRAW_SHEET_COUNTERS, fixture, " · A Company</title>"), ==, 10);
  g_assert_cmpuint (count_in (DRAW_SHEET_COUNTERS, fixture, " · B Company</title>"), ==, 9);
  g_assert_cmpuint (count_titles (DRAW_SHEET_COUNTERS, fixture, "Captain Dunn · D Company"), ==, 1);
}

/* What nobody can be marked with is not cut out; arcs and sticks are. */
static void
test_marks (Printed *fixture, gconstpointer data)
{
  g_assert_cmpuint (count_titles (DRAW_SHEET_TOKENS, fixture, "Stunned"), ==, 0);
  g_assert_cmpuint (count_titles (DRAW_SHEET_TOKENS, fixture, "Inactive"), ==, 22);
}

/* With a line a unit nothing is explained that is not there. */
static void
test_lines (Printed *fixture, gconstpointer data)
{
  for (DrawSheetDetail detail = DRAW_DETAIL_FULL; detail <= DRAW_DETAIL_LINE; detail++)
    {
      const DrawSheetSetup setup = { .paper = draw_paper_a4, .detail = detail };
      g_autoptr (DrawSheets) sheets
        = draw_operation_sheets_new (fixture->operation, fixture->subject.routine, &setup);
      gboolean has_more = detail != DRAW_DETAIL_LINE;

      g_assert_cmpint (count_in_sheets (sheets, "least roll to hit") > 0, ==, has_more);
      g_assert_cmpint (count_in_sheets (sheets, ">Traits<") > 0, ==, has_more);
    }
}

/* The overview of sheets has their names, and none of the places below them. */
static void
test_overview (Printed *fixture, gconstpointer data)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  g_autoptr (DrawSheets) sheets
    = draw_extra_sheets_new (DRAW_SHEET_TILES, &fixture->subject, &setup);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) svg
    = draw_sheets_page_to_svg (sheets, draw_sheets_get_n_pages (sheets) - 1, FALSE, &error);
  g_autofree char *text = g_strndup (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));

  g_assert_cmpuint (count (text, ">B2<"), ==, 1);
  g_assert_cmpuint (count (text, "Steenbeek"), ==, 0);
  g_assert_cmpuint (count_in_sheets (sheets, "Steenbeek"), >=, 1);
}

/* What a hex costs is a square of hexes and kinds of moves, each of which is named once. */
static void
test_square (Printed *fixture, gconstpointer data)
{
  g_assert_cmpuint (count_in (DRAW_SHEET_REFERENCE, fixture, ">wheels<"), ==, 1);
  g_assert_cmpuint (count_in (DRAW_SHEET_REFERENCE, fixture, ">forest<"), ==, 1);
}

static void
assert_uses (const WarOperation *operation, const char *clause, gboolean uses)
{
  const WarClause *found = war_rules_find_clause (operation->rules, clause);

  g_assert_nonnull (found);
  if (war_operation_uses_clause (operation, found) != uses)
    g_error ("%s: %s", operation->id, clause);
}

/* The rules of other games are not printed. */
static void
test_langemarck_rules (Printed *fixture, gconstpointer data)
{
  assert_uses (fixture->operation, "entrenched.4.1", TRUE);
  assert_uses (fixture->operation, "entrenched.11.1", TRUE);
  assert_uses (fixture->operation, "entrenched.11.2", FALSE);
  assert_uses (fixture->operation, "entrenched.9.4", FALSE);
  assert_uses (fixture->operation, "entrenched.10.2", FALSE);
  assert_uses (fixture->operation, "entrenched.6.1", FALSE);
  assert_uses (fixture->operation, "entrenched.E-8", FALSE);
}

/* Nobody has a tank; a table without the program has dice for shells, in the order of the turn. */
static void
test_parapet_rules (Printed *fixture, gconstpointer data)
{
  assert_uses (fixture->operation, "assault.A-31", TRUE);
  assert_uses (fixture->operation, "assault.A-22", FALSE);
  g_assert_cmpuint (count_in (DRAW_SHEET_REFERENCE, fixture, "Where no program"), ==, 1);
}

static void
test_four_flags_rules (Printed *fixture, gconstpointer data)
{
  assert_uses (fixture->operation, "club.1.3", TRUE);
  assert_uses (fixture->operation, "club.1.2", FALSE);
  assert_uses (fixture->operation, "club.6.101", FALSE);
  assert_uses (fixture->operation, "club.11.2", FALSE);
  assert_uses (fixture->operation, "club.8.8", FALSE);
  assert_uses (fixture->operation, "club.3.9", FALSE);
  g_assert_cmpuint (count_in (DRAW_SHEET_REFERENCE, fixture, "regroup"), ==, 0);
}

static void
test_chart_rules (Printed *fixture, gconstpointer data)
{
  assert_uses (fixture->operation, "club.6.101", TRUE);
  assert_uses (fixture->operation, "club.8.8", FALSE);
  assert_uses (fixture->operation, "club.11.1", TRUE);
  assert_uses (fixture->operation, "club.11.2", FALSE);
  g_assert_cmpuint (count_in (DRAW_SHEET_REFERENCE, fixture, "regroup"), >=, 1);
}

/* Every word by which data say what a clause is for means something. */
static void
test_words (void)
{
  static const char *const systems[] = { "entrenched", "empires", "assault", "club", "raider" };
  static const char *const others[] = { "army", "condition", "reserves", "campaign", "program" };
  g_autoptr (StoreLibrary) library = store_library_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      const WarRules *rules = store_library_get_rules (library, systems[i], NULL);
      const char *const *levels = war_system_get_levels (rules->system);

      for (guint j = 0; j < rules->clauses->len + rules->chapters->len; j++)
        {
          const char *uses
            = j < rules->clauses->len
                ? ((WarClause *) g_ptr_array_index (rules->clauses, j))->uses
                : ((WarChapter *) g_ptr_array_index (rules->chapters, j - rules->clauses->len))
                    ->uses;
          g_auto (GStrv) words = g_strsplit (uses != NULL ? uses : "", " ", -1);

          for (guint k = 0; words[k] != NULL; k++)
            {
              gboolean is_known = war_rules_find_game_type (rules, words[k]) != NULL
                                  || war_rules_find_trait (rules, words[k]) != NULL
                                  || (levels != NULL && g_strv_contains (levels, words[k]))
                                  || g_strv_contains (war_condition_kind_get_ids (), words[k]);

              for (guint l = 0; l < G_N_ELEMENTS (others); l++)
                is_known |= g_str_equal (others[l], words[k]);
              if (!is_known)
                g_error ("%s: nothing is “%s”", systems[i], words[k]);
            }
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, name, func) \
  g_test_add ("/table/" path, Printed, name, printed_set_up, func, printed_tear_down)
  ADD ("club.9.8/first-watch", "club-first-watch", test_first_watch);
  ADD ("club.4.5/special-forces", "club-bridges", test_special_forces);
  ADD ("club.M-4/four-flags", "club-four-flags", test_four_flags);
  ADD ("assault.2.2/parapet", "parapet", test_parapet);
  ADD ("marks", "langemarck", test_marks);
  ADD ("lines", "langemarck", test_lines);
  ADD ("overview", "langemarck", test_overview);
  ADD ("club.M-20/square", "club-four-flags", test_square);
  ADD ("rules/entrenched", "langemarck", test_langemarck_rules);
  ADD ("assault.A-31/rules", "parapet", test_parapet_rules);
  ADD ("rules/club", "club-four-flags", test_four_flags_rules);
  ADD ("rules/chart", "club-first-watch", test_chart_rules);
#undef ADD
  g_test_add_func ("/table/words", test_words);

  return g_test_run ();
}

/* test-words-sheet.c: rosters of other programs on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "draw/sheets/words-sheet.h"
#include "draw/surface/lettering-private.h"
#include "fixture.h"
#include "lettered.h"
#include "store/foreign/battlescribe.h"

/* The texts on the sheets of one of text/others/, each in a line. */
static char *
dup_texts (const char *name, guint left_out)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = left_out };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "text", "others", name, NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (name);
  WarRoster *roster = store_battlescribe_roster_load (path, faults);
  DrawSheets *sheets;
  char *texts;

  g_assert_nonnull (roster);
  sheets = draw_words_sheets_new (roster, &setup);
  texts = lettered_dup_texts (sheets);
  draw_sheets_free (sheets);
  return texts;
}

static void
assert_says (const char *texts, const char *line)
{
  g_autofree char *whole = g_strconcat ("\n", texts, NULL);
  g_autofree char *between = g_strconcat ("\n", line, "\n", NULL);

  if (strstr (whole, between) == NULL)
    g_error ("“%s” is not among: %s", line, texts);
}

/* What was chosen is there, and the total beside the sum. */
static void
test_said (void)
{
  static const struct
  {
    const char *name;
    const char *lines[8];
  } sheets[] = {
    { "parts.ros",
      { "255 pts", "Sum of the units: 255 pts", "1 × MG-Kompanie",
        "3 × MG 08, 12 × Bedienung, Hauptmann “von Thal” (Pistole)" } },
    { "forces.ros",
      { "100 pts, 2 CP", "Company “Die Erste” · Landwehr", "For All", "2 CP", "Spielgröße (Klein)",
        "Reserve · Landwehr", "Battery · Artillerie", "Deckung schon zu Beginn." } },
    { "total-is-more.ros",
      { "160 pts", "The roster says 160 pts, but its units come to 50 pts. Something may be "
                   "missing in it: compare it with the program that wrote it." } },
    { "no-total.ros", { "Sum of the units: 50 pts; the roster itself gives none" } },
    { "notes.ros", { "Gegen Pauls Armee", "Hinter der Hecke\nzwei Reihen\nMann: einer fehlt" } },
    { "profiles-of-one-name.ros", { "Bleibt bei 4+.", "Bleibt bei 5+." } },
    { "force-profile.ros", { "For All", "Gelände", "Benefit Gräbt sich sofort ein." } },
    { "abilities.ros", { "Standhaft", "Weicht nicht, solange ein Offizier bei ihm ist." } },
    { "units-in-upgrade.ros", { "1 × Radfahrer (Spitze)", "Spitze: Reitet zuerst" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *texts = dup_texts (sheets[i].name, 0);

      for (guint j = 0; j < G_N_ELEMENTS (sheets[i].lines) && sheets[i].lines[j] != NULL; j++)
        assert_says (texts, sheets[i].lines[j]);
    }
}

/* However many things a unit consists of, and were chosen for all. */
static void
test_many (void)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a4 };
  WarRoster *roster = war_roster_new ();
  WarRosterForce *force = war_roster_add_force (roster, "b", "Landwehr");
  WarRosterUnit *unit = war_roster_add_unit (roster, "u", "Zug", 1);
  g_autoptr (DrawSheets) sheets = NULL;
  g_autofree char *texts = NULL;

  roster->name = g_strdup ("Am Kanal");
  roster->system_id = g_strdup ("g");
  roster->system = g_strdup ("Grabenkrieg");
  force->kind_id = g_strdup ("");
  force->kind = g_strdup ("Company");
  for (guint i = 0; i < 900; i++)
    {
      g_autofree char *name = g_strdup_printf ("Spaten Nummer %u", i);

      war_roster_add_part (i % 2 == 0 ? unit->parts : force->choices, name, NULL, 1);
    }
  sheets = draw_words_sheets_new (roster, &setup);
  texts = lettered_dup_texts (sheets);
  g_assert_nonnull (strstr (texts, "Nummer 898"));
  g_assert_nonnull (strstr (texts, "Nummer 899"));
}

static void
test_left_out (void)
{
  g_autofree char *texts = dup_texts ("notes.ros", DRAW_SHEET_COSTS | DRAW_SHEET_NOTES);

  g_assert_null (strstr (texts, "Sum of the units"));
  g_assert_null (strstr (texts, "Hinter der Hecke"));
  assert_says (texts, "9 × Mann");
}

/* What is longer than any word may end a line: without that it costs the square of its length. */
static void
test_unbroken (void)
{
  const DrawLettering lettering = { .face = DRAW_FACE_TEXT, .size = 3, .width = 80 };
  cairo_surface_t *surface = fixture_new_picture (10, 10);
  cairo_t *cr = cairo_create (surface);
  g_autofree char *letters = g_strnfill (500, 'a');
  g_autofree char *text = g_strconcat ("no ", letters, letters, "b", NULL);
  g_autofree char *expected = g_strconcat ("no ", letters, "\u200b", letters, "\u200b", "b", NULL);
  g_autoptr (PangoLayout) layout = draw_lettering_layout (cr, &lettering, text);

  g_assert_cmpstr (pango_layout_get_text (layout), ==, expected);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words-sheet/said", test_said);
  g_test_add_func ("/words-sheet/many", test_many);
  g_test_add_func ("/words-sheet/left-out", test_left_out);
  g_test_add_func ("/words-sheet/unbroken", test_unbroken);

  return g_test_run ();
}

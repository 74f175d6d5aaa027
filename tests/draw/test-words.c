/* test-words.c: rosters of other programs on paper, with long rules
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/words-sheet.h"
#include "fixture.h"
#include "store/foreign/battlescribe.h"

/* Two lines of a column, and some more. */
static const char sentence[]
  = "Whoever begins his turn within six inches of it and is not in cover "
    "rolls one die for each of his models that can see it. ";

static char *
repeat (const char *words, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (text, words);
  return g_string_free (text, FALSE);
}

/* A roster of so many units, each with abilities of so many sentences, and a rule as long. */
static WarRoster *
make_roster (guint n_units, guint n_abilities, guint n_sentences)
{
  g_autofree char *text = repeat (sentence, n_sentences);
  g_autoptr (StoreFaults) faults = store_faults_new ("long.ros");
  GString *xml = g_string_new ("<?xml version=\"1.0\"?><roster "
                               "xmlns=\"http://www.battlescribe.net/schema/rosterSchema\" id=\"r\" "
                               "name=\"Long\" gameSystemId=\"g\" gameSystemName=\"G\"><forces>"
                               "<force id=\"f\" name=\"Company\" entryId=\"e\" catalogueId=\"c\" "
                               "catalogueName=\"Landwehr\"><selections>");
  g_autoptr (GBytes) bytes = NULL;
  WarRoster *roster;

  for (guint i = 0; i < n_units; i++)
    {
      g_string_append_printf (xml,
                              "<selection id=\"s%u\" name=\"Section %u\" entryId=\"e%u\" "
                              "number=\"1\" type=\"unit\"><rules><rule id=\"r%u\" name=\"Rule %u\">"
                              "<description>%s</description></rule></rules><profiles>",
                              i, i, i, i, i, text);
      for (guint j = 0; j < n_abilities; j++)
        g_string_append_printf (xml,
                                "<profile id=\"p%u-%u\" name=\"Ability %u\" typeId=\"a\" "
                                "typeName=\"Abilities\"><characteristics><characteristic "
                                "name=\"Description\" typeId=\"d\">%s</characteristic>"
                                "</characteristics></profile>",
                                i, j, j, text);
      g_string_append (xml, "</profiles><costs><cost name=\"pts\" typeId=\"pts\" value=\"10\"/>"
                            "</costs></selection>");
    }
  g_string_append (xml, "</selections></force></forces></roster>");
  bytes = g_string_free_to_bytes (xml);
  roster = store_battlescribe_roster_from_bytes (bytes, faults);
  g_assert_nonnull (roster);
  return roster;
}

/* How far down the last letter of a page stands, as a part of the page; without the foot. */
static double
get_fill (const DrawSheets *sheets, guint page)
{
  const int scale = 2;
  DrawPaper paper = draw_sheets_get_paper (sheets, page);
  int width = (int) paper.width * scale, height = ((int) paper.height - 18) * scale, last = 0;
  cairo_surface_t *picture = fixture_new_picture (width, height);
  const guint8 *pixels = cairo_image_surface_get_data (picture);
  int stride = cairo_image_surface_get_stride (picture);
  cairo_t *cr = cairo_create (picture);

  cairo_scale (cr, scale, scale);
  draw_sheets_draw_page (sheets, page, cr);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < 4 * width; x++)
      if (pixels[y * stride + x] < 128 && x % 4 != 3)
        last = y;
  cairo_surface_destroy (picture);
  return (double) last / height;
}

/* Long abilities and rules are set in paragraphs, so that columns are filled: no heading stands
 * alone, no page is half empty but the last, and no more pages are taken than words need. */
static void
test_long (void)
{
  static const struct
  {
    guint n_units, n_abilities, n_sentences, n_pages;
  } cases[] = { { 2, 9, 8, 4 }, { 4, 3, 30, 9 }, { 1, 1, 60, 3 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (WarRoster) roster
        = make_roster (cases[i].n_units, cases[i].n_abilities, cases[i].n_sentences);
      const DrawSheetSetup setup = { .paper = draw_paper_a4 };
      g_autoptr (DrawSheets) sheets = draw_words_sheets_new (war_roster_ref (roster), &setup);
      guint n = draw_sheets_get_n_pages (sheets);

      g_test_message ("%u: %u pages", i, n);
      g_assert_cmpuint (n, <=, cases[i].n_pages);
      for (guint page = 0; page + 1 < n; page++)
        g_assert_cmpfloat (get_fill (sheets, page), >, 0.85);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/words/long", test_long);
  return g_test_run ();
}

/* test-evening.c: two people can play with nothing but what is printed, dice and a ruler
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "draw/print/booklet.h"
#include "draw/print/contents-sheet.h"
#include "draw/print/sheet-files.h"
#include "draw/sheets/operation-sheet.h"
#include "engine/operation/operation-use.h"
#include "fixture.h"
#include "printed.h"

static DrawSheets *
make_evening (const Printed *fixture, DrawSheetSetup setup)
{
  DrawSheets *sheets;

  setup.left_out = draw_sheet_get_extras () & ~(guint) DRAW_SHEET_PARTS_OF_EVENING;
  sheets = draw_operation_sheets_new (fixture->operation, fixture->subject.routine, &setup);
  return draw_extras_add (sheets, DRAW_SHEET_PARTS_OF_OPERATION, &fixture->subject, &setup);
}

static GBytes *
print (const DrawSheets *sheets)
{
  g_autoptr (GError) error = NULL;
  GBytes *pdf = draw_sheets_to_pdf (sheets, &error);

  g_assert_no_error (error);
  return pdf;
}

/* An evening is drawn once, whoever looks at it: by the name of its operation. */
static GBytes *
print_evening (const Printed *fixture, const char *name)
{
  static GHashTable *printed;
  GBytes *pdf;

  if (printed == NULL)
    printed = g_hash_table_new (g_str_hash, g_str_equal);
  pdf = g_hash_table_lookup (printed, name);
  if (pdf == NULL)
    {
      g_autoptr (DrawSheets) sheets = make_evening (fixture, (DrawSheetSetup){ draw_paper_a4 });

      pdf = print (sheets);
      g_hash_table_insert (printed, (gpointer) name, pdf);
    }
  return g_bytes_ref (pdf);
}

/* What a program says of the bytes; NULL: it is not installed. */
static char *
ask (GBytes *bytes, const char *const *arguments)
{
  g_autoptr (GBytes) said = fixture_run_on_bytes (bytes, arguments);

  return said != NULL ? g_strndup (g_bytes_get_data (said, NULL), g_bytes_get_size (said)) : NULL;
}

/* 0: English, 1: German. */
static guint
get_language (void)
{
  return g_strcmp0 (g_getenv ("LANGUAGE"), "de") == 0 ? 1 : 0;
}

/* What one has to know to play Langemarck, in English and in German. */
static const char *const facts[][2] = {
  /* Who and where. */
  { "BEF Infantry", "BEF-Infanterie" },
  { "Lee-Enfield 10″/4+/DPW", "Lee-Enfield 10″/4+/WPL" },
  { "18-pdr Shell 4″–36″/4+/5, Tem 2", "18-Pfünder-Granate 4″–36″/4+/5, Sch 2" },
  { "Command 6″", "Befehl 6″" },
  { "DPW: one die per wound left", "WPL: ein Würfel pro verbliebenem Lebenspunkt" },
  { "Entente Zone", "Zone der Entente" },
  /* How long, who begins, who wins. */
  { "At most 12 rounds.", "Höchstens 12 Runden." },
  { "The dice decide who goes first.", "Die Würfel entscheiden, wer beginnt." },
  { "stayed in “Entente Zone” for 2 rounds", "2 Runden lang in „Zone der Entente“ geblieben" },
  { "At the limit the defender wins", "Am Rundenende gewinnt der Verteidiger" },
  { "Central Powers win when", "Sieg der Seite Mittelmächte:" },
  /* Setting up. */
  { "The first player places one unit in their own zone", "Der erste Spieler stellt eine Einheit" },
  { "A zone is as deep as a third of the field", "Eine Zone ist" },
  /* The turn. */
  { "A turn has five phases", "Ein Zug hat fünf Phasen" },
  { "At or above its response value the unit is active", "Erreicht der Wurf ihren Reaktionswert" },
  { "may not move nearer than 3″", "nicht auf weniger als 3″ nähern" },
  { "A unit that runs adds D3 inches", "Eine Einheit, die rennt, zählt" },
  { "bog check 3+", "Morastprobe 3+" },
  { "wade check 4+, nobody charges through", "Watprobe 4+, niemand stürmt" },
  { "must roll 5 or more", "braucht eine 5 oder mehr" },
  { "A shot needs its target in range and in sight", "muss in Reichweite und in Sicht sein" },
  { "Light cover adds 1 to each save roll", "Leichte Deckung zählt 1 zu jedem Rettungswurf" },
  { "A natural 1 never hits", "Eine gewürfelte 1 trifft nie" },
  { "Sight is tried along five lines", "fünf Linien" },
  { "is 2″ across; template 2", "misst 2″, Schablone 2" },
  { "a unit may charge up to 3″", "über bis zu 3″ stürmen" },
  { "This is counter-fire", "Das ist Abwehrfeuer" },
  { "but the front has one extra die", "hat einen Würfel mehr" },
  { "are subtracted from its bravery", "von ihrer Tapferkeit abgezogen" },
  { "Below its response value it withdraws", "Unter ihrem Reaktionswert zieht sie sich zurück" },
  { "A D3 is a die halved and rounded up", "Ein W3 ist ein halbierter, aufgerundeter Würfel" },
  { "pivots on its centre to any heading",
    "dreht sich eine Einheit um ihre Mitte in eine beliebige" },
  { "units see and shoot all round", "Einheiten sehen und schießen rundum" },
  { "fights with its fists", "kämpft mit Fäusten" },
  { "If a roll-off ends equal, both roll again",
    "Endet ein Auswürfeln gleich, würfeln beide noch" },
  { "A die beside each unit shows the wounds", "Ein Würfel neben jeder Einheit zeigt" },
  { "moves no farther than its movement value",
    "Eine Einheit bewegt sich höchstens so weit wie ihr Bewegungswert" },
  { "In this operation, as printed", "In dieser Operation, wie gedruckt" },
  /* What the rest is for. */
  { "Print them at 100 %", "Mit 100 % drucken" },
  { "Template 2 · 3″", "Schablone 2 · 3″" },
  { "Who has won, and by what", "Wer gewonnen hat, und wodurch" },
  { "Suppressed", "Niedergehalten" },
};

/* Of the other systems what is theirs alone. */
static const char *const facts_of_parapet[][2] = {
  { "A Company: Captain Ashworth", "A-Kompanie: Hauptmann Ashworth" },
  { "a die of shells falls in no-man’s-land", "fallen in jedem Zug so viele Granaten" },
  { "Where no program draws the place of a shell", "Wo kein Programm den Ort einer Granate" },
  { "Reach of Shells · 20 cm across", "20 cm Durchmesser" },
  { "May come during the game", "Kann im Lauf des Spiels kommen" },
  { "Demoralised", "Demoralisiert" },
};

static const char *const facts_of_bridges[][2] = {
  { "No-Man’s-Land: two flags, and 3 bonds", "No-Man’s-Land: zwei Flaggen und 3" },
  { "An attack has 12, 11, 9, 8, 6 or 5 dice", "Ein Angriff hat 12, 11, 9, 8, 6 oder 5 Würfel" },
  { "all units, declare all attacks", "alle Einheiten bewegen, alle Angriffe ansagen" },
  { "Gunboat", "Kanonenboot" },
  { "Minelayer", "Minenleger" },
  { "Experience", "Erfahrung" },
  { "From the Bag", "Aus dem Beutel" },
};

static const char *const facts_of_mons[][2] = {
  { "within 10 cm of a senior commander", "innerhalb von 10 cm von einem höheren" },
  { "45° either side", "45° nach beiden Seiten" },
  { "Limbered", "Aufgeprotzt" },
  { "Retreating", "Auf dem Rückzug" },
};

static void
assert_facts (const Printed *fixture, const char *name, const char *const list[][2], guint n)
{
  guint language = get_language ();
  g_autoptr (GBytes) pdf = print_evening (fixture, name);
  g_autofree char *text = printed_read_pdf (pdf);

  for (guint i = 0; text != NULL && i < n; i++)
    if (strstr (text, list[i][language]) == NULL)
      g_error ("“%s” is missing in:\n%s", list[i][language], text);
  /* Nothing is cut, and what an option is set to is a sentence. */
  g_assert_true (text == NULL || strstr (text, "…") == NULL);
  g_assert_true (text == NULL || !g_regex_match_simple (": (yes|no|true|false)\\.", text, 0, 0));
}

static void
test_facts (Printed *fixture, gconstpointer name)
{
  if (g_str_equal (name, "parapet"))
    assert_facts (fixture, name, facts_of_parapet, G_N_ELEMENTS (facts_of_parapet));
  else if (g_str_equal (name, "club-bridges"))
    assert_facts (fixture, name, facts_of_bridges, G_N_ELEMENTS (facts_of_bridges));
  else if (g_str_equal (name, "mons"))
    assert_facts (fixture, name, facts_of_mons, G_N_ELEMENTS (facts_of_mons));
  else
    assert_facts (fixture, name, facts, G_N_ELEMENTS (facts));
}

/* How one fights, by the numbers of its clauses, all of which the quick reference has. */
static void
test_core (Printed *fixture, gconstpointer name)
{
  static const struct
  {
    const char *name, *clauses;
  } all[] = {
    { "langemarck", "3.3 4.2 4.5 4.10 5.2 5.5 5.6 5.7 7.2 7.4 7.6 7.7 7.12 8.2" },
    { "parapet", "5.2 6.2 6.5 6.6 7.7 8.2 8.3 9.1 9.8 10.1 10.2 A-31" },
    { "club-bridges", "2.7 2.10 3.4 M-18 M-23 M-24 M-25" },
    { "mons", "3.2 3.8 3.12 4.2 4.3 5.1 6.3 6.10 7.1 7.5 8.7" },
  };
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  g_autoptr (DrawSheets) sheets
    = draw_extra_sheets_new (DRAW_SHEET_REFERENCE, &fixture->subject, &setup);
  g_autofree char *text = printed_read_text (sheets);

  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (all); i++)
    if (g_str_equal (all[i].name, name))
      {
        g_auto (GStrv) clauses = g_strsplit (all[i].clauses, " ", -1);

        for (guint j = 0; clauses[j] != NULL; j++)
          {
            g_autofree char *number = g_strdup_printf (" %s ", clauses[j]);

            if (strstr (text, number) == NULL)
              g_error ("%s is missing in:\n%s", clauses[j], text);
          }
      }
  /* Gas and the care of wounded are where a game has them. */
  if (text != NULL && g_str_equal (name, "langemarck"))
    {
      g_assert_null (strstr (text, " 6.2 "));
      g_assert_null (strstr (text, " 9.7 "));
    }
}

static void
count_part (const char *name, guint first, guint n_pages, gboolean is_part, gpointer data)
{
  g_hash_table_replace (data, g_strdup (name),
                        GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (data, name)) + 1));
}

/* Nothing that is looked up stands twice among the same sheets. */
static void
test_once (Printed *fixture, gconstpointer data)
{
  g_autoptr (DrawSheets) sheets = make_evening (fixture, (DrawSheetSetup){ draw_paper_a4 });
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  draw_sheets_foreach_part (sheets, count_part, counts);
  g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (counts, "Order of the Turn")), ==, 1);
  g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (counts, "Terrain")), ==, 1);
}

/* Pieces of each kind lie on sheets of their own, with a compass where something may stray; of an
 * army too, which has none of an operation's. */
static void
test_kinds (Printed *fixture, gconstpointer data)
{
  const DrawSheetSetup setup
    = { .paper = draw_paper_a4, .left_out = draw_sheet_get_extras () & ~DRAW_SHEET_PARTS_TO_CUT };
  DrawSheets *sheets
    = draw_operation_sheets_new (fixture->operation, fixture->subject.routine, &setup);
  guint n = draw_sheets_get_n_pages (sheets), n_apart = 0;
  g_autofree char *text = NULL;

  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id; option++)
    /* Tags lie among counters. */
    if ((option->part & DRAW_SHEET_PARTS_TO_CUT & ~(guint) DRAW_SHEET_TAGS) != 0)
      {
        g_autoptr (DrawSheets) own
          = draw_extra_sheets_new (option->part, &fixture->subject, &setup);

        n_apart += own != NULL ? draw_sheets_get_n_pages (own) : 0;
      }
  sheets = draw_extras_add (sheets, DRAW_SHEET_PARTS_OF_OPERATION, &fixture->subject, &setup);
  text = printed_read_text (sheets);
  g_assert_cmpuint (draw_sheets_get_n_pages (sheets) - n, ==, n_apart);
  g_assert_true (text == NULL || strstr (text, "1 to 6 is the neighbour that is hit") != NULL);
  draw_sheets_free (sheets);
  g_assert_cmpuint (DRAW_SHEET_PARTS_OF_ARMY & DRAW_SHEET_TEMPLATES, !=, 0);
}

/* What was agreed and how one wins, in whole sentences of one language. */
static void
test_sentences (Printed *fixture, gconstpointer data)
{
  static const char *const needed[][2] = { { "At most", "Höchstens" },
                                           { "Amendment E-23: ", "Ergänzung E-23: " },
                                           { "Entente win when", "Sieg der Seite Entente: " } };
  static const char *const foreign[][6]
    = { { "Runden", "Ergänzung", "gewinnen", ": ja", ": nein" },
        { "At most", "Amendment E", "win when", ": yes", ": no", "Sieg für" } };
  guint language = get_language ();
  g_autoptr (DrawSheets) sheets
    = draw_operation_sheets_new (fixture->operation, NULL, &(DrawSheetSetup){ draw_paper_a4 });
  g_autofree char *text = printed_read_text (sheets);

  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (needed); i++)
    if (strstr (text, needed[i][language]) == NULL)
      g_error ("“%s” is missing in:\n%s", needed[i][language], text);
  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (foreign[0]); i++)
    if (foreign[language][i] != NULL && strstr (text, foreign[language][i]) != NULL)
      g_error ("“%s” is in:\n%s", foreign[language][i], text);
}

/* A whole file, with its author and title, that has all fonts with it. */
static void
test_file (Printed *fixture, gconstpointer name)
{
  const char *const check[] = { "qpdf", "--check", "FILE", NULL };
  const char *const fonts[] = { "pdffonts", "FILE", NULL };
  const char *const info[] = { "pdfinfo", "FILE", NULL };
  g_autoptr (GBytes) pdf = print_evening (fixture, name);
  g_autofree char *checked = ask (pdf, check);
  g_autofree char *told = ask (pdf, info);
  g_autofree char *listed = ask (pdf, fonts);
  g_auto (GStrv) lines = g_strsplit (listed != NULL ? listed : "", "\n", -1);

  if (checked != NULL)
    g_assert_nonnull (strstr (checked, "No syntax or stream encoding errors"));
  if (told != NULL)
    {
      g_assert_nonnull (strstr (told, "Author:          Duckboard"));
      g_assert_nonnull (strstr (told, "Skirmish at Langemarck"));
    }
  /* "name type encoding emb sub uni object ID", from the third line on. */
  for (guint i = 2; lines[0] != NULL && lines[1] != NULL && lines[i] != NULL && *lines[i]; i++)
    g_assert_true (g_regex_match_simple (" yes (yes|no) +(yes|no) +\\d+ +\\d+$", lines[i], 0, 0));
  g_assert_cmpuint (g_bytes_get_size (pdf), <, 5 * 1000 * 1000);
}

/* Words as pdftotext finds them. */
typedef struct
{
  double left, top, right, bottom;
} Word;

static gboolean
read_word (const char *line, Word *word)
{
  return sscanf (line, " <word xMin=\"%lf\" yMin=\"%lf\" xMax=\"%lf\" yMax=\"%lf\">", &word->left,
                 &word->top, &word->right, &word->bottom)
         == 4;
}

static double
get_common (const Word *a, const Word *b)
{
  double width = fmin (a->right, b->right) - fmax (a->left, b->left);
  double height = fmin (a->bottom, b->bottom) - fmax (a->top, b->top);

  return width > 0 && height > 0 ? width * height : 0;
}

/* No word leaves its page's margin, nor lies over another one. */
static void
assert_words_apart (const DrawSheets *sheets)
{
  const char *const arguments[] = { "pdftotext", "-bbox", "FILE", "-", NULL };
  const double margin = 5 * 72 / 25.4;
  g_autoptr (GBytes) pdf = print (sheets);
  g_autofree char *text = ask (pdf, arguments);
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);
  g_autoptr (GArray) words = g_array_new (FALSE, FALSE, sizeof (Word));
  double width = 0, height = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      Word word;

      if (sscanf (lines[i], " <page width=\"%lf\" height=\"%lf\">", &width, &height) == 2)
        g_array_set_size (words, 0);
      if (!read_word (lines[i], &word))
        continue;
      if (word.left < margin || word.right > width - margin || word.top < margin
          || word.bottom > height - margin)
        g_error ("off the page: %s", lines[i]);
      for (guint j = 0; j < words->len; j++)
        {
          const Word *other = &g_array_index (words, Word, j);
          double least = fmin ((word.right - word.left) * (word.bottom - word.top),
                               (other->right - other->left) * (other->bottom - other->top));

          if (get_common (&word, other) > 0.25 * least)
            g_error ("over another word: %s", lines[i]);
        }
      g_array_append_val (words, word);
    }
}

/* On the smallest paper, and on the broadest of the usual ones. */
static void
test_words (Printed *fixture, gconstpointer data)
{
  const DrawPaper *const papers[] = { &draw_paper_a5, &draw_paper_letter };
  static const DrawSheetPart parts[]
    = { DRAW_SHEET_REFERENCE, DRAW_SHEET_CLAUSES, DRAW_SHEET_RECORD };

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    for (guint j = 0; j < G_N_ELEMENTS (parts); j++)
      {
        const DrawSheetSetup setup = { .paper = *papers[i], .left_out = DRAW_SHEET_TAGS };
        DrawSheets *sheets = draw_extra_sheets_new (parts[j], &fixture->subject, &setup);

        g_assert_nonnull (sheets);
        sheets = draw_contents_sheets_new (sheets, &fixture->subject, &setup, FALSE);
        assert_words_apart (sheets);
        draw_sheets_free (sheets);
      }
}

/* The ink on a page, as a part of what would blacken it. Two pixels a millimetre are enough: what
 * is finer is as much of a shade. */
static double
get_ink (const DrawSheets *sheets, guint page)
{
  const int scale = 2;
  DrawPaper paper = draw_sheets_get_paper (sheets, page);
  int width = (int) (paper.width * scale), height = (int) (paper.height * scale);
  cairo_surface_t *picture = fixture_new_picture (width, height);
  const guint8 *pixels = cairo_image_surface_get_data (picture);
  int stride = cairo_image_surface_get_stride (picture);
  cairo_t *cr = cairo_create (picture);
  guint64 ink = 0;

  cairo_scale (cr, scale, scale);
  draw_sheets_draw_page (sheets, page, cr);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < 4 * width; x++)
      if (x % 4 != 3)
        ink += (guint64) (255 - pixels[y * stride + x]);
  cairo_surface_destroy (picture);
  return (double) ink / (255. * 3 * width * height);
}

/* Of each kind that has much besides letters, on its first pages and its last. */
static void
test_saved_ink (Printed *fixture, gconstpointer data)
{
  static const DrawSheetPart parts[]
    = { DRAW_SHEET_COUNTERS, DRAW_SHEET_STANDEES, DRAW_SHEET_TILES };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      double ink[2] = { 0, 0 };

      for (guint j = 0; j < 2; j++)
        {
          const DrawSheetSetup setup = { .paper = draw_paper_a4,
                                         .left_out = DRAW_SHEET_TAGS,
                                         .ink = j == 0 ? DRAW_INK_COLOUR : DRAW_INK_SAVING };
          g_autoptr (DrawSheets) sheets
            = draw_extra_sheets_new (parts[i], &fixture->subject, &setup);
          guint n = draw_sheets_get_n_pages (sheets);

          for (guint page = 0; page < n; page += page < 2 || page + 1 == n ? 1 : n - 1 - page)
            ink[j] += get_ink (sheets, page);
        }
      g_test_message ("%u: %.3f of %.3f", i, ink[1], ink[0]);
      g_assert_cmpfloat (ink[1], <=, 0.4 * ink[0]);
    }
}

/* Of a whole evening, most of which is letters: they stay black. */
static void
test_saved_evening (Printed *fixture, gconstpointer data)
{
  double ink[2] = { 0, 0 };

  for (guint j = 0; j < 2; j++)
    {
      g_autoptr (DrawSheets) sheets = make_evening (
        fixture, (DrawSheetSetup){ .paper = draw_paper_a4,
                                   .ink = j == 0 ? DRAW_INK_COLOUR : DRAW_INK_SAVING });

      for (guint page = 0; page < draw_sheets_get_n_pages (sheets); page++)
        ink[j] += get_ink (sheets, page);
    }
  g_test_message ("%.3f of %.3f", ink[1], ink[0]);
  g_assert_cmpfloat (ink[1], <=, 0.75 * ink[0]);
}

/* Letters, boxes to tick and lines to cut along are as black as without saving. */
static void
test_saved_letters (Printed *fixture, gconstpointer data)
{
  static const DrawSheetPart parts[] = { DRAW_SHEET_CLAUSES, DRAW_SHEET_RECORD };
  const DrawColour cut = draw_palette_get_cut (DRAW_INK_SAVING);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      double ink[2];

      for (guint j = 0; j < 2; j++)
        {
          const DrawSheetSetup setup = { .paper = draw_paper_a4,
                                         .left_out = DRAW_SHEET_TAGS,
                                         .ink = j == 0 ? DRAW_INK_BLACK : DRAW_INK_SAVING };
          g_autoptr (DrawSheets) sheets
            = draw_extra_sheets_new (parts[i], &fixture->subject, &setup);

          ink[j] = get_ink (sheets, 0);
        }
      g_assert_cmpfloat (ink[0], >, 0);
      g_assert_cmpfloat_with_epsilon (ink[1], ink[0], 1e-9);
    }
  g_assert_cmpfloat (cut.red + cut.green + cut.blue, ==, 0);
}

static char *
make_svg (const DrawSheets *sheets, gboolean outlines)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = draw_sheets_page_to_svg (sheets, 0, outlines, &error);

  g_assert_no_error (error);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* How wide the widest of the closed lines of a path is: "M x y C x y x y x y … Z", curves' handles
 * included, which lie in the box of the circles that are measured. */
static double
measure_path (const char *path)
{
  g_auto (GStrv) words = g_strsplit (path, " ", -1);
  double least = INFINITY, greatest = -INFINITY, widest = 0;
  gboolean is_x = TRUE;

  for (guint i = 0; words[i] != NULL && *words[i] != '"'; i++)
    if (g_ascii_isalpha (*words[i]))
      {
        is_x = TRUE;
        if (*words[i] != 'Z')
          continue;
        widest = fmax (widest, greatest - least);
        least = INFINITY;
        greatest = -INFINITY;
      }
    else
      {
        double value = g_ascii_strtod (words[i], NULL);

        if (is_x)
          {
            least = fmin (least, value);
            greatest = fmax (greatest, value);
          }
        is_x = !is_x;
      }
  return widest;
}

/* Text, groups with names, and a layer that is cut along, at true size. */
static void
test_svg (Printed *fixture, gconstpointer data)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  g_autoptr (DrawSheets) templates
    = draw_extra_sheets_new (DRAW_SHEET_TEMPLATES, &fixture->subject, &setup);
  g_autoptr (DrawSheets) counters
    = draw_extra_sheets_new (DRAW_SHEET_COUNTERS, &fixture->subject, &setup);
  g_autoptr (DrawSheets) reference
    = draw_extra_sheets_new (DRAW_SHEET_REFERENCE, &fixture->subject, &setup);
  g_autofree char *svg = make_svg (templates, FALSE);
  g_autofree char *shapes = make_svg (templates, TRUE);
  g_autofree char *units = make_svg (counters, FALSE);
  g_autofree char *rules = make_svg (reference, FALSE);
  const char *cut = strstr (svg, "<g id=\"layer-cut\""), *path;
  g_autofree char *outline = NULL;
  double across;

  g_assert_nonnull (strstr (svg, "<title>Template 2 · 3″</title>"));
  g_assert_nonnull (strstr (svg, "<text"));
  g_assert_null (strstr (shapes, "<text"));
  g_assert_nonnull (strstr (units, "<title>BEF Infantry 5</title>"));
  g_assert_nonnull (strstr (rules, "Order of the Turn"));
  g_assert_null (strstr (rules, "layer-cut"));

  /* 3″ to a tenth of a millimetre: half a per cent is noticed. */
  g_assert_nonnull (cut);
  path = strstr (cut, "<title>Template 2");
  g_assert_nonnull (path);
  path = g_strrstr_len (cut, path - cut, " d=\"");
  g_assert_nonnull (path);
  outline = g_strndup (path + strlen (" d=\""), strcspn (path + strlen (" d=\""), "\""));
  across = measure_path (outline);
  g_assert_cmpfloat (fabs (across - 76.2), <, 0.1);
  /* What is cut along is there alone. */
  g_assert_null (g_strstr_len (svg, cut - svg, "#ff0000"));
  g_assert_null (strstr (cut, "<text"));
}

static void
test_png (Printed *fixture, gconstpointer data)
{
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  g_autoptr (DrawSheets) sheets
    = draw_extra_sheets_new (DRAW_SHEET_RECORD, &fixture->subject, &setup);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = draw_sheets_page_to_png (sheets, 0, 100, &error);
  g_autoptr (GBytes) too_large = NULL;
  const guint8 *data_bytes = g_bytes_get_data (bytes, NULL);

  g_assert_no_error (error);
  /* The width in the header, big-endian: 210 mm at 100 dots in an inch. */
  g_assert_cmpuint (data_bytes[18] * 256u + data_bytes[19], ==, 827);
  g_assert_cmpmem (data_bytes + 37, 4, "pHYs", 4);
  too_large = draw_sheets_page_to_png (sheets, 0, 10000, &error);
  g_assert_null (too_large);
  g_assert_nonnull (error);
}

/* Every page comes once, the first beside the last. */
static void
test_booklet (Printed *fixture, gconstpointer data)
{
  const DrawSheetSetup whole = { .paper = draw_paper_a4 }, setup = draw_booklet_get_setup (&whole);
  DrawSheets *pages = draw_extra_sheets_new (DRAW_SHEET_CLAUSES, &fixture->subject, &setup);
  guint n = draw_sheets_get_n_pages (pages), n_sides = (n + 3) / 4 * 2;
  g_autoptr (DrawSheets) booklet = draw_booklet_new (pages, draw_paper_a4);
  g_autofree char *text = printed_read_text (booklet);

  g_assert_cmpfloat_with_epsilon (setup.paper.width, 148.5, 0.001);
  g_assert_cmpuint (draw_sheets_get_n_pages (booklet), ==, n_sides);
  g_assert_cmpfloat (draw_sheets_get_paper (booklet, 0).width, >,
                     draw_sheets_get_paper (booklet, 0).height);
  for (guint i = 0; text != NULL && i < fixture->subject.rules->clauses->len; i++)
    {
      const WarClause *clause = g_ptr_array_index (fixture->subject.rules->clauses, i);
      g_autofree char *number = g_strdup_printf (" %s ", strchr (clause->id, '.') + 1);

      if (war_operation_uses_clause (fixture->operation, clause))
        g_assert_nonnull (strstr (text, number));
    }
}

/* Rules are folded; what is cut out lies behind them, on whole sheets. */
static void
test_folded_evening (Printed *fixture, gconstpointer data)
{
  const guint left_out = draw_sheet_get_extras () & ~(guint) DRAW_SHEET_PARTS_OF_EVENING;
  const DrawSheetSetup whole = { .paper = draw_paper_a4, .left_out = left_out };
  const DrawSheetSetup half = draw_booklet_get_setup (&whole);
  const guint offered = DRAW_SHEET_PARTS_OF_OPERATION;
  static const char *const said[] = { "lies behind this booklet", "hinter diesem Heft" };
  static const char *const not_said[] = { "cut along the lines", "entlang der Linien schneiden" };
  DrawSheets *pages
    = draw_operation_sheets_new (fixture->operation, fixture->subject.routine, &half);
  g_autoptr (DrawSheets) counters
    = draw_extra_sheets_new (DRAW_SHEET_COUNTERS, &fixture->subject, &whole);
  g_autoptr (DrawSheets) sheets = NULL;
  g_autofree char *text = NULL;
  guint n_pages, n_apart = 0;

  pages = draw_extras_add (pages, offered, &fixture->subject, &half);
  n_pages = draw_sheets_get_n_pages (pages);
  text = printed_read_text (pages);
  g_assert_true (text == NULL || strstr (text, said[get_language ()]) != NULL);
  g_assert_true (text == NULL || strstr (text, not_said[get_language ()]) == NULL);

  sheets = draw_extras_fold (pages, offered, &fixture->subject, &whole);
  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id; option++)
    if ((option->part & offered & ~left_out & DRAW_SHEET_PARTS_AT_SIZE) != 0)
      {
        g_autoptr (DrawSheets) own
          = draw_extra_sheets_new (option->part, &fixture->subject, &whole);

        n_apart += own != NULL ? draw_sheets_get_n_pages (own) : 0;
      }
  g_assert_cmpuint (n_apart, >, draw_sheets_get_n_pages (counters));
  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, (n_pages + 3) / 4 * 2 + n_apart);
}

/* What lies beside the sheets: of each system its own dice, and a ruler where somebody measures. */
static void
test_needs (Printed *fixture, gconstpointer name)
{
  static const struct
  {
    const char *name, *needs[2];
  } all[] = {
    { "langemarck",
      { "dice with 6 sides, a ruler with inches,", "6 Seiten, ein Lineal mit Zoll" } },
    { "mons", { "6 sides, a ruler with centimetres,", "6 Seiten, ein Lineal mit Zentimetern" } },
    { "club-first-watch", { "dice with 12 sides, scissors", "mit 12 Seiten, eine Schere" } },
  };
  const DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = DRAW_SHEET_TAGS };
  DrawSheets *record = draw_extra_sheets_new (DRAW_SHEET_RECORD, &fixture->subject, &setup);
  g_autoptr (DrawSheets) sheets
    = draw_contents_sheets_new (record, &fixture->subject, &setup, FALSE);
  g_autofree char *text = printed_read_text (sheets);

  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (all); i++)
    if (g_str_equal (all[i].name, name) && strstr (text, all[i].needs[get_language ()]) == NULL)
      g_error ("“%s” is missing in:\n%s", all[i].needs[get_language ()], text);
}

/* Each system that has operations. */
static void
test_contents (Printed *fixture, gconstpointer name)
{
  g_autoptr (GBytes) pdf = print_evening (fixture, name);
  g_autofree char *text = printed_read_pdf (pdf);
  static const char *const names[] = { "Quick Reference", "Rules",  "Record Sheet", "Battlefield",
                                       "Counters",        "Tokens", "Unit Cards" };

  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (names); i++)
    g_assert_nonnull (strstr (text, names[i]));
}

int
main (int argc, char **argv)
{
  fixture_set_language ();
  g_test_init (&argc, &argv, NULL);

#define ADD(path, name, func) \
  g_test_add ("/evening/" path, Printed, name, printed_set_up, func, printed_tear_down)
  ADD ("facts/entrenched", "langemarck", test_facts);
  ADD ("facts/empires", "mons", test_facts);
  ADD ("facts/assault", "parapet", test_facts);
  ADD ("facts/club", "club-bridges", test_facts);
  ADD ("core/entrenched", "langemarck", test_core);
  ADD ("core/empires", "mons", test_core);
  ADD ("core/assault", "parapet", test_core);
  ADD ("core/club", "club-bridges", test_core);
  ADD ("once", "mons", test_once);
  ADD ("kinds", "club-four-flags", test_kinds);
  ADD ("sentences", "langemarck", test_sentences);
  ADD ("file", "langemarck", test_file);
  ADD ("words/langemarck", "langemarck", test_words);
  ADD ("words/mons", "mons", test_words);
  ADD ("saved-ink/entrenched", "langemarck", test_saved_ink);
  ADD ("saved-ink/empires", "mons", test_saved_ink);
  ADD ("saved-ink/assault", "parapet", test_saved_ink);
  ADD ("saved-ink/club", "club-first-watch", test_saved_ink);
  ADD ("saved-letters", "langemarck", test_saved_letters);
  ADD ("saved-evening/entrenched", "langemarck", test_saved_evening);
  ADD ("saved-evening/club", "club-first-watch", test_saved_evening);
  ADD ("svg", "langemarck", test_svg);
  ADD ("png", "langemarck", test_png);
  ADD ("booklet", "langemarck", test_booklet);
  ADD ("folded", "langemarck", test_folded_evening);
  ADD ("needs/entrenched", "langemarck", test_needs);
  ADD ("needs/empires", "mons", test_needs);
  ADD ("needs/club", "club-first-watch", test_needs);
  ADD ("contents/mons", "mons", test_contents);
#undef ADD

  return g_test_run ();
}

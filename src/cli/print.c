/* print.c: duckboard-cli print: documents on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include <math.h>
#include <string.h>

#include "cli/picture.h"
#include "draw/cut/cut-plan.h"
#include "draw/map/map-tiles.h"
#include "draw/print/booklet.h"
#include "draw/print/extras.h"
#include "draw/print/sheet-files.h"
#include "draw/sheets/campaign-sheet.h"
#include "draw/sheets/operation-sheet.h"
#include "draw/sheets/roster-sheet.h"
#include "draw/sheets/words-sheet.h"
#include "store/disk/name.h"
#include "store/documents/routine.h"
#include "text/operation/tags.h"

/* What prints an operation with all that the table needs. */
#define EVENING "evening"
#define TAGS "tags"

/* What puts such a document onto paper; NULL: nothing does. */
static const char *
get_command (CliKind kind)
{
  switch ((gint) kind)
    {
    case CLI_KIND_ARMY:
    case CLI_KIND_ROSTER:
      return "print roster";
    case CLI_KIND_BOOK:
      return "print book";
    case CLI_KIND_OPERATION:
      return "print operation";
    case CLI_KIND_CAMPAIGN:
      return "print campaign";
    case CLI_KIND_GAME:
      return "print game";
    case CLI_KIND_FIELD:
      return "draw";
    default:
      return NULL;
    }
}

/* The routine of the document's system, whose rules are read already. */
static const WarRoutine *
get_routine (StoreLibrary *library, const WarRules *rules)
{
  return store_library_get_routine (library, rules->system->id, NULL);
}

/* view: of a game. */
static DrawSubject
get_subject (StoreLibrary *library, const CliDocument *document, const WarState *view)
{
  DrawSubject subject = {
    .army = document->army,
    .operation = document->operation,
    .campaign = document->campaign,
  };

  if (document->game != NULL)
    {
      subject.operation = document->game->operation;
      subject.rules = subject.operation->rules;
      subject.setup = document->game->setup;
      subject.state = view;
    }
  else if (document->army != NULL)
    subject.rules = document->army->rules;
  else if (document->operation != NULL)
    subject.rules = document->operation->rules;
  else if (document->campaign != NULL)
    subject.rules = document->campaign->rules;
  else if (document->book != NULL)
    subject.rules = document->book->rules;
  if (subject.rules != NULL)
    subject.routine = get_routine (library, subject.rules);
  return subject;
}

/* What may stand behind the document's sheets. */
static guint
get_offered (const CliDocument *document)
{
  switch ((gint) document->kind)
    {
    case CLI_KIND_ARMY:
      return DRAW_SHEET_PARTS_OF_ARMY;
    case CLI_KIND_OPERATION:
    case CLI_KIND_GAME:
      return DRAW_SHEET_PARTS_OF_OPERATION;
    case CLI_KIND_CAMPAIGN:
      return DRAW_SHEET_PARTS_OF_CAMPAIGN;
    default:
      return 0;
    }
}

/* What --with may add to sheets of the part, or to those of the document for 0. */
static guint
get_offered_with (DrawSheetPart extra, const CliDocument *document)
{
  if (extra == 0)
    return get_offered (document);
  return extra == DRAW_SHEET_COUNTERS ? get_offered (document) & DRAW_SHEET_TAGS : 0;
}

/* The part that a word names of those that stand behind sheets; 0: none. */
static DrawSheetPart
find_extra (const char *word)
{
  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    if (option->is_extra && option->part != DRAW_SHEET_CONTENTS && g_str_equal (option->id, word))
      return option->part;
  return 0;
}

/* CLI_RIGHT, or the exit status if the document is not printed by that word. */
static int
check_word (const CliDocument *document, const char *what, const char *word)
{
  const char *command = get_command (document->kind);
  g_autofree char *said
    = g_strdup_printf ("print %s", g_str_equal (what, EVENING) ? "operation" : what);

  if (command == NULL)
    return cli_fail (_ ("print the roster of an army, a book, an operation, a campaign or a game; "
                        "“%s” is no such file"),
                     word);
  if ((find_extra (what) & get_offered (document)) != 0)
    return CLI_RIGHT;
  if (!g_str_equal (said, command))
    /* TRANSLATORS: print roster, langemarck.duckop, print operation. */
    return cli_fail (_ ("“%s” is not for “%s”; say “%s”"), said, word, command);

  return CLI_RIGHT;
}

static DrawSheets *
lay_out (StoreLibrary *library, CliDocument *document, const DrawSubject *subject,
         const DrawSheetSetup *setup)
{
  const WarOperation *operation = document->operation;
  const WarCampaign *campaign = document->campaign;

  if (document->kind == CLI_KIND_ARMY)
    return draw_roster_sheets_new (document->army, setup);
  if (document->kind == CLI_KIND_ROSTER)
    return draw_words_sheets_new (g_steal_pointer (&document->roster), setup);
  if (document->kind == CLI_KIND_BOOK)
    return draw_book_sheets_new (document->book, setup);
  if (document->kind == CLI_KIND_GAME)
    return draw_game_sheets_new (subject, setup);
  if (document->kind == CLI_KIND_OPERATION)
    return draw_operation_sheets_new (document->operation, get_routine (library, operation->rules),
                                      setup);

  return draw_campaign_sheets_new (document->campaign, get_routine (library, campaign->rules),
                                   setup);
}

/* Adds the parts that are named in the words, separated by commas; FALSE after saying which of them
 * names none. */
static gboolean
parse_parts (const char *words, guint *parts)
{
  g_auto (GStrv) names = g_strsplit_set (words, ", ", -1);

  for (guint i = 0; names[i] != NULL; i++)
    {
      const DrawSheetPartOption *option = draw_sheet_get_part_options ();

      while (option->id != NULL && !g_str_equal (names[i], option->id))
        option++;
      if (option->id == NULL && g_str_equal (names[i], TAGS))
        {
          cli_fail_without_tags ();
          return FALSE;
        }
      if (option->id == NULL && *names[i] != '\0')
        {
          cli_fail (_ ("“%s” is no part of sheets; see “duckboard-cli --help”"), names[i]);
          return FALSE;
        }
      *parts |= option->part;
    }

  return TRUE;
}

/* FALSE after saying what stands among the words that are left out, and is asked for. */
static gboolean
check_apart (guint with, const char *words)
{
  guint without = 0;

  parse_parts (words, &without);
  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    if ((with & without & option->part) != 0)
      {
        cli_fail (_ ("“%s” stands after --with and after --without"), option->id);
        return FALSE;
      }
  return TRUE;
}

static gboolean
parse_detail (const char *word, DrawSheetDetail *detail)
{
  const char *const *ids = draw_sheet_get_detail_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], word))
      {
        *detail = (DrawSheetDetail) i;
        return TRUE;
      }

  cli_fail (_ ("“%s” is no detail; choose full, compact or line"), word);
  return FALSE;
}

/* Millimetres to the right and down: "0.5,-1". */
static gboolean
parse_offset (const char *word, double *right, double *down)
{
  char *end;

  *right = g_ascii_strtod (word, &end);
  if (end == word || *end != ',')
    return FALSE;
  word = end + 1;
  *down = g_ascii_strtod (word, &end);
  return end != word && *end == '\0' && isfinite (*right) && isfinite (*down);
}

/* FALSE after saying what makes no sense of the backs. */
static gboolean
find_backs (const CliOptions *options, DrawSheetSetup *setup)
{
  if (g_strcmp0 (options->backs, "long") == 0)
    setup->backs = DRAW_BACKS_LONG_EDGE;
  else if (g_strcmp0 (options->backs, "short") == 0)
    setup->backs = DRAW_BACKS_SHORT_EDGE;
  else if (options->backs != NULL)
    {
      cli_fail (_ ("“%s” is no edge of the paper; choose long or short"), options->backs);
      return FALSE;
    }
  if (options->offset == NULL)
    return TRUE;
  if (!parse_offset (options->offset, &setup->back_right, &setup->back_down))
    cli_fail (_ ("“%s” is no offset; say so many mm to the right and down: 0.5,-1"),
              options->offset);
  else if (fabs (setup->back_right) > DRAW_BACKS_MAX_OFFSET
           || fabs (setup->back_down) > DRAW_BACKS_MAX_OFFSET)
    cli_fail (_ ("backs are moved by at most %g mm"), DRAW_BACKS_MAX_OFFSET);
  else
    return TRUE;
  return FALSE;
}

/* FALSE after saying what makes no sense. */
static gboolean
find_setup (const CliOptions *options, gboolean is_evening, DrawSheetSetup *setup)
{
  const DrawPaper *paper = cli_get_paper (options);
  guint with = 0;

  if (paper == NULL)
    {
      cli_fail_paper (options);
      return FALSE;
    }
  *setup = (DrawSheetSetup){
    .paper = options->landscape ? draw_paper_turn (*paper) : *paper,
    .ink = cli_get_ink (options),
    .left_out = draw_sheet_get_extras () & ~(is_evening ? (guint) DRAW_SHEET_PARTS_OF_EVENING : 0),
    .columns = (guint) options->columns,
    .overlap = options->overlap,
  };
  if (options->columns > DRAW_MAX_COLUMNS)
    {
      cli_fail (_ ("there are at most %d columns"), DRAW_MAX_COLUMNS);
      return FALSE;
    }
  if (options->cards != NULL && !g_str_equal (options->cards, "poker")
      && !g_str_equal (options->cards, "bridge"))
    {
      cli_fail (_ ("“%s” is no size of cards; choose poker or bridge"), options->cards);
      return FALSE;
    }
  setup->bridge_cards = g_strcmp0 (options->cards, "bridge") == 0;
  if (!find_backs (options, setup))
    return FALSE;
  if ((options->detail != NULL && !parse_detail (options->detail, &setup->detail))
      || (options->with != NULL && !parse_parts (options->with, &with))
      || (options->without != NULL && !parse_parts (options->without, &setup->left_out)))
    return FALSE;

  if (options->without != NULL && !check_apart (with, options->without))
    return FALSE;
  setup->left_out &= ~with;
  return TRUE;
}

/* CLI_RIGHT, or the exit status after saying which part is asked for that is not offered. */
static int
check_with (const CliOptions *options, guint offered, const char *what)
{
  guint with = 0;

  if (options->with == NULL || !parse_parts (options->with, &with))
    return CLI_RIGHT;
  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    if (option->is_extra && (with & ~offered & option->part) != 0)
      return cli_fail (_ ("“print %s” has no %s that --with would add"), what, option->id);
  return CLI_RIGHT;
}

/* Which tags stand on which bases, and whether photos of this field find them. */
static void
say_tags (const WarOperation *operation)
{
  g_autofree char *text = text_tags (operation);

  g_print ("%s\n", text);
}

/* What is printed of a system alone; NULL after saying what is wrong. */
static DrawSheets *
lay_out_system (StoreLibrary *library, DrawSheetPart part, const CliOptions *options,
                const DrawSheetSetup *setup)
{
  const CliDocument none = { 0 };
  DrawSubject subject = { 0 };
  DrawSheets *sheets;

  if (part == DRAW_SHEET_TEST)
    return draw_extra_sheets_new (part, &subject, setup);
  subject.rules = cli_get_rules (library, &none, options);
  if (subject.rules == NULL)
    return NULL;
  subject.routine = get_routine (library, subject.rules);
  sheets = draw_extra_sheets_new (part, &subject, setup);
  if (sheets == NULL)
    cli_fail (part == DRAW_SHEET_TEMPLATES ? _ ("%s has no templates") : _ ("%s has none of these"),
              subject.rules->system->name);
  return sheets;
}

/* Says so if units are set in fewer columns than were asked for. */
static void
say_columns (const DrawSubject *subject, const DrawSheetSetup *setup)
{
  guint n = subject->rules != NULL ? draw_units_count_columns (setup, subject->rules->system) : 0;

  if (n > 0 && n < setup->columns)
    g_printerr (g_dngettext (GETTEXT_PACKAGE,
                             "duckboard-cli: the paper has room for %u column of units\n",
                             "duckboard-cli: the paper has room for %u columns of units\n", n),
                n);
}

/* NULL, with the exit status, after saying what is wrong. */
static DrawSheets *
lay_out_document (StoreLibrary *library, char **words, const DrawSheetSetup *whole,
                  const CliOptions *options, int *status)
{
  gboolean is_booklet = options->booklet;
  const DrawSheetSetup half = draw_booklet_get_setup (whole);
  const DrawSheetSetup *setup = is_booklet ? &half : whole;
  g_auto (CliDocument) document = { 0 };
  DrawSheetPart extra = find_extra (words[0]);
  g_autofree WarState *view = NULL;
  DrawSubject subject;
  DrawSheets *sheets;

  if (!cli_document_open_word (&document, library, words[1], status))
    return NULL;
  *status = check_word (&document, words[0], words[1]);
  if (*status == CLI_RIGHT)
    *status = check_with (options, get_offered_with (extra, &document), words[0]);
  if (*status != CLI_RIGHT)
    return NULL;

  view = document.game != NULL ? cli_view_game (document.game) : NULL;
  subject = get_subject (library, &document, view);
  if (subject.operation != NULL && !subject.operation->field->is_absent
      && (extra == DRAW_SHEET_TAGS || (whole->left_out & DRAW_SHEET_TAGS) == 0))
    say_tags (subject.operation);
  if (extra != 0)
    {
      sheets = draw_extra_sheets_new (extra, &subject, setup);
      if (sheets == NULL && extra == DRAW_SHEET_STICKS)
        *status
          = cli_fail (_ ("in %s nothing is measured with sticks"), subject.rules->system->name);
      else if (sheets == NULL)
        *status = cli_fail (_ ("“%s” has no units"), words[1]);
      return sheets != NULL && is_booklet ? draw_booklet_new (sheets, whole->paper) : sheets;
    }
  say_columns (&subject, setup);
  sheets = draw_extras_add (lay_out (library, &document, &subject, setup), get_offered (&document),
                            &subject, setup);
  return is_booklet ? draw_extras_fold (sheets, get_offered (&document), &subject, whole) : sheets;
}

/* Dots in an inch of a PNG, if nobody says. */
#define USUAL_DPI 150

static gboolean
has_cuts (const DrawSheets *sheets)
{
  for (guint page = 0; page < draw_sheets_get_n_pages (sheets); page++)
    if (draw_sheets_page_has_cuts (sheets, page))
      return TRUE;
  return FALSE;
}

/* What is cut out, for machines; CLI_RIGHT, or the exit status. */
static int
write_cuts (const DrawSheets *sheets, const CliOptions *options)
{
  int status = CLI_RIGHT;

  if (!has_cuts (sheets))
    return cli_fail (_ ("nothing of this is cut out; a .dxf has only lines to cut along"));
  for (guint page = 0; page < draw_sheets_get_n_pages (sheets) && status == CLI_RIGHT; page++)
    if (draw_sheets_page_has_cuts (sheets, page))
      {
        g_autofree char *path = draw_sheets_dup_page_path (sheets, page, options->output);
        CliOptions own = *options;

        own.output = path;
        status = cli_write_output (&own, draw_sheets_page_to_dxf (sheets, page), NULL);
      }
  return status;
}

/* A picture of each page. */
static int
write_pages (const DrawSheets *sheets, const CliOptions *options)
{
  gboolean is_svg = store_name_has_suffix (options->output, ".svg");
  double dpi = options->dpi > 0 ? options->dpi : USUAL_DPI;
  guint n = draw_sheets_get_n_pages (sheets);
  int status = CLI_RIGHT;

  for (guint page = 0; page < n && status == CLI_RIGHT; page++)
    {
      GError *error = NULL;
      GBytes *bytes = is_svg ? draw_sheets_page_to_svg (sheets, page, options->outlines, &error)
                             : draw_sheets_page_to_png (sheets, page, dpi, &error);
      g_autofree char *path = draw_sheets_dup_page_path (sheets, page, options->output);
      CliOptions own = *options;

      own.output = path;
      status = cli_write_output (&own, bytes, error);
    }
  return status;
}

/* CLI_RIGHT, or the exit status after saying what does not go together. */
static int
check_files (const CliOptions *options)
{
  gboolean is_svg = store_name_has_suffix (options->output, ".svg");
  gboolean is_png = store_name_has_suffix (options->output, ".png");

  if (!is_svg && !is_png && !store_name_has_suffix (options->output, ".pdf")
      && !store_name_has_suffix (options->output, ".dxf"))
    return cli_fail (_ ("the name of what is printed must end in .pdf, .svg, .png or .dxf"));
  if (options->dpi < 0 || !(options->dpi <= 10000))
    return cli_fail (_ ("the dots per inch must be a number above 0, of at most 10000"));
  if (options->dpi > 0 && !is_png)
    return cli_fail (_ ("only a PNG has dots"));
  if (options->outlines && !is_svg)
    return cli_fail (_ ("only an SVG has letters or their outlines"));
  if (options->overlap > DRAW_PICTURE_MAX_OVERLAP)
    return cli_fail (_ ("sheets overlap by at most %d mm"), DRAW_PICTURE_MAX_OVERLAP);
  return CLI_RIGHT;
}

/* How much paper it takes, and of what is cut out which. */
static void
say_plan (const DrawSheets *sheets)
{
  g_autoptr (GPtrArray) plans = draw_sheets_list_plans (sheets);
  guint n = draw_sheets_get_n_pages (sheets);

  for (guint i = 0; i < plans->len; i++)
    {
      g_autofree char *words = draw_cut_plan_describe (g_ptr_array_index (plans, i));

      g_print ("%s\n", words);
    }
  if (draw_sheets_have_backs (sheets))
    g_print (g_dngettext (GETTEXT_PACKAGE, "%u page, two a sheet\n", "%u pages, two a sheet\n", n),
             n);
  else
    g_print (g_dngettext (GETTEXT_PACKAGE, "%u sheet\n", "%u sheets\n", n), n);
}

int
cli_run_print (StoreLibrary *library, char **words, guint n_words, const CliOptions *options)
{
  DrawSheetSetup setup, half;
  DrawSheetPart part = find_extra (words[0]);
  g_autoptr (DrawSheets) sheets = NULL;
  GBytes *bytes;
  GError *error = NULL;
  int status = options->output != NULL ? check_files (options) : CLI_RIGHT;

  if (status != CLI_RIGHT)
    return status;
  if (g_str_equal (words[0], TAGS) && part == 0)
    return cli_fail_without_tags ();
  status = CLI_UNREADABLE;
  if (!find_setup (options, g_str_equal (words[0], EVENING), &setup))
    return CLI_UNREADABLE;
  if (options->booklet && (part & DRAW_SHEET_PARTS_AT_SIZE) != 0)
    return cli_fail (_ ("what “%s” prints has its true size, and is no booklet"), words[0]);
  half = draw_booklet_get_setup (&setup);

  if (n_words == 1 && (part & DRAW_SHEET_PARTS_OF_SYSTEM) != 0)
    {
      sheets = lay_out_system (library, part, options, options->booklet ? &half : &setup);
      if (sheets != NULL && options->booklet)
        sheets = draw_booklet_new (g_steal_pointer (&sheets), setup.paper);
    }
  else if (n_words == 2)
    sheets = lay_out_document (library, words, &setup, options, &status);
  else
    return cli_fail (
      _ ("say “print operation FILE -o PDF”, and so with book, campaign, game or roster, "
         "“print counters FILE -o PDF” or “print templates -o PDF”"));
  if (sheets == NULL)
    return status;

  status = CLI_RIGHT;
  if (options->plan)
    ;
  else if (store_name_has_suffix (options->output, ".dxf"))
    status = write_cuts (sheets, options);
  else if (!store_name_has_suffix (options->output, ".pdf"))
    status = write_pages (sheets, options);
  else
    {
      bytes = draw_sheets_to_pdf (sheets, &error);
      status = cli_write_output (options, bytes, error);
    }
  if (status == CLI_RIGHT)
    say_plan (sheets);
  return status;
}

/* print.c: duckboard-cli print: documents on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "cli/picture.h"
#include "draw/campaign-sheet.h"
#include "draw/counter-sheet.h"
#include "draw/operation-sheet.h"
#include "draw/roster-sheet.h"
#include "draw/sheet-options.h"
#include "draw/template-sheet.h"
#include "draw/words-sheet.h"
#include "store/routine.h"

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
    case CLI_KIND_FIELD:
      return "draw";
    default:
      return NULL;
    }
}

static gboolean
has_counters (const CliDocument *document)
{
  return document->kind == CLI_KIND_ARMY || document->kind == CLI_KIND_OPERATION;
}

/* Of an army or an operation; NULL: it has no units. */
static DrawSheets *
lay_out_counters (const CliDocument *document, const DrawSheetSetup *setup)
{
  if (document->kind == CLI_KIND_ARMY)
    return draw_army_counter_sheets_new (document->army, setup);
  return draw_operation_counter_sheets_new (document->operation, setup);
}

/* CLI_RIGHT, or the exit status if the document is not printed by that word. */
static int
check_word (const CliDocument *document, const char *what, const char *word)
{
  const char *command = get_command (document->kind);
  g_autofree char *said = g_strdup_printf ("print %s", what);

  if (command == NULL)
    return cli_fail (_ ("print the roster of an army, a book, an operation or a campaign; “%s” is "
                        "no such file"),
                     word);
  if (g_str_equal (what, "counters") && has_counters (document))
    return CLI_RIGHT;
  if (!g_str_equal (said, command))
    /* TRANSLATORS: print roster, langemarck.duckop, print operation. */
    return cli_fail (_ ("“%s” is not for “%s”; say “%s”"), said, word, command);

  return CLI_RIGHT;
}

/* The routine of the document's system, whose rules are read already. */
static const WarRoutine *
get_routine (StoreLibrary *library, const WarRules *rules)
{
  return store_library_get_routine (library, rules->system->id, NULL);
}

static DrawSheets *
lay_out (StoreLibrary *library, CliDocument *document, const DrawSheetSetup *setup)
{
  const WarOperation *operation = document->operation;
  const WarCampaign *campaign = document->campaign;

  if (document->kind == CLI_KIND_ARMY)
    return draw_roster_sheets_new (document->army, setup);
  if (document->kind == CLI_KIND_ROSTER)
    return draw_words_sheets_new (g_steal_pointer (&document->roster), setup);
  if (document->kind == CLI_KIND_BOOK)
    return draw_book_sheets_new (document->book, setup);
  if (document->kind == CLI_KIND_OPERATION)
    return draw_operation_sheets_new (document->operation, get_routine (library, operation->rules),
                                      setup);

  return draw_campaign_sheets_new (document->campaign, get_routine (library, campaign->rules),
                                   setup);
}

/* The rules whose templates are behind such sheets. */
static WarRules *
get_template_rules (const CliDocument *document)
{
  if (document->kind == CLI_KIND_OPERATION)
    return document->operation->rules;
  return document->kind == CLI_KIND_CAMPAIGN ? document->campaign->rules : NULL;
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
      if (option->id == NULL && *names[i] != '\0')
        {
          cli_fail (_ ("“%s” is no part of sheets; see “duckboard-cli --help”"), names[i]);
          return FALSE;
        }
      *parts |= option->part;
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

/* FALSE after saying what makes no sense. */
static gboolean
find_setup (const CliOptions *options, DrawSheetSetup *setup)
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
    .left_out = draw_sheet_get_extras (),
    .columns = (guint) options->columns,
  };
  if (options->columns > DRAW_MAX_COLUMNS)
    {
      cli_fail (_ ("there are at most %d columns"), DRAW_MAX_COLUMNS);
      return FALSE;
    }
  if ((options->detail != NULL && !parse_detail (options->detail, &setup->detail))
      || (options->with != NULL && !parse_parts (options->with, &with))
      || (options->without != NULL && !parse_parts (options->without, &setup->left_out)))
    return FALSE;

  setup->left_out &= ~with;
  return TRUE;
}

/* Has behind the sheets what is to be cut out, if it is asked for and there is some. */
static void
add_extras (DrawSheets *sheets, const CliDocument *document, const DrawSheetSetup *setup)
{
  WarRules *rules = get_template_rules (document);

  if ((setup->left_out & DRAW_SHEET_COUNTERS) == 0 && has_counters (document))
    draw_sheets_append (sheets, lay_out_counters (document, setup));

  if ((setup->left_out & DRAW_SHEET_TEMPLATES) == 0 && rules != NULL
      && draw_template_sheets_has (rules))
    draw_sheets_append (sheets, draw_template_sheets_new (rules, setup->paper, setup->ink));
}

int
cli_run_print (StoreLibrary *library, char **words, guint n_words, const CliOptions *options)
{
  DrawSheetSetup setup;
  g_autoptr (DrawSheets) sheets = NULL;
  GBytes *bytes;
  GError *error = NULL;

  if (!g_str_has_suffix (options->output, ".pdf"))
    return cli_fail (_ ("the name of what is printed must end in .pdf"));
  if (!find_setup (options, &setup))
    return CLI_UNREADABLE;

  if (n_words == 1 && g_str_equal (words[0], "templates"))
    {
      const CliDocument none = { 0 };
      WarRules *rules = cli_get_rules (library, &none, options);

      if (rules == NULL)
        return CLI_UNREADABLE;
      if (!draw_template_sheets_has (rules))
        return cli_fail (_ ("%s has no templates"), rules->system->name);
      sheets = draw_template_sheets_new (rules, setup.paper, setup.ink);
    }
  else if (n_words == 2)
    {
      g_auto (CliDocument) document = { 0 };
      int status;

      if (!cli_document_open_word (&document, library, words[1], &status))
        return status;
      status = check_word (&document, words[0], words[1]);
      if (status != CLI_RIGHT)
        return status;

      if (g_str_equal (words[0], "counters"))
        sheets = lay_out_counters (&document, &setup);
      else
        sheets = lay_out (library, &document, &setup);
      if (sheets == NULL)
        return cli_fail (_ ("“%s” has no units"), words[1]);
      if (!g_str_equal (words[0], "counters"))
        add_extras (sheets, &document, &setup);
    }
  else
    {
      return cli_fail (
        _ ("say “print operation FILE -o PDF”, and so with book, campaign or roster, "
           "“print counters FILE -o PDF” or “print templates -o PDF”"));
    }

  bytes = draw_sheets_to_pdf (sheets, &error);
  return cli_write_output (options, bytes, error);
}

/* main.c: duckboard-cli: documents at the command line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#include "cli/document.h"
#include "draw/picture.h"
#include "draw/roster-sheet.h"
#include "draw/template-sheet.h"
#include "engine/army-check.h"
#include "store/save.h"
#include "text/briefing.h"
#include "text/oddity.h"
#include "text/problem.h"
#include "text/roster.h"

/* What scripts may rely on. */
enum
{
  EXIT_RIGHT = 0,
  EXIT_WRONG = 1, /* a document is wrong */
  EXIT_UNREADABLE = 2, /* a file cannot be read or written, or the call makes no sense */
};

static const char usage[]
  = N_ ("Usage:\n"
        "  duckboard-cli check FILE…                 say what is wrong with documents\n"
        "  duckboard-cli canon FILE                  print a document in its canonical form\n"
        "  duckboard-cli show FILE                   print an army, operation or campaign as text\n"
        "  duckboard-cli draw FILE -o PICTURE        draw a field: .png, .svg or .pdf\n"
        "  duckboard-cli print roster ARMY -o PDF    print an army's roster\n"
        "  duckboard-cli print templates -o PDF      print the templates at true size\n"
        "\n"
        "Options:\n"
        "  -o, --output FILE    what to write\n"
        "  -w, --width NUMBER   width of a picture: pixels of a PNG, mm of an SVG or PDF\n"
        "  -p, --paper NAME     a4 (default), a3, a5 or letter\n"
        "      --black          in black and white\n"
        "  -h, --help           this text\n"
        "      --version        the version\n"
        "\n"
        "Exit status: 0 all right, 1 a document is wrong, 2 a file cannot be read or\n"
        "written, or the call is not understood.\n");

typedef struct
{
  char *output;
  char *paper;
  int width;
  gboolean black;
  gboolean help;
  gboolean version;
} Options;

static int fail (const char *format, ...) G_GNUC_PRINTF (1, 2);

static int
fail (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_printerr ("duckboard-cli: %s\n", message);
  return EXIT_UNREADABLE;
}

static int
report_faults (const StoreFaults *faults)
{
  g_autofree char *lines = store_faults_to_string (faults);

  g_printerr ("%s", lines);
  return faults->unreadable ? EXIT_UNREADABLE : EXIT_WRONG;
}

static DrawInk
get_ink (const Options *options)
{
  return options->black ? DRAW_INK_BLACK : DRAW_INK_COLOUR;
}

static const DrawPaper *
get_paper (const Options *options)
{
  static const struct
  {
    const char *name;
    const DrawPaper *paper;
  } papers[] = {
    { "a4", &draw_paper_a4 },
    { "a3", &draw_paper_a3 },
    { "a5", &draw_paper_a5 },
    { "letter", &draw_paper_letter },
  };

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (g_ascii_strcasecmp (options->paper != NULL ? options->paper : "a4", papers[i].name) == 0)
      return papers[i].paper;

  return NULL;
}

/* Writes what was drawn; takes bytes, which are NULL if error is set. */
static int
write_output (const Options *options, GBytes *bytes, GError *error)
{
  G_GNUC_UNUSED g_autoptr (GBytes) owned_bytes = bytes;
  g_autoptr (GError) owned_error = error;

  if (bytes == NULL || !store_save_bytes (options->output, bytes, &owned_error))
    return fail ("%s", owned_error->message);

  return EXIT_RIGHT;
}

/* Also what is against the rules is wrong here, unlike in the editor, where one works on it. */
static int
check_army (const char *path, const WarArmy *army)
{
  g_autoptr (GPtrArray) problems = war_army_check (army);
  int status = EXIT_RIGHT;

  for (guint i = 0; i < problems->len; i++)
    {
      const WarProblem *problem = g_ptr_array_index (problems, i);
      g_autofree char *sentence = text_problem (problem);

      if (problem->severity == WAR_SEVERITY_ERROR)
        status = EXIT_WRONG;
      g_printerr (problem->severity == WAR_SEVERITY_WARNING ? _ ("%s: warning: %s\n") : "%s: %s\n",
                  path, sentence);
    }

  return status;
}

/* What is odd about an operation is not wrong: one may be working on it. name: which of a
 * campaign's operations it is; or NULL. */
static void
warn_of_oddities (const char *path, WarOperation *operation, const char *name)
{
  g_autoptr (GArray) oddities = war_operation_check (operation);

  for (guint i = 0; i < oddities->len; i++)
    {
      g_autofree char *sentence = text_oddity (&g_array_index (oddities, WarOddity, i), operation);

      if (name != NULL)
        g_printerr (_ ("%s: warning: %s: %s\n"), path, name, sentence);
      else
        g_printerr (_ ("%s: warning: %s\n"), path, sentence);
    }
}

static int
check_document (const char *path, const CliDocument *document)
{
  switch (document->kind)
    {
    case CLI_KIND_ARMY:
      return check_army (path, document->army);
    case CLI_KIND_OPERATION:
      warn_of_oddities (path, document->operation, NULL);
      return EXIT_RIGHT;
    case CLI_KIND_CAMPAIGN:
      for (guint i = 0; i < document->campaign->parts->len; i++)
        {
          WarOperation *operation = war_campaign_get_part (document->campaign, i)->operation;

          warn_of_oddities (path, operation, operation->name);
        }
      return EXIT_RIGHT;
    case CLI_KIND_BOOK:
    case CLI_KIND_FIELD:
    case CLI_KIND_NONE:
    default:
      return EXIT_RIGHT;
    }
}

static int
run_check (StoreLibrary *library, char **paths, guint n_paths, const Options *options)
{
  int worst = EXIT_RIGHT;

  for (guint i = 0; i < n_paths; i++)
    {
      g_autoptr (StoreFaults) faults = store_faults_new (paths[i]);
      g_auto (CliDocument) document = { 0 };
      int status;

      if (!cli_document_open (&document, library, paths[i], faults))
        status = report_faults (faults);
      else
        status = check_document (paths[i], &document);

      worst = MAX (worst, status);
    }

  return worst;
}

static int
run_canon (StoreLibrary *library, char **paths, guint n_paths, const Options *options)
{
  g_autoptr (StoreFaults) faults = store_faults_new (paths[0]);
  g_auto (CliDocument) document = { 0 };

  if (!cli_document_open (&document, library, paths[0], faults))
    return report_faults (faults);

  g_autoptr (GBytes) bytes = cli_document_to_bytes (&document);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  /* Bytes, not text: g_print() would turn them into the terminal's encoding. */
  if (fwrite (data, 1, length, stdout) != length || fflush (stdout) != 0)
    return fail (_ ("the document could not be written: %s"), g_strerror (errno));

  return EXIT_RIGHT;
}

static int
run_show (StoreLibrary *library, char **paths, guint n_paths, const Options *options)
{
  g_autoptr (StoreFaults) faults = store_faults_new (paths[0]);
  g_auto (CliDocument) document = { 0 };
  g_autofree char *text = NULL;

  if (!cli_document_open (&document, library, paths[0], faults))
    return report_faults (faults);

  if (document.kind == CLI_KIND_ARMY)
    text = text_roster (document.army);
  else if (document.kind == CLI_KIND_OPERATION)
    text = text_briefing (document.operation);
  else if (document.kind == CLI_KIND_CAMPAIGN)
    text = text_campaign_briefing (document.campaign);
  else
    return fail (_ ("“show” prints armies, operations and campaigns; “draw” draws fields"));

  g_print ("%s", text);
  return EXIT_RIGHT;
}

static int
run_draw (StoreLibrary *library, char **paths, guint n_paths, const Options *options)
{
  g_autoptr (StoreFaults) faults = store_faults_new (paths[0]);
  g_auto (CliDocument) document = { 0 };
  const WarField *field;
  GError *error = NULL;
  DrawFormat format;
  double width;

  if (g_str_has_suffix (options->output, ".png"))
    format = DRAW_FORMAT_PNG;
  else if (g_str_has_suffix (options->output, ".svg"))
    format = DRAW_FORMAT_SVG;
  else if (g_str_has_suffix (options->output, ".pdf"))
    format = DRAW_FORMAT_PDF;
  else
    return fail (_ ("the picture’s name must end in .png, .svg or .pdf"));

  if (!cli_document_open (&document, library, paths[0], faults))
    return report_faults (faults);

  field = document.kind == CLI_KIND_OPERATION ? document.operation->field : document.field;
  if (field == NULL)
    return fail (_ ("“draw” draws fields, and the fields of operations"));

  if (options->width < 0)
    return fail (_ ("the width must be a number above 0"));

  width = options->width > 0 ? options->width : (format == DRAW_FORMAT_PNG ? 2000 : 277);
  return write_output (
    options, draw_map_to_picture (field, format, width, get_ink (options), &error), error);
}

static int
run_print (StoreLibrary *library, char **words, guint n_words, const Options *options)
{
  const DrawPaper *paper = get_paper (options);
  g_autoptr (DrawSheets) sheets = NULL;
  GError *error = NULL;

  if (!g_str_has_suffix (options->output, ".pdf"))
    return fail (_ ("the name of what is printed must end in .pdf"));
  if (paper == NULL)
    return fail (_ ("there is no paper “%s” here; choose a4, a3, a5 or letter"), options->paper);

  if (n_words == 1 && g_str_equal (words[0], "templates"))
    {
      sheets = draw_template_sheets_new (*paper, get_ink (options));
    }
  else if (n_words == 2 && g_str_equal (words[0], "roster"))
    {
      g_autoptr (StoreFaults) faults = store_faults_new (words[1]);
      g_auto (CliDocument) document = { 0 };

      if (!cli_document_open (&document, library, words[1], faults))
        return report_faults (faults);
      if (document.kind != CLI_KIND_ARMY)
        return fail (_ ("a roster is printed of an army"));

      sheets = draw_roster_sheets_new (document.army, *paper, get_ink (options));
    }
  else
    {
      return fail (_ ("say “print roster ARMY -o PDF” or “print templates -o PDF”"));
    }

  return write_output (options, draw_sheets_to_pdf (sheets, &error), error);
}

static const struct
{
  const char *name;
  int (*run) (StoreLibrary *library, char **words, guint n_words, const Options *options);
  guint minimum, maximum; /* words after the name */
  gboolean output; /* needs -o */
} commands[] = {
  { "check", run_check, 1, G_MAXUINT, FALSE }, { "canon", run_canon, 1, 1, FALSE },
  { "show", run_show, 1, 1, FALSE },           { "draw", run_draw, 1, 1, TRUE },
  { "print", run_print, 1, 2, TRUE },
};

static int
run (char **words, guint n_words, const Options *options)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autoptr (StoreLibrary) library = NULL;

      if (!g_str_equal (words[0], commands[i].name))
        continue;
      if (n_words - 1 < commands[i].minimum || n_words - 1 > commands[i].maximum)
        break;
      if (commands[i].output && options->output == NULL)
        return fail (_ ("“%s” needs -o FILE: what to write"), words[0]);

      library = store_library_new (NULL);
      return commands[i].run (library, words + 1, n_words - 1, options);
    }

  return fail (_ ("“%s” cannot be done so; see “duckboard-cli --help”"), words[0]);
}

int
main (int argc, char **argv)
{
  Options options = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, NULL, NULL },
    { "width", 'w', 0, G_OPTION_ARG_INT, &options.width, NULL, NULL },
    { "paper", 'p', 0, G_OPTION_ARG_STRING, &options.paper, NULL, NULL },
    { "black", 0, 0, G_OPTION_ARG_NONE, &options.black, NULL, NULL },
    { "help", 'h', 0, G_OPTION_ARG_NONE, &options.help, NULL, NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, &options.version, NULL, NULL },
    { NULL },
  };
  int status;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, DUCK_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_add_main_entries (context, entries, NULL);

  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      status = fail ("%s", error->message);
    }
  else if (options.help)
    {
      g_print ("%s", _ (usage));
      status = EXIT_RIGHT;
    }
  else if (options.version)
    {
      g_print ("duckboard-cli %s\n", DUCK_VERSION);
      status = EXIT_RIGHT;
    }
  else if (argc < 2)
    {
      g_printerr ("%s", _ (usage));
      status = EXIT_UNREADABLE;
    }
  else
    {
      status = run (argv + 1, (guint) argc - 1, &options);
    }

  g_free (options.output);
  g_free (options.paper);
  return status;
}

/* picture.c: duckboard-cli draw and print: documents as pictures
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "draw/picture.h"
#include "draw/roster-sheet.h"
#include "draw/template-sheet.h"
#include "store/save.h"

static DrawInk
get_ink (const CliOptions *options)
{
  return options->black ? DRAW_INK_BLACK : DRAW_INK_COLOUR;
}

static const DrawPaper *
get_paper (const CliOptions *options)
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
write_output (const CliOptions *options, GBytes *bytes, GError *error)
{
  G_GNUC_UNUSED g_autoptr (GBytes) owned_bytes = bytes;
  g_autoptr (GError) owned_error = error;

  if (bytes == NULL || !store_save_bytes (options->output, bytes, &owned_error))
    return cli_fail ("%s", owned_error->message);

  return CLI_RIGHT;
}

int
cli_run_draw (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  g_auto (CliDocument) document = { 0 };
  const WarField *field;
  int status;
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
    return cli_fail (_ ("the picture’s name must end in .png, .svg or .pdf"));

  if (!cli_document_open_word (&document, library, paths[0], &status))
    return status;

  field = document.kind == CLI_KIND_OPERATION ? document.operation->field : document.field;
  if (field == NULL)
    return cli_fail (_ ("“draw” draws fields, and the fields of operations"));

  if (options->width < 0)
    return cli_fail (_ ("the width must be a number above 0"));

  width = options->width > 0 ? options->width : (format == DRAW_FORMAT_PNG ? 2000 : 277);
  return write_output (
    options, draw_map_to_picture (field, format, width, get_ink (options), &error), error);
}

int
cli_run_print (StoreLibrary *library, char **words, guint n_words, const CliOptions *options)
{
  const DrawPaper *paper = get_paper (options);
  g_autoptr (DrawSheets) sheets = NULL;
  GError *error = NULL;

  if (!g_str_has_suffix (options->output, ".pdf"))
    return cli_fail (_ ("the name of what is printed must end in .pdf"));
  if (paper == NULL)
    return cli_fail (_ ("there is no paper “%s” here; choose a4, a3, a5 or letter"),
                     options->paper);

  if (n_words == 1 && g_str_equal (words[0], "templates"))
    {
      sheets = draw_template_sheets_new (*paper, get_ink (options));
    }
  else if (n_words == 2 && g_str_equal (words[0], "roster"))
    {
      g_auto (CliDocument) document = { 0 };
      int status;

      if (!cli_document_open_word (&document, library, words[1], &status))
        return status;
      if (document.kind != CLI_KIND_ARMY)
        return cli_fail (_ ("a roster is printed of an army"));

      sheets = draw_roster_sheets_new (document.army, *paper, get_ink (options));
    }
  else
    {
      return cli_fail (_ ("say “print roster ARMY -o PDF” or “print templates -o PDF”"));
    }

  return write_output (options, draw_sheets_to_pdf (sheets, &error), error);
}

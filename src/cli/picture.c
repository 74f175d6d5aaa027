/* picture.c: duckboard-cli draw: fields as pictures
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "cli/picture.h"
#include "draw/map/map-tiles.h"
#include "draw/map/picture.h"
#include "draw/surface/fonts.h"
#include "store/disk/name.h"
#include "store/disk/save.h"

DrawInk
cli_get_ink (const CliOptions *options)
{
  return options->save_ink ? DRAW_INK_SAVING : options->black ? DRAW_INK_BLACK : DRAW_INK_COLOUR;
}

const DrawPaper *
cli_get_paper (const CliOptions *options)
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

int
cli_fail_paper (const CliOptions *options)
{
  return cli_fail (_ ("there is no paper “%s” here; choose a4, a3, a5 or letter"), options->paper);
}

int
cli_write_output (const CliOptions *options, GBytes *bytes, GError *error)
{
  G_GNUC_UNUSED g_autoptr (GBytes) owned_bytes = bytes;
  g_autoptr (GError) owned_error = error;
  g_autofree char *missing = draw_fonts_describe_missing ();

  if (bytes == NULL || !store_save_bytes (options->output, bytes, &owned_error))
    return cli_fail ("%s", owned_error->message);
  if (missing != NULL)
    g_printerr ("duckboard-cli: %s\n", missing);

  return CLI_RIGHT;
}

static gboolean
find_format (const char *path, DrawFormat *format)
{
  static const char *const suffixes[] = {
    [DRAW_FORMAT_PNG] = ".png",
    [DRAW_FORMAT_SVG] = ".svg",
    [DRAW_FORMAT_PDF] = ".pdf",
  };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (store_name_has_suffix (path, suffixes[i]))
      {
        *format = (DrawFormat) i;
        return TRUE;
      }

  return FALSE;
}

/* "1:10", "10" */
static gboolean
parse_scale (const char *word, double *scale)
{
  char *end;

  if (g_str_has_prefix (word, "1:"))
    word += 2;
  *scale = g_ascii_strtod (word, &end);

  return end != word && *end == '\0' && *scale >= 0.1 && *scale <= 1000;
}

/* What a picture is without further options. */
#define PNG_WIDTH 2000
#define PAGE_WIDTH 277
#define PNG_DPI 150

/* How wide the picture becomes. FALSE with the exit status if the options make no sense. */
static gboolean
find_width (const WarField *field, const CliOptions *options, DrawPicture *picture, int *status)
{
  gboolean is_png = picture->format == DRAW_FORMAT_PNG;
  double scale = 0;

  *status = CLI_UNREADABLE;
  if (options->dpi < 0 || !(options->dpi <= 10000))
    cli_fail (_ ("the dots per inch must be a number above 0, of at most 10000"));
  else if (options->scale != NULL && options->width > 0)
    cli_fail (_ ("say the width or the scale, not both"));
  else if (options->scale != NULL && !parse_scale (options->scale, &scale))
    cli_fail (_ ("“%s” is no scale; say 1:10"), options->scale);
  else
    *status = CLI_RIGHT;
  if (*status != CLI_RIGHT)
    return FALSE;

  picture->dpi = options->dpi;
  if (options->scale != NULL)
    {
      if (is_png && options->dpi <= 0)
        picture->dpi = PNG_DPI;
      draw_picture_set_scale (picture, field, scale);
    }
  else if (options->width > 0)
    {
      picture->width = options->width;
    }
  else if (options->tiles)
    {
      draw_picture_set_scale (picture, field, 1);
    }
  else if (picture->paper == NULL)
    {
      picture->width = is_png ? PNG_WIDTH : PAGE_WIDTH;
    }

  return TRUE;
}

/* The field alone over as many sheets as it takes. */
static int
draw_tiles (WarField *field, const DrawPicture *picture, const CliOptions *options)
{
  guint n = draw_map_tiles_count (field, picture);
  g_autoptr (DrawSheets) sheets = NULL;
  GError *error = NULL;
  GBytes *bytes;

  if (n > DRAW_TILES_MAX)
    return cli_fail (_ ("the map would take %u sheets; at most %d are possible"), n,
                     DRAW_TILES_MAX);

  sheets = draw_map_tiles_new (field->name, field, picture);
  bytes = draw_sheets_to_pdf (sheets, &error);
  return cli_write_output (options, bytes, error);
}

int
cli_run_draw (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  g_auto (CliDocument) document = { 0 };
  DrawPicture picture = { .ink = cli_get_ink (options), .layers = options->layers };
  WarField *field;
  GBytes *bytes;
  int status;
  GError *error = NULL;

  if (!find_format (options->output, &picture.format))
    return cli_fail (_ ("the picture’s name must end in .png, .svg or .pdf"));
  if (cli_get_paper (options) == NULL)
    return cli_fail_paper (options);
  if (options->tiles && picture.format != DRAW_FORMAT_PDF)
    return cli_fail (_ ("only a PDF has several sheets"));
  if (options->paper != NULL && picture.format != DRAW_FORMAT_PDF)
    return cli_fail (_ ("only a PDF has a paper; a picture has a width or a scale"));
  if (options->paper != NULL || options->tiles)
    picture.paper = cli_get_paper (options);
  if (options->tiles)
    picture.left_out = DRAW_PART_BORDER;
  if (options->overlap > 0 && !options->tiles)
    return cli_fail (_ ("only sheets that are laid together overlap: say --tiles"));
  if (options->overlap > DRAW_PICTURE_MAX_OVERLAP)
    return cli_fail (_ ("sheets overlap by at most %d mm"), DRAW_PICTURE_MAX_OVERLAP);
  picture.overlap = options->overlap;

  if (!cli_document_open_word (&document, library, paths[0], &status))
    return status;

  field = document.kind == CLI_KIND_OPERATION ? document.operation->field : document.field;
  if (field == NULL)
    return cli_fail (_ ("“draw” draws fields, and the fields of operations"));
  if (!find_width (field, options, &picture, &status))
    return status;
  if (options->tiles)
    return draw_tiles (field, &picture, options);

  bytes = draw_map_to_picture (field, &picture, &error);
  return cli_write_output (options, bytes, error);
}

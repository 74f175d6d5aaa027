/* exchange.c: duckboard-cli import, export and bundle: files for others
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/command.h"
#include "draw/picture.h"
#include "store/field-file.h"
#include "store/operation-file.h"
#include "store/save.h"
#include "store/uvtt.h"
#include "text/measure.h"

/* What the picture of a map has for each square, unless it would become too large. */
#define PIXELS 100
#define MAX_SIDE 8192

static gboolean
parse_square (const CliOptions *options, WarLength *square)
{
  *square = WAR_INCH;
  return options->square == NULL
         || (text_read_length (options->square, WAR_UNIT_INCH, square) && *square >= WAR_MILLIMETRE
             && *square <= 100 * WAR_CENTIMETRE);
}

int
cli_run_import (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  g_autoptr (StoreFaults) faults = store_faults_new (paths[0]);
  g_autoptr (StoreUvtt) uvtt = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_path_get_dirname (options->output);
  g_autofree char *stem = g_path_get_basename (options->output);
  g_autofree char *warnings = NULL;
  WarLength square;

  if (!g_str_has_suffix (stem, ".duckfield"))
    return cli_fail (_ ("the name of the field must end in .duckfield"));
  if (!store_uvtt_is_name (paths[0]))
    return cli_fail (_ ("“import” reads .uvtt, .dd2vtt and .df2vtt files"));
  if (!parse_square (options, &square))
    return cli_fail (_ ("“%s” is no length for a square; say 1in or 5cm"), options->square);

  uvtt = store_uvtt_load (paths[0], square, faults);
  if (uvtt == NULL)
    return cli_report_faults (faults);

  warnings = store_faults_warnings_to_string (faults);
  g_printerr ("%s", warnings);
  stem[strlen (stem) - strlen (".duckfield")] = '\0';
  if (!store_uvtt_save_picture (uvtt, folder, stem, TRUE, &error)
      || !store_field_save (uvtt->field, options->output, &error))
    return cli_fail ("%s", error->message);

  return CLI_RIGHT;
}

int
cli_run_export (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  g_auto (CliDocument) document = { 0 };
  g_autoptr (WarOutlook) outlook = NULL;
  g_autoptr (GBytes) picture = NULL;
  g_autoptr (GBytes) map = NULL;
  g_autoptr (GError) error = NULL;
  DrawPicture size = { .format = DRAW_FORMAT_PNG, .left_out = DRAW_PARTS_ALL };
  WarLength square;
  WarField *field;
  WarRules *rules;
  guint pixels;
  int status;

  if (!store_uvtt_is_name (options->output))
    return cli_fail (_ ("the name of the map must end in .uvtt or .dd2vtt"));
  if (!parse_square (options, &square))
    return cli_fail (_ ("“%s” is no length for a square; say 1in or 5cm"), options->square);
  if (!cli_document_open_word (&document, library, paths[0], &status))
    return status;
  field = document.kind == CLI_KIND_OPERATION ? document.operation->field : document.field;
  if (field == NULL)
    return cli_fail (_ ("“export” takes fields, and the fields of operations"));
  if (field->board != NULL)
    return cli_fail (_ ("maps of virtual tabletops have squares: a board of hexes cannot be made "
                        "into one"));
  rules = cli_get_rules (library, &document, options);
  if (rules == NULL)
    return CLI_UNREADABLE;
  outlook = war_outlook_new (field, rules);
  if (outlook == NULL)
    return cli_fail (_ ("%s says nothing about sight here"), rules->system->name);

  pixels = (guint) MIN (PIXELS, (gint64) MAX_SIDE * square / MAX (field->width, field->depth));
  pixels = MAX (pixels, 1);
  size.width = (double) pixels * field->width / square;
  picture = draw_map_to_picture (field, &size, &error);
  if (picture == NULL)
    return cli_fail ("%s", error->message);

  map = store_uvtt_to_bytes (outlook, square, picture, pixels);
  if (!store_save_bytes (options->output, map, &error))
    return cli_fail ("%s", error->message);

  return CLI_RIGHT;
}

int
cli_run_bundle (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  g_auto (CliDocument) document = { 0 };
  g_autoptr (WarOperation) whole = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  if (!g_str_has_suffix (options->output, ".duckop"))
    return cli_fail (_ ("the name of the operation must end in .duckop"));
  if (!cli_document_open_word (&document, library, paths[0], &status))
    return status;
  if (document.operation == NULL)
    return cli_fail (_ ("“bundle” takes operations"));

  whole = war_operation_make_whole (document.operation);
  if (!store_operation_save (library, whole, options->output, &error))
    return cli_fail ("%s", error->message);

  return CLI_RIGHT;
}

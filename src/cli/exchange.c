/* exchange.c: duckboard-cli import, export and bundle: files for others
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/export.h"
#include "draw/map/picture.h"
#include "store/disk/name.h"
#include "store/disk/read-file.h"
#include "store/disk/save.h"
#include "store/documents/field-file.h"
#include "store/documents/operation-file.h"
#include "store/documents/web-page.h"
#include "store/foreign/army-text.h"
#include "store/foreign/battlescribe.h"
#include "store/foreign/uvtt.h"
#include "text/words/measure.h"

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

/* The army that stands as text in a file. */
static int
import_army (StoreLibrary *library, const char *path, const CliOptions *options)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (GBytes) bytes = store_read_text_file (path, faults);
  g_autoptr (WarArmy) army = NULL;
  g_autofree char *warnings = NULL;
  g_autoptr (GError) error = NULL;

  if (bytes != NULL)
    army = store_army_from_text (library, g_bytes_get_data (bytes, NULL), faults);
  if (army == NULL)
    return cli_report_faults (faults);

  warnings = store_faults_warnings_to_string (faults);
  g_printerr ("%s", warnings);
  return store_army_save (library, army, options->output, &error) ? CLI_RIGHT
                                                                  : cli_fail ("%s", error->message);
}

static int
import_map (const char *path, const CliOptions *options)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (StoreUvtt) uvtt = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_path_get_dirname (options->output);
  g_autofree char *stem = g_path_get_basename (options->output);
  g_autofree char *warnings = NULL;
  WarLength square;

  if (!store_name_has_suffix (stem, ".duckfield"))
    return cli_fail (_ ("the name of the field must end in .duckfield"));
  if (!parse_square (options, &square))
    return cli_fail (_ ("“%s” is no length for a square; say 1in or 5cm"), options->square);

  uvtt = store_uvtt_load (path, square, faults);
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
cli_run_import (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  if (store_battlescribe_is_roster_name (paths[0]))
    return cli_fail (_ ("rosters of other programs are shown and printed, and become no armies: "
                        "“duckboard-cli show %s”"),
                     paths[0]);
  if (store_name_has_suffix (options->output, ".duckarmy"))
    return import_army (library, paths[0], options);
  if (!store_uvtt_is_name (paths[0]))
    return cli_fail (_ ("“import” reads .uvtt, .dd2vtt and .df2vtt files, and armies as text, "
                        "which become a .duckarmy"));

  return import_map (paths[0], options);
}

/* A map for virtual tabletops. */
static int
export_map (StoreLibrary *library, const CliDocument *document, const CliOptions *options)
{
  g_autoptr (WarOutlook) outlook = NULL;
  g_autoptr (GBytes) picture = NULL;
  g_autoptr (GBytes) map = NULL;
  g_autoptr (GError) error = NULL;
  DrawPicture size = { .format = DRAW_FORMAT_PNG, .left_out = DRAW_PARTS_ALL };
  WarLength square;
  WarField *field
    = document->kind == CLI_KIND_OPERATION ? document->operation->field : document->field;
  WarRules *rules;
  guint pixels;

  if (!parse_square (options, &square))
    return cli_fail (_ ("“%s” is no length for a square; say 1in or 5cm"), options->square);
  if (field == NULL)
    return cli_fail (_ ("“export” takes fields, and the fields of operations"));
  if (field->board != NULL)
    return cli_fail (_ ("maps of virtual tabletops have squares: a board of hexes cannot be made "
                        "into one"));
  rules = cli_get_rules (library, document, options);
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

static gboolean
is_picture (const char *path)
{
  return store_name_has_suffix (path, ".png") || store_name_has_suffix (path, ".svg");
}

/* What a document becomes, by the name of the output. */
static int
export_document (StoreLibrary *library, const CliDocument *document, const CliOptions *options)
{
  switch (store_battlescribe_get_kind (options->output, NULL))
    {
    case STORE_BATTLESCRIBE_ROSTER:
      return cli_export_roster (document, options);
    case STORE_BATTLESCRIBE_CATALOGUE:
    case STORE_BATTLESCRIBE_SYSTEM:
      return cli_export_catalogue (document, options);
    case STORE_BATTLESCRIBE_NONE:
    default:
      break;
    }
  if (store_name_has_suffix (options->output, ".txt"))
    return cli_export_army_text (document, options);
  if (is_picture (options->output))
    return cli_export_code (document, options);
  if (store_name_has_suffix (options->output, ".json"))
    return cli_export_tabletop (library, document, options);
  if (store_web_page_is_name (options->output))
    return cli_export_page (library, document, options);
  return export_map (library, document, options);
}

/* Whether something is exported under such a name. */
static gboolean
is_exported (const char *path)
{
  return store_uvtt_is_name (path) || store_name_has_suffix (path, ".txt")
         || store_name_has_suffix (path, ".json") || is_picture (path)
         || store_web_page_is_name (path)
         || store_battlescribe_get_kind (path, NULL) != STORE_BATTLESCRIBE_NONE;
}

int
cli_run_export (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  g_auto (CliDocument) document = { 0 };
  int status;

  if (!is_exported (options->output))
    return cli_fail (_ ("“%s” is nothing that is exported: a name ends in .uvtt or .dd2vtt (a "
                        "map), .ros or .rosz (a roster), .txt (an army to send), .cat, .catz, "
                        ".gst or .gstz (a book), .json (a saved object of Tabletop Simulator), "
                        ".png or .svg (an army as a QR code), .html (a page for any browser)"),
                     options->output);
  if ((options->url != NULL || options->no_pictures)
      && !store_name_has_suffix (options->output, ".json"))
    return cli_fail (_ ("only a saved object, .json, has pictures beside it"));
  if (options->url != NULL && options->no_pictures)
    return cli_fail (_ ("say where the pictures will lie, or that there are none, not both"));
  if (!cli_document_open_word (&document, library, paths[0], &status))
    return status;
  return export_document (library, &document, options);
}

int
cli_run_bundle (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  g_auto (CliDocument) document = { 0 };
  g_autoptr (WarOperation) whole = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  if (!store_name_has_suffix (options->output, ".duckop"))
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

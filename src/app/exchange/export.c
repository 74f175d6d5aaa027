/* export.c: documents as files of other programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/exchange/export.h"

#include <glib/gi18n-lib.h>

#include "desk/documents/field-document.h"
#include "desk/documents/operation-document.h"
#include "draw/map/map-tiles.h"
#include "store/documents/operation-file.h"
#include "store/foreign/uvtt.h"

/* What the picture of a map for virtual tabletops has for each square, unless it would become too
 * large. */
#define SQUARE_PIXELS 100
#define MAX_PIXELS 8192

const char *
duck_map_format_get_suffix (DuckMapFormat format)
{
  static const char *const suffixes[] = {
    [DUCK_MAP_PNG] = ".png",
    [DUCK_MAP_SVG] = ".svg",
    [DUCK_MAP_PDF] = ".pdf",
    [DUCK_MAP_UVTT] = ".uvtt",
  };

  g_return_val_if_fail ((gsize) format < G_N_ELEMENTS (suffixes), "");

  return suffixes[format];
}

gboolean
duck_map_choices_has_tiles (const DuckMapChoices *choices)
{
  return choices->format == DUCK_MAP_PDF && choices->scale > 0 && choices->tiles;
}

static guint
get_square_pixels (const WarField *field, WarLength square)
{
  gint64 pixels = (gint64) MAX_PIXELS * square / MAX (field->width, field->depth);

  return (guint) CLAMP (pixels, 1, SQUARE_PIXELS);
}

DrawPicture
duck_map_choices_get_picture (const DuckMapChoices *choices, const WarField *field)
{
  static const DrawFormat formats[] = {
    [DUCK_MAP_PNG] = DRAW_FORMAT_PNG,
    [DUCK_MAP_SVG] = DRAW_FORMAT_SVG,
    [DUCK_MAP_PDF] = DRAW_FORMAT_PDF,
    [DUCK_MAP_UVTT] = DRAW_FORMAT_PNG,
  };
  DrawPicture picture = {
    .format = formats[choices->format],
    .ink = choices->ink,
    .left_out = choices->left_out,
    .dpi = choices->dpi,
    .layers = choices->layers,
  };

  if (choices->format == DUCK_MAP_UVTT)
    {
      picture = (DrawPicture){ .format = DRAW_FORMAT_PNG, .left_out = DRAW_PARTS_ALL };
      picture.width
        = (double) get_square_pixels (field, choices->square) * field->width / choices->square;
    }
  else if (choices->scale > 0)
    draw_picture_set_scale (&picture, field, choices->scale);
  else
    draw_picture_fit_paper (&picture, field, &choices->paper);
  if (choices->format == DUCK_MAP_PDF && (choices->scale <= 0 || choices->tiles))
    picture.paper = &choices->paper;
  return picture;
}

static GBytes *
make_uvtt (WarField *field, WarRules *rules, const DrawPicture *picture, WarLength square,
           GError **error)
{
  g_autoptr (WarOutlook) outlook = rules != NULL ? war_outlook_new (field, rules) : NULL;
  g_autoptr (GBytes) image = NULL;

  if (field->board != NULL)
    {
      g_set_error_literal (error, STORE_ERROR, STORE_ERROR_INVALID,
                           _ ("Maps of virtual tabletops have squares. A board of hexes cannot be "
                              "made into one."));
      return NULL;
    }

  if (outlook == NULL)
    {
      g_set_error_literal (error, STORE_ERROR, STORE_ERROR_INVALID,
                           _ ("These rules say nothing about sight."));
      return NULL;
    }

  image = draw_map_to_picture (field, picture, error);
  return image != NULL
           ? store_uvtt_to_bytes (outlook, square, image, get_square_pixels (field, square))
           : NULL;
}

static GBytes *
make_tiles (WarField *field, const DrawPicture *picture, GError **error)
{
  g_autoptr (DrawSheets) sheets = draw_map_tiles_new (field->name, field, picture);

  return draw_sheets_to_pdf (sheets, error);
}

GBytes *
duck_export_make_map (WarField *field, WarRules *rules, const DuckMapChoices *choices,
                      GError **error)
{
  g_return_val_if_fail (field != NULL && choices != NULL, NULL);

  DrawPicture picture = duck_map_choices_get_picture (choices, field);

  if (choices->format == DUCK_MAP_UVTT)
    return make_uvtt (field, rules, &picture, choices->square, error);

  if (duck_map_choices_has_tiles (choices))
    return make_tiles (field, &picture, error);
  return draw_map_to_picture (field, &picture, error);
}

WarField *
duck_export_get_field (DuckDocument *document)
{
  if (document != NULL && DUCK_IS_FIELD_DOCUMENT (document))
    return duck_field_document_get_field (DUCK_FIELD_DOCUMENT (document));
  if (duck_export_is_operation (document))
    return duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document))->field;
  return NULL;
}

WarRules *
duck_export_get_rules (DuckDocument *document)
{
  if (document != NULL && DUCK_IS_FIELD_DOCUMENT (document))
    return duck_field_document_get_rules (DUCK_FIELD_DOCUMENT (document));
  if (duck_export_is_operation (document))
    return duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document))->rules;
  return NULL;
}

gboolean
duck_export_is_operation (DuckDocument *document)
{
  return document != NULL && DUCK_IS_OPERATION_DOCUMENT (document);
}

GBytes *
duck_export_whole_operation (DuckDocument *document, GError **error)
{
  g_return_val_if_fail (duck_export_is_operation (document), NULL);

  const WarOperation *operation
    = duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document));
  g_autoptr (WarOperation) whole = NULL;

  if (war_operation_count_absent (operation) > 0)
    {
      g_set_error (error, STORE_ERROR, STORE_ERROR_INVALID,
                   _ ("Its field or an army book is missing: the check list says which."));
      return NULL;
    }

  whole = war_operation_make_whole (operation);
  return store_operation_to_bytes (whole);
}

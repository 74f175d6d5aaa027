/* export.c: documents as files of other programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/export.h"

#include <glib/gi18n-lib.h>

#include "app/field-document.h"
#include "app/operation-document.h"
#include "app/settings.h"
#include "draw/picture.h"
#include "store/operation-file.h"
#include "store/uvtt.h"

#define PNG_WIDTH 3000 /* pixels */
#define SVG_MARGIN 20 /* millimetres that are left of the paper */
#define SQUARE_PIXELS 100
#define MAX_PIXELS 8192

/* The field that the document is, or has; or NULL. */
static WarField *
get_field (DuckDocument *document)
{
  if (DUCK_IS_FIELD_DOCUMENT (document))
    return duck_field_document_get_field (DUCK_FIELD_DOCUMENT (document));
  if (DUCK_IS_OPERATION_DOCUMENT (document))
    return duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document))->field;
  return NULL;
}

static WarRules *
get_rules (DuckDocument *document)
{
  if (DUCK_IS_FIELD_DOCUMENT (document))
    return duck_field_document_get_rules (DUCK_FIELD_DOCUMENT (document));
  return duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document))->rules;
}

static GBytes *
make_png (DuckDocument *document, GError **error)
{
  const DrawPicture picture = { .format = DRAW_FORMAT_PNG, .width = PNG_WIDTH };

  return draw_map_to_picture (get_field (document), &picture, error);
}

static GBytes *
make_svg (DuckDocument *document, GError **error)
{
  DrawPaper paper = duck_settings_get_paper ();
  const DrawPicture picture = { .format = DRAW_FORMAT_SVG,
                                .width = MAX (paper.width, paper.height) - SVG_MARGIN,
                                .layers = TRUE };

  return draw_map_to_picture (get_field (document), &picture, error);
}

static GBytes *
make_uvtt (DuckDocument *document, GError **error)
{
  WarField *field = get_field (document);
  WarRules *rules = get_rules (document);
  g_autoptr (WarOutlook) outlook = rules != NULL ? war_outlook_new (field, rules) : NULL;
  g_autoptr (GBytes) image = NULL;
  DrawPicture picture = { .format = DRAW_FORMAT_PNG, .bare = TRUE };
  gint64 pixels
    = MIN (SQUARE_PIXELS, (gint64) MAX_PIXELS * WAR_INCH / MAX (field->width, field->depth));

  if (outlook == NULL)
    {
      g_set_error_literal (error, STORE_ERROR, STORE_ERROR_INVALID,
                           _ ("These rules say nothing about sight."));
      return NULL;
    }

  pixels = MAX (pixels, 1);
  picture.width = (double) pixels * field->width / WAR_INCH;
  image = draw_map_to_picture (field, &picture, error);
  return image != NULL ? store_uvtt_to_bytes (outlook, WAR_INCH, image, (guint) pixels) : NULL;
}

static GBytes *
make_one_file (DuckDocument *document, GError **error)
{
  g_autoptr (WarOperation) whole = war_operation_make_whole (
    duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (document)));

  return store_operation_to_bytes (whole);
}

const DuckExport *
duck_export_find (const char *id)
{
  static const DuckExport exports[] = {
    { "png", ".png", N_ ("Export Picture"), make_png },
    { "svg", ".svg", N_ ("Export Drawing in Layers"), make_svg },
    { "uvtt", ".uvtt", N_ ("Export for a Virtual Tabletop"), make_uvtt },
    { "one-file", ".duckop", N_ ("Export as One File"), make_one_file },
  };

  for (guint i = 0; i < G_N_ELEMENTS (exports); i++)
    if (g_str_equal (exports[i].id, id))
      return &exports[i];

  return NULL;
}

gboolean
duck_export_has_field (DuckDocument *document)
{
  return document != NULL && get_field (document) != NULL;
}

gboolean
duck_export_has_operation (DuckDocument *document)
{
  return document != NULL && DUCK_IS_OPERATION_DOCUMENT (document);
}

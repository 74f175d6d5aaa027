/* export.h: documents as files of other programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/document.h"
#include "draw/map/picture.h"
#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* What a field becomes; in the order of the setting "map-format". */
typedef enum
{
  DUCK_MAP_PNG,
  DUCK_MAP_SVG,
  DUCK_MAP_PDF,
  DUCK_MAP_UVTT, /* a map for virtual tabletops */
} DuckMapFormat;

/* How it is drawn. A map for virtual tabletops has no more choices than its square. */
typedef struct
{
  DuckMapFormat format;
  DrawInk ink;
  guint left_out; /* of DrawPart */
  double scale; /* 1 : scale; 0: fills the paper */
  gboolean tiles; /* PDF at a scale: over several sheets, not on one as large as the map */
  DrawPaper paper; /* PDF, but for one at a scale that is on one sheet */
  double dpi; /* PNG */
  gboolean layers; /* SVG */
  WarLength square; /* on the table */
} DuckMapChoices;

/* ".png" */
const char *duck_map_format_get_suffix (DuckMapFormat format);

/* Whether the map is made over several sheets. */
gboolean duck_map_choices_has_tiles (const DuckMapChoices *choices);

/* How large the choices make the map, in the unit of DrawPicture.width. */
DrawPicture duck_map_choices_get_picture (const DuckMapChoices *choices, const WarField *field);

/* rules: for what blocks sight; or NULL. This can take seconds, and may be done in any thread. */
GBytes *duck_export_make_map (WarField *field, WarRules *rules, const DuckMapChoices *choices,
                              GError **error);

/* The field that the document is or has, and its rules; or NULL. */
WarField *duck_export_get_field (DuckDocument *document);
WarRules *duck_export_get_rules (DuckDocument *document);

/* An operation with all that it needs, in one file. */
gboolean duck_export_is_operation (DuckDocument *document);
GBytes *duck_export_whole_operation (DuckDocument *document, GError **error);

G_END_DECLS

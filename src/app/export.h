/* export.h: documents as files of other programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document.h"

G_BEGIN_DECLS

/* Pictures, and maps of virtual tabletops, of what has a field; and an operation with all that it
 * needs. The id is the target of the actions "win.export" and "win.export-operation". */
typedef struct
{
  const char *id;
  const char *suffix;
  const char *title; /* N_(): of the file chooser */
  GBytes *(*make) (DuckDocument *document, GError **error);
} DuckExport;

/* NULL: there is no such id. */
const DuckExport *duck_export_find (const char *id);

gboolean duck_export_has_field (DuckDocument *document);
gboolean duck_export_has_operation (DuckDocument *document);

G_END_DECLS

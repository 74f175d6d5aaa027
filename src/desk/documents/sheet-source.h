/* sheet-source.h: what sheets of a document are made of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/document.h"

G_BEGIN_DECLS

/* A document as it is now, to be laid out by a thread while it goes on changing. */
typedef struct _DuckSheetSource DuckSheetSource;

/* Of what can be printed. Both only where the document lives. */
DuckSheetSource *duck_sheet_source_new (DuckDocument *document);
void duck_sheet_source_free (DuckSheetSource *source);

/* In any thread. as_booklet: two pages on a side, to fold; the setup says how the paper is. */
DrawSheets *duck_sheet_source_lay_out (const DuckSheetSource *source, const DrawSheetSetup *setup,
                                       gboolean as_booklet);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DuckSheetSource, duck_sheet_source_free)

G_END_DECLS

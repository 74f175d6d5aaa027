/* roster-document.h: a roster that another program has written, to be printed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/document.h"

G_BEGIN_DECLS

/* It is never edited nor saved, and has no tab: what is shown of it are its sheets. */
#define DUCK_TYPE_ROSTER_DOCUMENT (duck_roster_document_get_type ())
G_DECLARE_FINAL_TYPE (DuckRosterDocument, duck_roster_document, DUCK, ROSTER_DOCUMENT, DuckDocument)

G_END_DECLS

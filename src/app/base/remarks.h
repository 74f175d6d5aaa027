/* remarks.h: sentences about a document, in a block whose height does not depend on them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/rules/rules.h"

G_BEGIN_DECLS

#define DUCK_TYPE_REMARKS (duck_remarks_get_type ())
G_DECLARE_FINAL_TYPE (DuckRemarks, duck_remarks, DUCK, REMARKS, GtkWidget)

/* How a line begins: a sign, its style and its word for those who do not see it. */
typedef enum
{
  DUCK_REMARK_FINE,
  DUCK_REMARK_WARNING,
  DUCK_REMARK_ERROR,
  DUCK_REMARK_NOTE, /* something to know, neither good nor bad */
} DuckRemarkKind;

/* Property "content": a widget that is above the block. Both share the height by a rule that no
 * sentence changes, so that one can click on the same thing in the content again and again. The
 * block has a heading, and lines that are scrolled where there are many. */

/* The heading, and none of the lines that there were. */
void duck_remarks_begin (DuckRemarks *self, DuckRemarkKind kind, const char *heading);
void duck_remarks_add (DuckRemarks *self, DuckRemarkKind kind, const char *sentence);

/* The same; the numbers of clauses in it are links to these rules. */
void duck_remarks_add_cited (DuckRemarks *self, DuckRemarkKind kind, const char *sentence,
                             const WarRules *rules);

G_END_DECLS
